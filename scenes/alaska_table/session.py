"""A match with its computer players: whose decision is due, and who makes it. Nothing is drawn here."""

import logging
from typing import cast

from game.ai.levels import choose
from game.ai.worker import FALL_BACK, Worker
from game.alaska.events import InvestmentEnded
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.contract import Event
from game.match import Match
from game.record import SeatSetup, Setup

log = logging.getLogger(__name__)

COMPUTER = "computer"


class Session:
    """Runs one match for a table.

    ``history`` are the events told so far, without what is secret; ``track`` is the points of all seats after each
    turn, and at last those of the end. The computer thinks in a process of its own,
    which is started with the session and ended by ``close``.
    """

    def __init__(self, setup: Setup) -> None:
        """Lay the table; raises ValueError as ``Match`` does."""
        self.match = Match(setup)
        self.history: list[Event] = []
        self.track: list[tuple[int, ...]] = []
        self._chances = [Chance(seed) for seed in self.match.seat_seeds]
        self._asked = False
        self._worker = _new_worker() if any(seat.kind == COMPUTER for seat in setup.seats) else None

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who plays, by seat."""
        return self.match.setup.seats

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

    def view(self, seat: int) -> AlaskaView:
        """What the seat may know now."""
        return cast(AlaskaView, self.match.view(seat))

    def begin(self) -> list[Event]:
        """Shuffle and come to the first decision; what happened."""
        return self._tell(self.match.begin())

    def act(self, action: int) -> list[Event]:
        """A human's decision for the seat that is asked; what happened.

        Raises IllegalActionError, and changes nothing, for an action that is not open to it.
        """
        return self._tell(self.match.act(self.seat, action))

    def think(self) -> list[Event] | None:
        """Let the computer decide if it is asked: what happened, or None while it thinks. Never waits."""
        if self.seat < 0 or self.human:
            return None
        seat = self.seat
        if not self._asked:
            self._ask(seat)
        answer = self._worker.poll() if self._worker is not None else self._decide_here(seat)
        if answer is None:
            return None
        self._asked = False
        return self._tell(self.match.act(seat, answer))

    @property
    def only_computers(self) -> bool:
        """Whether no human will be asked any more: none plays, or all have spent their last dollars."""
        view = self.view(0)
        to_come = list(range(len(self.seats)))
        if view.spenders:
            to_come = [(view.current + step) % len(self.seats) for step in range(view.spenders)]
        return not self.over and all(self.is_computer(seat) for seat in to_come)

    def play_out(self) -> list[Event]:
        """Let the quick player decide for every seat, at once, until the game is over; what happened."""
        events: list[Event] = []
        while not self.over:
            events += self._tell(self.match.act(self.seat, self._decide_here(self.seat)))
        return events

    def close(self) -> None:
        """End the process in which the computer thinks; nothing can be asked of it afterwards."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _ask(self, seat: int) -> None:
        if self._worker is not None:
            self._worker.ask(self.seats[seat].level, self.view(seat), self._chances[seat].seed())
        self._asked = True

    def _decide_here(self, seat: int) -> int:
        """The answer of the quick player in this process, where the system gives no other."""
        return choose(FALL_BACK, self.view(seat), Chance(self._chances[seat].seed()))

    def _tell(self, events: list[Event]) -> list[Event]:
        """Keep and return what may be seen. Alaska has no secret but the order of the deck, for any seat (A23)."""
        seen = [event for event in (self.match.game.event_for(event, 0) for event in events) if event is not None]
        self.history += seen
        last_spending = self.view(0).spenders > 0
        if self.over or (any(isinstance(event, InvestmentEnded) for event in events) and not last_spending):
            self.track.append(self.match.state.scores())
        return seen


def _new_worker() -> Worker | None:
    try:
        return Worker()
    except OSError:
        log.exception("the system gives no process to think in: the quick player decides")
        return None
