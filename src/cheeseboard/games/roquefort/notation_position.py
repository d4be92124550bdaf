"""Positions as text, both ways. Somebody with the game's page before them can write one; `?` is what is not known.

    play                                the phase: setup | hang | play | hop 2 | over
    turn B                              whose turn it is
    points 3                            its action points
    slid                                the ordinary slide of this turn is done
    used 2 G                            who has used the mechanism in it: mice of that seat, Gonzola
    a NW    plain = ? = ? NE            the castle's tiles, seven rows, west to east; `=` = closed
    b plain brie  ? ? ? ? ?
    c =     ?     = ? = ? =
    d ?     ?     ? gonzola ? ? ?
    e =     ?     = mechanism = ? =
    f ?     ?     ? plain ? trap ?
    g SW    ?     = ? = ? SE
    free plain gouda passage plain      the free tiles; with the pantry its places 1 to 4
    open C J                            rooms without a roof; `-` = none
    mice A NW p2 - -                    where a seat's mice are, 1 to 4: see below
    mice B d4 T - x
    gonzola f4                          where Gonzola is; `roof K` = on the roof of a room
    ribbon B                            whose ribbon he wears; `-` = nobody's
    tower N3                            where the movable tower hangs; `-` = not yet
    cheese A brie gouda                 what a seat has collected
    last Wd 2                           the last slide: its slot, and which free tile came out of it
    round 12                            turns that have begun
    seen a2 9, f6 11                    the turns in which tiles under roofs were last in sight

Places of mice: a square, a corner tower (NW NE SW SE), `T` the movable tower, `p1` to `p4` the pantry, `-` outside, `x`
in the dungeon. Kinds of tile: slice emmental blue brie gouda goat parmesan, plain, trap, gonzola, passage, mechanism.

`#` starts a comment. Only the phase is needed, and single tiles can be named instead of rows: `tiles b4 brie, c4 trap`.
What is left out is the plainest thing that fits: it is A's turn with 4 points; each seat's first mouse is in a corner
tower (the fifth's in the movable one), and the others are outside; Gonzola stands in the centre, on his tile; the tower
hangs at N3; the rooms in which somebody stands are open, and no others. Tiles under a roof are unknown, those in sight
and the free ones are plain. A `?` in sight is a tile that comes to light now. Mouse 2 in `hop 2` has just pushed
Gonzola off his tile. The options of the match are not part of the text.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.roquefort.box import (
    BOX,
    CHEESE,
    CORNERS,
    KIND_NAMES,
    MICE,
    OPEN_AT,
    OPEN_SQUARE,
    PLACE_NAMES,
    PLAIN,
    ROOM_NAMES,
    ROOMS,
    SIDE,
    SLOT_NAMES,
    square_name,
)
from cheeseboard.games.roquefort.notation_names import LETTERS, PHASES, goal_name, usual_last_seen, usual_points
from cheeseboard.games.roquefort.notation_reading import read_position
from cheeseboard.games.roquefort.rules_state import (
    DUNGEON,
    GONZOLA,
    HOP,
    NOWHERE,
    ON_ROOF,
    RESERVE,
    TILES,
    kind_at,
    kind_free,
)

__all__ = ["read_position", "write_position"]


def _phase_lines(s: Any) -> list[str]:
    phase = int(s.phase)
    name = next(word for word, number in PHASES.items() if number == phase)
    lines = [f"hop {s.hopper + 1}" if phase == HOP else name, f"turn {LETTERS[int(s.turn)]}"]
    if s.ap or usual_points(phase):
        lines.append(f"points {s.ap}")
    if s.slid:
        lines.append("slid")
    if s.freed:
        used = [str(m + 1) for m in range(MICE) if (int(s.freed) >> m) & 1]
        lines.append(f"used {' '.join([*used, *(['G'] if int(s.freed) >> GONZOLA else [])])}")
    return lines


def _square(s: Any, q: int) -> str:
    if q in CORNERS:
        return goal_name(q)
    return KIND_NAMES[kind_at(s, OPEN_AT[q])] if OPEN_AT[q] >= 0 else "="


def _tile_lines(s: Any) -> list[str]:
    lines = []
    for row in range(SIDE):
        names = [_square(s, row * SIDE + k) for k in range(SIDE)]
        lines.append(f"{BOX.rows[row]} {' '.join(names)}")
    frees = [KIND_NAMES[kind_free(s, f)] for f in range(int(s.frees))]
    lines.append(f"free {' '.join(frees)}")
    lifted = [ROOM_NAMES[room] for room in range(ROOMS) if (int(s.covered) >> room) & 1 == 0]
    return [*lines, f"open {' '.join(lifted) or '-'}"]


def _place(at: int) -> str:
    if at in (RESERVE, DUNGEON):
        return "-" if at == RESERVE else "x"
    return f"roof {ROOM_NAMES[at - ON_ROOF]}" if at >= ON_ROOF else goal_name(at)


def _figure_lines(s: Any) -> list[str]:
    lines = []
    for seat in range(int(s.seats)):
        lines.append(f"mice {LETTERS[seat]} {' '.join(_place(int(s.mouse[seat, m])) for m in range(MICE))}")
    if s.with_gonzola:
        lines.append(f"gonzola {_place(int(s.gonzola))}")
        lines.append(f"ribbon {LETTERS[int(s.ribbon)] if s.ribbon >= 0 else '-'}")
    if s.with_tower:
        lines.append(f"tower {PLACE_NAMES[int(s.tower)] if s.tower != NOWHERE else '-'}")
    return lines


def _cheese_lines(s: Any) -> list[str]:
    lines = []
    for seat in range(int(s.seats)):
        held = [KIND_NAMES[k] for k in range(CHEESE, PLAIN) if (int(s.taken[seat]) >> (k - 1)) & 1]
        if held:
            lines.append(f"cheese {LETTERS[seat]} {' '.join(held)}")
    return lines


def _past_lines(s: Any) -> list[str]:
    lines = []
    if s.last_slot >= 0:
        out = [int(t) for t in s.free.tolist()].index(int(s.last_out))
        lines.append(f"last {SLOT_NAMES[int(s.last_slot)]} {out + 1}")
    lines.append(f"round {s.round}")
    seen = [
        f"{square_name(OPEN_SQUARE[c])} {s.last_seen[tile]}"
        for c, tile in enumerate(s.lie.tolist())
        if tile < TILES and s.last_seen[tile] != usual_last_seen(s, c)
    ]
    return [*lines, f"seen {', '.join(seen)}"] if seen else lines


def write_position(s: Any) -> str:
    """The record as lines of text, `?` for what is unknown.

    `read_position` with the same options is its inverse, but for the numbers of the tiles: they tell no more than where
    a tile lies.
    """
    lines = _phase_lines(s) + _tile_lines(s) + _figure_lines(s) + _cheese_lines(s) + _past_lines(s)
    return "\n".join(lines) + "\n"
