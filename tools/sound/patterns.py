"""Several blows after one another."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tools.sound.dsp import Signal, mix


def series(times: Iterable[float], peaks: Iterable[float] | float, sounds: Iterable[Signal]) -> Signal:
    """Sounds, each at its second and brought to its peak, or all of them to the same one."""
    made = list(sounds)
    levels = np.full(len(made), peaks) if isinstance(peaks, float) else np.array(list(peaks))
    return mix(*((float(at), float(peak), sound) for at, peak, sound in zip(times, levels, made, strict=True)))
