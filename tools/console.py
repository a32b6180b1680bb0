"""What the tools share on a console: options, reasons in one line, a progress bar, tables."""

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import NoReturn, Self

LONGEST_REASON = 300  # characters
NARROWEST_BAR = 40  # columns of a terminal that a progress bar needs
BAR = 24  # cells
REDRAW = 0.1  # seconds between two looks of a progress bar


class FaultError(Exception):
    """Something that a tool can't go on with; the text says what and where, in one line for people."""


class Parser(argparse.ArgumentParser):
    """Gives one line of reason instead of the usage and a reason."""

    def __init__(self, name: str, description: str, epilog: str = "") -> None:
        super().__init__(
            prog=f"tools.{name}",
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        """End with exit status 2."""
        sys.stderr.write(f"{self.prog}: {one_line(message)}\n")
        sys.exit(2)


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A type of option: a whole number within these bounds."""

    def parse(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")

    return parse


def printable(text: str) -> str:
    """The text with a replacement for all that could move the cursor, change colours or fail to be encoded."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def one_line(reason: str) -> str:
    """A reason as one line of bearable length, whatever it quotes."""
    line = printable(" ".join(reason.split()))
    return line if len(line) <= LONGEST_REASON else f"{line[:LONGEST_REASON]} ..."


def table(rows: Sequence[Sequence[str]], right: Sequence[int]) -> list[str]:
    """The rows, the first of which is the head, in columns; those whose numbers are in ``right`` end flush."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if number in right else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def run(name: str, main: Callable[[Sequence[str]], None]) -> NoReturn:
    """Run a tool as a program and exit: 0, 2 with a reason, 1 if nobody reads on, 130 if it was interrupted."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    status = 0
    try:
        main(sys.argv[1:])
        sys.stdout.flush()
    except FaultError as fault:
        sys.stderr.write(f"tools.{name}: {one_line(str(fault))}\n")
        status = 2
    except BrokenPipeError:  # the reader, a pager perhaps, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    except KeyboardInterrupt:
        sys.stderr.write(f"tools.{name}: interrupted\n")
        status = 130
    sys.exit(status)


class Progress:
    """A bar on standard error that grows from nothing to ``total`` steps, as long as the ``with`` block lasts.

    It stays away where it would be a nuisance: no terminal, or a narrow one.
    """

    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._done = 0
        self._drawn = float("-inf")
        self._shown = _has_room()

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def step(self, steps: int = 1) -> None:
        """So many more are done."""
        self._done += steps
        self._draw()

    def _draw(self) -> None:
        now = time.monotonic()
        if not self._shown or now < self._drawn + REDRAW:
            return
        self._drawn = now
        full = BAR * self._done // self._total
        bar = "#" * full + "-" * (BAR - full)
        line = f"[{bar}] {self._done}/{self._total} {self._what}"[: _columns() - 1]
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()


def _columns() -> int:
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns
    except (OSError, ValueError, AttributeError):
        return 0


def _has_room() -> bool:
    return sys.stderr.isatty() and _columns() >= NARROWEST_BAR
