"""One game of a cell of the ladder, and how long its decisions took."""

import ast
import hashlib
import importlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from game import chance as engine
from game.ai import levels
from game.ai.budget import Budget, Iterations
from game.chance import Chance
from game.contract import State, View
from tools import matches
from tools.ladder_cells import OPEN, Cell

ROOT = Path(__file__).resolve().parents[1]
SILENT = ("advice.py", "advising.py", "record.py", "wording.py", "worker.py")
"""Files of game/ that no computer player plays by."""

Search = Callable[[View, Chance, Budget | None, Callable[[View, Chance], State]], levels.Plan]


@dataclass(frozen=True, slots=True)
class Task:
    """Game ``number`` of a cell, from 0; ``budget`` is in iterations, None for what each level takes by itself.

    The number and ``seed`` decide all that happens in it; who has the higher level goes round with the number.
    """

    game: str
    cell: Cell
    seed: int
    number: int
    budget: int | None
    version: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for the higher level, and the microseconds of every answer of each level."""

    task: Task
    build: str
    seat: int
    share: float
    scores: tuple[int, ...]
    times: dict[str, list[int]]


def play(task: Task) -> Result:
    """Play the game."""
    cell = task.cell
    seat = task.number % cell.seats
    names = [cell.lower] * cell.seats
    names[seat] = cell.higher
    times: dict[str, list[int]] = {cell.lower: [], cell.higher: []}
    players = [_timed(player(task.game, name, task.budget), times[name]) for name in names]
    end = matches.play(task.game, players, matches.seed_of(task.game, cell, task.seed, task.number))
    return Result(task, build(), seat, matches.share(end, seat), tuple(end.scores()), times)


def player(game: str, level: str, budget: int | None) -> matches.Player:
    """The player of a level, on views only; or of one that ends in OPEN, whose search gets the true state wherever
    an honest one draws a state that fits the view."""
    limit = None if budget is None else Iterations(budget)
    if not level.endswith(OPEN):
        return lambda state, chance: levels.plan(level, state.view(state.actor), chance, limit)
    search: Search = importlib.import_module(f"game.ai.{game}.search").search

    def decide(state: State, chance: Chance) -> levels.Plan:
        return search(state.view(state.actor), chance, limit, lambda _view, _chance: state.clone())

    return decide


def _timed(decide: matches.Player, times: list[int]) -> matches.Player:
    def watch(state: State, chance: Chance) -> levels.Plan:
        began = perf_counter()
        plan = decide(state, chance)
        times.append(round((perf_counter() - began) * 1e6))
        return plan

    return watch


def build() -> str:
    """How the engine runs: ``pure`` Python or ``compiled``."""
    return "pure" if str(engine.__file__).endswith(".py") else "compiled"


def version(game: str) -> str:
    """A short digest of what plays: the code of the engine, the game and its players without comments, and their
    data. Results of other versions are of other players."""
    digest = hashlib.sha256()
    folders = (ROOT / "game", ROOT / "game" / game, ROOT / "game" / "ai", ROOT / "game" / "ai" / game)
    for path in [path for folder in folders for path in sorted(folder.glob("*.py")) if path.name not in SILENT]:
        digest.update(ast.dump(_Bare().visit(ast.parse(path.read_bytes()))).encode())
    for path in sorted(folders[-1].glob("*.json")):
        told: Any = json.loads(path.read_bytes())
        # How weights were made may be told anew.
        weights = told.get("weights", told) if isinstance(told, dict) else told
        digest.update(json.dumps(weights, sort_keys=True).encode())
    return digest.hexdigest()[:12]


class _Bare(ast.NodeTransformer):
    """Takes docstrings away, those of constants too."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        return None if isinstance(node.value, ast.Constant) else node
