"""The desk of the quiz: every stage, who may say what, what comes of it, and what the log keeps."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from cheeseboard.games.pursuit import desk
from cheeseboard.games.pursuit.question import CATEGORIES, BadDeck
from cheeseboard.kernel import BadOption, BadSave, IllegalMove, Mistake
from cheeseboard.match import BadRequest, Match, new, saves
from cheeseboard.toolkit.words import LANGS, words
from pursuit.quiz import GAME, bots, deck, play_on, question, quiz, right_text, talk, until_asked, wrong_text


def asked(**options: Any) -> Match:
    return until_asked(quiz(**options))


# -- asking ------------------------------------------------------------------------------------------------------------


def test_the_house_asks_the_side_whose_turn_it_is_in_the_category_of_the_space() -> None:
    match = asked()
    now, s = talk(match), match.referee.s
    assert now.stage == "asked" and now.seat == s.turn == match.to_speak[0]
    assert CATEGORIES[s.asked] == now.question["category"] and match.to_move == ()
    assert sorted(now.choices) == sorted([now.question["answer"], *now.question["options"]])


def test_without_a_deck_chance_decides_and_nothing_is_asked() -> None:
    match = new(GAME, players=2, seed=3, starter="first")
    dice = random.Random(1)
    while not any(event.kind == "desk" for event in match.events):
        match.play(dice.choice(match.moves()))
    assert match.desk is None and match.to_speak == () and not match.view(0).picture.forms
    assert next(event for event in match.events if event.kind == "desk").text in ("right", "wrong")
    with pytest.raises(BadRequest):
        match.say(0, "answer 0")


def test_a_game_without_a_desk_takes_no_deck() -> None:
    with pytest.raises(BadOption) as caught:
        new("chou", players=2, deck="en")
    assert caught.value.id == "error-no-desk"


def test_a_deck_that_is_not_there_is_answered_with_those_that_are(tmp_path: Any) -> None:
    with pytest.raises(BadOption) as caught:
        quiz(deck=str(tmp_path / "none.jsonl"))
    assert caught.value.id == "error-deck-file" and "en" in caught.value.message()


def test_a_deck_from_a_file(tmp_path: Any) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text("\n".join(one.pack() for one in deck().questions), "utf-8")
    match = asked(deck=path)
    assert talk(match).used[0].startswith(f"{deck().id[:20]}/t-")


@pytest.mark.parametrize("lang", LANGS)
def test_a_file_of_another_program_says_how_to_make_a_deck_of_it(tmp_path: Any, lang: str) -> None:
    path = tmp_path / "mine.csv"
    path.write_text("question,answer,category\nWhat is red?,Blood,SN\n", "utf-8")
    with pytest.raises(BadDeck) as caught:
        quiz(deck=path)
    assert "cheeseboard decks convert" in caught.value.message(lang) and "mine" in caught.value.message(lang)


def test_a_category_without_questions_is_said() -> None:
    with pytest.raises(BadOption) as caught:
        quiz(questions=deck(2), difficulty="hard")
    assert caught.value.id == "desk-few" and "GE" in caught.value.message()


# -- choice ------------------------------------------------------------------------------------------------------------


def test_a_right_choice_is_accepted_by_the_reader_and_the_turn_goes_on() -> None:
    match = asked()
    seat = talk(match).seat
    match.say(seat, right_text(match), by="Anna")
    assert talk(match).stage == "verdict" and match.to_speak == ((seat + 1) % 3,)
    match.say((seat + 1) % 3, "accept")
    assert match.to_move == (seat,) and not match.to_speak
    last = match.events[-1]
    assert (last.kind, last.text, last.label) == ("desk", "accept", f"answer {'ABC'[seat]}")
    assert last.data["outcome"] == "right"


def test_a_wrong_choice_is_accepted_by_the_side_itself_and_ends_its_turn() -> None:
    match = asked()
    seat = talk(match).seat
    match.say(seat, wrong_text(match))
    assert match.to_speak == (seat,)
    match.say(seat, "accept")
    assert match.to_move != (seat,)


def test_without_appeals_the_verdict_closes_at_once() -> None:
    match = asked(appeals=False)
    seat = talk(match).seat
    match.say(seat, wrong_text(match))
    assert not match.to_speak and match.to_move != (seat,)


@pytest.mark.parametrize(
    "text", ["answer 4", "answer", "answer -1", "answer ²", "answer 1 2", "type Paris", "right", "accept"]
)
def test_what_cannot_be_said_is_refused_in_every_language(text: str) -> None:
    match = asked()
    with pytest.raises(IllegalMove) as caught:
        match.say(talk(match).seat, text)
    assert len({caught.value.message(lang) for lang in LANGS}) == len(LANGS)


def test_nobody_answers_for_another_side() -> None:
    match = asked()
    with pytest.raises(IllegalMove) as caught:
        match.say((talk(match).seat + 1) % 3, "answer 0")
    assert caught.value.clause == "turn.passes-left"


def test_a_word_that_is_none_is_answered_with_those_that_are() -> None:
    match = asked()
    with pytest.raises(BadRequest) as caught:
        match.say(0, "shout Paris")
    assert "answer" in caught.value.message() and caught.value.id == "error-desk-word"
    for text in ("", " \n ", "type " + "x" * 500):
        with pytest.raises(BadRequest):
            match.say(0, text)


# -- typed and read aloud ----------------------------------------------------------------------------------------------


def test_a_typed_answer_is_accepted_rejected_or_given_to_the_reader() -> None:
    match = asked(judging="typed", questions=deck(answer="Christopher Columbus", options=("Vasco", "Cook", "Drake")))
    seat = talk(match).seat
    twin = match.fork()
    twin.say(seat, "type christopher  columbus")
    assert talk(twin).judged == "accept" and talk(twin).verdict == 1
    twin = match.fork()
    twin.say(seat, "type Magellan")
    assert talk(twin).judged == "reject" and talk(twin).verdict == 0
    match.say(seat, "type Christopher")
    assert talk(match).judged == "ask" and talk(match).stage == "ruling" and match.to_speak == ((seat + 1) % 3,)
    with pytest.raises(IllegalMove) as caught:
        match.say((seat + 2) % 3, "right")
    assert caught.value.clause == "reader.left"
    match.say((seat + 1) % 3, "right")
    assert talk(match).verdict == 1 and talk(match).how == "reader"


def test_the_card_says_why_a_typed_answer_is_right_or_wrong() -> None:
    match = asked(judging="typed", questions=deck(answer="Christopher Columbus", options=("Vasco", "Cook", "Drake")))
    seat, everybody = talk(match).seat, (0, 1, 2, None)
    for text, why in (("Cristopher Columbus", "judge-slip"), ("Cook", "judge-option"), ("Magellan", "judge-far")):
        twin = match.fork()
        twin.say(seat, f"type {text}")
        assert all(why in repr(twin.view(viewer).picture.cards) for viewer in everybody), text
    match.say(seat, "type Christopher")  # whoever rules may know what the judge has found, nobody else
    knows = {viewer for viewer in everybody if "judge-part" in repr(match.view(viewer).picture.cards)}
    assert knows == {(seat + 1) % 3} == {viewer for viewer in everybody if "part" in match.view(viewer).talk.reason}
    match.say((seat + 1) % 3, "right")
    assert not any("judge-" in repr(match.view(viewer).picture.cards) for viewer in everybody)


def test_a_word_that_answers_another_question_of_the_decks_is_no_slip() -> None:
    books = deck(answer="Iceland", options=("Oslo", "Bern", "Rome"))
    other = question("GE", 77, answer="Icelandic", options=("Irish", "Dutch", "Welsh"))
    for questions, found in ((books, "accept"), (replace(books, questions=(*books.questions, other)), "ask")):
        match = asked(judging="typed", questions=questions, strictness="generous", seed=3)
        seat = talk(match).seat
        match.say(seat, "type Icelandi")
        assert talk(match).judged == "accept"
        match = asked(judging="typed", questions=questions, strictness="generous", seed=3)
        match.say(seat, "type Icelandic")
        assert talk(match).judged == found, talk(match).reason


def test_no_rule_reads_a_setting_of_the_desk() -> None:
    plain = GAME.new(GAME.options(players=3)).tobytes()
    for name in desk.SETTINGS:
        about = GAME.Options.fields[name]
        for value in (*about.choices, *((False, True) if about.flag else ())):
            assert GAME.new(GAME.options(players=3, **{name: value})).tobytes() == plain, name
    assert set(GAME.Options.fields) > desk.SETTINGS | desk.CHANCES_OF


def test_the_reader_alone_sees_the_answer_and_rules() -> None:
    match = asked(judging="reader")
    seat, answer = talk(match).seat, str(talk(match).question["answer"])
    reader = (seat + 1) % 3
    assert match.to_speak == (reader,)
    for viewer in (0, 1, 2, None):
        assert (answer in repr(match.view(viewer).picture.cards)) == (viewer == reader)
        assert (answer in repr(match.view(viewer).talk)) == (viewer == reader)
    with pytest.raises(IllegalMove):
        match.say(seat, f"type {answer}")
    match.say(reader, "wrong")
    assert match.to_speak == (seat,) and all(answer in repr(match.view(v).picture.cards) for v in (0, 1, 2, None))


def test_any_other_side_may_read_where_that_is_agreed() -> None:
    match = asked(judging="reader", reader="any")
    seat = talk(match).seat
    assert set(match.to_speak) == {0, 1, 2} - {seat}
    match.say((seat + 2) % 3, "right")
    assert talk(match).verdict == 1


def test_only_the_reader_sees_the_question_where_that_is_agreed() -> None:
    match = asked(question_shown="reader")
    now = talk(match)
    for viewer in (0, 1, 2, None):
        shown = repr(match.view(viewer).picture) + repr(match.view(viewer).stream)
        assert (str(now.question["question"]) in shown) == (viewer == (now.seat + 1) % 3)


def test_alone_the_house_reads_and_a_close_answer_is_on_ones_honour() -> None:
    match = asked(players=1, judging="typed", questions=deck(answer="Christopher Columbus", options=("a", "b", "c")))
    match.say(0, "type Christopher")
    assert match.to_speak == (0,) and "Christopher Columbus" in repr(match.view(0).picture.cards)
    match.say(0, "right")
    assert not match.to_speak
    until_asked(match)
    match.say(0, "type nonsense")
    match.say(0, "appeal")
    assert talk(match).verdict == 1 and talk(match).how == "self" and not match.to_speak


def test_what_makes_no_sense_without_options_is_a_choice_and_what_has_none_is_typed() -> None:
    assert talk(asked(judging="typed", questions=deck(needs_options=True))).mode == "choice"
    assert talk(asked(judging="reader", questions=deck(options=()))).mode == "reader"
    with pytest.raises(BadOption):
        asked(judging="choice", questions=deck(options=()))


# -- appeals -----------------------------------------------------------------------------------------------------------


def test_a_majority_overturns_and_a_tie_upholds() -> None:
    match = asked()
    seat = talk(match).seat
    others = [(seat + 1) % 3, (seat + 2) % 3]
    match.say(seat, wrong_text(match))
    match.say(seat, "appeal")
    assert set(match.to_speak) == set(others)
    tie = match.fork()
    for voter, word in zip(others, ("overturn", "uphold"), strict=True):
        tie.say(voter, word)
    assert talk(tie).verdict == 0 and tie.to_move != (seat,)
    for voter in others:
        match.say(voter, "overturn")
    assert talk(match).verdict == 1 and talk(match).how == "vote" and match.to_move == (seat,)


def test_the_side_that_appeals_against_a_right_answer_has_voted() -> None:
    match = asked()
    seat = talk(match).seat
    match.say(seat, right_text(match))
    with pytest.raises(IllegalMove) as caught:
        match.say(seat, "appeal")
    assert caught.value.clause == "ruling.dispute-majority"
    match.say((seat + 2) % 3, "appeal")
    assert match.to_speak == ((seat + 1) % 3,)
    match.say((seat + 1) % 3, "uphold")
    assert talk(match).verdict == 1


def test_nobody_votes_twice_and_the_side_asked_not_at_all() -> None:
    match = asked(players=4)
    seat = talk(match).seat
    match.say(seat, wrong_text(match))
    match.say(seat, "appeal")
    match.say((seat + 1) % 4, "uphold")
    for voter in (seat, (seat + 1) % 4):
        with pytest.raises(IllegalMove):
            match.say(voter, "overturn")


def test_no_move_is_made_before_the_dispute_is_settled() -> None:
    match = asked()
    seat = talk(match).seat
    match.say(seat, right_text(match))
    with pytest.raises(Mistake):
        match.play("roll", seat)


# -- time, leaving, reports --------------------------------------------------------------------------------------------


def test_late_is_wrong() -> None:
    match = asked(seconds="20")
    seat = talk(match).seat
    assert match.desk is not None and match.desk.limit(0) == 20 and match.desk.limit(60) == 20
    match.time_up()
    assert talk(match).verdict == 0 and talk(match).how == "time" and match.to_move != (seat,)


def test_late_at_later_stages_settles_what_stands() -> None:
    match = asked()
    seat = talk(match).seat
    match.say(seat, right_text(match))
    assert match.desk is not None and match.desk.limit(0) == 0
    match.time_up()
    assert match.to_move == (seat,)
    until_asked(match, 3)
    seat = talk(match).seat
    match.say(seat, wrong_text(match))
    match.say(seat, "appeal")
    match.say((seat + 1) % 3, "overturn")
    match.time_up()
    assert talk(match).verdict == 0  # the vote that is missing upholds
    with pytest.raises(BadRequest):
        match.time_up()


def test_a_side_may_leave_while_its_question_is_open() -> None:
    with pytest.raises(IllegalMove):
        closed = asked()
        closed.say(talk(closed).seat, "leave")
    match = asked(leaving=True)
    seat = talk(match).seat
    match.say(seat, "leave")
    assert match.referee.s.gone[seat] == 1 and match.to_move != (seat,)


def test_a_report_changes_nothing_and_is_heard_by_nobody_else() -> None:
    match = quiz()
    with pytest.raises(IllegalMove):
        match.say(0, "report odd")
    until_asked(match)
    before, lengths = talk(match), [len(match.stream(v)) for v in (0, 1, 2, None)]
    match.say(2, "report the answer is another one")
    assert talk(match) == before and [len(match.stream(v)) for v in (0, 1, 2, None)] == [
        *lengths[:2],
        lengths[2] + 1,
        lengths[3],
    ]
    assert match.events[-1].data == {"question": before.used[-1]} and not match.events[-1].heard


def test_what_a_crew_suggests_is_heard_at_its_own_seat() -> None:
    match = asked(judging="typed")
    seat = talk(match).seat
    match.say(seat, "propose Oslo, I think", by="Bo")
    for viewer in (0, 1, 2, None):
        seen = repr(match.view(viewer).picture) + repr(match.view(viewer).stream)
        assert ("Oslo, I think" in seen and "Bo" in seen) == (viewer == seat)
    assert talk(match).stage == "asked"


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("judging", ["choice", "typed", "reader"])
def test_a_bot_answers_with_its_stated_chance(judging: str) -> None:
    hits = wanted = count = 0.0
    for seed in range(80):
        match = until_asked(quiz(2, seed, judging=judging, seats=bots("bot:gentle", "person"), questions=deck(8)), seed)
        now = talk(match)
        match.speak_for(0, "gentle")
        chance = desk.chance_of("gentle", 0, now.category, int(now.question["difficulty"]))
        hits, wanted, count = hits + talk(match).verdict, wanted + chance / 100, count + 1
        assert talk(match).how == "bot" and not match.to_speak  # nobody appeals against what the house has rolled
    assert abs(hits - wanted) < 4 * (count * 0.25) ** 0.5


def test_levels_know_more_and_hard_questions_are_harder() -> None:
    for category in range(6):
        for seat in range(6):
            table = [
                [desk.chance_of(v, seat, category, d) for d in (1, 2, 3)] for v in ("gentle", "sharp", "merciless")
            ]
            assert all(row == sorted(row, reverse=True) for row in table)
            assert all(list(column) == sorted(column) for column in zip(*table, strict=True))


def test_a_bot_gets_no_key_and_is_not_asked_to_rule() -> None:
    match = until_asked(quiz(3, seats=bots("person", "bot:sharp", "person"), judging="reader"))
    assert talk(match).seat == 0 and match.to_speak == (2,)
    assert str(talk(match).question["answer"]) not in repr(match.view(1).talk)
    match.say(2, "wrong")
    match.say(0, "appeal")
    assert match.to_speak == (2,) and talk(match).votes[1] == 0  # the bot upholds
    match.say(2, "overturn")
    assert talk(match).verdict == 0


def test_among_bots_a_person_is_judged_by_the_house() -> None:
    match = until_asked(quiz(2, seats=bots("person", "bot:sharp"), judging="reader"))
    assert talk(match).mode == "typed" and match.to_speak == (0,)
    match.say(0, right_text(match))
    assert not match.to_speak


def test_a_seat_handed_over_in_the_middle_of_everything_never_blocks_the_desk() -> None:
    for seed in range(25):
        match, dice = asked(seed=seed, judging=("choice", "typed", "reader")[seed % 3]), random.Random(seed)
        play_on(match, dice, dice.randrange(12))
        until_asked(match)
        for seat in range(3):
            match.hand(seat, "bot", level="sharp")
        for _ in range(6):
            if not match.to_speak:
                break
            assert match.speak_for(match.to_speak[0], "sharp") is not None
        assert not match.to_speak


# -- cards -------------------------------------------------------------------------------------------------------------


def through(match: Match, count: int) -> list[str]:
    """The ids of the next questions; every one is answered right and accepted."""
    found = []
    for n in range(count):
        until_asked(match, n)
        found.append(talk(match).used[-1].partition("/")[2])
        match.say(talk(match).seat, right_text(match))
        while match.to_speak:
            match.say(match.to_speak[0], "accept")
        if match.over:
            break
    return found


def test_the_top_card_goes_to_the_bottom_and_the_cards_come_round() -> None:
    match = quiz(questions=deck(4), shuffle=False)
    found = through(match, 12)
    numbers = [int(one[-2:]) for one in found]
    assert numbers[:4] == [0, 1, 2, 3]
    seen: set[str] = set()
    top = 0
    for one in found:  # the next card whose question of the category is new, else the top one
        category = one[:-3]
        order = [(top + k) % 4 for k in range(4)]
        card = next((k for k in order if f"{category}-{k:02}" not in seen), top)
        assert int(one[-2:]) == card, found
        seen.add(one)
        top = (card + 1) % 4


def test_a_question_that_somebody_knows_is_put_below() -> None:
    known = [desk.known(deck(3), f"t-{code}-00") for code in CATEGORIES]
    match = quiz(questions=deck(3), shuffle=False, seen=known)
    assert all(not one.endswith("-00") for one in through(match, 2))
    late = quiz(questions=deck(3), shuffle=False)
    assert late.desk is not None
    late.desk.seen.update(known)  # somebody came to the table
    assert through(late, 1)[0].endswith("-01")


def test_unseen_questions_lie_on_top_of_the_pile() -> None:
    known = {desk.known(deck(8), f"t-{code}-{n:02}") for code in CATEGORIES for n in range(4)}
    match = quiz(questions=deck(8), seen=sorted(known))
    pile = match.header.desk["pile"]
    assert {key[-2:] for card in pile[:4] for key in card} == {"04", "05", "06", "07"}


def test_queues_and_two_boxes() -> None:
    match = quiz(questions=deck(4), shuffle=False, cards="queues")
    by_category: dict[str, list[int]] = {}
    for one in through(match, 12):
        by_category.setdefault(one[:-3], []).append(int(one[-2:]))
    assert all(numbers == [n % 4 for n in range(len(numbers))] for numbers in by_category.values())
    boxes = [int(one[-2:]) // 2 for one in through(quiz(questions=deck(4), shuffle=False, cards="two_boxes"), 4)]
    assert boxes == [0, 1, 0, 1]


def test_options_come_in_an_order_that_tells_nothing() -> None:
    places = [0, 0, 0, 0]
    for seed in range(200):
        places[talk(asked(seed=seed)).right] += 1
    assert min(places) > 25, places


# -- the log -----------------------------------------------------------------------------------------------------------


def played(seed: int, steps: int = 60, **options: Any) -> Match:
    match = quiz(seed=seed, **{"judging": ("choice", "typed", "reader")[seed % 3], **options})
    play_on(match, random.Random(seed), steps)
    return match


@pytest.mark.parametrize("seed", range(6))
def test_a_replay_gives_the_same_and_judges_nothing_again(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(seed)
    data = saves.dump(match)

    def forbidden(*_: object) -> None:
        raise AssertionError("a replay draws no question and judges nothing")

    for name in ("house", "hear", "bot", "late", "library"):
        monkeypatch.setattr(desk, name, forbidden)
    again = saves.parse(data, GAME)
    assert again.referee.talk == match.referee.talk and again.referee.chain == match.referee.chain
    for viewer in (0, 1, 2, None):
        assert again.stream(viewer) == match.stream(viewer) and again.view(viewer).picture == match.view(viewer).picture
    assert saves.dump(again) == data


def test_a_resume_shows_the_same_question_and_goes_on_alike() -> None:
    match = asked()
    again = Match.restore(match.pack_header(), match.pack_events(), GAME)
    assert talk(again) == talk(match) and len(again.events) == len(match.events)
    for one in (match, again):
        play_on(one, random.Random(5), 40)
    assert again.referee.chain == match.referee.chain


def test_a_deck_that_does_not_ship_travels_with_the_match() -> None:
    match = asked(questions=deck(name="ours"))
    packed = json.loads(match.pack_header())["desk"]["decks"]
    assert packed[0]["name"] == "ours" and "t-GE-00" in packed[0]["text"]


@pytest.mark.parametrize("seed", range(3))
def test_a_save_with_one_byte_changed_is_refused(seed: int) -> None:
    data = saves.dump(played(seed, 25))
    dice = random.Random(seed)
    for _ in range(60):
        at = dice.randrange(len(data))
        changed = data[:at] + bytes([data[at] ^ dice.randrange(1, 256)]) + data[at + 1 :]
        with pytest.raises(BadSave):
            saves.parse(changed, GAME)


def test_a_log_that_says_something_else_is_refused_even_with_a_fitting_sum() -> None:
    match = played(1, 24)
    header, events = match.pack_header(), match.pack_events()
    for at, line in enumerate(events):
        raw = json.loads(line)
        if raw["kind"] != "desk" or not raw.get("data"):
            continue
        for forged in forgeries(raw):
            body = json.dumps(forged, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
            with pytest.raises(BadSave):
                Match.restore(header, [*events[:at], body, *events[at + 1 :]], GAME)


def forgeries(raw: dict[str, Any]) -> list[dict[str, Any]]:
    data = raw["data"]
    found = [{**raw, "data": {**data, name: None}} for name in data]
    found += [{**raw, "data": {k: v for k, v in data.items() if k != name}} for name in data]
    found += [{**raw, "text": "overturn"}, {**raw, "seat": 9}, {**raw, "data": []}, {**raw, "data": {}}]
    return [one for one in found if one != raw]


def test_a_repeated_key_is_harmless_here_too() -> None:
    match = asked()
    seat = talk(match).seat
    entry = match.say(seat, right_text(match), key="k1")
    count = len(match.events)
    assert match.say(seat, wrong_text(match), key="k1") == entry and len(match.events) == count
    again = Match.restore(match.pack_header(), match.pack_events(), GAME)
    assert again.say(seat, "answer 0", key="k1") == entry


def test_a_question_is_a_barrier_to_undo() -> None:
    match = quiz()
    dice = random.Random(0)
    while not match.to_speak:
        seat = match.to_move[0]
        match.play(dice.choice(match.moves(seat)), seat)
    assert not any(match.can_undo(seat) for seat in range(3))
    match.say(talk(match).seat, right_text(match))
    match.say(match.to_speak[0], "accept")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_a_viewers_file_seals_the_pile() -> None:
    match = asked()
    data = saves.dump_view(match, 1)
    assert match.header.desk["pile"][0][0][2:].encode() not in data
    assert str(talk(match).question["id"]).encode() not in data
    saves.check_view(data, match)


def test_every_sentence_of_the_desk_can_be_said(tmp_path: Any) -> None:
    for seed in range(3):
        match = played(seed, 80, leaving=True)
        for lang in LANGS:
            for viewer in (0, 1, None):
                assert all(match.log(viewer, lang))
                view = match.view(viewer)
                for card in view.picture.cards:
                    assert all(view.say(msg, lang) for msg in (card.title, *card.lines))
    assert words("da", "pursuit").has("desk-do-accept")


def test_a_long_game_repeats_no_question_before_all_were_asked() -> None:
    match = quiz(2, questions=deck(30))
    found = through(match, 100)
    by_category = {code: [one for one in found if f"-{code}-" in one] for code in CATEGORIES}
    assert all(len(set(asked[:30])) == len(asked[:30]) for asked in by_category.values()) and len(found) > 5


def test_question_helper_matches_the_format() -> None:
    assert question("GE", 0).answer == "Paris"
