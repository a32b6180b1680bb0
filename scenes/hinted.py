"""What both tables have for hints: the button, the key, the sheet that says the hint, and the marks."""

from collections.abc import Mapping, Sequence

from pygame import Surface

from game.ai.advice import Advice
from game.ai.levels import Plan
from scenes.hint_pictures import marks_of, paint_marks
from scenes.hints import Hints
from scenes.scene import Scene
from scenes.session import Session
from scenes.ui.input import Action, Kind
from scenes.ui.widgets import Widget


class HintedTable(Scene):
    """A table of a session that gives hints to the human who is asked. A subclass fills in the first four."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.hints = Hints(session)

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

    def toggle_hint(self) -> None:
        """Ask what the computer would do in the place of the human who is asked, or put the hint away."""
        if self.takes_hints:
            self.hints.toggle()
            self._tell()

    def poll_hint(self) -> None:
        """Show the hint once it has come."""
        if self.hints.arrived():
            self._tell()

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

    @property
    def hint_label(self) -> str:
        """What the button says."""
        return self.text("hint.thinks" if self.hints.thinking else "hint.button")

    def paint_hint(self, surface: Surface, widgets: Sequence[Widget]) -> None:
        """Mark those widgets that the hint recommends."""
        if self.hints.advice is not None:
            paint_marks(self.theme, surface, marks_of(widgets, self.hint_labels(self.hints.advice.plan)))

    def _tell(self) -> None:
        if self.hints.advice is not None:
            words = self.hint_words(self.hints.advice)
        else:
            words = self.text("hint.thinking") if self.hints.thinking else ""
        self.show_advice(words)
        self.invalidate()
