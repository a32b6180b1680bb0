"""The chance of a seat of the Pacific to win at the end of a turn, learned from games between tuned players.

The strength of a seat is a weighted sum of its features, with one set of weights for each role (who moves next, who
moves last, and those between), each changing with the number of cards in the deck; the chances of the seats are as
the exponentials of their strengths. Where a hand is hidden, only what all can see of its seat counts, by other
weights. Tables of two seats have a value of their own.
"""

import json
from collections.abc import Sequence
from importlib.resources import files
from math import exp
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
_DECK: Final = 50.0
_END: Final = 5.0
MOVED: Final = 0
MOVES: Final = 1
BETWEEN: Final = 2
"""The roles of seats at the end of a turn: who moves last of all, who moves next, and the others, of whom two seats
have none."""
_TURN: Final = 6.0
"""How many cards a turn takes from the deck, on average."""
_NEXT: Final = 4.0
_AFTER: Final = 5.0
"""By how many cards that is uncertain up to a seat's next turn, and up to the one after it."""
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


def terms(left: int, ahead: int, seats: int) -> list[float]:
    """What the numbers of a weight are multiplied by with so many cards in the deck, for a seat that waits for so
    many turns. With more than two seats it matters whether it will have another turn at all, and one after that."""
    found = [1.0, left / _DECK, _END / (left + _END)]
    if seats > 2:
        rest = left - _TURN * ahead
        found.append(1.0 / (1.0 + exp(rest / _NEXT)))
        found.append(1.0 / (1.0 + exp((rest - _TURN * seats) / _AFTER)))
    return found


def roles(seats: int) -> int:
    """How many roles there are at a table."""
    return 2 if seats == 2 else 3


def role(ahead: int, seats: int) -> int:
    """The role of a seat that waits for so many turns."""
    if not ahead:
        return MOVES
    return MOVED if ahead == seats - 1 else BETWEEN


def numbers_of(seats: int) -> int:
    """How many numbers make a value: those of the features by role, feature and term, then those of what is
    shown."""
    return roles(seats) * len(terms(0, 0, seats)) * (len(FEATURES) + len(SHOWN))


class Value:
    """The weights for each number of cards in the deck and of turns to wait for: ``own[ahead][left]`` by feature,
    ``shown[ahead][left]`` by what is shown."""

    __slots__ = ("own", "shown")

    def __init__(self, numbers: Sequence[float], seats: int) -> None:
        """Raises ValueError if there are not as many numbers as a table of so many seats needs."""
        if len(numbers) != numbers_of(seats):
            raise ValueError(f"the value has {numbers_of(seats)} numbers, not {len(numbers)}")
        each = len(terms(0, 0, seats))
        self.own: list[list[list[float]]] = []
        self.shown: list[list[list[float]]] = []
        at = 0
        for width, tables in ((len(FEATURES), self.own), (len(SHOWN), self.shown)):
            size = width * each
            for ahead in range(seats):
                begin = at + role(ahead, seats) * size
                part = numbers[begin : begin + size]
                tables.append([_row(part, terms(left, ahead, seats)) for left in range(DECK_SIZE + 1)])
            at += roles(seats) * size


def _row(numbers: Sequence[float], factors: list[float]) -> list[float]:
    """The weights where the terms are these."""
    found: list[float] = []
    for at in range(0, len(numbers), len(factors)):
        weight = factors[0] * numbers[at]
        for term in range(1, len(factors)):
            weight += factors[term] * numbers[at + term]
        found.append(weight)
    return found


def total(weights: list[float], features: list[float]) -> float:
    """The weighted sum of features; weights beyond them count nothing."""
    strength = 0.0
    for at in range(len(features)):
        strength += weights[at] * features[at]
    return strength


class Values:
    """The value for tables of two seats, and that for larger ones, each made when it is first asked for."""

    __slots__ = ("_found", "_more")

    def __init__(self, two: Sequence[float], more: Sequence[float]) -> None:
        """Raises ValueError if the numbers of either are not as many as they should be."""
        self._more = more
        self._found = {2: Value(two, 2), 3: Value(more, 3)}

    def at(self, seats: int) -> Value:
        """The value for a table of so many seats."""
        found = self._found.get(seats)
        if found is None:
            found = Value(self._more, seats)
            self._found[seats] = found
        return found


def load() -> Values:
    """The learned values. Raises ValueError, naming the file, if it is not as ``tools.fit_pacific`` writes it."""
    source = files("game.ai.pacific").joinpath("value.json")
    try:
        told = json.loads(source.read_text("utf-8"))
        return Values(told["two"]["numbers"], told["more"]["numbers"])
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{source} holds no value: {error}") from error
