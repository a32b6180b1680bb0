"""The inks that the pictures of events share."""

from __future__ import annotations

from tools.art.pacific.land import SlopeInks

DUSK = ((0, "#35205A"), (0.42, "#8C3F86"), (0.76, "#F08A78"), (1, "#FFD39A"))
SEA = ((0, "#F2A08A"), (0.12, "#B4628A"), (0.5, "#5B2F72"), (1, "#241443"))
GLINTS = ("#FFE0C4", "#E79AB4", "#9A5FA0")
PLUM = SlopeInks("#B77A9A", "#6B3A72", "#3B1F50")
