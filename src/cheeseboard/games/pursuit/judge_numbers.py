"""Numbers as people write them: words, ordinals, Roman numerals, Chinese numerals, millions; all become digits.

Works on words that judge_words has already made plain (small letters, no accents). "ae" spellings are known beside "a".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache

DECIMAL = "٫"
"""The decimal mark of the normal form: neither comma nor dot, so that it cannot be read as a thousands separator."""

_NUMBER = re.compile(rf"\d+(?:{DECIMAL}\d+)?")
_LONGEST_RUN = 8  # words in one spelled number


@dataclass(frozen=True, slots=True)
class _Tongue:
    """How a language spells numbers below a million. All words without spaces."""

    base: dict[str, int]  # 0..99
    ordinals: dict[str, int]
    hundred: str  # regular expressions
    thousand: str
    joint: str  # "and"
    millions: dict[str, int]


_SPELT: dict[str, str | int | None] = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "å": "aa",
    "ø": "oe",
    "ß": "ss",
    "æ": "ae",
}


def _plain(word: str) -> tuple[str, ...]:
    """A word without its accents: with plain vowels, and as it is written where there are none ("fuenf")."""
    short = word.translate(str.maketrans("éèêäöüåøăâîșț", "eeeaouaoaaist")).replace("ß", "ss").replace("æ", "ae")
    wide = word.translate(str.maketrans(_SPELT))
    return (short, wide.translate(str.maketrans("éèêăâîșț", "eeeaaist")))


def _spread(words: Iterable[tuple[str, int]]) -> dict[str, int]:
    return {plain: value for word, value in words for plain in _plain(word)}


def _listed(texts: str, first: int = 0, step: int = 1) -> list[tuple[str, int]]:
    """Pairs from "zero one|une two": words in order, spellings of one value divided by a bar."""
    return [(one, first + step * i) for i, group in enumerate(texts.split()) for one in group.split("|")]


def _english() -> _Tongue:
    small = _listed(
        "zero|nought one two three four five six seven eight nine ten eleven twelve|dozen thirteen fourteen fifteen"
        " sixteen seventeen eighteen nineteen"
    )
    tens = _listed("twenty thirty forty|fourty fifty sixty seventy eighty ninety", 20, 10)
    base = small + tens + [(t + o, a + b) for t, a in tens for o, b in small if 0 < b < 10]
    few = _listed("first second third fourth fifth sixth seventh eighth ninth", 1)
    ordinals = few + [(w + "th", v) for w, v in small if 9 < v < 20 and v != 12] + [("twelfth", 12)]
    ordinals += [(t[:-1] + "ieth", v) for t, v in tens] + [(t + o, a + b) for t, a in tens for o, b in few]
    millions = _listed("million|millions|mn billion|billions|bn trillion|trillions", 2)
    return _Tongue(_spread(base), _spread(ordinals), "hundred(?:th)?", "thousand(?:th)?", "and", _powers(millions))


def _powers(words: list[tuple[str, int]]) -> dict[str, int]:
    return {word: 1000**power for word, power in words}


def _french() -> _Tongue:
    small = _listed(
        "zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept"
        " dixhuit dixneuf"
    )
    base = list(small)
    tens = _listed("vingt trente quarante cinquante soixante septante huitante|octante nonante", 20, 10)
    for ten, value in tens:
        base += [(ten, value), *((ten + e + w, value + v) for w, v in small if 0 < v < 10 for e in ("", "et"))]
    base += [("soixante" + e + w, 60 + v) for w, v in small if 9 < v < 20 for e in ("", "et")]
    base += [("quatrevingt" + w, 80 + v) for w, v in small if 0 < v < 20] + [("quatrevingt", 80), ("quatrevingts", 80)]
    ordinals = [(re.sub("e$", "", re.sub("f$", "v", re.sub("q$", "qu", w))) + "ième", v) for w, v in base if v > 1]
    ordinals += [("unième", 1), ("premier", 1), ("première", 1), ("second", 2), ("seconde", 2)]
    ordinals += [(ten + e + "unième", value + 1) for ten, value in tens for e in ("", "et")]
    millions = _listed("million|millions milliard|milliards billion|billions", 2)
    return _Tongue(
        _spread(base), _spread(ordinals), "cents?(?:ieme)?", "(?:mille|mil)(?:ieme)?", "et", _powers(millions)
    )


def _german() -> _Tongue:
    small = _listed(
        "null ein|eins|eine|einen|einem|einer zwei|zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn"
        " vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"
    )
    tens = _listed("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig", 20, 10)
    base = small + tens + [(o + "und" + t, a + b) for t, a in tens for o, b in small if 0 < b < 10]
    stems = _listed("er zwei drit vier fünf sechs siebt|sieben ach neun zehn elf zwölf", 1)
    stems = [("erst" if w == "er" else w if w in ("siebt",) else w + "t", v) for w, v in stems]
    stems += [(w + "t", v) for w, v in small if 12 < v < 20] + [(w + "st", v) for w, v in base if v > 19]
    ordinals = [(w + end, v) for w, v in stems for end in ("e", "er", "es", "en", "em")]
    millions = _listed("million|millionen|mio milliarde|milliarden|mrd billion|billionen", 2)
    return _Tongue(
        _spread(base), _spread(ordinals), "hundert(?:ste[rsnm]?)?", "tausend(?:ste[rsnm]?)?", "und", _powers(millions)
    )


def _danish() -> _Tongue:
    small = _listed(
        "nul en|et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten"
    )
    tens = _listed(
        "tyve tredive fyrre|fyrretyve halvtreds|halvtredsindstyve tres|tresindstyve halvfjerds|halvfjerdsindstyve"
        " firs|firsindstyve halvfems|halvfemsindstyve",
        20,
        10,
    )
    base = small + tens + [(o + "og" + t, a + b) for t, a in tens for o, b in small if 0 < b < 10]
    few = _listed(
        "første anden|andet tredje fjerde femte sjette syvende ottende niende tiende ellevte tolvte trettende"
        " fjortende femtende sekstende syttende attende nittende",
        1,
    )
    high = _listed(
        "tyvende tredivte fyrretyvende halvtredsindstyvende tresindstyvende halvfjerdsindstyvende firsindstyvende"
        " halvfemsindstyvende",
        20,
        10,
    )
    ordinals = few + high + [(o + "og" + t, a + b) for t, a in high for o, b in small if 0 < b < 10]
    millions = _listed("million|millioner|mio milliard|milliarder|mia billion|billioner", 2)
    return _Tongue(_spread(base), _spread(ordinals), "hundred(?:e|er)?", "tusinde?", "og", _powers(millions))


def _romanian() -> _Tongue:
    small = _listed(
        "zero unu|una|un doi|două trei patru cinci șase șapte opt nouă zece unsprezece|unșpe"
        " doisprezece|douăsprezece|doișpe treisprezece paisprezece cincisprezece șaisprezece șaptesprezece"
        " optsprezece nouăsprezece"
    )
    tens = _listed("douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci", 20, 10)
    base = small + tens + [(t + si + o, a + b) for t, a in tens for o, b in small if 0 < b < 10 for si in ("și", "")]
    ordinals = [(w + "lea", v) for w, v in base if v > 1]
    ordinals += _listed(
        "întâi|întâia|prim|primul|prima doilea|doua treilea|treia patra cincea șasea șaptea opta noua", 1
    )
    ordinals += [("optulea", 8)]
    millions = _listed("milion|milioane|mil miliard|miliarde|mld bilion|bilioane", 2)
    return _Tongue(
        _spread(base),
        _spread(ordinals),
        "(?:o)?sut[ae](?:lea)?",
        "(?:o)?(?:mie|mii)(?:lea)?",
        "(?:si|de)",
        _powers(millions),
    )


_MAKERS = {"en": _english, "fr": _french, "de": _german, "da": _danish, "ro": _romanian}


@cache
def _tongue(lang: str) -> tuple[_Tongue, re.Pattern[str]] | None:
    """The words of a language and the shape of a spelled number; None where numbers are not spelled so."""
    maker = _MAKERS.get(lang)
    if maker is None:
        return None
    tongue = maker()
    base = "|".join(sorted(tongue.base, key=len, reverse=True))
    last = "|".join(sorted({**tongue.base, **tongue.ordinals}, key=len, reverse=True))
    joint = f"(?:(?<=.){tongue.joint}(?=.))?"
    shape = (
        f"(?:(?P<k>{base})?(?P<thousand>{tongue.thousand}))?{joint}"
        f"(?:(?P<h>{base})?(?P<hundred>{tongue.hundred}))?{joint}(?P<u>{last})?"
    )
    return tongue, re.compile(shape)


@lru_cache(maxsize=32768)
def spelled(word: str, lang: str) -> int | None:
    """The value of a number written in words without spaces: "threehundredandsixtysix" -> 366; None if it is none."""
    known = _tongue(lang)
    if known is None or len(word) > 80:
        return None
    tongue, shape = known
    found = shape.fullmatch(word)
    if not found or not (found["thousand"] or found["hundred"] or found["u"]):
        return None
    total = 1000 * (tongue.base[found["k"]] if found["k"] else 1) if found["thousand"] else 0
    total += 100 * (tongue.base[found["h"]] if found["h"] else 1) if found["hundred"] else 0
    return total + ({**tongue.ordinals, **tongue.base}[found["u"]] if found["u"] else 0)


# -- digits for words ------------------------------------------------------------------------------------------------

_ROMAN = re.compile(r"(?=[ivxlc])(?:c)?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})")
_ROMAN_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_ENDINGS = {
    # what may follow a numeral to make it an ordinal
    "en": r"st|nd|rd|th",
    "fr": r"er|ere|re|e|eme|ieme|me|nd|nde",
    "de": r"te|ter|tes|ten|ste|ster|sten",
    "da": r"te|de|ende",
    "ro": r"lea|a",
}
_BEFORE_ORDINAL = {
    "en": ("the",),
    "de": ("der", "die", "das", "dem", "den"),
    "fr": ("le", "la"),
    "da": ("den", "det"),
    "ro": ("al", "a"),
}
_SINGLE_ANYWHERE = ("en", "fr", "de")  # elsewhere a lone "i" is a word, unless it comes last


def roman(word: str) -> int | None:
    """The value of a Roman numeral up to 100, or None."""
    if not _ROMAN.fullmatch(word):
        return None
    values = [_ROMAN_VALUES[c] for c in word]
    total = sum(-v if v < max(values[i:]) else v for i, v in enumerate(values))
    return total if 0 < total <= 100 else None


def _numeral(word: str, lang: str, place: int, last: bool) -> str | None:
    """Digits for a numeral, with the ending of an ordinal or without: "14th", "xive"; a Roman one follows a name."""
    ending = _ENDINGS.get(lang, "(?!)")
    found = re.fullmatch(rf"(\d+)(?:{ending})", word)
    if found:
        return found[1]
    if place == 0:
        return None
    found = re.fullmatch(rf"([ivxlc]+?)(?:{ending})?", word)
    value = roman(found[1]) if found else None
    if value is None or found is None:
        return None
    lone = len(word) == 1 and (word not in "ivx" or not (last or lang in _SINGLE_ANYWHERE))
    return None if lone else str(value)


def with_digits(tokens: Sequence[str], lang: str) -> list[str]:
    """The same words with digits for every number: "louis the fourteenth" -> louis 14."""
    out: list[str] = []
    ordinal = _BEFORE_ORDINAL.get(lang, ())
    place = 0
    while place < len(tokens):
        value, used = _longest(tokens, place, lang)
        token = tokens[place]
        known = _tongue(lang)
        times = known[0].millions.get(token) if known else None
        if out and _NUMBER.fullmatch(out[-1]) and (times or value in (100, 1000)):
            if times or re.fullmatch(known[0].hundred + "|" + known[0].thousand, token) if known else False:
                out[-1] = _product(out[-1], times or int(value or 1))
                place += 1
                continue
        if value is None:
            digits = _numeral(token, lang, place, place == len(tokens) - 1)
        else:
            digits = str(value)
        if digits is None:
            out.append(token)
        else:
            if len(out) > 1 and out[-1] in ordinal and not token.isdecimal():
                out.pop()
            out.append(digits)
        place += used
    return _romanian_ordinals(out) if lang == "ro" else out


_HUNDREDS = {
    # how words for a hundred and a thousand begin
    "en": ("hundred", "thousand"),
    "fr": ("cent", "mille"),
    "de": ("hundert", "tausend"),
    "da": ("hundrede", "tusind"),
    "ro": ("suta", "mie", "mii", "o", "osuta", "omie"),
}


@cache
def _beginnings(lang: str) -> frozenset[str]:
    """The first two letters of all number words: most other words are passed over at once."""
    known = _tongue(lang)
    if known is None:
        return frozenset()
    words = (*known[0].base, *known[0].ordinals, *_HUNDREDS[lang])
    return frozenset(word[:2] for word in words)


def _longest(tokens: Sequence[str], place: int, lang: str) -> tuple[int | None, int]:
    """The number that the most words from `place` on spell, and how many they are."""
    if tokens[place][:2] not in _beginnings(lang):
        return None, 1
    for used in range(min(_LONGEST_RUN, len(tokens) - place), 0, -1):
        value = spelled("".join(tokens[place : place + used]), lang)
        if value is not None:
            return value, used
    return None, 1


def _product(number: str, times: int) -> str:
    value = Fraction(number.replace(DECIMAL, ".")) * times
    return str(int(value)) if value.denominator == 1 else f"{float(value)}".replace(".", DECIMAL)


def _romanian_ordinals(tokens: list[str]) -> list[str]:
    """ "al 14 lea" is 14."""
    out: list[str] = []
    for token in tokens:
        if token in ("lea", "a") and out and out[-1].isdecimal():
            if len(out) > 1 and out[-2] in ("al", "a"):
                del out[-2]
            continue
        out.append(token)
    return out


_CHINESE = {c: i for i, c in enumerate("零一二三四五六七八九")} | {"〇": 0, "两": 2}
_CHINESE_UNITS = {"十": 10, "百": 100, "千": 1000}
_CHINESE_RUN = re.compile(r"第?([零〇一二两三四五六七八九十百千万亿]+)")


def _chinese(run: str) -> str:
    """Digits for a Chinese numeral: 三百六十六 -> 366, 一九四五 -> 1945."""
    if all(c in _CHINESE for c in run):
        return "".join(str(_CHINESE[c]) for c in run)
    total = section = digit = 0
    for c in run:
        if c in _CHINESE:
            digit = _CHINESE[c]
        elif c in _CHINESE_UNITS:
            section += (digit or 1) * _CHINESE_UNITS[c]
            digit = 0
        else:
            total = (total + section + digit or 1) * (10**4 if c == "万" else 10**8)
            section = digit = 0
    return str(total + section + digit)


def chinese_digits(text: str) -> str:
    """A Chinese text with digits for its numerals; 第十四 is 14, 3亿 is 300000000."""
    text = re.sub(
        rf"(\d{{1,12}}(?:{DECIMAL}\d{{1,8}})?)(万|亿)", lambda m: _product(m[1], 10**4 if m[2] == "万" else 10**8), text
    )
    text = _CHINESE_RUN.sub(lambda m: _chinese(m[1]), text)
    return re.sub(r"第(?=\d)", "", text)


# -- values ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Numbers:
    """What numbers a text has, and the words beside them."""

    values: tuple[Fraction, ...]
    rest: tuple[str, ...]
    before_christ: bool


_MINUS = ("minus", "moins", "负", "negative")
_BEFORE_CHRIST = ("bc",)
_AFTER_CHRIST = ("ad", "ce")
_NOUGHTS = ("oh",)  # nineteen oh five


def numbers(folded: str, lang: str, year: bool = False) -> Numbers:
    """The numbers of a text in its normal form. `year`: "19 45" is one number, and bc makes it negative."""
    bare = folded
    bc = False
    if lang == "zh":
        bc = "公元前" in bare
        bare = re.sub(r"公元前?|年", " ", bare)
        bare = re.sub(rf"(\d+(?:{DECIMAL}\d+)?)", r" \1 ", bare)
    tokens = bare.split()
    if len(tokens) == 1 and (value := roman(tokens[0])) is not None:
        tokens = [str(value)]
    values: list[Fraction] = []
    rest: list[str] = []
    minus = False
    lately = -1  # place of the number before
    for place, token in enumerate(tokens):
        if _NUMBER.fullmatch(token):
            value_now = Fraction(token.replace(DECIMAL, "."))
            late = place and tokens[place - 1] in _NOUGHTS
            pair = (
                year and values and lately == place - 1 and 10 <= values[-1] <= 20 and len(token) == (1 if late else 2)
            )
            if pair:
                values[-1] = values[-1] * 100 + value_now
            else:
                values.append(-value_now if minus else value_now)
            minus = False
            lately = place
        elif token in _MINUS:
            minus = True
        elif token in _BEFORE_CHRIST:
            bc = True
        elif token in _NOUGHTS and year and lately == place - 1:
            lately = place
        elif token not in _AFTER_CHRIST:
            rest.append(token)
    if year and bc:
        values = [-abs(value) for value in values]
    return Numbers(tuple(values), tuple(rest), bc)
