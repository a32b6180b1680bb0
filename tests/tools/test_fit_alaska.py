"""The tool that fits Alaska's weights to purchases that were played on."""

import json
from pathlib import Path

import pytest

from game.ai import weights
from game.chance import Chance
from tools import fit_alaska

GIVEN = weights.load("alaska")


def _purchases(seats: int) -> list[fit_alaska.Purchase]:
    policy = fit_alaska.player(GIVEN, seats)
    chance = Chance(3)
    found: list[fit_alaska.Purchase] = []
    while len(found) < 3:
        table = fit_alaska.position(policy, seats, chance)
        sets = fit_alaska.sets_of(table, GIVEN, chance)
        if len(sets) > 1:
            found.append(fit_alaska.played_on(policy, table, sets, chance))
    return found


def test_the_present_weights_choose_the_first_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_alaska, "FUTURES", 3)
    for seats in (2, 4):
        purchases = _purchases(seats)
        assert fit_alaska.gain(purchases, GIVEN, 0.0) == 0.0
        assert all(len(purchase.gains) == len(purchase.sets) for purchase in purchases)
        assert any(any(purchase.gains) for purchase in purchases)


def test_it_writes_weights_of_the_same_names_with_its_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("cma", reason="needs the extra 'tune'")
    monkeypatch.setattr(fit_alaska, "FUTURES", 2)
    out = tmp_path / "weights.json"
    fit_alaska.main(["--seats", "4", "--positions", "2", "--steps", "1", "--out", str(out), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["positions"] == 2
    written = json.loads(out.read_text("utf-8"))
    assert written["command"].endswith("python -m tools.fit_alaska --seats=4 --positions=2 --steps=1 --seed=0")
    assert written["weights"].keys() == GIVEN.keys()
    changed = {
        name for name, weight in written["weights"].items() if weight != pytest.approx(GIVEN[name], abs=1e-3)
    }
    assert changed
    assert all(name.endswith("_4") for name in changed)
