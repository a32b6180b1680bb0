"""Fits the weights of a game's computer player by play against itself and others."""

import argparse
import fnmatch
import json
import shlex
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from game import catalog
from game.ai import levels
from game.ai import weights as weights_file
from tools import console, tune_games, workers
from tools.tune_fit import Fit, Journal, Scale, Weights
from tools.tune_games import Measured, Rival

INCUMBENT, MEAN = "incumbent", "mean"
MOST = 1_000_000
ROOT = Path(__file__).resolve().parents[1]

DESCRIPTION = """\
Fits the weights of a game's policy by play, with CMA-ES. A candidate is worth its share of the victories, blended
with its lead in points, in games against the pool; all candidates of a generation play the same deals, each deal
once from every seat. The result is the middle of the last generation. It is then measured on fresh deals against
the weights in the file and against the baseline, and takes their place if it beats them by more than a standard
error.

Progress is told on standard error and kept in a journal after each generation. Ctrl+C stops, measures and writes
(once more: leaves at once); the same command goes on from the journal. Needs the extra 'tune'."""
POOL = f"""\
The pool (--against): levels ({", ".join(levels.LEVELS)});
{INCUMBENT}, the weights that the fit starts from; {MEAN}, the middle of the generation before."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What decides the outcome of a fit, and so is in its journal and its command line."""

    game: str
    games: int
    seats: tuple[int, ...]
    against: tuple[str, ...]
    only: tuple[str, ...]
    blend: float
    step: float
    population: int
    seed: int
    policy: str

    def command(self, generations: int, check: int) -> str:
        """The command line that makes the same weights again from the same start."""
        words = [self.game, "--generations", str(generations), "--games", str(self.games)]
        words += ["--seats", ",".join(map(str, self.seats)), "--against", ",".join(self.against)]
        words += ["--only", ",".join(self.only)] if self.only != ("*",) else []
        words += ["--blend", f"{self.blend:g}", "--step", f"{self.step:g}"]
        words += ["--population", str(self.population)] if self.population else []
        words += ["--policy", self.policy] if self.policy != policy_of(self.game) else []
        return shlex.join(["python", "-m", "tools.tune", *words, "--seed", str(self.seed), "--check", str(check)])


def policy_of(game: str) -> str:
    """The module of the game's policy."""
    return f"game.ai.{game}.policy"


class Run:
    """One fit from its journal's end to the generation asked for, or to an interruption."""

    def __init__(self, plan: Plan, start: Weights, journal: Path) -> None:
        """Goes on where the journal ends; raises FaultError if it is of another fit."""
        names = [name for name in start if any(fnmatch.fnmatchcase(name, word) for word in plan.only)]
        if not names:
            raise console.FaultError(f"--only: no weight is called so; there is {', '.join(start)}")
        told: dict[str, Any] = json.loads(json.dumps({name: getattr(plan, name) for name in Plan.__slots__}))
        self.plan = plan
        self.journal = Journal(journal, told | {"start": start})
        self.start: Weights = self.journal.plan["start"]
        self._scale = Scale(self.start, names)
        self._fit = Fit(self._scale.origin, plan.step, plan.population, plan.seed)
        self.journal.replay(self._fit)

    @property
    def generation(self) -> int:
        """How many generations are done."""
        return len(self.journal.generations)

    @property
    def weights(self) -> Weights:
        """The middle of the distribution; the weights of the start if nothing is done yet."""
        return self._scale.weights(self._fit.mean) if self.generation else self.start

    def advance(self, crew: workers.Crew, generations: int) -> None:
        """Play one more generation, of so many in all."""
        plan, number = self.plan, self.generation + 1
        began = time.monotonic()
        own: dict[str, Rival] = {INCUMBENT: self.start, MEAN: self.weights}
        pool = [own.get(word, word) for word in plan.against]
        rounds = tune_games.rounds(plan.games, plan.seats, pool, plan.game, plan.seed, "generation", number)
        candidates = [self._scale.weights(point) for point in self._fit.ask()]
        with console.Progress(len(rounds) * len(candidates), f"deals of generation {number}") as progress:
            found = tune_games.worths(crew, plan.game, plan.policy, candidates, rounds, progress.step)
        values = [fmean([worth.value(plan.blend) for worth in worths]) for worths in found]
        self._fit.tell(values)
        self.journal.add(values, self._fit)
        shares = [fmean([worth.share for worth in worths]) for worths in found]
        tell(
            f"generation {number}/{generations}: shares {fmean(shares):.1%} on average, {min(shares):.1%} to "
            f"{max(shares):.1%}, step {self._fit.step:.3f}, {time.monotonic() - began:.0f} s"
        )

    def measure(self, crew: workers.Crew, rival: Rival, games: int) -> list[Measured]:
        """The share of the weights against a rival, by number of seats, on deals that no fit has seen."""
        plan, found = self.plan, []
        for seats in plan.seats:
            # The same for every rival, and others after each generation: who stops often picks no lucky ones.
            words = (plan.game, plan.seed, "check", self.generation, seats)
            rounds = tune_games.rounds(games, [seats], [rival], *words)
            with console.Progress(len(rounds), "deals to compare") as progress:
                worths = tune_games.worths(crew, plan.game, plan.policy, [self.weights], rounds, progress.step)
            found.append(tune_games.measured(seats, worths[0]))
        return found


def tell(line: str) -> None:
    """Progress, for people."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def read(path: Path) -> dict[str, Any]:
    """What stands in a file of weights; raises FaultError if it is none."""
    try:
        told = json.loads(path.read_text("utf-8"))
        told["weights"] = {str(name): float(value) for name, value in told["weights"].items()}
    except (OSError, KeyError, TypeError, AttributeError, ValueError) as error:
        raise console.FaultError(f"{path} holds no weights: {error}") from error
    return dict(told)


def finish(run: Run, crew: workers.Crew, check: int, out: Path) -> list[str]:
    """Measure what was found and write it if it is better than what is there; what came of it, for people."""
    old = read(out) if out.exists() else {"weights": run.start}
    against_old = run.measure(crew, old["weights"], check)
    against_baseline = run.measure(crew, "baseline", check)
    lines = table({"the weights there": against_old, "the baseline": against_baseline})
    if old["weights"] == run.weights or not tune_games.better(against_old):
        return [*lines, f"{out} stays as it is: the new weights are not better by more than a standard error"]
    told = {
        "command": run.plan.command(run.generation, check),
        "earlier": [*old.get("earlier", []), *([old["command"]] if "command" in old else [])],
        "games_in_fit": fit_games(run),
        "against_incumbent": [one.plain() for one in against_old],
        "against_baseline": [one.plain() for one in against_baseline],
        "weights": run.weights,
    }
    try:
        out.write_text(f"{json.dumps(told, indent=2, ensure_ascii=False)}\n", encoding="utf-8", newline="\n")
    except OSError as error:
        raise console.FaultError(f"--out: {out} can't be written: {error.strerror}") from error
    return [*lines, f"{out} has the new weights"]


def fit_games(run: Run) -> int:
    """How many games the fit has played."""
    plan = run.plan
    games = sum(one.seats for one in tune_games.rounds(plan.games, plan.seats, plan.against))
    return games * sum(len(generation["values"]) for generation in run.journal.generations)


def table(found: dict[str, list[Measured]]) -> list[str]:
    """The shares measured, for people."""
    rows = [("New weights against", "Seats", "Games", "Share", "95 % interval", "Even")]
    for rival, measured in found.items():
        for one in measured:
            low, high = one.interval
            shares = (f"{one.share:.1%}", f"{low:.1%} to {high:.1%}", f"{1 / one.seats:.0%}")
            rows.append((rival, str(one.seats), str(one.games), *shares))
    return console.table(rows, right=(1, 2, 3, 4, 5))


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(","))


def _share(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to 1")
    return value


def _parser() -> console.Parser:
    parser = console.Parser("tune", DESCRIPTION, POOL)
    add, number = parser.add_argument, console.whole_number
    add("game", choices=catalog.ENGINES, help="what is played")
    add("--games", type=number(1, MOST), default=80, metavar="N", help="a candidate in each generation (80)")
    add(
        "--generations",
        type=number(1, MOST),
        default=40,
        metavar="N",
        help="in all, with the journal's (40)",
    )
    add("--seats", type=_words, default=("2",), metavar="2,4", help="the tables to play at (2)")
    add("--against", type=_words, default=("baseline", INCUMBENT), metavar="A,B", help="the pool, see below")
    add(
        "--only",
        type=_words,
        default=("*",),
        metavar="NAME,...",
        help="weights to fit, as in buy_* (all)",
    )
    add("--blend", type=_share, default=0.5, metavar="X", help="the weight of the lead in a game's worth (0.5)")
    add("--step", type=_share, default=0.2, metavar="X", help="the first step, as a share of each weight (0.2)")
    add(
        "--population",
        type=number(0, 1000),
        default=0,
        metavar="N",
        help="points a generation (CMA-ES's own)",
    )
    add("--seed", type=number(0, 10**18 - 1), default=0, metavar="N", help="what all is drawn from (0)")
    add(
        "--check",
        type=number(2, MOST),
        default=1000,
        metavar="N",
        help="games of a comparison at the end (1000)",
    )
    add("--minutes", type=number(1, MOST), metavar="N", help="stop when so many are over, as by Ctrl+C")
    add(
        "--workers",
        type=number(1, 64),
        default=1,
        metavar="N",
        help="processes that play (1)",
    )
    add("--cluster", metavar="ADDRESS", help="play on this Dask cluster instead; needs the extra 'cluster'")
    add("--start", type=Path, metavar="FILE", help="the weights to start from (the game's own)")
    add("--out", type=Path, metavar="FILE", help="where the weights go (the game's own file)")
    add("--state", type=Path, metavar="FILE", help="the journal (tune-GAME.jsonl, here)")
    add("--policy", metavar="MODULE", help="whose class Policy takes the weights (game.ai.GAME.policy)")
    return parser


def _plan(given: argparse.Namespace) -> Plan:
    """What is asked for. Raises ValueError with a reason that names the option."""
    game = catalog.load(given.game)
    tables = [str(seats) for seats in range(game.min_seats, game.max_seats + 1)]
    for word in given.seats:
        if word not in tables:
            raise ValueError(f"--seats: {game.title} has {tables[0]} to {tables[-1]} seats, not {word!r}")
    for word in given.against:
        if word not in (INCUMBENT, MEAN):
            levels.check(given.game, word)
    return Plan(
        given.game,
        given.games,
        tuple(map(int, given.seats)),
        given.against,
        given.only,
        given.blend,
        given.step,
        given.population,
        given.seed,
        given.policy or policy_of(given.game),
    )


def _start(given: argparse.Namespace) -> Weights:
    if given.start:
        return dict(read(given.start)["weights"])
    try:
        return weights_file.load(given.game)
    except ValueError as error:
        raise console.FaultError(str(error)) from error


def _fit(run: Run, crew: workers.Crew, given: argparse.Namespace) -> None:
    """Advance until all is done, the time is over or somebody interrupts."""
    if run.journal.begun:
        tell(f"goes on after generation {run.generation} ({run.journal.path})")
    end = time.monotonic() + 60 * given.minutes if given.minutes else float("inf")
    while run.generation < given.generations and time.monotonic() < end:
        run.advance(crew, given.generations)


def main(words: Sequence[str]) -> None:
    """Fit what the command line asks for, measure and write it."""
    parser = _parser()
    given = parser.parse_args(words)
    try:
        plan = _plan(given)
    except ValueError as reason:
        parser.error(str(reason))
    run = Run(plan, _start(given), given.state or Path(f"tune-{plan.game}.jsonl"))
    out: Path = given.out or ROOT / "game" / "ai" / plan.game / "weights.json"
    if out.exists() and read(out)["weights"].keys() != run.start.keys():
        raise console.FaultError(f"--out: {out} has weights of other names, with which nothing can be compared")
    crews: AbstractContextManager[workers.Crew] = (
        workers.cluster(given.cluster) if given.cluster else workers.local(given.workers)
    )
    with crews as crew:
        try:
            _fit(run, crew, given)
        except KeyboardInterrupt:
            tell(f"stops after generation {run.generation} and measures what it has; once more to leave it at that")
        print("\n".join(finish(run, crew, given.check, out)))


if __name__ == "__main__":
    for stop in (signal.SIGINT, signal.SIGTERM):  # also in the background, where a shell has the former ignored
        signal.signal(stop, signal.default_int_handler)
    console.run("tune", main)
