"""The scene vocabulary: what a game may put on the table. A game author describes; the one generic client draws.

All words are `Msg` (an id of the Fluent files and its arguments): the server formats them in the viewer's language.
A part of a move is a node id, `button:<name>`, or `turn:<node id>:<angle>`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Args = dict[str, "str | int | Msg | tuple[str | Msg, ...]"]


@dataclass(frozen=True, slots=True)
class Msg:
    """A sentence by id. An argument may itself be a Msg; it is formatted first (names of cells, sides, seats).

    A tuple is listed as the language lists things: "Red, Blue and Green".
    """

    id: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on a board. Things people see travel keep their id; a hidden thing is named by its place."""

    id: str
    symbol: str  # id of a <symbol> in the game's art/*.svg; "" = an invisible spot that can be clicked
    x: float  # centre, in units of the board's view box
    y: float
    size: float  # width and height of the symbol's 100 x 100 box on the board, in the same units
    layer: int = 0  # back to front
    angle: float = 0.0  # degrees, clockwise
    parent: str = ""  # id of the node it lies on: moves and lifts with it
    label: Msg | None = None  # accessible name; None = decoration (hidden from assistive technology)
    state: tuple[str, ...] = ()  # class names the art's style sheet knows: "asleep", "sighted"
    count: int = -1  # drawn as a small number badge; -1 = none
    seat: int = -1  # whose it is: sets --seat to that seat's colour and draws its mark
    text: str = ""  # short language-free text drawn under it (a coordinate)
    reach: float = 0.0  # radius of the touch target, in board units; 0 = size / 2
    shade: float = 0.0  # 0..1: how strongly the hint is shaded over it
    shape: str = ""  # "square": rings follow its box; "own": the symbol `<symbol>-outline`; "" = round
    turned: tuple[str, ...] = ()  # its drawings turned by 0, 90, 180, 270 degrees; () = the drawing itself is turned
    opens: bool = False  # a press shows what is in it: `inside` of the game's scene.py
    about: tuple[float, float] | None = None  # goes round this place, upright: a turntable


@dataclass(frozen=True, slots=True)
class Overlay:
    """An outline or path of nodes, or an area, with a label."""

    id: str
    kind: str  # "path" (dashed line through the nodes), "way" (a path, shown while a person points at its last node),
    # "outline" (ring round each), "area" (shapes laid together)
    nodes: tuple[str, ...]  # of an area: what is on it; it shows while a person points at it or at one of them
    label: Msg | None = None
    spread: tuple[tuple[str, float, float], ...] = ()  # of an area: its shapes, symbols 100 wide, and their centres
    seats: tuple[int, ...] = ()  # of an area: whose it is; the first one's colour is shown


@dataclass(frozen=True, slots=True)
class Board:
    """A picture with its own view box: pan, zoom and fit are the client's."""

    id: str
    box: tuple[float, float, float, float]  # x, y, width, height
    nodes: tuple[Node, ...]
    overlays: tuple[Overlay, ...] = ()
    theme: str = ""  # class on the svg: "day", "night"
    label: Msg | None = None
    focus: tuple[float, float, float, float] | None = None  # what a narrow screen shows first
    share: float = 0.0  # of a board beside the first: the most of the stage's height that it takes; 0 = a quarter


@dataclass(frozen=True, slots=True)
class Button:
    """A choice that lies on no board. Its part is `button:<name>`; "desk:<text>" is a message, said when pressed."""

    name: str
    label: Msg
    confirm: Msg | None = None  # cannot be taken back, so it is pressed twice: what the button says that confirms
    symbol: str = ""  # of the game's art, before the words
    tint: str = ""  # what it lies on


@dataclass(frozen=True, slots=True)
class Card:
    """Running text and choices: a panel beside the boards."""

    id: str
    title: Msg
    lines: tuple[Msg, ...] = ()
    buttons: tuple[Button, ...] = ()
    kind: str = ""  # "question": its first line in large type, for reading aloud; "answered": one that is over
    symbol: str = ""  # an icon before the title: id of a symbol of the art
    tint: str = ""  # colour of its edge, "#5585A6"
    lang: str = ""  # language of its lines, where it need not be the page's
    side: str = ""  # "front" or "back": the card turns when this changes
    aloud: Msg | None = None  # what a browser's voice reads, where the viewer wants that
    number: int = 0  # another number is another card of the same kind: it comes, it does not turn
    strong: tuple[int, ...] = ()  # places of the lines that are to catch the eye, from 0


@dataclass(frozen=True, slots=True)
class Form:
    """One labelled entry field, for outcomes that come from people."""

    id: str
    label: Msg
    hint: Msg | None = None
    lang: str = ""  # language that is to be typed
    crew: bool = False  # only where several people sit at the seat
    folded: bool = False  # put away until somebody asks for it


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move as a relation: its notation and the parts that a person may click, in any order."""

    text: str  # notation
    parts: frozenset[str]
    label: Msg  # the move in words: "Red gardener walks to 12 and looks under b4"
    final: bool = False  # leads straight into a draw or ends the turn: asks first


@dataclass(frozen=True, slots=True)
class Tally:
    """What one seat's line in the seat list shows beside its name."""

    role: Msg | None = None  # "rabbit", "gardener"; None where all play the same
    points: int | None = None
    note: Msg | None = None
    symbol: str = ""  # a face for the seat: a symbol of the art
    stock: Msg | None = None  # what it has left to play with: "3 cowboys left, tent at hand"


@dataclass(frozen=True, slots=True)
class Signal:
    """A message seats of one team may send each other privately. Means nothing to the rules."""

    name: str
    label: Msg
    node: bool = False  # must point at a node


@dataclass(frozen=True, slots=True)
class Sign:
    """A line of the legend: a drawing on the board that has no name of its own, and what it means."""

    symbol: str  # id of a <symbol> of the art, one that is on a board now
    label: Msg


@dataclass(frozen=True, slots=True)
class Item:
    """Things of one kind in a stack, a bag, a box."""

    symbol: str
    label: Msg
    count: int = 1


@dataclass(frozen=True, slots=True)
class Inside:
    """What is in a node that opens, as far as the viewer may know."""

    title: Msg
    items: tuple[Item, ...]
    listed: bool = False  # line by line, each with its words beside it
    seat: int = -1  # whose it is: its colour on the drawings


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything one viewer sees now."""

    boards: tuple[Board, ...]
    prompt: Msg  # what to do now, in one sentence that says whose move it is
    ends: Msg | None = None  # what would end the turn
    cards: tuple[Card, ...] = ()
    forms: tuple[Form, ...] = ()
    moves: tuple[Move, ...] = ()
    seats: tuple[Tally, ...] = ()
    signals: tuple[Signal, ...] = ()
    signs: tuple[Sign, ...] = ()  # what the drawings mean that have no label
    blind: bool = False  # the viewer has its glasses on: the client dims what the palette does not
    status: Msg | None = None  # a short public line: "Day 3 - compost 4 of 9"
