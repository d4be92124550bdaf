"""The state as a picture, moves as clicks: the round table, the boards, what to do now, what would be left undone."""

from __future__ import annotations

from typing import Any

from cheeseboard.games.fromage import knowledge, notation, rules
from cheeseboard.games.fromage import rules_score as score
from cheeseboard.games.fromage import scene_board as boards
from cheeseboard.games.fromage.box import SPACE_KIND, TILE_IDS, TYPE_LETTERS
from cheeseboard.games.fromage.notation_names import LETTERS
from cheeseboard.games.fromage.rules_state import (
    ASK_CAST,
    ASK_FIRE,
    ASK_GREENHOUSE,
    ASK_ORDER,
    ASK_PAIR,
    ASK_PICK,
    ASK_SORT,
    BOARDS,
    BUILD,
    COMPLETE,
    CORP,
    CORPORATION,
    CORPORATION_SEAT,
    CUSTOMERS,
    DEAL,
    DRAFT,
    DRAFT_TILE,
    FIRE,
    FREE,
    GATHER,
    HEAD_START,
    IN_DECK,
    KEEP,
    LAID,
    LAY,
    LAYING,
    LEGAL_MAX,
    MAKE,
    MILK,
    NONE,
    OVER_NOW,
    PICK,
    READIED,
    READY,
    RESOLVING,
    SECTORS,
    SIDES,
    START_ORDERS,
    TURN,
    VAT,
    WORK,
    State,
    corp_venue,
    held,
)
from cheeseboard.games.fromage.rules_state import VENUES as VENUES_PHASE
from cheeseboard.games.fromage.scene_disc import table_board
from cheeseboard.games.fromage.scene_draws import Draws
from cheeseboard.games.fromage.scene_score import Line, lines
from cheeseboard.games.fromage.scene_words import (
    SEAT_WORDS,
    VENUE_WORDS,
    button_name,
    card_word,
    greenhouse_of,
    kind_asked,
    layout_of,
    move_label,
    parts,
    standing,
    tile_text,
    tile_title,
    venue_before,
)
from cheeseboard.games.fromage.scene_worth import Worth
from cheeseboard.toolkit.scene import Args, Button, Card, Inside, Move, Msg, Scene, Sign, Tally
from cheeseboard.toolkit.seeing import actions_of, as_seen

__all__ = ["ending", "inside", "move_label", "parts", "scene", "side"]

SETTING_UP = (VENUES_PHASE, SECTORS, SIDES, CUSTOMERS, BOARDS, START_ORDERS, DEAL)


def scene(s: Any, seat: int) -> Scene:
    """Everything the viewer (-1 = a spectator) sees; a record that is not observed yet gives the same picture."""
    seen = as_seen(State, knowledge, s, seat)
    actions = actions_of(rules.legal, LEGAL_MAX, seen, seat)
    mine = max(seat, 0)
    table, values = table_board(seen, seat, boards.beside(seen, seat))
    scores = [lines(seen, one, values) for one in range(seen.seats)]
    left = _left(seen, seat, actions) if READY in actions else ()
    return Scene(
        boards=(table, boards.own_board(seen, mine, scores[mine])),
        prompt=_prompt(seen, seat, actions),
        ends=_ends(seen, seat, actions, left),
        cards=_cards(seen, seat, actions),
        moves=_moves(seen, seat, actions, left),
        seats=tuple(_tally(seen, one, scores[one]) for one in range(seen.seats)),
        signs=_signs(seen),
        status=_status(seen),
    )


def inside(s: Any, seat: int, node: str) -> Inside | None:
    """What a seat, the Corporation or a score has, in lines: the same for everybody who may see it."""
    kind, _, letter = node.partition(":")
    values = Worth(s)
    if node == "points":
        return boards.points_inside(max(seat, 0), lines(s, max(seat, 0), values))
    if node == "corp" and s.level:
        return boards.corp_inside(s, int(score.villes_points(s, CORPORATION_SEAT)))
    if kind == "seat" and letter in LETTERS[: int(s.seats)]:
        one = LETTERS.index(letter)
        return boards.seat_inside(s, one, lines(s, one, values))
    return None


# -- moves -------------------------------------------------------------------------------------------------------------
def _moves(s: Any, seat: int, actions: list[int], left: tuple[Msg, ...]) -> tuple[Move, ...]:
    if not actions:
        return ()
    draws = Draws(s, seat)
    return tuple(_move(s, seat, action, left, draws) for action in actions)


def _move(s: Any, seat: int, action: int, left: tuple[Msg, ...], draws: Draws) -> Move:
    """A move; final where it leaves something undone, is not taken back, or brings an order to light."""
    label = Msg("move-ready-left", {"left": left}) if action == READY and left else move_label(s, seat, action)
    ends = bool(left) if action == READY else action == LAID or DRAFT_TILE <= action < LAY
    text = notation.write_move(s, seat, action)
    return Move(text, parts(s, seat, action), label, final=ends or draws.after(action))


def _left(s: Any, seat: int, actions: list[int]) -> tuple[Msg, ...]:
    """What the seat could still do: named when it says that it is ready."""
    found = []
    for name, low, high in (
        ("gather", GATHER, MAKE),
        ("make", MAKE, MILK),
        ("milk", MILK, BUILD),
        ("build", BUILD, WORK),
        ("work", WORK, VAT),
        ("vat", VAT, COMPLETE),
    ):
        if any(low <= action < high for action in actions):
            found.append(Msg(f"left-{name}"))
    fits = _completable(s, seat, actions)
    if fits:
        found.append(Msg("left-orders", {"orders": fits, "count": len(fits)}))
    return tuple(found)


def _completable(s: Any, seat: int, actions: list[int]) -> tuple[Msg, ...]:
    """Held orders whose cheese the seat could still place now."""
    venue = venue_before(s, seat)
    layout = layout_of(s, venue)
    spaces = {action - MAKE for action in actions if MAKE <= action < MILK}
    spaces |= {(action - MILK) % 18 for action in actions if MILK <= action < BUILD}
    spaces |= {action - VAT for action in actions if VAT <= action < COMPLETE}
    kinds = {int(SPACE_KIND[layout, venue, k]) for k in spaces}
    cards = [int(held(s, seat, kind)) for kind in sorted(kinds)]
    return tuple(card_word(card) for card in cards if card >= 0)


# -- words -------------------------------------------------------------------------------------------------------------
def side(s: Any, seat: int) -> Msg:
    """What the seat plays: everybody makes cheese."""
    del s, seat
    return Msg("side-maker")


def ending(s: Any) -> Msg | None:
    """Alone: whether the Corporation's level is beaten; else None, as the default says it."""
    if s.phase != OVER_NOW or not s.level:
        return None
    args: Args = {"level": int(s.level), "points": int(score.points(s, 0)), "theirs": int(score.corp_points(s))}
    return Msg("ending-beaten" if score.beaten(s) else "ending-not-beaten", args)


def _prompt(s: Any, seat: int, actions: list[int]) -> Msg:
    phase = int(s.phase)
    if phase == OVER_NOW:
        return ending(s) or _result(s)
    if phase in SETTING_UP:
        return Msg("prompt-setup")
    if phase in (CORPORATION, HEAD_START):
        return _corporation(s, actions)
    if phase == DRAFT:
        return Msg("prompt-draft", {"pick": int(s.pick) + 1}) if actions else _waiting(s, "prompt-wait-draft")
    if phase == LAYING:
        return Msg("prompt-lay") if actions else _waiting(s, "prompt-wait-lay")
    if not actions:
        if s.drawer >= 0:
            return Msg("prompt-drawing", {"seat": SEAT_WORDS[int(s.drawer)]})
        return _waiting(s, "prompt-wait-openly" if s.openly else "prompt-wait")
    return _asked(s, seat, actions)


def _asked(s: Any, seat: int, actions: list[int]) -> Msg:
    step = int(s.step[seat])
    if step == FREE:
        sends = any(GATHER <= action < MILK or WORK <= action < VAT for action in actions)
        args: Args = {
            "venue": VENUE_WORDS[venue_before(s, seat)],
            "how": "worker" if sends else "none" if actions == [READY] else "other",
            "last": "yes" if s.last else "no",
        }
        return Msg("prompt-turn", args)
    if step == ASK_ORDER:
        return Msg("prompt-order", {"kind": kind_asked(s, seat)})
    if step == ASK_PICK:
        return Msg("prompt-pick", {"count": max(int(s.picks[seat]), 1)})
    if step == ASK_GREENHOUSE:
        return Msg("prompt-greenhouse", {"resource": greenhouse_of(s, seat)})
    names = {ASK_FIRE: "prompt-fire", ASK_PAIR: "prompt-pair", ASK_CAST: "prompt-cast", ASK_SORT: "prompt-sort"}
    return Msg(names[step])


def _waiting(s: Any, name: str) -> Msg:
    """For whom the game waits."""
    mask = max(int(rules.actors(s)), 0)
    seats = tuple(SEAT_WORDS[one] for one in range(s.seats) if mask >> one & 1)
    return Msg(name, {"seats": seats, "count": len(seats)})


def _corporation(s: Any, actions: list[int]) -> Msg:
    cards = s.card.tolist()
    if RESOLVING not in cards:
        return Msg("prompt-corp-draws")
    args: Args = {"card": card_word(cards.index(RESOLVING)), "venue": VENUE_WORDS[max(0, min(3, int(corp_venue(s))))]}
    return Msg("prompt-corp" if actions else "prompt-corp-places", args)


def _result(s: Any) -> Msg:
    points = [int(score.points(s, seat)) for seat in range(s.seats)]
    best = max(points)
    order = [(points[seat], int(score.placed(s, seat))) for seat in range(s.seats)]
    won = tuple(SEAT_WORDS[seat] for seat in range(s.seats) if order[seat] == max(order))
    return Msg("prompt-over", {"seats": won, "count": len(won), "points": best})


def _ends(s: Any, seat: int, actions: list[int], left: tuple[Msg, ...]) -> Msg | None:
    """What ends the turn, and what would be left undone."""
    if s.phase != TURN:
        return Msg("ends-draft") if s.phase in (DRAFT, LAYING) and s.seats > 1 else None
    if left:
        return Msg("ends-left", {"left": tuple(_short(one) for one in left)})
    if seat >= 0 and actions and s.step[seat] == FREE:
        return Msg("ends-nothing-left")
    if s.last:
        return Msg("ends-last", {"seats": tuple(SEAT_WORDS[k] for k in range(s.seats) if int(s.last) >> k & 1)})
    return Msg("ends-turn", {"openly": "yes" if s.openly else "no", "alone": "yes" if s.seats == 1 else "no"})


def _short(one: Msg) -> Msg:
    """What is left, without the orders' names."""
    return Msg("left-fits", {"count": one.args["count"]}) if one.id == "left-orders" else one


def _cards(s: Any, seat: int, actions: list[int]) -> tuple[Card, ...]:
    """Choices that lie on no board, and tiles with what they do."""
    if s.phase == DRAFT:
        tiles = [action - DRAFT_TILE for action in actions]
        return tuple(_tile_card(tile, Button(TILE_IDS[tile], Msg("button-draft"))) for tile in tiles)
    buttons = [_button(s, seat, action) for action in actions if _on_no_board(action)]
    found = [Card("choices", Msg("card-choices"), buttons=tuple(buttons))] if buttons else []
    if s.phase == LAYING and seat >= 0 and actions:
        kept = [t for t in range(32) if int(s.kept[seat]) >> t & 1]
        found += [_tile_card(t) for t in kept]
    return tuple(found)


def _tile_card(tile: int, *buttons: Button) -> Card:
    """A structure tile: its name, its cost, what it does."""
    name = TILE_IDS[tile]
    return Card(f"tile:{name}", tile_title(tile), (tile_text(tile),), buttons, symbol=f"fromage-tile-{name}")


def _on_no_board(action: int) -> bool:
    return action in (READY, LAID) or COMPLETE <= action < CORP


def _button(s: Any, seat: int, action: int) -> Button:
    """A button with words of its own where the move's are long."""
    if action == READY:
        return Button("ready", Msg("move-ready"))
    if action == KEEP:
        return Button("keep", Msg("move-keep"))
    if FIRE <= action < PICK:
        source = action - FIRE
        what = Msg("source-sign") if source == 0 else standing(s, seat, source - 1)
        return Button(button_name(action), what)
    return Button(button_name(action), move_label(s, seat, action))


def _tally(s: Any, seat: int, score_lines: tuple[Line, ...]) -> Tally:
    if s.board[seat] == NONE:
        return Tally(None, 0, None, "fromage-cheese-H")
    points = sum(line.points for line in score_lines)
    home = sum(s.worker[seat, w] == 0 for w in range(3))
    stock = Msg("tally-stock", {"cheeses": int(s.cheese[seat]), "home": home})
    note = None
    if s.phase in (TURN, DRAFT, LAYING) and s.step[seat] == READIED and s.seats > 1:
        note = Msg("note-ready")
    return Tally(None, points, note, "fromage-cheese-H", stock)


SIGNS = (
    *(f"t-{letter}" for letter in TYPE_LETTERS),
    *(f"plate-{letter}" for letter in "bsg"),
    "fruit",
    "jam",
    "sample",
    "lid",
    "base",
)


def _signs(s: Any) -> tuple[Sign, ...]:
    """What is printed on the quarters."""
    del s
    return tuple(Sign(f"fromage-{name}", Msg(f"sign-{name}")) for name in SIGNS)


def _status(s: Any) -> Msg:
    """What is public at any time: the turn, orders left in the deck."""
    args: Args = {"turn": int(s.turn) + 1, "deck": s.card.tolist().count(IN_DECK)}
    return Msg("status-setup") if s.phase in SETTING_UP else Msg("status", args)
