"""Sounds as files: levels that are the same for all, OGG Vorbis in, samples out."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile

from tools.sound import loudness
from tools.sound.dsp import RATE, Signal, edges

EFFECT_LUFS, BED_LUFS = -21.5, -26.0
"""How loud effects (their loudest 400 ms) and music (as a whole) are made: all of it within 6 LU."""

CEILING_DB = -2.0
"""The highest sample before compression, which may add a little: decoded files stay below -1."""

BLOCK = 4096
"""Samples written at once: the library has crashed on one long write."""


def levelled(signal: Signal, lufs: float, measured: float) -> Signal:
    """The signal at a loudness, but never above the ceiling."""
    gain = 10 ** ((lufs - measured) / 20)
    ceiling = 10 ** (CEILING_DB / 20) / np.max(np.abs(signal))
    return signal * min(gain, ceiling)


def finished_effect(signal: Signal, quieter: float = 0.0) -> Signal:
    """An effect without silence at its ends, at its level or so many decibels below."""
    loud = np.nonzero(np.abs(signal) > 10 ** (-62 / 20) * np.max(np.abs(signal)))[0]
    cut = edges(signal[loud[0] : loud[-1] + 1], 0.001, 0.03)
    return levelled(cut, EFFECT_LUFS - quieter, loudness.momentary(cut))


def finished_bed(signal: Signal) -> Signal:
    """A bed at its level."""
    return levelled(signal, BED_LUFS, loudness.integrated(signal))


def write(signal: Signal, target: Path, compression: float) -> None:
    """Store a signal as OGG Vorbis; ``compression`` is 0 for the best sound and 1 for the smallest file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    channels = signal.shape[1] if signal.ndim == 2 else 1
    with soundfile.SoundFile(
        target, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=compression
    ) as file:
        for start in range(0, len(signal), BLOCK):
            file.write(signal[start : start + BLOCK])


def read(path: Path) -> Signal:
    """The samples that a file decodes to; raises ValueError where it isn't at RATE."""
    signal, rate = soundfile.read(path, dtype="float64")
    if rate != RATE:
        raise ValueError(f"{path} has {rate} samples a second, not {RATE}")
    decoded: Signal = signal
    return decoded
