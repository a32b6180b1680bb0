"""A running match: a state, the generator of its dice and shuffles, and the record of all that happened."""

from dataclasses import replace
from pathlib import Path

from game import catalog
from game.chance import Chance
from game.contract import CHANCE, OVER, Event, IllegalActionError, View
from game.record import Record, Setup, effects_of, ending_of


class Match:
    """One game from its set-up to its end. ``record`` is complete after every call, but for a choice of several
    cards that is under way: that enters it whole, and ``decisions`` as one, when it is made.

    ``chance`` draws its dice and shuffles; ``seat_seeds`` are seeds for the seats' own generators (a computer
    player's noise), drawn from it.
    """

    def __init__(self, setup: Setup) -> None:
        """Lay the table; raises ValueError for a game, seats or house rules that there are not."""
        self.game = catalog.load(setup.game)
        self.chance = Chance(setup.seed)
        drawn = self.chance.below(len(setup.seats))
        self.setup = setup if setup.first is not None else replace(setup, first=drawn)
        self.seat_seeds = [self.chance.seed() for _ in setup.seats]
        self.state = self.game.start(len(setup.seats), self.setup.first or 0, setup.rules)
        self.history: list[Event] = []
        self.decisions = 0
        self._record = Record(self.setup, self.game.rules_version)
        self._asked = self.state

    @property
    def actor(self) -> int:
        """The seat that must decide; OVER at the end, CHANCE only before ``begin``."""
        return self.state.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER

    @property
    def record(self) -> Record:
        """The match as a record: finished, or open if it still runs."""
        steps = len(self._record.steps)
        state = self._asked if self.state.choosing else self.state
        self._record.ending = ending_of(self.game, state, steps, self.over)
        return self._record

    def view(self, seat: int) -> View:
        """What the seat may know now."""
        return self.state.view(seat)

    def begin(self) -> list[Event]:
        """Shuffle, and come to the first decision; what happened, in order."""
        return self._play_chance()

    def act(self, seat: int, action: int) -> list[Event]:
        """Let the seat decide, and come to the next decision; what happened, in order: nothing yet, while the
        seat is choosing several cards.

        Raises IllegalActionError, and changes nothing, if the seat or the action is not the one asked for.
        """
        if seat != self.state.actor or action not in self.state.legal():
            raise IllegalActionError(f"seat {seat} can't do {action} now; seat {self.state.actor} is asked")
        if not self.state.choosing:
            self._asked = self.state.clone()
        words = {"seat": seat, **self.game.action_plain(self.state, action)}
        events: list[Event] = []
        self.state.apply(action, events)
        if self.state.choosing:
            return []
        self.decisions += 1
        self._note(words, events)
        return events + self._play_chance()

    def save(self, path: Path) -> None:
        """Write the record; raises OSError where the system does."""
        self.record.write(path)

    def _play_chance(self) -> list[Event]:
        happened: list[Event] = []
        while self.state.actor == CHANCE:
            outcome = self.state.sample(self.chance)
            words = self.game.outcome_plain(self.state, outcome)
            events: list[Event] = []
            self.state.resolve(outcome, events)
            self._note(words, events)
            happened += events
        return happened

    def _note(self, words: dict[str, object], events: list[Event]) -> None:
        number = len(self._record.steps) + 1
        self._record.steps.append({"step": number, **words, "effects": effects_of(self.game, events)})
        self.history += events
