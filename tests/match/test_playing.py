"""A match from the outside: moves and mistakes, repeated keys, undo, signals, hand-over, draws."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.kernel import Game
from cheeseboard.match import Match, Seat, new
from match.conftest import play_on


def kinds(match: Match, viewer: int | None) -> list[tuple[str, int, str]]:
    return [(e.kind, e.seat, e.text) for e in match.stream(viewer)]


def test_three_different_mistakes(match: Match) -> None:
    with pytest.raises(cb.UnreadableMove, match="bid 1"):
        match.play("shout", 0)
    with pytest.raises(cb.AmbiguousMove) as ambiguous:
        match.play("bid", 0)
    assert ambiguous.value.given["candidates"] == "bid 1, bid 2, bid 3"
    with pytest.raises(cb.IllegalMove) as illegal:
        match.play("nod", 0)
    assert illegal.value.clause == "turn.phase"
    match.play("bid 1", 0)
    with pytest.raises(cb.IllegalMove) as again:
        match.play("bid 2", 0)
    assert again.value.clause == "turn.not-now"
    assert len(match.events) == 2, "mistakes leave no trace"


@pytest.mark.parametrize("text", ["", " ", "\x00", "b" * 10_000_000, "bid 1\nbid 2", "🂡", "bid -1", "bid 1e9"])
def test_malformed_text_is_unreadable(match: Match, text: str) -> None:
    with pytest.raises(cb.UnreadableMove) as mistake:
        match.play(text, 0)
    assert len(str(mistake.value)) < 300


@pytest.mark.parametrize("seat", [2, -1, 99, True, "0", 1.5])
def test_seats_that_do_not_exist(match: Match, seat: object) -> None:
    for ask in (match.moves, match.undo, match.can_undo, match.breakdown, match.view):
        with pytest.raises(cb.BadRequest, match="seats are numbered 0 to 1"):
            ask(seat)  # type: ignore[arg-type]


def test_the_seat_may_be_left_out_only_where_it_is_clear(match: Match) -> None:
    with pytest.raises(cb.BadRequest, match="say which one"):
        match.play("bid 1")
    match.play("bid 1", 0)
    match.play("bid 2")
    assert match.to_move == (0, 1)


def test_a_repeated_key_is_harmless(match: Match) -> None:
    first = match.play("bid 2", 0, key="k1")
    assert match.play("bid 3", 0, key="k1") == first
    match.play("bid 1", 1, key="k1")  # a key is its sender's own
    undone = match.hand(0, "bot", level="sharp", key="h")
    assert match.hand(0, "open", key="h") == undone
    assert [e.kind for e in match.events] == ["draw", "move", "move", "draw", "seat"]
    assert match.seats[0] == Seat("bot", level="sharp")


def test_keys_outlive_a_restart(match: Match, tiny: Game) -> None:
    first = match.play("look", 0, key="k1")
    again = Match.restore(match.pack_header(), match.pack_events(), tiny)
    assert again.play("bid 1", 0, key="k1") == first
    assert again.events == match.events


def test_held_moves_come_seat_by_seat_when_the_round_rises(tiny: Game) -> None:
    orders = [(2, 0, 1), (0, 1, 2), (1, 2, 0)]
    heard = []
    for order in orders:
        match = new(tiny, players=3, seed=1)
        for seat in order:
            assert [k for k, _, _ in kinds(match, None)] == ["draw"], "nothing before the round rises"
            match.play(f"bid {seat + 1}", seat)
        heard.append(kinds(match, None))
    assert heard[0] == heard[1] == heard[2]
    assert heard[0] == [("draw", -1, "1"), *(("move", s, f"bid {s + 1}") for s in range(3)), ("told", -1, "")]


def test_a_secret_look_reaches_nobody_else(match: Match) -> None:
    before = [match.stream(1), match.stream(None), match.view(1).moves, match.position(1), match.view(1).to_move]
    match.play("look", 0)
    assert [
        match.stream(1),
        match.stream(None),
        match.view(1).moves,
        match.position(1),
        match.view(1).to_move,
    ] == before
    assert match.stream(0)[-1].effects == (("looked", 0, match.referee.s.pot, 0),)


def test_a_look_reads_the_same_whether_or_not_it_drew(tiny: Game) -> None:
    drew, found = new(tiny, seed=3), new(tiny, seed=3)
    found.play("look", 1)
    for match in (drew, found):
        match.play("look", 0)
    assert drew.events[-1].kind == "draw" and found.events[-1].kind == "move"
    assert [(e.kind, e.text, len(e.effects)) for e in drew.stream(0)] == [
        (e.kind, e.text, len(e.effects)) for e in found.stream(0)
    ]


def test_undo_withdraws_the_own_latest_move(match: Match) -> None:
    before = match.referee.states.tobytes()
    match.play("bid 2", 0)
    assert match.can_undo(0) and not match.can_undo(1)
    match.undo(0)
    assert match.referee.states.tobytes() == before
    assert kinds(match, 0)[-1] == ("undo", 0, "")
    assert kinds(match, 1) == [("draw", -1, "2")], "who was not told of the move is not told of its undo"
    with pytest.raises(cb.BadRequest, match="taken back"):
        match.undo(0)


def test_undo_reaches_under_another_seats_secret_move(match: Match) -> None:
    match.play("bid 2", 0)
    match.play("look", 1)
    assert match.can_undo(0), "a secret move of somebody else is no barrier: that would tell of it"
    match.undo(0)
    assert match.referee.s.looked[1] == 1 and match.referee.s.bids[0] == 0
    match.play("bid 3", 0)
    match.play("bid 1", 1)
    assert kinds(match, 1)[-2] == ("move", 0, "bid 3")


def test_undo_stops_at_barriers(tiny: Game) -> None:
    match = new(tiny, players=3, seed=3)
    match.play("look", 0)
    assert not match.can_undo(0), "a draw"
    match.play("look", 1)
    assert not match.can_undo(1), "memory written without a draw"
    for seat in range(3):
        match.play(f"bid {seat + 1}", seat)
    assert not any(match.can_undo(seat) for seat in range(3)), "the round has risen"
    match.play("nod", 0)
    assert match.can_undo(0)
    match.play("nod", 1)
    assert not match.can_undo(0) and match.can_undo(1), "another seat's open action"
    match.undo(1)
    assert not match.can_undo(1), "what lies before the round is out of reach"
    assert match.can_undo(0), "the other's move does not stand any more"
    match.play("nod", 1)
    match.play("nod", 2)
    assert not match.can_undo(2), "now the others may bid unseen: to take the nod back would show whether they have"


def test_undo_can_be_off(tiny: Game) -> None:
    match = new(tiny, seed=1, undo=False)
    match.play("bid 1", 0)
    assert not match.can_undo(0)


def test_signals_go_to_the_team_only(tiny: Game) -> None:
    match = new(tiny, players=4, seed=1)
    others = [match.stream(seat) for seat in (1, 3, None)]
    match.signal(0, "high", key="s")
    match.signal(0, "high", key="s")
    match.signal(0, "there", "pot", by="Anna")
    assert [match.stream(seat) for seat in (1, 3, None)] == others
    assert kinds(match, 2)[-2:] == [("message", 0, "high"), ("message", 0, "there pot")]
    assert match.stream(2)[-1].by == "Anna" and match.stream(2)[-1].nodes == ("pot",)
    for name, node in (("low", ""), ("there", ""), ("there", "moon"), ("high", "pot"), ("x" * 10_000, "")):
        with pytest.raises(cb.BadRequest):
            match.signal(0, name, node)


def test_hand_over_at_any_time_and_for_all_to_hear(match: Match) -> None:
    match.play("bid 1", 0)
    match.hand(0, "bot", level="gentle")
    match.hand(1, "open")
    match.hand(0, "person", "Anna: the\nfirst")
    assert match.seats == (Seat("person", "Anna: the first"), Seat("open"))
    assert [k for k, _, _ in kinds(match, None)] == ["draw", "seat", "seat", "seat"]
    assert match.can_undo(0)
    with pytest.raises(cb.BadRequest):
        match.hand(0, "ghost")


def test_idle_plays_for_the_absent(match: Match) -> None:
    match.idle(0)
    with pytest.raises(cb.BadRequest, match="is not waiting for Red now"):
        match.idle(0)
    assert match.to_move == (1,)


def test_over(tiny: Game) -> None:
    match = play_on(new(tiny, players=3, seed=5), 1)
    assert match.over and match.to_move == () and match.moves(0) == ()
    assert match.events[-1].kind == "end"
    assert sum(line.total for line in match.breakdown(0)) == match.scores[0]
    assert match.ranking[match.scores.index(max(match.scores))] == 0
    with pytest.raises(cb.IllegalMove, match="over"):
        match.play("nod", 0)
    with pytest.raises(cb.IllegalMove, match="over"):
        match.play("nod")


def test_draws_by_label_and_their_mistakes(tiny: Game) -> None:
    match = new(tiny, seed=1, draws={"bonus": ["3"], "pot": ["1", "2"]})
    assert match.referee.s.bonus == 3 and match.header.forced
    with pytest.raises(cb.BadPosition, match="cannot be drawn"):
        new(tiny, draws={"bonus": ["4"]})


def test_start_from_a_position(tiny: Game) -> None:
    match = new(tiny, seed=1, position="round 2 bonus 1 phase 1\npoints 4 5\nbids 0 0\npot ?\nnods 0 0")
    assert match.scores == (4, 5) and match.stream(None)[0].kind == "start"
    match.play("nod", 0)
    with pytest.raises(cb.BadPosition):
        new(tiny, position="round one")


def test_forks_are_independent(match: Match) -> None:
    match.play("bid 1", 0)
    twin = match.fork()
    twin.play("bid 2", 1)
    twin.play("nod", 0)
    assert len(match.events) == 2 and match.referee.s.round == 0 and match.can_undo(0)
    match.play("bid 2", 1)
    match.play("nod", 0)
    assert match.events == twin.events and match.stream(1) == twin.stream(1)


def test_options_are_checked(tiny: Game) -> None:
    for wrong in ({"players": 5}, {"colour": 1}, {"looks": "maybe"}):
        with pytest.raises(cb.BadOption):
            new(tiny, **wrong)  # type: ignore[arg-type]
    with pytest.raises(cb.BadOption, match="2 play"):
        new(tiny, players=2, seats=[Seat()])
    with pytest.raises(cb.BadOption, match="no game"):
        cb.new("chess")


def test_the_match_never_imports_the_compiler() -> None:
    import subprocess
    import sys

    code = (
        "import cheeseboard as cb, sys; m = cb.new('chou', seed=1); m.play(m.moves()[0]); m.log(0); "
        "assert 'numba' not in sys.modules and 'litestar' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
