"""Alaska's cards once more, as plain lists by card for the inner loops of the computer players.

A card is its index in ``cards.CARDS``; only resources have entries, unless said otherwise.
"""

from typing import Final

from game.alaska.cards import CARDS, DECK_SIZE, HIGHEST_ROLL, RESOURCES, TYPES
from game.alaska.outlook import EXPECTED_DIE, ROLL_ODDS

KINDS: Final = len(TYPES)
ROLLS: Final = HIGHEST_ROLL + 1
NO_TYPE: Final = -1

TYPE: Final[list[int]] = [NO_TYPE if card.type is None else card.type for card in CARDS]
"""By card, events included, which have ``NO_TYPE``."""
COSTS: Final[list[int]] = [card.cost for card in CARDS]
LOW: Final[list[int]] = [card.low for card in CARDS]
HIGH: Final[list[int]] = [card.high for card in CARDS]
BASES: Final[list[int]] = [card.base for card in CARDS]
FACTOR: Final[list[int]] = [card.times for card in CARDS]
X_TYPE: Final[list[int]] = [NO_TYPE if card.x_type is None else card.x_type for card in CARDS]
"""By card, events included: the type that it counts, or ``NO_TYPE``."""
DICED: Final[list[int]] = [card for card in range(RESOURCES) if CARDS[card].dice]
"""The resources that roll a die when they pay."""
MINUS: Final[list[int]] = [card.minus for card in CARDS]
IS_DICED: Final[list[bool]] = [card.dice > 0 for card in CARDS]
IS_TICKET: Final[list[bool]] = [card.ticket for card in CARDS]
IS_MINED_OUT: Final[list[bool]] = [card.mined_out for card in CARDS]
MEAN_DIE: Final[list[float]] = list(EXPECTED_DIE)
VP: Final[list[int]] = [card.vp for card in CARDS]
DOLLARS: Final[list[int]] = [card.dollars for card in CARDS]
FREE_TYPE: Final[list[int]] = [NO_TYPE if card.free_type is None else card.free_type for card in CARDS]
ERA: Final[list[int]] = [card.era for card in CARDS]

COUNTERS: Final[list[list[int]]] = [
    [card for card in range(RESOURCES) if CARDS[card].x_type == type_] for type_ in range(KINDS)
]
"""By type: the resources whose X counts it."""

ODDS_ONE: Final[list[float]] = [float(odds) for odds in ROLL_ODDS[1]]
ODDS_TWO: Final[list[float]] = [float(odds) for odds in ROLL_ODDS[2]]
MATCH_ONE: Final[list[float]] = [float(sum(ROLL_ODDS[1][card.low : card.high + 1])) for card in CARDS]
MATCH_TWO: Final[list[float]] = [float(sum(ROLL_ODDS[2][card.low : card.high + 1])) for card in CARDS]
"""By card: the chance that one die or two match it (0 for events)."""

DECK: Final = DECK_SIZE
