"""Pictures of event cards: upheavals of nature and great days."""

from __future__ import annotations

from tools.art.animals import husky
from tools.art.boats import tanker
from tools.art.buildings import log_cabin, wharf_houses
from tools.art.figures import RUN, figure, knit_cap
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import Horizon
from tools.art.skies import aurora_glow, mist, puffs, sky, snowfall, stars
from tools.art.svg import circle, clipped, ellipse, group, line, linear, path, rect
from tools.art.trees import forest, spruce
from tools.art.vehicles import dog_sled
from tools.art.water import water

GOLD = Horizon("#B5651D", "#EDB040", "#FFE7A6", "#9A5A2B", "#6B3B1D", "#3A2112")


def _coin(x: float, y: float, r: float, squash: float = 1) -> str:
    """A gold coin, seen at a slant where squash is below 1."""
    face = linear((0, "#FFE7A0"), (0.5, "#EDB94B"), (1, "#B77A18"), end=(0.6, 1))
    edge = ellipse(x, y + r * 0.16, r, r * squash, "#8A5A12") + ellipse(x, y, r, r * squash, face)
    return (
        edge
        + ellipse(x, y, r * 0.74, r * 0.74 * squash, "#D9A038", opacity=0.7)
        + ellipse(x, y, r * 0.66, r * 0.66 * squash, face)
    )


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
    """The ground breaks in two and one half drops; houses lean, a car hangs over the rift, somebody leaps away."""
    inks = Horizon("#35506A", "#8FA6A4", "#F6D9A0", "#6A7F88", "#4A5F6C", "#1A2430")
    drawn = sky(inks, 300) + dawn_peak(260, 300, 150, 220, 5, PeakInks("#7F97A0", "#566F7E", "#FFF6E0", "#BCC8C4"))
    drawn += dawn_peak(460, 300, 110, 150, 9, PeakInks("#7F97A0", "#566F7E", "#FFF6E0", "#BCC8C4")) + rect(
        0, 290, 500, 120, "#140E12"
    )
    shop = wharf_houses(0, ((24, 76, 66, "#2F8F83"),), "#3A2420", "#FFE39A") + rect(20, -40, 84, 12, "#F6EBD2")
    church = (
        rect(112, -60, 84, 60, "#F6EBD2")
        + path("M104 -58L154 -96L204 -58Z", "#7A3A30")
        + rect(128, -40, 14, 24, "#4A6A8A")
        + rect(166, -40, 14, 24, "#4A6A8A")
    )
    church += group(
        rect(-15, -66, 30, 66, "#FFF8E8")
        + path("M-20 -64L0 -116L20 -64Z", "#7A3A30")
        + rect(-7, -54, 14, 20, "#4A6A8A")
        + line("M0 -116V-134M-7 -127H7", "#3A2420", 3.5),
        170,
        -76,
        turn=20,
    )
    left = _strata("M-40 0H252L244 26L262 52L248 84L256 130H-40Z") + shop + church
    drawn += group(left, -10, 296, turn=-5)
    homes = wharf_houses(0, ((44, 60, 84, "#C8502F"), (112, 66, 60, "#E0A030")), "#3A2420", "#FFE39A")
    pole = line("M196 6V-120M176 -104H216", "#2A1E1A", 6) + line(
        "M178 -104C120 -70 70 -90 0 -150M214 -104C240 -80 262 -70 300 -80", "#2A1E1A", 2
    )
    drawn += group(_strata("M16 0H320V140H26L8 96L28 58L6 30Z") + pole + homes, 284, 330, turn=9)
    drawn += group(_falling_car(), 236, 262, 1.0, 24)
    fleeing = figure(RUN, "#C93480", "#2A3A5C", knit_cap("#F6EBD2", "#C8402F"))
    drawn += group(fleeing, 330, 334, 0.74) + group(
        figure(RUN, "#1F5C8F", "#3A2A20", hair="#120C0A"), 176, 282, 0.5, -8, flip=True
    )
    rubble = (
        (262, 330, 9, 20),
        (246, 352, 7, 50),
        (276, 366, 8, 10),
        (258, 388, 6, 35),
        (214, 198, 6, 15),
        (226, 176, 4, 40),
    )
    drawn += "".join(group(rect(-r, -r * 0.7, 2 * r, 1.4 * r, "#B5623A"), x, y, turn=t) for x, y, r, t in rubble)
    return drawn


def _strata(outline: str) -> str:
    """A block of ground cut open: asphalt over layers of earth, its surface on y = 0."""
    bands = ((0, 10, "#3A3F4A"), (10, 16, "#C98F4E"), (26, 26, "#9A5F38"), (52, 18, "#D9AE6E"), (70, 80, "#6E4030"))
    layers = "".join(rect(-60, y, 420, h, ink) for y, h, ink in bands) + rect(-60, 0, 420, 3, "#8A929A")
    stones = "".join(ellipse(x, y, 12, 6, "#7A4A30") for x, y in ((60, 40), (190, 42), (120, 92)))
    return clipped(path(outline, "#FFF"), layers + stones)


def _falling_car() -> str:
    """A red saloon of the sixties, its middle on the origin, about 110 long."""
    body = path("M-56 8V-8C-54 -16 -40 -18 -30 -18L-18 -36H16L32 -18C46 -18 56 -14 57 -4V8Z", "#D2432F") + path(
        "M-22 -19L-13 -32H-2V-19ZM4 -19V-32H13L24 -19Z", "#CFE3EA"
    )
    wheels = "".join(circle(x, 9, 11, "#1B1416") + circle(x, 9, 5, "#C9BBA0") for x in (-33, 34))
    return body + rect(-56, 0, 113, 4, "#F6EBD2") + wheels + circle(54, -6, 4, "#FFF3C9")


def avalanche() -> str:
    """A slab has broken off under the summit; the snow pours down the face, snaps the trees and nears a cabin."""
    inks = Horizon("#2C5C8A", "#86B4D2", "#EAF3F4", "#5E93B8", "#3B6C92", "#173A58")
    drawn = sky(inks, 400) + dawn_peak(60, 400, 250, 240, 6, PeakInks("#5A8BB0", "#3A6A90", "#F4FAFB", "#A9C8DC"))
    drawn += dawn_peak(318, 400, 372, 330, 14, PeakInks("#6C9DC0", "#3F7299", "#F4FAFB", "#A9C8DC"))
    crown = "M236 124L262 112 284 122 306 108 330 118 356 106 382 124 408 136"
    drawn += path(crown + "L398 152L372 140 346 124 322 134 300 124 280 138 258 128 240 140Z", "#2A5578")
    slide = (
        "M240 140L258 128 280 138 300 124 322 134 346 124 372 140 398 152C420 220 458 280 508 "
        "330V410H90C150 320 216 230 240 140Z"
    )
    drawn += path(slide, "#FFFFFF")
    streams = "M276 146C262 226 226 280 186 330M322 142C324 210 314 262 304 306M362 148C380 222 414 274 446 318"
    drawn += line(streams, "#C9DFEC", 10)
    front = [
        (512, 300, 46),
        (462, 286, 44),
        (412, 300, 46),
        (366, 282, 44),
        (316, 300, 48),
        (268, 286, 42),
        (222, 306, 44),
        (180, 322, 38),
        (150, 352, 32),
    ]
    drawn += puffs([(x - 4, y - 14, r) for x, y, r in front], "#A9C8DC") + puffs(front, "#FFFFFF")
    for x, y, r, turn in (
        (212, 262, 74, -50),
        (284, 244, 66, 38),
        (356, 240, 78, -24),
        (432, 250, 70, 56),
        (150, 304, 60, -70),
    ):
        drawn += group(spruce(0, 30, r, inks.near), x, y, turn=turn)
    rows = ((14, 20, 1.0, "#9CC0D8"), (-14, 52, 0.94, "#B2D0E2"), (16, 84, 0.8, "#C6DCE8"))
    for across, down, size, shade in rows:
        for x, y, r in front:
            middle = (x + across, y + down)
            drawn += circle(*middle, r * size, shade) + circle(
                middle[0] - 5, middle[1] - 6, r * size * 0.9, "#FFFFFF"
            )
    drawn += path("M-10 410V362C80 346 180 372 260 380C360 390 440 384 510 390V410Z", "#DCEAF2")
    drawn += group(log_cabin(0, 0, 1, "#7A4E30", "#4E321E", "#33200F", "#FFFFFF"), 86, 378, 0.9) + forest(
        4, 376, 70, inks.near, 3, -6, 26, 2
    )
    fleeing = figure(RUN, "#C8402F", "#1C2A44", knit_cap("#E9A91F", "#FFF6E4"))
    return (
        drawn
        + group(fleeing, 250, 404, 0.84, flip=True)
        + group(husky("#3A2A20", "#E9D9C0", "#14181E"), 166, 382, 0.46, flip=True)
    )


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
