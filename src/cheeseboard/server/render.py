"""What a viewer sees, in words and as plain values: scenes and stream entries as the wire carries them.

Fields that hold their default are left out; the client knows the defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cheeseboard.kernel.errors import Mistake
from cheeseboard.match import Match, MatchView, names
from cheeseboard.server.result import result
from cheeseboard.server.store import SeatRow
from cheeseboard.toolkit.scene import Board, Msg, Node
from cheeseboard.toolkit.words import Words, words

Say = Callable[[Msg], str]


def level_name(level: str, say: Words) -> str:
    """A bot's level in words."""
    return say.say(f"level-{level}") if say.has(f"level-{level}") else level


@dataclass(frozen=True, slots=True)
class People:
    """Who sits where, and is somebody there."""

    seats: tuple[SeatRow, ...]
    here: tuple[bool, ...]


def scene(match: Match, viewer: int | None, lang: str, hint: bool, people: People) -> dict[str, Any]:
    """The whole scene of a viewer (None = a spectator) as a `scene` frame, but for what a browser may do with seats."""
    tongue = words(lang, match.game.id)
    view = match.view(viewer)
    say = speaker(tongue, view.called)
    picture = view.picture
    shades = view.hint if hint else {}
    frame: dict[str, Any] = {
        "t": "scene",
        "k": len(view.stream),
        "seat": viewer,
        "lang": tongue.lang,
        "over": match.over,
        "boards": [board(one, say, shades) for one in picture.boards],
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
        frame["cards"] = [
            {
                "id": card.id,
                "title": say(card.title),
                "lines": [say(line) for line in card.lines],
                "buttons": [{"name": b.name, "label": say(b.label)} for b in card.buttons],
            }
            for card in picture.cards
        ]
    if picture.forms:
        frame["forms"] = [
            {"id": f.id, "label": say(f.label), "hint": say(f.hint) if f.hint else None} for f in picture.forms
        ]
    if picture.signs:
        frame["signs"] = [{"symbol": one.symbol, "label": say(one.label)} for one in picture.signs]
    if picture.signals and viewer is not None:
        frame["signals"] = [{"name": s.name, "label": say(s.label), "node": s.node} for s in picture.signals]
    return frame


def speaker(tongue: Words, called: Sequence[names.Name]) -> Say:
    """Says the sentences of a scene with the names of the people in them."""
    if not any(isinstance(one, str) for one in called):
        return tongue.say
    return lambda msg: tongue.say(names.spoken(msg, called))


def board(one: Board, say: Say, shades: dict[str, float]) -> dict[str, Any]:
    """A board in words."""
    made: dict[str, Any] = {
        "id": one.id,
        "box": one.box,
        "nodes": [node(n, say, shades.get(n.id, 0.0)) for n in one.nodes],
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
    return made


def node(n: Node, say: Say, shade: float = 0.0) -> dict[str, Any]:
    """A node in words, without what holds its default."""
    made: dict[str, Any] = {"id": n.id, "symbol": n.symbol, "x": round(n.x, 2), "y": round(n.y, 2), "size": n.size}
    if n.layer:
        made["layer"] = n.layer
    if n.angle:
        made["angle"] = n.angle
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
    if n.reach:
        made["reach"] = n.reach
    if shade:
        made["shade"] = round(shade, 3)
    return made


def _seats(match: Match, view: MatchView, tongue: Words, people: People) -> list[dict[str, Any]]:
    acting = set(view.to_move)
    say = speaker(tongue, view.called)
    open_hands = not any(field.hidden for field in match.game.State.fields.values())
    teams = (0,) * len(match.seats) if open_hands else match.teams  # where all see the same, no cover is needed
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


def entries(match: Match, viewer: int | None, after: int, lang: str) -> list[dict[str, Any]]:
    """Entries of a viewer's stream after number `after`, in words."""
    tongue = words(lang, match.game.id)
    said: list[dict[str, Any]] = []
    headlines = {effect.message for effect in match.game.clauses.EFFECTS if effect.headline}
    scoring = {effect.message for effect in match.game.clauses.EFFECTS if effect.scores}
    for entry in match.stream(viewer)[after:]:
        line: dict[str, Any] = {
            "k": entry.k,
            "kind": entry.kind,
            "seat": entry.seat,
            "say": [tongue.say(one) for one in entry.says],
        }
        if entry.nodes:
            line["nodes"] = entry.nodes
        if news := [tongue.say(one) for one in entry.says if one.id in headlines]:
            line["news"] = news
        if why := [tongue.say(one) for one in entry.says if one.id in scoring]:
            line["why"] = why
        said.append(line)
    return said


def mistake(error: Mistake, match: Match, lang: str) -> str:
    """A mistake as a sentence. An id that has no words yet is said in English."""
    tongue = words(lang, match.game.id)
    return tongue.say(error.id, **error.given) if tongue.has(error.id) else str(error)
