"""Views as numbers for learning: three blocks, each a flat list whose length depends on the number of seats only.

``table`` has bits (phase, who is asked, who owns an island and the like), ``cards`` a bit for each card and place
where it may lie, and ``figures`` what is counted, scaled down. All lie within ``LOWEST`` and ``HIGHEST``. Seats
count from the one that looks: it is 0, the next one 1, and so on. Nothing goes in that is not in the view; what is
left out are in Alaska the order in which cards were acquired, in the Pacific the exact reach of hints.
"""

from collections.abc import Iterable, Sequence

from game.alaska.cards import DECK_SIZE, HIGHEST_ROLL, RESOURCES
from game.alaska.state import PAYER
from game.alaska.state import Phase as AlaskaPhase
from game.alaska.state import Rules as AlaskaRules
from game.alaska.view import AlaskaView
from game.contract import View
from game.pacific.cards import CARDS, ISLANDS, count, pile_of
from game.pacific.cards import DECK_SIZE as WHOLE
from game.pacific.event_phase import SEEN_BY_EXPLORERS
from game.pacific.state import DRAW, NOBODY
from game.pacific.state import Phase as PacificPhase
from game.pacific.state import Rules as PacificRules
from game.pacific.view import PacificView

LOWEST, HIGHEST = -1.0, 20.0
Blocks = dict[str, list[float]]

ACTIONS = {"alaska": PAYER + 5, "pacific": DRAW + 1}
"""By game: one more than the highest action, whatever the number of seats."""

_DOLLARS = 50.0
_POINTS = 10.0
_TURNS = 50.0
_CARDS = 10.0


def blocks_of(view: View) -> Blocks:
    """The blocks of a view, in an order that never changes. Raises TypeError for a view of no game."""
    if isinstance(view, AlaskaView):
        return _alaska(view)
    if isinstance(view, PacificView):
        return _pacific(view)
    raise TypeError(f"no encoding knows the game of a {type(view).__name__}")


def _alaska(view: AlaskaView) -> Blocks:
    seats, mine = view.seats, view.seat
    table = [
        *_flags(getattr(view.rules, rule) for rule in AlaskaRules.__slots__),
        *_one_hot(view.phase, len(AlaskaPhase)),
        *_seat(view.current, mine, seats),
        *_seat(view.actor, mine, seats),
        *_seat(view.first, mine, seats),
        *_one_hot(len(view.dice), 3),
        *_one_hot(sum(view.dice), HIGHEST_ROLL + 1),
    ]
    cards: list[float] = []
    for members in (view.unseen, view.played, view.turned_up, view.queue):
        cards += [float(card in members) for card in range(DECK_SIZE)]
    for mask in (view.gone, view.market, view.fresh, view.counting, *_from(mine, view.owned)):
        cards += [float(mask >> card & 1) for card in range(RESOURCES)]
    figures = [
        view.turn / _TURNS,
        view.bought / _CARDS,
        view.spenders / seats,
        *[left / DECK_SIZE for left in view.unseen_by_era()],
        *[dollars / _DOLLARS for dollars in _from(mine, view.money)],
        *[points / _POINTS for points in _from(mine, view.points)],
    ]
    return {"table": table, "cards": cards, "figures": figures}


def _pacific(view: PacificView) -> Blocks:
    """A pile is 100 bits: of each card as many ones as copies lie there, then zeros for the other copies."""
    seats, mine = view.seats, view.seat
    table = [
        *_flags(getattr(view.rules, rule) for rule in PacificRules.__slots__),
        *_flags((view.bonus, view.owed, view.attack is None)),
        *_one_hot(view.phase, len(PacificPhase)),
        *_seat(view.current, mine, seats),
        *_seat(view.actor, mine, seats),
        *_seat(view.first, mine, seats),
        *_seat(view.rival, mine, seats),
        *_seat(view.explorer, mine, seats),
        *_one_hot(view.island, ISLANDS),
        *[bit for owner in view.owners for bit in _seat(owner, mine, seats)],
    ]
    cards: list[float] = []
    for place in range(SEEN_BY_EXPLORERS):
        cards += _one_hot(view.top[place] if place < len(view.top) else NOBODY, len(CARDS))
    piles = [view.hand, view.discards, pile_of(view.picks), pile_of(view.attack or ())]
    piles += [*_from(mine, view.known)[1:], *_from(mine, view.exposed)[1:]]
    piles.append(pile_of(hint.card for hint in view.hints if hint.in_deck))
    for other in _from(mine, range(seats))[1:]:
        piles.append(pile_of(hint.card for hint in view.hints if hint.reach[other]))
    for pile in piles:
        for card, kind in enumerate(CARDS):
            cards += _flags(count(pile, card) > copy for copy in range(kind.copies))
    figures = [
        view.turn / _TURNS,
        view.left / WHOLE,
        view.sighted / SEEN_BY_EXPLORERS,
        *[size / _CARDS for size in _from(mine, view.sizes)],
    ]
    return {"table": table, "cards": cards, "figures": figures}


def _flags(values: Iterable[bool]) -> list[float]:
    return [float(value) for value in values]


def _one_hot(value: int, size: int) -> list[float]:
    """All zeros for a value below 0."""
    return [float(value == place) for place in range(size)]


def _seat(seat: int, mine: int, seats: int) -> list[float]:
    """One hot, counted from the seat that looks; all zeros for no seat, chance and the end."""
    return _one_hot((seat - mine) % seats if seat >= 0 else NOBODY, seats)


def _from(mine: int, values: Sequence[int]) -> list[int]:
    """What is listed by seat, beginning with the seat that looks."""
    return [*values[mine:], *values[:mine]]
