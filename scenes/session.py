"""A match with its computer players: whose decision is due, and who makes it. Nothing is drawn here."""

import logging
from collections.abc import Sequence
from typing import Any

from game.ai.levels import choose
from game.ai.worker import FALL_BACK, Worker
from game.chance import Chance
from game.contract import Event
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
    of all seats after each turn, and at last those of the end. The computer thinks in a process of its own, which
    is started with the session and ended by ``close``.
    """

    def __init__(self, setup: Setup) -> None:
        """Lay the table; raises ValueError as ``Match`` does."""
        self.match = Match(setup)
        self.track: list[tuple[int, ...]] = []
        self._told: dict[int, list[Event]] = {seat: [] for seat in (NOBODY, *range(len(setup.seats)))}
        self._chances = [Chance(seed) for seed in self.match.seat_seeds]
        self._asked = False
        self._turn = 0
        self._worker = _new_worker() if any(seat.kind == COMPUTER for seat in setup.seats) else None

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
        for action in actions:
            self.tell(self.match.act(seat, action))

    def think(self) -> bool:
        """Let the computer decide if it is asked: whether it has decided now.

        Waits for nothing but the rest of a choice of several cards, each no longer than ``AT_ONCE``: how many
        cards a computer picks unseen must not be told by the frames that it takes (P15).
        """
        if self.seat < 0 or self.human:
            return False
        seat, wait = self.seat, 0.0
        while True:
            if not self._asked:
                self._ask(seat)
            answer = self._worker.poll(wait) if self._worker is not None else self._decide_here(seat)
            if answer is None:
                return False
            self._asked = False
            self.tell(self.match.act(seat, answer))
            if not self.match.state.choosing:
                return True
            wait = AT_ONCE

    def play_out(self) -> None:
        """Let the quick player decide for every seat, at once, until the game is over."""
        while not self.over:
            self.tell(self.match.act(self.seat, self._decide_here(self.seat)))

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
            self._worker = None

    def _ask(self, seat: int) -> None:
        if self._worker is not None:
            self._worker.ask(self.seats[seat].level, self.view(seat), self._chances[seat].seed())
        self._asked = True

    def _decide_here(self, seat: int) -> int:
        """The answer of the quick player in this process, where the system gives no other."""
        return choose(FALL_BACK, self.view(seat), Chance(self._chances[seat].seed()))


def _new_worker() -> Worker | None:
    try:
        return Worker()
    except OSError:
        log.exception("the system gives no process to think in: the quick player decides")
        return None
