"""What lies over a table until it is closed, and a card held up there with the way to those beside it."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from scenes.scene import Scene
from scenes.ui.input import Action, Kind, Pointer


class Overlay(Scene):
    """Esc, or a press beside ``sheet`` (pixels), closes it; the wheel turns what it shows."""

    opaque = False

    def __init__(self) -> None:
        super().__init__()
        self.sheet = Rect(0, 0, 0, 0)

    def action(self, action: Action | Pointer) -> bool:
        if isinstance(action, Action):
            if action.kind in (Kind.CANCEL, Kind.MENU):
                self.director.pop()
                return True
            return False
        if action.kind == "wheel":
            self.turn(-1 if action.steps > 0 else 1)
            return True
        if action.kind == "press" and (action.button == 3 or not self.sheet.collidepoint(action.pos)):
            self.director.pop()
            return True
        return False

    def turn(self, by: int) -> None:
        """The wheel was turned."""


class HeldCard(Overlay):
    """Holds up ``card``; ``beside`` are the cards that lie around it, in order."""

    def __init__(self, card: int, beside: Sequence[int]) -> None:
        super().__init__()
        self.card = card
        self.beside = list(beside) if card in beside else [card]

    @property
    def ways(self) -> list[tuple[str, Callable[[], None]]]:
        """The key and the press of a button for each way to other cards; none where there are none."""
        if len(self.beside) < 2:
            return []
        return [("previous", partial(self.turn, -1)), ("next", partial(self.turn, 1))]

    def turn(self, by: int) -> None:
        """Hold up another card instead: the next (1) or the previous (-1), round and round."""
        self.card = self.beside[(self.beside.index(self.card) + by) % len(self.beside)]
        self.invalidate()
