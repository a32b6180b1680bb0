"""Small scenes over a table, for both games: swarms, actors and wipes, each of them a function of the time alone.

A tween moves one number, the seconds since a scene began, and every layer draws what it is at that moment: nothing
is simulated from frame to frame, so a scene looks the same at any rate of frames. Pictures are made before.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.movers import Flying, Mover, Point
from scenes.ui.palette import Colour, mix
from scenes.ui.timeline import Easing, out_cubic, out_quad

APPEARS = 0.06
"""Seconds in which a mote comes to be seen."""
FADES = 0.25
"""Share of its life in which a mote fades."""
LEAPS, FLICKERS = 0.35, 8.0
"""Seconds in which a flame leaps up, and how quickly it flickers, in radians a second."""
SMALL = 0.04
"""Shares of its size by which an actor may differ from it and is yet drawn as it is: the eye does not see it."""


class Layer:
    """A part of a scene."""

    def draw(self, surface: Surface, time: float, alpha: float) -> None:
        """Draw it as it is ``time`` seconds after the beginning; ``alpha`` (0 to 1) is that of the scene."""
        raise NotImplementedError


def share(time: float, start: float, seconds: float, ease: Easing = out_quad) -> float:
    """How much of a movement has been done, 0 to 1."""
    if time <= start:
        return 0.0
    return 1.0 if time >= start + seconds else ease((time - start) / seconds)


def stamp(surface: Surface, picture: Surface, centre: Point, alpha: float) -> None:
    """Draw a picture about a point; ``alpha`` 0 to 1. Pictures of a scene carry the opacity they had last."""
    if alpha > 0.01:
        picture.set_alpha(round(255 * min(1.0, alpha)))
        surface.blit(picture, (centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2))


# ---- swarms


@dataclass(frozen=True, slots=True)
class Mote:
    """One of a swarm: thrown from ``pos`` (pixels) at ``speed`` (pixels a second), pulled down by ``gravity``.

    It lives from ``born`` for ``life`` seconds, and lies still ``lands`` seconds after its birth. Its frames follow
    each other ``pace`` times a second; with 0 they are spread over its life.
    """

    frames: Sequence[Surface]
    pos: Point
    speed: Point
    gravity: float
    born: float
    life: float
    pace: float = 0.0
    lands: float = math.inf

    def draw(self, surface: Surface, time: float, alpha: float) -> None:
        """Draw it where it is now, if it lives."""
        age = time - self.born
        if not 0 <= age < self.life:
            return
        fade = min(1.0, age / APPEARS, (1 - age / self.life) / FADES)
        moved = min(age, self.lands)
        x = self.pos[0] + self.speed[0] * moved
        y = self.pos[1] + self.speed[1] * moved + self.gravity * moved * moved / 2
        count = len(self.frames)
        index = int(moved * self.pace) % count if self.pace else min(count - 1, int(age / self.life * count))
        stamp(surface, self.frames[index], (x, y), alpha * fade)


@dataclass(frozen=True, slots=True)
class Swarm(Layer):
    """Many motes."""

    motes: Sequence[Mote]

    def draw(self, surface: Surface, time: float, alpha: float) -> None:
        for mote in self.motes:
            mote.draw(surface, time, alpha)


# ---- actors


class Pose(NamedTuple):
    """Where an actor is, in pixels, how large (1: as it was made), turned by how many degrees, how opaque."""

    x: float
    y: float
    size: float = 1.0
    angle: float = 0.0
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Actor(Layer):
    """One picture that moves; ``pose`` tells how it stands at a time, None where it is not on the stage."""

    picture: Surface
    pose: Callable[[float], Pose | None]

    def draw(self, surface: Surface, time: float, alpha: float) -> None:
        pose = self.pose(time)
        if pose is None or pose.size <= SMALL:
            return
        picture = self.picture
        if abs(pose.size - 1) > SMALL or abs(pose.angle) > 1:
            picture = pygame.transform.rotozoom(picture, pose.angle, pose.size)
        stamp(surface, picture, (pose.x, pose.y), alpha * pose.alpha)


@dataclass(frozen=True, slots=True)
class Flame(Layer):
    """Fire on its ``foot``, in pictures from the smallest to the largest: it leaps up, and then flickers among the
    largest; ``phase`` sets it apart from its neighbours.
    """

    frames: Sequence[Surface]
    foot: Point
    start: float
    phase: float

    def draw(self, surface: Surface, time: float, alpha: float) -> None:
        if time < self.start:
            return
        most = len(self.frames) - 1
        high = share(time, self.start, LEAPS) * most - abs(math.sin(time * FLICKERS + self.phase)) * 1.4
        picture = self.frames[min(most, max(0, round(high)))]
        sway = math.sin(time * 11 + self.phase) * picture.get_width() * 0.05
        stamp(surface, picture, (self.foot[0] + sway, self.foot[1] - picture.get_height() / 2), alpha)


@dataclass(frozen=True, slots=True)
class Wipe(Layer):
    """A picture that grows from one side of its place: `left`, `right`, `top`, `bottom`, or from the `middle` to
    both sides.
    """

    picture: Surface
    place: Rect
    side: str
    start: float
    seconds: float
    ease: Easing = out_cubic

    def draw(self, surface: Surface, time: float, alpha: float) -> None:
        part = share(time, self.start, self.seconds, self.ease)
        width, height = self.place.size
        across, down = (
            (width, round(height * part))
            if self.side in ("top", "bottom")
            else (
                round(width * part),
                height,
            )
        )
        if across < 1 or down < 1:
            return
        left = {"right": width - across, "middle": (width - across) // 2}.get(self.side, 0)
        top = height - down if self.side == "bottom" else 0
        self.picture.set_alpha(round(255 * alpha))
        surface.blit(self.picture, self.place.move(left, top), (left, top, across, down))


@dataclass(frozen=True, slots=True)
class Rings(Layer):
    """Circles that widen from a middle to ``reach`` pixels, one after the other, and sink into the ground."""

    middle: Point
    reach: float
    width: int
    colour: Colour
    ground: Colour
    starts: Sequence[float]
    seconds: float

    def draw(self, surface: Surface, time: float, alpha: float) -> None:
        for start in self.starts:
            way = (time - start) / self.seconds
            if 0 < way < 1:
                sunk = max(way * way, 1 - alpha)
                width = max(1, round(self.width * (1 - way * 0.6)))
                colour = mix(self.colour, self.ground, sunk)
                radius = max(2.0, self.reach * out_cubic(way))
                pygame.draw.circle(surface, colour, self.middle, radius, width)


@dataclass(eq=False)
class Scenery(Mover):
    """The layers of a scene, the lowest first, ``time`` seconds after it began; drawn within ``clip`` if given."""

    layers: Sequence[Layer]
    clip: Rect | None = None
    time: float = 0.0
    alpha: float = 1.0

    def draw(self, surface: Surface) -> None:
        if self.alpha <= 0.01:
            return
        before = surface.get_clip()
        if self.clip is not None:
            surface.set_clip(self.clip.clip(before))
        for layer in self.layers:
            layer.draw(surface, self.time, self.alpha)
        surface.set_clip(before)


@dataclass(eq=False)
class CardScene:
    """The scene about one card: what is behind it and in front of it, and how it is pushed about.

    ``time`` is in seconds since it began, ``alpha`` from 0 to 1, both for tweens to move. ``shake`` tells by the
    time how far the card is from its ``home``, in heights, None while it is left alone; ``astray``: it is away now.
    """

    behind: Scenery
    front: Scenery
    card: Flying
    home: Rect
    shake: Callable[[float], Point | None]
    astray: bool = False

    @property
    def time(self) -> float:
        return self.front.time

    @time.setter
    def time(self, seconds: float) -> None:
        self.behind.time = self.front.time = seconds
        pushed = self.shake(seconds)
        if pushed is not None or self.astray:
            self.astray = pushed is not None
            x, y = pushed or (0.0, 0.0)
            self.card.pos = (self.home.centerx + x * self.home.height, self.home.centery + y * self.home.height)

    @property
    def alpha(self) -> float:
        return self.front.alpha

    @alpha.setter
    def alpha(self, alpha: float) -> None:
        self.behind.alpha = self.front.alpha = alpha
