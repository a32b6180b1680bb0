"""Measures one thing of the client in this process and prints it as JSON; ``bench_client`` runs it.

``python -m tools.bench_probe WHAT [OF] STARTED``, where STARTED is the moment of the start by ``time.monotonic``.
"""

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from tools import console

if TYPE_CHECKING:
    from game.ai.levels import Plan
    from game.ai.worker import Question
    from game.contract import View
    from scenes.director import Director

FRAME = 1 / 60
ROUNDS = 2
"""Rolls, or voyages, of the fullest table that are played."""
PONDERING = 2.0
"""Seconds that the computer thinks about one decision."""
SETTLE, IDLE = 1.0, 6.0
"""Seconds before an idle screen is watched, and for how long."""
FULL_HD = "1920x1080"
STATUS = Path("/proc/self/status")


def first_frame(started: float) -> float:
    """Seconds from the start of the process to the first picture of the title, started as a player does."""
    from scenes import startup
    from scenes.ui.display import Display

    shown: list[float] = []

    def show(display: Display) -> None:
        shown.append(time.monotonic())
        raise KeyboardInterrupt

    with patch.object(Display, "show", show), tempfile.TemporaryDirectory() as folder:
        startup.run(["--data-dir", folder, "--windowed", FULL_HD])
    return shown[0] - started


def table_ready() -> float:
    """Seconds from a press on Start to the first picture of the table."""
    from scenes.setup import NewGame

    with opened(FULL_HD) as director:
        director.push(NewGame())
        director.step(FRAME)
        start = next(widget for widget in director.scene.widgets() if widget.key == "start")
        began = time.perf_counter()
        director.scene.press(start)
        director.step(FRAME)
        return time.perf_counter() - began


def frames(size: str) -> list[float]:
    """Seconds that each picture of the fullest table took while a roll is played and a computer thinks."""
    from game.alaska.state import ROLL_TWO
    from tools.sheets import tables

    def begin(director: "Director") -> "View":
        match = tables.fullest()
        question = match.view(match.actor)
        table = tables.lay(director, match)
        director.draw()
        table.act(ROLL_TWO)
        return question

    return _timed(size, begin)


def pacific_frames(size: str) -> list[float]:
    """Seconds that each picture of the fullest map took while a voyage is played and a computer thinks."""
    from tools.sheets import maps

    def begin(director: "Director") -> "View":
        table = maps.fullest(director)
        question: View = table.view
        director.draw()
        maps.set_sail(table, maps.LONG_VOYAGE)
        return question

    return _timed(size, begin)


def _timed(size: str, begin: "Callable[[Director], View]") -> list[float]:
    """The seconds of each picture of what ``begin`` begins, a few times over, while a computer ponders its view."""
    from game.ai.worker import Worker
    from scenes.ui.display import Display
    from tools import bench_probe

    seconds: list[float] = []
    drawn: list[bool] = []
    show = Display.show

    def note(display: Display) -> None:
        drawn.append(True)
        show(display)

    worker = Worker(think=bench_probe.ponder)
    try:
        with patch.object(Display, "show", note), opened(size) as director:
            for _ in range(ROUNDS):
                while director.stack:
                    director.pop()
                question = begin(director)
                worker.ask("normal", question, 1)
                while director.scene.busy:
                    if worker.poll() is not None:
                        worker.ask("normal", question, 1)
                    drawn.clear()
                    began = time.perf_counter()
                    director.step(FRAME)
                    if drawn:  # nothing is drawn while nothing changes, and that would flatter the figures
                        seconds.append(time.perf_counter() - began)
    finally:
        worker.close()
    return seconds


def ponder(question: "Question") -> "Plan":
    """Decide again and again for a while: the computer at its busiest."""
    from game.ai.levels import plan
    from game.chance import Chance

    end = time.monotonic() + PONDERING
    while time.monotonic() < end:
        decided = plan(question.level, question.view, Chance(question.seed))
    return decided


def idle(screen: str) -> float:
    """Percent of a core that the title, the table or the map takes while nobody does anything."""
    from scenes.menu import Title
    from tools.sheets import maps, tables

    shown: dict[str, Callable[[Director], object]] = {
        "title": lambda director: director.push(Title()),
        "table": lambda director: tables.lay(director, tables.choice()),
        "map": maps.fullest,
    }
    show = shown[screen]
    with opened(FULL_HD) as director:
        show(director)
        _live(director, SETTLE)
        used, began = time.process_time(), time.monotonic()
        _live(director, IDLE)
        return (time.process_time() - used) / (time.monotonic() - began) * 100


def memory() -> float:
    """Megabytes in memory once title, set-up, market, settings, rules, results and the fullest table were shown."""
    from game.alaska.state import ROLL_TWO
    from tools.sheets import menus, overlays, tables

    with opened(FULL_HD) as director:
        for state in (*menus.STATES, *overlays.STATES):
            if state.name in ("title", "setup-5", "market-90", "settings-over-table", "rules-card", "results-win"):
                _show(director, state.show)
        _show(director, lambda director: tables.lay(director, tables.fullest()).act(ROLL_TWO))
        while director.scene.busy:
            director.step(FRAME)
        try:
            line = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmRSS"))
        except OSError as error:
            raise console.FaultError(f"memory can't be measured on this system: {error}") from None
        return int(line.split()[1]) / 1024


@contextmanager
def opened(size: str) -> Iterator["Director"]:
    """A director with a window of this size in memory."""
    from scenes.director import Director
    from scenes.settings import Settings

    width, height = map(int, size.split("x"))
    director = Director(Settings(full_screen=False), windowed=(width, height))
    try:
        yield director
    finally:
        director.quit()


def _show(director: "Director", show: Callable[["Director"], object]) -> None:
    while director.stack:
        director.pop()
    show(director)
    director.step(FRAME)


def _live(director: "Director", seconds: float) -> None:
    """Let the loop run in real time, as ``Director.run`` does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        director.step(director.wait())


def main(words: list[str]) -> None:
    """Measure what the words name and print it."""
    what, *of, started = words
    measured: dict[str, Callable[..., Any]] = {
        "first_frame": lambda: first_frame(float(started)),
        "table_ready": table_ready,
        "frames": frames,
        "pacific_frames": pacific_frames,
        "idle": idle,
        "memory": memory,
    }
    print(json.dumps(measured[what](*of)))


if __name__ == "__main__":
    main(sys.argv[1:])
