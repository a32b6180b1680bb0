"""What both tables have for hints: the button, the key, the sheet that says the hint, and the marks."""

from collections.abc import Mapping, Sequence

from pygame import Surface

from game.ai.advice import Advice
from game.ai.levels import Plan
from scenes.hint_pictures import Mark, paint_marks, paint_pondering
from scenes.hints import Hints
from scenes.scene import Scene
from scenes.session import Session
from scenes.ui.input import Action, Kind
from scenes.ui.widgets import Widget

DOT = 0.25
"""Seconds until the next of the dots is lit that tell of thinking."""


class HintedTable(Scene):
    """A table of a session that gives hints to the human who is asked. A subclass fills in the first four."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.hints = Hints(session)
        self._seen = False
        self._pondered = 0.0  # seconds that hints were waited for

    @property
    def takes_hints(self) -> bool:
        """Whether a human looks at the decision that is due."""
        raise NotImplementedError

    def show_advice(self, words: str) -> None:
        """Show these words in place of the log; none: the log."""
        raise NotImplementedError

    def hint_words(self, advice: Advice) -> str:
        """What to do and why, in one sentence."""
        raise NotImplementedError

    def hint_labels(self, plan: Plan) -> Mapping[str, str]:
        """The keys of the widgets that a plan would press next, with what their marks say."""
        raise NotImplementedError

    def mark_of(self, widget: Widget, label: str) -> Mark:
        """The mark of a widget."""
        return Mark(widget.rect, label)

    def toggle_hint(self) -> None:
        """Ask what the computer would do in the place of the human who is asked, or put the hint away."""
        if self.takes_hints:
            self.hints.toggle()
            self._tell()

    def pass_time(self, dt: float) -> None:
        """``dt`` seconds passed: show the hint once it has come, and until then that it is thought about.

        The first time the table has not been seen yet; the next time the computer is woken.
        """
        if self._seen:
            self.session.wake()
        self._seen = True
        if not self.hints.thinking:
            return
        self._pondered += dt
        if self.hints.arrived():
            self._tell()
        elif not self.director.settings.reduced_motion:
            self.touch()

    def show_hint(self, advice: Advice) -> None:
        """Show this hint for the decision that is due."""
        self.hints.take(advice)
        self._tell()

    def clear_hint(self) -> None:
        """Another decision is due, or another hand lies open."""
        self.hints.clear()
        self.show_advice("")

    def takes_key(self, action: Action) -> bool:
        """Whether an action was the key of the hint, which is dealt with then."""
        if action.kind is Kind.HINT:
            self.toggle_hint()
        return action.kind is Kind.HINT

    def paint_hint(self, surface: Surface, widgets: Sequence[Widget]) -> None:
        """Mark those widgets that the hint recommends; while it is thought about, its button."""
        if self.hints.thinking:
            step = 0 if self.director.settings.reduced_motion else int(self._pondered / DOT)
            for widget in widgets:
                if widget.key == "hint":
                    paint_pondering(self.theme, surface, widget.rect, step)
        if self.hints.advice is not None:
            labels = self.hint_labels(self.hints.advice.plan)
            marked = [widget for widget in widgets if widget.key in labels]
            paint_marks(self.theme, surface, [self.mark_of(widget, labels[widget.key]) for widget in marked])

    def paint_hint_in_focus(self, surface: Surface) -> None:
        """The mark of the widget in focus again, which the ring has covered in part."""
        if self.focus.widget is not None:
            self.paint_hint(surface, [self.focus.widget])

    def _tell(self) -> None:
        if self.hints.advice is not None:
            words = self.hint_words(self.hints.advice)
        else:
            words = self.text("hint.thinking") if self.hints.thinking else ""
        self.show_advice(words)
        self.invalidate()
