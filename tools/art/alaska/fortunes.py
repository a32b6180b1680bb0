"""Events of hard and good years on the land."""

from __future__ import annotations

from tools.art.animals import fish, salmon
from tools.art.figures import BROWN_SKIN, Pose, figure, knit_cap
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import sky, stars
from tools.art.svg import circle, clipped, ellipse, group, line, linear, path, polygon, rect, track
from tools.art.trees import forest
from tools.art.water import ripples, splash, water

FARM = HORIZONS["agriculture"]
FARM_ROCK = PeakInks("#8DB56A", "#5F8A45", "#FFF8DC", "#C8D9A0")


def ghost_towns() -> str:
    """Down an empty street at moonrise: shells of houses, a fox on its evening round."""
    drawn = rect(0, 0, 500, 260, linear((0, "#16242E"), (0.6, "#3F5E68"), (1, "#C9D0B4"))) + stars(7, 40, 110)
    drawn += dawn_peak(262, 240, 70, 190, 6, PeakInks("#6F8F92", "#567278", "#D8E2DC", "#A4B8B6"))
    drawn += circle(286, 168, 74, "#EFF3E2", opacity=0.16) + circle(286, 168, 50, "#EFF3E2")
    drawn += line(
        "M244 236L262 144L280 236M252 204H272M256 176H268M252 204L270 176M272 204L254 176", "#1B2A30", 4
    ) + circle(262, 140, 9, "none", "#1B2A30", 3)
    drawn += rect(0, 230, 500, 180, linear((0, "#5F726C"), (1, "#2A3632")))
    for side, far, near, tall, ink in (
        (-1, 50, 74, 150, "#5E7476"), (1, 46, 78, 120, "#54696C"), (-1, 84, 122, 104, "#4A5E63"),
        (1, 92, 132, 150, "#42565C"), (-1, 134, 198, 150, "#37494F"), (1, 150, 222, 112, "#304147"),
        (-1, 216, 330, 118, "#26353B"), (1, 246, 350, 150, "#223036"),
    ):  # fmt: skip
        drawn += _shell(side, far, near, tall, ink)
    drawn += line(
        "M384 260C392 220 380 190 396 150M390 212L416 184M386 190L364 168M394 164L412 142M389 236L408 224",
        "#DCE2D2",
        5,
    )
    drawn += rect(0, 214, 500, 90, linear((0, "#DCE4D2", 0), (0.4, "#DCE4D2", 0.34), (1, "#DCE4D2", 0)))
    drawn += ellipse(266, 356, 84, 8, "#16201D", opacity=0.6)
    drawn += group(_fox(), 262, 314, 1.25)
    grass = "".join(
        f"M{x} {y}q-4 -14 -12 -22M{x} {y}q1 -16 -2 -28M{x} {y}q4 -12 12 -20"
        for x, y in ((120, 396), (178, 366), (214, 324), (352, 378), (408, 402), (320, 330), (60, 404))
    )
    return drawn + line(grass, "#7F8F6E", 3)


def _shell(side: int, far: float, near: float, tall: float, ink: str) -> str:
    """A false-fronted house on one side of the street, `far` to `near` units beside the vanishing point."""
    dark, board = "#0C1417", "#6E7E78"

    def at(along: float, up: float) -> tuple[float, float]:
        away = far + (near - far) * along
        return (262 + side * away, 236 + away * (0.56 - up * (0.56 + tall / 150)))

    def hole(a: float, b: float, low: float, high: float, paint: str) -> str:
        return polygon([at(a, low), at(b, low), at(b, high), at(a, high)], paint)

    outline = [
        at(0, 0),
        at(0, 0.92),
        at(0.16, 0.94),
        at(0.2, 1.08),
        at(0.62, 1.0),
        at(0.7, 0.9),
        at(0.84, 0.97),
        at(1, 0.86),
        at(1, 0),
    ]
    gable, foot = at(1, 0.8), at(1, 0)
    end = [
        gable,
        (gable[0] + side * near * 0.3, gable[1] - near * 0.12),
        (gable[0] + side * near * 0.7, gable[1]),
        (foot[0] + side * near * 0.7, foot[1]),
        foot,
    ]
    drawn = polygon(end, dark) + polygon(outline, ink)
    for up in (0.2, 0.36, 0.52, 0.68, 0.84):
        drawn += line(track([at(0, up), at(1, up)]), dark, 1.6, opacity=0.5)
    drawn += hole(0.1, 0.32, 0.5, 0.76, dark) + hole(0.62, 0.86, 0.5, 0.76, dark) + hole(0.38, 0.6, 0, 0.38, dark)
    width = max(2, near * 0.022)
    return (
        drawn
        + line(track([at(0.06, 0.54), at(0.36, 0.7)]) + track([at(0.58, 0.72), at(0.9, 0.58)]), board, width)
        + line(track([at(0.3, 0.4), at(0.68, 0.46)]), board, width * 1.6)
    )


def _fox() -> str:
    """A fox that trots to the left and looks about, feet at y = 34, about 110 long."""
    red, pale, ink = "#D8743A", "#F6E6CC", "#2A1712"
    legs = line("M-26 4L-36 18L-32 33M-16 6L-14 20L-20 33M22 4L34 18L28 33M30 0L40 14L46 32", ink, 6)
    tail = path("M34 -10C54 -16 70 -8 84 8C90 16 92 24 88 26C70 26 52 16 36 4Z", red) + path(
        "M74 0C82 8 92 18 88 26C80 27 72 24 66 21Z", pale
    )
    body = path("M-38 -14C-24 -26 20 -22 38 -14C46 -6 42 6 30 10C12 6 -10 8 -26 12C-38 8 -42 -4 -38 -14Z", red)
    head = path(
        "M-34 -18C-32 -30 -40 -34 -44 -34L-48 -48L-57 -36L-66 -46L-68 -28C-74 -22 -82 -16 -86 "
        "-11C-78 -6 -66 -5 -56 -6C-46 -6 -38 -8 -34 -18Z",
        red,
    )
    head += (
        path("M-86 -11C-78 -6 -66 -5 -56 -6C-50 -6 -44 -7 -40 -10C-52 -12 -66 -16 -86 -11Z", pale)
        + circle(-64, -20, 2.6, ink)
        + circle(-85, -11, 3.2, ink)
    )
    return tail + legs + body + head + path("M-40 4C-30 8 -20 6 -14 10L-26 13C-34 12 -38 8 -40 4Z", pale)


def fish_farms() -> str:
    """Dinner time in the round pen: she throws, the salmon leap, and a seal looks over the net."""
    inks = HORIZONS["fish"]
    rock = PeakInks("#4E8C95", "#2B6473", "#FBF3E0", "#A9CBCB")
    drawn = sky(inks, 170) + dawn_peak(250, 172, 110, 190, 6, rock) + forest(5, 178, 30, inks.near, 18, depth=1)
    drawn += water(174, "#6FB0AE", "#1B5468", 5, "#E8FBF2", 5)
    for x, y, r in ((400, 200, 70),):
        drawn += ellipse(x, y, r, r * 0.26, "#F4B942") + ellipse(x, y + 1, r * 0.86, r * 0.2, "#1D5F70")
    drawn += (
        ellipse(262, 322, 262, 106, "#C98A2C")
        + ellipse(262, 312, 262, 106, "#F4B942")
        + ellipse(262, 314, 222, 84, "#8A5A1E")
    )
    drawn += clipped(ellipse(262, 314, 222, 84, "#FFF"), ellipse(262, 330, 222, 84, "#14485C") + "".join(
        group(fish("#B5563A", "#D8845A", "#7A3626"), x, y, s, t) for x, y, s, t in
        ((300, 372, 0.9, -8),)
    ))  # fmt: skip
    drawn += ripples(262, 300, 150, 3, "#E8FBF2", 0.5)
    for x, y, s, turn, flip in (
        (268, 250, 0.78, -50, False),
        (374, 242, 0.66, -30, True),
        (196, 292, 0.5, -64, False),
    ):
        drawn += splash(x - (0 if flip else 6), y + 62 * s + 14, 0.5 * s + 0.2) + group(
            salmon(), x, y, s, turn, flip=flip
        )
    posts = "".join(f"M{x} {y}v-46" for x, y in ((14, 330), (128, 394), (264, 414), (400, 394), (512, 330)))
    drawn += line(posts, "#F8EFDB", 6) + line(
        "M14 286Q60 340 128 350Q190 370 264 370Q340 370 400 350Q470 336 512 286", "#F8EFDB", 4
    )
    scoop = path("M-10 8H12L8 34H-6Z", "#9DB0BA") + line("M0 -4V10", "#5B6670", 5)
    throwing = Pose(8, -6, (96, 112), (20, 50), (26, 4), (-18, -24))
    keeper = figure(throwing, "#F28A2C", "#E9B93A", knit_cap("#2F8F83", "#F8EFDB"), BROWN_SKIN, scoop)
    bucket = path("M-17 -34L-13 0H13L17 -34Z", "#C8402F") + ellipse(0, -34, 17, 5, "#6B4326")
    drawn += group(keeper, 74, 352, 1.6) + group(bucket, 24, 372, 1.2)
    grains = ((160, 232), (184, 224), (206, 236), (226, 224), (196, 252), (240, 244))
    drawn += "".join(circle(x, y, 4, "#6B4326") for x, y in grains)
    return drawn + group(_peeping_seal(), 462, 318, 1.1)


def _peeping_seal() -> str:
    """A seal's head and flippers over the edge of something, looking left, chin at y = 0."""
    coat, pale, ink = "#5E6A74", "#C9D0D0", "#10181E"
    head = path("M-36 20C-46 -8 -40 -52 -4 -56C30 -56 44 -20 42 20Z", coat) + path(
        "M-44 -16C-44 -34 -12 -36 -10 -16C-10 -2 -44 0 -44 -16Z", pale
    )
    face = (
        ellipse(-37, -24, 6, 4.4, ink)
        + circle(-18, -36, 5, ink)
        + circle(-19.5, -37.5, 1.6, "#FFFFFF")
        + line("M-36 -12Q-28 -6 -20 -12", ink, 2.4)
    )
    whiskers = line("M-30 -14L-54 -10M-30 -10L-50 -2", "#F4F8F8", 1.8)
    paws = path("M-40 20C-52 6 -30 2 -22 10L-16 22ZM16 22C20 4 44 4 42 20Z", "#454F58")
    return head + face + whiskers + paws


PICTURES = {
    "ghost_towns": ghost_towns,
    "fish_farms": fish_farms,
}
