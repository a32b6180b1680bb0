"""What a roll would pay, what a card would earn and what it costs now: questions that a player asks of a
view.

The client shows these answers and the computer players weigh them, so that both speak of the same dollars.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from game.alaska.cards import (
    BASE,
    CARDS,
    CONSTRUCTION,
    COST,
    COUNTED,
    DECK_SIZE,
    HIGHEST_ROLL,
    HOLDS,
    TIMES,
    cards_in,
)
from game.alaska.rules import CARDS_A_TURN
from game.alaska.scoring import score_lines
from game.alaska.state import Phase, Rules
from game.alaska.view import AlaskaView

ROLL_ODDS: Final[dict[int, tuple[Fraction, ...]]] = {
    1: tuple(Fraction(1 if 1 <= roll <= 6 else 0, 6) for roll in range(HIGHEST_ROLL + 1)),
    2: tuple(Fraction(max(0, 6 - abs(7 - roll)) if roll >= 2 else 0, 36) for roll in range(HIGHEST_ROLL + 1)),
}
"""By number of dice, then by roll 0 to 12: the chance of that roll."""


_BEFORE_NEW_CARDS: Final = (Phase.ROLL, Phase.DICE, Phase.CARD_DIE, Phase.TICKET)
"""The phases of a turn whose cards are still in the deck."""


def expected_die(card: int) -> Fraction:
    """The dollars that a card with a die pays on average when it matches, 0 for all others (A7)."""
    if not CARDS[card].dice:
        return Fraction(0)
    return Fraction(sum(max(0, face - CARDS[card].minus) for face in range(1, 7)), 6)


EXPECTED_DIE: Final[tuple[float, ...]] = tuple(float(expected_die(card)) for card in range(len(CARDS)))


def pays(owned: int, card: int) -> float:
    """The dollars that a card pays the owner of these cards when it matches (A5); its die counts on
    average."""
    return BASE[card] + TIMES[card] * (owned & COUNTED[card]).bit_count() + EXPECTED_DIE[card]


def roll_pays(owned: int, roll: int) -> float:
    """The dollars that the cards owned pay on this roll, without the free ones."""
    return sum(pays(owned, card) for card in cards_in(owned & HOLDS[roll]))


@dataclass(frozen=True, slots=True)
class DiceOutlook:
    """What a throw promises: the chance that a card pays, and dollars on average.

    A card that matches and pays nothing does not count as paying, but forfeits the second free dollar (A4), and
    ``dollars`` holds that dollar where it would be paid. ``by_roll`` are the cards' dollars by roll, 0 to 12.
    """

    dice: int
    chance: float
    dollars: float
    by_roll: tuple[float, ...]
    odds: tuple[float, ...]


def dice_outlook(owned: int, dice: int) -> DiceOutlook:
    """The prospects of throwing one die or two with these cards."""
    by_roll = tuple(roll_pays(owned, roll) for roll in range(HIGHEST_ROLL + 1))
    odds = tuple(float(chance) for chance in ROLL_ODDS[dice])
    dollars = sum(
        chance * (by_roll[roll] if owned & HOLDS[roll] else 1) for roll, chance in enumerate(odds) if chance
    )
    paying = sum(chance for roll, chance in enumerate(odds) if by_roll[roll])
    return DiceOutlook(dice, paying, dollars, by_roll, odds)


def price(owned: int, bought: int, card: int) -> int:
    """What the card costs the owner of these cards as the next purchase after ``bought`` others (A14)."""
    return max(0, (bought + 1) * COST[card] - (owned >> CONSTRUCTION & 1))


def number_of_turns(seats: int, rules: Rules) -> int | None:
    """The turns of a whole game (A11, A22); None where they hang on the order of the deck (A12)."""
    if rules.replace_events:
        return None
    turns = -(-DECK_SIZE // CARDS_A_TURN)
    return turns + -turns % seats if rules.equal_turns else turns


def turns_left(view: AlaskaView) -> int:
    """The turns that still begin after this one (A11, A12, A22)."""
    if view.rules.replace_events:
        waiting = sum(not CARDS[card].is_event for card in view.unseen)
    else:
        waiting = len(view.unseen)
    turns = -(-waiting // CARDS_A_TURN)
    if waiting == 0 and view.unseen:
        turns = 1  # only events are left: one more turn turns them all up
    if view.unseen and view.phase in _BEFORE_NEW_CARDS:
        turns -= 1  # the turn that has begun takes its own cards from them
    if view.rules.equal_turns:
        turns += -(view.turn + turns) % view.seats
    return turns


def seats_still_to_act(view: AlaskaView) -> tuple[int, ...]:
    """The seats that may still be asked, the next ones first; in the last spending those not yet done (A18)."""
    if view.phase is Phase.OVER:
        return ()
    return tuple((view.current + step) % view.seats for step in range(view.spenders or view.seats))


@dataclass(frozen=True, slots=True)
class Prospect:
    """What owning one more card would mean to a seat.

    ``dollars`` a matching roll pays (a die on average), ``counted`` the cards that its X would find, ``chance``
    and ``dice`` the better throw for it, ``own_points`` what it scores by itself, ``majority_points`` the change
    in points for having the most of a type, ``tied_with`` the rivals who would have as many of its type.
    """

    card: int
    dollars: float
    counted: int
    dice: int
    chance: float
    own_points: int
    majority_points: int
    tied_with: tuple[int, ...]


def prospect(view: AlaskaView, seat: int, card: int) -> Prospect:
    """What the card would mean to the seat if it were its own from now on."""
    owned = list(view.owned)
    before = _points(owned, view.points, view.rules, seat)
    owned[seat] |= 1 << card
    after = _points(owned, view.points, view.rules, seat)
    chances = {dice: float(sum(_odds_of(card, dice))) for dice in ROLL_ODDS}
    dice = 2 if chances[2] > chances[1] else 1
    same_type = _counts_of_type(owned, card)
    return Prospect(
        card=card,
        dollars=pays(owned[seat], card),
        counted=(owned[seat] & COUNTED[card]).bit_count(),
        dice=dice,
        chance=chances[dice],
        own_points=after[0] - before[0],
        majority_points=after[1] - before[1],
        tied_with=tuple(
            rival
            for rival in range(view.seats)
            if rival != seat and same_type[rival] == same_type[seat] == max(same_type)
        ),
    )


def _odds_of(card: int, dice: int) -> list[Fraction]:
    return [ROLL_ODDS[dice][roll] for roll in range(CARDS[card].low, CARDS[card].high + 1)]


def _points(owned: Sequence[int], points: Sequence[int], rules: Rules, seat: int) -> tuple[int, int]:
    """A seat's points without those for having the most of a type, and these."""
    lines = score_lines(owned, points, rules)[seat]
    return lines.total - lines.most_of_type, lines.most_of_type


def _counts_of_type(owned: Sequence[int], card: int) -> list[int]:
    """By seat: how many cards of the card's type it owns."""
    type_ = CARDS[card].type
    return [sum(CARDS[other].type == type_ for other in cards_in(mask)) for mask in owned]
