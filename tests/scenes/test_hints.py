"""Hints on both tables: asked for, thought about, said and marked, and gone; never told to another seat."""

import string
import time
from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from game import catalog
from game.ai import advising
from game.ai.advice import PLAIN, Advice
from game.ai.levels import plan
from game.ai.worker import Think, Worker
from game.alaska.state import END
from game.alaska.state import Phase as AlaskaPhase
from game.chance import Chance
from game.pacific.cards import BY_NAME
from game.pacific.state import DONE, TRADERS_ON, Phase
from scenes import session as session_module
from scenes.alaska_table.market_scene import MarketScene
from scenes.curtain import DEAF, Curtain
from scenes.director import Director
from scenes.hint_pictures import paint_sheet
from scenes.hinted import HintedTable
from scenes.hints import fields_of
from scenes.pacific_map import hint_words
from scenes.pacific_map.scene import PacificMap
from scenes.settings import Settings
from scenes.ui.strings import Strings
from scenes.ui.theme import FLOOR_UNITS
from tests.game.ai.thinking import endless, quick
from tests.game.pacific.position import position
from tests.scenes import pacific_robots, robots
from tests.scenes.robots import Robot

PATIENCE = 60.0
"""Seconds after which a hint that does not come is a fault."""
Opened = tuple[Director, HintedTable, Robot]


@pytest.fixture(autouse=True)
def closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The process thinks quickly; no events and no display are left to the next test."""
    think_like(monkeypatch, quick)
    yield
    if pygame.display.get_init():
        pygame.event.clear()
        pygame.display.quit()


def think_like(monkeypatch: pytest.MonkeyPatch, think: Think, patience: float = 5.0) -> None:
    monkeypatch.setattr(session_module, "Worker", partial(Worker, patience, think))


def opened(game: str, seats: str = "hh") -> Opened:
    """A table at the first decision of a human, whose hand lies open."""
    at = robots if game == "alaska" else pacific_robots
    director, table = at.opened(at.setup_of(seats, 3))
    robot = Robot(director)
    robot.frame()
    if isinstance(director.scene, Curtain):
        director.scene.lifted = True
        director.pop()
        table.lift(table.session.seat)
    for _ in range(50):
        robot.frame()
    assert table.takes_hints
    return director, table, robot


def is_open(table: HintedTable) -> bool:
    return table.hints.open


def texts(director: Director) -> list[str]:
    return [run.text for run in director.record()]


def wait_for_hint(table: HintedTable, robot: Robot) -> Advice:
    given_up = time.monotonic() + PATIENCE
    while table.hints.advice is None:
        assert time.monotonic() < given_up and table.hints.open
        robot.frame()
        time.sleep(0.001)
    return table.hints.advice


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("way", ["key", "button"])
def test_a_hint_is_given_on_request_and_put_away(game: str, way: str) -> None:  # B14
    director, table, robot = opened(game)

    def ask() -> None:
        if way == "key":
            robot.type(pygame.K_h)
        else:
            robot.press("hint")

    thinking = director.strings.text("hint.thinking")
    assert not is_open(table) and thinking not in texts(director)
    ask()
    assert is_open(table)
    if table.hints.thinking:
        assert thinking in texts(director)
    advice = wait_for_hint(table, robot)
    said = table.hint_words(advice)
    assert said in texts(director) and thinking not in texts(director)
    keys = {widget.key for widget in table.widgets() if widget.enabled}
    assert table.hint_labels(advice.plan).keys() <= keys
    ask()
    assert said not in texts(director)
    ask()
    assert table.hints.advice is advice, "it is not thought about anew"
    table.session.act(*advice.plan)
    table._present()  # type: ignore[attr-defined]
    assert said not in texts(director) and not table.hints.open
    director.quit()


@pytest.mark.parametrize("game", catalog.GAMES)
def test_nobody_is_told_what_was_not_asked_for(game: str) -> None:  # B14
    director, table, robot = opened(game, "hc")
    for _ in range(30):
        robot.frame(0.2)
    assert not table.hints.open and table.hints.advice is None
    director.quit()


@pytest.mark.parametrize("game", catalog.GAMES)
def test_no_button_and_no_key_while_a_computer_decides(game: str) -> None:
    at = robots if game == "alaska" else pacific_robots
    director, table = at.opened(at.setup_of("cc", 3))
    robot = Robot(director)
    table.session.close()
    for _ in range(20):
        robot.type(pygame.K_h)
        assert "hint" not in robot.listed() and not table.hints.open
    director.quit()


def test_a_hint_is_for_the_eyes_of_its_seat_alone() -> None:
    """P19: it is gone with the hand, whether it was shown or thought about, and does not come on the curtain."""
    for shown in (True, False):
        director, table, robot = opened("pacific")
        seat = table.session.seat
        robot.type(pygame.K_h)
        said = table.hint_words(wait_for_hint(table, robot)) if shown else "no such words"
        while table.session.seat == seat:
            view = table.session.view(seat)
            table.act(*table.session.whole(plan("baseline", view, Chance(1))))  # type: ignore[attr-defined]
            assert not table.hints.open
            for _ in range(10):
                robot.frame()
            if table.takes_hints and shown:
                robot.type(pygame.K_h)
                said = table.hint_words(wait_for_hint(table, robot))
        for _ in range(30):
            robot.frame()
            assert said not in texts(director) and not table.hints.open
        assert isinstance(director.scene, Curtain)
        robot.frame(DEAF + 0.01)
        robot.type(pygame.K_h)
        assert not table.hints.open and table.session.advice() is None
        director.quit()


def test_marks_follow_what_is_picked() -> None:
    """Of the cards of a voyage those are marked that are missing, and when all are there, the button."""
    hand = "Canoes, 2 Warriors, Fish, Traders"
    view = position(hand, "Taro", "Pigs", phase=Phase.ATTACK, islands="Tonga 1").view(0)
    warriors, canoes = BY_NAME["Warriors"], BY_NAME["Canoes"]
    sends = (warriors, warriors, DONE)
    assert hint_words.marks(view, sends, ()) == {"card:Warriors": "×2"}
    assert hint_words.marks(view, sends, (warriors,)) == {"card:Warriors": ""}
    assert hint_words.marks(view, sends, (warriors, warriors)) == {"confirm": ""}
    assert hint_words.marks(view, sends, (warriors, warriors, canoes)) == {}
    assert hint_words.marks(view, (DONE,), ()) == {"confirm": ""}
    view = position(hand, "Taro", "Pigs", phase=Phase.EVENT).view(0)
    traders = BY_NAME["Traders"]
    assert hint_words.marks(view, (TRADERS_ON + 2,), ()) == {"card:Traders": ""}
    assert hint_words.marks(view, (TRADERS_ON + 2,), (traders,)) == {"target:seat:2": ""}
    assert hint_words.marks(view, (DONE,), ()) == {"pass": ""}


def test_the_market_marks_what_is_to_be_bought(monkeypatch: pytest.MonkeyPatch) -> None:
    director, table, robot = opened("alaska")
    table.act(table.session.view(table.session.seat).legal[0])  # type: ignore[attr-defined]
    robot.until_asked(table)
    while table.session.match.state.phase is not AlaskaPhase.INVEST:  # type: ignore[attr-defined]
        table.act(table.session.view(table.session.seat).legal[0])  # type: ignore[attr-defined]
        robot.until_asked(table)
    table.session.match.state.money[table.session.seat] = 90  # type: ignore[attr-defined]
    cards = tuple(card for card in table.session.match.state.legal() if card != END)
    table.show_hint(Advice((*cards[1::-1], END), PLAIN, {}))
    robot.press("market")
    assert isinstance(director.scene, MarketScene)
    marked: list[str] = []
    monkeypatch.setattr(table, "mark_of", lambda widget, label: marked.append(f"{label} {widget.key}"))
    monkeypatch.setattr("scenes.hinted.paint_marks", lambda *_: None)
    director.scene.draw_focus(director.display.surface)
    assert {mark[0] for mark in marked} == {"1", "2"} and all("buy:" in mark for mark in marked)
    director.quit()


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_hint_that_does_not_come_is_a_plain_sentence(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    think_like(monkeypatch, endless, 0.2)
    director, table, robot = opened(game)
    robot.type(pygame.K_h)
    advice = wait_for_hint(table, robot)
    assert advice.reason == PLAIN
    assert table.hint_words(advice) in texts(director)
    director.quit()


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("seats", ["hh", "cc"])
def test_the_window_closes_while_the_computer_thinks(
    game: str, seats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a hint nor a computer that ponders for ever is waited for."""
    think_like(monkeypatch, endless, 3600.0)
    if seats == "hh":
        director, table, robot = opened(game)
        robot.type(pygame.K_h)
    else:
        at = robots if game == "alaska" else pacific_robots
        director, table = at.opened(at.setup_of(seats, 3, level="normal"))
        robot = Robot(director)
        for _ in range(20):
            robot.frame()
    worker = table.session._worker
    assert worker is not None and worker._question is not None
    robots.post(pygame.QUIT)
    robot.frame()
    assert not director.stack
    assert worker._process.exitcode is not None


# ---- sentences

WHOLE = Settings(full_screen=False)


def strings() -> Strings:
    director = Director(WHOLE, windowed=(320, 200), strict=True, sound=False)
    return director.strings


@pytest.mark.parametrize("game", catalog.GAMES)
def test_each_reason_has_a_sentence_that_takes_its_figures(game: str) -> None:
    table = strings()
    known = {PLAIN: (), **advising.REASONS[game]}
    for reason, figures in known.items():
        told: set[str] = set()
        for pattern in table.patterns(f"hint.{game}.{reason}"):
            used = {field for _, field, _, _ in string.Formatter().parse(pattern) if field}
            assert used <= {"do", "count", *figures}, (reason, used)
            assert "do" in used, reason
            told |= used
            assert pattern.endswith(".") and pattern.count(". ") == 0, (reason, "is not one sentence")
        assert set(figures) <= told, (reason, "leaves figures out")
    prefix = f"hint.{game}."
    assert {key.removeprefix(prefix) for key in table.keys() if key.startswith(prefix)} == set(known)  # noqa: SIM118


NAMES = ("Gwendolyn MW", "Maximilianus", "Wilhelmina W")


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize(("size", "percent"), [((1024, 768), 130), ((1280, 720), 100), ((1920, 1080), 130)])
def test_each_sentence_fits_in_a_language_that_is_longer(game: str, size: tuple[int, int], percent: int) -> None:
    """D15: with the longest instruction of its kind and figures of two places, in the place of the log."""
    at = robots if game == "alaska" else pacific_robots
    director, table = at.opened(at.setup_of("hh", 3), size)
    director.settings.size, director.settings.language = percent, "pseudo"
    director.apply_settings()
    theme, place = director.theme, table.stage.layout.log.copy()
    if isinstance(table, PacificMap):
        place.height = table._hint_button().rect.top - theme.px(8) - place.top
        doing = {
            "voyage": table.text("hint.do.colonize", cards=table.text("hint.cards_marked", count=12)),
            "excess": table.text("hint.do.settlement", cards="Direction of Swells, Colors of Sea & Sky"),
            "discard": table.text("hint.do.growth", cards="Direction of Swells"),
            "keep": table.text("hint.do.keep", card="Direction of Swells"),
            "raid": table.text("hint.do.raid_by", name="Solomon Islands", card="Planned Raid"),
            "attack": table.text("hint.do.attack", cards="12 Warriors, War Canoes"),
            "attack_none": table.text("hint.do.attack_none"),
            "defend": table.text("hint.do.defence", cards="12 Warriors, 7 Stockades"),
            "": table.text("hint.do.play_on", card="Stone Statues", name=NAMES[0]),
        }
    else:
        doing = {"": table.text("hint.do.buy_more", card="Alaskan Air Expedition", count=4)}
    for reason, figures in {PLAIN: (), **advising.REASONS[game]}.items():
        said = {name: 0.99 if name.startswith("chance") else 1.0 if name == "rival" else 28.88 for name in figures}
        longest = doing.get(reason) or doing.get(reason.partition("_")[0], doing[""])
        words = table.text(f"hint.{game}.{reason}", do=longest, **fields_of(said, NAMES))
        theme.recorder = []
        paint_sheet(theme, director.display.surface, place, words, table.text("hint.away"))
        assert words in [run.text for run in theme.recorder]
        faults = [run for run in theme.recorder if not run.fitted or run.clipped or run.size < FLOOR_UNITS - 0.5]
        assert not faults, words
    theme.recorder = None
    director.quit()


def test_figures_are_said_as_people_say_them() -> None:
    figures = {
        "dollars": 2.999,
        "dollars_more": 12.34,
        "dollars_one": 0.456,
        "chance": 0.666,
        "points": 1.0,
        "islands": 1.26,
        "rival": 1.0,
    }
    said = fields_of(figures, ("Mira", "Jonas"))
    assert said == {
        "dollars": "$3",
        "dollars_more": "$12",
        "dollars_one": "$0.46",
        "chance": 67,
        "points": "1",
        "islands": "1.3",
        "rival": "Jonas",
        "count": 1,
    }
    assert fields_of({"cards": 2.0, "points": 1.0}, ())["count"] == 2


def test_every_kind_of_plan_can_be_said() -> None:
    """Each legal first action of games of both kinds makes an instruction and a mark."""
    say = strings().text
    names = ("Mira", "Jonas", "Amos")
    seen: set[str] = set()
    for phase in (Phase.GROWTH, Phase.EVENT, Phase.COLONIZE, Phase.RAID, Phase.ATTACK, Phase.SETTLEMENT):
        hand = (
            "Traders, Stone Statues, Planned Raid, Civil War, Tonga, Stockades, Explorers, Canoes, Fish, Warriors"
        )
        state = position(hand, "Tonga, Taro", "Pigs", phase=phase, islands="Tonga 1, Samoa 2")
        state.island, state.rival = BY_NAME["Tonga"], 1
        view = state.view(0)
        for action in view.legal:
            said = hint_words.what_to_do(say, view, names, (action,))
            assert said and hint_words.marks(view, (action,), ()), action
            seen.add(said)
    assert {"Play Traders on Amos", "Raid Tonga by Planned Raid", "Play no event", "Stay at home"} <= seen
    assert {"Give up Stockades", "Shuffle Tonga into the deck", "Play Explorers"} <= seen
