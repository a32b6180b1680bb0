"""What players set, and its file `settings.json` in the data folder."""

import json
import logging
import math
import os
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)

FILE = "settings.json"
SIZES = (100, 115, 130)  # percent
PREVIEWS = {"off": math.inf, "at_once": 0.0, "soon": 0.3, "late": 0.6}  # seconds until a card is shown large
SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "off": math.inf}  # factor on every animation
LOUDEST = 10


@dataclass
class Settings:
    """All settings with their defaults. Volumes are 0 to 10."""

    full_screen: bool = True
    monitor: int = 0  # the number of the screen that full screen uses
    size: int = 100  # percent, one of SIZES
    speed: str = "normal"  # one of SPEEDS
    reduced_motion: bool = False
    preview: str = "late"  # one of PREVIEWS
    music: int = 6
    effects: int = 8
    voice: int = 8
    mute: bool = False
    mute_in_background: bool = True
    language: str = "en"
    pass_when_nothing: bool = False  # end a turn by itself where nothing can be bought
    setups: dict[str, Any] = field(default_factory=dict)  # the last set-up of each game, by its key

    @property
    def speed_factor(self) -> float:
        """How much faster than designed animations run; infinite where they are off."""
        return SPEEDS[self.speed]

    @property
    def preview_delay(self) -> float:
        """Seconds that the focus stays on a card before it is shown large; infinite for never."""
        return PREVIEWS[self.preview]


def loudness(volume: int) -> float:
    """The share of the amplitude that a volume means, 0 to 1: square, so that each step is heard as one alike."""
    return (volume / LOUDEST) ** 2


def load(folder: Path) -> Settings:
    """The settings in a folder; a missing file gives defaults.

    A damaged file gives defaults for what it does not say properly, is set aside under a new name, and logged.
    """
    path = folder / FILE
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, RecursionError) as error:  # the last: nested deeper than the reader can follow
        _set_aside(path, str(error))
        return Settings()
    if not isinstance(raw, dict):
        _set_aside(path, "it is no table of settings")
        return Settings()
    good = {key: value for key, value in raw.items() if _is_valid(key, value)}
    if len(good) < len(raw):
        _set_aside(path, f"it has values that mean nothing here: {', '.join(sorted(raw.keys() - good.keys()))}")
    return Settings(**good)


def save(settings: Settings, folder: Path) -> None:
    """Write the file in one step, so that a crash or a full disk leaves the old one. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    part = path.with_suffix(".part")
    try:
        with part.open("w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, indent=1, ensure_ascii=False)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _is_valid(key: str, value: Any) -> bool:
    defaults = {entry.name: getattr(Settings(), entry.name) for entry in fields(Settings)}
    if key not in defaults or type(value) is not type(defaults[key]):
        return False
    if key == "monitor":
        return value >= 0
    if key == "size":
        return value in SIZES
    if key == "speed":
        return value in SPEEDS
    if key == "preview":
        return value in PREVIEWS
    if key in ("music", "effects", "voice"):
        return 0 <= value <= LOUDEST
    return True


def _set_aside(path: Path, reason: str) -> None:
    """Keep a damaged file under a name that is free."""
    number = 1
    while (aside := path.with_name(f"settings.damaged-{number}.json")).exists():
        number += 1
    try:
        os.replace(path, aside)
    except OSError as error:
        log.error("The settings in %s are damaged (%s) and can't be set aside: %s", path, reason, error)
        return
    log.warning("The settings in %s are damaged (%s). They were kept as %s.", path, reason, aside.name)
