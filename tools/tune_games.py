"""What weights are worth, by games of a policy that has them against rivals."""

import importlib
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev

from game.ai import levels
from game.chance import Chance
from game.contract import State
from tools import matches
from tools.tune_fit import Weights
from tools.workers import Crew

AT_A_TIME = 4  # rounds in a task
FULL_LEAD = 0.2
"""The lead in points, as a share of the points of both, that counts like a victory."""
CONFIDENCE = NormalDist().inv_cdf(0.975)
RULE_OF_THREE = 3 / CONFIDENCE
"""Where n rounds all came out alike, 95 % of what they could have come from differs by less than 3/n."""

Rival = str | Weights
"""A level's name, or the weights of the same policy."""


@dataclass(frozen=True, slots=True)
class Round:
    """One seed, played once from each seat against rivals on all the others, so that its luck evens out."""

    seats: int
    rival: Rival
    seed: int


@dataclass(frozen=True, slots=True)
class Task:
    """Rounds for one process: ``candidate`` is the number of the weights, ``part`` that of these rounds."""

    candidate: int
    part: int
    game: str
    module: str
    weights: Weights
    rounds: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """A round's outcome: averages of the share of the victory, and of the lead in points, 0 to 1 too."""

    share: float
    lead: float

    def value(self, blend: float) -> float:
        """The share, with the lead in its place for ``blend`` of it: it has less luck in it, but is not the aim."""
        return (1 - blend) * self.share + blend * self.lead


@dataclass(frozen=True, slots=True)
class Measured:
    """A share of victories, with its 95 % interval, over so many games at a table of so many seats."""

    seats: int
    games: int
    share: float
    error: float

    def plain(self) -> dict[str, float]:
        """As it is written into a file."""
        low, high = self.interval
        return {
            "seats": self.seats,
            "games": self.games,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, by the spread of the rounds' averages (normal distribution)."""
        return max(0.0, self.share - CONFIDENCE * self.error), min(1.0, self.share + CONFIDENCE * self.error)


def player(game: str, module: str, who: Rival) -> matches.Player:
    """The player of a level, or of the module's ``Policy`` with these weights."""
    if isinstance(who, str):
        level = who
        return lambda state, chance: levels.plan(level, state.view(state.actor), chance)
    policy = importlib.import_module(module).Policy(who)

    def decide(state: State, chance: Chance) -> levels.Plan:
        plan: levels.Plan = policy.plan(state.view(state.actor), chance)
        return plan

    return decide


def play_rounds(task: Task) -> tuple[int, int, list[Worth]]:
    """The task's candidate and part, and what its rounds came to."""
    tried = player(task.game, task.module, task.weights)
    worths = []
    for one in task.rounds:
        rival = player(task.game, task.module, one.rival)
        shares, leads = [], []
        for seat in range(one.seats):
            players = [rival] * one.seats
            players[seat] = tried
            end = matches.play(task.game, players, one.seed)
            shares.append(matches.share(end, seat))
            leads.append(min(1.0, max(0.0, 0.5 + matches.lead(end, seat) / (2 * FULL_LEAD))))
        worths.append(Worth(fmean(shares), fmean(leads)))
    return task.candidate, task.part, worths


def rounds(games: int, seats: Sequence[int], rivals: Sequence[Rival], *words: object) -> list[Round]:
    """So many games, or a few more to make rounds whole, over all tables and rivals in turn."""
    pairs = [(count, rival) for count in seats for rival in rivals]
    found: list[Round] = []
    played = 0
    while played < games:
        count, rival = pairs[len(found) % len(pairs)]
        found.append(Round(count, rival, matches.seed_of(*words, len(found))))
        played += count
    return found


def worths(
    crew: Crew,
    game: str,
    module: str,
    candidates: Sequence[Weights],
    rounds: Sequence[Round],
    step: Callable[[int], None],
) -> list[list[Worth]]:
    """What every candidate comes to in the same rounds: by candidate and in the order of the rounds, whoever played
    them when. ``step`` is told how many more rounds are done."""
    parts = range(0, len(rounds), AT_A_TIME)
    tasks = [
        Task(number, part, game, module, weights, tuple(rounds[part : part + AT_A_TIME]))
        for part in parts
        for number, weights in enumerate(candidates)
    ]
    found: dict[tuple[int, int], list[Worth]] = {}
    for candidate, part, done in crew.each(play_rounds, tasks):
        found[candidate, part] = done
        step(len(done))
    return [[worth for part in parts for worth in found[number, part]] for number in range(len(candidates))]


def measured(seats: int, worths: Sequence[Worth]) -> Measured:
    """The share over rounds of tables of so many seats."""
    shares = [worth.share for worth in worths]
    count = len(shares)
    error = max(stdev(shares) / math.sqrt(count), RULE_OF_THREE / count) if count > 1 else 1.0
    return Measured(seats, seats * len(shares), fmean(shares), error)


def better(found: Sequence[Measured]) -> bool:
    """Whether the shares, against the same rival at several tables, are above the even ones by a standard error."""
    gain = sum(one.share * one.seats - 1 for one in found)
    error = math.sqrt(sum((one.error * one.seats) ** 2 for one in found))
    return gain > error
