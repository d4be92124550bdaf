"""Twin histories: two matches that differ in what one viewer may not know, and in nothing that it is told.

A twin is made from a random match by doing a hidden step otherwise, leaving it out, or adding one, and then playing on
as before: what the viewer hears of must happen again, whatever else comes about. Where in the end the viewer was told
the same and observes the same, every byte sent to it must be the same.
"""

# ruff: noqa: A002
from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from cheeseboard.kernel import CHANCE, SPECTATOR
from cheeseboard.match import Match, saves
from cheeseboard.match.referee import Referee
from cheeseboard.match.streams import Entry
from properties.shelf import a_match, random_step

Step = tuple[str, int, int]
LATE = {"pursuit": "vote\nA HUB GE EN HI AL SN SL"}
"""Games with little to hide before the end: a position from which their models start, where it can be."""
ROOM = 12
"""Hidden steps more than its model that a twin may take before it is given up."""


@dataclass
class Model:
    """A random match, kept as it stood before each of its steps."""

    steps: list[Step] = field(default_factory=list)
    before: list[Referee] = field(default_factory=list)
    heard: list[dict[int, bool]] = field(default_factory=list)  # per step: does a viewer hear exactly what was done?
    end: Referee | None = None


def model(id: str, options: dict[str, Any], seed: int, dice: random.Random) -> Model:
    """A random match of random length; it ends where a seat is to act."""
    made = Model()
    referee = a_match(id, options, seed, LATE.get(id, "")).referee
    length = dice.randrange(2, 80)
    while not referee.over and (len(made.steps) < length or referee.mask == CHANCE):
        kept = referee.fork()
        step = random_step(referee, dice)
        made.before.append(kept)
        made.steps.append(step)
        made.heard.append({viewer: hears(kept, step, viewer) for viewer in kept.viewers})
    made.end = referee
    return made


def hears(referee: Referee, step: Step, viewer: int) -> bool:
    """Does the viewer hear of a step, and exactly what it was?"""
    kind, seat, code = step
    if kind == "move":
        return seat == viewer or referee.game.rules.told(referee.s, seat, code, viewer) == code
    return referee.game.rules.told_draw(referee.s, code, viewer) == code


def twins(id: str, options: dict[str, Any], seed: int, tries: int = 40) -> Iterator[tuple[int, Referee, Referee]]:
    """Pairs (viewer, match, twin) that differ in something hidden and agree in what the viewer is told and observes."""
    dice = random.Random(seed)
    made = model(id, options, seed, dice)
    assert made.end is not None
    if made.end.over:
        return
    hidden = [(at, v) for at, heard in enumerate(made.heard) for v, known in heard.items() if not known]
    if not hidden:
        return
    late = hidden[-12:]  # what is hidden now is mostly recent: half of the changes are made there
    for _ in range(tries):
        at, viewer = dice.choice(late if dice.random() < 0.6 else hidden)
        twin = retold(made, at, viewer, dice)
        if twin is not None and twin.states.tobytes() != made.end.states.tobytes() and alike(made.end, twin, viewer):
            yield viewer, made.end, twin


def retold(made: Model, at: int, viewer: int, dice: random.Random) -> Referee | None:
    """The match with step `at` done otherwise; None where what the viewer heard cannot happen any more."""
    assert made.end is not None
    twin = made.before[at].fork()
    shape = told(made.end, viewer)
    skip = 1
    if dice.random() < 0.75 and not other_step(twin, made.steps[at], viewer, dice):
        return None
    extra = 0
    index = at + skip
    while index < len(made.steps):
        step, known = made.steps[index], made.heard[index][viewer]
        if again(twin, step, viewer, known):
            index += 1
        elif known and other_hidden(twin, viewer):
            other_step(twin, step, viewer, dice)  # others must first finish what the viewer does not see
            extra += 1
        elif known:
            return None
        elif other_hidden(twin, viewer) and dice.random() < 0.8 and other_step(twin, step, viewer, dice):
            index += 1
        else:
            index += 1  # a hidden step fewer
        if extra > ROOM or not begins(shape, told(twin, viewer)):
            return None
    while twin.mask == CHANCE or (other_hidden(twin, viewer) and told(twin, viewer) != shape and extra <= ROOM):
        extra += 1
        if not other_step(twin, ("", -1, -1), viewer, dice):
            return None
    if dice.random() < 0.3 and other_hidden(twin, viewer):
        other_step(twin, ("", -1, -1), viewer, dice)  # perhaps one more
        while twin.mask == CHANCE:
            random_step(twin, dice)
    return twin


def again(twin: Referee, step: Step, viewer: int, known: bool) -> bool:
    """Do a step as the model did it, if it is possible and the viewer hears as much of it."""
    kind, seat, code = step
    if kind == "draw":
        possible = twin.mask < 0 and any(code == one for one, _ in twin.game.chance(twin.states))
    else:
        possible = seat in twin.waiting and not twin.game.rules.refusal(twin.s, seat, code)
    if not possible or hears(twin, step, viewer) != known:
        return False
    if kind == "draw":
        twin.draw(code)
    else:
        twin.move(seat, code)
    return True


def other_hidden(twin: Referee, viewer: int) -> bool:
    """Is it for nature or for somebody other than the viewer to act?"""
    return twin.mask == CHANCE or any(seat != viewer for seat in twin.waiting)


def other_step(twin: Referee, step: Step, viewer: int, dice: random.Random) -> bool:
    """A random step that the viewer does not hear of, other than `step`. False: there is none."""
    options: list[Step] = []
    if twin.mask < 0:
        options = [("draw", -1, one) for one, _ in twin.game.chance(twin.states)]
        hidden = [one for one in options if not hears(twin, one, viewer)]
        chosen = dice.choice(hidden or options)
        twin.draw(chosen[2])
        return True
    for seat in twin.waiting:
        if seat != viewer:
            options += [("move", seat, action) for action in twin.game.legal(twin.states, seat)]
    hidden = [one for one in options if one != step and not hears(twin, one, viewer)]
    if not hidden:
        return False
    _, seat, action = dice.choice(hidden)
    twin.move(seat, action)
    return True


def told(referee: Referee, viewer: int) -> list[Any]:
    """What a viewer was told, without regard to how it was cut into entries."""
    flat: list[Any] = []
    stream = referee.streams[viewer]
    for entry in (*stream.entries, *stream.batch):
        if entry.kind != "told":
            flat.append((entry.kind, entry.seat, entry.label, entry.text))
        flat.extend(entry.effects)
    return flat


def begins(whole: list[Any], part: list[Any]) -> bool:
    """Is `part` a beginning of `whole`?"""
    return whole[: len(part)] == part


def alike(one: Referee, two: Referee, viewer: int) -> bool:
    """Was the viewer told the same, and does it observe the same?"""
    if one.over or two.over or CHANCE in (one.mask, two.mask):
        return False
    return told(one, viewer) == told(two, viewer) and one.observed(viewer).tobytes() == two.observed(viewer).tobytes()


def everything(referee: Referee, viewer: int, words: bool = False) -> dict[str, Any]:
    """All that is sent to a viewer, channel by channel. `words`: sentences and pictures too."""
    match = Match(referee)
    seat = None if viewer == SPECTATOR else viewer
    view = match.view(seat)
    entries = [mask(entry) for entry in view.stream]
    channels: dict[str, Any] = {
        "stream": entries,
        "held back or half told": len(referee.streams[viewer].batch),
        "to move": view.to_move,
        "scores": view.scores,
        "moves": [(move.text, move.action) for move in view.moves],
        "labels": [move.msg for move in view.moves],
        "undo": view.can_undo,
        "position": view.position,
        "scene": view.picture,
        "record": view.states.tobytes(),
        "over": view.over,
        "file": masked_file(referee, match, viewer),
        "representation": repr(view),
    }
    if seat is not None:
        channels["why not"] = [
            referee.game.rules.refusal(referee.known(seat), seat, code) for code in range(0, referee.game.ACTIONS, 37)
        ]
    if words:
        channels["hint"] = view.hint
        channels["svg"] = view.svg("en")
        channels["log"] = view.log("da")
        channels["breakdown"] = [view.breakdown(one) for one in range(len(match.seats))]
    return channels


def mask(entry: Entry) -> Entry:
    """An entry with its seal replaced.

    A seal is an HMAC under a key that is secret until the end: to whoever lacks it, it is noise of fixed length, one
    for each entry. That it has this length is all that can be compared.
    """
    assert len(entry.seal) == 64
    return replace(entry, seal="")


def masked_file(referee: Referee, match: Match, viewer: int) -> bytes:
    """The viewer's file, with seals masked and without the checksum that covers them."""
    lines = saves.dump_view(match, viewer).split(b"\n")
    for k, entry in enumerate(referee.streams[viewer].entries, 2):
        lines[k] = lines[k].replace(entry.seal.encode(), b"*" * 64)
    head, _, _ = lines[-2].rpartition(b'"sum":')
    return b"\n".join([*lines[:-2], head])
