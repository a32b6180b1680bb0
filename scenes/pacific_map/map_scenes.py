"""Small scenes on the map: a storm, an island that is settled, conquered or lost, fleets that clash, victory.

Each is a function of its kit, whose place is an emblem, a canoe or the arena.
"""

import pygame
from pygame import Rect, Surface

from scenes.pacific_map.look import GOLD, OCEAN, MapBrush
from scenes.pacific_map.sketches import SKETCHES
from scenes.scene_kit import Kit
from scenes.ui import draw
from scenes.ui.palette import SEATS
from scenes.ui.timeline import out_cubic

EMBLEM = 0.25
"""Of the place of an island's scene, the size of its emblem."""
STORM = 250
"""Units across a storm."""
RING = 0.05
"""Of the place of a scene, the width of a ring on the sea."""


def about_emblem(brush: MapBrush, emblem: Rect, seed: int) -> Kit:
    """The kit of a scene about an emblem on the map."""
    place = Rect(0, 0, 1, round(emblem.height / EMBLEM))
    place.center = emblem.center
    return Kit(brush.theme, place, seed, SKETCHES)


def about_canoe(brush: MapBrush, canoe: tuple[float, float], seed: int) -> Kit:
    """The kit of a scene about a canoe at sea."""
    place = Rect(0, 0, 1, brush.px(STORM))
    place.center = round(canoe[0]), round(canoe[1]) - brush.px(28)
    return Kit(brush.theme, place, seed, SKETCHES)


def within(brush: MapBrush, place: Rect, seed: int) -> Kit:
    """The kit of a scene that fills a place."""
    return Kit(brush.theme, place, seed, SKETCHES)


def emblem_of(brush: MapBrush, seat: int, size: int) -> Surface:
    """A seat's mark as a picture."""
    made = Surface((size, size), pygame.SRCALPHA)
    draw.seat_mark(brush.theme, made, seat, (size // 2, size // 2), size)
    return made


def storm(kit: Kit) -> None:
    """Clouds close over the canoe, lightning strikes, and the sea goes over it."""
    kit.behind += [
        kit.cast("rain", 40, born=(0.08, 0.75), life=0.3, x=(-0.6, 0.75), y=(-0.5, -0.3), vx=(-0.7, -0.6),
                 vy=(2.0, 2.4), width=(0.05, 0.06)),
        kit.enter("storm", 0.9, (-0.34, -0.5), 0.0, 0.3, by=(-0.6, 0), ease=out_cubic),
        kit.enter("storm", 0.9, (0.36, -0.46), 0.04, 0.3, by=(0.6, 0), ease=out_cubic),
        kit.enter("storm", 0.8, (0.02, -0.6), 0.08, 0.3, by=(0, -0.3), ease=out_cubic),
        kit.cross("bolt", 0.2, (0.16, -0.12), (0.17, -0.1), 0.3, 0.14),
        kit.cross("bolt", 0.16, (-0.24, -0.14), (-0.24, -0.13), 0.5, 0.12),
        kit.enter("wave", 0.8, (-0.06, 0.22), 0.24, 0.4, by=(-0.5, 0.1), ease=out_cubic),
        kit.enter("wave", 0.7, (0.12, 0.3), 0.34, 0.4, by=(0.5, 0.1), ease=out_cubic),
        kit.cast("spray bubble", 22, born=(0.45, 0.8), life=0.4, x=(-0.2, 0.2), y=(0.1, 0.2), vx=(-0.5, 0.5),
                 vy=(-0.9, -0.3), gravity=2.4, width=(0.04, 0.08)),
    ]  # fmt: skip


def taken(kit: Kit, emblem: Surface, seat: int, lands: float) -> None:
    """The emblem of the new owner comes down on an island and sends out rings in its colour; gulls fly up."""
    kit.behind += [kit.rings((0, 0), 0.9, SEATS[seat].colour, (lands, lands + 0.1), 0.4, width=RING, ground=OCEAN)]
    for x, y in ((-0.7, -0.5), (0.6, -0.6), (-0.3, -0.75)):
        kit.behind += [kit.cross("gull", 0.24, (x * 0.3, 0.0), (x, y), lands, 0.4)]
    kit.behind += [
        kit.cast("petal", 14, born=(lands, lands + 0.06), life=0.4, x=(-0.1, 0.1), y=(-0.05, 0.05), vx=(-1.6, 1.6),
                 vy=(-2.0, -0.4), gravity=4.0, width=(0.06, 0.1), spin=1.0),
        kit.falling(emblem, (0, 0), lands - 0.3, 0.3),
    ]  # fmt: skip


def greeted(kit: Kit, seat: int) -> None:
    """A voyager passes an island of its own: rings in its colour, and flowers that are thrown from the shore."""
    kit.behind += [
        kit.rings((0, 0), 0.7, SEATS[seat].colour, (0.0, 0.14), 0.4, width=RING, ground=OCEAN),
        kit.cast("petal", 12, born=(0.0, 0.1), life=0.5, x=(-0.1, 0.1), y=(-0.05, 0.05), vx=(-1.0, 1.0),
                 vy=(-2.0, -1.2), gravity=5.0, width=(0.06, 0.1), spin=1.0),
    ]  # fmt: skip


def lost(kit: Kit, emblem: Surface) -> None:
    """The emblem of an island's owner falls in fire and smoke."""
    kit.behind += [
        kit.cast("ash", 14, born=(0.0, 0.3), life=0.5, x=(-0.3, 0.3), y=(0.0, 0.3), vx=(-0.2, 0.2), vy=(-1.0, -0.4),
                 width=(0.16, 0.24), grow=1.8),
        kit.toppling(emblem, (0, 0), 0.08, 0.45),
    ]  # fmt: skip
    for index, x in enumerate((-0.3, 0.0, 0.3)):
        kit.behind += [kit.flicker("flame", 0.26, (x, 0.36), 0.03 * index, index * 2.0)]
    kit.behind += [kit.cast("spark", 16, born=(0.05, 0.45), life=0.4, x=(-0.3, 0.3), y=(-0.1, 0.3), vx=(-0.4, 0.4),
                            vy=(-1.4, -0.5), width=(0.06, 0.1))]  # fmt: skip


def clash(kit: Kit, emblem: Surface) -> None:
    """Spears cross between the fleets, spray flies, and the mark of who has won stands over the water."""
    kit.behind += [
        kit.slam("spear", 0.11, (-0.02, 0.08), 0.16, -48),
        kit.slam("spear", 0.11, (0.02, 0.08), 0.24, 48),
        kit.cast("spray", 30, born=(0.16, 0.4), life=0.5, x=(-0.25, 0.25), y=(0.24, 0.34), vx=(-1.0, 1.0),
                 vy=(-1.5, -0.5), gravity=3.6, width=(0.05, 0.09)),
        kit.cast("spark", 20, born=(0.16, 0.3), life=0.4, x=(-0.05, 0.05), y=(0.02, 0.1), vx=(-1.2, 1.2),
                 vy=(-1.0, 0.8), width=(0.04, 0.07)),
        kit.rings((0, 0.06), 0.7, GOLD, (0.42, 0.56), 0.5, width=RING / 2, ground=OCEAN),
        kit.popping(emblem, (0, 0.06), 0.42),
    ]  # fmt: skip


def victory(kit: Kit, seat: int, at: float) -> None:
    """An island of a winner lights up in its colour, under stars."""
    kit.behind += [
        kit.glow("gold_rays", 2.6, (0, 0), at, 0.25),
        kit.rings((0, 0), 1.3, SEATS[seat].colour, (at, at + 0.22, at + 0.44), 0.6, width=RING, ground=OCEAN),
        kit.cast("star white_star", 12, born=(at, at + 0.2), life=0.95, x=(-0.1, 0.1), y=(-0.1, 0.0),
                 vx=(-1.6, 1.6), vy=(-3.0, -1.4), gravity=3.8, width=(0.16, 0.24), spin=0.7),
    ]  # fmt: skip
