"""Two foods that hang large before a pale garden light."""

from __future__ import annotations

from tools.art.pacific.bodies import Knot, limb
from tools.art.pacific.gardens import GARDEN, garden
from tools.art.pacific.plants import banana_leaf, breadfruit, breadfruit_leaf
from tools.art.pacific.scenery import air, glow
from tools.art.svg import (
    circle,
    ellipse,
    group,
    line,
    linear,
    path,
)


def bananas() -> str:
    """A ripe bunch with its dark blossom; a flying fox hangs beside it and has found the first yellow finger."""
    drawn = garden(330)
    for x, y, length, turn, ink in (
        (60, 40, 300, 6, "#2E8A4C"),
        (50, 30, 330, 30, "#3F9F58"),
        (40, 10, 420, -6, "#4FAE5C"),
        (90, 20, 180, 64, "#2E8A4C"),
    ):
        drawn += banana_leaf(x, y, length, turn, ink, int(length))
    trunk = "M-20 420L8 -10H72L96 420Z"
    drawn += path(trunk, linear((0, "#45602A"), (0.55, "#8FAF58"), (1, "#5E7A34"), start=(0, 0), end=(1, 0)))
    drawn += line(
        "M-4 170C30 182 60 180 82 164M-12 286C30 300 66 298 90 280M18 60C40 68 60 66 76 56",
        "#3A5224",
        4,
        opacity=0.6,
    )
    stem = "M60 34C140 -6 300 -10 330 70V330"
    drawn += line(stem, "#4F6A2C", 16) + line(stem, "#93B45C", 5)
    for row, y in enumerate((150, 196, 242, 284)):
        size = (1.14, 1.24, 1.12, 0.9)[row]
        for t in (-1.0, 1.0, -0.58, 0.58, -0.2, 0.22):
            drawn += group(_banana(t), 330, y, size)
    blossom = "M308 326C300 352 312 378 330 394C348 378 360 352 352 326C344 316 316 316 308 326Z"
    drawn += path(blossom, linear((0, "#B04A70"), (1, "#4E1A38")))
    drawn += line(
        "M330 322V386M316 326C314 350 320 368 328 380M344 326C346 350 340 368 332 380", "#E09AB4", 2.4, opacity=0.7
    )
    return drawn + group(_flying_fox(), 196, 18, 1.15)


def _banana(lean: float) -> str:
    """One finger of a hand that grows at the origin, curved outward and up; lean -1 is far left, 1 far right."""
    out = 62 * lean
    spine: list[Knot] = [
        (out * 0.3, 4, 6.5),
        (out * 0.72, 8, 9.5),
        (out, -8, 10),
        (out * 1.08, -28, 8),
        (out * 1.04, -42, 3.4),
    ]
    lit = [(x - 2.4, y - 1, half * 0.34) for x, y, half in spine[1:4]]
    tip = circle(out * 1.04, -43, 3.4, "#5B3A1A")
    edge = limb([(x + 1.6, y + 1.4, half + 0.6) for x, y, half in spine], "#B9741C")
    return edge + limb(spine, "#FFCF3A") + limb(lit, "#FFF0A0") + tip


def _flying_fox() -> str:
    """A fruit bat hanging by its feet from the origin, one wing folded, one thumb on a banana; about 190 long."""
    feet = line("M-12 4L-10 26M12 4L10 26M-18 2h12M6 2h12", "#2A1A1A", 5)
    wings = path(
        "M-10 24C-44 50 -50 110 -26 150C-16 160 -6 160 0 150C6 160 16 160 26 150C50 110 44 50 10 24Z",
        linear((0, "#4A3438"), (1, "#221620")),
    )
    bones = line(
        "M-12 30C-36 60 -38 110 -22 144M12 30C36 60 38 110 22 144"
        "M-4 40C-16 76 -16 116 -8 146M4 40C16 76 16 116 8 146",
        "#6B4E50",
        2.6,
    )
    ruff = path("M-26 132C-30 152 -18 166 0 166C18 166 30 152 26 132C16 144 -16 144 -26 132Z", "#D98A3A")
    ruff += path("M-24 140l-5 10l10 -3l1 11l9 -7l9 8l9 -8l9 7l1 -11l10 3l-5 -10Z", "#E8A85A")
    head = path(
        "M-17 158C-18 170 -12 182 -5 192C-2 196 2 196 5 192C12 182 18 170 17 158C8 150 -8 150 -17 158Z", "#6B4430"
    )
    head += path("M-15 164C-26 160 -26 174 -20 178ZM15 164C26 160 26 174 20 178Z", "#3A2420")
    eyes = (
        circle(-7, 172, 3.6, "#1A0E0C")
        + circle(7, 172, 3.6, "#1A0E0C")
        + circle(-6, 171, 1.2, "#FFF6E0")
        + circle(8, 171, 1.2, "#FFF6E0")
    )
    snack = limb([(-22, 206, 4), (-6, 204, 8), (12, 198, 8), (24, 186, 4)], "#FFCF3A") + line(
        "M-14 203C-2 202 8 198 16 192", "#FFF0A0", 3
    )
    arm = line("M28 150C36 166 30 182 20 192", "#3A2830", 6)
    return feet + wings + bones + ruff + head + eyes + ellipse(0, 193, 4, 3, "#1A0E0C") + snack + arm


def breadfruit_card() -> str:
    """A great green fruit among deeply lobed leaves."""
    drawn = air(*GARDEN) + glow(250, 190, 250, "#FFFDE6", 0.9)
    drawn += path("M-10 330C90 306 180 326 270 312C370 300 440 316 510 300V410H-10Z", "#8CC46A", opacity=0.7)
    drawn += line("M258 130C252 84 274 40 300 -12", "#6B4A2A", 13)
    leaves = (
        (206, 226, 1.5, -112, "#2C7A3D"),
        (300, 212, 1.56, 104, "#2C7A3D"),
        (244, 160, 1.42, -52, "#3A9148"),
        (276, 166, 1.45, 46, "#3A9148"),
        (258, 168, 1.3, -6, "#4AA653"),
        (208, 276, 1.3, -146, "#23693A"),
        (314, 262, 1.3, 140, "#23693A"),
    )
    for x, y, k, turn, ink in leaves:
        drawn += breadfruit_leaf(x, y, k, turn, ink, "#A9DD8B")
    return drawn + breadfruit(258, 244, 102) + breadfruit_leaf(300, 148, 1.0, 66, "#4AA653", "#C4EDA0")


PICTURES = {
    "bananas": bananas,
    "breadfruit": breadfruit_card,
}
