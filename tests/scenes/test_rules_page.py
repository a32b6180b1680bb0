"""The rules in the game: that they are whole, that any card is found, and that all of it can be read."""

import re
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.alaska.cards import BY_NAME, CARDS, TYPES
from scenes.rulebook import PAGES, card_blocks, found_cards, page_blocks, page_title
from scenes.rules_page import PICTURES, RulesPage
from scenes.ui.assets import Assets
from scenes.ui.strings import Strings
from tests.scenes.menu_robot import SIZES, Robot


@pytest.fixture
def robot() -> Iterator[Callable[..., Robot]]:
    made: list[Robot] = []

    def make(**options: object) -> Robot:
        made.append(Robot(RulesPage(), **options))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for each in made:
        each.close()
    pygame.display.quit()


@pytest.fixture(scope="module")
def strings() -> Strings:
    return Strings(Assets(strict=True))


def card_text(strings: Strings, name: str) -> str:
    return " ".join(block.text for block in card_blocks(strings, BY_NAME[name]))


# ---- the text


def test_every_ruling_is_cited(strings: Strings) -> None:
    text = " ".join(block.text for page in PAGES["alaska"] for block in page_blocks(strings, "alaska", page))
    cited = {int(number) for group in re.findall(r"\[([^\]]*)\]", text) for number in re.findall(r"A(\d+)", group)}
    assert cited == set(range(1, 24))


def test_every_page_has_a_title_and_a_text(strings: Strings) -> None:
    titles = {page_title(strings, "alaska", page) for page in PAGES["alaska"]}
    assert len(titles) == len(PAGES["alaska"])
    assert all(page_blocks(strings, "alaska", page) for page in PAGES["alaska"])


def test_the_pages_name_every_card_but_the_events_by_type(strings: Strings) -> None:
    text = " ".join(block.text for block in page_blocks(strings, "alaska", "types"))
    assert all(card.name in text for card in CARDS if not card.is_event)


def test_pictures_of_pages_exist() -> None:
    assets = Assets(strict=True)
    for game, pictures in PICTURES.items():
        assert all(assets.has(f"pictures/{game}/{name}") for name in pictures.values())


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Port", ["Ships, Middle", "Costs $3", "$6", "$9", "9 or more", "10 of 36", "$4, and $1 more", "Ground"]),
        ("Tlingit Tribe", ["1 or 2", "2 of 6", "1 of 36", "$1, and $1 more for each Wood", "Printed otherwise"]),
        ("Oil Reserves", ["$4 for each Wood", "roll 12", "4 points: 1 as a card, 3 for its type"]),
        ("Canneries", ["$1 for each Fish card you have. It counts itself."]),
        ("Gold Mine", ["roll of a die", "A 6 mines it out"]),
        ("Gold Panning", ["less 3", "2 points: 1 as a card, 1 printed on it"]),
        ("Railway", ["Ticket", "Pays $3.", "5 of 36"]),
        ("Petroleum", ["8 to 10", "12 of 36", "never with one die"]),
        ("State Capital", ["4 points: 1 as a card, 2 for its type, 1 printed on it"]),
        ("Construction", ["Pays nothing", "costs $1 less"]),
        ("Seward’s Folly", ["Event, Early", "lose $4", "score 1 point"]),
        ("Oil Spill", ["lose $4", "costs you 1 point"]),
        ("Boom", ["gain $5"]),
        ("Con Men", ["die less 2"]),
        ("Fish Farms", ["lose $2 for each Fish"]),
        ("Gold Rush", ["one Mines card for nothing"]),
        ("Volcanic Eruption", ["Nothing happens"]),
    ],
)
def test_a_card_in_plain_words(strings: Strings, name: str, parts: list[str]) -> None:
    text = card_text(strings, name)
    for part in parts:
        assert part in text


def test_every_card_can_be_told(strings: Strings) -> None:  # U19
    for card, data in enumerate(CARDS):
        blocks = card_blocks(strings, card)
        assert all(block.text for block in blocks)
        assert data.is_event or f"Costs ${data.cost} " in blocks[1].text


# ---- the search


@pytest.mark.parametrize(
    ("typed", "first", "count"),
    [("port", "Port", 3), ("PORT", "Port", 3), ("gold", "Gold Mine", 5), ("sewards f", "Seward’s Folly", 1)],
)
def test_cards_are_found_by_name(strings: Strings, typed: str, first: str, count: int) -> None:
    found = found_cards(strings, typed)
    assert (CARDS[found[0]].name, len(found)) == (first, count)


@pytest.mark.parametrize("type_", TYPES)
def test_cards_are_found_by_type(strings: Strings, type_: str) -> None:
    found = {CARDS[card].name for card in found_cards(strings, type_.lower())}
    assert found >= {card.name for card in CARDS if card.type is not None and TYPES[card.type] == type_}


def test_every_card_is_found_by_its_own_name(strings: Strings) -> None:  # U20
    for card, data in enumerate(CARDS):
        assert card in found_cards(strings, data.name)


@pytest.mark.parametrize("typed", ["", " ", "’", "zzz"])
def test_nothing_is_found_for_nothing(strings: Strings, typed: str) -> None:
    assert found_cards(strings, typed) == []


# ---- the page


def test_typing_a_name_shows_the_card_and_escape_gives_the_pages_back(robot: Callable[..., Robot]) -> None:
    hands = robot()
    hands.key(pygame.K_f)
    hands.type("harb")
    hands.key(pygame.K_RETURN)
    assert f"card:{BY_NAME['Harbor']}" in hands.keys
    assert any("$4, and $1 more for each Ships card" in text for text in hands.texts())
    hands.key(pygame.K_ESCAPE)
    assert "page:aim" in hands.keys
    assert "The aim" in hands.texts()


def test_what_is_not_found_is_said(robot: Callable[..., Robot]) -> None:
    hands = robot()
    hands.click("search")
    hands.type("zzz")
    assert hands.director.strings.text("rules.nothing") in hands.texts()
    assert not any(key.startswith("card:") for key in hands.keys)


def test_a_page_is_opened_by_click_and_by_keys(robot: Callable[..., Robot]) -> None:
    hands = robot()
    hands.click("page:scoring")
    assert hands.widget("page:scoring").selected
    hands.key(pygame.K_DOWN)
    assert hands.widget("page:house").selected
    hands.post(pygame.MOUSEMOTION, pos=hands.widget("page:aim").rect.center, rel=(0, 0), buttons=(0, 0, 0))
    assert hands.widget("page:house").selected


def test_the_arrows_walk_through_a_list_longer_than_the_screen(robot: Callable[..., Robot]) -> None:  # I10
    hands = robot(size=130)
    hands.key(pygame.K_f)
    hands.type("s")
    hands.key(pygame.K_RETURN)
    cards = found_cards(hands.director.strings, "s")
    shown = [key for key in hands.keys if key.startswith("card:")]
    assert len(shown) < len(cards)
    hands.key(pygame.K_DOWN)
    seen = [hands.scene.focus.key]
    for _ in range(len(cards) - 1):
        hands.key(pygame.K_DOWN)
        seen.append(hands.scene.focus.key)
    assert seen == [f"card:{card}" for card in cards]
    for _ in range(len(cards)):
        hands.key(pygame.K_UP)
    assert hands.scene.focus.key == "search"


def test_a_long_page_scrolls_by_wheel_and_by_keys_to_its_last_line(robot: Callable[..., Robot]) -> None:
    hands = robot(size=130)
    hands.click("page:types") if "page:types" in hands.keys else None
    while "page:types" not in hands.keys:
        hands.wheel(hands.widget("search").rect.center, -3)
    hands.click("page:types")
    last = page_blocks(hands.director.strings, "alaska", "types")[-1].text.split(", ")[-1]

    def sees_last() -> bool:
        return any(text.endswith(last) for text in hands.texts())

    assert not sees_last()
    hands.wheel(hands.widget("text").rect.center, -50)
    assert sees_last()
    hands.wheel(hands.widget("text").rect.center, 50)
    assert not sees_last()
    hands.walk_to("text")
    for _ in range(60):
        if hands.scene.focus.key == "text":
            hands.key(pygame.K_DOWN)
    assert sees_last()


def test_escape_leaves(robot: Callable[..., Robot]) -> None:
    hands = robot()
    hands.key(pygame.K_ESCAPE)
    assert hands.director.stack == []


# ---- layouts


@pytest.mark.parametrize(("size", "percent", "language"), SIZES)
def test_every_page_fits(robot: Callable[..., Robot], size: tuple[int, int], percent: int, language: str) -> None:
    hands = robot(window=size, size=percent, language=language)
    for page in PAGES["alaska"]:
        while f"page:{page}" not in hands.keys:
            hands.wheel(hands.widget("search").rect.center, -1)
        hands.click(f"page:{page}")
        assert hands.findings() == []


@pytest.mark.parametrize(("size", "percent", "language"), SIZES)
@pytest.mark.parametrize("typed", ["university", "seward", "zzz", "fish"])
def test_every_search_fits(
    robot: Callable[..., Robot], typed: str, size: tuple[int, int], percent: int, language: str
) -> None:
    hands = robot(window=size, size=percent, language=language)
    hands.click("search")
    hands.type(typed)
    assert hands.findings() == []
