"""XML that strangers send: a small tree with line numbers, without document types and so without entity bombs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from cheeseboard.games.pursuit.formats_base import bad

_DEEPEST, _MOST_ELEMENTS = 60, 1_000_000


@dataclass(slots=True)
class Element:
    """One element: its name without name space, attributes, text before its first child, children."""

    name: str
    line: int
    attributes: dict[str, str]
    pieces: list[str] = field(default_factory=list)
    children: list[Element] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All text that stands directly in it."""
        return "".join(self.pieces)

    def all(self, name: str) -> Iterator[Element]:
        """Children of a name."""
        return (one for one in self.children if one.name == name)

    def first(self, *path: str) -> Element | None:
        """The first child of a name, its first child of the next, and so on."""
        here: Element | None = self
        for name in path:
            here = next(here.all(name), None) if here else None
        return here

    def said(self, *path: str) -> str:
        """The text at a path; "" where there is none."""
        found = self.first(*path)
        return found.text if found else ""


def tree(data: bytes) -> Element:
    """The root of a document. BadDeck where it is broken, too deep, too large, or declares a document type."""
    parser = expat.ParserCreate()
    top = Element("", 0, {})
    open_ = [top]
    count = 0

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal count
        count += 1
        if len(open_) > _DEEPEST or count > _MOST_ELEMENTS:
            raise bad("import-xml-size", line=parser.CurrentLineNumber)
        one = Element(name.rpartition(":")[2], parser.CurrentLineNumber, attributes)
        open_[-1].children.append(one)
        open_.append(one)

    def end(_: str) -> None:
        open_.pop()

    def characters(text: str) -> None:
        open_[-1].pieces.append(text)

    def doctype(*_: object) -> None:
        raise bad("import-xml-doctype", line=parser.CurrentLineNumber)

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = doctype
    parser.buffer_text = True
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise bad("import-xml", line=error.lineno) from error
    except (ValueError, LookupError) as error:  # an encoding that nobody knows
        if hasattr(error, "given"):
            raise
        raise bad("import-xml", line=parser.CurrentLineNumber) from error
    return top.children[0]
