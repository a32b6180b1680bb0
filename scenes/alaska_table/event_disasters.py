"""The scenes of events that cost something, or that only frighten. Each is a function of its kit."""

from collections.abc import Callable

from scenes.scene_kit import EDGE, Kit
from scenes.ui.timeline import in_out_quad, in_quad, out_back, out_cubic

SIDES = (-1, 1)


def sewards_folly(kit: Kit) -> None:
    """Snow falls on a flag that goes up, and a chest of gold that is paid out."""
    kit.behind += [
        kit.cast("flake", 34, born=(0.0, 0.6), life=0.9, x=(-0.95, 0.95), y=(-0.7, 0.2), vx=(-0.15, 0.05),
                 vy=(0.2, 0.5), width=(0.02, 0.045)),
        kit.enter("staff", 0.055, (-0.84, 0.04), 0.0, 0.25, by=(0, 0.3)),
        kit.wipe("flag", 0.38, (-0.64, -0.16), "left", 0.15, 0.35),
        kit.cast("coin", 18, born=(0.35, 0.8), life=0.7, x=(0.56, 0.7), y=(0.1, 0.16), vx=(-0.5, 0.7),
                 vy=(-1.8, -1.0), gravity=5.0, width=(0.05, 0.08), tumble=2.0),
        kit.enter("chest", 0.34, (0.63, 0.27), 0.1, 0.28, by=(0, -0.5)),
    ]  # fmt: skip


def avalanche(kit: Kit) -> None:
    """Snow breaks loose above the card, rolls over its picture and heaps up beside it."""
    kit.behind += [
        kit.cast("drift", 12, born=(0.0, 0.6), life=0.8, x=(-0.75, 1.1), y=(-0.8, -0.3), vx=(-0.7, -0.3),
                 vy=(0.6, 1.1), gravity=1.4, width=(0.34, 0.46), grow=1.5),
        kit.wipe("bank", 2.0, (0, 0.3), "bottom", 0.15, 0.6),
        kit.cast("snow", 30, born=(0.0, 0.6), life=0.75, x=(-0.75, 1.1), y=(-0.85, -0.5), vx=(-0.8, -0.3),
                 vy=(0.9, 1.5), gravity=2.6, width=(0.07, 0.18), spin=0.5),
        kit.cast("powder", 30, born=(0.1, 0.75), life=0.6, x=(-0.9, 0.9), y=(0.1, 0.34), vx=(-0.4, 0.4),
                 vy=(-0.7, -0.2), gravity=1.0, width=(0.07, 0.12), grow=1.4),
    ]  # fmt: skip
    kit.front += [
        kit.cast("drift", 14, born=(0.0, 0.45), life=0.75, x=(-0.1, 0.8), y=(-0.7, -0.3), vx=(-0.9, -0.4),
                 vy=(0.5, 1.0), gravity=1.0, width=(0.32, 0.42), grow=1.5),
        kit.cast("snow", 30, born=(0.0, 0.4), life=0.75, x=(0.0, 0.8), y=(-0.8, -0.5), vx=(-1.1, -0.6),
                 vy=(0.7, 1.3), gravity=1.4, width=(0.06, 0.16), spin=0.5),
    ]  # fmt: skip
    kit.quake(0.2, 0.5, 0.012, 11)


def bust(kit: Kit) -> None:
    """A tumbleweed rolls by before the town, which is boarded up, plank by plank."""
    kit.front += [kit.cross("weed", 0.16, (-1.0, 0.05), (1.05, 0.06), 0.0, 0.9, bob=0.1)]
    for index, (x, y, angle) in enumerate(((-0.13, -0.2, 16), (0.13, -0.1, -14), (-0.04, 0.03, 6))):
        kit.front += [kit.slam("plank", 0.42, (x, y), 0.26 + 0.19 * index, angle)]
        kit.front += [
            kit.cast("splinter", 8, born=(0.25 + 0.19 * index, 0.28 + 0.19 * index), life=0.4, x=(x - 0.2, x + 0.2),
                     y=(y, y + 0.03), vx=(-0.6, 0.6), vy=(-0.8, -0.2), gravity=3.4, width=(0.04, 0.07), spin=1.6),
        ]  # fmt: skip
    kit.behind += [
        kit.cross("weed", 0.1, (-1.2, 0.4), (0.9, 0.42), 0.1, 0.8, bob=0.06),
        kit.cast("dust", 18, born=(0.0, 0.7), life=0.6, x=(-0.95, 0.7), y=(0.36, 0.46), vx=(0.5, 0.9),
                 vy=(-0.1, 0.0), width=(0.12, 0.2), grow=1.6),
    ]  # fmt: skip


def depression(kit: Kit) -> None:
    """Clouds draw together over the card and it rains hard."""
    kit.behind += [
        kit.cast("rain", 70, born=(0.06, 0.85), life=0.55, x=(-0.9, 1.0), y=(-0.62, -0.4), vx=(-0.36, -0.32),
                 vy=(1.6, 2.0), width=(0.034, 0.046)),
    ]  # fmt: skip
    kit.front += [
        kit.cast("rain", 30, born=(0.1, 0.85), life=0.4, x=(-0.3, 0.4), y=(-0.55, -0.4), vx=(-0.36, -0.32),
                 vy=(1.5, 1.9), width=(0.03, 0.04)),
        kit.enter("cloud", 0.66, (-0.46, -0.5), 0.0, 0.4, by=(-0.5, 0), ease=out_cubic),
        kit.enter("cloud", 0.7, (0.46, -0.5), 0.05, 0.4, by=(0.5, 0), ease=out_cubic),
        kit.enter("cloud", 0.62, (0.02, -0.56), 0.1, 0.4, by=(0, -0.3), ease=out_cubic),
    ]  # fmt: skip


def fire(kit: Kit) -> None:
    """Flames leap up behind the card on all sides, and sparks rise."""
    for index in range(7):
        x = -0.42 + 0.14 * index
        kit.behind += [kit.flicker("flame", 0.2, (x, -0.4), 0.16 + 0.03 * abs(index - 3), index * 2.1)]
    for side in SIDES:
        for index, y in enumerate((0.46, 0.3, 0.12, -0.08, -0.26)):
            x = side * (EDGE + 0.03 + 0.03 * (index % 2))
            kit.behind += [kit.flicker("flame", 0.18, (x, y), 0.05 * index, index * 1.7 + side)]
    kit.behind += [
        kit.cast("spark", 30, born=(0.05, 0.8), life=0.7, x=(-0.5, 0.5), y=(-0.5, 0.3), vx=(-0.3, 0.3),
                 vy=(-1.1, -0.5), width=(0.03, 0.06)),
    ]  # fmt: skip
    kit.front += [
        kit.cast("spark", 16, born=(0.1, 0.8), life=0.6, x=(-0.3, 0.3), y=(-0.2, 0.15), vx=(-0.2, 0.2),
                 vy=(-0.9, -0.4), width=(0.025, 0.05)),
    ]  # fmt: skip


def ghost_towns(kit: Kit) -> None:
    """Ravens leave the roofs, and fog creeps in from both sides."""
    for index, (x, y, at) in enumerate(
        ((-0.9, -0.5, 0.04), (0.85, -0.56, 0.1), (-0.62, -0.72, 0.16), (0.6, -0.3, 0.2), (1.0, -0.2, 0.08))
    ):
        start = (0.06 * (index - 2), -0.3)
        kit.front += [kit.cross("raven", 0.2, start, (x, y), at, 0.7, ease=in_quad, bob=0.03)]
    for y, by, at in ((0.3, -0.8, 0.0), (0.4, 0.8, 0.06), (0.2, 0.7, 0.14)):
        kit.behind += [kit.enter("fog", 1.5, (by * 0.1, y), at, 0.7, by=(by, 0), ease=out_cubic)]
    kit.front += [kit.enter("fog", 0.9, (0.05, 0.1), 0.1, 0.75, by=(-0.5, 0), ease=out_cubic)]
    kit.front += [kit.cross("weed", 0.13, (1.0, 0.06), (-1.0, 0.08), 0.05, 0.85, bob=0.08)]


def earthquake(kit: Kit) -> None:
    """The card shakes, a crack runs down through its picture, stones and dust break out beside it."""
    kit.quake(0.12, 0.62, 0.03, 13)
    kit.front += [
        kit.wipe("crack", 0.24, (0.02, -0.17), "top", 0.2, 0.3, in_quad),
        kit.cast("dust", 12, born=(0.25, 0.6), life=0.5, x=(-0.25, 0.25), y=(0.02, 0.12), vx=(-0.4, 0.4),
                 vy=(-0.3, 0.0), width=(0.1, 0.16), grow=1.8),
    ]  # fmt: skip
    for side in SIDES:
        x, vx = sorted((side * 0.36, side * 0.7)), sorted((side * 0.1, side * 0.7))
        kit.behind += [
            kit.cast("rock", 12, born=(0.12, 0.5), life=9, x=(x[0], x[1]), y=(-0.1, 0.4), vx=(vx[0], vx[1]),
                     vy=(-1.5, -0.7), gravity=4.6, width=(0.05, 0.1), spin=1.2, floor=0.46),
            kit.cast("dust", 16, born=(0.1, 0.7), life=0.6, x=(x[0], x[1]), y=(0.3, 0.46), vx=(vx[0], vx[1]),
                     vy=(-0.6, -0.1), width=(0.16, 0.26), grow=2.0),
        ]  # fmt: skip


def oil_spill(kit: Kit) -> None:
    """Black oil runs out from under the card, ever wider, and drips over its picture's sky."""
    kit.behind += [
        kit.wipe("pool", 1.95, (0, 0.36), "middle", 0.04, 0.8),
        kit.cast("drop", 26, born=(0.05, 0.7), life=0.55, x=(-0.5, 0.5), y=(0.2, 0.3), vx=(-0.9, 0.9),
                 vy=(-0.9, -0.3), gravity=3.6, width=(0.03, 0.055)),
    ]  # fmt: skip
    for index in range(7):
        x = -0.3 + 0.1 * index
        kit.front += [kit.cast("drop", 3, born=(0.1 * (index % 3), 0.5), life=0.55, x=(x, x), y=(-0.5, -0.44),
                               vy=(0.2, 0.5), gravity=1.6, width=(0.035, 0.06))]  # fmt: skip


def oil_price_crash(kit: Kit) -> None:
    """The arrow plunges; barrels and dull coins tumble after it."""
    kit.behind += [
        kit.wipe("down", 1.7, (0.04, -0.08), "left", 0.04, 0.55, in_quad),
        kit.cast("grey_barrel", 10, born=(0.1, 0.5), life=9, x=(0.46, 0.8), y=(-0.9, -0.7), vx=(-0.1, 0.1),
                 vy=(0.8, 1.3), gravity=3.8, width=(0.12, 0.14), spin=0.7, floor=0.4),
        kit.cast("dull_coin", 20, born=(0.05, 0.6), life=0.8, x=(-0.85, 0.85), y=(-0.9, -0.7), vy=(0.9, 1.4),
                 gravity=3.0, width=(0.05, 0.08), tumble=2.0),
        kit.cast("grey_barrel", 7, born=(0.2, 0.6), life=9, x=(-0.8, -0.46), y=(-0.9, -0.7), vx=(-0.1, 0.1),
                 vy=(0.8, 1.3), gravity=3.8, width=(0.12, 0.14), spin=0.7, floor=0.4),
    ]  # fmt: skip
    kit.quake(0.56, 0.26, 0.016, 6)


def recession(kit: Kit) -> None:
    """The shutters come rattling down over the shops, and a sign is hung before them; papers blow about."""
    kit.front += [
        kit.wipe("shutter", 0.655, (0, -0.16), "top", 0.1, 0.4, in_quad),
        kit.enter("lease", 0.28, (0.03, -0.12), 0.52, 0.26, by=(0, -0.3)),
    ]
    kit.behind += [
        kit.cast("paper", 26, born=(0.0, 0.7), life=0.85, x=(-0.95, 0.7), y=(-0.2, 0.45), vx=(0.5, 1.1),
                 vy=(-0.5, 0.0), gravity=0.5, width=(0.05, 0.08), spin=0.9),
    ]  # fmt: skip
    kit.quake(0.5, 0.2, 0.01, 5)


def volcanic_eruption(kit: Kit) -> None:
    """Ash rises from behind the card and spreads; glowing stones fly from the crater."""
    kit.behind += [
        kit.cast("ash", 40, born=(-0.1, 0.7), life=1.2, x=(-0.22, 0.22), y=(-0.52, -0.4), vx=(-0.9, 0.9),
                 vy=(-0.7, -0.1), width=(0.17, 0.25), grow=2.0),
        kit.cast("spark", 20, born=(0.1, 0.8), life=0.7, x=(-0.2, 0.2), y=(-0.5, -0.4), vx=(-0.9, 0.9),
                 vy=(-0.9, -0.3), gravity=1.4, width=(0.03, 0.05)),
        kit.cast("cinder", 40, born=(0.0, 0.7), life=1.2, x=(-0.95, 0.95), y=(-0.6, -0.1), vx=(-0.12, 0.12),
                 vy=(0.25, 0.55), width=(0.02, 0.045), spin=0.5),
    ]  # fmt: skip
    for side in SIDES:
        vx = sorted((side * 0.5, side * 1.2))
        kit.behind += [
            kit.cast("lava", 14, born=(0.06, 0.6), life=1.0, x=(-0.05, 0.05), y=(-0.5, -0.4), vx=(vx[0], vx[1]),
                     vy=(-1.5, -0.6), gravity=3.6, width=(0.05, 0.09), spin=1.0),
        ]  # fmt: skip
    kit.front += [
        kit.cast("lava", 9, born=(0.05, 0.5), life=0.7, x=(-0.04, 0.04), y=(-0.34, -0.3), vx=(-0.5, 0.5),
                 vy=(-1.2, -0.7), gravity=3.6, width=(0.035, 0.06), spin=1.0),
    ]  # fmt: skip
    kit.quake(0.1, 0.5, 0.01, 13)


def fish_farms(kit: Kit) -> None:
    """Fish leap out of the water on both sides, and away."""
    for index, (x, at) in enumerate(((0.5, 0.0), (0.62, 0.22), (0.46, 0.42))):
        for side in SIDES:
            start, end = (side * x, 0.34), (side * (x + 0.34), 0.34)
            when = at + 0.08 * (side > 0)
            kit.behind += [
                kit.cross("fish", 0.3, start, end, when, 0.5, arc=0.36 - 0.05 * index, angle=side * 10),
                kit.pop("splash", 0.26, (start[0], 0.37), when, 0.2),
                kit.cast("spray", 8, born=(when, when + 0.1), life=0.45, x=(start[0] - 0.04, start[0] + 0.04),
                         y=(0.3, 0.36), vx=(-0.4, 0.4), vy=(-1.0, -0.4), gravity=3.0, width=(0.04, 0.07)),
                kit.cast("spray", 8, born=(when + 0.46, when + 0.52), life=0.4, x=(end[0] - 0.04, end[0] + 0.04),
                         y=(0.32, 0.36), vx=(-0.4, 0.4), vy=(-0.8, -0.3), gravity=3.0, width=(0.04, 0.07)),
            ]  # fmt: skip


def permanent_fund(kit: Kit) -> None:
    """Bars of gold are stacked, the door of the vault turns shut before them."""
    for side in SIDES:
        for index, (x, row) in enumerate(((0.0, 0), (0.2, 0), (0.4, 0), (0.1, 1), (0.3, 1), (0.2, 2))):
            place = (side * (0.45 + x), 0.38 - 0.085 * row)
            kit.behind += [kit.enter("bar", 0.2, place, 0.02 + 0.07 * index, 0.22, by=(0, -0.45), ease=out_back)]
    kit.front += [kit.turning("wheel", 0.44, (0, -0.14), 0.3, 0.5, (200.0, 0.0), in_out_quad)]
    kit.front += [
        kit.cast("glint", 6, born=(0.7, 0.85), life=0.35, x=(-0.2, 0.2), y=(-0.3, 0.05), width=(0.06, 0.1))
    ]


SCENES: dict[str, Callable[[Kit], None]] = {
    "Seward’s Folly": sewards_folly,
    "Avalanche": avalanche,
    "Bust": bust,
    "Depression": depression,
    "Fire": fire,
    "Ghost Towns": ghost_towns,
    "Earthquake": earthquake,
    "Oil Spill": oil_spill,
    "Oil Price Crash": oil_price_crash,
    "Recession": recession,
    "Volcanic Eruption": volcanic_eruption,
    "Fish Farms": fish_farms,
    "Permanent Fund": permanent_fund,
}
"""By the name of the card."""
