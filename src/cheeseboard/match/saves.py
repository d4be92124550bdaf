"""Save files: the referee's, everything in it and verified by replaying, and a viewer's, with seals for later.

A file is text, one JSON value a line: a line that says what it is, the header, the events or entries, and a last line
with the count, the results and the hash of all before it. So a file that was cut short or changed is told apart from
one that was never ours.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cheeseboard.kernel import CHANCE, DESK, SPECTATOR, BadSave, Game, Mistake
from cheeseboard.match import boxes
from cheeseboard.match import events as ev
from cheeseboard.match.dice import BadDice, Dice
from cheeseboard.match.events import Event
from cheeseboard.match.header import FORMAT, Header, Seat, canonical
from cheeseboard.match.match import Match
from cheeseboard.match.recall import recalled, tellings
from cheeseboard.match.referee import Referee
from cheeseboard.toolkit.desk import HOUSE, Say

MAGIC = "cheeseboard"
REFEREE, VIEWER = "referee", "viewer"


def pack_header(match: Match) -> bytes:
    """The header with the secret of the dice: for the referee."""
    return canonical({**match.header.pack(), "secret": match.referee.dice.secret.hex()})


def pack_event(event: Event) -> bytes:
    """One event as it is stored."""
    return canonical(event.pack())


def dump(match: Match) -> bytes:
    """The referee's file."""
    lines = [pack_header(match), *(pack_event(event) for event in match.referee.log)]
    last = {"hash": match.referee.chain, "scores": list(_scores(match)), "over": match.over}
    return _file(REFEREE, lines, last, match.header.format)


def dump_view(match: Match, viewer: int) -> bytes:
    """One viewer's file: what it was told, sealed, and what it may know now. When the game is over, the secret too."""
    header = {**match.header.public(match.referee.key), "viewer": viewer}
    entries = recalled(match.referee, viewer)
    lines = [canonical(header), *(canonical(entry.pack()) for entry in entries)]
    return _file(VIEWER, lines, _last_look(match, viewer), match.header.format)


def _last_look(match: Match, viewer: int) -> dict[str, Any]:
    """What a viewer knows at the end of its file; when the game is over, the secret too."""
    view = match.view(None if viewer == SPECTATOR else viewer)
    last: dict[str, Any] = {"position": view.position, "scores": list(view.scores), "over": match.over}
    return {**last, "secret": match.referee.dice.secret.hex()} if match.over else last


def _scores(match: Match) -> tuple[int, ...]:
    return tuple(match.game.scores(match.referee.states))


def _file(kind: str, lines: Sequence[bytes], last: dict[str, Any], form: int) -> bytes:
    body = b"".join(line + b"\n" for line in [f"{MAGIC} {form} {kind}".encode(), *lines])
    total = hashlib.sha256(body + canonical(last)).hexdigest()
    return body + canonical({"end": len(lines) - 1, **last, "sum": total}) + b"\n"


def write(path: str | Path, data: bytes) -> None:
    """Write a file. Raises `BadSave` with a sentence that says why it cannot be written."""
    try:
        Path(path).write_bytes(data)
    except OSError as error:
        folder = Path(path).parent
        if isinstance(error, FileNotFoundError) and not folder.is_dir():
            raise BadSave("error-save-folder", path=str(path), folder=str(folder)) from error
        raise BadSave("error-save-write", path=str(path)) from error


def load(path: str | Path, game: Game | None = None) -> Match:
    """The match in a referee's file, replayed and verified. Raises `BadSave` with a sentence that says what is wrong.

    `game` is for games that are not on the shelf.
    """
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadSave(
            "error-save-file", f"The file {path} cannot be read: {error.strerror}.", path=str(path)
        ) from error
    return parse(data, game)


def parse(data: bytes, game: Game | None = None) -> Match:
    """Like `load`, from the bytes of a file."""
    kind, lines, last = _lines(data)
    if kind != REFEREE:
        raise BadSave(
            "error-save-viewer", "This is one viewer's file: it can be looked at and verified, but not played on from."
        )
    match = restore(lines[0], lines[1:], game)
    found = {"hash": match.referee.chain, "scores": list(_scores(match)), "over": match.over}
    if canonical(found) != canonical(last):
        raise BadSave("error-save-result", "Replaying this file gives another result than the one written in it.")
    return match


def _lines(data: bytes) -> tuple[str, list[bytes], dict[str, Any]]:
    """Kind, header and event lines, and the last line of a file. Raises `BadSave`."""
    first, _, _ = data.partition(b"\n")
    words = first.decode("utf-8", "replace").split(" ")
    if len(words) != 3 or words[0] != MAGIC or not words[1].isdecimal():
        if data and any(
            f"{MAGIC} {form} ".encode().startswith(data[: len(MAGIC) + 3]) for form in range(1, FORMAT + 1)
        ):
            raise _cut()
        raise BadSave("error-save-foreign", "This is no save file of Cheeseboard.")
    if int(words[1]) > FORMAT:
        raise BadSave(
            "error-save-newer",
            f"This file was written by a newer Cheeseboard (format {words[1]}; this one reads up to {FORMAT}).",
            format=words[1],
            known=FORMAT,
        )
    lines = data.split(b"\n")
    try:
        last = json.loads(lines[-2])
        count, total = last.pop("end"), last.pop("sum")
    except KeyError as error:  # a whole line, but not the last one of a file
        raise _cut() from error
    except (IndexError, ValueError, AttributeError, TypeError, RecursionError) as error:
        raise (_changed() if data.endswith(b"}\n") else _cut()) from error
    if lines[-1]:
        raise _cut()
    body = b"".join(line + b"\n" for line in lines[:-2])
    if hashlib.sha256(body + canonical(last)).hexdigest() != total or not count == len(lines) - 4 >= 0:
        # A whole last line that does not fit: something before it, or in it, is not what was written.
        raise _changed()
    if words[2] not in (REFEREE, VIEWER):
        raise BadSave("error-save-foreign", "This is no save file of Cheeseboard.")
    return words[2], lines[1:-2], last


def _cut() -> BadSave:
    return BadSave("error-save-cut", "This file ends too early: it was cut short.")


def _changed() -> BadSave:
    return BadSave("error-save-changed", "This file was changed after it was written, or damaged.")


def _odd(number: int) -> BadSave:
    return BadSave("error-save-event", f"This file does not verify: event {number} is not what it says.", number=number)


def restore(header: bytes, events: Iterable[bytes], game: Game | None = None) -> Match:
    """A match from its stored header and events, replayed and verified event by event. Raises `BadSave`."""
    about, dice = _header(header)
    bundle = game if game is not None and game.id == about.game else _game(about)
    if about.edition > bundle.edition:
        raise BadSave(
            "error-save-edition",
            f"This match follows edition {about.edition} of the rules; this Cheeseboard knows up to {bundle.edition}.",
            edition=about.edition,
            known=bundle.edition,
        )
    try:
        match = Match(Referee(bundle, about, dice))
    except Mistake as error:
        raise BadSave("error-save-header", reason=error, game=about.game) from error
    if len(about.seats) != len(match.referee.viewers) - 1:
        raise _changed()
    for number, line in enumerate(events, 1):
        try:
            event = Event.unpack(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise _odd(number) from error
        if pack_event(event) != line:
            raise _odd(number)
        replay(match, event, number)
    match.settle()
    return match


def _header(line: bytes) -> tuple[Header, Dice]:
    try:
        raw = json.loads(line)
        about = Header.unpack(raw)
        dice = Dice(about.match, bytes.fromhex(raw["secret"]), about.dice)
    except BadDice as error:
        raise BadSave(error.id, str(error), **error.given) from error
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise _changed() from error
    if canonical({**about.pack(), "secret": dice.secret.hex()}) != line or about.edition < 1:
        raise _changed()
    return about, dice


def _game(about: Header) -> Game:
    try:
        bundle = boxes.boxed(about.game, about.box_text) if about.box_text else boxes.game_with(about.game)
    except Mistake as error:
        raise BadSave("error-save-needs", reason=error) from error
    if boxes.box_id(bundle) != about.box:
        raise BadSave(
            "error-save-box", "This match was played with a box that this Cheeseboard does not have.", game=about.game
        )
    return bundle


def replay(match: Match, event: Event, number: int) -> None:
    """Carry out one stored event. Raises `BadSave` unless it is possible here and hashes to what is stored."""
    referee = match.referee
    if number <= len(referee.log):  # written by the event before: the end of the game
        if referee.log[number - 1] != _like(event, referee.log[number - 1]):
            raise _odd(number)
        return
    try:
        _carry_out(match, event, number)
    except (Mistake, LookupError, ValueError) as error:
        if isinstance(error, BadSave):
            raise
        raise _odd(number) from error
    if len(referee.log) < number or referee.log[number - 1] != _like(event, referee.log[number - 1]):
        raise _odd(number)
    if event.kind == ev.MOVE:
        match.pending = (event.seat, event.key)
    if match.pending and referee.mask != CHANCE:  # the streams are up to date again
        match.remember(*match.pending, ev.MOVE)
        match.pending = None


def _like(event: Event, found: Event) -> Event:
    """The stored event with what replaying adds to it."""
    return replace(event, effects=found.effects, mark=found.mark, heard=found.heard)


def _carry_out(match: Match, event: Event, number: int) -> None:
    referee, game = match.referee, match.game
    if event.kind in (ev.MOVE, ev.UNDO, ev.SEAT, ev.MESSAGE) and not 0 <= event.seat < len(referee.seats):
        raise _odd(number)
    if event.kind == ev.MOVE:
        meant = game.notation.read_move(referee.s, event.seat, event.text)
        fits = [a for a in meant if game.notation.write_move(referee.s, event.seat, a) == event.text]
        if len(fits) != 1 or fits[0] not in game.legal(referee.states, event.seat):
            raise _odd(number)
        referee.move(event.seat, fits[0], event.by, event.key)
    elif event.kind == ev.DESK and referee.talk is not None:
        _say(match, event, number)
    elif event.kind in (ev.DRAW, ev.DESK):
        if referee.mask != (CHANCE if event.kind == ev.DRAW else DESK):
            raise _odd(number)
        outcome = game.notation.read_draw(referee.s, event.text)
        if outcome not in [one for one, _ in game.chance(referee.states)]:
            raise _odd(number)
        referee.draw(outcome)
    elif event.kind == ev.UNDO:
        match.undo(event.seat, by=event.by, key=event.key)
    elif event.kind == ev.SEAT:
        holder = Seat.read(event.text)
        if holder is None:
            raise _odd(number)
        referee.hand(event.seat, holder, event.key)
        match.remember(event.seat, event.key, ev.SEAT)
    elif event.kind == ev.DICE:
        referee.dice_step(event.seat, event.text, event.key)
    elif event.kind == ev.MESSAGE:
        name, _, node = event.text.partition(" ")
        referee.message(event.seat, name, node, event.by, event.key)
        match.remember(event.seat, event.key, ev.MESSAGE)
    else:
        raise _odd(number)


def _say(match: Match, event: Event, number: int) -> None:
    """A message at the desk: what it says is taken as it stands, never judged again."""
    if not HOUSE <= event.seat < len(match.referee.seats):
        raise _odd(number)
    data = {name: value for name, value in event.data.items() if name != "outcome"}
    match.referee.speak(Say(event.seat, event.text, data, event.by), event.key)
    if event.seat != HOUSE:
        match.remember(event.seat, event.key, ev.DESK)


def check_dice(match: Match) -> Iterator[tuple[Event, bool]]:
    """Every draw of a match and whether the committed dice give it. Draws that were chosen, not rolled, do not fit."""
    from cheeseboard.match.proof import prove

    for one in prove(match).draws:
        yield match.events[one.n - 1], one.fits


def check_view(data: bytes, match: Match) -> None:
    """Check a viewer's file against the referee's match: the same entries, every seal, the last look. `BadSave`."""
    header, told, last = read_view(data)
    viewer = header.pop("viewer", None)
    if canonical(header) != canonical(match.header.public(match.referee.key)) or type(viewer) is not int:
        raise BadSave("error-save-other", "The two files are of different matches.")
    if viewer not in match.referee.streams:
        raise _changed()
    entries = match.referee.streams[viewer].entries
    for one, entry in zip(told, entries):
        if canonical(one) not in [canonical(form.pack()) for form in tellings(match.referee, entry)]:
            raise BadSave(
                "error-save-seal",
                f"Entry {entry.k} of the viewer's file does not fit the referee's: what was told or its seal differs.",
                number=entry.k,
            )
    if len(told) > len(entries):
        raise BadSave("error-save-longer", "The viewer was told more than the referee's file holds.")
    if not any(canonical(_last_look(then, viewer)) == canonical(last) for then in _when_told(match, viewer, len(told))):
        raise BadSave("error-save-result", "Replaying this file gives another result than the one written in it.")


def _when_told(match: Match, viewer: int, count: int) -> Iterator[Match]:
    """The match as it stood each time the viewer had been told exactly `count` entries."""
    again = Match(Referee(match.game, match.header, match.referee.dice))
    for number in range(len(match.events) + 1):
        if number:
            replay(again, match.events[number - 1], number)
        if (again.referee.mask != CHANCE or again.awaits_dice) and len(again.referee.streams[viewer].entries) == count:
            yield again


def read_view(data: bytes) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    """Header, entries and last line of a viewer's file. Raises `BadSave`."""
    kind, lines, last = _lines(data)
    if kind != VIEWER:
        raise BadSave("error-save-not-viewer", "This is not a viewer's file.")
    try:
        found = [json.loads(line) for line in lines]
    except (ValueError, RecursionError) as error:
        raise _changed() from error
    if not all(isinstance(one, dict) and canonical(one) == line for one, line in zip(found, lines)):
        raise _changed()
    return found[0], found[1:], last


__all__ = ["check_dice", "check_view", "dump", "dump_view", "load", "parse", "read_view", "restore"]
