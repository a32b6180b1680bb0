import logging
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.director import DOUBLE, NEAR
from scenes.settings import Settings
from scenes.ui.display import Metrics
from scenes.ui.widgets import Widget


def test_scenes_enter_pause_resume_and_leave_in_pairs(director: Any, plain: Any) -> None:
    story: list[str] = []
    director.push(plain("a", story))
    director.push(plain("b", story))
    director.pop()
    director.replace(plain("c", story))
    director.push(plain("d", story))
    director.quit()
    assert story == [
        "a enter", "a pause", "b enter", "b leave", "a resume",
        "a leave", "c enter", "c pause", "d enter", "d leave", "c leave",
    ]  # fmt: skip


def test_a_scene_may_replace_itself_while_it_enters(director: Any, plain: Any) -> None:
    story: list[str] = []

    class Hasty(plain):
        def enter(self) -> None:
            super().enter()
            self.director.replace(plain("next", story))

    director.push(Hasty("hasty", story))
    assert story == ["hasty enter", "hasty leave", "next enter"]
    director.step(0.016)
    assert [scene.name for scene in director.stack] == ["next"]


def test_the_loop_ends_when_the_window_is_closed(director: Any, plain: Any, hands: Any) -> None:
    story: list[str] = []
    hands.post(pygame.QUIT)
    director.run(plain("a", story))
    assert story == ["a enter", "a leave"]


def test_a_click_presses_on_release_over_the_same_widget(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain())
    hands.press(hands.centre("one"))
    assert "plain one" not in director.scene.story
    hands.release(hands.centre("one"))
    assert director.scene.story.count("plain one") == 1
    hands.press(hands.centre("one"))
    hands.release(hands.centre("two"))
    assert "plain two" not in director.scene.story
    assert director.scene.story.count("plain one") == 1


def test_only_the_left_button_presses(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain())
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        hands.post(kind, pos=hands.centre("one"), button=3)
    director.step(0.0)
    assert director.scene.story == ["plain enter"]


def test_keys_alone_do_everything(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain())
    director.step(0.0)
    assert director.scene.focus.key == "two"  # the primary
    hands.key(pygame.K_LEFT)
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_DOWN)
    assert director.scene.focus.key == "field"
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_PLUS)
    hands.key(pygame.K_MINUS)
    hands.key(pygame.K_MINUS)
    hands.key(pygame.K_o)
    assert director.scene.choice == 0
    assert director.scene.story == ["plain enter", "plain one", "plain one"]


def test_a_held_arrow_walks_on_until_the_scene_changes(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain())
    director.scene.focus.set("one")
    hands.post(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0)
    director.step(0.0)
    director.step(0.26)
    assert director.scene.focus.key == "off"
    director.push(plain("over"))
    director.scene.focus.set("one")
    director.step(1.0)
    assert director.scene.focus.key == "one"


def test_a_press_held_while_the_scene_changes_presses_nothing(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain("a"))
    hands.press(hands.centre("one"))
    director.push(plain("b"))
    hands.release(hands.centre("one"))
    director.pop()
    hands.release(hands.centre("one"))
    assert "a one" not in director.scene.story


def test_a_press_held_while_the_window_loses_the_focus_presses_nothing(
    director: Any, plain: Any, hands: Any
) -> None:  # D04
    director.push(plain())
    hands.press(hands.centre("one"))
    hands.post(pygame.WINDOWFOCUSLOST)
    hands.release(hands.centre("one"))
    assert director.scene.story == ["plain enter"]


def test_the_second_press_of_a_double_click_is_not_for_the_screen_that_the_first_one_brought(
    director: Any, plain: Any, hands: Any
) -> None:  # U05
    story: list[str] = []
    below, above = plain("below", story), plain("above", story)
    director.push(below)
    director.step(0.0)
    one, two = hands.centre("one"), hands.centre("two")
    hands.click(one)
    hands.click(one)
    assert story.count("below one") == 2  # where the same screen stays it counts twice
    director.step(DOUBLE)
    hands.press(one)
    director.push(above)
    hands.release(one)
    hands.click((one[0] + NEAR, one[1]))
    assert "above one" not in story
    hands.click(two)
    assert story[-1] == "above two"  # elsewhere it is another press
    director.pop()
    hands.click(two)
    assert story[-1] != "below two"
    director.step(DOUBLE)
    hands.click(two)
    assert story[-1] == "below two"


@pytest.mark.parametrize("how", ["mouse", "key", "letter"])
def test_a_press_during_an_animation_only_finishes_it(
    director: Any, plain: Any, hands: Any, how: Any
) -> None:  # A09
    director.push(plain())
    scene = director.scene
    scene.focus.set("one")
    scene.timeline.tween(scene, "x", 9.0, 5.0)
    director.step(0.1)
    press = {
        "mouse": lambda: hands.click(hands.centre("one")),
        "key": lambda: hands.key(pygame.K_RETURN),
        "letter": lambda: hands.key(pygame.K_o),
    }[how]
    press()
    assert (scene.x, scene.busy) == (9.0, False)
    assert scene.story == ["plain enter"]
    press()
    assert scene.story == ["plain enter", "plain one"]


def test_a_press_before_an_animation_is_forgotten_when_a_later_one_finishes_it(
    director: Any, plain: Any, hands: Any
) -> None:
    director.push(plain())
    hands.press(hands.centre("one"))
    director.scene.timeline.tween(director.scene, "x", 9.0, 5.0)
    director.step(0.1)
    hands.key(pygame.K_RETURN)
    hands.release(hands.centre("one"))
    assert director.scene.story == ["plain enter"]


def test_arrows_move_the_focus_while_something_moves(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain())
    director.scene.timeline.tween(director.scene, "x", 9.0, 5.0)
    hands.key(pygame.K_LEFT, dt=0.1)
    assert director.scene.focus.key == "one"
    assert director.scene.busy


def test_a_disabled_widget_says_why_and_does_nothing(director: Any, plain: Any, hands: Any) -> None:  # U11
    director.push(plain())
    hands.click(hands.centre("off"))
    assert director.scene.focus.key == "off"
    assert director.scene.story == ["plain enter"]
    assert "Not now." in [run.text for run in director.record()]
    hands.post(pygame.MOUSEMOTION, pos=hands.centre("one"))
    director.step(0.0)
    assert "Not now." not in [run.text for run in director.record()]


def test_typing_into_a_field(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain())
    hands.click(hands.centre("field"))
    for letter in "Moana!":
        hands.post(pygame.TEXTINPUT, text=letter)
    hands.key(pygame.K_o)  # a letter, no shortcut
    assert director.scene.typed == "Moana"  # at most five
    hands.key(pygame.K_BACKSPACE)
    hands.key(pygame.K_RETURN)
    assert director.scene.typed == "Moan"
    hands.key(pygame.K_o)
    assert director.scene.story == ["plain enter", "plain one"]


def test_leaving_a_scene_ends_its_typing(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain("a"))
    director.push(plain("b"))
    hands.click(hands.centre("field"))
    assert director.input.typing
    director.pop()
    assert not director.input.typing
    hands.key(pygame.K_o)
    assert "a one" in director.scene.story


def test_a_chooser_turns_by_its_arrows_and_the_wheel(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain())
    box = next(w.rect for w in director.scene.widgets() if w.key == "level")
    hands.click((box.right - 5, box.centery))
    hands.click(box.center)
    assert director.scene.choice == 2
    hands.click((box.left + 5, box.centery))
    assert director.scene.choice == 1
    hands.post(pygame.MOUSEWHEEL, x=0, y=-1)
    director.step(0.0)
    assert director.scene.choice == 0


def frames(director: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    shown = []
    monkeypatch.setattr(director.display, "show", lambda: shown.append(1))
    return shown


def test_a_still_scene_is_drawn_once(director: Any, plain: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # C01 C02
    director.push(plain())
    shown = frames(director, monkeypatch)
    for _ in range(100):
        director.step(0.016)
    assert len(shown) == 1
    director.scene.touch()
    director.step(0.016)
    assert len(shown) == 2
    assert director.scene.composed == 1


def test_ambient_motion_is_drawn_ten_times_a_second(
    director: Any, plain: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    director.push(plain())
    director.step(0.0)
    director.scene.ambient = True
    shown = frames(director, monkeypatch)
    for _ in range(600):
        director.step(1 / 60)
    assert 85 <= len(shown) <= 101


@pytest.mark.parametrize("stop", ["reduced_motion", "off", "behind"])
def test_what_moves_for_ever_stands_still_where_that_is_asked_for(
    director: Any, plain: Any, hands: Any, monkeypatch: pytest.MonkeyPatch, stop: str
) -> None:  # L06
    director.push(plain())
    director.step(0.0)
    director.scene.ambient = True
    shown = frames(director, monkeypatch)
    if stop == "behind":
        hands.post(pygame.WINDOWFOCUSLOST)
    else:
        director.settings.reduced_motion = stop == "reduced_motion"
        director.settings.speed = "off" if stop == "off" else "normal"
    for _ in range(60):
        director.step(1 / 60)
    assert not shown and not director.drifts
    hands.post(pygame.WINDOWFOCUSGAINED)
    director.settings.reduced_motion, director.settings.speed = False, "normal"
    for _ in range(60):
        director.step(1 / 60)
    assert shown and director.drifts


def test_what_moves_for_ever_can_be_drawn_alone(
    director: Any, plain: Any, monkeypatch: pytest.MonkeyPatch
) -> None:  # C01
    director.push(plain())
    director.step(0.0)
    scene = director.scene
    scene.ambient = True
    alone: list[pygame.Surface] = []

    def ripple(surface: pygame.Surface) -> bool:
        alone.append(surface)
        return True

    monkeypatch.setattr(scene, "ripple", ripple)
    drawn: list[pygame.Surface] = []
    monkeypatch.setattr(scene, "draw", drawn.append)
    shown = frames(director, monkeypatch)
    for _ in range(60):
        director.step(1 / 60)
    assert len(alone) == len(shown) in (8, 9, 10) and not drawn
    scene.touch()
    director.step(0.1)
    assert len(drawn) == 1


def test_nothing_is_drawn_while_the_window_is_hidden(
    director: Any, plain: Any, hands: Any, monkeypatch: pytest.MonkeyPatch
) -> None:  # C04
    director.push(plain())
    shown = frames(director, monkeypatch)
    hands.post(pygame.WINDOWMINIMIZED)
    director.step(0.016)
    director.scene.touch()
    director.step(0.016)
    assert shown == []
    hands.post(pygame.WINDOWRESTORED)
    director.step(0.016)
    assert shown == [1]


def test_the_speed_of_the_settings_counts(make_director: Any, plain: Any) -> None:  # A05
    director = make_director(settings=Settings(full_screen=False, speed="fast"))
    director.push(plain())
    director.scene.timeline.tween(director.scene, "x", 10.0, 1.0, ease=lambda t: t)
    director.step(0.25)
    assert director.scene.x == pytest.approx(5.0)
    director.settings.speed = "off"
    director.step(0.001)
    assert director.scene.x == 10.0


def test_an_overlay_stands_on_a_picture_of_what_is_under_it(director: Any, plain: Any) -> None:
    class Under(plain):
        colour = (200, 0, 0)

        def draw(self, surface: pygame.Surface) -> None:
            surface.fill((0, 99, 0), (1200, round(self.x), 80, 10))

        def compose(self, surface: pygame.Surface) -> None:
            surface.fill(self.colour)

    class Over(plain):
        def compose(self, surface: pygame.Surface) -> None:
            surface.fill((0, 0, 200), (0, 0, 640, 720))

    under = Under("under")
    director.push(under)
    director.push(Over("over", opaque=False))
    director.step(0.0)
    surface = director.display.surface
    assert surface.get_at((10, 700))[:3] == (0, 0, 200)
    assert surface.get_at((1270, 700))[:3] == (200, 0, 0)
    assert surface.get_at((1270, 5))[:3] == (0, 99, 0)
    under.x = 300.0
    under.touch()
    director.step(0.0)
    assert surface.get_at((1270, 5))[:3] == (200, 0, 0)
    assert surface.get_at((1270, 305))[:3] == (0, 99, 0)
    under.colour = (0, 200, 0)
    under.invalidate()
    director.step(0.0)
    assert surface.get_at((1270, 700))[:3] == (0, 200, 0)
    director.pop()
    director.step(1.0)
    assert surface.get_at((10, 700))[:3] == (0, 200, 0)


def test_a_scene_hears_of_each_change_of_focus(director: Any, plain: Any, hands: Any) -> None:
    class Listening(plain):
        def focused(self, key: str | None) -> None:
            self.story.append(key)
            self.invalidate()

        def build(self) -> list[Widget]:
            return [w for w in super().build() if w.key != "one" or "gone" not in self.story]

    director.push(Listening())
    director.step(0.0)
    hands.key(pygame.K_LEFT)
    assert director.scene.story == ["plain enter", "two", "one"]
    director.scene.story.append("gone")
    director.scene.invalidate()
    director.step(0.0)
    assert director.scene.story[-1] in ("two", "field")


def test_a_new_size_of_window_is_laid_out_anew(director: Any, plain: Any, hands: Any) -> None:  # D15
    seen: list[Metrics] = []

    class Seen(plain):
        def layout(self, metrics: Any) -> None:
            seen.append(metrics)

    director.push(Seen())
    director.step(0.0)
    pygame.display.set_mode((1000, 800), pygame.RESIZABLE)
    hands.post(pygame.WINDOWSIZECHANGED, x=1000, y=800)
    director.step(0.0)
    assert [(m.width, m.height) for m in seen] == [(1280, 720), (1000, 800)]
    assert director.scene.widgets()[0].rect == director.theme.metrics.rect(100, 100, 200, 80)
    assert director.display.surface.get_size() == (1000, 800)


def test_the_size_setting_makes_units_larger(director: Any, plain: Any) -> None:  # R01
    director.push(plain())
    before = director.scene.widgets()[0].rect.width
    director.settings.size, director.settings.full_screen = 130, True
    director.apply_settings()
    assert not director.display.full_screen  # a window asked for on the command line stays one
    assert director.scene.widgets()[0].rect.width == pytest.approx(before * 1.3, abs=1)


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_twenty_changes_of_full_screen_end_as_they_began(
    director: Any, plain: Any, hands: Any, tmp_path: Path, key: Any, mod: Any
) -> None:  # D06
    director.folder = tmp_path
    director.push(plain())
    director.step(0.0)
    before = pygame.image.tobytes(director.display.surface, "RGB")
    for _ in range(20):
        hands.key(key, mod)
    assert director.display.size == (1280, 720)
    assert pygame.image.tobytes(director.display.surface, "RGB") == before
    hands.key(key, mod)
    assert director.display.full_screen and director.settings.full_screen
    assert director.display.size == pygame.display.get_desktop_sizes()[0]
    assert '"full_screen": true' in (tmp_path / "settings.json").read_text()


def test_settings_that_can_not_be_kept_are_logged_and_the_game_goes_on(
    director: Any, plain: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "taken").write_text("a file, no folder")
    director.folder = tmp_path / "taken"
    with caplog.at_level(logging.ERROR):
        director.save_settings()
    assert "can't be kept" in caplog.text


def test_the_device_used_last_is_known(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain())
    hands.key(pygame.K_LEFT)
    assert director.device == "keyboard"
    hands.post(pygame.MOUSEMOTION, pos=(5, 5))
    director.step(0.0)
    assert director.device == "mouse"


def test_signs_of_keys_are_shown_while_keys_are_used(director: Any, plain: Any, hands: Any) -> None:
    class Signed(plain):
        def build(self) -> list[Widget]:
            rect = self.metrics.rect(100, 100, 300, 80)
            return [Widget("one", rect, "One", hint="Enter"), Widget("two", rect.move(0, 200), "Two", hint="Esc")]

    def signs() -> set[str]:
        return {run.text for run in director.record()} & {"Enter", "Esc"}

    director.push(Signed())
    assert signs() == {"Enter", "Esc"}
    hands.post(pygame.MOUSEMOTION, pos=(5, 5))
    director.step(0.0)
    before = pygame.image.tobytes(director.display.surface, "RGB")
    assert signs() == set()
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_UP)
    assert pygame.image.tobytes(director.display.surface, "RGB") != before  # without waiting for another change
    assert signs() == {"Enter", "Esc"}


def test_every_button_pressed_twice_at_once_acts_at_most_twice(director: Any, plain: Any, hands: Any) -> None:
    director.push(plain())
    for widget in director.scene.widgets():
        for _ in range(2):
            hands.post(pygame.MOUSEBUTTONDOWN, pos=widget.rect.center, button=1)
            hands.post(pygame.MOUSEBUTTONUP, pos=widget.rect.center, button=1)
        director.step(0.0)
    assert director.scene.story.count("plain one") == 2
