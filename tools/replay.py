"""Prints a record as prose, turn by turn, and checks that the game went by the rules."""

import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from game import catalog, record
from game.contract import Event, Plain
from game.record import Record, RecordError, Setup
from tools import console, replay_alaska, replay_pacific

WIDTH = 100  # columns of prose

DESCRIPTION = """\
Prints the record of a match as prose, turn by turn, and plays it again by the rules to check every step. A file
that is no whole and right record gets one line of reason, exit status 2 and no prose."""


class Teller(Protocol):
    """What tells the events of a game's steps, in their order."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The lines that tell the events of one step."""


TELLERS: dict[
    str, tuple[Callable[[Sequence[str]], Teller], Callable[[Sequence[str], Sequence[Plain]], list[str]]]
] = {
    "alaska": (replay_alaska.Teller, replay_alaska.score_table),
    "pacific": (replay_pacific.Teller, replay_pacific.score_table),
}
"""By game: what tells its events, and its final table."""


def prose(told: Record) -> list[str]:
    """The lines that tell a record. Raises RecordError if the game did not go by the rules."""
    names = seat_names(told.setup)
    teller, score_table = TELLERS[told.setup.game]
    telling = teller(names)
    lines = _heading(told, names)
    for _, _, events in record.replay(told):
        lines += telling.tell(events)
    lines += ["", *_ending(told, names), "", *score_table(names, told.ending["scores"]), "", _verdict(told)]
    return [part for line in lines for part in _wrapped(line)]


def seat_names(setup: Setup) -> list[str]:
    """What to call the seats: by name where each has one of its own, by number else."""
    names = [console.printable(seat.name).strip() for seat in setup.seats]
    return [
        name if name and names.count(name) == 1 else f"{name or 'Seat'} ({number})"
        for number, name in enumerate(names)
    ]


def _heading(told: Record, names: Sequence[str]) -> list[str]:
    setup = told.setup
    game = catalog.load(setup.game)
    lines = [f"{game.title}, rules version {told.rules_version}, seed {setup.seed}"]
    titles = [f"{rule.title} ({rule.key})" for rule in game.house_rules if rule.key in setup.rules]
    lines.append(f"House rules: {', '.join(titles) or 'none'}")
    for number, (name, seat) in enumerate(zip(names, setup.seats, strict=True)):
        town = f" of {console.printable(seat.town)}" if seat.town else ""
        kind = console.printable(f"{seat.kind} {seat.level}".strip())
        first = ", plays first" if number == setup.first else ""
        lines.append(f"Seat {number}: {name}{town}, {kind}{first}")
    return [*lines, ""]


def _ending(told: Record, names: Sequence[str]) -> list[str]:
    if told.ending["end"] == record.OPEN:
        return ["The match was still running here. The score as it stands:"]
    won = [names[seat] for seat in told.ending["winners"]]
    if not won:
        return ["Nobody wins."]
    if len(won) == 1:
        return [f"{won[0]} wins."]
    return [f"{' and '.join(won)} share the victory."]


def _verdict(told: Record) -> str:
    return f"Checked: all {len(told.steps)} steps go by the rules, and their effects and the score are as recorded."


def _wrapped(line: str) -> list[str]:
    """A line as lines of bearable width; a table's rows are left whole."""
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    if len(line) <= WIDTH or "   " in line.strip():
        return [line]
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False)


def load(path: Path) -> Record:
    """Read a record; raises FaultError, naming the file, if it is none or can't be read."""
    try:
        return record.read(path)
    except OSError as error:
        raise console.FaultError(f"{path} can't be read: {error.strerror}") from error
    except RecordError as error:
        raise console.FaultError(f"{path}: {error}") from error


def main(words: Sequence[str]) -> None:
    """Tell the record that the command line names."""
    parser = console.Parser("replay", DESCRIPTION)
    parser.add_argument("file", type=Path, help="the record")
    path = parser.parse_args(words).file
    told = load(path)
    try:
        lines = prose(told)
    except RecordError as error:
        raise console.FaultError(f"{path}: {error}") from error
    print("\n".join(lines))


if __name__ == "__main__":
    console.run("replay", main)
