"""The table of the results: points by line and seat, majorities and ties, totals and dollars."""

from dataclasses import dataclass

import pygame

from game.alaska.cards import TYPES
from scenes.charts import HEADING
from scenes.tally import AlaskaTally, Line, Tally
from scenes.tally_pacific import PacificTally
from scenes.ui import draw
from scenes.ui.assets import Assets
from scenes.ui.display import Metrics
from scenes.ui.palette import BRASS, ICE, MIST, PAPER, WHITE, Colour, mix
from scenes.ui.strings import Strings
from scenes.ui.theme import SMALL, Piece, Style, Theme

HEAD, TIES, TOTAL, DOLLARS = 76, 42, 62, 32  # units, heights of the parts that are no lines
PAD = 8
LABEL_SHARE, LABEL_MOST = 0.36, 480
MANY, LABEL_SHARE_OF_MANY = 5, 0.25
ICONS = 76  # units, the place of the signs before a label
FIGURES = Style("figure", 34)


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """The places of the table in pixels: a row for each line, a column for each place."""

    panel: pygame.Rect
    head: pygame.Rect
    rows: tuple[pygame.Rect, ...]
    ties: pygame.Rect
    total: pygame.Rect
    dollars: pygame.Rect
    columns: tuple[pygame.Rect, ...]

    def cell(self, row: pygame.Rect, place: int) -> pygame.Rect:
        """Where a row meets the column of a place."""
        return row.clip(self.columns[place])

    def label(self, row: pygame.Rect) -> pygame.Rect:
        """The part of a row left of the columns."""
        return pygame.Rect(row.left, row.top, self.columns[0].left - row.left, row.height)


def lay_out_sheet(metrics: Metrics, area: tuple[float, float, float, float], lines: int, seats: int) -> SheetLayout:
    """Divide an area in units (left, top, width, height)."""
    x, y, width, height = area
    rect = metrics.rect
    row = (height - HEAD - TIES - TOTAL - DOLLARS - 2 * PAD) / lines
    label = min(LABEL_MOST, width * (LABEL_SHARE if seats <= MANY else LABEL_SHARE_OF_MANY))
    across = (width - label - PAD) / seats
    top = y + PAD + HEAD
    after = top + lines * row
    return SheetLayout(
        panel=rect(x, y, width, height),
        head=rect(x + PAD, y + PAD, width - 2 * PAD, HEAD),
        rows=tuple(rect(x + PAD, top + i * row, width - 2 * PAD, row) for i in range(lines)),
        ties=rect(x + PAD, after, width - 2 * PAD, TIES),
        total=rect(x + PAD, after + TIES, width - 2 * PAD, TOTAL),
        dollars=rect(x + PAD, after + TIES + TOTAL, width - 2 * PAD, DOLLARS),
        columns=tuple(rect(x + label + i * across, y + PAD, across, height - 2 * PAD) for i in range(seats)),
    )


def draw_sheet(
    theme: Theme, strings: Strings, assets: Assets, surface: pygame.Surface, layout: SheetLayout, tally: Tally
) -> None:
    """Draw the table; seats stand in the order of their places, the winners' columns are marked."""
    _Sheet(theme, strings, assets, surface, layout, tally).draw()


@dataclass(slots=True)
class _Sheet:
    theme: Theme
    strings: Strings
    assets: Assets
    surface: pygame.Surface
    layout: SheetLayout
    tally: Tally
    ground: Colour = (0, 0, 0)

    def draw(self) -> None:
        theme, layout, tally = self.theme, self.layout, self.tally
        self.ground = draw.panel(theme, self.surface, layout.panel, alpha=0.93)
        for place, seat in enumerate(tally.order):
            if seat in tally.winners:
                column = layout.columns[place].inflate(-theme.px(6), 0)
                draw.box(theme, self.surface, column, BRASS, radius=12, alpha=0.14)
                draw.box(theme, self.surface, column, None, radius=12, line=BRASS, line_width=2)
        self._draw_head()
        for index, line in enumerate(tally.lines):
            self._draw_line(layout.rows[index], line, striped=index % 2 == 0)
        if isinstance(tally, AlaskaTally):
            self._draw_most(tally)
        elif isinstance(tally, PacificTally) and tally.winners:
            self._draw_tie_rule(tally)
        self._draw_totals()

    def _draw_head(self) -> None:
        theme, tally, head = self.theme, self.tally, self.layout.head
        room = self.layout.label(head)
        room = pygame.Rect(room.left + theme.px(18), room.top, room.width - theme.px(24), theme.px(46))
        theme.draw_text(self.surface, self.strings.text(f"{tally.key}.sheet"), room, HEADING, PAPER, self.ground)
        under = pygame.Rect(room.left, room.bottom, room.width, head.bottom - room.bottom - theme.px(4))
        turns = self.strings.text("results.turns", count=tally.turns)
        theme.draw_text(self.surface, turns, under, SMALL.at(22), MIST, self.ground)
        for place, seat in enumerate(tally.order):
            self._draw_seat(seat, self.layout.cell(head, place).inflate(-theme.px(6), 0))

    def _draw_seat(self, seat: int, cell: pygame.Rect) -> None:
        """A seat's mark, name and town; the mark stands beside the town where the name needs the whole line."""
        theme, setup, ground = self.theme, self.tally.seats[seat], self._column_ground(seat)
        upper = pygame.Rect(cell.left, cell.top, cell.width, theme.px(46))
        lower = pygame.Rect(cell.left, upper.bottom, cell.width, cell.bottom - upper.bottom - theme.px(4))
        side = theme.px(26)
        picture = theme.sprite(("mark", seat, side), (side, side), lambda canvas: self._paint_mark(canvas, seat))
        mark = [Piece(picture=picture.surface)]
        style = Style("display", 30)
        if not theme.fit(setup.name, style, cell.width).whole:
            style = Style("semibold", 24)  # narrower
        name = [Piece(setup.name, style, WHITE)]
        town = [Piece(setup.town, SMALL.at(22), MIST)] if setup.town else []
        emblem = self.assets.emblem(setup.town, side)
        if emblem and theme.measure(setup.town, SMALL.at(22))[0] + 2 * (side + theme.px(8)) <= cell.width:
            town.insert(0, Piece(picture=emblem))
        if theme.measure(setup.name, Style("display", 24))[0] + side + theme.px(8) <= cell.width:
            name, mark = mark + name, []
        theme.draw_pieces(self.surface, name, upper, ground, align="center", gap=8)
        if mark or town:
            theme.draw_pieces(self.surface, mark + town, lower, ground, align="center", gap=8)

    def _paint_mark(self, canvas: pygame.Surface, seat: int) -> None:
        draw.seat_mark(self.theme, canvas, seat, canvas.get_rect().center, canvas.get_width(), ringed=False)

    def _draw_line(self, row: pygame.Rect, line: Line, striped: bool) -> None:
        theme = self.theme
        if striped:
            draw.box(theme, self.surface, row, WHITE, radius=8, alpha=0.05)
        self._draw_signs(row, line)
        label = self._label(row, signs=bool(line.icons))
        text = self.strings.text(f"{self.tally.key}.line.{line.key}")
        self._write(text, label, SMALL.at(24), ICE)
        best = max(line.points)
        style = FIGURES.at(min(34.0, row.height / theme.metrics.unit * 0.72))
        for place, seat in enumerate(self.tally.order):
            points = line.points[seat]
            colour = BRASS if points == best and points > 0 else WHITE if points else MIST
            cell = self.layout.cell(row, place)
            ground = self._column_ground(seat)
            theme.draw_text(self.surface, signed(points), cell, style, colour, ground, align="center")

    def _draw_signs(self, row: pygame.Rect, line: Line) -> None:
        side = min(self.theme.px(30 if len(line.icons) > 1 else 34), round(row.height * 0.8))
        middle = row.left + self.theme.px(ICONS / 2)
        left = middle - side * len(line.icons) // 2
        for index, name in enumerate(line.icons):
            tint = None if name.startswith("badge_") else (BRASS if name in ("crown", "event") else PAPER)
            icon = self.assets.icon(name, side, tint)
            self.surface.blit(icon, icon.get_rect(midleft=(left + index * side, row.centery)))

    def _draw_tie_rule(self, tally: PacificTally) -> None:
        """Under the last line: what becomes of ties for the victory."""
        row = self.layout.ties
        room = pygame.Rect(row.left + self.theme.px(18), row.top, row.width - self.theme.px(36), row.height)
        text = self.strings.text(f"{tally.key}.{'tie_break' if tally.tie_break else 'ties'}")
        self._write(text, room, SMALL, MIST)

    def _draw_most(self, tally: AlaskaTally) -> None:
        """Under the last line: for which types each seat scores, and which are tied."""
        theme, row = self.theme, self.layout.ties
        for place, seat in enumerate(tally.order):
            self._draw_badges(tally.most_of(seat), self.layout.cell(row, place).inflate(-theme.px(16), 0), "center")
        tied = [entry.type for entry in tally.majorities if entry.tied]
        more = self.assets.icon("inspect", theme.px(28), MIST)  # a press on these rows shows all types
        self.surface.blit(more, more.get_rect(center=(row.left + theme.px(ICONS / 2), row.centery)))
        label = self._label(row)
        if not tied:
            self._write(self.strings.text("results.no_ties"), label, SMALL, MIST)
            return
        key = "results.ties_score" if tally.ties_score else "results.ties"
        text = self.strings.text(key)
        width = min(theme.measure(text, SMALL)[0], round(label.width * 0.62))
        said = pygame.Rect(label.left, label.top, width, label.height)
        drawn = theme.draw_text(self.surface, text, said, SMALL, MIST, self.ground, lines=2)
        left = drawn.right + theme.px(10)
        self._draw_badges(tied, pygame.Rect(left, label.top, label.right - left, label.height), "left")

    def _draw_badges(self, types: list[int], room: pygame.Rect, align: str) -> None:
        """Badges on one line, or on two smaller ones where they are many."""
        side = min(self.theme.px(32), room.height - self.theme.px(6))
        rows = 1 if len(types) * side * 1.12 <= room.width else 2
        across = -(-len(types) // rows)
        if rows == 2:
            side = min(room.height // 2 - 1, round(room.width / (across * 1.06)))
        pitch = round(side * (1.12 if rows == 1 else 1.06))
        for index, type_ in enumerate(types):
            line, column = divmod(index, across)
            count = min(across, len(types) - line * across)
            start = room.left if align == "left" else room.centerx - (count * pitch) // 2
            y = room.centery + round((line - (rows - 1) / 2) * (side + 2))
            icon = self.assets.icon(f"badge_{TYPES[type_].lower()}", side)
            self.surface.blit(icon, icon.get_rect(midleft=(start + column * pitch, y)))

    def _draw_totals(self) -> None:
        theme, layout, tally = self.theme, self.layout, self.tally
        line = pygame.Rect(layout.total.left, layout.total.top, layout.total.width, theme.px(2))
        self.surface.fill(theme.look.line, line)
        centre = (layout.total.left + theme.px(ICONS / 2), layout.total.centery)
        alaska = isinstance(tally, AlaskaTally)
        if alaska:
            draw.star(theme, self.surface, centre, theme.px(24), fill=PAPER, ring=None)
        else:
            self._draw_icon("crown", centre, theme.px(40))
        label = self._label(layout.total)
        self._write(self.strings.text(f"{tally.key}.total"), label, HEADING, PAPER)
        coin = (layout.dollars.left + theme.px(ICONS / 2), layout.dollars.centery)
        if alaska:
            draw.coin(theme, self.surface, coin, theme.px(14))
        else:
            self._draw_icon("cards", coin, theme.px(28))
        dollars = self._label(layout.dollars)
        self._write(self.strings.text(f"{tally.key}.spare"), dollars, SMALL, MIST)
        for place, seat in enumerate(tally.order):
            ground = self._column_ground(seat)
            colour = BRASS if seat in tally.winners else WHITE
            cell = layout.cell(layout.total, place)
            size = FIGURES.at(54)
            theme.draw_text(self.surface, signed(tally.totals[seat]), cell, size, colour, ground, align="center")
            left = self.strings.text(f"{tally.key}.spare_left", count=tally.spare[seat])
            theme.draw_text(
                self.surface, left, layout.cell(layout.dollars, place), SMALL.at(24), ICE, ground, align="center"
            )

    def _draw_icon(self, name: str, centre: tuple[int, int], side: int) -> None:
        icon = self.assets.icon(name, side, PAPER)
        self.surface.blit(icon, icon.get_rect(center=centre))

    def _write(self, text: str, room: pygame.Rect, style: Style, colour: Colour) -> None:
        """A label on one line, on more where the room is too narrow and high enough."""
        self.theme.draw_text(self.surface, text, room, style, colour, self.ground)

    def _label(self, row: pygame.Rect, *, signs: bool = True) -> pygame.Rect:
        """The room for the words of a row, behind its signs if it has any."""
        label = self.layout.label(row)
        left = label.left + self.theme.px(ICONS if signs else 18)
        return pygame.Rect(left, label.top, label.right - left - self.theme.px(8), label.height)

    def _column_ground(self, seat: int) -> Colour:
        return mix(self.ground, BRASS, 0.14) if seat in self.tally.winners else self.ground


def signed(points: int) -> str:
    """Points with a true minus sign."""
    return str(points) if points >= 0 else f"−{-points}"
