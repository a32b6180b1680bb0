"""Hints: what the computer would do in the place of the human who is asked. Only on request."""

from collections.abc import Callable, Mapping, Sequence

from game.ai.advice import Advice
from scenes.session import Session

Say = Callable[..., str]
"""A text by its key, with its fields."""
_PERCENT, _DOLLARS, _SEATS = "chance", "dollars", ("seat", "rival", "opponent", "leader", "owner")
"""What the names of figures begin with, where they are no plain numbers."""


class Hints:
    """The hint of a table: asked for at a press, and kept for as long as the same decision is due.

    ``open``: it is shown or thought about. Nothing is drawn here.
    """

    def __init__(self, session: Session) -> None:
        self.open = False
        self._session = session
        self._known: Advice | None = None

    @property
    def thinking(self) -> bool:
        """Whether it is waited for."""
        return self.open and self._known is None

    @property
    def advice(self) -> Advice | None:
        """What is to be shown now."""
        return self._known if self.open else None

    def toggle(self) -> None:
        """Ask for the hint, or put it away; asked for again it is there at once."""
        self.open = not self.open
        if self._known is None:
            if self.open:
                self._session.ask_advice()
            else:
                self._session.forget_advice()

    def arrived(self) -> bool:
        """Whether it has come just now."""
        if not self.thinking:
            return False
        self._known = self._session.advice()
        return self._known is not None

    def take(self, advice: Advice) -> None:
        """Let this be the hint."""
        self.open, self._known = True, advice

    def clear(self) -> None:
        """Another decision is due, or another hand lies open: nothing of it is left."""
        self.open, self._known = False, None
        self._session.forget_advice()


# ---- words


def fields_of(figures: Mapping[str, float], names: Sequence[str]) -> dict[str, object]:
    """The figures of an advice as a sentence takes them: percents, amounts, names of seats, and numbers.

    ``count`` is the first plain number, which chooses between one and several.
    """
    fields: dict[str, object] = {}
    for name, figure in figures.items():
        if name.startswith(_PERCENT):
            fields[name] = round(figure * 100)
        elif name.startswith(_DOLLARS):
            fields[name] = f"${_amount(figure)}"
        elif name.startswith(_SEATS):
            fields[name] = names[round(figure)]
        else:
            fields[name] = _number(figure)
            fields.setdefault("count", 1 if _number(figure) == "1" else 2)
    return fields


def _amount(figure: float) -> str:
    """Dollars: whole from ten on, else with their cents if there are any."""
    return f"{figure:.0f}" if abs(figure) >= 10 else f"{figure:.2f}".removesuffix(".00")


def _number(figure: float) -> str:
    """A figure as people say it: whole from ten on, else with a tenth if there is any."""
    return f"{figure:.0f}" if abs(figure) >= 10 else f"{figure:.1f}".removesuffix(".0")
