"""Events of the early years."""

from __future__ import annotations

from tools.art.buildings import wharf_houses
from tools.art.glyphs import star_outline
from tools.art.industry import nugget
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS, Horizon
from tools.art.people import crowd, prospector
from tools.art.skies import cloud, mist, rays, sky, snowfall, sun
from tools.art.svg import blurred, circle, ellipse, group, line, path, polygon, radial, rect
from tools.art.trees import forest, rough_spruce
from tools.art.water import water

FOLLY = Horizon("#3E6C94", "#A9C6D6", "#F6EAD2", "#8FB0C4", "#D5E4EC", "#5E86A4")
LAMP = Horizon("#2A1A2E", "#5E3A44", "#C9854F", "#4A2A34", "#33202A", "#1C1018")
GREY = Horizon("#4A5360", "#8A929A", "#D8D2C4", "#6E767E", "#5A626A", "#2E343C")


def seward_s_folly() -> str:
    """A chest of dollars set down on an empty, frozen shore, a flag beside it."""
    drawn = (
        sky(FOLLY, 260)
        + sun(380, 150, 44, "#FFFBE6", (18, 0.35))
        + dawn_peak(110, 258, 120, 190, 6, PeakInks("#9DBBCF", "#7399B4", "#FFFFFF", "#CFE0EA"))
        + dawn_peak(420, 258, 100, 170, 9, PeakInks("#9DBBCF", "#7399B4", "#FFFFFF", "#CFE0EA"))
    )
    drawn += water(254, "#8FB4CA", "#4E7FA0", 4, "#FFFFFF", 14, 320) + "".join(
        polygon([(x, y), (x + 20, y - 14), (x + 48, y - 8), (x + 62, y + 4)], "#FFFFFF")
        for x, y in ((30, 290), (150, 300), (330, 292), (430, 304))
    )
    drawn += path("M-10 410V322C100 306 300 324 510 308V410Z", "#FFFFFF") + path(
        "M-10 410V368C140 352 330 378 510 358V410Z", "#D5E4EC"
    )
    drawn += (
        line("M150 356V110", "#5B3A1E", 8)
        + path("M154 114C190 102 220 128 262 114V184C220 198 190 172 154 186Z", "#17407A")
        + path(star_outline(206, 150, 20, 9), "#FFD968")
    )
    chest = (
        path("M-84 -44H84V34H-84Z", "#8A5A2C")
        + path("M-84 -44C-84 -92 84 -92 84 -44Z", "#A8703C")
        + "".join(rect(x, -80, 14, 114, "#E9BD62") for x in (-64, 50))
        + rect(-84, -48, 168, 9, "#5B3A1A")
        + rect(-13, -54, 26, 30, "#E9BD62", 4)
        + circle(0, -42, 4.5, "#5B3A1A")
    )
    drawn += ellipse(330, 392, 110, 12, "#A9C6D6") + group(chest, 330, 354)
    return (
        drawn
        + "".join(nugget(x, y, r, "#FFD057") for x, y, r in ((220, 388, 10), (244, 394, 8), (430, 390, 9)))
        + snowfall(9, 60, 0.9)
    )


def boom() -> str:
    """A town shoots up in one season: scaffolds, new roofs, a street full of people."""
    inks = HORIZONS["mines"]
    drawn = (
        sky(inks, 310)
        + rays(250, 170, 28, "#FFF3C4", 0.28)
        + sun(250, 170, 66, "#FFF0BE", (22, 0.35))
        + dawn_peak(90, 308, 130, 180, 6, PeakInks("#C07C3B", "#8B5027", "#FFF3DA", "#E2B98A"))
        + dawn_peak(430, 308, 140, 180, 9, PeakInks("#C07C3B", "#8B5027", "#FFF3DA", "#E2B98A"))
    )
    back = (
        (20, 54, 80, "#B8652C"),
        (92, 50, 110, "#8A3A2A"),
        (162, 58, 92, "#C9822C"),
        (290, 56, 104, "#2C5E50"),
        (360, 52, 84, "#A8402E"),
        (428, 60, 112, "#31566E"),
    )
    drawn += (
        wharf_houses(352, back, "#3A2112") + rect(0, 350, 500, 60, "#B5803F") + path("M0 366H500V410H0Z", "#8B5A2B")
    )
    scaffold = (
        "".join(rect(x, -150, 6, 150, "#5B3A1E") for x in (-40, 36))
        + "".join(rect(-46, -46 - 44 * i, 94, 6, "#A8703C") for i in range(3))
        + line("M-38 -4L36 -44M-38 -92L36 -132M36 -48L-38 -88", "#5B3A1E", 4)
        + path("M-52 -150L0 -196 52 -150", "none", "#7B5335", 7)
    )
    drawn += group(scaffold, 250, 354) + crowd(
        (
            (60, 392, 34),
            (96, 388, 30),
            (140, 396, 38),
            (196, 390, 32),
            (238, 396, 36),
            (286, 392, 34),
            (330, 398, 38),
            (372, 390, 32),
            (420, 396, 36),
            (456, 390, 30),
        ),
        "#3A2112",
    )
    coins = ((180, 96, 12), (320, 90, 14), (140, 150, 9), (366, 150, 10), (250, 66, 11))
    return drawn + "".join(
        circle(x, y + 2, r, "#8A5A12") + circle(x, y, r, "#FFD057") + circle(x, y, r * 0.62, "#EDB030")
        for x, y, r in coins
    )


def bust() -> str:
    """Boarded windows, a hanging sign, dust in an empty street."""
    drawn = (
        sky(GREY, 320)
        + cloud(120, 90, 180, "#6E767E", 0.7)
        + cloud(380, 70, 200, "#6E767E", 0.7)
        + dawn_peak(250, 320, 130, 240, 6, PeakInks("#8A929A", "#6A727A", "#E8E6DE", "#B5BABC"))
    )
    for x, w, h, wall in (
        (-20, 120, 190, "#7A6A58"),
        (96, 110, 160, "#6A5E54"),
        (300, 116, 168, "#75685A"),
        (412, 120, 200, "#6A5E54"),
    ):
        drawn += (
            rect(x, 360 - h, w, h, wall)
            + rect(x - 5, 352 - h, w + 10, 12, "#3A332C")
            + "".join(
                line(f"M{x} {360 - h + 16 + i * 16}h{w}", "#4E453C", 1.6, opacity=0.6) for i in range(int(h // 16))
            )
        )
        for wx in (x + 16, x + w - 46):
            drawn += rect(wx, 360 - h + 28, 30, 40, "#2A241E") + line(
                f"M{wx - 4} {360 - h + 34}L{wx + 34} {360 - h + 46}M{wx - 4} {360 - h + 58}"
                f"L{wx + 34} {360 - h + 48}",
                "#A8927A",
                8,
            )
        drawn += rect(x + w / 2 - 16, 300, 32, 60, "#2A241E") + line(
            f"M{x + w / 2 - 22} 316L{x + w / 2 + 22} 330M{x + w / 2 - 22} 346L{x + w / 2 + 22} 332", "#A8927A", 9
        )
    sign = rect(-44, 0, 88, 36, "#D8C8A8", 3, "#3A332C", 3) + line("M-28 12H28M-20 24H12", "#6A5E54", 5)
    drawn += (
        line("M206 214L236 214", "#3A332C", 6)
        + line("M216 216L222 242", "#3A332C", 2)
        + group(sign, 250, 238, 0.9, 24)
        + path("M-10 410V356H510V410Z", "#8A7A64")
        + path("M-10 410V384C120 374 330 392 510 380V410Z", "#75654F")
    )
    weed = circle(0, 0, 22, "none", "#A8824A", 3) + line(
        "M-20 -8C-6 -18 8 10 20 4M-16 12C-4 -4 10 -14 16 -12M-4 -22C-10 -6 6 6 2 22M-22 2C-10 8 8 16 14 14",
        "#A8824A",
        2.4,
    )
    return (
        drawn
        + group(weed, 214, 376, 1.1)
        + group(weed, 330, 386, 0.7, 40)
        + blurred(ellipse(260, 366, 130, 9, "#E8DCC0", opacity=0.7), 7)
    )


def exploration() -> str:
    """A man with a pack on a ridge above unmapped ranges."""
    inks = HORIZONS["air"]
    drawn = (
        sky(inks, 330)
        + rays(330, 140, 26, "#FFFBE6", 0.2)
        + sun(330, 140, 52, "#FFF6DA", (20, 0.35))
        + dawn_peak(70, 330, 170, 200, 6, PeakInks("#8DBED2", "#5E9AB8", "#FFFBEE", "#CFE4EC"))
        + dawn_peak(440, 330, 190, 210, 9, PeakInks("#8DBED2", "#5E9AB8", "#FFFBEE", "#CFE4EC"))
        + dawn_peak(270, 340, 150, 190, 12, PeakInks("#6FAEC8", "#427F9E", "#FFFBEE", "#BFDCE6"))
    )
    drawn += (
        mist(250, 90, "#F8EBC9", 0.6)
        + forest(7, 344, 46, inks.mid, 40, depth=3)
        + path("M340 346C300 360 360 372 320 390L300 410H360C380 392 340 374 372 350Z", "#DFF0F2")
    )
    return (
        drawn
        + path("M-10 410V330C60 318 130 330 190 356C230 374 260 396 280 410Z", inks.near)
        + group(prospector(), 130, 286, 1.06)
        + rough_spruce(22, 380, 150, "#0F3046", 3)
        + rough_spruce(474, 410, 150, "#0F3046", 4)
    )


def con_men() -> str:
    """Three shells and a pea on a barrel head by lamplight; two hats in the shadow."""
    drawn = (
        rect(
            0,
            0,
            500,
            400,
            radial((0, "#E9A85A"), (0.45, "#8A5240"), (1, "#1C1018"), centre=(0.5, 0.42), radius=0.72),
        )
        + line("M250 -10V60", "#1C1018", 4)
        + path("M214 84C214 58 286 58 286 84Z", "#1C1018")
        + ellipse(250, 86, 20, 8, "#FFF3C9")
    )
    drawn += path("M214 86L60 400H440L286 86Z", "#FFE9B0", opacity=0.14)
    for x, flip in ((104, False), (396, True)):
        man = (
            path("M-70 190C-72 90 -44 52 0 50C44 52 72 90 70 190Z", LAMP.near)
            + circle(0, 18, 32, LAMP.near)
            + path(
                "M-62 2C-30 14 30 14 62 2C44 -6 40 -14 36 -44C18 -56 -18 -56 -36 -44C-40 -14 -44 -6 -62 2Z",
                "#2E1A22",
            )
            + path("M-37 -18C-18 -12 18 -12 37 -18V-6C18 0 -18 0 -37 -6Z", "#C8402F")
        )
        drawn += group(man, x, 190, 1.0, 0, 1, flip) + line(
            f"M{x + (-40 if flip else 40)} 290L{x + (-84 if flip else 84)} 330", LAMP.near, 24
        )
    drawn += (
        path("M90 340C84 372 90 400 100 420H400C410 400 416 372 410 340Z", "#6B3F22")
        + ellipse(250, 338, 162, 38, "#A8703C")
        + ellipse(250, 336, 150, 32, "#C98A4B")
        + line("M106 330H394M150 312H350M150 358H350", "#8A5A2C", 2)
    )
    for x, y in ((176, 336), (250, 350), (326, 336)):
        drawn += (
            ellipse(x + 4, y + 4, 32, 8, "#5B3A1E", opacity=0.6)
            + path(
                f"M{x - 30} {y}C{x - 30} {y - 44} {x - 14} {y - 58} {x} {y - 58}"
                f"C{x + 14} {y - 58} {x + 30} {y - 44} {x + 30} {y}Z",
                "#7B4E24",
            )
            + line(
                f"M{x - 16} {y - 4}C{x - 16} {y - 30} {x - 8} {y - 46} {x} {y - 54}M{x + 16} {y - 4}"
                f"C{x + 16} {y - 30} {x + 8} {y - 46} {x} {y - 54}M{x} {y - 2}V{y - 54}",
                "#A8703C",
                3,
            )
        )
    return drawn + nugget(288, 362, 8, "#FFD057")


PICTURES = {
    "seward_s_folly": seward_s_folly,
    "boom": boom,
    "bust": bust,
    "exploration": exploration,
    "con_men": con_men,
}
