"""The one loader of pictures, sounds and data files: by key; pictures are cached, at the size that is shown."""

import json
import logging
from functools import cached_property
from pathlib import Path
from typing import Any

import pygame

from scenes.ui.cache import SurfaceCache
from scenes.ui.palette import Colour

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[2] / "assets"  # also in a frozen build, which keeps the folders
CACHE_BYTES = 96_000_000
PICTURES = (".svg", ".png", ".jpg")
EVERYWHERE = "menu"  # the folder of sounds that are the same in both games
MISSING_COLOURS = ((120, 40, 110), (40, 20, 50))


class MissingAssetError(LookupError):
    """An asset that is not there; only raised by a strict loader."""


class Assets:
    """Files below `root` by key: their path there without the ending (`icons/fish`, `pictures/alaska/harbor`).

    A missing or broken picture is a placeholder, a missing sound is silence, and there is one line in the log; with
    `strict` (tests, tools) it raises MissingAssetError.
    """

    def __init__(self, root: Path = ROOT, strict: bool = False) -> None:
        self.root = root
        self.strict = strict
        self.missing: set[str] = set()
        self._cache = SurfaceCache(CACHE_BYTES)
        self._sources: dict[str, Path | None] = {}

    def has(self, key: str) -> bool:
        """Whether there is a picture of that key."""
        return self._source(key) is not None

    def image(self, key: str, size: tuple[int, int], tint: Colour | None = None) -> pygame.Surface:
        """A picture of exactly `size` pixels; do not draw on it.

        Pictures fill the size, what sticks out is cropped evenly; icons (SVG) stand whole in its middle. `tint`
        gives an icon of one ink another colour.
        """
        size = (max(1, size[0]), max(1, size[1]))
        return self._cache.get((key, size, tint), lambda: self._load(key, size, tint))

    def icon(self, name: str, height: int, tint: Colour | None = None) -> pygame.Surface:
        """A square picture from the folder of icons."""
        return self.image(f"icons/{name}", (height, height), tint)

    def emblem(self, town: str, height: int) -> pygame.Surface | None:
        """The seal of a town of Alaska; None for one that has none."""
        name = f"emblem_{town.lower()}"
        return self.icon(name, height) if self.has(f"icons/{name}") else None

    def data(self, name: str) -> Any:
        """The contents of a JSON file by its path below the root. Raises OSError or ValueError naming it."""
        path = self.root / name
        try:
            return json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise ValueError(f"{path} is damaged: {error}") from error

    def sound(self, timbre: str, key: str) -> tuple[Path, ...]:
        """The variations of an effect: in a timbre, or else as it sounds everywhere.

        An unknown key is silence and one line in the log; a strict loader raises MissingAssetError.
        """
        found = self._effects.get((timbre, key)) or self._effects.get((EVERYWHERE, key))
        if found:
            return tuple(found)
        self._miss(f"sounds/{timbre or EVERYWHERE}/{key}", f"there is no sound {key} in {self.root / 'sounds'}")
        return ()

    def timbre(self, timbre: str) -> list[Path]:
        """All effects of a timbre; the empty one is what sounds the same everywhere."""
        folder = timbre or EVERYWHERE
        return [path for (place, _), paths in self._effects.items() if place == folder for path in paths]

    def music(self, place: str) -> Path | None:
        """The music of a place, None where there is none: a line in the log, or MissingAssetError if strict."""
        path = self.root / "music" / f"{place}.ogg"
        if path.is_file():
            return path
        self._miss(f"music/{place}", f"there is no music {path}")
        return None

    def clear(self) -> None:
        """Forget the pictures of sizes that are no longer shown."""
        self._cache.clear()

    @cached_property
    def _effects(self) -> dict[tuple[str, str], list[Path]]:
        """The files `sounds/<timbre>/<key>-<variation>.ogg` by timbre and key."""
        effects: dict[tuple[str, str], list[Path]] = {}
        for path in sorted((self.root / "sounds").glob("*/*-*.ogg")):
            effects.setdefault((path.parent.name, path.stem.rpartition("-")[0]), []).append(path)
        return effects

    def _source(self, key: str) -> Path | None:
        if key not in self._sources:
            paths = (self.root / f"{key}{ending}" for ending in PICTURES)
            self._sources[key] = next((path for path in paths if path.is_file()), None)
        return self._sources[key]

    def _load(self, key: str, size: tuple[int, int], tint: Colour | None) -> pygame.Surface:
        path = self._source(key)
        if path is None:
            return self._placeholder(key, size, f"there is no picture {key} in {self.root}")
        try:
            picture = _vector(path, size) if path.suffix == ".svg" else _bitmap(path, size)
        except (pygame.error, OSError) as error:
            return self._placeholder(key, size, f"{path} can't be read: {error}")
        if tint is not None:
            picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            picture.fill((*tint, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return picture

    def _miss(self, key: str, reason: str) -> None:
        if self.strict:
            raise MissingAssetError(reason)
        if key not in self.missing:
            self.missing.add(key)
            log.warning("A placeholder stands in: %s", reason)

    def _placeholder(self, key: str, size: tuple[int, int], reason: str) -> pygame.Surface:
        self._miss(key, reason)
        surface = pygame.Surface(size).convert()
        surface.fill(MISSING_COLOURS[0])
        half = (max(1, size[0] // 2), max(1, size[1] // 2))
        surface.fill(MISSING_COLOURS[1], (0, 0, *half))
        surface.fill(MISSING_COLOURS[1], (*half, *half))
        return surface


def _vector(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """An icon as large as fits, in the middle of a clear picture; drawn at twice the size for smooth edges."""
    large = pygame.image.load_sized_svg(path, (size[0] * 2, size[1] * 2)).convert_alpha()
    width, height = max(1, large.get_width() // 2), max(1, large.get_height() // 2)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    small = pygame.transform.smoothscale(large, (width, height))
    picture.blit(small, ((size[0] - width) // 2, (size[1] - height) // 2))
    return picture


def _bitmap(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """A picture that covers the size, cropped evenly."""
    loaded = pygame.image.load(path)
    picture = loaded.convert_alpha() if loaded.get_flags() & pygame.SRCALPHA else loaded.convert()
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    across = max(size[0], round(picture.get_width() * scale))
    down = max(size[1], round(picture.get_height() * scale))
    scaled = pygame.transform.smoothscale(picture, (across, down))
    if (across, down) == size:
        return scaled
    return scaled.subsurface(((across - size[0]) // 2, (down - size[1]) // 2, *size)).copy()
