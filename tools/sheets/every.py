"""All states in the order in which a player may come to them."""

from tools.sheets import hidden, hints, maps, menus, overlays, tables
from tools.sheets.state import State

STATES: tuple[State, ...] = (
    *menus.STATES,
    *tables.STATES,
    *overlays.STATES,
    *maps.STATES,
    *hidden.STATES,
    *hints.STATES,
)
