"""Cards of the type Wood that show people at work among timber, and the tree itself."""

from __future__ import annotations

from math import cos, radians, sin

from tools.art.animals import bear
from tools.art.buildings import tent
from tools.art.figures import Pose, brim_hat, figure, knit_cap, peaked_cap
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import puffs, sky
from tools.art.svg import Point, circle, clipped, ellipse, group, line, linear, path, polygon, radial, rect
from tools.art.trees import forest

WOOD = HORIZONS["wood"]
WOOD_ROCK = PeakInks("#6FAE8A", "#3D7D62", "#FFFBEA", "#CFE3C8")
HEART = "#E0B070"
RINGS = "#B98448"


def spruce_card() -> str:
    """From the foot of a giant, straight up: trunks run together in the sky, a climber half way."""
    drawn = rect(
        0, 0, 500, 400, radial((0, "#FFF9DC"), (0.4, "#BFE0B8"), (1, "#2B6A62"), centre=(0.5, 0.3), radius=0.75)
    )
    top = (250.0, 120.0)
    for ink, near, far, places in (
        ("#6FAE8A", 330, 60, (10, 42, 75, 108, 140, 172, 205, 238, 270, 302, 335)),
        ("#3D7D62", 380, 96, (24, 58, 92, 124, 158, 190, 222, 256, 288, 320, 352)),
    ):
        for angle in places:
            drawn += _looking_up(top, angle, near, far, ink)
    for angle, width, ink, lit in (
        (152, 36, "#3A4A34", "#5A6A46"), (24, 34, "#3A4A34", "#5A6A46"), (200, 40, "#2C3A2C", "#4A5A3C"),
        (338, 42, "#2C3A2C", "#4A5A3C"),
    ):  # fmt: skip
        drawn += _trunk(top, angle, 92, 460, width, ink, lit)
        drawn += _looking_up(top, angle, 250, 70, "#1F4A38")
    drawn += path("M244 110H256L368 410H120Z", "#5A3A24") + path("M244 110H249L206 410H120Z", "#8A5E38")
    drawn += line("M246 170L214 400M254 190L252 400M258 170L300 400M240 260L176 400M262 280L330 400", "#3A2414", 4)
    drawn += path(star_outline(250, 112, 84, 40, 13), "#153D29") + path(
        star_outline(250, 108, 50, 24, 11), "#2C6650"
    )
    drawn += path(star_outline(250, 104, 22, 10, 9), "#6FAE8A")
    for y, reach in ((164, 74), (192, 98), (226, 124)):
        for side in (-1, 1):
            drawn += group(_bough(reach), 250 + side * 16, y, 1, 0, flip=side < 0)
    belt = path("M168 306C200 330 284 334 330 300L334 310C286 346 198 342 164 316Z", "#F2D29A")
    climber = figure(
        Pose(-10, -24, (96, 126), (86, 118), (74, 8), (60, -8)),
        "#C8402F",
        "#2B3A4A",
        knit_cap("#F2C14E", "#F8EFDB"),
    )
    axe = line("M0 0V40", HEART, 5) + path("M-4 34L18 30V48L-4 44Z", "#C5CFD4")
    return drawn + belt + group(axe, 116, 316, 1.1, 30) + group(climber, 146, 378, 1.36)


def _looking_up(top: Point, angle: float, near: float, far: float, ink: str) -> str:
    """A spruce seen from below: its foot `near` units from where all trunks meet, its tip `far` units."""
    a = radians(angle)
    across = (-sin(a), cos(a))

    def at(along: float, aside: float) -> Point:
        return (top[0] + along * cos(a) + aside * across[0], top[1] + along * sin(a) + aside * across[1])

    left, right = [at(far, 0)], []
    for k in range(1, 5):
        along = far + (near - far) * k / 4
        reach = along * 0.14
        left += [at(along, reach), at(along - 8, reach * 0.45)]
        right += [at(along, -reach), at(along - 8, -reach * 0.45)]
    return polygon([*left, *right[::-1]], ink)


def _trunk(top: Point, angle: float, tip: float, foot: float, width: float, ink: str, lit: str) -> str:
    a = radians(angle)

    def at(along: float, aside: float) -> Point:
        return (top[0] + along * cos(a) - aside * sin(a), top[1] + along * sin(a) + aside * cos(a))

    whole = [at(tip, 2), at(tip, -2), at(foot, -width), at(foot, width)]
    return polygon(whole, ink) + polygon([at(tip, 2), at(tip, 0), at(foot, width * 0.3), at(foot, width)], lit)


def _bough(reach: float) -> str:
    """A drooping bough to the right, from below."""
    tips = "".join(f"L{reach * (1 - k * 0.2):.0f} {reach * (0.28 - k * 0.02) + (k % 2) * 13:.0f}" for k in range(5))
    return path(f"M0 0C{reach * 0.4:.0f} -8 {reach * 0.8:.0f} 4 {reach} {reach * 0.24:.0f}{tips}Z", "#153D29")


def logging_camp() -> str:
    """Breakfast: the cook tosses a pancake, hungry men hold out their plates, and a bear has found the pie."""
    drawn = sky(WOOD, 240) + dawn_peak(90, 242, 150, 190, 6, WOOD_ROCK) + forest(5, 250, 170, WOOD.far, 22, depth=4)
    drawn += forest(9, 262, 120, WOOD.mid, 18, depth=8) + rect(0, 262, 500, 144, "#4F7A4C")
    drawn += path("M-10 410V326C120 312 330 334 510 318V410Z", "#35603E")
    drawn += tent(424, 286, 1.2, "#F6E3B4", "#C9A468", "#123328")
    drawn += group(bear("#4A2D1A", "#6E4628"), 474, 322, 1.2, -4, flip=True)
    drawn += ellipse(369, 284, 15, 11, "#B98A62", turn=-20) + ellipse(359, 283, 7, 5, "#140C07")
    drawn += circle(393, 268, 4, "#FFF6E4") + circle(392, 268, 2.4, "#140C07")
    drawn += group(_cook_stove(), 298, 352, 1.2)
    pan = line("M0 -8V24", "#8A969E", 6) + ellipse(2, 48, 10, 27, "#5B6670") + ellipse(4, 48, 6, 22, "#B9C4CA")
    tossing = Pose(-6, -22, (70, 108), (30, 80), (10, 4), (-12, -6))
    toque = path("M-11 -4C-20 -20 -6 -28 0 -24C6 -28 20 -20 11 -4Z", "#FFFDF2")
    cook = figure(tossing, "#FFF6E0", "#3A4A5C", toque, held=pan, skirt=18)
    drawn += group(cook, 214, 376, 2.04) + line("M282 186q-6 -12 0 -24M318 182q8 -12 2 -26", "#FFFBEA", 4)
    drawn += ellipse(302, 130, 32, 10, "#D9913C", turn=-18) + ellipse(302, 126, 32, 9, "#FBDD9A", turn=-18)
    plate = ellipse(0, 2, 17, 4.5, "#E8EEF0") + ellipse(0, 0, 12, 2.6, "#B9C7CC")
    for x, y, s, shirt, cap, reach in (
        (28, 394, 1.86, "#3B6A9C", knit_cap("#F2C14E", "#F8EFDB"), (40, 86)),
        (112, 402, 2.02, "#C8402F", brim_hat("#5A3A24", "#241610"), (46, 96)),
    ):
        waiting = Pose(4, -8, reach, (36, 84), (8, 2), (-10, -8))
        man = figure(waiting, shirt, "#2B3A4A", cap, held=group(plate, 2, 4, 1, reach[1]))
        drawn += group(man + line("M-6 -68L-2 -44M8 -66L6 -44", "#241610", 3), x, y, s)
    table = rect(-86, -44, 190, 10, HEART, 2) + line("M-56 -34L-66 0M80 -34L90 0", "#8A5A2C", 9)
    pie = path("M-28 0L-23 -17H23L28 0Z", "#C5CFD4") + path("M-30 -15C-26 -34 26 -34 30 -15Z", "#D9913C")
    cakes = "".join(ellipse(0, -k * 8, 26, 6, "#D9913C" if k % 2 else "#FBDD9A") for k in range(6))
    return drawn + group(table, 414, 408) + group(pie, 366, 364) + group(cakes, 460, 358)


def _cook_stove() -> str:
    """An iron stove with its pipe, feet at y = 10, about 100 wide."""
    iron, grey = "#2B3438", "#5B6670"
    box = rect(-46, -50, 92, 50, iron, 5) + rect(-52, -56, 104, 9, grey, 3) + rect(-30, -36, 36, 22, "#FF9A3C", 3)
    pipe = rect(26, -136, 13, 82, iron) + rect(22, -142, 21, 8, grey)
    return pipe + box + "".join(rect(x, 0, 7, 10, iron) for x in (-42, 35))


def wood_pulp() -> str:
    """Newsprint runs off the machine on to a roll as high as a house; the foreman reads the first sheet."""
    drawn = rect(0, 0, 500, 400, linear((0, "#1F5248"), (1, "#5E9E86"))) + rect(0, 330, 500, 80, "#153D33")
    drawn += "".join(
        rect(x, 96, 62, 92, "#F2E7B4")
        + path(f"M{x} 188V150L{x + 20} 126L{x + 34} 148L{x + 46} 132L{x + 62} 156V188Z", "#8DBE9B")
        + line(f"M{x + 31} 96V188M{x} 142H{x + 62}", "#153D33", 4) for x in (30, 122, 214)
    )  # fmt: skip
    drawn += line("M-10 70H510M60 0V70M180 0V70M300 0V70M420 0V70", "#123328", 8) + rect(0, 322, 500, 10, "#2C6650")
    drawn += path(
        "M-20 262H92L122 224L170 262L206 224L262 270L330 140L338 150L268 300L204 246L170 286L122 246L98 282H-20Z",
        "#FFFBEC",
    )
    for x, y, r in ((122, 216, 22), (170, 292, 22), (206, 216, 22), (266, 300, 22), (60, 290, 22), (60, 238, 22)):
        drawn += circle(x, y, r, "#35485A") + circle(x, y, r - 6, "#9DB0BA") + circle(x, y, 5, "#35485A")
    drawn += (
        rect(-10, 312, 300, 30, "#2B4A58", 4)
        + rect(-10, 312, 300, 7, "#5E8494")
        + "".join(circle(x, 330, 5, "#F2C14E") for x in (30, 60, 90))
    )
    drawn += rect(390, 190, 30, 160, "#2B4A58", 4) + ellipse(398, 356, 124, 14, "#0B231B", 0.6)
    drawn += circle(396, 226, 128, "#E8DFC4") + circle(396, 226, 128, "none", "#C9BD9A", 4)
    drawn += path("M396 98A128 128 0 0 1 396 354A150 150 0 0 0 396 98Z", "#D3C7A4")
    drawn += "".join(circle(396, 226, r, "none", "#CFC4A4", 2.4) for r in (106, 84, 62)) + circle(
        396, 226, 34, "#8A5A2C"
    )
    drawn += circle(396, 226, 20, "#35485A") + circle(396, 226, 7, "#C5CFD4")
    paper = (
        rect(-25, -20, 50, 42, "#FFFBEC", 1)
        + rect(-20, -15, 40, 7, "#35485A")
        + line("M-20 -2H-3M-20 5H-3M-20 12H-3M4 -2H20M4 5H20", "#8A96A0", 2.4)
    )
    reader = figure(
        Pose(2, 22, (40, 106), (46, 110), (8, 2), (-10, -8)), "#C8402F", "#2B3A4A", peaked_cap("#F2C14E", "#8A5A12")
    )
    drawn += group(reader, 250, 396, 1.72) + group(paper, 302, 300, 1.14, -12)
    pusher = figure(
        Pose(26, -12, (82, 104), (74, 96), (42, -10), (-30, -44)),
        "#3B6A9C",
        "#243442",
        knit_cap("#2FA79A", "#F8EFDB"),
    )
    return drawn + group(pusher, 112, 396, 1.5) + group(_barrow(), 190, 396, 1.1)


def _barrow() -> str:
    """A small truck with sawn logs, wheels on y = 0, about 110 wide."""
    logs = "".join(
        circle(x, y, 15, "#5A3A20") + circle(x, y, 12, HEART) + circle(x, y, 7, "none", RINGS, 2.4)
        for x, y in ((-22, -34), (8, -34), (-7, -59))
    )
    return logs + rect(-46, -20, 76, 8, "#35485A", 2) + "".join(circle(x, -8, 8, "#1F2A33") for x in (-34, 20))


def saw_mills() -> str:
    """The sawyer sends a log to the blade, his mate bears off the board, and a squirrel leaves its log in time."""
    drawn = rect(0, 0, 500, 400, "#5E4028") + rect(56, 60, 388, 190, linear((0, "#8DBE9B"), (1, "#F2E7B4")))
    drawn += clipped(
        rect(56, 60, 388, 190, "#FFF"),
        dawn_peak(300, 240, 120, 150, 6, WOOD_ROCK) + forest(5, 252, 100, WOOD.far, 18, depth=4),
    )
    drawn += rect(-10, 40, 520, 22, "#3F2814") + "".join(rect(x, 60, 18, 196, "#4A301C") for x in (40, 196, 440))
    drawn += (
        line("M58 62L110 20M440 62L390 20M250 62V-10", "#3F2814", 12)
        + rect(0, 250, 500, 160, "#7A5230")
        + rect(0, 250, 500, 8, "#3F2814")
    )
    lever = line("M0 0L22 -128", "#35485A", 8) + circle(22, -130, 9, "#C8402F")
    steady = Pose(6, 0, (54, 94), (30, 60), (8, 2), (-10, -8))
    sawyer = figure(steady, "#C8402F", "#2B3A4A", peaked_cap("#2F5E7A", "#1F3F54"))
    drawn += group(lever, 116, 316) + group(sawyer + line("M-6 -76L-2 -46", "#1F2A30", 4), 70, 336, 1.74)
    teeth = []
    for i in range(24):
        a = radians(i * 15)
        teeth += [(284 + 124 * cos(a), 232 + 124 * sin(a)), (284 + 102 * cos(a + 0.16), 232 + 102 * sin(a + 0.16))]
    drawn += (
        polygon(teeth, "#9DB0BA")
        + circle(284, 232, 96, "#D8E0E2")
        + path("M284 136A96 96 0 0 1 380 232H284Z", "#F6F9FA")
    )
    drawn += circle(284, 232, 34, "#8A9AA2") + circle(284, 232, 12, "#35485A")
    drawn += puffs(
        [(318, 112, 12), (340, 98, 15), (366, 92, 13), (300, 96, 9), (388, 100, 9), (352, 74, 8)], "#F6D9A0"
    )
    drawn += (
        rect(-20, 246, 300, 84, "#5A3A20", 10)
        + rect(-20, 246, 300, 22, "#7A5230", 10)
        + line("M0 286H250M30 308H270", "#3F2814", 4)
    )
    drawn += (
        rect(284, 272, 230, 58, HEART)
        + line("M290 290H500M290 310H500", RINGS, 3)
        + rect(278, 246, 8, 86, "#35485A")
    )
    drawn += rect(-10, 330, 520, 12, "#35485A") + "".join(
        circle(x, 352, 15, "#35485A") + circle(x, 352, 6, "#8A9AA2") for x in range(20, 500, 76)
    )
    drawn += group(_squirrel(), 196, 248, 1.0, flip=True) + line("M226 236h22M222 222h16", "#FFFBEA", 4, 0.8)
    bearing = Pose(0, 0, (30, 150), (24, 140), (24, 6), (-20, -38))
    mate = figure(bearing, "#3B6A9C", "#2B3A4A", knit_cap("#F2C14E", "#F8EFDB"))
    board = rect(-136, -9, 262, 18, HEART) + rect(-136, 3, 262, 6, RINGS)
    return drawn + group(mate, 418, 400, 1.74) + group(board, 402, 258, 1, -5) + circle(444, 262, 9, "#D9A27A")


def _squirrel() -> str:
    """A red squirrel at full run to the right, feet at y = 0, about 64 long."""
    red, pale, ink = "#C8602C", "#F6E3C4", "#1D120A"
    tail = path("M-18 -12C-40 -10 -56 -26 -52 -44C-48 -56 -34 -54 -36 -44C-36 -34 -26 -30 -14 -24Z", "#A84A1E")
    legs = line("M-14 -8L-26 -1M16 -10L30 -2M-8 -6L-14 0M20 -8L28 2", red, 5)
    body = path(
        "M-22 -14C-16 -28 10 -28 20 -24C24 -34 38 -36 42 -26C46 -20 44 -16 38 -16C30 -6 -6 -2 -22 -14Z", red
    )
    return (
        tail
        + legs
        + body
        + path("M-12 -9C4 -6 22 -8 34 -14C26 -4 0 -2 -12 -9Z", pale)
        + path("M26 -32L28 -42L34 -33Z", red)
        + circle(36, -25, 2.4, ink)
    )


PICTURES = {
    "logging_camp": logging_camp,
    "spruce": spruce_card,
    "wood_pulp": wood_pulp,
    "saw_mills": saw_mills,
}
