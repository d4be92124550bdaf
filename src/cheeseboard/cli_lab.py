"""Commands that measure: bench and tournament. What they measure is in `lab/`; here it is asked for and shown."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import typer

from cheeseboard import games
from cheeseboard.cli_say import as_json, err, out, read_options, room, stop

Json = Annotated[bool, typer.Option("--json", help="JSON on standard output, for scripts.")]


def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Ids of games; otherwise all.")] = None,
    *,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also connect four in OpenSpiel and PettingZoo, beside ours, with ratios.")
    ] = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="How long to measure each figure.")] = 2.0,
    json: Json = False,
) -> None:
    """Measure speed: moves and games a second, clones, state size, compile time; one core and all.

    The first run compiles; that takes a minute a game and is reported apart.
    """
    chosen = list(game or games.find())
    for id in chosen:  # noqa: A001
        games.load(id)  # a sentence for a game that is not there
    lab = room("cheeseboard.lab.bench", "Measuring", "run")
    report = _with_progress("Measuring", json, lab.run, games=chosen, peers=peers, seconds=seconds)
    if json:
        as_json(report)
    else:
        out.print(lab.table(report), markup=False)


def tournament(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    player: Annotated[
        list[str] | None, typer.Option("--player", help="A level: random, greedy, gentle, sharp, merciless; repeat it.")
    ] = None,
    *,
    pairs: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of each pairing, seats rotated.")] = 100,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; may be repeated.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed plays the same tournament.")] = 0,
    json: Json = False,
) -> None:
    """Let bots play each other: seats rotated, paired seeds, Wilson intervals."""
    names = player or ["random", "sharp"]
    if len(names) < 2:
        stop("A tournament needs two players: give --player twice, the same level twice for a balance.")
    options = read_options(option or [])
    games.load(game).options(**options)
    lab = room("cheeseboard.lab.tournament", "A tournament", "run")
    wanted = {"games": pairs, "options": options, "seed": seed}
    report = _with_progress("Playing", json, lab.run, game, names, **wanted)
    if json:
        as_json(report)
    else:
        out.print(lab.table(report), markup=False)


def _with_progress(what: str, quiet: bool, work: Callable[..., Any], *given: Any, **wanted: Any) -> Mapping[str, Any]:
    """Run something long with a bar that its `progress(done, total)` moves, where it has one."""
    if quiet or not err.is_terminal or "progress" not in inspect.signature(work).parameters:
        found: Mapping[str, Any] = work(*given, **wanted)
        return found
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    with Progress(
        TextColumn(what), BarColumn(), TextColumn("{task.fields[now]}"), TimeRemainingColumn(), console=err
    ) as bar:
        task = bar.add_task(what, total=None, now="")

        def progress(done: float, total: float, now: str = "") -> None:
            bar.update(task, completed=done, total=total, now=now)

        shown: Mapping[str, Any] = work(*given, **wanted, progress=progress)
        return shown
