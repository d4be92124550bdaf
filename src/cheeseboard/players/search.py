"""Search drivers: open-loop ISMCTS of a single observer, and a one-step look ahead. Compiled or interpreted.

Only the rules contract is used. `states[0]` is the root, already observed by `seat`; every simulation fills its blanks
anew, so the tree is over what the seat knows. Nodes are reached by actions alone: draws are not in the tree.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from cheeseboard.kernel.playout import lowest, play, random_step
from cheeseboard.kernel.record import Array
from cheeseboard.kernel.rng import below, pick
from cheeseboard.kernel.rule import fallback
from cheeseboard.kernel.slots import ACTIONS, actors, apply, chance, determinize, draw, legal, ranks, scores
from cheeseboard.kernel.view import rec_copy

EMPTY = -1
M32 = 0xFFFFFFFF
ENDLESS = 1 << 20  # steps of a play-out that is to run to the end of the game


class Tree(NamedTuple):
    """The search tree as arrays; `new_tree` in `bots` makes one."""

    keys: Any  # int64 (a power of two): node * ACTIONS + action, EMPTY
    children: Any  # int32, same length: the child's node
    visits: Any  # int32 (nodes)
    offers: Any  # int32 (nodes): how often the action was legal when its parent was visited
    total: Any  # float64 (nodes): rewards of the seat that chose the action, summed
    mover: Any  # int8 (nodes): that seat
    path: Any  # int32 (depth): nodes of the simulation at hand
    kids: Any  # int32 (LEGAL_MAX): children of the legal actions at hand
    info: Any  # int64 (2): nodes in use, simulations done


class Desk(NamedTuple):
    """Buffers of a search."""

    out: Any  # int32 (max of LEGAL_MAX, OUTCOMES_MAX)
    weights: Any  # int32, same length
    line: Any  # int32 (8)
    rewards: Any  # float64 (8): per seat, 0..1


@fallback
def reward(s: Any, line: Array, rewards: Any) -> None:
    """What the end of a game is worth to each seat, 0..1: from its place. A game's wits may know better."""
    ranks(s, line)
    last = 0
    for seat in range(int(s.seats)):
        last = max(last, int(line[seat]))
    for seat in range(int(s.seats)):
        rewards[seat] = 1.0 - int(line[seat]) / last if last > 0 else 0.5


@fallback
def evaluate(s: Any, seat: int) -> float:
    """How good an unfinished position looks to the seat, 0..1. A game's wits state their own; this knows nothing."""
    return 0.5


@fallback
def judged() -> bool:
    """Has the game an evaluation of its own?"""
    return False


def slot_of(tree: Tree, key: int) -> int:
    """Where a key stands in the hash table, or where it would."""
    mask = len(tree.keys) - 1
    at = (((key * 0x9E3779B1) & M32) >> 7) & mask
    while tree.keys[at] != EMPTY and tree.keys[at] != key:
        at = (at + 1) & mask
    return at


def add_node(tree: Tree, key: int, seat: int) -> int:
    """A new node for a key that is not there; EMPTY where the tree is full."""
    node = int(tree.info[0])
    if node >= len(tree.visits):
        return EMPTY
    at = slot_of(tree, key)
    tree.keys[at] = key
    tree.children[at] = node
    tree.visits[node] = 0
    tree.offers[node] = 1
    tree.total[node] = 0.0
    tree.mover[node] = seat
    tree.info[0] = node + 1
    return node


def choose_child(tree: Tree, desk: Desk, node: int, n: int, rng: Any, explore: float) -> int:
    """Index of the action to follow among the n legal ones: a random untried one, else the best by UCB over offers."""
    fresh = 0
    chosen = 0
    for i in range(n):
        at = slot_of(tree, node * ACTIONS + int(desk.out[i]))
        child = int(tree.children[at]) if tree.keys[at] != EMPTY else EMPTY
        tree.kids[i] = child
        if child == EMPTY:
            fresh += 1
            if below(rng, fresh) == 0:
                chosen = i
        else:
            tree.offers[child] += 1
    if fresh > 0:
        return chosen
    best = -1.0
    for i in range(n):
        child = int(tree.kids[i])
        visits = max(1, int(tree.visits[child]))
        worth = tree.total[child] / visits + explore * math.sqrt(math.log(tree.offers[child]) / visits)
        if worth > best:
            best = worth
            chosen = i
    return chosen


def descend(s: Any, seat: int, tree: Tree, desk: Desk, rng: Any, explore: float) -> int:
    """From the root down to a new node, playing on `s`; returns the depth reached (`path` has the nodes)."""
    node = 0
    depth = 0
    tree.path[0] = 0
    mask = actors(s)
    while mask != 0 and depth < len(tree.path) - 1:
        if mask < 0:
            if not random_step(s, mask, rng, desk.out, desk.weights):
                return depth
            mask = actors(s)
            continue
        mover = seat if depth == 0 else lowest(mask)
        n = legal(s, mover, desk.out)
        if n == 0:
            return depth
        i = choose_child(tree, desk, node, n, rng, explore)
        action = int(desk.out[i])
        child = int(tree.kids[i])
        fresh = child == EMPTY
        if fresh:
            child = add_node(tree, node * ACTIONS + action, mover)
            if child == EMPTY:
                return depth
        apply(s, mover, action)
        node = child
        depth += 1
        tree.path[depth] = node
        if fresh:
            return depth
        mask = actors(s)
    return depth


def run_out(s: Any, desk: Desk, rng: Any, horizon: int) -> None:
    """Play on at random for up to `horizon` steps and note what every seat gets."""
    play(s, rng, desk.out, desk.weights, horizon)
    if actors(s) == 0:
        reward(s, desk.line, desk.rewards)
    else:
        for seat in range(int(s.seats)):
            desk.rewards[seat] = evaluate(s, seat)


def grow(states: Any, seat: int, rng: Any, sims: int, tree: Tree, desk: Desk, explore: float, horizon: int) -> int:
    """Add `sims` simulations to the tree; returns how many it has had."""
    s = states[1]
    r = rng[0]
    for _ in range(sims):
        rec_copy(s, states[0])
        determinize(s, seat, r)
        depth = descend(s, seat, tree, desk, r, explore)
        run_out(s, desk, r, horizon)
        for d in range(depth + 1):
            node = tree.path[d]
            tree.visits[node] += 1
            if d > 0:
                tree.total[node] += desk.rewards[tree.mover[node]]
    tree.info[1] += sims
    return int(tree.info[1])


def favourite(states: Any, seat: int, tree: Tree, desk: Desk) -> int:
    """The most visited action of the root, the earliest of equals."""
    n = legal(states[0], seat, desk.out)
    best = -1
    chosen = int(desk.out[0])
    for i in range(n):
        at = slot_of(tree, int(desk.out[i]))
        visits = int(tree.visits[tree.children[at]]) if tree.keys[at] != EMPTY else 0
        if visits > best:
            best = visits
            chosen = int(desk.out[i])
    return chosen


def nature(s: Any, rng: Any, desk: Desk) -> None:
    """Let nature (or the desk) decide whatever is to be decided before a seat acts."""
    n = 1
    while actors(s) < 0 and n > 0:
        n = chance(s, desk.out, desk.weights)
        if n > 0:
            draw(s, int(desk.out[pick(rng, n, desk.weights)]))


def margin(s: Any, seat: int, line: Array) -> float:
    """How far the seat's points are ahead of the best other seat's, squeezed into 0..1."""
    scores(s, line)
    best = -1.0e9
    for other in range(int(s.seats)):
        if other != seat:
            best = max(best, float(line[other]))
    ahead = float(line[seat]) - best if best > -1.0e9 else float(line[seat])
    return 0.5 + 0.5 * ahead / (1.0 + abs(ahead))


def look_ahead(states: Any, seat: int, rng: Any, worlds: int, actions: Any, values: Any, desk: Desk) -> int:
    """What each legal action leads to in one step: sums over `worlds` determinizations. Returns how many there are.

    Judged by the end of the game where it is reached, by the game's evaluation, or else by points.
    """
    s = states[1]
    world = states[2]
    r = rng[0]
    n = legal(states[0], seat, desk.out)
    for i in range(n):
        actions[i] = desk.out[i]
        values[i] = 0.0
    for _ in range(worlds):
        rec_copy(world, states[0])
        determinize(world, seat, r)
        for i in range(n):
            rec_copy(s, world)
            apply(s, seat, int(actions[i]))
            nature(s, r, desk)
            if actors(s) == 0:
                reward(s, desk.line, desk.rewards)
                values[i] += desk.rewards[seat]
            elif judged():
                values[i] += evaluate(s, seat)
            else:
                values[i] += margin(s, seat, desk.line)
    return n


def warm(game: Any, space: Any) -> None:
    """Call every driver once with the types used in production; `space` is what `game.compiled` gives them, too."""
    del space
    from cheeseboard.players.generic import Greedy, Random, Search

    states = game.new()
    players = Search(game, "search", 1, simulations=8), Greedy(game, "greedy", 1), Random(game, "random", 1)
    for step in range(12):
        actors = game.actors(states)
        if actors < 0:
            game.draw(states, game.chance(states)[0][0])
        elif actors > 0:
            seat = game.waiting(states)[0]
            action = 0
            for player in players[: 3 if step < 4 else 1]:
                action = player.act(states, 0, seat)
            game.apply(states, seat, action)
