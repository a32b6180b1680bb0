"""The fixed mark among the Pacific's computer players: rules of thumb and the odds of what it can't see.

It stays as it is for ever, weights included, so that players made later can be measured against it
(``tests/game/ai/test_baseline_pacific.py`` pins its choices). It imports facts of the rules and nothing that is
ever tuned. Odds are whole numbers divided once, so that it chooses the same on every machine and version of
Python. A choice of several cards is planned anew for each of them, from the whole hand, and so comes out the same.
"""

from collections.abc import Iterable, Sequence
from math import comb

from game.chance import Chance
from game.pacific import voyages
from game.pacific.cards import (
    ACCIDENTAL_VOYAGE,
    ANY,
    CANOES,
    CARDS,
    CIVIL_WAR,
    DEFENCE_MASK,
    EXPLORERS,
    FOODS,
    ISLAND_HOPPING,
    ISLANDS,
    NAVIGATIONS,
    OUTRIGGER_CONSTRUCTION,
    PLANNED_MIGRATION,
    PLANNED_RAID,
    STOCKADES,
    STONE_STATUES,
    TRADERS,
    WAR_CANOES,
    WARRIORS,
    cards_in,
    count,
    names_in,
    pile_of,
)
from game.pacific.event_phase import STATUES_CARDS
from game.pacific.rules import DEFENDER_CARDS, excess, strength
from game.pacific.state import CIVIL_WAR_ON, DONE, DRAW, NOBODY, PLACE, RAID_ON, STATUES_ON, TRADERS_ON, Phase
from game.pacific.view import PacificView

FIRST = {"canoe": 8.0, "navigation": 6.0, "food": 5.0, "warrior": 3.5, "stockade": 2.5, "island": 2.2}
"""By kind: what the first card of it in a hand is worth, about in tenths of an island."""
FURTHER = {"canoe": 3.0, "navigation": 3.0, "food": 2.2, "warrior": 3.0, "stockade": 2.0, "island": 1.2}
"""The same for each further card that adds to a voyage or a raid."""
SECOND_COPY = 1.0
"""The same for a copy of a Food or Navigation card that is in the hand already."""
OWN_ISLAND = 0.5
"""The same for a card of one's own island: as a discard it is out of the raiders' reach."""
RAID_TICKET = 3.0
"""The same for an Island card of a rival's, and as much for each three cards of strength to go with it."""
SPECIAL = {
    PLANNED_MIGRATION: 6.0,
    ISLAND_HOPPING: 9.0,
    WAR_CANOES: 6.0,
    STONE_STATUES: 5.0,
    CIVIL_WAR: 6.0,
    OUTRIGGER_CONSTRUCTION: 6.5,
    EXPLORERS: 6.0,
    TRADERS: 6.0,
    ACCIDENTAL_VOYAGE: 9.0,
    PLANNED_RAID: 5.0,
}
EVENT_WORTH = {ISLAND_HOPPING: 10.0, OUTRIGGER_CONSTRUCTION: 7.0, EXPLORERS: 5.5}
TRADERS_WORTH = 5.0
STATUES_WORTH = 1.3
"""For each card that the victim loses."""
CIVIL_WAR_WORTH = 6.0
STOCKADE_WORTH = 2.5
RETURN_WORTH = 2.0
"""What the exchange of an idle Island card for another card is worth."""
LEAST_GAIN = 0.02
"""The chance of success, in islands, that one more card must add to a voyage."""
LEAST_RAID = 0.35
"""The odds that a raid needs to be tried, and an attack to be sent."""


def choose(view: PacificView, chance: Chance) -> int:
    """The action that looks best to the seat of this view, which must be asked for one."""
    phase = view.phase
    if phase is Phase.GROWTH:
        return min(view.legal, key=lambda card: (_worth(view, view.own(), card), chance.share()))
    if phase is Phase.EVENT:
        return max(view.legal, key=lambda action: (_event_worth(view, action), chance.share()))
    if phase is Phase.EXPLORE:
        return max(view.legal, key=lambda action: _worth_gained(view, view.top[action - PLACE]))
    if phase is Phase.TRADE:
        return max(view.legal, key=lambda card: _worth_gained(view, card))
    if phase is Phase.RAID:
        return _best_raid(view)[1]
    if phase is Phase.DEFENDER_DRAW:
        return DRAW
    plan = _plan(view)
    made = len(view.picks)
    if view.picks == tuple(plan[:made]):
        return plan[made] if made < len(plan) else DONE
    # Another began this choice: what fits of the plan goes with it.
    fitting = [card for card in plan if card in view.legal]
    return fitting[0] if fitting else view.legal[-1]


def _plan(view: PacificView) -> list[int]:
    """The cards of a choice of several, in the order in which they are asked."""
    hand = view.hand + pile_of(view.picks)
    if view.phase is Phase.COLONIZE:
        return _voyage(view, hand)
    if view.phase is Phase.ATTACK:
        return _attack(view, hand)
    if view.phase is Phase.DEFENCE:
        return _defence(view, hand)
    return _excess(view, hand)


# ---- what a card is worth ----------------------------------------------------------------------------------------


def _worth(view: PacificView, hand: int, card: int) -> float:
    """What the last copy of a card in a hand is worth to keep."""
    kind = CARDS[card].kind
    if card in SPECIAL:
        return SPECIAL[card]
    if kind == "island":
        return _island_worth(view, hand, card)
    copies = count(hand, card)
    if kind in ("food", "navigation"):
        if copies > 1:
            return SECOND_COPY
        same = sum([1 for other in (FOODS if kind == "food" else NAVIGATIONS) if hand & ANY[other]])
        return FIRST[kind] if same == 1 else FURTHER[kind]
    return FIRST[kind] if copies == 1 else FURTHER[kind] / (copies - 1)


def _island_worth(view: PacificView, hand: int, island: int) -> float:
    owner = view.owners[island]
    if owner == view.seat:
        return OWN_ISLAND
    if owner == NOBODY:
        others = [card for card in names_in(hand) if card < ISLANDS and view.owners[card] == NOBODY]
        return FIRST["island"] if len(others) == 1 else FURTHER["island"]
    return RAID_TICKET + RAID_TICKET / 3 * _force(hand)


def _worth_gained(view: PacificView, card: int) -> float:
    """What a card is worth to a hand that does not have it yet."""
    return _worth(view, view.hand + pile_of((card,)), card)


def _excess(view: PacificView, hand: int) -> list[int]:
    """The cards that are worth least, one after the other."""
    gone: list[int] = []
    for _ in range(excess(view.sizes[view.seat])):
        left = hand - pile_of(gone)
        gone.append(min(names_in(left), key=lambda card: _worth(view, left, card)))
    return sorted(gone)


# ---- events ------------------------------------------------------------------------------------------------------


def _event_worth(view: PacificView, action: int) -> float:
    if action == DONE:
        return 0.0
    if action < ISLANDS:
        return RETURN_WORTH if view.owners[action] == NOBODY else -1.0
    if action == STOCKADES:
        return STOCKADE_WORTH
    if action in EVENT_WORTH:
        return EVENT_WORTH[action] if view.left else -1.0
    if action >= CIVIL_WAR_ON:
        owner = view.owners[action - CIVIL_WAR_ON]
        return -1.0 if owner == view.seat else CIVIL_WAR_WORTH + view.owners.count(owner)
    if action >= TRADERS_ON:
        return TRADERS_WORTH + view.sizes[action - TRADERS_ON] / 10
    rival = action - STATUES_ON
    return STATUES_WORTH * min(STATUES_CARDS, view.sizes[rival]) + view.owners.count(rival) / 10


# ---- voyages -----------------------------------------------------------------------------------------------------


def _voyage(view: PacificView, hand: int) -> list[int]:
    """The voyage that is worth most; none if there is no promising one, or a raid promises more."""
    vessel = CANOES if hand & ANY[CANOES] else ACCIDENTAL_VOYAGE
    if not hand & ANY[vessel]:
        return []
    cards = [vessel]
    stores = [_by_spares(hand, FOODS), _by_spares(hand, NAVIGATIONS)]
    if vessel == CANOES:
        if not stores[0] and hand & ANY[PLANNED_MIGRATION]:
            stores[0] = [PLANNED_MIGRATION]
        if not (stores[0] and stores[1]):
            return []
        cards += [store.pop(0) for store in stores]
    worth = _voyage_worth(view, hand, cards)
    extras = sorted(stores[0] + stores[1], key=lambda card: -count(hand, card))
    if hand & ANY[PLANNED_MIGRATION] and PLANNED_MIGRATION not in cards:
        extras.append(PLANNED_MIGRATION)
    for card in extras:
        more = _voyage_worth(view, hand, [*cards, card])
        if more - worth >= LEAST_GAIN * voyages.WORTH[card]:
            cards.append(card)
            worth = more
    if worth <= 0 or _best_raid(view)[0] > worth:
        return []
    return voyages.in_order(cards)


def _by_spares(hand: int, cards: Iterable[int]) -> list[int]:
    """Those of the cards that are in the hand, the ones of which most copies are there first."""
    return sorted([card for card in cards if hand & ANY[card]], key=lambda card: -count(hand, card))


def _voyage_worth(view: PacificView, hand: int, cards: Sequence[int]) -> float:
    """The islands to expect of a voyage: those settled, and those won by a raid it leads to."""
    flips = min(voyages.number(cards), view.left)
    raid = _swing(view) * _odds_of_landing(view, hand - pile_of(cards))
    for card in view.top[:flips]:
        if card < ISLANDS and view.owners[card] != view.seat:
            return 1.0 if view.owners[card] == NOBODY else raid
    unseen = view.unseen()
    free = taken = 0
    for island, owner in enumerate(view.owners):
        if owner == NOBODY:
            free += count(unseen, island)
        elif owner != view.seat:
            taken += count(unseen, island)
    total = len(cards_in(unseen))
    blind = flips - min(flips, len(view.top))
    if not free + taken or not blind:
        return 0.0
    missed = comb(total - free - taken, blind) / comb(total, blind)
    return (1 - missed) * (free + taken * raid) / (free + taken)


# ---- raids -------------------------------------------------------------------------------------------------------


def _swing(view: PacificView) -> float:
    """What it is worth to win an island of a rival, in islands of one's own."""
    return 1 + 1 / (view.seats - 1)


def _force(hand: int) -> int:
    """The strongest attack that a hand allows."""
    return count(hand, WARRIORS) + 3 * count(hand, WAR_CANOES)


def _odds(view: PacificView, rival: int, attack: int) -> float:
    """The chance that a rival who draws two more can't beat an attack so strong."""
    if not attack:
        return 0.0
    sure = len(cards_in(view.known[rival] & DEFENCE_MASK))
    unseen = view.unseen()
    fighters = len(cards_in(unseen & DEFENCE_MASK))
    total = len(cards_in(unseen))
    unknown = min(total, view.sizes[rival] + min(DEFENDER_CARDS, view.left) - len(cards_in(view.known[rival])))
    most = min(attack - sure, unknown + 1)
    ways = sum([comb(fighters, few) * comb(total - fighters, unknown - few) for few in range(max(0, most))])
    return ways / comb(total, unknown)


def _odds_of_landing(view: PacificView, hand: int) -> float:
    """The chance to win the raid that a voyage leads to, against the average rival with islands."""
    rivals = [owner for owner in view.owners if owner not in (NOBODY, view.seat)]
    return sum([_odds(view, rival, _force(hand)) for rival in rivals]) / max(1, len(rivals))


def _best_raid(view: PacificView) -> tuple[float, int]:
    """The raid that is worth most in islands, and its action; DONE if none has good odds."""
    best = (0.0, DONE)
    force = _force(view.hand)
    for island, owner in enumerate(view.owners):
        if owner in (NOBODY, view.seat):
            continue
        action = island if view.hand & ANY[island] else RAID_ON + island if view.hand & ANY[PLANNED_RAID] else DONE
        odds = _odds(view, owner, force)
        worth = _swing(view) * odds + view.owners.count(owner) / 100
        if action != DONE and odds >= LEAST_RAID and worth > best[0]:
            best = (worth, action)
    return best


def _attack(view: PacificView, hand: int) -> list[int]:
    """All that can fight, if that has good odds."""
    cards = cards_in(hand & (ANY[WARRIORS] | ANY[WAR_CANOES]))
    sure = len(cards_in(view.known[view.rival] & DEFENCE_MASK))
    size = view.sizes[view.rival]
    if not cards or (strength(tuple(cards)) <= sure and size):
        return []
    return cards


def _defence(view: PacificView, hand: int) -> list[int]:
    """Just enough, stockades first, if it is enough; against an unseen attack all there is."""
    cards = [STOCKADES] * count(hand, STOCKADES) + [WARRIORS] * count(hand, WARRIORS)
    if view.attack is None:
        return sorted(cards)
    needed = strength(view.attack)
    return sorted(cards[:needed]) if needed <= len(cards) else []
