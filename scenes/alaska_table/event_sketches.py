"""What the scenes of Alaska's events are played with: small flat sketches in the inks of the pictures.

Each is drawn about the origin in units of its own, x to the right and y down.
"""

import math
from dataclasses import dataclass

from scenes.ui.vector import polygon, star_points

WOOD, WOOD_DARK, IRON, NIGHT, SNOW, GOLD, GOLD_DARK = (
    "#9a6a3c",
    "#4f3118",
    "#26303a",
    "#101c2a",
    "#f4f8fb",
    "#f3bd45",
    "#a86a14",
)
RED, CREAM, OIL, SHEEN, STEEL, GREEN = "#c9402b", "#f8efdb", "#141020", "#7468b8", "#aab6c0", "#4f8a45"


@dataclass(frozen=True, slots=True)
class Sketch:
    """SVG elements within a box of this width and height, its middle in the origin."""

    width: float
    height: float
    body: str


def _path(data: str, fill: str, more: str = "") -> str:
    return f'<path d="{data}" fill="{fill}" {more}/>'


def _line(data: str, colour: str, width: float, more: str = "") -> str:
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" {more}/>'


def _disc(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" {more}/>'


def _bar(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" {more}/>'


def _puff(light: str, low: str) -> Sketch:
    """A ball of snow, dust or smoke: its shade below its light."""
    balls = ((-14, 4, 15), (13, 5, 16), (0, -9, 18))
    shade = "".join(_disc(x, y + 3, r, low) for x, y, r in balls)
    return Sketch(62, 58, shade + "".join(_disc(x - 1, y - 1, r - 2, light) for x, y, r in balls))


def _halo(core: str, glow: str) -> Sketch:
    """A glowing thing: two faint rings of light about its core."""
    return Sketch(
        40,
        40,
        _disc(0, 0, 19, glow, 'fill-opacity=".16"')
        + _disc(0, 0, 12, glow, 'fill-opacity=".34"')
        + _disc(0, 0, 6.5, core),
    )


def _star(fill: str) -> Sketch:
    return Sketch(44, 44, _path(polygon(star_points(5, 20, 8.6)), fill, f'stroke="{GOLD_DARK}" stroke-width="1.5"'))


def _rays(colour: str) -> Sketch:
    """A burst of light, faint at its rim."""
    beams = "".join(
        f'<path d="M0 0L{-5 if turn % 2 else -7}-98L{5 if turn % 2 else 7}-98Z" fill="{colour}" '
        f'fill-opacity="{0.20 if turn % 2 else 0.32}" transform="rotate({turn * 15})"/>'
        for turn in range(24)
    )
    return Sketch(200, 200, beams)


def _barrel(fill: str, dark: str) -> Sketch:
    body = _path("M-24-34Q-32 0-24 34H24Q32 0 24-34Z", fill) + _path("M6-34H24Q32 0 24 34H6Q14 0 6-34Z", dark)
    hoops = "".join(_line(f"M-27 {y}H27", NIGHT, 4) for y in (-16, 16))
    return Sketch(66, 84, body + hoops + f'<ellipse cy="-34" rx="24" ry="6" fill="{dark}"/>')


def _arrow(points: str, head: str, fill: str, dark: str) -> Sketch:
    lines = "".join(
        f'<path d="{points}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>'
        for colour, width in ((dark, 26), (fill, 18))
    )
    return Sketch(420, 320, lines + _path(head, fill, f'stroke="{dark}" stroke-width="4" stroke-linejoin="round"'))


def _plane() -> Sketch:
    """A red bush plane with two wings and floats, flying to the right."""
    return Sketch(
        170,
        84,
        _path("M-70-4L62-12Q78-6 62 6L-50 12Z", RED)
        + _path("M-72-4L-82-30H-64L-50-4Z", "#8f2418")
        + _bar(-20, -36, 74, 9, "#e0563c", 'rx="4"')
        + _bar(-24, 8, 78, 8, "#8f2418", 'rx="4"')
        + _line("M-12-28V8M42-28V8M-8 14L-14 28M34 14L40 28", CREAM, 3)
        + _path("M-40 28H58Q68 28 60 36H-28Z", CREAM)
        + _path("M6-14Q16-24 28-14Z", "#bfe3f2")
        + _bar(72, -26, 5, 46, "#f2e6c8", 'rx="2" fill-opacity=".8"'),
    )


def _bomber() -> Sketch:
    """A bomber of the war against the sky, seen from the front quarter."""
    engines = "".join(_path(f"M{x}-4h12v12h-12Z", "#4a5036") for x in (-52, -30, 20, 42))
    return Sketch(
        180,
        64,
        _path("M-86-6L-12-10H12L86-6L84 2L12 6H-12L-84 2Z", "#a3a67c")
        + _path("M-8-20Q0-26 8-20L10 22Q0 28-10 22Z", "#6c7250")
        + _path("M-28 18H28V23H-28Z", "#6c7250")
        + engines
        + _disc(0, -12, 4, "#f4ecc0"),
    )


def _jet() -> Sketch:
    """A jet of the cold war, flying to the right, with its trail."""
    return Sketch(
        300,
        50,
        _path("M-148-2H20V3H-148Q-156 0-148-2Z", SNOW, 'fill-opacity=".55"')
        + _path("M0-4L92-5Q112 0 92 5L0 5Z", STEEL)
        + _path("M30-4L-8-22H6L64-4ZM30 4L2 20H14L64 4Z", "#5f6f7c")
        + _path("M2-4L-12-20H-2L20-4Z", "#3b4853"),
    )


def _engine() -> Sketch:
    """A steam engine and its tender, on its way to the right."""
    wheels = "".join(
        _disc(x, 40, r, IRON) + _disc(x, 40, r - 6, "#6a2a1e") + _disc(x, 40, 4, GOLD)
        for x, r in ((-104, 14), (-70, 14), (-18, 18), (22, 18), (62, 14))
    )
    return Sketch(
        260,
        124,
        _path("M-126-14H-48V32H-126Z", "#1c2630")
        + _path("M-120-14q12-12 26-6q14-8 38 6Z", NIGHT)
        + _path("M-42-40H4V32H-42Z", "#7a2318")
        + _path("M-50-48H12V-38H-50Z", IRON)
        + _bar(-30, -28, 22, 20, "#ffe9a8")
        + _path("M4-18H84Q94-16 94 8Q94 26 84 28H4Z", "#1f2b36")
        + _path("M58-18L52-48H84L76-18Z", NIGHT)
        + _bar(20, -32, 18, 14, GOLD, 'rx="6"')
        + _path("M84 26H104L124 50H84Z", RED)
        + _disc(92, -4, 8, "#fff3c4")
        + _bar(-126, 28, 214, 6, GOLD_DARK)
        + wheels,
    )


def _sled() -> Sketch:
    """Three pairs of dogs and a sled with its driver, on their way to the right."""
    dog = (
        "M-24-4Q-20-14 2-12L14-20L20-24L22-16L32-12L28-6L18-4L16 6L24 18H18L8 6L-12 6L-20 18H-27L-20 4"
        "L-26-2L-38-12L-34-14Z"
    )
    dogs = "".join(
        f'<path d="{dog}" fill="{colour}" transform="translate({x} {y})"/>'
        for x, y, colour in ((12, 20, "#cfd8de"), (72, 22, "#59656f"), (130, 20, "#e9eef1"))
    )
    return Sketch(
        340,
        104,
        _line("M-66 18L-20 20L150 12", WOOD_DARK, 2.5)
        + dogs
        + _line("M-156 42H-62Q-48 42-46 28", WOOD, 6)
        + _path("M-140 22H-64L-56 34H-140Z", "#c98b48")
        + _line("M-146 42L-154-2M-112 42V24M-78 42V28", WOOD_DARK, 4.5)
        + _path("M-158-8Q-150-26-136-14L-132 22L-136 42H-150L-156 14Z", "#2d5f9a")
        + _disc(-145, -26, 11, "#e8dcc4")
        + _disc(-143, -25, 6.5, "#8a5a3a")
        + _line("M-142-6L-124 4", "#2d5f9a", 7),
    )


def _dozer() -> Sketch:
    return Sketch(
        150,
        104,
        _path("M-40-8H32V20H-40Z", GOLD)
        + _path("M-36-46H8V-8H-36Z", "#d99a1f")
        + _bar(-28, -38, 28, 22, "#bfe0ea")
        + _bar(14, -30, 8, 22, IRON)
        + _bar(-54, 18, 98, 28, IRON, 'rx="14"')
        + "".join(_disc(x, 32, 8, STEEL) for x in (-40, -16, 8, 30))
        + _path("M52-14Q70 14 58 46H70Q80 8 64-16Z", "#6f7a83")
        + _line("M30 16H56", "#6f7a83", 6),
    )


def _flag() -> Sketch:
    """The flag with the dipper and the star of the north, from its staff to the right."""
    stars = "".join(
        f'<path d="{polygon(star_points(5, r, r * 0.42))}" fill="{GOLD}" transform="translate({x} {y})"/>'
        for x, y, r in (
            (-34, -12, 6),
            (-24, 0, 6),
            (-12, 2, 6),
            (-8, -10, 6),
            (8, -12, 6),
            (22, -16, 6),
            (42, -30, 10),
        )
    )
    return Sketch(
        150,
        110,
        _path("M-62-46Q-30-56 0-46T62-46V26Q30 16 0 26T-62 26Z", "#123a86")
        + _path("M-62 10Q-30 0 0 10T62 10V26Q30 16 0 26T-62 26Z", "#0d2c68")
        + stars,
    )


def _chest() -> Sketch:
    return Sketch(
        170,
        120,
        _path("M-74-2Q-74-46-30-46H30Q74-46 74-2Z", "#8a5527")
        + _bar(-74, 0, 148, 50, "#6d3f1a", 'rx="5"')
        + "".join(_path(f"M{x}-46H{x + 14}V50H{x}Z", GOLD_DARK) for x in (-56, 42))
        + _bar(-74, -6, 148, 9, GOLD)
        + _bar(-12, -12, 24, 30, GOLD, 'rx="4"')
        + _disc(0, 0, 5, WOOD_DARK)
        + _bar(-3, 0, 6, 12, WOOD_DARK),
    )


def _derrick() -> Sketch:
    lattice = "".join(
        f"M{-10 - 9 * i} {-110 + 48 * i}L{19 + 9 * i} {-62 + 48 * i}M{10 + 9 * i} {-110 + 48 * i}"
        f"L{-19 - 9 * i} {-62 + 48 * i}M{-19 - 9 * i} {-62 + 48 * i}H{19 + 9 * i}"
        for i in range(5)
    )
    return Sketch(
        140, 270, _line("M-10-120L-58 130M10-120L58 130M-14-120H14", "#e07a2a", 7) + _line(lattice, "#e07a2a", 4)
    )


def _wheel() -> Sketch:
    """The round door of a vault."""
    spokes = "".join(
        f'<g transform="rotate({turn * 60})">{_bar(-4, -44, 8, 44, "#6f7d88")}{_disc(0, -44, 8, GOLD)}</g>'
        for turn in range(6)
    )
    bolts = "".join(
        f'<g transform="rotate({turn * 30 + 15})">{_disc(0, -66, 5, "#55626d")}</g>' for turn in range(12)
    )
    return Sketch(
        170,
        170,
        _disc(0, 0, 82, "#55626d")
        + _disc(0, 0, 76, STEEL)
        + bolts
        + _disc(0, 0, 56, "#8d9aa5")
        + spokes
        + _disc(0, 0, 16, GOLD)
        + _disc(0, 0, 7, GOLD_DARK),
    )


def _shutter() -> Sketch:
    slats = "".join(_bar(-183, -174 + 29 * i, 366, 26, "#667684" if i % 2 else "#5b6a78") for i in range(12))
    return Sketch(366, 348, _bar(-183, -174, 366, 348, "#323f4b") + slats + _bar(-183, 160, 366, 14, "#26323d"))


def _aurora() -> Sketch:
    """A curtain of light: bright at its hem, and gone at its top."""
    stops = "".join(
        f'<stop offset="{offset}%" stop-color="{colour}" stop-opacity="{alpha}"/>'
        for offset, colour, alpha in (
            (0, "#7a6cf0", 0),
            (45, "#4fb6d8", 0.28),
            (85, "#55e6b4", 0.75),
            (100, "#c8ffe6", 0.1),
        )
    )
    fade = f'<defs><linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%">{stops}</linearGradient></defs>'
    folds = ""
    for index in range(24):
        x, low = -200 + index * 17, 40 + 26 * math.sin(index * 0.62)
        folds += f'<rect x="{x}" y="{low - 120:.1f}" width="17.4" height="120" fill="url(#g)"/>'
    return Sketch(420, 170, fade + folds)


def _crack() -> Sketch:
    """A crack that widens downwards, from the middle of its top."""
    return Sketch(
        120,
        340,
        _path(
            "M-2-170L10-110L-14-70L16-20L-12 30L26 80L-10 120L8 170H52L30 116L58 78L22 30L44-20L12-72L26-112Z",
            "#0e0905",
        )
        + _line("M2-60L-40-34M26 40L56 56M-6 96L-46 112", "#0e0905", 5),
    )


def _pool() -> Sketch:
    return Sketch(
        620,
        150,
        _path(
            "M-300 10C-290-40-190-30-150-44S-20-64 60-54S190-60 230-34S310-20 300 14S210 40 170 52S30 66-40 58"
            "S-170 64-210 46S-306 40-300 10Z",
            OIL,
            f'stroke="{SHEEN}" stroke-width="4"',
        )
        + _path("M-270 0C-240-34-170-24-150-30S-180 10-200 24S-280 24-270 0Z", "#6d4fb0", 'fill-opacity=".75"')
        + _path("M-252 2C-230-20-190-16-176-18S-196 6-210 12S-258 16-252 2Z", "#2f93a0", 'fill-opacity=".8"')
        + _path("M150 24C190-10 240-20 270 0S240 30 200 36S130 40 150 24Z", "#6d4fb0", 'fill-opacity=".75"')
        + _path("M178 20C204-2 236-8 254 4S236 22 208 26S166 30 178 20Z", "#d08a3a", 'fill-opacity=".7"')
        + _line("M-120-40C-60-50 20-50 80-44", "#b9b2e0", 4, 'stroke-opacity=".7"'),
    )


SKETCHES: dict[str, Sketch] = {
    # out of the ground
    "nugget": Sketch(
        44,
        38,
        _path("M-19 2L-12-13L3-17L17-9L20 5L9 16L-10 15Z", GOLD, f'stroke="{GOLD_DARK}" stroke-width="2"')
        + _path("M-10-9L2-13L8-6L-4-1Z", "#fff0b8"),
    ),
    "rock": Sketch(
        44,
        38,
        _path("M-19 4L-13-12L2-17L17-9L19 6L8 16L-11 15Z", "#5c4a38") + _path("M-13-12L2-17L6-4L-8 0Z", "#86705a"),
    ),
    "lava": Sketch(
        48,
        48,
        _disc(0, 0, 22, "#ff7a1f", 'fill-opacity=".28"')
        + _path("M-14 3L-9-12L4-14L14-5L11 10L-5 14Z", "#ff9a2c")
        + _path("M-7 2L-3-7L6-6L6 5Z", "#ffe27a"),
    ),
    "barrel": _barrel("#d24a34", "#9d2f20"),
    "grey_barrel": _barrel("#7d7b8d", "#565466"),
    "drop": Sketch(
        24,
        34,
        _path("M0-15C8-3 10 2 10 6A10 10 0 0 1-10 6C-10 2-8-3 0-15Z", OIL, f'stroke="{SHEEN}" stroke-width="1.6"')
        + _disc(-3, 5, 2.6, "#6a5c92"),
    ),
    "pool": _pool(),
    "gush": Sketch(
        120,
        330,
        _path(
            "M-14 165L-20-60Q-50-70-56-110Q-40-130-30-120Q-34-160 0-160Q36-160 30-122Q46-130 58-104Q44-66 20-60"
            "L14 165Z",
            OIL,
            f'stroke="{SHEEN}" stroke-width="3"',
        )
        + _path("M-4 165L-6-90Q-2-110 4-90L2 165Z", "#6d5fa8"),
    ),
    "derrick": _derrick(),
    "bar": Sketch(
        96,
        46,
        _path("M-30-20H30L45 20H-45Z", GOLD)
        + _path("M-30-20H30L24-12H-24Z", "#fff0b8")
        + _path("M-45 20L-42 12H42L45 20Z", GOLD_DARK),
    ),
    # weather
    "snow": _puff(SNOW, "#b9cfe2"),
    "dust": _puff("#cbb38d", "#8f7653"),
    "ash": _puff("#6b5f66", "#38303a"),
    "smoke": _puff("#dcd5cc", "#a39a94"),
    "fog": Sketch(
        420,
        70,
        _path(
            "M-205 10C-160-30-90-14-40-22S90-34 130-14S200-4 205 12S110 30 40 26S-190 36-205 10Z",
            "#9fb4bd",
            'fill-opacity=".5"',
        ),
    ),
    "flake": Sketch(20, 20, _disc(0, 0, 9, SNOW, 'fill-opacity=".25"') + _disc(0, 0, 5.5, SNOW)),
    "rain": Sketch(20, 60, _line("M6-27L-6 27", "#b9cbd6", 3.4, 'stroke-opacity=".85"')),
    "cloud": Sketch(
        240,
        96,
        _path("M-114 34Q-112 4-82 4Q-78-34-40-30Q-18-58 22-40Q62-50 74-12Q114-10 114 34Z", "#3c4650")
        + _path("M-114 34Q-110 18-82 20Q-30 6 20 22Q70 8 114 34V42H-114Z", "#2a323b"),
    ),
    "bank": Sketch(
        640,
        130,
        _path(
            "M-316 64Q-290 6-230 14Q-190-40-130-22Q-80-62-10-40Q60-66 120-30Q180-50 220 6Q290 0 316 64Z", "#b9cfe2"
        )
        + _path(
            "M-306 64Q-280 20-226 26Q-186-24-128-8Q-78-46-10-26Q58-50 116-16Q176-34 216 18Q280 14 306 64Z", SNOW
        ),
    ),
    "aurora": _aurora(),
    # fire and light
    "flame": Sketch(
        60,
        110,
        _path("M0-53C12-30 28-10 26 20C26 42 14 54 0 54S-28 42-27 18C-26 4-14-6-13-22C-4-16 0-30 0-53Z", "#f2691e")
        + _path("M2-8C12 8 16 20 14 32C12 46 6 52 0 52S-15 44-14 30C-13 18-2 10 2-8Z", "#ffd25c"),
    ),
    "spark": _halo("#fff2b0", "#ff8a24"),
    "glint": Sketch(44, 44, _path("M0-21L4-4L21 0L4 4L0 21L-4 4L-21 0L-4-4Z", "#fff6d2")),
    "gold_rays": _rays("#ffd877"),
    "green_rays": _rays("#bfe58a"),
    "blue_rays": _rays("#9fc8ff"),
    "beam": Sketch(
        200,
        520,
        _path("M-7 258L-92-258H92L7 258Z", "#fdf6cf", 'fill-opacity=".26"')
        + _path("M-4 258L-44-258H44L4 258Z", "#fdf6cf", 'fill-opacity=".2"'),
    ),
    # people's things
    "hat": Sketch(
        100,
        60,
        _path("M-47 14Q0 34 47 14Q40 6 27 6L22-22Q0-32-22-22L-27 6Q-40 6-47 14Z", "#6b4220")
        + _path("M-26 2Q0 12 26 2L24-10Q0-2-24-10Z", RED),
    ),
    "pick": Sketch(
        110, 110, _line("M-36 44L22-26", WOOD, 9) + _path("M-20-44Q26-46 44 12Q40 16 36 12Q22-22-18-36Z", STEEL)
    ),
    "plank": Sketch(
        190,
        40,
        _path("M-92-13L90-16L93 14L-90 17Z", WOOD)
        + _line("M-70-2H40M-30 8H76", WOOD_DARK, 2)
        + "".join(_disc(x, 0, 4.5, IRON) for x in (-78, 78)),
    ),
    "weed": Sketch(
        72,
        72,
        "".join(
            f'<ellipse rx="31" ry="{ry}" fill="none" stroke="#a9824e" stroke-width="3" transform="rotate({turn})"/>'
            for turn, ry in ((0, 22), (55, 24), (115, 20), (20, 12), (90, 13))
        ),
    ),
    "paper": Sketch(
        40, 32, _path("M-17-10L15-13L18 11L-14 14Z", CREAM) + _line("M-9-3L9-5M-8 4L10 2", "#8f8a7c", 2)
    ),
    "note": Sketch(
        66,
        40,
        _path("M-30-15Q0-8 30-15V15Q0 22-30 15Z", "#7fae7a")
        + _disc(0, 3, 8, "#d8ecc8")
        + _path("M-30-15Q0-8 30-15V-11Q0-4-30-11Z", "#4c7d4c"),
    ),
    "coin": Sketch(
        44,
        44,
        _disc(0, 0, 21, "#8a5a12")
        + _disc(0, -1, 19.5, GOLD)
        + _disc(0, -1, 14, "none", f'stroke="{GOLD_DARK}" stroke-width="2"')
        + _path(polygon(star_points(5, 9, 4)), "#fff0b8"),
    ),
    "dull_coin": Sketch(
        44,
        44,
        _disc(0, 0, 21, "#494f55")
        + _disc(0, -1, 19.5, "#9aa3a9")
        + _disc(0, -1, 14, "none", 'stroke="#5c646a" stroke-width="2"'),
    ),
    "ace": Sketch(
        58,
        80,
        _bar(-27, -38, 54, 76, CREAM, f'rx="6" stroke="{IRON}" stroke-width="2"')
        + _path("M0-18L13 0L0 18L-13 0Z", RED),
    ),
    "cup": Sketch(
        84,
        78,
        _path("M-36 34Q-40-34 0-36Q40-34 36 34Z", "#a8743c")
        + _line("M-16 32Q-20-18-4-34M16 32Q20-18 4-34M0 34V-34", "#6a431c", 4)
        + _bar(-38, 28, 76, 9, "#7b4f22", 'rx="4"'),
    ),
    "pea": Sketch(24, 24, _disc(0, 0, 10, GOLD) + _disc(-3, -3, 3, "#fff0b8")),
    "dial": Sketch(
        150,
        150,
        _disc(0, 0, 72, GOLD_DARK)
        + _disc(0, 0, 64, CREAM)
        + "".join(
            f'<g transform="rotate({turn * 30})">{_bar(-2, -60, 4, 8 if turn % 3 else 16, IRON)}</g>'
            for turn in range(12)
        ),
    ),
    "needle": Sketch(
        124, 124, _path("M0-54L11 0H-11Z", RED) + _path("M0 54L11 0H-11Z", IRON) + _disc(0, 0, 6, GOLD)
    ),
    "print": Sketch(
        30,
        48,
        _path("M-9-6Q-11-22 0-22T9-6Q8 2 7 6H-7Q-8 2-9-6Z", "#dfe9ee") + _bar(-7, 10, 14, 11, "#dfe9ee", 'rx="4"'),
    ),
    "fence": Sketch(
        56,
        92,
        _path("M-20 44V-28L-11-42L-2-28V44ZM4 44V-28L13-42L22-28V44Z", WOOD)
        + _bar(-27, -14, 54, 8, "#7b4f22")
        + _bar(-27, 16, 54, 8, "#7b4f22"),
    ),
    "sprout": Sketch(
        60,
        76,
        _line("M0 36V-18", GREEN, 5)
        + _path("M0 8Q-26 6-26-18Q-4-16 0 8ZM0-2Q24-6 26-30Q2-26 0-2Z", "#8cc152")
        + _path("M0-36Q9-26 0-12Q-9-26 0-36Z", GOLD),
    ),
    "sign": Sketch(
        110,
        120,
        _bar(-5, -56, 10, 114, WOOD_DARK)
        + _path("M-44-48H34L48-36L34-24H-44Z", CREAM)
        + _path("M44-16H-30L-44-4L-30 8H44Z", "#e9d3a4")
        + _line("M-30-36H20M-18-4H28", WOOD_DARK, 4),
    ),
    "seal": Sketch(
        110,
        130,
        _path("M-22 20L-34 62L-14 50L-4 62L2 22ZM22 20L34 62L14 50L4 62L-2 22Z", "#8f2418")
        + _path(polygon(star_points(16, 42, 36)), RED, 'transform="translate(0 -14)"')
        + _disc(0, -14, 28, "#a8301f")
        + f'<g transform="translate(0 -14)">{_path(polygon(star_points(5, 18, 7.6)), GOLD)}</g>',
    ),
    "feather": Sketch(
        90,
        150,
        _path("M34-70C-6-50-30-10-26 34L-34 70L-28 72L-18 38C20 26 40-20 34-70Z", CREAM)
        + _line("M28-56C4-20-16 10-30 68", "#a99f88", 3),
    ),
    "lease": Sketch(
        120,
        84,
        _line("M-44-40V-20M44-40V-20", IRON, 4)
        + _bar(-56, -22, 112, 60, CREAM, f'rx="4" stroke="{RED}" stroke-width="6"')
        + _bar(-38, -6, 76, 10, RED)
        + _bar(-30, 14, 60, 7, "#8f8a7c"),
    ),
    "road": Sketch(
        900,
        90,
        _path("M-450-26Q-200-40 0-24T450-28V26Q220 40 0 26T-450 30Z", "#4a4038")
        + _path("M-450-26Q-200-40 0-24T450-28V-20Q220-32 0-16T-450-18Z", "#c98b48")
        + "".join(_bar(-430 + 76 * i, -3, 40, 7, "#f6dd9a", 'rx="3"') for i in range(12)),
    ),
    "rails": Sketch(
        900,
        40,
        "".join(_bar(-446 + 36 * i, -12, 12, 28, WOOD_DARK) for i in range(25))
        + _bar(-450, -10, 900, 6, STEEL)
        + _bar(-450, 6, 900, 6, STEEL),
    ),
    "shutter": _shutter(),
    "crack": _crack(),
    "chest": _chest(),
    "wheel": _wheel(),
    "flag": _flag(),
    "staff": Sketch(20, 260, _bar(-4, -116, 8, 246, "#c08a4a", 'rx="3"') + _disc(0, -120, 8, GOLD)),
    "up": _arrow("M-190 130L-90 30L-10 70L90-50", "M140-110L64-64L124-8Z", "#ffd25c", GOLD_DARK),
    "down": _arrow("M-190-130L-90-40L-30-80L90 60", "M140 124L122 22L62 74Z", "#e5533c", "#7d1d12"),
    "star": _star(GOLD),
    "white_star": _star(CREAM),
    # vehicles
    "plane": _plane(),
    "bomber": _bomber(),
    "jet": _jet(),
    "engine": _engine(),
    "sled": _sled(),
    "dozer": _dozer(),
    # the living
    "raven": Sketch(
        80,
        40,
        _path(
            "M0 6Q-14-16-38-12Q-22-6-16 6Q-8 12 0 16Q8 12 16 6Q22-6 38-12Q14-16 0 6Z",
            "#05080d",
            'stroke="#9fb8c6" stroke-width="2"',
        ),
    ),
    "leaf": Sketch(
        52, 34, _path("M-24 8Q-8-18 24-10Q14 16-24 8Z", "#7fbf63") + _line("M-22 8Q0 2 18-8", "#3f7a38", 2.4)
    ),
    "fish": Sketch(
        130,
        64,
        _path("M-26 0Q6-30 54-4Q58 0 54 4Q6 30-26 0L-60-22Q-50 0-60 22Z", "#e2705a")
        + _path("M-20 2Q10 24 52 4Q6 30-26 0Z", "#f6c3ac")
        + _disc(38, -4, 4, NIGHT)
        + _path("M2-18L14-30L22-16Z", "#b84a3a"),
    ),
    "splash": Sketch(
        110,
        44,
        '<ellipse cy="8" rx="50" ry="11" fill="none" stroke="#c9eef2" stroke-width="5"/>'
        '<ellipse cy="8" rx="28" ry="6" fill="none" stroke="#eafafb" stroke-width="4"/>',
    ),
    "bubble": Sketch(26, 26, _disc(0, 0, 10, "#bfe8f0", 'fill-opacity=".7"') + _disc(-3, -3, 3, "#ffffff")),
}
"""By name."""
