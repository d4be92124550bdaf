"""Nobody learns what they may not know, by any channel: twin histories, in every game on the shelf."""

# ruff: noqa: A002
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from cheeseboard.match.referee import Referee
from properties.agreement import late
from properties.shelf import IDS, LOCAL, a_match, game_of, options_of
from properties.twins import alike, everything, model, told, twins


def many(id: str, wanted: int, seed: int = 0) -> Iterator[tuple[int, Referee, Referee]]:
    """So many twins, over all option sets of a game in turn."""
    sets = options_of(id)
    found = 0
    for attempt in range(40 * wanted):
        for pair in twins(id, sets[attempt % len(sets)], seed + attempt):
            yield pair
            found += 1
            if found == wanted:
                return
    raise AssertionError(f"{id}: only {found} twins of {wanted} came about")


def compare(id: str, wanted: int, seed: int = 0) -> Counter[str]:
    """Compare twins channel by channel; how many there were of which kind."""
    kinds: Counter[str] = Counter()
    for number, (viewer, one, two) in enumerate(many(id, wanted, seed)):
        words = number % 100 == 0 and id not in LOCAL
        first, second = everything(one, viewer, words), everything(two, viewer, words)
        for channel, sent in first.items():
            assert sent == second[channel], f"{id}, {one.header.options}: {channel} tells viewer {viewer} a secret"
        kinds["twins"] += 1
        kinds[f"viewer {viewer}"] += 1
        kinds["other number of steps"] += len(one.log) != len(two.log)
        kinds["other draws"] += draws(one) != draws(two)
        kinds["other moves"] += moves(one) != moves(two)
    return kinds


def draws(referee: Referee) -> list[tuple[str, str]]:
    return [(e.label, e.text) for e in referee.log if e.kind == "draw"]


def moves(referee: Referee) -> list[tuple[int, str]]:
    return [(e.seat, e.text) for e in referee.log if e.kind == "move"]


def hides_moves(id: str) -> bool:
    """Does any seat ever act without everybody hearing what it did?"""
    matches = (model(id, options, 1, random.Random(seed)) for seed, options in enumerate(options_of(id)))
    return any(
        step[0] == "move" and not all(heard.values()) for one in matches for step, heard in zip(one.steps, one.heard)
    )


@pytest.mark.parametrize("id", IDS)
def test_twins_are_sent_the_same_bytes(id: str) -> None:
    if not any(about.hidden for about in game_of(id).State.fields.values()):
        pytest.skip("nothing is hidden in this game")
    kinds = compare(id, 200 if late(id, 2) else 400)
    if hides_moves(id):
        assert kinds["other number of steps"] > 10, f"the number of secret steps must vary: {kinds}"
        assert kinds["other moves"] > 10
    else:
        assert kinds["other draws"] == kinds["twins"], "only what nature showed to one seat is hidden"


@pytest.mark.long
@pytest.mark.parametrize("id", IDS)
def test_ten_thousand_twins(id: str) -> None:
    kinds = compare(id, 10_000, seed=1_000_000)
    print(id, dict(kinds))
    assert kinds["twins"] == 10_000


@pytest.mark.parametrize("id", IDS)
def test_control_what_is_told_makes_a_difference(id: str) -> None:
    """The comparison is not blind: matches in which the viewer is told something else differ in a channel."""
    options = options_of(id)[0]
    found = 0
    for seed in range(30):
        ends = []
        for turn in (1, 2):
            dice = random.Random(100 * seed + turn)
            match = a_match(id, options, seed)
            for _ in range(12):
                if not match.over:
                    seat = dice.choice(match.to_move)
                    match.play(dice.choice(match.moves(seat)), seat)
            ends.append(match.referee)
        one, two = ends
        for viewer in one.viewers:
            if told(one, viewer) != told(two, viewer):
                assert everything(one, viewer) != everything(two, viewer)
                found += 1
    assert found > 20


@pytest.mark.parametrize("channel", ["stream", "undo", "moves", "position", "file"], ids=lambda c: f"through the {c}")
def test_control_a_leak_is_found(channel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each channel is made to tell how many events the referee has; the twins must notice."""
    from cheeseboard.match import saves, view

    honest = view.MatchView.__init__

    def spoilt(self: view.MatchView, referee: Referee, viewer: int) -> None:
        honest(self, referee, viewer)
        count = len(referee.log)
        if channel == "stream":
            from dataclasses import replace

            self.stream = tuple(replace(entry, by=str(count)) for entry in self.stream)
        elif channel == "undo":
            self.can_undo = count % 2 == 0
        elif channel == "moves":
            self.__dict__["moves"] = self.moves[count % 2 :]
        elif channel == "position":
            self.__dict__["position"] = f"{self.position} {count}"

    monkeypatch.setattr(view.MatchView, "__init__", spoilt)
    if channel == "file":
        dump = saves.dump_view
        monkeypatch.setattr(
            saves, "dump_view", lambda m, v: dump(m, v).replace(b'"undo"', b'"n":%d,"undo"' % len(m.events), 1)
        )
    with pytest.raises(AssertionError, match="a secret"):
        compare("tiny", 200)


def test_twins_really_differ() -> None:
    for viewer, one, two in many("tiny", 50):
        assert one.states.tobytes() != two.states.tobytes() and alike(one, two, viewer)
