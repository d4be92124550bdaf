"""The tiny game as a picture."""

from __future__ import annotations

from typing import Any

from cheeseboard.toolkit.scene import Board, Msg, Node, Scene, Signal


def move_label(s: Any, seat: int, action: int) -> Msg:
    return Msg("move-tiny", {"seat": seat + 1, "action": action})


def parts(s: Any, seat: int, action: int) -> frozenset[str]:
    return frozenset({f"button:{action}"})


def side(s: Any, seat: int) -> Msg:
    return Msg("side-tiny")


def scene(s: Any, seat: int) -> Scene:
    nodes = [Node("pot", "pot", 50, 50, 10, text=str(s.pot or "?"))]
    if seat >= 0 and s.looked[seat]:
        nodes.append(Node("eye", "eye", 20, 20, 5))
    return Scene(
        boards=(Board("table", (0, 0, 100, 100), tuple(nodes)),),
        prompt=Msg("prompt-tiny"),
        signals=(Signal("high", Msg("signal-high")), Signal("there", Msg("signal-there"), node=True)),
    )
