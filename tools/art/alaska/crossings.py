"""Cards of the type Ground Transport: what carries the rails over and under."""

from __future__ import annotations

import itertools

from tools.art.figures import BROWN_SKIN, STAND, Pose, brim_hat, figure, knit_cap, peaked_cap
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import mist, puffs, sky, sun
from tools.art.svg import circle, ellipse, group, line, linear, num, path, polygon, radial, rect
from tools.art.trees import forest
from tools.art.vehicles import carriage, locomotive, mine_cart

INKS = HORIZONS["ground"]
ROCK = PeakInks("#C2703F", "#8A4A2E", "#FFF2D8", "#E2B08A")


def tunnel() -> str:
    """The breakthrough: two crews have dug towards each other, and the foremen shake hands through the hole."""
    drawn = sky(INKS, 200) + sun(410, 112, 34, "#FFF0C4", (16, 0.3))
    drawn += path(
        "M-10 410V214L60 186L120 120L170 96L232 34L262 30L310 84L352 96L400 150L450 176L510 220V410Z", "#7B4A2E"
    )
    drawn += path("M262 30L310 84L352 96L400 150L450 176L510 220V410H300C320 300 300 200 290 140Z", "#5F3824")
    drawn += path(
        "M120 120L170 96L232 34L262 30L310 84L352 96L330 112"
        "L304 100L284 124L262 96L236 126L206 104L176 128L150 112Z",
        "#FFF2D8",
    )
    drawn += path("M-10 300C120 284 330 310 510 290V410H-10Z", "#4A2A1A", opacity=0.6) + group(
        _goat(), 196, 66, 0.62
    )
    drawn += path(
        "M-10 196V386H510V196C440 192 380 190 330 192L302 204L276 "
        "186L250 208L226 188L196 202L170 192C110 190 50 192 -10 196Z",
        "#2A1610",
    )
    for x in (90, 410):
        drawn += circle(x, 250, 150, radial((0, "#FFB65A", 0.75), (1, "#FFB65A", 0)))
    drawn += circle(254, 274, 42, "#FFD98A")
    wall = (
        "M214 190L238 210L226 232L246 250L222 270L232 296L210 316L224 340L206 "
        "386H296L284 352L300 330L276 308L290 280L268 262L286 240L266 222L284 192Z"
    )
    hole = "M236 236L262 228L280 250L284 284L268 318L240 320L224 296L226 258Z"
    drawn += path(wall + hole, "#8A5636", even_odd=True) + path(
        "M250 200L266 222L262 228L240 232L236 214ZM268 318L300 330L284 352L240 330Z", "#B5764A"
    )
    drawn += rect(-10, 378, 520, 32, "#1F110C") + line("M-10 376H206M296 376H510", "#C9B49A", 5)
    for x in (14, 480):
        drawn += rect(x - 8, 196, 14, 184, "#8A5A34") + rect(x - 30, 192, 60, 12, "#A8703F")
    lantern = line("M0 0V10", "#1F110C", 3) + rect(-8, 10, 16, 22, "#FFF0B0", 3, "#1F110C", 3)
    for x, shirt, cap, skin, flip in (
        (181, "#3B6A9C", brim_hat("#4A2D18", "#C8402F"), "#D9A27A", False),
        (329, "#C8402F", peaked_cap("#2F4A44", "#1F302C"), BROWN_SKIN, True),
    ):
        greeting = Pose(18, -4, (74, 92), (-34, 10), (28, 6), (-18, -30))
        drawn += group(figure(greeting, shirt, "#2A2430", cap, skin), x, 384, 1.5, flip=flip)
    cheer = Pose(-8, -16, (150, 170), (120, 160), (12, 4), (-14, -8))
    pick = line("M0 -16V34", "#B9834A", 5) + path("M-28 36Q0 22 28 36Q0 32 -28 36Z", "#C5CFD4")
    drawn += group(figure(cheer, "#E9A91F", "#2A2430", knit_cap("#C8402F", "#F8EFDB"), held=pick), 84, 388, 1.3)
    drawn += group(
        figure(cheer, "#5E8A5A", "#2A2430", "", BROWN_SKIN, held=group(lantern, 0, 0, 1, 170)),
        424,
        388,
        1.3,
        flip=True,
    )
    return (
        drawn
        + group(mine_cart(), 22, 360, 0.8)
        + "".join(
            polygon([(x - r, 388), (x - r * 0.5, 388 - r), (x + r * 0.6, 388 - r * 0.8), (x + r, 388)], "#9A6440")
            for x, r in ((222, 18), (250, 24), (278, 16))
        )
    )


def _goat() -> str:
    """A mountain goat on a ledge, looking down to the right, hooves at y = 0, about 90 wide."""
    white, shade, ink = "#FFFBF0", "#D9C4AE", "#1F1612"
    legs = line("M-28 -24L-32 -2M-14 -22L-12 -2M14 -22L18 -2M26 -24L34 -4", shade, 8)
    body = path(
        "M-40 -30C-42 -54 -10 -58 10 -54C30 -60 40 -56 44 -46C40 -26 30 -16 10 -18H-26C-36 -18 -40 -22 -40 -30Z",
        white,
    )
    head = path("M32 -54C40 -66 54 -64 58 -54L66 -36C64 -30 56 -30 52 -36L38 -40Z", white) + path(
        "M44 -36L48 -20L54 -34Z", shade
    )
    return (
        legs
        + body
        + head
        + line("M46 -62C44 -72 40 -76 36 -78M52 -62C52 -72 50 -78 46 -82", ink, 3.4)
        + circle(52, -50, 2.4, ink)
    )


def bridge() -> str:
    """High over the river a train crosses the arch; two children far below forget their fishing."""
    drawn = (
        sky(INKS, 400)
        + sun(250, 206, 60, "#FFF0C4", (20, 0.3), (46, 0.15))
        + dawn_peak(250, 330, 110, 170, 6, ROCK)
    )
    drawn += mist(220, 110, "#FBE3B8", 0.6) + rect(0, 320, 500, 90, linear((0, "#E8B98A"), (1, "#5E3A2E")))
    drawn += path("M-10 410V130H44L70 180L60 230L104 290L92 330L-10 350Z", "#6B3D28") + path(
        "M510 410V130H456L432 184L446 240L404 296L420 330L510 352Z", "#5C3522"
    )
    drawn += (
        path("M-10 130H44L70 180L60 230L36 200L20 240L-10 220Z", "#A8643C")
        + forest(4, 334, 50, INKS.near, 8, -8, 96, 6)
        + forest(6, 338, 54, INKS.near, 7, 414, 508, 6)
    )
    steel, dark = "#C8402F", "#8E2418"
    arch = [(40 + 420 * i / 14, 286 - 126 * (1 - ((i - 7) / 7) ** 2)) for i in range(15)]
    upper, lower = (
        "M" + "L".join(f"{num(x)} {num(y + drop * (1 - 0.5 * (1 - abs(x - 250) / 210)))}" for x, y in arch)
        for drop in (0, 40)
    )
    posts = "".join(f"M{num(x)} {num(y)}V140" for x, y in arch)
    lattice = "".join(
        f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1] + 40 * (1 - 0.5 * (1 - abs(b[0] - 250) / 210)))}"
        for a, b in itertools.pairwise(arch)
    )
    drawn += line(posts, dark, 5) + line(lattice, dark, 5) + line(upper, steel, 10) + line(lower, steel, 9)
    drawn += rect(-10, 132, 520, 12, "#3B241B") + rect(-10, 129, 520, 4, "#E8C58F")
    engine = (
        carriage(-34, 96, "#2F5E4C") + carriage(68, 96, "#2F5E4C") + rect(160, 268, 14, 5, "#1F1B1E") + locomotive()
    )
    drawn += puffs([(346, 66, 10), (330, 54, 14), (306, 46, 17), (276, 44, 17), (248, 48, 13)], "#FFF3DC")
    drawn += group(engine, 150, -59, 0.66)
    drawn += path("M-10 410V350C60 332 130 346 170 368C190 380 196 396 200 410Z", "#3A2016") + path(
        "M510 410V380C440 366 380 380 350 410Z", "#3A2016"
    )
    drawn += line("M230 352h60M300 372h70M210 390h50M330 344h40", "#FFE9C4", 4, 0.6)
    waving = STAND._replace(lean=-6, nod=-26, near_arm=(150, 166), far_arm=(10, 60))
    boy = figure(waving, "#3B6A9C", "#6B4526", "", held=group(brim_hat("#E0B060", "#C8402F"), 0, 16, 1.0, 170))
    girl = figure(
        Pose(-4, -30, (52, 84), (58, 90), (86, 40), (80, 30)),
        "#C8402F",
        "#C8402F",
        knit_cap("#F8EFDB", "#2F8F83"),
        BROWN_SKIN,
        group(line("M0 -12V112", "#8A5A2C", 4), turn=-48),
    )
    drawn += group(girl, 130, 390, 1.14) + line("M262 268V368", "#FFF6E4", 1.8)
    return (
        drawn
        + group(boy, 62, 372, 1.16)
        + circle(262, 370, 5, "#C8402F")
        + ellipse(262, 374, 20, 4, "#FFE9C4", 0.7)
    )


PICTURES = {
    "bridge": bridge,
    "tunnel": tunnel,
}
