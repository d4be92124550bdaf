"""The rulebook as numbered sentences: clauses, effects, and what a score is made of.

A clause's text is the Fluent message `clause-<id>`, an effect's `effect-<id>` (dots as dashes). References: "L41" is a
line of the rulebook, "ruling 12" a row of the dossier's list, "house" a rule of this table without any source.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.chou.box import WORTH_CABBAGE, WORTH_DOUBLE, arrows_text, cell_name, point_name
from cheeseboard.games.chou.rules import leg_points
from cheeseboard.games.chou.rules_state import CAUGHT, on_rabbits
from cheeseboard.kernel.tell import Told
from cheeseboard.toolkit.clauses import Clause, Effect, Term, numbered_clauses, numbered_effects
from cheeseboard.toolkit.scene import Args, Msg

CHAPTERS = ("box", "setup", "first-night", "day", "catch", "night", "end", "special", "score", "ruling")
"""Chapters of the rulebook page, in order."""

_CLAUSES = (  # id, reference, chapter; the number of a clause is its place, from 1
    ("box.counts", "L9-14, L15", "box"),
    ("team.two-sides", "L26", "box"),
    ("team.two-players", "L19", "box"),
    ("team.three-one-rabbit-player", "L20, L21", "box"),
    ("team.three-one-gardener-player", "L20, L22", "box"),
    ("team.four-players", "L23", "box"),
    ("team.word-means-side", "L24", "box"),
    ("setup.tokens-in-hand", "L27", "setup"),
    ("setup.cabin-centre", "L28", "setup"),
    ("setup.eighteen-face-up", "L28", "setup"),
    ("setup.pawns-opposite", "L29", "setup"),
    ("setup.glasses", "L16, L30", "setup"),
    ("setup.basic-without-specials", "L31", "setup"),
    ("path.only-dotted-line", "L32", "setup"),
    ("first-night.gardeners-blind", "L35", "first-night"),
    ("first-night.both-hidden", "L36", "first-night"),
    ("first-night.different-cabbages", "L36", "first-night"),
    ("first-night.under-a-cabbage", "L36", "first-night"),
    ("first-night.nothing-flipped", "L36, L45", "first-night"),
    ("first-night.not-under-double", "L65", "first-night"),
    ("first-night.bush-allowed", "L65", "first-night"),
    ("day.gardeners-awake", "L38, L79", "day"),
    ("day.order-free", "L38, L39", "day"),
    ("day.each-pawn-once", "L39, L44, L80", "day"),
    ("day.a-two-cells", "L40, L81", "day"),
    ("day.a-no-look", "L40", "day"),
    ("day.b-one-cell", "L41, L82", "day"),
    ("day.b-look-from-destination", "L41, L82", "day"),
    ("day.b-one-tile", "L41, L82", "day"),
    ("day.b-only-around", "L41, L82", "day"),
    ("day.b-only-cabbage-face", "L41", "day"),
    ("day.no-standing-still", "L80-82", "day"),
    ("day.catch-token-out", "L42", "day"),
    ("day.catch-tile-back", "L42", "day"),
    ("day.miss-tile-back", "L43", "day"),
    ("day.second-pawn-same-way", "L44", "day"),
    ("day.exposed-caught-first", "L55", "day"),
    ("day.compost-after-both", "L45, L60, L83", "day"),
    ("day.compost-exactly-last-night", "L45", "day"),
    ("day.then-night", "L46", "day"),
    ("catch.one-token-left", "L47", "catch"),
    ("catch.joint-control", "L47, ruling A", "catch"),
    ("catch.silently", "L47", "catch"),
    ("night.gardeners-blind", "L46, L72", "night"),
    ("night.order-free", "L50", "night"),
    ("night.one-after-the-other", "L73, L77", "night"),
    ("night.eat-own-tile", "L51, L74, L75", "night"),
    ("night.eat-compulsory", "L51, L52", "night"),
    ("night.must-move", "L51, L52", "night"),
    ("night.straight-line", "L52, L76", "night"),
    ("night.only-arrows", "L52", "night"),
    ("night.arrows-of-the-flipped-tile", "L52", "night"),
    ("night.first-cabbage", "L52, L76, L77", "night"),
    ("night.pass-empty", "L53", "night"),
    ("night.pass-over-eaten", "L53", "night"),
    ("night.pass-cabin", "L53", "night"),
    ("night.no-stop-between", "L53", "night"),
    ("night.no-stop-on-other", "L53, L54", "night"),
    ("night.no-pass-over-other", "L53", "night"),
    ("night.never-two-under-one", "L54", "night"),
    ("night.exposed", "L55", "night"),
    ("night.exposed-only-then", "L52, L55", "night"),
    ("night.exposed-anywhere", "L55", "night"),
    ("night.exposed-until-dawn", "L55", "night"),
    ("end.gardeners-both-caught", "L6, L57, L85", "end"),
    ("end.gardeners-before-nine", "L6, L57", "end"),
    ("end.automatic-catch-counts", "L55, L57", "end"),
    ("end.rabbits-ninth-composted", "L7, L58, L61, L86", "end"),
    ("end.eaten-is-not-composted", "L7, L58, L60", "end"),
    ("end.one-survivor-enough", "L58", "end"),
    ("variant.swap-six", "L64", "special"),
    ("variant.random-places", "L64", "special"),
    ("variant.hide-under", "L65, L66, L67", "special"),
    ("variant.lift", "L65", "special"),
    ("bush.must-stop", "L66", "special"),
    ("bush.not-eaten", "L66", "special"),
    ("bush.must-flee", "L66", "special"),
    ("bush.flee-targets", "L66", "special"),
    ("double.like-cabbage", "L67", "special"),
    ("double.two", "L62, L67", "special"),
    ("double.nine-cabbages-not-tiles", "L62, L68", "special"),
    ("score.play-on", "L69", "score"),
    ("score.until-both-caught", "L69", "score"),
    ("score.is-compost", "L69", "score"),
    ("score.swap", "L69", "score"),
    ("ruling.order-last-word", "ruling 1, ruling 2", "ruling"),
    ("ruling.exposed-before-compost", "ruling 3", "ruling"),
    ("ruling.exposed-tile-composted", "ruling 4", "ruling"),
    ("ruling.tile-never-turns", "ruling 6", "ruling"),
    ("ruling.lifter-sees-arrows", "ruling 7", "ruling"),
    ("ruling.rabbit-sees-own-arrows", "ruling 8", "ruling"),
    ("ruling.pawns-share-and-pass", "ruling 9", "ruling"),
    ("ruling.there-and-back", "ruling 10", "ruling"),
    ("ruling.b-without-tile", "ruling 11", "ruling"),
    ("ruling.bush-hop-stop", "house", "ruling"),
    ("ruling.bush-night-shows-nothing", "ruling 17", "ruling"),
    ("ruling.no-order-choice-by-program", "ruling 20", "ruling"),
    ("ruling.exposed-frees-bush", "ruling E", "ruling"),
    ("ruling.score-cut-off", "ruling B", "ruling"),
)

CLAUSES: tuple[Clause, ...] = numbered_clauses(_CLAUSES)
"""All clauses, by their number less one."""

_EFFECTS = (  # id, what `seat`, `a`, `b` are ("kind:name in the text", "" = unused), clause
    ("bush-placed", ("", "cell:place", ""), "variant.random-places"),
    ("double-placed", ("", "cell:place", ""), "variant.random-places"),
    ("first-night", ("", "", ""), "first-night.gardeners-blind"),
    ("rabbit-hid", ("", "rabbit:rabbit", "cell:place"), "first-night.both-hidden"),
    ("rabbit-ran", ("", "rabbit:rabbit", "cell:place"), "night.first-cabbage"),
    ("rabbit-stuck", ("", "rabbit:rabbit", "cell:place"), "night.exposed"),
    ("arrows-seen", ("", "cell:place", "arrows:arrows"), "ruling.tile-never-turns"),
    ("after-you-rabbit", ("", "rabbit:rabbit", ""), "night.order-free"),
    ("after-you-gardener", ("", "pawn:pawn", ""), "day.order-free"),
    ("day-breaks", ("", "int:day", ""), "day.gardeners-awake"),
    ("eaten", ("", "cell:place", "int:worth"), "night.eat-own-tile"),
    ("nothing-eaten", ("", "", ""), "ruling.bush-night-shows-nothing"),
    ("exposed-caught", ("", "rabbit:rabbit", "cell:place"), "day.exposed-caught-first"),
    ("walked", ("", "pawn:pawn", "point:stone"), "path.only-dotted-line"),
    ("looked-in-vain", ("", "pawn:pawn", "cell:place"), "day.miss-tile-back"),
    ("caught", ("", "rabbit:rabbit", "cell:place"), "day.catch-token-out"),
    ("composted", ("", "cell:place", "int:worth"), "day.compost-after-both"),
    ("compost-now", ("", "int:count", ""), "day.compost-exactly-last-night"),
    ("night-falls", ("", "int:day", ""), "day.then-night"),
    ("gardeners-win", ("", "", ""), "end.gardeners-both-caught"),
    ("rabbits-win", ("", "int:count", ""), "end.rabbits-ninth-composted"),
    ("bush-stop-win", ("", "int:nights", ""), "ruling.bush-hop-stop"),
    ("bush-stop-leg", ("", "int:nights", ""), "ruling.bush-hop-stop"),
    ("leg-over", ("", "int:leg", "int:count"), "score.is-compost"),
    ("sides-swap", ("", "", ""), "score.swap"),
    ("score-first-wins", ("", "int:first", "int:second"), "score.swap"),
    ("score-second-wins", ("", "int:first", "int:second"), "score.swap"),
    ("score-draw", ("", "int:first", "int:second"), "score.swap"),
)

_HEADLINES = ("leg-over", "bush-stop-leg", "sides-swap")
_SCORING = ("exposed-caught", "caught", "compost-now")

EFFECTS: tuple[Effect, ...] = numbered_effects(_EFFECTS, _HEADLINES, _SCORING)
"""All effects, by their number less one. In `score-...`, `first` and `second` are the points of the two legs."""


def _arg(kind: str, value: int) -> str | int:
    """A number of an effect as its text wants it: "b4", "12", "A", "1", "ne", or the number itself."""
    if kind == "cell":
        return cell_name(value)
    if kind == "point":
        return point_name(value)
    if kind == "pawn":
        return "AB"[value]
    if kind == "rabbit":
        return str(value + 1)
    if kind == "arrows":  # the missing one, if any: "ne"; "all" of six otherwise
        return arrows_text(value).removeprefix("-").replace("*", "all")
    return value


def effect_args(s: Any, told: Told) -> Args:
    """Arguments of the effect's sentence, by the names its Effect gives."""
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
    if effect.id in ("compost-now", "rabbits-win"):
        return ("compost",)
    nodes = []
    for about, value in zip(effect.args[1:], (told.a, told.b), strict=True):
        kind = about.partition(":")[0]
        if kind in ("cell", "point", "pawn", "rabbit"):
            nodes.append(f"{kind}:{_arg(kind, value)}")
    return (*nodes, "compost") if effect.id == "composted" else tuple(nodes)


def terms(s: Any, seat: int) -> list[Term]:
    """The lines of a seat's score as far as `s` shows; their totals sum to its points.

    Base game: cabbages on the compost for the rabbits, catches for the gardeners. Game for points: the compost of each
    leg in which the seat had a rabbit.
    """
    if s.score:
        legs = [leg for leg in range(int(s.leg) + 1) if on_rabbits(s, seat) == (leg == s.leg)]
        return [Term(Msg("term-leg", {"leg": leg + 1}), leg_points(s, leg), 1, "score.is-compost") for leg in legs]
    if on_rabbits(s, seat):
        doubles = sum(1 for kind in s.gone if kind == 2)
        single = int(s.compost) - doubles * WORTH_DOUBLE
        lines = [Term(Msg("term-cabbages"), single // WORTH_CABBAGE, WORTH_CABBAGE, "end.rabbits-ninth-composted")]
        if doubles:
            lines.append(Term(Msg("term-doubles"), doubles, WORTH_DOUBLE, "double.two"))
        return lines
    caught = sum(1 for cell in s.rabbits if cell == CAUGHT)
    return [Term(Msg("term-catches"), caught, 1, "end.gardeners-both-caught")]
