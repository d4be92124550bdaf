"""What a viewer reads of an event: the sentences, by message id, and where on the boards it happened.

Everything is worked out from what the viewer may know: the observed and shown record before and after the event.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cheeseboard.kernel import EVERYONE, SPECTATOR, Game, Told
from cheeseboard.match.events import DESK, END, MESSAGE, MOVE, SEAT, UNDO
from cheeseboard.match.streams import Entry
from cheeseboard.toolkit.scene import Msg


def audible(told: Told, viewer: int) -> bool:
    """Is an effect addressed to a viewer?"""
    return told.audience == EVERYONE or (viewer != SPECTATOR and bool(told.audience >> viewer & 1))


@dataclass(frozen=True, slots=True)
class Narrator:
    """Writes stream entries for one game."""

    game: Game

    def move(self, before: Any, after: Any, seat: int, action: int, *, by: str, effects: Sequence[Told]) -> Entry:
        """An action that the viewer hears of, with the effects addressed to it."""
        text = self.game.notation.write_move(before, seat, action)
        label = self.game.scene.move_label(before, seat, action)
        return self._entry(MOVE, seat, after, effects, text=text, by=by, says=(label,))

    def draw(self, kind: str, before: Any, after: Any, drawer: int, *, outcome: int, effects: Sequence[Told]) -> Entry:
        """A draw that the viewer hears of."""
        label = self.game.notation.draw_label(before)
        text = self.game.notation.write_draw(before, outcome)
        says = (Msg("log-desk" if kind == DESK else "log-draw", {"label": label, "outcome": text}),)
        return self._entry(kind, drawer, after, effects, text=text, label=label, says=says)

    def told(self, seat: int, after: Any, effects: Sequence[Told]) -> Entry:
        """Only effects: the viewer hears that something happened, not what was done."""
        return self._entry("told", seat, after, effects)

    def undo(self, seat: int, by: str) -> Entry:
        """A move was taken back."""
        return Entry(0, UNDO, seat, by=by, says=(Msg("log-undo", {"seat": seat + 1}),))

    def seat(self, seat: int, kind: str, name: str, text: str) -> Entry:
        """A seat was handed over."""
        says = Msg(f"log-seat-{kind}", {"seat": seat + 1, "name": name})
        return Entry(0, SEAT, seat, text=text, says=(says,))

    def message(self, view: Any, seat: int, name: str, node: str, by: str) -> Entry:
        """A private signal between seats of one team."""
        scene = self.game.scene.scene(view, seat)
        label = next((signal.label for signal in scene.signals if signal.name == name), name)
        spot = next((one.label for board in scene.boards for one in board.nodes if one.id == node and one.label), None)
        args: dict[str, str | int | Msg] = {"seat": seat + 1, "signal": label}
        says = Msg("log-signal-at", {**args, "node": spot or node}) if node else Msg("log-signal", args)
        text = f"{name} {node}".rstrip()
        return Entry(0, MESSAGE, seat, text=text, by=by, says=(says,), nodes=(node,) if node else ())

    def end(self, scores: Sequence[int], ranks: Sequence[int], text: str) -> Entry:
        """The game is over."""
        best = [seat for seat, rank in enumerate(ranks) if rank == 0]
        if len(best) == 1:
            says = Msg("log-end-one", {"seat": best[0] + 1, "points": scores[best[0]]})
        else:
            says = Msg("log-end-several", {"seats": ", ".join(str(seat + 1) for seat in best)})
        return Entry(0, END, -1, text=text, says=(says,))

    def _entry(
        self,
        kind: str,
        seat: int,
        after: Any,
        effects: Sequence[Told],
        *,
        text: str = "",
        label: str = "",
        by: str = "",
        says: tuple[Msg, ...] = (),
    ) -> Entry:
        clauses = self.game.clauses
        nodes: dict[str, None] = {}
        named: list[tuple[str, int, int, int]] = []
        lines = [] if effects else list(says)  # what the rules tell says it better, and says it once
        for told in effects:
            effect = effect_of(self.game, told.effect)
            named.append((effect.id, told.seat, told.a, told.b))
            lines.append(Msg(effect.message, clauses.effect_args(after, told)))
            nodes.update(dict.fromkeys(clauses.effect_nodes(told)))
        return Entry(
            0, kind, seat, text=text, label=label, by=by, effects=tuple(named), says=tuple(lines), nodes=tuple(nodes)
        )


def effect_of(game: Game, code: int) -> Any:
    """The effect with this code. LookupError for a code that the game's clauses.py does not have."""
    for effect in game.clauses.EFFECTS:
        if effect.code == code:
            return effect
    raise LookupError(f"{game.id}: no effect has the code {code}")


def clause_of(game: Game, code: int) -> Any:
    """The clause with this code. LookupError for a code that the game's clauses.py does not have."""
    for clause in game.clauses.CLAUSES:
        if clause.code == code:
            return clause
    raise LookupError(f"{game.id}: no clause has the code {code}")
