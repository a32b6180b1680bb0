"""Cards in flight over the Pacific's table: held up to be read, dealt, turning over on their way, landing."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from scenes.movers import Flying, Mover
from scenes.pacific_map.props import flying
from scenes.pacific_map.stage import Stage
from scenes.ui.timeline import Timeline, in_out_quad, in_quad, out_cubic

READ = 0.9
"""A card that is played is held up so long."""
COMES, GOES = 0.26, 0.24

Step = Callable[[], object]


class Flights:
    """Lets cards fly over the stage; ``still`` (reduced motion) lets them appear where they would land."""

    def __init__(self, stage: Stage, timeline: Timeline) -> None:
        self.still = False
        self._stage = stage
        self._timeline = timeline

    def hold_up(self, card: int, start: Rect, middle: Rect, end: Rect, read: float = READ) -> float:
        """A card that all may read comes to the middle and goes on from there; returns when it has gone."""
        if self.still:
            start = end = middle
        mover = flying(self._stage, card, middle.size)
        mover.pos, mover.size = start.center, start.size
        self._stage.movers.append(mover)
        self._timeline.tween(mover, "pos", middle.center, COMES, ease=out_cubic)
        self._timeline.tween(mover, "size", middle.size, COMES, ease=out_cubic)
        leaves = COMES + read
        self._timeline.tween(mover, "pos", end.center, GOES, delay=leaves, ease=in_quad)
        return self._timeline.tween(
            mover, "size", end.size, GOES, delay=leaves, ease=in_quad, done=lambda: self.gone(mover)
        )

    def fly(
        self,
        before: int | None,
        after: int | None,
        start: Rect,
        end: Rect,
        seconds: float,
        landed: Step | None = None,
        *,
        delay: float = 0.0,
    ) -> float:
        """A card flies and lands; from its back (None) to its face it turns over on the way. Returns how long."""

        def set_out() -> None:
            mover = flying(self._stage, before, end.size)
            mover.pos, mover.size = start.center, start.size
            self._stage.movers.append(mover)
            if self.still:
                mover.pos, mover.size = end.center, end.size
                self._timeline.tween(
                    mover, "alpha", 255.0, seconds, start=0.0, done=lambda: self._land(mover, landed)
                )
                return
            self._timeline.tween(mover, "size", tuple(map(float, end.size)), seconds, ease=in_out_quad)
            if before is None and after is not None:
                half = seconds / 2
                self._timeline.tween(
                    mover, "turn", 1.0, half, ease=in_quad, done=partial(self._turn, mover, after, end)
                )
                self._timeline.tween(mover, "turn", 0.0, half, delay=half, ease=out_cubic)
            self._timeline.tween(
                mover, "pos", end.center, seconds, ease=in_out_quad, done=lambda: self._land(mover, landed)
            )

        if delay:
            self._timeline.call(delay, set_out)
        else:
            set_out()
        return seconds

    def _turn(self, mover: Flying, card: int, end: Rect) -> None:
        """The card stands on its edge: from here on its face is seen."""
        mover.picture = self._stage.face(card, end.size)

    def _land(self, mover: Mover, landed: Step | None) -> None:
        self.gone(mover)
        if landed is not None:
            landed()

    def gone(self, mover: Mover) -> None:
        """Take it off the stage."""
        if mover in self._stage.movers:
            self._stage.movers.remove(mover)
