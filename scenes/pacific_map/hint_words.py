"""A hint for the Pacific in words, and the widgets that it recommends."""

from collections import Counter
from collections.abc import Sequence

from game.ai.advice import Advice
from game.ai.levels import Plan
from game.pacific.cards import CARDS, CIVIL_WAR, ISLANDS, PLANNED_RAID, STOCKADES, STONE_STATUES, TRADERS
from game.pacific.state import CIVIL_WAR_ON, DONE, DRAW, PLACE, RAID_ON, STATUES_ON, TRADERS_ON, Phase
from game.pacific.view import PacificView
from scenes.hints import Say, fields_of
from scenes.pacific_map.decisions import PASSING, name_key
from scenes.pacific_map.sentences import phase_key

NAMED = 2
"""Kinds of cards that are named one by one; of more only the number is told."""
_TARGETS = (
    (RAID_ON, PLANNED_RAID, "island"),
    (CIVIL_WAR_ON, CIVIL_WAR, "island"),
    (TRADERS_ON, TRADERS, "seat"),
    (STATUES_ON, STONE_STATUES, "seat"),
)
"""Actions that name a place: what is added to its number, the card, and what is named."""


def sentence(say: Say, view: PacificView, names: Sequence[str], advice: Advice) -> str:
    """What to do and why, in one sentence."""
    doing = what_to_do(say, view, names, advice.plan)
    return say(f"hint.pacific.{advice.reason}", do=doing, **fields_of(advice.figures, names))


def what_to_do(say: Say, view: PacificView, names: Sequence[str], plan: Plan) -> str:
    """The plan as an instruction."""
    first, phase = plan[0], view.phase
    if phase is Phase.DEFENDER_DRAW:
        return say("hint.do.draw" if first == DRAW else "hint.do.no_draw")
    if phase is Phase.EXPLORE:
        return say("hint.do.keep", card=CARDS[view.top[first - PLACE]].name)
    named = _named(first)
    if named is not None:
        card, kind, place = named
        name = names[place] if kind == "seat" else CARDS[place].name
        key = "raid_by" if card == PLANNED_RAID else "play_on"
        return say(f"hint.do.{key}", card=CARDS[card].name, name=name)
    cards = _cards(plan)
    if not cards:
        return say(f"hint.do.{phase_key(phase)}_none")
    key = phase_key(phase)
    if phase is Phase.EVENT and cards[0] < ISLANDS:
        key = "event_island"
    elif phase is Phase.EVENT and cards[0] == STOCKADES:
        key = "event_stockade"
    return say(f"hint.do.{key}", cards=_listed(say, cards))


def marks(view: PacificView, plan: Plan, chosen: Sequence[int]) -> dict[str, str]:
    """The keys of the widgets that the plan would press next, with what their marks say: how many of a card.

    ``chosen`` are the cards that were picked already, or the place of the card that Explorers showed.
    """
    first, phase = plan[0], view.phase
    if phase is Phase.DEFENDER_DRAW:
        return {"draw" if first == DRAW else "no_draw": ""}
    if phase is Phase.EXPLORE:
        place = first - PLACE
        return {"confirm" if tuple(chosen) == (place,) else f"keep:{place}": ""}
    named = _named(first)
    if named is not None:
        card, kind, place = named
        return {f"target:{kind}:{place}" if card in chosen else name_key("card", card): ""}
    wanted, picked = Counter(_cards(plan)), Counter(chosen)
    missing = wanted - picked
    if missing:
        verb = "take" if phase is Phase.TRADE else "card"
        return {name_key(verb, card): f"×{count}" if count > 1 else "" for card, count in missing.items()}
    if picked - wanted:
        return {}  # other cards are chosen: what is to be done with them is the player's affair
    return {"confirm" if wanted or phase not in PASSING else "pass": ""}


def _named(action: int) -> tuple[int, str, int] | None:
    """The card, and kind and number of the place that it names; None for an action that names none."""
    if not STATUES_ON <= action < PLACE:
        return None
    base, card, kind = next(entry for entry in _TARGETS if action >= entry[0])
    return card, kind, action - base


def _cards(plan: Plan) -> list[int]:
    return [action for action in plan if action < DONE]


def _listed(say: Say, cards: Sequence[int]) -> str:
    """``Canoes, 2 Warriors``; of many kinds only how many cards they are."""
    kinds = Counter(cards)
    if len(kinds) > NAMED:
        return say("hint.cards_marked", count=len(cards))
    parts = [
        CARDS[card].name if count == 1 else say("pacific.log.copies", count=count, card=CARDS[card].name)
        for card, count in kinds.items()
    ]
    return say("log.comma").join(parts)
