"""A position of Alaska for thousands of playouts: plain lists, with what the towns pay kept up to date.

It is the game of ``game.alaska.rules``, without phases and events: who plays on with it asks for each step. A test
plays both side by side.
"""

from typing import Final

from game.ai.alaska.facts import (
    BASES,
    COSTS,
    COUNTERS,
    DECK,
    DICED,
    DOLLARS,
    ERA,
    FACTOR,
    FREE_TYPE,
    HIGH,
    IS_DICED,
    IS_MINED_OUT,
    IS_TICKET,
    KINDS,
    LOW,
    MATCH_ONE,
    MATCH_TWO,
    MEAN_DIE,
    MINUS,
    NO_TYPE,
    ODDS_ONE,
    ODDS_TWO,
    ROLLS,
    TYPE,
    VP,
    X_TYPE,
)
from game.alaska.cards import CONSTRUCTION, ERAS, GOVERNMENT, MILITARY, OIL, RESOURCES, TOURISM, cards_in
from game.alaska.rules import CARDS_A_TURN
from game.alaska.state import Phase
from game.alaska.view import AlaskaView
from game.chance import Chance

UNSEEN: Final = -1
FOR_SALE: Final = -2
GONE: Final = -3

_BEFORE_NEW_CARDS: Final = (Phase.ROLL, Phase.DICE, Phase.CARD_DIE, Phase.TICKET)

Roller = list[int]
"""The faces of one turn: two dice, one for each card of ``DICED``, one for an event."""
FACES: Final = 3 + len(DICED)
EVENT_FACE: Final = FACES - 1


def _points(card: int, once: bool) -> int:
    """What owning the card scores by itself (A19)."""
    special = 0
    if TYPE[card] in (GOVERNMENT, MILITARY):
        special = 2
    elif TYPE[card] in (OIL, TOURISM):
        special = 3
    return VP[card] + special + (0 if once and special else 1)


POINTS: Final[list[list[int]]] = [[_points(card, once) for card in range(RESOURCES)] for once in (False, True)]
"""As printed and with ``vp_instead``, by resource: the points that it scores by itself."""


class Table:
    """What lies where, and what each town pays.

    ``owner`` is by card a seat, ``UNSEEN``, ``FOR_SALE`` or ``GONE``; lists by seat and roll or type are flat, such
    as ``counts[seat * KINDS + type]``. ``pays`` is in half dollars, dice on average; ``points`` are those of cards
    and events. ``one`` and ``two`` are what one die and two dice bring on average, the free dollar (A4) included,
    ``unmatched_one`` and ``unmatched_two`` the chance of a roll below each roll that no card matches. ``carry`` are
    parts of a dollar that ``earn`` still owes.
    """

    def __init__(
        self,
        seats: int,
        replace_events: bool,
        share_majority: bool,
        equal_turns: bool,
        card_points: list[int],
        seat: int,
        turn: int,
        drawn: int,
        resources: int,
        turned_up: bool,
        spenders: int,
        bought: int,
        deck: list[int],
        queue: list[int],
        market: list[int],
        money: list[int],
        points: list[int],
        owner: list[int],
        counts: list[int],
        left: list[int],
        pays: list[int],
        matches: list[int],
        tickets: list[int],
        grows_one: list[float],
        grows_two: list[float],
        one: list[float],
        two: list[float],
        unmatched_one: list[float],
        unmatched_two: list[float],
        carry: list[float],
    ) -> None:
        self.seats = seats
        self.replace_events = replace_events
        self.share_majority = share_majority
        self.equal_turns = equal_turns
        self.card_points = card_points
        self.seat = seat
        self.turn = turn
        self.drawn = drawn
        self.resources = resources
        self.turned_up = turned_up
        self.spenders = spenders
        self.bought = bought
        self.deck = deck
        self.queue = queue
        self.market = market
        self.money = money
        self.points = points
        self.owner = owner
        self.counts = counts
        self.left = left
        self.pays = pays
        self.matches = matches
        self.tickets = tickets
        self.grows_one = grows_one
        self.grows_two = grows_two
        self.one = one
        self.two = two
        self.unmatched_one = unmatched_one
        self.unmatched_two = unmatched_two
        self.carry = carry

    def copy(self) -> "Table":
        """A table that shares nothing that changes but the deck, of which only ``drawn`` moves."""
        return Table(
            self.seats,
            self.replace_events,
            self.share_majority,
            self.equal_turns,
            self.card_points,
            self.seat,
            self.turn,
            self.drawn,
            self.resources,
            self.turned_up,
            self.spenders,
            self.bought,
            self.deck,
            self.queue[:],
            self.market[:],
            self.money[:],
            self.points[:],
            self.owner[:],
            self.counts[:],
            self.left[:],
            self.pays[:],
            self.matches[:],
            self.tickets[:],
            self.grows_one[:],
            self.grows_two[:],
            self.one[:],
            self.two[:],
            self.unmatched_one[:],
            self.unmatched_two[:],
            self.carry[:],
        )

    # ---- what is left --------------------------------------------------------------------------------------

    def turns_left(self) -> int:
        """The turns that still begin after this one (A11, A12, A22)."""
        unseen = DECK - self.drawn
        waiting = self.resources if self.replace_events else unseen
        turns = -(-waiting // CARDS_A_TURN)
        if waiting == 0 and unseen:
            turns = 1
        if unseen and not self.turned_up:
            turns -= 1
        if self.equal_turns:
            turns += -(self.turn + turns) % self.seats
        return turns

    def own_turns_left(self, seat: int, turns: int) -> int:
        """How many of the ``turns`` that still begin are this seat's."""
        away = (seat - self.seat - 1) % self.seats + 1
        return (turns - away + self.seats) // self.seats

    # ---- cards change hands --------------------------------------------------------------------------------

    def acquire(self, seat: int, card: int) -> None:
        """A card of the market becomes the seat's; money is not touched."""
        self.market.remove(card)
        self.settle(seat, card)
        self.refresh(seat)

    def settle(self, seat: int, card: int) -> None:
        """The card goes into the town; ``refresh`` must follow."""
        type_ = TYPE[card]
        counts = self.counts
        owner = self.owner
        owner[card] = seat
        counts[seat * KINDS + type_] += 1
        self.left[type_] -= 1
        self.points[seat] += self.card_points[card]
        x_type = X_TYPE[card]
        amount = BASES[card]
        if x_type != NO_TYPE:
            amount += FACTOR[card] * counts[seat * KINDS + x_type]
            self.grows_one[seat * KINDS + x_type] += FACTOR[card] * MATCH_ONE[card]
            self.grows_two[seat * KINDS + x_type] += FACTOR[card] * MATCH_TWO[card]
        half = 2 * amount
        if IS_DICED[card]:
            half += int(2.0 * MEAN_DIE[card])
        ticket = IS_TICKET[card]
        start = seat * ROLLS
        for roll in range(start + LOW[card], start + HIGH[card] + 1):
            self.pays[roll] += half
            self.matches[roll] += 1
            if ticket:
                self.tickets[roll] += 1
        for other in COUNTERS[type_]:
            if owner[other] == seat and other != card:
                for roll in range(start + LOW[other], start + HIGH[other] + 1):
                    self.pays[roll] += 2 * FACTOR[other]

    def lose(self, seat: int, card: int) -> None:
        """A mine leaves the town and the game (A7)."""
        type_ = TYPE[card]
        self.owner[card] = GONE
        self.counts[seat * KINDS + type_] -= 1
        self.points[seat] -= self.card_points[card]
        start = seat * ROLLS
        for roll in range(start + LOW[card], start + HIGH[card] + 1):
            self.pays[roll] -= int(2.0 * MEAN_DIE[card])
            self.matches[roll] -= 1
        for other in COUNTERS[type_]:
            if self.owner[other] == seat:
                for roll in range(start + LOW[other], start + HIGH[other] + 1):
                    self.pays[roll] -= 2 * FACTOR[other]
        self.refresh(seat)

    def refresh(self, seat: int) -> None:
        """Count anew what this town's throws bring."""
        one = two = below_one = below_two = 0.0
        start = seat * ROLLS
        place = start + seat
        for roll in range(ROLLS):
            self.unmatched_one[place + roll] = below_one
            self.unmatched_two[place + roll] = below_two
            odds_one = ODDS_ONE[roll]
            odds_two = ODDS_TWO[roll]
            if self.matches[start + roll]:
                dollars = 0.5 * self.pays[start + roll]
                one += odds_one * dollars
                two += odds_two * dollars
            else:
                one += odds_one
                two += odds_two
                below_one += odds_one
                below_two += odds_two
        self.unmatched_one[place + ROLLS] = below_one
        self.unmatched_two[place + ROLLS] = below_two
        self.one[seat] = one
        self.two[seat] = two

    # ---- the steps of a turn -------------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """The seat's turn, with its free dollar."""
        self.turn += 1
        self.seat = seat
        self.turned_up = False
        self.money[seat] += 1

    def land(self, roll: int, faces: Roller, victims: list[int]) -> None:
        """The roll pays; tickets take from ``victims`` in order, each as long as it has a dollar."""
        seat = self.seat
        place = seat * ROLLS + roll
        money = self.money
        if not self.matches[place]:
            money[seat] += 1
            return
        half = self.pays[place]
        mined: list[int] = []
        for number, card in enumerate(DICED):
            if self.owner[card] == seat and LOW[card] <= roll <= HIGH[card]:
                face = faces[2 + number]
                half += 2 * max(0, face - MINUS[card]) - int(2.0 * MEAN_DIE[card])
                if face == 6 and IS_MINED_OUT[card]:
                    mined.append(card)
        money[seat] += half // 2
        wanted = self.tickets[place]
        for victim in victims:
            taken = min(wanted, money[victim])
            money[victim] -= taken
            wanted -= taken
        for card in mined:
            self.lose(seat, card)

    def earn(self, two_dice: bool, faces: Roller, victims: list[int]) -> None:
        """As ``land``, but the throw pays what it brings on average; dice only tell which mines are worked out.

        What is less than a dollar is kept for the seat's next turn, what tickets take likewise for the victim's.
        """
        seat = self.seat
        start = seat * ROLLS
        dollars = self.carry[seat] + (self.two[seat] if two_dice else self.one[seat])
        odds = ODDS_TWO if two_dice else ODDS_ONE
        wanted = 0.0
        for roll in range(ROLLS):
            if self.tickets[start + roll]:
                wanted += odds[roll] * self.tickets[start + roll]
        for victim in victims:
            if wanted <= 0.0:
                break
            taken = min(wanted, self.money[victim] + self.carry[victim])
            wanted -= taken
            self._owe(victim, self.carry[victim] - taken)
        self._owe(seat, dollars)
        roll = faces[0] + (faces[1] if two_dice else 0)
        for number, card in enumerate(DICED):
            worked_out = faces[2 + number] == 6 and IS_MINED_OUT[card]
            if worked_out and self.owner[card] == seat and LOW[card] <= roll <= HIGH[card]:
                self.lose(seat, card)

    def has_ticket(self, seat: int) -> bool:
        """Whether the seat has a card that takes a dollar from a rival."""
        return max(self.tickets[seat * ROLLS : seat * ROLLS + ROLLS]) > 0

    def _owe(self, seat: int, dollars: float) -> None:
        """Pay the whole dollars of a sum, which may be below 0, and carry the rest, 0 or more."""
        whole = int(dollars)
        if whole > dollars:
            whole -= 1
        self.money[seat] += whole
        self.carry[seat] = dollars - whole

    def turn_up(self) -> None:
        """The new cards; the events among them wait in ``queue`` (A12)."""
        count = resources = 0
        while self.drawn < DECK and (resources if self.replace_events else count) < CARDS_A_TURN:
            card = self.deck[self.drawn]
            self.drawn += 1
            count += 1
            if card >= RESOURCES:
                self.queue.append(card)
            else:
                resources += 1
                self.owner[card] = FOR_SALE
                self.market.append(card)
        self.resources -= resources
        self.turned_up = True
        self.bought = 0

    def take_effect(self, event: int, face: int) -> None:
        """Dollars and points of an event (A10, A15, A16, A17)."""
        seat = self.seat
        dollars = DOLLARS[event]
        if MINUS[event]:
            dollars = max(0, face - MINUS[event])
        elif X_TYPE[event] != NO_TYPE:
            dollars *= self.counts[seat * KINDS + X_TYPE[event]]
        self.money[seat] = max(0, self.money[seat] + dollars)
        self.points[seat] += VP[event]

    def free_candidates(self, event: int) -> list[int]:
        """The cards that an event's free buy may take (A13)."""
        type_ = FREE_TYPE[event]
        return [] if type_ == NO_TYPE else [card for card in self.market if TYPE[card] == type_]

    def discount(self, seat: int) -> int:
        """What Construction takes off each price (A14)."""
        return 1 if self.owner[CONSTRUCTION] == seat else 0

    def buy(self, card: int) -> None:
        """The seat buys the card as its next purchase (A14)."""
        seat = self.seat
        self.bought += 1
        self.money[seat] -= max(0, self.bought * COSTS[card] - self.discount(seat))
        self.acquire(seat, card)

    def end_phase(self) -> bool:
        """The seat's purchases are over: the next turn or last spending begins, with its dollar; False at the
        end of the game (A18, A22)."""
        following = (self.seat + 1) % self.seats
        if self.spenders:
            self.spenders -= 1
        elif self.drawn < DECK or (self.equal_turns and self.turn % self.seats):
            self.begin_turn(following)
            return True
        else:
            self.spenders = self.seats
        self.seat = following
        self.bought = 0
        return self.spenders > 0

    # ---- chance --------------------------------------------------------------------------------------------

    def stack(self, chance: Chance) -> None:
        """Put the unseen cards in an order that may be theirs, each era shuffled by itself."""
        deck = self.deck[: self.drawn]
        for era in range(len(ERAS)):
            deck += chance.shuffled([card for card in self.deck[self.drawn :] if ERA[card] == era])
        self.deck = deck


def empty(seats: int, replace_events: bool, vp_instead: bool, share_majority: bool, equal_turns: bool) -> Table:
    """A table without cards and money before its first turn, the deck in the order of the cards' numbers."""
    return Table(
        seats,
        replace_events,
        share_majority,
        equal_turns,
        POINTS[1 if vp_instead else 0],
        0,  # seat
        0,  # turn
        0,  # drawn
        RESOURCES,
        False,  # turned_up
        0,  # spenders
        0,  # bought
        list(range(DECK)),
        [],  # queue
        [],  # market
        [0] * seats,  # money
        [0] * seats,  # points
        [UNSEEN] * RESOURCES,
        [0] * (seats * KINDS),
        [TYPE.count(type_) for type_ in range(KINDS)],
        [0] * (seats * ROLLS),
        [0] * (seats * ROLLS),
        [0] * (seats * ROLLS),
        [0.0] * (seats * KINDS),
        [0.0] * (seats * KINDS),
        [0.0] * seats,
        [0.0] * seats,
        [0.0] * (seats * (ROLLS + 1)),
        [0.0] * (seats * (ROLLS + 1)),
        [0.0] * seats,
    )


def from_view(view: AlaskaView) -> Table:
    """The table that the view shows; the deck holds the unseen cards in the order of their numbers."""
    rules = view.rules
    table = empty(view.seats, rules.replace_events, rules.vp_instead, rules.share_majority, rules.equal_turns)
    table.seat = view.current
    table.turn = view.turn
    table.drawn = DECK - len(view.unseen)
    table.deck = [0] * table.drawn + list(view.unseen)
    table.turned_up = view.phase not in _BEFORE_NEW_CARDS
    table.spenders = view.spenders
    table.bought = view.bought
    table.resources = sum([card < RESOURCES for card in view.unseen])
    table.market = cards_in(view.market | view.fresh)
    if view.phase is Phase.FREE_BUY:
        table.queue = list(view.queue)
    for card in table.market:
        table.owner[card] = FOR_SALE
    for card in cards_in(view.gone):
        table.owner[card] = GONE
        table.left[TYPE[card]] -= 1
    for seat in range(view.seats):
        table.money[seat] = view.money[seat]
        table.points[seat] = view.points[seat]
        for card in view.towns[seat]:
            table.settle(seat, card)
        table.refresh(seat)
    return table
