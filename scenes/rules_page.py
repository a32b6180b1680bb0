"""The rules: pages to read, and any card found by its name."""

from dataclasses import dataclass
from functools import partial

import pygame

from game import catalog
from scenes.page import GUTTER, Page, in_a_row
from scenes.rulebook import PAGES, Block, card_blocks, card_name, found_cards, page_blocks, page_title
from scenes.ui import draw
from scenes.ui.display import Metrics
from scenes.ui.input import Action, Kind, Pointer
from scenes.ui.palette import BRASS, ICE, LINE, MIST, PAPER, WHITE, Colour
from scenes.ui.theme import BODY, H2, LEAD, SMALL, Sprite, Style
from scenes.ui.widgets import Widget, WidgetKind

LIST_SHARE, LIST_MOST = 0.28, 520
ITEM, ITEM_GAP = 56, 8  # units
FIELD = 60
PAD = 32
TEXT = BODY.weight("regular")
TEXT_SIZES = (32.0, 29.0, 26.0)  # units
HEADING = LEAD
PARAGRAPH_GAP = 14  # units between paragraphs
WIDEST_TEXT = 1080  # units: longer lines are hard to read
CARD_SHAPE, PICTURE_SHAPE = 560 / 400, 4 / 5  # height to width
ROOM_TO_ILLUSTRATE = 1180  # units that the panel must have across before a page gets its picture
PICTURES = {
    "alaska": {
        "aim": "national_park",
        "deck": "gold_mine",
        "turn": "railroad",
        "dice": "salmon",
        "tickets": "float_planes",
        "buying": "trading_post",
        "events": "avalanche",
        "end": "iditarod",
        "scoring": "statehood",
        "house": "type_tourism",
    },
    "pacific": {
        "aim": "tahiti",
        "deck": "canoes",
        "turn": "wayfinding",
        "event": "stockades",
        "cards": "explorers",
        "voyage": "motion_of_the_stars",
        "raid": "war_canoes",
        "settlement": "breadfruit",
        "end": "samoa",
        "house": "stone_statues",
    },
}
NAME_LIMIT = 24
WHEEL_LINES = 3


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of the text as it is drawn: words, how, the pixels above it, and a badge before it if any."""

    text: str
    style: Style
    colour: Colour
    above: int
    type: int | None = None


class RulesPage(Page):
    """At the left the pages, or the cards that are found; at the right the text of the chosen one."""

    title = "rules.title"
    shade = 0.15

    def __init__(self, game: str | None = None) -> None:
        """The rules of a game; with none named, of any that is chosen on the page."""
        super().__init__()
        self.choosable = game is None
        self.game = game = game or catalog.GAMES[0]
        self.page = PAGES[game][0]
        self.typed = ""
        self.card: int | None = None
        self.top_item = 0  # the first item of the list that is shown
        self.top_line = 0  # and the first line of the text
        self._lines: list[TextLine] = []

    def enter(self) -> None:
        self.focus.set(f"page:{self.page}")

    # ---- layout

    def layout(self, metrics: Metrics) -> None:
        super().layout(metrics)
        body, rect = self.body, metrics.rect
        width = min(LIST_MOST, max(340.0, body.width * LIST_SHARE))
        y = body.y
        if self.choosable:
            self.game_box = rect(body.x, y, width, FIELD)
            y += FIELD + ITEM_GAP
        self.field = rect(body.x, y, width, FIELD)
        top = y + FIELD + GUTTER
        self.shown_items = max(1, int((body.bottom - top + ITEM_GAP) // (ITEM + ITEM_GAP)))
        self.items = [rect(body.x, top + i * (ITEM + ITEM_GAP), width, ITEM) for i in range(self.shown_items)]
        x = body.x + width + GUTTER
        self.panel = rect(x, body.y, body.right - x, body.height)
        self._refill()

    def _refill(self) -> None:
        """Set the text of what is chosen anew, from its beginning."""
        self.top_line = 0
        area = self.panel.inflate(-2 * self.px(PAD), -2 * self.px(PAD))
        head = self.px(72)
        self.text_head = pygame.Rect(area.left, area.top - self.px(8), area.width, head)
        text = pygame.Rect(area.left, area.top + head, area.width, area.height - head)
        self.picture = pygame.Rect(0, 0, 0, 0)  # at the right of the text: a card, or an illustration
        if self.card is not None:
            self._set_picture(text, min(text.width * 2 // 5, self.px(400)), CARD_SHAPE)
        elif not self.typed and self._illustration() and self.panel.width >= self.px(ROOM_TO_ILLUSTRATE):
            self._set_picture(text, text.width * 2 // 5, PICTURE_SHAPE)
        text.width = min(text.width, self.px(WIDEST_TEXT))
        self.text_rect = text
        strings = self.director.strings
        if self.card is not None:
            blocks = card_blocks(strings, self.card, self.game)
        elif self.typed:
            blocks = [Block(self.text("rules.none"))]
        else:
            blocks = page_blocks(strings, self.game, self.page)
        for size in TEXT_SIZES:  # the largest that needs no scrolling, or the smallest
            self._lines = [
                line for index, block in enumerate(blocks) for line in self._set(block, index == 0, size)
            ]
            if not self._can_scroll():
                break

    def _set_picture(self, text: pygame.Rect, across: int, shape: float) -> None:
        """Take a place of this width, and of a height `shape` times that, from the right of the text."""
        across = min(across, round(text.height / shape))
        self.picture = pygame.Rect(text.right - across, text.top, across, round(across * shape))
        text.width -= across + self.px(PAD)

    def _illustration(self) -> str:
        """The key of the picture that goes with the page; nothing where there is none."""
        key = f"pictures/{self.game}/{PICTURES[self.game].get(self.page, '')}"
        return key if self.director.assets.has(key) else ""

    def _set(self, block: Block, first: bool, size: float) -> list[TextLine]:
        """A paragraph broken into lines of a size in units."""
        style, colour = (HEADING, BRASS) if block.heading else (TEXT.at(size), ICE)
        indent = self._badge_room() if block.type is not None else 0
        broken = self.theme.wrap(block.text, style, self.text_rect.width - indent)
        gap = 0 if first else self.px(PARAGRAPH_GAP + (10 if block.heading else 0))
        return [
            TextLine(line, style, colour, gap if index == 0 else 0, block.type if index == 0 else None)
            for index, line in enumerate(broken)
        ]

    def _badge_room(self) -> int:
        return self.px(46)

    # ---- what is listed and chosen

    def found(self) -> list[int]:
        """The cards that fit what was typed."""
        return found_cards(self.director.strings, self.typed, self.game)

    def _entries(self) -> list[tuple[str, str]]:
        """Keys and labels of the list: cards where something was typed, else the pages."""
        if self.typed:
            return [(f"card:{card}", card_name(card, self.game)) for card in self.found()]
        strings = self.director.strings
        return [(f"page:{page}", page_title(strings, self.game, page)) for page in PAGES[self.game]]

    def _turn_game(self, by: int) -> None:
        """The rules of the next game (1) or of the one before (-1)."""
        games = catalog.GAMES
        self.game = games[(games.index(self.game) + by) % len(games)]
        self.page, self.card, self.typed, self.top_item = PAGES[self.game][0], None, "", 0
        self._refill()

    def _search(self, typed: str) -> None:
        self.typed = typed.lstrip()
        self.top_item = 0
        found = self.found()
        self.card = found[0] if found else None
        self._refill()

    def _choose(self, key: str) -> None:
        kind, _, name = key.partition(":")
        if kind == "page":
            self.page, self.card = name, None
        else:
            self.card = int(name)
        self._refill()
        self.invalidate()

    # ---- widgets

    def build(self) -> list[Widget]:
        entries = self._entries()
        self.top_item = max(0, min(self.top_item, len(entries) - self.shown_items))
        chosen = f"card:{self.card}" if self.card is not None else f"page:{self.page}"
        widgets = [
            Widget(
                "search",
                self.field,
                self.text("rules.search"),
                WidgetKind.TEXT,
                value=self.typed,
                note=self.text("rules.search"),
                limit=NAME_LIMIT,
                edit=self._search,
            )
        ]
        if self.choosable:
            chooser = Widget(
                "game",
                self.game_box,
                self.text("rules.game"),
                WidgetKind.CHOOSER,
                value=catalog.load(self.game).title,
                turn=self._turn_game,
            )
            widgets.insert(0, chooser)
        shown = entries[self.top_item : self.top_item + self.shown_items]
        for (key, label), rect in zip(shown, self.items, strict=False):
            widgets.append(Widget(key, rect, label, selected=key == chosen, press=partial(self._choose, key)))
        if self._can_scroll():
            # A place for the focus, so that the arrow keys can scroll the text.
            widgets.append(Widget("text", self.panel, self.text("rules.more"), WidgetKind.TILE, radius=14))
        zero = pygame.Rect(0, 0, 0, 0)
        back = Widget("back", zero, self.text("common.back"), press=self.director.pop, hint="Esc")
        return widgets + in_a_row(self.theme, self.bar, [back])

    def focused(self, key: str | None) -> None:
        if key is None or ":" not in key:
            return
        self._keep_in_sight(key)
        if self.director.device != "mouse":  # a mouse that only passes over the list chooses nothing
            self._choose(key)

    def _keep_in_sight(self, key: str) -> None:
        """Scroll the list by one where the focus stands at its edge."""
        keys = [entry for entry, _ in self._entries()]
        if key not in keys or self.director.device == "mouse":
            return
        place = keys.index(key)
        if place >= self.top_item + self.shown_items - 1:
            self.top_item = min(place + 2, len(keys)) - self.shown_items
        elif place <= self.top_item:
            self.top_item = max(0, place - 1)
        self.invalidate()

    def action(self, action: Action | Pointer) -> bool:
        if isinstance(action, Pointer):
            return action.kind == "wheel" and self._wheel(action)
        if action.kind == Kind.CANCEL:
            self._back()
            return True
        if action.kind == Kind.SHORTCUT and action.text == "f":
            self.press(next(w for w in self.widgets() if w.key == "search"))
            return True
        if self.focus.key == "text" and action.kind in (Kind.UP, Kind.DOWN):
            return self._scroll(1 if action.kind == Kind.DOWN else -1)
        return False

    def _back(self) -> None:
        """Out of the search first, then out of the page."""
        if self.typed:
            self._search("")
            self.focus.set("search")
            self.invalidate()
        else:
            self.director.pop()

    def _wheel(self, pointer: Pointer) -> bool:
        if self.panel.collidepoint(pointer.pos):
            self._scroll(-WHEEL_LINES * pointer.steps)
            return True
        if pointer.pos[0] < self.panel.left and len(self._entries()) > self.shown_items:
            self.top_item -= pointer.steps
            self.invalidate()
            return True
        return False

    # ---- the text

    def _scroll(self, lines: int) -> bool:
        """Move the text by so many lines; False where it can't go farther."""
        before = self.top_line
        self.top_line = max(0, min(self.top_line + lines, self._last_top()))
        if self.top_line != before:
            self.invalidate()
        return self.top_line != before

    def _can_scroll(self) -> bool:
        return self._last_top() > 0

    def _last_top(self) -> int:
        """The first line shown when the text is scrolled to its end."""
        height, top = self.text_rect.height, len(self._lines)
        while top > 0:
            line = self._lines[top - 1]
            height -= self._height(line, at_top=False)
            if height < 0:
                break
            top -= 1
        return top

    def _height(self, line: TextLine, at_top: bool) -> int:
        return self.theme.line_height(line.style) + (0 if at_top else line.above)

    # ---- drawing

    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        theme = self.theme
        ground = draw.panel(theme, surface, self.panel, alpha=0.94)
        theme.draw_text(surface, self._heading(), self.text_head, H2, PAPER, ground)
        self._draw_text(surface, ground)
        if self.card is not None:
            self._draw_face(surface)
        elif self.picture.width:
            self._draw_illustration(surface)
        if self._can_scroll():
            self._draw_slider(surface)
        self._draw_list_marks(surface)

    def _heading(self) -> str:
        if self.card is not None:
            return card_name(self.card, self.game)
        if self.typed:
            return self.text("rules.nothing")
        return page_title(self.director.strings, self.game, self.page)

    def _draw_text(self, surface: pygame.Surface, ground: Colour) -> None:
        theme, rect = self.theme, self.text_rect
        y = rect.top
        for index in range(self.top_line, len(self._lines)):
            line = self._lines[index]
            y += 0 if index == self.top_line else line.above
            room = pygame.Rect(rect.left, y, rect.width, theme.line_height(line.style))
            if room.bottom > rect.bottom:
                break
            if line.type is not None:
                self._draw_badge(surface, line.type, room)
                room = pygame.Rect(room.left + self._badge_room(), y, room.width - self._badge_room(), room.height)
            theme.draw_text(surface, line.text, room, line.style, line.colour, ground)
            y = room.bottom

    def _draw_badge(self, surface: pygame.Surface, type_: int, room: pygame.Rect) -> None:
        from game.alaska.cards import TYPES

        icon = self.director.assets.icon(f"badge_{TYPES[type_].lower()}", self.px(36))
        surface.blit(icon, icon.get_rect(midleft=(room.left, room.centery)))

    def _draw_illustration(self, surface: pygame.Surface) -> None:
        """The picture of the page, framed like a print."""
        draw.drop_shadow(self.theme, surface, self.picture, "lifted")
        draw.box(self.theme, surface, self.picture, PAPER)
        inner = self.picture.inflate(-self.px(20), -self.px(20))
        surface.blit(self.image(self._illustration(), inner.size), inner)

    def _draw_face(self, surface: pygame.Surface) -> None:
        assert self.card is not None
        draw.drop_shadow(self.theme, surface, self.picture, "lifted", draw.RADII["card"])
        self.theme.stamp(surface, self._face(self.card, self.picture.size), self.picture.topleft)

    def _face(self, card: int, size: tuple[int, int]) -> Sprite:
        """A card as its game draws it; what draws it is imported when it is needed."""
        services = self.theme, self.director.assets, self.director.strings
        if self.game == "pacific":
            from scenes.pacific_map.cards_faces import zoom_face
            from scenes.pacific_map.look import Brush as PacificBrush

            return zoom_face(PacificBrush(*services), card, size)
        from scenes.alaska_table.faces import full_face
        from scenes.alaska_table.look import Brush

        return full_face(Brush(*services), card, size)

    def _draw_slider(self, surface: pygame.Surface) -> None:
        """How much of the text is seen, at the right edge of the panel."""
        theme, rect = self.theme, self.text_rect
        track = pygame.Rect(self.panel.right - self.px(18), rect.top, self.px(8), rect.height)
        shown = len(self._lines) - self._last_top()
        draw.box(theme, surface, track, LINE, radius=4, alpha=0.35)
        knob = track.copy()
        knob.height = max(self.px(40), track.height * shown // len(self._lines))
        knob.top += (track.height - knob.height) * self.top_line // self._last_top()
        draw.box(theme, surface, knob, MIST, radius=4)

    def _draw_list_marks(self, surface: pygame.Surface) -> None:
        """How many cards are found, on the bar, and that the list goes on."""
        if not self.typed:
            return
        room = pygame.Rect(self.field.left, self.bar.top, self.panel.left - self.field.left, self.bar.height)
        count = self.text("rules.found", count=len(self.found()))
        self.theme.draw_text(surface, count, room, SMALL.at(24), WHITE, self.theme.look.panel)
