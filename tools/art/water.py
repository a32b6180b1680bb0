"""Water: lakes, seas, waves, splashes, reflections."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tools.art.skies import HEIGHT, WIDTH
from tools.art.svg import Paint, line, linear, num, path, rect


def water(
    y: float,
    top: str,
    bottom: str,
    seed: int,
    glint: str = "#FFFFFF",
    count: int = 30,
    base: float = HEIGHT,
    width: float = WIDTH,
) -> str:
    """Still water from y down, with glints that grow towards the viewer."""
    dice = random.Random(seed)
    drawn = rect(0, y, width, base - y, linear((0, top), (1, bottom)))
    for _ in range(count):
        t = dice.random()
        length = 14 + 70 * t * dice.random()
        level = y + 6 + (base - y - 8) * t
        drawn += rect(
            dice.uniform(-10, width), level, length, 1.4 + 2.6 * t, glint, 2, opacity=0.16 + 0.2 * dice.random()
        )
    return drawn


def swell(
    y: float, rise: float, colour: str, crest: str, base: float = HEIGHT, phase: float = 0, width: float = WIDTH
) -> str:
    """One row of rolling waves with a light crest."""
    start = f"M{num(-60 - phase)} {num(y)}"
    rolls = f"q20 {num(-2 * rise)} 42 0" * (int(width / 42) + 4)
    return path(f"{start}{rolls}V{num(base)}H{num(-60 - phase)}Z", colour) + line(
        start + rolls, crest, 2.5, opacity=0.55
    )


def light_path(x: float, widths: Sequence[tuple[float, float]], colour: str, opacity: float = 0.85) -> str:
    """The sun's broken track on water: (width, y) of each bar, all centred on x."""
    return "".join(rect(x - w / 2, y, w, 4, colour, 2, opacity=opacity) for w, y in widths)


def splash(x: float, y: float, scale: float, paint: Paint = "#F6FBF2") -> str:
    """Five tongues of water thrown up at (x, y)."""
    drawn = ""
    for dx, height, half in ((-52, 26, 7), (-30, 56, 9), (-6, 74, 8), (20, 60, 9), (44, 36, 7)):
        foot, tip, h, w = x + dx * 0.5 * scale, x + dx * 1.5 * scale, height * scale, half * scale
        first = f"{num(x + dx * 0.9 * scale)} {num(y - h * 0.7)}"
        second = f"{num(x + dx * 1.05 * scale)} {num(y - h * 0.5)}"
        drawn += path(
            f"M{num(foot - w)} {num(y)}Q{first} {num(tip)} {num(y - h)}Q{second} {num(foot + w)} {num(y)}Z", paint
        )
    return drawn


def ripples(x: float, y: float, width: float, rows: int, colour: str, opacity: float = 0.6) -> str:
    """Short level strokes below something that floats, narrowing downwards."""
    return "".join(
        rect(
            x - width * (1 - i / rows) / 2 + (i % 2) * 8,
            y + i * 9,
            width * (1 - i / rows),
            3,
            colour,
            1.5,
            opacity=opacity * (1 - i / rows),
        )
        for i in range(rows)
    )
