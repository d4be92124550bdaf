from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.house import serving


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for the tests of a module."""
    with serving(tmp_path_factory.mktemp("tables")) as address:
        yield address
