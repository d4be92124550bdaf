"""What every page and socket of one server shares, and what a request says about who asks, in which language."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from markupsafe import Markup

from cheeseboard.server.bots import Bots
from cheeseboard.server.decks import DeckInfo, Decks
from cheeseboard.server.files import Files
from cheeseboard.server.hub import Hub
from cheeseboard.server.identity import COOKIE_DAYS, Buckets, Identity, new_id
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import Store
from cheeseboard.toolkit.words import HTML_LANG, LANGS, Words, pick, words

_HERE = Path(__file__).parent


@dataclass(slots=True)
class House:
    """The parts of one running server."""

    settings: Settings
    store: Store
    identity: Identity
    hub: Hub
    bots: Bots
    files: Files
    templates: Environment
    lan: str | None = None  # the address phones in the same network use: "http://192.168.1.20:8765/"
    posts: Buckets = field(init=False)
    shelf: Decks = field(init=False)  # of questions
    sockets: dict[str, int] = field(default_factory=dict)  # open WebSockets by address

    def __post_init__(self) -> None:
        self.posts = Buckets(self.settings.posts_per_second, self.settings.posts_burst)
        self.shelf = Decks(self.store, self.settings)

    async def decks(self, person: str) -> list[DeckInfo]:
        """The decks of questions that a person may play with."""
        return await self.shelf.all(person)


def furnish(settings: Settings, lan: str | None = None) -> House:
    """Open the store and put everything in its place. Raises `StoreError`."""
    store = Store(settings.data)
    hub = Hub(store, settings)
    bots = Bots(settings)
    hub.bots = bots
    templates = Environment(
        loader=FileSystemLoader(_HERE / "pages"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=False,
        lstrip_blocks=False,
    )
    identity = Identity(store.secret(secrets.token_bytes(32)))
    return House(settings, store, identity, hub, bots, Files(), templates, lan)


AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def language(connection: AnyConnection) -> str:
    """`?lang=` wins, then the cookie, then what the browser prefers."""
    for wish in (connection.query_params.get("lang"), connection.cookies.get("lang")):
        if wish in LANGS:
            return str(wish)
    return pick(connection.headers.get("accept-language", ""))


def person_of(house: House, connection: AnyConnection) -> str | None:
    """The person the cookie names, or None."""
    return house.identity.read(connection.cookies.get(house.identity.cookie))


def guest_cookie(house: House, table: str) -> str:
    """Name of the cookie that says: this browser came by the table's invite."""
    return f"{house.identity.cookie}-guest-{table}"


def is_guest(house: House, connection: AnyConnection, table: str, person: str | None) -> bool:
    """Whether the person has opened the table's invite link."""
    return person is not None and house.identity.read(connection.cookies.get(guest_cookie(house, table))) == guest_word(
        table, person
    )


def guest_word(table: str, person: str) -> str:
    """What the guest cookie holds, before it is signed."""
    return f"guest {table} {person}"


def address_of(connection: AnyConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def cookie(name: str, value: str, secure: bool, path: str = "/", http_only: bool = True) -> Cookie:
    """A cookie as we set them all: same-site, so that other sites' pages cannot act in somebody's name."""
    return Cookie(
        key=name,
        value=value,
        path=path,
        max_age=COOKIE_DAYS * 86400,
        httponly=http_only,
        samesite="lax",  # strict would drop it on the way from a messenger's link, and with it the person
        secure=secure,
    )


@dataclass(slots=True)
class Visit:
    """One request: who, in which language, and the cookies to set."""

    house: House
    request: AnyRequest
    lang: str
    person: str
    cookies: list[Cookie] = field(default_factory=list)

    @property
    def secure(self) -> bool:
        """Whether the page came over https."""
        return str(self.request.url.scheme) == "https"

    def words(self, *rooms: str) -> Words:
        """Words in the visitor's language."""
        return words(self.lang, *rooms)

    def origin(self) -> str:
        """The address others can use to get here: the network's, where this browser itself came by localhost."""
        host = self.request.headers.get("host", "localhost")
        if self.house.lan and host.rsplit(":", 1)[0] in ("localhost", "127.0.0.1", "[::1]"):
            return self.house.lan.rstrip("/")
        return f"{self.request.url.scheme}://{host}"

    def page(self, template: str, status: int = 200, game: str = "", keep: str = "", **values: Any) -> Response[str]:
        """A page of ours. `keep` is what a change of language keeps of the query."""
        tongue = self.words(game) if game else self.words()
        text = self.house.templates.get_template(template).render(
            lang=self.lang,
            html_lang=HTML_LANG.get(self.lang, self.lang),
            html_langs=HTML_LANG,
            langs=LANGS,
            say=tongue.say,
            game=game,
            keep=keep,
            **values,
        )
        return Response(text, status_code=status, media_type="text/html", cookies=self.cookies, headers=NO_STORE)

    def notice(self, status: int, id: str, **args: Any) -> Response[str]:  # noqa: A002
        """A page that says one thing: `<id>-title` and `<id>`."""
        tongue = self.words()
        return self.page("notice.html", status, heading=tongue.say(f"{id}-title"), text=tongue.say(id, **args))

    def go(self, where: str) -> Response[None]:
        """Off to another page."""
        return Response(None, status_code=303, headers={"location": where, **NO_STORE}, cookies=self.cookies)


NO_STORE = {"cache-control": "no-store"}


def visit(request: AnyRequest) -> Visit:
    """Who asks; a new person gets a cookie. A language in the query is kept."""
    house: House = request.app.state.house
    person = person_of(house, request)
    made = Visit(house, request, language(request), person or new_id())
    if person is None:
        made.cookies.append(cookie(house.identity.cookie, house.identity.sign(made.person), made.secure))
    if request.query_params.get("lang") in LANGS:
        made.cookies.append(cookie("lang", made.lang, made.secure, http_only=False))
    return made


def json_for_page(value: Any) -> Markup:
    """JSON that can stand inside a script element: nothing in it can end the element."""
    text = msgspec.json.encode(value).decode()
    for char, code in (("<", "\\u003c"), (">", "\\u003e"), ("&", "\\u0026")):
        text = text.replace(char, code)
    return Markup(text)  # noqa: S704  (escaped just above)
