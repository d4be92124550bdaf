"""Kahoot's spreadsheet (.xlsx), read and written with the standard library: a zip of a few XML files."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from cheeseboard.games.pursuit.formats_base import Raw, Workshop, bad, tidy, true_or_false
from cheeseboard.games.pursuit.formats_tables import read_rows
from cheeseboard.games.pursuit.formats_xml import Element, tree
from cheeseboard.games.pursuit.question import Question, field_name
from cheeseboard.toolkit.scene import Msg

MOST_UNPACKED = 48 * 1024 * 1024
"""Bytes that the parts of a spreadsheet may have together when unpacked: what is larger is a bomb or a mistake."""
_MOST_PARTS, _MOST_CELLS, _LAST_COLUMN = 2000, 500_000, 64
LONGEST_QUESTION, LONGEST_ANSWER = 120, 75
_HEADER_ROW = 8
_SECONDS = 20
_ANSWERS = 4


def read(shop: Workshop, data: bytes) -> None:
    """The first sheet: Kahoot's own columns, or any table with a first row of names."""
    rows = _rows(data)
    start = next((place for place, (_, cells) in enumerate(rows) if _is_header(cells)), None)
    if start is None:
        read_rows(shop, [(line, _shifted(cells)) for line, cells in rows])
        return
    for line, cells in rows[start + 1 :]:
        _row(shop, line, [tidy(cells.get(place, "")) for place in range(1, 8)])


def _is_header(cells: dict[int, str]) -> bool:
    """Question in column B, four answers, time, right answers."""
    named = [cells.get(place, "").strip().casefold() for place in range(1, 8)]
    return "question" in named[0] and "1" in named[1] and "4" in named[4] and bool(named[6])


def _shifted(cells: dict[int, str]) -> list[str]:
    """The cells of a row as a list, without an empty first column."""
    return [cells.get(place, "") for place in range(min(cells, default=0) and 1, max(cells, default=-1) + 1)]


def _row(shop: Workshop, line: int, cells: Sequence[str]) -> None:
    question, *answers = cells[: 1 + _ANSWERS]
    correct = cells[6]
    if not any(cells):
        return
    shown = ", ".join(cells)
    places = [int(one) for one in re.findall(r"\d+", correct)]
    if not places or not all(1 <= place <= _ANSWERS and answers[place - 1] for place in places):
        shop.problem(line, Msg("import-kahoot-correct", {"text": correct[:40]}), shown)
        return
    right = tuple(answers[place - 1] for place in places)
    wrong = tuple(text for place, text in enumerate(answers, 1) if text and place not in places)
    shop.add(Raw(line, question, right, wrong, needs_options=true_or_false(right, wrong)))


# -- the file ----------------------------------------------------------------------------------------------------------


def _part(archive: zipfile.ZipFile, name: str) -> bytes:
    """One part, unpacked no further than it may be, whatever the archive says of its size."""
    with archive.open(name) as part:
        found = part.read(MOST_UNPACKED + 1)
    if len(found) > MOST_UNPACKED:
        raise bad("import-zip-big", most=MOST_UNPACKED // 2**20)
    return found


def _rows(data: bytes) -> list[tuple[int, dict[int, str]]]:
    """Row number, cells by column from 0. BadDeck where the file is no spreadsheet."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            infos = archive.infolist()
            if len(infos) > _MOST_PARTS or sum(info.file_size for info in infos) > MOST_UNPACKED:
                raise bad("import-zip-big", most=MOST_UNPACKED // 2**20)
            names = {info.filename for info in infos}
            sheet = _first_sheet(archive, names)
            shared = _shared(archive) if "xl/sharedStrings.xml" in names else []
            return list(_cells(tree(_part(archive, sheet)), shared))
    except (zipfile.BadZipFile, KeyError, NotImplementedError, RuntimeError, EOFError, zlib.error, OSError) as error:
        raise bad("import-zip") from error


def _first_sheet(archive: zipfile.ZipFile, names: set[str]) -> str:
    """Where the first sheet lies, by the workbook; else by its usual name."""
    if {"xl/workbook.xml", "xl/_rels/workbook.xml.rels"} <= names:
        book = tree(_part(archive, "xl/workbook.xml")).first("sheets", "sheet")
        ids = [value for key, value in (book.attributes if book else {}).items() if key.rpartition(":")[2] == "id"]
        for one in tree(_part(archive, "xl/_rels/workbook.xml.rels")).all("Relationship"):
            target = one.attributes.get("Target", "").removeprefix("/xl/").removeprefix("xl/")
            if one.attributes.get("Id") in ids and f"xl/{target}" in names:
                return f"xl/{target}"
    found = sorted(name for name in names if re.fullmatch(r"xl/worksheets/[^/]+\.xml", name))
    if not found:
        raise bad("import-zip")
    return found[0]


def _shared(archive: zipfile.ZipFile) -> list[str]:
    return [_text_of(one) for one in tree(_part(archive, "xl/sharedStrings.xml")).all("si")]


def _text_of(item: Element) -> str:
    """Text of a string item: plain, or in runs; how it is pronounced is left out."""
    return item.said("t") + "".join(run.said("t") for run in item.all("r"))


def _cells(sheet: Element, shared: Sequence[str]) -> Iterator[tuple[int, dict[int, str]]]:
    holder = sheet.first("sheetData")
    count = line = 0
    for row in holder.all("row") if holder else ():
        number = row.attributes.get("r", "")
        line = int(number) if number.isdecimal() and len(number) < 8 else line + 1
        cells: dict[int, str] = {}
        for cell in row.all("c"):
            place = _column(cell.attributes.get("r", ""), len(cells))
            count += 1
            if count > _MOST_CELLS:
                raise bad("import-zip-big", most=MOST_UNPACKED // 2**20)
            text = _value(cell, shared)
            if text.strip() and place < _LAST_COLUMN:
                cells[place] = text
        if cells:
            yield line, cells


def _column(reference: str, otherwise: int) -> int:
    """Column from 0 of a reference like "AB12"."""
    found = re.match(r"([A-Z]{1,3})\d", reference)
    if not found:
        return otherwise
    place = 0
    for letter in found[1]:
        place = place * 26 + ord(letter) - ord("A") + 1
    return place - 1


def _value(cell: Element, shared: Sequence[str]) -> str:
    kind = cell.attributes.get("t", "n")
    if kind == "inlineStr":
        inner = cell.first("is")
        return _text_of(inner) if inner else ""
    text = cell.said("v")
    if kind == "s":
        return shared[int(text)] if text.isdecimal() and int(text) < len(shared) else ""
    if kind == "b":
        return "TRUE" if text == "1" else "FALSE"
    return re.sub(r"(\.\d*?)0+$", r"\1", text).removesuffix(".") if re.fullmatch(r"-?\d+\.\d+", text) else text


# -- writing -----------------------------------------------------------------------------------------------------------

_TYPES = (
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Override PartName="/xl/workbook.xml"'
    ' ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>'
    '<Override PartName="/xl/worksheets/sheet1.xml"'
    ' ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>'
)
_RELATIONS = (
    '<?xml version="1.0" encoding="UTF-8"?>'
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1"'
    ' Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/{kind}" Target="{target}"/>'
    "</Relationships>"
)
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_BOOK = (
    f'<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="{_MAIN}"'
    ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">'
    '<sheets><sheet name="Quiz" sheetId="1" r:id="rId1"/></sheets></workbook>'
)
_HEADER = (
    f"Question - max {LONGEST_QUESTION} characters",
    *(f"Answer {n} - max {LONGEST_ANSWER} characters" for n in range(1, _ANSWERS + 1)),
    "Time limit (sec)",
    "Correct answer(s)",
)


def unfit(one: Question) -> Msg | None:
    """Why a question cannot stand in Kahoot's table; None if it can."""
    if not one.options:
        return Msg("export-no-options")
    if len(one.question) > LONGEST_QUESTION:
        return Msg("export-long", {"field": field_name("question"), "most": LONGEST_QUESTION})
    if any(len(text) > LONGEST_ANSWER for text in (one.answer, *one.options[: _ANSWERS - 1])):
        return Msg("export-long", {"field": field_name("answer"), "most": LONGEST_ANSWER})
    return None


def write(questions: Sequence[Question]) -> bytes:
    """A spreadsheet with Kahoot's columns; answers in an order that says nothing."""
    rows = [(_HEADER_ROW, ["", *_HEADER])]
    for number, one in enumerate(questions, 1):
        answers = sorted((one.answer, *one.options[: _ANSWERS - 1]))
        correct = str(answers.index(one.answer) + 1)
        filled = answers + [""] * (_ANSWERS - len(answers))
        rows.append((_HEADER_ROW + number, [str(number), one.question, *filled, str(_SECONDS), correct]))
    sheet = "".join(
        f'<row r="{line}">{"".join(_cell(line, place, text) for place, text in enumerate(cells))}</row>'
        for line, cells in rows
    )
    parts = {
        "[Content_Types].xml": _TYPES,
        "_rels/.rels": _RELATIONS.format(kind="officeDocument", target="xl/workbook.xml"),
        "xl/workbook.xml": _BOOK,
        "xl/_rels/workbook.xml.rels": _RELATIONS.format(kind="worksheet", target="worksheets/sheet1.xml"),
        "xl/worksheets/sheet1.xml": f'<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="{_MAIN}">'
        f"<sheetData>{sheet}</sheetData></worksheet>",
    }
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))  # the same questions make the same bytes
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, text)
    return out.getvalue()


def _cell(line: int, place: int, text: str) -> str:
    if not text:
        return ""
    clean = escape("".join(c for c in text if c.isprintable()))
    return f'<c r="{chr(ord("A") + place)}{line}" t="inlineStr"><is><t xml:space="preserve">{clean}</t></is></c>'
