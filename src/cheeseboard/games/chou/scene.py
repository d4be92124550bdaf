"""The state as a picture, moves as clicks: what one viewer sees, what to do now, and in which words."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.chou import knowledge, notation, rules
from cheeseboard.games.chou import scene_garden as garden
from cheeseboard.games.chou.box import CABIN_CELL, CELLS, FULL, STEPS, cell_name, point_name
from cheeseboard.games.chou.rules_state import (
    AFTER_YOU,
    BY_BUSHES,
    BY_CATCH,
    BY_COMPOST,
    FIRST_NIGHT,
    LEGAL_MAX,
    LOOK,
    LOOKS,
    NIGHT,
    OVER_NOW,
    SETUP,
    STUCK,
    TO_CELL,
    WALK,
    State,
    arrows_open,
    by_night,
    gardener_seat,
    on_gardeners,
    on_rabbits,
    rabbit_seat,
)
from cheeseboard.kernel import CHANCE
from cheeseboard.toolkit.scene import Args, Board, Button, Card, Move, Msg, Scene, Sign, Signal, Tally
from cheeseboard.toolkit.seeing import actions_of, as_seen

POINTS = 24  # codes per pawn among the walks


def scene(s: Any, seat: int) -> Scene:
    """Everything the viewer (-1 = a spectator) sees; a record that is not observed yet gives the same picture."""
    seen = as_seen(State, knowledge, s, seat)
    actions = actions_of(rules.legal, LEGAL_MAX, seen, seat)
    board = garden.board(seen, seat)
    return Scene(
        boards=(board,),
        prompt=_prompt(seen, seat, actions),
        ends=_ends(seen, actions),
        cards=_cards(seen, seat, actions),
        moves=tuple(_move(seen, seat, action) for action in actions),
        seats=_tallies(seen),
        signals=_signals(seen, seat),
        signs=_signs(board),
        blind=by_night(seen) and on_gardeners(seen, seat),
        status=_status(seen),
    )


# -- moves -------------------------------------------------------------------------------------------------------------
def _split(action: int) -> tuple[str, int, int, int]:
    """An action as (what, figure, point, cell); -1 where it has none."""
    if action == AFTER_YOU:
        return "after", -1, -1, -1
    if action < STUCK:
        return "rabbit", action // TO_CELL, -1, action % TO_CELL
    if action < WALK:
        return "stuck", action - STUCK, -1, -1
    if action < LOOK:
        return "walk", (action - WALK) // POINTS, (action - WALK) % POINTS, -1
    pawn, rest = divmod(action - LOOK, LOOKS)
    return "look", pawn, rest // CELLS, rest % CELLS


def move_label(s: Any, seat: int, action: int) -> Msg:
    """The move in words, for the list of moves and the log."""
    del seat
    what, figure, point, cell = _split(action)
    if what == "after":
        return Msg("move-after-you")
    if what == "rabbit":
        args: Args = {"rabbit": str(figure + 1), "place": cell_name(cell)}
        return Msg("move-hide" if s.phase == FIRST_NIGHT else "move-run", args)
    if what == "stuck":
        return Msg("move-stuck", {"rabbit": str(figure + 1)})
    pawn = "AB"[figure]
    if what == "look":
        return Msg("move-look", {"pawn": pawn, "stone": point_name(point), "place": cell_name(cell)})
    bare = STEPS[int(s.pawns[figure]), point] == 1
    return Msg("move-step" if bare else "move-walk", {"pawn": pawn, "stone": point_name(point)})


def parts(s: Any, seat: int, action: int) -> frozenset[str]:
    """What a person clicks for this action, in any order."""
    del s, seat
    what, figure, point, cell = _split(action)
    if what == "after":
        return frozenset({"button:after"})
    if what == "rabbit":
        return frozenset({f"rabbit:{figure + 1}", bed_node(cell)})
    if what == "stuck":
        return frozenset({f"rabbit:{figure + 1}", "button:exposed"})
    clicked = {f"pawn:{'AB'[figure]}", f"point:{point_name(point)}"}
    return frozenset(clicked | {bed_node(cell)} if what == "look" else clicked)


def bed_node(cell: int) -> str:
    """The node that stands for a cell: nothing lies under the Cabin, but one may ask why."""
    return "cabin" if cell == CABIN_CELL else f"cell:{cell_name(cell)}"


def _move(s: Any, seat: int, action: int) -> Move:
    return Move(
        notation.write_move(s, seat, action),
        parts(s, seat, action),
        move_label(s, seat, action),
        final=_final(s, action),
    )


def _final(s: Any, action: int) -> bool:
    """Does the move show something new, or end the day or the night? Then the table asks first."""
    what, figure, _, cell = _split(action)
    if what == "after":
        return False
    if what == "look":
        return True
    if what == "walk":
        return bool(s.acted[1 - figure])
    fresh = what == "rabbit" and s.arrows[cell] == 0 and not arrows_open(s, cell)
    return fresh or _left(s) <= 1


def _left(s: Any) -> int:
    """How many figures of the side that acts have not moved, as far as the viewer knows."""
    if by_night(s):
        return sum(1 for t in garden.free_rabbits(s) if s.moved[t] != 1)
    return sum(1 for i in range(2) if s.acted[i] == 0)


# -- words -------------------------------------------------------------------------------------------------------------
def side(s: Any, seat: int) -> Msg:
    """What the seat plays in this leg: "rabbits" or "gardeners"."""
    return Msg("side-rabbits" if on_rabbits(s, seat) else "side-gardeners")


def _which(figures: list[int], names: tuple[str, str]) -> str:
    return "both" if len(figures) != 1 else names[figures[0]]


def _prompt(s: Any, seat: int, actions: list[int]) -> Msg:
    over = ending(s)
    if over is not None:
        return over
    if s.phase == SETUP:
        return Msg("prompt-setup")
    mask = rules.actors(s)
    if mask == CHANCE:
        return Msg("prompt-arrows")
    if actions:
        return _own_prompt(s, actions)
    if by_night(s):
        return _night_prompt(s, seat)
    waits = [i for i in range(2) if s.acted[i] == 0 and mask >> gardener_seat(s, i) & 1]
    mate = on_gardeners(s, seat)
    return Msg("prompt-wait-partner-day" if mate else "prompt-wait-day", {"pawn": _which(waits, ("A", "B"))})


def _own_prompt(s: Any, actions: list[int]) -> Msg:
    """It is the viewer's move."""
    moves = [_split(action) for action in actions if action != AFTER_YOU]
    figures = sorted({figure for _, figure, _, _ in moves})
    if not by_night(s):
        looks = any(what == "look" for what, _, _, _ in moves)
        return Msg("prompt-day" if looks else "prompt-day-walk", {"pawn": _which(figures, ("A", "B"))})
    who = _which(figures, ("one", "two"))
    if all(what == "stuck" for what, _, _, _ in moves):
        return Msg("prompt-stuck", {"rabbit": who})
    return Msg("prompt-hide" if s.phase == FIRST_NIGHT else "prompt-run", {"rabbit": who})


def _night_prompt(s: Any, seat: int) -> Msg:
    """The rabbits move, the viewer does not."""
    if on_rabbits(s, seat):
        waits = [t for t in garden.free_rabbits(s) if s.moved[t] != 1]
        return Msg("prompt-wait-partner-night", {"rabbit": _which(waits, ("one", "two"))})
    blind = "yes" if on_gardeners(s, seat) else "no"
    return Msg("prompt-wait-first-night" if s.phase == FIRST_NIGHT else "prompt-wait-night", {"glasses": blind})


def ending(s: Any) -> Msg | None:
    """Which side has won, and how; None while the game runs."""
    if s.phase != OVER_NOW:
        return None
    if s.ending == BY_CATCH:
        return Msg("ending-catch")
    if s.ending == BY_COMPOST:
        return Msg("ending-compost", _heap(s))
    if s.ending == BY_BUSHES:
        return Msg("ending-bushes", {"nights": int(s.quiet)})
    one, two = int(s.leg_scores[0]), int(s.leg_scores[1])
    winner = "first" if one > two else "second" if two > one else "nobody"
    return Msg("ending-points", {"first": one, "second": two, "winner": winner})


def _heap(s: Any) -> Args:
    """The compost against what fills it; `more`: a double cabbage has taken it past that."""
    return {"count": int(s.compost), "full": FULL, "more": "yes" if s.compost > FULL else "no"}


def _ends(s: Any, actions: list[int]) -> Msg | None:
    """What would end the turn that runs now."""
    if s.phase in (SETUP, OVER_NOW):
        return None
    if s.phase == FIRST_NIGHT:
        return Msg("ends-first-night")
    last = "yes" if actions and _left(s) <= 1 else "no"
    return Msg("ends-night" if s.phase == NIGHT else "ends-day", {"last": last})


def _status(s: Any) -> Msg:
    """Day, leg and compost: what is public at any time."""
    when = "setup" if s.phase == SETUP else "night" if by_night(s) else "over" if s.phase == OVER_NOW else "day"
    args: Args = {"when": when, "day": int(s.day), **_heap(s)}
    return Msg("status-points", {**args, "leg": int(s.leg) + 1}) if s.score else Msg("status", args)


def _cards(s: Any, seat: int, actions: list[int]) -> tuple[Card, ...]:
    """Choices that lie on no bed."""
    kinds = {_split(action)[0] for action in actions}
    buttons = []
    if "stuck" in kinds:
        buttons.append(Button("exposed", Msg("button-exposed")))
    if "after" in kinds:
        buttons.append(Button("after", Msg("button-after")))
    return (Card("choices", side(s, seat), buttons=tuple(buttons)),) if buttons else ()


def _tallies(s: Any) -> tuple[Tally, ...]:
    points: Any = [0] * 8
    rules.scores(s, points)
    seats = range(int(s.seats))
    return tuple(Tally(_role(s, seat), points[seat], _note(s, seat), garden.face(s, seat)) for seat in seats)


def _role(s: Any, seat: int) -> Msg:
    tokens = [t for t in range(2) if rabbit_seat(s, t) == seat]
    if len(tokens) == 2:
        return Msg("role-rabbits")
    if tokens:
        return Msg("role-rabbit", {"rabbit": str(tokens[0] + 1)})
    pawns = [i for i in range(2) if gardener_seat(s, i) == seat]
    return Msg("role-gardeners") if len(pawns) == 2 else Msg("role-gardener", {"pawn": "AB"[pawns[0]]})


def _note(s: Any, seat: int) -> Msg | None:
    """How many of its side's rabbits are caught: beside the rabbits alone, or it would be read as both sides' catch."""
    caught = 2 - len(garden.free_rabbits(s))
    return Msg("note-caught", {"count": caught}) if caught and on_rabbits(s, seat) else None


def _signs(board: Board) -> tuple[Sign, ...]:
    """What the drawings without a name mean, as far as they are on the board."""
    found = {}
    drawings = dict.fromkeys(node.symbol for node in board.nodes)
    for about in ("trail", "arrow-known", "looked", "bootprints", "burrow", "glasses-on"):
        symbol = next((one for one in drawings if one.startswith(f"chou-{about}")), "")
        if symbol:
            found[about] = symbol
    return tuple(Sign(symbol, Msg(f"sign-{about}")) for about, symbol in found.items())


def _signals(s: Any, seat: int) -> tuple[Signal, ...]:
    """What partners may tell each other: the rabbits silently by night, the gardeners while they search."""
    if s.phase == OVER_NOW or seat < 0:
        return ()
    rabbit = on_rabbits(s, seat)
    partners = {rabbit_seat(s, t) for t in range(2)} if rabbit else {gardener_seat(s, i) for i in range(2)}
    if len(partners) == 1:
        return ()
    names = (("here", True), ("you-first", False), ("not-there", True))
    searching = (("look-here", True), ("you-first", False), ("stand-here", True))
    offered = [one for one in (names if rabbit else searching) if one[0] != "you-first" or _order_is_open(s, rabbit)]
    return tuple(Signal(name, Msg(f"signal-{name}"), node) for name, node in offered)


def _order_is_open(s: Any, rabbit: bool) -> bool:
    """May either partner still go first? Always while the other side acts; in its own phase until one of them has."""
    if by_night(s) != rabbit:
        return True
    return all(s.moved[t] != 1 for t in garden.free_rabbits(s)) if rabbit else not any(s.acted[:2])
