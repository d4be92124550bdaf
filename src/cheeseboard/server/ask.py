"""Questions a page asks about moves that nobody has played: what would this do, and why can that not be done?

Both are answered from the asking seat's own view alone.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from cheeseboard.kernel import listening
from cheeseboard.kernel.errors import Mistake
from cheeseboard.server import bridge, render
from cheeseboard.server.frames import write
from cheeseboard.toolkit.scene import Node
from cheeseboard.toolkit.words import words

if TYPE_CHECKING:
    from cheeseboard.server.table import Table

GUESSES = 3  # how many ways of filling the blanks must agree before a preview shows something
ACTIONS_TRIED = 20_000  # a game with more actions gets the general answer


async def preview(table: Table, viewer: int | None, id: int, text: str, lang: str) -> bytes:  # noqa: A002
    """What the move would change, as ghosts: only what is the same however the viewer's blanks turn out."""
    frame: dict[str, Any] = {"t": "preview", "id": id, "nodes": [], "say": []}
    if viewer is not None:
        async with table.lock:
            try:
                nodes, label = _ghosts(table, viewer, text)
            except Mistake as mistake:
                frame["say"] = [render.mistake(mistake, table.match, lang)]
                return write(frame)
        tongue = words(lang, table.game)
        frame["nodes"] = [render.node(n, tongue.say) for n in nodes]
        frame["say"] = [tongue.say(label)]
    return write(frame)


def _ghosts(table: Table, viewer: int, text: str) -> tuple[list[Node], Any]:
    match = table.match
    game, states = match.game, bridge.observed(match, viewer)
    view = game.view(states)
    action = match.read(text, viewer)
    label = game.scene.move_label(view, viewer, action)
    now = _nodes(game, states, viewer)
    common: dict[str, Node] | None = None
    rng = game.rng(1)
    for _ in range(GUESSES):
        guess = game.determinized(states, viewer, rng)
        with listening():  # nobody is told of what has not happened
            game.apply(guess, viewer, action)
        after = _nodes(game, game.observed(guess, viewer), viewer)
        changed = {n.id: n for n in after.values() if now.get(n.id) != n}
        common = changed if common is None else {i: n for i, n in common.items() if changed.get(i) == n}
    return list((common or {}).values()), label


def _nodes(game: Any, states: Any, viewer: int) -> dict[str, Node]:
    scene = game.scene.scene(game.view(game.shown(states)), viewer)
    return {node.id: node for one in scene.boards for node in one.nodes}


async def whynot(table: Table, viewer: int | None, id: int, parts: list[str], lang: str) -> bytes:  # noqa: A002
    """Why no legal move contains these parts: the clause that stands in the way of the likeliest reading."""
    frame: dict[str, Any] = {"t": "whynot", "id": id}
    if viewer is None:
        frame["say"] = words(lang).say("refuse-watching")
        return write(frame)
    async with table.lock:
        clause = _standing_in_the_way(table, viewer, frozenset(parts))
    tongue = words(lang, table.game)
    if clause is None:
        frame["say"] = tongue.say("why-nothing")
    else:
        frame["say"] = tongue.say(clause.message)
        frame["clause"] = clause.id
        frame["ref"] = f"/rules/{table.game}#{clause.id}"
    return write(frame)


def _standing_in_the_way(table: Table, viewer: int, parts: frozenset[str]) -> Any:
    """The clause most actions with these parts are refused by, among those closest to a legal move; None = no such."""
    game, states = table.match.game, bridge.observed(table.match, viewer)
    if not parts or game.ACTIONS > ACTIONS_TRIED:
        return None
    view = game.view(states)
    legal = [game.scene.parts(view, viewer, action) for action in game.legal(states, viewer)]
    best, found = -1, Counter[int]()
    for action in range(game.ACTIONS):
        whole = game.scene.parts(view, viewer, action)
        if not parts <= whole:
            continue
        code = game.rules.refusal(view, viewer, action)
        if not code:
            continue
        near = max((len(whole & one) for one in legal), default=0)
        if near > best:
            best, found = near, Counter[int]()
        if near == best:
            found[code] += 1
    if not found:
        return None
    code = found.most_common(1)[0][0]
    return next((clause for clause in game.clauses.CLAUSES if clause.code == code), None)
