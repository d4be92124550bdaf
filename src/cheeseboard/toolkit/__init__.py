"""What several games share."""

from __future__ import annotations

from typing import Any

from cheeseboard.kernel.errors import Mistake


def _speak(id: str, args: dict[str, Any], lang: str) -> str:  # noqa: A002
    """Mistakes speak from the start; the words themselves are loaded when one is made."""
    from cheeseboard.toolkit.words import speak

    return speak(id, args, lang)


Mistake.speak = staticmethod(_speak)
