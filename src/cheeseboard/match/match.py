"""A game being played: what a person, a page, a bot's driver or a script does with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from cheeseboard.kernel import (
    CHANCE,
    DESK,
    SPECTATOR,
    AmbiguousMove,
    BadOption,
    Game,
    IllegalMove,
    UnreadableMove,
)
from cheeseboard.match import boxes, desk, names
from cheeseboard.match import events as ev
from cheeseboard.match.desk import BadRequest, Desk
from cheeseboard.match.dice import ANEW, NONCE, PROMISE, SEALED, SETTLED, Dice, DiceWaiting, roll_dice
from cheeseboard.match.events import Event
from cheeseboard.match.header import BOT, KINDS, PERSON, Header, Seat
from cheeseboard.match.narrate import clause_of, ending
from cheeseboard.match.recall import recalled
from cheeseboard.match.referee import Referee
from cheeseboard.match.streams import Entry
from cheeseboard.match.view import MatchView, Move, speaker
from cheeseboard.toolkit.clauses import Term
from cheeseboard.toolkit.desk import Say
from cheeseboard.toolkit.scene import Msg

LONGEST = 200
"""Characters of the longest text that is read as a move."""


class Match:
    """One match, from the referee's chair: it knows everything. `view(seat)` is what a seat may know."""

    def __init__(self, referee: Referee, people_at_desk: bool = False) -> None:
        self.referee = referee
        self.people_at_desk = people_at_desk
        self.desk = Desk(referee) if referee.talk is not None else None
        self.pending: tuple[int, str] | None = None
        """While a log is replayed: seat and key of a move whose draws are still to come."""
        self._answers: dict[tuple[int, str], int] = {}

    # -- what it is ------------------------------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        """The game's bundle."""
        return self.referee.game

    @property
    def header(self) -> Header:
        """What was settled before the first event."""
        return self.referee.header

    @property
    def options(self) -> dict[str, int | bool | str]:
        """What is played with: every option, in words."""
        return dict(self.referee.header.options)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who holds each seat now."""
        return tuple(self.referee.seats)

    @property
    def teams(self) -> tuple[int, ...]:
        """One team number per seat."""
        return self.referee.teams

    @property
    def events(self) -> tuple[Event, ...]:
        """The referee's log. It holds every secret: for the server's disk and the referee's file only."""
        return tuple(self.referee.log)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.referee.over

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats the game waits for; () when it is over or the desk is open."""
        return self.referee.waiting

    @property
    def to_speak(self) -> tuple[int, ...]:
        """The seats that the desk waits for; () while nothing is decided there."""
        return self.desk.waits if self.desk is not None else ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that somebody waits for: the game or, while it is open, the desk."""
        return self.to_move or self.to_speak

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of every seat; before the end, as a spectator may count them."""
        return tuple(self.game.scores(self.referee.observed(SPECTATOR)))

    @property
    def ranking(self) -> tuple[int, ...]:
        """Place of every seat, 0 first, partners alike; before the end, as a spectator may see it."""
        return tuple(self.game.ranks(self.referee.observed(SPECTATOR)))

    def names(self, lang: str = "en") -> tuple[str, ...]:
        """What each seat is called now: the person's name, or else the word for its colour."""
        say = speaker(self.game.id, lang)
        return tuple(say(one) if isinstance(one, Msg) else one for one in names.names(self.seats))

    def ending(self, lang: str = "en") -> str | None:
        """Who has won and how, in a sentence; None while the game runs."""
        if not self.over:
            return None
        called, referee = names.names(self.seats), self.referee
        return speaker(self.game.id, lang)(ending(self.game, referee.s, called, self.scores, self.ranking))

    def __repr__(self) -> str:
        state = "over" if self.over else f"to move {self.to_move}"
        return f"<{self.game.id}, {len(self.seats)} players, {state}, scores {self.scores}>"

    # -- looking ---------------------------------------------------------------------------------------------------
    def view(self, seat: int | None = None) -> MatchView:
        """What a seat may know; None = a spectator."""
        return MatchView(self.referee, self._viewer(seat))

    def stream(self, seat: int | None = None) -> tuple[Entry, ...]:
        """What a viewer was told, in its own numbering from 1, as it may be read now (see recall.py)."""
        return recalled(self.referee, self._viewer(seat))

    def moves(self, seat: int | None = None) -> tuple[Move, ...]:
        """Legal moves of a seat; without one, of the seat to move."""
        return self.view(self._actor(seat)).moves

    def position(self, seat: int | None = None) -> str:
        """The position as text, as a seat may know it; None = a spectator."""
        return self.view(seat).position

    def breakdown(self, seat: int) -> list[Term]:
        """The lines of a seat's score; before the end, as a spectator may count them."""
        self._viewer(seat)
        return self.view(None).breakdown(seat)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The picture, as a seat may see it; None = a spectator."""
        return self.view(seat).svg(lang)

    def _repr_svg_(self) -> str:
        return self.svg()

    def log(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What a viewer was told, as sentences."""
        return self.view(seat).log(lang)

    # -- playing ---------------------------------------------------------------------------------------------------
    def play(self, text: str | Move, seat: int | None = None, *, by: str = "", key: str = "") -> Entry:
        """Play a move in notation; the seat may be left out where only one is to move. Returns the seat's own entry.

        A `key` that this seat has used before does nothing and returns the first answer. Raises `UnreadableMove`,
        `AmbiguousMove`, or `IllegalMove` with the clause that forbids it. Draws that follow resolve themselves.
        """
        # Nobody passes for the clock, whatever name was chosen.
        return self._play(str(text), self._actor(seat), "" if by == ev.CLOCK else by, key)

    def _play(self, text: str, who: int, by: str, key: str) -> Entry:
        if (who, key) in self._answers:
            return self._answer(who, key)
        action = self.read(text, who)
        if self._draws(who, action):
            raise DiceWaiting
        self.referee.move(who, action, by, key)
        self.settle()
        return self.remember(who, key, ev.MOVE)

    def read(self, text: str, seat: int) -> int:
        """The action a text means for a seat, read from what that seat knows. Raises as `play` does."""
        shown = text if len(text) <= LONGEST else text[:40] + "…"
        game, known, view = self.game, self.referee.observed(seat), self.referee.known(seat)
        meant = list(game.notation.read_move(view, seat, text)) if len(text) <= LONGEST else []
        legal = [] if self.over else game.legal(known, seat)
        if not meant:
            examples = [
                game.notation.write_move(view, seat, action) for action in legal[:: max(1, len(legal) // 3)][:3]
            ]
            hint = f" Moves here look like {', '.join(examples)}." if examples else ""
            raise UnreadableMove(
                "error-move-unreadable",
                f"“{shown}” is no move that can be read.{hint}",
                move=shown,
                examples=", ".join(examples),
            )
        fits = [action for action in meant if action in legal]
        if len(fits) == 1:
            return int(fits[0])
        if fits:
            names = [game.notation.write_move(view, seat, action) for action in fits]
            raise AmbiguousMove(
                "error-move-ambiguous",
                f"“{shown}” can mean several moves: {', '.join(names)}.",
                move=shown,
                candidates=", ".join(names),
            )
        raise self._refusal(view, seat, meant[0])

    def _refusal(self, view: Any, seat: int, action: int) -> IllegalMove:
        if self.over:
            return IllegalMove("error-move-over", "The game is over.")
        code = int(self.game.rules.refusal(view, seat, action))
        if not code:
            raise RuntimeError(f"{self.game.id}: action {action} is neither legal nor refused")
        clause = clause_of(self.game, code)
        return refused(self.game, clause.id, clause.message)

    def idle(self, seat: int, *, key: str = "") -> Entry:
        """Play for a seat whose time is up what the rules give an absent player; the log says that the clock did."""
        who = self._actor(seat)
        if (who, key) in self._answers:
            return self._answer(who, key)
        if who not in self.to_move:
            raise BadRequest("error-not-waiting", seat=names.names(self.seats)[who])
        view = self.referee.known(who)
        action = int(self.game.rules.idle(view, who))
        return self._play(self.game.notation.write_move(view, who, action), who, ev.CLOCK, key)

    def settle(self) -> None:
        """Let nature decide until a seat is to act. The desk too, unless people sit at it: then the house opens it.

        Not before the dice stand.
        """
        while self._to_roll(self.referee) and self.dice_ready:
            if self.desk is not None and self.desk.due:
                self.desk.ask()
            else:
                self.referee.roll()

    def _to_roll(self, referee: Referee) -> bool:
        if referee.mask == DESK:
            return not (self.people_at_desk if referee.talk is None else referee.talk.open)
        return referee.mask == CHANCE

    # -- the desk --------------------------------------------------------------------------------------------------
    def say(self, seat: int, text: str, *, by: str = "", key: str = "") -> Entry:
        """A seat's message at the desk: "answer 2", "type Paris". Returns the seat's own entry.

        A `key` that this seat has used before does nothing and returns the first answer. Raises `IllegalMove` with the
        clause that forbids it, or `BadRequest`. What the rules draw from it resolves itself.
        """
        self._holder(seat)
        if (seat, key) in self._answers:
            return self._answer(seat, key)
        self._at_desk().say(seat, text, by, key)
        return self._said(seat, key)

    def speak_for(self, seat: int, level: str = "", *, by: str = "", key: str = "") -> Entry | None:
        """What a bot of a level says at the desk: the house rolls for it. None where it has nothing to say."""
        self._holder(seat)
        if (seat, key) in self._answers:
            return self._answer(seat, key)
        return self._said(seat, key) if self._at_desk().bot(seat, level, by, key) is not None else None

    def enter(self, text: str, seat: int, *, by: str = "", key: str = "") -> Entry:
        """A line that somebody typed: a message where it begins with a word of the desk, else a move."""
        return self.say(seat, text, by=by, key=key) if self.is_said(text) else self.play(text, seat, by=by, key=key)

    def is_said(self, text: str) -> bool:
        """Is a line a message at the desk, not a move?"""
        if self.desk is None:
            return False
        known = self.desk.module.WORDS if self.desk.talk.open else self.desk.module.LOOSE
        return Say(0, text.strip()).word in known

    def time_up(self, *, key: str = "") -> None:
        """The time of the seats that are to speak at the desk is up; the house says what comes of it."""
        self._at_desk().late(key)
        self.settle()

    def _said(self, seat: int, key: str) -> Entry:
        self.settle()
        return self.remember(seat, key, ev.DESK)

    def _at_desk(self) -> Desk:
        if self.desk is None:
            raise BadRequest("error-desk-none")
        return self.desk

    # -- the dice, where the log settles them ----------------------------------------------------------------------
    @property
    def dice_ready(self) -> bool:
        """May something be drawn? Not before the seats have settled the dice, where the header leaves that to them."""
        return self.referee.dice_ready

    @property
    def awaits_dice(self) -> bool:
        """Is a draw due that waits for the dice?"""
        return not self.dice_ready and self._to_roll(self.referee)

    def awaits_dice_for(self, text: str, seat: int) -> bool:
        """Would this move lead into a draw that waits for the dice? Raises what `play` would raise."""
        return not self.dice_ready and self._draws(seat, self.read(text, seat))

    def _draws(self, seat: int, action: int) -> bool:
        """Does an action lead into a draw that cannot be made yet? Tried on a copy: nothing is half played."""
        if self.dice_ready:
            return False
        twin = self.referee.fork()
        twin.move(seat, action)
        return self._to_roll(twin)

    def promise_nonce(self, seat: int, promise: str, *, key: str = "") -> None:
        """The seat's hash of its nonce (`dice.commitment`), 64 hexadecimal digits. Raises `BadDice`."""
        self.referee.dice_step(self._holder(seat), f"{PROMISE} {promise}", key)

    def show_nonce(self, seat: int, nonce: str, *, key: str = "") -> None:
        """The nonce itself, 64 hexadecimal digits, once promises are sealed. Raises `BadDice`."""
        self.referee.dice_step(self._holder(seat), f"{NONCE} {nonce}", key)

    def seal_dice(self) -> None:
        """No more promises: the table's own nonce stands in for a seat without one."""
        self.referee.dice_step(-1, SEALED)

    def renew_dice(self, seat: int) -> None:
        """Begin anew for the sake of somebody who came after the dice were settled: once for a seat. `BadDice`."""
        self.referee.dice_step(self._holder(seat), ANEW)

    def settle_dice(self) -> None:
        """No more nonces: the table's own stands in for a seat that has not shown its. What was due is drawn."""
        self.referee.dice_step(-1, SETTLED)
        self.settle()

    def rule(self, text: str) -> None:
        """The outcome that people at the desk have decided, in the game's draw notation."""
        if self.referee.mask != DESK:
            raise BadRequest("error-desk-closed", "Nothing is to be decided at the desk now.")
        outcome = self.game.notation.read_draw(self.referee.s, text)
        chances = [one for one, _ in self.game.chance(self.referee.states)]
        if outcome not in chances:
            possible = ", ".join(self.game.notation.write_draw(self.referee.s, one) for one in chances[:24])
            raise BadRequest(
                "error-desk-outcome",
                f"“{text}” is no outcome here; there is: {possible}.",
                outcome=text,
                possible=possible,
            )
        self.referee.draw(outcome)
        self.settle()

    def can_undo(self, seat: int) -> bool:
        """May the seat take its latest move back?"""
        return self.referee.undoable(self._holder(seat)) is not None

    def undo(self, seat: int, *, by: str = "", key: str = "") -> Entry:
        """Take the seat's latest standing move back. Raises `BadRequest` behind an information barrier."""
        self._holder(seat)
        if (seat, key) in self._answers:
            return self._answer(seat, key)
        step = self.referee.undoable(seat)
        if step is None:
            raise BadRequest("error-undo", "There is nothing that can be taken back now.")
        self.referee.undo(step, by, key)
        return self.remember(seat, key, ev.UNDO)

    def signal(self, seat: int, name: str, node: str = "", *, by: str = "", key: str = "") -> Entry:
        """A private signal to the seats of the same team. Raises `BadRequest` for one that the game does not have."""
        self._holder(seat)
        if (seat, key) in self._answers:
            return self._answer(seat, key)
        scene = self.view(seat).picture
        known = {signal.name: signal for signal in scene.signals}
        if name not in known:
            names = ", ".join(known)
            raise BadRequest("error-signal", f"There is no signal “{name[:40]}” here.", signal=name[:40], known=names)
        nodes = {one.id for board in scene.boards for one in board.nodes}
        if known[name].node != bool(node) or (node and node not in nodes):
            raise BadRequest("error-signal-node", "The signal must point at something on the board.", node=node[:40])
        self.referee.message(seat, name, node, by, key)
        return self.remember(seat, key, ev.MESSAGE)

    def hand(self, seat: int, kind: str = PERSON, name: str = "", level: str = "", *, key: str = "") -> Entry:
        """Hand a seat to a person (`name`), a bot (`level`), or leave it open. At any time; it is an event."""
        self._holder(seat)
        if (seat, key) in self._answers:
            return self._answer(seat, key)
        if kind not in KINDS:
            raise BadRequest(
                "error-holder", f"A seat is held by a person, a bot or nobody, not by “{kind[:40]}”.", kind=kind[:40]
            )
        holder = Seat(kind, level=_tidy(level)) if kind == BOT else Seat(kind, name=_tidy(name))
        self.referee.hand(seat, holder, key)
        return self.remember(seat, key, ev.SEAT)

    # -- keeping ---------------------------------------------------------------------------------------------------
    def save(self, path: str | Path, seat: int | str | None = "referee") -> None:
        """Write the referee's file, everything in it; with `seat` (None = a spectator), one viewer's file.

        Raises `BadSave` where it cannot be written.
        """
        from cheeseboard.match import saves

        data = saves.dump(self) if seat == "referee" else saves.dump_view(self, self._viewer(seat))
        saves.write(path, data)

    def pack(self) -> bytes:
        """The referee's file, everything in it."""
        from cheeseboard.match import saves

        return saves.dump(self)

    def pack_header(self) -> bytes:
        """The header with its secret, for the server's disk."""
        from cheeseboard.match import saves

        return saves.pack_header(self)

    def pack_events(self, after: int = 0) -> list[bytes]:
        """Events after number `after`, for the server's disk; `restore` reads them."""
        from cheeseboard.match import saves

        return [saves.pack_event(event) for event in self.referee.log[after:]]

    @classmethod
    def restore(cls, header: bytes, events: Sequence[bytes], game: Game | None = None) -> Match:
        """The match that `pack_header` and `pack_events` were taken from, replayed and verified. `BadSave`."""
        from cheeseboard.match import saves

        return saves.restore(header, events, game)

    def fork(self) -> Match:
        """An independent match with the same past."""
        twin = Match(self.referee.fork(), self.people_at_desk)
        if twin.desk is not None and self.desk is not None:
            twin.desk.seen = set(self.desk.seen)
        twin._answers = dict(self._answers)
        return twin

    # -- small things ----------------------------------------------------------------------------------------------
    def _viewer(self, seat: int | str | None) -> int:
        return SPECTATOR if seat is None else self._holder(seat)

    def _holder(self, seat: int | str) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.seats):
            raise BadRequest(
                "error-seat",
                f"There is no seat {seat!r}: seats are numbered 0 to {len(self.seats) - 1}.",
                seat=str(seat),
            )
        return seat

    def _actor(self, seat: int | None) -> int:
        if seat is not None:
            return self._holder(seat)
        if len(self.to_move) == 1:
            return self.to_move[0]
        if self.over:
            raise IllegalMove("error-move-over", "The game is over.")
        raise BadRequest("error-whose-move", "Several seats may act now: say which one.")

    def remember(self, seat: int, key: str, kind: str) -> Entry:
        """The seat's latest own entry of a kind, and that `key` has led to it."""
        entries = self.referee.streams[seat].entries
        entry = next(one for one in reversed(entries) if one.kind == kind and one.seat == seat)
        if key:
            self._answers[seat, key] = entry.k
        return entry

    def _answer(self, seat: int, key: str) -> Entry:
        return self.referee.streams[seat].entries[self._answers[seat, key] - 1]


def refused(game: Game, clause: str, message: str) -> IllegalMove:
    """The refusal that names a clause of the rulebook, in its own words."""
    from cheeseboard.toolkit.words import words

    say = words("en", game.id)
    text = say.say(message) if say.has(message) else clause
    return IllegalMove(message, text, clause, game=game.id)


def _tidy(name: str) -> str:
    """One line without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:40]


def new(
    game: str | Game,
    *,
    seed: int | None = None,
    position: str = "",
    seats: Sequence[Seat] | None = None,
    undo: bool = True,
    box: str | Path | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
    dice: Dice | None = None,
    people_at_desk: bool = False,
    deck: Any = None,
    seen: Collection[str] = (),
    shuffle: bool = True,
    **options: Any,
) -> Match:
    """A new match, draws of the set-up made.

    `seed` makes it repeatable; `position` starts from a position text; `box` is a box.toml of your own; `draws` chooses
    draws by label (the rest is rolled); `dice` from `roll_dice` or `open_dice`. Raises `BadOption` or `BadPosition`.

    `deck`: what people at the desk are asked: the name of a shipped deck ("en"), a path, a deck, or several; None = the
    desk resolves itself by chance. `seen`: questions that somebody knows, for the end of the pile. `shuffle` False: as
    the deck lists them, the right option first (for examples; it hides nothing).
    """
    bundle = boxes.game_with(game, box)
    record = bundle.options(**options)
    spoken = bundle.option_values(record)
    count = int(record["players"][0])
    held = tuple(seats) if seats is not None else tuple(Seat() for _ in range(count))
    if len(held) != count:
        raise BadOption(
            "error-seats", f"{len(held)} seats are filled, but {count} play.", given=len(held), players=count
        )
    dice = dice or roll_dice(count, seed)
    header = Header(
        match=dice.match,
        game=bundle.id,
        edition=bundle.edition,
        box=boxes.box_id(bundle),
        options=spoken,
        seats=held,
        dice=dice.public,
        start=position,
        undo=undo,
        forced=bool(draws),
        box_text=boxes.foreign_text(bundle),
        desk=desk.prepared(bundle, deck, dice, spoken, seen, shuffle) if deck is not None else {},
    )
    match = Match(Referee(bundle, header, dice, draws), people_at_desk)
    if match.desk is not None:
        match.desk.seen.update(seen)
    match.settle()
    return match
