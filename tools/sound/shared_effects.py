"""Effects of the menus and of what both tables share: discreet, of felt, paper and small wood."""

from __future__ import annotations

from tools.sound.dsp import Signal, edges, hump, lowpass, mix, noise, room, sweep
from tools.sound.materials import bars, paper, table, wood


def hover() -> Signal:
    """A finger that brushes over wood."""
    return room(mix((0, 1.0, wood(1480, 0.05, 0.008)), (0, 0.4, paper(0.04, 3, 3000))), 0.1)


def press() -> Signal:
    """A wooden key that goes down."""
    return room(mix((0, 0.8, wood(620, 0.12, 0.018)), (0.004, 0.7, table(190, 0.12))), 0.15)


def choose() -> Signal:
    """A notch further."""
    return room(mix((0, 0.8, wood(900, 0.1, 0.014)), (0.03, 0.5, wood(1130, 0.08, 0.01))), 0.15)


def refuse() -> Signal:
    """Two dull knocks: it doesn't go."""
    knock = lowpass(mix((0, 1.0, table(150, 0.14)), (0, 0.5, wood(310, 0.1, 0.02))), 1400)
    return room(mix((0, 1.0, knock), (0.11, 0.75, knock)), 0.1)


def open_page() -> Signal:
    """A leaf is laid open; two soft bars go up."""
    leaf = paper(0.2, 31, 2700, 0.6)
    return room(mix((0, 0.55, leaf), (0.08, 0.5, bars(392, 0.5, 0.12)), (0.15, 0.5, bars(587.3, 0.6, 0.14))), 0.2)


def close_page() -> Signal:
    """The leaf is laid back; the bars go down."""
    leaf = paper(0.18, 41, 2400, 0.3)
    return room(mix((0, 0.55, leaf), (0.05, 0.5, bars(587.3, 0.4, 0.1)), (0.12, 0.5, bars(392, 0.5, 0.12))), 0.2)


def cloth() -> Signal:
    """A heavy cloth that is drawn up."""
    folds = sweep(noise(0.55, 51), 500, 1900, 0.7)
    return room(mix((0, 0.9, edges(hump(folds, 0.45))), (0.02, 0.3, paper(0.5, 52, 1700, 0.5))), 0.2)


EFFECTS = {
    "hover": [hover],
    "press": [press],
    "choose": [choose],
    "refuse": [refuse],
    "open": [open_page],
    "close": [close_page],
    "cloth": [cloth],
}
"""The variations of each effect by its key."""

QUIETER = {"hover": 5.0, "press": 3.0, "choose": 3.0, "open": 3.5, "close": 3.5, "refuse": 2.0, "cloth": 1.5}
"""Decibels by which what is heard all the time stands back behind what is rare."""
