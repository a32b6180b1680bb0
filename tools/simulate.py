"""Plays whole matches between computer players without a screen, and counts who won."""

import argparse
import json
import os
import signal
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from game import catalog
from game.ai import levels
from game.chance import Chance
from game.contract import CHANCE
from game.match import Match
from game.record import SeatSetup, Setup
from tools import console

MOST_GAMES = 1_000_000
MOST_WORKERS = 64
LARGEST_CHUNK = 8  # games that a worker is given at a time
AHEAD = 4  # chunks that wait for each worker

SCORED = {"alaska": "Points", "pacific": "Islands"}
"""By game: what a seat scores."""

DESCRIPTION = """\
Plays whole matches between computer players and counts who won. Seats are not rotated; the first player of
each game is drawn from its seed, which is drawn from the main one: the same words give the same games, on any
machine and for any number of workers."""
JSON_HELP = f"""\
Levels: {", ".join(levels.LEVELS)}.

With --json: one object with the keys games; wins and scores, lists by seat (a victory that n seats share
counts 1/n for each, one that nobody has for none; scores are the average points or islands of a game);
turns and decisions, of all games together (a turn counts for the seat that takes it; a decision is an answer
of a seat, of one card or several; dice and shuffles are none);
decisions_per_second, by the clock on the wall and all workers together."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played; ``folder`` is where the records go, None for none."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    rules: frozenset[str]
    folder: Path | None = None

    def tasks(self) -> Iterator[tuple["Plan", int, int]]:
        """This plan with each game's number, from 1, and its own seed."""
        chance = Chance(self.seed)
        for number in range(1, self.games + 1):
            yield self, number, chance.seed()

    def record_path(self, number: int) -> Path | None:
        """Where the record of a game goes."""
        digits = max(4, len(str(self.games)))
        name = f"{self.game}-{self.seed}-{number:0{digits}}.jsonl"
        return None if self.folder is None else self.folder / name


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended: points by seat, who won, and its length in turns and in decisions of the seats."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: int


def play(task: tuple[Plan, int, int]) -> Result:
    """Play one game of a plan and, if asked, write its record. Raises FaultError if that can't be written."""
    plan, number, seed = task
    match = Match(Setup(plan.game, _seats(plan.seats), seed, rules=plan.rules))
    path = plan.record_path(number)
    if path is None:
        decisions = _play_bare(match, plan.seats)
    else:
        decisions = _play_recorded(match, plan.seats)
        try:
            match.save(path)
        except OSError as error:
            raise console.FaultError(f"--record: {path} can't be written: {error.strerror}") from error
    return Result(match.state.scores(), match.state.winners(), match.state.turn, decisions)


def _seats(kinds: Sequence[str]) -> tuple[SeatSetup, ...]:
    return tuple(
        SeatSetup(f"{level.capitalize()} {seat}", kind="computer", level=level) for seat, level in enumerate(kinds)
    )


def _play_recorded(match: Match, kinds: Sequence[str]) -> int:
    chances = [Chance(seed) for seed in match.seat_seeds]
    match.begin()
    while not match.over:
        seat = match.actor
        for action in levels.plan(kinds[seat], match.view(seat), chances[seat]):
            match.act(seat, action)
    return match.decisions


def _play_bare(match: Match, kinds: Sequence[str]) -> int:
    """The same game without events and record, and without views for seats that play at random."""
    chances = [Chance(seed) for seed in match.seat_seeds]
    state = match.state
    decisions = 0
    while not match.over:
        seat = state.actor
        if seat == CHANCE:
            state.resolve(state.sample(match.chance))
            continue
        if kinds[seat] == "random":
            legal = state.legal()
            actions: levels.Plan = (legal[chances[seat].below(len(legal))],)
        else:
            actions = levels.plan(kinds[seat], state.view(seat), chances[seat])
        for action in actions:
            state.apply(action)
            if not state.choosing:  # a choice of several cards is one decision
                decisions += 1
    return decisions


def results(plan: Plan, workers: int) -> Generator[Result, None, None]:
    """The results of all games in order, played by so many processes."""
    if workers == 1:
        yield from map(play, plan.tasks())
        return
    # The same way to start a process on every system; and one that leaves the terminal's Ctrl+C to the parent.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    chunk = max(1, min(LARGEST_CHUNK, plan.games // (AHEAD * workers)))
    with ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, ignore) as pool:
        tasks = plan.tasks()
        while batch := list(islice(tasks, chunk * AHEAD * workers)):
            yield from pool.map(play, batch, chunksize=chunk)


def simulate(plan: Plan, workers: int) -> dict[str, Any]:
    """Play all games and add them up, exactly, so that their order does not matter (see ``JSON_HELP``)."""
    seats = len(plan.seats)
    wins = [Fraction(0)] * seats
    points = [0] * seats
    turns = decisions = 0
    began = time.perf_counter()
    with console.Progress(plan.games, "games") as progress, closing(results(plan, workers)) as played:
        for result in played:
            for seat in result.winners:
                wins[seat] += Fraction(1, len(result.winners))
            points = [total + score for total, score in zip(points, result.scores, strict=True)]
            turns += result.turns
            decisions += result.decisions
            progress.step()
    seconds = time.perf_counter() - began
    return {
        "games": plan.games,
        "wins": [float(won) for won in wins],
        "scores": [total / plan.games for total in points],
        "turns": turns,
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1),
    }


def summary(plan: Plan, told: dict[str, Any]) -> list[str]:
    """The result for people."""
    games = plan.games
    rules = f", {', '.join(sorted(plan.rules))}" if plan.rules else ""
    rows = [("Seat", "Level", "Wins", "Share", SCORED[plan.game])]
    for seat, level in enumerate(plan.seats):
        won = told["wins"][seat]
        rows.append((str(seat), level, f"{won:.1f}", f"{won / games:.1%}", f"{told['scores'][seat]:.2f}"))
    return [
        f"{catalog.load(plan.game).title}: {games} games, seed {plan.seed}{rules}",
        "",
        *console.table(rows, right=(0, 2, 3, 4)),
        "",
        f"{told['turns'] / games:.1f} turns and {told['decisions'] / games:.1f} decisions a game; "
        f"{told['decisions_per_second']:,.0f} decisions a second",
    ]


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(","))


def _parser() -> console.Parser:
    parser = console.Parser("simulate", DESCRIPTION, JSON_HELP)
    add = parser.add_argument
    number = console.whole_number
    add("game", choices=catalog.ENGINES, help="what is played")
    add("--seats", type=_words, required=True, metavar="A,B,...", help="the level of each seat, in seating order")
    add("--games", type=number(1, MOST_GAMES), default=100, metavar="N", help="how many (100)")
    add("--seed", type=number(0, 10**18 - 1), default=0, metavar="N", help="what all games are drawn from (0)")
    add("--rules", type=_words, default=(), metavar="A,B,...", help="house rules that are on (none)")
    add("--workers", type=number(1, MOST_WORKERS), default=1, metavar="N", help="processes that play (1)")
    add("--record", type=Path, metavar="DIR", help="write each match's record there, over older ones of its name")
    add("--json", action="store_true", help="as JSON, in the terms told below")
    return parser


def _plan(given: argparse.Namespace) -> Plan:
    """The games asked for. Raises ValueError with a reason that names the option."""
    game = catalog.load(given.game)
    for level in given.seats:
        if level not in levels.LEVELS:
            raise ValueError(f"--seats: {level!r} is not a level ({', '.join(levels.LEVELS)})")
    if not game.min_seats <= len(given.seats) <= game.max_seats:
        bounds = f"{game.min_seats} to {game.max_seats}"
        raise ValueError(f"--seats: {game.title} has {bounds} seats, not {len(given.seats)}")
    known = [rule.key for rule in game.house_rules]
    for rule in given.rules:
        if rule not in known:
            raise ValueError(f"--rules: {rule!r} is not a house rule of {game.title} ({', '.join(known)})")
    return Plan(given.game, given.seats, given.games, given.seed, frozenset(given.rules), given.record)


def _make_folder(folder: Path) -> None:
    """Raises FaultError if records can't be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise console.FaultError(f"--record: {folder} can't be made: {error.strerror}") from error
    if not os.access(folder, os.W_OK):
        raise console.FaultError(f"--record: {folder} can't be written to")


def main(words: Sequence[str]) -> None:
    """Play what the command line asks for and tell how it went."""
    parser = _parser()
    given = parser.parse_args(words)
    try:
        plan = _plan(given)
    except ValueError as reason:
        parser.error(str(reason))
    if plan.folder is not None:
        _make_folder(plan.folder)
    told = simulate(plan, min(given.workers, plan.games))
    print(json.dumps(told) if given.json else "\n".join(summary(plan, told)))


if __name__ == "__main__":
    console.run("simulate", main)
