"""Who may know what: what is told of a step, what a viewer may see, and how the rest can be filled in again.

All that happens is open but one thing: the values of tokens, which only the seat that has them knows. How many tokens a
seat has, and how many lie in every stack, is open; nobody has seen the values of those.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.goldrush.box import COUNT, VALUES
from cheeseboard.games.goldrush.rules_codes import TELL_TAKES_TOKEN
from cheeseboard.games.goldrush.rules_state import BLANK, DRAWING, OVER_NOW, State
from cheeseboard.kernel import COARSE, Rng, below, rule


@rule
def told(s: State, seat: int, action: int, viewer: int) -> int:
    """Everybody hears of every action."""
    return action


@rule
def told_draw(s: State, outcome: int, viewer: int) -> int:
    """Everybody sees a tile; of a token only who takes it sees the value, others that it is taken."""
    if s.phase == DRAWING or viewer == s.drawer:
        return outcome
    return COARSE + TELL_TAKES_TOKEN


@rule
def observe(s: State, seat: int) -> None:
    """Blank, in place, the tokens of all other seats; -1 = a spectator. When the game is over nothing is hidden."""
    if s.phase == OVER_NOW:
        return
    for other in range(int(s.seats)):
        if other != seat:
            for v in range(VALUES):
                s.hand[other, v] = BLANK


@rule
def shown(s: State) -> None:
    """What lies open before its viewer: everything a view holds. Who has a token may look at it at any time."""


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """Fill the blanks of an observed record: as many tokens for every other seat as it holds, from all unseen ones.

    Every token that nobody but its holder has seen is equally likely to be anywhere, whatever was played.
    """
    blank, left = 0, 0
    for v in range(VALUES):
        n = COUNT[v]
        for other in range(int(s.seats)):
            if s.hand[other, v] != BLANK:
                n -= int(s.hand[other, v])
            else:
                blank = 1
        s.pool[v] = n
        left += n
    if blank:
        for other in range(int(s.seats)):
            if s.hand[other, 0] == BLANK:
                for v in range(VALUES):
                    s.hand[other, v] = 0
                for _ in range(int(s.held[other])):
                    drawn, v = below(rng, left), 0
                    while drawn >= s.pool[v]:
                        drawn -= int(s.pool[v])
                        v += 1
                    s.pool[v] -= 1
                    s.hand[other, v] += 1
                    left -= 1
    for v in range(VALUES):
        s.pool[v] = 0


def hint(s: Any, seat: int) -> dict[str, float]:
    """Nothing to shade in this game."""
    return {}
