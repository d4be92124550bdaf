"""`cheeseboard.server.run`: find a port, say where the table is, serve until somebody presses Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from cheeseboard.server.calm import Calm
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import StoreError

DEFAULT_PORT = 8765
PORTS_TRIED = 20
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class CannotServe(Exception):
    """The server cannot start; the text says why and what would help."""


def lan_address() -> str | None:
    """This machine's address in the local network, or None. Nothing is sent: the system only picks the way out."""
    for target in ("192.0.2.1", "10.255.255.255"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            address = str(probe.getsockname()[0])
            if not address.startswith(("127.", "0.")):
                return address
    return None


def listen(host: str, port: int, try_next: bool) -> socket.socket:
    """A socket bound to `host`. With `try_next`, the first free port from `port` on. Raises `CannotServe`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + (PORTS_TRIED if try_next and port else 1)):
        # The protocol is named because asyncio sends at once (TCP_NODELAY) only on sockets that say they are TCP.
        sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, candidate))
            sock.listen(2048)  # bound but not listening would let a second server bind, too
            sock.set_inheritable(False)
            return sock
        except OverflowError as error:
            sock.close()
            raise CannotServe(f"{candidate} is no port: ports go from 0 to 65535.") from error
        except OSError as error:
            sock.close()
            if error.errno == errno.EADDRINUSE:
                continue
            if error.errno in (errno.EACCES, errno.EPERM):
                raise CannotServe(
                    f"Port {candidate} needs more rights than this user has. Try a port above 1024."
                ) from error
            raise CannotServe(f"Cannot listen on {host}, port {candidate}: {error.strerror or error}.") from error
    if try_next:
        raise CannotServe(f"Ports {port} to {port + PORTS_TRIED - 1} are all in use. Close a program or choose a port.")
    raise CannotServe(f"Port {port} is in use, perhaps by another Cheeseboard. Close it or choose another port.")


class PatientProtocol(H11Protocol):
    """Closes a connection that never sends a request: uvicorn itself waits for ever before the first one."""

    patience = 15.0

    def connection_made(self, transport: Any) -> None:
        """Start the clock."""
        super().connection_made(transport)
        self._silent = self.loop.call_later(self.patience, self._too_silent)

    def _too_silent(self) -> None:
        if self.cycle is None and not self.transport.is_closing():
            text = b"No request came, so the connection is closed.\n"
            self.transport.write(
                b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: "
                + str(len(text)).encode()
                + b"\r\nconnection: close\r\n\r\n"
                + text
            )
            self.transport.close()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A request came: from here on the WebSocket's own limits hold."""
        self._silent.cancel()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clock."""
        self._silent.cancel()
        super().connection_lost(exc)


def raise_file_limit(wanted: int = 8192) -> None:
    """Every connection is an open file; many systems allow 1,024 unless asked."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def config(app: Any, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the app: one process, sans-I/O WebSockets, our limits."""
    protocol = type("Protocol", (PatientProtocol,), {"patience": settings.request_within})
    return uvicorn.Config(
        app,
        http=protocol,
        ws="websockets-sansio",
        ws_max_size=settings.frame_max,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=64 * 1024,
        proxy_headers=True,
    )


class Server(uvicorn.Server):
    """uvicorn's server, which says when it answers."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()
        self.calm = Calm()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets=sockets)
        if self.started:
            self.calm.start()
            self.ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, and leave the process as it was."""
        await self.calm.stop()
        await super().shutdown(sockets=sockets)


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | str | None = None,
    open_browser: bool = True,
    lan: bool = False,
) -> int:
    """Serve the tables until interrupted. Returns the exit status: 0, or 1 after a sentence on stderr.

    `port=None` takes 8765 or the next free one; a port that was given is used or refused. `lan=True` listens on every
    address, so that phones in the same network can join. `data` is the folder of the tables.
    """
    from cheeseboard.server.app import build

    if "://" in str(data or ""):
        print("Tables are kept in a folder (SQLite). A database by URL is not supported yet.", file=sys.stderr)
        return 1
    settings = Settings(data=Path(data)) if data is not None else Settings()
    if lan and host in LOOPBACK:
        host = "0.0.0.0"  # noqa: S104  (that is what `lan` asks for)
    raise_file_limit()
    try:
        sock = listen(host, DEFAULT_PORT if port is None else port, try_next=port is None)
        taken = int(sock.getsockname()[1])
        app = build(settings, lan=_lan_url(taken) if lan else None)
    except (CannotServe, StoreError) as error:
        print(error, file=sys.stderr)
        return 1
    shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::", "::1") else host  # noqa: S104
    address = f"http://{shown}:{taken}/"
    print(f"Cheeseboard is at {address}", flush=True)
    if lan:
        phones = _lan_url(taken)
        print(f"Phones in this network: {phones}" if phones else "No network for phones was found.", flush=True)
    print("Press Ctrl-C to stop. Every table is kept.", flush=True)
    server = Server(config(app, settings))
    threading.Thread(target=_warm, args=(server,), name="warm", daemon=True).start()
    if open_browser:
        threading.Thread(target=_open, args=(server, address), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[sock]))
    return 0 if server.started else 1


def _lan_url(port: int) -> str | None:
    address = lan_address()
    return f"http://{address}:{port}/" if address else None


def _warm(server: Server) -> None:
    """Once it answers: import the games, so that the first page need not wait for all of them."""
    from cheeseboard.server import bridge

    if server.ready.wait(timeout=20):
        for game in bridge.ready():
            bridge.load(game)


def _open(server: Server, address: str) -> None:
    if server.ready.wait(timeout=20):
        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(address)
