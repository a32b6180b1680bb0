"""Events of hard and good years on the land."""

from __future__ import annotations

import random

from tools.art.animals import fish, gull
from tools.art.boats import trawler
from tools.art.buildings import log_cabin, wharf_houses
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS, Horizon
from tools.art.people import crowd
from tools.art.skies import mist, rays, sky, stars, sun
from tools.art.svg import blurred, circle, ellipse, group, line, linear, num, path, polygon, radial, rect
from tools.art.trees import forest
from tools.art.water import ripples, water

FARM = HORIZONS["agriculture"]
FARM_ROCK = PeakInks("#8DB56A", "#5F8A45", "#FFF8DC", "#C8D9A0")
GREY = Horizon("#4A5360", "#8A929A", "#D8D2C4", "#6E767E", "#5A626A", "#2E343C")


def fire() -> str:
    """A row of wooden houses burns against the night; a chain of buckets."""
    drawn = rect(0, 0, 500, 350, linear((0, "#1C0F16"), (0.5, "#6B2418"), (1, "#F0763C"))) + blurred(
        "".join(
            ellipse(x, y, r, r * 0.7, "#3A1B1E", opacity=0.8)
            for x, y, r in ((120, 60, 110), (300, 50, 140), (430, 80, 100), (220, 110, 90))
        ),
        16,
    )
    for x, h, s in (
        (70, 210, 0.9),
        (140, 260, 1.1),
        (220, 300, 1.3),
        (300, 270, 1.2),
        (376, 240, 1.0),
        (440, 200, 0.9),
    ):
        flame = path(
            "M0 0C-52 -40 -46 -96 -12 -150C-10 -120 4 -116 6 -140C14 -110 48 -90 36 -40C34 -20 20 -6 0 0Z",
            "#FF7A30",
        ) + path("M0 0C-26 -24 -24 -60 -4 -96C0 -70 24 -60 18 -26C16 -12 10 -4 0 0Z", "#FFD36A")
        drawn += group(flame, x, 330, s * h / 270)
    drawn += (
        wharf_houses(
            346,
            (
                (44, 60, 76, "#2A1216"),
                (112, 54, 100, "#35171A"),
                (178, 68, 80, "#2A1216"),
                (258, 56, 112, "#35171A"),
                (326, 64, 82, "#2A1216"),
                (400, 58, 96, "#35171A"),
            ),
            "#140A0C",
            "#FFB04A",
        )
        + path("M-10 410V344H510V410Z", "#3A1B18")
        + path("M-10 410V372C120 362 330 384 510 368V410Z", "#1C0F10")
    )
    drawn += crowd(
        ((90, 392, 44), (150, 396, 46), (210, 392, 44), (270, 396, 46), (330, 392, 44), (390, 396, 46)), "#0D0608"
    ) + "".join(
        path(f"M{x - 7} {y}L{x - 5} {y + 13}H{x + 5}L{x + 7} {y}Z", "#8A9AA2")
        for x, y in ((120, 366), (180, 368), (240, 366), (300, 368), (360, 366))
    )
    return drawn + "".join(
        circle(x, y, r, "#FFD36A")
        for x, y, r in (
            (60, 120, 3),
            (110, 90, 2.5),
            (180, 60, 3),
            (250, 40, 2.5),
            (320, 70, 3),
            (390, 100, 3),
            (440, 140, 2.5),
            (350, 30, 2),
            (140, 30, 2),
            (470, 60, 2),
        )
    )


def ghost_towns() -> str:
    """Leaning shells of houses under a pale moon, a door swinging."""
    drawn = (
        rect(0, 0, 500, 330, linear((0, "#16242E"), (0.6, "#3F5E68"), (1, "#B5C2B0")))
        + stars(7, 50, 140)
        + circle(370, 96, 40, "#EFF3E2")
        + circle(370, 96, 62, "#EFF3E2", opacity=0.15)
        + dawn_peak(110, 326, 150, 190, 6, PeakInks("#5B7A80", "#3F5A62", "#D8E2DC", "#93ABAC"))
        + dawn_peak(410, 326, 130, 180, 9, PeakInks("#5B7A80", "#3F5A62", "#D8E2DC", "#93ABAC"))
        + rect(0, 320, 500, 90, "#4E5A4E")
    )
    for x, w, h, turn, ink in (
        (92, 90, 104, -7, "#2E3C40"),
        (210, 104, 130, 4, "#263238"),
        (340, 96, 96, 9, "#2E3C40"),
        (440, 80, 120, -4, "#263238"),
    ):
        body = (
            rect(-w / 2, -h, w, h, ink)
            + path(
                f"M{-w / 2 - 8} {-h}L{-w * 0.1} {-h - w * 0.4}L{w * 0.16} {-h - w * 0.22}"
                f"L{w * 0.24} {-h - w * 0.3}L{w / 2 + 8} {-h}Z",
                "#172024",
            )
            + "".join(line(f"M{-w / 2} {-h + 14 + i * 15}H{w / 2}", "#172024", 2) for i in range(int(h // 15)))
            + rect(-w / 2 + 12, -h + 22, 22, 26, "#0B1215")
            + rect(w / 2 - 34, -h + 22, 22, 26, "#0B1215")
            + line(
                f"M{-w / 2 + 10} {-h + 26}L{-w / 2 + 36} {-h + 44}M{w / 2 - 36} {-h + 44}L{w / 2 - 10} {-h + 26}",
                "#5E6E6E",
                5,
            )
            + rect(-12, -42, 26, 42, "#0B1215")
            + path("M14 -42L30 -50V4L14 0Z", "#3F4E50")
        )
        drawn += group(body, x, 346, 1, turn)
    drawn += (
        path("M-10 410V344C120 338 330 352 510 342V410Z", "#3A463E")
        + mist(280, 90, "#C9D6CC", 0.55)
        + line(
            "M30 400V320M30 336L8 322M30 350L56 330M56 330L60 314M468 404V330M468 346L492 328M468 360L446 344",
            "#121A1A",
            5,
        )
    )
    return drawn + "".join(
        line(
            f"M{x} 404C{x - 4} 392 {x - 10} 386 {x - 12} 376M{x} 404C{x + 2} 390 {x + 8} 384 {x + 8} 372",
            "#6E7A62",
            3,
        )
        for x in (110, 180, 250, 310, 390)
    )


def homestead_act() -> str:
    """A first furrow, a cabin, a family looking out over its own land."""
    drawn = (
        sky(FARM, 270)
        + rays(250, 220, 28, "#FFF7CC", 0.2)
        + sun(250, 220, 66, "#FFF7CC", (24, 0.35))
        + dawn_peak(80, 268, 130, 180, 6, FARM_ROCK)
        + dawn_peak(430, 268, 140, 190, 9, FARM_ROCK)
        + rect(0, 262, 500, 20, "#6E9640")
        + forest(6, 276, 30, "#4F7A2E", 56, depth=2)
        + rect(0, 274, 500, 136, "#8DB13E")
    )
    for i in range(8):
        x0, x1 = 262 + i * 16, 250 + i * 62
        drawn += polygon([(x0, 278), (x0 + 8, 278), (x1 + 34, 410), (x1, 410)], "#6B4A26")
    drawn += (
        log_cabin(110, 334, 0.98, "#8A5A36", "#5A3822", "#3A2414", "#E8D9A8")
        + "".join(rect(x, 340, 6, 30, "#5B3A1E") for x in range(10, 236, 32))
        + line("M0 348H240M0 360H240", "#5B3A1E", 4)
    )
    return drawn + crowd(((206, 396, 62), (242, 398, 56), (270, 398, 34), (290, 398, 26)), "#26380E")


def depression() -> str:
    """A line of people before a closed bank in the rain."""
    drawn = sky(GREY, 320) + "".join(
        ellipse(x, y, w, w * 0.3, ink)
        for x, y, w, ink in ((110, 50, 170, "#3A424E"), (360, 40, 190, "#333B46"), (240, 90, 150, "#4A5360"))
    )
    stone, shade, dark = "#8A929A", "#6A727A", "#2E343C"
    bank = (
        rect(-150, -150, 300, 150, shade)
        + rect(-164, -162, 328, 16, stone)
        + path("M-164 -162L0 -216 164 -162Z", stone)
        + path("M-120 -168L0 -206 120 -168Z", shade)
        + "".join(rect(-136 + i * 54, -146, 20, 146, stone) for i in range(6))
        + rect(-24, -86, 48, 86, dark)
        + line("M-24 -70L24 -20M24 -70L-24 -20", "#B5ABA0", 8)
        + rect(-58, -136, 116, 30, "#B5ABA0", 3)
        + rect(-44, -124, 88, 6, dark)
    )
    drawn += (
        group(bank, 250, 330)
        + rect(0, 326, 500, 90, "#4A525A")
        + ellipse(250, 372, 240, 16, "#6A727A", opacity=0.6)
    )
    drawn += crowd(
        tuple((30 + i * 42, 376 + (i % 3) * 5, 60 + (i * 7) % 10) for i in range(11)), "#1F242B"
    ) + "".join(
        path(f"M{30 + i * 42 - 12} {376 + (i % 3) * 5 - (60 + (i * 7) % 10) * 1.02}q12 -14 24 0Z", "#3A424E")
        for i in range(0, 11, 2)
    )
    dice = random.Random(5)
    rain = "".join(f"M{num(dice.uniform(0, 520))} {num(dice.uniform(60, 390))}l-7 22" for _ in range(80))
    return drawn + line(rain, "#D8DEE4", 1.8, opacity=0.45)


def recession() -> str:
    """Shutters come down along a street, one lamp left burning."""
    inks = Horizon("#24323E", "#5A7080", "#C9BFA8", "#4A5E6A", "#3A4A54", "#1C262E")
    drawn = sky(inks, 320) + dawn_peak(250, 320, 120, 230, 6, PeakInks("#6A808C", "#4A6070", "#E8E6DE", "#A9B5BA"))
    for x, w, h, wall in (
        (-10, 126, 180, "#5B6670"),
        (124, 116, 206, "#4A5660"),
        (248, 122, 170, "#5B6670"),
        (378, 132, 196, "#4A5660"),
    ):
        drawn += (
            rect(x, 352 - h, w, h, wall)
            + rect(x - 4, 344 - h, w + 8, 11, "#2A343C", 2)
            + "".join(rect(x + 14 + i * 34, 352 - h + 22, 20, 28, "#2A343C") for i in range(int((w - 20) // 34)))
            + rect(x + 10, 270, w - 20, 82, "#8A949A")
            + "".join(line(f"M{x + 10} {278 + i * 9}H{x + w - 10}", "#5E6A72", 2) for i in range(9))
        )
    tag = rect(-30, -16, 60, 32, "#F2E2B8", 3) + line("M-18 -4H18M-18 6H8", "#A8402E", 4)
    drawn += (
        group(tag, 184, 312, 1, -6)
        + group(tag, 442, 310, 1, 5)
        + path("M-10 410V350H510V410Z", "#4A545A")
        + line("M-10 384H510", "#8A949A", 3, opacity=0.6)
    )
    drawn += (
        line("M312 390V210M312 212C312 194 340 194 344 206", "#1C262E", 6)
        + circle(346, 212, 80, radial((0, "#FFE9B0", 0.65), (1, "#FFE9B0", 0)))
        + path("M334 208H358L352 222H340Z", "#FFE9B0")
        + ellipse(340, 394, 80, 9, "#FFE9B0", opacity=0.3)
    )
    return (
        drawn
        + crowd(((224, 396, 54),), "#10181E")
        + "".join(
            group(rect(-7, -5, 14, 10, "#D8D2C4", 1), x, y, 1, t)
            for x, y, t in ((80, 380, 20), (120, 396, -15), (420, 392, 35))
        )
    )


def fish_farms() -> str:
    """Round pens with walkways on a still fjord, fish crowded within."""
    inks = HORIZONS["fish"]
    rock = PeakInks("#4E8C95", "#2B6473", "#FBF3E0", "#A9CBCB")
    drawn = (
        sky(inks, 220)
        + sun(380, 120, 40, "#FFF1CF", (16, 0.3))
        + dawn_peak(110, 218, 120, 190, 6, rock)
        + dawn_peak(400, 218, 90, 160, 9, rock)
        + forest(5, 224, 26, inks.near, 60, depth=1)
        + water(220, "#6FB0AE", "#123F54", 5, "#E8FBF2", 24)
    )
    for x, y, r in ((110, 262, 56), (250, 256, 50), (390, 262, 56), (160, 340, 96), (360, 344, 98)):
        drawn += (
            ellipse(x, y, r, r * 0.38, "#0F3A4C")
            + ellipse(x, y, r * 0.86, r * 0.32, "#1D5F70")
            + "".join(
                group(
                    fish("#D8845A", "#F8D9B5", "#A8502E"),
                    x + dx * r,
                    y + dy * r * 0.36,
                    r / 190,
                    (k * 47) % 50 - 25,
                )
                for k, (dx, dy) in enumerate(
                    ((-0.5, 0), (-0.1, -0.4), (0.3, -0.1), (-0.2, 0.36), (0.4, 0.34), (0.02, 0.02))
                )
            )
        )
        drawn += (
            path(f"M{x - r} {y}A{r} {r * 0.38} 0 0 0 {x + r} {y}", "none", "#F4B942", r * 0.09)
            + path(f"M{x - r} {y}A{r} {r * 0.38} 0 0 1 {x + r} {y}", "none", "#C98A2C", r * 0.07)
            + "".join(
                line(f"M{num(x + r * c)} {num(y + r * 0.38 * s)}v{num(-r * 0.16)}", "#F8EFDB", 3)
                for c, s in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
            )
        )
    return (
        drawn
        + group(trawler("#C8402F", "#FBF1DA", "#FFF6E4", "#16324C"), 256, 286, 0.4)
        + ripples(256, 312, 70, 2, "#E8FBF2", 0.5)
        + gull(200, 150, 11, "#FFFFFF")
        + gull(226, 138, 8, "#FFFFFF")
    )


PICTURES = {
    "fire": fire,
    "ghost_towns": ghost_towns,
    "homestead_act": homestead_act,
    "depression": depression,
    "recession": recession,
    "fish_farms": fish_farms,
}
