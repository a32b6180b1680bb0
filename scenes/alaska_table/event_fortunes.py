"""The scenes of events that bring something: dollars, points, a card for nothing. Each is a function of its kit."""

from collections.abc import Callable

from scenes.scene_kit import EDGE, Kit
from scenes.ui.palette import rgb
from scenes.ui.timeline import in_out_quad, linear

SIDES = (-1, 1)
ART_TOP, ART_HIGH = -0.47, 0.62
"""Top and height of the picture on a card."""
RADAR = rgb("8FD8CF")
PASSES_AT, PASSES = 0.03, 0.92
"""When something begins to pass before the card, and how long it takes."""


def gold_rush(kit: Kit) -> None:
    """Nuggets rain and pile up on both sides; hats and picks fly up with joy."""
    kit.behind += [kit.glow("gold_rays", 1.5, (0, -0.1), 0.0)]
    for side in SIDES:
        x = sorted((side * 0.4, side * 0.86))
        kit.behind += [
            kit.cross("hat", 0.24, (side * 0.3, -0.3), (side * 0.62, -0.34), 0.11 + 0.03 * side, 0.8, arc=0.34),
            kit.cast("nugget", 18, born=(0.0, 0.45), life=9, x=(x[0], x[1]), y=(-0.95, -0.7), vy=(1.2, 1.8),
                     gravity=3.6, width=(0.05, 0.09), spin=1.6, floor=0.46),
        ]  # fmt: skip
    kit.behind += [kit.enter("pick", 0.26, (-0.5, 0.3), 0.2, by=(-0.2, -0.2))]
    kit.behind += [kit.enter("pick", 0.26, (0.5, 0.3), 0.28, by=(0.2, -0.2), flip=True)]
    kit.front += [
        kit.cast("nugget", 10, born=(0.0, 0.4), life=0.7, x=(-0.32, 0.32), y=(-0.95, -0.7), vy=(1.3, 1.8),
                 gravity=3.0, width=(0.05, 0.08), spin=1.6),
        kit.cast("glint", 7, born=(0.2, 0.7), life=0.35, x=(-0.3, 0.3), y=(-0.4, 0.1), width=(0.05, 0.1)),
    ]  # fmt: skip


def boom(kit: Kit) -> None:
    """The sun rises behind the card and coins shoot up like fireworks."""
    kit.behind += [kit.glow("gold_rays", 1.7, (0, -0.12), 0.0)]
    for side in SIDES:
        vx = sorted((side * 0.35, side * 1.5))
        kit.behind += [
            kit.cast("coin", 16, born=(0.02, 0.5), life=0.95, x=(-0.1, 0.1), y=(-0.3, -0.1), vx=(vx[0], vx[1]),
                     vy=(-2.3, -1.3), gravity=4.4, width=(0.06, 0.1), tumble=2.0),
            kit.cast("glint", 6, born=(0.25, 0.75), life=0.3, x=(-0.75, 0.75), y=(-0.6, -0.1), width=(0.06, 0.12)),
        ]  # fmt: skip


def exploration(kit: Kit) -> None:
    """A compass finds its north and footprints lead past the card."""
    kit.behind += [kit.glow("blue_rays", 1.5, (0, -0.1), 0.0)]
    kit.front += [kit.pop("dial", 0.26, (EDGE - 0.03, -0.42), 0.02)]
    kit.front += [kit.turning("needle", 0.2, (EDGE - 0.03, -0.42), 0.1, 0.75, (250.0, 0.0))]
    for step in range(10):
        x = -0.86 + 0.18 * step + (0.06 if step > 4 else 0)
        place = (x, 0.34 - 0.05 * step + (0.05 if step % 2 else -0.05))
        kit.behind += [kit.pop("print", 0.08, place, 0.08 + 0.07 * step, 0.14)]
    kit.behind += [kit.cast("flake", 18, born=(0.0, 0.5), life=0.9, x=(-0.9, 0.9), y=(-0.7, 0.2), vx=(-0.2, 0.0),
                            vy=(0.1, 0.3), width=(0.02, 0.035))]  # fmt: skip


def con_men(kit: Kit) -> None:
    """Three shells change places over the pea, and the cards of the game fly from the sleeve."""
    places = ((-0.19, -0.02), (0.0, -0.02), (0.19, -0.02))
    left, middle, right = places
    kit.front += [
        kit.swap("pea", 0.06, (middle, middle, middle), 0.1, 0.1),
        kit.swap("cup", 0.18, (left, middle, middle, right, right), 0.12, 0.72),
        kit.swap("cup", 0.18, (middle, left, left, left, middle), 0.12, 0.72),
        kit.swap("cup", 0.18, (right, right, right, middle, left), 0.12, 0.72),
    ]
    for side in SIDES:
        vx = sorted((side * 0.5, side * 1.3))
        kit.behind += [
            kit.cast("ace", 6, born=(0.04, 0.3), life=0.95, x=(-0.15, 0.15), y=(-0.2, 0.0), vx=(vx[0], vx[1]),
                     vy=(-1.5, -0.8), gravity=3.0, width=(0.1, 0.12), spin=0.9),
        ]  # fmt: skip


def air_expedition(kit: Kit) -> None:
    """Three bush planes in formation climb across the sky, over clouds."""
    for index, (y, at) in enumerate(((-0.3, 0.02), (-0.52, 0.1), (-0.06, 0.16))):
        plane = kit.cross("plane", 0.44, (-0.95, y + 0.16), (1.05, y - 0.16), at, 0.78, angle=5)
        (kit.front if index == 0 else kit.behind).append(plane)
    kit.behind += [
        kit.cast("smoke", 10, born=(0.0, 0.3), life=0.9, x=(-0.95, 0.95), y=(0.1, 0.32), vx=(-0.3, -0.15),
                 width=(0.14, 0.24), grow=1.3),
    ]  # fmt: skip


def alaska_railroad(kit: Kit) -> None:
    """Rails are laid over the foot of the picture, and a steam engine passes on them before it."""
    start, end = (-1.05, -0.06), (1.15, -0.06)
    kit.front += [
        kit.wipe("rails", 2.3, (0, 0.1), "left", 0.0, 0.3),
        kit.trail("smoke", 18, (start[0] + 0.18, -0.2), (end[0] + 0.18, -0.2), PASSES_AT, PASSES, life=0.6,
                  vx=(-0.35, -0.15), vy=(-0.4, -0.2), width=(0.07, 0.1), grow=2.0),
        kit.cross("engine", 0.7, start, end, PASSES_AT, PASSES),
        kit.trail("spark", 14, (start[0] - 0.1, 0.1), (end[0] - 0.1, 0.1), PASSES_AT, PASSES, life=0.3,
                  vx=(-0.5, -0.2), vy=(-0.5, -0.2), gravity=2.6, width=(0.025, 0.04)),
    ]  # fmt: skip


def homestead_act(kit: Kit) -> None:
    """A fence is set up post by post and the first crop sprouts."""
    kit.behind += [kit.glow("green_rays", 1.6, (0, -0.1), 0.0)]
    for index in range(5):
        for side in SIDES:
            x = side * (0.43 + 0.105 * index)
            kit.behind += [kit.pop("sprout", 0.09, (x, 0.18), 0.3 + 0.08 * index, 0.3)]
            kit.behind += [kit.enter("fence", 0.108, (x, 0.34), 0.04 + 0.09 * index, 0.22, by=(0, 0.14))]


def iditarod(kit: Kit) -> None:
    """Under a ribbon of aurora a sled is drawn past the picture, and snow flies up behind it."""
    start, end = (-1.1, 0.005), (1.2, 0.005)
    kit.behind += [
        kit.wipe("aurora", 1.9, (0, -0.6), "left", 0.0, 0.6, light=True),
        kit.cast("flake", 26, born=(0.0, 0.5), life=0.9, x=(-0.95, 0.95), y=(-0.7, 0.3), vx=(-0.5, -0.2),
                 vy=(0.1, 0.3), width=(0.02, 0.04)),
    ]  # fmt: skip
    kit.front += [
        kit.cross("sled", 0.84, start, end, PASSES_AT, PASSES, bob=0.012),
        kit.trail("powder", 34, (start[0] - 0.36, 0.1), (end[0] - 0.36, 0.1), PASSES_AT, PASSES, life=0.4,
                  vx=(-0.4, 0.0), vy=(-0.9, -0.4), gravity=3.0, width=(0.06, 0.1), grow=1.5),
        kit.trail("powder", 20, (start[0] + 0.1, 0.12), (end[0] + 0.1, 0.12), PASSES_AT, PASSES, life=0.25,
                  vx=(-0.5, -0.1), vy=(-0.5, -0.2), gravity=3.0, width=(0.04, 0.07)),
    ]  # fmt: skip


def statehood(kit: Kit) -> None:
    """Flags go up on both sides under a shower of stars."""
    kit.behind += [kit.glow("blue_rays", 1.6, (0, -0.1), 0.0)]
    for side in SIDES:
        vx = sorted((side * 0.2, side * 1.1))
        kit.behind += [
            kit.enter("staff", 0.055, (side * 0.61 - 0.19, 0.04), 0.0, 0.25, by=(0, 0.3)),
            kit.wipe("flag", 0.4, (side * 0.61 + 0.02, -0.16), "left", 0.18, 0.34),
            kit.cast("star white_star", 14, born=(0.12, 0.5), life=0.9, x=(-0.2, 0.2), y=(-0.4, -0.2),
                     vx=(vx[0], vx[1]), vy=(-1.7, -0.9), gravity=3.4, width=(0.04, 0.08), spin=0.8),
        ]  # fmt: skip


def wwii(kit: Kit) -> None:
    """Searchlights sweep the sky, and bombers pass in formation."""
    for x, by, angle in ((-0.5, -0.4, 14.0), (-0.2, 0.5, -20.0), (0.34, -0.5, 22.0), (0.56, 0.4, -12.0)):
        kit.behind += [kit.enter("beam", 0.46, (x, -0.1), 0.0, 0.85, by=(by, 0), ease=in_out_quad, angle=angle)]
    for index, (x, y) in enumerate(((0.2, 0.0), (-0.1, -0.16), (-0.1, 0.16), (-0.4, 0.28))):
        start, end = (-1.0 + x, -0.2 + y), (1.45 + x, -0.36 + y)
        plane = kit.cross("bomber", 0.42, start, end, 0.02, 0.88)
        (kit.front if index == 0 else kit.behind).append(plane)


def alaska_highway(kit: Kit) -> None:
    """A bulldozer lays the road before the picture and throws up earth, past a sign that is set up."""
    start, end = (-1.0, -0.045), (1.05, -0.045)
    kit.behind += [kit.pop("sign", 0.26, (-0.62, -0.06), 0.34)]
    kit.front += [
        kit.wipe("road", 2.3, (0, 0.1), "left", PASSES_AT, PASSES, linear),
        kit.trail("dust", 24, (start[0] - 0.2, 0.04), (end[0] - 0.2, 0.04), PASSES_AT, PASSES, life=0.5,
                  vx=(-0.35, -0.05), vy=(-0.25, -0.05), width=(0.14, 0.2), grow=1.8),
        kit.cross("dozer", 0.4, start, end, PASSES_AT, PASSES, bob=0.01),
        kit.trail("clod", 30, (start[0] + 0.22, 0.06), (end[0] + 0.22, 0.06), PASSES_AT, PASSES, life=0.35,
                  vx=(0.1, 0.9), vy=(-1.0, -0.4), gravity=4.4, width=(0.03, 0.06), spin=1.2),
    ]  # fmt: skip


def cold_war(kit: Kit) -> None:
    """The dish sends out its rings, and two jets draw their lines over the sky."""
    kit.behind += [kit.rings((0.08, -0.28), 0.95, RADAR, (0.0, 0.2, 0.4), 0.55)]
    kit.behind += [kit.cross("jet", 0.8, (-1.1, -0.2), (1.2, -0.52), 0.06, 0.74, angle=7)]
    kit.front += [kit.rings((0.08, -0.28), 0.3, RADAR, (0.04, 0.3, 0.56), 0.34)]
    kit.front += [kit.cross("jet", 0.8, (-1.2, -0.06), (1.2, -0.36), 0.16, 0.74, angle=7)]


def oil_price_spike(kit: Kit) -> None:
    """Barrels rise in stacks, higher from left to right, and the arrow climbs over them."""
    kit.behind += [kit.glow("gold_rays", 1.5, (0, -0.1), 0.0)]
    for column, x in enumerate((-0.72, -0.54, 0.52, 0.7)):
        for row in range(1 + column):
            at = 0.04 + 0.08 * column + 0.06 * row
            kit.behind += [kit.enter("barrel", 0.13, (x, 0.36 - 0.145 * row), at, 0.22, by=(0, 0.12))]
    kit.behind += [
        kit.wipe("up", 1.7, (0.06, -0.1), "left", 0.12, 0.6, in_out_quad),
        kit.cast("coin", 12, born=(0.45, 0.7), life=0.6, x=(0.45, 0.7), y=(-0.6, -0.4), vx=(-0.4, 0.5),
                 vy=(-1.1, -0.5), gravity=3.4, width=(0.05, 0.08), tumble=2.0),
    ]  # fmt: skip


def state_spending(kit: Kit) -> None:
    """Banknotes flutter and coins drop over the whole land."""
    kit.behind += [
        kit.glow("blue_rays", 1.6, (0, -0.15), 0.0),
        kit.cast("note", 18, born=(0.0, 0.5), life=0.95, x=(-0.9, 0.9), y=(-0.8, -0.5), vx=(-0.2, 0.2),
                 vy=(0.5, 0.9), width=(0.1, 0.14), spin=0.5),
    ]  # fmt: skip
    for side in SIDES:
        x = sorted((side * 0.42, side * 0.86))
        kit.behind += [
            kit.cast("coin", 14, born=(0.05, 0.5), life=9, x=(x[0], x[1]), y=(-0.9, -0.7), vy=(1.2, 1.6),
                     gravity=3.6, width=(0.06, 0.09), tumble=1.6, floor=0.45),
        ]  # fmt: skip


def settlement_act(kit: Kit) -> None:
    """A quill signs, and the seal comes down on it."""
    kit.front += [
        kit.cross("feather", 0.26, (-0.2, -0.2), (0.2, -0.14), 0.0, 0.5, ease=in_out_quad, bob=0.03),
        kit.slam("seal", 0.26, (0.16, -0.06), 0.62),
    ]
    kit.behind += [
        kit.glow("gold_rays", 1.5, (0, -0.1), 0.0),
        kit.cast("leaf", 14, born=(0.55, 0.7), life=0.8, x=(-0.3, 0.3), y=(-0.3, 0.0), vx=(-1.2, 1.2),
                 vy=(-1.0, -0.3), gravity=1.8, width=(0.06, 0.08), spin=0.7),
    ]  # fmt: skip
    kit.quake(0.62, 0.2, 0.014, 5)


def conservation_act(kit: Kit) -> None:
    """A wreath of leaves grows about the picture, and leaves drift off on the wind."""
    kit.behind += [kit.glow("green_rays", 1.5, (0, -0.15), 0.0)]
    top, left, high = ART_TOP - 0.02, -EDGE, ART_HIGH
    border = [(left, top + high * (1 - i / 6)) for i in range(7)] + [
        (left + EDGE * i / 3, top) for i in range(1, 4)
    ]
    for index, (x, y) in enumerate(border):
        at = 0.02 + 0.06 * index
        kit.front += [kit.pop("leaf", 0.12, (x, y), at), kit.pop("leaf", 0.12, (-x, y), at, flip=True)]
    kit.behind += [
        kit.cast("leaf", 22, born=(0.0, 0.6), life=0.9, x=(-0.95, 0.6), y=(-0.6, 0.4), vx=(0.5, 1.0),
                 vy=(-0.3, 0.1), width=(0.05, 0.08), spin=0.6),
    ]  # fmt: skip


def discovery(kit: Kit) -> None:
    """Oil is struck: it shoots up from behind the card and rains down, beside the towers."""
    for side in SIDES:
        vx = sorted((side * 0.2, side * 0.9))
        kit.behind += [
            kit.enter("derrick", 0.26, (side * 0.58, 0.16), 0.0, 0.3),
            kit.cast("drop", 20, born=(0.2, 0.8), life=0.9, x=(-0.06, 0.06), y=(-0.8, -0.7), vx=(vx[0], vx[1]),
                     vy=(-0.9, -0.2), gravity=3.6, width=(0.035, 0.055)),
        ]  # fmt: skip
    kit.behind += [
        kit.glow("gold_rays", 1.6, (0, -0.3), 0.1),
        kit.wipe("gush", 0.26, (0, -0.52), "bottom", 0.08, 0.3),
    ]
    kit.front += [
        kit.cast("glint", 8, born=(0.1, 0.75), life=0.3, x=(-0.3, 0.3), y=(-0.4, 0.1), width=(0.06, 0.12))
    ]


SCENES: dict[str, Callable[[Kit], None]] = {
    "Gold Rush": gold_rush,
    "Boom": boom,
    "Exploration": exploration,
    "Con Men": con_men,
    "Alaskan Air Expedition": air_expedition,
    "Alaska Railroad": alaska_railroad,
    "Homestead Act": homestead_act,
    "Iditarod": iditarod,
    "Statehood": statehood,
    "WWII": wwii,
    "Alaska Highway": alaska_highway,
    "Cold War Build-Up": cold_war,
    "Oil Price Spike": oil_price_spike,
    "State Spending": state_spending,
    "Settlement Act": settlement_act,
    "Conservation Act": conservation_act,
    "Discovery": discovery,
}
"""By the name of the card."""
