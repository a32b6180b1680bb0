"""Plays two-player games of a level against a search that knows nothing of these games, at equal time a decision.

The stranger is the ISMCTS of OpenSpiel (see ``adapters.ismcts``); needs the extra ``research``.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from game import catalog
from game.ai import levels
from game.chance import Chance
from game.contract import State
from tools import console, ladder_play, matches, workers
from tools.ladder_results import share_of

TRIAL_SIMULATIONS = 40
FEWEST_SIMULATIONS = 2  # the first one of a search only makes the root
TRIAL_GAMES = 4  # in each of the two rounds in which the stranger's simulations are measured out
MOST_GAMES = 1_000_000
MOST_WORKERS = 64

DESCRIPTION = f"""\
Plays a level of the computer against the information-set search of OpenSpiel, which knows the rules and nothing
else, in games of two. First {2 * TRIAL_GAMES} games measure how many simulations fit into the time that the level
takes for a decision; then the games that count are played with as many. Time is processor time, so that
what else goes on matters little. Games come in pairs with the same seed and changed seats. Each game that is done
is a line of the results file; the same words again play only games that are missing, as long as the game and its
levels are the same too."""
JSON_HELP = """\
With --json: one object with the keys game, level, times, seed, version and build, as in the ladder; games; share,
of the stranger (a shared victory counts 1/2), and interval, the bounds of 95 % (Wilson); simulations, the
fewest and the most in a game; seconds, the mean time of a decision of the level and of the stranger;
decisions, of both. A decision is an answer of a seat, of one card or several, that had more than one
possibility."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays what: ``times`` is how many times the level's time the stranger has; ``version`` and ``build`` are
    those of the game and its levels, as in the ladder: results of others are of other players."""

    game: str
    level: str
    times: int
    seed: int
    version: str
    build: str

    def task(self, number: int, simulations: int) -> "Task":
        """Game number ``number``, from 0; each pair of an even one and the next has one seed and both seatings."""
        seed = matches.seed_of(self.game, self.seed, number // 2)
        return Task(self, number, seed, number % 2, simulations)


@dataclass(frozen=True, slots=True)
class Task:
    """One game; the stranger sits at ``seat``."""

    plan: Plan
    number: int
    seed: int
    seat: int
    simulations: int


@dataclass(frozen=True, slots=True)
class Result:
    """One game: what the stranger won of it, and points, decisions and seconds of the level and of the stranger."""

    game: str
    level: str
    times: int
    seed: int
    version: str
    build: str
    number: int
    simulations: int
    share: float
    scores: tuple[int, int]
    decisions: tuple[int, int]
    seconds: tuple[float, float]


class Watched:
    """A player, with the processor time that it takes and the number of decisions in which it had a choice."""

    def __init__(self, player: matches.Player) -> None:
        self._player = player
        self._had_a_choice = False
        self.seconds = 0.0
        self.decisions = 0

    def __call__(self, state: State, chance: Chance) -> levels.Plan:
        """What the player does."""
        began = time.process_time()
        plan = self._player(state, chance)
        self.seconds += time.process_time() - began
        later = state.clone()
        for action in plan:
            self._had_a_choice |= len(later.legal()) > 1
            later.apply(action)
            if not later.choosing:
                self.decisions += self._had_a_choice
                self._had_a_choice = False
        return plan


def play(task: Task) -> Result:
    """Play one game."""
    from tools.adapters.ismcts import Stranger

    plan = task.plan

    def by_level(state: State, chance: Chance) -> levels.Plan:
        return levels.plan(plan.level, state.view(state.actor), chance)

    level = Watched(by_level)
    stranger = Watched(Stranger(plan.game, task.simulations, matches.seed_of("stranger", task.seed, task.seat)))
    end = matches.play(plan.game, (level, stranger) if task.seat else (stranger, level), task.seed)
    scores = end.scores()
    return Result(
        **asdict(plan),
        number=task.number,
        simulations=task.simulations,
        share=matches.share(end, task.seat),
        scores=(scores[1 - task.seat], scores[task.seat]),
        decisions=(level.decisions, stranger.decisions),
        seconds=(level.seconds, stranger.seconds),
    )


def fitting_simulations(plan: Plan, crew: workers.Crew) -> int:
    """How many simulations for a card take the stranger ``times`` the time that the level takes for a decision.

    Two rounds, as the larger a tree is, the longer a simulation in it takes.
    """
    simulations = TRIAL_SIMULATIONS
    for _ in range(2):
        trial = replace(plan, seed=matches.seed_of("trial", plan.seed))
        played = list(crew.each(play, [trial.task(number, simulations) for number in range(TRIAL_GAMES)]))
        level, stranger = mean_seconds(played)
        simulations = max(FEWEST_SIMULATIONS, round(simulations * plan.times * level / stranger))
    return simulations


def mean_seconds(played: Sequence[Result]) -> tuple[float, float]:
    """Of a decision of the level and of the stranger."""
    seconds = [sum(result.seconds[side] for result in played) for side in (0, 1)]
    decisions = [sum(result.decisions[side] for result in played) for side in (0, 1)]
    return seconds[0] / max(1, decisions[0]), seconds[1] / max(1, decisions[1])


def read_results(file: Path, plan: Plan) -> list[Result]:
    """The games of a plan that are done; a last line that was cut short is dropped, to be played again.

    Raises FaultError if the file can't be used or has a line that is no result.
    """
    try:
        data = file.read_bytes() if file.exists() else b""
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            with file.open("r+b") as cut:
                cut.truncate(whole)
    except OSError as error:
        raise console.FaultError(f"--results: {file} can't be used: {error.strerror}") from error
    done = {}
    for place, line in enumerate(data[:whole].splitlines(), 1):
        try:
            plain: dict[str, Any] = json.loads(line)
            pairs = {key: tuple(plain[key]) for key in ("scores", "decisions", "seconds")}
            result = Result(**(plain | pairs))
        except (ValueError, TypeError, KeyError) as error:
            raise console.FaultError(f"--results: line {place} of {file} is no result") from error
        if all(getattr(result, field.name) == getattr(plan, field.name) for field in fields(plan)):
            done[result.number] = result
    return list(done.values())


def results(plan: Plan, games: int, processes: int, file: Path) -> list[Result]:
    """Play the first so many games of a plan, as far as they are missing in the file, and add them to it.

    Raises FaultError if the file can't be read or written.
    """
    done = [result for result in read_results(file, plan) if result.number < games]
    missing = sorted(set(range(games)) - {result.number for result in done})
    if not missing:
        return done
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as lines, workers.local(min(processes, len(missing))) as crew:
            simulations = fitting_simulations(plan, crew)
            tasks = (plan.task(number, simulations) for number in missing)
            with console.Progress(len(missing), f"games, {simulations} simulations") as progress:
                for result in crew.each(play, tasks):
                    lines.write(json.dumps(asdict(result)) + "\n")
                    lines.flush()
                    done.append(result)
                    progress.step()
    except OSError as error:
        raise console.FaultError(f"--results: {file} can't be written: {error.strerror}") from error
    return done


def told(plan: Plan, played: Sequence[Result]) -> dict[str, Any]:
    """All games added up (see ``JSON_HELP``)."""
    won = share_of(played)
    assert won is not None, "at least one game is asked for"
    simulations = [result.simulations for result in played]
    return {
        **asdict(plan),
        "games": len(played),
        "share": round(won.share, 4),
        "interval": [round(won.low, 4), round(won.high, 4)],
        "simulations": [min(simulations), max(simulations)],
        "seconds": [round(seconds, 5) for seconds in mean_seconds(played)],
        "decisions": [sum(result.decisions[side] for result in played) for side in (0, 1)],
    }


def summary(sums: dict[str, Any]) -> list[str]:
    """The result for people."""
    low, high = sums["interval"]
    fewest, most = sums["simulations"]
    level, stranger = sums["seconds"]
    return [
        f"{catalog.load(sums['game']).title}: {sums['games']} games, ISMCTS against {sums['level']}",
        "",
        f"ISMCTS won {sums['share']:.1%} of them (95 %: {low:.1%} to {high:.1%})",
        f"Time a decision: {sums['level']} {level * 1000:.2f} ms, ISMCTS {stranger * 1000:.2f} ms, "
        f"{stranger / level:.2f} times as much; {sums['times']} times was meant",
        f"Simulations of ISMCTS for each card: {fewest}" + (f" to {most}" if most != fewest else ""),
    ]


def _parser() -> console.Parser:
    parser = console.Parser("stranger", DESCRIPTION, JSON_HELP)
    add = parser.add_argument
    number = console.whole_number
    add("game", choices=catalog.ENGINES, help="what is played")
    add("--level", default="expert", metavar="NAME", help="what plays against it (expert)")
    add("--games", type=number(1, MOST_GAMES), default=100, metavar="N", help="how many in all (100)")
    add("--times", type=number(1, 1000), default=1, metavar="N", help="so many times the level's time (1)")
    add("--seed", type=number(0, 10**18 - 1), default=0, metavar="N", help="what all games are drawn from (0)")
    add("--workers", type=number(1, MOST_WORKERS), default=1, metavar="N", help="processes that play (1)")
    add("--results", type=Path, metavar="FILE", help="where games are kept (stranger-GAME.jsonl)")
    add("--json", action="store_true", help="as JSON, in the terms told below")
    return parser


def main(words: Sequence[str]) -> None:
    """Play what the command line asks for and tell how it went."""
    parser = _parser()
    given = parser.parse_args(words)
    try:
        levels.check(given.game, given.level)
    except ValueError as reason:
        parser.error(f"--level: {reason}")
    _require_research()
    version = ladder_play.version(given.game)
    plan = Plan(given.game, given.level, given.times, given.seed, version, ladder_play.build())
    file = given.results or Path(f"stranger-{given.game}.jsonl")
    sums = told(plan, results(plan, given.games, given.workers, file))
    print(json.dumps(sums) if given.json else "\n".join(summary(sums)))


def _require_research() -> None:
    try:
        import tools.adapters.ismcts  # noqa: F401
    except ImportError as error:
        raise console.FaultError(f"needs the extra 'research' ({error})") from error


if __name__ == "__main__":
    console.run("stranger", main)
