"""What a finished match of Pacific Voyagers comes to: islands by how they came and went, and the voyages."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from game.match import Match
from game.pacific.events import CardFlipped, Flip, IslandLost, RaidEnded, VoyageBegan
from game.pacific.rules import PacificState
from scenes.tally import Line, Tally


@dataclass(frozen=True, slots=True)
class Voyages:
    """By Voyage Number, from 0: how many voyages were tried, and how many came to a free island or a rival's."""

    tried: tuple[int, ...]
    landed: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PacificTally(Tally):
    """What only the Pacific's results tell. ``islands`` are those that each seat controls at the end."""

    islands: tuple[tuple[int, ...], ...]
    tie_break: bool
    voyages: Voyages


def pacific_tally(match: Match, track: Sequence[tuple[int, ...]]) -> PacificTally:
    """Count a match of the Pacific, which must be over."""
    state = cast(PacificState, match.state)
    seats = range(state.seats)
    totals, cards = state.scores(), tuple(state.sizes)
    return PacificTally(
        game=match.setup.game,
        seats=match.setup.seats,
        lines=_lines(match, state.seats),
        totals=totals,
        spare=cards,
        winners=state.winners(),
        order=tuple(sorted(seats, key=lambda seat: (-totals[seat], -cards[seat], seat))),
        race=((0,) * state.seats, *track),
        turns=state.turn,
        islands=tuple(tuple(i for i, owner in enumerate(state.owners) if owner == seat) for seat in seats),
        tie_break=state.rules.tie_break,
        voyages=_voyages(match),
    )


def _lines(match: Match, seats: int) -> tuple[Line, ...]:
    """How islands came and went; the lines add up to the islands at the end."""
    settled, conquered, raided, civil_war = ([0] * seats for _ in range(4))
    for event in match.history:
        if isinstance(event, CardFlipped) and event.meaning is Flip.SETTLED:
            settled[event.seat] += 1
        elif isinstance(event, RaidEnded) and event.winner == event.seat:
            conquered[event.seat] += 1
            raided[event.rival] -= 1
        elif isinstance(event, IslandLost):
            civil_war[event.owner] -= 1
    return (
        Line("settled", (), tuple(settled)),
        Line("conquered", (), tuple(conquered)),
        Line("raided", (), tuple(raided)),
        Line("civil_war", (), tuple(civil_war)),
    )


def _voyages(match: Match) -> Voyages:
    begun = [event.number for event in match.history if isinstance(event, VoyageBegan)]
    landed = []
    for event in match.history:
        if isinstance(event, VoyageBegan):
            number = event.number
        elif isinstance(event, CardFlipped) and event.meaning in (Flip.SETTLED, Flip.RAID):
            landed.append(number)
    most = max(begun, default=0)
    return Voyages(
        tried=tuple(begun.count(number) for number in range(most + 1)),
        landed=tuple(landed.count(number) for number in range(most + 1)),
    )
