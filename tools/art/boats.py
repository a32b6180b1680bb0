"""Ships and boats of the north, each with its waterline near y = 46 unless said otherwise."""

from __future__ import annotations

from tools.art.svg import circle, ellipse, line, path, rect


def cutter() -> str:
    """A white coast-guard cutter, bow right, about 300 long."""
    white, dark, red, cream = "#FBF5E4", "#26332F", "#D2432F", "#D8CDAE"
    hull = (
        path("M-152 0H150C142 18 130 34 118 46H-132C-142 32 -148 16 -152 0Z", white)
        + path("M-136 38H124L118 46H-132Z", "#C23A2B")
        + path("M58 0H84L66 46H40Z", red)
        + path("M92 0H100L82 46H74Z", "#1F5C8F")
        + path("M-152 0H150V4H-151Z", cream)
    )
    house = (
        rect(-92, -30, 132, 30, white, 3) + rect(-62, -58, 84, 28, "#F0E6CB", 3) + rect(-50, -52, 62, 11, dark, 2)
    )
    house += rect(-92, -30, 132, 4, cream) + "".join(circle(x, -15, 4.5, dark) for x in (-72, -52, -32, -12, 8, 28))
    funnel = path("M-84 -58L-78 -88H-50L-46 -30H-84Z", red) + rect(-80, -84, 32, 9, dark)
    mast = line("M4 -58V-120M-14 -100H22M-8 -112H16", dark, 4) + circle(4, -122, 6, dark)
    gun = rect(76, -14, 22, 14, dark, 3) + rect(94, -14, 34, 5, dark, 2)
    return hull + house + funnel + mast + gun + line("M-150 0V-16H-100M-126 0V-16", "#8E9A86", 3)


def steamer(hull: str, band: str, house: str, ink: str, funnel: str) -> str:
    """A river and coast steamer with two funnels, bow right, about 320 long."""
    body = path("M-156 0H164C158 20 148 36 136 46H-140C-150 32 -155 16 -156 0Z", hull) + path(
        "M-145 36H142L136 46H-140Z", band
    )
    decks = (
        rect(-128, -26, 236, 26, house, 3)
        + rect(-100, -50, 176, 24, house, 3)
        + rect(-130, -28, 242, 4, band)
        + rect(-104, -52, 186, 4, band)
    )
    windows = "".join(rect(-118 + i * 19, -19, 10, 11, ink, 2) for i in range(12))
    windows += "".join(rect(-90 + i * 19, -43, 10, 10, "#FFE39A", 2) for i in range(8))
    bridge = rect(4, -72, 64, 22, house) + rect(12, -66, 48, 9, ink, 2) + rect(0, -76, 74, 5, band)
    stacks = "".join(
        path(f"M{x} -50L{x + 4} -104H{x + 28}L{x + 32} -50Z", funnel) + rect(x + 3, -100, 27, 12, ink)
        for x in (-78, -30)
    )
    masts = line("M104 -26V-120M-118 -26V-96M104 -116L78 -74M-118 -94L-76 -50", ink, 3.5)
    portholes = "".join(circle(-124 + i * 24, 16, 4, house) for i in range(11))
    return body + decks + windows + stacks + bridge + masts + portholes


def trawler(hull: str, stripe: str, house: str, ink: str) -> str:
    """A fishing boat with a boom and net, bow right, about 190 long."""
    body = path("M-92 -6C-60 4 20 4 92 -26C88 4 74 30 62 46H-76C-86 30 -92 12 -92 -6Z", hull)
    body += path("M-92 -6C-60 4 20 4 92 -26L90 -16C40 10 -50 12 -91 4Z", stripe)
    cabin = rect(4, -54, 50, 46, house, 4) + rect(10, -46, 38, 15, ink, 2) + rect(0, -60, 60, 8, stripe, 3)
    rig = line("M-22 0V-112M-22 -104L-84 -48M-22 -104L4 -58M54 -54V-84", ink, 4)
    net = path("M-84 -48C-92 -28 -84 -8 -70 -4C-58 -10 -58 -30 -84 -48Z", "#D9A441", opacity=0.9)
    net += line("M-80 -40L-64 -12M-86 -26L-68 -36M-82 -12L-66 -24", ink, 1.6, opacity=0.7)
    return body + cabin + rig + net


def freighter(hull: str, band: str, house: str, ink: str, boxes: tuple[str, ...]) -> str:
    """A cargo ship with stacked boxes, bow right, about 330 long."""
    body = path("M-168 -10H120L172 -26C168 6 158 30 146 46H-150C-162 28 -168 10 -168 -10Z", hull) + path(
        "M-158 34H152L146 46H-150Z", band
    )
    tower = (
        rect(-152, -78, 54, 68, house, 3)
        + rect(-146, -70, 42, 11, ink, 2)
        + rect(-146, -50, 42, 8, ink, 2)
        + rect(-136, -104, 20, 26, band)
    )
    stack = ""
    for row, count in ((0, 6), (1, 5), (2, 3)):
        for i in range(count):
            stack += rect(-86 + i * 33 + row * 8, -34 - row * 23, 31, 22, boxes[(i + 2 * row) % len(boxes)], 2)
    return body + tower + stack + line("M132 -22V-74M132 -70L100 -14", ink, 4)


def tanker(hull: str, band: str, house: str, ink: str) -> str:
    """An oil tanker, low and long, bow right, about 380 long."""
    body = path("M-190 4H150L196 -14C192 10 180 32 166 46H-174C-184 32 -190 18 -190 4Z", hull) + path(
        "M-182 32H174L166 46H-174Z", band
    )
    tower = (
        rect(-172, -70, 60, 74, house, 3)
        + rect(-176, -76, 68, 9, band, 2)
        + "".join(rect(-164, y, 44, 8, ink, 2) for y in (-60, -44, -28))
    )
    funnel = path("M-150 -76L-147 -104H-125L-122 -76Z", band) + rect(-148, -98, 24, 7, ink)
    pipes = line("M-104 -6H140M-60 -6V-18M-10 -6V-18M40 -6V-18M90 -6V-18", ink, 4) + line(
        "M-20 -4V-52M-20 -50L16 -12M-20 -50L-56 -12M126 -10V-48", ink, 3.5
    )
    return body + pipes + tower + funnel


def sea_canoe(wood: str, trim: str) -> str:
    """A carved sea canoe drawn up on a beach, bow right, about 180 long, keel at y = 20."""
    hull = (
        "M-88 -14C-60 0 40 0 70 -16C80 -24 86 -34 98 -38C94 -22 88 4 66 14C30 22 -50 22 -74 10C-84 2 "
        "-92 -4 -88 -14Z"
    )
    return path(hull, wood) + line("M-84 -8C-50 6 40 6 74 -10", trim, 3) + line("M84 -28L92 -18", trim, 3)


def kayak(skin: str, paddler: str) -> str:
    """A kayak with its paddler, bow right, waterline y = 0, about 170 long."""
    boat = path("M-88 -8C-50 6 50 6 90 -12C60 10 -50 14 -88 -8Z", skin)
    body = path("M-14 -2C-16 -26 -8 -34 2 -34C12 -34 18 -26 16 -2Z", paddler) + circle(3, -44, 10, paddler)
    return (
        body
        + boat
        + line("M-44 -42L58 0", "#E8C58F", 4)
        + ellipse(-50, -45, 13, 5, "#E8C58F", turn=22)
        + ellipse(64, 3, 13, 5, "#E8C58F", turn=22)
    )


def tanker_from_above() -> str:
    """A tanker seen from straight above, bow right, about 440 long and 96 wide, its middle on the origin."""
    rim, deck, dark, pipe, white = "#1F2A36", "#A8402E", "#7A2A22", "#E8DCC0", "#FBF6E8"
    hull = path(
        "M-214 -40C-218 -20 -218 20 -214 40L-190 48H120C170 44 206 22 222 0C206 -22 170 -44 120 -48H-190Z", rim
    )
    plate = path(
        "M-206 -34C-209 -18 -209 18 -206 34L-187 41H118C162 37 194 19 208 0C194 -19 162 -37 118 -41H-187Z", deck
    ) + path("M-206 34L-187 41H118C162 37 194 19 208 0H-210C-209 12 -208 24 -206 34Z", dark, opacity=0.45)
    seams = line("M-84 -40V40M-32 -40V40M20 -40V40M72 -40V40M118 -40V40", dark, 2.5)
    pipes = line("M-118 -8H120M-118 0H120M-118 8H120", pipe, 3.2) + line("M-10 -38V38M2 -38V38", pipe, 3)
    hatches = "".join(
        circle(x, y, 6.5, dark) + circle(x, y, 4.4, "#D9705A") for x in (-100, -58, 46, 96) for y in (-26, 26)
    )
    pad = circle(148, 0, 21, "#2C6E49", white, 3) + line("M141 -9V9M155 -9V9M141 0H155", white, 4)
    shadow = rect(-192, -30, 66, 78, "#14202C", 4, opacity=0.5)
    house = (
        rect(-196, -38, 62, 76, white, 4) + rect(-196, 12, 62, 26, "#D5CDB8", 4) + rect(-148, -46, 16, 92, white, 3)
    )
    house += rect(-136, -44, 5, 88, "#2B5D78", 2) + rect(-188, -16, 26, 32, dark, 4) + ellipse(-175, 0, 9, 12, rim)
    boats = rect(-190, -35, 26, 9, "#F08A3C", 4) + rect(-190, 26, 26, 9, "#F08A3C", 4)
    return hull + plate + seams + pipes + hatches + pad + shadow + house + boats + circle(190, 0, 6, dark)


def tug_from_above(house: str) -> str:
    """A tug seen from straight above that pushes to the right, with its wash, about 90 long, bow at x = 44."""
    wash = path(
        "M-40 -10C-70 -26 -100 -24 -128 -34C-112 -14 -112 14 -128 34C-100 24 -70 26 -40 10Z", "#EAF6FA", opacity=0.8
    )
    hull = path("M-44 -18C-46 -8 -46 8 -44 18L10 21C34 18 44 8 44 0C44 -8 34 -18 10 -21Z", "#14202C") + path(
        "M-39 -13C-41 -6 -41 6 -39 13L9 15C28 13 37 6 37 0C37 -6 28 -13 9 -15Z", "#C98A4B"
    )
    cabin = rect(-16, -11, 32, 22, house, 3) + rect(8, -9, 6, 18, "#CFE3EA", 1) + circle(-24, 0, 6, "#14202C")
    return wash + hull + cabin + circle(-24, 0, 3, "#C8402F")
