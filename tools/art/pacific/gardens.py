"""The light and the ground that the pictures of foods share."""

from __future__ import annotations

from tools.art.pacific.scenery import air, glow
from tools.art.svg import linear, path

GARDEN = ((0, "#8FD3C9"), (0.55, "#DDF0C4"), (1, "#F7E3A1"))


def garden(y: float = 286) -> str:
    """The light and the low ground that all foods share."""
    drawn = air(*GARDEN) + glow(250, 170, 260, "#FFFBE0", 0.8)
    drawn += path("M-10 258C90 236 170 250 260 240C350 232 420 246 510 234V410H-10Z", "#A9CF7C", opacity=0.7)
    return drawn + path(
        f"M-10 {y}C100 {y - 20} 210 {y + 6} 300 {y - 8}C390 {y - 18} 450 {y} 510 {y - 10}V410H-10Z",
        linear((0, "#7DB55A"), (1, "#3C7A3E")),
    )
