"""Whole games by chance, for tests of what must hold in all of them."""

from collections.abc import Iterator
from inspect import getmembers, isdatadescriptor
from itertools import chain, combinations

from game.alaska.rules import AlaskaState, start
from game.alaska.state import END, Rules
from game.chance import Chance
from game.contract import CHANCE, OVER
from game.match import Match
from game.record import SeatSetup, Setup

HOUSE_RULES = ("replace_events", "vp_instead", "share_majority", "equal_turns")
MIXES: tuple[tuple[str, ...], ...] = tuple(chain(*(combinations(HOUSE_RULES, size) for size in range(5))))
"""All 16 mixes of the house rules."""


def attributes(owner: type) -> set[str]:
    """What the instances of a class hold, whether it was compiled or not."""
    return {name for name, _ in getmembers(owner, isdatadescriptor) if not name.startswith("__")}


def choose(legal: list[int], chance: Chance) -> int:
    """Any legal action, but seldom the end of buying: towns grow, money runs out, and prices rise."""
    if len(legal) > 1 and legal[-1] == END and chance.below(4):
        legal = legal[:-1]
    return legal[chance.below(len(legal))]


def new_game(seats: int, rules: tuple[str, ...] = (), first: int = 0) -> AlaskaState:
    return start(seats, first, Rules(**dict.fromkeys(rules, True)))


def moves(state: AlaskaState, chance: Chance) -> Iterator[tuple[str, int | tuple[int, ...]]]:
    """What is to be done next, ``apply`` or ``resolve`` with its argument, until the game is over."""
    while state.actor != OVER:
        if state.actor == CHANCE:
            yield "resolve", state.sample(chance)
        else:
            yield "apply", choose(state.legal(), chance)


def positions(state: AlaskaState, chance: Chance) -> Iterator[AlaskaState]:
    """The state before its first move, and after each until it is over; the same object, played on."""
    yield state
    for name, argument in moves(state, chance):
        getattr(state, name)(argument)
        yield state


def setup(seats: int = 3, seed: int = 7, first: int | None = None, rules: tuple[str, ...] = ()) -> Setup:
    chairs = [SeatSetup("Mira", "Skagway"), SeatSetup("Jørn “Ace” 雪", "Nome\tBay"), SeatSetup("", "")]
    chairs += [SeatSetup("Bot", "Sitka", "computer", "normal")] * 2
    return Setup("alaska", tuple(chairs[:seats]), seed, first, frozenset(rules))


def play(match: Match, decisions: int | None = None, seed: int = 1) -> Match:
    """Begin a match and play it by chance, to the end or for so many decisions."""
    chance = Chance(seed)
    match.begin()
    while match.actor != OVER and match.decisions != decisions:
        match.act(match.actor, choose(match.state.legal(), chance))
    return match
