"""What lies under everything on the table: the view of the land, the panels, the wells of shelves and columns."""

import pygame
from pygame import Rect, Surface

from scenes.alaska_table.layout import TableLayout
from scenes.alaska_table.look import Brush
from scenes.ui import draw
from scenes.ui.palette import LINE, NAVY, NIGHT, WHITE, rgb

PANEL = NAVY
"""The ground that text on a panel stands on."""
WELL = rgb("071628")
LARGE_PICTURE_FROM = 1200  # pixels of height, above which the finer picture of the land is used


def paint_ground(brush: Brush, surface: Surface, layout: TableLayout) -> None:
    """Cover the whole surface. Drawn once for a layout and copied from then on."""
    if brush.ground is None or brush.ground[0] != layout:
        picture = Surface(surface.get_size()).convert()
        _draw(brush, picture, layout)
        brush.ground = (layout, picture)
    surface.blit(brush.ground[1], (0, 0))


def _draw(brush: Brush, surface: Surface, layout: TableLayout) -> None:
    theme, size = brush.theme, surface.get_size()
    lines = 2160 if size[1] > LARGE_PICTURE_FROM else 1080
    surface.blit(brush.assets.image(f"pictures/table_{lines}", size), (0, 0))
    for strip in (layout.gauge, layout.corner):
        draw.box(theme, surface, strip.inflate(brush.px(6), brush.px(6)), rgb("061220"), radius=14, alpha=0.78)
    for panel in (*layout.rivals, layout.log, layout.market, layout.new_cards, layout.tray):
        draw.panel(theme, surface, panel, alpha=0.88)
    draw.panel(theme, surface, layout.town, alpha=0.62)
    for shelf in layout.shelves:
        draw.box(theme, surface, shelf, WHITE, radius=8, alpha=0.045)
    _draw_town(brush, surface, layout)
    bar = layout.bar
    shade = Surface(bar.size, pygame.SRCALPHA)
    shade.fill((*rgb("050F1C"), 232))
    surface.blit(shade, bar)
    surface.fill(LINE, (bar.x, bar.y, bar.width, brush.px(2)))


def _draw_town(brush: Brush, surface: Surface, layout: TableLayout) -> None:
    theme = brush.theme
    clip = surface.get_clip()
    surface.set_clip(layout.town_header)
    header = Rect(layout.town.x, layout.town.y, layout.town.width, layout.town_header.height + brush.px(30))
    draw.box(theme, surface, header, NIGHT, radius=14, alpha=0.75)
    surface.set_clip(clip)
    for rail, column in zip(layout.rail, layout.columns, strict=True):
        well = Rect(rail.x, rail.centery, rail.width, column.bottom - rail.centery)
        draw.box(theme, surface, well, WELL, radius=8, alpha=0.45)
