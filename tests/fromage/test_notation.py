"""Moves, draws and positions as text: printing and reading are inverse, and what cannot be gets a clear sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.games.fromage import notation
from cheeseboard.games.fromage import notation_position as position
from cheeseboard.games.fromage.rules_state import (
    ACTIONS,
    ASK_CAST,
    ASK_FIRE,
    ASK_ORDER,
    ASK_PAIR,
    ASK_PICK,
    CORPORATION,
    CORPORATION_SEAT,
    DEAL,
    DRAFT,
    FREE,
    HELD_BY,
    IN_DECK,
    LAID,
    LAYING,
    ON_ABILITY,
    ON_SECTOR,
    OVER_NOW,
    READIED,
    READY,
    TURN,
    VENUES,
)
from cheeseboard.kernel import BadPosition, Game, States, clone, view

GAME = Game("cheeseboard.games.fromage", "fromage")
SETS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 4, "tiles": True, "festival": "any", "villes": "P"},
    {"players": 3, "tiles": True, "greenhouse": "ask", "bistro": "II"},
    {"players": 1, "level": 4, "tiles": True},
    {"players": 2, "clockwise": True, "tiles": True, "trigger_order": "listed"},
    {"players": 1, "level": 3, "fromagerie": "any"},
)
SEEDS = st.integers(0, 1 << 30)


def walk(options: dict[str, Any], seed: int, keen: bool = True) -> Iterator[States]:
    """States of a random game, each before its next step; changed in place. `keen`: seats like to do something."""
    dice = random.Random(seed)
    states = GAME.new(GAME.options(**options))
    while True:
        yield states
        mask = GAME.actors(states)
        if mask == 0:
            return
        if mask < 0:
            GAME.draw(states, dice.choice(GAME.chance(states))[0])
            continue
        seat = dice.choice(GAME.waiting(states))
        actions = GAME.legal(states, seat)
        if keen and len(actions) > 1 and dice.random() < 0.7:
            actions = [one for one in actions if one not in (READY, LAID)]
        GAME.apply(states, seat, dice.choice(actions))


def read(text: str, **options: Any) -> Any:
    """View of the position."""
    given_options = GAME.options(**{"players": 2, **options})
    states = GAME.State.zeros()
    notation.read_position(text, view(given_options), view(states))
    return view(states)


def refused(text: str, **options: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(BadPosition) as caught:
        read(text, **options)
    return str(caught.value)


# -- moves -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", SETS, ids=str)
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_legal_moves_read_back(options: dict[str, Any], seed: int) -> None:
    dice = random.Random(seed)
    for states in walk(options, seed):
        s = view(states)
        for seat in GAME.waiting(states) if dice.random() < 0.4 else ():
            actions = GAME.legal(states, seat)
            texts = [notation.write_move(s, seat, action) for action in actions]
            assert len(set(texts)) == len(texts)
            for action, text in zip(actions, texts):
                assert notation.read_move(s, seat, text) == [action], text
                assert notation.read_move(s, seat, f" {text.upper()}  ") == [action]
                assert notation.read_move(s, seat, text.replace(" ", "")) == [action]


def test_every_action_has_a_text_and_reads_back() -> None:
    """Also what is not legal can be said: the refusal explains it."""
    s = read("play\nA board 1\nA orders Sb1")
    for action in range(ACTIONS):
        text = notation.write_move(s, 0, action)
        assert action in notation.read_move(s, 0, text), text
        assert text.isascii()
    with pytest.raises(IndexError):
        notation.write_move(s, 0, ACTIONS)


def test_moves_are_written_as_the_page_says() -> None:
    s = read("play")
    wanted = {
        READY: "ready",
        1 + 3 + 1: "gather H 2",
        10: "make F12",
        28 + 18 + 17: "milk 3 F54",
        100: "build barn",
        104 + 6 + 1: "work dock H",
        116 + 1: "vat F13",
        136: "fire sign",
        136 + 4: "fire hq",
        141 + 3: "take order",
        145 + 1: "take structure+fruit",
        151 + 2: "give fruit",
        154 + 8: "give Bg",
        165: "corp F12",
        183 + 8: "draft T1",
        215 + 3 * 32 + 31: "lay P8 hq",
    }
    assert {action: notation.write_move(s, 0, action) for action in wanted} == wanted


def test_a_space_is_of_the_venue_before_the_seat() -> None:
    s = read("turn 2\nvenues FMBV")
    assert notation.write_move(s, 0, 10) == "make V01" and notation.read_move(s, 0, "make F12") == []
    assert notation.write_move(s, 1, 10) == "make M1a", "B sits opposite: quadrant N has turned away, W is there"


def test_bare_names_are_the_legal_move_that_names_them() -> None:
    s = read("play\nA stock livestock 2")
    assert notation.read_move(s, 0, "f22") == [10 + 4, 28 + 4], "made or milked: ambiguous"
    assert notation.read_move(s, 0, "F13") == [10 + 1]
    s = read("play\nA now step pick, picks 1")
    assert notation.read_move(s, 0, "fruit") == [141 + 2]
    assert notation.read_move(s, 0, "livestock") == [141 + 1]
    assert notation.read_move(s, 0, "take fruit+structure") == [145 + 1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "make",
        "make F11",
        "make M1a",
        "gather X 1",
        "gather S 4",
        "milk 9 F12",
        "fruits+",
        "give order",
        "take bread",
        "lay Y9 barn",
        "work attic S",
        "42",
    ],
)
def test_unreadable_moves(text: str) -> None:
    assert notation.read_move(read("play"), 0, text) == []


# -- draws -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", SETS, ids=str)
def test_draws_read_back_and_have_labels(options: dict[str, Any]) -> None:
    labels = set()
    for states in walk(options, 5):
        s = view(states)
        if GAME.actors(states) >= 0:
            if GAME.actors(states) > 0:
                continue
            break
        labels.add(notation.draw_label(s))
        outcomes = [outcome for outcome, _ in GAME.chance(states)]
        texts = [notation.write_draw(s, outcome) for outcome in outcomes]
        assert [notation.read_draw(s, text.lower()) for text in texts] == outcomes and len(set(texts)) == len(texts)
        assert notation.read_draw(s, "nothing") is None
    assert {"venues", "sectors", "customer purple", "customer pink", "board A"} <= labels
    assert ("deal A" in labels) == bool(options.get("tiles"))
    assert ("order corp" in labels) == (options["players"] == 1)
    assert ("side festival" in labels) == (options.get("festival") == "any")
    assert "" not in labels


def test_draws_are_written_as_the_page_says() -> None:
    s = view(GAME.new(GAME.options(players=2)))
    assert s.phase == VENUES and notation.write_draw(s, 0) == "FMBV" and notation.write_draw(s, 23) == "VBMF"
    assert notation.read_draw(s, "mfbv") == 6
    s = read("play\nA now due 1")
    assert (
        notation.draw_label(s) == "order A"
        and notation.write_draw(s, 0) == "Sb1"
        and notation.read_draw(s, "bg4") == 35
    )


# -- positions ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", SETS, ids=str)
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_positions_read_back_to_the_same_record(options: dict[str, Any], seed: int) -> None:
    """In every phase, in the middle of a secret round too: all that the record holds is in the text."""
    dice = random.Random(seed)
    given_options = GAME.options(**options)
    for states in walk(options, seed):
        if dice.random() > 0.15:
            continue
        for seat in (None, -1, dice.randrange(options["players"])):
            known = states if seat is None else GAME.observed(states, seat)
            if seat is not None and states["phase"] == DEAL:
                continue  # tiles are dealt at once: nobody looks in between
            text = notation.write_position(view(known))
            again = GAME.State.zeros()
            again["edition"] = states["edition"]
            notation.read_position(text, view(given_options), view(again))
            dead = states["phase"] != TURN  # nothing reads what was then
            names = [name for name in GAME.State.fields if not (dead and name.endswith("_then"))]
            differ = [name for name in names if again[name].tobytes() != known[name].tobytes()]
            assert notation.write_position(view(again)) == text
            assert differ == [], f"seat {seat}: {text}"


def test_nothing_said_is_the_plainest_position() -> None:
    s = read("")
    assert (s.phase, s.turn, s.round, s.openly, s.drawer) == (TURN, 0, 0, 0, -1)
    assert s.venue.tolist() == [0, 1, 2, 3] and s.sector.tolist() == [0, 2, 1, 3] and s.side.tolist() == [0] * 4
    assert s.customer.tolist() == [0, 1, 2, 0, 1, 2] and s.board.tolist()[:2] == [0, 1]
    assert set(s.card.tolist()) == {IN_DECK} and s.cheese.tolist()[:2] == [15, 15]
    alone = read("play", players=1, level=2)
    assert read("customers CBAACB").customer.tolist() == [2, 1, 0, 0, 2, 1]
    assert alone.openly and alone.mover == 0 and alone.corp_left == 15


def test_a_written_position() -> None:
    s = read(
        """play
        turn 4            # the fourth turn: what lay on S lies on E now
        venues MVFB
        sectors fruit
        festival A F43
        fromagerie: A M4b, B M1a
        Villes I: B V01 V05
        customers CCAABB
        B board 1
        A stock fruit 2, structures 1
        A worker S F43
        B worker B fruit 2
        A built barn dock
        A milked 2
        A orders Sb1 Hg2
        B done Bb1
        discards Ss1"""
    )
    assert s.turn == 3 and s.venue.tolist() == [1, 3, 0, 2] and s.board.tolist()[:2] == [1, 0]
    assert s.stock.tolist()[0] == [1, 0, 2] and s.built[0] == 5 and s.milked[0] == 1
    assert s.cheese.tolist()[:2] == [13, 12] and s.fruited.tolist()[0] == [1, 1], "M4b shows jam"
    assert s.back.tolist()[0] == [4, -1, -1] and s.back.tolist()[1] == [-1, -1, 4]
    assert s.card[0] == HELD_BY and s.card[8 + 12 + 1] == HELD_BY
    assert s.card_then.tolist() == s.card.tolist() and s.cell_then.tolist() == s.cell.tolist()


def test_workers_on_the_disc() -> None:
    s = read("turn 3\nvenues FMBV\nfestival: A F25\nA worker B F25\nA worker S structure 3 back 4")
    assert s.back.tolist()[0] == [3, -1, 3], "A faced quadrant S in turn 1; gold and space 3 are three turns"
    s = read("turn 2\nA built barn\nA worker S barn")
    assert s.worker[0, 0] == ON_ABILITY and s.back[0, 0] == 2
    s = read("turn 2\nA tiles Y2 hq\nA built hq\nA worker S hq back 4", tiles=True)
    assert s.back[0, 0] == 3
    s = read("turn 1\nA worker H structure 2")
    assert s.worker[0, 1] == ON_SECTOR + 1 and s.back[0, 1] == 2


def test_as_the_round_began() -> None:
    s = read(
        """festival: A F13 F22
        new F13
        A stock fruit 1
        A worker B F13
        A orders Sb2
        A now acted make, step fire, waiting dock hq, where F13
        A board 2
        A tiles D5 hq
        A built dock hq
        then A stock -
        then A worker B home
        then deck Sb2
        then A built hq""",
        tiles=True,
    )
    assert s.cell[0, 1] == 0 and s.cell_then[0, 1] == -1 and s.cell_then[0, 4] == 0
    assert (s.cheese[0], s.cheese_then[0]) == (13, 14) and s.stock_then.tolist()[0] == [0, 0, 0]
    assert s.worker_then[0, 2] == 0 and s.card[1] == HELD_BY and s.card_then[1] == IN_DECK
    assert s.built[0] == 12 and s.built_then[0] == 8 and s.step[0] == ASK_FIRE
    assert [notation.write_move(s, 0, action) for action in GAME.legal(_states(s), 0)] == ["fire dock", "fire hq"]


def _states(s: Any) -> States:
    """A batch with a copy of the record of a view."""
    states = GAME.State.zeros()
    view(states)._bytes[:] = s._bytes
    return clone(states)


@pytest.mark.parametrize(
    ("text", "step", "moves"),
    [
        ("A now step pick, picks 2, barred fruit", ASK_PICK, ["take structure", "take livestock", "take order"]),
        ("A now step pair, source sign", ASK_PAIR, None),
        ("A stock fruit 1\nA orders Sb1\nA now step give, source sign", ASK_CAST, ["give fruit", "give Sb", "skip"]),
        ("festival: A F22\nnew F22\nA orders Sb1\nA now step order, where F22", ASK_ORDER, ["complete", "keep"]),
        ("A now step ready", READIED, []),
        ("A now acted gather", FREE, None),
    ],
)
def test_a_seat_in_the_middle_of_its_turn(text: str, step: int, moves: list[str] | None) -> None:
    s = read(text)
    assert s.step[0] == step
    legal = [notation.write_move(s, 0, action) for action in GAME.legal(_states(s), 0)]
    assert moves is None or legal == moves


def test_played_openly() -> None:
    assert read("mover B").mover == 1 and read("mover B").openly
    assert read("", clockwise=True).mover == 0, "Structures lie before A"
    assert read("sectors order", clockwise=True).mover == 1, (
        "Structures lie on W, B on N is the first clockwise from there"
    )


KINDS = ("Sb", "Ss", "Sg", "Hb", "Hs", "Hg", "Bb", "Bs", "Bg")


def test_few_cards_mean_an_open_turn() -> None:
    """Nothing but the cards says so: with one card left and a seat before the orders the turn is played openly."""
    done = " ".join(f"{kind}{n}" for kind in KINDS for n in (1, 2, 3, 4) if (kind, n) != ("Bg", 4))
    assert read(f"sectors order\nB done {done}").openly == 1
    assert read("sectors order").openly == 0


def test_the_corporation() -> None:
    text = "corporation\nturn 4\nfestival: corp F13, A F22\nstored Sb1\ncorp draws 2, card Bb2"
    s = read(text, players=1, level=3)
    assert s.phase == CORPORATION and s.corp_left == 17 and s.corp_due == 2 and s.corp_card == 25
    assert s.cell[0, 1] == CORPORATION_SEAT
    plain = read("corporation\nturn 4", players=1, level=3)
    assert plain.corp_due == 2 and GAME.actors(_states(plain)) == -1, "two orders in the fourth turn, none drawn yet"
    head = read("head\ncorp head 2", players=1, level=4)
    assert head.head == 2 and notation.draw_label(head) == "order corp"


def test_orders_run_out() -> None:
    cards = [f"{kind}{n}" for kind in KINDS for n in (1, 2, 3, 4)]
    some, rest = " ".join(cards[:3]), " ".join(cards[3:])
    shuffled = read(f"corporation\nA done {rest}\ndiscards {some}", players=1)
    assert shuffled.card.tolist().count(IN_DECK) == 3, "the discards are the deck again"
    nothing = read(f"corporation\nA done {rest}\nstored {some}", players=1)
    assert nothing.phase == TURN and nothing.mover == 0, "no card: the Corporation draws nothing"
    assert "no order card" in refused(f"head\nA done {rest} {some}", players=1, level=4)
    assert "no order card" in refused(f"A done {rest} {some}\nA now due 1")


def test_the_draft() -> None:
    s = read(
        """draft 2
        hand A Y1 Y2 Y3
        hand B T1 T2 T3
        A kept Y4
        B kept T4
        A taken T2
        A saw 1 Y1 Y2 Y3 Y4
        A saw 2 T1 T2 T3""",
        tiles=True,
    )
    assert s.phase == DRAFT and s.pick == 1 and s.step.tolist()[:2] == [READIED, FREE]
    assert [notation.write_move(s, 1, a) for a in GAME.legal(_states(s), 1)] == ["draft Y1", "draft Y2", "draft Y3"]
    s = read("laying\nA kept Y1 Y2\nA tiles P1 hq\nB kept ?", tiles=True)
    assert s.phase == LAYING and s.tile[0, 3] == 24 and s.tile_then[0, 3] == 255


REFUSED = [
    ("turn 1\nturn 2", {}, "twice"),
    ("fish", {}, "fish"),
    ("A fish 3", {}, "stock"),
    ("turn soon", {}, "soon"),
    ("turn", {}, "words"),
    ("C stock fruit 1", {}, "A to B"),
    ("festival: A F11", {}, "F11"),
    ("festival: A M1a", {}, "M1a"),
    ("festival: F12", {}, "whose"),
    ("festival: A F22, B F22", {}, "two cheeses"),
    ("festival: A F12", {}, "4"),
    ("festival: corp F22", {}, "Corporation"),
    ("festival II", {}, "say I"),
    ("villes P", {"villes": "any"}, "four players"),
    ("new F22", {}, "no cheese"),
    ("venues FMBB", {}, "FMBV"),
    ("sectors bread", {}, "livestock"),
    ("customers AAABBC", {}, "two of each"),
    ("turn 2\ncustomers AAABBC", {}, "two of each"),
    ("A board 5", {}, "1 to 4"),
    ("A board 2\nB board 2", {}, "same board"),
    ("A stock fruit", {}, "two by two"),
    ("A stock order 1", {}, "livestock"),
    ("A built barn barn", {}, "once"),
    ("A milked 7", {}, "2, 3, 4, 5"),
    ("A tiles Y1 barn", {}, "option tiles"),
    ("A tiles Y1 barn\nB tiles Y1 hq", {"tiles": True}, "Y1"),
    ("A orders Sb1\nB done Sb1", {}, "Sb1"),
    ("A orders Sx1", {}, "Sx1"),
    ("A worker S home back 3", {}, "at home"),
    ("A worker S barn", {}, "not unlocked"),
    ("A built hq\nA worker S hq", {}, "nothing for a worker"),
    ("A worker S fruit 2", {}, "side W"),
    ("turn 3\nA worker S structure 2", {}, "2 turns"),
    ("A worker S structure 1 back 4", {}, "turn 2"),
    ("A worker S structure 1\nA worker H structure 1", {}, "same space"),
    ("A worker S F22", {}, "F22"),
    ("festival: A F13\nA worker S F13", {}, "F13"),
    ("A now step pick", {}, "choice"),
    ("A now step fire, waiting dock", {}, "dock"),
    ("A now step order", {}, "where"),
    ("A now where F22", {}, "no cheese"),
    ("A now where M1a", {}, "M1a"),
    ("A now waiting sign", {}, "sign"),
    ("A now step sleep", {}, "greenhouse"),
    ("A now step ready\nB now step ready", {}, "round is over"),
    ("A kept Y1", {"tiles": True}, "draft"),
    ("draft 1", {}, "option tiles"),
    ("draft 1\nhand A Y1 Y2", {"tiles": True}, "4"),
    ("draft 1\nhand A Y1 Y2 Y3 Y4\nA taken T1", {"tiles": True}, "T1"),
    ("over", {}, "not over"),
    ("corporation", {}, "Corporation"),
    ("corp card Sb1", {"players": 1}, "Sb1"),
    ("corp head 2", {"players": 1}, "head"),
    ("then deck Sb1 Sb1", {}, "Sb1"),
    ("then A cheese 3", {}, "stock"),
]


@pytest.mark.parametrize(
    ("text", "options", "says"), REFUSED, ids=[text.replace("\n", " / ") for text, _, _ in REFUSED]
)
def test_what_cannot_be_gets_a_sentence(text: str, options: dict[str, Any], says: str) -> None:
    sentence = refused(text, **options)
    assert says in sentence and sentence.startswith("This position cannot be read")


def test_fifteen_cheeses_and_the_end() -> None:
    spaces = "F22 F13 F23 F25 F32 F34 F41 F43 F53 F54"
    most = f"festival: A {spaces}\nfromagerie: A M1a M2a M2c M3a"
    assert read(most).cheese[0] == 1
    assert "the game is over" in refused(f"{most} M3c")
    last = read(f"{most} M3c\nnew M3c")
    assert last.last == 1 and last.cheese_then[0] == 1
    assert read(f"over\n{most} M3c").phase == OVER_NOW
    assert "15" in refused(f"over\n{most} M3c M4b")


def test_the_page_is_the_docstring() -> None:
    """Every key that the reader knows stands in the description."""
    for word in (
        "play",
        "turn 3",
        "venues",
        "sectors",
        "customers",
        "mover",
        "new ",
        "then ",
        "last ",
        "corp ",
        "saw 1",
    ):
        assert word in (position.__doc__ or "")
