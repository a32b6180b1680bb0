"""What an event changes in what is shown: the presenter takes events up one by one, ahead of the engine's view.

Only what people see on the table is kept up to date; when a batch has been played, ``shown.shown_of`` takes over.
"""

from functools import singledispatch

from game.contract import Event
from game.pacific.cards import STOCKADES
from game.pacific.events import (
    AttackChosen,
    AttackShown,
    CardFlipped,
    CardKept,
    CardsDiscarded,
    CardsDrawn,
    CardStolen,
    DeckReshuffled,
    DeckSeen,
    DefenceShown,
    EventPlayed,
    Flip,
    HandShown,
    IslandLost,
    IslandReturned,
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
from scenes.pacific_map.shown import Leg, Raid, Shown, Voyage, discarded_by, tell_raid

_AFTER = {Question.EVENT: Phase.COLONIZE, Question.VOYAGE: Phase.RAID, Question.RAID: Phase.SETTLEMENT}
"""By question passed over: the phase that comes next."""


def tell(shown: Shown, event: Event) -> None:
    """Take the event up."""
    for card in discarded_by(event):
        shown.discards.append(card)
        shown.last_discard = card
    shown.discards.sort()
    if shown.raid is not None:
        tell_raid(shown.raid, event)
    _tell(event, shown)


def gain(shown: Shown, seat: int, card: int | None) -> None:
    """A card comes to a hand; ``card`` is None where the viewer may not know it."""
    shown.seats[seat].cards += 1
    if seat == shown.viewer and card is not None:
        shown.hand = sorted([*shown.hand, card])


def lose(shown: Shown, seat: int, *cards: int) -> None:
    """Known cards leave a hand."""
    shown.seats[seat].cards -= len(cards)
    if seat == shown.viewer:
        for card in cards:
            if card in shown.hand:
                shown.hand.remove(card)


def _own(shown: Shown, island: int, owner: int) -> None:
    """An island changes hands."""
    shown.owners[island] = owner
    for seat, state in enumerate(shown.seats):
        state.islands = [i for i, who in enumerate(shown.owners) if who == seat]


@singledispatch
def _tell(event: Event, shown: Shown) -> None:
    """Nothing on the table changes."""


@_tell.register
def _turn_began(event: TurnBegan, shown: Shown) -> None:
    shown.current, shown.turn, shown.bonus = event.seat, event.turn, event.bonus
    shown.phase, shown.asked = Phase.GROWTH, event.seat
    shown.voyage = shown.raid = None


@_tell.register
def _cards_drawn(event: CardsDrawn, shown: Shown) -> None:
    """The cards themselves come one by one (``gain``) as they land."""
    if event.why is Why.SETTLEMENT:
        shown.phase = Phase.SETTLEMENT


@_tell.register
def _cards_discarded(event: CardsDiscarded, shown: Shown) -> None:
    lose(shown, event.seat, *event.cards)
    if event.why is Why.GROWTH:
        shown.phase = Phase.EVENT
    elif event.why is Why.SETTLEMENT:
        shown.phase = Phase.SETTLEMENT


@_tell.register
def _event_played(event: EventPlayed, shown: Shown) -> None:
    lose(shown, event.seat, event.card)
    shown.phase = Phase.EVENT


@_tell.register
def _island_returned(event: IslandReturned, shown: Shown) -> None:
    lose(shown, event.seat, event.card)
    shown.deck_left += 1
    shown.phase = Phase.EVENT


@_tell.register
def _deck_reshuffled(event: DeckReshuffled, shown: Shown) -> None:
    shown.top = ()


@_tell.register
def _stockade_spent(event: StockadeSpent, shown: Shown) -> None:
    lose(shown, event.seat, STOCKADES)
    shown.phase = Phase.EVENT


@_tell.register
def _deck_seen(event: DeckSeen, shown: Shown) -> None:
    shown.phase = Phase.EXPLORE
    shown.top = event.cards or ()


@_tell.register
def _card_kept(event: CardKept, shown: Shown) -> None:
    shown.deck_left -= 1
    if event.place is not None:
        shown.top = (*shown.top[: event.place], *shown.top[event.place + 1 :])
    shown.offered = ()
    shown.phase = Phase.COLONIZE
    gain(shown, event.seat, event.card)


@_tell.register
def _hand_shown(event: HandShown, shown: Shown) -> None:
    shown.phase = Phase.TRADE


@_tell.register
def _card_stolen(event: CardStolen, shown: Shown) -> None:
    shown.offered = ()
    shown.phase = Phase.COLONIZE
    if event.card is None:
        shown.seats[event.rival].cards -= 1
    else:
        lose(shown, event.rival, event.card)
    gain(shown, event.seat, event.card)


@_tell.register
def _island_lost(event: IslandLost, shown: Shown) -> None:
    _own(shown, event.island, NOBODY)


@_tell.register
def _voyage_began(event: VoyageBegan, shown: Shown) -> None:
    lose(shown, event.seat, *event.cards)
    shown.phase = Phase.COLONIZE
    shown.voyage = Voyage(event.seat, event.cards, event.number)


@_tell.register
def _card_flipped(event: CardFlipped, shown: Shown) -> None:
    """The card has left the deck (``Shown.leave_deck``) when it began to turn."""
    if shown.voyage is not None:
        shown.voyage.legs.append(Leg(event.card, event.meaning, event.owner))
    if event.meaning is Flip.SETTLED:
        _own(shown, event.card, event.seat)


@_tell.register
def _voyage_failed(event: VoyageFailed, shown: Shown) -> None:
    if shown.voyage is not None:
        shown.voyage.failed = True


@_tell.register
def _raid_began(event: RaidBegan, shown: Shown) -> None:
    if event.card != NOBODY:
        lose(shown, event.seat, event.card)
    shown.phase = Phase.RAID
    shown.raid = Raid(event.seat, event.rival, event.island, event.card)


@_tell.register
def _attack_chosen(event: AttackChosen, shown: Shown) -> None:
    shown.phase = Phase.DEFENCE


@_tell.register
def _attack_shown(event: AttackShown, shown: Shown) -> None:
    lose(shown, event.seat, *event.cards)
    shown.phase = Phase.DEFENCE


@_tell.register
def _defence_shown(event: DefenceShown, shown: Shown) -> None:
    lose(shown, event.seat, *event.cards)


@_tell.register
def _raid_ended(event: RaidEnded, shown: Shown) -> None:
    _own(shown, event.island, event.winner)


@_tell.register
def _passed(event: Passed, shown: Shown) -> None:
    shown.phase = _AFTER.get(event.question, shown.phase)
