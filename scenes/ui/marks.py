"""The shapes of the six seat marks, as paths in a box from -1 to 1."""

import math

from scenes.ui.vector import polygon, star_points

_FIN = "M-.98 .66C-.62 -.2 -.18 -.84 .66 -.96C.36 -.3 .42 .24 .98 .66Z"
_SHELL = "M0 .92L-.26 .54C-1.06 .36 -1.14 -.38 -.66 -.7C-.36 -1 .36 -1 .66 -.7C1.14 -.38 1.06 .36 .26 .54Z"
_SHELL_RIBS = "M0 .5L-.5 -.36M0 .5L-.17 -.62M0 .5L.17 -.62M0 .5L.5 -.36"
_LEAF = "M-.76 .86C-1.08 -.38 -.1 -.98 .92 -.9C.98 .2 .32 .98 -.76 .86Z"
_HOOK = "M-.06 -.92H.32V.12C.32 .66 -.4 .66 -.4 .1L-.1 .24L-.48 -.4L-.86 .14C-.9 1.24 .84 1.24 .8 .12V-.92Z"


def shape(mark: str, colour: str, ground: str) -> str:
    """SVG of a mark by name; `ground` is the colour of the lines cut into it. Raises KeyError for no such mark."""
    paths = {
        "fin": f'<path d="{_FIN}" fill="{colour}"/>',
        "sun": f'<path d="{polygon(star_points(10, 1.02, 0.66))}" fill="{colour}"/>'
        f'<circle r=".3" fill="{ground}"/>',
        "shell": f'<path d="{_SHELL}" fill="{colour}"/>'
        f'<path d="{_SHELL_RIBS}" fill="none" stroke="{ground}" stroke-width=".12" stroke-linecap="round"/>',
        "leaf": f'<path d="{_LEAF}" fill="{colour}"/>'
        f'<path d="M-.54 .62L.5 -.5" stroke="{ground}" stroke-width=".14" stroke-linecap="round"/>',
        "star": f'<path d="{polygon(star_points(4, 1.06, 0.4))}" fill="{colour}"/>',
        "hook": f'<path d="{_HOOK}" fill="{colour}" transform="translate(.04 -.06)"/>',
    }
    return paths[mark]


def pips(value: int) -> list[tuple[int, int]]:
    """Where a die's pips stand, in steps of a quarter side from its middle. Raises KeyError beyond 1 to 6."""
    diagonal = [(-1, -1), (1, 1)]
    corners = [*diagonal, (1, -1), (-1, 1)]
    return {
        1: [(0, 0)],
        2: diagonal,
        3: [*diagonal, (0, 0)],
        4: corners,
        5: [*corners, (0, 0)],
        6: [*corners, (-1, 0), (1, 0)],
    }[value]


def ticket_path(width: float, height: float) -> str:
    """A ticket about the origin: a stub with a bite out of each short side."""
    x, y, bite = width / 2, height / 2, height * 0.17
    k = bite * 4 / 3 * math.tan(math.pi / 8)  # a half circle from two curves
    right = f"L{x} {-bite}C{x - k} {-bite} {x - bite} {-k} {x - bite} 0S{x - k} {bite} {x} {bite}L{x} {y}"
    left = f"L{-x} {bite}C{-x + k} {bite} {-x + bite} {k} {-x + bite} 0S{-x + k} {-bite} {-x} {-bite}Z"
    return f"M{-x} {-y}L{x} {-y}{right}L{-x} {y}{left}"
