"""Islands known by their houses: seen from inside, from below, and from between the pillars."""

from __future__ import annotations

import math
import random

from tools.art.pacific.bodies import DAYLIGHT, DEEP, Pose, person
from tools.art.pacific.dwellings import latte
from tools.art.pacific.lagoons import DAY, GLINTS, LAGOON, SAND, TRUNK, WET_SAND
from tools.art.pacific.land import DEEP_GREEN, GREEN, far_hill, fluted
from tools.art.pacific.plants import half_coconut
from tools.art.pacific.scenery import air, beach, cumulus, glow, haze, low_sun, sea, sun_track, wavelets
from tools.art.svg import circle, ellipse, group, line, linear, num, path, rect
from tools.art.trees import palm


def samoa() -> str:
    """From inside an open house: a tattooed chief looks out at the lagoon; the bowl of 'ava is served."""
    drawn = air(*DAY, base=226) + sea(222, *LAGOON)
    drawn += fluted(120, 226, 360, 96, 14, DEEP_GREEN, 6, 0.2) + fluted(420, 226, 260, 66, 3, GREEN, 4)
    drawn += haze(150, 80, "#FFE9BE", 0.45) + line("M-6 246C120 240 320 250 506 242", "#F6FFFA", 3, opacity=0.8)
    drawn += "".join(palm(x, 276, h, lean, "#1B6B4E", TRUNK, x) for x, h, lean in ((84, 108, 12), (324, 96, -10)))
    drawn += path(
        "M-10 270C120 262 380 262 510 270V420H-10Z", linear((0, "#7DB85C"), (0.3, "#4E9350"), (1, "#2C6B45"))
    )
    drawn += path("M-10 298H510V410H-10Z", linear((0, "#B09A7A"), (0.12, "#6B5640"), (1, "#33241A")))
    drawn += "".join(ellipse(4 + i * 34, 303, 18, 6, ("#C9B696", "#9A8668")[i % 2]) for i in range(15))
    drawn += _house_posts()
    drawn += path("M64 344H452L496 410H14Z", linear((0, "#F1DDB0"), (1, "#B9905A"))) + line(
        "M56 354H462M42 376H476", "#8A5A34", 2.4, opacity=0.55
    )
    drawn += "".join(path(f"M{66 + i * 32} 344l10 -11l10 11Z", "#C9302A") for i in range(12))
    server = Pose(
        (-9, -60),
        (-3, -52),
        (5, -18),
        ((-18, -40), (-32, -40)),
        ((-10, -38), (-26, -36)),
        ((-14, -16), (6, -2)),
        ((-12, -12), (8, -1)),
        look="left",
        breadth=0.3,
        woman=True,
        hair="loose",
    )
    drawn += group(person(server, DAYLIGHT, "#B9432B", light=-1, crown="#FFF6E0", length=1), 424, 376, 2.5)
    drawn += half_coconut(347, 278, 15) + _tanoa(330, 342)
    chief = Pose(
        (2, -54),
        (0, -44),
        (0, -12),
        ((17, -30), (27, -16)),
        ((-17, -30), (-27, -16)),
        ((27, -11), (4, -2)),
        ((-27, -11), (-4, -2)),
        look="away",
        breadth=1,
    )
    drawn += group(
        person(chief, DAYLIGHT, "#E8D2A0", "#8A5230", light=1, tattoo="#2A1A14", crown="#C9302A", cut="plain")
        + _siapo()
        + _pea(),
        172,
        388,
        3.5,
    )
    return (
        drawn
        + line("M256 336L286 214", "#5B3A20", 5)
        + line("M286 214C276 190 300 176 306 204C312 222 298 236 286 218", "#E8D2A0", 4)
    )


def _house_posts() -> str:
    """The inside of the roof with its ribs, lashings and rolled blinds, and the posts that carry it."""
    drawn = "".join(
        rect(x, 96, 15, 216, linear((0, "#4A2E1A"), (1, "#8A5C34"), start=(0, 0), end=(1, 0)))
        for x in (14, 128, 242, 356, 470)
    )
    blinds = "".join(
        rect(x, 100, 99, high, linear((0, "#7A5A2E"), (1, "#C9A05C")))
        + line("".join(f"M{x} {108 + j * 14}h99" for j in range(high // 14)), "#5B3F1E", 2, opacity=0.4)
        for x, high in ((29, 56), (143, 24), (371, 48))
    )
    roof = path("M-10 -10H510V92C400 112 100 112 -10 92Z", linear((0, "#241409"), (1, "#6B4520")))
    ribs = "".join(
        line(
            f"M{num(250 + (i - 6) * 14)} -10Q{num(250 + (i - 6) * 34)} 40 {num(250 + (i - 6) * 52)} 104",
            "#A8743C",
            8,
        )
        for i in range(1, 13, 2)
    )
    purlins = line("M-10 44C140 56 360 56 510 44", "#8A5C2E", 6)
    beam = path(
        "M-10 86C120 106 380 106 510 86V106C380 126 120 126 -10 106Z", linear((0, "#C98F52"), (1, "#7A4E26"))
    )
    ties = ""
    for i in range(9):
        x, y = 8 + i * 60.5, 96 + 13 * math.sin((i + 0.4) / 8.8 * math.pi)
        ties += rect(x - 13, y - 12, 26, 26, "#2A1A12", 3) + line(
            f"M{num(x - 10)} {num(y - 9)}l20 20m0 -20l-20 20", "#F1DDB0", 4
        )
        ties += circle(x, y + 1, 4.4, "#C9302A")
    return drawn + blinds + roof + ribs + purlins + beam + ties


def _pea() -> str:
    """The tattoo of a chief's waist, in the units of a person."""
    ink = "#2A1A14"
    band = path("M-8.4 -29C-4 -26 4 -26 8.4 -29L9.4 -19C4 -16 -4 -16 -9.4 -19Z", ink, opacity=0.9)
    rays = line("M-8 -30L0 -34L8 -30M-7 -25C-3 -23 3 -23 7 -25M-8 -21.6C-3 -19.6 3 -19.6 8 -21.6", "#B0703F", 0.8)
    return line("M-7.6 -30.4L0 -34.4L7.6 -30.4", ink, 1.8) + band + rays


def _siapo() -> str:
    """A row of printed lozenges for the cloth of a person who sits with knees spread."""
    lozenges = "".join(f"M{x} -15l4 5l-4 5l-4 -5Z" for x in range(-27, 28, 9))
    return path(lozenges, "#8A3A26") + path("".join(f"M{x} -5.6l3 3.6h-6Z" for x in (-18, -9, 0, 9, 18)), "#5B2F1A")


def _tanoa(x: float, y: float) -> str:
    """A wooden bowl on many legs, its rim at y."""
    legs = "".join(
        path(
            f"M{num(x + dx - 5)} {y + 12}L{num(x + dx * 0.9 - 3)} {y + 44}h7L{num(x + dx + 6)} {y + 12}Z", "#3A2212"
        )
        for dx in (-44, -22, 0, 22, 44)
    )
    bowl = path(
        f"M{x - 62} {y}C{x - 56} {y + 34} {x + 56} {y + 34} {x + 62} {y}Z", linear((0, "#A8683A"), (1, "#4A2814"))
    )
    rim = ellipse(x, y, 62, 13, "#C98A50") + ellipse(x, y, 54, 10, "#3A2212") + ellipse(x, y + 2, 50, 8, "#B9A07A")
    return legs + bowl + rim


def fijian_islands() -> str:
    """A spirit house on its high stone mound; below, a drummer beats the log drum."""
    drawn = (
        air(*DAY, base=266)
        + sea(262, *LAGOON)
        + cumulus(76, 108, 150, "#FFFFFF", "#D5E9EE", 4)
        + glow(420, 90, 220, "#FFF3C8", 0.7)
    )
    for x, wide, height, ink in ((40, 150, 60, "#5E9FB4"), (150, 110, 34, "#6FAFC0"), (470, 150, 56, "#4D93A8")):
        drawn += far_hill(x, 266, wide, height, ink)
    drawn += beach([(-10, 338), (90, 328), (190, 340), (330, 330), (510, 336)], SAND, WET_SAND)
    drawn += "".join(palm(x, 344, h, lean, "#13624A", TRUNK, x) for x, h, lean in ((452, 190, 18), (488, 150, -10)))
    drawn += _mound() + group(_spirit_house(), 318, 226)
    climbing = Pose(
        (3, -94),
        (1, -85),
        (0, -50),
        ((14, -72), (22, -62)),
        ((-14, -70), (-16, -56)),
        ((7, -30), (8, -8)),
        ((-5, -26), (-7, -2)),
        look="away",
        breadth=0.9,
    )
    drawn += group(person(climbing, DAYLIGHT, "#F1E2BC", "#5B2F1A", light=1, cut="tapa"), 316, 300, 0.66)
    beating = Pose(
        (8, -90),
        (3, -82),
        (-4, -50),
        ((20, -78), (32, -88)),
        ((6, -66), (24, -60)),
        ((10, -27), (14, -3)),
        ((-8, -27), (-16, -2)),
        breadth=0.45,
        hair="round",
    )
    sticks = line("M22 -61L46 -44", "#5B3A1E", 3.4)
    drawn += ellipse(160, 392, 130, 10, "#8A6A38", opacity=0.6)
    drawn += line("M150 180L214 212", "#5B3A1E", 7)
    drawn += group(
        person(beating, DEEP, "#6FAE4A", "#2F6E38", light=1, held=sticks, crown="#F4D37A", cut="leaves"),
        78,
        392,
        2.3,
    )
    return drawn + _log_drum()


def _mound() -> str:
    """Three steps of stone that carry the house, and the plank up to its door."""
    dice = random.Random(6)
    drawn = ""
    for left, right, top, low in ((150, 486, 306, 374), (196, 440, 262, 312), (234, 402, 224, 268)):
        drawn += path(
            f"M{left + 14} {top}H{right - 14}L{right} {low}H{left}Z", linear((0, "#A89C86"), (1, "#5E5648"))
        )
        stones = ""
        for _ in range((right - left) // 21):
            x, y = dice.uniform(left + 20, right - 20), dice.uniform(top + 8, low - 7)
            stones += ellipse(
                x,
                y,
                dice.uniform(9, 15),
                dice.uniform(5, 8),
                ("#C6BAA0", "#8A8070", "#B0A48C")[int(dice.random() * 3)],
            )
        drawn += (
            stones
            + line(f"M{left + 12} {top}H{right - 12}", "#86A85A", 6)
            + line(f"M{left} {low}H{right}", "#3F5A3A", 4, opacity=0.6)
        )
    plank = path("M298 376L308 222H328L340 376Z", "#B98A50") + line(
        "".join(f"M{num(299 + i * 0.9)} {368 - i * 14}h{num(40 - i * 2)}" for i in range(10)), "#6B4520", 3
    )
    return drawn + plank


def _spirit_house() -> str:
    """A small house under a roof thrice its height, cords of shells on its ridge; 132 wide, foot at y = 0."""
    walls = rect(-46, -44, 92, 46, "#8C6A3C") + line(
        "".join(f"M{-42 + i * 8} -44V0" for i in range(11)), "#5B3D1E", 1.8
    )
    walls += line("M-46 -30H46M-46 -14H46", "#E8D2A0", 3) + rect(-12, -38, 24, 40, "#2B1A0E")
    roof_shape = path(
        "M-66 -36C-46 -60 -26 -130 -18 -200H18C26 -130 46 -60 66 -36C40 -26 -40 -26 -66 -36Z",
        linear((0, "#E0B86E"), (0.5, "#A97A3C"), (1, "#6B4520"), start=(0, 0), end=(1, 0.3)),
    )
    layers = "".join(
        line(
            f"M{num(-60 + i * 5.4)} {-44 - i * 19}Q0 {-34 - i * 19} {num(60 - i * 5.4)} {-44 - i * 19}",
            "#5B3A18",
            3,
            opacity=0.5,
        )
        for i in range(8)
    )
    straws = line(
        "".join(f"M{num((i - 9) * 1.8)} -196L{num((i - 9) * 6.4)} -34" for i in range(19)),
        "#5B3A18",
        1.6,
        opacity=0.35,
    )
    pole = line("M-34 -204H34", "#4A2E14", 9) + circle(-36, -204, 6, "#FFF6E0") + circle(36, -204, 6, "#FFF6E0")
    cords = "".join(
        circle(side * (30 + i * 4.4), -194 + i * 17, 3.6, "#FFF6E0") for side in (-1, 1) for i in range(9)
    ) + line("M-30 -200L-66 -54M30 -200L66 -54", "#F1E2BC", 1.4)
    masi = path("M-9 -150H9L13 -40H-13Z", "#F1E2BC") + "".join(
        path(
            f"M-{num(8 + i * 0.8)} {-140 + i * 20}L0 {-130 + i * 20}L{num(8 + i * 0.8)} {-140 + i * 20}Z", "#7A2E1C"
        )
        for i in range(5)
    )
    return walls + roof_shape + layers + straws + masi + pole + cords


def _log_drum() -> str:
    """A hollowed log with its slit, lying across two billets in the foreground."""
    billets = ellipse(156, 388, 16, 10, "#4A2E18") + ellipse(252, 388, 16, 10, "#4A2E18")
    log = path(
        "M132 340C128 322 140 312 158 310H258C274 312 284 322 280 342"
        "C276 370 256 382 236 384H172C150 382 136 366 132 340Z",
        linear((0, "#C98A50"), (0.5, "#8A5630"), (1, "#3A2212")),
    )
    slit = path("M152 320C180 312 238 312 262 320C240 332 176 332 152 320Z", "#23140A")
    carving = line("M136 350C170 364 246 364 278 350", "#F1DDB0", 3) + "".join(
        path(f"M{150 + i * 16} 362l6 10l6 -10Z", "#F1DDB0", opacity=0.85) for i in range(7)
    )
    rings = line("M206 296q10 -10 20 0M196 284q20 -18 40 0M186 272q30 -26 60 0", "#FFF6D6", 3.4, opacity=0.8)
    return billets + log + slit + carving + rings


def marianas() -> str:
    """Between the pillars of a great house: their caps carry its floor overhead, and a proa flies past."""
    drawn = air((0, "#1B6FA4"), (0.5, "#6FBCC8"), (0.8, "#F6E2AC"), (1, "#FFBF80"), base=262)
    drawn += cumulus(96, 150, 150, "#FFFFFF", "#D5E9EE", 6) + low_sun(196, 196, 24, "#FFF7DA", "#FFDB92", 6)
    drawn += sea(244, *LAGOON) + sun_track(2, 196, 252, 310, 70, "#FFF4CC") + wavelets(4, 254, 330, 14, GLINTS)
    drawn += path(
        "M-10 262V176C30 166 58 176 70 196C84 214 92 240 116 262Z", linear((0, "#B9A886"), (1, "#5C5647"))
    )
    drawn += path("M-10 182V164C30 156 62 166 72 196C48 184 20 182 -10 182Z", "#3F8A4F")
    drawn += group(_flying_proa(), 92, 314, 0.86)
    drawn += path(
        "M-10 356C60 338 150 330 230 318C330 310 430 316 510 322V420H-10Z",
        linear((0, "#8FBF62"), (0.4, "#5A9A4E"), (1, "#2A6142")),
    )
    stone, shaded = ("#F1E4C8", "#B5A48A", "#6A5E54"), ("#8E8674", "#6A6258", "#464038")
    drawn += path("M180 150L300 120L520 150V330L330 330L240 322Z", "#1E2A2A", opacity=0.35)
    for x, y, height in ((300, 322, 130), (372, 330, 172), (476, 344, 236)):
        drawn += group(latte(height, *shaded), x, y)
    for x, y, height in ((206, 334, 130), (278, 356, 196)):
        drawn += ellipse(x + 20, y, height * 0.4, 9, "#1F4F38", opacity=0.7) + group(latte(height, *stone), x, y)
    drawn += _house_overhead()
    drawn += ellipse(456, 400, 120, 15, "#1F4F38", opacity=0.7) + group(latte(276, *stone), 430, 404)
    hewing = Pose(
        (9, -89),
        (4, -81),
        (-3, -50),
        ((18, -72), (30, -72)),
        ((-6, -94), (8, -104)),
        ((12, -27), (15, -3)),
        ((-7, -27), (-14, -3)),
        breadth=0.4,
    )
    adze = line("M8 -104L30 -96", "#5B3A1E", 3) + path("M26 -102L34 -92L24 -88Z", "#3A4246")
    drawn += group(
        person(hewing, DAYLIGHT, "#D9B06A", "#8A5A2E", light=-1, held=adze, length=0.4, cut="plain"), 316, 392, 1.42
    )
    dice = random.Random(4)
    for _ in range(34):
        left, low = dice.uniform(0, 500), dice.uniform(380, 406)
        blade = (
            f"M{num(left)} {num(low)}q{num(dice.uniform(-5, 5))} -12"
            f" {num(dice.uniform(-9, 9))} {num(-dice.uniform(14, 28))}"
        )
        drawn += line(blade, ("#3B7F4A", "#6FAE57", "#28623F")[int(dice.random() * 3)], 2.6)
    return drawn


def _house_overhead() -> str:
    """The floor beams on the caps and the eave of the roof, running away to the left."""
    under = path("M186 184L520 26V104L196 208Z", "#3A2415")
    joists = line(
        "".join(f"M{num(200 + i * 34)} {num(196 - i * 14)}l{num(22 + i * 3)} {num(-10 - i)}" for i in range(10)),
        "#7A5330",
        7,
    )
    beam = path("M182 196L520 62V92L186 214Z", linear((0, "#C08A50"), (1, "#6B4520"), start=(0, 0), end=(0.3, 1)))
    eave = path(
        "M164 182L300 -20H520V40L178 196Z", linear((0, "#E0B86E"), (1, "#8A6232"), start=(0.2, 0), end=(0.6, 1))
    )
    straws = line(
        "".join(f"M{num(318 + i * 26)} -10L{num(176 + i * 30)} {num(190 - i * 13)}" for i in range(0, 13, 2)),
        "#6B4520",
        2.4,
        opacity=0.5,
    )
    rows = line("M196 148L520 -10M222 106L420 6", "#6B4520", 3, opacity=0.5)
    fringe = line(
        "".join(f"M{num(176 + i * 13)} {num(190 - i * 5.9)}l-3 13" for i in range(0, 27, 2)), "#C99A54", 6
    )
    return under + joists + beam + eave + straws + rows + fringe


def _flying_proa() -> str:
    """A proa heeled under its tall three-cornered sail, its float lifted clear of the water; about 150 wide."""
    sail = "M-44 -12L30 -168C46 -120 66 -70 84 -34C40 -34 -4 -26 -44 -12Z"
    drawn = path(sail, linear((0, "#FFF6E0"), (1, "#E0B88A"), start=(0, 0), end=(1, 0.6)))
    drawn += line(
        "M-28 -24C0 -34 40 -44 74 -46M-8 -62C14 -70 40 -76 60 -78M12 -104C22 -108 36 -112 46 -112",
        "#B9522E",
        2.4,
        opacity=0.7,
    )
    drawn += line("M-48 -10L32 -174M-46 -10C-4 -26 40 -34 88 -34M8 2L18 -120", "#4A2814", 4)
    hull = "M-84 -20C-60 -4 60 -2 90 -18C88 0 66 12 44 13H-40C-64 12 -82 0 -84 -20Z"
    crew = "".join(
        circle(x, -21, 5, "#2A1A14") + path(f"M{x - 6} -2C{x - 6} -16 {x + 6} -16 {x + 6} -2Z", "#2A1A14")
        for x in (-58, -44, 62)
    )
    drawn += (
        crew + path(hull, linear((0, "#A8502F"), (1, "#4A2014"))) + line("M-78 -12C-40 0 40 2 84 -10", "#FFE9B8", 3)
    )
    drawn += line("M-30 4L-40 26M30 4L26 26", "#4A2814", 4) + path(
        "M-70 24C-40 32 20 32 50 22C40 38 -56 40 -70 24Z", "#C98A4B"
    )
    spray = path("M-120 14C-80 6 60 6 112 2C80 24 -70 26 -120 14Z", "#F6FFFA", opacity=0.9)
    return (
        spray
        + drawn
        + line("M-140 26C-110 20 -80 24 -60 28M70 30C90 24 110 26 130 22", "#F6FFFA", 3.4, opacity=0.8)
    )


PICTURES = {
    "samoa": samoa,
    "fijian_islands": fijian_islands,
    "marianas": marianas,
}
