"""The first illustrations, which set the manner for all others."""

from __future__ import annotations

import itertools

from tools.art.animals import moose, salmon
from tools.art.boats import cutter
from tools.art.buildings import lighthouse
from tools.art.industry import adit, nugget, oil_platform
from tools.art.mountains import PeakInks, peak, ridge_line
from tools.art.palette import HORIZONS, Horizon
from tools.art.people import packer, prospector
from tools.art.skies import aurora, cloud, puffs, rays, sky, stars, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, rect
from tools.art.trees import fireweed, forest, spruces
from tools.art.vehicles import carriage, locomotive, mine_cart, trestle
from tools.art.water import light_path, splash, swell, water


def salmon_leap() -> str:
    """A sockeye leaps before a low sun."""
    inks = HORIZONS["fish"]
    drawn = sky(inks, 280) + sun(276, 176, 92, "#FFF1CF", (20, 0.3))
    drawn += peak(370, 282, 178, 150, 3, PeakInks("#4E8C95", "#2B6473", "#FBF3E0", "#A9CBCB"), 0.42)
    drawn += peak(90, 282, 112, 130, 9, PeakInks("#3F7F8B", "#275D6B", "#F3EAD8", "#9CC2C4"), 0.36)
    drawn += ridge_line(4, 286, 40, inks.mid) + forest(2, 290, 40, inks.near, 46, depth=2)
    drawn += (
        water(286, "#4F9C9E", "#0F3F55", 5, "#D9F2E6") + group(salmon(), 264, 214, 1.55, -38) + splash(188, 352, 1)
    )
    drops = (
        (-76, 10, 4),
        (-50, -22, 5),
        (6, -30, 4),
        (44, -14, 5),
        (78, 8, 4),
        (-20, -36, 3),
        (70, -14, 3),
        (-88, 28, 3),
    )
    drawn += "".join(circle(188 + x, 300 + y, r, "#F6FBF2") for x, y, r in drops)
    drawn += ellipse(188, 362, 96, 14, "#F6FBF2", opacity=0.5) + ellipse(188, 356, 66, 9, "#F6FBF2", opacity=0.95)
    return drawn + line("M200 356q40 -18 96 -4", "#F6FBF2", 4, opacity=0.5)


def gold_mine() -> str:
    """A timbered mouth in a hillside, glowing, with a cart of nuggets."""
    inks = HORIZONS["mines"]
    drawn = sky(inks, 320) + sun(250, 120, 60, "#FFF0BE", (22, 0.3), (48, 0.18))
    drawn += peak(112, 300, 190, 140, 5, PeakInks("#C07C3B", "#8B5027", "#FFF3DA", "#E2B98A"), 0.4)
    drawn += peak(390, 300, 216, 150, 8, PeakInks("#B77234", "#804A22", "#FFF3DA", "#DDB183"), 0.36)
    drawn += path("M-10 400V300L60 276 146 250 200 214 264 206 318 226 370 258 430 280 510 300V400Z", "#5A3319")
    drawn += path("M-10 400V330L98 296 170 262 210 226 264 214 300 240 350 290 412 310 510 332V400Z", "#6F4122")
    heap = ((-32, -34, 15, "#E9A91F"), (-8, -42, 18, "#FFD057"), (18, -38, 16, "#EDB02B"), (36, -34, 12, "#FFD057"))
    cart = "".join(nugget(x, y, size, ink) for x, y, size, ink in heap) + mine_cart()
    drawn += group(adit() + group(cart, 202, 330), 50)
    drawn += spruces(((88, 318, 92), (412, 338, 104), (30, 336, 110)), "#2C2A18")
    return drawn + spruces(((116, 312, 64), (384, 326, 66), (62, 330, 60), (470, 346, 84)), "#35321C")


def railroad() -> str:
    """A steam train crosses a timber trestle, smoke streaming back."""
    inks = HORIZONS["ground"]
    drawn = sky(inks, 320) + sun(246, 196, 58, "#FFF0C4", (18, 0.3))
    drawn += peak(318, 330, 236, 200, 21, PeakInks("#C4784A", "#8B4C2F", "#FFF2D8", "#E0B08A"), 0.42)
    drawn += peak(80, 330, 150, 140, 24, PeakInks("#B0673D", "#7D4329", "#FBE8CB", "#D9A77F"), 0.34)
    drawn += ridge_line(6, 322, 56, "#75402A", 12) + forest(13, 340, 58, "#3F2418", 38)
    drawn += rect(0, 250, 500, 110, linear((0, "#FBE3B8", 0), (1, "#FBE3B8", 0.55))) + forest(
        17, 400, 74, "#331B13", 30
    )
    drawn += trestle(284, -5, 510, "#2A1610", "#E8C58F")
    big = [
        (337, 176, 16),
        (316, 158, 22),
        (286, 146, 27),
        (250, 142, 30),
        (210, 146, 27),
        (172, 142, 24),
        (140, 148, 18),
    ]
    drawn += puffs([*big, (114, 146, 13), (92, 150, 9), (72, 148, 6)], "#FFF3DC")
    drawn += puffs([(312, 172, 13), (282, 164, 18), (246, 162, 19), (208, 164, 15), (174, 158, 11)], "#EBCBA4")
    train = (
        carriage(-136, 96, "#2F5E4C")
        + carriage(-34, 96, "#2F5E4C")
        + carriage(68, 96, "#2F5E4C")
        + rect(160, 268, 14, 5, "#1F1B1E")
    )
    return drawn + group(train + locomotive(), 50)


def oil_rigs() -> str:
    """A platform with a flare against a burning sunset."""
    inks = HORIZONS["oil"]
    rock = PeakInks("#6B4460", "#4A3050", "#F3C9B4", "#B98A96")
    drawn = sky(inks, 300) + sun(158, 262, 58, "#FFD98A", (20, 0.3), (46, 0.18))
    bars = ((-20, 196, 180), (260, 170, 120), (90, 218, 90), (360, 214, 160))
    drawn += "".join(rect(x, y, w, 5, "#F9A96B", 3, opacity=0.55) for x, y, w in bars)
    drawn += peak(60, 302, 92, 120, 31, rock, 0.4) + peak(440, 302, 120, 140, 33, rock, 0.4)
    drawn += ridge_line(8, 304, 30, "#3A2847", 18) + water(302, "#B4583F", "#1B1730", 11, "#FFC98A", 36)
    track = ((96, 312), (74, 324), (90, 336), (50, 348), (66, 360), (34, 374))
    return drawn + light_path(158, track, "#FFE3A4") + group(oil_platform(), 20, 6)


def coastguard() -> str:
    """A white cutter breasts the sea below a lighthouse."""
    inks = HORIZONS["military"]
    drawn = sky(inks, 300) + cloud(290, 70, 140, "#CFCBA0", 0.6) + cloud(170, 190, 150, "#CFCBA0", 0.45)
    drawn += peak(156, 300, 134, 160, 41, PeakInks("#7D8A62", "#57633F", "#F6EDD0", "#B9BE97"), 0.42)
    drawn += peak(276, 300, 96, 120, 43, PeakInks("#75825B", "#515D3C", "#F6EDD0", "#B3B891"), 0.36)
    drawn += ridge_line(9, 304, 32, "#424D33", 16) + group(lighthouse(), 152, 82, 0.75)
    drawn += water(300, "#6C8C7C", "#1D3B3C", 13, "#EFF5DC", 18) + group(cutter(), 230, 316, 1.04, -4)
    spray = "M330 358C348 348 362 334 386 322C381 334 388 340 404 338C395 345 393 351 398 360Z"
    spray += "M312 356C326 350 338 342 348 338C346 346 350 352 356 358Z"
    drawn += path(spray, "#F4F8E6")
    for y, rise, ink in ((346, 9, "#4E7A70"), (364, 10, "#34605B"), (384, 9, "#214748")):
        drawn += swell(y, rise, ink, "#EFF5DC", 410, y % 17)
    return drawn


def national_park() -> str:
    """A moose at a lake below a great peak at dusk, with fireweed in front."""
    inks = HORIZONS["tourism"]
    side = PeakInks("#A8628F", "#5C3B74", "#F6CFC6", "#97699B")
    drawn = (
        sky(inks, 300)
        + stars(4, 50, 120)
        + aurora(7, 128, 120, colours=("#6FF0C0", "#B79CFF"), opacity=0.7, curtains=1)
    )
    drawn += peak(264, 300, 232, 240, 52, PeakInks("#E8A0A0", "#7A4A86", "#FFE9DA", "#B582AE"), 0.62)
    drawn += peak(40, 300, 120, 140, 54, side, 0.34) + peak(470, 300, 132, 130, 55, side, 0.34)
    drawn += ridge_line(12, 302, 44, "#523470", 12) + forest(21, 306, 40, "#2A1B45", 46, depth=2)
    drawn += water(304, "#E39A8E", "#4A2F6B", 15, "#FFE3CF", 24)
    drawn += path("M-10 400V352C80 340 190 346 250 352C340 362 430 350 510 344V400Z", "#211537")
    drawn += group(moose("#120B22"), 178, 316, 0.92)
    weeds = (
        (312, 116),
        (344, 146),
        (380, 128),
        (412, 160),
        (448, 124),
        (482, 140),
        (84, 92),
        (112, 74),
        (52, 120),
        (20, 96),
    )
    return drawn + "".join(fireweed(x, 408, height, ("#E0458F", "#C93480", "#F06BA8")) for x, height in weeds)


def gold_rush() -> str:
    """A column climbs a snow pass into the sun; a man in front with pack and pick."""
    drawn = sky(Horizon("#B5651D", "#EDB040", "#FFE7A6", "#7A4A26", "#5B3419", "#2B1A0E"), 330)
    drawn += rays(250, 132, 28, "#FFF3C4", 0.34) + sun(250, 132, 62, "#FFF6D2", (18, 0.4))
    drawn += path("M-10 400V100L34 122 84 92 110 130 146 108 190 176 226 218 250 210 450 400Z", "#7A4A26")
    drawn += path("M84 92L110 130 100 176 136 210 120 260 170 330 110 400H-10V100L34 122Z", "#5B3419")
    drawn += path("M510 400V70L460 84 422 60 394 112 366 100 326 168 286 214 264 210 150 400Z", "#7A4A26")
    drawn += path("M422 60L394 112 406 160 372 196 386 250 340 300 510 400V70L460 84Z", "#4C2A14")
    snow = (
        "M84 92L110 130 98 146 84 124 68 150 40 132 34 122ZM422 60L394 112 408 130 422 104 440 132 466 106 460 84Z"
    )
    drawn += path(snow, "#FFF6E4")
    drawn += path("M254 200L286 224 312 262 350 300 390 352 480 410H40L110 356 150 304 190 264 226 226Z", "#FFF8E8")
    drawn += path(
        "M254 200L286 224 312 262 350 300 390 352 480 410H300L312 350 282 300 290 258 264 228Z", "#DCC9A8"
    )
    climb = [(256, 212), (264, 232), (250, 252), (272, 274), (246, 298), (276, 324), (236, 352), (270, 384)]
    for (x0, y0), (x1, y1) in itertools.pairwise(climb):
        for t in (0.1, 0.6):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            drawn += packer(x, y, 0.16 + 0.42 * ((y - 205) / 190), "#2B1A0E")
    return drawn + group(prospector(), 136, 330)


PICTURES = {
    "salmon": salmon_leap,
    "gold_mine": gold_mine,
    "railroad": railroad,
    "oil_rigs": oil_rigs,
    "coastguard": coastguard,
    "national_park": national_park,
    "gold_rush": gold_rush,
}
