"""Cards of the type Agriculture that show what is raised under a roof."""

from __future__ import annotations

from tools.art.figures import BROWN_SKIN, Pose, brim_hat, figure, peaked_cap
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import snowfall, sun
from tools.art.svg import circle, clipped, ellipse, group, line, linear, path, rect

FARM = HORIZONS["agriculture"]
FARM_ROCK = PeakInks("#8DB56A", "#5F8A45", "#FFF8DC", "#C8D9A0")


def greenhouses() -> str:
    """Snow and aurora outside; inside, the gardeners measure a cabbage that has grown for twenty hours a day."""
    drawn = rect(0, 0, 500, 400, linear((0, "#12343A"), (0.6, "#2F6A5A"), (1, "#8AB87A"))) + dawn_peak(
        120, 250, 110, 170, 6, PeakInks("#6F9AA0", "#4A7480", "#F2FAF4", "#B9D4D4")
    )
    drawn += dawn_peak(390, 250, 120, 180, 9, PeakInks("#6F9AA0", "#4A7480", "#F2FAF4", "#B9D4D4")) + path(
        "M-10 40C90 -10 190 90 300 40C380 10 440 50 510 20V70C430 100 380 60 300 90C190 130 90 40 -10 90Z",
        "#6FE8B0",
        opacity=0.35,
    )
    drawn += (
        rect(0, 240, 500, 90, "#E3F0E6")
        + snowfall(5, 22, 0.9, 500, 220)
        + rect(0, 0, 500, 330, "#FFF2B0", opacity=0.16)
    )
    frame = "M-10 120L250 8L510 120M-10 120H510M70 86V330M160 46V330M250 8V330M340 46V330M430 86V330M-10 226H510"
    drawn += line(frame, "#F4F7EC", 7) + rect(-10, 316, 520, 100, "#7A4E2C") + rect(-10, 306, 520, 14, "#A8743F")
    for x, tall, side in ((22, 190, 1), (478, 190, -1)):
        drawn += line(
            f"M{x} 312C{x + 10 * side} {312 - tall * 0.5} {x - 8 * side} {312 - tall * 0.8} {x} {312 - tall}",
            "#3F7A34",
            6,
        )
        for k in range(4):
            y = 300 - tall * k / 4.4
            drawn += ellipse(x + 16, y - 8, 17, 8, "#5E9A3C", turn=-24) + ellipse(
                x - 16, y - 20, 17, 8, "#4A8434", turn=24
            )
            drawn += circle(x + (10 if k % 2 else -11), y + 3, 9, "#E5543C") + circle(
                x + (7 if k % 2 else -14), y, 3, "#FFB49A"
            )
    drawn += ellipse(250, 372, 180, 18, "#3A2414", 0.6) + group(_giant_cabbage(), 250, 300, 1.0)
    tape = line("M136 232C170 150 330 150 364 232", "#F2C14E", 7) + line(
        "".join(f"M{250 + 23 * k} {173 + abs(k) ** 1.8 * 2.4:.0f}v8" for k in range(-4, 5)), "#6B4420", 3
    )
    woman = figure(
        Pose(12, -6, (84, 104), (70, 96), (10, 2), (-12, -14)),
        "#C8402F",
        "#3A4A6A",
        brim_hat("#F2E0B0", "#2F8F83"),
        skirt=26,
    )
    man = figure(
        Pose(14, -10, (88, 112), (74, 100), (12, 2), (-12, -14)),
        "#3B6A9C",
        "#4A3A30",
        peaked_cap("#4F7A2E", "#304513"),
        BROWN_SKIN,
    )
    return drawn + tape + group(woman, 92, 392, 1.56) + group(man, 408, 394, 1.6, flip=True)


def _giant_cabbage() -> str:
    """A cabbage as wide as two people, about 270 wide and 200 high, its middle on the origin."""
    drawn = ""
    for x, y, rx, ry, turn, ink, vein in (
        (-92, 16, 66, 50, 24, "#3F7A34", "#6FA04A"),
        (92, 16, 66, 50, -24, "#3F7A34", "#6FA04A"), (-66, 50, 74, 44, 14, "#4F8E3A", "#8ABC58"),
        (66, 50, 74, 44, -14, "#4F8E3A", "#8ABC58"),
        (-60, -34, 66, 60, -30, "#6FA844", "#A8D070"), (60, -34, 66, 60, 30, "#6FA844", "#A8D070"),
    ):  # fmt: skip
        leaf = ellipse(0, 0, rx, ry, ink) + line(
            f"M{-x * 0.6:.0f} {ry * 0.5:.0f}L{x * 0.55:.0f} {-ry * 0.4:.0f}"
            f"M{-x * 0.1:.0f} {ry * 0.1:.0f}L{x * 0.3:.0f} {ry * 0.3:.0f}",
            vein,
            4,
        )
        drawn += group(leaf, x, y, 1, turn)
    drawn += (
        ellipse(0, -10, 84, 92, "#9CCB5C")
        + path("M0 82C-70 70 -86 10 -66 -50C-50 -10 -30 40 0 82Z", "#83B84C")
        + path("M0 82C70 70 86 10 66 -50C50 -10 30 40 0 82Z", "#83B84C")
    )
    return drawn + line(
        "M0 78C-4 20 -2 -40 0 -92M-2 30L-40 -16M2 20L42 -22M-1 -16L-30 -54M1 -24L32 -60", "#E3F2B4", 5
    )


def dairy_livestock() -> str:
    """Evening milking: one stream goes into the pail and one to the barn's cat."""
    drawn = rect(0, 0, 500, 400, linear((0, "#8A4A2E"), (1, "#B5703C"))) + "".join(
        line(f"M{x} 0V330", "#6B3620", 4) for x in range(24, 500, 48)
    )
    view = (
        rect(168, 70, 164, 130, linear((0, "#7AB070"), (1, "#FBEFB8")))
        + sun(290, 112, 20, "#FFF7CC", (12, 0.35))
        + dawn_peak(236, 180, 64, 90, 6, FARM_ROCK)
        + rect(160, 174, 180, 30, "#8DB13E")
    )
    drawn += (
        clipped(rect(168, 70, 164, 130, "#FFF"), view)
        + path("M158 60H342V210H158ZM168 70V200H332V70Z", "#F2E0B4", even_odd=True)
        + line("M250 66V204M164 134H336", "#F2E0B4", 7)
    )
    drawn += rect(-10, 318, 520, 92, "#D9B25A") + line(
        "M10 344l26 -8M90 368l30 6M180 350l26 -10M420 352l30 8M470 380l24 -8M300 388l30 -6M40 392l26 6",
        "#F6DC94",
        4,
    )
    drawn += ellipse(250, 368, 190, 14, "#6B4A1E", 0.5) + group(_milk_cow(), 256, 366, 1.36)
    stool = rect(-20, -40, 40, 8, "#6B4526", 3) + line("M-14 -32L-18 0M14 -32L18 0", "#6B4526", 6)
    milker = figure(
        Pose(20, 6, (52, 84), (60, 92), (86, 8), (80, 0)), "#2F6C94", "#2B3A4A", brim_hat("#F2E0B0", "#C8402F")
    )
    pail = (
        path("M-24 -42L-18 0H18L24 -42Z", "#B9C7CC")
        + ellipse(0, -42, 24, 7, "#FFFDF2")
        + path("M4 -36L8 0H18L24 -42Z", "#8A9AA2")
    )
    drawn += (
        group(stool, 108, 388, 1.3)
        + group(pail, 216, 388, 1.0)
        + line("M206 318L212 346", "#FFFFFF", 4)
        + group(milker, 112, 392, 1.62)
    )
    drawn += line("M200 312C240 296 300 300 344 352", "#FFFFFF", 4) + group(_begging_cat(), 372, 392, 1.24)
    can = (
        path("M-26 0V-54C-26 -66 -14 -66 -14 -76H14C14 -66 26 -66 26 -54V0Z", "#B9C7CC")
        + rect(-18, -84, 36, 9, "#8A9AA2", 3)
        + path("M8 0V-76H14C14 -66 26 -66 26 -54V0Z", "#8A9AA2")
    )
    return drawn + group(can, 462, 396, 1.2)


def _milk_cow() -> str:
    """A spotted cow, head to the right and turned to us, hooves at y = 0, about 260 long and 160 high."""
    coat, patch, shade, pink, ink = "#FFF8E6", "#3A2A26", "#DCCDB0", "#F2A9A0", "#1F1714"
    far = line("M-74 -50V-6M54 -50V-6", shade, 17) + path(
        "M-116 -128C-128 -110 -126 -70 -120 -52L-112 -52C-116 -76 -116 -104 -108 -120Z", patch
    )
    body = path(
        "M-114 -96C-116 -128 -94 -134 -60 -132H60C84 -134 96 -124 98 "
        "-104C98 -70 80 -50 60 -46H-76C-102 -50 -112 -70 -114 -96Z",
        coat,
    )
    spots = (
        path("M-80 -132C-84 -100 -52 -84 -36 -104C-26 -118 -34 -130 -38 -132Z", patch)
        + path("M10 -132C4 -108 30 -96 48 -108C58 -116 58 -128 54 -132Z", patch)
        + path("M-14 -48C-20 -74 14 -80 26 -62C30 -54 28 -48 24 -46Z", patch)
    )
    udder = path("M-62 -50C-62 -24 -14 -24 -14 -48Z", pink) + line("M-50 -32V-22M-28 -32V-22", pink, 6)
    near = "".join(
        path(f"M{x - 11} -56H{x + 11}L{x + 8} -10H{x - 8}Z", coat)
        + path(f"M{x - 10} 0L{x - 8} -12H{x + 8}L{x + 10} 0Z", ink)
        for x in (-88, 74)
    ) + "".join(path(f"M{x - 10} 0L{x - 8} -12H{x + 8}L{x + 10} 0Z", ink) for x in (-62, 50))
    head = path(
        "M84 -148C60 -156 56 -142 66 -134L82 -130ZM140 -148C164 -156 168 -142 158 -134L142 -130Z", patch
    ) + line("M94 -156C88 -170 92 -176 98 -180M130 -156C136 -170 132 -176 126 -180", "#E8D9B4", 7)
    head += path(
        "M84 -152C90 -162 134 -162 140 -152C146 -130 140 -110 134 -94H90C84 -110 78 -130 84 -152Z", coat
    ) + path("M84 -152C88 -160 104 -162 106 -158C108 -138 100 -124 84 -124C80 -134 80 -144 84 -152Z", patch)
    head += (
        path("M84 -98C82 -72 142 -72 140 -98C134 -108 90 -108 84 -98Z", pink)
        + ellipse(100, -90, 4, 5, ink)
        + ellipse(124, -90, 4, 5, ink)
        + circle(96, -132, 4, "#F8EFDB")
        + circle(96, -132, 2.6, ink)
        + circle(128, -132, 4, ink)
        + line("M102 -80Q112 -74 122 -80", ink, 3)
    )
    return (
        far
        + udder
        + body
        + spots
        + near
        + head
        + rect(98, -76, 26, 7, "#C8402F", 3)
        + circle(111, -62, 9, "#F2C14E")
    )


def _begging_cat() -> str:
    """A tabby on its hind legs, facing left with its mouth open for milk, feet at y = 0, about 60 high."""
    coat, dark, pale, ink = "#E08A3C", "#A8561E", "#FFF1DC", "#1F1714"
    tail = line("M18 -8C40 -8 44 -30 34 -42", coat, 9)
    body = path("M-18 0C-24 -22 -16 -46 0 -48C16 -46 26 -20 20 0Z", coat) + path(
        "M-14 -2C-20 -22 -14 -36 -6 -42C2 -30 2 -12 0 -2Z", pale
    )
    paws = line("M-8 -36L-24 -44M0 -32L-18 -34", coat, 9)
    head = path("M-24 -66L-20 -86L-6 -76L10 -86L14 -64C14 -48 -22 -46 -24 -66Z", coat) + path(
        "M-26 -60C-26 -70 -8 -68 -8 -58C-10 -50 -22 -50 -26 -60Z", pale
    )
    return (
        tail
        + body
        + paws
        + head
        + ellipse(-22, -60, 5, 6, "#C8402F")
        + circle(-10, -70, 2.6, ink)
        + line("M10 -22H19M8 -32H16M-2 -82V-76M4 -80V-74", dark, 4)
    )


PICTURES = {
    "dairy_livestock": dairy_livestock,
    "greenhouses": greenhouses,
}
