"""The wars that bring soldiers north: the islands in the fog, and the long watch at the pole."""

from __future__ import annotations

import math

from tools.art.figures import BROWN_SKIN, SKIN, Pose, deeper, figure
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import Horizon
from tools.art.skies import mist, sky, sun
from tools.art.svg import circle, ellipse, group, line, linear, num, path, radial, rect
from tools.art.water import water


def wwii() -> str:
    """Fog over the islands: a gun crew passes shells from hand to hand while bombers cross the sun."""
    inks = Horizon("#3A4436", "#8A9074", "#E4D3A4", "#6A7458", "#4A5440", "#1F261C")
    drawn = (
        sky(inks, 290)
        + sun(272, 132, 62, "#FFF0C4", (22, 0.25))
        + dawn_peak(110, 290, 120, 170, 6, PeakInks("#8A9074", "#6A7458", "#F2ECD2", "#C0C0A0"))
        + dawn_peak(450, 290, 70, 110, 9, PeakInks("#8A9074", "#6A7458", "#F2ECD2", "#C0C0A0"))
        + mist(190, 100, "#E4D3A4", 0.8)
        + water(286, "#8A957C", "#4A5A50", 5, "#F2ECD2", 10, 350)
        + path("M-10 410V340C100 318 330 318 510 344V410Z", inks.near)
    )
    bomber = path(
        "M0 -34C5 -28 6 -20 6 -12L70 2V12L7 10L5 30L24 38V44L0 42L-24 44V38L-5 30L-7 10L-70 12V2L-6 -12C-6 "
        "-20 -5 -28 0 -34Z",
        "#252D1E",
    )
    drawn += "".join(
        group(bomber, x, y, s, 66) for x, y, s in ((290, 124, 0.6), (204, 100, 0.46), (214, 172, 0.44))
    )
    olive = "#5E6A34"
    helmet = path("M-13 -2C-14 -20 14 -20 13 -2L16 1H-15Z", olive) + path(
        "M4 -15C12 -12 14 -6 13 -2L16 1H6Z", "#3F4822"
    )
    shell = rect(-6, -26, 12, 40, "#C9A03C", 3) + path("M-6 -26C-6 -40 6 -40 6 -26Z", "#C8402F")
    load = figure(
        Pose(10, -6, (84, 118), (70, 100), (24, 4), (-20, -26)),
        "#6E7A3C",
        "#4A5428",
        helmet,
        held=group(shell, 0, 4, 1, 186),
    )
    carry = figure(
        Pose(22, 4, (40, 84), (30, 78), (34, 4), (-26, -36)),
        "#5E6A34",
        "#4A5428",
        helmet,
        skin=BROWN_SKIN,
        held=group(shell, 2, 4, 1, 80),
    )
    aim = figure(Pose(4, -22, (100, 60), (130, 150), (10, 2), (-10, -14)), "#6E7A3C", "#4A5428", helmet)
    drawn += (
        _gun() + group(carry, 40, 390, 1.3) + group(load, 126, 380, 1.36) + group(aim, 348, 384, 1.4, flip=True)
    )
    case = (
        rect(400, 356, 84, 42, "#6E5230", 3)
        + rect(400, 356, 84, 9, "#8C6A3F", 3)
        + "".join(group(shell, x, 352, 0.8) for x in (420, 442, 464))
    )
    return drawn + case


def _gun() -> str:
    """An anti-aircraft gun behind sandbags, its muzzle up to the right, in the coordinates of the picture."""
    steel, lit = "#39443A", "#5E6A54"
    gun = group(
        rect(-20, -9, 210, 18, steel, 4)
        + rect(-20, -9, 210, 7, lit, 3)
        + rect(180, -13, 26, 26, steel, 4)
        + rect(-40, -17, 86, 34, steel, 6),
        210,
        268,
        1,
        -38,
    )
    mount = (
        path("M150 372L186 280H246L282 372Z", steel)
        + path("M218 280H246L282 372H232Z", "#252D1E")
        + circle(214, 272, 26, lit)
        + circle(214, 272, 12, steel)
    )
    bags = "".join(
        ellipse(x, y, 27, 13, ink)
        for x, y, ink in (
            (184, 372, "#A8926A"),
            (232, 370, "#94805A"),
            (280, 374, "#A8926A"),
            (208, 392, "#8A764F"),
            (258, 393, "#A8926A"),
            (160, 394, "#94805A"),
            (306, 396, "#8A764F"),
        )
    )
    return gun + mount + bags


def cold_war_build_up() -> str:
    """The night watch at the radar: the scope shows an attack in formation, and the window shows the geese."""
    glow, green = "#7FF0C8", "#2E8A72"
    drawn = rect(0, 0, 500, 400, linear((0, "#22303A"), (1, "#121A22")))
    drawn += rect(330, 96, 142, 118, "#0E161C", 6) + rect(
        338, 104, 126, 102, linear((0, "#2A3F5A"), (1, "#8FA8B4")), 3
    )
    drawn += path("M338 206V178L372 152L400 176L428 158L464 184V206Z", "#E4EEF0") + circle(444, 122, 8, "#F4EFD8")
    goose = "M-9 -4Q-4 -7 0 0Q4 -7 9 -4"
    drawn += "".join(
        group(line(goose, "#0E161C", 3.4), x, y)
        for x, y in ((356, 152), (372, 142), (388, 134), (406, 144), (424, 154))
    )
    drawn += line("M401 104V206", "#0E161C", 5)
    drawn += (
        circle(196, 178, 148, "#3A4A55")
        + circle(196, 178, 136, "#0C2A28")
        + circle(196, 178, 130, radial((0, "#1E5A50"), (1, "#0C2A28")))
    )
    drawn += "".join(circle(196, 178, r, "none", green, 2.5) for r in (40, 80, 120)) + line(
        "M66 178H326M196 48V308", green, 2.5
    )
    a, b = math.radians(-62), math.radians(-28)
    edge = [(196 + 128 * math.cos(t), 178 + 128 * math.sin(t)) for t in (a, b)]
    drawn += path(
        f"M196 178L{num(edge[0][0])} {num(edge[0][1])}A128 128 0 0 1 {num(edge[1][0])} {num(edge[1][1])}Z",
        glow,
        opacity=0.34,
    )
    drawn += line(f"M196 178L{num(edge[1][0])} {num(edge[1][1])}", glow, 5)
    drawn += "".join(
        circle(x, y, 6, "#FFE08A") for x, y in ((222, 122), (238, 110), (254, 98), (270, 108), (286, 118))
    )
    drawn += path("M-10 322H510V410H-10Z", "#2C3A44") + rect(-10, 316, 520, 9, "#4A5C68")
    drawn += "".join(
        circle(x, 342, 6, ink)
        for x, ink in (
            (30, "#C8402F"),
            (54, glow),
            (78, "#FFD057"),
            (236, glow),
            (260, "#C8402F"),
            (440, "#FFD057"),
            (466, glow),
        )
    )
    drawn += group(_operator("#4A5C3A", SKIN, "#3A2418"), 132, 420, 1.16)
    reach = line("M22 -96L62 -128L66 -158", deeper("#3A4A5C"), 22) + circle(67, -164, 9, BROWN_SKIN)
    drawn += group(reach + _operator("#3A4A5C", BROWN_SKIN, "#17120E"), 296, 424, 1.16)
    mug = (
        rect(-11, -26, 22, 26, "#C8402F", 3)
        + line("M11 -20C20 -20 20 -8 11 -8", "#C8402F", 5)
        + line("M-4 -32q4 -7 0 -14M5 -32q4 -7 0 -14", "#B9C7CC", 3)
    )
    return drawn + group(mug, 404, 320)


def _operator(coat: str, skin: str, hair: str) -> str:
    """Somebody with headphones from behind, seated in front of us, head top about 150 high."""
    body = path("M-62 10C-64 -60 -44 -92 -14 -96H14C44 -92 64 -60 62 10Z", coat) + path(
        "M20 10C24 -40 24 -76 14 -96C44 -92 64 -60 62 10Z", deeper(coat)
    )
    chair = rect(-34, -40, 68, 60, "#10181E", 12)
    head = (
        rect(-9, -110, 18, 20, deeper(skin, 0.85))
        + circle(0, -124, 25, hair)
        + ellipse(-24, -122, 5, 8, skin)
        + ellipse(24, -122, 5, 8, skin)
    )
    phones = (
        line("M-25 -126C-25 -160 25 -160 25 -126", "#8A96A0", 5)
        + rect(-33, -134, 12, 24, "#C5CED2", 5)
        + rect(21, -134, 12, 24, "#C5CED2", 5)
    )
    return body + chair + head + phones


PICTURES = {"wwii": wwii, "cold_war_build_up": cold_war_build_up}
