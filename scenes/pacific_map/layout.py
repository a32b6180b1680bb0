"""Where everything of the Pacific's table lies: pure functions from the window to rectangles.

All lengths in the constants are units (``display.Metrics``) at 1920x1080; all rectangles are pixels. A larger
*Size* or a squarer window leaves fewer units, and all lengths of the frame shrink or grow with them alike.
"""

from dataclasses import dataclass

from pygame import Rect

from scenes.ui.display import DESIGN_HEIGHT, DESIGN_WIDTH, Metrics

PHASES = 5
"""Growth, Event, Colonize, Raid, Settlement."""

MARGIN, GUTTER, GAP = 24, 16, 12
BAR, TOP = 78, 96
LEFT, RIGHT = 264, 272
LOW = 376
"""Height of what lies under the map: prompt, hand and dock."""
PROMPT = 52
DOCK = 472
TURN, CORNER = 356, 372
PLATE_HEIGHT, LEAST_PLATE_GAP = 108, 6
DECK_PANEL = 254
BUTTON, LEAST_BUTTON = 62, 52
LIFT = 28
"""How far a chosen card lifts."""
CARD_RATIO = 190 / 266
SMALLEST, LARGEST = 0.76, 1.25


@dataclass(frozen=True, slots=True)
class MapLayout:
    """Every place of the table.

    ``scale`` is what the lengths of the frame are multiplied with. ``turn`` says whose turn it is, ``phases`` are
    the five of the ribbon and ``corner`` the room for buttons, all in ``bar``. ``seats`` are the plates by seat.
    ``chart`` is where all islands lie; the sea goes on behind everything. ``deck`` and ``discards`` are cards in
    ``deck_panel``. ``stage`` is the room of a voyage's cards, in place of prompt and hand; ``arena`` that of a
    raid, over the chart. ``buttons`` is the row of buttons in ``dock`` and ``dock_body`` what lies over it.
    """

    scale: float
    bar: Rect
    turn: Rect
    phases: tuple[Rect, ...]
    corner: Rect
    seats: tuple[Rect, ...]
    chart: Rect
    deck_panel: Rect
    deck: Rect
    discards: Rect
    log: Rect
    prompt: Rect
    hand: Rect
    card: tuple[int, int]
    dock: Rect
    dock_body: Rect
    buttons: Rect
    stage: Rect
    arena: Rect


def map_layout(metrics: Metrics, seats: int) -> MapLayout:
    """The table for so many seats (2 to 6)."""
    across, down, rect = metrics.across, metrics.down, metrics.rect
    scale = min(LARGEST, max(SMALLEST, min(across / DESIGN_WIDTH, down / DESIGN_HEIGHT)))
    tall = min(LARGEST, max(SMALLEST, down / DESIGN_HEIGHT))
    margin, gutter, gap = MARGIN * scale, GUTTER * scale, GAP * scale
    bar = max(60.0, BAR * scale)
    top = bar + 18 * scale
    left, right = max(206.0, LEFT * scale), max(220.0, RIGHT * scale)
    low = down - LOW * tall
    column = low - top - gutter / 2
    right_x = across - margin - right
    deck_height = min(DECK_PANEL * scale, column * 0.46)
    deck_panel = rect(right_x, top, right, deck_height)
    dock = rect(across - margin - DOCK * scale, low + 12 * scale, DOCK * scale, down - low - 12 * scale - gutter)
    hand_width = across - 2 * margin - gap * 2 - DOCK * scale
    hand_y = low + PROMPT + 6 * scale
    hand = rect(margin, hand_y, hand_width, down - hand_y - gutter)
    chart_x = margin + left + gap * 2
    row = min(BUTTON, max(LEAST_BUTTON, BUTTON * scale))
    pad = metrics.px(16 * scale)
    row_rect = Rect(dock.x + pad, dock.bottom - pad - metrics.px(row), dock.width - 2 * pad, metrics.px(row))
    deck, discards = _two_cards(metrics, deck_panel, scale)
    chart = rect(chart_x, bar + 6 * scale, right_x - gutter - chart_x, low - bar - 6 * scale)
    return MapLayout(
        scale=scale,
        bar=rect(0, 0, across, bar),
        turn=rect(margin, 0, TURN * scale, bar - 8),
        phases=tuple(_phases(metrics, scale, bar)),
        corner=rect(across - margin - CORNER * scale, 0, CORNER * scale, bar - 8),
        seats=tuple(_plates(metrics, margin, top, left, column, seats, scale)),
        chart=chart,
        deck_panel=deck_panel,
        deck=deck,
        discards=discards,
        log=rect(right_x, top + deck_height + gap, right, column - deck_height - gap),
        prompt=rect(margin, low, hand_width, PROMPT),
        hand=hand,
        card=_card_size(metrics, hand, scale),
        dock=dock,
        dock_body=Rect(row_rect.x, dock.y + pad, row_rect.width, row_rect.top - dock.y - 2 * pad),
        buttons=row_rect,
        stage=rect(margin, low, hand_width, down - low - gutter),
        arena=chart.inflate(-metrics.px(12 * scale), -metrics.px(20 * scale)),
    )


def _phases(metrics: Metrics, scale: float, bar: float) -> list[Rect]:
    """The chevrons of the ribbon, which touch; each points a little into the next."""
    start = (MARGIN + TURN + 24) * scale
    end = metrics.across - (MARGIN + CORNER + 24) * scale
    each = min(240 * scale, (end - start) / PHASES)
    height = bar - 28 * scale
    start += (end - start - each * PHASES) / 2
    return [metrics.rect(start + i * each, 9 * scale, each, height) for i in range(PHASES)]


def _plates(
    metrics: Metrics, x: float, y: float, width: float, room: float, seats: int, scale: float
) -> list[Rect]:
    gap = GAP * scale if seats < 5 else LEAST_PLATE_GAP
    height = min(PLATE_HEIGHT * min(1.0, scale), (room - gap * (seats - 1)) / seats)
    return [metrics.rect(x, y + i * (height + gap), width, height) for i in range(seats)]


def _two_cards(metrics: Metrics, panel: Rect, scale: float) -> tuple[Rect, Rect]:
    """Deck and discards side by side, with room for their counts and the gauge below."""
    pad = metrics.px(14 * scale)
    below = metrics.px(96)
    height = max(metrics.px(60), panel.height - 2 * pad - below)
    width = min(round(height * CARD_RATIO), (panel.width - 3 * pad) // 2)
    places = []
    for place in (0, 1):
        half = Rect(panel.x + place * panel.width // 2, panel.y + pad, panel.width // 2, height)
        card = Rect(0, 0, width, min(height, round(width / CARD_RATIO)))
        card.midtop = half.midtop
        places.append(card)
    return places[0], places[1]


def _card_size(metrics: Metrics, hand: Rect, scale: float) -> tuple[int, int]:
    """Width and height of a card of the hand, which leaves room to lift."""
    height = hand.height - metrics.px((LIFT + 8) * min(1.0, scale))
    return round(height * CARD_RATIO), height
