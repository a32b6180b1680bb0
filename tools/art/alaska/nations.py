"""Cards of the type Indians of the south-east coast: a clan house of the Tlingit, a pole raised by the Haida."""

from __future__ import annotations

from tools.art.alaska.village import INKS, ROCK
from tools.art.boats import sea_canoe
from tools.art.figures import BROWN_SKIN, Pose, figure
from tools.art.formline import (
    BLACK,
    CEDAR,
    CREAM,
    RED,
    bear,
    button_blanket,
    eagle,
    painted_front,
    raven,
    totem_pole,
    watchman,
)
from tools.art.headwear import braid, woven_hat
from tools.art.mountains import dawn_peak, hills, ridge_line
from tools.art.skies import puffs, sky
from tools.art.svg import circle, ellipse, group, line, path, polygon, rect
from tools.art.trees import forest, spruces
from tools.art.water import water


def tlingit_tribe() -> str:
    """Before the painted front of a clan house people dance in button blankets to a drum."""
    drawn = sky(INKS, 300) + dawn_peak(60, 290, 150, 170, 4, ROCK) + hills(5, 262, 16, INKS.mid)
    drawn += spruces(((12, 312, 170), (46, 306, 110), (484, 312, 150)), INKS.near)
    drawn += puffs([(248, 62, 10), (258, 46, 14), (276, 30, 18), (302, 18, 20)], "#F6D3A6")
    ground = "M-10 410V322C120 310 380 310 510 322V410Z"
    drawn += path(ground, "#C4824A") + path("M-10 410V366C120 350 380 350 510 366V410Z", "#A8612F")
    drawn += group(_clan_house(), -12, 4) + group(totem_pole((bear(), eagle())), 426, 352, 0.84)
    for x, y, s, ink in ((176, 392, 0.92, "#1C2A44"), (300, 396, 0.98, "#20130E")):
        drawn += ellipse(x, y, 40 * s, 6 * s, "#5A2817", opacity=0.5) + group(button_blanket(ink), x, y, s)
    drumming = Pose(2, 4, (34, 96), (50, 88), (8, 2), (-8, -8))
    drummer = figure(drumming, "#8E2418", "#2E1109", woven_hat("#E3C38C", BLACK), BROWN_SKIN, skirt=20)
    drum = ellipse(0, 0, 9, 21, "#7A3A1C") + ellipse(4, 0, 8, 20, CREAM) + ellipse(4, 0, 4, 8, RED)
    return drawn + group(drum, 94, 324, 1.1) + group(drummer, 58, 386, 1.2)


def _clan_house() -> str:
    """A great plank house from its gable, painted, with an oval door and carved corner posts."""
    wall = polygon([(112, 330), (112, 190), (250, 110), (388, 190), (388, 330)], CEDAR)
    seams = "".join(f"M{x} 330V{200 - abs(250 - abs(x - 250) - 112) * 0.56:.0f}" for x in range(152, 388, 49))
    wall += line(seams, "#8A4F2A", 2, 0.6) + line("M112 204H388", "#8A4F2A", 3, 0.5)
    roof = path("M92 204L250 108L408 204V186L250 84L92 186Z", "#42190C") + path(
        "M250 84L408 186V204L250 108Z", "#2E1109"
    )
    roof += rect(236, 74, 28, 22, "#42190C") + rect(232, 70, 36, 8, "#5A2817", 2)
    door = (
        ellipse(250, 306, 25, 30, BLACK)
        + ellipse(250, 308, 20, 26, "#F6B65E")
        + ellipse(250, 312, 13, 18, "#FFE3A0")
    )
    posts = "".join(
        rect(x, 186, 22, 148, "#6C301C", 4) + line(f"M{x + 4} 214h14M{x + 4} 250h14M{x + 4} 286h14", "#3C8C88", 5)
        for x in (104, 374)
    )
    return wall + group(painted_front(), 250, 326, 1.04) + door + rect(104, 324, 292, 12, "#5A2817") + posts + roof


def haida_people() -> str:
    """Many hands pull on the ropes: a new pole rises in front of a village by the sea."""
    drawn = (
        sky(INKS, 270)
        + ridge_line(8, 266, 30, "#B5613A", 13)
        + water(262, "#E8A66B", "#A8552E", 9, "#FFF0D0", 12, 330)
    )
    drawn += path("M250 276C330 220 420 206 510 214V300H250Z", INKS.mid) + forest(
        6, 262, 96, INKS.mid, 7, 310, 510, 10
    )
    drawn += group(_big_house(), 446, 308, 1)
    drawn += path("M-10 410V312C90 294 200 320 300 304C380 294 460 306 510 300V410Z", "#D9A060")
    drawn += path("M-10 410V366C120 344 330 370 510 350V410Z", "#B5713C") + group(
        sea_canoe("#3A150A", RED), 78, 318, 0.7
    )
    rope = "M323 237L251 205L152 303L28 318M323 237L458 297"
    drawn += line("M402 376L336 176M300 380L392 196", "#5A3419", 9)
    drawn += ellipse(214, 384, 60, 10, "#3A1B0E") + group(
        totem_pole((bear(), raven(), watchman())), 214, 386, 0.92, 24
    )
    drawn += path("M150 392C170 372 190 392 204 384C226 392 250 374 282 394L270 410H156Z", "#8A5430")
    pull = Pose(-26, 10, (112, 112), (104, 108), (26, 16), (2, -22))
    for x, y, s, coat, hat in (
        (34, 368, 0.94, "#8E2418", braid(BLACK)), (92, 374, 1.0, "#2B5D78", woven_hat("#E3C38C", BLACK)),
        (58, 400, 1.1, "#4E6B3A", braid(BLACK)), (122, 404, 1.12, "#B5713C", woven_hat("#E3C38C", RED)),
    ):  # fmt: skip
        drawn += group(figure(pull, coat, "#3A1B12", hat, BROWN_SKIN, skirt=14), x, y, s)
    push = Pose(22, -8, (116, 124), (104, 116), (40, 0), (-26, -46))
    drawn += group(
        figure(push, "#7A3A8C", "#2E1109", braid(BLACK), BROWN_SKIN, skirt=8), 436, 388, 1.08, 0, 1, True
    )
    steward = figure(pull, "#8E2418", "#3A1B12", woven_hat("#E3C38C", BLACK), BROWN_SKIN, skirt=14)
    return drawn + group(steward, 480, 398, 1.06, 0, 1, True) + line(rope, "#F0D6A4", 3)


def _big_house() -> str:
    """A house of six beams from its gable, floor at y = 0, about 110 wide."""
    front = polygon([(-52, 0), (-52, -40), (0, -66), (52, -40), (52, 0)], "#9A5230") + line(
        "M-34 0V-46M34 0V-46", "#5A2817", 2
    )
    beams = "".join(
        circle(x, y, 4.4, "#C98A4B") for x, y in ((-54, -38), (-28, -52), (28, -52), (54, -38), (0, -66))
    )
    return (
        front + path("M-62 -34L0 -66L62 -34V-42L0 -76L-62 -42Z", "#42190C") + beams + ellipse(0, -9, 8, 11, BLACK)
    )


PICTURES = {"tlingit_tribe": tlingit_tribe, "haida_people": haida_people}
