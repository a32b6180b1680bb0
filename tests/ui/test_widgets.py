import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from scenes.director import Director
from scenes.ui import draw, palette, widgets
from scenes.ui.theme import H2
from scenes.ui.widgets import Widget, WidgetKind

SAMPLES = [
    {"label": "Plain"},
    {"label": "Buy", "primary": True, "hint": "Enter"},
    {"label": "Chosen", "selected": True},
    {"label": "Continue", "note": "Alaska, turn 14"},
    {"label": "Off", "enabled": False, "reason": "Costs 5, you have 3."},
    {"label": "Hints", "kind": WidgetKind.TOGGLE, "selected": True, "note": "What a card would do"},
    {"label": "Hints", "kind": WidgetKind.TOGGLE, "enabled": False},
    {"label": "Level", "kind": WidgetKind.CHOOSER, "value": "Normal"},
    {"label": "First", "kind": WidgetKind.CHOOSER, "value": "Random", "control": 230, "note": "Drawn"},
    {"label": "Level", "kind": WidgetKind.CHOOSER, "value": "Normal", "enabled": False},
    {"label": "Name", "kind": WidgetKind.TEXT, "value": "Mira"},
    {"label": "Name", "kind": WidgetKind.TEXT, "note": "Name of the town"},
]


@pytest.fixture
def theme(make_director: Callable[..., Director]) -> Any:
    theme = make_director((1920, 1080)).theme
    theme.recorder = []
    return theme


@pytest.fixture
def surface() -> Any:
    return pygame.Surface((1920, 1080))


@pytest.mark.parametrize("look", [palette.ALASKA, palette.PACIFIC])
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: "-".join(map(str, sample.values())))
def test_what_a_widget_says_fits_and_can_be_read(
    theme: Any, surface: pygame.Surface, sample: Any, look: Any
) -> None:
    theme.look = look
    widget = Widget("w", pygame.Rect(200, 200, 560, 90), **sample)
    widgets.draw_widget(theme, surface, widget)
    said = [run.text for run in theme.recorder]
    assert said and set(said) <= {widget.label, widget.note, widget.value, widget.hint}
    for run in theme.recorder:
        assert run.fitted and not run.clipped and widget.rect.contains(run.rect)
        assert run.ground is not None and palette.contrast(run.colour, run.ground) >= 4.5, run


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: "-".join(map(str, sample.values())))
@pytest.mark.parametrize("size", [(40, 30), (2, 2), (1, 200), (700, 20)])
def test_any_size_can_be_drawn(theme: Any, surface: pygame.Surface, sample: Any, size: tuple[int, int]) -> None:
    widgets.draw_widget(
        theme, surface, Widget("w", pygame.Rect((50, 50), size), **sample), pressed=True, editing=True
    )


def test_a_tile_draws_nothing(theme: Any, surface: pygame.Surface) -> None:
    before = pygame.image.tobytes(surface, "RGB")
    widgets.draw_widget(theme, surface, Widget("w", pygame.Rect(9, 9, 99, 99), "Card", WidgetKind.TILE))
    assert pygame.image.tobytes(surface, "RGB") == before and theme.recorder == []


def test_pressed_chosen_disabled_and_plain_look_different(theme: Any) -> None:
    pictures = set()
    plain = Widget("w", pygame.Rect(20, 20, 260, 80), "Go")
    states = (plain, replace(plain, selected=True), replace(plain, enabled=False), replace(plain, primary=True))
    for widget, pressed in ((plain, True), *((state, False) for state in states)):
        surface = pygame.Surface((300, 120))
        widgets.draw_widget(theme, surface, widget, pressed=pressed)
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == 5


@pytest.mark.parametrize("corner", [(0, 0), (1880, 0), (0, 1040), (1880, 1040), (900, 500)])
def test_the_reason_stays_on_the_screen_and_off_its_widget(
    theme: Any, surface: pygame.Surface, corner: Any
) -> None:
    widget = Widget("w", pygame.Rect(corner, (40, 40)), "Off", enabled=False, reason="Costs 5, you have 3. " * 6)
    widgets.draw_reason(theme, surface, widget)
    run = theme.recorder[-1]
    assert run.fitted and not run.clipped and run.size == 24
    assert not run.rect.colliderect(widget.rect)


def test_the_focus_ring_lies_outside_and_stands_on_any_ground(theme: Any) -> None:
    for ground in (palette.PAPER, palette.NAVY):
        surface = pygame.Surface((300, 200))
        surface.fill(ground)
        rect = pygame.Rect(60, 60, 180, 80)
        draw.focus_ring(theme, surface, rect)
        assert surface.get_at(rect.center)[:3] == ground
        row = [(c.r, c.g, c.b) for c in (surface.get_at((x, rect.centery)) for x in range(rect.left))]
        assert max(palette.contrast(colour, ground) for colour in row) > 3
        assert any(palette.contrast(a, b) > 3 for a, b in itertools.pairwise(row))


def test_marks_dice_and_states_are_told_apart_by_shape(theme: Any) -> None:
    pictures = []
    for seat in range(6):
        surface = pygame.Surface((64, 64))
        draw.seat_mark(theme, surface, seat, (32, 32), 60, ringed=False)
        pictures.append(pygame.mask.from_threshold(surface, palette.SEATS[seat].colour, (40, 40, 40)))
    for one, other in itertools.combinations(pictures, 2):
        both = one.overlap_area(other, (0, 0))
        assert both < 0.85 * max(one.count(), other.count())


def test_a_die_shows_its_pips_at_every_angle(theme: Any) -> None:
    for value in range(1, 7):
        for angle in (0, 42, 90, 183.0):
            mask = pygame.mask.from_threshold(draw.die(theme, 120, value, angle), (32, 56, 88), (24, 34, 44))
            assert len(mask.connected_components(20)) == value
    assert draw.die(theme, 120, 5, 41.0) is draw.die(theme, 120, 5, 43.0) is draw.die(theme, 120, 5, 402.0)


def test_what_is_drawn_twice_is_made_once(theme: Any, surface: pygame.Surface) -> None:
    def everything() -> None:
        rect = pygame.Rect(100, 100, 400, 200)
        draw.panel(theme, surface, rect)
        draw.coin(theme, surface, (50, 50), 30, "$4")
        draw.star(theme, surface, (50, 150), 30, "3")
        draw.ticket(theme, surface, (50, 250), 60)
        draw.seat_mark(theme, surface, 2, (50, 350), 60)
        draw.key_sign(theme, surface, "Enter", (50, 450), 34)
        draw.money(theme, surface, (50, 550), "21", palette.BRASS, palette.NAVY, H2)
        draw.focus_ring(theme, surface, rect)

    everything()
    made = len(theme.cache)
    everything()
    assert len(theme.cache) == made


@pytest.mark.parametrize("size", [(60, 40), (400, 90), (1312, 400), (333, 1000), (1500, 900)])
def test_a_stretched_panel_has_straight_edges_and_one_fill(
    theme: Any, surface: pygame.Surface, size: tuple[int, int]
) -> None:
    surface.fill((0, 0, 0))
    rect = pygame.Rect((100, 50), size)
    draw.box(theme, surface, rect, (200, 100, 50), radius=14)
    for x in range(rect.left + 15, rect.right - 15):
        assert surface.get_at((x, rect.top))[:3] == surface.get_at((x, rect.bottom - 1))[:3] == (200, 100, 50)
    for y in range(rect.top + 15, rect.bottom - 15):
        assert surface.get_at((rect.left, y))[:3] == surface.get_at((rect.right - 1, y))[:3] == (200, 100, 50)
    assert surface.get_at(rect.topleft)[:3] == (0, 0, 0)
    outside = rect.inflate(2, 2)
    assert surface.get_at((outside.left, rect.centery))[:3] == (0, 0, 0)
    assert surface.get_at((rect.centerx, outside.bottom - 1))[:3] == (0, 0, 0)


def test_a_chooser_is_turned_back_only_on_its_left_arrow() -> None:
    widget = Widget("w", pygame.Rect(100, 100, 600, 60), "Level", WidgetKind.CHOOSER, control=200)
    assert widget.box == pygame.Rect(500, 100, 200, 60)
    assert widget.turned_by((510, 130)) == -1
    assert [widget.turned_by(pos) for pos in ((120, 130), (600, 130), (690, 130))] == [1, 1, 1]


@pytest.mark.parametrize("low", [None, (40, 20, 10)])
def test_a_panel_too_large_to_keep_looks_as_if_kept(theme: Any, monkeypatch: pytest.MonkeyPatch, low: Any) -> None:
    pictures = []
    for kept in (10**9, 0):
        monkeypatch.setattr(draw, "KEPT_AREA", kept)
        surface = pygame.Surface((700, 500))
        surface.fill((90, 120, 150))
        rect = pygame.Rect(60, 60, 560, 360)
        draw.drop_shadow(theme, surface, rect)
        draw.box(theme, surface, rect, (200, 100, 50), alpha=0.8, low=low, line=palette.LINE, line_alpha=0.5)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    difference = max(abs(a - b) for a, b in zip(*pictures, strict=True))
    assert difference <= 2
