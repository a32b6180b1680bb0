"""Both games as environments of PettingZoo (AEC): ``env("alaska", players=3)``, agents ``player_0`` and so on.

An observation has the blocks of ``encoding`` in a row as ``observation`` and the legal actions as ``action_mask``,
which is all zeros for who is not asked. Dice and shuffles happen within a step. A choice of several cards is made
card by card. Rewards come at the end and add up to 0, see ``Course.returns``.
"""

import secrets
from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from game.chance import Chance
from game.contract import CHANCE, OVER
from tools.adapters.course import Settings, begun
from tools.adapters.encoding import ACTIONS, HIGHEST, LOWEST, blocks_of

RENDER_MODES = ("ansi",)


def env(game: str, players: int = 2, first: int = 0, rules: Iterable[str] = (), **more: Any) -> Any:
    """An environment that also tells when it is used in the wrong order or with numbers that are no actions."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(AuroraEnv(game, players, first, rules, **more)))


class AuroraEnv(AECEnv):
    """A game, its house rules by their keys; raises ValueError for settings that it does not have.

    ``reset`` with a seed starts the same dice and shuffles anywhere; without one it goes on with those of the last.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        first: int = 0,
        rules: Iterable[str] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(
                f"there is no way to render called {render_mode!r}; there is {', '.join(RENDER_MODES)}"
            )
        self._settings = Settings(game, players, first, frozenset(rules))
        self._course = begun(self._settings)
        self._chance = Chance(secrets.randbits(48))
        self.metadata = {
            "name": f"aurora_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        size = sum(map(len, blocks_of(self._course.state.view(0)).values()))
        self.action_spaces = {agent: Discrete(ACTIONS[game]) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(LOWEST, HIGHEST, (size,), np.float32),
                    "action_mask": Box(0, 1, (ACTIONS[game],), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent may do at some time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; there are no options."""
        if seed is not None:
            self._chance = Chance(seed)
        self._course = begun(self._settings)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """The agent whose turn it is takes this action; None once it is told that the game has ended.

        Raises ValueError, and changes nothing, if its mask does not allow the action.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action not in self._course.legal():
            raise ValueError(f"{self.agent_selection} can't do {action} now; see its action_mask")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._course.apply(int(action))
        self._go_on()
        if self._course.actor == OVER:
            self.rewards = dict(zip(self.agents, self._course.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do if it is asked."""
        view = self._course.state.view(self.possible_agents.index(agent))
        numbers = [number for block in blocks_of(view).values() for number in block]
        mask = np.zeros(int(self.action_spaces[agent].n), np.int8)
        mask[list(view.legal)] = 1
        return {"observation": np.array(numbers, np.float32), "action_mask": mask}

    def render(self) -> str | None:
        """The position in a line; None without a ``render_mode``."""
        return self._course.story() if self.render_mode else None

    def close(self) -> None:
        """Nothing is held."""

    def _go_on(self) -> None:
        """Let chance come out until a seat is asked."""
        state = self._course.state
        while state.actor == CHANCE:
            state.resolve(state.sample(self._chance))
        if state.actor != OVER:
            self.agent_selection = self.possible_agents[state.actor]
