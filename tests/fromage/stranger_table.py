"""What lies on the stranger's table, in names: who has what, where it lies, which way the disc has turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from fromage.stranger_facts import (
    BOX,
    CARDS,
    POSITIONS,
    SEATED,
    SPACES,
    TILES,
    TOKENS,
    VENUES,
    Space,
)
from fromage.stranger_score import Owner, Player, Table

DRAW = "draw"
Story = Generator[Any, str, None]
DEFAULTS: dict[str, Any] = {
    **{"players": 2, "festival": "I", "fromagerie": "I", "bistro": "I", "villes": "I", "tiles": False, "level": 0},
    **{"clockwise": False, "greenhouse": "auto", "trigger_order": "choose", "cart_with_vat": False},
}


@dataclass
class Seat:
    """What lies before one player, and where this player's turn has got to."""

    position: str
    board: int
    cheese: int = 15
    stock: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TOKENS, 0))
    workers: dict[str, tuple[Any, ...]] = field(default_factory=dict)  # type: (kind of place, where, turn of return)
    built: set[str] = field(default_factory=set)
    milked: set[int] = field(default_factory=set)
    fruited: int = 0
    jam: int = 0
    tiles: dict[str, str] = field(default_factory=dict)  # place: tile
    acted: set[str] = field(default_factory=set)
    fired: set[str] = field(default_factory=set)  # places
    ready: bool = False
    story: Story | None = None
    asked: Any = None  # None, DRAW or a set of moves
    hand: set[str] = field(default_factory=set)  # of tiles
    kept: set[str] = field(default_factory=set)
    taken: str | None = None

    def home(self, type: str) -> bool:  # noqa: A002
        return type not in self.workers

    def tile(self, name: str) -> bool:
        """Is that tile there, and unlocked?"""
        return any(self.tiles.get(place) == name for place in self.built)

    def printed(self, place: str) -> bool:
        """Is the printed ability there, and unlocked?"""
        return place in self.built and place not in self.tiles

    def place_of(self, tile: str) -> str:
        return next(place for place, found in self.tiles.items() if found == tile)


class Layout:
    """A table, from the moment the boards are dealt. Seats are numbers, the disc's quadrants 0..3."""

    def __init__(self, quadrants: list[str], sectors: list[str], boards: list[int], customers: dict[str, str],
                 **options: Any) -> None:  # fmt: skip
        self.options = {**DEFAULTS, **options}
        self.players = len(boards)
        self.quadrants, self.sectors, self.customers = quadrants, sectors, customers
        self.seats = [Seat(position, board) for position, board in zip(SEATED[self.players], boards, strict=True)]
        self.layouts = {venue: str(self.options[venue]) for venue in VENUES}
        self.turn = 0
        self.cheese: dict[str, dict[str, Owner]] = {venue: {} for venue in VENUES}
        self.card: dict[str, Any] = dict.fromkeys(CARDS, "deck")  # or discarded, stored, ("held"|"done"|"cast", seat)
        self.reshuffled = 0
        self.last: set[int] = set()
        self.openly, self.mover = False, -1
        self.level = int(self.options["level"])
        self.corporation_left = BOX["solo_cheeses"][str(self.level)] if self.level else 0
        self.corporation_story: Story | None = None
        self.corporation_asks: Any = None
        self.over = self.heading = False
        self.phase = "turn"
        self.pick = 0
        self.out: set[str] = set()

    # -- where one sits --------------------------------------------------------------------------------------------

    def quadrant(self, seat: int, turn: int | None = None) -> int:
        """The quadrant before a seat: each turn the disc goes on a quarter clockwise, so the one on the right comes."""
        turn = self.turn if turn is None else turn
        return (POSITIONS.index(self.seats[seat].position) - turn) % 4

    def venue(self, seat: int) -> str:
        return self.quadrants[self.quadrant(seat)]

    def sector(self, seat: int) -> str:
        return self.sectors[self.quadrant(seat)]

    def start_stock(self, seat: int) -> list[str]:
        """Two of what is to the left, one of what is opposite."""
        mine = self.quadrant(seat)
        return [self.sectors[(mine + 1) % 4]] * 2 + [self.sectors[(mine + 2) % 4]]

    def spaces(self, venue: str) -> dict[str, Space]:
        return SPACES[venue, self.layouts[venue]]

    def free(self, venue: str) -> list[Space]:
        """Spaces that are open with so many players, and empty."""
        return [
            space
            for name, space in self.spaces(venue).items()
            if space.players <= self.players and name not in self.cheese[venue]
        ]

    def sector_taken(self, good: str, n: int) -> bool:
        return any(at[:2] == ("sector", (good, n)) for seat in self.seats for at in seat.workers.values())

    # -- order cards -----------------------------------------------------------------------------------------------

    def cards(self, where: Any) -> list[str]:
        return [card for card in CARDS if self.card[card] == where]

    def held(self, seat: int) -> set[str]:
        """Kinds of uncompleted orders."""
        return {card[:2] for card in self.cards(("held", seat))}

    def to_draw(self) -> int:
        """How many cards could still be drawn."""
        return len(self.cards("deck")) + len(self.cards("discarded"))

    def need_card(self) -> str:
        """The discards are shuffled when a card is needed and there is none."""
        if not self.cards("deck"):
            assert self.openly or self.phase != "turn", "the cards have run out in a secret turn"
            self.reshuffled += 1
            for old in self.cards("discarded"):
                self.card[old] = "deck"
        return DRAW

    def take_card(self, card: str, where: Any) -> None:
        assert self.card[card] == "deck"
        self.card[card] = where

    def give_up(self, seat: int, kind: str, where: str) -> None:
        """The lowest of a kind leaves the hand; what is cast joins the discards when the others may see it."""
        card = next(card for card in self.cards(("held", seat)) if card[:2] == kind)
        self.card[card] = "discarded" if where == "cast" and self.openly else (where, seat)

    # -- the end of the game ---------------------------------------------------------------------------------------

    def table(self) -> Table:
        """What the scorer wants to know."""
        return Table(
            players=[self.paper(seat) for seat in range(self.players)],
            layouts=self.layouts,
            customers=self.customers,
            cheese=self.cheese,
            level=self.level,
            corporation_placed=BOX["solo_cheeses"][str(self.level)] - self.corporation_left if self.level else 0,
            stored=len(self.cards("stored")),
        )

    def paper(self, seat: int) -> Player:
        mine = self.seats[seat]
        held, done = len(self.cards(("held", seat))), len(self.cards(("done", seat)))
        structures, livestock, fruit = (mine.stock[good] for good in TOKENS)
        paper = Player(mine.board, structures, livestock, fruit, held, done)
        paper.fruited, paper.jam = mine.fruited, mine.jam
        paper.milked, paper.built, paper.tiles = mine.milked, mine.built, mine.tiles
        return paper

    def conserve(self) -> None:
        """Nothing is lost and nothing comes from nowhere."""
        for seat, mine in enumerate(self.seats):
            on_table = sum(owner == seat for spaces in self.cheese.values() for owner in spaces.values())
            assert mine.cheese + on_table == 15
            marks = Counter(
                SPACES[venue, self.layouts[venue]][name].mark
                for venue in VENUES
                for name, owner in self.cheese[venue].items()
                if owner == seat
            )
            assert (mine.fruited, mine.jam) == (marks["F"], marks["J"])
            assert min(mine.stock.values()) >= 0 and set(mine.tiles.values()) <= set(TILES)
