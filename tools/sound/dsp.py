"""The tools of the sound workshop: noise, filters, envelopes, mixing and rooms, on arrays of samples.

A signal is an array of floats at RATE samples a second; stereo has a second axis of length 2. Nothing here draws
on a global generator: noise has a seed, so that a sound is the same each time it is made.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]

RATE = 44_100
"""Samples a second: what the mixer of the game runs at, so that nothing is resampled."""

EDGE = 0.002
"""Seconds in which a sound comes from nothing and goes back to it, too short to hear, so that it does not click."""


def clock(seconds: float) -> Signal:
    """The time of each sample, from 0."""
    return np.arange(round(seconds * RATE)) / RATE


def noise(seconds: float, seed: int) -> Signal:
    """White noise between -1 and 1."""
    return np.random.Generator(np.random.PCG64(seed)).random(round(seconds * RATE)) * 2 - 1


def choices(count: int, seed: int) -> Signal:
    """Numbers between 0 and 1, for what differs a little from one blow to the next."""
    return np.random.Generator(np.random.PCG64(seed)).random(count)


# ---- filters


def biquad(signal: Signal, b: Sequence[float], a: Sequence[float], circular: bool = False) -> Signal:
    """A filter of second order, given by its coefficients; ``circular`` treats the signal as an endless loop."""
    length = len(signal)
    size = length if circular else _fast(length + RATE // 4)
    z = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    response = (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)
    if signal.ndim == 2:
        response = response[:, None]
    return np.fft.irfft(np.fft.rfft(signal, size, axis=0) * response, size, axis=0)[:length]


def lowpass(signal: Signal, hz: float, q: float = 0.707, circular: bool = False) -> Signal:
    """Keeps what lies below ``hz``: 12 dB an octave. Coefficients of this and the next two: R. Bristow-Johnson."""
    cosine, alpha = _angle(hz, q)
    b = ((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2)
    return biquad(signal, b, (1 + alpha, -2 * cosine, 1 - alpha), circular)


def highpass(signal: Signal, hz: float, q: float = 0.707, circular: bool = False) -> Signal:
    """Keeps what lies above ``hz``."""
    cosine, alpha = _angle(hz, q)
    b = ((1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2)
    return biquad(signal, b, (1 + alpha, -2 * cosine, 1 - alpha), circular)


def bandpass(signal: Signal, hz: float, q: float = 1.0, circular: bool = False) -> Signal:
    """Keeps what lies around ``hz``, the narrower the larger ``q``."""
    cosine, alpha = _angle(hz, q)
    return biquad(signal, (alpha, 0.0, -alpha), (1 + alpha, -2 * cosine, 1 - alpha), circular)


def _fast(size: int) -> int:
    """A size not below this one of which a transform is quick: two, three and five are its only factors."""
    sizes = (2**a * 3**b * 5**c for a in range(3, 26) for b in range(6) for c in range(5))
    return min(found for found in sizes if found >= size)


def _angle(hz: float, q: float) -> tuple[float, float]:
    omega = 2 * np.pi * hz / RATE
    return float(np.cos(omega)), float(np.sin(omega) / (2 * q))


def sweep(signal: Signal, start: float, end: float, q: float = 1.0, steps: int = 6) -> Signal:
    """A band that glides from one frequency to another: bands in a row, each faded into the next."""
    place = np.linspace(0, steps - 1, len(signal))
    bands = np.geomspace(start, end, steps)
    weights = (np.clip(1 - np.abs(place - index), 0, 1) for index in range(steps))
    parts = [bandpass(signal, hz, q) * weight for hz, weight in zip(bands, weights, strict=True)]
    return np.sum(parts, axis=0)


# ---- shapes in time


def decay(signal: Signal, tau: float) -> Signal:
    """Dying away: after ``tau`` seconds to 37 %."""
    return signal * np.exp(-np.arange(len(signal)) / (tau * RATE))


def hump(signal: Signal, peak: float = 0.5, sharpness: float = 1.0) -> Signal:
    """Swelling and fading, loudest at the share ``peak`` of its length."""
    place = np.linspace(0, 1, len(signal))
    rise = np.clip(place / peak, 0, 1)
    fall = np.clip((1 - place) / (1 - peak), 0, 1)
    return signal * np.sin(np.pi / 2 * np.minimum(rise, fall)) ** (2 * sharpness)


def edges(signal: Signal, rise: float = EDGE, fall: float = EDGE) -> Signal:
    """A signal that begins and ends at nothing."""
    shaped = signal.copy()
    for count, ramp in ((round(rise * RATE), slice(None)), (round(fall * RATE), slice(None, None, -1))):
        part = shaped[ramp]
        count = min(count, len(part))
        slope = np.linspace(0, 1, count, endpoint=False)
        part[:count] *= slope if part.ndim == 1 else slope[:, None]
    return shaped


# ---- putting together


def add(*layers: tuple[float, float, Signal]) -> Signal:
    """Lay signals over one another: each with the second at which it begins and its gain."""
    end = max(round(at * RATE) + len(signal) for at, _, signal in layers)
    total = np.zeros(end)
    for at, gain, signal in layers:
        begin = round(at * RATE)
        total[begin : begin + len(signal)] += gain * signal
    return total


def mix(*layers: tuple[float, float, Signal]) -> Signal:
    """Lay signals over one another: each with the second at which it begins and the peak that it is brought to."""
    return add(*((at, peak / (np.max(np.abs(signal)) + 1e-9), signal) for at, peak, signal in layers))


def room(signal: Signal, wet: float = 0.25, size: float = 1.0) -> Signal:
    """Early reflections and a short tail: a table in a room, ``size`` 1 for a small one."""
    taps = ((0.0071, 0.62), (0.0113, 0.5), (0.0173, 0.42), (0.0229, 0.3), (0.0311, 0.22))
    tail = decay(lowpass(noise(0.22 * size, 77), 2600), 0.055 * size)
    back = lowpass(signal, 3200)
    reflected = add(*((at * size, gain, back) for at, gain in taps))
    length = len(back) + len(tail)
    diffuse = np.fft.irfft(np.fft.rfft(back, _fast(length)) * np.fft.rfft(tail, _fast(length)))[:length]
    scale = float(np.sqrt(np.sum(tail**2))) or 1.0
    return add((0.0, 1.0, signal), (0.0, wet, reflected), (0.018 * size, wet * 0.8 / scale, diffuse))


def hall(signal: Signal, seconds: float, wet: float) -> Signal:
    """A stereo loop in a large room; what rings on past its end is heard at its beginning."""
    length = len(signal)
    sides = []
    for side in (0, 1):
        tail = lowpass(decay(noise(seconds * 2.2, 500 + side), seconds / 3), 2800)
        tail = highpass(edges(tail, 0.03, 0.2), 160)
        response = np.fft.rfft(tail / np.sqrt(np.sum(tail**2)), length)
        sides.append(np.fft.irfft(np.fft.rfft(signal[:, side]) * response, length))
    return signal + wet * np.stack(sides, axis=1)
