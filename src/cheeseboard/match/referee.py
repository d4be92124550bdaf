"""The referee: the state of a match as a function of its header and log, and what each viewer hears of every event.

It runs the rules interpreted, and never imports the compiler. It holds every secret; only streams and views leave it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cheeseboard.kernel import CHANCE, COARSE, DESK, HELD, OVER, SPECTATOR, BadPosition, Game, States, Told, clone
from cheeseboard.kernel import listening as listen
from cheeseboard.match import events as ev
from cheeseboard.match.dice import SETTLED, BadDice, Ceremony, Dice
from cheeseboard.match.events import Event
from cheeseboard.match.header import PERSON, Header, Seat, canonical
from cheeseboard.match.narrate import Narrator, audible
from cheeseboard.match.streams import Entry, Stream
from cheeseboard.toolkit.desk import Say, Talk


@dataclass(frozen=True, slots=True)
class Step:
    """A standing event that changed the state, of the round that is running: what undo needs to know of it."""

    n: int
    kind: str  # move | draw | desk
    seat: int
    code: int  # action or outcome
    before: bytes  # the record before it
    final: bool  # somebody learnt something, others may act unseen by this seat since, or the clock made it
    cause: int  # of a draw: number of the move that led into it
    heard: frozenset[int]  # viewers who heard of it at once
    apart: bool  # in a secret round: it bears on no other seat's steps, even where they hear of it


class Referee:
    """One match from the inside. Where the header says so, nothing is drawn before the log has settled the dice."""

    def __init__(
        self, game: Game, header: Header, dice: Dice, forced: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        self.game = game
        self.header = header
        self.dice = dice.afresh()
        self.ceremony = Ceremony.of(len(header.seats)) if header.dice.logged else None
        self.key = ev.seal_key(dice.secret)
        self.options: States = game.options(**header.options)
        self.teams: tuple[int, ...] = game.teams(self.options)
        self.states: States = game.new(self.options, edition=header.edition)
        self.s: Any = game.view(self.states)
        self.forced = {label: list(texts) for label, texts in (forced or {}).items()}
        self.viewers: tuple[int, ...] = (*range(int(self.s.seats)), SPECTATOR)
        self.seats: list[Seat] = list(header.seats)
        self.talk: Talk | None = self._open_desk()
        self.log: list[Event] = []
        self.chain: str = header.hash(self.key)
        self.steps: list[Step] = []
        self.counts: dict[int, int] = {}
        self.streams: dict[int, Stream] = {viewer: Stream(viewer, self.key, self.seats) for viewer in self.viewers}
        self.keys: dict[tuple[int, str], Event] = {}
        self._narrator = Narrator(game)
        self._seen: dict[int, tuple[States, Any, Any]] = {}
        self._memory = _memory_slices(game)
        self._rose = False  # the round has risen since streams were last brought up to date
        self._move = 0  # number of the last standing move: the cause of draws
        if header.start:
            self._start(header.start)
        self.mask = int(game.rules.actors(self.s))

    def _open_desk(self) -> Talk | None:
        """The desk before anything was said; None where no people sit at it: then it decides by weights."""
        if not self.header.desk:
            return None
        begun: Talk = self.game.desk.begin(self.header.desk, self.header.options, self.people)
        return begun

    def _start(self, text: str) -> None:
        self.s._bytes[:] = bytes(len(self.s._bytes))
        self.game.notation.read_position(text, self.game.view(self.options), self.s)
        if int(self.s.seats) != len(self.viewers) - 1:
            raise BadPosition("error-position-seats", "The position is for another number of players.")
        if self.s.edition == 0:
            self.s.edition = self.header.edition
        for viewer, stream in self.streams.items():
            position = self.game.notation.write_position(self.seen(viewer))
            stream.add(Entry(0, "start", -1, text=position), self.chain)

    # -- what is so now --------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.mask == OVER

    @property
    def dice_ready(self) -> bool:
        """May something be drawn?"""
        return self.ceremony is None or self.ceremony.ready

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats the game waits for; () where nature, the desk or nobody is to act."""
        mask = self.mask
        return tuple(seat for seat in self.viewers[:-1] if mask >> seat & 1) if mask > 0 else ()

    @property
    def people(self) -> tuple[bool, ...]:
        """By seat: is it held by a person?"""
        return tuple(seat.kind == PERSON for seat in self.seats)

    def observed(self, viewer: int) -> States:
        """What a viewer may know: a record of its own, made once for each state of the match."""
        return self._views(viewer)[0]

    def seen(self, viewer: int) -> Any:
        """View of what lies open before a viewer: observed and shown."""
        return self._views(viewer)[2]

    def known(self, viewer: int) -> Any:
        """View of what a viewer may know: the record of `observed`."""
        return self._views(viewer)[1]

    def _views(self, viewer: int) -> tuple[States, Any, Any]:
        found = self._seen.get(viewer)
        if found is None:
            game, observed = self.game, clone(self.states)
            known = game.view(observed)
            game.rules.observe(known, viewer)
            seen = game.view(clone(observed))
            game.rules.shown(seen)
            found = self._seen[viewer] = (observed, known, seen)
        return found

    # -- what happens ----------------------------------------------------------------------------------------------
    def move(self, seat: int, action: int, by: str = "", key: str = "") -> Event:
        """Play a legal action and log it. Draws that follow are not resolved; see `roll`."""
        text = self.game.notation.write_move(self.s, seat, action)
        return self._step(Event(0, ev.MOVE, seat, text, by=by, key=key), action)

    def roll(self) -> Event:
        """Let nature (or, without people at it, the desk) decide what it is to decide now."""
        chances = self.game.chance(self.states)
        label = self.game.notation.draw_label(self.s)
        drawer = int(self.s.drawer)
        wanted = self.forced.get(label)
        if wanted:
            outcome = self._wanted(label, wanted.pop(0), chances)
        else:
            index = self.dice.draw(drawer, self.counts.get(drawer, 0), [weight for _, weight in chances])
            outcome = chances[index][0]
        return self.draw(outcome)

    def draw(self, outcome: int) -> Event:
        """Apply one outcome of nature or the desk and log it."""
        kind = ev.DESK if self.mask == DESK else ev.DRAW
        label, text = self.game.notation.draw_label(self.s), self.game.notation.write_draw(self.s, outcome)
        return self._step(Event(0, kind, int(self.s.drawer), text, label=label), outcome)

    def speak(self, said: Say, key: str = "") -> Event:
        """Log a message at the desk; the one that ends the conversation carries the outcome, which is applied.

        Raises `ValueError` where it cannot come now. What was done before can no longer be taken back.
        """
        before = self.talk
        if before is None:
            raise ValueError("nobody sits at this desk")
        desk = self.game.desk
        now: Talk = desk.fold(before, said)
        heard = {viewer: desk.told(before, said, viewer) for viewer in self.viewers}
        entries = {viewer: self._narrator.said(said, one) for viewer, one in heard.items() if one is not None}
        self.talk, self._seen = now, {}
        self.steps = []
        draft = Event(0, ev.DESK, said.seat, said.text, by=said.by, key=key, data=dict(said.data))
        if before.open and not now.open:
            label, text = self.game.notation.draw_label(self.s), self.game.notation.write_draw(self.s, now.outcome)
            closing = replace(draft, label=label, data={**draft.data, "outcome": text})
            return self._step(closing, now.outcome, entries)
        event = self._append(replace(draft, heard=len(entries) == len(self.viewers)), False)
        for viewer, entry in entries.items():
            self.streams[viewer].add(entry, self.chain)
        return event

    def _wanted(self, label: str, text: str, chances: Sequence[tuple[int, int]]) -> int:
        outcome = self.game.notation.read_draw(self.s, text)
        if outcome is None or all(outcome != possible for possible, _ in chances):
            possible = ", ".join(self.game.notation.write_draw(self.s, one) for one, _ in chances[:24])
            raise BadPosition(
                "error-draw-impossible",
                f"“{text}” cannot be drawn as “{label}” here; what can: {possible}.",
                label=label,
                outcome=text,
                possible=possible,
            )
        return int(outcome)

    def _step(self, draft: Event, code: int, spoken: Mapping[int, Entry] | None = None) -> Event:
        """Apply an action or outcome. `spoken`: what viewers hear of the message at the desk that brings it."""
        s, rules = self.s, self.game.rules
        moved = draft.kind == ev.MOVE
        codes = {v: self._told(draft, code, v) for v in self.viewers}
        before = {v: self.seen(v) for v, told in codes.items() if HELD <= told < COARSE}
        record, round_before = bytes(s._bytes), int(s.round)
        secret = bool(rules.secret(s))
        with listen() as effects:
            if moved:
                rules.apply(s, draft.seat, code)
            else:
                rules.draw(s, code)
        self._seen = {}
        rose = int(s.round) != round_before
        apart = secret and not rose
        mask = int(rules.actors(s))
        settled = mask not in (CHANCE, DESK)
        fresh = mask & ~self.mask if settled and self.mask > 0 else 0
        ends_turn = settled and (mask != self.mask or rose or mask == OVER)
        self.mask = mask
        entries = {
            v: self._entry(draft, code, told, before.get(v), effects=effects, rose=rose, apart=apart, viewer=v)
            for v, told in codes.items()
        }
        open_to_all = spoken is None and all(told == code for told in codes.values())
        heard_by_all = not apart and (rose or all(told != HELD and entries[v] is not None for v, told in codes.items()))
        mark = self._mark() if ends_turn else ""
        event = self._append(replace(draft, mark=mark, effects=tuple(effects), heard=heard_by_all), open_to_all)
        if moved:
            self._move = event.n
        elif spoken is None:
            self.counts[draft.seat] = self.counts.get(draft.seat, 0) + 1
        for viewer, entry in (spoken or {}).items():
            self.streams[viewer].add(entry, self.chain)
        heard = self._gather(event, codes, entries, effects, rose, apart)
        final = self._learnt(record) or (moved and self._acts_unseen(fresh, draft.seat)) or draft.by == ev.CLOCK
        step = Step(event.n, draft.kind, draft.seat, code, record, final, self._move, frozenset(heard), apart)
        self.steps = [] if rose else [*self.steps, step]
        self._rose = self._rose or rose
        if mask != CHANCE:
            for stream in self.streams.values():
                stream.flush(self.chain, self._rose)
            self._rose = False
        if mask == OVER:
            self._finish()
        return event

    def _learnt(self, record: bytes) -> bool:
        """Has a memory field changed since `record`?"""
        return any(record[part] != self.s._bytes[part] for part in self._memory)

    def _acts_unseen(self, fresh: int, seat: int) -> bool:
        """May a seat of the mask `fresh`, whose turn has just come, act so that `seat` does not hear of it?"""
        others = [other for other in self.viewers[:-1] if fresh >> other & 1 and other != seat]
        told = self.game.rules.told
        return any(
            told(self.s, other, action, seat) < 0 for other in others for action in self.game.legal(self.states, other)
        )

    def _told(self, draft: Event, code: int, viewer: int) -> int:
        if draft.kind != ev.MOVE:
            return int(self.game.rules.told_draw(self.s, code, viewer))
        return code if viewer == draft.seat else int(self.game.rules.told(self.s, draft.seat, code, viewer))

    def _entry(
        self,
        draft: Event,
        code: int,
        told: int,
        before: Any,
        *,
        effects: Sequence[Told],
        rose: bool,
        apart: bool,
        viewer: int,
    ) -> Entry | None:
        """What a viewer reads of the event now or, if it is held, later; None = nothing."""
        own = [effect for effect in effects if audible(effect, viewer)]
        if (told == HELD and rose) or (told >= COARSE and apart):
            own = []  # they come after all that was held, and name no seat as the last to act
        if told >= COARSE:
            own.insert(0, Told(-1, told - COARSE, draft.seat))
            return self._narrator.told(draft.seat, self.seen(viewer), own)
        if told < HELD:  # never
            return self._narrator.told(-1, self.seen(viewer), own) if own else None
        shown = code if told == HELD else told
        after = self.seen(viewer) if own else before
        if draft.kind == ev.MOVE:
            return self._narrator.move(before, after, draft.seat, shown, by=draft.by, effects=own)
        if own:  # a draw that the rules narrate needs no line of its own: whether there was one may be a secret
            return self._narrator.told(-1, after, own)
        return self._narrator.draw(draft.kind, before, after, draft.seat, outcome=shown, effects=())

    def _gather(
        self,
        event: Event,
        codes: Mapping[int, int],
        entries: Mapping[int, Entry | None],
        effects: Sequence[Told],
        rose: bool,
        apart: bool,
    ) -> list[int]:
        """Bring entries to their streams; the viewers who heard something at once."""
        heard = []
        for viewer, stream in self.streams.items():
            entry = entries[viewer]
            if codes[viewer] == HELD and entry:
                stream.hold(event.n, entry)
                own = [effect for effect in effects if audible(effect, viewer)] if rose else []
                if own:
                    stream.gather(self._narrator.told(-1, self.seen(viewer), own))
            elif entry:
                stream.gather(entry)
                heard.append(viewer)
            if apart and codes[viewer] >= COARSE:  # what this viewer may hear of it, when the round is over
                rest = [one for one in effects if audible(one, viewer) and one.effect != codes[viewer] - COARSE]
                if rest:
                    stream.hold(event.n, self._narrator.told(event.seat, self.seen(viewer), rest))
        return heard

    # -- undo ------------------------------------------------------------------------------------------------------
    def undoable(self, seat: int) -> Step | None:
        """The seat's latest standing move, if no information barrier lies behind it.

        Barriers: a draw or desk outcome, a memory field written, `round` risen, another seat's open action since, the
        turn of a seat that may act unseen, and a move that the clock made. What the seat has not heard of is no
        barrier: whether undo is offered tells nothing. Nor is what others do in the same secret round, though it may
        be open that they are ready: each may go back until the last one is.
        """
        if not self.header.undo or self.over:
            return None
        at = next((i for i in reversed(range(len(self.steps))) if self._is_move_of(self.steps[i], seat)), None)
        if at is None or self.steps[at].final:
            return None
        step = self.steps[at]
        for later in self.steps[at + 1 :]:
            if (seat in later.heard and not later.apart) or (later.kind != ev.MOVE and later.cause == step.n):
                return None
        return step

    @staticmethod
    def _is_move_of(step: Step, seat: int) -> bool:
        return step.kind == ev.MOVE and step.seat == seat

    def undo(self, step: Step, by: str = "", key: str = "") -> Event:
        """Withdraw a step that `undoable` returned; steps since, of which the seat knows nothing, stand."""
        at = self.steps.index(step)
        later = self.steps[at + 1 :]
        self.s._bytes[:] = step.before
        self._seen = {}
        self.steps = self.steps[:at]
        for other in later:
            kept = bytes(self.s._bytes)
            if other.kind == ev.MOVE:
                if self.game.rules.refusal(self.s, other.seat, other.code):
                    raise RuntimeError(f"{self.game.id}: a hidden move depends on one that may be taken back")
                self.game.rules.apply(self.s, other.seat, other.code)
            else:
                self.game.rules.draw(self.s, other.code)
            self.steps.append(replace(other, before=kept, final=other.final or self._learnt(kept)))
        self.mask = int(self.game.rules.actors(self.s))
        entry = self._narrator.undo(step.seat, by)
        open_to_all = len(step.heard) == len(self.viewers)
        event = self._append(Event(0, ev.UNDO, step.seat, str(step.n), by=by, key=key, heard=open_to_all), open_to_all)
        for viewer, stream in self.streams.items():
            stream.withdraw(step.n)
            if viewer in step.heard:
                stream.add(entry, self.chain)
        return event

    # -- beside the game -------------------------------------------------------------------------------------------
    def hand(self, seat: int, holder: Seat, key: str = "") -> Event:
        """Hand a seat to somebody else. Everybody hears of it."""
        self.seats[seat] = holder
        if self.ceremony is not None:
            self.ceremony = self.ceremony.handed(seat)
        if self.talk is not None:
            self.talk = self.game.desk.seated(self.talk, self.people)
        event = self._append(Event(0, ev.SEAT, seat, holder.text(), key=key, heard=True), True)
        entry = self._narrator.seat(seat, holder.kind, holder.name or holder.level, holder.text())
        for stream in self.streams.values():
            stream.add(entry, self.chain)
        return event

    def dice_step(self, seat: int, text: str, key: str = "") -> Event:
        """A step of the ceremony that settles the dice; see `Ceremony.step`. Viewers hear of the last one."""
        if self.ceremony is None:
            raise BadDice("error-dice-none", "The dice of this match were settled before it began.")
        now = self.ceremony.step(seat, text)
        self.ceremony = now
        event = self._append(Event(0, ev.DICE, seat, text, key=key), True)
        if text == SETTLED:
            self.dice = self.dice.settled(now)
            gave = [at for at, nonce in enumerate(now.shown) if nonce]
            entry = self._narrator.dice(gave, len(now.shown), now.text(self.dice.secret))
            for stream in self.streams.values():
                stream.add(entry, self.chain)
        return event

    def message(self, seat: int, name: str, node: str = "", by: str = "", key: str = "") -> Event:
        """A signal to the seats of the same team, and to nobody else."""
        event = self._append(Event(0, ev.MESSAGE, seat, f"{name} {node}".rstrip(), by=by, key=key), False)
        for viewer in self.viewers[:-1]:
            if self.teams[viewer] == self.teams[seat]:
                entry = self._narrator.message(self.seen(viewer), seat, name, node, by)
                self.streams[viewer].add(entry, self.chain)
        return event

    def _finish(self) -> None:
        scores, ranks = self.game.scores(self.states), self.game.ranks(self.states)
        text = f"scores {' '.join(map(str, scores))} ranks {' '.join(map(str, ranks))}"
        self._append(Event(0, ev.END, -1, text), True)
        for stream in self.streams.values():
            stream.add(self._narrator.end(self.s, scores, ranks, text), self.chain)

    # -- the log ---------------------------------------------------------------------------------------------------
    def _append(self, draft: Event, open_to_all: bool) -> Event:
        numbered = replace(draft, n=len(self.log) + 1)
        event = replace(numbered, hash=ev.chained(numbered, self.chain, open_to_all, self.key))
        self.chain = event.hash
        self.log.append(event)
        if event.key:
            self.keys[event.seat, event.key] = event
        return event

    def _mark(self) -> str:
        position = self.game.notation.write_position(self.s)
        return canonical([position, self.game.scores(self.states), self.game.ranks(self.states)]).decode()

    def fork(self) -> Referee:
        """An independent match with the same past; nothing in it is shared that could change."""
        twin = object.__new__(Referee)
        twin.__dict__.update(self.__dict__)
        twin.states = clone(self.states)
        twin.s = self.game.view(twin.states)
        twin.seats, twin.log, twin.steps = list(self.seats), list(self.log), list(self.steps)
        twin.counts, twin.keys, twin._seen = dict(self.counts), dict(self.keys), dict(self._seen)
        twin.forced = {label: list(texts) for label, texts in self.forced.items()}
        twin.streams = {viewer: stream.copy(twin.seats) for viewer, stream in self.streams.items()}
        return twin


def _memory_slices(game: Game) -> tuple[slice, ...]:
    """Where in a record the memory fields lie."""
    places: Mapping[str, Any] = game.State.dtype.fields or {}
    found = []
    for name, about in game.State.fields.items():
        if about.memory:
            dtype, offset = places[name][:2]
            found.append(slice(offset, offset + dtype.itemsize))
    return tuple(found)
