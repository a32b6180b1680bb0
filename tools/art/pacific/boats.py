"""Canoes of the Pacific besides the voyaging canoe of tools/art/canoes.py; bow right, waterline y = 0."""

from __future__ import annotations

from tools.art.people import paddlers
from tools.art.svg import circle, group, line, linear, num, path, rect


def outrigger(wood: str, light: str, crew: str = "", seats: int = 0) -> str:
    """A paddled outrigger, about 190 long, with a crew of so many."""
    hull = (
        "M-92 -16C-84 -5 -74 -2 -60 -2H66C82 -4 92 -14 100 -28C102 -10 92 7 70 11C30 15 -44 "
        "15 -76 9C-88 6 -94 -6 -92 -16Z"
    )
    float_ = path("M-66 16C-40 24 30 24 62 14C66 20 54 27 30 28H-36C-56 27 -66 23 -66 16Z", light)
    booms = line("M-40 -2C-38 10 -36 16 -34 22M28 -2C30 8 30 14 30 22", light, 4)
    people = group(paddlers(seats, 108, crew, light), -4, -4) if seats else ""
    return (
        people + path(hull, wood) + line("M-84 -5C-40 -1 46 -1 90 -12", light, 2.6, opacity=0.85) + booms + float_
    )


def sailing_outrigger(cloth: str, mark: str, wood: str, light: str) -> str:
    """A small sailing canoe with one tall leaning sail, about 150 long and 170 high."""
    hull = "M-74 -10C-50 0 50 0 78 -14C76 2 60 11 40 13H-44C-62 11 -74 2 -74 -10Z"
    sail = "M-6 -10C-44 -58 -50 -110 -30 -164C6 -132 44 -112 84 -104C66 -62 34 -28 -6 -10Z"
    drawn = path(sail, linear((0, cloth), (1, mark), start=(0, 0), end=(1.4, 0.6)))
    drawn += "".join(
        line(f"M{num(-36 + i * 6)} {num(-128 + i * 26)}C{num(-6 + i * 4)} {num(-104 + i * 21)} {num(28 - i * 4)} "
             f"{num(-92 + i * 18)} {num(62 - i * 15)} {num(-84 + i * 16)}", mark, 3, opacity=0.7)
        for i in range(4)
    )  # fmt: skip
    drawn += line("M-6 -6C-46 -58 -54 -114 -33 -170M-6 -6C36 -28 70 -62 88 -108", wood, 3.4)
    mast = line("M4 -4L22 -112", wood, 3)
    crew = "".join(
        group(circle(0, -17, 4.6, wood) + path("M-5.4 2C-6 -9 -4 -12 0 -12C4 -12 6 -9 5.4 2Z", wood), x, -7)
        for x in (-40, 46)
    )
    return (
        mast
        + drawn
        + crew
        + path(hull, wood)
        + line("M-66 -3C-30 3 40 2 70 -7", light, 2.2)
        + rect(-52, 18, 96, 5, light, 2.5, opacity=0.9)
    )
