"""Two foods that hang large before a pale garden light."""

from __future__ import annotations

from tools.art.pacific.gardens import GARDEN, garden
from tools.art.pacific.plants import banana_leaf, breadfruit, breadfruit_leaf
from tools.art.pacific.scenery import air, glow
from tools.art.svg import (
    line,
    linear,
    num,
    path,
)


def bananas() -> str:
    """A hanging bunch with its dark blossom under torn broad leaves."""
    drawn = garden(300)
    for x, y, length, turn, ink in (
        (236, 70, 230, -128, "#2E8A4C"),
        (268, 66, 240, -52, "#2E8A4C"),
        (240, 78, 280, -176, "#4FAE5C"),
        (266, 76, 290, -8, "#4FAE5C"),
        (236, 96, 250, -202, "#3F9F58"),
        (270, 92, 240, 18, "#3F9F58"),
    ):
        drawn += banana_leaf(x, y, length, turn, ink, int(x))
    drawn += path(
        "M222 420L234 60H270L284 420Z",
        linear((0, "#8FAF58"), (0.5, "#6B8A3E"), (1, "#45602A"), start=(0, 0), end=(1, 0)),
    )
    drawn += line(
        "M232 180C246 184 260 184 274 180M228 240C246 246 262 246 278 240M226 310C246 316 264 316 281 310",
        "#45602A",
        3,
        opacity=0.6,
    )
    stem = "M262 92C306 70 350 84 352 130V300"
    drawn += line(stem, "#5E7A34", 13) + line(stem, "#93B45C", 4)
    for row in range(5):
        y = 132 + row * 32
        for i in range(7):
            t = (i - 3) / 3
            reach = 52 - abs(row - 1.4) * 6
            drawn += _banana(352 + t * reach * 0.72, y + 12 * (1 - t * t), reach, t)
    blossom = "M330 300C326 340 340 366 352 376C364 366 378 340 374 300Z"
    return (
        drawn
        + path(blossom, linear((0, "#A8466A"), (1, "#4E1A38")))
        + line("M352 304V366M340 308C340 336 346 354 350 366", "#D98AA6", 2.4, opacity=0.7)
    )


def _banana(x: float, y: float, length: float, lean: float) -> str:
    """One finger, its tip turned up."""
    k, w = lean * 20, length * 0.17
    body = (
        f"M{num(x - w)} {num(y)}C{num(x - w + k)} {num(y + length * 0.4)} "
        f"{num(x + k * 1.4 - w)} {num(y + length * 0.62)} "
        f"{num(x + k * 2)} {num(y + length * 0.78)}C{num(x + k * 1.9 + w)} "
        f"{num(y + length * 0.6)} {num(x + w * 1.1 + k)} {num(y + length * 0.36)} "
        f"{num(x + w)} {num(y)}Z"
    )
    shine = (
        f"M{num(x - w * 0.3)} {num(y + 6)}C{num(x + k * 0.7)} {num(y + length * 0.36)} "
        f"{num(x + k * 1.2)} {num(y + length * 0.56)} {num(x + k * 1.8)} "
        f"{num(y + length * 0.68)}"
    )
    return path(body, linear((0, "#C9D24A"), (0.4, "#FFD84A"), (1, "#E09A28")), "#A8741C", 1.4) + line(
        shine, "#FFF3A8", 3, opacity=0.8
    )


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
