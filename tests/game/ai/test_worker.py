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
from game.ai.advice import PLAIN, Advice
from game.ai.levels import Plan
from game.ai.worker import BRIEF, EFFORTS, FALL_BACK, PATIENCE, SLACK, Answer, Question, Think, Worker, longest
from game.alaska.state import Rules
from game.alaska.view import AlaskaView
from game.chance import Chance
from tests.game.ai.positions import decisions

FOREVER = 3600.0


def _views(count: int) -> list[AlaskaView]:
    states = decisions(3, Rules(), seed=2)
    return [state.view(state.actor) for state, _ in zip(states, range(count), strict=False)]


def _answer(worker: Worker) -> Answer:
    given_up = time.monotonic() + 60  # so that a fault fails instead of hanging
    while (answer := worker.poll()) is None:
        assert time.monotonic() < given_up
        time.sleep(0.001)
    return answer


def sleeps(_question: Question) -> Plan:
    time.sleep(FOREVER)
    return ()


def fails(_question: Question) -> Plan:
    raise RuntimeError("the dog ate the cards")


def cheats(_question: Question) -> Plan:
    return (999,)


def dies(_question: Question) -> Plan:
    os._exit(3)


def says_nothing(_question: Question) -> Plan:
    return ()


def advises(question: Question) -> Answer:
    """Something for an answer to each kind of question."""
    return (
        Advice(question.view.legal[:1], "points", {"points": 3.0}) if question.advice else question.view.legal[-1:]
    )


def mistakes(question: Question) -> Answer:
    return question.view.legal[:1] if question.advice else Advice(question.view.legal[:1], "points", {})


@pytest.fixture(name="worker")
def a_worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def test_it_answers_as_the_level_does_here(worker: Worker) -> None:
    for seed, view in enumerate(_views(40)):
        for level in ("random", "normal", "baseline"):
            worker.ask(level, view, seed)
            assert _answer(worker) == levels.plan(level, view, Chance(seed))
            assert worker.poll() is None


def test_what_searches_has_less_time_than_an_answer_may_take() -> None:
    assert longest("normal") == BRIEF
    for level, effort in EFFORTS.items():
        assert effort.seconds + SLACK == longest(level) < PATIENCE, level


def test_a_question_without_sense_is_refused(worker: Worker) -> None:
    view = _views(1)[0]
    with pytest.raises(ValueError, match="grandmaster"):
        worker.ask("grandmaster", view, 1)
    rival = next(decisions(3, Rules(), seed=2)).view((view.seat + 1) % 3)
    with pytest.raises(ValueError, match="nothing to decide"):
        worker.ask("normal", rival, 1)
    with pytest.raises(ValueError, match="nothing to decide"):
        worker.ask_advice(rival, 1)


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
    assert _answer(worker) == levels.plan(FALL_BACK if asked else "normal", view, Chance(7))
    assert ("one-ply player decides" in caplog.text) == asked
    caplog.clear()
    worker.ask("normal", view, 7)
    assert _answer(worker) == levels.plan("normal", view, Chance(7))
    assert worker.pid != dead
    assert not caplog.text


@pytest.mark.parametrize(
    ("think", "patience", "told", "replaced"),
    [
        (sleeps, 0.2, "no answer in 0.2 seconds", True),
        (dies, FOREVER, "died", True),
        (fails, FOREVER, "the dog ate the cards", False),
        (cheats, FOREVER, "999", False),
        (says_nothing, FOREVER, "failed", False),
        (mistakes, FOREVER, "failed", False),
    ],
)
def test_the_one_ply_player_stands_in_and_the_log_tells_why(
    think: Think, patience: float, told: str, replaced: bool, caplog: pytest.LogCaptureFixture
) -> None:  # B01
    view = _views(30)[-1]
    worker = Worker(patience, think)
    try:
        first = worker.pid
        worker.ask("random", view, 5)
        with caplog.at_level(logging.ERROR, "game.ai.worker"):
            assert _answer(worker) == levels.plan("baseline", view, Chance(5))
        assert told in caplog.text
        assert (worker.pid != first) == replaced
    finally:
        worker.close()


def test_a_new_question_drops_the_one_before(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    first, second = _views(8)[0], _views(8)[-1]
    assert first.legal != second.legal
    worker.ask("normal", first, 1)
    worker.ask("normal", second, 1)
    assert _answer(worker) == levels.plan("normal", second, Chance(1))
    assert worker.poll() is None
    assert not caplog.text


def test_advice_and_a_plan_are_asked_of_the_same_process() -> None:
    view = _views(8)[-1]
    worker = Worker(think=advises)
    try:
        first = worker.pid
        worker.ask_advice(view, 1)
        assert _answer(worker) == Advice(view.legal[:1], "points", {"points": 3.0})
        worker.ask("normal", view, 1)
        assert _answer(worker) == view.legal[-1:]
        assert worker.pid == first
    finally:
        worker.close()


@pytest.mark.parametrize(
    ("think", "patience"), [(sleeps, 0.2), (dies, FOREVER), (fails, FOREVER), (mistakes, FOREVER)]
)
def test_advice_that_does_not_come_is_plain(
    think: Think, patience: float, caplog: pytest.LogCaptureFixture
) -> None:
    view = _views(30)[-1]
    worker = Worker(patience, think)
    try:
        worker.ask_advice(view, 5)
        assert _answer(worker) == Advice(levels.plan("baseline", view, Chance(5)), PLAIN, {})
        assert "one-ply player decides" in caplog.text
    finally:
        worker.close()


def test_what_is_dropped_is_not_answered_and_holds_nothing_up(caplog: pytest.LogCaptureFixture) -> None:
    first, second = _views(8)[0], _views(8)[-1]
    worker = Worker(think=advises)
    try:
        worker.ask_advice(first, 1)
        worker.drop()
        assert worker.poll(1.0) is None
        worker.ask("normal", second, 1)
        assert _answer(worker) == second.legal[-1:]
        assert not caplog.text
    finally:
        worker.close()


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
