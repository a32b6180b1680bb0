"""What opens over the Pacific's table: a card held up, the discards, the whole log, and what is known of a seat."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.pacific.cards import CARDS
from scenes.log_view import LogView
from scenes.overlay import HeldCard, Overlay
from scenes.pacific_map import cloth, sentences
from scenes.pacific_map.cards_faces import list_row, zoom_face
from scenes.pacific_map.discards import BrowserPlaces, browser_layout, paint_discards
from scenes.pacific_map.look import NIGHT, UMBER
from scenes.scene import Scene
from scenes.ui import draw, palette
from scenes.ui.display import Metrics
from scenes.ui.theme import BODY, H2
from scenes.ui.widgets import Widget, WidgetKind

if TYPE_CHECKING:
    from scenes.pacific_map.scene import PacificMap

TALL = 0.86
"""Of the window's height, what a card takes that is held up."""
BUTTON, BUTTON_WIDTH = 62, 240
ROW, ROW_GAP = 60, 8


def close_button(scene: Scene, room: Rect) -> Widget:
    """The button that closes a scene, at the right of ``room``."""
    rect = Rect(0, 0, min(room.width, scene.px(BUTTON_WIDTH)), min(room.height, scene.px(BUTTON)))
    rect.midright = room.midright
    return Widget("close", rect, scene.text("common.back"), press=scene.director.pop, hint="Esc")


class TableOverlay(Overlay):
    """Lies over a table of the Pacific."""

    look = palette.PACIFIC

    def __init__(self, table: "PacificMap") -> None:
        super().__init__()
        self.table = table


class CardZoom(HeldCard):
    """Shows a card as large as the window allows."""

    look = palette.PACIFIC

    def __init__(self, table: "PacificMap", card: int, beside: Sequence[int]) -> None:
        super().__init__(card, beside)
        self.table = table

    def layout(self, metrics: Metrics) -> None:
        height = round(metrics.height * TALL) - metrics.px(BUTTON + 24)
        width = min(round(height * 5 / 7), round(metrics.width * 0.9))
        self.sheet = Rect(0, 0, width, min(height, round(width * 7 / 5)))
        self.sheet.midtop = (metrics.width // 2, round(metrics.height * (1 - TALL) / 2))
        self.row = Rect(
            0, self.sheet.bottom + metrics.px(24), metrics.px(3 * BUTTON_WIDTH + 32), metrics.px(BUTTON)
        )
        self.row.centerx = metrics.width // 2

    def build(self) -> list[Widget]:
        widgets = []
        for index, (key, press) in enumerate(self.ways):
            width = self.px(BUTTON_WIDTH)
            rect = Rect(self.row.x + index * (width + self.px(16)), self.row.y, width, self.row.height)
            widgets.append(Widget(key, rect, self.text(f"pacific.{key}"), press=press))
        return [*widgets, close_button(self, self.row)]

    def compose(self, surface: Surface) -> None:
        table = self.table
        draw.veil(self.theme, surface)
        now = ""
        if table.stage.viewer is not None and not table.pending:  # else the view is ahead of what is shown
            known = sentences.known_by(self.text, table.stage.shown, self.card)
            now = " ".join(filter(None, (sentences.now_of(self.text, table.view, self.card, table.names), known)))
        draw.drop_shadow(self.theme, surface, self.sheet, "lifted", 24)
        face = zoom_face(table.stage.brush, self.card, self.sheet.size, now)
        self.theme.stamp(surface, face, self.sheet.topleft)


class DiscardsScene(TableOverlay):
    """All discards, which everybody may read at any time (P3, P19)."""

    def layout(self, metrics: Metrics) -> None:
        self.places: BrowserPlaces = browser_layout(metrics)
        self.sheet = self.places.sheet

    def build(self) -> list[Widget]:
        rows = [
            Widget(
                f"row:{CARDS[card].name}",
                rect,
                CARDS[card].name,
                WidgetKind.TILE,
                radius=8,
                press=self._shower(card),
            )
            for card, rect in enumerate(self.places.rows)
        ]
        return [*rows, close_button(self, self.places.buttons)]

    def enter(self) -> None:
        self.focus.set("close")

    def _shower(self, card: int) -> Callable[[], None]:
        def press() -> None:
            self.director.push(CardZoom(self.table, card, range(len(CARDS))))

        return press

    def compose(self, surface: Surface) -> None:
        draw.veil(self.theme, surface)
        paint_discards(self.table.stage.brush, surface, self.places, self.table.stage.shown.discards)


class LogScene(TableOverlay):
    """The whole log, as whoever looks at the screen may know it."""

    def __init__(self, table: "PacificMap") -> None:
        super().__init__(table)
        self.scrolled = 0

    def layout(self, metrics: Metrics) -> None:
        width, height = min(1100.0, metrics.across - 60), metrics.down - 100
        self.sheet = metrics.rect((metrics.across - width) / 2, 50, width, height)
        pad = metrics.px(28)
        inner = self.sheet.inflate(-2 * pad, -2 * pad)
        row = metrics.px(BUTTON)
        self.title = Rect(inner.x, inner.y, inner.width, metrics.px(56))
        self.list = Rect(inner.x, self.title.bottom + pad // 2, inner.width, 0)
        self.list.height = inner.bottom - row - pad // 2 - self.list.y
        self.row = Rect(inner.x, inner.bottom - row, inner.width, row)

    def build(self) -> list[Widget]:
        width = self.px(BUTTON_WIDTH)
        older = Rect(self.row.x, self.row.y, width, self.row.height)
        newer = Rect(older.right + self.px(16), self.row.y, width, self.row.height)
        reason = self.text("pacific.log_end")
        return [
            Widget(
                "older",
                older,
                self.text("pacific.older"),
                press=self._older,
                enabled=self.scrolled < self._most,
                reason=reason,
            ),
            Widget(
                "newer",
                newer,
                self.text("pacific.newer"),
                press=self._newer,
                enabled=self.scrolled > 0,
                reason=reason,
            ),
            close_button(self, self.row),
        ]

    def enter(self) -> None:
        self.focus.set("close")

    @property
    def _view(self) -> LogView:
        return LogView(self.theme, self.table.names, NIGHT)

    @property
    def _most(self) -> int:
        return max(0, len(self.table.stage.look.log) - self._view.rows_shown(self.list))

    def _older(self) -> None:
        self.turn(-5)

    def _newer(self) -> None:
        self.turn(5)

    def turn(self, by: int) -> None:
        self.scrolled = min(max(0, self.scrolled - by), self._most)
        self.invalidate()

    def compose(self, surface: Surface) -> None:
        draw.veil(self.theme, surface)
        ground = draw.panel(self.theme, surface, self.sheet, alpha=0.97, radius=20, cast="lifted")
        self.theme.draw_text(surface, self.text("pacific.log_title"), self.title, H2, palette.PAPER, ground)
        self._view.paint(surface, self.list, self.table.stage.look.log, self.scrolled)


@dataclass(frozen=True, slots=True)
class Row:
    """A card that is known: how many, what stands in place of that number if anything, and who knows it too."""

    card: int
    count: int
    tag: str = ""
    seats: Sequence[int] = ()


class KnownScene(TableOverlay):
    """Cards that whoever looks at the screen was ever shown (P19), under a title and a sentence."""

    @property
    def title(self) -> str:
        """What the cards are of."""
        raise NotImplementedError

    @property
    def said(self) -> str:
        """Why they are known, or that none is."""
        raise NotImplementedError

    @property
    def rows(self) -> list[Row]:
        """The cards."""
        raise NotImplementedError

    def layout(self, metrics: Metrics) -> None:
        deep = max(1, -(-len(self.rows) // 2))
        height = min(metrics.down - 80, 250 + deep * (ROW + ROW_GAP))
        width = min(980.0, metrics.across - 80)
        self.sheet = metrics.rect((metrics.across - width) / 2, (metrics.down - height) / 2, width, height)
        pad = metrics.px(32)
        inner = self.sheet.inflate(-2 * pad, -2 * pad)
        row = metrics.px(BUTTON)
        self.head = Rect(inner.x, inner.y, inner.width, metrics.px(56))
        self.words = Rect(inner.x, self.head.bottom, inner.width, metrics.px(60))
        self.list = Rect(inner.x, self.words.bottom + pad // 3, inner.width, 0)
        self.list.height = inner.bottom - row - pad // 3 - self.list.y
        self.row = Rect(inner.x, inner.bottom - row, inner.width, row)

    def build(self) -> list[Widget]:
        return [close_button(self, self.row)]

    def compose(self, surface: Surface) -> None:
        theme, brush = self.theme, self.table.stage.brush
        draw.veil(theme, surface)
        cloth.sheet(brush, surface, self.sheet, radius=20, kind=cloth.HOUSE)
        theme.draw_text(surface, self.title, self.head, H2, UMBER, cloth.SHEET)
        theme.draw_text(surface, self.said, self.words, BODY, UMBER, cloth.SHEET, lines=2)
        gap, rows = self.px(ROW_GAP), self.rows
        deep = max(1, -(-len(rows) // 2))
        height = min(self.px(ROW), (self.list.height - gap * (deep - 1)) // deep)
        width = (self.list.width - gap * 2) // 2
        for index, row in enumerate(rows):
            across, down = divmod(index, deep)
            at = (self.list.x + across * (width + gap * 2), self.list.y + down * (height + gap))
            theme.stamp(surface, list_row(brush, row.card, (width, height), row.count, row.tag), at)
            for place, seat in enumerate(row.seats, 1):
                centre = (at[0] + width - self.px(52) - place * height // 2, at[1] + height // 2)
                draw.seat_mark(theme, surface, seat, centre, height // 2)


class SeatScene(KnownScene):
    """What is known of a seat's hand; of one's own hand, which seats know what of it."""

    def __init__(self, table: "PacificMap", seat: int) -> None:
        super().__init__(table)
        self.seat = seat

    @property
    def title(self) -> str:
        state = self.table.stage.shown.seats[self.seat]
        return self.text("pacific.seat_title", name=state.setup.name, count=state.cards)

    @property
    def said(self) -> str:
        shown = self.table.stage.shown
        key = "seat_known" if self.rows else "seat_unknown"
        if self.seat == shown.viewer:
            key = "seat_own_known" if any(row.seats for row in self.rows) else "seat_own"
        return self.text(f"pacific.{key}")

    @property
    def rows(self) -> list[Row]:
        shown = self.table.stage.shown
        if self.seat == shown.viewer:
            counts = Counter(shown.hand)
            return [Row(card, number, seats=shown.knowers(card)) for card, number in counts.items()]
        return [Row(card, number) for card, number in Counter(shown.known[self.seat]).items()]


class DeckScene(KnownScene):
    """What Explorers showed of the deck, in its order, as long as it is true (P10)."""

    @property
    def title(self) -> str:
        return self.text("pacific.deck_title", count=self.table.stage.shown.deck_left)

    @property
    def said(self) -> str:
        return self.text("pacific.deck_known" if self.rows else "pacific.deck_unknown")

    @property
    def rows(self) -> list[Row]:
        return [Row(card, 1, str(place)) for place, card in enumerate(self.table.stage.shown.top, 1)]
