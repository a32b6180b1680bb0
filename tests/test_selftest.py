"""The selftest passes on its own, and fails when something is wrong."""

import logging
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from scenes import selftest, startup
from scenes.command_line import parse

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary folders of this process go."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_a_whole_game_with_an_empty_environment(tmp_path: Path) -> None:
    words = ["--selftest", "--seats", "normal,random,normal", "--seed", "11", "--rules", "replace_events"]
    variables = {"TMPDIR": str(tmp_path)}
    command = [sys.executable, str(ROOT / "main.py"), *words]
    done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    assert "alaska, seed 11" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_does_not_end_fails(
    scratch: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "LIMIT", 0.0)
    assert selftest.run(parse(["--selftest"])) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "not over" in told.err
    (log_path,) = scratch.glob("*/*.log")
    assert str(log_path) in told.err


def test_a_complaint_in_the_log_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def complain(*_: object) -> str:
        logging.getLogger("scenes").warning("no picture of a moose")
        return "played"

    monkeypatch.setattr(selftest, "_play", complain)
    assert selftest.run(parse(["--selftest"])) == 1
    assert "no picture of a moose" in capsys.readouterr().err


def test_a_client_that_opens_no_table_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(startup, "first_scene", lambda _: startup.Title())
    assert selftest.run(parse(["--selftest"])) == 1
    assert "did not open a table" in capsys.readouterr().err
