"""Reading positions: every line is checked as it is read, then the whole. How they look: notation_position."""

from __future__ import annotations

from typing import Any, NoReturn

from cheeseboard.games.goldrush.box import (
    AREAS,
    BOX,
    CITY_ON,
    COUNT,
    COWBOYS,
    FACES,
    FIRST_TURN,
    HILLS,
    KIND,
    MOUNTAIN,
    ORIGIN,
    PRAIRIE,
    SIDE,
    STAR,
    START,
    TOKENS,
    TURNS,
    VALUES,
    WORTH,
    face_number,
    place_name,
    place_number,
    segment_name,
    segment_number,
)
from cheeseboard.games.goldrush.notation_names import (
    LETTERS,
    PHASES,
    SCORED,
    UNSCORED,
    area,
    in_game,
    mountain,
    unscored_mountains,
    usual_placer,
    usual_round,
)
from cheeseboard.games.goldrush.rules import setup
from cheeseboard.games.goldrush.rules_map import (
    STEP,
    all_railroads_finished,
    fits_somewhere,
    lay,
    spot_of,
    tile_at,
)
from cheeseboard.games.goldrush.rules_moves import sheriff_can_move
from cheeseboard.games.goldrush.rules_state import (
    ACTING,
    BLANK,
    DRAWING,
    FINAL,
    LOCALS,
    OVER_NOW,
    PLACING,
    SENDING,
    TAKING,
    find,
    root_at,
)
from cheeseboard.kernel import BadPosition
from cheeseboard.toolkit.scene import Msg

_FORMS = {  # how a line goes on, for complaints
    "place": "place R07",
    "tokens": "tokens A",
    "final": "final A",
    "turn": "turn B",
    "tile": "n2e3 R07>",
    "cowboys": "cowboys A e1 railroad:e, -, n1 mountain",
    "tent": "tent A n1",
    "sheriff": "sheriff n1",
    "stacks": "stacks o 1, n1e2:s 3",
    "hand": "hand A 3 0 1",
    "owed": "owed A 2, B 1",
    "supply": "supply 58",
    "boxed": "boxed 0",
    "deck": "deck R07 R12",
    "gone": "gone M01",
    "scored": "scored A railroad-double 4, city 3",
    "placed": "placed A",
    "round": "round 12",
}
_OF_SEAT = ("cowboys", "tent", "hand", "scored")
_ONCE = ("turn", "sheriff", "stacks", "owed", "supply", "boxed", "deck", "gone", "placed", "round")


def _bad(why: Msg, line: str = "") -> NoReturn:
    if line:
        raise BadPosition("error-goldrush-position-line", why=why, line=line)
    raise BadPosition("error-goldrush-position", why=why)


def _form(key: str, line: str) -> NoReturn:
    _bad(Msg("bad-form", {"form": _FORMS[key]}), line)


def _number(word: str, low: int, high: int, line: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 6 and low <= int(word) <= high):
        _bad(Msg("bad-number", {"word": word, "low": low, "high": high}), line)
    return int(word)


class _Text:
    """The lines of a position, sorted by what they are about."""

    def __init__(self, text: str, seats: int) -> None:
        self.seats = seats
        self.phase: list[str] = []
        self.tiles: list[list[str]] = []
        self.about: dict[str, str] = {}  # "supply" or "hand A" -> the rest of the line
        for raw in text.splitlines():
            line = " ".join(raw.partition("#")[0].split())
            if line:
                self._line(line)
        if not self.phase:
            _bad(Msg("bad-no-phase"))

    def _line(self, line: str) -> None:
        words = line.split()
        key = words[0].casefold()
        if key in PHASES and not (key == "sheriff" and len(words) > 1):
            if self.phase:
                _bad(Msg("bad-twice"), line)
            self.phase = words
        elif place_number(key) >= 0:
            self.tiles.append(words)
        elif key in _OF_SEAT:
            if len(words) < 3:
                _form(key, line)
            self._note(f"{key} {LETTERS[self.seat(words[1], line)]}", words[2:], line)
        elif key in _ONCE:
            if len(words) < 2:
                _form(key, line)
            self._note(key, words[1:], line)
        else:
            _bad(Msg("bad-line", {"word": words[0]}), line)

    def _note(self, key: str, rest: list[str], line: str) -> None:
        if key in self.about:
            _bad(Msg("bad-twice"), line)
        self.about[key] = " ".join(rest)

    def seat(self, word: str, line: str) -> int:
        """The seat of a letter."""
        seat = LETTERS[: self.seats].casefold().find(word.casefold()) if len(word) == 1 else -1
        if seat < 0:
            _bad(Msg("bad-seat", {"word": word, "last": LETTERS[self.seats - 1]}), line)
        return seat

    def line(self, key: str) -> str:
        """The line as it was written, for complaints."""
        return f"{key} {self.about.get(key, '')}".strip()

    def parts(self, key: str) -> list[list[str]]:
        """What stands between the commas after a key, in words; [] where the line is missing."""
        found = self.about.get(key)
        return [] if found is None else [part.split() for part in found.split(",")]

    def one(self, key: str) -> str:
        """The one word after a key; "" where the line is missing."""
        words = self.about.get(key, "").split()
        if len(words) > 1:
            _form(key.partition(" ")[0], self.line(key))
        return words[0] if words else ""


def read_position(text: str, options: Any, s: Any) -> None:
    """Fill the zeroed record `s` from a text, for a match with these options (a view of Opts). Raises BadPosition."""
    setup(s, options)
    lines = _Text(text, int(s.seats))
    _read_phase(lines, s)
    _read_tiles(lines, s)
    _read_turn(lines, s)
    _read_stack(lines, s)
    for seat in range(int(s.seats)):
        _read_cowboys(lines, s, seat)
        _read_tent(lines, s, seat)
        _read_scored(lines, s, seat)
        _read_hand(lines, s, seat)
    _read_sheriff(lines, s)
    _read_tokens(lines, s)
    _check_phase(s, " ".join(lines.phase))


def _read_phase(lines: _Text, s: Any) -> None:
    words, line = lines.phase, " ".join(lines.phase)
    name = words[0].casefold()
    s.phase = PHASES[name]
    if len(words) != (2 if name in _FORMS and name != "sheriff" else 1):
        _form(name, line) if name in _FORMS and name != "sheriff" else _bad(Msg("bad-alone", {"word": name}), line)
    s.drawer = -1
    if s.phase == PLACING:
        s.drawn = _face(words[1], s, line)
        _take_tile(s, int(s.drawn), line)
    elif s.phase in (TAKING, FINAL):
        s.drawer = lines.seat(words[1], line)


def _face(word: str, s: Any, line: str) -> int:
    face = face_number(word)
    if face < 0 or not in_game(s, face):
        _bad(Msg("bad-face", {"word": word}), line)
    return face


def _take_tile(s: Any, face: int, line: str) -> None:
    """One copy of a tile out of the stack."""
    if s.left[face] == 0:
        _bad(Msg("bad-copies", {"face": BOX.faces[face].id, "count": in_game(s, face)}), line)
    s.left[face] -= 1
    s.stack -= 1


def _read_tiles(lines: _Text, s: Any) -> None:
    """The map, tile by tile; what is finished is scored, but for what the last tile finished where it is not yet."""
    rows = lines.tiles
    if rows and place_number(rows[0][0]) == ORIGIN:
        first, line = "".join(rows[0][1:]).casefold(), " ".join(rows[0])
        if first not in (f"{BOX.faces[START].id}{north}".casefold() for north in ("", "^")):
            _bad(Msg("bad-start", {"face": BOX.faces[START].id}), line)
        rows = rows[1:]
    for k, words in enumerate(rows):
        line = " ".join(words)
        code, word = place_number(words[0]), "".join(words[1:])
        if not word or len(words) > 3:
            _form("tile", line)
        turn = TURNS.find(word[-1:])
        face = _face(word[:-1] if turn >= 0 else word, s, line)
        if turn < 0:
            _bad(Msg("bad-turn", {"face": word}), line)
        _take_tile(s, face, line)
        _check_tile(s, face, code, turn, line)
        _score_silently(s)
        lay(s, face, code, FIRST_TURN[face, turn])
        if k == len(rows) - 1 and s.phase in UNSCORED:
            return
    _score_silently(s)


def _check_tile(s: Any, face: int, code: int, turn: int, line: str) -> None:
    """May the tile lie there?"""
    place = place_name(code)
    if tile_at(s, code) >= 0:
        _bad(Msg("bad-taken", {"place": place}), line)
    beside = False
    for side in range(4):
        other = tile_at(s, code + STEP[side])
        if other < 0:
            continue
        beside = True
        if SIDE[face, turn, side] != SIDE[int(s.face[other]), int(s.turn[other]), side ^ 2]:
            _bad(Msg("bad-edges", {"place": place, "other": place_name(int(s.place[other]))}), line)
    if not beside:
        _bad(Msg("bad-contact", {"place": place}), line)


def _score_silently(s: Any) -> None:
    """What is finished on the map was scored in its time."""
    for segment in range(int(s.segments)):
        if s.parent[segment] == segment and s.ends[segment] == 0:
            spot = spot_of(s, segment)
            if KIND[int(s.face[spot // LOCALS]), spot % LOCALS] != PRAIRIE:
                s.ends[segment] = -1
    for k in range(int(s.cities)):
        tile = int(s.city[k])
        if all_railroads_finished(s, tile):
            s.ends[int(s.base[tile]) + CITY_ON[int(s.face[tile])]] = -1


def _read_turn(lines: _Text, s: Any) -> None:
    phase, tiles, seats = int(s.phase), int(s.tiles), int(s.seats)
    word = lines.one("turn")
    s.turn_of = lines.seat(word, lines.line("turn")) if word else 0
    if phase == DRAWING:
        s.drawer = int(s.turn_of)
    word = lines.one("placed")
    usual = usual_placer(phase, tiles, int(s.turn_of), seats)
    s.placer = lines.seat(word, lines.line("placed")) if word else usual
    word = lines.one("round")
    s.round = _number(word, 0, 30000, lines.line("round")) if word else usual_round(phase, tiles)


def _read_stack(lines: _Text, s: Any) -> None:
    """Which tiles are left: all but those named as gone, or just those named."""
    if "deck" in lines.about and "gone" in lines.about:
        _bad(Msg("bad-deck-and-gone"), lines.line("deck"))
    if s.phase in (FINAL, OVER_NOW):
        for key in ("deck", "gone"):
            if lines.about.get(key, "-") != "-":
                _bad(Msg("bad-stack-at-the-end"), lines.line(key))
        _empty_stack(s)
    elif "deck" in lines.about:
        free = s.left.tolist()
        _empty_stack(s)
        for face in _faces(lines, "deck", s):
            if s.left[face] == free[face]:
                _bad(Msg("bad-copies", {"face": BOX.faces[face].id, "count": in_game(s, face)}), lines.line("deck"))
            s.left[face] += 1
            s.stack += 1
    else:
        for face in _faces(lines, "gone", s):
            _take_tile(s, face, lines.line("gone"))


def _empty_stack(s: Any) -> None:
    for face in range(FACES):
        s.left[face] = 0
    s.stack = 0


def _faces(lines: _Text, key: str, s: Any) -> list[int]:
    words = lines.about.get(key, "-").replace(",", " ").split()
    return [] if words == ["-"] else [_face(word, s, lines.line(key)) for word in words]


# -- figures -----------------------------------------------------------------------------------------------------------
def _tile(word: str, s: Any, line: str) -> int:
    code = place_number(word)
    if code < 0:
        _bad(Msg("bad-place", {"word": word}), line)
    tile = int(tile_at(s, code))
    if tile < 0:
        _bad(Msg("bad-no-tile", {"place": place_name(code)}), line)
    return tile


def _spot(words: list[str], s: Any, line: str) -> int:
    """ "n2e3 railroad:e" -> the spot."""
    tile = _tile(words[0], s, line)
    face, turn = int(s.face[tile]), int(s.turn[tile])
    local = segment_number(face, turn, words[1])
    if local < 0:
        areas = ", ".join(segment_name(face, turn, k) for k in range(AREAS[face]))
        _bad(Msg("bad-area", {"place": place_name(int(s.place[tile])), "word": words[1], "areas": areas}), line)
    return tile * LOCALS + local


def _peak(word: str, s: Any, line: str) -> int:
    """ "n2e3:s" -> the spot of that mountain."""
    place, colon, side = word.casefold().partition(":")
    return _spot([place, f"mountain{colon}{side}"], s, line)


def _read_cowboys(lines: _Text, s: Any, seat: int) -> None:
    key = f"cowboys {LETTERS[seat]}"
    line, parts = lines.line(key), lines.parts(key)
    if len(parts) > COWBOYS:
        _bad(Msg("bad-cowboys", {"count": COWBOYS}), line)
    for i, words in enumerate(parts):
        if words == ["-"]:
            continue
        if len(words) != 2:
            _form("cowboys", line)
        spot = _spot(words, s, line)
        root, kind = root_at(s, spot), KIND[int(s.face[spot // LOCALS]), spot % LOCALS]
        if kind == PRAIRIE and not s.farmers:
            _bad(Msg("bad-farmer"), line)
        _check_spot(s, spot, root, line)
        s.cowboy[seat, i] = spot
        s.crew[root] += 1 << (3 * seat)
        if kind == MOUNTAIN:
            s.busy[spot // LOCALS] |= 1 << (spot % LOCALS)


def _check_spot(s: Any, spot: int, root: int, line: str) -> None:
    """May a figure stand there: is the feature not scored, and nobody else on that part of it?"""
    if s.ends[root] < 0:
        _bad(Msg("bad-scored", {"area": area(s, spot)}), line)
    if spot in s.tent.tolist() or any(spot in row for row in s.cowboy.tolist()):
        _bad(Msg("bad-two-figures", {"area": area(s, spot)}), line)


def _read_tent(lines: _Text, s: Any, seat: int) -> None:
    key = f"tent {LETTERS[seat]}"
    word, line = lines.one(key), lines.line(key)
    if word:
        spot = _peak(word, s, line)
        root = root_at(s, spot)
        _check_spot(s, spot, root, line)
        s.tent[seat] = spot
        s.marks[root] |= 1 << seat
        s.busy[spot // LOCALS] |= 1 << (spot % LOCALS)


def _read_sheriff(lines: _Text, s: Any) -> None:
    word, line = lines.one("sheriff"), lines.line("sheriff")
    if word.casefold() in ("", "aside"):
        return
    if not s.sheriff_plays:
        _bad(Msg("bad-no-sheriff"), line)
    spot = _peak(word, s, line)
    if s.ends[root_at(s, spot)] < 0:
        _bad(Msg("bad-scored", {"area": area(s, spot)}), line)
    s.sheriff = spot


# -- tokens and points -------------------------------------------------------------------------------------------------
def _read_scored(lines: _Text, s: Any, seat: int) -> None:
    key = f"scored {LETTERS[seat]}"
    for words in lines.parts(key):
        if len(words) != 2:
            _form("scored", lines.line(key))
        if words[0].casefold() not in SCORED:
            _bad(Msg("bad-kind", {"word": words[0], "kinds": ", ".join(SCORED)}), lines.line(key))
        s.tally[seat, SCORED.index(words[0].casefold())] = _number(words[1], 0, 9999, lines.line(key))


def _read_hand(lines: _Text, s: Any, seat: int) -> None:
    key = f"hand {LETTERS[seat]}"
    words, line = lines.about.get(key, "").split(), lines.line(key)
    if not words or words == ["-"]:
        return
    if words[0].startswith("?"):
        if s.phase == OVER_NOW:
            _bad(Msg("bad-hand-open"), line)
        if len(words) > 1 and any(word != "?" for word in words):
            _form("hand", line)
        s.held[seat] = _number(words[0][1:], 0, TOKENS, line) if len(words[0]) > 1 else len(words)
        for v in range(VALUES):
            s.hand[seat, v] = BLANK
        return
    values = [str(WORTH[v]) for v in range(VALUES)]
    for word in words:
        if word not in values:
            _bad(Msg("bad-value", {"word": word, "values": ", ".join(values)}), line)
        s.hand[seat, values.index(word)] += 1
        s.held[seat] += 1


def _read_tokens(lines: _Text, s: Any) -> None:
    """Stacks, tokens still to be taken, supply and box; altogether there are as many as in the box."""
    _read_stacks(lines, s)
    _read_owed(lines, s)
    word = lines.one("boxed")
    s.boxed = _number(word, 0, TOKENS, lines.line("boxed")) if word else 0
    on_map = sum(int(s.extra[root]) for root in unscored_mountains(s))
    rest = TOKENS - on_map - sum(s.held.tolist()) - sum(s.owed.tolist()) - int(s.boxed)
    word = lines.one("supply")
    supply = _number(word, 0, TOKENS, lines.line("supply")) if word else rest
    if supply != rest or rest < 0:
        found = TOKENS - rest + (supply if word else 0)
        _bad(Msg("bad-sum", {"found": found, "count": TOKENS}), lines.line("supply") if word else "")
    s.supply = supply
    known = [sum(int(row[v]) for row in s.hand.tolist() if row[v] != BLANK) for v in range(VALUES)]
    for v in range(VALUES):
        if known[v] > COUNT[v]:
            _bad(Msg("bad-values", {"value": int(WORTH[v]), "count": int(COUNT[v])}))


def _read_stacks(lines: _Text, s: Any) -> None:
    roots = unscored_mountains(s)
    for root in {find(s, int(s.base[t]) + m) for t in range(int(s.tiles)) for m in range(HILLS[int(s.face[t])])}:
        s.extra[root] = int(s.size[root]) if root in roots else 0
    line, named = lines.line("stacks"), set()
    for words in lines.parts("stacks"):
        if len(words) != 2:
            _form("stacks", line)
        spot = _peak(words[0], s, line)
        root = root_at(s, spot)
        if s.ends[root] < 0:
            _bad(Msg("bad-scored", {"area": area(s, spot)}), line)
        if root in named:
            _bad(Msg("bad-stack-twice", {"place": mountain(s, spot)}), line)
        named.add(root)
        s.extra[root] = _number(words[1], 0, TOKENS, line)


def _read_owed(lines: _Text, s: Any) -> None:
    line = lines.line("owed")
    if s.phase not in (TAKING, FINAL):
        if "owed" in lines.about:
            _bad(Msg("bad-owed-now"), line)
        return
    for words in lines.parts("owed"):
        if len(words) != 2:
            _form("owed", line)
        s.owed[lines.seat(words[0], line)] = _number(words[1], 0, TOKENS, line)
    if "owed" not in lines.about:
        s.owed[int(s.drawer)] = 1
    if s.owed[int(s.drawer)] == 0:
        _bad(Msg("bad-owed", {"seat": LETTERS[int(s.drawer)]}), line)


def _check_phase(s: Any, line: str) -> None:
    """What cannot occur, although each line alone can be read."""
    if s.phase == DRAWING and s.stack == 0:
        _bad(Msg("bad-stack-empty"), line)
    if s.phase == PLACING and not fits_somewhere(s, int(s.drawn)):
        _bad(Msg("bad-fits-nowhere", {"face": BOX.faces[int(s.drawn)].id}), line)
    if s.phase in (SENDING, ACTING, TAKING) and s.tiles == 1:
        _bad(Msg("bad-nothing-placed"), line)
    if s.phase == SENDING and not (STAR[int(s.face[int(s.tiles) - 1])] and sheriff_can_move(s)):
        _bad(Msg("bad-no-star"), line)
