"""The state as a picture, moves as clicks: the wheel, the holders, the die, what to do now, and in which words."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.pursuit import knowledge, notation, rules
from cheeseboard.games.pursuit.box import BOX, CATEGORIES, KINDS, code_of, space_name
from cheeseboard.games.pursuit.desk_show import TINTS
from cheeseboard.games.pursuit.rules_state import (
    ABSTAIN,
    ASK,
    CATEGORY,
    CHOOSE,
    DIE,
    GO,
    LEAVE,
    LEGAL_MAX,
    LOT,
    MOVE,
    OVER_NOW,
    PLACE,
    ROLL,
    ROLL_NOW,
    STARTER,
    THROW_OFF,
    TIE,
    VOTE,
    VOTING,
    State,
    full,
    left_of,
    sides_in,
)
from cheeseboard.games.pursuit.scene_wheel import SEAT_WORDS, board, category_word, face, signs
from cheeseboard.toolkit.scene import Args, Button, Card, Move, Msg, Scene, Tally
from cheeseboard.toolkit.seeing import actions_of, as_seen

__all__ = ["SEAT_WORDS", "category_word", "ending", "move_label", "parts", "scene", "side"]


def scene(s: Any, seat: int) -> Scene:
    """Everything the viewer (-1 = a spectator) sees; a record that is not observed yet gives the same picture."""
    seen = as_seen(State, knowledge, s, seat)
    actions = actions_of(rules.legal, LEGAL_MAX, seen, seat)
    return Scene(
        boards=(board(seen, actions),),
        prompt=_prompt(seen, seat, actions),
        ends=_ends(seen),
        cards=_cards(actions),
        moves=tuple(_move(seen, seat, action) for action in actions),
        seats=tuple(_tally(seen, one) for one in range(seen.seats)),
        signs=signs(),
        status=_status(seen),
    )


# -- moves -------------------------------------------------------------------------------------------------------------
def move_label(s: Any, seat: int, action: int) -> Msg:
    """The move in words, for the list of moves and the log."""
    del seat
    if action in (ROLL, ABSTAIN, LEAVE):
        return Msg({ROLL: "move-roll", ABSTAIN: "move-abstain", LEAVE: "move-leave"}[action])
    if action < CATEGORY:
        return Msg("move-place" if s.phase == PLACE else "move-go", {"place": space_name(action - GO)})
    if action < VOTE:
        return Msg("move-category", {"category": category_word(action - CATEGORY)})
    return Msg("move-vote", {"category": category_word(action - VOTE)})


def parts(s: Any, seat: int, action: int) -> frozenset[str]:
    """What a person clicks for this action."""
    del s, seat
    if action == ROLL:
        return frozenset({"die"})
    if action in (ABSTAIN, LEAVE):
        return frozenset({"button:abstain" if action == ABSTAIN else "button:leave"})
    if action < CATEGORY:
        return frozenset({f"space:{space_name(action - GO)}"})
    return frozenset({f"button:{code_of((action - CATEGORY) % CATEGORIES)}"})


def _move(s: Any, seat: int, action: int) -> Move:
    return Move(
        notation.write_move(s, seat, action),
        parts(s, seat, action),
        move_label(s, seat, action),
        final=_final(s, action),
    )


def _final(s: Any, action: int) -> bool:
    """Does it lead straight into a throw or a question, or out of the game? Then the table asks first."""
    if GO <= action < CATEGORY:
        return s.phase == MOVE and KINDS[BOX.kinds[action - GO]] in ("cat", "hq")
    return action < VOTE or action == LEAVE or sides_in(s) == 2


# -- words -------------------------------------------------------------------------------------------------------------
def side(s: Any, seat: int) -> Msg:
    """What the seat plays: a side like everybody."""
    del s, seat
    return Msg("side-holder")


def ending(s: Any) -> Msg | None:
    """Who has won, and how; None while the game runs."""
    if s.phase != OVER_NOW:
        return None
    last = Msg("ending-last-left", {"seat": SEAT_WORDS[s.won]})
    return Msg("ending-won", {"seat": SEAT_WORDS[s.won]}) if full(s, s.won) else last


_WAITING = {
    STARTER: "prompt-starter",
    THROW_OFF: "prompt-throw-off",
    DIE: "prompt-die",
    ASK: "prompt-ask",
    LOT: "prompt-lot",
    VOTING: "prompt-wait-vote",
    TIE: "prompt-wait-tie",
}
_OWN = {
    PLACE: "prompt-place",
    ROLL_NOW: "prompt-roll",
    MOVE: "prompt-move",
    CHOOSE: "prompt-category",
    VOTING: "prompt-vote",
    TIE: "prompt-tie",
}


def _prompt(s: Any, seat: int, actions: list[int]) -> Msg:
    over = ending(s)
    if over is not None:
        return over
    category = category_word(s.asked) if s.asked >= 0 else ""
    chooser = left_of(s, s.turn) if s.phase == TIE else s.turn
    args: Args = {
        "seat": SEAT_WORDS[s.turn],
        "chooser": SEAT_WORDS[chooser],
        "die": int(s.die),
        "category": category,
        "final": "yes" if s.home[s.turn] else "no",
    }
    if actions:
        return Msg(_OWN[int(s.phase)], args)
    return Msg(_WAITING.get(int(s.phase), "prompt-wait-turn"), args)


def _cards(actions: list[int]) -> tuple[Card, ...]:
    """Choices that lie on no board: categories, to abstain, to leave."""
    buttons = [_category((action - CATEGORY) % CATEGORIES) for action in actions if CATEGORY <= action < ABSTAIN]
    if ABSTAIN in actions:
        buttons.append(Button("abstain", Msg("button-abstain")))
    if LEAVE in actions:
        buttons.append(Button("leave", Msg("button-leave")))
    return (Card("choices", Msg("card-choices"), buttons=tuple(buttons)),) if buttons else ()


def _category(category: int) -> Button:
    code = code_of(category)
    return Button(code, category_word(category), symbol=f"pursuit-i-{code.lower()}", tint=TINTS[category])


def _ends(s: Any) -> Msg | None:
    """What would end the turn, or the vote."""
    if s.phase in (ROLL_NOW, DIE, MOVE, CHOOSE):
        return Msg("ends-wrong")
    if s.phase == ASK:
        return Msg("ends-final") if s.home[s.turn] else None  # the sentence itself says it
    return Msg("ends-vote") if s.phase == VOTING else None


def _tally(s: Any, seat: int) -> Tally:
    return Tally(None, rules.wedge_count(s, seat), _note(s, seat), face(s, seat))


def _note(s: Any, seat: int) -> Msg | None:
    """What is special about a side now."""
    if s.gone[seat]:
        return Msg("note-gone")
    if s.phase == OVER_NOW or not full(s, seat):
        return None
    return Msg("note-home" if s.home[seat] else "note-way")


def _status(s: Any) -> Msg:
    return Msg("status", {"round": int(s.round)})
