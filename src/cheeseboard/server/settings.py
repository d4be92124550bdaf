"""What a host may set, and every limit of the server in one place."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def default_data() -> Path:
    """Where the tables are kept unless somebody says otherwise."""
    return user_data_path("cheeseboard", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of one server. Times are seconds, sizes bytes."""

    data: Path = field(default_factory=default_data)
    bot_pause: float = 0.6  # a bot takes at least this long, so that people can follow
    beat: float = 0.8  # a page shows what others do for this long before it goes on, unless somebody presses something
    bot_workers: int = 2  # bots that may think at the same time
    dice_wait: float = 1.5  # a page has this long to promise its dice number, and again to show it; 0 = none is asked
    frame_max: int = 16 * 1024  # largest frame a browser may send
    body_max: int = 64 * 1024  # largest form
    deck_max: int = 2 * 1024 * 1024  # largest file of questions that may be brought
    decks_max: int = 20  # decks of one person
    decks_room: int = 12 * 1024 * 1024  # what they may take together
    upload_kept: float = 86400.0  # a file that nobody has made a deck of is forgotten after this
    hello_within: float = 10.0  # a WebSocket that says nothing is closed after this
    request_within: float = 15.0  # so is a connection that never sends a request
    silence_max: float = 120.0  # the client pings; a socket silent for longer is gone
    frames_per_second: float = 20.0  # per socket, after a burst of `frames_burst`
    frames_burst: int = 60
    sockets_max: int = 4000  # WebSockets of the whole server
    sockets_per_table: int = 200
    sockets_per_address: int = 1200  # a school may sit behind one address
    posts_per_second: float = 2.0  # forms per address, after a burst of `posts_burst`
    posts_burst: int = 60
    idle_after: float = 600.0  # a table nobody looks at leaves memory after this
    watch_others: float = 1.0  # how often to look for what another server process wrote
