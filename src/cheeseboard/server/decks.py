"""Decks of questions: those of the house and those that people bring, kept per person in the store."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
import zlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import PurePath

from cheeseboard.games.pursuit.formats import Imported, read
from cheeseboard.games.pursuit.question import CATEGORIES, Deck, Question, load_shipped, read_deck, shipped
from cheeseboard.server.identity import new_id
from cheeseboard.server.refused import Refused
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import Store
from cheeseboard.toolkit.words import LANGS

NAME_MAX, LICENCE_MAX = 60, 80
REPORTS_MAX = 5000
"""Reports of one deck that are read."""
LEAVE = "-"
"""What stands for a category whose questions are to be left out."""


@dataclass(frozen=True, slots=True)
class DeckInfo:
    """A deck as lists show it."""

    id: str  # of a deck of the house, its language: "en"; else a random text
    name: str
    lang: str
    content: str  # hash of its questions: Deck.id
    counts: Mapping[str, int]  # category -> questions
    licences: tuple[str, ...]
    shipped: bool

    @property
    def total(self) -> int:
        """All its questions."""
        return sum(self.counts.values())


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that somebody has brought and not yet kept."""

    id: str
    file: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Report:
    """People at tables of this house found something wrong with a question."""

    question: str  # its id
    reasons: tuple[str, ...]  # one a person, newest first


@dataclass(frozen=True, slots=True)
class Choices:
    """What its owner says of a file before it becomes a deck."""

    name: str = ""
    lang: str = "en"
    licence: str = ""
    categories: Mapping[str, str] = field(default_factory=dict)  # the file's own names ("" = none) -> ours, or LEAVE


def info(deck: Deck, id_: str, is_shipped: bool = False) -> DeckInfo:
    """What lists show of a deck."""
    counts = {code: len(deck.by_category[code]) for code in CATEGORIES}
    licences = tuple(sorted({one.licence for one in deck.questions if one.licence}))
    return DeckInfo(id_, deck.name, deck.lang, deck.id, counts, licences, is_shipped)


def sources(deck: Deck) -> list[tuple[str, str, int]]:
    """(source, licence, how many questions), the most first."""
    found = Counter((one.source, one.licence) for one in deck.questions)
    return [(source, licence, count) for (source, licence), count in found.most_common()]


def understand(upload: Upload, choices: Choices) -> Imported:
    """The questions of a file as its owner wants them read. BadDeck where it cannot be read at all."""
    wanted = {label: code for label, code in choices.categories.items() if code in CATEGORIES}
    found = read(upload.file, upload.data, None, choices.lang, categories=wanted)
    licence = choices.licence.strip()[:LICENCE_MAX]
    if not licence:
        return found
    return replace(found, questions=tuple(replace(one, licence=one.licence or licence) for one in found.questions))


class Decks:
    """The decks in a store. What a person may see of others' decks is nothing."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def all(self, person: str) -> list[DeckInfo]:
        """The decks that a person may play with: the house's by language, then its own, newest first."""
        house = [info(await asyncio.to_thread(load_shipped, lang), lang, True) for lang in shipped()]
        rows = await self._store.rows(
            "SELECT id, name, lang, content, about FROM decks WHERE person = ? ORDER BY created DESC", (person,)
        )
        return [*house, *(_info_of(row) for row in rows)]

    async def get(self, id_: str, person: str) -> Deck | None:
        """A deck of the house or of this person, whole."""
        if id_ in LANGS:
            return await asyncio.to_thread(load_shipped, id_) if id_ in shipped() else None
        rows = await self._store.rows("SELECT name, lang, body FROM decks WHERE id = ? AND person = ?", (id_, person))
        if not rows:
            return None
        name, lang, body = rows[0]
        return await asyncio.to_thread(lambda: read_deck(str(name), zlib.decompress(body).decode(), str(lang)))

    async def bring(self, person: str, file: str, data: bytes) -> str:
        """Keep a file for its preview; returns its id. An earlier one of the same person is forgotten."""
        id_ = new_id(96)
        now = time.time()
        kept = (id_, person, PurePath(file).name[:80] or "questions", zlib.compress(data), now)

        def work(c: sqlite3.Connection) -> None:
            c.execute("DELETE FROM uploads WHERE person = ? OR at < ?", (person, now - self._settings.upload_kept))
            c.execute("INSERT INTO uploads(id, person, file, body, at) VALUES(?, ?, ?, ?, ?)", kept)

        await self._store.do(work)
        return id_

    async def upload(self, id_: str, person: str) -> Upload | None:
        """The file that a person has brought."""
        rows = await self._store.rows("SELECT file, body FROM uploads WHERE id = ? AND person = ?", (id_, person))
        return Upload(id_, str(rows[0][0]), zlib.decompress(rows[0][1])) if rows else None

    async def keep(self, upload: Upload, person: str, choices: Choices, questions: tuple[Question, ...]) -> str:
        """Make a deck of what was understood; returns its id. `Refused` where the person has too many already."""
        name = " ".join(choices.name.split())[:NAME_MAX] or PurePath(upload.file).stem[:NAME_MAX]
        deck = Deck(name, choices.lang if choices.lang in LANGS else "en", questions)
        body = "\n".join(one.pack() for one in deck.questions).encode()
        about = json.dumps({"counts": dict(info(deck, "").counts), "licences": info(deck, "").licences})
        row = (upload.id, person, deck.name, deck.lang, deck.id, about, zlib.compress(body), len(body), time.time())

        def work(c: sqlite3.Connection) -> None:
            count, size = c.execute("SELECT COUNT(*), TOTAL(size) FROM decks WHERE person = ?", (person,)).fetchone()
            if count >= self._settings.decks_max or size + len(body) > self._settings.decks_room:
                raise Refused("decks-full", most=self._settings.decks_max)
            c.execute(
                "INSERT INTO decks(id, person, name, lang, content, about, body, size, created)"
                " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            )
            c.execute("DELETE FROM uploads WHERE id = ?", (upload.id,))

        await self._store.do(work)
        return upload.id

    async def delete(self, id_: str, person: str) -> bool:
        """Forget a deck of one's own; tables that play with it have their own copy. False where there is none."""

        def work(c: sqlite3.Connection) -> int:
            return c.execute("DELETE FROM decks WHERE id = ? AND person = ?", (id_, person)).rowcount

        return await self._store.do(work) > 0

    # -- reports -------------------------------------------------------------------------------------------------------

    async def reports(self, deck: DeckInfo) -> list[Report]:
        """What was said of a deck's questions: what most people have reported first, then the newest."""
        rows = await self._store.rows(
            "SELECT question, reason FROM reports WHERE deck = ? ORDER BY at DESC LIMIT ?",
            (deck.id if deck.shipped else deck.content, REPORTS_MAX),
        )
        found: dict[str, list[str]] = {}
        for question, reason in rows:
            found.setdefault(str(question), []).append(str(reason))
        return sorted((Report(one, tuple(said)) for one, said in found.items()), key=lambda one: -len(one.reasons))

    async def may_read_reports(self, deck: DeckInfo, person: str) -> bool:
        """Of one's own deck, always; of the house's, who has set a table here: strangers' words are not for all."""
        if not deck.shipped:
            return True
        return bool(await self._store.rows("SELECT 1 FROM tables WHERE host = ? LIMIT 1", (person,)))


def _info_of(row: tuple[str, str, str, str, str]) -> DeckInfo:
    id_, name, lang, content, about = row
    said = json.loads(about)
    return DeckInfo(id_, name, lang, content, said["counts"], tuple(said["licences"]), False)


async def report(store: Store, deck: str, question: str, person: str, reason: str) -> None:
    """Somebody at a table says that a question is wrong. `deck`: content hash, or language of the house's. A person's
    latest word counts."""
    row = (deck, question, person, " ".join(reason.split())[:200], time.time())

    def work(c: sqlite3.Connection) -> None:
        c.execute("INSERT OR REPLACE INTO reports(deck, question, person, reason, at) VALUES(?, ?, ?, ?, ?)", row)

    await store.do(work)
