"""What makes a voyage (P12): which cards may go together, in which order they are asked, and how far it goes."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

from game.pacific.cards import (
    ACCIDENTAL_VOYAGE,
    ANY,
    CANOES,
    CARDS,
    FOOD_MASK,
    FOODS,
    NAVIGATION_MASK,
    NAVIGATIONS,
    PLANNED_MIGRATION,
    mask_of,
    names_in,
)
from game.pacific.state import DONE

VESSELS: Final = (CANOES, ACCIDENTAL_VOYAGE)
ORDER: Final = (*VESSELS, *FOODS, PLANNED_MIGRATION, *NAVIGATIONS)
"""The order in which the cards of a voyage are asked: what carries it, what it eats, what guides it."""
STANDS_FOR: Final[dict[int, tuple[int, int, int]]] = {
    CANOES: (1, 0, 0),
    ACCIDENTAL_VOYAGE: (1, 1, 1),
    PLANNED_MIGRATION: (0, 4, 0),
    **dict.fromkeys(FOODS, (0, 1, 0)),
    **dict.fromkeys(NAVIGATIONS, (0, 0, 1)),
}
"""By card: the canoes, Food and Navigation that it stands for (P12)."""
WORTH: Final[dict[int, int]] = {card: sum(parts) for card, parts in STANDS_FOR.items()}
"""By card: what it adds to the Voyage Number (P12)."""
LARGEST: Final = 23

_AFTER: Final[dict[int, int]] = {
    card: mask_of(ORDER[place + 1 :]) & ~ANY[ACCIDENTAL_VOYAGE] for place, card in enumerate(ORDER)
}
"""By card: the mask of what may still be asked after it; Accidental Voyage never goes with Canoes."""


class Fault(Enum):
    """Why cards make no voyage."""

    FOREIGN = "a card among them has no place on a voyage"
    NO_CANOE = "a canoe is missing"
    TWO_CANOES = "a voyage has one canoe, and Accidental Voyage stands for it"
    TWICE = "the same card is there twice"
    NO_FOOD = "food is missing"
    NO_NAVIGATION = "navigation is missing"


def clash(cards: Sequence[int]) -> Fault | None:
    """What keeps these cards from one voyage, whatever else joins them; None if nothing does (P12)."""
    if any(card not in WORTH for card in cards):
        return Fault.FOREIGN
    if sum(card in VESSELS for card in cards) > 1:
        return Fault.TWO_CANOES
    if len(set(cards)) < len(cards):
        return Fault.TWICE
    return None


def fault(cards: Sequence[int]) -> Fault | None:
    """What is wrong with these cards as a voyage, in any order; None if nothing is (P12)."""
    found = clash(cards)
    if found is not None:
        return found
    if not any(card in VESSELS for card in cards):
        return Fault.NO_CANOE
    if CANOES in cards:
        if not any(CARDS[card].kind == "food" or card == PLANNED_MIGRATION for card in cards):
            return Fault.NO_FOOD
        if not any(CARDS[card].kind == "navigation" for card in cards):
            return Fault.NO_NAVIGATION
    return None


def number(cards: Iterable[int]) -> int:
    """The Voyage Number of these cards (P12)."""
    return sum([WORTH[card] for card in cards])


def parts(cards: Iterable[int]) -> tuple[int, int, int]:
    """The canoes, Food and Navigation that these cards stand for together; other cards stand for none (P12)."""
    stood = [STANDS_FOR[card] for card in cards if card in STANDS_FOR]
    return sum([one[0] for one in stood]), sum([one[1] for one in stood]), sum([one[2] for one in stood])


def in_order(cards: Iterable[int]) -> list[int]:
    """The cards of a voyage in the order in which they are asked."""
    return sorted(cards, key=ORDER.index)


def next_picks(hand: int, picks: Sequence[int]) -> list[int]:
    """The actions that a hand leaves after these cards were picked from it: only such as lead to a voyage."""
    if not picks:
        vessels = []
        if hand & ANY[CANOES] and hand & FOOD_MASK and hand & NAVIGATION_MASK:
            vessels.append(CANOES)
        if hand & ANY[ACCIDENTAL_VOYAGE]:
            vessels.append(ACCIDENTAL_VOYAGE)
        return [*vessels, DONE]
    last = picks[-1]
    if last == CANOES:
        return names_in(hand & FOOD_MASK)
    actions = names_in(hand & _AFTER[last])
    if picks[0] == ACCIDENTAL_VOYAGE or ANY[last] & NAVIGATION_MASK:
        actions.append(DONE)
    return actions
