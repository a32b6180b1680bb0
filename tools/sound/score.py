"""A small notation for music, and the player that renders it as an endless loop.

A part is written as bars between `|`; the tokens of a bar share its time evenly:

    "D3 . A3 - | D3+A3 . . . | %"

`D3` is a note (C4 is the middle C; `Bb3`, `F#4`), `+` joins notes to a chord, `.` lets what sounds sound on, `-` is
a rest, and a bar `%` is the bar before it once more. A `.` at the beginning of a bar holds over the bar line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tools.sound.dsp import RATE, Signal, choices, hall, highpass, lowpass

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
NOTE = re.compile(r"([A-G])([#b]?)(\d)")
LATE = 0.016
"""Seconds by which a player may be late: nobody plays like a clock."""


@dataclass(frozen=True, slots=True)
class Note:
    """A note: where it begins and how long it sounds, in bars, and its pitch as a MIDI number."""

    start: float
    length: float
    pitch: int


@dataclass(frozen=True)
class Part:
    """One player: an instrument (a function from hertz and seconds to samples), what it plays, how loud, and from
    where (``pan`` from -1, left, to 1).
    """

    instrument: Callable[[float, float], Signal]
    text: str
    gain: float = 1.0
    pan: float = 0.0
    strum: float = 0.0
    """Seconds from one note of a chord to the next."""


@dataclass(frozen=True)
class Score:
    """A bed: ``bars`` bars of ``bar`` seconds, its scale (names of notes), its players and what sounds round them.

    ``ambience`` makes the sounds of the place: a stereo loop of a given number of samples. ``wet`` is how much of
    the hall is heard.
    """

    bars: int
    bar: float
    scale: str
    parts: tuple[Part, ...]
    ambience: Callable[[int], Signal]
    wet: float = 0.5

    @property
    def seconds(self) -> float:
        return self.bars * self.bar


def pitch(name: str) -> int:
    """The MIDI number of a note's name; raises ValueError where it is none."""
    match = NOTE.fullmatch(name)
    if match is None:
        raise ValueError(f"{name!r} is no note: write it like D3, Bb3 or F#4")
    letter, accidental, octave = match.groups()
    return STEPS[letter] + {"": 0, "#": 1, "b": -1}[accidental] + 12 * (int(octave) + 1)


def hertz(midi: int) -> float:
    """The frequency of a note in equal temperament."""
    return 440.0 * 2 ** ((midi - 69) / 12)


def scale(names: str) -> frozenset[int]:
    """The pitch classes of a scale: `D E F G A B C`."""
    return frozenset(pitch(f"{name}4") % 12 for name in names.split())


def notes(text: str) -> list[Note]:
    """The notes of a part in the order of their beginnings. Raises ValueError where the notation is wrong."""
    found: list[Note] = []
    sounding: list[int] = []
    before: list[str] | None = None
    begun = 0.0
    position = 0.0

    def stop(at: float) -> None:
        found.extend(Note(begun, at - begun, midi) for midi in sounding)
        sounding.clear()

    for place, bar in enumerate(bars(text)):
        tokens = bar.split()
        if tokens == ["%"]:
            if before is None:
                raise ValueError("the first bar can't repeat the one before it")
            tokens = before
        before = tokens
        for index, token in enumerate(tokens):
            position = place + index / len(tokens)
            if token == ".":
                continue
            stop(position)
            if token != "-":
                begun = position
                sounding.extend(pitch(name) for name in token.split("+"))
    stop(float(len(bars(text))))
    return sorted(found, key=lambda note: (note.start, note.pitch))


def bars(text: str) -> list[str]:
    """The bars of a part as they are written. Raises ValueError for an empty one."""
    written = [bar.strip() for bar in text.strip().strip("|").split("|")]
    if not all(written):
        raise ValueError("a bar is empty: write a rest, -")
    return written


def phrases(*texts: str) -> str:
    """One part of several stretches."""
    return " | ".join(bar for text in texts for bar in bars(text))


def render(score: Score) -> Signal:
    """The loop in stereo: what rings on past its end is heard at its beginning, so that it has no seam.

    Raises ValueError where a part has more or fewer bars than the score, or a note is not of its scale.
    """
    length = round(score.seconds * RATE)
    dry = np.zeros((length, 2))
    for number, part in enumerate(score.parts):
        dry += _played(part, score, length, seed=900 + number)
    place = score.ambience(length)
    return highpass(hall(dry, 2.2, score.wet), 35, circular=True) + place


def _played(part: Part, score: Score, length: int, seed: int) -> Signal:
    if len(bars(part.text)) != score.bars:
        raise ValueError(f"a part has {len(bars(part.text))} bars, not {score.bars}: {part.text[:40]}...")
    allowed = scale(score.scale)
    instrument = lru_cache(maxsize=None)(part.instrument)
    track = np.zeros(length)
    written = notes(part.text)
    feel = choices(2 * len(written), seed)
    strummed = 0.0
    for index, note in enumerate(written):
        if note.pitch % 12 not in allowed:
            raise ValueError(f"note {note.pitch} is not of the scale {score.scale}")
        tone = instrument(hertz(note.pitch), round(note.length * score.bar, 3))
        strummed = strummed + part.strum if index and written[index - 1].start == note.start else 0.0
        begin = round((note.start * score.bar + strummed + LATE * float(feel[2 * index])) * RATE)
        force = 0.82 + 0.18 * float(feel[2 * index + 1])
        _add_round(track, begin, tone * force)
    angle = (part.pan + 1) * np.pi / 4
    level = part.gain / 10
    return np.stack((track * np.cos(angle), track * np.sin(angle)), axis=1) * level


def _add_round(track: Signal, begin: int, tone: Signal) -> None:
    """Add a tone to a loop; what reaches past the end goes to the beginning."""
    length = len(track)
    while len(tone):
        begin %= length
        fits = min(length - begin, len(tone))
        track[begin : begin + fits] += tone[:fits]
        begin, tone = 0, tone[fits:]


# ---- places


def sea(length: int, waves: int, seed: int, gain: float) -> Signal:
    """Surf as a loop: ``waves`` waves roll in, no two alike, from another side each."""
    place = np.arange(length) / length
    sides = []
    for side in (0, 1):
        white = np.random.Generator(np.random.PCG64(seed + side)).random(length) * 2 - 1
        far = lowpass(white, 420, circular=True)
        near = highpass(white, 300, circular=True)
        for _ in range(3):
            near = lowpass(near, 1900, circular=True)
        phase = (
            waves * place
            + 0.12 * side
            + 0.13 * np.sin(2 * np.pi * 3 * place)
            + 0.05 * np.sin(2 * np.pi * 7 * place)
        )
        wave = (phase % 1.0) ** 1.6  # it builds up slowly
        break_ = np.where(wave < 0.82, wave / 0.82, (1 - wave) / 0.18)
        break_ = np.sin(np.pi / 2 * np.clip(break_, 0, 1)) ** 2
        sides.append(0.55 * far * (0.5 + 0.5 * break_) + 0.5 * near * break_**2)
    return gain * np.stack(sides, axis=1)


def air(length: int, seed: int, hz: float, gain: float) -> Signal:
    """A quiet wind as a loop, that comes and goes a few times."""
    place = np.arange(length) / length
    sides = []
    for side in (0, 1):
        white = np.random.Generator(np.random.PCG64(seed + side)).random(length) * 2 - 1
        band = lowpass(highpass(white, hz * 0.5, circular=True), hz, circular=True)
        gust = 0.6 + 0.4 * np.sin(2 * np.pi * (5 * place + 0.2 * side)) * np.sin(2 * np.pi * (2 * place + 0.3))
        sides.append(band * gust)
    return gain * np.stack(sides, axis=1)
