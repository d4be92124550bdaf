from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.house import FAST, serving


@pytest.fixture(scope="package")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for these tests."""
    with serving(tmp_path_factory.mktemp("tables"), **FAST) as address:
        yield address
