"""Play goes on from a full state: each seat by the policy, from what it may know, up to a start of a turn."""

from math import exp
from typing import Final

from game.ai.pacific.policy import Policy
from game.ai.pacific.sight import Sight, size_of
from game.ai.pacific.value import Value, describe, total
from game.chance import Chance
from game.contract import CHANCE, OVER
from game.pacific.cards import DECK_SIZE, ISLANDS, ONE
from game.pacific.rules import GROWTH_CARDS, PacificState
from game.pacific.state import NOBODY, Phase

_GROWTH: Final = int(Phase.GROWTH)


def play_on(state: PacificState, policy: Policy, chance: Chance, turn: int) -> None:
    """Play until turn number ``turn``, or a later one, waits for its growth discard with cards in the deck; or
    until the game is over."""
    while state.actor != OVER:
        seat = state.actor
        if seat == CHANCE:
            state.resolve(state.sample(chance))
            continue
        if state.phase == _GROWTH and state.turn >= turn and state.drawn < len(state.deck):
            return
        for action in policy.decide(Sight.of_state(state, seat)):
            state.apply(action)


def features(state: PacificState, seat: int) -> list[float]:
    """What a seat is valued by where ``play_on`` ends, but before the growth cards were drawn."""
    hand, size = state.hands[seat], state.sizes[seat]
    if seat == state.seat:
        for card in state.deck[state.drawn - GROWTH_CARDS : state.drawn]:
            hand -= ONE[card]
            size -= 1
    return described(state, seat, hand, size, 0)


def described(state: PacificState, seat: int, hand: int, size: int, fresh: int) -> list[float]:
    """What a seat is valued by if it had this hand, and besides so many cards that it does not know."""
    free = tickets = idle = own = islands = 0
    exposed = False
    for island in range(ISLANDS):
        owner = state.owners[island]
        held = hand >> 4 * island & 15
        gone = state.discards >> 4 * island & 15
        if owner == NOBODY:
            free += 2 - gone - held
            idle += held
        elif owner == seat:
            islands += 1
            own += held
            exposed = exposed or not gone + held
        else:
            tickets += held
    hidden = DECK_SIZE - size_of(state.discards) - size_of(hand) - ISLANDS + state.owners.count(NOBODY)
    missing = 1.0 - free / hidden if hidden > free else 0.0
    return describe(hand, islands, size + fresh, fresh, exposed, tickets, idle, own, missing)


def outcome(state: PacificState, value: Value) -> list[float]:
    """The chance of each seat to win: as it is at the end; where ``play_on`` ends before it, as learned."""
    if state.actor == OVER:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    left = len(state.deck) - state.drawn + GROWTH_CARDS
    strengths: list[float] = []
    for seat in range(state.seats):
        weights = value.own[(seat - state.seat) % state.seats][left]
        strengths.append(total(weights, features(state, seat)))
    most = max(strengths)
    shares = [exp(strength - most) for strength in strengths]
    whole = sum(shares, 0.0)
    return [share / whole for share in shares]
