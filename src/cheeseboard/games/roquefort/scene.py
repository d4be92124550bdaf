"""The state as a picture, moves as clicks: what everybody sees, what the viewer may do now, and in which words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cheeseboard.games.roquefort import knowledge, notation, rules
from cheeseboard.games.roquefort import scene_castle as castle
from cheeseboard.games.roquefort.box import (
    CORNERS,
    MICE,
    PASSAGE,
    PLACE_NAMES,
    PLAIN,
    ROOM,
    ROOM_NAMES,
    SLOT_NAMES,
    SQUARES,
)
from cheeseboard.games.roquefort.notation_names import goal_name
from cheeseboard.games.roquefort.rules_settle import order
from cheeseboard.games.roquefort.rules_state import (
    BY_TARGET,
    DUNGEON,
    END,
    HANGING,
    HOP,
    IN_PANTRY,
    LEGAL_MAX,
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
    fallen,
    find,
    free_slider,
)
from cheeseboard.games.roquefort.scene_castle import LETTERS, goal_node, seat_word
from cheeseboard.games.roquefort.scene_slide import Slides
from cheeseboard.toolkit.scene import Args, Board, Button, Card, Move, Msg, Scene, Sign, Tally
from cheeseboard.toolkit.seeing import actions_of, as_seen

SIGNS = ("trap", "plain", "gonzola", "passage", "mechanism")


def scene(s: Any, seat: int) -> Scene:
    """Everything the viewer (-1 = a spectator) sees; a record that is not `shown` yet gives the same picture."""
    seen = as_seen(State, knowledge, s, seat)
    actions = actions_of(rules.legal, LEGAL_MAX, seen, seat)
    moves = _moves(seen, seat, actions)
    lit = frozenset(part for move in moves for part in move.parts)
    board = castle.board(seen, lit)
    return Scene(
        boards=(board,),
        prompt=_prompt(seen, seat, actions),
        ends=_ends(seen, seat),
        cards=_cards(lit),
        moves=moves,
        seats=tuple(_tally(seen, one) for one in range(seen.seats)),
        signs=_signs(board),
        status=_status(seen),
    )


def tried(s: Any, seat: int) -> list[int]:
    """Every code worth a why-not: all roofs, own mice anywhere, Gonzola, free tiles that are there, the tower, end."""
    del seat
    frees = int(s.frees)
    slides = [
        SLIDE + slot * 16 + f * 4 + g
        for slot in range(len(SLOT_NAMES))
        for f in range(frees)
        for g in (range(frees) if s.with_pantry else (f,))
    ]
    walks = range(WALK, SLIDE if s.gonzola != NOWHERE else WALK)
    towers = range(TOWER, END if s.with_tower else TOWER)
    return [*range(WALK), *walks, *slides, *towers, END]


# -- moves -------------------------------------------------------------------------------------------------------------
def move_label(s: Any, seat: int, action: int) -> Msg:
    """The move in words, for the list of moves and the log."""
    if action < RUN:
        return _lift_label(action)
    if action < WALK:
        mouse, goal = divmod(action - RUN, RUNS)
        at = s.mouse[seat, mouse] if 0 <= seat < s.seats else DUNGEON
        return _run_label(mouse, goal, "in" if at == RESERVE else "pantry" if at >= IN_PANTRY else "on")
    if action < SLIDE:
        return _walk_label(action - WALK, s.phase == HOP)
    if action < TOWER:
        return Slides(s, seat).label(action - SLIDE)
    return _tower_label(action - TOWER) if action < END else Msg("move-end")


@lru_cache(maxsize=32)
def _lift_label(room: int) -> Msg:
    return Msg("move-lift", {"room": ROOM_NAMES[room]})


@lru_cache(maxsize=1024)
def _run_label(mouse: int, goal: int, how: str) -> Msg:
    kind = "keep" if goal == SQUARES else "pantry" if goal > SQUARES else "tower" if goal in CORNERS else "square"
    return Msg("move-run", {"mouse": str(mouse + 1), "place": goal_name(goal), "goal": kind, "how": how})


@lru_cache(maxsize=256)
def _walk_label(goal: int, hop: bool) -> Msg:
    if goal >= WALK_ROOF:
        return Msg("move-roof", {"room": ROOM_NAMES[goal - WALK_ROOF]})
    place = goal_name(goal if goal < WALK_PANTRY else IN_PANTRY + goal - WALK_PANTRY)
    return Msg("move-hop" if hop else "move-gonzola", {"place": place})


@lru_cache(maxsize=64)
def _tower_label(place: int) -> Msg:
    return Msg("move-tower", {"wall": PLACE_NAMES[place]})


def parts(s: Any, seat: int, action: int) -> frozenset[str]:
    """What a person clicks for this action, in any order. One click is enough wherever nothing else could be meant."""
    if action < RUN:
        roof = f"roof:{ROOM_NAMES[action]}"
        if s.gonzola != NOWHERE and rules.refusal(s, seat, WALK + WALK_ROOF + action) == 0:
            return frozenset({roof, "button:lift"})  # Gonzola could step onto it instead
        return frozenset({roof})
    if action < WALK:
        mouse, goal = divmod(action - RUN, RUNS)
        if s.phase == SETUP:
            return frozenset({goal_node(goal)})
        return frozenset({f"mouse:{LETTERS[seat]}{mouse + 1}", _goal(s, goal)})
    if action < SLIDE:
        goal = action - WALK
        if goal >= WALK_ROOF:
            return frozenset({"gonzola", f"roof:{ROOM_NAMES[goal - WALK_ROOF]}"})
        node = _goal(s, goal if goal < WALK_PANTRY else IN_PANTRY + goal - WALK_PANTRY)
        return frozenset({node} if s.phase == HOP else {"gonzola", node})
    if action < TOWER:
        return Slides(s, seat).parts(action - SLIDE)
    if action < END:
        wall = f"wall:{PLACE_NAMES[action - TOWER]}"
        return frozenset({wall} if s.phase == HANGING else {"tower", wall})
    return frozenset({"button:end"})


def _goal(s: Any, goal: int) -> str:
    """The node that stands for a goal: of a square under a roof, the roof."""
    if goal < SQUARES and goal not in CORNERS:
        room = ROOM[s.plan, goal]
        if (s.covered >> room) & 1 and not (s.return_covered and find(s, PASSAGE) == goal):
            return f"roof:{ROOM_NAMES[room]}"
    return goal_node(goal)


def _moves(s: Any, seat: int, actions: list[int]) -> tuple[Move, ...]:
    slides = Slides(s, seat)
    return tuple(_move(s, seat, action, slides) for action in actions)


def _move(s: Any, seat: int, action: int, slides: Slides) -> Move:
    text = notation.write_move(s, seat, action)
    if SLIDE <= action < TOWER:
        return Move(text, slides.parts(action - SLIDE), slides.label(action - SLIDE), final=True)
    return Move(text, parts(s, seat, action), move_label(s, seat, action), final=_final(s, seat, action))


def _final(s: Any, seat: int, action: int) -> bool:
    """Does it bring a tile to light, or end a turn with something left to do? The table asks first."""
    if action == END:
        return s.ap > 0 or free_slider(s, seat) >= 0
    return action < RUN


# -- words -------------------------------------------------------------------------------------------------------------
def side(s: Any, seat: int) -> Msg:
    """What the seat plays: a team of mice like everybody."""
    del s, seat
    return Msg("side-mice")


def ending(s: Any) -> Msg | None:
    """Who has won, and by what; None while the game runs."""
    if s.phase != OVER_NOW:
        return None
    first = min(range(s.seats), key=lambda seat: order(s, seat))
    count = int(s.taken[first]).bit_count()
    if s.ending == BY_TARGET:
        return Msg("ending-target", {"seat": seat_word(first), "count": count})
    lost = next(seat for k in range(s.seats) if fallen(s, seat := (s.turn + k) % s.seats) >= 3)
    return Msg("ending-lost", {"seat": seat_word(first), "count": count, "lost": seat_word(lost)})


def _prompt(s: Any, seat: int, actions: list[int]) -> Msg:
    over = ending(s)
    if over is not None:
        return over
    who: Args = {"seat": seat_word(s.turn)}
    if s.pending:
        return Msg("prompt-light", who)
    mine = seat == s.turn
    if s.phase == SETUP:
        return Msg("prompt-setup") if mine else Msg("prompt-wait-setup", who)
    if s.phase == HANGING:
        return Msg("prompt-hang") if mine else Msg("prompt-wait-hang", who)
    if s.phase == HOP:
        return Msg("prompt-hop") if mine else Msg("prompt-wait-hop", who)
    args: Args = {"points": int(s.ap)}
    return Msg("prompt-turn", {**args, "can": _can(actions)}) if mine else Msg("prompt-wait-turn", {**args, **who})


def _can(actions: list[int]) -> tuple[str | Msg, ...]:
    """What the viewer may use now, for a list: "lift roofs, run"."""
    kinds = (
        ("lift", 0, RUN),
        ("run", RUN, WALK),
        ("gonzola", WALK, SLIDE),
        ("slide", SLIDE, TOWER),
        ("tower", TOWER, END),
    )
    return tuple(Msg(f"can-{name}") for name, low, high in kinds if any(low <= action < high for action in actions))


def _ends(s: Any, seat: int) -> Msg | None:
    """What ends the turn, and what of it is used up."""
    if s.phase == OVER_NOW:
        return None
    if s.phase in (SETUP, HANGING):
        return Msg("ends-setup")
    return Msg(
        "ends-turn",
        {
            "own": "yes" if seat == s.turn else "no",
            "slid": "yes" if s.slid else "no",
            "free": "yes" if free_slider(s, s.turn) >= 0 else "no",
            "roof": "yes" if ON_ROOF <= s.gonzola < NOWHERE else "no",
        },
    )


def _cards(lit: frozenset[str]) -> tuple[Card, ...]:
    """Choices that lie on no board: to lift where Gonzola could step instead, to end the turn."""
    buttons = [Button(name, Msg(f"button-{name}")) for name in ("lift", "end") if f"button:{name}" in lit]
    return (Card("choices", Msg("card-turn"), buttons=tuple(buttons)),) if buttons else ()


def _tally(s: Any, seat: int) -> Tally:
    places = [s.mouse[seat, m] for m in range(MICE)]
    lost, out = places.count(DUNGEON), places.count(RESERVE)
    kinds = tuple(kind for kind in range(1, PLAIN) if (s.taken[seat] >> (kind - 1)) & 1)
    note = Msg("note-kinds", {"kinds": castle.kind_words(kinds)}) if kinds else None
    stock = Msg("stock-mice", {"inside": MICE - lost - out, "outside": out, "fallen": lost})
    return Tally(None, len(kinds), note, "roquefort-mouse", stock)


def _signs(board: Board) -> tuple[Sign, ...]:
    """What the drawings on the floor mean, as far as they lie open now, and the pegs."""
    shown = {node.symbol for node in board.nodes}
    tiles = [Sign(f"roquefort-tile-{name}", Msg(f"sign-{name}")) for name in SIGNS]
    return tuple(sign for sign in (Sign("roquefort-tray", Msg("sign-points")), *tiles) if sign.symbol in shown)


def _status(s: Any) -> Msg:
    """What is public at any time: the target, the turn, the points that are left."""
    return Msg("status", {"target": int(s.target), "turn": int(s.round), "points": int(s.ap)})
