"""A driver that plays random games and checks every step, compiled: what is conserved, and legality stated twice.

Returns of `check_games`: 0, or a number that says what broke (see CODES).
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.pursuit.box import ALL_WEDGES, COLOUR, HUB_SPACE, KIND, SEATS_MAX, WEDGE
from cheeseboard.games.pursuit.rules_state import (
    ACTIONS,
    ASK,
    LOT,
    MOVE,
    OVER_NOW,
    STARTER,
    THROW_OFF,
    TIE,
    VOTING,
    full,
    left_of,
    sides_in,
)
from cheeseboard.kernel import rec_copy
from cheeseboard.kernel.host import begin
from cheeseboard.kernel.playout import random_step, stream
from cheeseboard.kernel.slots import actors, legal, observe, refusal

CODES = {
    1: "a wedge was won otherwise than by a right answer on its own wedge space",
    2: "wedges or a holder of a side whose turn it is not have changed",
    3: "a wedge was lost by a side that has not left",
    4: "the last question is due to somebody without six wedges on the hub, or the other way round",
    5: "a throw or a question is open in the wrong phase",
    6: "legal and refusal disagree",
    7: "what is legal, or why not, depends on what a seat may not know",
    8: "the turn does not go round, or the round does not rise with it",
    9: "somebody has won who has not, or the game goes on without anybody",
    10: "the game got stuck",
    11: "the game does not end",
    12: "a vote is there that nobody may have cast",
}


def checked(s: Any) -> int:
    """0, or what is wrong with a position."""
    phase = int(s.phase)
    if (s.die > 0) != (phase == MOVE) or (s.asked >= 0) != (phase == ASK):
        return 5
    for seat in range(SEATS_MAX):
        if s.home[seat] and (s.wedges[seat] != ALL_WEDGES or s.at[seat] != HUB_SPACE):
            return 4
        if s.votes[seat] >= 0 and (phase != VOTING or seat == s.turn or seat >= s.seats or s.gone[seat]):
            return 12
    if phase in (VOTING, TIE, LOT) and s.home[int(s.turn)] == 0:
        return 4
    if phase == OVER_NOW and (s.won < 0 or not (s.home[int(s.won)] or (s.leaving and sides_in(s) == 1))):
        return 9
    return 9 if phase != OVER_NOW and (s.won >= 0 or (s.seats > 1 and sides_in(s) == 1)) else 0


def stepped(s: Any, before: Any, outcome: int) -> int:
    """0, or what is wrong with the step from `before` to `s`."""
    turn = int(before.turn)
    for seat in range(int(s.seats)):
        was, now = int(before.wedges[seat]), int(s.wedges[seat])
        if seat != turn and (now != was or (s.at[seat] != before.at[seat])):
            return 2
        if was & ~now and not s.gone[seat]:
            return 3
        new = now & ~was
        if new:
            space, asked = int(before.at[seat]), int(before.asked)
            if before.phase != ASK or outcome != 1 or new != 1 << asked:
                return 1
            if KIND[space] != WEDGE or COLOUR[space] != asked:
                return 1
    if before.phase in (STARTER, THROW_OFF):
        return 0
    counted = int(before.phase == VOTING and s.phase != VOTING)
    passed = int(before.phase != OVER_NOW and s.turn != turn)
    alone = int(s.seats == 1 and before.phase == ASK and outcome == 0)
    if sides_in(before) > 1 and passed and s.turn != left_of(s, turn):
        return 8
    if s.seats == 1 and alone == 0:
        return 0  # a sixth wedge ends the turn, too: the same side is up again
    return 0 if int(s.round) - int(before.round) == counted + passed + alone else 8


def twice(s: Any, other: Any, mask: int, out: Any, why: Any) -> int:
    """`legal` and `refusal` say the same of all actions for every seat, and both of what a seat knows."""
    for seat in range(int(s.seats)):
        rec_copy(other, s)
        observe(other, seat)
        n = legal(s, seat, out)
        if (n > 0) != (mask > 0 and (mask >> seat) & 1 == 1):
            return 6
        count = 0
        for action in range(ACTIONS):
            why[action] = refusal(s, seat, action)
            count += int(why[action] == 0)
            if refusal(other, seat, action) != why[action]:
                return 7
        for k in range(n):
            if why[int(out[k])] != 0 or (k > 0 and out[k] <= out[k - 1]):
                return 6
        if count != n or legal(other, seat, out) != n:
            return 6
    return 0


def check_games(
    states: Any,
    options: Any,
    rng: Any,
    seed: int,
    games: int,
    out: Any,
    weights: Any,
    why: Any,
    tally: Any,
    every: int,
) -> int:
    """Play and check `games` random games in states[0], legality in one position of `every`; [1], [2] are scratch.

    tally: steps, games won by a last answer, games won by the last side left, questions, votes counted, ties that the
    left neighbour broke, lots, holders that had to leave the hub, most steps of a game.
    """
    s, before, other = states[0], states[1], states[2]
    r = rng[0]
    for g in range(games):
        stream(r, seed, g)
        begin(s, options[0])
        steps = 0
        mask = actors(s)
        while mask != 0:
            bad = checked(s)
            if bad == 0 and (steps + g) % every == 0:
                bad = twice(s, other, mask, out, why)
            if bad != 0:
                return bad
            rec_copy(before, s)
            if not random_step(s, mask, r, out, weights):
                return 10
            outcome = 0
            if before.phase == ASK:
                turn = int(before.turn)
                won = s.won == turn and s.phase == OVER_NOW
                outcome = 2 if s.gone[turn] else int(won or s.turn == turn or s.wedges[turn] != before.wedges[turn])
                if s.seats == 1 and outcome == 1 and s.wedges[0] == before.wedges[0] and int(s.round) != before.round:
                    outcome = 0
                tally[3] += 1
            bad = stepped(s, before, outcome)
            if bad != 0:
                return bad
            tally[4] += int(before.phase == VOTING and s.phase != VOTING)
            tally[5] += int(before.phase == TIE)
            tally[6] += int(before.phase == LOT)
            away = before.home[int(before.turn)] == 1 and s.home[int(before.turn)] == 0
            tally[7] += int(away and s.gone[int(before.turn)] == 0)
            steps += 1
            if steps > 200000:
                return 11
            mask = actors(s)
        tally[0] += steps
        tally[8] = max(tally[8], steps)
        tally[1] += int(full(s, int(s.won)))
        tally[2] += int(not full(s, int(s.won)))
        bad = checked(s)
        if bad == 0:
            bad = twice(s, other, 0, out, why)
        if bad != 0:
            return bad
    return 0
