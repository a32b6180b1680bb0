"""Setting up a match: the draft by itself, and the page by posted events."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import catalog
from game.ai import levels
from game.match import Match
from game.record import Setup
from scenes import setup as setup_page
from scenes.director import DOUBLE
from scenes.menu import Title
from scenes.scene import Scene
from scenes.seating import NAMES, TOWNS, Draft, setup_of
from scenes.setup import NewGame
from scenes.tables import open_table
from tests.scenes.menu_robot import SIZES, Robot


class Table(Scene):
    """Stands for the table that would be opened."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup


@pytest.fixture
def robot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Robot]]:
    monkeypatch.setattr(setup_page, "open_table", Table)
    made: list[Robot] = []

    def make(**options: object) -> Robot:
        made.append(Robot(NewGame(), **options))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for each in made:
        each.close()
    pygame.display.quit()


def start(hands: Robot) -> Setup:
    hands.click("start")
    assert isinstance(hands.scene, Table)
    return hands.scene.setup


# ---- the draft


def test_a_new_draft_is_a_human_against_the_computer() -> None:  # I12
    seats = Draft("alaska").finished().seats
    assert [(seat.kind, seat.level) for seat in seats] == [("human", ""), ("computer", "normal")]
    assert len({seat.name for seat in seats} | {seat.town for seat in seats}) == 4


def test_names_and_towns_stay_distinct_however_seats_come_and_go() -> None:
    draft = Draft("alaska")
    while draft.can_add:
        draft.add()
    draft.remove(1)
    draft.add()
    draft.turn_town(0, 1)
    draft.turn_town(0, -1)
    draft.turn_town(2, -1)
    assert len(draft.chairs) == 5
    assert len({chair.name for chair in draft.chairs}) == len({chair.town for chair in draft.chairs}) == 5
    assert draft.problem() is None


def test_every_town_can_be_had() -> None:
    draft = Draft("alaska")
    seen = set()
    for _ in TOWNS["alaska"]:
        draft.turn_town(0, 1)
        seen.add(draft.chairs[0].town)
    assert seen == set(TOWNS["alaska"]) - {draft.chairs[1].town}


@pytest.mark.parametrize(("removed", "first", "then"), [(0, 2, 1), (2, 2, None), (2, 0, 0), (1, None, None)])
def test_the_first_player_is_the_same_one_when_a_seat_goes(
    removed: int, first: int | None, then: int | None
) -> None:
    draft = Draft("alaska")
    draft.add()
    draft.first = first
    draft.remove(removed)
    assert draft.first == then


@pytest.mark.parametrize("names", [("", "Jonas"), ("  ", "Jonas"), ("Mira", "mira "), ("Ruth", "Ruth")])
def test_names_that_can_not_start(names: tuple[str, str]) -> None:
    draft = Draft("alaska")
    for chair, name in zip(draft.chairs, names, strict=True):
        chair.name = name
    assert draft.problem() is not None


@pytest.mark.parametrize(
    ("seats", "rules", "uneven"),
    [
        (2, set(), False),
        (3, set(), True),
        (4, set(), False),
        (5, set(), False),
        (2, {"replace_events"}, True),
        (3, {"equal_turns"}, False),
        (4, {"replace_events", "equal_turns"}, False),
    ],
)
def test_equal_turns_is_offered_where_turns_would_be_uneven(seats: int, rules: set[str], uneven: bool) -> None:
    """A22."""
    draft = Draft("alaska")
    while len(draft.chairs) < seats:
        draft.add()
    draft.rules = rules
    assert (draft.uneven() is not None) == uneven


def test_a_seed_is_figures_and_a_typed_one_is_used() -> None:
    draft = Draft("alaska")
    draft.type_seed("a12b3")
    assert draft.finished().seed == 123
    draft.type_seed("9" * 30)
    assert draft.finished().seed == int("9" * 18)
    draft.type_seed("")
    assert draft.finished().seed != draft.finished().seed


@pytest.mark.parametrize(
    "plain",
    [
        None,
        [],
        {},
        {"seats": 3, "rules": [], "first": None},
        {"seats": [["A", "Nome", "human", "normal"]], "rules": [], "first": None},
        {"seats": [["A", "Nome", "human", "normal"], ["B", "Nome", "human", "normal"]], "rules": [], "first": None},
        {"seats": [["A", "Nome", "human", "normal"], ["B", "Rome", "human", "normal"]], "rules": [], "first": None},
        {"seats": [["A", "Nome", "human", "x"], ["B", "Sitka", "human", "normal"]], "rules": [], "first": None},
        {
            "seats": [["A", "Nome", "human", "normal"], ["B", "Sitka", "human", "normal"]],
            "rules": ["x"],
            "first": None,
        },
        {"seats": [["A", "Nome", "human", "normal"], ["B", "Sitka", "human", "normal"]], "rules": [], "first": 2},
        {"seats": [["A", "Nome", "human", "normal"], ["B", "Sitka", "human", "normal"]], "rules": [[]], "first": 1},
        {"seats": [["\0", "Nome", "human", "normal"], ["B", "Sitka", "human", "normal"]], "rules": [], "first": 1},
        {
            "seats": [["\ud800", "Nome", "human", "normal"], ["B", "Sitka", "human", "normal"]],
            "rules": [],
            "first": 1,
        },
    ],
)
def test_what_is_remembered_wrongly_means_a_new_draft(plain: object) -> None:
    assert Draft.remembered("alaska", plain).plain() == Draft("alaska").plain()


def test_a_setup_from_the_command_line_has_names_and_towns() -> None:
    setup = setup_of("alaska", ("human", "normal", "random"), frozenset({"vp_instead"}), 0)
    assert [seat.name for seat in setup.seats] == list(NAMES[:3])
    assert [(seat.kind, seat.level) for seat in setup.seats] == [
        ("human", ""),
        ("computer", "normal"),
        ("computer", "random"),
    ]
    assert (setup.seed, setup.rules) == (0, frozenset({"vp_instead"}))


# ---- the page


def test_a_match_set_up_by_mouse(robot: Callable[..., Robot]) -> None:
    hands = robot()
    hands.click("add")
    hands.click("add")
    hands.click("computer:0")
    hands.click("human:2")
    hands.click("rule:share_majority")
    hands.click("first")
    hands.click("first")
    hands.click("remove:1")
    hands.click("seed")
    hands.type("4x2")
    setup = start(hands)
    assert [seat.kind for seat in setup.seats] == ["computer", "human", "computer"]
    assert setup.rules == {"share_majority"}
    assert (setup.first, setup.seed) == (None, 42)


def test_a_match_set_up_by_keyboard(robot: Callable[..., Robot]) -> None:
    hands = robot()
    hands.enter("add")
    hands.enter("name:0")
    for _ in range(12):
        hands.key(pygame.K_BACKSPACE)
    hands.type("Zoë, the very long")
    hands.key(pygame.K_RETURN)
    hands.walk_to("town:0")
    hands.key(pygame.K_PLUS)
    hands.enter("rule:equal_turns")
    hands.walk_to("first")
    hands.key(pygame.K_MINUS)
    hands.enter("start")
    assert isinstance(hands.scene, Table)
    setup = hands.scene.setup
    assert setup.seats[0].name == "Zoë, the ver"
    assert setup.seats[0].town not in ("Skagway", *(seat.town for seat in setup.seats[1:]))
    assert (setup.first, setup.rules) == (2, frozenset({"equal_turns"}))


def test_a_name_missing_is_said_and_keeps_the_match_from_starting(robot: Callable[..., Robot]) -> None:
    hands = robot()
    hands.click("name:1")
    for _ in range(12):
        hands.key(pygame.K_BACKSPACE)
    hands.key(pygame.K_RETURN)
    reason = hands.director.strings.text("setup.no_name", seat=2)
    assert reason in hands.texts()
    hands.click("start")
    assert isinstance(hands.scene, NewGame)


def test_three_players_are_told_why_equal_turns_may_be_wanted(robot: Callable[..., Robot]) -> None:
    hands = robot()
    reason = hands.director.strings.text("setup.uneven", count=3, turns=40)
    assert reason not in hands.texts()
    hands.click("add")
    assert reason in hands.texts()
    hands.click("rule:equal_turns")
    assert reason not in hands.texts()


def test_each_computer_has_a_level_of_its_own_which_is_described(robot: Callable[..., Robot]) -> None:
    hands = robot()
    words = hands.director.strings.text
    for key in catalog.GAMES:
        hands.click(f"game:{key}")
        offered = levels.offered(key)
        assert set(offered) <= set(levels.OFFERED) and "normal" in offered
        first = offered.index("normal")
        for step in range(1, len(offered) + 1):
            hands.enter("level:1")
            level = offered[(first + step) % len(offered)]
            assert words(f"levels.{level}") in hands.texts() and words(f"levels.about.{level}") in hands.texts()
        hands.walk_to("start")
        assert words("levels.about.normal") not in hands.texts()
    setup = start(hands)
    assert [seat.level for seat in setup.seats] == ["", "normal"]


def test_the_level_of_each_seat_is_remembered_and_recorded() -> None:
    draft = Draft("alaska")
    draft.add()
    draft.chairs[1].level, draft.chairs[2].level = draft.levels[0], draft.levels[-1]
    again = Draft.remembered("alaska", draft.plain())
    record = Match(again.finished()).record
    assert [seat.level for seat in record.setup.seats] == ["", draft.levels[0], draft.levels[-1]]


def test_a_level_that_the_game_has_not_is_refused_in_words() -> None:
    draft = Draft("pacific")
    draft.chairs[1].level = "grandmaster"
    with pytest.raises(ValueError, match="pacific has no level 'grandmaster'"):
        open_table(draft.finished())


def test_seats_are_two_to_five(robot: Callable[..., Robot]) -> None:
    hands = robot()
    assert not any(key.startswith("remove:") for key in hands.keys)
    for _ in range(3):
        hands.click("add")
    assert "add" not in hands.keys
    assert sum(key.startswith("remove:") for key in hands.keys) == 5


def test_the_last_set_up_is_remembered(robot: Callable[..., Robot], tmp_path: Path) -> None:
    hands = robot(folder=tmp_path)
    hands.click("add")
    hands.click("rule:vp_instead")
    setup = start(hands)
    hands.director.replace(NewGame())
    hands.step(DOUBLE)
    again = start(hands)
    assert (again.seats, again.rules) == (setup.seats, setup.rules)
    assert again.seed != setup.seed
    assert '"vp_instead"' in (tmp_path / "settings.json").read_text(encoding="utf-8")


def test_escape_leads_back_to_the_title(robot: Callable[..., Robot]) -> None:
    hands = robot()
    hands.director.push(Title())
    hands.director.push(NewGame())
    hands.step()
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, Title)


@pytest.mark.parametrize(("size", "percent", "language"), SIZES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_page_fits(
    robot: Callable[..., Robot], seats: int, size: tuple[int, int], percent: int, language: str
) -> None:
    hands = robot(window=size, size=percent, language=language)
    for _ in range(seats - 2):
        hands.click("add")
    hands.click("rule:replace_events")
    assert hands.findings() == []
