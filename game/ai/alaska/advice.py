"""Hints for Alaska: what ``expert`` would do in a human's place, and the figure that speaks most for it."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.ai import weights
from game.ai.advice import Advice
from game.ai.alaska.policy import Plan, Player
from game.ai.alaska.search import Expert
from game.ai.alaska.table import Table, from_view
from game.ai.alaska.worth import Weights
from game.ai.budget import Budget
from game.alaska.state import END, PAYER, ROLL_TWO, Phase
from game.alaska.view import AlaskaView
from game.chance import Chance

REASONS: Final[Mapping[str, Sequence[str]]] = {
    "roll_one": ("dollars_one", "dollars_two"),
    "roll_two": ("dollars_one", "dollars_two"),
    "roll_either": ("dollars_one",),
    "payer_ahead": ("rival",),
    "take_points": ("points",),
    "take_lead": ("points",),
    "take_income": ("dollars_more", "turns"),
    "take_deny": ("rival",),
    "take_none": (),
    "buy_points": ("points", "dollars_spent"),
    "buy_lead": ("points", "dollars_spent"),
    "buy_income": ("dollars_more", "turns", "dollars_spent"),
    "buy_deny": ("rival", "dollars_spent"),
    "buy_last": ("points", "dollars_spent"),
    "save": ("dollars_kept", "turns"),
    "end_last": (),
    "no_money": ("dollars_kept",),
}
"""The reasons, each with its figures.

``dollars_one``, ``dollars_two``: what one die and two bring on average, the free dollar included; ``rival``: the
seat that stands best, or that would want a card next; ``points``: those that the cards score by themselves, for
``lead`` those to expect for having the most of their types, for ``last`` all that they change now;
``dollars_more``: what they add to an average roll, in the ``turns`` of the seat that are still to come;
``dollars_spent`` and ``dollars_kept``: what the purchases cost and what is left then.
"""


def advise(view: AlaskaView, chance: Chance, budget: Budget | None) -> Advice:
    """What the strongest level would do on this view, whose seat must be asked, and why."""
    given = weights.load("alaska")
    plan = Expert(given).plan(view, chance, budget)
    table = from_view(view)
    player = Player(Weights(given, view.seats), view.seats, view.rules.share_majority)
    if view.phase is Phase.ROLL:
        return _why_so_many_dice(plan, table.one[view.seat], table.two[view.seat])
    if view.phase is Phase.TICKET:
        return Advice(plan, "payer_ahead", {"rival": plan[0] - PAYER})
    cards = [action for action in plan if action != END]
    if not cards:
        return _nothing(view, plan, table)
    return _why_these(view, plan, cards, table, player)


def _why_so_many_dice(plan: Plan, one: float, two: float) -> Advice:
    """What one die and two bring; a difference below half a cent can't be shown."""
    if abs(one - two) < 0.005:
        return Advice(plan, "roll_either", {"dollars_one": one})
    reason = "roll_two" if plan[0] == ROLL_TWO else "roll_one"
    return Advice(plan, reason, {"dollars_one": one, "dollars_two": two})


def _nothing(view: AlaskaView, plan: Plan, table: Table) -> Advice:
    """Why no card is taken or bought."""
    if view.phase is Phase.FREE_BUY:
        return Advice(plan, "take_none", {})
    kept = view.money[view.seat]
    if len(view.legal) == 1:
        return Advice(plan, "no_money", {"dollars_kept": kept})
    if table.spenders:
        return Advice(plan, "end_last", {})
    return Advice(
        plan, "save", {"dollars_kept": kept, "turns": table.own_turns_left(view.seat, table.turns_left())}
    )


def _why_these(view: AlaskaView, plan: Plan, cards: list[int], table: Table, player: Player) -> Advice:
    """The figure that weighs most among the merits of the cards."""
    seat = view.seat
    judge, rival = player.judge, player.rival
    judge.look(table, seat)
    next_seat = (seat + 1) % view.seats
    rival.look(table, next_seat)
    deny = sum([judge.kept_from(table, card, rival) for card in cards], 0.0)
    after = table.copy()
    free = view.phase is Phase.FREE_BUY
    for card in cards:
        if free:
            after.acquire(seat, card)
        else:
            after.buy(card)
    own = after.points[seat] - table.points[seat]
    lead = judge.all_leads(after, seat) - judge.all_leads(table, seat)
    more = judge.throw(after.one[seat], after.two[seat]) - judge.throw(table.one[seat], table.two[seat])
    merits = {"points": float(own), "lead": lead, "income": judge.dollar * judge.horizon * more}
    figures: dict[str, dict[str, float]] = {
        "points": {"points": own},
        "lead": {"points": lead},
        "income": {"dollars_more": more, "turns": judge.turns},
        "deny": {"rival": next_seat},
    }
    merit = max(merits, key=merits.__getitem__)
    if deny > 0.0 and sum(merits.values(), 0.0) < judge.dollar * (table.money[seat] - after.money[seat]):
        merit = "deny"  # for itself alone it would not be worth its price
    if free:
        return Advice(plan, f"take_{merit}", figures[merit])
    spent = {"dollars_spent": table.money[seat] - after.money[seat]}
    if table.spenders:
        return Advice(plan, "buy_last", {"points": own + lead} | spent)
    return Advice(plan, f"buy_{merit}", figures[merit] | spent)
