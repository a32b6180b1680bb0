"""The map of the Pacific: its geography, the file the script writes, and how Tiled draws that."""

import math
import os
import shutil
import subprocess
from xml.etree import ElementTree

import pygame
import pytest

pytest.importorskip("numpy", reason="the map is drawn only where the extra `assets` is installed")
pytest.importorskip("PIL", reason="the map is drawn only where the extra `assets` is installed")

import numpy as np
from PIL import Image

from game.pacific.cards import CARDS, ISLANDS
from scenes.pacific_map import chart
from tools.art.pacific import map_file, map_ocean, map_relief
from tools.art.pacific.map_fields import area, level_lines, simplified
from tools.art.pacific.map_groups import GROUPS
from tools.art.pacific.map_ocean import TILE, OceanTile
from tools.art.pacific.map_tiles import COLUMNS, Sheet
from tools.assets import ASSETS

MAPS = ASSETS / "maps"
ENGINE_NAMES = [card.name for card in CARDS[:ISLANDS]]
BUDGET = 3_000_000  # bytes of the map and its sheets
TRUE_TO_LIFE = {  # which island of a group is the largest, and which lies farthest west, as numbers in the group
    "Hawaiian Islands": (0, 7),
    "Samoa": (0, 0),
    "Fijian Islands": (0, 10),
    "Tahiti": (0, 1),
    "New Zealand": (1, 1),
}


@pytest.fixture(scope="module")
def written() -> ElementTree.Element:
    return ElementTree.parse(MAPS / map_file.FILE).getroot()


def test_groups_are_the_engines_islands_in_its_order():
    assert [group.name for group in GROUPS] == ENGINE_NAMES


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.name)
def test_coasts_lie_in_the_rectangle_and_apart(group):
    lines = map_relief.coasts(group)
    for line in lines:
        assert all(0 < x < map_file.CHART[0] and 0 < y < map_file.CHART[1] for x, y in line)
    for number, line in enumerate(lines):
        for other in lines[number + 1 :]:
            assert min(math.dist(a, b) for a in line for b in other) > 0.5


@pytest.mark.parametrize("name", TRUE_TO_LIFE)
def test_islands_keep_their_order_of_size_and_place(name):
    group = next(group for group in GROUPS if group.name == name)
    lines = map_relief.coasts(group)
    largest = max(range(len(lines)), key=lambda i: abs(area(lines[i])))
    westmost = min(range(len(lines)), key=lambda i: min(x for x, _ in lines[i]))
    assert (largest, westmost) == TRUE_TO_LIFE[name]


def test_the_file_keeps_to_what_its_reader_knows(written):
    assert written.get("infinite") == "0"
    assert written.find(".//*[@template]") is None
    layers = written.findall("layer")
    assert [layer.get("name") for layer in layers] == list(chart.LAYERS)
    assert {data.get("encoding") for data in written.iter("data")} == {"csv"}
    assert all(data.get("compression") is None for data in written.iter("data"))
    names = [thing.get("name") for thing in written.iter("object")]
    assert len(names) == len(set(names))


def test_every_tile_named_is_in_its_sheet(written):
    for sheet in written.findall("tileset"):
        image = sheet.find("image")
        with Image.open(MAPS / image.get("source")) as picture:
            assert picture.size == (int(image.get("width")), int(image.get("height")))
        count = int(sheet.get("tilecount"))
        assert count == picture.width // TILE * (picture.height // TILE)
        assert all(int(frame.get("tileid")) < count for frame in sheet.iter("frame"))


def test_ocean_is_opaque_and_covers_the_widest_and_the_squarest_window(written):
    data = written.find("layer/data").text.replace("\n", "").split(",")
    assert len(data) == map_file.COLUMNS * map_file.ROWS and "0" not in data
    across, down = (map_file.COLUMNS * TILE / map_file.PIXELS, map_file.ROWS * TILE / map_file.PIXELS)
    assert across >= 1080 * 21 / 9 and down >= 1920 * 3 / 4
    assert map_ocean.paint(OceanTile((0, 3, 5, 12), 1, 2))[..., 3].min() == 255


def test_neighbouring_tiles_of_the_ocean_meet_without_a_seam():
    left, right = map_ocean.paint(OceanTile((2, 7, 3, 8))), map_ocean.paint(OceanTile((7, 4, 8, 5)))
    seam = np.abs(left[:, -1].astype(int) - right[:, 0].astype(int)).mean()
    within = np.abs(np.diff(left.astype(int), axis=1)).mean()
    assert seam <= within + 1


def test_swells_stay_in_their_tile_and_return_to_where_they_began():
    calm = map_ocean.paint(OceanTile((6, 6, 6, 6))).astype(int)
    for kind in range(4):
        frames = [map_ocean.paint(OceanTile((6, 6, 6, 6), kind, f)).astype(int) for f in range(map_ocean.FRAMES)]
        for frame in frames:
            changed = np.abs(frame - calm).max(2) > 0
            assert not (changed[0].any() or changed[-1].any() or changed[:, 0].any() or changed[:, -1].any())
        assert any(np.abs(frame - calm).max() > 20 for frame in frames)


def test_a_sheet_keeps_equal_tiles_once_and_leaves_out_clear_ones():
    picture = np.zeros((TILE, TILE * 3, 4), dtype=np.uint8)
    picture[:, :TILE] = picture[:, TILE * 2 :] = (9, 8, 7, 255)
    sheet = Sheet("a", "a.png")
    numbers = sheet.cut(picture, TILE, 0, (3, 4))
    assert numbers[1].tolist() == [0, -1, 0, -1] and (numbers[[0, 2]] == -1).all()
    assert (len(sheet.tiles), sheet.rows()) == (1, 1) and COLUMNS > 1


def test_a_picture_off_the_grid_is_cut_at_the_grid():
    picture = np.full((TILE, TILE, 4), 255, dtype=np.uint8)
    sheet = Sheet("a", "a.png")
    numbers = sheet.cut(picture, TILE // 2, TILE // 4, (2, 2))
    assert (numbers >= 0).all()
    assert sum(int((sheet.tiles[n][..., 3] > 0).sum()) for n in numbers.ravel()) == TILE * TILE


def test_level_lines_run_clockwise_round_what_is_low():
    y, x = np.mgrid[0:40, 0:60].astype(np.float32)
    two = np.minimum(np.hypot(x - 15, y - 20), np.hypot(x - 42, y - 20))
    lines = level_lines(two, 9.0, 0, 0, 1)
    assert sorted(round(area(line)) for line in lines) == pytest.approx([254, 254], abs=4)
    slim = simplified(lines[0], 0.3)
    assert len(slim) < len(lines[0]) / 2 and area(slim) == pytest.approx(area(lines[0]), rel=0.03)


def test_the_map_fits_its_budget():
    assert sum(file.stat().st_size for file in MAPS.iterdir()) < BUDGET


@pytest.mark.slow
def test_the_script_draws_the_committed_map(tmp_path):
    map_file.build(tmp_path)
    for file in sorted(MAPS.iterdir()):
        drawn = tmp_path / file.name
        if file.suffix == ".tmx":
            assert drawn.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")
            continue
        with Image.open(file) as committed, Image.open(drawn) as again:
            assert committed.size == again.size
            # Another processor may round another way here and there.
            off = np.abs(np.asarray(committed, dtype=int) - np.asarray(again, dtype=int))
            assert (off > 8).mean() < 0.001, file.name


@pytest.mark.slow
def test_tiled_draws_the_map_as_the_client_does(tmp_path):
    program = shutil.which("tmxrasterizer")
    assert program, "tmxrasterizer is missing; it comes with Tiled (Debian package: tiled)"
    hidden = [word for name in ("islands", "reef lines", "guides") for word in ("--hide-layer", name)]
    target = tmp_path / "map.png"
    run = subprocess.run(
        [program, *hidden, str(MAPS / map_file.FILE), str(target)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stderr.strip() == ""
    tiled = pygame.image.load(target)
    pygame.display.set_mode((64, 64))
    size = (map_file.COLUMNS * TILE, map_file.ROWS * TILE)
    assert tiled.get_size() == size
    left, top = map_file.in_pixels(0, 0)
    rectangle = pygame.Rect(left, top, *(length * map_file.PIXELS for length in map_file.CHART))
    ours = chart.compose(size, rectangle).ground
    step = 7  # a prime, so that all columns of a tile are met
    off = [
        max(abs(a - b) for a, b in zip(tiled.get_at((x, y))[:3], ours.get_at((x, y))[:3], strict=True))
        for x in range(0, size[0], step)
        for y in range(0, size[1], step)
    ]
    assert max(off) <= 6
