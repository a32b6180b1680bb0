"""Decisions out of random games of the Pacific, with every number of seats and every mix of house rules."""

from collections.abc import Iterator

from game.chance import Chance
from game.contract import CHANCE, OVER
from game.pacific.rules import PacificState
from game.pacific.state import Phase
from tests.game.pacific.position import MIXES, new_game, positions

TABLES = [(2 + number % 5, rules) for number, rules in enumerate(MIXES * 5)]


def every(step: int) -> Iterator[tuple[int, PacificState]]:
    """Over all tables, each ``step``-th state of each phase at which a seat decides, with its number."""
    met = dict.fromkeys(Phase, 0)
    for seed, (seats, rules) in enumerate(TABLES):
        for state in positions(new_game(seats, rules, seed % seats), Chance(seed)):
            if state.actor in (CHANCE, OVER):
                continue
            met[state.phase] += 1
            if met[state.phase] % step == 1:
                yield sum(met.values()), state
