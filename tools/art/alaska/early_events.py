"""Events of the early years."""

from __future__ import annotations

from tools.art.animals import bear
from tools.art.figures import Pose, back_view, figure, knit_cap, peaked_cap, top_hat
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS, Horizon
from tools.art.people import packer
from tools.art.skies import sky, snowfall, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.water import ripples, swell, water

FOLLY = Horizon("#3E6C94", "#A9C6D6", "#F6EAD2", "#8FB0C4", "#D5E4EC", "#5E86A4")


def seward_s_folly() -> str:
    """A gentleman with a bag of dollars comes to buy a mountain of ice; its price hangs on it, a bear looks on."""
    rock = PeakInks("#9DBBCF", "#7399B4", "#FFFFFF", "#CFE0EA")
    drawn = (
        sky(FOLLY, 270)
        + dawn_peak(270, 272, 216, 190, 6, rock)
        + dawn_peak(60, 272, 90, 140, 9, rock)
        + dawn_peak(460, 272, 80, 120, 4, rock)
    )
    drawn += water(266, "#7FAAC6", "#3F7195", 4, "#FFFFFF", 18, 410)
    drawn += line("M266 64C300 90 330 96 350 116", "#C8402F", 3.5)
    tag = (
        path("M-44 -40L-22 -62H22L44 -40V62H-44Z", "#FFF3D2")
        + path("M26 -58L44 -40V62H26Z", "#E5D0A0")
        + circle(0, -44, 7, "#9DBBCF")
    )
    dollar = line("M20 -8C16 -24 -20 -24 -20 -6C-20 12 20 4 20 24C20 42 -18 42 -22 26M0 -26V48", "#2C6E49", 7)
    drawn += group(tag + dollar, 354, 180, 0.94, -8)
    floe = path("M-120 0L-84 -20L70 -24L118 -4L96 12H-100Z", "#FFFFFF") + path("M-120 0H118L96 14H-100Z", "#A9CBE0")
    drawn += group(floe, 376, 360, 1.05) + group(bear("#F4F1E6", "#FFFFFF"), 384, 310, 0.78, flip=True)
    drawn += group(floe, 40, 300, 0.34) + group(floe, 226, 292, 0.26)
    drawn += path("M-10 410V352C60 338 150 346 212 362C256 374 282 392 290 410Z", "#FFFFFF") + path(
        "M-10 410V384C60 372 160 376 250 410Z", "#D5E4EC"
    )
    arms = line("M-17 -74L-24 -50L-22 -34M17 -74L34 -58L44 -44", "#14213A", 9)
    gentleman = back_view("#1D2F55", "#2A2A34", "#E9E2D4", top_hat("#16202E", "#8A2F24"), 24, arms)
    seam = line("M0 -60V-24", "#101C38", 2) + line("M-6 -60H6", "#E9BD62", 2.4)
    bag = path(
        "M-20 26C-30 8 -14 -8 -7 -14L-11 -24H11L7 -14C14 -8 30 8 20 26C10 32 -10 32 -20 26Z", "#C9A565"
    ) + line("M-8 -13H8", "#6B4A1C", 4)
    bag += group(dollar, 0, 2, 0.36)
    drawn += (
        ellipse(134, 392, 60, 8, "#A9CBE0") + group(gentleman + seam, 128, 394, 1.86) + group(bag, 212, 330, 1.2)
    )
    return drawn + line("M86 330L78 396", "#5B3A1E", 5) + snowfall(9, 10, 0.8)


def bust() -> str:
    """Pockets turned out, nothing in them but a moth; behind him the whole camp walks away."""
    inks = Horizon("#5A5560", "#A8938A", "#EBCFA6", "#857A78", "#9C8468", "#3A2F2C")
    drawn = (
        sky(inks, 250)
        + sun(66, 220, 30, "#F8E3BC", (14, 0.3))
        + dawn_peak(250, 252, 110, 200, 6, PeakInks("#9A8C88", "#776A6C", "#F4E8D8", "#C4B5AC"))
    )
    drawn += dawn_peak(60, 252, 80, 140, 9, PeakInks("#9A8C88", "#776A6C", "#F4E8D8", "#C4B5AC")) + rect(
        0, 246, 500, 164, linear((0, "#B79B78"), (1, "#7A6048"))
    )
    drawn += path(
        "M500 250C420 262 300 256 300 276C300 300 520 296 520 340V300C470 282 380 282 382 272"
        "C384 262 460 262 510 258Z",
        "#DCC49C",
    )
    leaving = "#4A3C3A"
    for x, y, s in (
        (318, 276, 0.42),
        (338, 281, 0.46),
        (392, 291, 0.54),
        (416, 294, 0.56),
        (360, 262, 0.28),
        (398, 260, 0.26),
        (426, 259, 0.24),
    ):
        drawn += group(packer(0, 0, 1, leaving), x, y, s * 1.2)
    cart = (
        rect(-34, -30, 60, 18, "#6E5236", 3)
        + path("M-30 -30C-26 -58 -4 -50 0 -40C8 -52 20 -46 22 -30Z", "#C9B28C")
        + circle(-6, -8, 13, "none", "#4A3626", 5)
        + line("M24 -22L46 -28", "#4A3626", 4)
    )
    drawn += group(cart, 452, 306, 0.86) + group(packer(0, 0, 1, leaving), 488, 308, 0.8)
    shaft = line(
        "M92 268L116 150L140 268M100 232H132M108 192H124M100 232L124 192M132 232L108 192", "#5A4638", 6
    ) + path("M76 150L116 126L158 150Z", "#4A382C")
    drawn += shaft + path("M-10 410V330C120 316 330 336 510 352V410Z", "#6B523C")
    drawn += ellipse(250, 392, 96, 10, "#4A3626", 0.6) + group(_broke_prospector(), 250, 392, 1.06)
    pan = ellipse(0, 0, 40, 15, "#5B6670") + ellipse(0, -2, 33, 10, "#8A96A0") + ellipse(0, 0, 24, 6, "#6D7880")
    broken = line("M-44 10L30 -14", "#B98448", 7) + path(
        "M34 -44C50 -26 54 -2 46 18C44 -2 38 -14 26 -24Z", "#8A96A0"
    )
    return drawn + group(pan, 118, 380) + group(broken, 420, 382, 0.9)


def _broke_prospector() -> str:
    """A bearded man from the front, head bowed under his hat, who shows two empty pockets; a moth leaves one."""
    shirt, trousers, boot, skin, hat, beard = "#B5452F", "#46566C", "#2E1E16", "#D9A27A", "#6B4526", "#C9B9A2"
    boots = path("M-46 0C-52 -4 -48 -16 -34 -18V-34H-6L-8 0ZM46 0C52 -4 48 -16 34 -18V-34H6L8 0Z", boot)
    legs = path("M-40 -142H40L38 -28H6L0 -104L-6 -28H-38Z", trousers) + path(
        "M6 -142H40L38 -28H6L0 -104Z", "#384658"
    )
    legs += path("M-34 -66L-14 -70L-12 -48L-32 -46Z", "#8A6A48") + line(
        "M-34 -66L-14 -70M-12 -48L-32 -46", "#E8D8B8", 2
    )
    body = path("M-42 -134C-50 -180 -54 -214 -34 -230C-18 -238 18 -238 34 -230C54 -214 50 -180 42 -134Z", shirt)
    body += path("M10 -134C16 -176 16 -210 12 -236C24 -236 32 -232 34 -230C54 -214 50 -180 42 -134Z", "#8E3122")
    body += line("M-24 -232C-30 -200 -28 -166 -26 -138M24 -232C30 -200 28 -166 26 -138", "#3A2418", 7) + rect(
        -42, -142, 84, 9, "#3A2418"
    )
    pockets = "".join(
        path(
            f"M{side * 34} -130C{side * 48} -128 {side * 66} -126 {side * 74} -116C{side * 76} -100 "
            f"{side * 62} -92 {side * 54} -92C{side * 44} -98 {side * 36} -110 {side * 32} -120Z",
            "#FFF6E4",
        )
        + line(f"M{side * 42} -122C{side * 52} -118 {side * 58} -110 {side * 60} -102", "#D8C4A4", 2.4)
        + line(f"M{side * 40} -218L{side * 76} -172L{side * 72} -126", shirt if side < 0 else "#8E3122", 22)
        + circle(side * 71, -118, 11, skin)
        for side in (-1, 1)
    )
    head = rect(-12, -246, 24, 18, "#B98460") + ellipse(0, -256, 24, 24, skin)
    head += path(
        "M-25 -262C-28 -236 -22 -212 -8 -202C-2 -196 2 -196 8 -202C22 -212 28 -236 25 -262C18 "
        "-250 -18 -250 -25 -262Z",
        beard,
    )
    head += path(
        "M0 -252C10 -250 20 -254 25 -262C28 -236 22 -212 8 -202C6 -220 4 -236 0 -252Z", "#A89880"
    ) + ellipse(0, -253, 7, 6, "#C88A66")
    brim = path(
        "M-58 -266C-36 -250 36 -250 58 -266C40 -276 30 -276 26 -284C24 -306 10 -312 0 -306C-10 "
        "-312 -24 -306 -26 -284C-30 -276 -40 -276 -58 -266Z",
        hat,
    )
    brim += path("M-27 -282C-12 -274 12 -274 27 -282L28 -274C12 -266 -12 -266 -28 -274Z", "#C9822C")
    moth = path("M0 0C-8 -14 -20 -12 -18 -2C-18 6 -8 6 0 2C8 6 18 6 18 -2C20 -12 8 -14 0 0Z", "#F6EBD2") + line(
        "M0 -4V8M0 -4L-4 -12M0 -4L4 -12", "#5B4636", 2
    )
    path_of_moth = line("M86 -116C104 -116 100 -138 112 -142C124 -146 124 -160 128 -166", "#F6EBD2", 2, opacity=0.6)
    return boots + legs + body + pockets + head + brim + path_of_moth + group(moth, 132, -182, 1.2, 18)


def exploration() -> str:
    """Sailors row a captain with his spyglass towards a coast of ice; the ship rides behind them."""
    inks = HORIZONS["air"]
    ice = PeakInks("#8DBED2", "#5E9AB8", "#FFFBEE", "#CFE4EC")
    drawn = (
        sky(inks, 240)
        + dawn_peak(80, 242, 130, 190, 6, ice)
        + dawn_peak(250, 242, 160, 210, 12, ice)
        + dawn_peak(470, 242, 120, 170, 9, ice)
    )
    wall = [
        (0, 200),
        (40, 188),
        (76, 196),
        (120, 182),
        (166, 194),
        (214, 184),
        (262, 198),
        (300, 192),
        (340, 210),
        (372, 246),
        (0, 246),
    ]
    drawn += polygon(wall, "#E4F3F7") + "".join(
        polygon([(x, 246), (x + 5, 206 - i % 2 * 8), (x + 22, 204), (x + 30, 246)], "#B5DAE6")
        for i, x in enumerate(range(8, 330, 42))
    )
    drawn += water(242, "#6FB0CC", "#1B5273", 6, "#F4FCFF", 26)
    drawn += group(_bark(), 366, 262, 0.98) + ripples(366, 268, 170, 2, "#F4FCFF", 0.5)
    floes = ((40, 280, 1.0), (210, 272, 0.7), (456, 316, 1.1), (20, 352, 1.3))
    for x, y, s in floes:
        drawn += group(
            path("M-40 0L-24 -12L6 -18L34 -8L46 0Z", "#FFFFFF") + path("M-40 0H46L40 7H-34Z", "#A9D2E4"), x, y, s
        )
    coat = "#1D3F78"
    glass = group(line("M0 -14V30", "#E9BD62", 5) + line("M0 -14V8", "#8A5A2C", 7), turn=50)
    captain = figure(
        Pose(2, 0, (70, 148), (30, 50), (10, 4), (-12, -6)),
        coat,
        "#F4EAD2",
        _cocked_hat("#16263A"),
        held=glass,
        skirt=22,
    )
    boat = (
        path("M-148 -26C-120 -14 100 -14 140 -40C134 -8 112 22 84 28H-104C-130 22 -146 2 -148 -26Z", "#8A4A2A")
        + path("M-148 -26C-120 -14 100 -14 140 -40L137 -28C100 -4 -116 -4 -147 -16Z", "#E9BD62")
        + path("M-138 4C-80 16 60 16 118 0C110 14 98 26 84 28H-104C-122 24 -132 16 -138 4Z", "#5F2F1C")
    )
    crew = ""
    for k, shirt in enumerate(("#C8402F", "#F4EAD2", "#2F8F83", "#E9A91F")):
        rower = figure(
            Pose(-14, 8, (66, 92), (70, 94), (84, 20), (80, 16)),
            shirt,
            "#2A3A4A",
            knit_cap("#16263A", "#C8402F") if k % 2 else peaked_cap("#3A2418", "#241610"),
        )
        crew += group(rower, -116 + k * 48, 12, 0.82, flip=True)
    oars = line("".join(f"M{-140 + k * 48} -26L{-168 + k * 48} 44" for k in range(4)), "#D9B27A", 5)
    blades = "".join(ellipse(-170 + k * 48, 48, 5, 13, "#D9B27A", turn=20) for k in range(4))
    return (
        drawn
        + group(crew + group(captain, 92, -10, 0.96) + boat + oars + blades, 214, 346, 1.1)
        + path("M30 378C120 366 300 368 400 376C350 392 100 396 30 378Z", "#F4FCFF", opacity=0.75)
        + swell(394, 6, "#143F5C", "#F4FCFF", 412)
    )


def _cocked_hat(ink: str) -> str:
    return path("M-18 -4C-14 -14 -6 -20 2 -18C10 -18 16 -12 20 -4C8 -8 -6 -8 -18 -4Z", ink) + line(
        "M-16 -6C-8 -12 8 -12 17 -6", "#E9BD62", 2
    )


def _bark() -> str:
    """A three-masted ship of the eighteenth century under topsails, bow left, waterline at y = 0."""
    ink, sail, shade = "#3A2418", "#FFF8E6", "#DCCFB2"
    hull = path(
        "M-92 -34C-80 -26 60 -24 84 -44L92 -40C92 -20 82 -4 74 0H-70C-84 -8 -90 -20 -92 -34Z", "#5F2F1C"
    ) + path("M-90 -28C-70 -18 60 -16 88 -34L87 -26C60 -8 -72 -10 -87 -18Z", "#E9BD62")
    masts = line("M-50 -26V-150M4 -24V-172M56 -30V-132M-88 -34L-140 -62", ink, 4)
    rig = line("M-140 -62L-50 -148M-50 -148L4 -170L56 -130L90 -42", ink, 1.6)
    sails = path("M-136 -62L-54 -138L-60 -52Z", shade)
    for x, top, h, w in (
        (-50, -142, 40, 24),
        (-50, -98, 44, 31),
        (4, -164, 46, 26),
        (4, -114, 54, 34),
        (56, -126, 36, 20),
        (56, -86, 36, 25),
    ):
        sails += path(
            f"M{x - w * 0.8} {top}H{x + w * 0.8}L{x + w} {top + h}Q{x} {top + h * 0.72} {x - w} {top + h}Z", sail
        )
        sails += path(
            f"M{x + w * 0.2} {top}H{x + w * 0.8}L{x + w} {top + h}Q{x + w * 0.7} {top + h * 0.88} "
            f"{x + w * 0.4} {top + h * 0.84}Z",
            shade,
        )
    return masts + rig + sails + hull + path("M4 -172H30L24 -166L30 -160H4Z", "#C8402F")


PICTURES = {
    "seward_s_folly": seward_s_folly,
    "bust": bust,
    "exploration": exploration,
}
