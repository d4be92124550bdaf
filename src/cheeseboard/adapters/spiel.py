"""Any game as an OpenSpiel game. Needs the extra `openspiel`.

```python
from cheeseboard.adapters.spiel import load

game = load("chou", players=2)
state = game.new_initial_state()
```
Chance is explicit. Places are worth what `Stepper.returns` says, zero-sum. A seat's information state is its observed
record, which remembers all that the seat has learnt.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from cheeseboard import games
from cheeseboard.adapters.stepper import Stepper
from cheeseboard.kernel import CHANCE, Game

LONGEST = 100_000
"""No game here has more moves and draws than this."""


def load(game: str, **options: Any) -> pyspiel.Game:
    """The game with these options, registered with OpenSpiel as `cheeseboard_<id>`. BadOption for what cannot be."""
    bundle = games.load(game)
    chosen = bundle.option_values(bundle.options(**options))
    return _register(bundle)({name: _plain(value) for name, value in chosen.items()})


def _plain(value: Any) -> Any:
    return value if isinstance(value, bool | int) else str(value)


def _register(bundle: Game) -> Any:
    """The class of this game, registered once a process."""
    if bundle.id in _KNOWN:
        return _KNOWN[bundle.id]
    standard = bundle.option_values(bundle.options())
    table = Stepper(bundle, bundle.options(), compiled=False)
    kind = pyspiel.GameType(
        short_name=f"cheeseboard_{bundle.id}",
        long_name=f"Cheeseboard: {bundle.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={name: _plain(value) for name, value in standard.items()},
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """One of our games; `bundle` is its rules."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {n: v for n, v in (params or {}).items() if v != _plain(standard.get(n))}
            self.rules_options = bundle.options(**given)
            seats = Stepper(bundle, self.rules_options, compiled=False).seats
            info = pyspiel.GameInfo(
                num_distinct_actions=bundle.ACTIONS,
                max_chance_outcomes=_outcome_codes(bundle),
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> pyspiel.State:
            """The set-up, before anything is drawn."""
            return SpielState(self, Stepper(bundle, self.rules_options))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            """Observations as bytes (0..255) in a float32 tensor."""
            return Observer(table.state_bytes)

    pyspiel.register_game(kind, SpielGame)
    _KNOWN[bundle.id] = SpielGame
    return SpielGame


_KNOWN: dict[str, Any] = {}


def _outcome_codes(bundle: Game) -> int:
    """OpenSpiel wants every chance code below this number; codes of ours are small integers."""
    return max(bundle.OUTCOMES_MAX, 1 << 16)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: Any, table: Stepper) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        """A seat, chance, or terminal."""
        seat = self.table.mover()
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player).tolist() if player == self.table.mover() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All that nature may draw, with probabilities."""
        codes, weights = self.table.outcomes()
        odds = weights / weights.sum()
        return list(zip(codes.tolist(), odds.tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.table.draw(action)
        else:
            self.table.apply(self.table.mover(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.table.game
        view = game.view(self.table.observed(max(player, -1)).view(game.State.dtype))
        if player < 0:
            true = game.view(self.table._states)
            return f"{game.notation.draw_label(true)} {game.notation.write_draw(true, action)}"
        return str(game.notation.write_move(view, player, action))

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.table.mover() < CHANCE

    def returns(self) -> list[float]:
        """See `Stepper.returns`; zeros while the game runs."""
        return self.table.returns() if self.is_terminal() else [0.0] * self.table.seats

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of the seat's observed record: equal exactly where its information is."""
        seat = self.table.mover() if player is None else player
        return hashlib.blake2b(self.table.observed(seat).tobytes(), digest_size=16).hexdigest()

    def observation_string(self, player: int | None = None) -> str:
        """The position as text, as the seat may know it."""
        seat = self.table.mover() if player is None else player
        game = self.table.game
        return str(game.notation.write_position(game.view(self.table.observed(seat).view(game.State.dtype))))

    def __str__(self) -> str:
        game = self.table.game
        return str(game.notation.write_position(game.view(self.table._states)))


class Observer:
    """OpenSpiel's observer: the seat's observed record, byte by byte."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the seat may know."""
        self.tensor[:] = state.table.observed(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position as text."""
        return state.observation_string(player)
