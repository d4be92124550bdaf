"""Reads positions; the form is described in notation_position."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from cheeseboard.games.fromage.box import (
    BOARD_COUNT,
    CARD_NAMES,
    CORP_CHEESES,
    CUSTOMER_LETTERS,
    LAYOUT_NAMES,
    PARLOUR_COST,
    PARLOURS,
    PLACE_NAMES,
    REGIONS,
    RESOURCES,
    SECTOR_AT,
    TILE_IDS,
    TYPE_LETTERS,
    VENUE_LETTERS,
    VENUES,
)
from cheeseboard.games.fromage.notation_checks import bad, check, comes_home, settle
from cheeseboard.games.fromage.notation_names import (
    CORPORATION_NAME,
    LETTERS,
    PHASES,
    SOURCES,
    STEPS,
    find,
    find_space,
    resource_number,
)
from cheeseboard.games.fromage.rules import setup
from cheeseboard.games.fromage.rules_state import (
    BOARDS,
    CARDS,
    CAST_BY,
    CORPORATION_SEAT,
    CUSTOMERS,
    DEAL,
    DISCARDED,
    DONE_BY,
    DRAFT,
    EMPTY,
    HELD_BY,
    HOME,
    IN_DECK,
    LAYING,
    NONE,
    ON_ABILITY,
    ON_SECTOR,
    ON_VENUE,
    PLACES,
    SEATS_MAX,
    SECTORS,
    SIDES,
    SPACES,
    STORED,
    TURN,
    faced,
)
from cheeseboard.games.fromage.rules_state import VENUES as VENUES_NOW

MOST = 9999
"""Largest number of a position: turns, rounds, resources."""

_SEAT_KEYS = (
    "board",
    "stock",
    "worker",
    "built",
    "milked",
    "tiles",
    "now",
    "orders",
    "done",
    "cast",
    "kept",
    "taken",
    "saw",
)
_THEN_KEYS = ("stock", "worker", "built", "milked", "tiles")
_PILES = {"orders": HELD_BY, "done": DONE_BY, "cast": CAST_BY}
_HEAPS = {"deck": IN_DECK, "discards": DISCARDED, "stored": STORED}
_NUMBERS = {"due": 36, "sorts": 1, "offer": 1, "picks": 3}


class _Reader:
    """One position being read, line by line."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.told: set[str] = set()
        self.cards: set[int] = set()  # mentioned so far
        self.line = ""

    # -- small things --------------------------------------------------------------------------------------------------
    def bad(self, what: str, **args: str | int) -> NoReturn:
        """Refuse the line that is being read."""
        bad(what, self.line, **args)

    def once(self, key: str) -> None:
        """Nothing is said twice."""
        if key in self.told:
            self.bad("said-twice")
        self.told.add(key)

    def one_of(self, names: Sequence[str], word: str) -> int:
        found = find(names, word)
        if found < 0:
            self.bad("word", word=word, known=", ".join(names))
        return found

    def number(self, word: str, low: int, high: int) -> int:
        if not (word.isascii() and word.isdigit() and low <= int(word) <= high):
            self.bad("number", word=word, low=low, high=high)
        return int(word)

    def count(self, words: Sequence[str], low: int, high: int) -> None:
        if not low <= len(words) <= high:
            self.bad("words", least=low, most=high)

    def seat(self, word: str) -> int:
        seat = find(LETTERS, word)
        if not 0 <= seat < self.s.seats:
            self.bad("seat", word=word, last=LETTERS[self.s.seats - 1])
        return seat

    def space(self, word: str) -> tuple[int, int]:
        venue, space = find_space(self.s, word)
        if venue < 0:
            self.bad("space", word=word)
        return venue, space

    def mask(self, names: Sequence[str], words: Sequence[str]) -> int:
        """Places of words among names, each once; `-` or `?` alone = none."""
        if list(words) in (["-"], ["?"]):
            return 0
        found = [self.one_of(names, word) for word in words]
        if len(set(found)) != len(found) or not found:
            self.bad("twice")
        return sum(1 << one for one in found)

    def pairs(self, words: Sequence[str]) -> list[tuple[str, str]]:
        """Words two by two."""
        if len(words) % 2:
            self.bad("pairs")
        return list(zip(words[::2], words[1::2]))

    # -- the table -----------------------------------------------------------------------------------------------------
    def read_venues(self, words: list[str]) -> None:
        word = "".join(words).upper()
        if sorted(word) != sorted(VENUE_LETTERS):
            self.bad("venues", letters=VENUE_LETTERS)
        for q, letter in enumerate(word):
            self.s.venue[q] = VENUE_LETTERS.index(letter)

    def read_sectors(self, words: list[str]) -> None:
        self.count(words, 1, 1)
        resource = resource_number(words[0])
        if resource < 0:
            self.bad("word", word=words[0], known=", ".join(RESOURCES))
        for q in range(4):
            self.s.sector[q] = SECTOR_AT[resource, q]

    def read_customers(self, words: list[str]) -> None:
        word = "".join(words).upper()
        if len(word) != len(REGIONS) or any(letter not in CUSTOMER_LETTERS + "?" for letter in word):
            self.bad("customers", letters=", ".join(CUSTOMER_LETTERS), count=len(REGIONS))
        if any(word.count(letter) > 2 for letter in CUSTOMER_LETTERS):
            self.bad("customers", letters=", ".join(CUSTOMER_LETTERS), count=len(REGIONS))
        for region, letter in enumerate(word):
            self.s.customer[region] = NONE if letter == "?" else CUSTOMER_LETTERS.index(letter)

    def read_layout(self, venue: int, words: list[str]) -> None:
        """Only the layout: the spaces are read when all layouts are known."""
        if not words or find(LAYOUT_NAMES, words[0]) < 0:
            return
        layout = find(LAYOUT_NAMES, words[0])
        if layout == 2 and self.s.seats < 4:
            self.bad("printed")
        if self.s.wanted[venue] not in (layout, 3):
            self.bad("layout", layout=LAYOUT_NAMES[self.s.wanted[venue]])
        self.s.side[venue] = layout

    def read_cheeses(self, venue: int, words: list[str]) -> None:
        owner = EMPTY
        for word in words[1:] if words and find(LAYOUT_NAMES, words[0]) >= 0 else words:
            if word.casefold() == CORPORATION_NAME:
                if not self.s.level:
                    self.bad("corporation")
                owner = CORPORATION_SEAT
            elif len(word) == 1:
                owner = self.seat(word)
            elif owner == EMPTY:
                self.bad("owner", word=word)
            else:
                where, space = self.space(word)
                if where != venue:
                    self.bad("space", word=word)
                if self.s.cell[venue, space] != EMPTY:
                    self.bad("cheese-twice", space=word)
                self.s.cell[venue, space] = owner

    def read_new(self, words: list[str]) -> None:
        for word in words:
            venue, space = self.space(word)
            if self.s.cell[venue, space] == EMPTY:
                self.bad("new", space=word)
            self.s.cell_then[venue, space] = EMPTY

    def read_mover(self, words: list[str]) -> None:
        self.count(words, 1, 1)
        self.s.openly = 1
        self.s.mover = self.seat(words[0])

    def read_last(self, words: list[str]) -> None:
        for word in words:
            self.s.last |= 1 << self.seat(word)

    def read_corp(self, words: list[str]) -> None:
        if not self.s.level:
            self.bad("corporation")
        for key, word in self.pairs(words):
            name = ("draws", "card", "head")[self.one_of(("draws", "card", "head"), key)]
            if name == "draws":
                self.s.corp_due = self.number(word, 0, 4)
            elif name == "card":
                self.s.corp_card = self.one_of(CARD_NAMES, word)
            else:
                self.s.head = self.number(word, 0, 4)

    # -- a seat's things; `then` is "" or "_then" ----------------------------------------------------------------------
    def read_board(self, seat: int, words: list[str]) -> None:
        self.count(words, 1, 1)
        self.s.board[seat] = NONE if words[0] == "?" else self.number(words[0], 1, 4) - 1

    def read_stock(self, seat: int, words: list[str], then: str) -> None:
        row = getattr(self.s, f"stock{then}")
        for resource in range(3):
            row[seat, resource] = 0
        for name, amount in [] if words == ["-"] else self.pairs(words):
            resource = resource_number(name)
            if not 0 <= resource < 3:
                self.bad("word", word=name, known=", ".join(RESOURCES[:3]))
            row[seat, resource] = self.number(amount, 0, MOST)

    def read_worker(self, seat: int, words: list[str], then: str) -> None:
        self.count(words, 2, 5)
        worker = self.one_of(TYPE_LETTERS, words[0])
        self.once(f"worker{then} {seat} {worker}")
        back = -1
        if len(words) > 3 and words[-2].casefold() == "back":
            back = self.number(words[-1], 1, MOST) - 1
            words = words[:-2]
        at = self.where(words[1:])
        if at != HOME:
            back = comes_home(self.s, seat, at, back, self.line)
        elif back >= 0:
            self.bad("home")
        getattr(self.s, f"worker{then}")[seat, worker] = at
        getattr(self.s, f"back{then}")[seat, worker] = back

    def where(self, words: Sequence[str]) -> int:
        """Where a worker is, as the record says it."""
        resource = resource_number(words[0]) if words else -1
        if resource >= 0:
            self.count(words, 2, 2)
            return ON_SECTOR + resource * 3 + self.number(words[1], 1, 3) - 1
        self.count(words, 1, 1)
        if words[0].casefold() == "home":
            return HOME
        if find(PLACE_NAMES, words[0]) >= 0:
            return ON_ABILITY + find(PLACE_NAMES, words[0])
        venue, space = self.space(words[0])
        return ON_VENUE + venue * SPACES + space

    def read_built(self, seat: int, words: list[str], then: str) -> None:
        getattr(self.s, f"built{then}")[seat] = self.mask(PLACE_NAMES, words)

    def read_milked(self, seat: int, words: list[str], then: str) -> None:
        board = int(self.s.board[seat])
        costs = [str(PARLOUR_COST[board, parlour]) for parlour in range(PARLOURS)] if board != NONE else []
        getattr(self.s, f"milked{then}")[seat] = self.mask(costs, words)

    def read_tiles(self, seat: int, words: list[str], then: str) -> None:
        row = getattr(self.s, f"tile{then}")
        for place in range(PLACES):
            row[seat, place] = NONE
        if words == ["-"]:
            return
        if not self.s.tiles:
            self.bad("no-tiles")
        for name, place_name in self.pairs(words):
            tile, place = self.one_of(TILE_IDS, name), self.one_of(PLACE_NAMES, place_name)
            if row[seat, place] != NONE:
                self.bad("twice")
            row[seat, place] = tile

    def read_now(self, seat: int, words: list[str]) -> None:
        """What the seat has done in this turn: keys, each with the words that follow it."""
        keys = ("step", "acted", "fired", "waiting", "due", "sorts", "offer", "picks", "barred", "source", "where")
        parts: list[tuple[str, list[str]]] = []
        for word in words:
            if find(keys, word) >= 0 and (not parts or parts[-1][1]):
                parts.append((keys[find(keys, word)], []))
            elif parts:
                parts[-1][1].append(word)
            else:
                self.bad("word", word=word, known=", ".join(keys))
        for key, about in parts:
            self.once(f"now {seat} {key}")
            self.now(seat, key, about)

    def now(self, seat: int, key: str, words: list[str]) -> None:
        s = self.s
        if key == "acted":
            s.acted[seat] = self.mask(("gather", "make"), words)
        elif key == "fired":
            s.fired[seat] = self.mask(PLACE_NAMES, words)
        elif key == "waiting":
            s.waiting[seat] = self.mask(SOURCES, words)
        else:
            self.count(words, 1, 1)
            if key in _NUMBERS:
                getattr(s, key)[seat] = self.number(words[0], 0, _NUMBERS[key])
            elif key == "step":
                s.step[seat] = STEPS[list(STEPS)[self.one_of(tuple(STEPS), words[0])]]
            elif key == "barred":
                s.barred[seat] = self.one_of(RESOURCES, words[0])
            elif key == "source":
                s.source[seat] = self.one_of(SOURCES, words[0])
            else:
                venue, space = self.space(words[0])
                if venue != faced(s, seat):
                    self.bad("space", word=words[0])
                s.where[seat] = space

    # -- cards and tiles -----------------------------------------------------------------------------------------------
    def read_pile(self, at: int, words: list[str], then: bool) -> None:
        """Cards that are somewhere; `then`: that were there as the round began."""
        for word in words:
            card = self.one_of(CARD_NAMES, word)
            if card + CARDS * then in self.cards:
                self.bad("card-twice", card=word)
            self.cards.add(card + CARDS * then)
            if then:
                self.s.card_then[card] = at
            else:
                self.s.card[card] = at

    def read_saw(self, seat: int, words: list[str]) -> None:
        self.count(words, 2, 5)
        pick = self.number(words[0], 1, 4) - 1
        self.once(f"saw {seat} {pick}")
        self.s.saw[seat, pick] = self.mask(TILE_IDS, words[1:])

    # -- lines ---------------------------------------------------------------------------------------------------------
    def plain(self, key: str, words: list[str]) -> bool:
        """A line about the table; False = it is none."""
        tables: dict[str, Callable[[list[str]], None]] = {
            "venues": self.read_venues,
            "sectors": self.read_sectors,
            "customers": self.read_customers,
            "mover": self.read_mover,
            "last": self.read_last,
            "corp": self.read_corp,
        }
        if key in tables:
            tables[key](words)
        elif key == "turn":
            self.count(words, 1, 1)
            self.s.turn = self.number(words[0], 1, MOST) - 1
        elif key == "round":
            self.count(words, 1, 1)
            self.s.round = self.number(words[0], 0, MOST)
        elif key == "hand":
            self.count(words, 2, 5)
            self.s.hand[self.seat(words[0])] = self.mask(TILE_IDS, words[1:])
        elif key == "out":
            self.s.out = self.mask(TILE_IDS, words)
        elif key in ("discards", "stored"):
            self.read_pile(_HEAPS[key], words, False)
        else:
            return False
        return True

    def of_seat(self, seat: int, key: str, words: list[str], then: str) -> None:
        """A line about a seat, now or as the round began."""
        known = (*_THEN_KEYS, *_PILES) if then else _SEAT_KEYS
        key = known[self.one_of(known, key)]
        if key in _PILES:
            self.read_pile(_PILES[key] + seat, words, bool(then))
        elif key in _THEN_KEYS:
            getattr(self, f"read_{key}")(seat, words, then)
        elif key == "kept":
            self.s.kept[seat] = self.mask(TILE_IDS, words)
        elif key == "taken":
            self.count(words, 1, 1)
            self.s.taken[seat] = NONE if words[0] == "?" else self.one_of(TILE_IDS, words[0])
        else:
            getattr(self, f"read_{key}")(seat, words)


def _defaults(s: Any) -> None:
    """The plainest table for the phase: what has been drawn by then lies as the file's form says."""
    phase = int(s.phase)
    for q in range(4):
        s.venue[q] = NONE if phase <= VENUES_NOW else q
        s.sector[q] = NONE if phase <= SECTORS else SECTOR_AT[0, q]
        if phase > SIDES and s.wanted[q] < 3:
            s.side[q] = s.wanted[q]
        elif phase > SIDES:
            s.side[q] = 0
    for region in range(len(REGIONS)):
        s.customer[region] = NONE if phase <= CUSTOMERS else region % 3
    for seat in range(int(s.seats)):
        s.board[seat] = NONE
    s.corp_left = CORP_CHEESES[int(s.level)]
    s.corp_due = 0
    s.corp_card = NONE
    s.last = 0
    s.head = -1
    s.openly = 0
    s.mover = -1
    s.drawer = -1


def _split(text: str) -> list[tuple[str, list[str]]]:
    """(line, words) of every line that says something."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    return [(line, re.sub("[,:]", " ", line).split()) for line in lines if line.strip(" ,:")]


def _rank(words: list[str]) -> int:
    """Lines are read in this order: what others need to be understood comes first."""
    key, second = words[0].casefold(), words[1].casefold() if len(words) > 1 else ""
    if key in ("turn", "round"):
        return 0
    if key in ("venues", "sectors"):
        return 1
    if key in VENUES:
        return 2
    if second == "board":
        return 3
    if second == "tiles":
        return 4
    return 6 if key in ("then", "new") else 5


def read_position(text: str, options: Any, s: Any) -> None:
    """Fill the zeroed record `s`. Raises BadPosition with a sentence that says which line is wrong and why."""
    setup(s, options)
    lines = _split(text)
    reader = _Reader(s)
    s.phase = TURN
    if lines and find(tuple(PHASES), lines[0][1][0]) >= 0 and not _says_more(lines[0][1]):
        reader.line, words = lines.pop(0)
        _read_phase(reader, words)
    _defaults(s)
    lines.sort(key=lambda line: _rank(line[1]))
    for line, words in lines:
        if words[0].casefold() in VENUES:
            reader.line = line
            reader.once(words[0].casefold())
            reader.read_layout(find(VENUES, words[0]), words[1:])
    for line, words in lines:
        if _rank(words) < 4:
            reader.line = line
            _read_line(reader, words)
    _deal_boards(s)
    for line, words in lines:
        if 4 <= _rank(words) < 6:
            reader.line = line
            _read_line(reader, words)
    reader.line = ""
    _begin_round(s)
    for line, words in lines:
        if _rank(words) == 6:
            reader.line = line
            if words[0].casefold() == "new":
                reader.once("new")
                reader.read_new(words[1:])
            else:
                _read_then(reader, words[1:])
    settle(s, reader.told)
    check(s)


def _deal_boards(s: Any) -> None:
    """Seats whose board is not mentioned have the first ones that are left, in the order of the seats."""
    if s.phase <= BOARDS:
        return
    for seat in range(int(s.seats)):
        if s.board[seat] == NONE:
            taken = s.board.tolist()
            s.board[seat] = next(board for board in range(BOARD_COUNT) if board not in taken)


def _says_more(words: list[str]) -> bool:
    """`venues FMBV` says how the disc lies; `venues` alone is the phase."""
    return len(words) > 1 and words[0].casefold() in ("venues", "sectors", "customers")


def _read_phase(reader: _Reader, words: list[str]) -> None:
    s = reader.s
    s.phase = list(PHASES.values())[find(tuple(PHASES), words[0])]
    reader.count(words, 1, 2 if s.phase in (DEAL, DRAFT) else 1)
    if len(words) > 1:
        s.pick = reader.number(words[1], 1, 4 if s.phase == DEAL else 3) - 1
    elif s.phase == LAYING:
        s.pick = 3


def _read_line(reader: _Reader, words: list[str]) -> None:
    key = words[0].casefold()
    if key in VENUES:
        reader.read_cheeses(find(VENUES, key), words[1:])
        return
    if len(key) == 1:
        seat = reader.seat(key)
        reader.count(words, 3, 99)
        if words[1].casefold() not in ("worker", "saw"):
            reader.once(f"{key} {words[1].casefold()}")
        reader.of_seat(seat, words[1], words[2:], "")
        return
    reader.once(f"{key} {words[1].casefold()}" if key == "hand" and len(words) > 1 else key)
    reader.count(words, 2, 99)
    if not reader.plain(key, words[1:]):
        reader.bad("key", word=words[0])


def _read_then(reader: _Reader, words: list[str]) -> None:
    """A line after `then`: what was otherwise as the round began."""
    reader.count(words, 2, 99)
    heap = find(tuple(_HEAPS), words[0])
    if heap >= 0:
        reader.once(f"then {words[0].casefold()}")
        reader.read_pile(list(_HEAPS.values())[heap], words[1:], True)
        return
    seat = reader.seat(words[0])
    reader.count(words, 3, 99)
    if words[1].casefold() != "worker":
        reader.once(f"then {words[0].casefold()} {words[1].casefold()}")
    reader.of_seat(seat, words[1], words[2:], "_then")


def _begin_round(s: Any) -> None:
    """As the round began everything was as it is now, until `then` says otherwise."""
    for name in ("card", "cell", "stock", "worker", "back", "built", "milked", "tile"):
        now, then = getattr(s, name), getattr(s, f"{name}_then")
        rows = now.tolist()
        for k, row in enumerate(rows):
            if isinstance(row, list):
                for j, value in enumerate(row):
                    then[k, j] = value
            else:
                then[k] = row
    if s.phase == LAYING:  # no tile lay there
        for seat in range(SEATS_MAX):
            for place in range(PLACES):
                s.tile_then[seat, place] = NONE
