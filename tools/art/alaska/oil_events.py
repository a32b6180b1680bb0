"""Events that turn on oil and its price."""

from __future__ import annotations

from tools.art.figures import BROWN_SKIN, RUN, STAND, Pose, brim_hat, figure, knit_cap, top_hat
from tools.art.headwear import braid, hard_hat
from tools.art.industry import derrick
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import cloud, puffs, sky, sun
from tools.art.svg import circle, ellipse, group, line, linear, path, rect
from tools.art.trees import forest

INKS = HORIZONS["oil"]
ROCK = PeakInks("#6B4460", "#4A3050", "#F3C9B4", "#B98A96")
DARK = "#15121F"
GOLD = "#FFD057"


def _barrel(ink: str, lit: str, dark: str) -> str:
    """An oil drum lying along the x axis, its lid to the right, 130 long and 88 thick, centred on the origin."""
    body = path("M-62 -44H62V44H-62C-74 44 -74 -44 -62 -44Z", ink) + path(
        "M-68 10H62V44H-62C-67 44 -68 28 -68 10Z", dark
    )
    bands = "".join(rect(x, -46, 8, 92, dark, 3) for x in (-30, 18)) + rect(-66, -30, 126, 9, lit, 4, opacity=0.8)
    return body + bands + ellipse(62, 0, 14, 46, dark) + ellipse(63, 0, 10, 39, lit) + circle(66, -18, 4, dark)


def _coin(x: float, y: float, r: float, turn: float = 0) -> str:
    """A gold coin, seen a little from the side."""
    return ellipse(x, y, r, r * 0.8, "#B9781E", turn=turn) + ellipse(
        x, y - r * 0.12, r * 0.9, r * 0.66, GOLD, turn=turn
    )


def discovery() -> str:
    """The dog wanted his bone back; what spurts from his hole makes his master throw up his arms."""
    drawn = (
        sky(INKS, 286) + sun(330, 226, 56, "#FFD98A", (20, 0.3), (46, 0.15)) + dawn_peak(150, 290, 90, 170, 6, ROCK)
    )
    drawn += dawn_peak(450, 290, 70, 130, 9, ROCK) + rect(0, 284, 500, 120, "#5E3A3E")
    drawn += path("M-10 410V312C120 296 330 318 510 302V410Z", "#452A34") + path(
        "M-10 410V362C130 350 330 368 510 352V410Z", "#2A1A26"
    )
    jet = (
        "M238 336C236 270 236 200 226 152C214 118 190 104 166 120C152 130 146 148 148 166C134 140 142 104 172 92"
        "C184 66 216 62 234 82C244 52 282 48 298 74C322 66 346 86 "
        "348 114C362 126 366 150 358 170C354 144 338 128 318 128"
        "C292 124 276 146 270 176C264 220 264 280 268 336Z"
    )
    drawn += path(jet, "#0D0A14") + path(
        "M246 330C246 260 246 190 240 150C236 126 224 112 212 110C232 108 246 124 250 150C254 200 252 270 252 330Z",
        "#4A4464",
    )
    drawn += "".join(
        ellipse(x, y, r, r * 1.5, "#0D0A14") for x, y, r in
        ((140, 196, 6), (160, 226, 5), (360, 204, 6), (342, 236, 5), (190, 176, 5), (306, 180, 5), (384, 166, 4))
    )  # fmt: skip
    drawn += ellipse(256, 346, 78, 15, "#0D0A14") + path(
        "M190 350C196 328 222 322 236 334C250 326 276 326 284 338C300 330 320 340 324 354C290 366 220 366 190 350Z",
        "#2A1A26",
    )
    drawn += "".join(
        circle(x, y, r, "#6B4436")
        for x, y, r in ((96, 312, 6), (74, 294, 4), (112, 286, 5), (60, 326, 5), (88, 270, 3))
    )
    drawn += group(_digging_dog(), 172, 352, 1.36)
    cheering = Pose(-12, -18, (150, 168), (128, 150), (16, 4), (-18, -10))
    fur = circle(-1, 0, 11.5, "none", "#E8CFA4", 6) + path(
        "M-15 6C-18 -14 -2 -20 8 -14C-2 -12 -10 -4 -8 8Z", "#A8322A"
    )
    man = figure(cheering, "#C8402F", "#2A2440", fur, skirt=16)
    return drawn + group(man, 392, 386, 1.72, flip=True)


def _digging_dog() -> str:
    """A husky that digs to the right, rump and tail in the air, feet at y = 0, about 120 long."""
    coat, pale, ink = "#4E566A", "#F2EAD8", "#15121F"
    tail = path("M-50 -56C-70 -66 -76 -90 -62 -104C-48 -110 -40 -98 -46 -92C-54 -88 -50 -72 -40 -64Z", coat)
    far = line("M-34 -30L-46 -14L-38 -2M26 -16L46 -2", "#39405A", 11)
    body = path(
        "M-58 -44C-58 -68 -30 -70 -10 -58C8 -48 28 -40 40 -22C46 "
        "-10 36 0 22 -2C4 -6 -8 -18 -24 -20C-44 -18 -58 -26 -58 -44Z",
        coat,
    )
    near = (
        line("M-44 -34L-58 -16L-50 -3M18 -12L34 4", coat, 13)
        + ellipse(-46, -2, 9, 5, pale)
        + ellipse(38, 5, 9, 5, pale)
    )
    head = path(
        "M28 -34C28 -46 38 -52 46 -50L50 -64L60 -50C70 -46 72 -36 68 "
        "-28L82 -14C84 -8 78 -4 72 -6L52 -14C38 -14 28 -22 28 -34Z",
        coat,
    )
    head += path("M46 -26C54 -34 66 -32 68 -28L82 -14C84 -8 78 -4 72 -6L52 -14C46 -16 44 -20 46 -26Z", pale)
    return tail + far + body + near + head + circle(79, -10, 4.4, ink) + circle(57, -34, 3, ink)


def oil_price_spike() -> str:
    """The price goes through the clouds, and the oilman rides it like a bronco."""
    drawn = rect(0, 0, 500, 400, linear((0, "#3A2A6B"), (0.5, "#B5486A"), (1, "#FFB45A")))
    drawn += hills(4, 372, 12, "#4B2A4A") + "".join(
        derrick(x, 372, h, "#2F1A36", 0.4) for x, h in ((330, 52), (392, 66), (452, 46))
    )
    drawn += path("M-10 410V384C120 376 330 390 510 378V410Z", "#2F1A36")
    drawn += (
        cloud(90, 190, 130, "#FFDDB8", 0.5)
        + cloud(440, 232, 120, "#FFDDB8", 0.55)
        + cloud(330, 320, 130, "#FFDDB8", 0.4)
    )
    drawn += puffs([(20, 396, 46), (62, 378, 38), (94, 348, 32), (122, 326, 26), (20, 350, 24)], "#FFF1DC")
    drawn += puffs([(40, 400, 30), (84, 372, 20), (112, 344, 16)], "#E9C4A8")
    flame = path(
        "M-64 -38C-110 -44 -150 -26 -186 6C-150 8 -140 12 -128 22C-150 26 -160 30 -172 40C-130 52 -92 48 -64 38Z",
        "#FF7A30",
    )
    flame += path("M-64 -24C-98 -26 -118 -14 -136 4C-112 8 -110 14 -104 22C-92 26 -76 26 -64 24Z", "#FFE08A")
    waving = Pose(-16, 10, (66, 84), (150, 168), (52, 10), (46, 4))
    rider = figure(waving, "#F4E6C8", "#2F4A7A", brim_hat("#8A5A2C", "#3A2414"), skirt=0)
    nose = path("M62 -44C92 -40 118 -22 128 0C118 22 92 40 62 44Z", "#E5543C") + path(
        "M62 10H126C114 26 90 40 62 44Z", "#A8322A"
    )
    fins = path("M-66 -40L-104 -74L-66 -70L-30 -44ZM-66 40L-104 74L-66 70L-30 44Z", "#F2B13C")
    rocket = flame + fins + group(rider, -8, 16, 1.34) + _barrel("#C8402F", "#F0866A", "#8A241C") + nose
    leg = line("M-6 -44L22 -18L18 26", "#2F4A7A", 15) + path("M10 26H28C36 30 40 36 36 40H10Z", "#3A2414")
    drawn += group(rocket + leg, 262, 214, 1.14, -34)
    return drawn + "".join(_coin(x, y, r, t) for x, y, r, t in (
        (150, 372, 12, 20), (204, 356, 10, -30), (250, 372, 13, 40), (206, 318, 8, 10), (70, 300, 9, -20),
        (96, 262, 7, 30),
    ))  # fmt: skip


def oil_price_crash() -> str:
    """The price falls down the stairs, barrel after barrel, and its owner after it."""
    drawn = rect(0, 0, 500, 400, linear((0, "#2E2F48"), (0.5, "#6A6278"), (1, "#C9A494")))
    drawn += (
        ridge_line(8, 340, 70, "#8A7684", 10)
        + rect(0, 384, 500, 20, "#3A3652")
        + line(
            "M330 10l-14 60M380 60l-10 44M290 60l-8 36M440 130l-10 44M240 30l-8 34M470 40l-8 36M400 180l-8 34",
            "#C9CBDA",
            2.4,
            0.4,
        )
    )
    for k, top in enumerate((166, 226, 282, 334)):
        x = -10 + k * 104
        drawn += rect(x, top, 105, 410 - top, ("#5E5A76", "#524E6A", "#46425E", "#3A3652")[k])
        drawn += rect(x, top, 105, 12, ("#8C86A4", "#7C7694", "#6C6684", "#5C5674")[k]) + rect(
            x + 100, top + 12, 4, 60, "#2A2640", opacity=0.5
        )
    drawn += path("M350 410C352 380 380 366 420 370C470 360 510 372 510 390V410Z", "#0D0A14") + path(
        "M400 386C420 378 450 378 470 384C450 388 420 392 400 386Z", "#4A4464"
    )
    for x, y, s, turn in ((240, 186, 0.62, 20), (344, 228, 0.72, -38), (428, 336, 0.84, 64)):
        drawn += group(_barrel("#8E3A3A", "#C46A5E", "#5E2228"), x, y, s, turn)
    drawn += line("M184 150Q206 116 232 132M270 176Q300 146 326 178M376 236Q404 236 414 276", "#F2E9DC", 4, 0.6)
    falling = RUN._replace(lean=34, near_arm=(110, 140), far_arm=(70, 96), nod=-14)
    man = figure(falling, "#2F3A5E", "#232A44", "", hair="#6E6A78") + line("M6 -78L20 -52", "#C8402F", 5)
    drawn += group(man, 122, 226, 1.3) + group(top_hat("#15121F", "#C8402F"), 236, 92, 1.4, 28)
    notes = ((70, 124, -20), (196, 66, 30), (290, 120, -34), (40, 210, 16), (380, 130, 24))
    return drawn + "".join(
        group(rect(-13, -8, 26, 16, "#CFE0B8", 2) + circle(0, 0, 4.4, "#5E8A4E"), x, y, 1, t) for x, y, t in notes
    )


def permanent_fund() -> str:
    """A bear of china is fed a barrel's worth of gold; every Alaskan, small or old, has a share of it."""
    wood = HORIZONS["wood"]
    rock = PeakInks("#6FAE8A", "#3D7D62", "#FFFBEA", "#CFE3C8")
    drawn = sky(wood, 300) + dawn_peak(84, 302, 130, 190, 6, rock) + dawn_peak(470, 302, 90, 150, 9, rock)
    drawn += (
        forest(5, 310, 130, wood.far, 22, depth=3)
        + rect(0, 306, 500, 100, "#6E9E4E")
        + path("M-10 410V358C120 346 330 366 510 350V410Z", "#4E7E3E")
    )
    drawn += ellipse(252, 372, 170, 16, "#1F4A30", 0.6) + group(_china_bear(), 250, 366, 1.16)
    drawn += line(
        "M88 388L152 168M116 390L180 170"
        + "".join(f"M{96 + i * 9} {362 - i * 31}H{124 + i * 9}" for i in range(7)),
        "#8A5A2C",
        6,
    )
    feeding = Pose(12, -6, (100, 132), (92, 124), (54, 2), (6, -22))
    man = figure(feeding, "#F28A2C", "#2B3A4A", hard_hat("#F4D03F", "#B98A1E"))
    drawn += group(man, 138, 268, 1.3) + _coin(222, 138, 30, -20) + ellipse(222, 132, 14, 9, "#E9A82C", turn=-20)
    spark = "M286 118L292 104L298 118L312 124L298 130L292 144L286 130L272 124Z"
    drawn += path(spark, "#FFF6D2")
    granny = figure(
        Pose(14, 6, (40, 84), (30, 76), (4, 2), (-6, -4)),
        "#A83F78",
        "#5E2A4A",
        "",
        BROWN_SKIN,
        skirt=40,
        hair="#E8E4DC",
    )
    child = figure(
        STAND._replace(near_arm=(150, 166), far_arm=(140, 160), nod=-16),
        "#E9A91F",
        "#2F4A7A",
        knit_cap("#C8402F", "#FFF3DC"),
    )
    aunt = figure(STAND._replace(near_arm=(44, 92)), "#2F8F83", "#2B3A4A", braid("#1C120C"), BROWN_SKIN, skirt=30)
    for who, x, y, s in ((aunt, 468, 380, 1.34), (granny, 424, 392, 1.2), (child, 374, 394, 0.96)):
        drawn += group(who, x, y, s, flip=True)
    return (
        drawn
        + _coin(358, 294, 12)
        + _coin(392, 318, 11)
        + _coin(430, 300, 11)
        + "".join(_coin(x, y, 9) for x, y in ((330, 388), (316, 392), (338, 394)))
    )


def _china_bear() -> str:
    """A money box in the shape of a white bear, head to the right, feet at y = 0, about 270 wide and 190 high."""
    white, shade, ink = "#FFFDF4", "#CFDCD8", "#16263A"
    legs = "".join(path(f"M{x} 0V-50H{x + 42}V0C{x + 36} 6 {x + 6} 6 {x} 0Z", ink_) for x, ink_ in (
        (-96, shade), (46, shade), (-66, white), (16, white)
    ))  # fmt: skip
    body = path(
        "M-122 -84C-122 -150 -60 -176 0 -172C50 -170 92 -146 96 "
        "-96C98 -50 60 -28 -8 -28C-76 -28 -122 -40 -122 -84Z",
        white,
    )
    body += path("M-120 -70C-80 -44 40 -44 92 -76C86 -44 52 -28 -8 -28C-72 -28 -116 -38 -120 -70Z", shade)
    head = (
        circle(64, -170, 15, white)
        + circle(64, -170, 8, shade)
        + circle(112, -172, 15, white)
        + circle(112, -172, 8, shade)
    )
    head += path("M48 -132C46 -176 126 -182 132 -138C150 -136 156 -112 140 -104C124 -90 56 -88 48 -132Z", white)
    face = (
        ellipse(144, -126, 9, 7, ink)
        + circle(108, -142, 4.6, ink)
        + line("M140 -116Q128 -104 114 -112", ink, 4)
        + ellipse(98, -120, 9, 6, "#F2B9A8")
    )
    slot = path("M-38 -167C-20 -172 2 -174 20 -171L18 -163C0 -166 -20 -164 -36 -159Z", ink)
    return (
        legs
        + body
        + head
        + face
        + slot
        + path("M-104 -96C-100 -130 -76 -148 -54 -154C-78 -138 -92 -116 -94 -92Z", "#FFFFFF")
    )


PICTURES = {
    "discovery": discovery,
    "oil_price_spike": oil_price_spike,
    "oil_price_crash": oil_price_crash,
    "permanent_fund": permanent_fund,
}
