"""People: small figures and a few that stand in front. Seen from behind or from afar, without faces."""

from __future__ import annotations

from tools.art.svg import circle, group, line, path, rect


def packer(x: float, y: float, scale: float, ink: str) -> str:
    """One of a column that climbs under packs."""
    body = path("M-7 0L-6 -20C-8 -30 -4 -36 2 -36C8 -36 10 -30 9 -20L8 0Z", ink)
    return group(
        body + circle(3, -43, 6.5, ink) + rect(-15, -37, 13, 20, ink, 3) + rect(-6, -48, 18, 3.4, ink), x, y, scale
    )


def prospector() -> str:
    """A man from behind with hat, pack and pick, about 190 high; his middle is the origin."""
    ink, pack, roll, strap = "#2B1A0E", "#A3422A", "#D8B27A", "#7D5A2C"
    coat = path("M-40 120L-34 10C-34 -14 -16 -24 0 -24C16 -24 34 -14 34 10L40 120Z", ink)
    load = rect(-27, -18, 54, 66, pack, 9) + rect(-27, 4, 54, 8, "#6E2817") + rect(-27, 26, 54, 8, "#6E2817")
    blanket = rect(-33, -38, 66, 24, roll, 11) + line("M-16 -38V-14M16 -38V-14", strap, 4)
    head = circle(0, -54, 17, ink)
    hat = path("M-36 -58Q0 -48 36 -58Q22 -66 20 -78Q10 -86 0 -82Q-10 -86 -20 -78Q-22 -66 -36 -58Z", "#4A2D18")
    hat += path("M-20 -68Q0 -62 20 -68V-63Q0 -57 -20 -63Z", "#D2432F")
    pick = line("M30 60L66 -60", strap, 7) + path("M40 -56Q66 -78 96 -50Q70 -62 40 -56Z", "#5B6670")
    return coat + load + blanket + head + hat + pick


def crowd(places: tuple[tuple[float, float, float], ...], ink: str) -> str:
    """Standing figures: (x, y of the feet, height) each."""
    drawn = ""
    for x, y, height in places:
        k = height / 46
        drawn += group(
            path("M-9 0L-7 -24C-9 -32 -5 -36 0 -36C5 -36 9 -32 7 -24L9 0Z", ink) + circle(0, -42, 6, ink), x, y, k
        )
    return drawn


def paddlers(count: int, length: float, ink: str, paddle: str) -> str:
    """A row of people who paddle to the right, sitting on y = 0, centred on the origin."""
    drawn = ""
    for i in range(count):
        x = -length / 2 + length * i / max(1, count - 1)
        body = path("M-8 4C-9 -14 -6 -22 0 -22C7 -22 9 -14 8 4Z", ink) + circle(1, -29, 6.5, ink)
        drawn += group(body + line("M2 -16L16 20", paddle, 3.2) + line("M14 14L18 24", paddle, 6), x)
    return drawn
