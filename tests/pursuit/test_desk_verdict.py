"""When a verdict of the desk stands at once: where nobody is there who could dispute it."""

from __future__ import annotations

from pursuit.quiz import bots, quiz, talk, until_asked, wrong_text


def test_among_one_person_which_of_four_was_chosen_is_no_matter_of_opinion() -> None:
    """Else any wrong answer could be talked into a right one. What is typed may be misjudged: it can be disputed."""
    match = until_asked(quiz(seats=bots("person", "bot:sharp"), players=2))
    match.say(0, wrong_text(match))
    assert not talk(match).open and talk(match).verdict == 0
    typed = until_asked(quiz(seats=bots("person", "bot:sharp"), players=2, judging="typed"))
    typed.say(0, "type nonsense")
    assert talk(typed).stage == "verdict" and typed.to_speak == (0,)


def test_the_reader_who_ruled_right_need_not_accept_it() -> None:
    match = until_asked(quiz(players=2, judging="reader"))
    seat = talk(match).seat
    match.say(1 - seat, "right")
    assert not talk(match).open and talk(match).verdict == 1
    three = until_asked(quiz(players=3, judging="reader"))
    seat = talk(three).seat
    three.say((seat + 1) % 3, "right")
    assert talk(three).stage == "verdict"  # the third side may object


def test_the_side_that_was_ruled_wrong_may_always_appeal() -> None:
    match = until_asked(quiz(players=2, judging="reader"))
    seat = talk(match).seat
    match.say(1 - seat, "wrong")
    assert talk(match).stage == "verdict" and match.to_speak == (seat,)
