"""Any game as a PettingZoo environment. Needs the extra `pettingzoo`.

```python
from cheeseboard.adapters.petting import env

table = env("chou", bushes=True)
table.reset(seed=7)
for agent in table.agent_iter():
    observation, reward, ended, cut, info = table.last()
    table.step(None if ended else table.action_space(agent).sample(observation["action_mask"]))
```
"""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from cheeseboard import games
from cheeseboard.adapters.stepper import Stepper


class GameEnv(AECEnv):  # type: ignore[misc]
    """One seat acts after another; of several the lowest first, so a secret round is played seat by seat, unseen.

    `observation`: the record as the seat may know it, uint8 of `state_bytes`. `action_mask`: int8 of ACTIONS.
    Reward at the end only, zero-sum: see `Stepper.returns`. Nature draws by itself from `reset`'s seed.
    """

    def __init__(self, game: str, *, compiled: bool = True, **options: Any) -> None:
        super().__init__()
        bundle = games.load(game)
        self.metadata = {"name": f"cheeseboard_{game}", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.table = Stepper(bundle, bundle.options(**options), compiled)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape = (self.table.state_bytes,)
        self._observations = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, shape, np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (bundle.ACTIONS,), np.int8),
            }
        )
        self._actions = {agent: gymnasium.spaces.Discrete(bundle.ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for every agent."""
        return self._observations

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """All codes; the mask says which are legal now."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` of this call are not used: the rules were chosen when the environment was made."""
        self._dice = random.Random(seed)  # noqa: S311
        self.table.restart()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """The selected agent's action. ValueError for an illegal one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing: it needs an action.")
        self.table.apply(self._seat[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and which actions it may take now (none unless it is selected)."""
        mask = np.zeros(self._actions[agent].n, np.int8)
        if agent == self.agent_selection and not self.terminations[agent]:
            mask[self.table.legal(self._seat[agent])] = 1
        return {"observation": self.table.observed(self._seat[agent]), "action_mask": mask}

    def render(self) -> str:
        """The position as text, as a spectator may know it."""
        game = self.table.game
        seen = self.table.observed().view(game.State.dtype)
        return str(game.notation.write_position(game.view(game.shown(seen))))

    def close(self) -> None:
        """Nothing is held."""

    def _go_on(self) -> None:
        """Let nature draw, then say whose turn it is or that the game is over."""
        self.table.run_chance(self._dice)
        seat = self.table.mover()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.agent_selection = self.agents[0]


def env(game: str, *, compiled: bool = True, **options: Any) -> GameEnv:
    """A PettingZoo environment of a game: `env("chou", players=3)`. BadOption for options that cannot be."""
    return GameEnv(game, compiled=compiled, **options)
