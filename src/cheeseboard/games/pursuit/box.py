"""What is in the box, as constant tables: the spaces of the wheel, their links, and where every throw leads.

Everything comes from `box.toml`, is checked there with clear sentences, and is laid out here for rules and people.
Spaces 0..72 in the order of the file (0 = the hub); categories 0..5 in the order of the cards ("GE" = 0).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cheeseboard.kernel import u8
from cheeseboard.kernel.errors import Mistake
from cheeseboard.kernel.table import table
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.toml import place

KINDS = ("hub", "cat", "hq", "roll")
HUB, COLOURED, WEDGE, ROLL_AGAIN = range(4)
"""Kinds of space by number, as KINDS lists them."""

CATEGORIES = 6
SEATS_MAX = 6


class BadBox(Mistake):
    """A box.toml that cannot be read or contradicts itself; the sentence says which table and why."""


@dataclass(frozen=True, slots=True)
class Box:
    """One box, read and checked."""

    title: str
    digest: str  # SHA-256 of the file: what identifies the box
    codes: tuple[str, ...]  # (6) categories
    colours: tuple[str, ...]  # (6) their colours, in English: names for the art
    own: tuple[int, ...]  # (6) category of a seat's own colour
    sectors: tuple[int, ...]  # (6) category of the wedge space of each sector, clockwise
    spaces: tuple[str, ...]  # ids
    kinds: tuple[int, ...]  # kind of space
    colour_of: tuple[int, ...]  # category of a space, -1 = none
    links: tuple[tuple[int, ...], ...]  # neighbours, ascending
    die: int  # faces


def _fail(where: str, what: str, **args: str | int) -> BadBox:
    """What is wrong in a table of the file: `what` is the message `box-…`."""
    return BadBox("error-box-table", table=where, reason=Msg(f"box-{what}", dict(args)))


def _each_once(codes: Sequence[str], words: Sequence[Any], where: str) -> tuple[int, ...]:
    names = [str(word) for word in words]
    if sorted(names) != sorted(codes):
        raise _fail(where, "each-once", codes=", ".join(codes))
    return tuple(codes.index(name) for name in names)


def _codes(data: Mapping[str, Any]) -> tuple[str, ...]:
    codes = tuple(str(code) for code in data["categories"]["codes"])
    if len(set(codes)) != CATEGORIES or any(re.fullmatch("[A-Z]{2}", code) is None for code in codes):
        raise _fail("categories", "codes", count=CATEGORIES)
    if len(data["categories"]["colours"]) != CATEGORIES:
        raise _fail("categories", "colours", count=CATEGORIES)
    return codes


def _spaces(
    rows: Sequence[Any], codes: Sequence[str]
) -> tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...]]:
    ids = tuple(str(row[0]) for row in rows)
    if len(set(ids)) != len(ids) or any(re.fullmatch("HUB|[A-Z][0-9]{1,2}", name) is None for name in ids):
        raise _fail("spaces", "ids")
    kinds, colour_of, links = [], [], []
    for name, kind, code, near in rows:
        if kind not in KINDS:
            raise _fail("spaces", "kind", space=str(name), kinds=", ".join(KINDS))
        if (kind in ("cat", "hq")) != (code in codes):
            raise _fail("spaces", "category", space=str(name), codes=", ".join(codes))
        unknown = [one for one in near if one not in ids]
        if unknown:
            raise _fail("spaces", "link", space=str(name), other=str(unknown[0]))
        kinds.append(KINDS.index(kind))
        colour_of.append(codes.index(code) if code in codes else -1)
        links.append(tuple(sorted(ids.index(one) for one in near)))
    for space, near in enumerate(links):
        for other in near:
            if space not in links[other] or space == other:
                raise _fail("spaces", "one-way", space=ids[space], other=ids[other])
        if len(near) < 2:
            raise _fail("spaces", "dead-end", space=ids[space])
    if kinds[0] != HUB or kinds.count(HUB) != 1:
        raise _fail("spaces", "hub")
    if sorted(colour_of[k] for k in range(len(ids)) if kinds[k] == WEDGE) != list(range(CATEGORIES)):
        raise _fail("spaces", "wedges")
    return ids, tuple(kinds), tuple(colour_of), tuple(links)


def read_box(text: str) -> Box:
    """Read and check a box.toml. Raises BadBox with a sentence that says which table is wrong and why."""
    try:
        data = tomllib.loads(text)
        codes = _codes(data)
        ids, kinds, colour_of, links = _spaces(data["spaces"]["table"], codes)
        pieces = data["pieces"]
        if (int(pieces["holders"]), int(pieces["wedges"]), int(pieces["die"])) != (SEATS_MAX, CATEGORIES, 6):
            raise _fail("pieces", "pieces")
        return Box(
            title=str(data["title"]),
            digest=hashlib.sha256(text.encode()).hexdigest(),
            codes=codes,
            colours=tuple(str(colour) for colour in data["categories"]["colours"]),
            own=_each_once(codes, data["own"]["categories"], "own"),
            sectors=_each_once(codes, data["wheel"]["sectors"], "wheel"),
            spaces=ids,
            kinds=kinds,
            colour_of=colour_of,
            links=links,
            die=int(pieces["die"]),
        )
    except tomllib.TOMLDecodeError as error:
        raise BadBox("error-box-toml", reason=place(error)) from error
    except KeyError as error:
        raise BadBox("error-box-toml", reason=Msg("box-missing", {"entry": str(error.args[0])})) from error
    except (TypeError, ValueError) as error:
        if isinstance(error, BadBox):
            raise
        raise BadBox("error-box-toml", reason=Msg("box-form")) from error


BOX = read_box((Path(__file__).parent / "box.toml").read_text("utf-8"))
"""The box that ships with the game."""

SPACES = len(BOX.spaces)
HUB_SPACE = 0
FACES = BOX.die
ALL_WEDGES = (1 << CATEGORIES) - 1

CLEAN, DOUBLED_BACK = 1, 2
"""Values of WALKS: a walk of that length leads there; one does, but only with a step straight back."""


def targets(space: int, length: int) -> list[int]:
    """Where a throw can end: end points of walks of `length` steps that never step straight back, ascending."""
    ends = {(space, -1)}
    for _ in range(length):
        ends = {(near, here) for here, before in ends for near in BOX.links[here] if near != before}
    return sorted({here for here, _ in ends})


def _walks(space: int, length: int) -> list[int]:
    """For every space: 0, CLEAN or DOUBLED_BACK. Lists walk after walk, so it also checks `targets`."""
    found = [0] * SPACES
    trails: list[tuple[int, ...]] = [(space,)]
    for _ in range(length):
        trails = [(*trail, near) for trail in trails for near in BOX.links[trail[-1]]]
    for trail in trails:
        back = any(a == b for a, b in zip(trail, trail[2:]))
        if not back:
            found[trail[-1]] = CLEAN
        elif not found[trail[-1]]:
            found[trail[-1]] = DOUBLED_BACK
    return found


def _padded() -> list[list[list[int]]]:
    rows = [[targets(space, length) for length in range(1, FACES + 1)] for space in range(SPACES)]
    wide = max(len(row) for by_length in rows for row in by_length)
    if wide > MOST_TARGETS:
        raise _fail("spaces", "targets", count=MOST_TARGETS)
    return [[[len(row), *row, *[0] * (MOST_TARGETS - len(row))] for row in by_length] for by_length in rows]


MOST_TARGETS = 7
TARGETS = table(_padded(), u8)  # (73, 6, 8) by space and throw less one: how many ends, then the ends, ascending
WALKS = table([[_walks(space, n) for n in range(1, FACES + 1)] for space in range(SPACES)], u8)  # (73, 6, 73)
KIND = table(BOX.kinds)  # (73) kind of a space
COLOUR = table(BOX.colour_of)  # (73) category of a space, -1 = none
OWN = table(BOX.own)  # (6) category of a seat's own colour
ON_RIM = table([int(name[0] in "RW") for name in BOX.spaces])  # (73) 1 = on the rim, wedge spaces included


def space_name(space: int) -> str:
    """0 -> "HUB"; "?" outside the wheel."""
    return BOX.spaces[space] if 0 <= space < SPACES else "?"


def space_number(name: str) -> int:
    """ "R13" -> 21, in upper or lower case; -1 = no such space."""
    high = name.upper()
    return BOX.spaces.index(high) if high in BOX.spaces else -1


def code_of(category: int) -> str:
    """0 -> "GE"; "?" for no category."""
    return BOX.codes[category] if 0 <= category < CATEGORIES else "?"


def category_of(code: str) -> int:
    """ "GE" -> 0, in upper or lower case; -1 = no such category."""
    high = code.upper()
    return BOX.codes.index(high) if high in BOX.codes else -1


def wedge_space(category: int) -> int:
    """The wedge space of a category."""
    return next(k for k in range(SPACES) if BOX.kinds[k] == WEDGE and BOX.colour_of[k] == category)
