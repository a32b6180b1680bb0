"""How loud a sound is: Recommendation ITU-R BS.1770-4, and its reading for sounds shorter than a block.

Loudness is in LUFS. A piece of music has an *integrated* loudness, over all its blocks of 400 ms that pass the two
gates. An effect has a *momentary* one (EBU Tech 3341): that of its loudest 400 ms; a shorter one is taken together
with the silence after it, as the ear does.
"""

from __future__ import annotations

import numpy as np

from tools.sound.dsp import RATE, Signal, biquad

BLOCK, HOP = 0.4, 0.1
"""Seconds: length of a block, and from the beginning of one to that of the next."""

# Coefficients of the two filters at 48 kHz are in the Recommendation; these are the same curves at RATE, from the
# analogue prototypes: a shelf of 4 dB above 1.7 kHz for the head, and a high-pass at 38 Hz.
SHELF_HZ, SHELF_Q, SHELF_DB = 1681.974450955533, 0.7071752369554196, 3.999843853973347
PASS_HZ, PASS_Q = 38.13547087602444, 0.5003270373238773


def k_weighted(signal: Signal) -> Signal:
    """The signal as the ear weighs it."""
    k = np.tan(np.pi * SHELF_HZ / RATE)
    high = 10 ** (SHELF_DB / 20)
    band = high**0.4996667741545416
    norm = 1 + k / SHELF_Q + k * k
    b = ((high + band * k / SHELF_Q + k * k) / norm, 2 * (k * k - high) / norm)
    b_last = (high - band * k / SHELF_Q + k * k) / norm
    shelved = biquad(signal, (*b, b_last), (1, 2 * (k * k - 1) / norm, (1 - k / SHELF_Q + k * k) / norm))
    k = np.tan(np.pi * PASS_HZ / RATE)
    norm = 1 + k / PASS_Q + k * k
    return biquad(shelved, (1, -2, 1), (1, 2 * (k * k - 1) / norm, (1 - k / PASS_Q + k * k) / norm))


def blocks(signal: Signal) -> Signal:
    """The mean power of each block of 400 ms, both sides together; one block at least."""
    weighted = k_weighted(signal) ** 2
    power = weighted.sum(axis=1) if weighted.ndim == 2 else weighted * 2  # one channel is played on both sides
    size, hop = round(BLOCK * RATE), round(HOP * RATE)
    total = np.concatenate(([0.0], np.cumsum(power)))
    starts = np.arange(0, max(1, len(power) - size + 1), hop)
    means: Signal = (total[np.minimum(starts + size, len(power))] - total[starts]) / size
    return means


def integrated(signal: Signal) -> float:
    """The loudness of a piece, in LUFS; minus infinity for silence."""
    return gated(blocks(signal))


def gated(means: Signal) -> float:
    """The loudness of blocks together, without those that are silent or much quieter than the others."""
    loud = means[_lufs(means) > -70]
    if not len(loud):
        return -np.inf
    kept = loud[_lufs(loud) > _lufs(np.mean(loud)) - 10]
    return float(_lufs(np.mean(kept)))


def momentary(signal: Signal) -> float:
    """The loudness of the loudest 400 ms, in LUFS."""
    return float(_lufs(np.max(blocks(signal))))


def peak_db(signal: Signal) -> float:
    """The highest sample, in decibels below full scale."""
    return float(20 * np.log10(np.max(np.abs(signal)) + 1e-12))


def _lufs(power: Signal | np.floating) -> Signal:
    levels: Signal = -0.691 + 10 * np.log10(np.asarray(power) + 1e-12)
    return levels
