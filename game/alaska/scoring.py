"""The score of Alaska, line by line (A19, A20), and who wins (A21)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.alaska.cards import CARDS, GOVERNMENT, MILITARY, OF_TYPE, OIL, RESOURCES, TOURISM, mask_of
from game.alaska.state import Rules

STATE_POINTS: Final = 2
LEISURE_POINTS: Final = 3
MAJORITY_POINTS: Final = 2

_STATE_CARDS: Final = OF_TYPE[GOVERNMENT] | OF_TYPE[MILITARY]
_LEISURE_CARDS: Final = OF_TYPE[OIL] | OF_TYPE[TOURISM]
_STARRED_CARDS: Final = mask_of(*(i for i in range(RESOURCES) if CARDS[i].vp))


@dataclass(frozen=True, slots=True)
class ScoreLines:
    """One seat's points by line; ``majorities`` are the types that give it the last line."""

    cards: int
    government_military: int
    oil_tourism: int
    starred: int
    events: int
    majorities: tuple[int, ...]

    @property
    def most_of_type(self) -> int:
        """Points for having the most cards of a type."""
        return MAJORITY_POINTS * len(self.majorities)

    @property
    def total(self) -> int:
        """All lines added up; may be below 0."""
        return (
            self.cards
            + self.government_military
            + self.oil_tourism
            + self.starred
            + self.events
            + self.most_of_type
        )


def majority_holders(owned: Sequence[int], type_: int, rules: Rules) -> tuple[int, ...]:
    """The seats that score for having the most cards of a type (A20); ``owned`` is a mask by seat."""
    counts = [(mask & OF_TYPE[type_]).bit_count() for mask in owned]
    most = max(counts)
    holders = tuple(seat for seat, count in enumerate(counts) if count == most)
    if most == 0 or (len(holders) > 1 and not rules.share_majority):
        return ()
    return holders


def score_lines(owned: Sequence[int], event_points: Sequence[int], rules: Rules) -> list[ScoreLines]:
    """Every seat's points by line, from the cards owned (a mask by seat) and the points of events (A19)."""
    holders = [majority_holders(owned, type_, rules) for type_ in range(len(OF_TYPE))]
    lines = []
    for seat, mask in enumerate(owned):
        state_cards = (mask & _STATE_CARDS).bit_count()
        leisure_cards = (mask & _LEISURE_CARDS).bit_count()
        in_own_line = state_cards + leisure_cards if rules.vp_instead else 0
        lines.append(
            ScoreLines(
                cards=mask.bit_count() - in_own_line,
                government_military=STATE_POINTS * state_cards,
                oil_tourism=LEISURE_POINTS * leisure_cards,
                starred=(mask & _STARRED_CARDS).bit_count(),
                events=event_points[seat],
                majorities=tuple(type_ for type_, who in enumerate(holders) if seat in who),
            )
        )
    return lines


def winners(totals: Sequence[int], money: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points, among them those with the most dollars (A21)."""
    best = max(zip(totals, money, strict=True))
    return tuple(seat for seat, standing in enumerate(zip(totals, money, strict=True)) if standing == best)
