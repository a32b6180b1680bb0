"""The music of the four places: calm, at least two minutes, without a seam. How it is written: `score`."""

from __future__ import annotations

from functools import partial

from tools.sound import materials
from tools.sound.dsp import Signal, mix
from tools.sound.score import Part, Score, air, phrases, sea

# ---- instruments


def dulcimer(hz: float, seconds: float) -> Signal:
    """Alaska's strings: plucked near the end, long."""
    return materials.string(hz, 4.5, 1.5, 0.14, 0.5)


def slack_key(hz: float, seconds: float) -> Signal:
    """The Pacific's guitar: plucked soft and round."""
    return materials.string(hz, 3.2, 1.0, 0.24, 0.3)


def bass_string(hz: float, seconds: float) -> Signal:
    """The thumb on the low strings."""
    return materials.string(hz, 3.0, 0.9, 0.3, 0.15, 0.15)


def brass(hz: float, seconds: float) -> Signal:
    """Horns that come and go like light."""
    return materials.horn(hz, seconds + 1.6, attack=1.5, bright=0.55)


def warm(hz: float, seconds: float) -> Signal:
    """Horns nearer by, a little quicker."""
    return materials.horn(hz, seconds + 0.9, attack=0.7, bright=0.4)


def aurora(hz: float, seconds: float) -> Signal:
    """The shimmer over it all."""
    return materials.glass(hz, seconds + 3.0)


def flute(hz: float, seconds: float) -> Signal:
    """A flute of bamboo."""
    return materials.flute(hz, seconds + 0.15, 0.2)


def logs(hz: float, seconds: float) -> Signal:
    """Slit drums, softly."""
    return materials.log_drum(hz)


def shells(hz: float, seconds: float) -> Signal:
    """A shake of shells; its note says nothing."""
    return materials.rattle(0.26, 71, 26, 2400)


def marimba(hz: float, seconds: float) -> Signal:
    """Wooden bars."""
    return materials.bars(hz)


def handbell(hz: float, seconds: float) -> Signal:
    """A small bell, once in a while."""
    return mix((0, 1.0, materials.strike(hz, (1.0, 2.0, 2.67), 3.0, 0.9, 1.3, 0.7)))


# ---- Alaska: D dorian; fifths that stand like mountains, a tune that takes its time

ALASKA_FIFTHS = """
    D2+A2+D3 . . . | . . . . | C3+G3 . . . | G2+D3 . . . | D2+A2+D3 . . . | . . . . | F2+C3 . . . | G2+D3 . . . |
    A2+E3 . . . | . . . . | G2+D3 . . . | . . . . | F2+C3 . . . | C3+G3 . . . | D2+A2+D3 . . . | . . . . |
    G2+D3+G3 . . . | . . . . | A2+E3 . . . | . . . . | F2+C3 . . . | G2+D3 . . . | A2+E3+A3 . . . | . . . . |
    D2+A2+D3 . . . | . . . . | C3+G3 . . . | G2+D3 . . . | F2+C3 . . . | C3+G3 . . . | D2+A2+D3 . . . | . . . . |
"""
ALASKA_TUNE = """
    D4 . A4 . D5 . . . | - . E5 D5 A4 . . . | G4 . . A4 C5 . . . | B4 . G4 . D4 . . . |
    D4 . A4 . D5 . E5 . | F5 . E5 . D5 . A4 . | C5 . . A4 F4 . . . | G4 . A4 . B4 . . . |
    - . A4 C5 E5 . . . | - . D5 C5 A4 . . . | B4 . D5 . G4 . . . | - . . . . . . . |
    A4 . C5 . F4 . . . | E4 . G4 . C5 . . . | D5 . A4 . F4 . D4 . | - . . . . . . . |
    G3 . D4 . G4 . B4 . | - . . . D5 . . . | A3 . E4 . A4 . C5 . | - . . . E5 . . . |
    F4 . C5 . . . A4 . | G4 . B4 . . . D5 . | E5 . . D5 C5 . A4 . | - . . . . . . . |
    D4 . A4 . D5 . . . | - . E5 F5 E5 . D5 . | C5 . G4 . E4 . . . | D4 . G4 . B4 . . . |
    C5 . A4 . F4 . . . | G4 . E4 . C4 . . . | D4 . A4 . D5 . . . | - . . . . . . . |
"""
ALASKA_UNDER = """
    D3 - - A3 - - - - | D3 - - - A3 - - - | C3 - - G3 - - - - | G3 - - - D3 - - - |
    D3 - - A3 - - - - | D3 - - - A3 - - - | F3 - - C4 - - - - | G3 - - - D3 - - - |
    A3 - - E3 - - - - | % | G3 - - D3 - - - - | % | F3 - - C4 - - - - | C3 - - G3 - - - - | D3 - - A3 - - - - | - |
    - | - | - | - | F3 - - - C4 - - - | G3 - - - D3 - - - | A3 - - - E3 - - - | - |
    D3 - - A3 - - - - | D3 - - - A3 - - - | C3 - - G3 - - - - | G3 - - - D3 - - - |
    F3 - - C4 - - - - | C3 - - G3 - - - - | D3 - - A3 - - - - | - |
"""
ALASKA_LIGHT = """
    - | A5 . | . . | - D6 | . . | - | - G5 | . . | - E6 | . . | - | D6 . | . . | - | A5 . | D6 . |
    . . | - B5 | . . | E6 . | . . | - | - A5 | E6 . | - | A5 . | . . | - D6 | . . | - | - A5 | . . |
"""
ALASKA_BELL = " | ".join((["D6"] + ["-"] * 7) * 4)

ALASKA = Score(
    bars=32,
    bar=4.0,
    scale="D E F G A B C",
    parts=(
        Part(brass, ALASKA_FIFTHS, 1.5, -0.1),
        Part(dulcimer, ALASKA_TUNE, 3.4, 0.18, 0.02),
        Part(dulcimer, ALASKA_UNDER, 1.9, -0.3),
        Part(aurora, ALASKA_LIGHT, 0.7, 0.45),
        Part(handbell, ALASKA_BELL, 1.1, -0.5),
    ),
    ambience=partial(air, seed=21, hz=420, gain=0.16),
    wet=0.55,
)

# ---- the Pacific: G major in slack-key tuning; the thumb swings, the fingers answer, the sea goes on

G_THUMB, C_THUMB, D_THUMB = "G2 - D3 - G2 - D3 -", "C3 - G3 - C3 - G3 -", "D3 - A3 - D3 - A3 -"
E_THUMB = "E3 - B3 - E3 - B3 -"
THUMBS = {"G": G_THUMB, "C": C_THUMB, "D": D_THUMB, "E": E_THUMB}
PACIFIC_THUMB = " | ".join(
    THUMBS[chord] for chord in "GGCGGEDG CCGGDCGG EECGECDD GGCGGEDG CGCGDCGG".replace(" ", "")
)
PACIFIC_VERSE = """
    - B4 D5 . B4 . G4 . | - A4 B4 . D4 . . . | - E5 D5 . C5 . G4 . | B4 . . . - . . . |
    - B4 D5 . G5 . D5 . | - E5 D5 . B4 . . . | - A4 B4 . A4 . F#4 . | G4 . . . - . D4+B4 . |
"""
PACIFIC_CHORUS = """
    E5 . . D5 C5 . G4 . | - . E5 . D5 C5 . . | D5 . . B4 G4 . . . | - . D4 G4 B4 . . . |
    A4 . F#4 . D4 . . . | G4 . E4 . C4 . . . | - D4 G4 . B4 . D5 . | G4+B4 . . . - . . . |
"""
PACIFIC_QUIET = """
    G4+B4 . . . - . . . | - . . . E4 G4 . . | G4+C5 . . . - . . . | - . . . D4 G4 . . |
    G4+B4 . . . - . . . | - . . . E4 G4 . . | F#4+A4 . . . - . . . | - . A4 . B4 A4 F#4 . |
"""
PACIFIC_LAST = """
    E5 . . D5 C5 . G4 . | - . B4 . D5 . . . | E5 . . G5 E5 . C5 . | D5 . B4 . G4 . . . |
    A4 . F#4 . D4 . . . | G4 . E4 . C5 . . . | - B4 G4 . D4 . . . | G4+B4 . . . - . . . |
"""
PACIFIC_SONG = phrases(PACIFIC_VERSE, PACIFIC_CHORUS, PACIFIC_QUIET, PACIFIC_VERSE, PACIFIC_LAST)
PACIFIC_FLUTE = (
    " | ".join(["-"] * 16)
    + " | E5 . . . . . D5 . | B4 . . . . . - - | C5 . . . E5 . . . | D5 . . . . . - - "
    + " | G5 . . . . . E5 . | E5 . . D5 C5 . . . | A4 . . . . . . . | - | "
    + " | ".join(["-"] * 16)
)
LOG_BAR, LOG_TURN = "G3 - - D3 - - G3 -", "G3 - - D3 - D3 G3 -"
PACIFIC_LOGS = " | ".join(([LOG_BAR] * 3 + [LOG_TURN]) * 4 + ["-"] * 8 + ([LOG_BAR] * 3 + [LOG_TURN]) * 4)
PACIFIC_SHELLS = " | ".join(["- - - - G4 - - -"] * 40)

PACIFIC = Score(
    bars=40,
    bar=3.2,
    scale="G A B C D E F#",
    parts=(
        Part(bass_string, PACIFIC_THUMB, 2.2, -0.15),
        Part(slack_key, PACIFIC_SONG, 3.2, 0.15, 0.035),
        Part(flute, PACIFIC_FLUTE, 1.3, 0.4),
        Part(logs, PACIFIC_LOGS, 2.3, -0.4),
        Part(shells, PACIFIC_SHELLS, 0.9, 0.55),
    ),
    ambience=partial(sea, waves=14, seed=31, gain=0.36),
    wet=0.35,
)

# ---- the title: both worlds share D, G and A; northern fifths under an island guitar

TITLE_FIFTHS = """
    D2+A2+D3 . . . | . . . . | G2+D3 . . . | . . . . | C3+G3 . . . | . . . . | D2+A2+D3 . . . | . . . . |
    E3+B3 . . . | . . . . | G2+D3 . . . | . . . . | A2+E3 . . . | C3+G3 . . . | D2+A2+D3 . . . | . . . . |
    G2+D3+G3 . . . | . . . . | C3+G3 . . . | . . . . | A2+E3 . . . | G2+D3 . . . | D2+A2+D3 . . . | . . . . |
    E3+B3 . . . | C3+G3 . . . | G2+D3 . . . | . . . . | A2+E3 . . . | C3+G3 . . . | D2+A2+D3 . . . | . . . . |
"""
TITLE_GUITAR = """
    D3 A3 D4 F#4 A4 . . . | - . F#4 . E4 D4 . . | G2 D3 G3 B3 D4 . . . | - . B4 . A4 G4 . . |
    C3 G3 C4 E4 G4 . . . | - . E4 . G4 C5 . . | D3 A3 D4 F#4 A4 . . . | D5 . A4 . F#4 . . . |
    E3 B3 E4 G4 B4 . . . | - . A4 . G4 E4 . . | G2 D3 G3 B3 D4 . . . | - . G4 . B4 D5 . . |
    A2 E3 A3 C4 E4 . . . | C3 G3 C4 E4 G4 . . . | D3 A3 D4 F#4 A4 . . . | - . . . . . . . |
    G2 D3 G3 B3 D4 . B4 . | - . D5 . B4 G4 . . | C3 G3 C4 E4 G4 . C5 . | - . E5 . D5 C5 . . |
    A2 E3 A3 C4 E4 . . . | G2 D3 G3 B3 D4 . . . | D3 A3 D4 F#4 A4 . D5 . | - . . . . . . . |
    E3 B3 E4 G4 B4 . . . | C3 G3 C4 E4 G4 . . . | G2 D3 G3 B3 D4 . G4 . | - . B4 . A4 G4 . . |
    A2 E3 A3 C4 E4 . A4 . | C3 G3 C4 E4 G4 . C5 . | D3 A3 D4 F#4 A4 . . . | - . . . . . . . |
"""
TITLE_ANSWER = """
    - | - | - | - | - | - | - | - | - | - | - | - | - | - | - . . . A4 . D5 . | E5 . D5 . A4 . . . |
    - | - | - | - | - | - | - | A4 . D5 . E5 . F#5 . | E5 . . . B4 . . . | - | D5 . . . B4 . . . | - |
    - | - | - . . . A4 . D5 . | F#5 . E5 . D5 . . . |
"""
TITLE_LIGHT = """
    - | A5 . | . . | - B5 | . . | - | D6 . | . . | - | E6 . | . . | - D6 | . . | - | A5 . | . D6 |
    . . | - B5 | . . | - E6 | . . | - | - A5 | . . | B5 . | . . | - D6 | . . | - | E6 . | . . | - |
"""
TITLE_LOGS = " | ".join(["-"] * 8 + ["D3 - - - - - A3 -", "D3 - - - - - - -"] * 12)

TITLE = Score(
    bars=32,
    bar=4.0,
    scale="D E F# G A B C",
    parts=(
        Part(brass, TITLE_FIFTHS, 1.3, -0.1),
        Part(slack_key, TITLE_GUITAR, 3.0, -0.15),
        Part(dulcimer, TITLE_ANSWER, 2.6, 0.3),
        Part(aurora, TITLE_LIGHT, 0.75, 0.45),
        Part(logs, TITLE_LOGS, 2.0, -0.4),
    ),
    ambience=partial(sea, waves=12, seed=41, gain=0.28),
    wet=0.5,
)

# ---- the results: F major, three beats, short phrases and time between them

RESULTS_CHORDS = """
    F2+C3+A3 . . | . . . | Bb2+F3+D4 . . | . . . | G2+D3+Bb3 . . | . . . | C3+G3+E4 . . | . . . |
    F2+C3+A3 . . | . . . | D3+A3+F4 . . | . . . | Bb2+F3+D4 . . | C3+G3+E4 . . | F2+C3+A3 . . | . . . |
    D3+A3+F4 . . | . . . | Bb2+F3+D4 . . | . . . | F2+C3+A3 . . | . . . | C3+G3+E4 . . | . . . |
    G2+D3+Bb3 . . | . . . | A2+E3+C4 . . | . . . | Bb2+F3+D4 . . | C3+G3+E4 . . | F2+C3+A3 . . | . . . |
    F2+C3+A3 . . | . . . | Bb2+F3+D4 . . | . . . | G2+D3+Bb3 . . | . . . | C3+G3+E4 . . | . . . |
    F2+C3+A3 . . | . . . | D3+A3+F4 . . | . . . | Bb2+F3+D4 . . | C3+G3+E4 . . | F2+C3+A3 . . | . . . |
"""
RESULTS_A = """
    A4 C5 F5 | - | D5 F5 Bb4 | - | Bb4 D5 G4 | - | C5 E5 G4 | - |
    A4 C5 F5 | - . G5 | F5 . A4 | - | D5 . Bb4 | C5 . G4 | A4 . F4 | - |
"""
RESULTS_B = """
    F5 . D5 | A4 . . | D5 . Bb4 | F4 . . | C5 . A4 | F4 . . | E5 . C5 | G4 . . |
    D5 . Bb4 | G4 . . | E5 . C5 | A4 . . | F5 . D5 | E5 . C5 | F5 . A4 | - |
"""
RESULTS_STRINGS_A = """
    F3 C4 A4 | - C4 - | Bb3 F4 D4 | - F4 - | G3 D4 Bb4 | - D4 - | C4 G4 E4 | - G4 - |
    F3 C4 A4 | - C4 - | D3 A3 F4 | - A3 - | Bb3 F4 D4 | C4 G4 E4 | F3 C4 A4 | - |
"""
RESULTS_STRINGS_B = """
    D3 A3 F4 | - A3 - | Bb3 F4 D4 | - F4 - | F3 C4 A4 | - C4 - | C4 G4 E4 | - G4 - |
    G3 D4 Bb4 | - D4 - | A3 E4 C4 | - E4 - | Bb3 F4 D4 | C4 G4 E4 | F3 C4 A4 | - |
"""

RESULTS = Score(
    bars=48,
    bar=2.55,
    scale="F G A Bb C D E",
    parts=(
        Part(warm, RESULTS_CHORDS, 0.8, -0.1),
        Part(marimba, phrases(RESULTS_A, RESULTS_B, RESULTS_A), 2.0, 0.25),
        Part(slack_key, phrases(RESULTS_STRINGS_A, RESULTS_STRINGS_B, RESULTS_STRINGS_A), 2.3, -0.25),
        Part(handbell, " | ".join((["F5"] + ["-"] * 15) * 3), 1.1, 0.5),
    ),
    ambience=partial(air, seed=51, hz=380, gain=0.1),
    wet=0.42,
)

BEDS = {"title": TITLE, "alaska": ALASKA, "pacific": PACIFIC, "results": RESULTS}
"""The music of each place by its name."""
