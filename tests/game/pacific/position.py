"""Positions of Pacific Voyagers built by hand, and short words to play them on."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import TypeVar

from game.chance import Chance
from game.contract import CHANCE, OVER, Event
from game.pacific.cards import BY_NAME, CARDS, ISLANDS, ONE, WHOLE_DECK, cards_in, pile_of
from game.pacific.rules import PacificState, start
from game.pacific.state import DONE, NOBODY, Phase, Rules

T = TypeVar("T", bound=Event)

HOUSE_RULES = ("blind_raids", "tie_break", "equal_turns")
MIXES: tuple[tuple[str, ...], ...] = tuple(chain(*(combinations(HOUSE_RULES, size) for size in range(4))))
"""All 8 mixes of the house rules."""


def card(name: str) -> int:
    """The card of that name."""
    return BY_NAME[name]


def cards(names: str) -> list[int]:
    """The cards of these names, separated by commas; ``3 Warriors`` are three of them."""
    found = []
    for part in names.split(","):
        match = re.fullmatch(r"(?:(\d+) )?(.+)", part.strip())
        if match:
            found += [BY_NAME[match[2]]] * int(match[1] or 1)
    return found


def names(indices: Iterable[int]) -> list[str]:
    return [CARDS[index].name for index in indices]


def position(
    *hands: str,
    phase: Phase = Phase.EVENT,
    top: str = "",
    left: int | None = None,
    islands: str = "",
    seat: int = 0,
    turn: int = 5,
    first: int = 0,
    rules: str = "",
    owed: bool = False,
) -> PacificState:
    """A position in which ``seat`` has the turn and is asked in this phase; hands by seat.

    ``islands`` are those in play with their seats, as in ``Tonga 1, Samoa 0``. ``top`` are the next cards of the
    deck; below them come the cards that lie nowhere else, islands last, so that none comes uncalled. Of the deck
    only ``left`` cards are there if given, and the rest is discarded.
    """
    owners = [NOBODY] * ISLANDS
    for part in filter(None, islands.split(",")):
        name, owner = part.strip().rsplit(" ", 1)
        owners[BY_NAME[name]] = int(owner)
    piles = [pile_of(cards(hand)) for hand in hands]
    next_cards = cards(top)
    in_play = sum(ONE[island] for island in range(ISLANDS) if owners[island] != NOBODY)
    others = cards_in(WHOLE_DECK - sum(piles) - pile_of(next_cards) - in_play)
    below = [one for one in others if one >= ISLANDS] + [one for one in others if one < ISLANDS]
    kept = len(below) if left is None else left - len(next_cards)
    state = start(len(hands), first, Rules(**dict.fromkeys(rules.split(), True)))
    state.seat = state.actor = seat
    state.phase = phase
    state.turn = turn
    state.owed = owed
    state.deck = (*next_cards, *below[:kept])
    state.discards = pile_of(below[kept:])
    state.hands = piles
    state.sizes = [len(cards(hand)) for hand in hands]
    state.owners = owners
    return state


def act(state: PacificState, *actions: int | str) -> list[Event]:
    """Play these actions, cards by name; what happened."""
    events: list[Event] = []
    for action in actions:
        number = BY_NAME[action] if isinstance(action, str) else action
        assert number in state.legal(), f"{action} is not among {state.legal()}"
        state.apply(number, events)
    return events


def choose(state: PacificState, chosen: str = "") -> list[Event]:
    """Choose these cards, in the order of the game, and be done."""
    return act(state, *cards(chosen), DONE)


def shuffle(state: PacificState, top: str = "") -> list[Event]:
    """Let the pending shuffle put these cards on top."""
    events: list[Event] = []
    assert state.actor == CHANCE
    first = cards(top)
    rest = cards_in(pile_of(state.deck) - pile_of(first))
    state.resolve((*first, *rest), events)
    return events


def hand(state: PacificState, seat: int) -> list[str]:
    return names(cards_in(state.hands[seat]))


def discarded(state: PacificState) -> list[str]:
    return names(cards_in(state.discards))


def islands(state: PacificState, seat: int) -> list[str]:
    return names(island for island, owner in enumerate(state.owners) if owner == seat)


def of_kind(events: Iterable[Event], kind: type[T]) -> list[T]:
    return [event for event in events if isinstance(event, kind)]


def new_game(seats: int, rules: tuple[str, ...] = (), first: int = 0) -> PacificState:
    return start(seats, first, Rules(**dict.fromkeys(rules, True)))


def moves(state: PacificState, chance: Chance) -> Iterator[tuple[str, int | tuple[int, ...]]]:
    """What is to be done next, ``apply`` or ``resolve`` with its argument, until the game is over."""
    while state.actor != OVER:
        if state.actor == CHANCE:
            yield "resolve", state.sample(chance)
        else:
            legal = state.legal()
            if len(legal) > 1 and legal[-1] == DONE and chance.below(3):
                legal = legal[:-1]  # so that voyages and raids happen
            yield "apply", legal[chance.below(len(legal))]


def positions(state: PacificState, chance: Chance) -> Iterator[PacificState]:
    """The state before its first move, and after each until it is over; the same object, played on."""
    yield state
    for name, argument in moves(state, chance):
        getattr(state, name)(argument)
        yield state
