"""Running scenarios: each is a match, played from its start; every expectation is checked where it stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

from cheeseboard.kernel import SPECTATOR, BadOption, Game, IllegalMove, Mistake
from cheeseboard.match import boxes
from cheeseboard.match.match import Match, new
from cheeseboard.toolkit.scenario import SPECTATOR_NAME, Scenario, Step, bad, read_scenario

REFEREE_NAME = "referee"
"""Whoever knows everything, in `desk`."""


def of_game(game: Game) -> list[Scenario]:
    """The scenarios in a game's folder, in the order of their file names. Raises `BadScenario`."""
    folder = resources.files(game.package) / "scenarios"
    if not folder.is_dir():
        return []
    files = sorted((path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda path: path.name)
    return [read_scenario(path.read_text("utf-8"), path.name) for path in files]


def load_scenario(path: Path) -> Scenario:
    """The scenario in a file. Raises `BadScenario`."""
    try:
        return read_scenario(path.read_text("utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise bad(path.name, "unreadable") from error


def run(scenario: Scenario, game: Game | None = None) -> Match:
    """Play a scenario and check it. Returns the match as it stands at the end. Raises `BadScenario`.

    `game` is for games that are not on the shelf.
    """
    bundle = game or boxes.game_with(scenario.game)
    if (scenario.deck or scenario.seen) and not bundle.has_desk:
        raise bad(scenario.source, BadOption("error-no-desk", game=bundle.id))
    try:
        deck = bundle.desk.examples(scenario.deck) if scenario.deck else None
        match = new(
            bundle,
            seed=0,
            position=scenario.position,
            draws=scenario.draws,
            deck=deck,
            seen=[bundle.desk.known(deck, one) for one in scenario.seen] if deck is not None else (),
            shuffle=False,
            **scenario.options,
        )
    except Mistake as error:
        raise bad(scenario.source, error) from error
    _known_clauses(scenario, match)
    run_of = _Run(scenario, match)
    run_of.check(scenario.expect, 0, dict.fromkeys(match.referee.viewers, 0))
    for step in scenario.steps:
        run_of.step(step)
    left = {label: texts for label, texts in match.referee.forced.items() if texts}
    if left:
        unused = "; ".join(f"{label} = {', '.join(texts)}" for label, texts in left.items())
        raise bad(scenario.source, "unused", draws=unused)
    return match


def _known_clauses(scenario: Scenario, match: Match) -> None:
    known = {clause.id for clause in match.game.clauses.CLAUSES}
    for clause in (*scenario.clauses, *(step.clause for step in scenario.steps if step.clause)):
        if clause not in known:
            raise bad(scenario.source, "no-clause", game=scenario.game, clause=clause)


@dataclass(frozen=True, slots=True)
class _Run:
    scenario: Scenario
    match: Match

    def step(self, step: Step) -> None:
        """Do one step and check what it expects."""
        before = {viewer: len(stream.entries) for viewer, stream in self.match.referee.streams.items()}
        seat = step.seat if step.seat >= 0 else None
        try:
            if step.play:
                self.match.play(step.play, seat)
            elif step.say:
                self.match.say(step.seat, step.say)
            elif step.time:
                self.match.time_up()
            elif step.undo:
                self.match.undo(step.seat)
            elif step.refuse:
                self.refuse(step)
        except Mistake as error:
            if error.id == "error-scenario":
                raise
            move = step.play or step.say or step.refuse or ("time" if step.time else "undo")
            raise bad(self.scenario.source, "move", step.number, move=move, reason=error) from error
        self.check(step.expect, step.number, before)

    def refuse(self, step: Step) -> None:
        """The move must be refused, by the clause named."""
        try:
            self.match.fork().enter(step.refuse, step.seat)
        except IllegalMove as error:
            if error.clause != step.clause:
                args = {"move": step.refuse, "found": error.clause or error.id, "wanted": step.clause}
                raise bad(self.scenario.source, "other-clause", step.number, **args) from error
            return
        raise bad(self.scenario.source, "allowed", step.number, move=step.refuse, clause=step.clause)

    def check(self, expect: Mapping[str, Any], number: int, before: Mapping[int, int]) -> None:
        """Check all expectations of a step; `before` is the length of each stream when it began."""
        for name, wanted in expect.items():
            getattr(self, f"_{name}")(wanted, number, before)

    def fail(self, number: int, name: str, wanted: object, found: object) -> None:
        """Raise unless the two are equal; `name` is what stands in the file: "told.1" for `told = { 1 = … }`."""
        if wanted != found:
            raise bad(self.scenario.source, "differs", number, key=name, wanted=repr(wanted), found=repr(found))

    def _scores(self, wanted: Sequence[int], number: int, _: object) -> None:
        self.fail(number, "scores", list(wanted), self.match.game.scores(self.match.referee.states))

    def _ranks(self, wanted: Sequence[int], number: int, _: object) -> None:
        self.fail(number, "ranks", list(wanted), self.match.game.ranks(self.match.referee.states))

    def _over(self, wanted: bool, number: int, _: object) -> None:
        self.fail(number, "over", wanted, self.match.over)

    def _to_move(self, wanted: Sequence[int], number: int, _: object) -> None:
        self.fail(number, "to_move", sorted(wanted), list(self.match.to_move))

    def _undo(self, wanted: Mapping[str, bool], number: int, _: object) -> None:
        for seat, may in wanted.items():
            self.fail(number, f"undo.{seat}", may, self.match.can_undo(self._seat(seat, number)))

    def _breakdown(self, wanted: Mapping[str, Any], number: int, _: object) -> None:
        for seat, lines in wanted.items():
            view = self.match.game.view(self.match.referee.states)
            terms = self.match.game.clauses.terms(view, self._seat(seat, number))
            found = [{"clause": t.clause, "count": t.count, "each": t.each, "total": t.total} for t in terms]
            short = [{k: row.get(k) for k in line} for line, row in zip(lines, found)] + found[len(lines) :]
            self.fail(number, f"breakdown.{seat}", list(lines), short)

    def _desk(self, wanted: Mapping[str, Mapping[str, Any]], number: int, _: object) -> None:
        module, talk = self.match.game.desk, self.match.referee.talk
        if talk is None:
            raise bad(self.scenario.source, "no-desk", number)
        for who, facts in wanted.items():
            known = talk if who == REFEREE_NAME else module.observe(talk, self._viewer(who, number))
            found = module.facts(known)
            for name, value in facts.items():
                if name not in found:
                    raise bad(self.scenario.source, "fact", number, name=name, known=", ".join(found))
                self.fail(number, f"desk.{who}.{name}", value, found[name])

    def _told(self, wanted: Mapping[str, Sequence[str]], number: int, before: Mapping[int, int]) -> None:
        for who, ids in wanted.items():
            viewer = self._viewer(who, number)
            entries = self.match.referee.streams[viewer].entries[before[viewer] :]
            heard = [effect[0] for entry in entries for effect in entry.effects]
            self.fail(number, f"told.{who}", list(ids), heard)

    def _hidden(self, wanted: Mapping[str, Sequence[str]], number: int, _: object) -> None:
        for who, names in wanted.items():
            viewer = self._viewer(who, number)
            for name in names:
                if self._knows(viewer, name, number):
                    raise bad(self.scenario.source, "hidden", number, name=name, viewer=who)

    def _knows(self, viewer: int, name: str, number: int) -> bool:
        """Does the viewer's scene hold the node, or its record the field's (or one element's) true value?"""
        found = re.fullmatch(r"(\w+)(?:\[(\d+)\])?", name)
        if found and found[1] in self.match.game.State.fields:
            truth, known = self.match.referee.states[0][found[1]], self.match.referee.observed(viewer)[0][found[1]]
            if not found[2]:
                return bool((truth == known).all())
            if int(found[2]) >= truth.size:
                raise bad(self.scenario.source, "elements", number, name=name, count=int(truth.size))
            return bool(truth.flat[int(found[2])] == known.flat[int(found[2])])
        if found and "[" in name:
            raise bad(self.scenario.source, "field", number, name=found[1])
        referee = self.match.referee
        if name in self._nodes(referee.seen(viewer), viewer):
            return True
        # What is nowhere on the table, though everything lies open, is misspelt: it would be hidden from everybody.
        if not any(name in self._nodes(referee.s, seat) for seat in referee.viewers):
            raise bad(self.scenario.source, "thing", number, name=name)
        return False

    def _nodes(self, s: Any, viewer: int) -> set[str]:
        """The nodes of a record's picture, drawn for a viewer."""
        scene = self.match.game.scene.scene(s, viewer)
        return {node.id for board in scene.boards for node in board.nodes}

    def _legal(self, wanted: Any, number: int, _: object) -> None:
        for seat, texts in self._by_seat(wanted, number):
            for text in texts:
                try:
                    self.match.read(text, seat)
                except Mistake as error:
                    args = {"move": text, "seat": seat, "reason": error}
                    raise bad(self.scenario.source, "not-legal", number, **args) from error

    def _not_legal(self, wanted: Any, number: int, _: object) -> None:
        for seat, texts in self._by_seat(wanted, number):
            for text in texts:
                try:
                    self.match.read(text, seat)
                except IllegalMove:
                    continue
                except Mistake as error:
                    raise bad(self.scenario.source, "move", number, move=text, reason=error) from error
                raise bad(self.scenario.source, "legal", number, move=text, seat=seat)

    def _position(self, wanted: Any, number: int, _: object) -> None:
        views = wanted if isinstance(wanted, dict) else {"": wanted}
        for who, lines in views.items():
            view = self.match.referee.seen(self._viewer(who, number)) if who else self.match.referee.s
            text = self.match.game.notation.write_position(view)
            found = [line.strip() for line in text.splitlines()]
            for line in lines:
                if line.strip() not in found:
                    raise bad(self.scenario.source, "line", number, line=line.strip(), position=f"\n{text}")

    def _by_seat(self, wanted: Any, number: int) -> Iterable[tuple[int, Sequence[str]]]:
        if isinstance(wanted, dict):
            return [(self._seat(seat, number), texts) for seat, texts in wanted.items()]
        if len(self.match.to_move) != 1:
            seats = ", ".join(map(str, self.match.to_move))
            raise bad(self.scenario.source, "which-seat", number, seats=seats)
        return [(self.match.to_move[0], wanted)]

    def _seat(self, name: str, number: int) -> int:
        if not name.isdecimal() or int(name) >= len(self.match.seats):
            raise bad(self.scenario.source, "seat", number, seat=name)
        return int(name)

    def _viewer(self, name: str, number: int) -> int:
        return SPECTATOR if name == SPECTATOR_NAME else self._seat(name, number)
