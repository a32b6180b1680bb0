"""Fits the learned value of the Pacific's computer players to games that they play by themselves."""

import argparse
import json
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from game.ai import weights
from game.ai.pacific import players, value
from game.ai.pacific.policy import Policy
from game.ai.pacific.rollout import described, features
from game.ai.pacific.sight import Sight
from game.chance import Chance
from game.contract import CHANCE, OVER, Event
from game.pacific.cards import ISLANDS, pile_of
from game.pacific.events import CardsDrawn, Why
from game.pacific.rules import GROWTH_CARDS, PacificState, start
from game.pacific.state import Phase, Rules
from tools import console

TARGET = Path(value.__file__).with_name("value.json")
MOST_GAMES = 1_000_000
STEPS = 12  # of Newton's method, which settles in fewer
BENDS = (0, 1, 3)  # the steps before which the curvature is reckoned anew
ENOUGH = 50_000  # positions to tell the curvature, which need not be exact
PENALTY = 1e-4  # on the squares of the numbers, which keeps those that the games don't tell near 0
CHUNK = 5_000  # positions that are in memory as features at a time
DESCRIPTION = """\
Fits one of the two learned values of the Pacific, for two seats or for more: the tuned policy plays, and the value
is fitted (logistic regression, Newton's method) to who won, at the end of each turn, from what seats of the policy
saw, or from all hands too. The policy uses the values that are there; so run it twice or three times. Writes
game/ai/pacific/value.json. Needs the extra 'tune'."""
JSON_HELP = "With --json: one object with the keys positions and loss (mean log loss)."

Floats = npt.NDArray[np.floating[Any]]


class Positions:
    """The ends of turns of games at tables of one size: lists with one item a position. ``own`` are the features of
    each seat before it filled up its hand, ``whole`` after that, ``shown`` what each seat sees of each other,
    ``ahead`` how many turns each seat waits for, ``left`` the cards in the deck, ``asked`` the seats of the policy
    whose sight is fitted, ``shares`` who won in the end."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.own: list[Floats] = []
        self.whole: list[Floats] = []
        self.shown: list[Floats] = []
        self.ahead: list[list[int]] = []
        self.left: list[int] = []
        self.asked: list[list[bool]] = []
        self.shares: list[list[float]] = []

    def play(self, policy: Policy, seed: int, rivals: int) -> None:
        """Add the positions of one game with so many seats of ``normal``, the others of the policy."""
        chance = Chance(seed)
        first = chance.below(self.seats)
        ours = [(seat + first) % self.seats >= rivals for seat in range(self.seats)]
        state = start(self.seats, chance.below(self.seats), Rules())
        began = len(self.left)
        while state.actor != OVER:
            seat = state.actor
            if seat == CHANCE:
                state.resolve(state.sample(chance))
                continue
            turn, mover = state.turn, state.seat
            events: list[Event] = []
            if ours[seat]:
                plan = policy.decide(Sight.of_state(state, seat))
            else:
                plan = players.normal(state.view(seat), chance, None)
            for action in plan:
                state.apply(action, events)
            if state.turn != turn and state.phase == Phase.GROWTH and state.drawn < len(state.deck):
                self._add(state, mover, [event for event in events if isinstance(event, CardsDrawn)])
                self.asked.append(ours)
        winners = state.winners()
        if not winners:  # a game that nobody wins says nothing of anybody's chance
            for column in (self.own, self.whole, self.shown, self.ahead, self.left, self.asked):
                del column[began:]
            return
        share = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        self.shares += [share] * (len(self.left) - began)

    def _add(self, state: PacificState, mover: int, draws: Sequence[CardsDrawn]) -> None:
        fills = [card for draw in draws if draw.why is Why.SETTLEMENT for card in draw.cards or ()]
        hand, size = state.hands[mover] - pile_of(fills), state.sizes[mover] - len(fills)
        if state.seat == mover:
            grown = [card for draw in draws if draw.why is Why.GROWTH for card in draw.cards or ()]
            hand, size = hand - pile_of(grown), size - len(grown)
        seats = range(self.seats)
        whole = [features(state, seat) for seat in seats]
        own = whole.copy()
        own[mover] = described(state, mover, hand, size, len(fills))
        shown = [[_seen(state, seat, whole[seat], me) for seat in seats] for me in seats]
        self.whole.append(np.array([_padded(row) for row in whole], np.float32))
        self.own.append(np.array([_padded(row) for row in own], np.float32))
        self.shown.append(np.array(shown, np.float32))
        self.ahead.append([(seat - state.seat) % self.seats for seat in seats])
        self.left.append(len(state.deck) - state.drawn + GROWTH_CARDS)

    def samples(self, fitted: int, open_hands: bool) -> Iterator[tuple[Floats, Floats]]:
        """Chunks of what is fitted for tables like those of ``fitted`` seats: by position and seat the factors of
        the numbers, and the shares; from what each seat of the policy saw, and, with ``open_hands``, from all."""
        size = value.numbers_of(fitted)
        shown_at = value.roles(fitted) * len(value.terms(0, 0, fitted)) * len(value.FEATURES)
        seats = range(self.seats)
        for begin in range(0, len(self.left), CHUNK):
            part = slice(begin, begin + CHUNK)
            ahead, asked = np.array(self.ahead[part]), np.array(self.asked[part])
            waits = zip(ahead.tolist(), self.left[part], strict=True)
            terms = np.array([[value.terms(left, wait, fitted) for wait in row] for row, left in waits])
            roles = np.array([_role(wait, self.seats, fitted) for wait in seats])[ahead]
            shares = np.array(self.shares[part])
            if open_hands:
                whole = np.array(self.whole[part])
                every = np.zeros((len(ahead), self.seats, size), np.float32)
                for seat in seats:
                    _place(every, seat, whole[:, seat], terms[:, seat], roles[:, seat], 0)
                yield every, shares
            own, shown = np.array(self.own[part]), np.array(self.shown[part])
            for me in seats:
                seen = np.zeros((len(ahead), self.seats, size), np.float32)
                for seat in seats:
                    rows, at = (own[:, seat], 0) if seat == me else (shown[:, me, seat], shown_at)
                    _place(seen, seat, rows, terms[:, seat], roles[:, seat], at)
                yield seen[asked[:, me]], shares[asked[:, me]]


def _role(wait: int, seats: int, fitted: int) -> int:
    """The role of a seat; a value of two seats has none for those who move neither next nor last."""
    return value.role(min(wait, 1), 2) if fitted == 2 else value.role(wait, seats)


def _padded(row: list[float]) -> list[float]:
    return row + [0.0] * (len(value.FEATURES) - len(row))


def _seen(state: PacificState, seat: int, row: list[float], me: int) -> list[float]:
    """What ``me`` sees of a seat with those features."""
    seen = state.discards + state.hands[me]
    exposed = any(state.owners[island] == seat and not seen >> 4 * island & 15 for island in range(ISLANDS))
    return [row[0], row[value.ISLANDS_HELD], row[value.CARDS_HELD], float(exposed)]


def _place(
    factors: Floats, seat: int, rows: Floats, terms: Floats, roles: npt.NDArray[np.int_], start: int
) -> None:
    """Put the products of features and terms where the numbers of their role are."""
    products = (rows[:, :, None] * terms[:, None, :]).reshape(len(rows), -1)
    width = products.shape[1]
    for role in range(int(roles.max()) + 1):
        there = roles == role
        factors[there, seat, start + role * width : start + (role + 1) * width] = products[there]


def fit(tables: Sequence[Positions], fitted: int, open_hands: bool) -> tuple[Floats, float]:
    """The numbers that fit best for tables like those of ``fitted`` seats, and their mean log loss."""
    size = value.numbers_of(fitted)
    numbers = np.zeros(size)
    bend = np.eye(size)
    every = max(1, sum(len(table.left) for table in tables) // ENOUGH)
    loss = 0.0
    with console.Progress(STEPS, "steps") as progress:
        for step in range(STEPS):
            slope, curve = np.zeros(size), np.zeros((size, size))
            loss, count, part = 0.0, 0, 0
            chunks = (chunk for table in tables for chunk in table.samples(fitted, open_hands))
            for factors, shares in chunks:
                strengths = factors @ numbers
                chances = np.exp(strengths - strengths.max(1, keepdims=True))
                chances /= chances.sum(1, keepdims=True)
                loss -= float((shares * np.log(chances + 1e-12)).sum())
                count += len(factors)
                slope += np.tensordot(chances - shares, factors, axes=([0, 1], [0, 1]))
                if step in BENDS:
                    curve += _curve(factors[::every], chances[::every])
                    part += len(factors[::every])
            loss /= count
            if step in BENDS:
                bend = curve / part + PENALTY * np.eye(size)
            numbers -= np.linalg.solve(bend, slope / count + PENALTY * numbers)
            progress.step()
    return numbers, loss


def _curve(factors: Floats, chances: Floats) -> Floats:
    """The second derivative of the loss, added up over positions."""
    middle = (chances[:, :, None] * factors).sum(1)
    found = np.zeros((factors.shape[2], factors.shape[2]))
    for seat in range(factors.shape[1]):
        off = (factors[:, seat] - middle) * np.sqrt(chances[:, seat : seat + 1])
        found += off.T @ off
    return found


def _parser() -> console.Parser:
    parser = console.Parser("fit_pacific", DESCRIPTION, JSON_HELP)
    games = console.whole_number(0, MOST_GAMES)
    seeds = console.whole_number(0, 10**18 - 1)
    parser.add_argument("table", choices=("two", "more"), help="for tables of two seats, or of more")
    parser.add_argument("--two", type=games, default=0, metavar="N", help="games of two seats (0)")
    parser.add_argument("--four", type=games, default=4000, metavar="N", help="games of four seats (4000)")
    parser.add_argument(
        "--mixed",
        action="store_true",
        help="three of four games with one or two seats of the policy against 'normal'",
    )
    parser.add_argument("--open", action="store_true", help="fit to all hands too, as searches see them")
    parser.add_argument("--seed", type=seeds, default=0, metavar="N", help="what they are drawn from (0)")
    parser.add_argument(
        "--out", type=Path, default=TARGET, metavar="FILE", help="where it goes (the game's own file)"
    )
    parser.add_argument("--json", action="store_true", help="as JSON, in the terms told below")
    return parser


def rivals(seats: int, number: int, mixed: bool) -> int:
    """How many seats of game ``number`` are not of the policy."""
    return seats - (seats, 1, 1, 2)[number % 4] if mixed and seats > 2 else 0


def main(words: Sequence[str]) -> None:
    """Play, fit and write."""
    parser = _parser()
    given: argparse.Namespace = parser.parse_args(words)
    if not given.two + given.four or (given.two and given.table == "more"):
        parser.error("--two, --four: there are no games to fit such a value to")
    policy = Policy(weights.load("pacific"))
    chance = Chance(given.seed)
    tables = [Positions(2), Positions(4)]
    with console.Progress(given.two + given.four, "games") as progress:
        for table, games in zip(tables, (given.two, given.four), strict=True):
            for number in range(games):
                table.play(policy, chance.seed(), rivals(table.seats, number, given.mixed))
                progress.step()
    numbers, loss = fit(tables, 2 if given.table == "two" else 4, given.open)
    said = ["python", "-m", "tools.fit_pacific", given.table, f"--two={given.two}", f"--four={given.four}"]
    said += [f"--{name}" for name in ("mixed", "open") if getattr(given, name)]
    told = json.loads(TARGET.read_text("utf-8"))
    told[given.table] = {
        "command": shlex.join([*said, f"--seed={given.seed}"]),
        "numbers": [round(float(number), 4) for number in numbers],
    }
    given.out.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    found = {"positions": sum(len(table.left) for table in tables), "loss": round(loss, 4)}
    print(
        json.dumps(found)
        if given.json
        else f"{found['positions']} positions, mean log loss {loss:.4f}: {given.out}"
    )


if __name__ == "__main__":
    console.run("fit_pacific", main)
