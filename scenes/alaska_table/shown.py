"""What the table shows at a moment: the contract between the presenter, which changes it, and the painters.

While events are played on the timeline it lags behind the engine: a purse counts up, a card is still on its way.
``shown_of`` builds it from a view and the history of events alone; after ``finish()`` both are equal.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.alaska.cards import CARDS, DECK_SIZE, cards_in
from game.alaska.events import CardPaid, FreeDollar, Rolled, TurnBegan
from game.alaska.outlook import turns_left
from game.alaska.scoring import score_lines
from game.alaska.state import Phase
from game.alaska.view import AlaskaView
from game.contract import BANK, Event
from game.record import SeatSetup


@dataclass(slots=True)
class SeatShown:
    """A seat's public state: ``money`` in dollars, ``points`` as if the game ended now, ``cards`` as acquired."""

    setup: SeatSetup
    money: int
    points: int
    cards: list[int]


@dataclass(frozen=True, slots=True)
class Payment:
    """A line of the tray: what one source paid for the last roll.

    ``card`` is None for a free dollar (``consolation``: the second one). ``payer`` is BANK or the seat that paid a
    ticket's dollar, ``counted`` what the card's X found, ``die`` the face of its die or 0.
    """

    card: int | None
    amount: int
    payer: int = BANK
    counted: int = 0
    die: int = 0
    consolation: bool = False


@dataclass(slots=True)
class Shown:
    """All that the painters need to know of the game.

    ``viewer`` is the seat whose town lies at the bottom, ``current`` the one whose turn it is. ``market`` are the
    set-aside cards. ``new`` are the places of this turn's cards in the order turned up, None where a card has left.
    ``dice`` are the faces of the last roll (kept until the next) and ``roller`` who threw them; ``payments`` is
    what they brought. ``working`` is the event that acts now, or None. ``bought`` counts this phase's purchases.
    """

    viewer: int
    seats: list[SeatShown]
    current: int
    phase: Phase
    turn: int
    turns_left: int
    unseen_by_era: tuple[int, ...]
    market: list[int]
    new: list[int | None]
    working: int | None
    bought: int
    dice: tuple[int, ...] = ()
    roller: int | None = None
    payments: list[Payment] = field(default_factory=list)

    @property
    def roll(self) -> int:
        """The sum of the last dice; 0 before the first."""
        return sum(self.dice)

    @property
    def deck_left(self) -> int:
        """Cards still in the deck."""
        return sum(self.unseen_by_era)

    @property
    def drawn(self) -> int:
        """Cards that have left the deck."""
        return DECK_SIZE - self.deck_left

    @property
    def town(self) -> SeatShown:
        """The seat whose town lies at the bottom."""
        return self.seats[self.viewer]

    def rivals(self) -> list[int]:
        """The other seats, in the order in which they play after the viewer."""
        return [(self.viewer + step) % len(self.seats) for step in range(1, len(self.seats))]


def shown_of(view: AlaskaView, setups: Sequence[SeatSetup], viewer: int, history: Sequence[Event]) -> Shown:
    """What the table shows when nothing moves any more."""
    lines = score_lines(view.owned, view.points, view.rules)
    seats = [
        SeatShown(setup, view.money[seat], lines[seat].total, list(view.towns[seat]))
        for seat, setup in enumerate(setups)
    ]
    acting = view.queue[0] if view.queue and CARDS[view.queue[0]].is_event else None
    shown = Shown(
        viewer=viewer,
        seats=seats,
        current=view.current,
        phase=view.phase,
        turn=view.turn,
        turns_left=turns_left(view),
        unseen_by_era=view.unseen_by_era(),
        market=cards_in(view.market),
        new=[card if _still_there(view, card) else None for card in view.turned_up],
        working=acting,
        bought=view.bought if view.phase in (Phase.INVEST, Phase.LAST_SPENDING) else 0,
    )
    _tell_last_roll(shown, history)
    return shown


def payment_of(event: Event) -> Payment | None:
    """The line of the tray that an event adds, if any."""
    if isinstance(event, CardPaid):
        return Payment(event.card, event.amount, event.payer, event.counted, event.die)
    if isinstance(event, FreeDollar):
        return Payment(None, event.amount, consolation=event.consolation)
    return None


def _still_there(view: AlaskaView, card: int) -> bool:
    return card in view.queue if CARDS[card].is_event else bool(view.fresh >> card & 1)


def _tell_last_roll(shown: Shown, history: Sequence[Event]) -> None:
    """The dice on the tray and what they brought: those of the turn that last threw, told from the history."""
    end = len(history)
    for index in range(len(history) - 1, -1, -1):
        event = history[index]
        if isinstance(event, Rolled) and not shown.dice:
            shown.dice, shown.roller = event.dice, event.seat
        if isinstance(event, TurnBegan):
            if shown.dice:
                turn = history[index:end]
                shown.payments = [payment for payment in map(payment_of, turn) if payment is not None]
                return
            end = index
