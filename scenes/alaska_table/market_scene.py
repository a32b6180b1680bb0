"""The whole market on one screen: sorted, filtered, and with the card in focus told at the right."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.alaska.cards import CARDS, COST, TYPES, cards_in
from game.alaska.outlook import prospect
from game.alaska.view import AlaskaView
from scenes.alaska_table import decisions, sentences
from scenes.alaska_table.bar_places import bar_widgets
from scenes.alaska_table.decisions import Button, Doing
from scenes.alaska_table.details import details_of, paint_card, paint_words, words_height
from scenes.alaska_table.market_places import market_places
from scenes.alaska_table.small_faces import entry_face
from scenes.scene import Scene
from scenes.ui import draw
from scenes.ui.display import Metrics
from scenes.ui.input import Action, Kind, Pointer
from scenes.ui.palette import BRASS, LOSS, MIST, NAVY, NIGHT, PAPER, WHITE
from scenes.ui.theme import BODY, Style
from scenes.ui.widgets import Widget, WidgetKind

if TYPE_CHECKING:
    from scenes.alaska_table.scene import AlaskaTable

LEAST_CARD = 110
"""Units of width below which the large card is left out for the words."""
SORTS = ("earns", "price", "roll", "type", "points")


def income(view: AlaskaView, seat: int, card: int) -> float:
    """The dollars that the card would bring the seat in an average turn."""
    what = prospect(view, seat, card)
    return what.dollars * what.chance


def points(view: AlaskaView, seat: int, card: int) -> int:
    """The points that the card would bring the seat now."""
    what = prospect(view, seat, card)
    return what.own_points + what.majority_points


def order(view: AlaskaView, seat: int, sort: str) -> Callable[[int], tuple[float, ...]]:
    """The key that sorts cards so; equals stand in the order of their price."""
    keys: dict[str, Callable[[int], tuple[float, ...]]] = {
        "earns": lambda card: (-income(view, seat, card), COST[card], card),
        "price": lambda card: (COST[card], -income(view, seat, card), card),
        "roll": lambda card: (CARDS[card].low, CARDS[card].high, COST[card], card),
        "type": lambda card: (CARDS[card].type or 0, COST[card], card),
        "points": lambda card: (-points(view, seat, card), COST[card], card),
    }
    return keys[sort]


class MarketScene(Scene):
    """All cards that can be bought or taken now, over the table; what is bought here flies once it is closed."""

    def __init__(self, table: "AlaskaTable") -> None:
        super().__init__()
        self._table = table
        self._sort = SORTS[0]
        self._affordable = False
        self._type: int | None = None
        self._card: int | None = None
        self._note = ""
        self._order: list[int] = []
        self._page = 0

    @property
    def _pages(self) -> int:
        """How many pages the cards listed take."""
        return max(1, -(-len(self._order) // len(self._places.cells)))

    def _listed(self) -> list[tuple[int, Rect]]:
        """The cards of this page and their places."""
        cells = self._places.cells
        self._page = min(self._page, self._pages - 1)
        start = self._page * len(cells)
        return list(zip(self._order[start : start + len(cells)], cells, strict=False))

    def _turn_page(self, by: int) -> None:
        self._page = (self._page + by) % self._pages
        self.invalidate()

    @property
    def _seat(self) -> int:
        """The seat whose prices and prospects are shown."""
        return self._table.stage.look.buyer

    # ---- what lies there

    def enter(self) -> None:
        self._card = decisions.card_of(self._table.focus.key)
        self._arrange()

    def layout(self, metrics: Metrics) -> None:
        self._places = market_places(metrics, self._count())
        if self._card is not None and self.focus.key is None:
            self._page = self._order.index(self._card) // len(self._places.cells)
            self.focus.set(decisions.card_key(self._table.view, self._card))

    def _for_sale(self) -> list[int]:
        view = self._table.view
        return cards_in(view.market | view.fresh)

    def _count(self) -> int:
        return len(self._for_sale())

    def _within_reach(self, card: int) -> bool:
        view = self._table.view
        if view.seat == view.actor and view.legal and (decisions.is_buying(view) or self._free):
            return card in view.legal
        return sentences.next_price(view, self._seat, card) <= view.money[self._seat]

    @property
    def _free(self) -> bool:
        """Whether a card may be taken for nothing."""
        return self._table.stage.look.offered is not None

    def _arrange(self) -> None:
        """Sort and filter anew; the card that can be bought is one of those listed.

        A purchase only takes its card away: the others keep their order.
        """
        cards = sorted(self._for_sale(), key=order(self._table.view, self._seat, self._sort))
        if self._affordable:
            cards = [card for card in cards if self._within_reach(card)]
        if self._type is not None:
            cards = [card for card in cards if CARDS[card].type == self._type]
        self._order = cards
        if self._card not in cards:
            self._card = next(iter(cards), None)
        self._page = 0
        self.invalidate()

    # ---- what can be done

    def build(self) -> list[Widget]:
        places, view = self._places, self._table.view
        doing = Doing(self._take, self._table.pay_all, self._zoom, self._table.look_at)
        widgets = []
        reach = sum(self._within_reach(card) for card in self._for_sale())
        labels = [*(self.text(f"market.sort_{sort}") for sort in SORTS), self.text("market.afford", count=reach)]
        rects, signs = places.controls(self.theme, labels)
        for sort, label, rect in zip(SORTS, labels, rects, strict=False):
            on = sort == self._sort
            widgets.append(Widget(f"sort:{sort}", rect, label, selected=on, press=partial(self._sort_by, sort)))
        hint = "F" if signs else ""
        widgets.append(
            Widget(
                "afford",
                rects[-1],
                labels[-1],
                selected=self._affordable,
                hint=hint,
                shortcut="f",
                press=self._afford,
            )
        )
        for type_, rect in enumerate(places.types):
            name = sentences.type_name(self.text, type_)
            widgets.append(
                Widget(
                    f"type:{TYPES[type_]}",
                    rect,
                    name,
                    WidgetKind.TILE,
                    press=partial(self._only, type_),
                )
            )
        for card, rect in self._listed():
            widgets.append(decisions.card_widget(self.text, view, card, rect, doing, radius=10))
        return widgets + bar_widgets(self.theme, self._table.stage.layout, self._buttons())

    def _buttons(self) -> list[Button]:
        buttons = []
        view, card = self._table.view, self._card
        if card is not None and card in view.legal:
            name = CARDS[card].name
            if decisions.is_buying(view):
                price = sentences.dollars(sentences.next_price(view, view.seat, card))
                label = self.text("table.buy", card=name, price=price)
            else:
                label = self.text("table.take", card=name)
            buttons.append(Button("confirm", label, lambda: self._take(card), primary=True))
        if self._pages > 1:
            label = self.text("market.page", page=self._page + 1, pages=self._pages)
            buttons.insert(0, Button("page", label, lambda: self._turn_page(1), hint="P", shortcut="p"))
        buttons.append(Button("close", self.text("market.back"), self.director.pop, hint="Esc"))
        return buttons

    def action(self, action: Action | Pointer) -> bool:
        if isinstance(action, Action):
            if action.kind is Kind.CANCEL:
                self.director.pop()
                return True
            if action.kind is Kind.SHORTCUT and action.text == "s":
                self._sort_by(SORTS[(SORTS.index(self._sort) + 1) % len(SORTS)])
                return True
        elif action.kind == "wheel" and self._places.grid.collidepoint(action.pos):
            self._turn_page(-1 if action.steps > 0 else 1)
            return True
        return False

    def focused(self, key: str | None) -> None:
        card = decisions.card_of(key)
        if card is not None and card != self._card:
            self._card = card
            self.invalidate()

    def _sort_by(self, sort: str) -> None:
        self._sort = sort
        self._arrange()

    def _afford(self) -> None:
        self._affordable = not self._affordable
        self._arrange()

    def _only(self, type_: int) -> None:
        self._type = None if self._type == type_ else type_
        self._arrange()

    def _zoom(self, card: int) -> None:
        self._table.inspect(card, self._order)

    def _take(self, card: int) -> None:
        """Buy the card and stay; a free card ends the choice, so that the table goes on."""
        view = self._table.view
        buying = decisions.is_buying(view)
        price = sentences.dollars(sentences.next_price(view, view.seat, card))
        self._table.act(card)
        if not buying or not decisions.is_buying(self._table.view):
            self.director.pop()
            return
        self._note = self.text("market.bought", card=CARDS[card].name, price=price)
        place = self._order.index(card)
        self._order.remove(card)
        self._card = self._order[min(place, len(self._order) - 1)] if self._order else None
        self._places = market_places(self.metrics, self._count())
        if self._card is not None:
            self.focus.set(decisions.card_key(self._table.view, self._card))
        self.invalidate()

    def update(self, dt: float) -> None:
        if self._table.hints.thinking:
            self._table.pass_time(dt)
            self.touch()

    # ---- the picture

    def draw_focus(self, surface: Surface) -> None:
        self._table.paint_hint(surface, self.widgets())
        super().draw_focus(surface)
        self._table.paint_hint(surface, [self.focus.widget] if self.focus.widget is not None else [])

    def compose(self, surface: Surface) -> None:
        table, places, theme = self._table, self._places, self.theme
        surface.blit(self.image("pictures/table_1080", surface.get_size()), (0, 0))
        draw.veil(theme, surface, 0.84)
        self._paint_head(surface)
        draw.box(theme, surface, places.type_row, NAVY, radius=10, alpha=0.9)
        for type_, rect in enumerate(places.types):
            self._paint_type(surface, type_, rect)
        for card, rect in self._listed():
            self._paint_entry(surface, card, rect)
        if not self._order:
            room = Rect(places.grid.x, places.grid.y, places.grid.width, self.px(80))
            theme.draw_text(surface, self.text("market.none"), room, BODY, MIST, None, align="center")
        ground = draw.panel(theme, surface, places.panel, alpha=0.95)
        if self._card is not None:
            details = details_of(self.text, table.view, self._seat, self._card, table.names, free=self._free)
            brush, room = table.stage.brush, places.details
            needed = words_height(brush, details, room.width)
            words = Rect(room.x, room.bottom - needed, room.width, needed)
            above = Rect(room.x, room.y + self.px(8), room.width, words.y - room.y - self.px(24))
            if min(above.width, above.height * 5 // 7) > self.px(LEAST_CARD):
                paint_card(brush, surface, details, above)
            paint_words(brush, surface, details, words, ground)
        self._paint_bar(surface)

    def _paint_bar(self, surface: Surface) -> None:
        """The dark bar, and at its left the keys that do what the controls above do, where there is room."""
        theme, bar = self.theme, self._table.stage.layout.bar
        draw.box(theme, surface, bar, NIGHT, radius=0, alpha=0.92)
        if not self.director.key_signs:
            return
        end = min(widget.rect.left for widget in self.widgets() if bar.contains(widget.rect)) - self.px(30)
        x = self._places.title.x
        for sign, key in (("S", "market.key_sort"), ("F", "market.key_afford")):
            words = self.text(key)
            width = theme.measure(words, BODY)[0]
            if x + self.px(60) + width > end:
                return
            cap = draw.key_sign(theme, surface, sign, (x, bar.centery), self.px(34))
            room = Rect(cap.right + self.px(10), bar.y, width + self.px(4), bar.height)
            theme.draw_text(surface, words, room, BODY, MIST, NIGHT)
            x = room.right + self.px(26)

    def _paint_head(self, surface: Surface) -> None:
        theme, places, view = self.theme, self._places, self._table.view
        title = theme.draw_text(
            surface, self.text("market.title"), places.title, Style("display", 48), WHITE, NIGHT
        )
        room = Rect(places.title)
        room.left = title.right + self.px(20)
        room.width = places.title.right - room.left
        words = self.text("market.count", count=self._count())
        if self._note:
            words = self.text("market.count_note", words=words, note=self._note)
        theme.draw_text(surface, words, room, BODY.at(26), MIST, NIGHT)
        self._paint_multiples(surface)
        seat = places.seat
        ground = draw.panel(theme, surface, seat, alpha=0.9)
        side = self.px(36)
        draw.seat_mark(theme, surface, self._seat, (seat.x + self.px(32), seat.centery), side)
        money = str(view.money[self._seat])
        width = theme.measure(money, Style("display", 40))[0] + self.px(60)
        draw.money(
            theme,
            surface,
            (seat.right - width - self.px(16), seat.centery),
            money,
            BRASS,
            ground,
            Style("display", 40),
        )
        name = Rect(seat.x + self.px(62), seat.y, seat.width - width - self.px(90), seat.height)
        theme.draw_text(surface, self._table.names[self._seat], name, Style("display", 30), WHITE, ground)

    def _paint_multiples(self, surface: Surface) -> None:
        """How many times its price the next card costs, and those after it."""
        theme, room = self.theme, self._places.multiples
        bought = self._table.stage.look.bought(self._table.stage.shown)
        view = self._table.view
        if decisions.is_buying(view):
            bought = view.bought
        first = max(1, bought)
        x = room.right
        for times in reversed(range(first, first + 3)):
            on = times == bought + 1
            width, height = (self.px(62), self.px(46)) if on else (self.px(50), self.px(38))
            box = Rect(x - width, room.centery - height // 2, width, height)
            ground = BRASS if on else theme.look.raised
            draw.box(theme, surface, box, ground, radius=10)
            ink = theme.look.on_primary if on else MIST
            style = Style("display", 30 if on else 24)
            theme.draw_text(surface, f"×{times}", box, style, ink, ground, align="center")
            x = box.left - self.px(6)
        label = Rect(room.x, room.y, x - self.px(8) - room.x, room.height)
        theme.draw_text(surface, self.text("market.next"), label, BODY, MIST, NIGHT, align="right")

    def _paint_type(self, surface: Surface, type_: int, rect: Rect) -> None:
        theme = self.theme
        count = sum(CARDS[card].type == type_ for card in self._for_sale())
        ground = NAVY
        if type_ == self._type:
            ground = PAPER
            draw.box(theme, surface, rect, PAPER, radius=9)
        side = min(self.px(30), rect.height - self.px(8))
        badge = self._table.stage.brush.badge(type_, side)
        if not count and type_ != self._type:
            badge = badge.copy()
            badge.set_alpha(110)
        surface.blit(badge, badge.get_rect(center=(rect.centerx - self.px(17), rect.centery)))
        room = Rect(rect.centerx + self.px(4), rect.y, rect.right - rect.centerx - self.px(4), rect.height)
        ink = NIGHT if type_ == self._type else WHITE if count else MIST
        theme.draw_text(surface, str(count), room, Style("display", 24), ink, ground)

    def _paint_entry(self, surface: Surface, card: int, rect: Rect) -> None:
        view, brush = self._table.view, self._table.stage.brush
        price = 0 if self._free and card in view.legal else sentences.next_price(view, self._seat, card)
        value = sentences.short_dollars(view, self._seat, card)
        if self._sort == "points":
            value = self.text("market.points", count=points(view, self._seat, card))
        face = entry_face(brush, card, rect.size, price=price, greyed=not self._within_reach(card), value=value)
        draw.drop_shadow(self.theme, surface, rect, "chip", 10)
        self.theme.stamp(surface, face, rect.topleft)
        if view.fresh >> card & 1:
            words, style = self.text("market.new"), Style("bold", 18)
            width = self.theme.measure(words, style)[0] + self.px(14)
            tag = Rect(rect.right - width - self.px(4), rect.y - self.px(15), width, self.px(22))
            draw.box(self.theme, surface, tag, LOSS, radius=8)
            self.theme.draw_text(surface, words, tag, style, WHITE, LOSS, align="center")
