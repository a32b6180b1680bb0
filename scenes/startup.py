"""From the words of the command line to the running client, and back to an exit status."""

import logging
import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

import platformdirs
import pygame

from game.match import Match
from scenes import command_line, crash
from scenes import settings as settings_file
from scenes.command_line import NAME, VERSION, Opening, Options
from scenes.director import Director
from scenes.menu import Title
from scenes.scene import Scene
from scenes.seating import setup_of
from scenes.tables import open_table
from scenes.ui import display

log = logging.getLogger(__name__)


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


def run(words: Sequence[str]) -> int:
    """Runs the game as these words of the command line ask; returns the exit status.

    0 after an ordinary end, 1 where something failed and the player was told, 2 (by SystemExit) for words that have
    no meaning.
    """
    _fill_streams()
    options = command_line.parse(words)
    if options.selftest:
        from scenes import selftest

        return selftest.run(options)
    folder = options.data_dir or Path(platformdirs.user_data_path(NAME, appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        log_path = crash.open_log(folder)
    except OSError as trouble:
        reason = f"{NAME}: the folder {folder} can't be used for settings and log: {trouble.strerror}"
        if options.data_dir is not None:
            sys.stderr.write(f"{reason}\n")
            return 2
        crash.tell(f"{reason}. Name another with --data-dir.")
        return 1
    return _play(options, folder, log_path)


def _play(options: Options, folder: Path, log_path: Path) -> int:
    log.info("%s %s, Python %s, pygame %s, %s", NAME, VERSION, platform.python_version(), pygame.ver, sys.platform)
    director = None
    try:
        _require_display()
        director = Director(settings_file.load(folder), folder=folder, windowed=options.windowed)
        log.info("video %s, %s pixels", pygame.display.get_driver(), director.display.size)
        director.run(first_scene(options.opening))
    except NoDisplayError as reason:
        log.error("%s", reason)
        sys.stderr.write(f"{NAME}: {reason}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception:  # noqa: BLE001  (reported, and the end of the program)
        crash.report(running_match(director), log_path)
        return 1
    finally:
        pygame.quit()
    return 0


def _fill_streams() -> None:
    """Gives a windowed program, which has no standard streams, ones that lead nowhere.

    The lowest file numbers are filled as well: whatever a library writes to number 2 must not land in a file that
    happened to get it.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (open as long as the program)


def _require_display() -> None:
    """Raises NoDisplayError where there is none: SDL then draws to memory, which nobody asked for."""
    try:
        display.init()
    except pygame.error as reason:
        raise NoDisplayError(f"there is no display to play on ({reason})") from None
    if pygame.display.get_driver() in crash.UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        raise NoDisplayError("there is no display to play on")


def running_match(director: Director | None) -> Match | None:
    """The match on the table, the top one if there were several; None where none is played."""
    for scene in reversed(director.stack if director else ()):
        match = getattr(scene, "match", None)
        if isinstance(match, Match):
            return match
    return None


def first_scene(opening: Opening | None) -> Scene:
    """Where the client begins: the title, or a table with names and towns of its own."""
    if opening is None:
        return Title()
    return open_table(setup_of(opening.game, opening.seats, opening.rules, opening.seed))
