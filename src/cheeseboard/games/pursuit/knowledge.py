"""Who may know what: everything lies open but the votes on a last question, until all of them are in.

Questions and their answers are no part of the record: who may see those, the desk says.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.pursuit.box import SEATS_MAX
from cheeseboard.games.pursuit.rules_state import BLANK, NO_VOTE, VOTE, VOTING, State
from cheeseboard.kernel import Rng, rule
from cheeseboard.kernel.contract import HELD


@rule
def told(s: State, seat: int, action: int, viewer: int) -> int:
    """Everybody hears every action; votes and abstentions when all are in."""
    return HELD if s.phase == VOTING and action >= VOTE and viewer != seat else action


@rule
def told_draw(s: State, outcome: int, viewer: int) -> int:
    """Everybody sees every throw and hears every verdict."""
    return outcome


@rule
def observe(s: State, seat: int) -> None:
    """Blank the others' votes, cast or not: who has voted is not open either. -1 = a spectator."""
    if s.phase == VOTING:
        for other in range(SEATS_MAX):
            if other != seat:
                s.votes[other] = BLANK


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """A vote that runs goes back to its start: the others have not voted yet."""
    for other in range(SEATS_MAX):
        if s.votes[other] == BLANK:
            s.votes[other] = NO_VOTE


@rule
def shown(s: State) -> None:
    """What lies open on the table: everything a view holds."""


def hint(s: Any, seat: int) -> dict[str, float]:
    """No shade: nothing on the wheel is uncertain."""
    return {}
