"""The ladder: who sits where, what a share and its interval are, and that no game is lost or played twice."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import catalog
from game.ai.budget import Iterations
from game.chance import Chance
from game.contract import CHANCE
from tools import console, ladder, ladder_cells, ladder_play, matches
from tools.ladder_cells import Cell
from tools.ladder_play import Result, Task
from tools.ladder_results import Book, quantile, share_of, times_of

ROOT = Path(__file__).resolve().parents[2]
CELL = "random:baseline:3"


def result(number: int, share: float, **changes: Any) -> Result:
    """A game of the cell."""
    told: dict[str, Any] = {"version": "now", "seed": 0, "budget": None} | changes
    task = Task("alaska", Cell("random", "baseline", 3), number=number, **told)
    return Result(task, "pure", number % 3, share, (1, 2, 3), {"random": [10, 30], "baseline": [2000]})


def words(folder: Path, *more: str) -> list[str]:
    return ["alaska", "--cell", CELL, "--results", str(folder / "results.jsonl"), *more]


def games_in(path: Path) -> dict[int, dict[str, Any]]:
    """The games of a file by number, without what a clock measured; none may be there twice."""
    told = [json.loads(line) for line in path.read_text().splitlines()]
    games = {one["number"]: {key: value for key, value in one.items() if key != "times"} for one in told}
    assert len(games) == len(told)
    return games


# ---- statistics --------------------------------------------------------------------------------------------------


def test_the_interval_is_wilsons() -> None:
    share = share_of([result(number, float(number < 8)) for number in range(10)])
    assert share is not None
    # (0.8 + 3.8415/20 -+ 1.96 sqrt(0.16/10 + 3.8415/400)) / (1 + 0.38415)
    assert (share.games, share.share) == (10, 0.8)
    assert share.low == pytest.approx(0.4902, abs=1e-4)
    assert share.high == pytest.approx(0.9433, abs=1e-4)


def test_a_shared_victory_counts_by_its_share() -> None:
    share = share_of([result(0, 1.0), result(1, 0.5), result(2, 1 / 3), result(3, 0.0)])
    assert share is not None
    assert share.share == pytest.approx(11 / 24)


def test_the_ends_of_the_scale() -> None:
    none, all_ = (share_of([result(number, share) for number in range(20)]) for share in (0.0, 1.0))
    assert none is not None
    assert all_ is not None
    assert none.low == 0.0
    assert none.high == pytest.approx(0.1611, abs=1e-4)  # 3.8415 / 23.8415
    assert all_.low == pytest.approx(0.8389, abs=1e-4)
    assert all_.high == pytest.approx(1.0)
    assert share_of([]) is None


def test_quantiles() -> None:
    hundred = [float(value) for value in range(1, 101)]
    assert [quantile(hundred, part) for part in (0.0, 0.5, 0.99, 1.0)] == [1.0, 50.0, 99.0, 100.0]
    assert quantile([7.0], 0.99) == 7.0
    assert quantile([1.0, 2.0, 3.0], 0.5) == 2.0


def test_times_are_by_level_and_build_over_all_games() -> None:
    found = list(times_of([result(0, 1.0), result(1, 0.0)]))
    answers = [(one.level, one.build, one.answers) for one in found]
    assert answers == [("random", "pure", 4), ("baseline", "pure", 2)]
    assert (found[0].median, found[0].mean, found[0].most) == pytest.approx((10e-6, 20e-6, 30e-6))


# ---- who plays ---------------------------------------------------------------------------------------------------


def test_the_seat_of_the_higher_level_goes_round(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[list[str]] = []
    seeds: list[int] = []

    def play(_game: str, players: list[str], seed: int) -> Any:
        tables.append(players)
        seeds.append(seed)
        return SimpleNamespace(winners=lambda: (1, 2), scores=lambda: (0, 5, 5))

    monkeypatch.setattr(matches, "play", play)
    monkeypatch.setattr(ladder_play, "player", lambda _game, level, _budget: level)
    monkeypatch.setattr(ladder_play, "_timed", lambda level, _times: level)
    task = [Task("alaska", Cell("easy", "hard", 3), 5, number, None, "now") for number in range(4)]
    found = [ladder_play.play(one) for one in task]
    assert tables == [
        ["hard", "easy", "easy"],
        ["easy", "hard", "easy"],
        ["easy", "easy", "hard"],
        ["hard", "easy", "easy"],
    ]
    assert [one.share for one in found] == [0.0, 0.5, 0.5, 0.0]
    assert len(set(seeds)) == 4


def test_an_open_level_is_shown_the_truth_and_an_honest_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    state = catalog.load("pacific").start(3, 0, frozenset())
    chance = Chance(4)
    while state.actor == CHANCE:
        state.resolve(state.sample(chance))
    asked: list[Any] = []

    def search(view: Any, own: Chance, budget: Any, sample: Any) -> tuple[int, ...]:
        asked.append((view, budget, sample(view, own)))
        return (view.legal[0],)

    monkeypatch.setitem(sys.modules, "game.ai.pacific.search", SimpleNamespace(search=search))
    monkeypatch.setattr("game.ai.levels.plan", lambda *given: given)
    ladder_play.player("pacific", "expert-open", 7)(state, chance)
    ((view, budget, shown),) = asked
    assert (view.seat, budget.most) == (state.actor, 7)
    assert shown.digest() == state.digest()
    assert shown is not state  # the search may play on in it
    given: Any = ladder_play.player("pacific", "expert", 7)(state, chance)
    level, seen, own, limit = given
    assert level == "expert"
    assert own is chance
    assert type(seen) is type(view)
    assert isinstance(limit, Iterations)
    assert limit.most == 7


def test_the_cells() -> None:
    for game in catalog.ENGINES:
        rungs = ladder_cells.ladder(game)
        assert [ladder_cells.rung(game, str(rung.cell)) for rung in rungs] == rungs
        assert len({rung.cell for rung in rungs}) == len(rungs) == 10
    assert ladder_cells.rung("alaska", "hard:expert:2").target == 0.62
    assert ladder_cells.rung("alaska", "hard:expert:2").games == 600
    assert ladder_cells.rung("pacific", "hard:expert:2").games == 2000
    assert ladder_cells.rung("pacific", "random:hard:6") == ladder_cells.Rung(Cell("random", "hard", 6), 2000)


# ---- the results file --------------------------------------------------------------------------------------------


def test_a_line_cut_short_is_dropped_and_its_game_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    ladder.main(words(tmp_path, "--games", "6"))
    whole = games_in(path)
    data = path.read_bytes()
    path.write_bytes(data[:-20])
    ladder.main(words(tmp_path, "--games", "6"))
    assert games_in(path) == whole
    assert path.read_bytes().startswith(data[: data[:-1].rfind(b"\n")])
    assert list(whole) == list(range(6))
    assert [one["seat"] for one in whole.values()] == [0, 1, 2, 0, 1, 2]
    assert "baseline v random" in capsys.readouterr().out


def test_a_cell_is_filled_over_days(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    (tmp_path / "other").mkdir()
    ladder.main(words(tmp_path, "--games", "3"))
    first = path.read_bytes()
    ladder.main(words(tmp_path, "--games", "8", "--workers", "2"))
    assert path.read_bytes().startswith(first)
    ladder.main(words(tmp_path / "other", "--games", "8"))
    assert games_in(path) == games_in(tmp_path / "other" / "results.jsonl")
    before = path.read_bytes()
    capsys.readouterr()
    ladder.main(words(tmp_path, "--games", "8", "--json"))
    told = json.loads(capsys.readouterr().out)
    assert path.read_bytes() == before
    assert told["cells"][0]["games"] == 8
    ladder.main(words(tmp_path, "--games", "2", "--seed", "1"))
    assert len(path.read_text().splitlines()) == 8 + 2


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_killed_in_the_middle_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "tools.ladder", *words(tmp_path, "--games", "100000")]
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    end = time.monotonic() + 60
    while not (path.exists() and path.read_bytes().count(b"\n") >= 3):
        assert time.monotonic() < end
        assert running.poll() is None
        time.sleep(0.02)
    running.send_signal(signal.SIGKILL)
    running.wait()
    there = path.read_bytes()
    done = there.count(b"\n")
    ladder.main(words(tmp_path, "--games", str(done + 2)))
    assert path.read_bytes().startswith(there[: there.rfind(b"\n")])
    assert list(games_in(path)) == list(range(done + 2))


def test_games_of_other_players_do_not_count_unless_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(*more: str) -> int:
        capsys.readouterr()
        ladder.main(words(tmp_path, "--games", "0", "--json", *more))
        games: int = json.loads(capsys.readouterr().out)["cells"][0]["games"]
        return games

    ladder.main(words(tmp_path, "--games", "2"))
    assert told() == 2
    monkeypatch.setattr(ladder_play, "version", lambda _game: "another")
    assert told() == 0
    assert told("--any-version") == 2
    ladder.main(words(tmp_path, "--games", "0"))
    assert "Not counted: 2 games" in capsys.readouterr().out


def test_the_version_is_that_of_the_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = tmp_path / "game" / "ai" / "alaska" / "policy.py"
    weights = player.with_name("weights.json")
    player.parent.mkdir(parents=True)
    monkeypatch.setattr(ladder_play, "ROOT", tmp_path)

    def version(code: str, told: str) -> str:
        player.write_text(code)
        weights.write_text(told)
        return ladder_play.version("alaska")

    first = version("X = 1\n", '{"weights": {"a": 1}}')
    commented = '"""About."""\n\nX = 1  # one\n"""What it is."""\n'
    assert version(commented, '{"weights": {"a": 1}, "command": ""}') == first
    player.with_name("advice.py").write_text("Y = 1\n")
    assert version("X = 1\n", '{"weights": {"a": 1}}') == first
    assert version("X = 2\n", '{"weights": {"a": 1}}') != first
    assert version("X = 1\n", '{"weights": {"a": 2}}') != first


def test_budgets_are_kept_apart(tmp_path: Path) -> None:
    with Book(tmp_path / "results.jsonl") as book:
        for one in (result(0, 1.0), result(1, 1.0, budget=50), result(2, 1.0, seed=9), result(0, 0.0)):
            book.add(one)
            assert len((tmp_path / "results.jsonl").read_text().splitlines()) == len(book.results)  # at once
    book = Book(tmp_path / "results.jsonl")
    assert list(book.of(result(0, 0.0).task, False)) == [0]
    assert list(book.of(result(0, 0.0, budget=50).task, False)) == [1]
    assert list(book.of(result(0, 0.0, seed=9).task, False)) == [2]
    assert book.of(result(0, 0.0).task, False)[0].share == 1.0  # the first of two


# ---- the command line --------------------------------------------------------------------------------------------


def test_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ladder.main(words(tmp_path, "--cell", "random:random:2", "--games", "4", "--json"))
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["game", "build", "version", "cells", "times"]
    assert told["build"] in ("pure", "compiled")
    assert [(cell["lower"], cell["higher"], cell["seats"], cell["games"]) for cell in told["cells"]] == [
        ("random", "baseline", 3, 4),
        ("random", "random", 2, 4),
    ]
    cell = told["cells"][0]
    assert cell["low"] <= cell["share"] <= cell["high"]
    assert (cell["even"], cell["target"], cell["reached"]) == (pytest.approx(1 / 3), None, None)
    assert {one["level"] for one in told["times"]} == {"random", "baseline"}
    assert all(0 < one["median"] <= one["p99"] <= one["most"] for one in told["times"])


def test_a_target_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cells = [("random", "baseline", 3, 0.5), ("baseline", "random", 2, 0.5)]
    monkeypatch.setitem(ladder_cells._TARGETS, "alaska", cells)
    files = ["--results", str(tmp_path / "results.jsonl")]
    ladder.main(["alaska", "--games", "6", *files])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines[1:3]] == ["yes", "no"]
    ladder.main(["alaska", "--games", "0", "--json", *files])
    assert [cell["reached"] for cell in json.loads(capsys.readouterr().out)["cells"]] == [True, False]


def test_stopped_it_tells_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = ladder_play.play

    def stopped(task: Task) -> Result:
        if task.number == 3:
            raise KeyboardInterrupt
        return play(task)

    monkeypatch.setattr(ladder_play, "play", stopped)
    with pytest.raises(KeyboardInterrupt):
        ladder.main(words(tmp_path, "--games", "9", "--json"))
    assert json.loads(capsys.readouterr().out)["cells"][0]["games"] == 3


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (["--cell", "hard"], "'hard' is not LOWER:HIGHER:SEATS"),
        (["--cell", "random:baseline:9"], "Alaska has 2 to 5 seats, not '9'"),
        (["--cell", "random:grandmaster:2"], "grandmaster"),
        (["--games", "-1"], "--games"),
    ],
)
def test_what_has_no_meaning(
    more: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        ladder.main(words(tmp_path, *more))
    assert stop.value.code == 2
    assert reason in capsys.readouterr().err


def test_a_file_of_something_else(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"number": 1}\n')
    with pytest.raises(console.FaultError, match="line 1"):
        ladder.main(words(tmp_path, "--games", "1"))
