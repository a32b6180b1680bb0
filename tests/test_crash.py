"""A failure leaves a word, a log and the match, whatever else fails."""

import logging
import threading
from pathlib import Path

import pygame
import pytest

from game import record
from game.match import Match
from scenes import crash


@pytest.fixture
def log_path(tmp_path: Path) -> Path:
    """A log in a folder of its own."""
    return crash.open_log(tmp_path)


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was said in boxes, on a display that could be seen."""
    said: list[str] = []

    def message_box(title: str, message: str, **_: object) -> int:
        assert not pygame.display.get_init()
        said.append(message)
        return 0

    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "message_box", message_box)
    return said


def running_match() -> Match:
    """Alaska after a few decisions."""
    seats = (record.SeatSetup("Mira"), record.SeatSetup("Otto"))
    match = Match(record.Setup("alaska", seats, seed=3))
    match.begin()
    for _ in range(5):
        match.act(match.actor, match.state.legal()[0])
    return match


def fail(match: Match | None, log_path: Path) -> None:
    """A failure somewhere in the client, reported."""
    try:
        raise RuntimeError("planted")
    except RuntimeError:
        crash.report(match, log_path)


def test_the_player_is_told_where_log_and_match_are(
    log_path: Path, boxes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:  # P06
    match = running_match()
    fail(match, log_path)
    (kept,) = log_path.parent.glob("match-*.jsonl")
    assert [str(path) in boxes[0] for path in (log_path, kept)] == [True, True]
    assert str(log_path) in capsys.readouterr().err
    assert record.read(kept).steps == match.record.steps
    logged = log_path.read_text(encoding="utf-8")
    assert "planted" in logged
    assert "Traceback" in logged


def test_no_traceback_reaches_the_player(
    log_path: Path, boxes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    fail(None, log_path)
    told = capsys.readouterr()
    assert told.out == ""
    assert "Traceback" not in told.err + boxes[0]
    assert "planted" not in told.err + boxes[0]


def test_without_a_display_there_is_no_box(log_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fail(None, log_path)
    assert str(log_path) in capsys.readouterr().err


def test_a_match_that_cannot_be_kept_hides_nothing(
    log_path: Path, boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(Match, "save", full)
    fail(running_match(), log_path)
    logged = log_path.read_text(encoding="utf-8")
    assert "planted" in logged
    assert "disk full" in logged
    assert "could not be kept" in boxes[0]


def test_a_box_that_fails_is_logged(log_path: Path, boxes: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> int:
        raise pygame.error("no zenity")

    monkeypatch.setattr(pygame.display, "message_box", broken)
    fail(None, log_path)
    assert "no zenity" in log_path.read_text(encoding="utf-8")


def test_a_failing_thread_is_logged(log_path: Path) -> None:
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    assert "ZeroDivisionError" in log_path.read_text(encoding="utf-8")


def test_the_log_is_set_aside_when_it_grows(log_path: Path) -> None:
    for _ in range(6):
        logging.getLogger("growth").info("x" * crash.LOG_BYTES)
    files = sorted(path.name for path in log_path.parent.glob("*.log*"))
    assert files == [crash.LOG_NAME, *(f"{crash.LOG_NAME}.{number}" for number in (1, 2, 3))]


def test_a_log_that_cannot_be_written_is_told_once_and_stops_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = crash.open_log(tmp_path)
    handler = next(h for h in logging.getLogger().handlers if getattr(h, "baseFilename", "") == str(path))

    def full(text: str) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(handler.stream, "write", full)  # type: ignore[attr-defined]
    logging.getLogger("scenes").error("one")
    logging.getLogger("scenes").error("two")
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1 and str(path) in said[0] and "No space left" in said[0]
