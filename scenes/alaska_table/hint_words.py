"""A hint for Alaska in words, and the widgets that it recommends."""

from collections.abc import Sequence

from game.ai.advice import Advice
from game.ai.levels import Plan
from game.alaska.cards import CARDS
from game.alaska.state import END, PAYER, ROLL_ONE, ROLL_TWO, Phase
from game.alaska.view import AlaskaView
from scenes.alaska_table.decisions import card_key
from scenes.hints import Say, fields_of

NAMED = 2
"""Cards that are named one after the other; of more only the first is."""


def sentence(say: Say, view: AlaskaView, names: Sequence[str], advice: Advice) -> str:
    """What to do and why, in one sentence."""
    doing = what_to_do(say, view, names, advice.plan)
    return say(f"hint.alaska.{advice.reason}", do=doing, **fields_of(advice.figures, names))


def what_to_do(say: Say, view: AlaskaView, names: Sequence[str], plan: Plan) -> str:
    """The plan as an instruction."""
    first = plan[0]
    if first in (ROLL_ONE, ROLL_TWO):
        return say("hint.do.roll_one" if first == ROLL_ONE else "hint.do.roll_two")
    if first >= PAYER:
        return say("hint.do.payer", name=names[first - PAYER])
    if view.phase is Phase.FREE_BUY:
        return say("hint.do.decline") if first == END else say("hint.do.take", card=CARDS[first].name)
    if first == END:
        return say("hint.do.end")
    cards = _cards(plan)
    if len(cards) > NAMED:
        return say("hint.do.buy_more", card=CARDS[cards[0]].name, count=len(cards) - 1)
    bought = say("hint.then").join(CARDS[card].name for card in cards)
    return say("hint.do.buy", cards=bought)


def marks(view: AlaskaView, plan: Plan) -> dict[str, str]:
    """The keys of the widgets that the plan would press, with what their marks say: the order of purchases."""
    first = plan[0]
    if first in (ROLL_ONE, ROLL_TWO):
        return {f"roll:{1 if first == ROLL_ONE else 2}": ""}
    if first >= PAYER:
        return {f"payer:{first - PAYER}": ""}
    cards = _cards(plan)
    if not cards:
        return {"decline" if view.phase is Phase.FREE_BUY else "end": ""}
    return {card_key(view, card): str(place) if len(cards) > 1 else "" for place, card in enumerate(cards, 1)}


def _cards(plan: Plan) -> list[int]:
    return [action for action in plan if action < END]
