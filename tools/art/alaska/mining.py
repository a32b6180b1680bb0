"""Cards of the type Mines."""

from __future__ import annotations

from tools.art.figures import BROWN_SKIN, Pose, brim_hat, figure, hammer
from tools.art.industry import gold_pan, nugget, pick_axe
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import panner
from tools.art.skies import sky, sun
from tools.art.svg import circle, ellipse, group, line, path, radial, rect
from tools.art.trees import forest, spruces

INKS = HORIZONS["mines"]
ROCK = PeakInks("#C07C3B", "#8B5027", "#FFF3DA", "#E2B98A")


def gold_panning() -> str:
    """A man kneels at a stream and swirls his pan."""
    drawn = (
        sky(INKS, 270)
        + sun(300, 130, 50, "#FFF0BE", (20, 0.3), (44, 0.16))
        + dawn_peak(130, 268, 150, 190, 5, ROCK)
        + dawn_peak(410, 268, 130, 180, 8, ROCK)
    )
    drawn += forest(7, 276, 46, INKS.mid, 44, depth=3) + path(
        "M-10 410V280C100 270 240 282 510 272V410Z", "#8B5A2B"
    )
    drawn += path("M510 284C420 290 330 300 280 320C220 344 140 352 -10 350V410H510Z", "#5F9AA0") + path(
        "M510 310C430 314 360 326 310 346C250 368 150 376 -10 374V410H510Z", "#3F7A86"
    )
    drawn += line(
        "M330 312q30 -8 60 -8M180 362q40 -4 70 -14M400 340q40 -6 80 -8M60 366q30 2 60 -2M340 376q50 -8 100 -8",
        "#DDF0EA",
        3,
        opacity=0.6,
    )
    drawn += path("M300 410C330 370 400 352 510 348V410Z", "#6F4122")
    drawn += group(panner("#B5362A", "#3B4A63", "#4A2D18", "#C98F66"), 318, 374, 1.3)
    drawn += gold_pan(222, 300, 50) + line("M190 316l-6 16M240 326l-4 18M214 326l-2 22", "#DDF0EA", 3, opacity=0.8)
    return drawn + "".join(
        ellipse(x, y, w, w * 0.5, ink)
        for x, y, w, ink in ((60, 392, 34, "#7A5A3C"), (120, 400, 26, "#5B3F28"), (20, 372, 18, "#8A6A48"))
    )


def rich_vein() -> str:
    """A wall of rock by lantern light, a vein of gold across it."""
    drawn = rect(
        0, 0, 500, 400, radial((0, "#8A5A2C"), (0.6, "#4E2E16"), (1, "#1D0E06"), centre=(0.4, 0.42), radius=0.75)
    )
    plates = (
        ("M0 0H120L90 110 0 150Z", "#5A3519"),
        ("M120 0H280L300 90 190 150 90 110Z", "#6B4121"),
        ("M280 0H500V80L400 140 300 90Z", "#4A2A14"),
        ("M0 150L90 110 190 150 150 250 40 270 0 240Z", "#6F4525"),
        ("M400 140L500 80V240L420 260 330 210Z", "#4E2D16"),
        ("M190 150L300 90 400 140 330 210 240 260 150 250Z", "#7A4C28"),
        ("M0 240L40 270 60 400H0Z", "#4A2A14"),
        ("M40 270L150 250 200 330 160 400H60Z", "#5E381B"),
        ("M240 260L330 210 420 260 400 400H280L200 330Z", "#57331A"),
        ("M420 260L500 240V400H400Z", "#3D2210"),
    )
    drawn += "".join(path(plate, ink, opacity=0.75) for plate, ink in plates)
    vein = (
        "M-10 286L56 250 104 262 168 210 226 216 284 158 346 150 402 96 510 60V112L428 136 370 186 306 "
        "196 248 252 186 250 122 304 62 292 -10 330Z"
    )
    drawn += path(vein, "#E9A91F") + path(
        "M-10 300L60 264 112 278 176 226 236 232 296 172 356 166 414 112 510 76V86L422 124 362 176 300 184 "
        "242 242 180 238 116 290 60 278 -10 314Z",
        "#FFE79A",
    )
    for x, y, r in (
        (128, 274, 12),
        (214, 232, 15),
        (312, 172, 13),
        (388, 140, 11),
        (72, 276, 9),
        (262, 214, 9),
        (444, 106, 9),
    ):
        drawn += nugget(x, y, r, "#FFD057")
    lantern = (
        line("M0 -70V-44", "#1D0E06", 3)
        + path("M-18 -36C-18 -50 18 -50 18 -36Z", "#3A2A20")
        + rect(-15, -36, 30, 46, "#FFE79A", 3)
        + rect(-19, 8, 38, 9, "#3A2A20", 2)
        + line("M-15 -36V10M0 -36V10M15 -36V10", "#3A2A20", 3)
    )
    drawn += circle(160, 120, 120, radial((0, "#FFE9A8", 0.75), (1, "#FFE9A8", 0))) + group(lantern, 160, 120)
    return drawn + group(pick_axe("#C98A4B", "#AEB8BC"), 350, 392, 1.25, 22)


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
