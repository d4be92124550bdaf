"""Pages about decks of questions: the list, a file's preview, a deck with its credits and reports, its files."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Mapping, Sequence
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.handlers import HTTPRouteHandler

from cheeseboard.games.pursuit.formats import FORMATS, Exported, Imported, write
from cheeseboard.games.pursuit.question import CATEGORIES, LICENCES, BadDeck, Deck, Question
from cheeseboard.server.decks import LEAVE, Choices, DeckInfo, Report, Upload, info, sources, understand
from cheeseboard.server.house import NO_STORE, Visit, visit
from cheeseboard.server.refused import Refused
from cheeseboard.server.settings import Settings
from cheeseboard.server.store import StoreError
from cheeseboard.toolkit.words import LANGS, Words

GAME = "pursuit"
"""The game whose words the pages use."""
_SHOWN = 12  # questions that a page shows of a deck or file
_LISTED = 100  # problems that a preview lists, and reported questions that a deck's page does
_REASONS = 5  # of a reported question
_LEFT_OUT = 20  # questions that an export names as left out


def _page(guest: Visit, template: str, status: int = 200, **values: Any) -> Response[str]:
    return guest.page(template, status, game=GAME, **values)


def _row(deck: DeckInfo, tongue: Words) -> dict[str, Any]:
    counts = [f"{tongue.say(f'category-{code}')}: {tongue.number(deck.counts[code])}" for code in CATEGORIES]
    return {
        "id": deck.id,
        "name": LANGS[deck.lang] if deck.shipped else deck.name,
        "lang": deck.lang,
        "shipped": deck.shipped,
        "total": tongue.say("decks-count", count=deck.total),
        "counts": counts,
        "licences": ", ".join(deck.licences),
    }


async def _list(guest: Visit, mistake: str = "", status: int = 200) -> Response[str]:
    tongue = guest.words(GAME)
    rows = [_row(deck, tongue) for deck in await guest.house.decks(guest.person)]
    return _page(
        guest,
        "decks.html",
        status,
        shipped=[row for row in rows if row["shipped"]],
        own=[row for row in rows if not row["shipped"]],
        formats=[tongue.say(f"format-{kind}") for kind in FORMATS],
        most=guest.house.settings.deck_max // 2**20,
        mistake=mistake,
    )


@get("/decks")
async def decks_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The decks of the house, those of whoever asks, and the form for another."""
    return await _list(visit(request))


@post("/decks", request_max_body_size=Settings().deck_max + 64 * 1024)
async def bring_deck(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of questions: kept for a moment, and on to its preview."""
    guest = visit(request)
    given = (await request.form()).get("file")
    if not isinstance(given, UploadFile) or not given.filename:
        return await _list(guest, guest.words(GAME).say("decks-no-file"), 400)
    data = await given.read()
    upload = Upload("", given.filename, data)
    try:
        await asyncio.to_thread(understand, upload, Choices(lang=guest.lang))
    except BadDeck as mistake:
        return await _list(guest, mistake.message(guest.lang), 400)
    try:
        id_ = await guest.house.shelf.bring(guest.person, given.filename, data)
    except StoreError:
        return guest.notice(503, "notice-disk")
    return guest.go(f"/decks/new/{id_}")


# -- preview -----------------------------------------------------------------------------------------------------------


@get("/decks/new/{upload_id:str}")
async def preview_page(request: Request[Any, Any, Any]) -> Response[str]:
    """What was understood of a file, and line by line what was not."""
    guest = visit(request)
    upload = await guest.house.shelf.upload(str(request.path_params["upload_id"]), guest.person)
    if upload is None:
        return guest.notice(404, "notice-no-deck")
    return await _preview(guest, upload, Choices(lang=guest.lang))


@post("/decks/new/{upload_id:str}")
async def keep_deck(request: Request[Any, Any, Any]) -> Response[Any]:
    """Look again with what was chosen, or keep what was understood as a deck."""
    guest = visit(request)
    upload = await guest.house.shelf.upload(str(request.path_params["upload_id"]), guest.person)
    if upload is None:
        return guest.notice(404, "notice-no-deck")
    given = {name: value for name, value in (await request.form()).items() if isinstance(value, str)}
    choices = _choices(given)
    if "again" in given:
        return await _preview(guest, upload, choices)
    found = await asyncio.to_thread(understand, upload, choices)
    waiting = [label for label in found.unplaced if choices.categories.get(label) != LEAVE]
    if waiting or not found.questions:
        mistake = "decks-waiting" if waiting else "decks-nothing"
        return await _preview(guest, upload, choices, guest.words(GAME).say(mistake), 400)
    try:
        id_ = await guest.house.shelf.keep(upload, guest.person, choices, found.questions)
    except Refused as refused:
        return await _preview(guest, upload, choices, guest.words(GAME).say(refused.id, **refused.given), 400)
    except StoreError:
        return guest.notice(503, "notice-disk")
    return guest.go(f"/decks/{id_}")


def _choices(given: Mapping[str, str]) -> Choices:
    """What a form says of a file."""
    places = range(sum(name.startswith("label") for name in given))
    labels = {given[f"label{n}"]: given.get(f"category{n}", "") for n in places if f"label{n}" in given}
    lang = given.get("lang", "")
    return Choices(
        given.get("name", ""),
        lang if lang in LANGS else "en",
        given.get("licence", ""),
        {label: code for label, code in labels.items() if code},
    )


async def _preview(
    guest: Visit, upload: Upload, choices: Choices, mistake: str = "", status: int = 200
) -> Response[str]:
    tongue = guest.words(GAME)
    found = await asyncio.to_thread(understand, upload, choices)
    labels = list(dict.fromkeys((*found.unplaced, *choices.categories)))
    problems = [{"line": one.line, "say": tongue.say(one.what), "text": one.text} for one in found.problems[:_LISTED]]
    return _page(
        guest,
        "deck_preview.html",
        status,
        file=upload.file,
        format=tongue.say(f"format-{found.format}"),
        count=tongue.say("decks-understood", count=len(found.questions)),
        problems=problems,
        more=tongue.say("decks-more-problems", count=len(found.problems) - _LISTED)
        if len(found.problems) > _LISTED
        else "",
        questions=_shown(found.questions, tongue),
        labels=[(label, choices.categories.get(label, "")) for label in labels],
        categories=[(code, tongue.say(f"category-{code}")) for code in CATEGORIES],
        leave=LEAVE,
        name=choices.name or upload.file.rpartition(".")[0] or upload.file,
        lang_now=choices.lang,
        licence=choices.licence,
        licences=LICENCES,
        needs_licence=_without_licence(found),
        mistake=mistake,
    )


def _without_licence(found: Imported) -> bool:
    return any(not one.licence for one in found.questions)


def _shown(questions: Sequence[Question], tongue: Words) -> list[dict[str, Any]]:
    """Some questions, from all over the deck, for a look."""
    step = max(1, len(questions) // _SHOWN)
    return [
        {
            "question": one.question,
            "answer": one.answer,
            "options": ", ".join(one.options),
            "category": tongue.say(f"category-{one.category}"),
            "lang": one.lang,
        }
        for one in questions[::step][:_SHOWN]
    ]


# -- a deck ------------------------------------------------------------------------------------------------------------


async def _deck(request: Request[Any, Any, Any]) -> tuple[Visit, str, Deck | None]:
    guest = visit(request)
    id_ = str(request.path_params["deck_id"])
    return guest, id_, await guest.house.shelf.get(id_, guest.person)


@get("/decks/{deck_id:str}")
async def deck_page(request: Request[Any, Any, Any]) -> Response[str]:
    """A deck: how many questions, from where and under which licence, a look at some, reports, its files."""
    guest, id_, deck = await _deck(request)
    if deck is None:
        return guest.notice(404, "notice-no-deck")
    tongue = guest.words(GAME)
    about = info(deck, id_, id_ in LANGS)
    shelf = guest.house.shelf
    reports = await shelf.reports(about) if await shelf.may_read_reports(about, guest.person) else None
    return _page(
        guest,
        "deck.html",
        deck=_row(about, tongue),
        credits=[(source, licence, tongue.say("decks-count", count=count)) for source, licence, count in sources(deck)],
        questions=_shown(deck.questions, tongue),
        reports=None if reports is None else _reported(deck, reports, tongue),
        formats=[(kind, tongue.say(f"format-{kind}")) for kind in FORMATS],
    )


def _reported(deck: Deck, reports: Sequence[Report], tongue: Words) -> list[dict[str, Any]]:
    """Reports with the words of their questions, as many as a page shows."""
    asked = {one.id: one.question for one in deck.questions}
    return [
        {
            "question": asked.get(one.question, one.question),
            "id": one.question,
            "count": tongue.say("decks-reported", count=len(one.reasons)),
            "reasons": list(dict.fromkeys(one.reasons))[:_REASONS],
        }
        for one in reports[:_LISTED]
    ]


@get("/decks/{deck_id:str}/reports")
async def report_file(request: Request[Any, Any, Any]) -> Response[Any]:
    """All reports of a deck as a table: a line a question."""
    guest, id_, deck = await _deck(request)
    if deck is None:
        return guest.notice(404, "notice-no-deck")
    about, shelf = info(deck, id_, id_ in LANGS), guest.house.shelf
    if not await shelf.may_read_reports(about, guest.person):
        return guest.notice(404, "notice-no-deck")
    headers = {"content-disposition": f'attachment; filename="reports-{id_[:8]}.csv"', **NO_STORE}
    return Response(_table_of(deck, await shelf.reports(about)), media_type="text/csv", headers=headers)


def _table_of(deck: Deck, reports: Sequence[Report]) -> bytes:
    asked = {one.id: one for one in deck.questions}
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(("id", "question", "answer", "count", "reasons"))
    for one in reports:
        about = asked.get(one.question)
        texts = (one.question, about.question if about else "", about.answer if about else "")
        table.writerow((*map(_plain, texts), len(one.reasons), _plain(" | ".join(one.reasons))))
    return b"\xef\xbb\xbf" + out.getvalue().encode()  # the mark without which spreadsheets take it for Latin-1


def _plain(text: str) -> str:
    """A cell that no spreadsheet takes for a formula: whoever wrote it is a stranger."""
    return f"'{text}" if text[:1] in tuple("=+-@\t") else text


@post("/decks/{deck_id:str}/delete")
async def delete_deck(request: Request[Any, Any, Any]) -> Response[Any]:
    """Forget a deck of one's own."""
    guest = visit(request)
    if not await guest.house.shelf.delete(str(request.path_params["deck_id"]), guest.person):
        return guest.notice(404, "notice-no-deck")
    return guest.go("/decks")


async def _exported(request: Request[Any, Any, Any]) -> tuple[Visit, str, str, Exported | Response[str]]:
    """A deck as a file of a format, or the page that says why not."""
    guest, id_, deck = await _deck(request)
    kind = str(request.path_params["format"])
    if deck is None or kind not in FORMATS:
        return guest, id_, kind, guest.notice(404, "notice-no-deck")
    try:
        return guest, id_, kind, await asyncio.to_thread(write, kind, deck.questions)
    except BadDeck as mistake:
        said = guest.words(GAME).say("decks-export")
        return guest, id_, kind, _page(guest, "notice.html", 400, heading=said, text=mistake.message(guest.lang))


@get("/decks/{deck_id:str}/as/{format:str}")
async def export_page(request: Request[Any, Any, Any]) -> Response[str]:
    """What a format keeps of a deck and what it cannot carry, and the link to the file."""
    guest, id_, kind, done = await _exported(request)
    if isinstance(done, Response):
        return done
    tongue = guest.words(GAME)
    lost = [tongue.say(one) for one in done.lost]
    return _page(
        guest,
        "deck_export.html",
        id=id_,
        kind=kind,
        format=tongue.say(f"format-{kind}"),
        count=tongue.say("decks-written", count=done.written),
        lost=lost[:_LEFT_OUT],
        more=tongue.say("decks-more-problems", count=len(lost) - _LEFT_OUT) if len(lost) > _LEFT_OUT else "",
    )


@get("/decks/{deck_id:str}/file/{format:str}")
async def export_file(request: Request[Any, Any, Any]) -> Response[Any]:
    """The deck as a file."""
    _, id_, _, done = await _exported(request)
    if isinstance(done, Response):
        return done
    headers = {"content-disposition": f'attachment; filename="questions-{id_[:8]}{done.suffix}"', **NO_STORE}
    return Response(done.data, media_type=done.media, headers=headers)


HANDLERS: list[HTTPRouteHandler] = [
    decks_page,
    bring_deck,
    preview_page,
    keep_deck,
    deck_page,
    delete_deck,
    report_file,
    export_page,
    export_file,
]
