"""A game that is well under way: figures all over the castle, tiles in sight. Written onto both tables alike."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from roquefort.slow import CHEESE, Referee
from roquefort.slow_castle import BESIDE, CENTRE, FIELDS, OPEN, PLACES

ROOMS = "ABCDEFGHIJKLMNOPQR"


def more_cheese(game: Referee, rng: random.Random) -> None:
    """Everybody has some cheese already, and lost some mice: the end is nearer."""
    for seat in range(game.players):
        for kind in rng.sample(CHEESE, rng.randint(0, game.target - 1)):
            if sum(kind in kinds for kinds in game.cheese) < 4:
                game.cheese[seat].add(kind)
        for m in (3, 2)[: rng.randint(0, 2)]:
            game.mice[seat][m] = "x"


def scatter(game: Referee, rng: random.Random, liking: Callable[[str], float]) -> None:
    """Figures on fields and in the pantry, and what lies under and round them. Nobody has a pair, nobody falls."""
    fields, inside = rng.sample(FIELDS, len(FIELDS)), list(PLACES)
    if game.options["pantry"]:
        rng.shuffle(inside)
    else:
        inside.clear()
    if game.gonzola:
        if game.options["gonzola_pantry"] and len(inside) == 4 and rng.random() < 0.15:
            game.gonzola = inside.pop()
        elif rng.random() < (0.2 if game.options["gonzola_hop"] else 0.7):
            game.gonzola = fields.pop()
        else:
            fields.remove(CENTRE)
        beside = rng.choice(sorted(BESIDE[CENTRE]))
        if beside in fields:  # the last is taken first
            fields.remove(beside)
            fields.append(beside)
        game.ribbon = rng.choice([None, *range(game.players)])
    for row in game.mice:
        for m, at in enumerate(row):
            if at != "x" and rng.random() < 0.75:
                row[m] = inside.pop() if len(inside) > 1 and rng.random() < 0.2 else fields.pop()
    for seat, row in enumerate(game.mice):
        if CENTRE in row and game.gonzola:
            game.ribbon = seat
    here = game.taken()
    game.covered -= {game.room[at] for at in here if at in game.room} | set(rng.sample(ROOMS, rng.randint(0, 5)))
    give_out(game, rng, liking)


def give_out(game: Referee, rng: random.Random, liking: Callable[[str], float]) -> None:
    for tile in [*game.lie.values(), *game.free]:
        tile.kind = None if tile.kind != "gonzola" else tile.kind
    places = sorted(game.to_see(), key=lambda place: (place not in game.taken(), rng.random()))
    if game.taken() & set(PLACES):  # then somebody has seen the way in
        door = game.tile(places.pop(0))
        assert door
        door.kind = "passage"
    for place in places:
        kinds = game.unseen()
        for seat in range(game.players):
            team = game.team(seat)
            if place in team.values():
                under = {game.kind(at) for at in team.values() if at in game.lie or at in PLACES}
                for kind in under & set(CHEESE):
                    del kinds[str(kind)]
        if place in OPEN and place != game.gonzola and place in game.taken():  # nobody falls
            del kinds["trap"]
        names = sorted(kinds)
        seen = game.tile(place)
        assert seen
        seen.kind = rng.choices(names, [kinds[name] * liking(name) for name in names])[0]


def copy_to(game: Referee, s: Any, places: dict[str, int], kinds: dict[str | None, int]) -> None:
    """The referee's table, into the engine's record."""
    s.covered = sum(1 << bit for bit, room in enumerate(ROOMS) if room in game.covered)
    for c, name in enumerate(OPEN):
        s.kind[s.lie[c]] = kinds[game.kind(name)]
        s.last_seen[s.lie[c]] = 0 if game.kind(name) is None else s.round + 1
    for f, tile in enumerate(game.free):
        s.kind[s.free[f]] = kinds[tile.kind]
        s.last_seen[s.free[f]] = s.round + 1
    for seat, row in enumerate(game.mice):
        s.taken[seat] = sum(1 << k for k, kind in enumerate(CHEESE) if kind in game.cheese[seat])
        for m, at in enumerate(row):
            s.mouse[seat, m] = places[at]
    if game.gonzola:
        s.gonzola = places[game.gonzola]
        s.ribbon = -1 if game.ribbon is None else game.ribbon
