"""People that do something: jointed figures from the side, and people who stand with their backs to us.

All are about 100 high with their feet at y = 0, look to the right, and have no faces.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tools.art.svg import Point, circle, ellipse, group, line, num, path, polygon, rect

SKIN = "#D9A27A"
BROWN_SKIN = "#A86F4A"
_THIGH, _SHIN, _BACK, _UPPER, _FORE = 24.0, 23.0, 34.0, 18.0, 17.0


class Pose(NamedTuple):
    """Angles in degrees: limbs from hanging straight down, back and head from upright; forward is positive."""

    lean: float = 0
    nod: float = 0
    near_arm: tuple[float, float] = (8, 14)
    far_arm: tuple[float, float] = (-8, 4)
    near_leg: tuple[float, float] = (8, 2)
    far_leg: tuple[float, float] = (-8, -10)


STAND = Pose()
WALK = Pose(6, 0, (-24, -8), (26, 40), (24, 6), (-20, -38))
RUN = Pose(20, 6, (-50, 20), (46, 110), (52, 0), (-28, -86))
KNEEL = Pose(28, 18, (46, 62), (58, 70), (88, 2), (4, -88))
SWING = Pose(-8, 0, (128, 168), (146, 182), (20, 4), (-24, -30))


def deeper(colour: str, share: float = 0.72) -> str:
    """The colour, darkened to this share of its light."""
    return "#" + "".join(f"{int(int(colour[k : k + 2], 16) * share):02X}" for k in (1, 3, 5))


def _from(start: Point, length: float, degrees: float) -> Point:
    a = math.radians(degrees)
    return (start[0] + length * math.sin(a), start[1] + length * math.cos(a))


def _limb(start: Point, middle: Point, end: Point, colour: str, width: float) -> str:
    points = f"M{num(start[0])} {num(start[1])}L{num(middle[0])} {num(middle[1])}L{num(end[0])} {num(end[1])}"
    return line(points, colour, width)


def _leg(hip: Point, angles: tuple[float, float], colour: str, shoe: str) -> tuple[str, float]:
    """A leg with its shoe, and how deep it reaches."""
    knee = _from(hip, _THIGH, angles[0])
    ankle = _from(knee, _SHIN - 3, angles[1])
    foot = group(path("M-6 -4C-6 -8 5 -8 6 -3L14 1C16 4 14 5 12 5H-6Z", shoe), *ankle, turn=-angles[1])
    return _limb(hip, knee, ankle, colour, 11) + foot, ankle[1] + 5


def _arm(shoulder: Point, angles: tuple[float, float], colour: str, skin: str, held: str) -> str:
    """An arm; what it holds is drawn about the hand, its y axis along the forearm."""
    elbow = _from(shoulder, _UPPER, angles[0])
    hand = _from(elbow, _FORE, angles[1])
    tool = group(held, *hand, turn=-angles[1]) if held else ""
    return tool + _limb(shoulder, elbow, hand, colour, 9) + circle(*hand, 5, skin)


def figure(
    pose: Pose,
    coat: str,
    trousers: str,
    hat: str = "",
    skin: str = SKIN,
    held: str = "",
    skirt: float = 0,
    hair: str = "#3A2418",
) -> str:
    """A person in this pose. hat is drawn about the middle of the head, held about the near hand.

    skirt is how far a long coat or skirt reaches below the hip.
    """
    hip = (0.0, 0.0)
    shoulder = _from(hip, _BACK, 180 - pose.lean)
    head = _from(shoulder, 17, 180 - pose.lean - pose.nod)
    shoe, shade = "#1F1612", deeper(coat)
    far_leg, far_depth = _leg((-1, 0), pose.far_leg, deeper(trousers), shoe)
    near_leg, near_depth = _leg((1, 0), pose.near_leg, trousers, shoe)
    far_arm = _arm((shoulder[0] + 3, shoulder[1] + 5), pose.far_arm, shade, skin, "")
    near_arm = _arm((shoulder[0] - 1, shoulder[1] + 5), pose.near_arm, coat, skin, held)
    body = path("M-12 4C-14 -12 -15 -28 -8 -36C-4 -40 6 -40 9 -36C14 -28 13 -12 12 4Z", coat)
    body += path("M12 4C13 -12 14 -28 9 -36C7 -24 4 -10 3 4Z", shade)
    torso = group(body, *hip, turn=pose.lean)
    if skirt:
        knee = _from(hip, skirt, (pose.near_leg[0] + pose.far_leg[0]) / 2)
        torso += polygon([(-12, 0), (12, 0), (knee[0] + 15, knee[1]), (knee[0] - 15, knee[1])], coat)
    neck = _limb(shoulder, shoulder, head, skin, 7)
    face = circle(0, 0, 9, skin) + path("M-9 1C-10 -12 4 -13 8 -5C2 -4 -1 -2 -2 4C-4 7 -8 6 -9 1Z", hair)
    top = group(face + hat, *head, turn=(pose.lean + pose.nod) * 0.6)
    return group(far_arm + far_leg + near_leg + neck + torso + top + near_arm, 0, -max(far_depth, near_depth))


def back_view(
    coat: str, trousers: str, hair: str, hat: str = "", length: float = 40, arms: str = "", skin: str = SKIN
) -> str:
    """Somebody who stands with the back to us; the coat ends `length` above the ground."""
    shade, low, shoe = deeper(coat), num(-length), "#1F1612"
    legs = line("M-7 -44V-4M7 -44V-4", trousers, 11) + ellipse(-7, -2, 8, 4, shoe) + ellipse(7, -2, 8, 4, shoe)
    body = path(f"M-17 {low}C-18 -58 -22 -74 -12 -80C-6 -84 6 -84 12 -80C22 -74 18 -58 17 {low}Z", coat)
    body += path(f"M5 {low}C8 -56 8 -70 6 -82C20 -80 20 -62 17 {low}Z", shade)
    sleeves = arms or line("M-17 -74L-21 -46M17 -74L21 -46", shade, 9)
    neck = (
        rect(-4.5, -88, 9, 9, deeper(skin, 0.85))
        + ellipse(-9.6, -91, 2.4, 3.4, skin)
        + ellipse(9.6, -91, 2.4, 3.4, skin)
    )
    return legs + sleeves + body + neck + circle(0, -92, 10, hair) + group(hat, 0, -92)


def brim_hat(colour: str, band: str) -> str:
    """A felt hat with a brim."""
    crown = path("M-9 -5C-10 -16 -6 -19 0 -16C6 -19 10 -16 9 -5Z", colour)
    return crown + rect(-9.5, -8, 19, 4, band) + path("M-17 -5Q0 -1 17 -5Q18 -1 0 0Q-18 -1 -17 -5Z", colour)


def top_hat(colour: str, band: str) -> str:
    """A tall silk hat."""
    return (
        path("M-9 -5L-11 -27H11L9 -5Z", colour) + rect(-9.6, -11, 19.2, 5, band) + rect(-16, -6, 32, 4.4, colour, 2)
    )


def peaked_cap(colour: str, peak: str) -> str:
    """A flat cap with its peak to the front."""
    return path("M-11 -4C-12 -15 8 -16 11 -5Z", colour) + path("M4 -5H15C16 -2 13 -1 9 -2Z", peak)


def knit_cap(colour: str, band: str) -> str:
    """A woollen cap."""
    return path("M-10 -3C-11 -17 11 -17 10 -3Z", colour) + rect(-11, -6, 22, 6, band, 3) + circle(0, -14, 3.4, band)


def hammer(wood: str, steel: str, length: float = 46) -> str:
    """A long hammer, held near the end of its handle; its head is away from the arm."""
    return line(f"M0 -8V{num(length)}", wood, 5) + rect(-13, length - 7, 26, 14, steel, 3)
