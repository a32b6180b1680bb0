"""Cards of the type Mines."""

from __future__ import annotations

from tools.art.figures import BROWN_SKIN, Pose, brim_hat, figure, hammer
from tools.art.glyphs import star_outline
from tools.art.headwear import head_lamp
from tools.art.industry import nugget, pick_axe
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import sky
from tools.art.svg import circle, ellipse, group, line, path, radial, rect
from tools.art.trees import forest, spruces

INKS = HORIZONS["mines"]
ROCK = PeakInks("#C07C3B", "#8B5027", "#FFF3DA", "#E2B98A")


def gold_panning() -> str:
    """What the panner sees: his own hands, his boots in the brook, and yellow in the bottom of the pan."""
    drawn = rect(0, 0, 500, 400, "#5F9AA0")
    drawn += path("M-10 -10H150C110 60 60 90 70 170C76 250 20 330 60 410H-10Z", "#A8733C")
    drawn += path("M510 -10H400C440 70 400 130 440 200C470 270 430 330 450 410H510Z", "#8B5A2B")
    shallow = (
        "M150 -10H210C170 70 120 120 130 190C138 260 90 330 120 410H60C20 330 76 250 70 170C60 90 110 60 150 -10Z"
    )
    drawn += path(shallow, "#7FB4B4")
    for k, (x, y, r) in enumerate((
        (36, 60, 26), (20, 150, 20), (30, 250, 24), (16, 350, 22), (470, 60, 24), (484, 170, 22), (476, 300, 26),
        (100, 130, 13), (430, 130, 14),
    )):  # fmt: skip
        drawn += ellipse(x, y, r, r * 0.74, "#C98F52" if k % 2 else "#7A4E2C")
    glints = "M170 40q24 -12 48 0M300 60q26 -12 52 0M330 24q20 -10 40 0M200 86q20 -10 40 0M370 110q20 -10 40 0"
    drawn += line(glints, "#DDF0EA", 4, 0.7)
    trout = path("M-40 0C-20 -14 14 -14 34 0C14 14 -20 14 -40 0ZM-36 0L-58 -14L-54 0L-58 14Z", "#3F6A6E")
    drawn += group(trout + circle(22, -3, 2.4, "#1D2F30"), 250, 40, 0.9, -16)
    boot = path("M-30 20V-16C-34 -52 -22 -74 0 -74C22 -74 34 -52 30 -16V20Z", "#4A2D18")
    boot += path("M-20 -44C-20 -62 20 -62 20 -44V-30H-20Z", "#6B4526") + line("M-16 -14H16M-16 2H16", "#E8DCC0", 4)
    drawn += group(boot, 176, 410, 1, -8) + group(boot, 324, 410, 1, 8) + _pan_with_gold()
    return drawn + group(_grasp(), 250, 206) + group(_grasp(), 250, 206, flip=True)


def _pan_with_gold() -> str:
    """A pan from above, gold in the crease of its near side, about 340 wide, centred on (250, 210)."""
    drawn = ellipse(256, 222, 172, 136, "#2F5A64", 0.6) + ellipse(250, 210, 168, 134, "#5B6670")
    drawn += ellipse(250, 206, 166, 130, "#8A96A0") + ellipse(250, 212, 146, 112, "#48535B")
    drawn += ellipse(250, 222, 112, 82, "#333D45") + ellipse(246, 204, 100, 62, "#5FA0AA")
    drawn += path("M150 214C170 292 330 294 350 216C330 256 290 262 250 262C206 262 170 252 150 214Z", "#2A1A10")
    for x, y, r in (
        (190, 256, 11), (216, 270, 9), (240, 276, 13), (268, 276, 10), (296, 266, 14), (318, 248, 8), (172, 240, 7),
        (228, 258, 6), (282, 260, 7),
    ):  # fmt: skip
        drawn += nugget(x, y, r, "#FFC93C")
    drawn += line("M190 180q20 -10 40 0M250 192q24 -10 48 0", "#CFEAEA", 4, 0.8)
    drawn += path("M84 172C104 112 170 76 250 76C300 76 350 90 380 120C330 92 170 88 84 172Z", "#C5CFD4")
    return drawn + path(star_outline(296, 262, 30, 6, 4) + star_outline(196, 254, 18, 4, 4), "#FFF6D2")


def _grasp() -> str:
    """A left hand in its sleeve that holds a rim, which is an ellipse of half axes 166 and 130 about the origin."""
    sleeve = path("M-250 196C-214 150 -186 104 -172 78L-118 104C-134 140 -160 190 -188 240H-270Z", "#B5362A")
    outline = (
        "M-172 74C-176 40 -164 12 -140 0C-128 -6 -112 -2 -116 10C-108 8 -100 16 -108 26C-100 30 -98 42 -108 48"
        "C-104 58 -110 66 -118 66L-122 98Z"
    )
    fingers = line("M-118 11L-134 18M-110 28L-128 36M-110 49L-126 54", "#A8704A", 3)
    return sleeve + line("M-170 84L-118 108", "#F2D9B0", 9) + path(outline, "#D9A27A") + fingers


def rich_vein() -> str:
    """One embraces the wall, his partner dances with the lantern, and the mule wonders at them."""
    drawn = rect(
        0, 0, 500, 400, radial((0, "#A8662C"), (0.5, "#5E3818"), (1, "#1D0E06"), centre=(0.62, 0.5), radius=0.75)
    )
    for data, ink in (
        ("M-10 -10H160L120 70L40 110L-10 90Z", "#3A2010"), ("M160 -10H330L300 60L200 80L120 70Z", "#4E2D16"),
        ("M-10 90L40 110L60 210L20 300L-10 310Z", "#4A2A14"), ("M330 -10H510V60L420 90L300 60Z", "#3A2010"),
        ("M420 90L510 60V240L450 230Z", "#4A2A14"), ("M450 230L510 240V410H420Z", "#2E1A0C"),
    ):  # fmt: skip
        drawn += path(data, ink, opacity=0.85)
    glow = path(
        "M350 -20L420 60L330 130L400 200L320 270L390 330L330 "
        "420H440L470 320L410 250L470 190L410 120L480 50L430 -20Z",
        "#FFB53C",
        opacity=0.35,
    )
    vein = path(
        "M372 -20L436 56L356 124L424 196L346 262L408 326L356 "
        "420H424L446 322L392 258L456 192L396 122L466 52L420 -20Z",
        "#F2A91F",
    )
    lit = path(
        "M372 -20L436 56L356 124L424 196L346 262L408 326L356 "
        "420H376L420 326L362 262L438 196L372 124L448 54L392 -20Z",
        "#FFE08A",
    )
    drawn += (
        glow
        + vein
        + lit
        + "".join(
            path(star_outline(x, y, r, r * 0.22, 4), "#FFF6D2")
            for x, y, r in ((440, 58, 24), (360, 124, 18), (352, 264, 16), (446, 194, 20))
        )
    )
    drawn += path("M-10 410V372C120 360 330 378 510 366V410Z", "#1D0E06") + circle(
        216, 268, 150, radial((0, "#FFD98A", 0.7), (1, "#FFD98A", 0))
    )
    drawn += group(_astonished_mule(), 40, 396, 1.5)
    lantern = (
        line("M0 0V16", "#2A160A", 3)
        + rect(-11, 16, 22, 30, "#FFF0B0", 4, "#2A160A", 4)
        + rect(-8, 10, 16, 7, "#2A160A", 2)
    )
    dancing = Pose(-10, -12, (120, 168), (-60, -110), (70, -20), (-10, 0))
    partner = figure(
        dancing, "#3B6A9C", "#3A2A20", brim_hat("#6B4526", "#C8402F"), BROWN_SKIN, group(lantern, 0, 0, 1, 168)
    )
    drawn += group(partner, 190, 388, 1.66)
    hugging = Pose(14, 2, (104, 80), (128, 150), (16, 2), (-14, -30))
    miner = figure(hugging, "#C8402F", "#2F4A6A", head_lamp("#E9BD62", "#8A5A2C")) + line(
        "M-4 -80L2 -46", "#2A160A", 4
    )
    drawn += group(miner, 314, 390, 1.78)
    drawn += group(pick_axe("#B9834A", "#9DB0BA"), 236, 396, 0.5, 76)
    return drawn + "".join(
        nugget(x, y, r, "#FFC93C") for x, y, r in ((392, 388, 11), (426, 394, 8), (366, 396, 7), (452, 384, 9))
    )


def _astonished_mule() -> str:
    """A mule's head and neck from the left edge, ears up, looking right, about 90 wide and 150 high."""
    coat, pale, ink = "#6B5242", "#D9C2A4", "#1D120A"
    neck = path("M-40 0V-70C-30 -96 -10 -110 12 -112L20 -76C18 -50 14 -20 20 0Z", coat)
    ears = path(
        "M-6 -106C-16 -130 -14 -146 -8 -156C4 -144 10 -126 8 -108Z"
        "M14 -110C14 -134 20 -148 28 -154C34 -140 32 -122 26 -106Z",
        coat,
    )
    head = path("M-6 -108C10 -120 30 -114 38 -100L64 -66C70 -54 62 -42 50 -44L18 -66C4 -74 -10 -90 -6 -108Z", coat)
    muzzle = path("M46 -88L64 -66C70 -54 62 -42 50 -44L34 -56C34 -70 38 -80 46 -88Z", pale)
    halter = line("M34 -104L22 -64M44 -90L30 -58", "#C8402F", 5)
    return (
        neck
        + ears
        + head
        + muzzle
        + halter
        + circle(22, -96, 5, "#FFF6E4")
        + circle(23, -96, 3, ink)
        + circle(60, -60, 2.6, ink)
    )


def gold_prospectors() -> str:
    """Two partners and their laden mule come over a crest and see the valley."""
    drawn = sky(INKS, 310) + dawn_peak(420, 304, 170, 200, 9, ROCK) + ridge_line(3, 304, 46, INKS.far, 9)
    drawn += forest(9, 330, 36, INKS.mid, 44, depth=6)
    river = (
        "M396 314C350 320 470 330 420 344C370 358 470 372 400 410H520V362"
        "C480 352 490 340 510 332C470 326 440 322 452 312Z"
    )
    drawn += path(river, "#FFE6A8") + path(
        "M-10 410V312C60 300 170 306 250 332C330 356 380 384 430 410Z", "#5B3217"
    )
    drawn += path("M-10 410V348C80 332 190 340 270 364C310 378 340 392 364 410Z", INKS.near)
    drawn += group(_mule(), 112, 330, 1.24, 3) + line("M226 228C250 262 262 264 272 286", "#F0D9A8", 3)
    pointing = Pose(4, -6, (112, 104), (-14, 20), (10, 4), (-14, -16))
    walking = Pose(8, 0, (-34, 20), (30, 40), (26, 6), (-22, -40))
    leader = figure(pointing, "#A3422A", "#3B4A63", brim_hat("#4A2D18", "#F0D9A8"), BROWN_SKIN)
    partner = figure(walking, "#4E6B3A", "#4A2D18", brim_hat("#6B4A2C", "#2B1A0E"))
    drawn += group(_pack(), 282, 362, 1.38) + group(partner, 290, 366, 1.42) + group(leader, 378, 400, 1.5)
    return drawn + spruces(((478, 420, 74), (18, 404, 100)), "#24140A")


def _pack() -> str:
    """A pack with a blanket roll and a shovel, on the back of a figure of 100 that looks right."""
    spade = line("M-30 -28L-8 -104", "#C98A4B", 4) + path(
        "M-14 -98L-2 -94L2 -120L-8 -122Z", "#AEB8BC", "#AEB8BC", 3
    )
    return (
        spade
        + rect(-28, -80, 24, 34, "#8A5A30", 6)
        + rect(-32, -90, 28, 13, "#D8B27A", 6)
        + line("M-28 -64H-6", "#4A2D18", 3)
    )


def _mule() -> str:
    """A mule under a load of crates and tools, walking right, hooves on y = 0, about 170 long."""
    coat, shade, dark = "#A67C54", "#6E4A2E", "#2B1A0E"
    legs = path("M-52 -50L-36 -46C-40 -30 -50 -26 -50 -2H-58C-60 -20 -56 -32 -52 -50Z", shade)
    legs += path("M26 -50H42C38 -30 30 -24 28 -2H20C20 -20 24 -32 26 -50Z", shade)
    legs += path("M-50 -52L-24 -48C-30 -34 -36 -28 -30 -2H-38C-46 -22 -44 -34 -50 -52Z", coat)
    legs += path("M36 -54L54 -56C54 -36 56 -26 62 -2H54C46 -20 40 -30 36 -54Z", coat)
    legs += line("M-57 -2h6M21 -2h6M-37 -2h6M55 -2h6", dark, 7)
    body = (
        "M-60 -60C-60 -80 -40 -84 -20 -80C0 -76 24 -80 38 -82"
        "C48 -94 54 -106 62 -114L58 -136L68 -120L76 -138L80 -114"
    )
    body += (
        "C90 -106 98 -92 103 -86C105 -77 96 -73 90 -77C82 -81 76 -84 72 -84"
        "C66 -66 60 -52 48 -46C20 -40 -20 -42 -40 -44"
    )
    drawn = path(body + "C-54 -46 -60 -52 -60 -60Z", coat)
    drawn += path(
        "M-58 -52C-30 -50 30 -48 58 -62C56 -54 54 -48 48 -46C20 -38 -20 -40 -40 -44C-52 -46 -56 -48 -58 -52Z", shade
    )
    drawn += line("M40 -84C48 -96 54 -108 60 -116", dark, 7) + circle(80, -100, 2.8, dark)
    drawn += line("M72 -112L78 -84M92 -96L86 -78", "#C8402F", 3) + line("M-60 -64C-70 -56 -70 -40 -64 -30", dark, 5)
    drawn += path("M93 -90C99 -92 105 -86 103 -81C100 -75 95 -75 91 -78Z", "#E8CFA8")
    load = rect(-44, -106, 62, 36, "#8A5A30", 3) + rect(-44, -106, 62, 10, "#C98A4B", 3)
    load += rect(-36, -126, 48, 22, "#B5362A", 10) + line("M-26 -126V-46M4 -126V-46", "#3A2112", 4)
    pan = ellipse(-40, -76, 15, 17, "#7E8A92") + ellipse(-40, -76, 10, 12, "#48535B")
    tools = line("M-58 -100L26 -134", "#6B4121", 5) + path(
        "M14 -152C28 -146 40 -130 42 -114C32 -126 24 -130 14 -130Z", "#6D7880"
    )
    return legs + tools + drawn + load + pan


def gold_claim() -> str:
    """A man drives in the stake of his claim; his neighbours' stakes line the creek, his dog looks on."""
    scene = dawn_peak(420, 248, 130, 170, 6, ROCK) + dawn_peak(210, 248, 90, 150, 11, ROCK)
    scene += (
        hills(4, 256, 12, INKS.far)
        + forest(6, 262, 34, INKS.mid, 46, depth=3)
        + rect(-10, 258, 520, 150, "#A8682F")
    )
    creek = (
        "M300 262C330 272 260 286 340 300C450 318 520 330 520 410H230"
        "C300 380 330 352 270 326C210 300 270 276 290 262Z"
    )
    shine = (
        "M300 262C330 272 270 286 348 302C452 322 500 350 500 410H400"
        "C420 370 380 344 310 322C250 300 280 280 294 262Z"
    )
    scene += path(creek, "#5F9AA0") + path(shine, "#8FBDBB")
    others = ((262, 272, 0.2), (330, 282, 0.26), (440, 300, 0.36), (206, 304, 0.44))
    scene += "".join(_stake(x, y, s) for x, y, s in others)
    scene += path("M-10 410V352C90 332 200 340 300 380L330 410Z", "#6B3B1D") + ellipse(
        290, 388, 56, 9, "#2E1B0E", opacity=0.5
    )
    scene += _stake(286, 388, 1.1)
    swing = Pose(-6, 10, (128, 148), (140, 158), (26, 2), (-24, -34))
    man = figure(swing, "#C8402F", "#3B4A63", brim_hat("#4A2D18", "#D8B27A"), held=hammer("#C98A4B", "#6D7880", 50))
    scene += group(man, 172, 386, 1.78) + group(_sitting_dog(), 424, 388, 1.1)
    scene += "".join(nugget(x, y, r, "#FFD057") for x, y, r in ((346, 384, 9), (366, 390, 7), (362, 376, 6)))
    return sky(INKS, 250) + group(scene, 500, flip=True)


def _stake(x: float, y: float, scale: float) -> str:
    """A squared post with a notice nailed to it."""
    post = (
        rect(-10, -146, 20, 150, "#8B5A2B")
        + rect(3, -146, 7, 150, "#5B3217")
        + rect(-13, -152, 26, 9, "#C98A4B", 2)
    )
    notice = group(
        rect(-34, -132, 68, 62, "#F7E8C4", 2)
        + line("M-22 -116H22M-22 -103H22M-22 -90H4", "#8B5027", 5)
        + circle(18, -86, 7, "#C8402F"),
        0,
        0,
        1,
        -3,
    )
    return group(post + notice, x, y, scale)


def _sitting_dog() -> str:
    """A husky that sits and looks up to the left, feet at y = 0, about 90 high."""
    coat, pale, dark = "#4A3A34", "#F0E0C6", "#1D120C"
    tail = line("M34 -6C52 -8 58 -26 48 -36", coat, 11) + line("M50 -36l-3 -3", pale, 8)
    body = path("M-16 0C-20 -30 -18 -56 -4 -62C22 -58 40 -30 38 -4C30 2 8 2 -16 0Z", coat) + path(
        "M-18 -4C-22 -30 -20 -52 -10 -60C-4 -44 -4 -24 -8 0H-22Z", pale
    )
    head = path(
        "M-34 -84C-28 -92 -22 -92 -18 -94L-14 -110L-4 -96L4 -106L8 -88C12 -74 6 -60 -6 -56"
        "C-16 -56 -22 -66 -26 -70L-38 -76C-40 -80 -38 -84 -34 -84Z",
        coat,
    )
    face = (
        path("M-34 -84C-28 -90 -22 -88 -18 -84C-16 -74 -18 -66 -22 -66L-38 -76C-40 -80 -38 -84 -34 -84Z", pale)
        + circle(-36, -80, 3.6, dark)
        + circle(-16, -84, 2.6, dark)
    )
    return (
        tail
        + body
        + line("M-12 -30V-3M-2 -28V-3", coat, 9)
        + line("M-14 -2h-5M-4 -2h-5", pale, 7)
        + head
        + face
        + line("M-14 -58C-6 -52 2 -54 8 -62", "#C8402F", 5)
    )


PICTURES = {
    "gold_panning": gold_panning,
    "rich_vein": rich_vein,
    "gold_prospectors": gold_prospectors,
    "gold_claim": gold_claim,
}
