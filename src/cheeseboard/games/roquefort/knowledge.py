"""Who may know what. Everybody sees the same; what the roofs have covered again must be remembered.

The record remembers every tile that has been seen. `shown` takes away what lies under a roof again, unless the option
`trace` leaves it in sight: scenes, positions and the log go through it.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.roquefort.box import OPEN, OPEN_SQUARE, PASSAGE
from cheeseboard.games.roquefort.rules_state import OVER_NOW, TILES, State, lifted
from cheeseboard.kernel import Rng, rule
from cheeseboard.kernel.contract import NEVER
from cheeseboard.toolkit.clauses import Past

HIDDEN_TILE = 255
"""`lie`: the one blank, a tile under a roof."""


@rule
def told(s: State, seat: int, action: int, viewer: int) -> int:
    """Everybody hears every action."""
    return action


@rule
def told_draw(s: State, outcome: int, viewer: int) -> int:
    """Everybody sees the tile; the log names only its place (unless `trace` is on): it must not remember for people."""
    return outcome if s.trace else NEVER


@rule
def observe(s: State, seat: int) -> None:
    """Nothing is hidden from one seat that another knows; a tile that nobody has seen is not drawn yet."""


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """There is nothing to fill in: what nobody has seen is drawn when it comes to light."""


@rule
def shown(s: State) -> None:
    """Blank what lies under a roof: which tile it is, and that tile's kind. With `trace`, or at the end, nothing.

    With `pantry_return_covered` the passage stays in sight once it has been seen: whoever is inside may need it.
    """
    if s.trace or s.phase == OVER_NOW:
        return
    seen = lifted(s)
    for c in range(OPEN):
        tile = int(s.lie[c])
        if (seen >> OPEN_SQUARE[c]) & 1 == 0 and tile < TILES and not (s.return_covered and s.kind[tile] == PASSAGE):
            s.kind[tile] = 0
            s.last_seen[tile] = 0
            s.lie[c] = HIDDEN_TILE


def forget(s: Any) -> None:
    """For previews: what lies under a roof counts as never seen, so that trying a move does not remember for people."""
    kinds = s.kind.tolist()
    before = s.lie.tolist()
    shown(s)
    for c, tile in enumerate(before):
        if s.lie[c] == HIDDEN_TILE and tile < TILES:
            kinds[tile] = 0
            s.lie[c] = tile
    for tile, kind in enumerate(kinds):
        s.kind[tile] = kind


PAST = Past(
    turn="turn",
    says={
        "lifted": ("past-lifted", "who"),
        "covered": (),
        "ran": ("past-ran", "who", "mouse"),
        "entered": ("past-entered", "who", "mouse"),
        "gonzola-ran": ("past-gonzola", "who"),
        "gonzola-tile-hop": ("past-gonzola", "who"),
        "slid": ("past-slid", "who"),
        "fell": ("past-fell", "who", "mouse"),
        "shoved": (),
        "gonzola-shoved": (),
        "tile-seen": (),
    },
)
"""Where somebody stood when, and which line was pushed, would tell where tiles lie that have been seen."""


def past(s: Any) -> Past | None:
    """A log to read back would remember for people: after a lap its lines lose all places. Not with `trace`."""
    return None if s.trace else PAST


def hint(s: Any, seat: int) -> dict[str, float]:
    """No shade: remembering is the game."""
    return {}
