"""The results file of the ladder, and what it says: shares, intervals, times."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any, Protocol, Self

from tools import console
from tools.ladder_cells import Cell
from tools.ladder_play import Result, Task

Z = NormalDist().inv_cdf(0.975)  # of a 95 % interval


class Book:
    """A file of JSON lines, one a finished game, that only grows: ``results`` are those in it.

    A last line that was cut short is dropped, and its game is played again.
    """

    def __init__(self, path: Path) -> None:
        """Read the file if there is one; raises FaultError if it can't be read or has a line that is no result."""
        self.path = path
        self.results: list[Result] = []
        try:
            data = path.read_bytes() if path.exists() else b""
            whole = data.rfind(b"\n") + 1
            if whole < len(data):
                with path.open("r+b") as file:
                    file.truncate(whole)
        except OSError as error:
            raise console.FaultError(f"--results: {path} can't be used: {error.strerror}") from error
        for number, line in enumerate(data[:whole].splitlines(), start=1):
            try:
                self.results.append(_result_in(json.loads(line)))
            except (ValueError, KeyError, TypeError) as error:
                raise console.FaultError(f"--results: line {number} of {path} is no result") from error

    def __enter__(self) -> Self:
        try:
            self._file = self.path.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise console.FaultError(f"--results: {self.path} can't be written: {error.strerror}") from error
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        """Append a game at once, so that whatever happens later can't take it back."""
        self.results.append(result)
        self._file.write(f"{json.dumps(_plain(result), separators=(',', ':'))}\n")
        self._file.flush()

    def of(self, wanted: Task, any_version: bool) -> dict[int, Result]:
        """The games of the wanted one's cell, seed, budget and, unless any will do, version, by their number."""
        found: dict[int, Result] = {}
        for result in self.results:
            task = result.task
            same = (task.game, task.cell, task.seed, task.budget)
            if same == (wanted.game, wanted.cell, wanted.seed, wanted.budget) and (
                any_version or task.version == wanted.version
            ):
                found.setdefault(task.number, result)
        return found


def _plain(result: Result) -> dict[str, Any]:
    told = asdict(result)
    return told.pop("task") | {"cell": str(result.task.cell)} | told


def _result_in(told: dict[str, Any]) -> Result:
    lower, higher, seats = told["cell"].split(":")
    cell = Cell(lower, higher, int(seats))
    task = Task(told["game"], cell, told["seed"], told["number"], told["budget"], told["version"])
    scores, times = tuple(told["scores"]), dict(told["times"])
    return Result(task, told["build"], told["seat"], float(told["share"]), scores, times)


@dataclass(frozen=True, slots=True)
class Share:
    """An average share of the victory, of the higher level or whoever it is about, and its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


class Shared(Protocol):
    """A game of which somebody has a share."""

    @property
    def share(self) -> float:
        """The share of the victory, 0 to 1."""


def share_of(results: Sequence[Shared]) -> Share | None:
    """The share over games, a shared victory by its share; None of no game.

    The interval is Wilson's, for whole victories; shared ones vary less, so that it is a little too wide then.
    """
    count = len(results)
    if not count:
        return None
    share = fmean([result.share for result in results])
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z / (1 + Z * Z / count) * (share * (1 - share) / count + Z * Z / (4 * count * count)) ** 0.5
    return Share(count, share, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds that a level took for an answer on one build."""

    level: str
    build: str
    answers: int
    median: float
    mean: float
    p99: float
    most: float


def times_of(results: Sequence[Result]) -> Iterator[Times]:
    """By level and build, over all games."""
    taken: dict[tuple[str, str], list[int]] = {}
    for result in results:
        for level, times in result.times.items():
            taken.setdefault((level, result.build), []).extend(times)
    for (level, build), times in taken.items():
        if times:
            ordered = [time / 1e6 for time in sorted(times)]
            middle, high = quantile(ordered, 0.5), quantile(ordered, 0.99)
            yield Times(level, build, len(ordered), middle, fmean(ordered), high, ordered[-1])


def quantile(ordered: Sequence[float], part: float) -> float:
    """The least of the ordered values that at least this part of them does not exceed."""
    whole = -int(-part * len(ordered) // 1)
    return ordered[max(0, whole - 1)]
