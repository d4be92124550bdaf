"""Dice in real browsers: every page gives its own number, whoever comes later too, and checks all draws at the end."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from cheeseboard.match import saves
from cheeseboard.match.proof import prove
from e2e import hand
from e2e.conftest import Opener
from server.house import FAST, Browser, Line, serving, step

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables"), dice_wait=10.0, **FAST) as address:
        yield address


def cookies(page: Page, url: str) -> Browser:
    """The page's person, who may also act from a test."""
    same = Browser(url)
    for cookie in page.context.cookies():
        same.http.cookies.set(cookie["name"], cookie["value"], path=cookie["path"])
    return same


def play_out(lines: list[Line], rng: random.Random) -> None:
    """Random moves until the game is over."""
    for _ in range(400):
        if not step(lines, rng.choice) and lines[0].scene["over"]:
            return
    pytest.fail("the game does not end")


@pytest.mark.parametrize("secure", [True, False], ids=["own-sha", "plain-http"])
def test_two_people_and_their_numbers(url: str, person: Opener, secure: bool) -> None:
    anna, ben = person(), person()
    if not secure:  # as on http in the house's own network
        for page in (anna, ben):
            page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    table = hand.set_table(anna, url, ("me", "open")).rpartition("/")[2]
    anna.wait_for_selector("#log >> text=with a number from Red; for the rest")
    ben.goto(str(anna.get_attribute("#table", "data-invite")))
    ben.click("button.btn.go")
    for page in (anna, ben):
        page.wait_for_selector("#log >> text=with a number from every seat")
    people = [cookies(page, url) for page in (anna, ben)]
    assert people[0].http.get(f"/table/{table}/dice").status_code == 404  # it would tell the secret
    assert people[0].http.get(f"/table/{table}/record").status_code == 404
    play_out([one.line(table, seat) for seat, one in enumerate(people)], random.Random(4))
    for page in (anna, ben):
        page.reload()  # it need not watch every move; and what it has sealed is still known
        page.click("#end-show")
        page.wait_for_selector('dialog.end .dice[data-fits="true"]')
        page.click("dialog.end .dice summary")
        assert page.locator('.dice [data-whose="seat"]').count() == 2
        page.wait_for_selector(".dice >> text=What this browser sealed is among them")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    match = saves.parse(people[1].http.get(f"/table/{table}/record").content)
    found = prove(match)
    assert found.holds
    assert len(found.draws) > 3
    assert [[one.whose for one in shares] for _, shares in found.rounds] == [["seat", "table"], ["seat", "seat"]]


def test_a_page_notices_what_does_not_fit(url: str, person: Opener) -> None:
    """The positive control: one weight, one number or the secret changed on the way."""
    anna = person()
    table = hand.set_table(anna, url, ("me", "here")).rpartition("/")[2]
    anna.wait_for_selector("#cover[open]")
    anna.wait_for_function("() => localStorage.length > 1")
    one = cookies(anna, url)
    play_out([one.line(table, 0), one.line(table, 1)], random.Random(1))
    proof = one.http.get(f"/table/{table}/dice").json()
    assert [part["whose"] for part in proof["rounds"][0]["seats"]] == ["seat", "seat"]
    script = "async proof => (await import('/static/dice.js')).check(location.pathname.split('/')[2], proof)"
    good = anna.evaluate(script, proof)
    assert good == {"fits": True, "own": [0, 1], "late": []}
    for spoil in SPOILT:
        other = json.loads(json.dumps(proof))
        spoil(other)
        assert anna.evaluate(script, other)["fits"] is False


def _other(digits: str) -> str:
    return ("0" if digits[0] != "0" else "1") + digits[1:]


def _draw(proof: dict) -> None:  # type: ignore[type-arg]
    draw = next(one for one in proof["draws"] if len(one["weights"]) > 1)
    draw["index"] = (draw["index"] + 1) % len(draw["weights"])


def _nonce(proof: dict) -> None:  # type: ignore[type-arg]
    seat = proof["rounds"][0]["seats"][1]
    seat["nonce"] = _other(seat["nonce"])


def _secret(proof: dict) -> None:  # type: ignore[type-arg]
    proof["secret"] = _other(proof["secret"])


def _promise(proof: dict) -> None:  # type: ignore[type-arg]
    seat = proof["rounds"][0]["seats"][0]
    seat["promise"] = _other(seat["promise"])


SPOILT = (_draw, _nonce, _secret, _promise)
