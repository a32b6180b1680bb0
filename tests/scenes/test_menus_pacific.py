"""The menus with the Pacific in them: set-up, rules and results of the second game from the same code."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.match import Match
from game.pacific.cards import CARDS
from game.record import SeatSetup, Setup
from scenes import setup as setup_page
from scenes.results import Results
from scenes.rulebook import PAGES, card_blocks, found_cards, page_blocks
from scenes.rules_page import RulesPage
from scenes.scene import Scene
from scenes.session import Session
from scenes.setup import NewGame
from scenes.tally_pacific import PacificTally
from scenes.ui.assets import Assets
from scenes.ui.strings import Strings
from tests.game.playing import play
from tests.scenes.menu_robot import SIZES, Robot

NAMES = ("Grace", "Leo", "Mina", "Bartholomews", "Alexandra", "Wolfgang")


@pytest.fixture
def robot() -> Iterator[Callable[..., Robot]]:
    made: list[Robot] = []

    def make(scene: Scene, **options: object) -> Robot:
        made.append(Robot(scene, **options))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for each in made:
        each.close()
    pygame.display.quit()


@pytest.fixture(scope="module")
def strings() -> Strings:
    return Strings(Assets(strict=True))


def finished(seats: int, seed: int = 7, rules: tuple[str, ...] = ()) -> tuple[Match, list[tuple[int, ...]]]:
    """A match played to its end, and its points turn by turn as a session keeps them."""
    chairs = tuple(SeatSetup(name, "", "human", "") for name in NAMES[:seats])
    match = play(Match(Setup("pacific", chairs, seed, None, frozenset(rules))), seed=seed)
    session = Session(match.setup)
    session.begin()
    for step in match.record.steps:
        if "seat" in step:
            words = {key: value for key, value in step.items() if key not in ("step", "seat", "effects")}
            while True:
                session.act(session.match.game.action_from_plain(session.match.state, words))
                if not session.match.state.choosing:
                    break
    assert session.match.state.digest() == match.state.digest()
    return match, session.track


# ---- set-up


def test_the_pacific_is_chosen_and_started(robot: Callable[..., Robot], monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Setup] = []

    def table(setup: Setup) -> Scene:
        opened.append(setup)
        return Scene()

    monkeypatch.setattr(setup_page, "open_table", table)
    hands = robot(NewGame())
    hands.click("game:pacific")
    for _ in range(4):
        hands.click("add")
    assert "add" not in hands.keys and not [key for key in hands.keys if key.startswith("town:")]
    hands.click("human:2")
    hands.click("rule:blind_raids")
    hands.click("start")
    (setup,) = opened
    assert (setup.game, len(setup.seats), setup.rules) == ("pacific", 6, frozenset({"blind_raids"}))
    assert [seat.kind == "human" for seat in setup.seats] == [True, False, True, False, False, False]


@pytest.mark.parametrize(("size", "percent", "language"), SIZES)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_set_up_fits(
    robot: Callable[..., Robot], seats: int, size: tuple[int, int], percent: int, language: str
) -> None:
    hands = robot(NewGame(), window=size, size=percent, language=language)
    hands.click("game:pacific")
    for _ in range(seats - 2):
        hands.click("add")
    assert hands.findings() == []


# ---- rules


def test_every_ruling_is_cited(strings: Strings) -> None:
    text = " ".join(block.text for page in PAGES["pacific"] for block in page_blocks(strings, "pacific", page))
    cited = {int(number) for group in re.findall(r"\[([^\]]*)\]", text) for number in re.findall(r"P(\d+)", group)}
    assert cited == set(range(1, 21))


def test_the_pages_name_every_card(strings: Strings) -> None:
    text = " ".join(block.text for block in page_blocks(strings, "pacific", "kinds"))
    assert all(card.name in text for card in CARDS)


def test_every_card_is_found_and_told(strings: Strings) -> None:
    for index, card in enumerate(CARDS):
        assert index in found_cards(strings, card.name, "pacific")
        assert all(block.text for block in card_blocks(strings, index, "pacific"))
    assert len(found_cards(strings, "navigation", "pacific")) == 8
    assert not found_cards(strings, "Salmon", "pacific")


def test_the_title_leads_to_the_rules_of_both_games(robot: Callable[..., Robot]) -> None:
    hands = robot(RulesPage())
    hands.click("game")
    assert isinstance(hands.scene, RulesPage) and hands.scene.game == "pacific"
    assert "page:voyage" in hands.keys
    assert "game" not in robot(RulesPage("pacific")).keys


@pytest.mark.parametrize(("size", "percent", "language"), SIZES)
def test_the_rules_fit(robot: Callable[..., Robot], size: tuple[int, int], percent: int, language: str) -> None:
    hands = robot(RulesPage(), window=size, size=percent, language=language)
    hands.click("game")
    scene = hands.scene
    assert isinstance(scene, RulesPage)
    for page in PAGES["pacific"]:
        scene._choose(f"page:{page}")
        assert hands.findings() == [], page
    for card in (0, 10, 33, 38):
        scene._choose(f"card:{card}")
        assert hands.findings() == [], CARDS[card].name


# ---- results


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_lines_add_up_to_the_islands(seats: int, seed: int) -> None:
    match, track = finished(seats, seed)
    tally = Results(match, track).tally
    assert isinstance(tally, PacificTally)
    assert tally.totals == match.state.scores() == track[-1]
    assert tally.totals == tuple(sum(line.points[seat] for line in tally.lines) for seat in range(seats))
    assert tally.winners == match.state.winners()
    assert tuple(len(islands) for islands in tally.islands) == tally.totals
    assert len(tally.race) == match.state.turn + 1
    assert sum(tally.voyages.landed) <= sum(tally.voyages.tried)


@pytest.mark.parametrize(
    ("totals", "spare", "winners", "tie_break", "said"),
    [
        ((3, 1), (5, 7), (0,), False, "Grace beat Leo by 2 islands."),
        ((2, 1), (5, 7), (0,), False, "Grace beat Leo by 1 island."),
        ((2, 2), (5, 7), (0, 1), False, "Grace and Leo share the victory: 2 islands each."),
        ((2, 2), (5, 7), (1,), True, "Leo stands before Grace: 7 cards to 5."),
        ((2, 2), (0, 1), (1,), True, "Leo stands before Grace: 1 card to 0."),
        ((0, 0), (5, 7), (), False, "Nobody controls an island at the end: nobody wins."),
    ],
)
def test_the_verdict(
    robot: Callable[..., Robot],
    totals: tuple[int, ...],
    spare: tuple[int, ...],
    winners: tuple[int, ...],
    tie_break: bool,
    said: str,
) -> None:
    scene = Results(*finished(2))
    tally = scene.tally
    assert isinstance(tally, PacificTally)
    order = tuple(sorted(range(2), key=lambda seat: (-totals[seat], -spare[seat], seat)))
    scene.tally = replace(tally, totals=totals, spare=spare, winners=winners, order=order, tie_break=tie_break)
    hands = robot(scene)
    assert scene.verdict() == said
    assert said in hands.texts()
    assert any("tied for most islands" in text for text in hands.texts()) == bool(winners)


@pytest.mark.parametrize(("size", "percent", "language"), SIZES)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_results_fit(
    robot: Callable[..., Robot], seats: int, size: tuple[int, int], percent: int, language: str
) -> None:
    hands = robot(Results(*finished(seats)), window=size, size=percent, language=language)
    assert hands.findings() == []
