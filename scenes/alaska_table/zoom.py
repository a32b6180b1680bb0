"""A card held up large over the table, with what it would do; arrows go to the cards beside it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.alaska.cards import CARDS
from scenes.alaska_table import decisions, sentences
from scenes.alaska_table.bar_places import button_row
from scenes.alaska_table.decisions import Button
from scenes.alaska_table.details import details_of, paint_card, paint_words
from scenes.overlay import HeldCard
from scenes.ui import draw
from scenes.ui.display import Metrics
from scenes.ui.widgets import Widget

if TYPE_CHECKING:
    from scenes.alaska_table.scene import AlaskaTable

CARD_SHARE = 0.62
"""Of the window's height, what the card takes where its width lets it."""
LEAST_CARD, WORDS = 580, 700
"""Units: the height of the card at least, and the width of the words beside it."""
PAD, GAP, BUTTON = 32, 12, 64  # units
STEPS_SHARE = 0.4
"""Of the row of buttons, what the way to other cards takes."""


class CardZoom(HeldCard):
    """Shows a card as it is for ``seat``."""

    def __init__(self, table: "AlaskaTable", card: int, seat: int, beside: Sequence[int]) -> None:
        super().__init__(card, beside)
        self._table = table
        self._seat = seat

    def layout(self, metrics: Metrics) -> None:
        """The card as tall as it may be, words at its right, a row of buttons below."""
        around = 2 * PAD + GAP + BUTTON
        tall = min(metrics.down - 40 - around, max(LEAST_CARD, metrics.down * CARD_SHARE))
        wide = min(tall * 5 / 7, metrics.across - 40 - 3 * PAD - WORDS)
        tall = wide * 7 / 5
        width, height = wide + WORDS + 3 * PAD, tall + around
        x, y = (metrics.across - width) / 2, (metrics.down - height) / 2
        self.sheet = metrics.rect(x, y, width, height)
        self._card_room = metrics.rect(x + PAD, y + PAD, wide, tall)
        self._words = metrics.rect(x + 2 * PAD + wide, y + PAD, WORDS, tall)
        self._row = metrics.rect(x + PAD, y + PAD + tall + GAP, width - 2 * PAD, BUTTON)

    def build(self) -> list[Widget]:
        """The way to other cards keeps its place at the left, so that going on never lands on buying."""
        steps = [Button(key, self.text(f"table.{key}"), press) for key, press in self.ways]
        buttons = []
        take = self._take_label()
        if take:
            buttons.append(Button("confirm", take, self._take, primary=True))
        buttons.append(Button("close", self.text("common.back"), self.director.pop, hint="Esc"))
        left, right = Rect(self._row), Rect(self._row)
        left.width = round(self._row.width * STEPS_SHARE)
        right.width = self._row.width - left.width - self.px(GAP)
        right.right = self._row.right
        return button_row(self.theme, left, steps, align="left") + button_row(self.theme, right, buttons)

    def compose(self, surface: Surface) -> None:
        table = self._table
        draw.veil(self.theme, surface)
        ground = draw.panel(self.theme, surface, self.sheet, alpha=0.97, cast="lifted")
        view = table.view
        free = self.card in view.legal and not decisions.is_buying(view)
        details = details_of(self.text, view, self._seat, self.card, table.names, free=free)
        paint_card(table.stage.brush, surface, details, self._card_room)
        paint_words(table.stage.brush, surface, details, self._words, ground)

    def _take_label(self) -> str:
        """The words of the button that buys or takes the card, nothing where it can't be had now."""
        view = self._table.view
        if self.card not in view.legal:
            return ""
        name = CARDS[self.card].name
        if not decisions.is_buying(view):
            return self.text("table.take", card=name)
        price = sentences.dollars(sentences.next_price(view, view.seat, self.card))
        return self.text("table.buy", card=name, price=price)

    def _take(self) -> None:
        self.director.pop()
        self._table.act(self.card)
