"""Which games there are."""

from types import FunctionType

from game.alaska.game import AlaskaGame
from game.contract import Game
from game.pacific.game import PacificGame

ENGINES: tuple[str, ...] = ("alaska", "pacific")
"""The games that there are rules, records and computer players for: what tools and records know."""
GAMES: tuple[str, ...] = ("alaska", "pacific")
"""Those of them that have a table on the screen: what people are offered."""


def load(key: str) -> Game:
    """The game of that name; raises ValueError, naming those that there are, if there is none."""
    if key == AlaskaGame.key:
        return AlaskaGame()
    if key == PacificGame.key:
        return PacificGame()
    raise ValueError(f"there is no game '{key}'; there is {' and '.join(ENGINES)}")


def build() -> str:
    """Which build of the rules this is: ``compiled`` by mypyc, or ``pure`` Python."""
    return "pure" if isinstance(load, FunctionType) else "compiled"
