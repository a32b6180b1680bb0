"""Pictures of both games: each card can be told from every other of its game by its lines, not by its colours."""

import itertools
from collections.abc import Mapping

import pytest

pytest.importorskip("numpy", reason="pictures are compared only where the extra `assets` is installed")
pytest.importorskip("PIL", reason="pictures are compared only where the extra `assets` is installed")

import numpy as np
from PIL import Image, ImageFilter, ImageOps

from game.alaska.cards import CARDS as ALASKA
from game.pacific.cards import CARDS as PACIFIC
from scenes.alaska_table import look
from scenes.pacific_map import naming
from tools.assets import ASSETS

LEAST_APART = 12  # of the 64 bits of two hashes
SAMPLES = 32  # a side, of which the 8 x 8 lowest frequencies count
FILES: Mapping[str, dict[str, str]] = {
    "alaska": {card.name: f"{look.picture_key(number)}.jpg" for number, card in enumerate(ALASKA)},
    "pacific": {card.name: f"{naming.picture_key(number)}.jpg" for number, card in enumerate(PACIFIC)},
}


def waves() -> np.ndarray:
    """The cosines of a discrete cosine transform, a row a frequency."""
    frequency, place = np.mgrid[0:SAMPLES, 0:SAMPLES]
    return np.cos(np.pi * (2 * place + 1) * frequency / (2 * SAMPLES))


def edge_hash(picture: Image.Image) -> np.ndarray:
    """The perceptual hash (pHash) of a picture's edges: which low frequencies of them are above the median."""
    grey = picture.convert("L").resize((4 * SAMPLES + 4,) * 2, Image.Resampling.BOX)
    edges = ImageOps.crop(grey.filter(ImageFilter.FIND_EDGES), 2).resize((SAMPLES,) * 2, Image.Resampling.BOX)
    low = (waves() @ np.asarray(edges, float) @ waves().T)[1:9, 1:9].ravel()
    return low > np.median(low)


def hash_of(name: str) -> np.ndarray:
    with Image.open(ASSETS / name) as picture:
        return edge_hash(picture)


def apart(one: np.ndarray, other: np.ndarray) -> int:
    return int(np.count_nonzero(one != other))


@pytest.mark.parametrize("game", FILES)
def test_no_two_cards_look_alike(game: str) -> None:
    hashes = {card: hash_of(name) for card, name in FILES[game].items()}
    near = [(a, b) for a, b in itertools.combinations(hashes, 2) if apart(hashes[a], hashes[b]) < LEAST_APART]
    assert near == []


def test_a_recolouring_counts_as_the_same() -> None:
    """So that the gold cards can't pass by their colours."""
    with Image.open(ASSETS / FILES["alaska"]["Gold Mine"]) as picture:
        mine = picture.convert("RGB")
    red, green, blue = mine.split()
    for recoloured in (
        Image.merge("RGB", (blue, red, green)),
        ImageOps.invert(mine),
        mine.point(lambda value: 40 + value * 3 // 4),
    ):
        assert apart(edge_hash(mine), edge_hash(recoloured)) < LEAST_APART
