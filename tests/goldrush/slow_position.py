"""Positions as text, for the slow referee: what the game's page says, as far as our scenarios need it."""

from __future__ import annotations

from collections import Counter

from goldrush.slow import ORDER, Referee
from goldrush.slow_map import Spot
from goldrush.slow_notation import NoMove, area_of, place_of
from goldrush.slow_tiles import BY_ID, FACES, TOKENS

SCORED = {
    **{"railroad": ("railroad", 1), "railroad-double": ("railroad", 2), "nuggets": ("mountain", 1)},
    **{"city": ("city", 3), "graveyard": ("graveyard", 1)},
}


def spot_of(game: Referee, text: str) -> Spot:
    """`n2e3 railroad:e`, or `n2e3:s` for a mountain."""
    where, _, area = text.strip().partition(" ")
    if not area:
        where, _, suffix = where.partition(":")
        area = f"mountain:{suffix}" if suffix else "mountain"
    kind, _, suffix = area.partition(":")
    tile = game.map.at[place_of(where)]
    return tile, area_of(game, tile, kind, suffix)


def read_position(game: Referee, text: str) -> None:
    """Set a fresh table as the lines say; what they leave out is as the game's page says."""
    lines = [line.split("#")[0].split() for line in text.strip().splitlines()]
    phase, *drawn = lines[0]
    rest, tiles = {}, []
    for key, *words in lines[1:]:
        try:
            tiles.append((*place_of(key), words[0]))
        except NoMove:
            name = f"{key} {words.pop(0)}" if key in ("cowboys", "tent", "hand", "scored") else key
            rest[name] = " ".join(words)
    for number, (north, east, tile) in enumerate(tiles, 1):
        was = game.looks() if number == len(tiles) else {}
        lay(game, north, east, tile)
        if phase in ("sheriff", "action"):  # what the last tile has finished is not scored yet
            done = [f for kind in ORDER for f in game.map.features(kind) if game.map.complete(f)]
            game.fresh = [f for f in done if not any(was.get(spot) for spot in f.spots)]
    game.turn = "ABCDE".index(rest.get("turn", "A"))
    figures(game, rest)
    tokens(game, rest)
    used = Counter(one.face for one in game.map.laid) + Counter(BY_ID[name] for name in drawn)
    gone = Counter(BY_ID[name] for name in rest.get("gone", "").split())
    whole = [f.copies if game.options["sheriff"] or not f.star else 0 for f in FACES]
    game.deck = [n - used[i] - gone[i] for i, n in enumerate(whole)]
    if "deck" in rest:
        left = Counter(BY_ID[name] for name in rest["deck"].split() if name != "-")
        game.deck = [left[i] for i in range(len(FACES))]
    before = (game.turn - 1) % game.players if len(game.map.laid) > 1 else 0
    game.last = before if phase in ("draw", "place") else game.turn
    if "placed" in rest:
        game.last = "ABCDE".index(rest["placed"])
    game.phase, game.hand = phase, BY_ID[drawn[0]] if drawn else -1


def lay(game: Referee, north: int, east: int, tile: str) -> None:
    face, turn = BY_ID[tile[:-1]], "^>v<".index(tile[-1])
    if (north, east) == (0, 0):
        assert tile == "START^"
        return
    assert game.map.fits(face, north, east, turn), f"{tile} does not fit"
    game.map.lay(face, north, east, turn)


def figures(game: Referee, rest: dict[str, str]) -> None:
    for name, what in rest.items():
        key, _, letter = name.partition(" ")
        if not letter:
            continue
        seat = "ABCDE".index(letter)
        if key == "cowboys":
            game.cowboys[seat] = [spot_of(game, word) for word in what.split(",") if word.strip() != "-"]
        if key == "tent":
            game.tents[seat] = spot_of(game, what)
        if key == "hand":
            game.hands[seat] = [int(value) for value in what.split()]
        if key == "scored":
            for part in what.split(","):
                kind, count = part.split()
                line = SCORED[kind]
                game.lines[seat][line] += int(count)
                game.track[seat] += int(count) * line[1]
    if "sheriff" in rest and rest["sheriff"] != "aside":
        game.sheriff = spot_of(game, rest["sheriff"])


def tokens(game: Referee, rest: dict[str, str]) -> None:
    """Each unfinished mountain has a token a nugget, or as many as the line says; the supply has the rest."""
    game.tokens.clear()
    for mountain in [*game.unfinished_mountains(), *(f for f in game.fresh if f.kind == "mountain")]:
        for spot in mountain.spots:
            game.tokens[spot] = game.map.area(spot).nuggets
    for part in filter(None, rest.get("stacks", "").split(",")):
        where, height = part.rsplit(" ", 1)
        spot = spot_of(game, where)
        for other in game.map.feature(spot).spots:
            game.tokens[other] = 0
        game.tokens[spot] = int(height)
    game.boxed = int(rest.get("boxed", 0))
    held = sum(map(len, game.hands)) + sum(game.tokens.values()) + game.boxed
    game.supply = sum(TOKENS.values()) - held
    assert int(rest.get("supply", game.supply)) == game.supply, f"the supply must be {game.supply}"
