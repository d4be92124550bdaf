"""The colours of Fromage: one light value each; the night's value comes from a formula, heroes by hand."""

from __future__ import annotations

from drawing import night, palettes

PREFIX = "fromage-"

LIGHT = {
    "ink": "#2B2925",
    "paper": "#FBF6EA",
    "paper-d": "#E4D6B8",
    "paper-l": "#FFFDF6",
    "shadow": "#3C2D14",
    "cream": "#FBF3DF",
    "cloth": "#E9D7B0",
    "pencil": "#6A6256",
    "white": "#FFFEFA",
    "black": "#000000",
    # cheeses, as wood and as printed
    "soft": "#F7F0E0",
    "soft-d": "#DCCDAC",
    "soft-h": "#F3E9D2",
    "soft-m": "#D9CBAB",
    "soft-p": "#FFFCF4",
    "soft-x": "#A8926A",
    "hard": "#E2B64D",
    "hard-d": "#BC8C2E",
    "hard-h": "#FAE7B0",
    "hard-l": "#F0CF78",
    "hard-p": "#EBC25F",
    "eye": "#C99A3C",
    "bleu": "#E6DEC8",
    "bleu-d": "#C4B795",
    "bleu-h": "#FBF7EA",
    "bleu-l": "#F4EEDD",
    "bleu-p": "#BFD0D6",
    "vein": "#4F7692",
    "vein-d": "#3F6B8B",
    # ages
    "bronze": "#B5743F",
    "bronze-d": "#84502A",
    "bronze-l": "#D9A273",
    "silver": "#A9AFAF",
    "silver-d": "#7C8586",
    "silver-l": "#D5DADA",
    "gold": "#DBAA35",
    "gold-d": "#A87B1B",
    "gold-l": "#F1D27F",
    # goods
    "jam": "#9A3D58",
    "berry": "#C8473B",
    "leaf": "#6B9560",
    "leaf-d": "#4F7646",
    "snout": "#DDA39B",
    "brick": "#B04A35",
    "brick-d": "#8B3526",
    "brick-l": "#D9836C",
    "brick-x": "#7E2F20",
    "brass": "#C9971C",
    "brass-d": "#A47A12",
    "brass-h": "#F6E0A0",
    "brass-m": "#E0B548",
    # wood and people
    "wood": "#B9854C",
    "wood-d": "#8A6238",
    "wood-x": "#8C5D31",
    "plank": "#C89A61",
    "plank-d": "#9C6F3D",
    "plank-l": "#E4C08C",
    "rim": "#8C5D31",
    "rim-d": "#6B4420",
    "rim-l": "#C08A52",
    "beech": "#DFC094",
    "beech-d": "#B88F58",
    "beech-l": "#F2DDB8",
    "skin": "#E3B98A",
    "skin-d": "#C08F5C",
    "hair": "#5A3A20",
    "hat-d": "#D3C4A2",
    # the four quarters
    "sea": "#C9D8D6",
    "sea-d": "#A5BDBD",
    "sea-x": "#5F7C82",
    "coast": "#F4EBD6",
    "meadow": "#D3D8AC",
    "meadow-d": "#B5BE8C",
    "path": "#EADFBF",
    "floor": "#E5CFA6",
    "floor-d": "#CDB184",
    "shelf": "#7F5A36",
    "shelf-d": "#5F4124",
    "room": "#EBD3BC",
    "room-d": "#DDB79C",
    "linen": "#F4E7CD",
    "stall": "#E4CDA0",
    "stall-l": "#F7ECCF",
    "tree": "#7E9A62",
    "tree-l": "#A9C08A",
    "red": "#C2543F",
    "sky": "#5585A6",
    "lilac": "#8B6A9E",
    "steel": "#B9BFBE",
    "steel-d": "#7C8586",
    "pot": "#B5663F",
    # regions of the map
    "purple": "#B5A0C3",
    "purple-d": "#8E76A1",
    "blue": "#9CB8CB",
    "blue-d": "#7090A8",
    "pale": "#F2E8D2",
    "pale-d": "#CDBD99",
    "green": "#A9C09A",
    "green-d": "#7E9A6D",
    "orange": "#E3AE7C",
    "orange-d": "#BD8450",
    "pink": "#DDA9AF",
    "pink-d": "#B57C85",
    # sectors of the resource tile
    "s-l": "#D9DDB5",
    "s-o": "#F3E3C0",
    "s-s": "#E3BDA0",
    "s-f": "#E7C3BC",
}

HEROES = {  # what must be told apart by night as well
    "ink": "#10142E",
    "paper": "#DEDCD4",
    "paper-d": "#A8A292",
    "paper-l": "#F1EDE2",
    "shadow": "#060914",
    "cream": "#EFE4C8",
    "white": "#F4F1E8",
    "black": "#02040C",
    "pencil": "#4A4A58",
    "silver": "#8C97A6",
    "silver-d": "#626D7E",
    "silver-l": "#BFC8D2",
    "gold": "#D0A136",
    "gold-d": "#93701F",
    "gold-l": "#EBCB78",
    "bronze": "#9C5F35",
    "bronze-d": "#6C4023",
    "bronze-l": "#C48B5E",
    "skin": "#C8996C",
    "skin-d": "#9A6E44",
    "beech-l": "#BFA27C",
    "room": "#A6796A",
    "room-d": "#8F6354",
    "floor": "#A48E60",
    "floor-d": "#8A7448",
    "soft": "#CBC0A6",
    "soft-d": "#9C9077",
    "soft-h": "#DAD0B8",
    "soft-m": "#A89B80",
    "hard": "#C2963A",
    "hard-d": "#8F6A24",
    "hard-l": "#D6B35A",
    "bleu": "#BDB6A2",
    "bleu-d": "#938A70",
    "bleu-l": "#CDC6B3",
    "soft-p": "#F1EAD9",
    "hard-p": "#DDB04A",
    "bleu-p": "#A9C0D2",
    "vein-d": "#2F5B86",
    "brass": "#C29028",
    "brass-m": "#D3A83F",
    "meadow": "#66784F",
    "meadow-d": "#53643F",
    "sea": "#4A6680",
    "sea-d": "#3B5269",
    "sea-x": "#22303F",
    "coast": "#8C8A7C",
    "s-l": "#77805A",
    "s-o": "#A08B62",
    "s-s": "#93674C",
    "s-f": "#935F5E",
    "steel": "#8A93A0",
    "steel-d": "#5E6774",
    "tree": "#5B7349",
    "purple": "#6E5A8C",
    "blue": "#4F7396",
    "pale": "#A59A86",
    "green": "#587B5C",
    "orange": "#A8703F",
    "pink": "#96596C",
}

LAMPLIT = (
    "soft", "hard", "eye", "bleu", "wood", "plank", "rim", "beech", "skin", "hair", "hat", "shelf", "floor", "stall",
    "linen", "room", "cloth", "brass", "berry", "leaf", "snout", "brick", "pot", "red", "jam", "path",
)  # fmt: skip
"""What is wood, cheese, food or people: at night a lamp hangs over the table, and all that stays warm."""


def lamplight(colour: str) -> str:
    """A colour `#RRGGBB` under a lamp at night: darker, still warm."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return f"#{round(red * 0.68 + 6):02X}{round(green * 0.62 + 5):02X}{round(blue * 0.54 + 8):02X}"


def dark(name: str, value: str) -> str:
    """The night's value of a colour of the light palette."""
    warm = name.partition("-")[0] in LAMPLIT
    return HEROES.get(name) or (lamplight(value) if warm else night(value))


DARK = {name: dark(name, value) for name, value in LIGHT.items()}


def css() -> str:
    """Both palettes as custom properties on the board."""
    return palettes(PREFIX, LIGHT, DARK)
