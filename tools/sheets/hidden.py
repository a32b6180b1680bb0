"""The map of the Pacific with several humans, and what a seat there knows that others do not."""

from collections.abc import Callable, Sequence

from game.pacific.cards import BY_NAME
from game.pacific.state import DONE, TRADERS_ON, Phase
from scenes.curtain import DEAF, Curtain
from scenes.director import Director
from scenes.pacific_map.overlays import SeatScene
from tools.sheets.maps import FIGHTERS, SEVEN, TWELVE, lay, raid, state_of
from tools.sheets.state import State


def curtain(phase: Phase) -> Callable[[Director], None]:
    """Shows the curtain at a hand-over between two humans."""

    def show(director: Director) -> None:
        where = Phase.GROWTH if phase is Phase.GROWTH else Phase.RAID
        table = lay(director, where, FIGHTERS, humans=(0, 1), others=("Warriors", "Stockades"))
        if phase is not Phase.GROWTH:
            raid(table, phase)
        table.finish()
        director.push(Curtain(table, table.session.seat))
        director.step(DEAF)

    return show


def covered(director: Director) -> None:
    """A computer's turn between two humans: no hand lies open."""
    table = lay(director, Phase.COLONIZE, humans=(0, 2))
    state_of(table).seat = state_of(table).actor = 1
    table._open(None)


def robbed(director: Director) -> None:
    """The curtain is up: what happened meanwhile is told as this seat knows it."""
    table = lay(director, Phase.EVENT, (*SEVEN, "Traders"), humans=(0, 1), others=TWELVE[:6])
    table.lift(0)
    for action in (TRADERS_ON + 1, BY_NAME["Canoes"], DONE, DONE, BY_NAME["Tonga"]):
        table.act(action)
        table.finish()
    table._open(None)
    table.lift(1)


def known(director: Director) -> None:
    """What is known of a hand that Traders saw."""
    table = lay(director, Phase.EVENT, (*SEVEN, "Traders"), others=TWELVE[:6])
    table.act(TRADERS_ON + 1)
    table.act(BY_NAME["Canoes"])
    table.finish()
    director.push(SeatScene(table, 1))


STATES: Sequence[State] = (
    State("map-covered", covered),
    State("map-news", robbed),
    State("map-seat-known", known),
    State("curtain-turn", curtain(Phase.GROWTH)),
    State("curtain-draw", curtain(Phase.DEFENDER_DRAW)),
    State("curtain-attack", curtain(Phase.ATTACK)),
    State("curtain-defence", curtain(Phase.DEFENCE)),
)
