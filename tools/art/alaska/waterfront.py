"""Work and leisure at the water's edge: cards of the type Ships told close by, and the navy's quay."""

from __future__ import annotations

from tools.art.dwellings import crate
from tools.art.figures import BROWN_SKIN, KNEEL, Pose, back_view, figure, knit_cap, peaked_cap
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import cloud, sky
from tools.art.svg import circle, ellipse, group, line, linear, path, rect
from tools.art.water import swell, water

INKS = HORIZONS["ships"]
MIL = HORIZONS["military"]
ROCK = PeakInks("#5B97C0", "#2F6C97", "#FFFAEC", "#B5D3E4")
OLIVE_ROCK = PeakInks("#7D8A62", "#57633F", "#F6EDD0", "#B9BE97")
NAVY, CREAM, RED, TAN, BROWN = "#12304C", "#FBF1DA", "#C8402F", "#C98A4B", "#6B4A1C"


def docks() -> str:
    """Under a ship's black side a net of crates comes down, one docker guides it, another rolls a barrel."""
    drawn = rect(0, 0, 500, 400, linear((0, "#2C6C9C"), (1, "#8FBCD6")))
    hull = (
        path("M-10 -10H510V330H-10Z", "#1B3A58")
        + path("M-10 232H510V330H-10Z", "#8E2A22")
        + rect(-10, 222, 520, 12, CREAM)
    )
    plates = "".join(f"M{x} -10V330" for x in (70, 190, 310, 430)) + "M-10 60H510M-10 142H510"
    rivets = "".join(
        circle(x + dx, y, 2.4, "#3A6288")
        for x in (70, 190, 310, 430)
        for dx in (-9, 9)
        for y in (80, 100, 120, 164, 184, 204)
    )
    ports = "".join(circle(x, 104, 21, "#C9A14A") + circle(x, 104, 14, "#FFE39A") for x in (96, 398))
    drawn += hull + line(plates, "#12283F", 3) + rivets + ports
    drawn += line("M254 -10V52", "#E8DCC0", 5) + group(_sling(), 254, 52, 1.2)
    drawn += rect(0, 322, 500, 90, "#8A5F3C") + rect(0, 318, 500, 9, "#B98850")
    drawn += line(
        "M0 352H500M0 382H500M60 327V352M220 327V352M380 327V352M140 352V382M300 352V382M450 352V382", "#5B3A20", 3
    )
    drawn += group(_bollard(), 44, 350) + line("M52 322C40 290 10 270 -10 262", "#E8DCC0", 8)
    guide = Pose(-6, -18, (126, 150), (112, 128), (18, 2), (-16, -22))
    docker = figure(guide, RED, NAVY, peaked_cap("#3A4A58", "#22323F"), skin=BROWN_SKIN)
    drawn += ellipse(126, 388, 56, 7, "#4A2F1A", opacity=0.7) + group(docker, 126, 388, 1.72)
    shove = Pose(40, -22, (74, 82), (62, 76), (44, -6), (-32, -40))
    roller = figure(shove, "#E9A91F", "#3A4A58", knit_cap("#2C6E49", "#F4F1E4"))
    cask = (
        circle(0, 0, 48, "#5B3A1E")
        + circle(0, 0, 40, "#A8703C")
        + line("M-28 -28V28M-10 -39V39M10 -39V39M28 -28V28", "#7B4E24", 3)
    )
    cask += rect(-7, -7, 14, 14, "#3A2614", 3)
    drawn += ellipse(390, 394, 110, 8, "#4A2F1A", opacity=0.7) + group(cask, 346, 346)
    return drawn + group(roller, 446, 392, 1.62, flip=True)


def _sling() -> str:
    """Crates in a net of rope that hangs from the hook at the origin, about 150 wide and 150 high."""
    load = (
        crate(-34, 142, 62, TAN, BROWN) + crate(34, 142, 62, "#B5763A", BROWN) + crate(0, 82, 52, "#D9A05C", BROWN)
    )
    net = line("M0 8L-70 92V136L-40 150H40L70 136V92Z", "#F3DFA8", 5)
    net += line("M0 8L-24 62L-2 148M0 8L24 62L2 148M-48 66L70 128M48 66L-70 128", "#F3DFA8", 3)
    hook = path("M-10 -14H10L7 4H-7Z", RED) + line("M0 4C12 6 10 20 0 20C-7 20 -10 14 -8 10", "#E8DCC0", 6)
    return load + net + hook


def _bollard() -> str:
    return (
        rect(-16, -34, 32, 38, "#22323F", 4)
        + rect(-22, -44, 44, 14, "#35485A", 6)
        + ellipse(0, 6, 24, 5, "#5B3A20")
    )


def boats() -> str:
    """Spring: the boat lies on trestles, a man paints its keel red and a child has painted the dog."""
    drawn = (
        sky(INKS, 220)
        + cloud(300, 74, 130, "#FFF8E6", 0.7)
        + dawn_peak(330, 220, 120, 210, 8, ROCK)
        + ridge_line(7, 222, 26, INKS.mid, 18)
        + water(220, "#6FA9CB", "#2F6C97", 4, "#FFFFFF", 14, 300)
        + path("M-10 410V286C120 268 330 290 510 272V410Z", "#C9B48A")
        + path("M-10 410V352C120 340 300 362 510 342V410Z", "#AD966A")
    )
    for x, y, ink in ((66, 268, "#2C6E49"), (430, 262, "#E9A91F")):
        drawn += group(_skiff(ink), x, y, 0.62)
    drawn += (
        line("M150 382L168 296L186 382M330 382L348 296L366 382", "#7B4E24", 9)
        + rect(136, 292, 64, 9, "#8A5A2C", 3)
        + rect(316, 292, 64, 9, "#8A5A2C", 3)
    )
    drawn += ellipse(250, 386, 170, 8, "#7A6440", opacity=0.6) + group(_upturned(), 250, 290)
    brush = line("M0 -4V22", TAN, 5) + rect(-6, 20, 12, 8, "#8A9AA2") + path("M-7 28H7L5 40H-5Z", RED)
    reach = Pose(14, -8, (104, 112), (-10, 30), (20, 2), (-14, -24))
    painter = figure(reach, "#31566E", "#3A2A20", knit_cap("#E9A91F", "#FBF1DA"), held=brush)
    drawn += ellipse(92, 390, 50, 6, "#7A6440", opacity=0.6) + group(painter, 84, 390, 1.6)
    pot = (
        rect(-13, -24, 26, 24, "#8A9AA2", 3)
        + ellipse(0, -24, 13, 4, RED)
        + path("M6 -24V-10C6 -6 12 -6 12 -10V-22Z", RED)
    )
    child = figure(
        KNEEL._replace(near_arm=(70, 84), far_arm=(30, 60)),
        "#E9A91F",
        NAVY,
        knit_cap(RED, CREAM),
        held=group(brush, scale=0.8),
    )
    return (
        drawn
        + group(pot, 232, 396, 1.1)
        + group(child, 372, 396, 1.06)
        + group(_painted_dog(), 452, 396, 1.1, flip=True)
    )


def _upturned() -> str:
    """A rowing boat bottom up, bow right, old blue still but for the stern, which is fresh red; about 300 long."""
    outline = "M-142 8L-126 -62L-96 -78H70C112 -74 136 -40 152 8Z"
    hull = path(outline, "#2F78B0") + path("M-142 8L-134 -26C-40 -16 60 -16 145 -12L152 8Z", "#1F5C8A")
    fresh = path("M-142 8L-126 -62L-96 -78H14L2 -60L20 -42L-4 -26L8 -8L-8 8Z", RED)
    shade = path("M-142 8L-134 -26C-90 -20 -46 -18 -2 -17L8 -8L-8 8Z", "#96291D")
    keel = line("M-126 -66L-96 -83H70C116 -78 140 -42 156 6", "#8A5A2C", 9)
    planks = line("M-130 -46C-40 -36 60 -36 136 -36", "#1B2F45", 2, opacity=0.5)
    return hull + fresh + shade + planks + keel + rect(-150, 4, 312, 11, CREAM, 5)


def _skiff(ink: str) -> str:
    return (
        path("M-96 -26C-60 -36 60 -38 100 -32C60 -12 -60 -12 -96 -26Z", "#7B4E24")
        + path("M-96 -26C-60 -12 60 -12 100 -32C94 -2 80 18 62 22H-64C-82 16 -92 -4 -96 -26Z", ink)
        + path("M-96 -26C-60 -12 60 -12 100 -32L97 -20C60 0 -60 0 -94 -14Z", CREAM)
    )


def _painted_dog() -> str:
    """A white dog that sits and looks right, with red spots of paint, about 70 high."""
    white, ink = "#FFFDF3", "#2A2028"
    tail = path("M-26 -8C-40 -12 -46 -26 -40 -36C-34 -28 -28 -22 -18 -18Z", white)
    body = path("M-28 0C-34 -22 -20 -44 -2 -50L18 -46C22 -30 20 -12 20 0Z", white) + path(
        "M8 0L10 -24H20V0Z", "#D8CDBA"
    )
    head = path(
        "M-6 -46C-12 -62 0 -74 14 -72C22 -70 26 -64 36 -60C42 -56 40 -48 32 -48C22 -46 18 -40 10 -40"
        "C2 -40 -4 -42 -6 -46Z",
        white,
    )
    ear = path("M2 -70C-8 -68 -14 -54 -8 -46C0 -48 8 -58 8 -68Z", "#8A5A2C")
    spots = circle(-10, -26, 6, RED) + circle(4, -36, 4, RED) + circle(-18, -10, 5, RED) + circle(22, -64, 3.4, RED)
    return tail + body + head + ear + spots + circle(38, -56, 3.4, ink) + circle(18, -62, 2.2, ink)


def harbor() -> str:
    """The harbour as a gull sees it: jetties full of boats, a breakwater with its light, one boat coming home."""
    drawn = rect(0, 0, 500, 400, linear((0, "#2F78A8"), (1, "#174B7C")))
    quay = rect(-330, 0, 700, 300, "#B9A27C") + rect(-330, 0, 700, 14, "#E3D2A8")
    for x, w, ink, dark in (
        (-160, 110, RED, "#8E2A22"),
        (-30, 90, "#2C6E49", "#1C4A30"),
        (80, 120, "#E9A91F", "#B37D12"),
    ):
        quay += rect(x + 8, 50, w, 78, "#5B4A34", opacity=0.5) + rect(x, 40, w, 38, ink) + rect(x, 78, w, 38, dark)
    paints = ("#C8402F", "#F4F1E4", "#E9A91F", "#2C6E49", "#17304A", "#31A0A0")
    for k, x in enumerate((-190, 4, 198)):
        quay += rect(x - 9, -126, 18, 130, "#C9A36B") + rect(x + 3, -126, 6, 130, "#9A7440")
        for row, side in ((0, -1), (0, 1), (1, -1), (1, 1)):
            boat = _boat_from_above(paints[(2 * k + 3 * row + side) % 6])
            quay += group(boat, x + side * 50, -38 - 52 * row, 1.3, flip=side < 0)
    drawn += group(quay, 318, 318, 1, -22)
    stones = "M520 86C440 60 386 72 356 112"
    drawn += line("M524 98C444 72 394 84 364 122", "#0F3357", 34, opacity=0.5) + line(stones, "#7C8A94", 34)
    drawn += line(stones, "#A9B6BC", 18) + circle(358, 110, 24, "#F4F1E4") + circle(358, 110, 17, RED)
    drawn += circle(358, 110, 9, "#FFE39A")
    wake = path("M-20 -9C-50 -13 -80 -14 -112 -22L-96 0L-112 22C-80 14 -50 13 -20 9Z", "#DCEFF6", opacity=0.8)
    drawn += group(wake + _boat_from_above("#E9A91F"), 282, 134, 1.6, 66)
    shadow = path(
        "M0 -50C12 -46 15 -26 15 -8L128 -22C96 -20 60 -6 10 22L18 66H-18L-10 22C-60 -6 -96 -20 -128 -22L-15 -8Z",
        "#0F3357",
    )
    return drawn + group(shadow, 132, 262, 1, 62, 0.35) + group(_gull_from_above(), 112, 196, 1.14, 62)


def _boat_from_above(ink: str) -> str:
    """A fishing boat seen from straight above, bow right, about 56 long."""
    hull = path("M-28 -12H4C16 -10 26 -4 30 0C26 4 16 10 4 12H-28Z", ink)
    return (
        hull + path("M-23 -7H4C12 -6 18 -3 22 0C18 3 12 6 4 7H-23Z", "#D9A868") + rect(-8, -7, 16, 14, "#FFF6E4", 2)
    )


def _gull_from_above() -> str:
    """A gull seen from above, its beak up, about 250 across."""
    wing = path("M8 -16C34 -44 72 -52 128 -22C96 -20 60 -6 10 22Z", "#C9D6DC") + path(
        "M128 -22C114 -30 102 -35 90 -37L94 -18C106 -20 118 -22 128 -22Z", "#22323F"
    )
    wing += path("M8 -16C34 -44 72 -52 96 -38C66 -36 40 -24 10 2Z", "#E9F0F2")
    body = path("M0 -50C12 -46 15 -26 15 -8C15 16 8 34 0 46C-8 34 -15 16 -15 -8C-15 -26 -12 -46 0 -50Z", "#FFFFFF")
    tail = path("M-7 34L-18 66H18L7 34Z", "#FFFFFF")
    return (
        wing
        + group(wing, flip=True)
        + tail
        + body
        + path("M-5 -48L0 -66L5 -48Z", "#E9A91F")
        + circle(-6, -38, 2.4, "#16202A")
        + circle(6, -38, 2.4, "#16202A")
    )


def naval_base() -> str:
    """A submarine comes home: her crew lines the deck, and a signaller on the pier waves her in."""
    drawn = (
        sky(MIL, 240)
        + dawn_peak(390, 240, 110, 190, 9, OLIVE_ROCK)
        + dawn_peak(60, 240, 80, 150, 6, OLIVE_ROCK)
        + ridge_line(5, 242, 22, MIL.far, 16)
        + water(240, "#8FA68E", "#2F4A44", 4, "#F6EDD0", 16)
    )
    dark, deck, light = "#344148", "#506067", "#7A8A8C"
    sail = path("M176 262L184 112C186 98 196 96 208 96H262C276 96 284 104 286 118L296 262Z", deck)
    sail += path("M250 96H262C276 96 284 104 286 118L296 262H262Z", dark) + path("M112 172H222L212 186H122Z", light)
    masts = (
        line("M222 96V38M240 96V54M256 96V70", dark, 6)
        + rect(215, 30, 22, 12, dark, 3)
        + rect(194, 90, 82, 9, light, 4)
    )
    number = path("M204 208V232H209V208ZM218 208H232V213H223V217H232V232H218V227H227V222H218Z", "#F6EDD0")
    watch = figure(Pose(4, -8, (70, 150), (64, 140)), "#24346E", "#24346E", peaked_cap("#F4F1E4", dark))
    drawn += masts + group(watch, 232, 146, 0.8) + sail + number
    hull = path("M-10 258H400C452 258 486 276 500 306H-10Z", deck) + path(
        "M-10 276C140 284 340 280 492 294C496 298 498 302 500 306L480 322H-10Z", dark
    )
    salute = Pose(0, 0, (96, 214), (-6, 2), (3, 0), (-3, 0))
    sailor = figure(
        salute, "#24346E", "#1B2850", rect(-10, -14, 20, 9, "#FFFDF3", 4) + rect(-12, -8, 24, 4, "#E4DCC4", 2)
    )
    drawn += "".join(group(sailor, x, 260, 0.62) for x in (24, 70, 116)) + hull
    drawn += swell(318, 7, "#4E6A60", "#EFF5DC", 410, 11) + swell(340, 8, "#35504A", "#EFF5DC", 410, 25)
    drawn += (
        group(_seal_head(), 112, 346, 1.2)
        + path("M300 410V368H510V410Z", "#6E5230")
        + rect(296, 360, 220, 12, "#A88A58")
    )
    drawn += rect(330, 372, 14, 40, "#3A2B18") + rect(470, 372, 14, 40, "#3A2B18")
    flag = rect(0, -17, 36, 34, "#F4C542") + path("M0 -17H36L0 17Z", RED)
    arms = line("M-17 -74L-48 -98M17 -74L46 -100", "#1B2850", 9)
    flags = line("M-46 -96L-92 -132M44 -98L88 -138", "#3A2B18", 4)
    flags += group(flag, -62, -110, 1, -142) + group(flag, 60, -112, 1, -42)
    hands = circle(-50, -100, 5, "#D9A27A") + circle(48, -102, 5, "#D9A27A")
    white_cap = rect(-11, -15, 22, 10, "#FFFDF3", 4) + rect(-13, -8, 26, 5, "#E4DCC4", 2)
    signaller = back_view("#24346E", "#1B2850", "#3A2418", white_cap, 40, flags + arms + hands) + path(
        "M-13 -81H13L10 -62H-10Z", "#3A55A0"
    )
    return drawn + group(signaller, 368, 364, 1.34)


def _seal_head() -> str:
    """The head of a harbour seal in the water, that watches."""
    head = path("M-24 10C-26 -18 -14 -32 2 -32C20 -32 28 -14 26 10Z", "#5B6458") + path(
        "M8 10C6 -4 14 -10 26 -6C28 0 27 6 26 10Z", "#8A9488"
    )
    return (
        head
        + circle(6, -14, 3.4, "#14181A")
        + circle(24, -7, 3.6, "#14181A")
        + ellipse(0, 12, 44, 5, "#EFF5DC", opacity=0.6)
    )


PICTURES = {"docks": docks, "boats": boats, "harbor": harbor, "naval_base": naval_base}
