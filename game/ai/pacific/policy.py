"""The tuned player of the Pacific: every choice by the chance to win that it leads to, one turn ahead."""

from collections.abc import Mapping

from game.ai.pacific.outlook import Outlook, Weights
from game.ai.pacific.sight import UNKNOWN, Sight, size_of
from game.ai.pacific.turn import Turn
from game.chance import Chance
from game.pacific.cards import (
    ANY,
    CIVIL_WAR,
    EVENT_MASK,
    EXPLORERS,
    FROM,
    ISLAND_HOPPING,
    ISLAND_MASK,
    ISLANDS,
    ONE,
    OUTRIGGER_CONSTRUCTION,
    STOCKADES,
    STONE_STATUES,
    TRADERS,
    WARRIORS,
    count,
    names_in,
)
from game.pacific.event_phase import OPTION_CARDS, OUTRIGGER_CARDS, STATUES_CARDS
from game.pacific.rules import excess
from game.pacific.state import CIVIL_WAR_ON, DONE, DRAW, NOBODY, PLACE, STATUES_ON, TRADERS_ON, Phase
from game.pacific.view import PacificView

Plan = tuple[int, ...]
_GROWTH = int(Phase.GROWTH)
_EVENT = int(Phase.EVENT)
_EXPLORE = int(Phase.EXPLORE)
_TRADE = int(Phase.TRADE)
_COLONIZE = int(Phase.COLONIZE)
_RAID = int(Phase.RAID)
_DEFENDER_DRAW = int(Phase.DEFENDER_DRAW)
_ATTACK = int(Phase.ATTACK)
_DEFENCE = int(Phase.DEFENCE)


class Policy:
    """Plays by weights (see ``outlook.Weights``); ``ahead`` says whether it plans the turn before it discards."""

    def __init__(self, weights: Mapping[str, float], ahead: bool = True) -> None:
        self.weights = Weights(weights)
        self.ahead = ahead

    def plan(self, view: PacificView, chance: Chance) -> Plan:
        """What the seat of the view does; the same for equal views."""
        return self.decide(Sight.of_view(view))

    def decide(self, sight: Sight) -> Plan:
        """What the seat does that is asked in this position."""
        phase = sight.phase
        if phase == _EVENT and not sight.hand & (EVENT_MASK | ISLAND_MASK | ANY[STOCKADES]):
            return (DONE,)
        turn = Turn(Outlook(self.weights, sight))
        if phase == _GROWTH:
            return (self.growth(turn),)
        if phase == _EVENT:
            return (self.event(turn),)
        if phase == _COLONIZE:
            return self.voyage(turn)
        if phase == _RAID:
            return (turn.raid(sight.hand, 0, 0.0)[1],)
        if phase == _ATTACK:
            return self.attack(turn)
        if phase == _DEFENCE:
            return self.defence(turn)
        if phase == _DEFENDER_DRAW:
            return (self.defender_draw(turn),)
        if phase == _EXPLORE:
            return (self.explore(turn),)
        if phase == _TRADE:
            return (self.steal(turn),)
        return self.excess(turn)

    # ---- growth and settlement ---------------------------------------------------------------------------------

    def growth(self, turn: Turn) -> int:
        """The card that is missed least."""
        hand = turn.sight.hand
        best, least = -1.0, DONE
        for card in names_in(hand):
            rest = hand - ONE[card]
            value = turn.main(rest, 0, 0.0) if self.ahead else turn.outlook.worth(rest) + 99.0
            if value > best:
                best, least = value, card
        return least

    def excess(self, turn: Turn) -> Plan:
        """The cards above seven that are missed least, found one by one."""
        sight = turn.sight
        rest = sight.hand
        gone: list[int] = list(sight.picks)
        for card in gone:
            rest -= ONE[card]
        allowed = FROM[gone[-1]] if gone else FROM[0]
        if gone and size_of(rest & allowed) < excess(size_of(rest)):
            return (names_in(rest & allowed)[0],)
        for _ in range(excess(size_of(rest))):
            options = names_in(rest & allowed)
            best, least = -99.0, options[0]
            for card in options:
                worth = turn.outlook.worth(rest - ONE[card])
                if worth > best:
                    best, least = worth, card
            rest -= ONE[least]
            gone.append(least)
        return tuple(sorted(gone)[len(sight.picks) :])

    # ---- events ------------------------------------------------------------------------------------------------

    def event(self, turn: Turn) -> int:
        """The event or option that leads to the best chance."""
        best, chosen = turn.main(turn.sight.hand, 0, 0.0), DONE
        for action in event_options(turn.sight):
            value = self.event_value(turn, action)
            if value > best:
                best, chosen = value, action
        return chosen

    def event_value(self, turn: Turn, action: int) -> float:
        """The chance to win after this event."""
        sight, weights, outlook = turn.sight, self.weights, turn.outlook
        hand, left = sight.hand, sight.left
        if action == DONE:
            return turn.main(hand, 0, 0.0)
        if action < ISLANDS:
            return turn.main(hand - ONE[action], 1, weights.refill)
        if action == STOCKADES:
            drawn = min(OPTION_CARDS, left)
            turn.left -= drawn
            value = turn.main(hand - ONE[STOCKADES], drawn, 0.0)
        elif action == OUTRIGGER_CONSTRUCTION:
            drawn = min(OUTRIGGER_CARDS, left)
            turn.left -= drawn
            value = turn.main(hand - ONE[action], drawn, 0.0)
        elif action == ISLAND_HOPPING:
            value = turn.main(hand - ONE[action], 0, weights.hop)
        elif action == EXPLORERS:
            value = turn.main(hand - ONE[action], min(1, left), weights.explore if left else 0.0)
        elif action >= CIVIL_WAR_ON:
            owner = sight.owners[action - CIVIL_WAR_ON]
            outlook.counts[owner] -= 1
            value = turn.main(hand - ONE[CIVIL_WAR], 0, 0.0)
            outlook.counts[owner] += 1
        elif action >= TRADERS_ON:
            rival = action - TRADERS_ON
            outlook.losses[rival] += weights.card
            value = turn.main(hand - ONE[TRADERS], 1, weights.trade)
            outlook.losses[rival] -= weights.card
        else:
            rival = action - STATUES_ON
            loss = weights.statue * min(STATUES_CARDS, sight.sizes[rival])
            outlook.losses[rival] += loss
            value = turn.main(hand - ONE[STONE_STATUES], 0, 0.0)
            outlook.losses[rival] -= loss
        turn.left = left
        return value

    def explore(self, turn: Turn) -> int:
        """The place of the card that is best to keep, with what then lies on top."""
        sight = turn.sight
        top = sight.top
        best, chosen = -1.0, 0
        turn.left = sight.left - 1
        for place in range(len(top)):
            turn.top = top[:place] + top[place + 1 :]
            value = turn.main(sight.hand + ONE[top[place]], 0, 0.0)
            if value > best:
                best, chosen = value, place
        return PLACE + chosen

    def steal(self, turn: Turn) -> int:
        """The card of the opponent's hand that is best to have, and for the opponent to miss."""
        sight, outlook = turn.sight, turn.outlook
        hand = sight.known[sight.rival]
        best, chosen = -1.0, DONE
        whole = outlook.worth(hand)
        for card in names_in(hand):
            loss = max(0.0, whole - outlook.worth(hand - ONE[card]))
            outlook.losses[sight.rival] = loss
            value = turn.main(sight.hand + ONE[card], 0, 0.0)
            if value > best:
                best, chosen = value, card
        return chosen

    # ---- voyages and raids -------------------------------------------------------------------------------------

    def voyage(self, turn: Turn) -> Plan:
        """The best voyage if nothing else is better; a voyage that was begun is gone on with."""
        sight = turn.sight
        value, cards = turn.voyage(sight.hand, 0, 0.0, sight.picks)
        if sight.picks:
            return (*cards[len(sight.picks) :], DONE)
        if not cards or turn.raid(sight.hand, 0, 0.0)[0] >= value:
            return (DONE,)
        return (*cards, DONE)

    def attack(self, turn: Turn) -> Plan:
        """As many as are worth it."""
        sight = turn.sight
        _, attack = turn.attack(sight.hand, sight.rival, False, 0.0)
        plan = attack.plan()
        made = len(sight.picks)
        if plan[:made] == sight.picks:
            return plan[made:]
        return (DONE,)

    def defender_draw(self, turn: Turn) -> int:
        """Two cards more, unless they end a game that goes on better without them."""
        return DRAW

    def defence(self, turn: Turn) -> Plan:
        """Just enough, of what is missed least, if that is better than to lose the island."""
        sight, outlook = turn.sight, turn.outlook
        hand = sight.hand
        needed = sight.attack
        stockades, warriors = count(hand, STOCKADES), count(hand, WARRIORS)
        if needed == UNKNOWN:
            needed = warriors + stockades
        best = outlook.defended(hand, False)
        cards: Plan = ()
        if 0 < needed <= stockades + warriors:
            for some in range(max(0, needed - warriors), min(stockades, needed) + 1):
                rest = hand - some * ONE[STOCKADES] - (needed - some) * ONE[WARRIORS]
                value = outlook.defended(rest, True)
                if value > best:
                    best = value
                    cards = (WARRIORS,) * (needed - some) + (STOCKADES,) * some
        made = len(sight.picks)
        plan = (*cards, DONE)
        return plan[made:] if plan[:made] == sight.picks else (DONE,)


def event_options(sight: Sight) -> list[int]:
    """The actions of the Event Phase, but for none (P6)."""
    hand = sight.hand
    actions = names_in(hand & ISLAND_MASK)
    if hand & ANY[STOCKADES]:
        actions.append(STOCKADES)
    for card in names_in(hand & EVENT_MASK):
        if card == CIVIL_WAR:
            actions += [CIVIL_WAR_ON + island for island in range(ISLANDS) if sight.owners[island] != NOBODY]
        elif card in (STONE_STATUES, TRADERS):
            base = STATUES_ON if card == STONE_STATUES else TRADERS_ON
            actions += [base + rival for rival in range(sight.seats) if rival != sight.seat and sight.sizes[rival]]
        else:
            actions.append(card)
    return actions
