"""The way of a voyage over the chart: where its legs end. It tells nothing of what will be found there."""

import math
from collections.abc import Sequence

from pygame import Rect

Point = tuple[float, float]

WAVE = 0.16  # of the chart's height: how far the way swings to either side
MARGIN = 0.08  # of the chart that is left free along its edges


def route(chart: Rect, start: Point, legs: int) -> list[Point]:
    """The start and the end of each leg: from ``start`` across the chart to its farther side, in a long wave."""
    area = chart.inflate(-round(chart.width * MARGIN * 2), -round(chart.height * MARGIN * 2))
    east = start[0] < area.centerx
    goal = (area.right if east else area.left, area.centery + (area.centery - start[1]) * 0.4)
    points = [start]
    for leg in range(1, legs + 1):
        way = leg / (legs + 1)
        x = start[0] + (goal[0] - start[0]) * way
        y = start[1] + (goal[1] - start[1]) * way + math.sin(way * math.pi * 2) * chart.height * WAVE
        points.append((min(max(x, area.left), area.right), min(max(y, area.top), area.bottom)))
    return points


def on_route(points: Sequence[Point], way: float) -> Point:
    """The place on the way after ``way`` legs."""
    leg = min(max(0, math.floor(way)), len(points) - 2)
    share = min(max(way - leg, 0.0), 1.0)
    (ax, ay), (bx, by) = points[leg], points[leg + 1]
    return ax + (bx - ax) * share, ay + (by - ay) * share
