"""From SVG text to pixels and files. Needs the extra `assets`."""

from __future__ import annotations

import io
from pathlib import Path

import resvg_py
from PIL import Image


def rasterise(svg: str, pixels: tuple[int, int] | None) -> Image.Image:
    """Draw an SVG at this width and height in pixels, with alpha. Pictures hold no live text, so no font is loaded."""
    if pixels is None:
        raise ValueError("a raster picture needs a size in pixels")
    png = resvg_py.svg_to_bytes(svg_string=svg, width=pixels[0], height=pixels[1], skip_system_fonts=True)
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    if image.size != pixels:
        raise ValueError(
            f"drawn at {image.size} instead of {pixels}: the drawing's shape does not fit its size"
        )
    return image


def store(image: Image.Image, target: Path, quality: int) -> None:
    """Write a picture; JPEG loses the alpha and nothing else is stored beside the pixels."""
    if target.suffix == ".jpg":
        image.convert("RGB").save(target, "JPEG", quality=quality, subsampling=0, optimize=True)
    else:
        image.save(target, "PNG", optimize=True)
