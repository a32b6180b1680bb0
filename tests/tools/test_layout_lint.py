"""The lint of layouts: each kind of fault is planted once in a small scene, and it alone is reported."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from scenes.director import Director
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.ui.input import Action, Kind, Pointer
from scenes.ui.palette import INK, NIGHT, PAPER, WHITE
from scenes.ui.theme import BODY, SMALL
from scenes.ui.widgets import Widget
from tools import layout_lint
from tools.layout_lint import Finding, lint

GREY = (110, 110, 110)  # between black and white, and faint on both


class Sound(Scene):
    """A scene without faults: a text on its ground, two buttons, one of which can't be pressed and says why."""

    def build(self) -> list[Widget]:
        rect = self.metrics.rect
        off = Widget("off", rect(500, 400, 300, 80), "Off", enabled=False, reason="Not before the others.")
        return [Widget("on", rect(100, 400, 300, 80), "On"), off]

    def compose(self, surface: pygame.Surface) -> None:
        surface.fill(NIGHT)
        self.theme.draw_text(surface, "A text that fits", self.metrics.rect(100, 100, 600, 40), BODY, WHITE, NIGHT)


class CutText(Sound):
    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        room = self.metrics.rect(100, 200, 60, 40)
        self.theme.draw_text(surface, "Far too long for its room", room, BODY, WHITE, NIGHT)


class ClippedText(Sound):
    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        below = self.metrics.rect(100, self.metrics.down - 12, 600, 40)
        self.theme.draw_text(surface, "Half below the screen", below, BODY, WHITE, NIGHT)


class SmallText(Sound):
    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        self.theme.draw_text(surface, "Tiny", self.metrics.rect(100, 200, 400, 40), SMALL.at(15), WHITE, NIGHT)


class SmallBody(Sound):
    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        self.theme.draw_text(surface, "Read often", self.metrics.rect(100, 200, 400, 40), BODY.at(20), WHITE, NIGHT)


class FaintText(Sound):
    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        self.theme.draw_text(surface, "Hard to see", self.metrics.rect(100, 200, 400, 40), BODY, GREY, NIGHT)


class FaintOnPicture(Sound):
    """The ground is not told, so that it must be found in what was drawn."""

    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        room = self.metrics.rect(100, 200, 400, 40)
        surface.fill((150, 140, 120), room)
        self.theme.draw_text(surface, "Over a picture", room, BODY, WHITE, None)


class OverlappingTexts(Sound):
    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        self.theme.draw_text(surface, "Below", self.metrics.rect(100, 200, 400, 40), BODY, WHITE, NIGHT)
        self.theme.draw_text(surface, "Above", self.metrics.rect(120, 210, 400, 40), BODY, WHITE, NIGHT)


class CrossedWidget(Sound):
    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        self.theme.draw_text(surface, "Runs under it", self.metrics.rect(20, 400, 200, 30), BODY, WHITE, NIGHT)


class UnderTheRing(Sound):
    """A text close below a button, where the focus ring would cover it."""

    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        below = self.widgets()[0].rect.move(0, self.widgets()[0].rect.height + self.px(2))
        self.theme.draw_text(surface, "Too close", below, BODY, WHITE, NIGHT, valign="top")


class OverlappingWidgets(Sound):
    def build(self) -> list[Widget]:
        return [*super().build(), Widget("late", self.metrics.rect(600, 470, 400, 80), "")]


class OutsideWidget(Sound):
    def build(self) -> list[Widget]:
        return [*super().build(), Widget("far", self.metrics.rect(self.metrics.across - 200, 400, 300, 80), "")]


class EmptyWidget(Sound):
    def build(self) -> list[Widget]:
        return [*super().build(), Widget("flat", self.metrics.rect(100, 600, 300, 0), "")]


class Unreachable(Sound):
    """Tab is swallowed, and no direction leads from the buttons to a widget with the same middle."""

    def build(self) -> list[Widget]:
        return [*super().build(), Widget("lost", self.metrics.rect(500, 600, 300, 80), "Lost")]

    def action(self, action: Action | Pointer) -> bool:
        return action.kind in (Kind.NEXT, Kind.DOWN)


class SameKey(Sound):
    def build(self) -> list[Widget]:
        return [*super().build(), Widget("on", self.metrics.rect(100, 600, 300, 80), "Again")]


PLANTED: list[tuple[type[Scene], layout_lint.Kind, str]] = [
    (CutText, layout_lint.Kind.CUT, "Far too long for its room"),
    (ClippedText, layout_lint.Kind.CUT, "Half below the screen"),
    (SmallText, layout_lint.Kind.SMALL, "Tiny"),
    (SmallBody, layout_lint.Kind.SMALL, "Read often"),
    (FaintText, layout_lint.Kind.FAINT, "Hard to see"),
    (FaintOnPicture, layout_lint.Kind.FAINT, "Over a picture"),
    (OverlappingTexts, layout_lint.Kind.TEXTS, "'Below' and 'Above'"),
    (CrossedWidget, layout_lint.Kind.CROSSED, "'Runs under it' and on"),
    (UnderTheRing, layout_lint.Kind.CROSSED, "'Too close' and on"),
    (OverlappingWidgets, layout_lint.Kind.WIDGETS, "off and late"),
    (OutsideWidget, layout_lint.Kind.OUTSIDE, "far"),
    (EmptyWidget, layout_lint.Kind.OUTSIDE, "flat"),
    (Unreachable, layout_lint.Kind.UNREACHABLE, "lost"),
    (SameKey, layout_lint.Kind.UNREACHABLE, "called on"),
]


@pytest.fixture
def look() -> Iterator[Callable[[Scene], list[Finding]]]:
    director = Director(Settings(full_screen=False), windowed=(1280, 720), strict=True, sound=False)

    def find(scene: Scene) -> list[Finding]:
        director.push(scene)
        return lint(director, "planted")

    yield find
    director.quit()
    pygame.display.quit()


def test_a_sound_scene_has_no_findings(look: Callable[[Scene], list[Finding]]) -> None:
    assert look(Sound()) == []


@pytest.mark.parametrize(("scene", "kind", "what"), PLANTED, ids=lambda value: getattr(value, "__name__", ""))
def test_a_planted_fault_alone_is_reported(
    look: Callable[[Scene], list[Finding]], scene: type[Scene], kind: layout_lint.Kind, what: str
) -> None:
    found = look(scene())
    assert [finding.kind for finding in found] == [kind]
    assert what in found[0].what


def test_every_kind_has_its_planted_fault() -> None:
    assert {kind for _, kind, _ in PLANTED} == set(layout_lint.Kind)


def test_a_finding_is_one_line_with_state_kind_what_and_where(look: Callable[[Scene], list[Finding]]) -> None:
    (found,) = look(OutsideWidget())
    assert str(found) == "planted: outside: far is not whole on the screen: 200x53 at 1147,267"


def test_the_reason_of_a_disabled_button_may_float_over_texts(look: Callable[[Scene], list[Finding]]) -> None:
    class Floating(Sound):
        def compose(self, surface: pygame.Surface) -> None:
            super().compose(surface)
            room = self.metrics.rect(440, 340, 420, 30)
            self.theme.draw_text(surface, "What stands under the bubble", room, BODY, WHITE, NIGHT)

        def enter(self) -> None:
            self.focus.set("off")

    assert look(Floating()) == []


def test_what_lies_under_an_overlay_is_not_judged(look: Callable[[Scene], list[Finding]]) -> None:
    class Overlay(Sound):
        opaque = False

    assert look(FaintText()) != []
    assert look(Overlay()) == []


def test_the_focus_is_where_it_was(look: Callable[[Scene], list[Finding]]) -> None:
    scene = Sound()
    scene.focus.set("off")
    look(scene)
    assert scene.focus.key == "off"


def test_the_ground_is_what_lies_about_the_letters(look: Callable[[Scene], list[Finding]]) -> None:
    class Paper(Sound):
        def compose(self, surface: pygame.Surface) -> None:
            super().compose(surface)
            room = self.metrics.rect(100, 200, 400, 60)
            surface.fill(PAPER, room)
            self.theme.draw_text(surface, "Ink on paper", room, BODY, INK, None)

    scene = Paper()
    assert look(scene) == []
    runs = scene.director.record()
    run = next(run for run in runs if run.text == "Ink on paper")
    assert layout_lint.ground_behind(scene.director.display.surface, run) == PAPER
