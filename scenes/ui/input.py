"""Events of pygame -> actions of a game. Bindings are data; only the fields of events are read.

Posted events do not move `mouse.get_pos()` or `key.get_pressed()`, so neither is ever asked: what a robot posts
and what a person does look the same from here on.
"""

from dataclasses import dataclass
from enum import StrEnum

import pygame


class Kind(StrEnum):
    """What an action means, whatever device made it."""

    CONFIRM = "confirm"
    LET_GO = "let go"  # the key or button of a confirm is up again: for what has to be held
    CANCEL = "cancel"
    MENU = "menu"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    LESS = "less"  # a chooser's value down
    MORE = "more"
    PAGE_UP = "page up"
    PAGE_DOWN = "page down"
    FULLSCREEN = "fullscreen"
    MUTE = "mute"
    UNDO = "undo"
    HINT = "hint"  # what the computer would do
    SHORTCUT = "shortcut"  # a letter or figure, in `text`
    TEXT = "text"  # typed into a text field, in `text`
    ERASE = "erase"  # the last character of a text field


DIRECTIONS = (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT)
PAGES = (Kind.PAGE_UP, Kind.PAGE_DOWN)
REPEATING = (*DIRECTIONS, Kind.NEXT, Kind.PREVIOUS, *PAGES, Kind.LESS, Kind.MORE, Kind.ERASE)
REPEAT_AFTER, REPEAT_EVERY = 0.25, 0.05  # seconds a key is held


@dataclass(frozen=True, slots=True)
class Action:
    """One meaning from a key or a pad's button. `device` is `keyboard`, or `pad:` and an instance id."""

    kind: Kind
    device: str = "keyboard"
    text: str = ""
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Pointer:
    """The mouse: kind `move`, `press`, `release` or `wheel`; position in pixels; `steps` up of the wheel."""

    kind: str
    pos: tuple[int, int]
    button: int = 1
    steps: int = 0
    device: str = "mouse"


@dataclass(frozen=True, slots=True)
class Binding:
    """A key with the modifiers that must be held (a mask, 0 for none asked) and what it means."""

    key: int
    kind: Kind
    modifiers: int = 0


# The first binding that matches counts, so those with modifiers stand first.
BINDINGS = (
    Binding(pygame.K_RETURN, Kind.FULLSCREEN, pygame.KMOD_ALT),
    Binding(pygame.K_TAB, Kind.PREVIOUS, pygame.KMOD_SHIFT),
    Binding(pygame.K_z, Kind.UNDO, pygame.KMOD_CTRL),
    Binding(pygame.K_m, Kind.MUTE, pygame.KMOD_CTRL),
    Binding(pygame.K_F11, Kind.FULLSCREEN),
    Binding(pygame.K_h, Kind.HINT),
    Binding(pygame.K_RETURN, Kind.CONFIRM),
    Binding(pygame.K_KP_ENTER, Kind.CONFIRM),
    Binding(pygame.K_SPACE, Kind.CONFIRM),
    Binding(pygame.K_ESCAPE, Kind.CANCEL),
    Binding(pygame.K_BACKSPACE, Kind.ERASE),
    Binding(pygame.K_F10, Kind.MENU),
    Binding(pygame.K_UP, Kind.UP),
    Binding(pygame.K_DOWN, Kind.DOWN),
    Binding(pygame.K_LEFT, Kind.LEFT),
    Binding(pygame.K_RIGHT, Kind.RIGHT),
    Binding(pygame.K_TAB, Kind.NEXT),
    Binding(pygame.K_PAGEUP, Kind.PAGE_UP),
    Binding(pygame.K_PAGEDOWN, Kind.PAGE_DOWN),
    Binding(pygame.K_MINUS, Kind.LESS),
    Binding(pygame.K_KP_MINUS, Kind.LESS),
    Binding(pygame.K_PLUS, Kind.MORE),
    Binding(pygame.K_EQUALS, Kind.MORE),
    Binding(pygame.K_KP_PLUS, Kind.MORE),
)
WHILE_TYPING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_TAB, pygame.K_F11)
SHORTCUTS = "abcdefghijklmnopqrstuvwxyz0123456789"
TAKEN_FOR_OTHERS = pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META


class Input:
    """Translates events. `typing` is set while a text field is edited: letters are then text, not shortcuts."""

    def __init__(self, bindings: tuple[Binding, ...] = BINDINGS) -> None:
        self.bindings = bindings
        self.typing = False
        self._held: tuple[int, Action] | None = None
        self._held_for = 0.0
        self._pointer_at = (0, 0)  # events of the wheel do not say where

    def translate(self, event: pygame.event.Event) -> Action | Pointer | None:
        """The action of one event, None where it means nothing."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pointer_at = event.pos
        if event.type == pygame.MOUSEMOTION:
            return Pointer("move", event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            return Pointer("press", event.pos, event.button)
        if event.type == pygame.MOUSEBUTTONUP and event.button <= 3:
            return Pointer("release", event.pos, event.button)
        if event.type == pygame.MOUSEWHEEL and event.y:
            return Pointer("wheel", self._pointer_at, steps=event.y)
        if event.type == pygame.TEXTINPUT and self.typing:
            return Action(Kind.TEXT, text=event.text)
        if event.type == pygame.KEYDOWN:
            return self._press(event)
        if event.type == pygame.KEYUP:
            return self._release(event)
        return None

    def repeats(self, dt: float) -> list[Action]:
        """The repeated actions of a key held for another `dt` seconds."""
        if self._held is None:
            return []
        before = self._held_for
        self._held_for += dt
        count = self._repeated(self._held_for) - self._repeated(before)
        action = self._held[1]
        return [Action(action.kind, action.device, action.text, repeat=True)] * count

    def release(self) -> None:
        """Forget what is held: the scene changed, or the window lost the focus."""
        self._held = None

    def _press(self, event: pygame.event.Event) -> Action | None:
        modifiers = getattr(event, "mod", 0)
        action = self._action(event.key, modifiers)
        self._held = (event.key, action) if action and action.kind in REPEATING else None
        self._held_for = 0.0
        return action

    def _release(self, event: pygame.event.Event) -> Action | None:
        if self._held and self._held[0] == event.key:
            self._held = None
        confirms = any(binding.key == event.key and binding.kind is Kind.CONFIRM for binding in self.bindings)
        return Action(Kind.LET_GO) if confirms and not self.typing else None

    def _action(self, key: int, modifiers: int) -> Action | None:
        if self.typing and key not in WHILE_TYPING:
            return None
        for binding in self.bindings:
            if binding.key == key and (not binding.modifiers or modifiers & binding.modifiers):
                if not binding.modifiers and modifiers & TAKEN_FOR_OTHERS:
                    return None  # Alt-Tab and its like belong to the system
                return Action(binding.kind)
        if 0 < key < 128 and chr(key) in SHORTCUTS and not modifiers & TAKEN_FOR_OTHERS:
            return Action(Kind.SHORTCUT, text=chr(key))
        return None

    @staticmethod
    def _repeated(seconds: float) -> int:
        if seconds < REPEAT_AFTER:
            return 0
        return 1 + int((seconds - REPEAT_AFTER) / REPEAT_EVERY)
