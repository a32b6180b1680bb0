"""Type and text: the only place that renders a font.

Sizes are in units (see `display.Metrics`), rectangles in pixels. Every text drawn is reported to `recorder`, where
one is set, so that a tool can lint what stands on the screen.
"""

import importlib.util
import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from pathlib import Path

import pygame

from scenes.ui.cache import SurfaceCache
from scenes.ui.display import Metrics
from scenes.ui.palette import ALASKA, WHITE, Colour, Look

FLOOR_UNITS = 18.0  # nothing is written smaller
OFTEN_UNITS = 24.0  # what is read often is not written smaller
LINE_HEIGHT = 1.2  # of the size
DESCENT = 0.22  # of the size, below the baseline
ELLIPSIS = "…"
NO_LETTER = "\uffff"
CACHE_BYTES, CACHED_SCREENS = 48_000_000, 3  # what is kept at least, and how many screens full of pixels

FACES = {
    "display": ("fontpkg_zilla_slab", "files/ZillaSlab-Bold.ttf"),
    "regular": ("font_source_sans_pro", "files/SourceSansPro-Regular.ttf"),
    "semibold": ("font_source_sans_pro", "files/SourceSansPro-Semibold.ttf"),
    "bold": ("font_source_sans_pro", "files/SourceSansPro-Bold.ttf"),
    "figure": ("font_source_sans_pro", "files/SourceSansPro-Black.ttf"),
}


@dataclass(frozen=True, slots=True)
class Style:
    """A face (a key of FACES), a size in units, and whether the text is read often."""

    face: str
    size: float
    often: bool = False

    def at(self, size: float) -> "Style":
        """The same at another size in units."""
        return replace(self, size=size)

    def weight(self, face: str) -> "Style":
        """The same in another face."""
        return replace(self, face=face)


# The type scale. Numbers, names and headings in the display face, the rest in the text face.
SMALL = Style("semibold", 20)
BODY = Style("semibold", 24, often=True)
LEAD = Style("bold", 28, often=True)
FIGURE = Style("display", 28)
H3 = Style("display", 32)
H2 = Style("display", 42)
H1 = Style("display", 62)


@dataclass(frozen=True, slots=True)
class TextRun:
    """One text as it was drawn. `rect` is its ink and `box` the room it was given, both in pixels.

    `size` is in units. `ground` is None where the drawing code could not say. `fitted` is False where it had to be
    cut, `clipped` True where ink lies outside its room or the surface. `sign` marks a picture made of a letter (the
    $ of a coin), `layer` the depth of its scene in the stack, `floating` what is on its way over the rest.
    """

    text: str
    rect: pygame.Rect
    box: pygame.Rect
    size: float
    often: bool
    colour: Colour
    ground: Colour | None
    fitted: bool
    clipped: bool
    sign: bool = False
    layer: int = 0
    floating: bool = False


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines as they will be drawn, at a size in pixels; `whole` is False where text had to be cut."""

    lines: tuple[str, ...]
    pixels: int
    whole: bool


@dataclass(frozen=True, slots=True)
class Piece:
    """Part of a line: a text in a style and colour, or a picture that stands on the line's middle."""

    text: str = ""
    style: Style = BODY
    colour: Colour = (255, 255, 255)
    picture: pygame.Surface | None = None


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture drawn once and stamped often, which remembers the texts on it."""

    surface: pygame.Surface
    runs: tuple[TextRun, ...] = field(default=())


@cache
def font_path(face: str) -> Path:
    """The file of a face. Raises FileNotFoundError naming the package that is not installed."""
    package, name = FACES[face]
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"The font package {package} is not installed: set the program up again.")
    return Path(spec.submodule_search_locations[0]) / name


def _has(font: pygame.font.Font, letter: str) -> bool:
    """Whether a font has the letter. It does not say so: one that it lacks looks like one that there is not."""
    if not font.size(letter)[0]:
        return False
    seen, box = (pygame.image.tobytes(font.render(sign, True, WHITE), "RGBA") for sign in (letter, NO_LETTER))
    return seen != box


def face_of(text: str, face: str) -> str:
    """The face that a text is set in. Figures that stand alone leave the display face, whose figures hang below the
    line: amounts have to stand level, and to keep their width while they count.
    """
    if face == "display" and not any(letter.isalpha() for letter in text):
        return "figure"
    return face


class Theme:
    """Fonts, measures and caches for one size of window. A change of size makes a new one."""

    def __init__(self, metrics: Metrics, look: Look = ALASKA) -> None:
        pygame.font.init()
        self.metrics = metrics
        self.look = look
        self.recorder: list[TextRun] | None = None
        self.layer = 0
        self.floating = False
        self.cache = SurfaceCache(max(CACHE_BYTES, CACHED_SCREENS * 4 * metrics.width * metrics.height))
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._caps: dict[tuple[str, int], int] = {}
        self._sprites: dict[Hashable, tuple[TextRun, ...]] = {}
        self.fit = lru_cache(maxsize=4096)(self._fit)

    # ---- measures

    def px(self, units: float) -> int:
        return self.metrics.px(units)

    def measure(self, text: str, style: Style) -> tuple[int, int]:
        """Width, and height from the top of the capitals to the deepest letter, in pixels, on one line."""
        pixels, face = self.px(style.size), face_of(text, style.face)
        return self._width(text, face, pixels), self._block(face, pixels, 1)

    def line_height(self, style: Style) -> int:
        """Pixels from one baseline to the next."""
        return round(self.px(style.size) * LINE_HEIGHT)

    def height(self, style: Style, lines: int) -> int:
        """Pixels that this many lines need."""
        return self._block(style.face, self.px(style.size), lines)

    def wrap(self, text: str, style: Style, width: int) -> list[str]:
        """Lines of at most `width` pixels, broken at spaces; a longer word stands alone and sticks out."""
        return self._wrap(text, face_of(text, style.face), self.px(style.size), width)

    def _fit(self, text: str, style: Style, width: int, height: int | None = None, lines: int = 1) -> Fitted:
        """The text in `width` pixels on at most `lines` lines: as set, else smaller down to the floor of 18 units,
        else on as many lines as `height` holds, else cut with an ellipsis.
        """
        full, face = self.px(style.size), face_of(text, style.face)
        floor = min(full, math.ceil(FLOOR_UNITS * self.metrics.unit))
        for pixels in range(full, floor - 1, -1):
            broken = self._wrap(text, face, pixels, width) if lines > 1 else text.split("\n")
            if len(broken) <= lines and self._holds(broken, face, pixels, width, height):
                return Fitted(tuple(broken), pixels, whole=True)
        room = lines
        if height is not None:
            while self._block(face, floor, room + 1) <= height:
                room += 1
        broken = self._wrap(text, face, floor, width)
        if len(broken) <= room and self._holds(broken, face, floor, width, None):
            return Fitted(tuple(broken), floor, whole=True)
        kept = broken[:room]
        if len(broken) > room:
            kept[-1] += ELLIPSIS
        return Fitted(tuple(self._cut(line, face, floor, width) for line in kept), floor, whole=False)

    def writable(self, text: str) -> str:
        """The text without the letters that a face lacks (emoji, for one): they would be drawn as empty boxes."""
        fonts = [self._font(face, self.px(BODY.size)) for face in FACES]
        return "".join(letter for letter in text if all(_has(font, letter) for font in fonts))

    # ---- drawing

    def draw_text(
        self,
        surface: pygame.Surface,
        text: str,
        rect: pygame.Rect,
        style: Style,
        colour: Colour,
        ground: Colour | None,
        *,
        align: str = "left",
        valign: str = "middle",
        lines: int = 1,
        shadow: Colour | None = None,
        sign: bool = False,
        alpha: int = 255,
    ) -> pygame.Rect:
        """Write `text` in `rect` and return the rectangle of its ink.

        `ground` is the colour it stands on, which the contrast is checked against; None where that is a picture.
        `align`: left, center, right; `valign`: top, middle (of the capitals), bottom. `lines` allows wrapping.
        `shadow` draws a darker copy below, for text over pictures; `alpha` is 0 to 255. What does not fit is
        handled as `fit` says.
        """
        if not text:
            return pygame.Rect(rect.topleft, (0, 0))
        fitted = self.fit(text, style, rect.width, rect.height, lines)
        pixels, face = fitted.pixels, face_of(text, style.face)
        cap = self._cap(face, pixels)
        step = round(pixels * LINE_HEIGHT)
        block = cap + step * (len(fitted.lines) - 1)
        baseline = (
            cap
            + {
                "top": rect.top + round(pixels * 0.1),
                "middle": rect.top + (rect.height - block) // 2,
                "bottom": rect.bottom - round(pixels * DESCENT) - block,
            }[valign]
        )
        ink = pygame.Rect(rect.left, baseline - cap, 0, block + round(pixels * DESCENT))
        left, right = rect.right, rect.left
        for line in fitted.lines:
            width = self._width(line, face, pixels)
            x = {"left": rect.left, "center": rect.left + (rect.width - width) // 2, "right": rect.right - width}[
                align
            ]
            top = baseline - self._font(face, pixels).get_ascent()
            if shadow is not None:
                self._stamp_line(surface, line, face, pixels, shadow, (x, top + max(1, pixels // 14)), alpha)
            self._stamp_line(surface, line, face, pixels, colour, (x, top), alpha)
            left, right = min(left, x), max(right, x + width)
            baseline += step
        ink.left, ink.width = left, max(0, right - left)
        self._report(surface, text, ink, rect, style, pixels, colour, ground, fitted.whole, sign)
        return ink

    def draw_pieces(
        self,
        surface: pygame.Surface,
        pieces: Sequence[Piece],
        rect: pygame.Rect,
        ground: Colour | None,
        *,
        align: str = "left",
        gap: float = 6,
    ) -> pygame.Rect:
        """Write texts of several styles and small pictures on one line, `gap` units apart; returns their ink.

        Where they are too wide the longest text gives way, by `fit`; pictures alone close up, one over the other.
        """
        space = self.px(gap)
        widths = [
            piece.picture.get_width() if piece.picture else self.measure(piece.text, piece.style)[0]
            for piece in pieces
        ]
        total = sum(widths) + space * (len(widths) - 1)
        texts = [index for index, piece in enumerate(pieces) if piece.picture is None]
        if total > rect.width and not texts:
            space = (rect.width - sum(widths)) // max(1, len(widths) - 1)
            total = rect.width
        elif total > rect.width:
            longest = max(texts, key=lambda index: widths[index])
            widths[longest] = max(1, widths[longest] - (total - rect.width))
            total = sum(widths) + space * (len(widths) - 1)
        x = {"left": rect.left, "center": rect.centerx - total // 2, "right": rect.right - total}[align]
        ink = pygame.Rect(x, rect.centery, 0, 0)
        for piece, width in zip(pieces, widths, strict=True):
            if piece.picture is not None:
                drawn = surface.blit(piece.picture, piece.picture.get_rect(midleft=(x, rect.centery)))
            else:
                box = pygame.Rect(x, 0, width, min(rect.height, self.line_height(piece.style)))
                box.centery = rect.centery
                drawn = self.draw_text(surface, piece.text, box, piece.style, piece.colour, ground)
            ink.union_ip(drawn)
            x += width + space
        return ink

    # ---- sprites

    def sprite(self, key: Hashable, size: tuple[int, int], draw: Callable[[pygame.Surface], None]) -> Sprite:
        """A picture of `size` pixels on a clear ground, drawn by `draw` the first time `key` is asked for."""
        cache_key = ("sprite", key, size)

        def make() -> pygame.Surface:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            outer, self.recorder = self.recorder, []
            try:
                draw(surface)
                self._sprites[cache_key] = tuple(self.recorder)
            finally:
                self.recorder = outer
            return surface

        return Sprite(self.cache.get(cache_key, make), self._sprites[cache_key])

    def stamp(self, surface: pygame.Surface, sprite: Sprite, topleft: tuple[int, int]) -> pygame.Rect:
        """Put a sprite down, reporting the texts on it from where they stand now."""
        if self.recorder is not None:
            for run in sprite.runs:
                rect, box = run.rect.move(topleft), run.box.move(topleft)
                clipped = run.clipped or not surface.get_clip().contains(rect)
                moved = replace(run, rect=rect, box=box, clipped=clipped)
                self.recorder.append(replace(moved, layer=self.layer, floating=self.floating))
        return surface.blit(sprite.surface, topleft)

    # ---- the font itself

    def _font(self, face: str, pixels: int) -> pygame.font.Font:
        font = self._fonts.get((face, pixels))
        if font is None:
            font = self._fonts[face, pixels] = pygame.font.Font(font_path(face), pixels)
        return font

    def _cap(self, face: str, pixels: int) -> int:
        """Height of a capital in pixels."""
        cap = self._caps.get((face, pixels))
        if cap is None:
            metrics = self._font(face, pixels).metrics("H")[0]
            cap = self._caps[face, pixels] = metrics[3] if metrics else round(pixels * 0.66)
        return cap

    def _width(self, text: str, face: str, pixels: int) -> int:
        return self._font(face, pixels).size(text)[0]

    def _block(self, face: str, pixels: int, lines: int) -> int:
        return self._cap(face, pixels) + round(pixels * LINE_HEIGHT) * (lines - 1) + round(pixels * DESCENT)

    def _holds(self, lines: Sequence[str], face: str, pixels: int, width: int, height: int | None) -> bool:
        if height is not None and self._cap(face, pixels) + round(pixels * LINE_HEIGHT) * (len(lines) - 1) > height:
            return False
        return all(self._width(line, face, pixels) <= width for line in lines)

    def _wrap(self, text: str, face: str, pixels: int, width: int) -> list[str]:
        lines = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self._width(longer, face, pixels) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def _cut(self, line: str, face: str, pixels: int, width: int) -> str:
        """The line, or its beginning and an ellipsis, in `width` pixels."""
        if self._width(line, face, pixels) <= width:
            return line
        line = line.removesuffix(ELLIPSIS)
        while line and self._width(line.rstrip() + ELLIPSIS, face, pixels) > width:
            line = line[:-1]
        return line.rstrip() + ELLIPSIS

    def _stamp_line(
        self,
        surface: pygame.Surface,
        line: str,
        face: str,
        pixels: int,
        colour: Colour,
        at: tuple[int, int],
        alpha: int,
    ) -> None:
        if not self._width(line, face, pixels):  # nothing, or signs without width, which a font refuses
            return
        picture = self.cache.get(
            ("text", line, face, pixels, colour), lambda: self._font(face, pixels).render(line, True, colour)
        )
        if alpha == 255:
            surface.blit(picture, at)
            return
        picture.set_alpha(alpha)
        surface.blit(picture, at)
        picture.set_alpha(255)

    def _report(
        self,
        surface: pygame.Surface,
        text: str,
        ink: pygame.Rect,
        box: pygame.Rect,
        style: Style,
        pixels: int,
        colour: Colour,
        ground: Colour | None,
        whole: bool,
        sign: bool,
    ) -> None:
        if self.recorder is None:
            return
        size = style.size if pixels == self.px(style.size) else pixels / self.metrics.unit
        capitals = pygame.Rect(ink.left, ink.top, ink.width, max(1, ink.height - round(pixels * DESCENT)))
        clipped = not box.inflate(2, 2).contains(capitals) or not surface.get_clip().contains(ink)
        run = TextRun(text, ink, box.copy(), size, style.often, colour, ground, whole, clipped, sign)
        self.recorder.append(replace(run, layer=self.layer, floating=self.floating))
