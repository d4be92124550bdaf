"""Every sentence exists in every language, wants the same arguments, and formats."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from cheeseboard import games
from cheeseboard.kernel.errors import IllegalMove, Mistake
from cheeseboard.kernel.options import Options
from cheeseboard.toolkit import words as module
from cheeseboard.toolkit.scene import Msg
from cheeseboard.toolkit.words import COMMON, LANGS, MissingWords, Words, locale_path, pick, resource_of, words

from .scan import Asked, asked, client_words

OTHERS = tuple(lang for lang in LANGS if lang != "en")
ROOMS = tuple(room for room in (*COMMON, *module.game_rooms()) if locale_path(room, "en").is_file())


class _Seen(Visitor):  # type: ignore[misc]
    """Variables and calls of a message, and the keys of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()
        self.messages: set[str] = set()
        self.selected: set[str] = set()  # variables that choose a variant
        self.listed: dict[str, str] = {}  # variables that LIST takes, codes of words; how the ids of these begin

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "LIST":
            start = next((one.value.value for one in node.arguments.named if one.name.name == "of"), "")
            names = [one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)]
            self.listed |= dict.fromkeys(names, start)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selected.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:
        self.keys.add(node.key.name if isinstance(node.key, ast.Identifier) else node.key.value)
        self.generic_visit(node)


def entries(room: str, lang: str) -> dict[str, ast.Message]:
    resource = resource_of(room, lang)
    assert resource is not None, f"{room} has no {lang}.ftl"
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{room}/{lang}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def seen(entry: ast.Message) -> _Seen:
    eyes = _Seen()
    eyes.visit(entry)
    return eyes


def samples(entry: ast.Message, room: str) -> Iterator[dict[str, str | int]]:
    """Arguments that reach each variant of a message: numbers for plurals, words for the rest."""
    eyes = seen(entry)
    for value in (0, 1, 2, 5, 21, 101, *sorted(eyes.keys | {"", "anything"})):
        args: dict[str, str | int] = dict.fromkeys(eyes.variables, value)
        for variable, start in eyes.listed.items():  # codes that LIST looks up, or "none" for the variant without
            if value != "none" or variable not in eyes.selected:
                known = [name.removeprefix(start) for name in entries(room, "en") if name.startswith(start)]
                args[variable] = " ".join(known[:2]) if start else "e w"
        yield args


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", OTHERS)
def test_same_ids_and_variables_as_english(room: str, lang: str) -> None:
    english, other = entries(room, "en"), entries(room, lang)
    assert set(other) == set(english)
    for name, entry in english.items():
        assert seen(other[name]).variables == seen(entry).variables, name


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", LANGS)
def test_every_message_formats(room: str, lang: str) -> None:
    tongue = words(lang, *([] if room in COMMON else [room]))
    for name, entry in entries(room, lang).items():
        for args in samples(entry, room):
            text = tongue.say(name, **args)
            assert "{" not in text and "???" not in text, (name, text)
            assert "\u2068" not in text, "isolation marks are off"


def test_every_word_of_the_code_has_a_text() -> None:
    for room, wanted in asked().items():
        games_of = [room] if room in module.game_rooms() else list(module.game_rooms())
        tongues = [words("en", game) for game in games_of]
        for name, where in wanted.ids.items():
            assert any(tongue.has(name) for tongue in tongues), f"{where} says '{name}', which has no text"


def test_the_code_gives_what_the_text_wants() -> None:
    common = {name: entry for room in ROOMS if room in COMMON for name, entry in entries(room, "en").items()}
    checked = 0
    for room, wanted in asked().items():
        mine = {**common, **(entries(room, "en") if room in module.game_rooms() else {})}
        for name, where, given in wanted.given:
            if name in mine and not name.startswith("log-signal-at"):
                checked += 1
                lacking = seen(mine[name]).variables - given
                assert not lacking, f"{where}: '{name}' also wants {', '.join(sorted(lacking))}"
    assert checked > 60


def _known_starts(rooms: dict[str, Asked]) -> tuple[str, ...]:
    return tuple({start for wanted in rooms.values() for start in wanted.starts if start})


def test_no_text_is_unused() -> None:
    rooms = asked()
    said = {name for wanted in rooms.values() for name in (*wanted.ids, *wanted.strings)}
    starts = (
        *_known_starts(rooms),
        "judge-",
        "desk-not-now-",
        "field-",
        "clause-",
        "effect-",
        "chapter-",
        "option-",
        "level-",
        "way-",
        "floor-",
        "ui-",
    )
    titled = {name for name in said if name.startswith("notice-")}
    for room in ROOMS:
        for name in entries(room, "en"):
            base = name.removesuffix("-title")
            assert name in said or base in titled or name.startswith(starts), f"{room}: '{name}' is never said"


def test_every_clause_effect_chapter_and_option() -> None:
    for game in games.find():
        bundle = games.load(game)
        book = bundle.clauses
        names = [clause.message for clause in book.CLAUSES] + [effect.message for effect in book.EFFECTS]
        names += [f"chapter-{chapter}" for chapter in book.CHAPTERS]
        names += [f"chapter-{chapter}-intro" for chapter in book.CHAPTERS]
        names += _option_ids(bundle.Options, entries(game, "en"))
        names += ["game-title", "game-pitch", "game-intro"]
        mine = entries(game, "en")
        for name in names:
            assert name in mine, f"{game}: no text for {name}"
        for kind, wanted in (("clause-", names), ("effect-", names), ("chapter-", names), ("option-", names)):
            stale = [name for name in mine if name.startswith(kind) and name not in wanted]
            assert not stale, f"{game}: {stale} belong to nothing"
        for effect in book.EFFECTS:
            given = {about.partition(":")[2] for about in effect.args} - {""}
            assert seen(mine[effect.message]).variables <= given, effect.id


def _option_ids(options: type[Options], mine: Collection[str]) -> list[str]:
    """Numbers may have words of their own, too: the form then offers those."""
    names = []
    for name, about in options.fields.items():
        numbers = [] if about.flag or about.choices else range(about.low, about.high + 1)
        names += [f"option-{name}", f"option-{name}-help", *(f"option-{name}-{one}" for one in about.choices)]
        names += [text for text in (f"option-{name}-{number}" for number in numbers) if text in mine]
    return names


def test_every_level_has_its_name() -> None:
    from cheeseboard import players

    for game in games.find():
        for level in players.levels(game):
            for lang in LANGS:
                assert words(lang, game).say(level.name)
                assert words(lang, game).say(level.note)


def test_the_clients_words_fit_the_page() -> None:
    mine = entries("server", "en")
    client = {f"ui-{name}": set(re.findall(r"\{(\w+)\}", text)) for name, text in client_words().items()}
    assert {name for name in mine if name.startswith("ui-")} == set(client)
    for name, variables in client.items():
        assert seen(mine[name]).variables == variables, name


@pytest.mark.parametrize(
    ("lang", "bad"),
    [
        ("fr", r"(?<![\u00a0\u202f])[!?;](?!\S)|[^\u00a0]:(?= )|\"|'"),
        ("de", r"\"|[“][^“”]*”|'"),
        ("da", r"\"|[„“”]|'"),
        ("ro", r"[şţŞŢ]|\"|“|'"),
        ("zh", r"[\u4e00-\u9fff][,;:!?]|\"|'"),
    ],
)
def test_typography(lang: str, bad: str) -> None:
    """French spaces, German and Danish quotes, Romanian commas below, Chinese full-width punctuation."""
    for room in ROOMS:
        for name, entry in entries(room, lang).items():
            for args in samples(entry, room):
                text = words(lang, *([] if room in COMMON else [room])).say(name, **args)
                assert not re.search(bad, text), (room, name, text)


PARTNERS = ("move-after-you", "button-after", "signal-you-first", "game-title", "lid-chou")
"""What partners say to each other, and a title."""


@pytest.mark.parametrize(
    ("lang", "other"),
    [
        ("fr", r"(?i)\b(tu|toi|ton|ta|tes|te)\b|\bt’"),  # says vous
        ("de", r"\w(en|rn) Sie\b|\bIhnen\b"),  # says du, and so do the next two
        ("ro", r"(?i)\bdumneavoastră\b|\bvă\b"),
        ("zh", "您"),
    ],
)
def test_people_are_spoken_to_in_one_way(lang: str, other: str) -> None:
    """The house and its games speak to people alike; in French only partners are on first-name terms."""
    for room in ROOMS:
        for name, entry in entries(room, lang).items():
            if name in PARTNERS:
                continue
            for args in samples(entry, room):
                text = words(lang, *([] if room in COMMON else [room])).say(name, **args)
                assert not re.search(other, text), (room, name, text)


def test_chinese_has_no_blanks_between_its_own_characters() -> None:
    tongue = words("zh", "pursuit")
    red, anna = Msg("seat-red"), "Anna"
    assert " " not in tongue.say("effect-right", who=red, category=Msg("category-GE"))
    assert tongue.say("effect-turn", who=anna) == "轮到 Anna。"
    assert tongue.say("effect-turn", who=red) == "轮到红方。"
    assert tongue.say("effect-thrown", who=red, die=3) == "红方掷出 3。"
    assert tongue.say("desk-text", text="上 下") == "上 下"  # somebody's own words stay as they are


def test_romanian_numbers_take_de() -> None:
    tongue = words("ro", "chou")
    counts = {count: tongue.say("effect-compost-now", count=count) for count in (1, 3, 19, 20, 21)}
    assert [" de verze" in counts[count] for count in (1, 3, 19, 20, 21)] == [False, False, False, True, True]


# -- the wrapper -------------------------------------------------------------------------------------------------------
@pytest.fixture
def lenient() -> Iterator[None]:
    module.strict(False)
    yield
    module.strict(True)


def test_nested_messages_lists_and_numbers() -> None:
    tongue = words("fr", "chou")
    assert tongue.say(Msg("ref-line", {"n": Msg("way-ne")})) == "livret, ligne nord-est"
    assert words("en").list(["a", "b", "c"]) == "a, b and c"
    assert words("en").list(["a", "b", "c"], "or") == "a, b or c"
    assert words("zh").list(["甲", "乙", "丙"]) == "甲、乙和丙"
    assert tongue.number(12345) == "12\u202f345"
    assert words("de").say("ref-line", n=1234) == "Anleitung, Zeile 1.234"
    assert words("de").say("error-option-unknown", option="x", known=["a", "b"]).endswith("a und b.")


def test_a_context_adds_to_the_message() -> None:
    assert words("en").say(Msg("ui-cover-title"), name="Anna") == "Hand the device to Anna"


def test_missing_words_stop_a_test() -> None:
    with pytest.raises(MissingWords, match="no-such-thing"):
        words("en").say("no-such-thing")
    with pytest.raises(MissingWords, match="name"):
        words("en").say("ui-cover-title")


@pytest.mark.usefixtures("lenient")
def test_people_get_english_and_no_traceback(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    with caplog.at_level(logging.ERROR):
        assert words("en").say("no-such-thing") == "[no-such-thing]"
        assert words("de").say("no-such-thing") == "[no-such-thing]"
        assert "name" in words("de").say("ui-cover-title")
    assert "no-such-thing" in caplog.text
    poor = Words("de", ("server",))
    monkeypatch.setattr(poor._bundle, "has_message", lambda _: False)
    assert poor.say("ui-undo") == "Undo"


def test_a_file_that_does_not_parse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "games" / "broken" / "locale"
    home.mkdir(parents=True)
    (home / "en.ftl").write_text("good = Good\nbad = { $x\n", "utf-8")
    monkeypatch.setattr(module, "_HOUSE", tmp_path)
    with pytest.raises(MissingWords, match="bad"):
        resource_of("broken", "en")


def test_unknown_language_is_english() -> None:
    assert words("xx") is words("en")
    assert words("fr", "chou") is words("fr", "chou"), "cached"


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("da, en-gb;q=0.8, en;q=0.7", "da"),
        ("pt-BR, zh-TW;q=0.5, ro;q=0.6", "ro"),
        ("zh-Hans-CN", "zh"),
        ("fr;q=0, de;q=0.1", "de"),
        ("*", "en"),
        ("", "en"),
        ("klingon;;;q=x,,", "en"),
    ],
)
def test_pick(header: str, lang: str) -> None:
    assert pick(header) == lang


def test_mistakes_speak_every_language() -> None:
    mistake = Mistake("error-move-ambiguous", "English", move="b4", candidates="1-b4, 2-b4")
    assert mistake.message("de").startswith("„b4“")
    refusal = IllegalMove("clause-night-exposed", "English", "night.exposed", game="chou")
    assert refusal.message("da").startswith("En kanin")
