"""What all that plays on the Pacific's table needs: the stage, its time, its flights, its sounds."""

import math
from collections.abc import Callable

from pygame import Rect

from game.contract import Event
from game.pacific.cards import CARDS
from game.pacific.state import NOBODY
from scenes.pacific_map import map_scenes
from scenes.pacific_map.event_scenes import SPECIAL_SOUNDS
from scenes.pacific_map.flights import Flights, Step
from scenes.pacific_map.stage import Stage
from scenes.pacific_map.told import tell
from scenes.particles import Scenery
from scenes.scene_kit import Kit
from scenes.ui.timeline import Timeline, linear

FADE = 0.12
SWEEP = 0.45
STEP = 0.22
SCENE_FADES = 0.2
"""Seconds at its end in which a scene on the map fades."""


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

    @property
    def lively(self) -> bool:
        """Whether scenes play: not with reduced motion, nor where all motion is off."""
        return not self.still and not math.isinf(self._timeline.speed)

    def _show_special(self, card: int, spot: Rect, end: Rect, delay: float, landed: Step | None = None) -> float:
        """A card that stands for others is held up before it goes where it lands; returns when it is there."""
        sound = SPECIAL_SOUNDS[CARDS[card].name]
        self._timeline.call(delay, lambda: self._play_sound(sound))
        return self._flights.hold_up(card, spot, self.stage.large(), end, delay=delay, landed=landed)

    def _play_scene(self, kit: Kit, seconds: float) -> None:
        """Let a scene play over the map, under the bar, for so long."""
        below = Rect(self.stage.metrics.screen)
        below.height -= self.stage.layout.bar.bottom
        below.top = self.stage.layout.bar.bottom
        scene = Scenery([*kit.behind, *kit.front], below)
        self.stage.movers.append(scene)
        self._timeline.tween(scene, "time", seconds, seconds, start=0.0, ease=linear)
        self._timeline.tween(
            scene,
            "alpha",
            0.0,
            SCENE_FADES,
            delay=seconds - SCENE_FADES,
            ease=linear,
            done=lambda: self._flights.gone(scene),
        )

    def _emblem_lands(self, island: int) -> None:
        """The mark of an island's new owner comes down on it when its colour has gone round."""
        stage, owner = self.stage, self.stage.shown.owners[island]
        if owner == NOBODY or not self.lively:
            return
        emblem = stage.emblem(island)
        kit = map_scenes.about_emblem(stage.brush, emblem, island)
        map_scenes.taken(kit, map_scenes.emblem_of(stage.brush, owner, emblem.width), owner, SWEEP - 0.02)
        self._play_scene(kit, SWEEP + SCENE_FADES)

    def _sweep(self, island: int, delay: float = 0.0) -> None:
        self._island = island
        self._timeline.call(delay, lambda: self._emblem_lands(island))
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
