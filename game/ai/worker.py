"""A process in which the computer thinks, so that the picture never waits for it.

The process is started before it is needed, imports this package alone, and ends with the one that started it.
"""

import logging
import multiprocessing
import signal
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection

from game.ai.levels import LEVELS, choose
from game.chance import Chance
from game.contract import View

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""The seconds that an answer may take."""
FALL_BACK = "baseline"
"""The level that answers here, at once, if the process does not."""
_GOODBYE = 1.0
"""The seconds that a killed process is given to be gone."""

Choose = Callable[[str, View, Chance], int]
"""What thinks: a function of level, view and chance, as ``levels.choose``; it must be importable by its name."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that a seat must make: by which level, on what view, and the seed of the chance it may use."""

    level: str
    view: View
    seed: int


class Worker:
    """One process that answers one question at a time, with the action that ``levels.choose`` would take.

    Whatever befalls the process, ``poll`` answers: if it dies, fails, is late or answers what is not legal, that is
    logged, the one-ply player decides here instead, and a new process takes over if the old is dead or late.
    """

    def __init__(self, patience: float = PATIENCE, think: Choose = choose) -> None:
        """Start the process; ``patience`` is in seconds. Raises OSError if the system gives no process."""
        self._patience = patience
        self._think = think
        self._question: Question | None = None
        self._asked_at = 0.0
        self._start()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def ask(self, level: str, view: View, seed: int) -> None:
        """Begin to think for ``view.seat``; a question still unanswered is dropped.

        Raises ValueError for a level that there is not, or if the seat has nothing to decide.
        """
        if level not in LEVELS:
            raise ValueError(f"there is no level '{level}'; there is {', '.join(LEVELS)}")
        if not view.legal:
            raise ValueError(f"seat {view.seat} has nothing to decide here")
        if self._question is not None:
            self._replace()
        elif not self._process.is_alive():
            log.warning("the thinking process died unasked; a new one is started")
            self._replace()
        self._question = Question(level, view, seed)
        self._asked_at = time.monotonic()
        try:
            self._pipe.send(self._question)
        except OSError:
            log.warning("the thinking process takes no question", exc_info=True)  # poll() sees that it is dead

    def poll(self, wait: float = 0.0) -> int | None:
        """The answer, once; None while the process still thinks, and if nothing is asked.

        Waits for it no longer than ``wait`` seconds.
        """
        question = self._question
        if question is None:
            return None
        try:
            answer = self._pipe.recv() if self._pipe.poll(wait) else None
        except (EOFError, OSError):
            return self._give_up(question, "the thinking process died")
        if answer is not None:
            return self._accept(question, answer)
        if time.monotonic() - self._asked_at > self._patience:
            return self._give_up(question, f"no answer in {self._patience:g} seconds")
        return None

    def close(self) -> None:
        """End the process, whatever it does; may be called again. A later question would start another."""
        self._question = None
        self._pipe.close()
        self._process.kill()
        self._process.join(_GOODBYE)

    def _start(self) -> None:
        # A fresh interpreter on every system: a copy of this process would bring its window and threads along.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._think), name="thinking", daemon=True)
        process.start()
        theirs.close()
        self._pipe, self._process = ours, process

    def _replace(self) -> None:
        self.close()
        try:
            self._start()
        except OSError:  # the next question tries again
            log.exception("the system gives no process to think in")

    def _accept(self, question: Question, answer: int | str) -> int:
        self._question = None
        if answer in question.view.legal:
            return int(answer)
        log.error("level %s failed; the one-ply player decides:\n%s", question.level, answer)
        return _fall_back(question)

    def _give_up(self, question: Question, reason: str) -> int:
        log.error("%s (level %s); the one-ply player decides, in a new process from now on", reason, question.level)
        self._replace()
        return _fall_back(question)


def _fall_back(question: Question) -> int:
    return choose(FALL_BACK, question.view, Chance(question.seed))


def _serve(pipe: Connection, think: Choose) -> None:
    """The life of the process: answer each question with an action, or with the text of what went wrong."""
    # Ctrl+C is for the process that shows the game, which then ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, OSError):  # nobody asks any more
            return
        answer: int | str
        try:
            answer = think(question.level, question.view, Chance(question.seed))
        except Exception:  # noqa: BLE001 - the process that asked logs it
            answer = traceback.format_exc()
        try:
            pipe.send(answer)
        except OSError:
            return  # nobody waits for it any more
