"""Pictures of the Pacific: one for each card, none like another, a back that tells nothing."""

import pytest

pytest.importorskip("resvg_py", reason="pictures are drawn only where the extra `assets` is installed")
pytest.importorskip("PIL", reason="pictures are drawn only where the extra `assets` is installed")

from PIL import Image, ImageChops, ImageStat

from game.pacific.cards import CARDS
from scenes.pacific_map import chart
from scenes.pacific_map.naming import picture_key
from tools import assets
from tools.art.catalog import Recipe, recipes
from tools.art.pacific import cloth
from tools.art.raster import rasterise

FOLDER = "pictures/pacific/"


@pytest.fixture(scope="module")
def catalog() -> dict[str, Recipe]:
    return {recipe.name: recipe for recipe in recipes() if recipe.name.startswith(FOLDER)}


def file_name(card: int) -> str:
    """The file in which the client looks for a card's picture."""
    return f"{picture_key(card)}.jpg"


def test_every_card_has_its_picture(catalog):
    assert {file_name(card) for card in range(len(CARDS))} <= set(catalog)


def test_card_pictures_leave_no_hole(catalog):
    for number, card in enumerate(CARDS):
        recipe = catalog[file_name(number)]
        assert rasterise(recipe.svg, (100, 80)).getchannel("A").getextrema()[0] == 255, card.name


def test_the_back_tells_nothing_by_being_turned():
    width, height = (int(length) for length in cloth.BACK_SIZE)
    back = rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{cloth.card_back()}</svg>',
        (width, height),
    ).convert("RGB")
    turned = back.transpose(Image.Transpose.ROTATE_180)
    assert max(ImageStat.Stat(ImageChops.difference(back, turned)).mean) < 12


@pytest.mark.parametrize("name", ["nauru.jpg", "yams.jpg", "civil_war.jpg", "compass.png"])
def test_a_rebuilt_picture_has_the_committed_pixels(catalog, name, tmp_path):
    recipe = catalog[FOLDER + name]
    assets.draw(recipe, tmp_path)
    committed = Image.open(assets.ASSETS / recipe.name).convert("RGBA")
    rebuilt = Image.open(tmp_path / recipe.name).convert("RGBA")
    assert rebuilt.size == committed.size
    assert ImageChops.difference(rebuilt, committed).getbbox(alpha_only=False) is None


def test_the_compass_is_drawn_for_the_largest_place_it_gets(catalog):
    radius = chart.read_map().compass[2]  # pixels at 3840 x 2160
    assert catalog[f"{FOLDER}compass.png"].pixels[0] >= radius * 2
