"""What always holds at the desk: no message breaks it, an outcome can be reached, a replay is the same, nobody learns
what they may not know."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cheeseboard.games.pursuit import desk
from cheeseboard.games.pursuit.desk_show import observe
from cheeseboard.games.pursuit.question import Deck
from cheeseboard.kernel import Mistake
from cheeseboard.match import Match, saves
from cheeseboard.server import render
from cheeseboard.server.store import SeatRow
from pursuit.quiz import GAME, bots, deck, offered, play_on, quiz, talk, until_asked

JUDGING = st.sampled_from(("choice", "typed", "reader"))
LINES = st.one_of(
    st.sampled_from(sorted(desk.WORDS)),
    st.builds(
        lambda word, rest: f"{word} {rest}", st.sampled_from([*sorted(desk.WORDS), "ask", "time"]), st.text(max_size=12)
    ),
    st.builds(lambda place: f"answer {place}", st.integers(-1, 5)),
    st.text(max_size=300),
)
SAID = st.lists(st.tuples(st.integers(0, 3), LINES), max_size=25)
ASIDE = ("propose", "report", "appeal")
QUICK = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


@QUICK
@given(
    st.integers(0, 10**6),
    JUDGING,
    st.integers(1, 4),
    st.lists(st.tuples(st.integers(0, 3), LINES), max_size=25),
    st.data(),
)
def test_no_message_breaks_it_and_an_outcome_can_always_be_reached(
    seed: int, judging: str, players: int, lines: list[tuple[int, str]], data: st.DataObject
) -> None:
    if players == 1 and judging == "reader":
        judging = "typed"
    people = data.draw(st.lists(st.sampled_from(("person", "bot:sharp", "open")), min_size=players, max_size=players))
    match = until_asked(quiz(players, seed, judging=judging, seats=bots(*people), leaving=players > 1), seed)
    dice = random.Random(seed)
    for seat, line in lines:
        known = len(match.events), talk(match)
        try:
            match.say(seat % players, line, by="Bo")
        except Mistake as mistake:
            assert str(mistake) and mistake.message("zh")
            assert (len(match.events), talk(match)) == known  # what is refused leaves no trace
        if data.draw(st.integers(0, 9)) == 0:
            match.hand(dice.randrange(players), dice.choice(("person", "bot", "open")))
    for _ in range(3 * players + 3):
        if not match.to_speak:
            break
        seat = match.to_speak[0]
        if talk(match).people[seat]:
            match.say(
                seat, next(one for one in offered(match, seat) if not one.startswith(("propose", "report", "appeal")))
            )
        else:
            assert match.speak_for(seat, "sharp") is not None
    assert not match.to_speak and (match.over or match.to_move)
    again = saves.parse(saves.dump(match), GAME)
    assert again.referee.talk == match.referee.talk and again.referee.chain == match.referee.chain
    for viewer in (*range(players), None):
        assert again.stream(viewer) == match.stream(viewer)


@QUICK
@given(st.integers(0, 10**6), JUDGING, st.integers(0, 30))
def test_what_is_observed_is_observed_once_and_for_all(seed: int, judging: str, steps: int) -> None:
    match = quiz(seed=seed, judging=judging)
    play_on(match, random.Random(seed), steps)
    for viewer in (-1, 0, 1, 2):
        seen = observe(talk(match), viewer)
        assert observe(seen, viewer) == seen
        assert desk.surfaces(seen, viewer) == desk.surfaces(observe(seen, viewer), viewer)
        assert seen.waits == talk(match).waits and seen.open == talk(match).open


# -- twins: another key, the same bytes --------------------------------------------------------------------------------


def other_keys(found: Deck) -> Deck:
    """The same questions and options, with another of the options right and other aliases."""
    turned = []
    for one in found.questions:
        options = (one.answer, *one.options[1:])
        turned.append(replace(one, answer=one.options[0], options=options, aliases=("by another name",), note="odd"))
    return Deck(found.name, found.lang, tuple(turned))


def wire(match: Match, viewer: int | None) -> str:
    """Every byte that a page of the viewer gets: scene and log, in words."""
    seats = tuple(SeatRow(seat, row.kind, name=row.name) for seat, row in enumerate(match.seats))
    people = render.People(seats, (True,) * len(seats))
    scene = render.scene(match, viewer, "en", True, people)
    return repr((scene, render.entries(match, viewer, 0, "en"), match.view(viewer).talk, match.position(viewer)))


def swapped(text: str, before: tuple[str, ...], after: tuple[str, ...]) -> str:
    """Options shown at other places, put back where the first match shows them."""
    marks = {word: f"\0{at}\0" for at, word in enumerate(after)}
    for word, mark in marks.items():
        text = text.replace(word, mark)
    for at, word in enumerate(before):
        text = text.replace(f"\0{at}\0", word)
    return text


@pytest.mark.parametrize("judging", ["choice", "typed", "reader"])
@pytest.mark.parametrize("seed", range(12))
def test_another_key_changes_no_byte_to_the_others_before_the_verdict(judging: str, seed: int) -> None:
    options: dict[str, Any] = {"judging": judging, "shuffle": True, "seed": seed}
    found = deck(each=1)
    match, twin = (until_asked(quiz(questions=one, **options), seed) for one in (found, other_keys(found)))
    assert talk(match).question["answer"] != talk(twin).question["answer"]
    keepers = [talk(match).seat + 1] if judging == "reader" else []
    for viewer in (0, 1, 2, None):
        one, other = wire(match, viewer), wire(twin, viewer)
        if judging == "choice":  # dice put the right one where they like: what is shown is a shuffle of the same words
            assert sorted(talk(match).choices) == sorted(talk(twin).choices)
            other = swapped(other, talk(match).choices, talk(twin).choices)
        assert (one == other) == (viewer is None or viewer % 3 not in [k % 3 for k in keepers]), viewer
    seat = match.to_speak[0]
    said = {"choice": "answer 0", "typed": "type Xylophone", "reader": "wrong"}[judging]
    match.say(seat, said)
    twin.say(seat, said)
    assert all(wire(match, v) != wire(twin, v) for v in (0, 1, 2, None)), "the verdict shows the key: it must differ"


@pytest.mark.parametrize("seed", range(6))
def test_what_a_reader_is_shown_while_it_rules_reaches_nobody_else(seed: int) -> None:
    texts = ("Christopher Columbus", "Christopher Plummer")
    pair = []
    for answer in texts:
        questions = deck(each=1, answer=answer, options=("Vasco", "Cook", "Drake"))
        pair.append(until_asked(quiz(questions=questions, judging="typed", seed=seed), seed))
    seat = pair[0].to_speak[0]
    for match in pair:
        match.say(seat, "type Christopher")
        assert talk(match).stage == "ruling"
    for viewer in (0, 1, 2, None):
        assert (wire(pair[0], viewer) == wire(pair[1], viewer)) == (viewer != (seat + 1) % 3), viewer


@pytest.mark.parametrize("seed", range(6))
def test_a_suggestion_to_the_crew_changes_no_byte_to_the_others(seed: int) -> None:
    match, twin = (until_asked(quiz(judging="typed", seed=seed), seed) for _ in range(2))
    seat = match.to_speak[0]
    for n in range(seed):
        twin.say(seat, f"propose Oslo {n}", by="Bo")
    for viewer in (0, 1, 2, None):
        assert (wire(match, viewer) == wire(twin, viewer)) == (viewer != seat or seed == 0)
