"""Pictures of event cards: upheavals of nature and great days."""

from __future__ import annotations

import random

from tools.art.animals import husky
from tools.art.boats import tanker
from tools.art.buildings import log_cabin, wharf_houses
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import Horizon
from tools.art.skies import aurora_glow, mist, puffs, sky, snowfall, stars
from tools.art.svg import blurred, circle, ellipse, group, line, linear, num, path, polygon, rect
from tools.art.trees import forest, spruces
from tools.art.vehicles import dog_sled
from tools.art.water import water

GOLD = Horizon("#B5651D", "#EDB040", "#FFE7A6", "#9A5A2B", "#6B3B1D", "#3A2112")
STORM = Horizon("#1B2434", "#46566B", "#A9A08E", "#3A4656", "#2B3543", "#161D28")
DAWN = Horizon("#24407C", "#7F8FC0", "#FBD3B0", "#5C6BA8", "#3B477F", "#1C2348")


def _coin(x: float, y: float, r: float, squash: float = 1) -> str:
    """A gold coin, seen at a slant where squash is below 1."""
    face = linear((0, "#FFE7A0"), (0.5, "#EDB94B"), (1, "#B77A18"), end=(0.6, 1))
    edge = ellipse(x, y + r * 0.16, r, r * squash, "#8A5A12") + ellipse(x, y, r, r * squash, face)
    return (
        edge
        + ellipse(x, y, r * 0.74, r * 0.74 * squash, "#D9A038", opacity=0.7)
        + ellipse(x, y, r * 0.66, r * 0.66 * squash, face)
    )


def _coin_stack(x: float, y: float, count: int, r: float = 40) -> str:
    return "".join(_coin(x + (i % 3 - 1) * 2.5, y - i * r * 0.3, r, 0.36) for i in range(count))


def _rain(seed: int, count: int = 70) -> str:
    dice = random.Random(seed)
    return "".join(f"M{num(dice.uniform(0, 520))} {num(dice.uniform(110, 390))}l-8 24" for _ in range(count))


def volcanic_eruption() -> str:
    """A cone throws fire and ash."""
    inks = Horizon("#1A1226", "#6B2338", "#F0763C", "#4B2338", "#2E1626", "#140A14")
    drawn = sky(inks, 340)
    ash = (
        (250, 120, 60),
        (200, 100, 54),
        (300, 96, 58),
        (160, 70, 56),
        (344, 64, 60),
        (250, 56, 70),
        (110, 44, 58),
        (400, 36, 62),
        (196, 24, 66),
        (310, 16, 68),
        (50, 30, 50),
        (456, 20, 54),
    )
    drawn += puffs([(x, y + 14, r) for x, y, r in ash], "#3A1B2C") + puffs(list(ash), "#24121F")
    drawn += path(
        "M226 196C214 160 184 150 190 104C204 128 214 112 208 76C224 84 230 64 236 30C248 58 256 40 264 16"
        "C268 62 278 76 294 66C286 112 298 124 312 96C314 148 286 162 276 196Z",
        "#FF7A30",
    )
    drawn += path(
        "M234 196C228 160 236 130 232 104C244 124 246 96 252 78C260 100 260 126 272 108C264 138 270 164 266 196Z",
        "#FFD36A",
    )
    drawn += path(
        "M20 345C110 320 170 240 212 186L228 194 240 184 256 194 270 184 288 188C330 242 390 318 480 345Z",
        "#3A1F30",
    )
    drawn += path("M256 194L270 184 288 188C330 242 390 318 480 345H300C290 290 270 240 256 194Z", "#241320")
    drawn += path(
        "M226 192C222 230 204 250 208 290C196 310 182 330 186 345H214C212 322 230 300 228 270C240 240 238 "
        "214 244 188ZM270 188C276 220 296 246 292 276C306 300 316 322 326 345H346C340 316 322 290 314 262"
        "C304 236 290 212 284 188Z",
        "#FF8A3C",
    )
    bombs = ((150, 150, 6), (176, 118, 5), (340, 134, 7), (372, 170, 5), (128, 200, 4), (318, 96, 4), (400, 124, 4))
    drawn += "".join(circle(x, y, r, "#FFB04A") for x, y, r in bombs)
    drawn += water(344, "#A8462E", "#1C0E1A", 7, "#FFB070", 30)
    return drawn + forest(5, 352, 26, "#140A14", 30, -8, 190, 2) + forest(6, 352, 26, "#140A14", 28, 320, 508, 2)


def earthquake() -> str:
    """A street breaks apart: houses lean, the ground is torn."""
    inks = Horizon("#4A3A2E", "#A8865C", "#F0D9A8", "#7A6046", "#54402E", "#2A1E16")
    drawn = sky(inks, 320) + dawn_peak(120, 310, 170, 200, 5, PeakInks("#9A8260", "#6E5840", "#FFF6E0", "#D0BC96"))
    drawn += dawn_peak(410, 310, 150, 180, 9, PeakInks("#9A8260", "#6E5840", "#FFF6E0", "#D0BC96"))
    left = wharf_houses(
        0, ((-96, 62, 92, "#A8402E"), (-30, 56, 118, "#C9822C"), (30, 50, 84, "#2C5E50")), "#2A1E16", "#3A2A20"
    )
    right = wharf_houses(
        0, ((-70, 58, 104, "#31566E"), (-8, 64, 80, "#7A2F3C"), (60, 46, 110, "#B8652C")), "#2A1E16", "#3A2A20"
    )
    drawn += group(left, 132, 322, 1, 9) + group(right, 376, 318, 1, -12)
    drawn += path("M-10 410V316L60 312 190 352 214 340 236 378 226 410Z", "#7A5C3E") + path(
        "M510 410V306L440 300 320 338 296 326 282 362 300 410Z", "#6A4E34"
    )
    drawn += path("M226 410L236 378 214 340 240 352 262 330 282 362 300 410Z", "#1A110B")
    cracks = (
        "M214 340L180 330 160 344 120 330M296 326L330 318 352 330 400 312M236 378L200 384 180 376M282 "
        "362L330 372 352 364"
    )
    drawn += line(cracks, "#2A1E16", 5) + polygon(
        [(60, 312), (190, 352), (190, 360), (60, 320)], "#A8865C", opacity=0.6
    )
    drawn += line("M240 300V170M214 190H266", "#2A1E16", 6) + line(
        "M215 188C150 226 90 220 -10 196M265 188C330 240 420 226 510 186", "#2A1E16", 2
    )
    dust = [(70, 330, 30), (116, 346, 24), (410, 322, 30), (456, 336, 24), (206, 352, 20), (308, 344, 22)]
    return drawn + blurred(group(puffs(dust, "#EAD6AC"), opacity=0.75), 9)


def avalanche() -> str:
    """A wall of snow comes down on a cabin."""
    inks = Horizon("#2C5C8A", "#86B4D2", "#EAF3F4", "#5E93B8", "#3B6C92", "#173A58")
    drawn = sky(inks, 400) + dawn_peak(330, 400, 380, 340, 14, PeakInks("#6C9DC0", "#3F7299", "#FFFFFF", "#BBD6E6"))
    drawn += dawn_peak(40, 400, 220, 220, 6, PeakInks("#5A8BB0", "#3A6A90", "#F4FAFB", "#A9C8DC"))
    drawn += path("M-10 410V352C80 338 200 352 300 356C400 360 460 370 510 372V410Z", "#E3EFF4")
    front = [
        (478, 112, 34), (436, 146, 38), (396, 180, 42), (354, 214, 46), (316, 252, 50),
        (280, 294, 48), (262, 332, 40), (270, 364, 34),
    ]  # fmt: skip
    drawn += puffs([(x - 12, y + 12, r) for x, y, r in front], "#A9C8DC")
    drawn += path("M510 90C430 140 350 220 290 320L262 392H510Z", "#FFFFFF") + puffs(front, "#FFFFFF")
    folds = ((430, 220, 52), (378, 268, 50), (340, 324, 46), (470, 300, 56), (416, 350, 50), (480, 196, 40))
    for x, y, r in folds:
        drawn += circle(x, y, r, "#C6DCE8") + circle(x + 9, y - 9, r, "#FFFFFF")
    bits = [
        (206, 300, 9),
        (222, 270, 6),
        (192, 332, 7),
        (250, 238, 6),
        (178, 312, 4),
        (290, 204, 5),
        (214, 240, 4),
        (226, 350, 7),
    ]
    drawn += puffs(bits, "#FFFFFF") + path("M-10 410V372C120 360 300 376 510 384V410Z", "#CFE2EC")
    drawn += spruces(((150, 372, 90), (186, 378, 64), (28, 366, 100)), inks.near)
    return drawn + log_cabin(94, 376, 0.86, "#7A5234", "#4E3220", "#33200F", "#FFFFFF")


def iditarod() -> str:
    """A dog team runs under the aurora."""
    night = linear((0, "#0B1238"), (0.5, "#24407C"), (0.85, "#5F86B8"), (1, "#C9DCEA"))
    drawn = rect(0, 0, 500, 320, night) + rect(0, 318, 500, 90, "#DCE9F2") + stars(5, 80, 190)
    drawn += aurora_glow(4, -40, 540, 140, 22, 150, ("#7CFFCB", "#4FD8B0", "#8C74EA"), 0.9)
    rock = PeakInks("#5C82B0", "#3B5F90", "#F7FBFF", "#A9C3DC")
    drawn += (
        dawn_peak(90, 316, 150, 180, 5, rock)
        + dawn_peak(330, 316, 190, 220, 8, rock)
        + dawn_peak(480, 316, 120, 140, 12, rock)
    )
    drawn += ridge_line(12, 318, 24, "#3B5F90", 18) + forest(9, 322, 34, "#173A58", 52, depth=2)
    drawn += path("M-10 410V340C120 326 300 346 510 330V410Z", "#FFFFFF") + path(
        "M-10 410V384C140 372 330 396 510 378V410Z", "#C6DAE8"
    )
    drawn += line("M120 352C200 344 320 342 446 334", "#C8402F", 3)
    drawn += group(dog_sled("#8A5A2C", "#2F6C97", "#1C2A44"), 96, 346, 0.92, -2)
    coats = (("#5B6670", "#F4F6F7"), ("#3A2A20", "#E9D9C0"), ("#7A8690", "#FFFFFF"), ("#4A4C5C", "#F4F6F7"))
    for i, (coat, pale) in enumerate(coats):
        drawn += group(husky(coat, pale, "#14181E"), 216 + i * 76, 350 - i * 5, 0.66, -2)
    return (
        drawn
        + group(
            puffs(
                [(34, 382, 12), (12, 376, 14), (60, 388, 8), (180, 384, 7), (254, 378, 6), (330, 374, 6)], "#FFFFFF"
            ),
            opacity=0.9,
        )
        + snowfall(7, 40, 0.8)
    )


def statehood() -> str:
    """The state's flag: the Dipper and the North Star, over the ranges."""
    drawn = rect(0, 0, 500, 400, linear((0, "#0E2250"), (0.6, "#3B5AA0"), (1, "#F5C9A4"))) + stars(31, 40, 200)
    rock = PeakInks("#6A74B0", "#474F92", "#FBF0EA", "#B3B4D6")
    drawn += (
        dawn_peak(60, 400, 190, 220, 6, rock)
        + dawn_peak(450, 400, 210, 230, 11, rock)
        + mist(300, 100, "#F5C9A4", 0.5)
    )
    cloth = "M116 92C190 66 270 124 430 88V288C270 324 190 266 116 292Z"
    drawn += rect(104, 74, 10, 330, "#C98A4B", 4) + circle(109, 70, 11, "#FFD968") + path(cloth, "#1D3F8F")
    drawn += path("M240 92C280 104 340 108 430 88V288C340 308 280 304 240 292Z", "#15306F", opacity=0.55)
    drawn += path("M116 92C150 80 176 82 200 88V286C176 282 150 282 116 292Z", "#2F57B0", opacity=0.6)
    dipper = ((176, 204), (204, 236), (244, 240), (250, 208), (290, 190), (324, 176), (356, 152))
    drawn += "".join(path(star_outline(x, y, 12, 5), "#FFC93C") for x, y in dipper)
    drawn += path(star_outline(392, 126, 19, 8), "#FFC93C")
    return drawn + forest(4, 404, 60, "#1F2049", 40, depth=2)


def oil_spill() -> str:
    """A holed tanker on a reef, oil spreading over the sea."""
    inks = Horizon("#2E3A46", "#6E7F86", "#D8CDB0", "#56666E", "#3A474E", "#161C22")
    drawn = sky(inks, 270) + dawn_peak(100, 266, 130, 180, 5, PeakInks("#7E8D92", "#58676E", "#F2F0E6", "#B5BFC0"))
    drawn += dawn_peak(400, 266, 150, 200, 9, PeakInks("#7E8D92", "#58676E", "#F2F0E6", "#B5BFC0")) + water(
        264, "#6F8C93", "#20353F", 8, "#E8EFEA", 24
    )
    drawn += group(tanker("#7A2A22", "#3A1512", "#E8E0CC", "#20262C"), 250, 232, 0.98, 7)
    drawn += path("M60 270C120 258 180 272 250 276C330 280 420 272 470 290V300H40Z", "#4B7078")
    drawn += path("M344 268L362 246 392 240 420 262 440 284H330Z", "#2A3238") + path(
        "M362 246L392 240 384 258Z", "#56666E"
    )
    slick = (
        "M230 276C150 280 60 300 40 326C20 352 120 350 150 366C190 386 260 400 330 388C400 378 470 366 "
        "450 336C436 312 380 318 350 300C330 286 290 276 230 276Z"
    )
    drawn += path(slick, "#0D0F14") + path(
        "M120 320C170 300 250 304 280 318C240 330 170 336 120 320ZM250 360C300 344 380 346 404 354C360 370 "
        "290 374 250 360Z",
        "#2E2740",
    )
    drawn += path("M140 320C180 308 230 310 254 318C224 326 178 328 140 320Z", "#5A4A7A", opacity=0.7) + path(
        "M286 360C320 352 360 352 382 356C350 364 318 366 286 360Z", "#3F6A72", opacity=0.7
    )
    return drawn


PICTURES = {
    "volcanic_eruption": volcanic_eruption,
    "earthquake": earthquake,
    "avalanche": avalanche,
    "iditarod": iditarod,
    "statehood": statehood,
    "oil_spill": oil_spill,
}
