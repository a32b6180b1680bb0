"""The rules of Alaska: what a position allows, and what every decision and every die does to it."""

from typing import Final

from game.alaska.cards import (
    BASE,
    CARDS,
    CONSTRUCTION,
    COST,
    COSTING_AT_MOST,
    COUNTED,
    DECK_SIZE,
    ERA_SIZES,
    HOLDS,
    OF_ERA,
    OF_TYPE,
    RESOURCES,
    TIMES,
    cards_in,
)
from game.alaska.events import (
    CardBought,
    CardPaid,
    CardTaken,
    CardTurnedUp,
    DeckStacked,
    EventTookEffect,
    FreeBuyDeclined,
    FreeDollar,
    GameEnded,
    InvestmentEnded,
    LastSpendingBegan,
    MinedOut,
    Rolled,
    TurnBegan,
)
from game.alaska.scoring import score_lines, winners
from game.alaska.state import END, PAYER, ROLL_ONE, ROLL_TWO, STARTING_DOLLARS, Phase, Position, Rules
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.contract import BANK, CHANCE, OVER, Event, Outcome

CARDS_A_TURN: Final = 3
MIN_SEATS, MAX_SEATS = 2, 5

_FACES: Final = range(1, 7)
_ONE_DIE: Final[tuple[Outcome, ...]] = tuple((face,) for face in _FACES)
_TWO_DICE: Final[tuple[Outcome, ...]] = tuple((one, two) for one in _FACES for two in _FACES)
_TOP_BUDGET: Final = len(COSTING_AT_MOST) - 1

_SHUFFLE: Final = Phase.SHUFFLE
_ROLL: Final = Phase.ROLL
_DICE: Final = Phase.DICE
_CARD_DIE: Final = Phase.CARD_DIE
_TICKET: Final = Phase.TICKET
_EVENT_DIE: Final = Phase.EVENT_DIE
_FREE_BUY: Final = Phase.FREE_BUY
_INVEST: Final = Phase.INVEST
_LAST_SPENDING: Final = Phase.LAST_SPENDING
_OVER: Final = Phase.OVER


def start(seats: int, first: int, rules: Rules) -> "AlaskaState":
    """A new game before its shuffle: two dollars a seat, no cards (A2)."""
    return AlaskaState(
        rules,
        seats,
        first,
        seat=first,
        actor=CHANCE,
        phase=Phase.SHUFFLE,
        turn=0,
        deck=(),
        drawn=0,
        market=0,
        fresh=0,
        turned_up=(),
        money=[STARTING_DOLLARS] * seats,
        towns=[()] * seats,
        owned=[0] * seats,
        points=[0] * seats,
        gone=0,
        played=(),
        dice=(),
        queue=(),
        counting=0,
        bought=0,
        spenders=0,
    )


def era_parts(deck: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """A whole deck cut into its early, middle and late part."""
    early, middle, _ = ERA_SIZES
    return deck[:early], deck[early : early + middle], deck[early + middle :]


class AlaskaState(Position):
    """A position that can be played on; the game's side of ``contract.State``."""

    __slots__ = ()

    @property
    def choosing(self) -> bool:
        """No decision of Alaska takes several actions."""
        return False

    # ---- what is asked -------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The actions open to the actor; empty for CHANCE and OVER."""
        phase = self.phase
        if phase is _INVEST or phase is _LAST_SPENDING:
            seat = self.seat
            # A14: the n-th card costs n times its price, less one with Construction.
            budget = (self.money[seat] + (self.owned[seat] >> CONSTRUCTION & 1)) // (self.bought + 1)
            affordable = COSTING_AT_MOST[budget if budget < _TOP_BUDGET else _TOP_BUDGET]
            actions = cards_in((self.market | self.fresh) & affordable)
            actions.append(END)
            return actions
        if phase is _ROLL:
            return [ROLL_ONE, ROLL_TWO]
        if phase is _TICKET:
            return [PAYER + seat for seat in self._solvent_rivals()]
        if phase is _FREE_BUY:
            return [*cards_in(self._free_candidates()), END]
        return []

    def outcomes(self) -> list[tuple[Outcome, float]]:
        """Every outcome of the pending dice with its probability; empty for the shuffle."""
        if self.phase is _SHUFFLE:
            return []
        faces = self._pending_dice()
        return [(outcome, 1 / len(faces)) for outcome in faces]

    def sample(self, chance: Chance) -> Outcome:
        """Draw one outcome of the pending dice or shuffle."""
        if self.phase is _SHUFFLE:
            return _stacked_deck(chance)
        faces = self._pending_dice()
        return faces[chance.below(len(faces))]

    # ---- what a decision does ------------------------------------------------------------------------------

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Play a legal action of the actor."""
        phase = self.phase
        if phase is _INVEST or phase is _LAST_SPENDING:
            if action == END:
                self._end_investment(events)
            else:
                self._buy(action, events)
        elif phase is _ROLL:
            self.dice = (0,) if action == ROLL_ONE else (0, 0)
            self.phase = _DICE
            self.actor = CHANCE
        elif phase is _TICKET:
            card = self.queue[0]
            self._pay_card(card, action - PAYER, 0, events)
            self._pay_matches(events)
        else:
            self._answer_free_buy(action, events)

    def resolve(self, outcome: Outcome, events: list[Event] | None = None) -> None:
        """Let the pending dice or shuffle come out so."""
        if self.phase is _SHUFFLE:
            self._stack(outcome, events)
            return
        if outcome not in self._pending_dice():
            raise ValueError(f"no such dice here: {list(outcome)}")
        if self.phase is _DICE:
            self._land(outcome, events)
        elif self.phase is _CARD_DIE:
            self._pay_card(self.queue[0], BANK, outcome[0], events)
            self._pay_matches(events)
        else:
            self._event_dollars(self.queue[0], outcome[0], events)
            self._next_event(events)

    def scores(self) -> tuple[int, ...]:
        """Points by seat, as if the game ended here (A19, A20)."""
        return tuple(lines.total for lines in score_lines(self.owned, self.points, self.rules))

    def winners(self) -> tuple[int, ...]:
        """The seats that lead, as if the game ended here (A21)."""
        return winners(self.scores(), self.money)

    def view(self, seat: int) -> AlaskaView:
        """What this seat may know: all but the order of the deck (A23)."""
        return AlaskaView.of(self, seat, tuple(self.legal()) if self.actor == seat else ())

    # ---- the shuffle ---------------------------------------------------------------------------------------

    def _stack(self, order: Outcome, events: list[Event] | None) -> None:
        """A1: early cards on top, late ones at the bottom."""
        if [sorted(part) for part in era_parts(order)] != list(OF_ERA):
            raise ValueError("a deck is all 120 cards, the early ones first, then the middle, then the late ones")
        self.deck = order
        if events is not None:
            events.append(DeckStacked(order))
        self._begin_turn(self.first, events)

    # ---- revenue -------------------------------------------------------------------------------------------

    def _begin_turn(self, seat: int, events: list[Event] | None) -> None:
        self.turn += 1
        self.seat = self.actor = seat
        self.phase = _ROLL
        self.dice = ()
        self.turned_up = ()
        self.money[seat] += 1
        if events is not None:
            events.append(TurnBegan(seat, self.turn, extra=self.drawn == DECK_SIZE))
            events.append(FreeDollar(seat, consolation=False))

    def _pending_dice(self) -> tuple[Outcome, ...]:
        """The equally likely outcomes of the dice that are in the air; none if no dice are."""
        if self.phase is _DICE:
            return _ONE_DIE if len(self.dice) == 1 else _TWO_DICE
        return _ONE_DIE if self.phase is _CARD_DIE or self.phase is _EVENT_DIE else ()

    def _land(self, dice: Outcome, events: list[Event] | None) -> None:
        seat = self.seat
        self.dice = dice
        if events is not None:
            events.append(Rolled(seat, dice))
        owned = self.owned[seat]
        matches = cards_in(owned & HOLDS[sum(dice)])
        if matches:
            self.counting = owned  # A5, A8: every X counts the town as it was at the roll
            self.queue = tuple([card for card in self.towns[seat] if card in matches])
        else:  # A4: a card that matches and pays nothing is a match all the same
            self.money[seat] += 1
            if events is not None:
                events.append(FreeDollar(seat, consolation=True))
        self._pay_matches(events)

    def _pay_matches(self, events: list[Event] | None) -> None:
        """A8: matching cards pay in the order they were acquired, until one needs a die or a decision."""
        while self.queue:
            card = self.queue[0]
            payer = BANK
            if CARDS[card].dice:
                self.phase = _CARD_DIE
                self.actor = CHANCE
                return
            if CARDS[card].ticket:
                rivals = self._solvent_rivals()
                if len(rivals) > 1:  # A9: the roller names the opponent, card by card
                    self.phase = _TICKET
                    self.actor = self.seat
                    return
                if rivals:
                    payer = rivals[0]
            self._pay_card(card, payer, 0, events)
        self._turn_up(events)

    def _pay_card(self, card: int, payer: int, die: int, events: list[Event] | None) -> None:
        """Pay one matching card, the first of the queue; a mine that rolled its 6 leaves the game (A7)."""
        seat = self.seat
        counted = 0
        if die:
            amount = max(0, die - CARDS[card].minus)
        else:
            counted = (self.counting & COUNTED[card]).bit_count()
            amount = BASE[card] + TIMES[card] * counted
        self.money[seat] += amount
        if payer != BANK:  # A9: one dollar of it is the opponent's
            self.money[payer] -= 1
        self.queue = self.queue[1:]
        if events is not None:
            events.append(CardPaid(seat, card, amount, payer, counted, die))
        if die == 6 and CARDS[card].mined_out:
            self.owned[seat] ^= 1 << card
            self.towns[seat] = tuple([other for other in self.towns[seat] if other != card])
            self.gone |= 1 << card
            if events is not None:
                events.append(MinedOut(seat, card))

    def _solvent_rivals(self) -> list[int]:
        """The other seats that have a dollar at this moment (A9)."""
        money = self.money
        return [seat for seat in range(self.seats) if money[seat] and seat != self.seat]

    # ---- the three cards and their events ------------------------------------------------------------------

    def _turn_up(self, events: list[Event] | None) -> None:
        """A11, A12: all new cards first, then the events among them; none at all in an extra turn."""
        deck = self.deck
        turned_up: list[int] = []
        happenings: list[int] = []
        resources = 0
        while (
            self.drawn < DECK_SIZE and (resources if self.rules.replace_events else len(turned_up)) < CARDS_A_TURN
        ):
            card = deck[self.drawn]
            self.drawn += 1
            turned_up.append(card)
            if card >= RESOURCES:
                happenings.append(card)
            else:
                resources += 1
                self.fresh |= 1 << card
            if events is not None:
                events.append(CardTurnedUp(self.seat, card, replaces=len(turned_up) > CARDS_A_TURN))
        self.turned_up = tuple(turned_up)
        self.queue = tuple(happenings)
        self._take_effect(events)

    def _take_effect(self, events: list[Event] | None) -> None:
        """Let the events of the queue act in the order drawn, until one needs a die or a decision (A12)."""
        while self.queue:
            card = self.queue[0]
            event = CARDS[card]
            if event.dice:
                self.phase = _EVENT_DIE
                self.actor = CHANCE
                return
            if event.free_type is not None and self._free_candidates():
                self.phase = _FREE_BUY
                self.actor = self.seat
                return
            self._event_dollars(card, 0, events)
            self._retire_event()
        self.bought = 0
        self.phase = _INVEST
        self.actor = self.seat

    def _next_event(self, events: list[Event] | None) -> None:
        self._retire_event()
        self._take_effect(events)

    def _retire_event(self) -> None:
        """The event at work leaves the game."""
        self.played += self.queue[:1]
        self.queue = self.queue[1:]

    def _event_dollars(self, card: int, die: int, events: list[Event] | None) -> None:
        """Dollars and points of an event: a loss takes what is there (A10), points come all the same
        (A16)."""
        event = CARDS[card]
        seat = self.seat
        if die:
            dollars = max(0, die - event.minus)  # A15
        elif event.x_type is not None:
            dollars = event.dollars * (self.owned[seat] & OF_TYPE[event.x_type]).bit_count()  # A17
        else:
            dollars = event.dollars
        dollars = max(dollars, -self.money[seat])
        self.money[seat] += dollars
        self.points[seat] += event.vp
        if events is not None:
            idle = not dollars and not event.vp
            events.append(EventTookEffect(seat, card, dollars, event.vp, die, idle))

    def _free_candidates(self) -> int:
        """The cards that the free buy at work may take (A13)."""
        type_ = CARDS[self.queue[0]].free_type
        return 0 if type_ is None else (self.market | self.fresh) & OF_TYPE[type_]

    def _answer_free_buy(self, action: int, events: list[Event] | None) -> None:
        """A13: a free card is no purchase, and may be declined."""
        source = self.queue[0]
        if action != END:
            self._acquire(action)
        if events is not None:
            events.append(
                FreeBuyDeclined(self.seat, source) if action == END else CardTaken(self.seat, action, source)
            )
        self._next_event(events)

    # ---- investment ----------------------------------------------------------------------------------------

    def _acquire(self, card: int) -> None:
        seat = self.seat
        bit = 1 << card
        if self.market & bit:
            self.market ^= bit
        else:
            self.fresh ^= bit
        self.owned[seat] |= bit
        self.towns[seat] += (card,)

    def _buy(self, card: int, events: list[Event] | None) -> None:
        """A14: n times the printed cost, less one with Construction, never below 0."""
        seat = self.seat
        self.bought += 1
        discount = self.owned[seat] >> CONSTRUCTION & 1
        price = max(0, self.bought * COST[card] - discount)
        self.money[seat] -= price
        self._acquire(card)
        if events is not None:
            events.append(CardBought(seat, card, price, self.bought, discount))

    def _end_investment(self, events: list[Event] | None) -> None:
        """Set aside what nobody bought (A11), and pass on: to a turn, a last spending, or the count (A18)."""
        if events is not None:
            left = tuple([card for card in self.turned_up if self.fresh >> card & 1])
            events.append(InvestmentEnded(self.seat, left))
        self.market |= self.fresh
        self.fresh = 0
        following = (self.seat + 1) % self.seats
        if self.phase is _LAST_SPENDING:
            self.spenders -= 1
            if self.spenders:
                self._begin_last_spending(following, events)
            else:
                self._finish(events)
        elif self.drawn < DECK_SIZE or (self.rules.equal_turns and self.turn % self.seats):  # A22
            self._begin_turn(following, events)
        else:
            self.spenders = self.seats
            self._begin_last_spending(following, events)

    def _begin_last_spending(self, seat: int, events: list[Event] | None) -> None:
        """A18: no revenue, no new cards, prices from 1 again."""
        self.seat = self.actor = seat
        self.phase = _LAST_SPENDING
        self.bought = 0
        self.turned_up = ()
        if events is not None:
            events.append(LastSpendingBegan(seat))

    def _finish(self, events: list[Event] | None) -> None:
        self.phase = _OVER
        self.actor = OVER
        if events is not None:
            events.append(GameEnded(self.scores(), self.winners()))


def _stacked_deck(chance: Chance) -> Outcome:
    """A1: each part shuffled by itself, early on top of middle on top of late."""
    order: list[int] = []
    for cards in OF_ERA:
        order += chance.shuffled(cards)
    return tuple(order)
