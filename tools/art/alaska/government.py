"""Cards of the type Government, and what it settles and spends."""

from __future__ import annotations

from tools.art.boats import freighter
from tools.art.buildings import capitol
from tools.art.dwellings import crate
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import cloud, rays, sky, snowfall, stars, sun
from tools.art.svg import blurred, circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest, rough_spruce, spruces
from tools.art.vehicles import float_biplane
from tools.art.water import water

GOV = HORIZONS["government"]
VIOLET_ROCK = PeakInks("#7572B8", "#4B4A92", "#FBE6DA", "#B3A6CE")
STONE = "#FFF6E4"
SHADE = "#CDBFD6"
DARK = "#383A76"


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
    "settlement_act": settlement_act,
    "state_spending": state_spending,
}
