"""Plays a few real clicks and keys in a real window, on a desktop in memory: `python -m tools.smoke`.

A twin of the client runs beside it without a window, at the same size and with the same seed: it tells where the
widgets are that the mouse must hit. Linux only; needs Xvfb, openbox and xdotool.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"  # of the twin, before pygame is there

import pygame

from scenes import crash, startup
from scenes import settings as settings_file
from scenes.command_line import parse
from scenes.director import Director
from scenes.settings import Settings
from tools.desktop import PATIENCE, Desktop, MissedError, missing_programs, wait_for

ROOT = Path(__file__).resolve().parent.parent
SCREEN = (1366, 768)
WINDOW = (1024, 600)
TABLE = ("--game", "alaska", "--seats", "human,human", "--seed", "5")
FAULT = """
import sys
from scenes import startup
from scenes.director import Director
Director.step = lambda *_: 1 / 0
sys.exit(startup.run(sys.argv[1:]))
"""
TOLERANCE = (24, 24, 24, 255)  # of a pixel's colour
ALIKE = 0.997  # share of pixels
SETTINGS = Settings(speed="off", preview="off")  # both have tests of their own; here pictures must come to rest
REST = 0.4  # seconds without a change after which a picture counts as at rest


def alike(picture: pygame.Surface, other: pygame.Surface | tuple[int, ...]) -> bool:
    """Whether two pictures, or a picture and a colour, are the same but for what ambient motion changes."""
    if isinstance(other, pygame.Surface):
        mask = pygame.mask.from_threshold(picture, (0, 0, 0), TOLERANCE, other)
    else:
        mask = pygame.mask.from_threshold(picture, other, TOLERANCE)
    width, height = picture.get_size()
    return mask.count() > ALIKE * width * height


class Twin:
    """The client without a window: the same words of the command line, pressed in the same places."""

    def __init__(self, size: tuple[int, int], words: Sequence[str]) -> None:
        self.director = Director(replace(SETTINGS), windowed=size, sound=False)
        self.director.push(startup.first_scene(parse(words).opening))
        self.director.step(0.1)

    def press(self, key: str) -> tuple[int, int]:
        """Presses the widget with this key; returns its middle in pixels. Raises MissedError without one."""
        widgets = {widget.key: widget for widget in self.director.scene.widgets()}
        if key not in widgets:
            raise MissedError(f"no widget {key} on the screen, only {', '.join(sorted(widgets))}")
        x, y = widgets[key].rect.center
        self._post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._post(kind, pos=(x, y), button=1, touch=False)
        return int(x), int(y)

    def key(self, code: int) -> None:
        """Presses and releases a key, by pygame's number."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._post(kind, key=code, mod=0, unicode="")

    def _post(self, kind: int, **fields: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **fields))
        for _ in range(3):
            self.director.step(0.1)

    @property
    def picture(self) -> pygame.Surface:
        """What it would show."""
        return self.director.display.surface


class Game:
    """The real client in its window."""

    def __init__(self, desktop: Desktop, folder: Path, words: Sequence[str], shots: Path) -> None:
        self.desktop, self.folder, self.shots = desktop, folder, shots
        settings_file.save(SETTINGS, folder)
        command = [sys.executable, str(ROOT / "main.py"), "--data-dir", str(folder), *words]
        self.process = subprocess.Popen(command, env=desktop.environment(), stderr=subprocess.PIPE, text=True)
        self.window = desktop.window(self.process.pid)

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of the window."""
        return self.desktop.window_size(self.window)

    def at_rest(self, name: str) -> pygame.Surface:
        """Waits until the screen changes no more, keeps its picture as `name` and returns it.

        Raises MissedError where it is all but one colour, or never rests.
        """
        seen, since, end = self.desktop.picture(), time.monotonic(), time.monotonic() + PATIENCE
        while time.monotonic() - since < REST:
            picture = self.desktop.picture()
            if not alike(picture, seen):
                seen, since = picture, time.monotonic()
            if time.monotonic() > end:
                raise MissedError(f"{name}: the picture does not come to rest")
            time.sleep(0.05)
        pygame.image.save(seen, self.shots / f"{name}.png")
        if alike(seen, pygame.transform.average_color(seen)):
            raise MissedError(f"{name}: the screen is empty")
        return seen

    def changes(self, what: str, before: pygame.Surface) -> None:
        """Waits until the screen shows something else than before."""
        wait_for(f"the screen changes after {what}", lambda: not alike(self.desktop.picture(), before))

    def shows(self, name: str, twin: Twin) -> None:
        """Waits until the screen shows what the twin shows; keeps both pictures where it does not."""
        try:
            wait_for(f"{name}: the picture of the twin", lambda: alike(self.desktop.picture(), twin.picture))
        finally:
            pygame.image.save(self.desktop.picture(), self.shots / f"{name}.png")
            pygame.image.save(twin.picture, self.shots / f"{name}-twin.png")

    def resizes(self, what: str, size: tuple[int, int]) -> None:
        """Waits until the window has this size."""
        wait_for(f"{what}: {size}", lambda: self.size == size)

    def click(self, name: str, pos: tuple[int, int]) -> pygame.Surface:
        """Clicks a point of the window, expects another picture, and returns it once it rests."""
        before = self.at_rest(f"{name}-before")
        self.desktop.click(self.window, *pos)
        self.changes(f"the click for {name}", before)
        return self.at_rest(name)

    def close(self) -> None:
        """Closes the window as a player does. Raises MissedError where the program fails or complains."""
        self.desktop.key("alt+F4")
        try:
            status = self.process.wait(20)
        except subprocess.TimeoutExpired:
            raise MissedError("the program does not end when its window is closed") from None
        logged = (self.folder / crash.LOG_NAME).read_text(encoding="utf-8")
        if status or "ERROR" in logged:
            raise MissedError(f"exit status {status}, and the log says:\n{logged}")

    def stop(self) -> None:
        """Ends the program, whatever it does."""
        self.process.kill()
        self.process.wait(10)


@contextmanager
def playing(desktop: Desktop, shots: Path, *words: str) -> Iterator[Game]:
    """The client with those words and a fresh data folder; it never outlives the block."""
    with tempfile.TemporaryDirectory() as folder:
        game = Game(desktop, Path(folder), words, shots)
        try:
            yield game
        finally:
            game.stop()


def windowed(desktop: Desktop, shots: Path) -> None:
    """Title, set-up, table, all by mouse in a window; F11 there and back."""
    size = f"{WINDOW[0]}x{WINDOW[1]}"
    twin = Twin(WINDOW, [])
    with playing(desktop, shots, "--windowed", size) as game:
        game.resizes("the window opens", WINDOW)
        game.click("setup", twin.press("new"))
        before = game.click("table", twin.press("start"))
        desktop.key("F11")
        game.resizes("F11 fills the screen", SCREEN)
        game.changes("F11", before)
        before = game.at_rest("table-full")
        desktop.key("F11")
        game.resizes("F11 goes back to the window", WINDOW)
        game.changes("F11", before)
        game.at_rest("table-again")
        game.close()


def full_screen(desktop: Desktop, shots: Path) -> None:
    """Straight to a table on the full screen, by mouse and by keyboard: each picture is that of the twin."""
    twin = Twin(SCREEN, TABLE)
    with playing(desktop, shots, *TABLE) as game:
        game.resizes("the game fills the screen", SCREEN)
        game.shows("table-first", twin)
        desktop.click(game.window, *twin.press("roll:1"))
        game.shows("rolled", twin)
        twin.key(pygame.K_F10)
        desktop.key("F10")
        game.shows("menu", twin)
        game.close()


def boxed(desktop: Desktop, process: int) -> bool:
    """Whether a window of the game's name has the keyboard, and it is not the process's own."""
    return desktop.active_title() == crash.TITLE and not desktop.windows(process)


def failing(desktop: Desktop, shots: Path) -> None:
    """A fault planted in the running client: a box names the log, nothing else is shown, and the status is 1."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", FAULT, "--data-dir", folder, *TABLE]
        process = subprocess.Popen(command, cwd=ROOT, env=desktop.environment(), stderr=subprocess.PIPE, text=True)
        try:
            # SDL shows the box from a process of its own, when the window of the game is gone.
            wait_for("a box with a message", lambda: boxed(desktop, process.pid))
            pygame.image.save(desktop.picture(), shots / "failing.png")

            def ended() -> bool:
                # A key is lost where the box is on the screen but does not listen yet.
                if boxed(desktop, process.pid):
                    desktop.key("Return")
                return process.poll() is not None

            wait_for("the program ends when the box is closed", ended)
            _, told = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
            process.wait(10)
        kept = [path.suffix for path in sorted(Path(folder).iterdir())]
        if process.returncode != 1 or "Traceback" in told or kept != [".log", ".jsonl"]:
            raise MissedError(f"exit status {process.returncode}, kept {kept}, said {told!r}")


def main(words: Sequence[str] | None = None) -> int:
    """Runs each scenario; returns the exit status, 1 with a line of reason where something did not happen."""
    parser = argparse.ArgumentParser(prog="python -m tools.smoke", description=__doc__.splitlines()[0])
    parser.add_argument("--shots", type=Path, metavar="DIR", help="keep the pictures of the screen there")
    options = parser.parse_args(words)
    lacking = missing_programs()
    if lacking:
        sys.stderr.write(f"Missing programs: {', '.join(lacking)} (Debian: apt install xvfb openbox xdotool)\n")
        return 1
    with tempfile.TemporaryDirectory() as scratch, Desktop(SCREEN) as desktop:
        shots = options.shots or Path(scratch)
        shots.mkdir(parents=True, exist_ok=True)
        for scenario in (windowed, full_screen, failing):
            started = time.monotonic()
            try:
                scenario(desktop, shots)
            except MissedError as reason:
                sys.stderr.write(f"{scenario.__name__}: {reason}\n")
                return 1
            print(f"{scenario.__name__}: ok after {time.monotonic() - started:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
