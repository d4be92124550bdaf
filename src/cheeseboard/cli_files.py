"""Commands about files: verify, replay, rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from cheeseboard import games
from cheeseboard.cli_say import as_json, asked, called, out, said, speech, stop, tongue, with_bar, write_file
from cheeseboard.kernel.errors import BadSave, Mistake
from cheeseboard.match import Match, proof, saves, scenario_run
from cheeseboard.match.referee import Referee
from cheeseboard.match.streams import unpack_msg

Lang = Annotated[
    str, typer.Option("--lang", callback=asked, help="en, fr, de, da, ro or zh; otherwise the environment's language.")
]
Json = Annotated[bool, typer.Option("--json", help="JSON on standard output, for scripts.")]


def verify(
    files: Annotated[
        list[Path], typer.Argument(help="Scenarios (.toml), save files (.cheeseboard), or folders of them.")
    ],
    against: Annotated[
        Path | None, typer.Option("--with", help="The referee's file, to check viewers' files and their seals.")
    ] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Check scenarios and save files: play them again and compare.

    A scenario must do what it expects. A referee's file must replay to the same hash and scores, and its draws must be
    those of the committed dice. A viewer's file must fit the referee's, seal by seal (--with). Exits 1 if one fails.
    """
    chosen = tongue(lang)
    found = list(_files(files))
    if not found:
        stop("There is no scenario (.toml) and no save file (.cheeseboard) here.")
    referee = saves.load(against) if against else None
    results = []
    for path in with_bar(found, "Verifying", json):
        try:
            results.append((path, True, _verify(path, referee, chosen)))
        except Mistake as mistake:
            results.append((path, False, said(mistake, chosen)))
    if json:
        as_json([{"file": str(path), "ok": ok, "says": what} for path, ok, what in results])
    else:
        for path, ok, what in results:
            out.print(f"{'ok    ' if ok else 'FAILED'} {path}: {what}", markup=False, style=None if ok else "red")
        bad = sum(not ok for _, ok, _ in results)
        out.print(f"{len(results) - bad} of {len(results)} hold.")
    if any(not ok for _, ok, _ in results):
        raise typer.Exit(1)


def _files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix in (".toml", ".cheeseboard"))
        else:
            yield path


def _verify(path: Path, referee: Match | None, lang: str) -> str:
    if path.suffix == ".toml":
        scenario = scenario_run.load_scenario(path)
        scenario_run.run(scenario)
        return f"{scenario.title} ({', '.join(scenario.clauses)})"
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadSave(
            "error-save-file", f"The file {path} cannot be read: {error.strerror}.", path=str(path)
        ) from error
    if _is_viewers(path):
        header, entries, _ = saves.read_view(data)
        if referee is None:
            return f"a viewer's file, {len(entries)} entries, undamaged; --with checks it against the referee's"
        saves.check_view(data, referee)
        return f"a viewer's file of {header['game']}, {len(entries)} entries: all seals fit"
    match = saves.parse(data)
    if not match.header.forced:
        wrong = next((one for one in proof.prove(match).draws if not one.fits), None)
        if wrong is not None:
            raise BadSave(
                "error-save-dice",
                f"Draw {wrong.n} is not what the committed dice give.",
                number=wrong.n,
                path=str(path),
            )
    tongue = speech(lang, match.game.id)
    names = match.names(lang)
    scores = ", ".join(map(str, match.scores))
    about = {"game": tongue.say("game-title"), "events": len(match.events), "scores": scores}
    dice = tongue.say(proof.words(match, names))
    if match.over:
        return tongue.say("verify-save-over", **about, dice=dice)
    return tongue.say("verify-save-runs", **about, seats=tuple(names[seat] for seat in match.to_move), dice=dice)


def replay(
    file: Annotated[Path, typer.Argument(help="A save file: the referee's, or one viewer's.")],
    *,
    seat: Annotated[
        str, typer.Option("--seat", help="As whom to look: a seat (0, 1, …), `spectator`, or `referee` who sees all.")
    ] = "referee",
    positions: Annotated[bool, typer.Option("--positions", help="The position as text after every move.")] = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", help="Also draw a picture after every move into this folder.")
    ] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Tell a match again, move by move, in sentences; with pictures or positions if wanted.

    A match that is still running shows only its referee what is secret: choose --seat to look as somebody else.
    """
    chosen = tongue(lang)
    if _is_viewers(file):
        _retell_view(file.read_bytes(), json, chosen)
        return
    match = saves.load(file)
    viewer = _viewer(match, seat)
    told = list(_retell(match, viewer, chosen))
    if json:
        as_json({"game": match.header.game, "scores": list(match.scores), "over": match.over, "moves": told})
    for row in [] if json else told:
        out.print(f"{row['number']:>4}  {row['text']}", markup=False, style="bold")
        for line in row["says"]:
            out.print(f"      {line}", markup=False)
        if positions:
            out.print(row["position"] + "\n", markup=False)
    if svg is not None:
        _draw_all(match, viewer, svg, chosen, json)
    if not json:
        points = ", ".join(f"{who}: {p}" for who, p in zip(called(match, chosen), match.scores, strict=True))
        out.print(match.ending(chosen) or "Not over yet.", markup=False)
        out.print(f"{points}.", markup=False)


def _is_viewers(path: Path) -> bool:
    try:
        return path.read_bytes().split(b"\n", 1)[0].endswith(b" viewer")
    except OSError:
        return False


def _retell_view(data: bytes, json: bool, lang: str) -> None:
    """What one viewer was told, from that viewer's own file."""
    header, entries, last = saves.read_view(data)
    try:
        say = speech(lang, header["game"]).say
        rows = [{"number": e["k"], "text": e["text"], "says": [say(unpack_msg(m)) for m in e["says"]]} for e in entries]
        about = {"game": header["game"], "viewer": header["viewer"], "position": last["position"]}
    except (LookupError, TypeError, ValueError, AttributeError) as error:  # its checksum fits, but we never wrote it
        raise BadSave("error-save-changed", "This file was changed after it was written, or damaged.") from error
    if json:
        as_json({**about, "moves": rows})
        return
    for row in rows:
        out.print(f"{row['number']:>4}  {row['text']}", markup=False, style="bold")
        for line in row["says"]:
            out.print(f"      {line}", markup=False)
    out.print(f"\n{last['position']}", markup=False)


def _viewer(match: Match, name: str) -> int | str | None:
    if name == "referee":
        return name
    if name == "spectator":
        return None
    if not name.isdecimal() or int(name) >= len(match.seats):
        stop(f"There is no seat “{name}”. There are: {', '.join(called(match))}, `spectator` and `referee`.")
    return int(name)


def _states(match: Match, lang: str = "en") -> Iterator[tuple[int, str, Match]]:
    """The match after every move, with its number, and who played what in notation."""
    again = Match(Referee(match.game, match.header, match.referee.dice))
    text = ""
    for number, event in enumerate(match.events, 1):
        saves.replay(again, event, number)
        who = again.names(lang)[event.seat]
        text = f"{who}: {event.text}" if event.kind == "move" else text or event.kind
        following = match.events[number] if number < len(match.events) else None
        if following is None or following.kind not in ("draw", "end"):
            yield number, text, again
            text = ""


def _retell(match: Match, viewer: int | str | None, lang: str) -> Iterator[dict[str, Any]]:
    say = speech(lang, match.header.game).say
    seen: dict[Any, int] = {}
    for count, (_, text, again) in enumerate(_states(match, lang), 1):
        looks = range(len(again.seats)) if viewer == "referee" else (viewer,)
        lines: dict[str, None] = {}
        for who in looks:
            entries = again.stream(who if isinstance(who, int) else None)
            for entry in entries[seen.get(who, 0) :]:
                lines.update(dict.fromkeys(say(msg) for msg in entry.says))
            seen[who] = len(entries)
        if viewer == "referee":
            position = str(again.game.notation.write_position(again.referee.s))
        else:
            position = again.position(viewer if isinstance(viewer, int) else None)
        if lines or viewer == "referee":
            shown = text if viewer == "referee" else ""
            yield {"number": count, "text": shown, "says": list(lines), "position": position}


def _draw_all(match: Match, viewer: int | str | None, folder: Path, lang: str, quiet: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    who = viewer if isinstance(viewer, int) else None
    states = [(count, again.svg(who, lang)) for count, (_, _, again) in enumerate(_states(match), 1)]
    for count, picture in with_bar(states, "Drawing", quiet):
        write_file(folder / f"{count:04}.svg", picture.encode())


def rules(
    game: Annotated[str, typer.Argument(help="The game's id; `cheeseboard new --help` lists them.")],
    coverage: Annotated[
        bool,
        typer.Option("--coverage", help="Clause by clause, the scenarios that hold it. Exits 1 where one has none."),
    ] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """The rules of a game, clause by clause; with --coverage, the scenarios that hold each."""
    bundle = games.load(game)
    say = speech(tongue(lang), game)
    held, failures = _held(game, json) if coverage else ({}, [])
    rows = []
    for clause in bundle.clauses.CLAUSES:
        text = say.say(clause.message) if say.has(clause.message) else ""
        rows.append({"id": clause.id, "ref": clause.ref, "chapter": clause.chapter, "text": text})
        if coverage:
            rows[-1]["scenarios"] = held.get(clause.id, [])
    bare = [row["id"] for row in rows if coverage and not row["scenarios"]]
    if json:
        as_json({"game": game, "clauses": rows, "failures": failures, "without": bare} if coverage else rows)
    else:
        _print_rules(rows, say, coverage, failures)
    if coverage:
        if not json:
            count = sum(len(names) for names in held.values())
            out.print(
                f"{len(rows) - len(bare)} of {len(rows)} clauses are held by a scenario ({count} times in all);"
                f" {len(bare)} by none; {len(failures)} scenarios fail."
            )
        if bare or failures:
            raise typer.Exit(1)


def _held(game: str, quiet: bool) -> tuple[dict[str, list[str]], list[str]]:
    """Clause id -> names of the scenarios that hold it; and what failed."""
    held: dict[str, list[str]] = {}
    failures = []
    for scenario in with_bar(scenario_run.of_game(games.load(game)), "Playing scenarios", quiet):
        try:
            scenario_run.run(scenario)
        except Mistake as mistake:
            failures.append(str(mistake))
            continue
        for clause in (*scenario.clauses, *(step.clause for step in scenario.steps if step.clause)):
            if scenario.source not in held.setdefault(clause, []):
                held[clause].append(scenario.source)
    return held, failures


def _print_rules(rows: list[dict[str, Any]], say: Any, coverage: bool, failures: list[str]) -> None:
    chapter = ""
    for row in rows:
        if row["chapter"] != chapter:
            chapter = row["chapter"]
            title = f"chapter-{chapter}"
            out.print(f"\n{say.say(title) if say.has(title) else chapter}", style="bold", markup=False)
        if coverage:
            names = ", ".join(row["scenarios"])
            out.print(f"  {row['id']}: {names or 'no scenario'}", markup=False, style=None if names else "red")
        else:
            out.print(f"  {row['id']} ({row['ref']}): {row['text']}", markup=False)
    for failure in failures:
        out.print(f"FAILED {failure}", markup=False, style="red")
    out.print()
