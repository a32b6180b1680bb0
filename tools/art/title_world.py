"""The title picture: one sky and one sea, night and aurora on the left, dawn and atoll on the right."""

from __future__ import annotations

import random

from tools.art.canoes import star_compass, voyaging_canoe
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.skies import aurora_glow, soft_cloud, stars
from tools.art.svg import (
    blurred,
    circle,
    ellipse,
    group,
    line,
    linear,
    masked,
    num,
    path,
    radial,
    rect,
    shadowed,
)
from tools.art.trees import near_palm, palm, rough_spruce

WIDTH, HEIGHT = 1920, 1080
HORIZON = 690
SUN = 1420.0

NEAR_PEAKS = PeakInks("#5D83A8", "#2C4A72", "#F7FBFF", "#8FB0CF")
FAR_PEAKS = PeakInks("#3E6A8C", "#234B70", "#B9D6E3", "#8FB0CF")


def title_picture() -> str:
    """The whole picture, darkened where the menu stands."""
    edge = radial((0, "#020A18", 0), (0.6, "#020A18", 0), (1, "#020A18", 0.6), radius=0.75)
    menu = radial((0, "#031021", 0.62), (0.6, "#031021", 0.34), (1, "#031021", 0))
    shade = rect(0, 0, WIDTH, HEIGHT, edge) + rect(560, 300, 800, 780, menu)
    return two_worlds() + cold_shore() + warm_shore() + shade + star_compass(960, 596, 372, 0.1)


def _west(body: str) -> str:
    """Fades out towards the right."""
    fade = linear((0.34, "#FFF"), (0.6, "#000"), end=(1, 0))
    return masked(rect(0, 0, WIDTH, HEIGHT, fade), body)


def _east(body: str) -> str:
    """Fades out towards the left."""
    fade = linear((0.3, "#000"), (0.72, "#FFF"), end=(1, 0))
    return masked(rect(0, 0, WIDTH, HEIGHT, fade), body)


def two_worlds() -> str:
    """Sky, sea and everything far away."""
    return _skies() + _far_land() + _sea() + _atoll()


def _skies() -> str:
    deep = HORIZON + 10
    night = linear((0, "#050B26"), (0.5, "#0C2A4F"), (0.85, "#1D6074"), (1, "#3F8D8A"))
    dawn = linear((0, "#171A52"), (0.35, "#5A2F78"), (0.62, "#C6516F"), (0.84, "#FF9660"), (1, "#FFD28A"))
    drawn = rect(0, 0, WIDTH, deep, night) + _east(rect(0, 0, WIDTH, deep, dawn)) + stars(4, 300, 430, WIDTH)
    drawn += _west(
        aurora_glow(5, -60, 1060, 250, 46, 330, ("#41F0A8", "#35C9C0", "#7A5CF0"), 0.8)
        + aurora_glow(9, -40, 1200, 410, 44, 340, ("#6DFFBF", "#39D3A5", "#6A5CF0"), 0.95)
        + aurora_glow(12, 60, 960, 520, 26, 230, ("#B9FFE0", "#3FE0A0", "#3AA0E0"), 0.7)
    )
    glow = radial((0, "#FFF0BF", 0.95), (0.16, "#FFD78E", 0.7), (0.5, "#FF9F6A", 0.25), (1, "#FF9F6A", 0))
    drawn += circle(SUN, HORIZON - 10, 420, glow) + circle(SUN, HORIZON - 26, 62, "#FFF2C9")
    clouds = (
        (1660, 430, 1.9, "#F08A78"),
        (1180, 500, 1.3, "#D3708A"),
        (1790, 540, 1.2, "#FFB58A"),
        (1560, 330, 1.1, "#A04F86"),
    )
    return drawn + "".join(soft_cloud(x, y, size * 1.5, size * 0.5, ink) for x, y, size, ink in clouds)


def _far_land() -> str:
    base = HORIZON + 4
    far = ((40, 240, 190, 1), (560, 210, 200, 2), (760, 150, 150, 3), (900, 92, 130, 6))
    near = ((180, 330, 250, 4), (420, 396, 290, 5), (655, 230, 190, 7))
    drawn = "".join(dawn_peak(x, base, height, half, seed, FAR_PEAKS) for x, height, half, seed in far)
    drawn += "".join(dawn_peak(x, base, height, half, seed, NEAR_PEAKS) for x, height, half, seed in near)
    drawn += _west(rect(0, HORIZON - 150, WIDTH, 160, linear((0, "#8FE0D0", 0), (1, "#8FE0D0", 0.42))))
    low_island = "M1120 692C1170 654 1214 626 1250 628C1290 630 1320 668 1352 692Z"
    high_island = "M1540 692C1600 620 1650 540 1700 542C1740 544 1800 630 1890 692Z"
    lit_flank = "M1700 542C1740 544 1800 630 1890 692H1730C1724 650 1716 600 1700 542Z"
    return drawn + path(low_island, "#7A3F74") + path(high_island, "#6A3A70") + path(lit_flank, "#A0557C")


def _sea() -> str:
    dice = random.Random(8)
    depth = HEIGHT - HORIZON
    cold = linear((0, "#4FA39A"), (0.12, "#1D5F74"), (0.5, "#0B3350"), (1, "#051A30"))
    warm = linear((0, "#FFC98A"), (0.1, "#EF8F78"), (0.26, "#5FA3AD"), (0.5, "#1F9AA8"), (1, "#07496A"))
    drawn = rect(0, HORIZON, WIDTH, depth, cold) + _east(rect(0, HORIZON, WIDTH, depth, warm))
    inks = ("#5DF0B8", "#8FFFE0", "#3FC9B0")
    lights = "".join(
        ellipse(
            dice.uniform(0, 900),
            HORIZON + 14 + dice.random() * 250,
            dice.uniform(30, 150),
            dice.uniform(1.5, 4),
            inks[int(dice.random() * 3)],
            opacity=dice.uniform(0.1, 0.36),
        )
        for _ in range(80)
    )
    drawn += _west(group(lights, opacity=0.8))
    for i in range(16):
        width = dice.uniform(70, 210)
        bar = f"M{num(SUN - width / 2 + dice.uniform(-30, 30))} {HORIZON + 8 + i * 13}h{num(width)}"
        drawn += line(bar, "#FFF0C4", 4, opacity=max(0.08, 0.85 - i * 0.05))
    return drawn


def _atoll() -> str:
    """The pale ring of a reef with its islets and far palms."""
    lagoon = (
        "M1060 808C1160 762 1480 752 1700 782C1840 800 1920 820 1960 840V886C1800 900 1240 896 1090 858"
        "C1040 842 1030 824 1060 808Z"
    )
    drawn = blurred(path(lagoon, "#57D5C0", opacity=0.5), 6)
    for surf in (
        "M1090 802C1140 788 1180 782 1226 778",
        "M1300 772C1380 766 1440 766 1500 769",
        "M1600 779C1624 781 1640 783 1660 786",
    ):
        drawn += line(surf, "#F3FFF8", 4, opacity=0.7)
    for x, half in ((1130, 80), (1258, 60), (1655, 110)):
        sand = f"M{x - half} 782C{x - half * 0.5} 766 {x + half * 0.5} 766 {x + half} 782Z"
        scrub = (
            f"M{num(x - half * 0.7)} 776C{num(x - half * 0.4)} 756 {num(x + half * 0.4)} "
            f"756 {num(x + half * 0.7)} 776Z"
        )
        drawn += path(sand, "#F0D49A") + path(scrub, "#2D5A55")
    palms = ((1110, 74, 12), (1146, 92, -12), (1262, 64, 8), (1620, 92, -12), (1660, 118, 14), (1694, 82, 12))
    return drawn + "".join(
        palm(x, 774, height, lean, "#274A52", "#3A2433", i) for i, (x, height, lean) in enumerate(palms)
    )


def cold_shore() -> str:
    """Three rows of spruce and a cabin with a lit window: the warm note of the cold side."""
    dice = random.Random(3)
    bank = "M-10 704C120 684 300 692 520 694C640 694 760 696 930 702C760 712 400 714 -10 716Z"
    drawn = path(bank, "#123A44")
    inks = ("#123A44", "#0F333E", "#174550")
    for x in range(-10, 640, 13):
        height = dice.uniform(26, 62)
        drawn += rough_spruce(x, 704 + dice.uniform(-4, 3), height, inks[int(dice.random() * 3)], x)
    drawn += "".join(rough_spruce(x, 704, 44 - (x - 640) * 0.11, "#174550", x) for x in range(640, 880, 14))
    drawn += path("M-10 760C140 720 300 742 440 786C380 810 150 840 -10 850Z", "#0A2A36")
    for x in range(-20, 400, 27):
        ink = ("#0B2C38", "#092530")[int(dice.random() * 2)]
        drawn += rough_spruce(x, 764 + x * 0.06 + dice.uniform(-6, 6), dice.uniform(90, 170), ink, x + 1)
    return drawn + _cabin(352, 782) + _dark_foreground()


def _cabin(x: float, y: float) -> str:
    reflection = "".join(
        ellipse(x + 30 + i % 2 * 6, y + 22 + i * 13, 26 - i * 3, 2.4, "#FFC46B", opacity=0.6 - i * 0.1)
        for i in range(5)
    )
    glow = circle(x + 24, y - 20, 70, radial((0, "#FFC46B", 0.5), (1, "#FFC46B", 0)))
    roof = f"M{x - 20} {y - 36}L{x + 24} {y - 72}L{x + 68} {y - 36}"
    walls = (
        rect(x - 10, y - 40, 68, 42, "#1B1A22")
        + path(roof + "Z", "#0D1720")
        + line(roof, "#9FD8CF", 3, opacity=0.6)
    )
    window = rect(x + 6, y - 32, 20, 20, "#FFD27A", 1) + line(
        f"M{x + 16} {y - 32}v20M{x + 6} {y - 22}h20", "#1B1A22", 2
    )
    door = rect(x + 36, y - 28, 14, 30, "#C9833A", 1) + rect(x + 40, y - 76, 9, 24, "#0D1720")
    curl = f"M{x + 44} {y - 80}C{x + 38} {y - 100} {x + 60} {y - 112} {x + 52} {y - 140}"
    return reflection + glow + walls + window + door + blurred(line(curl, "#BFE8DF", 7, opacity=0.35), 2)


def _dark_foreground() -> str:
    edge = "M-10 880C120 840 260 890 380 960C460 1010 560 1060 640 1090"
    drawn = path(f"M-10 1090V880{edge[8:]}Z", "#041722") + line(edge, "#3FAE94", 3, opacity=0.4)
    middle = ((300, 930, 120), (336, 950, 150), (436, 1010, 110), (470, 1030, 84), (520, 1056, 70), (250, 900, 110))
    drawn += "".join(rough_spruce(x, y, height, "#06222E", x + 5) for x, y, height in middle)
    near = (
        (20, 960, 520), (112, 950, 430), (66, 980, 360), (196, 975, 330), (272, 990, 250), (158, 1000, 250),
        (340, 1010, 190), (232, 1030, 200), (404, 1040, 130),
    )  # fmt: skip
    return drawn + "".join(rough_spruce(x, y, height, "#041722", x) for x, y, height in near)


def warm_shore() -> str:
    """The canoe in the lagoon, and a beach under two palms."""
    dice = random.Random(3)
    canoe = group(voyaging_canoe("#FFF1D0", "#B8492B", "#4A2612"), 1452, HORIZON + 190, 1.32)
    drawn = shadowed(canoe, 6, 8, 0.4, "#000814")
    drawn += path("M1960 1090V900C1840 920 1740 970 1660 1020C1600 1056 1520 1070 1440 1090Z", "#E9C486")
    drawn += path("M1960 1090V940C1860 960 1770 1010 1700 1090Z", "#B98A52")
    drawn += line("M1960 894C1840 912 1736 964 1656 1014C1596 1050 1516 1064 1430 1084", "#F6FFFA", 6, opacity=0.85)
    drawn += near_palm(1930, 1130, 560, 20, 2, "#0D3338", "#17504F", "#241518")
    drawn += near_palm(1836, 1110, 720, -96, 4, "#12434A", "#23706A", "#2B1A1C")
    drawn += path("M1960 1090V1020C1880 1008 1800 1028 1740 1090Z", "#3A2A2E")
    inks = ("#12434A", "#0D3338", "#1C5A58")
    for x in range(1730, 1930, 13):
        up = f"q{num(dice.uniform(-16, 4))} -30 {num(dice.uniform(-34, 20))} -{num(dice.uniform(40, 84))}"
        down = f"q{num(dice.uniform(10, 18))} 40 14 {num(dice.uniform(60, 90))}"
        drawn += path(f"M{x} 1084{up}{down}Z", inks[int(dice.random() * 3)])
    return drawn
