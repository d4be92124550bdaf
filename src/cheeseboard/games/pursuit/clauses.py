"""The rulebook as numbered sentences: clauses, effects, and what a score is made of.

A clause's text is the Fluent message `clause-<id>`, an effect's `effect-<id>` (dots as dashes). References: "L41" is a
line of the rulebook, "ruling 12" a row of the dossier's list, "house" a rule of this table without any source.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.pursuit.box import HUB_SPACE, code_of, space_name, wedge_space
from cheeseboard.games.pursuit.notation_names import LETTERS
from cheeseboard.games.pursuit.rules import wedge_count
from cheeseboard.kernel.tell import Told
from cheeseboard.toolkit.clauses import Clause, Effect, Term, numbered_clauses, numbered_effects
from cheeseboard.toolkit.scene import Args, Msg

CHAPTERS = ("sides", "move", "space", "wedge", "reading", "final", "option", "ruling")
"""Chapters of the rulebook page, in order."""

_CLAUSES = (  # id, reference, chapter; the number of a clause is its place, from 1
    ("players.two-to-six", "L37", "sides"),
    ("players.teams-within", "L4, L34, L37, ruling 16", "sides"),
    ("players.agreed-before", "L4", "sides"),
    ("teams.fixed", "L34", "sides"),
    ("setup.empty-holder-on-hub", "L5, L39", "sides"),
    ("setup.one-pile", "L6", "sides"),
    ("setup.starter-chosen", "L7, L39, ruling 17", "sides"),
    ("turn.passes-left", "L7, L10, L33", "sides"),
    ("move.one-die", "L2, L40", "move"),
    ("move.exact", "L40", "move"),
    ("move.direction-free", "L11, L40", "move"),
    ("move.no-mixing", "L11, L41", "move"),
    ("hub.one-space", "L12, L42, ruling 8", "move"),
    ("hub.cross", "L12", "move"),
    ("hub.change-spoke", "L12", "move"),
    ("space.no-limit", "L26, L46", "move"),
    ("roll-again.must", "L13, L43", "space"),
    ("roll-again.no-question", "L13, L43", "space"),
    ("roll-again.new-direction", "L14, L43", "space"),
    ("colour.question-matches", "L3, L8, L15", "space"),
    ("colour.right-throw-again", "L2, L16", "space"),
    ("colour.wrong-ends-turn", "L2, L8, L16", "space"),
    ("wedge-space.question-matches", "L17", "space"),
    ("wedge-space.right-wins-wedge", "L18, L22, L44", "space"),
    ("wedge-space.wrong-ends-turn", "L19", "space"),
    ("wedge-space.right-continues", "L2, L8", "space"),
    ("hub.free-category", "L42", "space"),
    ("hub.no-wedge", "L23, L44", "space"),
    ("wedge.only-on-wedge-space", "L23, L44", "wedge"),
    ("wedge.colour-answered", "L22", "wedge"),
    ("wedge.one-per-colour", "L24, L45", "wedge"),
    ("wedge.still-answer", "L25, L45", "wedge"),
    ("wedge.retry-needs-leaving", "L47", "wedge"),
    ("wedge.not-exchanged", "L35", "wedge"),
    ("reader.left", "L15, L17, L20", "reading"),
    ("reader.top-card", "L6, L15, L17, L20", "reading"),
    ("reader.matching-question", "L15, L17", "reading"),
    ("reader.to-bottom", "L6, L9, L21", "reading"),
    ("reader.after-answer", "L9", "reading"),
    ("cards.circulate", "L21, ruling 14", "reading"),
    ("teams.all-contribute", "L32", "reading"),
    ("dispute.before-next-throw", "L36", "reading"),
    ("dispute.agree-ahead", "L36", "reading"),
    ("final.six-to-hub-at-once", "L27, L48", "final"),
    ("final.next-turn", "L28, ruling 1", "final"),
    ("final.no-throw", "L28, ruling 2", "final"),
    ("final.others-choose", "L28, L49", "final"),
    ("final.before-card", "L28, L49, ruling 5", "final"),
    ("final.right-wins", "L1, L29, L38", "final"),
    ("final.wrong-stays", "L30, L50", "final"),
    ("final.retry-next-turn", "L30, L50", "final"),
    ("final.category-may-repeat", "L31, L50", "final"),
    ("final.needs-six", "L1, L38", "final"),
    ("option.exact-return", "ruling E", "option"),
    ("option.leave-after-miss", "ruling F", "option"),
    ("option.start-own-colour", "ruling A", "option"),
    ("option.time-limit", "ruling 13", "option"),
    ("option.wedge-ends-turn", "ruling G", "option"),
    ("option.starter-highest", "ruling 17", "option"),
    ("option.leaving", "ruling 15", "option"),
    ("option.two-boxes", "ruling H", "option"),
    ("option.cards-queues", "house", "option"),
    ("option.reader-any", "house", "option"),
    ("ruling.wedge-continues", "ruling 3", "ruling"),
    ("ruling.hub-continues", "ruling 6", "ruling"),
    ("ruling.no-step-back", "ruling 7", "ruling"),
    ("ruling.must-move", "ruling 9", "ruling"),
    ("ruling.vote-tie-left", "ruling 4, ruling C", "ruling"),
    ("ruling.secret-vote", "ruling C", "ruling"),
    ("ruling.no-vote-lot", "ruling C", "ruling"),
    ("ruling.sixth-ends-turn", "ruling 1", "ruling"),
    ("ruling.solo", "ruling 11", "ruling"),
    ("ruling.solo-final", "ruling B", "ruling"),
    ("ruling.exact-final-at-once", "ruling E", "ruling"),
    ("ruling.leave-returns-exact", "ruling F", "ruling"),
    ("ruling.left-open-question", "ruling D", "ruling"),
    ("ruling.chance-of-right", "ruling 18", "ruling"),
    ("ruling.reader-in-team", "ruling 10", "ruling"),
    ("ruling.dispute-majority", "ruling 12", "ruling"),
)

CLAUSES: tuple[Clause, ...] = numbered_clauses(_CLAUSES)
"""All clauses, by their number less one."""

_EFFECTS = (  # id, what `seat`, `a`, `b` are ("kind:name in the text", "" = unused), clause
    ("starter", ("seat:who", "", ""), "setup.starter-chosen"),
    ("thrown-off", ("seat:who", "int:die", ""), "option.starter-highest"),
    ("throw-tied", ("", "int:die", ""), "option.starter-highest"),
    ("turn", ("seat:who", "", ""), "turn.passes-left"),
    ("placed", ("seat:who", "space:place", ""), "option.start-own-colour"),
    ("thrown", ("seat:who", "int:die", ""), "move.one-die"),
    ("moved", ("seat:who", "space:place", ""), "move.exact"),
    ("roll-again", ("seat:who", "space:place", ""), "roll-again.must"),
    ("asked", ("seat:who", "category:category", ""), "colour.question-matches"),
    ("right", ("seat:who", "category:category", ""), "colour.right-throw-again"),
    ("wrong", ("seat:who", "category:category", ""), "colour.wrong-ends-turn"),
    ("wedge-won", ("seat:who", "category:category", "space:place"), "wedge-space.right-wins-wedge"),
    ("home", ("seat:who", "", ""), "final.six-to-hub-at-once"),
    ("final-due", ("seat:who", "", ""), "final.no-throw"),
    ("vote-chosen", ("", "category:category", "int:count"), "final.others-choose"),
    ("vote-left", ("seat:who", "category:category", ""), "ruling.vote-tie-left"),
    ("vote-tied", ("seat:who", "", ""), "ruling.vote-tie-left"),
    ("no-votes", ("", "", ""), "ruling.no-vote-lot"),
    ("final-asked", ("seat:who", "category:category", ""), "final.others-choose"),
    ("must-return", ("seat:who", "", ""), "option.leave-after-miss"),
    ("won", ("seat:who", "", ""), "final.right-wins"),
    ("left", ("seat:who", "", ""), "option.leaving"),
    ("last-left", ("seat:who", "", ""), "option.leaving"),
)

_HEADLINES = ("home", "won", "last-left")
_SCORING = ("wedge-won",)

EFFECTS: tuple[Effect, ...] = numbered_effects(_EFFECTS, _HEADLINES, _SCORING)
"""All effects, by their number less one."""


def _arg(kind: str, value: int) -> str | int | Msg:
    """A number of an effect as its text wants it: "A", "R13", the name of a category, or the number itself."""
    if kind == "seat":
        return LETTERS[value] if 0 <= value < len(LETTERS) else "-"
    if kind == "space":
        return space_name(value)
    return Msg(f"category-{code_of(value)}") if kind == "category" else value


def effect_args(s: Any, told: Told) -> Args:
    """Arguments of the effect's sentence, by the names its Effect gives. A seat is a letter; the match knows names."""
    del s
    given: Args = {}
    for about, value in zip(EFFECTS[told.effect - 1].args, (told.seat, told.a, told.b), strict=True):
        kind, _, name = about.partition(":")
        if name:
            given[name] = _arg(kind, value)
    return given


def effect_nodes(told: Told) -> tuple[str, ...]:
    """Nodes of the scene at which the effect happened, in the order of the movement."""
    effect = EFFECTS[told.effect - 1]
    holder = f"holder:{LETTERS[told.seat]}" if 0 <= told.seat < len(LETTERS) else ""
    if effect.id in ("thrown", "thrown-off", "throw-tied"):
        return ("die",)
    if effect.id in ("placed", "moved", "roll-again"):
        return (holder, f"space:{space_name(told.a)}")
    if effect.id == "wedge-won":
        return (f"space:{space_name(told.b)}", holder)
    if effect.id in ("asked", "final-asked"):
        return ("pile",)
    if effect.id in ("home", "final-due", "must-return", "won"):
        return (holder, f"space:{space_name(HUB_SPACE)}")
    if effect.id in ("vote-chosen", "vote-left"):
        return (f"space:{space_name(wedge_space(told.a))}",)
    return (holder,) if holder else ()


def terms(s: Any, seat: int) -> list[Term]:
    """The lines of a seat's score: its wedges."""
    return [Term(Msg("term-wedges"), wedge_count(s, seat), 1, "wedge-space.right-wins-wedge")]
