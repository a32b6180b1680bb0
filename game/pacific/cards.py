"""The deck of Pacific Voyagers: 100 cards of 39 names, one row a name, in printed order (P1).

A card is its index in ``CARDS``; copies of one name can't be told apart. The ten islands are cards 0 to 9. A
pile (a hand, the discards) is a whole number with four bits a card: how many copies of it lie there. Piles are
joined by ``+`` and taken apart by ``-``, and ``&`` with a mask keeps all copies of the mask's cards.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

KINDS: Final = ("island", "canoe", "warrior", "stockade", "food", "navigation", "event", "special")


@dataclass(frozen=True, slots=True)
class Card:
    """One name of the list: its ``kind`` (one of ``KINDS``), how many copies there are, and what it does."""

    name: str
    kind: str
    copies: int
    note: str = ""


CARDS: Final[tuple[Card, ...]] = (
    Card("Solomon Islands", "island", 2),
    Card("Fijian Islands", "island", 2),
    Card("Hawaiian Islands", "island", 2),
    Card("Easter Island", "island", 2),
    Card("New Zealand", "island", 2),
    Card("Tonga", "island", 2),
    Card("Samoa", "island", 2),
    Card("Tahiti", "island", 2),
    Card("Marianas", "island", 2),
    Card("Nauru", "island", 2),
    Card("Canoes", "canoe", 15),
    Card("Warriors", "warrior", 10),
    Card("Stockades", "stockade", 5),
    Card("Coconuts", "food", 3),
    Card("Taro", "food", 3),
    Card("Yams", "food", 3),
    Card("Bananas", "food", 3),
    Card("Breadfruit", "food", 3),
    Card("Pigs", "food", 3),
    Card("Chickens", "food", 3),
    Card("Fish", "food", 3),
    Card("Wayfinding", "navigation", 2),
    Card("Oral Tradition", "navigation", 2),
    Card("Motion of the Stars", "navigation", 2),
    Card("Direction of Swells", "navigation", 2),
    Card("Colors of Sea & Sky", "navigation", 2),
    Card("Cloud Formations", "navigation", 2),
    Card("Animal Behaviors", "navigation", 2),
    Card("Navigator Secrets", "navigation", 2),
    Card("Planned Migration", "special", 1, "Stands for 4 Food"),
    Card("Island Hopping", "event", 1, "One more turn after this"),
    Card("War Canoes", "special", 1, "3 Warriors for an attacker"),
    Card("Stone Statues", "event", 1, "An opponent loses 4 random cards"),
    Card("Civil War", "event", 1, "An island in play is discarded"),
    Card("Outrigger Construction", "event", 1, "Draw 3"),
    Card("Explorers", "event", 1, "See the next 7 of the deck, keep 1"),
    Card("Traders", "event", 1, "See an opponent's hand, take 1"),
    Card("Accidental Voyage", "special", 1, "Stands for a canoe, 1 Food and 1 Navigation"),
    Card("Planned Raid", "event", 1, "Any island, for a raid"),
)

DECK_SIZE: Final = sum(card.copies for card in CARDS)
ISLANDS: Final = 10
"""Cards below this index are islands."""
BY_NAME: Final[dict[str, int]] = {card.name: index for index, card in enumerate(CARDS)}


def of_kind(kind: str) -> tuple[int, ...]:
    """The cards of a kind."""
    return tuple(index for index, card in enumerate(CARDS) if card.kind == kind)


CANOES: Final = BY_NAME["Canoes"]
WARRIORS: Final = BY_NAME["Warriors"]
STOCKADES: Final = BY_NAME["Stockades"]
PLANNED_MIGRATION: Final = BY_NAME["Planned Migration"]
ISLAND_HOPPING: Final = BY_NAME["Island Hopping"]
WAR_CANOES: Final = BY_NAME["War Canoes"]
STONE_STATUES: Final = BY_NAME["Stone Statues"]
CIVIL_WAR: Final = BY_NAME["Civil War"]
OUTRIGGER_CONSTRUCTION: Final = BY_NAME["Outrigger Construction"]
EXPLORERS: Final = BY_NAME["Explorers"]
TRADERS: Final = BY_NAME["Traders"]
ACCIDENTAL_VOYAGE: Final = BY_NAME["Accidental Voyage"]
PLANNED_RAID: Final = BY_NAME["Planned Raid"]
FOODS: Final = of_kind("food")
NAVIGATIONS: Final = of_kind("navigation")

# ---- piles -----------------------------------------------------------------------------------------------------

_BITS: Final = 4
_ANY: Final = (1 << _BITS) - 1  # no card has more copies

ONE: Final[tuple[int, ...]] = tuple(1 << _BITS * card for card in range(len(CARDS)))
"""By card: the pile of one copy."""
ANY: Final[tuple[int, ...]] = tuple(_ANY << _BITS * card for card in range(len(CARDS)))
"""By card: the mask that keeps its copies."""
FROM: Final[tuple[int, ...]] = tuple(sum(ANY[card:]) for card in range(len(CARDS)))
"""By card: the mask that keeps it and all after it."""
AFTER: Final[tuple[int, ...]] = (*FROM[1:], 0)
"""By card: the mask that keeps all after it."""
_PIECE_CARDS: Final = 15
_PIECE_BITS: Final = 60
_PIECE: Final = (1 << _PIECE_BITS) - 1
_PIECE_ONE: Final[tuple[int, ...]] = ONE[:_PIECE_CARDS]
_PIECE_AFTER: Final[tuple[int, ...]] = tuple([mask & _PIECE for mask in AFTER[:_PIECE_CARDS]])
WHOLE_DECK: Final = sum(card.copies * ONE[index] for index, card in enumerate(CARDS))


def mask_of(cards: Iterable[int]) -> int:
    """The mask that keeps all copies of these cards."""
    return sum(ANY[card] for card in set(cards))


def pile_of(cards: Iterable[int]) -> int:
    """These cards as a pile."""
    return sum(ONE[card] for card in cards)


def count(pile: int, card: int) -> int:
    """How many copies of a card lie in a pile."""
    return pile >> _BITS * card & _ANY


def names_in(pile: int) -> list[int]:
    """The different cards of a pile, each once, in the order of their numbers."""
    found = []
    first = 0
    while pile:  # in pieces that fit a machine's word, which is quicker than taking card by card off the whole
        piece = pile & _PIECE
        while piece:
            place = (piece & -piece).bit_length() - 1 >> 2  # four bits a card
            found.append(first + place)
            piece &= _PIECE_AFTER[place]
        pile >>= _PIECE_BITS
        first += _PIECE_CARDS
    return found


def cards_in(pile: int) -> list[int]:
    """All cards of a pile, copy by copy, in the order of their numbers."""
    found = []
    first = 0
    while pile:
        piece = pile & _PIECE
        while piece:
            place = (piece & -piece).bit_length() - 1 >> 2
            found.append(first + place)
            piece -= _PIECE_ONE[place]
        pile >>= _PIECE_BITS
        first += _PIECE_CARDS
    return found


def same_cards(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether these are cards, and those the same in any order."""
    counts = [0] * len(CARDS)
    for card in one:
        if not 0 <= card < len(CARDS):
            return False
        counts[card] += 1
    for card in other:
        counts[card] -= 1
    return not any(counts)


ISLAND_MASK: Final = mask_of(range(ISLANDS))
EVENT_MASK: Final = mask_of(card for card in of_kind("event") if card != PLANNED_RAID)
"""The cards that can be played as events: Planned Raid is for the Raid Phase (P7)."""
FOOD_MASK: Final = mask_of((*FOODS, PLANNED_MIGRATION))
"""What a voyage eats."""
NAVIGATION_MASK: Final = mask_of(NAVIGATIONS)
ATTACK_MASK: Final = mask_of((WARRIORS, WAR_CANOES))
DEFENCE_MASK: Final = mask_of((WARRIORS, STOCKADES))
