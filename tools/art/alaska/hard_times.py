"""Events of hard years."""

from __future__ import annotations

import random

from tools.art.figures import Pose, brim_hat, figure, peaked_cap
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import Horizon
from tools.art.skies import sky
from tools.art.svg import circle, ellipse, group, line, linear, num, path, polygon, rect
from tools.art.trees import forest


def depression() -> str:
    """Men wait in the rain for a ladle of soup."""
    drawn = rect(0, 0, 500, 400, linear((0, "#39424E"), (1, "#6A727A")))
    for row in range(17):
        drawn += line(f"M-10 {14 + row * 22}H510", "#2E3742", 2, opacity=0.5)
        drawn += line(
            "".join(f"M{x + (row % 2) * 26} {14 + row * 22}v22" for x in range(-10 + (row * 37) % 52 % 3, 510, 52)),
            "#2E3742",
            2,
            opacity=0.4,
        )
    drawn += rect(0, 352, 500, 58, "#4A525A") + ellipse(170, 384, 220, 12, "#7C868E", opacity=0.45)
    drawn += rect(348, 150, 142, 206, "#2A2622") + rect(356, 158, 126, 198, linear((0, "#F0B45A"), (1, "#C9763A")))
    drawn += (
        circle(392, 198, 34, "#FFE9B0", opacity=0.45)
        + line("M392 158V180", "#2A2622", 4)
        + path("M374 196L382 178H402L410 196Z", "#2A2622")
        + ellipse(392, 197, 12, 5, "#FFF6D8")
    )
    cook = figure(
        Pose(6, 10, (58, 88), (30, 70), (4, 2), (-6, -4)),
        "#F4EFE2",
        "#F4EFE2",
        path("M-11 -4C-18 -18 -6 -26 0 -22C6 -26 18 -18 11 -4Z", "#FFFFFF"),
        skirt=20,
        held=group(line("M0 -6V30", "#5B6670", 4) + path("M-9 28H9C9 42 -9 42 -9 28Z", "#5B6670"), turn=64),
    )
    drawn += group(cook, 446, 352, 1.5, flip=True)
    drawn += path("M330 150H510V138L494 120H346Z", "#8A2F24") + "".join(
        path(f"M{346 + i * 37} 120H{364 + i * 37}L{366 + i * 45 - 22} 150H{344 + i * 45 - 22}Z", "#E8DCC0")
        for i in range(4)
    )
    pot = (
        path("M-42 -46H42L36 0H-36Z", "#3A424C")
        + rect(-48, -52, 96, 9, "#5B6670", 4)
        + rect(-42, -34, 84, 5, "#5B6670")
        + ellipse(0, -49, 38, 5, "#E0863C")
    )
    drawn += (
        rect(318, 316, 182, 12, "#8A5A36", 2)
        + rect(326, 328, 174, 74, "#6B4326")
        + line("M326 352H500M326 376H500", "#4E2E18", 2)
        + group(pot, 378, 316, 1.0)
    )
    steam = "M362 256C350 236 374 226 362 206M382 252C370 228 394 218 384 194M400 258C390 240 410 232 402 214"
    drawn += line(steam, "#FFF3DC", 6, opacity=0.65)
    bowl = path("M-13 0H13C13 14 -13 14 -13 0Z", "#E8DCC0")
    coats = (("#4A5A6C", "#6B4A30"), ("#5C4A3A", "#2A333E"), ("#3A4A44", "#7A5A3C"), ("#566070", "#3A2E28"))
    for k, x in enumerate((-14, 76, 166, 258)):
        coat, cap = coats[k]
        reach = (52, 92) if k == 3 else (26, 84)
        hat = brim_hat(cap, "#1B1F26") if k % 2 else peaked_cap(cap, "#1B1F26")
        waiting = Pose(7, 16, reach, (20, 76), (6, 2), (-8, -8))
        man = figure(waiting, coat, "#262C34", hat, skirt=24, held=group(bowl, 4, 2, turn=reach[1]))
        drawn += group(man, x, 392 + k % 2 * 4, (1.62, 1.5, 1.66, 1.58)[k])
    dice = random.Random(5)
    rain = "".join(f"M{num(dice.uniform(0, 330))} {num(dice.uniform(20, 390))}l-7 24" for _ in range(22))
    return drawn + line(rain, "#D8DEE4", 1.8, opacity=0.5)


def recession() -> str:
    """The house is for sale; everything they have is on the roof of the car that drives away."""
    inks = Horizon("#24323E", "#5A7080", "#E8C9A0", "#4A5E6A", "#3A4A54", "#1C262E")
    drawn = (
        sky(inks, 250)
        + dawn_peak(300, 252, 110, 220, 6, PeakInks("#6A808C", "#4A6070", "#E8E6DE", "#A9B5BA"))
        + rect(0, 244, 500, 166, "#566450")
    )
    drawn += forest(6, 254, 30, inks.mid, 32, depth=2) + polygon(
        [(290, 248), (304, 248), (560, 410), (110, 410)], "#39434C"
    )
    for y, h, k in ((256, 6, 1.0), (272, 10, 2), (296, 16, 3.4)):
        drawn += polygon([(297 - k, y), (297 + k, y), (297 + k * 1.4, y + h), (297 - k * 1.4, y + h)], "#D8CDA0")
    for x, y, s, wall, flip in (
        (196, 274, 0.4, "#6E7A80", False),
        (420, 280, 0.5, "#7A6E66", True),
        (84, 318, 0.98, "#5E6E7A", False),
    ):
        house = (
            rect(-62, -70, 124, 70, wall)
            + path("M-76 -66L-50 -112H50L76 -66Z", "#2A343C")
            + "".join(
                rect(wx, -52, 28, 28, "#1C262E")
                + line(f"M{wx - 3} -48L{wx + 31} -30M{wx - 3} -30L{wx + 31} -46", "#B9A68C", 5)
                for wx in (-50, 22)
            )
        )
        drawn += group(
            house + rect(-12, -40, 24, 40, "#8A3A2E") + rect(30, -128, 14, 30, "#4A3A36"), x, y, s, flip=flip
        )
    drawn += (
        group(_sale_board(), 232, 274, 0.22)
        + group(_sale_board(), 382, 284, 0.3)
        + group(_sale_board(), 82, 398, 1.14, -3)
    )
    return drawn + ellipse(318, 388, 104, 10, "#1C262E", opacity=0.6) + group(_loaded_car(), 318, 388, 1.12)


def _sale_board() -> str:
    """A board on a post with a house and a red stroke of sale, foot at y = 0."""
    board = (
        rect(-44, -116, 88, 70, "#F6EBD2", 3)
        + path("M-28 -76L0 -104L28 -76H19V-58H-19V-76Z", "#2F5E7A")
        + rect(-44, -54, 88, 16, "#C8402F", 2)
    )
    return (
        rect(-4, -124, 8, 124, "#8A6A48")
        + rect(-52, -130, 104, 8, "#8A6A48", 2)
        + line("M-30 -124V-114M30 -124V-114", "#3A2E28", 2)
        + board
    )


def _loaded_car() -> str:
    """An estate car from behind under a mountain of goods; a child looks back. Wheels on y = 0, about 150 wide."""
    paint, ink = "#8A6A3E", "#171D23"
    goods = rect(-66, -134, 132, 20, "#D8CBB0", 8) + line("M-40 -134V-114M0 -134V-114M40 -134V-114", "#B0A080", 3)
    goods += (
        rect(-60, -166, 46, 32, "#8A3A2E", 3)
        + line("M-48 -166V-134M-26 -166V-134", "#5E241C", 4)
        + rect(-8, -158, 36, 24, "#C98A4B", 2)
        + line("M10 -158V-134", "#F6EBD2", 5)
    )
    goods += line("M40 -136L46 -188M62 -136L56 -188M44 -162H60", "#5B3A1E", 5) + path(
        "M38 -190H64L58 -206H44Z", "#5B3A1E"
    )
    goods += (
        circle(-36, -182, 16, "none", ink, 4)
        + circle(8, -176, 16, "none", ink, 4)
        + line("M-36 -182L-16 -182L0 -196M8 -176L-4 -200M-16 -182L-10 -196H0", "#C8402F", 4)
    )
    ropes = line("M-62 -112L-20 -168L34 -160L62 -112", "#E8DCC0", 2.4)
    wheels = rect(-62, -18, 24, 20, ink, 5) + rect(38, -18, 24, 20, ink, 5)
    body = (
        path("M-58 -70L-48 -116H48L58 -70Z", paint)
        + path("M-50 -72L-42 -108H42L50 -72Z", "#B9CCD2")
        + path("M-70 -14V-62C-68 -74 -60 -74 0 -74C60 -74 68 -74 70 -62V-14Z", paint)
    )
    body += (
        path("M-70 -30V-14H70V-30Z", "#6B4E2A")
        + rect(-74, -24, 148, 12, "#C9CDD0", 4)
        + rect(-24, -50, 48, 18, "#F6EBD2", 2)
        + line("M-16 -41H16", ink, 4)
    )
    lamps = "".join(
        rect(x, -58, 20, 26, "#E0402F", 4) + circle(x + 10, -45, 24, "#FF6A4A", opacity=0.22) for x in (-66, 46)
    )
    child = (
        path("M-18 -73C-18 -84 18 -84 18 -73Z", "#2F8F83")
        + circle(0, -91, 10, "#D9A27A")
        + path("M-10 -92C-10 -105 10 -105 10 -92C4 -97 -4 -97 -10 -92Z", "#3A2418")
        + circle(-3.4, -90, 1.4, ink)
        + circle(3.4, -90, 1.4, ink)
    )
    return goods + ropes + wheels + body + child + lamps


PICTURES = {
    "depression": depression,
    "recession": recession,
}
