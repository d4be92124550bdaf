"""A search tree whose branches are chosen by UCB1-tuned, led by what each action looks worth beforehand.

Several trees can share one forest: their roots are nodes 0, 1, …, so that in a secret round every seat has its own and
chooses without seeing the others'. Nodes are reached by actions alone (open loop): draws are not in the tree.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from cheeseboard.games.fromage.rules_state import ACTIONS

EMPTY = -1
M32 = 0xFFFFFFFF


class Forest(NamedTuple):
    """Trees as arrays; `new_forest` makes one."""

    keys: Any  # int64 (a power of two): node * ACTIONS + action, EMPTY
    children: Any  # int32, same length: the child's node
    visits: Any  # int32 (nodes)
    total: Any  # float64 (nodes): rewards of the seat that chose the action, summed
    squares: Any  # float64 (nodes): their squares, summed
    mover: Any  # int8 (nodes): that seat
    path: Any  # int32 (depth): nodes that the simulation at hand has passed
    kids: Any  # int32 (most legal actions): children of the legal actions at hand
    info: Any  # int64 (3): nodes in use, nodes on the path, simulations done


def new_forest(nodes: int, depth: int, most: int, roots: int) -> Forest:
    """An empty forest: room for so many nodes, paths so deep, so many legal actions; `roots` trees."""
    slots = 1 << (4 * nodes).bit_length()
    forest = Forest(
        keys=np.full(slots, EMPTY, np.int64),
        children=np.zeros(slots, np.int32),
        visits=np.zeros(nodes + roots, np.int32),
        total=np.zeros(nodes + roots),
        squares=np.zeros(nodes + roots),
        mover=np.zeros(nodes + roots, np.int8),
        path=np.zeros(depth, np.int32),
        kids=np.zeros(most, np.int32),
        info=np.zeros(3, np.int64),
    )
    forest.info[0] = roots
    return forest


def place_of(forest: Forest, key: int) -> int:
    """Where a key stands in the hash table, or where it would."""
    mask = len(forest.keys) - 1
    at = (((key * 0x9E3779B1) & M32) >> 7) & mask
    while forest.keys[at] != EMPTY and forest.keys[at] != key:
        at = (at + 1) & mask
    return at


def child_of(forest: Forest, node: int, action: int) -> int:
    """The node that an action leads to; EMPTY = never tried."""
    at = place_of(forest, node * ACTIONS + action)
    return int(forest.children[at]) if forest.keys[at] != EMPTY else EMPTY


def grow_child(forest: Forest, node: int, action: int, seat: int) -> int:
    """A new node; EMPTY where the forest is full."""
    new = int(forest.info[0])
    if new >= len(forest.visits):
        return EMPTY
    key = node * ACTIONS + action
    at = place_of(forest, key)
    forest.keys[at] = key
    forest.children[at] = new
    forest.mover[new] = seat
    forest.info[0] = new + 1
    return new


def tuned(total: float, squares: float, visits: float, all_visits: float) -> float:
    """The bound of UCB1-tuned: sqrt(ln N / n * min(1/4, variance + sqrt(2 ln N / n))). Needs n >= 1, N >= 1."""
    mean = total / visits
    heat = math.log(all_visits) / visits
    spread = max(0.0, squares / visits - mean * mean) + math.sqrt(2.0 * heat)
    return math.sqrt(heat * min(0.25, spread))


def select(forest: Forest, node: int, n: int, out: Any, value: Any, trust: float, slope: float, explore: float) -> int:
    """Index of the action to follow among the n legal ones in `out`.

    Mean reward plus `explore` times the bound. Every action starts with `trust` visits that are not there, with the
    mean of its sisters less `slope` for every point of `value` that it looks worse than the best of them.
    """
    top = value[0]
    visits, total = 1.0, 0.5
    for i in range(n):
        top = max(top, value[i])
        child = child_of(forest, node, int(out[i]))
        forest.kids[i] = child
        if child != EMPTY:
            visits += forest.visits[child]
            total += forest.total[child]
    base = total / visits
    best, chosen = -1.0e9, 0
    for i in range(n):
        child = int(forest.kids[i])
        guess = base + slope * (value[i] - top)
        some, reward, square = trust, trust * guess, trust * (guess * guess + 0.01)
        if child != EMPTY:
            some += forest.visits[child]
            reward += forest.total[child]
            square += forest.squares[child]
        worth = reward / some + explore * tuned(reward, square, some, visits + trust)
        if worth > best:
            best, chosen = worth, i
    return chosen


def step_to(forest: Forest, node: int) -> bool:
    """Note that the simulation passes a node. False where the path is full."""
    depth = int(forest.info[1])
    if depth >= len(forest.path):
        return False
    forest.path[depth] = node
    forest.info[1] = depth + 1
    return True


def give_rewards(forest: Forest, rewards: Any) -> None:
    """Every node of the path gets the reward of the seat that chose it; the path is empty again."""
    for k in range(int(forest.info[1])):
        node = forest.path[k]
        reward = rewards[forest.mover[node]]
        forest.visits[node] += 1
        forest.total[node] += reward
        forest.squares[node] += reward * reward
    forest.info[1] = 0
    forest.info[2] += 1


def preferred(forest: Forest, node: int, n: int, out: Any) -> int:
    """Index of the most visited action of a node, the better one of equals, then the earliest."""
    most, best, chosen = -1, 0.0, 0
    for i in range(n):
        child = child_of(forest, node, int(out[i]))
        visits = int(forest.visits[child]) if child != EMPTY else 0
        mean = forest.total[child] / visits if visits > 0 else 0.0
        if visits > most or (visits == most and mean > best):
            most, best, chosen = visits, mean, i
    return chosen
