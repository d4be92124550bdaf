"""OpenTriviaQA: blocks of text. `#Q` the question, `^` the right answer, then the options A, B, C, D."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import PurePath

from cheeseboard.games.pursuit.formats_base import Raw, Workshop, lines_of, tidy, true_or_false
from cheeseboard.games.pursuit.judge_words import keys
from cheeseboard.games.pursuit.question import Question
from cheeseboard.toolkit.scene import Msg

_OPTION = re.compile(r"([A-Z])(?:[ \t]+(.*))?")


@dataclass(slots=True)
class _Block:
    line: int
    question: list[str] = field(default_factory=list)
    right: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    part: str = "question"  # which of the three goes on in the next line


def read(shop: Workshop, data: bytes) -> None:
    """Every block; the file's name is its category."""
    shop.source, shop.licence = "OpenTriviaQA", "CC-BY-SA-4.0"
    label = PurePath(shop.name).stem
    block: _Block | None = None
    for number, line in enumerate(lines_of(data), 1):
        text = line.strip()
        if text.startswith("#Q"):
            _close(shop, block, label)
            block = _Block(number, [text[2:].strip()])
        elif not text:
            if block and block.options:
                _close(shop, block, label)
                block = None
        elif block is None:
            shop.problem(number, Msg("import-stray"), text)
        else:
            _line(shop, block, number, text)
    _close(shop, block, label)


def _line(shop: Workshop, block: _Block, number: int, text: str) -> None:
    option = _OPTION.fullmatch(text)
    if text.startswith("^"):
        block.right.append(text[1:].strip())
        block.part = "right"
    elif block.part != "question" and option and ord(option[1]) == ord("A") + len(block.options):
        block.options.append(option[2] or "")
        block.part = "options"
    else:  # the text goes on
        list_ = {"question": block.question, "right": block.right, "options": block.options}[block.part]
        list_[-1] = f"{list_[-1]} {text}"


def _close(shop: Workshop, block: _Block | None, label: str) -> None:
    if block is None:
        return
    question = tidy(" ".join(block.question))
    if not block.right:
        shop.problem(block.line, Msg("import-no-answer"), question)
        return
    right = tuple(map(tidy, block.right))
    heard = frozenset().union(*(keys(one, shop.lang) for one in right))
    wrong = tuple(one for one in map(tidy, block.options) if one and not keys(one, shop.lang) & heard)
    if block.options and len(wrong) == len([one for one in block.options if one.strip()]):
        shop.problem(block.line, Msg("import-right-not-offered", {"answer": right[0][:60]}), question)
        return
    shop.add(Raw(block.line, question, right, wrong, label=label, needs_options=true_or_false(right, wrong)))


def write(questions: Sequence[Question]) -> bytes:
    """Blocks with the options in an order that says nothing: by their letters."""
    blocks = []
    for one in questions:
        options = sorted((one.answer, *one.options))
        rows = [f"#Q {one.question}", f"^ {one.answer}"]
        rows += [f"{chr(ord('A') + place)} {option}" for place, option in enumerate(options)]
        blocks.append("\n".join(rows) + "\n")
    return "\n".join(blocks).encode()
