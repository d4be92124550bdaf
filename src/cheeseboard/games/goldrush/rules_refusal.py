"""Why not: the second, independent statement of legality. Each check names the clause that truly forbids the action.

It looks at tiles and figures one by one, not at the lists of open places, peaks and crews that `legal` lives on. Checks
stand in the order in which a person would want to hear them: whose turn, which step, which piece, where to.
"""

from __future__ import annotations

from cheeseboard.games.goldrush.box import (
    AREAS,
    COWBOYS,
    FIRST_TURN,
    HILLS,
    KIND,
    PRAIRIE,
    SIDE,
    STAR,
)
from cheeseboard.games.goldrush.rules_codes import (
    ACTION_AT_MOST_ONE,
    COWBOY_FEATURE_FREE,
    COWBOY_NEW_TILE_ONLY,
    COWBOY_SUPPLY,
    DIG_BEFORE_SCORING,
    DIG_EMPTY,
    DIG_TOP_TOKEN,
    END_LAST_TILE,
    PLACE_EDGES_MATCH,
    PLACE_EQUAL_TURNS,
    PLACE_FREE_SPACE,
    PLACE_MANDATORY,
    PLACE_SIDE_CONTACT,
    PRAIRIE_BEGINNERS,
    SETUP_PIECES,
    SHERIFF_ENTER_UNFINISHED,
    SHERIFF_FREEZE_DIG,
    SHERIFF_MOUNTAIN_ONCE,
    SHERIFF_MOVE_TO_ANOTHER,
    SHERIFF_MUST_MOVE,
    SHERIFF_NEVER_ON_FINISHED,
    SHERIFF_NO_STAR_NO_MOVE,
    SHERIFF_RETURN_IF_NO_OTHER,
    SHERIFF_TILE_PLACED_FIRST,
    TENT_ANY_TILE,
    TENT_EMPTY_SEGMENT,
    TENT_UNFINISHED_ONLY,
    TURN_CLOCKWISE,
    TURN_ONE_STEP_AFTER_ANOTHER,
)
from cheeseboard.games.goldrush.rules_map import STEP
from cheeseboard.games.goldrush.rules_state import (
    ACTING,
    ACTIONS,
    COWBOY,
    DIG,
    DRAWING,
    FINAL,
    LOCALS,
    NOWHERE,
    OVER_NOW,
    PASS,
    PLACING,
    SEATS,
    SENDING,
    SHERIFF,
    TENT,
    State,
    root_at,
)
from cheeseboard.kernel import rule


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """Number of the clause that forbids the action; 0 = it is legal."""
    if action < 0 or action >= ACTIONS:
        return SETUP_PIECES
    if s.phase in (FINAL, OVER_NOW):
        return END_LAST_TILE
    if seat != s.turn_of:
        return TURN_CLOCKWISE
    if s.phase == PLACING:
        if action < SHERIFF:
            return _refuse_place(s, action // 4, action % 4)
        return SHERIFF_TILE_PLACED_FIRST if action < TENT else PLACE_MANDATORY
    if s.phase == SENDING:
        if action < SHERIFF:
            return TURN_ONE_STEP_AFTER_ANOTHER
        return _refuse_sheriff(s, action - SHERIFF) if action < TENT else SHERIFF_MUST_MOVE
    if s.phase != ACTING:
        return TURN_ONE_STEP_AFTER_ANOTHER if s.phase == DRAWING else ACTION_AT_MOST_ONE
    if action < SHERIFF:
        return TURN_ONE_STEP_AFTER_ANOTHER
    if action < TENT:
        return _refuse_late_sheriff(s)
    if action < COWBOY:
        return _refuse_tent(s, action - TENT)
    if action < DIG:
        return _refuse_cowboy(s, seat, action - COWBOY)
    return 0 if action == PASS else _refuse_dig(s, seat)


@rule
def _refuse_place(s: State, code: int, turn: int) -> int:
    """Why the tile in hand may not lie there so."""
    face, beside, differ = int(s.drawn), False, False
    for t in range(int(s.tiles)):
        there = int(s.place[t])
        if there == code:
            return PLACE_FREE_SPACE
        for side in range(4):
            if there == code + STEP[side]:
                beside = True
                if SIDE[face, turn, side] != SIDE[int(s.face[t]), int(s.turn[t]), (side + 2) % 4]:
                    differ = True
    if not beside:
        return PLACE_SIDE_CONTACT
    if differ:
        return PLACE_EDGES_MATCH
    return PLACE_EQUAL_TURNS if FIRST_TURN[face, turn] != turn else 0


@rule
def _on_map(s: State, peak: int) -> bool:
    """Is there a mountain segment of that number on the map?"""
    tile = peak // 2
    return tile < s.tiles and peak % 2 < HILLS[int(s.face[tile])]


@rule
def _refuse_sheriff(s: State, peak: int) -> int:
    """Why the Sheriff may not go there."""
    if not _on_map(s, peak):
        return SHERIFF_ENTER_UNFINISHED if s.sheriff == NOWHERE else SHERIFF_MOVE_TO_ANOTHER
    segment = int(s.base[peak // 2]) + peak % 2
    root = root_at(s, peak // 2 * LOCALS + peak % 2)
    if s.ends[root] <= 0:
        return SHERIFF_NEVER_ON_FINISHED
    if s.sheriff != NOWHERE and root_at(s, int(s.sheriff)) == root:
        return SHERIFF_MOVE_TO_ANOTHER
    return SHERIFF_MOUNTAIN_ONCE if root != segment else 0


@rule
def _refuse_late_sheriff(s: State) -> int:
    """Why the Sheriff does not move now: no star, no other mountain, or he has moved already."""
    if STAR[int(s.face[int(s.tiles) - 1])] == 0:
        return SHERIFF_NO_STAR_NO_MOVE
    return SHERIFF_RETURN_IF_NO_OTHER if s.sheriff == NOWHERE else TURN_ONE_STEP_AFTER_ANOTHER


@rule
def _stands_on(s: State, spot: int) -> bool:
    """Does any cowboy or tent stand on that spot?"""
    for seat in range(SEATS):
        if s.tent[seat] == spot:
            return True
        for i in range(COWBOYS):
            if s.cowboy[seat, i] == spot:
                return True
    return False


@rule
def _refuse_tent(s: State, peak: int) -> int:
    """Why a tent may not go there."""
    if not _on_map(s, peak):
        return TENT_ANY_TILE
    spot = peak // 2 * LOCALS + peak % 2
    if s.ends[root_at(s, spot)] <= 0:
        return TENT_UNFINISHED_ONLY
    return TENT_EMPTY_SEGMENT if _stands_on(s, spot) else 0


@rule
def _refuse_cowboy(s: State, seat: int, local: int) -> int:
    """Why a cowboy of the seat may not go to that segment of the tile just placed."""
    tile = int(s.tiles) - 1
    face = int(s.face[tile])
    if local >= AREAS[face]:
        return COWBOY_NEW_TILE_ONLY
    if KIND[face, local] == PRAIRIE and s.farmers == 0:
        return PRAIRIE_BEGINNERS
    root, mine = root_at(s, tile * LOCALS + local), 0
    for other in range(SEATS):
        for i in range(COWBOYS):
            spot = int(s.cowboy[other, i])
            if spot != NOWHERE:
                if root_at(s, spot) == root:
                    return COWBOY_FEATURE_FREE
                mine += 1 if other == seat else 0
    return COWBOY_SUPPLY if mine == COWBOYS else 0


@rule
def _refuse_dig(s: State, seat: int) -> int:
    """Why the seat may not dig."""
    if s.tent[seat] == NOWHERE:
        return DIG_TOP_TOKEN
    root = root_at(s, int(s.tent[seat]))
    if s.ends[root] <= 0:
        if s.dig_finished == 0:
            return DIG_BEFORE_SCORING
    elif s.sheriff != NOWHERE and root_at(s, int(s.sheriff)) == root:
        return SHERIFF_FREEZE_DIG
    return DIG_EMPTY if s.extra[root] == 0 else 0
