"""A match with its computer players: whose decision is due, and who makes it. Nothing is drawn here."""

import logging
from collections.abc import Sequence
from typing import Any

from game.ai import levels
from game.ai.advice import PLAIN, Advice
from game.ai.levels import Plan, choose
from game.ai.worker import FALL_BACK, Worker, longest
from game.chance import Chance
from game.contract import Event, IllegalActionError
from game.match import Match
from game.record import SeatSetup, Setup

log = logging.getLogger(__name__)

COMPUTER = "computer"
AT_ONCE = 0.02
"""The seconds that the next card of a choice may take to come in the same frame."""
NOBODY = -1
"""In place of a seat: whoever only looks on, and is told what the whole table knows."""


class Session:
    """Runs one match for a table.

    What happens is kept as each seat was told it (``told``), without what is secret to it. ``track`` is the points
    of all seats after each turn, and at last those of the end. ``pace`` is the seconds that the decision made last
    should seem to have taken at least, so that its time tells nothing of a hand: all that a computer's search may
    take. The computer thinks in a process of its own, which ``wake`` starts, or the first question, and ``close``
    ends.
    """

    def __init__(self, setup: Setup) -> None:
        """Lay the table; raises ValueError as ``Match`` does, and for a level that the game has not."""
        for seat in setup.seats:
            if seat.kind == COMPUTER:
                levels.check(setup.game, seat.level)
        self.match = Match(setup)
        self.track: list[tuple[int, ...]] = []
        self.pace = 0.0
        self._told: dict[int, list[Event]] = {seat: [] for seat in (NOBODY, *range(len(setup.seats)))}
        self._chances = [Chance(seed) for seed in self.match.seat_seeds]
        self._asked = False
        self._advising = False
        self._plan: list[int] = []  # what the computer does next, without thinking again
        self._turn = 0
        self._worker: Worker | None = None
        self._awake = False

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who plays, by seat."""
        return self.match.setup.seats

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.seats)) if not self.is_computer(seat)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def seat(self) -> int:
        """The seat whose decision is due; below 0 before the start and at the end."""
        return self.match.actor

    @property
    def human(self) -> bool:
        """Whether a human's decision is due."""
        return self.seat >= 0 and not self.is_computer(self.seat)

    def is_computer(self, seat: int) -> bool:
        """Whether the computer plays this seat."""
        return self.seats[seat].kind == COMPUTER

    def view(self, seat: int) -> Any:
        """What the seat may know now: the view of the game that is played."""
        return self.match.view(seat)

    def told(self, seat: int) -> Sequence[Event]:
        """All that the seat (or NOBODY) was told so far; as many events for each of them."""
        return self._told[seat]

    def begin(self) -> None:
        """Shuffle and come to the first decision."""
        self.tell(self.match.begin())
        self._turn = self.match.state.turn

    def act(self, *actions: int) -> None:
        """A human's decision for the seat that is asked; several actions for a choice of several cards.

        Raises IllegalActionError for an action that is not open to it.
        """
        seat = self.seat
        self.forget_advice()
        for action in actions:
            self.tell(self.match.act(seat, action))
        self.pace = 0.0

    def wake(self) -> None:
        """Start the process in which the computer thinks, if one plays: before it is needed, but not before people
        see the table, for which both processors are busy.
        """
        if len(self.humans) < len(self.seats):
            self._wake()

    def think(self) -> bool:
        """Let the computer decide if it is asked: whether it has decided now.

        Of what it has planned each decision is made in a call of its own, but a choice of several cards in one.
        Waits for nothing but the rest of such a choice where the plan holds only its beginning, each no longer than
        ``AT_ONCE``: how many cards a computer picks unseen must not be told by the frames that it takes (P15).
        """
        if self.seat < 0 or self.human:
            return False
        seat, turn, wait, decisions = self.seat, self.match.state.turn, 0.0, self.match.decisions
        while self.match.decisions == decisions:
            if not self._plan:
                answer = self._answer(seat, wait)
                if answer is None:
                    return False
                self._plan = list(answer)
            self._play(seat)
            wait = AT_ONCE
        if self._plan and (self.seat != seat or self.match.state.turn != turn):
            log.error("level %s plans beyond its turn; the rest is left out", self.seats[seat].level)
            self._plan.clear()
        self.pace = longest(self.seats[seat].level)
        return True

    # ---- hints

    def ask_advice(self) -> None:
        """Begin to think about what the human who is asked could do; ``advice`` tells it when it is known."""
        self._wake()
        if self._worker is not None:
            self._worker.ask_advice(self.view(self.seat), self._chances[self.seat].seed())
        self._advising = True

    def advice(self) -> Advice | None:
        """The advice asked for, once, its plan whole; None while it is thought about, and if none is asked for."""
        if not self._advising:
            return None
        found = Advice((), PLAIN, {}) if self._worker is None else self._worker.poll()
        if not isinstance(found, Advice):
            return None
        self._advising = False
        plan = self.whole(found.plan)
        return found if plan == found.plan else Advice(plan, PLAIN, {})

    def forget_advice(self) -> None:
        """Ask for advice no longer."""
        if self._advising and self._worker is not None:
            self._worker.drop()
        self._advising = False

    def whole(self, plan: Plan) -> Plan:
        """The plan as far as it is legal, and where it leaves a choice of several cards open, the quick player's
        cards for the rest. It is tried on a copy of the game, which tells nothing but what the seat picked.
        """
        state, seat, done = self.match.state.clone(), self.seat, []
        for action in plan:
            if state.actor != seat or action not in state.legal():
                log.error("the advice %s is not legal from %d on; the quick player adds the rest", plan, action)
                break
            state.apply(action)
            done.append(action)
        while state.actor == seat and (state.choosing or not done):
            done.append(choose(FALL_BACK, state.view(seat), self._chance()))
            state.apply(done[-1])
        return tuple(done)

    # ---- the whole match

    def play_out(self) -> None:
        """Let the quick player decide for every seat, at once, until the game is over."""
        self._plan.clear()
        while not self.over:
            self.tell(self.match.act(self.seat, choose(FALL_BACK, self.view(self.seat), self._chance())))

    def tell(self, events: Sequence[Event]) -> None:
        """Keep what happened for each seat, as it may see it."""
        for seat, told in self._told.items():
            seen = (self.match.game.event_for(event, seat) for event in events)
            told += [event for event in seen if event is not None]
        turn = self.match.state.turn
        if self.over or 0 < self._turn < turn:
            self.track.append(self.match.state.scores())
        self._turn = turn

    def close(self) -> None:
        """End the process in which the computer thinks; nothing can be asked of it afterwards."""
        if self._worker is not None:
            self._worker.close()
        self._worker, self._awake = None, True

    # ---- inside

    def _wake(self) -> None:
        if self._worker is None and not self._awake:
            self._worker = _new_worker()
        self._awake = True

    def _answer(self, seat: int, wait: float) -> Plan | None:
        """What the computer means to do, as soon as it is known; waits no longer than ``wait`` seconds for it."""
        self._wake()
        if self._worker is None:  # where the system gives no process
            return levels.plan(FALL_BACK, self.view(seat), self._chance())
        if not self._asked:
            self._worker.ask(self.seats[seat].level, self.view(seat), self._chances[seat].seed())
            self._asked = True
        answer = self._worker.poll(wait)
        if not isinstance(answer, tuple):
            return None
        self._asked = False
        return answer

    def _play(self, seat: int) -> None:
        """Make the next decision of the plan; after an action that is not legal the rest is thought about anew."""
        while True:
            action = self._plan.pop(0)
            try:
                events = self.match.act(seat, action)
            except IllegalActionError:
                log.exception("level %s plans what is not legal; it is asked again", self.seats[seat].level)
                self._plan.clear()
                return
            self.tell(events)
            if not (self._plan and self.match.state.choosing):
                return

    def _chance(self) -> Chance:
        """A generator for the seat that is asked."""
        return Chance(self._chances[self.seat].seed())


def _new_worker() -> Worker | None:
    try:
        return Worker()
    except OSError:
        log.exception("the system gives no process to think in: the quick player decides")
        return None
