"""Cards of the type Air, and the expedition that opened it."""

from __future__ import annotations

from tools.art.dwellings import crate
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import cloud, mist, sky, stars, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest
from tools.art.vehicles import airliner, float_biplane

AIR = HORIZONS["air"]
BLUE_ROCK = PeakInks("#6FAEC8", "#427F9E", "#FFFBEE", "#BFDCE6")


def _hangar(x: float, y: float, scale: float, wall: str, roof: str) -> str:
    body = (
        path("M-80 0V-52C-80 -92 80 -92 80 -52V0Z", wall)
        + path("M-86 -50C-86 -98 86 -98 86 -50L80 -50C80 -88 -80 -88 -80 -50Z", roof)
        + rect(-58, -46, 116, 46, "#17425C")
        + line("M-58 -30H58M-20 -46V0M20 -46V0", "#2D6A8A", 2)
    )
    return group(body, x, y, scale)


def _windsock(x: float, y: float, height: float) -> str:
    return (
        line(f"M{x} {y}V{y - height}", "#F8EBC9", 4)
        + path(f"M{x} {y - height}l52 8v14l-52 10Z", "#E5664C")
        + path(f"M{x + 17} {y - height + 2.6}l17 2.7v21l-17 3.400Z", "#FFFDF3")
    )


def airfield() -> str:
    """A grass strip in a valley, a hangar and a wind sock."""
    drawn = (
        sky(AIR, 270)
        + sun(110, 120, 42, "#FFF6DA", (16, 0.35))
        + cloud(380, 120, 140, "#FFFDF3", 0.8)
        + dawn_peak(300, 268, 170, 230, 6, BLUE_ROCK)
        + dawn_peak(70, 268, 110, 150, 9, BLUE_ROCK)
        + forest(5, 276, 44, AIR.mid, 50, depth=2)
        + rect(0, 276, 500, 130, linear((0, "#8FB46A"), (1, "#5B8A4A")))
    )
    drawn += polygon([(236, 280), (284, 280), (420, 410), (80, 410)], "#C9B48A") + "".join(
        polygon([(257 - w, y), (263 + w, y), (263 + w * 1.6, y + h), (257 - w * 1.6, y + h)], "#FFFDF3")
        for w, y, h in ((0, 292, 8), (1, 312, 12), (3, 338, 18), (6, 374, 26))
    )
    drawn += _hangar(110, 312, 0.9, "#D8E4E4", "#C8402F") + _windsock(196, 316, 84)
    plane = (
        path("M-60 0C-40 -12 30 -14 52 -4C58 2 54 10 46 12C10 18 -40 10 -60 0Z", "#F4B942")
        + path("M-58 0L-66 -24H-52L-40 -4Z", "#C8402F")
        + path("M-14 -12L-6 -24H16L22 -12Z", "#2B5D78")
        + path("M-24 -26H40C48 -26 48 -20 40 -20H-24C-32 -20 -32 -26 -24 -26Z", "#C8402F")
        + line("M0 -20L6 4M26 -20L20 4M6 12L0 26M24 12L30 26M-52 4V12", "#39424A", 3)
        + circle(0, 28, 7, "#22343F")
        + circle(30, 28, 7, "#22343F")
        + ellipse(57, 2, 3, 24, "#FFFDF3", opacity=0.8)
    )
    return drawn + ellipse(358, 366, 90, 8, "#3F6A3A", opacity=0.6) + group(plane, 352, 332, 1.3)


def airport() -> str:
    """A control tower over the apron at evening, an airliner at its gate."""
    drawn = (
        sky(AIR, 290)
        + sun(390, 180, 50, "#FFF6DA", (18, 0.35), (40, 0.15))
        + cloud(240, 110, 130, "#FFFDF3", 0.7)
        + dawn_peak(330, 288, 120, 210, 6, BLUE_ROCK)
        + dawn_peak(70, 288, 100, 150, 9, BLUE_ROCK)
        + ridge_line(5, 292, 20, AIR.mid, 18)
        + rect(0, 286, 500, 130, linear((0, "#6E8A96"), (1, "#3F5B6A")))
    )
    hall = (
        path("M-10 318V262C60 244 150 244 216 262V318Z", "#F4F1E4")
        + path("M-10 264C60 246 150 246 216 264V254C150 234 60 234 -10 254Z", "#1F5C8F")
        + "".join(rect(4 + i * 26, 276, 18, 34, "#2D6A8A", 2) for i in range(8))
    )
    tower = (
        path("M-14 0L-10 -150H10L14 0Z", "#F4F1E4")
        + path("M-36 -196H36L24 -150H-24Z", "#2D6A8A")
        + line("M-18 -196L-12 -150M0 -196V-150M18 -196L12 -150", "#F4F1E4", 2.5)
        + rect(-42, -206, 84, 12, "#1F5C8F", 4)
        + rect(-26, -152, 52, 8, "#1F5C8F", 2)
        + line("M0 -206V-236", "#17425C", 4)
        + circle(0, -238, 5, "#C8402F")
    )
    drawn += (
        group(tower, 262, 300, 1.06)
        + hall
        + group(airliner(), 330, 322, 0.86)
        + "".join(circle(x, y, 7, "#22343F") for x, y in ((280, 350), (292, 350), (436, 350)))
        + ellipse(330, 360, 150, 7, "#22343F", opacity=0.4)
    )
    return (
        drawn
        + line("M-10 384H510", "#FFFDF3", 4, opacity=0.8)
        + "".join(rect(20 + i * 64, 394, 34, 5, "#F4B942") for i in range(8))
    )


def airlines() -> str:
    """A jet with the north star on its tail over the pole of clouds at night."""
    drawn = (
        rect(0, 0, 500, 400, linear((0, "#0E2A4A"), (0.5, "#2C7FB3"), (0.85, "#F8D9B0"), (1, "#FBEBD0")))
        + stars(12, 60, 150)
        + sun(120, 300, 54, "#FFF6DA", (20, 0.35))
    )
    for x, y, w, ink in (
        (60, 350, 240, "#CFE4EC"),
        (300, 356, 280, "#CFE4EC"),
        (460, 346, 220, "#CFE4EC"),
        (160, 384, 300, "#FFFDF3"),
        (410, 388, 300, "#FFFDF3"),
    ):
        drawn += cloud(x, y, w, ink)
    silver, shade, blue = "#F7F4E8", "#B5C6CE", "#17407A"
    jet = path("M-150 -10L-196 -96H-150L-92 -20Z", blue) + path(star_outline(-162, -62, 15, 6.5), "#FFD968")
    jet += (
        path(
            "M-180 -8C-120 -30 60 -38 140 -30C176 -26 194 -10 196 2C190 16 164 24 120 26C30 30 -120 18 -180 -8Z",
            silver,
        )
        + path("M-180 -8C-100 6 90 14 196 2C190 16 164 24 120 26C30 30 -120 18 -180 -8Z", shade)
        + path("M152 -28C168 -24 178 -18 184 -11H156Z", "#22343F")
        + "".join(rect(-110 + i * 17, -17 - i * 0.4, 8, 8, "#22343F", 2) for i in range(14))
        + line("M-170 0C-60 12 100 12 194 5", blue, 4)
    )
    jet += (
        path("M-20 10L-132 84H-92L64 18Z", shade)
        + path("M-20 10L-132 84H-118L40 14Z", silver)
        + path("M-34 36H16C26 36 26 54 16 54H-34C-40 50 -40 40 -34 36Z", blue)
        + path("M-150 -6L-190 -18H-164L-116 -4Z", shade)
    )
    return (
        drawn
        + group(jet, 250, 206, 1.02, -14)
        + line("M60 300C40 306 10 314 -20 322M84 286C60 296 20 306 -20 312", "#FFFFFF", 4, opacity=0.6)
    )


def air_cargo() -> str:
    """A freighter aircraft with its nose raised, crates going in."""
    drawn = (
        sky(AIR, 270)
        + sun(110, 120, 42, "#FFF6DA", (16, 0.35))
        + cloud(300, 100, 140, "#FFFDF3", 0.7)
        + dawn_peak(90, 268, 110, 170, 6, BLUE_ROCK)
        + dawn_peak(420, 268, 120, 180, 9, BLUE_ROCK)
        + forest(5, 276, 30, AIR.mid, 54, depth=2)
        + rect(0, 274, 500, 136, linear((0, "#7B95A0"), (1, "#4A6674")))
    )
    silver, shade, blue = "#F4F1E4", "#B9C7CC", "#1F5C8F"
    drawn += (
        path("M30 200L-20 110H40L120 196Z", blue)
        + path("M10 222C80 180 200 176 330 182V318H150C90 312 40 280 10 222Z", silver)
        + path("M10 222C80 270 200 290 330 286V318H150C90 312 40 280 10 222Z", shade)
        + rect(60, 226, 270, 9, blue)
    )
    drawn += (
        ellipse(330, 250, 44, 68, shade)
        + ellipse(334, 250, 36, 60, "#17425C")
        + path("M330 182C390 150 440 120 448 96C456 74 430 70 400 84C366 100 336 140 318 182Z", silver)
        + path("M330 182C390 150 440 120 448 96C430 116 380 150 318 182Z", shade)
        + path("M390 96C404 88 424 86 432 92L412 112Z", "#22343F")
    )
    drawn += (
        path("M120 240L60 330H150L230 244Z", shade)
        + path("M120 240L60 330H84L190 242Z", silver)
        + "".join(
            path(f"M{x - 34} {y - 11}H{x + 22}C{x + 34} {y - 8} {x + 34} {y + 8} {x + 22} {y + 11}H{x - 34}Z", blue)
            + ellipse(x + 35, y, 3.5, 32, "#22343F", opacity=0.5)
            for x, y in ((190, 262), (130, 300))
        )
    )
    drawn += "".join(circle(x, 328, 15, "#22343F") + circle(x, 328, 6, shade) for x in (214, 246)) + polygon(
        [(316, 306), (366, 306), (470, 360), (356, 360)], "#8A9AA2"
    )
    for x, y, size in ((352, 308, 40), (400, 340, 46), (456, 384, 52), (390, 392, 46)):
        drawn += crate(x, y, size, "#C98A4B", "#6B4A1C")
    return drawn + crowd(((318, 388, 46), (344, 392, 42)), "#17425C")


def alaskan_air_expedition() -> str:
    """Four biplanes in line fly over the first maps of the north."""
    drawn = (
        sky(AIR, 310)
        + sun(110, 130, 46, "#FFF6DA", (16, 0.35), (36, 0.18))
        + cloud(400, 110, 120, "#FFFDF3", 0.8)
        + dawn_peak(120, 330, 120, 200, 6, BLUE_ROCK)
        + dawn_peak(400, 330, 150, 220, 9, BLUE_ROCK)
        + mist(270, 70, "#F8EBC9", 0.7)
        + cloud(90, 340, 260, "#FFFDF3")
        + cloud(390, 346, 300, "#FFFDF3")
        + rect(0, 360, 500, 50, "#FFFDF3")
        + cloud(250, 372, 300, "#E3F1F3")
    )
    return drawn + "".join(
        group(float_biplane(), x, y, s, -6)
        for x, y, s in ((410, 128, 0.3), (318, 168, 0.42), (160, 206, 0.56), (292, 292, 0.84))
    )


PICTURES = {
    "airfield": airfield,
    "airport": airport,
    "airlines": airlines,
    "air_cargo": air_cargo,
    "alaskan_air_expedition": alaskan_air_expedition,
}
