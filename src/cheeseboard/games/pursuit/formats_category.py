"""Which of the six categories a file's own name for one means."""

from __future__ import annotations

import re
from functools import cache

from cheeseboard.games.pursuit.judge_words import fold
from cheeseboard.games.pursuit.question import CATEGORIES

_NAMES = {
    "GE": "geography géographie geografie erdkunde geografi 地理 world countries capitals places travel",
    "EN": "entertainment divertissement divertissements unterhaltung underholdning divertisment 娱乐 film films movies"
    " cinema music musique musik television tv celebrities video-games comics cartoons musicals_theatres"
    " musicals-theatres anime japanese-anime-manga anime-manga cartoon-animations film_and_tv film-and-tv muzică",
    "HI": "history histoire geschichte historie istorie 历史 politics people",
    "AL": "arts_literature arts-literature arts-et-littérature kunst-literatur kunst-litteratur arte-literatură"
    " arte-și-literatură 艺术与文学 art arts literature littérature literatur litteratur literatură books livres"
    " bücher mythology humanities religion-faith religion arts_and_literature arts-and-literature 文学 艺术",
    "SN": "science_nature science-nature sciences-et-nature wissenschaft-natur naturvidenskab videnskab-natur"
    " știință-natură știință-și-natură 科学与自然 science sciences nature biology chemistry physics mathematics"
    " computers gadgets animals science-computers science-mathematics science-gadgets science-technology"
    " computer 科学 自然",
    "SL": "sports_leisure sports-leisure sports-et-loisirs sport-freizeit sport-fritid sport-timp-liber"
    " sport-și-timp-liber 体育与休闲 sport sports hobbies games board-games vehicles food_and_drink food-and-drink"
    " sport_and_leisure sport-and-leisure 体育",
}


def _plain(label: str) -> str:
    """Letters and digits only, no "and": "Science & Nature" is science nature."""
    words = re.split(r"[^\w]+|_", fold(label, "en"))
    return " ".join(word for word in words if word and word not in ("and", "et", "und", "og", "si"))


@cache
def _known() -> dict[str, str]:
    return {_plain(name): code for code, names in _NAMES.items() for name in names.split()}


def category_of(label: str) -> str | None:
    """The category's code for a label: a code of ours, "Entertainment: Film", "top/Geography", a file "history".

    None where it could mean several ("General Knowledge") or nothing.
    """
    if label.strip().upper() in CATEGORIES:
        return label.strip().upper()
    parts = [label, *reversed(re.split(r"[/\\]|::", label))]
    for part in parts:
        stripped = part.strip()
        if stripped.upper() in CATEGORIES:
            return stripped.upper()
        for one in (stripped, *reversed(stripped.split(":", 1))):
            code = _known().get(_plain(one)) if one.strip() else None
            if code:
                return code
    return None
