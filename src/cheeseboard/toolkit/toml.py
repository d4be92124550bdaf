"""Where a text is no TOML, as a message: the library itself says it in English only."""

from __future__ import annotations

import re
from tomllib import TOMLDecodeError

from cheeseboard.toolkit.scene import Msg


def place(error: TOMLDecodeError) -> Msg:
    """Line and column at which reading stopped, or that the text ends too early."""
    found = re.search(r"line (\d+), column (\d+)", str(error))
    return Msg("toml-at", {"line": found[1], "column": found[2]}) if found else Msg("toml-end")
