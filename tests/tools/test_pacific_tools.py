"""The tools on Pacific Voyagers: its list of cards, its simulated matches, its records as prose."""

import json
from pathlib import Path
from typing import Any

import pytest

from game import record
from game.chance import Chance
from game.contract import Event
from game.match import Match
from game.pacific import events
from game.pacific.cards import BY_NAME
from game.pacific.events import (
    AttackChosen,
    AttackShown,
    CardFlipped,
    CardKept,
    CardsDiscarded,
    CardsDrawn,
    CardStolen,
    DeckReshuffled,
    DeckSeen,
    DefenceShown,
    EventPlayed,
    Flip,
    HandShown,
    IslandLost,
    IslandReturned,
    Passed,
    Question,
    RaidBegan,
    RaidEnded,
    StockadeSpent,
    TurnBegan,
    VoyageBegan,
    VoyageFailed,
    Why,
)
from game.pacific.state import NOBODY
from game.record import SeatSetup, Setup
from tools import cards, replay, simulate
from tools.replay_pacific import Teller
from tools.simulate import Plan

ALL_RULES = frozenset({"blind_raids", "tie_break", "equal_turns"})
SEATS = (SeatSetup("Mira", "Hiva"), SeatSetup("Otto"), SeatSetup("Ida", "", "computer", "random"))


def indices(names: str) -> tuple[int, ...]:
    return tuple(BY_NAME[name.strip()] for name in names.split(","))


# ---- cards -----------------------------------------------------------------------------------------------------


def test_the_whole_deck_in_printed_order(capsys: pytest.CaptureFixture[str]) -> None:  # P1
    cards.main(["pacific", "--json"])
    rows: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    assert all(list(row) == ["name", "kind", "copies", "note"] for row in rows)
    assert sum(row["copies"] for row in rows) == 100
    assert [row["name"] for row in rows[:2]] == ["Solomon Islands", "Fijian Islands"]
    assert [row["name"] for row in rows[10:14]] == ["Canoes", "Warriors", "Stockades", "Coconuts"]
    assert rows[-1] == {"name": "Planned Raid", "kind": "event", "copies": 1, "note": "Any island, for a raid"}
    kinds = ["island", "canoe", "warrior", "stockade", "food", "navigation", "event", "special"]
    totals = [sum(row["copies"] for row in rows if row["kind"] == kind) for kind in kinds]
    assert totals == [20, 15, 10, 5, 24, 16, 7, 3]


def test_the_table_of_cards(capsys: pytest.CaptureFixture[str]) -> None:
    cards.main(["pacific"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 40
    assert lines[11].split() == ["Canoes", "15", "Canoe"]


# ---- simulate --------------------------------------------------------------------------------------------------

WORDS = ["pacific", "--seats", "normal,random,random", "--games", "8", "--seed", "5", "--json"]


def told(words: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    simulate.main(words)
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    del result["decisions_per_second"]
    return result


def test_matches_are_the_same_with_records_and_workers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone = told(WORDS, capsys)
    assert told([*WORDS, "--record", str(tmp_path)], capsys) == alone
    assert told([*WORDS, "--workers", "2"], capsys) == alone
    decisions = 0
    scores = [0, 0, 0]
    for path in sorted(tmp_path.iterdir()):
        match = record.read(path)
        for _ in record.replay(match):
            pass
        decisions += sum("seat" in step for step in match.steps)
        scores = [total + line["total"] for total, line in zip(scores, match.ending["scores"], strict=True)]
    assert (alone["decisions"], alone["scores"]) == (decisions, [total / 8 for total in scores])


def test_a_game_that_nobody_wins_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = [simulate.Result((0, 0), (), 20, 80), simulate.Result((1, 1), (0, 1), 20, 80)]
    monkeypatch.setattr(simulate, "results", lambda plan, workers: (end for end in ends))
    result = simulate.simulate(Plan("pacific", ("random",) * 2, 2, 0, frozenset()), 1)
    assert result["wins"] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["pacific", "--seats", "random"], "2 to 6 seats, not 1"),
        (["pacific", "--seats", ",".join(["random"] * 7)], "2 to 6 seats, not 7"),
        (["pacific", "--seats", "random,random", "--rules", "vp_instead"], "vp_instead"),
    ],
)
def test_what_the_pacific_has_not(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        simulate.main(words)
    assert reason in capsys.readouterr().err


def test_its_table_counts_islands(capsys: pytest.CaptureFixture[str]) -> None:
    simulate.main(["pacific", "--seats", "random,random", "--games", "1"])
    assert capsys.readouterr().out.splitlines()[2].split()[-1] == "Islands"


# ---- replay ----------------------------------------------------------------------------------------------------


def played(seed: int, rules: frozenset[str] = frozenset(), most: int = 10_000) -> Match:
    """A match of random decisions, at most so many."""
    match = Match(Setup("pacific", SEATS, seed, rules=rules))
    chance = Chance(seed)
    match.begin()
    while not match.over and match.decisions < most:
        legal = match.state.legal()
        match.act(match.actor, legal[chance.below(len(legal))])
    return match


@pytest.mark.parametrize("rules", [frozenset[str](), ALL_RULES])
def test_a_whole_match(rules: frozenset[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    for seed in range(6):
        match = played(seed, rules)
        match.save(path)
        replay.main([str(path)])
        lines = capsys.readouterr().out.splitlines()
        assert lines[0].startswith(f"Pacific Voyagers, rules version 1, seed {seed}")
        assert all(rule in " ".join(lines[1 : lines.index("")]) for rule in rules)
        assert sum(line.startswith("Turn ") for line in lines) == match.state.turn
        assert [line.split()[1] for line in lines[-5:-2]] == [str(total) for total in match.state.scores()]
        assert lines[-1].startswith(f"Checked: all {len(match.record.steps)} steps")
        assert max(map(len, lines)) <= 130


@pytest.mark.parametrize("seed", range(6))
def test_the_cards_and_islands_told_add_up(seed: int) -> None:
    match = played(seed, ALL_RULES if seed % 2 else frozenset())
    teller = Teller(["a", "b", "c"])
    for event in match.history:
        teller.tell([event])
        assert min(teller.cards) >= 0
    scores = match.record.ending["scores"]
    assert teller.cards == [line["cards"] for line in scores]
    assert [len(owned) for owned in teller.islands] == [line["total"] for line in scores]


def test_nobody_wins_without_an_island(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:  # P18
    path = tmp_path / "match.jsonl"
    match = Match(Setup("pacific", SEATS, 1))
    match.begin()
    while not match.over:
        match.act(match.actor, match.state.legal()[-1])  # always the last: nothing, where that may be
    assert match.state.winners() == ()
    match.save(path)
    replay.main([str(path)])
    assert "Nobody wins." in capsys.readouterr().out.splitlines()


def test_a_match_that_still_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "open.jsonl"
    for decisions in (0, 30):
        played(1, most=decisions).save(path)
        replay.main([str(path)])
        lines = capsys.readouterr().out.splitlines()
        assert any("still running" in line for line in lines)
        assert not any("wins" in line for line in lines)


def test_a_turn_in_words() -> None:
    tonga, samoa = indices("Tonga, Samoa")
    teller = Teller(["Mira", "Otto"])
    happened = [
        CardsDrawn(0, Why.DEAL, 4, indices("Canoes, Taro, Wayfinding, Tonga")),
        CardsDrawn(1, Why.DEAL, 2, indices("Warriors, Stockades")),
        TurnBegan(0, 1, bonus=False),
        CardsDrawn(0, Why.GROWTH, 3, indices("Fish, Tonga, Warriors")),
        CardsDiscarded(0, Why.GROWTH, indices("Fish")),
        IslandReturned(0, tonga),
        DeckReshuffled(2, indices("Tonga, Yams")),
        CardsDrawn(0, Why.ISLAND_OPTION, 1, indices("Tonga")),
        VoyageBegan(0, indices("Canoes, Taro, Wayfinding"), 3),
        CardFlipped(0, samoa, 1, Flip.SETTLED, NOBODY),
        Passed(0, Question.RAID),
        TurnBegan(1, 2, bonus=True),
        StockadeSpent(1),
        VoyageBegan(1, indices("Warriors"), 3),
        CardFlipped(1, indices("Yams")[0], 1, Flip.SEA, NOBODY),
        CardFlipped(1, samoa, 2, Flip.RAID, 0),
        RaidBegan(1, 0, samoa, NOBODY),
        CardsDrawn(0, Why.DEFENCE, 1, indices("Pigs")),
        AttackChosen(1, ()),
        AttackShown(1, (), 0),
        DefenceShown(0, indices("Warriors"), 1),
        RaidEnded(1, 0, samoa, 0, 1, winner=0),
        RaidEnded(1, 0, samoa, 2, 1, winner=1),
        CardFlipped(1, samoa, 1, Flip.OWN, 1),
        VoyageFailed(1, 1),
    ]
    assert teller.tell(happened) == [
        "  Mira is dealt Canoes, Taro, Wayfinding, Tonga and has 4 cards.",
        "  Otto is dealt Warriors, Stockades and has 2 cards.",
        "",
        "Turn 1: Mira",
        "  Mira draws Fish, Tonga, Warriors and has 7 cards.",
        "  Mira discards Fish and has 6 cards.",
        "  Mira shows Tonga and shuffles it into the deck.",
        "  The deck of 2 cards is now Tonga, Yams.",
        "  Mira draws Tonga and has 6 cards.",
        "  Mira sails with Canoes, Taro, Wayfinding: Voyage Number 3.",
        "    1: Samoa. Mira settles it and has 1 island.",
        "  Mira raids nobody.",
        "",
        "Turn 2: Otto (Island Hopping)",
        "  Otto discards a stockade for two cards.",
        "  Otto sails with Warriors: Voyage Number 3.",
        "    1: Yams.",
        "    2: Samoa, where Mira lives.",
        "  Otto raids Mira on Samoa.",
        "  Mira draws Pigs for the defence and has 4 cards.",
        "  Otto has chosen an attack, unseen.",
        "  Otto attacks with nothing: 0.",
        "  Mira defends with Warriors: 1.",
        "  Mira holds Samoa, 0 against 1.",
        "  Otto takes Samoa, 2 against 1 and has 1 island.",
        "    1: Samoa, an island of one's own.",
        "  All perish at sea after 1 flip.",
    ]
    assert (teller.cards, teller.islands) == ([3, 0], [set(), {samoa}])


def test_events_in_words() -> None:
    tonga = BY_NAME["Tonga"]
    teller = Teller(["Mira", "Otto"])
    teller.cards = [5, 5]
    teller.islands[1].add(tonga)
    happened = [
        EventPlayed(0, BY_NAME["Civil War"], NOBODY, tonga),
        IslandLost(1, tonga),
        EventPlayed(0, BY_NAME["Traders"], 1, NOBODY),
        HandShown(0, 1, 2, indices("Canoes, Taro")),
        CardStolen(0, 1, BY_NAME["Taro"]),
        DeckSeen(0, 2, indices("Fish, Pigs")),
        CardKept(0, BY_NAME["Pigs"], 1),
        CardsDiscarded(1, Why.STATUES, indices("Canoes, Fish")),
        RaidBegan(1, 0, tonga, BY_NAME["Planned Raid"]),
        Passed(0, Question.DRAW),
    ]
    assert teller.tell(happened) == [
        "  Mira plays Civil War on Tonga.",
        "  Otto loses Tonga, which is discarded.",
        "  Mira plays Traders on Otto.",
        "  Mira sees the hand of Otto: Canoes, Taro.",
        "  Mira takes Taro and has 4 cards, Otto has 4 cards.",
        "  Mira sees Fish, Pigs on top of the deck.",
        "  Mira keeps Pigs and has 5 cards.",
        "  Otto loses Canoes, Fish and has 2 cards.",
        "  Otto raids Mira on Tonga with Planned Raid.",
        "  Mira draws no cards for the defence.",
    ]
    assert (teller.cards, teller.islands[1]) == ([5, 1], set())


def test_every_event_has_words() -> None:
    teller = Teller(["a", "b", "c"])
    kinds = set()
    for seed in range(40):
        for event in played(seed, ALL_RULES if seed % 2 else frozenset()).history:
            teller.tell([event])
            kinds.add(type(event))
    named = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert kinds == {*named} - {Event}
