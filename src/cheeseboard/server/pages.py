"""Pages to look at: the shelf, the table, the rulebook, about; and what hangs on a table: its QR code and save file."""

from __future__ import annotations

import asyncio
import io
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from cheeseboard.server import bridge
from cheeseboard.server.house import NO_STORE, Visit, is_guest, json_for_page, visit
from cheeseboard.server.table import Table
from cheeseboard.toolkit.words import Words

LIDS = ("chou", "goldrush", "roquefort", "pursuit", "fromage")
"""The five boxes in the order of the shelf."""
_STATIC = Path(__file__).parent / "static"


@get("/")
async def shelf(request: Request[Any, Any, Any]) -> Response[str]:
    """The five boxes, and the tables of whoever asks."""
    guest = visit(request)
    ready = bridge.ready()
    tongue = guest.words()
    lids = []
    for lid in LIDS:
        players = bridge.load(lid).Options.fields["players"] if lid in ready else None
        note = tongue.say("shelf-players", low=players.low, high=players.high) if players else ""
        lids.append({"id": lid, "title": tongue.say(f"lid-{lid}"), "ready": players is not None, "note": note})
    tables = []
    for id_, game, created in await guest.house.store.tables_of(guest.person):
        tables.append({"id": id_, "title": tongue.say(f"lid-{game}"), "note": _since(tongue, time.time() - created)})
    return guest.page("shelf.html", lids=lids, tables=tables)


def _since(tongue: Words, seconds: float) -> str:
    """How long ago a table was set, as a sentence."""
    for unit, size in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= size:
            return tongue.say(f"shelf-since-{unit}", n=int(seconds // size))
    return tongue.say("shelf-since-now")


@get("/table/{table_id:str}")
async def table_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The table: a skeleton that the client fills over the WebSocket."""
    table_id = str(request.path_params["table_id"])
    guest = visit(request)
    table = await guest.house.hub.table(table_id)
    if table is None:
        return guest.notice(404, "notice-no-table")
    may_invite = table.invited(guest.person)
    may_hand = may_invite or is_guest(guest.house, request, table_id, guest.person)
    return guest.page(
        "table.html",
        game=table.game,
        title=guest.words(table.game).say("game-title"),
        table=table_id,
        mine=",".join(map(str, table.mine(guest.person))),
        invite=invite_url(guest, table) if may_invite else "",
        levels=",".join(level.id for level in bridge.levels(table.game)) if may_hand else "",
        beat=round(1000 * guest.house.settings.beat),
        ui_words=json_for_page(ui_words(guest.words())),
    )


def ui_words(tongue: Words) -> dict[str, str]:
    """The client's words: every id of `static/words.json`; an argument stands as `{name}` for the client to fill."""
    english: dict[str, str] = json.loads((_STATIC / "words.json").read_text("utf-8"))
    return {id_: tongue.say(f"ui-{id_}", **_itself(text)) for id_, text in english.items()}


def _itself(text: str) -> dict[str, str]:
    """Each argument of a text, standing for itself."""
    names = [part.split("}")[0] for part in text.split("{")[1:]]
    return {name: f"{{{name}}}" for name in names}


def invite_url(guest: Visit, table: Table) -> str:
    """The link that lets others sit down."""
    return f"{guest.origin()}/join/{table.invite}"


@get("/table/{table_id:str}/qr.svg")
async def qr(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The invite link as a QR code, for whoever may pass it on."""
    table_id = str(request.path_params["table_id"])
    guest = visit(request)
    table = await guest.house.hub.table(table_id)
    if table is None or not table.invited(guest.person):
        return Response(b"", status_code=404, media_type="image/svg+xml", headers=NO_STORE)
    import segno  # only here: the start does not wait for it

    out = io.BytesIO()
    segno.make_qr(invite_url(guest, table), error="m").save(
        out, kind="svg", border=4, dark="#2B2925", light="#FBF6EA", xmldecl=False, omitsize=True
    )
    return Response(out.getvalue(), media_type="image/svg+xml", headers=NO_STORE)


@get("/table/{table_id:str}/save")
async def save(request: Request[Any, Any, Any]) -> Response[Any]:
    """A viewer's file of the match: `?seat=n` for a seat of one's own, else what a spectator may know."""
    table_id = str(request.path_params["table_id"])
    guest = visit(request)
    table = await guest.house.hub.table(table_id)
    if table is None:
        return guest.notice(404, "notice-no-table")
    wanted = request.query_params.get("seat", "watch")
    seat = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 3 else None
    if (wanted != "watch" and seat is None) or (seat is not None and seat not in table.mine(guest.person)):
        return guest.notice(403, "notice-not-yours")
    async with table.lock:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "match"
            table.match.save(path, seat)
            body = await asyncio.to_thread(path.read_bytes)
    name = f"{table.game}-{table_id[:6]}.cheeseboard"
    headers = {"content-disposition": f'attachment; filename="{name}"', **NO_STORE}
    return Response(body, media_type="text/plain", headers=headers)


@get("/rules/{game:str}")
async def rules(request: Request[Any, Any, Any]) -> Response[str]:
    """The rulebook of a game: every clause by chapter, each with an anchor of its own."""
    game = str(request.path_params["game"])
    guest = visit(request)
    if game not in bridge.ready():
        return guest.notice(404, "notice-no-rules")
    tongue = guest.words(game)
    book = bridge.load(game).clauses
    chapters = []
    for chapter in book.CHAPTERS:
        clauses = [
            {"id": clause.id, "text": tongue.say(clause.message), "ref": reference(tongue, clause.ref)}
            for clause in book.CLAUSES
            if clause.chapter == chapter
        ]
        intro = f"chapter-{chapter}-intro"
        chapters.append(
            {
                "id": chapter,
                "title": tongue.say(f"chapter-{chapter}"),
                "intro": tongue.say(intro) if tongue.has(intro) else "",
                "clauses": clauses,
            }
        )
    return guest.page(
        "rules.html", game=game, title=tongue.say("game-title"), intro=tongue.say("game-intro"), chapters=chapters
    )


def reference(tongue: Words, ref: str) -> str:
    """Where a clause comes from, in words: "L41, L52" are lines of the rulebook, "ruling 12" is one of ours."""
    lines, others = [], []
    for part in ref.split(", "):
        kind, _, number = part.partition(" ")
        if part[:1] == "L" and part[1:2].isdigit():
            lines.append(part[1:].replace("-", "–"))
        elif tongue.has(f"ref-{kind}"):
            others.append(tongue.say(f"ref-{kind}", n=number))
        else:
            others.append(part)
    said = [tongue.say("ref-line" if len(lines) == 1 else "ref-lines", n=", ".join(lines))] if lines else []
    return tongue.list([*said, *others])


@get("/about")
async def about(request: Request[Any, Any, Any]) -> Response[str]:
    """What this is, what it keeps, under which licence."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        number = version("cheeseboard")
    except PackageNotFoundError:
        number = "0"
    return visit(request).page("about.html", version=number)


HANDLERS: list[HTTPRouteHandler] = [shelf, table_page, qr, save, rules, about]
