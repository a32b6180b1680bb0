"""A card large, and beside or under it what it would do for a seat: dollars, points, price, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.alaska.cards import CARDS
from game.alaska.outlook import prospect
from game.alaska.view import AlaskaView
from scenes.alaska_table import faces, sentences
from scenes.alaska_table.look import Brush
from scenes.ui import draw
from scenes.ui.palette import ICE, LINE, MIST, NAVY, PAPER, Colour
from scenes.ui.theme import BODY, Style

FACT = 44  # units from one fact to the next
SIGN = 34  # units, the room of a fact's sign
HEADING = Style("display", 34)
FIGURE = Style("display", 28)
REASON = BODY.weight("regular")
FULL_FROM = 250  # units of width from which a card shows all that is on it, else what it shows on the table


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the details: a sign (`star`, `most`, `coin`), a figure and why."""

    sign: str
    figure: str
    reason: str


@dataclass(frozen=True, slots=True)
class Details:
    """A card as it is told: ``price`` in dollars is the next one, None where it is not for sale to the seat."""

    card: int
    price: int | None
    counted: int | None
    heading: str
    reason: str
    facts: tuple[Fact, ...]


def details_of(
    say: sentences.Say, view: AlaskaView, seat: int, card: int, names: Sequence[str], *, free: bool = False
) -> Details:
    """What the card would mean to the seat, or means to it where it owns the card already."""
    heading = sentences.pays_sentence(say, view, seat, card)
    if CARDS[card].is_event:
        return Details(card, None, None, heading, say("table.event_reason"), ())
    owned = bool(view.owned[seat] >> card & 1)
    before = sentences.without(view, seat, card) if owned else view
    counted = prospect(view, seat, card).counted if CARDS[card].x_type is not None else None
    own, most = sentences.points_lines(say, before, seat, card, names)
    facts = [Fact("star", *own), Fact("most", *most)]
    if not owned:
        facts.append(Fact("coin", *sentences.price_line(say, view, seat, card, free)))
    price = None if owned else 0 if free else sentences.next_price(view, seat, card)
    return Details(card, price, counted, heading, sentences.pays_reason(say, view, seat, card), tuple(facts))


def paint_card(brush: Brush, surface: Surface, details: Details, room: Rect) -> Rect:
    """The card as large as the room lets it be; returns where it stands."""
    width = min(room.width, room.height * 5 // 7)
    place = Rect(0, 0, width, width * 7 // 5)
    place.center = room.center
    draw.drop_shadow(brush.theme, surface, place, "lifted", brush.units(width) * 24 / 400)
    if brush.units(width) >= FULL_FROM or CARDS[details.card].is_event:
        face = faces.full_face(brush, details.card, place.size, price=details.price, counted=details.counted)
    else:
        face = faces.table_face(brush, details.card, place.size, price=details.price)
    brush.theme.stamp(surface, face, place.topleft)
    return place


@dataclass(frozen=True, slots=True)
class _Lines:
    """How the words are set in a width: lines of the heading, of the reason, and of each fact's reason; pixels."""

    heading: int
    reason: int
    facts: tuple[int, ...]
    figures: int

    def height(self, brush: Brush) -> int:
        """The pixels that all of it takes."""
        theme, px = brush.theme, brush.px
        whole = theme.height(HEADING, self.heading) + px(12) + theme.height(REASON, self.reason) + px(16)
        return whole + sum(_fact_height(brush, lines) for lines in self.facts) + (px(14) if self.facts else 0)


def words_height(brush: Brush, details: Details, width: int) -> int:
    """The pixels of height that the words need in this width."""
    return _lines(brush, details, width).height(brush)


def _lines(brush: Brush, details: Details, width: int) -> _Lines:
    theme = brush.theme
    figures = max((theme.measure(fact.figure, FIGURE)[0] for fact in details.facts), default=0) + brush.px(14)
    left = max(1, width - brush.px(SIGN + 10) - figures)
    return _Lines(
        heading=len(theme.wrap(details.heading, HEADING, width)),
        reason=len(theme.wrap(details.reason, REASON, width)),
        facts=tuple(len(theme.wrap(fact.reason, BODY, left)) for fact in details.facts),
        figures=figures,
    )


def _fact_height(brush: Brush, lines: int) -> int:
    return max(brush.px(FACT), brush.theme.height(BODY, lines) + brush.px(14))


def paint_words(brush: Brush, surface: Surface, details: Details, room: Rect, ground: Colour = NAVY) -> None:
    """The sentence, why, and the facts under a line; from the top of the room."""
    theme, px = brush.theme, brush.px
    lines = _lines(brush, details, room.width)
    heading = Rect(room.x, room.y, room.width, theme.height(HEADING, lines.heading) + px(6))
    theme.draw_text(surface, details.heading, heading, HEADING, PAPER, ground, lines=lines.heading)
    reason = Rect(room.x, heading.bottom + px(6), room.width, theme.height(REASON, lines.reason) + px(4))
    theme.draw_text(surface, details.reason, reason, REASON, ICE, ground, valign="top", lines=lines.reason)
    y = reason.bottom + px(12)
    if details.facts:
        surface.fill(LINE, (room.x, y, room.width, px(2)))
        y += px(8)
    for fact, count in zip(details.facts, lines.facts, strict=True):
        row = Rect(room.x, y, room.width, _fact_height(brush, count))
        _paint_fact(brush, surface, details, fact, row, lines.figures, count, ground)
        y = row.bottom


def _paint_fact(
    brush: Brush,
    surface: Surface,
    details: Details,
    fact: Fact,
    row: Rect,
    figures: int,
    lines: int,
    ground: Colour,
) -> None:
    theme, px = brush.theme, brush.px
    centre = (row.x + px(SIGN) // 2, row.centery)
    if fact.sign == "star":
        draw.star(theme, surface, centre, px(17), fill=PAPER, ring=None)
    elif fact.sign == "coin":
        draw.coin(theme, surface, centre, px(16))
    else:
        badge = brush.badge(CARDS[details.card].type or 0, px(30))
        surface.blit(badge, badge.get_rect(center=centre))
    left = row.x + px(SIGN + 10)
    figure = Rect(left, row.y, figures, row.height)
    theme.draw_text(surface, fact.figure, figure, FIGURE, PAPER, ground)
    reason = Rect(left + figures, row.y, row.right - left - figures, row.height)
    theme.draw_text(surface, fact.reason, reason, BODY, MIST, ground, lines=lines)
