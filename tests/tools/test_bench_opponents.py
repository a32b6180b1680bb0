"""The benchmark of the computers: that it notes each answer of a thinking process, and what that weighs."""

import sys

import pytest

from game.ai.worker import Worker
from game.pacific.state import Phase
from tests.game.pacific.position import position
from tools import bench_opponents, console


@pytest.mark.skipif(sys.platform != "linux", reason="memory of another process is read from /proc")
def test_each_answer_is_noted() -> None:
    state = position("Canoes, Taro, Wayfinding, Warriors", "5 Canoes", phase=Phase.GROWTH)
    with bench_opponents.watched() as (seconds, megabytes):
        worker = Worker()
        try:
            for seed in range(3):
                worker.ask("easy", state.view(state.actor), seed)
                while worker.poll(1.0) is None:
                    pass
        finally:
            worker.close()
    assert len(seconds) == len(megabytes) == 3
    assert all(0 < taken < 60 for taken in seconds)
    assert min(megabytes) > 5


def test_a_process_that_is_gone_can_not_be_weighed() -> None:
    worker = Worker()
    worker.close()
    with pytest.raises(console.FaultError, match="memory can't be measured"):
        bench_opponents.weight(worker)
