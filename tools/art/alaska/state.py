"""Cards of the types Government and Military."""

from __future__ import annotations

from tools.art.boats import freighter
from tools.art.buildings import capitol
from tools.art.dwellings import crate
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS, Horizon
from tools.art.people import crowd
from tools.art.skies import cloud, mist, rays, sky, snowfall, stars, sun
from tools.art.svg import blurred, circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest, rough_spruce, spruces
from tools.art.vehicles import float_biplane
from tools.art.water import swell, water

GOV = HORIZONS["government"]
MIL = HORIZONS["military"]
VIOLET_ROCK = PeakInks("#7572B8", "#4B4A92", "#FBE6DA", "#B3A6CE")
OLIVE_ROCK = PeakInks("#7D8A62", "#57633F", "#F6EDD0", "#B9BE97")
STONE, SHADE, DARK = "#FFF6E4", "#CDBFD6", "#383A76"


def regional_capital() -> str:
    """A brick hall with a clock on a square with a lone statue."""
    drawn = (
        sky(GOV, 320)
        + sun(390, 140, 44, "#FBDDBD", (18, 0.3))
        + dawn_peak(110, 318, 160, 190, 6, VIOLET_ROCK)
        + dawn_peak(430, 318, 130, 160, 10, VIOLET_ROCK)
        + forest(4, 332, 40, GOV.mid, 48, depth=3)
    )
    brick, deep = "#B5624A", "#7A3A3A"
    hall = (
        rect(-140, -126, 280, 126, brick)
        + rect(-150, -136, 300, 14, STONE)
        + "".join(
            rect(-128 + i * 44, -108, 24, 42, "#FFD98A", 2, STONE, 3)
            + rect(-128 + i * 44, -50, 24, 34, "#FFD98A", 2, STONE, 3)
            for i in range(6)
            if i not in (2, 3)
        )
    )
    hall += (
        rect(-44, -236, 88, 236, "#C4745A")
        + path("M-54 -234L0 -296 54 -234Z", DARK)
        + rect(-52, -240, 104, 9, STONE)
        + circle(0, -192, 28, STONE, deep, 4)
        + line("M0 -192V-212M0 -192L14 -184", DARK, 4)
        + path("M-22 0V-70C-22 -96 22 -96 22 -70V0Z", DARK)
        + rect(-30, -146, 60, 26, "#FFD98A", 2, STONE, 3)
        + line("M0 -296V-322", DARK, 4)
        + path("M2 -322H36L30 -313L36 -304H2Z", "#D2432F")
    )
    drawn += (
        group(hall, 250, 358, 0.98)
        + path("M-10 410V356H510V410Z", GOV.near)
        + path("M150 410L200 356H300L350 410Z", SHADE)
    )
    statue = (
        rect(-14, -30, 28, 30, SHADE)
        + path("M-9 -30L-7 -58C-9 -68 9 -68 7 -58L9 -30Z", "#2A2C5E")
        + circle(0, -72, 7, "#2A2C5E")
        + line("M6 -58L18 -72", "#2A2C5E", 5)
    )
    return (
        drawn
        + group(statue, 124, 384, 1.05)
        + spruces(((40, 384, 110), (74, 388, 76), (440, 384, 104), (472, 388, 76)), "#14153A")
        + crowd(((372, 388, 26), (388, 388, 24)), "#14153A")
    )


def state_capital() -> str:
    """The state house lit for a night of celebration, the Dipper above."""
    drawn = rect(0, 0, 500, 330, linear((0, "#15163F"), (0.6, "#3D3F88"), (1, "#C99AA8"))) + stars(5, 70, 200)
    dipper = ((150, 44), (186, 60), (222, 66), (238, 92), (282, 96), (294, 66), (256, 62))
    drawn += (
        "".join(path(star_outline(x, y, 9, 4), "#FFD968") for x, y in dipper[:6])
        + path(star_outline(400, 40, 13, 6), "#FFD968")
        + path(star_outline(326, 52, 9, 4), "#FFD968")
    )
    drawn += (
        dawn_peak(80, 326, 170, 190, 6, VIOLET_ROCK)
        + dawn_peak(430, 326, 190, 190, 10, VIOLET_ROCK)
        + rect(0, 320, 500, 90, GOV.mid)
        + forest(4, 336, 44, "#2A2C66", 46, depth=3)
    )
    drawn += blurred(ellipse(250, 268, 170, 90, "#FFD98A", opacity=0.6), 26) + capitol(
        250, 374, 0.98, "#FFF1CF", "#E3BE8E", "#5B3A4A", "#17407A"
    )
    stairs = path("M170 374H330L380 410H120Z", "#E3BE8E") + line(
        "M162 382H338M150 392H350M136 402H364", "#B58A6A", 2
    )
    for x in (50, 108, 392, 450):
        drawn += (
            line(f"M{x} 404V336", "#14153A", 5)
            + circle(x, 330, 9, "#FFE9B0")
            + blurred(circle(x, 330, 22, "#FFD98A", opacity=0.6), 5)
        )
    return (
        drawn
        + path("M-10 410V378H510V410Z", GOV.near)
        + stairs
        + crowd(((190, 404, 26), (230, 398, 24), (276, 402, 26), (312, 406, 28)), "#14153A")
    )


def mail_service() -> str:
    """A mail plane over a sled, a steamer and a village: letters by every road."""
    drawn = (
        sky(GOV, 300)
        + sun(120, 150, 46, "#FBDDBD", (18, 0.3))
        + cloud(380, 90, 140, "#F1E3EE", 0.7)
        + dawn_peak(110, 298, 120, 180, 6, VIOLET_ROCK)
        + dawn_peak(420, 298, 150, 190, 10, VIOLET_ROCK)
        + ridge_line(9, 300, 24, GOV.far, 16)
        + forest(4, 310, 36, GOV.mid, 48, depth=3)
    )
    drawn += path("M-10 410V316C120 306 330 320 510 310V410Z", "#EDE6F2") + path(
        "M-10 410V372C120 360 330 384 510 366V410Z", "#C9BFDC"
    )
    drawn += group(float_biplane(), 270, 176, 0.86, -7)
    for x, y, turn in ((120, 214, -14), (92, 236, 12), (64, 220, 20), (146, 196, -24)):
        letter = rect(-15, -10, 30, 20, STONE, 2) + line("M-14 -9L0 3L14 -9", "#A8402E", 2.4)
        drawn += group(letter, x, y, 1, turn)
    post = (
        rect(-84, -70, 168, 70, "#B5624A")
        + path("M-98 -68L0 -118 98 -68Z", DARK)
        + path("M-98 -68L0 -118 98 -68L84 -68L0 -104L-84 -68Z", "#FFFFFF")
        + rect(-16, -44, 32, 44, DARK, 2)
        + "".join(rect(x, -50, 30, 28, "#FFD98A", 2, STONE, 3) for x in (-66, 36))
        + rect(-38, -84, 76, 18, STONE, 3)
        + rect(-12, -82, 24, 14, "none", 1, "#A8402E", 2)
        + line("M-11 -81L0 -73L11 -81", "#A8402E", 2)
    )
    sack = (
        path("M-22 0C-30 -22 -22 -38 -10 -44L-14 -54H14L10 -44C22 -38 30 -22 22 0Z", "#C9B48A")
        + line("M-10 -44H10", "#5B3A1E", 4)
        + rect(-8, -28, 16, 11, STONE, 1)
    )
    return (
        drawn
        + group(post, 250, 362, 0.94)
        + group(sack, 136, 372, 0.9)
        + group(sack, 108, 380, 0.74)
        + group(sack, 378, 376, 0.82)
        + snowfall(4, 40, 0.7)
    )


def customs() -> str:
    """A striped barrier and a watch house on the quay; crates wait for a stamp."""
    drawn = (
        sky(GOV, 280)
        + sun(120, 160, 46, "#FBDDBD", (18, 0.3))
        + dawn_peak(330, 278, 150, 210, 6, VIOLET_ROCK)
        + ridge_line(9, 280, 22, GOV.far, 16)
        + water(276, "#8F86C0", "#2A2C66", 5, "#FBE6DA", 18, 340)
        + group(
            freighter("#2A2C5E", "#A8402E", STONE, "#16324C", ("#C8402F", "#E9A91F", "#4A7A8A")), 340, 258, 0.68
        )
    )
    drawn += rect(0, 314, 500, 100, "#6E6A9C") + rect(0, 314, 500, 6, "#A9A4CE")
    house = (
        rect(-50, -104, 100, 104, STONE)
        + path("M-62 -102L0 -140 62 -102Z", DARK)
        + rect(-36, -84, 72, 36, "#2D4A7A", 2)
        + line("M0 -84v36", STONE, 3)
        + rect(-14, -40, 28, 40, "#A8402E", 2)
        + line("M0 -140V-186", DARK, 4)
        + path("M2 -186H46V-158H2Z", "#17407A")
        + path(star_outline(20, -172, 8, 3.6), "#FFD968")
    )
    drawn += group(house, 130, 352, 1.06)
    bar = (
        rect(0, -8, 290, 16, STONE, 3)
        + "".join(
            polygon([(10 + i * 48, -8), (34 + i * 48, -8), (26 + i * 48, 8), (2 + i * 48, 8)], "#C8402F")
            for i in range(6)
        )
        + circle(290, 0, 10, "#C8402F")
    )
    drawn += (
        rect(190, 304, 20, 72, DARK, 3)
        + group(bar, 200, 320, 1, -13)
        + crate(290, 392, 56, "#C98A4B", "#6B4A1C")
        + crate(350, 392, 48, "#B5763A", "#5B3A1A")
        + crate(410, 392, 58, "#C98A4B", "#6B4A1C")
    )
    stamp = circle(0, 0, 20, "none", "#A8402E", 4) + path(star_outline(0, 0, 11, 5), "#A8402E")
    return (
        drawn
        + group(stamp, 290, 364, 0.9, -10)
        + group(stamp, 410, 362, 0.9, 12)
        + crowd(((232, 384, 52),), "#14153A")
    )


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
            f"M{x - r * 0.98} {y - r * 0.5}C{x - r * 0.4} {y - r * 0.1} {x + r * 0.4} {y - r * 0.1} {x + r * 0.98} {y - r * 0.5}M{x - r * 0.8} {y - r}C{x - r * 0.3} {y - r * 0.75} {x + r * 0.3} {y - r * 0.75} {x + r * 0.8} {y - r}M{x} {y - r * 1.4}C{x - r * 0.7} {y - r * 0.9} {x - r * 0.7} {y} {x - r * 0.2} {y + r * 0.56}",
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
        "M0 -64C6 -54 8 -40 9 -26L54 14V26L10 16L8 36L22 50V58L0 52L-22 58V50L-8 36L-10 16L-54 26V14L-9 -26C-8 -40 -6 -54 0 -64Z",
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
            f"M{x - 5 * s} {y + 56 * s}L{x - 10 * s} {y + 130 * s}M{x + 5 * s} {y + 56 * s}L{x + 10 * s} {y + 130 * s}",
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
        "M0 -34C5 -28 6 -20 6 -12L70 2V12L7 10L5 30L24 38V44L0 42L-24 44V38L-5 30L-7 10L-70 12V2L-6 -12C-6 -20 -5 -28 0 -34Z",
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


def settlement_act() -> str:
    """A treaty with seal and ribbon before land that is given back."""
    inks = HORIZONS["indians"]
    drawn = (
        sky(inks, 300)
        + rays(250, 160, 28, "#FFF0C4", 0.2)
        + sun(250, 160, 62, "#FFF0C4", (22, 0.3))
        + dawn_peak(80, 298, 150, 190, 6, PeakInks("#B5613A", "#84401F", "#FBE3C0", "#DDA276"))
        + dawn_peak(430, 298, 160, 190, 9, PeakInks("#B5613A", "#84401F", "#FBE3C0", "#DDA276"))
        + forest(5, 308, 60, inks.mid, 44, depth=3)
        + water(312, "#E39A63", "#5A2515", 5, "#FFE9C4", 24)
    )
    scroll = (
        path("M-104 -116H104C118 -116 118 -92 104 -92V92H-104V-92C-118 -92 -118 -116 -104 -116Z", "#FBF1DA")
        + path("M-104 92H104C118 92 118 116 104 116H-104C-118 116 -118 92 -104 92Z", "#E8D2A4")
        + path("M-104 -116H104C118 -116 118 -92 104 -92H-104C-118 -92 -118 -116 -104 -116Z", "#F2DFB4")
    )
    scroll += line("M-76 -66H76M-76 -44H76M-76 -22H76M-76 0H40M-76 22H20", "#A8703F", 5) + line(
        "M-72 62C-60 46 -50 74 -40 58C-32 48 -26 70 -14 58", "#3B190F", 3.5
    )
    seal = (
        path("M-14 10L-24 52L0 40L24 52L14 10Z", "#8E2418")
        + circle(0, 0, 30, "#C8402F")
        + circle(0, 0, 22, "none", "#F08A6A", 3)
        + path(star_outline(0, 0, 14, 6.5), "#FFD968")
    )
    return (
        drawn
        + ellipse(250, 392, 150, 12, "#3B190F", opacity=0.5)
        + group(scroll, 250, 262, 1.06, -3)
        + group(seal, 318, 334, 1.0)
        + rough_spruce(30, 410, 180, inks.near, 3)
        + rough_spruce(470, 410, 190, inks.near, 4)
    )


def state_spending() -> str:
    """A school, a clinic and a new road rise at once; coins fall from a dome."""
    drawn = (
        sky(GOV, 310)
        + rays(250, 120, 26, "#FBE3D0", 0.16)
        + dawn_peak(80, 308, 130, 180, 6, VIOLET_ROCK)
        + dawn_peak(430, 308, 140, 180, 10, VIOLET_ROCK)
        + capitol(250, 300, 0.6, STONE, SHADE, DARK, "#17407A")
        + rect(0, 296, 500, 114, GOV.mid)
        + polygon([(236, 300), (264, 300), (360, 410), (140, 410)], GOV.near)
        + "".join(
            polygon([(248 - k, y), (252 + k, y), (252 + k * 1.7, y + h), (248 - k * 1.7, y + h)], STONE)
            for k, y, h in ((0.5, 310, 8), (1.5, 328, 12), (3, 350, 18), (5, 382, 24))
        )
    )
    school = (
        rect(-70, -70, 140, 70, "#B5624A")
        + path("M-80 -68L0 -106 80 -68Z", DARK)
        + rect(-12, -128, 24, 36, STONE)
        + path("M-18 -126L0 -146 18 -126Z", DARK)
        + "".join(rect(x, -54, 22, 26, "#FFD98A", 2) for x in (-58, -30, 10, 38))
        + rect(-10, -34, 20, 34, DARK, 2)
    )
    clinic = (
        rect(-66, -84, 132, 84, STONE)
        + rect(-72, -92, 144, 12, "#4A7A8A")
        + path("M-8 -74H8V-62H20V-46H8V-34H-8V-46H-20V-62H-8Z", "#C8402F")
        + "".join(rect(x, -66, 22, 24, "#8FB4CA", 2) for x in (-54, 32))
        + rect(-12, -26, 24, 26, "#4A7A8A", 2)
    )
    drawn += group(school, 110, 376, 1.02) + group(clinic, 396, 376, 1.0)
    for x, y, r in (
        (200, 92, 11),
        (300, 84, 12),
        (160, 150, 9),
        (340, 144, 10),
        (216, 250, 12),
        (290, 262, 11),
        (180, 220, 8),
        (330, 226, 9),
    ):
        drawn += circle(x, y + 2, r, "#8A5A12") + circle(x, y, r, "#FFD057") + circle(x, y, r * 0.62, "#EDB030")
    return drawn + crowd(((206, 402, 30), (294, 402, 30)), "#14153A")


PICTURES = {
    "regional_capital": regional_capital,
    "state_capital": state_capital,
    "mail_service": mail_service,
    "customs": customs,
    "military_base": military_base,
    "air_force_base": air_force_base,
    "naval_base": naval_base,
    "army_base": army_base,
    "wwii": wwii,
    "cold_war_build_up": cold_war_build_up,
    "settlement_act": settlement_act,
    "state_spending": state_spending,
}
