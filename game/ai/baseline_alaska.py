"""The first computer player of Alaska, kept as it is: it looks one decision ahead."""

from game.alaska.cards import CARDS, COST
from game.alaska.state import END, ROLL_TWO, Phase
from game.alaska.view import AlaskaView
from game.chance import Chance


def choose(view: AlaskaView, chance: Chance) -> int:
    """The action that looks best for the seat that sees this view."""
    if view.phase is Phase.ROLL:
        return ROLL_TWO if view.turn > 12 else view.legal[0]
    cards = [action for action in view.legal if action < END]
    if not cards:
        return view.legal[chance.below(len(view.legal))]
    return max(cards, key=lambda card: (COST[card], CARDS[card].vp, -card))
