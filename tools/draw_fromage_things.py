"""What lies beside the disc: abilities and tiles, parlours, order cards, scaffolds, the seats' small boards."""

from __future__ import annotations

from draw_fromage_pen import AGES, CHEESES, TYPES, Pen, n, plate, use

from cheeseboard.games.fromage import scene_places as at
from cheeseboard.games.fromage.box import (
    ANY,
    BARN,
    BOARD_BARN,
    BOARD_COUNT,
    BOARD_DOCK_RES,
    BOARD_DOCK_VENUE,
    BOARD_GREENHOUSE,
    BOARD_HQ,
    CARDS,
    COPIES,
    DOCK,
    END_SPREAD,
    END_UNUSED,
    END_VENUE,
    GAIN_CHEESE,
    GAIN_CHOICE,
    GAIN_FACING,
    GAIN_OTHER,
    GAIN_POINTS,
    GAIN_SAME,
    GIVE_FIRST,
    GIVE_ORDER,
    GREENHOUSE,
    KINDS,
    PARLOUR_AGE,
    PARLOUR_COST,
    PARLOUR_TYPE,
    PARLOURS,
    PLACE_NAMES,
    RESOURCES,
    SOLO_TRACK,
    TILE_BACK,
    TILE_COUNT,
    TILE_COUNT_OF,
    TILE_GAIN,
    TILE_GIVE,
    TILE_IDS,
    TILE_OF,
    TILE_WHEN,
    VENUES,
    WHEN_FRUITED,
    WHEN_GATHER,
    WHEN_JAM,
    WHEN_MILK,
    WHEN_NO_WORKER,
    WHEN_ORDER_COMPLETED,
    WHEN_ORDERS_GAINED,
    WHEN_UNLOCK,
    WHEN_VENUE,
    WHEN_WORKER,
    card_name,
)
from cheeseboard.toolkit.svg import MARKS, SEATS

ABILITY_BOX = "0 0 104 96"
ICON = 38.0


def _card(what: str, fill: str = "paper") -> str:
    """A card of paper or wood on which an ability stands."""
    pen = Pen(what)
    return (
        f'<path d="{pen.box(4, 5, 103, 96)}" fill="@shadow" opacity=".2"/>'
        f'<path d="{pen.box(2, 2, 101, 93)}" fill="@{fill}" class="i" stroke-width="1.9"/>'
        f'<path d="{pen.box(7, 60, 96, 88, 0.5)}" fill="@plank" opacity=".45"/>'
    )


def _line(*icons: str) -> str:
    """Icons in a row across the upper part of a card: what sets it off, an arrow, what it brings."""
    wide = [21.0 if icon == "arrow" else 28.0 if icon[0] in "+≠" else ICON for icon in icons]
    scale = min(1.0, 92.0 / sum(wide))
    x = 51.5 - sum(wide) * scale / 2
    out = ""
    for icon, width in zip(icons, wide, strict=True):
        size = 18 if icon == "arrow" else (ICON - 2) * scale
        out += _icon(icon, x + width * scale / 2, size)
        x += width * scale
    return out


def _icon(name: str, x: float, size: float, y: float = 31) -> str:
    """One icon; "a+b" lays b over a, "2:fruit" is two of them, "+1" is written."""
    if name[0] in "+≠":
        return f'<text class="big" x="{n(x)}" y="{n(y + 8)}">{name}</text>'
    if name[1:2] == ":":
        count = int(name[0])
        out = ""
        for k in range(count):
            off = 6.5 * (k - (count - 1) / 2)
            out += _icon(name[2:], x + off, size * 0.82, y + off * 0.7)
        return out
    return "".join(use(one, (x, y), size) for one in name.split("+"))


def printed(board: int, place: int) -> str:
    """One of the four abilities of a board."""
    if place == BARN:
        line = _line("hand", "arrow", RESOURCES[BOARD_BARN[board]])
    elif place == GREENHOUSE:
        what = RESOURCES[BOARD_GREENHOUSE[board]]
        line = _line("glass", what, "+1")
    elif place == DOCK:
        line = _line(f"emblem-{VENUES[BOARD_DOCK_VENUE[board]]}", "arrow", RESOURCES[BOARD_DOCK_RES[board]])
    else:
        what = RESOURCES[BOARD_HQ[board]]
        line = _line(f"{what}+done" if what == "order" else what, "arrow", "rosette")
    return _card(f"printed {board} {place}") + line


def _cause(tile: int) -> str:
    """What sets a tile off."""
    when, of = int(TILE_WHEN[tile]), int(TILE_OF[tile])
    plain = {
        WHEN_WORKER: "hand",
        WHEN_MILK: "can",
        WHEN_JAM: "jam",
        WHEN_FRUITED: "fruit",
        WHEN_ORDER_COMPLETED: "order+done",
        WHEN_UNLOCK: "frame",
        WHEN_ORDERS_GAINED: "order",
        WHEN_NO_WORKER: "hand+cross",
        END_UNUSED: "any",
        END_SPREAD: "round",
    }
    if when in plain:
        return plain[when]
    if when == WHEN_GATHER:
        return f"spot-{of}"
    return f"emblem-{VENUES[of]}" if when in (WHEN_VENUE, END_VENUE) else f"plate-{AGES[of]}"


def _effect(tile: int) -> tuple[str, ...]:
    """What a tile brings."""
    gain, count = int(TILE_GAIN[tile]), int(TILE_COUNT_OF[tile])
    if gain < len(RESOURCES):
        one = RESOURCES[gain]
        return (f"{count}:{one}" if count > 1 else one,)
    names = {
        GAIN_CHOICE: ("any",),
        GAIN_OTHER: (f"{count}:any" if count > 1 else "any",),
        GAIN_SAME: ("+1",),
        GAIN_FACING: ("eye",),
        GAIN_CHEESE: ("plate-b",),
        GAIN_POINTS: (f"{count}:rosette" if count > 1 else "rosette",),
    }
    return names[gain]


def tile(number: int) -> str:
    """A structure tile: a card of beech with the same language as the printed abilities."""
    give, back = int(TILE_GIVE[number]), int(TILE_BACK[number])
    out = _card(f"tile {TILE_IDS[number]}", "beech-l") + _line(_cause(number), "arrow", *_effect(number))
    if give in (GIVE_FIRST, GIVE_ORDER):
        out += use("any+cross".partition("+")[0] if give == GIVE_FIRST else "order", (51, 50), 17)
        out += use("cross", (51, 50), 15)
    if TILE_WHEN[number] == END_UNUSED:
        out += f'<text class="num" x="21" y="56">≤{TILE_OF[number]}</text>'
    if TILE_WHEN[number] == END_SPREAD:
        out += f'<text class="num" x="21" y="37">{TILE_OF[number]}</text>'
    if back > 1:
        out += '<path d="M26 48.5A6 6 0 1 0 28 54M20.5 47.5L26.5 48.2L24.5 54" class="l" stroke-width="1.8"/>'
        out += f'<text class="num" x="35" y="57">{back}</text>'
    return out + f'<text class="tag" x="12" y="15">{TILE_IDS[number]}</text>'


def scaffold(cost: int, full: bool) -> str:
    """So many places for structures, empty or built."""
    size = min(26.0, 88.0 / cost)
    what = "structure" if full else "frame"
    return "".join(use(what, (50 + size * (k - (cost - 1) / 2), 50), size * 0.94) for k in range(cost))


def parlour(kind: str, cost: int, full: bool) -> str:
    """A milking shed: which cheese it makes, and stalls for the cows that pay for it."""
    pen = Pen(f"parlour {kind}")
    roof = "M4 40 50 8 96 40 90 48 50 22 10 48Z"
    walls = "plank" if full else "linen"
    out = (
        f'<path d="{pen.box(12, 36, 92, 96)}" fill="@shadow" opacity=".2"/>'
        f'<path d="M10 42 50 14 90 42V94H10Z" fill="@{walls}" class="c"/>'
        f'<path d="{roof}" fill="@brick" class="c"/>'
    )
    if kind == "any":
        out += use("any", (50, 50), 32)
    else:
        out += plate((50, 50), TYPES.index(kind[0]) * 3 + AGES.index(kind[1]), 0, 40)
    size = min(19.0, 78.0 / cost)
    what = "livestock" if full else "stall-cow"
    out += "".join(use(what, (50 + size * (k - (cost - 1) / 2), 83), size * 0.94) for k in range(cost))
    return out


def parlours() -> dict[str, tuple[str, int]]:
    """Every parlour that stands on some board: name -> kind, cost."""
    found = {}
    for board in range(BOARD_COUNT):
        for k in range(PARLOURS):
            kind = int(PARLOUR_TYPE[board, k]), int(PARLOUR_AGE[board, k])
            name = "any" if ANY in kind else TYPES[kind[0]] + AGES[kind[1]]
            cost = int(PARLOUR_COST[board, k])
            found[f"{name}-{cost}"] = name, cost
    return found


# -- orders ------------------------------------------------------------------------------------------------------------
ORDER_BOX = "0 0 76 100"


def _lines(name: str) -> list[str]:
    """A cheese's name in at most three short lines."""
    words, lines = name.replace("-", "-\u200b").replace("\u200b", " ").split(), [""]
    for word in words:
        joined = word if not lines[-1] else f"{lines[-1]}{'' if lines[-1].endswith('-') else ' '}{word}"
        if len(joined) <= 12 or not lines[-1]:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def order(card: int) -> str:
    """An order: the cheese's name, and which cheese it asks for."""
    kind = card // COPIES
    pen = Pen(f"order {card_name(card)}")
    out = (
        f'<path d="{pen.box(4, 5, 75, 99)}" fill="@shadow" opacity=".22"/>'
        f'<path d="{pen.box(2, 2, 73, 97)}" fill="@paper" class="i" stroke-width="2"/>'
        f'<path d="{pen.box(6, 6, 69, 93, 0.5)}" class="v" stroke="@paper-d" stroke-width="2"/>'
    )
    lines = _lines(CARDS[card])
    size = 11.0 if max(map(len, lines)) <= 9 else 9.2
    for k, line in enumerate(lines):
        y = 20 + 11 * k - 3 * (len(lines) - 2)
        out += f'<text class="name" style="font-size:{size}px" x="37.5" y="{n(y)}">{line}</text>'
    return out + plate((37.5, 66 if len(lines) < 3 else 71), kind, 0, 44 if len(lines) < 3 else 38)


def deck() -> str:
    """The backs of the order cards, in a pile."""
    pen = Pen("deck")
    out = f'<path d="{pen.box(8, 10, 82, 100)}" fill="@shadow" opacity=".25"/>'
    for k in range(3):
        back = pen.box(8 - 3 * k, 8 - 3 * k, 79 - 3 * k, 97 - 3 * k)
        out += f'<path d="{back}" fill="@brass" class="i" stroke-width="2"/>'
    return (
        out
        + '<path d="M8 8Q37 6 67 8 70 48 67 85 37 88 8 85Z" class="v" stroke="@brass-h" stroke-width="2.5"/>'
        + use("seal", (37, 46), 46)
    )


# -- small things ------------------------------------------------------------------------------------------------------
def far_pip(seat: int) -> str:
    """A cheese as it is seen on the small disc: its owner's colour and mark."""
    return (
        f'<circle cx="50" cy="50" r="46" style="fill:{SEATS[seat]}" class="b" stroke-width="7"/>'
        f'<path d="{MARKS[seat]}" transform="translate(50 50) scale(3.300)" fill="@cream"/>'
    )


def far_base(seat: int) -> str:
    """A worker there: its base points home."""
    mark = f'd="{MARKS[seat]}" transform="translate(38 50) scale(2.1)"'
    base = f'<g style="--seat:{SEATS[seat]}">{use("base-flat", (50, 50), 100)}</g>'
    return f'{base}<path {mark} fill="@cream" class="b" stroke-width="1.2"/>'


def wheels() -> dict[str, str]:
    """Wooden cheeses with the owner's flag, and the same without: things of the shop."""
    found = {}
    for letter, name in zip(TYPES, CHEESES, strict=True):
        flag = use("flag", (74, 16), 56)
        found[f"cheese-{letter}"] = use(f"raw-{letter}", (48, 54), 92) + flag
        found[f"worker-{letter}"] = use("worker", (50, 50), 100) + use(f"t-{letter}", (50, 76), 27)
        found[f"maker-{letter}"] = use("worker", (50, 47), 100) + use(f"raw-{letter}", (50, 76), 54)
        del name
    return found


def panel() -> str:
    """A small board of another seat."""
    pen = Pen("panel")
    wide, high = at.PANEL_WIDE, at.PANEL_HIGH
    return (
        f'<path d="{pen.box(3, 4, wide, high)}" fill="@shadow" opacity=".2"/>'
        f'<path d="{pen.box(1, 1, wide - 2, high - 2)}" fill="@paper" class="i" stroke-width="1.5"/>'
    )


def own_ground() -> str:
    """The wood on which one's own things lie."""
    x, y, wide, high = at.BOARD_VIEW
    pen = Pen("own board")
    out = f'<path d="{pen.box(x + 2, y + 2, wide - 2, high - 2, 1.4)}" fill="@plank" class="i" stroke-width="2"/>'
    for k in range(1, 5):
        sway, slope = pen.hand.uniform(-5, 5), pen.hand.uniform(-2, 2)
        d = f"M8 {n(43.0 * k)}q{n(wide / 2)} {n(sway)} {n(wide - 16)} {n(slope)}"
        out += f'<path d="{d}" class="v" stroke="@plank-d" stroke-width="1.5" opacity=".45"/>'
    fields = (
        (72, 7, 256, 104),
        (264, 7, 736, 104),
        (72, 111, 256, 209),
        (264, 111, 514, 209),
        (520, 111, 736, 209),
        (748, 7, 936, 209),
    )
    for field in fields:
        out += f'<path d="{pen.box(*field, 0.8)}" fill="@plank-l" opacity=".62"/>'
    return out


def slot(number: int) -> str:
    """A place of the Corporation's track with the points that are uncovered there."""
    return (
        '<circle cx="50" cy="50" r="44" fill="@paper" class="b" stroke-width="4"/>'
        f'<text class="slot" x="50" y="66">{SOLO_TRACK[number]}</text>'
    )


def corp() -> str:
    """The Corporation's board."""
    pen = Pen("corporation")
    return (
        f'<path d="{pen.box(3, 4, 212, 116)}" fill="@shadow" opacity=".2"/>'
        f'<path d="{pen.box(1, 1, 210, 114)}" fill="@silver-l" class="i" stroke-width="1.6"/>'
        f'<path d="{pen.box(1, 1, 210, 30)}" fill="@steel-d" class="i" stroke-width="1.6"/>'
        f"{use('briefcase', (19, 15), 23)}"
    )


def all_things() -> dict[str, tuple[str, str]]:
    """Name -> view box and drawing."""
    square = "0 0 100 100"
    found: dict[str, tuple[str, str]] = {name: (square, markup) for name, markup in wheels().items()}
    for board in range(BOARD_COUNT):
        for place, name in enumerate(PLACE_NAMES):
            found[f"place-{board + 1}-{name}"] = ABILITY_BOX, printed(board, place)
    found |= {f"tile-{TILE_IDS[k]}": (ABILITY_BOX, tile(k)) for k in range(TILE_COUNT)}
    for cost in range(1, 6):
        found[f"scaffold-{cost}"] = square, scaffold(cost, False)
        found[f"built-{cost}"] = square, scaffold(cost, True)
    for name, (kind, cost) in parlours().items():
        found[f"parlour-{name}"] = square, parlour(kind, cost, False)
        found[f"milked-{name}"] = square, parlour(kind, cost, True)
    for card in range(KINDS * COPIES):
        found[f"order-{card_name(card)}"] = ORDER_BOX, order(card)
    found["deck"] = "0 0 90 104", deck()
    found |= {f"far-pip-{seat}": (square, far_pip(seat)) for seat in range(5)}
    found |= {f"far-base-{seat}": (square, far_base(seat)) for seat in range(4)}
    found["panel"] = f"0 0 {at.PANEL_WIDE:g} {at.PANEL_HIGH:g}", panel()
    found["own"] = " ".join(f"{value:g}" for value in at.BOARD_VIEW), own_ground()
    found |= {f"slot-{k}": (square, slot(k)) for k in range(1, 21)}
    found["corp"] = "0 0 214 118", corp()
    found["hand"] = square, use("base-flat", (50, 66), 78) + use("worker", (46, 42), 84)
    for k in (1, 2, 3):
        coin = '<circle cx="50" cy="50" r="42" fill="@paper" class="c"/>'
        found[f"spot-{k}"] = square, f'{coin}<text class="huge" x="50" y="68">{k}</text>'
    return found
