"""Questions a page asks: what would this move do, why can that not be done, what is in this stack?

All are answered from the asking seat's own view alone.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

from cheeseboard.kernel.errors import Mistake
from cheeseboard.server import bridge, render
from cheeseboard.server.frames import write
from cheeseboard.toolkit.words import words

if TYPE_CHECKING:
    from cheeseboard.server.table import Table

ACTIONS_TRIED = 20_000  # more of them get the general answer, unless the scene says which are worth a try


async def preview(table: Table, viewer: int | None, id: int, text: str, lang: str) -> bytes:  # noqa: A002
    """What the move would change: ghosts, what the rules would tell, and points won or lost at once."""
    frame: dict[str, Any] = {"t": "preview", "id": id, "nodes": [], "say": []}
    if viewer is None:
        return write(frame)
    tongue = words(lang, table.game)
    async with table.lock:
        try:
            view = table.view(viewer)
            found = view.preview(table.match.read(text, viewer))
        except Mistake as mistake:
            frame["say"] = [render.mistake(mistake, table.match, lang)]
            return write(frame)
        called = table.match.names(tongue.lang)
    say = render.speaker(tongue, view.called)
    frame["nodes"] = [render.node(n, say) for n in found.nodes]
    gains = [(seat, by) for seat, by in enumerate(found.gains or ()) if by]
    frame["say"] = [
        *(say(msg) for msg in (found.label, *found.says)),
        *(tongue.say("preview-points", name=called[seat], change=f"{by:+d}") for seat, by in gains),
    ]
    if not found.whole:
        frame["say"].append(tongue.say("preview-open"))
    if gains:
        frame["points"] = [{"seat": seat, "by": by} for seat, by in gains]
    return write(frame)


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


async def inside(table: Table, viewer: int | None, id: int, node: str, lang: str) -> bytes:  # noqa: A002
    """What is in a node that opens: a title, and drawings with their names and numbers; no title where it does not."""
    frame: dict[str, Any] = {"t": "inside", "id": id, "title": "", "items": []}
    async with table.lock:
        view = table.view(viewer)
        found = view.inside(node)
    if found is not None:
        say = render.speaker(words(lang, table.game), view.called)
        frame["title"] = say(found.title)
        frame["items"] = [{"symbol": one.symbol, "label": say(one.label), "count": one.count} for one in found.items]
        if found.listed:
            frame["listed"] = True
        if found.seat >= 0:
            frame["seat"] = found.seat
    return write(frame)


def _standing_in_the_way(table: Table, viewer: int, parts: frozenset[str]) -> Any:
    """The clause most actions with these parts are refused by, among those closest to a legal move; None = no such."""
    game, states = table.match.game, bridge.observed(table.match, viewer)
    tried = getattr(game.scene, "tried", None)
    if not parts or (tried is None and game.ACTIONS > ACTIONS_TRIED):
        return None
    view = game.view(states)
    legal = [game.scene.parts(view, viewer, action) for action in game.legal(states, viewer)]
    best, found = sys.maxsize, Counter[int]()
    for action in tried(view, viewer) if tried else range(game.ACTIONS):
        whole = game.scene.parts(view, viewer, action)
        if not parts <= whole:
            continue
        code = game.rules.refusal(view, viewer, action)
        if not code:
            continue
        # how many parts of it would have to be others; a move with more or fewer parts is another kind of move
        off = min((len(whole - one) + (len(whole) != len(one)) for one in legal), default=0)
        if off < best:
            best, found = off, Counter[int]()
        if off == best:
            found[code] += 1
    if not found:
        return None
    code = found.most_common(1)[0][0]
    return next((clause for clause in game.clauses.CLAUSES if clause.code == code), None)
