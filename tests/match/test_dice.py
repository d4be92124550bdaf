"""Provable dice: committed before shown, fair, repeatable with a seed, independent of order, verifiable."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from scipy import stats

from cheeseboard.kernel import BadSave, Game
from cheeseboard.match import BadDice, Ceremony, Dice, DiceWaiting, Match, Seat, load, new, open_dice, roll_dice, saves
from cheeseboard.match.dice import Commitment, commitment, stand_in
from cheeseboard.match.proof import prove
from cheeseboard.match.saves import check_dice
from match import dice_again
from match.conftest import play_on


def test_draws_follow_the_weights() -> None:
    dice = roll_dice(2, seed=1)
    weights = [1, 2, 7, 5]
    seen = Counter(dice.draw(0, count, weights) for count in range(6000))
    expected = [6000 * w / 15 for w in weights]
    assert stats.chisquare([seen[k] for k in range(4)], expected).pvalue > 1e-4


def test_what_would_bias_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    import cheeseboard.match.dice as module

    numbers = iter([(1 << 64) - 1, 5])  # the first lies in the remainder that would favour small outcomes
    monkeypatch.setattr(module.hmac, "digest", lambda *_: next(numbers).to_bytes(8, "big") + bytes(24))
    dice = object.__new__(Dice)
    for name, value in (("match", "m"), ("_key", b"k")):
        object.__setattr__(dice, name, value)
    assert dice.draw(0, 0, [1, 1, 1]) == 5 % 3
    assert next(numbers, None) is None


NUMBERS = ["a1" * 32, "b2" * 32, "c3" * 32]


def promise(seat: int, number: str) -> tuple[int, str]:
    return seat, f"promise {commitment(bytes.fromhex(number))}"


def after(*steps: tuple[int, str], seats: int = 2) -> Ceremony:
    now = Ceremony.of(seats)
    for step in steps:
        now = now.step(*step)
    return now


def test_ceremony_lets_nobody_choose_late() -> None:
    one, two, _ = NUMBERS
    begun = after(promise(0, one))
    with pytest.raises(BadDice, match="before every seat"):
        begun.step(0, f"nonce {one}")
    with pytest.raises(BadDice, match="already"):
        begun.step(*promise(0, two))
    sealed = begun.step(*promise(1, two)).step(-1, "sealed")
    with pytest.raises(BadDice, match="not the one"):
        sealed.step(0, f"nonce {two}")
    with pytest.raises(BadDice, match="promised any more"):
        sealed.step(*promise(0, two))
    for text in ("sealed", "settled now", "", "nonce", f"nonce {one[:-1]}", f"nonce {one.upper()}", f"fish {one}"):
        with pytest.raises(BadDice):
            sealed.step(0, text)
    with pytest.raises(BadDice):
        begun.step(-1, "settled")
    settled = sealed.step(0, f"nonce {one}").step(-1, "settled")
    with pytest.raises(BadDice, match="shown any more"):
        settled.step(1, f"nonce {two}")
    assert settled.shown == (one, "")
    assert settled.nonces(b"s" * 32) == (one, stand_in(b"s" * 32, 1).hex())


def test_it_begins_anew_once_for_a_seat_and_the_old_ones_count_until_it_ends() -> None:
    one, two, _ = NUMBERS
    first = after(promise(0, one), (-1, "sealed"), (0, f"nonce {one}"), (-1, "settled"))
    again = first.step(1, "anew")
    assert again.ready and again.agreed is not None and again.agreed.shown == (one, "")
    sealed = again.step(*promise(1, two)).step(-1, "sealed")
    assert not sealed.ready
    done = sealed.step(1, f"nonce {two}").step(-1, "settled")
    assert done.ready and done.agreed is done and done.shown == ("", two)
    with pytest.raises(BadDice):
        done.step(1, "anew")
    assert done.step(0, "anew").had == {0, 1}
    with pytest.raises(BadDice):
        again.step(0, "anew")


def test_another_holder_makes_a_promise_of_his_own_until_they_are_sealed() -> None:
    one, two, _ = NUMBERS
    handed = after(promise(0, one)).handed(0)
    assert handed.promised == ("", "")
    sealed = handed.step(*promise(0, two)).step(-1, "sealed")
    assert sealed.handed(0) is sealed


def settle(match: Match, numbers: dict[int, str]) -> None:
    """What a table does with these numbers of its seats."""
    for seat, number in numbers.items():
        match.promise_nonce(seat, commitment(bytes.fromhex(number)))
    match.seal_dice()
    for seat, number in numbers.items():
        match.show_nonce(seat, number)
    match.settle_dice()


def test_the_set_up_waits_for_the_dice(tiny: Game) -> None:
    match = new(tiny, players=2, dice=open_dice())
    assert match.awaits_dice and match.to_move == () and not match.events
    settle(match, dict(enumerate(NUMBERS[:2])))
    assert not match.awaits_dice and match.to_move
    assert [event.kind for event in match.events][:6] == ["dice"] * 6
    assert match.events[6].kind == "draw"
    with pytest.raises(BadDice):
        new(tiny, players=2).seal_dice()


def test_nothing_is_drawn_and_nothing_half_played_before_the_dice_stand() -> None:
    match = new("chou", players=2, dice=open_dice())
    seat = match.to_move[0]
    move, before, length = str(match.moves(seat)[0]), match.referee.s._bytes[:].tobytes(), len(match.events)
    with pytest.raises(DiceWaiting):
        match.play(move, seat)
    assert match.awaits_dice_for(move, seat)
    assert match.referee.s._bytes[:].tobytes() == before and len(match.events) == length
    settle(match, {1: NUMBERS[1]})
    match.play(move, seat)
    assert [event.kind for event in match.events].count("draw") >= 1
    for viewer in (0, 1, None):
        said = next(entry for entry in match.stream(viewer) if entry.kind == "dice")
        assert said.text.startswith(f"0 table - {stand_in(match.referee.dice.secret, 0).hex()}, 1 seat ")


@pytest.mark.parametrize("id", ["chou", "goldrush"])
def test_a_game_settled_by_its_seats_is_found_again_step_by_step(id: str, tmp_path: Path) -> None:  # noqa: A002
    """Killed after any event, it goes on; and a program that knows only docs/dice.md finds every draw."""
    match = new(id, players=3, dice=open_dice(), seats=[Seat("person", "Anna"), Seat("bot"), Seat("open")])
    settle(match, {0: NUMBERS[0]})
    play_on(match, 5, 12)
    match.hand(2, "person", "Cleo")
    match.renew_dice(2)
    play_on(match, 6, 6)
    settle(match, {0: NUMBERS[1], 2: NUMBERS[2]})
    play_on(match, 7, 25)
    header, events = match.pack_header(), match.pack_events()
    for cut in range(0, len(events) + 1, 1 if len(events) < 60 else 7):
        back = Match.restore(header, events[:cut])
        assert back.pack_events()[:cut] == events[:cut]
    path = tmp_path / "match"
    match.save(path)
    assert path.read_bytes().startswith(b"cheeseboard 2 referee\n")
    assert load(path).referee.chain == match.referee.chain
    found = prove(match)
    assert found.holds and len(found.draws) > 5
    whose = [[one.whose for one in shares] for _, shares in found.rounds]
    assert whose == [["seat", "table", "table"], ["seat", "table", "seat"]]
    again = list(dice_again.draws(path.read_bytes()))
    assert [dice_again.draw(*where, list(one.weights)) for where, one in zip(again, found.draws, strict=True)] == [
        one.index for one in found.draws
    ]
    assert len({key for key, *_ in again}) == 2
    other = path.read_bytes().replace(f"nonce {NUMBERS[2]}".encode(), f"nonce {NUMBERS[0]}".encode())
    with pytest.raises(AssertionError):
        list(dice_again.draws(other))
    with pytest.raises(BadSave):
        saves.parse(other)


@pytest.mark.parametrize("name", ["chou-players_3", "goldrush-players_2"])
def test_the_games_of_the_corpus_verify_by_that_page_too(name: str) -> None:
    record = (Path(__file__).parents[1] / "corpus" / f"{name}.cheeseboard").read_bytes()
    draws = prove(saves.parse(record)).draws
    again = [
        dice_again.draw(*where, list(one.weights)) for where, one in zip(dice_again.draws(record), draws, strict=True)
    ]
    assert again == [one.index for one in draws]


def test_a_nonce_or_secret_that_was_not_committed_is_noticed() -> None:
    dice = roll_dice(2, seed=1)
    with pytest.raises(BadDice, match="secret"):
        Dice(dice.match, b"other" * 8, dice.public)
    swapped = Commitment(dice.public.secret, dice.public.nonces, dice.public.shown[::-1])
    with pytest.raises(BadDice, match="nonce"):
        Dice(dice.match, dice.secret, swapped)


def test_every_nonce_counts() -> None:
    def draws(nonces: list[bytes]) -> list[int]:
        shown = tuple(nonce.hex() for nonce in nonces)
        public = Commitment(commitment(b"s" * 32), tuple(map(commitment, nonces)), shown)
        return [Dice("m", b"s" * 32, public).draw(0, count, [1] * 1000) for count in range(5)]

    assert draws([b"a" * 16, b"b" * 16]) != draws([b"a" * 16, b"c" * 16])
    assert draws([b"a" * 16, b"b" * 16]) != draws([b"b" * 16, b"a" * 16])
    assert draws([b"ab", b"c"]) != draws([b"a", b"bc"])


def test_a_seed_repeats_and_no_seed_does_not(tiny: Game) -> None:
    one, two = play_on(new(tiny, players=3, seed=9), 4), play_on(new(tiny, players=3, seed=9), 4)
    assert one.events == two.events
    assert new(tiny).header.match != new(tiny).header.match


def test_dice_do_not_depend_on_the_order_of_simultaneous_seats(tiny: Game) -> None:
    outcomes = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        match = new(tiny, players=3, seed=9)
        for seat in order:
            match.play(f"bid {seat + 1}", seat)
        outcomes.add(match.scores)
    assert len(outcomes) == 1


def test_draws_are_verified_and_forged_ones_found(tiny: Game) -> None:
    honest = play_on(new(tiny, seed=2), 1)
    assert all(fits for _, fits in check_dice(honest))
    wanted = "1" if honest.events[0].text != "1" else "2"
    forged = play_on(new(tiny, seed=2, draws={"bonus": [wanted]}), 1)
    assert not next(fits for _, fits in check_dice(forged))
