"""How long the levels think while the client draws, and what their process weighs.

Whole matches of two computers are played in a client of 1920x1080, whose pictures follow each other without a
pause: one of the two cores that are reckoned with never rests.
"""

import os
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

from game import catalog
from game.ai.worker import Worker
from tools import bench_client, console

if TYPE_CHECKING:
    from game.ai.worker import Answer
    from game.contract import View

LEVELS = ("easy", "normal", "hard", "expert")
SEED = 5


def measure() -> dict[str, float | str]:
    """The figures by key (``bench.SUBJECTS`` says what they mean)."""
    for name, value in bench_client.QUIET.items():
        os.environ.setdefault(name, value)
    figures: dict[str, float | str] = {"build": catalog.build()}
    heaviest = 0.0
    with console.Progress(len(LEVELS) * len(catalog.ENGINES), "matches") as progress:
        for game in catalog.ENGINES:
            for level in LEVELS:
                seconds, megabytes = match(game, level)
                heaviest = max(heaviest, megabytes)
                figures[f"{game}_{level}_answers"] = len(seconds)
                figures[f"{game}_{level}_median_s"] = round(statistics.median(seconds), 4)
                figures[f"{game}_{level}_p99_s"] = round(statistics.quantiles(seconds, n=100)[-1], 4)
                progress.step()
    return {**figures, "worker_mb": round(heaviest, 1)}


def match(game: str, level: str) -> tuple[list[float], float]:
    """Plays a match: the seconds of each answer as the client waited for it, and the megabytes of the process."""
    from scenes import startup
    from scenes.command_line import parse
    from scenes.results import Results
    from tools.bench_probe import FRAME, FULL_HD, opened

    seats = f"{level},{level}"
    with watched() as (seconds, megabytes), opened(FULL_HD) as director:
        opening = parse(["--game", game, "--seats", seats, "--seed", str(SEED)]).opening
        director.push(startup.first_scene(opening))
        while not isinstance(director.scene, Results):
            director.step(FRAME)
    return seconds, max(megabytes)


@contextmanager
def watched() -> Iterator[tuple[list[float], list[float]]]:
    """Notes, of each answer of any worker, how many seconds it took, and how many megabytes the process had."""
    seconds: list[float] = []
    megabytes: list[float] = []
    asked = [0.0]
    ask, poll = Worker.ask, Worker.poll

    def noting_ask(worker: Worker, level: str, view: "View", seed: int) -> None:
        asked[0] = time.monotonic()
        ask(worker, level, view, seed)

    def noting_poll(worker: Worker, wait: float = 0.0) -> "Answer | None":
        answer = poll(worker, wait)
        if answer is not None:
            seconds.append(time.monotonic() - asked[0])
            megabytes.append(weight(worker))
        return answer

    with patch.object(Worker, "ask", noting_ask), patch.object(Worker, "poll", noting_poll):
        yield seconds, megabytes


def weight(worker: Worker) -> float:
    """Megabytes that the worker's process has in memory."""
    status = Path(f"/proc/{worker.pid}/status")
    try:
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    except OSError as error:
        raise console.FaultError(f"memory can't be measured on this system: {error}") from None
    return int(line.split()[1]) / 1024
