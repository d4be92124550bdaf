"""Slides as clicks and words. What they have in common in one position is worked out once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cheeseboard.games.roquefort.box import KIND_NAMES, MICE, OPEN_SQUARE, SLOT_CELLS, SLOT_NAMES, SLOTS, SQUARES, TRAP
from cheeseboard.games.roquefort.rules_moves import first_alike
from cheeseboard.games.roquefort.rules_state import free_slider, in_pantry, kind_at, kind_free, lifted
from cheeseboard.games.roquefort.scene_castle import LETTERS, seat_word
from cheeseboard.toolkit.scene import Args, Msg


class Slides:
    """The slides of one position for one seat. Codes: slot * 16 + free tile * 4 + where a figure on it goes."""

    def __init__(self, s: Any, seat: int) -> None:
        self.gratis = 0 <= seat < s.seats and free_slider(s, seat) >= 0
        self.inside = in_pantry(s) if s.with_pantry else 0
        self.kinds = [kind_free(s, f) if f < s.frees else 0 for f in range(4)]
        self.choices = [f for f in range(s.frees) if first_alike(s, f, self.inside)]
        self.mice = {
            s.mouse[seat, m]: f"{LETTERS[seat]}{m + 1}"
            for seat in range(s.seats)
            for m in range(MICE)
            if s.mouse[seat, m] < SQUARES
        }
        self.falls = self._falls(s)

    def _falls(self, s: Any) -> list[list[str]]:
        """Per slot: who would fall through traps that lie open in its line."""
        seen = lifted(s)
        holes = {c for c in range(len(OPEN_SQUARE)) if kind_at(s, c) == TRAP and (seen >> OPEN_SQUARE[c]) & 1}
        found = []
        for slot in range(SLOTS if holes else 0):
            line = [SLOT_CELLS[slot, k] for k in range(7)]
            after = [OPEN_SQUARE[line[k + 1]] for k in range(6) if line[k] in holes]
            found.append([self.mice[q] for q in after if q in self.mice])
        return found or [[]] * SLOTS

    def falling(self, slot: int, f: int) -> tuple[str, ...]:
        """Mice ("B2") that a slide would drop, as far as traps lie open: what comes from under a roof stays open."""
        first = OPEN_SQUARE[SLOT_CELLS[slot, 0]]
        falls = self.falls[slot]
        if self.kinds[f] == TRAP and first in self.mice:
            falls = [self.mice[first], *falls]
        return tuple(falls)

    def label(self, code: int) -> Msg:
        """The slide in words."""
        slot, f, g = code // 16, code // 4 % 4, code % 4
        kind = KIND_NAMES[self.kinds[f]].replace("?", "unseen")
        shoved = f"p{g + 1}" if (self.inside >> f) & 1 else "none"
        return _words(slot, kind, shoved, self.gratis, self.falling(slot, f))

    def parts(self, code: int) -> frozenset[str]:
        """What a person clicks: the slot, the tile unless all are alike, and where a figure on it goes."""
        slot, f, g = code // 16, code // 4 % 4, code % 4
        return _parts(slot, f, g, self.choices != [f], g != f or bool((self.inside >> f) & 1))


@lru_cache(maxsize=8192)
def _words(slot: int, kind: str, shoved: str, gratis: bool, falls: tuple[str, ...]) -> Msg:
    args: Args = {"slot": SLOT_NAMES[slot], "kind": kind, "shoved": shoved, "free": "yes" if gratis else "no"}
    who = tuple(Msg("slide-falls", {"seat": seat_word(LETTERS.index(name[0])), "mouse": name[1:]}) for name in falls)
    return Msg("move-slide", {**args, "falls": who, "count": len(falls)})


@lru_cache(maxsize=1024)
def _parts(slot: int, f: int, g: int, which: bool, shove: bool) -> frozenset[str]:
    found = {f"slot:{SLOT_NAMES[slot]}"}
    if which:
        found.add(f"free:{f + 1}")
    if shove:
        found.add(f"pantry:p{g + 1}")
    return frozenset(found)
