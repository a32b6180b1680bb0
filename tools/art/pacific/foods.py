"""Five foods that grow, each large before a pale garden light."""

from __future__ import annotations

import random

from tools.art.pacific.bodies import DAYLIGHT, Pose, person
from tools.art.pacific.gardens import GARDEN, garden
from tools.art.pacific.land import SlopeInks, fluted
from tools.art.pacific.plants import banana_leaf, breadfruit, breadfruit_leaf, coconut, half_coconut, taro_leaf
from tools.art.pacific.scenery import air, beach, glow, haze, sea, wavelets
from tools.art.svg import Point, circle, clipped, ellipse, group, line, linear, num, path, rect, smooth
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
    """A gardener knee-deep in a terraced field draws a whole plant out of the mud, corm, stalks and all."""
    drawn = garden(400) + fluted(360, 210, 420, 150, 14, SlopeInks("#9CCB8E", "#6FAE86", "#4F9080"), 6, 0.1)
    drawn += fluted(60, 214, 320, 120, 5, SlopeInks("#8FC07E", "#5E9E74", "#438468"), 5) + haze(
        120, 110, "#FBF6CF", 0.7
    )
    for step, y in enumerate((196, 226, 262, 306)):
        drawn += _terrace(y, step)
    for x, y, k in ((420, 222, 0.2), (40, 258, 0.3), (470, 262, 0.34)):
        drawn += _plant(x, y, k)
    for x, y, k in ((36, 326, 0.62), (446, 330, 0.66)):
        drawn += _plant(x, y, k)
    pulling = Pose(
        (31, -79),
        (22, -73),
        (-9, -48),
        ((34, -62), (52, -58)),
        ((30, -52), (50, -48)),
        ((14, -24), (4, 2)),
        ((-8, -24), (-20, 2)),
    )
    drawn += line(
        "M292 234C286 160 262 110 236 74M296 232C300 160 310 110 318 70M302 234C326 176 360 140 404 118"
        "M298 232C312 170 346 92 392 52",
        "#7A4A62",
        8,
    )
    for x, y, size, turn, ink in (
        (392, 46, 84, -34, "#2E8A4C"),
        (236, 66, 104, 24, "#3F9F58"),
        (408, 112, 104, -30, "#46A65C"),
        (320, 58, 116, -4, "#57B26A"),
    ):
        drawn += taro_leaf(x, y, size, turn, ink)
    drawn += group(_corm(), 294, 268, 1.2, 6)
    drawn += group(
        person(pulling, DAYLIGHT, "#B9432B", light=1, length=0.7, tattoo="#2A1A14", crown="#4FA04A"), 138, 404, 3.3
    )
    drawn += path(
        "M-10 372C60 362 110 376 170 370C260 362 330 378 400 368C440 362 480 370 510 366V410H-10Z",
        linear((0, "#6FB7A6"), (1, "#1F6A66")),
    )
    drawn += line(
        "M52 378h60M170 376h54M262 380q34 -6 70 0M276 390q24 -5 46 0M400 382h60", "#E6FBEF", 3.4, opacity=0.8
    )
    drips = "".join(f"M{x} {y}v{h}" for x, y, h in ((276, 312, 16), (294, 318, 26), (310, 310, 12), (288, 352, 8)))
    return drawn + line(drips, "#5B3A2A", 4) + group(taro_leaf(0, 0, 150, -64, "#1F6E44"), 452, 318)


def _terrace(y: float, step: int) -> str:
    """A flooded step of the valley, its stone bank towards the viewer; nearer steps are deeper."""
    deep = 20 + step * 12
    edge = f"M-10 {y}C120 {y - 10 + step * 3} 380 {y + 8 - step * 3} 510 {y - 4}V410H-10Z"
    bank = f"M-10 {y + deep}C120 {y + deep - 8} 360 {y + deep + 8} 510 {y + deep - 6}"
    drawn = path(edge, linear((0, "#BFE6CF"), (0.3, "#86C9B6"), (1, "#3F8F86")))
    return drawn + line(bank, "#5E7A45", 7 + step * 2) + line(bank, "#A3BE68", 2 + step)


def _plant(x: float, y: float, k: float) -> str:
    """A growing plant, its foot in the water."""
    drawn = ""
    for dx, dy, size, turn, ink in (
        (-60, -120, 64, 30, "#2E8A4C"),
        (62, -126, 66, -30, "#2E8A4C"),
        (-16, -176, 74, 8, "#3F9F58"),
        (26, -96, 62, -6, "#57B26A"),
    ):
        stalk = (
            f"M{num(x)} {num(y)}Q{num(x + dx * k * 0.3)}"
            f" {num(y + dy * k * 0.6)} {num(x + dx * k)} {num(y + dy * k)}"
        )
        drawn += line(stalk, "#7A5A6B", 6 * k) + taro_leaf(x + dx * k, y + dy * k, size * k, turn, ink)
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
    """Two men carry home the yam of the year, slung under a pole and dressed with leaves; a child comes to see."""
    drawn = garden(300) + glow(360, 90, 200, "#FFF6C8", 0.9)
    drawn += group(_yam_house(), 276, 246, 1.02)
    for x, h, seed in ((20, 190, 2), (92, 160, 3), (160, 132, 5), (222, 112, 6)):
        drawn += _climber(x, 274 + h * 0.06, h, seed)
    drawn += path("M-10 352C120 326 340 336 510 330V410H-10Z", linear((0, "#E5CB92"), (1, "#B98E58")))
    drawn += path("M-10 356C120 330 340 340 510 334V326C340 330 120 320 -10 344Z", "#5A9A4A")
    drawn += ellipse(254, 386, 230, 13, "#7A5A38", opacity=0.4)
    left = Pose(
        (7, -92),
        (4, -83),
        (0, -50),
        ((12, -72), (20, -86)),
        ((-8, -70), (12, -62)),
        ((12, -28), (20, -4)),
        ((-5, -27), (-20, -6)),
    )
    right = Pose(
        (7, -91),
        (4, -82),
        (-1, -50),
        ((14, -72), (22, -86)),
        ((-9, -68), (8, -58)),
        ((-4, -27), (-18, -6)),
        ((10, -28), (18, -4)),
    )
    drawn += line("M64 170L474 158", "#5B3A1E", 13) + line("M64 167L474 155", "#B98A50", 4)
    drawn += line(
        "M166 168C150 220 150 270 172 312M196 166C214 220 214 280 196 322M322 162C306 220 308 276 328 316"
        "M352 162C370 214 368 268 350 306",
        "#E8D39A",
        6,
    )
    drawn += group(_great_yam(), 262, 262)
    drawn += line("M172 236C160 250 160 276 176 298M332 232C318 250 320 278 336 300", "#E8D39A", 6)
    drawn += group(
        person(left, DAYLIGHT, "#B9432B", light=1, length=0.75, tattoo="#2A1A14", crown="#4FA04A"), 88, 388, 2.62
    )
    drawn += group(
        person(right, DAYLIGHT, "#2F6E78", light=1, length=0.75, tattoo="#2A1A14", crown="#E0A93A"), 420, 386, 2.66
    )
    child = Pose(
        (-2, -90),
        (0, -80),
        (0, -48),
        ((-12, -92), (-16, -108)),
        ((-14, -84), (-22, -100)),
        ((6, -25), (6, -3)),
        ((-5, -25), (-7, -3)),
        look="left",
        skull=10,
    )
    return drawn + group(person(child, DAYLIGHT, "#E0A93A", light=-1, length=0.6), 222, 398, 0.84)


def _great_yam() -> str:
    """A tuber as long as a man, lobed at its end, with leaves tied round it; about 270 long, centred."""
    outline: list[Point] = [
        (-140, -16),
        (-112, -44),
        (-60, -56),
        (0, -50),
        (60, -56),
        (106, -40),
        (140, -46),
        (152, -28),
        (130, -8),
        (154, 4),
        (150, 24),
        (120, 26),
        (112, 52),
        (86, 60),
        (40, 50),
        (-20, 58),
        (-80, 54),
        (-124, 32),
        (-142, 8),
    ]
    skin = path(smooth(outline), linear((0, "#D9A06C"), (0.45, "#9A6238"), (1, "#4E2E1A")))
    dice = random.Random(4)
    hairs = ""
    for _ in range(34):
        x, y = dice.uniform(-128, 118), dice.uniform(-44, 46)
        hairs += f"M{num(x)} {num(y)}q5 5 {num(dice.uniform(8, 20))} {num(dice.uniform(-2, 3))}"
    knobs = "".join(
        ellipse(x, y, 9, 5, "#4E2E1A", opacity=0.35) for x, y in ((-96, -20), (-36, 26), (22, -24), (84, 14))
    )
    shine = line("M-116 -24C-70 -46 -10 -38 60 -44", "#F6D3A6", 7, opacity=0.55)
    leaves = "".join(
        group(
            path("M0 0C-20 -8 -24 -30 0 -50C24 -30 20 -8 0 0Z", ink) + line("M0 0V-40", "#BFE08A", 2),
            x,
            y,
            0.8,
            turn,
        )
        for x, y, turn, ink in (
            (-2, -46, -60, "#2B7C42"),
            (4, -46, 56, "#2B7C42"),
            (0, -44, -14, "#3F9A4E"),
            (-4, -42, 150, "#3F9A4E"),
            (2, -44, 200, "#57B04F"),
        )
    )
    return (
        clipped(path(smooth(outline), "#FFF"), skin + line(hairs, "#3E2412", 2, opacity=0.6) + knobs)
        + shine
        + leaves
    )


def _climber(x: float, y: float, height: float, seed: int) -> str:
    """A yam vine on its pole, its foot at y."""
    dice = random.Random(seed)
    drawn = line(f"M{num(x)} {num(y)}L{num(x + 8)} {num(y - height - 14)}", "#7A5A34", 5)
    for i in range(13):
        t, side = (i + 0.5) / 13, -1 if i % 2 else 1
        leaf = path("M0 0C-22 -8 -26 -36 0 -56C26 -36 22 -8 0 0Z", "#4FA552" if side > 0 else "#2F8346")
        size = 0.6 * height / 160
        drawn += group(leaf, x + 8 * t, y - height * t, size * dice.uniform(0.8, 1.1), side * dice.uniform(50, 120))
    return drawn


def _yam_house() -> str:
    """A store of logs laid crosswise under a steep roof with a painted gable, its foot at y = 0; about 100 wide."""
    gaps = rect(-40, -84, 80, 74, "#3A2415") + "".join(
        ellipse(-26 + i * 17, -30, 8, 18, "#A8724A") for i in range(4)
    )
    gaps += "".join(ellipse(-26 + i * 17, -64, 8, 16, "#8A5A38") for i in range(4))
    logs = "".join(rect(-48, -88 + i * 19, 96, 7, "#B98A58", 3) for i in range(5)) + line(
        "M-38 0V-92M38 0V-92M0 -10V-90", "#7A5330", 8
    )
    roof = path("M-62 -84C-36 -116 -12 -156 0 -186C12 -156 36 -116 62 -84C30 -94 -30 -94 -62 -84Z", "#8A6434")
    gable = path("M-38 -96C-20 -118 -6 -146 0 -164C6 -146 20 -118 38 -96Z", "#F1DDB0") + path(
        "M-22 -100L0 -146L22 -100ZM-8 -100L0 -122L8 -100Z", "#B9432B", even_odd=True
    )
    return gaps + logs + roof + gable


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
