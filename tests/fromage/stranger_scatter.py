"""Stirs both tables at the end of a turn, so that rare things come up: few cards, built places, the last cheeses."""

from __future__ import annotations

import random
from typing import Any

from cheeseboard.games.fromage import rules_state as codes
from fromage.stranger import Referee
from fromage.stranger_facts import BOARDS, CARDS, PLACES, SPACES, TILES, TOKENS, VENUES

PLACED = {"held": codes.HELD_BY, "done": codes.DONE_BY}


def scatter(slow: Referee, rng: random.Random) -> None:
    """On the referee's table."""
    seats = range(slow.players)
    few = rng.choice((0, 3, 8, 20))
    lie = ["discarded"] * rng.choice((0, 2)) + [("done", seat) for seat in seats] + [("held", seat) for seat in seats]
    for card in rng.sample(CARDS, len(CARDS)):
        if slow.card[card] == "deck" and len(slow.cards("deck")) > few:
            slow.card[card] = rng.choice(lie)
    tiles = rng.sample(TILES, 16)
    for seat in seats:
        mine = slow.seats[seat]
        mine.stock = {good: rng.choice((0, 1, 3, 7)) for good in TOKENS}
        mine.built = {place for place in PLACES if rng.random() < 0.6 or slow.occupied(seat, place)}
        mine.milked = {cost for cost in BOARDS[mine.board].parlours if rng.random() < 0.3}
        for k, place in enumerate(PLACES):
            if slow.options["tiles"] and not slow.occupied(seat, place):
                mine.tiles[place] = tiles[seat * 4 + k]
        more_cheese(slow, seat, rng)


def more_cheese(slow: Referee, seat: int, rng: random.Random) -> None:
    """Anywhere, until few are left."""
    mine = slow.seats[seat]
    left = rng.choice((2, 4, 9, 14))
    free = [(venue, space) for venue in VENUES for space in slow.free(venue)]
    for venue, space in rng.sample(free, len(free)):
        if mine.cheese <= left:
            return
        slow.cheese[venue][space.id] = seat
        mine.cheese -= 1
        mine.fruited += space.mark == "F"
        mine.jam += space.mark == "J"


def copy_to(slow: Referee, s: Any) -> None:
    """The same onto the engine's record: what is now, not what was as the turn began."""
    for c, card in enumerate(CARDS):
        at = slow.card[card]
        if at[0] in PLACED:
            s.card[c] = PLACED[at[0]] + at[1]
        elif at == "discarded":
            s.card[c] = codes.DISCARDED
    for v, venue in enumerate(VENUES):
        for k, id in enumerate(SPACES[venue, slow.layouts[venue]]):  # noqa: A001
            owner = slow.cheese[venue].get(id)
            if isinstance(owner, int):
                s.cell[v, k] = owner
    for seat, mine in enumerate(slow.seats):
        s.cheese[seat] = mine.cheese
        s.built[seat] = sum(1 << p for p, place in enumerate(PLACES) if place in mine.built)
        s.milked[seat] = sum(1 << (cost - 2) for cost in mine.milked)
        s.fruited[seat, 0], s.fruited[seat, 1] = mine.fruited, mine.jam
        for r, good in enumerate(TOKENS):
            s.stock[seat, r] = mine.stock[good]
        for p, place in enumerate(PLACES):
            s.tile[seat, p] = TILES.index(mine.tiles[place]) if place in mine.tiles else codes.NONE
