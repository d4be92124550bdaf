"""A driver: the search of the Fromage bots, compiled or interpreted.

Decoupled in a round that all play at once: every seat has a tree of its own steps, chooses in it by UCB1-tuned, and
sees nothing of the others' choices. Openly, and alone, all steps are in one tree: a sequential search (so it is for the
yardstick `sequential`, where later seats are taken to see what earlier ones do). Outside its tree a seat goes by the
light policy, and so do all in the turns that follow; then the position is judged.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.fromage.knowledge import determinize
from cheeseboard.games.fromage.rules import apply, chance, draw
from cheeseboard.games.fromage.rules_moves import actors, legal, secret
from cheeseboard.games.fromage.rules_state import TURN
from cheeseboard.games.fromage.wits_forest import EMPTY, child_of, give_rewards, grow_child, preferred, select, step_to
from cheeseboard.games.fromage.wits_policy import LANES, choose, rate
from cheeseboard.games.fromage.wits_value import chance_to_win
from cheeseboard.games.fromage.wits_worth import turns_left
from cheeseboard.kernel.playout import lowest
from cheeseboard.kernel.rng import pick
from cheeseboard.kernel.view import rec_copy


def nature(s: Any, d: Any, rng: Any) -> None:
    """One draw."""
    n = chance(s, d.out, d.odds)
    draw(s, int(d.out[pick(rng, n, d.odds)]))


def play_on(s: Any, d: Any, rng: Any, turns: int) -> None:
    """All seats go by the light policy until so many turns are over, or the game is."""
    end = int(s.turn) + turns
    while True:
        if s.phase == TURN and s.turn >= end and s.drawer < 0 and fresh(s):
            return
        mask = actors(s)
        if mask == 0:
            return
        if mask < 0:
            nature(s, d, rng)
        else:
            seat = lowest(mask)
            apply(s, seat, choose(s, seat, d, rng))


def fresh(s: Any) -> bool:
    """Has nobody done anything in this turn yet?"""
    done = 0
    for seat in range(int(s.seats)):
        done |= int(s.step[seat]) | int(s.acted[seat])
    return done == 0


def lane_of(s: Any, seat: int, d: Any) -> int:
    """Which tree a seat's steps are in: its own where it cannot see the others', else the first."""
    return seat if secret(s) and d.joint == 0 else 0


def in_tree(s: Any, seat: int, d: Any, forest: Any, slope: float, trust: float, explore: float) -> int:
    """The action that a seat's tree leads to; at a new node the seat leaves it."""
    n = legal(s, seat, d.out)
    if n == 1:
        return int(d.out[0])
    rate(s, seat, d, n)
    lane = lane_of(s, seat, d)
    node = int(d.node[lane])
    action = int(d.out[select(forest, node, n, d.out, d.value, trust, slope, explore)])
    child = child_of(forest, node, action)
    if child == EMPTY:
        child = grow_child(forest, node, action, seat)
        d.live[lane] = 0
    if child == EMPTY or not step_to(forest, child):
        d.live[lane] = 0
    else:
        d.node[lane] = child
    return action


def simulate(states: Any, seat: int, d: Any, rng: Any, forest: Any, turns: int, trust: float, explore: float) -> None:
    """One simulation from the position: the round (or more) in the trees, some turns by the policy, the rewards."""
    s = states[1]
    rec_copy(s, states[0])
    determinize(s, seat, rng)
    for lane in range(LANES):
        d.node[lane] = lane
        d.live[lane] = 1
    here = int(s.round)
    first = int(s.turn)
    slope = 0.25 / (4.0 + 0.7 * turns_left(s))
    while s.round < here + d.rounds:
        mask = actors(s)
        if mask == 0:
            break
        if mask < 0:
            nature(s, d, rng)
            continue
        mover = seat if (mask >> seat) & 1 else lowest(mask)
        if d.live[lane_of(s, mover, d)] == 1:
            apply(s, mover, in_tree(s, mover, d, forest, slope, trust, explore))
        else:
            apply(s, mover, choose(s, mover, d, rng))
    play_on(s, d, rng, turns + 1 - int(s.turn) + first)
    for one in range(int(s.seats)):
        d.rewards[one] = chance_to_win(s, one, d.v)
    give_rewards(forest, d.rewards)


def think(
    states: Any, desks: Any, rngs: Any, seat: int, sims: int, turns: int, forest: Any, trust: float, explore: float
) -> int:
    """The action that `sims` simulations like best; every one plays `turns` turns beyond the one at hand."""
    d, rng = desks[0], rngs[0]
    for _ in range(sims):
        simulate(states, seat, d, rng, forest, turns, trust, explore)
    determinize(states[0], seat, rng)
    lane = lane_of(states[0], seat, d)
    n = legal(states[0], seat, d.out)
    return int(d.out[preferred(forest, lane, n, d.out)])


def glance(states: Any, desks: Any, rngs: Any, seat: int) -> int:
    """What the light policy likes best."""
    return choose(states[0], seat, desks[0], rngs[0])


def warm(game: Any, space: Any) -> None:
    """Call every driver once with the types used in production: some turns of three, with tiles."""
    from cheeseboard.games.fromage.wits_bot import Cheesemaker, Effort

    search, light = Cheesemaker(Effort(12, turns=1)), Cheesemaker(Effort(0))
    states = game.new({"players": 3, "tiles": True})
    for step in range(60):
        actors = game.actors(states)
        if actors < 0:
            game.draw(states, game.chance(states)[0][0])
        elif actors > 0:
            seat = game.waiting(states)[0]
            bot = light if step % 4 else search
            game.apply(states, seat, bot.think(space, game.observed(states, seat), seat, 1, native=True))
