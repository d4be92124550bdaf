"""What `./play` runs: the same as `cheeseboard serve`, without what the other commands need to be imported."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path


def options() -> argparse.ArgumentParser:
    """The options of `cheeseboard serve`, by the same names (a test holds them together)."""
    ask = argparse.ArgumentParser(
        prog="./play", description="Put the tables on a web page: play in the browser, alone or with friends elsewhere."
    )
    ask.add_argument("--host", default="127.0.0.1", help="Address to listen on; 0.0.0.0 lets others in the house join.")
    ask.add_argument("--port", type=int, help="Port; otherwise the first free one from 8765.")
    ask.add_argument("--data", type=Path, help="Folder for the tables; otherwise your own data folder.")
    ask.add_argument(
        "--browser", action=argparse.BooleanOptionalAction, default=True, help="Open the page in a browser."
    )
    ask.add_argument("--lan", action="store_true", help="Let phones in the same network join.")
    return ask


def main(args: Sequence[str] | None = None) -> int:
    """Serve until interrupted. Returns the exit status: 0, 1 after a sentence on stderr; a wrong option exits: 2."""
    given = options().parse_args(args)
    gc.disable()  # importing leaves no garbage worth a walk; the server has a rhythm of its own (calm.py)
    from cheeseboard.server.serve import run

    try:
        return run(given.host, given.port, given.data, open_browser=given.browser, lan=given.lan)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        print(f"{error.strerror or error}: {error.filename or ''}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
