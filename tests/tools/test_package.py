"""The executable: it runs without Python, display, sound or variables, and holds nothing foreign."""

import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import catalog
from tools import package


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build by the command itself, moved to a folder with a space and letters beyond ASCII."""
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "tools.package", "--out", str(out)]
    done = subprocess.run(command, cwd=package.ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "MB in" in done.stdout
    elsewhere = tmp_path_factory.mktemp("ağ və 碑") / "a folder"
    return Path(shutil.move(out / package.NAME, elsewhere))


@pytest.mark.slow
def test_it_plays_a_whole_game_with_an_empty_environment(built: Path, tmp_path: Path) -> None:  # Q02, P04
    command = [str(package.executable(built)), "--selftest"]
    done = subprocess.run(command, cwd=tmp_path, env={}, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("with compiled rules\n") == done.stdout.count("\n") == len(catalog.GAMES)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_it_starts_where_nothing_can_be_heard(built: Path, tmp_path: Path) -> None:  # Q02
    command = [str(package.executable(built)), "--windowed", "1280x720", "--data-dir", str(tmp_path)]
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "no such driver"}
    with subprocess.Popen(command, env=silent, stderr=subprocess.PIPE, text=True) as program:
        log = tmp_path / "aurora-atoll.log"
        for _ in range(300):
            time.sleep(0.1)
            if log.exists() and "pixels" in log.read_text(encoding="utf-8"):
                break
        time.sleep(1.0)
        assert program.poll() is None
        program.send_signal(signal.SIGINT)
        assert program.wait(timeout=20) == 130
    assert log.read_text(encoding="utf-8").count("No audio device") == 1


@pytest.mark.slow
def test_it_refuses_as_the_source_does(built: Path) -> None:
    command = [str(package.executable(built)), "--game", "chess"]
    done = subprocess.run(command, env={}, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.slow
def test_it_starts_without_standard_streams(built: Path) -> None:  # P07
    """A windowed program on Windows has none: closed, they must not matter."""
    program = package.executable(built)
    done = subprocess.run(["sh", "-c", f'"{program}" --selftest <&- >&- 2>&-'], env={}, timeout=60)
    assert done.returncode == 0


@pytest.mark.slow
def test_it_holds_nothing_that_only_developers_need(built: Path) -> None:
    assert list(package.foreign(built)) == []
    assert package.size(built)[1] < 80e6


def test_what_is_foreign_is_found(tmp_path: Path) -> None:
    for name in ("pygame", "numpy", "lib/PIL", "lib/tests"):
        (tmp_path / name).mkdir(parents=True)
    assert sorted(map(str, package.foreign(tmp_path))) == ["lib/PIL", "lib/tests", "numpy"]


def test_links_count_once(tmp_path: Path) -> None:
    (tmp_path / "library").write_bytes(bytes(1000))
    (tmp_path / "link").symlink_to("library")
    assert package.size(tmp_path) == (1, 1000)


def test_pyinstaller_missing_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "PyInstaller", None)
    assert package.main([]) == 1
    assert "install package" in capsys.readouterr().err
