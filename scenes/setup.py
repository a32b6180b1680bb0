"""New game: which game, who plays it, by which house rules, who begins, and from which seed."""

from functools import partial

import pygame

from game import catalog
from scenes.page import GUTTER, Area, Page, in_a_row
from scenes.seating import COMPUTER, HUMAN, NAME_LENGTH, SEED_LENGTH, Draft
from scenes.tables import open_table
from scenes.ui import draw
from scenes.ui.display import Metrics
from scenes.ui.input import Action, Kind, Pointer
from scenes.ui.palette import BRASS, ICE, MIST, NIGHT, PAPER, SEATS, WHITE, mix
from scenes.ui.theme import BODY, H2, SMALL, Style
from scenes.ui.widgets import Widget, WidgetKind

LABEL = 48  # units, the line over each column
PAD = 20
ROW_GAP = 10
ROW_TALLEST = 150
RULE_LABEL, RULE_GAP = 46, 14
OPTIONS = 345  # units, first player, seed and a few words
NOTE_ROOM = 86  # units under a rule's name from which its note is written larger
MARK = 92.0
EMBLEM = 0.46  # the size of a town's seal, as a share of the seat's mark
MINUTES = {"alaska": 10, "pacific": 8}  # that a game takes for each seat, roughly
CONTROL = 56.0  # units, the height of a control at most
PICTURES = {"alaska": "pictures/alaska/town_skagway", "pacific": "pictures/pacific/canoes"}

Span = tuple[float, float]
"""Where a column of a seat's row begins, and how wide it is, in units."""


class NewGame(Page):
    """The set-up of a match, filled in as it was the last time."""

    title = "setup.title"
    shade = 0.15

    def __init__(self) -> None:
        super().__init__()
        self.draft = Draft(catalog.GAMES[0])
        self._about_level = ""  # the level that is described now

    def enter(self) -> None:
        self._take_up(self.draft.game.key)
        self.focus.set("start")

    def _take_up(self, key: str) -> None:
        """Set up this game as it was the last time."""
        self.draft = Draft.remembered(key, self.director.settings.setups.get(key))

    # ---- layout

    def layout(self, metrics: Metrics) -> None:
        super().layout(metrics)
        body, rect = self.body, metrics.rect
        left = min(440.0, max(310.0, body.width * 0.21))
        right = min(520.0, max(400.0, body.width * 0.27))
        middle = body.width - left - right - 2 * GUTTER
        top, height = body.y + LABEL, body.height - LABEL
        seats = max(catalog.load(key).max_seats for key in catalog.GAMES)
        pitch = min(ROW_TALLEST + ROW_GAP, (height + ROW_GAP) / seats)
        height = min(height, pitch * seats - ROW_GAP)
        columns = (
            Area(body.x, top, left, height),
            Area(body.x + left + GUTTER, top, middle, height),
            Area(body.right - right, top, right, height),
        )
        self.columns = columns
        self.labels = [rect(column.x, body.y, column.width, LABEL - 8) for column in columns]
        self.rows = [Area(columns[1].x, top + seat * pitch, middle, pitch - ROW_GAP) for seat in range(seats)]
        self.rules_panel = rect(columns[2].x, top, right, height)
        self._lay_out_games(metrics, columns[0])

    def _lay_out_games(self, metrics: Metrics, column: Area) -> None:
        rect = metrics.rect
        count = len(catalog.GAMES)
        each = min(460.0, max(110.0, (column.height - OPTIONS - GUTTER * count) / count))
        self.tiles = [rect(column.x, column.y + i * (each + GUTTER), column.width, each) for i in range(count)]
        y = column.y + count * (each + GUTTER)
        self.options_panel = rect(column.x, y, column.width, column.bottom - y)
        x, width = column.x + PAD, column.width - 2 * PAD
        self.first_label, self.first_box = rect(x, y + 10, width, 28), rect(x, y + 48, width, 56)
        self.seed_label, self.seed_box = rect(x, y + 112, width, 28), rect(x, y + 152, width, 54)
        self.about = rect(x, y + 218, width, max(60.0, column.bottom - y - 230))

    # ---- widgets

    def build(self) -> list[Widget]:
        widgets = self._build_games()
        for seat in range(len(self.draft.chairs)):
            widgets += self._build_row(seat)
        if self.draft.can_add:
            row = self.rows[len(self.draft.chairs)]
            rect = self.metrics.rect(row.x, row.y, row.width, row.height)
            label = self.text("setup.add")
            widgets.append(Widget("add", rect, label, WidgetKind.TILE, press=self.draft.add, radius=14))
        return widgets + self._build_rules() + self._build_options() + self._build_bar()

    def _build_games(self) -> list[Widget]:
        if len(catalog.GAMES) == 1:
            return []
        return [
            Widget(
                f"game:{key}",
                rect,
                catalog.load(key).title,
                WidgetKind.TILE,
                selected=key == self.draft.game.key,
                press=partial(self._take_up, key),
                radius=14,
            )
            for key, rect in zip(catalog.GAMES, self.tiles, strict=True)
        ]

    @staticmethod
    def _row_lines(row: Area) -> tuple[float, float, float]:
        """Where the two lines of controls in a row begin, and how high they are, in units."""
        height = min(CONTROL, row.height / 2 - 13)
        middle = row.y + row.height / 2
        return middle - 4 - height, middle + 4, height

    def _build_row(self, seat: int) -> list[Widget]:
        """Who sits there, in two lines of two columns, and at the right the way to have nobody there."""
        row = self.rows[seat]
        x = row.x + 18 + min(MARK, row.height - 24) + 16
        cross = 48.0
        room = row.right - 16 - cross - 12 - x
        left, right = (x, room * 0.46 - 12), (x + room * 0.46, room * 0.54)
        widgets = self._build_first_line(seat, left, right) + self._build_second_line(seat, left, right)
        if self.draft.can_remove:
            box = self.metrics.rect(row.right - 16 - cross, row.y + (row.height - cross) / 2, cross, cross)
            label = self.text("setup.remove", name=self.draft.chairs[seat].name)
            remove = Widget(
                f"remove:{seat}", box, label, WidgetKind.TILE, press=lambda: self.draft.remove(seat), radius=12
            )
            widgets.append(remove)
        return widgets

    def _build_first_line(self, seat: int, left: Span, right: Span) -> list[Widget]:
        """The name, and whether a human or the computer plays."""
        chair, rect = self.draft.chairs[seat], self.metrics.rect
        y, _, height = self._row_lines(self.rows[seat])
        kinds_x, kinds_width = right
        one = kinds_width * 0.58

        def sit(kind: str) -> None:
            chair.kind = kind

        def rename(text: str) -> None:
            chair.name = text

        return [
            Widget(
                f"name:{seat}",
                rect(left[0], y, left[1], height),
                self.text("setup.name", seat=seat + 1),
                WidgetKind.TEXT,
                value=chair.name,
                note=self.text("setup.name", seat=seat + 1),
                limit=NAME_LENGTH,
                edit=rename,
            ),
            Widget(
                f"human:{seat}",
                rect(kinds_x, y, one - 4, height),
                self.text("setup.human"),
                selected=chair.kind == HUMAN,
                press=lambda: sit(HUMAN),
            ),
            Widget(
                f"computer:{seat}",
                rect(kinds_x + one, y, kinds_width - one, height),
                self.text("setup.computer"),
                selected=chair.kind == COMPUTER,
                press=lambda: sit(COMPUTER),
            ),
        ]

    def _build_second_line(self, seat: int, left: Span, right: Span) -> list[Widget]:
        """The town and the computer's level, where there are such."""
        chair, rect = self.draft.chairs[seat], self.metrics.rect
        _, y, height = self._row_lines(self.rows[seat])
        widgets = []
        if self.draft.towns:
            widgets.append(
                Widget(
                    f"town:{seat}",
                    rect(left[0], y, left[1], height),
                    self.text("setup.town"),
                    WidgetKind.CHOOSER,
                    value=chair.town,
                    turn=lambda by: self.draft.turn_town(seat, by),
                )
            )
        if chair.kind == COMPUTER:
            widgets.append(
                Widget(
                    f"level:{seat}",
                    rect(right[0], y, right[1], height),
                    self.text("setup.level"),
                    WidgetKind.CHOOSER,
                    value=self.text(f"levels.{chair.level}"),
                    turn=lambda by: self.draft.turn_level(seat, by),
                )
            )
        return widgets

    def _build_rules(self) -> list[Widget]:
        column, rect = self.columns[2], self.metrics.rect
        rules = self.draft.game.house_rules
        pitch = min(148.0, (column.height - 10 - 44) / len(rules))
        widgets = []
        for number, rule in enumerate(rules):
            top = column.y + 10 + number * pitch
            place = rect(column.x + PAD, top, column.width - 2 * PAD, pitch - RULE_GAP)
            widgets.append(
                Widget(
                    f"rule:{rule.key}",
                    place,
                    self.text(f"setup.rules.{self.draft.game.key}.{rule.key}.title"),
                    WidgetKind.TOGGLE,
                    selected=rule.key in self.draft.rules,
                    head=self.px(RULE_LABEL),
                    press=partial(self.draft.flip, rule.key),
                )
            )
        self.rule_pitch = pitch
        return widgets

    def _build_options(self) -> list[Widget]:
        first = self.draft.first
        drawn = self.text("setup.drawn")
        return [
            Widget(
                "first",
                self.first_box,
                self.text("setup.first"),
                WidgetKind.CHOOSER,
                value=drawn if first is None else self.draft.chairs[first].name,
                turn=self.draft.turn_first,
            ),
            Widget(
                "seed",
                self.seed_box,
                self.text("setup.seed"),
                WidgetKind.TEXT,
                value=self.draft.seed,
                note=self.text("setup.seed_drawn"),
                limit=SEED_LENGTH,
                edit=self.draft.type_seed,
            ),
        ]

    def _build_bar(self) -> list[Widget]:
        problem = self.draft.problem()
        zero = pygame.Rect(0, 0, 0, 0)
        start = Widget(
            "start",
            zero,
            self.text("setup.start"),
            primary=True,
            enabled=problem is None,
            reason="" if problem is None else self.text(problem.key, **problem.fields),
            press=self._start,
        )
        back = Widget("back", zero, self.text("common.back"), press=self.director.pop, hint="Esc")
        return in_a_row(self.theme, self.bar, [back, start])

    def focused(self, key: str | None) -> None:
        about = self._level_in_focus()
        if about != self._about_level:
            self._about_level = about
            self.invalidate()

    def _level_in_focus(self) -> str:
        """The level of the computer whose choice has the focus; nothing elsewhere."""
        kind, _, seat = (self.focus.key or "").partition(":")
        return self.draft.chairs[int(seat)].level if kind == "level" else ""

    def _start(self) -> None:
        setup = self.draft.finished()
        settings = self.director.settings
        settings.setups[self.draft.game.key] = self.draft.plain()
        self.director.save_settings()
        self.director.replace(open_table(setup))

    def action(self, action: Action | Pointer) -> bool:
        if action.kind == Kind.CANCEL:
            self.director.pop()
            return True
        return False

    # ---- drawing

    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        for number, (label, key) in enumerate(zip(self.labels, ("game", "players", "rules"), strict=True)):
            self._draw_label(surface, label, number + 1, self.text(f"setup.column.{key}"))
        self._draw_games(surface)
        for seat in range(len(self.rows)):
            self._draw_row(surface, seat)
        self._draw_options(surface)
        self._draw_rules(surface)
        message, problem = self.bar_message(self.widgets()), self.draft.problem()
        level = self._level_in_focus()
        if problem is not None:
            said = self.text(problem.key, **problem.fields)
            self.theme.draw_text(surface, said, message, BODY, BRASS, NIGHT, lines=2)
        elif level:
            self.theme.draw_text(surface, self.text(f"levels.about.{level}"), message, BODY, MIST, NIGHT, lines=2)

    def _draw_label(self, surface: pygame.Surface, rect: pygame.Rect, number: int, text: str) -> None:
        theme = self.theme
        radius = self.px(18)
        centre = (rect.left + radius, rect.centery)
        draw.coin(theme, surface, centre, radius, str(number))
        room = pygame.Rect(centre[0] + radius + self.px(12), rect.top, rect.width - 2 * radius, rect.height)
        theme.draw_text(surface, text, room, BODY.weight("bold").at(28), BRASS, None, shadow=NIGHT)

    def _draw_games(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for key, rect in zip(catalog.GAMES, self.tiles, strict=True):
            chosen = key == self.draft.game.key
            draw.drop_shadow(theme, surface, rect)
            picture = theme.sprite(("game", key), rect.size, partial(self._paint_game, key))
            theme.stamp(surface, picture, rect.topleft)
            draw.box(theme, surface, rect, None, line=BRASS if chosen else theme.look.line, line_width=3)

    def _paint_game(self, key: str, canvas: pygame.Surface) -> None:
        """A picture of the game with its name on it, its corners round."""
        theme, size = self.theme, canvas.get_size()
        whole = (size[0], max(size[1], round(size[0] * 0.8)))
        canvas.blit(self.image(PICTURES[key], whole), (0, (size[1] - whole[1]) // 3))
        shade = pygame.Rect(0, size[1] - self.px(100), size[0], self.px(100))
        draw.box(theme, canvas, shade, NIGHT, radius=0, alpha=0.62)
        name = pygame.Rect(self.px(18), shade.top + self.px(6), size[0] - self.px(36), self.px(48))
        line = pygame.Rect(name.left, name.bottom, name.width, self.px(40))
        theme.draw_text(canvas, catalog.load(key).title, name, H2, PAPER, None, shadow=NIGHT)
        theme.draw_text(canvas, self.text(f"setup.games.{key}"), line, SMALL.at(22), PAPER, None, shadow=NIGHT)
        mask = pygame.Surface(size, pygame.SRCALPHA)
        draw.box(theme, mask, mask.get_rect(), WHITE)
        canvas.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)

    def _draw_row(self, surface: pygame.Surface, seat: int) -> None:
        theme, row = self.theme, self.rows[seat]
        rect = self.metrics.rect(row.x, row.y, row.width, row.height)
        mark = self.px(min(MARK, row.height - 24))
        centre = (rect.left + self.px(18) + mark // 2, rect.centery)
        taken = len(self.draft.chairs)
        if seat >= taken:
            if seat < self.draft.game.max_seats:
                self._draw_free_row(surface, rect, centre, mark, seat)
            return
        ground = draw.panel(theme, surface, rect)
        edge = pygame.Rect(rect.left, rect.top + self.px(12), self.px(6), rect.height - self.px(24))
        draw.box(theme, surface, edge, SEATS[seat].colour, radius=3)
        draw.seat_mark(theme, surface, seat, centre, mark)
        emblem = self.director.assets.emblem(self.draft.chairs[seat].town, round(mark * EMBLEM))
        if emblem:
            surface.blit(emblem, emblem.get_rect(bottomright=(centre[0] + mark // 2, centre[1] + mark // 2)))
        for widget in self.widgets():
            if widget.key == f"remove:{seat}":
                icon = self.director.assets.icon("cross", self.px(26), MIST)
                surface.blit(icon, icon.get_rect(center=widget.rect.center))
        if self.draft.chairs[seat].kind == HUMAN:
            room = self._human_note(seat)
            theme.draw_text(surface, self.text("setup.here"), room, SMALL, MIST, ground, align="center", lines=2)

    def _human_note(self, seat: int) -> pygame.Rect:
        """The place of the level, where a human needs none."""
        human, computer = (
            next(w.rect for w in self.widgets() if w.key == f"{kind}:{seat}") for kind in (HUMAN, COMPUTER)
        )
        row = self.rows[seat]
        _, second, height = self._row_lines(row)
        top = self.metrics.rect(0, second, 1, height)
        return pygame.Rect(human.left, top.top, computer.right - human.left, top.height)

    def _draw_free_row(
        self, surface: pygame.Surface, rect: pygame.Rect, centre: tuple[int, int], mark: int, seat: int
    ) -> None:
        theme = self.theme
        following = seat == len(self.draft.chairs)
        draw.box(
            theme, surface, rect, NIGHT, alpha=0.35, line=theme.look.line, line_alpha=0.6 if following else 0.3
        )
        draw.seat_mark(theme, surface, seat, centre, round(mark * 0.8), muted=True)
        if not following:
            return
        room = rect.inflate(-2 * (mark + self.px(34)), 0)
        theme.draw_text(surface, self.text("setup.add"), room, BODY.at(26), ICE, mix(theme.look.panel, NIGHT, 0.3))
        icon = self.director.assets.icon("plus", self.px(34), ICE)
        surface.blit(icon, icon.get_rect(midright=(rect.right - self.px(26), rect.centery)))

    def _draw_options(self, surface: pygame.Surface) -> None:
        theme = self.theme
        ground = draw.panel(theme, surface, self.options_panel)
        bold = BODY.weight("bold")
        theme.draw_text(surface, self.text("setup.first"), self.first_label, bold, WHITE, ground)
        theme.draw_text(surface, self.text("setup.seed"), self.seed_label, bold, WHITE, ground)
        count = len(self.draft.chairs)
        key = self.draft.game.key
        about = self.text(f"setup.about.{key}", count=count, minutes=MINUTES[key] * count)
        theme.draw_text(
            surface, about, self.about, SMALL, MIST, ground, valign="top", lines=self._lines(self.about, SMALL)
        )

    def _lines(self, rect: pygame.Rect, style: Style) -> int:
        """Lines of a text that a rectangle holds."""
        return max(1, rect.height // self.theme.line_height(style))

    def _draw_rules(self, surface: pygame.Surface) -> None:
        theme = self.theme
        ground = draw.panel(theme, surface, self.rules_panel)
        uneven = self.draft.uneven()
        last = self.rules_panel.top
        style = SMALL.at(24) if self.rule_pitch - RULE_LABEL - RULE_GAP >= NOTE_ROOM else SMALL
        for widget in self.widgets():
            if not widget.key.startswith("rule:"):
                continue
            key = widget.key.removeprefix("rule:")
            room = pygame.Rect(widget.rect)
            room.height -= widget.head
            room.bottom = widget.rect.bottom
            note, colour = self.text(f"setup.rules.{self.draft.game.key}.{key}.note"), MIST
            if key == "equal_turns" and uneven is not None:
                note, colour = self.text(uneven.key, **uneven.fields), BRASS
            theme.draw_text(
                surface, note, room, style, colour, ground, valign="top", lines=self._lines(room, style)
            )
            last = room.bottom + self.px(RULE_GAP)
        foot = pygame.Rect(self.rules_panel.left + self.px(PAD), last, self.rules_panel.width - 2 * self.px(PAD), 0)
        foot.height = min(self.px(44), self.rules_panel.bottom - self.px(8) - last)
        state = (
            self.text("setup.printed")
            if not self.draft.rules
            else self.text("setup.on", count=len(self.draft.rules))
        )
        theme.draw_text(surface, state, foot, BODY.weight("bold"), BRASS, ground)
