"""The tuned choice, one decision ahead."""

from collections.abc import Mapping

from game.ai.alaska.facts import FREE_TYPE
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
        self.buyer = Buyer(self.judge)

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

    def free_card(self, table: Table, event: int) -> int:
        """The best card of an event's free buy; -1 for none."""
        self.judge.look(table, table.seat)
        best = -1
        most = 0.0
        for card in table.free_candidates(event):
            worth = self.judge.worth(table, card)
            if worth > most or (worth == most and card < best):
                best = card
                most = worth
        return best

    def purchases(self, table: Table) -> list[int]:
        """The best set for the seat at turn, in the order of buying."""
        self.judge.look(table, table.seat)
        self.buyer.search(table, 1)
        return self.buyer.sets[0]

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
        if table.tickets[table.seat * 13 + roll]:
            victims = self.victims(table)
        table.land(roll, faces, victims)
        table.turn_up()
        self.events(table, faces[EVENT_FACE])
        self.spend(table)


class Policy:
    """Answers views by the tuned choice alone."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """``weights`` by name, as ``worth.Weights`` describes them. Raises KeyError if one is missing."""
        self._weights = Weights(weights)

    def plan(self, view: AlaskaView, chance: Chance) -> Plan:
        """The actions of the view's seat."""
        table = from_view(view)
        player = Player(self._weights, view.seats, view.rules.share_majority)
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
