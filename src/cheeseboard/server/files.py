"""Files the browser asks for: the client, the lids and the art, kept in memory with an entity tag each."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

_HERE = Path(__file__).parent
_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".css": "text/css", ".json": "application/json"}
_ROOT = re.compile(r"<\?xml[^>]*\?>|<!DOCTYPE[^>]*>", re.IGNORECASE)
_SVG = re.compile(r"<svg\b[^>]*>(.*)</svg>\s*$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Held:
    """A file as it is sent."""

    body: bytes
    packed: bytes  # the same, gzipped; empty where that gains nothing
    media: str
    tag: str
    stamp: float  # time of the file it was read from


def hold(body: bytes, media: str, stamp: float = 0.0) -> Held:
    """A body with its tag and its compressed form."""
    packed = gzip.compress(body, 6, mtime=0) if len(body) > 500 else b""
    if packed and len(packed) > len(body) * 0.9:
        packed = b""
    return Held(body, packed, media, f'"{hashlib.sha256(body).hexdigest()[:20]}"', stamp)


class Files:
    """The files under a folder, by their path in it. Nothing outside can be named: paths are looked up, not opened."""

    def __init__(self, folder: Path = _HERE / "static") -> None:
        self._folder = folder
        self._held: dict[str, Held] = {}

    def get(self, path: str) -> Held | None:
        """The file, read again when it has changed; None where there is none."""
        name = path.lstrip("/")
        if any(
            part in ("", ".", "..") or part.startswith(".") or "\\" in part or "\0" in part for part in name.split("/")
        ):
            return None
        file = self._folder / name
        if not file.is_file() or file.suffix == ".md":
            self._held.pop(name, None)
            return None
        stamp = file.stat().st_mtime
        held = self._held.get(name)
        if held is None or held.stamp != stamp:
            media = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            held = self._held[name] = hold(file.read_bytes(), media, stamp)
        return held


def sprite(game: str) -> Held | None:
    """All pictures of a game as one SVG, whose symbols the client puts on its boards; None where it has no art."""
    folder = _HERE.parent / "games" / game / "art"
    if not re.fullmatch(r"[a-z0-9_]+", game) or not folder.is_dir():
        return None
    texts = [_ROOT.sub("", file.read_text("utf-8")).strip() for file in sorted(folder.glob("*.svg"))]
    if not texts:
        return None
    if len(texts) == 1:
        return hold(texts[0].encode(), "image/svg+xml")
    inner = [found[1] if (found := _SVG.search(text)) else text for text in texts]
    return hold(f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(inner)}</svg>'.encode(), "image/svg+xml")
