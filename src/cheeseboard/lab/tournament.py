"""Tournaments: levels play each other on every side, on the same luck, and the table says how sure the result is.

Games come in sets: one game for every side that a player can take, with the same seed for nature in each. A set differs
in nothing but who sits where.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np

from cheeseboard.games import load
from cheeseboard.kernel import Game, States
from cheeseboard.lab.stats import wilson
from cheeseboard.players import Player, make

Progress = Callable[[float, float, str], None]
Report = Mapping[str, Any]


@dataclass(slots=True)
class Tally:
    """Games counted for one player, on one side, against one other."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    scores: int = 0  # sum of the points of the side's first seat
    spent: float = 0.0  # seconds of thinking

    def row(self) -> dict[str, Any]:
        """As the report shows it."""
        points = self.wins + self.draws / 2
        low, high = wilson(points, self.games)
        share = points / self.games if self.games else 0.0
        mean = self.scores / self.games if self.games else 0.0
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "share": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(mean, 3),
            "seconds_per_game": round(self.spent / self.games, 4) if self.games else 0.0,
        }


@dataclass(slots=True)
class Played:
    """How one game ended."""

    ranks: list[int]
    scores: list[int]
    spent: list[float] = field(default_factory=list)  # seconds by seat


def number(*parts: int | str) -> int:
    """A seed of 62 bits from whatever tells decisions apart."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=8).digest(), "little") >> 2


def nature(game: Game, states: States, luck: np.random.Generator) -> None:
    """Let nature (or the desk) draw once."""
    found = game.chance(states)
    at = int(luck.integers(sum(weight for _, weight in found)))
    for outcome, weight in found:
        at -= weight
        if at < 0:
            game.draw(states, outcome)
            return


def play_one(game: Game, options: States, players: Sequence[Player], luck: int) -> Played:
    """One game; `players` by seat. Raises RuntimeError where a player does something illegal."""
    states = game.new(options)
    generator = np.random.default_rng(luck)
    spent = [0.0] * len(players)
    while True:
        actors = game.actors(states)
        if actors == 0:
            return Played(game.ranks(states), game.scores(states), spent)
        if actors < 0:
            nature(game, states, generator)
            continue
        seat = game.waiting(states)[0]
        began = time.perf_counter()
        action = players[seat].act(states, 0, seat)
        spent[seat] += time.perf_counter() - began
        if game.refusal(states, seat, action):
            raise RuntimeError(f"{players[seat].level} played {action} for seat {seat}, which is illegal")
        game.apply(states, seat, action)


def side_names(game: Game, options: States) -> list[str]:
    """What each team plays at the start, in English."""
    from cheeseboard.toolkit.words import words

    teams = game.teams(options)
    seen = game.view(game.observed(game.new(options), -1))
    say = words("en", game.id).say
    return [say(game.scene.side(seen, teams.index(team))) for team in range(max(teams) + 1)]


def result(played: Played, seats: Sequence[int]) -> float:
    """1 for a game that these seats won, 0 for a lost one; shared first places count a half."""
    mine = min(played.ranks[seat] for seat in seats)
    others = [rank for seat, rank in enumerate(played.ranks) if seat not in seats]
    if mine > 0:
        return 0.0
    return 0.5 if others and min(others) == 0 else 1.0


def run(
    game_id: str,
    entrants: Sequence[str],
    games: int = 100,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> Report:
    """Every entrant against every other, `games` games a pairing (rounded up to whole sets of sides).

    The same level twice measures the balance of the sides. Raises BadLevel, BadOption, ValueError for no games.
    """
    if len(entrants) < 2 or games < 1:
        raise ValueError("a tournament needs two players and at least one game")
    game = load(game_id)
    setup = game.options(**(options or {}))
    teams = game.teams(setup)
    sides = max(teams) + 1
    for level in entrants:
        make(game_id, level, 0)
    named = side_names(game, setup)  # first, so that what cannot be shown fails before hours of play
    pairs = list(combinations(range(len(entrants)), 2))
    sets = -(-games // sides)
    tallies: dict[tuple[int, int, int], Tally] = {}
    done, total = 0, len(pairs) * sets * sides
    for first, second in pairs:
        for k in range(sets):
            luck = number(seed, k, "luck")
            for side in range(sides):
                holders = [first if team == side else second for team in teams]
                bots = {e: make(game_id, entrants[e], number(seed, k, entrants[e], e)) for e in (first, second)}
                played = play_one(game, setup, [bots[holder] for holder in holders], luck)
                for team in range(sides):
                    seats = [seat for seat, t in enumerate(teams) if t == team]
                    me = holders[seats[0]]
                    count = tallies.setdefault((me, second if me == first else first, team), Tally())
                    won = result(played, seats)
                    count.games += 1
                    count.wins += won == 1.0
                    count.draws += won == 0.5
                    count.scores += played.scores[seats[0]]
                    count.spent += sum(played.spent[seat] for seat in seats)
                done += 1
                if progress:
                    progress(done, total, f"{entrants[first]} v {entrants[second]}")
    return {
        "game": game_id,
        "options": dict(game.option_values(setup)),
        "seed": seed,
        "games": sets * sides,
        "players": list(entrants),
        "sides": named,
        "totals": [{"player": entrants[e], **_sum(tallies, e).row()} for e in range(len(entrants))],
        "rows": [
            {"player": entrants[me], "against": entrants[other], "side": named[team], **count.row()}
            for (me, other, team), count in sorted(tallies.items())
        ],
        "by_side": [{"side": named[t], **_sum(tallies, None, t).row()} for t in range(sides)],
    }


def _sum(tallies: Mapping[tuple[int, int, int], Tally], player: int | None, side: int | None = None) -> Tally:
    """All games of a player, or of a side."""
    whole = Tally()
    for (me, _, team), count in tallies.items():
        if player in (None, me) and side in (None, team):
            whole.games += count.games
            whole.wins += count.wins
            whole.draws += count.draws
            whole.scores += count.scores
            whole.spent += count.spent
    return whole


def balance(
    game_id: str,
    level: str,
    option: str,
    values: Sequence[Any],
    games: int = 200,
    seed: int = 0,
    progress: Progress | None = None,
    **others: Any,
) -> list[dict[str, Any]]:
    """How the sides fare when one level plays itself, for each value of an option ("arrows": A6, B65, A5)."""
    found = []
    for value in values:
        report = run(game_id, (level, level), games, {**others, option: value}, seed, progress)
        found += [{option: value, **row} for row in report["by_side"]]
    return found


def table(report: Report) -> str:
    """A report as text: every pairing by side, then every player, with 95 % intervals."""
    wide = max(len(name) for name in (*report["players"], *report["sides"], "against"))

    def line(*names: str, row: Mapping[str, Any]) -> str:
        percent = f"{100 * row['share']:5.1f} %  ({100 * row['low']:4.1f} to {100 * row['high']:5.1f})"
        return (
            "  ".join(f"{name:<{wide}}" for name in names)
            + f"  {row['games']:>6}  {percent}  {row['mean_score']:>6.2f}  {row['seconds_per_game']:>8.3f}"
        )

    head = "  ".join(f"{name:<{wide}}" for name in ("player", "against", "as"))
    lines = [
        f"{report['game']}, {report['games']} games a pairing, seed {report['seed']}; 95 % Wilson intervals",
        head + "   games  won                      points  s a game",
        *(line(row["player"], row["against"], row["side"], row=row) for row in report["rows"]),
        "",
        *(line(row["player"], "all", "both", row=row) for row in report["totals"]),
        "",
        *(line("all", "all", row["side"], row=row) for row in report["by_side"]),
    ]
    return "\n".join(lines)
