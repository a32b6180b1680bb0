"""Sketches for both games: out of the ground, weather, fire and light, animals."""

import math

from scenes.sketch_parts import CREAM, GOLD, GOLD_DARK, NIGHT, OIL, SHEEN, SNOW, Sketch, disc, line, path
from scenes.ui.vector import polygon, star_points


def _puff(light: str, low: str) -> Sketch:
    """A ball of smoke or ash: its shade below its light."""
    balls = ((-14, 4, 15), (13, 5, 16), (0, -9, 18))
    shade = "".join(disc(x, y + 3, r, low) for x, y, r in balls)
    return Sketch(62, 58, shade + "".join(disc(x - 1, y - 1, r - 2, light) for x, y, r in balls))


def _haze(colour: str, grain: str) -> Sketch:
    """What is so fine that it hangs in the air: without an edge, lower than it is wide, with some grains in it."""
    stops = "".join(
        f'<stop offset="{offset}%" stop-color="{colour}" stop-opacity="{alpha}"/>'
        for offset, alpha in ((0, 0.7), (45, 0.42), (100, 0))
    )
    fade = f'<defs><radialGradient id="h">{stops}</radialGradient></defs>'
    wisps = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#h)"/>'
        for x, y, rx, ry in ((0, 2, 40, 20), (-14, -3, 24, 17), (15, 3, 22, 14))
    )
    places = ((-21, 3), (-9, -9), (5, 7), (14, -6), (25, 2))
    grains = "".join(disc(x, y, 1.4, grain) for x, y in places)
    return Sketch(80, 44, fade + wisps + grains, soft=True)


def _snow() -> Sketch:
    """A lump of snow: broken edges, light from above, crumbs about it."""
    crumbs = ((-30, -12, 3), (-26, 20, 4), (28, -16, 3.4), (31, 14, 3), (4, 27, 3))
    return Sketch(
        70,
        62,
        path("M-28 8L-24-12L-10-24L10-25L25-14L28 6L16 22L-8 25L-22 20Z", "#a9c3dc")
        + path("M-26 2L-22-13L-9-24L10-25L22-12L10-2L14 10L-4 14L-14 6Z", SNOW)
        + path("M10-2L22-12L26 4L16 14Z", "#d5e4f0")
        + "".join(disc(x, y, r, SNOW) for x, y, r in crumbs),
    )


def _powder() -> Sketch:
    """Fine snow that is thrown up: specks, and crystals that glitter."""
    specks = ((-20, 10, 3), (-12, 2, 2.2), (-6, 12, 3.4), (0, -4, 2.4), (8, 8, 2.8), (14, -8, 2), (20, 4, 2.6))
    crystal = line("M0-4V4M-3.5-2L3.5 2M-3.5 2L3.5-2", "#ffffff", 1.3)
    arms = "".join(
        f'<g transform="translate({x} {y}) rotate({turn})">{crystal}</g>'
        for x, y, turn in ((-2, -13, 0), (14, 14, 20), (-22, -3, 40))
    )
    return Sketch(56, 40, "".join(disc(x, y, r, "#e3eff8") for x, y, r in specks) + arms)


def _halo(core: str, glow: str) -> Sketch:
    """A glowing thing: two faint rings of light about its core."""
    return Sketch(
        40,
        40,
        disc(0, 0, 19, glow, 'fill-opacity=".16"')
        + disc(0, 0, 12, glow, 'fill-opacity=".34"')
        + disc(0, 0, 6.5, core),
    )


def _rays(colour: str) -> Sketch:
    """A burst of light, faint at its rim."""
    beams = "".join(
        f'<path d="M0 0L{-5 if turn % 2 else -7}-98L{5 if turn % 2 else 7}-98Z" fill="{colour}" '
        f'fill-opacity="{0.20 if turn % 2 else 0.32}" transform="rotate({turn * 15})"/>'
        for turn in range(24)
    )
    return Sketch(200, 200, beams)


def _barrel(fill: str, dark: str) -> Sketch:
    body = path("M-24-34Q-32 0-24 34H24Q32 0 24-34Z", fill) + path("M6-34H24Q32 0 24 34H6Q14 0 6-34Z", dark)
    hoops = "".join(line(f"M-27 {y}H27", NIGHT, 4) for y in (-16, 16))
    return Sketch(66, 84, body + hoops + f'<ellipse cy="-34" rx="24" ry="6" fill="{dark}"/>')


def _derrick() -> Sketch:
    lattice = "".join(
        f"M{-10 - 9 * i} {-110 + 48 * i}L{19 + 9 * i} {-62 + 48 * i}M{10 + 9 * i} {-110 + 48 * i}"
        f"L{-19 - 9 * i} {-62 + 48 * i}M{-19 - 9 * i} {-62 + 48 * i}H{19 + 9 * i}"
        for i in range(5)
    )
    return Sketch(
        140, 270, line("M-10-120L-58 130M10-120L58 130M-14-120H14", "#e07a2a", 7) + line(lattice, "#e07a2a", 4)
    )


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


def _pool() -> Sketch:
    return Sketch(
        620,
        150,
        path(
            "M-300 10C-290-40-190-30-150-44S-20-64 60-54S190-60 230-34S310-20 300 14S210 40 170 52S30 66-40 58"
            "S-170 64-210 46S-306 40-300 10Z",
            OIL,
            f'stroke="{SHEEN}" stroke-width="4"',
        )
        + path("M-270 0C-240-34-170-24-150-30S-180 10-200 24S-280 24-270 0Z", "#6d4fb0", 'fill-opacity=".75"')
        + path("M-252 2C-230-20-190-16-176-18S-196 6-210 12S-258 16-252 2Z", "#2f93a0", 'fill-opacity=".8"')
        + path("M150 24C190-10 240-20 270 0S240 30 200 36S130 40 150 24Z", "#6d4fb0", 'fill-opacity=".75"')
        + path("M178 20C204-2 236-8 254 4S236 22 208 26S166 30 178 20Z", "#d08a3a", 'fill-opacity=".7"')
        + line("M-120-40C-60-50 20-50 80-44", "#b9b2e0", 4, 'stroke-opacity=".7"'),
    )


def _star(fill: str) -> Sketch:
    return Sketch(44, 44, path(polygon(star_points(5, 20, 8.6)), fill, f'stroke="{GOLD_DARK}" stroke-width="1.5"'))


NATURE: dict[str, Sketch] = {
    # out of the ground
    "nugget": Sketch(
        44,
        38,
        path("M-19 2L-12-13L3-17L17-9L20 5L9 16L-10 15Z", GOLD, f'stroke="{GOLD_DARK}" stroke-width="2"')
        + path("M-10-9L2-13L8-6L-4-1Z", "#fff0b8"),
    ),
    "rock": Sketch(
        44,
        38,
        path("M-19 4L-13-12L2-17L17-9L19 6L8 16L-11 15Z", "#5c4a38") + path("M-13-12L2-17L6-4L-8 0Z", "#86705a"),
    ),
    "clod": Sketch(
        36,
        30,
        path("M-15 4L-11-9L1-13L13-6L15 6L5 13L-9 12Z", "#4a2f1c") + path("M-11-8L1-13L10-5L-1 0Z", "#7a5232"),
    ),
    "lava": Sketch(
        48,
        48,
        disc(0, 0, 22, "#ff7a1f", 'fill-opacity=".28"')
        + path("M-14 3L-9-12L4-14L14-5L11 10L-5 14Z", "#ff9a2c")
        + path("M-7 2L-3-7L6-6L6 5Z", "#ffe27a"),
    ),
    "barrel": _barrel("#d24a34", "#9d2f20"),
    "grey_barrel": _barrel("#7d7b8d", "#565466"),
    "drop": Sketch(
        24,
        34,
        path("M0-15C8-3 10 2 10 6A10 10 0 0 1-10 6C-10 2-8-3 0-15Z", OIL, f'stroke="{SHEEN}" stroke-width="1.6"')
        + disc(-3, 5, 2.6, "#6a5c92"),
    ),
    "pool": _pool(),
    "gush": Sketch(
        120,
        330,
        path(
            "M-14 165L-20-60Q-50-70-56-110Q-40-130-30-120Q-34-160 0-160Q36-160 30-122Q46-130 58-104Q44-66 20-60"
            "L14 165Z",
            OIL,
            f'stroke="{SHEEN}" stroke-width="3"',
        )
        + path("M-4 165L-6-90Q-2-110 4-90L2 165Z", "#6d5fa8"),
    ),
    "derrick": _derrick(),
    "bar": Sketch(
        96,
        46,
        path("M-30-20H30L45 20H-45Z", GOLD)
        + path("M-30-20H30L24-12H-24Z", "#fff0b8")
        + path("M-45 20L-42 12H42L45 20Z", GOLD_DARK),
    ),
    # weather
    "snow": _snow(),
    "powder": _powder(),
    "drift": _haze("#eef4f9", SNOW),
    "dust": _haze("#cfb287", "#8a6f4a"),
    "cinder": Sketch(
        26, 26, path("M-9 2L-4-9L6-8L10 1L3 9L-6 8Z", "#2b2228") + path("M-4 1L-1-4L4-2L3 4Z", "#c2502c")
    ),
    "ash": _puff("#6b5f66", "#38303a"),
    "smoke": _puff("#dcd5cc", "#a39a94"),
    "fog": Sketch(
        420,
        70,
        path(
            "M-205 10C-160-30-90-14-40-22S90-34 130-14S200-4 205 12S110 30 40 26S-190 36-205 10Z",
            "#9fb4bd",
            'fill-opacity=".5"',
        ),
    ),
    "flake": Sketch(20, 20, disc(0, 0, 9, SNOW, 'fill-opacity=".25"') + disc(0, 0, 5.5, SNOW)),
    "rain": Sketch(20, 60, line("M6-27L-6 27", "#b9cbd6", 3.4, 'stroke-opacity=".85"')),
    "cloud": Sketch(
        240,
        96,
        path("M-114 34Q-112 4-82 4Q-78-34-40-30Q-18-58 22-40Q62-50 74-12Q114-10 114 34Z", "#3c4650")
        + path("M-114 34Q-110 18-82 20Q-30 6 20 22Q70 8 114 34V42H-114Z", "#2a323b"),
    ),
    "bank": Sketch(
        640,
        130,
        path(
            "M-316 64Q-290 6-230 14Q-190-40-130-22Q-80-62-10-40Q60-66 120-30Q180-50 220 6Q290 0 316 64Z", "#b9cfe2"
        )
        + path(
            "M-306 64Q-280 20-226 26Q-186-24-128-8Q-78-46-10-26Q58-50 116-16Q176-34 216 18Q280 14 306 64Z", SNOW
        ),
    ),
    "aurora": _aurora(),
    # fire and light
    "flame": Sketch(
        60,
        110,
        path("M0-53C12-30 28-10 26 20C26 42 14 54 0 54S-28 42-27 18C-26 4-14-6-13-22C-4-16 0-30 0-53Z", "#f2691e")
        + path("M2-8C12 8 16 20 14 32C12 46 6 52 0 52S-15 44-14 30C-13 18-2 10 2-8Z", "#ffd25c"),
    ),
    "spark": _halo("#fff2b0", "#ff8a24"),
    "star": _star(GOLD),
    "white_star": _star(CREAM),
    "glint": Sketch(44, 44, path("M0-21L4-4L21 0L4 4L0 21L-4 4L-21 0L-4-4Z", "#fff6d2")),
    "gold_rays": _rays("#ffd877"),
    "green_rays": _rays("#bfe58a"),
    "blue_rays": _rays("#9fc8ff"),
    "beam": Sketch(
        200,
        520,
        path("M-7 258L-92-258H92L7 258Z", "#fdf6cf", 'fill-opacity=".26"')
        + path("M-4 258L-44-258H44L4 258Z", "#fdf6cf", 'fill-opacity=".2"'),
    ),
    # the living
    "raven": Sketch(
        80,
        40,
        path(
            "M0 6Q-14-16-38-12Q-22-6-16 6Q-8 12 0 16Q8 12 16 6Q22-6 38-12Q14-16 0 6Z",
            "#05080d",
            'stroke="#9fb8c6" stroke-width="2"',
        ),
    ),
    "leaf": Sketch(
        52, 34, path("M-24 8Q-8-18 24-10Q14 16-24 8Z", "#7fbf63") + line("M-22 8Q0 2 18-8", "#3f7a38", 2.4)
    ),
    "fish": Sketch(
        130,
        64,
        path("M-26 0Q6-30 54-4Q58 0 54 4Q6 30-26 0L-60-22Q-50 0-60 22Z", "#e2705a")
        + path("M-20 2Q10 24 52 4Q6 30-26 0Z", "#f6c3ac")
        + disc(38, -4, 4, NIGHT)
        + path("M2-18L14-30L22-16Z", "#b84a3a"),
    ),
    "splash": Sketch(
        110,
        44,
        '<ellipse cy="8" rx="50" ry="11" fill="none" stroke="#c9eef2" stroke-width="5"/>'
        '<ellipse cy="8" rx="28" ry="6" fill="none" stroke="#eafafb" stroke-width="4"/>',
    ),
    "spray": Sketch(
        40,
        36,
        disc(-10, 6, 6, "#bfe8f0", 'fill-opacity=".9"')
        + disc(4, -6, 8.5, "#dff6fa")
        + disc(14, 8, 4.5, "#8fd3e2", 'fill-opacity=".9"')
        + disc(-6, -12, 3.2, "#ffffff")
        + disc(2, 12, 2.8, "#ffffff"),
    ),
    "bubble": Sketch(26, 26, disc(0, 0, 10, "#bfe8f0", 'fill-opacity=".7"') + disc(-3, -3, 3, "#ffffff")),
}
"""By name."""
