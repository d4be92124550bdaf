"""What the page is told when a game is over, and when a part of it is."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import cheeseboard as cb
from cheeseboard.match import Match
from cheeseboard.server import render
from cheeseboard.server.store import SeatRow
from server.house import Browser


def people(match: Match, *rows: SeatRow) -> render.People:
    return render.People(rows, (True,) * len(rows))


def played_out(seed: int, **options: int | bool | str) -> Match:
    """A whole game of first legal moves, but that gardeners look wherever they can."""
    match = cb.new("chou", seed=seed, **options)
    while not match.over:
        seat = match.to_move[0]
        moves = [str(move) for move in match.moves(seat)]
        match.play(next((text for text in moves if "?" in text), moves[0]), seat=seat)
    return match


def test_the_result_agrees_with_the_match() -> None:
    match = played_out(3, players=3)
    rows = [SeatRow(0, "person", "p", "Anna"), SeatRow(1, "bot", level="sharp"), SeatRow(2, "open")]
    for viewer in (0, 1, 2, None):
        frame = render.scene(match, viewer, "en", True, people(match, *rows))
        result = frame["result"]
        places = {seat: side["place"] for side in result["sides"] for seat in side["seats"]}
        assert [places[seat] - 1 for seat in range(3)] == list(match.ranking)
        assert result["won"] is (None if viewer is None else match.ranking[viewer] == 0)
        for side in result["sides"]:
            for seat in side["seats"]:
                assert side["points"] == match.scores[seat]
                lines = match.breakdown(seat)
                assert [term["total"] for term in side["terms"]] == [line.total for line in lines]
                assert [term["ref"] for term in side["terms"]] == [f"/rules/chou#{line.clause}" for line in lines]
            assert sum(term["total"] for term in side["terms"]) == side["points"]
        winners = [line["name"] for line in frame["seats"] if match.ranking[line["seat"]] == 0]
        assert all(name in result["say"] for name in winners)


def test_a_game_that_runs_has_no_result() -> None:
    match = cb.new("chou", seed=1)
    frame = render.scene(match, 0, "en", True, people(match, SeatRow(0, "person"), SeatRow(1, "open")))
    assert "result" not in frame


def test_the_form_for_another_game_has_the_same_options_bots_and_names() -> None:
    match = played_out(5, players=3, split="rabbits", bushes=True)
    rows = [SeatRow(0, "person", "p", "Anna & Ben"), SeatRow(1, "bot", level="sharp"), SeatRow(2, "open")]
    again = render.scene(match, None, "de", True, people(match, *rows))["result"]["again"]
    address = urlsplit(again)
    assert address.path == "/new/chou"
    asked = {name: values[0] for name, values in parse_qs(address.query).items()}
    assert asked == {"players": "3", "split": "rabbits", "bushes": "yes", "name0": "Anna & Ben", "seat1": "bot:sharp"}


def test_the_form_takes_that_address(url: str) -> None:
    page = Browser(url).http.get(
        "/new/chou?players=3&split=rabbits&bushes=on&name0=Anna&seat0=me&seat1=bot:sharp&seat2=here"
    )
    assert page.status_code == 200
    assert 'value="Anna"' in page.text
    assert page.text.count('value="here" selected') == 1
    assert page.text.count('value="bot:sharp" selected') == 1
    assert 'value="rabbits" selected' in page.text
    assert 'name="bushes" checked' in page.text


def test_the_end_of_a_leg_is_news_and_nothing_else_is() -> None:
    match = played_out(7, players=2, score=True)
    entries = render.entries(match, None, 0, "en")
    news = [entry["news"] for entry in entries if "news" in entry]
    assert [len(lines) for lines in news] == [2, 1]  # half time and the swap; the end of the second leg
    assert all(sentence in entry["say"] for entry in entries for sentence in entry.get("news", []))


def test_what_brings_points_is_marked_and_says_so() -> None:
    match = played_out(7, players=2)
    entries = render.entries(match, None, 0, "en")
    why = [sentence for entry in entries for sentence in (one["say"] for one in entry.get("why", []))]
    assert why and all("on the compost" in sentence or "caught" in sentence for sentence in why)
    said = [sentence for entry in entries for sentence in entry["say"] if "finds nobody" in sentence]
    assert said and not set(said) & set(why)


def test_the_legend_names_only_drawings_that_are_on_the_board() -> None:
    match = cb.new("chou", seed=2)
    seen: set[str] = set()
    while not match.over:
        for viewer in (0, 1, None):
            scene = match.view(viewer).picture
            there = {node.symbol for node in scene.boards[0].nodes}
            assert {sign.symbol for sign in scene.signs} <= there
            seen |= {sign.label.id for sign in scene.signs}
        seat = match.to_move[0]
        moves = [str(move) for move in match.moves(seat)]
        match.play(next((text for text in moves if "?" in text), moves[0]), seat=seat)
    assert {"sign-trail", "sign-arrow-known", "sign-bootprints", "sign-glasses-on"} <= seen
