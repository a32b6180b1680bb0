"""Signs in one ink in a box of 24 units: card types and interface.

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


INTERFACE_GLYPHS: dict[str, str] = {
    "inspect": (
        f'<path fill-rule="evenodd" d="{_disc(9.8, 9.8, 8.2)}{_disc(9.8, 9.8, 5.2)}"/>'
        '<path d="M14.4 16.6 16.6 14.4 22.8 20.6 20.6 22.8Z"/>'
    ),
    "deck": (
        '<path d="M12 1.6 22.8 7.6 12 13.6 1.2 7.6Z"/><path d="M1.2 11.4 3.6 10.1 12 14.8 20.4 10.1 22.8 '
        '11.4 12 17.4Z"/>'
        '<path d="M1.2 15.8 3.6 14.5 12 19.2 20.4 14.5 22.8 15.8 12 21.8Z"/>'
    ),
    "star": f'<path d="{star_outline(12, 12.6, 11.6, 5.4)}"/>',
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
    "cross": (
        '<path d="M3.4 6.2 6.2 3.4 12 9.2 17.8 3.4 20.6 6.2 14.8 12 20.6 17.8 17.8 20.6 12 14.8 6.2 20.6 '
        '3.4 17.8 9.2 12Z"/>'
    ),
    "plus": '<path d="M10 2.4H14V10H21.6V14H14V21.6H10V14H2.4V10H10Z"/>',
    "computer": (
        '<path fill-rule="evenodd" d="M3 2.6H21A1.6 1.6 0 0 1 22.6 4.2V15.6A1.6 1.6 0 0 1 21 17.2H3A1.6 '
        "1.6 0 0 1 1.4 15.6V4.2"
        'A1.6 1.6 0 0 1 3 2.6ZM4.4 5.4V14.4H19.6V5.4Z"/><path d="M9.4 17H14.6L15.4 19.8H18V21.8H6V19.8'
        'H8.6Z"/>'
        '<path d="M7.6 8.6h3v3h-3ZM13.4 8.6h3v3h-3Z"/>'
    ),
}
