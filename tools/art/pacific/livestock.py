"""Three foods that move, each large before a pale garden light or in a reef."""

from __future__ import annotations

import random

from tools.art.pacific.bodies import DAYLIGHT, Pose, person
from tools.art.pacific.gardens import garden
from tools.art.pacific.land import far_hill
from tools.art.pacific.plants import banana_leaf, coconut, half_coconut
from tools.art.pacific.scenery import air, beams, flyer, glow, sea, wavelets
from tools.art.svg import circle, clipped, ellipse, group, line, linear, num, path
from tools.art.trees import palm

INK = "#2A3A1E"


def pigs() -> str:
    """A great sow roots up a coconut by the stone wall; her striped young come nose to nose with her."""
    drawn = garden(290) + glow(120, 90, 190, "#FFF6C8", 0.9)
    drawn += "".join(
        palm(x, 250, h, lean, "#5FA868", "#8A6A44", x) for x, h, lean in ((60, 190, 26), (196, 150, -16))
    )
    dice = random.Random(3)
    for row, y in enumerate((214, 236, 258)):
        for i in range(15):
            x, wide = i * 37 - 16 * (row % 2) - 6, dice.uniform(17, 23)
            drawn += ellipse(
                x, y + dice.uniform(-3, 3), wide, 14, ("#8E8676", "#A79E8B", "#746C60")[int(dice.random() * 3)]
            )
            drawn += ellipse(x - 4, y - 5, wide * 0.6, 5, "#CFC6AE", opacity=0.5)
    drawn += path(
        "M-10 270C120 258 380 262 510 270V410H-10Z", linear((0, "#8FC468"), (0.4, "#4F8F48"), (1, "#2C6038"))
    )
    drawn += path("M40 372C110 340 250 346 330 366C300 392 120 398 40 372Z", "#7A5638", opacity=0.85)
    drawn += ellipse(330, 380, 176, 16, "#1F4A2C", opacity=0.6) + _sow()
    drawn += half_coconut(108, 366, 30) + coconut(178, 384, 20, "#8FA548", "#566B22", "#CFDB86")
    drawn += "".join(
        path(f"M{x} {y}l9 -5l5 6Z", "#5B3A22") for x, y in ((80, 340), (132, 392), (226, 372), (252, 388))
    )
    for x, y, k, flip in ((50, 340, 0.86, False), (312, 396, 0.98, True), (424, 398, 0.9, True)):
        drawn += ellipse(x, y, 50 * k, 6, "#1F4A2C", opacity=0.5) + group(_piglet(), x, y, k, flip=flip)
    return drawn


def _sow() -> str:
    """Where she stands in the picture, to the left, head down."""
    far = path("M300 290L292 372H312L334 296ZM430 280L424 370H444L466 284Z", "#1C1418")
    hide = linear((0, "#6A5650"), (0.4, "#42332F"), (1, "#20171A"))
    outline = (
        "M104 330C98 318 104 306 116 302C132 286 146 262 164 240C178 222 192 210 210 194C236 166 268 138 318 128"
        "C372 118 432 130 464 164C484 188 488 230 482 264C484 300 476 330 478 376H452C450 346 442 330 432 314"
        "C400 330 330 332 296 322C288 340 284 356 284 378H258C254 350 246 330 232 314C214 324 190 330 172 332"
        "C154 342 132 346 116 344C108 342 104 338 104 330Z"
    )
    body = path(outline, hide)
    light = path(
        "M116 302C132 286 146 262 164 240C178 222 192 210 210 194C236 166 268 138 318 128C372 118 432 130 464 164"
        "C420 146 360 142 318 158C270 176 236 206 206 238C180 266 150 292 116 302Z",
        "#A88C7C",
        opacity=0.55,
    )
    belly = path(
        "M296 322C340 334 404 330 432 314"
        "C446 300 460 280 478 270"
        "C484 300 476 330 478 376H452"
        "C450 346 442 330 432 314Z",
        "#120C10",
        opacity=0.35,
    )
    belly += line("M232 314C222 290 226 256 246 236M404 300C396 262 410 226 440 212", "#120C10", 5, opacity=0.35)
    bristles = "".join(
        f"M{num(x)} {num(y)}l{num(dx)} {num(dy)}"
        for x, y, dx, dy in (
            (206, 198, -8, -17),
            (220, 184, -7, -18),
            (236, 170, -6, -19),
            (252, 158, -5, -20),
            (270, 147, -4, -20),
            (288, 139, -2, -20),
            (306, 133, 0, -19),
            (326, 129, 2, -17),
            (346, 126, 4, -15),
            (366, 126, 5, -13),
        )
    )
    ear = path("M196 214C186 188 204 168 228 166C236 190 226 214 210 226Z", "#20171A") + path(
        "M202 210C198 192 208 180 222 176C224 192 220 206 210 216Z", "#8A6258"
    )
    snout = (
        ellipse(110, 322, 11, 22, "#B98A7C", turn=12)
        + ellipse(107, 314, 2.6, 4.6, "#3A2022")
        + ellipse(110, 330, 2.6, 4.6, "#3A2022")
    )
    face = line("M124 340C140 336 154 330 164 322", "#120C10", 3.4) + line(
        "M128 300C134 304 138 310 138 318M138 290C146 294 150 300 150 308", "#120C10", 2.6, opacity=0.5
    )
    face += path("M150 330C146 320 148 312 156 306C158 316 160 324 158 330Z", "#FFF6E0")
    eye = (
        ellipse(172, 252, 6, 4.6, "#FFF6E0", turn=-40)
        + circle(171, 253, 3.2, "#120C0C")
        + line("M162 248C168 242 176 240 182 242", "#120C10", 3)
    )
    tail = line("M482 190C498 186 500 206 488 206C480 204 486 192 500 216", "#2A1E20", 6)
    hooves = path("M258 378L260 366H284V378ZM452 376L453 364H478V376Z", "#120C10")
    return far + tail + line(bristles, "#20171A", 5) + body + light + belly + ear + face + snout + eye + hooves


def _piglet() -> str:
    """Trotting to the right, feet at y = 0, about 110 long and 66 high."""
    legs = path("M-34 -22L-42 -2H-32L-22 -20ZM14 -20L10 0H20L26 -20Z", "#5E3620") + path(
        "M-26 -22L-22 0H-12L-10 -22ZM24 -24L34 -2H43L36 -26Z", "#8A5634"
    )
    outline = (
        "M-50 -34C-50 -56 -22 -62 4 -60"
        "C20 -64 36 -58 44 -48"
        "L60 -38C64 -32 62 -26 56 -25"
        "C48 -22 42 -22 36 -22"
        "C20 -12 -18 -12 -34 -18"
        "C-44 -22 -50 -28 -50 -34Z"
    )
    body = path(outline, linear((0, "#C98A58"), (0.6, "#9A6038"), (1, "#5E3620")))
    stripes = line(
        "M-46 -38C-24 -56 6 -54 24 -48M-47 -30C-24 -44 6 -42 26 -36M-42 -23C-22 -32 4 -30 22 -26",
        "#F6DDAE",
        4.2,
        opacity=0.9,
    )
    ear = path("M24 -54C18 -70 30 -74 40 -68C40 -60 36 -54 34 -50Z", "#5E3620")
    face = (
        ellipse(59, -31, 4.4, 6.6, "#E0A890", turn=-14)
        + circle(43, -41, 3, "#1A0E0C")
        + circle(44, -42, 1, "#FFF6E0")
    )
    tail = line("M-49 -40C-60 -44 -62 -34 -54 -34", "#7A4A2C", 3.4)
    return tail + legs + clipped(path(outline, "#FFF"), body + stripes) + ear + face


def chickens() -> str:
    """A cock crows from a heap of husks at dawn; below him a hen feeds, one chick on her back."""
    drawn = garden(300) + beams(196, 196, "#FFF3B0", 0.75, 8) + glow(196, 170, 190, "#FFF4C0", 0.95)
    drawn += circle(196, 150, 74, "#FFF6CE")
    for x, y, length, turn, ink in (
        (520, 40, 230, 168, "#3F9A55"),
        (530, 110, 250, 178, "#57AE62"),
    ):
        drawn += banana_leaf(x, y, length, turn, ink, int(y) + 40)
    drawn += path(
        "M-10 332C30 296 90 278 150 280C220 280 262 300 290 340L300 410H-10Z",
        linear((0, "#B98A58"), (1, "#5B3A22")),
    )
    for x, y, r in ((60, 340, 44), (136, 322, 46), (216, 330, 44), (262, 372, 40), (98, 384, 44), (178, 378, 46)):
        drawn += coconut(x, y, r, "#A8784A", "#5B3820", "#D9AE78") + line(
            "".join(
                f"M{num(x - r * 0.6 + i * r * 0.6)} {num(y - r * 0.5)}q{r * 0.2} {r * 0.4} {num((1 - i) * 5)} {r}"
                for i in range(3)
            ),
            "#6B4628",
            2,
            opacity=0.55,
        )
    drawn += group(_cock(), 172, 288, 1.0)
    drawn += ellipse(392, 384, 112, 13, "#2F6B38", opacity=0.6) + group(_hen(), 404, 380, 1.5, flip=True)
    drawn += half_coconut(290, 376, 30) + group(_chick(), 420, 276, 0.9, flip=True)
    return drawn + group(_chick(), 474, 394, 1.15, flip=True) + group(_chick(), 356, 398, 1.05, flip=True)


def _chick() -> str:
    """Facing right, feet at y = 0, about 36 high."""
    body = path(
        "M-17 -16C-20 -26 -12 -22 -6 -24C-6 -38 18 -40 18 -26C18 -22 16 -20 14 -16C12 -4 -12 -2 -17 -16Z",
        linear((0, "#FFE99A"), (1, "#F0B840")),
    )
    wing = path("M-9 -18C-2 -22 6 -18 7 -14C2 -8 -6 -10 -9 -18Z", "#E0A030")
    legs = line("M-3 -7V0M5 -7V0M-3 0h5M5 0h5", "#C9782A", 2.4)
    return legs + body + wing + path("M17 -29L26 -26L17 -23Z", "#E58A2C") + circle(11, -29, 2.2, INK)


def _cock() -> str:
    """Crowing to the right, neck stretched, feet at y = 0, about 235 high."""
    legs = line(
        "M-14 -40L-18 -3M16 -40L22 -3"
        "M-18 -3L-36 0M-18 -3L4 1M-18 -3"
        "L-8 -6M22 -3L4 0M22 -3L44 1"
        "M22 -3L34 -7M-16 -18L-26 -22",
        "#E0A030",
        6.5,
    )
    thighs = path(
        "M-34 -70C-32 -48 -22 -32 -12 -30C-2 -34 2 -52 2 -66ZM-2 -66C2 -44 8 -32 18 -30C28 -36 36 -54 34 -72Z",
        "#4E1A1E",
    )
    body = path(
        "M6 -154C-8 -124 -38 -116 -62 -110C-60 -74 -38 -48 -8 -44C26 -40 54 -60 58 -96C60 -120 54 -140 46 -156Z",
        linear((0, "#D2562A"), (0.45, "#7A2420"), (1, "#24161E"), start=(0, 0), end=(0.7, 1)),
    )
    saddle = path(
        "M-22 -122C-44 -120 -58 -116 -66 -104"
        "C-70 -90 -70 -78 -64 -66"
        "L-58 -86L-54 -60L-46 -84"
        "L-38 -60L-32 -86L-20 -70Z",
        linear((0, "#FFD25A"), (1, "#D9702A")),
    )
    wing = path(
        "M-28 -116C-6 -126 26 -112 36 -90C28 -66 0 -54 -44 -70C-34 -82 -34 -100 -28 -116Z", "#A8352A"
    ) + path("M-34 -92C-10 -84 14 -82 35 -90C27 -66 0 -54 -44 -70C-38 -76 -35 -84 -34 -92Z", "#1B5E62")
    wing += line("M-36 -78C-14 -70 8 -68 28 -76M-20 -106C-4 -110 12 -106 22 -98", "#F0A24A", 2.6, opacity=0.8)
    hackle = path(
        "M34 -216C16 -196 -2 -162 -16 -128"
        "L-4 -134L-4 -116L10 -128"
        "L14 -106L26 -122L34 -102"
        "L42 -122L54 -110L54 -134L64 -130"
        "C66 -156 66 -188 64 -208Z",
        linear((0, "#FFE07A"), (0.6, "#F0A038"), (1, "#C9582A")),
    )
    hackle += line(
        "M36 -200C24 -176 14 -152 6 -130M46 -200C38 -174 30 -150 26 -124M56 -200C54 -174 50 -148 48 -124",
        "#B9582A",
        2.4,
        opacity=0.6,
    )
    return _tail() + thighs + legs + body + saddle + wing + hackle + _crowing_head()


def _tail() -> str:
    """The sickle feathers of a cock, to its left."""
    tail = ""
    for data, ink in (
        ("M-52 -112C-84 -128 -150 -126 -168 -62C-140 -96 -96 -104 -50 -92Z", "#0F4A4E"),
        ("M-54 -116C-86 -164 -160 -166 -190 -90C-152 -138 -100 -132 -52 -98Z", "#1B6E68"),
        ("M-50 -120C-74 -196 -152 -216 -196 -138C-146 -180 -96 -158 -46 -104Z", "#0F4A4E"),
        ("M-44 -122C-60 -214 -122 -250 -178 -196C-122 -214 -80 -180 -38 -106Z", "#2A8F7C"),
        ("M-36 -122C-44 -206 -84 -246 -128 -228C-86 -222 -58 -176 -26 -110Z", "#0F4A4E"),
    ):
        tail += path(data, ink)
    tail += line(
        "M-52 -106"
        "C-90 -146 -140 -152 -176 -108M-46 -112"
        "C-78 -180 -132 -206 -176 -158"
        "M-40 -114C-58 -190 -106 -228 -158 -206",
        "#6FD0B4",
        2.4,
        opacity=0.6,
    )
    return tail


def _crowing_head() -> str:
    """A cock's head with its beak open."""
    face = circle(50, -216, 17, "#F4B04A") + path(
        "M44 -226C54 -232 66 -226 68 -214C64 -202 52 -200 46 -206Z", "#D2402E"
    )
    comb = path(
        "M56 -232C58 -246 52 -254 48 -246"
        "C46 -258 36 -260 37 -246"
        "C30 -256 20 -250 27 -240"
        "C18 -244 14 -234 24 -228"
        "C30 -216 44 -222 56 -232Z",
        "#D2302A",
    )
    beak = (
        path("M60 -230L90 -248L68 -220Z", "#F6C64A")
        + path("M66 -216L92 -226L66 -206Z", "#D99A30")
        + path("M66 -222L82 -234L70 -214Z", "#7A1A1E")
    )
    wattle = path("M54 -204C50 -186 58 -178 64 -182C70 -188 68 -202 62 -208Z", "#D2302A")
    eye = circle(54, -220, 4.4, "#FFE9A8") + circle(54.8, -220.6, 2.4, "#1A0E0A")
    return comb + face + beak + wattle + eye


def _hen() -> str:
    """Pecking to the right, feet at y = 0, about 80 high and 140 long."""
    legs = line("M-8 -22L-10 -1M12 -22L12 -1M-10 -1h-9M-10 -1h11M12 -1h-9M12 -1h11", "#E0A030", 4)
    body = path(
        "M-66 -74C-58 -90 -48 -84 -36 -70"
        "C-14 -78 18 -76 36 -58"
        "C48 -46 60 -36 68 -22"
        "C74 -12 68 -4 60 -6"
        "C50 -10 44 -18 36 -22"
        "C20 -12 -12 -12 -34 -28C-48 -40 -58 -56 -66 -74Z",
        linear((0, "#E8B46A"), (0.6, "#B0703C"), (1, "#6B3A24")),
    )
    wing = path("M-30 -58C-12 -66 12 -60 20 -46C10 -30 -14 -26 -38 -42C-30 -46 -28 -52 -30 -58Z", "#8A4E2C") + line(
        "M-28 -42C-12 -36 2 -36 14 -42M-24 -52C-10 -48 4 -46 16 -50", "#E8B46A", 2.4, opacity=0.8
    )
    spots = "".join(
        path(f"M{x} {y}q5 7 10 0", "none", "#6B3A24", 2.2)
        for x, y in ((-8, -68), (16, -62), (34, -46), (-20, -24), (4, -22))
    )
    head = path("M52 -36C58 -44 64 -40 63 -33C70 -38 74 -32 70 -26Z", "#D2302A") + path(
        "M69 -16L80 0L62 -6Z", "#F6C64A"
    )
    return (
        legs
        + body
        + wing
        + spots
        + head
        + circle(64, -18, 2.4, "#1A0E0A")
        + path("M58 -8C56 2 62 4 65 -4Z", "#D2302A")
    )


def fish() -> str:
    """Bonito biting: on a bending pole a man swings one out of the water over the stern, and the school leaps."""
    drawn = air((0, "#7CC8CC"), (0.6, "#DDF0C4"), (1, "#FFF0B8"), base=250) + glow(360, 150, 240, "#FFFDE6", 0.9)
    drawn += sea(240, (0, "#B9EBDD"), (0.25, "#4FBFB8"), (1, "#0F6A86")) + wavelets(
        6, 250, 390, 22, ("#FFFFFF", "#C9F3E8")
    )
    drawn += far_hill(440, 244, 170, 34, "#8FC4B8")
    drawn += "".join(
        flyer(x, y, s, "#FFFFFF", t) for x, y, s, t in ((430, 60, 26, 14), (464, 96, 17, -8), (396, 34, 13, 6))
    )
    drawn += line("M98 220C180 124 268 66 372 62", "#8A5A2E", 7) + line(
        "M98 218C180 122 268 64 372 60", "#E0B86E", 2.6
    )
    drawn += line("M372 62C390 92 396 110 392 128", "#FFFFFF", 2) + group(_bonito(), 330, 172, 1.24, -52)
    splash = "".join(
        f"M{x} 300q{dx} {-h} {dx * 2} {-h * 0.5:.4g}"
        for x, dx, h in ((286, -12, 60), (300, -3, 86), (312, 8, 66), (326, 16, 44))
    )
    drawn += line(splash, "#FFFFFF", 5, opacity=0.9) + ellipse(304, 304, 58, 10, "#FFFFFF", opacity=0.85)
    drops = random.Random(3)
    drawn += "".join(
        circle(drops.uniform(250, 350), drops.uniform(196, 290), drops.uniform(1.6, 4), "#FFFFFF")
        for _ in range(22)
    )
    for x, y, k, turn in ((440, 320, 0.66, -28), (388, 366, 0.8, -20)):
        drawn += group(_bonito(), x, y, k, turn) + ellipse(
            x - 34 * k, y + 40 * k, 54 * k, 9 * k, "#E6FBF2", opacity=0.9
        )
    swinging = Pose(
        (2, -93),
        (-2, -84),
        (-4, -50),
        ((10, -74), (20, -82)),
        ((-8, -68), (8, -66)),
        ((10, -28), (16, -3)),
        ((-8, -27), (-16, -3)),
        breadth=0.45,
    )
    drawn += group(person(swinging, DAYLIGHT, "#2F5E8A", light=1, tattoo="#2A1A14", crown="#4FA04A"), 92, 344, 2.05)
    hull = "M-20 330C60 350 150 350 214 330C226 322 234 308 240 290C250 314 242 346 210 362C140 384 40 380 -20 368Z"
    drawn += path(hull, linear((0, "#A8683A"), (1, "#4A2814"))) + line(
        "M-20 336C60 356 156 356 222 330", "#F3D9A0", 4.5
    )
    drawn += "".join(path(f"M{16 + i * 24} 360l7 9l7 -9Z", "#F3D9A0", opacity=0.85) for i in range(8))
    drawn += group(_bonito(), 168, 330, 0.5, 10) + group(_bonito(), 196, 334, 0.46, -14)
    return drawn + path("M-20 366C60 384 180 384 250 356C240 384 60 398 -20 384Z", "#E6FBF2", opacity=0.9)


def _bonito() -> str:
    """A skipjack, head to the right, about 150 long: dark back, bright flank with stripes, a sickle tail."""
    tail = path("M-66 0C-78 -14 -86 -30 -96 -34C-90 -14 -90 14 -96 34C-86 30 -78 14 -66 0Z", "#1B4A6E")
    shape = "M-72 0C-40 -30 20 -40 62 -16C72 -10 78 -4 80 2C74 12 64 18 50 22C10 34 -40 24 -72 0Z"
    flank = path(shape, linear((0, "#1B4A6E"), (0.42, "#2F7FA8"), (0.5, "#E6F4F2"), (1, "#A9C6CC")))
    stripes = line("M-40 8C-6 16 30 14 56 6M-34 15C-4 22 26 21 50 14", "#4A7F96", 3, opacity=0.8)
    fins = path(
        "M0 -31C8 -48 20 -52 30 -50C26 -42 26 -34 30 -28ZM-30 -22l-8 -10l14 5"
        "ZM-12 25C-8 36 -18 42 -26 42C-24 34 -26 28 -28 22Z",
        "#163E5E",
    )
    gill = line("M46 -20C40 -8 40 8 46 20", "#163E5E", 2.6) + path(
        "M42 2C30 4 22 12 20 20C32 18 40 12 44 6Z", "#163E5E"
    )
    eye = circle(60, -4, 5, "#FFFFFF") + circle(61, -4, 3, "#0E1E2A")
    return tail + fins + flank + stripes + gill + eye + line("M79 4C72 6 68 6 64 5", "#163E5E", 2)


PICTURES = {
    "pigs": pigs,
    "chickens": chickens,
    "fish": fish,
}
