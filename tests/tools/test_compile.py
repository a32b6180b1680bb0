"""The compiled rules: what is compiled, that it can be undone, and that they are the same rules."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compile as compiler
from tools import console

GAMES = """
from game import catalog
from game.ai import levels
from game.chance import Chance
from game.match import Match
from game.record import SeatSetup, Setup

for game in catalog.ENGINES:
    for seed in range(3):
        match = Match(Setup(game, (SeatSetup("one"), SeatSetup("two"), SeatSetup("three")), seed))
        match.begin()
        while not match.over:
            match.act(match.actor, levels.choose("baseline", match.view(match.actor), Chance(match.decisions)))
        print(game, match.decisions, match.state.digest())
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled copy of this checkout, made by the command itself."""
    folder = tmp_path_factory.mktemp("compiled") / "a copy"
    done = python(compiler.ROOT, "-m", "tools.compile", "--copy", str(folder))
    assert (done.returncode, done.stderr) == (0, "")
    assert not list(compiler.built(compiler.ROOT))
    return folder


def python(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, text=True, check=False)


def checkout(root: Path, **modules: str) -> Path:
    """A checkout with nothing but these modules of game/."""
    for name, text in modules.items():
        path = root / "game" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


@pytest.mark.slow
def test_all_tests_of_the_engine_pass_compiled(compiled: Path) -> None:
    done = python(compiled, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", "tests/game")
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_the_same_choices_lead_to_the_same_games(compiled: Path) -> None:
    told = [python(folder, "-c", GAMES) for folder in (compiler.ROOT, compiled)]
    assert told[0].stdout.count("\n") == 6
    assert told[0].stdout == told[1].stdout, told[1].stderr


@pytest.mark.slow
def test_it_needs_nothing_but_the_standard_library(compiled: Path) -> None:
    ask = f"import sys; sys.path.insert(0, {str(compiled)!r}); from game import catalog; print(catalog.build())"
    done = python(compiled, "-I", "-S", "-c", ask)
    assert (done.stdout, done.stderr) == ("compiled\n", "")


@pytest.mark.slow
def test_the_benchmark_tells_the_builds_apart(compiled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """How much faster it is hangs on the machine: it is printed, and nothing more."""
    builds = []
    for folder in (compiler.ROOT, compiled):
        told = python(folder, "-m", "tools.bench", "engine", "--json").stdout
        builds.append(json.loads(told)["build"])
        with capsys.disabled():
            print(told, end="")
    assert builds == ["pure", "compiled"]


@pytest.mark.slow
def test_what_mypyc_refuses_is_told_and_leaves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = checkout(tmp_path, wrong="def count() -> int:\n    return 'none'\n")
    with pytest.raises(console.FaultError, match="could not be compiled"):
        compiler.build(root)
    assert "wrong.py:2" in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["wrong.py"]


def test_new_modules_are_compiled_and_only_the_named_ones_left_out(tmp_path: Path) -> None:
    root = checkout(
        tmp_path, **{"__init__": "", "ai/__init__": "", "ai/new": "", "alaska/events": "", "record": ""}
    )
    assert compiler.modules(root) == ["game/ai/new.py"]


def test_each_that_is_left_out_is_there() -> None:
    for pattern, reason in compiler.LEFT_OUT.items():
        assert list(compiler.ROOT.glob(pattern.replace("*__", "**/__"))), pattern
        assert reason


def test_clean_removes_what_was_built_and_nothing_else(tmp_path: Path) -> None:
    root = checkout(tmp_path, rules="", record="")
    kept = {path for path in tmp_path.rglob("*") if path.is_file()}
    for name in ("game/rules.cpython-311-x86_64-linux-gnu.so", "game__mypyc.cp311-win_amd64.pyd"):
        (root / name).write_bytes(b"")
    assert compiler.clean(root) == 2
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == kept


def test_a_copy_holds_no_builds_and_goes_nowhere_else(tmp_path: Path) -> None:
    root = checkout(tmp_path / "here", rules="")
    for name in ("game/rules.so", ".venv/python", "dist/program", "game/__pycache__/rules.pyc", "tests/test_it.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(b"")
    compiler.copy(root, tmp_path / "there")
    found = {path.relative_to(tmp_path / "there").as_posix() for path in (tmp_path / "there").rglob("*.*")}
    assert found == {"game/rules.py", "tests/test_it.py"}
    with pytest.raises(console.FaultError, match="new or an empty folder"):
        compiler.copy(root, tmp_path / "there")


def test_mypyc_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mypyc", None)
    with pytest.raises(console.FaultError, match="install compile"):
        compiler.require()


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler of Windows is found by setuptools")
def test_a_missing_c_compiler_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler.importlib.util, "find_spec", lambda name: name)
    monkeypatch.setitem(os.environ, "PATH", "")
    with pytest.raises(console.FaultError, match="apt install gcc"):
        compiler.require()
