"""What a game of Alaska tells: typed events, complete with who, what, how much, from whom and by which card.

Seats are counted from 0, cards are indices of ``cards.CARDS``, money is in dollars.
"""

from dataclasses import dataclass

from game.contract import Event


@dataclass(frozen=True, slots=True)
class DeckStacked(Event):
    """The three parts were shuffled and stacked. Secret: ``order`` is all 120 cards, the top one first."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began; ``turn`` counts from 1; ``extra`` marks one that ``equal_turns`` adds."""

    seat: int
    turn: int
    extra: bool


@dataclass(frozen=True, slots=True)
class FreeDollar(Event):
    """The bank paid a free dollar: before the roll, or (``consolation``) after one that no card matched."""

    seat: int
    consolation: bool
    amount: int = 1


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The dice landed; ``dice`` holds one or two faces."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPaid(Event):
    """A matching card paid ``amount`` in all, one dollar of it from seat ``payer`` unless that is BANK.

    ``counted`` is the number of cards that its X found; ``die`` the face rolled for it, 0 if it has no die.
    """

    seat: int
    card: int
    amount: int
    payer: int
    counted: int
    die: int


@dataclass(frozen=True, slots=True)
class MinedOut(Event):
    """A mine paid its 6 and left the game."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """The top card of the deck was turned up; ``replaces`` if it stands in for an event (house rule)."""

    seat: int
    card: int
    replaces: bool


@dataclass(frozen=True, slots=True)
class EventTookEffect(Event):
    """An event did its work: ``dollars`` moved (negative: lost, never more than was there), ``points``
    scored.

    ``die`` is the face rolled for it, 0 if it has none; ``idle`` says that nothing came of it.
    """

    seat: int
    card: int
    dollars: int
    points: int
    die: int
    idle: bool


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A free buy: ``card`` was taken for nothing by leave of the event ``source``."""

    seat: int
    card: int
    source: int


@dataclass(frozen=True, slots=True)
class FreeBuyDeclined(Event):
    """A free buy with candidates was passed over."""

    seat: int
    source: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """A card was bought for ``price`` dollars, the ``nth`` of this phase; ``discount`` was already taken
    off."""

    seat: int
    card: int
    price: int
    nth: int
    discount: int


@dataclass(frozen=True, slots=True)
class InvestmentEnded(Event):
    """The seat is done buying; ``set_aside`` are the new cards that nobody bought."""

    seat: int
    set_aside: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LastSpendingBegan(Event):
    """The deck is gone, and this seat spends the last of its dollars."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """All is counted: points by seat and who won (several share)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
