"""The results: the figures against the engine, the sentences by hand-made cases, the page by posted events."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.alaska.scoring import score_lines
from game.match import Match
from game.record import SeatSetup, Setup, read, replay
from scenes import results as results_page
from scenes.charts import apart
from scenes.majorities import Majorities
from scenes.menu import Title
from scenes.results import Results
from scenes.scene import Scene
from scenes.score_sheet import signed
from scenes.tally import AlaskaTally, Majority, tally_of, throws_of
from scenes.ui.palette import BRASS
from tests.game.playing import play
from tests.scenes.menu_robot import SIZES, Robot, track_of
from tools.sheets import tables

NAMES = (
    ("Mira", "Skagway"),
    ("Jonas", "Sitka"),
    ("Bartholomews", "Petersburg"),
    ("Vega", "Kodiak"),
    ("Wolfgang", "Fairbanks"),
)


class Table(Scene):
    """Stands for the table that would be opened."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup


def finished(seats: int = 3, seed: int = 7, rules: tuple[str, ...] = ()) -> Match:
    chairs = tuple(SeatSetup(name, town, "computer", "normal") for name, town in NAMES[:seats])
    return play(Match(Setup("alaska", chairs, seed, None, frozenset(rules))), seed=seed)


def results_of(match: Match) -> Results:
    return Results(match, track_of(match))


@pytest.fixture
def robot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Robot]]:
    monkeypatch.setattr(results_page, "open_table", Table)
    made: list[Robot] = []

    def make(scene: Scene, **options: object) -> Robot:
        made.append(Robot(scene, **options))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for each in made:
        each.close()
    pygame.display.quit()


# ---- figures


@pytest.mark.parametrize("rules", [(), ("vp_instead",), ("share_majority", "replace_events"), ("equal_turns",)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_totals_are_the_engines_and_the_sum_of_the_lines(seats: int, rules: tuple[str, ...]) -> None:  # R22
    match = finished(seats, 11, rules)
    tally = tally_of(match, track_of(match))
    assert tally.totals == match.state.scores() == tally.race[-1]
    assert tally.totals == tuple(sum(line.points[seat] for line in tally.lines) for seat in range(seats))
    assert tally.winners == match.state.winners() == tally.order[: len(tally.winners)]
    assert len(tally.race) == match.state.turn + 1
    assert tally.race[0] == (0,) * seats
    assert tally.spans[0].first == 1
    assert tally.spans[-1].last == match.state.turn


def test_majorities_are_counted_and_ties_are_told_apart() -> None:
    match = finished(4)
    tally = tally_of(match, track_of(match))
    assert isinstance(tally, AlaskaTally)
    lines = score_lines(match.state.owned, match.state.points, match.state.rules)  # type: ignore[attr-defined]
    for seat in range(4):
        assert tuple(tally.most_of(seat)) == lines[seat].majorities
    for entry in tally.majorities:
        leaders = [seat for seat in range(4) if entry.counts[seat] == max(entry.counts)]
        assert entry.tied == (len(leaders) > 1 and max(entry.counts) > 0)
        assert entry.holders == (tuple(leaders) if len(leaders) == 1 else ())
    assert any(entry.tied for entry in tally.majorities)
    assert not Majority(0, (0, 0), ()).tied


def test_the_dice_are_held_against_the_throws_that_were_made() -> None:  # B10
    throws = throws_of([(1,), (6,), (6,), (3, 4), (6, 6), (1, 1)])
    assert (throws.one, throws.two) == (3, 3)
    assert throws.rolled == (0, 1, 1, 0, 0, 0, 2, 1, 0, 0, 0, 0, 1)
    assert throws.expected[1] == pytest.approx(0.5)
    assert throws.expected[2] == pytest.approx(0.5 + 3 / 36)
    assert throws.expected[7] == pytest.approx(0.5)
    assert sum(throws.expected) == pytest.approx(6)


def test_another_game_has_no_results() -> None:
    match = finished(2)
    match.setup = replace(match.setup, game="chess")
    with pytest.raises(ValueError, match="chess"):
        tally_of(match, [])


@pytest.mark.parametrize(
    ("heights", "placed"),
    [
        ([10, 50, 90], [10, 50, 90]),
        ([50, 50, 50], [50, 70, 90]),
        ([95, 97, 99], [50, 70, 90]),
        ([0, 1], [10, 30]),
        ([], []),
    ],
)
def test_names_are_moved_apart(heights: list[float], placed: list[float]) -> None:
    assert apart(heights, 20, 0, 100) == placed


def test_a_loss_has_a_true_minus() -> None:
    assert [signed(points) for points in (3, 0, -2)] == ["3", "0", "−2"]


# ---- sentences


@pytest.mark.parametrize(
    ("totals", "dollars", "winners", "said"),
    [
        ((38, 36, 30), (0, 0, 0), (0,), "Mira beat Jonas by 2 points."),
        ((35, 36, 30), (0, 0, 0), (1,), "Jonas beat Mira by 1 point."),
        ((36, 36, 30), (4, 2, 0), (0,), "Mira stands before Jonas: $4 to $2."),
        ((36, 36, 30), (4, 4, 0), (0, 1), "Mira and Jonas share the victory: 36 points and $4 each."),
        (
            (38, 30, 30),
            (0, 1, 9),
            (0,),
            "Mira beat Bartholomews by 8 points. Bartholomews stands before Jonas: $9 to $1.",
        ),
        ((9, 9, 9), (1, 1, 1), (0, 1, 2), "Mira, Jonas and Bartholomews share the victory: 9 points and $1 each."),
    ],
)
def test_the_verdict(
    robot: Callable[..., Robot],
    totals: tuple[int, ...],
    dollars: tuple[int, ...],
    winners: tuple[int, ...],
    said: str,
) -> None:
    scene = results_of(finished(3))
    order = tuple(sorted(range(3), key=lambda seat: (-totals[seat], -dollars[seat], seat)))
    scene.tally = replace(scene.tally, totals=totals, spare=dollars, winners=winners, order=order)
    hands = robot(scene)
    assert scene.verdict() == said
    assert said in hands.texts()


@pytest.mark.parametrize(("rules", "key"), [((), "results.ties"), (("share_majority",), "results.ties_score")])
def test_ties_are_spelled_out(robot: Callable[..., Robot], rules: tuple[str, ...], key: str) -> None:
    hands = robot(results_of(finished(4, rules=rules)))
    assert hands.director.strings.text(key) in hands.texts()


# ---- the page


def test_every_figure_of_the_sheet_is_on_the_screen(robot: Callable[..., Robot]) -> None:  # R22
    scene = results_of(finished(5))
    texts = robot(scene).texts()
    for seat in range(5):
        assert NAMES[seat][0] in texts
        assert NAMES[seat][1] in texts
    wanted = [signed(points) for line in scene.tally.lines for points in line.points]
    wanted += [signed(points) for points in scene.tally.totals]
    for figure in set(wanted):
        assert texts.count(figure) >= wanted.count(figure)


@pytest.mark.parametrize("rules", [(), ("share_majority",)])
def test_all_types_are_shown_town_by_town(robot: Callable[..., Robot], rules: tuple[str, ...]) -> None:
    scene = results_of(finished(4, rules=rules))
    hands = robot(scene)
    hands.click("types")
    assert isinstance(hands.scene, Majorities) and isinstance(scene.tally, AlaskaTally)
    runs = [run for run in hands.director.record() if run.layer == 1 and run.text.isdigit()]
    assert [run.text for run in runs] == [
        str(entry.counts[seat]) for entry in scene.tally.majorities for seat in scene.tally.order
    ]
    plates = [run for run in runs if run.ground == BRASS]
    assert len(plates) == sum(len(entry.holders) for entry in scene.tally.majorities)
    hands.key(pygame.K_ESCAPE)
    assert hands.director.stack == [scene]


@pytest.mark.parametrize(("size", "percent", "language"), SIZES)
def test_the_types_fit(robot: Callable[..., Robot], size: tuple[int, int], percent: int, language: str) -> None:
    hands = robot(results_of(finished(5)), window=size, size=percent, language=language)
    hands.click("types")
    assert hands.findings() == []


def test_rematch_keeps_seats_and_rules_and_draws_the_rest_anew(robot: Callable[..., Robot]) -> None:  # S12
    match = finished(3, rules=("equal_turns",))
    hands = robot(results_of(match))
    hands.key(pygame.K_r)
    assert isinstance(hands.scene, Table)
    setup = hands.scene.setup
    assert (setup.seats, setup.rules, setup.first) == (match.setup.seats, match.setup.rules, None)
    assert setup.seed != match.setup.seed


def test_the_same_deal_is_the_same_deal(robot: Callable[..., Robot]) -> None:  # S12
    match = finished(3)
    hands = robot(results_of(match))
    hands.click("again")
    assert isinstance(hands.scene, Table)
    assert hands.scene.setup == match.setup


@pytest.mark.parametrize(("size", "percent", "language"), SIZES)
@pytest.mark.parametrize(("last", "key"), [(tables.last_spending, "end"), (tables.only_computers, "finish")])
def test_a_press_too_many_at_the_end_of_a_game_loses_nothing(
    robot: Callable[..., Robot],
    tmp_path: Path,
    last: Callable[[], Match],
    key: str,
    size: tuple[int, int],
    percent: int,
    language: str,
) -> None:  # U05
    page = results_of(finished(2))
    hands = robot(Title(), folder=tmp_path, window=size, size=percent, language=language)
    tables.lay(hands.director, last())
    hands.step()
    pressed = hands.widget(key).rect
    hands.director.replace(page)
    hands.step()
    under = {widget.key for widget in page.widgets() if widget.rect.colliderect(pressed)}
    assert under == {"save"}
    hands.click_at(pressed.center)
    hands.key(pygame.K_RETURN)
    assert hands.scene is page and page.kept


@pytest.mark.parametrize("below", [True, False])
def test_the_main_menu_is_found_with_and_without_a_title_below(robot: Callable[..., Robot], below: bool) -> None:
    scene = results_of(finished(2))
    hands = robot(Title() if below else scene)
    if below:
        hands.director.push(scene)
        hands.step()
    hands.enter("title")
    assert [type(each) for each in hands.director.stack] == [Title]


def test_the_record_is_kept_once_and_the_page_says_where(robot: Callable[..., Robot], tmp_path: Path) -> None:
    match = finished(3)
    hands = robot(results_of(match), folder=tmp_path)
    hands.key(pygame.K_s)
    hands.click("save")
    (path,) = (tmp_path / "records").iterdir()
    assert any(str(path) in text for text in hands.texts())
    record = read(path)
    assert sum(1 for _ in replay(record)) == len(match.record.steps)
    assert record.ending == match.record.ending


def test_a_record_that_can_not_be_kept_is_said(robot: Callable[..., Robot], tmp_path: Path) -> None:
    (tmp_path / "records").write_text("in the way", encoding="utf-8")
    hands = robot(results_of(finished(2)), folder=tmp_path)
    hands.click("save")
    assert any("can’t be kept" in text for text in hands.texts())
    assert hands.widget("save").enabled


def test_without_a_folder_nothing_can_be_kept(robot: Callable[..., Robot]) -> None:
    hands = robot(results_of(finished(2)))
    assert not hands.widget("save").enabled
    assert hands.widget("save").reason


@pytest.mark.parametrize(("size", "percent", "language"), SIZES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_page_fits(
    robot: Callable[..., Robot], seats: int, size: tuple[int, int], percent: int, language: str
) -> None:
    match = finished(seats, rules=("share_majority",) if seats == 5 else ())
    hands = robot(results_of(match), window=size, size=percent, language=language)
    assert hands.findings() == []
