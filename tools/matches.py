"""Matches without events and records, between players of any kind, for tools that play thousands of them."""

import hashlib
from collections.abc import Callable, Sequence

from game.ai.levels import Plan
from game.chance import Chance
from game.contract import CHANCE, State
from game.match import Match
from game.record import SeatSetup, Setup

Player = Callable[[State, Chance], Plan]
"""What decides for the state's actor, with the seat's own generator. An honest one looks only at its view."""


def seed_of(*words: object) -> int:
    """A seed that belongs to these words alone, 0 to 2**48 - 1: no stream of seeds has to be kept anywhere."""
    text = "\n".join(map(str, words))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def play(game: str, players: Sequence[Player], seed: int) -> State:
    """Play a game to its end; the seed decides who begins, its shuffles, dice and the seats' own generators."""
    match = Match(Setup(game, tuple(SeatSetup(f"Seat {seat}") for seat in range(len(players))), seed))
    chances = [Chance(own) for own in match.seat_seeds]
    state = match.state
    while not match.over:
        seat = state.actor
        if seat == CHANCE:
            state.resolve(state.sample(match.chance))
            continue
        for action in players[seat](state, chances[seat]):
            state.apply(action)
    return state


def share(end: State, seat: int) -> float:
    """The seat's share of the victory: 1, 0, or 1/n of one that n seats share."""
    winners = end.winners()
    return 1 / len(winners) if seat in winners else 0.0


def lead(end: State, seat: int) -> float:
    """How far the seat is ahead of its best rival, as a share of the points of both: -1 to 1."""
    scores = list(end.scores())
    own = scores.pop(seat)
    best = max(scores)
    both = abs(own) + abs(best)
    return (own - best) / both if both else 0.0
