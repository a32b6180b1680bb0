"""What happens around a card that is held up over the map: a small scene for each that does something at once.

Everything is cast from the card alone, which all may see. The name at the card's head and what stands at its foot
stay free.
"""

import math
from collections.abc import Callable

from pygame import Rect

from scenes.movers import Flying
from scenes.pacific_map.look import OCEAN
from scenes.pacific_map.sketches import SKETCHES
from scenes.particles import CardScene
from scenes.scene_kit import Kit, Step, card_scene
from scenes.ui.palette import rgb
from scenes.ui.theme import Theme
from scenes.ui.timeline import in_back, in_out_quad, in_quad, out_cubic

SIDES = (-1, 1)
ART_TOP, ART_FOOT = -0.23, 0.33
"""The picture on a card, from the middle of the card in its heights."""
DRUM = rgb("F5BB45")
STROKES = 5
"""Of the paddles while a war canoe races past."""


def stone_statues(kit: Kit) -> None:
    """Statues rise from the ground on both sides of the card, with a rumble."""
    for side in SIDES:
        for index, (across, high) in enumerate(((0.48, 0.3), (0.68, 0.36), (0.9, 0.28))):
            name, place = "hatted" if index == 1 else "moai", (side * across, 0.3 - high / 4)
            kit.behind += [
                kit.enter(name, high * 0.6, place, 0.04 + 0.13 * index, 0.4, by=(0, 0.36), ease=out_cubic)
            ]
        x = sorted((side * 0.4, side * 0.95))
        kit.behind += [
            kit.cast("dust", 18, born=(0.02, 0.7), life=0.55, x=(x[0], x[1]), y=(0.46, 0.52), vx=(-0.25, 0.25),
                     vy=(-0.3, -0.1), width=(0.16, 0.26), grow=1.8),
            kit.cast("rock", 12, born=(0.1, 0.6), life=0.5, x=(x[0], x[1]), y=(0.42, 0.48), vx=(-0.4, 0.4),
                     vy=(-1.1, -0.5), gravity=4.6, width=(0.03, 0.05), spin=1.2),
        ]  # fmt: skip
    kit.quake(0.06, 0.6, 0.01, 13)


def civil_war(kit: Kit) -> None:
    """Clubs are crossed over the picture, and fire breaks out on both sides."""
    kit.front += [kit.slam("club", 0.15, (-0.03, 0.06), 0.26, 34), kit.slam("club", 0.15, (0.03, 0.06), 0.4, -34)]
    kit.front += [kit.cast("spark", 16, born=(0.4, 0.48), life=0.45, x=(-0.04, 0.04), y=(0.0, 0.06), vx=(-1.0, 1.0),
                           vy=(-0.9, 0.4), gravity=1.5, width=(0.03, 0.05))]  # fmt: skip
    for side in SIDES:
        for index in range(4):
            place = (side * (0.43 + 0.13 * index), 0.46 - 0.02 * (index % 2))
            kit.behind += [
                kit.flicker("flame", 0.17 - 0.015 * index, place, 0.05 + 0.07 * index, index * 1.9 + side)
            ]
        x = sorted((side * 0.4, side * 0.9))
        kit.behind += [
            kit.cast("ash", 12, born=(0.1, 0.6), life=0.8, x=(x[0], x[1]), y=(0.1, 0.25), vx=(-0.1, 0.1),
                     vy=(-0.7, -0.4), width=(0.08, 0.12), grow=1.8),
            kit.cast("spark", 14, born=(0.1, 0.8), life=0.7, x=(x[0], x[1]), y=(0.1, 0.4), vx=(-0.2, 0.2),
                     vy=(-1.0, -0.5), width=(0.025, 0.05)),
        ]  # fmt: skip
    kit.quake(0.4, 0.25, 0.014, 6)


def island_hopping(kit: Kit) -> None:
    """Islets come up out of the sea one after the other, and a canoe hops from each to the next."""
    for index in range(6):
        x, at = -0.95 + 0.38 * index, 0.02 + 0.12 * index
        kit.behind += [kit.pop("splash", 0.3, (x, 0.35 - 0.05 * (index % 2)), at, 0.3)]
        kit.behind += [kit.pop("islet", 0.26, (x, 0.3 - 0.05 * (index % 2)), at)]
    kit.behind += [kit.cross("canoe", 0.24, (-1.15, 0.2), (1.15, 0.2), 0.04, 0.9, bob=0.14)]
    kit.behind += [kit.cast("glint", 12, born=(0.1, 0.85), life=0.35, x=(-0.9, 0.9), y=(-0.05, 0.2),
                            width=(0.04, 0.08))]  # fmt: skip


def outrigger_construction(kit: Kit) -> None:
    """A hull is laid down, its booms are set, and chips fly."""
    kit.behind += [
        kit.enter("hull", 1.75, (0, 0.32), 0.0, 0.34, by=(0, 0.4), ease=out_cubic),
        kit.enter("boom", 0.36, (-0.55, 0.1), 0.26, 0.26, by=(-0.3, -0.4)),
        kit.enter("boom", 0.36, (0.55, 0.1), 0.38, 0.26, by=(0.3, -0.4), flip=True),
    ]
    for at, x in ((0.3, -0.6), (0.45, 0.6), (0.6, -0.5), (0.72, 0.5)):
        kit.behind += [
            kit.cast("chip", 12, born=(at, at + 0.05), life=0.5, x=(x - 0.04, x + 0.04), y=(0.2, 0.24),
                     vx=(-0.8, 0.8), vy=(-1.3, -0.5), gravity=4.0, width=(0.03, 0.055), spin=1.5),
        ]  # fmt: skip


def explorers(kit: Kit) -> None:
    """Seven guiding stars light up over the card; gulls and a sail come from beyond the horizon."""
    for index in range(7):
        x = -0.66 + 0.22 * index
        kit.behind += [kit.pop("guide", 0.13, (x, -0.48 - 0.1 * (1 - (x / 0.66) ** 2)), 0.06 + 0.09 * index, 0.22)]
    for index, (x, y) in enumerate(((-0.95, -0.1), (-0.8, 0.02), (0.9, -0.16), (0.72, -0.02))):
        start = (x * 0.3, y + 0.2)
        kit.behind += [kit.cross("gull", 0.12, start, (x, y - 0.14), 0.06 * index, 0.85, bob=0.025)]
    kit.behind += [
        kit.cross("canoe", 0.24, (-0.95, 0.34), (-0.46, 0.3), 0.0, 1.4, bob=0.012),
        kit.cross("canoe", 0.18, (1.0, 0.3), (0.6, 0.26), 0.1, 1.4, bob=0.01),
    ]


def traders(kit: Kit) -> None:
    """Goods go over from each side to the other."""
    for index, name in enumerate(("shell", "pot", "fruit", "wreath")):
        at, y = 0.02 + 0.11 * index, 0.28 - 0.07 * (index % 2)
        kit.behind += [kit.cross(name, 0.17, (-0.8, y), (0.8, y - 0.04), at, 0.52, arc=0.76, ease=in_out_quad)]
    for index, name in enumerate(("fruit", "shell", "wreath", "pot")):
        at, y = 0.07 + 0.11 * index, 0.34 - 0.05 * (index % 2)
        kit.behind += [kit.cross(name, 0.17, (0.8, y), (-0.8, y), at, 0.52, arc=0.94, ease=in_out_quad)]
    for side in SIDES:
        kit.behind += [kit.enter("war_canoe", 0.62, (side * 0.74, 0.38), 0.0, 0.3, by=(side * 0.5, 0),
                                 ease=out_cubic, flip=side > 0)]  # fmt: skip


def planned_raid(kit: Kit) -> None:
    """The drum sounds, torches burn, and canoes close in from both sides."""
    kit.behind += [kit.rings((0, 0.05), 0.95, DRUM, (0.0, 0.24, 0.48), 0.45, width=0.03, ground=OCEAN)]
    for side in SIDES:
        kit.behind += [
            kit.enter("torch", 0.07, (side * 0.47, 0.16), 0.0, 0.22, by=(0, 0.3)),
            kit.flicker("flame", 0.12, (side * 0.47, -0.04), 0.18, side * 1.3),
            kit.enter("war_canoe", 0.6, (side * 0.72, 0.4), 0.1, 0.6, by=(side * 0.6, 0), ease=out_cubic,
                      flip=side > 0),
        ]  # fmt: skip


def stockades(kit: Kit) -> None:
    """Stakes are driven into the ground, from the card outwards."""
    for index in range(6):
        for side in SIDES:
            x, at = side * (0.42 + 0.1 * index), 0.02 + 0.09 * index
            kit.behind += [kit.enter("stake", 0.105, (x, 0.3), at, 0.2, by=(0, -0.3))]
            kit.behind += [kit.cast("clod", 4, born=(at + 0.12, at + 0.16), life=0.4, x=(x - 0.03, x + 0.03),
                                    y=(0.46, 0.5), vx=(-0.4, 0.4), vy=(-0.9, -0.4), gravity=4.4,
                                    width=(0.025, 0.045), spin=1.2)]  # fmt: skip


def planned_migration(kit: Kit) -> None:
    """A great canoe comes, goods go aboard, and it puts to sea with its escort under a guiding star."""
    kit.behind += [kit.pop("guide", 0.2, (0.62, -0.3), 0.5)]
    for y, at in ((0.0, 0.56), (0.12, 0.62)):
        away = Step(at, 0.45, (0.98, y - 0.03), in_quad)
        kit.behind += [kit.sail("canoe", 0.2, (-0.78 + 6 * (at - 0.56), y), [Step(0.0, 0.3, (-0.68, y)), away])]
    for index, name in enumerate(("pot", "fruit", "wreath", "shell", "fruit", "pot")):
        start, at = (-0.96 if index % 2 else 0.02, 0.36), 0.14 + 0.06 * index
        goods = kit.cross(name, 0.11, start, (-0.5, 0.18), at, 0.26, arc=0.24, ease=in_out_quad)
        (kit.behind if index % 2 else kit.front).append(goods)
    kit.front += [
        kit.sail("great_canoe", 0.56, (-1.1, 0.14), [Step(0.0, 0.3, (-0.5, 0.14), out_cubic),
                                                     Step(0.5, 0.45, (0.66, 0.12), in_back)]),
        *(kit.cast("spray", 5, born=(0.62 + 0.07 * stroke, 0.66 + 0.07 * stroke), life=0.35,
                   x=(x - 0.06, x + 0.02), y=(0.27, 0.31), vx=(-0.6, 0.0), vy=(-0.7, -0.3), gravity=2.4,
                   width=(0.04, 0.07)) for stroke, x in enumerate((-0.58, -0.48, -0.26, 0.02, 0.34))),
    ]  # fmt: skip


def war_canoes(kit: Kit) -> None:
    """Three long canoes race past, one after the other, and their paddles throw up the water; spears are raised."""
    for index, x in enumerate((0.46, 0.56, 0.66, 0.76, 0.86)):
        for side in SIDES:
            at = 0.4 + 0.06 * index
            kit.behind += [kit.enter("spear", 0.06, (side * x, 0.12), at, 0.22, by=(0, 0.45), angle=-4 * side)]
    kit.behind += [kit.rings((0, 0.05), 0.95, DRUM, (0.0, 0.3, 0.6), 0.45, width=0.03, ground=OCEAN)]
    for y, width, at in ((-0.08, 0.46, 0.2), (0.06, 0.6, 0.1), (0.22, 0.78, 0.0)):
        start, end = -1.0 - width / 3, 1.0 + width / 3
        kit.front += [kit.cross("war_canoe", width, (start, y), (end, y), at, 0.8, ease=_by_strokes)]
        for stroke in range(1, STROKES):
            way = (stroke - 0.5) / STROKES
            x, begun = start + (end - start) * way, at + 0.8 * way
            kit.front += [
                kit.cast("spray", 7, born=(begun, begun + 0.05), life=0.35, x=(x - width * 0.4, x + width * 0.3),
                         y=(y + width * 0.1, y + width * 0.14), vx=(-0.5, 0.1), vy=(-0.6, -0.25), gravity=2.2,
                         width=(width * 0.05, width * 0.08)),
            ]  # fmt: skip


def accidental_voyage(kit: Kit) -> None:
    """A squall drives a canoe over the waves, until there is an island that nobody looked for."""
    kit.behind += [
        kit.cast("rain", 44, born=(0.0, 0.6), life=0.36, x=(-0.9, 1.0), y=(-0.5, -0.2), vx=(-0.8, -0.6),
                 vy=(1.5, 1.9), width=(0.03, 0.04)),
        kit.enter("storm", 0.7, (-0.62, -0.4), 0.0, 0.3, by=(-0.5, 0), ease=out_cubic),
        kit.enter("storm", 0.7, (0.3, -0.46), 0.05, 0.3, by=(0.6, 0), ease=out_cubic),
        kit.cross("bolt", 0.12, (-0.56, -0.16), (-0.56, -0.15), 0.28, 0.14),
        kit.pop("islet", 0.44, (0.74, 0.22), 0.62, 0.28),
        *(kit.cross("gull", 0.12, (0.74, 0.06), (0.74 + x, y), 0.7, 0.42, bob=0.02)
          for x, y in ((-0.24, -0.16), (0.0, -0.3), (0.24, -0.12))),
    ]  # fmt: skip
    tossed = [
        Step(0.0, 0.24, (-0.42, 0.02)), Step(0.24, 0.24, (-0.1, 0.2)), Step(0.48, 0.24, (0.2, -0.02)),
        Step(0.72, 0.22, (0.5, 0.2), out_cubic),
    ]  # fmt: skip
    kit.front += [
        kit.cast("rain", 16, born=(0.05, 0.5), life=0.3, x=(-0.2, 0.5), y=(-0.4, -0.2), vx=(-0.8, -0.6),
                 vy=(1.5, 1.9), width=(0.028, 0.036)),
        kit.sail("canoe", 0.3, (-0.95, 0.2), tossed, swell=0.02, rock=16.0),
        kit.sail("wave", 0.66, (-1.1, 0.25), [Step(0.0, 0.9, (-0.12, 0.25), out_cubic)], swell=0.03, rock=5.0),
        kit.sail("wave", 0.6, (0.9, 0.28), [Step(0.0, 0.9, (0.1, 0.28), out_cubic)], swell=0.03, rock=5.0),
        kit.cast("spray", 20, born=(0.2, 0.75), life=0.4, x=(-0.4, 0.4), y=(0.16, 0.28), vx=(-0.7, 0.5),
                 vy=(-1.0, -0.4), gravity=2.6, width=(0.04, 0.07)),
    ]  # fmt: skip


def _by_strokes(way: float) -> float:
    """Moves on by the strokes of many paddles, with a rest between them."""
    beat = STROKES * math.tau
    return way - 0.8 * math.sin(way * beat) / beat


SCENES: dict[str, Callable[[Kit], None]] = {
    "Stone Statues": stone_statues,
    "Civil War": civil_war,
    "Island Hopping": island_hopping,
    "Outrigger Construction": outrigger_construction,
    "Explorers": explorers,
    "Traders": traders,
    "Planned Raid": planned_raid,
    "Stockades": stockades,
    "Planned Migration": planned_migration,
    "War Canoes": war_canoes,
    "Accidental Voyage": accidental_voyage,
}
"""By the name of the card."""
SPECIAL_SOUNDS = {"Planned Migration": "greeting", "War Canoes": "drum", "Accidental Voyage": "storm"}
"""The key of the effect, by the name of the card that stands for others when it is played."""


def event_scene(theme: Theme, name: str, seed: int, card: Flying, home: Rect, screen: Rect) -> CardScene:
    """The scene of the card of that name, which is held up at ``home`` on a ``screen`` (pixels)."""
    kit = Kit(theme, home, seed, SKETCHES)
    SCENES[name](kit)
    top, foot = round(kit.spot(0, ART_TOP)[1]), round(kit.spot(0, ART_FOOT)[1])
    return card_scene(kit, card, home, Rect(0, top, screen.width, foot - top))
