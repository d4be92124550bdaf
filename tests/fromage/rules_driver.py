"""A driver that plays random games and checks every step, compiled: what is conserved, and legality stated twice.

Returns of `check_games`: 0, or a number that says what broke (see CODES).
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.fromage.box import CORP_CHEESES, SPACE_KIND, SPACE_MARK, SPACE_TYPE, UNMARKED
from cheeseboard.games.fromage.rules_open import most_orders
from cheeseboard.games.fromage.rules_score import livestock_used, structures_used
from cheeseboard.games.fromage.rules_state import (
    ACTIONS,
    ASK_CAST,
    ASK_ORDER,
    ASK_SORT,
    CARDS,
    CAST_BY,
    CHEESES,
    COMPLETE,
    CORPORATION_SEAT,
    DONE_BY,
    EMPTY,
    FREE,
    HELD_BY,
    HOME,
    IN_DECK,
    KEEP,
    LAID,
    NONE,
    ON_ABILITY,
    ON_SECTOR,
    ON_VENUE,
    PAIR,
    PICK,
    READIED,
    READY,
    RESOLVING,
    SKIP,
    SPACES,
    TURN,
    cards_at,
    works,
)
from cheeseboard.kernel import rec_copy
from cheeseboard.kernel.host import begin
from cheeseboard.kernel.playout import lowest, stream
from cheeseboard.kernel.rng import below, pick
from cheeseboard.kernel.slots import actors, apply, chance, draw, legal, observe, refusal

CODES = {
    1: "cheeses of a seat or of the Corporation are lost or made",
    2: "a worker is in no place, in two, or away for too long",
    3: "an order card is where it cannot be",
    4: "fruit spent is not what lies on fruited spaces and jam",
    5: "more orders are completed than cheeses of that kind lie",
    6: "legal and refusal disagree",
    7: "what is legal, or why not, depends on what a seat may not know",
    8: "a step has changed what is not the seat's own, or what the others see",
    9: "a seat that is free is still asked something, or one that is asked is not",
    10: "the game got stuck",
    11: "the game does not end",
    12: "a seat has drawn more orders in a turn than the bound said",
    13: "the deck ran out, or was made anew, in a secret round",
    14: "resources have vanished otherwise than by being given up",
    15: "the round does not rise with the last seat's ready, or rises otherwise",
}

MOST_AWAY = 3
"""Turns."""


def cheeses_wrong(s: Any) -> bool:
    """Do the cheeses of a seat not add up to what it began with?"""
    for seat in range(CORPORATION_SEAT + 1):
        n = 0
        for venue in range(4):
            for k in range(SPACES):
                n += int(s.cell[venue, k] == seat)
        if seat == CORPORATION_SEAT:
            n += int(s.corp_left)
            if n != CORP_CHEESES[int(s.level)]:
                return True
        else:
            n += int(s.cheese[seat])
            if n != (CHEESES if seat < s.seats else 0):
                return True
    return False


def workers_wrong(s: Any) -> bool:
    """Is a worker somewhere twice, on somebody else's cheese, on nothing, or away for longer than three turns?"""
    taken = 0
    for seat in range(int(s.seats)):
        for w in range(3):
            at = int(s.worker[seat, w])
            back = int(s.back[seat, w])
            if (at == HOME) != (back == -1):
                return True
            if at == HOME:
                continue
            if s.phase == TURN and not s.turn < back <= s.turn + MOST_AWAY:
                return True
            if at < ON_VENUE:
                bit = 1 << (at - ON_SECTOR)
                if taken & bit:
                    return True
                taken |= bit
            elif at < ON_ABILITY:
                venue = (at - ON_VENUE) // SPACES
                k = (at - ON_VENUE) % SPACES
                if s.cell[venue, k] != seat or SPACE_TYPE[int(s.side[venue]), venue, k] != w:
                    return True
            else:
                same = int(s.worker[seat, 0] == at) + int(s.worker[seat, 1] == at) + int(s.worker[seat, 2] == at)
                if same != 1 or not works(s, seat, at - ON_ABILITY):
                    return True
    return False


def cards_wrong(s: Any) -> int:
    """0, 3 or 5: is a card where it cannot be, or are more orders completed than there are cheeses of the kind?"""
    for card in range(CARDS):
        at = int(s.card[card])
        if (at == RESOLVING) != (s.corp_card == card) or at > RESOLVING:
            return 3
        if HELD_BY + s.seats <= at < DONE_BY or DONE_BY + s.seats <= at < CAST_BY or at >= CAST_BY + s.seats:
            if at != RESOLVING:
                return 3
        if CAST_BY <= at < RESOLVING and (s.phase != TURN or s.openly):
            return 3
    for seat in range(int(s.seats)):
        for kind in range(9):
            done = 0
            for copy in range(4):
                done += int(s.card[kind * 4 + copy] == DONE_BY + seat)
            if done > 0:
                lie = 0
                for venue in range(4):
                    for k in range(SPACES):
                        own = s.cell[venue, k] == seat
                        lie += int(own and SPACE_KIND[int(s.side[venue]), venue, k] == kind)
                if done > lie:
                    return 5
    return 0


def fruit_wrong(s: Any) -> bool:
    """Is the fruit on the tracks another than the fruited cheeses and jams that lie?"""
    for seat in range(int(s.seats)):
        one = 0
        two = 0
        for venue in range(4):
            for k in range(SPACES):
                if s.cell[venue, k] == seat:
                    mark = SPACE_MARK[int(s.side[venue]), venue, k]
                    one += int(mark == UNMARKED + 1)
                    two += int(mark == UNMARKED + 2)
        if one != s.fruited[seat, 0] or two != s.fruited[seat, 1]:
            return True
    return False


def checked(s: Any) -> int:
    """0, or what is wrong with a position of a turn, or with the last one."""
    if cheeses_wrong(s):
        return 1
    if workers_wrong(s):
        return 2
    bad = cards_wrong(s)
    if bad != 0:
        return bad
    if fruit_wrong(s):
        return 4
    for seat in range(int(s.seats)):
        step = int(s.step[seat])
        rest = s.due[seat] == 0 and s.sorts[seat] == 0 and s.offer[seat] == 0 and s.picks[seat] == 0
        rest = rest and s.barred[seat] == NONE and s.source[seat] == NONE and s.where[seat] == NONE
        rest = rest and s.waiting[seat] == 0
        if step in (FREE, READIED) and not rest and s.drawer != seat:
            return 9
        if step == ASK_ORDER and s.where[seat] == NONE:
            return 9
        if s.due[seat] > 0 and cards_at(s, int(IN_DECK)) == 0:
            return 13
    return 0


def goods(s: Any, seat: int, resource: int) -> int:
    """Pieces of a resource that a seat has, used or unused."""
    n = int(s.stock[seat, resource])
    if resource == 0:
        n += structures_used(s, seat)
    elif resource == 1:
        n += livestock_used(s, seat)
    else:
        n += int(s.fruited[seat, 0]) + int(s.fruited[seat, 1])
    return n


def changed(s: Any, before: Any, seat: int) -> bool:
    """Has anything changed beside a seat's board?"""
    if s.cheese[seat] != before.cheese[seat] or s.built[seat] != before.built[seat]:
        return True
    if s.milked[seat] != before.milked[seat] or s.acted[seat] != before.acted[seat]:
        return True
    for k in range(3):
        if s.stock[seat, k] != before.stock[seat, k] or s.worker[seat, k] != before.worker[seat, k]:
            return True
    return False


def stepped(s: Any, before: Any, seat: int, action: int) -> int:
    """0, or what is wrong with a step of a seat in a turn from `before` to `s`."""
    if before.phase != TURN:
        return 0
    over = s.round != before.round
    ready = action == READY
    waits = 0
    for other in range(int(s.seats)):
        waits += int(other != seat and before.step[other] != READIED)
    if over != (ready and waits == 0):
        return 15
    if over:
        return 0
    for other in range(int(s.seats)):
        if other != seat and changed(s, before, other):
            return 8
    for card in range(CARDS):
        if s.card_then[card] != before.card_then[card]:
            return 8
        was = int(before.card[card])
        mine = was == HELD_BY + seat
        if s.card[card] != was and not mine and not (s.openly and was <= 1):
            return 8
    for venue in range(4):
        for k in range(SPACES):
            if s.cell_then[venue, k] != before.cell_then[venue, k]:
                return 8
            was = int(before.cell[venue, k])
            if s.cell[venue, k] != was and (was != EMPTY or s.cell[venue, k] != seat):
                return 8
    given = before.step[seat] in (ASK_CAST, ASK_SORT)
    for resource in range(3):
        lost = goods(before, seat, resource) - goods(s, seat, resource)
        if lost > int(given):
            return 14
    return 0


def twice(s: Any, other: Any, mask: int, out: Any, why: Any) -> int:
    """`legal` and `refusal` say the same of all actions for every seat, and both of what a seat knows.

    While nature draws for a seat in secret, the others do not see that it does.
    """
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
            if mask >= 0 and refusal(other, seat, action) != why[action]:
                return 7
        for k in range(n):
            if why[int(out[k])] != 0 or (k > 0 and out[k] <= out[k - 1]):
                return 6
        if count != n or (mask >= 0 and legal(other, seat, out) != n):
            return 6
    return 0


def chosen(s: Any, rng: Any, out: Any, n: int, eager: int) -> int:
    """A random legal action; an eager seat ends nothing that it can go on with, and takes orders where it may."""
    action = int(out[below(rng, n)])
    if eager == 0:
        return action
    for _ in range(8):
        tame = action in (READY, KEEP, SKIP, LAID) or (PICK <= action < PAIR and action != PICK + 3)
        tame = tame or (PAIR <= action < PAIR + 6 and action not in (PAIR + 2, PAIR + 4, PAIR + 5))
        if not tame:
            return action
        action = int(out[below(rng, n)])
    return action


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
    eager: int,
) -> int:
    """Play and check `games` random games in states[0], legality in one position of `every`; [1], [2] are scratch.

    tally: 0 steps, 1 turns, 2 turns played openly, 3 draws, 4 orders completed, 5 most orders that a seat drew in a
    turn, 6 most steps of a game, 7 last cheeses, 8 games; 16.. bound of a seat, 24.. its draws in this turn.
    """
    s, before, other = states[0], states[1], states[2]
    r = rng[0]
    for g in range(games):
        stream(r, seed, g)
        begin(s, options[0])
        steps = 0
        round_ = -1
        mask = actors(s)
        while mask != 0:
            if s.phase == TURN:
                if s.round != round_:
                    round_ = int(s.round)
                    tally[1] += 1
                    tally[2] += int(s.openly == 1 and s.seats > 1)
                    for seat in range(int(s.seats)):
                        tally[16 + seat] = most_orders(s, seat)
                        tally[24 + seat] = 0
                bad = checked(s)
                if bad != 0:
                    return bad
            if (steps + g) % every == 0:
                bad = twice(s, other, mask, out, why)
                if bad != 0:
                    return bad
            rec_copy(before, s)
            if mask > 0:
                seat = lowest(mask)
                n = legal(s, seat, out)
                if n == 0:
                    return 10
                action = chosen(s, r, out, n, eager)
                apply(s, seat, action)
                bad = stepped(s, before, seat, action)
                if bad != 0:
                    return bad
                tally[4] += int(action == COMPLETE)
                tally[7] += int(s.last != before.last)
            else:
                n = chance(s, out, weights)
                if n == 0:
                    return 13 if s.phase == TURN else 10
                if s.phase == TURN:
                    seat = int(s.drawer)
                    tally[24 + seat] += 1
                    if tally[24 + seat] > tally[16 + seat]:
                        return 12
                    tally[5] = max(tally[5], tally[24 + seat])
                draw(s, int(out[pick(r, n, weights)]))
                tally[3] += 1
            steps += 1
            if steps > 50000:
                return 11
            mask = actors(s)
        tally[0] += steps
        tally[6] = max(tally[6], steps)
        tally[8] += 1
        bad = checked(s)
        if bad == 0:
            bad = twice(s, other, 0, out, why)
        if bad != 0:
            return bad
    return 0
