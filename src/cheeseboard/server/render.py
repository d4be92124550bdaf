"""What a viewer sees, in words and as plain values: scenes and stream entries as the wire carries them.

Fields that hold their default are left out; the client knows the defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

from cheeseboard.kernel.errors import Mistake
from cheeseboard.match import Match, MatchView, names
from cheeseboard.server.picture import Drawn
from cheeseboard.server.result import result
from cheeseboard.server.store import SeatRow
from cheeseboard.toolkit.clauses import Effect
from cheeseboard.toolkit.scene import Board, Button, Card, Form, Msg, Node
from cheeseboard.toolkit.words import Words, words

KNOWN = 8192  # nodes of a game that are kept as they are said in a language
Say = Callable[[Msg], str]


def level_name(level: str, say: Words) -> str:
    """A bot's level in words."""
    return say.say(f"level-{level}") if say.has(f"level-{level}") else level


@dataclass(frozen=True, slots=True)
class People:
    """Who sits where, and is somebody there."""

    seats: tuple[SeatRow, ...]
    here: tuple[bool, ...]
    crews: tuple[tuple[str, ...], ...] = ()  # by seat: who sits there beside its holder

    def crew(self, seat: int) -> tuple[str, ...]:
        """The names of those who sit at a seat beside its holder."""
        return self.crews[seat] if 0 <= seat < len(self.crews) else ()


def scene(
    match: Match, viewer: int | None, lang: str, hint: bool, people: People, view: MatchView | None = None
) -> dict[str, Any]:
    """The whole scene of a viewer (None = a spectator) as a `scene` frame, but for what a browser may do with seats.

    `view`: the viewer's own look at the match as it is now, where there is one already.
    """
    tongue = words(lang, match.game.id)
    view = match.view(viewer) if view is None else view
    say = speaker(tongue, view.called)
    picture = view.picture
    shades = view.hint if hint else {}
    known = _known.setdefault((tongue.lang, match.game.id), {})
    named = any(isinstance(one, str) for one in view.called)
    frame: dict[str, Any] = {
        "t": "scene",
        "k": len(view.stream),
        "seat": viewer,
        "lang": tongue.lang,
        "over": match.over,
        "boards": [board(one, say, shades, known, named) for one in picture.boards],
        "prompt": say(picture.prompt),
        "moves": [
            {"text": m.text, "parts": sorted(m.parts), "label": say(m.label), "final": m.final} for m in picture.moves
        ],
        "seats": _seats(match, view, tongue, people),
        "undo": view.can_undo,
        "hint": bool(shades),
    }
    if match.over:
        frame["ending"] = match.ending(tongue.lang)
        frame["result"] = result(match, view, tongue, [line["name"] for line in frame["seats"]], people.seats)
    if picture.ends is not None:
        frame["ends"] = say(picture.ends)
    if picture.status is not None:
        frame["status"] = say(picture.status)
    if picture.blind:
        frame["blind"] = True
    if picture.cards:
        frame["cards"] = [_card(card, say) for card in picture.cards]
    crew = people.crew(viewer) if viewer is not None else ()
    if forms := [_form(one, say) for one in picture.forms if crew or not one.crew]:
        frame["forms"] = forms
    if picture.signs:
        frame["signs"] = [{"symbol": one.symbol, "label": say(one.label)} for one in picture.signs]
    if picture.signals and viewer is not None:
        frame["signals"] = [{"name": s.name, "label": say(s.label), "node": s.node} for s in picture.signals]
    return frame


def _card(card: Card, say: Say) -> dict[str, Any]:
    made: dict[str, Any] = {
        "id": card.id,
        "title": say(card.title),
        "lines": [say(line) for line in card.lines],
        "buttons": [_button(one, say) for one in card.buttons],
    }
    plain: dict[str, str | int] = {"kind": card.kind, "symbol": card.symbol, "tint": card.tint, "lang": card.lang}
    plain |= {"side": card.side, "number": card.number}
    made.update({name: value for name, value in plain.items() if value})
    if card.aloud is not None:
        made["aloud"] = say(card.aloud)
    if card.strong:
        made["strong"] = list(card.strong)
    return made


def _button(button: Button, say: Say) -> dict[str, str]:
    made = {"name": button.name, "label": say(button.label)}
    made |= {name: value for name, value in {"symbol": button.symbol, "tint": button.tint}.items() if value}
    return made if button.confirm is None else {**made, "confirm": say(button.confirm)}


def _form(form: Form, say: Say) -> dict[str, Any]:
    made: dict[str, Any] = {"id": form.id, "label": say(form.label), "hint": say(form.hint) if form.hint else None}
    if form.lang:
        made["lang"] = form.lang
    return {**made, "folded": True} if form.folded else made


def speaker(tongue: Words, called: Sequence[names.Name]) -> Say:
    """Says the sentences of a scene with the names of the people in them."""
    if not any(isinstance(one, str) for one in called):
        return tongue.say
    return lambda msg: tongue.say(names.spoken(msg, called))


def board(
    one: Board, say: Say, shades: dict[str, float], known: dict[Any, Drawn] | None = None, named: bool = False
) -> dict[str, Any]:
    """A board in words. `known`: nodes said before; `named`: people's names stand for seats in what is said."""
    made: dict[str, Any] = {
        "id": one.id,
        "box": one.box,
        "nodes": [
            node(n, say, shades.get(n.id, 0.0))
            if known is None
            else _drawn(n, say, shades.get(n.id, 0.0), known, named)
            for n in one.nodes
        ],
    }
    if one.overlays:
        made["overlays"] = [
            {
                **{"id": o.id, "kind": o.kind, "nodes": o.nodes, "label": say(o.label) if o.label else None},
                **({"spread": o.spread} if o.spread else {}),
                **({"seats": o.seats} if o.seats else {}),
            }
            for o in one.overlays
        ]
    if one.theme:
        made["theme"] = one.theme
    if one.label is not None:
        made["label"] = say(one.label)
    if one.focus is not None:
        made["focus"] = one.focus
    if one.share:
        made["share"] = one.share
    return made


_all_but_label = attrgetter(*(field.name for field in fields(Node) if field.name != "label"))
"""What a node is besides its label."""

_known: dict[tuple[str, str], dict[Any, Drawn]] = {}
"""By language and game: nodes in words. Most of a board stays as it was, at this table and at others."""


def _drawn(n: Node, say: Say, shade: float, known: dict[Any, Drawn], named: bool) -> dict[str, Any]:
    """A node in words, said once for all pictures that show it."""
    said = None if n.label is None else _said(n.label, named)
    if said is OWN:
        return node(n, say, shade)
    key = (said, shade, _all_but_label(n))
    found = known.get(key)
    if found is None:
        if len(known) >= KNOWN:
            known.clear()
        found = known[key] = Drawn(node(n, say, shade))
    return found


OWN = ("own",)  # instead of a key: it may speak of a person by name, or lists something


def _said(msg: Msg, named: bool) -> Any:
    """A key for a sentence: equal for two that are said alike. 1, 1.0 and True are equal, but are not said alike."""
    if not msg.args:
        return msg.id
    key: list[Any] = [msg.id]
    for name, arg in msg.args.items():
        part: Any = arg
        if isinstance(arg, tuple) or (named and isinstance(arg, Msg)):
            return OWN
        if isinstance(arg, Msg):
            part = _said(arg, named)
            if part is OWN:
                return OWN
        key += (name, type(arg), part)
    return tuple(key)


def _short(number: float) -> float:
    """A place or size as it is written: two digits, and equal numbers in one way."""
    rounded = round(number, 2)
    return int(rounded) if rounded == int(rounded) else rounded


def node(n: Node, say: Say, shade: float = 0.0) -> dict[str, Any]:
    """A node in words, without what holds its default."""
    made: dict[str, Any] = {"id": n.id, "symbol": n.symbol, "x": _short(n.x), "y": _short(n.y), "size": _short(n.size)}
    if n.layer:
        made["layer"] = n.layer
    if n.angle:
        made["angle"] = _short(n.angle)
    if n.parent:
        made["parent"] = n.parent
    if n.label is not None:
        made["label"] = say(n.label)
    if n.state:
        made["state"] = n.state
    if n.count != -1:
        made["count"] = n.count
    if n.seat != -1:
        made["seat"] = n.seat
    if n.text:
        made["text"] = n.text
    if n.shape:
        made["shape"] = n.shape
    if n.turned:
        made["turned"] = n.turned
    if n.opens:
        made["opens"] = True
    if n.about is not None:
        made["about"] = (_short(n.about[0]), _short(n.about[1]))
    if n.reach:
        made["reach"] = _short(n.reach)
    if shade:
        made["shade"] = round(shade, 3)
    return made


def _seats(match: Match, view: MatchView, tongue: Words, people: People) -> list[dict[str, Any]]:
    acting = set(view.awaited)
    say = speaker(tongue, view.called)
    teams = _sight(match, view)
    lines: list[dict[str, Any]] = []
    called = match.names(tongue.lang)
    for row in people.seats:
        line: dict[str, Any] = {
            "seat": row.seat,
            "name": called[row.seat],
            "mark": names.mark(row.seat),
            "to_move": row.seat in acting,
            "kind": row.kind,
            "here": people.here[row.seat],
            "view": teams[row.seat],
        }
        if crew := people.crew(row.seat):
            line["crew"] = tongue.list(crew)
        if row.kind == "bot":
            line["level"] = level_name(row.level, tongue)
        if row.seat < len(view.picture.seats):
            tally = view.picture.seats[row.seat]
            if tally.role is not None:
                line["role"] = say(tally.role)
            if tally.stock is not None:
                line["stock"] = say(tally.stock)
            line["points"] = tally.points
            if tally.note is not None:
                line["note"] = say(tally.note)
            if tally.symbol:
                line["symbol"] = tally.symbol
        lines.append(line)
    return lines


def _sight(match: Match, view: MatchView) -> tuple[int, ...]:
    """By seat: seats of one number see the same now, so that a device they share needs no cover between them."""
    hidden = [field for field in match.game.State.fields.values() if field.hidden]
    chosen = all(field.commit for field in hidden)  # nothing is hidden but choices, and those for a round only
    if hidden and (not chosen or match.over or match.game.secret(view.states)):
        return match.teams
    return tuple(seat + 1 if seat in view.keepers else 0 for seat in range(len(match.seats)))


def past(match: Match, viewer: int | None, after: int, upto: int, lang: str) -> list[dict[str, Any]]:
    """Entries `after` < k <= `upto` as they may still be read, where the page shows them as they were told."""
    tongue = words(lang, match.game.id)
    return [{"k": one.k, "say": [tongue.say(msg) for msg in one.says]} for one in match.stream(viewer)[after:upto]]


def entries(match: Match, viewer: int | None, after: int, lang: str) -> list[dict[str, Any]]:
    """Entries of a viewer's stream after number `after`, in words."""
    tongue = words(lang, match.game.id)
    said: list[dict[str, Any]] = []
    effects = {effect.message: effect for effect in match.game.clauses.EFFECTS}
    for entry in match.stream(viewer)[after:]:
        line: dict[str, Any] = {
            "k": entry.k,
            "kind": entry.kind,
            "seat": entry.seat,
            "say": [tongue.say(one) for one in entry.says],
        }
        if entry.nodes:
            line["nodes"] = entry.nodes
        known = [(tongue.say(one), effects[one.id]) for one in entry.says if one.id in effects]
        if news := [text for text, effect in known if effect.headline]:
            line["news"] = news
        if own := [text for text, effect in known if effect.private]:
            line["own"] = own
        if any(effect.scores for _, effect in known):
            line["why"] = _reasons(known, entry.effects)
        said.append(line)
    return said


def _reasons(
    known: Sequence[tuple[str, Effect]], told: Sequence[tuple[str, int, int, int]]
) -> list[dict[str, str | int]]:
    """Why points have changed, and whose: no seat where the effect says of none, or says it in another way."""
    why: list[dict[str, str | int]] = []
    seats = [seat for _, seat, _, _ in told] if len(told) == len(known) else [-1] * len(known)
    for (text, effect), seat in zip(known, seats, strict=True):
        if effect.scores:
            own = effect.args[0].startswith("seat:") and seat >= 0
            why.append({"say": text, "seat": seat} if own else {"say": text})
    return why


def mistake(error: Mistake, match: Match, lang: str) -> str:
    """A mistake as a sentence. An id that has no words yet is said in English."""
    tongue = words(lang, match.game.id)
    return tongue.say(error.id, **error.given) if tongue.has(error.id) else str(error)
