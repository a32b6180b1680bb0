"""Cards of the type Military, and the wars that bring them."""

from __future__ import annotations

from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS, Horizon
from tools.art.people import crowd
from tools.art.skies import mist, rays, sky, snowfall, stars, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest
from tools.art.water import swell, water

MIL = HORIZONS["military"]
OLIVE_ROCK = PeakInks("#7D8A62", "#57633F", "#F6EDD0", "#B9BE97")


def military_base() -> str:
    """Radar domes and huts in the snow behind a fence."""
    drawn = (
        sky(MIL, 300)
        + path("M120 300L-30 -10H70L150 300ZM380 300L530 -10H430L350 300Z", "#FFF6D0", opacity=0.16)
        + dawn_peak(90, 298, 120, 180, 6, OLIVE_ROCK)
        + dawn_peak(410, 298, 150, 190, 9, OLIVE_ROCK)
        + ridge_line(5, 300, 26, MIL.far, 16)
        + path("M-10 410V300C120 290 330 306 510 296V410Z", "#E9EAD8")
    )
    for x, y, r in ((170, 290, 44), (262, 276, 62), (352, 292, 40)):
        drawn += (
            rect(x - r * 0.7, y, r * 1.4, 46, "#57633F")
            + circle(x, y - r * 0.4, r, "#F6F3E2")
            + path(
                f"M{x} {y - r * 1.4}A{r} {r} 0 0 1 {x} {y + r * 0.6}A{r * 0.6} {r} 0 0 0 {x} {y - r * 1.4}Z",
                "#C5C9AC",
            )
        )
        drawn += line(
            f"M{x - r * 0.98} {y - r * 0.5}"
            f"C{x - r * 0.4} {y - r * 0.1} {x + r * 0.4} {y - r * 0.1} {x + r * 0.98} {y - r * 0.5}"
            f"M{x - r * 0.8} {y - r}"
            f"C{x - r * 0.3} {y - r * 0.75} {x + r * 0.3} {y - r * 0.75} {x + r * 0.8} {y - r}"
            f"M{x} {y - r * 1.4}C{x - r * 0.7} {y - r * 0.9} {x - r * 0.7} {y} {x - r * 0.2} {y + r * 0.56}",
            "#A9AE8C",
            2,
        )
    for x in (70, 430):
        drawn += (
            path(f"M{x - 54} 344V322C{x - 54} 284 {x + 54} 284 {x + 54} 322V344Z", "#68702F")
            + path(f"M{x - 40} 344V324C{x - 40} 298 {x + 40} 298 {x + 40} 324V344Z", "#4A5124")
            + rect(x - 10, 318, 20, 26, "#252D1E")
            + rect(x - 34, 316, 16, 12, "#FFE9A0")
            + rect(x + 18, 316, 16, 12, "#FFE9A0")
        )
    drawn += (
        path("M-10 410V352C120 342 330 362 510 346V410Z", "#CDD2B4")
        + "".join(line(f"M{x} 404V352", "#252D1E", 4) for x in range(14, 500, 44))
        + "".join(line(f"M-10 {y}H510", "#252D1E", 1.6) for y in (360, 374, 388))
    )
    return (
        drawn
        + line("M440 300V170", "#252D1E", 4)
        + path("M442 172H494V206H442Z", "#17407A")
        + path(star_outline(468, 189, 10, 4.6), "#FFD968")
    )


def _fighter(ink: str, light: str) -> str:
    """A jet fighter from below, nose up, about 120 high."""
    body = path(
        "M0 -64C6 -54 8 -40 9 -26L54 14V26L10 16L8 36L22 50V58L0 52L-22 58V50L-8 36L-10 16L-54 26V14L-9 -26"
        "C-8 -40 -6 -54 0 -64Z",
        ink,
    )
    return (
        body
        + path("M0 -64C6 -54 8 -40 9 -26L54 14V26L10 16L8 36L22 50V58L0 52Z", light)
        + ellipse(0, -34, 4, 11, "#22343F")
    )


def air_force_base() -> str:
    """Three fighters climb over a runway between hangars."""
    drawn = (
        sky(MIL, 310)
        + rays(250, 330, 30, "#FFF6D0", 0.12)
        + sun(250, 318, 70, "#FFF0C4", (24, 0.3))
        + dawn_peak(80, 310, 130, 180, 6, OLIVE_ROCK)
        + dawn_peak(420, 310, 140, 180, 9, OLIVE_ROCK)
        + rect(0, 306, 500, 104, "#4E5A3A")
        + polygon([(228, 308), (272, 308), (400, 410), (100, 410)], "#2A3324")
        + "".join(
            polygon([(248 - k, y), (252 + k, y), (252 + k * 1.7, y + h), (248 - k * 1.7, y + h)], "#F6EDD0")
            for k, y, h in ((0, 316, 7), (1.5, 334, 12), (3, 358, 18), (5, 388, 22))
        )
    )
    for x in (76, 424):
        drawn += (
            path(f"M{x - 66} 350V316C{x - 66} 274 {x + 66} 274 {x + 66} 316V350Z", "#7D8A52")
            + path(f"M{x - 48} 350V318C{x - 48} 290 {x + 48} 290 {x + 48} 318V350Z", "#252D1E")
            + line(f"M{x - 48} 320H{x + 48}", "#68702F", 2)
        )
    for x, y, s in ((250, 124, 1.2), (160, 210, 0.84), (340, 210, 0.84)):
        drawn += line(
            f"M{x - 5 * s} {y + 56 * s}L{x - 10 * s} {y + 130 * s}M{x + 5 * s} {y + 56 * s}"
            f"L{x + 10 * s} {y + 130 * s}",
            "#FFFDF3",
            5 * s,
            opacity=0.55,
        ) + group(_fighter("#5B6448", "#8A9470"), x, y, s)
    return drawn


def naval_base() -> str:
    """A grey destroyer at its mooring, searchlights crossing."""
    drawn = (
        sky(MIL, 290)
        + path("M110 280L-20 -10H60L140 280ZM250 280L330 -10H410L280 280Z", "#FFF6D0", opacity=0.18)
        + dawn_peak(90, 288, 130, 180, 6, OLIVE_ROCK)
        + dawn_peak(430, 288, 120, 170, 9, OLIVE_ROCK)
        + ridge_line(5, 290, 24, MIL.far, 16)
        + rect(0, 282, 500, 16, MIL.near)
    )
    grey, dark, light = "#8A9488", "#4A544E", "#B9C2B4"
    ship = (
        path("M-190 4H150L206 -14C200 12 184 34 168 46H-172C-184 34 -190 20 -190 4Z", grey)
        + path("M-184 30H176L168 46H-172C-178 40 -182 36 -184 30Z", "#7A2A22")
        + path("M-190 4H150L206 -14L203 -4L150 10H-189Z", light)
    )
    ship += (
        rect(-92, -34, 176, 38, grey, 3)
        + rect(-50, -72, 90, 40, light, 3)
        + rect(-42, -64, 74, 12, "#252D1E", 2)
        + rect(-26, -100, 44, 30, grey, 3)
        + line("M-4 -100V-168M-34 -140H26M-26 -152H18M-18 -164H10", dark, 4)
        + path("M-84 -34L-78 -78H-56L-52 -34Z", dark)
    )
    ship += (
        "".join(
            rect(x, -20, 34, 22, dark, 4) + line(f"M{x + 17} -12H{x + 17 + d}M{x + 17} -5H{x + 17 + d}", dark, 5)
            for x, d in ((94, 62), (-136, -62))
        )
        + circle(-4, -172, 5, "#C8402F")
        + path("M130 20h8v14h-8ZM146 18h8v14h-8Z", "#F6EDD0")
    )
    drawn += water(296, "#6C8C7C", "#1D3B3C", 13, "#EFF5DC", 22) + group(ship, 246, 322, 1.06)
    return drawn + swell(374, 8, "#34605B", "#EFF5DC", 410) + swell(392, 7, "#214748", "#EFF5DC", 410, 19)


def army_base() -> str:
    """Rows of tents and a truck below the flag at reveille."""
    drawn = (
        sky(MIL, 280)
        + sun(250, 180, 62, "#FFF0C4", (22, 0.3))
        + dawn_peak(80, 278, 130, 190, 6, OLIVE_ROCK)
        + dawn_peak(430, 278, 140, 190, 9, OLIVE_ROCK)
        + forest(5, 290, 50, MIL.mid, 46, depth=3)
        + rect(0, 288, 500, 120, "#8A8458")
    )
    for row, (y, s) in enumerate(((312, 0.42), (340, 0.56), (378, 0.76))):
        for i in range(-3, 4):
            if i == 0:
                continue
            x = 250 + i * (62 + 26 * row)
            drawn += group(
                path("M-56 0L-36 -52H36L56 0Z", "#68702F")
                + path("M-36 -52L-56 0H-8L-14 -52Z", "#7F8840")
                + path("M14 0L24 -40 36 0Z", "#252D1E"),
                x,
                y,
                s,
            )
    drawn += (
        polygon([(238, 292), (262, 292), (330, 410), (170, 410)], "#B5A878")
        + line("M250 306V96", "#3A2B18", 5)
        + path("M252 98C282 88 302 110 336 98V148C302 160 282 138 252 148Z", "#17407A")
        + path(star_outline(292, 124, 13, 6), "#FFD968")
    )
    return drawn + crowd(((214, 400, 44), (238, 404, 46), (262, 404, 46), (286, 400, 44)), "#252D1E")


def wwii() -> str:
    """Bombers in the fog over an island chain, a gun on the shore."""
    inks = Horizon("#3A4436", "#8A9074", "#E4D3A4", "#6A7458", "#4A5440", "#1F261C")
    drawn = (
        sky(inks, 290)
        + sun(390, 190, 52, "#FFF0C4", (20, 0.25))
        + dawn_peak(130, 290, 90, 150, 6, PeakInks("#8A9074", "#6A7458", "#F2ECD2", "#C0C0A0"))
        + mist(200, 90, "#E4D3A4", 0.7)
        + water(286, "#8A957C", "#2E3A34", 5, "#F2ECD2", 20)
    )
    bomber = path(
        "M0 -34C5 -28 6 -20 6 -12L70 2V12L7 10L5 30L24 38V44L0 42L-24 44V38L-5 30L-7 10L-70 12V2L-6 -12C-6 "
        "-20 -5 -28 0 -34Z",
        "#252D1E",
    ) + "".join(ellipse(x, 0, 3.4, 11, "#252D1E") for x in (-44, -24, 24, 44))
    for x, y, s in ((250, 96, 0.92), (160, 132, 0.72), (340, 132, 0.72), (90, 166, 0.54), (412, 100, 0.46)):
        drawn += group(bomber, x, y, s, 8)
    drawn += path("M-10 410V330C60 310 150 318 230 346C300 370 400 368 510 352V410Z", inks.mid) + path(
        "M-10 410V366C100 350 230 376 510 380V410Z", inks.near
    )
    gun = (
        path("M-46 30C-50 0 -30 -22 0 -22C30 -22 50 0 46 30Z", "#252D1E")
        + line("M4 -14L128 -70", "#252D1E", 14)
        + line("M96 -56L132 -72", "#4A5440", 9)
        + rect(-64, 24, 130, 16, "#6E5230", 4)
        + "".join(ellipse(x, 44, 17, 9, "#A8926A") for x in (-58, -28, 2, 32, 60))
    )
    return drawn + group(gun, 176, 336, 1.05) + crowd(((92, 374, 44), (280, 378, 46)), "#151A12")


def cold_war_build_up() -> str:
    """A listening dish turned to the pole, its line of sight drawn in rings."""
    inks = Horizon("#1F2A3A", "#4A6478", "#B5C7C4", "#3F5868", "#DCE6E4", "#22303A")
    drawn = (
        sky(inks, 310)
        + stars(8, 70, 170)
        + "".join(
            circle(300, 150, r, "none", "#8FE0D0", 3, 0.55 - i * 0.1) for i, r in enumerate((60, 110, 164, 222))
        )
        + ridge_line(7, 312, 30, inks.far, 14)
        + rect(0, 300, 500, 110, linear((0, "#EEF4F3"), (1, "#B9CACC")))
    )
    dish = (
        path("M-96 -76C-70 20 30 70 110 40C60 30 -40 -10 -96 -76Z", "#E8EEEA")
        + path("M-96 -76C-40 -10 60 30 110 40C100 10 60 -40 10 -66C-26 -84 -66 -90 -96 -76Z", "#9FB2B5")
        + line("M10 -20L70 -100M-40 -60L70 -100M70 16L70 -100", "#22303A", 4)
        + circle(72, -102, 9, "#C8402F")
    )
    drawn += (
        path("M170 372L214 250H276L320 372Z", "#4A6478")
        + line("M184 340L306 300M206 280L310 340M196 312H300", "#22303A", 4)
        + group(dish, 236, 218, 1.12, 4)
    )
    for x, s in ((70, 0.9), (420, 1.05), (474, 0.7)):
        drawn += group(
            path("M-40 0V-24C-40 -58 40 -58 40 -24V0Z", "#5B7480")
            + path("M-12 0V-22H12V0Z", "#22303A")
            + rect(18, -26, 12, 10, "#FFE9A0"),
            x,
            356,
            s,
        )
    return (
        drawn
        + path("M-10 410V366C120 352 330 380 510 360V410Z", "#FFFFFF")
        + hills(3, 392, 4, "#DCE6E4")
        + snowfall(9, 50, 0.8)
    )


PICTURES = {
    "military_base": military_base,
    "air_force_base": air_force_base,
    "naval_base": naval_base,
    "army_base": army_base,
    "wwii": wwii,
    "cold_war_build_up": cold_war_build_up,
}
