"""Three foods that move, each large before a pale garden light or in a reef."""

from __future__ import annotations

import random

from tools.art.pacific.gardens import garden
from tools.art.pacific.plants import taro_leaf
from tools.art.svg import circle, clipped, ellipse, group, line, linear, num, path, rect
from tools.art.trees import palm

INK = "#2A3A1E"


def pigs() -> str:
    """A sow and her striped young root under the palms."""
    drawn = garden(276) + "".join(
        palm(x, 290, h, lean, "#3F8A4E", "#7A5A34", x)
        for x, h, lean in ((44, 200, 20), (110, 140, -14), (456, 190, -22))
    )
    drawn += ellipse(262, 364, 170, 16, "#2F6B38", opacity=0.7) + group(
        _pig("#4A3A38", "#2A2022", "#8A6F66"), 252, 352, 1.42
    )
    for x, y, k, flip in ((96, 384, 0.52, False), (404, 388, 0.5, True), (190, 392, 0.46, False)):
        drawn += ellipse(x, y + 3, 46 * k * 2, 7, "#2F6B38", opacity=0.7) + group(
            _pig("#9A6A48", "#5E3C28", "#D9A67C", True), x, y, k, flip=flip
        )
    for x, y in ((66, 396), (300, 398), (456, 392), (352, 396)):
        drawn += circle(x, y - 4, 8, "#8FA548") + circle(x - 2, y - 6, 3, "#CFDB86")
    return drawn


def _pig(hide: str, dark: str, light: str, young: bool = False) -> str:
    """A pig walking to the right, feet at y = 0, about 200 long."""
    tail = line("M-86 -66C-102 -72 -108 -58 -98 -52C-92 -50 -90 -60 -100 -66", dark, 4)
    legs = "".join(
        path(f"M{x} -30L{x + 2} 0H{x + 15}L{x + 19} -32Z", ink)
        for x, ink in ((-56, dark), (30, dark), (-74, hide), (44, hide))
    )
    body = (
        "M-90 -58C-92 -92 -60 -108 -14 -106C24 -108 50 -100 66 -92C80 -92 96 -82 104 -66L122 "
        "-54C126 -44 122 -36 114 -34"
        "C98 -30 84 -26 72 -24C50 -12 -20 -10 -58 -18C-80 -24 -90 -38 -90 -58Z"
    )
    belly = path("M-64 -20C-30 -10 44 -12 70 -24C50 -34 -30 -34 -64 -20Z", light, opacity=0.55)
    back = path(
        "M-86 -72C-78 -98 -44 -107 -14 -106C24 -108 50 -100 66 -92C30 -94 -40 -92 -86 -72Z", light, opacity=0.28
    )
    bristles = (
        "".join(line(f"M{-60 + i * 11} -103l-5 -9", dark, 3) for i in range(11))
        if not young
        else "".join(
            line(
                f"M{-78 + i * 3} {-66 + i * 12}C-30 {-78 + i * 14} 20 {-74 + i * 14} 60 {-76 + i * 13}",
                light,
                4,
                opacity=0.8,
            )
            for i in range(3)
        )
    )
    ear = path("M64 -92C62 -112 74 -118 84 -112C84 -100 80 -92 76 -86Z", dark)
    face = (
        ellipse(117, -45, 7.5, 11, light)
        + circle(116, -48, 2, dark)
        + circle(117, -41, 2, dark)
        + circle(90, -70, 4, "#FFF6E0")
        + circle(91, -70, 2.4, "#120C0C")
    )
    return tail + legs + path(body, hide) + back + belly + bristles + ear + face


def chickens() -> str:
    """A cock with a sickle tail, a hen and two chicks before a hedge of leaves."""
    drawn = garden(292)
    for x, y, size, turn in (
        (40, 250, 70, -30),
        (110, 232, 76, -8),
        (430, 240, 78, 12),
        (476, 262, 66, 34),
        (380, 258, 60, -6),
    ):
        drawn += taro_leaf(x, y, size, turn, "#4F9F58")
    drawn += ellipse(200, 372, 118, 13, "#2F6B38", opacity=0.7) + group(_cock(), 200, 366, 1.36)
    drawn += ellipse(386, 378, 74, 10, "#2F6B38", opacity=0.7) + group(_hen(), 388, 374, 1.0, flip=True)
    for x, y, k in ((300, 392, 1.0), (270, 396, 0.8)):
        drawn += group(
            ellipse(0, -13, 15, 12, "#FFDE6B")
            + circle(12, -26, 9, "#FFE58A")
            + path("M20 -27l9 3l-9 3Z", "#E58A2C")
            + circle(14, -28, 1.8, INK)
            + line("M-4 -3V4M5 -3V4", "#E58A2C", 2.4),
            x,
            y,
            k,
        )
    return drawn


def _cock() -> str:
    """Facing right, feet at y = 0, about 150 high."""
    tail = ""
    for i, (ex, ey, ink) in enumerate(
        (
            (-104, -70, "#0F4A4E"),
            (-112, -108, "#1B6E68"),
            (-96, -140, "#0F4A4E"),
            (-74, -158, "#2A8F7C"),
            (-50, -156, "#0F4A4E"),
        )
    ):
        tail += path(
            (
                f"M-34 -76C{ex * 0.5} {ey - 20} {ex} {ey - 26} {ex} {ey + 22 + i * 2}C{ex + 8} "
                f"{ey - 4} {ex * 0.5 + 4} {ey + 6} -26 -66Z"
            ),
            ink,
        )
    legs = line("M-4 -30L-8 -2M16 -30L18 -2M-8 -2h-12M-8 -2h12M18 -2h-10M18 -2h13", "#E0A030", 5)
    body = path(
        (
            "M-40 -78C-30 -50 -8 -26 18 -26C44 -28 56 -50 54 -76C54 -96 58 -112 66 -124L44 -132"
            "C34 -112 16 -96 -6 -92C-22 -88 -34 -86 -40 -78Z"
        ),
        linear((0, "#E2742A"), (0.5, "#B13A22"), (1, "#4E1A1E")),
    )
    hackle = path(
        "M44 -134C30 -116 22 -98 24 -76C34 -84 40 -80 46 -70C52 -82 60 -84 66 -78C68 -96 70 -112 72 -126Z",
        linear((0, "#FFD25A"), (1, "#E07A28")),
    )
    wing = path("M-26 -76C-14 -90 18 -88 26 -70C20 -50 -2 -42 -24 -50C-16 -56 -20 -66 -26 -76Z", "#6B1F22") + line(
        "M-18 -72C-2 -80 12 -78 20 -70M-18 -62C-4 -68 8 -66 16 -60", "#F0A24A", 3
    )
    head = (
        circle(58, -132, 15, "#F0A24A")
        + path("M44 -142C42 -158 50 -160 54 -150C54 -164 64 -164 64 -150C68 -160 78 -156 72 -142Z", "#D2302A")
        + path("M62 -120C60 -106 70 -104 72 -116Z", "#D2302A")
    )
    return (
        tail
        + legs
        + body
        + wing
        + hackle
        + head
        + path("M71 -136L88 -130L71 -125Z", "#F6C64A")
        + circle(62, -134, 4, "#FFF6D6")
        + circle(63, -134, 2.2, "#1A0E0A")
    )


def _hen() -> str:
    """Facing right, feet at y = 0, about 90 high."""
    legs = line("M-4 -18L-6 -1M12 -18L13 -1M-6 -1h-9M-6 -1h9M13 -1h-8M13 -1h10", "#E0A030", 4)
    body = path(
        (
            "M-52 -64C-44 -80 -36 -70 -26 -62C-8 -60 14 -66 22 -84L42 -90C46 -70 48 -44 32 -26"
            "C16 -12 -18 -12 -36 -28C-46 -38 -52 -50 -52 -64Z"
        ),
        linear((0, "#D9A25A"), (0.6, "#A8683A"), (1, "#6B3A24")),
    )
    spots = "".join(
        path(f"M{x} {y}q6 8 12 0", "none", "#6B3A24", 2.4)
        for x, y in ((-30, -48), (-14, -50), (-22, -36), (-4, -36), (10, -46), (-12, -26), (8, -28))
    )
    head = (
        circle(34, -90, 11, "#D9A25A")
        + path("M26 -98C26 -108 33 -108 35 -100C39 -108 45 -104 42 -96Z", "#D2302A")
        + path("M44 -92L56 -88L44 -84Z", "#F6C64A")
    )
    return legs + body + spots + head + circle(37, -92, 2.4, "#1A0E0A")


def fish() -> str:
    """A bright reef fish and its kin over branching coral."""
    drawn = rect(0, 0, 500, 400, linear((0, "#8FE3CF"), (0.4, "#2AA3AE"), (1, "#0A4F7A")))
    drawn += path(
        "M90 -10L0 410H110L180 -10ZM220 -10L180 410H300L300 -10ZM390 -10L340 410H420L440 -10Z",
        "#E8FFF4",
        opacity=0.14,
    )
    drawn += _corals()
    for x, y, k, flip, inks in (
        (96, 282, 0.62, False, ("#FFE08A", "#3A7FC0")),
        (400, 296, 0.56, True, ("#FFE08A", "#3A7FC0")),
        (90, 110, 0.46, False, ("#F6B7A0", "#B6457E")),
        (420, 120, 0.42, True, ("#F6B7A0", "#B6457E")),
    ):
        drawn += group(_reef_fish(*inks), x, y, k, flip=flip)
    drawn += group(_reef_fish("#FFD257", "#DC5A2C"), 246, 186, 1.72)
    return drawn + "".join(
        circle(x, y, r, "#F2FFFA", opacity=0.65)
        for x, y, r in ((430, 60, 8), (446, 36, 5), (436, 16, 6), (136, 60, 5), (146, 40, 3))
    )


def _corals() -> str:
    dice = random.Random(3)
    drawn = path("M-10 410V360C60 330 130 352 200 344C290 330 380 356 510 334V410Z", "#0C4A63")
    inks = ("#E0607A", "#F08A4D", "#B6457E", "#F0BE52", "#7FD0B0")
    for i, x in enumerate(range(10, 500, 42)):
        ink, h = inks[i % 5], dice.uniform(50, 104)
        trunk = ""
        for _ in range(6):
            lean, reach = dice.uniform(-30, 30), h * dice.uniform(0.6, 1)
            trunk += (
                f"M{x} 404C{num(x + lean * 0.1)} {num(404 - reach * 0.5)} {num(x + lean * 0.8)} "
                f"{num(404 - reach * 0.6)} {num(x + lean)} {num(404 - reach)}"
            )
        drawn += line(trunk, ink, 9) + line(trunk, "#FFFFFF", 2, opacity=0.28)
    return drawn


def _reef_fish(body: str, band: str) -> str:
    """Head to the right, about 170 long."""
    fins = path("M-52 0C-74 -22 -86 -28 -94 -26C-87 -8 -87 8 -94 26C-86 28 -74 22 -52 0Z", band) + path(
        "M-28 -28C-10 -62 34 -56 46 -30ZM-14 28C-2 50 22 46 30 28Z", band
    )
    shape = "M-60 0C-40 -38 30 -54 76 4C40 46 -34 36 -60 0Z"
    stripes = (
        "M-18 -40C-8 -12 -8 14 -16 40L4 44C12 12 12 -14 6 -44ZM28 -40C36 -12 36 14 30 36L44 30C50 10 50 -10 44 -32Z"
    )
    lit = path(shape, linear((0, "#FFF3C0"), (0.35, body), (1, band)))
    scales = "".join(
        f"M{num(-44 + i * 14 + (j % 2) * 7)} {num(-20 + j * 12)}q5 5 0 10" for i in range(7) for j in range(4)
    )
    eye = circle(54, -6, 7.5, "#FFFFFF") + circle(55.5, -6, 4.4, "#14212B") + circle(57, -8, 1.4, "#FFFFFF")
    fin = path("M10 6C-2 14 -10 26 -8 34C4 30 14 20 20 10Z", band)
    return (
        fins
        + clipped(path(shape, "#FFF"), lit + path(stripes, band) + line(scales, "#8A4A1C", 1.6, opacity=0.35))
        + fin
        + eye
        + line("M70 12C64 14 60 12 58 10", "#7A2A16", 2)
    )


PICTURES = {
    "pigs": pigs,
    "chickens": chickens,
    "fish": fish,
}
