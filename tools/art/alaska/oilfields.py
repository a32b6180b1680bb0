"""Cards of the type Oil."""

from __future__ import annotations

from tools.art.glyphs import TYPE_GLYPHS
from tools.art.industry import derrick, pipeline, pump_jack
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import aurora_glow, puffs, sky, stars, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, radial, rect, tinted
from tools.art.trees import forest, rough_spruce

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


def crude_oil() -> str:
    """Barrels, one tipped, its black stream across the planks."""
    drawn = (
        _evening(220, 250, 180, 80)
        + derrick(90, 224, 110, DARK)
        + derrick(420, 224, 90, DARK)
        + derrick(150, 224, 70, "#2B1E3A")
        + ridge_line(8, 224, 18, "#3A2847", 18)
        + rect(0, 220, 500, 190, "#33243A")
        + "".join(line(f"M-10 {y}H510", "#1B1424", 3) for y in (250, 286, 328, 376))
    )
    drum = (
        path("M-42 -60C-42 -74 42 -74 42 -60V56C42 70 -42 70 -42 56Z", "#B5362A")
        + ellipse(0, -60, 42, 12, "#D8574A")
        + ellipse(0, -60, 32, 8, "#8E2418")
        + line("M-42 -22C-30 -12 30 -12 42 -22M-42 20C-30 30 30 30 42 20", "#7A1F1B", 5)
        + path("M14 -50H34V58C28 62 20 64 14 65Z", "#7A1F1B", opacity=0.4)
    )
    for x, y, s in ((330, 262, 0.86), (400, 268, 0.9), (362, 318, 1.08)):
        drawn += group(drum, x, y, s)
    drawn += path(
        "M196 330C150 332 60 340 40 362C20 388 110 392 170 384C230 378 300 400 330 380C350 360 270 352 240 344Z",
        "#07060B",
    ) + path("M80 362C110 350 150 350 176 354C150 364 110 372 80 362Z", "#5A4A7A", opacity=0.8)
    tipped = group(drum, 0, 0, 1.12, -78)
    return (
        drawn
        + group(tipped, 166, 292)
        + path("M102 306C96 320 100 334 110 340H150C160 330 150 312 132 304Z", "#07060B")
    )


def drills() -> str:
    """A rotating bit bites into rock, sparks around it."""
    drawn = rect(0, 0, 500, 400, linear((0, "#2A2140"), (0.5, "#5A3450"), (1, "#201628"))) + circle(
        250, 250, 210, radial((0, "#FF9A4A", 0.75), (0.5, "#F0683A", 0.3), (1, "#F0683A", 0))
    )
    drawn += path(
        "M-10 410V270L60 250 130 290 190 270 216 330 250 348 284 330 310 270 380 296 440 256 510 276V410Z",
        "#181424",
    ) + path("M-10 410V330L80 306 150 350 220 368 250 376 290 366 350 344 420 310 510 330V410Z", "#0D0A14")
    steel, light, dark = "#8A8CA4", "#C9C9DC", "#4E4C66"
    drawn += (
        rect(222, -10, 56, 190, steel)
        + rect(232, -10, 14, 190, light)
        + rect(266, -10, 12, 190, dark)
        + rect(206, 60, 88, 22, dark, 4)
        + rect(206, 60, 88, 6, steel, 3)
        + path("M206 168H294L310 206H190Z", steel)
        + path("M206 168H232L220 206H190Z", light)
        + path("M272 168H294L310 206H276Z", dark)
    )
    for x, turn in ((204, 16), (296, -16), (250, 0)):
        cone = path("M-44 -34H44L26 40L0 58L-26 40Z", dark) + "".join(
            path(f"M{-40 + i * 20} {-26 + row * 24}l8 -12l8 12Z", light if (i + row) % 2 else steel)
            for row in range(3)
            for i in range(row // 2, 4 - row // 2)
        )
        drawn += group(cone, x, 246, 0.9 if x != 250 else 1.12, turn)
    sparks = (
        (170, 300, 150, 286),
        (152, 326, 120, 318),
        (330, 300, 352, 284),
        (348, 326, 382, 316),
        (190, 330, 172, 350),
        (312, 332, 330, 352),
        (140, 280, 112, 262),
        (362, 278, 390, 258),
        (120, 344, 90, 350),
        (380, 346, 412, 350),
    )
    return (
        drawn
        + "".join(line(f"M{a} {b}L{c} {d}", "#FFE08A", 4) for a, b, c, d in sparks)
        + "".join(circle(c, d, 3.4, "#FFF6D2") for _, _, c, d in sparks)
    )


def alaskan_pipeline() -> str:
    """The pipe zigzags over the tundra towards the range, aurora above."""
    drawn = (
        rect(0, 0, 500, 280, linear((0, "#150F2E"), (0.5, "#5A2C50"), (1, "#F58A4B")))
        + stars(9, 60, 130)
        + aurora_glow(7, -40, 540, 110, 18, 120, ("#7CFFCB", "#4FD8B0", "#8C74EA"), 0.8)
    )
    drawn += (
        dawn_peak(330, 282, 150, 190, 6, ROCK)
        + dawn_peak(100, 282, 130, 170, 9, ROCK)
        + dawn_peak(470, 282, 110, 140, 12, ROCK)
        + ridge_line(8, 284, 18, "#3A2847", 18)
        + rect(0, 278, 500, 132, linear((0, "#6B4A3A"), (1, "#2B1E2A")))
        + hills(4, 300, 6, "#4A3338")
        + path("M-10 410V350C120 336 330 372 510 344V410Z", "#2B1E2A")
    )
    route = [
        (322, 286),
        (296, 290),
        (330, 296),
        (276, 306),
        (340, 318),
        (232, 334),
        (336, 356),
        (120, 392),
        (-60, 440),
    ]
    return (
        drawn
        + pipeline([(float(x), float(y)) for x, y in route], 50, "#8A8CA4", "#E3E1EE", "#15121F")
        + rough_spruce(452, 400, 90, INKS.near, 3)
        + rough_spruce(480, 404, 60, INKS.near, 4)
    )


def oil_fields() -> str:
    """Pumps in rows to the horizon."""
    drawn = (
        _evening(270, 330, 220, 70)
        + ridge_line(8, 272, 22, "#3A2847", 16)
        + rect(0, 264, 500, 146, linear((0, "#5A3444"), (1, "#181424")))
    )
    for x, y, s, ink, light in (
        (110, 284, 0.24, "#2B1E3A", "#4B3352"),
        (200, 282, 0.22, "#2B1E3A", "#4B3352"),
        (390, 284, 0.24, "#2B1E3A", "#4B3352"),
        (290, 286, 0.26, "#2B1E3A", "#4B3352"),
        (80, 314, 0.46, "#221A30", "#4B3352"),
        (250, 316, 0.48, "#221A30", "#4B3352"),
        (420, 316, 0.48, "#221A30", "#4B3352"),
        (170, 380, 1.06, "#100D18", "#4B3352"),
        (384, 384, 1.1, "#100D18", "#4B3352"),
    ):
        drawn += ellipse(x, y, 90 * s, 8 * s, "#0D0A14", opacity=0.6) + group(
            pump_jack(0, 0, 1, ink, light), x, y, s
        )
    return drawn + derrick(40, 274, 60, "#2B1E3A") + derrick(466, 274, 70, "#2B1E3A")


PICTURES = {
    "oil_well": oil_well,
    "oil_reserves": oil_reserves,
    "petroleum": petroleum,
    "crude_oil": crude_oil,
    "drills": drills,
    "alaskan_pipeline": alaskan_pipeline,
    "oil_fields": oil_fields,
}
