"""Fits weights to a noisy value with CMA-ES, and keeps a journal from which a fit goes on."""

import json
import math
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from tools import console

ZERO = 0.5
"""The size of a weight that starts at zero, as a share of the median size of the others."""
SAME = 1e-9
"""How far the mean of a fit that is played again from its journal may differ: machines round a little otherwise."""

Weights = dict[str, float]


class Scale:
    """Weights as a point: each coordinate is the inverse hyperbolic sine of a weight in units of its first size.

    A step is then a share of the weight while it is large, whatever its unit, and yet it may pass zero.
    """

    def __init__(self, start: Mapping[str, float], names: Sequence[str]) -> None:
        """``names`` are the weights that are fitted; the others keep their values."""
        sizes = [abs(value) for value in start.values() if value]
        least = ZERO * median(sizes) if sizes else 1.0
        self._start = dict(start)
        self._sizes = {name: abs(start[name]) or least for name in names}
        self.origin = [math.asinh(start[name] / size) for name, size in self._sizes.items()]

    def weights(self, point: Sequence[float]) -> Weights:
        """The weights at a point, with the digits that matter."""
        found = dict(self._start)
        for (name, size), place in zip(self._sizes.items(), point, strict=True):
            found[name] = float(f"{size * math.sinh(place):.6g}")
        return found


class Fit:
    """CMA-ES that looks for the largest value: ``ask`` for points, ``tell`` what they are worth, over and over."""

    def __init__(self, origin: Sequence[float], step: float, population: int, seed: int) -> None:
        """``step`` is the first standard deviation; ``population`` the points a generation, 0 for the usual number.

        Raises FaultError without the extra ``tune``.
        """
        try:
            with warnings.catch_warnings(action="ignore"):  # that it can't plot
                import cma
            import numpy as np
        except ImportError as error:
            raise console.FaultError(f"needs the extra 'tune' ({error})") from error
        draw = np.random.default_rng(seed).standard_normal
        options = {
            "verbose": -9,
            "seed": math.nan,  # numpy's shared generator is left alone
            "randn": lambda *shape: draw(shape),
            **({"popsize": population} if population else {}),
        }
        self._cma = cma.CMAEvolutionStrategy(list(origin), step, options)
        self._asked: list[Any] = []

    def ask(self) -> list[list[float]]:
        """The points of the next generation."""
        self._asked = self._cma.ask()
        return [[float(place) for place in point] for point in self._asked]

    def tell(self, values: Sequence[float]) -> None:
        """What the points asked for last are worth, more being better."""
        self._cma.tell(self._asked, [-value for value in values])

    @property
    def mean(self) -> list[float]:
        """The middle of the distribution: with noisy values a better guess than the best point seen."""
        return [float(place) for place in self._cma.mean]

    @property
    def step(self) -> float:
        """The present standard deviation."""
        return float(self._cma.sigma)


class Journal:
    """A file of JSON lines: what is fitted and how, then the values of each generation; it only grows."""

    def __init__(self, path: Path, plan: dict[str, Any]) -> None:
        """Opens a journal of this plan, or begins one; ``generations`` are those in it.

        Raises FaultError if the file is a journal of something else or none, or can't be read or written.
        """
        self.path = path
        try:
            lines = path.read_bytes().split(b"\n") if path.exists() else [b""]
            if lines.pop():  # a line that was cut short: its generation is played again
                path.write_bytes(b"".join(line + b"\n" for line in lines))
            told: list[dict[str, Any]] = [dict(json.loads(line)) for line in lines]
        except (OSError, ValueError, TypeError) as error:
            raise console.FaultError(f"--state: {path} can't be used: {error}") from error
        self.begun = bool(told)
        if not told:
            told = [plan]
            self._append(plan)
        self.plan: dict[str, Any] = told[0]
        self.generations: list[dict[str, Any]] = told[1:]
        for key, value in plan.items():
            if key != "start" and self.plan.get(key) != value:
                raise console.FaultError(
                    f"--state: {path} is of a run with {key} {self.plan.get(key)}, not {value}: finish that one, "
                    "remove the file or name another"
                )
        if self.plan.get("start", {}).keys() != plan["start"].keys():
            raise console.FaultError(f"--state: {path} is of a run with other weights: remove it or name another")

    def replay(self, fit: Fit) -> None:
        """Bring a fresh fit to where the journal ends; raises FaultError if that is another place now."""
        for generation in self.generations:
            fit.ask()
            fit.tell(generation["values"])
            far = max(abs(a - b) for a, b in zip(fit.mean, generation["mean"], strict=True))
            if far > SAME:
                raise console.FaultError(f"--state: {self.path} was written by another version of the optimiser")

    def add(self, values: Sequence[float], fit: Fit) -> None:
        """Note the values of a generation that the fit was told."""
        line = {"generation": len(self.generations) + 1, "values": list(values), "mean": fit.mean}
        self.generations.append(line)
        self._append(line)

    def _append(self, line: dict[str, Any]) -> None:
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(line)}\n")
        except OSError as error:
            raise console.FaultError(f"--state: {self.path} can't be written: {error.strerror}") from error
