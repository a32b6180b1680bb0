"""Which sounds there are: every committed effect and bed with what makes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from types import ModuleType

from tools.sound import (
    alaska_effects,
    beds,
    dsp,
    loudness,
    materials,
    pacific_effects,
    patterns,
    score,
    shared_effects,
    store,
)
from tools.sound.dsp import Signal
from tools.sound.store import finished_bed, finished_effect, write

FAMILIES = {"menu": shared_effects, "alaska": alaska_effects, "pacific": pacific_effects}
"""The modules of effects by the folder of their files: a timbre, or what sounds the same everywhere."""

WORKSHOP = (dsp, materials, loudness, store)
EFFECT_COMPRESSION, BED_COMPRESSION = 0.7, 1.0
"""0 is the best sound, 1 the smallest file: beds have no highs that more would keep."""


@dataclass(frozen=True)
class SoundRecipe:
    """How one file of sound under assets/ is made."""

    name: str
    """Path below assets/, with forward slashes."""
    make: Callable[[], Signal]
    """Gives the samples."""
    sources: tuple[Path, ...]
    """Where all that makes it is written."""
    compression: float

    @property
    def files(self) -> tuple[str, ...]:
        """All files that are made, paths below assets/."""
        return (self.name,)

    @property
    def content(self) -> str:
        """What it is made of, as text: the source of all that takes part in it, and how it is stored."""
        return "\n".join([self.name, str(self.compression), *map(_text, self.sources)])

    def write(self, target: Path) -> None:
        """Make the sound and store it."""
        write(self.make(), target, self.compression)


def sounds() -> list[SoundRecipe]:
    """All sounds, the longest first, so that those who make several at once end together."""
    return [
        *(
            SoundRecipe(f"music/{name}.ogg", partial(_bed, name), _files(*WORKSHOP, score, beds), BED_COMPRESSION)
            for name in beds.BEDS
        ),
        *(
            SoundRecipe(
                f"sounds/{folder}/{key}-{number + 1}.ogg",
                partial(_effect, folder, key, number),
                _files(*WORKSHOP, patterns, family),
                EFFECT_COMPRESSION,
            )
            for folder, family in FAMILIES.items()
            for key, variations in family.EFFECTS.items()
            for number in range(len(variations))
        ),
    ]


def _bed(name: str) -> Signal:
    return finished_bed(score.render(beds.BEDS[name]))


def _effect(folder: str, key: str, number: int) -> Signal:
    family = FAMILIES[folder]
    return finished_effect(family.EFFECTS[key][number](), family.QUIETER.get(key, 0.0))


def _files(*modules: ModuleType) -> tuple[Path, ...]:
    return tuple(Path(str(module.__file__)) for module in modules)


@lru_cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
