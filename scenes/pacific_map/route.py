"""The way of a voyage over the chart: where its legs end. It tells nothing of what will be found there."""

import math
from collections.abc import Sequence

from pygame import Rect

Point = tuple[float, float]

WAVES = (0.16, -0.16, 0.28, -0.28, 0.05, -0.05)  # of the chart's height: how far the way swings, first down or up
GOALS = (0.5, 0.3, 0.7, 0.1, 0.9)  # of the chart's height: where the way may lead to
LOOKED_AT = 5  # points of each leg at which it is seen whether it runs aground
MARGIN = 0.08  # of the chart that is left free along its edges


def route(chart: Rect, start: Point, legs: int, shores: Sequence[Rect] = ()) -> list[Point]:
    """The start and the end of each leg: from ``start`` across the chart to its farther side, in a long wave, of
    several such ways the one that keeps best off the ``shores``.
    """
    ways = [_way(chart, start, legs, goal, wave) for wave in WAVES for goal in GOALS]
    return min(ways, key=lambda points: _aground(points, shores))


def _way(chart: Rect, start: Point, legs: int, goal: float, wave: float) -> list[Point]:
    area = chart.inflate(-round(chart.width * MARGIN * 2), -round(chart.height * MARGIN * 2))
    end = (area.right if start[0] < area.centerx else area.left, area.top + area.height * goal)
    points = [start]
    for leg in range(1, legs + 1):
        way = leg / (legs + 1)
        x = start[0] + (end[0] - start[0]) * way
        y = start[1] + (end[1] - start[1]) * way + math.sin(way * math.pi * 2) * chart.height * wave
        points.append((min(max(x, area.left), area.right), min(max(y, area.top), area.bottom)))
    return points


def _aground(points: Sequence[Point], shores: Sequence[Rect]) -> int:
    """At how many of the points that are looked at the way lies on a shore."""
    steps = LOOKED_AT * (len(points) - 1)
    places = [on_route(points, step / LOOKED_AT) for step in range(1, steps + 1)]
    return sum(Rect(round(x), round(y), 1, 1).collidelist(list(shores)) >= 0 for x, y in places)


def on_route(points: Sequence[Point], way: float) -> Point:
    """The place on the way after ``way`` legs."""
    leg = min(max(0, math.floor(way)), len(points) - 2)
    share = min(max(way - leg, 0.0), 1.0)
    (ax, ay), (bx, by) = points[leg], points[leg + 1]
    return ax + (bx - ax) * share, ay + (by - ay) * share
