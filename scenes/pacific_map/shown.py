"""What the Pacific's table shows at a moment: the contract between the presenter and the painters.

It is built from the view of one seat and the events that this seat was told, and from nothing else; where no hand
may lie open (``viewer`` None) nothing of a hand is in it at all. While events are played on the timeline it lags
behind the engine; after ``finish()`` it equals ``shown_of``.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.contract import Event
from game.pacific.cards import ISLAND_MASK, ISLANDS, ONE, STOCKADES, WHOLE_DECK, cards_in, names_in
from game.pacific.events import (
    AttackChosen,
    AttackShown,
    CardFlipped,
    CardsDiscarded,
    CardsDrawn,
    DefenceShown,
    EventPlayed,
    Flip,
    IslandLost,
    Passed,
    Question,
    RaidBegan,
    RaidEnded,
    StockadeSpent,
    TurnBegan,
    VoyageBegan,
    VoyageFailed,
    Why,
)
from game.pacific.state import NOBODY, Phase
from game.pacific.view import PacificView
from game.record import SeatSetup

RIBBON: dict[Phase, int] = {
    Phase.SHUFFLE: 0,
    Phase.GROWTH: 0,
    Phase.EVENT: 1,
    Phase.RESHUFFLE: 1,
    Phase.STATUES: 1,
    Phase.EXPLORE: 1,
    Phase.TRADE: 1,
    Phase.COLONIZE: 2,
    Phase.RAID: 3,
    Phase.DEFENDER_DRAW: 3,
    Phase.ATTACK: 3,
    Phase.DEFENCE: 3,
    Phase.SETTLEMENT: 4,
    Phase.OVER: 4,
}
"""By what is asked: which of the five phases of a turn it belongs to, from 0."""


@dataclass(slots=True)
class SeatShown:
    """A seat's public state: how many cards it holds and the islands that it controls."""

    setup: SeatSetup
    cards: int
    islands: list[int]


@dataclass(frozen=True, slots=True)
class Leg:
    """A card that a voyage flipped, what it meant, and whose island it was (else NOBODY)."""

    card: int
    meaning: Flip
    owner: int


@dataclass(slots=True)
class Voyage:
    """The voyage of this turn: its cards, its Voyage Number, its flips so far, and whether it failed."""

    seat: int
    cards: tuple[int, ...]
    number: int
    legs: list[Leg] = field(default_factory=list)
    failed: bool = False


@dataclass(slots=True)
class Raid:
    """The raid of this turn on an island of ``rival``; ``card`` was played for it, NOBODY after a voyage.

    ``drew`` is how many cards the defender drew, None while that is open. ``attack`` and ``defence`` are None until
    they are shown, ``winner`` until it is decided. ``sent`` tells that a blind attack is chosen.
    """

    seat: int
    rival: int
    island: int
    card: int
    drew: int | None = None
    sent: bool = False
    attack: tuple[int, ...] | None = None
    attack_strength: int = 0
    defence: tuple[int, ...] | None = None
    defence_strength: int = 0
    winner: int | None = None


@dataclass(slots=True)
class Shown:
    """All that the painters need to know of the game.

    ``viewer`` is the seat whose hand lies open, None if none does; ``hand`` are its cards in the order of the list,
    those that it is choosing among them. ``top`` are the next cards of the deck that it knows, ``known`` by seat
    the cards that it knows there, ``exposed`` by seat those of its own that are known there. ``offered`` are the
    cards to choose from: those that Explorers show it, one by one, or the names that Traders do.

    ``current`` has the turn, ``asked`` must decide (NOBODY at the end). ``discards`` are in the order of the list,
    and ``last_discard`` is the newest. ``owners`` are seats by island. ``unseen`` cards may be in the deck as far
    as the viewer (else anybody at the table) can tell, ``unseen_islands`` of them islands.
    """

    viewer: int | None
    seats: list[SeatShown]
    current: int
    asked: int
    phase: Phase
    turn: int
    bonus: bool
    owed: bool
    deck_left: int
    discards: list[int]
    last_discard: int | None
    owners: list[int]
    hand: list[int]
    top: tuple[int, ...]
    known: list[tuple[int, ...]]
    exposed: list[tuple[int, ...]]
    offered: tuple[int, ...]
    unseen: int
    unseen_islands: int
    voyage: Voyage | None = None
    raid: Raid | None = None

    @property
    def ribbon(self) -> int:
        """Which of the five phases it is, from 0."""
        return RIBBON[self.phase]

    @property
    def island_chance(self) -> float:
        """The chance that the next card is an island, 0 to 1, for a viewer who knows nothing of ``top``."""
        return self.unseen_islands / self.unseen if self.unseen else 0.0

    def leave_deck(self) -> None:
        """The next card leaves the deck."""
        self.deck_left -= 1
        self.top = self.top[1:]

    def knowers(self, card: int) -> list[int]:
        """The seats that know of a copy of the card in the open hand."""
        return [seat for seat, cards in enumerate(self.exposed) if card in cards]


def shown_of(view: PacificView, setups: Sequence[SeatSetup], history: Sequence[Event], *, is_open: bool) -> Shown:
    """What the table shows when nothing moves any more; ``history`` is what the seat of the view was told.

    ``is_open``: the hand of that seat lies open. Otherwise only what the whole table knows is shown.
    """
    seats = [
        SeatShown(setup, view.sizes[seat], [i for i, owner in enumerate(view.owners) if owner == seat])
        for seat, setup in enumerate(setups)
    ]
    nothing: list[tuple[int, ...]] = [()] * view.seats
    unseen = view.unseen() if is_open else _unseen_by_all(view)
    offered: tuple[int, ...] = ()
    if is_open and view.actor == view.seat and view.phase is Phase.EXPLORE:
        offered = view.top
    elif is_open and view.actor == view.seat and view.phase is Phase.TRADE:
        offered = tuple(names_in(view.known[view.rival]))
    shown = Shown(
        viewer=view.seat if is_open else None,
        seats=seats,
        current=view.current,
        asked=view.actor if view.actor >= 0 else NOBODY,
        phase=view.phase,
        turn=view.turn,
        bonus=view.bonus,
        owed=view.owed,
        deck_left=view.left,
        discards=cards_in(view.discards),
        last_discard=_last_discard(history),
        owners=list(view.owners),
        hand=cards_in(view.own()) if is_open else [],
        top=view.top if is_open else (),
        known=[tuple(cards_in(pile)) for pile in view.known] if is_open else nothing,
        exposed=[tuple(cards_in(pile)) for pile in view.exposed] if is_open else list(nothing),
        offered=offered,
        unseen=len(cards_in(unseen)),
        unseen_islands=len(cards_in(unseen & ISLAND_MASK)),
    )
    tell_turn(shown, history)
    return shown


def tell_turn(shown: Shown, history: Sequence[Event]) -> None:
    """The voyage and the raid of this turn, from the events since it began."""
    start = next((i for i in range(len(history) - 1, -1, -1) if isinstance(history[i], TurnBegan)), 0)
    for event in history[start:]:
        if isinstance(event, VoyageBegan):
            shown.voyage = Voyage(event.seat, event.cards, event.number)
        elif isinstance(event, CardFlipped) and shown.voyage is not None:
            shown.voyage.legs.append(Leg(event.card, event.meaning, event.owner))
        elif isinstance(event, VoyageFailed) and shown.voyage is not None:
            shown.voyage.failed = True
        elif isinstance(event, RaidBegan):
            shown.raid = Raid(event.seat, event.rival, event.island, event.card)
        elif shown.raid is not None:
            tell_raid(shown.raid, event)


def tell_raid(raid: Raid, event: Event) -> None:
    """What an event tells about a raid under way."""
    if isinstance(event, CardsDrawn) and event.why is Why.DEFENCE:
        raid.drew = event.number
    elif isinstance(event, Passed) and event.question is Question.DRAW:
        raid.drew = 0
    elif isinstance(event, AttackChosen):
        raid.sent = True
    elif isinstance(event, AttackShown):
        raid.attack, raid.attack_strength = event.cards, event.strength
    elif isinstance(event, DefenceShown):
        raid.defence, raid.defence_strength = event.cards, event.strength
    elif isinstance(event, RaidEnded):
        raid.winner = event.winner


def _last_discard(history: Sequence[Event]) -> int | None:
    """The card on top of the discards' picture; their order means nothing (P3)."""
    for event in reversed(history):
        cards = discarded_by(event)
        if cards:
            return cards[-1]
    return None


def discarded_by(event: Event) -> tuple[int, ...]:
    """The cards that an event tells to have come to the discards."""
    if isinstance(event, CardsDiscarded | VoyageBegan | AttackShown | DefenceShown):
        return event.cards
    if isinstance(event, EventPlayed):
        return (event.card,)
    if isinstance(event, StockadeSpent):
        return (STOCKADES,)
    if isinstance(event, IslandLost):
        return (event.island,)
    if isinstance(event, CardFlipped) and event.meaning is not Flip.SETTLED:
        return (event.card,)
    if isinstance(event, RaidBegan) and event.card != NOBODY:
        return (event.card,)
    return ()


def _unseen_by_all(view: PacificView) -> int:
    """What nobody sees: all but discards and islands in play."""
    in_play = sum(ONE[island] for island in range(ISLANDS) if view.owners[island] != NOBODY)
    return WHOLE_DECK - view.discards - in_play
