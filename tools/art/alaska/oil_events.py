"""Events that turn on oil and its price."""

from __future__ import annotations

from tools.art.glyphs import star_outline
from tools.art.industry import derrick
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import rays, sun
from tools.art.svg import circle, clipped, ellipse, group, line, linear, path, polygon, radial, rect
from tools.art.trees import rough_spruce

INKS = HORIZONS["oil"]
DARK = "#15121F"


def discovery() -> str:
    """One drop falls; in it stands a derrick under a new sun."""
    drawn = (
        rect(0, 0, 500, 400, linear((0, "#2A2140"), (0.6, "#8C3F5C"), (1, "#F58A4B")))
        + rays(250, 220, 30, "#FFD98A", 0.22)
        + circle(250, 230, 190, radial((0, "#FFE9B0", 0.8), (1, "#FFE9B0", 0)))
    )
    drop = "M250 20C250 20 372 170 372 250A122 122 0 0 1 128 250C128 170 250 20 250 20Z"
    inner = (
        rect(120, 10, 260, 300, linear((0, "#15121F"), (1, "#3A2430")))
        + sun(250, 280, 46, "#FFC04A", (16, 0.3))
        + path("M110 300C180 286 320 286 390 300V400H110Z", "#0D0A14")
        + derrick(250, 300, 150, "#F58A4B", 0.36)
    )
    drawn += (
        clipped(path(drop, "#FFF"), inner)
        + path(drop, "none", "#15121F", 7)
        + path(
            "M158 250C158 214 186 160 214 122C196 176 184 214 186 262C188 300 210 330 226 342C186 336 158 "
            "296 158 250Z",
            "#FFFFFF",
            opacity=0.28,
        )
    )
    return drawn + "".join(
        path(star_outline(x, y, r, r * 0.34, 4), "#FFF6D2")
        for x, y, r in ((92, 130, 12), (410, 140, 13), (70, 240, 8), (430, 260, 9), (120, 60, 6), (388, 62, 7))
    )


def _price(rises: bool) -> str:
    """A chart of barrels and a thick arrow, up in gold or down in red."""
    good = rises
    drawn = rect(
        0,
        0,
        500,
        400,
        linear((0, "#2A2140"), (0.6, "#6B3450" if good else "#3A3448"), (1, "#F58A4B" if good else "#6A5A62")),
    )
    drawn += (
        rays(250, 320, 26, "#FFD98A" if good else "#B9B0B8", 0.16)
        + ridge_line(8, 330, 30, "#3A2847", 14)
        + rect(0, 324, 500, 90, INKS.near)
    )
    counts = (1, 2, 2, 3, 5) if good else (5, 3, 3, 2, 1)
    drum = (
        path("M-26 -30C-26 -38 26 -38 26 -30V0C26 8 -26 8 -26 0Z", "#B5362A" if good else "#5B5668")
        + ellipse(0, -30, 26, 7, "#D8574A" if good else "#7A748A")
        + line("M-26 -15C-18 -9 18 -9 26 -15", DARK, 2.4)
    )
    for i, count in enumerate(counts):
        drawn += ellipse(90 + i * 80, 372, 34, 7, "#07060B", opacity=0.7) + "".join(
            group(drum, 90 + i * 80, 366 - k * 33) for k in range(count)
        )
    points = (
        [(40, 270), (130, 220), (210, 240), (300, 150), (420, 60)]
        if good
        else [(206, 70), (246, 118), (286, 98), (346, 210), (426, 300)]
    )
    ink, rim = ("#FFD057", "#8A5A12") if good else ("#E5543C", "#5A1410")
    data = "M" + "L".join(f"{x} {y}" for x, y in points)
    (x1, y1), turn = points[-1], (-36 if good else 42)
    head = group(path("M-30 -34L36 0L-30 34Z", ink, rim, 5), x1, y1, 1, turn)
    return drawn + line(data, rim, 24) + line(data, ink, 15) + head


def oil_price_spike() -> str:
    """Barrels pile up, the price climbs."""
    return _price(True)


def oil_price_crash() -> str:
    """Barrels dwindle, the price falls."""
    return _price(False)


def permanent_fund() -> str:
    """A vault open under the ground of the north, its shelves full, a tree growing from it."""
    drawn = (
        rect(0, 0, 500, 240, linear((0, "#2B6A62"), (0.6, "#8DBE9B"), (1, "#F2E7B4")))
        + sun(390, 90, 36, "#FFF7CF", (16, 0.3))
        + dawn_peak(90, 204, 100, 150, 6, PeakInks("#6FAE8A", "#3D7D62", "#FFFBEA", "#CFE3C8"))
        + dawn_peak(420, 204, 90, 140, 9, PeakInks("#6FAE8A", "#3D7D62", "#FFFBEA", "#CFE3C8"))
    )
    drawn += (
        path("M-10 410V206C120 196 330 200 510 208V410Z", "#4E7A3A")
        + path("M-10 410V224C120 214 330 218 510 226V410Z", "#4A3222")
        + rough_spruce(250, 212, 190, "#235843", 7)
        + line("M250 210C240 232 220 240 200 246M250 210C258 232 280 240 304 246M250 210V250", "#6B4A2C", 6)
    )
    drawn += (
        circle(250, 320, 92, "#8A96A0")
        + circle(250, 320, 80, "#5B6670")
        + circle(250, 320, 70, "#2A1E14")
        + circle(250, 330, 60, radial((0, "#FFE79A", 0.9), (1, "#FFB83A", 0.1)))
    )
    for y, xs in ((300, (214, 238, 262, 286)), (332, (204, 226, 250, 274, 296)), (364, (220, 250, 280))):
        drawn += rect(192, y + 8, 116, 5, "#8A96A0") + "".join(
            polygon([(x - 12, y + 8), (x - 8, y - 6), (x + 8, y - 6), (x + 12, y + 8)], "#FFC93C")
            + polygon([(x - 8, y - 6), (x + 8, y - 6), (x + 6, y - 1), (x - 6, y - 1)], "#FFF0B8")
            for x in xs
        )
    door = (
        circle(0, 0, 74, "#A9B4BC")
        + circle(0, 0, 60, "#78868E")
        + circle(0, 0, 16, "#4D5A63")
        + line("M-40 0H40M0 -40V40M-28 -28L28 28M-28 28L28 -28", "#4D5A63", 6)
        + circle(0, 0, 40, "none", "#4D5A63", 5)
    )
    return (
        drawn
        + f'<g transform="translate(398 322) scale(.62 1)">{door}</g>'
        + "".join(circle(x, y, 4, "#5B6670") for x, y in ((250, 234), (250, 406), (164, 320)))
    )


PICTURES = {
    "discovery": discovery,
    "oil_price_spike": oil_price_spike,
    "oil_price_crash": oil_price_crash,
    "permanent_fund": permanent_fund,
}
