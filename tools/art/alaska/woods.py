"""Cards of the type Wood."""

from __future__ import annotations

from math import cos, sin, tau

from tools.art.buildings import campfire, tent
from tools.art.figures import Pose, figure, knit_cap
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS, Horizon
from tools.art.people import crowd
from tools.art.skies import mist, puffs, rays, sky, stars, sun
from tools.art.svg import circle, ellipse, group, line, path, polygon, rect
from tools.art.trees import forest, rough_spruce, spruces
from tools.art.water import water

WOOD = HORIZONS["wood"]
WOOD_ROCK = PeakInks("#6FAE8A", "#3D7D62", "#FFFBEA", "#CFE3C8")
BARK = "#5A3A20"
HEART = "#E0B070"
RINGS = "#B98448"


def lumbering() -> str:
    """The drive: a man rides the logs down the river and steers them with his pole."""
    drawn = sky(WOOD, 190) + dawn_peak(330, 186, 120, 190, 6, WOOD_ROCK)
    drawn += rect(0, 184, 500, 220, "#8FC0AC")
    drawn += path("M-10 410V236C120 228 360 240 510 230V410Z", "#5E9E8C") + path(
        "M-10 410V286C160 276 340 296 510 280V410Z", "#35705F"
    )
    drawn += path("M-10 410V346C140 336 330 356 510 338V410Z", "#1B4A40")
    drawn += path("M-10 184H210C120 204 150 226 40 250L-10 262Z", WOOD.mid) + path(
        "M510 184H360C420 208 430 226 510 244Z", WOOD.mid
    )
    drawn += forest(8, 226, 110, WOOD.near, 5, -6, 120, 22) + forest(9, 214, 90, WOOD.near, 4, 444, 510, 18)
    for x, y, length, r, turn in (
        (232, 200, 60, 4, 4), (300, 208, 70, 4.5, -6), (214, 220, 84, 6, -3), (330, 226, 92, 6, 5),
        (262, 238, 104, 7.5, 2), (150, 262, 140, 11, -6), (352, 258, 130, 10, 7), (246, 280, 150, 12, -2),
        (440, 290, 150, 13, 12), (60, 312, 170, 15, -10), (370, 330, 190, 17, 3), (120, 356, 210, 19, 6),
        (440, 386, 200, 22, -8),
    ):  # fmt: skip
        drawn += group(_floating_log(length, r), x, y, 1, turn)
    drawn += group(_rider("#3B5A8C", "#6E86B4"), 146, 256, 0.6) + group(_floating_log(300, 27), 250, 366, 1, -5)
    drawn += path("M96 398C120 382 160 388 200 402C250 386 330 392 360 404L370 412H90Z", "#E3F2E6", opacity=0.8)
    return drawn + group(_rider("#C8402F", "#7A1F1B"), 262, 346, 1.9)


def _floating_log(length: float, r: float) -> str:
    """A log afloat, its sawn end to the left, its wet flank dark, centred on the origin."""
    left = -length / 2
    body = rect(left, -r, length, 2 * r, BARK, r) + rect(
        left + r, r * 0.1, length - 2 * r, r * 0.9, "#3F2814", r * 0.4
    )
    grain = (
        ""
        if r < 14
        else line(
            f"M{left + 2.4 * r} {-r * 0.45}H{left + length * 0.6}"
            f"M{left + length * 0.66} {-r * 0.3}H{left + length - 1.6 * r}",
            "#7A5230",
            r * 0.16,
        )
    )
    foam = line(f"M{left - r * 0.6} {r * 1.05}H{left + length + r * 0.4}", "#E3F2E6", max(1.5, r * 0.16), 0.7)
    end = (
        ellipse(left + r * 0.6, 0, r * 0.72, r, HEART)
        + ellipse(left + r * 0.6, 0, r * 0.42, r * 0.6, RINGS)
        + ellipse(left + r * 0.6, 0, r * 0.18, r * 0.26, HEART)
    )
    return foam + body + grain + end


def _rider(shirt: str, check: str) -> str:
    """A man with bent knees who balances a long pike pole across him, feet at y = 0."""
    pole = line("M-100 -88L108 -41", "#D9A45A", 4) + path("M106 -42L126 -36L110 -48Z", "#B9C7CC", "#B9C7CC", 3)
    pose = Pose(18, -8, (34, 92), (-98, -90), (62, 6), (-38, 2))
    man = figure(pose, shirt, "#2B3A4A", knit_cap("#F2C14E", "#F8EFDB"))
    checks = line("M-7 -50L4 -74M4 -46L14 -72M-11 -60L14 -51", check, 2.4, 0.8)
    return man + checks + pole


def spruce_card() -> str:
    """One great spruce in the light, ferns at its foot."""
    drawn = (
        sky(WOOD, 340)
        + rays(250, 170, 30, "#FFFBE0", 0.16)
        + sun(250, 170, 96, "#FFF7CF", (28, 0.3))
        + dawn_peak(90, 336, 140, 180, 6, WOOD_ROCK)
        + dawn_peak(420, 336, 150, 190, 9, WOOD_ROCK)
        + mist(250, 90, "#F2E7B4", 0.5)
        + forest(7, 344, 60, WOOD.far, 40, depth=4)
        + path("M-10 410V346C120 338 330 352 510 342V410Z", WOOD.mid)
    )
    drawn += rough_spruce(250, 388, 350, WOOD.near, 12) + rect(243, 366, 14, 28, "#3A2414")
    drawn += spruces(((70, 372, 130), (120, 380, 90), (392, 378, 110), (438, 372, 150)), "#1B4636") + path(
        "M-10 410V386C140 376 330 394 510 382V410Z", "#0B231B"
    )
    fern = "".join(
        line(f"M0 0C{dx * 0.3:.0f} {-dy * 0.7:.0f} {dx * 0.7:.0f} {-dy} {dx} {-dy * 0.9:.0f}", "#6FAE8A", 4)
        for dx, dy in ((-40, 26), (-24, 38), (-6, 44), (14, 42), (32, 32), (44, 20))
    )
    return drawn + "".join(group(fern, x, 396, s) for x, s in ((60, 1.0), (170, 0.8), (330, 0.9), (440, 1.1)))


def logging_camp() -> str:
    """Tents and a cook fire among stumps at dusk."""
    drawn = (
        sky(Horizon("#12333A", "#3D7D6A", "#F2D29A", "#3D7D62", "#235843", "#123328"), 300)
        + stars(4, 40, 120)
        + dawn_peak(330, 298, 140, 200, 6, PeakInks("#4E8C72", "#2C5F4C", "#F6EBD0", "#A8C9B0"))
        + forest(5, 308, 110, "#2C6650", 30, depth=4)
        + path("M-10 410V312C120 302 330 320 510 308V410Z", "#2A4A34")
        + path("M-10 410V352C120 342 330 366 510 348V410Z", "#1B3326")
    )
    for x, y, s in ((110, 348, 0.72), (220, 336, 0.6), (402, 352, 0.76)):
        drawn += tent(x, y, s, "#F6D9A0", "#C9985A", "#123328")
    drawn += (
        campfire(298, 378, 1.3)
        + crowd(((252, 386, 46), (346, 388, 46), (370, 382, 42)), "#0B1F18")
        + line("M262 394L298 336L334 394M298 336V354", "#0B1F18", 4)
        + circle(298, 360, 8, "#0B1F18")
    )
    for x, y, w in ((60, 386, 24), (150, 396, 28), (450, 392, 28), (190, 372, 18)):
        drawn += (
            path(f"M{x - w} {y}L{x - w * 0.8} {y - w}H{x + w * 0.8}L{x + w} {y}Z", BARK)
            + ellipse(x, y - w, w * 0.8, w * 0.28, HEART)
            + ellipse(x, y - w, w * 0.44, w * 0.14, RINGS)
        )
    return drawn + rough_spruce(22, 400, 240, "#0B1F18", 3) + rough_spruce(484, 400, 250, "#0B1F18", 4)


def saw_mills() -> str:
    """A great round saw cuts a log, dust flying."""
    drawn = (
        sky(WOOD, 260)
        + rays(250, 200, 28, "#FFFBE0", 0.14)
        + forest(5, 268, 120, WOOD.far, 26, depth=4)
        + rect(0, 256, 500, 160, "#6B4A2C")
        + "".join(line(f"M-10 {y}H510", "#4A301C", 3) for y in (292, 330, 372))
        + rect(-10, 300, 520, 26, "#8A9AA2")
        + rect(-10, 300, 520, 7, "#C5CFD4")
    )
    teeth = []
    for i in range(30):
        a = i / 30 * tau
        teeth += [(250 + 122 * cos(a), 250 + 122 * sin(a)), (250 + 104 * cos(a + 0.13), 250 + 104 * sin(a + 0.13))]
    drawn += (
        polygon(teeth, "#B9C7CC")
        + circle(250, 250, 96, "#D8E0E2")
        + path("M250 154A96 96 0 0 1 346 250H250Z", "#EEF3F4")
        + circle(250, 250, 34, "#8A9AA2")
        + circle(250, 250, 12, "#35485A")
        + "".join(circle(250 + 60 * cos(k * tau / 5), 250 + 60 * sin(k * tau / 5), 7, "#8A9AA2") for k in range(5))
    )
    drawn += (
        rect(-20, 250, 266, 74, BARK, 8)
        + rect(-20, 250, 266, 20, "#6E4A2A", 8)
        + line("M0 284H220M20 302H236", "#3F2814", 4)
        + rect(254, 250, 270, 34, HEART)
        + rect(254, 288, 270, 36, "#D09C58")
        + line("M254 268H510M254 306H510", RINGS, 2)
    )
    dust = (
        (264, 238, 7),
        (282, 222, 6),
        (300, 206, 5),
        (276, 200, 4),
        (312, 226, 5),
        (330, 196, 4),
        (294, 180, 4),
        (346, 214, 4),
        (318, 172, 3),
        (364, 190, 3),
    )
    return (
        drawn
        + "".join(circle(x, y, r, "#F2D29A") for x, y, r in dust)
        + rect(-10, 326, 520, 10, "#35485A")
        + "".join(circle(x, 350, 16, "#35485A") + circle(x, 350, 7, "#8A9AA2") for x in range(30, 500, 74))
    )


def wood_pulp() -> str:
    """A pulp mill on the water: digesters, steam, rafts of logs."""
    drawn = (
        sky(WOOD, 270)
        + sun(400, 120, 42, "#FFF7CF", (18, 0.3))
        + dawn_peak(120, 268, 150, 200, 6, WOOD_ROCK)
        + forest(5, 276, 60, WOOD.far, 44, depth=3)
        + puffs(
            [
                (206, 132, 20),
                (220, 108, 26),
                (246, 82, 32),
                (284, 62, 34),
                (326, 54, 30),
                (300, 128, 16),
                (316, 108, 20),
                (342, 90, 22),
            ],
            "#FFFDF0",
        )
    )
    drawn += (
        rect(194, 150, 24, 150, "#8A9AA2")
        + rect(290, 140, 22, 160, "#8A9AA2")
        + rect(194, 150, 8, 150, "#B9C7CC")
        + rect(290, 140, 7, 160, "#B9C7CC")
        + rect(90, 226, 110, 84, "#2C5F4C")
        + rect(320, 214, 120, 96, "#2C5F4C")
        + rect(210, 244, 120, 66, "#3D7D62")
        + path("M84 226L145 196L206 226ZM314 214L380 182L446 214Z", "#153D29")
    )
    drawn += (
        "".join(
            rect(x, 236 + 24 * r, 14, 13, "#FFE9A8", 1)
            for r in range(2)
            for x in (102, 126, 150, 174, 332, 356, 380, 404, 424)
        )
        + "".join(rect(x, 190, 34, 120, "#D8E0D8", 17) + rect(x + 4, 200, 8, 100, "#FFFFFF", 4) for x in (224, 262))
        + rect(-10, 304, 520, 16, "#35485A")
        + water(318, "#8FC0AC", "#1B4A3A", 5, "#FFFFFF", 18)
    )
    for y, x0, count in ((346, 60, 7), (366, 40, 8), (388, 66, 8)):
        drawn += "".join(
            rect(x0 + i * 46, y, 44, 13, BARK, 6) + ellipse(x0 + i * 46 + 42, y + 6.5, 4, 6.5, HEART)
            for i in range(count)
        )
    return drawn + line("M40 340C160 334 300 334 420 342C450 360 452 392 430 404", "#D9A45A", 4)


PICTURES = {
    "lumbering": lumbering,
    "spruce": spruce_card,
    "logging_camp": logging_camp,
    "saw_mills": saw_mills,
    "wood_pulp": wood_pulp,
}
