"""Cards of the type Wood."""

from __future__ import annotations

from tools.art.figures import Pose, figure, knit_cap
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import sky
from tools.art.svg import ellipse, group, line, path, rect
from tools.art.trees import forest

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


PICTURES = {
    "lumbering": lumbering,
}
