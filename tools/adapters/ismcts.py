"""OpenSpiel's information-set Monte Carlo tree search as a player of our games.

The search is OpenSpiel's own, with its own choice of children (UCT) and the most visited action at the end. Ours
are only what it asks for: guesses of what is hidden, from ``Game.determinize``, and games played on at random from
a leaf, which are OpenSpiel's random rollouts but played on our states directly, as that fits several times as many
simulations into the same time.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from game.ai.levels import Plan
from game.chance import Chance
from game.contract import CHANCE, OVER, State
from tools.adapters import openspiel

UCT_C = 1.4
"""How much the search explores: about the square root of two, for returns between -1 and 1."""


class Rollouts(Evaluator):
    """The value of a state by one game played on at random; every action is as promising as the others."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def evaluate(self, state: openspiel.AuroraState) -> Sequence[float]:
        """The returns by player of a game played on from there."""
        course = openspiel.Course(state.course.game, state.course.state.clone())
        position, chance = course.state, self._chance
        while (actor := position.actor) != OVER:
            if actor == CHANCE:
                position.resolve(position.sample(chance))
            else:
                legal = position.legal()
                position.apply(legal[chance.below(len(legal))])
        return course.returns()

    def prior(self, state: openspiel.AuroraState) -> list[tuple[int, float]]:
        """All legal actions alike."""
        legal = state.course.legal()
        return [(action, 1 / len(legal)) for action in legal]


class Stranger:
    """A player (``matches.Player``) that searches with so many simulations for each card or other single action.

    All that it is shown is a guess at what is hidden from its seat, so that it could not cheat if it tried.
    """

    def __init__(self, game: str, simulations: int, seed: int) -> None:
        """``game`` is its key; the seed is for all that is random in the search."""
        self._game: Any = pyspiel.load_game(openspiel.SHORT_NAMES[game])
        self._chance = Chance(seed)
        random = np.random.RandomState(self._chance.below(2**32))
        self._bot = ISMCTSBot(self._game, Rollouts(self._chance), UCT_C, simulations, random_state=random)
        self._bot.set_resampler(self._guess)

    def __call__(self, state: State, _chance: Chance) -> Plan:
        """The action for the state's actor."""
        shown = self._game.engine.determinize(state.view(state.actor), self._chance)
        return (int(self._bot.step(self._game.state_of(shown))),)

    def _guess(self, state: openspiel.AuroraState, player: int) -> openspiel.AuroraState:
        view = state.course.state.view(player)
        return self._game.state_of(self._game.engine.determinize(view, self._chance))
