"""Effects of the table of Alaska: paper on a wooden table, coins and bells of brass, and what the events bring.

Each function is one sound; those that take a number are made in as many variations as EFFECTS says.
"""

from __future__ import annotations

from functools import partial

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
    room,
    sweep,
)
from tools.sound.materials import (
    bell,
    brass_disc,
    bubble,
    horn,
    paper,
    rumble,
    skin,
    stone,
    strike,
    string,
    table,
    water,
    wind,
    wood,
)
from tools.sound.patterns import series

D3, A3, D4, F4, FIS4, A4, D5 = 146.83, 220.0, 293.66, 349.23, 369.99, 440.0, 587.33

PAN = (1.0, 1.73, 2.33)
"""Ratios of the modes of a nugget on iron."""

# ---- cards


def card(number: int) -> Signal:
    """A card leaves the deck."""
    return room(mix((0, 0.9, paper(0.13 + 0.012 * number, 100 + number * 7, 3300 + 260 * number, 0.55))), 0.15)


def flip(number: int) -> Signal:
    """A card turns over: a short rush of air, and it snaps flat."""
    rush = hump(sweep(noise(0.11, 130 + number), 1300, 4200 + 200 * number, 0.9), 0.75)
    snap = decay(bandpass(noise(0.03, 140 + number), 2600, 0.8), 0.004)
    return room(
        mix((0, 0.6, edges(rush)), (0.1, 0.9, edges(snap)), (0.1, 0.4, table(210 + 15 * number, 0.1))), 0.15
    )


def land(number: int) -> Signal:
    """A card is laid on the table."""
    slap = decay(bandpass(noise(0.05, 160 + number), 1700 + 150 * number, 0.6), 0.008)
    return room(mix((0, 0.7, edges(slap)), (0.001, 0.9, table(128 + 9 * number))), 0.2)


# ---- dollars


def coin(number: int) -> Signal:
    """A coin falls on others."""
    hz = (2150, 2390, 2040, 2520, 2260, 1930)[number]
    gap = (0.045, 0.06, 0.038, 0.052, 0.07, 0.048)[number]
    on_others = mix((0, 0.9, brass_disc(hz, 0.34, 0.075)), (gap, 0.45, brass_disc(hz * 1.19, 0.28, 0.06)))
    return room(mix((0, 1.0, lowpass(on_others, 6500)), (0, 0.25, table(240, 0.08))), 0.15)


def ticket(number: int) -> Signal:
    """A rival pays for a ticket: it is torn off, and the coin is pushed over."""
    tear = edges(hump(bandpass(noise(0.12, 190 + number), 2900, 0.7), 0.3)) * (
        0.4 + 0.6 * (choices(len(clock(0.12)), 200 + number) > 0.5)
    )
    return room(mix((0, 0.5, tear), (0.1, 0.8, lowpass(brass_disc(1720 + 130 * number, 0.3, 0.06), 5200))), 0.15)


def free_dollar() -> Signal:
    """A dollar for nothing: flicked, it rings, and a small bell agrees."""
    ring = lowpass(strike(1980, (1.0, 1.73, 2.33), 0.6, 0.2, 0.6, 0.5), 5200)
    return room(
        mix((0, 0.6, ring), (0.12, 0.5, bell(1174.7, 0.9, 0.3)), (0.3, 0.35, brass_disc(2140, 0.3, 0.06))), 0.2
    )


def buy() -> Signal:
    """The deed is stamped, and the till rings."""
    stamp = mix((0, 1.0, table(105, 0.22)), (0, 0.5, wood(270, 0.15, 0.03)), (0.004, 0.35, paper(0.05, 210)))
    return room(
        mix((0, 1.0, stamp), (0.11, 0.38, bell(1318.5, 0.8, 0.22)), (0.13, 0.2, brass_disc(2300, 0.2))), 0.2
    )


def purse() -> Signal:
    """Several dollars leave the purse."""
    coins = (brass_disc(hz, 0.22, 0.04) for hz in (1850, 2140, 1990, 2330, 2050))
    run = series((0.0, 0.045, 0.1, 0.13, 0.19), (0.5, 0.6, 0.7, 0.5, 0.6), coins)
    leather = lowpass(edges(hump(noise(0.2, 215), 0.3)), 900)
    return room(mix((0, 0.9, lowpass(run, 5600)), (0, 0.5, leather)), 0.15)


# ---- dice


def dice(number: int) -> Signal:
    """Dice of bone, shaken for a moment and thrown: they bounce, ever sooner and ever lower."""
    seed = 230 + 10 * number
    layers = []
    for at, pitch in zip(np.linspace(0.0, 0.13, 5), choices(5, seed), strict=True):
        layers.append((float(at), 0.35, strike(1500 + 900 * pitch, (1.0, 1.6, 2.3), 0.05, 0.008, 0.4)))
    for die, start in enumerate((0.2, 0.235)):
        at, gap, force = start, 0.17, 0.9
        pitches = choices(9, seed + die + 1)
        for pitch in pitches:
            layers.append(
                (at, force, strike(850 + 700 * pitch + 120 * die, (1.0, 1.58, 2.24, 2.9), 0.06, 0.011, 0.5))
            )
            layers.append((at, force * 0.8, table(150 + 30 * pitch, 0.12)))
            at, gap, force = at + gap * (0.85 + 0.3 * pitch), gap * 0.72, force * 0.76
    return room(mix(*layers), 0.25)


def settle(number: int) -> Signal:
    """A die comes to lie on its face."""
    tap = strike(980 + 90 * number, (1.0, 1.58, 2.24), 0.07, 0.012, 0.5)
    return room(mix((0, 0.6, tap), (0.035, 0.9, tap), (0.035, 0.8, table(165, 0.15))), 0.2)


# ---- turns and ends


def turn() -> Signal:
    """The turn is passed on: a block of wood, a low bell."""
    return room(mix((0, 0.6, wood(440, 0.2, 0.04)), (0.02, 0.55, bell(293.66, 1.0, 0.28))), 0.3)


def your_turn() -> Signal:
    """Now it is you: a fifth on strings, a bell above it."""
    return room(
        mix((0, 0.7, string(D4, 1.3, 0.5)), (0.13, 0.8, string(A4, 1.4, 0.5)), (0.26, 0.35, bell(D5, 1.2, 0.4))),
        0.3,
    )


def event() -> Signal:
    """Something happens: horns in open fifths over a drum."""
    return room(
        mix((0, 0.5, skin(73, 0.7)), (0.02, 0.6, horn(D3, 0.9, 0.1)), (0.04, 0.5, horn(A3, 0.9, 0.12))), 0.35
    )


def good() -> Signal:
    """Luck: the horns go up."""
    notes = ((0.0, D4), (0.12, A4), (0.24, D5))
    return room(
        mix(*((at, 0.6, horn(hz, 0.75 - at, 0.05)) for at, hz in notes), (0.24, 0.4, bell(D5, 0.9, 0.3))), 0.35
    )


def bad() -> Signal:
    """Bad luck: a muted horn sinks, the drum is low."""
    notes = ((0.0, A3), (0.16, 207.65), (0.34, D3))
    falling = mix(*((at, 0.6, lowpass(horn(hz, 0.55, 0.05), 900)) for at, hz in notes))
    return room(mix((0, 0.9, falling), (0.34, 0.8, skin(62, 0.7, 0.2))), 0.3)


def era() -> Signal:
    """A new era: three bells, a long horn."""
    bells = mix(*((at, 0.6, bell(hz, 1.5, 0.5)) for at, hz in ((0.0, D4), (0.2, A4), (0.4, D5))))
    return room(mix((0, 0.8, bells), (0.1, 0.5, horn(D3, 1.5, 0.3))), 0.4)


def end() -> Signal:
    """The last card is played: horns close on the fifth, a bell rings out."""
    chord = mix(*((0.0, 0.5, horn(hz, 1.7, 0.25)) for hz in (D3, A3, D4)))
    return room(mix((0, 0.9, chord), (0.3, 0.5, bell(D4, 1.8, 0.7)), (0.0, 0.4, skin(73, 0.8))), 0.4, 1.4)


def victory() -> Signal:
    """Won: strings run up, horns answer, bells."""
    run = series(0.09 * np.arange(5), 0.55, (string(hz, 1.3, 0.5) for hz in (D4, FIS4, A4, D5, 2 * FIS4)))
    horns = series((0.0,) * 4, 0.5, (horn(hz, 1.3, 0.12) for hz in (D3, A3, D4, FIS4)))
    answer = mix((0, 0.8, horns), (0.03, 0.4, bell(D5, 1.5, 0.6)), (0, 0.4, skin(73, 0.7)))
    return room(mix((0, 0.7, run), (0.42, 0.9, answer)), 0.4, 1.4)


def defeat() -> Signal:
    """Lost, with grace: strings step down to an open fifth."""
    steps = series(0.2 * np.arange(4), 0.6, (string(hz, 1.6, 0.7) for hz in (A4, F4, D4, A3)))
    return room(mix((0, 0.8, steps), (0.62, 0.5, lowpass(horn(D3, 1.2, 0.3), 900))), 0.4, 1.4)


# ---- what happens in the land


def mined_out() -> Signal:
    """A gallery falls in: a crack, rubble, dust."""
    when = choices(16, 300)
    stones = (stone(260 + 420 * float(pitch), 302 + i, 0.14) for i, pitch in enumerate(choices(16, 301)))
    rubble = series(0.05 + 0.42 * when**1.3, 0.7 - 0.5 * when, stones)
    return room(mix((0, 0.8, stone(190, 330, 0.2)), (0, 0.8, rubble), (0.03, 0.5, rumble(0.6, 331, 70))), 0.3)


def gold_rush() -> Signal:
    """Gravel swirls in a pan, and nuggets ring on it."""
    time = clock(0.8)
    swirl = bandpass(noise(0.8, 340), 2200, 0.7) * (0.55 + 0.45 * np.sin(2 * np.pi * 3.1 * time))
    pitches = (1318, 1568, 1760, 2093, 1976, 2349)
    nuggets = series(0.3 + 0.07 * np.arange(6), 0.5, (strike(hz, PAN, 0.4, 0.1, 0.5, 0.5) for hz in pitches))
    return room(mix((0, 0.3, edges(hump(swirl, 0.3))), (0, 0.18, water(0.7, 341, 900)), (0, 0.9, nuggets)), 0.25)


def earthquake() -> Signal:
    """The ground rolls, beams creak, things fall."""
    beams = (strike(hz, (1.0, 1.5, 2.7), 0.1, 0.02, 0.4) for hz in (310, 270, 350, 240))
    creak = series((0.25, 0.45, 0.65, 0.85), 0.5, beams)
    ground = hump(rumble(1.35, 350, 52, 11.0), 0.4)
    return room(mix((0, 1.0, ground), (0, 0.35, creak), (0.6, 0.3, stone(330, 351))), 0.25)


def volcano() -> Signal:
    """A mountain bursts; ash rains."""
    burst = decay(lowpass(noise(1.2, 360), 420), 0.3)
    ash = edges(hump(bandpass(noise(1.1, 361), 2600, 0.6), 0.35))
    return room(mix((0, 1.0, edges(burst)), (0.05, 0.6, rumble(1.3, 362, 58)), (0.2, 0.2, ash)), 0.35, 1.3)


def oil() -> Signal:
    """Oil that wells up: heavy bubbles."""
    sizes = choices(9, 370)
    rising = (bubble(150 + 170 * float(size), 0.16) for size in sizes)
    bubbles = series(np.linspace(0, 0.75, 9), 0.5 + 0.4 * sizes, rising)
    return room(mix((0, 0.9, bubbles), (0, 0.3, lowpass(water(0.9, 371, 260), 900))), 0.25)


def avalanche() -> Signal:
    """Snow that slides: near, and over."""
    slide = hump(sweep(noise(1.2, 380), 260, 1300, 0.6), 0.6)
    return room(mix((0, 0.9, edges(slide)), (0.1, 0.6, rumble(1.1, 381, 75))), 0.3)


def fire() -> Signal:
    """Fire: its roar, and wood that crackles."""

    def crack(seed: int, hz: float) -> Signal:
        return edges(decay(bandpass(noise(0.03, seed), hz, 1.2), 0.004))

    cracks = (crack(393 + i, 1300 + 2600 * float(pitch)) for i, pitch in enumerate(choices(26, 391)))
    crackle = series(choices(26, 390), 0.2 + 0.8 * choices(26, 392) ** 2, cracks)
    return room(mix((0, 0.7, crackle), (0, 0.5, edges(hump(lowpass(noise(1.05, 420), 480), 0.4)))), 0.2)


def railroad() -> Signal:
    """A locomotive sets off and whistles."""
    steam = (edges(decay(bandpass(noise(0.2, 430 + i), 620, 0.6), 0.06), 0.01) for i in range(4))
    chuffs = series((0.0, 0.27, 0.5, 0.7), (0.9, 0.8, 0.7, 0.6), steam)
    pipes = (horn(2 * hz, 0.7, attack) for hz, attack in ((D4, 0.05), (F4, 0.06), (A4, 0.07)))
    whistle = series((0.0, 0.0, 0.0), (0.5, 0.5, 0.4), pipes)
    return room(mix((0, 0.8, chuffs), (0.3, 0.45, whistle)), 0.35)


def airplane() -> Signal:
    """A small plane flies over: its propeller, nearer and lower as it goes."""
    time = clock(1.2)
    pitch = 88 * (1.09 - 0.16 / (1 + np.exp(-(time - 0.6) * 9)))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    drone = np.sum([np.sin(n * phase + n * n) / n**0.8 for n in range(1, 15)], axis=0)
    return room(mix((0, 0.8, edges(hump(lowpass(drone, 1500), 0.5))), (0, 0.25, wind(1.2, 440, 900))), 0.2)


def sled() -> Signal:
    """Dogs before a sled: bells at a trot, runners on snow."""
    pitches = (1760, 1975, 1760, 2093, 1760, 1975)
    rings = (strike(hz, (1.0, 1.6, 2.2), 0.2, 0.05, 0.5) for hz in pitches)
    bells = series(0.15 * np.arange(6), (0.45, 0.65) * 3, rings)
    runners = edges(hump(bandpass(noise(1.0, 450), 1500, 0.7), 0.4))
    return room(mix((0, 0.9, bells), (0, 0.16, runners)), 0.2)


def march() -> Signal:
    """Soldiers: a snare drum and a signal of horns."""

    def beat(seed: int) -> Signal:
        return mix((0, 0.6, skin(180, 0.2, 0.05)), (0, 0.7, edges(decay(highpass(noise(0.14, seed), 1500), 0.035))))

    beats = (beat(460 + i) for i in range(7))
    drum = series((0.0, 0.12, 0.18, 0.24, 0.48, 0.54, 0.6), (0.9, 0.4, 0.4, 0.9, 0.9, 0.4, 0.9), beats)
    signal = series((0.0, 0.24, 0.48), 0.6, (horn(hz, 0.4, 0.03) for hz in (D4, D4, A4)))
    return room(mix((0, 0.7, drum), (0, 0.6, signal)), 0.3)


def fish() -> Signal:
    """A fish jumps and falls back."""
    return room(
        mix(
            (0, 0.5, water(0.25, 480, 1100, 0.5)),
            (0.28, 0.9, water(0.5, 481, 620, 0.15)),
            (0.32, 0.4, bubble(420, 0.14)),
        ),
        0.25,
    )


def wilderness() -> Signal:
    """Wind over empty land, a board that knocks."""
    return room(
        mix((0, 0.9, wind(1.2, 490)), (0.5, 0.3, wood(240, 0.2, 0.04)), (0.72, 0.2, wood(225, 0.2, 0.04))), 0.3
    )


EFFECTS = {
    "card": [partial(card, n) for n in range(4)],
    "flip": [partial(flip, n) for n in range(3)],
    "land": [partial(land, n) for n in range(3)],
    "coin": [partial(coin, n) for n in range(6)],
    "ticket": [partial(ticket, n) for n in range(3)],
    "dice": [partial(dice, n) for n in range(3)],
    "settle": [partial(settle, n) for n in range(2)],
    **{
        made.__name__: [made]
        for made in (
            free_dollar, buy, purse, turn, your_turn, event, good, bad, era, end, victory, defeat, mined_out,
            gold_rush, earthquake, volcano, oil, avalanche, fire, railroad, airplane, sled, march, fish,
            wilderness,
        )
    },
}  # fmt: skip
"""The variations of each effect by its key."""

QUIETER = {"card": 3.0, "flip": 2.5, "land": 2.5, "coin": 2.5, "settle": 2.0, "ticket": 2.0, "turn": 2.5}
"""Decibels by which what is heard all the time stands back behind what is rare."""
