"""Why not: the second, independent statement of legality. Each check names the clause that truly forbids the action.

Where rules_moves spreads masks, these checks follow one figure square by square.
"""

from __future__ import annotations

from cheeseboard.games.roquefort.box import (
    CORNERS,
    DOOR,
    DOOR_LINE,
    DOOR_ROOMS,
    GONZOLA_TILE,
    MECHANISM,
    MICE,
    OPEN_AT,
    OPPOSITE,
    PANTRY,
    PANTRY_MICE,
    PASSAGE,
    ROOM,
    ROOM_NEXT,
    ROOMS,
    SIDE,
    SLOT_LINE,
    SQUARES,
    TRAP,
)
from cheeseboard.games.roquefort.rules_codes import (
    BOX_TILES,
    END_TARGET,
    END_THIRD_MOUSE,
    FREE_CHOOSE_EITHER,
    GONZOLA_NO_REST_ON_ROOF,
    GONZOLA_RIBBON_LETS_ACT,
    GONZOLA_STEP_FREE_SQUARE,
    GONZOLA_STEP_NEXT_ROOM,
    GONZOLA_STEP_ONTO_ROOF,
    PANTRY_DOOR_OCCUPIED,
    PANTRY_ENTER,
    PANTRY_ONE_DOOR,
    PANTRY_SLIDE_MOVES_MOUSE,
    PANTRY_THREE_AT_MOST,
    PANTRY_WITHIN,
    RULING_COMPOUND_RUN,
    RULING_FREE_TILES_ALIKE,
    RULING_GONZOLA_PANTRY,
    RULING_HOP,
    RULING_NO_IMMEDIATE_UNDO,
    RULING_PANTRY_RETURN_COVERED,
    RULING_RESERVE_ALIKE,
    RULING_ROOF_LIFTS_NOTHING,
    RULING_ROOF_WAY_DOWN,
    RUN_ENTER_TOWER,
    RUN_NO_RETURN,
    RUN_NOT_COVERED,
    RUN_NOT_TRAP,
    RUN_ONE_PER_SQUARE,
    RUN_ORTHOGONAL,
    RUN_PASS_OVER,
    SETUP_CORNER_START,
    TOWER_ATTACHED,
    TOWER_BLOCKS_LINE,
    TOWER_FIFTH_HANGS_IT,
    TOWER_MOVE,
    TRAP_FALLS,
    TURN_FOUR_ACTIONS,
    TURN_IN_ORDER,
    TURN_ONE_SLIDE,
    UNCOVER_COVERED_ONLY,
    UNCOVER_EIGHT_NEIGHBOURS,
    UNCOVER_NOT_FROM_OUTSIDE,
)
from cheeseboard.games.roquefort.rules_state import (
    ACTIONS,
    BY_TARGET,
    COMPOUND,
    DUNGEON,
    END,
    GONZOLA,
    HANGING,
    HOP,
    IN_PANTRY,
    IN_TOWER,
    NOWHERE,
    ON_ROOF,
    OVER_NOW,
    RESERVE,
    RUN,
    RUNS,
    SETUP,
    SLIDE,
    TOWER,
    WALK,
    WALK_PANTRY,
    WALK_ROOF,
    State,
    kind_at,
    kind_free,
)
from cheeseboard.kernel import rule

FAR = 9
"""More steps than anybody has points."""


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """Clause that forbids the action; 0 = legal."""
    if action < 0 or action >= ACTIONS:
        return BOX_TILES
    if s.phase == OVER_NOW:
        return END_TARGET if s.ending == BY_TARGET else END_THIRD_MOUSE
    if seat != s.turn or s.pending != 0:
        return TURN_IN_ORDER
    if s.phase == SETUP:
        return _no_first_mouse(s, action)
    if s.phase == HANGING:
        return 0 if TOWER <= action < END else TOWER_FIFTH_HANGS_IT
    if s.phase == HOP:
        return _no_hop(s, action)
    if action < RUN:
        return _no_lift(s, seat, action)
    if action < WALK:
        return _no_run(s, seat, (action - RUN) // RUNS, (action - RUN) % RUNS)
    if action < SLIDE:
        return _no_walk(s, seat, action - WALK)
    if action < TOWER:
        return _no_slide(s, seat, action - SLIDE)
    if action < END:
        return _no_tower(s, action - TOWER)
    return GONZOLA_NO_REST_ON_ROOF if on_roof(s) else 0


# -- looking at one square ---------------------------------------------------------------------------------------------
@rule
def on_roof(s: State) -> bool:
    """Is Gonzola on a roof?"""
    return ON_ROOF <= s.gonzola < ON_ROOF + ROOMS


@rule
def figure_at(s: State, place: int) -> bool:
    """Does a mouse or Gonzola stand at the place code?"""
    if s.gonzola == place:
        return True
    for seat in range(int(s.seats)):
        for m in range(MICE):
            if s.mouse[seat, m] == place:
                return True
    return False


@rule
def is_corner(place: int) -> bool:
    """Is the square one of the four towers?"""
    return place in CORNERS


@rule
def is_covered(s: State, square: int, also_open: int) -> bool:
    """Is the square under a roof, room `also_open` (-1 = none) counted as open?"""
    room = ROOM[int(s.plan), square]
    return room >= 0 and room != also_open and (int(s.covered) >> room) & 1 != 0


@rule
def is_trap(s: State, square: int) -> bool:
    """Does a trap lie on the square?"""
    return OPEN_AT[square] >= 0 and kind_at(s, OPEN_AT[square]) == TRAP


@rule
def seen_at(s: State, kind: int) -> int:
    """Place code of the special tile, among what lies open or has been seen; -1."""
    for q in range(SQUARES):
        if OPEN_AT[q] >= 0 and kind_at(s, OPEN_AT[q]) == kind:
            return q
    for f in range(int(s.frees)):
        if kind_free(s, f) == kind:
            return IN_PANTRY + f
    return -1


@rule
def step_between(a: int, b: int) -> bool:
    """Do two squares lie side by side?"""
    rows = a // SIDE - b // SIDE
    columns = a % SIDE - b % SIDE
    return rows * rows + columns * columns == 1


# -- Gonzola's way down ------------------------------------------------------------------------------------------------
@rule
def room_has_place(s: State, room: int, opened: int, left: int, entered: int) -> bool:
    """Has the uncovered room (or `opened`) a free square, `left` counted as free and `entered` as taken?"""
    if (int(s.covered) >> room) & 1 and room != opened:
        return False
    for q in range(SQUARES):
        if ROOM[int(s.plan), q] == room and q != entered and (q == left or not figure_at(s, q)):
            return True
    return False


@rule
def steps_down(s: State, roof: int, opened: int, left: int, entered: int) -> int:
    """Steps from the roof of a room to the nearest free square of an uncovered room; FAR = there is none near."""
    plan = int(s.plan)
    ring = 1 << roof
    for steps in range(1, 5):
        wider = ring
        for room in range(ROOMS):
            if (ring >> room) & 1:
                for other in range(ROOMS):
                    if (ROOM_NEXT[plan, room] >> other) & 1:
                        if room_has_place(s, other, opened, left, entered):
                            return steps
                        if (int(s.covered) >> other) & 1 and other != opened:
                            wider |= 1 << other
        ring = wider
    return FAR


@rule
def strands(s: State, cost: int, opened: int, left: int, entered: int) -> bool:
    """With Gonzola on a roof: would an action of this cost leave him no way down?"""
    if not on_roof(s):
        return False
    return steps_down(s, int(s.gonzola) - ON_ROOF, opened, left, entered) > int(s.ap) - cost


# -- set-up and hop ----------------------------------------------------------------------------------------------------
@rule
def _no_first_mouse(s: State, action: int) -> int:
    if action < RUN or action >= RUN + RUNS:
        return SETUP_CORNER_START
    place = action - RUN
    if place == IN_TOWER and s.with_tower and s.any_start:
        return RUN_ENTER_TOWER if figure_at(s, IN_TOWER) else 0
    if place >= SQUARES or not is_corner(place):
        return SETUP_CORNER_START
    return RUN_ENTER_TOWER if figure_at(s, place) and s.roomy == 0 else 0


@rule
def _no_hop(s: State, action: int) -> int:
    if action < WALK or action >= WALK + SQUARES:
        return RULING_HOP
    goal = action - WALK
    if is_corner(goal) or ROOM[int(s.plan), goal] != ROOM[int(s.plan), int(s.gonzola)]:
        return RULING_HOP
    return GONZOLA_STEP_FREE_SQUARE if figure_at(s, goal) else 0


# -- roofs -------------------------------------------------------------------------------------------------------------
@rule
def _no_lift(s: State, seat: int, room: int) -> int:
    plan = int(s.plan)
    if (int(s.covered) >> room) & 1 == 0:
        return UNCOVER_COVERED_ONLY
    if s.ap < 1:
        return TURN_FOUR_ACTIONS
    if on_roof(s) and s.gonzola == ON_ROOF + room:
        return RULING_ROOF_LIFTS_NOTHING
    inside = False
    near = False
    for q in range(SQUARES):
        if ROOM[plan, q] != room:
            continue
        for m in range(MICE):
            at = int(s.mouse[seat, m])
            if at < SQUARES:
                inside = True
                rows = at // SIDE - q // SIDE
                columns = at % SIDE - q % SIDE
                near = near or (rows * rows <= 1 and columns * columns <= 1)
            elif at == IN_TOWER and s.tower != NOWHERE:
                inside = True
                near = near or (DOOR_ROOMS[plan, int(s.tower)] >> room) & 1 != 0
    if s.ribbon == seat and s.gonzola < SQUARES:
        inside = True
        near = near or (ROOM_NEXT[plan, ROOM[plan, int(s.gonzola)]] >> room) & 1 != 0
    if not near:
        return UNCOVER_EIGHT_NEIGHBOURS if inside else UNCOVER_NOT_FROM_OUTSIDE
    return RULING_ROOF_WAY_DOWN if strands(s, 1, room, -1, -1) else 0


# -- mice --------------------------------------------------------------------------------------------------------------
@rule
def _no_run(s: State, seat: int, m: int, goal: int) -> int:
    at = int(s.mouse[seat, m])
    if at == DUNGEON:
        return TRAP_FALLS
    if s.ap < 1:
        return TURN_FOUR_ACTIONS
    if at == RESERVE:
        for lower in range(m):
            if s.mouse[seat, lower] == RESERVE:
                return RULING_RESERVE_ALIKE
    if goal >= IN_PANTRY:
        return _no_pantry_step(s, at, goal)
    if IN_PANTRY <= at < IN_PANTRY + PANTRY:
        return _no_return(s, goal)
    if goal == IN_TOWER or is_corner(goal):
        return _no_entry(s, at, goal)
    if goal == s.gonzola and s.gonzola_hop and seen_at(s, GONZOLA_TILE) == goal:
        return _no_push(s, at, goal)
    if is_covered(s, goal, -1):
        return RUN_NOT_COVERED
    if is_trap(s, goal):
        return RUN_NOT_TRAP
    if figure_at(s, goal):
        return RUN_ONE_PER_SQUARE
    cost = steps_to(s, at, goal)
    if cost > s.ap:
        return _too_far(s, at, goal, cost)
    return RULING_ROOF_WAY_DOWN if strands(s, cost, -1, at, goal) else 0


@rule
def _too_far(s: State, at: int, goal: int, cost: int) -> int:
    """Which clause says why a run does not get there."""
    if cost < FAR:
        return TURN_FOUR_ACTIONS
    if at == RESERVE:
        return RUN_ENTER_TOWER
    if at == IN_TOWER:
        return TOWER_ATTACHED
    rows = at // SIDE - goal // SIDE
    columns = at % SIDE - goal % SIDE
    return RUN_ORTHOGONAL if rows * rows <= 1 and columns * columns <= 1 else RUN_PASS_OVER


@rule
def crossed(s: State, square: int) -> bool:
    """May a run pass over the square: is it occupied, uncovered, no tower and no trap?"""
    return not is_corner(square) and figure_at(s, square) and not is_covered(s, square, -1) and not is_trap(s, square)


@rule
def touches_front(s: State, at: int, square: int) -> bool:
    """Is the square (no tower) the first one of a run: beside the figure, before its tower, behind a full tower?"""
    if at < SQUARES:
        return step_between(at, square)
    if at == IN_TOWER:
        return DOOR[int(s.tower)] == square
    for corner in CORNERS:
        if figure_at(s, corner) and step_between(corner, square):
            return True
    return s.tower != NOWHERE and figure_at(s, IN_TOWER) and DOOR[int(s.tower)] == square


@rule
def steps_to(s: State, at: int, goal: int) -> int:
    """Points of the shortest run to a free square; FAR = more than anybody has."""
    first = 2 if at == RESERVE else 1
    if touches_front(s, at, goal):
        return first
    ring = 0
    for q in range(SQUARES):
        if crossed(s, q) and touches_front(s, at, q):
            ring |= 1 << q
    for cost in range(first + 1, 5):
        wider = ring
        for q in range(SQUARES):
            if (ring >> q) & 1 == 0:
                continue
            if step_between(q, goal):
                return cost
            for other in range(SQUARES):
                if step_between(q, other) and crossed(s, other):
                    wider |= 1 << other
        ring = wider
    return FAR


@rule
def _no_entry(s: State, at: int, goal: int) -> int:
    """Into a tower: from outside only."""
    if at != RESERVE:
        return RUN_NO_RETURN
    if goal == IN_TOWER and s.tower == NOWHERE:
        return TOWER_ATTACHED
    if figure_at(s, goal) and s.roomy == 0:
        return RUN_ENTER_TOWER
    return RULING_ROOF_WAY_DOWN if strands(s, 1, -1, -1, -1) else 0


@rule
def _no_push(s: State, at: int, goal: int) -> int:
    """Setting `gonzola_hop`: onto Gonzola's tile while he stands there; he needs a free square of his room."""
    if at >= SQUARES or not step_between(at, goal):
        return RUN_ONE_PER_SQUARE
    return 0 if room_has_place(s, ROOM[int(s.plan), goal], -1, -1, -1) else RULING_HOP


@rule
def _no_pantry_step(s: State, at: int, goal: int) -> int:
    """To a place of the pantry: from the passage square or from another place."""
    if s.with_pantry == 0:
        return PANTRY_ONE_DOOR
    inside = 0
    for place in range(IN_PANTRY, IN_PANTRY + PANTRY):
        inside += int(figure_at(s, place))
    within = IN_PANTRY <= at < IN_PANTRY + PANTRY
    if not within and (at >= SQUARES or seen_at(s, PASSAGE) != at):
        return PANTRY_ENTER
    if figure_at(s, goal):
        return PANTRY_WITHIN if within else PANTRY_ENTER
    if not within and inside >= PANTRY_MICE:
        return PANTRY_THREE_AT_MOST
    return RULING_ROOF_WAY_DOWN if strands(s, 1, -1, at, -1) else 0


@rule
def _no_return(s: State, goal: int) -> int:
    """From the pantry into the castle: to the passage square alone."""
    if goal >= SQUARES:
        return PANTRY_ONE_DOOR
    covered = is_covered(s, goal, -1)
    if covered and s.return_covered == 0:  # before the passage is looked for: the answer must not say where it lies
        return RULING_PANTRY_RETURN_COVERED
    if seen_at(s, PASSAGE) != goal:
        return PANTRY_ONE_DOOR
    if figure_at(s, goal):
        return PANTRY_DOOR_OCCUPIED
    opened = ROOM[int(s.plan), goal] if covered else -1
    if covered and s.gonzola == ON_ROOF + opened:
        return RULING_ROOF_LIFTS_NOTHING
    return RULING_ROOF_WAY_DOWN if strands(s, 1, opened, -1, goal) else 0


# -- Gonzola -----------------------------------------------------------------------------------------------------------
@rule
def _no_walk(s: State, seat: int, goal: int) -> int:
    if s.gonzola == NOWHERE or (s.ribbon != seat and not on_roof(s)):
        return GONZOLA_RIBBON_LETS_ACT
    if s.ap < 1:
        return TURN_FOUR_ACTIONS
    at = int(s.gonzola)
    if WALK_PANTRY <= goal < WALK_ROOF:
        if s.gonzola_pantry == 0:
            return RULING_GONZOLA_PANTRY
        return _no_pantry_step(s, at, IN_PANTRY + goal - WALK_PANTRY)
    if IN_PANTRY <= at < IN_PANTRY + PANTRY:
        return _no_return(s, goal) if goal < SQUARES else PANTRY_ONE_DOOR
    room = at - ON_ROOF if at >= ON_ROOF else ROOM[int(s.plan), at]
    if goal >= WALK_ROOF:
        return _no_roof_step(s, room, goal - WALK_ROOF)
    if is_corner(goal):
        return RUN_NO_RETURN
    if is_covered(s, goal, -1):
        return RUN_NOT_COVERED
    if figure_at(s, goal):
        return GONZOLA_STEP_FREE_SQUARE
    to = ROOM[int(s.plan), goal]
    if (to == room and at < SQUARES) or (ROOM_NEXT[int(s.plan), room] >> to) & 1:
        return 0
    if s.roof_run != COMPOUND:
        return GONZOLA_STEP_NEXT_ROOM
    return 0 if roofs_between(s, room, to) < s.ap else RULING_COMPOUND_RUN


@rule
def _no_roof_step(s: State, room: int, roof: int) -> int:
    if s.roof_run == COMPOUND:
        return RULING_COMPOUND_RUN
    if (ROOM_NEXT[int(s.plan), room] >> roof) & 1 == 0 or (int(s.covered) >> roof) & 1 == 0:
        return GONZOLA_STEP_ONTO_ROOF
    left = int(s.gonzola) if s.gonzola < SQUARES else -1
    return RULING_ROOF_WAY_DOWN if steps_down(s, roof, -1, left, -1) > int(s.ap) - 1 else 0


@rule
def roofs_between(s: State, room: int, to: int) -> int:
    """How many covered rooms lie on the shortest way over the roofs from one room to another; FAR = no such way."""
    plan, covered = int(s.plan), int(s.covered)
    ring = 1 << room
    for roofs in range(1, 5):
        wider = 0
        for one in range(ROOMS):
            if (ring >> one) & 1:
                wider |= ROOM_NEXT[plan, one] & covered
        ring |= wider
        for one in range(ROOMS):
            if (wider >> one) & 1 and (ROOM_NEXT[plan, one] >> to) & 1:
                return roofs
    return FAR


# -- slides and the tower ----------------------------------------------------------------------------------------------
@rule
def gratis_slide(s: State, seat: int) -> bool:
    """`mechanism.free-slide`: does a figure of the seat stand on the mechanism that has not used it in this turn?"""
    at = seen_at(s, MECHANISM) if s.with_mechanism else -1
    if at < 0:
        return False
    for m in range(MICE):
        if s.mouse[seat, m] == at:
            return (int(s.freed) >> m) & 1 == 0
    return s.gonzola == at and s.ribbon == seat and (int(s.freed) >> GONZOLA) & 1 == 0


@rule
def _no_slide(s: State, seat: int, code: int) -> int:
    slot = code // 16
    f = code // 4 % 4
    g = code % 4
    if f >= s.frees or (s.with_pantry == 0 and g != f):
        return FREE_CHOOSE_EITHER
    gratis = gratis_slide(s, seat)
    if not gratis and s.slid:
        return TURN_ONE_SLIDE
    if not gratis and s.ap < 1:
        return TURN_FOUR_ACTIONS
    if s.tower != NOWHERE and DOOR_LINE[int(s.tower)] == SLOT_LINE[slot]:
        return TOWER_BLOCKS_LINE
    stood_on = s.with_pantry != 0 and figure_at(s, IN_PANTRY + f)
    if stood_on:
        if (g != f and figure_at(s, IN_PANTRY + g)) or (g == f and s.shove_new == 0):
            return PANTRY_SLIDE_MOVES_MOUSE
    elif g != f:
        return PANTRY_SLIDE_MOVES_MOUSE
    else:
        for lower in range(f):
            empty = s.with_pantry == 0 or not figure_at(s, IN_PANTRY + lower)
            if empty and kind_free(s, lower) == kind_free(s, f):
                return RULING_FREE_TILES_ALIKE
    if s.no_undo and s.last_slot >= 0 and slot == OPPOSITE[int(s.last_slot)]:
        if kind_free(s, f) == s.kind[int(s.last_out)]:
            return RULING_NO_IMMEDIATE_UNDO
    return RULING_ROOF_WAY_DOWN if strands(s, 0 if gratis else 1, -1, -1, -1) else 0


@rule
def _no_tower(s: State, place: int) -> int:
    if s.tower == NOWHERE:
        return TOWER_ATTACHED
    if s.ap < 1:
        return TURN_FOUR_ACTIONS
    if s.tower == place:
        return TOWER_MOVE
    return RULING_ROOF_WAY_DOWN if strands(s, 1, -1, -1, -1) else 0
