"""A game in the terminal: by text alone, against bots or with everybody at one keyboard."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from cheeseboard import games
from cheeseboard.cli_say import asked, called, out, read_options, room, said, speech, stop, tongue, write_file
from cheeseboard.kernel.errors import Mistake
from cheeseboard.match import Match, MatchView, new, saves
from cheeseboard.match.events import END
from cheeseboard.match.header import BOT, PERSON

HELP = """Write a move as it is listed. Besides:
  ?        the legal moves          ? TEXT  those that contain TEXT
  w TEXT   why not this move?       u       take your last move back
  p        the position again       b       everything on the board in words
  s FILE   save the match
  q        stop (the match is kept)"""

RANDOM, USUAL = "random", "sharp"
MARKS = "●■▲◆✚★"  # the seats' own, as on the board
Chooser = Callable[[MatchView], str]


def play(
    game: Annotated[str, typer.Argument(help="The game's id, or a save file to go on with.")],
    *,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many play.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; `new GAME --options` lists them.")
    ] = None,
    me: Annotated[
        list[int] | None, typer.Option("--me", help="A seat that you play; may be repeated. Otherwise seat 0.")
    ] = None,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="People play all seats, at this keyboard in turn.")
    ] = False,
    bot: Annotated[
        str | None,
        typer.Option("--bot", help="How well the others play: gentle, sharp (as usual), merciless, or random."),
    ] = None,
    deck: Annotated[
        list[str] | None, typer.Option("--deck", help="Questions of a quiz: en, or a file; may be repeated.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Makes the match repeatable.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the match in this file after every move.")] = None,
    lang: Annotated[str, typer.Option("--lang", callback=asked, help="en, fr, de, da, ro or zh.")] = "",
) -> None:
    """Play in the terminal: the position as text, your moves in notation.

    A save file goes on with whoever sits there; --me, --hot-seat and --bot hand its seats over first.
    The screen is cleared when the keyboard goes to somebody who may see other things.
    """
    path = Path(game)
    if path.is_file():
        if option or players is not None:
            stop(f"The match in {game} has its options already: leave out --option and --players, or set up a new one.")
        match = saves.load(path)
        save = save or path
        if not match.over:
            _seat_again(match, set(me or ()), hot_seat, bot)
    elif game not in games.find() and (path.suffix or "/" in game):
        stop(f"There is no file {game}.")
    else:
        given: dict[str, Any] = read_options(option or [])
        if players is not None:
            given["players"] = players
        match = new(game, seed=seed, deck=deck or None, **given)
        mine = set(range(len(match.seats))) if hot_seat else set(me or [0])
        _check_seats(match, mine)
        for seat in range(len(match.seats)):
            if seat not in mine:
                match.hand(seat, BOT, level=bot or USUAL)
    Terminal(match, tongue(lang), save, seed).run()


def _check_seats(match: Match, mine: set[int]) -> None:
    for seat in sorted(mine):
        if not 0 <= seat < len(match.seats):
            stop(f"There is no seat {seat}. There are: {', '.join(called(match))}.")


def _seat_again(match: Match, mine: set[int], hot_seat: bool, bot: str | None) -> None:
    """Hand the seats of a match that goes on to whom the command line wants; the others stay as they are."""
    _check_seats(match, mine)
    everybody = set(range(len(match.seats)))
    people = {seat for seat in everybody if match.seats[seat].kind == PERSON}
    wanted = everybody if hot_seat else mine or people
    for seat in sorted(everybody):
        held = match.seats[seat]
        if seat in wanted:
            if held.kind != PERSON:
                match.hand(seat, PERSON)
        elif held.kind != BOT or (bot and held.level != bot):
            match.hand(seat, BOT, level=bot or USUAL)


class Terminal:
    """One sitting at the keyboard."""

    def __init__(self, match: Match, lang: str, save: Path | None, seed: int | None = None) -> None:
        self.match = match
        self.lang = lang
        self.save = save
        self.seed = seed
        self.words = speech(lang, match.header.game)
        self.shown: dict[int, int] = {}
        self.at: int | None = None  # the seat whose things are on the screen
        self.bots: dict[int, Chooser] = {}

    def run(self) -> None:
        """Play until the game is over or the person stops. Raises `BadLevel` for a bot that there is not."""
        for seat, held in enumerate(self.match.seats):
            if held.kind == BOT:
                self._bot(seat)
        out.print(HELP, markup=False)
        while not self.match.over:
            seat = self._next()
            if self.match.seats[seat].kind == BOT:
                if seat in self.match.to_speak:
                    self.match.speak_for(seat, self.match.seats[seat].level)
                else:
                    self.match.play(self._bot(seat)(self.match.view(seat)), seat)
                self._keep()
            elif not self._turn(seat):
                return
        self._end()

    def _next(self) -> int:
        waiting = self.match.awaited
        bots = [seat for seat in waiting if self.match.seats[seat].kind == BOT]
        if self.at in waiting:
            return self.at  # the person at the keyboard goes on
        return bots[0] if bots else waiting[0]

    def _bot(self, seat: int) -> Chooser:
        if seat not in self.bots:
            self.bots[seat] = chooser(self.match, seat, self.match.seats[seat].level, self.seed)
        return self.bots[seat]

    def _turn(self, seat: int) -> bool:
        """Let a person act once. False: they stop."""
        try:
            if self.at != seat:
                self._hand_over(seat)
            self._news(seat)
            return self._ask(seat)
        except EOFError:
            out.print()
            return self._stop()

    def _ask(self, seat: int) -> bool:
        """Read lines until one is a move, or the person stops."""
        while True:
            line = out.input(f"[{self._name(seat)}] > ", markup=False).strip()
            if line in ("q", "quit"):
                return self._stop()
            if self._command(line, seat):
                continue
            try:
                self.match.enter(line, seat)
            except Mistake as mistake:
                out.print(said(mistake, self.lang), markup=False)
                continue
            self._keep()
            return True

    def _command(self, line: str, seat: int) -> bool:
        """Carry out what is no move. False: it is one."""
        word, _, rest = line.partition(" ")
        if not line or line == "p":
            self._position(seat)
        elif line == "b":
            self._in_words(seat)
        elif word == "?":
            self._list(seat, rest.strip())
        elif word == "w":
            self._why(seat, rest.strip())
        elif line == "u":
            try:
                self.match.undo(seat)
            except Mistake as mistake:
                out.print(said(mistake, self.lang), markup=False)
            else:
                self._keep()
                self._news(seat)
        elif word == "s" and rest:
            self._save_in(rest)
        elif line in ("h", "help"):
            out.print(HELP, markup=False)
        else:
            return False
        return True

    def _hand_over(self, seat: int) -> None:
        """Cover what the last person saw, and wait for the next."""
        people = [one for one, held in enumerate(self.match.seats) if held.kind == PERSON]
        if self.at is not None and len(people) > 1:
            if out.is_terminal:
                out.clear()
            else:
                out.print("\n" * 50)
            who = f"{self._name(seat)} ({self._side(seat)})"
            out.input(f"The keyboard goes to {who}. Enter when nobody else looks: ", markup=False)
            if out.is_terminal:
                out.clear()
        self.at = seat

    def _name(self, seat: int) -> str:
        return self.match.names(self.lang)[seat]

    def _side(self, seat: int) -> str:
        return self.words.say(self.match.game.scene.side(self.match.referee.seen(seat), seat))

    def _news(self, seat: int) -> None:
        entries = self.match.stream(seat)
        for entry in entries[self.shown.get(seat, 0) :]:
            for msg in entry.says:
                out.print(f"  {self.words.say(msg)}", markup=False)
        self.shown[seat] = len(entries)
        self._position(seat)

    def _position(self, seat: int) -> None:
        view = self.match.view(seat)
        picture = view.picture
        out.print()
        if picture.status is not None:
            out.print(view.say(picture.status, self.lang), markup=False)
        self._seats(view, seat)
        out.print(f"\n{view.position.rstrip()}\n", markup=False)
        self._cards(view)
        out.print(view.say(picture.prompt, self.lang), markup=False)
        if picture.ends is not None:
            out.print(view.say(picture.ends, self.lang), markup=False)

    def _cards(self, view: MatchView) -> None:
        """What lies at the desk, and what can be said there."""
        if view.talk is None:
            return
        for card in view.picture.cards:
            for msg in (card.title, *card.lines) if card.lines else ():
                out.print(view.say(msg, self.lang), markup=False)
            for button in card.buttons:
                text = button.name.removeprefix("desk:")
                if text != button.name:
                    out.print(f"  {text:12} {view.say(button.label, self.lang)}", markup=False)
        for form in view.picture.forms:
            if not form.folded and not form.crew:
                out.print(f"  {form.id} …       {view.say(form.label, self.lang)}", markup=False)

    def _seats(self, view: MatchView, seat: int) -> None:
        """A line a seat: its mark, an arrow where it is to move, who plays it, its points, and what it has."""
        rows = []
        for number, tally in enumerate(view.picture.seats):
            name = self._name(number)
            own = f"{name} ({self.words.say('ui-you')})" if number == seat else name
            points = "" if tally.points is None else str(tally.points)
            about = (tally.role, tally.stock, tally.note)
            arrow = "→" if number in view.awaited else " "
            says = [view.say(one, self.lang) for one in about if one is not None]
            rows.append((arrow, MARKS[number % len(MARKS)], own, points, " · ".join(says)))
        wide, deep = (max((len(row[at]) for row in rows), default=0) for at in (2, 3))
        for arrow, mark, own, points, have in rows:
            out.print(f"{arrow} {mark} {own:{wide}}  {points:>{deep}}  {have}".rstrip(), markup=False)

    def _in_words(self, seat: int) -> None:
        """Everything on the board that has a name, as a person who cannot see it hears it."""
        view = self.match.view(seat)
        for board in view.picture.boards:
            for node in board.nodes:
                if node.label is not None and node.symbol:
                    out.print(f"  {view.say(node.label, self.lang)}", markup=False)

    def _save_in(self, name: str) -> None:
        try:
            self.match.save(name)
        except Mistake as mistake:  # the game goes on
            out.print(said(mistake, self.lang), markup=False)
        else:
            out.print(f"Saved in {name}.", markup=False)

    def _list(self, seat: int, part: str) -> None:
        moves = [
            move for move in self.match.moves(seat) if part.casefold() in f"{move} {move.label(self.lang)}".casefold()
        ]
        for move in moves:
            out.print(f"  {move!s:12} {move.label(self.lang)}", markup=False)
        if not moves:
            out.print("  No legal move like that." if part else "  Nothing to do now.")

    def _why(self, seat: int, text: str) -> None:
        try:
            self.match.read(text, seat)
        except Mistake as mistake:
            out.print(said(mistake, self.lang), markup=False)
        else:
            out.print("That move is legal.")

    def _keep(self) -> None:
        if self.save is not None:
            write_file(self.save, saves.dump(self.match))

    def _stop(self) -> bool:
        if self.save is None:
            self.save = Path(f"{self.match.header.game}-{self.match.header.match[:8]}.cheeseboard")
        self._keep()
        out.print(f"The match is kept in {self.save}. Go on with: cheeseboard play {self.save}", markup=False)
        return False

    def _end(self) -> None:
        told = self.match.stream(self.at)[self.shown.get(self.at if self.at is not None else -1, 0) :]
        for entry in told:
            for msg in entry.says if entry.kind != END else ():
                out.print(f"  {self.words.say(msg)}", markup=False)
        out.print(f"\n{self.match.position().rstrip()}\n", markup=False)
        out.print(self.match.ending(self.lang), markup=False)
        for seat, (points, place) in enumerate(zip(self.match.scores, self.match.ranking)):
            out.print(f"{place + 1}. {self._name(seat)} ({self._side(seat)}): {points}", markup=False)
            for term in self.match.breakdown(seat):
                out.print(f"     {self.words.say(term.label)}: {term.count} × {term.each} = {term.total}", markup=False)


def chooser(match: Match, seat: int, level: str, seed: int | None) -> Chooser:
    """Who plays a bot's seat: it is given its own view, and answers with a move in notation."""
    number = secrets.randbits(62) if seed is None else seed * 8 + seat
    if level == RANDOM:
        dice = random.Random(number)  # noqa: S311  (a weak player, not a secret)
        return lambda view: str(dice.choice(view.moves))
    player = room("cheeseboard.players", "A bot that thinks (--bot random plays without)", "make").make(
        match.header.game, level, number
    )
    return lambda view: str(player.choose(view))
