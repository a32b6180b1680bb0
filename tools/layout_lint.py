"""Finds what is wrong with the layout of a screen as it is shown now.

It reads what every screen tells: the texts that its theme wrote (``TextRun``), the widgets that it publishes, and
the pixels that came of them. Only the top scene is judged; what lies under an overlay is judged where it is on top.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import pygame

from scenes.director import Director
from scenes.scene import Scene
from scenes.ui import draw
from scenes.ui.input import DIRECTIONS, Action
from scenes.ui.input import Kind as Input
from scenes.ui.palette import Colour, contrast, luminance
from scenes.ui.theme import FLOOR_UNITS, OFTEN_UNITS, TextRun
from scenes.ui.widgets import Widget, WidgetKind

LEAST_CONTRAST = 4.5
ROUNDING = 0.5
"""Units that a size may lie under its floor, and pixels that two things may share: a size is whole pixels."""
INK_APART = 60
"""Steps of a colour channel from the ink beyond which a pixel counts as ground."""
MOST_SAMPLES = 1500
"""Pixels looked at behind one text."""
LONGEST_QUOTE = 60
ROUNDS = 2
"""Times that Tab goes round: a scene may publish more widgets when the focus comes to some of them."""
DESCENT = 0.2
"""Share of the height of a line that only the tails of some letters need."""
Box = tuple[int, int, int, int]


class Kind(StrEnum):
    """What can be wrong."""

    CUT = "text cut"
    SMALL = "text small"
    FAINT = "text faint"
    TEXTS = "texts overlap"
    CROSSED = "text crosses widget"
    WIDGETS = "widgets overlap"
    OUTSIDE = "outside"
    UNREACHABLE = "unreachable"


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of a state: what it is about, and where in pixels."""

    state: str
    kind: Kind
    what: str
    where: Box

    def __str__(self) -> str:
        x, y, width, height = self.where
        return f"{self.state}: {self.kind}: {self.what}: {width}x{height} at {x},{y}"


def lint(director: Director, state: str) -> list[Finding]:
    """Draw the screen anew and tell its faults under the name of this state."""
    top = len(director.stack) - 1
    runs = [run for run in director.record() if run.layer == top]
    scene, surface = director.scene, director.display.surface
    widgets = list(scene.widgets())
    laid = [run for run in runs if not run.floating]
    faults = [
        *_cut(runs),
        *_small(runs),
        *_faint(runs, surface),
        *_overlapping_texts(laid),
        *_crossing(laid, widgets, director.theme.px(draw.RING_REACH)),
        *_overlapping_widgets(widgets),
        *_outside(widgets, surface.get_rect()),
        *_unreachable(scene),
    ]
    return [Finding(state, kind, what, (where.x, where.y, where.w, where.h)) for kind, what, where in faults]


Fault = tuple[Kind, str, pygame.Rect]


# ---- texts


def _cut(runs: Iterable[TextRun]) -> Iterable[Fault]:
    for run in runs:
        if not run.fitted:
            yield Kind.CUT, f"{_quoted(run)} has too little room", run.box
        elif run.clipped:
            yield Kind.CUT, f"{_quoted(run)} sticks out of its room", run.rect


def _small(runs: Iterable[TextRun]) -> Iterable[Fault]:
    for run in runs:
        floor = OFTEN_UNITS if run.often else FLOOR_UNITS
        if run.fitted and not run.sign and run.size < floor - ROUNDING:  # what was cut had been shrunk before
            yield Kind.SMALL, f"{_quoted(run)} is {run.size:.1f} of {floor:g} units", run.rect


def _faint(runs: Iterable[TextRun], surface: pygame.Surface) -> Iterable[Fault]:
    for run in runs:
        ground = run.ground
        if ground is None and not run.floating:
            ground = ground_behind(surface, run)
        if ground is None:
            continue
        ratio = contrast(run.colour, ground)
        if ratio < LEAST_CONTRAST:
            yield Kind.FAINT, f"{_quoted(run)} has contrast {ratio:.1f} on {_hex(ground)}", run.rect


def ground_behind(surface: pygame.Surface, run: TextRun) -> Colour | None:
    """The middle one, by luminance, of the pixels about the letters; None where all of them look like ink."""
    area = run.rect.inflate(4, 4).clip(surface.get_rect())
    if not area.width or not area.height:
        return None
    data = pygame.image.tobytes(surface.subsurface(area), "RGB")
    step = 3 * max(1, len(data) // 3 // MOST_SAMPLES)
    ground = []
    for at in range(0, len(data), step):
        pixel = (data[at], data[at + 1], data[at + 2])
        if max(abs(a - b) for a, b in zip(pixel, run.colour, strict=True)) > INK_APART:
            ground.append(pixel)
    if not ground:
        return None
    return sorted(ground, key=luminance)[len(ground) // 2]


def _overlapping_texts(runs: Sequence[TextRun]) -> Iterable[Fault]:
    boxes = [_letters(run) for run in runs]
    for index, box in enumerate(boxes):
        for other in box.collidelistall(boxes[index + 1 :]):
            second = index + 1 + other
            yield Kind.TEXTS, f"{_quoted(runs[index])} and {_quoted(runs[second])}", box.clip(boxes[second])


def _crossing(runs: Iterable[TextRun], widgets: Iterable[Widget], reach: int) -> Iterable[Fault]:
    """Texts that lie partly on a widget, or where its focus ring would cover them (``reach`` pixels about it).

    Tiles are left out: their scene draws them, and may well put a sign on their edge.
    """
    solid = [widget for widget in widgets if widget.kind is not WidgetKind.TILE]
    for run in runs:
        letters = _letters(run)
        for widget in solid:
            ringed = widget.rect.inflate(2 * reach, 2 * reach)
            if letters.colliderect(ringed) and not widget.rect.inflate(4, 4).contains(letters):
                yield Kind.CROSSED, f"{_quoted(run)} and {widget.key}", letters.clip(ringed)


def _letters(run: TextRun) -> pygame.Rect:
    """The ink without what only tails need, and without the pixel at each side that rounding may add."""
    rect = run.rect.copy()
    rect.height = max(1, round(rect.height * (1 - DESCENT)))
    return rect.inflate(-2, -2) if min(rect.size) > 4 else rect


# ---- widgets


def _overlapping_widgets(widgets: Sequence[Widget]) -> Iterable[Fault]:
    for index, widget in enumerate(widgets):
        for other in widgets[index + 1 :]:
            shared = widget.rect.clip(other.rect)
            if min(shared.size) > 1:
                yield Kind.WIDGETS, f"{widget.key} and {other.key}", shared


def _outside(widgets: Iterable[Widget], screen: pygame.Rect) -> Iterable[Fault]:
    for widget in widgets:
        if not widget.rect.width or not widget.rect.height or not screen.contains(widget.rect):
            yield Kind.OUTSIDE, f"{widget.key} is not whole on the screen", widget.rect


def _unreachable(scene: Scene) -> Iterable[Fault]:
    """Widgets at which neither Tab nor a direction arrives, from one of the others; tried on the scene itself."""
    published = scene.widgets()
    keys = [widget.key for widget in published]
    for widget in published:
        if keys.count(widget.key) > 1 and keys.index(widget.key) == published.index(widget):
            yield Kind.UNREACHABLE, f"{keys.count(widget.key)} widgets are called {widget.key}", widget.rect
    before = scene.focus.key
    reached = _walk(scene, ROUNDS * len(keys))
    if before is not None:
        scene.focus.set(before)
        scene.focused(before)
    for widget in published:
        if widget.key not in reached:
            yield Kind.UNREACHABLE, f"{widget.key} is never in focus", widget.rect


def _walk(scene: Scene, steps: int) -> set[str | None]:
    """Where Tab comes in so many steps and, if that is not everywhere, each direction from there in as many."""
    published = {widget.key for widget in scene.widgets()}
    reached: set[str | None] = set()

    def go(kind: Input) -> None:
        for _ in range(steps):
            scene.dispatch(Action(kind))
            reached.add(scene.focus.key)

    go(Input.NEXT)
    for start in list(reached):
        for direction in DIRECTIONS:
            if published <= reached:
                return reached
            if start is not None and any(widget.key == start for widget in scene.widgets()):
                scene.focus.set(start)
            go(direction)
    return reached


# ---- words


def _quoted(run: TextRun) -> str:
    text = " ".join(run.text.split())
    return f"'{text}'" if len(text) <= LONGEST_QUOTE else f"'{text[:LONGEST_QUOTE]}...'"


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{channel:02X}" for channel in colour[:3])
