"""The pictures of Fromage: drawn by the kept script, all that a scene may name, and nothing told by colour alone."""

from __future__ import annotations

import importlib
import re
import sys
from functools import cache
from importlib import resources
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.games.fromage.box import (
    BOARD_COST,
    CARDS,
    KIND_NAMES,
    LAYOUT_NAMES,
    PARLOUR_COST,
    PLACE_NAMES,
    REGIONS,
    RESOURCES,
    SOLO_TRACK,
    SPACE_KIND,
    SPACE_MARK,
    SPACE_MIN,
    TILE_COST,
    TILE_IDS,
    TYPE_LETTERS,
    VENUES,
    card_name,
)
from cheeseboard.toolkit.svg import read_sprite
from pictures import contrast, far, luminance

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
drawing: Any = importlib.import_module("draw_fromage")
palette: Any = importlib.import_module("draw_fromage_palette")

FILE = resources.files("cheeseboard.games.fromage") / "art" / "fromage.svg"


@cache
def art() -> str:
    return FILE.read_text("utf-8")


def symbol(name: str) -> str:
    return art().partition(f'<symbol id="fromage-{name}"')[2].partition("</symbol>")[0]


def used(name: str) -> list[str]:
    """What a drawing uses, in order."""
    return re.findall(r'href="#fromage-([\w-]+)"', symbol(name))


def test_the_script_draws_the_file() -> None:
    assert drawing.art() == art(), "run tools/draw_fromage.py"
    assert drawing.main(["--check"]) == 0
    assert len(art().encode()) < 420_000


def test_everything_a_scene_may_name_is_drawn() -> None:
    sprite = read_sprite(art())
    sides = [(venue, side) for venue in VENUES for side in LAYOUT_NAMES]
    names = [f"{what}-{venue}-{side}" for what in ("quarter", "small") for venue, side in sides]
    names += [f"shut-{venue}-{side}-{few}" for venue, side in sides if side != "P" for few in (2, 3)]
    names += [f"sector-{one}" for one in RESOURCES] + list(RESOURCES) + [f"emblem-{venue}" for venue in VENUES]
    names += [f"{what}-{letter}" for what in ("cheese", "worker", "maker", "t") for letter in TYPE_LETTERS]
    names += [f"place-{board}-{place}" for board in range(1, 5) for place in PLACE_NAMES]
    names += [f"tile-{name}" for name in TILE_IDS] + [f"order-{card_name(card)}" for card in range(len(CARDS))]
    names += [f"{what}-{cost}" for what in ("scaffold", "built") for cost in range(1, 6)]
    names += [f"far-pip-{seat}" for seat in range(5)] + [f"far-base-{seat}" for seat in range(4)]
    names += [f"slot-{k}" for k in range(1, len(SOLO_TRACK))] + [f"region-{one}" for one in REGIONS]
    names += ["base", "deck", "panel", "own", "corp", "boss", "cast", "under", "way", "empty", "glow", "lid", "rosette"]
    names += ["chip-order", "chip-fruit", "chip-hq", "chip-unused"]
    for name in names:
        assert sprite.closure([f"fromage-{name}"])


def test_a_quarter_shows_the_spaces_of_its_layout_and_no_others() -> None:
    """Type, age and fruit of all 18 spaces, counted on the picture."""
    for layout, side in enumerate(LAYOUT_NAMES):
        for venue, name in enumerate(VENUES):
            drawn = used(f"quarter-{name}-{side}")
            plates = [one[6:] for one in drawn if one.startswith("plate-")]
            # a sign of the shop or the fair shows no type: what follows a plate is its type
            types = [drawn[k + 1][2:] for k, one in enumerate(drawn) if one.startswith("plate-")]
            kinds = [KIND_NAMES[SPACE_KIND[layout, venue, k]] for k in range(18)]
            assert [t + age for t, age in zip(types, plates, strict=True)] == kinds
            marks = [int(SPACE_MARK[layout, venue, k]) for k in range(18)]
            assert (drawn.count("fruit"), drawn.count("jam")) == (marks.count(1), marks.count(2))
            if side != "P":
                for few in (2, 3):
                    shut = sum(SPACE_MIN[layout, venue, k] > few for k in range(18))
                    assert used(f"shut-{name}-{side}-{few}") == ["lid"] * shut


def test_costs_are_drawn_one_by_one() -> None:
    for cost in {BOARD_COST[b, p] for b in range(4) for p in range(4)} | {TILE_COST[tile] for tile in range(32)}:
        assert used(f"scaffold-{cost}") == ["frame"] * cost and used(f"built-{cost}") == ["structure"] * cost
    for cost in {PARLOUR_COST[b, k] for b in range(4) for k in range(4)}:
        found = [name for name in read_sprite(art()).drawings if re.fullmatch(rf"fromage-milked-\w+-{cost}", name)]
        assert found
        for name in found:
            assert used(name.removeprefix("fromage-")).count("livestock") == cost


def test_nothing_is_told_by_colour_alone() -> None:
    """Types by their shapes, ages by one, two, three pips, fruit and jam by their shapes, seats by their marks."""
    shapes = {letter: re.sub(r'"@?[^"]*"', "", symbol(f"t-{letter}")) + symbol(f"t-{letter}")[:400] for letter in "SHB"}
    outlines = {letter: re.findall(r"<(\w+)", symbol(f"t-{letter}"))[0] for letter in "SHB"}
    assert len(set(shapes.values())) == 3 and outlines["S"] == "circle"
    assert [symbol(f"plate-{age}").count('r="5.6"') for age in "bsg"] == [1, 2, 3]
    assert symbol("fruit") != symbol("jam")
    marks = {re.findall(r'<path d="([^"]+)"', symbol(f"far-pip-{seat}"))[0] for seat in range(5)}
    assert len(marks) == 5
    for resource in RESOURCES:
        assert used(f"sector-{resource}") == [resource]


def test_an_order_bears_the_name_of_its_cheese() -> None:
    for card, cheese in enumerate(CARDS):
        text = " ".join(re.findall(r">([^<]+)</text>", symbol(f"order-{card_name(card)}")))
        assert re.sub(r"[\s-]", "", text) == re.sub(r"[\s-]", "", cheese)
        assert used(f"order-{card_name(card)}")[0] == f"plate-{card_name(card)[1]}"


# -- both palettes -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("colours", [palette.LIGHT, palette.DARK], ids=["light", "dark"])
def test_both_palettes_tell_things_apart(colours: dict[str, str]) -> None:
    assert contrast(colours["paper"], colours["ink"]) >= 7, "numbers on their discs, names on cards"
    for one, two in combinations(("bronze", "silver", "gold"), 2):
        assert far(colours[one], colours[two]) >= 45, (one, two)
    for one, two in combinations(("purple", "blue", "pale", "green", "orange", "pink"), 2):
        assert far(colours[one], colours[two]) >= 30, (one, two)
    for one, two in combinations(("meadow", "floor", "room", "sea"), 2):
        assert far(colours[one], colours[two]) >= 20, (one, two)
    for one in ("soft-p", "hard-p", "bleu-p"):
        assert contrast(colours[one], colours["ink"]) >= 4.5, "a printed cheese in its contour"


def test_night_is_a_palette_of_its_own_and_wood_stays_warm() -> None:
    assert set(palette.LIGHT) == set(palette.DARK)
    assert all(palette.LIGHT[name] != palette.DARK[name] for name in palette.LIGHT)
    for name in ("wood", "rim", "plank", "shelf", "floor", "stall", "beech"):
        colour = palette.DARK[name]
        assert luminance(colour) < luminance(palette.LIGHT[name]) / 1.4
        assert int(colour[1:3], 16) > int(colour[5:7], 16), "more red than blue"


def test_the_art_keeps_to_itself() -> None:
    sprite = read_sprite(art())
    assert all(name.startswith("fromage-") for name in sprite.drawings)
    classes = {one for found in re.findall(r'class="([^"]*)"', art()) for one in found.split()}
    assert classes
    assert all(one.startswith("fromage-") for one in classes)
    assert ":root" not in "".join(sprite.styles)
    for name in sprite.drawings:
        sprite.closure([name])
    assert not set(re.findall(r"var\(--(?!fromage-|seat|o,|i,|h,)[^)]*\)", art()))
    assert not re.findall(r'(?:fill|stroke)="#', art()), "every colour has a name and a night"
