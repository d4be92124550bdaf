"""Rules narrate: interpreted it is heard, by whoever listens last."""

from __future__ import annotations

from cheeseboard.kernel import EVERYONE, Game, Told, listening, tell
from kernel.toy.codes import ANSWERED, BIDS_OPEN, LAP_ENDS


def test_nobody_listens() -> None:
    tell(EVERYONE, 1)


def test_blocks_nest() -> None:
    with listening() as outer:
        tell(1, 2, 3, 4, 5)
        with listening() as inner:
            tell(2, 3)
        tell(4, 5)
    assert outer == [Told(1, 2, 3, 4, 5), Told(4, 5)] and inner == [Told(2, 3, -1, 0, 0)]


def test_a_game_tells_what_happens() -> None:
    game = Game("kernel.toy")
    states = game.new({"laps": 1})
    game.draw(states, 0)
    game.draw(states, 3)
    with listening() as heard:
        game.apply(states, 1, 2)
        assert heard == []
        game.apply(states, 0, 1)
        assert heard == [Told(EVERYONE, BIDS_OPEN, 1, 2)]
        game.apply(states, 0, 7)
        game.apply(states, 1, 7)
        game.draw(states, 1)
    assert heard[1:] == [Told(EVERYONE, ANSWERED, 1, 1, 12), Told(EVERYONE, LAP_ENDS, -1, 1)]
    assert game.scores(states) == [0, 12] and game.ranks(states) == [1, 0] and game.actors(states) == 0
