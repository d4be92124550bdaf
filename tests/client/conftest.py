from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.house import serving


@pytest.fixture(scope="package")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for these tests."""
    with serving(tmp_path_factory.mktemp("tables"), frames_per_second=1000.0, frames_burst=2000) as address:
        yield address
