"""Who knows what beyond the table: what Explorers and Traders saw, and where shown islands may be (P10, P19).

A seat knows a fact as long as it is certain. Cards of one name can't be told apart: if a copy comes to light
where a traced one may be, the trace ends, for the other copies may be anywhere; and a card that leaves a hand in
which the seat knows a copy may be that one.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from game.pacific.cards import ANY, ONE, cards_in, count, names_in
from game.pacific.state import NOBODY, Position, Trace

DECK: Final = -1
"""The place of cards that are in no hand."""
_NEVER: Final = 10**6  # more cards than come to a hand in any game


def cards_traced(traces: Iterable[Trace]) -> int:
    """The cards of these traces as bits."""
    traced = 0
    for trace in traces:
        traced |= 1 << trace.card
    return traced


def left_hand(position: Position, seat: int, card: int) -> None:
    """A card left the hand of ``seat`` for all to see."""
    held, seats = position.held, position.seats
    watchers = _all_but(position, seat)
    for place in range(seat, len(held), seats):
        if held[place] & ANY[card]:
            held[place] -= ONE[card]
            watchers &= ~(1 << place // seats)
    _end_trace(position, card, watchers, seat)


def flipped(position: Position, card: int, place: int) -> None:
    """The card at that place of the deck was turned up for all to see."""
    watchers = _all_but(position, NOBODY)
    if place < position.sighted:
        watchers &= ~(1 << position.explorer)
    _end_trace(position, card, watchers, DECK)


def drawn(position: Position, seat: int, cards: Sequence[int], start: int) -> None:
    """The seat drew these cards, which lay in the deck from place ``start`` on."""
    for place, card in enumerate(cards, start):
        if place >= position.sighted:
            _end_trace(position, card, 1 << seat, DECK)
        elif seat != position.explorer:
            _end_trace(position, card, 1 << seat, DECK)
            _hold(position, position.explorer, seat, card)


def explored(position: Position, seat: int, number: int) -> None:
    """The seat looked at the next ``number`` cards of the deck (P10)."""
    position.explorer = seat
    position.sighted = position.drawn + number
    for card in position.deck[position.drawn : position.sighted]:
        _end_trace(position, card, 1 << seat, DECK)


def shuffled_in(position: Position, island: int) -> None:
    """All saw the island go into the deck, whose order nobody knows any more (P6, P10)."""
    since = tuple(position.drew)
    known = position.deck[position.drawn : position.sighted]
    traces = [Trace(card, 1 << position.explorer, True, since) for card in known]
    position.explorer = NOBODY
    position.sighted = 0
    _keep(position, [*position.traces, *traces, Trace(island, _all_but(position, NOBODY), True, since)])


def hand_seen(position: Position, thief: int, victim: int) -> None:
    """Traders look at a whole hand (P9)."""
    hand = position.hands[victim]
    place = thief * position.seats + victim
    for card in cards_in(hand - position.held[place] if position.held else hand):
        _end_trace(position, card, 1 << thief, victim)
    _open(position)
    position.held[place] = hand


def stolen(position: Position, thief: int, victim: int, card: int) -> None:
    """The card moved from one hand to the other; both know which, the others that one did (P9)."""
    seats = position.seats
    position.held[thief * seats + victim] -= ONE[card]
    _hold(position, victim, thief, card)
    insiders = 1 << thief | 1 << victim
    traces = []
    for trace in position.traces:
        if position.drew[victim] > trace.since[victim]:  # it may be the traced one that moved
            if inside := trace.knowers & insiders:
                traces.append(Trace(trace.card, inside, trace.in_deck, trace.since))
            if outside := trace.knowers & ~insiders:
                since = tuple([mark - (seat == thief) for seat, mark in enumerate(trace.since)])
                traces.append(Trace(trace.card, outside, trace.in_deck, since))
        else:
            traces.append(trace)
    for knower in range(seats):
        known = position.held[knower * seats + victim]
        if not known or insiders >> knower & 1:
            continue
        position.held[knower * seats + victim] = 0
        if names_in(known) == [card] and count(known, card) == position.sizes[victim] + 1:
            # The victim had nothing else, so it is known what moved.
            position.held[knower * seats + victim] = known - ONE[card]
            position.held[knower * seats + thief] += ONE[card]
            continue
        since = tuple([count_ + _NEVER for count_ in position.drew])
        since = _with(_with(since, victim, -_NEVER), thief, position.drew[thief] - 1)
        traces = [Trace(one, 1 << knower, False, since) for one in cards_in(known)] + traces
    _keep(position, traces)


def reach(position: Position, trace: Trace, knower: int) -> tuple[int, ...]:
    """By seat: how many cards of its hand may be the traced one, as far as the knower knows; none of its own."""
    return tuple(
        [
            0 if seat == knower else max(0, min(position.sizes[seat], position.drew[seat] - since))
            for seat, since in enumerate(trace.since)
        ]
    )


def _end_trace(position: Position, card: int, watchers: int, place: int) -> None:
    """The watchers saw a copy of the card come from a place: for each of them its newest trace that may be it
    ends. The older ones remain, for they may be wherever a newer one may be; one that is not in the deck may not,
    and always ends."""
    if not position.traced >> card & 1:
        return
    traces = list(position.traces)
    same = [index for index, trace in enumerate(traces) if trace.card == card]
    for index in sorted(same, key=lambda index: (traces[index].in_deck, -index)):
        trace = traces[index]
        if not trace.knowers & watchers:
            continue
        if trace.in_deck if place == DECK else position.drew[place] > trace.since[place]:
            traces[index] = Trace(card, trace.knowers & ~watchers, trace.in_deck, trace.since)
            if trace.in_deck:
                watchers &= ~trace.knowers
    _keep(position, [trace for trace in traces if trace.knowers])


def _keep(position: Position, traces: Sequence[Trace]) -> None:
    position.traces = tuple(traces)
    position.traced = cards_traced(traces)


def _all_but(position: Position, seat: int) -> int:
    everyone = (1 << position.seats) - 1
    return everyone if seat == NOBODY else everyone & ~(1 << seat)


def _open(position: Position) -> None:
    if not position.held:
        position.held = [0] * position.seats**2


def _hold(position: Position, knower: int, holder: int, card: int) -> None:
    _open(position)
    position.held[knower * position.seats + holder] += ONE[card]


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
