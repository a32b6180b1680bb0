"""What the tests of both games in OpenSpiel share, and the way to write their playthroughs anew after a change that
was meant: `python -m tests.openspiel_checks`."""

import pickle
from pathlib import Path
from typing import Any

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from game.ai import levels
from game.chance import Chance
from game.contract import CHANCE, OVER, State
from tools import matches
from tools.adapters import openspiel
from tools.adapters.course import Course, Settings, begun
from tools.adapters.ismcts import Stranger

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1

flags.FLAGS.mark_as_parsed()  # the generator asks for an option of its command line


def playthrough_file(game: str) -> Path:
    return FOLDER / f"{openspiel.SHORT_NAMES[game]}.txt"


def check_random_simulations(game: str, parameters: str, simulations: int) -> None:
    """OpenSpiel's own test of a game, with copies, observations and serialization, for such parameters."""
    loaded = pyspiel.load_game(f"{openspiel.SHORT_NAMES[game]}({parameters})")
    pyspiel.random_sim_test(loaded, num_sims=simulations, serialize=True, verbose=False)


def check_playthrough(game: str) -> None:
    """The committed playthrough comes out the same, letter by letter."""
    committed, now = generate_playthrough.replay(playthrough_file(game))
    assert now.splitlines() == committed.splitlines()


def positions(game: str, seats: int, seed: int) -> list[State]:
    """All positions of a game between players at random in which a seat is asked."""
    course = begun(Settings(game, seats, 0, frozenset()))
    state, chance, found = course.state, Chance(seed), []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.resolve(state.sample(chance))
            continue
        found.append(state.clone())
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    return found


def check_information(game: str) -> None:
    """Information states are equal where views are, as after every guess, and different where views are."""
    loaded: Any = pyspiel.load_game(f"{openspiel.SHORT_NAMES[game]}(players=3)")
    chance = Chance(5)
    views: dict[str, object] = {}
    for position in positions(game, 3, 4)[::3]:
        truth = loaded.state_of(position)
        for seat in range(3):
            view = position.view(seat)
            guess = loaded.state_of(loaded.engine.determinize(view, chance))
            told = truth.information_state_string(seat)
            assert guess.information_state_string(seat) == told
            assert guess.observation_tensor(seat) == truth.observation_tensor(seat)
            assert views.setdefault(told, view) == view


def check_history(game: str) -> None:
    """A state is written down as its settings and numbers, and read again as the same position."""
    settings = Settings(game, 4, 2, frozenset({"equal_turns"}))
    course, chance = begun(settings), Chance(3)
    for _ in range(150):
        numbers = [number for number, _ in course.chances()] if course.actor == CHANCE else course.legal()
        course.apply(numbers[chance.below(len(numbers))])
    again = pickle.loads(pickle.dumps(course))
    assert (again.story(), again.actor) == (course.story(), course.actor)
    assert len(pickle.dumps(course)) < 1000, "the position itself was written"
    guess = Course(course.game, course.state.clone())
    try:
        pickle.dumps(guess)
    except TypeError as reason:
        assert "no history" in str(reason)
    else:
        raise AssertionError("a guess was written down as if it had a history")


def check_shuffles(game: str) -> None:
    """The digits of a seed decide a shuffle, every one of them, and nothing else does."""

    def shuffled(*digits: int) -> str:
        return begun(Settings(game, 2, 0, frozenset()), digits).state.digest()

    assert shuffled(1, 2, 3, 4, 5, 6, 7, 8) == shuffled(1, 2, 3, 4, 5, 6, 7, 8)
    others = [[digit + (place == other) for place, digit in enumerate(range(1, 9))] for other in range(8)]
    assert len({shuffled(*digits) for digits in others}) == len(others)


def check_stranger(game: str) -> None:
    """OpenSpiel's search plays a game to its end: it asserts that guesses have the information state of its seat.
    What is hidden from it has no influence."""

    def normal(state: State, chance: Chance) -> levels.Plan:
        return levels.plan("normal", state.view(state.actor), chance)

    end = matches.play(game, [Stranger(game, 8, seed=2), normal], seed=6)
    assert end.actor == OVER
    engine, chance = begun(Settings(game, 2, 0, frozenset())).game, Chance(1)
    for position in positions(game, 2, 9)[::40]:
        other = engine.determinize(position.view(position.actor), Chance(8))
        assert Stranger(game, 20, seed=3)(position, chance) == Stranger(game, 20, seed=3)(other, chance)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for key, name in openspiel.SHORT_NAMES.items():
        text = generate_playthrough.playthrough(name, None, seed=SEED)
        playthrough_file(key).write_text(text, encoding="utf-8", newline="\n")
