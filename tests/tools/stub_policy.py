"""A policy of Alaska with two weights, to try tools.tune on: it buys by price, if it likes to buy at all."""

from collections.abc import Mapping

from game.alaska.cards import COST
from game.alaska.state import END, ROLL_TWO
from game.alaska.view import AlaskaView
from game.chance import Chance


class Policy:
    def __init__(self, weights: Mapping[str, float]) -> None:
        self._buy = weights["buy"]
        self._price = weights["price"]

    def plan(self, view: AlaskaView, chance: Chance) -> tuple[int, ...]:
        if ROLL_TWO in view.legal:
            return (ROLL_TWO,)
        if END not in view.legal:
            return (view.legal[chance.below(len(view.legal))],)
        worth = {action: self._buy + self._price * COST[action] for action in view.legal if action != END}
        best = max(worth, key=lambda action: worth[action], default=END)
        return (best if worth.get(best, 0) > 0 else END,)
