"""Why not: the second, independent statement of legality. Each check names the clause that truly forbids the action.

Checks stand in the order in which a person would want to hear them: is the game on, whose turn, what now, where to.
"""

from __future__ import annotations

from cheeseboard.games.pursuit.box import CLEAN, COLOUR, DOUBLED_BACK, ON_RIM, OWN, WALKS
from cheeseboard.games.pursuit.rules_codes import (
    FINAL_NEEDS_SIX,
    FINAL_NO_THROW,
    FINAL_OTHERS_CHOOSE,
    FINAL_RIGHT_WINS,
    HUB_FREE_CATEGORY,
    MOVE_EXACT,
    MOVE_NO_MIXING,
    MOVE_ONE_DIE,
    OPTION_EXACT_RETURN,
    OPTION_LEAVE_AFTER_MISS,
    OPTION_LEAVING,
    OPTION_START_OWN_COLOUR,
    PLAYERS_TWO_TO_SIX,
    READER_AFTER_ANSWER,
    RULING_MUST_MOVE,
    RULING_NO_STEP_BACK,
    RULING_NO_VOTE_LOT,
    RULING_SECRET_VOTE,
    RULING_SOLO_FINAL,
    RULING_VOTE_TIE_LEFT,
    SETUP_STARTER_CHOSEN,
    TURN_PASSES_LEFT,
)
from cheeseboard.games.pursuit.rules_state import (
    ABSTAIN,
    ACTIONS,
    ASK,
    BLANK,
    CATEGORY,
    CHOOSE,
    DIE,
    GO,
    LEAVE,
    LOT,
    NO_VOTE,
    OVER_NOW,
    PLACE,
    ROLL,
    ROLL_NOW,
    STARTER,
    THROW_OFF,
    TIE,
    VOTE,
    VOTING,
    State,
    full,
    left_of,
)
from cheeseboard.kernel import rule


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """Number of the clause that forbids the action; 0 = it is legal."""
    phase = int(s.phase)
    if phase == OVER_NOW:
        return FINAL_RIGHT_WINS if full(s, int(s.won)) else OPTION_LEAVING
    if action < 0 or action >= ACTIONS or seat < 0 or seat >= s.seats:
        return PLAYERS_TWO_TO_SIX
    if s.gone[seat]:
        return OPTION_LEAVING
    if phase in (STARTER, THROW_OFF):
        return SETUP_STARTER_CHOSEN
    if phase in (VOTING, TIE, LOT):
        return _refuse_final(s, seat, action, phase)
    if seat != s.turn:
        return _no_vote(s) if VOTE <= action <= ABSTAIN else TURN_PASSES_LEFT
    if phase == DIE:
        return MOVE_ONE_DIE
    if phase == ASK:
        return READER_AFTER_ANSWER
    return _refuse_turn(s, seat, action, phase)


@rule
def _refuse_final(s: State, seat: int, action: int, phase: int) -> int:
    """Why not, while the category of the last question is being chosen."""
    if phase == LOT and s.seats == 1:
        return RULING_SOLO_FINAL
    if seat == s.turn:
        return FINAL_NO_THROW if action < CATEGORY else OPTION_LEAVING if action == LEAVE else FINAL_OTHERS_CHOOSE
    if action < CATEGORY:
        return TURN_PASSES_LEFT
    if action == LEAVE:
        return OPTION_LEAVING
    if phase == LOT:
        return RULING_NO_VOTE_LOT
    if phase == VOTING:
        cast = s.votes[seat] not in (NO_VOTE, BLANK)
        return RULING_SECRET_VOTE if cast or action < VOTE else 0
    wanted = CATEGORY <= action < VOTE and (int(s.tied) >> (action - CATEGORY)) & 1 == 1
    return 0 if seat == left_of(s, int(s.turn)) and wanted else RULING_VOTE_TIE_LEFT


@rule
def _no_vote(s: State) -> int:
    """Why there is no vote on a last question: wedges are missing, or the holder has to reach the hub first."""
    if not full(s, int(s.turn)):
        return FINAL_NEEDS_SIX
    return OPTION_EXACT_RETURN if s.exact else OPTION_LEAVE_AFTER_MISS


@rule
def _refuse_turn(s: State, seat: int, action: int, phase: int) -> int:
    """Why the side whose turn it is may not do this now."""
    if action == LEAVE:
        return 0 if s.leaving else OPTION_LEAVING
    if VOTE <= action <= ABSTAIN:
        return _no_vote(s)
    if action >= CATEGORY:
        return 0 if phase == CHOOSE else HUB_FREE_CATEGORY
    if phase == CHOOSE:
        return HUB_FREE_CATEGORY
    if phase == PLACE:
        placed = action >= GO and COLOUR[action - GO] == OWN[seat]
        return 0 if placed else OPTION_START_OWN_COLOUR
    if phase == ROLL_NOW:
        return 0 if action == ROLL else MOVE_ONE_DIE
    if action == ROLL:
        return MOVE_EXACT
    return _refuse_move(s, int(s.at[seat]), action - GO)


@rule
def _refuse_move(s: State, here: int, space: int) -> int:
    """Why a throw does not lead from one space to another."""
    walk = WALKS[here, int(s.die) - 1, space]
    if walk == CLEAN:
        return 0
    if space == here:
        return RULING_MUST_MOVE
    if walk == DOUBLED_BACK:
        return MOVE_NO_MIXING if ON_RIM[here] and ON_RIM[space] else RULING_NO_STEP_BACK
    return MOVE_EXACT
