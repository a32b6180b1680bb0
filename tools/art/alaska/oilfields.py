"""Cards of the type Oil."""

from __future__ import annotations

from tools.art.glyphs import TYPE_GLYPHS
from tools.art.industry import derrick
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import puffs, sky, stars, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, radial, rect, tinted
from tools.art.trees import forest

INKS = HORIZONS["oil"]
ROCK = PeakInks("#6B4460", "#4A3050", "#F3C9B4", "#B98A96")
DARK = "#15121F"


def _evening(horizon: float, sun_x: float, sun_y: float, radius: float = 62) -> str:
    drawn = sky(INKS, horizon) + sun(sun_x, sun_y, radius, "#FFD98A", (22, 0.3), (50, 0.16))
    bars = ((-20, 0.56, 170), (300, 0.5, 210), (90, 0.68, 110), (370, 0.72, 150))
    return drawn + "".join(rect(x, horizon * share, w, 5, "#F9A96B", 3, opacity=0.5) for x, share, w in bars)


def oil_well() -> str:
    """A gusher blows through the crown of a wooden derrick."""
    drawn = (
        _evening(320, 110, 250)
        + dawn_peak(420, 318, 120, 160, 6, ROCK)
        + ridge_line(8, 322, 26, "#3A2847", 18)
        + path("M-10 410V326C100 318 330 334 510 322V410Z", "#211A30")
    )
    spray = (
        "M232 150C226 110 214 84 190 60C172 40 150 40 138 56C146 30 176 16 204 34C214 12 238 4 250 16"
        "C264 2 290 8 298 32C326 16 356 30 362 56C350 40 328 42 310 60C288 84 276 110 270 150Z"
    )
    drawn += path(spray, "#0D0A14") + "".join(
        ellipse(x, y, r, r * 1.5, "#0D0A14")
        for x, y, r in (
            (128, 84, 7),
            (146, 116, 5),
            (118, 128, 4),
            (372, 88, 7),
            (352, 120, 5),
            (384, 132, 4),
            (174, 96, 4),
            (328, 100, 4),
            (104, 172, 4),
            (396, 176, 4),
        )
    )
    drawn += (
        derrick(250, 368, 230, "#5B3A2A", 0.5)
        + path("M240 366L243 140H259L262 366Z", "#0D0A14")
        + rect(172, 340, 64, 36, DARK, 3)
        + rect(184, 350, 12, 12, "#FFD98A")
        + rect(208, 350, 12, 12, "#FFD98A")
    )
    return (
        drawn
        + path("M-10 410V370C120 360 330 384 510 368V410Z", INKS.near)
        + ellipse(262, 380, 80, 9, "#0A0810")
        + crowd(((338, 388, 50), (372, 392, 46), (120, 390, 48)), "#0D0A14")
    )


def oil_reserves() -> str:
    """The ground cut open: layers, and a black lake under a quiet forest."""
    drawn = (
        _evening(150, 390, 96, 34)
        + dawn_peak(110, 148, 80, 150, 6, ROCK)
        + rect(0, 142, 500, 268, "#3B2A30")
        + forest(5, 154, 50, "#1E3A34", 50, depth=2)
    )
    layers = ((150, 10, "#2E4A34"), (168, 14, "#6B4A3A"), (214, 18, "#8A5A48"), (262, 16, "#5E3C40"))
    for y, rise, ink in layers:
        drawn += path(
            f"M-10 {y}C120 {y - rise} 240 {y + rise} 360 {y}C420 {y - rise * 0.6} 470 {y} "
            f"510 {y + rise * 0.5}V410H-10Z",
            ink,
        )
    drawn += "".join(
        ellipse(x, y, w, w * 0.5, "#A87A60", opacity=0.6)
        for x, y, w in ((60, 196, 12), (180, 240, 10), (330, 200, 13), (440, 244, 11), (110, 232, 7), (390, 218, 7))
    )
    drawn += path("M-10 330C80 280 170 268 250 272C340 276 430 300 510 336V410H-10Z", "#1A1624") + path(
        "M40 346C110 310 180 300 250 302C330 304 400 322 460 350C400 384 330 396 250 396C170 396 96 384 40 346Z",
        "#07060B",
    )
    shine = "M90 346C140 322 200 316 250 318C220 330 150 340 120 360Z"
    return (
        drawn
        + path(shine, "#5A4A7A", opacity=0.75)
        + path("M300 372C350 364 390 352 410 344C400 366 350 382 300 384Z", "#3F6A72", opacity=0.7)
        + line("M250 150V300", "#F58A4B", 3, opacity=0.9)
        + derrick(250, 152, 74, DARK, 0.36)
        + tinted(group(TYPE_GLYPHS["oil"], 226, 322, 2), "#F58A4B")
    )


def petroleum() -> str:
    """A refinery at night: columns, a ball tank and flares."""
    drawn = (
        rect(0, 0, 500, 330, linear((0, "#1A1430"), (0.6, "#5A2C50"), (1, "#E8683A")))
        + stars(4, 50, 130)
        + ridge_line(8, 322, 30, "#3A2847", 14)
        + rect(0, 316, 500, 94, "#181424")
    )
    for x, w, h in ((120, 30, 170), (170, 24, 210), (214, 34, 140), (330, 26, 190), (374, 32, 150)):
        drawn += (
            rect(x - w / 2, 340 - h, w, h, "#2F2A40", w / 2)
            + rect(x + w * 0.1, 340 - h + 8, w * 0.3, h - 8, "#453E5C", w * 0.15)
            + "".join(
                rect(x - w / 2 - 4, 340 - h + 30 + k * 36, w + 8, 5, DARK)
                + circle(x - w / 2 - 2, 340 - h + 28 + k * 36, 2.4, "#FFE9A8")
                for k in range(int((h - 30) // 36))
            )
        )
    drawn += (
        circle(270, 306, 38, "#3B3450")
        + path("M270 268A38 38 0 0 1 270 344C290 330 290 282 270 268Z", "#524A6C")
        + line("M240 340L250 312M300 340L290 312M232 306H308", DARK, 4)
        + line("M60 340V150M446 340V130", DARK, 7)
    )
    for x, y in ((60, 150), (446, 130)):
        drawn += circle(x, y - 26, 60, radial((0, "#FFB04A", 0.6), (1, "#FFB04A", 0))) + group(
            path("M0 4C-22 -18 -10 -34 0 -64C12 -38 22 -18 4 4Z", "#FF8A3C")
            + path("M0 2C-10 -12 -4 -24 2 -38C8 -22 10 -10 3 2Z", "#FFE08A"),
            x,
            y,
        )
    drawn += (
        line("M-10 352H510M-10 364H510", "#6B5A7A", 5)
        + "".join(rect(x, 340, 5, 40, DARK) for x in range(10, 500, 48))
        + "".join(circle(x, 346, 2.6, "#FFE9A8") for x in range(24, 500, 32))
    )
    return (
        drawn
        + path("M-10 410V376H510V410Z", "#0D0A14")
        + puffs([(214, 184, 13), (224, 164, 17), (240, 142, 20), (262, 122, 22)], "#6E5A74")
    )


PICTURES = {
    "oil_well": oil_well,
    "oil_reserves": oil_reserves,
    "petroleum": petroleum,
}
