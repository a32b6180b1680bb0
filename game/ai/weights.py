"""The tuned numbers of the computer players: one small file a game, with the command that made it."""

import json
from importlib.resources import files


def load(game: str) -> dict[str, float]:
    """The weights of a game's policy by name, from ``game/ai/<game>/weights.json``.

    Raises ValueError, naming the file, if it is not as ``tools.tune`` writes it.
    """
    source = files("game.ai").joinpath(game, "weights.json")
    try:
        weights = json.loads(source.read_text("utf-8"))["weights"]
        return {str(name): float(value) for name, value in weights.items()}
    except (OSError, KeyError, TypeError, AttributeError, ValueError) as error:
        raise ValueError(f"{source} holds no weights: {error}") from error
