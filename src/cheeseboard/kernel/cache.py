"""Where compiled code is kept: one file per function and signature, named by the hash of everything it depends on.

A file never changes: it is written under a private name and moved into place in one step, so any number of processes
may start cold together. A file that is damaged fails its checksum, is compiled anew and replaced. A directory that
cannot be written is only read; what is compiled then goes to a directory of this process.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import logging
import os
import pickle
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)

_SUM = 32  # bytes of the checksum at the head of a file
_DAY = 86_400.0
KEPT_DAYS = 60  # files unused for longer go when something new is kept beside them


def home() -> Path:
    """The cache directory: CHEESEBOARD_CACHE, else the platform's place for caches."""
    given = os.environ.get("CHEESEBOARD_CACHE")
    if given:
        return Path(given)
    import platformdirs

    return Path(platformdirs.user_cache_dir("cheeseboard", appauthor=False)) / "compiled"


@cache
def _scratch(owner: int) -> Path:
    del owner  # a forked child makes its own
    made = Path(tempfile.mkdtemp(prefix="cheeseboard-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError as error:
        log.info("compiled code cannot be kept in %s (%s)", folder, error)
        return False


@cache
def _places(root: Path, owner: int) -> tuple[Path, ...]:
    return (root,) if _writable(root) else (root, _scratch(owner))


def places() -> tuple[Path, ...]:
    """Directories to read from; the last one is written to. A directory that cannot be written gets a substitute."""
    return _places(home(), os.getpid())


class Store:
    """The cache of one function, in the place of Numba's own (`dispatcher._cache`)."""

    def __init__(self, folder: str, name: str, key: str) -> None:
        self.folder, self.name, self.key = folder, name, key
        self.hits = 0
        self.misses = 0

    cache_path = ""

    def _file(self, sig: Any, codegen: Any) -> str:
        what = repr((sig, codegen.magic_tuple()))
        return f"{self.name}-{hashlib.sha256((self.key + what).encode()).hexdigest()[:32]}.nbc"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled function for a signature, or None."""
        from numba.core.compiler import CompileResult

        target_context.refresh()
        name = self._file(sig, target_context.codegen())
        for place in places():
            data = _read(place / self.folder / name)
            if data is None:
                continue
            rebuild: Any = CompileResult._rebuild
            try:
                made = rebuild(target_context, *pickle.loads(data))  # noqa: S301  (our own file, its checksum is right)
            except Exception as error:  # noqa: BLE001  (whatever a foreign file raises: compile instead)
                log.warning("compiled code in %s is of no use (%r); compiling anew", place / self.folder / name, error)
                continue
            self.hits += 1
            _used(place / self.folder / name)
            return made
        self.misses += 1
        return None

    def save_overload(self, sig: Any, compiled: Any) -> None:
        """Keep a compiled function; nothing happens where it cannot be kept."""
        from numba.core import serialize

        if compiled.library.has_dynamic_globals or any(not lifted.can_cache for lifted in compiled.lifted):
            log.warning("%s cannot be kept compiled: it reads a table too large for that", self.name)
            return
        name = self._file(sig, compiled.codegen)
        dumps: Any = serialize.dumps
        data = dumps(compiled._reduce())
        folder = places()[-1] / self.folder
        write(folder / name, data)
        _tidy(folder, os.getpid())

    def enable(self) -> None:
        """Numba's interface; always on."""

    def disable(self) -> None:
        """Numba's interface; always on."""

    def flush(self) -> None:
        """Numba's interface; nothing is buffered."""


def _used(path: Path) -> None:
    """Note that a file is in use, at most once a day; where it cannot be noted it will be compiled again one day."""
    with contextlib.suppress(OSError):
        if time.time() - path.stat().st_mtime > _DAY:
            path.touch()


@cache
def _tidy(folder: Path, owner: int) -> None:
    """Once a process: remove what nobody has used for long, and what killed processes left half-written."""
    del owner
    before = time.time() - KEPT_DAYS * _DAY
    for path in [*folder.glob("*.nbc"), *folder.glob(".*.part")]:
        with contextlib.suppress(OSError):  # another process tidies too
            if path.stat().st_mtime < before:
                path.unlink()


def _read(path: Path) -> bytes | None:
    try:
        data = path.read_bytes()
    except OSError:
        return None
    if hashlib.sha256(data[_SUM:]).digest() != data[:_SUM]:
        log.warning("%s is damaged; compiling anew", path)
        return None
    return data[_SUM:]


def write(path: Path, data: bytes) -> None:
    """Publish a file in one step. A full or read-only disk is reported and otherwise no harm."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, private = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(data).digest() + data)
            Path(private).replace(path)
        except OSError:
            Path(private).unlink(missing_ok=True)
            raise
    except OSError as error:
        log.warning("compiled code could not be kept in %s (%s)", path.parent, error)
