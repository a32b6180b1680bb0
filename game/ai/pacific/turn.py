"""What a turn can bring: the best voyage, the best raid and the best attack from a hand, and what they are worth.

Copies of one name are alike, and so are all kinds of Food, and all of Navigation, but for the number of copies in
the hand: so a voyage is chosen by how many names of each it takes, those with most copies first.
"""

from game.ai.pacific.outlook import Outlook
from game.ai.pacific.sight import Sight, size_of
from game.pacific.cards import (
    ACCIDENTAL_VOYAGE,
    ANY,
    CANOES,
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
from game.pacific.rules import DEFENDER_CARDS
from game.pacific.state import DONE, NOBODY, RAID_ON
from game.pacific.voyages import LARGEST, ORDER, WORTH

_EXACT = 6
"""Where a voyage may leave no more cards than this, its every flip is reckoned with; else their average."""


class Attack:
    """Cards to attack with: how many Warriors and War Canoes, how strong, and what going without them costs."""

    __slots__ = ("cards", "cost", "odds", "strength", "war_canoes", "warriors")

    def __init__(self, warriors: int, war_canoes: int, cost: float, odds: float) -> None:
        self.warriors = warriors
        self.war_canoes = war_canoes
        self.cards = warriors + war_canoes
        self.strength = warriors + 3 * war_canoes
        self.cost = cost
        self.odds = odds

    def plan(self) -> tuple[int, ...]:
        """The actions that send it."""
        return (WARRIORS,) * self.warriors + (WAR_CANOES,) * self.war_canoes + (DONE,)


class Turn:
    """The choices of the Colonize and Raid Phases of one seat; ``extra`` counts cards of the hand that are still
    unknown, ``bonus`` is added to its worth."""

    def __init__(self, outlook: Outlook) -> None:
        sight: Sight = outlook.sight
        self.outlook = outlook
        self.sight = sight
        self.left = sight.left
        self.top = sight.top
        self._misses: list[float] = []
        self._attacks: dict[int, Attack] = {}

    def main(self, hand: int, extra: int, bonus: float) -> float:
        """The chance to win with the best that can be done from the Colonize Phase on."""
        value, _ = self.raid(hand, extra, bonus)
        sailing, _ = self.voyage(hand, extra, bonus, ())
        return max(value, sailing)

    # ---- raids -------------------------------------------------------------------------------------------------

    def attack(self, rest: int, rival: int, drawing: bool, bonus: float) -> tuple[float, Attack]:
        """The best attack on a rival from what is left of a hand, and the chance to win that it gives."""
        outlook, sight = self.outlook, self.sight
        left = self.left - DEFENDER_CARDS if drawing else self.left
        held_off = sight.holds_off(rival, DEFENDER_CARDS if drawing else 0)
        worth = outlook.worth(rest) + bonus
        size = size_of(rest)
        failed = outlook.settled(0, NOBODY, worth, size, left)
        best, chosen = failed, Attack(0, 0, 0.0, 0.0)
        for war_canoes in range((rest & ANY[WAR_CANOES] > 0) + 1):
            for warriors in range((rest >> 4 * WARRIORS & 15) + 1):
                cards = warriors + war_canoes
                if not cards:
                    continue
                used = rest - warriors * ONE[WARRIORS] - war_canoes * ONE[WAR_CANOES]
                less = outlook.worth(used) + bonus
                odds = held_off[min(warriors + 3 * war_canoes, len(held_off) - 1)]
                value = odds * outlook.settled(1, rival, less, size - cards, left)
                value += (1.0 - odds) * outlook.settled(0, NOBODY, less, size - cards, left)
                if value > best:
                    best, chosen = value, Attack(warriors, war_canoes, worth - less, odds)
        return best, chosen

    def raid(self, hand: int, extra: int, bonus: float) -> tuple[float, int]:
        """The best deliberate raid, or DONE where none is better, and the chance to win that it gives."""
        outlook, sight = self.outlook, self.sight
        bonus += extra * outlook.weights.card
        best = outlook.settled(0, NOBODY, outlook.worth(hand) + bonus, size_of(hand) + extra, self.left)
        action = DONE
        tickets = hand & outlook.rival_mask
        if tickets:
            for island in names_in(tickets):
                rest = hand - ONE[island]
                value, _ = self.attack(rest, sight.owners[island], self.left > 0, bonus)
                if value > best:
                    best, action = value, island
        if hand & ANY[PLANNED_RAID]:
            rest = hand - ONE[PLANNED_RAID]
            for rival in range(sight.seats):
                island = self.target(rival)
                if island != NOBODY:
                    value, _ = self.attack(rest, rival, self.left > 0, bonus)
                    if value > best:
                        best, action = value, RAID_ON + island
        return best, action

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

    def voyage(self, hand: int, extra: int, bonus: float, picks: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
        """The best voyage that begins with ``picks``, in the order in which it is asked, and the chance to win
        that it gives; (-1, ()) if the hand has none."""
        best = -1.0
        cards: tuple[int, ...] = ()
        bonus += extra * self.outlook.weights.card
        for vessel in picks[:1] or (CANOES, ACCIDENTAL_VOYAGE):
            if not hand & ANY[vessel]:
                continue
            rest = hand - ONE[vessel]
            number = WORTH[vessel]
            for card in picks[1:]:
                rest -= ONE[card]
                number += WORTH[card]
            fed = vessel != CANOES or len(picks) > 1
            led = vessel != CANOES or (len(picks) > 1 and picks[-1] in NAVIGATIONS)
            for migration in self._migrations(rest, picks):
                pile = rest - ONE[PLANNED_MIGRATION] if migration else rest
                reach = number + WORTH[PLANNED_MIGRATION] if migration else number
                value, stock = self._provisions(pile, reach, fed or bool(migration), led, extra, bonus, picks)
                if value > best:
                    best = value
                    cards = (vessel, *picks[1:], *migration, *stock)
        return best, tuple(sorted(cards, key=ORDER.index))

    def _migrations(self, rest: int, picks: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Without and, if there is one that may join, with Planned Migration."""
        if rest & ANY[PLANNED_MIGRATION] and may_follow(PLANNED_MIGRATION, picks):
            return [(), (PLANNED_MIGRATION,)]
        return [()]

    def _provisions(
        self, rest: int, number: int, fed: bool, led: bool, extra: int, bonus: float, picks: tuple[int, ...]
    ) -> tuple[float, tuple[int, ...]]:
        """The best Food and Navigation to add to a voyage of that number, ``fed`` if it has Food and ``led`` if it
        has Navigation, and the chance to win that it gives."""
        foods = stores(rest, FOODS, picks)
        courses = stores(rest, NAVIGATIONS, picks)
        best = -1.0
        cards: tuple[int, ...] = ()
        for few in range(len(foods) + 1):
            if few:
                rest -= ONE[foods[few - 1]]
            if not (few or fed):
                continue
            less = rest
            for some in range(len(courses) + 1):
                if some:
                    less -= ONE[courses[some - 1]]
                if some or led:
                    value = self.sail(less, extra, bonus, number + few + some)
                    if value > best:
                        best = value
                        cards = (*foods[:few], *courses[:some])
        return best, cards

    def sail(self, rest: int, extra: int, bonus: float, number: int) -> float:
        """The chance to win that a voyage of that number gives, which leaves that hand."""
        outlook, sight, left = self.outlook, self.sight, self.left
        worth = outlook.worth(rest) + bonus
        size = size_of(rest) + extra
        flips = min(number, left)
        seen = min(len(self.top), flips)
        for place in range(seen):
            card = self.top[place]
            if card < ISLANDS and sight.owners[card] != sight.seat:
                if sight.owners[card] == NOBODY:
                    return outlook.settled(1, NOBODY, worth, size, left - place - 1)
                return self._raided(rest, sight.owners[card], worth, size, left - place - 1)
        failed = outlook.settled(0, NOBODY, worth, size, left - flips)
        blind = flips - seen
        hits = sight.free + sight.taken
        if not blind or not hits:
            return failed
        if not self._misses:
            self._misses = sight.misses(sight.free, sight.taken, min(LARGEST, sight.total))
        missed = self._misses[blind]
        if left - flips > _EXACT:
            found = self._found(rest, worth, size, left - seen - (blind + 1) // 2)
            return missed * failed + (1.0 - missed) * found
        value = missed * failed
        for flip in range(blind):
            now = self._misses[flip] - self._misses[flip + 1]
            value += now * self._found(rest, worth, size, left - seen - flip - 1)
        return value

    def _found(self, rest: int, worth: float, size: int, left: int) -> float:
        """The chance to win once a voyage came upon an island, of nobody's or of a rival's."""
        sight = self.sight
        value = 0.0
        if sight.free:
            value += sight.free * self.outlook.settled(1, NOBODY, worth, size, left)
        if sight.taken:
            for rival in range(sight.seats):
                copies = sight.exposed[rival]
                if copies and rival != sight.seat:
                    value += copies * self._raided(rest, rival, worth, size, left)
        return value / (sight.free + sight.taken)

    def _raided(self, rest: int, rival: int, worth: float, size: int, left: int) -> float:
        """The chance to win once a voyage became a raid on a rival: the attack is the one that was best from this
        position's hand."""
        outlook = self.outlook
        attack = self._attacks.get(rival)
        if attack is None:
            _, attack = self.attack(self.sight.hand & ~ISLAND_MASK, rival, self.left > 0, 0.0)
            self._attacks[rival] = attack
        left = max(0, left - DEFENDER_CARDS)
        value = (1.0 - attack.odds) * outlook.settled(0, NOBODY, worth - attack.cost, size - attack.cards, left)
        if attack.odds > 0.0:
            won = outlook.settled(1, rival, worth - attack.cost, size - attack.cards, left)
            value += attack.odds * won
        return value


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
    return not picks or ORDER.index(card) > ORDER.index(picks[-1])
