"""The fit of weights by play: its scale, its optimiser, its games, its journal, and when it takes the result."""

import json
import math
import random
from pathlib import Path
from typing import Any

import pytest

from game.contract import State
from tools import console, matches, tune, tune_games, workers
from tools.tune_fit import ZERO, Fit, Journal, Scale
from tools.tune_games import Measured, Round, Task, Worth

STUB = "tests.tools.stub_policy"
START = {"buy": -0.5, "price": 0.1}
BETTER = {"buy": 1.0, "price": 0.1}
ALONE = workers.Crew(None, 1)


def optimiser() -> None:
    pytest.importorskip("cma", reason="needs the extra 'tune'")


def words(folder: Path, *more: str) -> list[str]:
    """A fit of the stub that takes a second."""
    start = folder / "start.json"
    start.write_text(json.dumps({"command": "by hand", "weights": START}))
    files = ["--start", str(start), "--out", str(folder / "out.json"), "--state", str(folder / "state.jsonl")]
    return ["alaska", "--policy", STUB, *files, "--games", "4", "--check", "20", "--population", "4", *more]


# ---- the scale ---------------------------------------------------------------------------------------------------


def test_the_origin_is_the_start() -> None:
    start = {"large": 250.0, "small": -0.004, "none": 0.0}
    assert Scale(start, list(start)).weights(Scale(start, list(start)).origin) == start


def test_a_step_is_a_share_of_a_weight_whatever_its_size() -> None:
    start = {"large": 250.0, "small": -0.004}
    scale = Scale(start, list(start))
    found = scale.weights([place + math.copysign(0.1, place) for place in scale.origin])
    assert found["large"] / 250 == pytest.approx(1.1467, abs=1e-4)
    assert found["small"] / -0.004 == pytest.approx(1.1467, abs=1e-4)


def test_a_weight_may_pass_zero_and_one_of_zero_may_grow() -> None:
    start = {"one": 2.0, "two": 4.0, "none": 0.0}
    found = Scale(start, list(start)).weights([-math.asinh(1), 0.0, math.asinh(1)])
    assert found == {"one": -2.0, "two": 0.0, "none": pytest.approx(ZERO * 3)}


def test_other_weights_stay() -> None:
    assert Scale({"a": 1.0, "b": 7.0}, ["a"]).weights([0.0]) == {"a": 0.0, "b": 7.0}


# ---- the optimiser -----------------------------------------------------------------------------------------------


def test_it_finds_the_top_of_a_noisy_hill() -> None:
    optimiser()
    noise = random.Random(1).gauss
    top = [0.5, -1.0, 0.2, 0.9]
    fit = Fit([0.0] * 4, 0.3, 12, seed=1)
    for _ in range(60):
        fit.tell([noise(0, 0.05) - math.dist(point, top) ** 2 for point in fit.ask()])
    assert math.dist(fit.mean, top) < 0.25


def test_the_same_seed_asks_the_same() -> None:
    optimiser()
    random.seed(1)
    first = Fit([0.0, 1.0], 0.2, 0, seed=5).ask()
    random.seed(2)
    assert Fit([0.0, 1.0], 0.2, 0, seed=5).ask() == first != Fit([0.0, 1.0], 0.2, 0, seed=6).ask()


# ---- the games ---------------------------------------------------------------------------------------------------


def test_each_deal_is_played_once_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[tuple[list[str], int]] = []

    class End:
        def winners(self) -> tuple[int, ...]:
            return (0, 2)

        def scores(self) -> tuple[int, ...]:
            return (30, 10, 30)

    def play(_game: str, players: list[str], seed: int) -> End:
        tables.append((players, seed))
        return End()

    monkeypatch.setattr(matches, "play", play)
    monkeypatch.setattr(tune_games, "player", lambda _game, _module, who: str(who))
    task = Task(3, 8, "alaska", STUB, BETTER, (Round(3, "baseline", 11),))
    candidate, part, worths = tune_games.play_rounds(task)
    own, rival = str(BETTER), "baseline"
    assert tables == [([own, rival, rival], 11), ([rival, own, rival], 11), ([rival, rival, own], 11)]
    assert (candidate, part) == (3, 8)
    # Seats 0 and 2 share the victory, with no lead over each other; seat 1 is half of the sum behind: the most.
    assert worths[0].share == pytest.approx((0.5 + 0 + 0.5) / 3)
    assert worths[0].lead == pytest.approx((0.5 + 0 + 0.5) / 3)


def test_the_blend_of_share_and_lead() -> None:
    assert Worth(1.0, 0.6).value(0.0) == 1.0
    assert Worth(1.0, 0.6).value(0.25) == pytest.approx(0.9)


def test_rounds_take_turns_and_have_seeds_of_their_own() -> None:
    found = tune_games.rounds(13, (2, 4), ("baseline", START), "alaska", 1)
    pairs = [(2, "baseline"), (2, START), (4, "baseline"), (4, START)]
    assert [(one.seats, one.rival) for one in found] == [*pairs, pairs[0]]  # 2 + 2 + 4 + 4 games, and 13 are wanted
    assert len({one.seed for one in found}) == len(found)
    assert tune_games.rounds(13, (2, 4), ("baseline", START), "alaska", 1) == found
    assert tune_games.rounds(13, (2, 4), ("baseline", START), "alaska", 2)[0].seed != found[0].seed


def test_the_same_weights_are_exactly_even() -> None:
    rounds = tune_games.rounds(12, (2, 3), (BETTER,), "even")
    done: list[int] = []
    (worths,) = tune_games.worths(ALONE, "alaska", STUB, [BETTER], rounds, done.append)
    assert [worth.share for worth in worths] == [pytest.approx(1 / one.seats) for one in rounds]
    assert sum(done) == len(rounds) == len(worths)


def test_what_candidates_come_to_does_not_depend_on_who_plays_when() -> None:
    class Backwards(workers.Crew):
        def each(self, work: Any, tasks: Any) -> Any:
            yield from super().each(work, reversed(list(tasks)))

    rounds = tune_games.rounds(20, (2,), ("random", START), "order")
    candidates = [BETTER, START]
    there = tune_games.worths(ALONE, "alaska", STUB, candidates, rounds, lambda _: None)
    back = tune_games.worths(Backwards(None, 1), "alaska", STUB, candidates, rounds, lambda _: None)
    assert there == back
    assert there[0] != there[1]


def test_a_seed_decides_a_game() -> None:
    def end(seed: int) -> State:
        return matches.play("pacific", [tune_games.player("pacific", "", "baseline")] * 3, seed)

    assert end(1).digest() == end(1).digest() != end(2).digest()


def test_the_lead() -> None:
    class End:
        def scores(self) -> tuple[int, ...]:
            return (30, 10, 20)

    ends: Any = End()
    assert [matches.lead(ends, seat) for seat in range(3)] == pytest.approx([10 / 50, -20 / 40, -10 / 50])


# ---- what is measured --------------------------------------------------------------------------------------------


def test_the_error_is_that_of_the_rounds() -> None:
    found = tune_games.measured(2, [Worth(1.0, 0), Worth(0.5, 0), Worth(0.5, 0), Worth(0.0, 0)] * 100)
    assert (found.games, found.share) == (800, 0.5)
    assert found.error == pytest.approx(math.sqrt(200 * 0.25 / 399 / 400))  # the squares, by n - 1, by n
    assert found.interval == pytest.approx((0.5 - 1.96 * found.error, 0.5 + 1.96 * found.error), abs=1e-4)


def test_rounds_that_all_came_out_alike_are_not_certain() -> None:
    low, high = tune_games.measured(2, [Worth(1.0, 0)] * 60).interval
    assert low == pytest.approx(1 - 3 / 60)
    assert high == 1.0


@pytest.mark.parametrize(
    ("tables", "taken"),
    [
        ([Measured(2, 400, 0.53, 0.02)], True),  # 1.5 errors above even
        ([Measured(2, 400, 0.51, 0.02)], False),
        ([Measured(2, 400, 0.47, 0.02)], False),
        ([Measured(2, 400, 0.55, 0.02), Measured(4, 400, 0.24, 0.01)], True),  # 0.10 - 0.04 > 0.057
        ([Measured(2, 400, 0.53, 0.02), Measured(4, 400, 0.24, 0.01)], False),
    ],
)
def test_only_better_weights_are_taken(tables: list[Measured], taken: bool) -> None:
    assert tune_games.better(tables) is taken


# ---- the journal -------------------------------------------------------------------------------------------------


def test_a_generation_cut_short_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "state.jsonl"
    plan = {"game": "alaska", "start": START}
    Journal(path, plan)
    whole = path.read_bytes() + b'{"generation": 1, "values": [0.5], "mean": [0.1]}\n'
    path.write_bytes(whole + b'{"generation": 2, "val')
    journal = Journal(path, plan)
    assert [generation["generation"] for generation in journal.generations] == [1]
    assert path.read_bytes() == whole


def test_a_journal_of_something_else(tmp_path: Path) -> None:
    path = tmp_path / "state.jsonl"
    Journal(path, {"game": "alaska", "games": 40, "start": START})
    with pytest.raises(console.FaultError, match=r"games 40, not 80.*state|--state.*games 40, not 80"):
        Journal(path, {"game": "alaska", "games": 80, "start": START})
    with pytest.raises(console.FaultError, match="other weights"):
        Journal(path, {"game": "alaska", "games": 40, "start": {"sell": 1.0}})
    path.write_text("[1]\n")
    with pytest.raises(console.FaultError, match="--state"):
        Journal(path, {"game": "alaska", "games": 40, "start": START})


def test_a_journal_that_leads_elsewhere_now(tmp_path: Path) -> None:
    optimiser()
    tune.main(words(tmp_path, "--generations", "1"))
    path = tmp_path / "state.jsonl"
    lines = path.read_text().splitlines()
    generation = json.loads(lines[1])
    generation["mean"][0] += 0.001
    path.write_text("".join(f"{line}\n" for line in (lines[0], json.dumps(generation))))
    with pytest.raises(console.FaultError, match="another version"):
        tune.main(words(tmp_path, "--generations", "2"))


# ---- all of it ---------------------------------------------------------------------------------------------------


def test_stopped_and_gone_on_is_the_same_as_in_one_go(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    optimiser()
    for name in ("once", "twice"):
        (tmp_path / name).mkdir()
    tune.main(words(tmp_path / "once", "--generations", "4"))
    advance = tune.Run.advance

    def interrupted(run: tune.Run, crew: workers.Crew, generations: int) -> None:
        if run.generation == 2:
            raise KeyboardInterrupt
        advance(run, crew, generations)

    capsys.readouterr()
    with monkeypatch.context() as patch:
        patch.setattr(tune.Run, "advance", interrupted)
        tune.main(words(tmp_path / "twice", "--generations", "4"))
    out, err = capsys.readouterr()
    assert "stops after generation 2" in err
    assert "the baseline" in out  # it is measured all the same
    tune.main(words(tmp_path / "twice", "--generations", "4", "--workers", "2"))
    assert "goes on after generation 2" in capsys.readouterr().err
    once, twice = ((tmp_path / name / "state.jsonl").read_bytes() for name in ("once", "twice"))
    assert once == twice
    assert len(once.splitlines()) == 1 + 4


def test_the_file_of_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    optimiser()
    out = tmp_path / "out.json"
    monkeypatch.setattr(tune_games, "better", lambda _: False)
    tune.main(words(tmp_path, "--generations", "1"))
    assert not out.exists()
    assert "stays as it is" in capsys.readouterr().out
    monkeypatch.setattr(tune_games, "better", lambda _: True)
    tune.main(words(tmp_path, "--generations", "2", "--only", "*"))
    told = json.loads(out.read_text())
    assert told["command"] == (
        "python -m tools.tune alaska --generations 2 --games 4 --seats 2 --against baseline,incumbent --blend 0.5 "
        f"--step 0.2 --population 4 --policy {STUB} --seed 0 --check 20"
    )
    assert str(tmp_path) not in out.read_text()
    assert told["games_in_fit"] == 2 * 4 * 4
    assert told["weights"].keys() == START.keys()
    assert told["weights"] != START
    assert [one["games"] for one in told["against_incumbent"] + told["against_baseline"]] == [20, 20]
    before = out.read_bytes()
    tune.main(words(tmp_path, "--generations", "2"))  # nothing is better than itself
    assert out.read_bytes() == before
    tune.main(words(tmp_path, "--generations", "3"))
    assert json.loads(out.read_text())["earlier"] == [told["command"]]


def test_only_the_weights_named_are_fitted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    optimiser()
    monkeypatch.setattr(tune_games, "better", lambda _: True)
    tune.main(words(tmp_path, "--generations", "2", "--only", "pri*"))
    found = json.loads((tmp_path / "out.json").read_text())["weights"]
    assert found["buy"] == START["buy"]
    assert found["price"] != START["price"]


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (["--seats", "2,9"], "--seats: Alaska has 2 to 5 seats, not '9'"),
        (["--against", "grandmaster"], "grandmaster"),
        (["--blend", "1.5"], "--blend"),
        (["--games", "0"], "--games"),
        (["--workers", "many"], "--workers"),
    ],
)
def test_what_has_no_meaning(
    more: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        tune.main(words(tmp_path, *more))
    assert stop.value.code == 2
    err = capsys.readouterr().err
    assert reason in err
    assert len(err.splitlines()) == 1


def test_faults_of_files(tmp_path: Path) -> None:
    optimiser()
    with pytest.raises(console.FaultError, match="no weight is called so; there is buy, price"):
        tune.main(words(tmp_path, "--only", "sell"))
    (tmp_path / "out.json").write_text('{"weights": {"sell": 1}}')
    with pytest.raises(console.FaultError, match="other names"):
        tune.main(words(tmp_path))
    (tmp_path / "bad.json").write_text("{}")
    with pytest.raises(console.FaultError, match="holds no weights"):
        tune.main([*words(tmp_path), "--start", str(tmp_path / "bad.json")])


@pytest.mark.slow
def test_a_cluster_comes_to_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    optimiser()
    distributed = pytest.importorskip("distributed", reason="needs the extra 'cluster'")
    (tmp_path / "here").mkdir()
    tune.main(words(tmp_path / "here", "--generations", "2"))
    here = capsys.readouterr().out.splitlines()[:-1]  # the last line names the file
    (tmp_path / "there").mkdir()
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", protocol="tcp"
    ) as cluster:
        tune.main(words(tmp_path / "there", "--generations", "2", "--cluster", cluster.scheduler_address))
    assert capsys.readouterr().out.splitlines()[:-1] == here
    assert (tmp_path / "here" / "state.jsonl").read_bytes() == (tmp_path / "there" / "state.jsonl").read_bytes()


@pytest.mark.slow
def test_a_cluster_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    optimiser()
    pytest.importorskip("distributed", reason="needs the extra 'cluster'")
    monkeypatch.setattr(workers, "PATIENCE", 1)
    with pytest.raises(console.FaultError, match="does not answer"):
        tune.main(words(tmp_path, "--cluster", "tcp://127.0.0.1:9"))
