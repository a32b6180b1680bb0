"""What the tables of both games share."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.record import SeatSetup


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: whose it is (None: nobody's), what happened, the amount if any (`+15`, `−3`), and the
    cards that it names.
    """

    seat: int | None
    text: str
    amount: str = ""
    cards: tuple[int, ...] = ()


def turn_sound(seats: Sequence[SeatSetup], seat: int) -> str:
    """What is heard when the turn of a seat begins: people who play with computers are called."""
    called = seats[seat].kind == "human" and any(other.kind != "human" for other in seats)
    return "your_turn" if called else "turn"
