"""The tuned player of the Pacific: every choice by the chance to win that it leads to, one turn ahead."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.ai.pacific.outlook import Outlook, Weights
from game.ai.pacific.sight import UNKNOWN, Sight, size_of
from game.ai.pacific.turn import Turn
from game.ai.pacific.value import Value, load
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
_DRAWS: Final = {STOCKADES: OPTION_CARDS, OUTRIGGER_CONSTRUCTION: OUTRIGGER_CARDS, EXPLORERS: 1}
"""By card played in the Event Phase: how many cards come to the hand."""
_GROWTH: Final = int(Phase.GROWTH)
_EVENT: Final = int(Phase.EVENT)
_EXPLORE: Final = int(Phase.EXPLORE)
_TRADE: Final = int(Phase.TRADE)
_COLONIZE: Final = int(Phase.COLONIZE)
_RAID: Final = int(Phase.RAID)
_DEFENDER_DRAW: Final = int(Phase.DEFENDER_DRAW)
_ATTACK: Final = int(Phase.ATTACK)
_DEFENCE: Final = int(Phase.DEFENCE)


class Policy:
    """Plays by weights (see ``outlook.Weights``) and a value (None: the learned one); ``ahead`` says whether it
    plans the turn before it discards."""

    def __init__(self, weights: Mapping[str, float], value: Value | None = None, ahead: bool = True) -> None:
        self.value = value or load()
        self.weights = Weights(weights)
        self.ahead = ahead

    def plan(self, view: PacificView, chance: Chance) -> Plan:
        """What the seat of the view does; the same for equal views."""
        return self.decide(Sight.of_view(view))

    def decide(self, sight: Sight, guesses: Sequence[float] = ()) -> Plan:
        """What the seat does that is asked in this position, with guesses of what features are worth, if any."""
        phase = sight.phase
        if phase == _EVENT and not sight.hand & (EVENT_MASK | ISLAND_MASK | ANY[STOCKADES]):
            return (DONE,)
        turn = Turn(Outlook(self.value, self.weights, sight, guesses))
        if phase == _GROWTH:
            return (self.growth(turn),)
        if phase == _EVENT:
            return (self.event(turn),)
        if phase == _COLONIZE:
            return self.voyage(turn)
        if phase == _RAID:
            return (turn.raid(sight.hand)[1],)
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
            value = self.whole(turn, rest)
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
                worth = turn.kept(rest - ONE[card])
                if worth > best:
                    best, least = worth, card
            rest -= ONE[least]
            gone.append(least)
        return tuple(sorted(gone)[len(sight.picks) :])

    # ---- events ------------------------------------------------------------------------------------------------

    def event(self, turn: Turn) -> int:
        """The event or option that leads to the best chance."""
        hand = turn.sight.hand
        best, chosen = turn.main(hand) + self.weights.keep, DONE
        for action in event_options(turn.sight, hand):
            value = self.event_value(turn, action, hand)
            if value > best:
                best, chosen = value, action
        return chosen

    def whole(self, turn: Turn, hand: int) -> float:
        """The chance to win with the best event and the best that can be done after it."""
        best = turn.main(hand)
        for action in event_options(turn.sight, hand):
            value = self.event_value(turn, action, hand) - self.weights.keep
            if value > best:
                best = value
        return best

    def event_value(self, turn: Turn, action: int, hand: int) -> float:
        """The chance to win after this event, played from a hand."""
        sight, weights, outlook = turn.sight, self.weights, turn.outlook
        if action >= STATUES_ON:
            return self._deed_value(turn, action, hand)
        left = sight.left
        if action < ISLANDS:
            turn.extra = 1
            turn.bury(action, 1)
        elif action == ISLAND_HOPPING:
            outlook.owe(True)
            outlook.bonus = weights.hop
        else:
            turn.extra = min(_DRAWS[action], left)
            turn.left -= turn.extra
            if action == EXPLORERS:
                ready = left and turn.voyage(hand - ONE[action], ())[1]
                outlook.bonus = weights.explore if ready else weights.look
        value = turn.main(hand - ONE[action])
        if action < ISLANDS:
            turn.bury(action, -1)
        outlook.owe(sight.owed)
        outlook.bonus = 0.0
        turn.extra = 0
        turn.left = left
        return value

    def _deed_value(self, turn: Turn, action: int, hand: int) -> float:
        """The chance to win after an event that is played on a rival or an island."""
        sight, weights, outlook = turn.sight, self.weights, turn.outlook
        if action >= CIVIL_WAR_ON:
            owner = sight.owners[action - CIVIL_WAR_ON]
            outlook.counts[owner] -= 1
            value = turn.main(hand - ONE[CIVIL_WAR])
            outlook.counts[owner] += 1
            return value
        trade = action >= TRADERS_ON
        rival = action - TRADERS_ON if trade else action - STATUES_ON
        loss = weights.statue * (1 if trade else min(STATUES_CARDS, sight.sizes[rival]))
        outlook.losses[rival] += loss
        if trade:
            turn.extra = 1
            outlook.bonus = weights.trade
        value = turn.main(hand - ONE[TRADERS if trade else STONE_STATUES])
        outlook.losses[rival] -= loss
        turn.extra = 0
        outlook.bonus = 0.0
        return value

    def explore(self, turn: Turn) -> int:
        """The place of the card that is best to keep, with what then lies on top."""
        sight = turn.sight
        top = sight.top
        best, chosen = -1.0, 0
        turn.left = sight.left - 1
        for place in range(len(top)):
            turn.top = top[:place] + top[place + 1 :]
            value = turn.main(sight.hand + ONE[top[place]])
            if value > best:
                best, chosen = value, place
        return PLACE + chosen

    def steal(self, turn: Turn) -> int:
        """The card of the opponent's hand that is best to have, and for the opponent to miss."""
        sight = turn.sight
        best, chosen = -1.0, DONE
        for card in names_in(sight.known[sight.rival]):
            value = turn.main(sight.hand + ONE[card])
            if value > best:
                best, chosen = value, card
        return chosen

    # ---- voyages and raids -------------------------------------------------------------------------------------

    def voyage(self, turn: Turn) -> Plan:
        """The best voyage if nothing else is better; a voyage that was begun is gone on with."""
        sight = turn.sight
        value, cards = turn.voyage(sight.hand, sight.picks)
        if sight.picks:
            return (*cards[len(sight.picks) :], DONE)
        if not cards or turn.raid(sight.hand)[0] >= value + self.weights.sail:
            return (DONE,)
        return (*cards, DONE)

    def attack(self, turn: Turn) -> Plan:
        """As many as are worth it."""
        sight = turn.sight
        _, attack = turn.attack(sight.hand, sight.rival, False)
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
        sight = turn.sight
        hand = sight.hand
        needed = sight.attack
        stockades, warriors = count(hand, STOCKADES), count(hand, WARRIORS)
        if needed == UNKNOWN:
            needed = warriors + stockades
        best = turn.defended(hand, False)
        cards: Plan = ()
        if 0 < needed <= stockades + warriors:
            for some in range(max(0, needed - warriors), min(stockades, needed) + 1):
                rest = hand - some * ONE[STOCKADES] - (needed - some) * ONE[WARRIORS]
                value = turn.defended(rest, True)
                if value > best:
                    best = value
                    cards = (WARRIORS,) * (needed - some) + (STOCKADES,) * some
        made = len(sight.picks)
        plan = (*cards, DONE)
        return plan[made:] if plan[:made] == sight.picks else (DONE,)


def event_options(sight: Sight, hand: int) -> list[int]:
    """The actions of the Event Phase with that hand, but for none (P6)."""
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
