"""What the scenes of Alaska's events are played with: small flat sketches in the inks of the pictures."""

from scenes.alaska_table.sketch_things import THINGS
from scenes.sketch_nature import NATURE
from scenes.sketch_parts import Sketch

SKETCHES: dict[str, Sketch] = {**NATURE, **THINGS}
"""By name."""
