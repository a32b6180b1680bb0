"""What players of such programs complain about: pace, skipping, and work for nothing. Rows of expectations.csv."""

import ast
import time
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

import scenes
from game.alaska.events import CardBought, Rolled
from game.alaska.state import ROLL_ONE, Phase
from scenes.alaska_table.movers import Tumbling
from scenes.alaska_table.scene import AlaskaTable
from scenes.director import Director
from scenes.menu import Title
from scenes.pause import PauseMenu
from scenes.results import Results
from scenes.session import NOBODY
from scenes.settings import SPEEDS, Settings
from scenes.settings_page import SettingsPage
from tests.scenes.robots import Robot, opened, post, setup_of
from tools.sheets import tables
from tools.sheets.games import asked, load_dice, played, state_of

pytestmark = pytest.mark.usefixtures("closed")

FOLDER = Path(scenes.__file__).parent
LEAST = 0.6  # seconds that each action of a computer is seen
QUICK = 3.0  # seconds


def rest(robot: Robot, seconds: float = 1 / 60) -> float:
    """Let frames pass until nothing moves; returns the seconds that it took."""
    passed = 0.0
    while robot.moving():
        robot.frame(seconds)
        passed += seconds
        assert passed < 120
    return passed


def rolled(speed: str, frames: float = 60.0) -> float:
    """Seconds that a roll and three new cards play, at so many frames a second."""
    director, table = opened(setup_of("hh"), speed=speed)
    director.draw = lambda: None  # type: ignore[method-assign]  # only time is looked at
    robot = Robot(director)
    rest(robot)
    robot.click(robot.widget("roll:2").rect.center)
    robot.frame(0.0)
    seconds = rest(robot, 1 / frames)
    assert table.match.decisions == 1
    director.quit()
    return seconds


# ---- pace


def test_each_action_of_a_computer_is_seen_for_a_while() -> None:  # A02, R14
    director, table = opened(setup_of("cc", 5, level="normal"), speed="normal")
    director.draw = lambda: None  # type: ignore[method-assign]  # only time is looked at
    decided: list[float] = []
    clock = 0.0
    while table.match.state.turn < 9:
        director.step(0.02)
        clock += 0.02
        decided += [clock] * (table.match.decisions - len(decided))
        if not table.busy:
            time.sleep(0.0005)  # the computer thinks in another process
    assert len(decided) > 16
    assert min(after - before for before, after in pairwise(decided)) >= LEAST


def test_what_a_computer_buys_is_pointed_out_before_it_flies(monkeypatch: pytest.MonkeyPatch) -> None:  # R14
    director, _ = opened(setup_of("hh"), speed="normal")
    table = tables.lay(director, tables.thinking())
    assert table.presenter is not None
    pointed: list[Rect] = []
    real = table.presenter._point_out

    def note(place: Rect) -> float:
        assert not table.stage.look.hidden  # the card still lies there
        pointed.append(place)
        return real(place)

    monkeypatch.setattr(table.presenter, "_point_out", note)
    lying = {**table.stage.new_cards(), **table.stage.shelved()}
    bought: list[int] = []
    while not bought:
        director.step(0.05)
        bought = [e.card for e in table.session.told(NOBODY)[-9:] if isinstance(e, CardBought) and e.seat == 2]
        assert not table.session.human
    while not table.stage.look.hidden:
        director.step(0.05)
    assert pointed == [lying[bought[0]]]


def test_one_factor_drives_all_that_moves() -> None:  # A05
    seconds = {speed: rolled(speed, 240) for speed in SPEEDS}
    for speed, factor in SPEEDS.items():
        assert seconds[speed] == pytest.approx(seconds["normal"] / factor, abs=0.03)


def test_the_scenes_that_count_seconds_themselves_are_these() -> None:  # A05
    """Everything else moves by a timeline, whose speed is the setting's."""
    counting = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name != "Scene":
                counting |= {node.name for f in node.body if isinstance(f, ast.FunctionDef) and f.name == "update"}
    tables = {"AlaskaTable", "MarketScene", "Conduct", "Curtain"}  # the time that a computer or a hint takes
    assert counting <= {"Timeline", "Passage", "Sound", "Music", "Title", *tables}
    assert {"AlaskaTable", "Title"} <= counting


@pytest.mark.parametrize("frames", [30, 60, 144])
def test_motion_takes_the_same_seconds_at_any_rate_of_frames(frames: int) -> None:  # C10
    assert rolled("normal", frames) == pytest.approx(rolled("normal", 1000), abs=2 / frames)


# ---- dice


def dice_seconds(table: AlaskaTable, robot: Robot) -> float:
    """Seconds from the throw until the dice lie."""
    passed = 0.0
    while not in_the_air(table):
        robot.frame(0.01)
    while in_the_air(table):
        robot.frame(0.01)
        passed += 0.01
    return passed


def in_the_air(table: AlaskaTable) -> bool:
    """Whether dice are on their way."""
    return table.stage.look.rolling


def test_dice_take_a_second_at_most() -> None:  # A06
    director, table = opened(setup_of("hh"), speed="normal")
    robot = Robot(director)
    rest(robot)
    robot.press("roll:2")
    assert 0.2 < dice_seconds(table, robot) <= 1.0


@pytest.mark.parametrize(
    "key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_h, pygame.K_x, pygame.K_7, None]
)
def test_any_press_lands_the_dice(key: int | None) -> None:  # A06, A09
    director, table = opened(setup_of("hh"), speed="slow")
    robot = Robot(director)
    rest(robot)
    robot.press("roll:2")
    while not table.stage.look.rolling:
        robot.frame(0.01)
    decided = table.match.decisions
    if key is None:
        robot.click((5, 5))
        robot.frame(0.0)
    else:
        post(pygame.KEYDOWN, key=key, mod=0)
        post(pygame.KEYUP, key=key, mod=0)
        robot.frame(0.0)
    assert not robot.moving() and robot.screen is table
    assert table.stage.shown.dice and table.match.decisions == decided


def test_dice_can_be_switched_off() -> None:  # A06
    director, table = opened(setup_of("hh"), speed="off")
    robot = Robot(director)
    rest(robot)
    robot.press("roll:2")
    robot.frame(0.0)
    assert not robot.moving() and len(table.stage.shown.dice) == 2


def test_a_roll_stays_until_the_next_and_the_same_again_is_seen_to_be_new() -> None:  # A08
    director, table = opened(setup_of("hh", 5), speed="normal")
    robot = Robot(director)
    for thrown in (1, 2):
        while robot.until_asked(table) and "roll:1" not in robot.listed():
            robot.press("end" if "end" in robot.listed() else "decline")
        faces = table.stage.shown.dice
        for _ in range(60):
            robot.frame(0.1)
        assert table.stage.shown.dice == faces == (4,) * (thrown - 1)  # however long one waits
        load_dice(table.match, ROLL_ONE, 4)
        robot.press("roll:1")
        while not any(isinstance(mover, Tumbling) for mover in table.stage.movers):
            robot.frame(0.01)
        assert table.stage.look.rolling  # the old die is gone, a new one is in the air
        rest(robot)
        assert table.stage.shown.dice == (4,)
        told = [line.text for line in table.stage.look.log if line.text.startswith("rolled")]
        assert len(told) == thrown == sum(isinstance(event, Rolled) for event in table.session.told(NOBODY))


# ---- settings


def test_motion_is_switched_off_within_a_match_and_at_once() -> None:  # A03
    director, table = opened(setup_of("hh"), speed="normal")
    robot = Robot(director)
    rest(robot)
    robot.press("menu")
    robot.press("settings")
    assert [type(scene) for scene in director.stack] == [AlaskaTable, PauseMenu, SettingsPage]
    for _ in range(len(SPEEDS)):
        if director.settings.speed == "off":
            break
        robot.press("speed")
    robot.type(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert robot.screen is table and director.settings.speed == "off"
    robot.press("roll:2")
    robot.frame(0.0)
    assert not robot.moving() and table.match.decisions == 1


# ---- nobody waits for computers


def test_a_game_of_computers_alone_is_finished_at_a_press() -> None:  # A12
    director, table = opened(setup_of("ccccc", 5, level="normal"), speed="slow")
    robot = Robot(director)
    while not table.match.decisions:  # well before the end, and with something still moving
        robot.frame(0.2)
    passed = 0.0
    robot.press("finish")
    while not isinstance(robot.screen, Results):
        robot.frame()
        passed += 1 / 30
        assert passed < QUICK
    assert table.match.over
    assert table.session.track[-1] == table.match.state.scores()
    assert any(str(max(table.match.state.scores())) == run.text for run in director.record())


def test_who_has_spent_the_last_dollars_need_not_watch_the_computers() -> None:  # A12
    director, _ = opened(setup_of("hh"), speed="slow")
    first = played(lambda match: asked(Phase.LAST_SPENDING)(match) and state_of(match).spenders > 1)
    tables.lay(director, first)
    robot = Robot(director)
    robot.frame(0.0)
    assert "finish" not in robot.listed() and "end" in robot.listed()
    robot.press("end")
    rest(robot)
    robot.frame(0.0)
    assert not first.over
    robot.press("finish")
    robot.frame()
    assert isinstance(robot.screen, Results) and len(director.stack) == 2
    assert first.over


# ---- nothing is done for nothing


def shown(director: Director, monkeypatch: pytest.MonkeyPatch, seconds: float) -> int:
    """Pictures shown while nobody does anything for so many seconds."""
    count: list[int] = []
    monkeypatch.setattr(director.display, "show", lambda: count.append(1))
    for _ in range(round(seconds * 60)):
        director.step(1 / 60)
    return len(count)


def test_a_table_that_waits_for_a_human_draws_nothing(monkeypatch: pytest.MonkeyPatch) -> None:  # C01, C02
    director, table = opened(setup_of("hc"), speed="normal")
    robot = Robot(director)
    robot.until_asked(table)
    rest(robot)
    robot.frame(1.0)
    assert shown(director, monkeypatch, 120) == 0


def test_the_title_draws_ten_times_a_second_at_most_and_nothing_where_motion_is_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # C01, C04
    for speed, most in (("normal", 101), ("off", 0)):
        director = Director(
            Settings(full_screen=False, speed=speed), windowed=(1280, 720), strict=True, sound=False
        )
        director.push(Title())
        director.step(0.0)
        assert shown(director, monkeypatch, 10) <= most
        director.quit()
