"""Shapes drawn from small vector sources at the very size they are shown, and stretched panels and shadows."""

import io
import math
from dataclasses import dataclass

import pygame

from scenes.ui.palette import SHADOW, Colour

SMOOTH_ENOUGH = 256  # pixels; above it the steps of an edge can't be seen
Size = tuple[int, int]


def hexa(colour: Colour) -> str:
    """A colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def rasterise(body: str, size: Size, box: tuple[float, float, float, float]) -> pygame.Surface:
    """SVG elements drawn at `size` pixels; `box` is the view box: left, top, width, height.

    The rasteriser of SDL knows shapes, strokes and gradients in percent: no text, clip, mask or filter. It smooths
    coarsely, so what is small is drawn at twice its size.
    """
    scale = 1 if min(size) > SMOOTH_ENOUGH else 2
    width, height = size[0] * scale, size[1] * scale
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{box[0]} {box[1]} {box[2]} {box[3]}" preserveAspectRatio="none">{body}</svg>'
    )
    large = pygame.image.load_sized_svg(io.BytesIO(document.encode()), (width, height))
    if large.get_size() != (width, height):
        raise ValueError(f"The rasteriser gave {large.get_size()} for {size}: box {box} has another shape.")
    return large.convert_alpha() if scale == 1 else pygame.transform.smoothscale(large.convert_alpha(), size)


def gradient(name: str, top: Colour, bottom: Colour, slant: int = 0) -> str:
    """A linear gradient from top to bottom, `slant` percent to the right; refer to it by url(#name)."""
    return (
        f'<defs><linearGradient id="{name}" x1="0%" y1="0%" x2="{slant}%" y2="100%"><stop offset="0%" '
        f'stop-color="{hexa(top)}"/><stop offset="100%" stop-color="{hexa(bottom)}"/></linearGradient></defs>'
    )


def polygon(points: list[tuple[float, float]]) -> str:
    """The path data of a closed polygon."""
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "Z"


def star_points(points: int, radius: float, inner: float) -> list[tuple[float, float]]:
    """A star about the origin, one point up; `inner` is the radius of its notches."""
    turns = range(points * 2)
    lengths = [radius if turn % 2 == 0 else inner for turn in turns]
    return [
        (length * math.sin(turn * math.pi / points), -length * math.cos(turn * math.pi / points))
        for turn, length in zip(turns, lengths, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class Stretchable:
    """A small picture whose middle row and column repeat, so that it can be shown at any larger size.

    `corner` is how many pixels at each end keep their size; `reach` how far it goes beyond what it belongs to.
    """

    picture: pygame.Surface
    corner: int
    reach: int = 0

    def at(self, size: Size) -> pygame.Surface:
        """A picture of this size, `reach` included."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        self.blit(surface, pygame.Rect((0, 0), size))
        return surface

    def blit(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw it straight onto a surface, `rect` being all of it."""
        columns = _spans(self.picture.get_width(), rect.width, self.corner)
        rows = _spans(self.picture.get_height(), rect.height, self.corner)
        for row in rows:
            for column in columns:
                part = self.picture.subsurface((column.source, row.source, column.short, row.short))
                if part.get_size() != (column.long, row.long):
                    part = pygame.transform.scale(part, (column.long, row.long))
                surface.blit(part, (rect.x + column.target, rect.y + row.target))


def rounded(
    size: Size,
    radius: int,
    fill: Colour | None,
    alpha: float = 1.0,
    *,
    low: Colour | None = None,
    line: Colour | None = None,
    line_width: float = 0.0,
    line_alpha: float = 1.0,
) -> Stretchable:
    """A rounded rectangle for `size`, its line inside its edge; `low` makes a gradient down to that colour.

    Only its corners are rasterised, not its area: 3 ms against 76 for a panel in 4K.
    """
    width, height = size
    radius = min(radius, width // 2, height // 2)
    corner = radius + math.ceil(line_width) + 1
    small = (min(width, 2 * corner + 3), height if low is not None else min(height, 2 * corner + 3))
    inset = line_width / 2
    paint = "none" if fill is None else ("url(#g)" if low is not None else hexa(fill))
    body = gradient("g", fill, low) if fill is not None and low is not None else ""
    body += (
        f'<rect x="{inset}" y="{inset}" width="{small[0] - line_width}" height="{small[1] - line_width}" '
        f'rx="{max(0.0, radius - inset)}" fill="{paint}" fill-opacity="{alpha}"'
    )
    if line is not None and line_width:
        body += f' stroke="{hexa(line)}" stroke-opacity="{line_alpha}" stroke-width="{line_width}"'
    return Stretchable(rasterise(body + "/>", small, (0, 0, *small)), corner)


def shadow(size: Size, radius: int, blur: int, opacity: float) -> Stretchable:
    """The soft shadow of a rounded rectangle of `size`; it reaches beyond each edge."""
    reach = blur * 2
    corner = radius + reach * 2
    small = (min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1))
    picture = pygame.Surface((small[0] + 2 * reach, small[1] + 2 * reach), pygame.SRCALPHA)
    picture.fill((*SHADOW, 0))
    pygame.draw.rect(
        picture, (*SHADOW, round(255 * opacity)), pygame.Rect((reach, reach), small), border_radius=radius
    )
    if blur > 0:
        picture = pygame.transform.gaussian_blur(picture, blur)
    return Stretchable(picture, corner + reach, reach)


@dataclass(frozen=True, slots=True)
class _Span:
    """A stretch along one side: where it starts and how long it is, in the small picture and in the large."""

    source: int
    short: int
    target: int
    long: int


def _spans(short: int, long: int, corner: int) -> list[_Span]:
    if short == long:
        return [_Span(0, short, 0, long)]
    corner = min(corner, (short - 1) // 2)
    return [
        _Span(0, corner, 0, corner),
        _Span(corner, 1, corner, long - 2 * corner),
        _Span(short - corner, corner, long - corner, corner),
    ]
