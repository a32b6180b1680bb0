"""Cards of the type Oil that get it out of the ground and away: drills, pumps, barrels and the pipeline."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from tools.art.alaska.oilfields import DARK, INKS, ROCK
from tools.art.figures import BROWN_SKIN, Pose, figure
from tools.art.headwear import hard_hat
from tools.art.industry import derrick
from tools.art.mountains import dawn_peak, hills, ridge_line
from tools.art.skies import aurora_glow, sky, stars, sun
from tools.art.svg import Point, circle, ellipse, group, line, linear, num, path, polygon, radial, rect


def alaskan_pipeline() -> str:
    """Caribou walk below the great pipe, which runs in zigzags to the range under the aurora."""
    drawn = rect(0, 0, 500, 290, linear((0, "#150F2E"), (0.5, "#5A2C50"), (1, "#F58A4B"))) + stars(9, 10, 110)
    drawn += aurora_glow(7, -40, 540, 110, 18, 120, ("#7CFFCB", "#4FD8B0", "#8C74EA"), 0.7)
    drawn += (
        dawn_peak(250, 284, 130, 190, 6, ROCK)
        + dawn_peak(60, 284, 90, 150, 9, ROCK)
        + ridge_line(8, 286, 18, "#3A2847", 15)
    )
    drawn += rect(0, 282, 500, 128, "#9C4E3E") + hills(4, 304, 6, "#8A4238")
    drawn += path("M-10 410V352C120 334 330 366 510 340V410Z", "#5A2C38")
    route = (
        (560, 104, 132), (290, 214, 42), (104, 246, 25), (236, 264, 16), (134, 276, 10), (204, 284, 6),
        (166, 288, 4),
    )  # fmt: skip
    drawn += _great_pipe(route) + group(_caribou(), 378, 398, 0.9)
    drawn += group(_caribou(), 204, 394, 0.64) + group(_caribou(), 66, 374, 0.46)
    tufts = "".join(
        f"M{x} {y}l-5 -12M{x} {y}l0 -15M{x} {y}l6 -11" for x, y in ((40, 396), (262, 402), (430, 404), (474, 390))
    )
    return drawn + line(tufts, "#C8703F", 3)


def _great_pipe(route: Sequence[tuple[float, float, float]]) -> str:
    """A pipe on legs through (x, y, thickness), nearest first, lit from above."""
    drawn = ""
    for (x0, y0, t0), (x1, y1, t1) in reversed(list(itertools.pairwise(route))):
        for share in (0.04, 0.32, 0.86) if t0 > 60 else (0.5,):
            # Perspective crowds the legs towards the far end.
            x, y, t = (a + (b - a) * share for a, b in ((x0, x1), (y0, y1), (t0, t1)))
            foot = y + 2.1 * t
            legs = (
                f"M{num(x - 0.62 * t)} {num(foot)}V{num(y - 0.5 * t)}"
                f"M{num(x + 0.62 * t)} {num(foot)}V{num(y - 0.5 * t)}"
            )
            drawn += line(legs + f"M{num(x - 0.7 * t)} {num(y + 0.66 * t)}H{num(x + 0.7 * t)}", DARK, 0.17 * t)
            fins = "".join(
                f"M{num(x + s * 0.62 * t + d * t)} {num(y - 0.52 * t)}V{num(y - 0.74 * t)}"
                for s in (-1, 1)
                for d in (-0.1, 0, 0.1)
            )
            drawn += line(fins, "#B9B6CC", 0.05 * t) if t > 12 else ""
        for above, below, ink in (
            (0.5, 0.5, "#8A8CA4"),
            (0.5, -0.1, "#C9C9DC"),
            (0.42, -0.26, "#F2EFF6"),
            (-0.22, 0.5, "#55546E"),
        ):
            drawn += polygon(
                [(x0, y0 - above * t0), (x1, y1 - above * t1), (x1, y1 + below * t1), (x0, y0 + below * t0)], ink
            )
        drawn += ellipse(x1, y1, 0.3 * t1, 0.5 * t1, "#A9A7BE") + ellipse(
            x1, y1 + 0.12 * t1, 0.24 * t1, 0.38 * t1, "#6E6C88"
        )
    return drawn


def _caribou() -> str:
    """A caribou bull walking right, hooves on y = 0, about 150 long."""
    coat, shade, pale, dark = "#6B4430", "#452A24", "#F0DCC4", "#2A1720"
    legs = path("M-46 -52L-32 -48C-36 -30 -48 -24 -46 -2H-53C-56 -20 -50 -34 -46 -52Z", shade)
    legs += path("M26 -50L40 -50C36 -30 30 -24 30 -2H23C22 -20 24 -34 26 -50Z", shade)
    legs += path("M-46 -54L-20 -50C-28 -34 -34 -28 -28 -2H-35C-42 -22 -40 -34 -46 -54Z", coat)
    legs += path("M34 -54L50 -58C50 -38 54 -28 60 -2H53C44 -20 38 -32 34 -54Z", coat)
    legs += line("M-52 -2h6M24 -2h6M-34 -2h6M54 -2h6", dark, 6)
    body = (
        "M-56 -62C-56 -80 -34 -86 -10 -82C10 -78 24 -86 34 -92"
        "C42 -104 50 -114 60 -118C70 -120 78 -114 84 -108L97 -98"
    )
    body += (
        "C100 -92 96 -88 90 -88C82 -88 76 -88 72 -88C66 -72 62 -58 48 -52"
        "C24 -46 -16 -46 -38 -50C-52 -52 -56 -56 -56 -62Z"
    )
    drawn = path(body, coat) + path(
        "M-54 -58C-30 -58 20 -56 54 -58C52 -54 50 -52 48 -52C24 -46 -16 -46 -38 -50C-48 -52 -52 -54 -54 -58Z", shade
    )
    drawn += path(
        "M34 -92C42 -104 50 -112 58 -116C66 -106 72 -96 72 -88C66 -72 60 -56 50 -50"
        "C48 -42 44 -40 42 -44C36 -58 32 -76 34 -92Z",
        pale,
    )
    drawn += ellipse(-54, -70, 5, 9, pale) + circle(76, -104, 2.6, dark) + ellipse(95, -94, 4, 4, dark)
    near = (
        "M64 -118C40 -132 36 -168 62 -196M42 -146L26 -152M44 -170L30 -184M54 -188"
        "L52 -206M62 -196L80 -204M64 -118C76 -124 88 -130 94 -138"
    )
    far = "M68 -118C56 -136 56 -164 80 -184M56 -150L66 -160M80 -184L96 -188M72 -176L74 -194"
    return (
        line(far, "#8F6B50", 4) + legs + drawn + path("M56 -118L46 -126L60 -122Z", shade) + line(near, "#D9B48C", 5)
    )


def crude_oil() -> str:
    """A hand at the valve: oil runs in a thick black stream into a barrel."""
    drawn = sky(INKS, 250) + sun(118, 236, 60, "#FFD98A", (22, 0.3)) + ridge_line(8, 250, 24, "#3A2847", 15)
    drawn += (
        derrick(40, 252, 96, "#2B1E3A")
        + rect(0, 246, 500, 164, "#33243A")
        + path("M-10 410V306C120 296 330 312 510 300V410Z", "#241A2E")
    )
    drawn += "".join(group(_drum("#3F6A72", "#2A4A55"), x, y, 0.72) for x, y in ((40, 332), (88, 352)))
    steel, light, dark = "#6E6A86", "#A9A6C0", "#3A3650"
    drawn += line("M392 420V96C392 76 380 66 360 66H286C266 66 256 76 256 96V132", dark, 46) + line(
        "M386 420V96C386 78 376 68 360 64H286C262 64 252 78 252 96V132", steel, 30
    )
    drawn += (
        line("M380 420V98C380 82 372 76 360 74M290 56H350", light, 7)
        + rect(226, 118, 60, 18, dark, 4)
        + rect(226, 118, 60, 6, light, 3)
        + rect(362, 116, 60, 16, dark, 4)
        + rect(362, 330, 60, 16, dark, 4)
    )
    drawn += ellipse(256, 398, 120, 12, "#0A0810", opacity=0.6) + group(_drum("#C8402F", "#8E2418"), 256, 398, 1.32)
    stream = "M240 134H272C274 180 276 220 284 258H228C236 220 238 180 240 134Z"
    drawn += (
        path(stream, "#07060B")
        + path("M246 134H252C252 180 250 220 246 252H238C244 220 246 180 246 134Z", "#8C74B8")
        + line("M264 140C264 180 266 210 270 244", "#F58A4B", 3)
    )
    drawn += (
        ellipse(256, 258, 62, 12, "none")
        + line("M206 258C216 268 296 268 306 258", "#8C74B8", 3)
        + line("M222 254C232 260 280 260 290 254", "#F58A4B", 2.4)
    )
    turning = Pose(16, 8, (66, 96), (88, 104), (22, 4), (-20, -24))
    man = figure(turning, "#F08A2C", "#2B3A5A", hard_hat("#FFD84A", "#CFA21E"), BROWN_SKIN, skirt=4)
    return drawn + group(man, 468, 396, 1.74, 0, 1, True) + group(_valve(), 392, 264, 1)


def _drum(ink: str, shade: str) -> str:
    """An open barrel full of oil, standing on y = 0, about 100 wide and 110 high."""
    body = path("M-50 -106V-8C-50 8 50 8 50 -8V-106Z", ink) + path("M14 -106H50V-8C50 0 34 4 14 4Z", shade)
    hoops = line("M-50 -72C-40 -62 40 -62 50 -72M-50 -38C-40 -28 40 -28 50 -38", shade, 6)
    return (
        body
        + hoops
        + path("M-40 -96C-38 -94 -34 -92 -30 -92V-12C-34 -12 -38 -14 -40 -16Z", "#FFFFFF", opacity=0.25)
        + ellipse(0, -106, 50, 13, ink)
        + ellipse(0, -105, 43, 10, "#07060B")
    )


def _valve() -> str:
    """A red hand wheel seen at an angle."""
    wheel = line(
        "".join(f"M0 0L{num(22 * math.cos(a))} {num(36 * math.sin(a))}" for a in (0.4, 1.45, 2.5, 3.54, 4.6, 5.64)),
        "#A83222",
        6,
    )
    rim = f'<g transform="scale(.62 1)">{circle(0, 0, 38, "none", "#E2492F", 11)}</g>'
    return rect(-10, -12, 34, 24, "#3A3650", 4) + wheel + rim + circle(0, 0, 8, "#FFD98A")


def drills() -> str:
    """Two hands of the night shift swing their tongs on the drill pipe, the derrick towering over them."""
    drawn = (
        rect(0, 0, 500, 400, linear((0, "#231A3C"), (0.5, "#8C3F5C"), (0.82, "#F58A4B"), (1, "#4A2A3A")))
        + _derrick_from_below()
    )
    drawn += (
        path("M-10 410V330H510V410Z", "#2A2236")
        + path("M-10 330H510V340H-10Z", "#6B5A7A")
        + line("".join(f"M{250 + k * 46} 342L{250 + k * 84} 410" for k in (-6, -2, 2, 6)), "#1B1626", 4)
    )
    drawn += (
        ellipse(250, 366, 96, 24, "#15121F")
        + ellipse(250, 360, 96, 24, "#8A5A2C")
        + ellipse(250, 358, 78, 17, "#E0963C")
        + ellipse(250, 358, 40, 9, "#15121F")
    )
    steel, light, dark = "#8A8CA4", "#DAD8E8", "#4E4C66"
    drawn += rect(232, 90, 36, 268, steel) + rect(237, 90, 9, 268, light) + rect(258, 90, 10, 268, dark)
    drawn += rect(224, 208, 52, 56, dark, 6) + rect(224, 208, 16, 56, steel, 6) + rect(220, 228, 60, 7, "#2A2236")
    block = (
        rect(206, -20, 88, 84, "#F4B92F", 8)
        + rect(262, -20, 32, 84, "#CB8C1A", 8)
        + rect(218, 28, 64, 12, "#2A2236", 3)
        + path("M222 62H278L268 98H232Z", dark)
    )
    drawn += block + line("M222 -10V-30M250 -10V-30M278 -10V-30", light, 4) + _mud()
    drawn += line("M138 276L236 272M364 250L266 244", "#C8402F", 12)
    drawn += rect(220, 256, 62, 32, "#E2492F", 8) + rect(220, 228, 62, 30, "#C8402F", 8)
    drawn += rect(238, 252, 26, 8, "#2A2236", 3) + rect(238, 280, 26, 8, "#2A2236", 3)
    pulling = Pose(24, -8, (58, 84), (72, 94), (46, 6), (-30, -46))
    bracing = Pose(16, -4, (70, 98), (80, 104), (38, 2), (-34, -52))
    drawn += group(
        figure(pulling, "#F08A2C", "#C8641C", hard_hat("#FFFFFF", "#C9C9DC"), BROWN_SKIN), 116, 392, 2.06
    )
    return drawn + group(
        figure(bracing, "#F4C542", "#CF9C22", hard_hat("#E2492F", "#A83222")), 388, 392, 2.0, 0, 1, True
    )


def _derrick_from_below() -> str:
    """Four legs and their braces that run together high above."""
    ink, drawn = "#1E1830", ""
    for side in (-1, 1):
        for out, near in ((244, 12), (132, 7)):
            drawn += line(f"M{250 + side * out} 340L{250 + side * out * 0.3:.0f} -20", ink, near)
        for k in range(4):
            y, up = 310 - 90 * k, 220 - 90 * k
            a, b = (1 - 0.7 * (340 - level) / 360 for level in (y, up))
            outer, inner = 250 + side * 244 * b, 250 + side * 132 * b
            brace = f"M{250 + side * 132 * a:.0f} {y}L{outer:.0f} {up}H{inner:.0f}"
            drawn += line(brace, ink, 6) + circle(outer, up, 18, radial((0, "#FFE9A8", 0.9), (1, "#FFB04A", 0)))
            drawn += circle(outer, up, 5, "#FFF6D2")
    return drawn


def _mud() -> str:
    """Drilling mud that sprays from the open joint."""
    drops = (
        (186, 178, 8), (206, 146, 6), (216, 190, 6), (316, 166, 8), (294, 138, 6), (286, 192, 6), (346, 190, 6),
    )  # fmt: skip
    return "".join(ellipse(x, y, r, r * 1.4, "#0D0A14", turn=(x - 250) * 0.5) for x, y, r in drops)


def oil_fields() -> str:
    """Pumps nod in a long row over the snow; a fox comes by."""
    drawn = (
        sky(INKS, 280) + sun(300, 262, 54, "#FFD98A", (22, 0.3), (50, 0.16)) + ridge_line(8, 282, 20, "#4B3352", 15)
    )
    drawn += rect(0, 276, 500, 134, "#D99C94")
    drawn += (
        path("M-10 410V322C100 306 300 330 510 308V410Z", "#B88AA2")
        + path("M-10 410V360C100 340 200 368 510 342V410Z", "#967AA8")
        + path("M-10 410V392C140 372 330 404 510 380V410Z", "#C9A9C0")
    )
    for x, y, s, angle in (
        (112, 294, 0.17, -12),
        (54, 306, 0.25, 9),
        (150, 324, 0.4, -10),
    ):
        drawn += ellipse(x, y, 150 * s, 10 * s, "#5A4474", opacity=0.6) + group(
            _pump(angle, "#2B1E3A", "#3A2847", "#8C3F5C", "#6E2F4C"), x, y, s
        )
    drawn += ellipse(330, 376, 190, 12, "#4A3868", opacity=0.7) + group(
        _pump(11, "#1E1830", "#3A3052", "#E8683A", "#A83F22"), 342, 374, 1.04
    )
    return drawn + group(_fox(), 66, 394, 0.84)


def _pump(angle: float, ink: str, light: str, head: str, shade: str) -> str:
    """A nodding pump, its head to the left and `angle` degrees down, on y = 0, about 330 wide."""
    a = math.radians(angle)

    def turned(x: float, y: float) -> Point:
        return (-20 + x * math.cos(a) + y * math.sin(a), -178 - x * math.sin(a) + y * math.cos(a))

    (tail_x, tail_y), (nose_x, nose_y) = turned(138, 10), turned(-158, 20)
    beam = rect(-132, -13, 284, 26, ink, 3) + rect(-132, -13, 284, 8, light, 3)
    horse = path("M-118 -26C-164 -34 -176 30 -152 84L-122 66C-134 40 -130 22 -112 18Z", head) + path(
        "M-118 -26C-132 -28 -142 -24 -148 -16C-146 10 -138 24 -112 18Z", shade, opacity=0.7
    )
    post = line("M-88 -10L-26 -170M44 -10L-14 -170M-6 -10L-20 -160", ink, 11) + line(
        "M-66 -60H24M-48 -110H4M-66 -60L4 -110M24 -60L-48 -110", ink, 5
    )
    rod = (
        line(f"M{num(nose_x)} {num(nose_y)}V-52", ink, 4)
        + rect(nose_x - 10, -56, 20, 56, ink, 3)
        + rect(nose_x - 18, -36, 36, 8, light, 3)
        + circle(nose_x - 22, -24, 9, "none", head, 4)
    )
    crank = (
        line(f"M{num(tail_x)} {num(tail_y)}L128 -86", light, 8)
        + path("M96 -62L120 -108C136 -112 152 -100 150 -84L112 -44Z", head)
        + path("M112 -44L150 -84C150 -76 146 -66 138 -58L120 -40Z", shade)
    )
    box = (
        rect(72, -76, 44, 66, ink, 4)
        + rect(72, -76, 44, 8, light, 3)
        + circle(104, -54, 13, light)
        + rect(128, -38, 50, 28, ink, 4)
        + rect(-110, -14, 296, 14, ink, 2)
    )
    return post + rod + box + crank + group(beam + horse, -20, -178, 1, -angle) + circle(-20, -178, 11, light)


def _fox() -> str:
    """A white fox that looks up to the right, feet at y = 0, about 100 long."""
    white, shade, dark = "#FFF8F4", "#D9C3D6", "#2B1E3A"
    tail = path("M-34 -30C-56 -34 -72 -24 -84 -6C-70 0 -50 -4 -36 -16Z", white) + path(
        "M-84 -6C-78 -14 -72 -20 -64 -24C-66 -14 -62 -8 -56 -4C-66 -2 -76 -2 -84 -6Z", shade
    )
    legs = line("M-26 -16L-32 0M-16 -16L-14 0", shade, 7) + line("M16 -18L14 0M26 -18L30 0", white, 7)
    body = path(
        "M-38 -24C-36 -42 -10 -44 12 -42C22 -50 28 -58 32 -64L32 -80L42 -70L52 -78L54 -64"
        "L72 -60C74 -56 70 -52 64 -52L50 -46C46 -30 38 -18 26 -14C4 -10 -20 -10 -34 -14C-38 -18 -38 -22 -38 -24Z",
        white,
    )
    body += path("M-36 -18C-10 -14 14 -18 34 -24C32 -18 30 -16 26 -14C4 -10 -20 -10 -34 -14Z", shade)
    return (
        tail
        + legs
        + body
        + circle(55, -60, 2.4, dark)
        + circle(72, -58, 3, dark)
        + path("M34 -76L40 -69L34 -66Z", shade)
    )


PICTURES = {
    "crude_oil": crude_oil,
    "drills": drills,
    "alaskan_pipeline": alaskan_pipeline,
    "oil_fields": oil_fields,
}
