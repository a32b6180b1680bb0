"""Three pictures of war: spears at the shore, canoes in their foam, two halves of one people."""

from __future__ import annotations

import random

from tools.art.pacific.boats import outrigger
from tools.art.pacific.bodies import Pose, Skin, limb, person
from tools.art.pacific.figures import spear, standing
from tools.art.pacific.land import SlopeInks, fluted
from tools.art.pacific.scenery import air, clouds, flame, glow, sea, sun_track, twinkles, wavelets
from tools.art.svg import blurred, circle, ellipse, group, line, linear, num, path, polygon, rect

BACKLIT = Skin("#F7A05C", "#6B2A2A", "#35101F", "#12050D")
BLAZE = Skin("#FFB060", "#7A3A2A", "#3A1624", "#14060F")


def warriors() -> str:
    """Three spearmen poised at the water's edge, one behind the other, as canoes come in out of the sun."""
    drawn = air((0, "#3A0F2B"), (0.35, "#8F2430"), (0.7, "#EF6A35"), (1, "#FFC163"), base=284)
    drawn += glow(330, 236, 250, "#FFE09A", 0.9) + circle(330, 226, 96, "#FFE08A")
    drawn += polygon(
        [(0, 276), (40, 230), (96, 252), (150, 206), (196, 240), (240, 226), (300, 276)], "#5B1730", 0.8
    )
    drawn += sea(270, (0, "#F08A45"), (0.16, "#A53A38"), (1, "#2A0D28")) + sun_track(
        6, 330, 278, 372, 150, "#FFE08A"
    )
    for x, y, k in ((438, 286, 0.34), (352, 292, 0.42), (452, 310, 0.56)):
        drawn += group(outrigger("#210914", "#5B1F1C", "#210914", 5), x, y, k, flip=True)
    poised = Pose(
        (13, -90),
        (7, -81),
        (-1, -49),
        ((24, -72), (38, -78)),
        ((-15, -84), (-6, -101)),
        ((20, -30), (22, -3)),
        ((-10, -27), (-26, -4)),
        breadth=0.55,
    )
    for x, y, k, wrap, crown in (
        (330, 382, 2.5, "#7A2430", "#F4D37A"),
        (226, 398, 3.1, "#A8352A", "#FFF3DC"),
        (104, 420, 3.8, "#C4502F", "#F4D37A"),
    ):
        hand = (x - 6 * k, y - 101 * k)
        weapon = group(spear(0, 92 * k / 3, 148 * k / 3, "#1A0812", "#F4C06A"), *hand, 1, 74)
        drawn += weapon + group(
            person(poised, BACKLIT, wrap, light=1, strength=0.95, tattoo="#14060F", crown=crown), x, y, k
        )
        drawn += _tusks(x + 6 * k, y - 77 * k, k)
    return drawn + path("M-10 410V386C80 372 140 392 250 384C360 378 420 366 510 380V410Z", "#16060F")


def _tusks(x: float, y: float, k: float) -> str:
    """A necklace of boars' tusks on a chest."""
    teeth = "".join(
        path(f"M{a} {b}q1 2.6 {c} 4.6q-2.4 -1.4 -2.6 -4.4Z", "#FFF3DC")
        for a, b, c in ((-3, 0.4, -1.4), (1.4, 1.6, -0.6), (5.6, 0.4, 0.4))
    )
    return group(line("M-6 -3Q1 5 8 -3", "#2A0D18", 1.1) + teeth, x, y, k)


def war_canoes() -> str:
    """Bow on: a great war canoe drives at us, paddles spread like wings, two more at its sides."""
    drawn = air((0, "#0B1A24"), (0.4, "#23474F"), (0.8, "#C08F4E"), (1, "#FFC86A"), base=196)
    drawn += clouds(((90, 50, 1.6), (400, 40, 2.0)), "#12242E", 0.85)
    drawn += glow(250, 180, 240, "#FFD98A", 0.9)
    slope = SlopeInks("#3F6B66", "#1F4248", "#0C2430")
    drawn += fluted(10, 198, 230, 120, 5, slope, 6) + fluted(500, 198, 220, 104, 8, slope, 6)
    drawn += sea(192, (0, "#FFC870"), (0.12, "#6FA39A"), (0.45, "#27687A"), (1, "#0A2A40"))
    drawn += sun_track(7, 250, 198, 270, 150, "#FFE8B0") + wavelets(
        5, 206, 396, 20, ("#FFE7B8", "#9FD0CC", "#5B9AA0")
    )
    drawn += group(_bow_on(2, 5), 84, 170, 0.38) + group(_bow_on(2, 6), 420, 172, 0.42)
    return drawn + group(_bow_on(4, 3), 250, 214, 1.06)


def _bow_on(rows: int, seed: int) -> str:
    """A war canoe seen from ahead, with so many pairs of paddlers; gunwales at y = 20, waterline at y = 130."""
    drawn = path("M-34 -46C-20 -38 20 -38 34 -46L10 -100C4 -104 -4 -104 -10 -100Z", "#2A140E")
    drawn += path("M-114 12C-84 -24 -44 -50 0 -56C44 -50 84 -24 114 12C76 50 -76 50 -114 12Z", "#230E0C")
    for i in range(rows):
        t = i / (rows - 1)
        for side in (-1, 1):
            drawn += _bow_paddler(side, 20 + 82 * t, -50 + 62 * t, 0.5 + 0.62 * t)
    foam = random.Random(seed)
    drawn += path(
        "M-10 138C-70 150 -140 132 -196 96C-160 104 -128 96 -104 76C-84 110 -50 128 0 132"
        "C50 128 84 110 104 76C128 96 160 104 196 96C140 132 70 150 10 138Z",
        "#F2FDF8",
        opacity=0.92,
    )
    hull = "M0 146C-50 130 -92 84 -114 10C-76 36 -36 44 0 44C36 44 76 36 114 10C92 84 50 130 0 146Z"
    drawn += path(hull, linear((0, "#8A4A26"), (0.5, "#5B2A18"), (1, "#1E0C0C")))
    drawn += path("M0 146C50 130 92 84 114 10C76 36 36 44 0 44Z", "#1A0A0A", opacity=0.42)
    drawn += line("M-114 10C-76 36 -36 44 0 44C36 44 76 36 114 10", "#FFD48A", 5)
    drawn += "".join(
        path(f"M{num(x)} {num(58 - abs(x) * 0.24)}l7 13l7 -13Z", "#FFF3DC", opacity=0.9)
        for x in (-78, -60, -42, -24, 10, 28, 46, 64)
    )
    prow = "M-15 140C-20 60 -14 -40 -7 -120C-5 -150 -2 -170 0 -186C2 -170 5 -150 7 -120C14 -40 20 60 15 140Z"
    drawn += path(prow, "#4A2014") + path("M0 -186C2 -170 5 -150 7 -120C14 -40 20 60 15 140H0Z", "#230E0C")
    drawn += "".join(
        path(f"M0 {y}l{num(w)} 9l{num(-w)} 9l{num(-w)} -9Z", "#FFF3DC")
        for y, w in ((-140, 4), (-116, 5), (-92, 6), (-68, 7), (-44, 8), (-20, 9), (4, 10))
    )
    drawn += circle(0, 66, 13, "#FFF3DC") + circle(0, 66, 8, "#230E0C") + circle(0, 66, 3, "#F6C06A")
    plumes = (
        "M0 -184C-14 -206 -36 -206 -48 -194M0 -184C-8 -212 -24 -226 -40 -224"
        "M0 -184C14 -206 36 -206 48 -194M0 -184C8 -212 24 -226 40 -224"
    )
    drawn += line(plumes, "#F6C06A", 4.4) + path(
        "M-26 140C-12 116 12 116 26 140C14 152 -14 152 -26 140Z", "#FFFFFF"
    )
    return drawn + "".join(
        circle(foam.choice((-1, 1)) * foam.uniform(30, 200), foam.uniform(60, 140), foam.uniform(1.6, 5), "#FFFFFF")
        for _ in range(14)
    )


def _bow_paddler(side: int, x: float, y: float, k: float) -> str:
    """A paddler seen from ahead, leaning out over the gunwale; side -1 is our left."""
    body = limb([(-2, 26, 12), (4, -4, 13), (8, -22, 10)], BACKLIT.mid) + limb(
        [(10, 6, 4), (16, -22, 4)], BACKLIT.lit
    )
    near = limb([(18, -20, 6.4), (38, -8, 5), (50, 8, 4.4)], BACKLIT.mid) + limb(
        [(20, -24, 2.6), (39, -12, 2.2), (49, 4, 2)], BACKLIT.lit
    )
    far = limb([(2, -24, 6), (10, -34, 5), (27, -46, 4.4)], BACKLIT.dark)
    face = ellipse(13, -42, 9, 12.5, BACKLIT.mid) + path("M14 -54C24 -54 24 -32 14 -29Z", BACKLIT.lit, opacity=0.8)
    face += path("M2 -42C-1 -64 28 -64 24 -42C20 -50 8 -50 2 -42Z", BACKLIT.hair) + circle(13, -60, 5, BACKLIT.hair)
    face += line("M3 -47C9 -52 18 -52 24 -47", "#F6C06A", 3) + line("M8 -42h3M16 -42h3", BACKLIT.hair, 1.4)
    paddle = line("M26 -52L74 58", "#C98A4A", 5) + path(
        "M64 44C70 40 76 42 80 50L92 84C84 92 76 88 72 80Z", "#E0A860"
    )
    splash = path("M70 84C78 72 96 70 106 84C100 92 78 94 70 84Z", "#F2FDF8", opacity=0.9)
    return group(body + paddle + far + near + face + splash, side * x, y, k, flip=side < 0)


def civil_war() -> str:
    """One kinsman strikes, the other parries, before their burning house; the ground between them is split."""
    drawn = air((0, "#2A1640"), (0.4, "#7A2B56"), (0.75, "#E2603F"), (1, "#FFB560"), base=320) + twinkles(3, 14, 80)
    drawn += fluted(250, 306, 640, 90, 14, SlopeInks("#7A3A5E", "#4F2450", "#2E1440"), 5) + glow(
        250, 220, 220, "#FF9A4A", 0.9
    )
    plume = ((238, 96, 30), (270, 74, 36), (232, 50, 34), (284, 34, 40), (246, 10, 44), (310, 4, 36))
    drawn += blurred("".join(circle(x, y, r, "#2A1330", opacity=0.75) for x, y, r in plume), 8)
    drawn += path(
        "M-10 308C120 298 380 298 510 308V410H-10Z", linear((0, "#A8523A"), (0.4, "#6B2A30"), (1, "#1E0C1A"))
    )
    for i, x in enumerate((22, 64)):
        for side, wrap in ((-1, "#D2452F"), (1, "#E0A030")):
            at = 250 + side * (250 - x)
            drawn += line(f"M{at - side * 6} 322l{-side * 10} -92", "#24122C", 3.4)
            drawn += standing(at, 326 - i * 2, 60 - i * 3, "#24122C", wrap, flip=side > 0)
    drawn += glow(250, 250, 150, "#FFE08A", 0.9) + _burning_house()
    crack = "M244 318L262 338L240 352L270 372L246 386L262 410H306L292 388L310 374L276 354L292 338L258 318Z"
    drawn += path(crack, "#120612") + line("M244 318L262 338L240 352L270 372L246 386L262 410", "#FF9A4A", 3)
    striking = Pose(
        (9, -88),
        (4, -80),
        (-5, -49),
        ((14, -92), (25, -103)),
        ((-2, -94), (20, -98)),
        ((-19, -28), (-31, -3)),
        ((16, -32), (15, -3)),
        breadth=0.55,
    )
    parrying = Pose(
        (2, -83),
        (-1, -75),
        (-7, -45),
        ((12, -82), (21, -93)),
        ((-2, -86), (17, -88)),
        ((-19, -26), (-31, -3)),
        ((14, -29), (15, -3)),
        breadth=0.55,
    )
    for x, flip, pose, wrap, weapon in (
        (378, True, parrying, "#E0A030", group(_paddle_club(), 19, -91, 0.88, 20)),
        (122, False, striking, "#D2452F", group(_knobbed_club(), 22, -99, 1.1, 66)),
    ):
        fighter = person(
            pose, BLAZE, wrap, light=1, strength=0.95, tattoo="#14060F", crown=("#F2664F", "#F4D37A")[flip]
        )
        drawn += ellipse(x, 392, 96, 9, "#12060F", opacity=0.6) + group(weapon + fighter, x, 396, 2.75, flip=flip)
    sparks = random.Random(4)
    return (
        drawn
        + glow(298, 66, 44, "#FFF0B8", 0.85)
        + "".join(
            circle(300 + sparks.uniform(-60, 60), 72 + sparks.uniform(-50, 90), sparks.uniform(1.2, 3), "#FFE08A")
            for _ in range(20)
        )
    )


def _paddle_club() -> str:
    """A long flat club, held near its butt at the origin; about 66 long in a person's units."""
    shaft = limb([(0, 10, 1.8), (0, -20, 1.9), (0, -30, 2.4)], "#4A1A20")
    blade = path("M-2.2 -28C-7 -40 -8 -52 -6 -62C-3 -68 3 -68 6 -62C8 -52 7 -40 2.2 -28Z", "#7A3226")
    carving = line("M0 -34V-60M-4 -44L0 -40L4 -44M-5 -52L0 -48L5 -52M-5 -60L0 -56L5 -60", "#FFD08A", 1.2)
    return (
        shaft + blade + path("M2.2 -28C7 -40 8 -52 6 -62C4 -66 2 -67 0 -67V-28Z", "#1E0A14", opacity=0.35) + carving
    )


def _burning_house() -> str:
    """A steep-roofed house, dark against its own flames."""
    fire = flame(190, 250, 66) + flame(310, 244, 70) + flame(250, 160, 70)
    roof = path(
        "M168 262C204 232 228 186 236 140H264C272 186 296 232 332 262Z", linear((0, "#4A1624"), (1, "#8A3A2A"))
    )
    ribs = line(
        "M250 144V262M234 170L206 258M266 170L294 258M241 150L228 260M259 150L272 260", "#F6933B", 3, opacity=0.8
    )
    walls = rect(186, 262, 128, 56, "#3A141C") + line(
        "M204 268V316M222 268V316M278 268V316M296 268V316", "#A8452F", 3
    )
    return fire + roof + ribs + walls + rect(236, 274, 28, 44, "#FFC861") + flame(250, 258, 40)


def _knobbed_club() -> str:
    """A club with a ribbed head, held near its butt at the origin; about 58 long in a person's units."""
    shaft = limb([(0, 8, 1.7), (0, -24, 2), (0, -44, 2.8)], "#3A141C")
    shaft += line("M-1.6 4h3.2M-1.6 0h3.2M-1.7 -4h3.4", "#F6C06A", 1.4)
    ribs = "".join(
        limb([(x, -43, 2.2), (x * 1.4, -50, 2.8), (x * 0.7, -56, 1.8)], ink)
        for x, ink in ((-4.4, "#2A0E16"), (4.4, "#2A0E16"), (0, "#6B2A30"))
    )
    return shaft + ribs + line("M-1 -47L-0.6 -54", "#F6A060", 1.2)


PICTURES = {
    "warriors": warriors,
    "war_canoes": war_canoes,
    "civil_war": civil_war,
}
