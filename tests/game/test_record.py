"""Records: what a file says, that it can be followed without the program, and that it plays again."""

import hashlib
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import record as record_module
from game.alaska.cards import CARDS
from game.contract import OVER
from game.match import Match
from game.record import Record, SeatSetup, Setup, read, replay
from tests.game.playing import MIXES, play, setup

NAMES = {card.name for card in CARDS}


def saved(match: Match, folder: Path) -> Path:
    path = folder / "match.jsonl"
    match.save(path)
    return path


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_the_header_tells_how_the_match_was_set_up(tmp_path: Path) -> None:
    match = play(Match(setup(4, seed=8, first=2, rules=("vp_instead", "equal_turns"))), decisions=1)
    header = lines_of(saved(match, tmp_path))[0]
    assert header == {
        "record": "aurora-atoll",
        "version": 1,
        "game": "alaska",
        "rules_version": 1,
        "house_rules": ["equal_turns", "vp_instead"],
        "seats": [
            {"name": "Mira", "town": "Skagway", "kind": "human", "level": ""},
            {"name": "Jørn “Ace” 雪", "town": "Nome\tBay", "kind": "human", "level": ""},
            {"name": "", "town": "", "kind": "human", "level": ""},
            {"name": "Bot", "town": "Sitka", "kind": "computer", "level": "normal"},
        ],
        "first": 2,
        "seed": 8,
    }


def test_a_first_seat_that_was_drawn_is_written_down(tmp_path: Path) -> None:  # A2
    match = play(Match(setup(4, seed=8)), decisions=1)
    assert lines_of(saved(match, tmp_path))[0]["first"] == match.setup.first == match.history[1].seat  # type: ignore[attr-defined]


def test_the_first_steps_read_as_the_format_says(tmp_path: Path) -> None:
    match = Match(setup(2, seed=1, first=1))
    match.begin()
    match.act(1, 122)
    _, deck, throw, dice, *_ = lines_of(saved(match, tmp_path))
    assert (deck["step"], deck["chance"], set(deck["order"])) == (1, "deck", NAMES)
    assert deck["effects"] == [
        {"effect": "turn", "seat": 1, "turn": 1, "extra": False},
        {"effect": "free dollar", "seat": 1, "why": "turn", "bank": 1},
    ]
    assert throw == {"step": 2, "seat": 1, "action": "roll", "dice": 2, "effects": []}
    assert (dice["step"], dice["chance"], len(dice["dice"])) == (3, "dice", 2)
    assert dice["effects"][0] == {"effect": "free dollar", "seat": 1, "why": "no match", "bank": 1}
    turned_up = [effect for effect in dice["effects"] if effect["effect"] == "turned up"]
    assert [effect["card"] for effect in turned_up] == deck["order"][:3]


def test_the_last_line_tells_the_score_and_seals_the_rest(tmp_path: Path) -> None:
    match = play(Match(setup(3)))
    path = saved(match, tmp_path)
    ending = lines_of(path)[-1]
    body = b"".join(path.read_bytes().splitlines(keepends=True)[:-1])
    assert ending["sha256"] == hashlib.sha256(body).hexdigest()
    assert (ending["end"], ending["steps"], ending["state"]) == (
        "finished",
        len(match.record.steps),
        match.state.digest(),
    )
    assert [row["total"] for row in ending["scores"]] == list(match.state.scores())
    assert ending["winners"] == list(match.state.winners())
    for row in ending["scores"]:
        parts = [row[key] for key in ("cards", "government_military", "oil_tourism", "starred", "events")]
        assert row["total"] == sum(parts) + 2 * len(row["most_of_type"])  # R22


def test_an_open_match_has_an_ending_too(tmp_path: Path) -> None:
    path = saved(play(Match(setup(3)), decisions=20), tmp_path)
    ending = lines_of(path)[-1]
    assert (ending["end"], ending["winners"]) == ("open", [])
    steps = list(replay(read(path)))
    assert steps[-1][1].digest() == ending["state"]


def test_a_file_is_plain_utf_8_with_line_feeds(tmp_path: Path) -> None:  # P09
    data = saved(play(Match(setup(2)), decisions=3), tmp_path).read_bytes()
    assert data.endswith(b"\n")
    assert b"\r" not in data
    assert "Jørn “Ace” 雪".encode() in data
    assert b"Nome\\tBay" in data


@pytest.mark.parametrize(("number", "rules"), list(enumerate(MIXES)))
def test_a_replayed_record_gives_the_same_game(number: int, rules: tuple[str, ...], tmp_path: Path) -> None:
    match = play(Match(setup(2 + number % 4, seed=number, rules=rules)), seed=number)
    record = read(saved(match, tmp_path))
    assert record == match.record
    history = []
    state = None
    for step, after, events in replay(record):
        assert step["effects"] == record_module.effects_of(match.game, events)
        history += events
        state = after
    assert state is not None
    assert state.digest() == match.state.digest()
    assert (state.actor, history) == (OVER, match.history)


@pytest.mark.parametrize("decisions", range(0, 60, 3))
def test_a_match_may_be_saved_anywhere(decisions: int, tmp_path: Path) -> None:
    match = play(Match(setup(3, seed=decisions)), decisions)
    record = read(saved(match, tmp_path))
    *_, (_, state, _) = replay(record)
    assert state.digest() == match.state.digest()


def test_a_match_that_has_not_begun_can_be_saved(tmp_path: Path) -> None:
    record = read(saved(Match(setup(2)), tmp_path))
    assert record.steps == []
    assert list(replay(record)) == []


@pytest.mark.parametrize("seed", range(12))
def test_a_reader_can_follow_money_and_cards_by_the_effects_alone(seed: int, tmp_path: Path) -> None:
    """Only the documented words are used here, none of the engine: every dollar, every card, to the end."""
    seats = 2 + seed % 4
    rules = ("replace_events", "equal_turns") if seed % 2 else ()
    lines = lines_of(saved(play(Match(setup(seats, seed=seed, rules=rules)), seed=seed), tmp_path))
    table = Table(seats, lines[1]["order"])
    for step in lines[1:-1]:
        for effect in step["effects"]:
            table.follow(effect)
    ending = lines[-1]
    assert table.money == [row["dollars"] for row in ending["scores"]]
    assert table.points == [row["events"] for row in ending["scores"]]
    assert table.deck == []
    owned = [len(town) for town in table.towns]
    assert owned == [row["cards"] for row in ending["scores"]]
    assert sum(owned) + len(table.set_aside) + len(table.gone) == 120
    assert table.scores == [row["total"] for row in ending["scores"]]


class Table:
    """What lies on the table, as a person would follow it from the record."""

    def __init__(self, seats: int, deck: list[str]) -> None:
        self.money = [2] * seats
        self.points = [0] * seats
        self.towns: list[list[str]] = [[] for _ in range(seats)]
        self.deck = list(deck)
        self.new: list[str] = []
        self.set_aside: list[str] = []
        self.gone: list[str] = []
        self.scores: list[int] = []

    def follow(self, effect: dict[str, Any]) -> None:
        kind, seat = effect["effect"], effect.get("seat", 0)
        card = effect.get("card", "")
        if kind in ("free dollar", "pays", "event"):
            self.money[seat] += effect["bank"]
        if kind == "pays" and "from" in effect:
            self.money[seat] += effect["from_amount"]
            self.money[effect["from"]] -= effect["from_amount"]
        if kind == "pays":
            assert card in self.towns[seat]
            assert effect["amount"] == effect["bank"] + effect.get("from_amount", 0)
        elif kind == "mined out":
            self.towns[seat].remove(card)
            self.gone.append(card)
        elif kind == "turned up":
            assert card == self.deck.pop(0)
            self.new.append(card)
        elif kind == "event":
            self.points[seat] += effect["points"]
            self._leaves(card)
        elif kind in ("takes", "takes nothing"):
            self._leaves(effect["event"])
        elif kind == "buys":
            self.money[seat] -= effect["price"]
        elif kind == "set aside":
            assert effect["cards"] == self.new
            self.set_aside += self.new
            self.new = []
        elif kind == "end":
            self.scores = effect["scores"]
        if kind in ("takes", "buys"):
            (self.new if card in self.new else self.set_aside).remove(card)
            self.towns[seat].append(card)
        assert min(self.money) >= 0

    def _leaves(self, event: str) -> None:
        self.new.remove(event)
        self.gone.append(event)


def test_every_effect_and_step_of_many_games_is_one_that_the_format_documents(tmp_path: Path) -> None:
    seen: Counter[str] = Counter()
    text = record_module.__doc__ or ""
    for seed in range(30):
        rules = MIXES[seed % len(MIXES)]
        for step in lines_of(saved(play(Match(setup(3, seed=seed, rules=rules)), seed=seed), tmp_path))[1:-1]:
            seen[step.get("action") or step["chance"]] += 1
            seen.update(effect["effect"] for effect in step["effects"])
    assert set(seen) == {
        *("deck", "dice", "card die", "roll", "ticket", "take", "decline", "buy", "end"),
        *("turn", "free dollar", "pays", "mined out", "turned up", "event", "takes", "takes nothing", "buys"),
        *("set aside", "last spending"),
    }
    for word in seen:
        assert word in text


texts = st.text(st.characters(codec="utf-8"), max_size=12)


@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(
    st.lists(
        st.builds(SeatSetup, texts, texts, st.sampled_from(["human", "computer"]), texts), min_size=2, max_size=5
    ),
    st.integers(-(2**70), 2**70),
    st.sampled_from(MIXES),
    st.integers(0, 30),
)
def test_any_names_and_seeds_come_back_as_they_were(
    tmp_path_factory: pytest.TempPathFactory, seats: list[SeatSetup], seed: int, rules: tuple[str, ...], steps: int
) -> None:
    match = play(Match(Setup("alaska", tuple(seats), seed, None, frozenset(rules))), steps)
    record = read(saved(match, tmp_path_factory.mktemp("any")))
    assert record == match.record
    assert list(record.lines()) == list(match.record.lines())
    assert len(list(replay(record))) == len(record.steps)


def test_writing_takes_the_place_of_an_older_record_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    match = play(Match(setup(2)), decisions=5)
    path = saved(match, tmp_path)
    play_on = play(Match(setup(2)), decisions=9)
    assert saved(play_on, tmp_path) == path
    assert read(path) == play_on.record
    assert os.listdir(tmp_path) == [path.name]


def test_a_disk_that_fails_leaves_the_older_record_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # S03
    path = saved(play(Match(setup(2)), decisions=5), tmp_path)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        play(Match(setup(2)), decisions=9).save(path)
    assert path.read_bytes() == before
    assert isinstance(read(path), Record)
    assert list(tmp_path.iterdir()) == [path]
