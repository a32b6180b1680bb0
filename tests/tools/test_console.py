"""What the tools share: reasons of one line, a bar that stays away, an end without a traceback."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from tools import console

ROOT = Path(__file__).resolve().parents[2]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def drawn(columns: int, stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a bar of 8 steps writes there."""
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(console, "_columns", lambda: columns)
    monkeypatch.setattr(console, "REDRAW", 0)
    with console.Progress(8, "games") as progress:
        for _ in range(8):
            progress.step()
    return stream.getvalue()


def test_a_bar_grows_and_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = drawn(80, Terminal(), monkeypatch).split("\r\x1b[K")
    assert looks[1] == f"[{'-' * 24}] 0/8 games"
    assert looks[2] == f"[{'#' * 3}{'-' * 21}] 1/8 games"
    assert looks[-2] == f"[{'#' * 24}] 8/8 games"
    assert looks[-1] == ""


def test_no_bar_without_a_wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(80, io.StringIO(), monkeypatch) == ""
    assert drawn(30, Terminal(), monkeypatch) == ""


def test_a_bar_never_breaks_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = drawn(console.NARROWEST_BAR, Terminal(), monkeypatch).split("\r\x1b[K")
    assert max(map(len, looks)) < console.NARROWEST_BAR


def test_a_reason_is_one_short_harmless_line() -> None:
    reason = console.one_line("no\nsuch \x1b[31m\u202efile " + "x" * 5000)
    assert "\n" not in reason
    assert reason.isprintable()
    assert reason.startswith("no such ")
    assert len(reason) < 400


def test_a_reader_that_has_seen_enough() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "tools.cards", "alaska"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    assert program.wait(60) == 1
    assert program.stderr.read() == b""
    program.stderr.close()
