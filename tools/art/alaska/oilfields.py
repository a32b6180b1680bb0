"""Cards of the type Oil."""

from __future__ import annotations

from tools.art.figures import Pose, figure, knit_cap, peaked_cap
from tools.art.glyphs import TYPE_GLYPHS
from tools.art.headwear import hard_hat
from tools.art.industry import derrick
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import sky, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, radial, rect, tinted
from tools.art.trees import forest

INKS = HORIZONS["oil"]
ROCK = PeakInks("#6B4460", "#4A3050", "#F3C9B4", "#B98A96")
DARK = "#15121F"


def _evening(horizon: float, sun_x: float, sun_y: float, radius: float = 62) -> str:
    drawn = sky(INKS, horizon) + sun(sun_x, sun_y, radius, "#FFD98A", (22, 0.3), (50, 0.16))
    bars = ((-20, 0.56, 170), (300, 0.5, 210), (90, 0.68, 110), (370, 0.72, 150))
    return drawn + "".join(rect(x, horizon * share, w, 5, "#F9A96B", 3, opacity=0.5) for x, share, w in bars)


def oil_well() -> str:
    """A gusher blows through the crown of a wooden derrick."""
    drawn = (
        _evening(320, 110, 250)
        + dawn_peak(420, 318, 120, 160, 6, ROCK)
        + ridge_line(8, 322, 26, "#3A2847", 18)
        + path("M-10 410V326C100 318 330 334 510 322V410Z", "#211A30")
    )
    spray = (
        "M232 150C226 110 214 84 190 60C172 40 150 40 138 56C146 30 176 16 204 34C214 12 238 4 250 16"
        "C264 2 290 8 298 32C326 16 356 30 362 56C350 40 328 42 310 60C288 84 276 110 270 150Z"
    )
    drawn += path(spray, "#0D0A14") + "".join(
        ellipse(x, y, r, r * 1.5, "#0D0A14")
        for x, y, r in (
            (128, 84, 7),
            (146, 116, 5),
            (118, 128, 4),
            (372, 88, 7),
            (352, 120, 5),
            (384, 132, 4),
            (174, 96, 4),
            (328, 100, 4),
            (104, 172, 4),
            (396, 176, 4),
        )
    )
    drawn += (
        derrick(250, 368, 230, "#5B3A2A", 0.5)
        + path("M240 366L243 140H259L262 366Z", "#0D0A14")
        + rect(172, 340, 64, 36, DARK, 3)
        + rect(184, 350, 12, 12, "#FFD98A")
        + rect(208, 350, 12, 12, "#FFD98A")
    )
    return (
        drawn
        + path("M-10 410V370C120 360 330 384 510 368V410Z", INKS.near)
        + ellipse(262, 380, 80, 9, "#0A0810")
        + crowd(((338, 388, 50), (372, 392, 46), (120, 390, 48)), "#0D0A14")
    )


def oil_reserves() -> str:
    """A geologist listens to the ground with a stethoscope: under old bones lies a black lake."""
    drawn = sky(INKS, 156) + sun(120, 120, 34, "#FFD98A", (16, 0.3)) + dawn_peak(300, 158, 80, 150, 6, ROCK)
    for y, rise, ink in (
        (152, 4, "#5E4A3A"), (166, 10, "#8A5A48"), (212, 14, "#A8705A"), (282, 14, "#6B3F48"), (312, 10, "#3E2438"),
    ):  # fmt: skip
        drawn += path(
            f"M-10 {y}C120 {y - rise} 240 {y + rise} 360 {y}C420 {y - rise} 470 {y} 510 {y + rise}V410H-10Z", ink
        )
    drawn += "".join(
        ellipse(x, y, w, w * 0.5, "#C98A6E", opacity=0.7)
        for x, y, w in ((40, 194, 12), (150, 190, 9), (330, 190, 12), (446, 196, 10), (30, 268, 9), (474, 262, 11))
    )
    drawn += group(_bones(), 250, 252, 1.0)
    drawn += path("M20 366C60 322 150 312 240 318C340 312 440 326 484 366C440 400 60 402 20 366Z", "#07060B")
    drawn += path("M76 356C120 332 190 326 236 332C190 340 140 350 112 366Z", "#5A4A7A") + path(
        "M300 376C350 370 400 366 436 354C424 376 360 386 300 386Z", "#3F6A72"
    )
    listening = Pose(72, -34, (20, 6), (34, 20), (64, -40), (8, -86))
    tube = line("M0 0L3 20", DARK, 3) + rect(-7, 18, 20, 8, "#C9CDD8", 3)
    man = figure(listening, "#F28A2C", "#2F4A6A", hard_hat("#F4D03F", "#B98A1E"), held=tube)
    drawn += group(man, 190, 160, 1.36)
    watching = Pose(10, 22, (30, 94), (36, 100), (8, 2), (-8, -8))
    chart = group(rect(-16, -10, 32, 22, "#F6EBD2", 2) + line("M-11 -3H11M-11 4H6", DARK, 2), 4, 6, 0.9, 80)
    mate = figure(watching, "#2FA79A", "#3A2A3C", hard_hat("#FFF6E4", "#C9CDD8"), held=chart)
    drawn += group(mate, 342, 164, 1.2, flip=True)
    waves = "".join(
        f"M{226 - k * 14} {178 + k * 13}Q244 {192 + k * 16} {262 + k * 14} {178 + k * 13}" for k in range(3)
    )
    return drawn + line(waves, "#FFE9B0", 4, 0.75)


def _bones() -> str:
    """A long-necked dinosaur in the rock, head to the left, about 330 long, its back near y = -20."""
    bone = "#F6E3C4"
    spine = "M-152 -24C-120 -34 -96 -8 -70 -6C-40 -22 10 -26 50 -6C84 8 120 14 160 -6"
    ribs = "".join(f"M{x} {y}q{-6} {h * 0.6:.0f} {4} {h}" for x, y, h in (
        (-50, -12, 22), (-34, -16, 30), (-18, -20, 36), (-2, -20, 38), (14, -18, 34), (30, -13, 26)
    ))  # fmt: skip
    legs = "M-62 -4L-70 18L-60 38H-72M-46 -8L-40 16L-48 36M48 -4L60 16L50 38H38M62 2L76 18L70 38"
    skull = path("M-150 -34C-164 -38 -184 -26 -188 -14C-180 -8 -164 -10 -150 -14Z", bone) + circle(
        -164, -25, 4, "#A8705A"
    )
    joints = "".join(circle(x, y, 5, bone) for x, y in ((-120, -24), (-96, -12), (70, 0), (98, 8), (126, 8)))
    return line(spine, bone, 7) + line(ribs, bone, 4.4) + line(legs, bone, 7) + joints + skull


def petroleum() -> str:
    """Five gallons at the last pump before the wilds, for the musher and the team in his back seat."""
    drawn = rect(0, 0, 500, 330, linear((0, "#2A2150"), (0.6, "#8C3F5C"), (1, "#F58A4B"))) + ridge_line(
        8, 300, 40, "#4B3352", 12
    )
    drawn += (
        "".join(
            rect(x, 300 - h, w, h, "#2F2340", w / 2)
            for x, w, h in ((392, 16, 84), (418, 12, 110), (440, 18, 70), (470, 14, 96))
        )
        + line("M424 190V160", "#2F2340", 5)
        + path("M424 164C410 150 418 138 426 122C436 140 438 152 430 164Z", "#FFB04A")
    )
    drawn += (
        forest(6, 306, 40, "#2F2340", 20, 120, 380, 2)
        + rect(0, 300, 500, 110, "#3B2F4A")
        + path("M-10 410V352H510V410Z", "#241C34")
    )
    pump = (
        rect(-38, -176, 76, 176, "#C8402F", 8)
        + rect(10, -170, 22, 164, "#8E2418", 6)
        + rect(-46, -8, 92, 14, DARK, 3)
    )
    pump += circle(0, -134, 27, "#FBF1DA", DARK, 4) + line(
        "M0 -134L12 -148M-16 -134H-20M16 -134H20M0 -154V-150", DARK, 4
    )
    pump += rect(-24, -92, 48, 26, "#FBF1DA", 3) + line("M-14 -79H14", DARK, 5) + rect(-12, -196, 24, 22, "#D8CDAE")
    pump += (
        circle(0, -226, 36, "#FFE9B0")
        + circle(0, -226, 36, "none", DARK, 4)
        + tinted(group(TYPE_GLYPHS["oil"], -17, -243, 1.44), "#C8402F")
    )
    drawn += circle(84, 150, 84, radial((0, "#FFE9B0", 0.5), (1, "#FFE9B0", 0))) + group(pump, 84, 372, 0.98)
    driver = figure(
        Pose(-4, 0, (64, 100), (70, 104), (80, 20), (76, 16)), "#2FA79A", DARK, knit_cap("#F2C14E", "#FBF1DA")
    )
    team = "".join(group(_dog_head(coat), x, y, s) for x, y, s, coat in (
        (-84, -104, 0.9, "#6E7488"), (-48, -110, 1.0, "#4A4250"), (-12, -102, 0.9, "#8A6A4C")
    ))  # fmt: skip
    drawn += ellipse(346, 380, 180, 12, "#120D1C", 0.7) + group(
        group(driver, 52, -18, 1.16) + team + _finned_car(), 346, 374, 1.14
    )
    nozzle = rect(-6, -4, 12, 18, DARK, 3) + line("M0 12L2 30", "#C9CDD8", 6)
    filling = Pose(4, 8, (44, 74), (-14, 10), (8, 2), (-10, -8))
    man = figure(filling, "#FBF1DA", "#2F4A6A", peaked_cap("#C8402F", "#8E2418"), held=nozzle)
    drawn += line("M122 262C150 300 150 340 178 330C196 322 186 300 196 288", DARK, 6)
    return drawn + group(man + line("M-4 -78L-2 -46", "#C8402F", 3), 162, 388, 1.6)


def _dog_head(coat: str) -> str:
    """A husky's head and neck, looking right with its tongue out, about 60 wide."""
    neck = path("M-22 36C-24 4 -18 -18 0 -20C18 -14 14 20 18 36Z", coat) + path(
        "M4 -2C14 8 10 24 12 36H0C-2 20 -2 8 4 -2Z", "#F6EBD8"
    )
    ears = path("M-16 -14L-14 -42L0 -22ZM2 -20L12 -42L14 -16Z", coat)
    skull = path("M-18 -8C-20 -28 8 -32 16 -20L40 -8C42 0 36 4 28 4L6 8C-8 10 -16 4 -18 -8Z", coat)
    mask = path("M8 -8C16 -14 24 -16 40 -8C42 0 36 4 28 4L8 7C2 4 2 -4 8 -8Z", "#F6EBD8")
    tongue = path("M24 4C26 16 36 18 36 8L34 3Z", "#E5667A")
    return neck + ears + tongue + skull + mask + circle(40, -7, 4, DARK) + circle(11, -13, 2.6, DARK)


def _finned_car() -> str:
    """An open car of the fifties, tail fin to the left, wheels on y = 0, about 320 long."""
    paint, deep, chrome = "#3F8FC0", "#26608E", "#E8E4DC"
    screen = path("M56 -64L82 -106L90 -104L72 -64Z", "#CFE6F0", opacity=0.8) + line("M56 -64L82 -106", chrome, 4)
    body = path(
        "M-152 -26L-164 -92C-130 -78 -104 -70 -70 -68H60C100 -68 140 -62 156 -48C164 -40 164 -26 158 -18H-146Z",
        paint,
    )
    body += path("M-152 -34C-60 -30 80 -34 161 -40C164 -32 162 -22 158 -18H-146Z", deep) + rect(
        -158, -24, 320, 8, chrome, 4
    )
    body += path("M-160 -72L-110 -58C-60 -52 20 -54 96 -58L40 -48C-40 -42 -110 -44 -156 -50Z", chrome) + circle(
        -152, -66, 7, "#FF5A4A"
    )
    wheels = "".join(
        circle(x, -12, 28, DARK) + circle(x, -12, 18, chrome) + circle(x, -12, 8, "#8A8696") for x in (-92, 96)
    )
    return screen + body + circle(152, -46, 9, "#FFF3C9") + wheels


PICTURES = {
    "oil_well": oil_well,
    "oil_reserves": oil_reserves,
    "petroleum": petroleum,
}
