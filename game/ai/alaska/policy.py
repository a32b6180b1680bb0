"""The tuned choice, one decision ahead."""

from collections.abc import Mapping

from game.ai.alaska.facts import FREE_TYPE, ROLLS
from game.ai.alaska.sets import Buyer
from game.ai.alaska.table import EVENT_FACE, Roller, Table, from_view
from game.ai.alaska.worth import Judge, Weights
from game.alaska.state import END, PAYER, ROLL_ONE, ROLL_TWO, Phase
from game.alaska.view import AlaskaView
from game.chance import Chance

Plan = tuple[int, ...]


class Player:
    """Decides for any seat of tables of one kind."""

    def __init__(self, weights: Weights, seats: int, share_majority: bool) -> None:
        self.judge = Judge(weights, seats, share_majority)
        self.rival = Judge(weights, seats, share_majority)
        self.buyer = Buyer(self.judge, self.rival)

    def two_dice(self, table: Table) -> bool:
        """Whether the seat at turn throws two dice."""
        return table.two[table.seat] > table.one[table.seat]

    def victims(self, table: Table) -> list[int]:
        """The rivals of the seat at turn, the one that stands best first."""
        if table.seats == 2:
            return [1 - table.seat]
        rivals: list[int] = []
        standings: list[float] = []
        for step in range(1, table.seats):
            rival = (table.seat + step) % table.seats
            standing = self.judge.standing(table, rival)
            place = len(rivals)
            while place > 0 and standings[place - 1] < standing:
                place -= 1
            rivals.insert(place, rival)
            standings.insert(place, standing)
        return rivals

    def free_cards(self, table: Table, event: int) -> list[int]:
        """The cards that an event's free buy may take and that are worth having, the best one first."""
        self.judge.look(table, table.seat)
        cards: list[int] = []
        worths: list[float] = []
        for card in sorted(table.free_candidates(event)):
            worth = self.judge.worth(table, card)
            if worth <= 0.0:
                continue
            place = len(cards)
            while place > 0 and worths[place - 1] < worth:
                place -= 1
            cards.insert(place, card)
            worths.insert(place, worth)
        return cards

    def free_card(self, table: Table, event: int) -> int:
        """The best card of an event's free buy; -1 for none."""
        cards = self.free_cards(table, event)
        return cards[0] if cards else -1

    def purchases(self, table: Table) -> list[int]:
        """The best set for the seat at turn, in the order of buying."""
        self.consider(table, 1)
        return self.buyer.sets[0]

    def consider(self, table: Table, wanted: int) -> None:
        """Let ``buyer`` find the ``wanted`` best sets for the seat at turn."""
        self.judge.look(table, table.seat)
        self.rival.look(table, (table.seat + 1) % table.seats)
        self.buyer.search(table, wanted)

    def events(self, table: Table, face: int) -> None:
        """Let the waiting events act."""
        while table.queue:
            event = table.queue.pop(0)
            if FREE_TYPE[event] >= 0:
                card = self.free_card(table, event)
                if card >= 0:
                    table.acquire(table.seat, card)
            else:
                table.take_effect(event, face)

    def spend(self, table: Table) -> None:
        """Buy for the seat at turn."""
        for card in self.purchases(table):
            table.buy(card)

    def take_turn(self, table: Table, faces: Roller) -> None:
        """The seat's turn, from the roll to its last purchase."""
        roll = faces[0]
        if self.two_dice(table):
            roll += faces[1]
        victims: list[int] = []
        if table.tickets[table.seat * ROLLS + roll]:
            victims = self.victims(table)
        table.land(roll, faces, victims)
        self._go_on(table, faces)

    def take_average_turn(self, table: Table, faces: Roller) -> None:
        """The same, but the roll pays what it brings on average."""
        victims: list[int] = []
        if table.seats == 2 or table.has_ticket(table.seat):
            victims = self.victims(table)
        table.earn(self.two_dice(table), faces, victims)
        self._go_on(table, faces)

    def _go_on(self, table: Table, faces: Roller) -> None:
        """The seat's turn after its roll."""
        table.turn_up()
        self.events(table, faces[EVENT_FACE])
        self.spend(table)


class Policy:
    """Answers views by the tuned choice alone."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """``weights`` by name, as ``worth.Weights`` describes them."""
        self._given = weights

    def plan(self, view: AlaskaView, chance: Chance) -> Plan:
        """The actions of the view's seat."""
        table = from_view(view)
        player = Player(Weights(self._given, view.seats), view.seats, view.rules.share_majority)
        if view.phase is Phase.ROLL:
            return (ROLL_TWO if player.two_dice(table) else ROLL_ONE,)
        if view.phase is Phase.TICKET:
            for seat in player.victims(table):
                if PAYER + seat in view.legal:
                    return (PAYER + seat,)
        if view.phase is Phase.FREE_BUY:
            card = player.free_card(table, view.queue[0])
            return (card if card >= 0 else END,)
        return (*player.purchases(table), END)
