"""What is on its way over the table of Alaska beside cards and tags: coins and dice."""

from dataclasses import dataclass

from pygame import Surface

from scenes.movers import Mover, Point
from scenes.ui import draw
from scenes.ui.assets import Assets
from scenes.ui.theme import Theme

TRAIL = (0.05, 0.1, 0.15, 0.2)  # shares of the way behind a coin
TUMBLE_TURNS = 540  # degrees that a die turns on its way
DIE_ROLLS = 9  # faces that a die shows before the one rolled
DIE_SETTLES = 0.8  # share of the way after which the die shows the face rolled


@dataclass(eq=False)
class Coin(Mover):
    """A coin on an arc from ``start`` to ``end``; ``way`` goes from 0 to 1. It carries a seat's mark if it is its.

    Before 0 and after 1 it is not to be seen.
    """

    theme: Theme
    start: Point
    end: Point
    lift: float
    radius: int
    seat: int | None = None
    way: float = -1.0

    def draw(self, surface: Surface) -> None:
        if not 0 <= self.way < 1:
            return
        for behind in reversed(TRAIL):
            if self.way > behind:
                spot = self._at(self.way - behind)
                draw.coin(self.theme, surface, spot, max(2, round(self.radius * (0.72 - 2 * behind))), "")
        spot = self._at(self.way)
        draw.coin(self.theme, surface, spot, self.radius)
        if self.seat is not None:
            mark = (spot[0] + self.radius, spot[1] + self.radius)
            draw.seat_mark(self.theme, surface, self.seat, mark, round(self.radius * 1.5))

    def _at(self, way: float) -> tuple[int, int]:
        x = self.start[0] + (self.end[0] - self.start[0]) * way
        y = self.start[1] + (self.end[1] - self.start[1]) * way - self.lift * 4 * way * (1 - way)
        return round(x), round(y)


@dataclass(eq=False)
class Tumbling(Mover):
    """A die in the air: thrown in from ``start``, it bounces twice and lies at ``end`` with the face rolled on top.

    ``way`` goes from 0 to 1, ``height`` is that of the toss and ``size`` that of a side, in pixels; ``rest`` is its
    angle when it lies.
    """

    theme: Theme
    assets: Assets
    start: Point
    end: Point
    height: float
    size: int
    face: int
    rest: float
    way: float = 0.0

    @property
    def shown_face(self) -> int:
        """The face on top now."""
        if self.way >= DIE_SETTLES:
            return self.face
        left = int((DIE_SETTLES - self.way) / DIE_SETTLES * DIE_ROLLS) + 1
        return (self.face - 1 + left * 5) % 6 + 1 if left % 2 else (self.face + left) % 6 + 1

    def draw(self, surface: Surface) -> None:
        along = 1 - (1 - self.way) ** 2
        x = self.start[0] + (self.end[0] - self.start[0]) * along
        y = self.start[1] + (self.end[1] - self.start[1]) * along
        up = self.height * _bounce(self.way)
        angle = self.rest - TUMBLE_TURNS * (1 - self.way) ** 2
        shadow = self.assets.icon("die_shadow", round(self.size * 1.9))
        surface.blit(shadow, shadow.get_rect(center=(round(x) + self.size // 12, round(y + self.size * 0.5))))
        die = draw.die(self.theme, self.size, self.shown_face, angle)
        surface.blit(die, die.get_rect(center=(round(x), round(y - up))))


def _bounce(way: float) -> float:
    """The height over the table as a share of the first: down from the hand, then two bounces, then none."""
    for start, end, height in ((0.42, 0.68, 0.36), (0.68, 0.87, 0.1)):
        if start <= way < end:
            x = (way - start) / (end - start) * 2 - 1
            return height * (1 - x * x)
    return 1 - (way / 0.42) ** 2 if way < 0.42 else 0.0
