"""Previews tell nothing that does not come true, and everything that the viewer can know; for every game."""

# ruff: noqa: A002
from __future__ import annotations

import random

import pytest

from cheeseboard.kernel import IllegalMove, clone, listening
from cheeseboard.match import Match, names, new
from cheeseboard.match.narrate import Narrator, audible
from cheeseboard.match.preview import Preview
from cheeseboard.toolkit.scene import Node
from properties.shelf import IDS, a_match, options_of


def came_true(match: Match, seat: int, action: int, seen: Preview) -> None:
    """Play it on a copy of the true state and compare with what was foreseen."""
    game, now = match.game, match.view(seat)
    true = clone(match.referee.states)
    if hasattr(game.knowledge, "forget"):  # a preview does not remember for people: see Ground
        game.knowledge.forget(game.view(true))
    with listening() as effects:
        game.apply(true, seat, action)
    known = game.observed(true, seat)
    shown = game.view(game.shown(known))
    heard = Narrator(game).told(seat, shown, [effect for effect in effects if audible(effect, seat)]).says
    told = tuple(names.filled(msg, now.called) for msg in heard)
    if not seen.whole:
        assert [msg.id for msg in seen.says] == [msg.id for msg in told[: len(seen.says)]]
        assert seen.gains is None
        return
    assert seen.says == told
    assert seen.gains == tuple(b - a for a, b in zip(now.scores, game.scores(known), strict=True))
    then = game.scene.scene(shown, seat)
    after = {node.id: node for board in then.boards for node in board.nodes}
    before = {node.id: node for board in now.picture.boards for node in board.nodes}
    ghosts = {node.id: node for node in seen.nodes}
    assert all(after[name] == node for name, node in ghosts.items())

    def moved(name: str, node: Node) -> bool:
        old = before.get(name)
        return old is None or (old.symbol, old.x, old.y, old.angle) != (node.symbol, node.x, node.y, node.angle)

    ahead = {part for move in then.moves for part in move.parts if part not in before}  # places for the next move
    assert not ahead & set(ghosts), "a ghost shows what the move does, not where one could go on"
    assert {name for name, node in after.items() if moved(name, node)} - ahead <= set(ghosts)


@pytest.mark.parametrize("id", IDS)
def test_what_is_foreseen_comes_true(id: str) -> None:
    rng, whole, moves = random.Random(2), 0, 0
    for options in options_of(id)[:6]:
        match = a_match(id, options, seed=rng.randrange(1000))
        for _ in range(12):
            if match.over:
                break
            seat = rng.choice(match.to_move)
            view = match.view(seat)
            before = view.states.tobytes()
            for move in rng.sample(view.moves, min(4, len(view.moves))):
                seen = view.preview(move)
                assert seen.label == move.msg
                came_true(match, seat, move.action, seen)
                whole, moves = whole + seen.whole, moves + 1
            assert view.states.tobytes() == before
            match.play(rng.choice(view.moves), seat)
    assert moves > 20
    assert whole > 10  # a preview that never says anything would come true as well


def test_a_look_is_foreseen_up_to_what_is_hidden() -> None:
    match = new("chou", players=2, seed=3)
    for text in ("1-a1", "2-e3"):
        match.play(text, 0)
    look = match.view(1).preview(match.read("A-10?c2", 1))
    assert not look.whole
    assert [node.id for node in look.nodes] == ["pawn:A"]
    assert [msg.id for msg in look.says] == ["effect-walked"]
    assert look.gains is None
    walk = match.view(1).preview(match.read("A-6", 1))
    assert walk.whole
    assert walk.gains == (0, 0)


def test_it_is_the_same_whatever_is_hidden() -> None:
    seen = []
    for nights in (("1-a1", "2-e3"), ("2-d1", "1-b4"), ("1-c2", "2-a3")):
        match = new("chou", players=2, seed=3, arrows="A6")
        for text in nights:
            match.play(text, 0)
        view = match.view(1)
        seen.append([view.preview(move) for move in view.moves])
    assert seen[0] == seen[1] == seen[2]


def test_what_is_illegal_is_refused_with_its_clause() -> None:
    match = new("chou", players=2, seed=3)
    legal = {move.action for move in match.view(0).moves}
    illegal = next(action for action in range(match.game.ACTIONS) if action not in legal)
    with pytest.raises(IllegalMove) as refused:
        match.view(0).preview(illegal)
    assert refused.value.clause
