"""Cards of the type Government, and what it settles and spends."""

from __future__ import annotations

from tools.art.boats import freighter
from tools.art.buildings import capitol
from tools.art.figures import BROWN_SKIN, STAND, back_view, brim_hat, figure
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import sky, stars, sun
from tools.art.svg import blurred, circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest
from tools.art.water import water

GOV = HORIZONS["government"]
VIOLET_ROCK = PeakInks("#7572B8", "#4B4A92", "#FBE6DA", "#B3A6CE")
STONE = "#FFF6E4"
SHADE = "#CDBFD6"
DARK = "#383A76"


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


def customs() -> str:
    """The customs dog has found the suitcase with the salmon in it; its owner looks away."""
    drawn = (
        sky(GOV, 260)
        + sun(250, 200, 40, "#FBDDBD", (18, 0.3))
        + dawn_peak(350, 258, 120, 190, 6, VIOLET_ROCK)
        + ridge_line(9, 260, 22, GOV.far, 16)
    )
    drawn += water(256, "#8F86C0", "#4A4A92", 5, "#FBE6DA", 14, 320)
    drawn += group(
        freighter("#2A2C5E", "#A8402E", STONE, "#16324C", ("#C8402F", "#E9A91F", "#4A7A8A")), 300, 240, 0.56
    )
    drawn += (
        rect(0, 290, 500, 120, "#7C78AA")
        + rect(0, 290, 500, 6, "#B5B0D8")
        + polygon([(-10, 352), (510, 338), (510, 410), (-10, 410)], "#65609A")
    )
    bar = rect(0, -7, 300, 14, STONE, 3) + "".join(
        polygon([(12 + i * 48, -7), (36 + i * 48, -7), (28 + i * 48, 7), (4 + i * 48, 7)], "#C8402F")
        for i in range(6)
    )
    drawn += group(bar, 30, 296, 1, -16) + rect(16, 262, 22, 70, DARK, 3) + circle(27, 268, 9, "#FFD98A")
    navy, trousers = "#24346E", "#1A2148"
    cap = (
        path("M-12 -5C-16 -16 10 -20 14 -8Z", navy)
        + rect(-11, -8, 23, 5, "#14193A")
        + path("M6 -6H17C17 -3 13 -2 8 -3Z", "#0E1128")
        + circle(6, -11, 2.4, "#FFD968")
    )
    badge = group(path(star_outline(0, 0, 6, 2.8), "#FFD968"), 2, -70)
    officer = figure(STAND._replace(near_arm=(34, 56), far_arm=(-20, 10)), navy, trousers, cap, skirt=10) + badge
    drawn += group(officer, 112, 380, 1.75) + group(_beagle(), 236, 372, 1.16)
    drawn += line("M154 288C176 330 214 332 232 306", "#C8402F", 3.5)
    coat = "#A8624A"
    owner = figure(
        STAND._replace(nod=-16, near_arm=(6, 30), far_arm=(-10, -4)),
        coat,
        "#3A3050",
        brim_hat("#5B3A2E", "#2A1A1E"),
        skirt=28,
    )
    drawn += group(owner, 454, 366, 1.55) + "".join(
        path(f"M{x} {y}q-5 8 0 11q5 -3 0 -11Z", "#D6ECF6") for x, y in ((432, 196), (424, 214))
    )
    case = (
        rect(-58, -72, 116, 72, "#8A5A36", 7)
        + rect(-58, -72, 116, 72, "none", 7, "#5B3822", 4)
        + line("M-34 -72V0M34 -72V0", "#C98A4B", 8)
        + line("M-16 -72V-84H16V-72", "#3A2418", 6)
    )
    tail = path(
        "M-8 0C-10 -14 -10 -22 -30 -38C-14 -38 -4 -34 0 -26C4 -34 14 -38 30 -38C10 -22 10 -14 8 0Z", "#D8452F"
    ) + path("M-5 0L-3 -16H3L5 0Z", "#8E2418")
    drawn += (
        group(tail, 394, 322, 1.15, 24)
        + group(case, 368, 392, 1.0)
        + rect(352, 352, 26, 16, STONE, 2)
        + circle(394, 366, 9, "#4A7A8A")
    )
    return drawn + group(
        rect(-40, -50, 80, 50, "#4A7A8A", 6)
        + line("M-40 -34H40M-40 -16H40", "#2F5A6C", 4)
        + line("M-12 -50V-60H12V-50", "#14193A", 5),
        452,
        402,
    )


def _beagle() -> str:
    """A beagle with its nose stretched forward to the right and its tail up, paws at y = 0, about 130 long."""
    white, tan, black = "#FFF6E4", "#C9803C", "#2A2028"
    tail = path("M-50 -46C-66 -62 -66 -84 -56 -92C-56 -76 -50 -66 -40 -54Z", black) + path(
        "M-62 -82C-62 -88 -60 -91 -56 -92C-57 -86 -57 -82 -56 -78Z", white
    )
    legs = line("M-40 -30L-48 -14L-42 -3M-32 -28L-30 -3M22 -26L20 -3M32 -30L38 -14L34 -3", white, 9)
    body = path(
        "M-52 -44C-46 -60 16 -60 36 -56C46 -48 42 -26 30 -24C6 -18 -20 -24 -40 -22C-50 -26 -54 -36 -52 -44Z", white
    ) + path("M-52 -44C-46 -60 10 -60 28 -57C20 -40 -10 -42 -26 -34C-38 -30 -50 -34 -52 -44Z", black)
    head = path(
        "M26 -54C30 -70 48 -74 60 -66L84 -52C90 -48 88 -40 80 -40L58 -38C44 -36 30 -40 26 -54Z", tan
    ) + path("M60 -56L84 -52C90 -48 88 -40 80 -40L58 -38C52 -42 54 -52 60 -56Z", white)
    ear = path("M38 -66C30 -58 28 -40 36 -30C48 -34 52 -52 48 -64Z", "#9A5A2C")
    vest = path("M-24 -58H12L14 -22C2 -20 -14 -22 -26 -23Z", "#2F4FA8") + line("M-6 -58V-22", "#FFD968", 4)
    return (
        tail
        + legs
        + body
        + vest
        + head
        + ear
        + circle(86, -50, 4, black)
        + circle(58, -60, 2.6, black)
        + line("M94 -62L102 -66M96 -54L106 -54M94 -46L102 -42", white, 2.4)
    )


def settlement_act() -> str:
    """An elder in a button blanket shows her people the act, and the land it gives back to them."""
    inks = HORIZONS["indians"]
    rock = PeakInks("#D28A58", "#9A4A2A", "#FFF0D2", "#E5B283")
    drawn = (
        sky(inks, 250)
        + sun(360, 168, 50, "#FFEFC2", (20, 0.3), (48, 0.15))
        + dawn_peak(250, 252, 130, 200, 6, rock)
        + dawn_peak(70, 252, 110, 160, 9, rock)
        + dawn_peak(460, 252, 90, 140, 4, rock)
    )
    drawn += ridge_line(9, 254, 20, inks.far, 18) + rect(0, 250, 500, 160, linear((0, "#C9683C"), (1, "#8A3E22")))
    drawn += path(
        "M372 254C330 262 300 266 330 276C380 288 420 294 350 312C270 330 200 350 300 384L330 "
        "410H470C390 380 330 356 400 334C470 312 480 290 420 276C390 268 376 262 384 254Z",
        "#F6D9A4",
    )
    drawn += (
        forest(4, 272, 26, inks.mid, 30, -8, 320, 6)
        + forest(6, 300, 44, inks.near, 14, -8, 150, 8)
        + forest(8, 306, 40, inks.near, 8, 430, 508, 8)
    )
    drawn += path("M-10 410V352C80 332 200 344 300 366C360 380 400 396 420 410Z", inks.near)
    scroll = (
        rect(-24, -34, 48, 62, "#FFF3D2", 2)
        + rect(-28, -40, 56, 10, "#E5C894", 5)
        + rect(-28, 24, 56, 10, "#E5C894", 5)
        + line("M-16 -20H16M-16 -10H16M-16 0H8", "#8A5A36", 3)
        + circle(12, 14, 8, "#C8402F")
        + line("M8 20L6 34M16 20L18 34", "#C8402F", 4)
    )
    drawn += (
        line("M228 246L272 196", "#241018", 22) + circle(276, 190, 11, BROWN_SKIN) + group(scroll, 286, 160, 1.1, 8)
    )
    drawn += group(_button_blanket(), 178, 420, 2.28)
    daughter = back_view("#2F6C6A", "#2A1810", "#1A100C", length=26) + path(
        "M-6 -92C-8 -76 -5 -62 0 -52C5 -62 8 -76 6 -92Z", "#1A100C"
    )
    son = back_view(
        "#E0A030", "#3A2418", "#1A100C", length=36, arms=line("M-17 -72L-26 -52M17 -74L40 -92", "#E0A030", 9)
    )
    return drawn + group(daughter, 66, 424, 1.86) + group(son, 320, 416, 1.1)


def _button_blanket() -> str:
    """Somebody from behind in a dark blanket with a red border set with buttons, about 100 high, feet at y = 0."""
    cloth, red, pearl = "#1C2340", "#C8402F", "#FFF3D2"
    shape = "M-36 0C-36 -40 -34 -66 -20 -78C-10 -84 10 -84 20 -78C34 -66 36 -40 36 0Z"
    border = (
        path("M-36 0C-36 -40 -34 -66 -20 -78L-12 -72C-24 -60 -26 -40 -26 0Z", red)
        + path("M36 0C36 -40 34 -66 20 -78L12 -72C24 -60 26 -40 26 0Z", red)
        + path("M-21 -79C-10 -85 10 -85 21 -79L14 -70C8 -74 -8 -74 -14 -70Z", red)
    )
    buttons = "".join(
        circle(side * (24.4 - (y < -44) * (-44 - y) * 0.3), y, 1.3, pearl)
        for side in (-1, 1)
        for y in range(-64, 0, 7)
    )
    wings = "".join(
        path(
            f"M{side * 3} {y}C{side * 10} {y - 7} {side * 18} {y - 5} {side * 19} "
            f"{y + 5}C{side * 14} {y} {side * 8} {y + 1} {side * 3} {y + 6}Z",
            red,
        )
        for side in (-1, 1)
        for y in (-44, -33, -22)
    )
    emblem = wings + ellipse(0, -52, 8, 8, red) + ellipse(0, -52, 4.6, 4, pearl) + circle(0, -52, 2.2, cloth)
    emblem += path("M-3 -44H3L6 -12H-6Z", red) + line("M0 -40V-16", pearl, 1.6)
    hair = (
        circle(0, -92, 10.5, "#DCD6CE")
        + path("M-8 -90C-10 -78 -6 -70 0 -68C6 -70 10 -78 8 -90Z", "#DCD6CE")
        + rect(-10.5, -98, 21, 5, red)
    )
    return path(shape, cloth) + border + buttons + emblem + hair


PICTURES = {
    "state_capital": state_capital,
    "customs": customs,
    "settlement_act": settlement_act,
}
