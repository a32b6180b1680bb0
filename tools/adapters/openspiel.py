"""Both games for OpenSpiel, written in Python: importing this registers ``aurora_alaska`` and ``aurora_pacific``.

``pyspiel.load_game("aurora_pacific(players=4,first=1,blind_raids=True)")``: parameters are the number of players,
the first seat, and each house rule by its key. Chance is explicit (see ``course``); a choice of several cards is
made card by card; returns add up to 0 (see ``Course.returns``).

Information state and observation are the same: all that the seat may know now, what it remembers of earlier turns
included, and equal if and only if ``view(seat)`` is equal. They do not repeat what happened (no perfect recall),
so algorithms that need every past action in them must keep it themselves. There is an observation tensor, see
``encoding``, and none of the information state.

OpenSpiel's bots in Python can play; those in C++ can't play any game that is written in Python.
"""

from typing import Any

import numpy as np
import pyspiel

from game import catalog
from game.contract import CHANCE, OVER, Game, State
from tools.adapters.course import MOST_OUTCOMES, Course, Settings, begun
from tools.adapters.encoding import ACTIONS, blocks_of

SHORT_NAMES = {key: f"aurora_{key}" for key in catalog.ENGINES}
"""By game: its name in OpenSpiel."""
MOST_DECISIONS = 4000
"""No game is longer. In Alaska a deck lasts 44 turns at most, each with a roll, an end and fewer than 40 tickets,
and 90 cards can be bought once. In the Pacific every turn takes three cards off a deck of 100, and less than 100
cards can be chosen in one."""
MOST_CHANCES = 4000


def _type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=SHORT_NAMES[game.key],
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "first": 0, **dict.fromkeys(_rules_of(game), False)},
    )


def _rules_of(game: Game) -> list[str]:
    return [rule.key for rule in game.house_rules]


class AuroraGame(pyspiel.Game):
    """One of the games with its settings. Raises ValueError for settings that the game does not have."""

    def __init__(self, key: str, parameters: dict[str, Any]) -> None:
        self.engine = catalog.load(key)
        rules = frozenset(rule for rule in _rules_of(self.engine) if parameters[rule])
        self.settings = Settings(key, parameters["players"], parameters["first"], rules)
        begun(self.settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS[key],
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.settings.seats,
            min_utility=-1.0 / (self.settings.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_TYPES[key], info, parameters)

    def new_initial_state(self) -> "AuroraState":
        """The game before its first shuffle."""
        return AuroraState(self, begun(self.settings))

    def state_of(self, position: State) -> "AuroraState":
        """A position of this game that may be played on, but not be serialized: it has no history. It is taken, not
        copied."""
        return AuroraState(self, Course(self.engine, position))

    def max_chance_nodes_in_history(self) -> int:
        """More than there can be: a shuffle is several."""
        return MOST_CHANCES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer | None":
        """What looks at states; None for kinds that there are not, public or private parts by themselves."""
        if params:
            raise ValueError(f"observations of {self.engine.title} have no parameters, such as {sorted(params)}")
        if kind is None:
            return Observer(self, tensor=True)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self, tensor=not kind.perfect_recall) if whole else None


class AuroraState(pyspiel.State):
    """A position. OpenSpiel copies and serializes its attributes: ``course`` is all that there is."""

    def __init__(self, game: AuroraGame, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        """The seat that must decide, or OpenSpiel's numbers for chance and the end."""
        actor = self.course.actor
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal() if player == self.course.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may come out as, with probabilities."""
        return self.course.chances()

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.words(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.course.actor == OVER

    def returns(self) -> list[float]:
        """By player; zeros before the end."""
        return self.course.returns()

    def __str__(self) -> str:
        return self.course.story()


class Observer:
    """What one seat sees, as a string and, unless it looks for an information state, as ``tensor`` and ``dict``."""

    def __init__(self, game: AuroraGame, tensor: bool) -> None:
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if tensor:
            sizes = {name: len(block) for name, block in blocks_of(begun(game.settings).state.view(0)).items()}
            self.tensor = np.zeros(sum(sizes.values()), np.float32)
            ends = np.cumsum(list(sizes.values()))[:-1]
            self.dict = dict(zip(sizes, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: AuroraState, player: int) -> None:
        """Write what ``player`` sees into the tensor."""
        if self.dict:
            for name, block in blocks_of(state.course.state.view(player)).items():
                self.dict[name][:] = block

    def string_from(self, state: AuroraState, player: int) -> str:
        """All that ``player`` may know."""
        return repr(state.course.state.view(player))


class AlaskaGame(AuroraGame):
    """Alaska for OpenSpiel, which makes it from a dictionary of parameters."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__("alaska", parameters)


class PacificGame(AuroraGame):
    """Pacific Voyagers for OpenSpiel, which makes it from a dictionary of parameters."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        super().__init__("pacific", parameters)


_TYPES = {key: _type_of(catalog.load(key)) for key in catalog.ENGINES}
# OpenSpiel keeps these until after Python's end, which classes survive and functions do not.
pyspiel.register_game(_TYPES["alaska"], AlaskaGame)
pyspiel.register_game(_TYPES["pacific"], PacificGame)
