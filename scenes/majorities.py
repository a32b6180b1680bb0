"""Over the results: how many cards of each type every town has, who scores for the most, what is tied."""

import pygame

from game.alaska.cards import TYPES
from scenes.rulebook import type_name
from scenes.scene import Scene
from scenes.tally import AlaskaTally, Majority
from scenes.ui import draw
from scenes.ui.display import Metrics
from scenes.ui.input import Action, Kind, Pointer
from scenes.ui.palette import BRASS, ICE, MIST, ON_BRASS, PAPER, WHITE, Colour
from scenes.ui.theme import BODY, H3, SMALL, Style
from scenes.ui.widgets import Widget

PAD = 28  # units
TITLE, HEAD, LEGEND, FOOT = 58, 46, 44, 84
ROW_TALLEST = 50
LABEL, COLUMN = 330, 170
COUNT = Style("figure", 28)


class Majorities(Scene):
    """A row for each type, a column for each town in the order of the places."""

    opaque = False

    def __init__(self, tally: AlaskaTally) -> None:
        super().__init__()
        self.tally = tally

    def layout(self, metrics: Metrics) -> None:
        tally, rect = self.tally, metrics.rect
        fixed = TITLE + HEAD + LEGEND + FOOT + PAD
        row = min(ROW_TALLEST, (metrics.down - 32 - fixed) / len(tally.majorities))
        width = LABEL + COLUMN * len(tally.seats) + 2 * PAD
        height = fixed + row * len(tally.majorities)
        x, y = (metrics.across - width) / 2, (metrics.down - height) / 2
        inner = width - 2 * PAD
        self.panel = rect(x, y, width, height)
        self.title = rect(x + PAD, y + 10, inner, TITLE)
        top = y + 10 + TITLE
        self.names = [rect(x + PAD + LABEL + i * COLUMN, top, COLUMN, HEAD) for i in range(len(tally.seats))]
        self.rows = [rect(x + PAD, top + HEAD + i * row, inner, row) for i in range(len(tally.majorities))]
        self.legend = rect(x + PAD, top + HEAD + row * len(tally.majorities), inner, LEGEND)
        self.close = rect(x + width - PAD - 220, y + height - FOOT + 4, 220, FOOT - 24)

    def build(self) -> list[Widget]:
        return [Widget("close", self.close, self.text("common.ok"), press=self.director.pop, primary=True)]

    def action(self, action: Action | Pointer) -> bool:
        if action.kind == Kind.CANCEL:
            self.director.pop()
            return True
        return False

    def compose(self, surface: pygame.Surface) -> None:
        theme, tally = self.theme, self.tally
        draw.veil(theme, surface, 0.62)
        ground = draw.panel(theme, surface, self.panel, alpha=0.98, radius=22, cast="lifted")
        theme.draw_text(surface, self.text("results.most_title"), self.title, H3, PAPER, ground)
        for place, seat in enumerate(tally.order):
            name = self.names[place].inflate(-self.px(12), 0)
            theme.draw_text(surface, tally.seats[seat].name, name, SMALL.at(24), WHITE, ground, align="center")
        for index, entry in enumerate(tally.majorities):
            self._draw_row(surface, self.rows[index], entry, ground, striped=index % 2 == 0)
        legend = self.text("results.most_legend_shared" if tally.ties_score else "results.most_legend")
        theme.draw_text(surface, legend, self.legend, SMALL, MIST, ground, lines=2)

    def _draw_row(
        self, surface: pygame.Surface, row: pygame.Rect, entry: Majority, ground: Colour, striped: bool
    ) -> None:
        theme = self.theme
        if striped:
            draw.box(theme, surface, row, WHITE, radius=6, alpha=0.05)
        side = min(self.px(34), row.height - self.px(4))
        icon = self.director.assets.icon(f"badge_{TYPES[entry.type].lower()}", side)
        surface.blit(icon, icon.get_rect(midleft=(row.left + self.px(8), row.centery)))
        left = row.left + self.px(56)
        label = pygame.Rect(left, row.top, self.names[0].left - left, row.height)
        name = type_name(self.director.strings, entry.type)
        theme.draw_text(surface, name, label, BODY, ICE, ground)
        most = max(entry.counts)
        for place, seat in enumerate(self.tally.order):
            column = self.names[place]
            cell = pygame.Rect(column.left, row.top, column.width, row.height)
            plate = cell.inflate(-self.px(84), -self.px(6))
            colour, under = (WHITE, ground) if entry.counts[seat] else (MIST, ground)
            if seat in entry.holders:
                draw.box(theme, surface, plate, BRASS, radius=8)
                colour, under = ON_BRASS, BRASS
            elif entry.tied and entry.counts[seat] == most:
                draw.box(theme, surface, plate, None, radius=8, line=MIST, line_width=2)
            theme.draw_text(surface, str(entry.counts[seat]), cell, COUNT, colour, under, align="center")
