"""What the modules of a game's folder offer besides its rules, as types. Every game's modules are tested against them.

`s` is a View of one record. Whoever asks for people hands in an observed and `shown` one.
"""

from __future__ import annotations

from typing import Any, Protocol

from cheeseboard.toolkit.clauses import Clause, Effect, Past, Term
from cheeseboard.toolkit.scene import Args, Inside, Msg, Scene


class Notation(Protocol):
    """notation.py: moves, draws and positions as text, both ways. ASCII, language-free, one line a move."""

    def write_move(self, s: Any, seat: int, action: int) -> str:
        """The action's one canonical text."""

    def read_move(self, s: Any, seat: int, text: str) -> list[int]:
        """All actions the text can mean, legal or not; [] = unreadable. Never raises."""

    def draw_label(self, s: Any) -> str:
        """What is drawn now, for whom or where: "arrows b4"."""

    def write_draw(self, s: Any, outcome: int) -> str:
        """The outcome's text, without the label."""

    def read_draw(self, s: Any, text: str) -> int | None:
        """The outcome a text names, or None."""

    def write_position(self, s: Any) -> str:
        """The whole record as lines of text, `?` for what is unknown."""

    def read_position(self, text: str, options: Any, s: Any) -> None:
        """Fills the zeroed record `s`; raises `BadPosition`."""


class Clauses(Protocol):
    """clauses.py: the rulebook as numbered sentences."""

    CLAUSES: tuple[Clause, ...]
    EFFECTS: tuple[Effect, ...]
    CHAPTERS: tuple[str, ...]

    def effect_args(self, s: Any, told: Any) -> Args:
        """Arguments of the effect's sentence."""

    def effect_nodes(self, told: Any) -> tuple[str, ...]:
        """Nodes it happened at, in the order of the movement."""

    def terms(self, s: Any, seat: int) -> list[Term]:
        """The lines of a seat's score, as far as `s` shows; they sum to its points."""


class SceneModule(Protocol):
    """scene.py: the state as a picture, moves as clicks."""

    def scene(self, s: Any, seat: int) -> Scene:
        """Everything the viewer sees; `moves` filled in for that seat."""

    def move_label(self, s: Any, seat: int, action: int) -> Msg:
        """The move in words."""

    def parts(self, s: Any, seat: int, action: int) -> frozenset[str]:
        """What a person clicks for this action."""

    def side(self, s: Any, seat: int) -> Msg:
        """What the seat plays: "rabbits"."""


class Sided(SceneModule, Protocol):
    """scene.py of a game in which sides win, not seats: it says so itself. Optional; match/narrate.py has a default."""

    def ending(self, s: Any) -> Msg | None:
        """How the finished game has ended, in a sentence by its own roles; None = as the default says it."""


class Choosy(SceneModule, Protocol):
    """scene.py of a game with too many actions to try them all for a why-not. Optional."""

    def tried(self, s: Any, seat: int) -> list[int]:
        """Every action, legal or not, that a person could mean by what lies there."""


class Opening(SceneModule, Protocol):
    """scene.py of a game with nodes that open. Optional."""

    def inside(self, s: Any, seat: int, node: str) -> Inside | None:
        """What is in a node; None = it does not open."""


class Knowledge(Protocol):
    """knowledge.py, besides the rules in it."""

    def hint(self, s: Any, seat: int) -> dict[str, float]:
        """Node id -> 0..1, the optional shade; empty where a game has none."""


class Fading(Knowledge, Protocol):
    """knowledge.py of a game in which a log that is read back would replace memory. Optional; see match/recall.py."""

    def past(self, s: Any) -> Past | None:
        """What older lines of the log still say; None = all."""
