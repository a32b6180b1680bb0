"""The map of the Pacific with several humans, and what a seat there knows that others do not."""

from collections.abc import Callable, Sequence

from game.pacific.cards import BY_NAME, pile_of
from game.pacific.state import DONE, PLACE, TRADERS_ON, Phase
from scenes.curtain import DEAF, Curtain
from scenes.director import Director
from scenes.pacific_map.overlays import DeckScene, SeatScene
from scenes.pacific_map.scene import PacificMap
from tools.sheets.maps import FIGHTERS, LONG_NAMES, SEVEN, TWELVE, TWENTY, lay, raid, state_of
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


def _explored(director: Director) -> PacificMap:
    """Explorers showed seat 0 the next seven cards, one of which it kept."""
    table = lay(director, Phase.EVENT, (*SEVEN, "Explorers"), top=(*TWELVE[-4:], "Tonga", "Taro", "Wayfinding"))
    for action in (BY_NAME["Explorers"], PLACE + 2):
        table.act(action)
        table.finish()
    return table


def deck_known(director: Director) -> None:
    """The signs of the next cards on the deck, and their names for whoever points at it."""
    table = _explored(director)
    table.focus.set("deck")
    table.focused("deck")


def deck_read(director: Director) -> None:
    """The next cards as a list."""
    table = _explored(director)
    director.push(DeckScene(table))


def hand_known(hand: Sequence[str], seats: int) -> Callable[[Director], None]:
    """Another seat knows of most cards of the hand."""

    def show(director: Director) -> None:
        table = _known_to_the_next(director, hand, seats)
        key = f"card:{hand[0]}"
        table.focus.set(key)
        table.focused(key)

    return show


def _known_to_the_next(director: Director, hand: Sequence[str], seats: int) -> PacificMap:
    table = lay(director, Phase.COLONIZE, hand, seats=seats, names=LONG_NAMES)
    state = state_of(table)
    state.held = [0] * seats**2
    state.held[seats] = pile_of(BY_NAME[name] for name in hand if name not in ("Fish", "Traders"))
    table._open(0)
    return table


def own_hand(director: Director) -> None:
    """Who knows what of one's own hand."""
    director.push(SeatScene(_known_to_the_next(director, TWELVE, 4), 0))


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
    State("map-deck-known", deck_known),
    State("map-deck-read", deck_read),
    State("map-hand-known", hand_known(SEVEN, 4)),
    State("map-hand-known-20", hand_known(TWENTY, 6)),
    State("map-seat-own", own_hand),
    State("map-seat-known", known),
    State("curtain-turn", curtain(Phase.GROWTH)),
    State("curtain-draw", curtain(Phase.DEFENDER_DRAW)),
    State("curtain-attack", curtain(Phase.ATTACK)),
    State("curtain-defence", curtain(Phase.DEFENCE)),
)
