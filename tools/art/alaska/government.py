"""Cards of the type Government, and what it settles and spends."""

from __future__ import annotations

from tools.art.boats import freighter
from tools.art.figures import BROWN_SKIN, STAND, Pose, back_view, brim_hat, figure, knit_cap, peaked_cap, top_hat
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import sky, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest
from tools.art.water import water

GOV = HORIZONS["government"]
VIOLET_ROCK = PeakInks("#7572B8", "#4B4A92", "#FBE6DA", "#B3A6CE")
STONE = "#FFF6E4"
SHADE = "#CDBFD6"
DARK = "#383A76"


def state_capital() -> str:
    """Between the great columns the governor speaks to the square, and somebody's dog has the best place."""
    drawn = _state_house()
    for x, flip in ((108, False), (392, True)):
        cloth = path("M0 0C20 -8 34 8 60 0V66C36 76 22 58 0 68Z", "#24408A") + "".join(
            path(star_outline(dx, dy, 5, 2.2), "#FFD968") for dx, dy in ((16, 18), (28, 26), (40, 20), (46, 44))
        )
        drawn += (
            line(f"M{x} 296V112", "#E9BD62", 5)
            + circle(x, 108, 7, "#E9BD62")
            + group(cloth, x, 120, 0.9, flip=flip)
        )
    arm = Pose(-4, -6, (132, 150), (60, 84), (6, 2), (-6, -6))
    governor = figure(
        arm, "#24304A", "#24304A", hair="#EFEAF4", held=group(top_hat("#1A1D38", "#C8402F"), 0, 2, 1, 150), skirt=14
    )
    desk = (
        path("M-24 0L-18 -52H18L24 0Z", "#8A4F3A")
        + rect(-26, -58, 52, 9, "#B9755A", 2)
        + line("M8 -58L-6 -78", "#1A1D38", 4)
        + circle(-7, -80, 5, "#1A1D38")
    )
    drawn += group(governor, 240, 300, 1.2) + group(
        desk + path(star_outline(0, -28, 12, 5), "#FFD968"), 286, 302, 1.06
    )
    for x, y, s, coat, hair, hat in (
        (48, 432, 1.5, "#7A3F5C", "#2A1810", knit_cap("#2F6C6A", STONE)),
        (132, 440, 1.4, "#2F5A7C", "#5B2E1A", brim_hat("#4A3040", "#C8402F")),
        (370, 440, 1.4, "#2F6C6A", "#17120E", ""),
        (458, 432, 1.52, "#8A4A3A", "#8A8790", peaked_cap("#3A3050", "#2A2240")),
    ):
        drawn += group(back_view(coat, "#24243F", hair, hat), x, y, s)
    child = back_view(
        "#E9A91F",
        "#24243F",
        "#3A2418",
        knit_cap("#C8402F", STONE),
        36,
        line("M-17 -72L-26 -50M17 -74L30 -98", "#B9850F", 9),
    )
    flag = (
        line("M0 0V-38", "#E8C58F", 3)
        + path("M1 -38H34L28 -28L34 -18H1Z", "#24408A")
        + path(star_outline(14, -28, 6, 2.6), "#FFD968")
    )
    return drawn + group(child + group(flag, 31, -96), 216, 430, 1.1) + group(_dog_from_behind(), 292, 402, 1.15)


def _state_house() -> str:
    """The columns, door and steps of the state house at night, from the square."""
    night = rect(0, 0, 500, 400, linear((0, "#1E1F4E"), (1, "#5A4C86")))
    drawn = night + rect(96, 70, 308, 210, "#B58A7A") + rect(96, 70, 308, 60, "#8A6470", opacity=0.6)
    door = (
        path("M206 280V150C206 104 294 104 294 150V280Z", "#FFD98A")
        + path("M214 280V152C214 114 286 114 286 152V280Z", "#7A3F3A")
        + line("M250 122V280", "#FFD98A", 4)
    )
    drawn += door + "".join(rect(x, 150, 34, 70, "#FFE9B0", 2) for x in (142, 324))
    drawn += path("M60 44L250 -44L440 44Z", STONE) + rect(48, 40, 404, 26, STONE, 3) + rect(48, 60, 404, 8, SHADE)
    for x in (66, 160, 292, 386):
        drawn += (
            rect(x, 68, 48, 214, STONE)
            + rect(x + 30, 68, 18, 214, SHADE)
            + rect(x - 8, 66, 64, 14, STONE, 3)
            + rect(x - 8, 268, 64, 16, STONE, 3)
        )
    drawn += "".join(
        rect(40 - k * 22, 280 + k * 16, 420 + k * 44, 17, "#F1DEC8" if k % 2 else "#D8BFAE") for k in range(4)
    )
    return drawn


def _dog_from_behind() -> str:
    """A dog that sits with its back to us, about 62 high, on y = 0."""
    coat, dark = "#B9834A", "#8A5A2C"
    tail = path("M14 -4C30 0 42 -8 44 -20C36 -18 26 -16 14 -14Z", coat)
    body = path("M-22 0C-26 -20 -14 -38 0 -40C14 -38 26 -20 22 0Z", coat) + path(
        "M6 0C12 -14 12 -28 4 -40C18 -36 26 -18 22 0Z", dark
    )
    head = ellipse(0, -48, 14, 13, coat) + path(
        "M-12 -54C-22 -54 -24 -40 -18 -34C-12 -38 -10 -46 -10 -52ZM12 -54C22 -54 24 -40 18 -34"
        "C12 -38 10 -46 10 -52Z",
        dark,
    )
    return tail + body + head + line("M-11 -37C-4 -34 4 -34 11 -37", "#C8402F", 4)


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
