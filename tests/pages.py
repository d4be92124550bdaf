"""What the tests of every game's page share."""

from __future__ import annotations

from cheeseboard.kernel import Game
from cheeseboard.toolkit.scenario import EXPECTS


def names_all_there_is(game: Game, page: str) -> None:
    """The page names every effect, option, choice and ruling, and all that a scenario of the game may expect."""
    for effect in game.clauses.EFFECTS:
        assert f"`{effect.id}`" in page, effect.id
    for name, about in game.Options.fields.items():
        row = next(line for line in page.splitlines() if line.startswith(f"| `{name}` |"))
        for choice in about.choices:
            assert f"`{choice}`" in row, (name, choice)
    for name in EXPECTS if game.has_desk else set(EXPECTS) - {"desk"}:
        assert f"`{name}`" in page, name
    refs = {part for clause in game.clauses.CLAUSES for part in clause.ref.split(", ")}
    for ruling in (part for part in refs if part.startswith("ruling")):
        assert f"\n| {ruling.removeprefix('ruling ')} |" in page, ruling
