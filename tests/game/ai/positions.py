"""Decisions out of random games of Alaska, with every number of seats and every mix of house rules."""

from collections.abc import Iterator
from itertools import product

from game.alaska.game import HOUSE_RULES
from game.alaska.rules import AlaskaState, start
from game.alaska.state import Rules
from game.chance import Chance
from game.contract import CHANCE, OVER

TABLES = [
    (seats, Rules(*mix)) for seats, mix in product(range(2, 6), product((False, True), repeat=len(HOUSE_RULES)))
]


def decisions(seats: int, rules: Rules, seed: int) -> Iterator[AlaskaState]:
    """The states of one game at which a seat decides; the seats then take any legal action."""
    chance = Chance(seed)
    state = start(seats, chance.below(seats), rules)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.resolve(state.sample(chance))
            continue
        yield state
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
