"""The application: routes, security headers, limits, start and stop."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.plugins import PluginProtocol
from litestar.types import Message, Scope

from cheeseboard.kernel import BadSave
from cheeseboard.server import deck_pages, files, forms, pages, proof
from cheeseboard.server.house import House, address_of, furnish, is_guest, language, person_of, visit
from cheeseboard.server.identity import same_origin
from cheeseboard.server.settings import Settings
from cheeseboard.server.socket import BAD, NO_TABLE, NOT_YOURS, TOO_FAST, Socket
from cheeseboard.server.table import Who
from cheeseboard.toolkit.words import words

log = logging.getLogger(__name__)

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # an invite link must not travel in a referrer
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "x-frame-options": "DENY",
}


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """Whether the server answers."""
    return "ok"


@get("/static/{path:path}", sync_to_thread=False)
def static(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's files."""
    path = str(request.path_params["path"])
    house: House = request.app.state.house
    return _file(request, house.files.get(path))


@get("/art/{name:str}", sync_to_thread=False)
def art(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A game's pictures."""
    name = str(request.path_params["name"])
    return _file(request, files.sprite(name.removesuffix(".svg")) if name.endswith(".svg") else None)


def _file(request: Request[Any, Any, Any], held: files.Held | None) -> Response[bytes]:
    if held is None:
        return Response(b"No such file.\n", status_code=404, media_type="text/plain")
    headers = {"etag": held.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if held.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=held.media)
    body = held.body
    if held.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body = held.packed
        headers["content-encoding"] = "gzip"
    media = held.media
    return Response(body, headers=headers, media_type=media)


@websocket("/table/{table_id:str}/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """A page's line to its table."""
    table_id = str(socket.path_params["table_id"])
    house: House = socket.app.state.house
    settings = house.settings
    lang = language(socket)
    address = address_of(socket)
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await _refuse(socket, NOT_YOURS, "bad-origin", lang)
        return
    crowded = (
        sum(house.sockets.values()) >= settings.sockets_max
        or house.sockets.get(address, 0) >= settings.sockets_per_address
    )
    if crowded:
        await _refuse(socket, TOO_FAST, "bad-crowded", lang)
        return
    house.sockets[address] = house.sockets.get(address, 0) + 1
    try:
        await _seated(socket, house, table_id, lang)
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def _seated(socket: WebSocket[Any, Any, Any], house: House, table_id: str, lang: str) -> None:
    try:
        table = await house.hub.table(table_id)
    except BadSave as error:
        log.error("table %s: %s", table_id, error)
        await _refuse(socket, NO_TABLE, "notice-damaged", lang, why=error.message(lang))
        return
    if table is None:
        await _refuse(socket, NO_TABLE, "bad-no-table", lang)
        return
    if len(table.watchers) >= house.settings.sockets_per_table:
        await _refuse(socket, TOO_FAST, "bad-crowded", lang)
        return
    person = person_of(house, socket) or ""
    wanted = socket.query_params.get("seat", "watch")
    seat: int | None = None
    if wanted != "watch":
        if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3):
            await _refuse(socket, BAD, "bad-seat", lang)
            return
        seat = int(wanted)
        if not person or seat not in table.mine(person):
            await _refuse(socket, NOT_YOURS, "bad-seat-gone", lang)
            return
    invited = table.invited(person) or is_guest(house, socket, table_id, person or None)
    await socket.accept()
    await Socket(socket, house.hub, table, seat, Who(person, invited, lang)).serve()


async def _refuse(socket: WebSocket[Any, Any, Any], code: int, id: str, lang: str, **args: Any) -> None:  # noqa: A002
    """Say why in words the page can show: a refused handshake would reach it without any."""
    say = words(lang).say(id, **args)
    await socket.accept()
    await socket.send_json({"t": "bad", "say": say, "fatal": True})
    await socket.close(code=code, reason=say.encode()[:120].decode(errors="ignore"))


def check_post(request: Request[Any, Any, Any]) -> Response[str] | None:
    """Before any form is read: does it come from our own page, and not too often?"""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return None
    house: House = request.app.state.house
    if not same_origin(request.headers.get("origin"), request.headers.get("host")):
        return visit(request).notice(403, "notice-origin")
    if not house.posts.take(address_of(request)):
        return visit(request).notice(429, "notice-often")
    return None


async def add_headers(message: Message, scope: Scope) -> None:
    """The security headers, on every answer: pages, files and errors alike."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[str]:
    """Every refusal is a page with a sentence."""
    known = {404: "notice-missing", 405: "notice-missing", 413: "notice-large", 429: "notice-often"}
    return visit(request).notice(error.status_code, known.get(error.status_code, "notice-request"))


def on_damage(request: Request[Any, Any, Any], error: BadSave) -> Response[str]:
    """A table whose log does not verify: said with its reason, and left as it is."""
    log.error("%s: %s", request.url.path, error)
    guest = visit(request)
    return guest.notice(500, "notice-damaged", why=error.message(guest.lang))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[str]:
    """A fault of ours: logged whole, said short."""
    log.exception("%s %s", request.method, request.url.path, exc_info=error)
    return visit(request).notice(500, "notice-fault")


class App(Litestar):
    """Litestar without its plugins for models of pydantic and attrs: we have none, and they take long to import."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return plugins


def build(settings: Settings | None = None, lan: str | None = None) -> Litestar:
    """The application over a data folder. Raises `StoreError` where the folder cannot be used."""
    house = furnish(settings or Settings(), lan)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.hub.start()
        try:
            yield
        finally:
            await house.hub.stop()
            await house.bots.stop()
            house.store.close()

    app = App(
        route_handlers=[
            health,
            static,
            art,
            table_socket,
            *pages.HANDLERS,
            *forms.HANDLERS,
            *proof.HANDLERS,
            *deck_pages.HANDLERS,
        ],
        lifespan=[lifespan],
        before_request=check_post,
        exception_handlers={HTTPException: on_http_error, BadSave: on_damage, Exception: on_error},
        before_send=[add_headers],
        openapi_config=None,
        request_max_body_size=house.settings.body_max,
        logging_config=None,
    )
    app.state.house = house
    return app
