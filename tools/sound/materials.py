"""What sounds are made of: struck wood, brass, shell, skin and stone, plucked strings, breath, paper and water.

Each function gives one blow, note or stretch as a mono signal, about as loud as the others. Struck bodies are sums
of their modes (partials that each die away by themselves); the ratios of bars, plates and membranes are those of
Fletcher and Rossing, The Physics of Musical Instruments.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tools.sound.dsp import (
    RATE,
    Signal,
    bandpass,
    choices,
    clock,
    decay,
    edges,
    highpass,
    hump,
    lowpass,
    mix,
    noise,
)

FREE_BAR = (1.0, 2.756, 5.404, 8.933)
DISC = (1.0, 1.73, 2.33, 3.91, 4.11, 6.3)
MEMBRANE = (1.0, 1.594, 2.136, 2.296, 2.653, 2.918, 3.5)
BELL = (0.5, 1.0, 1.2, 1.5, 2.0, 2.67, 3.0)


def strike(
    hz: float, ratios: Sequence[float], seconds: float, tau: float, soft: float = 0.5, damping: float = 1.0
) -> Signal:
    """A body struck once.

    ``tau`` is the time in which its lowest mode dies away, higher ones die sooner by ``damping``; ``soft`` is the
    mallet: 0 wakes all modes alike, 2 hardly the higher ones.
    """
    time = clock(seconds)
    body = np.zeros(len(time))
    for index, ratio in enumerate(ratios):
        if hz * ratio > RATE * 0.4:
            break
        high = ratio / ratios[0]
        phase = 2 * np.pi * hz * ratio * time
        body += np.sin(phase + index) * np.exp(-time * high**damping / tau) / high**soft
    return edges(body / np.sqrt(len(ratios)), 0.0008 * (1 + soft), 0.01)


def wood(hz: float, seconds: float = 0.25, tau: float = 0.045) -> Signal:
    """A block of wood under a stick: short, with a knock."""
    knock = decay(bandpass(noise(0.03, round(hz)), hz * 3.2, 1.2), 0.004)
    return mix((0, 0.9, strike(hz, FREE_BAR, seconds, tau, 0.8, 0.9)), (0, 0.7, edges(knock)))


def table(hz: float = 120, seconds: float = 0.2) -> Signal:
    """The table top when something falls on it."""
    return strike(hz, (1.0, 1.83, 2.61, 3.9), seconds, 0.05, 0.7)


def log_drum(hz: float, seconds: float = 0.9, tau: float = 0.2) -> Signal:
    """A slit drum: one round tone, a breath of the second mode, a soft mallet."""
    tone = strike(hz, (1.0, 2.02, 3.15, 5.2), seconds, tau, 1.5, 1.3)
    thump = decay(lowpass(noise(0.06, round(hz) + 1), 500), 0.012)
    return mix((0, 1.0, tone), (0, 0.5, edges(thump)))


def skin(hz: float, seconds: float = 0.8, tau: float = 0.16) -> Signal:
    """A drum: its pitch falls a little after the blow, when the skin slackens."""
    time = clock(seconds)
    bend = 1 + 0.12 * np.exp(-time / 0.03)
    phase = 2 * np.pi * np.cumsum(bend) / RATE * hz
    body = sum(np.sin(phase * r + i) * np.exp(-time * r**1.2 / tau) / r**0.9 for i, r in enumerate(MEMBRANE))
    slap = decay(lowpass(noise(0.08, round(hz) + 2), 1800), 0.014)
    return mix((0, 0.6, edges(np.asarray(body), 0.001, 0.02)), (0, 0.5, edges(slap)))


def brass_disc(hz: float, seconds: float = 0.5, tau: float = 0.12) -> Signal:
    """A coin: a small plate, bright and soon quiet."""
    tick = decay(highpass(noise(0.012, round(hz) + 3), 2500), 0.0025)
    return mix((0, 0.9, strike(hz, DISC, seconds, tau, 0.35, 0.55)), (0, 0.35, edges(tick)))


def bell(hz: float, seconds: float = 2.0, tau: float = 0.6) -> Signal:
    """A small bell of brass under a soft hammer."""
    return strike(hz, BELL, seconds, tau, 0.9, 0.6)


def shell(hz: float, seconds: float = 0.2, tau: float = 0.03) -> Signal:
    """Two shells knocked together: thin, hollow, dry."""
    hollow = decay(bandpass(noise(seconds, round(hz) + 4), hz, 5), tau * 0.8)
    return mix((0, 0.8, strike(hz, (1.0, 1.47, 2.09, 2.56), seconds, tau, 0.4, 0.5)), (0, 1.1, edges(hollow)))


def rattle(seconds: float, seed: int, grains: int = 40, hz: float = 3200) -> Signal:
    """Small shells or seeds shaken together: many tiny knocks, most of them in the middle."""
    when, pitch, force = choices(grains, seed), choices(grains, seed + 1), choices(grains, seed + 2)
    grain_at = seconds * 0.9 * (0.5 + np.sign(when - 0.5) * 0.5 * np.abs(2 * when - 1) ** 1.4)
    layers = [
        (float(at), float(0.25 + 0.75 * f), strike(float(hz * (0.75 + 0.5 * p)), (1.0, 1.6), 0.03, 0.006, 0.3))
        for at, p, f in zip(grain_at, pitch, force, strict=True)
    ]
    return mix(*layers)


def stone(hz: float, seed: int, seconds: float = 0.3) -> Signal:
    """A stone that falls on stones."""
    grit = decay(bandpass(noise(seconds, seed), hz * 2.4, 0.8), 0.03)
    return mix((0, 0.8, strike(hz, (1.0, 1.37, 1.93, 2.71, 3.3), seconds, 0.03, 0.5)), (0, 0.8, edges(grit)))


def string(
    hz: float, seconds: float = 3.5, tau: float = 1.1, place: float = 0.18, bright: float = 0.45, body: float = 0.3
) -> Signal:
    """A plucked string: the comb of partials that a pluck at ``place`` leaves, each doubled by its other plane.

    ``bright`` is how much of the higher partials the nail wakes, ``body`` the knock of the wood under it.
    """
    time = clock(seconds)
    tone = np.zeros(len(time))
    for n in range(1, 26):
        partial = n * hz * np.sqrt(1 + 0.00012 * n * n)
        if partial > 5600:
            break
        strength = np.sin(np.pi * n * place) / n ** (2.1 - bright)
        fast = tau / (1 + (partial / 1900) ** 1.5)
        for detune, share, life in ((1.0, 0.7, 1.0), (1.0004, 0.3, 1.7)):
            angle = 2 * np.pi * partial * detune * time
            tone += share * strength * np.sin(angle) * np.exp(-time / (fast * life))
    knock = mix((0, 1, strike(105, (1.0, 1.92, 3.1), 0.15, 0.03, 0.8)))
    return mix((0, 1.1, edges(tone, 0.0025, 0.08)), (0, body * 0.3, knock))


def horn(hz: float, seconds: float, attack: float = 0.9, bright: float = 1.0) -> Signal:
    """A brass instrument blown softly: higher partials come later and go sooner; two players, not quite alike."""
    time = clock(seconds)
    release = min(seconds * 0.45, attack * 1.3)
    breath = np.clip(time / attack, 0, 1) * np.clip((seconds - time) / release, 0, 1)
    breath = np.sin(np.pi / 2 * breath) ** 2
    tone = np.zeros(len(time))
    for player, cents in enumerate((-2.4, 2.1)):
        tremble = 0.0016 * np.sin(2 * np.pi * (4.3 + 0.5 * player) * time + player) * breath
        phase = 2 * np.pi * hz * 2 ** (cents / 1200) * np.cumsum(1 + tremble) / RATE
        for n in range(1, 13):
            if n * hz > 3600:
                break
            tone += np.sin(n * phase + n * player) * breath ** (1 + 0.35 * n) / n ** (1.7 - 0.5 * bright)
    return edges(tone * 0.4, 0.01, 0.02)


def conch(hz: float, seconds: float, attack: float = 0.12) -> Signal:
    """A conch: a horn of few partials that slides up to its note, with breath in it."""
    time = clock(seconds)
    breath = np.clip(time / attack, 0, 1) * np.clip((seconds - time) / (seconds * 0.5), 0, 1)
    breath = np.sin(np.pi / 2 * breath) ** 2
    slide = 1 - 0.05 * np.exp(-time / 0.06)
    phase = 2 * np.pi * hz * np.cumsum(slide) / RATE
    weights = (1.0, 0.62, 0.34, 0.2, 0.1, 0.05)
    tone = sum(w * np.sin(n * phase) * breath ** (1 + 0.3 * n) for n, w in enumerate(weights, start=1))
    air = bandpass(noise(seconds, round(hz) + 6), hz * 2.5, 1.0) * breath
    return edges(np.asarray(tone) * 0.6 + 0.25 * air, 0.01, 0.03)


def flute(hz: float, seconds: float, attack: float = 0.16) -> Signal:
    """A flute of bamboo: nearly a pure tone, with breath and a slow tremble that comes in late."""
    time = clock(seconds)
    breath = np.clip(time / attack, 0, 1) * np.clip((seconds - time) / min(0.4, seconds / 2), 0, 1)
    breath = np.sin(np.pi / 2 * breath) ** 2
    tremble = 0.004 * np.sin(2 * np.pi * 4.6 * time) * np.clip((time - 0.5) / 0.8, 0, 1)
    phase = 2 * np.pi * hz * np.cumsum(1 + tremble) / RATE
    tone = np.sin(phase) + 0.22 * np.sin(2 * phase) * breath + 0.09 * np.sin(3 * phase) * breath
    air = bandpass(noise(seconds, round(hz) + 7), hz * 1.6, 2.0)
    return edges((tone * 0.7 + 0.22 * air) * breath, 0.01, 0.02)


def glass(hz: float, seconds: float) -> Signal:
    """A rubbed glass, far away: a pure tone that swells, beats slowly and fades."""
    time = clock(seconds)
    pair = np.sin(2 * np.pi * (hz - 0.35) * time) + 0.7 * np.sin(2 * np.pi * (hz + 0.4) * time)
    return hump(pair * 0.5, 0.4)


def bars(hz: float, seconds: float = 1.6, tau: float = 0.42) -> Signal:
    """A bar of hard wood over a gourd, under a soft mallet (its second mode is tuned to four times the first)."""
    tone = strike(hz, (1.0, 3.98, 9.3), seconds, tau, 1.7, 1.1)
    thump = decay(lowpass(noise(0.05, round(hz) + 8), 700), 0.01)
    return mix((0, 1.2, tone), (0, 0.3, edges(thump)))


def paper(seconds: float, seed: int, hz: float = 3800, peak: float = 0.4) -> Signal:
    """A card that slides: a rustle that never is quite even."""
    fine = bandpass(noise(seconds, seed), hz, 0.8) + 0.5 * bandpass(noise(seconds, seed + 1), hz * 0.42, 0.9)
    grain = 0.55 + 0.45 * np.abs(lowpass(noise(seconds, seed + 2), 90)) / 0.05
    return edges(hump(fine * np.clip(grain, 0.3, 2.0), peak))


def water(seconds: float, seed: int, hz: float = 700, peak: float = 0.35) -> Signal:
    """Water that is moved: broad noise below, drops above."""
    low = lowpass(bandpass(noise(seconds, seed), hz, 0.5), hz * 3)
    drops = [
        (seconds * (0.1 + 0.75 * w), 0.22, bubble(hz * (0.9 + 1.6 * p)))
        for w, p in choices(14, seed).reshape(-1, 2)
    ]
    return mix((0, 2.2, edges(hump(low, peak))), *((float(at), gain, drop) for at, gain, drop in drops))


def bubble(hz: float, seconds: float = 0.09) -> Signal:
    """A drop or bubble: its tone rises while the hollow it left closes (Minnaert)."""
    time = clock(seconds)
    phase = 2 * np.pi * hz * np.cumsum(1 + 4.5 * time) / RATE
    return edges(np.sin(phase) * np.exp(-time / (seconds * 0.28)), 0.003, 0.004)


def rumble(seconds: float, seed: int, hz: float = 60, roughness: float = 9.0) -> Signal:
    """The ground that shakes: low noise, rough, with what speakers of a small machine can still tell."""
    low = lowpass(bandpass(noise(seconds, seed), hz, 0.6), hz * 4)
    shake = lowpass(noise(seconds, seed + 1), roughness)
    shake = 0.6 + 0.5 * shake / (np.max(np.abs(shake)) + 1e-9)
    over = bandpass(noise(seconds, seed + 2), hz * 5, 0.9)
    return edges((9 * low + 1.2 * over) * shake, 0.02, 0.05)


def wind(seconds: float, seed: int, hz: float = 520) -> Signal:
    """Wind round a house: a band that wanders."""
    base = noise(seconds, seed)
    gust = lowpass(noise(seconds, seed + 1), 1.6)
    gust = 0.5 + 0.5 * gust / (np.max(np.abs(gust)) + 1e-9)
    return edges(
        hump(bandpass(base, hz, 2.2) * gust + bandpass(base, hz * 1.7, 3) * (1 - gust), 0.45) * 2, 0.02, 0.05
    )
