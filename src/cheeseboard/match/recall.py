"""What a viewer may read back of its stream: all of it, but where remembering is part of the game.

Such a game's knowledge.py says what older lines still tell (`past`). A lap of turns stays whole, so that nobody is lost
who looked away for a turn; lines from before it lose what a person would have had to remember. The streams themselves,
the log and the referee's file keep everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cheeseboard.match.streams import Entry
from cheeseboard.toolkit.clauses import Past
from cheeseboard.toolkit.scene import Msg

if TYPE_CHECKING:
    from cheeseboard.match.referee import Referee


def recalled(referee: Referee, viewer: int) -> tuple[Entry, ...]:
    """A viewer's entries as they may be read now."""
    stream = referee.streams[viewer]
    past = _past_of(referee)
    if past is None:
        return tuple(stream.entries)
    count = _older(stream.entries, past.turn, int(referee.s.seats))
    dimmed = stream.dimmed
    dimmed.extend(dim(entry, past) for entry in stream.entries[len(dimmed) : count])
    return (*dimmed[:count], *stream.entries[count:])


def older(referee: Referee, viewer: int) -> int:
    """How many of a viewer's entries, from the first, are from before the lap that is told in full."""
    past = _past_of(referee)
    return _older(referee.streams[viewer].entries, past.turn, int(referee.s.seats)) if past is not None else 0


def tellings(referee: Referee, entry: Entry) -> tuple[Entry, ...]:
    """All forms in which a viewer may have been told an entry while the game ran."""
    ask = getattr(referee.game.knowledge, "past", None)
    past = ask(referee.s) if ask is not None else None
    return (entry,) if past is None else (entry, dim(entry, past))


def dim(entry: Entry, past: Past) -> Entry:
    """An entry without what has to be remembered."""
    lost = {effect[0] for effect in entry.effects if effect[0] in past.says}
    if not lost:
        return entry
    effects = [(id, seat, -1, -1) if id in past.says else (id, seat, a, b) for id, seat, a, b in entry.effects]  # noqa: A001
    kept = tuple(effect for effect in effects if past.says.get(effect[0], ("",)))
    said = {f"effect-{id}": past.says[id] for id in lost}  # noqa: A001
    says = tuple(msg for one in entry.says if (msg := _dimmed(one, said)) is not None)
    return replace(entry, text="", label="", effects=kept, says=says, nodes=())


def _dimmed(msg: Msg, said: dict[str, tuple[str, ...]]) -> Msg | None:
    """A sentence with only the arguments that stay; None = it is not said again."""
    if msg.id not in said:
        return msg
    if not said[msg.id]:
        return None
    shorter, *names = said[msg.id]
    return Msg(shorter, {name: msg.args[name] for name in names})


def _past_of(referee: Referee) -> Past | None:
    """What fades in this match now; nothing any more once it is over."""
    ask = getattr(referee.game.knowledge, "past", None)
    return ask(referee.s) if ask is not None and not referee.over else None


def _older(entries: Sequence[Entry], turn: str, seats: int) -> int:
    """Number of entries up to the beginning of the turn that was `seats` turns ago, that one included."""
    turns = 0
    for count in range(len(entries), 0, -1):
        turns += any(effect[0] == turn for effect in entries[count - 1].effects)
        if turns == seats:
            return count
    return 0
