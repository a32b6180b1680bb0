"""Cards of the type Indians: places, boats and work, shown with respect and without figures of caricature."""

from __future__ import annotations

from tools.art.animals import fish, salmon
from tools.art.buildings import log_cabin
from tools.art.dwellings import drying_rack, umiak, whalebone_arch
from tools.art.figures import BROWN_SKIN, RUN, Pose, brim_hat, figure
from tools.art.formline import RED, eye
from tools.art.headwear import braid
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import sky, sun
from tools.art.svg import circle, clipped, ellipse, group, line, linear, path, rect
from tools.art.trees import forest

INKS = HORIZONS["indians"]
ROCK = PeakInks("#B5613A", "#84401F", "#FBE3C0", "#DDA276")


def aleut_village() -> str:
    """Two hunters under painted visors bear their boat to the sea; a boy slides down the roof of turf."""
    drawn = sky(INKS, 240) + path("M210 250C262 226 300 150 322 96H346C372 158 420 230 480 250Z", "#B5613A")
    drawn += path("M346 96C372 158 420 230 480 250H378C376 200 364 140 346 96Z", "#84401F") + path(
        "M304 134L322 96H346L364 134 350 146 338 130 326 150 314 134Z", "#FBE3C0"
    )
    drawn += path("M326 92C310 72 346 60 330 34C340 52 366 62 344 92Z", "#FFF0D6", opacity=0.6)
    drawn += path("M-10 252C80 236 180 250 250 246C350 240 430 252 510 240V290H-10Z", "#5E8A90")
    drawn += line("M20 262h60M220 258h50M330 264h70M440 256h50M120 272h70", "#DDE9DC", 4, 0.6) + path(
        "M-10 280C140 262 340 284 510 262V410H-10Z", "#A8923E"
    )
    hut = path("M-130 60C-120 -20 -60 -62 0 -62C62 -62 122 -20 132 60Z", "#8A8A34") + path(
        "M40 -56C90 -40 124 0 132 60H60C70 20 62 -20 40 -56Z", "#63632A"
    )
    hut += line(
        "M-96 -4l-6 -14M-70 -30l-4 -15M-36 -50l-3 -16M30 -54l6 -15M70 -36l8 -13M100 -6l10 -10", "#63632A", 5
    )
    hut += path("M-30 -56L-22 -78H22L30 -56Z", "#6B3A20") + ellipse(0, -78, 22, 6, "#2E1109")
    rising = Pose(0, -10, (130, 150), (-20, 10), (4, 2), (-4, -2))
    basket = path("M-13 2H13L10 24H-10Z", "#E0B060") + line("M-12 10H12M-11 17H11", "#A8472A", 3)
    woman = figure(rising, "#A8472A", "#42190C", braid("#1C120C"), BROWN_SKIN, group(basket, 0, 0, 1, 150))
    head_only = clipped(rect(-60, -140, 120, 92, "#FFF"), woman)
    drawn += group(group(head_only, 0, -30, 0.96) + hut, 170, 268, 1.3)
    drawn += path("M-10 410V344C120 330 330 350 510 330V410Z", "#D9A060")
    visor = path("M-12 0C-10 -18 2 -22 9 -14L36 4C20 6 0 6 -12 0Z", "#F2D29A") + line(
        "M2 -14L22 2M-6 -12L2 2", "#A8472A", 3.4
    )
    visor += line("M-10 -6L-30 -14M-10 -2L-32 -6", "#FFF6E4", 2)
    for x, y, coat, leg in ((128, 404, "#8A5A3C", 24), (388, 406, "#B5763A", 22)):
        bearing = Pose(4, 0, (200, 178), (156, 178), (leg, 4), (-22, -36))
        man = figure(bearing, coat, "#42190C", visor, BROWN_SKIN, skirt=26) + line("M-13 -26H13", "#E9BD62", 4)
        drawn += group(man, x, y, 1.3)
    boat = path("M-210 4C-150 -22 130 -24 190 -8L214 -20L208 -4L220 4C150 30 -140 32 -210 4Z", "#7A3E20") + path(
        "M-210 4C-140 16 140 16 220 4C150 30 -140 32 -210 4Z", "#55270F"
    )
    boat += (
        ellipse(-50, -14, 24, 6, "#2E1109")
        + ellipse(60, -15, 24, 6, "#2E1109")
        + line("M-150 -8L-90 -16M100 -16L160 -10", "#F2D29A", 4)
    )
    drawn += group(boat, 262, 238, 0.96)
    paddles = line("M-30 -6L52 26M-26 -14L56 18", "#E0B060", 5) + path(
        "M50 20L76 30L70 38L48 30ZM54 12L80 22L74 30L52 22Z", "#A8472A"
    )
    child = figure(RUN, "#E9A91F", "#42190C", "", BROWN_SKIN, hair="#1C120C") + group(paddles, 6, -66, 1, 200)
    drawn += group(child, 262, 402, 0.92)
    return drawn + line("M40 386h50M440 388h50", "#F4D9A4", 4, 0.7)


def reservation() -> str:
    """A fish wheel turns in the river; on the bank the catch is cut and hung to dry."""
    drawn = sky(INKS, 230) + dawn_peak(430, 214, 90, 160, 12, ROCK) + hills(5, 214, 22, INKS.far)
    drawn += forest(14, 240, 78, INKS.mid, 9, depth=4) + path(
        "M-10 410V240C120 228 340 232 510 244V410Z", "#C4824A"
    )
    drawn += log_cabin(92, 282, 0.92, "#8A4526", "#5A2817", "#2E1109", "#A8552E") + drying_rack(
        436, 292, 120, 78, "#42190C", "#E5664C"
    )
    drawn += path("M510 296C420 282 330 290 250 296C150 304 60 300 -10 292V410H510Z", "#86AAA6")
    drawn += path("M510 318C420 308 330 322 250 326C150 332 60 322 -10 316V410H510Z", "#5C8486")
    ripples_ = "M20 372h70M120 390h90M380 378h84M430 350h50M30 344h40M300 396h60"
    drawn += line(ripples_, "#C9DED6", 3, 0.6)
    cutting = Pose(16, 12, (34, 62), (40, 66), (6, 0), (-6, -4))
    woman = figure(cutting, "#B5362A", "#2B3A4A", braid("#20130E"), BROWN_SKIN, skirt=30)
    table = line("M-34 0V-34M30 0V-34", "#42190C", 5) + rect(-44, -40, 88, 8, "#8A4526", 2)
    table += group(fish("#E5664C", "#FBE3C0", "#A83222"), 2, -44, 0.5)
    drawn += group(woman, 356, 306, 0.84) + group(table, 398, 306, 0.88)
    drawn += group(_fish_wheel(), 238, 338, 1.08)
    lifting = Pose(22, 4, (40, 74), (52, 78), (34, 0), (-22, -30))
    man = figure(lifting, "#4E6B3A", "#3B4A63", brim_hat("#42190C", "#E8C08A"), BROWN_SKIN)
    return drawn + group(salmon(), 148, 318, 0.34, -14) + group(man, 92, 352, 1.14)


def _fish_wheel() -> str:
    """A wheel of two baskets and two paddles on a log raft, the waterline at y = 0, about 230 high."""
    wood, dark, light = "#8A5430", "#42190C", "#D9A45A"
    net = path("M0 -14L16 -112C44 -112 70 -98 84 -78L30 -12Z", "#FBE3C0", opacity=0.5)
    net += line("M5 -40L38 -30M9 -66L52 -46M13 -90L68 -62M24 -14L48 -106M38 -14L66 -96", light, 2.4)
    basket = net + line("M0 0L16 -114M0 0L86 -78", wood, 7) + line("M16 -114C46 -114 72 -98 86 -78", dark, 6)
    paddle = (
        line("M0 0L0 -112", wood, 7)
        + rect(-26, -122, 52, 34, "#B5713C", 3)
        + line("M-24 -111H24M-24 -99H24", dark, 2)
    )
    wheel = (
        group(basket, 0, -104, 1, 8)
        + group(basket, 0, -104, 1, 188)
        + group(paddle, 0, -104, 1, -44)
        + group(paddle, 0, -104, 1, 136)
    )
    caught = group(salmon(), 56, -166, 0.4, 34)
    frame = line("M-66 6L-8 -108M66 6L8 -108", dark, 10) + circle(0, -104, 13, dark) + circle(0, -104, 6, light)
    logs = "".join(rect(-186, y, 320, 18, "#6C3A1E", 9) + circle(-178, y + 9, 8, light) for y in (4, 20))
    box = (
        rect(-110, -24, 62, 30, "#B5713C", 3)
        + line("M-110 -14H-48M-110 -4H-48", dark, 2)
        + group(salmon(), -76, -26, 0.3, 12)
    )
    far = line("M-58 2L-4 -112M74 2L12 -112", "#2E1109", 7)
    return far + wheel + caught + logs + box + frame + line("M-196 40H150M-170 50H120", "#C9DED6", 3, 0.7)


def eskimo_land() -> str:
    """The blanket toss at the end of a whale hunt: a ring of people throws one of theirs up into the sky."""
    drawn = rect(0, 0, 500, 290, linear((0, "#7A3A4C"), (0.55, "#D9855A"), (1, "#FCE0B0"))) + sun(
        392, 246, 34, "#FFF4D6", (16, 0.32)
    )
    drawn += (
        ridge_line(17, 274, 16, "#B98A8A", 9) + rect(0, 270, 500, 18, "#8FA6B8") + rect(0, 280, 500, 130, "#F6ECE4")
    )
    drawn += path("M-10 410V318C120 304 380 304 510 318V410Z", "#FFFBF4") + whalebone_arch(64, 304, 128, "#FFF3DC")
    drawn += line("M404 318L416 268M440 318L428 268M474 318L486 268M404 270H496", "#4A2418", 5) + group(
        umiak("#C98A5A", "#4A2418"), 450, 262, 0.62
    )
    drawn += ellipse(254, 384, 190, 20, "#C9C6D6")
    back = ((150, "#2B5D78"), (196, "#A83A2C"), (242, "#3F7A5C"), (288, "#B5713C"), (334, "#5A4A8C"))
    drawn += "".join(group(_thrower(ink, True), x, 322 - abs(x - 242) * 0.08, 0.96) for x, ink in back)
    skin = "M104 286C150 258 350 258 398 286C360 318 300 326 251 326C200 326 140 318 104 286Z"
    drawn += path(skin, "#B98A5A") + path(
        "M136 290C180 276 330 276 366 290C330 310 290 316 251 316C210 316 170 310 136 290Z", "#8F6238"
    )
    front = ((92, "#B5362A"), (158, "#3B4A8C"), (344, "#C98A2C"), (408, "#2F7A74"))
    drawn += "".join(group(_thrower(ink, False), x, 394 - abs(x - 250) * 0.1, 1.16) for x, ink in front)
    return drawn + line("M248 216v18M272 220v24M296 216v18", "#FFF6E4", 4) + group(_jumper(), 272, 132, 1.12)


def _thrower(coat: str, facing: bool) -> str:
    """One of the ring in a parka with fur at hood and hem, arms up to the blanket, feet at y = 0, 92 high."""
    fur, dark = "#D9B48C", "#3A1B1E"
    legs = line("M-8 -20V-3M8 -20V-3", "#5A3A2A", 11) + line("M-8 -2h-2M8 -2h2", dark, 9)
    body = path("M-24 -18C-22 -46 -20 -60 -12 -66H12C20 -60 22 -46 24 -18Z", coat) + rect(-25, -22, 50, 8, fur, 4)
    hem = line("M-22 -28H22", "#FFF6E4", 3)
    hood = circle(0, -74, 16, fur)
    arms = (
        line("M-16 -58L-27 -48L-26 -36M16 -58L27 -48L26 -36", coat, 10)
        if facing
        else line("M-15 -58L-26 -68L-22 -84M15 -58L26 -68L22 -84", coat, 10)
    )
    if facing:
        hood += circle(0, -74, 11, "#9A6440") + path("M-9 -80C-6 -88 6 -88 9 -80C4 -83 -4 -83 -9 -80Z", "#20130E")
    else:
        hem += line("M-19 -28h5M-7 -28h5M5 -28h5M17 -28h3", dark, 3)
        hood += path("M-15 -66C-18 -84 -8 -88 0 -88C8 -88 18 -84 15 -66C8 -60 -8 -60 -15 -66Z", coat)
    return legs + body + hem + arms + hood


def _jumper() -> str:
    """High in the air in a red parka, arms and legs flung wide; the middle is the origin."""
    coat, fur, dark = "#2B6C7E", "#D9B48C", "#3A1B1E"
    legs = line("M-8 30L-30 44L-24 66M8 30L32 40L40 62", "#5A3A2A", 12) + line(
        "M-24 66L-32 68M40 62L48 60", dark, 11
    )
    arms = (
        line("M-14 -22L-36 -36L-52 -58M14 -22L38 -32L56 -52", coat, 12)
        + circle(-54, -61, 7, dark)
        + circle(58, -55, 7, dark)
    )
    body = path("M-13 -28H13C20 -10 24 14 30 32C12 40 -12 40 -30 32C-24 14 -20 -10 -13 -28Z", coat) + path(
        "M4 -28H13C20 -10 24 14 30 32C22 36 14 38 6 38Z", "#1C4A5A"
    )
    trim = line("M-29 32C-12 40 12 40 29 32", fur, 8) + line("M-26 20C-10 27 10 27 26 20", "#FFF6E4", 3)
    head = (
        circle(0, -44, 18, fur)
        + circle(0, -43, 12, "#9A6440")
        + path("M-11 -48C-8 -57 8 -57 11 -48C4 -52 -4 -52 -11 -48Z", "#20130E")
    )
    return legs + arms + body + trim + head


def native_corporation() -> str:
    """The directors meet before a map of the land in the colours of the regions."""
    drawn = rect(0, 0, 500, 400, linear((0, "#7A3E22"), (1, "#5A2817"))) + line(
        "".join(f"M{x} 0V300" for x in range(124, 500, 160)), "#6C301C", 4
    )
    drawn += (
        rect(0, 262, 500, 150, "#42190C")
        + rect(148, 34, 300, 216, "#F8EBCB", 4, "#B5713C", 9)
        + rect(156, 42, 284, 200, "#CFE3DC", 2)
    )
    drawn += (
        group(_regions(), 164, 46, 2.62)
        + path("M0 60H108V230H0Z", "#42190C")
        + rect(-6, 68, 106, 154, linear((0, "#D9743F"), (1, "#FAD79A")))
    )
    drawn += clipped(
        rect(-6, 68, 106, 154, "#FFF"),
        dawn_peak(70, 226, 110, 110, 3, ROCK) + forest(3, 226, 40, INKS.near, 7, -6, 106),
    )
    showing = Pose(-2, -4, (118, 128), (10, 30), (6, 2), (-8, -8))
    woman = figure(showing, "#2F7A74", "#2B2A3A", braid("#20130E"), BROWN_SKIN, skirt=14)
    drawn += group(woman, 140, 318, 1.46) + line("M184 202L246 156", "#20130E", 3)
    drawn += path("M60 410L160 292H410L500 410Z", "#B5713C") + path("M160 292H410L418 304H150Z", "#E0A565")
    drawn += path("M206 330l62 -6l12 24l-70 6ZM316 322l52 4l6 22l-58 -4Z", "#FFF6E4")
    box = rect(-30, -36, 60, 38, "#6C301C", 3) + rect(-34, -44, 68, 10, "#8A4526", 3)
    box += eye(-14, -19, 11) + eye(14, -19, 11) + rect(-10, -8, 20, 5, RED, 2)
    drawn += group(box, 326, 324, 0.9)
    seats = (
        (62, 362, 1.2, "#3B4A63", "#20130E"),
        (452, 356, 1.16, "#8E2418", "#20130E"),
        (150, 418, 1.5, "#20243A", "#A09A92"),
        (390, 418, 1.5, "#C98A2C", "#20130E"),
        (268, 436, 1.66, "#4E6B3A", "#3A2A24"),
    )
    return drawn + "".join(group(_director(coat, hair), x, y, s) for x, y, s, coat, hair in seats)


def _director(coat: str, hair: str) -> str:
    """Somebody in a chair from behind: back of the chair, shoulders and head; the seat is the origin."""
    body = (
        path("M-32 0C-34 -34 -28 -50 -12 -54H12C28 -50 34 -34 32 0Z", coat)
        + rect(-7, -64, 14, 14, "#9A6440")
        + circle(0, -74, 14, hair)
    )
    return body + rect(-26, -32, 52, 44, "#2E1109", 8) + rect(-26, -32, 52, 7, "#6C301C", 4)


def _regions() -> str:
    """Alaska in the colours of its regions, about 100 wide and 76 high."""
    land = (
        "M74 8L62 5L47 2L35 6L24 12L27 17L36 18L32 23L19 24L22 29L35 30L28 34L18 38L20 45"
        "L28 47L30 52L39 51L34 57L24 62L12 67L2 70L4 72L16 70L30 65L42 59L50 52L54 46L56 51"
        "L53 56L63 49L70 49L78 52L85 56L92 65L98 74L100 70L94 60L86 53L77 48Z"
    )
    fields = (
        ("M0 0H100V16L60 20L20 18Z", "#C8322A"), ("M10 14L44 18L46 26L10 26Z", "#E9A91F"),
        ("M10 26L44 25L42 32L10 34Z", "#3C8C88"), ("M44 17L80 14V36L60 40L44 36Z", "#D9743F"),
        ("M10 33L44 31L46 40L34 48L10 48Z", "#5A4A8C"), ("M34 47L46 39L52 50L36 60L28 54Z", "#4E8A4A"),
        ("M0 60L36 54L40 64L0 76Z", "#2B5D78"), ("M44 36L60 39L58 50L50 52Z", "#F08A5A"),
        ("M58 38L80 34V54L58 50Z", "#8E2418"), ("M78 48L104 50V80H84Z", "#2F6C4A"),
    )  # fmt: skip
    shape = path(land, "#F4C98A")
    return (
        path(land, "#6C8A86", "#6C8A86", 2.4)
        + shape
        + clipped(path(land, "#FFF"), "".join(path(d, ink) for d, ink in fields))
    )


PICTURES = {
    "aleut_village": aleut_village,
    "reservation": reservation,
    "eskimo_land": eskimo_land,
    "native_corporation": native_corporation,
}
