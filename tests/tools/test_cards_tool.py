"""The list of cards: all of them, in the terms promised."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.alaska.cards import TYPES
from tools import cards

ROOT = Path(__file__).resolve().parents[2]
KEYS = ["name", "kind", "type", "era", "cost", "low", "high", "revenue", "ticket", "vp", "note"]


@pytest.fixture
def listed(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    cards.main(["alaska", "--json"])
    rows: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return rows


def test_the_whole_deck_in_printed_order(listed: list[dict[str, Any]]) -> None:
    assert len(listed) == 120
    assert all(list(row) == KEYS for row in listed)
    assert [row["name"] for row in listed[:3]] == ["Tlingit Tribe", "Aleut Village", "Reservation"]
    assert [row["name"] for row in listed[88:92]] == [
        "Inside Passage",
        "Sport Fishing",
        "Seward’s Folly",
        "Gold Rush",
    ]
    assert listed[-1]["name"] == "Permanent Fund"
    assert [row["kind"] for row in listed] == ["resource"] * 90 + ["event"] * 30
    assert {row["type"] for row in listed[:90]} == set(TYPES)
    assert {row["era"] for row in listed} == {"early", "middle", "late"}


@pytest.mark.parametrize(
    "printed",
    [
        ("Tlingit Tribe", "resource", "Indians", "early", 1, 1, 2, "1", False, 0, "X = Wood"),
        ("Gold Panning", "resource", "Mines", "early", 1, 2, 3, "1D6 -3", False, 1, "+1 VP"),
        ("Harbor", "resource", "Ships", "middle", 4, 10, 12, "4 +X", False, 0, "X = Ships"),
        ("Railway", "resource", "Ground", "middle", 4, 8, 8, "3", True, 1, "Ticket; +1 VP"),
        ("Construction", "resource", "Service", "middle", 4, 7, 7, "-", False, 0, "Investments cost 1 less"),
        ("Steamers", "resource", "Ships", "early", 4, 6, 6, "2", False, 0, ""),
        ("Oil Reserves", "resource", "Oil", "late", 8, 12, 12, "4X", False, 0, "X = Wood"),
        ("Oil Spill", "event", None, "late", None, None, None, None, None, -1, "Lose 4 dollars; -1 VP"),
        ("Avalanche", "event", None, "early", None, None, None, None, None, 0, "Lose 1 dollar"),
        ("Iditarod", "event", None, "middle", None, None, None, None, None, 1, "+1 VP"),
    ],
)
def test_cards_as_printed(listed: list[dict[str, Any]], printed: tuple[object, ...]) -> None:
    row = next(row for row in listed if row["name"] == printed[0])
    assert tuple(row.values()) == printed


def test_an_event_lacks_what_only_resources_have(listed: list[dict[str, Any]]) -> None:
    lacking = {key for row in listed[90:] for key in KEYS if row[key] is None}
    assert lacking == {"type", "cost", "low", "high", "revenue", "ticket"}
    assert all(None not in row.values() for row in listed[:90])


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    cards.main(["alaska"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 121
    port = next(line for line in lines if line.startswith("Port "))
    assert port.split() == ["Port", "middle", "Ships", "3", "9+", "4", "+X", "X", "=", "Ground"]


@pytest.mark.parametrize("words", [["chess"], [], ["alaska", "--jsn"], ["alaska", "more"]])
def test_what_has_no_meaning(words: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", "tools.cards", *words], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
