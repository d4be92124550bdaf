"""What is open once a game is over: the proof of its dice for the page that checks them, and the whole record."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from cheeseboard.match import Match
from cheeseboard.match.proof import prove
from cheeseboard.server import frames
from cheeseboard.server.house import NO_STORE, Visit, visit
from cheeseboard.server.table import Table


def proof(match: Match) -> dict[str, Any]:
    """The dice of a match, all of it: see `Proof` in static/types.js. Only for a match that is over."""
    found = prove(match)
    return {
        "match": match.header.match,
        "secret": match.referee.dice.secret.hex(),
        "seal": match.header.dice.secret,
        "rounds": [
            {
                "n": n,
                "seats": [
                    {"seat": one.seat, "whose": one.whose, "promise": one.promise, "nonce": one.nonce} for one in shares
                ],
            }
            for n, shares in found.rounds
        ],
        "draws": [
            {"n": one.n, "drawer": one.drawer, "count": one.count, "weights": one.weights, "index": one.index}
            for one in found.draws
        ],
    }


@get("/table/{table_id:str}/dice")
async def dice(request: Request[Any, Any, Any]) -> Response[Any]:
    """The proof of the dice as JSON."""
    guest, table = await _over(request)
    if table is None:
        return guest.notice(404, "notice-not-over")
    if not table.proof:
        async with table.lock:
            twin = table.match.fork()
        table.proof = await asyncio.to_thread(lambda: frames.write(proof(twin)))
    return Response(table.proof, media_type="application/json", headers=NO_STORE)


@get("/table/{table_id:str}/record")
async def record(request: Request[Any, Any, Any]) -> Response[Any]:
    """The referee's file, everything in it: what `cheeseboard verify` plays again."""
    guest, table = await _over(request)
    if table is None:
        return guest.notice(404, "notice-not-over")
    async with table.lock:
        body = table.match.pack()
    name = f"{table.game}-{table.id[:6]}-record.cheeseboard"
    return Response(
        body,
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"', **NO_STORE},
    )


async def _over(request: Request[Any, Any, Any]) -> tuple[Visit, Table | None]:
    """Who asks, and the table if its game is over: before that all of this is secret."""
    guest = visit(request)
    table = await guest.house.hub.table(str(request.path_params["table_id"]))
    return guest, table if table is not None and table.match.over else None


HANDLERS: list[HTTPRouteHandler] = [dice, record]
