"""What a turn can bring: the best voyage, the best raid and the best attack from a hand, and what they are worth.

Copies of one name are alike, and so are all kinds of Food, and all of Navigation, but for the number of copies in
the hand: so a voyage is chosen by how many names of each it takes, those with most copies first.
"""

from game.ai.pacific.outlook import Outlook
from game.ai.pacific.sight import Sight
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
from game.pacific.rules import DEFENDER_CARDS, LEAST_CARDS
from game.pacific.state import DONE, NOBODY, RAID_ON
from game.pacific.voyages import LARGEST, ORDER, WORTH

_EXACT = 6
"""Where a voyage may leave no more cards than this, its every flip is reckoned with; else their average."""


class Attack:
    """Cards to attack with: how many Warriors and War Canoes, and the chance that they win."""

    __slots__ = ("cards", "odds", "war_canoes", "warriors")

    def __init__(self, warriors: int, war_canoes: int, odds: float) -> None:
        self.warriors = warriors
        self.war_canoes = war_canoes
        self.cards = warriors + war_canoes
        self.odds = odds

    def pile(self) -> int:
        """The cards."""
        return self.warriors * ONE[WARRIORS] + self.war_canoes * ONE[WAR_CANOES]

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
        value, _ = self.raid(hand)
        sailing, _ = self.voyage(hand, ())
        return max(value, sailing)

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

    def attack(self, rest: int, rival: int, drawing: bool) -> tuple[float, Attack]:
        """The best attack on a rival from what is left of a hand, and the chance to win that it gives."""
        outlook, sight = self.outlook, self.sight
        left = max(0, self.left - DEFENDER_CARDS) if drawing else self.left
        held_off = sight.holds_off(rival, DEFENDER_CARDS if drawing else 0)
        best = outlook.settled(0, NOBODY, outlook.features(rest, self.extra), left)
        chosen = Attack(0, 0, 0.0)
        for war_canoes in range((rest & ANY[WAR_CANOES] > 0) + 1):
            for warriors in range((rest >> 4 * WARRIORS & 15) + 1):
                if not warriors + war_canoes:
                    continue
                odds = held_off[min(warriors + 3 * war_canoes, len(held_off) - 1)]
                attack = Attack(warriors, war_canoes, odds)
                hand = outlook.features(rest - attack.pile(), self.extra)
                value = odds * outlook.settled(1, rival, hand, left)
                value += (1.0 - odds) * outlook.settled(0, NOBODY, hand, left)
                if value > best:
                    best, chosen = value, attack
        return best, chosen

    def raid(self, hand: int) -> tuple[float, int]:
        """The best deliberate raid, or DONE where none is better, and the chance to win that it gives."""
        outlook, sight = self.outlook, self.sight
        best = outlook.settled(0, NOBODY, outlook.features(hand, self.extra), self.left)
        action = DONE
        tickets = hand & outlook.rival_mask
        if tickets:
            for island in names_in(tickets):
                value, _ = self.attack(hand - ONE[island], sight.owners[island], self.left > 0)
                if value > best + self.outlook.weights.raid:
                    best, action = value, island
        if hand & ANY[PLANNED_RAID]:
            for rival in range(sight.seats):
                island = self.target(rival)
                if island != NOBODY:
                    value, _ = self.attack(hand - ONE[PLANNED_RAID], rival, self.left > 0)
                    if value > best + self.outlook.weights.raid:
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

    def voyage(self, hand: int, picks: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
        """The best voyage that begins with ``picks``, in the order in which it is asked, and the chance to win
        that it gives; (-1, ()) if the hand has none."""
        best = -1.0
        cards: tuple[int, ...] = ()
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
                value, stock = self._provisions(pile, reach, fed or bool(migration), led, picks)
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
        self, rest: int, number: int, fed: bool, led: bool, picks: tuple[int, ...]
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
                    value = self.sail(less, number + few + some)
                    if value > best:
                        best = value
                        cards = (*foods[:few], *courses[:some])
        return best, cards

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
            _, attack = self.attack(self.sight.hand & ~ISLAND_MASK, rival, self.left > 0)
            self._attacks[rival] = attack
        left = max(0, left - DEFENDER_CARDS)
        lost = outlook.settled(0, NOBODY, hand, left, attack.cards)
        if attack.odds <= 0.0:
            return lost
        return attack.odds * outlook.settled(1, rival, hand, left, attack.cards) + (1.0 - attack.odds) * lost


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
