"""Which scene plays which game, and the way back to the title. Tables are imported when one is opened."""

from typing import TYPE_CHECKING

from game.record import Setup
from scenes.scene import Scene

if TYPE_CHECKING:
    from scenes.director import Director


def open_table(setup: Setup) -> Scene:
    """The table of a match that is set up so. Raises ValueError for a game that has none."""
    if setup.game == "alaska":
        from scenes.alaska_table.scene import AlaskaTable

        return AlaskaTable(setup)
    if setup.game == "pacific":
        from scenes.pacific_map.scene import PacificMap

        return PacificMap(setup)
    raise ValueError(f"there is no table for the game '{setup.game}'")


def to_title(director: "Director") -> None:
    """Leave everything but the title."""
    from scenes.menu import Title

    while len(director.stack) > 1 and not isinstance(director.scene, Title):
        director.pop()
    if not isinstance(director.scene, Title):
        director.replace(Title())
