"""Full-screen grounds of the client, 1920 x 1080 units each."""

from __future__ import annotations

import random

from tools.art.mountains import PeakInks, dawn_peak, hills
from tools.art.skies import aurora_glow, mist, stars
from tools.art.svg import blurred, ellipse, line, linear, num, radial, rect
from tools.art.title_world import HEIGHT, WIDTH, title_picture
from tools.art.trees import rough_spruce


def _vignette(colour: str, opacity: float, clear: float = 0.55) -> str:
    return rect(0, 0, WIDTH, HEIGHT, radial((0, colour, 0), (clear, colour, 0), (1, colour, opacity), radius=0.75))


def _massif(base: float, places: tuple[tuple[float, float, float, int], ...], inks: PeakInks) -> str:
    """A chain of mountains: (x, height, half width, seed) each, back to front."""
    return "".join(dawn_peak(x, base, height, half, seed, inks) for x, height, half, seed in places)


def _woods(seed: int, level: float, ink: str, count: int, low: float, high: float) -> str:
    """Slender spruces of every height along a level."""
    dice = random.Random(seed)
    return "".join(
        rough_spruce(
            -20 + 1960 * (i + dice.uniform(-0.4, 0.4)) / count,
            level + dice.uniform(0, 10),
            dice.uniform(low, high) * (1.25 if dice.random() > 0.8 else 1),
            ink,
            seed * 1000 + i,
        )
        for i in range(count)
    )


def _framing_spruces(ink: str) -> str:
    """Tall spruces at both edges, which the panels leave in view."""
    left = ((-30, 470), (46, 360), (112, 250), (170, 190), (228, 140))
    right = ((1948, 430), (1880, 330), (1816, 230), (1764, 170), (1712, 130))
    return "".join(rough_spruce(x, 1080, height, ink, x + 77) for x, height in left + right)


def table() -> str:
    """Dusk over a range, aurora above it; dark enough for panels anywhere."""
    dusk = linear((0, "#061326"), (0.3, "#0D2B49"), (0.55, "#1F5672"), (0.72, "#6E9297"), (0.82, "#E8B08A"))
    drawn = rect(0, 0, WIDTH, HEIGHT, dusk) + stars(5, 220, 420, WIDTH)
    drawn += aurora_glow(12, -80, 2000, 250, 46, 300, ("#55E6B4", "#35C9C0", "#8C74EA"), 0.75)
    drawn += aurora_glow(17, -80, 2000, 400, 36, 260, ("#7CFFCB", "#39D3A5", "#6A5CF0"), 0.6)
    far = PeakInks("#3F7386", "#34657A", "#9FC0C6", "#7FA6B2")
    near = PeakInks("#2F5F78", "#214A62", "#E4E4DA", "#8FB0BC")
    drawn += _massif(
        910, ((40, 250, 330, 11), (700, 300, 340, 12), (1060, 240, 300, 13), (1560, 270, 330, 14)), far
    )
    drawn += mist(640, 260, "#E8B08A", 0.35, WIDTH)
    drawn += _massif(
        930, ((330, 400, 380, 21), (1840, 350, 330, 22), (1330, 480, 430, 23), (900, 250, 260, 24)), near
    )
    drawn += mist(750, 190, "#F0B98C", 0.5, WIDTH)
    drawn += hills(3, 905, 24, "#1D4A54", HEIGHT, -20, WIDTH + 20) + _woods(4, 930, "#163D47", 110, 46, 92)
    drawn += hills(8, 950, 14, "#0F2E38", HEIGHT, -20, WIDTH + 20) + _woods(6, 1000, "#0C2731", 70, 60, 110)
    drawn += _framing_spruces("#081D28")
    return drawn + _vignette("#040E1C", 0.45)


def neutral() -> str:
    """Deep ocean for set-up, settings and rules: long swells, no object, no game's own colours."""
    dice = random.Random(11)
    drawn = rect(0, 0, WIDTH, HEIGHT, linear((0, "#0D4468"), (0.55, "#093050"), (1, "#051A2D")))
    shallows = ((1040, 300, 520, 190, "#12608A"), (420, 620, 460, 170, "#0F527B"), (1560, 760, 420, 180, "#0F527B"))
    drawn += blurred(
        "".join(ellipse(x, y, rx, ry, ink, opacity=0.45, turn=-9) for x, y, rx, ry, ink in shallows), 60
    )
    for i in range(17):
        y = 20 + i * 64
        curve = f"M-20 {y + 90}C500 {y - 70} 900 {y + 150} 1300 {y + 20}S1800 {y - 40} 1960 {y + 30}"
        drawn += line(curve, "#C9F5EE", 1.4 + (i % 3) * 0.9, opacity=0.1)
    arcs = ""
    for _ in range(520):
        place, size = (dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT)), dice.uniform(9, 22)
        crest = f"q{num(size / 2)} {num(-size * 0.34)} {num(size)} 0"
        arcs += f"M{num(place[0])} {num(place[1])}{crest}{crest}"
    return drawn + line(arcs, "#BFEEE6", 1.6, opacity=0.13) + _vignette("#02101F", 0.6)


def results() -> str:
    """Night after the game: a tall aurora over a dark range, all of it quiet behind tables of figures."""
    night = linear((0, "#050D20"), (0.45, "#0A2342"), (0.8, "#164763"), (1, "#2A6A78"))
    drawn = rect(0, 0, WIDTH, HEIGHT, night) + stars(21, 320, 620, WIDTH)
    drawn += aurora_glow(31, -80, 2000, 470, 60, 430, ("#55E6B4", "#35C9C0", "#8C74EA"), 0.6)
    drawn += aurora_glow(35, -80, 2000, 640, 44, 320, ("#8CFFD0", "#39D3A5", "#6A5CF0"), 0.5)
    far = PeakInks("#22566F", "#1C4C66", "#5E8CA2", "#4D7A92")
    near = PeakInks("#173E58", "#10304A", "#7FA6B8", "#456F89")
    drawn += _massif(950, ((300, 300, 340, 31), (820, 250, 320, 32), (1640, 310, 360, 33)), far)
    drawn += _massif(
        950, ((60, 340, 340, 41), (1180, 430, 420, 42), (580, 250, 280, 43), (1900, 280, 300, 44)), near
    )
    drawn += mist(760, 190, "#3F8D8A", 0.35, WIDTH)
    drawn += hills(3, 920, 22, "#0E3140", HEIGHT, -20, WIDTH + 20) + _woods(7, 950, "#0A2430", 110, 50, 100)
    drawn += hills(9, 968, 12, "#071A26", HEIGHT, -20, WIDTH + 20) + _framing_spruces("#041019")
    return drawn + rect(0, 0, WIDTH, HEIGHT, "#050F1C", opacity=0.2) + _vignette("#030A16", 0.5)


BACKDROPS = {"title": title_picture, "table": table, "neutral": neutral, "results": results}
