"""Effects of the map of the Pacific: bark cloth and leaves, shells, slit drums, a conch, and the sea.

Each function is one sound; those that take a number are made in as many variations as EFFECTS says.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.sound.dsp import Signal, bandpass, decay, edges, hump, lowpass, mix, noise, room, sweep
from tools.sound.materials import (
    bars,
    bubble,
    conch,
    flute,
    log_drum,
    paper,
    rattle,
    rumble,
    shell,
    skin,
    stone,
    water,
    wind,
    wood,
)
from tools.sound.patterns import series

G2, D3, G3, B3, D4, G4, A4, B4, D5 = 98.0, 146.83, 196.0, 246.94, 293.66, 392.0, 440.0, 493.88, 587.33

# ---- cards


def card(number: int) -> Signal:
    """A leaf of bark cloth is drawn, a shell touches another."""
    leaf = paper(0.15 + 0.01 * number, 600 + 7 * number, 1900 + 180 * number, 0.5)
    return room(mix((0, 0.9, leaf), (0.1, 0.25, shell(1500 + 140 * number, 0.06, 0.012))), 0.15)


def flip(number: int) -> Signal:
    """The leaf turns over and lies."""
    rush = hump(sweep(noise(0.12, 630 + number), 900, 2600 + 150 * number, 0.9), 0.7)
    return room(mix((0, 0.6, edges(rush)), (0.11, 0.7, log_drum(233 + 18 * number, 0.2, 0.05))), 0.15)


def land(number: int) -> Signal:
    """It is laid on a mat."""
    mat = decay(lowpass(noise(0.07, 650 + number), 1300), 0.014)
    return room(mix((0, 0.7, edges(mat)), (0.002, 0.8, log_drum(175 + 12 * number, 0.2, 0.045))), 0.15)


def shuffle() -> Signal:
    """Leaves run through the fingers, twice."""
    at = np.concatenate((np.linspace(0, 0.16, 9), np.linspace(0.24, 0.42, 10)))
    leaves = series(at, 0.5, (paper(0.05, 670 + i, 2300) for i in range(len(at))))
    return room(mix((0, 0.8, leaves), (0.46, 0.6, land(0))), 0.15)


# ---- turns, events, ends


def turn() -> Signal:
    """The turn is passed on: shells rattle, a log answers."""
    return room(mix((0, 0.5, rattle(0.3, 700, 34)), (0.16, 0.8, log_drum(196, 0.6, 0.14))), 0.25)


def your_turn() -> Signal:
    """Now it is you: two logs, a fourth apart, and a breath of the conch."""
    return room(
        mix(
            (0, 0.7, log_drum(220, 0.6, 0.15)), (0.14, 0.8, log_drum(293.66, 0.7, 0.17)), (0.2, 0.4, conch(D4, 0.8))
        ),
        0.3,
    )


def event() -> Signal:
    """Something happens: the conch is blown."""
    return room(mix((0, 0.8, conch(G3, 1.0)), (0.0, 0.4, skin(80, 0.5))), 0.4, 1.3)


def end() -> Signal:
    """The deck is empty: two conches, the surf."""
    return room(
        mix(
            (0, 0.6, conch(G3, 1.5, 0.2)),
            (0.12, 0.5, conch(D4, 1.5, 0.2)),
            (0.2, 0.4, water(1.5, 720, 450, 0.5)),
            (0, 0.4, skin(80, 0.7)),
        ),
        0.4,
        1.3,
    )


def victory() -> Signal:
    """Won: bars run up, drums and conches."""
    run = series(0.09 * np.arange(6), 0.6, (bars(hz, 1.2, 0.35) for hz in (G3, B3, D4, G4, B4, D5)))
    beats = mix(*((at, 0.8, skin(96, 0.5)) for at in (0.0, 0.27, 0.54, 0.63)))
    return room(
        mix((0, 0.7, run), (0, 0.5, beats), (0.54, 0.6, conch(G3, 1.1)), (0.54, 0.5, conch(D4, 1.1))), 0.4, 1.3
    )


def defeat() -> Signal:
    """Lost, with grace: a flute steps down to the sea."""
    tones = (flute(hz, seconds) for hz, seconds in ((D5, 0.5), (B4, 0.5), (A4, 0.5), (G4, 0.8)))
    steps = series(0.26 * np.arange(4), 0.7, tones)
    return room(mix((0, 0.7, steps), (0.5, 0.35, water(1.1, 730, 420, 0.5))), 0.4, 1.3)


# ---- a voyage


def sail(number: int) -> Signal:
    """The canoe is pushed off and paddles dip."""
    dips = mix(*((0.06 + 0.32 * i, 0.8, water(0.3, 740 + 10 * number + i, 620 + 60 * i, 0.25)) for i in range(3)))
    knocks = mix(*((0.04 + 0.32 * i, 0.3, wood(330 + 20 * number, 0.1, 0.02)) for i in range(3)))
    return room(mix((0, 0.8, dips), (0, 0.5, knocks)), 0.2)


def wave(number: int) -> Signal:
    """A swell runs along the hull."""
    swell = hump(sweep(noise(0.62, 760 + number), 380, 1100 + 120 * number, 0.6), 0.45)
    return room(mix((0, 0.8, edges(swell)), (0.1, 0.4, water(0.45, 770 + number, 700 + 70 * number))), 0.2)


def leg(number: int) -> Signal:
    """The card of a leg turns over: will there be land? Each a little higher than the one before."""
    hz = (164.8, 185.0, 196.0, 220.0)[number]
    return room(
        mix(
            (0, 0.4, flip(number % 3)),
            (0.08, 0.8, log_drum(hz, 0.6, 0.15)),
            (0.1, 0.25, rattle(0.22, 780 + number, 20)),
        ),
        0.25,
    )


def landfall() -> Signal:
    """Land: the hull runs up the sand, and birds are there already as three high bars."""
    sand = hump(lowpass(bandpass(noise(0.7, 800), 900, 0.5), 2400), 0.3)
    notes = series((0.18, 0.31, 0.44), 0.6, (bars(hz, 1.0, 0.3) for hz in (G3, D4, G4)))
    return room(mix((0, 0.6, edges(sand)), (0, 0.35, water(0.7, 801, 560)), (0, 0.9, notes)), 0.3)


def settle() -> Signal:
    """The shore takes the colour of who settles there: shells, and bars that stay on the chord."""
    chord = series(0.05 * np.arange(4), 0.6, (bars(hz, 1.1, 0.3) for hz in (G3, B3, D4, G4)))
    return room(mix((0, 0.9, chord), (0.02, 0.2, rattle(0.3, 805, 24, 2500))), 0.3)


def storm() -> Signal:
    """The voyage is lost: wind, a sea that breaks, far thunder."""
    breaker = hump(sweep(noise(1.1, 810), 1500, 320, 0.5), 0.35)
    return room(
        mix((0, 0.6, wind(1.3, 811, 600)), (0.15, 0.8, edges(breaker)), (0.3, 0.8, rumble(1.0, 812, 60))), 0.3
    )


def greeting() -> Signal:
    """An island of one's own lies by the way: greeted by shells."""
    return room(mix((0, 0.7, rattle(0.25, 820, 26, 2600)), (0.1, 0.5, bars(D4, 0.7, 0.2))), 0.25)


# ---- raids


def drum() -> Signal:
    """A raid: the big drums."""
    beats = ((0.0, 1.0, 72), (0.2, 0.6, 98), (0.3, 0.6, 98), (0.42, 1.0, 72), (0.62, 0.6, 98), (0.72, 0.9, 72))
    return room(
        mix(*((at, force, skin(hz, 0.5, 0.13)) for at, force, hz in beats), (0.42, 0.35, conch(D3, 0.7))), 0.35
    )


def clash(number: int) -> Signal:
    """Warriors land: wood on wood, a shout of shells."""
    return room(
        mix(
            (0, 0.9, wood(410 + 55 * number, 0.2, 0.04)),
            (0.03, 0.6, wood(545 + 40 * number, 0.16, 0.03)),
            (0, 0.7, skin(105 + 6 * number, 0.3, 0.08)),
            (0.02, 0.25, rattle(0.16, 830 + number, 14)),
        ),
        0.25,
    )


def conquer() -> Signal:
    """The island changes hands: drums close, the conch goes up."""
    drums = mix(*((at, 0.8, skin(84, 0.5)) for at in (0.0, 0.1, 0.2, 0.38)))
    return room(mix((0, 0.7, drums), (0.2, 0.6, conch(G3, 0.5)), (0.42, 0.7, conch(D4, 0.9))), 0.35)


def defended() -> Signal:
    """The raiders are beaten off: the stockade holds, the drums go down."""
    knocks = mix(*((at, 0.8, wood(hz, 0.25, 0.05)) for at, hz in ((0.0, 330), (0.14, 290), (0.3, 245))))
    return room(mix((0, 0.7, knocks), (0.3, 0.8, skin(70, 0.6)), (0.45, 0.4, water(0.6, 840, 480))), 0.3)


# ---- events


def statues() -> Signal:
    """Stone statues walk: they grind, and stand."""
    grind = bandpass(noise(0.7, 850), 420, 0.8) * (0.4 + 0.6 * np.abs(lowpass(noise(0.7, 851), 24)) * 12)
    return room(
        mix((0, 0.6, edges(hump(grind, 0.6))), (0, 0.5, rumble(0.75, 852, 62)), (0.68, 1.0, stone(140, 853, 0.4))),
        0.35,
    )


def civil_war() -> Signal:
    """An island is lost: wood splits, the surf closes over."""
    cracks = (edges(decay(bandpass(noise(0.06, 860 + i), 1300 - 180 * i, 0.8), 0.01)) for i in range(5))
    split = series((0.0, 0.05, 0.08, 0.14, 0.22), 0.8 - 0.12 * np.arange(5), cracks)
    return room(mix((0, 0.8, split), (0, 0.6, wood(210, 0.3, 0.06)), (0.2, 0.7, water(0.9, 866, 420, 0.3))), 0.3)


def trade() -> Signal:
    """Shells are poured from one hand into the other."""
    return room(
        mix((0, 0.8, rattle(0.5, 870, 60, 2500)), (0.36, 0.4, shell(1250, 0.1)), (0.45, 0.5, shell(1480, 0.1))), 0.2
    )


def star() -> Signal:
    """A path is read in the stars: a flute, three far bars."""
    far = series((0.0, 0.1, 0.2), 0.5, (bars(hz, 0.9, 0.28) for hz in (D5, G4, B4)))
    return room(mix((0, 0.5, flute(G4, 0.7)), (0.15, 0.7, far)), 0.4)


def returned() -> Signal:
    """An island goes back under the cards: a drop into deep water."""
    return room(
        mix((0, 0.6, bubble(300, 0.2)), (0.12, 0.4, bubble(410, 0.16)), (0, 0.5, water(0.45, 880, 520))), 0.3
    )


EFFECTS = {
    "card": [partial(card, n) for n in range(4)],
    "flip": [partial(flip, n) for n in range(3)],
    "land": [partial(land, n) for n in range(3)],
    "sail": [partial(sail, n) for n in range(2)],
    "wave": [partial(wave, n) for n in range(3)],
    "leg": [partial(leg, n) for n in range(4)],
    "clash": [partial(clash, n) for n in range(3)],
    **{
        made.__name__: [made]
        for made in (
            shuffle, turn, your_turn, event, end, victory, defeat, landfall, settle, storm, greeting, drum,
            conquer, defended, statues, civil_war, trade, star, returned,
        )
    },
}  # fmt: skip
"""The variations of each effect by its key."""

QUIETER = {"card": 3.0, "flip": 2.5, "land": 2.5, "wave": 3.0, "leg": 1.0, "turn": 2.5}
"""Decibels by which what is heard all the time stands back behind what is rare."""
