"""Hints for the Pacific: what ``expert`` would do in a human's place, and the figures that speak for it."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.ai.advice import Advice
from game.ai.budget import Budget
from game.ai.pacific.policy import Plan
from game.ai.pacific.search import search
from game.ai.pacific.sight import UNKNOWN, Sight, size_of
from game.chance import Chance
from game.pacific import voyages
from game.pacific.cards import (
    ANY,
    ATTACK_MASK,
    CARDS,
    DEFENCE_MASK,
    EXPLORERS,
    ISLAND_HOPPING,
    ISLANDS,
    ONE,
    OUTRIGGER_CONSTRUCTION,
    PLANNED_RAID,
    STOCKADES,
    names_in,
)
from game.pacific.determinizing import determinize
from game.pacific.event_phase import OPTION_CARDS, OUTRIGGER_CARDS, SEEN_BY_EXPLORERS, STATUES_CARDS
from game.pacific.rules import DEFENDER_CARDS, MOST_CARDS, strength
from game.pacific.state import CIVIL_WAR_ON, DONE, DRAW, NOBODY, PLACE, RAID_ON, STATUES_ON, TRADERS_ON, Phase
from game.pacific.view import PacificView

REASONS: Final[Mapping[str, Sequence[str]]] = {
    "discard_copy": ("copies",),
    "discard_own_island": (),
    "discard_island": (),
    "discard_for_voyage": ("number", "chance"),
    "discard_least": (),
    "event_none": (),
    "event_keep": (),
    "island_back": ("chance",),
    "island_exchange": (),
    "stockade_exchange": ("cards",),
    "hopping": (),
    "outrigger": ("cards",),
    "explorers": ("cards",),
    "traders": ("rival", "cards"),
    "statues": ("rival", "cards"),
    "civil_war": ("rival", "islands"),
    "keep_for_voyage": ("number", "chance"),
    "keep_best": ("cards",),
    "take_best": ("rival", "cards"),
    "voyage": ("number", "chance", "chance_raid"),
    "voyage_known": ("flips",),
    "voyage_raid": ("rival",),
    "voyage_impossible": (),
    "voyage_later": ("number", "chance"),
    "voyage_or_raid": ("rival", "chance_win"),
    "raid": ("rival", "chance_win"),
    "raid_impossible": (),
    "raid_later": ("rival", "chance_win"),
    "draw": ("cards", "chance"),
    "draw_not": ("cards",),
    "attack": ("rival", "strength", "chance_win"),
    "attack_none": ("rival", "chance_win"),
    "attack_impossible": (),
    "defend": ("strength",),
    "defend_unseen": (),
    "defend_no_need": (),
    "defend_too_weak": ("strength", "cards"),
    "defend_not": ("strength",),
    "excess": ("cards",),
}
"""The reasons, each with its figures.

``copies``: how many of that card the hand has; ``cards``: how many cards are drawn, seen, lost, could be sent, or
may stay in the hand; ``number``: the largest Voyage Number of the hand, for a voyage its own; ``chance``: that such
a voyage finds a free island, that one of the cards drawn can defend, or, for ``island_back``, that a card of the
deck is a free island then; ``chance_raid``: that the voyage comes upon a rival's island; ``flips``: how many cards
until the island that the seat knows of; ``rival``: a seat; ``islands``: how many it has; ``chance_win``: that the
best attack from the hand, or the one that is sent, beats all that the rival can send; ``strength``: of the attack.
"""


def advise(view: PacificView, chance: Chance, budget: Budget | None) -> Advice:
    """What the strongest level would do on this view, whose seat must be asked, and why."""
    plan = search(view, chance, budget, determinize)
    sight = Sight.of_view(view)
    phase = view.phase
    if phase is Phase.GROWTH:
        return _discard(sight, plan)
    if phase is Phase.EVENT:
        return _event(view, sight, plan)
    if phase is Phase.EXPLORE:
        return _keep(sight, plan)
    if phase is Phase.TRADE:
        return Advice(plan, "take_best", {"rival": sight.rival, "cards": sight.sizes[sight.rival]})
    if phase is Phase.COLONIZE:
        return _voyage(view, sight, plan)
    if phase is Phase.RAID:
        return _raid(sight, plan)
    if phase is Phase.DEFENDER_DRAW:
        return _draw(sight, plan)
    if phase is Phase.ATTACK:
        return _attack(sight, plan)
    if phase is Phase.DEFENCE:
        return _defence(sight, plan)
    return Advice(plan, "excess", {"cards": MOST_CARDS})


def _discard(sight: Sight, plan: Plan) -> Advice:
    """Why this card is missed least."""
    card = plan[0]
    copies = sight.copies(card)
    if copies > 1 and CARDS[card].kind in ("food", "navigation"):
        return Advice(plan, "discard_copy", {"copies": copies})
    if card < ISLANDS:
        return Advice(plan, "discard_own_island" if sight.owners[card] == sight.seat else "discard_island", {})
    rest = sight.hand - ONE[card]
    number = largest(rest)
    if number:
        return Advice(plan, "discard_for_voyage", {"number": number, "chance": _landing(sight, number)[0]})
    return Advice(plan, "discard_least", {})


def _event(view: PacificView, sight: Sight, plan: Plan) -> Advice:
    """What the event changes."""
    action = plan[0]
    if action == DONE:
        return Advice(plan, "event_none" if len(view.legal) == 1 else "event_keep", {})
    if action < ISLANDS:
        if sight.owners[action] != NOBODY:
            return Advice(plan, "island_exchange", {})
        return Advice(plan, "island_back", {"chance": (sight.free + 1) / (sight.total + len(sight.top) + 1)})
    if action == STOCKADES:
        return Advice(plan, "stockade_exchange", {"cards": min(OPTION_CARDS, sight.left)})
    if action == ISLAND_HOPPING:
        return Advice(plan, "hopping", {})
    if action == OUTRIGGER_CONSTRUCTION:
        return Advice(plan, "outrigger", {"cards": min(OUTRIGGER_CARDS, sight.left)})
    if action == EXPLORERS:
        return Advice(plan, "explorers", {"cards": min(SEEN_BY_EXPLORERS, sight.left)})
    if action >= CIVIL_WAR_ON:
        owner = sight.owners[action - CIVIL_WAR_ON]
        return Advice(plan, "civil_war", {"rival": owner, "islands": sight.counts[owner]})
    if action >= TRADERS_ON:
        rival = action - TRADERS_ON
        return Advice(plan, "traders", {"rival": rival, "cards": sight.sizes[rival]})
    rival = action - STATUES_ON
    return Advice(plan, "statues", {"rival": rival, "cards": min(STATUES_CARDS, sight.sizes[rival])})


def _keep(sight: Sight, plan: Plan) -> Advice:
    """What the card of those that Explorers saw is good for."""
    place = plan[0] - PLACE
    top = sight.top
    sight.top = top[:place] + top[place + 1 :]
    number = largest(sight.hand + ONE[top[place]])
    if not number:
        return Advice(plan, "keep_best", {"cards": len(top)})
    return Advice(plan, "keep_for_voyage", {"number": number, "chance": _landing(sight, number)[0]})


# ---- voyages and raids -------------------------------------------------------------------------------------------


def _voyage(view: PacificView, sight: Sight, plan: Plan) -> Advice:
    """What the voyage may find, or why there is none."""
    cards = (*view.picks, *plan[:-1])
    if not cards:
        return _no_voyage(sight, plan)
    number = voyages.number(cards)
    flips, owner = _first_known(sight, number)
    if flips and owner == NOBODY:
        return Advice(plan, "voyage_known", {"flips": flips})
    if flips:
        return Advice(plan, "voyage_raid", {"rival": owner})
    found, raid = _landing(sight, number)
    return Advice(plan, "voyage", {"number": number, "chance": found, "chance_raid": raid})


def _no_voyage(sight: Sight, plan: Plan) -> Advice:
    number = largest(sight.hand)
    if not number:
        return Advice(plan, "voyage_impossible", {})
    rival, odds = _best_target(sight, NOBODY)
    if rival != NOBODY and odds > _landing(sight, number)[0]:
        return Advice(plan, "voyage_or_raid", {"rival": rival, "chance_win": odds})
    return Advice(plan, "voyage_later", {"number": number, "chance": _landing(sight, number)[0]})


def _raid(sight: Sight, plan: Plan) -> Advice:
    """The odds of the raid, or of the best that is declined."""
    action = plan[0]
    island = action - RAID_ON if action >= RAID_ON else action
    rival, odds = _best_target(sight, NOBODY if action == DONE else sight.owners[island])
    if rival == NOBODY:
        return Advice(plan, "raid_impossible", {})
    return Advice(plan, "raid_later" if action == DONE else "raid", {"rival": rival, "chance_win": odds})


def _draw(sight: Sight, plan: Plan) -> Advice:
    """How likely a draw brings a defender."""
    cards = min(DEFENDER_CARDS, sight.left)
    if plan[0] != DRAW:
        return Advice(plan, "draw_not", {"cards": cards})
    none = 1.0
    for drawn in range(cards):
        if sight.total > drawn:
            none *= max(0, sight.total - sight.defenders - drawn) / (sight.total - drawn)
    return Advice(plan, "draw", {"cards": cards, "chance": 1.0 - none})


def _attack(sight: Sight, plan: Plan) -> Advice:
    """The odds of the attack, or of the strongest that is not sent."""
    sent = (*sight.picks, *plan[:-1])
    if sent:
        power = strength(sent)
        odds = sight.beats(sight.rival, power, False)
        return Advice(plan, "attack", {"rival": sight.rival, "strength": power, "chance_win": odds})
    force = _force(sight)
    if not force:
        return Advice(plan, "attack_impossible", {})
    return Advice(plan, "attack_none", {"rival": sight.rival, "chance_win": sight.beats(sight.rival, force, False)})


def _defence(sight: Sight, plan: Plan) -> Advice:
    """What the defence needs and has."""
    sent = len(sight.picks) + len(plan) - 1
    able = size_of(sight.hand & DEFENCE_MASK)
    if sight.attack == UNKNOWN:
        return Advice(plan, "defend_unseen", {})
    if not sight.attack:
        return Advice(plan, "defend_no_need", {})
    if sent:
        return Advice(plan, "defend", {"strength": sight.attack})
    if able < sight.attack:
        return Advice(plan, "defend_too_weak", {"strength": sight.attack, "cards": able})
    return Advice(plan, "defend_not", {"strength": sight.attack})


# ---- figures -----------------------------------------------------------------------------------------------------


def largest(hand: int) -> int:
    """The largest Voyage Number of a hand; 0 if it has no voyage (P12)."""
    stores = [card for card in voyages.ORDER if card not in voyages.VESSELS and hand & ANY[card]]
    best = 0
    for vessel in voyages.VESSELS:
        cards = [vessel, *stores]
        if hand & ANY[vessel] and voyages.fault(cards) is None:
            best = max(best, voyages.number(cards))
    return best


def _first_known(sight: Sight, number: int) -> tuple[int, int]:
    """The flip at which a voyage comes upon an island that the seat knows to lie there, and whose that is; 0 if the
    seat knows of none."""
    for place, card in enumerate(sight.top[:number]):
        if card < ISLANDS and sight.owners[card] != sight.seat:
            return place + 1, sight.owners[card]
    return 0, NOBODY


def _landing(sight: Sight, number: int) -> tuple[float, float]:
    """The chances that a voyage of that number finds a free island, and that it comes upon a rival's."""
    flips, owner = _first_known(sight, number)
    if flips:
        return (1.0, 0.0) if owner == NOBODY else (0.0, 1.0)
    blind = min(number, sight.left) - min(len(sight.top), number)
    hits = sight.free + sight.taken
    if not hits or blind <= 0:
        return 0.0, 0.0
    found = 1.0 - sight.misses(sight.free, sight.taken, blind)[blind]
    return found * sight.free / hits, found * sight.taken / hits


def _force(sight: Sight) -> int:
    """The strongest attack that the hand allows."""
    cards: tuple[int, ...] = ()
    for card in names_in(sight.hand & ATTACK_MASK):
        cards += (card,) * sight.copies(card)
    return strength(cards)


def _best_target(sight: Sight, only: int) -> tuple[int, float]:
    """The rival whom a deliberate raid would beat most likely, or that one; NOBODY if the hand allows none."""
    best, odds = NOBODY, -1.0
    anyone = sight.copies(PLANNED_RAID) > 0
    for island, owner in enumerate(sight.owners):
        if owner in (NOBODY, sight.seat) or only not in (NOBODY, owner):
            continue
        if anyone or sight.copies(island):
            chance = sight.beats(owner, _force(sight), sight.left > 0)
            if chance > odds:
                best, odds = owner, chance
    return best, odds
