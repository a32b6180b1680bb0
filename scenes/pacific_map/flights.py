"""Cards in flight over the Pacific's table: held up to be read, dealt, turning over on their way, landing."""

import math
from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.pacific.cards import CARDS
from scenes.movers import Flying, Mover
from scenes.pacific_map.event_scenes import SCENES, event_scene
from scenes.pacific_map.props import flying
from scenes.pacific_map.stage import Stage
from scenes.ui.timeline import Timeline, in_out_quad, in_quad, linear, out_cubic

READ = 0.9
"""A card that is played is held up so long."""
COMES, GOES = 0.26, 0.24
SCENE_BEGINS = 0.1
"""Seconds before a card has come: its scene is in motion when it is there."""

Step = Callable[[], object]


class Flights:
    """Lets cards fly over the stage; ``still`` (reduced motion) lets them appear where they would land."""

    def __init__(self, stage: Stage, timeline: Timeline) -> None:
        self.still = False
        self._stage = stage
        self._timeline = timeline

    def hold_up(
        self,
        card: int,
        start: Rect,
        middle: Rect,
        end: Rect,
        read: float = READ,
        *,
        delay: float = 0.0,
        landed: Step | None = None,
    ) -> float:
        """A card that all may read comes to the middle and goes on from there; returns when it has gone.

        For ``delay`` seconds it waits at its ``start``; ``landed`` is called at its ``end``.
        """
        if self.still:
            start = end = middle
        mover = flying(self._stage, card, middle.size)
        mover.pos, mover.size = start.center, start.size
        if self.still and delay:
            self._timeline.call(delay, lambda: self._stage.movers.append(mover))
        else:
            self._stage.movers.append(mover)
        self._timeline.tween(mover, "pos", middle.center, COMES, delay=delay, ease=out_cubic)
        self._timeline.tween(mover, "size", middle.size, COMES, delay=delay, ease=out_cubic)
        leaves = delay + COMES + read
        self._surround(card, mover, middle, delay, leaves)
        self._timeline.tween(mover, "pos", end.center, GOES, delay=leaves, ease=in_quad)
        return self._timeline.tween(
            mover, "size", end.size, GOES, delay=leaves, ease=in_quad, done=lambda: self._land(mover, landed)
        )

    def _surround(self, card: int, mover: Flying, place: Rect, sets_out: float, leaves: float) -> None:
        """A scene plays about a card that does something at once, from its coming until it ``leaves``."""
        if self.still or math.isinf(self._timeline.speed) or CARDS[card].name not in SCENES:
            return
        begins = sets_out + COMES - SCENE_BEGINS
        self._timeline.call(begins, lambda: self._begin_scene(card, mover, place, leaves - begins))

    def _begin_scene(self, card: int, mover: Flying, place: Rect, leaves: float) -> None:
        stage, tween = self._stage, self._timeline.tween
        scene = event_scene(stage.brush.theme, CARDS[card].name, card, mover, place, stage.metrics.screen)
        index = stage.movers.index(mover)
        stage.movers[index : index + 1] = [scene.behind, mover, scene.front]

        def clear() -> None:
            self.gone(scene.behind)
            self.gone(scene.front)

        tween(scene, "time", leaves + GOES, leaves + GOES, start=0.0, ease=linear)
        tween(scene, "alpha", 0.0, GOES, delay=leaves, ease=linear, done=clear)

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
