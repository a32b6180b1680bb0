"""Cards of the type Mines."""

from __future__ import annotations

from tools.art.industry import gold_pan, head_frame, nugget, pick_axe, shovel
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import panner, prospector
from tools.art.skies import rays, sky, sun
from tools.art.svg import circle, ellipse, group, line, path, polygon, radial, rect
from tools.art.trees import forest, spruces
from tools.art.vehicles import mine_cart, road_truck

INKS = HORIZONS["mines"]
ROCK = PeakInks("#C07C3B", "#8B5027", "#FFF3DA", "#E2B98A")


def gold_panning() -> str:
    """A man kneels at a stream and swirls his pan."""
    drawn = (
        sky(INKS, 270)
        + sun(300, 130, 50, "#FFF0BE", (20, 0.3), (44, 0.16))
        + dawn_peak(130, 268, 150, 190, 5, ROCK)
        + dawn_peak(410, 268, 130, 180, 8, ROCK)
    )
    drawn += forest(7, 276, 46, INKS.mid, 44, depth=3) + path(
        "M-10 410V280C100 270 240 282 510 272V410Z", "#8B5A2B"
    )
    drawn += path("M510 284C420 290 330 300 280 320C220 344 140 352 -10 350V410H510Z", "#5F9AA0") + path(
        "M510 310C430 314 360 326 310 346C250 368 150 376 -10 374V410H510Z", "#3F7A86"
    )
    drawn += line(
        "M330 312q30 -8 60 -8M180 362q40 -4 70 -14M400 340q40 -6 80 -8M60 366q30 2 60 -2M340 376q50 -8 100 -8",
        "#DDF0EA",
        3,
        opacity=0.6,
    )
    drawn += path("M300 410C330 370 400 352 510 348V410Z", "#6F4122")
    drawn += group(panner("#B5362A", "#3B4A63", "#4A2D18", "#C98F66"), 318, 374, 1.3)
    drawn += gold_pan(222, 300, 50) + line("M190 316l-6 16M240 326l-4 18M214 326l-2 22", "#DDF0EA", 3, opacity=0.8)
    return drawn + "".join(
        ellipse(x, y, w, w * 0.5, ink)
        for x, y, w, ink in ((60, 392, 34, "#7A5A3C"), (120, 400, 26, "#5B3F28"), (20, 372, 18, "#8A6A48"))
    )


def rich_vein() -> str:
    """A wall of rock by lantern light, a vein of gold across it."""
    drawn = rect(
        0, 0, 500, 400, radial((0, "#8A5A2C"), (0.6, "#4E2E16"), (1, "#1D0E06"), centre=(0.4, 0.42), radius=0.75)
    )
    plates = (
        ("M0 0H120L90 110 0 150Z", "#5A3519"),
        ("M120 0H280L300 90 190 150 90 110Z", "#6B4121"),
        ("M280 0H500V80L400 140 300 90Z", "#4A2A14"),
        ("M0 150L90 110 190 150 150 250 40 270 0 240Z", "#6F4525"),
        ("M400 140L500 80V240L420 260 330 210Z", "#4E2D16"),
        ("M190 150L300 90 400 140 330 210 240 260 150 250Z", "#7A4C28"),
        ("M0 240L40 270 60 400H0Z", "#4A2A14"),
        ("M40 270L150 250 200 330 160 400H60Z", "#5E381B"),
        ("M240 260L330 210 420 260 400 400H280L200 330Z", "#57331A"),
        ("M420 260L500 240V400H400Z", "#3D2210"),
    )
    drawn += "".join(path(plate, ink, opacity=0.75) for plate, ink in plates)
    vein = (
        "M-10 286L56 250 104 262 168 210 226 216 284 158 346 150 402 96 510 60V112L428 136 370 186 306 "
        "196 248 252 186 250 122 304 62 292 -10 330Z"
    )
    drawn += path(vein, "#E9A91F") + path(
        "M-10 300L60 264 112 278 176 226 236 232 296 172 356 166 414 112 510 76V86L422 124 362 176 300 184 "
        "242 242 180 238 116 290 60 278 -10 314Z",
        "#FFE79A",
    )
    for x, y, r in (
        (128, 274, 12),
        (214, 232, 15),
        (312, 172, 13),
        (388, 140, 11),
        (72, 276, 9),
        (262, 214, 9),
        (444, 106, 9),
    ):
        drawn += nugget(x, y, r, "#FFD057")
    lantern = (
        line("M0 -70V-44", "#1D0E06", 3)
        + path("M-18 -36C-18 -50 18 -50 18 -36Z", "#3A2A20")
        + rect(-15, -36, 30, 46, "#FFE79A", 3)
        + rect(-19, 8, 38, 9, "#3A2A20", 2)
        + line("M-15 -36V10M0 -36V10M15 -36V10", "#3A2A20", 3)
    )
    drawn += circle(160, 120, 120, radial((0, "#FFE9A8", 0.75), (1, "#FFE9A8", 0))) + group(lantern, 160, 120)
    return drawn + group(pick_axe("#C98A4B", "#AEB8BC"), 350, 392, 1.25, 22)


def gold_prospectors() -> str:
    """Two partners with their packs look over a golden valley."""
    drawn = (
        sky(INKS, 330)
        + rays(320, 150, 28, "#FFF3C4", 0.2)
        + sun(320, 150, 62, "#FFF0BE", (22, 0.3))
        + dawn_peak(110, 320, 190, 210, 5, ROCK)
        + dawn_peak(420, 320, 160, 200, 9, ROCK)
    )
    drawn += ridge_line(7, 322, 36, INKS.far, 14) + forest(9, 334, 40, INKS.mid, 48, depth=3)
    drawn += path(
        "M210 336C260 340 230 356 290 360C340 364 300 384 360 404H300C260 388 270 372 236 364C196 354 240 "
        "344 210 336Z",
        "#FFE6A8",
    )
    drawn += path("M-10 410V340C60 336 130 356 200 372C250 384 280 400 300 410Z", INKS.near)
    return (
        drawn
        + group(prospector(), 130, 312, 0.98)
        + group(prospector(), 226, 334, 0.86, flip=True)
        + spruces(((452, 404, 130), (484, 404, 90), (20, 370, 110)), INKS.near)
    )


def gold_claim() -> str:
    """A stake with its notice, a rocker box by the creek."""
    drawn = (
        sky(INKS, 280)
        + sun(150, 190, 46, "#FFF0BE", (20, 0.3), (44, 0.16))
        + dawn_peak(330, 278, 190, 230, 6, ROCK)
        + dawn_peak(60, 278, 120, 150, 11, ROCK)
    )
    drawn += (
        hills(4, 284, 12, INKS.far)
        + forest(6, 292, 40, INKS.mid, 44, depth=3)
        + path("M-10 410V300C120 292 300 310 510 296V410Z", "#8B5A2B")
    )
    drawn += path("M-10 356C110 346 240 372 330 360C410 350 460 340 510 340V410H-10Z", "#5F9AA0") + line(
        "M40 374q50 -4 90 4M260 380q60 2 110 -12M400 362q40 -6 80 -6", "#DDF0EA", 3, opacity=0.6
    )
    post = (
        rect(-9, -190, 18, 200, "#6B3B1D")
        + path("M-9 -190L0 -204 9 -190Z", "#8B5A2B")
        + rect(-76, -176, 152, 96, "#F3E3BE", 3, "#6B3B1D", 4)
    )
    post += (
        line("M-58 -152H58M-58 -134H58M-58 -116H30", "#8B5027", 5)
        + circle(50, -104, 11, "#C8402F")
        + "".join(circle(x, y, 3, "#4A2D18") for x, y in ((-68, -168), (68, -168), (-68, -88), (68, -88)))
    )
    drawn += ellipse(262, 346, 70, 9, "#4A2D18", opacity=0.5) + group(post, 262, 340)
    box = (
        path("M-60 -20L50 -44V-8L-60 18Z", "#A8703C")
        + path("M-60 -20L50 -44L64 -34L-46 -8Z", "#D9A468")
        + line("M-46 22L-54 34M40 -4L52 14", "#6B3B1D", 7)
    )
    drawn += group(box, 402, 346, 1.1) + group(shovel("#B57A3E", "#8D989E"), 146, 364, 0.9, 16)
    return drawn + "".join(nugget(x, y, r, "#FFD057") for x, y, r in ((206, 352, 8), (222, 358, 10), (190, 360, 7)))


def coal() -> str:
    """Carts of coal come out of a black seam."""
    drawn = sky(INKS, 300) + sun(130, 160, 46, "#FFF0BE", (20, 0.3)) + dawn_peak(90, 300, 130, 170, 5, ROCK)
    drawn += path("M170 400V230L230 170 300 130 380 110 440 70 510 60V400Z", "#5A3319") + path(
        "M170 270L240 226 330 200 400 172 510 140V196L420 222 340 250 250 276 170 320Z", "#1F1A1A"
    )
    drawn += path("M196 276L250 246 300 240 260 262ZM360 214L420 190 470 186 410 212Z", "#3D3634") + path(
        "M170 330L250 296 340 270 510 216V400H170Z", "#6F4122"
    )
    drawn += head_frame(60, 312, 0.56, "#2A160B", "#5B3217") + path(
        "M-10 410V312C70 306 150 316 230 334L510 352V410Z", "#4A2A14"
    )
    drawn += path("M330 352V286C330 262 346 248 370 248C394 248 410 262 410 286V354Z", "#140D0A") + path(
        "M322 354V286C322 254 344 238 370 238C396 238 418 254 418 286V354H406V286C406 264 392 250 370 250"
        "C348 250 334 264 334 286V354Z",
        "#B9834A",
    )
    drawn += line("M-10 380L510 384M-10 392L510 398", "#D9C29A", 4) + "".join(
        rect(x, 376, 9, 24, "#2A160B") for x in range(4, 500, 34)
    )
    heap = "".join(
        polygon([(x - 13, y + 8), (x - 6, y - 9), (x + 7, y - 8), (x + 14, y + 6)], ink)
        for x, y, ink in (
            (-30, -36, "#2B2628"),
            (-8, -44, "#1A1618"),
            (14, -40, "#3A3436"),
            (34, -34, "#221D1F"),
            (2, -34, "#2B2628"),
        )
    )
    for x in (90, 214, 338):
        drawn += group(heap + mine_cart(), x, 354, 0.98)
    return drawn


def sand_and_gravel() -> str:
    """A yellow truck below terraces of a gravel pit."""
    drawn = (
        sky(INKS, 260)
        + sun(370, 120, 46, "#FFF0BE", (20, 0.3), (44, 0.16))
        + dawn_peak(110, 256, 120, 180, 6, ROCK)
        + ridge_line(8, 258, 30, INKS.far, 14)
    )
    for top, left, ink in ((250, 60, "#E0B070"), (282, 20, "#C9924F"), (316, -20, "#AE7638")):
        drawn += path(f"M{left} {top}H{510 - left * 0.5}L510 {top + 36}V410H-10V{top + 36}Z", ink) + line(
            f"M{left} {top}H{510 - left * 0.5}", "#F6D9A0", 4
        )
    drawn += (
        path("M300 352L370 262 440 352Z", "#D9A468")
        + path("M370 262L440 352H384Z", "#B57F44")
        + line("M210 330L366 258", "#4A2D18", 8)
        + line("M230 324V352M290 296V352", "#4A2D18", 6)
    )
    drawn += path("M-10 410V352C140 344 330 360 510 350V410Z", "#8B5A2B")
    return (
        drawn
        + group(road_truck("#E9A91F", "#7A4E28"), 160, 360, 1.25)
        + path("M72 318C90 292 120 290 142 300C162 292 176 304 180 318Z", "#E8C58F")
    )


def _metal_mine(metal: str, light: str, dark: str, seed: int, flip: bool) -> str:
    """A mine of one metal: the same works, another ore and another view."""
    drawn = sky(INKS, 310) + sun(250 + (90 if flip else -110), 150, 48, "#FFF0BE", (20, 0.3), (44, 0.16))
    drawn += dawn_peak(120 if flip else 390, 306, 200, 220, seed, ROCK) + dawn_peak(
        420 if flip else 70, 306, 130, 170, seed + 4, ROCK
    )
    drawn += ridge_line(seed, 308, 34, INKS.far, 13) + spruces(
        ((40, 326, 70), (72, 330, 50), (440, 324, 76), (474, 330, 54)), "#2E1E10"
    )
    drawn += head_frame(340 if flip else 130, 318, 0.84, "#2A160B", dark) + path(
        "M-10 410V318C120 306 330 322 510 310V410Z", INKS.mid
    )
    heap = (
        (0, 0, 44),
        (-62, 10, 34),
        (60, 12, 36),
        (-28, -44, 32),
        (32, -40, 30),
        (2, -76, 22),
        (-96, 24, 22),
        (98, 26, 22),
    )
    ore = ""
    for i, (x, y, r) in enumerate(heap):
        ore += polygon(
            [
                (x - r, y + r * 0.5),
                (x - r * 0.6, y - r * 0.6),
                (x + r * 0.2, y - r * 0.8),
                (x + r, y - r * 0.1),
                (x + r * 0.7, y + r * 0.7),
            ],
            metal if i % 2 else dark,
        )
        ore += polygon(
            [
                (x - r * 0.6, y - r * 0.6),
                (x + r * 0.2, y - r * 0.8),
                (x + r * 0.1, y - r * 0.1),
                (x - r * 0.4, y + r * 0.1),
            ],
            light,
        )
    drawn += group(ore, 180 if flip else 320, 356, 1.05) + path(
        "M-10 410V384C140 376 330 392 510 380V410Z", INKS.near
    )
    return drawn


def copper_mines() -> str:
    """Copper ore, green and red, below the shaft."""
    return _metal_mine("#3F8F7A", "#E58A55", "#A8522A", 5, False)


def silver_mines() -> str:
    """Silver ore below the shaft."""
    return _metal_mine("#9AA5AB", "#F4F6F7", "#5B6670", 12, True)


def zinc_mines() -> str:
    """A train of carts with blue-grey zinc ore below an open pit."""
    drawn = sky(INKS, 260) + sun(250, 130, 50, "#FFF0BE", (20, 0.3), (44, 0.16))
    drawn += dawn_peak(60, 258, 110, 170, 6, ROCK) + dawn_peak(450, 258, 120, 170, 9, ROCK)
    steps = ((236, 40, "#8B5A2B"), (262, 80, "#7A4C28"), (288, 120, "#6B4121"), (312, 158, "#57331A"))
    for y, inset, ink in steps:
        drawn += path(f"M-10 {y}H{inset}L{inset + 34} {y + 28}H{466 - inset}L{500 - inset} {y}H510V410H-10Z", ink)
    drawn += path("M192 340L230 316H276L310 340Z", "#5B7488") + line("M-10 236H40M460 236H510", "#F6D9A0", 4)
    drawn += path("M-10 410V346C120 338 330 352 510 342V410Z", INKS.near) + line("M-10 384H510", "#D9C29A", 5)
    inks = ("#5B7488", "#B9D0DC", "#35485A", "#8AA6B8", "#5B7488")
    for x in (80, 220, 360):
        lumps = zip((-34, -16, 2, 20, 36), (-38, -47, -38, -47, -38), inks, strict=True)
        heap = "".join(nugget(dx, dy, 15, ink, "#D8E6EE") for dx, dy, ink in lumps)
        drawn += group(heap + mine_cart(), x, 354, 1.06)
    return drawn + spruces(((30, 250, 70), (470, 250, 76)), "#2E1E10")


PICTURES = {
    "gold_panning": gold_panning,
    "rich_vein": rich_vein,
    "gold_prospectors": gold_prospectors,
    "gold_claim": gold_claim,
    "coal": coal,
    "copper_mines": copper_mines,
    "silver_mines": silver_mines,
    "zinc_mines": zinc_mines,
    "sand_gravel": sand_and_gravel,
}
