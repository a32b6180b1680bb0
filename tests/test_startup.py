"""From the command line to an exit status, with whatever may go wrong between."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.match import Match
from game.record import SeatSetup, Setup, read
from scenes import crash, startup
from scenes.scene import Scene

ROOT = Path(__file__).resolve().parent.parent


class Stub(Scene):
    """A scene that does one thing at its first update."""

    def __init__(self, act: Callable[[Scene], None], match: Match | None = None) -> None:
        super().__init__()
        self.act = act
        self.match = match

    def update(self, dt: float) -> None:
        self.act(self)


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> Callable[[Scene], None]:
    """Makes the client begin with this scene."""

    def begin_with(scene: Scene) -> None:
        monkeypatch.setattr(startup, "first_scene", lambda *_: scene)

    return begin_with


def fail(_: Scene) -> None:
    raise RuntimeError("planted")


def interrupt(_: Scene) -> None:
    raise KeyboardInterrupt


def program(*words: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """The program itself, where there is no display but what `variables` say."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    command = [sys.executable, str(ROOT / "main.py"), *words]
    return subprocess.run(
        command, cwd=cwd, env={**environment, **variables}, capture_output=True, text=True, timeout=60
    )


def test_an_ordinary_end(first: Callable[[Scene], None], tmp_path: Path) -> None:
    first(Stub(lambda scene: scene.director.quit()))
    assert startup.run(["--data-dir", str(tmp_path / "new" / "folder")]) == 0
    assert "aurora-atoll 0.1.0" in (tmp_path / "new" / "folder" / crash.LOG_NAME).read_text(encoding="utf-8")


def test_the_video_system_is_told_all_before_it_starts(
    first: Callable[[Scene], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # D01, D13
    names = ("SDL_WINDOWS_DPI_AWARENESS", "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "SDL_VIDEO_X11_WMCLASS")
    for name in names:
        monkeypatch.delenv(name, raising=False)
    told: list[list[str | None]] = []
    real = pygame.display.init

    def init() -> None:
        told.append([os.environ.get(name) for name in names])
        real()

    monkeypatch.setattr(pygame.display, "init", init)
    first(Stub(lambda scene: scene.director.quit()))
    assert startup.run(["--data-dir", str(tmp_path)]) == 0
    assert told[0] == ["permonitorv2", "0", "aurora-atoll"]


def test_a_failure_keeps_log_and_match(
    first: Callable[[Scene], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # P06
    match = Match(Setup("alaska", (SeatSetup("Mira"), SeatSetup("Otto")), seed=3))
    match.begin()
    first(Stub(fail, match))
    assert startup.run(["--data-dir", str(tmp_path), "--windowed"]) == 1
    told = capsys.readouterr()
    assert "Traceback" not in told.out + told.err
    assert str(tmp_path / crash.LOG_NAME) in told.err
    assert "planted" in (tmp_path / crash.LOG_NAME).read_text(encoding="utf-8")
    (kept,) = tmp_path.glob("match-*.jsonl")
    assert read(kept).steps == match.record.steps


def test_a_failure_before_the_first_scene(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(startup, "Director", fail)
    assert startup.run(["--data-dir", str(tmp_path)]) == 1
    assert "Traceback" in (tmp_path / crash.LOG_NAME).read_text(encoding="utf-8")


def test_control_c_is_no_failure(first: Callable[[Scene], None], tmp_path: Path) -> None:
    first(Stub(interrupt))
    assert startup.run(["--data-dir", str(tmp_path)]) == 130
    assert "ERROR" not in (tmp_path / crash.LOG_NAME).read_text(encoding="utf-8")


def test_damaged_settings_are_set_aside(first: Callable[[Scene], None], tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{ damaged", encoding="utf-8")
    first(Stub(lambda scene: scene.director.quit()))
    assert startup.run(["--data-dir", str(tmp_path)]) == 0
    assert "{ damaged" in [path.read_text(encoding="utf-8") for path in tmp_path.glob("settings*")]
    assert "settings" in (tmp_path / crash.LOG_NAME).read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = program("--data-dir", "file/below", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "file/below" in done.stderr.replace("\\", "/")


@pytest.mark.skipif(sys.platform != "linux", reason="Windows and macOS always have a display")
def test_no_display_is_a_message_and_no_failure(tmp_path: Path) -> None:
    done = program("--data-dir", "data", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith("aurora-atoll: there is no display to play on\n")  # a library may grumble before
    assert "Traceback" not in done.stderr


def test_a_display_that_is_named_but_not_there(tmp_path: Path) -> None:
    done = program("--data-dir", "data", cwd=tmp_path, SDL_VIDEODRIVER="betamax")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "no display" in done.stderr
    assert "betamax" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="only there can a shell close them and be without a display")
def test_no_standard_streams(tmp_path: Path) -> None:  # P07
    """What a windowed program on Windows meets."""
    command = f'"{sys.executable}" "{ROOT / "main.py"}" --data-dir data <&- >&- 2>&-'
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    done = subprocess.run(["sh", "-c", command], cwd=tmp_path, env=environment, timeout=60)
    logged = (tmp_path / "data" / crash.LOG_NAME).read_text(encoding="utf-8")
    assert done.returncode == 1
    assert "no display" in logged
    assert "Traceback" not in logged
