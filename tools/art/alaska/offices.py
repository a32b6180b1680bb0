"""Public servants at work: judge, postman, clockmaker, road builders. Cards of the type Government."""

from __future__ import annotations

from tools.art.buildings import capitol
from tools.art.figures import BROWN_SKIN, SKIN, Pose, brim_hat, figure, knit_cap
from tools.art.glyphs import star_outline
from tools.art.headwear import hard_hat
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import sky, snowfall
from tools.art.svg import circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest

GOV = HORIZONS["government"]
VIOLET_ROCK = PeakInks("#7572B8", "#4B4A92", "#FBE6DA", "#B3A6CE")
STONE, SHADE, DARK, BRICK, BRASS = "#FFF6E4", "#CDBFD6", "#383A76", "#B5624A", "#E9BD62"


def courthouse() -> str:
    """The gavel is up: a trapper pleads, and the evidence, one large salmon, lies on the table."""
    drawn = rect(0, 0, 500, 400, linear((0, "#4A3F7E"), (1, "#6E62A6"))) + "".join(
        rect(x, 0, 52, 250, "#57508F") + rect(x + 6, 0, 40, 236, "#4A3F7E") for x in (176, 272)
    )
    flag = path("M0 0H66C60 60 70 120 60 190C46 180 34 196 18 186C6 180 4 90 0 0Z", "#24408A") + path(
        "M40 0H66C60 60 70 120 60 190C54 186 50 188 46 190C52 120 44 60 40 0Z", "#1A2F6A"
    )
    drawn += (
        line("M412 60V262", BRASS, 6)
        + circle(412, 56, 8, BRASS)
        + group(flag, 414, 70)
        + "".join(
            path(star_outline(x, y, 7, 3), "#FFD968") for x, y in ((440, 110), (456, 128), (436, 142), (452, 160))
        )
    )
    drawn += group(_judge(), 246, 204, 1.2)
    wood, deep, pale = "#8A4F3A", "#5F3428", "#B9755A"
    drawn += rect(120, 204, 260, 130, wood) + rect(104, 196, 292, 16, pale, 3) + rect(120, 212, 260, 8, deep)
    drawn += rect(140, 232, 64, 80, deep, 3) + rect(296, 232, 64, 80, deep, 3)
    scales = (
        line("M0 -30V26M-34 -20H34M-16 28H16", BRASS, 5)
        + path("M-48 6H-20A14 14 0 0 1 -48 6ZM20 6H48A14 14 0 0 1 20 6Z", BRASS)
        + line("M-34 -20L-46 6M-34 -20L-22 6M34 -20L22 6M34 -20L46 6", BRASS, 2.5)
    )
    drawn += group(scales, 250, 270, 1.05) + rect(0, 328, 500, 80, "#3A3066") + rect(0, 324, 500, 8, "#8A7FBF")
    desk = rect(324, 340, 190, 12, pale, 3) + rect(334, 352, 170, 60, wood)
    from_sea = _salmon_on_plate()
    drawn += desk + group(from_sea, 408, 338, 0.92)
    hat = group(brim_hat("#5B3A2E", "#2A1A1E"), 0, 6, 1, 160)
    accused = figure(
        Pose(4, 10, (34, 92), (20, 80), (4, 0), (-4, -2)), "#A8624A", "#3A3050", held=hat, hair="#8A8076"
    )
    plead = Pose(0, -10, (110, 128), (40, 96), (10, 2), (-10, -12))
    lawyer = figure(plead, "#2F6C6A", "#24304A", skin=BROWN_SKIN, skirt=16, hair="#1A100C")
    return drawn + group(accused, 172, 402, 1.42) + group(lawyer, 82, 406, 1.5)


def _judge() -> str:
    """A judge behind the bench who looks at us and lifts the gavel; the bench's top is at y = 0."""
    robe, fold = "#22203F", "#151430"
    arm = line("M42 -56L80 -66L76 -104", robe, 22) + circle(75, -110, 9, SKIN)
    gavel = group(
        line("M0 10V-34", "#8A5A36", 7)
        + rect(-26, -58, 52, 26, "#B9755A", 5)
        + rect(-26, -58, 9, 26, "#8A4F3A", 3)
        + rect(17, -58, 9, 26, "#8A4F3A", 3),
        74,
        -110,
        1,
        -24,
    )
    body = path("M-70 6C-72 -40 -56 -74 -20 -78H20C56 -74 72 -40 70 6Z", robe) + path("M-8 -78L0 6H8L14 -78Z", fold)
    other = line("M-48 -52L-62 -18L-30 -4", robe, 22) + circle(-22, -4, 9, SKIN)
    collar = path("M-16 -80H16L8 -56H-8Z", STONE)
    head = circle(0, -104, 27, SKIN) + path(
        "M-27 -98C-34 -146 34 -146 27 -98C24 -112 18 -118 0 -118C-18 -118 -24 -112 -27 -98Z", "#EFEAF4"
    )
    beard = path(
        "M-24 -98C-26 -70 -10 -62 0 -60C10 -62 26 -70 24 -98C16 -88 10 -90 0 -92C-10 -90 -16 -88 -24 -98Z",
        "#EFEAF4",
    )
    glasses = (
        circle(-10, -106, 7, "none", "#22203F", 2.5)
        + circle(10, -106, 7, "none", "#22203F", 2.5)
        + line("M-3 -107H3", "#22203F", 2.5)
    )
    brows = line("M-17 -117L-5 -113M17 -117L5 -113", "#EFEAF4", 4)
    return gavel + body + collar + arm + other + head + beard + glasses + brows


def _salmon_on_plate() -> str:
    """A salmon tagged as evidence, its belly at y = 0, head left, about 150 long."""
    body = path(
        "M66 -14L84 -34C86 -24 82 -16 84 0L64 -10C40 0 -20 6 -56 -8C-66 -12 -72 -16 -76 -20"
        "C-66 -32 -40 -38 -10 -36C20 -34 48 -24 66 -14Z",
        "#D8452F",
    )
    back = path("M-76 -20C-66 -32 -40 -38 -10 -36C20 -34 48 -24 66 -14C30 -20 -10 -26 -44 -22Z", "#8E2418") + path(
        "M-76 -20C-70 -28 -60 -33 -48 -35C-42 -26 -42 -14 -50 -6C-64 -10 -72 -16 -76 -20Z", "#2E4F45"
    )
    tag = line("M70 -14C80 -4 84 2 86 8", STONE, 2.5) + group(
        rect(-12, 0, 26, 18, STONE, 2) + line("M-7 6H9M-7 12H4", "#A8402E", 2.5), 88, 8, 1, 10
    )
    return body + back + circle(-60, -22, 4, STONE) + circle(-60, -22, 2, "#10201A") + tag


def mail_service() -> str:
    """Snow lies to the eaves, yet the letter arrives: the postman on snowshoes hands it in at the gable."""
    drawn = (
        sky(GOV, 250)
        + dawn_peak(110, 250, 120, 180, 6, VIOLET_ROCK)
        + ridge_line(9, 252, 24, GOV.far, 16)
        + forest(4, 262, 40, GOV.mid, 40, depth=3)
        + path("M-10 410V262C60 252 150 262 220 280C330 310 420 300 510 280V410Z", "#EDE6F2")
    )
    drawn += _snowed_in() + path("M-10 410V322C80 300 190 318 280 304C360 294 440 300 510 306V410Z", "#FFFFFF")
    drawn += path("M-10 410V366C120 346 330 384 510 356V410Z", "#DAD1E8")
    letter = (
        rect(-26, -17, 52, 34, "#FFE3A0", 3)
        + line("M-25 -15L0 4L25 -15", "#C98A4B", 4)
        + circle(0, 4, 6, "#C8402F")
    )
    reach = Pose(10, -14, (104, 100), (60, 86), (30, 4), (-22, -26))
    cap = (
        path("M-11 -4C-13 -20 11 -20 11 -5Z", "#24408A")
        + rect(-12, -9, 24, 6, "#F2E4D0", 3)
        + circle(-9, 1, 5, "#F2E4D0")
        + path("M8 -8H18C18 -4 14 -3 9 -4Z", "#1A2F6A")
    )
    man = figure(reach, "#24408A", "#2A2C5E", cap, held=group(letter, 0, 12, 0.8, 82))
    bag = (
        rect(-30, -22, 58, 44, "#A8623A", 8)
        + path("M-30 -22H28L22 0H-24Z", "#8A4A2A")
        + rect(-13, -4, 26, 17, STONE, 2)
        + line("M-12 -3L0 6L12 -3", "#A8402E", 2.5)
    )
    shoes = (
        ellipse(146, 388, 54, 9, "#6A4A30")
        + ellipse(146, 387, 46, 5, "#C9A06A")
        + ellipse(228, 388, 44, 8, "#6A4A30")
        + ellipse(228, 387, 37, 4.500, "#C9A06A")
    )
    drawn += (
        shoes + group(man, 180, 388, 1.72) + line("M196 232L164 300", "#8A4A2A", 6) + group(bag, 156, 312, 1, 4)
    )
    return drawn + group(_waiting_dog(), 66, 392, 1.16) + snowfall(4, 30, 0.8)


def _snowed_in() -> str:
    """The gable of a house deep in snow and the woman who leans out of it, in the coordinates of the picture."""
    wood, dark = "#9A5F48", "#5F3838"
    gable = path("M196 330L344 126L500 330Z", wood) + "".join(
        line(f"M{250 - k * 26} {256 + k * 36}H{440 + k * 26}", dark, 3) for k in range(3)
    )
    roof = path("M160 352L344 104L528 352H492L344 146L196 352Z", "#FFFFFF") + path(
        "M196 352L344 146L492 352H470L344 172L218 352Z", "#B9AED2"
    )
    window = (
        rect(300, 204, 92, 92, dark, 4)
        + rect(307, 211, 78, 85, "#FFD98A")
        + rect(262, 204, 36, 92, "#C8402F", 3)
        + rect(394, 204, 36, 92, "#C8402F", 3)
    )
    chimney = rect(424, 104, 34, 110, BRICK) + rect(418, 96, 46, 14, "#FFFFFF", 5)
    out = line("M330 268L300 262L270 262", "#2F6C6A", 15) + circle(266, 262, 8, SKIN)
    woman = path("M312 300C312 264 322 250 346 250C370 250 380 266 380 300Z", "#2F6C6A") + circle(
        344, 232, 17, SKIN
    )
    woman += path(
        "M326 234C324 208 368 206 364 240C356 226 344 222 332 226C328 230 328 232 326 234Z", "#8A8790"
    ) + circle(366, 226, 8, "#8A8790")
    return chimney + gable + roof + window + woman + out


def _waiting_dog() -> str:
    """A sled dog that sits, looks right and carries a parcel by its string, about 84 high."""
    grey, pale, ink = "#6E7090", "#FFF6E4", "#22203F"
    tail = path("M-26 -8C-46 -10 -50 -34 -34 -44C-36 -30 -28 -22 -16 -18Z", grey)
    body = path("M-28 0C-34 -26 -16 -52 4 -56L22 -50C26 -32 22 -14 22 0Z", grey) + path(
        "M8 0L8 -44L22 -46C26 -30 22 -14 22 0Z", pale
    )
    head = path(
        "M-8 -52C-12 -66 -6 -76 -4 -78L-4 -92L8 -80L20 -90L22 -74C30 -70 38 -68 42 -62C42 -54 34 -54 26 -54"
        "C18 -46 -4 -44 -8 -52Z",
        grey,
    )
    face = path("M18 -70C26 -70 36 -68 42 -62C42 -54 34 -54 26 -54C18 -56 14 -62 18 -70Z", pale)
    parcel = (
        line("M34 -54L38 -36", ink, 2)
        + rect(22, -36, 34, 24, "#C98A5A", 2)
        + line("M39 -36V-12M22 -24H56", "#A8402E", 3)
    )
    return tail + body + head + face + parcel + circle(41, -62, 3.2, ink) + circle(22, -67, 2.2, ink)


def regional_capital() -> str:
    """High above the square two men set the town hall's clock; a raven sits on the hour."""
    drawn = (
        sky(GOV, 330)
        + dawn_peak(70, 330, 190, 190, 6, VIOLET_ROCK)
        + dawn_peak(470, 330, 150, 170, 10, VIOLET_ROCK)
    )
    drawn += ridge_line(9, 332, 24, GOV.far, 16) + rect(0, 326, 500, 80, GOV.mid)
    for x, y, w, ink in (
        (-6, 352, 70, BRICK),
        (62, 366, 60, "#4A7A8A"),
        (384, 354, 64, "#C9822C"),
        (440, 366, 72, BRICK),
    ):
        drawn += rect(x, y, w, 60, ink) + path(f"M{x - 6} {y}L{x + w / 2} {y - 34}L{x + w + 6} {y}Z", "#2A2C66")
        drawn += rect(x + 12, y + 14, 12, 16, "#FFD98A", 1) + rect(x + w - 26, y + 14, 12, 16, "#FFD98A", 1)
    tower = (
        rect(128, 70, 244, 340, BRICK)
        + rect(300, 70, 72, 340, "#94483F")
        + rect(112, 54, 276, 22, STONE, 3)
        + rect(112, 72, 276, 7, SHADE)
    )
    tower += path("M120 56L176 -10H324L380 56Z", DARK) + path("M300 -10H324L380 56H336Z", "#2A2C66")
    drawn += (
        tower + circle(250, 200, 112, SHADE) + circle(250, 200, 102, STONE) + circle(250, 200, 102, "none", DARK, 6)
    )
    drawn += "".join(group(rect(-4, -94, 8, 20 if k % 3 else 28, DARK, 2), 250, 200, 1, k * 30) for k in range(12))
    hands = group(path("M-6 12L-4 -82L0 -92L4 -82L6 12Z", DARK), 250, 200, 1, 62) + group(
        path("M-8 12L-7 -50L0 -62L7 -50L8 12Z", DARK), 250, 200, 1, -58
    )
    drawn += hands + circle(250, 200, 11, BRASS) + group(_raven(), 196, 163, 0.9)
    drawn += (
        line("M150 76V330M350 76V330", "#E8DCC0", 4)
        + rect(128, 330, 244, 14, "#C98A4B", 3)
        + rect(128, 340, 244, 8, "#7B4E24", 3)
    )
    up = Pose(2, -14, (124, 140), (96, 120), (10, 2), (-10, -10))
    mechanic = figure(
        up,
        "#E9A91F",
        "#24304A",
        knit_cap("#24408A", BRASS),
        held=line("M0 -8V30", "#5F6C86", 6) + circle(0, 34, 9, "none", "#5F6C86", 6),
    )
    painter = figure(
        Pose(0, -8, (80, 118), (16, 40), (8, 0), (-10, -12)),
        "#2F6C6A",
        "#3A3050",
        hard_hat("#A8402E", "#7A2A22"),
        skin=BROWN_SKIN,
        held=line("M0 -4V24", "#C98A4B", 5) + rect(-6, 22, 12, 14, DARK, 3),
    )
    drawn += group(mechanic, 214, 330, 1.1) + group(painter, 336, 330, 1.1, flip=True)
    return (
        drawn
        + rect(252, 306, 24, 24, "#8A96A0", 3)
        + rect(252, 304, 24, 6, DARK, 2)
        + line("M128 300H372", "#C98A4B", 4)
    )


def _raven() -> str:
    """A raven that stands on the origin and croaks to the left, about 60 long."""
    body = path(
        "M34 -4C20 -4 14 -8 8 -12C-8 -10 -20 -20 -18 -36C-18 -46 -10 -50 -4 -48C6 -44 16 -34 22 -24L44 -2Z",
        "#17162E",
    )
    beak = path("M-16 -46L-36 -46L-18 -40ZM-16 -40L-32 -34L-14 -35Z", "#17162E")
    wing = path("M-4 -32C8 -30 18 -22 34 -6C18 -8 2 -14 -4 -32Z", "#34346A")
    return line("M0 -14L-2 0M8 -12L8 0", "#17162E", 4) + body + beak + wing + circle(-11, -42, 2.4, STONE)


def state_spending() -> str:
    """The state builds: one truck tips out gold coins, a roller flattens them into a road."""
    drawn = (
        sky(GOV, 300)
        + dawn_peak(90, 300, 130, 190, 6, VIOLET_ROCK)
        + dawn_peak(400, 300, 120, 180, 10, VIOLET_ROCK)
        + ridge_line(9, 302, 24, GOV.far, 16)
        + capitol(252, 306, 0.6, STONE, SHADE, DARK, "#17407A")
        + forest(4, 314, 34, GOV.mid, 40, depth=3)
        + rect(0, 312, 500, 100, "#5B5796")
        + path("M-10 410V352H510V410Z", "#3A376E")
        + rect(-10, 350, 300, 24, "#FFD057")
        + rect(-10, 362, 300, 12, "#C98A1F")
    )
    truck = path("M40 -112H96C112 -108 118 -88 122 -66L134 -58V-14H40Z", "#2F5A9C") + path(
        "M58 -100H92C100 -96 104 -80 107 -66H58Z", "#CFE3F0"
    )
    truck += (
        rect(-96, -26, 232, 14, "#24243F", 3)
        + circle(86, -34, 15, STONE)
        + path(star_outline(86, -34, 11, 5), "#24408A")
    )
    bed = polygon([(-104, -26), (22, -120), (48, -86), (-88, 4)], "#C8402F") + polygon(
        [(-104, -26), (22, -120), (30, -110), (-98, -16)], "#E5664C"
    )
    truck += line("M-20 -22L6 -62", "#8A96A0", 8) + group(bed, 0, -18)
    truck += "".join(circle(x, 0, 26, "#1B1A30") + circle(x, 0, 11, "#B9B1C8") for x in (-52, 100))
    drawn += group(truck, 392, 350, 1)
    stream = (
        (296, 296, 12),
        (318, 282, 12),
        (340, 268, 12),
        (362, 254, 12),
        (330, 302, 11),
        (354, 284, 11),
        (378, 266, 11),
    )
    heap = (
        (240, 358, 15),
        (266, 354, 16),
        (292, 360, 15),
        (254, 334, 15),
        (280, 330, 15),
        (302, 336, 14),
        (270, 312, 14),
    )
    drawn += group("".join(_coin(x, y, r) for x, y, r in (*stream, *heap)), -37, -39, 1.11)
    rake = Pose(20, 0, (60, 70), (46, 60), (30, 4), (-24, -26))
    shovel = line("M0 -20V56", "#C98A4B", 5) + path("M-11 52H11L9 76C4 82 -4 82 -9 76Z", "#8A96A0")
    worker = figure(
        rake, "#2F6C6A", "#24304A", hard_hat(BRASS, "#C98A1F"), skin=BROWN_SKIN, held=group(shovel, turn=-30)
    )
    return drawn + group(_roller(), 88, 352, 1.04) + group(worker, 204, 384, 1.3)


def _coin(x: float, y: float, r: float) -> str:
    return circle(x, y + 2, r, "#8A5A12") + circle(x, y, r, "#FFD057") + circle(x, y, r * 0.6, "#EDB030")


def _roller() -> str:
    """A road roller with its driver under a canopy, moving right, its drum on y = 0 at x = 70, about 230 long."""
    red, dark, ink = BRICK, "#7A3A3A", "#24243F"
    posts = (
        line("M-78 -76V-196M-6 -76V-196", ink, 6)
        + path("M-100 -206H20V-194H-100Z", "#E9A91F")
        + rect(-100, -196, 120, 6, "#B37D12")
    )
    sit = Pose(2, 4, (60, 82), (50, 70), (84, 10), (80, 16))
    driver = figure(sit, "#E9762B", "#2A2C5E", hard_hat(STONE, SHADE))
    body = (
        path("M-110 -40V-80H-22V-104H74L84 -70V-40Z", red)
        + path("M-110 -52H84V-40H-110Z", dark)
        + rect(34, -142, 14, 42, ink, 3)
    )
    wheel = line("M-16 -104L-26 -128", ink, 5) + line("M-36 -126L-14 -132", ink, 5)
    arms = line("M70 -56L96 -50", ink, 10)
    front = circle(72, -44, 44, "#8A96A0") + circle(72, -44, 34, "#6A7688") + circle(72, -44, 10, ink)
    rear = circle(-72, -36, 36, ink) + circle(-72, -36, 16, BRASS)
    return posts + group(driver, -52, -62, 1.05) + wheel + body + arms + front + rear


PICTURES = {
    "courthouse": courthouse,
    "mail_service": mail_service,
    "regional_capital": regional_capital,
    "state_spending": state_spending,
}
