"""Cards of the type Tourism that show what the guests come to see, and where they sleep."""

from __future__ import annotations

from tools.art.animals import moose, salmon
from tools.art.figures import BROWN_SKIN, WALK, Pose, brim_hat, figure, knit_cap
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import sky, sun
from tools.art.svg import circle, clipped, ellipse, group, line, linear, path, rect, smooth
from tools.art.trees import forest
from tools.art.water import ripples, splash, water

INKS = HORIZONS["tourism"]
ROCK = PeakInks("#B987B0", "#7A4A86", "#FFE9DA", "#D2A6BC")
NIGHT = "#120B22"
STEEL = "#D5DDE8"


def glaciers() -> str:
    """A roped party stands small in a cave of blue ice and looks up; evening burns at its mouth."""
    drawn = sky(INKS, 330) + sun(300, 214, 30, "#FFE3C4", (16, 0.3)) + dawn_peak(250, 336, 130, 150, 6, ROCK)
    mouth = (
        (-128, 150),
        (-132, 40),
        (-98, -44),
        (-46, -66),
        (-4, -104),
        (62, -96),
        (106, -40),
        (138, 36),
        (122, 150),
    )
    rings = (
        (0.86, 0, "#BFE6F6"), (1.06, -8, "#8CCBEA"), (1.3, 6, "#5C9FD4"), (1.62, -6, "#3C72B4"),
        (2.02, 10, "#294C90"), (2.5, -4, "#1C2F68"),
    )  # fmt: skip
    for size, shift, ink in rings:
        hole = smooth([(262 + shift + x * size, 246 + y * size) for x, y in mouth])
        drawn += path("M-10 -10H510V410H-10Z" + hole, ink, even_odd=True)
    for x, y, w, h, turn, ink in (
        (120, 150, 20, 46, 24, "#7FBEE4"), (92, 236, 16, 40, 4, "#7FBEE4"), (404, 150, 18, 44, -24, "#7FBEE4"),
        (434, 240, 17, 46, -6, "#5C9FD4"), (318, 76, 40, 14, 10, "#7FBEE4"), (206, 78, 34, 13, -12, "#7FBEE4"),
        (30, 180, 22, 60, 10, "#3C72B4"), (476, 170, 18, 60, -10, "#3C72B4"), (262, 26, 60, 15, 2, "#3C72B4"),
    ):  # fmt: skip
        drawn += ellipse(x, y, w, h, ink, 0.6, turn)
    ice = "".join(path(f"M{x - w} {y}L{x} {y + h}L{x + w} {y}Z", "#E6F7FD") for x, y, w, h in (
        (212, 176, 7, 44), (234, 160, 6, 30), (252, 150, 8, 58), (290, 152, 6, 34), (312, 160, 8, 50),
        (334, 180, 6, 32),
    ))  # fmt: skip
    drawn += ice + path("M-10 410V362C90 340 160 332 250 334C340 332 420 342 510 366V410Z", "#16244F")
    drawn += path(
        "M236 336C262 350 232 362 214 376C196 390 190 400 186 "
        "410H300C306 392 276 380 286 364C292 352 282 342 274 336Z",
        "#F2A9A0",
    )
    axe = line("M0 -6V26M-9 25Q0 21 10 27", STEEL, 3.6)
    guide = figure(
        Pose(-4, -16, (128, 152), (20, 30), (6, 2), (-10, -8)),
        "#E5543C",
        "#2A2350",
        knit_cap("#F2C14E", "#FFF3DC"),
        held=axe,
    )
    second = figure(
        Pose(-2, -22, (50, 120), (60, 124), (8, 2), (-8, -8)),
        "#2FA79A",
        "#33265C",
        knit_cap("#FFF3DC", "#E5543C"),
        BROWN_SKIN,
    )
    third = figure(WALK._replace(nod=-14), "#F2B13C", "#2A2350", knit_cap("#3A6FD0", "#FFF3DC"), held=axe)
    drawn += line("M128 330C160 350 206 350 240 326C280 350 320 346 352 322", "#FFF3DC", 3)
    return drawn + group(third, 128, 386, 1.02) + group(second, 240, 380, 0.98) + group(guide, 352, 376, 1.02)


def inside_passage() -> str:
    """An eagle's view: a ferry draws its wake through a maze of forested islands."""
    drawn = sky(INKS, 96) + sun(290, 66, 26, "#FFE3C4", (14, 0.3)) + dawn_peak(210, 100, 56, 110, 6, ROCK)
    drawn += dawn_peak(400, 100, 62, 120, 9, ROCK) + dawn_peak(60, 100, 50, 110, 4, ROCK)
    drawn += rect(0, 94, 500, 310, linear((0, "#F6B7A0"), (0.35, "#B26CA6"), (1, "#3A2A72")))
    for shore, ink, lit in (
        ("M-10 98H150C190 104 170 116 120 118C60 122 30 126 -10 124Z", "#7A4A86", "#9A64A0"),
        ("M250 112C300 100 360 108 372 116C360 126 290 128 262 124C244 120 240 116 250 112Z", "#7A4A86", "#9A64A0"),
        ("M510 104C440 104 410 116 424 124C450 134 480 132 510 136Z", "#6C4386", "#8C5A9C"),
        ("M60 142C110 128 190 134 216 146C226 160 180 170 140 172C96 174 40 166 60 142Z", "#5A3A7C", "#7A549A"),
        ("M510 158C430 150 330 160 310 176C304 192 350 200 400 202C450 206 480 214 510 212Z", "#4A3070", "#6A4A92"),
        ("M-10 186C60 184 150 196 176 216C190 240 150 254 110 262C70 268 40 282 -10 284Z", "#3A2662", "#5A3E86"),
        ("M510 250C440 244 360 262 340 292C336 322 390 336 420 352C450 372 480 384 510 386Z", "#2C1C50", "#4A3276"),
    ):  # fmt: skip
        drawn += (
            group(path(shore, "#FFD9C4"), 0, 4) + path(shore, ink) + group(path(shore, lit, opacity=0.5), 0, -4)
        )
        drawn += path(shore, ink)
    for seed, x0, x1, y, tall, count, ink in (
        (3, 70, 206, 150, 20, 20, "#4A3070"), (4, 330, 504, 178, 30, 17, "#3A2460"),
        (5, -4, 160, 212, 40, 13, "#2C1C52"), (6, -4, 110, 240, 46, 8, "#2C1C52"),
        (7, 366, 506, 296, 60, 9, "#1F1340"), (8, 420, 506, 340, 66, 5, "#1F1340"),
    ):  # fmt: skip
        drawn += forest(seed, y, tall, ink, count, x0, x1, 8)
    drawn += path(
        "M262 196C230 220 196 270 200 330C206 370 226 396 240 "
        "410H330C300 384 262 330 258 286C254 250 262 220 268 198Z",
        "#FFE3D4",
        opacity=0.3,
    )
    ferry = path("M-54 -6H46L60 -14C56 4 46 12 38 14H-46C-52 8 -54 0 -54 -6Z", "#1F3F8A") + rect(
        -46, -24, 82, 18, "#FFF6EA", 2
    )
    ferry += (
        rect(-34, -40, 54, 16, "#FFF6EA", 2)
        + rect(-34, -10, 70, 4, "#F2C14E")
        + path("M-22 -40L-20 -58H-6L-4 -40Z", "#1F3F8A")
    )
    ferry += "".join(rect(x, -20, 8, 7, "#33265C", 1) for x in range(-40, 30, 13)) + rect(6, -36, 11, 7, "#33265C")
    drawn += group(ferry, 262, 188, 0.74) + rect(222, 197, 82, 4, "#FFE3D4", 2, opacity=0.8)
    return drawn + group(_eagle_from_above(), 168, 318, 1.06, 24)


def _eagle_from_above() -> str:
    """A bald eagle seen from above and behind, flying up the page, about 330 wide."""
    dark, light, white, gold = "#2A1626", "#5E3A46", "#FFF8EE", "#FFC23C"
    wing = (
        "M6 -28C36 -62 84 -66 118 -50L172 -46L150 -34L180 -22L150 -16L174 2L142 2L158 22L126 16L132 32L106 22"
        "C78 36 40 26 8 34Z"
    )
    trail = "M150 -16L174 2L142 2L158 22L126 16L132 32L106 22C78 36 40 26 8 34L8 14C50 12 100 8 150 -16Z"
    half = path(wing, dark) + path(trail, light, opacity=0.55)
    tail = path("M-13 40L-32 92L-16 100L0 94L16 100L32 92L13 40Z", white) + line(
        "M-10 60L-16 92M10 60L16 92", "#D9C4C4", 3
    )
    body = path("M-17 -34C-22 0 -18 40 0 56C18 40 22 0 17 -34Z", dark) + path(
        "M4 -34C10 0 8 36 0 56C18 40 22 0 17 -34Z", light, opacity=0.5
    )
    head = path("M-17 -28C-18 -56 -8 -66 0 -66C8 -66 18 -56 17 -28C10 -22 -10 -22 -17 -28Z", white) + path(
        "M-6 -63C-5 -78 5 -78 6 -63Z", gold
    )
    return group(half, flip=True) + half + tail + body + head


def eco_tourism() -> str:
    """An otter with her pup on her belly drifts past; two in a kayak forget to paddle."""
    drawn = sky(INKS, 130) + dawn_peak(150, 132, 96, 160, 6, ROCK) + dawn_peak(390, 132, 80, 150, 9, ROCK)
    drawn += forest(8, 136, 26, INKS.near, 56, depth=1) + water(132, "#E39A8E", "#3A2560", 15, "#FFE3CF", 26)
    camera = group(rect(-8, -8, 18, 15, "#1A1030", 3) + rect(8, -5, 13, 9, "#39305A", 2), 3, 3, 1, 76)
    seated = Pose(0, 4, (52, 120), (56, 124), (84, 80), (80, 76))
    front = figure(seated, "#2FA79A", NIGHT, brim_hat("#F2E0B8", "#C8402F"), held=camera)
    back = figure(
        Pose(4, 6, (46, 92), (52, 96), (84, 80), (80, 76)),
        "#F2B13C",
        NIGHT,
        knit_cap("#C8402F", "#FFF3DC"),
        BROWN_SKIN,
    )
    boat = path("M-132 -14C-80 6 80 6 134 -18C96 22 -90 24 -132 -14Z", "#E5543C") + path(
        "M-118 -4C-60 10 60 10 116 -6C80 22 -84 22 -118 -4Z", "#A8322A"
    )
    paddle = (
        line("M-70 -34L40 -22", "#F2D9A8", 5)
        + ellipse(-78, -35, 15, 7, "#F2D9A8", turn=6)
        + ellipse(50, -21, 15, 7, "#F2D9A8", turn=6)
    )
    crew = group(back, 44, 24, 0.9, flip=True) + group(front, -34, 24, 0.9, flip=True)
    pair = clipped(rect(-140, -140, 280, 142, "#FFF"), crew) + boat + group(paddle, 52, -8)
    drawn += group(pair, 356, 206, 0.98) + ripples(356, 226, 230, 3, "#FFE9DA", 0.55)
    kelp = "M-10 300C60 280 90 330 160 312M330 372C400 350 440 390 510 366M-10 372C40 360 70 384 110 374"
    drawn += line(kelp, "#2A1B45", 7, 0.8) + "".join(ellipse(x, y, 15, 6, "#2A1B45", 0.8, t) for x, y, t in (
        (40, 284, 30), (100, 312, -30), (380, 354, -30), (440, 382, 30), (470, 366, -26), (60, 386, 24)
    ))  # fmt: skip
    drawn += ellipse(228, 338, 210, 40, "#2A1B4A", 0.6) + group(_otter(), 220, 320, 1.24)
    foam = "M20 344C70 362 120 338 180 356C250 372 320 350 380 362C400 366 420 360 436 352"
    return drawn + line(foam, "#FFE9DA", 5, 0.7) + line("M90 384H210M260 392H330M30 366H70", "#FFE9DA", 4, 0.5)


def _otter() -> str:
    """A sea otter on her back, head left, her pup asleep on her, about 340 long."""
    coat, deep, pale, ink = "#6B4430", "#4A2C22", "#EBD5B6", "#1A1018"
    feet = "".join(
        path("M0 8C-6 -10 -8 -34 -16 -44C-4 -52 8 -50 14 -44C24 -44 30 -38 30 -30C26 -14 22 0 16 10Z", ink_)
        for ink_ in (deep,)
    )
    body = path(
        "M-116 -8C-92 -36 -40 -40 20 -34C80 -34 120 -16 150 -4C170 "
        "2 186 0 198 -6C190 14 160 22 130 22C60 44 -70 46 -116 22Z",
        coat,
    )
    body += path("M-120 8C-60 30 60 26 140 6C160 8 180 2 198 -6C190 14 160 22 130 22C60 44 -70 46 -116 22Z", deep)
    head = path("M-166 -18C-168 -58 -86 -62 -84 -14C-82 14 -100 26 -124 26C-150 26 -166 10 -166 -18Z", coat)
    face = path("M-158 -6C-156 -40 -96 -42 -92 -6C-92 16 -108 24 -125 24C-143 24 -158 14 -158 -6Z", pale)
    face += (
        circle(-160, -36, 8, coat)
        + circle(-92, -38, 8, coat)
        + circle(-142, -14, 4.4, ink)
        + circle(-108, -14, 4.4, ink)
    )
    face += path("M-136 -4C-136 -12 -114 -12 -114 -4C-116 4 -134 4 -136 -4Z", ink) + line(
        "M-125 2V8M-134 12Q-125 18 -116 12", ink, 3
    )
    face += line("M-146 4L-172 0M-146 9L-170 12", "#FFF8EA", 2)
    pup = path("M-62 -28C-50 -58 10 -66 52 -46C70 -36 60 -22 40 -22C0 -14 -40 -14 -62 -28Z", "#C49A6C") + circle(
        -54, -46, 24, "#C49A6C"
    )
    pup += ellipse(-58, -42, 18, 15, pale) + path("M-64 -46C-64 -51 -52 -51 -52 -46C-53 -41 -63 -41 -64 -46Z", ink)
    pup += (
        line("M-76 -52q5 4 9 0M-49 -52q5 4 9 0", ink, 2.6)
        + circle(-70, -66, 5.5, "#C49A6C")
        + circle(-38, -66, 5.5, "#C49A6C")
    )
    paws = line("M-92 4C-78 -2 -70 -12 -60 -22M-30 14C-22 0 -10 -14 6 -30", coat, 17) + line(
        "M-62 -20L-58 -25M2 -26L8 -33", deep, 17
    )
    return group(feet, 120, -8, 1, 6) + body + group(feet, 146, -2, 1, 26) + head + face + pup + paws


def sport_fishing() -> str:
    """The angler has hooked a salmon and so has the bear: neither will let go."""
    drawn = sky(INKS, 150) + dawn_peak(240, 156, 110, 190, 14, ROCK) + forest(8, 186, 96, INKS.mid, 26, depth=6)
    drawn += forest(5, 204, 60, INKS.near, 36, depth=6) + rect(
        0, 196, 500, 210, linear((0, "#B98AC0"), (1, "#4A3480"))
    )
    drawn += path(
        "M-10 200C90 196 150 214 60 226C20 232 -10 232 -10 232ZM510 198C420 200 380 214 440 224L510 230Z", INKS.near
    )
    drawn += line("M60 250H180M300 236H420M210 276H290M20 300H90M400 300H480", "#F2C9DC", 5, 0.6)
    drawn += group(_standing_bear(), 366, 344, 1.1)
    drawn += group(salmon(), 196, 214, 0.76, 4, flip=True)
    rod = line("M0 -20V14", "#3A2418", 6) + line("M0 -6V22", "#E9BD62", 5) + circle(6, 6, 6, STEEL)
    pulling = Pose(-24, 4, (64, 112), (70, 104), (34, 10), (8, -26))
    man = figure(pulling, "#E9A91F", "#4F5B3C", brim_hat("#7A5A3C", "#C8402F"), held=rod)
    drawn += line("M110 218C118 150 146 104 194 112", "#FFE9B4", 4.6) + line("M194 112L133 210", "#FFF6F0", 2)
    drawn += group(man, 82, 356, 1.66)
    drawn += path(
        "M-10 410V332C40 322 90 340 140 330C200 320 240 336 300 326C370 318 440 334 510 324V410Z", "#4A3480"
    )
    drawn += "".join(splash(x, y, s, "#FBE4EE") for x, y, s in ((84, 338, 0.5), (326, 338, 0.6), (424, 336, 0.6)))
    drawn += line("M10 352H120M170 346H250M270 372H390M420 352H490M60 382H170", "#F2C9DC", 5, 0.6)
    return drawn + "".join(
        circle(x, y, r, "#FBE4EE") for x, y, r in ((232, 250, 5), (206, 258, 4), (252, 262, 4), (170, 254, 4))
    )


def _standing_bear() -> str:
    """A brown bear on its hind legs that leans back and pulls to the left, about 230 high, water at y = 0."""
    coat, lit, deep, snout, ink = "#5A3426", "#83523A", "#3E221A", "#B98A62", "#140C0A"
    body = path(
        "M-46 8C-62 -50 -56 -112 -22 -142C12 -168 66 -142 82 -90C94 -46 88 -16 80 8H30C28 -6 10 -6 6 8Z", coat
    )
    body += path("M-22 -142C12 -168 66 -142 82 -90C94 -46 88 -16 80 8H52C64 -50 50 -110 -22 -142Z", lit)
    body += path("M-46 8C-58 -40 -58 -84 -40 -118C-18 -90 -10 -40 6 8Z", deep)
    far = line("M-14 -122L-50 -96L-84 -108", deep, 27)
    head = circle(-8, -206, 13, coat) + circle(-8, -206, 6, deep) + circle(-46, -208, 12, coat)
    head += path(
        "M6 -182C6 -214 -48 -222 -60 -190L-92 -168C-98 -152 -84 -144 -62 -146C-30 -136 8 -148 6 -182Z", coat
    )
    head += path("M-62 -182L-92 -168C-98 -152 -84 -144 -62 -146C-50 -150 -48 -172 -62 -182Z", snout)
    head += path("M-97 -168C-98 -176 -84 -178 -80 -172C-82 -164 -92 -160 -97 -168Z", ink) + circle(
        -52, -184, 4, ink
    )
    near = line("M8 -118L-36 -76L-78 -104", coat, 30) + line(
        "M-88 -108l-9 -6M-86 -98l-11 -1M-82 -90l-10 4", "#F2E3C4", 4
    )
    return far + body + head + near


def hotels() -> str:
    """The porter of the lodge and all that the guests brought; a moose looks in at the window."""
    drawn = rect(0, 0, 500, 400, linear((0, "#4A2A5E"), (1, "#8A4A6A"))) + rect(0, 330, 500, 80, "#3A1E3A")
    drawn += "".join(line(f"M{x} 0V330", "#3E2254", 3, 0.6) for x in range(30, 500, 54)) + rect(
        0, 318, 500, 14, "#5E2F4A"
    )
    drawn += _lodge_window()
    board = rect(14, 112, 130, 92, "#6B3A2A", 4) + "".join(
        rect(22 + i * 30, 120 + k * 28, 24, 22, "#3A1E1E", 2) + circle(34 + i * 30, 129 + k * 28, 3.4, "#F2C14E")
        + line(f"M{34 + i * 30} {131 + k * 28}V{138 + k * 28}", "#F2C14E", 3) for i in range(4) for k in range(3)
    )  # fmt: skip
    clerk = figure(Pose(6, 4, (60, 108), (40, 86), (4, 2), (-4, -2)), "#2A4A6A", "#1A1030", "", hair="#8A8A94")
    drawn += board + group(clerk, 70, 346, 1.5)
    desk = rect(-10, 268, 176, 16, "#E0B070", 4) + rect(-10, 284, 166, 90, "#8A4A2E")
    desk += "".join(rect(x, 296, 44, 62, "#6E3822", 3) for x in (-4, 48, 100))
    bell = (
        path("M-15 0C-15 -20 15 -20 15 0Z", "#F2C14E")
        + circle(0, -18, 4, "#F2C14E")
        + rect(-19, -3, 38, 5, "#C98A2C", 2)
    )
    drawn += desk + group(bell, 134, 267) + ellipse(360, 380, 130, 12, "#1F0E24", 0.6)
    skis = line("M-70 96L-34 -168", "#E9A91F", 6) + line("M-56 98L-20 -166", "#E9A91F", 6)
    uniform = rect(-9, -16, 18, 12, "#C8402F", 2) + line("M-9 -6H10", "#F2C14E", 3)
    striding = Pose(-8, 8, (62, 96), (54, 92), (34, 6), (-24, -44))
    porter = figure(striding, "#C8402F", "#2A1B45", uniform)
    drawn += group(skis, 398, 282, 0.96) + group(porter, 316, 382, 1.84) + group(_luggage(), 396, 300, 1, 4)
    return drawn + circle(372, 298, 9, "#D9A27A")


def _lodge_window() -> str:
    """A curtained window at night, and who stands outside."""
    view = rect(186, 70, 130, 160, linear((0, "#2A2068"), (0.6, "#8A6AB8"), (1, "#F0B0B0")))
    view += path("M180 118C220 80 260 130 330 84V110C270 146 230 110 180 146Z", "#6FE8C0", opacity=0.7)
    view += dawn_peak(290, 240, 80, 90, 6, ROCK) + group(moose("#2A1626"), 112, 282, 1.66)
    view += circle(236, 192, 4, "#FFE9B4") + ellipse(267, 223, 5, 4, "#5E4456")
    frame = path("M178 62H324V238H178ZM188 72V228H314V72Z", "#E0B070", even_odd=True) + rect(
        170, 232, 162, 12, "#E0B070", 3
    )
    curtains = path("M164 54H198C198 118 190 166 168 214H158ZM338 54H304C304 118 312 166 334 214H344Z", "#C8402F")
    return clipped(rect(186, 70, 130, 160, "#FFF"), view) + frame + curtains + rect(154, 48, 194, 9, "#F2C14E", 4)


def _luggage() -> str:
    """Five suitcases and a hat, on top of one another."""
    tower = ""
    for x, y, w, h, ink, belt in (
        (-4, 0, 112, 38, "#8A5A2C", "#F2D29A"), (4, -40, 92, 38, "#2F8F83", "#F2D29A"),
        (-8, -72, 104, 30, "#D2A24A", "#7A3A2A"), (6, -106, 76, 32, "#B5362A", "#F2D29A"),
        (-2, -132, 58, 24, "#4F6FB0", "#F2D29A"),
    ):  # fmt: skip
        tower += rect(x - w / 2, y - h, w, h, ink, 5) + "".join(
            rect(x + share * w, y - h, 7, h, belt) for share in (-0.3, 0.22)
        )
    hat = path("M-24 -156C-24 -172 20 -172 20 -156Z", "#F2E0B8") + rect(-24, -164, 45, 5, "#7A3A2A")
    return tower + hat + rect(-34, -160, 66, 6, "#F2E0B8", 3)


PICTURES = {
    "eco_tourism": eco_tourism,
    "glaciers": glaciers,
    "hotels": hotels,
    "inside_passage": inside_passage,
    "sport_fishing": sport_fishing,
}
