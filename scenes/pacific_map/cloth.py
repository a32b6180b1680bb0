"""Bark cloth: printed bands, a motif for each kind of card; cream sheets to act on."""

from random import Random

import pygame
from pygame import Rect, Surface

from scenes.pacific_map.look import BARK, BUFF, TAPA, UMBER, Brush
from scenes.ui import draw, vector
from scenes.ui.palette import Colour, rgb
from scenes.ui.vector import hexa

HOUSE = "house"
"""The motif that belongs to no kind of card."""
SHEET_HIGH, SHEET_LOW = rgb("FBF2DE"), rgb("ECD7AB")
SHEET = TAPA
"""The ground that text on a sheet stands on."""
_FIBRE = (512, 256)  # pixels of the piece of cloth that is repeated


def _motif(kind: str, ink: str, ground: str) -> str:
    """One repeat of a band in a square of 10."""
    fill, line = f'fill="{ink}"', f'stroke="{ink}" fill="none"'
    motifs = {
        "island": f'<path d="M.4 9.4A4.6 4.6 0 0 1 9.6 9.4" {line} stroke-width="1.25"/><path '
        f'd="M2.8 9.4A2.2 2.2 0 0 1 7.2 9.4Z" {fill}/>'
        f'<path d="M-1.5 .8L0 3.2L1.5 .8ZM8.5 .8L10 3.2L11.5 .8Z" {fill}/>',
        "canoe": f'<path d="M.5 3.4C3 6.6 7 6.6 9.5 3.4C8 8.8 2 8.8 .5 3.4Z" {fill}/>'
        f'<path d="M5 .9V4.6M5 .9L8 3" {line} stroke-width="1.1"/>',
        "warrior": f'<path d="M0 .6H10L5 5.4ZM0 9.4L2.5 5.6L5 9.4ZM5 9.4L7.5 5.6L10 9.4Z" {fill}/>',
        "stockade": '<path d="M.6 9.4V3.2L1.9 .8L3.2 3.2V9.4ZM4 9.4V4.6L5 2.6L6 4.6V9.4Z'
        'M6.8 9.4V3.2L8.1 .8L9.4 3.2V9.4Z" '
        f"{fill}/>",
        "food": f'<path d="M.5 9.5C.5 4.5 3 1.5 9 .8C9 5.8 6 9 .5 9.5Z" {fill}/><path d="M1.4 8.6L7 2.8" '
        f'stroke="{ground}" stroke-width=".9" fill="none"/><circle cx="8.2" cy="8.2" r="1.1" {fill}/>',
        "navigation": f'<path d="M5 .6L6.1 3.9L9.4 5L6.1 6.1L5 9.4L3.9 6.1L.6 5L3.9 3.9Z" {fill}/>'
        + "".join(f'<circle cx="{x}" cy="{y}" r=".9" {fill}/>' for x in (0, 10) for y in (1.6, 8.4)),
        "event": f'<path d="M5 .4L9.6 5L5 9.6L.4 5Z" {fill}/><path d="M5 2.6L2.6 5L5 7.4L7.4 5Z" fill="{ground}"/>'
        f'<circle cx="5" cy="5" r="1" {fill}/>',
        "special": f'<path d="M.5 .7H6.5L.5 9.3H6.5Z" {fill}/><path d="M8 .7V9.3" {line} stroke-width="1.3"/>',
        HOUSE: f'<path d="M0 .8L5 9.2L10 .8" {line} stroke-width="1.6"/><path d="M3.2 .8L5 3.9L6.8 .8Z" {fill}/>',
    }
    return motifs[kind]


def _tile(brush: Brush, kind: str, height: int, ink: Colour, ground: Colour, quarter: int) -> Surface:
    """One repeat of a band of that height with the lines at its edges, turned by so many quarters to the left."""

    def make() -> Surface:
        body = f'<rect x="-1" width="12" height="10" fill="{hexa(ground)}"/>'
        body += f'<g transform="translate(0 1.4) scale(1 .72)">{_motif(kind, hexa(ink), hexa(ground))}</g>'
        body += f'<path d="M-1 .4H11M-1 9.6H11" stroke="{hexa(ink)}" stroke-width=".8" fill="none"/>'
        upright = vector.rasterise(body, (height, height), (0, 0, 10, 10))
        return pygame.transform.rotate(upright, 90 * quarter)

    return brush.theme.cache.get(("band", kind, height, ink, ground, quarter), make)


def band(
    brush: Brush,
    surface: Surface,
    rect: Rect,
    kind: str = HOUSE,
    ink: Colour = BARK,
    ground: Colour = BUFF,
    *,
    quarter: int = 0,
) -> None:
    """A printed band that fills `rect`; `kind` is a kind of card or HOUSE.

    Lying for an even `quarter`, standing for an odd one: by so many quarters it is turned to the left.
    """
    thick = rect.width if quarter % 2 else rect.height
    if thick < 2:
        return
    tile = _tile(brush, kind, thick, ink, ground, quarter)
    outer = surface.get_clip()
    surface.set_clip(rect.clip(outer))
    length = rect.height if quarter % 2 else rect.width
    start = (length % thick - thick) // 2 if length % thick else 0
    for along in range(start, length, thick):
        at = (rect.x, rect.y + along) if quarter % 2 else (rect.x + along, rect.y)
        surface.blit(tile, at)
    surface.set_clip(outer)


def frame(brush: Brush, surface: Surface, rect: Rect, thick: int, kind: str, ink: Colour, ground: Colour) -> None:
    """Four bands round the inside of `rect`, their feet inwards, and squares where they meet."""
    inner = rect.inflate(-2 * thick, -2 * thick)
    band(brush, surface, Rect(inner.x, rect.y, inner.width, thick), kind, ink, ground)
    band(brush, surface, Rect(inner.x, inner.bottom, inner.width, thick), kind, ink, ground, quarter=2)
    band(brush, surface, Rect(rect.x, inner.y, thick, inner.height), kind, ink, ground, quarter=1)
    band(brush, surface, Rect(inner.right, inner.y, thick, inner.height), kind, ink, ground, quarter=3)
    body = f'<rect width="10" height="10" fill="{hexa(ink)}"/>'
    body += f'<path d="M5 1.4L8.6 5L5 8.6L1.4 5Z" fill="{hexa(ground)}"/>'
    for x in (rect.x, inner.right):
        for y in (rect.y, inner.bottom):
            square = Rect(x, y, thick, thick)
            key = f"knot {ink} {ground}"
            draw.shape(brush.theme, surface, key, square.center, square.size, body, (0, 0, 10, 10))


def fibre(brush: Brush, surface: Surface, rect: Rect, radius: float) -> None:
    """The grain of the cloth over `rect`, `radius` of its corners in units; for pictures that are kept."""

    def piece() -> Surface:
        made = Surface(_FIBRE, pygame.SRCALPHA)
        chance = Random(7)
        for _ in range(900):
            x, y, length = chance.randrange(_FIBRE[0]), chance.randrange(_FIBRE[1]), chance.randrange(14, 90)
            shade = (*BARK, chance.randrange(5, 16)) if chance.random() < 0.7 else (*UMBER, chance.randrange(3, 9))
            stroke = Surface((length, 1), pygame.SRCALPHA)
            stroke.fill(shade)
            made.blit(stroke, (x, y))
            made.blit(stroke, (x - _FIBRE[0], y))
        return made

    grain = brush.theme.cache.get("fibre", piece)
    whole = Surface(rect.size, pygame.SRCALPHA)
    for x in range(0, rect.width, _FIBRE[0]):
        for y in range(0, rect.height, _FIBRE[1]):
            whole.blit(grain, (x, y))
    round_off(brush, whole, radius)
    surface.blit(whole, rect)


def fill(
    brush: Brush,
    surface: Surface,
    rect: Rect,
    colour: Colour | None,
    *,
    radius: float = 0.0,
    low: Colour | None = None,
    alpha: float = 1.0,
    line: Colour | None = None,
    line_width: float = 1.5,
) -> None:
    """As ``draw.box``, but not kept by itself: for parts of a picture that is kept."""
    thick = max(1.0, line_width * brush.theme.metrics.unit) if line is not None else 0.0
    made = vector.rounded(
        rect.size, brush.px(radius) if radius else 0, colour, alpha, low=low, line=line, line_width=thick
    )
    made.blit(surface, rect)


def round_off(brush: Brush, surface: Surface, radius: float) -> None:
    """Make the corners of a surface with an alpha channel clear; `radius` in units."""
    pixels = brush.px(radius) if radius else 0
    mask = vector.rounded(surface.get_size(), pixels, (255, 255, 255)).at(surface.get_size())
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def sheet(
    brush: Brush, surface: Surface, rect: Rect, *, radius: float = 14, kind: str = "", thick: float = 14
) -> Rect:
    """A cream sheet to act on, with a band of a kind (or HOUSE) along its top; returns what is below the band."""
    theme = brush.theme
    draw.drop_shadow(theme, surface, rect, "panel", radius)
    size = brush.px(thick) if kind else 0

    def make() -> Surface:
        made = Surface(rect.size, pygame.SRCALPHA)
        whole = made.get_rect()
        fill(brush, made, whole, SHEET_HIGH, low=SHEET_LOW, radius=radius)
        fibre(brush, made, whole, radius)
        if kind:
            band(brush, made, Rect(0, 0, whole.width, size), kind)
            round_off(brush, made, radius)
        fill(brush, made, whole, None, radius=radius, line=UMBER)
        return made

    surface.blit(theme.cache.get(("sheet", rect.size, radius, kind, size), make), rect)
    return Rect(rect.x, rect.y + size, rect.width, rect.height - size)
