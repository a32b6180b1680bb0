"""Sketches of what people have made."""

from scenes.sketch_parts import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GREEN,
    IRON,
    NIGHT,
    RED,
    SNOW,
    STEEL,
    WOOD,
    WOOD_DARK,
    Sketch,
    bar,
    disc,
    line,
    path,
)
from scenes.ui.vector import polygon, star_points


def _arrow(points: str, head: str, fill: str, dark: str) -> Sketch:
    lines = "".join(
        f'<path d="{points}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>'
        for colour, width in ((dark, 26), (fill, 18))
    )
    return Sketch(420, 320, lines + path(head, fill, f'stroke="{dark}" stroke-width="4" stroke-linejoin="round"'))


def _plane() -> Sketch:
    """A red bush plane with two wings and floats, flying to the right."""
    return Sketch(
        170,
        84,
        path("M-70-4L62-12Q78-6 62 6L-50 12Z", RED)
        + path("M-72-4L-82-30H-64L-50-4Z", "#8f2418")
        + bar(-20, -36, 74, 9, "#e0563c", 'rx="4"')
        + bar(-24, 8, 78, 8, "#8f2418", 'rx="4"')
        + line("M-12-28V8M42-28V8M-8 14L-14 28M34 14L40 28", CREAM, 3)
        + path("M-40 28H58Q68 28 60 36H-28Z", CREAM)
        + path("M6-14Q16-24 28-14Z", "#bfe3f2")
        + bar(72, -26, 5, 46, "#f2e6c8", 'rx="2" fill-opacity=".8"'),
    )


def _bomber() -> Sketch:
    """A bomber of the war against the sky, seen from the front quarter."""
    engines = "".join(path(f"M{x}-4h12v12h-12Z", "#4a5036") for x in (-52, -30, 20, 42))
    return Sketch(
        180,
        64,
        path("M-86-6L-12-10H12L86-6L84 2L12 6H-12L-84 2Z", "#a3a67c")
        + path("M-8-20Q0-26 8-20L10 22Q0 28-10 22Z", "#6c7250")
        + path("M-28 18H28V23H-28Z", "#6c7250")
        + engines
        + disc(0, -12, 4, "#f4ecc0"),
    )


def _jet() -> Sketch:
    """A jet of the cold war, flying to the right, with its trail."""
    return Sketch(
        300,
        50,
        path("M-148-2H20V3H-148Q-156 0-148-2Z", SNOW, 'fill-opacity=".55"')
        + path("M0-4L92-5Q112 0 92 5L0 5Z", STEEL)
        + path("M30-4L-8-22H6L64-4ZM30 4L2 20H14L64 4Z", "#5f6f7c")
        + path("M2-4L-12-20H-2L20-4Z", "#3b4853"),
    )


def _engine() -> Sketch:
    """A steam engine and its tender, on its way to the right."""
    wheels = "".join(
        disc(x, 40, r, IRON) + disc(x, 40, r - 6, "#6a2a1e") + disc(x, 40, 4, GOLD)
        for x, r in ((-104, 14), (-70, 14), (-18, 18), (22, 18), (62, 14))
    )
    return Sketch(
        260,
        124,
        path("M-126-14H-48V32H-126Z", "#1c2630")
        + path("M-120-14q12-12 26-6q14-8 38 6Z", NIGHT)
        + path("M-42-40H4V32H-42Z", "#7a2318")
        + path("M-50-48H12V-38H-50Z", IRON)
        + bar(-30, -28, 22, 20, "#ffe9a8")
        + path("M4-18H84Q94-16 94 8Q94 26 84 28H4Z", "#1f2b36")
        + path("M58-18L52-48H84L76-18Z", NIGHT)
        + bar(20, -32, 18, 14, GOLD, 'rx="6"')
        + path("M84 26H104L124 50H84Z", RED)
        + disc(92, -4, 8, "#fff3c4")
        + bar(-126, 28, 214, 6, GOLD_DARK)
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
        line("M-66 18L-20 20L150 12", WOOD_DARK, 2.5)
        + dogs
        + line("M-156 42H-62Q-48 42-46 28", WOOD, 6)
        + path("M-140 22H-64L-56 34H-140Z", "#c98b48")
        + line("M-146 42L-154-2M-112 42V24M-78 42V28", WOOD_DARK, 4.5)
        + path("M-158-8Q-150-26-136-14L-132 22L-136 42H-150L-156 14Z", "#2d5f9a")
        + disc(-145, -26, 11, "#e8dcc4")
        + disc(-143, -25, 6.5, "#8a5a3a")
        + line("M-142-6L-124 4", "#2d5f9a", 7),
    )


def _dozer() -> Sketch:
    return Sketch(
        150,
        104,
        path("M-40-8H32V20H-40Z", GOLD)
        + path("M-36-46H8V-8H-36Z", "#d99a1f")
        + bar(-28, -38, 28, 22, "#bfe0ea")
        + bar(14, -30, 8, 22, IRON)
        + bar(-54, 18, 98, 28, IRON, 'rx="14"')
        + "".join(disc(x, 32, 8, STEEL) for x in (-40, -16, 8, 30))
        + path("M52-14Q70 14 58 46H70Q80 8 64-16Z", "#6f7a83")
        + line("M30 16H56", "#6f7a83", 6),
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
        path("M-62-46Q-30-56 0-46T62-46V26Q30 16 0 26T-62 26Z", "#123a86")
        + path("M-62 10Q-30 0 0 10T62 10V26Q30 16 0 26T-62 26Z", "#0d2c68")
        + stars,
    )


def _chest() -> Sketch:
    return Sketch(
        170,
        120,
        path("M-74-2Q-74-46-30-46H30Q74-46 74-2Z", "#8a5527")
        + bar(-74, 0, 148, 50, "#6d3f1a", 'rx="5"')
        + "".join(path(f"M{x}-46H{x + 14}V50H{x}Z", GOLD_DARK) for x in (-56, 42))
        + bar(-74, -6, 148, 9, GOLD)
        + bar(-12, -12, 24, 30, GOLD, 'rx="4"')
        + disc(0, 0, 5, WOOD_DARK)
        + bar(-3, 0, 6, 12, WOOD_DARK),
    )


def _wheel() -> Sketch:
    """The round door of a vault."""
    spokes = "".join(
        f'<g transform="rotate({turn * 60})">{bar(-4, -44, 8, 44, "#6f7d88")}{disc(0, -44, 8, GOLD)}</g>'
        for turn in range(6)
    )
    bolts = "".join(
        f'<g transform="rotate({turn * 30 + 15})">{disc(0, -66, 5, "#55626d")}</g>' for turn in range(12)
    )
    return Sketch(
        170,
        170,
        disc(0, 0, 82, "#55626d")
        + disc(0, 0, 76, STEEL)
        + bolts
        + disc(0, 0, 56, "#8d9aa5")
        + spokes
        + disc(0, 0, 16, GOLD)
        + disc(0, 0, 7, GOLD_DARK),
    )


def _shutter() -> Sketch:
    slats = "".join(bar(-183, -174 + 29 * i, 366, 26, "#667684" if i % 2 else "#5b6a78") for i in range(12))
    return Sketch(366, 348, bar(-183, -174, 366, 348, "#323f4b") + slats + bar(-183, 160, 366, 14, "#26323d"))


def _crack() -> Sketch:
    """A crack that widens downwards, from the middle of its top."""
    return Sketch(
        120,
        340,
        path(
            "M-2-170L10-110L-14-70L16-20L-12 30L26 80L-10 120L8 170H52L30 116L58 78L22 30L44-20L12-72L26-112Z",
            "#0e0905",
        )
        + line("M2-60L-40-34M26 40L56 56M-6 96L-46 112", "#0e0905", 5),
    )


THINGS: dict[str, Sketch] = {
    # people's things
    "hat": Sketch(
        100,
        60,
        path("M-47 14Q0 34 47 14Q40 6 27 6L22-22Q0-32-22-22L-27 6Q-40 6-47 14Z", "#6b4220")
        + path("M-26 2Q0 12 26 2L24-10Q0-2-24-10Z", RED),
    ),
    "pick": Sketch(
        110, 110, line("M-36 44L22-26", WOOD, 9) + path("M-20-44Q26-46 44 12Q40 16 36 12Q22-22-18-36Z", STEEL)
    ),
    "plank": Sketch(
        190,
        40,
        path("M-92-13L90-16L93 14L-90 17Z", WOOD)
        + line("M-70-2H40M-30 8H76", WOOD_DARK, 2)
        + "".join(disc(x, 0, 4.5, IRON) for x in (-78, 78)),
    ),
    "splinter": Sketch(46, 12, path("M-22 1L-6-5L22-2L8 4Z", WOOD) + line("M-12 0L10-1", WOOD_DARK, 1.6)),
    "weed": Sketch(
        72,
        72,
        "".join(
            f'<ellipse rx="31" ry="{ry}" fill="none" stroke="#a9824e" stroke-width="3" transform="rotate({turn})"/>'
            for turn, ry in ((0, 22), (55, 24), (115, 20), (20, 12), (90, 13))
        ),
    ),
    "paper": Sketch(40, 32, path("M-17-10L15-13L18 11L-14 14Z", CREAM) + line("M-9-3L9-5M-8 4L10 2", "#8f8a7c", 2)),
    "note": Sketch(
        66,
        40,
        path("M-30-15Q0-8 30-15V15Q0 22-30 15Z", "#7fae7a")
        + disc(0, 3, 8, "#d8ecc8")
        + path("M-30-15Q0-8 30-15V-11Q0-4-30-11Z", "#4c7d4c"),
    ),
    "coin": Sketch(
        44,
        44,
        disc(0, 0, 21, "#8a5a12")
        + disc(0, -1, 19.5, GOLD)
        + disc(0, -1, 14, "none", f'stroke="{GOLD_DARK}" stroke-width="2"')
        + path(polygon(star_points(5, 9, 4)), "#fff0b8"),
    ),
    "dull_coin": Sketch(
        44,
        44,
        disc(0, 0, 21, "#494f55")
        + disc(0, -1, 19.5, "#9aa3a9")
        + disc(0, -1, 14, "none", 'stroke="#5c646a" stroke-width="2"'),
    ),
    "ace": Sketch(
        58,
        80,
        bar(-27, -38, 54, 76, CREAM, f'rx="6" stroke="{IRON}" stroke-width="2"')
        + path("M0-18L13 0L0 18L-13 0Z", RED),
    ),
    "cup": Sketch(
        84,
        78,
        path("M-36 34Q-40-34 0-36Q40-34 36 34Z", "#a8743c")
        + line("M-16 32Q-20-18-4-34M16 32Q20-18 4-34M0 34V-34", "#6a431c", 4)
        + bar(-38, 28, 76, 9, "#7b4f22", 'rx="4"'),
    ),
    "pea": Sketch(24, 24, disc(0, 0, 10, GOLD) + disc(-3, -3, 3, "#fff0b8")),
    "dial": Sketch(
        150,
        150,
        disc(0, 0, 72, GOLD_DARK)
        + disc(0, 0, 64, CREAM)
        + "".join(
            f'<g transform="rotate({turn * 30})">{bar(-2, -60, 4, 8 if turn % 3 else 16, IRON)}</g>'
            for turn in range(12)
        ),
    ),
    "needle": Sketch(124, 124, path("M0-54L11 0H-11Z", RED) + path("M0 54L11 0H-11Z", IRON) + disc(0, 0, 6, GOLD)),
    "print": Sketch(
        30,
        48,
        path("M-9-6Q-11-22 0-22T9-6Q8 2 7 6H-7Q-8 2-9-6Z", "#dfe9ee") + bar(-7, 10, 14, 11, "#dfe9ee", 'rx="4"'),
    ),
    "fence": Sketch(
        56,
        92,
        path("M-20 44V-28L-11-42L-2-28V44ZM4 44V-28L13-42L22-28V44Z", WOOD)
        + bar(-27, -14, 54, 8, "#7b4f22")
        + bar(-27, 16, 54, 8, "#7b4f22"),
    ),
    "sprout": Sketch(
        60,
        76,
        line("M0 36V-18", GREEN, 5)
        + path("M0 8Q-26 6-26-18Q-4-16 0 8ZM0-2Q24-6 26-30Q2-26 0-2Z", "#8cc152")
        + path("M0-36Q9-26 0-12Q-9-26 0-36Z", GOLD),
    ),
    "sign": Sketch(
        110,
        120,
        bar(-5, -56, 10, 114, WOOD_DARK)
        + path("M-44-48H34L48-36L34-24H-44Z", CREAM)
        + path("M44-16H-30L-44-4L-30 8H44Z", "#e9d3a4")
        + line("M-30-36H20M-18-4H28", WOOD_DARK, 4),
    ),
    "seal": Sketch(
        110,
        130,
        path("M-22 20L-34 62L-14 50L-4 62L2 22ZM22 20L34 62L14 50L4 62L-2 22Z", "#8f2418")
        + path(polygon(star_points(16, 42, 36)), RED, 'transform="translate(0 -14)"')
        + disc(0, -14, 28, "#a8301f")
        + f'<g transform="translate(0 -14)">{path(polygon(star_points(5, 18, 7.6)), GOLD)}</g>',
    ),
    "feather": Sketch(
        90,
        150,
        path("M34-70C-6-50-30-10-26 34L-34 70L-28 72L-18 38C20 26 40-20 34-70Z", CREAM)
        + line("M28-56C4-20-16 10-30 68", "#a99f88", 3),
    ),
    "lease": Sketch(
        120,
        84,
        line("M-44-40V-20M44-40V-20", IRON, 4)
        + bar(-56, -22, 112, 60, CREAM, f'rx="4" stroke="{RED}" stroke-width="6"')
        + bar(-38, -6, 76, 10, RED)
        + bar(-30, 14, 60, 7, "#8f8a7c"),
    ),
    "road": Sketch(
        900,
        90,
        path("M-450-26Q-200-40 0-24T450-28V26Q220 40 0 26T-450 30Z", "#4a4038")
        + path("M-450-26Q-200-40 0-24T450-28V-20Q220-32 0-16T-450-18Z", "#c98b48")
        + "".join(bar(-430 + 76 * i, -3, 40, 7, "#f6dd9a", 'rx="3"') for i in range(12)),
    ),
    "rails": Sketch(
        900,
        40,
        "".join(bar(-446 + 36 * i, -12, 12, 28, WOOD_DARK) for i in range(25))
        + bar(-450, -10, 900, 6, STEEL)
        + bar(-450, 6, 900, 6, STEEL),
    ),
    "shutter": _shutter(),
    "crack": _crack(),
    "chest": _chest(),
    "wheel": _wheel(),
    "flag": _flag(),
    "staff": Sketch(20, 260, bar(-4, -116, 8, 246, "#c08a4a", 'rx="3"') + disc(0, -120, 8, GOLD)),
    "up": _arrow("M-190 130L-90 30L-10 70L90-50", "M140-110L64-64L124-8Z", "#ffd25c", GOLD_DARK),
    "down": _arrow("M-190-130L-90-40L-30-80L90 60", "M140 124L122 22L62 74Z", "#e5533c", "#7d1d12"),
    # vehicles
    "plane": _plane(),
    "bomber": _bomber(),
    "jet": _jet(),
    "engine": _engine(),
    "sled": _sled(),
    "dozer": _dozer(),
}
"""By name."""
