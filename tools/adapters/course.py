"""A game as libraries for research want it: one whole number after the other, chance among them.

Whatever has a short list of outcomes (dice, random discards) is one number, its place in that list. A shuffle has
no list: it is drawn from a seed, and the seed comes as ``SEED_DIGITS`` numbers of ``SEED_BASE`` values each, all
equally likely. So a shuffle comes out in one of 4,294,967,296 ways, and no list of chances is longer than
``MOST_OUTCOMES``.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from game import catalog
from game.chance import Chance
from game.contract import CHANCE, OVER, Game, Outcome, Plain, State

SEED_BASE = 16
SEED_DIGITS = 8
MOST_OUTCOMES = 128
"""How many outcomes are listed at most; where there are more of them, they are drawn from a seed too."""

_DIGITS = [(digit, 1 / SEED_BASE) for digit in range(SEED_BASE)]


class Settings(NamedTuple):
    """What a game starts with: its key, how many seats, the first of them, and the house rules that are on."""

    game: str
    seats: int
    first: int
    rules: frozenset[str]


class Course:
    """A position of a game and, if it was played from the start on, the numbers that led there.

    A copy (``copy.deepcopy``) is as cheap as a clone of the position; pickled, it is its settings and its numbers.
    """

    __slots__ = ("_digits", "_history", "_settings", "game", "state")

    def __init__(self, game: Game, state: State, settings: Settings | None = None) -> None:
        """Go on from ``state``, which is the start of a game with such settings; None where nobody knows how it
        came about, as of one that was guessed."""
        self.game = game
        self.state = state
        self._settings = settings
        self._history: list[int] = []
        self._digits: tuple[int, ...] = ()

    @property
    def actor(self) -> int:
        """The seat that must decide, CHANCE or OVER."""
        return self.state.actor

    def legal(self) -> list[int]:
        """What the actor may do, in rising order; empty for CHANCE and OVER."""
        return sorted(self.state.legal())

    def chances(self) -> list[tuple[int, float]]:
        """The numbers that the pending chance may be, each with its probability."""
        listed = self._listed()
        return [(place, share) for place, (_, share) in enumerate(listed)] if listed else _DIGITS

    def apply(self, number: int) -> None:
        """Go one step on, by an action or by what chance came out as. Neither is checked."""
        if self._settings is not None:
            self._history.append(number)
        if self.actor != CHANCE:
            self.state.apply(number)
        elif listed := self._listed():
            self.state.resolve(listed[number][0])
        else:
            self._digits += (number,)
            if len(self._digits) == SEED_DIGITS:
                seed = sum(digit * SEED_BASE**place for place, digit in enumerate(self._digits))
                self._digits = ()
                self.state.resolve(self.state.sample(Chance(seed)))

    def words(self, number: int) -> str:
        """An action, or an outcome of chance, for people; different ones have different words."""
        if self.actor != CHANCE:
            return _spoken(self.game.action_plain(self.state, number))
        if listed := self._listed():
            return _spoken(self.game.outcome_plain(self.state, listed[number][0]))
        return f"seed: digit {len(self._digits) + 1} is {number:x}"

    def story(self) -> str:
        """The position in a line: equal for equal positions, and different for different ones."""
        who = {CHANCE: "chance", OVER: "nobody"}.get(self.actor, f"seat {self.actor}")
        scores = ", ".join(map(str, self.state.scores()))
        seed = "".join(f"{digit:x}" for digit in self._digits) or "none"
        return f"turn {self.state.turn}, {who} decides, scores {scores}, seed {seed}, digest {self.state.digest()}"

    def returns(self) -> list[float]:
        """What the game is worth to each seat; they add up to 0. Nothing before its end; then 1 for a seat that
        wins alone and -1 / (seats - 1) for each other, and the mean of these for seats that share the victory."""
        seats, winners = self.state.seats, self.state.winners()
        if self.actor != OVER or not winners:
            return [0.0] * seats
        return [((seat in winners) / len(winners) * seats - 1) / (seats - 1) for seat in range(seats)]

    def _listed(self) -> list[tuple[Outcome, float]]:
        """The outcomes of the pending chance; none if they are drawn from a seed."""
        listed = self.state.outcomes()
        return listed if len(listed) <= MOST_OUTCOMES else []

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Course":
        twin = Course(self.game, self.state.clone(), self._settings)
        twin._history = self._history[:]
        twin._digits = self._digits
        return twin

    def __reduce__(self) -> tuple[Callable[..., "Course"], tuple[Any, ...]]:
        if self._settings is None:
            raise TypeError("a position that was guessed has no history by which it could be written down")
        return begun, (self._settings, self._history)


def begun(settings: Settings, history: Iterable[int] = ()) -> Course:
    """A game after these numbers from its start on. Raises ValueError for settings that the game does not have."""
    game = catalog.load(settings.game)
    course = Course(game, game.start(settings.seats, settings.first, settings.rules), settings)
    for number in history:
        course.apply(number)
    return course


def _spoken(plain: Plain) -> str:
    return " ".join(
        ", ".join(map(str, value)) if isinstance(value, list) else str(value) for value in plain.values()
    )
