"""Full-screen grounds of the Pacific game besides its map, 1920 x 1080, and the star compass of its table."""

from __future__ import annotations

import random

from tools.art.canoes import star_compass, voyaging_canoe
from tools.art.pacific.cloth import curtain
from tools.art.pacific.land import SlopeInks, fluted
from tools.art.pacific.scenery import star
from tools.art.skies import soft_cloud
from tools.art.svg import circle, group, line, linear, num, path, radial, rect
from tools.art.title_world import HEIGHT, WIDTH
from tools.art.trees import near_palm, palm


def _vignette(colour: str, opacity: float, clear: float = 0.55) -> str:
    return rect(0, 0, WIDTH, HEIGHT, radial((0, colour, 0), (clear, colour, 0), (1, colour, opacity), radius=0.75))


def results() -> str:
    """Evening after the game: two canoes in a bay under the first stars, quiet behind tables of figures."""
    dice = random.Random(31)
    drawn = rect(
        0,
        0,
        WIDTH,
        760,
        linear((0, "#0B1238"), (0.35, "#2A2A6A"), (0.62, "#7A3F7E"), (0.84, "#E07A6A"), (1, "#FFC48A")),
    )
    for _ in range(240):
        x, y = dice.uniform(0, WIDTH), dice.uniform(0, 430)
        if dice.random() < 0.08:
            drawn += star(x, y, dice.uniform(5, 10), "#FFF6D6")
        else:
            drawn += circle(x, y, dice.uniform(0.8, 2.0), "#FFFFFF", opacity=dice.uniform(0.35, 0.95))
    drawn += circle(
        1310, 716, 460, radial((0, "#FFE9B0", 0.85), (0.25, "#FFC48A", 0.5), (1, "#FF9A6A", 0))
    ) + circle(1310, 708, 66, "#FFF0C4")
    for x, y, s in ((300, 470, 2.6), (900, 400, 1.8), (1640, 520, 2.4), (1180, 560, 1.6)):
        drawn += soft_cloud(x, y, s * 2.2, s * 0.7, "#C9628A", 0.4)
    far, near = SlopeInks("#8A4F86", "#5B3470", "#3A2358"), SlopeInks("#5B3A6E", "#35265A", "#1E1A44")
    drawn += (
        fluted(1660, 740, 720, 190, 5, far, 11)
        + fluted(620, 744, 620, 120, 8, far, 9)
        + fluted(240, 748, 900, 330, 3, near, 13, 0.1)
    )
    drawn += rect(0, 736, WIDTH, 344, linear((0, "#FFBE8A"), (0.1, "#B86A86"), (0.35, "#3F3F78"), (1, "#0A1238")))
    y = 748.0
    while y < 960:
        t = (y - 748) / 212
        half = (60 + 190 * t) * dice.uniform(0.4, 1)
        drawn += rect(
            1310 - half + dice.uniform(-20, 20), y, 2 * half, 4 + 4 * t, "#FFE9B8", 3, opacity=0.8 - 0.6 * t
        )
        y += 9 + 13 * t
    for _ in range(120):
        t = dice.random() ** 0.8
        wide, x = 30 + 160 * t * dice.random(), dice.uniform(-20, WIDTH)
        drawn += line(
            f"M{num(x)} {num(756 + 300 * t)}q{num(wide / 2)} {num(-3 - 6 * t)} {num(wide)} 0",
            ("#FFD9C0", "#9A86C8", "#5B70B4")[int(dice.random() * 3)],
            1.6 + 3 * t,
            opacity=0.35,
        )
    drawn += group(voyaging_canoe("#4A3A78", "#1E1A44", "#120F30"), 1130, 850, 1.35) + group(
        voyaging_canoe("#5B4488", "#2A2358", "#1A1640"), 1560, 800, 0.8
    )
    shore = "M-20 1100V900C120 880 300 900 460 950C600 994 700 1040 760 1100Z"
    drawn += path(shore, linear((0, "#4A3560"), (1, "#161238"))) + line(
        "M-20 900C120 880 300 900 460 950C600 994 700 1040 760 1100", "#FFC9A8", 4, opacity=0.5
    )
    drawn += "".join(
        palm(x, 930 + x * 0.06, h, lean, "#161238", "#120F30", x)
        for x, h, lean in ((250, 240, 30), (340, 190, -20), (430, 160, 22))
    )
    drawn += near_palm(60, 1110, 640, 90, 6, "#120F30", "#3A2F66", "#0E0B26") + near_palm(
        1890, 1120, 560, -110, 9, "#120F30", "#3A2F66", "#0E0B26"
    )
    return drawn + rect(0, 0, WIDTH, HEIGHT, "#060A24", opacity=0.22) + _vignette("#050720", 0.55)


COMPASS_SIZE = 540.0


def compass() -> str:
    """The star compass alone, 540 x 540, on nothing."""
    return star_compass(COMPASS_SIZE / 2, COMPASS_SIZE / 2, COMPASS_SIZE / 2 - 6, 1.0)


BACKDROPS = {"results": results, "curtain": curtain}
