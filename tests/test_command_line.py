"""The command line: what it means, and what it refuses with one line of reason."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scenes import command_line
from scenes.command_line import Opening, Options, parse

ROOT = Path(__file__).resolve().parent.parent


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line of reason with which these words are refused."""
    with pytest.raises(SystemExit) as stop:
        parse(words)
    told = capsys.readouterr()
    assert stop.value.code == 2
    assert told.out == ""
    assert told.err.endswith("\n")
    assert told.err.count("\n") == 1
    return told.err


def test_nothing_asked() -> None:
    assert parse([]) == Options(windowed=None, data_dir=None, selftest=False, opening=None)


@pytest.mark.parametrize(
    ("words", "size"),
    [
        (["--windowed"], (1280, 720)),
        (["--windowed", "1366x768"], (1366, 768)),
        (["--windowed=2560X1080"], (2560, 1080)),
        (["--windowed", "--game", "alaska"], (1280, 720)),
    ],
)
def test_windows(words: list[str], size: tuple[int, int]) -> None:
    assert parse(words).windowed == size


def test_a_folder_is_told_in_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert parse(["--data-dir", "here"]).data_dir == tmp_path / "here"


def test_a_table_with_all_it_takes() -> None:
    words = "--game alaska --seats human,normal,random --seed 5 --rules equal_turns,replace_events".split()
    rules = frozenset({"equal_turns", "replace_events"})
    assert parse(words).opening == Opening("alaska", ("human", "normal", "random"), rules, 5)


def test_a_table_with_what_goes_without_saying() -> None:
    assert parse(["--game", "alaska"]).opening == Opening("alaska", ("human", "normal"), frozenset(), None)


def test_the_selftest_has_computer_seats_only() -> None:
    opening = parse(["--selftest"]).opening
    assert opening is not None
    assert "human" not in opening.seats


@pytest.mark.parametrize(
    "size", ["", "x", "1280", "1280x", "x720", "axb", "-800x600", "1280x720x2", "100x100", "99999x600", "²x³"]
)
def test_sizes_that_are_none(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--windowed" in refused([f"--windowed={size}"], capsys)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--fulscreen"], "--fulscreen"),
        (["--win"], "--win"),
        (["file.txt"], "file.txt"),
        (["--game", "chess"], "chess"),
        (["--game"], "--game"),
        (["--seats", "human,normal"], "--seats needs --game"),
        (["--seed", "5"], "--seed needs --game"),
        (["--rules", "equal_turns"], "--rules needs --game"),
        (["--game", "alaska", "--seed", "five"], "five"),
        (["--game", "alaska", "--seed", "-1"], "--seed"),
        (["--game", "alaska", "--seed", ""], "--seed"),
        (["--game", "alaska", "--seed", "1" * 5000], "--seed"),
        (["--game", "alaska", "--seats", ""], "--seats"),
        (["--game", "alaska", "--seats", "human"], "2 to 5 seats"),
        (["--game", "alaska", "--seats", "human,human,human,human,human,human"], "2 to 5 seats"),
        (["--game", "alaska", "--seats", "human,grandmaster"], "grandmaster"),
        (["--game", "alaska", "--rules", "no_tickets"], "no_tickets"),
        (["--game", "alaska", "--rules", ""], "--rules"),
        (["--selftest", "--seats", "human,normal"], "human"),
        (["--data-dir", str(Path(__file__))], "is a file"),
        (["--data-dir", ""], "--data-dir"),
    ],
)
def test_what_has_no_meaning(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert reason in refused(words, capsys)


def test_the_version_is_the_one_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        parse(["--version"])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"{project['name']} {project['version']}\n"
    assert project["version"] == command_line.VERSION


def test_the_readme_names_every_option() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "main.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    options = {word.strip(",") for word in done.stdout.split() if word.startswith("--")}
    assert len(options) >= 9
    assert [option for option in sorted(options) if f"`{option}" not in readme] == []


def test_the_program_itself_refuses(tmp_path: Path) -> None:
    """Nothing started: no folder of settings either."""
    command = [sys.executable, str(ROOT / "main.py"), "--data-dir", "here", "--game", "chess"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert list(tmp_path.iterdir()) == []


def test_a_python_without_the_packages_is_told_what_to_do(tmp_path: Path) -> None:
    command = [sys.executable, "-S", str(ROOT / "main.py"), "--version"]  # -S: no installed package is seen
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "python tools/start.py play" in done.stderr
