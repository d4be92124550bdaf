"""A question on its way to a ruling: the stages of the conversation and what may be said in each.

ASKED -> (typed, and the judge cannot tell) RULING by a reader -> VERDICT, which is accepted or appealed against ->
APPEAL, a vote of the other sides -> closed. Everything here is a value; `step` makes the next one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cheeseboard.games.pursuit.box import CATEGORIES
from cheeseboard.games.pursuit.rules_state import LEFT, RIGHT, WRONG
from cheeseboard.kernel import IllegalMove
from cheeseboard.toolkit.desk import HOUSE, Say, Talk

CLOSED, ASKED, RULING, VERDICT, APPEAL = "", "asked", "ruling", "verdict", "appeal"
CHOICE, TYPED, READER = "choice", "typed", "reader"
ACCEPT, UNSURE, REJECT = "accept", "ask", "reject"
"""What the judge can find: see judge.py."""
UNDECIDED = -1

WHEN: Mapping[str, tuple[str, ...]] = {
    "ask": (CLOSED,),
    "answer": (ASKED,),
    "type": (ASKED,),
    "pass": (ASKED,),
    "leave": (ASKED, RULING),
    "propose": (ASKED,),
    "right": (ASKED, RULING),
    "wrong": (ASKED, RULING),
    "accept": (VERDICT,),
    "appeal": (VERDICT,),
    "uphold": (APPEAL,),
    "overturn": (APPEAL,),
    "time": (ASKED, RULING, VERDICT, APPEAL),
    "report": (CLOSED, ASKED, RULING, VERDICT, APPEAL),
}
"""First word of a message -> the stages in which it may come. `ask` and `time` are the house's."""


@dataclass(frozen=True, slots=True)
class House:
    """The settings of the desk: options that the rules do not read."""

    judging: str = CHOICE
    strictness: str = "normal"
    appeals: bool = True
    anybody_reads: bool = False  # any other side, not only the one to the left
    hidden: bool = False  # only the reader sees the question
    seconds: int = 0  # for an answer; 0 = no limit of its own
    leaving: bool = False

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> House:
        """From the options of a match."""
        return cls(
            judging=str(options["judging"]),
            strictness=str(options["strictness"]),
            appeals=bool(options["appeals"]),
            anybody_reads=options["reader"] == "any",
            hidden=options["question_shown"] == "reader",
            seconds=int(options["seconds"]),
            leaving=bool(options["leaving"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Quiz(Talk):
    """How the desk stands. After a question is closed its fields stay until the next one: the card still lies there."""

    house: House
    stage: str = CLOSED
    seat: int = -1  # the side that is asked
    inside: tuple[int, ...] = ()  # sides that are in the game
    category: int = -1
    mode: str = CHOICE  # how this question is answered
    question: Mapping[str, Any] = field(default_factory=dict)  # its fields, as far as the viewer may know them
    choices: tuple[str, ...] = ()  # in the order shown
    right: int = -1  # which of them is right; -1 = none shown, or not to be known
    said: str = ""  # the answer, in words
    judged: str = ""  # what the judge found: ACCEPT, UNSURE, REJECT
    reason: str = ""  # why: a message of the judge's
    verdict: int = UNDECIDED  # WRONG or RIGHT
    how: str = ""  # who found so: "judge", "reader", "vote", "self", "time", "pass", "bot"
    votes: tuple[int, ...] = ()  # by seat: UNDECIDED, WRONG = uphold, RIGHT = overturn
    proposals: tuple[tuple[str, str], ...] = ()  # who of the crew, and what
    asked: int = 0  # questions so far
    places: tuple[int, ...] = (0,)  # the card on top of each pile
    used: tuple[str, ...] = ()  # questions of this match


def begun(options: Mapping[str, Any], people: tuple[bool, ...]) -> Quiz:
    """Before the first question."""
    house = House.of(options)
    piles = {"pile": 1, "queues": CATEGORIES, "two_boxes": 2}[str(options["cards"])]
    return Quiz(people=people, house=house, places=(0,) * piles)


def others(talk: Quiz) -> tuple[int, ...]:
    """The other sides in the game, from the left neighbour on."""
    last = max(talk.inside, default=0) + 1
    return tuple(sorted((seat for seat in talk.inside if seat != talk.seat), key=lambda one: (one - talk.seat) % last))


def readers(talk: Quiz) -> tuple[int, ...]:
    """Who reads and rules: the next side to the left with a person at it, or every such side. () = the house."""
    found = tuple(seat for seat in others(talk) if talk.people[seat])
    return found if talk.house.anybody_reads else found[:1]


def rulers(talk: Quiz) -> tuple[int, ...]:
    """Who rules where the judge cannot. Where nobody else is there to read, the side itself, on its honour."""
    return readers(talk) or (talk.seat,)


def keepers(talk: Quiz) -> tuple[int, ...]:
    """The sides that see the answer before the verdict."""
    if talk.stage == RULING or (talk.stage == ASKED and talk.mode == READER):
        return rulers(talk)
    return ()


def waits_for(talk: Quiz) -> tuple[int, ...]:
    """The sides that are to speak."""
    if talk.stage == ASKED:
        return rulers(talk) if talk.mode == READER and talk.people[talk.seat] else (talk.seat,)
    if talk.stage == RULING:
        return rulers(talk)
    if talk.stage == VERDICT:
        return (talk.seat,) if talk.verdict == WRONG else rulers(talk)
    if talk.stage == APPEAL:
        open_votes = [seat for seat in others(talk) if talk.votes[seat] == UNDECIDED]
        return tuple(seat for seat in open_votes if talk.people[seat]) or tuple(open_votes[:1])
    return ()


def refused(id: str, clause: str = "", **args: Any) -> IllegalMove:  # noqa: A002
    """Why something cannot be said: the message `desk-…`, and the clause behind it where there is one."""
    return IllegalMove(id, clause=clause, game="pursuit", **args)


def check(talk: Quiz, said: Say) -> None:
    """Raise `IllegalMove` where a message cannot come now, or not from this seat."""
    word, seat = said.word, said.seat
    if word not in WHEN or (word in ("ask", "time")) != (seat == HOUSE):
        raise refused("desk-no-word", word=word[:40])
    if talk.stage not in WHEN[word]:
        raise refused(f"desk-not-now-{talk.stage or 'closed'}")
    if word in ("answer", "type", "pass", "leave", "propose") and seat != talk.seat:
        raise refused("desk-not-yours", "turn.passes-left")
    if word == "leave" and not talk.house.leaving:
        raise refused("desk-no-leaving")
    if word == "report" and not talk.asked:
        raise refused("desk-nothing-asked")
    if word in ("right", "wrong"):
        _check_ruling(talk, seat)
    if word in ("accept", "appeal"):
        _check_reply(talk, word, seat)
    if word in ("uphold", "overturn") and (seat not in others(talk) or talk.votes[seat] != UNDECIDED):
        raise refused("desk-no-vote", "ruling.dispute-majority")


def _check_ruling(talk: Quiz, seat: int) -> None:
    if talk.stage == ASKED and talk.mode != READER:
        raise refused("desk-judge-rules")
    if seat not in rulers(talk):
        raise refused("desk-not-reader", "reader.left")


def _check_reply(talk: Quiz, word: str, seat: int) -> None:
    mine = seat == talk.seat
    if word == "accept":
        if seat not in waits_for(talk):
            raise refused("desk-not-to-accept", "dispute.before-next-throw")
    elif mine != (talk.verdict == WRONG) or seat not in talk.inside:
        raise refused("desk-not-to-appeal", "ruling.dispute-majority")


def step(talk: Quiz, said: Say) -> Quiz:
    """The desk after a message. Raises `ValueError` where it cannot come now, or its data is none."""
    check(talk, said)
    try:
        now = _step(talk, said)
    except (KeyError, TypeError, IndexError) as error:
        raise ValueError(f"{said.text!r} does not carry what it should") from error
    return replace(now, waits=waits_for(now), open=now.stage != CLOSED)


def _step(talk: Quiz, said: Say) -> Quiz:
    word = said.word
    if word == "ask":
        return _asked(talk, said.data)
    if word == "propose":
        return replace(talk, proposals=(*talk.proposals, (said.by, said.rest)))
    if word == "report":
        return talk
    if word == "time":
        return _late(talk)
    if word == "leave":
        return replace(talk, stage=CLOSED, outcome=LEFT)
    if word == "pass":
        return _found(talk, WRONG, "pass")
    if word in ("answer", "type"):
        return _answered(talk, said)
    if word in ("right", "wrong"):
        how = "self" if said.seat == talk.seat else "reader"
        return _found(talk, RIGHT if word == "right" else WRONG, how, said.seat)
    if word == "accept":
        return _closed(talk)
    if word == "appeal":
        return _appealed(talk, said.seat)
    votes = list(talk.votes)
    votes[said.seat] = RIGHT if word == "overturn" else WRONG
    return _counted(replace(talk, votes=tuple(votes)))


def _asked(talk: Quiz, data: Mapping[str, Any]) -> Quiz:
    question = dict(data["question"])
    places = list(talk.places)
    places[int(data["queue"])] = int(data["next"])
    now = replace(
        talk,
        stage=ASKED,
        seat=int(data["seat"]),
        inside=tuple(int(seat) for seat in data["inside"]),
        category=int(data["category"]),
        mode=str(data["mode"]),
        question=question,
        choices=tuple(str(one) for one in data["choices"]),
        right=int(data["right"]),
        votes=(UNDECIDED,) * len(talk.people),
        asked=talk.asked + 1,
        places=tuple(places),
        used=(*talk.used, str(data["used"])),
        said="",
        judged="",
        reason="",
        how="",
        verdict=UNDECIDED,
        proposals=(),
        outcome=-1,
    )
    if now.mode not in (CHOICE, TYPED, READER) or not 0 <= now.category < CATEGORIES or now.seat not in now.inside:
        raise ValueError("this is no question")
    if not {"question", "answer", "lang", "difficulty"} <= question.keys():
        raise ValueError("this is no question")
    return now


def _answered(talk: Quiz, said: Say) -> Quiz:
    if said.word == "answer":
        text, judged = talk.choices[int(said.rest)], ACCEPT if said.data["right"] is True else REJECT
    else:
        text, judged = said.rest, str(said.data["judged"])
    if judged not in (ACCEPT, UNSURE, REJECT) or not text:
        raise ValueError("this is no answer")
    rolled = said.data.get("rolled") is True
    now = replace(talk, said=text, judged=judged, reason=str(said.data.get("reason", "")))
    if judged == UNSURE:
        return replace(now, stage=RULING)
    found = _found(now, RIGHT if judged == ACCEPT else WRONG, "bot" if rolled else "judge")
    return _closed(found) if rolled and found.stage != CLOSED else found


def _found(talk: Quiz, verdict: int, how: str, ruler: int = -1) -> Quiz:
    """A verdict. Where nobody could appeal against it, it stands at once.

    Whoever ruled does not appeal against it; and which of four was chosen is no matter of opinion among one person.
    """
    now = replace(talk, stage=VERDICT, verdict=verdict, how=how)
    company = any(talk.people[seat] for seat in others(talk) if seat != ruler)
    someone = company
    if verdict == WRONG:
        someone = talk.people[talk.seat] and (company or ruler >= 0 or talk.mode != CHOICE)
    return now if talk.house.appeals and someone and how != "self" else _closed(now)


def _closed(talk: Quiz) -> Quiz:
    return replace(talk, stage=CLOSED, outcome=talk.verdict)


def _late(talk: Quiz) -> Quiz:
    """Time is up: no answer is a wrong one, a reader who does not rule lets it pass, missing votes uphold."""
    if talk.stage == ASKED:
        return _closed(replace(talk, verdict=WRONG, how="time"))
    if talk.stage == RULING:
        return _closed(replace(talk, verdict=RIGHT, how="time"))
    return _closed(talk) if talk.stage == VERDICT else _tallied(talk)


def _appealed(talk: Quiz, seat: int) -> Quiz:
    """A vote of the other sides, in which bots uphold. Where no other person is there, the side's own word counts."""
    if not any(talk.people[other] for other in others(talk)):
        return _closed(replace(talk, verdict=RIGHT, how="self"))
    votes = [WRONG if one in others(talk) and not here else UNDECIDED for one, here in enumerate(talk.people)]
    if seat != talk.seat:
        votes[seat] = RIGHT
    return _counted(replace(talk, stage=APPEAL, votes=tuple(votes)))


def _counted(talk: Quiz) -> Quiz:
    return talk if any(talk.votes[seat] == UNDECIDED for seat in others(talk)) else _tallied(talk)


def _tallied(talk: Quiz) -> Quiz:
    """A majority overturns; a tie, and votes that are missing, uphold."""
    against = sum(talk.votes[seat] == RIGHT for seat in others(talk))
    turned = 2 * against > len(others(talk))
    verdict = (RIGHT + WRONG - talk.verdict) if turned else talk.verdict
    return _closed(replace(talk, verdict=verdict, how="vote"))


def reseated(talk: Quiz, people: tuple[bool, ...]) -> Quiz:
    """The desk after seats were handed over."""
    now = replace(talk, people=people)
    return replace(now, waits=waits_for(now))
