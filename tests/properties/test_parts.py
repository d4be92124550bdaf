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


HOOKS = {"ending": parts.Sided, "tried": parts.Choosy, "inside": parts.Opening}
"""What a scene may state besides; who asks for it has a default."""


@pytest.mark.parametrize("hook", HOOKS)
@pytest.mark.parametrize("id", IDS)
def test_a_hook_is_stated_as_it_is_asked_for(id: str, hook: str) -> None:  # noqa: A002
    stated = getattr(game_of(id).scene, hook, None)
    if stated is not None:
        wanted = list(inspect.signature(getattr(HOOKS[hook], hook)).parameters)[1:]
        assert list(inspect.signature(stated).parameters) == wanted


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
