"""A process in which the computer thinks, so that the picture never waits for it.

The process is started before it is needed, imports this package alone, and ends with the one that started it.
"""

import logging
import multiprocessing
import signal
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection

from game.ai.advice import PLAIN, Advice
from game.ai.advising import advise
from game.ai.budget import Budget, Deadline
from game.ai.levels import Plan, check, game_of, plan
from game.chance import Chance
from game.contract import View

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""The seconds that an answer may take."""
FALL_BACK = "baseline"
"""The level that answers here, at once, if the process does not: it looks one decision ahead."""
ADVISER = "expert"
"""The level that hints have the time of."""
SLACK = 0.2
"""The seconds that the last iteration of a search and the way to the process and back may take beyond its time."""
_GOODBYE = 1.0
"""The seconds that a killed process is given to be gone."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What a search may take in play: seconds, and iterations at most."""

    seconds: float
    most: int


EFFORTS: Mapping[str, Effort] = {"expert": Effort(0.75, 1_000_000)}
"""By level; the levels that are not here decide without a search."""
BRIEF = 0.1
"""The seconds that a level without a search may take."""

Answer = Plan | Advice
"""What a level would do, or the advice that was asked for."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that a seat must make: by which level, on what view, and the seed of the chance it may use.

    With ``advice`` a human makes it, who wants to know what the computer would do, and why.
    """

    level: str
    view: View
    seed: int
    advice: bool = False


Think = Callable[[Question], Answer]
"""What thinks; it must be importable by its name."""


def in_time(question: Question) -> Answer:
    """The answer of the question's level in the time that it has in play."""
    chance, budget = Chance(question.seed), _budget(question.level)
    if question.advice:
        return advise(question.view, chance, budget)
    return plan(question.level, question.view, chance, budget)


def longest(level: str) -> float:
    """The seconds within which the level decides."""
    return EFFORTS[level].seconds + SLACK if level in EFFORTS else BRIEF


def _budget(level: str) -> Budget | None:
    effort = EFFORTS.get(level)
    return Deadline(time.monotonic, effort.seconds, effort.most) if effort is not None else None


class Worker:
    """One process that answers one question at a time: with a plan of the level, or with advice.

    Whatever befalls the process, ``poll`` answers: if it dies, fails, is late or answers what is not legal, that is
    logged, the one-ply player decides here instead, and a new process takes over if the old is dead or late. Only
    the first action of a plan can be judged here: whoever plays it sees whether the others are legal.
    """

    def __init__(self, patience: float = PATIENCE, think: Think = in_time) -> None:
        """Start the process; ``patience`` is in seconds. Raises OSError if the system gives no process."""
        self._patience = patience
        self._think = think
        self._question: Question | None = None
        self._owing = False  # the process has not answered yet, though nobody may wait for it any more
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
        check(game_of(view), level)
        self._ask(Question(level, view, seed))

    def ask_advice(self, view: View, seed: int) -> None:
        """Begin to think about what ``view.seat`` could do; else as ``ask``."""
        self._ask(Question(ADVISER, view, seed, advice=True))

    def _ask(self, question: Question) -> None:
        if not question.view.legal:
            raise ValueError(f"seat {question.view.seat} has nothing to decide here")
        self.drop()
        if self._is_busy():
            self._replace()
        elif not self._process.is_alive():
            log.warning("the thinking process died unasked; a new one is started")
            self._replace()
        self._question = question
        self._asked_at = time.monotonic()
        self._owing = True
        try:
            self._pipe.send(self._question)
        except OSError:
            log.warning("the thinking process takes no question", exc_info=True)  # poll() sees that it is dead

    def drop(self) -> None:
        """Wait no longer for the answer to what was asked last."""
        self._question = None

    def poll(self, wait: float = 0.0) -> Answer | None:
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
        self.drop()
        self._owing = False
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

    def _is_busy(self) -> bool:
        """Whether the process still thinks about a question that was dropped; an answer that came is put away."""
        try:
            if self._owing and self._pipe.poll():
                self._pipe.recv()
                self._owing = False
        except (EOFError, OSError):
            self._owing = False  # it is dead, which is seen to elsewhere
        return self._owing

    def _accept(self, question: Question, answer: object) -> Answer:
        self._question, self._owing = None, False
        if isinstance(answer, Advice) and question.advice and _begins_legally(question, answer.plan):
            return answer
        if isinstance(answer, tuple) and not question.advice and _begins_legally(question, answer):
            return answer
        log.error("level %s failed; the one-ply player decides:\n%s", question.level, answer)
        return _fall_back(question)

    def _give_up(self, question: Question, reason: str) -> Answer:
        log.error("%s (level %s); the one-ply player decides, in a new process from now on", reason, question.level)
        self._replace()
        return _fall_back(question)


def _begins_legally(question: Question, actions: Plan) -> bool:
    return bool(actions) and actions[0] in question.view.legal


def _fall_back(question: Question) -> Answer:
    actions = plan(FALL_BACK, question.view, Chance(question.seed))
    return Advice(actions, PLAIN, {}) if question.advice else actions


def _serve(pipe: Connection, think: Think) -> None:
    """The life of the process: answer each question, or tell in a text what went wrong."""
    # Ctrl+C is for the process that shows the game, which then ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, OSError):  # nobody asks any more
            return
        answer: Answer | str
        try:
            answer = think(question)
        except Exception:  # noqa: BLE001 - the process that asked logs it
            answer = traceback.format_exc()
        try:
            pipe.send(answer)
        except OSError:
            return  # nobody waits for it any more
