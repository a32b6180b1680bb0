"""Cards of the type Ships."""

from __future__ import annotations

import math
import random

from tools.art.animals import flying_gull, gull, salmon
from tools.art.boats import tanker_from_above, trawler, tug_from_above
from tools.art.dwellings import barrel
from tools.art.figures import STAND, Pose, back_view, brim_hat, figure, knit_cap, peaked_cap, top_hat
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import sky, sun
from tools.art.svg import circle, ellipse, group, line, linear, num, path, polygon, rect
from tools.art.water import light_path, splash, swell, water

INKS = HORIZONS["ships"]
ROCK = PeakInks("#5B97C0", "#2F6C97", "#FFFAEC", "#B5D3E4")
TIMBER = "#C98A4B"
RUST = "#C8402F"
BOXES = (RUST, "#E9A91F", "#2C6E49", "#F4F1E4", "#31566E")


def steamers() -> str:
    """By the stern wheel: it throws up the river and a salmon, and the fireman tries to catch it in his hat."""
    drawn = (
        sky(INKS, 230)
        + dawn_peak(120, 230, 130, 170, 11, ROCK)
        + ridge_line(5, 238, 34, INKS.mid, 12)
        + water(236, "#6FA9CB", "#123A5E", 6, "#FFFFFF", 16)
    )
    red, dark, white, ink = "#C8402F", "#8E2418", "#FBF1DA", "#16324C"
    decks = (
        rect(226, 226, 290, 12, red)
        + rect(250, 238, 266, 76, white)
        + rect(226, 128, 290, 12, red)
        + rect(262, 140, 254, 88, "#F1E3C4")
    )
    decks += "".join(rect(x, 156, 34, 50, ink, 3) + rect(x + 4, 160, 26, 42, "#FFE39A", 2) for x in (352, 424))
    decks += "".join(rect(x, 140, 7, 88, dark) for x in (236, 400))
    stacks = "".join(
        rect(x, 16, 26, 112, ink) + path(f"M{x - 8} 20H{x + 34}L{x + 26} -2H{x}Z", ink) for x in (404, 448)
    )
    hull = path("M210 312H510V372H236Z", white) + rect(204, 304, 310, 12, red) + path("M222 348H510V372H236Z", ink)
    arms = line("M176 224L330 306M176 236L330 316", "#8A5A36", 12)
    drawn += stacks + decks + hull + arms + group(_stern_wheel(), 134, 262)
    drawn += swell(350, 9, "#3478A6", "#EAF6FA", 410, 3) + splash(130, 356, 1.3)
    drops = (
        (60, 132, 7),
        (92, 116, 4),
        (196, 140, 6),
        (24, 190, 6),
    )
    drawn += "".join(circle(x, y, r, "#F6FBFF") for x, y, r in drops) + group(salmon(), 196, 84, 0.62, -30)
    catch = Pose(-6, -20, (132, 146), (110, 132), (16, 2), (-12, -16))
    hat = group(brim_hat("#5B3A2E", "#2A1A1E"), 0, 4, 1, 180)
    fireman = figure(catch, "#31566E", "#3A2A20", held=hat, hair="#5B2E1A")
    lady = figure(
        STAND._replace(near_arm=(60, 100), far_arm=(50, 90)),
        "#7A2F5C",
        "#7A2F5C",
        path("M-18 -6C-8 -2 10 -2 18 -8C12 -14 10 -20 0 -20C-10 -20 -12 -12 -18 -6Z", "#E9A91F"),
        skirt=44,
    )
    gent = figure(STAND._replace(near_arm=(120, 96)), "#2C4A3A", "#22323F", top_hat("#22323F", red))
    drawn += group(fireman, 284, 306, 0.84, flip=True)
    passengers = group(lady, 372, 226, 0.74, flip=True) + group(gent, 430, 226, 0.74, flip=True)
    return drawn + passengers + line("M240 206H510", dark, 5) + swell(376, 8, "#123F66", "#EAF6FA", 410, 20)


def _stern_wheel() -> str:
    """The paddle wheel of a river steamer, 118 in radius, about its middle."""
    red, dark = "#C8402F", "#8E2418"
    spokes = "".join(
        group(
            line("M0 0V-104", red, 9) + rect(-16, -122, 32, 30, dark, 3) + rect(-16, -122, 32, 9, "#E5664C", 3),
            turn=k * 45 + 8,
        )
        for k in range(8)
    )
    rims = circle(0, 0, 100, "none", red, 9)
    return spokes + rims + circle(0, 0, 20, dark) + circle(0, 0, 9, "#E9BD62")


def port() -> str:
    """From the cabin of the crane: a box sinks between the ropes towards the ship far below."""
    drawn = rect(0, 0, 500, 400, linear((0, "#6FB0D6"), (1, "#2F78A8"))) + rect(0, 0, 112, 400, "#A9B3B9")
    drawn += rect(98, 0, 14, 400, "#E3E8EA") + line("M84 0V400", "#7C8A94", 5)
    truck = (
        rect(-25, -34, 50, 62, "#F4C542", 6)
        + rect(-20, -28, 40, 14, "#16324C", 3)
        + rect(-28, 32, 56, 110, RUST, 2)
    )
    drawn += group(truck, 46, 216)
    hull = "M150 -10H430V260C430 330 372 386 290 420C208 386 150 330 150 260Z"
    drawn += path(hull, "#8E2A22") + path(
        "M162 -10H418V256C418 320 366 370 290 402C214 370 162 320 162 256Z", "#C9B088"
    )
    for col, row, ink in ((0, 0, "#2C6E49"), (1, 0, "#F4F1E4"), (2, 0, RUST), (0, 1, "#E9A91F"), (2, 1, "#31566E")):
        x, y = 176 + col * 80, -44 + row * 126
        drawn += rect(x, y, 68, 116, ink, 3) + rect(x + 50, y, 18, 116, "#0F2D4B", opacity=0.22)
    drawn += rect(256, 82, 68, 116, "#3A2A20") + rect(256, 82, 68, 16, "#22160F")
    load = (
        rect(-46, -70, 92, 140, RUST, 3)
        + rect(24, -70, 22, 140, "#8E2418")
        + line("M-28 -60V60M-10 -60V60M8 -60V60", "#8E2418", 4)
    )
    gold, bronze = "#F4C542", "#C98A12"
    spreader = (
        rect(-52, -78, 104, 17, gold, 3)
        + rect(-52, 61, 104, 17, gold, 3)
        + rect(-12, -70, 24, 140, gold)
        + rect(3, -70, 9, 140, bronze)
    )
    drawn += rect(232, 106, 92, 140, "#0F1D2E", 3, opacity=0.4)
    drawn += line("M160 92L96 -10M256 92L330 -10M160 240L10 410M256 240L420 410", "#16202A", 4) + group(
        load + spreader, 208, 166
    )
    worker = ellipse(0, 3, 16, 8, "#E9762B") + circle(0, 0, 8, gold)
    return drawn + group(worker, 90, 150) + group(worker, 384, 268) + _crane_cabin()


def _crane_cabin() -> str:
    """The frame of a crane's cabin, and its driver from behind with both levers in hand."""
    frame, coat, skin = "#22323F", "#E9762B", "#B98460"
    cabin = (
        path("M-10 410V340L70 374H430L510 340V410Z", frame)
        + line("M-6 -10L40 386M506 -10L460 386", frame, 18)
        + line("M-10 6H510", frame, 18)
    )
    levers = line("M138 404L144 370M362 404L356 370", "#8A96A0", 8)
    sleeves = (
        line("M210 358C178 358 160 362 146 372M290 358C322 358 340 362 354 372", coat, 22)
        + circle(142, 372, 12, skin)
        + circle(358, 372, 12, skin)
    )
    man = rect(188, 332, 124, 90, "#16324C", 24) + path(
        "M202 410C200 366 216 344 250 342C284 344 300 366 298 410Z", coat
    )
    man += (
        rect(237, 324, 26, 26, skin)
        + circle(250, 308, 28, "#3A2418")
        + path("M218 306C216 266 284 266 282 306Z", "#F4C542")
    )
    return cabin + levers + sleeves + man + rect(214, 300, 72, 9, "#C98A12", 4) + line("M250 274V300", "#C98A12", 6)


def shipping() -> str:
    """The pilot comes aboard: a small boat below a wall of steel, and a long climb up the rope ladder."""
    drawn = (
        sky(INKS, 300)
        + dawn_peak(452, 300, 110, 110, 6, ROCK)
        + ridge_line(9, 302, 22, "#4E86AC", 14)
        + water(298, "#5C9CC4", "#12375A", 9, "#FFF3D2", 18)
    )
    for row, (y, first) in enumerate(((-20, 130), (14, 96), (48, 62))):
        for k in range(6):
            ink = BOXES[(k * 2 + row * 3) % 5]
            drawn += rect(first + k * 62 - row * 30, y, 60, 33, ink) + rect(
                first + k * 62 - row * 30 + 44, y, 16, 33, "#0F2D4B", opacity=0.2
            )
    mate = back_view("#2C6E49", "#16324C", "#D9A27A", knit_cap("#E9A91F", "#F4F1E4"))
    drawn += group(mate, 194, 152, 1.16)
    red, shade, band = "#B5362A", "#7A1F1B", "#F4F1E4"
    drawn += path("M-10 60C120 76 260 84 356 56L322 372H-10Z", red) + path(
        "M356 56C388 74 404 96 412 120C398 210 366 300 322 372Z", shade
    )
    drawn += path("M-10 60C120 76 260 84 356 56L354 76C260 102 120 94 -10 80Z", band) + path(
        "M356 56C388 74 404 96 412 120L409 136C398 112 382 92 354 76Z", "#C5B8A8"
    )
    drawn += path("M-10 318H329L322 372H-10Z", "#16324C") + path(
        "M329 318L322 372C334 354 344 336 353 318Z", "#0F2338"
    )
    drawn += (
        "".join(rect(310 - k * 3, 200 + k * 26, 16, 5, band) for k in range(5))
        + line("M330 122V154M318 150C320 164 340 164 342 150", "#16324C", 8)
        + circle(330, 116, 9, "#16324C")
    )
    ladder = line("M166 86V332M200 86V332", "#E8C58F", 4) + line(
        "".join(f"M164 {y}H202" for y in range(104, 330, 24)), TIMBER, 6
    )
    climb = (
        line("M-17 -72L-16 -104M17 -72L15 -94", "#C9701F", 10)
        + circle(-16, -108, 5.5, "#D9A27A")
        + circle(15, -98, 5.5, "#D9A27A")
    )
    pilot = back_view("#E9762B", "#16324C", "#3A2418", peaked_cap("#16324C", "#0F2338"), 40, climb)
    drawn += ladder + group(pilot + rect(-17, -62, 34, 7, "#FFE39A"), 183, 274, 1.12)
    drawn += (
        line("M182 96L178 84M206 96L210 84", "#2C6E49", 11)
        + circle(180, 100, 6, "#D9A27A")
        + circle(207, 100, 6, "#D9A27A")
    )
    foam = path("M312 376C322 352 344 344 360 352C376 342 398 350 412 362C424 358 436 364 444 376Z", "#F6FBFF")
    return (
        drawn
        + group(_pilot_boat(), 148, 358, 1, -3)
        + foam
        + swell(378, 8, "#1F5C8A", "#EAF6FA", 410, 7)
        + gull(440, 170, 12, "#FFFFFF")
        + gull(466, 154, 8, "#FFFFFF")
    )


def _pilot_boat() -> str:
    """A yellow pilot boat with its flag of two halves, bow right, about 215 long; waterline near y = 30."""
    boat = path(
        "M-104 -18H76C92 -22 104 -30 112 -36C108 -8 92 22 74 34H-90C-100 18 -106 0 -104 -18Z", "#F4C542"
    ) + path("M-104 -18H76C92 -22 104 -30 112 -36L110 -24C92 -6 -60 -6 -104 -6Z", "#16324C")
    boat += (
        rect(-70, -66, 84, 50, "#FBF1DA", 5)
        + rect(-76, -72, 98, 9, "#C8402F", 3)
        + rect(-62, -56, 30, 22, "#16324C", 3)
        + rect(-24, -56, 30, 22, "#16324C", 3)
        + line("M-50 -72V-112", "#16324C", 4)
        + path("M-48 -112H-12V-90H-48Z", "#F4F1E4")
        + path("M-30 -112H-12V-90H-30Z", "#C8402F")
    )
    return boat


def fishing_fleet() -> str:
    """The fleet leaves at daybreak; a family waves from the pier, and the cat stays with the herring."""
    drawn = (
        sky(INKS, 230)
        + sun(300, 196, 64, "#FFF3D2", (24, 0.3), (54, 0.15))
        + dawn_peak(90, 228, 90, 150, 6, ROCK)
        + dawn_peak(450, 228, 100, 130, 9, ROCK)
        + ridge_line(5, 230, 18, INKS.mid, 18)
        + water(226, "#8FB8CC", "#1B4A74", 6, "#FFF3D2", 14)
        + light_path(300, ((120, 238), (84, 250), (104, 262)), "#FFF3D2", 0.7)
    )
    for x, y, scale, hull in (
        (238, 218, 0.36, "#2C6E49"),
        (372, 228, 0.5, "#C9822C"),
        (212, 254, 0.72, "#C8402F"),
        (392, 276, 1.0, "#1F5C8A"),
    ):
        drawn += group(trawler(hull, "#FBF1DA", "#FFF6E4", "#16324C"), x, y, scale)
        drawn += path(
            f"M{num(x - 96 * scale)} {num(y + 44 * scale)}q{num(96 * scale)} 14 {num(196 * scale)} -4"
            f"q-40 22 {num(-196 * scale)} 4Z",
            "#F6FBFF",
            opacity=0.85,
        )
    plank, dark = "#8A5F3C", "#5B3A20"
    drawn += (
        rect(-10, 350, 520, 60, plank)
        + rect(-10, 344, 520, 9, "#B98850")
        + line("M-10 378H510M110 353V378M300 353V378M430 353V378M60 378V400M210 378V400M370 378V400", dark, 3)
    )
    wave = (
        line("M17 -74L34 -96L30 -120", "#7A2F5C", 9)
        + circle(30, -123, 5.5, "#D9A27A")
        + line("M-17 -74L-24 -46", "#7A2F5C", 9)
    )
    mother = back_view(
        "#8E3A6A", "#8E3A6A", "#5B2E1A", path("M-12 2C-14 -18 14 -18 12 2L8 10H-8Z", "#E9A91F"), 6, wave
    )
    small = (
        line("M-17 -72L-30 -94M17 -74L34 -98", "#B9850F", 9)
        + circle(-31, -97, 5.5, "#D9A27A")
        + circle(35, -101, 5.5, "#D9A27A")
    )
    child = back_view("#E9A91F", "#22323F", "#3A2418", knit_cap("#C8402F", "#FBF1DA"), 38, small)
    drawn += ellipse(104, 390, 84, 7, dark) + group(mother, 72, 390, 1.72) + group(child, 142, 392, 1.16)
    return (
        drawn
        + group(_cat_on_barrel(), 296, 396, 1.1)
        + flying_gull(160, 150, 0.5, -10)
        + flying_gull(96, 178, 0.4, -16)
    )


def _cat_on_barrel() -> str:
    """A cat that sits on a keg with its back to the sea and a herring under its paw, about 120 high."""
    keg = barrel(0, 0, 1.2, "#A8703C", "#22323F") + ellipse(0, -62, 21, 6, "#7B4E24")
    herring = path("M-4 -66C8 -74 24 -74 34 -68L46 -76L44 -60L34 -64C24 -58 8 -58 -4 -66Z", "#C5D6DE")
    fur, pale = "#3A4048", "#F4F1E4"
    tail = path("M-14 -66C-34 -64 -44 -44 -34 -28C-28 -22 -24 -30 -28 -38C-32 -48 -22 -54 -8 -58Z", fur)
    body = path("M-18 -62C-22 -86 -10 -100 2 -100C14 -98 20 -82 18 -62Z", fur) + path(
        "M2 -62C0 -80 6 -92 12 -92C18 -84 18 -72 17 -62Z", pale
    )
    head = (
        ellipse(8, -106, 15, 12.5, fur)
        + path("M-5 -112L-4 -128L6 -117ZM12 -117L21 -127L22 -111Z", fur)
        + ellipse(12, -101, 8, 5, pale)
    )
    face = (
        circle(5, -108, 2.2, "#F4C542")
        + circle(16, -108, 2.2, "#F4C542")
        + path("M10 -104H15L12.500 -101Z", "#E5664C")
    )
    return keg + tail + herring + body + head + face


def tankers() -> str:
    """Straight down on a laden tanker: two tugs turn her between the ice floes."""
    drawn = rect(0, 0, 500, 400, linear((0, "#2A6FA0"), (1, "#123F66")))
    dice = random.Random(8)
    for _ in range(9):
        x, y = dice.uniform(-10, 500), dice.uniform(0, 400)
        drawn += line(f"M{num(x)} {num(y)}q8 -6 16 0t16 0", "#7FB6D6", 2, opacity=0.35)
    shore = "M-10 -10H230C220 24 180 30 160 60C130 84 96 74 70 108C50 128 20 124 -10 150Z"
    drawn += (
        path(shore, "#8FC4DC", stroke="#8FC4DC", width=22, opacity=0.5)
        + path(shore, "#4E7A58")
        + path("M-10 -10H170C150 16 120 26 96 54C66 72 30 76 -10 104Z", "#35604A")
    )
    turns = ((0, 1), (0.9, 0.8), (1.8, 1.05), (2.9, 0.85), (4, 1), (5.2, 0.9))
    for x, y, r in ((452, 132, 20), (410, 352, 26), (56, 236, 16), (112, 356, 30), (470, 250, 13), (300, 92, 12)):
        floe = [(x + r * k * math.cos(a), y + r * k * 0.8 * math.sin(a)) for a, k in turns]
        drawn += (
            polygon([(px + 5, py + 7) for px, py in floe], "#0E3454", 0.6)
            + polygon(floe, "#F4FBFF")
            + polygon([(x, y), floe[0], floe[1], floe[2]], "#CFE6F2")
        )
    wake = path(
        "M-214 -20C-290 -46 -340 -90 -420 -110C-360 -60 -330 -20 -420 0C-330 20 -360 60 -420 "
        "110C-340 90 -290 46 -214 20Z",
        "#CFE8F4",
        opacity=0.75,
    )
    ship = group(wake + tanker_from_above(), 262, 222, 1.0, -24)
    return (
        drawn
        + ship
        + group(tug_from_above("#E9A91F"), 348, 280, 0.92, -108)
        + group(tug_from_above("#2F8F83"), 169, 167, 0.92, 62)
    )


PICTURES = {
    "steamers": steamers,
    "port": port,
    "shipping": shipping,
    "fishing_fleet": fishing_fleet,
    "tankers": tankers,
}
