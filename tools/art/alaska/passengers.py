"""Cards of the type Ships that carry people: the ferry and the cruise."""

from __future__ import annotations

from tools.art.figures import Pose, deeper, figure, knit_cap, peaked_cap
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import puffs, sky
from tools.art.svg import circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.water import swell, water

INKS = HORIZONS["ships"]
ROCK = PeakInks("#5B97C0", "#2F6C97", "#FFFAEC", "#B5D3E4")


def ferry() -> str:
    """The ferry opens its bow, and the musher's truck rolls off with all the dogs looking out."""
    drawn = (
        sky(INKS, 250)
        + dawn_peak(30, 250, 110, 120, 6, ROCK)
        + dawn_peak(476, 250, 120, 120, 9, ROCK)
        + water(248, "#6FA9CB", "#1B4A74", 6)
    )
    hull = (
        path("M58 96H442L396 352H104Z", "#17407A")
        + path("M250 96H442L396 352H250Z", "#123262")
        + path("M100 330H400L396 352H104Z", "#C8402F")
    )
    visor = path("M70 100C84 40 150 4 250 4C350 4 416 40 430 100L396 110H104Z", "#1F4F92") + path(
        "M250 4C350 4 416 40 430 100L396 110H250Z", "#17407A"
    )
    visor += path(
        "M70 100C84 40 150 4 250 4C350 4 416 40 430 100L424 88C400 46 340 20 250 20C160 20 100 46 76 88Z", "#E9BD62"
    )
    hold = (
        path("M128 112H372L356 330H144Z", "#0A1C30")
        + path("M150 126H350L330 300H170Z", "#12304C")
        + path("M176 142H324L306 286H194Z", "#1B4568")
    )
    lamps = "".join(
        rect(x, y, w, 7, "#FFE9B0", 3)
        for x, y, w in ((170, 134, 40), (290, 134, 40), (192, 154, 26), (282, 154, 26))
    )
    van = (
        rect(214, 196, 72, 74, "#E9A91F", 10)
        + rect(222, 206, 56, 26, "#16324C", 5)
        + circle(228, 252, 6, "#FFF6D2")
        + circle(272, 252, 6, "#FFF6D2")
        + rect(222, 268, 14, 12, "#0A1C30")
        + rect(264, 268, 14, 12, "#0A1C30")
    )
    drawn += hull + hold + lamps + van + visor + line("M128 112L118 60M372 112L382 60", "#C5CED2", 7)
    ramp = polygon([(146, 326), (354, 326), (412, 412), (88, 412)], "#8796A0") + polygon(
        [(146, 326), (354, 326), (358, 332), (142, 332)], "#E9BD62"
    )
    ramp += line("M134 346H366M122 364H378M108 386H392", "#6A7883", 4)
    drawn += (
        swell(352, 7, "#1F5C8A", "#EAF6FA", 410, 7)
        + ramp
        + ellipse(250, 396, 100, 10, "#3A4854", opacity=0.6)
        + group(_dog_truck(), 250, 394, 1.16)
    )
    wave = Pose(0, -4, (150, 170), (70, 96), (8, 2), (-8, -8))
    hand = figure(wave, "#E9762B", "#16324C", knit_cap("#16324C", "#E9762B"), held=line("M0 -4V26", "#FFE39A", 7))
    vest = line("M-12 -66H12", "#FFF3A0", 5)
    biker = figure(
        Pose(10, 0, (50, 70), (30, 56), (26, 6), (-20, -34)), "#2C6E49", "#3A4A58", knit_cap("#C8402F", "#FBF1DA")
    )
    pack = rect(-32, -88, 22, 42, "#E9A91F", 7) + rect(-34, -98, 26, 12, "#31566E", 6)
    return drawn + group(hand + vest, 88, 400, 1.36) + group(pack + biker, 424, 402, 1.26)


def _dog_truck() -> str:
    """A pickup that looks at us, with sled dogs in boxes behind its cab; wheels on y = 0, about 150 wide."""
    red, dark, glass, ink = "#C8402F", "#8E2A22", "#16324C", "#16202A"
    box = (
        rect(-64, -168, 128, 84, "#A8703C", 5)
        + rect(10, -168, 54, 84, "#8A5A2C", 5)
        + rect(-70, -174, 140, 12, "#7B4E24", 3)
    )
    sled = line("M-54 -186H46C58 -186 64 -192 66 -200M-54 -180V-174M-10 -186V-174M40 -186V-174", "#E8C58F", 6)
    dogs = group(_dog_head("#5B6670"), 58, -132, 1.1) + group(_dog_head("#8A6A4E"), -58, -132, 1.1, flip=True)
    dogs += group(_dog_head("#8A6A4E"), 58, -96, 1.0) + group(_dog_head("#3F4A54"), -58, -96, 1.0, flip=True)
    cab = (
        path("M-52 -70L-42 -118H42L52 -70Z", red)
        + path("M-43 -74L-36 -110H36L43 -74Z", glass)
        + line("M-28 -78L-20 -106", "#8FC3DA", 5)
    )
    cab += circle(18, -84, 11, "#D9A27A") + path("M7 -86C5 -100 31 -100 29 -86Z", "#2C6E49")
    nose = (
        rect(-62, -74, 124, 50, red, 12)
        + rect(20, -74, 42, 50, dark, 12)
        + rect(-34, -58, 68, 24, ink, 4)
        + line("M-28 -50H28M-28 -42H28", "#8A96A0", 3)
    )
    nose += (
        circle(-47, -48, 10, "#FFF6D2")
        + circle(47, -48, 10, "#FFF6D2")
        + rect(-68, -30, 136, 13, "#C5CED2", 5)
        + rect(-16, -31, 32, 14, "#F4C542", 2)
    )
    return sled + box + dogs + cab + rect(-60, -20, 24, 22, ink, 5) + rect(36, -20, 24, 22, ink, 5) + nose


def _dog_head(coat: str) -> str:
    """A sled dog's head that looks out to the right, ears in the wind, its neck at the origin, about 44 long."""
    head = path("M-6 14C-8 -4 0 -16 12 -16L8 -30L22 -18C32 -14 42 -10 44 -4C44 4 36 6 28 6C22 14 8 18 -6 14Z", coat)
    mask = path("M22 -12C32 -12 42 -9 44 -4C44 4 36 6 28 6C20 4 18 -6 22 -12Z", "#F6EFE0")
    return (
        head
        + mask
        + path("M30 6C32 14 26 18 24 8Z", "#E5664C")
        + circle(43, -5, 3.2, "#16202A")
        + circle(22, -9, 2.2, "#16202A")
    )


def cruise_ships() -> str:
    """On the sun deck: three guests in the hot tub watch the glacier go by, and the steward brings cocoa."""
    drawn = (
        rect(0, 0, 500, 250, linear((0, "#174B7C"), (1, "#7FB4D2")))
        + dawn_peak(60, 236, 150, 150, 9, ROCK)
        + dawn_peak(470, 236, 160, 140, 12, ROCK)
    )
    drawn += path("M110 236L130 120L168 96L210 108L262 82L330 100L368 92L402 128L420 236Z", "#DDF0F6")
    drawn += path(
        "M168 96L210 108L204 236H160ZM262 82L330 100L338 236H286ZM368 92L402 128L420 236H384Z", "#A9D2E4"
    ) + path("M110 236L130 120L140 114L138 236ZM240 92L262 82L268 236H244Z", "#C4E2EE")
    drawn += water(234, "#5C9CC4", "#2F6C97", 9, "#FFFFFF", 10, 330) + "".join(
        polygon([(x, y), (x + 14, y - 14), (x + 34, y - 8), (x + 46, y)], "#FFFFFF")
        for x, y in ((380, 256), (250, 250))
    )
    drawn += rect(0, 306, 500, 104, "#B9824A") + line("M0 330H500M0 356H500M0 384H500", "#94632F", 3)
    drawn += line("M0 252H500", "#FFFDF3", 9) + line(
        "M0 276H500M0 296H500" + "".join(f"M{x} 252V312" for x in (26, 142, 258, 374, 490)), "#FFFDF3", 4.5
    )
    buoy = circle(0, 0, 26, "none", "#FFFDF3", 13) + "".join(
        group(line("M0 -26A26 26 0 0 1 18.400 -18.400", "#C8402F", 13), turn=a) for a in (-22, 68, 158, 248)
    )
    drawn += group(buoy, 84, 284)
    steam = puffs(
        ((150, 236, 17), (168, 210, 21), (150, 184, 15), (290, 230, 15), (306, 204, 19), (296, 180, 13)), "#FFFFFF"
    )
    drawn += group(steam, opacity=0.6) + ellipse(222, 396, 168, 16, "#7A4E24", opacity=0.6)
    tub = path("M66 330C66 356 68 378 76 396H368C376 378 378 356 378 330Z", "#8A5A36") + line(
        "M110 350V396M154 354V396M198 356V396M246 356V396M290 354V396M334 350V396", "#6B4228", 4
    )
    tub += (
        rect(66, 362, 312, 8, "#3A4A58", 4)
        + ellipse(222, 330, 158, 30, "#A8703C")
        + ellipse(222, 328, 144, 24, "#8FE0E0")
    )
    drawn += tub + "".join(
        group(_bather(skin, cap, band), x, y, s)
        for x, y, s, skin, cap, band in (
            (142, 326, 1.0, "#D9A27A", "#C8402F", "#FFFDF3"),
            (218, 322, 0.94, "#A86F4A", "#E9A91F", "#FFFDF3"),
            (290, 328, 1.0, "#E0AE88", "#2C6E49", "#FFFDF3"),
        )
    )
    drawn += path("M78 334C120 350 330 350 366 334C352 352 300 358 222 358C144 358 92 352 78 334Z", "#6CCACF")
    mugs = (
        rect(2, -15, 13, 13, "#C8402F", 3)
        + rect(20, -15, 13, 13, "#FFFDF3", 3)
        + rect(-8, -2, 50, 6, "#C5CED2", 3)
        + line("M8 -19q4 -6 0 -12M26 -19q4 -6 0 -12", "#FFFDF3", 3)
    )
    serve = Pose(0, 4, (60, 92), (8, 20), (6, 2), (-6, -8))
    scarf = path("M-8 -92C0 -96 8 -94 12 -88L10 -80H-8Z", "#C8402F") + path(
        "M-8 -86L-26 -70L-18 -60L-4 -78Z", "#C8402F"
    )
    steward = (
        figure(serve, "#FFFDF3", "#16324C", peaked_cap("#FFFDF3", "#16324C"), held=group(mugs, 2, 5, 1, 92)) + scarf
    )
    return drawn + group(steward, 452, 398, 1.6, flip=True)


def _bather(skin: str, cap: str, band: str) -> str:
    """Somebody from behind who sits in the water up to the chest, the waterline at y = 10, in a woollen cap."""
    body = path("M-32 12C-34 -18 -26 -34 0 -36C26 -34 34 -18 32 12Z", skin) + path(
        "M8 12C12 -10 12 -24 6 -36C28 -34 34 -18 32 12Z", deeper(skin, 0.85)
    )
    return (
        body
        + rect(-6, -46, 12, 14, deeper(skin, 0.85))
        + circle(0, -56, 16, skin)
        + group(knit_cap(cap, band), 0, -57, 1.7)
    )


PICTURES = {"ferry": ferry, "cruise_ships": cruise_ships}
