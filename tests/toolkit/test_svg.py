"""Standalone pictures: well-formed, complete, and no more than the scene needs."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.toolkit.scene import Board, Msg, Node, Overlay, Scene
from cheeseboard.toolkit.svg import MissingSymbol, line_widths, read_sprite, render

NS = "{http://www.w3.org/2000/svg}"
ART = """<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><style>.toy-a{fill:red}</style>
<clipPath id="toy-round"><circle r="5"/></clipPath>
<symbol id="toy-leaf" viewBox="0 0 10 10"><path class="toy-a" d="M0 0h9"/></symbol>
<symbol id="toy-plant" viewBox="0 0 100 120"><g clip-path="url(#toy-round)"><use href="#toy-leaf"/></g></symbol>
<symbol id="toy-other" viewBox="0 0 100 100"><path d="M0 0h1"/></symbol></svg>"""
MORE = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="toy-shade"><path d="M1 1h1"/></symbol></svg>'


def say(msg: Msg) -> str:
    return f"<{msg.id}> & more"


def scene(*nodes: Node, overlays: tuple[Overlay, ...] = ()) -> Scene:
    board = Board("one", (0, 0, 200, 100), nodes, overlays, theme="night", label=Msg("board"))
    return Scene((board,), Msg("prompt"), status=Msg("status"))


def drawn(made: Scene, art: str = ART) -> ET.Element:
    return ET.fromstring(render(made, art, "day", say))


def defined(root: ET.Element) -> set[str]:
    return {one.attrib["id"] for one in root.find(f"{NS}defs") or ()}


def test_only_what_the_scene_uses_and_what_that_uses() -> None:
    root = drawn(scene(Node("a", "toy-plant", 10, 20, 50)))
    assert defined(root) == {"toy-plant", "toy-leaf", "toy-round"}
    assert root.find(f"{NS}style") is not None
    use = next(use for use in root.iter(f"{NS}use") if use.attrib["href"] == "#toy-plant")
    assert {name: use.attrib[name] for name in ("x", "y", "width", "height")} == {
        "x": "-25",
        "y": "-30",
        "width": "50",
        "height": "60",
    }


def test_a_missing_drawing_is_named() -> None:
    with pytest.raises(MissingSymbol, match="toy-nothing"):
        drawn(scene(Node("a", "toy-nothing", 0, 0, 10)))


def test_title_description_and_labels_are_escaped_text() -> None:
    root = drawn(scene(Node("a", "toy-leaf", 0, 0, 10, label=Msg("leaf")), Node("b", "", 0, 0, 10)))
    assert [one.text for one in root.iter(f"{NS}title")] == ["<board> & more", "<leaf> & more"]
    assert (root.findtext(f"{NS}desc") or "").count("& more") == 2
    assert root.attrib["role"] == "img"


def test_back_to_front_by_layer_and_stable_within() -> None:
    nodes = [Node(name, "toy-leaf", 0, 0, 10, layer) for name, layer in (("a", 2), ("b", 1), ("c", 2), ("d", 0))]
    order = [one.attrib["data-node"] for one in drawn(scene(*nodes)).iter(f"{NS}g") if "data-node" in one.attrib]
    assert order == ["d", "b", "a", "c"]


def test_seat_count_state_angle_and_theme() -> None:
    node = Node("a", "toy-leaf", 5, 6, 40, angle=30, label=Msg("x"), state=("asleep", "wet"), count=7, seat=1)
    root = drawn(scene(node))
    text = ET.tostring(root, encoding="unicode")
    assert "--seat:#2C6AA3" in text
    assert "rotate(30)" in text
    assert next(root.iter(f"{NS}text")).text == "7"
    assert {"asleep wet", "night"} <= {one.attrib.get("class", "") for one in root.iter()}


def test_the_hint_has_the_games_own_drawing_or_a_hatch() -> None:
    made = scene(Node("a", "toy-leaf", 0, 0, 10, shade=0.25))
    own = render(made, ART + MORE, "", say)
    assert "toy-shade" in defined(ET.fromstring(own))
    assert "--shade:0.250" in own
    hatch = [p.attrib["d"] for p in drawn(made).iter(f"{NS}path") if p.attrib.get("fill") == "none"]
    dense = [
        p.attrib["d"]
        for p in drawn(scene(Node("a", "toy-leaf", 0, 0, 10, shade=1))).iter(f"{NS}path")
        if p.attrib.get("fill") == "none"
    ]
    assert hatch[0].count("M") < dense[0].count("M")


def test_overlays() -> None:
    nodes = (Node("a", "toy-leaf", 1, 2, 10), Node("b", "toy-leaf", 30, 40, 20))
    path = Overlay("p", "path", ("a", "b", "gone"), Msg("way"))
    rings = Overlay("r", "outline", ("a", "b"))
    root = drawn(scene(*nodes, overlays=(path, rings)))
    assert any(one.attrib.get("d") == "M1 2L30 40" for one in root.iter(f"{NS}path"))
    assert [one.attrib["r"] for one in root.iter(f"{NS}circle") if "cx" in one.attrib] == ["4.8", "9.6"]


def test_boards_stand_one_below_the_other() -> None:
    board = Board("one", (0, 0, 200, 100), ())
    second = Board("two", (10, 10, 300, 50), ())
    root = drawn(Scene((board, second), Msg("prompt")))
    assert root.attrib["viewBox"] == "0 0 300 170"
    assert [one.attrib["y"] for one in root.iter(f"{NS}svg") if "y" in one.attrib] == ["0", "120"]
    assert {one.attrib.get("class") for one in root.iter(f"{NS}svg") if "y" in one.attrib} == {"day"}


def test_several_art_files_in_one_text() -> None:
    drawings = read_sprite(ART + "\n" + MORE).drawings
    assert set(drawings) == {
        "toy-round",
        "toy-leaf",
        "toy-plant",
        "toy-other",
        "toy-shade",
    }
    with pytest.raises(ET.ParseError):
        read_sprite("<svg><symbol></svg>")


@given(st.floats(1, 2000))
def test_lines_stay_near_two_units_on_the_board(size: float) -> None:
    contour = float(line_widths(size)["--o"])
    on_board = contour * size / 100
    assert 0.03 <= on_board <= 10.1
    if 60 <= size <= 450:
        assert 1.3 <= on_board <= 2.8


def test_an_area_is_found_by_the_pointer_and_not_seen() -> None:
    area = Overlay("field", "area", ("a",), Msg("worth"), (("toy-leaf", 10.0, 20.0), ("toy-other", 60.0, 20.0)), (1,))
    root = drawn(scene(Node("a", "toy-plant", 10, 20, 50), overlays=(area,)))
    assert {"toy-leaf", "toy-other"} <= defined(root)
    group = next(one for one in root.iter(f"{NS}g") if one.get("data-overlay") == "field")
    assert group.attrib["opacity"] == "0"
    assert [one.text for one in group.iter(f"{NS}title")] == ["<worth> & more"]
    places = [(one[0].attrib["href"], one.attrib["transform"]) for one in group if one.tag == f"{NS}g"]
    assert places == [("#toy-leaf", "translate(10 20)"), ("#toy-other", "translate(60 20)")]
