"""The rules of Château Roquefort: set-up, what a turn does, how it ends.

Beside it: the record (rules_state), what is legal (rules_moves), why not (rules_refusal), what follows from every
action (rules_settle).
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.roquefort.box import (
    ACTION_POINTS,
    CENTRE,
    GONZOLA_TILE,
    KINDS,
    MICE,
    OPEN,
    OPEN_AT,
    OPEN_SQUARE,
    PANTRY,
    PLAIN,
    ROOM,
    ROOMS,
    SLOT_CELLS,
    SQUARES,
    TARGET_BASE,
    TARGET_EXPANSION,
)
from cheeseboard.games.roquefort.rules_codes import (
    TELL_COVERED,
    TELL_ENTERED,
    TELL_GONZOLA_RAN,
    TELL_GONZOLA_SHOVED,
    TELL_GONZOLA_TILE_HOP,
    TELL_LIFTED,
    TELL_PLACED,
    TELL_RAN,
    TELL_SHOVED,
    TELL_SLID,
    TELL_TILE_SEEN,
    TELL_TOWER_MOVED,
    TELL_TURN,
)
from cheeseboard.games.roquefort.rules_moves import actors, idle, legal, run_cost, secret, walk_cost
from cheeseboard.games.roquefort.rules_refusal import refusal
from cheeseboard.games.roquefort.rules_settle import look, order, settle
from cheeseboard.games.roquefort.rules_state import (
    ACTIONS,
    END,
    HANGING,
    HOP,
    IN_PANTRY,
    IN_TOWER,
    LEGAL_MAX,
    NOWHERE,
    ON_ROOF,
    OUTCOMES_MAX,
    OVER_NOW,
    RESERVE,
    RUN,
    RUNS,
    SETUP,
    SLIDE,
    TILE_OUT,
    TOWER,
    TURN,
    WALK,
    WALK_PANTRY,
    WALK_ROOF,
    Opts,
    State,
    bits,
    free_slider,
    in_game,
    lifted,
)
from cheeseboard.kernel import EVERYONE, Array, BadOption, rec_zero, rule, tell

EDITION = 1

__all__ = [
    "ACTIONS",
    "EDITION",
    "LEGAL_MAX",
    "OUTCOMES_MAX",
    "Opts",
    "State",
    "actors",
    "apply",
    "chance",
    "complete",
    "draw",
    "idle",
    "legal",
    "ranks",
    "refusal",
    "scores",
    "secret",
    "setup",
    "teams",
]

LAST_ROUND = 32_000
"""Turns are counted up to here: nobody who passes for ever makes the number too large for its field."""

NEEDS = {
    "roof_run": ("gonzola", "steps"),
    "gonzola_hop": ("gonzola", False),
    "tower_start": ("tower", "corners"),
    "pantry_return_covered": ("pantry", False),
    "shove_to_new_tile": ("pantry", False),
}
"""Options that mean something only with a module, and their defaults."""


# -- options -----------------------------------------------------------------------------------------------------------
def complete(given: dict[str, int | bool | str]) -> dict[str, int | bool | str]:
    """What the rulebook forces: the tower with five, five kinds with any module. BadOption for contradictions."""
    wish = dict(given)
    five = wish.get("players", 2) == 5
    if five and wish.get("tower") is False:
        raise BadOption(
            "error-roquefort-five-tower",
            "Five players need the movable tower: leave out “tower” or say yes.",
            option="tower",
        )
    if five:
        wish["tower"] = True
    for option, (module, standard) in NEEDS.items():
        if wish.get(option, standard) != standard and not wish.get(module):
            raise BadOption(
                "error-roquefort-needs",
                f"Option “{option}” belongs to the module “{module}”: add {module}=yes.",
                option=option,
                module=module,
            )
    if wish.get("gonzola_pantry") is False and not (wish.get("gonzola") and wish.get("pantry")):
        raise BadOption(
            "error-roquefort-gonzola-pantry",
            "Option “gonzola_pantry” needs both modules, gonzola and pantry.",
            option="gonzola_pantry",
        )
    if five and wish.get("tower_start", "corners") != "corners":
        raise BadOption(
            "error-roquefort-five-start",
            "With five players the fifth starts in the movable tower: “tower_start” must be corners.",
            option="tower_start",
        )
    modules = any(wish.get(name) for name in ("gonzola", "tower", "mechanism", "pantry"))
    wish.setdefault("target", TARGET_EXPANSION if modules else TARGET_BASE)
    return wish


def teams(o: Any) -> tuple[int, ...]:
    """Every seat for itself."""
    return tuple(range(int(o.players)))


# -- set-up ------------------------------------------------------------------------------------------------------------
@rule
def setup(s: State, o: Opts) -> None:
    """The castle before anything is seen: roofs on, mice outside, plain tiles free, Gonzola in the centre."""
    edition = int(s.edition)
    rec_zero(s)
    s.edition = edition
    s.seats = int(o.players)
    s.plan = int(o.plan)
    s.with_gonzola = int(o.gonzola)
    s.with_tower = int(o.tower)
    s.with_mechanism = int(o.mechanism)
    s.with_pantry = int(o.pantry)
    s.target = int(o.target)
    s.trace = int(o.trace)
    s.roomy = int(o.tower_capacity)
    s.no_undo = int(o.no_immediate_undo)
    s.roof_run = int(o.roof_run)
    s.any_start = int(o.tower_start)
    s.return_covered = int(o.pantry_return_covered)
    s.shove_new = int(o.shove_to_new_tile)
    s.gonzola_pantry = int(o.gonzola_pantry)
    s.gonzola_hop = int(o.gonzola_hop)
    s.frees = PANTRY if s.with_pantry else 1 + int(s.with_gonzola) + int(s.with_mechanism)
    for c in range(OPEN):
        s.lie[c] = c
    for f in range(PANTRY):
        s.free[f] = 255
        if f < s.frees:
            s.free[f] = OPEN + f
            s.kind[OPEN + f] = PLAIN
    for seat in range(5):
        for m in range(MICE):
            s.mouse[seat, m] = RESERVE
    s.gonzola = NOWHERE
    s.tower = NOWHERE
    s.ribbon = -1
    s.winner = -1
    s.hopper = -1
    s.last_slot = -1
    s.last_out = -1
    s.drawer = -1
    s.covered = (1 << ROOMS) - 1
    if s.with_gonzola:
        s.gonzola = CENTRE
        s.kind[OPEN_AT[CENTRE]] = GONZOLA_TILE
        s.covered &= ~(1 << ROOM[int(s.plan), CENTRE])
        _bring_to_light(s)
    look(s)
    s.phase = SETUP


# -- nature ------------------------------------------------------------------------------------------------------------
@rule
def _bring_to_light(s: State) -> None:
    """Tiles that lie open and that nobody has seen before are drawn now, the castle's first."""
    seen = lifted(s)
    mask = 0
    for c in range(OPEN):
        if (seen >> OPEN_SQUARE[c]) & 1 and s.kind[int(s.lie[c])] == 0:
            mask |= 1 << c
    for f in range(int(s.frees)):
        if s.kind[int(s.free[f])] == 0:
            mask |= 1 << (TILE_OUT + f)
    s.pending = mask


@rule
def next_to_see(s: State) -> int:
    """The tile drawn next: an open square 0..32, or TILE_OUT + a free tile; -1 = none."""
    for c in range(TILE_OUT + PANTRY):
        if (int(s.pending) >> c) & 1:
            return c
    return -1


@rule
def chance(s: State, outcomes: Array, weights: Array) -> int:
    """Kinds of the next tile that comes to light, by how many of each nobody has seen."""
    if s.pending == 0:
        return 0
    for kind in range(KINDS):
        weights[kind] = in_game(s, kind)
    for t in range(OPEN + int(s.frees)):
        weights[int(s.kind[t])] -= 1
    n = 0
    for kind in range(1, KINDS):
        left = int(weights[kind])
        if left > 0:
            outcomes[n] = kind
            weights[n] = left
            n += 1
    return n


@rule
def draw(s: State, outcome: int) -> None:
    """The next tile is of this kind; after the last one the action takes its effect."""
    at = next_to_see(s)
    tile = int(s.lie[at]) if at < TILE_OUT else int(s.free[at - TILE_OUT])
    s.kind[tile] = outcome
    s.last_seen[tile] = int(s.round) + 1
    s.pending = int(s.pending) & ~(1 << at)
    tell(EVERYONE, TELL_TILE_SEEN, -1, OPEN_SQUARE[at] if at < TILE_OUT else IN_PANTRY + at - TILE_OUT, 0)
    if s.pending == 0:
        s.drawer = -1
        settle(s)


# -- a turn ------------------------------------------------------------------------------------------------------------
@rule
def apply(s: State, seat: int, action: int) -> None:
    """Play a legal action."""
    if s.phase == SETUP:
        _place(s, seat, action - RUN)
        return
    if s.phase == HANGING:
        s.tower = action - TOWER
        tell(EVERYONE, TELL_TOWER_MOVED, seat, action - TOWER, 0)
        _after_hanging(s)
        return
    if s.phase == HOP:
        s.gonzola = action - WALK
        s.phase = TURN
        s.hopper = -1
        tell(EVERYONE, TELL_GONZOLA_TILE_HOP, seat, action - WALK, 0)
    elif action < RUN:
        s.ap -= 1
        s.covered &= ~(1 << action)
        tell(EVERYONE, TELL_LIFTED, seat, action, 0)
    elif action < WALK:
        _run(s, seat, (action - RUN) // RUNS, (action - RUN) % RUNS)
    elif action < SLIDE:
        _walk(s, seat, action - WALK)
    elif action < TOWER:
        _slide(s, seat, action - SLIDE)
    elif action < END:
        s.ap -= 1
        s.tower = action - TOWER
        tell(EVERYONE, TELL_TOWER_MOVED, seat, action - TOWER, 0)
    else:
        _end_turn(s)
        return
    _bring_to_light(s)
    if s.pending != 0:
        s.drawer = -1
        look(s)
    else:
        settle(s)


@rule
def _place(s: State, seat: int, place: int) -> None:
    """`setup.corner-start`: the first mouse goes into a tower; the next seat, or the game begins."""
    s.mouse[seat, 0] = place
    tell(EVERYONE, TELL_PLACED, seat, 0, place)
    if place == IN_TOWER:
        s.phase = HANGING
        return
    _next_first_mouse(s)


@rule
def _after_hanging(s: State) -> None:
    if s.mouse[int(s.seats) - 1, 0] != RESERVE:
        _begin(s)
    else:
        s.phase = SETUP
        _next_first_mouse(s)


@rule
def _next_first_mouse(s: State) -> None:
    """The next seat's first mouse; the fifth hangs the tower with its mouse in it, else the last an empty one."""
    last = int(s.seats) - 1
    if s.turn < last:
        s.turn += 1
        if s.turn == 4 and s.with_tower:
            s.mouse[4, 0] = IN_TOWER
            s.phase = HANGING
    elif s.with_tower and s.tower == NOWHERE:
        s.phase = HANGING
    else:
        _begin(s)


@rule
def _begin(s: State) -> None:
    s.phase = TURN
    s.turn = 0
    _start_turn(s)


@rule
def _start_turn(s: State) -> None:
    s.ap = ACTION_POINTS
    s.slid = 0
    s.freed = 0
    s.round = min(int(s.round) + 1, LAST_ROUND)
    look(s)
    tell(EVERYONE, TELL_TURN, int(s.turn), 0, 0)


@rule
def _run(s: State, seat: int, m: int, goal: int) -> None:
    """A mouse runs: for the cheapest way's points, or for one into, within or out of the pantry."""
    at = int(s.mouse[seat, m])
    cost = 1
    if goal < SQUARES and at == s.gonzola:
        cost = 1
    elif goal <= IN_TOWER and (at < IN_PANTRY or at == RESERVE) and goal != s.gonzola:
        cost = run_cost(s, at, goal, int(s.ap))
    s.ap -= cost
    s.mouse[seat, m] = goal
    if at == RESERVE:
        tell(EVERYONE, TELL_ENTERED, seat, m, goal)
    else:
        tell(EVERYONE, TELL_RAN, seat, m, goal)
    if goal < SQUARES and goal == s.gonzola:
        s.phase = HOP
        s.hopper = m
    _come_up(s, seat, goal)


@rule
def _walk(s: State, seat: int, goal: int) -> None:
    """Gonzola: one step for a point; on a compound run one for every roof and one for the landing."""
    cost = 1
    if goal < SQUARES and (s.gonzola < IN_PANTRY or s.gonzola >= ON_ROOF):
        cost = walk_cost(s, goal, int(s.ap))
    s.ap -= cost
    if goal < WALK_PANTRY:
        s.gonzola = goal
    elif goal < WALK_ROOF:
        s.gonzola = IN_PANTRY + goal - WALK_PANTRY
    else:
        s.gonzola = ON_ROOF + goal - WALK_ROOF
    tell(EVERYONE, TELL_GONZOLA_RAN, seat, int(s.gonzola), int(s.gonzola >= ON_ROOF))
    _come_up(s, seat, int(s.gonzola))


@rule
def _come_up(s: State, seat: int, place: int) -> None:
    """Setting `pantry_return_covered`: whoever comes out of the pantry under a roof pushes it up."""
    room = ROOM[int(s.plan), place] if place < SQUARES else -1
    if room >= 0 and (int(s.covered) >> room) & 1:
        s.covered &= ~(1 << room)
        tell(EVERYONE, TELL_LIFTED, seat, room, 0)


@rule
def _shove(s: State, f: int, g: int) -> None:
    """`pantry.slide-moves-mouse`: whoever stands on the chosen tile goes to another place first."""
    for seat in range(int(s.seats)):
        for m in range(MICE):
            if s.mouse[seat, m] == IN_PANTRY + f:
                s.mouse[seat, m] = IN_PANTRY + g
                tell(EVERYONE, TELL_SHOVED, seat, m, IN_PANTRY + g)
                return
    if s.gonzola == IN_PANTRY + f:
        s.gonzola = IN_PANTRY + g
        tell(EVERYONE, TELL_GONZOLA_SHOVED, -1, IN_PANTRY + g, 0)


@rule
def _slide(s: State, seat: int, code: int) -> None:
    """`slide.line-moves-figures-stay`: the line moves one place, the tile that comes out takes the free one's place."""
    slot = code // 16
    f = code // 4 % 4
    g = code % 4
    gratis = free_slider(s, seat)
    if gratis >= 0:
        s.freed |= 1 << gratis
    else:
        s.ap -= 1
        s.slid = 1
    tell(EVERYONE, TELL_SLID, seat, slot, int(gratis >= 0))
    if g != f:
        _shove(s, f, g)
    out = int(s.lie[SLOT_CELLS[slot, 6]])
    for k in range(6, 0, -1):
        s.lie[SLOT_CELLS[slot, k]] = int(s.lie[SLOT_CELLS[slot, k - 1]])
    s.lie[SLOT_CELLS[slot, 0]] = int(s.free[f])
    s.free[f] = out
    s.last_slot = slot
    s.last_out = out


@rule
def _end_turn(s: State) -> None:
    """`roofs.return`: rooms without a figure are covered again; the next seat."""
    plan = int(s.plan)
    keep = 0
    for seat in range(int(s.seats)):
        for m in range(MICE):
            at = int(s.mouse[seat, m])
            if at < SQUARES and ROOM[plan, at] >= 0:
                keep |= 1 << ROOM[plan, at]
    if s.gonzola < SQUARES:
        keep |= 1 << ROOM[plan, int(s.gonzola)]
    back = ((1 << ROOMS) - 1) & ~int(s.covered) & ~keep
    for room in range(ROOMS):
        if (back >> room) & 1:
            tell(EVERYONE, TELL_COVERED, -1, room, 0)
    s.covered = int(s.covered) | back
    s.turn = (int(s.turn) + 1) % int(s.seats)
    _start_turn(s)


# -- the score ---------------------------------------------------------------------------------------------------------
@rule
def scores(s: State, out: Array) -> None:
    """Kinds of cheese of every seat."""
    for seat in range(int(s.seats)):
        out[seat] = bits(int(s.taken[seat]))


@rule
def ranks(s: State, out: Array) -> None:
    """Places, 0 first. While the game runs by kinds alone, equals sharing a place; at the end see `order`."""
    for seat in range(int(s.seats)):
        place = 0
        for other in range(int(s.seats)):
            if s.phase == OVER_NOW:
                place += int(order(s, other) < order(s, seat))
            else:
                place += int(bits(int(s.taken[other])) > bits(int(s.taken[seat])))
        out[seat] = place
