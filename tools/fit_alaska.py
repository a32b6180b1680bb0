"""Fits the weights of Alaska's computer players to purchases that were played on."""

import argparse
import json
import math
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.ai import weights as weights_file
from game.ai.alaska import rollout
from game.ai.alaska.policy import Player
from game.ai.alaska.rollout import Future, play_on, promise
from game.ai.alaska.table import EVENT_FACE, FACES, Table, empty
from game.ai.alaska.worth import Weights
from game.alaska.cards import DECK_SIZE
from game.alaska.rules import CARDS_A_TURN
from game.alaska.state import STARTING_DOLLARS
from game.chance import Chance
from tools import console
from tools.tune_fit import Fit, Scale

TARGET = Path(rollout.__file__).with_name("weights.json")
MOST = 1_000_000
TURNS = 16  # that are played on
FUTURES = 80
BEST = 5  # sets of the present weights
STRANGE = 4  # disturbed weights, each of which adds its two best sets
FACTORS = (0.6, 0.8, 1.25, 1.6)  # by which they are disturbed
SOFT = 0.3  # the points by which a set must be ahead to be chosen for certain, nearly
LOYALTY = 0.02  # what a step away from the start must gain, so that luck in few positions is not learned

DESCRIPTION = """\
Fits the weights of Alaska's policy for tables of one size. At purchases out of its games against itself, the
best sets by these and by disturbed weights are played on through the same futures; then CMA-ES looks for
weights that choose the sets with the highest chance to win. Writes game/ai/alaska/weights.json; run it twice or
three times, since the policy that plays on becomes a better one. Needs the extra 'tune'."""
JSON_HELP = (
    "With --json: one object with the keys positions, before and after (chance to win, against the first set)."
)


@dataclass(slots=True)
class Purchase:
    """A position, sets of purchases, what each costs, and how far its chance to win is above the first one's."""

    table: Table
    sets: list[list[int]]
    spent: list[int]
    gains: list[float]


def player(given: dict[str, float], seats: int) -> Player:
    """The policy with these weights."""
    return Player(Weights(given, seats), seats, share_majority=False)


def position(policy: Player, seats: int, chance: Chance) -> Table:
    """A purchase at a random turn of a game of the policy against itself."""
    table = empty(seats, False, False, False, False)
    for seat in range(seats):
        table.money[seat] = STARTING_DOLLARS
        table.refresh(seat)
    table.stack(chance)
    table.begin_turn(0)
    last = 1 + chance.below(DECK_SIZE // CARDS_A_TURN)
    while True:
        faces = [1 + chance.below(6) for _ in range(FACES)]
        roll = faces[0] + (faces[1] if policy.two_dice(table) else 0)
        table.land(roll, faces, policy.victims(table))
        table.turn_up()
        policy.events(table, faces[EVENT_FACE])
        if table.turn == last:
            return table
        policy.spend(table)
        table.end_phase()


def sets_of(table: Table, given: dict[str, float], chance: Chance) -> list[list[int]]:
    """The best sets by the weights, then others that are best by disturbed ones."""
    policy = player(given, table.seats)
    policy.consider(table, BEST)
    found = policy.buyer.sets[:]
    for _ in range(STRANGE):
        strange = {name: weight * FACTORS[chance.below(len(FACTORS))] for name, weight in given.items()}
        other = player(strange, table.seats)
        other.consider(table, 2)
        known = [sorted(cards) for cards in found]
        found += [cards for cards in other.buyer.sets if sorted(cards) not in known]
    return found


def played_on(policy: Player, table: Table, sets: list[list[int]], chance: Chance) -> Purchase:
    """The sets with what they cost and gain."""
    roots = []
    for cards in sets:
        root = table.copy()
        for card in cards:
            root.buy(card)
        roots.append(root)
    gains = [0.0] * len(sets)
    turns = min(TURNS, table.turns_left())
    for _ in range(FUTURES):
        future = Future(table, turns, chance)
        for number, root in enumerate(roots):
            end = root.copy()
            over = play_on(policy, end, future, turns, True)
            gains[number] += promise(policy.judge, end, table.seat, over) / FUTURES
    spent = [table.money[table.seat] - root.money[table.seat] for root in roots]
    return Purchase(table, sets, spent, [gain - gains[0] for gain in gains])


def gain(purchases: Sequence[Purchase], given: dict[str, float], soft: float) -> float:
    """The chance to win that these weights add on average; with 0 for ``soft`` only the best set counts."""
    policy = player(given, purchases[0].table.seats)
    judge = policy.judge
    total = 0.0
    for purchase in purchases:
        table = purchase.table
        judge.look(table, table.seat)
        policy.rival.look(table, (table.seat + 1) % table.seats)
        cards = {card for chosen in purchase.sets for card in chosen}
        appeal = {card: judge.appeal(table, card, policy.rival) for card in cards}
        values = [
            judge.spending(judge.means - spent) + sum([appeal[card] for card in chosen], 0.0)
            for chosen, spent in zip(purchase.sets, purchase.spent, strict=True)
        ]
        best = max(values)
        shares = [math.exp((value - best) / soft) if soft else float(value == best) for value in values]
        total += sum([a * b for a, b in zip(shares, purchase.gains, strict=True)]) / sum(shares)
    return total / len(purchases)


def fitted(purchases: Sequence[Purchase], start: dict[str, float], steps: int, seed: int) -> dict[str, float]:
    """Weights that choose better sets; only those for tables of this size change."""
    size = "_2" if purchases[0].table.seats == 2 else "_4"
    scale = Scale(start, [name for name in start if name.endswith(size)])
    fit = Fit(scale.origin, 0.15, 0, seed)
    with console.Progress(steps, "steps") as progress:
        for _ in range(steps):
            values = []
            for point in fit.ask():
                away = sum([(a - b) ** 2 for a, b in zip(point, scale.origin, strict=True)])
                values.append(gain(purchases, dict(scale.weights(point)), SOFT) - LOYALTY * away / len(purchases))
            fit.tell(values)
            progress.step()
    return dict(scale.weights(fit.mean))


def _parser() -> console.Parser:
    parser = console.Parser("fit_alaska", DESCRIPTION, JSON_HELP)
    number = console.whole_number
    parser.add_argument("--seats", type=int, choices=(2, 4), default=2, help="the size of the tables (2)")
    parser.add_argument("--positions", type=number(2, MOST), default=600, metavar="N", help="purchases (600)")
    parser.add_argument("--steps", type=number(1, MOST), default=50, metavar="N", help="of CMA-ES (50)")
    parser.add_argument(
        "--seed", type=number(0, 10**18 - 1), default=0, metavar="N", help="what all is drawn from (0)"
    )
    parser.add_argument(
        "--out", type=Path, default=TARGET, metavar="FILE", help="where the weights go (the game's own)"
    )
    parser.add_argument("--json", action="store_true", help="as JSON, in the terms told below")
    return parser


def main(words: Sequence[str]) -> None:
    """Draw purchases, play them on, fit and write."""
    given: argparse.Namespace = _parser().parse_args(words)
    start = weights_file.load("alaska")
    policy = player(start, given.seats)
    chance = Chance(given.seed)
    purchases: list[Purchase] = []
    with console.Progress(given.positions, "purchases") as progress:
        while len(purchases) < given.positions:
            table = position(policy, given.seats, chance)
            sets = sets_of(table, start, chance)
            if len(sets) > 1:
                purchases.append(played_on(policy, table, sets, chance))
                progress.step()
    after = fitted(purchases, start, given.steps, given.seed)
    earlier = json.loads(TARGET.read_text("utf-8"))["command"]
    command = ["python", "-m", "tools.fit_alaska", f"--seats={given.seats}", f"--positions={given.positions}"]
    command += [f"--steps={given.steps}", f"--seed={given.seed}"]
    kept: dict[str, Any] = {
        "command": f"{earlier}, then {shlex.join(command)}",
        "weights": {name: round(weight, 4) for name, weight in after.items()},
    }
    given.out.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    told = {
        "positions": len(purchases),
        "before": gain(purchases, start, 0.0),
        "after": gain(purchases, after, 0.0),
    }
    print(json.dumps(told) if given.json else "{positions} purchases, {before:+.4f} to {after:+.4f}".format(**told))


if __name__ == "__main__":
    console.run("fit_alaska", main)
