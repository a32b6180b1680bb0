"""Many matches: the same from the same seed, counted rightly, recorded as played."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game import record
from tools import console, simulate
from tools.simulate import Plan, Result

ROOT = Path(__file__).resolve().parents[2]
WORDS = ["alaska", "--seats", "normal,random,random", "--games", "6", "--seed", "7", "--json"]


def told(words: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    simulate.main(words)
    out, err = capsys.readouterr()
    assert err == ""
    result: dict[str, Any] = json.loads(out)
    return result


def untimed(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "decisions_per_second"}


def test_one_flat_object(capsys: pytest.CaptureFixture[str]) -> None:
    result = told(WORDS, capsys)
    assert list(result) == ["games", "wins", "scores", "turns", "decisions", "decisions_per_second"]
    assert result["games"] == 6
    assert sum(result["wins"]) == pytest.approx(6)
    assert len(result["wins"]) == len(result["scores"]) == 3
    assert result["turns"] == 6 * 40
    assert result["decisions"] > 6 * 80  # a roll and an end of purchases a turn
    assert result["decisions_per_second"] > 0


def test_the_same_from_any_number_of_workers_and_with_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = untimed(told(WORDS, capsys))
    assert untimed(told([*WORDS, "--workers", "2"], capsys)) == alone
    assert untimed(told([*WORDS, "--record", str(tmp_path)], capsys)) == alone
    assert untimed(told([*WORDS, "--workers", "3", "--record", str(tmp_path / "new" / "folder")], capsys)) == alone
    for path in tmp_path.glob("*.jsonl"):
        assert path.read_bytes() == (tmp_path / "new" / "folder" / path.name).read_bytes()


def test_another_seed_gives_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert untimed(told(WORDS, capsys)) != untimed(told([*WORDS, "--seed", "8"], capsys))


def test_the_first_games_do_not_depend_on_how_many_follow() -> None:
    def plays(games: int) -> list[Result]:
        return list(simulate.results(Plan("alaska", ("random", "random"), games, 3, frozenset()), 1))

    assert plays(5)[:2] == plays(2)


def test_records_are_the_games_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*WORDS, "--games", "12", "--record", str(tmp_path), "--rules", "equal_turns,vp_instead"]
    result = told(words, capsys)
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"alaska-7-{n:04}.jsonl" for n in range(1, 13)]
    totals = [0, 0, 0]
    decisions = 0
    firsts = set()
    for path in tmp_path.iterdir():
        match = record.read(path)
        for _ in record.replay(match):
            pass
        assert match.setup.rules == {"equal_turns", "vp_instead"}
        assert [(seat.kind, seat.level) for seat in match.setup.seats] == [
            ("computer", "normal"),
            ("computer", "random"),
            ("computer", "random"),
        ]
        firsts.add(match.setup.first)
        totals = [total + lines["total"] for total, lines in zip(totals, match.ending["scores"], strict=True)]
        decisions += sum("seat" in step for step in match.steps)
    assert firsts == {0, 1, 2}
    assert result["scores"] == [total / 12 for total in totals]
    assert result["decisions"] == decisions
    assert result["turns"] == 12 * 42  # A22: 40 turns, and two more for the seats that had fewer


def test_a_shared_victory_counts_by_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = [
        Result((5, 5, 5), (0, 1, 2), 40, 100),
        Result((9, 9, 1), (0, 1), 40, 101),
        Result((-2, 0, 4), (2,), 41, 99),
    ]
    monkeypatch.setattr(simulate, "results", lambda plan, workers: (end for end in ends))
    result = simulate.simulate(Plan("alaska", ("random",) * 3, 3, 0, frozenset()), 1)
    assert result["wins"] == [5 / 6, 5 / 6, 4 / 3]
    assert result["scores"] == [4, 14 / 3, 10 / 3]
    assert (result["turns"], result["decisions"]) == (121, 300)


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    simulate.main(["alaska", "--seats", "random,normal", "--games", "2", "--rules", "replace_events"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Alaska: 2 games, seed 0, replace_events"
    assert lines[2].split() == ["Seat", "Level", "Wins", "Share", "Points"]
    assert [line.split()[:2] for line in lines[3:5]] == [["0", "random"], ["1", "normal"]]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess", "--seats", "random,random"], "chess"),
        (["alaska"], "--seats"),
        (["alaska", "--seats", "random"], "2 to 5 seats, not 1"),
        (["alaska", "--seats", ",".join(["random"] * 6)], "2 to 5 seats, not 6"),
        (["alaska", "--seats", ""], "''"),
        (["alaska", "--seats", "random,grandmaster"], "grandmaster"),
        (["alaska", "--seats", "random,human"], "human"),
        (["alaska", "--seats", "random,random", "--rules", "no_tickets"], "no_tickets"),
        (["alaska", "--seats", "random,random", "--games", "0"], "--games"),
        (["alaska", "--seats", "random,random", "--games", "-5"], "--games"),
        (["alaska", "--seats", "random,random", "--games", "many"], "many"),
        (["alaska", "--seats", "random,random", "--games", "9" * 5000], "--games"),
        (["alaska", "--seats", "random,random", "--seed", "-1"], "--seed"),
        (["alaska", "--seats", "random,random", "--seed", "²"], "--seed"),
        (["alaska", "--seats", "random,random", "--workers", "0"], "--workers"),
        (["alaska", "--seats", "random,random", "--game", "5"], "--game"),
    ],
)
def test_what_has_no_meaning(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        simulate.main(words)
    out, err = capsys.readouterr()
    assert (stop.value.code, out, err.count("\n")) == (2, "", 1)
    assert reason in err


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    for folder in (file, file / "below"):
        with pytest.raises(console.FaultError, match="--record"):
            simulate.main([*WORDS, "--record", str(folder)])
    assert file.read_text() == "mine"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_record_that_cannot_be_written(workers: str, tmp_path: Path) -> None:
    (tmp_path / "alaska-7-0002.jsonl").mkdir()
    with pytest.raises(console.FaultError, match=r"alaska-7-0002\.jsonl can't be written"):
        simulate.main([*WORDS, "--record", str(tmp_path), "--workers", workers])


def test_the_program_itself() -> None:
    command = [sys.executable, "-m", "tools.simulate", *WORDS]
    runs = [
        subprocess.run([*command, *more], cwd=ROOT, capture_output=True, text=True, check=True)
        for more in ([], ["--workers", "2"])
    ]
    assert untimed(json.loads(runs[0].stdout)) == untimed(json.loads(runs[1].stdout))
    assert [run.stderr for run in runs] == ["", ""]  # no bar where there is no terminal
