"""What the tests of this game share: the game, its variants, random play, and a map laid tile by tile."""

from __future__ import annotations

from functools import partial
from typing import Any

import walks
from cheeseboard import games
from cheeseboard.games.goldrush import box, rules_codes
from cheeseboard.games.goldrush import rules_state as st
from cheeseboard.games.goldrush.rules_map import kind_at

GAME = games.load("goldrush")

SEATINGS: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "sheriff": sheriff} for players in range(2, 6) for sheriff in (False, True)
)
KINDS: tuple[dict[str, Any], ...] = (
    {"players": 2, "farmers": False},
    {"players": 3, "final_mountain_tokens": False, "sheriff": True},
    {"players": 2, "final_mountain_symbol": 1, "final_city_per_completed_rail": 3},
    {"players": 4, "unclaimed_tokens": "box", "dig_before_scoring": False},
    {"players": 5, "sheriff": True, "sheriff_remainder": "supply", "unclaimed_tokens": "box"},
)


def name(options: dict[str, Any]) -> str:
    """A short name for a test's id."""
    return "-".join(f"{key}={value}" for key, value in options.items())


step = partial(walks.step, GAME)
game_of = partial(walks.game_of, GAME)


def clause(code: int) -> str:
    """The name of a clause's number among the constants: "PLACE_EDGES_MATCH"."""
    return next(n for n, v in vars(rules_codes).items() if n.isupper() and not n.startswith("TELL_") and v == code)


class Map:
    """A game played by name: tiles in the hands one wants, seats in any order, tokens of any value."""

    def __init__(self, **options: Any) -> None:
        self.states = GAME.new(GAME.options(**options))
        self.s = GAME.view(self.states)

    def draw(self, face: str, seat: int = 0) -> None:
        """It is the seat's turn, and it draws that tile."""
        assert self.s.phase == st.DRAWING, "the last turn is over"
        self.s.turn_of = self.s.drawer = seat
        GAME.draw(self.states, box.face_number(face))

    def code(self, place: str, turn: str = "^") -> int:
        """The action that places the tile in hand."""
        return st.PLACE + 4 * box.place_number(place) + box.TURNS.index(turn)

    def put(self, place: str, face: str, turn: str = "^", seat: int = 0, act: str = "end") -> None:
        """A whole turn: draw, place (it must be legal), and an action ("" = none yet)."""
        self.draw(face, seat)
        self.play(self.code(place, turn))
        if act and self.s.phase != st.SENDING:
            self.act(act)

    def play(self, action: int) -> None:
        """An action of the seat whose turn it is; it must be legal in both statements."""
        seat = int(self.s.turn_of)
        why = GAME.refusal(self.states, seat, action)
        assert why == 0, clause(why)
        assert action in GAME.legal(self.states, seat)
        GAME.apply(self.states, seat, action)

    def action(self, text: str) -> int:
        """ "end", "dig", "cowboy railroad:e", "tent n1", "tent n1 1", "sheriff n1"."""
        verb, *rest = text.split()
        if verb in ("end", "dig"):
            return st.PASS if verb == "end" else st.DIG
        if verb == "cowboy":
            tile = int(self.s.tiles) - 1
            local = box.segment_number(int(self.s.face[tile]), int(self.s.turn[tile]), rest[0])
            assert local >= 0, f"no {rest[0]} on the tile"
            return st.COWBOY + local
        return (st.TENT if verb == "tent" else st.SHERIFF) + 2 * self.tile(rest[0]) + int((*rest, "0")[1])

    def act(self, text: str, values: tuple[int, ...] = ()) -> None:
        """An action by name, and the tokens that are looked at (of value place 1 where none is given)."""
        self.play(self.action(text))
        self.take(*values)

    def take(self, *values: int) -> None:
        """Look at the tokens that are owed now."""
        todo = list(values)
        while self.s.phase in (st.TAKING, st.FINAL):
            GAME.draw(self.states, todo.pop(0) if todo else 1)

    def why(self, action: int | str, seat: int | None = None) -> str:
        """The clause that forbids an action; "" = it is legal."""
        code = action if isinstance(action, int) else self.action(action)
        seat = int(self.s.turn_of) if seat is None else seat
        number = GAME.refusal(self.states, seat, code)
        assert (number == 0) == (code in GAME.legal(self.states, seat))
        return clause(number) if number else ""

    def tile(self, place: str) -> int:
        """The tile on a place."""
        code = box.place_number(place)
        return next(t for t in range(int(self.s.tiles)) if self.s.place[t] == code)

    def spot(self, place: str, segment: str) -> int:
        """The spot of a named segment."""
        tile = self.tile(place)
        return tile * 12 + box.segment_number(int(self.s.face[tile]), int(self.s.turn[tile]), segment)

    def root(self, place: str, segment: str) -> int:
        """The root of the feature of a named segment."""
        return st.root_at(self.s, self.spot(place, segment))

    def man(self, seat: int, place: str, segment: str) -> None:
        """Put a cowboy of the seat there, whatever the rules say."""
        spot = self.spot(place, segment)
        self.s.cowboy[seat, st.spare_cowboy(self.s, seat)] = spot
        self.s.crew[st.root_at(self.s, spot)] += 1 << (3 * seat)
        if kind_at(self.s, spot) == box.MOUNTAIN:
            self.s.busy[spot // 12] |= 1 << (spot % 12)

    def stack_of(self, place: str, segment: str, tokens: int) -> None:
        """Make a mountain's stack that high; the rest goes to the supply or comes from it."""
        root = self.root(place, segment)
        self.s.supply += int(self.s.extra[root]) - tokens
        self.s.extra[root] = tokens

    def last(self) -> None:
        """No tile is left in the stack: this turn is the last one."""
        for face in range(box.FACES):
            self.s.left[face] = 0
        self.s.stack = 0

    @property
    def scores(self) -> list[int]:
        """Points on the track now (with tokens when it is over)."""
        return GAME.scores(self.states)

    @property
    def held(self) -> list[int]:
        """Tokens that every seat has."""
        return [int(self.s.held[seat]) for seat in range(int(self.s.seats))]
