"""What one viewer may know of a match: the only thing that bots, pages and files of that viewer are made from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module, resources
from typing import TYPE_CHECKING, Any

from cheeseboard.kernel import SPECTATOR, Game, States, clone
from cheeseboard.match import names
from cheeseboard.match.desk import dressed
from cheeseboard.match.preview import Ground, Preview
from cheeseboard.match.recall import recalled
from cheeseboard.match.streams import Entry
from cheeseboard.toolkit.clauses import Term
from cheeseboard.toolkit.desk import Talk
from cheeseboard.toolkit.scene import Inside, Msg, Scene

if TYPE_CHECKING:
    from cheeseboard.match.referee import Referee


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move. `str(move)` is its notation."""

    text: str
    seat: int
    action: int
    _label: Callable[[], Msg] = field(repr=False, compare=False)
    _room: str = field(repr=False, compare=False)

    def __str__(self) -> str:
        return self.text

    @property
    def msg(self) -> Msg:
        """The move in words, by message id."""
        return self._label()

    def label(self, lang: str = "en") -> str:
        """The move in words: "Red gardener walks to 12 and looks under b4"."""
        return speaker(self._room, lang)(self._label())


class MatchView:
    """A viewer's look at a match as it is now. It does not change when the match goes on: ask for a new one."""

    def __init__(self, referee: Referee, viewer: int) -> None:
        self.viewer = viewer
        """The seat, or -1 for a spectator."""
        self.game: Game = referee.game
        self.states: States = clone(referee.observed(viewer))
        """What the viewer knows: an observed record (a batch of one), a copy of its own."""
        self.options: dict[str, int | bool | str] = dict(referee.header.options)
        self.over: bool = referee.over
        self.stream: tuple[Entry, ...] = recalled(referee, viewer)
        """What the viewer was told, in its own numbering, as it may be read now."""
        self.called: tuple[names.Name, ...] = names.names(referee.seats)
        """What each seat is called, for sentences."""
        self.talk: Talk | None = None
        """How the desk stands, as the viewer may know it; None where nobody sits at it."""
        if referee.talk is not None:
            self.talk = referee.game.desk.observe(referee.talk, viewer)
        self.can_undo: bool = viewer != SPECTATOR and referee.undoable(viewer) is not None

    @property
    def mark(self) -> tuple[Any, ...] | None:
        """Equal for two looks of one viewer at a match where all pictures of them are the same; None = not known."""
        return self.states.tobytes(), self.over, len(self.stream), self.called, self.can_undo, self.talk

    def __repr__(self) -> str:
        who = "spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
        return f"<{self.game.id}, {who}, to move {self.to_move}>\n{self.position}"

    @cached_property
    def _open(self) -> Any:
        """View of what lies open before the viewer; its own too, so that threads do not meet in it."""
        return self.game.view(self.game.shown(self.states))

    @cached_property
    def to_move(self) -> tuple[int, ...]:
        """The seats the game waits for, as far as the viewer may know."""
        return self.game.waiting(self.states)

    @property
    def to_speak(self) -> tuple[int, ...]:
        """The seats that the desk waits for."""
        return self.talk.waits if self.talk is not None and self.talk.open else ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that somebody waits for: the game or, while it is open, the desk."""
        return self.to_move or self.to_speak

    @property
    def keepers(self) -> tuple[int, ...]:
        """The seats that see more than others of what lies at the desk now; who they are is no secret."""
        return tuple(self.game.desk.keepers(self.talk)) if self.talk is not None and self.talk.open else ()

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """Points of every seat, as this viewer may count them."""
        return tuple(self.game.scores(self.states))

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The viewer's own legal moves, in the order of their action numbers."""
        return tuple(self._moves())

    def _moves(self) -> Iterator[Move]:
        if self.viewer == SPECTATOR or self.over:
            return
        for action in sorted(self.game.legal(self.states, self.viewer)):
            text = self.game.notation.write_move(self._open, self.viewer, action)
            yield Move(text, self.viewer, action, self._labeller(action), self.game.id)

    def _labeller(self, action: int) -> Callable[[], Msg]:
        return lambda: self.game.scene.move_label(self._open, self.viewer, action)

    @cached_property
    def position(self) -> str:
        """The position as text, `?` for what the viewer does not know."""
        return str(self.game.notation.write_position(self._open))

    @cached_property
    def picture(self) -> Scene:
        """The position as a scene, with the viewer's moves as clicks. Its words are message ids; see `scene`."""
        made: Scene = self.game.scene.scene(self._open, self.viewer)
        return made if self.talk is None else dressed(made, self.game.desk.surfaces(self.talk, self.viewer))

    def scene(self, lang: str = "en") -> Scene:
        """The scene; words in it are ids and arguments, for `words(lang).say`."""
        return self.picture

    def inside(self, node: str) -> Inside | None:
        """What is in a node of the scene, as far as the viewer may know; None where it does not open."""
        look = getattr(self.game.scene, "inside", None)
        return look(self._open, self.viewer, node) if look is not None else None

    def preview(self, move: Move | int) -> Preview:
        """What one of the viewer's moves (or actions) would do, as far as the viewer can know. Raises `IllegalMove`."""
        return self._ground.preview(move.action if isinstance(move, Move) else move)

    @cached_property
    def _ground(self) -> Ground:
        return Ground(self.game, self.states, self.viewer, self.picture, self.called)

    @cached_property
    def hint(self) -> dict[str, float]:
        """Node id -> 0..1: the optional shade."""
        found: dict[str, float] = self.game.knowledge.hint(self.game.view(self.states), self.viewer)
        return found

    def breakdown(self, seat: int) -> list[Term]:
        """The lines of a seat's score, as this viewer may count them."""
        lines: list[Term] = self.game.clauses.terms(self._open, seat)
        return lines

    def say(self, msg: Msg, lang: str = "en") -> str:
        """A sentence of the scene, with the names of the people in it."""
        return speaker(self.game.id, lang)(names.spoken(msg, self.called))

    def svg(self, lang: str = "en") -> str:
        """The picture: one `<svg>` per board, one below the other."""
        return draw(self.game, self.picture, lang, self.called)

    def _repr_svg_(self) -> str:
        return self.svg()

    def log(self, lang: str = "en") -> list[str]:
        """Everything the viewer was told, as sentences."""
        say = speaker(self.game.id, lang)
        return [say(msg) for entry in self.stream for msg in entry.says]


def speaker(room: str, lang: str) -> Callable[[Msg], str]:
    """Formats messages of one game and of the rooms common to all, in a language."""
    from cheeseboard.toolkit.words import words

    return words(lang, room).say


def draw(game: Game, scene: Scene, lang: str, called: Sequence[names.Name] = ()) -> str:
    """A scene as SVG, with the game's own art. `called`: names of the seats, where they are not their colours."""
    svg: Any = import_module("cheeseboard.toolkit.svg")
    say = speaker(game.id, lang)
    theme = scene.boards[0].theme if scene.boards else ""
    return str(svg.render(scene, art_of(game), theme, lambda msg: say(names.spoken(msg, called))))


@cache
def art_of(game: Game) -> str:
    """The text of the game's art, `art/<id>.svg`; an empty one where it has none."""
    path = resources.files(game.package) / "art" / f"{game.id}.svg"
    return path.read_text("utf-8") if path.is_file() else "<svg xmlns='http://www.w3.org/2000/svg'/>"
