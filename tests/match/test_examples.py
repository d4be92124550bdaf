"""The examples in the documentation of the public API run as they stand."""

from __future__ import annotations

import doctest
import importlib

import pytest


@pytest.mark.parametrize("module", ["cheeseboard", "cheeseboard.match", "cheeseboard.match.dice"])
def test_examples_run(module: str) -> None:
    failed, run = doctest.testmod(importlib.import_module(module))
    assert run > 3 and not failed
