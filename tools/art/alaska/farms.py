"""Cards of the type Agriculture."""

from __future__ import annotations

from tools.art.animals import gull, seal
from tools.art.buildings import barn, greenhouse, log_cabin
from tools.art.dwellings import drying_rack
from tools.art.mountains import PeakInks, dawn_peak, hills
from tools.art.palette import HORIZONS, Horizon
from tools.art.people import crowd
from tools.art.skies import cloud, sky, snowfall, stars, sun
from tools.art.svg import blurred, circle, ellipse, group, line, linear, path, rect
from tools.art.trees import forest, rough_spruce
from tools.art.water import swell, water

FARM = HORIZONS["agriculture"]
FARM_ROCK = PeakInks("#8DB56A", "#5F8A45", "#FFF8DC", "#C8D9A0")


def rural_subsistence() -> str:
    """A garden fence, a smokehouse and fish hung to dry."""
    drawn = (
        sky(FARM, 270)
        + sun(390, 130, 46, "#FFF7CC", (18, 0.35))
        + dawn_peak(110, 268, 140, 190, 6, FARM_ROCK)
        + dawn_peak(420, 268, 100, 160, 9, FARM_ROCK)
        + forest(5, 278, 70, "#4F7A2E", 40, depth=3)
        + rect(0, 280, 500, 130, "#7FA544")
        + log_cabin(346, 336, 0.96, "#8A5A36", "#5A3822", "#3A2414", "#E8D9A8")
        + drying_rack(150, 336, 170, 92, "#5B3A1E", "#E5664C")
    )
    drawn += (
        path("M-10 410V342H510V410Z", "#6B4A26")
        + "".join(rect(x, 350 + 18 * r, 470, 8, "#4E3218", 3) for r, x in ((0, 20), (1, 10), (2, 0)))
        + "".join(
            ellipse(30 + i * 34 + 12 * r, 346 + 18 * r, 11, 8, "#8DB13E" if (i + r) % 2 else "#6E9530")
            for r in range(3)
            for i in range(14)
        )
    )
    return (
        drawn
        + "".join(path(f"M{x - 6} 410V372L{x} 362L{x + 6} 372V410Z", "#D9C29A") for x in range(10, 500, 28))
        + line("M-10 384H510", "#D9C29A", 6)
        + crowd(((250, 344, 44),), "#304513")
    )


def _cow(coat: str, patch: str) -> str:
    body = path(
        "M-76 -6C-80 -40 -64 -54 -40 -54H34C44 -60 50 -70 62 -70L92 -58C98 -50 96 -42 88 -38L70 -36C62 -20 "
        "56 -8 48 0L46 46H34L30 8C6 14 -26 14 -46 8L-48 46H-60L-64 10C-72 6 -75 0 -76 -6Z",
        coat,
    )
    spots = path(
        "M-40 -54H-6C-2 -36 -18 -24 -34 -28C-46 -32 -48 -46 -40 -54ZM14 -54H34C40 -40 30 -24 16 -26C6 -30 "
        "6 -46 14 -54ZM-66 -26C-54 -24 -52 -6 -62 2C-72 0 -76 -16 -66 -26Z",
        patch,
    )
    return (
        body
        + spots
        + path("M62 -70L52 -82L66 -76ZM80 -66L92 -78L88 -64Z", "#D8C29A")
        + circle(76, -56, 3, "#1C140C")
        + ellipse(93, -47, 6, 7, "#E8A8A0")
        + line("M-76 -20C-88 -12 -88 10 -84 24", patch, 4)
        + path("M-30 12C-26 22 -8 22 -4 11Z", "#E8A8A0")
    )


def dairy_livestock() -> str:
    """Cows on a green slope before a barn."""
    drawn = (
        sky(FARM, 260)
        + sun(120, 130, 46, "#FFF7CC", (18, 0.35))
        + cloud(360, 110, 130, "#FFFBE6", 0.8)
        + dawn_peak(300, 258, 150, 210, 6, FARM_ROCK)
        + dawn_peak(70, 258, 90, 150, 9, FARM_ROCK)
        + hills(3, 262, 14, "#7FA544")
        + barn(390, 300, 0.9)
        + forest(6, 272, 34, "#4F7A2E", 20, -8, 220, 2)
        + path("M-10 410V288C120 276 300 300 510 284V410Z", "#8DB13E")
        + path("M-10 410V344C120 332 330 356 510 338V410Z", "#6E9530")
    )
    drawn += (
        group(_cow("#FFF8E8", "#3A2A20"), 154, 350, 1.1)
        + group(_cow("#A8603A", "#FFF8E8"), 352, 366, 0.92, 0, 1, True)
        + group(_cow("#FFF8E8", "#5B3A24"), 46, 310, 0.4)
    )
    return drawn + "".join(
        circle(x, y, 3.4, "#FFE79A")
        for x, y in ((40, 380), (90, 396), (240, 392), (300, 384), (440, 394), (470, 372), (20, 356), (210, 378))
    )


def fur_seals() -> str:
    """A rookery on the rocks, surf behind."""
    drawn = (
        sky(FARM, 230)
        + sun(250, 140, 50, "#FFF7CC", (20, 0.35))
        + path("M-10 240V150C40 140 90 160 130 240ZM510 240V130C460 124 410 160 376 240Z", "#567526")
        + water(224, "#9CC7A8", "#3F7A6A", 4, "#FFFFFF", 24, 330)
    )
    for y, rise, ink in ((270, 8, "#6FA890"), (290, 9, "#4E8C78")):
        drawn += swell(y, rise, ink, "#FFFFFF", 330, y % 17)
    drawn += path(
        "M-10 410V330C40 304 80 310 120 326C170 300 230 296 270 320C320 292 380 296 420 318C460 302 490 "
        "304 510 312V410Z",
        "#5B5E4A",
    ) + path("M-10 410V366C60 346 130 356 180 372C240 352 320 352 370 368C420 352 470 356 510 364V410Z", "#3E4234")
    for x, y, s, flip, coat, belly in (
        (110, 306, 0.74, False, "#5B4636", "#7A624C"),
        (390, 300, 0.78, True, "#5B4636", "#7A624C"),
        (250, 302, 0.66, False, "#6E5642", "#8A725A"),
        (196, 356, 1.18, False, "#3E2E22", "#6E5642"),
        (372, 366, 1.06, True, "#4A3828", "#7A624C"),
    ):
        drawn += group(seal(coat, belly), x, y, s, 0, 1, flip)
    return drawn + gull(150, 120, 12, "#304513") + gull(180, 106, 9, "#304513") + gull(380, 150, 9, "#304513")


def greenhouses() -> str:
    """Three glass houses glow in the snow of a winter evening."""
    drawn = (
        sky(Horizon("#1F3F4A", "#5F9A7A", "#F2E2A8", "#7A9B3A", "#DCE8DC", "#304513"), 300)
        + stars(6, 40, 110)
        + dawn_peak(110, 298, 140, 190, 6, PeakInks("#7FB08A", "#4E8A6A", "#FFFDF0", "#C8DEC8"))
        + dawn_peak(410, 298, 150, 190, 9, PeakInks("#7FB08A", "#4E8A6A", "#FFFDF0", "#C8DEC8"))
        + forest(5, 306, 40, "#2E5A44", 48, depth=2)
        + rect(0, 300, 500, 110, linear((0, "#F2F6EE"), (1, "#BFD6CC")))
    )
    for x, y, w, h in ((36, 342, 150, 96), (316, 342, 150, 96), (146, 384, 210, 136)):
        drawn += (
            blurred(ellipse(x + w / 2, y - h * 0.3, w * 0.62, h * 0.6, "#FFE79A", opacity=0.6), 12)
            + greenhouse(x, y, w, h, "#FFF0B0", "#3F6A4A", "#5D8A2A")
            + "".join(
                circle(x + w * t, y - 22 - 8 * (i % 2), 5, "#E5543C")
                for i, t in enumerate((0.14, 0.3, 0.46, 0.62, 0.78, 0.9))
            )
        )
    return drawn + snowfall(8, 60, 0.9)


def nurseries() -> str:
    """Rows of young spruce in beds, an old one watching over them."""
    drawn = (
        sky(FARM, 270)
        + sun(380, 130, 46, "#FFF7CC", (18, 0.35))
        + dawn_peak(250, 268, 130, 210, 6, FARM_ROCK)
        + forest(5, 276, 60, "#4F7A2E", 44, depth=3)
        + rect(0, 278, 500, 132, "#6B4A26")
    )
    for row, (y, count, h) in enumerate(((296, 22, 18), (318, 18, 26), (346, 14, 36), (382, 11, 50))):
        drawn += path(f"M-10 {y + 4}H510V{y + 12 + row * 3}H-10Z", "#8A6436") + "".join(
            rough_spruce(16 + i * 500 / count + row * 5, y + 6, h, ("#2C6E49", "#3D8A5C")[i % 2], i + row * 40)
            for i in range(count)
        )
    hand = (
        path("M-30 20C-34 0 -20 -10 0 -10C20 -10 34 0 30 20Z", "#7A4E28")
        + path("M-26 18H26L20 44H-20Z", "#B5623A")
        + rect(-30, 12, 60, 10, "#D27A4A", 3)
        + rough_spruce(0, 12, 64, "#2C6E49", 5)
    )
    return (
        drawn
        + rough_spruce(60, 330, 230, "#1D4A30", 9)
        + group(hand, 420, 352, 1.06)
        + crowd(((330, 336, 40),), "#304513")
    )


PICTURES = {
    "rural_subsistence": rural_subsistence,
    "dairy_livestock": dairy_livestock,
    "fur_seals": fur_seals,
    "greenhouses": greenhouses,
    "nurseries": nurseries,
}
