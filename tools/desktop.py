"""A desktop that nobody sees: an X server in memory and a window manager, for real windows, keys and clicks.

Linux only; needs the programs Xvfb, openbox and xdotool.
"""

import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import pygame

PROGRAMS = ("Xvfb", "openbox", "xdotool")
PATIENCE = 30.0  # seconds until what should happen has not happened


class MissedError(Exception):
    """Something that should have happened on the desktop did not; the text says what."""


def missing_programs() -> list[str]:
    """The programs needed that this machine lacks."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


def wait_for(what: str, happened: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Waits until `happened` says so. Raises MissedError with `what` after that many seconds."""
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            raise MissedError(f"{what}: not within {seconds:g} s")
        time.sleep(0.05)


class Desktop:
    """The X server and the window manager, as long as the `with` block lasts."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._folder = tempfile.TemporaryDirectory(prefix="desktop-")
        self._processes: list[subprocess.Popen[bytes]] = []
        self.display = ""

    def __enter__(self) -> Self:
        reader, writer = os.pipe()
        width, height = self.size
        command = [
            "Xvfb",
            "-displayfd",
            str(writer),
            "-screen",
            "0",
            f"{width}x{height}x24",
            "-nolisten",
            "tcp",
        ]
        self._start([*command, "-fbdir", self._folder.name], pass_fds=(writer,))
        os.close(writer)
        with open(reader, encoding="ascii") as number:
            self.display = f":{number.readline().strip()}"
        if self.display == ":":
            raise MissedError("Xvfb did not start")
        self._start(["openbox"])
        wait_for("openbox manages the desktop", lambda: bool(self._ask("get_num_desktops")))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in reversed(self._processes):
            process.terminate()
            process.wait(10)
        self._folder.cleanup()

    def environment(self) -> dict[str, str]:
        """The variables under which a program opens its windows here and finds no other display or device."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "WAYLAND_"))}
        # Without a GPU, SDL's own framebuffer is up to six times slower than plain X11.
        return {**kept, "DISPLAY": self.display, "SDL_FRAMEBUFFER_ACCELERATION": "0"}

    def _start(self, command: list[str], pass_fds: tuple[int, ...] = ()) -> None:
        quiet = subprocess.DEVNULL
        environment = self.environment()
        process = subprocess.Popen(command, env=environment, pass_fds=pass_fds, stdout=quiet, stderr=quiet)
        self._processes.append(process)

    def _ask(self, *words: str) -> str:
        """What xdotool answers; nothing where it found nothing."""
        done = subprocess.run(
            ["xdotool", *words], env=self.environment(), capture_output=True, text=True, timeout=30
        )
        return done.stdout.strip()

    def windows(self, process: int) -> list[str]:
        """The ids of the visible windows of the process with this id."""
        return self._ask("search", "--onlyvisible", "--pid", str(process)).split()

    def window(self, process: int) -> str:
        """Waits for a visible window of the process with this id and returns the window's id."""
        wait_for("a window", lambda: bool(self.windows(process)))
        return self.windows(process)[0]

    def active_title(self) -> str:
        """What the window with the keyboard is called; nothing where there is none."""
        return self._ask("getactivewindow", "getwindowname")

    def window_size(self, window: str) -> tuple[int, int]:
        """Width and height of a window's inside in pixels; 0 where it is gone."""
        lines = self._ask("getwindowgeometry", "--shell", window).splitlines()
        values = dict(line.split("=", 1) for line in lines if "=" in line)
        return int(values.get("WIDTH", 0)), int(values.get("HEIGHT", 0))

    def key(self, name: str) -> None:
        """Presses and releases a key, in xdotool's names (F11, alt+F4)."""
        self._ask("key", name)

    def click(self, window: str, x: int, y: int) -> None:
        """Moves the mouse to a point of a window's inside in pixels and clicks."""
        self._ask("mousemove", "--window", window, str(x), str(y))
        self._ask("click", "1")

    def picture(self) -> pygame.Surface:
        """What the screen shows now, from the server's memory (an X window dump, 32 bits a pixel)."""
        dump = (Path(self._folder.name) / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">25I", dump[:100])
        header_size, width, height, bits, pitch, colours = (
            head[0],
            head[4],
            head[5],
            head[11],
            head[12],
            head[19],
        )
        if bits != 32 or pitch != width * 4:
            raise MissedError(
                f"the X server keeps {bits} bits a pixel and {pitch} bytes a line, not 32 and {width * 4}"
            )
        pixels = dump[header_size + colours * 12 :][: pitch * height]
        picture = pygame.Surface((width, height), 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))
        picture.get_buffer().write(pixels)
        return picture
