"""Units that people type beside a number, and words beside a number that say nothing."""

from __future__ import annotations

_UNITS: dict[str, str] = {
    # unit -> its names in their normal form, in all languages
    "km": "km kilometre kilometres kilometer kilometers kilometeren kilometri kilometru 公里 千米",
    "m": "m metre metres meter meters meteren metri metru 米",
    "cm": "cm centimetre centimetres centimeter centimeters zentimeter centimetri centimetru 厘米",
    "mm": "mm millimetre millimetres millimeter millimeters milimetri milimetru 毫米",
    "mile": "mile miles mi mil meile meilen mille milles mila 英里",
    "foot": "foot feet ft fuss pied pieds fod picior picioare 英尺",
    "inch": "inch inches zoll pouce pouces tomme tommer inci 英寸",
    "kg": "kg kilo kilos kilogram kilograms kilogramme kilogrammes kilogramm kilograme 公斤 千克",
    "g": "g gram grams gramme grammes gramm grame 克",
    "t": "ton tons tonne tonnes tonnen tone 吨",
    "l": "l litre litres liter liters litri litru 升",
    "s": "s second seconds sec seconde secondes sekunde sekunden sekunder secunda secunde 秒",
    "min": "min minute minutes minuten minut minutter minuta 分钟",
    "h": "h hour hours heure heures stunde stunden time timer ora ore 小时",
    "day": "day days jour jours tag tage tagen dag dage zi zile 天",
    "year": "year years an ans annee annees jahr jahre jahren ar aar ani 年",
    "percent": "percent per cent pourcent prozent procent %",
    "celsius": "c celsius degc 摄氏度",
    "fahrenheit": "f fahrenheit degf 华氏度",
    "degree": "degree degrees degre degres grad grader grade 度",
    "m2": "m2 sqm 平方米",
    "km2": "km2 sqkm 平方公里",
    "mph": "mph",
    "kmh": "kmh kmph",
}
_OF = {name: unit for unit, names in _UNITS.items() for name in names.split()}

FILLERS: dict[str, tuple[str, ...]] = {
    "en": ("about", "around", "exactly", "in", "the", "year", "it", "is", "was", "approximately", "ca", "there", "are"),
    "fr": ("environ", "exactement", "en", "l", "an", "annee", "la", "il", "y", "ca", "vers"),
    "de": ("etwa", "ungefahr", "genau", "im", "jahr", "jahre", "ca", "circa", "es", "sind", "rund"),
    "da": ("omkring", "cirka", "ca", "praecis", "i", "ar", "aret", "der", "er"),
    "ro": ("circa", "aproximativ", "exact", "in", "anul", "ca", "sunt", "de"),
    "zh": ("大约", "约", "在", "公元", "年", "个", "是"),
}
"""Words that may stand beside a number and mean nothing, in their normal form."""


def unit_of(word: str, lang: str) -> str:
    """The unit that a word in its normal form names; "" if it names none that is known (or is no unit in `lang`)."""
    return "" if lang == "ro" and word == "mil" else _OF.get(word, "")
