"""Commands about decks of questions: `cheeseboard decks check FILE`, `cheeseboard decks convert IN OUT`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cheeseboard.cli_say import as_json, asked, out, said, speech, stop, tongue, write_file

if TYPE_CHECKING:
    from cheeseboard.games.pursuit.formats import Imported
    from cheeseboard.games.pursuit.question import Problem
    from cheeseboard.toolkit.words import Words

decks = typer.Typer(name="decks", help="Check decks of questions, and carry them from one program to another.")

Lang = Annotated[
    str, typer.Option("--lang", callback=asked, help="Language of what is said: en, fr, de, da, ro or zh.")
]
Json = Annotated[bool, typer.Option("--json", help="JSON on standard output, for scripts.")]
Category = Annotated[
    str, typer.Option("--category", "-c", help="For questions that have none: GE, EN, HI, AL, SN or SL.")
]
Of = Annotated[str, typer.Option("--questions", help="Language of the questions, where the file does not say it.")]


def _read(path: Path, category: str, of: str, lang: str) -> Imported:
    """The file's questions; ends the command with a sentence where it cannot be read."""
    from cheeseboard.games.pursuit.formats import read
    from cheeseboard.games.pursuit.question import CATEGORIES, BadDeck
    from cheeseboard.toolkit.words import LANGS

    if category and category.upper() not in CATEGORIES:
        stop(said(BadDeck("deck-option", option="--category", value=category, choices=", ".join(CATEGORIES)), lang))
    if of not in LANGS:
        stop(said(BadDeck("deck-option", option="--questions", value=of, choices=", ".join(LANGS)), lang))
    try:
        return read(path.name, path.read_bytes(), category.upper() or None, of)
    except BadDeck as mistake:
        stop(f"{path}: {said(mistake, lang)}")


def _tell(problems: Sequence[Problem], path: Path, say: Words) -> None:
    for one in problems:
        where = f"{path}:{one.line}" if one.line else str(path)
        out.print(f"{where}: {say.say(one.what)}", markup=False)
        if one.text:
            out.print(f"    {one.text}", markup=False, style="dim")


@decks.command()
def check(
    file: Annotated[Path, typer.Argument(help="A deck, or a file of any program whose questions can be read.")],
    category: Category = "",
    of: Of = "en",
    strict: Annotated[
        bool, typer.Option("--house", help="By the rules for decks that ship: counts, lengths, templates, licences.")
    ] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Read questions and list, line by line, what is wrong or was not understood. Exits 1 if anything is."""
    from cheeseboard.games.pursuit.question import CATEGORIES, Deck, check_deck

    chosen = tongue(lang)
    say = speech(chosen, "pursuit")
    found = _read(file, category, of, chosen)
    problems = [*found.problems]
    if found.questions:
        deck = Deck(file.stem, found.questions[0].lang, found.questions)
        problems += check_deck(deck, own=not strict)
    counts = {code: sum(one.category == code for one in found.questions) for code in CATEGORIES}
    if json:
        listed = [{"line": one.line, "says": say.say(one.what), "text": one.text} for one in problems]
        as_json({"file": str(file), "format": found.format, "counts": counts, "problems": listed})
    else:
        _tell(problems, file, say)
        names = ", ".join(f"{say.say(f'category-{code}')} {count}" for code, count in counts.items() if count)
        out.print(say.say("decks-checked", count=len(found.questions), problems=len(problems)) + f" {names}".rstrip())
    if problems:
        raise typer.Exit(1)


@decks.command()
def convert(
    source: Annotated[Path, typer.Argument(metavar="IN", help="A file of questions.")],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="Where to write them.")],
    to: Annotated[
        str,
        typer.Option(
            "--to", help="jsonl, csv, moodle, gift, opentdb, triviaqa, anki or kahoot; otherwise by the ending."
        ),
    ] = "",
    category: Category = "",
    of: Of = "en",
    lang: Lang = "",
) -> None:
    """Write the questions of one file as another program wants them, and say what that cannot carry.

    What was not understood is listed, as `check` does; it is not in OUT.
    """
    from cheeseboard.games.pursuit.formats import FORMATS, write
    from cheeseboard.games.pursuit.question import BadDeck

    chosen = tongue(lang)
    say = speech(chosen, "pursuit")
    fitting = sorted((one for one in FORMATS.values() if str(target).endswith(one.suffix)), key=lambda f: len(f.suffix))
    kind = to or (fitting[-1].id if fitting else "")
    if kind not in FORMATS:
        stop(said(BadDeck("deck-option", option="--to", value=to or target.suffix, choices=", ".join(FORMATS)), chosen))
    found = _read(source, category, of, chosen)
    _tell(found.problems, source, say)
    if not found.questions:
        stop(said(BadDeck("deck-empty", name=source.name), chosen))
    try:
        done = write(kind, found.questions)
    except BadDeck as mistake:
        stop(said(mistake, chosen))
    write_file(target, done.data)
    for one in done.lost:
        out.print(say.say(one), markup=False)
    out.print(f"{target}: {say.say(f'format-{kind}')}. {say.say('decks-written', count=done.written)}", markup=False)
