"""Advice in either game: what the computer would do in a human's place, and the reasons that it may give."""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any

from game.ai.advice import Advice
from game.ai.budget import Budget
from game.ai.levels import game_of
from game.chance import Chance
from game.contract import View


def advise(view: View, chance: Chance, budget: Budget | None) -> Advice:
    """What the strongest player would do on this view, and why.

    Raises ValueError if the view's seat has nothing to decide.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide here")
    advice: Advice = _module(game_of(view)).advise(view, chance, budget)
    return advice


def reasons(game: str) -> Mapping[str, Sequence[str]]:
    """The keys of the reasons that advice in this game may give, each with the names of its figures."""
    listed: Mapping[str, Sequence[str]] = _module(game).REASONS
    return listed


def _module(game: str) -> Any:
    return importlib.import_module(f"game.ai.{game}.advice")
