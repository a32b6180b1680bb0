"""What a turn can bring: the best voyage, the best raid and the best attack from a hand, and what they are worth.

Copies of one name are alike, and so are all kinds of Food, and all of Navigation, but for the number of copies in
the hand: so a voyage is chosen by how many names of each it takes, those with most copies first.
"""

from typing import Final

from game.ai.pacific.outlook import Outlook
from game.ai.pacific.sight import Sight
from game.pacific.cards import (
    ACCIDENTAL_VOYAGE,
    ANY,
    CANOES,
    CARDS,
    FOODS,
    ISLAND_MASK,
    ISLANDS,
    NAVIGATIONS,
    ONE,
    PLANNED_MIGRATION,
    PLANNED_RAID,
    WAR_CANOES,
    WARRIORS,
    names_in,
)
from game.pacific.rules import DEFENDER_CARDS, LEAST_CARDS
from game.pacific.state import DONE, NOBODY, RAID_ON
from game.pacific.voyages import LARGEST, ORDER, WORTH, in_order

PLACES: Final = [ORDER.index(card) if card in ORDER else -1 for card in range(len(CARDS))]
"""By card: its place in the order in which the cards of a voyage are asked."""
_EXACT: Final = 6
"""Where a voyage may leave no more cards than this, its every flip is reckoned with; else their average."""


class Option:
    """Actions to choose, and the chance to win that they lead to."""

    __slots__ = ("plan", "value")

    def __init__(self, value: float, plan: tuple[int, ...]) -> None:
        self.value = value
        self.plan = plan


class Store:
    """What may still join a voyage: one Food card of each kind, and one of Navigation."""

    __slots__ = ("courses", "foods")

    def __init__(self, foods: list[int], courses: list[int]) -> None:
        self.foods = foods
        self.courses = courses


class Attack:
    """Cards to attack with: how many Warriors and War Canoes, the chance that they win the raid,
    and the chance to win the game with them."""

    __slots__ = ("cards", "odds", "strength", "value", "war_canoes", "warriors")

    def __init__(self, warriors: int, war_canoes: int, odds: float, value: float) -> None:
        self.warriors = warriors
        self.war_canoes = war_canoes
        self.cards = warriors + war_canoes
        self.strength = warriors + 3 * war_canoes
        self.odds = odds
        self.value = value

    def plan(self) -> tuple[int, ...]:
        """The actions that send it."""
        return (WARRIORS,) * self.warriors + (WAR_CANOES,) * self.war_canoes + (DONE,)


class Turn:
    """The choices of the Colonize and Raid Phases of one seat; hands have ``extra`` cards that are still unknown,
    and the deck has ``left``, of which ``top`` are known."""

    __slots__ = ("_attacks", "_misses", "extra", "left", "outlook", "sight", "top")

    def __init__(self, outlook: Outlook) -> None:
        sight: Sight = outlook.sight
        self.outlook = outlook
        self.sight = sight
        self.extra = 0
        self.left = sight.left
        self.top = sight.top
        self._misses: list[float] = []
        self._attacks: dict[int, Attack] = {}

    def bury(self, island: int, copies: int) -> None:
        """Reckon with so many copies more of an island among the cards that may be anywhere."""
        self.sight.bury(island, copies)
        self.outlook.look()
        self._misses = []

    def main(self, hand: int) -> float:
        """The chance to win with the best that can be done from the Colonize Phase on."""
        value = self.raid(hand)
        for option in self.voyages(hand, ()):
            value = max(value, option.value)
        return value

    def kept(self, hand: int) -> float:
        """The chance to win with nothing done but to keep that hand, of any size."""
        return self.outlook.chance(0, NOBODY, self.outlook.features(hand, self.extra), self.left, 0, 0)

    def defended(self, hand: int, kept: bool) -> float:
        """The chance to win of a defender who keeps or loses the island, with that hand afterwards; the attacker
        still fills up."""
        sight = self.sight
        left = max(0, sight.left - max(0, LEAST_CARDS - sight.sizes[sight.current]))
        return self.outlook.chance(0 if kept else -1, NOBODY, self.outlook.features(hand, 0), left, 0, 0)

    # ---- raids -------------------------------------------------------------------------------------------------

    def attack(self, rest: int, rival: int, drawing: bool) -> Attack:
        """The best attack on a rival from what is left of a hand."""
        best = Attack(0, 0, 0.0, -1.0)
        for attack in self.attacks(rest, rival, drawing):
            if attack.value > best.value:
                best = attack
        return best

    def attacks(self, rest: int, rival: int, drawing: bool) -> list[Attack]:
        """All attacks on a rival from what is left of a hand, beginning with none. A rival who holds out has sent
        as many cards as it took."""
        outlook, sight = self.outlook, self.sight
        more = min(DEFENDER_CARDS, self.left) if drawing else 0
        left = self.left - more
        size = outlook.sizes[rival]
        held_off = sight.holds_off(rival, DEFENDER_CARDS if drawing else 0)
        found: list[Attack] = []
        for war_canoes in range((rest & ANY[WAR_CANOES] > 0) + 1):
            for warriors in range((rest >> 4 * WARRIORS & 15) + 1):
                odds = held_off[min(warriors + 3 * war_canoes, len(held_off) - 1)]
                used = warriors * ONE[WARRIORS] + war_canoes * ONE[WAR_CANOES]
                hand = outlook.features(rest - used, self.extra)
                outlook.sizes[rival] = max(0, size + more - warriors - 3 * war_canoes)
                value = (1.0 - odds) * outlook.settled(0, NOBODY, hand, left)
                outlook.sizes[rival] = size + more
                if odds > 0.0:
                    value += odds * outlook.settled(1, rival, hand, left)
                found.append(Attack(warriors, war_canoes, odds, value))
        outlook.sizes[rival] = size
        return found

    def raid(self, hand: int) -> float:
        """The chance to win with the best deliberate raid, or none, from a hand."""
        best = -1.0
        for option in self.raids(hand):
            best = max(best, option.value)
        return best

    def raids(self, hand: int) -> list[Option]:
        """No raid, and each deliberate raid; a rival is raided with Planned Raid on one island only."""
        outlook, sight = self.outlook, self.sight
        toll = outlook.weights.raid
        found = [Option(outlook.settled(0, NOBODY, outlook.features(hand, self.extra), self.left), (DONE,))]
        tickets = hand & outlook.rival_mask
        if tickets:
            for island in names_in(tickets):
                attack = self.attack(hand - ONE[island], sight.owners[island], self.left > 0)
                found.append(Option(attack.value - toll, (island,)))
        if hand & ANY[PLANNED_RAID]:
            for rival in range(sight.seats):
                island = self.target(rival)
                if island != NOBODY:
                    attack = self.attack(hand - ONE[PLANNED_RAID], rival, self.left > 0)
                    found.append(Option(attack.value - toll, (RAID_ON + island,)))
        return found

    def target(self, rival: int) -> int:
        """The island of a rival that is hardest to take back: one of which no copy can turn up, if there is one."""
        sight = self.sight
        if rival == sight.seat:
            return NOBODY
        found = NOBODY
        for island in range(ISLANDS):
            if sight.owners[island] == rival:
                if not sight.knows_unseen(island):
                    return island
                if found == NOBODY:
                    found = island
        return found

    # ---- voyages -----------------------------------------------------------------------------------------------

    def voyages(self, hand: int, picks: tuple[int, ...]) -> list[Option]:
        """The voyages from a hand that begin with ``picks``; of those with equally many names of Food and of
        Navigation only one. The cards of each are in any order."""
        found: list[Option] = []
        for vessel in picks[:1] or (CANOES, ACCIDENTAL_VOYAGE):
            if not hand & ANY[vessel]:
                continue
            rest = hand - ONE[vessel]
            number = WORTH[vessel]
            for card in picks[1:]:
                rest -= ONE[card]
                number += WORTH[card]
            store = Store(stores(rest, FOODS, picks), stores(rest, NAVIGATIONS, picks))
            led = vessel != CANOES or (len(picks) > 1 and picks[-1] in NAVIGATIONS)
            fed = vessel != CANOES or len(picks) > 1
            head = picks or (vessel,)
            self._provision(found, rest, number, head, store, fed, led)
            if rest & ANY[PLANNED_MIGRATION] and may_follow(PLANNED_MIGRATION, picks):
                rest -= ONE[PLANNED_MIGRATION]
                number += WORTH[PLANNED_MIGRATION]
                self._provision(found, rest, number, (*head, PLANNED_MIGRATION), store, True, led)
        return found

    def _provision(
        self, found: list[Option], rest: int, number: int, head: tuple[int, ...], store: Store, fed: bool, led: bool
    ) -> None:
        """Add the voyages of these cards and more of the store; ``fed`` if they need no Food, ``led`` if they need
        no Navigation."""
        for few in range(len(store.foods) + 1):
            if few:
                rest -= ONE[store.foods[few - 1]]
            if not (few or fed):
                continue
            less = rest
            for some in range(len(store.courses) + 1):
                if some:
                    less -= ONE[store.courses[some - 1]]
                if some or led:
                    value = self.sail(less, number + few + some)
                    found.append(Option(value, (*head, *store.foods[:few], *store.courses[:some])))

    def sail(self, rest: int, number: int) -> float:
        """The chance to win that a voyage of that number gives, which leaves that hand."""
        outlook, sight, left = self.outlook, self.sight, self.left
        hand = outlook.features(rest, self.extra)
        flips = min(number, left)
        seen = min(len(self.top), flips)
        for place in range(seen):
            card = self.top[place]
            if card < ISLANDS and sight.owners[card] != sight.seat:
                if sight.owners[card] == NOBODY:
                    return outlook.settled(1, NOBODY, hand, left - place - 1)
                return self._raided(sight.owners[card], hand, left - place - 1)
        failed = outlook.settled(0, NOBODY, hand, left - flips)
        blind = flips - seen
        if not blind or not sight.free + sight.taken:
            return failed
        if not self._misses:
            self._misses = sight.misses(sight.free, sight.taken, min(LARGEST, sight.total))
        missed = self._misses[blind]
        if left - flips > _EXACT:
            return missed * failed + (1.0 - missed) * self._found(hand, left - seen - (blind + 1) // 2)
        value = missed * failed
        for flip in range(blind):
            now = self._misses[flip] - self._misses[flip + 1]
            value += now * self._found(hand, left - seen - flip - 1)
        return value

    def _found(self, hand: list[float], left: int) -> float:
        """The chance to win once a voyage came upon an island, of nobody's or of a rival's."""
        sight = self.sight
        value = 0.0
        if sight.free:
            value += sight.free * self.outlook.settled(1, NOBODY, hand, left)
        if sight.taken:
            for rival in range(sight.seats):
                copies = sight.exposed[rival]
                if copies and rival != sight.seat:
                    value += copies * self._raided(rival, hand, left)
        return value / (sight.free + sight.taken)

    def _raided(self, rival: int, hand: list[float], left: int) -> float:
        """The chance to win once a voyage became a raid on a rival: the attack is the one that was best from this
        position's hand, and what it costs is not reckoned with but for its cards."""
        outlook = self.outlook
        attack = self._attacks.get(rival)
        if attack is None:
            attack = self.attack(self.sight.hand & ~ISLAND_MASK, rival, self.left > 0)
            self._attacks[rival] = attack
        more = min(DEFENDER_CARDS, max(0, left))
        left -= more
        size = outlook.sizes[rival]
        outlook.sizes[rival] = max(0, size + more - attack.strength)
        lost = outlook.settled(0, NOBODY, hand, left, attack.cards)
        outlook.sizes[rival] = size + more
        won = outlook.settled(1, rival, hand, left, attack.cards)
        outlook.sizes[rival] = size
        return attack.odds * won + (1.0 - attack.odds) * lost


def stores(hand: int, names: tuple[int, ...], picks: tuple[int, ...]) -> list[int]:
    """The Food or Navigation cards of a hand that may still join these picks: those with most copies first."""
    once: list[int] = []
    more: list[int] = []
    for card in names:
        copies = hand >> 4 * card & 15
        if copies and may_follow(card, picks):
            if copies > 1:
                more.append(card)
            else:
                once.append(card)
    return more + once


def may_follow(card: int, picks: tuple[int, ...]) -> bool:
    """Whether a card may still be asked for after these picks."""
    return not picks or PLACES[card] > PLACES[picks[-1]]


def ordered(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a voyage in the order in which they are asked."""
    return tuple(in_order(cards))
