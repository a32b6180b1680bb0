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
from game.ai.pacific import value
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
PENALTY = 3e-4  # on the squares of the numbers, which keeps those that the games don't tell near 0
CHUNK = 20_000  # positions that are in memory as features at a time
OWN = value.TERMS * len(value.FEATURES)
SHOWN = value.TERMS * len(value.SHOWN)

DESCRIPTION = """\
Fits the learned value of the Pacific: the tuned policy plays against itself, and the value is fitted (logistic
regression, Newton's method) to who won, at the end of each turn, once from what each seat saw, once from all hands.
The policy uses the value that is there; so run it twice or three times. Writes game/ai/pacific/value.json. Needs
the extra 'tune'."""
JSON_HELP = "With --json: one object with the keys positions and loss (mean log loss)."

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int_]


class Positions:
    """The ends of turns of games at tables of one size: lists with one item a position. ``own`` are the features of
    each seat before it filled up its hand, ``whole`` after that, ``shown`` what each seat sees of each other,
    ``roles`` who moves next, ``left`` the cards in the deck, ``shares`` who won in the end."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.own: list[list[list[float]]] = []
        self.whole: list[list[list[float]]] = []
        self.shown: list[list[list[list[float]]]] = []
        self.roles: list[list[int]] = []
        self.left: list[int] = []
        self.shares: list[list[float]] = []

    def play(self, policy: Policy, seed: int) -> None:
        """Add the positions of one game."""
        chance = Chance(seed)
        state = start(self.seats, chance.below(self.seats), Rules())
        began = len(self.left)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.resolve(state.sample(chance))
                continue
            turn, mover = state.turn, state.seat
            events: list[Event] = []
            for action in policy.decide(Sight.of_state(state, state.actor)):
                state.apply(action, events)
            if state.turn != turn and state.phase == Phase.GROWTH and state.drawn < len(state.deck):
                self._add(state, mover, [event for event in events if isinstance(event, CardsDrawn)])
        winners = state.winners()
        if not winners:  # a game that nobody wins says nothing of anybody's chance
            for column in (self.own, self.whole, self.shown, self.roles, self.left):
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
        whole = [features(state, seat) for seat in range(self.seats)]
        own = whole.copy()
        own[mover] = described(state, mover, hand, size, len(fills))
        self.whole.append([_padded(row) for row in whole])
        self.own.append([_padded(row) for row in own])
        seats = range(self.seats)
        self.shown.append([[_seen(state, seat, whole[seat], me) for seat in seats] for me in seats])
        self.roles.append([int(seat == state.seat) for seat in seats])
        self.left.append(len(state.deck) - state.drawn + GROWTH_CARDS)

    def samples(self) -> Iterator[tuple[Floats, Floats]]:
        """Chunks of what is fitted: by position and seat the factors of the numbers, and the shares."""
        for begin in range(0, len(self.left), CHUNK):
            part = slice(begin, begin + CHUNK)
            left = np.array(self.left[part], float)
            terms = np.array([value.terms(int(cards)) for cards in left])
            roles = np.array(self.roles[part])
            shares = np.array(self.shares[part])
            own, whole = np.array(self.own[part]), np.array(self.whole[part])
            shown = np.array(self.shown[part])
            every = np.zeros((len(left), self.seats, value.NUMBERS))
            for seat in range(self.seats):
                _place(every, seat, whole[:, seat], terms, roles[:, seat], 0)
            yield every, shares
            for me in range(self.seats):
                seen = np.zeros((len(left), self.seats, value.NUMBERS))
                for seat in range(self.seats):
                    if seat == me:
                        _place(seen, seat, own[:, seat], terms, roles[:, seat], 0)
                    else:
                        _place(seen, seat, shown[:, me, seat], terms, roles[:, seat], value.ROLES * OWN)
                yield seen, shares


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
    for role in range(value.ROLES):
        there = roles == role
        factors[there, seat, start + role * width : start + (role + 1) * width] = products[there]


def fit(tables: Sequence[Positions]) -> tuple[Floats, float]:
    """The numbers that fit best, and their mean log loss."""
    numbers = np.zeros(value.NUMBERS)
    loss = 0.0
    with console.Progress(STEPS, "steps") as progress:
        for _ in range(STEPS):
            slope = np.zeros(value.NUMBERS)
            bend = np.zeros((value.NUMBERS, value.NUMBERS))
            loss, count = 0.0, 0
            for table in tables:
                for factors, shares in table.samples():
                    strengths = factors @ numbers
                    chances = np.exp(strengths - strengths.max(1, keepdims=True))
                    chances /= chances.sum(1, keepdims=True)
                    loss -= float((shares * np.log(chances + 1e-12)).sum())
                    count += len(factors)
                    slope += np.einsum("ns,nsp->p", chances - shares, factors)
                    middle = np.einsum("ns,nsp->np", chances, factors)
                    for seat in range(table.seats):
                        off = (factors[:, seat] - middle) * np.sqrt(chances[:, seat : seat + 1])
                        bend += off.T @ off
            loss /= count
            numbers -= np.linalg.solve(
                bend / count + PENALTY * np.eye(value.NUMBERS), slope / count + PENALTY * numbers
            )
            progress.step()
    return numbers, loss


def _parser() -> console.Parser:
    parser = console.Parser("fit_pacific", DESCRIPTION, JSON_HELP)
    games = console.whole_number(1, MOST_GAMES)
    seeds = console.whole_number(0, 10**18 - 1)
    parser.add_argument("--two", type=games, default=8000, metavar="N", help="games of two seats (8000)")
    parser.add_argument("--four", type=games, default=4000, metavar="N", help="games of four seats (4000)")
    parser.add_argument("--seed", type=seeds, default=0, metavar="N", help="what they are drawn from (0)")
    parser.add_argument("--json", action="store_true", help="as JSON, in the terms told below")
    return parser


def main(words: Sequence[str]) -> None:
    """Play, fit and write."""
    given: argparse.Namespace = _parser().parse_args(words)
    policy = Policy(weights.load("pacific"))
    chance = Chance(given.seed)
    tables = [Positions(2), Positions(4)]
    with console.Progress(given.two + given.four, "games") as progress:
        for table, games in zip(tables, (given.two, given.four), strict=True):
            for _ in range(games):
                table.play(policy, chance.seed())
                progress.step()
    numbers, loss = fit(tables)
    command = shlex.join(
        ["python", "-m", "tools.fit_pacific", f"--two={given.two}", f"--four={given.four}", f"--seed={given.seed}"]
    )
    kept: dict[str, Any] = {"command": command, "numbers": [round(float(number), 4) for number in numbers]}
    TARGET.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    told = {"positions": sum(len(table.left) for table in tables), "loss": round(loss, 4)}
    print(json.dumps(told) if given.json else f"{told['positions']} positions, mean log loss {loss:.4f}: {TARGET}")


if __name__ == "__main__":
    console.run("fit_pacific", main)
