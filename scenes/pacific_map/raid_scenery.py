"""What a raid looks like: the sea in the evening, the island, paddled canoes and palisades."""

import pygame
from pygame import Surface

from scenes.pacific_map.look import Brush
from scenes.ui import marks, vector
from scenes.ui.palette import SEATS, mix, rgb
from scenes.ui.vector import hexa

HORIZON = 0.36
"""Of the picture's height, from its top."""
WALL = '<path d="M-4 30H114" stroke="#2b190c" stroke-width="8"/>' + (
    '<path d="M-4 29H114" stroke="#c79a5c" stroke-width="3" stroke-dasharray="6 6"/>'
)


def evening(size: tuple[int, int]) -> Surface:
    """The picture that the fleets meet in, `size` pixels."""
    return vector.rasterise(_sea(size), size, (0, 0, *_view(size)))


def _view(size: tuple[int, int]) -> tuple[float, float]:
    """The sea's own units: 1000 wide."""
    return 1000.0, 1000.0 * size[1] / size[0]


def _sea(size: tuple[int, int]) -> str:
    """Evening over the sea, and the island at the right."""
    width, height = _view(size)
    line = height * HORIZON
    body = vector.gradient("k", rgb("3B2358"), rgb("FFC37C")) + vector.gradient("w", rgb("D0786A"), rgb("0B2C4C"))
    body += f'<rect width="{width}" height="{line + 2:.1f}" fill="url(#k)"/>'
    for radius, alpha in ((150, 0.12), (110, 0.16), (76, 0.22)):
        body += f'<circle cx="450" cy="{line:.1f}" r="{radius}" fill="#ffe7aa" fill-opacity="{alpha}"/>'
    body += f'<circle cx="450" cy="{line - 6:.1f}" r="{min(34.0, line * 0.42):.1f}" fill="#ffe9b0"/>'
    body += f'<rect y="{line:.1f}" width="{width}" height="{height - line:.1f}" fill="url(#w)"/>'
    for index, wide in enumerate((104, 72, 122, 50, 80)):
        y = line + 7 + index * (height - line) * 0.055
        body += f'<rect x="{450 - wide / 2}" y="{y:.1f}" width="{wide}" height="3" rx="1.5" '
        body += f'fill="#ffe2a0" fill-opacity="{0.8 - index * 0.1:.1f}"/>'
    return body + _island(line, height) + _waves(line, height)


def _island(line: float, height: float) -> str:
    rise = min(1.25, line / 100)
    hills = (
        (900, 235, 100, "#5b4a66"),
        (750, 200, 78, "#3f5a52"),
        (960, 190, 56, "#2f4a48"),
        (820, 235, 30, "#29413f"),
    )
    body = ""
    for x, wide, high, colour in hills:
        foot, top = line + 40, line + 26 - high * rise
        body += (
            f'<path d="M{x - wide} {foot:.0f}C{x - wide * 0.6:.0f} {foot - 10:.0f} '
            f"{x - wide * 0.34:.0f} {top:.0f} {x} {top:.0f}"
            f'S{x + wide * 0.7:.0f} {foot - 12:.0f} {x + wide} {foot:.0f}Z" fill="{colour}"/>'
        )
    body += (
        f'<path d="M545 {line + 52:.0f}C640 {line + 26:.0f} 760 {line + 30:.0f} 860 {line + 28:.0f}'
        f"S1000 {line + 26:.0f} 1010 {line + 24:.0f}"
        f'V{line + 66:.0f}C900 {line + 78:.0f} 690 {line + 76:.0f} 545 {line + 52:.0f}Z" fill="#d9ad74"/>'
    )
    for x, lean, high in ((770, -8, 62), (800, 9, 74), (880, 10, 66), (922, -8, 56), (960, 9, 66)):
        body += _palm(x, line + 40, high * min(1.0, rise), lean)
    return body


def _palm(x: float, y: float, high: float, lean: float) -> str:
    top, crown = y - high, x + lean
    body = f'<path d="M{x} {y:.0f}Q{x + lean * 0.2:.0f} {y - high * 0.5:.0f} {crown} {top:.0f}" '
    body += 'stroke="#241a1c" stroke-width="4" fill="none"/>'
    for across, down in ((-30, 6), (-24, -10), (-10, 20), (10, 20), (24, -10), (30, 6)):
        share = high / 70
        ex, ey = crown + across * share, top + down * share
        mx, my = crown + across * 0.5 * share, top + (down * 0.5 - 13) * share
        body += f'<path d="M{crown} {top:.0f}Q{mx:.0f} {my:.0f} {ex:.0f} {ey:.0f}'
        body += f'Q{mx:.0f} {my + 9 * share:.0f} {crown} {top:.0f}Z" fill="#17303a"/>'
    return body


def _waves(line: float, height: float) -> str:
    """Short strokes of light, closer together towards the horizon."""
    marks_at = []
    for index in range(60):
        share = ((index * 61) % 97) / 97
        x, y = (index * 137) % 1000, line + 14 + (height - line - 24) * share**1.4
        long = 6 + 16 * share
        marks_at.append(f"M{x} {y:.1f}q{long / 2:.1f} {-3 * share - 1:.1f} {long:.1f} 0")
    path = "".join(marks_at)
    stroke = 'stroke="#d9eef5" stroke-width="1.8" stroke-opacity=".5" stroke-linecap="round" fill="none"'
    return f'<path d="{path}" {stroke}/>'


def outrigger(brush: Brush, seat: int, height: int, flipped: bool) -> Surface:
    """A paddled canoe with its seat's flag, its bow towards the other side."""
    size = (round(height * 136 / 78), height)

    def make() -> Surface:
        picture = vector.rasterise(_outrigger_body(seat, flipped), size, (-64, -64, 136, 78))
        return pygame.transform.flip(picture, True, False) if flipped else picture

    return brush.theme.cache.get(("outrigger", seat, flipped, size), make)


def _outrigger_body(seat: int, flipped: bool) -> str:
    sign = SEATS[seat]
    dark = mix(sign.dark, rgb("120A0C"), 0.62)
    hull = mix(sign.dark, rgb("4A2414"), 0.6)
    body = "M-62-10C-56-2-48-1-40-1H44C56-2 62-10 68-20C69-6 62 5 48 7C20 10-30 10-50 6C-60 4-64-4-62-10Z"
    crew = "".join(
        f'<circle cx="{x}" cy="-19" r="4.2"/>'
        f'<path d="M{x - 5} 0C{x - 5}-10 {x - 4}-14.6 {x}-14.6S{x + 5}-10 {x + 5} 0Z"/>'
        for x in (-38, -19, 0, 19, 37)
    )
    paddles = "".join(f"M{x + 2}-14L{x + 11} 8" for x in (-38, -19, 0, 19, 37))
    ink = hexa(dark)
    mark = marks.shape(sign.mark, hexa(sign.dark), hexa(sign.colour))
    turn = "scale(-7.5 7.5)" if flipped else "scale(7.5)"
    return (
        f'<path d="M-48-4V-58" stroke="{ink}" stroke-width="3" fill="none"/>'
        f'<path d="M-47-60C-31-66-22-54-4-58V-34C-22-30-31-42-47-36Z" fill="{hexa(sign.colour)}"/>'
        f'<g transform="translate(-27 -47) {turn}">{mark}</g><g fill="{ink}">{crew}</g>'
        f'<path d="{paddles}" stroke="{ink}" stroke-width="2.6" fill="none"/><path d="{body}" fill="{hexa(hull)}"/>'
        '<path d="M-50 1C-20 5 20 5 58-6" stroke="#e3b878" stroke-width="1.6" fill="none"/>'
        '<path d="M-66 8C-30 13 30 13 72 6C50 14-44 15-66 8Z" fill="#eafaf2" fill-opacity=".7"/>'
    )


def palisade(brush: Brush, height: int) -> Surface:
    """A piece of a wall of stakes, `height` pixels high."""
    size = (round(height * 1.7), height)

    def make() -> Surface:
        stakes = "".join(
            f'<path d="M{x} 60V{4 + (x * 7) % 9}L{x + 6}-4L{x + 12} {4 + (x * 7) % 9}V60Z" fill="#6b4a2c"/>'
            f'<path d="M{x + 7} 60V2L{x + 12} {6 + (x * 7) % 9}V60Z" fill="#3d2716"/>'
            for x in range(0, 108, 14)
        )
        return vector.rasterise(stakes + WALL, size, (-5, -6, 120, 68))

    return brush.theme.cache.get(("palisade", size), make)
