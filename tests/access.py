"""axe in a page: what it finds wrong, in the light or the dark that the page is in or in both."""

from __future__ import annotations

from typing import Literal

from axe_core_python.base import AXE_SCRIPT
from playwright.sync_api import Page

COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules whose answer hangs on the scheme: all others look at names, roles and order."""
RUN = """async rules => {
  const found = await axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  return found.violations.map(v => `${v.id}: ${v.help} (${v.nodes.slice(0, 3).map(n => n.html.slice(0, 160))})`);
}"""
STILL = """() => {
  const still = new CSSStyleSheet();
  still.replaceSync("* { transition-property: none !important }");
  document.adoptedStyleSheets = [still];
}"""  # colours change at once, not by and by
AS_BEFORE = "() => { void document.body.offsetHeight; document.adoptedStyleSheets = []; }"
Scheme = Literal["light", "dark"]


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds, by all of its rules or by some rules or tags; nothing else is collected, which takes longest."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(RUN, rules)
    return found


def check(page: Page, where: str, other: Scheme | None = None) -> None:
    """No violation at all; with `other`, none in its colours either, of the same picture."""
    said = violations(page)
    assert not said, f"{where}: " + "; ".join(said)
    if other is None:
        return
    page.evaluate(STILL)
    page.emulate_media(color_scheme=other)
    said = violations(page, COLOURS)
    page.emulate_media(color_scheme="light" if other == "dark" else "dark")
    page.evaluate(AS_BEFORE)
    assert not said, f"{where}, {other}: " + "; ".join(said)
