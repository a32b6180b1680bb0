"""What all tests share: no window, no sound, no display of the machine they run on."""

import logging
import os
import threading
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ.pop("DISPLAY", None)
os.environ.pop("WAYLAND_DISPLAY", None)


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """A log that a test opens does not stay open for the others."""
    root = logging.getLogger()
    handlers, level, hook = list(root.handlers), root.level, threading.excepthook
    yield
    for handler in set(root.handlers) - set(handlers):
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)
    logging.captureWarnings(False)
    threading.excepthook = hook
