"""Cards of the type Tourism, and the act that protects the land."""

from __future__ import annotations

from tools.art.animals import bear, moose
from tools.art.figures import BROWN_SKIN, Pose, back_view, figure
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import puffs, rays, sky, snowfall, sun
from tools.art.svg import circle, clipped, ellipse, group, line, linear, path, rect
from tools.art.trees import fireweed, forest, rough_spruce, spruces
from tools.art.water import water

INKS = HORIZONS["tourism"]
ROCK = PeakInks("#B987B0", "#7A4A86", "#FFE9DA", "#D2A6BC")
NEAR, BLACK = "#1A1030", "#120B22"
BLOSSOMS = ("#E0458F", "#C93480", "#F06BA8")


def recreation() -> str:
    """Skiers leave fresh tracks on a slope above the forest."""
    drawn = (
        sky(INKS, 330)
        + sun(110, 130, 44, "#FFE3C4", (18, 0.3))
        + dawn_peak(90, 330, 150, 210, 6, ROCK)
        + dawn_peak(330, 340, 250, 300, 14, ROCK)
        + forest(7, 338, 50, INKS.mid, 46, depth=4)
    )
    drawn += path(
        "M-10 410V380C60 372 120 362 190 320C270 268 340 226 400 210C440 200 480 196 510 194V410Z", "#FFF1EA"
    ) + path("M160 410C230 380 300 320 360 290C420 264 470 256 510 252V410Z", "#E3C3D4")
    track = (
        "M470 204C420 236 440 250 380 272C330 290 350 310 286 334C230 356 240 372 170 396M490 216C446 "
        "244 462 260 402 284C352 304 370 322 310 346C262 366 270 384 210 408"
    )
    drawn += line(track, "#B58AB0", 3)
    for x, y, s, coat in ((300, 316, 1.0, "#C8402F"), (420, 252, 0.62, "#1F5C8F"), (196, 374, 1.34, "#E9A91F")):
        skier = (
            line("M-34 22L40 8M-30 28L46 12", BLACK, 4)
            + path("M-10 16L-4 -6L14 -16L20 -4L10 16Z", "#2A1B45")
            + path("M4 -10C0 -30 12 -44 26 -44C36 -42 36 -26 22 -10Z", coat)
            + circle(32, -52, 9, "#F0C9A4")
            + path("M22 -54C22 -68 42 -68 42 -54Z", coat)
            + line("M24 -32L44 -20L52 8M20 -34L2 -24L-20 -2", coat, 5)
            + line("M44 -20L56 14M2 -24L-34 10", BLACK, 2.4)
        )
        drawn += group(skier, x, y, s, 18, 1, True)
    return drawn + rough_spruce(24, 410, 190, NEAR, 3) + rough_spruce(70, 410, 130, NEAR, 4) + snowfall(4, 40, 0.8)


def state_park() -> str:
    """At the overlook the ranger points out an eagle; a child cannot tear herself from the telescope."""
    drawn = sky(INKS, 300) + sun(300, 108, 36, "#FFE3C4", (16, 0.3)) + dawn_peak(250, 300, 190, 230, 14, ROCK)
    drawn += path("M-10 400V120C30 130 70 170 96 214C130 250 150 300 190 400Z", INKS.mid) + path(
        "M-10 400V170C40 190 80 260 130 400Z", INKS.near
    )
    drawn += path("M510 400V110C470 124 430 170 404 210C370 250 340 300 320 400Z", INKS.mid)
    drawn += path("M404 210C398 240 402 290 396 330L420 330C418 290 420 250 416 196Z", "#FBE9F2") + path(
        "M410 206C406 240 410 290 406 330L414 330C412 290 414 250 413 200Z", "#D2A6D0"
    )
    drawn += forest(8, 300, 34, INKS.near, 20, 90, 420, depth=3) + water(
        302, "#C98AB8", "#4A2E72", 6, "#FFE3C4", 16, 410
    )
    drawn += puffs([(388, 332, 12), (408, 336, 15), (428, 332, 12)], "#F4DCEC") + spruces(
        ((452, 250, 60), (478, 262, 80), (500, 280, 90), (440, 300, 70)), NEAR
    )
    drawn += group(_eagle(), 300, 176, 0.84)
    wood, light = "#7A4A2E", "#B5764A"
    drawn += path("M-10 410V372H510V410Z", "#3A2050") + "".join(
        rect(x, 296, 14, 84, wood, 2) + rect(x, 296, 5, 84, light, 2) for x in (24, 172, 324, 472)
    )
    drawn += rect(-10, 288, 520, 13, light, 3) + rect(-10, 298, 520, 5, wood) + rect(-10, 334, 520, 10, wood, 3)
    viewer = (
        path("M-9 -2L-7 -74H7L9 -2Z", "#39566E")
        + rect(-16, -6, 32, 8, "#24384A", 3)
        + path("M-26 -86C-26 -110 -14 -116 -2 -114L30 -108V-84L-2 -80C-14 -78 -26 -80 -26 -86Z", "#4E8FB0")
        + ellipse(30, -96, 6, 13, "#FFE9B4")
        + rect(-10, -104, 16, 10, "#24384A", 2)
    )
    girl = (
        figure(
            Pose(4, 6, (68, 118), (72, 122), (4, 0), (-6, -14)),
            "#E9A91F",
            "#C93480",
            "",
            BROWN_SKIN,
            hair="#1C120C",
        )
        + circle(-6, -108, 6, "#1C120C")
        + line("M-3 -110L-5 -102", "#C93480", 3)
    )
    drawn += rect(200, 366, 52, 18, wood, 2) + group(girl, 230, 366, 0.94) + group(viewer, 284, 384, 1.16)
    hat = (
        path("M-10 -5C-9 -17 -4 -20 0 -17C4 -20 9 -17 10 -5Z", "#8A6A48")
        + rect(-10, -8, 20, 4, "#3A2418")
        + rect(-19, -6, 38, 4.4, "#8A6A48", 2)
    )
    arms = (
        line("M-17 -74L-24 -52L-18 -36", "#5E7A4A", 9)
        + line("M17 -76L34 -88L52 -102", "#5E7A4A", 9)
        + circle(53, -103, 5, "#D9A27A")
    )
    drawn += group(back_view("#6E8A54", "#4A3A30", "#5B3A22", hat, 42, arms), 128, 410, 1.78)
    return drawn + "".join(fireweed(x, 408, h, BLOSSOMS) for x, h in ((404, 104), (450, 130), (20, 96)))


def _eagle() -> str:
    """A bald eagle that glides to the right on raised wings, about 170 wide."""
    dark, light, white = "#2A1A38", "#5A3A60", "#FFF6EC"
    far = path("M6 -4C2 -30 16 -58 44 -74C40 -56 42 -30 28 -2Z", light)
    near = path(
        "M-8 -2C-30 -34 -60 -52 -92 -52C-86 -46 -84 -42 -86 -38C-80 -36 -78 -32 -78 -28C-70 "
        "-26 -66 -22 -64 -18C-52 -10 -26 6 14 6Z",
        dark,
    )
    tail = path("M-24 2L-54 10L-50 22L-18 10Z", white)
    body = path("M-30 4C-10 -10 24 -12 40 -6C36 8 6 16 -30 10Z", dark)
    head = (
        path("M34 -8C38 -18 54 -18 58 -10L68 -4C68 0 64 2 60 0C54 4 42 4 36 2Z", white)
        + path("M58 -10L68 -4C69 1 66 3 62 1L57 -3Z", "#FFC93C")
        + circle(53, -9, 1.8, "#120B22")
    )
    return far + tail + body + near + head


def conservation_act() -> str:
    """A moose, a bear and a spruce inside a green ring of land."""
    wood = HORIZONS["wood"]
    drawn = sky(wood, 400) + rays(250, 210, 30, "#FFFBE0", 0.16) + circle(250, 216, 168, "#153D29")
    scene = (
        rect(80, 40, 340, 350, linear((0, "#2B6A62"), (0.5, "#8DBE9B"), (0.7, "#F2E7B4")))
        + sun(300, 170, 40, "#FFF7CF", (16, 0.3))
        + dawn_peak(180, 270, 130, 160, 6, PeakInks("#6FAE8A", "#3D7D62", "#FFFBEA", "#CFE3C8"))
        + dawn_peak(350, 270, 110, 150, 9, PeakInks("#6FAE8A", "#3D7D62", "#FFFBEA", "#CFE3C8"))
        + rect(80, 262, 340, 130, "#3D7D62")
        + forest(8, 272, 40, "#235843", 30, 80, 420, 2)
        + water(290, "#8FC7B5", "#235843", 5, "#FFFFFF", 14, 330)
        + path("M80 400V326C160 314 260 336 420 320V400Z", "#123328")
    )
    drawn += clipped(
        circle(250, 216, 156, "#FFF"),
        scene
        + group(moose("#0B1F18"), 190, 286, 0.72)
        + group(bear("#3A2416", "#5E3E26"), 322, 306, 0.52, 0, 1, True),
    )
    leaves = ""
    for i in range(30):
        leaves += (
            f'<g transform="rotate({i * 12} 250 216)">'
            + path("M250 60C240 50 240 36 250 26C260 36 260 50 250 60Z", "#F2E7B4" if i % 2 else "#6FAE8A")
            + "</g>"
        )
    return drawn + leaves + circle(250, 216, 158, "none", "#F2E7B4", 5)


PICTURES = {
    "recreation": recreation,
    "state_park": state_park,
    "conservation_act": conservation_act,
}
