"""The board: the wheel and its spaces, wedges where they lie, holders where they stand, the die, the cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cheeseboard.games.pursuit import scene_places as places
from cheeseboard.games.pursuit.box import BOX, CATEGORIES, HUB, KINDS, SPACES, WEDGE, code_of, space_name, wedge_space
from cheeseboard.games.pursuit.notation_names import LETTERS, codes_text
from cheeseboard.games.pursuit.rules_state import DIE, GO, MOVE, OVER_NOW, ROLL_NOW, STARTER, THROW_OFF
from cheeseboard.toolkit.scene import Args, Board, Msg, Node, Overlay, Sign

SEAT_WORDS = tuple(Msg(f"seat-{colour}") for colour in ("red", "blue", "green", "yellow", "black", "violet"))

GROUND, FLAT, RAISED, LYING, STANDING = range(5)
"""Layers: the cheese, spaces, what stands out of them, wedges, holders."""

TUMBLE = 360.0  # degrees that the die turns when it is thrown


def category_word(category: int) -> Msg:
    """The name of a category: "Geography"."""
    return Msg(f"category-{code_of(category)}")


def board(s: Any, actions: list[int]) -> Board:
    """The whole picture; `actions` are the viewer's, for the ways of a throw."""
    nodes = (*_ground(), *_trays(s), *_wedges(s), *_die(s), _pile(s), *_holders(s))
    overlays = (*_turn(s), *_ways(s, actions))
    label = Msg("board-wheel")
    return Board("wheel", places.VIEW, nodes, overlays, theme="day", label=label, focus=places.FOCUS)


def face(s: Any, seat: int) -> str:
    """A seat's holder as it is filled: its portrait in the list of seats."""
    return f"pursuit-holder-{int(s.wedges[seat])}"


@lru_cache(maxsize=1)
def signs() -> tuple[Sign, ...]:
    """What the drawings mean: the six categories by their wedges, and roll-again."""
    found = [
        Sign(f"pursuit-wedge-{code_of(c)}", Msg("sign-category", {"category": category_word(c), "code": code_of(c)}))
        for c in range(CATEGORIES)
    ]
    again = next(name for name, kind in zip(BOX.spaces, BOX.kinds) if KINDS[kind] == "roll")
    return (*found, Sign(f"pursuit-space-{again}", Msg("sign-roll")))


# -- the wheel ---------------------------------------------------------------------------------------------------------
def _space(space: int) -> Node:
    x, y = places.spot(space)
    kind, category = BOX.kinds[space], BOX.colour_of[space]
    args: Args = {"place": space_name(space), "category": category_word(category) if category >= 0 else ""}
    return Node(
        f"space:{space_name(space)}",
        f"pursuit-space-{space_name(space)}",
        x,
        y,
        places.size_of(space),
        RAISED if kind in (HUB, WEDGE) else FLAT,
        label=Msg(f"space-{KINDS[kind]}", args),
        shape="own",
    )


@lru_cache(maxsize=1)
def _ground() -> tuple[Node, ...]:
    """What never changes."""
    wheel = Node("round", "pursuit-round", 0.0, 0.0, 100.0, GROUND)
    knife = Node("knife", "pursuit-knife", *places.KNIFE_AT, places.KNIFE_SIZE, FLAT)
    return (wheel, knife, *(_space(space) for space in range(SPACES)))


def _trays(s: Any) -> list[Node]:
    """The large holders at the side."""
    found = []
    for seat in range(s.seats):
        x, y = places.tray_at(seat, s.seats)
        state = ("pursuit-gone",) if s.gone[seat] else ()
        label = _label(s, seat, "node-tray", "node-tray-empty")
        name, size = f"tray:{LETTERS[seat]}", places.TRAY_SIZE
        found.append(Node(name, "pursuit-tray", x, y, size, RAISED, label=label, state=state, seat=seat))
    return found


def _wedges(s: Any) -> list[Node]:
    """Every side's six wedges: on their spaces until it wins them, then in its tray."""
    found = []
    for category in range(CATEGORIES):
        height = 0
        for seat in range(s.seats):
            won = s.wedges[seat] >> category & 1
            if s.gone[seat] and not won:
                continue
            if won:
                x, y = places.wedge_in_tray(category, seat, s.seats)
                size, parent = places.TRAY_WEDGE, f"tray:{LETTERS[seat]}"
            else:
                x, y = places.wedge_on_space(category, height)
                size, parent = places.HQ_WEDGE, f"space:{space_name(wedge_space(category))}"
                height += 1
            state = ("pursuit-under",) if height > 1 and not won else ()
            name, symbol = f"wedge:{LETTERS[seat]}:{code_of(category)}", f"pursuit-wedge-{code_of(category)}"
            found.append(Node(name, symbol, x, y, size, LYING, parent=parent, state=state))
    return found


def _label(s: Any, seat: int, name: str, empty: str) -> Msg:
    """A seat's holder or tray, and which wedges are in it."""
    won = tuple(category_word(c) for c in range(CATEGORIES) if s.wedges[seat] >> c & 1)
    args: Args = {"seat": SEAT_WORDS[seat], "place": space_name(int(s.at[seat]))}
    return Msg(name, {**args, "wedges": won}) if won else Msg(empty, args)


def _holders(s: Any) -> list[Node]:
    """Who stands where; several on one space stand beside each other."""
    found = []
    inside = [seat for seat in range(s.seats) if not s.gone[seat]]
    for seat in inside:
        space = int(s.at[seat])
        there = tuple(other for other in inside if s.at[other] == space)
        x, y, size = places.standing(space, seat, there)
        state = tuple(codes_text(int(s.wedges[seat])).split())
        label = _label(s, seat, "node-holder", "node-holder-empty")
        symbol = face(s, seat)
        found.append(Node(f"holder:{LETTERS[seat]}", symbol, x, y, size, STANDING, label=label, state=state, seat=seat))
    return found


# -- beside it ---------------------------------------------------------------------------------------------------------
def _die(s: Any) -> list[Node]:
    """The bone die: it turns over once when it is thrown, and is put away while a question is open or people vote."""
    if s.phase not in (STARTER, THROW_OFF, ROLL_NOW, DIE, MOVE):
        return []
    value = int(s.die)
    (x, y), angle = (places.DIE_THROWN, TUMBLE + (value * 5) % 13 - 6) if value else (places.DIE_AT, 0.0)
    label = Msg("node-die", {"die": value})
    return [Node("die", f"pursuit-die-{value}", x, y, places.DIE_SIZE, RAISED, angle, label=label)]


def _pile(s: Any) -> Node:
    """The question cards; while one is asked it lies open, with its category's edge."""
    asked = int(s.asked)
    symbol = f"pursuit-pile-{code_of(asked)}" if asked >= 0 else "pursuit-pile"
    label = Msg("node-pile-asked", {"category": category_word(asked)}) if asked >= 0 else Msg("node-pile")
    return Node("pile", symbol, *places.PILE_AT, places.PILE_SIZE, RAISED, label=label)


def _turn(s: Any) -> list[Overlay]:
    """A ring about the holder whose turn it is."""
    if s.phase in (STARTER, THROW_OFF, OVER_NOW) or s.seats == 1 or s.gone[int(s.turn)]:
        return []
    holder = f"holder:{LETTERS[int(s.turn)]}"
    return [Overlay("turn", "outline", (holder,), Msg("prompt-wait-turn", {"seat": SEAT_WORDS[int(s.turn)]}))]


def _ways(s: Any, actions: list[int]) -> list[Overlay]:
    """How the throw leads to each space that may be chosen: seen while somebody points at it."""
    if s.phase != MOVE:
        return []
    start = int(s.at[int(s.turn)])
    found = []
    for action in actions:
        steps = places.way(start, int(s.die), action - GO)
        nodes = tuple(f"space:{space_name(space)}" for space in steps)
        if nodes:
            found.append(Overlay(f"way:{space_name(action - GO)}", "way", nodes))
    return found
