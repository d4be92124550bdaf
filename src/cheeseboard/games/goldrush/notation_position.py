"""Positions as text, both ways. Somebody with the game's page before them can write one; `?` is what is not known.

    place R07                    the phase: draw | place R07 | sheriff | action | tokens A | final A | over
    turn B                       whose turn it is
    o START^                     the tiles, in the order in which they were placed: place, tile, where its north points
    e1 R02>
    n1e1 M17^
    e2 C01>
    cowboys A e1 railroad        a seat's cowboys: tile and area, as moves call them; `-` = in supply
    cowboys B -, e2 city
    tent B o                     the mountain under a seat's tent
    stacks o 1, n1e1 0           tokens on mountains
    hand A 3                     values of a seat's tokens; `?2` = two tokens that the reader may not know
    supply 61                    tokens in the supply
    gone M01                     tiles that left the game
    scored A railroad-double 4   what a seat has scored, by kind: how many of them

And where it is so:

    sheriff n2e3                 where the Sheriff stands; `aside` otherwise
    owed A 2, B 1                while tokens are taken: how many are still to come
    boxed 3                      tokens out of the game
    deck R07 R12                 all that is left in the stack, instead of what is gone
    placed A                     who placed the last tile, where it is not the player before
    round 12                     turns begun before this one, where it is not the usual number

`#` starts a comment. Only the phase is needed. What is left out is as at the set-up, or the plainest thing that fits:
it is A's turn, the start tile alone lies there, no figure is on the map, each unfinished mountain holds a token for
each of its nuggets, the supply holds the rest, and no tile has left the game (at its end: all have). In `tokens A`
that seat takes the next token, in `final A` too, when the game ends. What lies on the map is joined, finished and
scored by itself; in `sheriff` and `action` what the last tile has finished is not scored yet. Kinds that are scored:
railroad, railroad-double, nuggets, city, graveyard, end-railroad, end-nuggets, end-city, end-graveyard, tipis, herds.
The options of the match are not part of the text.
"""

from __future__ import annotations

from typing import Any

from cheeseboard.games.goldrush.box import BOX, FACES, TURNS, VALUES, WORTH, place_name
from cheeseboard.games.goldrush.notation_names import (
    LETTERS,
    PHASES,
    SCORED,
    area,
    in_game,
    mountain,
    unscored_mountains,
    usual_placer,
    usual_round,
)
from cheeseboard.games.goldrush.notation_reading import read_position
from cheeseboard.games.goldrush.rules_map import spot_of
from cheeseboard.games.goldrush.rules_state import BLANK, FINAL, NO_FACE, NOWHERE, OVER_NOW, PLACING, TAKING

__all__ = ["read_position", "write_position"]


def _phase_line(s: Any) -> str:
    phase = int(s.phase)
    name = next(word for word, number in PHASES.items() if number == phase)
    if phase == PLACING:
        return f"{name} {BOX.faces[int(s.drawn)].id}"
    return f"{name} {LETTERS[int(s.drawer)]}" if phase in (TAKING, FINAL) else name


def _figure_lines(s: Any) -> list[str]:
    lines = []
    for seat in range(int(s.seats)):
        spots = [int(spot) for spot in s.cowboy.tolist()[seat]]
        while spots and spots[-1] == NOWHERE:
            spots.pop()
        if spots:
            names = ["-" if spot == NOWHERE else area(s, spot) for spot in spots]
            lines.append(f"cowboys {LETTERS[seat]} {', '.join(names)}")
    lines += [
        f"tent {LETTERS[seat]} {mountain(s, int(s.tent[seat]))}"
        for seat in range(int(s.seats))
        if s.tent[seat] != NOWHERE
    ]
    if s.sheriff != NOWHERE:
        lines.append(f"sheriff {mountain(s, int(s.sheriff))}")
    return lines


def _token_lines(s: Any) -> list[str]:
    stacks = [f"{mountain(s, spot_of(s, root))} {s.extra[root]}" for root in unscored_mountains(s)]
    lines = [f"stacks {', '.join(stacks)}"] if stacks else []
    for seat in range(int(s.seats)):
        if s.hand[seat, 0] == BLANK:
            lines.append(f"hand {LETTERS[seat]} ?{s.held[seat]}")
        elif s.held[seat]:
            values = [str(WORTH[v]) for v in range(VALUES) for _ in range(int(s.hand[seat, v]))]
            lines.append(f"hand {LETTERS[seat]} {' '.join(values)}")
    owed = [f"{LETTERS[seat]} {s.owed[seat]}" for seat in range(int(s.seats)) if s.owed[seat]]
    if owed:
        lines.append(f"owed {', '.join(owed)}")
    lines.append(f"supply {s.supply}")
    if s.boxed:
        lines.append(f"boxed {s.boxed}")
    return lines


def _stack_lines(s: Any) -> list[str]:
    """The stack: what is left of it or what has left the game, whichever is shorter."""
    used = [0] * FACES
    for face in s.face.tolist()[: int(s.tiles)]:
        used[face] += 1
    if s.drawn != NO_FACE:
        used[int(s.drawn)] += 1
    left = s.left.tolist()
    gone = [face for face in range(FACES) for _ in range(in_game(s, face) - used[face] - left[face])]
    deck = [face for face in range(FACES) for _ in range(left[face])]
    if s.phase in (FINAL, OVER_NOW):
        return []
    if len(deck) < len(gone):
        return [f"deck {' '.join(BOX.faces[face].id for face in deck) or '-'}"]
    return [f"gone {' '.join(BOX.faces[face].id for face in gone)}"] if gone else []


def _score_lines(s: Any) -> list[str]:
    lines = []
    for seat in range(int(s.seats)):
        counts = s.tally.tolist()[seat]
        scored = [f"{name} {count}" for name, count in zip(SCORED, counts, strict=True) if count]
        if scored:
            lines.append(f"scored {LETTERS[seat]} {', '.join(scored)}")
    return lines


def write_position(s: Any) -> str:
    """The record as lines of text, `?` for what is unknown. `read_position` with the same options is its inverse."""
    phase, tiles, seat = int(s.phase), int(s.tiles), int(s.turn_of)
    lines = [_phase_line(s), f"turn {LETTERS[seat]}"]
    faces, turns, places = s.face.tolist(), s.turn.tolist(), s.place.tolist()
    lines += [f"{place_name(places[t])} {BOX.faces[faces[t]].id}{TURNS[turns[t]]}" for t in range(tiles)]
    lines += _figure_lines(s) + _token_lines(s) + _stack_lines(s) + _score_lines(s)
    if s.placer != usual_placer(phase, tiles, seat, int(s.seats)):
        lines.append(f"placed {LETTERS[int(s.placer)]}")
    if s.round != usual_round(phase, tiles):
        lines.append(f"round {s.round}")
    return "\n".join(lines) + "\n"
