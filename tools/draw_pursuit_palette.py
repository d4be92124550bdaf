"""The colours of Cheese Pursuit: one light value each; the night's value comes from a formula, heroes by hand."""

from __future__ import annotations

from drawing import lamplight, night, palettes

PREFIX = "pursuit-"

LIGHT = {
    "ink": "#2B2925",
    "paper": "#FBF6EA",
    "paper-d": "#E4D6B8",
    "shadow": "#3C2D14",
    "cream": "#FBF3DF",
    "pencil": "#8F8674",
    # the six categories and the plain spaces: base, darker, lighter
    "ge": "#5585A6",
    "ge-d": "#3A6684",
    "ge-l": "#8BB0C8",
    "en": "#D28292",
    "en-d": "#AA5C6E",
    "en-l": "#E8B0B9",
    "hi": "#DFB64F",
    "hi-d": "#B48B2B",
    "hi-l": "#F0D68F",
    "al": "#7D6394",
    "al-d": "#5E4673",
    "al-l": "#A48DB6",
    "sn": "#6B9560",
    "sn-d": "#4B7045",
    "sn-l": "#9CBB8F",
    "sl": "#CF7B42",
    "sl-d": "#A35A28",
    "sl-l": "#E5A679",
    "plain": "#F3E8CE",
    "plain-d": "#D3BF97",
    "plain-l": "#FDF8EA",
    # the round of cheese
    "rind": "#B9854C",
    "rind-d": "#8C5D31",
    "rind-l": "#D9A968",
    "rind-x": "#7A4E28",
    "rind-m": "#A06F3C",
    "rind-h": "#E7C48C",
    "wood": "#A5794A",
    "wood-d": "#83592F",
    "brie": "#F7EFDB",
    "brie-d": "#E2D3B0",
    "brie-l": "#FFFDF4",
    "blue": "#F0E9D4",
    "blue-d": "#D3CBB2",
    "blue-l": "#FBF6E6",
    "vein": "#91A9B0",
    "vein-d": "#67889A",
    "vein-l": "#DADCD0",
    "emm": "#F0D88F",
    "emm-d": "#D8B968",
    "emm-l": "#FAEAB9",
    "eye": "#D3AC5A",
    "eye-d": "#A9823A",
    "mim": "#E8B06A",
    "mim-d": "#C98D47",
    "mim-l": "#F6D9AE",
    "herb": "#EFE6C4",
    "herb-d": "#D6CA9C",
    "herb-l": "#FAF4DD",
    "leaf": "#7C9A5C",
    "leaf-d": "#5F7F4A",
    "leaf-l": "#A9B06A",
    "corn": "#5B4A3C",
    "mor": "#F3E3B4",
    "mor-d": "#DBC68D",
    "mor-l": "#FCF2D3",
    "ash": "#6A675B",
    "ash-l": "#A9A08A",
    # holders, die
    "tray": "#8A6238",
    "tray-d": "#6A4826",
    "tray-l": "#A67C4C",
    "bone": "#F4EAD0",
    "bone-d": "#D8C69D",
    "bone-m": "#EADCBA",
    "bone-l": "#FFFDF4",
    "bone-x": "#B7A274",
    "white": "#FFFFFF",
    "black": "#000000",
}

HEROES = {  # what must be told apart by night as well
    "ink": "#10142E",
    "paper": "#DEE3EE",
    "paper-d": "#A9AFC2",
    "shadow": "#060914",
    "cream": "#F1E9D2",
    "pencil": "#5F6784",
    "ge": "#3F78B8",
    "ge-d": "#2B5588",
    "ge-l": "#76A6DC",
    "en": "#B9607E",
    "en-d": "#883F5C",
    "en-l": "#DB93AB",
    "hi": "#C79A3C",
    "hi-d": "#94702A",
    "hi-l": "#E6C678",
    "al": "#6E54A0",
    "al-d": "#4C3878",
    "al-l": "#9C85C8",
    "sn": "#4C8560",
    "sn-d": "#336045",
    "sn-l": "#7DB08D",
    "sl": "#B9683A",
    "sl-d": "#884826",
    "sl-l": "#DA9468",
    "plain": "#B0A892",
    "plain-d": "#857C68",
    "plain-l": "#D2CBB6",
    "vein": "#5C7A8E",
    "vein-d": "#44627A",
    "vein-l": "#8F8E86",
    "bone": "#D9D6D2",
    "bone-d": "#9C99A6",
    "bone-m": "#BDBABE",
    "bone-l": "#F3F1EC",
    "bone-x": "#7C7A8C",
    "white": "#EEF2FA",
    "black": "#02040C",
}

LAMPLIT = ("rind", "wood", "brie", "blue", "emm", "eye", "mim", "herb", "leaf", "corn", "mor", "ash", "tray")
"""What is cheese or wood: at night a lamp hangs over the table, and the wheel stays something to eat."""


def dark(name: str, value: str) -> str:
    """The night's value of a colour of the light palette."""
    warm = name.partition("-")[0] in LAMPLIT
    return HEROES.get(name) or (lamplight(value) if warm else night(value))


DARK = {name: dark(name, value) for name, value in LIGHT.items()}


def css() -> str:
    """Both palettes as custom properties on the board."""
    return palettes(PREFIX, LIGHT, DARK)
