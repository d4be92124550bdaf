"""What the scripts that draw a game's art share: hand-drawn parts, names of colours, both palettes, the file."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

Lines = Sequence[tuple[str, str]]
"""Class of a line -> its rule of the style sheet."""


def night(colour: str) -> str:
    """The night's value of a colour `#RRGGBB`: greyed, dimmed and blue; a light tone keeps a little more light."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    grey = 0.3 * red + 0.59 * green + 0.11 * blue
    red, green, blue = (round(value * 0.6 + grey * 0.4) for value in (red, green, blue))
    more = 15 if grey > 200 else 0
    dimmed = (red * 0.40 + 12 + more, green * 0.50 + 20 + more, blue * 0.54 + 52 + more)
    return "#" + "".join(f"{min(round(value), 255):02X}" for value in dimmed)


def lamplight(colour: str) -> str:
    """The night's value of a colour `#RRGGBB` under a lamp: darker, still warm."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return f"#{round(red * 0.68 + 6):02X}{round(green * 0.62 + 5):02X}{round(blue * 0.54 + 8):02X}"


def palettes(prefix: str, light: Mapping[str, str], dark: Mapping[str, str]) -> str:
    """Both palettes as custom properties on the board; the night follows the page unless the board says which."""
    day = "".join(f"--{prefix}{name}:{value};" for name, value in light.items())
    both = "".join(f"--{prefix}{name}:light-dark({value},{dark[name]});" for name, value in light.items())
    where = f".day,.night,.{prefix}portrait"
    return (
        "/* Light and dark are the same drawing: the values sit on the board, never on the page. */\n"
        f"{where}{{{day}}}\n"
        f"@supports (color:light-dark(#000,#fff)){{{where}{{{both}}}}}\n"
        ".night{color-scheme:dark}\n"
        f"@media (max-width:700px){{{where}{{--{prefix}k:1.3}}}}\n"
    )


def read_parts(path: Path) -> dict[str, str]:
    """The hand-drawn parts of a file by name."""
    text = re.sub(r"<!--.*?-->", "", path.read_text("utf-8"))
    return {m[1]: m[2].strip() for m in re.finditer(r'^<g id="([\w-]+)">(.*)</g>$', text, re.M)}


def painted(text: str, prefix: str, colours: Collection[str]) -> str:
    """Names of colours, classes and drawings as the page knows them. ValueError for a colour that is none."""

    def colour(match: re.Match[str]) -> str:
        if match[1] == "k":
            return f"var(--{prefix}k,1)"
        if match[1] not in colours:
            raise ValueError(f"no colour is called {match[1]!r}")
        return f"var(--{prefix}{match[1]})"

    text = re.sub(r"@([a-z]+(?:-[a-z])?)", colour, text)
    text = re.sub(r'class="([^"]+)"', lambda m: f'class="{" ".join(prefix + one for one in m[1].split())}"', text)
    return text.replace('href="#', f'href="#{prefix}')


def line_rules(lines: Lines, rounded: Sequence[str], prefix: str, colours: Collection[str]) -> str:
    """The style sheet of the lines; those of `rounded` end round."""
    joined = ",".join(f".{prefix}{name}" for name in rounded)
    rules = "\n".join(f".{prefix}{name}{{{rule}}}" for name, rule in lines)
    return f"{joined}{{stroke-linecap:round;stroke-linejoin:round}}\n{painted(rules, prefix, colours)}"


def keep(out: Path, text: str, arguments: Sequence[str]) -> int:
    """Write the file, or with `--check` compare: the exit status of a drawing script."""
    if "--check" in arguments:
        same = out.exists() and out.read_text("utf-8") == text
        print("as drawn" if same else f"{out} is not what this script draws")
        return 0 if same else 1
    out.parent.mkdir(exist_ok=True)
    out.write_text(text, "utf-8")
    print(f"{out}: {len(text)} characters")
    return 0
