"""The emblems of the five towns: round seals with what each is known for, in a box of 100 units.

They use only what pygame's SVG loader draws: paths, rectangles, circles and groups.
"""

from __future__ import annotations

from math import sqrt

from tools.art.animals import bear
from tools.art.palette import INK, PAPER
from tools.art.svg import circle, group, line, num, path, polygon, rect

BOX = 100.0
_MIDDLE, _RIM, _FIELD = 50.0, 48.0, 41.0


def _seal(sky: str, *body: str) -> str:
    """A seal with a sky of one ink and what stands before it."""
    return circle(_MIDDLE, _MIDDLE, _RIM, PAPER, INK, 2) + circle(_MIDDLE, _MIDDLE, _FIELD, sky) + "".join(body)


def _below(y: float, ink: str) -> str:
    """The part of the field below a height: sea, snow or grass."""
    half = sqrt(_FIELD**2 - (y - _MIDDLE) ** 2)
    large = 1 if y < _MIDDLE else 0
    return path(
        f"M{num(_MIDDLE + half)} {num(y)}A{_FIELD} {_FIELD} 0 {large} 1 {num(_MIDDLE - half)} {num(y)}Z", ink
    )


def _waves(*rows: float) -> str:
    return "".join(
        line(f"M{x} {y}q5 -5 10 0t10 0t10 0", "#FFFFFF", 2.6, 0.75) for y, x in zip(rows, (24, 42), strict=False)
    )


def skagway() -> str:
    """Painted houses on the water under the pass."""
    peak = polygon([(50, 16), (84, 62), (16, 62)], "#6C8FB6") + polygon(
        [(50, 16), (64, 35), (53, 44), (48, 36), (40, 42), (36, 35)], "#FFFFFF"
    )
    houses = ""
    for x, top, ink in ((22, 47, "#C4513A"), (41, 41, "#E0A03A"), (60, 48, "#2F7A68")):
        houses += rect(x, top, 17, 66 - top, ink) + polygon(
            [(x - 2, top + 1), (x + 8.5, top - 9), (x + 19, top + 1)], INK
        )
        houses += rect(x + 5, top + 7, 7, 7, "#FFE39A")
    return _seal("#1E2F6B", peak, _below(66, "#2F7391"), houses, _waves(78))


def sitka() -> str:
    """The island volcano across the sound, in the morning."""
    cone = path("M12 62C30 56 40 34 45 24H56C61 36 72 56 88 62Z", "#3E7E8C")
    cap = polygon([(45, 24), (56, 24), (63, 39), (57, 36), (51, 43), (46, 36), (38, 41)], "#FFFFFF")
    return _seal("#F7D9A6", circle(72, 34, 9, "#FFF8E0"), cone, cap, _below(62, "#1F6B78"), _waves(72, 81))


def nome() -> str:
    """The low sun of winter with its two companions, and a dredge on the snow."""
    halo = circle(50, 44, 25, "none", "#FFF6DA", 4) + circle(50, 44, 10, "#FFF6DA")
    halo += circle(25, 44, 5, "#FFF6DA") + circle(75, 44, 5, "#FFF6DA")
    dredge = rect(24, 58, 28, 16, "#A8402E") + polygon([(21, 59), (38, 47), (55, 59)], INK)
    dredge += line("M50 64L68 56M68 54V74", INK, 4) + rect(30, 63, 6, 6, "#FFE39A") + rect(41, 63, 6, 6, "#FFE39A")
    return _seal("#5E94CC", halo, _below(64, "#FFFFFF"), dredge)


def kodiak() -> str:
    """A great bear at a stream below green hills."""
    hills = path("M12 60C24 36 36 36 48 52C60 30 78 34 88 60Z", "#5C9E54")
    return _seal(
        "#BFE3C4", hills, _below(58, "#2D8394"), group(bear("#4E2E18", "#7A4E2C"), 51, 58, 0.33), _waves(82)
    )


def juneau() -> str:
    """A glacier between two steep slopes."""
    ice = polygon([(38, 34), (62, 34), (74, 66), (26, 66)], "#DDF3FA")
    cracks = line("M46 38L40 64M54 38V64M60 40L66 64", "#7FB6D6", 2.4)
    back = polygon([(50, 15), (72, 44), (28, 44)], "#9FB6DA")
    left = path("M14 66V32C22 36 34 54 40 66Z", "#27376E")
    right = path("M86 66V32C78 36 66 54 60 66Z", "#27376E")
    return _seal("#8A78BE", back, ice, cracks, left, right, _below(66, "#3C5E9A"), _waves(77))


EMBLEMS = {"skagway": skagway, "sitka": sitka, "nome": nome, "kodiak": kodiak, "juneau": juneau}
"""By the town's name in small letters."""
