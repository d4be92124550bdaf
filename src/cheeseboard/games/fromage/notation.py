"""Moves and draws as text, both ways. Positions are in notation_position.

Moves (case and blanks do not matter):
    ready                    the seat's part of the turn is over
    gather S 2               worker S, H or B goes to space 1, 2, 3 of the sector before the seat
    make F12                 cheese on that space of the venue before the seat; the worker is the one of its type
    milk 3 F12               the same with the milking parlour that costs 3, without a worker
    build barn               barn, greenhouse, dock, hq: the ability on that place is unlocked
    work barn S              that worker goes to the Barn, or to the tile on that place
    vat F12                  cheese by the Extra Vat
    complete, keep           the order that fits the cheese just placed
    fire sign                which effect comes first: sign, barn, greenhouse, dock, hq
    take fruit               a resource of choice: structure, livestock, fruit, order
    take structure+fruit     two different ones
    give fruit, give Sb      an unused resource or an order of that kind is given up      skip   nothing is
    use                      one more by the Greenhouse (skip: not)
    corp M1a                 there the Corporation's cheese goes
    draft Y1                 the tile that is kept
    lay Y1 barn, laid        a tile on a place of the board; all are laid
A bare `F12`, `fruit` or `Y1` is the one legal move that names that space, resource or tile.

Draws: `venues` are four letters of F M B V, quadrants S W N E; `sectors` is the resource on quadrant S; `side festival`
(fromagerie, bistro, villes) is I, II or P; `customer purple` (and the other regions) is A, B or C; `board A` is 1 to 4;
`order A` and `order corp` are a kind and which of its four cards, `Sb1` to `Bg4`; `deal A` is a tile.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from cheeseboard.games.fromage.box import (
    ARRANGEMENTS,
    BOARD_COUNT,
    CARD_NAMES,
    CUSTOMER_LETTERS,
    KIND_NAMES,
    LAYOUT_NAMES,
    PAIR_COUNT,
    PAIRS,
    PARLOUR_COST,
    PARLOURS,
    PLACE_NAMES,
    REGIONS,
    RESOURCES,
    SPACES,
    TILE_IDS,
    TYPE_LETTERS,
    VENUE_LETTERS,
    VENUES,
)
from cheeseboard.games.fromage.notation_names import LETTERS, SOURCES, find, resource_number, space_text
from cheeseboard.games.fromage.notation_position import read_position, write_position
from cheeseboard.games.fromage.rules import legal
from cheeseboard.games.fromage.rules_state import (
    BOARDS,
    BUILD,
    CAST,
    CAST_ORDER,
    COMPLETE,
    CORP,
    CORPORATION,
    CUSTOMERS,
    DEAL,
    DRAFT_TILE,
    FIRE,
    GATHER,
    HEAD_START,
    KEEP,
    LAID,
    LAY,
    LEGAL_MAX,
    MAKE,
    MILK,
    NONE,
    PAIR,
    PICK,
    READY,
    SECTORS,
    SIDES,
    SKIP,
    START_ORDERS,
    TAKE,
    TURN,
    VAT,
    WORK,
    corp_venue,
    faced,
)
from cheeseboard.games.fromage.rules_state import SPACES as SPACES_EACH
from cheeseboard.games.fromage.rules_state import VENUES as VENUES_NOW

__all__ = ["draw_label", "read_draw", "read_move", "read_position", "write_draw", "write_move", "write_position"]

_PLAIN = {"ready": READY, "complete": COMPLETE, "keep": KEEP, "skip": SKIP, "use": TAKE, "laid": LAID}
_TILE = r"([ytdp][1-8])"
_PLACE = "(barn|greenhouse|dock|hq)"
_SPACE = "([fmbv][0-9][0-9a-c])"
_FORMS = {
    "gather": re.compile(r"gather([shb])([1-3])"),
    "make": re.compile(f"make{_SPACE}"),
    "milk": re.compile(f"milk([0-9]+?){_SPACE}"),
    "build": re.compile(f"build{_PLACE}"),
    "work": re.compile(f"work{_PLACE}([shb])"),
    "vat": re.compile(f"vat{_SPACE}"),
    "fire": re.compile("fire(sign|barn|greenhouse|dock|hq)"),
    "take": re.compile(r"take([a-z]+)(?:\+([a-z]+))?"),
    "give": re.compile("give([a-z]+)"),
    "corp": re.compile(f"corp{_SPACE}"),
    "draft": re.compile(f"draft{_TILE}"),
    "lay": re.compile(f"lay{_TILE}{_PLACE}"),
}


# -- moves -------------------------------------------------------------------------------------------------------------
def _venue(s: Any, seat: int) -> int:
    """The venue that a space in a move belongs to: the one before the seat, or where the Corporation places."""
    return corp_venue(s) if s.phase in (CORPORATION, HEAD_START) else faced(s, seat)


def _parlours(s: Any, seat: int) -> list[int]:
    """What the seat's milking parlours cost."""
    board = int(s.board[seat])
    return [PARLOUR_COST[board, parlour] for parlour in range(PARLOURS)] if board != NONE else []


def _pair(pair: int) -> tuple[int, int]:
    return PAIRS[pair, 0], PAIRS[pair, 1]


def write_move(s: Any, seat: int, action: int) -> str:
    """The action's one canonical text. IndexError for a number that is no action."""
    for word, code in _PLAIN.items():
        if code == action:
            return word
    if GATHER <= action < MAKE:
        return f"gather {TYPE_LETTERS[(action - GATHER) // 3]} {(action - GATHER) % 3 + 1}"
    if MAKE <= action < MILK:
        return f"make {_space(s, seat, action - MAKE)}"
    if MILK <= action < BUILD:
        parlour, space = divmod(action - MILK, SPACES_EACH)
        return f"milk {_parlours(s, seat)[parlour]} {_space(s, seat, space)}"
    if BUILD <= action < WORK:
        return f"build {PLACE_NAMES[action - BUILD]}"
    if WORK <= action < VAT:
        return f"work {PLACE_NAMES[(action - WORK) // 3]} {TYPE_LETTERS[(action - WORK) % 3]}"
    if VAT <= action < COMPLETE:
        return f"vat {_space(s, seat, action - VAT)}"
    if FIRE <= action < PICK:
        return f"fire {SOURCES[action - FIRE]}"
    if PICK <= action < PAIR:
        return f"take {RESOURCES[action - PICK]}"
    if PAIR <= action < CAST:
        return "take " + "+".join(RESOURCES[one] for one in _pair(action - PAIR))
    if CAST <= action < CAST_ORDER:
        return f"give {RESOURCES[action - CAST]}"
    if CAST_ORDER <= action < SKIP:
        return f"give {KIND_NAMES[action - CAST_ORDER]}"
    if CORP <= action < DRAFT_TILE:
        return f"corp {_space(s, seat, action - CORP)}"
    if DRAFT_TILE <= action < LAY:
        return f"draft {TILE_IDS[action - DRAFT_TILE]}"
    if LAY <= action < LAID:
        return f"lay {TILE_IDS[(action - LAY) % 32]} {PLACE_NAMES[(action - LAY) // 32]}"
    raise IndexError(f"{action} is no action of this game")


def _space(s: Any, seat: int, space: int) -> str:
    return space_text(s, _venue(s, seat), space)


def read_move(s: Any, seat: int, text: str) -> list[int]:
    """All actions the text can mean for the seat, legal or not; [] = unreadable."""
    plain = "".join(text.split()).casefold()
    if plain in _PLAIN:
        return [_PLAIN[plain]]
    for word, form in _FORMS.items():
        found = form.fullmatch(plain)
        if found:
            return _meant(s, seat, word, [part or "" for part in found.groups()])
    return _bare(s, seat, plain)


def _meant(s: Any, seat: int, word: str, parts: list[str]) -> list[int]:
    """Actions of a form of _FORMS with its parts."""
    if word in ("make", "vat", "corp"):
        base = {"make": MAKE, "vat": VAT, "corp": CORP}[word]
        return [base + space for space in _spaces(s, seat, parts[0])]
    if word == "milk":
        costs = [str(cost) for cost in _parlours(s, seat)]
        spaces = _spaces(s, seat, parts[1])
        return [MILK + costs.index(parts[0]) * SPACES_EACH + space for space in spaces if parts[0] in costs]
    if word == "gather":
        return [GATHER + find(TYPE_LETTERS, parts[0]) * 3 + int(parts[1]) - 1]
    if word == "build":
        return [BUILD + find(PLACE_NAMES, parts[0])]
    if word == "work":
        return [WORK + find(PLACE_NAMES, parts[0]) * 3 + find(TYPE_LETTERS, parts[1])]
    if word == "fire":
        return [FIRE + find(SOURCES, parts[0])]
    if word == "draft":
        return [DRAFT_TILE + find(TILE_IDS, parts[0])]
    if word == "lay":
        return [LAY + find(PLACE_NAMES, parts[1]) * 32 + find(TILE_IDS, parts[0])]
    return _take(parts[0], parts[1]) if word == "take" else _give(parts[0])


def _take(one: str, other: str) -> list[int]:
    first, second = resource_number(one), resource_number(other)
    if not other:
        return [PICK + first] if first >= 0 else []
    return [PAIR + k for k in range(PAIR_COUNT) if set(_pair(k)) == {first, second}]


def _give(name: str) -> list[int]:
    kind, resource = find(KIND_NAMES, name), resource_number(name)
    if kind >= 0:
        return [CAST_ORDER + kind]
    return [CAST + resource] if 0 <= resource < CAST_ORDER - CAST else []


def _spaces(s: Any, seat: int, name: str) -> list[int]:
    """The space of that name in the venue of the seat's moves, if there is one."""
    venue = _venue(s, seat)
    layout = int(s.side[venue]) if venue != NONE else NONE
    space = find(SPACES[layout][venue], name) if layout != NONE else -1
    return [space] if space >= 0 else []


def _bare(s: Any, seat: int, plain: str) -> list[int]:
    """A space, a resource or a tile alone: the legal moves that name it; if there are none, what a refusal explains."""
    resource, tile, spaces = resource_number(plain), find(TILE_IDS, plain), _spaces(s, seat, plain)
    if resource < 0 and tile < 0 and not spaces:
        return []
    out: Any = np.zeros(LEGAL_MAX, np.int32).data
    can = [int(out[k]) for k in range(legal(s, seat, out))]
    if resource >= 0:
        likely = [PICK + resource, CAST + resource] if resource < CAST_ORDER - CAST else [PICK + resource]
    elif tile >= 0:
        likely = [DRAFT_TILE + tile, *(LAY + place * 32 + tile for place in range(len(PLACE_NAMES)))]
    else:
        milking = [MILK + parlour * SPACES_EACH + spaces[0] for parlour in range(PARLOURS)]
        likely = [MAKE + spaces[0], *milking, VAT + spaces[0], CORP + spaces[0]]
    return [action for action in likely if action in can] or likely[:1]


# -- draws -------------------------------------------------------------------------------------------------------------
def _next(values: Any) -> int:
    """The first entry that is not known yet."""
    return next((k for k, value in enumerate(values.tolist()) if value == NONE), 0)


def draw_label(s: Any) -> str:
    """What is drawn now: "venues", "side bistro", "order A", "order corp"; "" where nothing is."""
    seat = LETTERS[int(s.drawer)] if 0 <= s.drawer < len(LETTERS) else "corp"
    labels = {
        VENUES_NOW: "venues",
        SECTORS: "sectors",
        SIDES: f"side {VENUES[_next(s.side)]}",
        CUSTOMERS: f"customer {REGIONS[_next(s.customer)]}",
        BOARDS: f"board {seat}",
        START_ORDERS: f"order {seat}",
        DEAL: f"deal {seat}",
        HEAD_START: "order corp",
        CORPORATION: "order corp",
        TURN: f"order {seat}",
    }
    return labels.get(int(s.phase), "")


def write_draw(s: Any, outcome: int) -> str:
    """The outcome's text, without the label."""
    return _outcomes(s)[outcome]


def read_draw(s: Any, text: str) -> int | None:
    """The outcome a text names, or None."""
    found = find(_outcomes(s), text.strip())
    return found if found >= 0 else None


def _outcomes(s: Any) -> list[str]:
    """Names of all outcomes of the draw that is due, by code."""
    if s.phase == VENUES_NOW:
        return ["".join(VENUE_LETTERS[ARRANGEMENTS[k, q]] for q in range(4)) for k in range(len(ARRANGEMENTS))]
    names = {
        SECTORS: RESOURCES,
        SIDES: LAYOUT_NAMES,
        CUSTOMERS: CUSTOMER_LETTERS,
        BOARDS: [str(board + 1) for board in range(BOARD_COUNT)],
        DEAL: TILE_IDS,
    }
    return list(names.get(int(s.phase), CARD_NAMES))
