"""The two commands of the README: what they say when they can't go on, and when they install."""

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import start

SOURCE = Path(start.__file__)


class Pip:
    """Stands in for the programs that start.py runs: notes each, and makes an environment when asked."""

    def __init__(self, root: Path, status: int = 0, words: str = "") -> None:
        self.root, self.status, self.words = root, status, words
        self.made: list[list[str]] = []
        self.installs: list[str] = []

    def __call__(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        if command[1:3] == ["-m", "venv"]:
            self.made.append(command)
            return subprocess.CompletedProcess(command, 0)
        if "pip" in command:
            self.installs.append(command[-1])
            return subprocess.CompletedProcess(command, self.status, stdout=self.words)
        return subprocess.CompletedProcess(command, 0 if self.made else 1)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Pip]:
    """A checkout with only pyproject.toml and a faked pip."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / ".venv").mkdir()

    def fake(status: int = 0, words: str = "") -> Pip:
        pip = Pip(tmp_path, status, words)
        monkeypatch.setattr(subprocess, "run", pip)
        return pip

    return fake


def test_installs_once(checkout: Callable[..., Pip]) -> None:
    pip = checkout()
    start.prepare(str(pip.root), [])
    start.prepare(str(pip.root), [])
    assert len(pip.made) == 1
    assert pip.installs == [str(pip.root)]


def test_installs_what_is_missing_and_keeps_what_is_there(checkout: Callable[..., Pip]) -> None:
    pip = checkout()
    start.prepare(str(pip.root), ["test"])
    start.prepare(str(pip.root), [])
    start.prepare(str(pip.root), ["dev"])
    start.prepare(str(pip.root), ["test", "dev"])
    assert pip.installs == [f"{pip.root}[test]", f"{pip.root}[dev,test]"]


def test_installs_again_when_pyproject_changed(checkout: Callable[..., Pip]) -> None:
    pip = checkout()
    start.prepare(str(pip.root), [])
    (pip.root / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    start.prepare(str(pip.root), [])
    assert len(pip.installs) == 2


@pytest.mark.parametrize("stamp", ["", "{", "[]", '{"extras": ["test"]}', '{"pyproject": "old", "extras": []}'])
def test_a_damaged_note_of_the_installation_means_installing(checkout: Callable[..., Pip], stamp: str) -> None:
    pip = checkout()
    (pip.root / ".venv" / "installed.json").write_text(stamp)
    start.prepare(str(pip.root), ["test"])
    assert pip.installs == [f"{pip.root}[test]"]
    assert json.loads((pip.root / ".venv" / "installed.json").read_text())["extras"] == ["test"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("... NewConnectionError('no route') ...", "no connection"),
        ("No matching distribution", "pip said stands above"),
    ],
)
def test_a_failed_installation_says_why_and_is_not_noted(
    checkout: Callable[..., Pip], capsys: pytest.CaptureFixture[str], words: str, reason: str
) -> None:
    pip = checkout(1, words)
    with pytest.raises(start.SetupError, match=reason):
        start.prepare(str(pip.root), [])
    assert words in capsys.readouterr().err
    assert not (pip.root / ".venv" / "installed.json").exists()


def test_an_old_python_is_told_so() -> None:
    with pytest.raises(start.SetupError, match=r"needs Python 3\.11 or newer.* is 3\.8"):
        start.require_python((3, 8, 10))


def test_an_old_python_can_read_the_file() -> None:
    ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_a_python_without_venv_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(start.SetupError, match=r"apt install python3\.12-venv"):
        start.require_python((3, 12, 0))


def test_further_words_are_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []

    def prepare(root: str, extras: list[str]) -> str:
        return "python of " + ",".join(extras)

    def call(command: list[str], **_: object) -> int:
        calls.append(command)
        return 7

    monkeypatch.setattr(start, "prepare", prepare)
    monkeypatch.setattr(subprocess, "call", call)
    assert start.main(["play", "--windowed", "800x600"]) == 7
    assert start.main(["test", "-k", "start"]) == 7
    assert calls[0] == ["python of ", str(SOURCE.parent.parent / "main.py"), "--windowed", "800x600"]
    assert calls[1] == ["python of test", "-m", "pytest", *start.SPREAD, "-k", "start"]


def test_readme_and_ci_say_the_words_that_work() -> None:
    root = SOURCE.parent.parent
    readme = (root / "README.md").read_text(encoding="utf-8")
    assert "\n    python tools/start.py play\n" in readme
    assert "\n    python tools/start.py test\n" in readme
    assert "tools/start.py test\n" in (root / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [[], ["paly"], ["--windowed"]])
def test_an_unknown_command_prints_the_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main(words) == 2
    assert "start.py play" in capsys.readouterr().out


@pytest.mark.slow
def test_a_real_environment_is_made(tmp_path: Path) -> None:
    """With the packages of the real project, by the real pip; the command itself, not its functions."""
    root = SOURCE.parent.parent
    for name in ("pyproject.toml", "README.md", "main.py"):
        (tmp_path / name).write_bytes((root / name).read_bytes())
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "start.py").write_bytes(SOURCE.read_bytes())
    (tmp_path / "main.py").write_text("import sys, pygame, pytmx, platformdirs\nprint('ran', *sys.argv[1:])\n")
    command = [sys.executable, "tools/start.py", "play", "--windowed"]
    first = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    again = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "Installing" in first.stdout
    assert first.stdout.endswith("ran --windowed\n")
    assert "Installing" not in again.stdout
