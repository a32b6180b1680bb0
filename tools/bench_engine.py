"""How fast the rules are: decisions of random legal play, and copies of a state."""

import time
from collections.abc import Callable

from game import catalog
from game.chance import Chance
from game.contract import CHANCE, OVER, Game, State
from tools import console

ROUNDS = 7
SEATS = 4
GAMES = 500  # a round
CLONED_GAMES = 5
CLONES = 50  # of each of their states, a round


def measure() -> dict[str, float]:
    """The figures by key (``bench.SUBJECTS`` says what they mean)."""
    game = catalog.load("alaska")
    states = _states(game)
    speeds = []
    copies = []
    with console.Progress(ROUNDS, "rounds") as progress:
        for _ in range(ROUNDS):
            speeds.append(_decisions_per_second(game))
            copies.append(_clone_seconds(states))
            progress.step()
    return {
        "alaska_decisions_per_second": round(max(speeds)),
        "alaska_clone_us": round(min(copies) * 1e6, 3),
    }


def play(game: Game, seed: int, look: Callable[[State], None] | None = None) -> int:
    """Play a game at random; how many decisions that took. ``look`` is shown the state before each of them."""
    chance = Chance(seed)
    state = game.start(SEATS, seed % SEATS, frozenset())
    decisions = 0
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            state.resolve(state.sample(chance))
        else:
            if look is not None:
                look(state)
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
            decisions += 1
    return decisions


def _decisions_per_second(game: Game) -> float:
    began = time.perf_counter()
    decisions = sum(play(game, seed) for seed in range(GAMES))
    return decisions / (time.perf_counter() - began)


def _states(game: Game) -> list[State]:
    """Every state of a few games in which a seat decides."""
    states: list[State] = []
    for seed in range(CLONED_GAMES):
        play(game, seed, lambda state: states.append(state.clone()))
    return states


def _clone_seconds(states: list[State]) -> float:
    began = time.perf_counter()
    for state in states:
        for _ in range(CLONES):
            state.clone()
    return (time.perf_counter() - began) / (len(states) * CLONES)
