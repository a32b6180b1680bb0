"""The hand as a fan: equal cards lie as one pile, chosen ones lifted beside it; a pure function of places.

At most ``SLOTS`` piles are shown at once; a larger hand scrolls by whole piles.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.pacific_map.layout import LIFT, MapLayout
from scenes.ui.display import Metrics

SLOTS = 15
GAP = 10  # units between cards that need not overlap
ARROW = 44  # units, the room of an arrow at either end of a hand that scrolls


@dataclass(frozen=True, slots=True)
class Pile:
    """Equal cards of a hand, or the chosen ones of them."""

    card: int
    count: int
    chosen: bool

    @property
    def key(self) -> tuple[int, bool]:
        """Which pile it is, while its count changes."""
        return self.card, self.chosen


@dataclass(frozen=True, slots=True)
class HandCard:
    """A pile where it lies: ``rect`` is the whole card, ``strip`` what the next card leaves of it."""

    pile: Pile
    rect: Rect
    strip: Rect


@dataclass(frozen=True, slots=True)
class Fan:
    """The piles to be seen, from left to right, and how many are out of sight at either end."""

    cards: tuple[HandCard, ...]
    before: int
    after: int
    left: Rect
    right: Rect


def piles_of(hand: Sequence[int], chosen: Sequence[int]) -> list[Pile]:
    """The piles of a hand in the order of the card list; ``chosen`` are cards of it."""
    piles = []
    for card in dict.fromkeys(hand):
        picked = chosen.count(card)
        if picked:
            piles.append(Pile(card, picked, True))
        if hand.count(card) > picked:
            piles.append(Pile(card, hand.count(card) - picked, False))
    return piles


def fan_of(metrics: Metrics, layout: MapLayout, piles: Sequence[Pile], first: int = 0) -> Fan:
    """Where the piles lie; ``first`` is the one at the left end of a hand that scrolls."""
    room = layout.hand
    width, height = layout.card
    arrow = metrics.px(ARROW)
    scrolls = len(piles) > SLOTS
    first = min(max(0, first), max(0, len(piles) - SLOTS))
    shown = piles[first : first + SLOTS]
    inner = room.inflate(-2 * arrow, 0) if scrolls else room
    pitch: float = width + metrics.px(GAP)
    if len(shown) > 1:
        pitch = min(pitch, (inner.width - width) / (len(shown) - 1))
    cards = []
    for index, pile in enumerate(shown):
        left = inner.x + round(index * pitch)
        top = room.bottom - height - (metrics.px(LIFT * min(1.0, layout.scale)) if pile.chosen else 0)
        last = index == len(shown) - 1
        strip = width if last else min(width, inner.x + round((index + 1) * pitch) - left)
        cards.append(HandCard(pile, Rect(left, top, width, height), Rect(left, top, strip, height)))
    side = Rect(room.x, room.bottom - height, arrow - metrics.px(6), height)
    return Fan(
        cards=tuple(cards),
        before=first,
        after=len(piles) - first - len(shown),
        left=side,
        right=Rect(room.right - side.width, side.y, side.width, height),
    )
