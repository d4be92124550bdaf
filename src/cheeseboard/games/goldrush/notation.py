"""Moves and draws as text, both ways. Positions are in notation_position.

Moves (case does not matter; more ways to write them are read than are written):
    n2e3^               the tile in hand onto the place two north, three east of the start tile, its north to the north;
                        also `n2e3 ^`, `n2e3 0`..`3`, `n2e3 n`, and a bare `n2e3` where only one turn fits
    sheriff n2e3        the Sheriff to the mountain on that tile; `n2e3:s` = on its south side, where it has two
    tent n2e3           the tent to that tile, with `:s` likewise
    cowboy railroad:e   a cowboy onto the tile just placed: mountain, railroad, prairie, city or graveyard; after the
                        colon the first side (of a prairie: half-edge) clockwise from north, where there are several
    dig                 take a token where the tent stands
    end                 do nothing more; also `pass`
Actions that nobody can name on this map have a number: `tent #40:1`, `sheriff #3:0`, `cowboy #11`.

Draws: `tile` is the tile's id ("R07"); `token B` is the value ("3") that seat B finds.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from cheeseboard.games.goldrush.box import (
    AREAS,
    BOX,
    FACES,
    HALVES,
    HILLS,
    KIND_NAMES,
    MOUNTAIN,
    SIDES,
    TURNS,
    VALUES,
    WORTH,
    face_number,
    place_name,
    place_number,
    segment_halves,
    segment_name,
    segment_sides,
)
from cheeseboard.games.goldrush.notation_names import LETTERS, mountain
from cheeseboard.games.goldrush.notation_position import read_position, write_position
from cheeseboard.games.goldrush.rules_map import tile_at
from cheeseboard.games.goldrush.rules_moves import legal
from cheeseboard.games.goldrush.rules_state import (
    ACTIONS,
    COWBOY,
    DIG,
    DRAWING,
    FINAL,
    LEGAL_MAX,
    LOCALS,
    PASS,
    SHERIFF,
    TAKING,
    TENT,
    find,
)

__all__ = ["draw_label", "read_draw", "read_move", "read_position", "write_draw", "write_move", "write_position"]

_WORDS = {"sheriff": SHERIFF, "tent": TENT}
_END = ("end", "pass")


# -- writing moves -----------------------------------------------------------------------------------------------------
def write_move(s: Any, seat: int, action: int) -> str:
    """The action's one canonical text on this map. IndexError for a number that is no action."""
    del seat
    if not 0 <= action < ACTIONS:
        raise IndexError(f"{action} is no action of this game")
    if action < SHERIFF:
        return place_name(action >> 2) + TURNS[action & 3]
    if action < TENT:
        return f"sheriff {_mountain(s, action - SHERIFF, root=True)}"
    if action < COWBOY:
        return f"tent {_mountain(s, action - TENT, root=False)}"
    if action < DIG:
        tile, local = int(s.tiles) - 1, action - COWBOY
        face, turn = int(s.face[tile]), int(s.turn[tile])
        return f"cowboy {segment_name(face, turn, local)}" if local < AREAS[face] else f"cowboy #{local}"
    return "dig" if action == DIG else "end"


def _mountain(s: Any, peak: int, root: bool) -> str:
    """Mountain `peak` (tile * 2 + mountain of the tile) as moves call it: "n2e3", "n2e3:s", or "#6:1".

    Where only a mountain's oldest part names it (`root`), the others have a number.
    """
    tile, local = peak >> 1, peak & 1
    if tile >= s.tiles or local >= HILLS[int(s.face[tile])]:
        return f"#{tile}:{local}"
    segment = int(s.base[tile]) + local
    if root and find(s, segment) != segment:
        return f"#{tile}:{local}"
    return mountain(s, tile * LOCALS + local)


# -- reading moves -----------------------------------------------------------------------------------------------------
def read_move(s: Any, seat: int, text: str) -> list[int]:
    """All actions the text can mean for the seat, legal or not; [] = unreadable."""
    words = text.casefold().split()
    if not words:
        return []
    if len(words) == 1 and words[0] in _END:
        return [PASS]
    if words == ["dig"]:
        return [DIG]
    if words[0] in _WORDS:
        return _read_mountain(s, seat, _WORDS[words[0]], "".join(words[1:]))
    if words[0] == "cowboy":
        return _read_cowboy(s, seat, "".join(words[1:]))
    return _read_place(s, seat, words) or _read_cowboy(s, seat, "".join(words))


def _legal(s: Any, seat: int) -> list[int]:
    out: Any = np.zeros(LEGAL_MAX, np.int32).data
    return [int(out[k]) for k in range(legal(s, seat, out))]


def _best(s: Any, seat: int, found: list[int]) -> list[int]:
    """Of several meanings the legal ones; without any, the first: a clause then says why not."""
    if len(found) < 2:
        return found
    can = set(_legal(s, seat))
    return [one for one in found if one in can] or found[:1]


def _turn(word: str) -> int:
    """A turn as somebody may write it: ^ > v <, 0 to 3, or the side to which the tile's north points; -1 = none."""
    for alphabet in (TURNS, "0123", SIDES.casefold()):
        if len(word) == 1 and word in alphabet:
            return alphabet.index(word)
    return -1


def _read_place(s: Any, seat: int, words: list[str]) -> list[int]:
    turn = _turn(words[-1]) if len(words) > 1 else -1
    name = "".join(words if turn < 0 else words[:-1])
    if turn < 0 and place_number(name) < 0:
        name, turn = name[:-1], _turn(name[-1:])
        if turn < 0:
            return []
    code = place_number(name)
    if code < 0:
        return []
    return [code * 4 + turn] if turn >= 0 else _best(s, seat, [code * 4 + k for k in range(4)])


def _read_mountain(s: Any, seat: int, first: int, text: str) -> list[int]:
    """Mountains of a tile: of the Sheriff's, the whole mountain by its oldest part."""
    numbered = re.fullmatch(r"#([0-9]{1,2}):([01])", text)
    if numbered:
        peak = int(numbered[1]) * 2 + int(numbered[2])
        return [first + peak] if first + peak < (TENT if first == SHERIFF else COWBOY) else []
    place, colon, side = text.partition(":")
    code = place_number(place)
    if code < 0 or (colon and (len(side) != 1 or side not in SIDES.casefold())):
        return []
    tile = tile_at(s, code)
    if tile < 0:
        return []
    found = []
    for local in mountains_at(s, tile, side):
        if first == TENT:
            found.append(TENT + tile * 2 + local)
            continue
        root = find(s, int(s.base[tile]) + local)
        oldest = max(t for t in range(int(s.tiles)) if s.base[t] <= root)
        found.append(SHERIFF + oldest * 2 + root - int(s.base[oldest]))
    if not found and not side:  # a tile without a mountain: a clause says so
        found = [first + tile * 2]
    return _best(s, seat, list(dict.fromkeys(found)))


def mountains_at(s: Any, tile: int, side: str) -> list[int]:
    """Mountains of a tile that leave by a side ("n", "e", "s", "w"); all of them for ""."""
    face, turn = int(s.face[tile]), int(s.turn[tile])
    wanted = SIDES.casefold().find(side) if side else -1
    return [k for k in range(HILLS[face]) if not side or wanted in segment_sides(face, turn, k)]


def segments_named(face: int, turn: int, name: str) -> list[int]:
    """Segments of a turned tile that a name can mean: "railroad", "railroad:e", "p:na", any side or half it has."""
    kind, colon, where = name.partition(":")
    found = []
    for local in range(AREAS[face]):
        known = BOX.faces[face].segments[local].kind
        if not kind or not KIND_NAMES[known].startswith(kind):
            continue
        sides = {SIDES[side].casefold() for side in segment_sides(face, turn, local)}
        halves = {HALVES[half].casefold() for half in segment_halves(face, turn, local)}
        if not colon or where in sides or (known != MOUNTAIN and where in halves | {half[0] for half in halves}):
            found.append(local)
    return found


def _read_cowboy(s: Any, seat: int, text: str) -> list[int]:
    numbered = re.fullmatch(r"#([0-9]{1,2})", text)
    if numbered:
        return [COWBOY + int(numbered[1])] if int(numbered[1]) < LOCALS else []
    tile = int(s.tiles) - 1
    face, turn = int(s.face[tile]), int(s.turn[tile])
    found = segments_named(face, turn, text)
    exact = [k for k in found if text in (segment_name(face, turn, k), segment_name(face, turn, k, full=True))]
    if not found:  # something that this tile has not: a clause says so
        kind = text.partition(":")[0]
        return [COWBOY + AREAS[face]] if len(kind) > 2 and any(one.startswith(kind) for one in KIND_NAMES) else []
    return _best(s, seat, [COWBOY + k for k in (exact if len(exact) == 1 else found)])


# -- draws -------------------------------------------------------------------------------------------------------------
def draw_label(s: Any) -> str:
    """What is drawn now: "tile", or "token B" for the seat that takes it; "" where nothing is."""
    if s.phase == DRAWING:
        return "tile"
    return f"token {LETTERS[int(s.drawer)]}" if s.phase in (TAKING, FINAL) else ""


def write_draw(s: Any, outcome: int) -> str:
    """The outcome's text: a tile's id, or a token's value. IndexError for an outcome that cannot be."""
    if s.phase == DRAWING:
        if not 0 <= outcome < FACES:
            raise IndexError(f"{outcome} is no tile of this box")
        return BOX.faces[outcome].id
    return str(BOX.values[outcome])


def read_draw(s: Any, text: str) -> int | None:
    """The outcome a text names, or None."""
    plain = text.strip()
    if s.phase == DRAWING:
        face = face_number(plain)
        return face if face >= 0 else None
    values = [str(WORTH[v]) for v in range(VALUES)]
    return values.index(plain) if plain in values else None
