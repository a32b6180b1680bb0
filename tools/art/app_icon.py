"""The icon of the program: an aurora over a peak and a sun behind a sail, on one sea, in a rounded square."""

from __future__ import annotations

from tools.art.canoes import crab_claw_sail
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.svg import circle, clipped, group, line, linear, path, rect

BOX = 256.0
"""Units a side."""
PLAIN_BELOW = 48
"""Pixels a side under which the icon keeps its large shapes only."""
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

_SEA = 182.0
_PEAK = PeakInks("#5D83A8", "#2C4A72", "#F7FBFF", "#A9C6DE")


def app_icon(pixels: int) -> str:
    """The icon as it is drawn for so many pixels a side."""
    plain = pixels < PLAIN_BELOW
    night = rect(0, 0, BOX, _SEA, linear((0, "#0B1140"), (0.6, "#16486A"), (1, "#2E8C94")))
    day = path(
        f"M142 0H{BOX}V{_SEA}H92Z", linear((0, "#5A2C7C"), (0.45, "#D9527A"), (0.75, "#FF9A5C"), (1, "#FFD68A"))
    )
    sea = rect(0, _SEA, BOX, BOX - _SEA, linear((0, "#2A9FA8"), (1, "#06304E")))
    scene = night + _aurora(plain) + day + circle(160, 128, 36, "#FFF3CC") + sea
    scene += dawn_peak(70, _SEA + 4, 120, 96, 4, _PEAK)
    if not plain:
        scene += line("M16 206H96M42 226H120M150 212H240M128 236H206", "#DFF7F2", 4, 0.5)
    scene += _boat(plain)
    return clipped(rect(0, 0, BOX, BOX, "#FFFFFF", 56), scene)


def _aurora(plain: bool) -> str:
    """Two curtains of light; one broad one where there is no room for two."""
    paint = linear((0, "#7CFFCB", 0.0), (0.6, "#57F0B8", 0.75), (1, "#B7FFE4", 0.95))
    first = path("M-10 20C40 50 76 -6 150 20L146 66C84 50 60 96 -10 84Z", paint)
    return (
        first
        if plain
        else first + path("M-10 -20C50 10 90 -30 152 -14L150 16C90 4 60 40 -10 34Z", paint, opacity=0.6)
    )


def _boat(plain: bool) -> str:
    """A sail on a dark hull, before the sun."""
    outline = "M0 0C-34 -40 -46 -92 -34 -130C-6 -104 34 -98 68 -110C62 -62 40 -24 0 0Z"
    sail = path(outline, "#FFF1DC") if plain else crab_claw_sail("#FFF1DC", "#C4553A")
    hull = path("M118 188C150 206 214 206 246 182C244 214 226 226 182 226S122 214 118 188Z", "#4A1F12")
    return group(sail, 188, 198, 0.92) + hull + line("M128 206C160 216 206 216 238 204", "#E9B872", 5)
