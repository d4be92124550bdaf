"""Where the server touches matches and bots: one name for each thing it needs of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from cheeseboard.games import find
from cheeseboard.games import load as load_game
from cheeseboard.kernel import Game, States
from cheeseboard.match import Match, Seat, new, open_dice
from cheeseboard.server.store import SeatRow
from cheeseboard.toolkit.desk import Deck

if TYPE_CHECKING:
    from cheeseboard.players.base import Level, Player


def ready() -> tuple[str, ...]:
    """Ids of the games that can be played."""
    return tuple(find())


def load(game_id: str) -> Game:
    """The bundle of a game that is `ready`."""
    return load_game(game_id)


def create(
    game_id: str,
    options: dict[str, Any],
    seats: Sequence[SeatRow],
    seed: int | None = None,
    *,
    decks: Sequence[str | Deck] = (),
    seen: Collection[str] = (),
) -> Match:
    """A new match with its seats filled; its people settle the dice, but for a `seed`. Raises `BadOption`.

    `decks`: what people at the desk are asked from; none = chance decides. `seen`: what somebody knows already.
    """
    dice = open_dice() if seed is None else None
    held = [Seat(s.kind, s.name, s.level) for s in seats]
    return new(game_id, seats=held, seed=seed, dice=dice, deck=list(decks) or None, seen=seen, **options)


def settle_alone(match: Match) -> None:
    """Settle the dice without anybody, where they are not settled yet."""
    if match.referee.ceremony is not None:
        match.seal_dice()
        match.settle_dice()


def packed(match: Match) -> tuple[bytes, tuple[bytes, ...]]:
    """Header and all events, as they lie on disk."""
    return match.pack_header(), tuple(match.pack_events())


def hand(match: Match, row: SeatRow) -> None:
    """Hand a seat over, as an event."""
    match.hand(row.seat, row.kind, row.name, row.level)


def observed(match: Match, viewer: int) -> States:
    """What a seat may know: a record of its own."""
    return match.view(viewer).states


@cache
def levels(game_id: str) -> tuple[Level, ...]:
    """The strengths of bots for a game, weakest first."""
    from cheeseboard.players.levels import levels as known

    return tuple(known(game_id))


def bot(game_id: str, level: str, seed: int) -> Player:
    """A bot. It thinks on a seat's own view only."""
    from cheeseboard.players.levels import make

    return make(game_id, level, seed)
