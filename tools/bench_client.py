"""How fast the client is: pictures of the fullest table, the first picture, an idle screen, and its memory."""

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tools import console

ROOT = Path(__file__).resolve().parent.parent
STARTS = 5
"""Times that the client is started for a figure that depends on the start; the best counts."""
QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
"""The variables under which no window opens and nothing sounds."""
PATIENCE = 300
"""Seconds after which a measurement that does not end has failed."""


def measure() -> dict[str, float]:
    """The figures by key (``bench.SUBJECTS`` says what they mean)."""
    tasks: list[tuple[str, ...]] = [
        (what, size) for what in ("frames", "pacific_frames") for size in ("1920x1080", "3840x2160")
    ]
    tasks += [("idle", screen) for screen in ("title", "table", "map")] + [("memory",)]
    with console.Progress(2 * STARTS + len(tasks), "measurements") as progress:

        def run(*words: str) -> Any:
            told = probe(*words)
            progress.step()
            return told

        first = min(run("first_frame") for _ in range(STARTS))
        ready = min(run("table_ready") for _ in range(STARTS))
        full, large, sea, large_sea, *idle, memory = (run(*task) for task in tasks)
    return {
        "alaska_frame_median_ms_1080p": _median(full),
        "alaska_frame_p99_ms_1080p": _high(full),
        "alaska_frame_median_ms_4k": _median(large),
        "alaska_frame_p99_ms_4k": _high(large),
        "pacific_frame_median_ms_1080p": _median(sea),
        "pacific_frame_p99_ms_1080p": _high(sea),
        "pacific_frame_median_ms_4k": _median(large_sea),
        "pacific_frame_p99_ms_4k": _high(large_sea),
        "first_frame_s": round(first, 3),
        "table_ready_s": round(ready, 3),
        "idle_cpu_percent": round(max(idle), 2),
        "memory_mb": round(memory, 1),
    }


def probe(*words: str) -> Any:
    """What ``tools.bench_probe`` tells when it is run in a process of its own; raises FaultError if it fails.

    It is handed the moment at which it is started, on the clock that all processes share.
    """
    command = [sys.executable, "-m", "tools.bench_probe", *words, str(time.monotonic())]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=os.environ | QUIET, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise console.FaultError(f"measuring {' '.join(words)} takes longer than {PATIENCE} seconds") from None
    if done.returncode:
        reason = done.stderr.strip().splitlines() or ["no reason given"]
        raise console.FaultError(f"measuring {' '.join(words)} failed: {reason[-1]}")
    return json.loads(done.stdout)


def _median(seconds: list[float]) -> float:
    return round(statistics.median(seconds) * 1000, 2)


def _high(seconds: list[float]) -> float:
    """The 99th percentile in milliseconds."""
    return round(statistics.quantiles(seconds, n=100)[98] * 1000, 2)
