"""The charts of the results: the race turn by turn, the dice against what was to be expected, the voyages."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.tally import Tally, Throws
from scenes.tally_pacific import PacificTally, Voyages
from scenes.ui import draw
from scenes.ui.palette import (
    AURORA,
    BRASS,
    ERAS,
    ICE,
    MIST,
    NAVY,
    NIGHT,
    ON_AURORA,
    PAPER,
    SEATS,
    WHITE,
    Colour,
    mix,
    rgb,
)
from scenes.ui.strings import Strings
from scenes.ui.theme import BODY, FIGURE, SMALL, Style, Theme
from scenes.ui.vector import hexa

HEADING = FIGURE.at(30)
AXIS: Style = SMALL.at(20)
HEAD = 56  # units, the line with the title
FOOT = 40  # units, the names under the axis
LEGEND_PITCH = 30  # units
BAR_LOW = rgb("35B592")
MARK_EVERY = 8  # turns between the marks on a line


@dataclass(frozen=True, slots=True)
class Plot:
    """The field of the race in pixels, and its scale: `steps` along it, points from `low` to `high` up it."""

    rect: pygame.Rect
    steps: int
    low: int
    high: int

    def at(self, step: float, points: float) -> tuple[float, float]:
        """The place of a point count after so many turns."""
        x = self.rect.left + self.rect.width * step / max(1, self.steps)
        y = self.rect.bottom - self.rect.height * (points - self.low) / (self.high - self.low)
        return x, y


def draw_race(theme: Theme, strings: Strings, surface: pygame.Surface, rect: pygame.Rect, tally: Tally) -> None:
    """Points of every seat turn by turn, on the eras of the game; the names stand where the lines end."""
    ground = draw.panel(theme, surface, rect, alpha=0.93)
    title = pygame.Rect(rect.left + theme.px(28), rect.top + theme.px(6), rect.width // 2, theme.px(HEAD - 10))
    theme.draw_text(surface, strings.text("results.race"), title, HEADING, PAPER, ground)
    names = max(theme.measure(seat.name, BODY.weight("bold"))[0] for seat in tally.seats)
    legend = min(theme.px(230), names + theme.px(76))
    left, top = rect.left + theme.px(72), rect.top + theme.px(HEAD)
    field = pygame.Rect(left, top, rect.right - legend - left, rect.bottom - theme.px(FOOT) - top)
    points = [value for row in tally.race for value in row]
    least = 3 if isinstance(tally, PacificTally) else 10
    plot = Plot(field, len(tally.race) - 1, min(0, *points), max(least, max(points) + (1 if least == 3 else 2)))
    _draw_eras(theme, strings, surface, plot, tally, ground)
    _draw_scale(theme, surface, plot, ground)
    _draw_lines(theme, surface, plot, tally)
    _draw_names(theme, surface, plot, tally, ground, rect.right - theme.px(12))


def _draw_eras(
    theme: Theme, strings: Strings, surface: pygame.Surface, plot: Plot, tally: Tally, ground: Colour
) -> None:
    for span in tally.spans:
        left, right = plot.at(span.first - 1, 0)[0], plot.at(span.last, 0)[0]
        if span is tally.spans[-1]:
            right = plot.rect.right
        band = pygame.Rect(round(left), plot.rect.top, round(right) - round(left), plot.rect.height)
        draw.box(theme, surface, band, ERAS[span.era], radius=0, alpha=0.2)
        name = pygame.Rect(band.left, band.bottom + theme.px(6), band.width, theme.px(FOOT - 10))
        text = strings.text(f"results.era.{span.era}")
        theme.draw_text(surface, text, name, AXIS, MIST, ground, align="center")


def _draw_scale(theme: Theme, surface: pygame.Surface, plot: Plot, ground: Colour) -> None:
    room = theme.px(34)
    steps = (1, 2, 5) if plot.high - plot.low < 10 else (5, 10, 20, 50, 100)
    step = next(step for step in steps if plot.rect.height / ((plot.high - plot.low) / step) >= room)
    first = -(-plot.low // step) * step
    for value in range(first, plot.high + 1, step):
        y = round(plot.at(0, value)[1])
        surface.fill(mix(ground, WHITE, 0.18), (plot.rect.left, y, plot.rect.width, max(1, theme.px(1.5))))
        label = pygame.Rect(plot.rect.left - theme.px(62), y - theme.px(14), theme.px(50), theme.px(28))
        theme.draw_text(surface, _signed(value), label, AXIS, MIST, ground, align="right")


def _draw_lines(theme: Theme, surface: pygame.Surface, plot: Plot, tally: Tally) -> None:
    rect = plot.rect.inflate(theme.px(20), theme.px(20))
    body = []
    for seat in reversed(tally.order):
        path = "M" + "L".join(
            f"{x - rect.left:.1f} {y - rect.top:.1f}"
            for x, y in (plot.at(step, row[seat]) for step, row in enumerate(tally.race))
        )
        stroke = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
        thick = theme.metrics.unit * (6 if seat in tally.winners else 4.5)
        body.append(f'<path d="{path}" {stroke} stroke="{hexa(NIGHT)}" stroke-width="{thick * 1.8:.2f}"/>')
        body.append(f'<path d="{path}" {stroke} stroke="{hexa(SEATS[seat].colour)}" stroke-width="{thick:.2f}"/>')
    view = (0, 0, *rect.size)
    draw.shape(theme, surface, "".join(body), rect.center, rect.size, "".join(body), view)
    for place, seat in enumerate(reversed(tally.order)):
        for step in range(4 + 2 * place, len(tally.race) - 2, MARK_EVERY):
            x, y = plot.at(step, tally.race[step][seat])
            draw.seat_mark(theme, surface, seat, (round(x), round(y)), theme.px(26))


def _draw_names(
    theme: Theme, surface: pygame.Surface, plot: Plot, tally: Tally, ground: Colour, right: int
) -> None:
    """The seats beside the ends of their lines, moved apart where these are close."""
    pitch = min(theme.px(LEGEND_PITCH), plot.rect.height // len(tally.seats))
    heights = [plot.at(0, tally.totals[seat])[1] for seat in tally.order]
    for index, y in enumerate(apart(heights, pitch, plot.rect.top, plot.rect.bottom)):
        seat = tally.order[index]
        x = plot.rect.right + theme.px(14)
        draw.seat_mark(theme, surface, seat, (x + theme.px(12), round(y)), theme.px(24), ringed=False)
        room = pygame.Rect(x + theme.px(32), 0, right - x - theme.px(32), theme.px(LEGEND_PITCH))
        room.centery = round(y)
        theme.draw_text(surface, tally.seats[seat].name, room, SMALL.at(24).weight("bold"), WHITE, ground)


def apart(heights: Sequence[float], pitch: float, top: float, bottom: float) -> list[float]:
    """Heights in rising order moved apart to `pitch`, as little as it takes, between `top` and `bottom`."""
    placed: list[float] = []
    for height in heights:
        placed.append(max(height, top + pitch / 2, placed[-1] + pitch if placed else top))
    limit = bottom - pitch / 2
    for index in range(len(placed) - 1, -1, -1):
        placed[index] = min(placed[index], limit)
        limit = placed[index] - pitch
    return placed


def draw_dice(theme: Theme, strings: Strings, surface: pygame.Surface, rect: pygame.Rect, throws: Throws) -> None:
    """How often each roll came, as bars, with a mark where it was to be expected."""
    ground = draw.panel(theme, surface, rect, alpha=0.93)
    pad = theme.px(24)
    top = _draw_dice_head(theme, strings, surface, rect.inflate(-2 * pad, 0), throws, ground)
    field = pygame.Rect(rect.left + pad, top, rect.width - 2 * pad, rect.bottom - theme.px(FOOT) - top)
    most = max(1.0, *throws.rolled, *throws.expected)
    pitch = field.width / 12
    for roll in range(1, 13):
        left, right = round(field.left + (roll - 1) * pitch), round(field.left + roll * pitch)
        column = pygame.Rect(left, field.top, right - left, field.height)
        _draw_roll(theme, surface, column, throws.rolled[roll], throws.expected[roll], most)
        label = pygame.Rect(column.left, column.bottom + theme.px(4), column.width, theme.px(FOOT - 10))
        theme.draw_text(surface, str(roll), label, SMALL.at(22).weight("bold"), MIST, ground, align="center")


def draw_voyages(
    theme: Theme, strings: Strings, surface: pygame.Surface, rect: pygame.Rect, voyages: Voyages
) -> None:
    """How many voyages of each Voyage Number were tried, as bars, with a mark at how many found an island."""
    ground = draw.panel(theme, surface, rect, alpha=0.93)
    pad = theme.px(24)
    line = pygame.Rect(rect.left + pad, rect.top + theme.px(6), rect.width - 2 * pad, theme.px(HEAD - 10))
    title = strings.text("results.pacific.voyages")
    room = pygame.Rect(line.left, line.top, min(theme.measure(title, HEADING)[0], line.width), line.height)
    drawn = theme.draw_text(surface, title, room, HEADING, PAPER, ground)
    field = pygame.Rect(line.left, line.bottom, line.width, rect.bottom - theme.px(FOOT) - line.bottom)
    if not any(voyages.tried):
        theme.draw_text(
            surface, strings.text("results.pacific.no_voyages"), field, BODY, MIST, ground, align="center"
        )
        return
    meaning, count = strings.text("results.pacific.landed"), sum(voyages.tried)
    tried = strings.text("results.pacific.tried", count=count)
    style = SMALL.at(24).weight("bold")
    width = theme.measure(tried, style)[0]
    theme.draw_text(
        surface, tried, pygame.Rect(line.right - width, line.top, width, line.height), style, ICE, ground
    )
    dash = pygame.Rect(drawn.right + theme.px(18), line.centery - theme.px(2), theme.px(28), theme.px(4))
    note = pygame.Rect(dash.right + theme.px(8), 0, theme.measure(meaning, AXIS)[0], theme.px(28))
    if note.right > line.right - width - theme.px(12):
        dash.topleft = (line.left, line.bottom + theme.px(4))
        note.left = dash.right + theme.px(8)
        field = pygame.Rect(field.left, field.top + theme.px(16), field.width, field.height - theme.px(16))
    note.centery = dash.centery
    draw.box(theme, surface, dash, BRASS, radius=2)
    theme.draw_text(surface, meaning, note, AXIS, MIST, ground)
    field = pygame.Rect(field.left, field.top + theme.px(14), field.width, field.height - theme.px(14))
    least = next(number for number, tries in enumerate(voyages.tried) if tries)
    numbers = range(least, max(least + 6, len(voyages.tried)))
    most = max(voyages.tried)
    pitch = field.width / len(numbers)
    for place, number in enumerate(numbers):
        left, right = round(field.left + place * pitch), round(field.left + (place + 1) * pitch)
        column = pygame.Rect(left, field.top, right - left, field.height)
        known = number < len(voyages.tried)
        if known and voyages.tried[number]:
            _draw_roll(theme, surface, column, voyages.tried[number], voyages.landed[number], most)
        label = pygame.Rect(column.left, column.bottom + theme.px(4), column.width, theme.px(FOOT - 10))
        theme.draw_text(surface, str(number), label, SMALL.at(22).weight("bold"), MIST, ground, align="center")


def _draw_dice_head(
    theme: Theme, strings: Strings, surface: pygame.Surface, rect: pygame.Rect, throws: Throws, ground: Colour
) -> int:
    """The title, how often each throw was chosen, what the marks mean; returns where the bars may begin."""
    line = pygame.Rect(rect.left, rect.top + theme.px(6), rect.width, theme.px(HEAD - 10))
    right = _draw_counts(theme, strings, surface, line, throws, ground)
    title, meaning = strings.text("results.dice"), strings.text("results.expected")
    room = pygame.Rect(line.left, line.top, min(theme.measure(title, HEADING)[0], right - line.left), line.height)
    drawn = theme.draw_text(surface, title, room, HEADING, PAPER, ground)
    top = line.bottom + theme.px(14)
    dash = pygame.Rect(drawn.right + theme.px(18), line.centery - theme.px(2), theme.px(28), theme.px(4))
    width = theme.measure(meaning, AXIS)[0]
    if dash.right + theme.px(10) + width > right:
        dash.topleft = (line.left, line.bottom + theme.px(4))
        top += theme.px(14)
    draw.box(theme, surface, dash, BRASS, radius=2)
    note = pygame.Rect(dash.right + theme.px(8), 0, width, theme.px(28))
    note.centery = dash.centery
    theme.draw_text(surface, meaning, note, AXIS, MIST, ground)
    return top


def _draw_counts(
    theme: Theme, strings: Strings, surface: pygame.Surface, line: pygame.Rect, throws: Throws, ground: Colour
) -> int:
    """How often one die and two were thrown, at the right of a line; returns what is left of them, in pixels."""
    side, right, style = theme.px(28), line.right, SMALL.at(24).weight("bold")
    for count, faces in ((throws.two, (3, 4)), (throws.one, (1,))):
        text = strings.text("results.times", count=count)
        room = pygame.Rect(right - theme.measure(text, style)[0], line.top, right, line.height)
        room.width = right - room.left
        theme.draw_text(surface, text, room, style, ICE, ground)
        right = room.left - theme.px(8)
        for face in reversed(faces):
            die = draw.die(theme, side, face)
            surface.blit(die, die.get_rect(center=(right - side // 2, line.centery)))
            right -= side + theme.px(5)
        right -= theme.px(14)
    return right


def _draw_roll(
    theme: Theme, surface: pygame.Surface, column: pygame.Rect, count: int, expected: float, most: float
) -> None:
    height = round(column.height * count / (most * 1.08))
    bar = pygame.Rect(0, column.bottom - height, round(column.width * 0.74), height)
    bar.centerx = column.centerx
    if height:
        draw.box(theme, surface, bar, AURORA, low=BAR_LOW, radius=5)
    y = column.bottom - round(column.height * expected / (most * 1.08))
    dash = pygame.Rect(column.left + theme.px(2), y - theme.px(2), column.width - theme.px(4), theme.px(4))
    draw.box(theme, surface, dash, BRASS, radius=2)
    if not count:
        return
    style = Style("figure", 24)
    inside = height >= theme.px(34)
    room = pygame.Rect(column.left, 0, column.width, theme.px(28))
    room.bottom = column.bottom - theme.px(3) if inside else min(bar.top, dash.top) - theme.px(2)
    colour, ground = (ON_AURORA, BAR_LOW) if inside else (WHITE, NAVY)
    theme.draw_text(surface, str(count), room, style, colour, ground, align="center")


def _signed(value: int) -> str:
    """A number with a true minus sign."""
    return str(value) if value >= 0 else f"−{-value}"
