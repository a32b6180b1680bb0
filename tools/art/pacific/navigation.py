"""What voyagers read the way by: stars, swells, colours, animals and charts, most of them under one indigo sky."""

from __future__ import annotations

import math
import random

from tools.art.canoes import crab_claw_sail, voyaging_canoe
from tools.art.pacific.bodies import DAYLIGHT, Pose, person
from tools.art.pacific.land import far_hill
from tools.art.pacific.night import DARK, DEEP, GLINTS, NIGHT
from tools.art.pacific.scenery import (
    air,
    cumulus,
    flame,
    flyer,
    glow,
    low_sun,
    sea,
    star,
    sun_track,
    twinkles,
    wavelets,
)
from tools.art.svg import Point, circle, ellipse, group, line, linear, num, path, polygon, radial, rect, smooth

CREW_HAIR = "#1A0E10"


def motion_of_the_stars() -> str:
    """Stars draw their arcs round the place where one of them rises; a canoe steers for it."""
    drawn = air(*NIGHT, base=292)
    dice = random.Random(6)
    cx, cy = 250, 288
    for i in range(34):
        reach = 40 + i * 11
        start = dice.uniform(3.25, 5.5)
        end = min(start + dice.uniform(0.3, 0.75), 6.12)
        if end - start < 0.2:
            continue
        a, b = ((cx + reach * math.cos(t), cy + reach * math.sin(t)) for t in (start, end))
        ink = ("#FFF3C9", "#CFDCFF", "#FFFFFF", "#FFD98A")[int(dice.random() * 4)]
        arc = f"M{num(a[0])} {num(a[1])}A{reach} {reach} 0 0 1 {num(b[0])} {num(b[1])}"
        drawn += line(arc, ink, dice.uniform(1.4, 3.4), opacity=dice.uniform(0.5, 0.95)) + circle(
            *b, dice.uniform(2, 4.4), "#FFFFFF"
        )
    drawn += twinkles(5, 60, 260) + sea(288, *DEEP) + sun_track(9, 250, 296, 350, 70, "#FFEEB8")
    drawn += glow(250, 284, 80, "#FFEFB5", 0.9) + star(250, 240, 34, "#FFF6D2")
    drawn += group(voyaging_canoe("#7F92E0", "#1A2357", DARK), 244, 342, 1.1)
    return drawn + wavelets(4, 312, 396, 28, GLINTS)


def direction_of_swells() -> str:
    """From above: long swells bend round an island, and a canoe crosses them on the course that they tell."""
    drawn = rect(0, 0, 500, 400, linear((0, "#35559F"), (0.5, "#234488"), (1, "#132555"), end=(0.4, 1)))
    cx, cy = 372.0, 122.0
    for i in range(22):
        level = -170 + i * 32
        points = []
        for x in range(-60, 580, 16):
            y = level + 0.34 * x
            away = math.hypot(x - cx, y - cy)
            push = 46 * math.exp(-((away / 96) ** 2)) * (1 if y > cy - 0.02 * x else -1)
            points.append((x + push * 0.2, y + push))
        swell = smooth(points, closed=False)
        drawn += line(swell, "#0C1C48", 11, opacity=0.35) + group(line(swell, "#C9DAFF", 4.2, opacity=0.75), 0, -4)
    for grow, ink in ((64, "#2F6FB0"), (50, "#2F93B0"), (37, "#46C4B6"), (25, "#F4DDA8"), (18, "#3F9A5A")):
        ring = [
            (
                cx + (grow + 6 * math.sin(3 * t + 1)) * 1.25 * math.cos(t),
                cy + (grow + 6 * math.sin(3 * t + 1)) * math.sin(t),
            )
            for t in [k * math.tau / 14 for k in range(14)]
        ]
        drawn += path(smooth(ring), ink)
    drawn += "".join(
        circle(cx + dx, cy + dy, 7, "#256B43") + circle(cx + dx - 2, cy + dy - 2, 3, "#8FD07A")
        for dx, dy in ((-10, -4), (4, 6), (12, -8), (-2, -12), (-14, 8))
    )
    course = "M96 378L300 176"
    drawn += f'<g stroke-dasharray="2 15">{line(course, "#FFD46B", 6)}</g>' + polygon(
        [(316, 160), (308, 190), (286, 168)], "#FFD46B"
    )
    return drawn + group(_from_above(), 196, 279, 1.5, -44)


def _from_above() -> str:
    """The canoe as a bird sees it, bow right: two hulls, a deck, a shelter and two sails full of wind."""
    wake = path("M-66 -14L-150 -34M-66 14L-150 34", "none", "#FFFFFF", 4, 0.55)
    hulls = "".join(
        path(f"M-70 {y}C-50 {y - 9} 50 {y - 9} 76 {y}C50 {y + 9} -50 {y + 9} -70 {y}Z", "#5B3317", "#2A1408", 2)
        for y in (-17, 17)
    )
    deck = rect(-38, -20, 70, 40, "#B98A50", 2) + line(
        "".join(f"M{-34 + i * 8} -20V20" for i in range(9)), "#7A5326", 1.6
    )
    shelter = rect(-34, -10, 24, 20, "#E3C27C", 6) + line("M-34 0H-10", "#8D6229", 2)
    sails = path("M14 -40C40 -26 44 26 14 44C26 18 26 -16 14 -40Z", "#FFF3D6", "#8A3A26", 2.4) + path(
        "M-26 -32C-6 -22 -4 20 -26 34C-16 12 -16 -12 -26 -32Z", "#F3E4C2", "#8A3A26", 2.4
    )
    crew = "".join(circle(x, y, 5, CREW_HAIR) for x, y in ((-52, -17), (46, 17), (-50, 17), (40, -15)))
    return wake + hulls + deck + shelter + crew + sails


def animal_behaviors() -> str:
    """At dusk a white tern carries a fish home to its chick: the canoe turns after it."""
    drawn = air((0, "#1A2260"), (0.4, "#5A4C9A"), (0.7, "#E08A8A"), (1, "#FFCB8F"), base=272) + twinkles(6, 20, 80)
    drawn += low_sun(420, 246, 30, "#FFF0C9", "#FFB98A", 6) + far_hill(440, 272, 150, 36, "#3A2F66")
    drawn += sea(268, (0, "#F2A98A"), (0.14, "#7A6AA8"), (0.4, "#2B3F88"), (1, "#0A1440"))
    drawn += sun_track(8, 420, 276, 330, 70, "#FFE6B0") + wavelets(
        3, 286, 396, 24, ("#FFD9C0", "#A9B4EC", "#5B70C0")
    )
    for x, y, span in ((330, 196, 20), (372, 214, 14), (398, 228, 10)):
        drawn += flyer(x, y, span, "#F6F3EA", -8)
    drawn += group(voyaging_canoe("#2A2F6A", "#8F9BE0", DARK), 336, 326, 0.56)
    for x, y, k, turn in ((118, 366, 1.1, -18), (228, 384, 0.8, -12)):
        drawn += group(_dolphin(), x, y, k, turn) + ellipse(
            x - 44 * k, y + 32 * k, 50 * k, 7 * k, "#DFE7FF", opacity=0.7
        )
    drawn += path("M-10 410V394C90 384 180 400 270 392C350 386 430 396 510 388V410H-10Z", "#0A1440")
    return drawn + group(_tern(), 208, 150, 1.3, 4)


def _tern() -> str:
    """A white tern in flight to the right, wings raised, a fish across its bill; 260 from tail to bill."""
    far_wing = path(
        "M6 -10C-4 -44 8 -84 62 -122C58 -92 56 -64 44 -38C36 -20 26 -8 16 -4Z",
        linear((0, "#8F9BD0"), (1, "#C9CFEC")),
    )
    tail = path("M-52 8L-118 -4L-92 12L-122 26L-54 20Z", "#C9CFEC")
    body = path(
        "M-64 16C-40 -8 10 -18 44 -14C58 -22 78 -20 84 -8C86 4 74 12 60 12C34 30 -28 36 -64 16Z",
        linear((0, "#FFFFFF"), (0.6, "#F1EEF4"), (1, "#B9BFE0")),
    )
    wing = path(
        "M-22 -4C-40 -44 -76 -84 -140 -112C-128 -90 -116 -74 -104 -62L-118 -66"
        "C-104 -44 -88 -26 -70 -14L-80 -14C-58 2 -20 14 16 6C10 -2 -4 -6 -22 -4Z",
        linear((0, "#FFFFFF"), (1, "#C3C9EA"), start=(0, 0), end=(0.6, 1)),
    )
    quills = line("M-128 -100C-96 -70 -56 -36 -16 0M-102 -60C-76 -36 -44 -14 -10 4", "#9AA3D4", 2.4, opacity=0.7)
    cap = circle(66, -8, 4.6, "#12143C") + circle(67.4, -9.4, 1.4, "#FFFFFF")
    bill = path("M82 -10L112 -2L82 2Z", "#1B2050")
    meal = path(
        "M98 -22C108 -10 110 8 102 24L110 32L92 30L97 22C90 8 90 -10 98 -22Z",
        linear((0, "#7FA6DC"), (1, "#1B2A6E")),
    )
    return far_wing + tail + body + wing + quills + cap + meal + bill


def _dolphin() -> str:
    """Leaping to the right, about 160 long."""
    body = (
        "M-84 22C-60 -6 -30 -28 8 -30C34 -30 52 -20 62 -8L82 -2C84 4 76 8 64 8C40 26 -10 18 "
        "-44 18C-60 20 -74 24 -84 22Z"
    )
    fin = path("M-4 -28C-8 -44 -18 -52 -28 -54C-26 -44 -26 -36 -28 -26Z", "#2B3A7A")
    tail = path("M-78 20C-92 10 -104 8 -112 12C-104 20 -102 28 -108 40C-96 36 -86 30 -76 24Z", "#2B3A7A")
    return (
        tail
        + fin
        + path(body, linear((0, "#6F86D0"), (0.5, "#3A4F9C"), (1, "#22306E")))
        + path("M62 6C30 22 -10 16 -40 16C-10 6 30 6 62 6Z", "#D9E2FA")
        + path("M18 8C20 22 10 34 -4 38C0 28 0 18 2 10Z", "#2B3A7A")
        + circle(50, -8, 3, "#0A1030")
    )


def navigator_secrets() -> str:
    """A chart of bent sticks and shells on a mat, lit by one lamp: swells are its curves, islands its shells."""
    drawn = rect(0, 0, 500, 400, linear((0, "#0B1140"), (0.5, "#1B2A6C"), (1, "#0A0F38"))) + twinkles(8, 40, 90)
    drawn += path("M-10 96L510 96L560 420H-60Z", linear((0, "#8A6A3A"), (1, "#C49A58")))
    weave = "".join(f"M{num(-60 + i * 26)} 420L{num(40 + i * 17.5)} 96" for i in range(2, 25, 3)) + "".join(
        f"M-10 {num(96 + i * i * 1.9)}H510" for i in range(2, 13, 2)
    )
    drawn += line(weave, "#6B4D24", 2.4, opacity=0.45)
    drawn += path("M-10 96H510V104H-10Z", "#5B3D1C") + glow(380, 150, 240, "#FFE3A0", 0.7)
    sticks = (
        "M60 360L440 130M70 132L430 366M250 112V384M66 250H438M60 360H440M70 132H430M60 360L70 132M440 360L430 132"
    )
    curves = (
        "M80 320C180 250 320 250 424 322M84 176C180 246 320 246 420 174M150 372C214 280 214 "
        "214 150 124M350 372C286 280 286 214 350 124"
    )
    found = line(sticks, "#3A2410", 10, opacity=0.45) + group(
        line(sticks, "#F0DCA8", 6.5) + line(curves, "#3A2410", 9, opacity=0.4) + line(curves, "#FFF0C4", 5), 0, -4
    )
    ties = (
        (250, 246),
        (118, 246),
        (382, 246),
        (250, 128),
        (250, 362),
        (160, 190),
        (340, 190),
        (160, 304),
        (340, 304),
        (70, 132),
        (430, 132),
        (62, 358),
        (438, 358),
    )
    found += "".join(
        line(f"M{x - 6} {y - 10}L{x + 6} {y + 2}M{x + 6} {y - 10}L{x - 6} {y + 2}", "#7A2E1C", 3.4) for x, y in ties
    )
    for x, y, r in (
        (196, 216, 15),
        (306, 278, 17),
        (132, 338, 13),
        (378, 170, 14),
        (250, 196, 12),
        (408, 300, 12),
        (104, 196, 11),
    ):
        found += ellipse(x + 4, y + 7, r, r * 0.7, "#3A2410", opacity=0.5) + group(_cowrie(), x, y, r / 16)
    drawn += group(group(found, -250, -250), 236, 262, 0.96, -11)
    lamp = (
        ellipse(392, 106, 44, 12, "#3A2410", opacity=0.6)
        + path("M352 86C356 110 428 110 432 86Z", linear((0, "#8A5A30"), (1, "#3A2212")))
        + ellipse(392, 86, 40, 9, "#C9A15C")
    )
    return drawn + lamp + flame(394, 86, 24)


def _cowrie() -> str:
    """A shell with a toothed slit, about 32 wide."""
    shell = ellipse(
        0, 0, 16, 12, radial((0, "#FFFDF4"), (0.6, "#F0DFC0"), (1, "#B98F62"), centre=(0.36, 0.3), radius=0.8)
    )
    return (
        shell
        + line("M-11 1C-4 4 4 4 11 1", "#6B4628", 2.2)
        + line("M-8 -1v5M-4 0v5M0 1v5M4 0v5M8 -1v5", "#6B4628", 1.2)
    )


def colors_of_sea_and_sky() -> str:
    """Half above the water, half below: at the bow a man reads the paling blue where the reef rises."""
    bands = ("#1B2A6E", "#35559F", "#5F8CC8", "#A9CBD8", "#F6DDB0", "#FFB98A")
    drawn = "".join(rect(0, i * 30, 500, 60, ink) for i, ink in enumerate(bands))
    drawn += glow(440, 150, 170, "#FFE9C0", 0.7) + cumulus(402, 96, 170, "#FFFDF4", "#D9D6E0", 8)
    drawn += path(
        "M316 84C350 72 452 72 488 84C486 112 320 114 316 84Z", linear((0, "#4FD6BE", 0), (0.7, "#4FD6BE", 0.95))
    )
    drawn += rect(0, 164, 500, 240, "#101E58")
    for i, ink in enumerate(
        ("#142A70", "#173C8C", "#1A55A0", "#1C72AC", "#2191B0", "#37B2B4", "#6FD2C0", "#B5EBD2")
    ):
        left = -60 + i * 66
        drawn += path(
            f"M{left} 150C{left + 40} 250 {left + 150 - i * 6} 310 {left + 210 - i * 10} 410H510V150Z",
            ink,
            opacity=0.92,
        )
    shafts = "".join(f"M{x} 168L{x + 30} 168L{x - 30} 400L{x - 110} 400Z" for x in (120, 230, 300, 396, 470))
    drawn += path(shafts, linear((0, "#FFFFFF", 0.28), (1, "#FFFFFF", 0)))
    reef: list[Point] = [
        (170, 410),
        (230, 380),
        (286, 368),
        (330, 330),
        (372, 322),
        (410, 280),
        (452, 268),
        (512, 232),
        (512, 410),
    ]
    drawn += path(smooth(reef), linear((0, "#F4DDA8"), (0.4, "#C9A57A"), (1, "#3F5B78")))
    dice = random.Random(5)
    for x, y in (
        (252, 378),
        (300, 364),
        (336, 332),
        (384, 322),
        (424, 280),
        (470, 262),
        (350, 376),
        (430, 330),
        (486, 300),
    ):
        ink = ("#F28A6A", "#E0609A", "#FFD27A", "#8A5AB0")[int(dice.random() * 4)]
        twigs = "".join(f"M{x} {y}q{num(a * 0.4)} -12 {a} {num(-dice.uniform(18, 34))}" for a in (-14, -5, 4, 13))
        drawn += line(twigs, ink, 5.5)
    drawn += group(_turtle(), 318, 262, 0.95, -14)
    for x, y, k in ((226, 318, 0.8), (252, 334, 0.6), (206, 336, 0.6), (396, 222, 0.6), (418, 232, 0.5)):
        drawn += group(path("M-16 0C-8 -10 8 -9 16 0C8 9 -8 10 -16 0ZM-12 0L-24 -8V8Z", "#FFD46B"), x, y, k)
    return drawn + _reading_canoe() + _surface()


def _reading_canoe() -> str:
    """A sailing canoe cut by the waterline; one man steers, one leans out over the bow."""
    drawn = group(crab_claw_sail("#F7E7C0", "#C9522E"), 128, 132, 1.12)
    steering = Pose(
        (2, -54),
        (-2, -45),
        (-4, -10),
        ((8, -30), (2, -20)),
        ((-14, -28), (-20, -18)),
        ((16, -14), (22, -2)),
        ((14, -12), (20, -1)),
    )
    leaning = Pose(
        (24, -46),
        (14, -42),
        (-8, -18),
        ((24, -26), (32, -16)),
        ((12, -26), (22, -12)),
        ((8, -8), (-10, -2)),
        ((6, -6), (-12, -1)),
    )
    drawn += group(person(steering, DAYLIGHT, "#35469C", light=1), 52, 146, 1.0) + line(
        "M32 128L-2 204", "#4A2A15", 6
    )
    drawn += group(
        person(leaning, DAYLIGHT, "#F0DDB0", "#8A3A26", light=1, tattoo="#2A1A14", cut="tapa"), 204, 140, 1.14
    )
    hull = "M8 124C60 146 210 146 268 108C272 138 250 176 204 188H84C40 182 12 158 8 124Z"
    drawn += path(hull, linear((0, "#8A5430"), (0.45, "#5B3317"), (0.5, "#2F2A4A"), (1, "#141A48")))
    drawn += line("M14 132C64 154 206 154 262 120", "#E3B878", 4)
    return drawn + "".join(path(f"M{60 + i * 20} 147l6 9l6 -9Z", "#E3B878", opacity=0.8) for i in range(8))


def _surface() -> str:
    """The skin of the sea where it is cut through."""
    edge: list[Point] = [(x, 166 + 4 * math.sin(x / 34) + 2 * math.sin(x / 13)) for x in range(-20, 540, 20)]
    lit = smooth(edge, closed=False)
    return path(f"{lit}L540 182L-20 182Z", "#DFFBF4", opacity=0.35) + line(lit, "#F4FFFB", 4.5)


def _turtle() -> str:
    """A green turtle swimming to the right, seen a little from above; about 110 long."""
    fins = path(
        "M24 -14C40 -34 62 -48 78 -44"
        "C70 -26 50 -8 34 -4ZM22 16"
        "C34 34 44 52 40 64C22 54 10 34 8 20"
        "ZM-34 -10C-48 -22 -62 -24 -68 -18"
        "C-58 -10 -46 -4 -36 -2ZM-32 12C-44 22 -50 34 -46 42C-34 36 -26 24 -24 16Z",
        "#3F7F5E",
    )
    head = path("M42 -8C56 -16 72 -12 74 -2C74 8 58 12 42 8Z", "#4F9268") + circle(63, -5, 2.4, "#10241E")
    shell = ellipse(0, 0, 48, 28, linear((0, "#B9C46A"), (0.5, "#6B8A3E"), (1, "#2F5A3A")))
    plates = line(
        "M-30 -2L-14 -14H14L32 -2L14 12"
        "H-14ZM-30 -2L-46 -4M-14 -14"
        "L-20 -24M14 -14L20 -24M32 -2"
        "H46M14 12L20 24M-14 12L-20 24",
        "#22402A",
        2.4,
        opacity=0.7,
    )
    return fins + head + shell + plates


PICTURES = {
    "colors_of_sea_sky": colors_of_sea_and_sky,
    "motion_of_the_stars": motion_of_the_stars,
    "direction_of_swells": direction_of_swells,
    "animal_behaviors": animal_behaviors,
    "navigator_secrets": navigator_secrets,
}
