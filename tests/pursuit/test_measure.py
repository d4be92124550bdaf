"""The script that measures the judge: every deck, and where its table goes."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from cheeseboard.games.pursuit.question import shipped

TOOL = Path(__file__).parents[2] / "tools/measure_judging.py"
PAGE = Path(__file__).parents[2] / "docs/games/pursuit-questions.md"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("measure_judging", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_one_deck_goes_between_the_marks_of_a_page(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- judging -->\nold\n<!-- /judging -->\nafter\n", "utf-8")
    monkeypatch.setattr(sys, "argv", ["measure", "--lang", "zh", "--into", str(page)])
    assert tool.main() == 0
    text = page.read_text("utf-8")
    assert text.startswith("before\n") and text.endswith("after\n") and "old" not in text
    assert "| **the judge** |" in text and "| – |" in text  # Chinese answers have no last word
    page.write_text("no marks", "utf-8")
    assert tool.main() == 1


def test_chinese_slips_are_chinese(tool: ModuleType) -> None:
    cases = tool.Cases(tool.load_shipped("zh"), 1)
    assert cases.once and not any(set(text) & set(tool.LETTERS) - set(one.answer.lower()) for one, text in cases.once)


def test_the_page_has_every_deck() -> None:
    table = PAGE.read_text("utf-8").partition("<!-- judging -->")[2].partition("<!-- /judging -->")[0]
    for lang in shipped():
        assert table.count(f"| `{lang}` |") == 2
