"""The menu over a running match: go on, look things up, change settings, or leave."""

import pygame

from scenes.rules_page import RulesPage
from scenes.scene import Scene
from scenes.settings_page import SettingsPage
from scenes.tables import to_title
from scenes.ui import draw
from scenes.ui.display import Metrics
from scenes.ui.input import Action, Kind, Pointer
from scenes.ui.palette import ALASKA, ICE, PACIFIC, PAPER
from scenes.ui.theme import BODY, H2
from scenes.ui.widgets import Widget

WIDTH, PAD = 560, 32  # units
TITLE = 64
BUTTON, GAP = 72, 14
LOOKS = {"alaska": ALASKA, "pacific": PACIFIC}


class PauseMenu(Scene):
    """Lies over the table. Leaving asks once more, and not where the pointer stands already."""

    opaque = False

    def __init__(self, game: str = "alaska") -> None:
        super().__init__()
        self.game = game
        self.look = LOOKS[game]
        self.leaving = False

    def layout(self, metrics: Metrics) -> None:
        height = PAD + TITLE + 4 * (BUTTON + GAP) + PAD
        x, y = (metrics.across - WIDTH) / 2, (metrics.down - height) / 2
        self.panel = metrics.rect(x, y, WIDTH, height)
        inner = WIDTH - 2 * PAD
        self.title = metrics.rect(x + PAD, y + PAD - 10, inner, TITLE)
        top = y + PAD + TITLE
        self.places = [metrics.rect(x + PAD, top + i * (BUTTON + GAP), inner, BUTTON) for i in range(4)]
        self.question = metrics.rect(x + PAD, top, inner, 2 * (BUTTON + GAP) - GAP)

    def build(self) -> list[Widget]:
        if self.leaving:
            # "Stay" takes the place of the button just pressed: a second click there loses nothing.
            sure = self.text("pause.leave_now")
            return [
                Widget("leave_now", self.places[2], sure, press=lambda: to_title(self.director)),
                Widget("stay", self.places[3], self.text("pause.stay"), primary=True, press=self._stay),
            ]
        actions = (
            ("resume", self.director.pop),
            ("rules", lambda: self.director.push(RulesPage(self.game))),
            ("settings", lambda: self.director.push(SettingsPage())),
            ("leave", self._ask),
        )
        return [
            Widget(key, place, self.text(f"pause.{key}"), primary=key == "resume", press=press)
            for (key, press), place in zip(actions, self.places, strict=True)
        ]

    def action(self, action: Action | Pointer) -> bool:
        if action.kind not in (Kind.CANCEL, Kind.MENU):
            return False
        if self.leaving:
            self._stay()
        else:
            self.director.pop()
        return True

    def _ask(self) -> None:
        self.leaving = True
        self.focus.set("stay")
        self.invalidate()

    def _stay(self) -> None:
        self.leaving = False
        self.focus.set("resume")
        self.invalidate()

    def compose(self, surface: pygame.Surface) -> None:
        theme = self.theme
        draw.veil(theme, surface, 0.62)
        ground = draw.panel(theme, surface, self.panel, alpha=0.97, radius=22, cast="lifted")
        title = self.text("pause.sure" if self.leaving else "pause.title")
        theme.draw_text(surface, title, self.title, H2, PAPER, ground, align="center")
        if self.leaving:
            lost = self.text("pause.lost")
            theme.draw_text(surface, lost, self.question, BODY, ICE, ground, align="center", lines=5)
