"""Bark cloth: our own printed motifs, one for each kind of card; bands, the back of the cards, the curtain."""

from __future__ import annotations

import math

from tools.art.pacific.scenery import star
from tools.art.svg import circle, clipped, group, line, linear, num, path, polygon, radial, rect

BARK, UMBER, BUFF, TAPA, GOLD = "#6D3F24", "#34190F", "#E4CA96", "#F6EAD0", "#F5BB45"
REPEAT = 10.0
"""Side of the square in which a motif repeats."""


def motif(kind: str, ink: str, ground: str) -> str:
    """One repeat of a kind's motif in a square of 10 units; `ground` shows through where the print has holes."""
    if kind == "island":  # reefs: two arcs and an eye
        return (
            line("M.4 9.4A4.6 4.6 0 0 1 9.6 9.4", ink, 1.25)
            + path("M2.8 9.4A2.2 2.2 0 0 1 7.2 9.4Z", ink)
            + path("M-1.5 .8L0 3.2L1.5 .8ZM8.5 .8L10 3.2L11.5 .8Z", ink)
        )
    if kind == "canoe":  # hulls one after the other
        return path("M.5 3.4C3 6.6 7 6.6 9.5 3.4C8 8.8 2 8.8 .5 3.4Z", ink) + line("M5 .9V4.6M5 .9L8 3", ink, 1.1)
    if kind == "navigation":  # stars on a course
        dots = "".join(circle(x, y, 0.9, ink) for x in (0, 10) for y in (1.6, 8.4))
        return path("M5 .6L6.1 3.9L9.4 5L6.1 6.1L5 9.4L3.9 6.1L.6 5L3.9 3.9Z", ink) + dots
    if kind == "food":  # leaves and seeds
        return (
            path("M.5 9.5C.5 4.5 3 1.5 9 .8C9 5.8 6 9 .5 9.5Z", ink)
            + line("M1.4 8.6L7 2.8", ground, 0.9)
            + circle(8.2, 8.2, 1.1, ink)
        )
    if kind == "event":  # lozenge in lozenge
        rings = "M5 .4L9.6 5L5 9.6L.4 5ZM5 2.6L2.6 5L5 7.4L7.4 5Z"
        return path(rings, ink, even_odd=True) + circle(5, 5, 1, ink)
    if kind == "special":  # hourglasses and bars
        return path("M.5 .7H6.5L.5 9.3H6.5Z", ink) + line("M8 .7V9.3", ink, 1.3)
    plain = {
        "warrior": "M0 .6H10L5 5.4ZM0 9.4L2.5 5.6L5 9.4ZM5 9.4L7.5 5.6L10 9.4Z",  # teeth that meet
        "stockade": "M.6 9.4V3.2L1.9 .8L3.2 3.2V9.4ZM4 9.4V4.6L5 2.6L6 4.6V9.4ZM6.8 9.4V3.2L8.1 .8L9.4 3.2V9.4Z",
    }
    if kind in plain:
        return path(plain[kind], ink)
    return line("M0 .8L5 9.2L10 .8", ink, 1.6) + path("M3.2 .8L5 3.9L6.8 .8Z", ink)


def band(kind: str, x: float, y: float, length: float, high: float, ink: str, ground: str, turn: float = 0) -> str:
    """A printed band from (x, y), turned by degrees about that point; the motif repeats a whole number of times."""
    count = max(1, round(length / high))
    wide = length / count
    prints = "".join(
        f'<g transform="translate({num(i * wide)} {num(high * 0.14)}) '
        f'scale({wide / REPEAT:.4g} {high * 0.072:.4g})">'
        f"{motif(kind, ink, ground)}</g>"
        for i in range(count)
    )
    cloth = rect(0, 0, length, high, ground)
    rules = rect(0, high * 0.015, length, high * 0.07, ink) + rect(0, high * 0.915, length, high * 0.07, ink)
    return group(clipped(rect(0, 0, length, high, "#FFF"), cloth + prints + rules), x, y, turn=turn)


def frame(kind: str, x: float, y: float, w: float, h: float, high: float, ink: str, ground: str) -> str:
    """Four bands round a rectangle, their corners closed by a lozenge."""
    lozenge = tuple((high * u, high * v) for u, v in ((0.5, 0.14), (0.86, 0.5), (0.5, 0.86), (0.14, 0.5)))
    corner = rect(0, 0, high, high, ink) + polygon(lozenge, ground)
    corners = "".join(group(corner, a, b) for a in (x, x + w - high) for b in (y, y + h - high))
    return (
        band(kind, x + high, y, w - 2 * high, high, ink, ground)
        + band(kind, x + w - high, y + h, w - 2 * high, high, ink, ground, 180)
        + band(kind, x, y + h - high, h - 2 * high, high, ink, ground, -90)
        + band(kind, x + w, y + high, h - 2 * high, high, ink, ground, 90)
        + corners
    )


def grain(x: float, y: float, w: float, h: float, opacity: float, seed: int = 7) -> str:
    """The fibres of bark cloth over a rectangle: fine dark noise, drawn out sideways."""
    name = f"fibre{seed}"
    noise = (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
        f'baseFrequency=".035 .55" numOctaves="3" seed="{seed}"/><feColorMatrix type="matrix" '
        'values="0 0 0 0 .36  0 0 0 0 .2  0 0 0 0 .08  0 0 0 -1.5 .92"/></filter>'
    )
    area = f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" filter="url(#{name})"/>'
    return noise + f'<g opacity="{num(opacity)}">{area}</g>'


BACK_SIZE = (400.0, 560.0)


def card_back() -> str:
    """A star of eight points over deep water in frames of printed cloth; 400 x 560, rounded, on nothing."""
    width, height = BACK_SIZE
    ground = rect(0, 0, width, height, linear((0, "#0F4A68"), (1, "#082339")))
    ripples = "".join(circle(200, 280, 44 + i * 22, "none", "#5FC4C0", 1.6, 0.42 - i * 0.022) for i in range(13))
    inner = band("island", 68, 78, 264, 36, "#8FE3D0", "#0D3D5A") + band(
        "island", 332, 482, 264, 36, "#8FE3D0", "#0D3D5A", 180
    )
    rays = [
        (
            (112 if i % 2 == 0 else 38) * math.sin(i * math.pi / 8),
            -(112 if i % 2 == 0 else 38) * math.cos(i * math.pi / 8),
        )
        for i in range(16)
    ]
    halves = "".join(
        polygon([(0, 0), rays[i], rays[(i + 1) % 16]], "#FFE09A" if i % 2 else "#D9912B") for i in range(16)
    )
    compass = (
        circle(200, 280, 132, "#0B2F48")
        + circle(200, 280, 132, "none", BUFF, 6)
        + circle(200, 280, 119, "none", BUFF, 2)
    )
    houses = "".join(
        group(polygon([(0, -129), (5, -122), (0, -115), (-5, -122)], GOLD), 200, 280, turn=i * 11.25)
        for i in range(32)
    )
    heart = circle(200, 280, 26, "#0B2F48", GOLD, 4) + star(200, 280, 20, TAPA)
    edges = frame("house", 16, 16, width - 32, height - 32, 42, BARK, BUFF)
    window = rect(0, 0, width, height, "#FFF", 28)
    cloth = ground + ripples + edges + inner + compass + houses + group(halves, 200, 280) + heart
    return clipped(window, cloth) + rect(3, 3, width - 6, height - 6, "none", 26, "#03101C", 6)


def curtain() -> str:
    """The lowered cloth: broad printed bands from edge to edge, in soft folds; 1920 x 1080."""
    width, height = 1920.0, 1080.0
    dark, red, brown, pale = "#4D2713", "#3A1C0E", "#8A4A28", "#F0DCAE"
    rows = (
        ("house", 36, BARK, BUFF), ("island", 92, dark, "#D9B37A"), ("event", 36, pale, brown),
        ("warrior", 120, red, "#C98F55"), ("navigation", 64, pale, "#5D2F18"), ("special", 110, dark, "#D9B37A"),
        ("canoe", 44, pale, brown), ("food", 110, red, "#C98F55"), ("navigation", 64, pale, "#5D2F18"),
        ("warrior", 120, dark, "#D9B37A"), ("event", 36, pale, brown), ("island", 92, red, "#C98F55"),
        ("stockade", 56, pale, brown), ("house", 100, dark, "#D9B37A"),
    )  # fmt: skip
    drawn, y = rect(0, 0, width, height, "#7A4526"), 0.0
    for kind, high, ink, ground in rows:
        drawn += band(kind, 0, y, width, high, ink, ground)
        y += high
    drawn += grain(0, 0, width, height, 0.5)
    fold = linear((0, "#1A0A04", 0), (0.45, "#1A0A04", 0.42), (0.6, "#FFE9C0", 0.1), (1, "#1A0A04", 0), end=(1, 0))
    drawn += "".join(rect(30 + i * 212, 0, 150, height, fold) for i in range(9))
    return drawn + rect(0, 0, width, height, radial((0, "#12060A", 0.22), (1, "#12060A", 0.74), radius=0.72))
