"""First cards of several types, from the time of furs and logs."""

from __future__ import annotations

from tools.art.animals import gull
from tools.art.buildings import blockhouse, log_cabin, palisade
from tools.art.dwellings import barrel, crate, stretched_pelt
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.people import crowd, lumberjack
from tools.art.skies import cloud, mist, rays, sky, snowfall, sun
from tools.art.svg import circle, group, line, path, rect
from tools.art.trees import forest, rough_spruce, spruces
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


def courthouse() -> str:
    """A small white court with a bell tower and the scales."""
    inks = HORIZONS["government"]
    drawn = (
        sky(inks, 320)
        + sun(250, 190, 96, "#FBDDBD", (30, 0.25))
        + dawn_peak(70, 320, 140, 180, 6, PeakInks("#7572B8", "#4B4A92", "#FBE6DA", "#B3A6CE"))
        + dawn_peak(440, 320, 150, 180, 10, PeakInks("#7572B8", "#4B4A92", "#FBE6DA", "#B3A6CE"))
    )
    drawn += forest(4, 334, 50, inks.mid, 44, depth=3) + path(
        "M-10 410V334C120 324 330 326 510 336V410Z", inks.near
    )
    white, shade, dark = "#FFF6E4", "#CDBFD6", "#383A76"
    hall = (
        rect(-110, -124, 220, 124, white)
        + "".join(line(f"M-110 {-112 + i * 14}H110", shade, 1.5) for i in range(8))
        + path("M-126 -122L0 -186 126 -122Z", dark)
        + path("M-92 -130L0 -176 92 -130Z", white)
    )
    hall += (
        rect(-24, -246, 48, 72, white)
        + path("M-32 -244L0 -286 32 -244Z", dark)
        + path("M-12 -190V-216C-12 -232 12 -232 12 -216V-190Z", dark)
        + path("M-7 -198C-7 -214 7 -214 7 -198L10 -194H-10Z", "#E9BD62")
    )
    hall += (
        "".join(
            rect(x, -96, 26, 44, "#FFD98A", 2, dark, 3) + line(f"M{x + 13} -96v44M{x} -74h26", dark, 2)
            for x in (-96, -58, 32, 70)
        )
        + path("M-20 0V-60C-20 -80 20 -80 20 -60V0Z", "#8A3A2A")
        + rect(-34, -4, 68, 10, shade)
        + rect(-44, 6, 88, 10, white)
    )
    scales = (
        line("M0 -26V24M-34 -16H34", "#E9BD62", 4.5)
        + path("M-48 8H-20A14 14 0 0 1 -48 8ZM20 8H48A14 14 0 0 1 20 8Z", "#E9BD62")
        + line("M-34 -16L-46 8M-34 -16L-22 8M34 -16L22 8M34 -16L46 8M-14 26H14", "#E9BD62", 2.5)
    )
    drawn += group(hall, 250, 356, 0.98) + group(scales, 250, 204, 0.42)
    return (
        drawn
        + spruces(((84, 366, 110), (116, 372, 76), (392, 368, 100), (424, 374, 70)), "#14153A")
        + crowd(((214, 384, 26), (286, 386, 28)), "#14153A")
    )


def trading_post() -> str:
    """A log store with goods on its porch and a scale for gold."""
    inks = HORIZONS["service"]
    drawn = (
        sky(inks, 300)
        + sun(400, 120, 40, "#FFF3CF", (16, 0.3))
        + dawn_peak(110, 300, 150, 200, 6, PeakInks("#3F9490", "#1F6A6A", "#FDF3DA", "#A8D2C6"))
        + forest(5, 312, 100, inks.mid, 26, depth=3)
        + path("M-10 410V318C120 310 330 316 510 312V410Z", "#C9A36B")
    )
    wood, dark = "#9A6A3C", "#5B3A1E"
    store = (
        rect(-150, -120, 300, 120, wood)
        + "".join(line(f"M-150 {-110 + i * 13}H150", dark, 2.4) for i in range(9))
        + rect(-120, -186, 240, 70, "#B5803F")
        + rect(-128, -194, 256, 12, dark, 2)
    )
    store += (
        rect(-96, -172, 192, 42, "#F6DFA9", 3, dark, 3)
        + path(star_outline(-68, -151, 13, 6), "#C8402F")
        + path(star_outline(68, -151, 13, 6), "#C8402F")
        + path("M-40 -158H40V-154H-40ZM-30 -147H30V-143H-30Z", dark)
    )
    store += (
        path("M-170 -112L-150 -126H150L170 -112V-102H-170Z", "#137772")
        + "".join(rect(x, -104, 9, 104, dark) for x in (-160, -62, 54, 152))
        + rect(-30, -78, 60, 78, dark, 2)
        + rect(-22, -70, 44, 30, "#FFE9B8", 1)
    )
    store += "".join(
        rect(x, -80, 56, 44, "#FFE3A0", 2, dark, 4) + line(f"M{x + 28} -80v44", dark, 3) for x in (-128, 74)
    )
    drawn += group(store, 250, 352) + rect(80, 352, 340, 12, "#7B5335") + path("M-10 410V364H510V410Z", "#B58F58")
    drawn += (
        barrel(110, 364, 0.96, "#8A5A2C", "#0C393D")
        + barrel(148, 364, 0.8, "#7B4E24", "#0C393D")
        + crate(356, 364, 44, "#C98A4B", "#6B4A1C")
        + crate(404, 364, 36, "#B5763A", "#5B3A1A")
        + stretched_pelt(318, 306, 0.46, "#7A4A26", "#A87444", "#33200F")
    )
    return drawn + crowd(((206, 396, 50), (236, 400, 46)), "#0C393D")


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
    "courthouse": courthouse,
    "trading_post": trading_post,
    "lumber_jacks": lumber_jacks,
}
