"""Events of a young town and its first settlers."""

from __future__ import annotations

from tools.art.animals import flying_gull
from tools.art.figures import BROWN_SKIN, Pose, brim_hat, figure, knit_cap, peaked_cap
from tools.art.industry import nugget
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS, Horizon
from tools.art.skies import sky, sun
from tools.art.svg import blurred, circle, ellipse, group, line, linear, path, polygon, radial, rect
from tools.art.trees import forest

FARM = HORIZONS["agriculture"]
FARM_ROCK = PeakInks("#8DB56A", "#5F8A45", "#FFF8DC", "#C8D9A0")
AMBER = Horizon("#C8702F", "#F0B04A", "#FFEBB0", "#B5763A", "#8A5428", "#4A2A16")
TIMBER, GRAIN = "#D9A05A", "#A86F34"


def boom() -> str:
    """Noon on the highest beam: four builders eat, and the town below them has grown again since breakfast."""
    drawn = sky(AMBER, 300) + sun(250, 190, 90, "#FFF6D0", (26, 0.3), (60, 0.15))
    drawn += dawn_peak(90, 300, 120, 170, 6, PeakInks("#D99A50", "#B5763A", "#FFF8E2", "#F0CE94"))
    drawn += dawn_peak(430, 300, 110, 170, 9, PeakInks("#D99A50", "#B5763A", "#FFF8E2", "#F0CE94"))
    for x, y, w, h, wall, roof in (
        (-10, 330, 70, 60, "#A8563A", "#6B2F22"),
        (56, 322, 60, 44, "#3F7F7A", "#245250"), (120, 330, 66, 56, "#D9A24A", "#8A5428"),
        (190, 320, 56, 40, "#B5463A", "#6B2420"),
        (250, 330, 64, 54, "#4E6A94", "#2C4264"), (318, 322, 60, 46, "#A8563A", "#6B2F22"),
        (382, 332, 66, 58, "#3F7F7A", "#245250"), (450, 324, 62, 48, "#D9A24A", "#8A5428"),
    ):  # fmt: skip
        drawn += _house(x, y, w, h, wall, roof)
    for x, y, w, h, wall, roof in (
        (-24, 412, 96, 62, "#C8702F", "#7A3A1E"),
        (82, 412, 90, 52, "#8E3A3A", "#561E22"), (188, 412, 110, 64, "#6E8A4A", "#425A2A"),
        (310, 412, 88, 54, "#C8702F", "#7A3A1E"), (410, 412, 110, 66, "#8E3A3A", "#561E22"),
    ):  # fmt: skip
        drawn += _house(x, y, w, h, wall, roof)
    drawn += (
        rect(34, 210, 16, 200, GRAIN)
        + rect(452, 210, 16, 200, GRAIN)
        + line("M42 300L110 240M460 300L392 240", GRAIN, 11)
    )
    drawn += (
        rect(-20, 224, 540, 26, TIMBER)
        + rect(-20, 241, 540, 9, GRAIN)
        + "".join(circle(x, 236, 3.4, "#6B4220") for x in (30, 44, 456, 470))
    )
    seat = Pose(2, 0, (46, 104), (40, 96), (84, 6), (78, -4))
    drinking = seat._replace(near_arm=(30, 150), nod=-20)
    sharing = seat._replace(lean=12, near_arm=(66, 86), far_arm=(70, 96))
    resting = seat._replace(lean=-14, near_arm=(-40, -20), far_arm=(20, 60))
    pail = rect(-10, -16, 20, 16, "#8A96A0", 3) + line("M-7 -16Q0 -28 7 -16", "#5B6670", 2.4)
    bread = path("M-9 -6C-9 -14 11 -14 11 -6L9 2H-7Z", "#F2D29A")
    for x, shirt, cap, pose, held, skin, flip in (
        (122, "#B5362A", peaked_cap("#4A3A30", "#241610"), seat, bread, "#D9A27A", False),
        (212, "#3B6A9C", brim_hat("#6B4A2C", "#241610"), drinking, _bottle(), "#D9A27A", False),
        (306, "#E8DCC0", knit_cap("#2F8F83", "#F8EFDB"), sharing, bread, BROWN_SKIN, True),
        (392, "#5E7A3C", peaked_cap("#8A3A2E", "#561E1A"), resting, "", "#D9A27A", True),
    ):  # fmt: skip
        man = figure(pose, shirt, "#3A3038", cap, skin, held) + line("M-5 -66L-3 -42", "#2A1E1A", 3)
        drawn += group(man, x, 266, 1.42, flip=flip)
    drawn += group(pail, 262, 224, 1.1) + flying_gull(348, 150, 0.5, -8, flip=True)
    return drawn + line("M424 -10V120", "#5B3A22", 3) + path("M414 118H434V130C434 140 414 140 414 130Z", "#5B3A22")


def _bottle() -> str:
    """A green bottle, its neck away from the arm that holds it."""
    return rect(-5, -4, 10, 20, "#2F6C4A", 3) + rect(-2.5, 14, 5, 12, "#2F6C4A", 2)


def _house(x: float, y: float, width: float, height: float, wall: str, roof: str) -> str:
    """A gabled house seen from above its ridge line, floor at y."""
    top = y - height
    walls = rect(x, top, width, height, wall) + "".join(
        rect(x + width * share, top + 14, width * 0.16, 16, "#FFE9A8", 1) for share in (0.16, 0.42, 0.68)
    )
    return walls + polygon(
        [(x - 6, top + 5), (x + width * 0.2, top - 24), (x + width * 0.8, top - 24), (x + width + 6, top + 5)], roof
    )


def fire() -> str:
    """Hand to hand the buckets go from the pump to the burning saloon; one saves the piano."""
    drawn = rect(0, 0, 500, 400, linear((0, "#1C0F16"), (0.5, "#6B2418"), (1, "#C8502A")))
    smoke = ((60, 40, 110), (250, 10, 140), (440, 50, 100))
    drawn += blurred("".join(ellipse(x, y, r, r * 0.6, "#120A10", 0.8) for x, y, r in smoke), 14)
    drawn += _burning_saloon() + path("M-10 410V346C120 338 330 354 510 340V410Z", "#2A1218")
    drawn += rect(20, 280, 28, 92, "#4E5A66", 5) + line("M34 288L-18 262", "#8A96A0", 8)
    drawn += path("M46 304H78V322H66V315H46Z", "#4E5A66") + _bucket_chain()
    water = (
        "M318 256C336 226 366 204 404 206C390 216 396 226 410 230C392 234 386 246 394 258C370 248 350 250 326 264Z"
    )
    drops = ((420, 214, 5), (412, 250, 6), (376, 192, 4), (430, 238, 4))
    drawn += path(water, "#BFE3F0") + "".join(circle(x, y, r, "#BFE3F0") for x, y, r in drops)
    piano = rect(-40, -62, 80, 62, "#5B2F1C", 4) + rect(-46, -34, 92, 9, "#F8EFDB", 1)
    piano += "".join(rect(-40 + i * 13, -34, 5, 5, "#140A0C") for i in range(7)) + rect(
        -40, -68, 80, 8, "#7A4426", 2
    )
    piano += circle(-30, 3, 6, "#140A0C") + circle(30, 3, 6, "#140A0C")
    heaving = Pose(30, -10, (76, 92), (70, 88), (44, -8), (-30, -44))
    player = figure(heaving, "#F4EAD2", "#2A2430", "", hair="#140A0C")
    drawn += group(piano, 372, 388) + group(player, 452, 394, 1.34, flip=True)
    sparks = ((210, 90, 3), (236, 50, 2.5), (180, 140, 3), (250, 160, 2.5), (270, 80, 3), (150, 60, 2))
    return drawn + "".join(circle(x, y, r, "#FFD36A") for x, y, r in sparks)


def _burning_saloon() -> str:
    """A false-fronted house of two floors, fire above its roof and out of its windows, floor at y = 360."""
    drawn = ""
    for x, h, ink in (
        (300, 240, "#E5542A"), (350, 300, "#E5542A"), (404, 280, "#E5542A"), (462, 250, "#E5542A"),
        (326, 210, "#FF8A30"), (378, 250, "#FF8A30"), (436, 220, "#FF8A30"),
    ):  # fmt: skip
        flame = "M0 0C-52 -40 -46 -96 -12 -150C-10 -120 4 -116 6 -140C14 -110 48 -90 36 -40C34 -20 20 -6 0 0Z"
        drawn += group(path(flame, ink), x, 250, h / 190)
    drawn += path("M264 360V128L284 128V112H474V128L500 128V360Z", "#3A1B1E") + rect(256, 122, 250, 12, "#1C0C10")
    drawn += rect(276, 134, 220, 30, "#F2D29A") + "".join(
        rect(290 + i * 32, 143, 20, 12, "#6B2418", 2) for i in range(6)
    )
    drawn += "".join(line(f"M264 {y}H500", "#1C0C10", 2, 0.7) for y in range(182, 350, 18))
    for x, y, w, h in (
        (286, 186, 44, 56), (350, 186, 44, 56), (414, 186, 44, 56), (286, 276, 50, 60), (418, 276, 50, 60),
    ):  # fmt: skip
        tongue = (
            f"M{x} {y + h}V{y + 6}C{x + 8} {y + 20} {x + 12} {y - 30} {x + w * 0.4} {y - 44}"
            f"C{x + w * 0.4} {y - 10} {x + w * 0.6} {y - 20} {x + w * 0.74} {y - 30}"
            f"C{x + w * 0.8} {y} {x + w} {y} {x + w} {y + 20}V{y + h}Z"
        )
        core = (
            f"M{x + 8} {y + h}V{y + 34}L{x + w * 0.4} {y + 2}L{x + w * 0.6} {y + 20}L{x + w - 8} {y + 30}V{y + h}Z"
        )
        drawn += rect(x, y, w, h, "#C8402F") + path(tongue, "#FF8A30") + path(core, "#FFD36A")
    return drawn + rect(352, 262, 50, 98, "#FFB54A")


def _bucket_chain() -> str:
    """Three people who pass buckets to the right, the last one throws; feet at y = 392."""
    bucket = path("M-11 0L-8 20H8L11 0Z", "#9DB0BA") + ellipse(0, 0, 11, 4, "#CFE6F0")
    bucket += line("M-10 0Q0 -16 10 0", "#5B6670", 2.6)
    taking = Pose(-4, 0, (62, 96), (-40, -10), (16, 2), (-16, -16))
    passing = Pose(4, -4, (66, 92), (-60, -40), (14, 2), (-16, -10))
    throwing = Pose(10, -8, (96, 118), (60, 96), (34, 6), (-26, -40))
    drawn = ""
    for x, coat, cap, pose, skirt, skin in (
        (86, "#3B6A9C", knit_cap("#C8402F", "#F8EFDB"), taking, 0, "#D9A27A"),
        (164, "#A83F78", "", passing, 36, BROWN_SKIN),
        (240, "#D9A24A", brim_hat("#4A2D18", "#C8402F"), throwing, 0, "#D9A27A"),
    ):
        held = group(bucket, 0, 6, 1, pose.near_arm[1])
        drawn += group(figure(pose, coat, "#2A2430", cap, skin, held, skirt), x, 392, 1.56)
    return drawn


def homestead_act() -> str:
    """The first furrow: he holds the plough, she leads the horse, the boy drives in the sign of their own land."""
    drawn = (
        sky(FARM, 230) + dawn_peak(150, 232, 130, 190, 6, FARM_ROCK) + dawn_peak(400, 232, 110, 180, 9, FARM_ROCK)
    )
    drawn += forest(6, 244, 60, "#5F8A34", 30, depth=3) + rect(0, 240, 500, 170, "#8DB13E")
    drawn += path("M-10 410V330C60 322 120 330 170 352C130 372 60 392 -10 410Z", "#5B3A1E") + path(
        "M-10 300C60 298 130 306 190 330L170 352C120 332 60 322 -10 330Z", "#7A5230"
    )
    drawn += path("M-10 410C80 396 140 378 200 352L280 366C240 390 200 404 180 410Z", "#6B4526") + line(
        "M-10 316C60 312 120 318 172 340M-10 350C50 346 100 350 140 362M-10 384C30 380 70 378 100 376", "#A8743F", 4
    )
    cabin = "".join(
        rect(-60, -14 - k * 13, 120, 12, "#A8703C", 6)
        + circle(-60, -8 - k * 13, 6, "#E0B070")
        + circle(60, -8 - k * 13, 6, "#E0B070")
        for k in range(3)
    )
    cabin += line("M-44 -42V-96M44 -42V-96M-44 -96L0 -128L44 -96M-44 -96H44", "#8A5A2C", 6)
    drawn += group(cabin, 156, 290, 0.86)
    drawn += group(_plough_horse(), 316, 356, 1.2) + group(_plough_tool(), 190, 376, 1.16)
    plougher = figure(
        Pose(16, -4, (58, 84), (52, 78), (34, 4), (-24, -40)), "#C8402F", "#3A4A6A", brim_hat("#D9B26A", "#6B4526")
    )
    leader = figure(
        Pose(0, 0, (-74, -96), (20, 30), (22, 4), (-18, -30)),
        "#2F6C94",
        "#2F6C94",
        brim_hat("#FFF6D8", "#C8402F"),
        BROWN_SKIN,
        skirt=40,
    )
    drawn += (
        group(plougher, 66, 392, 1.56) + group(leader, 458, 384, 1.36) + line("M430 196L406 284", "#3A2418", 3.4)
    )
    board = (
        rect(-5, -70, 10, 84, "#8A5A2C")
        + rect(-48, -92, 96, 44, "#F6EBD2", 3)
        + line("M-34 -78H34M-34 -64H10", "#6B4526", 5)
    )
    return drawn + group(board, 46, 302, 0.66)


def _plough_tool() -> str:
    """A walking plough that goes right, its share in the ground at the origin."""
    wood, steel = "#E0B070", "#C5CFD4"
    return (
        line("M-6 -16L-64 -54M-10 -8L-58 -42M-14 -14L74 -34", wood, 7)
        + path("M-20 -12L20 -8C14 6 -2 14 -26 12Z", steel)
        + path("M-20 -12L0 -10C-6 4 -14 12 -26 12Z", "#7E8C94")
    )


def _plough_horse() -> str:
    """A draught horse walking right in its collar, hooves at y = 0, about 170 long and 160 high."""
    coat, dark, pale, leather = "#A8602C", "#7A4220", "#F2E3C4", "#3A2418"
    far = line("M-46 -66L-66 -38L-58 -4M28 -64L46 -34L42 -4", dark, 13)
    tail = path("M-66 -86C-86 -84 -92 -52 -84 -26C-72 -40 -70 -62 -58 -74Z", leather)
    body = path(
        "M-70 -78C-70 -102 -40 -104 -10 -98C14 -96 30 -102 42 -112C54 -130 66 -142 78 -144L80 -156L90 -144C100 "
        "-136 112 -118 114 -108C112 -98 100 -98 94 -104C86 -106 80 -104 74 -94"
        "C70 -76 62 -54 44 -46C10 -40 -30 -44 -52 -46C-66 -54 -70 -64 -70 -78Z",
        coat,
    )
    shade = path(
        "M-68 -68C-40 -54 20 -54 60 -72C56 -60 52 -50 44 -46C10 -40 -30 -44 -52 -46C-62 -52 -66 -60 -68 -68Z", dark
    )
    near = (
        path("M-68 -84C-70 -60 -60 -50 -56 -34L-60 -6H-46L-40 -36C-30 -50 -26 -66 -28 -84Z", coat)
        + path("M16 -84C14 -60 20 -48 22 -34L16 -6H32L36 -36C44 -52 52 -66 52 -84Z", coat)
        + "".join(path(f"M{x - 9} 0L{x - 7} -16H{x + 7}L{x + 9} 0Z", pale) for x in (-58, 42, -53, 24))
    )
    mane = path("M42 -112C54 -130 66 -144 80 -150C76 -130 66 -116 56 -92C50 -100 46 -106 42 -112Z", leather)
    tack = line("M52 -116C66 -96 66 -70 50 -52", leather, 10) + line(
        "M54 -80L-70 -60L-96 -42M84 -138L92 -112L106 -116M92 -112L60 -90", leather, 3.4
    )
    upper = tail + body + shade
    return far + group(upper, 0, -20) + near + group(mane + tack + circle(93, -128, 3, leather), 0, -20)


def con_men() -> str:
    """Which shell hides the nugget? None: it is behind the sharper's back, and there a raven has seen it."""
    drawn = rect(
        0, 0, 500, 400, radial((0, "#F0B060"), (0.45, "#8A5240"), (1, "#1C1018"), centre=(0.52, 0.42), radius=0.74)
    )
    drawn += "".join(line(f"M{x} 0V400", "#3A2028", 3, 0.35) for x in range(20, 500, 60)) + line(
        "M262 -10V40", "#1C1018", 4
    )
    drawn += (
        path("M222 68C222 34 302 34 302 68Z", "#1C1018")
        + ellipse(262, 70, 24, 9, "#FFF3C9")
        + path("M228 72L90 400H434L296 72Z", "#FFE9B0", opacity=0.16)
    )
    crate = rect(-46, -92, 92, 92, "#6B3F22", 3) + line("M-42 -62H42M-42 -32H42", "#3A2010", 4)
    drawn += group(crate, 34, 404) + group(_raven(), 32, 312, 1.0)
    vest = path("M-8 -36C-4 -40 6 -40 9 -36C12 -26 12 -10 11 2H0C-4 -12 -6 -26 -8 -36Z", "#C8402F") + line(
        "M-2 -22H11M-1 -10H12M4 -38V2", "#E9BD62", 2.4
    )
    bowler = (
        path("M-10 -4C-10 -22 10 -22 10 -4Z", "#1C1018")
        + rect(-15, -6, 31, 4.6, "#1C1018", 2)
        + path("M4 5C10 3 13 6 16 3C15 9 8 9 4 7Z", "#1C1018")
    )
    hiding = Pose(12, 4, (-46, -96), (60, 92), (10, 4), (-10, -6))
    sharper = figure(hiding, "#2A3A4E", "#1C1820", bowler, held=nugget(0, 10, 11, "#FFD057"))
    drawn += group(sharper + group(vest, 4, -50, 0.9, 12), 158, 408, 2.0)
    beard = path("M-4 2C2 6 8 4 9 1C14 10 8 24 0 26C-6 20 -8 10 -4 2Z", "#C9B9A4")
    eager = Pose(26, -14, (62, 84), (50, 74), (14, 4), (-18, -14))
    miner = figure(eager, "#8E3A2E", "#3A3A4A", brim_hat("#7A5A3C", "#3A2418") + beard)
    drawn += group(miner + line("M-6 -78L-2 -46", "#2A1E1A", 4), 418, 408, 1.94, flip=True)
    drawn += path("M182 330C176 362 182 400 190 420H368C376 400 382 362 376 330Z", "#6B3F22") + line(
        "M190 352H368M186 384H372", "#3A2010", 7
    )
    drawn += ellipse(279, 330, 104, 22, "#A8703C") + ellipse(279, 328, 96, 18, "#C98A4B")
    shell = path("M-22 0C-22 -32 -10 -42 0 -42C10 -42 22 -32 22 0Z", "#7B4E24") + line(
        "M-11 -3C-11 -22 -6 -32 0 -39M11 -3C11 -22 6 -32 0 -39M0 -2V-39", "#B5803F", 3
    )
    for x, y in ((236, 326), (284, 336), (328, 326)):
        drawn += ellipse(x + 3, y + 2, 24, 6, "#5B3A1E", 0.7) + group(shell, x, y)
    pouch = path("M-16 0C-22 -16 -10 -24 -8 -30H8C10 -24 22 -16 16 0Z", "#D9A45A") + rect(
        -9, -30, 18, 5, "#6B3F22", 2
    )
    return drawn + group(pouch, 362, 332, 0.8) + nugget(346, 338, 6, "#FFD057")


def _raven() -> str:
    """A raven on its perch, leaning to the right with an open bill, feet at y = 0, about 90 wide."""
    ink, sheen = "#14101A", "#3A3A5C"
    body = path(
        "M-44 -2C-30 -26 -20 -50 4 -58C10 -74 30 -80 42 -68C46 -64 46 -58 42 -54C34 -26 8 -6 -14 -10L-40 4Z", ink
    )
    wing = path("M-40 0C-24 -24 -12 -42 10 -46C14 -30 -2 -14 -40 0Z", sheen)
    bill = path("M42 -70L70 -64L44 -60Z", "#2B2636") + path("M42 -60L64 -54L40 -54Z", "#2B2636")
    return line("M-6 -10L-4 0M6 -14L8 0", "#2B2636", 4) + body + wing + bill + circle(34, -66, 3, "#FFE9B0")


PICTURES = {
    "boom": boom,
    "fire": fire,
    "homestead_act": homestead_act,
    "con_men": con_men,
}
