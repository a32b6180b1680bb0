"""The tuned player of the Pacific: every choice by the chance to win that it leads to, one turn ahead."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.ai.pacific.outlook import Outlook, Weights
from game.ai.pacific.sight import UNKNOWN, Sight, size_of
from game.ai.pacific.turn import Option, Turn, ordered
from game.ai.pacific.value import Values, load
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
DARING: Final = 0.5
"""The chance that an attack which is not seen is stronger than a defence, for each card of that (P15)."""
_EVENT_HAND: Final = EVENT_MASK | ISLAND_MASK | ANY[STOCKADES]
"""What gives a choice in the Event Phase."""
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
    """Plays by weights (see ``outlook.Weights``) and values (None: the learned ones); ``ahead`` says whether it
    plans the turn before it discards."""

    def __init__(self, weights: Mapping[str, float], values: Values | None = None, ahead: bool = True) -> None:
        self.values = values or load()
        self.two = Weights(weights, 2)
        self.more = Weights(weights, 4)
        self.ahead = ahead

    def plan(self, view: PacificView, chance: Chance) -> Plan:
        """What the seat of the view does; the same for equal views."""
        return self.decide(Sight.of_view(view))

    def decide(self, sight: Sight, guesses: Sequence[float] = ()) -> Plan:
        """What the seat does that is asked in this position, with guesses of what features are worth, if any."""
        if sight.phase == _EVENT and not sight.hand & _EVENT_HAND:
            return (DONE,)
        found = self.options(sight, guesses)
        best = found[0]
        for option in found:
            if option.value > best.value:
                best = option
        return best.plan

    def options(self, sight: Sight, guesses: Sequence[float] = ()) -> list[Option]:
        """All that the seat may sensibly do where it is asked, with the chance to win that each leads to. A choice
        that was begun is gone on with."""
        turn = Turn(
            Outlook(self.values.at(sight.seats), self.two if sight.seats == 2 else self.more, sight, guesses)
        )
        phase = sight.phase
        if phase == _GROWTH:
            return self._growth(turn)
        if phase == _EVENT:
            return self._events(turn)
        if phase == _COLONIZE:
            return self._voyages(turn)
        if phase == _RAID:
            return turn.raids(sight.hand)
        if phase == _ATTACK:
            attacks = turn.attacks(sight.hand, sight.rival, False)
            return begun([Option(attack.value, attack.plan()) for attack in attacks], sight.picks)
        if phase == _DEFENCE:
            return begun(self._defences(turn), sight.picks)
        if phase == _DEFENDER_DRAW:
            return self._defender_draw(turn)
        if phase == _EXPLORE:
            return self._keeps(turn)
        if phase == _TRADE:
            return self._steals(turn)
        return self._excess(turn)

    # ---- growth and settlement ---------------------------------------------------------------------------------

    def _growth(self, turn: Turn) -> list[Option]:
        hand = turn.sight.hand
        found: list[Option] = []
        for card in names_in(hand):
            rest = hand - ONE[card]
            found.append(Option(self.whole(turn, rest) if self.ahead else turn.kept(rest), (card,)))
        return found

    def _excess(self, turn: Turn) -> list[Option]:
        """P17: all ways to come down to seven; those that follow a choice that was begun."""
        sight = turn.sight
        rest = sight.hand
        for card in sight.picks:
            rest -= ONE[card]
        found: list[Option] = []
        least = sight.picks[-1] if sight.picks else 0
        self._shed(found, turn, rest, least, excess(size_of(rest)), ())
        return found

    def _shed(self, found: list[Option], turn: Turn, rest: int, least: int, number: int, gone: Plan) -> None:
        """Add the ways to discard so many cards more, none before ``least``."""
        if not number:
            found.append(Option(turn.kept(rest), gone))
            return
        for card in names_in(rest & FROM[least]):
            self._shed(found, turn, rest - ONE[card], card, number - 1, (*gone, card))

    # ---- events ------------------------------------------------------------------------------------------------

    def _events(self, turn: Turn) -> list[Option]:
        hand = turn.sight.hand
        found = [Option(turn.main(hand), (DONE,))]
        for action in event_options(turn.sight, hand):
            found.append(Option(self.event_value(turn, action, hand), (action,)))
        return found

    def whole(self, turn: Turn, hand: int) -> float:
        """The chance to win with the best event and the best that can be done after it."""
        best = turn.main(hand)
        if hand & _EVENT_HAND:
            for action in event_options(turn.sight, hand):
                best = max(best, self.event_value(turn, action, hand))
        return best

    def event_value(self, turn: Turn, action: int, hand: int) -> float:
        """The chance to win after this event, played from a hand."""
        sight, outlook = turn.sight, turn.outlook
        weights = outlook.weights
        if action >= STATUES_ON:
            return self._deed_value(turn, action, hand)
        left = sight.left
        if action < ISLANDS:
            turn.extra = 1
            turn.bury(action, 1)
            outlook.bonus = weights.renew if sight.owners[action] == NOBODY else weights.reveal
        elif action == ISLAND_HOPPING:
            outlook.owe(True)
            outlook.bonus = weights.hop
        else:
            turn.extra = min(_DRAWS[action], left)
            turn.left -= turn.extra
            outlook.bonus = weights.spend if action == STOCKADES else weights.build
            if action == EXPLORERS:
                ready = left and turn.voyages(hand - ONE[action], ())
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
        sight, outlook = turn.sight, turn.outlook
        weights = outlook.weights
        if action >= CIVIL_WAR_ON:
            owner = sight.owners[action - CIVIL_WAR_ON]
            outlook.counts[owner] -= 1
            outlook.bonus = weights.war
            value = turn.main(hand - ONE[CIVIL_WAR])
            outlook.counts[owner] += 1
            outlook.bonus = 0.0
            return value
        trade = action >= TRADERS_ON
        rival = action - TRADERS_ON if trade else action - STATUES_ON
        loss = weights.statue * (1 if trade else min(STATUES_CARDS, sight.sizes[rival]))
        outlook.losses[rival] += loss
        outlook.bonus = weights.trade if trade else weights.humble
        turn.extra = 1 if trade else 0
        value = turn.main(hand - ONE[TRADERS if trade else STONE_STATUES])
        outlook.losses[rival] -= loss
        turn.extra = 0
        outlook.bonus = 0.0
        return value

    def _keeps(self, turn: Turn) -> list[Option]:
        """P10: each card, with what then lies on top."""
        sight = turn.sight
        top = sight.top
        found: list[Option] = []
        turn.left = sight.left - 1
        for place in range(len(top)):
            turn.top = top[:place] + top[place + 1 :]
            found.append(Option(turn.main(sight.hand + ONE[top[place]]), (PLACE + place,)))
        return found

    def _steals(self, turn: Turn) -> list[Option]:
        """P9: each card of the hand that is seen."""
        sight = turn.sight
        return [Option(turn.main(sight.hand + ONE[card]), (card,)) for card in names_in(sight.known[sight.rival])]

    # ---- voyages and raids -------------------------------------------------------------------------------------

    def _voyages(self, turn: Turn) -> list[Option]:
        sight = turn.sight
        made = len(sight.picks)
        found: list[Option] = []
        if not made:
            found.append(Option(turn.raid(sight.hand) + turn.outlook.weights.sail, (DONE,)))
        for option in turn.voyages(sight.hand, sight.picks):
            found.append(Option(option.value, (*ordered(option.plan)[made:], DONE)))
        return found

    def _defender_draw(self, turn: Turn) -> list[Option]:
        """Two cards more, unless they end a game that would go on better without them."""
        return [Option(1.0, (DRAW,)), Option(0.0, (DONE,))]

    def _defences(self, turn: Turn) -> list[Option]:
        """None, and the ways to send just enough; against an attack that is not seen, any number."""
        sight = turn.sight
        hand = sight.hand
        stockades, warriors = count(hand, STOCKADES), count(hand, WARRIORS)
        found = [Option(turn.defended(hand, sight.attack == 0), (DONE,))]
        needed = (
            range(sight.attack, sight.attack + 1) if sight.attack != UNKNOWN else range(1, stockades + warriors + 1)
        )
        for number in needed:
            if not 0 < number <= stockades + warriors:
                continue
            for some in range(max(0, number - warriors), min(stockades, number) + 1):
                rest = hand - some * ONE[STOCKADES] - (number - some) * ONE[WARRIORS]
                plan = (WARRIORS,) * (number - some) + (STOCKADES,) * some + (DONE,)
                value = turn.defended(rest, True)
                if sight.attack == UNKNOWN:
                    held = 1.0 - DARING**number
                    value = held * value + (1.0 - held) * turn.defended(rest, False)
                found.append(Option(value, plan))
        return found


def begun(options: list[Option], picks: Plan) -> list[Option]:
    """What is left to do of those options that begin so; the end of the choice if none does."""
    made = len(picks)
    if not made:
        return options
    rest = [Option(option.value, option.plan[made:]) for option in options if option.plan[:made] == picks]
    return rest or [Option(0.0, (DONE,))]


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
