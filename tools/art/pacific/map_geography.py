"""What the map says of an island group: where it stands, its coasts, mountains and lakes.

Groups stand where they are in the world but are enlarged, each by its own scale; small islands grow about their own
middle, and some move a little so that their neighbours stay apart. The groups are in map_west and map_east.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from tools.art.svg import Point


@dataclass(frozen=True)
class Ridge:
    """A line of mountains, or a single cone where there is one point."""

    height: float
    """Units, drawn as steep as they are."""
    width: float
    """Units from the crest to where the slope has run out."""
    crest: tuple[Point, ...]
    """Longitude and latitude."""
    dome: bool = False
    """A shield volcano: smooth, with few valleys."""


@dataclass(frozen=True)
class Isle:
    """One island: its coast, its mountains and its lakes, by longitude and latitude."""

    coast: tuple[Point, ...]
    ridges: tuple[Ridge, ...] = ()
    lakes: tuple[tuple[float, float, float], ...] = ()
    """Longitude, latitude, radius in units."""
    grow: float = 1.0
    shift: Point = (0.0, 0.0)
    """Units to the right and down."""
    land: str = ""
    """Its inks where they differ from the group's."""


@dataclass(frozen=True)
class Group:
    """An island of the game: one or several islands on the map."""

    name: str
    """As the engine and the card call it."""
    place: Point
    """Its middle, in units of the map rectangle of 1296 x 620."""
    origin: Point
    """The longitude and latitude at that place."""
    scale: float
    """Units a degree of latitude."""
    isles: tuple[Isle, ...]
    label: Point
    """From the middle to the middle of the name plate, units."""
    pin: Point
    """From the middle to the foot of the owner's emblem, units."""
    land: str = "high"
    sea: str = "coral"
    reef: float = 12.5
    """Units from the shore to the reef."""
    rough: float = field(default=0.09)

    def on_map(self, place: Point, isle: Isle) -> Point:
        """Units of the map rectangle for a longitude and latitude on one of its islands."""
        x, y = self._plain(place)
        cx, cy = self._plain(_middle(isle.coast))
        return (cx + (x - cx) * isle.grow + isle.shift[0], cy + (y - cy) * isle.grow + isle.shift[1])

    def _plain(self, place: Point) -> Point:
        narrower = math.cos(math.radians(self.origin[1]))
        east, north = place[0] - self.origin[0], place[1] - self.origin[1]
        return (self.place[0] + east * self.scale * narrower, self.place[1] - north * self.scale)


def _middle(coast: tuple[Point, ...]) -> Point:
    xs, ys = [x for x, _ in coast], [y for _, y in coast]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def line(places: str) -> tuple[Point, ...]:
    """A coast from "longitude latitude, longitude latitude ..."."""
    pairs = (place.split() for place in places.split(","))
    return tuple((float(east), float(north)) for east, north in pairs)


def oval(
    east: float, north: float, long: float, short: float, turn: float = 0, points: int = 9
) -> tuple[Point, ...]:
    """A coast round a place: half axes in degrees, the long one turned from east towards north."""
    a = math.radians(turn)
    ring = []
    for i in range(points):
        t = -i * math.tau / points
        u, v = long * math.cos(t), short * math.sin(t)
        ring.append((east + u * math.cos(a) - v * math.sin(a), north + u * math.sin(a) + v * math.cos(a)))
    return tuple(ring)


def cone(
    east: float, north: float, radius: float, grow: float, height: float, width: float, shift: Point = (0, 0)
) -> Isle:
    """A round volcanic islet."""
    peak = Ridge(height, width, ((east, north),))
    return Isle(oval(east, north, radius, radius * 0.86, 30), (peak,), grow=grow, shift=shift)
