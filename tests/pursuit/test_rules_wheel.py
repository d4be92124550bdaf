"""The wheel as data: 73 spaces, 78 links, and the movement facts of the dossier, counted independently."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cheeseboard.games.pursuit import box
from cheeseboard.games.pursuit.box import (
    BOX,
    COLOUR,
    FACES,
    HUB_SPACE,
    KIND,
    KINDS,
    OWN,
    SPACES,
    TARGETS,
    BadBox,
    read_box,
    space_number,
    targets,
)
from cheeseboard.match.boxes import box_text
from cheeseboard.toolkit.words import LANGS
from pursuit.wheel import GAME
from words.details import say_everywhere

LINKS = {frozenset((a, b)) for a in range(SPACES) for b in BOX.links[a]}


def clean_walks(space: int, length: int) -> list[tuple[int, ...]]:
    """Every walk that never steps straight back."""
    walks = [(space,)]
    for _ in range(length):
        walks = [(*walk, near) for walk in walks for near in BOX.links[walk[-1]] if near not in walk[-2:-1]]
    return walks


def test_spaces_and_links() -> None:
    assert (SPACES, len(LINKS)) == (73, 78)
    assert Counter(KINDS[kind] for kind in KIND) == {"hub": 1, "cat": 54, "hq": 6, "roll": 12}
    for category in range(6):
        there = [KINDS[KIND[k]] for k in range(SPACES) if COLOUR[k] == category]
        assert Counter(there) == {"cat": 9, "hq": 1}
    assert sorted(OWN) == list(range(6))


def test_the_table_follows_the_rule_by_which_the_wheel_is_painted() -> None:
    """Colours of spokes and rim from the sectors alone: c(k) is the colour k sectors on."""
    sectors = [BOX.codes[c] for c in BOX.sectors]
    assert sectors == ["AL", "GE", "SL", "HI", "EN", "SN"]
    for i in range(6):
        spoke = [space_number(f"S{i}{j}") for j in range(1, 6)]
        rim = [space_number(f"R{i}{j}") for j in range(1, 7)]
        wedge, after = space_number(f"W{i}"), space_number(f"W{(i + 1) % 6}")
        assert [COLOUR[k] for k in spoke] == [BOX.sectors[(i + k) % 6] for k in (-1, 1, 2, -2, 3)]
        assert [COLOUR[k] for k in rim] == [BOX.sectors[(i + k) % 6] if k else -1 for k in (3, 0, 2, -1, 0, 4)]
        assert all(frozenset(pair) in LINKS for pair in pairwise([HUB_SPACE, *spoke, wedge, *rim, after]))
        opposite = BOX.sectors[(i + 3) % 6]
        assert {COLOUR[k] for k in BOX.links[wedge]} == {opposite}


def test_every_throw_can_be_moved_and_a_target_tells_its_way() -> None:
    found: Counter[int] = Counter()
    for space in range(SPACES):
        for length in range(1, FACES + 1):
            ends = [walk[-1] for walk in clean_walks(space, length)]
            assert len(set(ends)) == len(ends), "two walks never end on one space"
            assert space not in ends
            listed = [TARGETS[space, length - 1, k + 1] for k in range(TARGETS[space, length - 1, 0])]
            assert listed == sorted(ends) == targets(space, length)
            found[len(ends)] += 1
    assert found == {2: 126, 3: 180, 4: 36, 6: 42, 7: 54}
    assert sum(found.values()) == 438


def test_from_the_hub_and_back() -> None:
    wedges = {space_number(f"W{i}") for i in range(6)}
    assert set(targets(HUB_SPACE, 6)) == wedges
    for length in range(1, 6):
        assert {box.space_name(k)[::2] for k in targets(HUB_SPACE, length)} == {f"S{length}"}
    for wedge in wedges:
        assert HUB_SPACE in targets(wedge, 6)


def test_round_the_rim_only_one_way_at_a_time() -> None:
    """Both ways round mixed in one move need a step back, so "no step back" is the whole rule of directions."""
    rim = [f"W{i}" if j == 0 else f"R{i}{j}" for i in range(6) for j in range(7)]
    place = {space_number(name): k for k, name in enumerate(rim)}
    for space in place:
        for length in range(1, 7):
            for walk in clean_walks(space, length):
                if all(step in place for step in walk):
                    turns = {(place[b] - place[a]) % 42 for a, b in pairwise(walk)}
                    assert len(turns) == 1


WRONG = {
    "dead end": ('["HUB", "hub", "", ["S01", ', '["HUB", "hub", "", ['),
    "kind": ('"S01", "cat"', '"S01", "kat"'),
    "category": ('"S01", "cat", "SN"', '"S01", "cat", "SX"'),
    "no category": ('"R02", "roll", ""', '"R02", "roll", "GE"'),
    "link": ('["HUB", "S02"]', '["HUB", "S99"]'),
    "name": ('["S01", "cat"', '["S1x", "cat"'),
    "wedges": ('"W0", "hq", "AL"', '"W0", "hq", "GE"'),
    "hub": ('"S01", "cat", "SN"', '"S01", "hub", ""'),
    "own": ('categories = ["EN", "GE"', 'categories = ["GE", "GE"'),
    "codes": ('codes = ["GE"', 'codes = ["Ge"'),
    "colours": ('colours = ["blue", ', "colours = ["),
    "pieces": ("holders = 6", "holders = 7"),
    "missing": ("[wheel]", "[wheels]"),
    "form": ("die = 6", "die = []"),
    "toml": ("die = 6", "die = "),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_box_is_refused_in_every_language(what: str) -> None:
    text = box_text(GAME)
    before, after = WRONG[what]
    assert before in text, "the test itself is out of date"
    with pytest.raises(BadBox) as caught:
        read_box(text.replace(before, after, 1))
    assert len({caught.value.message(lang) for lang in LANGS}) == len(LANGS)
    say_everywhere(caught.value, text + after, "pursuit")
