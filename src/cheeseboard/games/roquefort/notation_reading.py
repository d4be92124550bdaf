"""Reading positions: every line as it is read, then what does not fit together. How they look: notation_position."""

from __future__ import annotations

from typing import Any, NoReturn

from cheeseboard.games.roquefort.box import (
    ACTION_POINTS,
    BOX,
    CENTRE,
    CHEESE,
    CORNERS,
    GONZOLA_TILE,
    KIND_NAMES,
    KINDS,
    MICE,
    OPEN,
    OPEN_AT,
    OPEN_SQUARE,
    PLACE_NAMES,
    PLAIN,
    ROOM,
    ROOM_NAMES,
    ROOMS,
    SIDE,
    SLOT_NAMES,
    SQUARES,
    UNSEEN,
    square_name,
    square_number,
)
from cheeseboard.games.roquefort.notation_checks import bad, check
from cheeseboard.games.roquefort.notation_names import (
    LETTERS,
    PHASES,
    goal_number,
    usual_last_seen,
    usual_points,
)
from cheeseboard.games.roquefort.rules import setup
from cheeseboard.games.roquefort.rules_state import (
    DUNGEON,
    GONZOLA,
    HANGING,
    HOP,
    IN_TOWER,
    ON_ROOF,
    RESERVE,
    SEATS_MAX,
    SETUP,
    TILE_OUT,
    find,
    in_game,
    lifted,
)
from cheeseboard.toolkit.scene import Msg

_FORMS = {  # how a line goes on, for complaints
    "hop": "hop 2",
    "turn": "turn B",
    "points": "points 3",
    "used": "used 2 G",
    "row": "d plain ? ? gonzola ? trap ?",
    "tiles": "tiles b4 brie, c4 trap",
    "free": "free plain gouda",
    "open": "open C J",
    "mice": "mice A d4 NW - -",
    "gonzola": "gonzola d4",
    "ribbon": "ribbon B",
    "tower": "tower N3",
    "cheese": "cheese A brie gouda",
    "last": "last Wd 2",
    "round": "round 12",
    "seen": "seen a2 9, f6 11",
}
_OF_SEAT = ("mice", "cheese")
_MODULES = ("gonzola", "ribbon", "tower")


class _Text:
    """The lines of a position, sorted by what they are about."""

    def __init__(self, text: str, seats: int) -> None:
        self.seats = seats
        self.phase: list[str] = []
        self.about: dict[str, list[str]] = {}  # "points", "mice A" or a row's letter -> the words that follow
        for raw in text.splitlines():
            line = raw.partition("#")[0].split()
            if line:
                self._line(line)
        if not self.phase:
            bad(Msg("bad-no-phase"))

    def _line(self, words: list[str]) -> None:
        key, line = words[0].casefold(), " ".join(words)
        if key in PHASES:
            if self.phase:
                bad(Msg("bad-twice"), line)
            self.phase = words
        elif key in _OF_SEAT:
            if len(words) < 3:
                bad_form(key, line)
            self._note(f"{key} {LETTERS[self.seat(words[1], line)]}", words[2:], line)
        elif key == "slid" or (key in BOX.rows and len(key) == 1) or key in _FORMS:
            if (len(words) > 1) != (key != "slid"):
                bad(Msg("bad-alone", {"word": key}), line) if key == "slid" else bad_form(
                    key if key in _FORMS else "row", line
                )
            self._note(key, words[1:], line)
        else:
            bad(Msg("bad-line", {"word": words[0]}), line)

    def _note(self, key: str, rest: list[str], line: str) -> None:
        if key in self.about:
            bad(Msg("bad-twice"), line)
        self.about[key] = rest

    def seat(self, word: str, line: str) -> int:
        """The seat of a letter."""
        seat = LETTERS[: self.seats].casefold().find(word.casefold()) if len(word) == 1 else -1
        if seat < 0:
            bad(Msg("bad-seat", {"word": word, "last": LETTERS[self.seats - 1]}), line)
        return seat

    def line(self, key: str) -> str:
        """The line as it was written, for complaints."""
        return " ".join([key, *self.about.get(key, [])])

    def words(self, key: str, low: int, high: int) -> list[str]:
        """The words after a key, `low` to `high` of them; [] where the line is missing."""
        words = self.about.get(key, [])
        if words and not low <= len(words) <= high:
            bad_form(key.partition(" ")[0] if key not in BOX.rows else "row", self.line(key))
        return words

    def pairs(self, key: str) -> list[list[str]]:
        """What stands between the commas after a key, two words each; [] where the line is missing."""
        if key not in self.about:
            return []
        parts = [part.split() for part in " ".join(self.about[key]).split(",")]
        if any(len(part) != 2 for part in parts):
            bad_form(key, self.line(key))
        return parts


def bad_form(key: str, line: str) -> NoReturn:
    """Such a line has another form."""
    bad(Msg("bad-form", {"form": _FORMS[key]}), line)


def _number(word: str, low: int, high: int, line: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 6 and low <= int(word) <= high):
        bad(Msg("bad-number", {"word": word, "low": low, "high": high}), line)
    return int(word)


def read_position(text: str, options: Any, s: Any) -> None:
    """Fill the zeroed record `s` from a text, for a match with these options (a view of Opts). Raises BadPosition."""
    setup(s, options)
    lines = _Text(text, int(s.seats))
    _read_phase(lines, s)
    for key in _MODULES:
        if key in lines.about and not (s.with_tower if key == "tower" else s.with_gonzola):
            module = "tower" if key == "tower" else "gonzola"
            bad(Msg("bad-module", {"module": module}), lines.line(key))
    for seat in range(int(s.seats)):
        _read_mice(lines, s, seat)
        _read_cheese(lines, s, seat)
    _read_gonzola(lines, s)
    _read_tower(lines, s)
    _read_roofs(lines, s)
    _read_tiles(lines, s)
    _read_ribbon(lines, s)
    _read_last(lines, s)
    _read_seen(lines, s)
    check(s)


# -- the turn ----------------------------------------------------------------------------------------------------------
def _read_phase(lines: _Text, s: Any) -> None:
    words, line = lines.phase, " ".join(lines.phase)
    name = words[0].casefold()
    s.phase = PHASES[name]
    if s.phase != HOP and len(words) > 1:
        bad(Msg("bad-alone", {"word": name}), line)
    if s.phase == HOP:
        if len(words) != 2:
            bad_form("hop", line)
        s.hopper = _number(words[1], 1, MICE, line) - 1
    word = lines.words("turn", 1, 1)
    s.turn = lines.seat(word[0], lines.line("turn")) if word else 0
    word = lines.words("points", 1, 1)
    s.ap = _number(word[0], 0, ACTION_POINTS, lines.line("points")) if word else usual_points(int(s.phase))
    before = s.phase in (SETUP, HANGING)
    if before and (s.ap or "slid" in lines.about or "used" in lines.about):
        bad(Msg("bad-before-play"))
    s.slid = int("slid" in lines.about)
    for name in lines.words("used", 1, MICE + 1):
        if name.casefold() != "g" and name not in ("1", "2", "3", "4"):
            bad_form("used", lines.line("used"))
        s.freed |= 1 << (GONZOLA if name.casefold() == "g" else int(name) - 1)
    if s.freed and not s.with_mechanism:
        bad(Msg("bad-module", {"module": "mechanism"}), lines.line("used"))
    word = lines.words("round", 1, 1)
    s.round = _number(word[0], 0, 30000, lines.line("round")) if word else (0 if before else int(s.turn) + 1)
    s.drawer = -1


# -- figures -----------------------------------------------------------------------------------------------------------
def _read_mice(lines: _Text, s: Any, seat: int) -> None:
    key = f"mice {LETTERS[seat]}"
    line, words = lines.line(key), lines.words(key, 1, MICE)
    for m in range(MICE):
        s.mouse[seat, m] = RESERVE
    for m, word in enumerate(words):
        if word not in ("-", "x", "X") and goal_number(word) < 0:
            bad(Msg("bad-place", {"word": word}), line)
        s.mouse[seat, m] = RESERVE if word == "-" else DUNGEON if word in "xX" else goal_number(word)
    placed = s.phase not in (SETUP, HANGING) or seat < s.turn or (s.phase == HANGING and seat == s.turn)
    if not words and placed:
        s.mouse[seat, 0] = CORNERS[seat] if seat < SEATS_MAX - 1 else IN_TOWER


def _read_gonzola(lines: _Text, s: Any) -> None:
    words, line = lines.words("gonzola", 1, 2), lines.line("gonzola")
    if not words:
        return
    if len(words) == 2:
        room = words[1].upper()
        if words[0].casefold() != "roof" or room not in ROOM_NAMES:
            bad_form("gonzola", line)
        s.gonzola = ON_ROOF + ROOM_NAMES.index(room)
        return
    place = goal_number(words[0])
    if place < 0 or place == IN_TOWER or place in CORNERS:
        bad(Msg("bad-gonzola-place", {"word": words[0]}), line)
    s.gonzola = place


def _read_tower(lines: _Text, s: Any) -> None:
    words = lines.words("tower", 1, 1)
    names = [name.casefold() for name in PLACE_NAMES]
    if not words:
        if s.with_tower and s.phase not in (SETUP, HANGING):
            s.tower = PLACE_NAMES.index("N3")
    elif words[0] != "-":
        if words[0].casefold() not in names:
            bad(Msg("bad-wall", {"word": words[0]}), lines.line("tower"))
        s.tower = names.index(words[0].casefold())


def _read_ribbon(lines: _Text, s: Any) -> None:
    """Whose ribbon: as the line says, else that of the mouse on his tile."""
    words = lines.words("ribbon", 1, 1)
    if words:
        s.ribbon = -1 if words[0] == "-" else lines.seat(words[0], lines.line("ribbon"))
    elif s.with_gonzola and s.phase != HOP and s.pending == 0:
        at = find(s, GONZOLA_TILE)
        for seat in range(int(s.seats)):
            if at in s.mouse.tolist()[seat]:
                s.ribbon = seat


# -- roofs and tiles ---------------------------------------------------------------------------------------------------
def _read_roofs(lines: _Text, s: Any) -> None:
    s.covered = (1 << ROOMS) - 1
    words, line = lines.about.get("open", []), lines.line("open")
    if not words:
        places = [int(at) for row in s.mouse.tolist()[: int(s.seats)] for at in row] + [int(s.gonzola)]
        for at in places:
            if at < SQUARES and ROOM[int(s.plan), at] >= 0:
                s.covered &= ~(1 << ROOM[int(s.plan), at])
    for name in words if words != ["-"] else []:
        if name.upper() not in ROOM_NAMES:
            bad(Msg("bad-room", {"word": name}), line)
        s.covered &= ~(1 << ROOM_NAMES.index(name.upper()))


def _kind(word: str, s: Any, line: str) -> int:
    low = word.casefold()
    if low not in KIND_NAMES:
        bad(Msg("bad-kind", {"word": word, "kinds": ", ".join(KIND_NAMES[1:])}), line)
    kind = KIND_NAMES.index(low)
    if kind and in_game(s, kind) == 0:
        bad(Msg("bad-kind-off", {"kind": low}), line)
    return kind


def _read_tiles(lines: _Text, s: Any) -> None:
    """The floor, the free tiles, and what comes to light."""
    known: dict[int, int] = {}
    for row, letter in enumerate(BOX.rows):
        for k, word in enumerate(lines.words(letter, SIDE, SIDE)):
            q, line = row * SIDE + k, lines.line(letter)
            if OPEN_AT[q] >= 0:
                known[q] = _kind(word, s, line)
            elif (word.casefold() != "=") if q not in CORNERS else goal_number(word) != q:
                bad(Msg("bad-closed", {"square": square_name(q), "word": word}), line)
    for name, word in lines.pairs("tiles"):
        q, line = square_number(name), lines.line("tiles")
        if q < 0 or OPEN_AT[q] < 0:
            bad(Msg("bad-square", {"word": name}), line)
        if q in known:
            bad(Msg("bad-square-twice", {"square": square_name(q)}), line)
        known[q] = _kind(word, s, line)
    frees = lines.words("free", int(s.frees), int(s.frees)) if s.frees != 4 else lines.words("free", 4, 4)
    free = [_kind(word, s, lines.line("free")) for word in frees] or [PLAIN] * int(s.frees)
    if s.with_gonzola and CENTRE not in known and GONZOLA_TILE not in (*known.values(), *free):
        known[CENTRE] = GONZOLA_TILE
    seen = lifted(s)
    for c in range(OPEN):
        q = OPEN_SQUARE[c]
        s.kind[c] = known.get(q, PLAIN if (seen >> q) & 1 else UNSEEN)
    for f, kind in enumerate(free):
        s.kind[OPEN + f] = kind
    _count_tiles(s)
    s.pending = sum(
        1 << c
        for c in range(TILE_OUT + int(s.frees))
        if s.kind[c] == UNSEEN and (c >= TILE_OUT or (seen >> OPEN_SQUARE[c]) & 1)
    )


def _count_tiles(s: Any) -> None:
    kinds = s.kind.tolist()[: OPEN + int(s.frees)]
    for kind in range(CHEESE, KINDS):
        if kinds.count(kind) > in_game(s, kind):
            args = {"kind": KIND_NAMES[kind], "found": kinds.count(kind), "count": in_game(s, kind)}
            bad(Msg("bad-copies", args))


def _read_cheese(lines: _Text, s: Any, seat: int) -> None:
    key = f"cheese {LETTERS[seat]}"
    for word in lines.about.get(key, []):
        kind = _kind(word, s, lines.line(key))
        if not CHEESE <= kind < PLAIN:
            bad(Msg("bad-no-cheese", {"word": word}), lines.line(key))
        if (int(s.taken[seat]) >> (kind - 1)) & 1:
            bad(Msg("bad-cheese-twice", {"kind": KIND_NAMES[kind]}), lines.line(key))
        s.taken[seat] |= 1 << (kind - 1)


# -- what has been -----------------------------------------------------------------------------------------------------
def _read_last(lines: _Text, s: Any) -> None:
    words, line = lines.words("last", 2, 2), lines.line("last")
    if not words:
        return
    slots = [name.casefold() for name in SLOT_NAMES]
    if words[0].casefold() not in slots:
        bad(Msg("bad-slot", {"word": words[0], "slots": ", ".join(SLOT_NAMES)}), line)
    s.last_slot = slots.index(words[0].casefold())
    s.last_out = OPEN - 1 + _number(words[1].casefold().removeprefix("p"), 1, int(s.frees), line)


def _read_seen(lines: _Text, s: Any) -> None:
    """When tiles were last in sight: this turn if they are; the turn before, or as the line says, under a roof."""
    for c in range(OPEN):
        s.last_seen[c] = usual_last_seen(s, c)
    for f in range(int(s.frees)):
        s.last_seen[OPEN + f] = int(s.round) + 1
    open_now = lifted(s)
    for name, word in lines.pairs("seen"):
        q, line = square_number(name), lines.line("seen")
        if q < 0 or OPEN_AT[q] < 0:
            bad(Msg("bad-square", {"word": name}), line)
        if (open_now >> q) & 1 or s.kind[OPEN_AT[q]] == UNSEEN:
            bad(Msg("bad-seen", {"square": square_name(q)}), line)
        s.last_seen[OPEN_AT[q]] = _number(word, 1, int(s.round) + 1, line)
