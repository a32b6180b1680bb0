"""What is shown of a choice that is being made: the cards offered, and where those chosen for a raid would land."""

from dataclasses import replace

from game.pacific.cards import count
from game.pacific.state import Phase
from scenes.pacific_map import choosing, sentences
from scenes.pacific_map.decisions import Asked
from scenes.pacific_map.offer import Offer
from scenes.pacific_map.shown import Shown


def offer_of(asked: Asked | None, shown: Shown) -> Offer | None:
    """What Explorers or Traders show to the seat that is asked."""
    cards = shown.offered
    if asked is None or not cards:
        return None
    view, chosen = asked.view, asked.chosen[0] if asked.chosen else None
    prompt = sentences.prompt(asked.say, view, asked.names, ())
    title = f"{prompt.sentence} {prompt.verb}"
    if view.phase is Phase.EXPLORE:
        return Offer(title, cards, [1] * len(cards), chosen)
    counts = [count(view.known[view.rival], card) for card in cards]
    return Offer(title, cards, counts, cards.index(chosen) if chosen is not None else None)


def planned(shown: Shown, asked: Asked | None) -> Shown:
    """What is shown, with the cards that are being chosen for a raid where they would land."""
    if asked is None or shown.raid is None:
        return shown
    cards, strength = asked.chosen, choosing.fighting(asked.chosen)
    if asked.view.phase is Phase.ATTACK:
        return replace(shown, raid=replace(shown.raid, attack=cards, attack_strength=strength))
    if asked.view.phase is Phase.DEFENCE:
        return replace(shown, raid=replace(shown.raid, defence=cards, defence_strength=strength))
    return shown
