"""Final positions, built or played at random, as tables that the stranger's scorer reads."""

from __future__ import annotations

import itertools
import random
from typing import Any

import numpy as np

from cheeseboard.games.fromage import rules_state as codes
from cheeseboard.kernel.rng import seeded
from fromage.stranger_facts import BOX, LAYOUTS, PLACES, REGIONS, SPACES, TILES, VENUES
from fromage.stranger_score import CORPORATION, Player, Table
from fromage.stranger_side import GAME, options

IDS = {key: list(spaces) for key, spaces in SPACES.items()}
OPEN = {
    (players, v, side): np.array([space.players <= players for space in SPACES[VENUES[v], LAYOUTS[side]].values()])
    for players, v, side in itertools.product((1, 2, 3, 4), range(4), range(3))
}
Rows = dict[str, list[Any]]


def scattered(count: int, seed: int) -> Any:
    """A batch of positions that are over, each with anything anywhere; not all could come from play."""
    luck, rng = random.Random(seed), np.random.default_rng(seed)
    states = GAME.State.zeros(count)
    seats = rng.integers(1, 5, count)
    full = rng.random(count)[:, None, None]  # how full the venues are
    states["seats"], states["edition"], states["phase"] = seats, GAME.edition, codes.OVER_NOW
    states["drawer"] = states["mover"] = -1
    states["level"] = np.where(seats == 1, rng.integers(1, 5, count), 0)
    states["side"] = states["wanted"] = np.where((seats == 4)[:, None], rng.integers(0, 3, (count, 4)),
                                                 rng.integers(0, 2, (count, 4)))  # fmt: skip
    states["venue"] = rng.permuted(np.tile(np.arange(4), (count, 1)), axis=1)
    states["customer"] = rng.permuted(np.tile([0, 0, 1, 1, 2, 2], (count, 1)), axis=1)
    states["board"] = rng.permuted(np.tile(np.arange(4), (count, 1)), axis=1)
    owner = (rng.random((count, 4, 18)) * np.maximum(seats, 2)[:, None, None]).astype(int)
    owner[(owner == 1) & (seats == 1)[:, None, None]] = codes.CORPORATION_SEAT
    cell = np.where(rng.random((count, 4, 18)) < full, owner, codes.EMPTY)
    for i in range(count):
        for v in range(4):
            cell[i, v][~OPEN[int(seats[i]), v, int(states["side"][i, v])]] = codes.EMPTY
    keep_to_supply(cell, states, luck)
    states["cell"] = states["cell_then"] = cell
    states["stock"] = states["stock_then"] = rng.integers(0, 9, (count, 4, 3))
    states["built"] = states["built_then"] = rng.integers(0, 16, (count, 4))
    states["milked"] = states["milked_then"] = rng.integers(0, 16, (count, 4))
    states["fruited"] = states["fruited_then"] = rng.integers(0, 6, (count, 4, 2))
    states["back"] = states["back_then"] = -1
    states["tile"] = codes.NONE
    with_tiles = rng.random(count) < 0.6
    dealt = rng.permuted(np.tile(np.arange(32), (count, 1)), axis=1)[:, :16].reshape(count, 4, 4)
    states["tiles"] = with_tiles
    laid = with_tiles[:, None, None] & (rng.random((count, 4, 4)) < 0.7)
    states["tile"] = states["tile_then"] = np.where(laid, dealt, codes.NONE)
    who = (rng.random((count, 36)) * seats[:, None]).astype(int)
    lies = rng.integers(0, 4, (count, 36))
    stored = np.where(seats == 1, codes.STORED, codes.DISCARDED)[:, None]
    states["card"] = states["card_then"] = np.choose(lies, [0 * who, 0 * who + stored, codes.HELD_BY + who,
                                                            codes.DONE_BY + who])  # fmt: skip
    return states


def keep_to_supply(cell: Any, states: Any, luck: random.Random) -> None:
    """Nobody has more than fifteen cheeses on the table, the Corporation not more than its board holds."""
    for i, (seats, level) in enumerate(zip(states["seats"].tolist(), states["level"].tolist(), strict=True)):
        flat = cell[i].reshape(-1)
        for who in (*range(seats), codes.CORPORATION_SEAT):
            there = np.flatnonzero(flat == who).tolist()
            supply = BOX["solo_cheeses"].get(str(level), 0) if who == codes.CORPORATION_SEAT else 15
            luck.shuffle(there)
            flat[there[supply:]] = codes.EMPTY
            left = supply - min(len(there), supply)
            if who == codes.CORPORATION_SEAT:
                states["corp_left"][i] = left
            else:
                states["cheese"][i, who] = states["cheese_then"][i, who] = left


def played(count: int, seed: int) -> Any:
    """A batch of games played to the end, every seat uniformly at random."""
    native = GAME.compiled()
    states = GAME.State.zeros(count)
    out, weights = np.zeros(GAME.LEGAL_MAX, np.int32), np.zeros(GAME.LEGAL_MAX, np.int32)
    rng = seeded(seed)
    tables = [GAME.options(**options(k)) for k in range(64)]
    for i in range(count):
        native.h_begin(states, i, tables[i % len(tables)])
        assert native.playout(states, i, rng, out, weights) > 0
    return states


def points(states: Any) -> tuple[list[list[int]], list[list[int]]]:
    """What the compiled rules say: points and places of the seats of each position."""
    native, line = GAME.compiled(), np.zeros(8, np.int32)
    found: tuple[list[list[int]], list[list[int]]] = ([], [])
    for i, seats in enumerate(states["seats"].tolist()):
        for ask, rows in zip((native.h_scores, native.h_ranks), found, strict=True):
            ask(states, i, line)
            rows.append(line[:seats].tolist())
    return found


FIELDS = ("seats", "level", "side", "customer", "board", "cell", "cheese", "stock", "built", "milked", "fruited",
          "tile", "card", "corp_left")  # fmt: skip
SETS = [{place for p, place in enumerate(PLACES) if mask >> p & 1} for mask in range(16)]
COSTS = [{p + 2 for p in range(4) if mask >> p & 1} for mask in range(16)]


def tables(states: Any) -> list[Table]:
    """The same positions in names."""
    rows: Rows = {name: states[name].tolist() for name in FIELDS}
    return [table(rows, i) for i in range(len(states))]


def table(rows: Rows, i: int) -> Table:
    layouts = {venue: LAYOUTS[side] for venue, side in zip(VENUES, rows["side"][i], strict=True)}
    level = rows["level"][i]
    return Table(
        players=[player(rows, i, seat) for seat in range(rows["seats"][i])],
        layouts=layouts,
        customers=dict(zip(REGIONS, ("ABC"[kind] for kind in rows["customer"][i]), strict=True)),
        cheese={
            venue: {
                space: CORPORATION if who == codes.CORPORATION_SEAT else who
                for space, who in zip(IDS[venue, layouts[venue]], cells, strict=True)
                if who != codes.EMPTY
            }
            for venue, cells in zip(VENUES, rows["cell"][i], strict=True)
        },
        level=level,
        corporation_placed=BOX["solo_cheeses"][str(level)] - rows["corp_left"][i] if level else 0,
        stored=rows["card"][i].count(codes.STORED),
    )


def player(rows: Rows, i: int, seat: int) -> Player:
    cards = rows["card"][i]
    structures, livestock, fruit = rows["stock"][i][seat]
    fruited, jam = rows["fruited"][i][seat]
    return Player(
        rows["board"][i][seat] + 1,
        *(structures, livestock, fruit),
        cards.count(codes.HELD_BY + seat),
        cards.count(codes.DONE_BY + seat),
        *(fruited, jam),
        COSTS[rows["milked"][i][seat]],
        SETS[rows["built"][i][seat]],
        {place: TILES[t] for place, t in zip(PLACES, rows["tile"][i][seat], strict=True) if t != codes.NONE},
    )
