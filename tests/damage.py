"""Damaged texts for tests of every game's positions."""

from __future__ import annotations

from hypothesis import strategies as st


def damaged(data: st.DataObject, text: str, words: list[str]) -> str:
    """The text with one to four faults: lines lost, doubled, moved; words swapped or slipped in."""
    lines = text.splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        k = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(("drop", "double", "move", "word", "add")))
        if how == "drop" and len(lines) > 1:
            del lines[k]
        elif how == "double":
            lines.append(lines[k])
        elif how == "move":
            lines.insert(data.draw(st.integers(0, len(lines) - 1)), lines.pop(k))
        else:
            parts = lines[k].split(" ")
            place = data.draw(st.integers(0, len(parts) - 1))
            parts[place : place + (how == "word")] = [data.draw(st.sampled_from(words))]
            lines[k] = " ".join(parts)
    return "\n".join(lines)
