"""Questions in tables: CSV from any spreadsheet, and Anki's plain text."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence

from cheeseboard.games.pursuit.formats_base import (
    Raw,
    Workshop,
    from_html,
    has_media,
    lines_of,
    number_of,
    plain_number,
    rows_of_html,
    tidy,
)
from cheeseboard.games.pursuit.formats_category import category_of
from cheeseboard.games.pursuit.judge_words import fold
from cheeseboard.games.pursuit.question import KINDS, Question, field_name
from cheeseboard.toolkit.scene import Args, Msg

COLUMNS = (
    "id",
    "category",
    "lang",
    "difficulty",
    "question",
    "answer",
    "aliases",
    "reject",
    "kind",
    "unit",
    "tolerance",
    "template",
    "note",
    "source",
    "licence",
    "author",
    "needs options",
)
"""Columns of a table of ours, besides `wrong 1`, `wrong 2` and so on."""
_NAMES = {
    # column -> what people call it, in their own words
    "question": "question questions frage fragen spørgsmål intrebare intrebarea întrebare 问题 题目 front vraag",
    "answer": "answer correct right richtig antwort svar réponse reponse răspuns raspuns 答案 back correct_answer"
    " correctanswer right_answer solution lösung",
    "category": "category catégorie kategorie kategori categorie 类别 topic subject",
    "difficulty": "difficulty difficulté schwierigkeit sværhedsgrad dificultate 难度 level",
    "aliases": "aliases alias also synonyms",
    "note": "note notes explanation comment erklärung 说明 anecdote",
    "source": "source quelle kilde sursă 来源",
    "licence": "licence license lizenz licens licență 许可",
    "lang": "lang language sprache sprog langue limbă 语言",
    "unit": "unit einheit enhed unité unitate 单位",
    "kind": "kind",
    "author": "author autor auteur forfatter 作者",
}
_WRONG = re.compile(r"(?:wrong|option|incorrect|distractor|falsch|forkert|faux|mauvaise|gresit|错误|选项)[ _]?.*")
_FORMULA = re.compile(r"'*[=+\-@]")  # a spreadsheet would take such a cell for a formula; quotes keep it from that


def _column_of(name: str) -> str:
    """Our name of a column; "wrong" for a wrong option, "" for one that nobody knows."""
    name = re.sub(r"[_\s]+", " ", name.strip().casefold())
    if name in COLUMNS:
        return name
    for column, names in _NAMES.items():
        if name.replace(" ", "_") in names.split() or fold(name, "en") in [fold(one, "en") for one in names.split()]:
            return column
    return "wrong" if _WRONG.fullmatch(fold(name, "en")) else ""


def has_header(cells: Sequence[str]) -> bool:
    """Whether a row names a question and an answer."""
    return {"question", "answer"} <= {_column_of(cell) for cell in cells}


def delimiter_of(lines: Iterable[str]) -> str:
    """What parts the cells: whatever the first lines have most evenly."""
    first = [line for line in lines if line.strip()][:20]
    counts = {mark: [line.count(mark) for line in first] for mark in "\t;,"}
    return max(counts, key=lambda mark: (min(counts[mark], default=0), sum(counts[mark])))


def read_csv(shop: Workshop, data: bytes) -> None:
    """Every row. Without a first row that names the columns: question, answer, wrong answers."""
    lines = lines_of(data)
    reader = csv.reader(io.StringIO("\n".join(lines).replace("\0", "")), delimiter=delimiter_of(lines))
    rows: list[tuple[int, list[str]]] = []
    line = 1
    try:
        for cells in reader:
            rows.append((line, cells))
            line = reader.line_num + 1
    except csv.Error:
        shop.problem(line, Msg("import-row"), "")
    read_rows(shop, rows)


def read_rows(shop: Workshop, rows: Sequence[tuple[int, Sequence[str]]]) -> None:
    """Rows of cells with their line numbers, the first of which may name the columns."""
    rows = [(line, cells) for line, cells in rows if any(cell.strip() for cell in cells)]
    if not rows:
        return
    columns = [_column_of(cell) for cell in rows[0][1]]
    if {"question", "answer"} <= set(columns):
        for cell, column in zip(rows[0][1], columns, strict=True):
            if not column and cell.strip():
                shop.problem(rows[0][0], Msg("import-column", {"column": cell.strip()[:40]}), ", ".join(rows[0][1]))
        rows = rows[1:]
    else:
        shop.problem(rows[0][0], Msg("import-no-header"), ", ".join(rows[0][1]))
        columns = ["question", "answer", *["wrong"] * 9]
    for line, cells in rows:
        _row(shop, line, columns, [_unguarded(cell) for cell in cells])


def _unguarded(cell: str) -> str:
    """A cell without the mark that keeps a spreadsheet from taking it for a formula."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


def _row(shop: Workshop, line: int, columns: Sequence[str], cells: Sequence[str]) -> None:
    shown = ", ".join(cells)
    if any(cell.strip() for cell in cells[len(columns) :]):
        shop.problem(line, Msg("import-cells", {"count": len(cells), "most": len(columns)}), shown)
        return
    given: dict[str, str] = {}
    wrong = []
    for column, cell in zip(columns, cells, strict=False):
        if column == "wrong":
            wrong.append(cell)
        elif column:
            given.setdefault(column, cell)
    tolerance = number_of(given.get("tolerance", "") or "0")
    if tolerance is None or tolerance < 0:
        shop.problem(line, Msg("import-number", {"text": given["tolerance"][:40]}), shown)
        return
    kind = given.get("kind", "").strip() or "text"
    if kind not in KINDS:
        args: Args = {"field": field_name("kind"), "value": kind[:40], "choices": ", ".join(KINDS)}
        shop.problem(line, Msg("question-value", args), shown)
        return
    texts = {
        name: given.get(name, "").strip()
        for name in ("note", "id", "lang", "source", "licence", "author", "unit", "template")
    }
    shop.add(
        Raw(
            line,
            given.get("question", ""),
            (given.get("answer", ""), *_parted(given.get("aliases", ""))),
            tuple(wrong),
            label=given.get("category", "").strip(),
            difficulty=given.get("difficulty", ""),
            kind=kind,
            tolerance=tolerance,
            reject=_parted(given.get("reject", "")),
            needs_options=given.get("needs options", "").strip().casefold() in ("yes", "true", "1"),
            **texts,
        )
    )


def _parted(cell: str) -> tuple[str, ...]:
    """Several texts of one cell, parted by a bar; a bar of a text is written as \\|."""
    parts = re.split(r"(?<!\\)\|", cell)
    return tuple(part.replace("\\|", "|").strip() for part in parts if part.strip())


def write_csv(questions: Sequence[Question]) -> bytes:
    """A table with a first row of names; a byte order mark, so that spreadsheets see that it is UTF-8."""
    most = max((len(one.options) for one in questions), default=0)
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow([*COLUMNS[:6], *(f"wrong {n + 1}" for n in range(most)), *COLUMNS[6:]])
    for one in questions:
        row = [_cell(one, name) for name in COLUMNS]
        options = [_guarded(option) for option in one.options] + [""] * (most - len(one.options))
        table.writerow([*row[:6], *options, *row[6:]])
    return b"\xef\xbb\xbf" + out.getvalue().encode()


def _cell(one: Question, name: str) -> str:
    value = getattr(one, name.replace(" ", "_"))
    if isinstance(value, tuple):
        return _guarded(" | ".join(text.replace("|", "\\|") for text in value))
    if isinstance(value, bool):
        return "yes" if value else ""
    if name == "tolerance":
        return plain_number(value) if value else ""
    return _guarded(str(value))


def _guarded(text: str) -> str:
    return f"'{text}" if _FORMULA.match(text) else text


# -- Anki --------------------------------------------------------------------------------------------------------------

_SEPARATORS = {"tab": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " "}


def read_anki(shop: Workshop, data: bytes) -> None:
    """Notes as Anki exports them: front, back, and tags that may name a category and a difficulty."""
    lines = lines_of(data)
    heads: dict[str, str] = {}
    start = 0
    for line in lines:
        found = re.fullmatch(r"#([a-z ]+):(.*)", line, re.IGNORECASE)
        if not found:
            break
        heads[found[1].strip().casefold()] = found[2].strip()
        start += 1
    named = heads.get("separator", "tab")
    mark = _SEPARATORS.get(named.casefold(), named[:1] or "\t")
    apart = {name for name in ("tags", "deck", "notetype", "guid") if (heads.get(f"{name} column") or "").isdecimal()}
    columns = {int(heads[f"{name} column"]) - 1: name for name in apart}
    with_tags = heads.get("html", "false").casefold() == "true"
    reader = csv.reader(io.StringIO("\n".join(lines[start:]).replace("\0", "")), delimiter=mark)
    at = start + 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                _note(shop, at, cells, columns, with_tags)
            at = start + reader.line_num + 1
    except csv.Error:
        shop.problem(at, Msg("import-row"), "")


def _note(shop: Workshop, line: int, cells: Sequence[str], columns: dict[int, str], with_tags: bool) -> None:
    shown = " / ".join(cells)
    named = {columns[place]: cell for place, cell in enumerate(cells) if place in columns}
    fields = [cell for place, cell in enumerate(cells) if place not in columns]
    if len(fields) < 2:
        shop.problem(line, Msg("import-anki-fields"), shown)
        return
    if any(has_media(field) for field in fields):
        shop.problem(line, Msg("import-media"), shown)
        return
    if "{{c" in fields[0]:
        shop.problem(line, Msg("import-kind", {"kind": "cloze"}), shown)
        return
    tags = named.get("tags", "").split()
    if "tags" not in named and len(fields) == 3:
        tags = fields.pop().split()
    if any(field.strip() for field in fields[2:]):
        shop.drop("import-more-fields", line)
    back = rows_of_html(fields[1]) if with_tags else [row for row in map(tidy, fields[1].split("\n")) if row]
    labels = [tag.replace("_", " ") for tag in tags if category_of(tag.replace("_", " "))]
    deck = named.get("deck", "")
    levels = [tag.rpartition("-")[2] for tag in tags if re.fullmatch(r"difficulty-[123]", tag)]
    asked = from_html(fields[0]) if with_tags else tidy(fields[0])
    shop.add(
        Raw(
            line,
            asked,
            tuple(back[:1]),
            label=labels[0] if labels else deck,
            difficulty=levels[0] if levels else "",
            note=" ".join(back[1:]),
        )
    )


def write_anki(questions: Sequence[Question]) -> bytes:
    """Front, back and tags, as Anki's own text export looks."""

    def safe(text: str) -> str:
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

    out = io.StringIO()
    out.write("#separator:tab\n#html:true\n#tags column:3\n")
    table = csv.writer(out, delimiter="\t", lineterminator="\n", quoting=csv.QUOTE_ALL)
    for one in questions:
        back = safe(one.answer) + (f"<br>{safe(one.note)}" if one.note else "")
        table.writerow([safe(one.question), back, f"{one.category} difficulty-{one.difficulty}"])
    return out.getvalue().encode()
