"""People of the islands near enough to see their limbs: built from joints, lit from one side, faces kept plain."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tools.art.svg import Paint, Point, circle, clipped, ellipse, group, line, num, path, smooth

Knot = tuple[float, float, float]
"""A point of a limb's middle line, and half the limb's width there."""
Bend = tuple[Point, Point]
"""The elbow and the hand of an arm, or the knee and the heel of a leg."""


class Skin(NamedTuple):
    """Lit skin, skin, skin in shade, and hair."""

    lit: str
    mid: str
    dark: str
    hair: str


DAYLIGHT = Skin("#C98A58", "#955C36", "#5E361F", "#1E120E")
DEEP = Skin("#A86E44", "#744826", "#472A18", "#140C0A")
DUSK = Skin("#E39A6A", "#7A3F38", "#40203A", "#160A1A")
FIRELIGHT = Skin("#F0A05A", "#7E4028", "#34161C", "#12080E")


@dataclass(frozen=True)
class Pose:
    """Joints of a person 100 units tall who would stand on (0, 0); the near side is drawn last."""

    head: Point
    neck: Point
    hip: Point
    far_arm: Bend
    near_arm: Bend
    far_leg: Bend
    near_leg: Bend
    look: str = "right"
    """Where the face is: `right`, `left`, or `away` for a person seen from behind."""
    breadth: float = 0.35
    """0 for shoulders seen from the side, 1 for shoulders seen whole."""
    woman: bool = False
    """The cloth is tied above the breast."""
    hair: str = "knot"
    """`knot` on top, `loose` down the back, or `round` about the head."""
    skull: float = 7.2
    """Half the height of the head; a child's is larger."""


def limb(knots: Sequence[Knot], ink: Paint) -> str:
    """A soft shape round a bent middle line, with round ends."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y, half) in enumerate(knots):
        (ax, ay, _), (bx, by, _) = knots[max(0, i - 1)], knots[min(len(knots) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (ay - by) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    ends = "".join(circle(x, y, half, ink) for x, y, half in (knots[0], knots[-1]))
    return path(smooth(left + right[::-1]), ink) + ends


def _lit(knots: Sequence[Knot], skin: Skin, light: int, strength: float) -> str:
    """A limb with a paler strip along the side that the light comes from: -1 is the left, 1 the right."""
    strip = [(x + light * half * 0.36, y - half * 0.18, half * 0.5) for x, y, half in knots]
    shine = group(limb(strip, skin.lit), opacity=strength)
    return limb(knots, skin.mid) + shine


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _arm(shoulder: Point, bend: Bend) -> list[Knot]:
    elbow, hand = bend
    upper, lower = _between(shoulder, elbow, 0.45), _between(elbow, hand, 0.35)
    return [
        (*shoulder, 4.4),
        (*upper, 4.2),
        (*elbow, 3.1),
        (*lower, 3.3),
        (*_between(elbow, hand, 0.86), 2.1),
        (*hand, 2.9),
    ]


def _leg(hip: Point, bend: Bend) -> list[Knot]:
    knee, heel = bend
    thigh, calf = _between(hip, knee, 0.4), _between(knee, heel, 0.32)
    return [
        (*hip, 6.8),
        (*thigh, 6.4),
        (*knee, 4.4),
        (*calf, 4.6),
        (*_between(knee, heel, 0.84), 2.7),
        (*heel, 2.6),
    ]


def _hull(points: list[Point]) -> list[Point]:
    """The convex outline of points."""

    def half(ordered: list[Point]) -> list[Point]:
        kept: list[Point] = []
        for p in ordered:
            while len(kept) > 1 and (kept[-1][0] - kept[-2][0]) * (p[1] - kept[-2][1]) <= (
                kept[-1][1] - kept[-2][1]
            ) * (p[0] - kept[-2][0]):
                kept.pop()
            kept.append(p)
        return kept[:-1]

    ordered = sorted(set(points))
    return half(ordered) + half(ordered[::-1])


def _kilt(pose: Pose, wrap: str, trim: str, length: float, cut: str) -> str:
    """What is worn round the hips, drawn tight by the knees; length is the share of the thighs that it covers."""
    rims: list[Point] = []
    hem = [_between(pose.hip, pose.far_leg[0], length), _between(pose.hip, pose.near_leg[0], length)]
    for (cx, cy), r in ((pose.hip, 8.6 + pose.breadth), (hem[0], 7), (hem[1], 7)):
        rims += [(cx + r * math.cos(t * math.pi / 6), cy + r * 0.9 * math.sin(t * math.pi / 6)) for t in range(12)]
    hull = _hull(rims)
    cloth = path("M" + "L".join(f"{num(x)} {num(y)}" for x, y in hull) + "Z", wrap)
    (hx, hy), middle = pose.hip, _between(hem[0], hem[1], 0.5)
    mx, my = middle
    fold = path(
        f"M{num(hx)} {num(hy - 14)}L{num(mx)} {num(my + 12)}L{num(mx + 40)} {num(my + 12)}V{num(hy - 14)}Z",
        "#1A0A14",
        opacity=0.28,
    )
    if cut == "leaves":
        return clipped(cloth, cloth + fold) + _leaf_skirt(hull, pose.hip, my, (wrap, trim))
    rows = [
        _between(pose.hip, middle, t) for t in {"stripes": (0.55, 0.8, 1.06), "tapa": (0.3, 0.92)}.get(cut, (1.02,))
    ]
    pattern = "".join(line(f"M{num(x - 26)} {num(y)}h52", trim, 1.5) for x, y in rows)
    if cut == "tapa":
        (_, top), (x, low) = rows
        teeth = "".join(
            f"M{num(x - 24 + i * 6)} {num(top + 1.6)}l3 {num((low - top) * 0.42)}l3 {num((top - low) * 0.42)}Z"
            f"M{num(x - 21 + i * 6)} {num(low - 1.4)}l3 {num((top - low) * 0.36)}l3 {num((low - top) * 0.36)}Z"
            for i in range(8)
        )
        pattern += path(teeth, trim)
    return clipped(cloth, cloth + fold + pattern)


def _leaf_skirt(hull: list[Point], hip: Point, hem: float, inks: tuple[str, str]) -> str:
    """Strips of leaf that hang from a girdle over the hips."""
    left, right = min(x for x, _ in hull), max(x for x, _ in hull)
    drawn = ""
    for i in range(11):
        t = (i + 0.5) / 11
        top, foot = hip[0] - 8 + 16 * t, left - 1.5 + (right - left + 3) * t
        end, half = hem + 6 + (2.5 if i % 2 else 0), (right - left) / 15
        strip = (
            f"M{num(top - 1)} {num(hip[1] - 6)}L{num(foot - half)} {num(end - 6)}L{num(foot)} {num(end)}"
            f"L{num(foot + half)} {num(end - 6)}L{num(top + 1)} {num(hip[1] - 6)}Z"
        )
        drawn += path(strip, inks[i % 2])
    return drawn + line(f"M{num(hip[0] - 8)} {num(hip[1] - 5)}h16", inks[1], 3)


def person(
    pose: Pose,
    skin: Skin,
    wrap: str,
    trim: str = "#F1DDB0",
    light: int = -1,
    strength: float = 0.8,
    length: float = 0.85,
    held: str = "",
    tattoo: str = "",
    crown: str = "",
    cut: str = "stripes",
) -> str:
    """A person in this pose; `held` lies behind the near hand, `tattoo` is the ink of bands on arm and calf.

    `crown` is the ink of a wreath or a headband. `cut` is `stripes` for woven cloth, `tapa` for printed barkcloth,
    `plain`, or `leaves` for a skirt of them.
    """
    (nx, ny), (hx, hy) = pose.neck, pose.hip
    away = 1.5 + 8.8 * pose.breadth
    far_shoulder, near_shoulder = (nx + away, ny + 4.6), (nx - away, ny + 4.6)
    chest = 8.2 + 4.2 * pose.breadth
    chest_at, waist = _between(pose.neck, pose.hip, 0.3), _between(pose.neck, pose.hip, 0.72)
    trunk = [(nx, ny + 1.5, 4.6 + 2 * pose.breadth), (*chest_at, chest), (*waist, 7.4), (hx, hy, 8)]
    drawn = limb(_arm(far_shoulder, pose.far_arm), skin.dark)
    drawn += limb(_leg((hx + 2, hy), pose.far_leg), skin.dark) + _foot(pose.far_leg[1], pose, skin.dark)
    near_leg = _leg((hx - 2, hy), pose.near_leg)
    drawn += _lit(near_leg, skin, light, strength) + _foot(pose.near_leg[1], pose, skin.mid)
    if tattoo:
        drawn += _bands(near_leg[3], near_leg[4], tattoo)
    drawn += limb([(nx, ny + 3, 3.6), (*pose.head, 3.6)], skin.dark)
    drawn += _lit(trunk, skin, light, strength)
    if pose.look == "away":
        drawn += line(f"M{num(nx)} {num(ny + 6)}L{num(hx)} {num(hy - 8)}", skin.dark, 1.4, opacity=0.6)
    if pose.woman:
        drawn += limb(
            [(*_between(pose.neck, pose.hip, t), w) for t, w in ((0.3, chest - 0.4), (0.72, 8), (1, 8))], wrap
        )
    drawn += _kilt(pose, wrap, trim, length, cut)
    drawn += head(*pose.head, pose.skull, skin, pose.look, light, strength, crown, pose.hair)
    near_arm = _arm(near_shoulder, pose.near_arm)
    drawn += held + _lit(near_arm, skin, light, strength)
    if tattoo:
        drawn += _bands(near_arm[1], near_arm[2], tattoo)
    return drawn


def _foot(heel: Point, pose: Pose, ink: str) -> str:
    ahead = {"right": 7.0, "left": -7.0, "away": -1.5}[pose.look]
    x, y = heel
    return limb([(x, y, 2.5), (x + ahead * 0.55, y + 1.2, 2.2), (x + ahead, y + 1.8, 1.5)], ink)


def _bands(a: Knot, b: Knot, ink: str) -> str:
    """Rings of tattoo across a limb between two of its knots."""
    drawn = ""
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
    nx, ny = (a[1] - b[1]) / length, (b[0] - a[0]) / length
    for t in (0.1, 0.42, 0.74):
        (x, y), half = _between(a[:2], b[:2], t), (a[2] + (b[2] - a[2]) * t) * 0.78
        drawn += line(
            f"M{num(x - nx * half)} {num(y - ny * half)}L{num(x + nx * half)} {num(y + ny * half)}", ink, 1.5
        )
    return drawn


def head(
    x: float,
    y: float,
    r: float,
    skin: Skin,
    look: str,
    light: int = -1,
    strength: float = 0.8,
    crown: str = "",
    hair: str = "knot",
) -> str:
    """A head of radius r, from behind or in profile with plain features; hair as in a pose."""
    if look == "away":
        return group(_head_from_behind(skin, light, strength, crown, hair), x, y, r / 40)
    lit_face = (light > 0) != (look == "left")
    face = (
        "M-30 -30C-10 -52 26 -48 34 -24C37 -16 35 -12 37 -8L48 9C46 14 40 13 39 15C42 20 41 22 38 24"
        "C41 29 40 32 36 34C39 44 34 50 26 51C12 52 0 44 -8 36L-30 30Z"
    )
    front = (
        "M20 -44C30 -40 34 -30 34 -24C37 -16 35 -12 37 -8L48 9C46 14 40 13 39 15C42 20 41 22 38 24"
        "C41 29 40 32 36 34C39 44 34 50 26 51C18 30 16 -10 20 -44Z"
    )
    drawn = circle(-8, -20, 46, skin.hair) if hair == "round" else ""
    drawn += path(face, skin.mid)
    drawn += path(front, skin.lit, opacity=strength) if lit_face else path(face, skin.dark, opacity=0.25)
    drawn += line("M22 -9C26 -12 30 -11 32 -8", skin.hair, 3.4) + line("M18 -18C24 -22 30 -22 34 -19", skin.hair, 3)
    drawn += line("M38 24C33 25 30 25 28 24", skin.dark, 2.6) + ellipse(-4, 4, 7, 11, skin.dark)
    drawn += path(
        "M28 -36C10 -66 -46 -58 -44 -8C-44 14 -36 28 -24 32C-16 22 -16 6 -10 -6C-4 -16 8 -22 12 -30"
        "C18 -28 24 -32 28 -36Z",
        skin.hair,
    )
    if hair == "knot":
        drawn += ellipse(-28, -52, 18, 15, skin.hair)
    if hair == "loose":
        drawn += path("M-42 -14C-58 24 -58 74 -46 104C-30 92 -14 60 -10 20Z", skin.hair)
    if crown:
        drawn += line("M-46 -8C-30 -24 0 -38 34 -30", crown, 9)
    return group(drawn, x, y, r / 40, flip=look == "left")


def _head_from_behind(skin: Skin, light: int, strength: float, crown: str, hair: str) -> str:
    """The back of a head, 80 units high."""
    drawn = ellipse(0, 4, 36, 44, skin.mid) + ellipse(-38, 8, 7, 12, skin.mid) + ellipse(38, 8, 7, 12, skin.dark)
    drawn += path("M-39 10C-48 -58 48 -58 39 10C26 34 -26 34 -39 10Z", skin.hair)
    if hair == "round":
        drawn += circle(0, -14, 49, skin.hair)
    if hair == "knot":
        drawn += ellipse(0, -52, 20, 17, skin.hair)
    edge = "M-34 -8C-30 -34 -10 -42 6 -42" if light < 0 else "M34 -8C30 -34 10 -42 -6 -42"
    drawn += line(edge, skin.lit, 4, opacity=strength * 0.7)
    return drawn + (line("M-40 -4C-20 8 20 8 40 -4", crown, 9) if crown else "")
