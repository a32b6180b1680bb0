"""What a finished match comes to: points by line, majorities, the race, the dice. Figures only, no window."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from game.alaska.cards import CARDS, ERAS, GOVERNMENT, MILITARY, OF_TYPE, OIL, TOURISM, TYPES
from game.alaska.events import CardTurnedUp, Rolled, TurnBegan
from game.alaska.outlook import ROLL_ODDS
from game.alaska.rules import AlaskaState
from game.alaska.scoring import score_lines
from game.match import Match
from game.record import SeatSetup


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score: a key of the strings, its signs (keys of icons), and points by seat."""

    key: str
    icons: tuple[str, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Majority:
    """How many cards of a type each seat has, and the seats that score for having the most."""

    type: int
    counts: tuple[int, ...]
    holders: tuple[int, ...]

    @property
    def tied(self) -> bool:
        """Whether several seats have the most."""
        most = max(self.counts)
        return most > 0 and self.counts.count(most) > 1


@dataclass(frozen=True, slots=True)
class Span:
    """The turns of one era, by their numbers, both included."""

    era: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Throws:
    """How often one die and two were thrown, and by roll 0 to 12 how often it came and was to be expected."""

    one: int
    two: int
    rolled: tuple[int, ...]
    expected: tuple[float, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """All that the results of any game tell. `order` are the seats from the first place to the last.

    `spare` is what each seat has left beside its points: dollars, or cards in hand. `race` holds points by seat at
    the start, after each turn, and at the end. `turns` is their number.
    """

    game: str
    seats: tuple[SeatSetup, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    spare: tuple[int, ...]
    winners: tuple[int, ...]
    order: tuple[int, ...]
    race: tuple[tuple[int, ...], ...]
    spans: tuple[Span, ...] = ()
    turns: int

    @property
    def key(self) -> str:
        """The section of the strings that speaks of this game's results."""
        return f"results.{self.game}"


@dataclass(frozen=True, slots=True, kw_only=True)
class AlaskaTally(Tally):
    """What only Alaska's results tell."""

    majorities: tuple[Majority, ...]
    ties_score: bool
    throws: Throws

    def most_of(self, seat: int) -> list[int]:
        """The types for which the seat scores."""
        return [entry.type for entry in self.majorities if seat in entry.holders]


def tally_of(match: Match, track: Sequence[tuple[int, ...]]) -> Tally:
    """Count a match; `track` is the points by seat after each turn, and at last those of the end.

    Raises ValueError for a game that has no results.
    """
    if match.setup.game == "alaska":
        return _alaska(match, track)
    if match.setup.game == "pacific":
        from scenes.tally_pacific import pacific_tally

        return pacific_tally(match, track)
    raise ValueError(f"the game '{match.setup.game}' has no results")


def _alaska(match: Match, track: Sequence[tuple[int, ...]]) -> AlaskaTally:
    state = cast(AlaskaState, match.state)
    by_seat = score_lines(state.owned, state.points, state.rules)
    totals = tuple(lines.total for lines in by_seat)
    dollars = tuple(state.money)
    lines = (
        Line("cards", ("cards",), tuple(seat.cards for seat in by_seat)),
        Line("state", _badges(GOVERNMENT, MILITARY), tuple(seat.government_military for seat in by_seat)),
        Line("leisure", _badges(OIL, TOURISM), tuple(seat.oil_tourism for seat in by_seat)),
        Line("starred", ("star",), tuple(seat.starred for seat in by_seat)),
        Line("events", ("event",), tuple(seat.events for seat in by_seat)),
        Line("most", ("crown",), tuple(seat.most_of_type for seat in by_seat)),
    )
    majorities = tuple(
        Majority(
            type_,
            tuple((mask & OF_TYPE[type_]).bit_count() for mask in state.owned),
            tuple(seat for seat, points in enumerate(by_seat) if type_ in points.majorities),
        )
        for type_ in range(len(TYPES))
    )
    return AlaskaTally(
        game=match.setup.game,
        seats=match.setup.seats,
        lines=lines,
        totals=totals,
        spare=dollars,
        winners=state.winners(),
        order=tuple(sorted(range(len(totals)), key=lambda seat: (-totals[seat], -dollars[seat], seat))),
        majorities=majorities,
        ties_score=state.rules.share_majority,
        race=((0,) * len(totals), *track),
        spans=_spans(match),
        throws=throws_of([event.dice for event in match.history if isinstance(event, Rolled)]),
        turns=state.turn,
    )


def throws_of(dice: Sequence[tuple[int, ...]]) -> Throws:
    """What was rolled with one die or two each time, against the odds of just those throws."""
    one, two = (sum(len(faces) == count for faces in dice) for count in (1, 2))
    rolls = [sum(faces) for faces in dice]
    expected = tuple(
        float(one * alone + two * both) for alone, both in zip(ROLL_ODDS[1], ROLL_ODDS[2], strict=True)
    )
    return Throws(one, two, tuple(rolls.count(roll) for roll in range(len(expected))), expected)


def _badges(*types: int) -> tuple[str, ...]:
    return tuple(f"badge_{TYPES[type_].lower()}" for type_ in types)


def _spans(match: Match) -> tuple[Span, ...]:
    """The turns of each era, told by the first card that a turn brings; later turns belong to the last era."""
    eras: list[int] = []
    for event in match.history:
        if isinstance(event, TurnBegan):
            eras.append(-1)
        elif isinstance(event, CardTurnedUp) and eras and eras[-1] < 0:
            eras[-1] = CARDS[event.card].era
    known = 0
    for turn, era in enumerate(eras):
        known = eras[turn] = max(known, era)
    return tuple(
        Span(name, eras.index(era) + 1, len(eras) - eras[::-1].index(era))
        for era, name in enumerate(ERAS)
        if era in eras
    )
