"""Carving and painting of the north-west coast: ovoids, crests on poles and house fronts.

The crests are simple ones of our own, in the manner of the coast's formline: black primary lines, red secondary
ones, blue-green fields. None copies the crest of a clan.
"""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.svg import circle, ellipse, group, line, path, rect

BLACK = "#20130E"
RED = "#B92F20"
TEAL = "#3C8C88"
CREAM = "#F5E2BC"
CEDAR = "#B8743F"
CEDAR_SHADE = "#8A4F2A"


def ovoid(x: float, y: float, half: float, ink: str, turn: float = 0) -> str:
    """The rounded oblong, flat or hollow below, that all formline is built of; `half` is half its width."""
    shape = "M-10 3C-11 -6 -6 -9 0 -9C6 -9 11 -6 10 3C10 6 8 7 6 6C2 5 -2 5 -6 6C-8 7 -10 6 -10 3Z"
    return group(path(shape, ink), x, y, half / 10, turn)


def eye(x: float, y: float, half: float, turn: float = 0) -> str:
    """An ovoid with its lids and pupil."""
    lids = path("M-9 0C-4 -6 4 -6 9 0C4 5 -4 5 -9 0Z", CREAM) + circle(0, -0.4, 3.6, BLACK)
    return ovoid(x, y, half, BLACK, turn) + group(lids, x, y - half * 0.1, half / 12, turn)


def _pair(body: str) -> str:
    """A shape and its mirror image about x = 0."""
    return body + group(body, flip=True)


def _block(half: float = 42) -> str:
    """A section of a pole, 100 high, floor at y = 0, its right side in shade."""
    return rect(-half, -100, 2 * half, 101, CEDAR, 8) + rect(half * 0.4, -100, half * 0.6, 101, CEDAR_SHADE, 6)


def bear() -> str:
    """A bear's head with ears, broad nose and bared teeth."""
    ears = _pair(circle(-30, -98, 13, BLACK) + circle(-30, -97, 7, RED))
    brows = _pair(
        path("M-40 -66C-38 -86 -12 -88 -5 -72L-6 -66C-16 -76 -30 -74 -38 -60Z", BLACK) + eye(-22, -58, 15)
    )
    nose = path("M-7 -64H7L15 -44C10 -36 -10 -36 -15 -44Z", TEAL) + _pair(circle(-8, -43, 3, BLACK))
    mouth = rect(-37, -32, 74, 28, RED, 11) + rect(-30, -25, 60, 14, CREAM, 4)
    return _block() + ears + brows + nose + mouth + line("M-16 -25V-11M0 -25V-11M16 -25V-11M-30 -18H30", RED, 2)


def raven() -> str:
    """A raven with a long straight beak and folded wings."""
    wing = path("M-40 -70C-62 -68 -66 -30 -56 2H-42Z", BLACK)
    wing += path("M-44 -58C-56 -52 -58 -28 -52 -6H-45Z", TEAL) + line("M-58 -36L-46 -30M-58 -22L-46 -16", CREAM, 3)
    brows = _pair(
        path("M-40 -68C-38 -92 -10 -92 -4 -74L-6 -68C-16 -80 -30 -78 -38 -62Z", BLACK) + eye(-22, -60, 15)
    )
    beak = path("M-14 -70H14L9 -18L0 2L-9 -18Z", BLACK) + path("M-6 -66H6L3 -24L0 -12L-3 -24Z", RED)
    feet = _pair(path("M-36 -22H-18L-16 0H-38Z", TEAL) + line("M-32 -14V-2M-24 -14V-2", BLACK, 3))
    return _pair(wing) + _block() + brows + feet + beak


def eagle() -> str:
    """An eagle with a hooked beak, its wings spread to both sides of the pole."""
    wing = path(
        "M-38 -76C-70 -96 -100 -92 -124 -74L-112 -58L-118 -42L-100 -44L-96 -28L-78 -36L-66 -22L-38 -40Z", BLACK
    )
    wing += path("M-44 -66C-66 -80 -86 -80 -104 -70L-94 -58L-98 -52L-82 -52L-78 -42L-64 -46L-44 -48Z", TEAL)
    wing += ovoid(-60, -60, 11, CREAM) + ovoid(-60, -60, 7, RED)
    head = path("M-34 -62C-34 -112 34 -112 34 -62L30 0H-30Z", CREAM) + path(
        "M12 -98C30 -90 34 -76 34 -62L30 0H14Z", "#D9BF92"
    )
    brows = _pair(path("M-32 -68C-30 -86 -10 -88 -4 -76C-14 -78 -24 -74 -30 -62Z", BLACK) + eye(-18, -64, 11))
    beak = path("M-13 -74H13C16 -54 10 -40 0 -28C-10 -40 -16 -54 -13 -74Z", "#E9A91F")
    chest = path("M-30 -24H30V0H-30Z", RED) + line("M-20 -24V-4M-7 -24V-4M7 -24V-4M20 -24V-4", CREAM, 3)
    return _pair(wing) + head + brows + chest + beak + path("M0 -74H13C16 -54 10 -40 0 -28Z", "#C8841A")


def watchman() -> str:
    """A keeper of the pole under a tall ringed hat."""
    hat = rect(-15, -176, 30, 62, CREAM, 4) + rect(4, -176, 11, 62, "#D9BF92", 4)
    hat += line("M-15 -160H15M-15 -144H15M-15 -128H15", RED, 4) + path("M-44 -98L-16 -120H16L44 -98Z", BLACK)
    face = rect(-32, -100, 64, 60, CEDAR, 14) + rect(12, -100, 20, 60, CEDAR_SHADE, 10)
    brows = _pair(line("M-26 -82C-22 -90 -10 -90 -6 -82", BLACK, 5) + eye(-15, -74, 9))
    mouth = path("M-4 -74H4L8 -60H-8Z", RED) + rect(-16, -56, 32, 9, RED, 4)
    hands = _block() + _pair(path("M-40 -38C-30 -44 -12 -40 -8 -24L-12 -4H-20L-22 -20L-40 -22Z", TEAL))
    return hands + face + brows + mouth + hat


def totem_pole(crests: Sequence[str], step: float = 100) -> str:
    """A pole of crests, lowest first, foot at the origin; each is `step` above the one below."""
    return "".join(group(crest, 0, -step * k) for k, crest in enumerate(crests))


def painted_front() -> str:
    """A raven painted across the front of a house: about 260 wide and 120 high, centred on the door at y = 0."""
    wing = path("M-40 -84C-70 -104 -112 -96 -130 -60V-6H-104C-100 -34 -84 -50 -44 -52Z", BLACK)
    wing += path("M-48 -76C-74 -90 -104 -84 -116 -58V-18H-110C-106 -44 -88 -60 -48 -62Z", RED)
    wing += ovoid(-92, -66, 17, BLACK) + ovoid(-92, -66, 12, TEAL) + ovoid(-92, -66, 6, BLACK)
    feathers = path("M-96 -2V-20C-92 -34 -80 -40 -74 -40V-2ZM-70 -2V-38C-62 -44 -54 -46 -46 -46V-2Z", TEAL)
    feathers += line("M-85 -4V-24M-58 -4V-34", BLACK, 4)
    head = path("M-52 -62C-56 -112 -20 -124 0 -124C20 -124 56 -112 52 -62C40 -50 -40 -50 -52 -62Z", BLACK)
    head += path("M-42 -68C-44 -104 -16 -114 0 -114C16 -114 44 -104 42 -68C30 -60 -30 -60 -42 -68Z", CREAM)
    brows = _pair(path("M-40 -82C-36 -104 -14 -106 -6 -90C-18 -96 -30 -92 -38 -76Z", BLACK) + eye(-22, -78, 14))
    beak = path("M-13 -94H13L9 -52L0 -34L-9 -52Z", BLACK) + path("M-6 -88H6L4 -58L0 -48L-4 -58Z", RED)
    return _pair(wing + feathers) + head + brows + beak


def button_blanket(field: str = "#1C2A44") -> str:
    """Somebody from behind who spreads a button blanket in the dance, feet at y = 0, about 110 high."""
    legs = line("M-8 -16V-2M8 -16V-2", "#3A1B12", 9)
    cape = "M-13 -88H13L48 -76C52 -50 44 -24 34 -10C12 -16 -12 -16 -34 -10C-44 -24 -52 -50 -48 -76Z"
    inner = "M-12 -80H12L38 -70C40 -50 36 -34 28 -20C10 -25 -10 -25 -28 -20C-36 -34 -40 -50 -38 -70Z"
    crest = (
        ovoid(0, -54, 15, RED)
        + ovoid(0, -54, 9, field)
        + _pair(path("M-18 -50C-28 -54 -30 -44 -26 -34L-18 -38Z", RED))
    )
    buttons = _pair(
        "".join(circle(x, y, 1.9, CREAM) for x, y in ((-38, -66), (-39, -54), (-36, -42), (-31, -30), (-26, -75)))
    )
    head = circle(0, -98, 10, "#1E120D") + path(
        "M-22 -98L-9 -112C-6 -116 6 -116 9 -112L22 -98C10 -93 -10 -93 -22 -98Z", "#E3C38C"
    )
    return (
        legs
        + path(cape, RED)
        + path(inner, field)
        + crest
        + buttons
        + head
        + line("M-13 -106H13", BLACK, 3)
        + ellipse(0, -88, 9, 3, RED)
    )
