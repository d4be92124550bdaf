"""The pictures of Cheese Pursuit: drawn by the kept script, all that a scene may name, and nothing mistaken."""

from __future__ import annotations

import importlib
import math
import re
import sys
from functools import cache
from importlib import resources
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.games.pursuit import scene_places as places
from cheeseboard.games.pursuit.box import ALL_WEDGES, BOX, CATEGORIES, FACES, SPACES
from cheeseboard.toolkit.svg import read_sprite
from pictures import contrast, far, luminance

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
drawing: Any = importlib.import_module("draw_pursuit")
palette: Any = importlib.import_module("draw_pursuit_palette")
spaces: Any = importlib.import_module("draw_pursuit_spaces")
things: Any = importlib.import_module("draw_pursuit_things")

FILE = resources.files("cheeseboard.games.pursuit") / "art" / "pursuit.svg"
CODES = [code.lower() for code in BOX.codes]


@cache
def art() -> str:
    return FILE.read_text("utf-8")


def symbol(name: str) -> str:
    return art().partition(f'<symbol id="pursuit-{name}"')[2].partition("</symbol>")[0]


def test_the_script_draws_the_file() -> None:
    assert drawing.art() == art(), "run tools/draw_pursuit.py"
    assert drawing.main(["--check"]) == 0
    assert len(art().encode()) < 300_000


def test_everything_a_scene_may_name_is_drawn() -> None:
    sprite = read_sprite(art())
    names = ["round", "knife", "tray", "pile"] + [f"die-{value}" for value in range(FACES + 1)]
    names += [f"space-{name}{end}" for name in BOX.spaces for end in ("", "-outline")]
    names += [f"{what}-{code}" for what in ("wedge", "pile", "edge") for code in BOX.codes]
    names += [f"holder-{mask}" for mask in range(ALL_WEDGES + 1)]
    for name in names:
        assert sprite.closure([f"pursuit-{name}"])


def test_the_rings_of_a_space_stay_off_its_neighbours() -> None:
    """The line of a ring lies inside its space, some units from every edge."""
    for space in range(1, SPACES):
        outer, inner = spaces.corners_of(space), spaces.corners_of(space, spaces.INSET)
        for k, (a, b) in enumerate(zip(outer, outer[1:] + outer[:1])):
            dx, dy = b[0] - a[0], b[1] - a[1]
            for x, y in (inner[k], inner[(k + 1) % 4]):
                away = (dx * (y - a[1]) - dy * (x - a[0])) / math.hypot(dx, dy)  # inwards, for corners clockwise
                assert away >= spaces.INSET * 0.8, BOX.spaces[space]


def test_a_category_is_told_by_its_sign_as_well_as_by_its_colour() -> None:
    shapes = {code: re.sub(r"[\d.\s-]+", "", things.PARTS[f"i-{code}"]) for code in CODES}
    assert len(set(shapes.values())) == CATEGORIES
    for space in range(1, SPACES):
        category = BOX.colour_of[space]
        signs = set(re.findall(r"#pursuit-i-(\w+)", symbol(f"space-{BOX.spaces[space]}")))
        assert signs == {CODES[category] if category >= 0 else "roll"}
    assert set(re.findall(r"#pursuit-i-(\w+)", symbol("space-HUB"))) == set(CODES)
    for category, code in enumerate(CODES):
        for name in ("wedge", "edge"):
            assert re.findall(r"#pursuit-i-(\w+)", symbol(f"{name}-{BOX.codes[category]}")) == [code]
        tag = symbol(f"space-W{places.sector_of(category)}")
        assert f">{BOX.codes[category]}</text>" in tag


def test_a_holder_shows_the_wedges_of_its_mask_and_no_others() -> None:
    for mask in range(ALL_WEDGES + 1):
        shown = re.findall(r"#pursuit-slice-(\w+)", symbol(f"holder-{mask}"))
        assert shown == [code for c, code in enumerate(CODES) if mask >> c & 1]


def test_the_die_is_a_die() -> None:
    for value in range(1, FACES + 1):
        left, right = things.BESIDE[value]
        assert len({value, left, right} | {7 - value, 7 - left, 7 - right}) == FACES, "opposite faces sum to seven"
        assert symbol(f"die-{value}").count('r=".105"') == value + left + right
        assert all(len(things.PIPS[face]) == face for face in (value, left, right))


# -- both palettes -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("colours", [palette.LIGHT, palette.DARK], ids=["light", "dark"])
def test_both_palettes_tell_things_apart(colours: dict[str, str]) -> None:
    assert contrast(colours["paper"], colours["ink"]) >= 7, "letters on their tags"
    assert contrast(colours["cream"], colours["ink"]) >= 7, "signs"
    for one, two in combinations((*CODES, "plain"), 2):
        assert far(colours[one], colours[two]) >= 45, (one, two)
    for code in CODES:
        assert far(colours[f"{code}-l"], colours[code]) >= 35, "a wedge is seen on its space"
        assert far(colours[code], colours["tray"]) >= 40, "a wedge is seen in its holder"
    assert contrast(colours["bone"], colours["ink"]) >= 7, "pips"


def test_night_is_a_palette_of_its_own_and_cheese_stays_warm() -> None:
    assert set(palette.LIGHT) == set(palette.DARK)
    assert all(palette.LIGHT[name] != palette.DARK[name] for name in palette.LIGHT)
    for name in ("brie", "emm", "mim", "herb", "mor", "rind", "wood", "tray"):
        colour = palette.DARK[name]
        assert luminance(colour) < luminance(palette.LIGHT[name]) / 1.8
        assert int(colour[1:3], 16) > int(colour[5:7], 16), "more red than blue"


def test_the_art_keeps_to_itself() -> None:
    sprite = read_sprite(art())
    assert all(name.startswith("pursuit-") for name in sprite.drawings)
    classes = {one for found in re.findall(r'class="([^"]*)"', art()) for one in found.split()}
    assert classes
    assert all(one.startswith("pursuit-") for one in classes)
    assert ":root" not in "".join(sprite.styles)
    for name in sprite.drawings:
        sprite.closure([name])
    assert not set(re.findall(r"var\(--(?!pursuit-|seat|o,|i,|h,)[^)]*\)", art()))
    assert not re.findall(r'(?:fill|stroke)="#', art()), "every colour has a name and a night"
