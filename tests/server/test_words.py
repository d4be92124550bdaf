"""Every word that pages and the client use is there, and no other."""

from __future__ import annotations

import json
import re
from pathlib import Path

import cheeseboard.server
from cheeseboard.toolkit.words import resource_of

HOUSE = Path(cheeseboard.server.__file__).parent
IDS = {entry.id.name for entry in resource_of("server", "en").body if hasattr(entry, "id")}  # type: ignore[union-attr]


def test_the_clients_words_are_the_servers() -> None:
    wanted = json.loads((HOUSE / "static/words.json").read_text("utf-8"))
    assert {f"ui-{id_}" for id_ in wanted} == {id_ for id_ in IDS if id_.startswith("ui-")}


def test_every_id_that_a_page_or_module_names_has_words() -> None:
    named = set()
    for file in (HOUSE / "pages").glob("*.html"):
        named |= set(re.findall(r"say\('([a-z-]+)'", file.read_text("utf-8")))
    for file in HOUSE.glob("*.py"):
        text = file.read_text("utf-8")
        found = re.findall(r'"((?:bad|refuse|error|why|who|notice)-[a-z-]+)"', text)
        named |= {f"{id_}-title" for id_ in found if id_.startswith("notice-")} | set(found)
    assert len(named) > 40
    assert named - IDS == set()
