"""The rules of Pacific Voyagers: what a position allows, and what every decision and every shuffle does to it.

Decisions nest: a voyage may lead to a raid, which asks the defender whether to draw, then both for their cards,
and goes back to the turn it came from. Every decision that depends on a hand is asked, even with one answer, so
that a question passed over tells nobody what is not in a hand.
"""

from typing import Final

from game.chance import Chance
from game.contract import CHANCE, OVER, Event, Outcome
from game.pacific import knowledge, voyages
from game.pacific.cards import (
    AFTER,
    ANY,
    ATTACK_MASK,
    CARDS,
    DECK_SIZE,
    DEFENCE_MASK,
    FROM,
    ISLAND_MASK,
    ISLANDS,
    ONE,
    PLANNED_RAID,
    WAR_CANOES,
    WHOLE_DECK,
    cards_in,
    names_in,
    pile_of,
)
from game.pacific.event_phase import STATUES_CARDS, EventPhase
from game.pacific.events import (
    AttackChosen,
    AttackShown,
    CardFlipped,
    CardsDiscarded,
    DeckStacked,
    DefenceShown,
    Flip,
    GameEnded,
    Passed,
    Question,
    RaidBegan,
    RaidEnded,
    TurnBegan,
    VoyageBegan,
    VoyageFailed,
    Why,
)
from game.pacific.scoring import islands_of, winners
from game.pacific.state import (
    DONE,
    DRAW,
    NOBODY,
    PLACE,
    RAID_ON,
    Phase,
    Rules,
)
from game.pacific.view import PacificView

MIN_SEATS, MAX_SEATS = 2, 6
DEALT: Final = 4
GROWTH_CARDS: Final = 3
DEFENDER_CARDS: Final = 2
MOST_CARDS, LEAST_CARDS = 7, 5

_SHUFFLE: Final = Phase.SHUFFLE
_GROWTH: Final = Phase.GROWTH
_EVENT: Final = Phase.EVENT
_RESHUFFLE: Final = Phase.RESHUFFLE
_STATUES: Final = Phase.STATUES
_EXPLORE: Final = Phase.EXPLORE
_TRADE: Final = Phase.TRADE
_COLONIZE: Final = Phase.COLONIZE
_RAID: Final = Phase.RAID
_DEFENDER_DRAW: Final = Phase.DEFENDER_DRAW
_ATTACK: Final = Phase.ATTACK
_DEFENCE: Final = Phase.DEFENCE
_SETTLEMENT: Final = Phase.SETTLEMENT
_OVER: Final = Phase.OVER

_SEA: Final = Flip.SEA
_OWN: Final = Flip.OWN
_SETTLED: Final = Flip.SETTLED
_RAIDED: Final = Flip.RAID


def start(seats: int, first: int, rules: Rules) -> "PacificState":
    """A new game before its shuffle (P1)."""
    return PacificState(
        rules,
        seats,
        first,
        seat=first,
        actor=CHANCE,
        phase=Phase.SHUFFLE,
        turn=0,
        bonus=False,
        owed=False,
        deck=(),
        drawn=0,
        hands=[0] * seats,
        sizes=[0] * seats,
        discards=0,
        owners=[NOBODY] * ISLANDS,
        picks=(),
        attack=(),
        island=NOBODY,
        rival=NOBODY,
        explorer=NOBODY,
        sighted=0,
        held=[],
        drew=[0] * seats,
        traces=(),
        traced=0,
    )


class PacificState(EventPhase):
    """A position that can be played on; the game's side of ``contract.State``."""

    __slots__ = ()

    @property
    def choosing(self) -> bool:
        """Whether a choice of several cards is under way."""
        return bool(self.picks)

    # ---- what is asked -----------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The actions open to the actor; empty for CHANCE and OVER."""
        phase = self.phase
        if phase is _GROWTH:  # P5: any card
            return names_in(self.hands[self.seat])
        if phase is _EVENT:
            return self._event_options()
        if phase is _COLONIZE:
            return voyages.next_picks(self.hands[self.seat], self.picks)
        if phase is _RAID:
            return self._raid_options()
        if phase is _ATTACK:
            return self._fighters(ATTACK_MASK)
        if phase is _DEFENCE:
            return self._fighters(DEFENCE_MASK)
        if phase is _SETTLEMENT:
            return self._excess_options()
        if phase is _DEFENDER_DRAW:
            return [DRAW, DONE]
        if phase is _EXPLORE:  # P10: by position
            return [PLACE + place for place in range(self.sighted - self.drawn)]
        if phase is _TRADE:  # P9: must take one
            return names_in(self.hands[self.rival])
        return []

    def _raid_options(self) -> list[int]:
        """P14: a matching Island card, or Planned Raid for any island of another, or no raid."""
        hand, seat, owners = self.hands[self.seat], self.seat, self.owners
        actions = []
        if islands := hand & ISLAND_MASK:
            actions += [island for island in names_in(islands) if owners[island] not in (NOBODY, seat)]
        if hand & ANY[PLANNED_RAID]:
            actions += [RAID_ON + island for island in range(ISLANDS) if owners[island] not in (NOBODY, seat)]
        actions.append(DONE)
        return actions

    def _fighters(self, mask: int) -> list[int]:
        """P15: any number of the cards that may fight, none included."""
        hand = self.hands[self.actor] & mask
        if self.picks:
            hand &= FROM[self.picks[-1]]
        return [*names_in(hand), DONE]

    def _excess_options(self) -> list[int]:
        """P17: cards in the order of their numbers, as long as enough follow to come down to seven."""
        seat = self.seat
        pile = self.hands[seat] & FROM[self.picks[-1]] if self.picks else self.hands[seat]
        last = cards_in(pile)[-excess(self.sizes[seat] - len(self.picks))]
        return names_in(pile & ~AFTER[last])

    def outcomes(self) -> list[tuple[Outcome, float]]:
        """Every outcome of the pending random discards with its probability; empty for a shuffle."""
        return self._statues_outcomes() if self.phase is _STATUES else []

    def sample(self, chance: Chance) -> Outcome:
        """Draw one outcome of the pending shuffle or random discards."""
        if self.phase is _SHUFFLE:
            return tuple(chance.shuffled(cards_in(WHOLE_DECK)))
        if self.phase is _RESHUFFLE:
            return tuple(chance.shuffled(list(self.deck)))
        return tuple(sorted(chance.shuffled(cards_in(self.hands[self.rival]))[:STATUES_CARDS]))

    # ---- what a decision does ----------------------------------------------------------------------------------

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Play a legal action of the actor."""
        phase = self.phase
        if phase is _GROWTH:
            self._grow(action, events)
        elif phase is _EVENT:
            self._event_phase(action, events)
        elif phase is _COLONIZE:
            self._colonize(action, events)
        elif phase is _RAID:
            self._raid_phase(action, events)
        elif phase is _SETTLEMENT:
            self._discard_excess(action, events)
        elif phase is _ATTACK:
            self._attack(action, events)
        elif phase is _DEFENCE:
            self._defend(action, events)
        elif phase is _DEFENDER_DRAW:
            self._answer_draw(action, events)
        elif phase is _EXPLORE:
            self._keep(action - PLACE, events)
        else:
            self._steal(action, events)

    def resolve(self, outcome: Outcome, events: list[Event] | None = None) -> None:
        """Let the pending shuffle or random discards come out so."""
        if self.phase is _SHUFFLE:
            self._stack(outcome, events)
        elif self.phase is _RESHUFFLE:
            self._restack(outcome, events)
        elif self.phase is _STATUES:
            self._lose_to_statues(outcome, events)
        else:
            raise ValueError("no chance is asked for here")

    def scores(self) -> tuple[int, ...]:
        """Islands by seat."""
        return islands_of(self.owners, self.seats)

    def winners(self) -> tuple[int, ...]:
        """The seats that lead, as if the game ended here (P18)."""
        return winners(self.owners, self.sizes, self.rules)

    def view(self, seat: int) -> PacificView:
        """What this seat may know (P19)."""
        return PacificView.of(self, seat, tuple(self.legal()) if self.actor == seat else ())

    # ---- the deal and the turns --------------------------------------------------------------------------------

    def _stack(self, order: Outcome, events: list[Event] | None) -> None:
        """P1, P2: all 100 cards; four each, one at a time from the first player on."""
        if (
            len(order) != DECK_SIZE
            or not all(0 <= card < len(CARDS) for card in order)
            or (pile_of(order) != WHOLE_DECK)
        ):
            raise ValueError("a deck is all 100 cards")
        # What is dealt is put in the order of the seats, so that each draws its own four.
        dealt = [order[place : DEALT * self.seats : self.seats] for place in range(self.seats)]
        self.deck = tuple([card for hand in dealt for card in hand]) + order[DEALT * self.seats :]
        if events is not None:
            events.append(DeckStacked(order))
        for place in range(self.seats):
            self._draw((self.first + place) % self.seats, DEALT, Why.DEAL, events)
        self._begin_turn(self.first, False, events)

    def _begin_turn(self, seat: int, bonus: bool, events: list[Event] | None) -> None:
        """P5: draw three, then discard one, if there is one."""
        self.turn += 1
        self.seat = self.actor = seat
        self.bonus = bonus
        if events is not None:
            events.append(TurnBegan(seat, self.turn, bonus))
        self._draw(seat, GROWTH_CARDS, Why.GROWTH, events)
        self.phase = _GROWTH if self.sizes[seat] else _EVENT

    def _grow(self, card: int, events: list[Event] | None) -> None:
        self.hands[self.seat] -= ONE[card]
        self._discard(self.seat, (card,))
        if events is not None:
            events.append(CardsDiscarded(self.seat, Why.GROWTH, (card,)))
        self.phase = _EVENT

    def _settle(self, events: list[Event] | None) -> None:
        """P17: down to seven by choice, or up to five."""
        seat = self.actor = self.seat
        size = self.sizes[seat]
        if size > MOST_CARDS:
            self.phase = _SETTLEMENT
            return
        if size < LEAST_CARDS:
            self._draw(seat, LEAST_CARDS - size, Why.SETTLEMENT, events)
        self._end_turn(events)

    def _discard_excess(self, card: int, events: list[Event] | None) -> None:
        seat = self.seat
        self._take_picks(card)
        if self.sizes[seat] - len(self.picks) > MOST_CARDS:
            return
        cards = self._take_picks(DONE)
        self._discard(seat, cards)
        if events is not None:
            events.append(CardsDiscarded(seat, Why.SETTLEMENT, cards))
        self._end_turn(events)

    def _end_turn(self, events: list[Event] | None) -> None:
        """P4: the game ends where a turn would begin with an empty deck, and a turn still owed is lost."""
        empty = self.drawn == len(self.deck)
        following = (self.seat + 1) % self.seats
        owed, self.owed = self.owed, False
        if owed and not empty:  # P11
            self._begin_turn(self.seat, True, events)
        elif not empty or (self.rules.equal_turns and following != self.first):  # P20
            self._begin_turn(following, False, events)
        else:
            self.phase = _OVER
            self.actor = OVER
            if events is not None:
                events.append(GameEnded(self.scores(), self.winners()))

    # ---- the Colonize Phase ------------------------------------------------------------------------------------

    def _colonize(self, action: int, events: list[Event] | None) -> None:
        cards = self._take_picks(action)
        if self.picks:
            return
        if cards:
            self._sail(cards, events)
            return
        self.phase = _RAID
        if events is not None:
            events.append(Passed(self.seat, Question.VOYAGE))

    def _sail(self, cards: tuple[int, ...], events: list[Event] | None) -> None:
        """P13: flip up to the Voyage Number, until an island is found or a raid begins."""
        number = voyages.number(cards)
        self._discard(self.seat, cards)
        if events is not None:
            events.append(VoyageBegan(self.seat, cards, number))
        flips = 0
        while flips < number and self.drawn < len(self.deck):
            flips += 1
            card = self.deck[self.drawn]
            meaning, owner = self._meaning(card)
            if self.traced >> card & 1:
                knowledge.flipped(self, card, self.drawn)
            self.drawn += 1
            if events is not None:
                events.append(CardFlipped(self.seat, card, flips, meaning, owner))
            if meaning is _SETTLED:
                self.owners[card] = self.seat
                self._settle(events)
                return
            self.discards += ONE[card]
            if meaning is _RAIDED:
                self._begin_raid(card, NOBODY, events)
                return
        if events is not None:
            events.append(VoyageFailed(self.seat, flips))
        self._settle(events)

    def _meaning(self, card: int) -> tuple[Flip, int]:
        """What a flipped card is to the voyager, and whose island it is."""
        if card >= ISLANDS:
            return _SEA, NOBODY
        owner = self.owners[card]
        if owner == NOBODY:
            return _SETTLED, owner
        return (_OWN if owner == self.seat else _RAIDED), owner

    # ---- the Raid Phase ----------------------------------------------------------------------------------------

    def _raid_phase(self, action: int, events: list[Event] | None) -> None:
        """P14: at most one raid, which may be declined."""
        if action == DONE:
            if events is not None:
                events.append(Passed(self.seat, Question.RAID))
            self._settle(events)
            return
        card, island = (PLANNED_RAID, action - RAID_ON) if action >= RAID_ON else (action, action)
        self.hands[self.seat] -= ONE[card]
        self._discard(self.seat, (card,))
        self._begin_raid(island, card, events)

    def _begin_raid(self, island: int, card: int, events: list[Event] | None) -> None:
        """P15: first the defender may draw; on an empty deck there is nothing to decide."""
        self.island = island
        self.rival = self.owners[island]
        if events is not None:
            events.append(RaidBegan(self.seat, self.rival, island, card))
        if self.drawn < len(self.deck):
            self.phase = _DEFENDER_DRAW
            self.actor = self.rival
        else:
            self.phase = _ATTACK

    def _answer_draw(self, action: int, events: list[Event] | None) -> None:
        """P15: both cards or none; what is left if fewer."""
        if action == DRAW:
            self._draw(self.rival, DEFENDER_CARDS, Why.DEFENCE, events)
        elif events is not None:
            events.append(Passed(self.rival, Question.DRAW))
        self.phase = _ATTACK
        self.actor = self.seat

    def _attack(self, action: int, events: list[Event] | None) -> None:
        """P15: openly; with the house rule ``blind_raids`` unseen until the defender has chosen too."""
        cards = self._take_picks(action)
        if self.picks:
            return
        self.attack = cards
        if not self.rules.blind_raids:
            self._show_attack(events)
        elif events is not None:
            events.append(AttackChosen(self.seat, cards))
        self.phase = _DEFENCE
        self.actor = self.rival

    def _show_attack(self, events: list[Event] | None) -> None:
        self._discard(self.seat, self.attack)
        if events is not None:
            events.append(AttackShown(self.seat, self.attack, strength(self.attack)))

    def _defend(self, action: int, events: list[Event] | None) -> None:
        """P15: more wins, and the defender wins ties. P16: the island changes hands."""
        cards = self._take_picks(action)
        if self.picks:
            return
        seat, rival, island = self.seat, self.rival, self.island
        if self.rules.blind_raids:
            self._show_attack(events)
        self._discard(rival, cards)
        attack, defence = strength(self.attack), strength(cards)
        winner = seat if attack > defence else rival
        self.owners[island] = winner
        if events is not None:
            events.append(DefenceShown(rival, cards, defence))
            events.append(RaidEnded(seat, rival, island, attack, defence, winner))
        self.attack = ()
        self.island = self.rival = NOBODY
        self._settle(events)


def defender_draws(left: int) -> int:
    """How many cards a defender who draws gets from a deck of so many (P15)."""
    return min(DEFENDER_CARDS, left)


def excess(size: int) -> int:
    """How many cards of a hand of that size must go at the end of a turn (P17)."""
    return max(0, size - MOST_CARDS)


def strength(cards: tuple[int, ...]) -> int:
    """How many cards a side of a raid has played: War Canoes count for three (P15)."""
    return len(cards) + 2 * cards.count(WAR_CANOES)
