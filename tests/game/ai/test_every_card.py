"""Computers play every card of both games, and come to an end with each of them."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game import catalog
from game.ai import levels
from game.alaska import cards as alaska
from game.alaska.events import CardBought, CardTaken, EventTookEffect
from game.chance import Chance
from game.contract import Event
from game.match import Match
from game.pacific import cards as pacific
from game.pacific.events import AttackShown, CardFlipped, DefenceShown, EventPlayed, VoyageBegan
from game.record import SeatSetup, Setup

QUICK = ("easy", "normal", "random")
GAMES = {"alaska": 600, "pacific": 100}
LEAST = 5
CARDS = {"alaska": len(alaska.CARDS), "pacific": len(pacific.CARDS)}


def cards_played(event: Event) -> Iterator[int]:
    """The cards that a seat plays, or that take effect, by an event."""
    if isinstance(event, (CardBought, CardTaken, EventTookEffect, EventPlayed, CardFlipped)):
        yield event.card
    elif isinstance(event, (VoyageBegan, AttackShown, DefenceShown)):
        yield from event.cards


def history_of(game: str, number: int) -> list[Event]:
    """All that happens in a game of quick levels; seats and levels differ with its number."""
    known = catalog.load(game)
    seats = known.min_seats + number % (known.max_seats - known.min_seats + 1)
    kinds = [QUICK[(number + seat) % len(QUICK)] for seat in range(seats)]
    who = tuple(SeatSetup(f"Seat {seat}", kind="computer", level=kind) for seat, kind in enumerate(kinds))
    match = Match(Setup(game, who, number))
    chances = [Chance(seed) for seed in match.seat_seeds]
    match.begin()
    while not match.over:
        seat = match.actor
        for action in levels.plan(kinds[seat], match.view(seat), chances[seat]):
            match.act(seat, action)
    return match.history


@pytest.mark.slow
@pytest.mark.parametrize("game", catalog.ENGINES)
def test_computers_play_every_card(game: str) -> None:  # B04
    count: Counter[int] = Counter()
    for number in range(GAMES[game]):
        for event in history_of(game, number):
            count.update(cards_played(event))
    seldom = [card for card in range(CARDS[game]) if count[card] < LEAST]
    assert not seldom
