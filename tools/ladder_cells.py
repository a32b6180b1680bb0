"""The cells of the ladder: which levels meet, at tables of how many seats, and the share that is aimed at."""

from dataclasses import dataclass

from game import catalog
from game.ai import levels

OPEN = "-open"
"""Ends the name of a level for measurement: the same search, shown all hidden cards. No match offers it."""
CHEAP, DEAR = 2000, 600  # games


@dataclass(frozen=True, slots=True)
class Cell:
    """One seat of the ``higher`` level against the ``lower`` one on all the others."""

    lower: str
    higher: str
    seats: int

    def __str__(self) -> str:
        return f"{self.lower}:{self.higher}:{self.seats}"


@dataclass(frozen=True, slots=True)
class Rung:
    """A cell of the ladder with its usual number of games and the share that ``higher`` should reach, if any."""

    cell: Cell
    games: int
    target: float | None = None


def ladder(game: str) -> list[Rung]:
    """All cells that are measured in a game, from the cheapest."""
    expert = DEAR if game == "alaska" else CHEAP
    return [
        Rung(Cell(lower, higher, seats), expert if "expert" in higher else CHEAP, target)
        for lower, higher, seats, target in _TARGETS[game]
    ]


_TARGETS: dict[str, list[tuple[str, str, int, float | None]]] = {
    "alaska": [
        ("random", "easy", 2, 0.85),
        ("easy", "normal", 2, 0.72),
        ("normal", "hard", 2, 0.64),
        ("baseline", "hard", 2, 0.64),
        ("easy", "normal", 4, 0.44),
        ("normal", "hard", 4, 0.30),
        ("hard", "expert", 2, 0.62),
        ("baseline", "expert", 2, 0.72),
        ("hard", "expert", 4, 0.30),
        ("expert", f"expert{OPEN}", 2, None),
    ],
    "pacific": [
        ("random", "easy", 2, 0.72),
        ("easy", "normal", 2, 0.66),
        ("normal", "hard", 2, 0.56),
        ("baseline", "hard", 2, 0.56),
        ("easy", "normal", 4, 0.34),
        ("normal", "hard", 4, 0.30),
        ("hard", "expert", 2, 0.54),
        ("baseline", "expert", 2, 0.59),
        ("hard", "expert", 4, 0.28),
        ("expert", f"expert{OPEN}", 2, None),
    ],
}


def rung(game: str, text: str) -> Rung:
    """The cell of a text such as ``hard:expert:2``, with its aim if it is one of the ladder's.

    Raises ValueError with a reason if the game has no such cell.
    """
    for known in ladder(game):
        if str(known.cell) == text:
            return known
    lower, colon, rest = text.partition(":")
    higher, colon, seats = rest.partition(":")
    if not colon:
        raise ValueError(f"{text!r} is not LOWER:HIGHER:SEATS, such as hard:expert:2")
    engine = catalog.load(game)
    if seats not in map(str, range(engine.min_seats, engine.max_seats + 1)):
        raise ValueError(f"{engine.title} has {engine.min_seats} to {engine.max_seats} seats, not {seats!r}")
    return Rung(Cell(lower, higher, int(seats)), CHEAP)


def check(game: str, cell: Cell) -> None:
    """Raises ValueError with a reason if a level of the cell is none of the game's."""
    for level in (cell.lower, cell.higher):
        levels.check(game, "expert" if level == f"expert{OPEN}" else level)
