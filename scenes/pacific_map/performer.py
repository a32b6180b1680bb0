"""What all that plays on the Pacific's table needs: the stage, its time, its flights, its sounds."""

from collections.abc import Callable

from game.contract import Event
from game.pacific.state import NOBODY
from scenes.pacific_map.flights import Flights
from scenes.pacific_map.stage import Stage
from scenes.pacific_map.told import tell
from scenes.ui.timeline import Timeline, linear

FADE = 0.12
SWEEP = 0.45
STEP = 0.22


class Performer:
    """Lets events come true on the stage.

    ``play_sound`` takes a key, ``changed`` is called when something that rests has changed, ``told`` when an event
    has come true, ``say`` gives a text by its key. ``still`` (reduced motion) lets nothing fly.
    """

    def __init__(
        self,
        stage: Stage,
        timeline: Timeline,
        play_sound: Callable[[str], object],
        changed: Callable[[], object],
        told: Callable[[], object],
        say: Callable[..., str],
    ) -> None:
        self.stage = stage
        self._timeline = timeline
        self._flights = Flights(stage, timeline)
        self._play_sound = play_sound
        self._changed = changed
        self._told = told
        self._say = say
        self._island = NOBODY

    @property
    def still(self) -> bool:
        """Whether nothing flies."""
        return self._flights.still

    @still.setter
    def still(self, still: bool) -> None:
        self._flights.still = still

    def _take(self, event: Event) -> None:
        """The picture of the event has come true."""
        stage = self.stage
        tell(stage.shown, event)
        stage.heard += 1
        stage.logbook.add(event)
        self._told()
        self._changed()

    def _sweep(self, island: int, delay: float = 0.0) -> None:
        self._island = island
        self._timeline.tween(self, "swept", 1.0, SWEEP, start=0.0, delay=delay, ease=linear)

    @property
    def swept(self) -> float:
        """How far round the shore the new owner's colour has come, 0 to 1."""
        swept = self.stage.look.swept
        return swept[1] if swept else 0.0

    @swept.setter
    def swept(self, share: float) -> None:
        self.stage.look.swept = (self._island, share) if share < 1 else None
        self._changed()


def nothing() -> None:
    """The end of a pause."""
