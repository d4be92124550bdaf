"""The pictures of Gold Rush: drawn by the kept script, true to the box in every turn, joining at every border."""

from __future__ import annotations

import importlib
import re
import sys
from collections import Counter
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.games.goldrush import scene_spots as spots
from cheeseboard.games.goldrush.box import (
    BOX,
    CITY,
    FACES,
    FIRST_TURN,
    GRAVEYARD,
    MOUNTAIN,
    PRAIRIE,
    RAIL,
    segment_sides,
    turned_sides,
)
from cheeseboard.toolkit.svg import read_sprite
from pictures import contrast, luminance

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
drawing: Any = importlib.import_module("draw_goldrush")
tile_of: Any = importlib.import_module("draw_goldrush_tile")
geometry: Any = importlib.import_module("draw_goldrush_geometry")
palette: Any = importlib.import_module("draw_goldrush_palette")

TURNED = [(face, turn) for face in range(FACES) for turn in range(4) if FIRST_TURN[face, turn] == turn]
COUNTED = ("nugget", "loco", "locoF", "tipi", "herd", "star", "station", "town3", "town4", "graves")


@cache
def art() -> str:
    return (resources.files("cheeseboard.games.goldrush") / "art" / "goldrush.svg").read_text("utf-8")


@cache
def uses() -> dict[str, list[str]]:
    """What every tile's symbol uses, back to front."""
    found = re.findall(r'<symbol id="goldrush-([A-Z0-9]+-\d)" [^>]*>(.*?)</symbol>', art())
    return {name: re.findall(r'href="#goldrush-([\w-]+)"', body) for name, body in found}


@cache
def tiles() -> dict[str, Any]:
    """Every different turn of every face, placed by the script."""
    found = {}
    for face in drawing.faces():
        for turned in face.turns():
            found[f"{face.id}-{turned.turn}"] = tile_of.Tile(turned)
    return found


def area(box: Any) -> float:
    return float((box[2] - box[0]) * (box[3] - box[1]))


def test_the_script_draws_the_file() -> None:
    assert drawing.art() == art(), "run tools/draw_goldrush.py"
    assert drawing.main(["--check"]) == 0
    assert len(art().encode()) < 900_000


def test_every_different_turn_of_every_face_is_drawn_and_no_other() -> None:
    assert sorted(uses()) == sorted(f"{BOX.faces[face].id}-{turn}" for face, turn in TURNED)
    assert sorted(tiles()) == sorted(uses())


@pytest.mark.parametrize("face", range(FACES), ids=[face.id for face in BOX.faces])
def test_what_is_counted_is_drawn_exactly_so_often(face: int) -> None:
    one = BOX.faces[face]

    def total(kind: int, what: str) -> int:
        return sum(getattr(segment, what) for segment in one.segments if segment.kind == kind)

    rails = len(one.locals(RAIL))
    want = {
        "nugget": total(MOUNTAIN, "size"),
        "locomotives": total(RAIL, "extra"),
        "tipi": total(PRAIRIE, "size"),
        "herd": total(PRAIRIE, "extra"),
        "star": int(one.star),
        "station": int(one.junction is not None),
        "graves": len(one.locals(GRAVEYARD)),
        "town3": int(bool(one.locals(CITY)) and rails == 3),
        "town4": int(bool(one.locals(CITY)) and rails == 4),
    }
    for turn in {FIRST_TURN[face, turn] for turn in range(4)}:
        drawn = Counter(name for name in uses()[f"{one.id}-{turn}"] if name in COUNTED)
        drawn["locomotives"] = drawn.pop("loco", 0) + drawn.pop("locoF", 0)
        assert {name: drawn[name] for name in want} == want


def test_nothing_lies_before_what_is_counted() -> None:
    for name, drawn in uses().items():
        first = min(
            (k for k, part in enumerate(drawn) if part in ("nugget", "loco", "locoF", "tipi", "herd")), default=99
        )
        assert set(drawn[first:]) <= {"nugget", "loco", "locoF", "tipi", "herd", "star", "frame"}, name


def test_what_is_counted_is_apart_and_whole() -> None:
    for name, tile in tiles().items():
        boxes = [(part, geometry.around(x, y, tile_of.COUNTED[part])) for y, x, part in tile.counted]
        for k, (part, box) in enumerate(boxes):
            assert geometry.overlap(box, (0, 0, 100, 100)) >= 0.93 * area(box), (name, part)
            for other, second in boxes[k + 1 :]:
                assert geometry.overlap(box, second) <= 0.12 * area(box), (name, part, other)
        if tile.star:
            x, y = tile.star
            star = (x - tile_of.STAR_R, y - tile_of.STAR_R, x + tile_of.STAR_R, y + tile_of.STAR_R)
            assert all(geometry.overlap(star, box) < 0.15 * area(box) for _, box in boxes), name


def test_no_miner_and_no_sack_hides_a_nugget() -> None:
    for name, tile in tiles().items():
        golds = [geometry.around(x, y, tile_of.COUNTED["nugget"]) for y, x, part in tile.counted if part == "nugget"]
        for mountain in tile.face.mountains:
            figure = geometry.around(*spots.figure("mountain", *mountain.at), tile_of.FIGURE)
            sack = geometry.around(*spots.sack(*mountain.at), tile_of.SACK)
            for gold in golds:
                hidden = max(geometry.overlap(gold, figure), geometry.overlap(gold, sack)) / area(gold)
                assert hidden <= (0.6 if name.startswith("SH3") else 0.35), name


def test_icons_stand_in_their_own_prairie_and_locomotives_on_their_own_track() -> None:
    for name, tile in tiles().items():
        for prairie, cells in zip(tile.face.prairies, tile.cells, strict=True):
            want = Counter({"tipi": prairie.tipis, "herd": prairie.herds})
            found: Counter[str] = Counter()
            for y, x, part in tile.counted:
                if part in want:
                    middle = y + tile_of.COUNTED[part][1] * 0.4
                    found[part] += (int(x // 2), int(middle // 2)) in cells
            assert found == want, name
        for rail, track in zip(tile.face.rails, tile.tracks, strict=True):
            on = [
                1 for y, x, part in tile.counted if part in ("loco", "locoF") and geometry.near((x, y - 7), track) < 1
            ]
            assert len(on) == rail.locos, name
        seen: set[tuple[int, int]] = set()
        for cells in tile.cells:
            assert not seen & cells, f"{name}: two prairies run together"
            seen |= cells


@pytest.mark.parametrize(("face", "turn"), TURNED, ids=[f"{BOX.faces[f].id}-{t}" for f, t in TURNED])
def test_borders_keep_the_contract(face: int, turn: int) -> None:
    tile = tiles()[f"{BOX.faces[face].id}-{turn}"]
    edges = [((0, 0), (100, 0)), ((100, 0), (100, 100)), ((100, 100), (0, 100)), ((0, 100), (0, 0))]
    inward = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    peaks = [(x, y, part) for m in tile.mountains for y, x, part in m.standing() if part == "pkS"]
    for side, what in enumerate(turned_sides(face, turn)):
        (ax, ay), (bx, by) = edges[side]
        dx, dy = inward[side]
        middle = ((ax + bx) / 2, (ay + by) / 2)
        tracks = [
            track for track in tile.tracks if any(abs(p[0] - middle[0]) + abs(p[1] - middle[1]) < 0.01 for p in track)
        ]
        along = [((ax + (bx - ax) * k / 20), (ay + (by - ay) * k / 20)) for k in range(2, 19)]
        if what == 1 + MOUNTAIN:
            # rock from corner to corner, and the one fixed peak over the middle, foot and all
            polys = [m.poly for m in tile.mountains]
            assert any(all(geometry.inside((x + dx * 0.6, y + dy * 0.6), poly) for x, y in along) for poly in polys)
            fixed = {0: (50, 9), 1: (100, 58), 2: (50, 109), 3: (0, 58)}[side]
            assert [p[:2] for p in peaks].count(fixed) == 1
            assert not tracks
            continue
        assert not any(geometry.inside((x + dx, y + dy), m.poly) for m in tile.mountains for x, y in along)
        if what == 1 + RAIL:
            (track,) = tracks
            ends = (
                (track[0], track[1])
                if abs(track[0][0] - middle[0]) + abs(track[0][1] - middle[1]) < 0.01
                else (track[-1], track[-2])
            )
            (x, y), (nx, ny) = ends
            assert abs((nx - x) * dy) + abs((ny - y) * dx) < 0.25, "square to the border"
            ties = [(p[0], p[1]) for p in geometry.walk(track, 7.2, 3.6)]
            assert 2.5 < geometry.near(middle, ties) < 4.5, "half a gap between sleepers"
        else:
            assert not tracks
            assert not any(
                abs((x - middle[0]) * dx + (y - middle[1]) * dy) < 6 for t in tile.tracks for x, y in t[3:-3]
            )
    for m in tile.mountains:
        for y, x, part in m.standing():
            if part in tile_of.PEAKS and part != "pkS":
                half, high = tile_of.PEAKS[part]
                assert x - half >= 2 and x + half <= 98 and y - high >= 2.5 and y <= 97.5, "free detail stays inside"


def test_every_segment_has_its_area() -> None:
    sprite = read_sprite(art())
    for face, turn in TURNED:
        name = f"goldrush-{BOX.faces[face].id}-{turn}"
        locals_ = range(len(BOX.faces[face].segments))
        assert all(f"{name}-{local}" in sprite.drawings for local in locals_)
        assert f"{name}-{len(locals_)}" not in sprite.drawings


def test_the_script_numbers_turns_and_segments_as_the_box_does() -> None:
    for face, turn in TURNED:
        turned = tiles()[f"{BOX.faces[face].id}-{turn}"].face
        assert ["_MRP".index(edge) for edge in turned.edges] == list(turned_sides(face, turn))
        whole = [*turned.mountains, *turned.rails, *turned.prairies]
        for local, segment in enumerate(whole):
            if BOX.faces[face].segments[local].kind in (MOUNTAIN, RAIL):
                assert sorted("NESW".index(side) for side in segment.sides) == list(segment_sides(face, turn, local))


def test_stations_and_towns_cannot_be_taken_for_a_through_line() -> None:
    """Every line that ends has its bumper, and its track stops short of the middle."""
    for name, tile in tiles().items():
        ends = [rail for rail in tile.face.rails if rail.end]
        drawn = uses()[name]
        assert drawn.count("bufV") + drawn.count("bufH") == len(ends)
        for rail, track in zip(tile.face.rails, tile.tracks, strict=True):
            if rail.end:
                assert geometry.near(tile.face.hub_at, track) >= tile_of.STOP[rail.end] - 0.1


def test_both_palettes_keep_what_is_counted_apart() -> None:
    for colours in (palette.LIGHT, palette.DARK):
        assert contrast(colours["ink"], colours["paper"]) >= 7
        assert contrast(colours["gold"], colours["ink"]) >= 4.5
        assert contrast(colours["cream"], colours["ink"]) >= 4.5
        assert contrast(colours["gold"], colours["rock"]) >= 1.5
        assert contrast(colours["sand"], colours["rock"]) >= 1.2
        assert contrast(colours["bed"], colours["ink"]) >= 4.5
    assert set(palette.LIGHT) == set(palette.DARK)
    assert all(palette.LIGHT[name] != palette.DARK[name] for name in palette.LIGHT)
    assert luminance(palette.DARK["sand"]) < luminance(palette.LIGHT["sand"]) / 2


def test_the_art_keeps_to_itself() -> None:
    sprite = read_sprite(art())
    assert all(name.startswith("goldrush-") for name in sprite.drawings)
    classes = {one for found in re.findall(r'class="([^"]*)"', art()) for one in found.split()}
    assert classes
    assert all(one.startswith("goldrush-") for one in classes)
    css = "".join(sprite.styles)
    assert ":root" not in css
    selectors = re.findall(r"(?:^|[{};,\s])([.][a-z][^{};:,\s]*)(?=[,{])", re.sub(r"/\*.*?\*/", "", css, flags=re.S))
    assert {one.strip() for one in selectors if not one.strip().startswith(".goldrush-")} <= {".day", ".night"}
    for name in sprite.drawings:
        sprite.closure([name])
    painted = set(re.findall(r"var\(--(?!goldrush-|seat|o,)[^)]*\)", art()))
    assert not painted
