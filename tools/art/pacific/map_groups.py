"""The ten island groups in the order of the engine's cards."""

from __future__ import annotations

from tools.art.pacific.map_east import EASTER, HAWAII, SAMOA, TAHITI, TONGA
from tools.art.pacific.map_west import FIJI, MARIANAS, NAURU, NEW_ZEALAND, SOLOMONS

GROUPS = (SOLOMONS, FIJI, HAWAII, EASTER, NEW_ZEALAND, TONGA, SAMOA, TAHITI, MARIANAS, NAURU)
