"""Moves and draws as text, both ways. Positions are in notation_position.

Moves (case and blanks do not matter; the seat's letter may be left out):
    lift J          lift the roof of room J
    A2 d5           mouse 2 of seat A runs to d5          A3 NW, A3 T     into a corner tower, into the movable tower
    A1 p2           through the secret passage, or within the pantry
    G d4            Gonzola runs to d4                    G roof J, G p2  onto a roof, to a place of the pantry
    slide Wd plain  push the free plain tile in at slot Wd (row d from the west); `#2` after it: the second of its kind
    slide Wd p2     with the pantry: the tile of place p2; `p2>p4` a mouse on it goes to p4
    tower N3        hang the movable tower before square a3
    end             the turn is over
A bare `d5` or `J` is the one legal move that names that square or roof.

Draws: `tile b4` and `tile p1` (a free tile) are kinds: slice … parmesan, plain, trap, gonzola, passage, mechanism.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from cheeseboard.games.roquefort.box import (
    KIND_NAMES,
    OPEN_SQUARE,
    PLACE_NAMES,
    ROOM_NAMES,
    SLOT_NAMES,
    SQUARES,
    square_name,
)
from cheeseboard.games.roquefort.notation_names import LETTERS, goal_name, goal_number
from cheeseboard.games.roquefort.notation_position import read_position, write_position
from cheeseboard.games.roquefort.rules import next_to_see
from cheeseboard.games.roquefort.rules_moves import first_alike, legal
from cheeseboard.games.roquefort.rules_state import (
    END,
    IN_PANTRY,
    LEGAL_MAX,
    LIFT,
    RUN,
    RUNS,
    SLIDE,
    TILE_OUT,
    TOWER,
    WALK,
    WALK_PANTRY,
    WALK_ROOF,
    kind_free,
)

__all__ = ["draw_label", "read_draw", "read_move", "read_position", "write_draw", "write_move", "write_position"]

_MOUSE = re.compile(r"([a-e])?([1-4])[- ]?(\w{1,2})")
_SLIDE = re.compile(r"slide ?([nswe][a-g2-6]) ?(?:p?#?([1-4])(?:>p?#?([1-4]))?|([a-z]+)(?:#([1-4]))?)")


def write_move(s: Any, seat: int, action: int) -> str:
    """The action's one canonical text. IndexError for a number that is no action."""
    if LIFT <= action < RUN:
        return f"lift {ROOM_NAMES[action]}"
    if RUN <= action < WALK:
        mouse, goal = divmod(action - RUN, RUNS)
        return f"{LETTERS[seat] if seat >= 0 else ''}{mouse + 1} {goal_name(goal)}"
    if WALK <= action < SLIDE:
        goal = action - WALK
        if goal < WALK_PANTRY:
            return f"G {goal_name(goal)}"
        return f"G p{goal - WALK_PANTRY + 1}" if goal < WALK_ROOF else f"G roof {ROOM_NAMES[goal - WALK_ROOF]}"
    if SLIDE <= action < TOWER:
        return f"slide {SLOT_NAMES[(action - SLIDE) // 16]} {_free_name(s, (action - SLIDE) % 16)}"
    if TOWER <= action < END:
        return f"tower {PLACE_NAMES[action - TOWER]}"
    if action == END:
        return "end"
    raise IndexError(f"{action} is no action of this game")


def _free_name(s: Any, code: int) -> str:
    """The free tile of a slide and where a mouse on it goes, as text."""
    f, g = divmod(code, 4)
    if s.with_pantry:
        return f"p{f + 1}" if f == g else f"p{f + 1}>p{g + 1}"
    if f != g or f >= s.frees:
        return f"#{f + 1}" if f == g else f"#{f + 1}>#{g + 1}"
    name = KIND_NAMES[kind_free(s, f)].replace("?", "tile")
    return name if first_alike(s, f, 0) else f"{name}#{f + 1}"


def read_move(s: Any, seat: int, text: str) -> list[int]:
    """All actions the text can mean for the seat, legal or not; [] = unreadable."""
    plain = " ".join(text.split()).casefold()
    if plain == "end":
        return [END]
    words = plain.split(" ", 1)
    if words[0] == "lift" and len(words) == 2:
        return [LIFT + room for room in _room(words[1])]
    if words[0] == "tower" and len(words) == 2:
        return [TOWER + k for k, name in enumerate(PLACE_NAMES) if name.casefold() == words[1].strip()]
    if plain.startswith("slide"):
        return _read_slide(s, plain)
    if words[0] == "g" and len(words) == 2:
        return _read_gonzola(words[1])
    mouse = _MOUSE.fullmatch(plain)
    goal = goal_number(mouse[3]) if mouse else -1
    if mouse and goal >= 0:
        other = mouse[1] is not None and LETTERS.casefold().index(mouse[1]) != seat
        return [] if other else [RUN + (int(mouse[2]) - 1) * RUNS + goal]
    return _read_bare(s, seat, plain)


def _room(text: str) -> list[int]:
    name = text.strip().upper()
    return [ROOM_NAMES.index(name)] if name in ROOM_NAMES else []


def _read_gonzola(text: str) -> list[int]:
    if text.startswith("roof"):
        return [WALK + WALK_ROOF + room for room in _room(text[4:])]
    goal = goal_number(text)
    if goal >= IN_PANTRY:
        return [WALK + WALK_PANTRY + goal - IN_PANTRY]
    return [WALK + goal] if 0 <= goal < SQUARES else []


def _read_slide(s: Any, plain: str) -> list[int]:
    found = _SLIDE.fullmatch(plain)
    slots = [name.casefold() for name in SLOT_NAMES]
    if not found or found[1] not in slots:
        return []
    base = SLIDE + slots.index(found[1]) * 16
    if found[4] is not None:
        alike = [f for f in range(int(s.frees)) if KIND_NAMES[kind_free(s, f)] == found[4]]
        if found[5] is not None:
            alike = [f for f in alike if f + 1 == int(found[5])]
        return [base + f * 5 for f in alike[:1]]
    f = int(found[2]) - 1
    g = int(found[3]) - 1 if found[3] is not None else f
    return [base + f * 4 + g]


def _read_bare(s: Any, seat: int, plain: str) -> list[int]:
    """A place or a room alone: the legal moves that name it."""
    goal, room = goal_number(plain), _room(plain)
    out: Any = np.zeros(LEGAL_MAX, np.int32).data
    can = [int(out[k]) for k in range(legal(s, seat, out))]
    if room and len(plain) == 1:
        return [a for a in can if a == LIFT + room[0]] or [LIFT + room[0]]
    return [a for a in can if goal >= 0 and (_run_goal(a) == goal)]


def _run_goal(action: int) -> int:
    """Where a mouse or Gonzola goes with an action, as a place; -1 = it is no such move."""
    if RUN <= action < WALK:
        return (action - RUN) % RUNS
    if WALK <= action < WALK + WALK_ROOF:
        goal = action - WALK
        return goal if goal < WALK_PANTRY else IN_PANTRY + goal - WALK_PANTRY
    return -1


def draw_label(s: Any) -> str:
    """What comes to light next: "tile b4", or "tile p1" for a free tile; "" where nothing does."""
    at = next_to_see(s)
    if at < 0:
        return ""
    return f"tile {square_name(OPEN_SQUARE[at]) if at < TILE_OUT else f'p{at - TILE_OUT + 1}'}"


def write_draw(s: Any, outcome: int) -> str:
    """The tile's kind."""
    del s
    return KIND_NAMES[outcome]


def read_draw(s: Any, text: str) -> int | None:
    """The kind a text names, or None."""
    del s
    name = text.strip().casefold()
    return KIND_NAMES.index(name) if name in KIND_NAMES[1:] else None
