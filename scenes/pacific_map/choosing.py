"""Choices of cards as a player makes them: any card in any order, and why a choice can't be played as it is.

What is legal is asked of the engine: ``view.legal`` where one card is chosen, ``game.pacific.voyages`` for a
voyage, the engine's masks and limits for raids and for the end of a turn. Here the cards picked are only put in the
order in which the engine asks for them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.pacific import rules, voyages
from game.pacific.cards import (
    ANY,
    ATTACK_MASK,
    CIVIL_WAR,
    DEFENCE_MASK,
    ISLANDS,
    PLANNED_RAID,
    STONE_STATUES,
    TRADERS,
    cards_in,
)
from game.pacific.state import CIVIL_WAR_ON, DONE, PLACE, RAID_ON, STATUES_ON, TRADERS_ON, Phase
from game.pacific.view import PacificView

ONE = (Phase.GROWTH, Phase.EVENT, Phase.RAID, Phase.TRADE, Phase.EXPLORE)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What comes of the cards chosen: the engine's actions, or (where there are none) the key of a reason."""

    actions: tuple[int, ...] = ()
    reason: str = ""

    @property
    def good(self) -> bool:
        """Whether it can be played so."""
        return bool(self.actions)


def usable(view: PacificView) -> frozenset[int]:
    """The cards of the hand that have a place in what is asked."""
    hand = set(cards_in(view.hand))
    if view.phase is Phase.COLONIZE:
        return frozenset(hand & set(voyages.ORDER))
    if view.phase is Phase.ATTACK:
        return frozenset(card for card in hand if ATTACK_MASK & ANY[card])
    if view.phase is Phase.DEFENCE:
        return frozenset(card for card in hand if DEFENCE_MASK & ANY[card])
    if view.phase is Phase.SETTLEMENT:
        return frozenset(hand)
    if view.phase in (Phase.EVENT, Phase.RAID, Phase.GROWTH):
        return frozenset(card for card in hand if targets(view, card) or card in view.legal)
    return frozenset()


def targets(view: PacificView, card: int) -> dict[int, int]:
    """What a card may name, seats or islands, with the action of each; none where it names nothing."""
    bases = {STONE_STATUES: STATUES_ON, TRADERS: TRADERS_ON, CIVIL_WAR: CIVIL_WAR_ON, PLANNED_RAID: RAID_ON}
    if card not in bases or view.phase not in (Phase.EVENT, Phase.RAID):
        return {}
    base = bases[card]
    many = view.seats if card in (STONE_STATUES, TRADERS) else ISLANDS
    return {place: base + place for place in range(many) if base + place in view.legal}


def names_seats(card: int) -> bool:
    """Whether the targets of a card are opponents; else they are islands."""
    return card in (STONE_STATUES, TRADERS)


def refusal(view: PacificView, chosen: Sequence[int], card: int) -> str:
    """The key of the reason why a card can't join those chosen; nothing if it can."""
    if card not in usable(view):
        return _no_place(view, card)
    if view.phase is Phase.COLONIZE:
        clash = voyages.clash((*chosen, card))
        if clash is not None:
            return clash.name.lower()
    if view.phase is Phase.SETTLEMENT and len(chosen) >= excess(view):
        return "enough"
    return ""


def _no_place(view: PacificView, card: int) -> str:
    keys = {
        Phase.EVENT: "no_event",
        Phase.COLONIZE: "no_voyage_card",
        Phase.RAID: "no_raid_card",
        Phase.ATTACK: "no_attack_card",
        Phase.DEFENCE: "no_defence_card",
    }
    if view.phase is Phase.EVENT and card in (STONE_STATUES, TRADERS):
        return "nobody_to_name"
    if view.phase is Phase.EVENT and card == CIVIL_WAR:
        return "no_island_in_play"
    if view.phase is Phase.EVENT and card == PLANNED_RAID:
        return "raid_phase_only"
    if view.phase is Phase.RAID and card == PLANNED_RAID:
        return "no_rival_island"
    if view.phase is Phase.RAID and card < ISLANDS:
        return "own_island" if view.owners[card] == view.seat else "free_island"
    return keys.get(view.phase, "not_now")


def picked(view: PacificView, chosen: Sequence[int], card: int) -> tuple[int, ...]:
    """The choice after a card was picked: the only one where one is asked, else one more."""
    return (card,) if view.phase in ONE else (*chosen, card)


def put_back(chosen: Sequence[int], card: int) -> tuple[int, ...]:
    """The choice with one copy of a card less: the one picked last."""
    rest = list(chosen)
    del rest[len(rest) - 1 - rest[::-1].index(card)]
    return tuple(rest)


def excess(view: PacificView) -> int:
    """How many cards the seat must choose to discard at the end of its turn (P17)."""
    return rules.excess(view.sizes[view.seat])


def verdict(view: PacificView, chosen: Sequence[int]) -> Verdict:
    """What the seat would decide with these cards."""
    phase = view.phase
    if phase is Phase.COLONIZE:
        return verdict_of_voyage(chosen)
    if phase in (Phase.ATTACK, Phase.DEFENCE):
        return Verdict((*sorted(chosen), DONE))
    if phase is Phase.SETTLEMENT:
        if len(chosen) < excess(view):
            return Verdict(reason="too_few")
        return Verdict(tuple(sorted(chosen)))
    if not chosen:
        return Verdict(reason="none_chosen")
    card = chosen[0]
    if phase is Phase.EXPLORE:
        return Verdict((PLACE + card,))
    if targets(view, card):
        named = targets(view, card)
        return Verdict(tuple(named.values())) if len(named) == 1 else Verdict(reason="name_target")
    return Verdict((card,))


def verdict_of_voyage(chosen: Sequence[int]) -> Verdict:
    """What a voyage with these cards would be (P12)."""
    if not chosen:
        return Verdict(reason="none_chosen")
    fault = voyages.fault(chosen)
    if fault is not None:
        return Verdict(reason=fault.name.lower())
    return Verdict((*voyages.in_order(chosen), DONE))


def voyage_number(chosen: Sequence[int]) -> int:
    """What the cards chosen for a voyage come to so far (P12)."""
    return voyages.number(card for card in chosen if card in voyages.WORTH)


def fighting(chosen: Sequence[int]) -> int:
    """What the cards chosen count in a raid (P15)."""
    return rules.strength(tuple(chosen))
