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


def measure() -> dict[str, float | str]:
    """The figures by key (``bench.SUBJECTS`` says what they mean)."""
    games = [catalog.load(key) for key in catalog.ENGINES]
    states = {game.key: _states(game) for game in games}
    speeds: dict[str, list[float]] = {game.key: [] for game in games}
    copies: dict[str, list[float]] = {game.key: [] for game in games}
    with console.Progress(ROUNDS * len(games), "rounds") as progress:
        for _ in range(ROUNDS):
            for game in games:
                speeds[game.key].append(_decisions_per_second(game))
                copies[game.key].append(_clone_seconds(states[game.key]))
                progress.step()
    figures: dict[str, float | str] = {"build": catalog.build()}
    for key in speeds:
        figures[f"{key}_decisions_per_second"] = round(max(speeds[key]))
        figures[f"{key}_clone_us"] = round(min(copies[key]) * 1e6, 3)
    return figures


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
            if not state.choosing:
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
