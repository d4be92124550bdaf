"""Words as the judge hears them: a normal form in nine steps, per language, that ignores what people may leave out.

`fold` gives one normal form, for people to look at and to compare; `keys` all that a text may be equal by.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from cheeseboard.games.pursuit.judge_numbers import DECIMAL, chinese_digits, with_digits

LONGEST = 500
"""Characters of a text that are read; the rest is not."""

AND = {"en": "and", "fr": "et", "de": "und", "da": "og", "ro": "si", "zh": "和"}
_PERCENT = {"en": "percent", "fr": "pourcent", "de": "prozent", "da": "procent", "ro": "procent", "zh": "%"}
_ARTICLES = {
    "en": "the a an",
    "fr": "le la les l un une des du",
    "de": "der die das dem den des ein eine einen einem einer eines",
    "da": "den det de en et",
    "ro": "un o niste",
    "zh": "",
}
_SHORT: dict[str, dict[str, str]] = {
    # abbreviation -> what it stands for
    "en": {"st": "saint", "mt": "mount", "dr": "doctor", "jr": "junior", "sr": "senior", "mr": "mister", "n": "and"},
    "fr": {"st": "saint", "ste": "sainte", "dr": "docteur", "mme": "madame", "mlle": "mademoiselle"},
    "de": {"st": "sankt", "dr": "doktor", "str": "strasse", "jr": "junior"},
    "da": {"st": "sankt", "skt": "sankt", "sct": "sankt", "dr": "doktor", "jr": "junior"},
    "ro": {"sf": "sfantul", "dr": "doctor", "jr": "junior"},
    "zh": {},
}
_ERAS: dict[str, dict[str, tuple[str, ...]]] = {
    # the last words of "before Christ" and "after Christ" as they stand after step 5
    "en": {"bc": ("bce", "b c"), "ad": ("ce", "anno domini")},
    "fr": {"bc": ("av jc", "avant jc", "avant jesus christ", "av j c"), "ad": ("ap jc", "apres jc", "ap j c")},
    "de": {"bc": ("v chr", "vor christus", "vchr"), "ad": ("n chr", "nach christus", "nchr")},
    "da": {"bc": ("f kr", "fkr", "fvt", "for kristus"), "ad": ("e kr", "ekr", "evt")},
    "ro": {"bc": ("i hr", "ihr", "ien", "i en"), "ad": ("d hr", "dhr", "en")},
    "zh": {},
}
_LETTERS = {"œ": "oe", "ß": "ss", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ħ": "h", "ŧ": "t", "ŋ": "ng"}
_SPELLINGS: tuple[dict[int, str], ...] = (
    str.maketrans({**_LETTERS, "ø": "o", "æ": "ae", "å": "a", "ä": "a", "ö": "o", "ü": "u"}),
    str.maketrans({**_LETTERS, "ø": "oe", "æ": "ae", "å": "aa", "ä": "ae", "ö": "oe", "ü": "ue"}),
)
"""Two ways to write vowels that a keyboard may lack: Malmö is Malmo and Malmoe."""
_APOSTROPHES = "'’‘ʼʻ`´′＇"
_ELISION = re.compile(rf"\b(l|d|j|n|s|m|t|c|qu)[{_APOSTROPHES}](?=\w)")
_OTHER = re.compile(rf"[^\w{DECIMAL}]|_|(?<!\d){DECIMAL}|{DECIMAL}(?!\d)")
_LOOSE = re.compile(r"(?<!\d) | (?!\d)")  # a blank that is not between two numbers


def fold(text: str, lang: str) -> str:
    """The normal form of a text in a language. Folding it again changes nothing."""
    return heard(text, lang)[0][1]


def keys(text: str, lang: str) -> frozenset[str]:
    """All normal forms of a text without blanks: texts that share one are the same to the judge."""
    return frozenset(solid(form) for _, form in heard(text, lang))


def solid(form: str) -> str:
    """A normal form without blanks, but for those between numbers."""
    return _LOOSE.sub("", form)


@lru_cache(maxsize=16384)
def heard(text: str, lang: str) -> tuple[tuple[str, str], ...]:
    """For each spelling of special vowels: the plain words, and the normal form, which has digits for numbers."""
    found: list[tuple[str, str]] = []
    for spelling in range(1 if text.isascii() and "&" not in text else len(_SPELLINGS)):
        plain, form = _once(text[:LONGEST], lang, spelling)
        for _ in range(4):  # what one step leaves another may take: go on until nothing changes
            again = _once(form, lang, spelling)[1]
            if again == form:
                break
            form = again
        if (plain, form) not in found:
            found.append((plain, form))
    return tuple(found)


def _once(text: str, lang: str, spelling: int) -> tuple[str, str]:
    """One pass of the nine steps: plain words, normal form."""
    raw = _letters(text, lang)
    tokens = _initials(_OTHER.sub(" ", _signs(_unaccented(raw, spelling), lang)).split())
    if not tokens:
        return (raw.strip(), raw.strip())  # nothing but signs: a band called "!!!"
    tokens = _eras(tokens, lang)
    tokens = [_SHORT.get(lang, {}).get(token, token) for token in tokens]
    tokens = _without_article(tokens, lang)
    plain = " ".join(tokens)
    form = _grouped(" ".join(with_digits(tokens, lang)))
    if lang == "zh":
        plain, form = _close(plain), _close(chinese_digits(_close(form)))
    return plain, form


def _letters(text: str, lang: str) -> str:
    """Entities, widths and capitals gone; Chinese in simplified characters."""
    for _ in range(3):
        plain = html.unescape(text)
        if plain == text:
            break
        text = plain
    text = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    if text.isascii():
        return text
    text = "".join(_DIGIT(c) for c in text if unicodedata.category(c) != "Cf")
    return "".join(map(_simple, text)) if lang == "zh" else text


def _DIGIT(c: str) -> str:  # noqa: N802  (a table that is too long to write down)
    return str(unicodedata.digit(c)) if not c.isascii() and c.isdecimal() else c


@cache
def _converter() -> Any:
    from opencc import OpenCC

    return OpenCC("t2s")


@lru_cache(maxsize=8192)
def _simple(character: str) -> str:
    """The simplified form of one Chinese character."""
    return character if character.isascii() else str(_converter().convert(character))


def _unaccented(text: str, spelling: int) -> str:
    if text.isascii():
        return text
    text = text.translate(_SPELLINGS[spelling])
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return unicodedata.normalize("NFC", bare.translate(_SPELLINGS[spelling]).casefold())


def _signs(text: str, lang: str) -> str:
    """Signs that mean a word, thousands and decimals, elisions; apostrophes go."""
    both = f" {AND.get(lang, 'and')} "
    text = re.sub(r"(?<=[^\W_])\+\+", "plusplus", text)
    text = re.sub(r"(?<=[^\W\d_])[#♯]", " sharp", text).replace("♭", " flat")
    text = re.sub(r"(?<=[^\W_])\s*[&+]\s*(?=[^\W_])", both, text)
    text = re.sub(r"(?<=[^\W_])\+", " plus ", text)
    text = re.sub(r"(?<![\w)])[-−–]\s?(?=\d)", " minus ", text)
    text = re.sub(r"\bpour cent\b", "pourcent", text) if lang == "fr" else text
    text = text.replace("%", f" {_PERCENT.get(lang, 'percent')} ") if lang != "zh" else text
    groups, point = (r"[,'’]", r"\.") if lang in ("en", "zh") else (r"[.'’]", ",")
    text = re.sub(rf"(?<![\d.,])\d{{1,3}}(?:{groups}\d{{3}})+(?!\d)", lambda m: re.sub(r"\D", "", m[0]), text)
    text = re.sub(rf"(?<![\d.,])(\d+)(?:{point}|[.,])(\d+)(?![.,]?\d)", rf"\1{DECIMAL}\2", text)
    if lang == "fr":
        text = _ELISION.sub(r"\1 ", text)
    return text.translate(dict.fromkeys(map(ord, _APOSTROPHES)))


def _initials(tokens: Sequence[str]) -> list[str]:
    """ "j r r tolkien" is jrr tolkien, and "u s a" usa."""
    out: list[str] = []
    run = ""
    for token in [*tokens, ""]:
        if len(token) == 1 and token.isascii() and token.isalpha():
            run += token
            continue
        if run:
            out.append(run)
        run = ""
        if token:
            out.append(token)
    return out


def _eras(tokens: list[str], lang: str) -> list[str]:
    """ "v chr" and its like become bc, after a number only."""
    for era, endings in _ERAS.get(lang, {}).items():
        for ending in endings:
            words = ending.split()
            start = len(tokens) - len(words)
            if start > 0 and tokens[start:] == words and tokens[start - 1][-1].isdigit():
                return [*tokens[:start], era]
    return tokens


def _without_article(tokens: list[str], lang: str) -> list[str]:
    """Leading articles go while something else remains; "the the" and "la la land" keep theirs."""
    articles = _ARTICLES.get(lang, "").split()
    while len(tokens) > 1 and tokens[0] in articles and tokens[1] != tokens[0]:
        tokens = tokens[1:]
    return tokens


def _grouped(form: str) -> str:
    """ "17 200" is 17200."""
    return re.sub(
        rf"(?<![\d{DECIMAL}])(?<!\d )\d{{1,3}}(?: \d{{3}})+(?![\d{DECIMAL}])", lambda m: m[0].replace(" ", ""), form
    )


def _close(text: str) -> str:
    """No blanks beside Chinese characters."""
    return re.sub(r"(?<=[^\x00-\x7f]) +| +(?=[^\x00-\x7f])", "", text)


_OR = {"en": "or", "fr": "ou", "de": "oder", "da": "eller", "ro": "sau", "zh": "或"}


@lru_cache(maxsize=8192)
def readings(text: str, lang: str) -> tuple[str, ...]:
    """What else an answer's text allows: each of "sea horse or pipe fish", "Lois" for "Lois (of Hi and Lois)"."""
    found: list[str] = []
    without = re.sub(r"\s*[(\[（【][^()\[\]（）【】]*[)\]）】]\s*", " ", text).strip()
    within = re.sub(r"[()\[\]（）【】]", " ", text)
    either = _OR.get(lang, "or")
    divider = re.compile(r"\s*[;；]\s*|\s+/\s+|" + (either if lang == "zh" else rf"\s+{either}\s+"), re.IGNORECASE)
    for whole in (without, within):
        found += [whole, *divider.split(whole)]
    return tuple(dict.fromkeys(one.strip() for one in found if one.strip() and one.strip() != text.strip()))


def halves(text: str) -> tuple[str, ...]:
    """The two sides of an unspaced stroke: "Celsius/Fahrenheit" perhaps means either, "Face/Off" does not: ask."""
    sides = [side.strip() for side in text.split("/")]
    return tuple(side for side in sides if len(side) > 1) if len(sides) == 2 else ()
