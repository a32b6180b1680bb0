"""The tool that fits the Pacific's learned values to games."""

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra 'tune'")

import numpy as np

from game.ai import weights
from game.ai.pacific import value
from game.ai.pacific.policy import Policy
from tools import fit_pacific

KEPT = json.loads(fit_pacific.TARGET.read_text("utf-8"))


def test_it_writes_one_value_with_its_command_and_leaves_the_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "value.json"
    fit_pacific.main(["two", "--two=4", "--four=2", "--open", "--seed=3", "--out", str(out), "--json"])
    assert json.loads(capsys.readouterr().out)["positions"] > 40
    written = json.loads(out.read_text("utf-8"))
    assert written["more"] == KEPT["more"]
    assert written["two"]["command"] == "python -m tools.fit_pacific two --two=4 --four=2 --open --seed=3"
    numbers = written["two"]["numbers"]
    assert len(numbers) == value.numbers_of(2)
    assert numbers != KEPT["two"]["numbers"]
    value.Values(numbers, KEPT["more"]["numbers"])


def test_two_seats_tell_nothing_of_larger_tables() -> None:
    with pytest.raises(SystemExit):
        fit_pacific.main(["more", "--two=4"])


def test_the_factors_are_those_that_the_value_is_made_of() -> None:
    """Strengths by the tool's factors and by the tables of weights are the same, at each size of table."""
    for seats, name in ((2, "two"), (4, "more")):
        table = fit_pacific.Positions(seats)
        table.play(Policy(weights.load("pacific")), 5, fit_pacific.rivals(seats, 1, True))
        numbers = KEPT[name]["numbers"]
        learned = value.Value(numbers, seats)
        asked = np.array(table.asked).sum(0)
        parts = list(table.samples(seats, True))
        assert [len(factors) for factors, _ in parts] == [len(table.left), *asked]
        strengths = parts[0][0] @ np.array(numbers)
        for at, left in enumerate(table.left):
            for seat in range(seats):
                row = [float(one) for one in table.whole[at][seat]]
                told = value.total(learned.own[table.ahead[at][seat]][left], row)
                assert strengths[at][seat] == pytest.approx(told, abs=1e-4)


@pytest.mark.parametrize(("mixed", "found"), [(False, {0}), (True, {0, 2, 3})])
def test_most_mixed_games_have_few_seats_of_the_policy(mixed: bool, found: set[int]) -> None:
    assert {fit_pacific.rivals(4, number, mixed) for number in range(8)} == found
