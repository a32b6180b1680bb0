"""Which games there are."""

from game.alaska.game import AlaskaGame
from game.contract import Game

GAMES: tuple[str, ...] = ("alaska",)


def load(key: str) -> Game:
    """The game of that name; raises ValueError, naming those that exist, if there is none."""
    if key == AlaskaGame.key:
        return AlaskaGame()
    raise ValueError(f"there is no game '{key}'; there is {' and '.join(GAMES)}")
