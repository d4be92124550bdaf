"""The command line: `cheeseboard new | play | verify | replay | rules | decks | bench | serve | tournament`."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from cheeseboard import __version__, games
from cheeseboard.cli_decks import decks
from cheeseboard.cli_files import Json, Lang, replay, rules, verify
from cheeseboard.cli_lab import bench, tournament
from cheeseboard.cli_play import play
from cheeseboard.cli_say import as_json, asked_for, err, out, read_options, room, said, speech, tongue, write_file
from cheeseboard.kernel.errors import Mistake
from cheeseboard.match import new as new_match
from cheeseboard.match import saves

app = typer.Typer(
    name="cheeseboard",
    help="Tabletop games on one table: play them, check them, measure them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
_SHELF = ", ".join(games.find())


@app.callback(invoke_without_command=True)
def _front(
    version: Annotated[bool, typer.Option("--version", help="The version, and nothing else.")] = False,
) -> None:
    if version:
        out.print(f"cheeseboard {__version__}")
        raise typer.Exit


@app.command()
def new(
    game: Annotated[str, typer.Argument(help=f"The game's id: {_SHELF}.")],
    *,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many play.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; may be repeated. --options lists them.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Makes the match repeatable (and its draws no secret).")
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--out", help="Where to save it; otherwise GAME-ID.cheeseboard here.")
    ] = None,
    options: Annotated[bool, typer.Option("--options", help="List the game's options and do nothing else.")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Set up a match and save it as a file that `play`, `replay` and `verify` take."""
    if options:
        _list_options(game, json, tongue(lang))
        return
    given: dict[str, Any] = read_options(option or [])
    if players is not None:
        given["players"] = players
    match = new_match(game, seed=seed, **given)
    path = file or Path(f"{game}-{match.header.match[:8]}.cheeseboard")
    write_file(path, saves.dump(match))
    if json:
        as_json({"file": str(path), "match": match.header.match, "game": game, "options": match.options})
    else:
        chosen = ", ".join(f"{name}={value}" for name, value in match.options.items())
        out.print(f"{path}: {game} with {chosen}.", markup=False)
        out.print(f"Play it with: cheeseboard play {path}", markup=False)


def _list_options(game: str, json: bool, lang: str) -> None:
    from cheeseboard.kernel.options import default

    say = speech(lang, game)
    rows = []
    for name, about in games.load(game).Options.fields.items():
        values = about.choices or (("no", "yes") if about.flag else (f"{about.low} to {about.high}",))
        usual = default(about)
        shown = ("yes" if usual else "no") if isinstance(usual, bool) else str(usual)
        text = say.say(f"option-{name}") if say.has(f"option-{name}") else about.doc
        rows.append({"name": name, "values": " | ".join(values), "default": shown, "text": text})
    if json:
        as_json(rows)
        return
    for row in rows:
        out.print(f"{row['name']} = {row['values']} (usually {row['default']}): {row['text']}", markup=False)


app.command()(play)
app.command()(verify)
app.command()(replay)
app.command()(rules)
app.command()(bench)
app.command()(tournament)
app.add_typer(decks)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="Address to listen on; 0.0.0.0 lets others in the house join.")
    ] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", help="Port; otherwise the first free one from 8765.")] = None,
    data: Annotated[
        Path | None, typer.Option("--data", help="Folder for the tables; otherwise your own data folder.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones in the same network join.")] = False,
) -> None:
    """Put the tables on a web page: play in the browser, alone, together or with friends elsewhere."""
    run = room("cheeseboard.server", "The table in the browser", "run").run
    wanted = {"host": host, "port": port, "data": data, "db": data, "open_browser": browser, "lan": lan}
    known = inspect.signature(run).parameters
    code = run(**{name: value for name, value in wanted.items() if name in known})
    raise typer.Exit(code or 0)


def main() -> None:
    """What the `cheeseboard` command runs. Bad input ends with a sentence and exit code 1, never a traceback."""
    try:
        app(prog_name="cheeseboard")
    except Mistake as mistake:
        err.print(said(mistake, asked_for()), style="bold red", markup=False)
        sys.exit(1)
    except BrokenPipeError:
        sys.exit(0)
    except KeyboardInterrupt:
        err.print("Stopped.")
        sys.exit(130)
    except OSError as error:
        err.print(f"{error.strerror or error}: {error.filename or ''}", style="bold red", markup=False)
        sys.exit(1)


if __name__ == "__main__":
    main()
