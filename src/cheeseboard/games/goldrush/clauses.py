"""The rulebook as numbered sentences: clauses, effects, and what a score is made of.

A clause's text is the Fluent message `clause-<id>`, an effect's `effect-<id>` (dots as dashes). References: "L19" is a
line of the Sheriff's rulebook, "base 4.3" a section of docs/games/goldrush.md, where the rules of the base game are
gathered from public sources, "ruling U4" a row of its list of rulings.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.goldrush.box import (
    KIND_NAMES,
    P_CITY,
    P_END_RAIL,
    P_HERD,
    P_RAIL,
    P_RAIL_ONE,
    P_SYMBOL,
    P_TIPI,
    VALUES,
    WORTH,
    place_name,
)
from cheeseboard.games.goldrush.rules_state import LOCALS, OVER_NOW
from cheeseboard.games.goldrush.scene_faces import caption
from cheeseboard.kernel.tell import Told
from cheeseboard.toolkit.clauses import Clause, Effect, Term, numbered_clauses, numbered_effects
from cheeseboard.toolkit.scene import Args, Msg

CHAPTERS = ("setup", "place", "action", "score", "end", "sheriff", "graveyard", "ruling")
"""Chapters of the rulebook page, in order."""

_CLAUSES = (  # id, reference, chapter; the number of a clause is its place, from 1
    ("sheriff.star-on-every-tile", "L6, L11, L29", "sheriff"),
    ("sheriff.one-of-each", "L35-40", "sheriff"),
    ("sheriff.one-figure", "L10", "sheriff"),
    ("sheriff.tiles-mixed-in", "L14", "sheriff"),
    ("sheriff.starts-beside", "L14", "sheriff"),
    ("sheriff.base-unchanged", "L15", "sheriff"),
    ("sheriff.tile-placed-first", "L17", "sheriff"),
    ("sheriff.must-move", "L17", "sheriff"),
    ("sheriff.no-star-no-move", "L17", "sheriff"),
    ("sheriff.enter-unfinished", "L19", "sheriff"),
    ("sheriff.enter-any-mountain", "L19", "sheriff"),
    ("sheriff.move-to-another", "L19", "sheriff"),
    ("sheriff.never-on-finished", "L19", "sheriff"),
    ("sheriff.occupied-allowed", "L19", "sheriff"),
    ("sheriff.no-empty-tile-needed", "L19, ruling R2", "sheriff"),
    ("sheriff.return-if-no-other", "L20", "sheriff"),
    ("sheriff.one-per-other-tent", "L22, ruling U11", "sheriff"),
    ("sheriff.compulsory", "L22", "sheriff"),
    ("sheriff.back-to-supply", "L22", "sheriff"),
    ("sheriff.supply-mixed", "L22", "sheriff"),
    ("sheriff.empty-mountain", "L22, ruling R6", "sheriff"),
    ("sheriff.own-tent-exempt", "L22", "sheriff"),
    ("sheriff.tentless-exempt", "L22", "sheriff"),
    ("sheriff.only-on-arrival", "L22, ruling R7", "sheriff"),
    ("sheriff.freeze-dig", "L24", "sheriff"),
    ("sheriff.freeze-mover-too", "L24", "sheriff"),
    ("sheriff.freeze-ends-with-mountain", "L24, ruling R1", "sheriff"),
    ("sheriff.tents-may-leave", "L24", "sheriff"),
    ("sheriff.completion-normal", "L24", "sheriff"),
    ("sheriff.completion-return", "L24", "sheriff"),
    ("sheriff.then-normal-turn", "L25", "sheriff"),
    ("sheriff.end-owner-takes", "L27, ruling R5", "sheriff"),
    ("sheriff.end-owners-share", "L27, ruling U15", "sheriff"),
    ("graveyard.two", "L29", "graveyard"),
    ("graveyard.place-then-sheriff", "L29", "graveyard"),
    ("graveyard.then-rest-of-turn", "L29", "graveyard"),
    ("graveyard.cowboy-choice", "L29", "graveyard"),
    ("graveyard.complete-at-eight", "L31", "graveyard"),
    ("graveyard.not-at-seven", "L31", "graveyard"),
    ("graveyard.nine-plus-cities", "L31", "graveyard"),
    ("graveyard.end-one-each", "L33", "graveyard"),
    ("graveyard.owner-only", "L31, L33", "graveyard"),
    ("setup.start-tile-token", "base 2", "setup"),
    ("setup.pieces", "base 1, base 2", "setup"),
    ("place.mandatory", "base 4.1", "place"),
    ("place.side-contact", "base 4.1", "place"),
    ("place.edges-match", "base 4.1", "place"),
    ("place.unplaceable", "base 4.1", "place"),
    ("place.deck-out-while-replacing", "base 4.1", "place"),
    ("tokens.one-per-nugget", "base 4.2", "place"),
    ("tokens.stacks-merge", "base 4.2", "place"),
    ("tokens.supply-empty", "base 4.2, ruling U5", "place"),
    ("action.at-most-one", "base 4.3", "action"),
    ("cowboy.new-tile-only", "base 4.3", "action"),
    ("cowboy.feature-free", "base 4.3", "action"),
    ("cowboy.tents-no-obstacle", "base 4.3", "action"),
    ("cowboy.supply", "base 4.3", "action"),
    ("cowboy.finished-feature", "base 4.3", "action"),
    ("tent.any-tile", "base 4.3", "action"),
    ("tent.unfinished-only", "base 4.3", "action"),
    ("tent.empty-segment", "base 4.3", "action"),
    ("tent.shared-mountain", "base 4.3", "action"),
    ("dig.top-token", "base 4.3", "action"),
    ("dig.no-majority-needed", "base 4.3", "action"),
    ("dig.private-value", "base 4.3", "action"),
    ("dig.empty", "base 4.3", "action"),
    ("dig.before-scoring", "ruling U4", "action"),
    ("majority.most", "base 5", "score"),
    ("majority.tie-all-full", "base 5", "score"),
    ("majority.none", "base 5", "score"),
    ("score.cowboys-return", "base 5", "score"),
    ("railroad.complete", "base 5.1", "score"),
    ("railroad.per-tile", "base 5.1", "score"),
    ("railroad.double", "base 5.1", "score"),
    ("railroad.two-locomotives", "base 5.1", "score"),
    ("mountain.complete", "base 5.2", "score"),
    ("mountain.tokens-then-symbols", "base 5.2", "score"),
    ("mountain.tie-clockwise", "base 5.2, ruling U6", "score"),
    ("mountain.tents-return", "base 5.2, ruling U10", "score"),
    ("mountain.unclaimed", "ruling U3", "score"),
    ("city.complete", "base 5.3", "score"),
    ("city.three-per-railroad", "base 5.3", "score"),
    ("prairie.only-at-end", "base 5.4", "score"),
    ("end.last-tile", "base 6", "end"),
    ("end.railroad", "base 6", "end"),
    ("end.mountain", "ruling U1", "end"),
    ("end.city", "ruling U2", "end"),
    ("end.prairie", "base 6", "end"),
    ("end.tokens", "base 6", "end"),
    ("end.tie", "ruling U9", "end"),
    ("turn.clockwise", "base 2", "setup"),
    ("turn.one-step-after-another", "base 4", "place"),
    ("place.free-space", "base 4.1", "place"),
    ("place.equal-turns", "ruling R9", "ruling"),
    ("sheriff.mountain-once", "ruling U7, ruling R9", "ruling"),
    ("prairie.beginners", "base 2", "setup"),
    ("ruling.deal-afresh", "ruling R3, ruling R4", "ruling"),
    ("ruling.corners-never-join", "ruling U14", "ruling"),
)

_AFTER = {"turn.one-step-after-another": "setup.pieces", "place.free-space": "place.mandatory"}
"""Clauses that a person reads elsewhere in their chapter than their number says: behind which one."""


def _reading_order(clause: Clause) -> tuple[int, int]:
    names = [name for name, _, _ in _CLAUSES]
    return CHAPTERS.index(clause.chapter), names.index(_AFTER.get(clause.id, clause.id))


CLAUSES: tuple[Clause, ...] = tuple(sorted(numbered_clauses(_CLAUSES), key=_reading_order))
"""All clauses, in the order in which the rulebook page gives them."""

_AT = "at:place"
_EFFECTS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    # id; what `seat`, `a`, `b` are: "kind:name in the text", "" = unused; a fourth is `b` once more; clause
    ("tile-drawn", ("seat:who", "face:things", "int:count"), "place.mandatory"),
    ("tile-discarded", ("", "face:things", "int:count"), "place.unplaceable"),
    ("tile-placed", ("seat:who", _AT, ""), "place.edges-match"),
    ("tokens-laid", ("", _AT, "int:count"), "tokens.one-per-nugget"),
    ("mountains-joined", ("", _AT, "int:count"), "tokens.stacks-merge"),
    ("sheriff-moved", ("seat:who", _AT, "int:count"), "sheriff.must-move"),
    ("sheriff-aside", ("", "", ""), "sheriff.return-if-no-other"),
    ("token-returned", ("", _AT, "int:count"), "sheriff.back-to-supply"),
    ("sheriff-home", ("", _AT, ""), "sheriff.completion-return"),
    ("cowboy-placed", ("seat:who", _AT, "kind:kind"), "cowboy.new-tile-only"),
    ("tent-placed", ("seat:who", _AT, "int:moved"), "tent.any-tile"),
    ("token-dug", ("seat:who", _AT, "int:count"), "dig.top-token"),
    ("railroad-done", ("", _AT, "by16:tiles", "mod16:locomotives"), "railroad.complete"),
    ("mountain-done", ("", _AT, "by64:nuggets", "mod64:tokens"), "mountain.complete"),
    ("city-done", ("", _AT, "int:count"), "city.complete"),
    ("graveyard-done", ("", _AT, "int:count"), "graveyard.complete-at-eight"),
    ("points-railroad", ("seat:who", _AT, "int:tiles", "railroad:points"), "railroad.per-tile"),
    ("points-railroad-double", ("seat:who", _AT, "int:tiles", "double:points"), "railroad.double"),
    ("points-mountain", ("seat:who", _AT, "int:count", "symbols:points"), "mountain.tokens-then-symbols"),
    ("points-city", ("seat:who", _AT, "int:count", "city:points"), "city.three-per-railroad"),
    ("points-graveyard", ("seat:who", _AT, "int:points"), "graveyard.nine-plus-cities"),
    ("points-end-railroad", ("seat:who", _AT, "int:tiles", "end-railroad:points"), "end.railroad"),
    ("points-end-mountain", ("seat:who", _AT, "int:count", "end-mountain:points"), "end.mountain"),
    ("points-end-city", ("seat:who", _AT, "int:count", "end-city:points"), "end.city"),
    ("points-end-graveyard", ("seat:who", _AT, "int:points"), "graveyard.end-one-each"),
    ("points-tipis", ("seat:who", _AT, "int:count", "tipis:points"), "end.prairie"),
    ("points-herds", ("seat:who", _AT, "int:count", "herds:points"), "end.prairie"),
    ("points-tokens", ("seat:who", "", "int:count"), "end.tokens"),
    ("takes-token", ("seat:who", "", ""), "dig.private-value"),
    ("token-value", ("seat:who", "value:value", ""), "dig.private-value"),
    ("tokens-unclaimed", ("", _AT, "int:count"), "mountain.unclaimed"),
    ("tokens-boxed", ("", _AT, "int:count"), "mountain.unclaimed"),
    ("stack-empty", ("", "", ""), "end.last-tile"),
)

_SCORING = tuple(name for name, _, _ in _EFFECTS if name.startswith("points-"))
_PRIVATE = ("token-value",)

EFFECTS: tuple[Effect, ...] = numbered_effects(_EFFECTS, scoring=_SCORING, private=_PRIVATE)
"""All effects, by their number less one."""

_WORTH = {  # kind of an argument: points of one
    "railroad": P_RAIL,
    "double": P_RAIL_ONE,
    "symbols": P_SYMBOL,
    "city": P_CITY,
    "end-railroad": P_END_RAIL,
    "tipis": P_TIPI,
    "herds": P_HERD,
}

_CHOSEN = {"end-mountain": "end_symbol", "end-city": "end_city"}  # points of one are an option of the match


def _arg(kind: str, value: int) -> str | int | tuple[Msg, ...]:
    """A number of an effect as its text wants it: "n2e3", things on a tile, "railroad", points, the number itself."""
    if kind == "at":
        return place_name(value // LOCALS)
    if kind == "face":
        return caption(value)
    if kind == "kind":
        return KIND_NAMES[value]
    if kind == "seat":
        return "ABCDE"[value] if 0 <= value < 5 else "-"
    if kind == "value":
        return WORTH[value]
    if kind[:2] == "by":
        return value // int(kind[2:])
    if kind[:3] == "mod":
        return value % int(kind[3:])
    return value * _WORTH.get(kind, 1)


def effect_args(s: Any, told: Told) -> Args:
    """Arguments of the effect's sentence, by the names its Effect gives. A seat is a letter; the match knows names."""
    given: Args = {}
    for about, value in zip(EFFECTS[told.effect - 1].args, (told.seat, told.a, told.b, told.b)):
        kind, _, name = about.partition(":")
        if name:
            given[name] = value * int(getattr(s, _CHOSEN[kind])) if kind in _CHOSEN else _arg(kind, value)
    return given


def effect_nodes(told: Told) -> tuple[str, ...]:
    """Nodes of the scene at which the effect happened, in the order of the movement."""
    effect = EFFECTS[told.effect - 1]
    tile = (f"tile:{place_name(told.a // LOCALS)}",) if effect.args[1] == _AT else ()
    if effect.id in ("tile-drawn", "tile-placed"):
        return ("hand", *tile)
    if effect.id in ("sheriff-moved", "sheriff-aside", "sheriff-home"):
        return ("sheriff", *tile)
    return tile


_TERMS = (  # label, clause, points of one; in the order of `tally`; 0 = as the option says
    ("term-railroad", "railroad.per-tile", P_RAIL),
    ("term-railroad-double", "railroad.double", P_RAIL_ONE),
    ("term-nuggets", "mountain.tokens-then-symbols", P_SYMBOL),
    ("term-city", "city.three-per-railroad", P_CITY),
    ("term-graveyard", "graveyard.nine-plus-cities", 1),
    ("term-end-railroad", "end.railroad", P_END_RAIL),
    ("term-end-nuggets", "end.mountain", 0),
    ("term-end-city", "end.city", 0),
    ("term-end-graveyard", "graveyard.end-one-each", 1),
    ("term-tipis", "end.prairie", P_TIPI),
    ("term-herds", "end.prairie", P_HERD),
)


def terms(s: Any, seat: int) -> list[Term]:
    """The lines of a seat's score as far as `s` shows; their totals sum to its points.

    What is scored, kind by kind; when the game is over, the tokens by their value.
    """
    chosen = {"term-end-nuggets": int(s.end_symbol), "term-end-city": int(s.end_city)}
    lines = []
    for kind, (label, clause, each) in enumerate(_TERMS):
        count = int(s.tally[seat, kind])
        if count:
            lines.append(Term(Msg(label), count, chosen.get(label, each), clause))
    if s.phase == OVER_NOW:
        for v in range(VALUES):
            count = int(s.hand[seat, v])
            if count:
                lines.append(Term(Msg("term-token", {"value": int(WORTH[v])}), count, int(WORTH[v]), "end.tokens"))
    return lines
