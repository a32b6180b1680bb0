"""What a seat may know of Alaska: everything but the order of the deck (A23)."""

from dataclasses import dataclass
from typing import Self

from game.alaska.cards import CARDS, DECK_SIZE, ERAS
from game.alaska.state import Phase, Position, Rules
from game.value import Value


@dataclass(frozen=True, slots=True)
class AlaskaView(Value):
    """A position as one seat sees it; the fields mean what they mean in ``state.Position``.

    ``unseen`` are the cards still in the deck in the order of their numbers, which tells nothing of their
    order in the deck. ``legal`` is empty unless ``seat`` must decide.
    """

    seat: int
    actor: int
    legal: tuple[int, ...]
    rules: Rules
    seats: int
    first: int
    current: int
    phase: Phase
    turn: int
    unseen: tuple[int, ...]
    market: int
    fresh: int
    turned_up: tuple[int, ...]
    money: tuple[int, ...]
    towns: tuple[tuple[int, ...], ...]
    owned: tuple[int, ...]
    points: tuple[int, ...]
    gone: int
    played: tuple[int, ...]
    dice: tuple[int, ...]
    queue: tuple[int, ...]
    counting: int
    bought: int
    spenders: int

    @classmethod
    def of(cls, position: Position, seat: int, legal: tuple[int, ...]) -> Self:
        """The view of ``position`` from ``seat``; ``current`` is the seat whose turn it is."""
        return cls(
            seat=seat,
            actor=position.actor,
            legal=legal,
            rules=position.rules,
            seats=position.seats,
            first=position.first,
            current=position.seat,
            phase=position.phase,
            turn=position.turn,
            unseen=tuple(sorted(position.deck[position.drawn :])) if position.deck else tuple(range(DECK_SIZE)),
            market=position.market,
            fresh=position.fresh,
            turned_up=position.turned_up,
            money=tuple(position.money),
            towns=tuple(position.towns),
            owned=tuple(position.owned),
            points=tuple(position.points),
            gone=position.gone,
            played=position.played,
            dice=position.dice,
            queue=position.queue,
            counting=position.counting,
            bought=position.bought,
            spenders=position.spenders,
        )

    def unseen_by_era(self) -> tuple[int, ...]:
        """How many cards of each era are still in the deck: early, middle, late."""
        eras = [CARDS[card].era for card in self.unseen]
        return tuple(eras.count(era) for era in range(len(ERAS)))
