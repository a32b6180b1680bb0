"""What the tables of both games share."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: whose it is (None: nobody's), what happened, the amount if any (`+15`, `−3`), and the
    cards that it names.
    """

    seat: int | None
    text: str
    amount: str = ""
    cards: tuple[int, ...] = ()
