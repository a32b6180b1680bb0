"""`--selftest`: the client plays whole games by itself, at full speed, with no display and no sound."""

import logging
import os
import shutil
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import pygame

from game import catalog
from game.match import Match
from game.record import read, replay
from scenes import crash, startup
from scenes.command_line import DEFAULT_WINDOW, Options
from scenes.director import Director
from scenes.settings import Settings

LIMIT = 35.0  # seconds
STEP = 1 / 60  # seconds of the client's time a frame
SEED = 1  # where none is named: the same game each time

log = logging.getLogger(__name__)


class SelftestError(Exception):
    """The game went wrong; the text says how in one line."""


class _Complaints(logging.Handler):
    """Collects what is logged as a warning or worse: in a selftest nothing may be."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps the message."""
        self.lines.append(record.getMessage())


def run(options: Options) -> int:
    """Plays, prints one line about each game; returns 0, or 1 with one line of reason and the log kept."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    folder = Path(tempfile.mkdtemp(prefix="aurora-atoll-selftest-"))
    log_path = crash.open_log(folder)
    complaints = _Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        told = "\n".join(_play(options, game, folder) for game in options.games)
        if complaints.lines:
            raise SelftestError(f"{len(complaints.lines)} complaints, the first: {complaints.lines[0]}")
    except Exception as reason:
        log.exception("the selftest failed")
        told = " ".join(str(reason).split()) or type(reason).__name__
        sys.stderr.write(f"selftest failed: {told} (log: {log_path})\n")
        return 1
    finally:
        pygame.quit()
        logging.getLogger().removeHandler(complaints)
    logging.shutdown()
    shutil.rmtree(folder, ignore_errors=True)
    print(told)
    return 0


def _play(options: Options, game: str, folder: Path) -> str:
    """Plays a game to its results; returns the line about it. Raises SelftestError."""
    started = time.monotonic()
    assert options.opening is not None
    seed = SEED if options.opening.seed is None else options.opening.seed
    director = Director(Settings(speed="off"), folder=folder, windowed=options.windowed or DEFAULT_WINDOW)
    director.push(startup.first_scene(replace(options.opening, game=game, seed=seed)))
    table, match = director.scene, startup.running_match(director)
    if match is None:
        raise SelftestError("the client did not open a table")
    while director.scene is table:
        if time.monotonic() - started > LIMIT:
            raise SelftestError(f"after {LIMIT:g} s and {match.decisions} decisions the game was not over")
        director.step(STEP)
    director.step(STEP)
    director.quit()
    _check(match, folder / "selftest.jsonl")
    points = ", ".join(map(str, match.state.scores()))
    took = time.monotonic() - started
    return (
        f"selftest ok: {match.setup.game}, seed {seed}, {match.decisions} decisions, points {points}, "
        f"{took:.1f} s with {catalog.build()} rules"
    )


def _check(match: Match, path: Path) -> None:
    """Raises SelftestError where the game is not over, RecordError where its record does not lead to that end."""
    if not match.over:
        raise SelftestError("the table closed before the game was over")
    match.save(path)
    for _ in replay(read(path)):
        pass
