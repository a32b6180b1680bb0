"""The games against a stranger: time, seats, results that are continued, and what is told."""

import json
import sys
from dataclasses import asdict, replace
from typing import Any

import pytest

from game.ai import levels
from tools import console, matches, stranger
from tools.stranger import Plan, Result, Watched

FIGURES: dict[str, Any] = {"scores": (3, 4), "decisions": (40, 60), "seconds": (0.4, 1.2)}
PLAN = Plan("pacific", "normal", 1, 7, "v1", "pure")


def result(number, share, simulations=30):
    return Result(**asdict(PLAN), number=number, simulations=simulations, share=share, **FIGURES)


def fake_play(task):
    return replace(result(task.number, 0.5, task.simulations), **asdict(task.plan))


@pytest.fixture
def file(tmp_path, monkeypatch):
    """A results file that is not there yet, in a folder that is not there; games are pretended."""
    monkeypatch.setattr(stranger, "play", fake_play)
    return tmp_path / "results" / "stranger.jsonl"


def test_pairs_of_games_have_one_seed_and_both_seatings():
    tasks = [PLAN.task(number, 5) for number in range(4)]
    assert [task.seat for task in tasks] == [0, 1, 0, 1]
    assert tasks[0].seed == tasks[1].seed != tasks[2].seed == tasks[3].seed
    assert replace(PLAN, seed=8).task(0, 5).seed != tasks[0].seed


def test_simulations_are_measured_out(monkeypatch):
    def measured(task):  # the level: 10 ms a decision; the stranger: 0.25 ms a simulation
        return replace(result(task.number, 0), seconds=(0.4, 60 * task.simulations * 0.00025))

    monkeypatch.setattr(stranger, "play", measured)
    with stranger.workers.local(1) as crew:
        assert stranger.fitting_simulations(PLAN, crew) == 40
        assert stranger.fitting_simulations(replace(PLAN, times=10), crew) == 400


def test_time_is_taken_of_decisions_with_a_choice(monkeypatch):
    clock = iter(range(0, 100_000, 2))
    monkeypatch.setattr(stranger.time, "process_time", lambda: next(clock))
    asked = []

    def player(state, chance):
        asked.append((state.clone(), levels.plan("normal", state.view(state.actor), chance)))
        return asked[-1][1]

    watched = Watched(player)
    matches.play("pacific", (watched, watched), seed=3)
    assert watched.seconds == 2 * len(asked)
    with_choice = 0
    had_one = False
    for state, (action, *_) in asked:
        had_one |= len(state.legal()) > 1
        state.apply(action)
        if not state.choosing:
            with_choice += had_one
            had_one = False
    assert 20 < watched.decisions == with_choice < len(asked)


def test_a_run_is_continued(file):
    first = stranger.results(PLAN, 3, 1, file)
    assert sorted(done.number for done in first) == [0, 1, 2]
    again = stranger.results(PLAN, 5, 1, file)
    assert sorted(done.number for done in again) == [0, 1, 2, 3, 4]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5
    for other in (replace(PLAN, seed=8), replace(PLAN, times=2), replace(PLAN, version="v2")):
        assert len(stranger.results(other, 1, 1, file)) == 1, "games of another plan were counted"
    assert len(file.read_text(encoding="utf-8").splitlines()) == 8
    assert len(stranger.results(PLAN, 2, 1, file)) == 2, "more games are in the file than are asked for"


@pytest.mark.parametrize(
    "line", ["{", "[]", '{"game": "pacific"}', json.dumps({**asdict(result(0, 0)), "more": 1})]
)
def test_a_damaged_file_is_told(file, line):
    stranger.results(PLAN, 1, 1, file)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(line + "\n")
    with pytest.raises(console.FaultError, match=r"line 2 of .* is no result"):
        stranger.results(PLAN, 1, 1, file)


def test_a_line_cut_short_is_played_again(file):
    stranger.results(PLAN, 3, 1, file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    assert sorted(done.number for done in stranger.results(PLAN, 3, 1, file)) == [0, 1, 2]
    assert file.read_bytes() == whole


def test_a_file_that_can_not_be_written_is_told(file):
    file.parent.write_text("no folder", encoding="utf-8")
    with pytest.raises(console.FaultError, match="can't be written"):
        stranger.results(PLAN, 1, 1, file)


def test_sums():
    sums = stranger.told(PLAN, [result(0, 1), result(1, 0), result(2, 0.5, 31), result(3, 0)])
    assert sums["share"] == 0.375
    low, high = sums["interval"]
    assert 0 < low < 0.375 < high < 1
    assert sums["seconds"] == [0.01, 0.02]
    assert sums["decisions"] == [160, 240]
    assert sums["simulations"] == [30, 31]
    text = "\n".join(stranger.summary(sums))
    assert "4 games, ISMCTS against normal" in text
    assert "2.00 times as much" in text
    assert "30 to 31" in text


def test_a_whole_game():
    pytest.importorskip("pyspiel", reason="needs the extra 'research' (OpenSpiel)")
    played = [stranger.play(PLAN.task(number, 3)) for number in (0, 0, 1)]
    same = [(done.share, done.scores, done.decisions) for done in played]
    assert same[0] == same[1] != same[2]
    assert all(seconds > 0 for done in played for seconds in done.seconds)


def test_a_level_that_there_is_not(capsys):
    with pytest.raises(SystemExit) as end:
        stranger.main(["alaska", "--level", "saint"])
    assert end.value.code == 2
    assert "--level: alaska has no level 'saint'" in capsys.readouterr().err


def test_without_the_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "tools.adapters.ismcts", raising=False)
    with pytest.raises(console.FaultError, match="needs the extra 'research'"):
        stranger.main(["alaska", "--level", "normal"])
