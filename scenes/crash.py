"""What a player is left with when the program fails: a word, the log and the match so far. Never a traceback."""

import logging
import logging.handlers
import sys
import threading
import time
from pathlib import Path

import pygame

from game.match import Match

TITLE = "Aurora & Atoll"
LOG_NAME = "aurora-atoll.log"
LOG_BYTES, LOG_BACKUPS = 500_000, 3
UNSEEN = ("dummy", "offscreen")  # SDL's video drivers that show nothing

log = logging.getLogger(__name__)


class _LogFile(logging.handlers.RotatingFileHandler):
    """The log; where it can't be written any more (a full disk), one line on standard error says so, once."""

    told = False

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  (the name that logging calls)
        if not self.told:
            self.told = True
            sys.stderr.write(f"{TITLE}: the log {self.baseFilename} can't be written: {sys.exc_info()[1]}\n")


def open_log(folder: Path) -> Path:
    """Sends all logging, Python's warnings and the failures of threads to a file there; returns its path.

    The file is set aside when it grows large, the oldest is dropped. Raises OSError where it can't be written.
    """
    path = folder / LOG_NAME
    handler = _LogFile(path, maxBytes=LOG_BYTES, backupCount=LOG_BACKUPS, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    logging.captureWarnings(True)
    threading.excepthook = _note_thread
    return path


def _note_thread(failure: threading.ExceptHookArgs) -> None:
    trace = (failure.exc_type, failure.exc_value or failure.exc_type(), failure.exc_traceback)
    log.error("a thread failed", exc_info=trace)


def report(match: Match | None, log_path: Path) -> None:
    """Logs the exception being handled, keeps the record of the running match beside the log, tells the player."""
    log.exception("unexpected")
    lines = [f"{TITLE} has stopped because of a fault of its own.", "", f"What happened is written in {log_path}"]
    if match is not None:
        kept = _keep(match, log_path.parent)
        lines.append(f"The match so far is kept in {kept}" if kept else "The match could not be kept.")
    tell("\n".join(lines))


def tell(message: str) -> None:
    """Says something on standard error and, where there is a display, in a box."""
    sys.stderr.write(message.replace("\n\n", "\n") + "\n")
    try:
        pygame.display.init()
        seen = pygame.display.get_driver() not in UNSEEN
        pygame.display.quit()  # or the box would open behind the full screen
        if seen:
            pygame.display.message_box(TITLE, message, message_type="error")
    except pygame.error as reason:
        log.warning("no message box: %s", reason)


def _keep(match: Match, folder: Path) -> Path | None:
    """Writes the record of a match; returns its path, None (and a line in the log) where that fails too."""
    path = folder / time.strftime("match-%Y%m%d-%H%M%S.jsonl")
    try:
        match.save(path)
    except Exception:
        log.exception("the match could not be kept in %s", path)
        return None
    return path
