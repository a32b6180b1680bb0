"""Things drawn on every screen: panels, rings, coins, stars, tickets, dice, seat marks, key signs.

Lengths named `radius`, `size` and `width` are pixels here, as rectangles are: take them from `theme.px(units)`.
Everything is drawn smooth once and cached in the theme by its size.
"""

from collections.abc import Callable

import pygame

from scenes.ui import marks, vector
from scenes.ui.palette import (
    FOCUS,
    FOCUS_LINE,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_RIM,
    NAVY2,
    NIGHT,
    ON_GOLD,
    PAPER,
    PAPER_EDGE,
    SEATS,
    TICKET,
    WHITE,
    Colour,
    mix,
    rgb,
)
from scenes.ui.theme import FIGURE, FLOOR_UNITS, Style, Theme
from scenes.ui.vector import hexa

RADII = {"chip": 8, "tile": 9, "button": 12, "panel": 14, "tray": 22, "card": 24}  # units
RING_REACH = 11  # units that the focus ring reaches beyond what it surrounds
SHADOWS = {
    "chip": (2, 2, 0.45),
    "panel": (4, 5, 0.5),
    "lifted": (14, 16, 0.6),
}  # units down, units of blur, opacity
KEPT_AREA = 600_000  # pixels of the largest panel that is kept whole; a screen in 4K would fill the cache
DICE_STEP = 6  # degrees between the cached rotations of a die
DIE_LAYERS = 10  # of the near side
DIM_COIN = (rgb("B9C0C4"), rgb("8A9398"), rgb("6C757B"), rgb("2A3136"))
Point = tuple[int, int]


def box(
    theme: Theme,
    surface: pygame.Surface,
    rect: pygame.Rect,
    fill: Colour | None,
    *,
    radius: float = RADII["panel"],
    alpha: float = 1.0,
    low: Colour | None = None,
    line: Colour | None = None,
    line_width: float = 1.5,
    line_alpha: float = 1.0,
) -> None:
    """A rounded rectangle; radius and line in units, opacities 0 to 1, `low` for a gradient down to it."""
    if rect.width < 1 or rect.height < 1:
        return
    pixels = theme.px(radius)
    thick = max(1.0, line_width * theme.metrics.unit) if line is not None else 0.0

    def make() -> vector.Stretchable:
        return vector.rounded(
            rect.size, pixels, fill, alpha, low=low, line=line, line_width=thick, line_alpha=line_alpha
        )

    _put(theme, surface, rect, ("box", pixels, fill, alpha, low, line, thick, line_alpha), make)


def drop_shadow(
    theme: Theme, surface: pygame.Surface, rect: pygame.Rect, kind: str = "panel", radius: float = RADII["panel"]
) -> None:
    """The shadow that `rect` casts; kind is a key of SHADOWS."""
    drop, blur, opacity = SHADOWS[kind]
    pixels, soft = theme.px(radius), theme.px(blur)
    key = ("shadow", pixels, soft, opacity)
    _put(theme, surface, rect.move(0, theme.px(drop)), key, lambda: vector.shadow(rect.size, pixels, soft, opacity))


def _put(
    theme: Theme,
    surface: pygame.Surface,
    rect: pygame.Rect,
    key: tuple[object, ...],
    make: Callable[[], vector.Stretchable],
) -> None:
    """Draw a stretchable picture about `rect`: from the cache, or straight where it is too large to be kept."""
    if rect.width * rect.height > KEPT_AREA:
        made = make()
        made.blit(surface, rect.inflate(2 * made.reach, 2 * made.reach))
        return

    def whole() -> pygame.Surface:
        made = make()
        return made.at((rect.width + 2 * made.reach, rect.height + 2 * made.reach))

    picture = theme.cache.get((*key, rect.size), whole)
    surface.blit(picture, picture.get_rect(center=rect.center))


def panel(
    theme: Theme,
    surface: pygame.Surface,
    rect: pygame.Rect,
    *,
    fill: Colour | None = None,
    alpha: float = 0.9,
    radius: float = RADII["panel"],
    line: Colour | None = None,
    cast: str | None = "panel",
) -> Colour:
    """A panel of the look in use; returns the ground that text on it stands on.

    `cast` is the kind of its shadow, None for a panel that lies flat.
    """
    ground = theme.look.panel if fill is None else fill
    if cast is not None:
        drop_shadow(theme, surface, rect, cast, radius)
    edge = theme.look.line if line is None else line
    box(theme, surface, rect, ground, radius=radius, alpha=alpha, line=edge, line_alpha=0.55)
    return ground


def veil(theme: Theme, surface: pygame.Surface, alpha: float = 0.6) -> None:
    """Darken what is under an overlay."""
    cover = pygame.Surface(surface.get_size()).convert()
    cover.fill(NIGHT)
    cover.set_alpha(round(alpha * 255))
    surface.blit(cover, (0, 0))


def focus_ring(theme: Theme, surface: pygame.Surface, rect: pygame.Rect, radius: float = RADII["button"]) -> None:
    """The one focus sign: a bright ring outside `rect` over a dark line, to be seen on any ground."""
    reach = 2 * theme.px(RING_REACH)
    dark, bright = rect.inflate(reach, reach), rect.inflate(theme.px(18), theme.px(18))
    box(theme, surface, dark, None, radius=radius + 11, line=FOCUS_LINE, line_width=9, line_alpha=0.85)
    box(theme, surface, bright, None, radius=radius + 9, line=FOCUS, line_width=5)


def shape(
    theme: Theme,
    surface: pygame.Surface,
    key: str,
    centre: Point,
    size: tuple[int, int],
    body: str,
    view: tuple[float, float, float, float],
) -> pygame.Rect:
    """SVG elements drawn about `centre`, cached under `key`; `view` is their view box."""
    size = (max(1, size[0]), max(1, size[1]))
    picture = theme.cache.get(("shape", key, size), lambda: vector.rasterise(body, size, view))
    return surface.blit(picture, picture.get_rect(center=centre))


def polygon(
    theme: Theme, surface: pygame.Surface, points: list[tuple[float, float]], colour: Colour, alpha: float = 1.0
) -> None:
    """A smooth filled polygon; points in pixels. Not cached by place: for shapes that rest."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width = int(max(x for x, _ in points) - left) + 2
    height = int(max(y for _, y in points) - top) + 2
    moved = [(round(x - left, 1), round(y - top, 1)) for x, y in points]
    body = f'<path d="{vector.polygon(moved)}" fill="{hexa(colour)}" fill-opacity="{alpha}"/>'
    view = (0, 0, width, height)
    picture = theme.cache.get(("polygon", body), lambda: vector.rasterise(body, (width, height), view))
    surface.blit(picture, (int(left), int(top)))


def coin(
    theme: Theme, surface: pygame.Surface, centre: Point, radius: int, text: str = "$", dim: bool = False
) -> pygame.Rect:
    """A coin with its value, `$4`, or only the sign; `dim` where it can't be afforded."""
    light, low, rim, ink = DIM_COIN if dim else (GOLD_LIGHT, GOLD_DARK, GOLD_RIM, ON_GOLD)
    body = (
        vector.gradient("g", light, low, slant=60) + f'<circle r="1" fill="{hexa(rim)}"/>'
        f'<circle cy="-.03" r=".92" fill="url(#g)"/>'
        f'<circle cy="-.02" r=".77" fill="none" stroke="{hexa(rim)}" stroke-width=".05" stroke-opacity=".6"/>'
    )
    drawn = shape(theme, surface, f"coin{dim}", centre, (radius * 2, radius * 2), body, (-1, -1, 2, 2))
    units = radius / theme.metrics.unit
    style = Style("display", units * (1.2 if len(text) < 3 else 0.96))
    inner = pygame.Rect(0, 0, round(radius * 1.66), radius * 2)
    inner.center = (centre[0], centre[1])
    ground = mix(light, low, 0.5)
    theme.draw_text(surface, text, inner, style, ink, ground, align="center", sign=text == "$")
    return drawn


def star(
    theme: Theme,
    surface: pygame.Surface,
    centre: Point,
    radius: int,
    text: str = "",
    fill: Colour = NAVY2,
    ring: Colour | None = PAPER,
    ink: Colour = WHITE,
) -> pygame.Rect:
    """The star of victory points, with a figure on it."""
    stroke = f'stroke="{hexa(ring)}" stroke-width=".1" stroke-linejoin="round"' if ring else ""
    points = vector.polygon(vector.star_points(5, 0.94, 0.46))
    body = f'<path d="{points}" transform="translate(0 .06)" fill="{hexa(fill)}" {stroke}/>'
    drawn = shape(theme, surface, f"star{fill}{ring}", centre, (radius * 2, radius * 2), body, (-1, -1, 2, 2))
    if text:
        inner = pygame.Rect(0, 0, round(radius * 1.1), radius * 2)
        inner.center = (centre[0], centre[1] + round(radius * 0.09))
        style = Style("display", radius / theme.metrics.unit * 0.98)
        theme.draw_text(surface, text, inner, style, ink, fill, align="center")
    return drawn


def ticket(theme: Theme, surface: pygame.Surface, centre: Point, width: int, text: str = "1") -> pygame.Rect:
    """The ticket sign: what its bearer pays."""
    height = round(width * 0.62)
    dash = f'stroke="{hexa(PAPER)}" stroke-width=".04" stroke-linecap="round"'
    marks_at = "".join(f"M.18 {y:.3f}v.05" for y in (-0.24, -0.12, 0.0, 0.12, 0.21))
    body = f'<path d="{marks.ticket_path(1, 0.62)}" fill="{hexa(TICKET)}"/><path d="{marks_at}" {dash}/>'
    drawn = shape(theme, surface, "ticket", centre, (width, height), body, (-0.5, -0.31, 1, 0.62))
    if text:
        inner = pygame.Rect(drawn.left + width // 14, drawn.top, round(width * 0.56), height)
        style = Style("display", height / theme.metrics.unit * 0.86)
        theme.draw_text(surface, text, inner, style, WHITE, TICKET, align="center")
    return drawn


def die(theme: Theme, size: int, value: int, angle: float = 0.0) -> pygame.Surface:
    """A die of `size` pixels a side seen from above, turned by `angle` degrees (in steps of DICE_STEP).

    The picture is square and 1.6 sides wide, the die in its middle, so that it turns about its centre; cast its
    shadow apart.
    """
    step = round(angle / DICE_STEP) * DICE_STEP % 360
    across = round(size * 1.6)

    def make() -> pygame.Surface:
        pip = "".join(
            f'<circle cx="{x * 0.26:.3f}" cy="{y * 0.26:.3f}" r=".1" fill="#14283f"/>'
            f'<circle cx="{x * 0.26:.3f}" cy="{y * 0.26 + 0.022:.3f}" r=".078" fill="#2a4868"/>'
            for x, y in marks.pips(value)
        )
        side = "".join(
            f'<rect x="-.5" y="-.5" width="1" height="1" rx=".2" fill="{shade}" '
            f'transform="translate(0 {drop:.3f}) rotate({step})"/>'
            for drop, shade in _die_side()
        )
        body = (
            vector.gradient("g", rgb("FFFEF8"), rgb("E6D8B6"), slant=80) + f'{side}<g transform="rotate({step})">'
            f'<rect x="-.5" y="-.5" width="1" height="1" rx=".2" fill="url(#g)"/>'
            f'<rect x="-.478" y="-.478" width=".956" height=".956" rx=".18" fill="none" stroke="#fff" '
            f'stroke-width=".022" stroke-opacity=".8"/>{pip}</g>'
        )
        return vector.rasterise(body, (across, across), (-0.8, -0.8, 1.6, 1.6))

    return theme.cache.get(("die", across, value, step), make)


def _die_side() -> list[tuple[float, str]]:
    """Layers of a die's near side, the deepest first: sides down, colour."""
    light, dark = rgb("C9B88F"), rgb("8A774F")
    shares = [layer / DIE_LAYERS for layer in range(DIE_LAYERS, 0, -1)]
    return [(0.15 * share, hexa(mix(light, dark, share))) for share in shares]


def seat_mark(
    theme: Theme,
    surface: pygame.Surface,
    seat: int,
    centre: Point,
    size: int,
    *,
    ringed: bool = True,
    muted: bool = False,
) -> pygame.Rect:
    """A seat's sign: its mark in its colour, in a ring on dark where there is room for it (`ringed`)."""
    sign = SEATS[seat]
    colour, dark = sign.colour, sign.dark
    if muted:
        colour, dark = mix(colour, NIGHT, 0.55), mix(dark, NIGHT, 0.55)
    if ringed:
        body = f'<circle r=".92" fill="{hexa(dark)}" stroke="{hexa(colour)}" stroke-width=".13"/>'
        body += f'<g transform="scale(.56)">{marks.shape(sign.mark, hexa(colour), hexa(dark))}</g>'
    else:
        body = f'<g transform="scale(.9)">{marks.shape(sign.mark, hexa(colour), hexa(dark))}</g>'
    key = f"seat{seat}{ringed}{muted}"
    return shape(theme, surface, key, centre, (size, size), body, (-1, -1, 2, 2))


def key_sign(theme: Theme, surface: pygame.Surface, label: str, midleft: Point, height: int) -> pygame.Rect:
    """A key cap with its label; returns its rectangle, which grows with the label."""
    style = _key_style(theme, height)
    width = max(height, theme.measure(label, style)[0] + round(height * 0.6))
    cap = pygame.Rect(0, 0, width, height)
    cap.midleft = midleft
    box(theme, surface, cap.move(0, max(1, height // 12)), rgb("8A7A58"), radius=6)
    box(theme, surface, cap, PAPER, radius=6, line=PAPER_EDGE)
    theme.draw_text(surface, label, cap, style, rgb("16242E"), PAPER, align="center")
    return cap


def key_width(theme: Theme, label: str, height: int) -> int:
    """Pixels that `key_sign` will take."""
    return max(height, theme.measure(label, _key_style(theme, height))[0] + round(height * 0.6))


def _key_style(theme: Theme, height: int) -> Style:
    return Style("bold", max(FLOOR_UNITS, height / theme.metrics.unit * 0.62))


def money(
    theme: Theme,
    surface: pygame.Surface,
    midleft: Point,
    amount: str,
    colour: Colour,
    ground: Colour,
    style: Style = FIGURE,
) -> pygame.Rect:
    """A coin and an amount beside it, on one line; returns their rectangle."""
    radius = round(theme.px(style.size) * 0.5)
    drawn = coin(theme, surface, (midleft[0] + radius, midleft[1]), radius)
    width, _ = theme.measure(amount, style)
    room = pygame.Rect(drawn.right + theme.px(style.size * 0.24), drawn.top, width, drawn.height)
    return drawn.union(theme.draw_text(surface, amount, room, style, colour, ground))
