"""Notation of the tiny game: `bid 2`, `look`, `nod`."""

from __future__ import annotations

from typing import Any

from cheeseboard.kernel import BadPosition

WORDS = ("bid 1", "bid 2", "bid 3", "look", "nod")


def write_move(s: Any, seat: int, action: int) -> str:
    return WORDS[action]


def read_move(s: Any, seat: int, text: str) -> list[int]:
    low = " ".join(text.casefold().split())
    if low == "bid":
        return [0, 1, 2]
    return [WORDS.index(low)] if low in WORDS else []


def draw_label(s: Any) -> str:
    if s.bonus == 0:
        return "bonus"
    return f"peek {s.peeking - 1}" if s.peeking else "pot"


def write_draw(s: Any, outcome: int) -> str:
    return str(outcome)


def read_draw(s: Any, text: str) -> int | None:
    return int(text) if text in ("1", "2", "3") else None


def write_position(s: Any) -> str:
    n = s.seats
    return (
        f"round {s.round} bonus {s.bonus} phase {s.phase}\npoints {' '.join(str(s.points[k]) for k in range(n))}\n"
        f"bids {' '.join(str(s.bids[k]) for k in range(n))}\npot {s.pot or '?'}\n"
        f"nods {' '.join(str(s.nodded[k]) for k in range(n))}"
    )


def read_position(text: str, options: Any, s: Any) -> None:
    lines = {line.split()[0]: line.split()[1:] for line in text.strip().splitlines() if line.split()}
    try:
        s.seats = options.players
        s.drawer = -1
        s.round, s.phase = int(lines["round"][0]), int(lines["round"][4])
        s.bonus = int(lines["round"][2])
        for k in range(options.players):
            s.points[k] = int(lines["points"][k])
    except (KeyError, IndexError, ValueError) as error:
        raise BadPosition("error-position", f"This is no position of the tiny game: {error}") from error
