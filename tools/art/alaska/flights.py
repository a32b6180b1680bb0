"""Cards of the type Air whose story is in the air, and the expedition that opened it."""

from __future__ import annotations

from tools.art.animals import fish
from tools.art.figures import Pose, back_view, deeper, figure, peaked_cap
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import cloud, mist, sky
from tools.art.svg import circle, clipped, ellipse, group, line, linear, path, rect
from tools.art.trees import forest
from tools.art.water import splash

AIR = HORIZONS["air"]
BLUE_ROCK = PeakInks("#6FAEC8", "#427F9E", "#FFFBEE", "#BFDCE6")
RED, MAROON, CREAM, INK = "#D2432F", "#932518", "#FBF1DA", "#22343F"


def airlines() -> str:
    """In the cabin: coffee for the trapper, the whole range in the child's window, a stowaway in the rack."""
    drawn = rect(0, 0, 500, 400, linear((0, "#F6ECD6"), (1, "#E3D2AE"))) + rect(0, 296, 500, 110, "#5E93AE")
    drawn += rect(0, 290, 500, 9, "#2D6A8A") + rect(0, 0, 500, 30, "#D9C7A0")
    for x in (34, 214):
        pane = rect(x, 122, 130, 146, "#FFF", 46)
        drawn += rect(x - 13, 109, 156, 172, "#FFFDF3", 58) + rect(x - 6, 116, 142, 158, "#A9B9BC", 50)
        drawn += clipped(pane, _above_the_clouds()) + line(f"M{x + 30} 138L{x + 14} 172", "#FFFFFF", 6, opacity=0.6)
    case = (
        rect(214, 48, 84, 42, "#8A4A2A", 6)
        + line("M232 48V90M280 48V90", "#C98A4B", 6)
        + line("M244 48V40H268V48", "#5B3A24", 5)
    )
    bag = path("M318 92C310 66 318 56 334 54H386C402 56 408 68 400 92Z", "#2F6C4E") + line(
        "M340 54V92M378 54V92", "#1E4A36", 5
    )
    drawn += case + group(_pup(), 358, 54, 1.15) + bag + line("M168 92H420", "#2D6A8A", 8)
    pointing = line("M-17 -72L-24 -46M17 -74L32 -92L34 -110", deeper(RED), 9) + circle(34, -112, 5, "#D9A27A")
    drawn += group(back_view(RED, INK, "#6B4A2C", length=30, arms=pointing), 84, 436, 1.9)
    drawn += _seat(54, 318, 0.9) + _seat(244, 292, 1.1)
    sit = Pose(-6, 8, (44, 104), (20, 60), (90, 4), (88, 8))
    beard = path("M-2 2C4 8 10 4 9 -3C16 6 12 20 2 22C-8 18 -6 8 -2 2Z", "#8A8076")
    mug = rect(-9, -4, 18, 12, CREAM, 3)
    trapper = figure(sit, "#8A4A2A", "#3A4A38", _fur_hat() + beard, held=mug, hair="#8A8076")
    serve = Pose(14, 12, (40, 68), (24, 62), (6, 2), (-4, -8))
    coffee = rect(6, -16, 13, 14, CREAM, 3) + line("M12 -20q4 -6 0 -12", "#FFFFFF", 3)
    tray = group(coffee + rect(-8, -3, 34, 6, "#8A9AA2", 3), 2, 4, turn=74)
    cap = (
        circle(-10, 2, 6, "#6B3A22")
        + group(peaked_cap("#17407A", "#17407A"), 0, -3)
        + circle(2, -12, 2.6, "#FFD968")
    )
    hostess = figure(serve, "#17407A", "#D9A27A", cap, held=tray, skirt=26, hair="#6B3A22")
    return drawn + group(trapper, 268, 436, 1.9) + group(hostess, 440, 430, 2.3, flip=True)


def _above_the_clouds() -> str:
    """What both windows show: peaks over clouds, and the wing with its engine."""
    view = (
        rect(0, 80, 420, 240, linear((0, "#1F5C8F"), (0.55, AIR.middle), (0.8, AIR.low)))
        + dawn_peak(100, 268, 118, 120, 6, BLUE_ROCK)
        + dawn_peak(296, 268, 80, 120, 9, BLUE_ROCK)
        + cloud(60, 274, 150, "#FFFDF3")
        + cloud(214, 278, 150, "#EAF3F4")
        + cloud(330, 272, 150, "#FFFDF3")
    )
    wing = path("M196 300L316 176L346 170L316 300Z", "#B9C7CC") + path(
        "M196 300L316 176L326 174L240 300Z", "#F7F4E8"
    )
    engine = path("M262 222H306C318 222 322 230 322 236C322 242 318 250 306 250H256Z", "#1F5C8F")
    return view + wing + engine + ellipse(328, 236, 6, 40, "#FFFFFF", opacity=0.75) + circle(326, 236, 7, RED)


def _pup() -> str:
    """A husky pup's head that looks over something at y = 0."""
    grey, white = "#5F6C74", "#F4F1E4"
    head = path("M-20 4C-24 -20 24 -20 20 4Z", grey) + path("M-20 -4L-20 -26L-6 -15ZM20 -4L20 -26L6 -15Z", grey)
    face = path("M-15 4C-16 -8 -6 -8 0 0C6 -8 16 -8 15 4Z", white)
    return head + face + circle(-7, -4, 2.4, INK) + circle(7, -4, 2.4, INK)


def _seat(x: float, y: float, scale: float) -> str:
    """The back of a seat that looks right, its head rest at (x, y)."""
    rest = path("M-34 130L-44 10C-46 -8 -14 -12 -10 4L8 130Z", "#1F5C8F") + path(
        "M-43 8C-45 -8 -14 -12 -10 4L-6 28L-40 30Z", CREAM
    )
    return group(rest, x, y, scale)


def _fur_hat() -> str:
    return path("M-12 0C-15 -20 13 -20 12 -4C6 -8 -2 -8 -4 -2L-6 10C-12 10 -14 6 -12 0Z", "#5B3A24") + rect(
        -12, -9, 25, 7, "#A87F52", 3
    )


def float_planes() -> str:
    """Half in the air and half under it: a plane sets its floats down, and the salmon scatter."""
    level = 262
    drawn = (
        sky(AIR, 240)
        + cloud(390, 128, 110, "#FFFDF3", 0.7)
        + dawn_peak(112, 240, 120, 170, 12, BLUE_ROCK)
        + dawn_peak(400, 240, 100, 160, 15, BLUE_ROCK)
        + forest(9, 246, 34, AIR.near, 30, depth=2)
        + rect(0, 244, 500, 30, "#8CC6D6")
    )
    drawn += group(_biplane_ahead(), 250, 164) + rect(0, level, 500, 140, linear((0, "#3C93A8"), (1, "#0F3E56")))
    for x in (168, 332):
        keel = path("M-22 -8H22C22 14 10 30 0 36C-10 30 -22 14 -22 -8Z", MAROON)
        keel += path("M-22 -8H0V36C-10 30 -22 14 -22 -8Z", RED, opacity=0.6)
        foam = ellipse(0, -2, 62, 7, "#F6FBF2") + "".join(
            circle(dx, dy, r, "#DFF4F2", opacity=0.8)
            for dx, dy, r in ((-36, 14, 4), (34, 18, 5), (-28, 32, 3), (26, 38, 3), (42, 34, 2.5))
        )
        drawn += group(splash(-34, 0, 0.66) + splash(34, 0, 0.66) + keel + foam, x, level)
    drawn += line("M0 262H500", "#F6FBF2", 4, opacity=0.8) + path(
        "M-10 410V384C80 366 160 392 250 384C340 376 430 392 510 372V410Z", "#0A2A3E"
    )
    shoal = (
        (250, 332, 0.9, 8, False),
        (76, 330, 0.62, 14, True),
        (120, 372, 0.5, 10, True),
        (420, 336, 0.66, 22, False),
        (368, 374, 0.5, 12, False),
    )
    return drawn + "".join(
        group(fish("#D8452F", "#F8B69A", "#8E2418"), x, y, s, -t if flip else t, flip=flip)
        for x, y, s, t, flip in shoal
    )


def _biplane_ahead() -> str:
    """A red biplane on floats that looks at us, upper wing 420 wide, the floats' middles 98 below the middle."""
    top = rect(-210, -74, 420, 16, RED, 8) + rect(-210, -64, 420, 6, MAROON, 3)
    low = rect(-160, 18, 320, 14, RED, 7) + rect(-160, 26, 320, 6, MAROON, 3)
    struts = line("M-140 20V-60M-96 20V-60M140 20V-60M96 20V-60M-24 -30L-34 -60M24 -30L34 -60", "#F1E3C4", 6)
    wires = line("M-96 18L-140 -58M96 18L140 -58", "#39424A", 2)
    legs = line("M-30 24L-82 84M30 24L82 84M-50 24L-82 84M50 24L82 84M-82 78H82", "#39424A", 6)
    floats = "".join(
        path(f"M{x - 22} 98C{x - 22} 72 {x - 12} 66 {x} 66C{x + 12} 66 {x + 22} 72 {x + 22} 98Z", CREAM)
        for x in (-82, 82)
    )
    screen = path("M-28 -34L-20 -58H20L28 -34Z", "#2B5D78") + line("M0 -58V-34", RED, 4)
    pilot = circle(-11, -43, 7, "#6B4A2C") + ellipse(-11, -42, 7, 3, "#CFE9F2")
    nose = (
        circle(0, 2, 46, RED) + path("M0 -44A46 46 0 0 1 0 48A62 62 0 0 0 0 -44Z", MAROON) + circle(0, 2, 33, INK)
    )
    pistons = "".join(group(rect(-5, -31, 10, 18, "#7E8C94", 3), 0, 2, turn=k * 51.4) for k in range(7))
    blade = path("M-5 0C-12 -30 -11 -62 -3 -76C6 -62 8 -30 5 0Z", CREAM)
    screw = group(blade, 0, 2, turn=24) + group(blade, 0, 2, turn=204) + circle(0, 2, 11, RED)
    return struts + wires + legs + floats + low + top + screen + pilot + nose + pistons + screw


def alaskan_air_expedition() -> str:
    """Two men in open cockpits on the first flight north; the wind takes the map before they have read it."""
    drawn = (
        sky(AIR, 320)
        + dawn_peak(110, 330, 130, 190, 6, BLUE_ROCK)
        + dawn_peak(420, 330, 110, 200, 9, BLUE_ROCK)
        + mist(280, 70, "#F8EBC9", 0.7)
        + cloud(90, 360, 260, "#FFFDF3")
        + cloud(400, 366, 280, "#FFFDF3")
        + rect(0, 376, 500, 34, "#FFFDF3")
    )
    drawn += "".join(group(_open_cockpits(), x, y, s, -8) for x, y, s in ((336, 52, 0.24), (240, 62, 0.17)))
    return drawn + group(_open_cockpits(), 216, 236, 1.12, -8) + group(_lost_map(), 72, 112, 1.1, -14)


def _open_cockpits() -> str:
    """A biplane of 1920 from the side, nose right, cropped behind its second cockpit, about 430 long."""
    wood, strut = "#7A4A24", "#5B3A22"
    body = path("M-260 30L-250 -6L-60 -34H110C150 -34 178 -22 186 0C186 30 160 48 120 50H-60Z", RED)
    body += path("M-260 30L-256 16L-40 14C40 16 130 16 186 2C186 30 160 48 120 50H-60Z", MAROON)
    cowl = path("M110 -34C150 -34 178 -22 186 0C186 30 160 48 120 50C104 24 100 -8 110 -34Z", "#C5CED2") + path(
        "M111 12C130 14 164 12 186 2C186 30 160 48 120 50C112 38 110 24 111 12Z", "#8A9AA2"
    )
    pits = ellipse(-104, -26, 30, 8, "#3A1512") + ellipse(14, -34, 30, 8, "#3A1512")
    low = path("M-40 44H120C134 44 134 60 120 60H-40C-56 60 -56 44 -40 44Z", CREAM) + path(
        "M-44 53H126C130 58 126 60 120 60H-40C-44 60 -48 57 -44 53Z", "#D5C49A"
    )
    top = path("M-40 -128H126C140 -128 140 -112 126 -112H-40C-56 -112 -56 -128 -40 -128Z", CREAM) + path(
        "M-46 -119H134C134 -115 130 -112 126 -112H-40C-46 -112 -48 -115 -46 -119Z", "#D5C49A"
    )
    struts = line("M-28 -112V44M104 -112V44", strut, 7) + line("M-28 -112L104 44M-28 44L104 -112", strut, 2.5)
    wheel = line("M20 60L34 92M80 60L50 92", strut, 7) + circle(42, 96, 24, INK) + circle(42, 96, 13, CREAM)
    screw = group(
        path("M-6 0C-9 -30 -8 -62 0 -78C8 -62 9 -30 6 0C9 30 8 62 0 78C-8 62 -9 30 -6 0Z", wood), 194, 2, 1, 12
    ) + circle(194, 2, 10, MAROON)
    pilot, mate = (
        _flyer("#7A4A24", line("M14 -4L34 4", "#7A4A24", 11)),
        _flyer(
            "#4A5A3A",
            line("M-4 -6L-36 -44M8 -6L-10 -56", "#4A5A3A", 11)
            + circle(-38, -48, 7, "#5B3A22")
            + circle(-11, -60, 7, "#5B3A22"),
        ),
    )
    star = circle(-40, 4, 19, "#17407A") + path(star_outline(-40, 4, 16, 7), "#FFFDF3")
    return (
        group(mate, -106, -30)
        + group(pilot, 12, -38)
        + struts
        + body
        + cowl
        + pits
        + star
        + wheel
        + low
        + top
        + screw
    )


def _flyer(coat: str, arms: str) -> str:
    """A flyer in an open cockpit, his chest at y = 0, with goggles and a scarf that streams to the left."""
    chest = path("M-24 14C-24 -14 -14 -22 0 -22C14 -22 24 -14 24 14Z", coat)
    scarf = path("M-14 -22C-40 -34 -54 -14 -84 -26C-66 -8 -40 -6 -12 -10Z", CREAM) + rect(
        -14, -26, 28, 12, CREAM, 5
    )
    head = circle(2, -42, 18, "#D9A27A") + path(
        "M-17 -38C-20 -66 18 -70 20 -48L8 -48L6 -30C-4 -22 -14 -26 -17 -38Z", "#5B3A22"
    )
    goggles = line("M-16 -46L10 -47", INK, 5) + ellipse(13, -46, 7, 7, INK) + ellipse(14, -46, 4.5, 5, "#CFE9F2")
    return chest + arms + scarf + head + goggles


def _lost_map() -> str:
    """A sheet of map in the wind, about 100 wide."""
    sheet = path(
        "M-48 -22C-28 -34 -12 -14 6 -24C22 -32 34 -24 50 -30L44 30C28 36 16 26 2 34C-14 42 -28 26 -44 36Z",
        "#FFF3D2",
    )
    land = path("M-30 -10C-14 -16 2 -2 18 -10C28 -14 34 -8 34 4C24 12 10 8 0 16C-12 22 -28 14 -34 6Z", "#8FB46A")
    return sheet + land + line("M-34 20L-10 4L14 10L36 -14", "#C8402F", 3.5)


PICTURES = {
    "airlines": airlines,
    "float_planes": float_planes,
    "alaskan_air_expedition": alaskan_air_expedition,
}
