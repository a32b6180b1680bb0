"""Draw what sounds look like, to judge them by: `python -m tools.sound.sheet FILE... --out sheet.png`.

Each file is a row: its spectrogram from 40 Hz to 16 kHz (logarithmic, 80 dB) and, under it, the loudness of each
400 ms between -60 and -10 LUFS. Needs the extra `assets`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from tools.sound import loudness, store
from tools.sound.dsp import RATE, Signal

HEIGHT, CURVE, GAP = 150, 40, 8
LOWEST, HIGHEST, RANGE_DB = 40.0, 16_000.0, 80.0
WINDOW = 4096


def spectrogram(signal: Signal, width: int) -> Image.Image:
    """A picture of a mono signal: time across, pitch up, louder is brighter."""
    window = np.hanning(WINDOW)
    padded = np.pad(signal, WINDOW // 2)
    starts = np.linspace(0, len(padded) - WINDOW, width).astype(int)
    spectra = np.abs(np.fft.rfft(np.stack([padded[s : s + WINDOW] for s in starts]) * window, axis=1)) / WINDOW * 4
    rows = np.geomspace(HIGHEST, LOWEST, HEIGHT) / (RATE / WINDOW)
    picked = np.maximum(spectra[:, np.floor(rows).astype(int)], spectra[:, np.ceil(rows).astype(int)])
    level = np.clip(1 + 20 * np.log10(picked.T + 1e-9) / RANGE_DB, 0, 1)
    colours = np.stack((level**1.2, level**2.2, 0.25 * level + 0.5 * level * (1 - level)), axis=-1)
    return Image.fromarray((255 * colours).astype(np.uint8))


def row(path: Path, width: int) -> Image.Image:
    """A file as a strip with its name and figures."""
    signal = store.read(path)
    mono = signal.mean(axis=1) if signal.ndim == 2 else signal
    picture = Image.new("RGB", (width, HEIGHT + CURVE + GAP), "black")
    picture.paste(spectrogram(mono, width), (0, 0))
    draw = ImageDraw.Draw(picture)
    levels = 10 * np.log10(loudness.blocks(signal) + 1e-12) - 0.7
    points = [
        (
            round(i * width / max(1, len(levels) - 1)),
            HEIGHT + CURVE - round(float(np.clip((v + 60) / 50, 0, 1)) * CURVE),
        )
        for i, v in enumerate(levels)
    ]
    if len(points) > 1:
        draw.line(points, fill="white")
    text = f"{path.parent.name}/{path.stem}  {len(signal) / RATE:.2f} s  peak {loudness.peak_db(signal):.1f} dB  "
    draw.text((4, 2), text + f"momentary {loudness.momentary(signal):.1f} LUFS", fill="white")
    return picture


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.sound.sheet", description="Draw spectrograms of sounds.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--out", type=Path, required=True, metavar="PNG")
    parser.add_argument("--width", type=int, default=360, help="pixels of a file (default 360)")
    parser.add_argument("--columns", type=int, default=4)
    options = parser.parse_args(arguments)
    strips = [row(path, options.width) for path in options.files]
    tall = strips[0].height
    columns = min(options.columns, len(strips))
    picture = Image.new("RGB", (columns * (options.width + GAP), -(-len(strips) // columns) * tall), "black")
    for index, strip in enumerate(strips):
        picture.paste(strip, (index % columns * (options.width + GAP), index // columns * tall))
    picture.save(options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
