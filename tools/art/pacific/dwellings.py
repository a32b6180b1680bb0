"""Houses and works of the islands, each standing on its own origin."""

from __future__ import annotations

import math
import random

from tools.art.svg import clipped, ellipse, group, line, linear, num, path, rect

THATCH = linear((0, "#D9B068"), (0.6, "#A97A3C"), (1, "#7A5326"))


def _straws(outline_left: float, outline_right: float, top: float, bottom: float, ink: str, seed: int) -> str:
    dice = random.Random(seed)
    drawn = ""
    for i in range(26):
        t = (i + 0.5) / 26
        x = outline_left + (outline_right - outline_left) * t
        lean = (t - 0.5) * 2
        y0 = top + (bottom - top) * dice.uniform(0.1, 0.5)
        drawn += f"M{num(x * 0.72)} {num(y0)}L{num(x + lean * 3)} {num(bottom - dice.uniform(0, 6))}"
    return line(drawn, ink, 1.5, opacity=0.45)


def stilt_house(wide: float, seed: int = 1) -> str:
    """A leaf house on piles over the water, the waterline at y = 0; `wide` units wide."""
    k = wide / 120
    piles = "".join(rect(-50 + i * 24, -40, 5, 46, "#3E2A18") for i in range(5))
    deck = rect(-62, -46, 124, 7, "#6B4A2A")
    walls = rect(-48, -80, 96, 36, "#A98752") + line(
        "".join(f"M{-48 + i * 12} -80L{-36 + i * 12} -44" for i in range(8)), "#7C5E34", 1.6
    )
    door, porch = rect(-8, -74, 18, 28, "#2B1A0E"), rect(24, -70, 16, 14, "#2B1A0E")
    roof = path("M-66 -76C-40 -88 -26 -108 -18 -122H22C30 -106 46 -88 66 -76Z", THATCH)
    return group(
        piles + deck + walls + door + porch + clipped(roof, roof + _straws(-62, 62, -118, -78, "#5B3A18", seed)),
        scale=k,
    )


def latte(height: float, lit: str, mid: str, dark: str) -> str:
    """A pillar of stone with a bowl-shaped cap, light from the left; foot at y = 0."""
    k = height / 130
    pillar = path("M-24 0L-17 -88H17L24 0Z", linear((0, lit), (0.45, mid), (1, dark), start=(0, 0), end=(1, 0)))
    cap = path(
        "M-40 -116C-42 -96 -26 -84 0 -84C26 -84 42 -96 40 -116C20 -122 -20 -122 -40 -116Z",
        linear((0, lit), (0.45, mid), (1, dark), start=(0, 0), end=(1, 0)),
    )
    top = ellipse(0, -117, 40, 6.5, lit)
    moss = path("M-22 -16C-12 -22 -2 -12 6 -18C14 -22 20 -12 23 -6L24 0H-24Z", "#5E7F45", opacity=0.6)
    cracks = line("M-6 -70L-10 -52L-4 -38M10 -60L7 -44", dark, 1.8, opacity=0.6)
    return group(pillar + moss + cracks + cap + top, scale=k)


def moai(lit: str, mid: str, dark: str, topknot: bool = False) -> str:
    """A stone figure of plain volumes, light from the left; about 60 wide and 130 high, foot at y = 0."""
    body = path(
        "M-26 0L-24 -44C-30 -48 -29 -60 -22 -62C-25 -84 -24 -112 -17 -122C-8 -130 12 -130 20 "
        "-122C27 -112 26 -84 24 -62"
        "C31 -58 31 -48 26 -44L30 0Z",
        mid,
    )
    light = path(
        "M-26 0L-24 -44C-30 -48 -29 -60 -22 -62C-25 -84 -24 -112 -17 -122C-12 -126 -6 -127 -1 -128L-4 -100L-10 -72"
        "L-2 -66L-6 -46L-2 0Z",
        lit,
    )
    brow = path(
        (
            "M-22 -100C-12 -106 12 -106 24 -99L22 -91C12 -95 6 -94 5 -90L9 -68C8 -62 -6 -62 -8 "
            "-67L-4 -90C-6 -94 -14 -94 -21 -92Z"
        ),
        dark,
        opacity=0.8,
    )
    nose = path("M-4 -96L5 -96L10 -67C8 -63 -6 -63 -9 -67Z", lit) + path(
        "M2 -96L5 -96L10 -67C8 -65 4 -64 2 -64Z", mid
    )
    mouth = path("M-12 -54C-4 -57 6 -57 14 -54L12 -50C4 -52 -4 -52 -10 -50Z", dark)
    chin = path("M-20 -42C-6 -36 10 -36 24 -42L24 -37C10 -31 -8 -31 -20 -37Z", dark, opacity=0.55)
    ears = path("M-28 -96L-22 -96V-66L-27 -68ZM24 -96L30 -95L29 -68L24 -66Z", dark, opacity=0.7)
    knot = ""
    if topknot:
        knot = path("M-19 -124C-19 -136 21 -136 21 -124L19 -142C16 -150 -14 -150 -17 -142Z", "#9B4630") + path(
            "M-19 -124C-19 -134 0 -135 2 -133V-148C-10 -149 -16 -146 -17 -142Z", "#BF6043"
        )
    return body + light + brow + nose + mouth + chin + ears + knot


def palisade(
    y: float, height: float, count: int, pale: float, inks: tuple[str, str], seed: int, sag: float = 26,
    left: float = -8, right: float = 508,
) -> str:  # fmt: skip
    """A row of sharpened posts along an arc that rises by `sag` in its middle; light from the left."""
    dice = random.Random(seed)
    drawn = ""
    for i in range(count):
        x = left + i * (right - left) / count
        h, foot = height * dice.uniform(0.9, 1.08), y - sag * math.sin(i / (count - 1) * math.pi)
        post = (
            f"M{num(x)} {num(foot + 80)}V{num(foot - h + pale)}L{num(x + pale / 2)} "
            f"{num(foot - h)}L{num(x + pale)} "
            f"{num(foot - h + pale)}V{num(foot + 80)}Z"
        )
        shade = (
            f"M{num(x + pale * 0.55)} {num(foot + 80)}V{num(foot - h + pale * 0.6)}L{num(x + pale)} "
            f"{num(foot - h + pale)}V{num(foot + 80)}Z"
        )
        drawn += path(post, inks[0]) + path(shade, inks[1])
    return drawn
