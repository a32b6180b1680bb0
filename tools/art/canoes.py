"""The voyaging canoe of the Pacific, and the star compass that guides it."""

from __future__ import annotations

import math

from tools.art.svg import circle, group, line, num, path, rect

CREW = "#2A150B"


def crab_claw_sail(cloth: str, mark: str) -> str:
    """A crab-claw sail, its foot at the origin, about 130 high, with a woven row of lozenges."""
    drawn = path("M0 0C-30 -36 -44 -84 -34 -128C-8 -102 30 -96 66 -108C60 -62 38 -24 0 0Z", cloth)
    drawn += path("M0 0C-14 -34 -16 -74 -6 -107C18 -98 42 -100 66 -108C60 -62 38 -24 0 0Z", mark, opacity=0.28)
    for k in (0, 26):
        weave = f"M{num(-31 + k * 0.16)} {-88 + k}C-8 {-74 + k} 22 {-72 + k} {num(57 - k * 0.36)} {-80 + k}"
        drawn += line(weave, mark, 4, opacity=0.85)
    for i in range(6):
        x, y = -19 + i * 12.4, -70 + 5.2 * math.sin((i + 0.6) / 6.2 * math.pi)
        lozenge = f"M{num(x)} {num(y - 6.5)}L{num(x + 5)} {num(y)}L{num(x)} {num(y + 6.5)}L{num(x - 5)} {num(y)}Z"
        drawn += path(lozenge, mark, opacity=0.85)
    return drawn + line("M0 4C-34 -36 -48 -88 -37 -134M0 4C40 -22 64 -62 70 -114", "#4A2A15", 3.4)


def _hull(wood: str, strake: str) -> str:
    outline = (
        "M-98 -22C-90 -10 -84 -7 -70 -6H72C86 -8 98 -18 106 -32C108 -16 98 2 80 8C40 16 -46 16 -78 8"
        "C-94 2 -102 -10 -98 -22Z"
    )
    return path(outline, wood) + line("M-84 -3C-40 1 44 1 88 -5", strake, 2.2, opacity=0.8)


def _sailor(x: float, scale: float) -> str:
    body = circle(0, -15, 4, CREW) + path("M-4.6 2C-5 -8 -3.4 -11 0 -11C3.4 -11 5 -8 4.6 2Z", CREW)
    return group(body, x, -15, scale)


def voyaging_canoe(cloth: str, mark: str, wood: str) -> str:
    """A double-hulled canoe from the side, bow right; the waterline is y = 0, about 210 wide and 170 high."""
    trim, foam = "#E3B878", "#EAFAF2"
    far_hull = group(_hull("#3D210E", "#6D4524"), 10, -9)
    deck = rect(-58, -14, 112, 6, "#8A5A2C") + "".join(
        line(f"M{-54 + i * 12} -14v6", "#5A371A", 1.4) for i in range(10)
    )
    shelter = path("M-44 -14C-44 -34 -10 -34 -10 -14Z", "#C79A56")
    shelter += line("M-38 -15C-37 -29 -27 -31 -27 -31M-27 -14V-31M-16 -15C-17 -29 -27 -31 -27 -31", "#8D6229", 1.6)
    sails = group(crab_claw_sail(cloth, mark), -52, -12, 0.8) + group(crab_claw_sail(cloth, mark), 22, -12, 1.05)
    crew = _sailor(-72, 1) + _sailor(44, 0.95) + _sailor(62, 1)
    oar = line("M-98 8L-76 -30", "#4A2A15", 3.2) + line("M-104 18L-94 2", "#4A2A15", 6)
    teeth = "".join(path(f"M{-66 + i * 15} 3.4l4 5l4 -5Z", trim, opacity=0.8) for i in range(9))
    wake = path("M-108 9C-70 19 60 20 112 5C98 23 -90 26 -108 9Z", foam, opacity=0.85)
    wake += line("M-150 15C-130 11 -112 13 -100 16M90 15C112 11 128 14 138 11", foam, 2.6, opacity=0.7)
    return far_hull + deck + shelter + sails + crew + oar + _hull(wood, trim) + teeth + wake


def star_compass(x: float, y: float, r: float, opacity: float) -> str:
    """A ring of 32 houses and four winds: our own geometry, no letters."""
    ground, buff, gold, bark = "#06243C", "#E4CA96", "#F5BB45", "#6D3F24"
    drawn = circle(0, 0, r, ground, opacity=0.42)
    for share, width in ((1, 2.4), (0.955, 0.8), (0.8, 1.2), (0.5, 1)):
        drawn += circle(0, 0, r * share, "none", buff, width)
    for i in range(32):
        if i % 8 == 0:
            long = f"M0 {num(-r * 0.79)}L{num(r * 0.085)} {num(-r * 0.5)}L0 {num(-r * 0.1)}"
            point = path(f"{long}L{num(-r * 0.085)} {num(-r * 0.5)}Z", gold) + path(long + "Z", bark, opacity=0.55)
            point += path(f"M{num(-r * 0.06)} {num(-r * 0.94)}H{num(r * 0.06)}L0 {num(-r * 0.83)}Z", gold)
            drawn += group(point, turn=i * 11.25)
        elif i % 4 == 0:
            short = (
                f"M0 {num(-r * 0.74)}L{num(r * 0.045)} {num(-r * 0.5)}L0 {num(-r * 0.2)}"
                f"L{num(-r * 0.045)} {num(-r * 0.5)}Z"
            )
            point = path(short, buff) + path(
                f"M{num(-r * 0.035)} {num(-r * 0.93)}H{num(r * 0.035)}L0 {num(-r * 0.84)}Z", buff
            )
            drawn += group(point, turn=i * 11.25)
        else:
            a = i * math.tau / 32
            c, s = math.sin(a), -math.cos(a)
            drawn += circle(c * r * 0.878, s * r * 0.878, r * 0.014, buff)
            drawn += line(
                f"M{num(c * r * 0.8)} {num(s * r * 0.8)}L{num(c * r * 0.74)} {num(s * r * 0.74)}", buff, 1.1
            )
    drawn += circle(0, 0, r * 0.1, ground, gold, 2) + circle(0, 0, r * 0.035, gold)
    return group(drawn, x, y, opacity=opacity)
