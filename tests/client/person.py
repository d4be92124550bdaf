"""A person at a real browser: sits down at a table and plays by mouse, finger, keyboard or text, as somebody would."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

STILL = 8_000  # ms until something must have happened


class Person:
    """One device with its own cookies. Any error in the page is remembered in `errors`."""

    def __init__(self, running: Browser, url: str, *, phone: bool = False, seed: int = 0, **how: Any) -> None:
        size = {"width": 360, "height": 640} if phone else {"width": 1280, "height": 800}
        self.context = running.new_context(
            viewport=how.pop("viewport", size),
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            locale="en-GB",
            **how,
        )
        self.context.set_default_timeout(STILL)
        self.page: Page = self.context.new_page()
        self.url = url
        self.phone = phone
        self.rng = random.Random(seed)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    # -- sitting down ----------------------------------------------------------------------------------------------

    def set_table(self, *who: str, **options: str | bool) -> None:
        """Fill the form for a new table: `me`, `here` or `open` for each seat."""
        self.page.goto(f"{self.url}/new/chou?players={len(who)}")
        for seat, one in enumerate(who):
            self.page.select_option(f"select[name=seat{seat}]", one)
        for name, value in options.items():
            if value is True:
                self.page.check(f"input[name={name}]")
            else:
                self.page.select_option(f"select[name={name}]", str(value))
        self.page.click("form .btn.go")
        self.page.wait_for_url("**/table/**")

    def join(self, link: str) -> None:
        """Open an invite link and take the first free seat."""
        self.page.goto(link)
        self.page.click("form .btn.go")
        self.page.wait_for_url("**/table/**")
        self.seated()

    def seated(self) -> None:
        """Wait for the board."""
        self.page.wait_for_selector(".node")

    def invite(self) -> str:
        """The link that the invite sheet shows."""
        self.page.locator(".tools .tool", has=self.page.locator("path[d^='M3 7q9']")).click()
        link = self.page.input_value("#invite-link")
        self.page.keyboard.press("Escape")
        return link

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def root(self) -> Locator:
        return self.page.locator("main#table")

    @property
    def k(self) -> int:
        """The last entry that the page shows."""
        return int(self.root.get_attribute("data-k") or 0)

    def over(self) -> bool:
        """Is the game over?"""
        return self.root.get_attribute("data-over") == "true"

    def lit(self) -> list[str]:
        """Names of what may be chosen."""
        names: list[str] = self.page.eval_on_selector_all(
            ".node.lit, .btn.lit", "all => all.map(e => e.dataset.node || e.dataset.part)"
        )
        return names

    def my_turn(self) -> bool:
        """May this person act now?"""
        return bool(self.lit())

    def log(self) -> list[int]:
        """Numbers of the entries in the log, newest first."""
        numbers: list[int] = self.page.eval_on_selector_all("#log li", "all => all.map(e => Number(e.dataset.k))")
        return numbers

    def wait_turn(self) -> None:
        """Until this person may act, or the game is over, or the device is to be handed on."""
        self.page.wait_for_selector(".node.lit, .btn.lit, main[data-over=true], #cover", state="attached")

    def uncover(self) -> None:
        """Hand the device on and sit down as the next person."""
        expect(self.page.locator("[data-node]")).to_have_count(0)
        self.page.click("#uncover")
        self.seated()

    # -- playing ---------------------------------------------------------------------------------------------------

    def done(self, before: int) -> None:
        """Wait for the entry of one's own move, or for the cover that it brought down."""
        code = "k => Number(document.getElementById('table').dataset.k || 0) > k || document.getElementById('cover')"
        self.page.wait_for_function(code, arg=before)

    def press(self, part: str) -> None:
        """Press a part as this device does it."""
        target = self.page.locator(f'[data-part="{part}"]' if part.startswith("button:") else f'[data-node="{part}"]')
        if not self.phone or part.startswith("button:"):
            target.click(force=True)
            return
        box = target.locator(".hit").bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def play_by_pointer(self) -> None:
        """One move: press lit things, in any order, until it is made."""
        before = self.k
        for _ in range(6):
            if self.page.locator("#go").count():
                self.page.click("#go")
                break
            lit = self.lit()
            if not lit:
                break
            self.press(self.rng.choice(sorted(lit)))
            self.page.wait_for_timeout(60)
        self.done(before)

    def play_by_keyboard(self) -> None:
        """One move without a pointer: walk, choose, confirm."""
        before, keys = self.k, self.page.keyboard
        if not self.page.evaluate("!!document.activeElement.closest('.picture')"):
            keys.press("ArrowRight")
        for _ in range(6):
            if self.page.locator("#go").count():
                self.page.wait_for_timeout(360)  # quicker than that, two presses are one
                keys.press("Enter")
                break
            lit = [part for part in self.lit() if not part.startswith("button:")]
            if not lit:
                break
            for _ in range(self.rng.randint(1, len(lit))):
                keys.press("n")
            keys.press("Enter")
            self.page.wait_for_timeout(60)
        if self.k == before and self.page.locator(".btn.lit").count():
            self.page.locator(".btn.lit").first.focus()
            keys.press("Enter")
            self.page.wait_for_timeout(60)
            if self.page.locator("#go").count():
                keys.press("Tab")
                self.page.locator("#go").press("Enter")
        self.done(before)

    def play_by_text(self) -> None:
        """One move in the text box: the example that it offers."""
        before = self.k
        example = re.search(r"(\S+)$", self.page.get_attribute("#text", "placeholder") or "")
        assert example, "the text box offers no example"
        self.page.keyboard.press("/")
        self.page.keyboard.type(example[1])
        self.page.keyboard.press("Enter")
        self.done(before)
        self.page.keyboard.press("Escape")

    def check(self) -> None:
        """Nothing went wrong in the page, and no entry was shown twice."""
        assert self.errors == []
        shown = self.log()
        assert shown == sorted(set(shown), reverse=True)
