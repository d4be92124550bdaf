"""Who may know what: nothing of a secret round or of the draft reaches another seat before its time."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games.fromage import knowledge, notation
from cheeseboard.games.fromage.rules_codes import TELL_LAST_CHEESE, TELL_READY
from cheeseboard.games.fromage.rules_state import (
    CAST_BY,
    DEAL,
    DRAFT,
    FREE,
    HELD_BY,
    IN_DECK,
    LAYING,
    NONE,
    OVER_NOW,
    READIED,
    READY,
    TURN,
)
from cheeseboard.kernel import COARSE, HELD, NEVER, States, same, view
from fromage.test_notation import GAME, read, walk

SEEDS = st.integers(0, 1 << 30)
SECRET: tuple[dict[str, Any], ...] = (
    {"players": 2, "tiles": True},
    {"players": 3, "greenhouse": "ask"},
    {"players": 4, "tiles": True, "festival": "any", "cart_with_vat": True},
)


def batch(s: Any) -> States:
    """A batch with a copy of the record of a view."""
    states = GAME.State.zeros()
    view(states)._bytes[:] = s._bytes
    return states


# -- a turn ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", SECRET, ids=str)
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_a_step_that_is_not_told_changes_no_view(options: dict[str, Any], seed: int) -> None:
    """Whatever another seat does in secret, every draw in it too, leaves no trace in what a viewer observes."""
    dice = random.Random(seed)
    players = options["players"]
    before: dict[int, bytes] = {}
    for states in walk(options, seed):
        mask = GAME.actors(states)
        if mask < 0:
            continue
        secret = GAME.secret(states)
        for viewer, kept in before.items():
            assert GAME.observed(states, viewer).tobytes() == kept, f"viewer {viewer}"
        before = {}
        if not secret or dice.random() < 0.5:
            continue
        # the walk goes on with its own dice: predict nothing, but try every seat's moves on copies
        seat = dice.choice(GAME.waiting(states))
        views = {viewer: GAME.observed(states, viewer) for viewer in range(-1, players) if viewer != seat}
        for action in dice.sample(GAME.legal(states, seat), min(6, len(GAME.legal(states, seat)))):
            trial = GAME.clone(states)
            silent = [viewer for viewer in views if GAME.told(trial, seat, action, viewer) in (HELD, NEVER)]
            GAME.apply(trial, seat, action)
            while GAME.actors(trial) < 0:
                assert all(GAME.told_draw(trial, 0, viewer) == HELD for viewer in views)
                GAME.draw(trial, dice.choice(GAME.chance(trial))[0])
            if int(trial["round"][0]) == int(states["round"][0]):
                assert all(same(GAME.observed(trial, viewer), views[viewer]) for viewer in silent)


@pytest.mark.parametrize("options", SECRET, ids=str)
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_a_view_is_a_position_that_could_be(options: dict[str, Any], seed: int) -> None:
    """Observing is idempotent; filling its blanks gives a position with the same view and the same choices."""
    dice = random.Random(seed)
    for states in walk(options, seed):
        if GAME.actors(states) <= 0 or dice.random() > 0.3:
            continue
        for seat in range(options["players"]):
            known = GAME.observed(states, seat)
            assert same(GAME.observed(known, seat), known)
            assert GAME.legal(known, seat) == GAME.legal(states, seat)
            filled = GAME.determinized(known, seat, GAME.rng(dice.randrange(1 << 60)))
            again = GAME.observed(filled, seat)
            names = [name for name, about in GAME.State.fields.items() if not about.commit]
            assert [name for name in names if again[name].tobytes() != known[name].tobytes()] == []
            assert GAME.legal(filled, seat) == GAME.legal(known, seat)
            others = [other for other in range(options["players"]) if other != seat and GAME.secret(states)]
            assert all(view(filled).step[other] == FREE for other in others), "they are at the beginning of the round"


MIDDLE = """festival: A F13
new F13
A orders Sb1
B cast Hg1
A stock fruit 2
A worker B F13
A now acted make, step fire, waiting dock sign, where F13, fired barn
A built dock hq
B stock structure 3
B built barn
B now acted gather, due 1
then A stock -
then A worker B home
then A built -
then deck Sb1
then B orders Hg1
then B stock structure 5"""


def test_the_others_are_seen_as_the_turn_began() -> None:
    s = read(
        MIDDLE.replace("waiting dock sign", "waiting dock hq").replace(
            "A built dock hq", "A built dock hq\nA tiles D5 hq"
        ),
        tiles=True,
    )
    states = batch(s)
    seen = view(GAME.observed(states, 1))
    assert seen.cell[0, 1] == -1 and seen.cheese[0] == 15 and seen.stock.tolist()[0] == [0, 0, 0]
    assert seen.worker[0, 2] == 0 and seen.back[0, 2] == -1 and seen.built[0] == 0
    assert seen.card[0] == IN_DECK and seen.card[HG1] == CAST_BY + 1 and seen.due[1] == 1 and seen.drawer == 1
    assert (seen.acted[0], seen.fired[0], seen.waiting[0], seen.where[0], seen.step[0]) == (0, 0, 0, NONE, FREE)
    other = view(GAME.observed(states, 0))
    assert other.cell[0, 1] == 0 and other.card[0] == HELD_BY and other.card[HG1] == HELD_BY + 1
    assert other.stock.tolist()[1] == [5, 0, 0] and other.acted[1] == 0 and other.due[1] == 0 and other.drawer == -1
    spectator = view(GAME.observed(states, -1))
    assert spectator.cell[0, 1] == -1 and spectator.stock.tolist()[:2] == [[0, 0, 0], [5, 0, 0]]


HG1 = 5 * 4


def test_readiness_is_open() -> None:
    s = read("A now step ready")
    assert view(GAME.observed(batch(s), 1)).step[0] == READIED
    assert knowledge.told(s, 1, READY, 0) == READY and knowledge.told(s, 1, READY, -1) == READY


def test_what_is_told_of_a_turn() -> None:
    s = read("A stock fruit 3")
    make = notation.read_move(s, 0, "make F13")[0]
    assert [knowledge.told(s, 0, make, viewer) for viewer in (0, 1, -1)] == [make, HELD, HELD]
    openly = read("mover A")
    assert [knowledge.told(openly, 0, make, viewer) for viewer in (0, 1, -1)] == [make] * 3
    assert knowledge.told_draw(read("A now due 1"), 5, 1) == HELD
    assert knowledge.told_draw(read("A now due 1"), 5, 0) == 5
    assert knowledge.told_draw(read("mover A\nA now due 1"), 5, 1) == 5


FOURTEEN = "festival: A F22 F23 F25 F32 F34 F41 F43 F53 F54\nfromagerie: A M1a M2a M2c M3a M3c"


def test_a_last_cheese_is_announced_at_once_but_not_where() -> None:
    s = read(f"{FOURTEEN}\nA stock livestock 2, fruit 1\nB now step ready")
    for text in ("make F13", "milk 5 F13"):
        action = notation.read_move(s, 0, text)[0]
        assert knowledge.told(s, 0, action, 1) == knowledge.told(s, 0, action, -1) == COARSE + TELL_LAST_CHEESE
    assert knowledge.told(s, 0, notation.read_move(s, 0, "gather S 1")[0], 1) == HELD
    assert knowledge.told(s, 0, notation.read_move(s, 0, "keep")[0], 1) == HELD
    states = batch(s)
    GAME.apply(states, 0, notation.read_move(s, 0, "make F13")[0])
    seen = view(GAME.observed(states, 1))
    assert seen.last == 1 and seen.cheese[0] == 1 and seen.cell[0, 1] == -1 and seen.step[1] == FREE


def test_nothing_is_hidden_alone_openly_or_when_it_is_over() -> None:
    for text, options in (
        ("A now acted gather", {"players": 1}),
        ("mover B\nA now acted gather\nA stock fruit 1", {}),
        (f"over\n{FOURTEEN} M4b", {}),
    ):
        s = read(text, **options)
        states = batch(s)
        assert all(same(GAME.observed(states, viewer), states) for viewer in (-1, 0))
    assert read(f"over\n{FOURTEEN} M4b").phase == OVER_NOW


def test_no_shade() -> None:
    assert knowledge.hint(read(""), 0) == {}


# -- the draft ---------------------------------------------------------------------------------------------------------
def drafted(players: int, until: int, seed: int) -> States:
    """A draft, played at random up to a pick (4 = tiles are laid)."""
    for states in walk({"players": players, "tiles": True}, seed):
        s = view(states)
        if GAME.actors(states) > 0 and (s.phase, s.pick) == ((DRAFT, until) if until < 4 else (LAYING, 3)):
            return states
    raise AssertionError


def test_tiles_are_for_the_seat_that_has_them() -> None:
    for states in walk({"players": 3, "tiles": True}, 3):
        s = view(states)
        if s.phase == DEAL and s.drawer == 1:
            assert [knowledge.told_draw(s, 9, viewer) for viewer in (0, 1, 2, -1)] == [NEVER, 9, NEVER, NEVER]
            assert view(GAME.observed(states, 2)).hand.tolist()[:2] == [0, 0]
        if s.phase == DRAFT and s.pick == 1 and len(GAME.waiting(states)) == 3:
            seen = view(GAME.observed(states, 1))
            assert [bool(mask) for mask in seen.hand.tolist()[:3]] == [True, False, False], "the hand dealt to A"
            assert [bool(mask) for mask in seen.kept.tolist()[:3]] == [False, True, False]
            assert not any(seen.saw.tolist()[0]) and [bool(mask) for mask in seen.saw.tolist()[1]] == [1, 1, 0, 0]
            assert view(GAME.observed(states, -1)).hand.tolist() == [0] * 4
            action = GAME.legal(states, 1)[0]
            assert [knowledge.told(s, 1, action, viewer) for viewer in (0, 1)] == [COARSE + TELL_READY, action]
        if s.phase == LAYING and len(GAME.legal(states, 0)) > 1:
            action = GAME.legal(states, 0)[0]
            assert [knowledge.told(s, 0, action, viewer) for viewer in (0, 1, -1)] == [action, HELD, HELD]
            assert knowledge.told(s, 0, 343, 1) == 343, "who has laid its tiles is open"
            GAME.apply(states, 0, action)
            assert view(GAME.observed(states, 1)).tile.tolist()[0] == [NONE] * 4
            return


def bits(mask: int) -> list[int]:
    return [tile for tile in range(32) if mask >> tile & 1]


def worlds(s: Any, viewer: int, done: int) -> Iterator[tuple[tuple[tuple[int, ...], tuple[int, ...]], float]]:
    """Every draft that fits what a seat has seen, with its weight: ((kept by seat), (hands)), from the rules alone.

    All deals that fit are alike; the others pick each tile of a hand with equal odds, `done` times.
    """
    players = int(s.seats)
    saw, own = s.saw.tolist()[viewer], own_picks(s, viewer, done)
    unseen = [tile for tile in range(32) if not any(mask >> tile & 1 for mask in saw)]
    sight = {(viewer - p) % players: p for p in reversed(range(min(done, 3) + 1))}
    missing = [sight.get(h, 4) for h in range(players)]
    for deal in deals(unseen, missing):
        hands = [frozenset(deal[h]) | frozenset(bits(saw[sight[h]]) if h in sight else ()) for h in range(players)]
        yield from picks(hands, [frozenset()] * players, 0, done, viewer, own, saw, 1.0)


def deals(tiles: list[int], missing: list[int]) -> Iterator[list[tuple[int, ...]]]:
    if not missing:
        yield []
        return
    for chosen in combinations(tiles, missing[0]):
        for rest in deals([tile for tile in tiles if tile not in chosen], missing[1:]):
            yield [chosen, *rest]


def picks(
    hands: list[frozenset[int]],
    kept: list[frozenset[int]],
    p: int,
    done: int,
    viewer: int,
    own: list[int],
    saw: list[int],
    weight: float,
) -> Iterator[tuple[tuple[tuple[int, ...], tuple[int, ...]], float]]:
    players = len(hands)
    if p < 4 and hands[(viewer - p) % players] != frozenset(bits(saw[p])):
        return
    if p == done:
        masks = tuple(sum(1 << tile for tile in one) for one in kept)
        left = tuple(sum(1 << tile for tile in one) for one in hands)
        yield (masks, left if done < 4 else (0,) * players), weight
        return
    choices = [sorted(hands[(seat - p) % players]) if seat != viewer else [own[p]] for seat in range(players)]
    odds = weight
    for seat in range(players):
        odds /= len(choices[seat])
    for chosen in product(*choices):
        now, mine = list(hands), list(kept)
        for seat, tile in enumerate(chosen):
            now[(seat - p) % players] = now[(seat - p) % players] - {tile}
            mine[seat] = mine[seat] | {tile}
        yield from picks(now, mine, p + 1, done, viewer, own, saw, odds)


def own_picks(s: Any, viewer: int, done: int) -> list[int]:
    """What the seat has picked, in order: it remembers."""
    kept, saw = bits(int(s.kept[viewer])), s.saw.tolist()[viewer]
    last = {tile: max(p for p in range(4) if saw[p] >> tile & 1) for tile in kept}
    return [next(tile for tile in kept if last[tile] == p) for p in range(done)]


@pytest.mark.parametrize(("players", "until", "samples"), [(2, 1, 3000), (2, 2, 3000), (2, 4, 3000), (3, 4, 2500)])
def test_the_draft_is_filled_in_with_the_exact_odds(players: int, until: int, samples: int) -> None:
    """Frequencies against the enumeration of all that fits: tile by tile, and together for tiles that were seen."""
    states = drafted(players, until, seed=7)
    viewer = 0
    s = view(states)
    seen = 0
    for mask in s.saw.tolist()[viewer]:
        seen |= mask
    exact: dict[Any, float] = defaultdict(float)
    together: dict[Any, float] = defaultdict(float)
    total = 0.0
    for (kept, hands), weight in worlds(s, viewer, until):
        total += weight
        together[tuple(mask & seen for mask in (*kept, *hands))] += weight
        for place, mask in enumerate((*kept, *hands)):
            for tile in bits(mask):
                exact[place, tile] += weight
    known = GAME.observed(states, viewer)
    rng = GAME.rng(11)
    found: Counter[Any] = Counter()
    joint: Counter[Any] = Counter()
    for _ in range(samples):
        filled = view(GAME.determinized(known, viewer, rng))
        masks = (*filled.kept.tolist()[:players], *filled.hand.tolist()[:players])
        joint[tuple(mask & seen for mask in masks)] += 1
        found.update((place, tile) for place, mask in enumerate(masks) for tile in bits(mask))
    assert set(found) <= set(exact) and set(joint) <= set(together)
    for counts, odds in ((found, exact), (joint, together)):
        for key, weight in odds.items():
            chance = weight / total
            assert abs(counts[key] - samples * chance) <= 4.5 * np.sqrt(samples * chance * (1 - chance)) + 1e-9, key


@settings(max_examples=20, deadline=None)
@given(seed=SEEDS, players=st.integers(2, 4), until=st.sampled_from((0, 1, 2, 4)))
def test_a_filled_draft_is_a_draft(seed: int, players: int, until: int) -> None:
    """No tile twice, hands as large as they are, and every seat remembers what it then has seen."""
    states = drafted(players, until, seed)
    for viewer in range(players):
        filled = view(GAME.determinized(GAME.observed(states, viewer), viewer, GAME.rng(seed)))
        kept, hands, saw = filled.kept.tolist(), filled.hand.tolist(), filled.saw.tolist()
        masks = [*kept[:players], *hands[:players]]
        assert sum(mask.bit_count() for mask in masks) == np.bitwise_or.reduce(masks).bit_count() == 4 * players
        for seat in range(players):
            assert kept[seat].bit_count() == until
            for p in range(min(until, 3) + 1):
                assert saw[seat][p].bit_count() == 4 - p
                if p:
                    gone = saw[(seat - 1) % players][p - 1] & ~saw[seat][p]
                    assert gone.bit_count() == 1 and gone & kept[(seat - 1) % players], "passed on from the right"
            if until < 4:
                assert saw[seat][until] == hands[(seat - until) % players]


def test_a_pick_of_this_round_is_taken_back() -> None:
    states = drafted(2, 1, 5)
    GAME.apply(states, 1, GAME.legal(states, 1)[0])
    seen = GAME.observed(states, 0)
    assert view(seen).step[1] == READIED and view(seen).taken[1] == NONE
    filled = view(GAME.determinized(seen, 0, GAME.rng(1)))
    assert filled.step[1] == FREE and filled.taken[1] == NONE and filled.phase == DRAFT


def test_in_a_turn_only_readiness_is_taken_back() -> None:
    s = read("A now step ready\nB stock fruit 2")
    known = GAME.observed(batch(s), 1)
    filled = GAME.determinized(known, 1, GAME.rng(1))
    assert view(filled).phase == TURN and view(filled).step[0] == FREE
    names = [name for name in GAME.State.fields if filled[name].tobytes() != known[name].tobytes()]
    assert names == ["step"]
