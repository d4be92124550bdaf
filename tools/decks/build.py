"""Builds the question decks: the questions written by hand and those made from fact tables, with lasting ids.

    python tools/decks/build.py            gives new questions their ids and writes the decks
    python tools/decks/build.py en/GE      that deck only
    python tools/decks/build.py --check    exits 1 where a file is not what the script would write
    python tools/decks/build.py --report   also prints what a second look may mend, and the counts

Hand-written questions lie in `hand/<lang>/<CAT>.toml`, as `q = [ {…}, … ]` with one question a line, or as `[[q]]`
tables. Keys: `q` question, `a` answer, `wrong` three plausible wrong options, and where they help `alias`, `reject`,
`d` difficulty 1 to 3 (2 when left out), `note`, `kind` (text, person, number, year), `unit`, `tolerance`,
`needs_options`, `source`, `id` (written in by this script), `drop` (why the question is out: its id is kept and never
given again). Fact tables lie in `facts/<lang>/<CAT>.toml`: see `generate_facts.py`. Every other `generate_*.py` beside
this file with a function `make(lang, category)` is asked too. `ids/<lang>-<CAT>.json` keeps the ids of made questions
by `template/subject`, also of those that are gone.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from check import mistakes, remarks

HERE = Path(__file__).parent
OUT = HERE.parent.parent / "src/cheeseboard/games/pursuit/decks"
CATEGORIES = ("GE", "EN", "HI", "AL", "SN", "SL")
OURS = "written for Cheeseboard"
# the order in which a question's fields are written; empty ones of the second list are left out
ALWAYS = ("id", "category", "lang", "difficulty", "question", "answer", "options", "source", "licence")
ORDER = (
    *ALWAYS, "aliases", "reject", "kind", "unit", "tolerance", "template", "note", "author", "needs_options",
)  # fmt: skip
KEYS = {"id", "q", "a", "wrong", "alias", "reject", "d", "note", "kind", "unit", "tolerance", "needs_options",
        "source", "drop", "template", "key"}  # fmt: skip


def number(id_: str) -> int:
    """The running number of an id such as en-GE-0001."""
    return int(id_.rsplit("-", 1)[1])


def record(raw: dict[str, Any], lang: str, category: str) -> dict[str, Any]:
    """A question as the deck holds it, from the short keys of the hand files."""
    strange = set(raw) - KEYS
    if strange:
        raise SystemExit(f"{lang}/{category}: unknown keys {sorted(strange)} in {raw.get('q')!r}")
    full = {
        "id": raw["id"],
        "category": category,
        "lang": lang,
        "difficulty": raw.get("d", 2),
        "question": raw["q"],
        "answer": str(raw["a"]),
        "aliases": [str(each) for each in raw.get("alias", [])],
        "reject": [str(each) for each in raw.get("reject", [])],
        "options": [str(each) for each in raw["wrong"]],
        "kind": raw.get("kind", "text").removeprefix("text"),
        "unit": raw.get("unit", ""),
        "tolerance": raw.get("tolerance", 0),
        "needs_options": raw.get("needs_options", False),
        "template": raw.get("template", ""),
        "note": raw.get("note", ""),
        "source": raw.get("source", OURS),
        "licence": "CC0-1.0",
        "author": "Cheeseboard",
    }
    return {name: full[name] for name in ORDER if name in ALWAYS or full[name]}


def hand(lang: str, category: str) -> tuple[str, list[dict[str, Any]]]:
    """The text of a hand file and its questions, in file order."""
    path = HERE / "hand" / lang / f"{category}.toml"
    text = path.read_text("utf-8") if path.exists() else ""
    return text, tomllib.loads(text).get("q", [])


def with_ids(text: str, questions: list[dict[str, Any]], prefix: str, top: int) -> tuple[str, int]:
    """Writes missing ids into the hand file's text and its questions; returns the text and the highest number."""
    top = max([top, *(number(each["id"]) for each in questions if "id" in each)])
    starts = re.compile(r"^(\s*\{\s*|\[\[q\]\][^\n]*\n)", re.M)
    found = list(starts.finditer(text))
    if len(found) != len(questions):
        raise SystemExit(f"{prefix}: {len(found)} questions start a line, {len(questions)} were read")
    parts, last = [], 0
    for start, each in zip(found, questions, strict=True):
        if "id" in each:
            continue
        top += 1
        each["id"] = f"{prefix}-{top:04d}"
        block = start.group().startswith("[[")
        parts += [text[last : start.end()], f'id = "{each["id"]}"\n' if block else f'id="{each["id"]}", ']
        last = start.end()
    return "".join(parts) + text[last:], top


def made(lang: str, category: str) -> list[dict[str, Any]]:
    """The questions of every `generate_*.py`, each with a `key` that names it for good."""
    out = []
    for path in sorted(HERE.glob("generate_*.py")):
        out += importlib.import_module(path.stem).make(lang, category)
    keys = Counter(each["key"] for each in out)
    twice = [key for key, times in keys.items() if times > 1]
    if twice:
        raise SystemExit(f"{lang}/{category}: made twice: {', '.join(twice)}")
    return out


def build(lang: str, category: str) -> tuple[dict[Path, str], list[dict[str, Any]]]:
    """What the files of one deck should hold, and its questions."""
    prefix = f"{lang}-{category}"
    ledger_path = HERE / "ids" / f"{prefix}.json"
    ledger: dict[str, str] = json.loads(ledger_path.read_text("utf-8")) if ledger_path.exists() else {}
    text, written = hand(lang, category)
    text, top = with_ids(text, written, prefix, max([0, *map(number, ledger.values())]))
    generated = made(lang, category)
    for each in generated:
        if each["key"] not in ledger:
            top += 1
            ledger[each["key"]] = f"{prefix}-{top:04d}"
        each["id"] = ledger[each["key"]]
    questions = [record(each, lang, category) for each in written + generated if not each.get("drop")]
    questions.sort(key=lambda each: each["id"])
    lines = "".join(json.dumps(each, ensure_ascii=False, separators=(", ", ": ")) + "\n" for each in questions)
    files = {OUT / lang / f"{category}.jsonl": lines}
    if text:
        files[HERE / "hand" / lang / f"{category}.toml"] = text
    if ledger:
        files[ledger_path] = json.dumps(ledger, ensure_ascii=False, indent=0) + "\n"
    return files, questions


def counts(questions: list[dict[str, Any]]) -> str:
    """How many questions, by difficulty and template."""
    hard = Counter(each["difficulty"] for each in questions)
    templates = Counter(each.get("template", "") or "(single)" for each in questions)
    shares = ", ".join(f"{name} {times}" for name, times in templates.most_common())
    return f"{len(questions)} questions, difficulty {hard[1]}/{hard[2]}/{hard[3]}: {shares}"


def decks() -> list[tuple[str, str]]:
    """Every (language, category) that has a hand file or a fact table."""
    sources = [*(HERE / "hand").glob("*/*.toml"), *(HERE / "facts").glob("*/*.toml")]
    return sorted({(path.parent.name, path.stem) for path in sources if path.stem in CATEGORIES})


def main(words: list[str]) -> int:
    """Builds, checks and reports what the words ask for; the exit status."""
    wanted = [tuple(word.split("/")) for word in words if not word.startswith("-")]
    bad = 0
    for lang, category in decks():
        if wanted and (lang, category) not in wanted:
            continue
        files, questions = build(lang, category)
        wrong = mistakes(questions)
        for line in wrong:
            print(line)
        bad += len(wrong)
        for path, text in files.items():
            old = path.read_text("utf-8") if path.exists() else None
            if old == text:
                continue
            if "--check" in words:
                print(f"{path} is not what tools/decks/build.py writes")
                bad += 1
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
        if "--report" in words:
            for line in remarks(questions):
                print(line)
        print(f"{lang}/{category}: {counts(questions)}")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
