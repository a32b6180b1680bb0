"""Cards of the type Ground, and the rails and roads of other cards."""

from __future__ import annotations

import itertools

from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import mist, puffs, sky, stars, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest, rough_spruce, spruces
from tools.art.vehicles import carriage, locomotive, road_truck
from tools.art.water import water

GROUND = HORIZONS["ground"]
RED_ROCK = PeakInks("#C4784A", "#8B4C2F", "#FFF2D8", "#E0B08A")


def _engine_front(x: float, y: float, scale: float) -> str:
    """A steam engine head on, rails at y."""
    black, red, brass = "#1F1B1E", "#B5362A", "#E3AE4E"
    body = (
        circle(0, -92, 58, black)
        + circle(0, -92, 48, "#2E292D")
        + circle(0, -92, 40, "none", brass, 3)
        + circle(0, -92, 10, brass)
    )
    body += (
        path("M-24 -146L-30 -196H30L24 -146Z", black)
        + rect(-36, -204, 72, 12, brass, 3)
        + circle(0, -160, 20, "#FFF3C9", black, 5)
        + circle(0, -160, 34, "#FFF3C9", opacity=0.35)
    )
    body += (
        rect(-76, -46, 152, 14, red, 3)
        + rect(-70, -62, 20, 18, brass, 3)
        + rect(50, -62, 20, 18, brass, 3)
        + path("M-66 -32H66L86 4H-86Z", red)
        + "".join(line(f"M{x_} -30L{x_ * 1.3} 2", black, 4) for x_ in range(-54, 60, 18))
        + rect(-90, 2, 180, 8, black, 3)
    )
    return group(body, x, y, scale)


def railway() -> str:
    """An express comes head on through the snow, lamp lit."""
    drawn = (
        sky(GROUND, 290)
        + sun(390, 130, 42, "#FFF0C4", (18, 0.3))
        + dawn_peak(110, 286, 170, 210, 6, RED_ROCK)
        + dawn_peak(420, 286, 140, 180, 9, RED_ROCK)
        + forest(7, 296, 60, GROUND.mid, 40, depth=3)
    )
    drawn += (
        rect(0, 292, 500, 118, linear((0, "#E9C79A"), (1, "#B5794E")))
        + puffs([(250, 90, 26), (222, 66, 32), (186, 46, 36), (144, 34, 34), (104, 32, 28)], "#FFF3DC")
        + puffs([(256, 104, 20), (232, 86, 24), (200, 68, 26), (160, 56, 24)], "#EBCBA4")
    )
    drawn += polygon([(226, 292), (274, 292), (400, 410), (100, 410)], "#6B3A26") + "".join(
        rect(250 - w, y, 2 * w, h, "#2A1610", 2)
        for w, y, h in ((58, 318, 5), (76, 336, 7), (98, 356, 9), (126, 380, 11))
    )
    drawn += polygon([(232, 292), (236, 292), (168, 410), (146, 410)], "#E8DCC0") + polygon(
        [(264, 292), (268, 292), (354, 410), (332, 410)], "#E8DCC0"
    )
    return (
        drawn
        + _engine_front(250, 352, 1.0)
        + spruces(((40, 350, 120), (80, 340, 84), (420, 342, 90), (462, 352, 124)), GROUND.near)
    )


def train() -> str:
    """A diesel in blue and gold along a river below the range."""
    drawn = (
        sky(GROUND, 270)
        + sun(130, 140, 44, "#FFF0C4", (18, 0.3), (40, 0.15))
        + dawn_peak(330, 268, 190, 250, 8, RED_ROCK)
        + dawn_peak(70, 268, 100, 150, 5, RED_ROCK)
        + forest(7, 276, 54, GROUND.mid, 46, depth=3)
        + rect(0, 276, 500, 30, "#A8623A")
    )
    body = ""
    for x, w in ((-170, 126), (-38, 126)):
        body += (
            rect(x, -52, w, 46, "#1F5C8F", 6)
            + rect(x, -28, w, 8, "#FFC93C")
            + "".join(rect(x + 10 + i * 19, -46, 13, 14, "#FFE9B4", 2) for i in range(6))
        )
    body += (
        path("M94 -56H214C238 -54 252 -34 256 -12V-4H94Z", "#1F5C8F")
        + path("M94 -28H248L253 -20H94Z", "#FFC93C")
        + path("M206 -50H216C230 -48 240 -40 244 -32H206Z", "#FFE9B4")
        + "".join(rect(106 + i * 22, -46, 14, 12, "#16324C", 2) for i in range(4))
        + circle(250, -14, 4, "#FFF3C9")
    )
    body += "".join(
        circle(x, 0, 8, "#1F1B1E") + circle(x, 0, 3, "#8A8078")
        for x in (-150, -130, -78, -60, -18, 2, 54, 72, 112, 132, 152, 196, 216, 236)
    ) + rect(-170, -8, 424, 5, "#16324C")
    drawn += (
        group(body, 214, 300, 0.98)
        + rect(0, 307, 500, 6, "#2A1610")
        + rect(0, 313, 500, 16, "#7B4A2E")
        + water(328, "#7FA3A0", "#2E3F4A", 5, "#FFE9C4", 22)
    )
    return drawn + spruces(((30, 334, 80), (470, 334, 92)), GROUND.near)


def highway() -> str:
    """A road winds to a far peak, one truck on it."""
    drawn = (
        sky(GROUND, 250)
        + sun(380, 140, 46, "#FFF0C4", (18, 0.3), (42, 0.15))
        + dawn_peak(230, 248, 190, 240, 11, RED_ROCK)
        + dawn_peak(460, 248, 100, 150, 5, RED_ROCK)
        + ridge_line(6, 252, 24, GROUND.far, 14)
        + hills(3, 262, 12, "#A8623A")
        + forest(9, 268, 34, GROUND.mid, 50, depth=6)
        + hills(8, 290, 14, "#8B4A2E")
    )
    drawn += path(
        "M246 262C300 270 330 280 270 296C180 318 130 326 190 348C240 366 330 376 380 410H120C110 384 60 "
        "350 110 318C150 296 236 292 240 280C244 272 238 268 234 262Z",
        "#3B241B",
    )
    drawn += line(
        "M246 270C268 278 262 286 228 296C170 312 136 322 150 338C168 358 220 372 250 402",
        "#FBD694",
        4,
        opacity=0.9,
    ) + group(road_truck("#C8402F", "#D9A468"), 196, 328, 0.62, 10)
    return drawn + spruces(
        ((60, 372, 150), (24, 390, 180), (430, 380, 170), (474, 396, 210), (392, 352, 90)), GROUND.near
    )


def tunnel() -> str:
    """Rails run into a stone mouth in a cliff; a light far inside."""
    drawn = sky(GROUND, 400) + sun(90, 110, 40, "#FFF0C4", (16, 0.3)) + dawn_peak(60, 300, 120, 160, 6, RED_ROCK)
    drawn += (
        path("M70 400V240L120 180 160 120 230 76 310 60 390 30 510 10V410H70Z", "#7B4A2E")
        + path("M230 76L310 60 390 30 510 10V410H420C430 300 330 180 230 76Z", "#5C3522")
        + path("M120 180L160 120 230 76 200 150 150 200ZM310 60L390 30 510 10V40L400 70Z", "#FFF2D8")
    )
    drawn += path("M150 410V256C150 190 200 148 262 148C324 148 374 190 374 256V410Z", "#B58A6A") + path(
        "M180 410V262C180 210 216 178 262 178C308 178 344 210 344 262V410Z", "#140B08"
    )
    for i in range(9):
        drawn += group(
            path("M-14 -112H14L18 -82H-18Z", "#D9B08A" if i % 2 else "#A87858"), 262, 260, 1, -80 + i * 20
        )
    drawn += ellipse(262, 318, 20, 22, "#FFE9B4", opacity=0.35) + ellipse(262, 320, 9, 10, "#FFF6D2")
    drawn += polygon([(256, 328), (268, 328), (380, 410), (144, 410)], "#3B241B") + "".join(
        rect(262 - w, y, 2 * w, h, "#7B5335", 1)
        for w, y, h in ((20, 338, 3), (36, 350, 5), (58, 366, 7), (86, 386, 9))
    )
    drawn += polygon([(257, 328), (259, 328), (206, 410), (190, 410)], "#E8DCC0") + polygon(
        [(265, 328), (267, 328), (334, 410), (318, 410)], "#E8DCC0"
    )
    return (
        drawn
        + path("M-10 410V330C60 322 110 350 150 410ZM510 410V340C450 334 400 356 374 410Z", GROUND.near)
        + spruces(((40, 372, 130), (84, 384, 96), (440, 376, 120), (480, 384, 150)), GROUND.near)
    )


def bridge() -> str:
    """A steel arch over a gorge, a train on top."""
    drawn = (
        sky(GROUND, 400)
        + sun(250, 120, 56, "#FFF0C4", (20, 0.3), (46, 0.15))
        + dawn_peak(110, 300, 170, 190, 6, RED_ROCK)
        + dawn_peak(410, 300, 150, 180, 9, RED_ROCK)
        + mist(220, 100, "#FBE3B8", 0.6)
        + water(330, "#C99A72", "#4A2A20", 5, "#FFE9C4", 20)
    )
    drawn += path("M-10 410V214H70L96 262 84 300 120 350 104 410Z", "#5C3522") + path(
        "M510 410V214H430L406 256 420 306 384 354 398 410Z", "#4A2A1C"
    )
    steel = "#B5362A"
    arch = [(80 + 340 * i / 16, 322 - 104 * (1 - ((i - 8) / 8) ** 2)) for i in range(17)]
    data = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in arch)
    low = "M" + "L".join(f"{x:.1f} {y + 20:.1f}" for x, y in arch)
    drawn += (
        line(data, steel, 8)
        + line(low, steel, 6)
        + line(
            "".join(f"M{x:.1f} {y:.1f}V{y + 20:.1f}" for x, y in arch)
            + "".join(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1] + 20:.1f}" for a, b in itertools.pairwise(arch)),
            steel,
            3,
        )
    )
    drawn += (
        line("".join(f"M{x:.1f} {y:.1f}V206" for x, y in arch), "#8E2418", 4)
        + rect(-10, 198, 520, 12, "#3B241B")
        + rect(-10, 196, 520, 4, "#E8C58F")
    )
    train_ = (
        carriage(-34, 96, "#2F5E4C") + carriage(68, 96, "#2F5E4C") + rect(160, 268, 14, 5, "#1F1B1E") + locomotive()
    )
    return (
        drawn
        + group(
            puffs([(330, 176, 14), (304, 164, 19), (270, 158, 22), (232, 158, 20), (200, 162, 15)], "#FFF3DC"),
            60,
            -42,
            0.8,
        )
        + group(train_, 90, -19, 0.76)
        + spruces(((24, 218, 90), (56, 220, 60), (470, 218, 84)), GROUND.near)
    )


def alaska_railroad() -> str:
    """The last spike: two gangs meet, a great engine waits."""
    drawn = (
        sky(GROUND, 280)
        + sun(250, 140, 56, "#FFF0C4", (20, 0.3), (46, 0.15))
        + dawn_peak(80, 278, 150, 190, 6, RED_ROCK)
        + dawn_peak(430, 278, 160, 190, 9, RED_ROCK)
        + forest(7, 288, 50, GROUND.mid, 44, depth=3)
        + rect(0, 286, 500, 124, linear((0, "#B5744A"), (1, "#5C3522")))
    )
    drawn += (
        group(_engine_front(0, 0, 0.86), 250, 312)
        + polygon([(226, 300), (274, 300), (420, 410), (80, 410)], "#4A2A1C")
        + "".join(
            rect(250 - w, y, 2 * w, h, "#8A5A36", 2)
            for w, y, h in ((56, 322, 6), (78, 342, 8), (104, 366, 10), (134, 392, 12))
        )
    )
    drawn += (
        polygon([(234, 304), (238, 304), (166, 410), (144, 410)], "#E8DCC0")
        + polygon([(262, 304), (266, 304), (356, 410), (334, 410)], "#E8DCC0")
        + crowd(
            ((60, 372, 64), (96, 378, 70), (132, 372, 60), (372, 372, 62), (408, 380, 70), (446, 372, 64)),
            "#24120C",
        )
    )
    spike = path("M-5 -30H5L3 26 0 34 -3 26Z", "#FFD057") + rect(-9, -36, 18, 9, "#FFE79A", 2)
    return (
        drawn
        + line("M372 326L300 276", "#C98A4B", 6)
        + group(rect(-16, -9, 32, 18, "#5B6670", 3), 296, 272, 1, 34)
        + group(spike, 250, 360, 1.2)
    )


def alaska_highway() -> str:
    """Graders push a road through the trees, a signpost of far places beside it."""
    drawn = (
        sky(GROUND, 270)
        + sun(380, 130, 46, "#FFF0C4", (18, 0.3), (42, 0.15))
        + dawn_peak(230, 268, 150, 230, 11, RED_ROCK)
        + dawn_peak(460, 268, 110, 160, 5, RED_ROCK)
        + forest(9, 280, 80, GROUND.mid, 40, depth=4)
        + rect(0, 276, 500, 134, "#8B4A2E")
        + polygon([(236, 278), (262, 278), (450, 410), (90, 410)], "#C9925F")
        + polygon([(236, 278), (243, 278), (160, 410), (90, 410)], "#A8703F")
    )
    dozer = (
        rect(-44, -46, 74, 34, "#E9A91F", 4)
        + rect(-34, -84, 46, 40, "#E9A91F", 3)
        + rect(-26, -76, 30, 24, "#FFE9B4", 2)
        + rect(14, -70, 8, 26, "#2A1610")
        + path("M50 -50C40 -30 40 -12 56 8L66 8C54 -12 54 -30 60 -50Z", "#5B6670")
        + line("M20 -20L48 -16", "#2A1610", 8)
        + rect(-54, -14, 92, 24, "#2A1610", 12)
        + "".join(circle(x, -2, 7, "#8A8078") for x in (-40, -20, 0, 22))
    )
    drawn += path("M320 350C330 322 372 318 400 350Z", "#7B4A2E") + group(dozer, 252, 356, 1.12)
    post = rect(-6, -150, 12, 160, "#5B3A1E") + "".join(
        group(path("M-50 -12H38L54 0L38 12H-50Z", ink) + line("M-36 0H24", "#2A1610", 4), 0, y, 1, turn, 1, flip)
        for y, turn, ink, flip in (
            (-132, -4, "#FBE3B8", False),
            (-102, 3, "#D9A468", True),
            (-72, -2, "#FBE3B8", True),
            (-44, 5, "#D9A468", False),
        )
    )
    return drawn + group(post, 92, 372) + spruces(((24, 392, 170), (464, 392, 190), (426, 372, 120)), GROUND.near)


def passenger_train() -> str:
    """A dome train under the great peak, faces at the glass."""
    inks = HORIZONS["tourism"]
    rock = PeakInks("#B987B0", "#7A4A86", "#FFE9DA", "#D2A6BC")
    drawn = (
        sky(inks, 280)
        + stars(3, 30, 90)
        + sun(110, 200, 44, "#FFE3C4", (18, 0.3))
        + dawn_peak(300, 278, 210, 270, 14, rock)
        + dawn_peak(60, 278, 100, 150, 5, rock)
        + ridge_line(6, 282, 26, inks.far, 16)
        + forest(8, 290, 46, inks.near, 50, depth=3)
        + rect(0, 286, 500, 124, inks.mid)
    )
    body = ""
    for x in (-260, -86, 88):
        body += (
            rect(x, -64, 166, 58, "#1F5C8F", 8)
            + rect(x, -30, 166, 8, "#FFC93C")
            + path(f"M{x + 16} -62C{x + 22} -104 {x + 144} -104 {x + 150} -62Z", "#BFDCE6", opacity=0.9)
            + line(f"M{x + 40} -88V-62M{x + 66} -94V-62M{x + 100} -94V-62M{x + 126} -88V-62", "#1F5C8F", 3)
        )
        body += (
            "".join(circle(x + 30 + i * 21, -66, 6, "#2A1B45") for i in range(6))
            + "".join(rect(x + 12 + i * 25, -54, 17, 17, "#FFE9B4", 2) for i in range(6))
            + "".join(circle(x + q, 0, 9, "#1F1B1E") + circle(x + q, 0, 3.5, "#8A8078") for q in (20, 42, 124, 146))
        )
    drawn += group(body, 254, 350) + rect(0, 358, 500, 6, "#1A1030") + rect(0, 364, 500, 46, "#2A1B45")
    return drawn + rough_spruce(24, 410, 150, "#120B22", 4) + rough_spruce(476, 410, 170, "#120B22", 5)


PICTURES = {
    "railway": railway,
    "train": train,
    "highway": highway,
    "tunnel": tunnel,
    "bridge": bridge,
    "alaska_railroad": alaska_railroad,
    "alaska_highway": alaska_highway,
    "passenger_train": passenger_train,
}
