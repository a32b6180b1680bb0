"""First cards of several types, from the time of furs and logs."""

from __future__ import annotations

from tools.art.animals import gull
from tools.art.buildings import blockhouse, log_cabin, palisade
from tools.art.dwellings import stretched_pelt
from tools.art.figures import Pose, figure
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.people import lumberjack
from tools.art.skies import cloud, mist, rays, sky, snowfall, sun
from tools.art.svg import circle, ellipse, group, line, path, rect
from tools.art.trees import forest, rough_spruce
from tools.art.water import water


def fur_trapping() -> str:
    """Pelts stretched to dry outside a trapper's cabin in winter."""
    inks = HORIZONS["agriculture"]
    drawn = (
        sky(inks, 280)
        + sun(120, 150, 44, "#FFF7CC", (18, 0.3))
        + dawn_peak(360, 278, 150, 200, 6, PeakInks("#8DB56A", "#5F8A45", "#FFF8DC", "#C8D9A0"))
    )
    drawn += (
        forest(5, 290, 110, "#3F6B2E", 26, depth=4)
        + path("M-10 410V290C120 280 330 300 510 286V410Z", "#F2F6E6")
        + log_cabin(356, 330, 1.15, "#7A5234", "#4E3220", "#33200F", "#FFFFFF")
    )
    drawn += path("M-10 410V350C120 340 330 366 510 346V410Z", "#DCE8CC") + line(
        "M40 392L62 214M266 392L246 214M52 226H256", "#5B3A1E", 8
    )
    drawn += stretched_pelt(108, 300, 0.94, "#7A4A26", "#A87444", "#4E3220") + stretched_pelt(
        200, 300, 0.94, "#8A6A4A", "#C9A888", "#4E3220"
    )
    snowshoe = path("M0 -58C22 -58 24 -14 14 14L0 56L-14 14C-24 -14 -22 -58 0 -58Z", "none", "#A8703C", 6) + line(
        "M-16 -30H16M-17 -12H17M-13 8H13M-8 28H8M0 -56V40", "#C98A4B", 2
    )
    return drawn + group(snowshoe, 452, 340, 0.8, 14) + group(snowshoe, 478, 346, 0.8, 24) + snowfall(6, 46, 0.8)


def old_fort() -> str:
    """A weathered blockhouse above the shore, gulls and a flag."""
    inks = HORIZONS["military"]
    drawn = (
        sky(inks, 270)
        + sun(390, 140, 42, "#FFF6D0", (18, 0.3))
        + cloud(140, 120, 130, "#CFCBA0", 0.5)
        + dawn_peak(400, 268, 120, 180, 6, PeakInks("#7D8A62", "#57633F", "#F6EDD0", "#B9BE97"))
        + water(266, "#8FA68E", "#35504A", 4, "#F6EDD0", 18, 330)
    )
    drawn += path("M-10 410V286C60 268 170 262 250 278C330 294 360 330 420 352L510 374V410Z", inks.mid) + path(
        "M-10 410V330C100 316 240 326 330 350L430 384 510 396V410Z", inks.near
    )
    drawn += (
        palisade(-8, 176, 326, 54, "#6E5230", "#4A361E")
        + blockhouse(258, 322, 1.42, "#8C6A3F", "#4E3A20", "#2A2415")
        + palisade(330, 402, 340, 44, "#6E5230", "#4A361E")
    )
    drawn += path("M260 44H308L300 58L308 72H260Z", "#24407C") + path(star_outline(280, 58, 9, 4), "#FFD968")
    cannon = (
        path("M-40 -14L44 -26V-8L-40 2Z", "#1C1F18")
        + circle(0, 8, 17, "#3A2B18")
        + circle(0, 8, 6, "#6E5230")
        + line("M-18 6L-52 20", "#3A2B18", 9)
        + "".join(line(f"M0 8L{x} {y}", "#6E5230", 3) for x, y in ((0, -8), (14, 16), (-14, 16), (15, 0), (-15, 0)))
    )
    return drawn + group(cannon, 424, 372, 1.1) + gull(346, 206, 12, "#FFFFFF") + gull(372, 194, 8, "#FFFFFF")


def trading_post() -> str:
    """Across the counter: the trapper's furs on one side, the trader's striped blanket on the other."""
    wall, log, dark, gold = "#1B5F60", "#16504F", "#5B3A1E", "#FFE3A0"
    drawn = rect(0, 0, 500, 400, wall) + line("".join(f"M0 {y}H500" for y in range(36, 300, 44)), log, 6)
    drawn += circle(262, 120, 170, "#F6DFA9", opacity=0.16) + circle(262, 120, 110, "#F6DFA9", opacity=0.2)
    drawn += rect(318, 106, 190, 9, "#8A5A2C") + rect(318, 186, 190, 9, "#8A5A2C")
    for k, ink in enumerate(("#C8402F", "#F6DFA9", "#2E8380", "#E9A91F", "#C8402F")):
        drawn += rect(330 + k * 34, 152, 28, 34, ink, 3) + rect(330 + k * 34, 162, 28, 12, "#FBF1DA")
    drawn += path("M334 106V84C334 74 366 74 366 84V106Z", "#22323F") + line(
        "M336 82C340 66 360 66 364 82", "#22323F", 4
    )
    drawn += group(stretched_pelt(0, 0, 0.82, "#8A4A26", "#C08A58", "#33200F"), 70, 166) + line(
        "M262 -10V58", "#22323F", 4
    )
    drawn += (
        path("M242 66C242 54 282 54 282 66Z", "#22323F")
        + rect(246, 66, 32, 44, gold, 6)
        + rect(242, 108, 40, 9, "#22323F", 3)
        + path("M262 76C254 88 256 100 262 104C268 100 270 88 262 76Z", "#F08A3C")
    )
    show = Pose(4, 4, (82, 100), (70, 92), (4, 0), (-4, -2))
    apron = path("M-4 -40L12 -36L14 4L-6 4Z", "#FBF1DA")
    moustache = ellipse(7, 5, 6, 3, "#3A2418")
    trader = figure(show, "#FBF1DA", "#31566E", moustache) + group(apron, 0, -52)
    drawn += group(trader, 420, 400, 2.1, flip=True)
    blanket = path("M-58 -46C-30 -56 30 -56 58 -46L54 62C20 54 -20 54 -54 62Z", "#FBF1DA")
    blanket += "".join(
        path(
            f"M{-57 + k} {y}C-26 {y - 9} 26 {y - 9} {57 - k} {y}V{y + 13}"
            f"C26 {y + 4} -26 {y + 4} {-57 + k} {y + 13}Z",
            ink,
        )
        for k, y, ink in ((0, -30, "#C8402F"), (1, -8, "#E9A91F"), (2, 14, "#2E8380"), (3, 36, "#22323F"))
    )
    drawn += group(blanket, 322, 246, 0.94) + circle(276, 204, 9, "#D9A27A") + circle(370, 204, 9, "#D9A27A")
    drawn += (
        rect(182, 296, 330, 120, "#9A6A3C")
        + rect(166, 286, 350, 18, "#C98A4B", 3)
        + line("M250 304V400M330 304V400M410 304V400", dark, 3)
    )
    for k, ink in enumerate(("#5B3A24", "#8A5A32", "#3F3A3A", "#A87444")):
        y = 286 - k * 15
        drawn += path(
            f"M{176 + k * 3} {y}C{170 + k * 3} {y - 16} {190 + k * 3} {y - 18} {206 + k * 2} {y - 17}"
            f"L{262 - k * 3} {y - 15}C{276 - k * 3} {y - 15} {274 - k * 3} {y} {264 - k * 3} {y}Z",
            ink,
        )
    offer = Pose(10, -4, (62, 84), (50, 76), (14, 2), (-14, -16))
    fox = path(
        "M-12 0C-14 18 -14 34 -8 50C-12 62 -8 76 2 84C10 74 10 60 8 50C14 34 14 18 12 0C8 -8 10 -16 6 -20"
        "L0 -12L-6 -20C-10 -16 -8 -8 -12 0Z",
        "#C8602A",
    ) + path("M-6 60C-8 72 -4 80 2 84C8 78 9 68 8 60Z", "#FBF1DA")
    hat = path("M-12 -1C-16 -22 14 -22 12 -4C6 -7 -2 -7 -4 -2L-7 10C-13 9 -14 4 -12 -1Z", "#6B4A2C") + path(
        "M-10 2C-24 6 -28 22 -20 34C-16 24 -10 16 -4 10Z", "#8A5A32"
    )
    beard = path("M-2 2C4 8 10 4 9 -3C16 6 12 18 3 20C-6 16 -6 8 -2 2Z", "#5B2E1A")
    trapper = figure(offer, "#8E3A26", "#3A2A20", hat + beard, held=group(fox, 0, 2, 0.8, 84), skirt=18)
    return drawn + group(trapper, 92, 408, 2.1)


def lumber_jacks() -> str:
    """A feller with his axe before a notched giant."""
    inks = HORIZONS["wood"]
    drawn = (
        sky(inks, 330)
        + rays(130, 130, 24, "#FFFBE0", 0.16)
        + sun(130, 130, 54, "#FFF7CF", (22, 0.3))
        + forest(3, 300, 160, "#6FAE8A", 18, depth=4)
        + mist(180, 140, "#F2E7B4", 0.5)
        + rect(0, 300, 500, 50, inks.far)
        + forest(8, 318, 190, inks.far, 12, depth=6)
    )
    drawn += (
        rough_spruce(40, 350, 260, inks.mid, 2)
        + rough_spruce(88, 350, 190, inks.mid, 4)
        + path("M-10 410V340C100 326 330 342 510 332V410Z", inks.near)
    )
    trunk = (
        path("M330 -10H440L446 250 470 372H300L326 250Z", "#5A3A20")
        + path("M400 -10H440L446 250 470 372H412Z", "#3F2814")
        + "".join(
            line(f"M{x} 0C{x - 6} 90 {x + 6} 200 {x - 4} 260", "#3F2814", 4, opacity=0.7) for x in (348, 368, 386)
        )
    )
    trunk += path("M318 290L392 306 322 330Z", "#F2D29A") + path("M318 290L392 306 380 309 319 296Z", "#D8A868")
    drawn += (
        trunk
        + path("M-10 410V372C120 362 330 384 510 368V410Z", "#0B231B")
        + group(lumberjack("#1C2B3A", "#B5362A", "#5E1810"), 214, 268, 1.0)
    )
    chips = ((288, 370, 12, 20), (306, 384, 10, -30), (268, 386, 9, 40), (330, 390, 12, 8))
    return drawn + "".join(group(rect(-w / 2, -3, w, 7, "#F2D29A", 2), x, y, 1, turn) for x, y, w, turn in chips)


PICTURES = {
    "fur_trapping": fur_trapping,
    "old_fort": old_fort,
    "trading_post": trading_post,
    "lumber_jacks": lumber_jacks,
}
