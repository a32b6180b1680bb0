"""The benchmark: its keys, and that it counts what it says."""

import json

import pytest

from game import catalog
from game.contract import State
from tools import bench, bench_engine

KEYS = [
    "build",
    "alaska_decisions_per_second",
    "alaska_clone_us",
    "pacific_decisions_per_second",
    "pacific_clone_us",
]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("ROUNDS", 2), ("GAMES", 2), ("CLONED_GAMES", 1), ("CLONES", 1)):
        monkeypatch.setattr(bench_engine, name, value)


def test_one_flat_object(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["engine", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == KEYS
    assert figures.pop("build") == catalog.build()
    assert all(value > 0 for value in figures.values())


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["engine"])
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == KEYS


def test_only_decisions_of_seats_are_counted() -> None:
    actors: list[int] = []
    turns: list[int] = []

    def look(state: State) -> None:
        actors.append(state.actor)
        turns.append(state.turn)

    decisions = bench_engine.play(catalog.load("alaska"), 5, look)
    assert decisions == len(actors)
    assert set(actors) == {0, 1, 2, 3}
    assert max(turns) == 40


def test_a_choice_of_several_cards_is_counted_once() -> None:
    choosing: list[bool] = []
    decisions = bench_engine.play(catalog.load("pacific"), 5, lambda state: choosing.append(state.choosing))
    assert decisions == choosing.count(False) < len(choosing)


@pytest.mark.parametrize("words", [[], ["pacific"], ["engine", "--rounds", "5"]])
def test_what_has_no_meaning(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        bench.main(words)
    out, err = capsys.readouterr()
    assert (stop.value.code, out, err.count("\n")) == (2, "", 1)
