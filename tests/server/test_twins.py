"""Twin tables: what is hidden from a viewer changes no byte that is sent to that viewer."""

from __future__ import annotations

import pytest

from server.house import Browser, Line

NIGHTS = {"left": ("1-a1", "2-e3"), "right": ("2-d1", "1-b4"), "other": ("1-c5", "2-a3")}
"""First nights: other beds, the other rabbit first. The gardeners are told the same of all of them."""


def evening(url: str, first_night: tuple[str, str], day: tuple[str, ...], who: int | str) -> tuple[list[str], Line]:
    """Everything one viewer is sent from the set-up to the end of the first day, while the rabbits hide elsewhere."""
    people = Browser(url)
    table = people.table(who=("me", "here"), arrows="A6")
    viewer = people.line(table, who)
    rabbits, gardeners = people.line(table, 0), people.line(table, 1)
    viewer.quiet(0.15)
    viewer.raw.clear()
    for move in first_night:
        answer = rabbits.play(move)
        assert answer["ok"], answer
    gardeners.until("scene")
    viewer.quiet(0.15)
    for move in day:
        answer = gardeners.play(move)
        assert answer["ok"], answer
        viewer.quiet(0.4)  # what is sent together depends on how busy the machine is: one move at a time
    return viewer.raw, rabbits


DAY = ("A-10?c2", "B-19")  # a look that misses in all of them


@pytest.mark.parametrize("who", [1, "watch"])
def test_where_the_rabbits_hide_changes_no_byte(url: str, who: int | str) -> None:
    told = [evening(url, night, DAY, who)[0] for night in NIGHTS.values()]
    assert len(told[0]) > 2
    assert told[0] == told[1] == told[2]


def test_what_everybody_may_see_does_change_them(url: str) -> None:
    """The positive control: another walk of a gardener."""
    first = evening(url, NIGHTS["left"], DAY, "watch")[0]
    second = evening(url, NIGHTS["left"], ("A-10?c2", "B-17"), "watch")[0]
    assert first != second


def test_the_rabbits_themselves_see_the_difference(url: str) -> None:
    first = evening(url, NIGHTS["left"], DAY, 0)[0]
    second = evening(url, NIGHTS["right"], DAY, 0)[0]
    assert first != second


def test_seat_ids_and_answers_are_the_viewers_own_numbers(url: str) -> None:
    """The referee's numbering never leaves: after two hidden moves the gardeners' first own move is their entry one."""
    people = Browser(url)
    table = people.table(who=("me", "here"), arrows="A6")
    rabbits, gardeners = people.line(table, 0), people.line(table, 1)
    before = gardeners.scene["k"]
    for move in NIGHTS["left"]:
        assert rabbits.play(move)["ok"]
    gardeners.until("scene")
    hidden_steps_heard = [entry for entry in gardeners.entries if entry["kind"] == "move"]
    assert hidden_steps_heard == []
    assert gardeners.play(DAY[0])["k"] == gardeners.scene["k"] + 1
    assert gardeners.scene["k"] >= before


def night_of_four(url: str, order: tuple[tuple[int, str], ...], who: int | str) -> list[str]:
    """What a viewer is sent while two rabbit seats hide in an order of their own; arrows are drawn for them."""
    people = Browser(url)
    table = people.table(players=4, who=("me", "here", "here", "here"))
    viewer = people.line(table, who)
    lines = {seat: people.line(table, seat) for seat in (0, 1)}
    viewer.quiet(0.15)
    viewer.raw.clear()
    for seat, move in order:
        answer = lines[seat].play(move)
        assert answer["ok"], answer
    viewer.quiet(0.4)
    return viewer.raw


@pytest.mark.parametrize("who", [2, 3, "watch"])
def test_who_of_two_partners_acted_first_changes_no_byte(url: str, who: int | str) -> None:
    first = night_of_four(url, ((0, "1-a1"), (1, "2-e3")), who)
    second = night_of_four(url, ((1, "2-b4"), (0, "1-d2")), who)
    assert first == second
    assert len(first) >= 1  # day has broken


def test_half_a_night_sends_the_others_nothing(url: str) -> None:
    assert night_of_four(url, ((0, "1-a1"),), 2) == []
    assert night_of_four(url, ((1, "2-a1"),), "watch") == []
