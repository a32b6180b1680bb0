"""The chart: what the client makes of the map file."""

import dataclasses
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.pacific.cards import CARDS, ISLANDS
from scenes.pacific_map import chart

WINDOWS = ((1920, 1080), (1280, 720), (1024, 768), (2560, 1080))
PLACE = pygame.Rect(312, 84, 1296, 620)  # of the islands at 1920 x 1080


@pytest.fixture(scope="module", autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture(scope="module")
def full() -> chart.Chart:
    return chart.compose((1920, 1080), PLACE)


def rectangle_for(size: tuple[int, int]) -> pygame.Rect:
    unit = min(size[0] / 1920, size[1] / 1080)
    place = pygame.Rect(0, round(84 * unit), round(1296 * unit), round(620 * unit))
    place.centerx = size[0] // 2
    return place


def values(thing: Any) -> Iterator[Any]:
    """A value and all it holds."""
    yield thing
    if dataclasses.is_dataclass(thing):
        for field in dataclasses.fields(thing):
            yield from values(getattr(thing, field.name))
    elif isinstance(thing, dict):
        for pair in thing.items():
            yield from values(pair)
    elif isinstance(thing, (tuple, list)):
        for member in thing:
            yield from values(member)


def test_islands_are_the_engines_both_ways(full):
    assert set(full.islands) == {card.name for card in CARDS[:ISLANDS]}
    assert all(name == island.name for name, island in full.islands.items())


def test_nothing_of_the_readers_library_gets_out():
    modules = {type(value).__module__.split(".")[0] for value in values(chart.read_map())}
    assert "pytmx" not in modules


def test_the_file_is_read_once():
    assert chart.read_map() is chart.read_map()


def test_at_full_size_a_unit_is_a_pixel(full):
    assert full.scale == 1 and full.rectangle == PLACE and full.ground.get_size() == (1920, 1080)


@pytest.mark.parametrize("size", WINDOWS)
def test_islands_names_and_pins_lie_in_the_rectangle(size):
    made = chart.compose(size, rectangle_for(size))
    around = made.rectangle.inflate(8, 8)
    for island in made.islands.values():
        assert around.contains(island.rect), island.name
        assert made.rectangle.collidepoint(island.label) and made.rectangle.collidepoint(island.pin), island.name
        assert island.rect.collidepoint(island.middle)


def test_reefs_of_two_islands_never_meet(full):
    islands = list(full.islands.values())
    for number, island in enumerate(islands):
        for other in islands[number + 1 :]:
            assert not any(other.holds(point) for reef in island.reefs for point in reef), (island.name, other.name)


def test_an_island_holds_what_lies_within_its_reefs(full):
    nauru = full.islands["Nauru"]
    assert nauru.holds(nauru.middle)
    assert not nauru.holds((nauru.rect.left - 2, nauru.middle[1]))
    assert not any(island.holds((full.compass[0], full.compass[1])) for island in full.islands.values())


@pytest.mark.parametrize("size", WINDOWS)
def test_the_sea_moves_only_in_the_open_and_covers_what_it_covers(size):
    made = chart.compose(size, rectangle_for(size))
    assert made.waters
    tiles = {water.topleft: water.frames[0].get_rect(topleft=water.topleft) for water in made.waters}
    assert len(tiles) == len(made.waters)
    for island in made.islands.values():
        for reef in island.reefs:
            assert not any(rect.collidepoint(point) for rect in tiles.values() for point in reef), island.name
    for water in made.waters[:40]:
        assert all(
            frame.get_alpha() in (None, 255) and not frame.get_flags() & pygame.SRCALPHA for frame in water.frames
        )
        assert len({frame.get_size() for frame in water.frames}) == 1


def test_at_rest_the_sea_shows_the_first_picture_of_each_place(full):
    shown = full.ground.copy()
    for water in full.waters:
        shown.blit(water.at(0), water.topleft)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(full.ground, "RGB")


def test_the_pictures_of_a_place_take_turns(full):
    water = full.waters[0]
    begins = (0.0, *water.ends[:-1])
    assert [water.at(begin + 0.01) for begin in begins] == list(water.frames)
    assert water.at(water.ends[-1] + 0.01) is water.frames[0]
    assert min(end - begin for begin, end in zip(begins, water.ends, strict=True)) >= 0.1  # 10 redraws a second


def test_covered_waters_rest(full):
    panel = pygame.Rect(24, 704, 1376, 360)
    left = full.open_waters([panel, full.rectangle])
    assert 0 < len(left) < len(full.waters)
    assert not any(water.frames[0].get_rect(topleft=water.topleft).colliderect(panel) for water in left)


def test_a_window_beyond_the_file_is_sea_to_its_corners():
    made = chart.compose((3000, 400), pygame.Rect(1400, 100, 160, 80))
    edge = [made.ground.get_at(place)[:3] for place in ((0, 0), (2999, 0), (0, 399), (2999, 399))]
    assert all(blue > red and blue > 40 for red, _, blue in edge)


def test_land_stands_where_its_outline_is(full):
    for name in ("Nauru", "Easter Island"):
        red, green, blue, _ = full.ground.get_at([round(v) for v in full.islands[name].middle])
        assert green > blue and red > 50, name


def test_a_damaged_map_is_named(tmp_path):
    text = chart.MAP_FILE.read_text(encoding="utf-8").replace('name="label_dx"', 'name="label"', 1)
    broken = tmp_path / "broken.tmx"
    broken.write_text(text, encoding="utf-8")
    with pytest.raises(chart.MapError, match=r"broken\.tmx.*label_dx"):
        chart.read_map(broken)


def test_a_missing_map_is_named(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"none\.tmx"):
        chart.read_map(tmp_path / "none.tmx")
