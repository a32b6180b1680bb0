"""What a game of Pacific Voyagers tells: typed events, complete with who, what, how many and by which card.

Seats are counted from 0, cards are indices of ``cards.CARDS``. A field that says *secret* is None where the seat
that is told may not know it (``seen_by``).
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from game.contract import Event


class Why(StrEnum):
    """Why cards are drawn or discarded."""

    DEAL = "deal"
    GROWTH = "growth"
    OUTRIGGER = "outrigger construction"
    ISLAND_OPTION = "island option"
    SETTLEMENT_OPTION = "settlement option"
    DEFENCE = "defence"
    SETTLEMENT = "settlement"
    STATUES = "stone statues"


class Flip(StrEnum):
    """What the flipped card means to the voyage (P13)."""

    SEA = "sea"
    OWN = "own island"
    SETTLED = "settled"
    RAID = "raid"


class Question(StrEnum):
    """What a seat passed over when asked."""

    EVENT = "event"
    VOYAGE = "voyage"
    RAID = "raid"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class DeckStacked(Event):
    """The deck was shuffled. Secret: ``order`` is all 100 cards, the top one first."""

    order: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat drew ``number`` cards from the deck. Secret to the others: ``cards``, in the order drawn."""

    seat: int
    why: Why
    number: int
    cards: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began; ``turn`` counts from 1; ``bonus`` marks that of Island Hopping."""

    seat: int
    turn: int
    bonus: bool


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards left a hand for the discards: one in growth, the excess in settlement, four by Stone Statues."""

    seat: int
    why: Why
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EventPlayed(Event):
    """An event card was played; ``rival`` and ``island`` are what it names, else NOBODY."""

    seat: int
    card: int
    rival: int
    island: int


@dataclass(frozen=True, slots=True)
class IslandReturned(Event):
    """The Island Option: this card was shown, to be shuffled into the deck."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The deck was shuffled again. Secret: ``order``, the top card first."""

    number: int
    order: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class StockadeSpent(Event):
    """The Settlement Option: a stockade was discarded for two cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class DeckSeen(Event):
    """Explorers looked at the next ``number`` cards. Secret to the others: ``cards``, the top one first."""

    seat: int
    number: int
    cards: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    """Explorers kept one of the cards they saw. Secret to the others: ``card`` and its ``place``, from 0."""

    seat: int
    card: int | None
    place: int | None


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """Traders saw the hand of ``rival``. Secret to all but these two: ``cards``."""

    seat: int
    rival: int
    number: int
    cards: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    """Traders took a card of ``rival``. Secret to all but these two: ``card``."""

    seat: int
    rival: int
    card: int | None


@dataclass(frozen=True, slots=True)
class IslandLost(Event):
    """Civil War: the island of ``owner`` was discarded."""

    owner: int
    island: int


@dataclass(frozen=True, slots=True)
class VoyageBegan(Event):
    """These cards put to sea, good for ``number`` flips."""

    seat: int
    cards: tuple[int, ...]
    number: int


@dataclass(frozen=True, slots=True)
class CardFlipped(Event):
    """The ``nth`` card of a voyage was flipped; if it is an island in play, ``owner`` had it, else NOBODY."""

    seat: int
    card: int
    nth: int
    meaning: Flip
    owner: int


@dataclass(frozen=True, slots=True)
class VoyageFailed(Event):
    """A voyage of so many flips found no island."""

    seat: int
    flips: int


@dataclass(frozen=True, slots=True)
class RaidBegan(Event):
    """A raid on an island of ``rival``; ``card`` was played for it, NOBODY if a voyage led there."""

    seat: int
    rival: int
    island: int
    card: int


@dataclass(frozen=True, slots=True)
class AttackChosen(Event):
    """The attacker of a blind raid has chosen. Secret to the others: ``cards``, their number too."""

    seat: int
    cards: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class AttackShown(Event):
    """The attacker's cards, and how many they count."""

    seat: int
    cards: tuple[int, ...]
    strength: int


@dataclass(frozen=True, slots=True)
class DefenceShown(Event):
    """The defender's cards, and how many they count."""

    seat: int
    cards: tuple[int, ...]
    strength: int


@dataclass(frozen=True, slots=True)
class RaidEnded(Event):
    """The raid is decided: ``winner`` controls the island, who is ``seat``, the attacker, or ``rival``."""

    seat: int
    rival: int
    island: int
    attack: int
    defence: int
    winner: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat was asked and did nothing."""

    seat: int
    question: Question


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """All is counted: islands by seat and who won (several share, and nobody may have)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def seen_by(event: Event, seat: int) -> Event:
    """The event as this seat may see it: what is secret to it is None (P9, P10, P15, P19)."""
    if isinstance(event, DeckStacked | DeckReshuffled):
        return replace(event, order=None)
    if isinstance(event, CardsDrawn | DeckSeen | AttackChosen) and event.seat != seat:
        return replace(event, cards=None)
    if isinstance(event, CardKept) and event.seat != seat:
        return replace(event, card=None, place=None)
    if isinstance(event, HandShown) and seat not in (event.seat, event.rival):
        return replace(event, cards=None)
    if isinstance(event, CardStolen) and seat not in (event.seat, event.rival):
        return replace(event, card=None)
    return event
