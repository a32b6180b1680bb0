"""Five foods that grow, each large before a pale garden light."""

from __future__ import annotations

import random

from tools.art.pacific.gardens import GARDEN, garden
from tools.art.pacific.plants import banana_leaf, breadfruit, breadfruit_leaf, coconut, half_coconut, taro_leaf
from tools.art.pacific.scenery import air, beach, glow, sea, wavelets
from tools.art.svg import circle, ellipse, group, line, linear, num, path, rect, smooth
from tools.art.trees import near_palm


def coconuts() -> str:
    """A crown of nuts overhead, and on the sand one whole and one opened."""
    drawn = (
        air(*GARDEN, base=300)
        + glow(330, 150, 220, "#FFFBE0", 0.9)
        + sea(240, (0, "#A9E6D8"), (1, "#2FA3A6"))
        + wavelets(3, 250, 320, 26, ("#FFFFFF", "#C9F3E8"))
    )
    drawn += beach([(-10, 318), (120, 302), (260, 316), (400, 300), (510, 310)], "#F4DDA8", "#CDAE74")
    drawn += near_palm(-30, 470, 440, 152, 5, "#1F6B4A", "#5DA96B", "#5B3A22")
    for x, y, r in ((96, 58, 26), (140, 78, 28), (112, 98, 25), (164, 50, 24)):
        drawn += coconut(x, y, r, "#8FA548", "#566B22", "#CFDB86")
    drawn += ellipse(360, 366, 122, 14, "#A98750", opacity=0.7)
    drawn += coconut(298, 316, 54, "#8A5A30", "#4A2A14", "#C79A62", husk=True) + half_coconut(394, 330, 62)
    return drawn + coconut(196, 372, 24, "#8FA548", "#566B22", "#CFDB86")


def taro() -> str:
    """Heart-shaped leaves on long stalks in a wet field, pulled corms in front."""
    drawn = garden(270)
    drawn += rect(0, 270, 500, 140, linear((0, "#8FD0BE"), (1, "#2F7F78"))) + wavelets(
        4, 280, 396, 30, ("#DDF6E6", "#6FBDAE")
    )
    drawn += "".join(
        path(f"M-10 {y}C120 {y - 8} 380 {y + 8} 510 {y - 4}v9C380 {y + 17} 120 {y + 1} -10 {y + 9}Z", "#6E8A45")
        for y in (276, 318)
    )
    plants = ((58, 312, 0.78), (446, 308, 0.84), (250, 336, 1.3))
    for x, y, k in plants:
        for dx, dy, size, turn, ink in (
            (-74, -142, 64, -38, "#2E8A4C"),
            (76, -150, 66, 36, "#2E8A4C"),
            (-36, -204, 74, -12, "#3F9F58"),
            (44, -196, 70, 16, "#3F9F58"),
            (2, -120, 62, 2, "#57B26A"),
        ):
            stalk = (
                f"M{num(x)} {num(y)}Q{num(x + dx * k * 0.3)} {num(y + dy * k * 0.6)} "
                f"{num(x + dx * k)} {num(y + dy * k)}"
            )
            drawn += line(stalk, "#7A5A6B", 6 * k) + taro_leaf(x + dx * k, y + dy * k, size * k, turn, ink)
    for x, y, k in ((128, 364, 1.25), (376, 366, 1.35)):
        drawn += group(_corm(), x, y, k, -8 if x < 200 else 10)
    return drawn


def _corm() -> str:
    body = path(
        "M-34 -4C-40 -34 -22 -56 0 -58C22 -56 40 -34 34 -4C30 14 12 22 0 22C-12 22 -30 14 -34 -4Z",
        linear((0, "#B98C6A"), (1, "#5B3A2A")),
    )
    rings = "".join(
        line(
            f"M{-34 + i} {-8 - i * 12}C-14 {-2 - i * 12} 14 {-2 - i * 12} {34 - i} {-8 - i * 12}",
            "#3E261C",
            2,
            opacity=0.7,
        )
        for i in range(4)
    )
    cut = ellipse(0, -54, 15, 7, "#F1E6F0") + circle(0, -54, 2.4, "#B48AA8")
    roots = line("M-20 16L-28 30M-4 22L-6 38M14 20L20 34", "#5B3A2A", 2.6)
    return roots + body + rings + cut


def yams() -> str:
    """Long tubers laid out under a vine that climbs a pole."""
    drawn = garden(282)
    drawn += line("M118 300L150 -10", "#7A5A34", 11) + line(
        "M120 300C170 260 96 220 146 180S106 120 152 84S128 30 160 -8", "#3F8A44", 6
    )
    dice = random.Random(6)
    for i in range(15):
        t = i / 14
        side = -1 if i % 2 else 1
        x, y = 122 + 30 * t + side * 4, 290 - 286 * t
        drawn += group(
            path("M0 0C-26 -10 -30 -40 0 -62C30 -40 26 -10 0 0Z", "#3F9A4E" if side > 0 else "#2B7C42")
            + line("M0 0V-54M0 -8C-10 -18 -14 -30 -10 -44M0 -8C10 -18 14 -30 10 -44", "#A9DD8B", 1.6),
            x,
            y,
            dice.uniform(0.8, 1.1),
            side * dice.uniform(60, 110),
        )
    drawn += ellipse(312, 366, 176, 20, "#2F6B38", opacity=0.7)
    drawn += path("M150 356C210 334 420 330 486 350L470 388C400 398 230 398 166 388Z", "#C9A86A") + "".join(
        line(f"M{170 + i * 22} {352 - abs(7 - i) * -0.5}l14 38", "#8A6A38", 2, opacity=0.6) for i in range(14)
    )
    for x, y, turn, k, seed in ((318, 342, -6, 1.15, 1), (350, 304, 4, 1.0, 2), (300, 268, -14, 0.86, 3)):
        drawn += group(_yam(seed), x, y, k, turn)
    return drawn


def _yam(seed: int) -> str:
    dice = random.Random(seed)
    outline = [
        (-150, -4),
        (-128, -26),
        (-80, -31),
        (-20, -24),
        (40, -31),
        (100, -28),
        (142, -12),
        (150, 6),
        (120, 24),
        (60, 27),
        (0, 22),
        (-70, 28),
        (-130, 18),
    ]
    body = path(smooth(outline), linear((0, "#C98F5E"), (0.5, "#9A6238"), (1, "#5E3820")))
    hairs = "".join(
        line(
            f"M{num(x)} {num(dice.uniform(-18, 16))}q4 4 {num(dice.uniform(8, 18))} 1", "#4E2E18", 1.8, opacity=0.7
        )
        for x in [dice.uniform(-130, 120) for _ in range(34)]
    )
    cut = ellipse(-142, -4, 10, 17, "#F6EAD2") + ellipse(-142, -4, 6, 11, "#E4C9D8", opacity=0.7)
    return body + hairs + line("M-118 -18C-60 -26 20 -16 110 -20", "#F0C79A", 4, opacity=0.5) + cut


def bananas() -> str:
    """A hanging bunch with its dark blossom under torn broad leaves."""
    drawn = garden(300)
    for x, y, length, turn, ink in (
        (236, 70, 230, -128, "#2E8A4C"),
        (268, 66, 240, -52, "#2E8A4C"),
        (240, 78, 280, -176, "#4FAE5C"),
        (266, 76, 290, -8, "#4FAE5C"),
        (236, 96, 250, -202, "#3F9F58"),
        (270, 92, 240, 18, "#3F9F58"),
    ):
        drawn += banana_leaf(x, y, length, turn, ink, int(x))
    drawn += path(
        "M222 420L234 60H270L284 420Z",
        linear((0, "#8FAF58"), (0.5, "#6B8A3E"), (1, "#45602A"), start=(0, 0), end=(1, 0)),
    )
    drawn += line(
        "M232 180C246 184 260 184 274 180M228 240C246 246 262 246 278 240M226 310C246 316 264 316 281 310",
        "#45602A",
        3,
        opacity=0.6,
    )
    stem = "M262 92C306 70 350 84 352 130V300"
    drawn += line(stem, "#5E7A34", 13) + line(stem, "#93B45C", 4)
    for row in range(5):
        y = 132 + row * 32
        for i in range(7):
            t = (i - 3) / 3
            reach = 52 - abs(row - 1.4) * 6
            drawn += _banana(352 + t * reach * 0.72, y + 12 * (1 - t * t), reach, t)
    blossom = "M330 300C326 340 340 366 352 376C364 366 378 340 374 300Z"
    return (
        drawn
        + path(blossom, linear((0, "#A8466A"), (1, "#4E1A38")))
        + line("M352 304V366M340 308C340 336 346 354 350 366", "#D98AA6", 2.4, opacity=0.7)
    )


def _banana(x: float, y: float, length: float, lean: float) -> str:
    """One finger, its tip turned up."""
    k, w = lean * 20, length * 0.17
    body = (
        f"M{num(x - w)} {num(y)}C{num(x - w + k)} {num(y + length * 0.4)} "
        f"{num(x + k * 1.4 - w)} {num(y + length * 0.62)} "
        f"{num(x + k * 2)} {num(y + length * 0.78)}C{num(x + k * 1.9 + w)} "
        f"{num(y + length * 0.6)} {num(x + w * 1.1 + k)} {num(y + length * 0.36)} "
        f"{num(x + w)} {num(y)}Z"
    )
    shine = (
        f"M{num(x - w * 0.3)} {num(y + 6)}C{num(x + k * 0.7)} {num(y + length * 0.36)} "
        f"{num(x + k * 1.2)} {num(y + length * 0.56)} {num(x + k * 1.8)} "
        f"{num(y + length * 0.68)}"
    )
    return path(body, linear((0, "#C9D24A"), (0.4, "#FFD84A"), (1, "#E09A28")), "#A8741C", 1.4) + line(
        shine, "#FFF3A8", 3, opacity=0.8
    )


def breadfruit_card() -> str:
    """A great green fruit among deeply lobed leaves."""
    drawn = air(*GARDEN) + glow(250, 190, 250, "#FFFDE6", 0.9)
    drawn += path("M-10 330C90 306 180 326 270 312C370 300 440 316 510 300V410H-10Z", "#8CC46A", opacity=0.7)
    drawn += line("M258 130C252 84 274 40 300 -12", "#6B4A2A", 13)
    leaves = (
        (206, 226, 1.5, -112, "#2C7A3D"),
        (300, 212, 1.56, 104, "#2C7A3D"),
        (244, 160, 1.42, -52, "#3A9148"),
        (276, 166, 1.45, 46, "#3A9148"),
        (258, 168, 1.3, -6, "#4AA653"),
        (208, 276, 1.3, -146, "#23693A"),
        (314, 262, 1.3, 140, "#23693A"),
    )
    for x, y, k, turn, ink in leaves:
        drawn += breadfruit_leaf(x, y, k, turn, ink, "#A9DD8B")
    return drawn + breadfruit(258, 244, 102) + breadfruit_leaf(300, 148, 1.0, 66, "#4AA653", "#C4EDA0")


PICTURES = {
    "coconuts": coconuts,
    "taro": taro,
    "yams": yams,
    "bananas": bananas,
    "breadfruit": breadfruit_card,
}
