"""A scene as it goes over the wire: whole, or as what differs from the scene that a page holds already.

A picture keeps JSON texts, not trees of objects: they compare fast and the garbage collector does not walk them. Its id
comes from what it shows and from nothing else, so it tells a viewer nothing that the scene does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2s
from typing import Any

from cheeseboard.server.frames import write

Texts = dict[str, bytes]  # name -> JSON


class Drawn(dict[str, Any]):
    """A node in words that many pictures show, with its JSON. Never changed."""

    __slots__ = ("text",)

    def __init__(self, node: Mapping[str, Any]) -> None:
        super().__init__(node)
        self.text = write(node)


class Board:
    """One board of a picture: its nodes by id, in their order, and its other fields by name."""

    __slots__ = ("fields", "id", "nodes")

    def __init__(self, board: Mapping[str, Any]) -> None:
        self.id: str = board["id"]
        self.nodes: Texts = {
            node["id"]: node.text if isinstance(node, Drawn) else write(node) for node in board["nodes"]
        }
        self.fields: Texts = {name: write(value) for name, value in board.items() if name not in ("id", "nodes")}

    def whole(self) -> bytes:
        """The board as JSON."""
        return _object({"id": write(self.id), **self.fields, "nodes": _list(self.nodes.values())})

    def since(self, old: Board) -> bytes:
        """What differs from an older picture of the same board; only its id where nothing does."""
        parts = {"id": write(self.id), **_fields(old.fields, self.fields), **_items(old.nodes, self.nodes, "nodes")}
        return _object(parts)


class Picture:
    """What one viewer sees, in a language. Made of a `scene` frame; never changed."""

    __slots__ = ("_id", "_size", "boards", "fields", "moves")

    def __init__(self, boards: tuple[Board, ...], moves: Texts, fields: Texts) -> None:
        self.boards = boards
        self.moves = moves  # by notation
        self.fields = fields
        self._id = ""
        self._size = 0

    @classmethod
    def of(cls, frame: Mapping[str, Any]) -> Picture:
        """The picture of a whole `scene` frame."""
        fields = {name: write(value) for name, value in frame.items() if name not in ("t", "boards", "moves")}
        moves = {move["text"]: write(move) for move in frame["moves"]}
        return cls(tuple(Board(board) for board in frame["boards"]), moves, fields)

    def having(self, **fields: Any) -> Picture:
        """The same picture with other values of some fields."""
        return Picture(self.boards, self.moves, {**self.fields, **{name: write(v) for name, v in fields.items()}})

    @property
    def id(self) -> str:
        """A hash of what it shows; made when first asked for."""
        if not self._id:
            body = self._body()
            self._size = len(body)
            self._id = blake2s(body, digest_size=6).hexdigest()
        return self._id

    def _body(self) -> bytes:
        parts = {**self.fields, "boards": _list(board.whole() for board in self.boards)}
        return _object({**parts, "moves": _list(self.moves.values())})

    def whole(self) -> bytes:
        """The frame that needs nothing before it."""
        return b'{"t":"scene","id":"' + self.id.encode() + b'",' + self._body()[1:]

    def since(self, old: Picture) -> bytes:
        """The frame for a page that holds `old`: the differences, or the whole where that is hardly longer.

        `drop` names fields that are gone. Every board is named, in order; one without a change has nothing but its id,
        one that `old` has not comes whole. In a list of nodes `gone` are ids that are no longer there, `nodes` those
        that are new or changed, whole; what is new comes after what was there, unless `order` gives all ids. The same
        with moves, by their notation.
        """
        parts = _fields(old.fields, self.fields)
        known = {board.id: board for board in old.boards}
        boards = [board.since(known[board.id]) if board.id in known else board.whole() for board in self.boards]
        if [board.id for board in self.boards] != list(known) or any(
            text != _object({"id": write(board.id)}) for board, text in zip(self.boards, boards, strict=True)
        ):
            parts["boards"] = _list(boards)
        if old.moves != self.moves or list(old.moves) != list(self.moves):
            changes = _object(_items(old.moves, self.moves, "put"))
            moves = _list(self.moves.values())
            parts["moves"] = changes if 2 * len(changes) < len(moves) else moves
        about = b'{"t":"scene","id":"%b","base":"%b"' % (self.id.encode(), old.id.encode())  # `id` counts the size, too
        frame = about + b"".join(b',"%b":%b' % (name.encode(), text) for name, text in parts.items()) + b"}"
        return frame if len(frame) < 0.8 * self._size else self.whole()


def _fields(old: Texts, new: Texts) -> Texts:
    """The fields that are new or changed, and as `drop` the names of those that are gone."""
    parts = {name: text for name, text in new.items() if old.get(name) != text}
    dropped = [name for name in old if name not in new]
    return {**parts, "drop": write(dropped)} if dropped else parts


def _items(old: Texts, new: Texts, name: str) -> Texts:
    """The differences of two lists whose items have names."""
    parts: Texts = {}
    gone = [key for key in old if key not in new]
    changed = [key for key, text in new.items() if old.get(key) != text]
    if gone:
        parts["gone"] = write(gone)
    if changed:
        parts[name] = _list(new[key] for key in changed)
    expected = [key for key in old if key in new] + [key for key in changed if key not in old]
    if expected != list(new):
        parts["order"] = write(list(new))
    return parts


def _list(texts: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(texts) + b"]"


def _object(fields: Texts) -> bytes:
    return b"{" + b",".join(b'"%b":%b' % (name.encode(), text) for name, text in fields.items()) + b"}"
