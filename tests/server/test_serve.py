"""Starting: ports, addresses, and sentences instead of tracebacks."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from cheeseboard.server import run
from cheeseboard.server.serve import CannotServe, lan_address, listen


def test_a_port_in_use_is_said_and_the_next_one_tried() -> None:
    first = listen("127.0.0.1", 0, try_next=False)
    port = first.getsockname()[1]
    try:
        with pytest.raises(CannotServe, match=f"Port {port} is in use"):
            listen("127.0.0.1", port, try_next=False)
        second = listen("127.0.0.1", port, try_next=True)
        assert second.getsockname()[1] > port
        second.close()
    finally:
        first.close()


@pytest.mark.parametrize(
    ("host", "port", "say"), [("127.0.0.1", 70000, "no port"), ("192.0.2.77", 0, "Cannot listen on")]
)
def test_what_cannot_be_listened_on_is_said(host: str, port: int, say: str) -> None:
    with pytest.raises(CannotServe, match=say):
        listen(host, port, try_next=False)


def test_a_name_that_leads_nowhere_is_said() -> None:
    with pytest.raises(CannotServe, match="Cannot listen on"):
        listen("no.such.host.invalid", 0, try_next=False)


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("x")
    assert run(port=0, data=tmp_path / "file" / "tables", open_browser=False) == 1
    said = capsys.readouterr()
    assert "cannot be kept" in said.err
    assert "Traceback" not in said.err


def test_the_lan_address_is_no_loopback() -> None:
    address = lan_address()
    assert address is None or not address.startswith("127.")
    if address is not None:
        socket.inet_aton(address)


def test_a_database_by_url_is_said_to_be_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(port=0, data="postgresql://host/tables", open_browser=False) == 1
    assert "not supported yet" in capsys.readouterr().err
