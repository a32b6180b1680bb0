"""What a seat may know of Pacific Voyagers: the table, its own hand, and what it was ever shown (P19)."""

from dataclasses import dataclass
from typing import Self

from game.pacific import knowledge
from game.pacific.cards import ISLANDS, ONE, WHOLE_DECK, pile_of
from game.pacific.state import NOBODY, Phase, Position, Rules
from game.value import Value


@dataclass(frozen=True, slots=True)
class Hint(Value):
    """One copy of a card that is in the deck (if ``in_deck``) or among ``reach[h]`` cards of the hand of h."""

    card: int
    in_deck: bool
    reach: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PacificView(Value):
    """A position as one seat sees it; the fields mean what they mean in ``state.Position``; piles are numbers.

    ``left`` is the number of cards in the deck, of which ``top`` are the next as far as this seat knows them;
    ``explorer`` knows the next ``sighted``. ``hand`` lacks what the seat has picked (``picks``), and ``attack`` is
    None while a blind raid hides it. ``known`` are the cards that this seat knows to be in each hand, its own
    left out; ``exposed`` are those of its own that each other seat knows. ``hints`` tell where certain cards must
    be. ``legal`` is empty unless ``seat`` must decide.
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
    bonus: bool
    owed: bool
    left: int
    top: tuple[int, ...]
    explorer: int
    sighted: int
    hand: int
    picks: tuple[int, ...]
    sizes: tuple[int, ...]
    discards: int
    owners: tuple[int, ...]
    attack: tuple[int, ...] | None
    island: int
    rival: int
    known: tuple[int, ...]
    exposed: tuple[int, ...]
    hints: tuple[Hint, ...]

    @classmethod
    def of(cls, position: Position, seat: int, legal: tuple[int, ...]) -> Self:
        """The view of ``position`` from ``seat``; ``current`` is the seat whose turn it is."""
        drawn, seats, held = position.drawn, position.seats, position.held
        sighted = max(0, position.sighted - drawn)
        nothing = (0,) * seats
        hidden = position.rules.blind_raids and position.phase is Phase.DEFENCE and seat != position.seat
        return cls(
            seat=seat,
            actor=position.actor,
            legal=legal,
            rules=position.rules,
            seats=seats,
            first=position.first,
            current=position.seat,
            phase=position.phase,
            turn=position.turn,
            bonus=position.bonus,
            owed=position.owed,
            left=len(position.deck) - drawn,
            top=position.deck[drawn : drawn + sighted] if seat == position.explorer else (),
            explorer=position.explorer if sighted else NOBODY,
            sighted=sighted,
            hand=position.hands[seat],
            picks=position.picks if seat == position.actor else (),
            sizes=tuple(position.sizes),
            discards=position.discards,
            owners=tuple(position.owners),
            attack=None if hidden else position.attack,
            island=position.island,
            rival=position.rival,
            known=tuple(held[seat * seats : (seat + 1) * seats]) if held else nothing,
            exposed=tuple(held[seat::seats]) if held else nothing,
            hints=tuple(
                [
                    Hint(trace.card, trace.in_deck, knowledge.reach(position, trace, seat))
                    for trace in position.traces
                    if trace.knowers >> seat & 1
                ]
            ),
        )

    def own(self) -> int:
        """All cards of this seat that lie nowhere in the open: its hand, its picks, its hidden attack."""
        return self.hand + pile_of(self.picks) + (pile_of(self.sent_unseen()))

    def sent_unseen(self) -> tuple[int, ...]:
        """The cards that this seat sent out in a blind raid and has not shown yet."""
        unseen = self.rules.blind_raids and self.phase is Phase.DEFENCE and self.seat == self.current
        return self.attack or () if unseen else ()

    def unseen(self) -> int:
        """The pile of the cards that may be anywhere hidden: in the deck, or in the other hands."""
        in_play = sum([ONE[island] for island in range(ISLANDS) if self.owners[island] != NOBODY])
        return WHOLE_DECK - self.own() - self.discards - in_play - pile_of(self.top) - sum(self.known)
