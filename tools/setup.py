"""Sets up the project's own environment in .venv and runs the table (`play`) or all checks (`test`).

Uses uv when it is there and gets it into .venv when it is not. A warm start does nothing but compare a fingerprint.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
LOCKS = {"play": "requirements.lock", "test": "requirements-dev.lock"}


class SetupError(Exception):
    """Setting up failed; the text is a sentence for the person at the keyboard."""


def main() -> int:
    """Run `setup.py play|test [arguments]`; returns the exit status."""
    goal, args = sys.argv[1], sys.argv[2:]
    try:
        with _only_one():
            warm = _environment(goal)
        if goal == "play":
            return _play(args, warm)
        return _test(args)
    except SetupError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


@contextlib.contextmanager
def _only_one() -> Iterator[None]:
    """Two first starts at once: the second waits for the first, then finds everything done."""
    if os.name == "nt":
        yield
        return
    import fcntl

    with (ROOT / ".setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _environment(goal: str) -> bool:
    """Bring .venv to what the lock of `goal` says. True where it was there already."""
    stamp = VENV / f".cheeseboard-{goal}"
    wanted = _fingerprint(goal)
    if stamp.is_file() and stamp.read_text() == wanted:
        return True
    print("Setting up Cheeseboard in .venv (the first time takes a minute or two) …", flush=True)
    if not _python().is_file():
        _make_venv()
    uv = _uv()
    locked = [*uv, "pip", "install", "--quiet", "--require-hashes", "-r", LOCKS[goal]]
    _run(locked, "the libraries could not be fetched")
    editable = [*uv, "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "-e", "."]
    _run(editable, "the project itself could not be installed")
    stamp.write_text(wanted)
    return False


def _fingerprint(goal: str) -> str:
    content = b"".join((ROOT / name).read_bytes() for name in (LOCKS[goal], "pyproject.toml"))
    return hashlib.sha256(content + sys.version.encode() + str(ROOT).encode()).hexdigest()


def _python() -> Path:
    return BIN / ("python.exe" if os.name == "nt" else "python")


def _make_venv() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    uv = shutil.which("uv")
    if uv:
        _run([uv, "venv", "--quiet", "--python", sys.executable, str(VENV)], "the environment could not be made")
        return
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False, capture_output=True, text=True)
    if done.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError(
            "This Python cannot make a virtual environment. On Debian or Ubuntu install the package python3-venv; "
            "elsewhere install uv or a complete Python. Then run the command again.\n" + done.stdout + done.stderr
        )


def _uv() -> list[str]:
    """The uv command: the machine's own, or one fetched into .venv."""
    os.environ.setdefault("VIRTUAL_ENV", str(VENV))
    os.environ["VIRTUAL_ENV"] = str(VENV)
    os.environ.setdefault("UV_LINK_MODE", "copy")
    os.environ.setdefault("UV_SYSTEM_CERTS", "1")  # schools and companies with a proxy of their own
    if not os.access(Path.home(), os.W_OK):
        os.environ.setdefault("UV_CACHE_DIR", str(VENV / "uv-cache"))
    found = shutil.which("uv")
    if found:
        return [found]
    own = BIN / ("uv.exe" if os.name == "nt" else "uv")
    if not own.is_file():
        if subprocess.run([str(_python()), "-c", "import pip"], check=False, capture_output=True).returncode:
            # an environment that a uv made which has gone since; Python brings a pip of its own
            _run([str(_python()), "-m", "ensurepip", "--default-pip"], "an installer could not be put into .venv")
        pip = [str(_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv"]
        _run(pip, "uv, the installer, could not be fetched")
    return [str(own)]


def _run(command: list[str], trouble: str) -> None:
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise SetupError(
            f"Set-up stopped: {trouble} (see above). The first run needs a network connection to the package index. "
            "Nothing is lost: run the same command again when it is there."
        )


def _play(args: list[str], warm: bool) -> int:
    if warm and Path(sys.prefix) == VENV:  # this is its Python already: no second start
        from cheeseboard.server.__main__ import main as serve

        return serve(args)
    command = [str(_python()), "-m", "cheeseboard.server", *args]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def _test(args: list[str]) -> int:
    """Every check, in the order in which a mistake is cheapest to find. Arguments go to pytest."""
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    environment["CHEESEBOARD_BROWSER"] = _browser()
    checks = {
        "style": ["ruff", "check", "."],
        "format": ["ruff", "format", "--check", "."],
        "types": ["mypy"],
        "imports": ["lint-imports"],
        "tests": ["pytest", *(args or ["-n", "2", "--dist", "worksteal"])],
    }
    failed = []
    for name, command in checks.items():
        print(f"\n== {name}: {' '.join(command)}", flush=True)
        program = [str(BIN / command[0]), *command[1:]]
        if subprocess.run(program, cwd=ROOT, env=environment, check=False).returncode:
            failed.append(name)
    print(f"\n{'Failed: ' + ', '.join(failed) if failed else 'All checks passed.'}")
    return 1 if failed else 0


def _browser() -> str:
    """Path of a Chromium; installed when there is none."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    chosen = os.environ.get("CHEESEBOARD_BROWSER") or next(filter(None, map(shutil.which, names)), None)
    if chosen:
        return chosen
    print("Fetching a browser for the tests …", flush=True)
    apt = shutil.which("apt-get")
    sudo = [] if not hasattr(os, "geteuid") or os.geteuid() == 0 else ["sudo", "-n"]
    if apt:
        subprocess.run([*sudo, apt, "-qq", "update"], check=False, stdout=subprocess.DEVNULL)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        wanted = ["chromium", "fonts-dejavu-core", "fonts-noto-cjk"]
        install = [*sudo, apt, "-qq", "install", "-y", "--no-install-recommends", *wanted]
        subprocess.run(install, check=False, env=quiet, stdout=subprocess.DEVNULL)
        found = shutil.which("chromium") or shutil.which("chromium-browser")
        if found:
            return found
    if subprocess.run([str(BIN / "playwright"), "install", "chromium"], check=False).returncode == 0:
        start = "from playwright.sync_api import sync_playwright as start; p = start().start(); "
        probe = start + "print(p.chromium.executable_path); p.stop()"
        return subprocess.check_output([str(_python()), "-c", probe], text=True).strip()
    raise SetupError(
        "The tests play in a real browser and none could be installed. Install Chromium (the package chromium), "
        "or set CHEESEBOARD_BROWSER to the path of one, and run ./test again."
    )


if __name__ == "__main__":
    sys.exit(main())
