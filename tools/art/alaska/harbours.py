"""Cards of the type Ships."""

from __future__ import annotations

import math
import random

from tools.art.animals import gull
from tools.art.boats import cruise_ship, freighter, steamer, tanker_from_above, trawler, tug_from_above
from tools.art.buildings import pier, wharf_houses
from tools.art.dwellings import barrel, crate
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import cloud, puffs, sky, sun
from tools.art.svg import circle, ellipse, group, line, linear, num, path, polygon, rect
from tools.art.trees import forest
from tools.art.water import light_path, ripples, swell, water

INKS = HORIZONS["ships"]
ROCK = PeakInks("#5B97C0", "#2F6C97", "#FFFAEC", "#B5D3E4")
BOXES = ("#C8402F", "#E9A91F", "#2C6E49", "#F4F1E4", "#31566E")


def _swells(first: float = 350) -> str:
    inks = ("#3478A6", "#1F5C8A", "#123F66")
    return "".join(swell(first + 20 * i, 8, ink, "#EAF6FA", 410, i * 7) for i, ink in enumerate(inks))


def docks() -> str:
    """A pier with crates and barrels, a crane swinging a load from a moored ship."""
    drawn = (
        sky(INKS, 270)
        + sun(120, 170, 44, "#FFF3D2", (18, 0.3))
        + dawn_peak(330, 266, 150, 200, 6, ROCK)
        + ridge_line(5, 268, 24, INKS.mid, 16)
        + water(266, "#4F93BC", "#12375A", 9)
    )
    drawn += group(steamer("#7A2F3C", "#12304C", "#FBF1DA", "#16324C", "#12304C"), 380, 268, 0.8)
    drawn += (
        line("M168 330V130M168 136L300 112M168 160L250 122M150 330L168 250L186 330", "#0F2D4B", 8)
        + line("M296 114V190", "#0F2D4B", 3)
        + crate(296, 232, 40, "#C98A4B", "#6B4A1C")
        + line("M296 190L278 194M296 190L314 194", "#0F2D4B", 3)
    )
    drawn += (
        pier(-10, 520, 324, "#4C301C", 80) + rect(-10, 320, 530, 16, "#7B5335") + rect(-10, 320, 530, 4, "#A9774C")
    )
    for x, size in ((60, 54), (112, 42), (224, 46)):
        drawn += crate(x, 322, size, "#C98A4B", "#6B4A1C")
    return (
        drawn
        + crate(64, 268, 40, "#B5763A", "#5B3A1A")
        + barrel(270, 322, 0.9, "#8A5A2C", "#0F2D4B")
        + barrel(404, 322, 0.9, "#8A5A2C", "#0F2D4B")
        + barrel(442, 322, 0.9, "#7B4E24", "#0F2D4B")
        + crowd(((330, 322, 44), (356, 322, 40)), "#0F2D4B")
    )


def boats() -> str:
    """Rowing boats drawn up on the shingle at low tide."""
    drawn = (
        sky(INKS, 250)
        + sun(370, 150, 46, "#FFF3D2", (18, 0.3))
        + cloud(140, 150, 140, "#FFF8E6", 0.7)
        + dawn_peak(130, 246, 140, 210, 8, ROCK)
        + ridge_line(7, 248, 22, INKS.mid, 18)
    )
    drawn += (
        water(246, "#6FA9CB", "#2F6C97", 4, "#FFFFFF", 24, 330)
        + path("M-10 410V304C90 288 210 306 300 300C390 296 450 290 510 286V410Z", "#C9B48A")
        + path("M-10 410V344C120 330 300 352 510 332V410Z", "#A8926A")
    )
    for x, y, scale, hull, trim, turn in (
        (120, 318, 0.9, "#C8402F", "#FBF1DA", -4),
        (370, 322, 0.96, "#F4F1E4", "#1F5C8A", 5),
        (236, 366, 1.32, "#1F6CA6", "#FBF1DA", -2),
    ):
        hull_shape = path(
            "M-96 -26C-60 -12 60 -12 100 -32C94 -2 80 18 62 22H-64C-82 16 -92 -4 -96 -26Z", hull
        ) + path("M-96 -26C-60 -12 60 -12 100 -32L97 -20C60 0 -60 0 -94 -14Z", trim)
        inside = (
            path("M-96 -26C-60 -36 60 -38 100 -32C60 -12 -60 -12 -96 -26Z", "#7B4E24")
            + rect(-40, -30, 14, 11, "#C98A4B")
            + rect(16, -31, 14, 11, "#C98A4B")
        )
        oars = line("M-70 -40L96 -8M-50 -46L112 -18", "#D9A468", 5)
        drawn += ellipse(x, y + 22 * scale, 96 * scale, 8, "#5B4A2E", opacity=0.5) + group(
            inside + hull_shape + oars, x, y, scale, turn
        )
    return (
        drawn
        + gull(250, 190, 13, "#FFFFFF")
        + gull(282, 178, 9, "#FFFFFF")
        + line("M330 370C380 380 430 376 470 390", "#FBF1DA", 4)
    )


def steamers() -> str:
    """Two river steamers, one with a stern wheel, between wooded banks."""
    drawn = (
        sky(INKS, 240)
        + sun(250, 150, 44, "#FFF3D2", (18, 0.3))
        + dawn_peak(250, 236, 110, 190, 11, ROCK)
        + forest(3, 244, 70, INKS.mid, 44, depth=3)
        + water(242, "#6FA9CB", "#123A5E", 6)
    )
    drawn += path("M-10 330V232C40 226 90 236 120 250C90 272 40 292 -10 296Z", INKS.near) + forest(
        9, 260, 120, INKS.near, 8, -20, 84, 12
    )
    boat = (
        path("M-150 10H140L124 46H-138Z", "#F4F1E4")
        + rect(-150, 6, 292, 8, "#C8402F")
        + rect(-110, -28, 226, 34, "#FBF1DA")
        + rect(-84, -60, 176, 32, "#FBF1DA")
        + rect(-114, -32, 236, 5, "#C8402F")
        + rect(-90, -64, 188, 5, "#C8402F")
    )
    boat += (
        "".join(rect(-102 + i * 22, -20, 12, 18, "#16324C", 1) for i in range(10))
        + "".join(rect(-76 + i * 22, -52, 12, 15, "#FFE39A", 1) for i in range(8))
        + rect(20, -90, 48, 28, "#FBF1DA")
        + rect(26, -84, 36, 11, "#16324C")
        + path("M14 -90L44 -104 74 -90Z", "#C8402F")
    )
    boat += "".join(
        rect(x, -140, 16, 78, "#16324C") + path(f"M{x - 5} -140H{x + 21}L{x + 16} -154H{x}Z", "#16324C")
        for x in (82, 108)
    )
    wheel = (
        circle(-158, 10, 46, "none", "#C8402F", 7)
        + circle(-158, 10, 26, "none", "#C8402F", 4)
        + line("M-204 10H-112M-158 -36V56M-190 -22L-126 42M-126 -22L-190 42", "#C8402F", 6)
    )
    smoke = [(250, 88, 14), (226, 72, 19), (196, 62, 23), (160, 58, 24), (122, 62, 20), (92, 64, 15)]
    drawn += group(
        puffs([(x + 70, y + 12, r) for x, y, r in smoke], "#B5C7D2")
        + puffs([(x + 70, y, r) for x, y, r in smoke], "#F4F1E4"),
        opacity=0.95,
    )
    return drawn + group(wheel + boat, 256, 286, 0.98) + ripples(250, 344, 330, 3, "#EAF6FA", 0.6) + _swells(356)


def port() -> str:
    """Gantry cranes over a container ship, trains on the quay."""
    drawn = (
        sky(INKS, 280)
        + sun(390, 150, 44, "#FFF3D2", (18, 0.3))
        + dawn_peak(110, 276, 150, 200, 6, ROCK)
        + dawn_peak(420, 276, 110, 170, 9, ROCK)
        + ridge_line(5, 278, 20, INKS.mid, 16)
    )
    for x in (130, 300):
        drawn += (
            line(
                f"M{x - 34} 332V140M{x + 34} 332V140M{x - 34} 236H{x + 34}M{x - 34} 236L{x + 34} 150M{x} 140V92",
                "#C8402F",
                9,
            )
            + line(f"M{x - 90} 140H{x + 130}", "#C8402F", 10)
            + line(f"M{x} 94L{x + 126} 138M{x} 94L{x - 88} 138", "#8E2418", 4)
            + line(f"M{x + 84} 144V196", "#0F2D4B", 3)
            + rect(x + 62, 196, 46, 20, "#E9A91F", 2)
            + rect(x - 6, 144, 24, 20, "#8E2418", 2)
        )
    drawn += rect(0, 318, 500, 26, "#5B6B78") + rect(0, 316, 500, 5, "#A9BBC6")
    for i in range(7):
        drawn += rect(16 + i * 70, 296, 60, 21, BOXES[i % 5], 2) + line(
            f"M{26 + i * 70} 296v21M{36 + i * 70} 296v21M{46 + i * 70} 296v21M{56 + i * 70} 296v21"
            f"M{66 + i * 70} 296v21",
            "#0F2D4B",
            1.4,
            opacity=0.4,
        )
    return (
        drawn
        + water(342, "#4F93BC", "#12375A", 9)
        + group(freighter("#12304C", "#C8402F", "#FBF1DA", "#16324C", BOXES), 262, 350, 0.98)
        + swell(392, 6, "#123F66", "#EAF6FA", 410)
    )


def harbor() -> str:
    """A sheltered basin full of masts behind its breakwater light."""
    drawn = (
        sky(INKS, 230)
        + sun(120, 130, 40, "#FFF3D2", (16, 0.3))
        + dawn_peak(300, 226, 160, 240, 8, ROCK)
        + forest(5, 232, 34, INKS.mid, 50, depth=2)
        + water(228, "#7FB4D2", "#163F66", 3, "#FFFFFF", 30)
    )
    houses = (
        (250, 40, 36, "#A8402E"),
        (294, 46, 48, "#C9822C"),
        (344, 40, 34, "#FBF1DA"),
        (388, 46, 42, "#2C5E50"),
        (438, 40, 50, "#7A2F3C"),
    )
    drawn += wharf_houses(240, houses, "#0F2D4B") + pier(236, 500, 238, "#0F2D4B", 14)
    for x, y, scale, hull in (
        (330, 274, 0.5, "#C8402F"),
        (430, 280, 0.54, "#2C6E49"),
        (240, 288, 0.6, "#1F5C8A"),
        (372, 322, 0.74, "#C9822C"),
    ):
        drawn += group(trawler(hull, "#FBF1DA", "#FFF6E4", "#16324C"), x, y, scale) + ripples(
            x, y + 30 * scale + 16, 120 * scale, 2, "#FFFFFF", 0.5
        )
    drawn += path("M-10 410V330L30 312 70 320 110 308 150 322 186 318 214 344 250 366 300 410Z", "#35485A") + path(
        "M-10 410V352L40 336 90 344 140 336 190 352 230 380 250 410Z", "#22323F"
    )
    tower = (
        path("M-20 0L-15 -110H15L20 0Z", "#FBF1DA")
        + path("M-18.600 -30L-17.200 -60H17.200L18.600 -30ZM-16 -84L-15 -106H15L16 -84Z", "#C8402F")
        + rect(-18, -118, 36, 9, "#0F2D4B", 2)
        + rect(-11, -136, 22, 18, "#FFE9A0")
        + path("M-15 -136L0 -150L15 -136Z", "#C8402F")
    )
    return drawn + group(tower, 120, 322, 1.05) + gull(220, 160, 11, "#FFFFFF") + gull(190, 176, 8, "#FFFFFF")


def shipping() -> str:
    """A laden freighter meets the open sea under gulls."""
    drawn = (
        sky(INKS, 280)
        + sun(250, 210, 80, "#FFF3D2", (26, 0.3), (56, 0.15))
        + cloud(110, 120, 150, "#FFF8E6", 0.5)
        + cloud(400, 150, 120, "#FFF8E6", 0.5)
        + ridge_line(9, 282, 26, "#4E86AC", 14)
        + water(278, "#5C9CC4", "#12375A", 9, "#FFF3D2", 26)
    )
    drawn += light_path(250, ((150, 290), (120, 302), (140, 314)), "#FFF3D2", 0.6) + group(
        freighter("#8E2418", "#12304C", "#FBF1DA", "#16324C", BOXES), 250, 300, 1.16, -3
    )
    foam = path("M408 346C424 330 440 318 466 304C460 318 466 326 484 326C472 334 468 344 474 356Z", "#F6FBFF")
    return (
        drawn
        + foam
        + _swells(350)
        + gull(110, 210, 14, "#FFFFFF")
        + gull(146, 194, 10, "#FFFFFF")
        + gull(420, 190, 11, "#FFFFFF")
    )


def ferry() -> str:
    """The blue ferry of the marine highway, its bow door towards us, on a wooded channel."""
    drawn = (
        sky(INKS, 270)
        + sun(390, 140, 40, "#FFF3D2", (16, 0.3))
        + dawn_peak(90, 266, 150, 190, 6, ROCK)
        + dawn_peak(440, 266, 120, 170, 9, ROCK)
        + forest(5, 272, 40, INKS.mid, 46, depth=2)
        + water(268, "#6FA9CB", "#123A5E", 6)
    )
    hull = (
        path("M-104 -20H104L86 104C50 122 -50 122 -86 104Z", "#17407A")
        + path("M-92 66C-40 82 40 82 92 66L86 104C50 122 -50 122 -86 104Z", "#C8402F")
        + path("M-104 -20H104L102 -6H-102Z", "#E9BD62")
    )
    house = (
        rect(-92, -66, 184, 48, "#FBF1DA", 5)
        + rect(-78, -112, 156, 48, "#FBF1DA", 5)
        + rect(-56, -144, 112, 34, "#FBF1DA", 5)
        + rect(-48, -136, 96, 16, "#16324C", 3)
    )
    house += (
        "".join(rect(-68 + i * 24, -102, 15, 18, "#2F6C97", 2) for i in range(6))
        + "".join(rect(-82 + i * 24, -56, 15, 18, "#2F6C97", 2) for i in range(7))
        + rect(-96, -118, 192, 5, "#E9BD62")
        + rect(-70, -148, 140, 5, "#17407A")
    )
    door = (
        rect(-36, -2, 72, 56, "#0F2D4B", 4)
        + rect(-30, 4, 60, 44, "#C5B48A", 2)
        + path("M-18 40V28L-12 18H12L18 28V40Z", "#C8402F")
        + circle(-11, 40, 5, "#0F2D4B")
        + circle(11, 40, 5, "#0F2D4B")
    )
    drawn += line("M250 116V70M226 86H274", "#16324C", 4) + group(hull + house + door, 250, 268, 1.06)
    return (
        drawn
        + path(
            "M140 366C170 350 190 372 250 374C310 372 330 350 360 366C330 396 170 396 140 366Z",
            "#F6FBFF",
            opacity=0.9,
        )
        + _swells(374)
    )


def fishing_fleet() -> str:
    """Four trawlers leave together at daybreak."""
    drawn = (
        sky(INKS, 250)
        + sun(250, 214, 70, "#FFF3D2", (24, 0.3), (54, 0.15))
        + dawn_peak(90, 248, 90, 150, 6, ROCK)
        + dawn_peak(430, 248, 100, 160, 9, ROCK)
        + ridge_line(5, 250, 18, INKS.mid, 18)
        + water(246, "#8FB8CC", "#123A5E", 6, "#FFF3D2", 30)
    )
    drawn += light_path(250, ((140, 258), (100, 270), (124, 282), (80, 294)), "#FFF3D2", 0.7)
    fleet = (
        (120, 258, 0.5, "#2C6E49"),
        (372, 264, 0.56, "#C9822C"),
        (236, 290, 0.82, "#C8402F"),
        (352, 342, 1.14, "#1F5C8A"),
        (110, 336, 0.94, "#7A2F3C"),
    )
    for x, y, scale, hull in fleet:
        drawn += group(trawler(hull, "#FBF1DA", "#FFF6E4", "#16324C"), x, y, scale) + path(
            f"M{x - 96 * scale} {y + 44 * scale}q{96 * scale} 14 {196 * scale} -4q-40 22 {-196 * scale} 4Z",
            "#F6FBFF",
            opacity=0.85,
        )
    return drawn + gull(196, 200, 12, "#FFFFFF") + gull(300, 186, 9, "#FFFFFF") + gull(160, 178, 8, "#FFFFFF")


def tankers() -> str:
    """Straight down on a laden tanker: two tugs turn her between the ice floes."""
    drawn = rect(0, 0, 500, 400, linear((0, "#2A6FA0"), (1, "#123F66")))
    dice = random.Random(8)
    for _ in range(9):
        x, y = dice.uniform(-10, 500), dice.uniform(0, 400)
        drawn += line(f"M{num(x)} {num(y)}q8 -6 16 0t16 0", "#7FB6D6", 2, opacity=0.35)
    shore = "M-10 -10H230C220 24 180 30 160 60C130 84 96 74 70 108C50 128 20 124 -10 150Z"
    drawn += (
        path(shore, "#8FC4DC", stroke="#8FC4DC", width=22, opacity=0.5)
        + path(shore, "#4E7A58")
        + path("M-10 -10H170C150 16 120 26 96 54C66 72 30 76 -10 104Z", "#35604A")
    )
    turns = ((0, 1), (0.9, 0.8), (1.8, 1.05), (2.9, 0.85), (4, 1), (5.2, 0.9))
    for x, y, r in ((452, 132, 20), (410, 352, 26), (56, 236, 16), (112, 356, 30), (470, 250, 13), (300, 92, 12)):
        floe = [(x + r * k * math.cos(a), y + r * k * 0.8 * math.sin(a)) for a, k in turns]
        drawn += (
            polygon([(px + 5, py + 7) for px, py in floe], "#0E3454", 0.6)
            + polygon(floe, "#F4FBFF")
            + polygon([(x, y), floe[0], floe[1], floe[2]], "#CFE6F2")
        )
    wake = path(
        "M-214 -20C-290 -46 -340 -90 -420 -110C-360 -60 -330 -20 -420 0C-330 20 -360 60 -420 "
        "110C-340 90 -290 46 -214 20Z",
        "#CFE8F4",
        opacity=0.75,
    )
    ship = group(wake + tanker_from_above(), 262, 222, 1.0, -24)
    return (
        drawn
        + ship
        + group(tug_from_above("#E9A91F"), 348, 280, 0.92, -108)
        + group(tug_from_above("#2F8F83"), 169, 167, 0.92, 62)
    )


def cruise_ships() -> str:
    """A white liner below a glacier."""
    drawn = (
        sky(INKS, 280)
        + sun(120, 130, 40, "#FFF3D2", (16, 0.3))
        + dawn_peak(280, 276, 210, 260, 4, ROCK)
        + dawn_peak(60, 276, 120, 150, 9, ROCK)
        + dawn_peak(470, 276, 130, 150, 12, ROCK)
    )
    ice = "M296 182L330 172 352 196 388 218 430 250 460 282H250L284 240 272 212Z"
    drawn += (
        path(ice, "#DDF0F6")
        + path("M330 172L352 196 388 218 430 250 460 282H372C366 240 350 206 330 172Z", "#A9D2E4")
        + line("M300 200L280 274M320 196L318 276M344 206L366 276M372 224L410 276", "#7FB6D0", 3, opacity=0.8)
    )
    drawn += water(278, "#5C9CC4", "#12375A", 9) + "".join(
        polygon([(x, y), (x + 16, y - 10), (x + 36, y - 4), (x + 42, y + 4)], "#FFFFFF", opacity=0.9)
        for x, y in ((40, 312), (430, 316), (90, 334))
    )
    return (
        drawn
        + group(cruise_ship(), 246, 312, 0.98)
        + _swells(354)
        + gull(96, 226, 11, "#FFFFFF")
        + gull(126, 214, 8, "#FFFFFF")
    )


PICTURES = {
    "docks": docks,
    "boats": boats,
    "steamers": steamers,
    "port": port,
    "harbor": harbor,
    "shipping": shipping,
    "ferry": ferry,
    "fishing_fleet": fishing_fleet,
    "tankers": tankers,
    "cruise_ships": cruise_ships,
}
