"""What the tests of the rules share: the game, option sets, positions, random steps, the driver compiled."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from cheeseboard.games.fromage import rules_state as codes
from cheeseboard.kernel import CHANCE, Game, States
from fromage import rules_driver

GAME = Game("cheeseboard.games.fromage", "fromage")
SEATINGS: tuple[dict[str, Any], ...] = ({"players": 2}, {"players": 3}, {"players": 4}, {"players": 1})
ANYTHING = {"festival": "any", "fromagerie": "any", "bistro": "any", "villes": "any"}
KINDS: tuple[dict[str, Any], ...] = (
    {"players": 2, "tiles": True},
    {"players": 3, "tiles": True, "trigger_order": "listed"},
    {"players": 4, "tiles": True, **ANYTHING},
    {"players": 4, "tiles": True, "greenhouse": "ask", "cart_with_vat": True, "festival": "P", "villes": "II"},
    {"players": 3, "clockwise": True, "tiles": True, "greenhouse": "ask"},
    {"players": 2, "clockwise": True, "trigger_order": "listed"},
    {"players": 1, "level": 2, **ANYTHING},
    {"players": 1, "level": 3, "greenhouse": "ask"},
    {"players": 1, "level": 4, "tiles": True, "cart_with_vat": True},
)
"""Every option at work, alone and together."""


def name(options: dict[str, Any]) -> str:
    """A set of options as a test's id: "4-tiles=True"."""
    rest = [f"{key}={value}" for key, value in options.items() if key != "players"]
    return "-".join([str(options.get("players", 2)), *rest])


def run(options: dict[str, Any], games: int, every: int, eager: bool = False, seed: int = 11) -> Any:
    """Play games with the compiled driver and check them; the tally. AssertionError says what broke."""
    native = GAME.compiled(drivers=(rules_driver,))
    out, weights, why = (np.zeros(n, np.int32) for n in (GAME.LEGAL_MAX, GAME.LEGAL_MAX, codes.ACTIONS))
    tally = np.zeros(32, np.int64)
    states = np.concatenate([GAME.State.zeros()] * 3)
    given = GAME.options(**options)
    code = native.check_games(states, given, GAME.rng(0), seed, games, out, weights, why, tally, every, int(eager))
    assert code == 0, rules_driver.CODES[code]
    return tally


def step(states: States, dice: random.Random) -> None:
    """One random action of a random seat, or one draw."""
    if GAME.actors(states) == CHANCE:
        GAME.draw(states, dice.choice(GAME.chance(states))[0])
    else:
        seat = dice.choice(GAME.waiting(states))
        GAME.apply(states, seat, dice.choice(GAME.legal(states, seat)))


def game_of(options: dict[str, Any], seed: int) -> Iterator[States]:
    """The states of a random game, each changed in place after it was given."""
    dice = random.Random(seed)
    states = GAME.new(GAME.options(**options))
    yield states
    while GAME.actors(states) != 0:
        step(states, dice)
        yield states


def first_turn(
    venues: str = "FMBV",
    south: int = 0,
    boards: tuple[int, ...] = (0, 1, 2, 3),
    tiles: dict[int, str] | None = None,
    **options: Any,
) -> States:
    """The first turn with chosen venues (letters of quadrants S W N E), resource on quadrant S, boards and tiles.

    `tiles`: seat -> its four tiles, places barn to hq, as "Y1 - D2 -". Start orders are the last cards of the deck.
    """
    box = GAME.box
    states = GAME.new(GAME.options(tiles=bool(tiles), **options))
    s = GAME.view(states)
    wanted = {
        codes.VENUES: [["FMBV".index(v) for v in venues] == list(row) for row in box.ARRANGEMENTS.tolist()].index(True),
        codes.SECTORS: south,
    }
    while GAME.actors(states) == CHANCE and s.phase < codes.DEAL:
        listed = [code for code, _ in GAME.chance(states)]
        if s.phase == codes.BOARDS:
            GAME.draw(states, boards[s.drawer])
        elif s.phase == codes.START_ORDERS:
            GAME.draw(states, listed[-1])
        else:
            GAME.draw(states, wanted.get(s.phase, listed[0]))
    if tiles:
        lay_out(states, tiles)
    return states


def lay_out(states: States, tiles: dict[int, str]) -> None:
    """Deal and draft so that each seat keeps its four tiles, and lay them."""
    box = GAME.box
    s = GAME.view(states)
    seats = int(s.seats)
    want = {seat: [box.TILE_IDS.index(t) for t in text.split() if t != "-"] for seat, text in tiles.items()}
    used = {t for row in want.values() for t in row}
    spare = iter([t for t in range(box.TILE_COUNT) if t not in used])
    plan = {
        seat: want.get(seat, []) + [next(spare) for _ in range(4 - len(want.get(seat, [])))] for seat in range(seats)
    }
    while s.phase in (codes.DEAL, codes.DRAFT):
        if s.phase == codes.DEAL:  # the tile that pick p of this hand takes: the hand is then with seat h + p
            h, p = int(s.drawer), bin(s.hand[s.drawer]).count("1")
            listed = [code for code, _ in GAME.chance(states)]
            wish = plan[(h + p) % seats][p] if seats > 1 else plan[0][s.pick + p]
            GAME.draw(states, wish if wish in listed else listed[-1])
        else:
            for seat in range(seats):
                GAME.apply(states, seat, codes.DRAFT_TILE + plan[seat][s.pick])
                if s.phase == codes.DEAL:
                    break
    for seat in range(seats):
        for place, text in enumerate(tiles.get(seat, "").split()):
            if text != "-":
                GAME.apply(states, seat, codes.LAY + place * 32 + box.TILE_IDS.index(text))
        GAME.apply(states, seat, codes.LAID)


def change(states: States, alter: Callable[[Any], None]) -> States:
    """A position altered by hand, `…_then` with it."""
    from cheeseboard.games.fromage.rules import sync

    view = GAME.view(states)
    alter(view)
    sync(view)
    return states
