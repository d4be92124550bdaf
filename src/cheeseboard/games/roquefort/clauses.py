"""The rulebook as numbered sentences: clauses, effects, and what a score is made of.

A clause's text is the Fluent message `clause-<id>`, an effect's `effect-<id>` (dots as dashes). References: "L19" is a
line of the expansion's rulebook, "base 3.2" a section of docs/games/roquefort.md, where the rules of the base game are
gathered from public sources, "ruling 4" a row of its list of rulings.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.roquefort.box import (
    CHEESE,
    KIND_NAMES,
    PLACE_NAMES,
    PLAIN,
    ROOM_NAMES,
    SLOT_NAMES,
    SQUARES,
)
from cheeseboard.games.roquefort.notation_names import LETTERS, goal_name
from cheeseboard.games.roquefort.rules_state import IN_PANTRY, IN_TOWER, ON_ROOF
from cheeseboard.kernel.tell import Told
from cheeseboard.toolkit.clauses import Clause, Effect, Term, numbered_clauses, numbered_effects
from cheeseboard.toolkit.scene import Args, Msg

CHAPTERS = (
    *("goal", "setup", "turn", "uncover", "run", "slide", "trap", "cheese", "end"),
    *("expansion", "gonzola", "ribbon", "gonzola-roofs", "gonzola-runs", "tower", "mechanism", "pantry", "ruling"),
)
"""Chapters of the rulebook page, in the order in which one learns the game."""

_CLAUSES = (  # id, reference, chapter; the number of a clause is its place, from 1
    ("box.expansion", "L7-11", "expansion"),
    ("goal.five-kinds", "L14", "goal"),
    ("goal.no-duplicates", "L14", "goal"),
    ("five.grey-and-tower", "L18, L54", "expansion"),
    ("five.kind-runs-out", "L19", "expansion"),
    ("variant.combine", "L21-26", "expansion"),
    ("variant.base-unchanged", "L27", "expansion"),
    ("gonzola.tile-centre", "L31", "gonzola"),
    ("gonzola.roofs-all-but-his", "L31", "gonzola"),
    ("free.choose-either", "L32, L66", "expansion"),
    ("free.neutral-first", "L32, L66, L76", "expansion"),
    ("gonzola.ribbon-each", "L33", "ribbon"),
    ("gonzola.ribbon-on-arrival", "L35", "ribbon"),
    ("gonzola.ribbon-replaces", "L35", "ribbon"),
    ("gonzola.ribbon-lets-act", "L35", "ribbon"),
    ("gonzola.fickle", "L29, L35", "ribbon"),
    ("gonzola.roof-next-to-him", "L36", "gonzola-roofs"),
    ("gonzola.roof-touching-room", "L36, L37", "gonzola-roofs"),
    ("gonzola.roof-one-point", "L36", "gonzola-roofs"),
    ("gonzola.over-roofs", "L29, L39", "gonzola-runs"),
    ("gonzola.no-rest-on-roof", "L39", "gonzola-runs"),
    ("gonzola.over-traps", "L40", "gonzola-runs"),
    ("gonzola.stand-on-trap", "L40", "gonzola-runs"),
    ("gonzola.jumps", "L41", "gonzola-runs"),
    ("gonzola.step-own-room", "L42, L43", "gonzola-runs"),
    ("gonzola.step-next-room", "L42, L44", "gonzola-runs"),
    ("gonzola.step-onto-roof", "L42, L45", "gonzola-runs"),
    ("gonzola.step-free-square", "L43, L44", "gonzola-runs"),
    ("gonzola.roof-then-beyond", "L46, L47", "gonzola-runs"),
    ("gonzola.end-on-cheese", "L47", "gonzola-runs"),
    ("gonzola.never-falls", "L29, L48", "gonzola"),
    ("gonzola.slide-leaves-him", "L48", "gonzola"),
    ("gonzola.hunts-for-owner", "L49", "ribbon"),
    ("gonzola.hunts-for-nobody-else", "L49", "ribbon"),
    ("tower.with-five-always", "L51, L54", "tower"),
    ("tower.entrance", "L53, L59", "tower"),
    ("tower.others-start-corner", "L56", "tower"),
    ("tower.fifth-starts-there", "L56", "tower"),
    ("tower.fifth-hangs-it", "L56", "tower"),
    ("tower.not-at-corners", "L56, L60", "tower"),
    ("tower.five-places-a-side", "L57", "tower"),
    ("tower.attached", "L52, L57", "tower"),
    ("tower.blocks-line", "L59", "tower"),
    ("tower.blocks-only-its-line", "L59", "tower"),
    ("tower.move", "L60", "tower"),
    ("tower.move-anyones", "L60", "tower"),
    ("tower.move-costs-one", "L61", "tower"),
    ("tower.move-repeated", "L61", "tower"),
    ("mechanism.in-play", "L65", "mechanism"),
    ("mechanism.free-slide", "L63, L68", "mechanism"),
    ("mechanism.additional", "L63", "mechanism"),
    ("mechanism.own-turn-only", "L68", "mechanism"),
    ("mechanism.optional", "L68", "mechanism"),
    ("mechanism.needs-own-mouse", "L68", "mechanism"),
    ("mechanism.another-mouse-again", "L69", "mechanism"),
    ("mechanism.not-same-mouse-twice", "L69", "mechanism"),
    ("pantry.outside", "L71", "pantry"),
    ("pantry.one-door", "L72", "pantry"),
    ("pantry.four-free-tiles", "L73, L77", "pantry"),
    ("pantry.cheese-counts", "L74", "pantry"),
    ("pantry.all-tiles", "L76", "pantry"),
    ("pantry.enter", "L79, L80", "pantry"),
    ("pantry.within", "L79, L81", "pantry"),
    ("pantry.leave", "L79, L82", "pantry"),
    ("pantry.three-at-most", "L83", "pantry"),
    ("pantry.door-occupied", "L84", "pantry"),
    ("pantry.no-traps", "L85", "pantry"),
    ("pantry.two-steps-in", "L86", "pantry"),
    ("pantry.slide-any-tile", "L87", "pantry"),
    ("pantry.slide-refill", "L87", "pantry"),
    ("pantry.slide-moves-mouse", "L87, ruling 16", "pantry"),
    ("setup.corner-start", "base 2", "setup"),
    ("setup.roofed", "base 2", "setup"),
    ("turn.four-actions", "base 3", "turn"),
    ("turn.one-slide", "base 3", "turn"),
    ("uncover.eight-neighbours", "base 3.1", "uncover"),
    ("uncover.not-from-outside", "base 3.1", "uncover"),
    ("run.enter-tower", "base 3.2, ruling 2", "run"),
    ("run.orthogonal", "base 3.2", "run"),
    ("run.not-covered", "base 3.2", "run"),
    ("run.not-trap", "base 3.2, ruling 3", "run"),
    ("run.no-return", "base 3.2", "run"),
    ("run.one-per-square", "base 3.2", "run"),
    ("run.pass-over", "base 3.2", "run"),
    ("slide.line-moves-figures-stay", "base 3.3", "slide"),
    ("slide.under-roofs", "base 3.3", "slide"),
    ("trap.falls", "base 4", "trap"),
    ("trap.safe-squares", "base 4", "trap"),
    ("cheese.pair", "base 5", "cheese"),
    ("cheese.any-turn", "base 5", "cheese"),
    ("cheese.once-a-kind", "base 5", "cheese"),
    ("cheese.kept", "base 5", "cheese"),
    ("roofs.return", "base 3.4", "turn"),
    ("end.target", "base 6, ruling 5", "end"),
    ("end.third-mouse", "base 6", "end"),
    ("end.third-mouse-tie", "base 6, ruling 6", "end"),
    ("turn.in-order", "base 2", "turn"),
    ("uncover.covered-only", "base 3.1", "uncover"),
    ("ruling.reserve-alike", "ruling 18", "ruling"),
    ("ruling.free-tiles-alike", "ruling 18", "ruling"),
    ("ruling.no-immediate-undo", "ruling 4", "ruling"),
    ("ruling.roof-way-down", "L39, ruling 8", "ruling"),
    ("ruling.roof-lifts-nothing", "ruling 9", "ruling"),
    ("ruling.pantry-return-covered", "ruling 15", "ruling"),
    ("ruling.hop", "ruling 7", "ruling"),
    ("box.tiles", "base 1", "goal"),
    ("ruling.gonzola-pantry", "ruling 14", "ruling"),
    ("ruling.compound-run", "ruling 8", "ruling"),
)

CLAUSES: tuple[Clause, ...] = numbered_clauses(_CLAUSES)
"""All clauses, by their number less one."""

_EFFECTS = (  # id, what `seat`, `a`, `b` are ("kind:name in the text", "" = unused), clause
    ("placed", ("seat:who", "", "place:place"), "setup.corner-start"),
    ("lifted", ("seat:who", "room:room", ""), "uncover.eight-neighbours"),
    ("ran", ("seat:who", "mouse:mouse", "place:place"), "run.orthogonal"),
    ("entered", ("seat:who", "mouse:mouse", "place:place"), "run.enter-tower"),
    ("gonzola-ran", ("seat:who", "place:place", "flag:roof"), "gonzola.ribbon-lets-act"),
    ("slid", ("seat:who", "slot:slot", "flag:free"), "slide.line-moves-figures-stay"),
    ("shoved", ("seat:who", "mouse:mouse", "place:place"), "pantry.slide-moves-mouse"),
    ("fell", ("seat:who", "mouse:mouse", "place:place"), "trap.falls"),
    ("ribbon", ("seat:who", "", ""), "gonzola.ribbon-on-arrival"),
    ("cheese", ("seat:who", "cheese:cheese", "int:count"), "cheese.pair"),
    ("no-token", ("seat:who", "cheese:cheese", ""), "five.kind-runs-out"),
    ("tower-moved", ("seat:who", "wall:wall", ""), "tower.move"),
    ("covered", ("", "room:room", ""), "roofs.return"),
    ("turn", ("seat:who", "", ""), "turn.in-order"),
    ("won-target", ("seat:who", "int:count", ""), "end.target"),
    ("ended-lost", ("seat:who", "", ""), "end.third-mouse"),
    ("won-lost", ("seat:who", "int:count", ""), "end.third-mouse"),
    ("tile-seen", ("", "place:place", ""), "slide.under-roofs"),
    ("gonzola-tile-hop", ("seat:who", "place:place", ""), "ruling.hop"),
    ("gonzola-shoved", ("", "place:place", ""), "pantry.slide-moves-mouse"),
)

EFFECTS: tuple[Effect, ...] = numbered_effects(_EFFECTS)
"""All effects, by their number less one. None names a tile's kind: the log never knows more than the picture shows."""


def _arg(kind: str, value: int) -> str | int:
    """A number of an effect as its text wants it: "d4", "NW", "T", "p2", "J" (a roof), "Wd", "brie", "A", or itself."""
    if kind == "place":
        return ROOM_NAMES[value - ON_ROOF] if value >= ON_ROOF else goal_name(value)
    if kind == "room":
        return ROOM_NAMES[value]
    if kind == "slot":
        return SLOT_NAMES[value]
    if kind == "wall":
        return PLACE_NAMES[value]
    if kind == "cheese":
        return KIND_NAMES[value]
    if kind == "seat":
        return LETTERS[value] if 0 <= value < len(LETTERS) else "-"
    if kind == "flag":
        return "yes" if value else "no"
    return value + 1 if kind == "mouse" else value


def effect_args(s: Any, told: Told) -> Args:
    """Arguments of the effect's sentence, by the names its Effect gives. A seat is a letter; the match knows names."""
    del s
    given: Args = {}
    for about, value in zip(EFFECTS[told.effect - 1].args, (told.seat, told.a, told.b), strict=True):
        kind, _, name = about.partition(":")
        if name:
            given[name] = _arg(kind, value)
    return given


def _node(place: int) -> str:
    """The node of a place code: a square, the movable tower, a place of the pantry, a roof."""
    if place >= ON_ROOF:
        return f"roof:{ROOM_NAMES[place - ON_ROOF]}"
    if place == IN_TOWER:
        return "tower"
    return f"square:{goal_name(place)}" if place < SQUARES else f"pantry:p{place - IN_PANTRY + 1}"


def effect_nodes(told: Told) -> tuple[str, ...]:
    """Nodes of the scene at which the effect happened, in the order of the movement."""
    effect = EFFECTS[told.effect - 1]
    if effect.id == "ribbon":
        return ("gonzola",)
    nodes = ["gonzola"] if effect.id.startswith("gonzola-") else ["tower"] if effect.id == "tower-moved" else []
    for about, value in zip(effect.args[1:], (told.a, told.b), strict=True):
        kind = about.partition(":")[0]
        if kind == "place":
            nodes.append(_node(value))
        elif kind == "mouse":
            nodes.append(f"mouse:{LETTERS[told.seat]}{value + 1}")
        elif kind in ("room", "slot", "wall"):
            nodes.append(f"{'roof' if kind == 'room' else kind}:{_arg(kind, value)}")
    if effect.id == "placed":
        nodes.insert(0, f"mouse:{LETTERS[told.seat]}1")
    return tuple(nodes)


def terms(s: Any, seat: int) -> list[Term]:
    """The lines of a seat's score: one for every kind of cheese it has."""
    return [
        Term(Msg("term-cheese", {"cheese": KIND_NAMES[kind]}), 1, 1, "cheese.pair")
        for kind in range(CHEESE, PLAIN)
        if (int(s.taken[seat]) >> (kind - 1)) & 1
    ]
