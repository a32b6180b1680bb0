"""The islands on the chart: whose they are, what they are called, which may be named; and the way of a voyage."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.pacific.cards import CARDS, ISLANDS
from game.pacific.state import NOBODY
from scenes.pacific_map.chart import Island
from scenes.pacific_map.crests import canoe_sprite, star
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.look import BUFF, CREAM, GOLD, NIGHT, RUST, UMBER, Brush, MapBrush, MapLook
from scenes.pacific_map.route import on_route
from scenes.pacific_map.shown import Shown
from scenes.pacific_map.words import say
from scenes.ui import draw, vector
from scenes.ui.palette import SEATS, WHITE, Colour, rgb
from scenes.ui.theme import Style
from scenes.ui.vector import hexa

Point = tuple[float, float]
PLATE, PIN = 40, 56
"""Units: height of a name plate, size of an emblem."""
NAME = Style("display", 24)
SHORE, SHORE_LINE = 7.0, 3.0
"""Units: the owner's colour round a reef, and the dark line on each side of it."""
FREE_LINE = rgb("C9E9E4")
ON_FREE = rgb("E4F4F1")
BRIGHT = rgb("FFF3CF")
SWEEP_STEPS = 32
LEG = 46
"""Units of the star of a leg on the chart."""
CANOE = 72
CAPSIZED = 80
"""Degrees that a canoe leans over that goes down."""
FIGURES = 5


@dataclass(frozen=True, slots=True)
class Spot:
    """An island on the screen, in pixels: its middle, its owner's emblem, its plate, and how far it reaches."""

    centre: tuple[int, int]
    emblem: Rect
    plate: Rect
    radius: int


def island_places(brush: MapBrush, layout: MapLayout) -> dict[int, Spot]:
    """Where the islands are, by card; no plate lies on another, all within the chart."""
    theme = brush.theme
    islands = [brush.chart.islands[CARDS[card].name] for card in range(ISLANDS)]
    plates = []
    for island in islands:
        width = theme.measure(island.name, NAME)[0] + brush.px(28)
        plate = Rect(0, 0, width, brush.px(PLATE))
        plate.center = (round(island.label[0]), round(island.label[1]))
        plates.append(plate)
    emblems = [_emblem(brush, layout, island) for island in islands]
    _part(brush, plates, emblems, layout.chart.inflate(-brush.px(8), -brush.px(8)))
    return {
        card: Spot(_whole(island.middle), emblems[card], plates[card], round(island.radius))
        for card, island in enumerate(islands)
    }


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _emblem(brush: MapBrush, layout: MapLayout, island: Island) -> Rect:
    """What an emblem covers."""
    size = brush.px(PIN)
    rect = Rect(0, 0, size, size)
    rect.midbottom = (round(island.pin[0]), round(island.pin[1]) - brush.px(6))
    rect.clamp_ip(layout.chart)
    return rect


def _part(brush: MapBrush, plates: list[Rect], emblems: Sequence[Rect], within: Rect) -> None:
    """Move plates off each other and off the emblems, a little at a time, as few and as short as it takes."""
    apart = brush.px(4)
    for _ in range(60):
        moved = False
        for index, plate in enumerate(plates):
            others = [*plates[:index], *plates[index + 1 :], *emblems]
            hit = next((other for other in others if plate.inflate(apart, apart).colliderect(other)), None)
            if hit is not None:
                _push(plate, hit, apart)
                moved = True
            plate.clamp_ip(within)
        if not moved:
            return


def _push(plate: Rect, hit: Rect, apart: int) -> None:
    """Move a plate the shorter way out, up and down rather than sideways."""
    up, down = plate.bottom - hit.top + apart, hit.bottom - plate.top + apart
    aside = plate.right - hit.left + apart, hit.right - plate.left + apart
    step = max(1, apart // 2)
    if min(up, down) <= min(aside) * 2:
        plate.y += -min(step, up) if plate.centery < hit.centery else min(step, down)
    else:
        plate.x += -min(step, aside[0]) if plate.centerx < hit.centerx else min(step, aside[1])


def paint_map(brush: MapBrush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """Equator and compass, shores in their owners' colours, emblems and plates; only shores if they are covered."""
    if look.shores_only or (look.fighting and shown.raid is not None):
        for card in range(ISLANDS):
            _paint_shore(brush, surface, shown, look, card)
        return
    _paint_equator(brush, surface, layout, named=not look.sailing)
    _paint_compass(brush, surface)
    spots = island_places(brush, layout)
    for card in range(ISLANDS):
        _paint_shore(brush, surface, shown, look, card)
    for card, spot in spots.items():
        _paint_signs(brush, surface, shown, look, card, spot)


def _paint_equator(brush: MapBrush, surface: Surface, layout: MapLayout, *, named: bool) -> None:
    """A dotted line, and its name where no canoe may sail over it."""
    y = round(brush.chart.equator)
    step, long = brush.px(12), brush.px(3)
    line = Surface((long, max(1, brush.px(1.6))))
    line.fill(rgb("D9F5EE"))
    line.set_alpha(130)
    for x in range(layout.chart.x, layout.chart.right, step):
        surface.blit(line, (x, y))
    if not named:
        return
    style = Style("semibold", 19)
    word = say(brush, "equator")
    width = brush.theme.measure(word, style)[0]
    room = Rect(layout.chart.x + round(layout.chart.width * 0.36), y - brush.px(28), width, brush.px(24))
    brush.theme.draw_text(surface, word, room, style, rgb("CFEDEA"), None)


def _paint_compass(brush: MapBrush, surface: Surface) -> None:
    """The star compass."""
    x, y, radius = brush.chart.compass
    picture = brush.assets.image("pictures/pacific/compass", (round(radius * 2), round(radius * 2)))
    surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def _paint_shore(brush: MapBrush, surface: Surface, shown: Shown, look: MapLook, card: int) -> None:
    """The owner's colour round the reefs of an island, and the ring of one that may be named."""
    island = brush.chart.islands[CARDS[card].name]
    owner = shown.owners[card]
    share = look.swept[1] if look.swept is not None and look.swept[0] == card else 1.0
    if card in look.targets or card == look.bright:
        _stroke(brush, surface, island, ((BRIGHT, SHORE + 22),), 0.9 if card == look.bright else 0.6)
    if owner != NOBODY:
        inks = ((SEATS[owner].dark, SHORE + 2 * SHORE_LINE), (SEATS[owner].colour, SHORE))
        _stroke(brush, surface, island, inks, 1.0, share)


def _stroke(
    brush: MapBrush,
    surface: Surface,
    island: Island,
    inks: tuple[tuple[Colour, float], ...],
    alpha: float,
    share: float = 1.0,
) -> None:
    """Lines round the reefs, each a colour and its width in units, the widest first; only the first `share` of
    them while they are swept round.
    """
    share = round(share * SWEEP_STEPS) / SWEEP_STEPS
    if share <= 0:
        return
    reach, unit = brush.px(inks[0][1]), brush.theme.metrics.unit
    box = island.rect.inflate(2 * reach, 2 * reach)

    def make() -> Surface:
        closed = "Z" if share >= 1 else ""
        paths = "".join(_path(_first(reef, share), box.topleft) + closed for reef in island.reefs)
        body = "".join(
            f'<path d="{paths}" fill="none" stroke="{hexa(colour)}" stroke-width="{width * unit:.2f}" '
            f'stroke-opacity="{alpha}" stroke-linejoin="round" stroke-linecap="round"/>'
            for colour, width in inks
        )
        return vector.rasterise(body, box.size, (0, 0, *box.size))

    surface.blit(brush.theme.cache.get(("shore", island.name, box.topleft, inks, alpha, share), make), box)


def _path(points: Sequence[Point], corner: tuple[int, int]) -> str:
    return "M" + "L".join(f"{x - corner[0]:.1f} {y - corner[1]:.1f}" for x, y in points)


def _first(points: Sequence[Point], share: float) -> Sequence[Point]:
    """The first part of a closed line, by its length."""
    if share >= 1:
        return points
    closed = [*points, points[0]]
    steps = [math.dist(a, b) for a, b in pairwise(closed)]
    left = sum(steps) * share
    kept = [closed[0]]
    for (ax, ay), (bx, by), step in zip(closed, closed[1:], steps, strict=False):
        if step >= left:
            part = left / step if step else 0
            return [*kept, (ax + (bx - ax) * part, ay + (by - ay) * part)]
        left -= step
        kept.append((bx, by))
    return kept


def _paint_signs(brush: MapBrush, surface: Surface, shown: Shown, look: MapLook, card: int, spot: Spot) -> None:
    """Emblem and name plate of an island."""
    theme, owner = brush.theme, shown.owners[card]
    named = card in look.targets or card == look.bright
    if owner == NOBODY:
        draw.box(theme, surface, spot.plate, NIGHT, radius=10, alpha=0.78)
        dash_line(brush, surface, spot.plate, FREE_LINE, 10, 2)
        theme.draw_text(surface, CARDS[card].name, spot.plate, NAME, ON_FREE, NIGHT, align="center")
    else:
        sign = SEATS[owner]
        if look.swept is None or look.swept[0] != card:  # else it is on its way
            _paint_emblem(brush, surface, owner, spot.emblem)
        draw.drop_shadow(theme, surface, spot.plate, "chip", 10)
        draw.box(theme, surface, spot.plate, sign.dark, radius=10, line=sign.colour, line_width=2.5)
        theme.draw_text(surface, CARDS[card].name, spot.plate, NAME, WHITE, sign.dark, align="center")
    if named:
        draw.box(
            theme, surface, spot.plate.inflate(brush.px(8), brush.px(8)), None, radius=13, line=BRIGHT, line_width=3
        )


def _paint_emblem(brush: MapBrush, surface: Surface, owner: int, emblem: Rect) -> None:
    """The mark of an island's owner on its pole."""
    pole = Rect(0, 0, brush.px(5), brush.px(14))
    pole.midtop = (emblem.centerx, emblem.bottom - brush.px(4))
    draw.box(brush.theme, surface, pole, UMBER, radius=2)
    draw.drop_shadow(brush.theme, surface, emblem, "chip", PIN / 2)
    draw.seat_mark(brush.theme, surface, owner, emblem.center, emblem.width)


def dash_line(brush: Brush, surface: Surface, rect: Rect, colour: Colour, radius: float, width: float) -> None:
    """A dashed rounded rectangle; radius and width in units. Each side is dashed evenly, the corners are whole."""
    unit = brush.theme.metrics.unit

    def make() -> Surface:
        thick, bend = width * unit, radius * unit
        low, high = thick / 2, (rect.width - thick / 2, rect.height - thick / 2)
        path = f"M{low} {low + bend}A{bend} {bend} 0 0 1 {low + bend} {low}"
        path += f"M{high[0] - bend} {low}A{bend} {bend} 0 0 1 {high[0]} {low + bend}"
        path += f"M{high[0]} {high[1] - bend}A{bend} {bend} 0 0 1 {high[0] - bend} {high[1]}"
        path += f"M{low + bend} {high[1]}A{bend} {bend} 0 0 1 {low} {high[1] - bend}"
        for along, side in ((0, high[0]), (1, high[1])):
            for start, end in _dashes(low + bend, side - bend, unit):
                for edge in (low, high[1 - along]):
                    path += f"M{start} {edge}H{end}" if along == 0 else f"M{edge} {start}V{end}"
        body = f'<path d="{path}" fill="none" stroke="{hexa(colour)}" stroke-width="{thick}"/>'
        return vector.rasterise(body, rect.size, (0, 0, *rect.size))

    surface.blit(brush.theme.cache.get(("dashes", rect.size, colour, radius, width), make), rect)


def _dashes(start: float, end: float, unit: float) -> list[tuple[float, float]]:
    """Dashes between two corners, with a gap before each."""
    count = max(1, round((end - start) / (12 * unit)))
    step = (end - start) / (count + 0.4)
    return [(start + step * (i + 0.4), start + step * (i + 1)) for i in range(count)]


# ---- the way of a voyage


def paint_route(brush: MapBrush, surface: Surface, layout: MapLayout, shown: Shown, look: MapLook) -> None:
    """The legs behind in gold, those to come dotted, a numbered star at the end of each, and the canoe.

    Names and emblems stay readable: the stars keep off them, and the lines go below them.
    """
    if len(look.route) < 2:
        return
    spots = island_places(brush, layout)
    signs = [spot.plate for spot in spots.values()]
    signs += [spot.emblem for card, spot in spots.items() if shown.owners[card] != NOBODY]
    points = _off(look.route, [sign.inflate(brush.px(LEG), brush.px(LEG)) for sign in signs], layout.chart)
    here = on_route(points, look.way)
    done = min(math.floor(look.way), len(points) - 1)
    for colour, width in ((UMBER, 9), (GOLD, 5)):
        _way(brush, surface, points[: done + 1], colour, width)
        if here != points[done]:
            pygame.draw.aaline(surface, colour, points[done], here, width=brush.px(width))
    _dots(brush, surface, [here, *points[done + 1 :]])
    recorder, brush.theme.recorder = brush.theme.recorder, None
    for card, spot in spots.items():
        if any(spot.plate.clipline(a, b) for a, b in pairwise(points)):
            _paint_signs(brush, surface, shown, look, card, spot)
    brush.theme.recorder = recorder
    _paint_stars(brush, surface, points, done)
    seat = shown.voyage.seat if shown.voyage is not None else shown.current
    ahead = points[min(done + 1, len(points) - 1)]
    west = ahead[0] < points[max(0, min(done, len(points) - 2))][0]
    canoe = canoe_sprite(brush, brush.px(CANOE), SEATS[seat].dark, west=west)
    place = canoe.get_rect(midbottom=(round(here[0]), round(here[1]) + brush.px(10)))
    if look.sinking:
        canoe = pygame.transform.rotate(canoe, CAPSIZED * look.sinking)
        canoe.set_alpha(round(255 * (1 - look.sinking)))
        place = canoe.get_rect(center=place.move(0, round(brush.px(CANOE) * look.sinking / 3)).center)
    surface.blit(canoe, place)


def _off(points: Sequence[Point], signs: Sequence[Rect], within: Rect) -> list[Point]:
    """The ends of the legs, moved up or down where they would lie on a sign; the start stays where it is."""
    moved = [points[0]]
    for x, y in points[1:]:
        for _ in signs:
            hit = next((sign for sign in signs if sign.collidepoint(x, y)), None)
            if hit is None:
                break
            upwards = y < hit.centery and hit.top > within.top
            y = hit.top - 1 if upwards else hit.bottom + 1
        moved.append((x, y))
    return moved


def _paint_stars(brush: MapBrush, surface: Surface, points: Sequence[Point], done: int) -> None:
    """The stars of the legs; where they are close, only the next one and every fifth have room for a figure."""
    apart = min(math.dist(a, b) for a, b in pairwise(points))
    close = apart < brush.px(LEG)
    for leg in range(1, len(points)):
        following = leg == done + 1
        told = not close or following or leg % FIGURES == 0
        size = brush.px(LEG) if told else max(brush.px(18), round(apart * 0.7))
        text, centre = str(leg) if told else "", _whole(points[leg])
        if leg <= done:
            star(brush, surface, centre, size, text)
        elif following:
            star(brush, surface, centre, size, text, fill=WHITE, edge=RUST, ink=RUST)
        else:
            star(brush, surface, centre, size, text, fill=rgb("0B2740"), edge=BUFF, ink=BUFF)


def _way(brush: MapBrush, surface: Surface, points: Sequence[Point], colour: Colour, width: float) -> None:
    """The legs behind, as a line `width` units wide."""
    if len(points) < 2:
        return
    reach = brush.px(width)
    left, top = (round(min(along)) - reach for along in zip(*points, strict=True))
    right, low = (math.ceil(max(along)) + reach for along in zip(*points, strict=True))
    size = (right - left, low - top)

    def make() -> Surface:
        body = (
            f'<path d="{_path(points, (left, top))}" fill="none" stroke="{hexa(colour)}" '
            f'stroke-width="{width * brush.theme.metrics.unit}" stroke-linejoin="round" stroke-linecap="round"/>'
        )
        return vector.rasterise(body, size, (0, 0, *size))

    surface.blit(brush.theme.cache.get(("way", tuple(points), colour), make), (left, top))


def _dots(brush: MapBrush, surface: Surface, points: Sequence[Point]) -> None:
    """A dotted line."""
    size, step = brush.px(5), brush.px(15)
    for a, b in pairwise(points):
        count = int(math.dist(a, b) // step)
        for index in range(1, count):
            share = index / count
            dot = Rect(0, 0, size, size)
            dot.center = (round(a[0] + (b[0] - a[0]) * share), round(a[1] + (b[1] - a[1]) * share))
            draw.box(brush.theme, surface, dot, CREAM, radius=3, alpha=0.85)
