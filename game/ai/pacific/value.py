"""The chance of a seat of the Pacific to win at the end of a turn, learned from games between tuned players.

The strength of a seat is a weighted sum of its features, with one set of weights for the seat that moves next and
one for those that wait, each changing with the number of cards in the deck; the chances of the seats are as the
exponentials of their strengths. Where a hand is hidden, only what all can see of its seat counts, by other weights.
"""

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from game.pacific.cards import (
    ACCIDENTAL_VOYAGE,
    ANY,
    CANOES,
    DECK_SIZE,
    FOODS,
    NAVIGATIONS,
    PLANNED_MIGRATION,
    PLANNED_RAID,
    STOCKADES,
    WAR_CANOES,
    WARRIORS,
)

SHOWN: Final = ("turn", "islands", "cards", "exposed")
"""What all can see of a seat: that it plays at all, its islands, its cards, and whether a copy of one of its
islands may turn up (which is told from the cards that one can see)."""
ISLANDS_HELD: Final = 1
CARDS_HELD: Final = 2
EXPOSED: Final = 3
FEATURES: Final = (
    *SHOWN,
    "fresh",
    "canoe",
    "canoes_more",
    "food",
    "food_more",
    "navigation",
    "navigation_more",
    "ready",
    "reach",
    "landing",
    "warrior",
    "warriors_more",
    "stockade",
    "stockades_more",
    "guard",
    "guards_more",
    "tickets",
    "ticket_force",
    "idle",
    "own",
    "copies",
    "canoes_many",
    "warriors_many",
    "migration",
    "hopping",
    "war_canoes",
    "statues",
    "civil_war",
    "outrigger",
    "explorers",
    "traders",
    "accidental",
    "planned_raid",
)
"""What a seat is valued by that sees its hand: the cards of it that are still unknown; the first and further
canoes, names of Food, and names of Navigation; whether a voyage is complete, its largest number, and the chance
that it finds a free island; the first and further warriors and stockades; if it is exposed, the first and further
of either; Island cards of rivals' islands, and with any the strength to attack with, at most 3; Island cards of
free islands, and of its own; copies of Food and Navigation that are there already; canoes and warriors beyond the
second; each special and event card."""
FRESH: Final = 4
TERMS: Final = 3
"""Each weight is a number, one times the deck over ``_DECK``, and one times ``_END / (deck + _END)``."""
_DECK: Final = 50.0
_END: Final = 5.0
ROLES: Final = 2
"""Who waits, and who moves next."""
NUMBERS: Final = ROLES * TERMS * (len(FEATURES) + len(SHOWN))
"""How many numbers make a value: those of the features by role, feature and term, then those of what is shown."""
_EIGHT: Final = 0xFFFFFFFF
_EACH: Final = 0x11111111
_SIXTEEN: Final = 0xFFFFFFFFFFFFFFFF
_FIRST: Final = 0x1111111111111111
_SECOND: Final = 0x2222222222222222
_FOOD_AT: Final = 4 * FOODS[0]
_NAVIGATION_AT: Final = 4 * NAVIGATIONS[0]
_CANOES_AT: Final = 4 * CANOES
_WARRIORS_AT: Final = 4 * WARRIORS
_STOCKADES_AT: Final = 4 * STOCKADES
_SPECIALS_AT: Final = 4 * PLANNED_MIGRATION


def describe(
    pile: int,
    islands: int,
    size: int,
    fresh: int,
    exposed: bool,
    tickets: int,
    idle: int,
    own: int,
    missing: float,
) -> list[float]:
    """The features of a seat with that hand of ``size`` cards, ``fresh`` of them unknown and not in ``pile``, of
    which ``tickets`` and ``idle`` are islands of rivals and of nobody; ``missing`` is the chance that a card from
    the deck is no free island."""
    foods = _names(pile >> _FOOD_AT & _EIGHT)
    courses = _names(pile >> _NAVIGATION_AT & _EIGHT)
    copies = _copies(pile >> _FOOD_AT & _SIXTEEN) - foods - courses
    canoes = pile >> _CANOES_AT & 15
    warriors = pile >> _WARRIORS_AT & 15
    stockades = pile >> _STOCKADES_AT & 15
    specials = pile >> _SPECIALS_AT
    force = warriors
    reach = foods + courses + 1 if canoes and courses and foods else 0
    if specials:
        if pile & ANY[WAR_CANOES]:
            force += 3
        if pile & ANY[PLANNED_MIGRATION] and canoes and courses:
            reach = foods + courses + 5
        if pile & ANY[ACCIDENTAL_VOYAGE] and not reach:
            reach = foods + courses + 3
    guards = warriors + stockades if exposed else 0
    found = [
        1.0,
        float(islands),
        float(size),
        1.0 if exposed else 0.0,
        float(fresh),
        1.0 if canoes else 0.0,
        canoes - 1.0 if canoes > 1 else 0.0,
        1.0 if foods else 0.0,
        foods - 1.0 if foods > 1 else 0.0,
        1.0 if courses else 0.0,
        courses - 1.0 if courses > 1 else 0.0,
        1.0 if reach else 0.0,
        float(reach),
        1.0 - missing**reach if reach else 0.0,
        1.0 if warriors else 0.0,
        warriors - 1.0 if warriors > 1 else 0.0,
        1.0 if stockades else 0.0,
        stockades - 1.0 if stockades > 1 else 0.0,
        1.0 if guards else 0.0,
        guards - 1.0 if guards > 1 else 0.0,
        float(tickets),
        float(min(force, 3)) if tickets else 0.0,
        float(idle),
        float(own),
        float(copies),
        canoes - 2.0 if canoes > 2 else 0.0,
        warriors - 2.0 if warriors > 2 else 0.0,
    ]
    if specials:
        for card in range(PLANNED_MIGRATION, PLANNED_RAID + 1):
            found.append(1.0 if pile & ANY[card] else 0.0)
    return found


def _names(cards: int) -> int:
    """How many names of a kind, of eight, of four bits each, there are."""
    return ((cards | cards >> 1) & _EACH).bit_count()


def _copies(cards: int) -> int:
    """How many cards there are of sixteen names of four bits each, with three copies at most."""
    return (cards & _FIRST).bit_count() + 2 * (cards & _SECOND).bit_count()


def terms(left: int) -> list[float]:
    """What the numbers of a weight are multiplied by with so many cards in the deck."""
    return [1.0, left / _DECK, _END / (left + _END)]


class Value:
    """The weights for each number of cards in the deck: ``own[role][left]`` by feature, ``shown[role][left]`` by
    what is shown."""

    __slots__ = ("own", "shown")

    def __init__(self, numbers: Sequence[float]) -> None:
        """Raises ValueError if there are not ``NUMBERS`` numbers."""
        if len(numbers) != NUMBERS:
            raise ValueError(f"the value has {NUMBERS} numbers, not {len(numbers)}")
        self.own: list[list[list[float]]] = []
        self.shown: list[list[list[float]]] = []
        at = 0
        for width, tables in ((len(FEATURES), self.own), (len(SHOWN), self.shown)):
            for _ in range(ROLES):
                rows = [_row(numbers[at : at + width * TERMS], left) for left in range(DECK_SIZE + 1)]
                tables.append(rows)
                at += width * TERMS


def _row(numbers: Sequence[float], left: int) -> list[float]:
    """The weights for so many cards in the deck."""
    first, second, third = terms(left)
    return [
        first * numbers[at] + second * numbers[at + 1] + third * numbers[at + 2]
        for at in range(0, len(numbers), TERMS)
    ]


def total(weights: list[float], features: list[float]) -> float:
    """The weighted sum of features; weights beyond them count nothing."""
    strength = 0.0
    for at in range(len(features)):
        strength += weights[at] * features[at]
    return strength


def load() -> Value:
    """The learned value. Raises ValueError, naming the file, if it is not as ``tools.fit_pacific`` writes it."""
    source = files("game.ai.pacific").joinpath("value.json")
    try:
        return Value([float(number) for number in json.loads(source.read_text("utf-8"))["numbers"]])
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{source} holds no value: {error}") from error
