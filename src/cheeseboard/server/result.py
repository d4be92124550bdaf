"""How a game has ended: who has won, the places, and what every point is made of. The same for every game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any
from urllib.parse import urlencode

from cheeseboard.kernel.options import default
from cheeseboard.match import Match, MatchView
from cheeseboard.server.store import SeatRow
from cheeseboard.toolkit.clauses import Term
from cheeseboard.toolkit.words import Words


def result(
    match: Match, view: MatchView, tongue: Words, names: Sequence[str], seats: Sequence[SeatRow]
) -> dict[str, Any]:
    """The part `result` of a scene frame of a game that is over. `names`: what each seat is called.

    Partners stand together: seats of one team whose place, points and score lines are the same.
    """
    ranks, points = match.ranking, view.scores
    terms = [view.breakdown(seat) for seat in range(len(ranks))]

    def side(seat: int) -> tuple[int, int, int, str]:
        return ranks[seat], match.teams[seat], points[seat], repr(terms[seat])

    sides = [list(together) for _, together in groupby(sorted(range(len(ranks)), key=side), key=side)]
    best = [seat for seat, rank in enumerate(ranks) if rank == 0]
    level = len(best) == len(ranks) and len(sides) > 1
    won = None if view.viewer < 0 or level else ranks[view.viewer] == 0
    winners = tongue.list([names[seat] for seat in best])
    return {
        "say": tongue.say("end-level") if level else tongue.say("end-winners", count=len(best), names=winners),
        "won": won,
        "sides": [
            {
                "seats": together,
                "place": ranks[together[0]] + 1,
                "points": points[together[0]],
                "terms": [_term(match.game.id, term, tongue) for term in terms[together[0]]],
            }
            for together in sides
        ],
        "again": again(match, seats),
    }


def _term(game: str, term: Term, tongue: Words) -> dict[str, Any]:
    return {
        "label": tongue.say(term.label),
        "count": term.count,
        "each": term.each,
        "total": term.total,
        "ref": f"/rules/{game}#{term.clause}",
    }


def again(match: Match, seats: Sequence[SeatRow]) -> str:
    """Address of the form for another game with the same options, bots and names; who sits where else the page adds."""
    fields = match.game.Options.fields
    asked: dict[str, Any] = {"players": len(seats)}
    for name, value in match.options.items():
        about = fields.get(name)
        if about is not None and name != "players" and str(value) != str(default(about)):
            asked[name] = ("yes" if value else "no") if about.flag else value
    for row in seats:
        if row.kind == "bot":
            asked[f"seat{row.seat}"] = f"bot:{row.level}"
        elif row.name:
            asked[f"name{row.seat}"] = row.name
    return f"/new/{match.game.id}?{urlencode(asked)}"
