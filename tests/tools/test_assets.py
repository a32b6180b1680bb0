"""The picture workshop: what is committed is what it draws."""

import json
from pathlib import Path

import pygame
import pytest

pytest.importorskip("resvg_py", reason="pictures are drawn only where the extra `assets` is installed")
pytest.importorskip("PIL", reason="pictures are drawn only where the extra `assets` is installed")
pytest.importorskip("soundfile", reason="sounds are made only where the extra `assets` is installed")

from PIL import Image, ImageChops

from game.alaska.cards import CARDS, TYPES
from scenes.alaska_table.look import picture_key
from tools import assets
from tools.art import svg
from tools.art.catalog import Recipe, recipes
from tools.art.pacific.map_file import MapRecipe
from tools.art.raster import rasterise, store

ROOT = Path(__file__).resolve().parents[2]
RUN_TIME_BUDGET = 20_000_000  # bytes of all committed pictures


@pytest.fixture(scope="module")
def catalog() -> list[Recipe]:
    return recipes()


def test_every_asset_is_committed_and_up_to_date():
    everything = assets.all_recipes()
    manifest = json.loads((assets.ASSETS / assets.MANIFEST).read_text(encoding="utf-8"))
    assert manifest == {recipe.name: assets.recipe_hash(recipe) for recipe in everything}
    assert [name for r in everything for name in r.files if not (assets.ASSETS / name).exists()] == []


def test_no_two_assets_share_a_name_or_a_drawing(catalog):
    names = [recipe.name for recipe in catalog]
    assert len(names) == len(set(names))
    cards = [recipe.svg for recipe in catalog if recipe.name.startswith("pictures/alaska/")]
    assert len(cards) == len(set(cards))


def test_drawings_are_the_same_text_every_time(catalog):
    assert recipes() == catalog


@pytest.mark.parametrize("name", ["type_fish.jpg", "salmon.jpg", "boom.jpg", "card_back.png"])
def test_a_rebuilt_picture_has_the_committed_pixels(catalog, name, tmp_path):
    recipe = next(r for r in catalog if r.name == f"pictures/alaska/{name}")
    assets.draw(recipe, tmp_path)
    committed = Image.open(assets.ASSETS / recipe.name).convert("RGBA")
    rebuilt = Image.open(tmp_path / recipe.name).convert("RGBA")
    assert rebuilt.size == committed.size == recipe.pixels
    assert ImageChops.difference(rebuilt, committed).getbbox(alpha_only=False) is None


def test_every_card_type_and_town_has_its_own_picture(catalog):
    drawn = {recipe.name for recipe in catalog}
    cards = {picture_key(card) for card in range(len(CARDS))}
    wanted = cards | {f"pictures/alaska/type_{name.lower()}" for name in TYPES}
    assert {name for name in wanted if f"{name}.jpg" not in drawn} == set()
    assert len(cards) == len(CARDS)


def test_card_pictures_leave_no_hole(catalog):
    pictures = [r for r in catalog if r.name.startswith("pictures/alaska/") and r.name.endswith(".jpg")]
    assert pictures
    lowest = {r.name: min(rasterise(r.svg, (100, 80)).getchannel("A").tobytes()) for r in pictures}
    assert {name: alpha for name, alpha in lowest.items() if alpha < 255} == {}


def test_committed_pictures_fit_the_budget(catalog):
    assert sum((assets.ASSETS / recipe.name).stat().st_size for recipe in catalog) < RUN_TIME_BUDGET


def test_icons_hold_only_what_the_client_can_draw(catalog):
    icons = [recipe for recipe in catalog if recipe.name.endswith(".svg")]
    assert icons
    for recipe in icons:
        for element in ("<text", "<filter", "<clipPath", "<mask", "<use", "<style", "<image"):
            assert element not in recipe.svg, recipe.name


def test_every_icon_is_shown_somewhere(catalog):
    """By its own name, or by one that is put together, such as `badge_` and a type."""
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "scenes").rglob("*.py"))
    names = [Path(recipe.name).stem for recipe in catalog if recipe.name.endswith(".svg")]
    put_together = {name.partition("_")[0] for name in names if "_" in name}
    built = {stem for stem in put_together if f'"{stem}_{{' in code}
    assert [name for name in names if name.partition("_")[0] not in built and f'{name}"' not in code] == []


def test_the_client_can_draw_every_icon(catalog):
    for recipe in catalog:
        if recipe.name.endswith(".svg"):
            drawn = pygame.image.load_sized_svg(assets.ASSETS / recipe.name, (48, 48))
            assert drawn.get_bounding_rect().width > 12, recipe.name


def test_only_what_changed_is_drawn_again(tmp_path):
    square = Recipe("icons/a.svg", svg.document(svg.rect(0, 0, 8, 8, "#FFFFFF"), 8, 8))
    disc = Recipe("pictures/b.png", svg.document(svg.circle(4, 4, 4, "#FF0000"), 8, 8), (16, 16))
    assert assets.build([square, disc], tmp_path, workers=1) == ["icons/a.svg", "pictures/b.png"]
    assert assets.build([square, disc], tmp_path, workers=1) == []
    changed = Recipe(square.name, square.svg.replace("#FFFFFF", "#000000"))
    assert assets.build([changed, disc], tmp_path, workers=2) == ["icons/a.svg"]
    (tmp_path / disc.name).unlink()
    assert assets.build([changed, disc], tmp_path, workers=2) == ["pictures/b.png"]


def test_what_lacks_a_file_beside_it_is_drawn_again(tmp_path):
    recipe = MapRecipe()
    (tmp_path / "maps").mkdir()
    manifest = {recipe.name: assets.recipe_hash(recipe)}
    for name in recipe.files:
        (tmp_path / name).touch()
    assert assets.outdated([recipe], tmp_path, manifest) == []
    (tmp_path / recipe.files[-1]).unlink()
    assert assets.outdated([recipe], tmp_path, manifest) == [recipe]


def test_files_without_a_recipe_are_removed(tmp_path):
    disc = Recipe("b.png", svg.document(svg.circle(4, 4, 4, "#FF0000"), 8, 8), (16, 16))
    assets.build([disc], tmp_path, workers=1)
    assert assets.remove_strays([], tmp_path) == ["b.png"]
    assert not (tmp_path / "b.png").exists()
    assert assets.read_manifest(tmp_path) == {}


def test_a_size_that_distorts_is_refused():
    with pytest.raises(ValueError, match="does not fit"):
        rasterise(svg.document(svg.rect(0, 0, 8, 8, "#FFFFFF"), 8, 8), (16, 9))


def test_jpeg_keeps_flat_inks(tmp_path):
    store(rasterise(svg.document(svg.rect(0, 0, 8, 8, "#D8452F"), 8, 8), (64, 64)), tmp_path / "ink.jpg", 90)
    drawn = Image.open(tmp_path / "ink.jpg").crop((32, 32, 33, 33)).tobytes()
    assert all(abs(a - b) <= 3 for a, b in zip(drawn, (0xD8, 0x45, 0x2F), strict=True))


def test_an_unknown_name_is_refused(capsys):
    assert assets.main(["no such asset"]) == 2
    assert "no such asset" in capsys.readouterr().err
