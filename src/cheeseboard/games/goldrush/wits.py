"""What bots need of Gold Rush: the score as it stands for greedy players and search, and the levels' own thinking."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.goldrush.box import CITY, COWBOYS, MOUNTAIN, PRAIRIE
from cheeseboard.games.goldrush.rules_map import all_railroads_finished, kind_at
from cheeseboard.games.goldrush.rules_score import met_before, points, value_of_hand
from cheeseboard.games.goldrush.rules_state import (
    BLANK,
    FINAL,
    LOCALS,
    NOWHERE,
    OVER_NOW,
    State,
    owners,
    root_at,
)
from cheeseboard.games.goldrush.rules_worth import unseen_value, worth_at_end, worth_finished
from cheeseboard.kernel import Array, rule

LEVELS = ("gentle", "sharp", "merciless")
"""Strengths, weakest first."""


@rule
def judged() -> bool:
    """There is an evaluation here."""
    return True


@rule
def squeezed(lead: float) -> float:
    """A lead in points as 0..1."""
    return 0.5 + 0.5 * lead / (20.0 + (lead if lead > 0.0 else -lead))


@rule
def tokens_in_hand(s: State, seat: int) -> float:
    """Points of a seat's tokens as far as they can be seen, the others at the mean of the unseen."""
    if s.hand[seat, 0] == BLANK:
        return int(s.held[seat]) * unseen_value(s) / 100.0
    return value_of_hand(s, seat) * 1.0


@rule
def score_now(s: State, seat: int) -> float:
    """Points of a seat if the game ended now, what the last tile has finished counted as finished. Tokens too."""
    if s.phase == OVER_NOW:
        return points(s, seat) * 1.0
    total = points(s, seat) + tokens_in_hand(s, seat) + int(s.owed[seat]) * unseen_value(s) / 100.0
    if s.phase == FINAL:
        return total
    for one in range(int(s.seats)):
        for i in range(COWBOYS):
            spot = int(s.cowboy[one, i])
            if spot == NOWHERE:
                continue
            root, kind = root_at(s, spot), kind_at(s, spot)
            mask = owners(int(s.crew[root]))
            if (mask >> seat) & 1 == 0 or met_before(s, one, i, root):
                continue
            done = kind != PRAIRIE and s.ends[root] <= 0
            if kind == CITY:
                done = all_railroads_finished(s, spot // LOCALS)
            total += worth_finished(s, spot) if done else worth_at_end(s, spot)
            if kind == MOUNTAIN and (done or s.end_tokens != 0):
                sharing = 0
                for other in range(int(s.seats)):
                    sharing += (mask >> other) & 1
                total += int(s.extra[root]) * unseen_value(s) / (100.0 * sharing)
    return total


@rule
def evaluate(s: State, seat: int) -> float:
    """How far the seat is ahead of the best other one if the game ended now, squeezed into 0..1."""
    best = -1.0e9
    for other in range(int(s.seats)):
        if other != seat:
            best = max(best, score_now(s, other))
    return squeezed(score_now(s, seat) - best)


@rule
def reward(s: State, line: Array, rewards: Any) -> None:
    """The end of a game per seat: its lead over the best other one, squeezed into 0..1."""
    for seat in range(int(s.seats)):
        rewards[seat] = evaluate(s, seat)


def thinker(level: str) -> Any:
    """How a level of LEVELS thinks. KeyError for another word."""
    from cheeseboard.games.goldrush.wits_bot import EFFORTS, Prospector

    return Prospector(EFFORTS[level])
