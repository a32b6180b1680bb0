"""The one loop and the one stack of scenes. It owns display, theme, assets, strings, sound and settings."""

import logging
import math
from pathlib import Path

import pygame

from scenes import settings as settings_file
from scenes.passage import Passage
from scenes.scene import Scene
from scenes.settings import Settings, loudness
from scenes.ui.assets import Assets
from scenes.ui.display import DEFAULT_WINDOW, Display, Metrics
from scenes.ui.input import Action, Input, Kind, Pointer
from scenes.ui.sound import Sound
from scenes.ui.strings import Strings
from scenes.ui.theme import TextRun, Theme

log = logging.getLogger(__name__)

FRAMES = 60  # a second, at most
RESTING = 30  # turns of the loop a second while nothing plays
DOUBLE = 0.3  # seconds in which a second press at a place can belong to the same double click
NEAR = 8  # pixels that the mouse may move between the two
LONGEST = 0.1  # seconds that count as one frame: after a pause of the machine nothing jumps
TITLE = "Aurora & Atoll"
ICON = "icons/app_64.png"
"""The picture of the window, below the folder of assets."""


class Director:
    """Runs scenes.

    `windowed` is the size of a window in pixels, or None to follow the settings; `folder` is where settings are
    kept (None: nowhere). `strict` makes missing pictures and texts errors, `sound` opens the audio device.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        folder: Path | None = None,
        windowed: tuple[int, int] | None = None,
        strict: bool = False,
        sound: bool = True,
    ) -> None:
        self.settings = settings or Settings()
        self.folder = folder
        self.assets = Assets(strict=strict)
        self.strings = Strings(self.assets, self.settings.language)
        window = windowed if windowed or self.settings.full_screen else DEFAULT_WINDOW
        self.display = Display(window, TITLE, self.settings.monitor, self.assets.root / ICON)
        self.sound = Sound(self.assets, enabled=sound)
        self.input = Input()
        self.device = "keyboard"  # that was used last, for the signs of prompts
        self.clock = pygame.time.Clock()
        self.stack: list[Scene] = []
        self.theme = Theme(self._metrics())
        self._layers: dict[Scene, pygame.Surface] = {}
        self._passage = Passage()
        self._since_ambient = 0.0
        self._pressed: Scene | None = None  # the scene that the mouse pressed last, where, and how long ago
        self._pressed_at = (0, 0)
        self._since_press = 0.0
        self._shown = self._in_front = True
        self._redraw = True
        self._running = True
        self._set_volume()

    # ---- the stack

    @property
    def scene(self) -> Scene:
        """The top scene. Raises IndexError where there is none."""
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene over the others."""
        self._release()
        if self.stack:
            self._pass_on(scene)
            self.scene.pause()
            self._sound(scene.opens)
        self._enter(scene)

    def pop(self) -> None:
        """Take the top scene off; the one below goes on."""
        if len(self.stack) > 1:
            self._pass_on(self.stack[-2], closes=True)
            self._sound(self.scene.closes)
        self._leave()
        if self.stack:
            self.scene.invalidate()
            self.scene.resume()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self.stack:
            self._pass_on(scene)
            self._leave()
        self._enter(scene)

    def quit(self) -> None:
        """Leave every scene, the top one first, and end the loop."""
        while self.stack:
            self._leave()
        self._running = False

    def cut(self) -> None:
        """What fades away is gone at once, for it may show what nobody may see any more."""
        self._passage.end()
        self._redraw = True

    @property
    def key_signs(self) -> bool:
        """Whether prompts show which key does the same: not while the mouse is used."""
        return self.device != "mouse"

    @property
    def drifts(self) -> bool:
        """Whether what moves for ever does: not with reduced motion or animations off, nor behind other windows."""
        settings = self.settings
        return self._in_front and not settings.reduced_motion and not math.isinf(settings.speed_factor)

    # ---- the loop

    def run(self, scene: Scene) -> None:
        """Show a scene until the program is to end."""
        self.push(scene)
        while self._running and self.stack:
            self.step(self.wait())

    def wait(self) -> float:
        """Wait until the next turn of the loop is due; the seconds that count as having passed."""
        plays = self._passage.open or (self.stack and (self.scene.busy or self.scene.flourish.busy))
        return min(self.clock.tick(FRAMES if plays else RESTING) / 1000, LONGEST)

    def step(self, dt: float) -> None:
        """One turn of the loop: events, `dt` seconds, and a frame where something changed."""
        for event in pygame.event.get():
            self._handle(event)
        for action in self.input.repeats(dt):
            self._dispatch(action)
        self.sound.update(dt)
        self._since_press += dt
        if not self.stack:
            return
        self._redraw = self._passage.update(dt) or self._redraw
        self.scene.advance(dt)
        self._since_ambient += dt
        changed = self.stack and (self._redraw or any(s.dirty for s in self._visible()))
        ambient = bool(self.stack) and self.scene.ambient and self.drifts
        if ambient and self._since_ambient >= self.scene.ambient_pause:
            self._since_ambient = 0.0
            if not changed and self._shown and self.scene.ripple(self.display.surface):
                self.display.show()
            else:
                self.scene.touch()
                changed = True
        if self._shown and changed:
            self.draw()

    def draw(self) -> None:
        """Draw the visible scenes and show them."""
        surface = self.display.surface
        visible = self._visible()
        for hidden in self.stack[: -len(visible)]:
            self._layers.pop(hidden, None)
        renewed = False  # what lies under an overlay is part of its picture
        for index, scene in enumerate(visible):
            if renewed or scene.stale or scene not in self._layers:
                self._compose(visible[: index + 1])
            renewed = renewed or scene.dirty
        self._paint(surface, visible[-1])
        self.theme.floating = True
        visible[-1].draw_focus(surface)
        self.theme.floating = False
        self._passage.draw(surface)
        for scene in visible:
            scene.dirty = False
        self._redraw = False
        self.display.show()

    def record(self) -> list[TextRun]:
        """Draw everything anew and return each text that stands on the screen (for tools that lint it)."""
        self._passage.end()
        for scene in self._visible():
            scene.invalidate()
        runs: list[TextRun] = []
        self.theme.recorder = runs
        try:
            self.draw()
        finally:
            self.theme.recorder = None
        return runs

    # ---- settings

    def apply_settings(self) -> None:
        """Settings were changed (full screen and its monitor excepted): take them up and keep them."""
        if self.settings.language != self.strings.language:
            self.strings = Strings(self.assets, self.settings.language)
        self._set_volume()
        self._relayout()
        self.save_settings()

    def toggle_full_screen(self) -> None:
        """Change between full screen and window, and keep that for the next start."""
        self.display.toggle()
        self.settings.full_screen = self.display.full_screen
        self.save_settings()
        self._relayout()

    def toggle_mute(self) -> None:
        """Be silent or heard again, and keep that for the next start."""
        self.settings.mute = not self.settings.mute
        self._set_volume()
        self.save_settings()
        if self.stack:
            self.scene.invalidate()

    def use_monitor(self, monitor: int) -> None:
        """Let full screen fill the screen with this number, and keep that for the next start."""
        self.settings.monitor = monitor
        self.display.move_to(monitor)
        self.save_settings()
        self._relayout()

    def save_settings(self) -> None:
        """Write the settings' file; where that fails the game goes on and the log says so."""
        if self.folder is None:
            return
        try:
            settings_file.save(self.settings, self.folder)
        except OSError as error:
            log.error("The settings can't be kept in %s: %s", self.folder, error)

    # ---- inside

    def _pass_on(self, scene: Scene, *, closes: bool = False) -> None:
        """Let the picture that stands on the screen fade into that of ``scene``."""
        self._passage.end()
        if scene.fades and self.scene in self._layers:  # it has been drawn
            self._passage.begin(self.display.surface, self.settings, closes=closes)

    def _enter(self, scene: Scene) -> None:
        self.stack.append(scene)
        self._listen()
        scene.attach(self)
        scene.enter()
        if scene in self.stack:
            scene.layout(self.theme.metrics)
            scene.invalidate()

    def _leave(self) -> None:
        self._release()
        scene = self.stack.pop()
        self._listen()
        self._layers.pop(scene, None)
        scene.leave()

    def _release(self) -> None:
        self.input.release()
        self.input.typing = False
        if self.stack:
            self.scene.release()

    def _visible(self) -> list[Scene]:
        """The scenes that can be seen, from the lowest to the top one."""
        first = max((i for i, scene in enumerate(self.stack) if scene.opaque), default=0)
        return self.stack[first:]

    def _compose(self, scenes: list[Scene]) -> None:
        """Compose the static layer of the last of `scenes`; under an overlay lies a still picture of the others."""
        scene = scenes[-1]
        layer = self._layers.get(scene)
        if layer is None or layer.get_size() != self.display.size:
            layer = self._layers[scene] = pygame.Surface(self.display.size).convert()
        scene.widgets()  # so that the focus is known to what `compose` draws
        if len(scenes) > 1:
            self._paint(layer, scenes[-2])
        self.theme.look = scene.look
        self.theme.layer = self.stack.index(scene)
        scene.compose(layer)
        scene.draw_widgets(layer)
        scene.stale = False

    def _paint(self, surface: pygame.Surface, scene: Scene) -> None:
        surface.blit(self._layers[scene], (0, 0))
        self.theme.look = scene.look
        self.theme.layer = self.stack.index(scene)
        self.theme.floating = scene.busy or scene.flourish.busy
        scene.draw(surface)
        self.theme.floating = False

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.display.refresh()
            if self._metrics() != self.theme.metrics:
                self._relayout()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._in_front = False
            self._release()
            self.sound.muted = self.settings.mute or self.settings.mute_in_background
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._in_front = True
            self.sound.muted = self.settings.mute
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._shown = False
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._shown = self._redraw = True
        else:
            action = self.input.translate(event)
            if action is not None and not self._is_echo(action):
                self._used(action.device)
                if isinstance(action, Action) and action.kind is Kind.FULLSCREEN:
                    self.toggle_full_screen()
                elif isinstance(action, Action) and action.kind is Kind.MUTE:
                    self.toggle_mute()
                elif self.stack:
                    self.scene.dispatch(action)

    def _is_echo(self, action: Action | Pointer) -> bool:
        """Whether this is the second press of a double click whose first one has brought another screen: it was not
        meant for what lies there now."""
        if not isinstance(action, Pointer) or action.kind != "press" or not self.stack:
            return False
        (x, y), (x_before, y_before) = action.pos, self._pressed_at
        near = max(abs(x - x_before), abs(y - y_before)) <= NEAR
        if self._pressed not in (None, self.scene) and near and self._since_press < DOUBLE:
            return True
        self._pressed, self._pressed_at, self._since_press = self.scene, action.pos, 0.0
        return False

    def _used(self, device: str) -> None:
        """A person did something with a device: prompts show its signs from now on."""
        signs = self.key_signs
        self.device = device
        if self.key_signs != signs and self.stack:
            self.scene.invalidate()

    def _dispatch(self, action: Action) -> None:
        if self.stack:
            self.scene.dispatch(action)

    def _metrics(self) -> Metrics:
        width, height = self.display.size
        return Metrics(width, height, self.settings.size / 100)

    def _relayout(self) -> None:
        """The size of the window or of the units changed."""
        self._redraw = True
        self._passage.end()
        metrics = self._metrics()
        if metrics != self.theme.metrics:
            self.assets.clear()
            self.theme = Theme(metrics)
        self._layers.clear()
        for scene in self.stack:
            scene.layout(metrics)
            scene.invalidate()

    def _sound(self, key: str) -> None:
        if key:
            self.sound.play(key)

    def _listen(self) -> None:
        """Hear the place where the scenes are."""
        for scene in reversed(self.stack):
            if scene.place is not None:
                self.sound.go(scene.place, scene.timbre)
                return

    def _set_volume(self) -> None:
        self.sound.volume = loudness(self.settings.effects)
        self.sound.signals = loudness(self.settings.voice)
        self.sound.music.volume = loudness(self.settings.music)
        self.sound.muted = self.settings.mute
