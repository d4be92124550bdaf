"""The box: what it holds, what its tables say, and that a wrong one is refused with a sentence."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from cheeseboard import games
from cheeseboard.games.goldrush import box
from cheeseboard.games.goldrush.box import BOX, BadBox, read_box
from cheeseboard.kernel import CHANCE, OVER
from cheeseboard.match.boxes import game_with
from cheeseboard.toolkit.words import LANGS, words

CROSS = '"%s", at = [0.15, 0.37] }, { halves = "%s"'
TEXT = (Path(box.__file__).parent / "box.toml").read_text("utf-8")


def test_what_is_in_it() -> None:
    assert [face.id for face in BOX.faces][:2] == ["START", "M01"] and box.FACES == 57
    assert (box.TILES, box.TOKENS, box.START) == (78, 63, 0)
    assert [box.face_number(f"SH{k}") for k in range(1, 7)] == [51, 52, 53, 54, 55, 56]
    sides = Counter(side for face in BOX.faces if face.set == 0 for side in face.sides for _ in range(face.count))
    assert sides == {1: 68, 2: 117, 3: 103}
    nuggets = [one.size for face in BOX.faces for one in face.segments if one.kind == box.MOUNTAIN]
    assert min(nuggets) == 1 and max(nuggets) == 3
    assert len(BOX.digest) == 64


def test_every_reconstruction_says_so() -> None:
    data = tomllib.loads(TEXT)
    for name in ("tokens", "pieces", "points"):
        assert data[name]["source"]
    assert all(re.search("reconstruction|rulebook", tile["source"]) for tile in data["tile"])


def test_equal_turns() -> None:
    def different(name: str) -> int:
        return len({box.FIRST_TURN[box.face_number(name), turn] for turn in range(4)})

    assert [different(name) for name in ("M01", "R15", "P01", "SH1", "C02")] == [1] * 5
    assert [different(name) for name in ("R01", "M13", "M27", "M30", "SH5", "SH6")] == [2] * 6
    assert [different(name) for name in ("START", "M15", "R03", "R05", "R06", "R16", "C01")] == [4] * 7


def test_names_read_back() -> None:
    for face in range(box.FACES):
        for turn in range(4):
            names = [box.segment_name(face, turn, k) for k in range(box.AREAS[face])]
            assert len(set(names)) == len(names)
            for k, name in enumerate(names):
                assert box.segment_number(face, turn, name) == k
                assert box.segment_number(face, turn, box.segment_name(face, turn, k, full=True).upper()) == k
    assert box.segment_number(0, 0, "city") == -1
    for name in ("o", "n1", "s77", "e4", "w12", "n2e3", "s10w1"):
        assert box.place_name(box.place_number(name)) == name
    for name in ("", "n0", "n78", "e3n2", "x1", "n2e", "o1"):
        assert box.place_number(name) == -1
    assert box.place_at(box.place_number("s2e3")) == (-2, 3)


def test_fits_are_the_turns_whose_sides_match() -> None:
    for face in range(box.FACES):
        for need in (0, 0b11, 0b01_00, 0b10_00_10_00, 0b11_10_01_00, 0b01_01_01_01):
            want = 0
            for turn in range(4):
                sides = box.turned_sides(face, turn)
                good = all((need >> 2 * side) & 3 in (0, sides[side]) for side in range(4))
                want |= int(good and box.FIRST_TURN[face, turn] == turn) << turn
            assert box.FITS[face, need] == want


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("counts = [12,", "counts = [13,", "add up to 64, not to the total 63"),
        ("values = [0, 1,", "values = [1, 0,", "values, ascending"),
        ("players = [2, 5]", "players = [2, 6]", "room for 2 to 5 players"),
        ("tipi = 2", "tipi = -2", "whole number from 0 to 50"),
        ("herd = 4\n", "", "the entry `herd` is missing"),
        ("cities = 6", "cities = 7", "`cities` is 7, but the tiles add up to 6"),
        ('id = "M02"', 'id = "M01"', "two tiles have the same id"),
        ('id = "M02"', 'id = "m02"', "capital letters and digits"),
        ("start = true\n", "", "`start_tiles` is 1"),
        ('sides = "MRPR"', 'sides = "MRXR"', "four letters of M, R, P"),
        ('sides = "MRPR"', 'sides = "MRRR"', "[tile START]: each R side of MRRR must belong to exactly one railroad"),
        ('halves = "Ea Wb"', 'halves = "Ea"', "every half-edge must belong to exactly one segment; look at Wb"),
        ('halves = "Ea Wb"', 'halves = "Ea Wb Eb"', "look at Eb"),
        ('halves = "Ea Wb"', 'halves = "Ea Wx"', "a prairie needs half-edges"),
        (CROSS % ("Ea Wb", "Eb Sa Sb Wa"), CROSS % ("Ea Wa", "Eb Sa Sb Wb"), "two segments cross each other"),
        ('sides = "N", nuggets = 1', 'sides = "N", nuggets = 0', "`nuggets` must be a whole number from 1 to 60"),
        ('sides = "EW"', 'sides = "WE"', "in the order N, E, S, W"),
        ('kind = "junction"', 'kind = "tunnel"', "[tile M26]: a railroad joins two sides, or leads from one"),
        ('kind = "city"', 'kind = "junction"', "[tile C01]: a railroad joins two sides, or leads from one"),
        ("at = [0.50, 0.12]", "at = [0.50, 1.12]", "must lie on the tile"),
        ('set = "sheriff"', 'set = "marshal"', "there is no set “marshal”; there is base and sheriff"),
        ("[tokens]", "[tokens", "The file box.toml: "),
        ("count = 2", 'count = "two"', "`count` must be a whole number"),
    ],
)  # fmt: skip
def test_a_wrong_box_is_refused_with_a_sentence(old: str, new: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BadBox, match=re.escape(why)) as caught:
        read_box(TEXT.replace(old, new, 1))
    said = {lang: words(lang, "goldrush").say(caught.value.id, **caught.value.given) for lang in LANGS}
    assert said["en"] == str(caught.value)
    assert len(set(said.values())) == len(LANGS)  # a sentence in every language


def test_another_box_plays_beside_this_one() -> None:
    text = TEXT.replace("cowboys = 4", "cowboys = 6").replace("counts = [12, 21,", "counts = [21, 12,")
    text = text.replace('id = "M01"', 'id = "X1"')
    other, ours = game_with("goldrush", text), games.load("goldrush")
    assert other.State.dtype.itemsize > ours.State.dtype.itemsize
    states, dice = other.new({"players": 3, "sheriff": True}), random.Random(1)
    while other.actors(states) != OVER:
        if other.actors(states) == CHANCE:
            outcomes, weights = zip(*other.chance(states))
            other.draw(states, dice.choices(outcomes, weights)[0])
        else:
            (seat,) = other.waiting(states)
            other.apply(states, seat, dice.choice(other.legal(states, seat)))
    assert other.view(states).tiles >= 70 and other.box.BOX.counts[0] == 21
    assert other.box.BOX.digest != BOX.digest == ours.box.BOX.digest
