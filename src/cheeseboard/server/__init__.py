"""The table in the browser: HTTP, WebSocket, storage and pages. `run()` is all that others need."""

from __future__ import annotations

from pathlib import Path


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | str | None = None,
    open_browser: bool = True,
    lan: bool = False,
) -> int:
    """Serve the tables until interrupted; see `cheeseboard.server.serve.run`. Imports Litestar only when called."""
    from cheeseboard.server.serve import run as serve

    return serve(host=host, port=port, data=data, open_browser=open_browser, lan=lan)


__all__ = ["run"]
