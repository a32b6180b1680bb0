"""The base of every screen: what it draws, what it publishes, and what happens by default."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from scenes.ui import draw, focus, widgets
from scenes.ui.display import Metrics
from scenes.ui.input import DIRECTIONS, Action, Kind, Pointer
from scenes.ui.palette import ALASKA, NIGHT, Look
from scenes.ui.theme import Theme
from scenes.ui.timeline import Timeline
from scenes.ui.widgets import Widget, WidgetKind

if TYPE_CHECKING:
    from scenes.director import Director

ENDS_ANIMATION = (Kind.CONFIRM, Kind.CANCEL, Kind.UNDO, Kind.HINT, Kind.SHORTCUT)


class Scene:
    """A screen on the director's stack. A subclass fills in the hooks, of which each may be left out.

    `timeline` holds what plays out and blocks (a press finishes it and does nothing else, unless it is taken
    `at_once`); `flourish` holds small touches that block nothing. `ambient` is True while something moves for ever
    (water, aurora): the scene is then drawn every `ambient_pause` seconds, at most ten times a second.
    """

    opaque = True  # hides what is under it
    fades = True  # opens over what was there before; False where nothing of that may be seen any more
    look: Look = ALASKA
    place: str | None = None  # whose music is heard; None: as if only what lies below were there
    timbre = ""  # of effects at this place: that of a game, or what is the same everywhere
    opens, closes = "open", "close"  # what is heard when it comes over another scene, and when it goes
    ambient = False
    ambient_pause = 0.1

    def __init__(self) -> None:
        self.timeline = Timeline()
        self.flourish = Timeline()
        self.focus = focus.Focus()
        self.dirty = True  # must be drawn again
        self.stale = True  # its static layer must be composed again
        self._director: Director | None = None
        self._widgets: list[Widget] | None = None
        self._armed: str | None = None
        self._editing: str | None = None

    # ---- hooks for subclasses

    def enter(self) -> None:
        """It came onto the stack; the director can be reached from here on."""

    def leave(self) -> None:
        """It went off the stack."""

    def pause(self) -> None:
        """Another scene came over it."""

    def resume(self) -> None:
        """It is the top one again."""

    def layout(self, metrics: Metrics) -> None:
        """The window has this size: compute rectangles. Called after `enter` and at every change of size."""

    def build(self) -> list[Widget]:
        """The widgets as they are now. Called once after each `invalidate`."""
        return []

    def action(self, action: Action | Pointer) -> bool:
        """An action, before focus and widgets see it; True where it is dealt with."""
        return False

    def at_once(self, action: Action | Pointer) -> bool:
        """Whether an action that would end an animation does what it means at once instead.

        That is so for presses of widgets that can be pressed at any time, by mouse or by their letters.
        """
        if isinstance(action, Pointer):
            meant = focus.at(self.widgets(), action.pos) if action.button == 1 else None
        elif action.kind is Kind.SHORTCUT:
            meant = next((widget for widget in self.widgets() if widget.shortcut == action.text), None)
        else:
            meant = None
        return meant is not None and meant.anytime and meant.enabled

    def focused(self, key: str | None) -> None:
        """Another widget took the focus: by a device, or because the one that had it is gone."""

    def update(self, dt: float) -> None:
        """`dt` seconds passed while it was the top scene; its timelines have moved already."""

    def compose(self, surface: pygame.Surface) -> None:
        """Draw the static layer: all that rests, widgets excepted (they are drawn after it)."""
        surface.fill(NIGHT)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what moves, over the static layer. It changes nothing."""

    def ripple(self, surface: pygame.Surface) -> bool:
        """Draw what moves for ever (`ambient`) onto the picture that stands on the screen, where that is all that
        changes; False where everything has to be drawn again.
        """
        return False

    # ---- services

    @property
    def director(self) -> "Director":
        """The director it belongs to. Raises RuntimeError before `enter`."""
        if self._director is None:
            raise RuntimeError(f"{type(self).__name__} is not on a director's stack.")
        return self._director

    @property
    def theme(self) -> Theme:
        return self.director.theme

    @property
    def metrics(self) -> Metrics:
        return self.director.theme.metrics

    def px(self, units: float) -> int:
        """Pixels of a length in units."""
        return self.metrics.px(units)

    def text(self, key: str, **fields: Any) -> str:
        """A text of the table of strings."""
        return self.director.strings.text(key, **fields)

    def image(self, key: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture at a size in pixels."""
        return self.director.assets.image(key, size)

    def play(self, sound: str) -> None:
        """A sound by key."""
        self.director.sound.play(sound)

    def invalidate(self) -> None:
        """What rests has changed: build the widgets and compose the static layer again."""
        self.stale = self.dirty = True
        self._widgets = None

    def touch(self) -> None:
        """What moves has changed: draw again."""
        self.dirty = True

    def widgets(self) -> list[Widget]:
        """What can be acted on now. Robots, focus and lint read the same list."""
        if self._widgets is not None:
            return self._widgets
        built = self._widgets = self.build()
        if self._editing is not None and all(widget.key != self._editing for widget in built):
            self._stop_editing()
        before = self.focus.key
        self.focus.sync(built)
        if self.focus.key != before:
            self.focused(self.focus.key)
        return built

    @property
    def busy(self) -> bool:
        """Whether an animation plays that a press would finish."""
        return self.timeline.busy

    def finish(self) -> None:
        """Jump to the end of every animation."""
        self.timeline.finish()
        self.flourish.finish()
        self.touch()

    # ---- called by the director

    def attach(self, director: "Director") -> None:
        self._director = director

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        speed = self.director.settings.speed_factor
        for timeline in (self.timeline, self.flourish):
            timeline.speed = speed
            if timeline.update(dt):
                self.dirty = True
        self.update(dt)

    def release(self) -> None:
        """Forget what is held down: the scene changed or the window lost the focus."""
        self._stop_editing()
        if self._armed is not None:
            self._armed = None
            self.invalidate()

    def dispatch(self, action: Action | Pointer) -> None:
        """Handle an action: finish what plays, or ask the hook, or move the focus and press widgets."""
        widget_list = self.widgets()
        if self.busy and _ends_animation(action) and not self.at_once(action):
            self.finish()
            self.release()
            return
        if self._editing is not None and isinstance(action, Action):
            self._edit(action)
            return
        if self.action(action):
            return
        if isinstance(action, Pointer):
            self._point(action, widget_list)
        elif action.kind in DIRECTIONS:
            self._refocus(lambda: self.focus.move(action.kind))
        elif action.kind in (Kind.NEXT, Kind.PREVIOUS):
            self._refocus(lambda: self.focus.step(1 if action.kind is Kind.NEXT else -1))
        elif action.kind is Kind.CONFIRM and self.focus.widget is not None:
            self.press(self.focus.widget)
        elif action.kind in (Kind.LESS, Kind.MORE) and self.focus.widget is not None:
            self._turn(self.focus.widget, -1 if action.kind is Kind.LESS else 1)
        elif action.kind is Kind.SHORTCUT:
            for widget in widget_list:
                if widget.shortcut == action.text:
                    self.press(widget)
                    return

    def press(self, widget: Widget, pos: tuple[int, int] | None = None) -> None:
        """Do what pressing a widget does; a disabled one takes the focus and says its reason."""
        self._refocus(lambda: self.focus.set(widget.key), heard=False)
        if not widget.enabled:
            self.touch()
            self.play("refuse")
        elif widget.kind is WidgetKind.TEXT:
            self._start_editing(widget)
        elif widget.kind is WidgetKind.CHOOSER:
            self._turn(widget, widget.turned_by(pos) if pos is not None else 1)
        elif widget.press is not None:
            self.play("press")
            widget.press()
            self.invalidate()

    def draw_widgets(self, surface: pygame.Surface) -> None:
        """Draw the widgets at rest onto the static layer."""
        for widget in self.widgets():
            if widget.hint and not self.director.key_signs:
                widget = replace(widget, hint="")
            icon = None
            if widget.icon:
                side = min(self.px(40), round(widget.rect.height * 0.66))
                icon = self.image(widget.icon, (side, side))
            widgets.draw_widget(
                self.theme,
                surface,
                widget,
                pressed=widget.key == self._armed,
                editing=widget.key == self._editing,
                icon=icon,
            )

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the focus ring, and why a disabled widget can't be used, over everything."""
        self.widgets()
        widget = self.focus.widget
        if widget is None:
            return
        rect = widget.rect.inflate(self.px(16), 0) if widget.open_sided else widget.rect
        draw.focus_ring(self.theme, surface, rect, widget.radius)
        if not widget.enabled and widget.reason:
            widgets.draw_reason(self.theme, surface, widget)

    # ---- inside

    def _refocus(self, change: Callable[[], bool], heard: bool = True) -> None:
        before = self.focus.key
        if change():
            self.touch()
        if self.focus.key != before:
            if heard:
                self.play("hover")
            self.focused(self.focus.key)

    def _point(self, pointer: Pointer, widget_list: list[Widget]) -> None:
        self._refocus(lambda: self.focus.hover(pointer.pos))
        widget = focus.at(widget_list, pointer.pos)
        if pointer.kind == "wheel" and widget is not None:
            self._turn(widget, 1 if pointer.steps > 0 else -1)
        elif pointer.kind == "press" and pointer.button == 1:
            self._stop_editing()
            self._armed = widget.key if widget is not None else None
            if widget is not None and widget.enabled:
                self.stale = self.dirty = True
        elif pointer.kind == "release" and pointer.button == 1:
            armed, self._armed = self._armed, None
            if armed is not None:
                self.stale = self.dirty = True
                if widget is not None and widget.key == armed:
                    self.press(widget, pointer.pos)

    def _turn(self, widget: Widget, by: int) -> None:
        if widget.enabled and widget.kind is WidgetKind.CHOOSER and widget.turn is not None:
            self.play("choose")
            widget.turn(by)
            self.invalidate()

    def _start_editing(self, widget: Widget) -> None:
        self._editing = widget.key
        self.director.input.typing = True
        self.invalidate()

    def _stop_editing(self) -> None:
        if self._editing is not None:
            self._editing = None
            self.director.input.typing = False
            self.invalidate()

    def _edit(self, action: Action) -> None:
        widget = next((w for w in self.widgets() if w.key == self._editing), None)
        if widget is None or widget.edit is None or action.kind in (Kind.CONFIRM, Kind.CANCEL):
            self._stop_editing()
        elif action.kind is Kind.TEXT:
            widget.edit((widget.value + self.theme.writable(action.text))[: widget.limit])
            self.invalidate()
        elif action.kind is Kind.ERASE:
            widget.edit(widget.value[:-1])
            self.invalidate()
        elif action.kind in (Kind.NEXT, Kind.PREVIOUS):
            self._stop_editing()
            self.dispatch(action)


def _ends_animation(action: Action | Pointer) -> bool:
    if isinstance(action, Pointer):
        return action.kind == "press"
    return action.kind in ENDS_ANIMATION and not action.repeat
