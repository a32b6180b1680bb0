"""Which games there are."""

from game.alaska.game import AlaskaGame
from game.contract import Game
from game.pacific.game import PacificGame

GAMES: tuple[str, ...] = ("alaska",)


def load(key: str) -> Game:
    """The game of that name; raises ValueError, naming those that exist, if there is none."""
    if key == AlaskaGame.key:
        return AlaskaGame()
    if key == PacificGame.key:
        return PacificGame()
    raise ValueError(f"there is no game '{key}'; there is {' and '.join(GAMES)}")
