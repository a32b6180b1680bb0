"""The sky, the water and the inks that the pictures of navigation share."""

from __future__ import annotations

from tools.art.pacific.scenery import air, sea, twinkles

NIGHT = ((0, "#070C30"), (0.5, "#1B2D74"), (0.82, "#4465AE"), (1, "#8C9BD0"))
DEEP = ((0, "#4F74BA"), (0.3, "#1E3477"), (1, "#070D33"))
GLINTS = ("#9FB4EF", "#DFE7FF", "#5B77C2")
DARK = "#0A0F33"


def night(horizon: float, seed: int, count: int = 90) -> str:
    """A starry sky over dark water."""
    return air(*NIGHT, base=horizon + 4) + twinkles(seed, count, horizon - 20) + sea(horizon, *DEEP)
