"""Positions as text, both ways. Somebody with the game's page before them can write one; `?` is what is not known.

    day 3                        the phase: setup | first night | night N | day N | over N catch|compost|bushes|score
        c c c                    the garden, five rows from the far edge, a1 to e3:
       c b c b                     c cabbage   d double   b bush   h the cabin
      c x h . c                    x eaten cabbage, still there   X eaten double, still there
       d c b :                     . empty (a cabbage went to the compost)   : empty (a double did)
        c c X
    rabbits b4 ?                 rabbits 1 and 2: a cell | hand | caught | ! and the cell beside which it stays exposed
    pawns 7 18                   stones of gardeners A and B
    acted A                      by day: gardeners that have had their go
    looks a1                     by day: plants lifted in vain today
    compost 3                    cabbages on the compost; must agree with the garden
    arrows d1 -ne  c2 *          arrows that have been drawn: * = all six, -ne = that one missing
    rabbits-know c2              whose arrows which side has seen; `all-know`: both, and everybody knows they do
    gardeners-know d1
    memory weights 1 1 1         where the gardeners' memory begins: first night | nothing | weights W W W
    trace eaten c2 e3            one line for each night since, oldest first, and the day after it, each with cells:
                                   eaten | stuck (where exposed rabbits were taken) | missed | caught

By night, and in other games:

    moved 1                      rabbits that have moved tonight (`moved ?` = a view of somebody who is blind)
    after-you 1                  the seat that has said "after you" and waits (seats count from 0)
    looking b4 1                 the plant whose arrows are being drawn, and the seat that looks
    quiet 2                      nights in a row without a bite
    leg 2                        game for points: the second leg
    points 7 0                   points of the finished legs
    round 12                     how often day or night has broken; only where it is not the usual number for the day

`#` starts a comment. Only the phase is needed. What is left out is as at the set-up, or the plainest thing that fits:
the rabbits are unknown (`hand` on the First Night), nobody has acted, moved or looked; eaten tiles and those over
rabbits have all six arrows while the arrow set has any such tile left, then lack `e`; the rabbits know the arrows of
the tiles they are or were under, the gardeners none. Without `memory` and `trace` the gardeners know what the garden
shows: on day 1 that the rabbits hid somewhere; on a later day where each ate, or that it was under some bush; by night
nothing. With bushes the garden must be drawn (but for `setup`). The options of the match are not part of the text.
"""

from __future__ import annotations

from typing import Any, NoReturn

from cheeseboard.games.chou.box import (
    BOX,
    BUSHES,
    CABIN_CELL,
    CELLS,
    DOUBLES,
    FULL,
    START_A,
    START_B,
    WORTH_CABBAGE,
    WORTH_DOUBLE,
    arrows_mask,
    arrows_text,
    cell_name,
    cell_number,
    point_name,
    point_number,
)
from cheeseboard.games.chou.rules import tiles_left
from cheeseboard.games.chou.rules_state import (
    A6,
    ALL_KNOW,
    BLANK,
    BUSH,
    BY_BUSHES,
    BY_CATCH,
    BY_COMPOST,
    BY_SCORE,
    CABBAGE,
    CABIN,
    CAUGHT,
    DAY,
    DOUBLE,
    EMPTY,
    EXPOSED,
    FIRST_NIGHT,
    FROM_FIRST_NIGHT,
    FROM_NOTHING,
    FROM_WEIGHTS,
    GARDENERS_KNOW,
    IN_HAND,
    LONGEST,
    NIGHT,
    NIGHTS,
    OVER_NOW,
    RABBITS_KNOW,
    SETUP,
    arrows_open,
    deal_sides,
    growing,
    pool_of,
)
from cheeseboard.games.chou.rules_trace import ones
from cheeseboard.kernel import BadPosition
from cheeseboard.toolkit.scene import Msg

_ROWS = (3, 4, 5, 4, 3)
_PHASES = {"setup": SETUP, "first night": FIRST_NIGHT, "night": NIGHT, "day": DAY, "over": OVER_NOW}
_ENDINGS = {"catch": BY_CATCH, "compost": BY_COMPOST, "bushes": BY_BUSHES, "score": BY_SCORE}
_LETTERS = {  # letter: what lies there, what went from there, eaten
    "c": (CABBAGE, EMPTY, 0),
    "d": (DOUBLE, EMPTY, 0),
    "b": (BUSH, EMPTY, 0),
    "h": (CABIN, EMPTY, 0),
    "x": (CABBAGE, EMPTY, 1),
    "X": (DOUBLE, EMPTY, 1),
    ".": (EMPTY, CABBAGE, 0),
    ":": (EMPTY, DOUBLE, 0),
}
_LETTER_OF = {meaning: letter for letter, meaning in _LETTERS.items()}
_STARTS = {"first night": FROM_FIRST_NIGHT, "nothing": FROM_NOTHING, "weights": FROM_WEIGHTS}
_TRACES = {"eaten": "night_eaten", "stuck": "night_stuck", "missed": "day_missed", "caught": "day_caught"}
_KNOW = {"rabbits-know": RABBITS_KNOW, "gardeners-know": GARDENERS_KNOW, "all-know": ALL_KNOW}
_ONCE = (
    *("rabbits", "pawns", "acted", "looks", "moved", "after-you", "looking", "compost", "quiet", "arrows"),
    *(*_KNOW, "leg", "points", "round", "memory"),
)


# -- writing -----------------------------------------------------------------------------------------------------------
def _usual_round(phase: int, day: int) -> int:
    """`round` in the first leg of a game that began at its set-up."""
    if phase in (SETUP, FIRST_NIGHT):
        return 0
    return 2 * day if phase == NIGHT else 2 * day - 1


def _word(table: dict[str, int], value: int) -> str:
    return next(word for word, number in table.items() if number == value)


def _cells(mask: int) -> str:
    return " ".join(cell_name(c) for c in range(CELLS) if mask >> c & 1)


def _phase_line(s: Any) -> str:
    name = _word(_PHASES, s.phase)
    if s.phase in (SETUP, FIRST_NIGHT):
        return name
    return f"{name} {s.day}" + (f" {_word(_ENDINGS, s.ending)}" if s.phase == OVER_NOW else "")


def _garden(s: Any) -> list[str]:
    rows, c = [], 0
    for length in _ROWS:
        letters = [_LETTER_OF[s.kind[k], s.gone[k], int(s.eaten[k] == 1)] for k in range(c, c + length)]
        rows.append(" " * (9 - length) + " ".join(letters))
        c += length
    return rows


def _rabbit(s: Any, token: int) -> str:
    cell = s.rabbits[token]
    if cell == EXPOSED:
        return "!" + cell_name(s.stood[token])
    return {IN_HAND: "hand", CAUGHT: "caught", BLANK: "?"}.get(cell) or cell_name(cell)


def _arrow_lines(s: Any) -> list[str]:
    """Arrows drawn, and who knows them; nothing where the arrow set has one face only."""
    if s.arrow_set == A6:
        return []
    drawn = [c for c in range(CELLS) if s.arrows[c] and s.kind[c] != BUSH]
    lines = [
        ("arrows " + "  ".join(f"{cell_name(c)} {arrows_text(s.arrows[c])}" for c in drawn)) if drawn else "arrows -"
    ]
    for key, bit in _KNOW.items():
        known = _cells(sum(1 << c for c in range(CELLS) if s.seen[c] & bit))
        if known or key == "rabbits-know":
            lines.append(f"{key} {known or '-'}")
    return lines


def _memory_lines(s: Any) -> list[str]:
    if s.nights == 0:
        return []
    start = "memory " + _word(_STARTS, s.start)
    lines = [start + (" " + " ".join(str(w) for w in s.prior) if s.start == FROM_WEIGHTS else "")]
    for k in range(s.nights):
        parts = [f"{word} {_cells(getattr(s, name)[k])}" for word, name in _TRACES.items() if getattr(s, name)[k]]
        lines.append("trace " + (" ".join(parts) or "-"))
    return lines


def write_position(s: Any) -> str:
    """The record as lines of text, `?` for what is unknown. `read_position` with the same options is its inverse."""
    lines = [_phase_line(s), *_garden(s), f"rabbits {_rabbit(s, 0)} {_rabbit(s, 1)}"]
    lines.append(f"pawns {point_name(s.pawns[0])} {point_name(s.pawns[1])}")
    acted = [name for name, done in zip("AB", s.acted, strict=True) if done]
    if acted:
        lines.append("acted " + " ".join(acted))
    moved = [str(t + 1) for t in range(2) if s.moved[t] == 1]
    if s.moved[0] == BLANK:
        lines.append("moved ?")
    elif moved:
        lines.append("moved " + " ".join(moved))
    if s.yielded >= 0:
        lines.append(f"after-you {s.yielded}")
    if s.pending >= 0:
        lines.append(f"looking {cell_name(s.pending)} {s.drawer}")
    lines.append(f"compost {s.compost}")
    if s.quiet:
        lines.append(f"quiet {s.quiet}")
    lines += _arrow_lines(s)
    if s.leg:
        lines.append("leg 2")
    if s.leg_scores[0] or s.leg_scores[1]:
        lines.append(f"points {s.leg_scores[0]} {s.leg_scores[1]}")
    if s.round != _usual_round(s.phase, s.day):
        lines.append(f"round {s.round}")
    return "\n".join([*lines, *_memory_lines(s)]) + "\n"


# -- reading -----------------------------------------------------------------------------------------------------------
def _bad(what: str, line: str = "", **args: str | int) -> NoReturn:
    """Raise: `what` is the message `position-…`, `line` the one in which it stands."""
    raise BadPosition("error-chou-position", reason=Msg(f"position-{what}", dict(args)), line=line)


def _number(word: str, low: int, high: int, line: str) -> int:
    if not (word.isascii() and word.isdigit() and low <= int(word) <= high):
        _bad("number", line, word=word, low=low, high=high)
    return int(word)


def _cell(word: str, line: str) -> int:
    cell = cell_number(word)
    if cell < 0:
        _bad("cell", line, word=word, first=BOX.cells[0], last=BOX.cells[-1])
    return cell


def _mask(words: list[str], line: str) -> int:
    return 0 if words == ["-"] else sum({1 << _cell(word, line) for word in words})


class _Text:
    """The lines of a position, sorted by what they are about."""

    def __init__(self, text: str) -> None:
        self.phase: list[str] = []
        self.rows: list[list[str]] = []
        self.traces: list[list[str]] = []
        self.about: dict[str, list[str]] = {}
        for raw in text.splitlines():
            words = raw.partition("#")[0].split()
            if words:
                self._line(words)
        if not self.phase:
            _bad("no-phase")

    def _line(self, words: list[str]) -> None:
        key = words[0].casefold()
        if all(word in _LETTERS for word in words):
            self.rows.append(words)
        elif key in ("setup", "first", "night", "day", "over"):
            if self.phase:
                _bad("phase-twice", " ".join(words))
            self.phase = [word.casefold() for word in words]
        elif key == "trace":
            self.traces.append([word.casefold() for word in words[1:]])
        elif key in _ONCE:
            if key in self.about:
                _bad("said-twice", " ".join(words))
            self.about[key] = [word.casefold() for word in words[1:]]
        else:
            _bad("key", " ".join(words), word=words[0])

    def words(self, key: str, least: int, most: int) -> list[str]:
        """The words after a key; [] where the line is not there."""
        found = self.about.get(key)
        if found is None:
            return []
        if least == most != len(found):
            _bad("words", self.line(key), key=key, count=least)
        if not least <= len(found) <= most:
            _bad("words-range", self.line(key), key=key, least=least, most=most)
        return found

    def line(self, key: str) -> str:
        """The line as it was written, for complaints."""
        return " ".join([key, *self.about.get(key, [])])


def read_position(text: str, options: Any, s: Any) -> None:
    """Fill the zeroed record `s` from a text, for a match with these options (a view of Opts). Raises BadPosition."""
    lines = _Text(text)
    s.seats, s.split, s.bushes, s.score = options.players, options.split, int(options.bushes), int(options.score)
    s.arrow_set, s.owner_only, s.count_last = options.arrows, options.last_rabbit, options.last_night
    s.bush_stop = options.bush_stop
    _read_phase(lines, s)
    _read_legs(lines, s)
    deal_sides(s)
    _read_garden(lines, s)
    _read_rabbits(lines, s)
    _read_pawns(lines, s)
    _read_turn(lines, s)
    _read_arrows(lines, s)
    _read_memory(lines, s)
    _check(s)


def _read_phase(lines: _Text, s: Any) -> None:
    words, line = lines.phase, " ".join(lines.phase)
    name = "first night" if words[:2] == ["first", "night"] else words[0]
    rest = words[2:] if name == "first night" else words[1:]
    if name not in _PHASES:
        _bad("phase", line)
    s.phase = _PHASES[name]
    wanted = {SETUP: 0, FIRST_NIGHT: 0, OVER_NOW: 2}.get(s.phase, 1)
    if len(rest) != wanted:
        _bad("words", line, key=name, count=wanted)
    if wanted:
        s.day = _number(rest[0], 1, LONGEST, line)
    if s.phase == OVER_NOW:
        if rest[1] not in _ENDINGS:
            _bad("ending", line, known=", ".join(_ENDINGS))
        s.ending = _ENDINGS[rest[1]]
    usual = _usual_round(s.phase, s.day)
    found = lines.words("round", 1, 1)
    s.round = _number(found[0], 0, LONGEST, lines.line("round")) if found else min(usual, LONGEST)


def _read_legs(lines: _Text, s: Any) -> None:
    leg = lines.words("leg", 1, 1)
    if leg:
        s.leg = _number(leg[0], 1, 2, lines.line("leg")) - 1
    if s.leg and not s.score:
        _bad("leg", lines.line("leg"))
    for k, word in enumerate(lines.words("points", 2, 2)):
        s.leg_scores[k] = _number(word, 0, 99, lines.line("points"))


def _read_garden(lines: _Text, s: Any) -> None:
    rows = lines.rows
    if not rows:
        if s.bushes and s.phase != SETUP:
            _bad("draw-garden")
        rows = [["c"] * length for length in _ROWS]
        rows[2][2] = "h"
    if [len(row) for row in rows] != list(_ROWS):
        _bad("rows")
    letters = [letter for row in rows for letter in row]
    for c, letter in enumerate(letters):
        s.kind[c], s.gone[c], s.eaten[c] = _LETTERS[letter]
        if (letter == "h") != (c == CABIN_CELL):
            _bad("cabin", " ".join(letters), cell=cell_name(CABIN_CELL))
    bushes, doubles = letters.count("b"), sum(letters.count(one) for one in "dX:")
    want = (BUSHES, DOUBLES) if s.bushes else (0, 0)
    if s.phase == SETUP and s.bushes:
        if bushes > BUSHES or doubles > DOUBLES or (doubles and bushes < BUSHES):
            _bad("special-order", bushes=BUSHES, doubles=DOUBLES)
    elif (bushes, doubles) != want:
        _bad("specials", bushes=want[0], doubles=want[1], found=bushes, counted=doubles)
    s.compost = letters.count(".") * WORTH_CABBAGE + letters.count(":") * WORTH_DOUBLE
    said = lines.words("compost", 1, 1)
    if said and _number(said[0], 0, 99, lines.line("compost")) != s.compost:
        _bad("compost", lines.line("compost"), shown=int(s.compost), said=said[0])
    quiet = lines.words("quiet", 1, 1)
    s.quiet = _number(quiet[0], 0, 255, lines.line("quiet")) if quiet else 0


def _read_rabbits(lines: _Text, s: Any) -> None:
    plain = "hand" if s.phase in (SETUP, FIRST_NIGHT) else "?"
    words = lines.words("rabbits", 2, 2) or [plain, plain]
    line = lines.line("rabbits")
    for t, word in enumerate(words):
        s.stood[t] = -1
        if word == "hand" and s.phase in (SETUP, FIRST_NIGHT):
            s.rabbits[t] = IN_HAND
        elif word == "caught" and s.phase not in (SETUP, FIRST_NIGHT):
            s.rabbits[t] = CAUGHT
        elif word == "?" and s.phase != SETUP:
            s.rabbits[t] = BLANK
        elif word.startswith("!") and s.phase == NIGHT:
            s.rabbits[t], s.stood[t] = EXPOSED, _cell(word[1:], line)
        elif s.phase == SETUP or word in ("hand", "caught", "?") or word.startswith("!"):
            _bad("rabbit-now", line, rabbit=t + 1, word=word)
        else:
            s.rabbits[t] = _cell(word, line)
            if not growing(s, s.rabbits[t]) or (s.phase == FIRST_NIGHT and s.kind[s.rabbits[t]] == DOUBLE):
                _bad("rabbit-place", line, rabbit=t + 1, word=word)
    if s.rabbits[0] == s.rabbits[1] >= 0:
        _bad("two-rabbits", line)


def _read_pawns(lines: _Text, s: Any) -> None:
    words = lines.words("pawns", 2, 2) or [point_name(START_A), point_name(START_B)]
    for i, word in enumerate(words):
        if point_number(word) < 0:
            _bad("stone", lines.line("pawns"), word=word)
        s.pawns[i] = point_number(word)
    for word in lines.words("acted", 1, 2):
        if word not in ("a", "b") or s.phase not in (DAY, OVER_NOW):
            _bad("acted", lines.line("acted"))
        s.acted["ab".index(word)] = 1


def _read_turn(lines: _Text, s: Any) -> None:
    s.yielded = s.pending = s.drawer = -1
    night = s.phase in (NIGHT, FIRST_NIGHT)
    moved = lines.words("moved", 1, 2)
    blind = moved == ["?"] and night
    for word in [] if blind else moved:
        if not night or word not in ("1", "2"):
            _bad("moved", lines.line("moved"))
        s.moved[int(word) - 1] = 1
    for t in range(2):
        if s.rabbits[t] == EXPOSED or (s.phase == FIRST_NIGHT and s.rabbits[t] >= 0):
            s.moved[t] = 1
    said = lines.words("after-you", 1, 1)
    if said:
        s.yielded = _number(said[0], 0, s.seats - 1, lines.line("after-you"))
    looking = lines.words("looking", 2, 2)
    if looking:
        s.pending = _cell(looking[0], lines.line("looking"))
        s.drawer = _number(looking[1], 0, s.seats - 1, lines.line("looking"))
    if not blind:
        return
    s.yielded = s.pending = BLANK
    for t in range(2):
        s.moved[t] = s.stood[t] = BLANK
    for c in range(CELLS):
        if s.kind[c] in (CABBAGE, DOUBLE):
            s.eaten[c] = BLANK


def _read_arrows(lines: _Text, s: Any) -> None:
    words = lines.words("arrows", 1, 2 * CELLS)
    line = lines.line("arrows")
    for c in range(CELLS):
        if c != CABIN_CELL and (s.arrow_set == A6 or s.kind[c] == BUSH):
            s.arrows[c] = 63
    if words != ["-"]:
        if len(words) % 2:
            _bad("arrow-pairs", line)
        for name, text in zip(words[::2], words[1::2], strict=True):
            cell, mask = _cell(name, line), arrows_mask(text)
            if mask < 0 or cell == CABIN_CELL:
                _bad("arrow-text", line, cell=name, text=text, ways=", ".join(BOX.directions))
            if arrows_open(s, cell) and s.arrows[cell] != mask:
                _bad("arrow-six", line, cell=name)
            s.arrows[cell] = mask
    under = [cell for cell in s.rabbits if cell >= 0 and cell != s.pending]
    bitten = [c for c in range(CELLS) if s.eaten[c] == 1]
    for c in (*[c for c in range(CELLS) if s.gone[c]], *bitten, *under):
        if s.arrows[c] == 0:
            s.arrows[c] = 63 if tiles_left(s, c) >= 32 else arrows_mask("-e")
    if s.arrow_set == A6:
        return
    _check_arrows(s, line)
    for key, bit in _KNOW.items():
        known = _mask(lines.words(key, 1, CELLS) or ["-"], lines.line(key))
        if key not in lines.about and bit == RABBITS_KNOW:
            known = sum({1 << c for c in (*under, *bitten) if s.kind[c] != BUSH and not s.seen[c]})
        for c in range(CELLS):
            if known >> c & 1:
                if s.kind[c] not in (CABBAGE, DOUBLE):
                    _bad("arrow-none", lines.line(key), cell=cell_name(c))
                s.seen[c] |= bit


def _check_arrows(s: Any, line: str) -> None:
    """Not more tiles of a face than the arrow set has."""
    drawn = [c for c in range(CELLS) if s.arrows[c] and s.kind[c] != BUSH]
    for pool, (six, five) in enumerate(BOX.pools[s.arrow_set]):
        faces = [s.arrows[c] for c in drawn if pool_of(s, c) == pool]
        if faces.count(63) > six or len(faces) - faces.count(63) > five:
            _bad("arrow-faces", line, six=six, five=five)


def _read_memory(lines: _Text, s: Any) -> None:
    words = lines.words("memory", 1, 4)
    if words or lines.traces:
        _read_start(words, lines, s)
        for k, trace in enumerate(lines.traces):
            _read_trace(trace, k, s)
        s.nights = len(lines.traces)
    elif s.phase in (DAY, NIGHT, OVER_NOW):
        _plain_memory(s)
    missed = _mask(lines.words("looks", 1, CELLS) or ["-"], lines.line("looks"))
    if missed:
        if s.phase != DAY:
            _bad("looks", lines.line("looks"))
        s.day_missed[s.nights - 1] |= missed


def _read_start(words: list[str], lines: _Text, s: Any) -> None:
    line = lines.line("memory")
    name = "first night" if words[:2] == ["first", "night"] else words[0] if words else "weights"
    rest = words[2:] if name == "first night" else words[1:]
    if name not in _STARTS or len(rest) not in ((0, 3) if name == "weights" else (0,)):
        _bad("memory", line)
    if not 1 <= len(lines.traces) <= NIGHTS or s.phase in (SETUP, FIRST_NIGHT):
        _bad("traces", line, most=NIGHTS)
    s.start = _STARTS[name]
    if s.start == FROM_WEIGHTS:
        for i, word in enumerate(rest or ["1", "1", "1"]):
            s.prior[i] = _number(word, 0, 1 << 52, line)


def _read_trace(words: list[str], k: int, s: Any) -> None:
    """One night and the day after it: groups of a word and cells."""
    name = ""
    for word in [] if words == ["-"] else words:
        if word in _TRACES:
            name = _TRACES[word]
        elif not name:
            _bad("trace", " ".join(words), known=", ".join(_TRACES))
        else:
            getattr(s, name)[k] |= 1 << _cell(word, " ".join(words))


def _plain_memory(s: Any) -> None:
    """What the garden itself shows the gardeners."""
    bitten = sum(1 << c for c in range(CELLS) if s.eaten[c] == 1)
    live = sum(1 for cell in s.rabbits if cell != CAUGHT)
    s.nights = 1
    s.start = FROM_NOTHING
    if s.phase != NIGHT:
        s.night_eaten[0] = bitten
        if s.day == 1 and not bitten:
            s.start = FROM_FIRST_NIGHT
        elif ones(bitten) == live or (ones(bitten) < live and s.bushes):
            s.start = FROM_WEIGHTS
            for i in range(3):
                s.prior[i] = 1


def _check(s: Any) -> None:
    """What cannot occur, although each line alone can be read."""
    if s.phase == OVER_NOW:
        return
    if s.rabbits[0] == CAUGHT and s.rabbits[1] == CAUGHT:
        _bad("over-caught")
    if s.acted[0] and s.acted[1] and s.pending < 0:
        _bad("night-falls")
    if all(s.moved[t] == 1 or s.rabbits[t] == CAUGHT for t in range(2)) and s.pending < 0:
        _bad("day-breaks")
    if s.compost >= FULL and not s.score:
        _bad("over-full", full=FULL)
    for t in range(2):
        if s.moved[t] == 1 and s.phase == FIRST_NIGHT and s.rabbits[t] == IN_HAND:
            _bad("rabbit-hand", rabbit=t + 1)
    if s.pending >= 0 and (not growing(s, s.pending) or s.arrows[s.pending]):
        _bad("waiting", cell=cell_name(s.pending))
