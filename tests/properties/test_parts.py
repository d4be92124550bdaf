"""Every game's modules state what toolkit/parts.py asks of them, under the names of arguments that callers may use."""

from __future__ import annotations

import inspect

import pytest

from cheeseboard.toolkit import parts
from properties.shelf import IDS, game_of

MODULES = {
    "notation": parts.Notation,
    "clauses": parts.Clauses,
    "scene": parts.SceneModule,
    "knowledge": parts.Knowledge,
}


@pytest.mark.parametrize("name", MODULES)
@pytest.mark.parametrize("id", IDS)
def test_a_module_states_all_of_its_part(id: str, name: str) -> None:  # noqa: A002
    module, asked = getattr(game_of(id), name), MODULES[name]
    for value in asked.__annotations__:
        assert isinstance(getattr(module, value), tuple), value
    for method, wanted in inspect.getmembers(asked, inspect.isfunction):
        if not method.startswith("_"):
            stated = list(inspect.signature(getattr(module, method)).parameters)
            assert stated == list(inspect.signature(wanted).parameters)[1:], method
