"""Positions as text, both ways. Somebody with the game's page before them can write one; `?` is what is not known.

    move 4                     the phase: starter | throw | place | roll | die | move N | category | ask GE | vote |
                               tie GE HI | lot | over
    turn A                     whose turn it is
    A R13 GE SN                one line for each side: its space, its wedges
    B HUB GE EN HI AL SN SL    on the hub with all six: the last question is due (`home` may be added)
    C W2 GE EN HI AL SN SL
    D gone                     has left the game
    E new                      has not been placed yet (start = own_colour)
    votes - GE ? abstain       votes on a last question, seat by seat: `-` not yet, `?` not known
    throws 4 - 6               phase throw: the throws for the start
    again B C                  phase throw: who still takes part; left out: everybody
    winner B                   phase over
    round 12                   turns and votes that are over

`#` starts a comment. Only the phase is needed. What is left out is the plainest thing that fits: it is A's turn, all
holders are on the hub and empty (in phase `place`: new), nobody has voted or thrown, round 0. A side on the hub with
six wedges waits for its last question; where it must first leave (after a miss with after_miss = leave), write `away`
after the wedges. The options of the match are not part of the text.
"""

from __future__ import annotations

from typing import Any, NoReturn

from cheeseboard.games.pursuit.box import (
    ALL_WEDGES,
    COLOUR,
    FACES,
    HUB_SPACE,
    KIND,
    ROLL_AGAIN,
    SEATS_MAX,
    category_of,
    code_of,
    space_name,
    space_number,
)
from cheeseboard.games.pursuit.notation_names import LETTERS, PHASES, codes_text, vote_of, vote_text
from cheeseboard.games.pursuit.rules import setup
from cheeseboard.games.pursuit.rules_state import (
    ASK,
    CHOOSE,
    DIE,
    LONGEST,
    LOT,
    MOVE,
    NO_VOTE,
    OVER_NOW,
    PLACE,
    ROLL_NOW,
    STARTER,
    THROW_OFF,
    TIE,
    VOTING,
    left_of,
    sides_in,
)
from cheeseboard.kernel import BadPosition
from cheeseboard.toolkit.scene import Msg

__all__ = ["read_position", "write_position"]

_FINAL = (VOTING, TIE, LOT)
_BEFORE = (STARTER, THROW_OFF)
_WORDS_OF = {"turn": (1, 1), "again": (1, 6), "votes": (1, 6), "throws": (1, 6), "winner": (1, 1), "round": (1, 1)}


# -- writing -----------------------------------------------------------------------------------------------------------
def _phase_line(s: Any) -> str:
    name = next(word for word, number in PHASES.items() if number == s.phase)
    about = {MOVE: str(s.die), ASK: code_of(int(s.asked)), TIE: codes_text(int(s.tied))}
    return f"{name} {about[int(s.phase)]}" if s.phase in about else name


def _side_line(s: Any, seat: int) -> str:
    if s.gone[seat]:
        return f"{LETTERS[seat]} gone"
    if not s.placed[seat]:
        return f"{LETTERS[seat]} new"
    words = [LETTERS[seat], space_name(int(s.at[seat])), codes_text(int(s.wedges[seat]))]
    if s.wedges[seat] == ALL_WEDGES and s.at[seat] == HUB_SPACE and not s.home[seat]:
        words.append("away")
    return " ".join(word for word in words if word)


def write_position(s: Any) -> str:
    """The record as lines of text, `?` for what is unknown. `read_position` with the same options is its inverse."""
    seats = range(int(s.seats))
    lines = [_phase_line(s), f"turn {LETTERS[int(s.turn)]}", *(_side_line(s, seat) for seat in seats)]
    if s.phase == VOTING:
        lines.append("votes " + " ".join(vote_text(int(s.votes[seat])) for seat in seats))
    if s.phase == THROW_OFF:
        lines.append("throws " + " ".join(str(s.throws[seat] or "-") for seat in seats))
        lines.append("again " + " ".join(LETTERS[seat] for seat in seats if s.tied >> seat & 1))
    if s.phase == OVER_NOW:
        lines.append(f"winner {LETTERS[int(s.won)]}")
    return "\n".join([*lines, f"round {s.round}"]) + "\n"


# -- reading -----------------------------------------------------------------------------------------------------------
def _bad(what: str, line: str = "", **args: str | int) -> NoReturn:
    """Raise: `what` is the message `position-…`, `line` the one in which it stands."""
    raise BadPosition("error-pursuit-position", reason=Msg(f"position-{what}", dict(args)), line=line)


def _number(word: str, low: int, high: int, line: str) -> int:
    if not (word.isascii() and word.isdigit() and low <= int(word) <= high):
        _bad("number", line, word=word, low=low, high=high)
    return int(word)


def _seat(s: Any, word: str, line: str) -> int:
    seat = LETTERS.casefold().find(word.casefold()) if len(word) == 1 else -1
    if not 0 <= seat < s.seats:
        _bad("seat", line, word=word, last=LETTERS[s.seats - 1])
    return seat


def _mask(words: list[str], line: str) -> int:
    mask = 0
    for word in words:
        category = category_of(word)
        if category < 0:
            _bad("category", line, word=word)
        if mask >> category & 1:
            _bad("wedge-twice", line, word=word)
        mask |= 1 << category
    return mask


def read_position(text: str, options: Any, s: Any) -> None:
    """Fill the zeroed record `s`. Raises BadPosition with a sentence that says which line is wrong and why."""
    setup(s, options)
    s.turn = 0
    s.tied = 0
    s.drawer = -1
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    lines = [" ".join(line.split()) for line in lines if line]
    if not lines:
        _bad("no-phase", known=", ".join(PHASES))
    _read_phase(s, lines[0])
    for seat in range(int(s.seats)):  # with own colours whoever is not mentioned has been placed, unless that goes on
        s.placed[seat] = int(not s.own_start or s.phase not in (*_BEFORE, PLACE))
    told: set[str] = set()
    for line in lines[1:]:
        key, *words = line.split()
        low = key.casefold()
        if low in told:
            _bad("said-twice", line)
        told.add(low)
        if low in _WORDS_OF:
            least, most = _WORDS_OF[low]
            if not least <= len(words) <= most:
                _bad("words", line, key=low, least=least, most=most)
            _read_about(s, low, words, line)
        elif len(low) == 1 and low in LETTERS.casefold():
            _read_side(s, _seat(s, key, line), words, line)
        else:
            _bad("key", line, word=key)
    _settle(s, told)
    _check(s)


def _read_phase(s: Any, line: str) -> None:
    key, *words = line.split()
    if key.casefold() not in PHASES:
        _bad("phase", line, word=key, known=", ".join(PHASES))
    s.phase = PHASES[key.casefold()]
    wanted = 1 if s.phase in (MOVE, ASK) else 2 if s.phase == TIE else 0
    if len(words) < wanted or (s.phase != TIE and len(words) > wanted):
        _bad("phase-words", line)
    if s.phase == MOVE:
        s.die = _number(words[0], 1, FACES, line)
    elif s.phase == ASK:
        s.asked = _mask(words, line).bit_length() - 1
    elif s.phase == TIE:
        s.tied = _mask(words, line)


def _read_about(s: Any, key: str, words: list[str], line: str) -> None:
    if key == "turn":
        s.turn = _seat(s, words[0], line)
    elif key == "winner":
        s.won = _seat(s, words[0], line)
    elif key == "round":
        s.round = _number(words[0], 0, LONGEST, line)
    elif key == "again":
        s.tied = sum({1 << _seat(s, word, line) for word in words})
    elif len(words) != s.seats:
        _bad("each-seat", line, key=key, count=int(s.seats))
    elif key == "votes":
        for seat, word in enumerate(words):
            vote = vote_of(word)
            if vote is None:
                _bad("vote", line, word=word)
            s.votes[seat] = vote
    else:
        for seat, word in enumerate(words):
            s.throws[seat] = 0 if word == "-" else _number(word, 1, FACES, line)


def _read_side(s: Any, seat: int, words: list[str], line: str) -> None:
    first = words[0].casefold() if words else ""
    if first in ("gone", "new"):
        if len(words) > 1:
            _bad("side-words", line, word=first)
        if first == "gone" and not s.leaving:
            _bad("gone-option", line)
        if first == "new" and not s.own_start:
            _bad("new-option", line)
        s.gone[seat] = int(first == "gone")
        s.placed[seat] = 0
        return
    space = space_number(first)
    if space < 0:
        _bad("space", line, word=first)
    away = words[-1].casefold() == "away"
    named = words[1:-1] if words[-1].casefold() in ("away", "home") else words[1:]
    s.at[seat] = space
    s.placed[seat] = 1
    s.wedges[seat] = _mask(named, line)
    on_hub = space == HUB_SPACE and s.wedges[seat] == ALL_WEDGES
    if words[-1].casefold() in ("away", "home") and not on_hub:
        _bad("home", line)
    if away and not s.miss_leaves:
        _bad("away-option", line)
    s.home[seat] = int(on_hub and not away)


def _settle(s: Any, told: set[str]) -> None:
    """Fill in what follows from what was said."""
    if s.phase == THROW_OFF:
        if "again" not in told:
            s.tied = (1 << int(s.seats)) - 1
        waits = [seat for seat in range(s.seats) if s.tied >> seat & 1 and not s.throws[seat]]
        if not waits or s.tied.bit_count() < 2:
            _bad("thrown")
        s.drawer = waits[0]
    elif s.phase == STARTER:
        s.drawer = -1
    else:
        s.drawer = int(s.turn)


def _check(s: Any) -> None:
    """Raises BadPosition for a position that no game can come to. `s` has been filled line by line."""
    seats = range(int(s.seats))
    turn = int(s.turn)
    if s.phase in _BEFORE:
        _check_before(s)
        return
    if s.gone[turn] and s.phase != OVER_NOW:
        _bad("turn-gone", seat=LETTERS[turn])
    if s.phase == OVER_NOW:
        if s.won < 0 or s.gone[s.won] or not (s.home[s.won] or (s.leaving and sides_in(s) == 1)):
            _bad("winner")
    elif sides_in(s) == 1 and s.seats > 1:
        _bad("last-left")
    for seat in seats:
        full = s.wedges[seat] == ALL_WEDGES
        if full and not s.home[seat] and not (s.exact or s.miss_leaves):
            _bad("six-go-home", seat=LETTERS[seat])
        if not s.placed[seat] and not s.gone[seat] and seat == turn and s.phase not in (PLACE, OVER_NOW):
            _bad("not-placed", seat=LETTERS[seat])
    _check_phase(s, turn)


def _check_before(s: Any) -> None:
    if s.seats < 2 or (s.phase == THROW_OFF) != (s.starter == 1) or any(s.wedges) or any(s.at) or any(s.gone):
        _bad("before")


def _check_phase(s: Any, turn: int) -> None:
    """What the phase asks of the side whose turn it is."""
    at, home, phase = int(s.at[turn]), bool(s.home[turn]), int(s.phase)
    name = LETTERS[turn]
    if phase in _FINAL and not home:
        _bad("not-final", seat=name)
    if phase in (ROLL_NOW, DIE, MOVE, CHOOSE, PLACE) and home:
        _bad("final-due", seat=name)
    if phase == PLACE and (s.placed[turn] or not s.own_start):
        _bad("place", seat=name)
    if phase == CHOOSE and (at != HUB_SPACE or s.wedges[turn] == ALL_WEDGES):
        _bad("choose", seat=name)
    if phase == ASK and not home:
        if KIND[at] == ROLL_AGAIN or (at != HUB_SPACE and COLOUR[at] != s.asked):
            _bad("asked", seat=name, space=space_name(at), category=code_of(int(s.asked)))
        if at == HUB_SPACE and s.wedges[turn] == ALL_WEDGES:
            _bad("choose", seat=name)
    if phase == LOT:
        return
    if phase in (VOTING, TIE) and sides_in(s) < 2:
        _bad("vote-alone")
    if phase == VOTING:
        voters = [seat for seat in range(s.seats) if seat != turn and not s.gone[seat]]
        others = [seat for seat in range(SEATS_MAX) if seat not in voters]
        open_votes = any(s.votes[seat] < 0 for seat in voters)
        if not open_votes or any(s.votes[seat] >= 0 for seat in others):
            _bad("votes")
    elif any(vote != NO_VOTE for vote in s.votes):
        _bad("votes")
    if phase == TIE and left_of(s, turn) == turn:
        _bad("vote-alone")
