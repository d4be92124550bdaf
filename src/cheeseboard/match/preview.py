"""What a move would do, worked out from what its seat may know: the rules run on a copy of the view.

They run up to the first thing that hangs on what the viewer does not know. Until there all is sure and is shown; what
comes after stays open. Draws are steps of their own and are never made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cheeseboard.kernel import SPECTATOR, Game, IllegalMove, States, clone
from cheeseboard.kernel import listening as listen
from cheeseboard.match import names
from cheeseboard.match.narrate import Narrator, audible, clause_of
from cheeseboard.toolkit.scene import Msg, Node, Scene

GUESSES = 3  # ways of filling the blanks that are compared with the view: what differs in one of them is a blank


@dataclass(frozen=True, slots=True)
class Preview:
    """What is sure about a move that nobody has played yet."""

    label: Msg  # the move in words
    says: tuple[Msg, ...]  # what the rules would tell the viewer, in order
    nodes: tuple[Node, ...]  # things that would look different, as they would look then
    gains: tuple[int, ...] | None  # points each seat would win at once (or lose, below 0); None = that stays open
    whole: bool  # False: what comes after hangs on something that the viewer does not know


class Ground:
    """What all previews of one position share. It is made once, so that each of 300 moves costs a move and a scene."""

    def __init__(self, game: Game, states: States, viewer: int, scene: Scene, called: Sequence[names.Name]) -> None:
        """`states`: the viewer's observed record; `scene`: what it shows now; `called`: names of the seats."""
        self.game = game
        self.states = states = _unaided(game, states)
        self.viewer = viewer
        self.called = called
        self._nodes = _nodes(scene)
        self._scores = game.scores(states)
        self._blanks = _blanks(game, states, viewer)

    def preview(self, action: int) -> Preview:
        """What an action of the viewer would do. Raises `IllegalMove` with the clause that forbids it."""
        game, viewer = self.game, self.viewer
        code = game.refusal(self.states, viewer, action)
        if code:
            clause = clause_of(game, code)
            raise IllegalMove(clause.message, clause.id, clause.id, game=game.id)
        tried = clone(self.states)
        with listen() as effects:
            whole = self._apply(tried, action)
        after = game.observed(tried, viewer)
        seen = game.view(game.shown(after))
        told = Narrator(game).told(viewer, seen, [effect for effect in effects if audible(effect, viewer)])
        return Preview(
            label=game.scene.move_label(game.view(game.shown(self.states)), viewer, action),
            says=tuple(names.filled(msg, self.called) for msg in told.says),
            nodes=self._ghosts(game.scene.scene(seen, viewer)),
            gains=self._gains(after) if whole else None,
            whole=whole,
        )

    def _apply(self, tried: States, action: int) -> bool:
        """Play the action on a copy of the view, up to the first blank that is read; False if there was one."""
        s = self.game.view(tried)
        for name, blank in self._blanks.items():
            slot = name if blank.ndim else f"_{name}"  # as kernel/view.py names them
            object.__setattr__(s, slot, _Guarded(getattr(s, slot), np.atleast_1d(blank).copy()))
        try:
            self.game.rules.apply(s, self.viewer, action)
        except _Unknown:
            return False
        return True

    def _gains(self, after: States) -> tuple[int, ...]:
        return tuple(new - old for new, old in zip(self.game.scores(after), self._scores, strict=True))

    def _ghosts(self, then: Scene) -> tuple[Node, ...]:
        now = self._nodes
        ahead = {part for move in then.moves for part in move.parts}  # places for the next move: not this one's doing
        changed = {i: n for i, n in _nodes(then).items() if i not in now or _looks(now[i]) != _looks(n)}
        return tuple(n for i, n in changed.items() if i in now or i not in ahead)


def _unaided(game: Game, states: States) -> States:
    """Without what a viewer must remember by itself: a preview may not help (`forget` of the game's knowledge.py)."""
    forget = getattr(game.knowledge, "forget", None)
    if forget is None:
        return states
    mine = clone(states)
    forget(game.view(mine))
    return mine


class _Unknown(Exception):
    """The rules have asked for something that the viewer does not know."""


class _Guarded:
    """A field of a record some of whose values are blank: reading one of those stops the preview."""

    __slots__ = ("_blank", "_values")

    def __init__(self, values: Any, blank: Any) -> None:
        self._values = values  # memoryview
        self._blank = blank  # array of bool, of the same shape

    def __getitem__(self, index: Any) -> int:
        if self._blank[index]:
            raise _Unknown
        value: int = self._values[index]
        return value

    def __setitem__(self, index: Any, value: int) -> None:
        self._values[index] = value
        self._blank[index] = False

    def __len__(self) -> int:
        return len(self._values)


def _blanks(game: Game, states: States, viewer: int) -> dict[str, Any]:
    """Which values of the view are blank: field name -> array of bool, for fields that have any."""
    rng = game.rng(1)
    guesses = [game.determinized(states, viewer, rng) for _ in range(GUESSES)]
    anybody = game.observed(states, SPECTATOR)
    unseen = _unseen(game, states, viewer)
    secret = game.secret(states) and not unseen
    found = {}
    for name in states.dtype.names or ():
        known = np.asarray(states[name][0])
        blank = np.any([guess[name][0] != known for guess in guesses], axis=0)
        if secret and game.State.fields[name].hidden:
            # "Not done yet" and "who knows" may look the same here: what a spectator sees as well may be either.
            blank = blank | (anybody[name][0] == known)
        for index in unseen.get(name, ()):
            blank[index] = True
        if np.any(blank):
            found[name] = np.asarray(blank)
    return found


def _unseen(game: Game, states: States, viewer: int) -> dict[str, list[Any]]:
    """What the game itself says that the viewer cannot know in a secret round (`unseen` of its knowledge.py)."""
    tell = getattr(game.knowledge, "unseen", None)
    found: dict[str, list[Any]] = {}
    if tell is not None and viewer >= 0 and game.secret(states):
        for name, index in tell(game.view(states), viewer):
            found.setdefault(name, []).append(index)
    return found


def _nodes(scene: Scene) -> dict[str, Node]:
    return {node.id: node for board in scene.boards for node in board.nodes}


def _looks(n: Node) -> tuple[Any, ...]:
    """What can be seen of a node. Its words for those who cannot see it, and its touch target, make no ghost."""
    return (n.symbol, n.x, n.y, n.size, n.angle, n.state, n.count, n.seat, n.text)
