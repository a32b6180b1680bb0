"""What the small scenes of the Pacific are played with: flat sketches in the inks of its cards."""

from scenes.sketch_nature import NATURE
from scenes.sketch_parts import Sketch, bar, disc, line, path

UMBER, BARK, WOOD, BUFF, CREAM, RUST, GOLD = (
    "#34190f",
    "#6d3f24",
    "#a8743c",
    "#e4ca96",
    "#fbf3e0",
    "#ad4224",
    "#f5bb45",
)
STONE, STONE_DARK, LEAF, REEF, FOAM = "#c9a793", "#7d5f58", "#2f6b4a", "#5fc4bd", "#dff5ee"


def _palm(x: float, foot: float, lean: float) -> str:
    top, high = x + lean, foot - 40
    fronds = "".join(
        path(f"M{top} {high}q{dx * 0.5} {dy - 10} {dx} {dy}q{-dx * 0.5} -3 {-dx} {-dy}Z", LEAF)
        for dx, dy in ((-26, 10), (26, 10), (-18, -6), (18, -6), (4, 20))
    )
    return line(f"M{x} {foot}Q{x} {foot - 24} {top} {high}", UMBER, 4) + fronds


def _moai(hat: bool) -> Sketch:
    head = (
        path("M-30 90L-34-30Q-36-66 0-68Q36-66 34-30L30 90Z", STONE)
        + path("M8-68Q36-66 34-30L30 90H12L16-20Z", STONE_DARK, 'fill-opacity=".45"')
        + bar(-31, -40, 62, 13, STONE_DARK)
        + path("M-7-28H7L11 14H-11Z", "#e3c7b4")
        + bar(-15, 28, 30, 7, STONE_DARK, 'rx="3"')
        + path("M-44 90L-32 54H32L44 90Z", STONE_DARK)
    )
    top = path("M-26-66V-90Q0-98 26-90V-66Z", RUST) if hat else ""
    return Sketch(96, 200, head + top)


def _canoe(sail: str) -> Sketch:
    """A canoe under sail, on its way to the right."""
    return Sketch(
        140,
        130,
        path("M-68 24C-50 40 40 42 69 20C66 50 38 60 2 60S-60 54-68 24Z", BARK)
        + line("M-62 33C-44 44 40 46 64 30", BUFF, 3)
        + path("M-6 38C-40 6-44-34-30-58C-8-46 24-46 46-52C42-20 22 14-6 36Z", sail)
        + line("M-24-44C-6-36 20-36 38-40M-30-24C-10-14 14-14 30-20M-26-2C-12 6 4 8 14 2", RUST, 2.5)
        + path("M-66 54Q0 66 68 52Q40 64-60 62Z", FOAM, 'fill-opacity=".8"'),
    )


def _great_canoe() -> Sketch:
    """Two hulls with a house and two sails, for whole families, on its way to the right."""
    sails = "".join(
        f'<g transform="translate({x})">'
        + path("M0 40C-30 12-34-36-22-58C0-44 26-44 46-52C42-22 20 16 0 40Z", RUST)
        + line("M-16-44C0-36 22-36 38-40M-22-20C-6-12 16-12 30-18", BUFF, 3)
        + "</g>"
        for x in (-44, 40)
    )
    return Sketch(
        220,
        140,
        sails
        + path("M-34 40L-26 18H18L26 40Z", WOOD)
        + path("M-34 22L-4 6L26 22L18 26H-26Z", BUFF)
        + path("M-108 24C-80 42 76 44 108 18C104 50 70 58 0 58S-96 54-108 24Z", UMBER)
        + path("M-108 32C-80 50 76 52 108 26C104 60 70 68 0 68S-98 62-108 32Z", BARK)
        + line("M-98 43C-76 55 72 57 100 38", BUFF, 3.5)
        + path("M-106 66Q0 80 108 64Q60 54-100 74Z", FOAM, 'fill-opacity=".8"'),
    )


def _war_canoe() -> Sketch:
    """A long canoe with its paddlers, on its way to the right."""
    crew = "".join(
        disc(x, -14, 7, UMBER) + path(f"M{x - 8} 10Q{x - 8}-8 {x}-8T{x + 8} 10Z", UMBER)
        + line(f"M{x + 4}-4L{x + 16} 24", BUFF, 3)
        for x in (-70, -38, -6, 26, 58)
    )  # fmt: skip
    hull = path(
        "M-112-16C-100 6-90 10-60 10H60C90 10 104 0 116-28C118 14 84 30 40 30H-60C-96 30-112 10-112-16Z", BARK
    )
    teeth = "".join(f"M{-80 + 20 * i} 14l6 8l6-8Z" for i in range(9))
    return Sketch(240, 74, crew + hull + path(teeth, BUFF))


SKETCHES: dict[str, Sketch] = {
    **NATURE,
    "moai": _moai(False),
    "hatted": _moai(True),
    "club": Sketch(
        90,
        220,
        path("M-6 100L-8 0C-40-10-44-60-30-96C-16-104 16-104 30-96C44-60 40-10 8 0L6 100Z", WOOD)
        + line("M0-84V-16M-22-70L0-56L22-70M-24-46L0-32L24-46", UMBER, 5)
        + bar(-9, 40, 18, 44, BUFF),
    ),
    "spear": Sketch(30, 300, line("M0 140V-110", WOOD, 7) + path("M0-148L13-104L0-92L-13-104Z", CREAM)),
    "islet": Sketch(
        150,
        110,
        f'<ellipse cy="36" rx="72" ry="17" fill="{REEF}"/><ellipse cy="34" rx="56" ry="11" fill="{FOAM}"/>'
        + path("M-44 34Q-20 12 6 18T44 34Z", LEAF)
        + _palm(-10, 24, -10)
        + _palm(12, 26, 12),
    ),
    "canoe": _canoe(BUFF),
    "great_canoe": _great_canoe(),
    "war_canoe": _war_canoe(),
    "hull": Sketch(
        420,
        110,
        path("M-205-40C-180 10-150 44-100 48H100C150 44 184 6 205-46C170-20 120-12 0-12S-170-18-205-40Z", BARK)
        + line("M-186-18C-140 0-80 4 0 4S150-2 188-24", BUFF, 4)
        + "".join(line(f"M{x - 9} 10L{x + 9} 28M{x + 9} 10L{x - 9} 28", BUFF, 4) for x in range(-120, 121, 40)),
    ),
    "boom": Sketch(120, 110, line("M-48 50C-48-10-30-44 50-44", WOOD, 10)),
    "chip": Sketch(26, 16, path("M-11-4L9-7L12 4L-8 7Z", BUFF)),
    "gull": Sketch(70, 30, line("M-31-4Q-16-14 0 4Q16-14 31-4", CREAM, 5)),
    "wave": Sketch(
        300,
        60,
        path("M-148 28C-120 28-112-22-70-22C-44-22-40 0-52 2C-48-12-72-10-72 6C-72 22-20 28 0 28Z", "#2f86a6")
        + path("M0 28C28 28 36-22 78-22C104-22 108 0 96 2C100-12 76-10 76 6C76 22 128 28 148 28Z", "#2f86a6")
        + line("M-110 0C-100-14-88-22-70-22C-48-22-42-4-52 2M38 0C48-14 60-22 78-22C100-22 106-4 96 2", FOAM, 5),
    ),
    "storm": Sketch(
        240,
        96,
        path("M-114 34Q-112 4-82 4Q-78-34-40-30Q-18-58 22-40Q62-50 74-12Q114-10 114 34Z", "#37465e")
        + path("M-114 34Q-110 18-82 20Q-30 6 20 22Q70 8 114 34V42H-114Z", "#222f45"),
    ),
    "bolt": Sketch(70, 170, path("M10-82L-24 8H-2L-18 80L30-22H6L26-82Z", "#fff3c4")),
    "shell": Sketch(
        60,
        56,
        path("M0 24L-26-4Q-22-26 0-26T26-4Z", CREAM) + line("M0 22V-22M0 22L-14-18M0 22L14-18", "#d49a86", 3),
    ),
    "fruit": Sketch(
        52, 60, disc(0, 6, 22, "#8cb84a") + path("M0-14Q-6-28-22-26Q-18-12 0-14ZM0-14Q6-30 22-28Q18-12 0-14Z", LEAF)
    ),
    "pot": Sketch(
        60,
        66,
        path("M-10-28H10V-16Q28-6 26 12Q22 30 0 30T-26 12Q-28-6-10-16Z", "#b96f3c")
        + line("M-22 2Q0 10 22 2", UMBER, 3.5),
    ),
    "wreath": Sketch(
        66,
        60,
        "".join(
            disc(x, y, 7, CREAM)
            for x, y in ((-24, -14), (-24, 4), (-15, 18), (0, 23), (15, 18), (24, 4), (24, -14))
        ),
    ),
    "torch": Sketch(26, 200, bar(-5, -60, 10, 158, UMBER) + path("M-11-88H11L7-56H-7Z", WOOD)),
    "stake": Sketch(
        44,
        190,
        path("M-18 94V-62L0-93L18-62V94Z", WOOD)
        + path("M4-86L18-62V94H6Z", BARK)
        + bar(-21, -30, 42, 9, BUFF)
        + bar(-21, 30, 42, 9, BUFF),
    ),
    "petal": Sketch(30, 22, path("M-14 2Q-4-14 14-6Q8 12-14 2Z", "#f08a5a")),
    "guide": Sketch(60, 60, path("M0-29L5-5L29 0L5 5L0 29L-5 5L-29 0L-5-5Z", "#fff3cf") + disc(0, 0, 6, GOLD)),
}
"""By name; the land's and the weather's are those of both games."""
