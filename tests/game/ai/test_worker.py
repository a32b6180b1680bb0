"""The process in which the computer thinks: it answers as the levels do, whatever befalls it."""

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from game.ai import levels
from game.ai.worker import Choose, Worker
from game.alaska.state import Rules
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.contract import View
from tests.game.ai.positions import decisions

FOREVER = 3600.0


def _views(count: int) -> list[AlaskaView]:
    states = decisions(3, Rules(), seed=2)
    return [state.view(state.actor) for state, _ in zip(states, range(count), strict=False)]


def _answer(worker: Worker) -> int:
    given_up = time.monotonic() + 60  # so that a fault fails instead of hanging
    while (answer := worker.poll()) is None:
        assert time.monotonic() < given_up
        time.sleep(0.001)
    return answer


def sleeps(level: str, view: View, chance: Chance) -> int:
    time.sleep(FOREVER)
    return view.legal[0]


def fails(level: str, view: View, chance: Chance) -> int:
    raise RuntimeError("the dog ate the cards")


def cheats(level: str, view: View, chance: Chance) -> int:
    return 999


def dies(level: str, view: View, chance: Chance) -> int:
    os._exit(3)


@pytest.fixture(name="worker")
def a_worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def test_it_answers_as_the_level_does_here(worker: Worker) -> None:
    for seed, view in enumerate(_views(40)):
        for level in levels.LEVELS:
            worker.ask(level, view, seed)
            assert _answer(worker) == levels.choose(level, view, Chance(seed))
            assert worker.poll() is None


def test_a_question_without_sense_is_refused(worker: Worker) -> None:
    view = _views(1)[0]
    with pytest.raises(ValueError, match="grandmaster"):
        worker.ask("grandmaster", view, 1)
    rival = next(decisions(3, Rules(), seed=2)).view((view.seat + 1) % 3)
    with pytest.raises(ValueError, match="nothing to decide"):
        worker.ask("normal", rival, 1)


@pytest.mark.parametrize("asked", [False, True])
def test_a_dead_process_is_replaced(worker: Worker, asked: bool, caplog: pytest.LogCaptureFixture) -> None:
    view = _views(1)[0]
    dead = worker.pid
    assert dead is not None
    if asked:
        worker.ask("normal", view, 7)
    os.kill(dead, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    worker._process.join()
    if not asked:
        worker.ask("normal", view, 7)
    assert _answer(worker) == levels.choose("normal", view, Chance(7))
    assert ("one-ply player decides" in caplog.text) == asked
    caplog.clear()
    worker.ask("normal", view, 7)
    assert _answer(worker) == levels.choose("normal", view, Chance(7))
    assert worker.pid != dead
    assert not caplog.text


@pytest.mark.parametrize(
    ("think", "patience", "told", "replaced"),
    [
        (sleeps, 0.2, "no answer in 0.2 seconds", True),
        (dies, FOREVER, "died", True),
        (fails, FOREVER, "the dog ate the cards", False),
        (cheats, FOREVER, "999", False),
    ],
)
def test_the_one_ply_player_stands_in_and_the_log_tells_why(
    think: Choose, patience: float, told: str, replaced: bool, caplog: pytest.LogCaptureFixture
) -> None:  # B01
    view = _views(30)[-1]
    worker = Worker(patience, think)
    try:
        first = worker.pid
        worker.ask("random", view, 5)
        with caplog.at_level(logging.ERROR, "game.ai.worker"):
            assert _answer(worker) == levels.choose("baseline", view, Chance(5))
        assert told in caplog.text
        assert (worker.pid != first) == replaced
    finally:
        worker.close()


def test_a_new_question_drops_the_one_before(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    first, second = _views(8)[0], _views(8)[-1]
    assert first.legal != second.legal
    worker.ask("normal", first, 1)
    worker.ask("normal", second, 1)
    assert _answer(worker) == levels.choose("normal", second, Chance(1))
    assert worker.poll() is None
    assert not caplog.text


def test_closing_ends_even_a_process_that_is_busy() -> None:
    worker = Worker(FOREVER, sleeps)
    worker.ask("normal", _views(1)[0], 1)
    worker.close()
    assert worker._process.exitcode is not None
    assert worker.poll() is None
    worker.close()


def test_the_process_needs_little() -> None:
    """What it imports is what it weighs: nothing but this engine and the standard library."""
    code = "import sys, game.ai.worker; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "game" in loaded
    assert {"pygame", "scenes", "tools", "numpy"}.isdisjoint(loaded)
