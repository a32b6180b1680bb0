"""The sky, the water and the inks that the pictures of the islands share."""

from __future__ import annotations

from tools.art.pacific.scenery import air, sea, wavelets

DAY = ((0, "#176A9E"), (0.45, "#5DB6C8"), (0.75, "#F3DFA6"), (1, "#FFC489"))
LAGOON = ((0, "#8FE9D6"), (0.2, "#37B8B2"), (0.6, "#14859C"), (1, "#0A4F7C"))
GLINTS = ("#E6FBF1", "#9AE8DA", "#5CC4C2")
SAND, WET_SAND = "#F4DDA8", "#CDAE74"
LEAF, TRUNK = "#125A45", "#4B2D1A"


def lagoon(horizon: float = 250, seed: int = 3) -> str:
    """The sky and the water that all islands share."""
    return air(*DAY, base=horizon + 4) + sea(horizon, *LAGOON) + wavelets(seed, horizon + 14, 396, 46, GLINTS)
