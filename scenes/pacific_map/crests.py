"""Signs of the Pacific: crests of the kinds of cards, icons in one ink, and the eight-pointed star of a leg."""

import pygame
from pygame import Rect, Surface

from scenes.pacific_map.look import CREAM, GOLD, KINDS, NIGHT, UMBER, Brush
from scenes.ui import draw, vector
from scenes.ui.palette import Colour
from scenes.ui.theme import FLOOR_UNITS, Style
from scenes.ui.vector import hexa, polygon, star_points

Point = tuple[int, int]
Size = tuple[int, int]

_SHAPES = {
    "island": '<circle r="20"/>',
    "canoe": '<path d="M-21.6-14.4H21.6C20.4 10 10 19.6 0 19.6S-20.4 10-21.6-14.4Z"/>',
    "warrior": '<path d="M0-23L22.4 17.2L0 12.4L-22.4 17.2Z"/>',
    "stockade": '<path d="M-19 18.4V-12.4L-12.6-20.4L-6.2-12.4L0-20.4L6.2-12.4L12.6-20.4L19-12.4V18.4Z"/>',
    "food": '<path d="M-20 20V-4C-20-15-15-20-4-20H20V4C20 15 15 20 4 20Z"/>',
    "navigation": f'<path d="{polygon(star_points(8, 24, 16.8))}"/>',
    "event": '<path d="M0-24.8L24.8 0L0 24.8L-24.8 0Z"/>',
    "special": '<path d="M0-22L19-11V11L0 22L-19 11V-11Z"/>',
}
_SHARES = {"warrior": 0.62, "canoe": 0.8, "navigation": 0.84, "event": 0.8}  # of the crest that its icon takes
_DROPS = {"warrior": 2.4, "stockade": 3.2, "canoe": 1.2}
_REACH = 27.0


def _icon(kind: str, ink: str, ground: str) -> str:
    """An icon about the origin, 36 wide and high; `ground` is the colour of the lines cut into it."""
    fill, cut = f'fill="{ink}"', f'stroke="{ground}" fill="none"'
    line = f'stroke="{ink}" fill="none"'
    icons = {
        "island": f'<path d="M-15 10C-9 4-5-2 0-2S10 4 15 10Z" {fill}/><path d="M1-1C0-7 2-11 4-14" {line} '
        f'stroke-width="2.6"/><path d="M4-14C-2-18-8-16-10-11C-5-13 0-13 4-14C8-13 12-11 14-7C15-13 10-18 4-14Z" '
        f'{fill}/><path d="M-16 14q4-3 8 0t8 0t8 0t8 0" {line} stroke-width="2.4"/>',
        "canoe": f'<path d="M-17 3C-8 10 8 10 17 3C13 14-13 14-17 3Z" {fill}/>'
        f'<path d="M-1 4C-8-4-8-12-6-17C0-12 7-12 13-14C11-6 6 1-1 4Z" {fill}/>',
        "warrior": f'<path d="M0-17L5-7L1.6-8V13H-1.6V-8L-5-7Z" {fill}/>'
        f'<path d="M-11 11L-7 1M11 11L7 1" {line} stroke-width="2.8" stroke-linecap="round"/>',
        "stockade": f'<path d="M-13 14V-6L-9.5-11L-6-6V14ZM-3.5 14V-6L0-11L3.5-6V14Z'
        f'M6 14V-6L9.5-11L13-6V14Z" {fill}/>'
        f'<path d="M-15 2H15" {line} stroke-width="3.2"/><path d="M-15 2H15" {cut} stroke-width="1"/>',
        "food": f'<circle cy="3" r="11" {fill}/>'
        f'<path d="M0-7C-2-14-9-16-14-14C-12-9-7-6 0-7C2-13 7-16 13-14C12-9 7-6 0-7Z" {fill}/>'
        f'<path d="M-5 0v5M0-3v5M5 0v5M-2 7v3M4 8v2" {cut} stroke-width="1.9" stroke-linecap="round"/>',
        "navigation": f'<path d="M0-15L3.4-3.4L15 0L3.4 3.4L0 15L-3.4 3.4L-15 0L-3.4-3.4Z" {fill}/>'
        f'<path d="M-8-8L8 8M8-8L-8 8" {line} stroke-width="1.6"/>',
        "event": '<path d="M-10 11C-16 1-9-13 5-13C13-13 15-6 11-2C7 2 0 0 0-4C3-3 6-5 4-8C-2-11-9-3-5 4'
        f'C-2 9 6 9 11 7C7 14-4 16-10 11Z" {fill}/>',
        "special": f'<path d="M-11-13H11L-11 13H11Z" {fill}/><circle r="3.6" fill="{ground}"/>',
        "cards": f'<rect x="-13" y="-10" width="15" height="21" rx="3" {line} stroke-width="2.4" '
        f'transform="rotate(-14)"/>'
        f'<rect x="-3" y="-11" width="15" height="21" rx="3" {fill} transform="rotate(8)"/>',
        "eye": f'<path d="M-17 0C-9-11 9-11 17 0C9 11-9 11-17 0Z" {fill}/><circle r="6.4" fill="{ground}"/>'
        f'<circle r="2.8" {fill}/>',
        "tick": f'<path d="M-9 1L-2 8L10-8" {line} stroke-width="4.4" stroke-linecap="round"/>',
    }
    return icons[kind]


def icon(brush: Brush, surface: Surface, name: str, centre: Point, size: int, ink: Colour, cut: Colour) -> Rect:
    """An icon in one ink; `name` is a kind of card, `cards`, `eye` or `tick`, `cut` the colour it stands on."""
    body = _icon(name, hexa(ink), hexa(cut))
    return draw.shape(
        brush.theme, surface, f"pacific {name} {ink} {cut}", centre, (size, size), body, (-18, -18, 36, 36)
    )


def crest(brush: Brush, surface: Surface, kind: str, centre: Point, size: int) -> Rect:
    """The sign of a kind of card, by its shape, ink and icon; `size` is its height in pixels."""
    ink = hexa(KINDS[kind].ink)
    line = hexa(CREAM)
    dark = hexa(KINDS[kind].dark)
    body = f'<g fill="{dark}" stroke="{dark}" stroke-width="7" stroke-linejoin="round">{_SHAPES[kind]}</g>'
    body += f'<g fill="{ink}" stroke="{line}" stroke-width="3.2" stroke-linejoin="round">{_SHAPES[kind]}</g>'
    share = _SHARES.get(kind, 0.88) * 0.86
    body += f'<g transform="translate(0 {_DROPS.get(kind, 0)}) scale({share})">{_icon(kind, line, ink)}</g>'
    view = (-_REACH, -_REACH, 2 * _REACH, 2 * _REACH)
    whole = round(size * 1.16)
    return draw.shape(brush.theme, surface, f"pacific crest {kind}", centre, (whole, whole), body, view)


def star(
    brush: Brush,
    surface: Surface,
    centre: Point,
    size: int,
    text: str = "",
    *,
    fill: Colour = GOLD,
    edge: Colour = UMBER,
    ink: Colour = UMBER,
    often: bool = False,
) -> Rect:
    """The eight-pointed star of a leg or of the Voyage Number, with a figure on it; `size` in pixels."""
    points = polygon(star_points(8, 24, 17))
    body = (
        f'<path d="{points}" fill="{hexa(fill)}" stroke="{hexa(edge)}" stroke-width="2.4" stroke-linejoin="round"/>'
    )
    drawn = draw.shape(
        brush.theme, surface, f"leg {fill} {edge}", centre, (size, size), body, (-26.5, -26.5, 53, 53)
    )
    if text:
        units = brush.units(size)
        style = Style("figure", max(FLOOR_UNITS, units * (0.5 if len(text) < 2 else 0.44)), often)
        room = Rect(0, 0, round(size * 0.74), size)
        room.center = centre
        brush.theme.draw_text(surface, text, room, style, ink, fill, align="center")
    return drawn


def voyage_star(brush: Brush, surface: Surface, centre: Point, size: int, number: int) -> Rect:
    """The Voyage Number: a figure in a dark disc on a golden star."""
    line = f'stroke="{hexa(UMBER)}" stroke-width="1"'
    body = f'<path d="{polygon(star_points(8, 25.5, 18))}" fill="{hexa(GOLD)}" {line}/>'
    body += f'<circle r="15.4" fill="{hexa(NIGHT)}" {line}/>'
    drawn = draw.shape(brush.theme, surface, "voyage star", centre, (size, size), body, (-26.5, -26.5, 53, 53))
    room = Rect(0, 0, round(size * 0.5), size)
    room.center = centre
    style = Style("figure", max(FLOOR_UNITS, brush.units(size) * 0.4))
    text = str(number) if number else "–"
    brush.theme.draw_text(surface, text, room, style, CREAM, NIGHT, align="center")
    return drawn


def canoe_sprite(brush: Brush, height: int, colour: Colour = UMBER, *, west: bool = False) -> Surface:
    """A sailing canoe from its side, `height` pixels high, its bow to the right or to the `west`.

    `colour` is the paint on its sails.
    """
    size = (round(height * 1.46), height)

    def make() -> Surface:
        picture = vector.rasterise(_canoe(hexa(colour)), size, (-122, -146, 248, 170))
        return pygame.transform.flip(picture, True, False) if west else picture

    return brush.theme.cache.get(("canoe", colour, size, west), make)


def _sail(dark: str) -> str:
    body = '<path d="M0 0C-30-36-44-84-34-128C-8-102 30-96 66-108C60-62 38-24 0 0Z" fill="#f7e7c0"/>'
    body += (
        f'<path d="M0 0C-14-34-16-74-6-107C18-98 42-100 66-108C60-62 38-24 0 0Z" fill="{dark}" fill-opacity=".26"/>'
    )
    for down in (0, 26):
        body += (
            f'<path d="M{-31 + down * 0.16:.1f} {-88 + down}C-8 {-74 + down} 22 {-72 + down} '
            f'{57 - down * 0.36:.1f} {-80 + down}" stroke="{dark}" stroke-width="4.4" fill="none"/>'
        )
    marks = "".join(f"M{x} {y}l5 -6l5 6l-5 6Z" for x, y in ((-24, -72), (-10, -67), (4, -64), (18, -64), (32, -66)))
    body += f'<path d="{marks}" fill="{dark}"/>'
    return (
        body
        + '<path d="M0 4C-30-34-46-84-35-131M0 4C40-22 62-62 68-110" stroke="#4a2a15" stroke-width="4" '
        + 'fill="none"/>'
    )


def _canoe(dark: str) -> str:
    hull = "M-98-22C-90-10-84-7-70-6H72C86-8 98-18 106-32C108-16 98 2 80 8C40 16-46 16-78 8C-94 2-102-10-98-22Z"
    teeth = "".join(f"M{-66 + i * 15} 3.4l4 5l4-5Z" for i in range(9))
    crew = "".join(
        f'<circle cx="{x}" cy="-30" r="4"/>'
        f'<path d="M{x - 5}-13C{x - 5}-24 {x - 3}-26 {x}-26S{x + 5}-24 {x + 5}-13Z"/>'
        for x in (-72, 46, 62)
    )
    return (
        f'<path d="{hull}" fill="#3d210e" transform="translate(10 -9)"/>'
        '<rect x="-58" y="-14" width="112" height="6" fill="#8a5a2c"/>'
        '<path d="M-44-14C-44-34-10-34-10-14Z" fill="#c79a56"/>'
        f'<g transform="translate(-52 -12) scale(.8)">{_sail(dark)}</g>'
        f'<g transform="translate(22 -12) scale(1.0)">{_sail(dark)}</g><g fill="#2a150b">{crew}</g>'
        '<path d="M-98 8L-76-30" stroke="#4a2a15" stroke-width="3.2"/>'
        f'<path d="{hull}" fill="#5b3317"/>'
        '<path d="M-84-3C-40 1 44 1 88-5" stroke="#e3b878" stroke-width="2.2" fill="none"/>'
        f'<path d="{teeth}" fill="#e3b878"/>'
        '<path d="M-112 9C-70 19 60 20 116 5C98 23-90 26-112 9Z" fill="#eafaf2" fill-opacity=".85"/>'
    )
