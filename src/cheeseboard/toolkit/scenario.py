"""Scenarios: the rulebook as examples, in TOML files that somebody can write from the game's page alone.

    game = "chou"
    clause = "day.b-only-around"             # or a list of ids: what this example holds
    title = "A gardener lifts only what lies around"
    options = { players = 2 }
    position = '''…'''                       # or leave it out and start from the set-up
    draws = { "arrows b4" = ["*", "-ne"] }   # by label, each list in order; the rest comes from seed 0
    expect = { to_move = [0] }               # before the first step

    [[step]]
    seat = 0
    play = "1-b4"                            # or refuse = "…" with clause = "…"; or undo = true; or nothing
    expect = { scores = [0, 0] }

With people at the desk (a quiz): `deck` holds the questions as tables, asked in their order, the right option first;
`seen` lists ids that somebody knows. A step may then be `say = "answer 0"`, or `time = true` (time is up at the desk);
`refuse` may be a message, too.

What `expect` may hold: scores, ranks (lists by seat), over (bool), to_move (list of seats), breakdown (seat -> list of
tables with any of clause, count, each, total), told (viewer -> effect ids heard in this step, all, in order), hidden
(viewer -> node ids or fields that it does not know), legal and not_legal (list for the seat to move, or seat -> list),
position (list of lines that the referee's position holds, or viewer -> list), undo (seat -> bool), desk (viewer or
"referee" -> table of facts about the desk, as far as it knows them). A viewer is a seat or "spectator".
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from cheeseboard.kernel.errors import Mistake
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.toml import place

EXPECTS: Final = (
    *(
        "scores",
        "ranks",
        "over",
        "to_move",
        "breakdown",
        "told",
        "hidden",
        "legal",
        "not_legal",
        "position",
        "undo",
        "desk",
    ),
)
_TOP: Final = {"game", "clause", "title", "options", "position", "draws", "deck", "seen", "expect", "step"}
_STEP: Final = {"seat", "play", "say", "time", "refuse", "clause", "undo", "expect", "note"}
SPECTATOR_NAME: Final = "spectator"


class BadScenario(Mistake):
    """A scenario file that cannot be read, or an expectation that does not hold; the sentence says where and what."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: a move, a message at the desk, what is refused, an undo, or only expectations."""

    number: int  # from 1
    seat: int  # -1 = not given
    play: str = ""
    refuse: str = ""
    clause: str = ""  # of a refusal
    undo: bool = False
    say: str = ""  # at the desk
    time: bool = False  # it is up at the desk
    expect: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One example: where it starts, what is drawn, what is played, what must come of it."""

    source: str  # file name, for sentences
    game: str
    clauses: tuple[str, ...]
    title: str
    options: Mapping[str, Any]
    position: str
    draws: Mapping[str, tuple[str, ...]]
    expect: Mapping[str, Any]
    steps: tuple[Step, ...]
    deck: tuple[Mapping[str, Any], ...] = ()  # questions, for the desk; () = it decides by weights
    seen: tuple[str, ...] = ()  # ids of those that somebody at the table knows


def bad(source: str, what: str | Mistake, step: int = 0, **args: Any) -> BadScenario:
    """Something wrong in a file: `what` is the message `scenario-…` or a Mistake; `step` 0 = not in a step."""
    detail = what if isinstance(what, Mistake) else Msg(f"scenario-{what}", args)
    return BadScenario("error-scenario", source=source, step=step, what=detail)


def read_scenario(text: str, source: str) -> Scenario:
    """Read and check one file. Raises `BadScenario` with a sentence that says which key is wrong."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario("error-scenario", source=source, step=0, what=place(error)) from error
    _known(source, raw, _TOP, 0)
    game = _text(source, raw, "game", 0)
    title = _text(source, raw, "title", 0)
    if not game or not title:
        raise bad(source, "missing", key="title" if game else "game")
    steps = raw.get("step", [])
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
        raise bad(source, "steps")
    start = _expect(source, raw, 0)
    if not any(_checks(step) for step in steps) and not start:
        raise bad(source, "nothing")
    return Scenario(
        source=source,
        game=game,
        clauses=_clauses(source, raw),
        title=title,
        options=_table(source, raw, "options"),
        position=_text(source, raw, "position", 0),
        draws=_draws(source, raw),
        expect=start,
        steps=tuple(_step(source, step, number) for number, step in enumerate(steps, 1)),
        deck=_deck(source, raw),
        seen=_seen(source, raw),
    )


def _deck(source: str, raw: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    value = raw.get("deck", [])
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise bad(source, "deck")
    return tuple(value)


def _seen(source: str, raw: Mapping[str, Any]) -> tuple[str, ...]:
    value = raw.get("seen", [])
    if not _texts(value):
        raise bad(source, "seen")
    return tuple(value)


def _checks(step: Mapping[str, Any]) -> bool:
    return bool(step.get("refuse") or step.get("expect"))


def _known(source: str, raw: Mapping[str, Any], known: set[str], step: int) -> None:
    for name in raw:
        if name not in known:
            raise bad(source, "key", step, key=name, known=", ".join(sorted(known)))


def _text(source: str, raw: Mapping[str, Any], name: str, step: int) -> str:
    value = raw.get(name, "")
    if not isinstance(value, str):
        raise bad(source, "text", step, key=name)
    return value


def _table(source: str, raw: Mapping[str, Any], name: str, step: int = 0) -> Mapping[str, Any]:
    value = raw.get(name, {})
    if not isinstance(value, dict):
        raise bad(source, "table", step, key=name)
    return value


def _clauses(source: str, raw: Mapping[str, Any]) -> tuple[str, ...]:
    value = raw.get("clause", [])
    found = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, list) else ()
    if not found or not all(isinstance(one, str) and one for one in found):
        raise bad(source, "clause")
    return found


def _draws(source: str, raw: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    draws = _table(source, raw, "draws")
    for label, texts in draws.items():
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise bad(source, "draws", label=label)
    return {label: tuple(texts) for label, texts in draws.items()}


def _expect(source: str, raw: Mapping[str, Any], step: int) -> Mapping[str, Any]:
    expect = _table(source, raw, "expect", step)
    for name, value in expect.items():
        if name not in EXPECTS:
            raise bad(source, "expect", step, key=name, known=", ".join(EXPECTS))
        _shape(source, name, value, step)
    return expect


def _shape(source: str, name: str, value: Any, step: int) -> None:
    """Raise where the value of an expectation has the wrong form."""
    if name in ("scores", "ranks", "to_move"):
        good = isinstance(value, list) and all(isinstance(one, int) for one in value)
        form = "numbers"
    elif name == "over":
        good, form = isinstance(value, bool), "flag"
    elif name == "undo":
        good = isinstance(value, dict) and all(isinstance(v, bool) for v in value.values())
        form = "seat-flags"
    elif name in ("told", "hidden"):
        good, form = isinstance(value, dict) and all(_texts(v) for v in value.values()), "viewer-texts"
    elif name == "desk":
        good = isinstance(value, dict) and all(isinstance(v, dict) for v in value.values())
        form = "viewer-tables"
    elif name == "breakdown":
        good = isinstance(value, dict) and all(isinstance(v, list) for v in value.values())
        form = "breakdown"
    else:
        good = _texts(value) or (isinstance(value, dict) and all(_texts(v) for v in value.values()))
        form = "seat-texts"
    if not good:
        raise bad(source, form, step, key=name)


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _step(source: str, raw: Mapping[str, Any], number: int) -> Step:
    _known(source, raw, _STEP, number)
    seat = raw.get("seat", -1)
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise bad(source, "number", number, key="seat")
    play, refuse = _text(source, raw, "play", number), _text(source, raw, "refuse", number)
    undo, time = raw.get("undo", False), raw.get("time", False)
    for name, value in (("undo", undo), ("time", time)):
        if not isinstance(value, bool):
            raise bad(source, "flag", number, key=name)
    say = _text(source, raw, "say", number)
    if sum(map(bool, (play, say, time, refuse, undo))) > 1:
        raise bad(source, "one-of", number)
    clause = _text(source, raw, "clause", number)
    if bool(refuse) != bool(clause):
        raise bad(source, "together", number)
    if (refuse or undo or say) and seat < 0:
        raise bad(source, "missing", number, key="seat")
    return Step(number, seat, play, refuse, clause, undo, say, time, _expect(source, raw, number))
