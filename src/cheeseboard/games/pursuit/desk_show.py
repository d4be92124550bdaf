"""Who may know what of a question, what each hears of a message, and the question card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cheeseboard.games.pursuit.box import code_of
from cheeseboard.games.pursuit.desk_talk import (
    APPEAL,
    ASKED,
    CHOICE,
    CLOSED,
    READER,
    RULING,
    TYPED,
    UNSURE,
    VERDICT,
    Quiz,
    keepers,
    readers,
    rulers,
    step,
    waits_for,
)
from cheeseboard.games.pursuit.rules_state import RIGHT, WRONG
from cheeseboard.toolkit.desk import Heard, Say, Surfaces
from cheeseboard.toolkit.scene import Args, Button, Card, Form, Msg

SEAT_WORDS = tuple(Msg(f"seat-{colour}") for colour in ("red", "blue", "green", "yellow", "black", "violet"))
ASIDE = ("question", "lang", "difficulty")
"""Fields of a question that everybody sees who sees it at all."""
AFTER = (*ASIDE, "answer", "note", "source", "author", "licence")
"""Those that are open after the verdict."""


TINTS = ("#5585A6", "#D28292", "#DFB64F", "#7D6394", "#6B9560", "#CF7B42")
"""Edge of a card by category: the colours of the spaces."""


STRONG = ("desk-verdict-right", "desk-verdict-wrong", "desk-for-reader")
"""Lines of a card that are looked for first: the ruling, and before it the answer for whoever is to rule."""


EQUAL = "equal"
"""What the judge finds of an answer that needs no reason: the ruling and the answer say it."""


LASTING = {
    **{word: word for word in ("answer", "pass", "leave")},
    **dict.fromkeys(("right", "wrong"), "ruling"),
    **dict.fromkeys(("uphold", "overturn"), "vote"),
}
"""What cannot be taken back once it is said and may cost a turn -> what confirms it."""


def sees_question(talk: Quiz, viewer: int) -> bool:
    """Does the viewer see the question before the verdict?"""
    return not talk.house.hidden or viewer in readers(talk) or not readers(talk)


def privy(talk: Quiz) -> tuple[int, ...]:
    """The sides that see more than others now."""
    hidden = talk.house.hidden and talk.stage in (ASKED, RULING)
    return tuple(sorted({*keepers(talk), *(readers(talk) if hidden else ())}))


def observe(talk: Quiz, viewer: int) -> Quiz:
    """The desk as a viewer may know it: before the verdict nothing of the answer but to whoever is to rule."""
    mine = talk.proposals if viewer == talk.seat else ()
    bare = replace(talk, proposals=mine, places=(), used=())
    if talk.stage not in (ASKED, RULING):
        return replace(bare, question=_only(talk, AFTER))
    if viewer in keepers(talk):
        return replace(bare, question=_only(talk, AFTER))
    bare = replace(bare, reason="")
    if sees_question(talk, viewer):
        return replace(bare, question=_only(talk, ASIDE), right=-1)
    return replace(bare, question=_only(talk, ("lang",)), right=-1, choices=("",) * len(talk.choices))


def _only(talk: Quiz, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: talk.question[name] for name in names if name in talk.question}


# -- what is heard -----------------------------------------------------------------------------------------------------


def told(talk: Quiz, said: Say, viewer: int) -> Heard | None:
    """What a viewer hears of a message, asked on the desk before it; None = nothing."""
    if said.word == "report" and viewer != said.seat:
        return None
    if said.word == "propose" and viewer != talk.seat:
        return None
    now = step(talk, said)
    return Heard(_text(said, now), tuple(_says(said, observe(now, viewer), talk)))


def _text(said: Say, now: Quiz) -> str:
    """As the stream has it: of a question only its category."""
    return f"ask {code_of(now.category)}" if said.word == "ask" else said.text


def _says(said: Say, now: Quiz, before: Quiz) -> list[Msg]:
    who = SEAT_WORDS[said.seat] if said.seat >= 0 else Msg("desk-house")
    word = said.word
    if word == "ask":
        return _asked(now)
    if word in ("answer", "type"):
        lines = [Msg("desk-log-answer", {"seat": who, "text": now.said})]
        if now.judged == UNSURE:
            return [*lines, Msg("desk-log-unsure", {"seats": _seats(rulers(now))})]
        return [*lines, *_found(now)]
    if word == "propose":
        return [Msg("desk-log-propose", {"name": said.by or who, "text": said.rest})]
    if word == "time" and before.stage != ASKED:
        return [Msg("desk-log-late"), *([] if before.stage == VERDICT else _found(now))]
    if word in ("pass", "time", "right", "wrong"):
        return [Msg(f"desk-log-{word}", {"seat": who}), *(_found(now) if word in ("pass", "time") else [_answer(now)])]
    lines = [Msg(f"desk-log-{word}", {"seat": who})]
    if before.stage == APPEAL and now.stage == CLOSED:
        lines.append(Msg("desk-log-vote", {"turned": "yes" if now.verdict != before.verdict else "no"}))
    return lines


def _asked(now: Quiz) -> list[Msg]:
    """The question itself; who is asked, and in which category, the rules have told."""
    if not now.question.get("question"):
        return [Msg("desk-hidden", {"seats": _seats(readers(now))})]
    lines = [_raw(str(now.question["question"]))]
    if now.choices:
        choices = tuple(_choice(now, at) for at in range(len(now.choices)))
        lines.append(Msg("desk-log-choices", {"choices": choices}))
    return lines


def _found(now: Quiz) -> list[Msg]:
    """The verdict and the answer; once it is closed, the rules tell what was right or wrong."""
    answer = [] if _exact(now) else [_answer(now)]
    if now.stage == CLOSED:
        return answer
    return [Msg("desk-verdict-right" if now.verdict == RIGHT else "desk-verdict-wrong"), *answer]


def _exact(talk: Quiz) -> bool:
    """Was the answer given to the letter? Then it stands there already."""
    return talk.verdict == RIGHT and talk.said == talk.question.get("answer")


def _answer(now: Quiz) -> Msg:
    return Msg("desk-official", {"answer": str(now.question.get("answer", ""))})


def _because(talk: Quiz) -> Msg:
    """What the judge found of a typed answer."""
    return Msg(f"judge-{talk.reason}")


def _raw(text: str) -> Msg:
    """Somebody's own words, as they are."""
    return Msg("desk-text", {"text": text})


def _category(talk: Quiz) -> Msg:
    return Msg(f"category-{code_of(talk.category)}")


def _seats(seats: tuple[int, ...]) -> tuple[Msg, ...]:
    return tuple(SEAT_WORDS[seat] for seat in seats)


def _choice(talk: Quiz, at: int) -> Msg:
    return Msg("desk-choice", {"letter": "ABCDEFGHIJ"[at], "text": talk.choices[at]})


# -- what is seen ------------------------------------------------------------------------------------------------------


def surfaces(talk: Quiz, viewer: int) -> Surfaces:
    """The question card with its buttons, and the field for a typed answer. `talk` is observed."""
    if not talk.asked:
        return Surfaces()
    open_forms = [*_answering(talk, viewer), *_reporting(talk, viewer)]
    return Surfaces((_card(talk, viewer),), tuple(open_forms), _prompt(talk, viewer) if talk.open else None)


def _card(talk: Quiz, viewer: int) -> Card:
    decided = talk.stage in (VERDICT, APPEAL, CLOSED)
    shown = str(talk.question.get("question", ""))
    lines = [_raw(shown) if shown else Msg("desk-hidden", {"seats": _seats(readers(talk))})]
    buttons = _buttons(talk, viewer)
    if not any(button.name.startswith("desk:answer") for button in buttons) and any(talk.choices) and not decided:
        lines += [_choice(talk, at) for at in range(len(talk.choices))]
    lines += _notes(talk, decided)
    return Card(
        id="question",
        title=Msg("desk-card", {"category": _category(talk), "seat": SEAT_WORDS[talk.seat]}),
        lines=tuple(lines),
        buttons=tuple(buttons),
        kind="question" if talk.open else "answered",
        symbol=f"pursuit-i-{code_of(talk.category).lower()}",
        tint=TINTS[talk.category],
        lang=str(talk.question.get("lang", "")),
        side="back" if decided else "front",
        aloud=_raw(shown) if shown else None,
        number=talk.asked,
        strong=tuple(at for at, line in enumerate(lines) if line.id in STRONG),
    )


def _notes(talk: Quiz, decided: bool) -> list[Msg]:
    """What stands under the question: the answer given, the right one for whoever may know it, the ruling."""
    lines = []
    if talk.proposals and talk.stage == ASKED:
        lines += [Msg("desk-proposal", {"name": name or "", "text": text}) for name, text in talk.proposals[-5:]]
    if talk.said:
        lines.append(Msg("desk-given", {"seat": SEAT_WORDS[talk.seat], "text": talk.said}))
    if talk.question.get("answer") and not decided:
        lines += [_because(talk)] if talk.reason else []
        lines.append(Msg("desk-for-reader", {"answer": str(talk.question["answer"])}))
    if decided and talk.verdict in (RIGHT, WRONG):
        lines.append(Msg("desk-verdict-right" if talk.verdict == RIGHT else "desk-verdict-wrong"))
        lines += [_because(talk)] if talk.reason not in ("", EQUAL) and talk.how == "judge" else []
        lines += [] if _exact(talk) else [_answer(talk)]
        if talk.question.get("note"):
            lines.append(_raw(str(talk.question["note"])))
    return lines


def _buttons(talk: Quiz, viewer: int) -> list[Button]:
    if not talk.open or viewer not in talk.inside:
        return []
    if talk.stage == APPEAL:
        return _pair("uphold", "overturn") if viewer in waits_for(talk) else []
    if talk.stage == VERDICT:
        may_appeal = (viewer == talk.seat) == (talk.verdict == WRONG)
        return [
            *([_button("accept")] if viewer in waits_for(talk) else []),
            *([_button("appeal")] if may_appeal else []),
        ]
    if viewer in keepers(talk):
        return _pair("right", "wrong")
    if viewer != talk.seat or talk.stage != ASKED:
        return []
    places = range(len(talk.choices)) if talk.mode == CHOICE else ()
    answers = [Button(f"desk:answer {at}", _choice(talk, at), _confirm("answer")) for at in places]
    leave = [_button("leave")] if talk.house.leaving else []
    return [*answers, *([_button("pass")] if talk.mode != READER else []), *leave]


def _button(word: str) -> Button:
    return Button(f"desk:{word}", Msg(f"desk-do-{word}"), _confirm(word))


def _confirm(word: str) -> Msg | None:
    return Msg("desk-confirm", {"word": LASTING[word]}) if word in LASTING else None


def _pair(one: str, other: str) -> list[Button]:
    return [_button(one), _button(other)]


def _answering(talk: Quiz, viewer: int) -> list[Form]:
    if talk.stage != ASKED or viewer != talk.seat:
        return []
    typed = [Form("type", Msg("desk-form-type"), lang=str(talk.question.get("lang", "")))] if talk.mode == TYPED else []
    return [*typed, Form("propose", Msg("desk-form-propose"), crew=True)]


def _reporting(talk: Quiz, viewer: int) -> list[Form]:
    return [Form("report", Msg("desk-form-report"), Msg("desk-form-report-hint"), folded=True)] if viewer >= 0 else []


def _prompt(talk: Quiz, viewer: int) -> Msg:
    """Who is to speak, in a sentence."""
    waits = waits_for(talk)
    args: Args = {"seat": SEAT_WORDS[talk.seat], "seats": _seats(waits)}
    mine = "yes" if viewer in waits else "no"
    if talk.stage == ASKED:
        if talk.mode == READER:
            return Msg("desk-prompt-reader", {**args, "mine": mine})
        return Msg("desk-prompt-asked", {"seat": args["seat"], "mine": mine})
    if talk.stage == VERDICT:
        found = "right" if talk.verdict == RIGHT else "wrong"
        return Msg("desk-prompt-verdict", {**args, "mine": mine, "found": found})
    return Msg(f"desk-prompt-{talk.stage}", {"seats": args["seats"], "mine": mine})
