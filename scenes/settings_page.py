"""Settings: picture, motion, sound, play. Each change works at once and is kept."""

from collections.abc import Callable, Sequence

import pygame

from scenes.page import GUTTER, Page, in_a_row
from scenes.settings import LOUDEST, PREVIEWS, SIZES, SPEEDS
from scenes.ui import draw
from scenes.ui.display import Metrics
from scenes.ui.input import Action, Kind, Pointer
from scenes.ui.palette import ICE, MIST, NIGHT, PAPER, WHITE, Colour
from scenes.ui.theme import BODY, H3, SMALL
from scenes.ui.widgets import Widget, WidgetKind

ROW_TALLEST = 124  # units
TITLE = 72
PAD = 28
CONTROL = 250  # units, the box of a chooser
ROWS = 6


class SettingsPage(Page):
    """Two panels of settings, and where they are kept."""

    title = "settings.title"
    shade = 0.15

    def layout(self, metrics: Metrics) -> None:
        super().layout(metrics)
        body, rect = self.body, metrics.rect
        width = (body.width - GUTTER) / 2
        row = min(ROW_TALLEST, (body.height - TITLE - PAD - 50) / ROWS)
        height = TITLE + ROWS * row + PAD
        xs = (body.x, body.x + width + GUTTER)
        self.panels = [rect(x, body.y, width, height) for x in xs]
        self.titles = [rect(x + PAD, body.y + 8, width - 2 * PAD, TITLE - 20) for x in xs]
        self.rows = [
            [rect(x + PAD, body.y + TITLE + i * row, width - 2 * PAD, row - 14) for i in range(ROWS)] for x in xs
        ]
        self.folder = rect(body.x, body.y + height + 8, body.width, 44)

    # ---- widgets

    def build(self) -> list[Widget]:
        settings = self.director.settings
        left, right = self.rows
        widgets = [
            self._full_screen(left[0]),
            self._choice("size", left[1], self.text("settings.percent", count=settings.size), SIZES),
            self._choice("speed", left[2], self.text(f"settings.speeds.{settings.speed}"), tuple(SPEEDS)),
            self._toggle("reduced_motion", left[3]),
            self._choice("preview", left[4], self.text(f"settings.previews.{settings.preview}"), tuple(PREVIEWS)),
            self._toggle("pass_when_nothing", left[5]),
            self._volume("effects", right[0]),
            self._volume("voice", right[1]),
            self._volume("music", right[2]),
            self._toggle("mute", right[3]),
            self._toggle("mute_in_background", right[4]),
        ]
        languages = self._languages()
        if len(languages) > 1:
            widgets.append(self._choice("language", right[5], self.text("settings.language_name"), languages))
        back = Widget(
            "back", pygame.Rect(0, 0, 0, 0), self.text("common.back"), press=self.director.pop, hint="Esc"
        )
        return widgets + in_a_row(self.theme, self.bar, [back])

    def _full_screen(self, rect: pygame.Rect) -> Widget:
        """Full screen or not; where there are several screens, on which."""
        director = self.director
        full = director.display.full_screen
        count = len(pygame.display.get_desktop_sizes())
        label, note = self.text("settings.full_screen.label"), self.text("settings.full_screen.note")
        if count == 1:
            flip = director.toggle_full_screen
            return Widget("full_screen", rect, label, WidgetKind.TOGGLE, selected=full, note=note, press=flip)
        choices = (None, *range(count))
        now = min(director.settings.monitor, count - 1) if full else None
        value = self.text("common.off") if now is None else self.text("settings.screen", count=now + 1)

        def turn(by: int) -> None:
            chosen = choices[(choices.index(now) + by) % len(choices)]
            if chosen is not None:
                director.use_monitor(chosen)
            if (chosen is not None) != full:
                director.toggle_full_screen()

        return self._chooser("full_screen", rect, value, turn)

    def _toggle(self, name: str, rect: pygame.Rect) -> Widget:
        def flip() -> None:
            self._change(name, not getattr(self.director.settings, name))

        state = getattr(self.director.settings, name)
        label, note = self.text(f"settings.{name}.label"), self.text(f"settings.{name}.note")
        return Widget(name, rect, label, WidgetKind.TOGGLE, selected=state, note=note, press=flip)

    def _choice(self, name: str, rect: pygame.Rect, value: str, choices: Sequence[int | str]) -> Widget:
        def turn(by: int) -> None:
            place = choices.index(getattr(self.director.settings, name))
            self._change(name, choices[(place + by) % len(choices)])

        return self._chooser(name, rect, value, turn)

    def _volume(self, name: str, rect: pygame.Rect) -> Widget:
        loud = getattr(self.director.settings, name)

        def turn(by: int) -> None:
            self._change(name, min(LOUDEST, max(0, loud + by)))

        value = self.text("settings.loudness", count=loud, most=LOUDEST) if loud else self.text("common.off")
        return self._chooser(name, rect, value, turn)

    def _chooser(self, name: str, rect: pygame.Rect, value: str, turn: Callable[[int], object]) -> Widget:
        label, note = self.text(f"settings.{name}.label"), self.text(f"settings.{name}.note")
        control = min(self.px(CONTROL), rect.width // 2)
        return Widget(name, rect, label, WidgetKind.CHOOSER, value=value, note=note, control=control, turn=turn)

    def _change(self, name: str, value: bool | int | str) -> None:
        setattr(self.director.settings, name, value)
        self.director.apply_settings()

    def _languages(self) -> tuple[str, ...]:
        """The languages that there are texts in."""
        folder = self.director.assets.root / "strings"
        return tuple(sorted(path.stem for path in folder.glob("*.json")))

    def action(self, action: Action | Pointer) -> bool:
        if action.kind == Kind.CANCEL:
            self.director.pop()
            return True
        return False

    # ---- drawing

    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        theme = self.theme
        for panel, title, key in zip(self.panels, self.titles, ("screen", "sound"), strict=True):
            ground = draw.panel(theme, surface, panel)
            theme.draw_text(surface, self.text(f"settings.group.{key}"), title, H3, PAPER, ground)
        if len(self._languages()) == 1:
            self._draw_language(surface, ground)
        folder = self.director.folder
        where = self.text("settings.folder", path=folder) if folder else self.text("settings.no_folder")
        theme.draw_text(surface, where, self.folder, SMALL, MIST, None, shadow=NIGHT, lines=2)

    def _draw_language(self, surface: pygame.Surface, ground: Colour) -> None:
        """The language, where there is but one and so nothing to choose."""
        row, theme = self.rows[1][5], self.theme
        style = BODY.at(26).weight("bold")
        theme.draw_text(surface, self.text("settings.language.label"), row, style, WHITE, ground)
        name = self.text("settings.language_name")
        theme.draw_text(surface, name, row, BODY, ICE, ground, align="right")
