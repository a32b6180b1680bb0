"""Cards of the type Service."""

from __future__ import annotations

from tools.art.buildings import shop_front
from tools.art.dwellings import crate
from tools.art.industry import log_pile
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import rays, sky, sun
from tools.art.svg import circle, ellipse, group, line, path, rect
from tools.art.trees import forest
from tools.art.vehicles import road_truck

SERVICE = HORIZONS["service"]
TEAL_ROCK = PeakInks("#3F9490", "#1F6A6A", "#FDF3DA", "#A8D2C6")
BARK = "#5A3A20"
HEART = "#E0B070"
RINGS = "#B98448"


def trade_and_services() -> str:
    """A corner with bank, barber and baker, a van delivering."""
    drawn = (
        sky(SERVICE, 330) + sun(390, 100, 38, "#FFF3CF", (16, 0.3)) + dawn_peak(250, 326, 160, 270, 6, TEAL_ROCK)
    )
    for x, w, h, wall, trim, awning in (
        (10, 150, 196, "#C9822C", "#FBF1DA", "#7A2F3C"),
        (172, 156, 222, "#2E5F6E", "#F6DFA9", "#C8402F"),
        (340, 150, 186, "#A8402E", "#FBF1DA", "#137772"),
    ):
        drawn += shop_front(x, 352, w, h, wall, trim, awning, "#0C2A30")
    pole = (
        rect(-8, -46, 16, 46, "#FFFFFF", 4)
        + "".join(
            path(f"M-8 {-40 + i * 14}L8 {-48 + i * 14}V{-42 + i * 14}L-8 {-34 + i * 14}Z", "#C8402F")
            for i in range(3)
        )
        + circle(0, -50, 9, "#F6DFA9")
    )
    drawn += (
        group(pole, 168, 326)
        + circle(85, 190, 20, "#F6DFA9")
        + circle(85, 190, 14, "#EDB030")
        + path(
            "M402 196C386 190 388 176 402 178C404 168 424 168 426 178C440 176 442 190 426 196V206H402Z", "#F6DFA9"
        )
        + path("M-10 410V350H510V410Z", "#C5B48A")
        + path("M-10 410V374H510V410Z", "#4A5A5E")
        + line("M-10 392H510", "#FBF1DA", 3)
    )
    return (
        drawn
        + group(road_truck("#137772", "#FBF1DA"), 326, 374, 1.0)
        + crowd(((110, 366, 40), (134, 368, 36), (236, 366, 40)), "#0C393D")
    )


def university_of_alaska() -> str:
    """A clock tower among birches, a gown and cap on the steps."""
    drawn = (
        sky(SERVICE, 320)
        + rays(250, 200, 28, "#FFF3CF", 0.14)
        + sun(250, 200, 84, "#FFF3CF", (26, 0.3))
        + dawn_peak(80, 318, 130, 180, 6, TEAL_ROCK)
        + dawn_peak(430, 318, 140, 180, 9, TEAL_ROCK)
        + forest(5, 330, 44, SERVICE.mid, 46, depth=3)
    )
    stone, shade, dark = "#FBF1DA", "#BFD6C8", "#0C393D"
    hall = (
        rect(-160, -100, 320, 100, stone)
        + path("M-172 -98L-150 -128H150L172 -98Z", dark)
        + "".join(
            path(f"M{x} -20V-66C{x} -84 {x + 28} -84 {x + 28} -66V-20Z", "#2E8380") for x in (-144, -104, 76, 116)
        )
        + rect(-46, -226, 92, 226, stone)
        + rect(14, -226, 32, 226, shade, opacity=0.6)
        + path("M-56 -224L0 -282 56 -224Z", dark)
        + rect(-52, -230, 104, 8, dark)
        + circle(0, -188, 26, "#FFFDF3", dark, 4)
        + line("M0 -188V-206M0 -188L12 -180", dark, 4)
    )
    hall += path("M-22 0V-62C-22 -90 22 -90 22 -62V0Z", dark) + "".join(
        rect(x, -140, 20, 34, "#2E8380", 10) for x in (-32, 12)
    )
    drawn += (
        group(hall, 250, 354)
        + path("M-10 410V352H510V410Z", "#5E8A5A")
        + path("M170 410L226 352H274L330 410Z", "#E8DCB8")
    )
    cap = (
        path("M-46 -8L0 -28L46 -8L0 12Z", "#0C393D")
        + path("M-24 2V20C-10 30 10 30 24 20V2L0 12Z", "#14545A")
        + line("M40 -8V22", "#FFC93C", 3)
        + circle(40, 24, 5, "#FFC93C")
    )
    book = path(
        "M-60 22C-40 12 -16 14 0 26C16 14 40 12 60 22V44C40 34 16 36 0 48C-16 36 -40 34 -60 44Z", "#FFFDF3"
    ) + path("M-60 22C-40 12 -16 14 0 26V48C-16 36 -40 34 -60 44Z", "#D8E6DC")
    for x, h in ((40, 150), (76, 120), (430, 130), (466, 160)):
        drawn += (
            rect(x - 4, 380 - h, 8, h, "#F6F3E8")
            + "".join(rect(x - 4, 380 - h * t, 5, 3, dark) for t in (0.2, 0.34, 0.5, 0.62, 0.8))
            + ellipse(x, 380 - h, 30, 44, "#E9C24A")
            + ellipse(x + 8, 374 - h, 18, 32, "#D9A82E")
        )
    return drawn + group(book, 250, 352, 0.9) + group(cap, 250, 346, 0.9)


def construction() -> str:
    """A crane lifts a roof beam over a frame of new timber."""
    drawn = (
        sky(SERVICE, 330)
        + sun(120, 150, 50, "#FFF3CF", (20, 0.3))
        + dawn_peak(100, 326, 120, 180, 6, TEAL_ROCK)
        + dawn_peak(430, 326, 150, 190, 9, TEAL_ROCK)
        + ridge_line(5, 330, 24, SERVICE.mid, 16)
        + path("M-10 410V328C120 320 330 334 510 326V410Z", "#B5915A")
    )
    timber, dark = "#E0B070", "#8A5A2C"
    frame = (
        "".join(rect(x, -120, 9, 120, timber) for x in range(-130, 140, 44))
        + "".join(rect(-134, y, 273, 9, timber) for y in (-122, -66, -8))
        + "".join(line(f"M{x} -122L{x + 66} -172L{x + 132} -122", timber, 8) for x in (-130, 2))
        + line("M-126 -8L-86 -60M48 -60L90 -8M-36 -118L6 -72", dark, 5)
    )
    drawn += group(frame, 214, 366) + rect(70, 366, 290, 12, "#8A9AA2")
    mast = "#E9A91F"
    drawn += (
        line("M420 378V66M448 378V66M420 366L448 326L420 286L448 246L420 206L448 166L420 126L448 86", mast, 5)
        + line("M478 76H150L434 44M434 76V40M434 44L478 76", mast, 6)
        + line(
            "M150 76L170 66L190 76L210 66L230 76L250 66L270 76L290 66L310 76L330 66L350 76L370 66L390 76", mast, 3
        )
        + rect(414, 76, 40, 26, "#0C393D", 3)
        + rect(456, 78, 30, 30, "#5B6670", 2)
    )
    drawn += (
        line("M226 78V150M226 150L182 176M226 150L270 176", "#0C393D", 3)
        + rect(160, 174, 132, 13, timber, 2)
        + rect(160, 184, 132, 4, dark)
    )
    helmet = path("M-20 0C-20 -28 20 -28 20 0Z", "#E9A91F") + rect(-25, -3, 50, 7, "#C98A12", 3)
    workers = (
        crowd(((330, 398, 50), (370, 402, 46)), "#0C393D")
        + group(helmet, 330, 352, 0.5)
        + group(helmet, 370, 360, 0.46)
    )
    return (
        drawn + workers + log_pile(60, 396, 13, 3, BARK, HEART, RINGS) + crate(128, 400, 34, "#C98A4B", "#6B4A1C")
    )


PICTURES = {
    "trade_services": trade_and_services,
    "university_of_alaska": university_of_alaska,
    "construction": construction,
}
