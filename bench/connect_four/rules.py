"""Connect four: six rows, seven columns, no secrets and no chance. An action is a column."""

from __future__ import annotations

from cheeseboard.kernel import Array, Options, Record, field, i8, rule, u8

ROWS = 6
COLUMNS = 7
CELLS = ROWS * COLUMNS
ACTIONS = COLUMNS
LEGAL_MAX = COLUMNS
OUTCOMES_MAX = 1

FULL = 1  # clause: the column is full
NO_COLUMN = 2  # clause: there is no such column
NOT_YOU = 3  # clause: it is the other seat's turn

NOBODY = 0  # values of `winner`; 1 and 2 are seats 0 and 1
DRAWN = 3


class State(Record):
    """The board, bottom row first."""

    cells: Array = field(u8, CELLS, "cell row * 7 + column: 0 empty, 1 or 2 the seat's disc + 1")
    height: Array = field(u8, COLUMNS, "discs in a column")
    turn: int = field(i8, "whose turn it is")
    discs: int = field(i8, "discs on the board")
    winner: int = field(i8, "0 nobody yet, 1 or 2 the seat + 1, 3 a draw")


class Opts(Options):
    """Nothing to choose."""

    players: int = field(i8, "how many play", low=2, high=2, default=2)


@rule
def setup(s: State, o: Opts) -> None:
    """An empty board."""
    s.seats = o.players
    s.drawer = -1


@rule
def actors(s: State) -> int:
    """The seat whose turn it is."""
    return 0 if s.winner != NOBODY else 1 << s.turn


@rule
def secret(s: State) -> bool:
    """Never."""
    return False


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Columns with room."""
    n = 0
    if s.winner == NOBODY and seat == s.turn:
        for column in range(COLUMNS):
            if s.height[column] < ROWS:
                out[n] = column
                n += 1
    return n


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """Why a disc may not go there."""
    if action < 0 or action >= COLUMNS:
        return NO_COLUMN
    if s.winner != NOBODY or seat != s.turn:
        return NOT_YOU
    if s.height[action] >= ROWS:
        return FULL
    return 0


@rule
def run(s: State, row: int, column: int, up: int, right: int, disc: int) -> int:
    """Equal discs beyond a cell in one direction."""
    n = 0
    r = row + up
    c = column + right
    while 0 <= r < ROWS and 0 <= c < COLUMNS and s.cells[r * COLUMNS + c] == disc:
        n += 1
        r += up
        c += right
    return n


@rule
def four(s: State, row: int, column: int, disc: int) -> bool:
    """Does the disc on this cell make four in a line?"""
    if run(s, row, column, -1, 0, disc) >= 3:
        return True
    for up in range(-1, 2):  # noqa: SIM110  (rules are loops)
        if run(s, row, column, up, 1, disc) + run(s, row, column, -up, -1, disc) >= 3:
            return True
    return False


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Drop a disc."""
    row = int(s.height[action])
    disc = seat + 1
    s.cells[row * COLUMNS + action] = disc
    s.height[action] = row + 1
    s.discs += 1
    s.turn = 1 - seat
    if four(s, row, action, disc):
        s.winner = disc
    elif s.discs == CELLS:
        s.winner = DRAWN


@rule
def chance(s: State, outcomes: Array, weights: Array) -> int:
    """Nature draws nothing here."""
    return 0


@rule
def draw(s: State, outcome: int) -> None:
    """Never called."""


@rule
def idle(s: State, seat: int) -> int:
    """The first column with room."""
    for column in range(COLUMNS):
        if s.height[column] < ROWS:
            return column
    return -1


@rule
def scores(s: State, out: Array) -> None:
    """1 for the winner."""
    for seat in range(2):
        out[seat] = 1 if s.winner == seat + 1 else 0


@rule
def ranks(s: State, out: Array) -> None:
    """The loser is second; a draw ranks alike."""
    for seat in range(2):
        out[seat] = 1 if s.winner == 2 - seat else 0


@rule
def told(s: State, seat: int, action: int, viewer: int) -> int:
    """Everything is open."""
    return action


@rule
def told_draw(s: State, outcome: int, viewer: int) -> int:
    """Everything is open."""
    return outcome


@rule
def observe(s: State, seat: int) -> None:
    """Nothing is hidden."""


@rule
def determinize(s: State, seat: int, rng: object) -> None:
    """Nothing is hidden."""


@rule
def shown(s: State) -> None:
    """Everything lies open."""


def teams(o: Opts) -> tuple[int, ...]:
    """Each for itself."""
    return (0, 1)
