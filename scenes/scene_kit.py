"""The building blocks of a small scene around a card: what is cast, enters, crosses, pops up or is wiped on.

Places are counted from the middle of the card in heights of the card, x to the right and y down: its own edges are
at x = ±EDGE and y = ±0.5. Times are in seconds since the scene began. A place on a map may stand in for the card.
"""

import math
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.movers import Flying, Point
from scenes.particles import Actor, CardScene, Flame, Layer, Mote, Pose, Rings, Scenery, Swarm, Wipe, share
from scenes.scene_pictures import TURNS, ScenePictures
from scenes.sketch_parts import Sketch
from scenes.ui.palette import NIGHT, Colour
from scenes.ui.theme import Theme
from scenes.ui.timeline import Easing, in_out_quad, in_quad, linear, out_back, out_cubic

EDGE = 5 / 14
"""Half the width of a card."""
FALL = 0.7
"""Heights from which a picture falls onto its place."""
SWELLS = 1.6
"""How often a second what sails rises and falls."""
SPREAD = 0.03
"""Heights, and seconds, about which the motes of a trail are strewn."""
Span = tuple[float, float]


class Step(NamedTuple):
    """A part of a way: when it begins, how long it takes, where it ends, and how it gets there."""

    at: float
    seconds: float
    place: Point
    ease: Easing = in_out_quad


class Kit(ScenePictures):
    """Makes the layers of one scene out of ``sketches``, which are found by name. ``seed`` is the number
    of the card, so that its scene is always the same.

    ``behind`` the card there is room for anything; what is in ``front`` of it is cut off where its name begins.
    ``shake`` is how far the card is pushed about by its time, in heights, None while it is not.
    """

    def __init__(self, theme: Theme, card: Rect, seed: int, sketches: Mapping[str, Sketch]) -> None:
        super().__init__(theme, card, sketches)
        self.behind: list[Layer] = []
        self.front: list[Layer] = []
        self.shake: Callable[[float], Point | None] = _unmoved
        self._chance = random.Random(seed)

    # ---- swarms

    def cast(
        self,
        names: str,
        count: int,
        *,
        born: Span,
        life: float,
        x: Span,
        y: Span,
        vx: Span = (0.0, 0.0),
        vy: Span = (0.0, 0.0),
        gravity: float = 0.0,
        width: Span = (0.05, 0.07),
        spin: float = 0.0,
        tumble: float = 0.0,
        grow: float = 1.0,
        floor: float | None = None,
    ) -> Swarm:
        """Many motes, born one after the other, each with its own place, speed and width within the spans.

        ``names`` are sketches with spaces between. ``spin`` is in turns a second about the eye's axis, ``tumble``
        in somersaults a second, ``grow`` how many times as large they end. On ``floor`` they come to lie.
        """
        between, kinds = self._chance.uniform, names.split()
        widths = [width[0], (width[0] + width[1]) / 2, width[1]]
        motes = []
        for index in range(count):
            name, wide = kinds[index % len(kinds)], widths[self._chance.randrange(3)]
            largest = self.sketch(name, width[1] * grow)
            frames: Sequence[Surface] = [self.smaller(name, largest, wide)]
            pace = 0.0
            if spin:
                frames, pace = self.spinning(name, frames[0]), spin * TURNS * between(0.7, 1.3)
            elif tumble:
                frames, pace = self.tumbling(name, frames[0]), tumble * TURNS * between(0.7, 1.3)
            elif grow != 1.0:
                frames = self.growing(name, largest, wide, grow)
            start = born[0] + (born[1] - born[0]) * (index + between(0, 1)) / count
            place, speed = (between(*x), between(*y)), (between(*vx), between(*vy))
            lands = math.inf if floor is None else _fall(floor - place[1], speed[1], gravity)
            height = self._card.height
            motes.append(
                Mote(
                    frames,
                    self.spot(*place),
                    (speed[0] * height, speed[1] * height),
                    gravity * height,
                    start,
                    life,
                    pace,
                    lands,
                )
            )
        return Swarm(motes)

    def trail(
        self, names: str, count: int, start: Point, end: Point, at: float, seconds: float, **more: Any
    ) -> Swarm:
        """Motes left behind by something that goes from ``start`` to ``end`` evenly; ``more`` is as in ``cast``."""
        kinds = names.split()
        motes: list[Mote] = []
        for index in range(count):
            way = (index + 0.5) / count
            x, y = start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way
            left = at + seconds * way
            across, down = (x - SPREAD, x + SPREAD), (y - SPREAD / 2, y + SPREAD / 2)
            kind = kinds[index % len(kinds)]
            motes += self.cast(kind, 1, born=(left, left + SPREAD), x=across, y=down, **more).motes
        return Swarm(motes)

    # ---- actors

    def enter(
        self,
        name: str,
        width: float,
        place: Point,
        at: float,
        seconds: float = 0.3,
        *,
        by: Point = (0.0, 0.25),
        ease: Easing = out_back,
        angle: float = 0.0,
        flip: bool = False,
    ) -> Actor:
        """It comes to a place from as far away as ``by``, and stays; ``angle`` is that at which it lies."""
        picture = self.sketch(name, width, flip=flip)
        if angle:
            picture = pygame.transform.rotozoom(picture, angle, 1.0)

        def pose(time: float) -> Pose | None:
            way = share(time, at, seconds, ease)
            if time < at:
                return None
            x, y = self.spot(place[0] + by[0] * (1 - way), place[1] + by[1] * (1 - way))
            return Pose(x, y, alpha=share(time, at, seconds / 2, linear))

        return Actor(picture, pose)

    def pop(
        self, name: str, width: float, place: Point, at: float, seconds: float = 0.24, *, flip: bool = False
    ) -> Actor:
        """It grows out of its place and stays."""
        return self.popping(self.sketch(name, width, flip=flip), place, at, seconds)

    def slam(self, name: str, width: float, place: Point, at: float, angle: float = 0.0) -> Actor:
        """It comes down from above the table onto its place, where it stays."""
        picture = self.sketch(name, width)
        if angle:
            picture = pygame.transform.rotozoom(picture, angle, 1.0)
        x, y = self.spot(*place)

        def pose(time: float) -> Pose | None:
            way = share(time, at - 0.14, 0.14, in_quad)
            return Pose(x, y, 1.9 - 0.9 * way, alpha=way) if way > 0 else None

        return Actor(picture, pose)

    def falling(self, picture: Surface, place: Point, at: float, seconds: float) -> Actor:
        """A picture falls onto its place, bounces once and stays."""

        def pose(time: float) -> Pose | None:
            way = (time - at) / seconds
            if way < 0:
                return None
            up = FALL * (1 - way * way) if way < 1 else 0.12 * FALL * _hop((time - at - seconds) / (0.5 * seconds))
            x, y = self.spot(place[0], place[1] - up)
            return Pose(x, y, alpha=min(1.0, way * 4))

        return Actor(picture, pose)

    def toppling(self, picture: Surface, place: Point, at: float, seconds: float) -> Actor:
        """A picture tips over, falls and is gone."""

        def pose(time: float) -> Pose | None:
            way = share(time, at, seconds, in_quad)
            x, y = self.spot(place[0] + 0.2 * way, place[1] + 0.5 * way)
            return Pose(x, y, 1 - 0.3 * way, -100 * way, 1 - way) if way < 1 else None

        return Actor(picture, pose)

    def popping(self, picture: Surface, place: Point, at: float, seconds: float = 0.3) -> Actor:
        """A picture grows out of its place and stays."""
        x, y = self.spot(*place)

        def pose(time: float) -> Pose:
            return Pose(x, y, share(time, at, seconds, out_back))

        return Actor(picture, pose)

    def cross(
        self,
        name: str,
        width: float,
        start: Point,
        end: Point,
        at: float,
        seconds: float,
        *,
        ease: Easing = linear,
        arc: float = 0.0,
        bob: float = 0.0,
        angle: float = 0.0,
    ) -> Actor:
        """It goes from place to place, over an ``arc`` so high, and is gone; ``bob`` lets it hop on its way."""
        picture = self.sketch(name, width, flip=end[0] < start[0])
        if angle:
            picture = pygame.transform.rotozoom(picture, angle, 1.0)

        def pose(time: float) -> Pose | None:
            if not at <= time <= at + seconds:
                return None
            way = share(time, at, seconds, ease)
            up = arc * 4 * way * (1 - way) + bob * abs(math.sin(way * 9 * math.pi))
            x, y = self.spot(start[0] + (end[0] - start[0]) * way, start[1] + (end[1] - start[1]) * way - up)
            return Pose(x, y, alpha=min(1.0, way * 8, (1 - way) * 8))

        return Actor(picture, pose)

    def sail(
        self,
        name: str,
        width: float,
        start: Point,
        steps: Sequence[Step],
        *,
        swell: float = 0.012,
        rock: float = 3.0,
        flip: bool = False,
    ) -> Actor:
        """It goes on the water from ``start`` step by step and stays at the last place: it rises and falls by
        ``swell`` and rocks by so many degrees all the time.
        """
        picture = self.sketch(name, width, flip=flip)

        def pose(time: float) -> Pose | None:
            if time < steps[0].at:
                return None
            x, y = start
            for step in steps:
                way = share(time, step.at, step.seconds, step.ease)
                x, y = x + (step.place[0] - x) * way, y + (step.place[1] - y) * way
            lift = math.sin(time * SWELLS * math.tau + start[1] * 9)
            px, py = self.spot(x, y + swell * lift)
            turned = rock * math.sin(time * SWELLS * math.tau + start[1] * 9 + 1.2)
            return Pose(px, py, angle=turned, alpha=share(time, steps[0].at, 0.12, linear))

        return Actor(picture, pose)

    def turning(
        self,
        name: str,
        width: float,
        place: Point,
        at: float,
        seconds: float,
        angles: Span,
        ease: Easing = out_back,
    ) -> Actor:
        """It turns in its place from one angle to the other, and stays."""
        x, y = self.spot(*place)

        def pose(time: float) -> Pose:
            turned = angles[0] + (angles[1] - angles[0]) * share(time, at, seconds, ease)
            return Pose(x, y, share(time, at - 0.1, 0.2, out_cubic), turned)

        return Actor(self.sketch(name, width), pose)

    def glow(self, name: str, width: float, place: Point, at: float, seconds: float = 0.35) -> Actor:
        """A light that comes up softly and stays."""
        x, y = self.spot(*place)

        def pose(time: float) -> Pose:
            return Pose(x, y, alpha=share(time, at, seconds))

        return Actor(self.sketch(name, width, light=True), pose)

    def flicker(self, name: str, width: float, place: Point, at: float, phase: float) -> Flame:
        """A flame that leaps up from its foot at ``place`` and never stands still."""
        return Flame(
            self.growing(name, self.sketch(name, width), width * 0.3, 1 / 0.3), self.spot(*place), at, phase
        )

    def swap(self, name: str, width: float, places: Sequence[Point], at: float, seconds: float) -> Actor:
        """It goes along from place to place, in arcs by turns above and below, and stays on the last."""
        legs = len(places) - 1

        def pose(time: float) -> Pose:
            way = share(time, at, seconds, linear) * legs
            leg = min(legs - 1, int(way))
            part = in_out_quad(way - leg)
            (ax, ay), (bx, by) = places[leg], places[leg + 1]
            side = 0.0 if ax == bx else 0.05 if ax < bx else -0.03
            x, y = self.spot(ax + (bx - ax) * part, ay + (by - ay) * part + side * 4 * part * (1 - part))
            return Pose(x, y, share(time, 0.0, 0.2, out_back))

        return Actor(self.sketch(name, width), pose)

    # ---- the rest

    def wipe(
        self,
        name: str,
        width: float,
        place: Point,
        side: str,
        at: float,
        seconds: float,
        ease: Easing = out_cubic,
        *,
        light: bool = False,
    ) -> Wipe:
        """It is drawn from one side to the other, and stays."""
        picture = self.sketch(name, width, light=light)
        x, y = self.spot(*place)
        return Wipe(picture, picture.get_rect(center=(round(x), round(y))), side, at, seconds, ease)

    def rings(
        self,
        place: Point,
        reach: float,
        colour: Colour,
        starts: Sequence[float],
        seconds: float,
        *,
        width: float = 0.014,
        ground: Colour = NIGHT,
    ) -> Rings:
        """Circles that widen and sink into the ``ground``."""
        return Rings(self.spot(*place), reach * self._card.height, self.px(width), colour, ground, starts, seconds)

    def quake(self, at: float, seconds: float, reach: float, beats: int = 9) -> None:
        """Push the card about, ever less."""

        def shake(time: float) -> Point | None:
            way = (time - at) / seconds
            if not 0 < way < 1:
                return None
            left = reach * (1 - way) ** 1.5
            return left * math.sin(way * beats * math.tau / 2), left * 0.5 * math.sin(way * beats * math.tau * 0.37)

        self.shake = shake


def card_scene(kit: Kit, card: Flying, home: Rect, clip: Rect) -> CardScene:
    """The scene that a kit has made about a ``card`` held up at ``home``; what is in front of it is kept within
    ``clip``, away from its words.
    """
    return CardScene(Scenery(kit.behind), Scenery(kit.front, clip), card, home, kit.shake)


def _unmoved(time: float) -> None:
    """The card lies still."""


def _hop(way: float) -> float:
    """The height of a hop, 0 to 1 and back."""
    return 4 * way * (1 - way) if 0 < way < 1 else 0.0


def _fall(depth: float, speed: float, gravity: float) -> float:
    """Seconds until something thrown comes down to a depth."""
    if gravity <= 0:
        return depth / speed if speed > 0 else math.inf
    return (-speed + math.sqrt(max(0.0, speed * speed + 2 * gravity * depth))) / gravity
