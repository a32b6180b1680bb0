from typing import Any

import pygame
import pytest

from scenes.ui.input import REPEAT_AFTER, REPEAT_EVERY, Action, Input, Kind, Pointer


def down(key: Any, mod: Any = 0) -> Any:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod)


def up(key: Any) -> Any:
    return pygame.event.Event(pygame.KEYUP, key=key, mod=0)


@pytest.mark.parametrize(
    ("key", "mod", "kind"),
    [
        (pygame.K_RETURN, 0, Kind.CONFIRM),
        (pygame.K_SPACE, 0, Kind.CONFIRM),
        (pygame.K_RETURN, pygame.KMOD_LALT, Kind.FULLSCREEN),
        (pygame.K_F11, 0, Kind.FULLSCREEN),
        (pygame.K_ESCAPE, 0, Kind.CANCEL),
        (pygame.K_TAB, 0, Kind.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Kind.PREVIOUS),
        (pygame.K_z, pygame.KMOD_RCTRL, Kind.UNDO),
        (pygame.K_UP, pygame.KMOD_NUM, Kind.UP),
    ],
)
def test_keys_mean_what_the_table_says(key: Any, mod: Any, kind: Any) -> None:
    assert Input().translate(down(key, mod)) == Action(kind)


def test_letters_are_shortcuts() -> None:
    assert Input().translate(down(pygame.K_m)) == Action(Kind.SHORTCUT, text="m")


@pytest.mark.parametrize("mod", [pygame.KMOD_LALT, pygame.KMOD_LMETA])
def test_the_systems_own_keys_are_left_to_it(mod: Any) -> None:  # D04
    assert Input().translate(down(pygame.K_TAB, mod)) is None
    assert Input().translate(down(pygame.K_m, mod)) is None


def test_while_typing_letters_are_text() -> None:
    reader = Input()
    typed = pygame.event.Event(pygame.TEXTINPUT, text="é")
    assert reader.translate(typed) is None
    reader.typing = True
    assert reader.translate(typed) == Action(Kind.TEXT, text="é")
    assert reader.translate(down(pygame.K_m)) is None
    assert reader.translate(down(pygame.K_SPACE)) is None
    assert reader.translate(down(pygame.K_LEFT)) is None
    assert reader.translate(down(pygame.K_BACKSPACE)) == Action(Kind.ERASE)
    assert reader.translate(down(pygame.K_RETURN)) == Action(Kind.CONFIRM)


def test_held_arrows_repeat_and_stop() -> None:
    reader = Input()
    reader.translate(down(pygame.K_RIGHT))
    assert reader.repeats(REPEAT_AFTER - 0.01) == []
    assert reader.repeats(0.02) == [Action(Kind.RIGHT, repeat=True)]
    assert len(reader.repeats(REPEAT_EVERY * 3)) == 3
    reader.translate(up(pygame.K_RIGHT))
    assert reader.repeats(1.0) == []


def test_held_confirm_does_not_repeat() -> None:
    reader = Input()
    reader.translate(down(pygame.K_RETURN))
    assert reader.repeats(5.0) == []


def test_release_lets_go_of_held_keys() -> None:
    reader = Input()
    reader.translate(down(pygame.K_RIGHT))
    reader.release()
    assert reader.repeats(5.0) == []


def test_pointer_events_keep_their_place() -> None:
    reader = Input()
    assert reader.translate(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 4))) == Pointer("move", (3, 4))
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=1)
    assert reader.translate(press) == Pointer("press", (5, 6), 1)
    assert reader.translate(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2)) == Pointer("wheel", (5, 6), steps=-2)
    wheel_as_button = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=4)
    assert reader.translate(wheel_as_button) is None
