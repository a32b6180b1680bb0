"""Plays the levels of a game against each other, over days if need be, and tells how they stand."""

import argparse
import json
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from game import catalog
from tools import console, ladder_cells, ladder_play, workers
from tools.ladder_cells import Rung
from tools.ladder_play import Result, Task
from tools.ladder_results import Book, Share, Times, share_of, times_of

MOST_GAMES = 1_000_000

DESCRIPTION = f"""\
Plays the levels of a game against each other. A cell LOWER:HIGHER:SEATS, such as hard:expert:2, has one seat of
HIGHER and LOWER on all the others; shares are those of HIGHER. Its seat goes round from game to game. Without
--cell, all cells of the ladder are played, beside the shares that they aim at. The level expert{ladder_cells.OPEN}
is expert's search shown all hidden cards, to measure what they are worth.

Every finished game is appended to the results file at once and never played again: Ctrl+C stops, the same command
goes on. Games count for a cell if they have its seed and budget, and the players are the same: the results keep
a digest of their code and weights."""
JSON_HELP = """\
With --json: one object with the keys game; build (pure or compiled) and version (the digest), both of now; cells,
a list with lower, higher, seats, games, share, low, high (95 % interval, Wilson's; a shared victory counts by its
share), even, target (null for none) and reached (of the target, null if unknown); times, a list with level, build,
answers, median, mean, p99 and most, in seconds. An answer is what a level is asked once: one decision, or a whole
turn of purchases or voyage of cards. share, low and high are null where no game was played."""


def fill(book: Book, rungs: Sequence[tuple[Rung, Task]], crew: workers.Crew, any_version: bool) -> None:
    """Play the games that the cells lack; each rung's ``games`` are those it is to have."""
    for rung, task in rungs:
        there = book.of(task, any_version)
        missing = [number for number in range(rung.games) if number not in there]
        if not missing:
            continue
        tasks = (Task(task.game, task.cell, task.seed, number, task.budget, task.version) for number in missing)
        with (
            console.Progress(len(missing), f"games of {rung.cell}") as progress,
            closing(crew.each(ladder_play.play, tasks)) as played,
        ):
            for result in played:
                book.add(result)
                progress.step()


def _cell_plain(rung: Rung, share: Share | None) -> dict[str, Any]:
    told: dict[str, Any] = asdict(rung.cell)
    told |= asdict(share) if share else {"games": 0, "share": None, "low": None, "high": None}
    reached = share.share >= rung.target if share and rung.target is not None else None
    return told | {"even": 1 / rung.cell.seats, "target": rung.target, "reached": reached}


def _cell_row(rung: Rung, share: Share | None) -> tuple[str, ...]:
    cell = rung.cell
    words = (f"{cell.higher} v {cell.lower}", str(cell.seats))
    target = "" if rung.target is None else f"{rung.target:.0%}"
    if share is None:
        return (*words, "0", "", "", f"{1 / cell.seats:.0%}", target, "")
    reached = "" if rung.target is None else "yes" if share.share >= rung.target else "no"
    interval = f"{share.low:.1%} to {share.high:.1%}"
    return (*words, str(share.games), f"{share.share:.1%}", interval, f"{1 / cell.seats:.0%}", target, reached)


def _time_row(times: Times) -> tuple[str, ...]:
    seconds = (f"{value:.4f}" for value in (times.median, times.mean, times.p99, times.most))
    return (times.level, times.build, str(times.answers), *seconds)


def summary(rows: Sequence[tuple[Rung, Share | None]], times: Iterable[Times]) -> list[str]:
    """The report for people."""
    head = ("One seat of the first", "Seats", "Games", "Share", "95 % interval", "Even", "Aim", "Reached")
    clock = ("Level", "Build", "Answers", "Median s", "Mean s", "99 % s", "Most s")
    return [
        *console.table([head, *(_cell_row(rung, share) for rung, share in rows)], right=(1, 2, 3, 4, 5, 6)),
        "",
        "The share is that of the level named first. Time for an answer (a decision, or a whole turn of them):",
        "",
        *console.table([clock, *map(_time_row, times)], right=(2, 3, 4, 5, 6)),
    ]


def _parser() -> console.Parser:
    parser = console.Parser("ladder", DESCRIPTION, JSON_HELP)
    add, number = parser.add_argument, console.whole_number
    add("game", choices=catalog.ENGINES, help="what is played")
    add("--cell", action="append", metavar="LOWER:HIGHER:SEATS", help="only this one; may be given several times")
    add("--games", type=number(0, MOST_GAMES), metavar="N", help="that each cell is to have; 0 only reports")
    add("--results", type=Path, metavar="FILE", help="the results file (ladder-GAME.jsonl, here)")
    add("--workers", type=number(1, 64), default=1, metavar="N", help="processes that play (1)")
    add("--budget", type=number(0, 10**9), metavar="N", help="iterations of a search (each level's own)")
    add("--seed", type=number(0, 10**18 - 1), default=0, metavar="N", help="what all games are drawn from (0)")
    add("--any-version", action="store_true", help="count games of other versions of the players too")
    add("--json", action="store_true", help="as JSON, in the terms told below")
    return parser


def _rungs(given: argparse.Namespace) -> list[Rung]:
    """The cells asked for. Raises ValueError with a reason if one is none."""
    if given.cell:
        rungs = [ladder_cells.rung(given.game, text) for text in dict.fromkeys(given.cell)]
    else:
        rungs = ladder_cells.ladder(given.game)
    for rung in rungs:
        ladder_cells.check(given.game, rung.cell)
    return [rung if given.games is None else Rung(rung.cell, given.games, rung.target) for rung in rungs]


def main(words: Sequence[str]) -> None:
    """Play what the command line asks for and report on it, also if it is interrupted."""
    parser = _parser()
    given = parser.parse_args(words)
    try:
        found = _rungs(given)
    except ValueError as reason:
        parser.error(f"--cell: {reason}")
    version = ladder_play.version(given.game)
    rungs = [(rung, Task(given.game, rung.cell, given.seed, 0, given.budget, version)) for rung in found]
    book = Book(given.results or Path(f"ladder-{given.game}.jsonl"))
    try:
        with book, workers.local(given.workers) as crew:
            fill(book, rungs, crew, given.any_version)
    finally:
        report(book, rungs, given)


def report(book: Book, rungs: Sequence[tuple[Rung, Task]], given: argparse.Namespace) -> None:
    """Print what the book says about the cells."""
    games: list[tuple[Rung, list[Result]]] = [
        (rung, list(book.of(task, given.any_version).values())) for rung, task in rungs
    ]
    rows = [(rung, share_of(results)) for rung, results in games]
    times = list(times_of([result for _, results in games for result in results]))
    if not given.json:
        print("\n".join(summary(rows, times)))
        other = sum(len(book.of(task, True)) for _, task in rungs) - sum(len(results) for _, results in games)
        if other:
            print(f"\nNot counted: {other} games of other versions of the players (--any-version counts them)")
        return
    told = {
        "game": given.game,
        "build": ladder_play.build(),
        "version": rungs[0][1].version,
        "cells": [_cell_plain(rung, share) for rung, share in rows],
        "times": [asdict(one) for one in times],
    }
    print(json.dumps(told))


if __name__ == "__main__":
    console.run("ladder", main)
