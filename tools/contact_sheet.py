"""Draws every screen in its interesting states and lints each layout: ``python -m tools.contact_sheet OUT``."""

import argparse
import json
import logging
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Before pygame is there: it opens no window, and prints nothing.
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

import pygame

from scenes.director import Director
from scenes.settings import SIZES, Settings
from scenes.ui.display import Metrics
from scenes.ui.palette import ICE, LOSS_TEXT, NIGHT
from scenes.ui.theme import SMALL, Theme
from tools import console
from tools.layout_lint import Finding, lint
from tools.sheets.every import STATES
from tools.sheets.state import State

SMALLEST, LARGEST = 320, 8192
COLUMNS = 5
OVERVIEW_WIDTH = 2400
CAPTION = 36
GAP = 16
EPILOG = """\
Each state is OUT/NAME.png, all of them are on OUT/overview.png. A finding is one line: state, kind, what, where in
pixels. The exit status is 1 if there are any.

--json prints one object: size, ui_size, language, seconds, and states by name with file and findings (kind, what,
where: x, y, width, height)."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A state as it was drawn: a small picture of it, and what is wrong with it."""

    name: str
    small: pygame.Surface
    findings: list[Finding]


def size(text: str) -> tuple[int, int]:
    """A type of option: WIDTHxHEIGHT in pixels."""
    width, x, height = text.partition("x")
    if not (x and width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1920x1080")
    if not all(len(side) < 6 and SMALLEST <= int(side) <= LARGEST for side in (width, height)):
        raise argparse.ArgumentTypeError(f"each side of {text!r} must be from {SMALLEST} to {LARGEST} pixels")
    return int(width), int(height)


def chosen(name: str | None, states: Sequence[State] = STATES) -> list[State]:
    """The state of this name, or those whose names begin so; all without a name. Raises FaultError for none."""
    found = [state for state in states if name is None or state.name == name]
    found = found or [state for state in states if state.name.startswith(name or "")]
    if not found:
        raise console.FaultError(f"there is no state '{name}'; there is {', '.join(s.name for s in states)}")
    return found


def draw(director: Director, states: Sequence[State], out: Path) -> list[Sheet]:
    """Show, lint and save each state. Raises OSError where the folder takes no file."""
    sheets = []
    with console.Progress(len(states), "states") as progress:
        for state in states:
            while director.stack:
                director.pop()
            pygame.event.clear()
            state.show(director)
            findings = lint(director, state.name)
            director.draw()
            pygame.image.save(director.display.surface, out / f"{state.name}.png")
            sheets.append(Sheet(state.name, _small(director.display.surface), findings))
            progress.step()
    while director.stack:
        director.pop()
    return sheets


def overview(sheets: Sequence[Sheet]) -> pygame.Surface:
    """All states side by side, each with its name and the number of its findings."""
    theme = Theme(Metrics(1920, 1080))
    width, height = sheets[0].small.get_size()
    rows = -(-len(sheets) // COLUMNS)
    columns = min(COLUMNS, len(sheets))
    page = pygame.Surface((columns * (width + GAP) + GAP, rows * (height + CAPTION + GAP) + GAP))
    page.fill(NIGHT)
    for index, sheet in enumerate(sheets):
        x, y = GAP + index % COLUMNS * (width + GAP), GAP + index // COLUMNS * (height + CAPTION + GAP)
        page.blit(sheet.small, (x, y + CAPTION))
        room = pygame.Rect(x, y, width, CAPTION)
        theme.draw_text(page, sheet.name, room, SMALL, ICE, NIGHT)
        if sheet.findings:
            theme.draw_text(page, str(len(sheet.findings)), room, SMALL, LOSS_TEXT, NIGHT, align="right")
    return page


def report(sheets: Sequence[Sheet], given: argparse.Namespace, seconds: float) -> dict[str, Any]:
    """What ``--json`` prints."""
    states = {
        sheet.name: {
            "file": f"{sheet.name}.png",
            "findings": [{"kind": f.kind, "what": f.what, "where": list(f.where)} for f in sheet.findings],
        }
        for sheet in sheets
    }
    return {
        "size": "x".join(map(str, given.size)),
        "ui_size": given.ui_size,
        "language": given.language,
        "seconds": round(seconds, 1),
        "states": states,
    }


def main(words: Sequence[str]) -> None:
    """Draw what the command line asks for; ends with exit status 1 where the lint finds a fault."""
    given = _parser().parse_args(words)
    states = chosen(given.only)
    began = time.monotonic()
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    settings = Settings(full_screen=False, size=given.ui_size, language=given.language)
    director = Director(settings, windowed=given.size, strict=True, sound=False)
    try:
        given.out.mkdir(parents=True, exist_ok=True)
        sheets = draw(director, states, given.out)
        pygame.image.save(overview(sheets), given.out / "overview.png")
    except OSError as error:
        raise console.FaultError(f"{given.out} takes no pictures: {error.strerror or error}") from None
    finally:
        director.quit()
        pygame.quit()
    seconds = time.monotonic() - began
    findings = [finding for sheet in sheets for finding in sheet.findings]
    if given.json:
        print(json.dumps(report(sheets, given, seconds)))
    else:
        for finding in findings:
            print(finding)
        print(f"{len(sheets)} states, {len(findings)} findings, {seconds:.1f} s: {given.out / 'overview.png'}")
    if findings:
        raise SystemExit(1)


def _parser() -> console.Parser:
    parser = console.Parser("contact_sheet", "Draws every screen in its interesting states and lints it.", EPILOG)
    parser.add_argument("out", metavar="OUT", type=Path, help="the folder for the pictures")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help="of the window, in pixels")
    parser.add_argument("--ui-size", type=int, choices=SIZES, default=100, help="the setting Size, in percent")
    parser.add_argument("--language", default="en", choices=("en", "pseudo"), help="pseudo is 40 %% longer")
    parser.add_argument("--only", metavar="NAME", help="one state, or those whose names begin so")
    parser.add_argument("--json", action="store_true", help="one object instead of lines")
    return parser


def _small(surface: pygame.Surface) -> pygame.Surface:
    width, height = surface.get_size()
    across = (OVERVIEW_WIDTH - GAP) // COLUMNS - GAP
    return pygame.transform.smoothscale(surface, (across, round(height * across / width)))


if __name__ == "__main__":
    console.run("contact_sheet", main)
