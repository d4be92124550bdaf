"""What a viewer reads of an event: the sentences, by message id, and where on the boards it happened.

Everything is worked out from what the viewer may know: the observed and shown record before and after the event.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cheeseboard.kernel import EVERYONE, SPECTATOR, Game, Told
from cheeseboard.match import names
from cheeseboard.match.events import CLOCK, DESK, DICE, END, MESSAGE, MOVE, SEAT, UNDO
from cheeseboard.match.streams import TIME_UP, Entry
from cheeseboard.toolkit.desk import Heard, Say
from cheeseboard.toolkit.scene import Args, Msg


def audible(told: Told, viewer: int) -> bool:
    """Is an effect addressed to a viewer?"""
    return told.audience == EVERYONE or (viewer != SPECTATOR and bool(told.audience >> viewer & 1))


@dataclass(frozen=True, slots=True)
class Narrator:
    """Writes stream entries for one game. Names of seats are filled in when the stream takes an entry; see `names`."""

    game: Game

    def move(self, before: Any, after: Any, seat: int, action: int, *, by: str, effects: Sequence[Told]) -> Entry:
        """An action that the viewer hears of, with the effects addressed to it."""
        text = self.game.notation.write_move(before, seat, action)
        label = self.game.scene.move_label(before, seat, action)
        entry = self._entry(MOVE, seat, after, effects, text=text, by=by, says=(label,))
        if by == CLOCK:
            entry = replace(entry, says=(Msg(TIME_UP, {"seat": names.later(seat)}), *entry.says))
        return entry

    def draw(self, kind: str, before: Any, after: Any, drawer: int, *, outcome: int, effects: Sequence[Told]) -> Entry:
        """A draw that the viewer hears of."""
        label = self.game.notation.draw_label(before)
        text = self.game.notation.write_draw(before, outcome)
        says = (Msg("log-desk" if kind == DESK else "log-draw", {"label": label, "outcome": text}),)
        return self._entry(kind, drawer, after, effects, text=text, label=label, says=says)

    def said(self, said: Say, heard: Heard) -> Entry:
        """A message at the desk, as its viewer hears it."""
        called = [names.later(seat) for seat in range(len(names.COLOURS))]
        says = tuple(names.spoken(msg, called) for msg in heard.says)
        return Entry(0, DESK, said.seat, text=heard.text, by=said.by, says=says)

    def told(self, seat: int, after: Any, effects: Sequence[Told]) -> Entry:
        """Only effects: the viewer hears that something happened, not what was done."""
        return self._entry("told", seat, after, effects)

    def undo(self, seat: int, by: str) -> Entry:
        """A move was taken back."""
        return Entry(0, UNDO, seat, by=by, says=(Msg("log-undo", {"seat": names.later(seat)}),))

    def seat(self, seat: int, kind: str, name: str, text: str) -> Entry:
        """A seat was handed over."""
        says = Msg(f"log-seat-{kind}", {"seat": names.colour(seat), "name": name})
        return Entry(0, SEAT, seat, text=text, says=(says,))

    def dice(self, gave: Sequence[int], seats: int, text: str) -> Entry:
        """The dice are settled; `gave`: the seats that have a nonce of their own in them."""
        if len(gave) == seats:
            says = Msg("log-dice-all")
        elif gave:
            says = Msg("log-dice-some", {"seats": tuple(map(names.later, gave)), "count": len(gave)})
        else:
            says = Msg("log-dice-none")
        return Entry(0, DICE, -1, text=text, says=(says,))

    def message(self, view: Any, seat: int, name: str, node: str, by: str) -> Entry:
        """A private signal between seats of one team."""
        scene = self.game.scene.scene(view, seat)
        label = next((signal.label for signal in scene.signals if signal.name == name), name)
        # The name written on the thing, "c2"; what it is and bears is for those who cannot see it.
        spot = next((one.text or one.label for board in scene.boards for one in board.nodes if one.id == node), None)
        args: Args = {"seat": names.later(seat), "signal": label}
        says = Msg("log-signal-at", {**args, "node": spot or node}) if node else Msg("log-signal", args)
        text = f"{name} {node}".rstrip()
        return Entry(0, MESSAGE, seat, text=text, by=by, says=(says,), nodes=(node,) if node else ())

    def end(self, s: Any, scores: Sequence[int], ranks: Sequence[int], text: str) -> Entry:
        """The game is over: how it ended and, where the game speaks of sides, who is on the one that won."""
        says = [Msg("log-over"), ending(self.game, s, [names.later(seat) for seat in range(len(ranks))], scores, ranks)]
        won = [seat for seat, rank in enumerate(ranks) if rank == 0]
        if own_ending(self.game, s) is not None and len(won) < len(ranks):
            says.append(Msg("log-winners", {"seats": tuple(map(names.later, won)), "count": len(won)}))
        return Entry(0, END, -1, text=text, says=tuple(says))

    def _args(self, after: Any, told: Told, kinds: Sequence[str]) -> Args:
        """Arguments of an effect's sentence; a seat among them goes by its name."""
        args = dict(self.game.clauses.effect_args(after, told))
        for about, value in zip(kinds, (told.seat, told.a, told.b)):
            kind, _, name = about.partition(":")
            if kind == "seat" and name and 0 <= value < after.seats:
                args[name] = names.later(value)
        return args

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
        nodes: dict[str, None] = {}
        named: list[tuple[str, int, int, int]] = []
        lines = [] if effects else list(says)  # what the rules tell says it better, and says it once
        for told in effects:
            effect = effect_of(self.game, told.effect)
            named.append((effect.id, told.seat, told.a, told.b))
            lines.append(Msg(effect.message, self._args(after, told, effect.args)))
            nodes.update(dict.fromkeys(self.game.clauses.effect_nodes(told)))
        return Entry(
            0, kind, seat, text=text, label=label, by=by, effects=tuple(named), says=tuple(lines), nodes=tuple(nodes)
        )


def own_ending(game: Game, s: Any) -> Msg | None:
    """How the game itself says that it has ended; None where it leaves that to `ending`."""
    say = getattr(game.scene, "ending", None)
    return say(s) if say is not None else None


def ending(game: Game, s: Any, called: Sequence[names.Name], scores: Sequence[int], ranks: Sequence[int]) -> Msg:
    """Who has won, in one sentence: the game's own where it has sides, else by points and places.

    `s` is a view of the finished record, `called` what the seats are called.
    """
    own = own_ending(game, s)
    if own is not None:
        return names.spoken(own, called)
    won = [seat for seat, rank in enumerate(ranks) if rank == 0]
    if len(ranks) == 1:
        return Msg("end-alone", {"seat": called[0], "points": scores[0]})
    if len(won) == 1:
        return Msg("end-one", {"seat": called[won[0]], "points": scores[won[0]]})
    seats = tuple(called[seat] for seat in won)
    if len({scores[seat] for seat in won}) == 1:
        return Msg("end-shared", {"seats": seats, "points": scores[won[0]]})
    return Msg("end-together", {"seats": seats})


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
