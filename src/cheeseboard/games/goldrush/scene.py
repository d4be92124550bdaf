"""The state as a picture, moves as clicks: what one viewer sees, what to do now, and in which words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cheeseboard.games.goldrush import knowledge, notation, rules
from cheeseboard.games.goldrush import scene_hand as hand
from cheeseboard.games.goldrush import scene_map as area
from cheeseboard.games.goldrush.box import KIND, KIND_NAMES, MOST_SEGMENTS, TURNS, VALUES, WORTH, place_name
from cheeseboard.games.goldrush.rules_state import (
    ACTING,
    COWBOY,
    DIG,
    DRAWING,
    FINAL,
    LEGAL_MAX,
    NOWHERE,
    OVER_NOW,
    PASS,
    PLACE,
    PLACING,
    SENDING,
    SHERIFF,
    TENT,
    State,
    root_at,
)
from cheeseboard.games.goldrush.scene_faces import LETTERS, seat_word, spot_name
from cheeseboard.toolkit.scene import Args, Button, Card, Inside, Move, Msg, Scene, Sign, Tally
from cheeseboard.toolkit.seeing import actions_of, as_seen

SIGNS = ("nugget", "locomotive", "tipi", "herd", "station", "town", "star", "last")


def scene(s: Any, seat: int) -> Scene:
    """Everything the viewer (-1 = a spectator) sees; a record that is not observed yet gives the same picture."""
    seen = as_seen(State, knowledge, s, seat)
    actions = actions_of(rules.legal, LEGAL_MAX, seen, seat)
    moves = tuple(_move(seen, seat, action) for action in actions)
    lit = frozenset(part for move in moves for part in move.parts) if seen.phase != PLACING else frozenset()
    return Scene(
        boards=(area.board(seen, seat, lit), hand.board(seen, seat)),
        prompt=_prompt(seen, seat, actions),
        ends=_ends(seen, seat),
        cards=_cards(actions),
        moves=moves,
        seats=tuple(_tally(seen, one) for one in range(seen.seats)),
        signs=_signs(seen),
        status=_status(seen),
    )


def inside(s: Any, seat: int, node: str) -> Inside | None:
    """What is left in the stack of tiles: the same for everybody."""
    del seat
    return hand.inside(s, node)


def tried(s: Any, seat: int) -> list[int]:
    """Every code worth a why-not: all turns of all open places, every mountain of every tile, cowboys, dig, end."""
    del seat
    places = [PLACE + 4 * code + turn for code in s.open_place[: s.open_places] for turn in range(4)]
    peaks = range(2 * int(s.tiles))
    cowboys = range(COWBOY, COWBOY + MOST_SEGMENTS)
    return [*sorted(places), *(SHERIFF + peak for peak in peaks), *(TENT + peak for peak in peaks), *cowboys, DIG, PASS]


# -- moves -------------------------------------------------------------------------------------------------------------
def move_label(s: Any, seat: int, action: int) -> Msg:
    """The move in words, for the list of moves and the log."""
    if action < SHERIFF:
        return _placing(action).label
    if action < COWBOY:
        peak = action - (SHERIFF if action < TENT else TENT)
        name, _, side = area.peak_name(s, peak >> 1, peak & 1).partition(":")
        args: Args = {"place": name, "side": side or "none"}
        if action < TENT:
            return Msg("move-sheriff", args)
        return Msg("move-tent", {**args, "moved": "no" if s.tent[seat] == NOWHERE else "yes"})
    if action < DIG:
        local, tile = action - COWBOY, s.tiles - 1
        kind = KIND[s.face[tile], local]
        side = spot_name(s.face[tile], s.turn[tile], local).partition(":")[2]
        return Msg("move-cowboy", {"kind": KIND_NAMES[kind] if kind >= 0 else "none", "side": side or "none"})
    if action == DIG:
        tent = s.tent[seat]
        return Msg("move-dig", {"count": 0 if tent == NOWHERE else s.extra[root_at(s, tent)]})
    return Msg("move-end")


def parts(s: Any, seat: int, action: int) -> frozenset[str]:
    """What a person clicks for this action, in any order."""
    if action < SHERIFF:
        return _placing(action).parts
    if action < TENT:
        peak = action - SHERIFF
        return frozenset({"sheriff", f"spot:{area.peak_name(s, peak >> 1, peak & 1)}"})
    if action < COWBOY:
        peak = action - TENT
        return frozenset({_tent_part(s, seat), f"spot:{area.peak_name(s, peak >> 1, peak & 1)}"})
    if action < DIG:
        return frozenset({"supply:cowboy", area.spot_node(s, action - COWBOY)})
    if action == DIG:
        tent = s.tent[seat]
        return frozenset({area.sack_node(s, tent) if tent != NOWHERE else "tokens:none"})
    return frozenset({"button:end"})


def _tent_part(s: Any, seat: int) -> str:
    return "supply:tent" if s.tent[seat] == NOWHERE else f"tent:{LETTERS[seat]}"


@lru_cache(maxsize=16384)
def _placing(action: int) -> Move:
    """A placement: the same move wherever in the game."""
    name, turn = place_name((action - PLACE) >> 2), action & 3
    return Move(
        name + TURNS[turn],
        frozenset({"hand", f"place:{name}", f"turn:hand:{90 * turn}"}),
        Msg("move-place", {"place": name, "turn": ("n", "e", "s", "w")[turn]}),
    )


def _move(s: Any, seat: int, action: int) -> Move:
    if action < SHERIFF:
        return _placing(action)
    text = notation.write_move(s, seat, action)
    return Move(text, parts(s, seat, action), move_label(s, seat, action), final=action >= TENT)


# -- words -------------------------------------------------------------------------------------------------------------
def side(s: Any, seat: int) -> Msg:
    """What the seat plays: everybody digs, drives and farms for itself."""
    del s, seat
    return Msg("side-settler")


def _prompt(s: Any, seat: int, actions: list[int]) -> Msg:
    mine = seat >= 0 and seat == s.turn_of
    who: Args = {"seat": seat_word(s.turn_of)}
    if s.phase == OVER_NOW:
        return _result(s)
    if s.phase == DRAWING:
        return Msg("prompt-draw", who)
    if s.phase == PLACING:
        return Msg("prompt-place") if mine else Msg("prompt-wait-place", who)
    if s.phase == SENDING:
        return Msg("prompt-sheriff") if mine else Msg("prompt-wait-sheriff", who)
    if s.phase == ACTING:
        return Msg("prompt-act", {"can": _can(actions)}) if mine else Msg("prompt-wait-act", who)
    taker: Args = {"seat": seat_word(max(int(s.drawer), 0))}
    return Msg("prompt-final" if s.phase == FINAL else "prompt-tokens", taker)


def _can(actions: list[int]) -> tuple[str | Msg, ...]:
    """What the seat may use now, for a list: "a cowboy on the new tile, your tent"."""
    kinds = (("cowboy", COWBOY, DIG), ("tent", TENT, COWBOY), ("dig", DIG, PASS))
    found = [name for name, low, high in kinds if any(low <= action < high for action in actions)]
    return tuple(Msg(f"can-{name}") for name in found)


def _result(s: Any) -> Msg:
    points = [rules.points(s, seat) for seat in range(s.seats)]
    best = max(points)
    won = tuple(seat_word(seat) for seat, n in enumerate(points) if n == best)
    return Msg("prompt-over", {"seats": won, "count": len(won), "points": best})


def _ends(s: Any, seat: int) -> Msg | None:
    """What ends the turn that runs now."""
    if s.phase == OVER_NOW:
        return None
    if s.phase not in (PLACING, SENDING, ACTING):
        return Msg("ends-draw")
    step = {PLACING: "place", SENDING: "sheriff", ACTING: "act"}[s.phase]
    return Msg("ends-turn", {"step": step, "own": "yes" if seat == s.turn_of else "no", "left": int(s.stack)})


def _cards(actions: list[int]) -> tuple[Card, ...]:
    """The choice that lies on no board: to do nothing more."""
    if PASS not in actions:
        return ()
    return (Card("choices", Msg("card-act"), buttons=(Button("end", Msg("button-end")),)),)


def _tally(s: Any, seat: int) -> Tally:
    tent = "home" if s.tent[seat] == NOWHERE else "out"
    stock = Msg("role-stock", {"cowboys": hand.spare(s, seat), "tent": tent})
    held = int(s.held[seat])
    note = None
    if held:
        known = s.hand[seat, 0] <= held
        worth = sum(s.hand[seat, v] * WORTH[v] for v in range(VALUES)) if known else 0
        note = Msg("note-tokens", {"count": held, "worth": worth, "known": "yes" if known else "no"})
    return Tally(None, rules.points(s, seat), note, "goldrush-cowboy", stock)


def _signs(s: Any) -> tuple[Sign, ...]:
    """What the drawings on tiles mean."""
    names = [name for name in SIGNS if (name != "star" or s.sheriff_plays) and (name != "last" or s.tiles > 1)]
    return tuple(Sign(f"goldrush-{'' if name == 'last' else 'sign-'}{name}", Msg(f"sign-{name}")) for name in names)


def _status(s: Any) -> Msg:
    """What is left: public at any time."""
    return Msg("status", {"tiles": int(s.stack), "tokens": int(s.supply)})
