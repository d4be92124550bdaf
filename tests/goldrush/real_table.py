"""A match of the public API beside the slow referee: moves as text, and what every viewer may read."""

from __future__ import annotations

import random
from typing import Any

from goldrush import people, slow_notation
from goldrush.slow import Referee
from goldrush.slow_notation import place_text, short, write
from goldrush.slow_tiles import BY_ID, FACES


def page(game: Referee, viewer: int | None) -> set[str]:
    """Lines that the viewer's position must hold."""
    lines = set()
    for one in game.map.laid:
        lines.add(f"{place_text(one.north, one.east)} {FACES[one.face].id}{'^>v<'[one.turn]}")
    for seat, hand in enumerate(game.hands):
        if hand:
            known = viewer == seat or game.phase == "over"
            values = " ".join(map(str, sorted(hand))) if known else f"?{len(hand)}"
            lines.add(f"hand {'ABCDE'[seat]} {values}")
        tent = game.tents[seat]
        if tent is not None:
            lines.add(f"tent {'ABCDE'[seat]} {mountain(game, tent)}")
    lines.add(f"supply {game.supply}")
    if game.phase in ("place", "action", "sheriff"):
        lines.add(f"place {FACES[game.hand].id}" if game.phase == "place" else game.phase)
        lines.add(f"turn {'ABCDE'[game.turn]}")
    return lines


def mountain(game: Referee, spot: tuple[int, int]) -> str:
    one = game.map.laid[spot[0]]
    return place_text(one.north, one.east) + short(game, spot).removeprefix("mountain")


def cowboys(game: Referee, seat: int) -> list[str]:
    found = []
    for spot in game.cowboys[seat]:
        one = game.map.laid[spot[0]]
        found.append(f"{place_text(one.north, one.east)} {short(game, spot)}")
    return sorted(found)


def compare(game: Referee, match: Any, viewer: int | None) -> None:
    theirs = match.position(viewer).splitlines()
    assert page(game, viewer) <= set(theirs), (page(game, viewer) - set(theirs), theirs)
    for seat in range(game.players):
        head = f"cowboys {'ABCDE'[seat]} "
        named = [line.removeprefix(head).split(", ") for line in theirs if line.startswith(head)]
        assert sorted(name for row in named for name in row if name != "-") == cowboys(game, seat)


class RealTable:
    """A match and a slow game of the same position; the match's dice serve both."""

    def __init__(self, match: Any, game: Referee, rng: random.Random) -> None:
        self.match, self.game, self.rng = match, game, rng
        self.people = people.table(rng, game.players)
        self.seen = 0
        self.draws()

    def draws(self) -> None:
        """What nature has drawn since the last move."""
        for event in self.match.events[self.seen :]:
            if event.kind == "draw" and event.label == "tile":
                self.game.draw(BY_ID[event.text])
            elif event.kind == "draw":
                self.game.take("ABCDE".index(event.label.split()[1]), int(event.text))
        self.seen = len(self.match.events)

    def step(self) -> None:
        """One move, as text, and what everybody may read afterwards."""
        match, game = self.match, self.game
        assert match.to_move == (game.turn,)
        mine = {write(game, move) for move in game.moves()}
        theirs = [str(move) for move in match.moves(game.turn)]
        assert len(theirs) == len(set(theirs))
        assert set(theirs) == mine
        move = people.choose(game, self.people[game.turn], self.rng)
        text = write(game, move)
        assert slow_notation.read(game, text) == move
        match.play(text, seat=game.turn)
        game.play(move)
        self.draws()
        game.check()
        assert list(match.scores) == game.scores()
        compare(game, match, self.rng.choice([None, *range(game.players)]))

    def at_the_end(self) -> None:
        match, game = self.match, self.game
        assert game.phase == "over"
        assert list(match.scores) == game.scores()
        assert list(match.ranking) == game.ranks()
        for seat in range(game.players):
            assert sum(term.total for term in match.breakdown(seat)) == game.scores()[seat]
