"""The colours of Gold Rush: one light value each; the night's value comes from a formula, heroes are lifted by hand."""

from __future__ import annotations

PREFIX = "goldrush-"

LIGHT = {
    "ink": "#2B2925",
    "paper": "#FBF6EA",
    "shadow": "#3D2A10",
    "sand": "#E3BC70",
    "sand-l": "#E9C67E",
    "sand-d": "#DBB062",
    "edge": "#B98B43",
    "rim": "#A97F45",
    "earth": "#EBD5A6",
    "dust": "#C7A266",
    "rock": "#8A9CAC",
    "rock-m": "#98AAB8",
    "rock-d": "#5F7284",
    "rock-l": "#DBE2E4",
    "scree": "#A9B8C3",
    "gold": "#F3B92F",
    "gold-l": "#FFE79A",
    "gold-d": "#C98718",
    "glint": "#FFFBEA",
    "vein": "#FFC93C",
    "lode": "#4A3313",
    "bed": "#E9D8B2",
    "sleeper": "#8A5A36",
    "steel": "#B9C0C2",
    "cream": "#F3E4C3",
    "cream-d": "#CFB68A",
    "door": "#43301F",
    "wood": "#C08B57",
    "wood-l": "#DCB07C",
    "wood-d": "#9A683E",
    "plank": "#6B4528",
    "red": "#B8412B",
    "red-l": "#DB7A5C",
    "red-d": "#8D3A28",
    "teal": "#5B7F86",
    "teal-l": "#8FB0B2",
    "teal-d": "#436962",
    "amber": "#D99C3A",
    "amber-l": "#F0C271",
    "amber-d": "#AD7420",
    "iron": "#3B4348",
    "boiler": "#4F6470",
    "boiler-l": "#86A0AA",
    "brass": "#E2AE3A",
    "brass-l": "#F7D77C",
    "brass-d": "#AE7616",
    "pine": "#5E7A58",
    "pine-d": "#41593F",
    "leaf": "#6F8A4C",
    "leaf-l": "#A3B873",
    "grass": "#A87B34",
    "grass-g": "#8E8C45",
    "stone": "#A9B3B5",
    "stone-d": "#7C898D",
    "horse": "#B3683B",
    "horse-l": "#D9996A",
    "horse-d": "#43291A",
    "mare": "#EFE2C8",
    "mane": "#8C6B4A",
    "skin": "#E9BF8E",
    "skin-d": "#C8935E",
    "canvas": "#EFE0BD",
    "canvas-l": "#F7ECD0",
    "canvas-d": "#CDB88A",
    "sack": "#C99E63",
    "sack-l": "#E6C590",
    "sack-d": "#9C7340",
    "smoke": "#FBF4E2",
    "water": "#4E8FC0",
    "water-l": "#A9CCE6",
    "hi": "#FFF3D0",
    "parch": "#FBF6EA",
    "dash": "#9A683E",
}

HEROES = {  # what must be found and counted by night as well, and what burns
    "ink": "#0F1738",
    "paper": "#DCE3F0",
    "shadow": "#0A1130",
    "gold": "#F2B83A",
    "gold-l": "#FFEBAA",
    "gold-d": "#B9832A",
    "glint": "#FFFFFF",
    "vein": "#E8B84A",
    "lode": "#1B2142",
    "brass": "#D9AA45",
    "brass-l": "#F5DC93",
    "brass-d": "#94702C",
    "cream": "#C6CBD6",
    "cream-d": "#7D879E",
    "canvas-l": "#C9CEDA",
    "canvas": "#AEB6C8",
    "red": "#A5485A",
    "red-l": "#C07884",
    "mare": "#CBD0DA",
    "smoke": "#B4C0DA",
    "bed": "#8E9AAE",
    "steel": "#A9B8CC",
    "edge": "#33405C",
    "rim": "#33405C",
    "hi": "#8FA3C4",
    "water": "#5C97D6",
    "water-l": "#B9D8F2",
    "skin": "#DDB8A6",
    "skin-d": "#B08C88",
    "rock-l": "#AFC0D4",
    "parch": "#5A5349",
    "dash": "#B5AA97",
}


def night(colour: str) -> str:
    """The night's value of a colour `#RRGGBB`: greyed, dimmed and blue; a light tone keeps a little more light."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    grey = 0.3 * red + 0.59 * green + 0.11 * blue
    red, green, blue = (round(value * 0.6 + grey * 0.4) for value in (red, green, blue))
    more = 15 if grey > 200 else 0
    dimmed = (red * 0.40 + 12 + more, green * 0.50 + 20 + more, blue * 0.54 + 52 + more)
    return "#" + "".join(f"{min(round(value), 255):02X}" for value in dimmed)


DARK = {name: HEROES.get(name) or night(value) for name, value in LIGHT.items()}


def css() -> str:
    """Both palettes as custom properties on the board; the night follows the page unless the board says which."""
    day = "".join(f"--{PREFIX}{name}:{value};" for name, value in LIGHT.items())
    both = "".join(f"--{PREFIX}{name}:light-dark({value},{DARK[name]});" for name, value in LIGHT.items())
    where = f".day,.night,.{PREFIX}portrait"
    return (
        "/* Light and dark are the same drawing: the values sit on the board, never on the page. */\n"
        f"{where}{{{day}}}\n"
        f"@supports (color:light-dark(#000,#fff)){{{where}{{{both}}}}}\n"
        ".night{color-scheme:dark}\n"
        f"@media (max-width:700px){{{where}{{--{PREFIX}k:1.3}}}}\n"
    )
