"""From SVG text to pixels and files. Needs the extra `assets`."""

from __future__ import annotations

import io
from importlib.resources import files
from pathlib import Path

import resvg_py
from PIL import Image

DISPLAY_FACE = "ZillaSlab-Bold.ttf"


def display_font() -> str:
    """Path of the display face's file, from its package."""
    return str(files("fontpkg_zilla_slab").joinpath("files", DISPLAY_FACE))


def rasterise(svg: str, pixels: tuple[int, int] | None) -> Image.Image:
    """Draw an SVG at this width and height in pixels, with alpha. The only font there is the display face.

    Raises ValueError where the drawing's shape does not fit the size.
    """
    if pixels is None:
        raise ValueError("a raster picture needs a size in pixels")
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=pixels[0], height=pixels[1], skip_system_fonts=True, font_files=[display_font()]
    )
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    if image.size != pixels:
        raise ValueError(f"drawn at {image.size} instead of {pixels}: the drawing's shape does not fit its size")
    return image


def store(image: Image.Image, target: Path, quality: int) -> None:
    """Write a picture; JPEG loses the alpha and nothing else is stored beside the pixels."""
    if target.suffix == ".jpg":
        image.convert("RGB").save(target, "JPEG", quality=quality, subsampling=0, optimize=True)
    else:
        image.save(target, "PNG", optimize=True)
