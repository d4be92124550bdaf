"""What does not fit together in a position, although each line alone can be read."""

from __future__ import annotations

from typing import Any, NoReturn

from cheeseboard.games.roquefort.box import (
    CHEESE,
    CORNERS,
    GONZOLA_TILE,
    KIND_NAMES,
    LOST,
    MICE,
    PANTRY,
    PANTRY_MICE,
    PLAIN,
    ROOM,
    ROOM_NAMES,
    ROOM_SQUARES,
    ROOMS,
    SQUARES,
    TOKENS,
)
from cheeseboard.games.roquefort.notation_names import LETTERS, goal_name
from cheeseboard.games.roquefort.rules_moves import keeps_way_down, open_squares
from cheeseboard.games.roquefort.rules_settle import pairs
from cheeseboard.games.roquefort.rules_state import (
    BY_LOSS,
    BY_TARGET,
    COMPOUND,
    HANGING,
    HOP,
    IN_PANTRY,
    IN_TOWER,
    NOWHERE,
    ON_ROOF,
    OVER_NOW,
    RESERVE,
    SETUP,
    bits,
    fallen,
    find,
    holders,
    lifted,
    standing,
    traps,
)
from cheeseboard.kernel import BadPosition
from cheeseboard.toolkit.scene import Msg


def bad(why: Msg, line: str = "") -> NoReturn:
    """Refuse the position: a sentence that says why, and which line it is about."""
    if line:
        raise BadPosition("error-roquefort-position-line", why=why, line=line)
    raise BadPosition("error-roquefort-position", why=why)


def check(s: Any) -> None:
    """Raises BadPosition for a position that no game can come to. `s` has been filled line by line."""
    _check_places(s)
    _check_crowds(s)
    if s.phase in (SETUP, HANGING):
        _check_first_mice(s)
    _check_gonzola(s)
    _check_cheese(s)
    _check_end(s)


def _figures(s: Any) -> list[tuple[str, int]]:
    """Name and place of every figure: "A2", "G"."""
    rows = s.mouse.tolist()[: int(s.seats)]
    found = [(f"{LETTERS[seat]}{m + 1}", int(row[m])) for seat, row in enumerate(rows) for m in range(MICE)]
    return found if s.gonzola == NOWHERE else [*found, ("G", int(s.gonzola))]


def _check_places(s: Any) -> None:
    """Nobody is under a roof, on a trap, or where a module is missing."""
    seen, holes = lifted(s), traps(s)
    for name, at in _figures(s):
        place = goal_name(at) if at < IN_PANTRY + PANTRY else ""
        if at < SQUARES and at not in CORNERS and (seen >> at) & 1 == 0:
            bad(Msg("bad-covered", {"who": name, "place": place, "room": ROOM_NAMES[ROOM[int(s.plan), at]]}))
        if name != "G" and at < SQUARES and (holes >> at) & 1 and s.pending == 0:
            bad(Msg("bad-on-trap", {"who": name, "place": place}))
        if at == IN_TOWER and not s.with_tower:
            bad(Msg("bad-figure-module", {"who": name, "module": "tower"}))
        if at == IN_TOWER and s.tower == NOWHERE and s.phase != HANGING:
            bad(Msg("bad-no-tower"))
        if IN_PANTRY <= at < IN_PANTRY + PANTRY and not s.with_pantry:
            bad(Msg("bad-figure-module", {"who": name, "module": "pantry"}))
    if s.with_tower and s.tower == NOWHERE and s.phase not in (SETUP, HANGING):
        bad(Msg("bad-no-tower"))


def _check_crowds(s: Any) -> None:
    """One figure a place, three in the pantry; Gonzola and the mouse that has just pushed him share a square."""
    there: dict[int, str] = {}
    pushes = f"{LETTERS[int(s.turn)]}{s.hopper + 1}" if s.phase == HOP else ""
    for name, at in _figures(s):
        shared = s.roomy and (at in CORNERS or at == IN_TOWER)
        if at >= IN_PANTRY + PANTRY or shared or (name == "G" and there.get(at) == pushes != ""):
            continue
        if at in there:
            bad(Msg("bad-two-figures", {"who": name, "other": there[at], "place": goal_name(at)}))
        there[at] = name
    inside = sum(1 for at in there if at >= IN_PANTRY)
    if inside > PANTRY_MICE:
        bad(Msg("bad-pantry-full", {"count": PANTRY_MICE}))
    if s.phase == HOP:
        _check_hop(s)


def _check_hop(s: Any) -> None:
    at = int(s.mouse[int(s.turn), int(s.hopper)])
    pushed = s.gonzola_hop and at == s.gonzola and at < SQUARES and find(s, GONZOLA_TILE) == at
    if not pushed or s.pending:
        bad(Msg("bad-hop"))
    if ROOM_SQUARES[int(s.plan), ROOM[int(s.plan), at]] & open_squares(s, int(s.covered), standing(s)) == 0:
        bad(Msg("bad-hop"))


def _check_first_mice(s: Any) -> None:
    """Before the game: who has had a turn has one mouse in a tower, nobody has more."""
    placed = int(s.turn) + int(s.phase == HANGING)
    for seat, row in enumerate(s.mouse.tolist()[: int(s.seats)]):
        ok = (row[0] in CORNERS or row[0] == IN_TOWER) if seat < placed else row[0] == RESERVE
        if not ok or any(at != RESERVE for at in row[1:]):
            bad(Msg("bad-first-mice", {"seat": LETTERS[seat]}))
    hung_by_rider = int(s.turn) < int(s.seats) - 1 or s.seats == 5
    rider = s.mouse[int(s.turn), 0] == IN_TOWER
    if s.phase == HANGING and (not s.with_tower or s.tower != NOWHERE or (hung_by_rider and not rider)):
        bad(Msg("bad-hang"))
    if s.phase == SETUP and s.tower != NOWHERE and not any(row[0] == IN_TOWER for row in s.mouse.tolist()):
        bad(Msg("bad-hang"))


def _check_gonzola(s: Any) -> None:
    if s.gonzola == NOWHERE:
        return
    at = int(s.gonzola)
    if IN_PANTRY <= at < IN_PANTRY + PANTRY and not s.gonzola_pantry:
        bad(Msg("bad-gonzola-pantry"))
    if ON_ROOF <= at < ON_ROOF + ROOMS:
        room = at - ON_ROOF
        if (int(s.covered) >> room) & 1 == 0 or s.roof_run == COMPOUND or s.phase in (SETUP, HANGING):
            bad(Msg("bad-roof", {"room": ROOM_NAMES[room]}))
        if s.phase != OVER_NOW and not keeps_way_down(s, 0, int(s.covered), standing(s)):
            bad(Msg("bad-way-down", {"room": ROOM_NAMES[room]}))
    tile = find(s, GONZOLA_TILE)
    if tile < 0 or s.pending or s.phase == HOP:
        return
    for seat, row in enumerate(s.mouse.tolist()[: int(s.seats)]):
        if tile in row and s.ribbon != seat:
            bad(Msg("bad-ribbon", {"seat": LETTERS[seat]}))


def _check_cheese(s: Any) -> None:
    for kind in range(CHEESE, PLAIN):
        if holders(s, kind) > TOKENS:
            bad(Msg("bad-tokens", {"kind": KIND_NAMES[kind], "count": TOKENS}))
    for seat in range(int(s.seats)):
        new = 0 if s.pending else pairs(s, seat) & ~int(s.taken[seat])
        for kind in range(CHEESE, PLAIN):
            if (new >> (kind - 1)) & 1 and holders(s, kind) < TOKENS:
                bad(Msg("bad-pair", {"seat": LETTERS[seat], "kind": KIND_NAMES[kind]}))


def _check_end(s: Any) -> None:
    """The game is over as soon as it can be, and not before. Notes how it ended."""
    turns = [(int(s.turn) + k) % int(s.seats) for k in range(int(s.seats))]
    winner = next((seat for seat in turns if bits(int(s.taken[seat])) >= s.target), -1)
    loser = next((seat for seat in turns if fallen(s, seat) >= LOST), -1)
    if s.phase == OVER_NOW:
        if winner < 0 and loser < 0:
            bad(Msg("bad-not-over", {"kinds": int(s.target), "mice": LOST}))
        s.winner = winner
        s.ending = BY_TARGET if winner >= 0 else BY_LOSS
    elif winner >= 0:
        bad(Msg("bad-over-cheese", {"seat": LETTERS[winner], "kinds": int(s.target)}))
    elif loser >= 0:
        bad(Msg("bad-over-mice", {"seat": LETTERS[loser], "mice": LOST}))
