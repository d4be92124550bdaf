"""Pages that change something: setting a new table, and sitting down by an invite link."""

from __future__ import annotations

import time
from collections.abc import Mapping
from itertools import chain, combinations
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler

from cheeseboard.kernel import SPECTATOR, BadOption, Field, Game
from cheeseboard.kernel.options import Value, default
from cheeseboard.match.clock import LIMITS
from cheeseboard.match.names import colour
from cheeseboard.server import bridge, clock
from cheeseboard.server.house import Visit, cookie, guest_cookie, guest_word, visit
from cheeseboard.server.identity import new_id
from cheeseboard.server.render import level_name
from cheeseboard.server.store import SeatRow, StoreError, TableRow
from cheeseboard.server.table import Table, Who, tidy_name
from cheeseboard.toolkit.desk import Deck
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import LANGS, Words


@get("/new/{game:str}")
async def new_form(request: Request[Any, Any, Any]) -> Response[str]:
    """The form for a new table."""
    game = str(request.path_params["game"])
    guest = visit(request)
    if game not in bridge.ready():
        return guest.notice(404, "notice-no-game")
    return await _form(guest, bridge.load(game), dict(request.query_params))


@post("/new/{game:str}")
async def new_table(request: Request[Any, Any, Any]) -> Response[Any]:
    """Set the table and go there; or the form again, with a sentence."""
    game = str(request.path_params["game"])
    guest = visit(request)
    if game not in bridge.ready():
        return guest.notice(404, "notice-no-game")
    bundle = bridge.load(game)
    given = {name: value for name, value in (await request.form()).items() if isinstance(value, str)}
    if "again" in given:
        return await _form(guest, bundle, given)
    try:
        seats = _seats_asked(guest, bundle, given)
        limit = _limit_asked(given)
        decks = await _decks_asked(guest, bundle, given)
        seen = await guest.house.store.seen([guest.person], game) if decks else frozenset()
        match = bridge.create(game, _options_asked(bundle, given), seats, decks=decks, seen=seen)
        if not guest.house.settings.dice_wait:
            bridge.settle_alone(match)
    except BadOption as mistake:
        return await _form(guest, bundle, given, mistake)
    header, events = bridge.packed(match)
    row = TableRow(new_id(96), game, header, guest.person, new_id(128), time.time(), seats, events, clock=limit)
    try:
        await guest.house.hub.create(row)
    except StoreError:
        return guest.notice(503, "notice-disk")
    return guest.go(f"/table/{row.id}")


def _options_asked(bundle: Game, given: Mapping[str, str]) -> dict[str, Value]:
    """The options of a form. What stands at its default counts as not given: the rulebook may force another."""
    asked: dict[str, Value] = {}
    for name, about in bundle.Options.fields.items():
        if name not in given:
            continue
        value: Value = _ticked(given[name]) if about.flag else given[name]
        if str(value) != str(default(about)):
            asked[name] = value
    return asked


async def _decks_asked(guest: Visit, bundle: Game, given: Mapping[str, str]) -> list[str | Deck]:
    """The decks whose boxes are ticked, the house's by name; none where the game has no desk."""
    found: list[str | Deck] = []
    for one in await guest.house.decks(guest.person) if bundle.has_desk else ():
        if _ticked(given.get(f"deck_{one.id}", "no")):
            deck = one.id if one.shipped else await guest.house.shelf.get(one.id, guest.person)
            found += [deck] if deck is not None else []
    return found


async def _decks(guest: Visit, bundle: Game, given: Mapping[str, str]) -> list[dict[str, Any]]:
    """The decks for the form. As it is opened first, the house's in the page's own language is ticked, or English."""
    known = await guest.house.decks(guest.person) if bundle.has_desk else []
    house = [one.id for one in known if one.shipped]
    first = guest.lang if guest.lang in house else next(iter(house), "")
    fresh = not any(name.startswith("deck_") for name in given)
    ticked = [one.id == first if fresh else _ticked(given.get(f"deck_{one.id}", "no")) for one in known]
    return [
        {
            "name": f"deck_{one.id}",
            "label": LANGS[one.lang] if one.shipped else one.name,
            "lang": one.lang,
            "note": guest.words().say("decks-count", count=one.total),
            "open": "" if one.shipped else guest.words().say("decks-open-later"),
            "value": value,
            "again": sum(ticked) == int(value),  # the first one ticked and the last one unticked
        }
        for one, value in zip(known, ticked, strict=True)
    ]


def _ticked(text: Value) -> bool:
    """A box that is ticked. An empty one sends “no”, so that one that is not there means its default."""
    return str(text).casefold() in ("on", "1", "true", "yes")


def _seats_asked(guest: Visit, bundle: Game, given: Mapping[str, str]) -> tuple[SeatRow, ...]:
    """Who sits where. Raises `BadOption` for a bot there is not."""
    count = int(bundle.option_values(bundle.options(**_structure(bundle, given)))["players"])
    levels = {level.id for level in bridge.levels(bundle.id)}
    rows = []
    for seat in range(count):
        who, _, level = given.get(f"seat{seat}", "open").partition(":")
        name = tidy_name(given.get(f"name{seat}", ""))
        if who in ("me", "here"):
            rows.append(SeatRow(seat, "person", guest.person, name))
        elif who == "bot" and level in levels:
            rows.append(SeatRow(seat, "bot", level=level))
        elif who == "open":
            rows.append(SeatRow(seat, "open"))
        else:
            raise BadOption("refuse-no-level", f"There is no bot of the level “{level}”.", level=level)
    return tuple(rows)


def _limit_asked(given: Mapping[str, str]) -> int:
    """Seconds for a decision. Raises `BadOption` for a limit there is not."""
    wish = given.get("clock", "0")
    if wish not in map(str, LIMITS):
        raise BadOption("refuse-no-clock", "A decision may take 30 seconds, 1, 2 or 5 minutes, a day, or any time.")
    return int(wish)


# -- the form ----------------------------------------------------------------------------------------------------------


async def _form(
    guest: Visit, bundle: Game, given: Mapping[str, str], mistake: BadOption | None = None
) -> Response[str]:
    tongue = guest.words(bundle.id)
    frame = _structure(bundle, given)
    fields = bundle.Options.fields
    structural = _structural(bundle, frame)
    decks = await _decks(guest, bundle, given)
    idle = _idle(bundle, any(one["value"] for one in decks))
    shown = [name for name in fields if name not in idle and _possible(bundle, frame, name)]
    forced = bundle.option_values(bundle.options(**frame))
    options = [
        _option(tongue, name, fields[name], forced[name], {**given, **frame}, _choices(bundle, frame, tongue, name))
        for name in shown
    ]
    states = bundle.new(bundle.options(**frame))
    whos = [("me", tongue.say("who-me")), ("here", tongue.say("who-here")), ("open", tongue.say("who-open"))]
    levels = bridge.levels(bundle.id)
    whos += [(f"bot:{v.id}", tongue.say("who-bot", level=level_name(v.id, tongue))) for v in levels]
    other = f"bot:{levels[0].id}" if levels else "open"
    seats = [
        {
            "seat": seat,
            "role": tongue.say(role or colour(seat)),
            "who": given.get(f"seat{seat}", "me" if seat == 0 else other),
            "name": tidy_name(given.get(f"name{seat}", "")),
        }
        for seat, role in enumerate(roles(bundle, bundle.view(states)))
    ]
    players = fields["players"]
    rest = [name for name in shown if name not in structural]
    variants = [name for name in rest if bundle.Options.fields[name].variant]
    rulings = [name for name in rest if name not in variants]
    return guest.page(
        "new.html",
        200 if mistake is None else 422,
        game=bundle.id,
        keep="".join(f"&{name}={value}" for name, value in frame.items()),
        title=tongue.say("game-title"),
        pitch=tongue.say("game-pitch"),
        mistake=_sentence(mistake, tongue) if mistake else "",
        players={
            "label": tongue.say("option-players"),
            "value": frame["players"],
            "choices": range(players.low, players.high + 1),
        },
        options=[{**one, "structural": one["name"] in structural} for one in options],
        decks=decks,
        extras=variants,
        rulings=rulings,
        open_rulings=any(o["name"] in rulings and o["changed"] for o in options),
        seats=seats,
        clocks=[(str(limit), text, str(limit) == given.get("clock", "0")) for limit, text in clock.choices(tongue)],
        whos=whos,
        levels=[(level_name(level.id, tongue), tongue.say(level.note)) for level in levels],
    )


def _option(
    tongue: Words, name: str, about: Field, forced: Value, given: Mapping[str, Value], choices: list[str]
) -> dict[str, Any]:
    """One option as the template draws it; `forced` is what it is for so many players where nothing is said."""
    now = given.get(name, forced)
    if about.flag:
        now = _ticked(now)
    elif choices and str(now) not in choices:
        now = forced
    help_id = f"option-{name}-help"
    return {
        "name": name,
        "label": tongue.say(f"option-{name}"),
        "help": tongue.say(help_id) if tongue.has(help_id) else "",
        "kind": "flag" if about.flag else "choice" if choices else "number",
        "choices": [(choice, tongue.say(f"option-{name}-{choice}")) for choice in choices],
        "low": about.low,
        "high": about.high,
        "value": now if about.flag else str(now),
        "changed": str(now) != str(forced if choices else default(about)),
    }


def _choices(bundle: Game, frame: Mapping[str, Value], tongue: Words, name: str) -> list[str]:
    """The values of an option that have words and go with the frame; none for yes or no and for plain numbers."""
    about = bundle.Options.fields[name]
    if about.flag:
        return []
    values = about.choices or range(about.low, about.high + 1)
    named = [str(value) for value in values if tongue.has(f"option-{name}-{value}")]
    return [value for value in named if _goes(bundle, frame, name, value)]


def _structure(bundle: Game, given: Mapping[str, str]) -> dict[str, Value]:
    """The options that seats depend on, as far as what was given makes sense; the form shows the rest by itself."""
    about = bundle.Options.fields["players"]
    wish = given.get("players", "")
    players = int(wish) if wish.isascii() and wish.isdigit() and len(wish) < 3 else about.default
    frame: dict[str, Value] = {"players": min(max(players, about.low), about.high)}
    for name in _structural(bundle, frame):
        if name in given and _accepted(bundle, {**frame, name: given[name]}):
            frame[name] = given[name]
    return frame


def _structural(bundle: Game, frame: Mapping[str, Value]) -> list[str]:
    """Options whose choice changes who plays what."""
    players = {"players": frame["players"]}
    found = []
    for name, about in bundle.Options.fields.items():
        if name != "players" and about.choices:
            ways = [{**players, name: choice} for choice in about.choices]
            if len({_roles(bundle, way) for way in ways if _accepted(bundle, way)}) > 1:
                found.append(name)
    return found


def _roles(bundle: Game, options: Mapping[str, Value]) -> tuple[str, ...]:
    return tuple(map(repr, roles(bundle, bundle.view(bundle.new(bundle.options(**options))))))


def roles(bundle: Game, view: Any) -> list[Msg | None]:
    """What each seat plays, as everybody may know it; None where all play the same."""
    return [tally.role for tally in bundle.scene.scene(view, SPECTATOR).seats]


def _accepted(bundle: Game, options: Mapping[str, Value]) -> bool:
    try:
        bundle.options(**options)
    except BadOption:
        return False
    return True


def _idle(bundle: Game, questions: bool) -> frozenset[str]:
    """Options that the form does not show as such, and those that mean nothing with, or without, questions."""
    if not bundle.has_desk:
        return frozenset({"players"})
    return frozenset({"players", *(bundle.desk.CHANCES_OF if questions else bundle.desk.SETTINGS)})


def _possible(bundle: Game, frame: Mapping[str, Value], name: str) -> bool:
    """Whether some value but the default of an option goes with the frame and some of the yes-or-no options."""
    about = bundle.Options.fields[name]
    if about.flag:
        values: list[Value] = [not about.default]
    elif about.choices:
        values = [choice for choice in about.choices if choice != default(about)]
    else:
        values = [value for value in (about.low, about.high) if value != about.default]
    return any(_goes(bundle, frame, name, value) for value in values)


def _goes(bundle: Game, frame: Mapping[str, Value], name: str, value: Value) -> bool:
    """Whether a value of an option goes with the frame and some of the yes-or-no options."""
    flags = [other for other, f in bundle.Options.fields.items() if f.flag and other != name]
    some = chain.from_iterable(combinations(flags, n) for n in range(min(len(flags), 4) + 1))
    return any(_accepted(bundle, {**frame, **dict.fromkeys(on, True), name: value}) for on in some)


def _sentence(mistake: BadOption, tongue: Words) -> str:
    return tongue.say(mistake.id, **mistake.given) if tongue.has(mistake.id) else str(mistake)


# -- the invite --------------------------------------------------------------------------------------------------------


@get("/join/{token:str}")
async def join_form(request: Request[Any, Any, Any]) -> Response[Any]:
    """What an invite link opens: the free seats. Who sits here already goes straight to the table."""
    token = str(request.path_params["token"])
    guest = visit(request)
    table = await _invited(guest, token)
    if table is None:
        return guest.notice(404, "notice-no-invite")
    if table.mine(guest.person):
        return guest.go(f"/table/{table.id}")
    return _join(guest, table)


@post("/join/{token:str}")
async def join(request: Request[Any, Any, Any]) -> Response[Any]:
    """Take a free seat."""
    token = str(request.path_params["token"])
    guest = visit(request)
    table = await _invited(guest, token)
    if table is None:
        return guest.notice(404, "notice-no-invite")
    form = await request.form()
    wish = str(form.get("seat", ""))
    seat = int(wish) if wish.isascii() and wish.isdigit() and len(wish) < 3 else -1
    taken = table.crewed and 0 <= seat < len(table.seats) and table.seats[seat].kind == "person"
    to, name = "crew" if taken else "me", str(form.get("name", ""))
    answer = await table.hand_over(Who(guest.person, True, guest.lang), seat, new_id(), to, name)
    if seat not in table.mine(guest.person):
        return _join(guest, table, said(answer))
    return guest.go(f"/table/{table.id}")


def said(answer: bytes) -> str:
    """The sentence of a refusal."""
    return str(msgspec.json.decode(answer).get("say", ""))


async def _invited(guest: Visit, token: str) -> Table | None:
    """The table of an invite. The browser is remembered as a guest there."""
    found = await guest.house.store.invited(token)
    table = await guest.house.hub.table(found) if found else None
    if table is not None:
        word = guest.house.identity.sign(guest_word(table.id, guest.person))
        name = guest_cookie(guest.house, table.id)
        guest.cookies.append(cookie(name, word, guest.secure, path=f"/table/{table.id}"))
    return table


def _join(guest: Visit, table: Table, mistake: str = "") -> Response[str]:
    tongue = guest.words(table.game)
    view = table.match.view(None)
    played = [tally.role for tally in view.picture.seats]
    called = table.match.names(guest.lang)
    seats = [
        {
            "seat": row.seat,
            "role": tongue.say(played[row.seat] or colour(row.seat))
            if row.kind == "open"
            else tongue.say("join-crew", name=called[row.seat]),
        }
        for row in sorted(table.seats, key=lambda row: row.kind != "open")
        if row.kind == "open" or (row.kind == "person" and table.crewed)
    ]
    return guest.page(
        "join.html",
        200 if not mistake else 409,
        game=table.game,
        title=tongue.say("game-title"),
        table=table.id,
        seats=seats,
        mistake=mistake,
    )


HANDLERS: list[HTTPRouteHandler] = [new_form, new_table, join_form, join]
