"""The pictures of Château Roquefort: drawn by the kept script, all that a scene may name, and nobody mistaken."""

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

from cheeseboard.games.roquefort import scene_places as at
from cheeseboard.games.roquefort.box import BOX, CORNERS, KIND_NAMES, OPEN, OPEN_SQUARE, PLANS, ROOMS, SIDE, SQUARES
from cheeseboard.toolkit.svg import read_sprite
from pictures import contrast, far, luminance

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
drawing: Any = importlib.import_module("draw_roquefort")
castle: Any = importlib.import_module("draw_roquefort_castle")
palette: Any = importlib.import_module("draw_roquefort_palette")

FILE = resources.files("cheeseboard.games.roquefort") / "art" / "roquefort.svg"


@cache
def art() -> str:
    return FILE.read_text("utf-8")


@cache
def boxes() -> dict[str, list[float]]:
    found = re.findall(r'<symbol id="roquefort-([\w-]+)" viewBox="([^"]+)"', art())
    return {name: [float(number) for number in box.split()] for name, box in found}


def test_the_script_draws_the_file() -> None:
    assert drawing.art() == art(), "run tools/draw_roquefort.py"
    assert drawing.main(["--check"]) == 0
    assert len(art().encode()) < 300_000


def test_everything_a_scene_may_name_is_drawn() -> None:
    sprite = read_sprite(art())
    names = [f"tile-{name}" for name in KIND_NAMES[1:]] + [f"cheese-{name}" for name in BOX.cheeses]
    names += [f"shelf-{k}" for k in range(1, 5)] + [f"slot-{wall}" for wall in "NSWE"]
    names += [f"rooms-{plan}" for plan in PLANS] + [f"lean-{material}" for material in at.LEAN]
    names += [f"roof-{at.ROOF_SHAPE[plan][room]}" for plan in range(2) for room in range(ROOMS)]
    for name in names:
        sprite.closure([f"roquefort-{name}"])


@pytest.mark.parametrize("plan", range(2))
def test_every_roof_covers_its_room_and_nothing_else(plan: int) -> None:
    covered: list[int] = []
    for room in range(ROOMS):
        _, _, wide, high = boxes()[f"roof-{at.ROOF_SHAPE[plan][room]}"]
        x, y = at.ROOF_AT[plan][room]
        squares = [
            q
            for q in range(SQUARES)
            if abs(at.square_at(q)[0] - x) < wide / 2 and abs(at.square_at(q)[1] - y) < high / 2
        ]
        assert squares == [q for q in range(SQUARES) if BOX.rooms[plan][q] == room]
        covered += squares
    assert sorted([*covered, *CORNERS]) == list(range(SQUARES))


def test_lifted_roofs_lie_apart_in_the_yard() -> None:
    x, y, wide, high = at.VIEW
    for plan in range(2):
        laid = []
        for room in range(ROOMS):
            material = at.ROOF_SHAPE[plan][room].partition("-")[0]
            a, b = (side * at.LEAN[material] / 100 for side in boxes()[f"lean-{material}"][2:])
            cx, cy = at.RACK_AT[room]
            box = (cx - a / 2, cy - b / 2, cx + a / 2, cy + b / 2)
            assert box[0] >= 820 and box[1] >= y - 4 and box[2] <= x + wide + 2 and box[3] <= y + high
            laid.append(box)
        for one, two in combinations(laid, 2):
            over = (min(one[2], two[2]) - max(one[0], two[0]), min(one[3], two[3]) - max(one[1], two[1]))
            assert min(over) <= 6, "two lifted roofs hide each other"


def test_a_lifted_roof_leans() -> None:
    """It is lower than it is deep, its upper edge stands aside, and it shows a rail and a thick edge."""
    for name in ("tile", "straw", "copper"):
        body = art().partition(f'<symbol id="roquefort-lean-{name}"')[2].partition("</symbol>")[0]
        skew, squeeze = map(float, re.findall(r"matrix\(1 0 ([\d.-]+) ([\d.]+)", body)[0])
        assert skew < 0 < squeeze < 0.8
        assert "--roquefort-wood-d" in body and "--roquefort-shadow" not in body


def test_the_frame_is_open_over_every_tile_and_closed_elsewhere() -> None:
    lattice = castle.lattice()
    frame = re.findall(r'<path d="M-14-14H714V714H-14Z([^"]*)" fill="@wood-d"', lattice)[0]
    tiles = [OPEN_SQUARE[c] for c in range(OPEN)]
    holes = {(int(a), int(b)) for a, b in re.findall(r"M(\d+) (\d+)h88v88h-88Z", frame)}
    assert holes == {(100 * (q % SIDE) + 6, 100 * (q // SIDE) + 6) for q in tiles}
    assert lattice.count('href="#solid"') == SQUARES - OPEN - len(CORNERS)
    assert lattice.count("fill-opacity") >= 1, "tiles lie in the shadow of the frame"


def test_no_battlement_stands_before_a_slot() -> None:
    walls = castle.ground()
    merlons = re.findall(r'fill="@wall-l" class="i"/><path d="([^"]*)"', walls)[0]
    merlons += re.findall(r'<path d="([^"]*)" fill="@wall-l" class="i"/>', walls)[0]
    sizes = set()
    for x, y, wide, high in re.findall(r"M([\d.-]+) ([\d.-]+)h([\d.]+)v([\d.]+)h", merlons):
        left, top, w, h = float(x), float(y), float(wide), float(high)
        along, long = (left, w) if top < 0 or top > 700 else (top, h)
        sizes.add(round(long))
        for k in BOX.sliding:
            assert along + long <= 100 * k + 3 or along >= 100 * k + 97
    assert len(sizes) > 6, "battlements are not all alike"


def test_nothing_overlaps_in_the_yard() -> None:
    x, y, wide, high = at.VIEW
    places = [*at.FREE_AT, *at.WAIT_AT, *at.PEG_AT, at.DUNGEON]
    places += [at.token_at(seat, kind) for seat in range(5) for kind in range(8)]
    places += [at.cell_of_dungeon(k) for k in range(12)]
    for a, b in places:
        assert x + 20 < a < x + wide - 16 and y + 16 < b < y + high - 16
        assert not (-112 < a < 812 and -112 < b < 812), "beside the moat"
    fx, fy, fwide, fhigh = at.FOCUS
    for a, b in [*at.FREE_AT, *at.WAIT_AT, *at.PEG_AT, *at.SLOT_AT, *at.PLACE_AT]:
        assert fx + 30 < a < fx + fwide - 30 and fy + 30 < b < fy + fhigh - 30, "in sight on a phone"
    assert len(set(places)) == len(places)


def test_the_seven_cheeses_differ_in_shape() -> None:
    """Not the colour alone: the outlines have different boxes or corners."""
    shapes = {}
    for name in BOX.cheeses:
        body = art().partition(f'<symbol id="roquefort-cheese-{name}"')[2].partition("</symbol>")[0]
        shapes[name] = re.sub(r"[\d.\s-]+", "", "".join(re.findall(r' d="([^"]*)"', body)))
    assert len(set(shapes.values())) == len(BOX.cheeses)


CHEESES = ("cheddar", "emm", "blue", "brie", "wax", "ash", "parm")


@pytest.mark.parametrize("colours", [palette.LIGHT, palette.DARK], ids=["light", "dark"])
def test_both_palettes_tell_things_apart(colours: dict[str, str]) -> None:
    assert contrast(colours["paper"], colours["ink"]) >= 7
    assert contrast(colours["stone"], colours["hole"]) >= 2.5, "a trap is a black pit"
    for name in CHEESES:
        assert far(colours[name], colours["dish"]) >= 45, name
    for one, two in combinations(("tile", "straw", "copper"), 2):
        assert far(colours[one], colours[two]) >= 60, (one, two)
    assert contrast(colours["stone"], colours["wood-x"]) >= 1.5
    assert contrast(colours["emm"], colours["wood-m"]) >= 2, "points are seen on their tray"


def test_night_is_a_palette_of_its_own() -> None:
    assert set(palette.LIGHT) == set(palette.DARK)
    assert all(palette.LIGHT[name] != palette.DARK[name] for name in palette.LIGHT)
    assert luminance(palette.DARK["stone"]) < luminance(palette.LIGHT["stone"]) / 2


def test_the_art_keeps_to_itself() -> None:
    sprite = read_sprite(art())
    assert all(name.startswith("roquefort-") for name in sprite.drawings)
    classes = {one for found in re.findall(r'class="([^"]*)"', art()) for one in found.split()}
    assert classes
    assert all(one.startswith("roquefort-") for one in classes)
    assert ":root" not in "".join(sprite.styles)
    for name in sprite.drawings:
        sprite.closure([name])
    assert not set(re.findall(r"var\(--(?!roquefort-|seat|o,|h,)[^)]*\)", art()))
    assert not re.findall(r'(?:fill|stroke)="#', art()), "every colour has a name and a night"
