"""Why not: the second, independent statement of legality. Each check names the clause that truly forbids the action.

Checks stand in the order in which a person would want to hear them: whose turn, which piece, where to, and how.
"""

from __future__ import annotations

from cheeseboard.games.chou.box import AROUND, BESIDE, CELLS, STEPS
from cheeseboard.games.chou.rules_codes import (
    BOX_COUNTS,
    BUSH_MUST_FLEE,
    BUSH_MUST_STOP,
    CATCH_ONE_TOKEN_LEFT,
    DAY_A_NO_LOOK,
    DAY_A_TWO_CELLS,
    DAY_B_LOOK_FROM_DESTINATION,
    DAY_B_ONE_CELL,
    DAY_B_ONLY_AROUND,
    DAY_B_ONLY_CABBAGE_FACE,
    DAY_EACH_PAWN_ONCE,
    DAY_NO_STANDING_STILL,
    DAY_ORDER_FREE,
    DAY_THEN_NIGHT,
    END_GARDENERS_BOTH_CAUGHT,
    END_RABBITS_NINTH_COMPOSTED,
    FIRST_NIGHT_BOTH_HIDDEN,
    FIRST_NIGHT_DIFFERENT_CABBAGES,
    FIRST_NIGHT_GARDENERS_BLIND,
    FIRST_NIGHT_NOT_UNDER_DOUBLE,
    FIRST_NIGHT_UNDER_A_CABBAGE,
    NIGHT_ARROWS_OF_THE_FLIPPED_TILE,
    NIGHT_EAT_COMPULSORY,
    NIGHT_EXPOSED_ONLY_THEN,
    NIGHT_FIRST_CABBAGE,
    NIGHT_GARDENERS_BLIND,
    NIGHT_MUST_MOVE,
    NIGHT_NO_PASS_OVER_OTHER,
    NIGHT_NO_STOP_BETWEEN,
    NIGHT_NO_STOP_ON_OTHER,
    NIGHT_ONE_AFTER_THE_OTHER,
    NIGHT_ONLY_ARROWS,
    NIGHT_ORDER_FREE,
    NIGHT_STRAIGHT_LINE,
    PATH_ONLY_DOTTED_LINE,
    RULING_B_WITHOUT_TILE,
    RULING_BUSH_HOP_STOP,
    RULING_LIFTER_SEES_ARROWS,
    RULING_RABBIT_SEES_OWN_ARROWS,
    SCORE_UNTIL_BOTH_CAUGHT,
    TEAM_FOUR_PLAYERS,
    TEAM_THREE_ONE_GARDENER_PLAYER,
    TEAM_THREE_ONE_RABBIT_PLAYER,
    TEAM_TWO_SIDES,
    VARIANT_RANDOM_PLACES,
)
from cheeseboard.games.chou.rules_moves import actors, can_run
from cheeseboard.games.chou.rules_state import (
    ACTIONS,
    AFTER_YOU,
    BUSH,
    BY_BUSHES,
    BY_COMPOST,
    BY_SCORE,
    CABIN,
    CAUGHT,
    DAY,
    DOUBLE,
    EMPTY,
    FIRST_NIGHT,
    LOOK,
    LOOKS,
    OVER_NOW,
    SETUP,
    STUCK,
    TO_CELL,
    WALK,
    State,
    gardener_seat,
    leads,
    on_gardeners,
    on_rabbits,
)
from cheeseboard.kernel import rule


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """Number of the clause that forbids the action; 0 = it is legal."""
    if action < 0 or action >= ACTIONS:
        return BOX_COUNTS
    if s.phase == OVER_NOW:
        return _after_the_end(s)
    if s.phase == SETUP:
        return VARIANT_RANDOM_PLACES
    rabbit = on_rabbits(s, seat)
    if not rabbit and not on_gardeners(s, seat):
        return TEAM_TWO_SIDES
    if action != AFTER_YOU and rabbit != (action < WALK):
        return TEAM_TWO_SIDES
    if rabbit:
        return _refuse_rabbits(s, seat, action)
    return _refuse_gardeners(s, seat, action)


@rule
def _after_the_end(s: State) -> int:
    if s.ending == BY_COMPOST:
        return END_RABBITS_NINTH_COMPOSTED
    if s.ending == BY_BUSHES:
        return RULING_BUSH_HOP_STOP
    return SCORE_UNTIL_BOTH_CAUGHT if s.ending == BY_SCORE else END_GARDENERS_BOTH_CAUGHT


@rule
def _refuse_rabbits(s: State, seat: int, action: int) -> int:
    """Why a rabbit seat may not do this."""
    if s.phase == DAY:
        return DAY_THEN_NIGHT
    if s.pending >= 0:
        return RULING_RABBIT_SEES_OWN_ARROWS
    first = s.phase == FIRST_NIGHT
    mine = (actors(s) >> seat) & 1 == 1
    if action == AFTER_YOU:
        if not mine:
            return NIGHT_ORDER_FREE if s.yielded == seat else NIGHT_ONE_AFTER_THE_OTHER
        if s.yielded >= 0:
            return NIGHT_ORDER_FREE
        if actors(s) == 1 << seat:
            return FIRST_NIGHT_BOTH_HIDDEN if first else NIGHT_EAT_COMPULSORY
        return 0
    token = 0 if action < TO_CELL or action == STUCK else 1
    if s.rabbits[token] == CAUGHT:
        return CATCH_ONE_TOKEN_LEFT
    if not leads(s, seat, token):
        return TEAM_FOUR_PLAYERS if s.seats == 4 else TEAM_THREE_ONE_GARDENER_PLAYER
    if s.moved[token] == 1:
        return FIRST_NIGHT_BOTH_HIDDEN if first else NIGHT_ONE_AFTER_THE_OTHER
    if s.yielded == seat:
        return NIGHT_ORDER_FREE
    if action >= STUCK:
        return NIGHT_EXPOSED_ONLY_THEN if first or can_run(s, token) else 0
    cell = action - token * TO_CELL
    return _refuse_start(s, token, cell) if first else _refuse_run(s, token, cell)


@rule
def _refuse_start(s: State, token: int, cell: int) -> int:
    """Why the token may not hide there on the First Night."""
    kind = int(s.kind[cell])
    if kind in (CABIN, EMPTY):
        return FIRST_NIGHT_UNDER_A_CABBAGE
    if kind == DOUBLE:
        return FIRST_NIGHT_NOT_UNDER_DOUBLE
    return FIRST_NIGHT_DIFFERENT_CABBAGES if s.rabbits[1 - token] == cell else 0


@rule
def _way_to(here: int, cell: int) -> int:
    """The direction in which `cell` lies on a straight line from `here`; -1 = in none."""
    for way in range(6):
        c = BESIDE[here, way]
        while c >= 0:
            if c == cell:
                return way
            c = BESIDE[c, way]
    return -1


@rule
def _refuse_run(s: State, token: int, cell: int) -> int:
    """Why the token may not run there tonight."""
    here = int(s.rabbits[token])
    other = int(s.rabbits[1 - token])
    if cell == here:
        return BUSH_MUST_FLEE if s.kind[here] == BUSH else NIGHT_MUST_MOVE
    way = _way_to(here, cell) if here >= 0 else -1
    if way < 0:
        return NIGHT_STRAIGHT_LINE
    kind = int(s.kind[cell])
    if kind in (EMPTY, CABIN) or s.eaten[cell] == 1:
        return NIGHT_NO_STOP_BETWEEN
    open_way = (int(s.arrows[here]) >> way) & 1 == 1
    c = BESIDE[here, way]
    while c != cell:
        kind = int(s.kind[c])
        if kind not in (EMPTY, CABIN):
            if s.eaten[c] == 1:
                if not open_way and (int(s.arrows[c]) >> way) & 1:
                    return NIGHT_ARROWS_OF_THE_FLIPPED_TILE
            elif open_way:
                if c == other:
                    return NIGHT_NO_PASS_OVER_OTHER
                return BUSH_MUST_STOP if kind == BUSH else NIGHT_FIRST_CABBAGE
        c = BESIDE[c, way]
    if not open_way:
        return NIGHT_ONLY_ARROWS
    return NIGHT_NO_STOP_ON_OTHER if cell == other else 0


@rule
def _refuse_gardeners(s: State, seat: int, action: int) -> int:
    """Why a gardener seat may not do this."""
    if s.phase != DAY:
        return FIRST_NIGHT_GARDENERS_BLIND if s.phase == FIRST_NIGHT else NIGHT_GARDENERS_BLIND
    if s.pending >= 0:
        return RULING_LIFTER_SEES_ARROWS
    if action == AFTER_YOU:
        if not (actors(s) >> seat) & 1:
            return DAY_ORDER_FREE if s.yielded == seat else DAY_EACH_PAWN_ONCE
        if s.yielded >= 0:
            return DAY_ORDER_FREE
        return DAY_NO_STANDING_STILL if actors(s) == 1 << seat else 0
    pawn = 0 if action < WALK + 24 or LOOK <= action < LOOK + LOOKS else 1
    if gardener_seat(s, pawn) != seat:
        return TEAM_FOUR_PLAYERS if s.seats == 4 else TEAM_THREE_ONE_RABBIT_PLAYER
    if s.acted[pawn] != 0:
        return DAY_EACH_PAWN_ONCE
    if s.yielded == seat:
        return DAY_ORDER_FREE
    here = int(s.pawns[pawn])
    if action < LOOK:
        return _refuse_walk(s, here, action - WALK - pawn * 24)
    look = action - LOOK - pawn * LOOKS
    return _refuse_look(s, here, look // CELLS, look % CELLS)


@rule
def _touches(point: int, cell: int) -> bool:
    """Does the cell touch the point?"""
    return AROUND[point, 0] == cell or AROUND[point, 1] == cell or AROUND[point, 2] == cell


@rule
def _across_a_bed(here: int, point: int) -> bool:
    """Do both points lie round one cell, three steps apart: one would have to walk over the bed?"""
    if STEPS[here, point] != 3:
        return False
    for c in range(CELLS):  # noqa: SIM110  (a generator does not compile)
        if _touches(here, c) and _touches(point, c):
            return True
    return False


@rule
def _refuse_walk(s: State, here: int, point: int) -> int:
    """Why a pawn on `here` may not end its go on `point` without a look."""
    steps = STEPS[here, point]
    if steps in (0, 2):
        return 0
    if steps == 1:
        for k in range(3):
            c = AROUND[point, k]
            if s.kind[c] not in (EMPTY, CABIN) and s.eaten[c] != 1:
                return RULING_B_WITHOUT_TILE
        return 0
    return PATH_ONLY_DOTTED_LINE if _across_a_bed(here, point) else DAY_A_TWO_CELLS


@rule
def _refuse_look(s: State, here: int, point: int, cell: int) -> int:
    """Why a pawn on `here` may not step to `point` and look under `cell`."""
    steps = STEPS[here, point]
    if steps == 2:
        return DAY_A_NO_LOOK
    if steps != 1:
        return PATH_ONLY_DOTTED_LINE if _across_a_bed(here, point) else DAY_B_ONE_CELL
    if not _touches(point, cell):
        return DAY_B_LOOK_FROM_DESTINATION if _touches(here, cell) else DAY_B_ONLY_AROUND
    kind = int(s.kind[cell])
    if kind in (CABIN, EMPTY) or s.eaten[cell] == 1:
        return DAY_B_ONLY_CABBAGE_FACE
    return 0
