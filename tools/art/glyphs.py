"""Signs in one ink in a box of 24 units: card types, interface, seat marks.

They take the fill of what surrounds them, and use only what pygame's SVG loader draws: paths, rectangles, circles
and groups.
"""

from __future__ import annotations

import math

from tools.art.svg import track

BOX = 24.0

TYPE_GLYPHS: dict[str, str] = {
    "indians": (
        '<path fill-rule="evenodd" d="M.8 12.6 12 4.4 23.2 12.6 22 14.6 20.2 13.4V21.4H3.8V13.4L2 14.6Z'
        'M12 14.2a3.1 3.1 0 0 0-3.1 3.1v4.1h6.2v-4.1A3.1 3.1 0 0 0 12 14.2Z"/><path d="M10.6 2.2 12 .8 '
        '13.4 2.2 12 3.8Z"/>'
    ),
    "mines": (
        '<g transform="rotate(42 12 12)"><path d="M1.2 9.6C6 1.6 18 1.6 22.8 9.6 17 5.9 7 5.9 1.2 9.6Z"/>'
        '<rect x="10.5" y="4" width="3" height="19" rx="1.2"/></g>'
    ),
    "fish": (
        '<path fill-rule="evenodd" d="M1.2 12C5 5.4 12.4 4.8 17 10.9L22.8 6.6C21.8 10 21.8 14 22.8 17.4'
        "L17 13.1"
        'C12.4 19.2 5 18.6 1.2 12ZM6.6 9.4a1.5 1.5 0 1 0 .01 0Z"/>'
    ),
    "wood": '<path d="M12 .8 17 8H14.8L19 14H16.2L21.4 20.2H13.6V23.4H10.4V20.2H2.6L7.8 14H5L9.2 8H7Z"/>',
    "ships": (
        '<path d="M1 14.6H23L19.6 21.6H4.8Z"/><path d="M4.6 9.4H17.4V13.2H4.6Z"/><path d="M8.2 2.6H12V8.2'
        'H8.2Z"/>'
        '<path d="M19.2 4.6H20.6V13.2H19.2Z"/>'
    ),
    "ground": (
        '<path d="M8.6 2H10.9L6.6 22.4H2.6ZM13.1 2H15.4L21.4 22.4H17.4Z"/>'
        '<path d="M7.4 4.8H16.6V6.8H7.4ZM6 9.6H18V12H6ZM4.4 15.4H19.6V18.4H4.4Z"/>'
    ),
    "air": (
        '<path d="M12 .8C13.4 .8 14 2.4 14 4.4V8.4L23.2 13.8V16.2L14 13.4V18.6L17 21V22.9L12 21.6 7 22.9V21'
        "L10 18.6"
        'V13.4L.8 16.2V13.8L10 8.4V4.4C10 2.4 10.6 .8 12 .8Z"/>'
    ),
    "government": (
        '<path d="M12 1.2 22.6 7.4V9.6H1.4V7.4ZM3.6 11H6.6V18H3.6ZM8.2 11H11.2V18H8.2ZM12.8 11H15.8V18H12.8Z'
        'M17.4 11H20.4V18H17.4ZM1.4 19.4H22.6V22.6H1.4Z"/>'
    ),
    "military": (
        '<path d="M12 2 22 9.4V14.2L12 6.8 2 14.2V9.4Z"/><path d="M12 10.2 22 17.6V22.4L12 15 2 22.4V17.6Z"/>'
    ),
    "oil": (
        '<path fill-rule="evenodd" d="M12 .8C12 .8 19.8 9.6 19.8 15.2A7.8 7.8 0 0 1 4.2 15.2C4.2 9.6 12 '
        ".8 12 .8Z"
        'M7.4 14.6C7 18.4 10 20.6 12.6 20.4 10.2 19.4 8.6 17.6 8.6 14.6Z"/>'
    ),
    "agriculture": (
        '<path d="M10.6 23V14.2C4 14.6 1.4 9.6 1.4 4.8 7.6 4.6 11 7.6 12 11 12.8 5.6 16.6 1.8 22.6 1.4 '
        "22.8 8.4 19.6 12.6"
        ' 13.4 13V23Z"/>'
    ),
    "service": '<path d="M10.4 3.2H13.6V6.4A9 9 0 0 1 21.4 16H2.6A9 9 0 0 1 10.4 6.4Z"/><path d="M1.2 17.6'
    'H22.8V21.4H1.2Z"/>',
    "tourism": (
        '<path fill-rule="evenodd" d="M8 3.4H16L17.6 6.6H20.6A2.2 2.2 0 0 1 22.8 8.8V18.8A2.2 2.2 0 0 1 '
        "20.6 21H3.4"
        "A2.2 2.2 0 0 1 1.2 18.8V8.8A2.2 2.2 0 0 1 3.4 6.6H6.4ZM12 8.6A5 5 0 1 0 12.01 8.6Z"
        'M12 10.9A2.7 2.7 0 1 1 11.99 10.9Z"/>'
    ),
}


def star_outline(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    """Path data of a star, one point up; inner is the radius of its notches."""
    corners = []
    for i in range(2 * points):
        radius, angle = (outer if i % 2 == 0 else inner), i * math.pi / points
        corners.append((x + radius * math.sin(angle), y - radius * math.cos(angle)))
    return track(corners) + "Z"


def _disc(x: float, y: float, r: float) -> str:
    """Path data of a circle, for outlines with holes."""
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


def _die_glyph(pips: list[tuple[float, float]], side: float = 20, x: float = 2, y: float = 2) -> str:
    """A flat die whose pips are holes."""
    r = side * 0.2
    body = (
        f"M{x + r} {y}h{side - 2 * r}a{r} {r} 0 0 1 {r} {r}v{side - 2 * r}a{r} {r} 0 0 "
        f"1 {-r} {r}h{2 * r - side}"
        f"a{r} {r} 0 0 1 {-r} {-r}v{2 * r - side}a{r} {r} 0 0 1 {r} {-r}Z"
    )
    holes = "".join(_disc(x + side * px, y + side * py, side * 0.105) for px, py in pips)
    return f'<path fill-rule="evenodd" d="{body}{holes}"/>'


INTERFACE_GLYPHS: dict[str, str] = {
    "menu": (
        '<rect x="2.4" y="4" width="19.2" height="3.4" rx="1.7"/><rect x="2.4" y="10.3" width="19.2" '
        'height="3.4" rx="1.7"/>'
        '<rect x="2.4" y="16.6" width="19.2" height="3.4" rx="1.7"/>'
    ),
    "market": (
        '<path d="M4 2.4H20L22.6 8.2V9.4A2.7 2.7 0 0 1 17.3 9.4 2.65 2.65 0 0 1 12 9.4 2.65 2.65 0 0 '
        "1 6.7 9.4"
        ' 2.7 2.7 0 0 1 1.4 9.4V8.2Z"/>'
        '<path fill-rule="evenodd" d="M3.4 13.2C5 13.6 6 13.1 6.7 12.5 8.2 13.8 10.6 13.8 12 12.5 13.4 '
        "13.8 15.8 13.8 17.3 12.5"
        ' 18.2 13.2 19.4 13.6 20.6 13.2V21.8H3.4ZM6.4 15.4V19H11.6V15.4ZM14 15.4V21.8H18V15.4Z"/>'
    ),
    "inspect": (
        f'<path fill-rule="evenodd" d="{_disc(9.8, 9.8, 8.2)}{_disc(9.8, 9.8, 5.2)}"/>'
        '<path d="M14.4 16.6 16.6 14.4 22.8 20.6 20.6 22.8Z"/>'
    ),
    "log": (
        '<path fill-rule="evenodd" d="M4.4 1.6H15.4L20.6 6.8V20.6A1.8 1.8 0 0 1 18.8 22.4H5.2A1.8 1.8 0 0 '
        "1 3.4 20.6V2.6"
        'A1 1 0 0 1 4.4 1.6ZM6.8 8.2V10.2H13V8.2ZM6.8 12.4V14.4H17.2V12.4ZM6.8 16.6V18.6H17.2V16.6Z"/>'
    ),
    "deck": (
        '<path d="M12 1.6 22.8 7.6 12 13.6 1.2 7.6Z"/><path d="M1.2 11.4 3.6 10.1 12 14.8 20.4 10.1 22.8 '
        '11.4 12 17.4Z"/>'
        '<path d="M1.2 15.8 3.6 14.5 12 19.2 20.4 14.5 22.8 15.8 12 21.8Z"/>'
    ),
    "star": f'<path d="{star_outline(12, 12.6, 11.6, 5.4)}"/>',
    "coin": (
        f'<path fill-rule="evenodd" d="{_disc(12, 12, 11)}{_disc(12, 12, 9.3)}{_disc(12, 12, 8)}'
        "M13.2 5.6H10.8V7C8.9 7.4 7.8 8.5 7.8 10.1 7.8 12 9.2 12.7 11.4 13.2 13 13.6 13.5 13.8 13.5 14.4 "
        "13.5 15 12.9 15.3"
        " 12 15.3 10.8 15.3 9.9 14.9 9 14.2L7.5 16.3C8.4 17 9.5 17.4 10.8 17.6V19H13.2V17.5C15.2 17.1 16.4 "
        "15.9 16.4 14.2"
        " 16.4 12.2 14.9 11.5 12.8 11 11.2 10.6 10.7 10.4 10.7 9.9 10.7 9.4 11.2 9.1 12 9.1 12.9 9.1 13.7 "
        "9.4 14.6 10L16 7.9"
        ' C15.2 7.4 14.3 7.1 13.2 6.9Z"/>'
    ),
    "ticket": (
        '<path fill-rule="evenodd" d="M1 4.8H23V9.4A2.6 2.6 0 0 0 23 14.6V19.2H1V14.6A2.6 2.6 0 0 0 1 9.4Z'
        "M15 6.2V8.4H16.6V6.2Z"
        'M15 10.9V13.1H16.6V10.9ZM15 15.6V17.8H16.6V15.6Z"/>'
    ),
    "crown": (
        '<path d="M2 17.4.8 5.6 6.8 10.6 12 2.8 17.2 10.6 23.2 5.6 22 17.4Z"/><rect x="2" y="18.8" '
        'width="20" height="3.2" rx=".8"/>'
    ),
    "cards": (
        '<path d="M2.2 6.2 10.6 3.9 11.4 5H10.6A3.4 3.4 0 0 0 7.2 8.4V20.4L5.4 20.9A1.6 1.6 0 0 1 3.4 '
        "19.8L.9 8.2"
        'A1.6 1.6 0 0 1 2.2 6.2Z"/><rect x="9" y="3" width="13.6" height="19" rx="2"/>'
    ),
    "event": (
        f'<path fill-rule="evenodd" d="{star_outline(12, 12, 12, 8.6, 8)}M10.5 5.4 10.9 13.6H13.1L13.5 5.4Z'
        f'{_disc(12, 16.9, 1.7)}"/>'
    ),
    "arrow": '<path d="M7 1.8 19 12 7 22.2Z"/>',
    "check": '<path d="M2 12.6 4.8 9.8 9.4 14.4 19.2 4.4 22 7.2 9.4 20Z"/>',
    "cross": (
        '<path d="M3.4 6.2 6.2 3.4 12 9.2 17.8 3.4 20.6 6.2 14.8 12 20.6 17.8 17.8 20.6 12 14.8 6.2 20.6 '
        '3.4 17.8 9.2 12Z"/>'
    ),
    "plus": '<path d="M10 2.4H14V10H21.6V14H14V21.6H10V14H2.4V10H10Z"/>',
    "minus": '<path d="M2.4 10H21.6V14H2.4Z"/>',
    "person": (
        '<circle cx="12" cy="7" r="5.2"/><path d="M1.8 22.6C1.8 16.8 6 13.8 12 13.8 18 13.8 22.2 16.8 22.2 22.6Z"/>'
    ),
    "computer": (
        '<path fill-rule="evenodd" d="M3 2.6H21A1.6 1.6 0 0 1 22.6 4.2V15.6A1.6 1.6 0 0 1 21 17.2H3A1.6 '
        "1.6 0 0 1 1.4 15.6V4.2"
        'A1.6 1.6 0 0 1 3 2.6ZM4.4 5.4V14.4H19.6V5.4Z"/><path d="M9.4 17H14.6L15.4 19.8H18V21.8H6V19.8'
        'H8.6Z"/>'
        '<path d="M7.6 8.6h3v3h-3ZM13.4 8.6h3v3h-3Z"/>'
    ),
    "dice_one": _die_glyph([(0.5, 0.5)]),
    "dice_two": (
        '<g transform="rotate(-8 6.4 15.4)">'
        + _die_glyph([(0.27, 0.27), (0.5, 0.5), (0.73, 0.73)], 11, 0.9, 9.9)
        + '</g><g transform="rotate(10 17 8)">'
        + _die_glyph([(0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)], 11, 11.5, 2.5)
        + "</g>"
    ),
    "undo": (
        '<path d="M9.4 3.2V7.4H14.6A7 7 0 0 1 14.6 21.4H6.6V18H14.6A3.6 3.6 0 0 0 14.6 10.8H9.4V15L1.6 9.1Z"/>'
    ),
    "gear": (f'<path fill-rule="evenodd" d="{star_outline(12, 12, 11.6, 8.4, 9)}{_disc(12, 12, 4)}"/>'),
    "town": (
        '<path fill-rule="evenodd" d="M1.6 22V11.4L6.6 7 10 10V4.2L14.4.8 18.8 4.2V9L22.4 11.8V22H16.4V17'
        "H13.4V22Z"
        'M4.6 13.4V16.2H8V13.4ZM12.8 5.8V8.6H16V5.8Z"/>'
    ),
}


def _sun_mark() -> str:
    return f'<path fill-rule="evenodd" d="{star_outline(12, 12, 11.6, 7.3, 10)}{_disc(12, 12, 3.4)}"/>'


def _star_mark() -> str:
    return f'<path d="{star_outline(12, 12, 11.8, 4, 4)}"/>'


SEAT_GLYPHS: dict[str, str] = {
    "fin": '<path d="M1.4 19.4C6.2 9.6 10.8 2.6 19.4 1.2 15.6 9.6 17.4 15.6 22.6 19.4Z"/><path d="M.8 20.8'
    'H23.2V22.8H.8Z"/>',
    "sun": _sun_mark(),
    "shell": (
        '<path fill-rule="evenodd" d="M12 22.6 9.2 18.2C-.6 16-1 7.6 4.8 3.8 8.2.8 15.8.8 19.2 3.8 25 7.6 '
        "24.6 16 14.8 18.2Z"
        "M11.4 17.6 6.9 7.2 5.3 7.9 10 18.2ZM11.9 16.6 10.5 3.9 8.8 4.1 11 17.2Z"
        'M12.1 16.6 13.5 3.9 15.2 4.1 13 17.2ZM12.6 17.6 17.1 7.2 18.7 7.9 14 18.2Z"/>'
    ),
    "leaf": (
        '<path fill-rule="evenodd" d="M3 22.2C-1 7.6 8.6.8 22.8 1.4 23.8 14 16.4 22.8 4.8 21.6ZM4.5 20.1 '
        '16.6 8.9 15.4 7.5 3.8 18.4Z"/>'
    ),
    "star": _star_mark(),
    "hook": (
        '<path d="M11 1.4H15.6V12.6C15.6 18.4 7.4 18.4 7.4 12.2L10.6 14 6.4 6.6 1.8 13.2C1.2 26.4 21.4 '
        '26.4 21.4 13V1.4Z"/>'
    ),
}
