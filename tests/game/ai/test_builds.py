"""Every level chooses the same in pure Python and compiled: what is measured on one build holds on the other."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import catalog
from game.ai import levels
from tools import compile as compiling

ROOT = Path(__file__).resolve().parents[3]
ITERATIONS = 24

CHOICES = """
import json, sys
from game import catalog, chance
from game.ai import levels
from game.ai.budget import Iterations
from game.chance import Chance
from game.contract import CHANCE, OVER

def choices(game, seats, seed):
    # What every level would do at each fourth decision of a game that the baseline plays.
    own = Chance(seed)
    state = catalog.load(game).start(seats, own.below(seats), frozenset())
    found, number = [], 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.resolve(state.sample(own))
            continue
        view = state.view(state.actor)
        if number % 4 == seats % 4:
            for level in levels.BY_GAME[game]:
                budget = Iterations(int(sys.argv[1]))
                found.append([level, state.digest(), list(levels.plan(level, view, Chance(number), budget))])
        number += 1
        for action in levels.plan("baseline", view, own):
            state.apply(action)
    return found

played = {game: choices(game, 2, 1) + choices(game, 4, 2) for game in catalog.ENGINES}
print(json.dumps({"file": chance.__file__, "played": played}))
"""


def choices(folder: Path) -> dict[str, list[list[object]]]:
    """What the build in a folder chooses, by game: level, position and plan."""
    command = [sys.executable, "-c", CHOICES, str(ITERATIONS)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert Path(told["file"]).is_relative_to(folder)
    assert (Path(told["file"]).suffix in compiling.SUFFIXES) == (folder.name == "compiled")
    played: dict[str, list[list[object]]] = told["played"]
    return played


@pytest.mark.slow
def test_all_levels_choose_the_same_on_both_builds(tmp_path: Path) -> None:
    if importlib.util.find_spec("mypyc") is None:
        pytest.skip("needs the extra 'compile'")
    for name in ("pure", "compiled"):
        compiling.copy(ROOT, tmp_path / name)
    compiling.build(tmp_path / "compiled")
    pure, compiled = choices(tmp_path / "pure"), choices(tmp_path / "compiled")
    for game in catalog.ENGINES:
        assert {level for level, _, _ in pure[game]} == set(levels.BY_GAME[game])
        for here, there in zip(pure[game], compiled[game], strict=True):
            assert here == there
