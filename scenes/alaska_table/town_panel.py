"""The town of the seat shown: its purse and points, the rail of rolls, its cards under the rolls that pay them."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.alaska.outlook import pays, roll_pays
from scenes.alaska_table import small_faces
from scenes.alaska_table.face_parts import dollars_text
from scenes.alaska_table.layout import COLUMNS, TableLayout
from scenes.alaska_table.look import Brush, TableLook, owned
from scenes.alaska_table.shown import Shown
from scenes.alaska_table.town import Tile, town_tiles
from scenes.ui import draw
from scenes.ui.palette import (
    AURORA,
    BRASS,
    LINE,
    MIST,
    NAVY2,
    NIGHT,
    ON_AURORA,
    PAPER,
    SEATS,
    WHITE,
    mix,
)
from scenes.ui.theme import Style


@dataclass(frozen=True, slots=True)
class HeaderPlaces:
    """Where the parts of the header are, in pixels; `purse` is the coin's middle, `money` the figure beside it."""

    mark: tuple[int, int]
    emblem: tuple[int, int]
    name: Rect
    purse: tuple[int, int]
    money: Rect
    star: tuple[int, int]
    points: Rect
    owner: Rect


def mark_place(brush: Brush, layout: TableLayout, shown: Shown) -> Rect:
    """Where the mark of the seat stands whose town it is."""
    side = round(layout.town_header.height * 0.72)
    place = Rect(0, 0, side, side)
    place.center = header_places(brush, layout, shown).mark
    return place


def header_places(brush: Brush, layout: TableLayout, shown: Shown) -> HeaderPlaces:
    """The parts of the header for the seat shown."""
    theme, header = brush.theme, layout.town_header
    middle = header.centery
    figures = _figures(brush, layout)
    seal = round(header.height * 0.72) if brush.assets.emblem(shown.town.setup.town, header.height) else 0
    name_left = header.x + brush.px(64) + seal + (brush.px(10) if seal else 0)
    name_width = min(theme.measure(_town_name(shown), _name_style(brush, layout))[0], round(header.width * 0.3))
    radius = round(header.height * 0.4)
    purse = name_left + name_width + brush.px(32) + radius
    money = Rect(purse + radius + brush.px(10), header.y, 0, header.height)
    money.width = max(theme.measure(str(shown.town.money), figures)[0], theme.measure("00", figures)[0])
    star = money.right + brush.px(28) + radius
    points = Rect(star + radius + brush.px(8), header.y, 0, header.height)
    points.width = theme.measure(str(shown.town.points), figures)[0]
    owner_left = points.right + brush.px(24)
    return HeaderPlaces(
        mark=(header.x + brush.px(36), middle),
        emblem=(header.x + brush.px(64) + seal // 2, middle),
        name=Rect(name_left, header.y, name_width, header.height),
        purse=(purse, middle),
        money=money,
        star=(star, middle),
        points=points,
        owner=Rect(owner_left, header.y, header.right - brush.px(20) - owner_left, header.height),
    )


def purse_anchor(brush: Brush, layout: TableLayout, shown: Shown) -> tuple[int, int]:
    """Where the coins of the seat shown land, in pixels."""
    return header_places(brush, layout, shown).purse


def tiles_of(brush: Brush, layout: TableLayout, shown: Shown) -> list[Tile]:
    """The tiles of the town shown."""
    return town_tiles(brush.theme.metrics, layout, shown.town.cards)


def paint_town(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown, look: TableLook) -> None:
    """The whole panel."""
    paint_town_header(brush, surface, layout, shown)
    for roll in range(1, COLUMNS + 1):
        if roll == look.lit:
            light = _light(brush, layout, roll)
            light.set_alpha(round(255 * look.glow))
            surface.blit(light, _light_rect(brush, layout, roll))
    if not shown.town.cards:
        _paint_empty(brush, surface, layout)
    mask = owned(shown.town.cards)
    for roll in range(1, COLUMNS + 1):
        _paint_rail(brush, surface, layout.rail[roll - 1], roll, roll_pays(mask, roll), look)
    for tile in tiles_of(brush, layout, shown):
        if tile.card in look.hidden:
            continue
        face = small_faces.tile_face(
            brush,
            tile.card,
            tile.rect.size,
            tile.density,
            dollars=pays(mask, tile.card),
            lit=tile.card in look.paid,
            paid=look.paid.get(tile.card, 0),
        )
        brush.theme.stamp(surface, face, tile.rect.topleft)


def _paint_empty(brush: Brush, surface: Surface, layout: TableLayout) -> None:
    """What will be here."""
    columns = layout.columns[0].unionall(layout.columns[1:])
    plate = columns.inflate(-round(columns.width * 0.3), 0)
    plate.height = min(plate.height, brush.px(88))
    plate.center = columns.center
    draw.box(brush.theme, surface, plate, NIGHT, radius=16, alpha=0.72)
    room = plate.inflate(-brush.px(32), -brush.px(16))
    words = brush.say("town_empty")
    brush.theme.draw_text(surface, words, room, Style("semibold", 26), MIST, NIGHT, align="center", lines=2)


def paint_town_header(brush: Brush, surface: Surface, layout: TableLayout, shown: Shown) -> None:
    """Name, purse, points and owner, on a line in the seat's colour."""
    theme, header, places = brush.theme, layout.town_header, header_places(brush, layout, shown)
    colour = SEATS[shown.viewer].colour
    thick = brush.px(3)
    surface.fill(colour, (header.x + 1, header.bottom - thick - brush.px(3), header.width - 2, thick))
    draw.seat_mark(theme, surface, shown.viewer, places.mark, mark_place(brush, layout, shown).width)
    emblem = brush.assets.emblem(shown.town.setup.town, round(header.height * 0.72))
    if emblem:
        surface.blit(emblem, emblem.get_rect(center=places.emblem))
    theme.draw_text(surface, _town_name(shown), places.name, _name_style(brush, layout), WHITE, NIGHT)
    radius = round(header.height * 0.4)
    draw.coin(theme, surface, places.purse, radius)
    figures = _figures(brush, layout)
    theme.draw_text(surface, str(shown.town.money), places.money, figures, BRASS, NIGHT)
    draw.star(theme, surface, places.star, radius, fill=PAPER, ring=None)
    theme.draw_text(surface, str(shown.town.points), places.points, figures, WHITE, NIGHT)
    name, count = shown.town.setup.name, len(shown.town.cards)
    style = Style("semibold", 24)
    for words in (brush.say("town_of", name=name, count=count), brush.say("cards", count=count)):
        if brush.fits(words, style, places.owner.width):
            theme.draw_text(surface, words, places.owner, style, MIST, NIGHT, align="right")
            break


def _paint_rail(brush: Brush, surface: Surface, rect: Rect, roll: int, dollars: float, look: TableLook) -> None:
    theme, glow = brush.theme, look.glow if roll == look.lit else 0.0
    lit = glow > 0.5
    fill = mix(mix(NAVY2, WHITE, 0.14) if roll == look.hovered_roll else NAVY2, AURORA, glow)
    draw.box(theme, surface, rect, fill, radius=9, line=WHITE if lit else LINE, line_width=2.5 if lit else 1.5)
    roomy = brush.units(rect.width) >= 96
    number = Style("display", 34 if roomy else 26)
    ink = ON_AURORA if lit else PAPER if dollars else mix(MIST, NAVY2, 0.25)
    if not dollars:
        theme.draw_text(surface, str(roll), rect, number, ink, fill, align="center")
        return
    amount = Style("bold", 22)
    text = dollars_text(round(dollars, 1))
    inner = rect.inflate(-brush.px(12 if roomy else 6), 0)
    width = min(theme.measure(text, amount)[0], inner.width - theme.measure(str(roll), number)[0] - brush.px(3))
    right = Rect(inner.right - width, inner.y, width, inner.height)
    left = Rect(inner.x, inner.y, inner.width - width, inner.height)
    theme.draw_text(surface, text, right, amount, ON_AURORA if lit else BRASS, fill, align="right")
    theme.draw_text(surface, str(roll), left, number, ink, fill, align="center")


def _light_rect(brush: Brush, layout: TableLayout, roll: int) -> Rect:
    rail, column = layout.rail[roll - 1], layout.columns[roll - 1]
    glow = brush.px(16)
    return Rect(rail.x - glow, rail.y - glow, rail.width + 2 * glow, column.bottom - rail.y + 2 * glow)


def _light(brush: Brush, layout: TableLayout, roll: int) -> Surface:
    """Aurora light falling down a column, with a soft glow about it."""
    whole = _light_rect(brush, layout, roll)

    def make() -> Surface:
        picture = Surface(whole.size, pygame.SRCALPHA)
        picture.fill((*AURORA, 0))
        glow = brush.px(16)
        body = picture.get_rect().inflate(-2 * glow, -2 * glow)
        pygame.draw.rect(picture, (*AURORA, 95), body.inflate(glow // 2, glow // 2), border_radius=glow)
        picture = pygame.transform.gaussian_blur(picture, max(1, glow // 2))
        column = Surface(body.size, pygame.SRCALPHA)
        for y in range(body.height):
            alpha = round(200 - 165 * y / max(1, body.height))
            column.fill((*AURORA, alpha), (0, y, body.width, 1))
        picture.blit(column, body)
        return picture

    return brush.theme.cache.get(("light", whole.size), make)


def _town_name(shown: Shown) -> str:
    return shown.town.setup.town or shown.town.setup.name


def _name_style(brush: Brush, layout: TableLayout) -> Style:
    return Style("display", brush.units(layout.town_header.height) * 0.62)


def _figures(brush: Brush, layout: TableLayout) -> Style:
    return Style("display", brush.units(layout.town_header.height) * 0.76)
