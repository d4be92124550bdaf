"""Which steps lead straight into the draw of an order: that is not taken back, so the table asks first."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.fromage.box import (
    BOARD_BARN,
    BOARD_DOCK_RES,
    BOARD_DOCK_VENUE,
    BOARD_GREENHOUSE,
    DOCK,
    FRUITED,
    GAIN_FACING,
    JAM,
    ORDERS,
    PAIRS,
    SPACE_AGE,
    SPACE_MARK,
    TILE_GAIN,
    TILE_OF,
    TILE_WHEN,
    WHEN_AGE,
    WHEN_FRUITED,
    WHEN_JAM,
    WHEN_MILK,
    WHEN_NO_WORKER,
    WHEN_VENUE,
)
from cheeseboard.games.fromage.rules_state import (
    BUILD,
    CAST,
    COMPLETE,
    FIRE,
    GATHER,
    KEEP,
    MAKE,
    MILK,
    NONE,
    PAIR,
    PICK,
    TAKE,
    VAT,
    WORK,
    faced_sector,
)
from cheeseboard.games.fromage.scene_words import layout_of, venue_before


class Draws:
    """The steps of one seat in one position."""

    def __init__(self, s: Any, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.board = 0 if s.board[seat] == NONE else int(s.board[seat])
        self.sector = faced_sector(s, seat) == ORDERS
        self.venue = venue_before(s, seat)
        self.layout = layout_of(s, self.venue)
        self.places = [place for place in range(4) if int(s.built[seat]) >> place & 1 and self._gives(place)]

    def _gives(self, place: int) -> bool:
        """Does what stands on a place bring orders?"""
        tile = int(self.s.tile[self.seat, place])
        if tile == NONE:
            found = BOARD_DOCK_RES[self.board] if place == DOCK else BOARD_BARN[self.board]
            return place in (0, DOCK) and found == ORDERS
        return TILE_GAIN[tile] == ORDERS or (TILE_GAIN[tile] == GAIN_FACING and self.sector)

    def after(self, action: int) -> bool:
        """Is an order drawn right after this step?"""
        if GATHER <= action < MAKE:
            return self.sector
        if MAKE <= action < BUILD or VAT <= action < COMPLETE:
            return bool(self.places) and self._placing(action)
        if WORK <= action < VAT:
            return (action - WORK) // 3 in self.places
        if action in (COMPLETE, KEEP):
            return any(int(self.s.waiting[self.seat]) >> (1 + place) & 1 for place in self.places)
        if FIRE <= action < PICK:
            return action - FIRE - 1 in self.places
        if PICK <= action < PAIR:
            return action - PICK == ORDERS
        if PAIR <= action < CAST:
            return ORDERS in (PAIRS[action - PAIR, 0], PAIRS[action - PAIR, 1])
        return action == TAKE and BOARD_GREENHOUSE[self.board] == ORDERS

    def _placing(self, action: int) -> bool:
        """Would a cheese placed so set off something that brings orders?"""
        milk = MILK <= action < BUILD
        space = action - MAKE if action < MILK else (action - MILK) % 18 if milk else action - VAT
        mark, age = SPACE_MARK[self.layout, self.venue, space], SPACE_AGE[self.layout, self.venue, space]
        for place in self.places:
            tile = int(self.s.tile[self.seat, place])
            if tile == NONE:
                if place == DOCK and BOARD_DOCK_VENUE[self.board] == self.venue:
                    return True
                continue
            when, of = TILE_WHEN[tile], TILE_OF[tile]
            if (
                (when == WHEN_VENUE and of == self.venue)
                or (when == WHEN_AGE and of == age)
                or (when == WHEN_JAM and mark == JAM)
                or (when == WHEN_FRUITED and mark == FRUITED)
                or (when == WHEN_MILK and milk)
                or (when == WHEN_NO_WORKER and (milk or (action >= VAT and self.s.with_vat)))
            ):
                return True
        return False
