"""The computers of a match: whole plans, levels, and games that go on whatever befalls the process that thinks."""

import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from game import catalog
from game.ai import levels
from game.ai.advice import PLAIN, Advice
from game.ai.levels import Plan
from game.ai.worker import Think, Worker
from game.alaska.rules import AlaskaState
from game.alaska.state import END, ROLL_ONE
from game.alaska.state import Phase as AlaskaPhase
from game.contract import View
from game.pacific.cards import BY_NAME, WARRIORS
from game.pacific.state import DONE, Phase
from game.record import SeatSetup, Setup, replay
from scenes import session as session_module
from scenes.director import Director
from scenes.hinted import HintedTable
from scenes.results import Results
from scenes.session import Session
from scenes.settings import Settings
from scenes.tables import open_table
from tests.game.ai.thinking import endless, quick
from tests.game.pacific.position import position

Thinks = Callable[..., None]
LIMIT = 60.0
"""Seconds after which a game that stands still is a fault."""


def setup_of(game: str, *kinds: str, seed: int = 5) -> Setup:
    """A match of these levels, or of a human."""
    seats = tuple(
        SeatSetup(f"P{seat}", f"T{seat}", *(("human", "") if kind == "human" else ("computer", kind)))
        for seat, kind in enumerate(kinds)
    )
    return Setup(game, seats, seed, 0)


class Planner:
    """In place of the thinking process: it answers with these plans, one after the other; ``asked`` counts."""

    def __init__(self, *plans: Sequence[int]) -> None:
        self.plans = list(plans)
        self.asked = 0

    def ask(self, level: str, view: View, seed: int) -> None:
        self.asked += 1

    def ask_advice(self, view: View, seed: int) -> None:
        self.asked += 1

    def poll(self, wait: float = 0.0) -> Plan | None:
        return tuple(self.plans.pop(0)) if self.plans else None

    def drop(self) -> None:
        """Nothing is waited for."""

    def close(self) -> None:
        """Nothing to end."""


class Adviser(Planner):
    """It answers with advice."""

    def poll(self, wait: float = 0.0) -> Advice | None:  # type: ignore[override]
        return Advice(tuple(self.plans.pop(0)), "points", {"points": 2.0}) if self.plans else None


@pytest.fixture(name="worker_of")
def workers(monkeypatch: pytest.MonkeyPatch) -> Thinks:
    """Lets the sessions that are made from now on think like this."""

    def think(like: Think, patience: float = 5.0) -> None:
        monkeypatch.setattr(session_module, "Worker", partial(Worker, patience, like))

    return think


def at_market(planner: Planner) -> tuple[Session, list[int]]:
    """A computer of Alaska that may buy, with money for several cards, the cheapest first."""
    session = Session(setup_of("alaska", "normal", "normal"))
    session.close()
    session.begin()
    state = session.match.state
    assert isinstance(state, AlaskaState)
    while state.phase is not AlaskaPhase.INVEST or len(state.legal()) < 4:
        session.tell(session.match.act(session.seat, state.legal()[-1]))
        state.money[session.seat] = 90
    session._worker = planner  # type: ignore[assignment]
    return session, [card for card in state.legal() if card != END]


# ---- plans


def test_purchases_are_made_one_by_one_and_thought_about_once() -> None:
    planner = Planner()
    session, cards = at_market(planner)
    seat = session.seat
    planner.plans = [(*cards[:2], END)]
    for bought in (1, 2):
        assert session.think() and session.seat == seat
        assert session.match.state.bought == bought  # type: ignore[attr-defined]
    assert session.think() and session.seat != seat
    assert planner.asked == 1


def test_what_is_not_legal_later_is_logged_and_thought_about_anew(caplog: pytest.LogCaptureFixture) -> None:
    planner = Planner()
    session, cards = at_market(planner)
    seat = session.seat
    planner.plans = [(cards[0], cards[0], END), (END,)]
    assert session.think() and session.seat == seat and not caplog.text
    assert session.think() and session.seat != seat
    assert planner.asked == 2
    assert "not legal" in caplog.text


def test_a_plan_ends_with_the_turn(caplog: pytest.LogCaptureFixture) -> None:
    planner = Planner()
    session, _ = at_market(planner)
    planner.plans = [(END, ROLL_ONE)]
    assert session.think()
    assert "beyond its turn" in caplog.text
    assert not session.think() and planner.asked == 2


def at_attack(planner: Planner) -> Session:
    """The first seat of the Pacific, a human, is to choose an attack."""
    session = Session(setup_of("pacific", "human", "human"))
    state = position("2 Warriors, War Canoes", "Fish, Taro", phase=Phase.ATTACK, islands="Tonga 1")
    state.island, state.rival = BY_NAME["Tonga"], 1
    session.match.state = state
    session._worker = planner  # type: ignore[assignment]
    return session


def test_cards_of_one_choice_are_played_in_one_call() -> None:
    session = Session(setup_of("pacific", "normal", "human"))
    session.close()
    state = position("2 Warriors, War Canoes", "Fish, Taro", phase=Phase.ATTACK, islands="Tonga 1")
    state.island, state.rival = BY_NAME["Tonga"], 1
    session.match.state = state
    planner = Planner((WARRIORS, WARRIORS, DONE))
    session._worker = planner  # type: ignore[assignment]
    assert session.think() and planner.asked == 1
    assert state.phase is Phase.DEFENCE and len(state.attack) == 2


# ---- advice


def test_advice_is_for_the_human_who_is_asked_and_its_plan_whole() -> None:
    session = at_attack(Adviser((WARRIORS, WARRIORS, DONE)))
    assert session.advice() is None
    session.ask_advice()
    found = session.advice()
    assert found == Advice((WARRIORS, WARRIORS, DONE), "points", {"points": 2.0})
    assert session.advice() is None


@pytest.mark.parametrize("plan", [(WARRIORS,), (WARRIORS, 99), (99,), ()])
def test_advice_that_is_not_whole_or_not_legal_is_made_good(plan: Plan) -> None:
    session = at_attack(Adviser(plan))
    session.ask_advice()
    found = session.advice()
    assert found is not None and found.reason == PLAIN
    assert found.plan[-1] == DONE and (plan[:1] != (WARRIORS,) or found.plan[0] == WARRIORS)
    session.act(*found.plan)
    assert session.seat == 1


def test_advice_is_forgotten_when_the_decision_is_made() -> None:
    session = at_attack(Adviser((WARRIORS, DONE)))
    session.ask_advice()
    session.act(DONE)
    assert session.advice() is None


def test_where_the_system_gives_no_process_advice_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_args: object) -> Worker:
        raise OSError("no more processes")

    monkeypatch.setattr(session_module, "Worker", none)
    session = Session(setup_of("pacific", "human", "human"))
    session.begin()
    session.ask_advice()
    found = session.advice()
    assert found is not None and found.reason == PLAIN and found.plan[0] in session.view(0).legal


@pytest.mark.parametrize(("kinds", "woken"), [(("human", "normal"), True), (("human", "human"), False)])
def test_the_process_is_started_before_it_is_needed_where_a_computer_plays(
    kinds: tuple[str, ...], woken: bool
) -> None:
    session = Session(setup_of("pacific", *kinds))
    session.begin()
    session.wake()
    assert (session._worker is not None) == woken
    session.close()
    session.wake()
    assert session._worker is None


# ---- levels


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_level_that_the_game_has_not_begins_no_match(game: str) -> None:
    with pytest.raises(ValueError, match=f"{game} has no level 'grandmaster'"):
        Session(setup_of(game, "human", "grandmaster"))


def play_and_kill(session: Session, kill_at: int) -> None:
    """Let the computers play to the end; the process that thinks is killed after so many decisions."""
    given_up = time.monotonic() + LIMIT
    session.begin()
    killed = 0
    while not session.over:
        assert time.monotonic() < given_up, "the game stands still"
        worker = session._worker
        if session.match.decisions >= kill_at and not killed and worker is not None and worker.pid:
            killed = worker.pid
            os.kill(killed, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        if not session.think():
            time.sleep(0.0002)
    session.close()


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_whole_game_of_all_levels_at_the_table(
    game: str, worker_of: Thinks, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker_of(quick)
    monkeypatch.setattr(Director, "draw", lambda _director: None)  # other games are for the pictures
    director = Director(Settings(speed="off"), windowed=(640, 400), strict=True, sound=False)
    table = open_table(setup_of(game, *levels.offered(game)))
    director.push(table)
    given_up = time.monotonic() + LIMIT
    while director.scene is table:
        assert time.monotonic() < given_up, "the game stands still"
        director.step(1.0)
        time.sleep(0.0002)
    assert isinstance(table, HintedTable) and isinstance(director.scene, Results)
    record = table.session.match.record
    director.quit()
    assert [seat.level for seat in record.setup.seats] == list(levels.offered(game))
    assert not caplog.text
    for _ in replay(record):
        pass


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_game_outlives_the_process_that_thinks(
    game: str, worker_of: Thinks, caplog: pytest.LogCaptureFixture
) -> None:
    worker_of(quick)
    session = Session(setup_of(game, "normal", "normal"))
    play_and_kill(session, kill_at=30)
    assert "thinking process died" in caplog.text


def test_a_search_without_end_holds_nothing_up(worker_of: Thinks, caplog: pytest.LogCaptureFixture) -> None:
    worker_of(endless, 0.3)
    session = Session(setup_of("alaska", "normal", "normal"))
    session.begin()
    for _ in range(2):
        before = session.match.decisions
        while not session.think():
            time.sleep(0.01)
        assert session.match.decisions == before + 1
    assert caplog.text.count("no answer in 0.3 seconds") == 2
    assert not session.think()
    worker = session._worker
    assert worker is not None
    session.close()
    assert worker._process.exitcode is not None
