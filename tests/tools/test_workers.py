"""Work spread over processes: all of it is done, faults come back, and Ctrl+C waits for the task at hand."""

import os
import signal
from collections.abc import Iterator

import pytest

from tools import workers


def square(number: int) -> tuple[int, int]:
    if number < 0:
        raise ValueError("below zero")
    return number * number, os.getpid()


@pytest.mark.parametrize("size", [1, 2])
def test_every_task_is_done_once(size: int) -> None:
    with workers.local(size) as crew:
        found = list(crew.each(square, range(30)))
        assert list(crew.each(square, [])) == []
    assert sorted(result for result, _ in found) == [number * number for number in range(30)]
    assert (os.getpid() in {process for _, process in found}) == (size == 1)


@pytest.mark.parametrize("size", [1, 2])
def test_a_fault_comes_back(size: int) -> None:
    with workers.local(size) as crew, pytest.raises(ValueError, match="below zero"):
        list(crew.each(square, [1, -1, 2]))


def test_tasks_are_taken_only_as_they_can_be_worked_on() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    with workers.local(2) as crew:
        results = crew.each(square, tasks())
        next(results)
        results.close()
    assert len(taken) == 2 * workers.AHEAD


def test_ctrl_c_waits_for_the_task_at_hand() -> None:
    done: list[int] = []

    def work(number: int) -> None:
        signal.raise_signal(signal.SIGINT)
        done.append(number)

    before = signal.getsignal(signal.SIGINT)
    with workers.local(1) as crew, pytest.raises(KeyboardInterrupt):
        list(crew.each(work, [1, 2]))
    assert done == [1]
    assert signal.getsignal(signal.SIGINT) is before
