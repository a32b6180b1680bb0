"""Records told as prose, and what is no record refused in one line."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.alaska import cards
from game.alaska.cards import BY_NAME, TYPES
from game.alaska.events import (
    CardBought,
    CardPaid,
    CardTaken,
    CardTurnedUp,
    EventTookEffect,
    FreeBuyDeclined,
    FreeDollar,
    InvestmentEnded,
    LastSpendingBegan,
    MinedOut,
    Rolled,
    TurnBegan,
)
from game.chance import Chance
from game.contract import BANK
from game.match import Match
from game.record import SeatSetup, Setup
from tools import console, replay
from tools.replay_alaska import Teller

ROOT = Path(__file__).resolve().parents[2]
SEATS = (SeatSetup("Mira", "Skagway"), SeatSetup("Otto", "Nome"), SeatSetup("Ida", "", "computer", "random"))
ALL_RULES = frozenset({"replace_events", "vp_instead", "share_majority", "equal_turns"})

Lines = list[dict[str, Any]]


def played(
    seed: int, rules: frozenset[str] = frozenset(), most: int = 10_000, seats: tuple[SeatSetup, ...] = SEATS
) -> Match:
    """A match of random decisions, at most so many."""
    match = Match(Setup("alaska", seats, seed, rules=rules))
    chance = Chance(seed)
    match.begin()
    while not match.over and match.decisions < most:
        legal = match.state.legal()
        match.act(match.actor, legal[chance.below(len(legal))])
    return match


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    played(4, ALL_RULES).save(path)
    return path


def told(path: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    replay.main([str(path)])
    return capsys.readouterr().out.splitlines()


# ---- what is told ------------------------------------------------------------------------------------------


def test_a_whole_match(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(4, ALL_RULES)
    lines = told(whole, capsys)
    first = match.setup.first
    assert first is not None
    assert lines[0].startswith("Alaska, rules version 1, seed 4")
    assert all(rule in " ".join(lines[1 : lines.index("")]) for rule in ALL_RULES)
    seats = [line for line in lines if line.startswith("Seat ")][:3]
    assert seats[0].startswith("Seat 0: Mira of Skagway, human")
    assert seats[2].startswith("Seat 2: Ida, computer random")
    assert [line.endswith(", plays first") for line in seats] == [seat == first for seat in range(3)]
    turns = [line for line in lines if line.startswith("Turn ")]
    names = [seat.name for seat in SEATS]
    assert [line.split(" (")[0] for line in turns] == [
        f"Turn {n + 1}: {names[(first + n) % 3]}" for n in range(match.state.turn)
    ]
    assert sum(line.startswith("Last spending: ") for line in lines) == 3
    assert [name in lines[-8] for name in names] == [seat in match.state.winners() for seat in range(3)]
    totals = [line.split()[7] for line in lines[-5:-2]]
    assert totals == [str(total) for total in match.state.scores()]
    assert lines[-1].startswith(f"Checked: all {len(match.record.steps)} steps")
    assert max(map(len, lines)) <= 130


@pytest.mark.parametrize("rules", [frozenset[str](), ALL_RULES])
@pytest.mark.parametrize("seed", range(4))
def test_the_dollars_told_add_up(seed: int, rules: frozenset[str]) -> None:
    match = played(seed, rules)
    teller = Teller(["a", "b", "c"])
    for _ in map(teller.tell, ([event] for event in match.history)):
        assert min(teller.money) >= 0
    assert teller.money == [lines["dollars"] for lines in match.record.ending["scores"]]


def test_a_turn_in_words() -> None:
    card = BY_NAME
    teller = Teller(["Mira", "Otto"])
    events = [
        TurnBegan(0, 3, extra=False),
        FreeDollar(0, consolation=False),
        Rolled(0, (3, 5)),
        CardPaid(0, card["Railway"], 3, 1, 0, 0),
        CardPaid(0, card["Sport Fishing"], 4, BANK, 2, 0),
        CardPaid(0, card["Oil Reserves"], 8, BANK, 2, 0),
        CardPaid(0, card["Canneries"], 0, BANK, 0, 0),
        CardPaid(0, card["Gold Panning"], 1, BANK, 0, 4),
        CardPaid(0, card["Rich Vein"], 6, BANK, 0, 6),
        CardPaid(0, card["Docks"], 1, 1, 0, 0),
        MinedOut(0, card["Rich Vein"]),
        CardTurnedUp(0, card["Airfield"], replaces=False),
        CardTurnedUp(0, card["Gold Rush"], replaces=False),
        CardTurnedUp(0, card["Drills"], replaces=False),
        CardTurnedUp(0, card["Fire"], replaces=True),
        CardTaken(0, card["Coal"], card["Gold Rush"]),
        EventTookEffect(0, card["Fire"], -2, 0, 0, idle=False),
        CardBought(0, card["Airfield"], 1, 1, 1),
        CardBought(0, card["Drills"], 9, 2, 1),
        InvestmentEnded(0, (card["Salmon"], card["Cod"])),
    ]
    assert teller.tell(events) == [
        "",
        "Turn 3: Mira",
        "  A free dollar; Mira has 3.",
        "  Mira rolls two dice: 3 and 5, 8 in all.",
        "  Railway pays 3 dollars, 1 from Otto, 2 from the bank; Mira has 6, Otto has 1.",
        "  Sport Fishing pays 4 dollars (2 + 2 Fish); Mira has 10.",
        "  Oil Reserves pays 8 dollars (4 times 2 Wood); Mira has 18.",
        "  Canneries pays nothing (0 Fish); Mira has 18.",
        "  Gold Panning pays 1 dollar (its die shows 4, less 3); Mira has 19.",
        "  Rich Vein pays 6 dollars (its die shows 6); Mira has 25.",
        "  Docks pays 1 dollar, 1 from Otto; Mira has 26, Otto has 0.",
        "  Rich Vein is mined out and leaves the game.",
        "  Turned up: Airfield, Gold Rush (event), Drills; in place of events: Fire (event).",
        "  Gold Rush: Mira takes Coal for nothing.",
        "  Fire: Mira loses 2 dollars and has 24.",
        "  Mira buys Airfield for 1 dollar (1 less with Construction) and has 23.",
        "  Mira buys Drills for 9 dollars (purchase 2: 2 times 5, 1 less with Construction) and has 14.",
        "  Set aside: Salmon, Cod.",
        "  Afterwards: Mira has 14, Otto has 0.",
    ]


def test_the_rest_in_words() -> None:
    card = BY_NAME
    teller = Teller(["Mira", "Otto"])
    events = [
        FreeDollar(1, consolation=True),
        FreeBuyDeclined(1, card["Discovery"]),
        EventTookEffect(1, card["WWII"], 0, 0, 0, idle=True),
        EventTookEffect(1, card["Volcanic Eruption"], 0, 0, 0, idle=True),
        EventTookEffect(1, card["Con Men"], 3, 0, 5, idle=False),
        EventTookEffect(1, card["Oil Spill"], -4, -1, 0, idle=False),
        EventTookEffect(1, card["Permanent Fund"], -2, 1, 0, idle=False),
        EventTookEffect(1, card["Bust"], 0, 0, 0, idle=True),
        EventTookEffect(1, card["Fish Farms"], 0, 0, 0, idle=True),
        InvestmentEnded(1, ()),
        TurnBegan(0, 41, extra=True),
        LastSpendingBegan(0),
    ]
    assert teller.tell(events) == [
        "  No card matches: another free dollar; Otto has 3.",
        "  Discovery: Otto takes nothing.",
        "  WWII: there is no Military card to take.",
        "  Volcanic Eruption: no effect.",
        "  Con Men: the die shows 5; Otto gains 3 dollars and has 6.",
        "  Oil Spill: Otto loses 4 dollars, loses 1 VP and has 2.",
        "  Permanent Fund: Otto loses 2 dollars (all there is), gains 1 VP and has 0.",
        "  Bust: Otto loses nothing and has 0.",
        "  Fish Farms: Otto loses nothing and has 0.",
        "  Otto buys nothing.",
        "  Afterwards: Mira has 2, Otto has 0.",
        "",
        "Turn 41: Mira (extra turn)",
        "",
        "Last spending: Mira",
    ]


def test_a_match_that_still_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "open.jsonl"
    for decisions in (0, 30):
        played(1, most=decisions).save(path)
        lines = told(path, capsys)
        assert any("still running" in line for line in lines)
        assert not any("wins" in line for line in lines)


def test_seats_without_a_name_of_their_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.jsonl"
    played(2, seats=(SeatSetup("Mira"), SeatSetup("Mira"), SeatSetup(""), SeatSetup("I\x1b[31m\nda"))).save(path)
    text = "\n".join(told(path, capsys))
    assert all(f"\nSeat {n}: {name}, human" in text for n, name in enumerate(["Mira (0)", "Mira (1)", "Seat (2)"]))
    assert "\x1b" not in text
    assert "Seat 3: I\N{REPLACEMENT CHARACTER}[31m\N{REPLACEMENT CHARACTER}da, human" in text


# ---- the format: followed by its own text alone ------------------------------------------------------------


class Reader:
    """Follows a game of Alaska from its steps as ``game.record`` tells them, and from the printed cards alone."""

    def __init__(self, lines: Lines) -> None:
        self.header, self.steps, self.ending = lines[0], lines[1:-1], lines[-1]
        seats = len(self.header["seats"])
        self.money = [2] * seats
        self.towns: list[list[str]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.deck: list[str] = []
        self.open: set[str] = set()
        self.gone: set[str] = set()

    def follow(self) -> None:
        for number, step in enumerate(self.steps, start=1):
            assert step["step"] == number
            if step.get("chance") == "deck":
                self.deck = list(step["order"])
                assert len(set(self.deck)) == 120
            for effect in step["effects"]:
                getattr(self, effect["effect"].replace(" ", "_"))(effect)
                assert min(self.money) >= 0

    def turn(self, effect: dict[str, Any]) -> None:
        first, seats = self.header["first"], len(self.money)
        assert effect["seat"] == (first + effect["turn"] - 1) % seats

    def free_dollar(self, effect: dict[str, Any]) -> None:
        assert effect["bank"] == 1
        self.money[effect["seat"]] += 1

    def pays(self, effect: dict[str, Any]) -> None:
        assert effect["card"] in self.towns[effect["seat"]]
        assert effect["amount"] == effect["bank"] + effect.get("from_amount", 0)
        self.money[effect["seat"]] += effect["amount"]
        if "from" in effect:
            self.money[effect["from"]] -= effect["from_amount"]

    def mined_out(self, effect: dict[str, Any]) -> None:
        self.towns[effect["seat"]].remove(effect["card"])
        self.gone.add(effect["card"])

    def turned_up(self, effect: dict[str, Any]) -> None:
        assert self.deck.pop(0) == effect["card"]
        self.open.add(effect["card"])

    def event(self, effect: dict[str, Any]) -> None:
        self.open.remove(effect["card"])
        self.gone.add(effect["card"])
        self.money[effect["seat"]] += effect["bank"]
        self.points[effect["seat"]] += effect["points"]

    def takes(self, effect: dict[str, Any]) -> None:
        self.open.remove(effect["card"])
        self.towns[effect["seat"]].append(effect["card"])
        self.takes_nothing(effect)

    def takes_nothing(self, effect: dict[str, Any]) -> None:
        self.open.remove(effect["event"])
        self.gone.add(effect["event"])

    def buys(self, effect: dict[str, Any]) -> None:
        cost = cards.CARDS[BY_NAME[effect["card"]]].cost
        assert effect["price"] == effect["nth"] * cost - effect["discount"]
        assert effect["discount"] == ("Construction" in self.towns[effect["seat"]])
        self.money[effect["seat"]] -= effect["price"]
        self.open.remove(effect["card"])
        self.towns[effect["seat"]].append(effect["card"])

    def set_aside(self, effect: dict[str, Any]) -> None:
        assert set(effect["cards"]) <= self.open

    def last_spending(self, effect: dict[str, Any]) -> None:
        assert not self.deck

    def end(self, effect: dict[str, Any]) -> None:
        assert effect["scores"] == [lines["total"] for lines in self.ending["scores"]]
        assert effect["winners"] == self.ending["winners"]

    def score(self, seat: int) -> int:
        """By the printed rules, without house rules."""
        counts = [[_type(card) for card in town] for town in self.towns]
        total = self.points[seat] + len(self.towns[seat])
        total += sum(
            {"Government": 2, "Military": 2, "Oil": 3, "Tourism": 3}.get(_type(card), 0)
            for card in self.towns[seat]
        )
        total += sum(cards.CARDS[BY_NAME[card]].vp for card in self.towns[seat])
        for type_ in TYPES:
            others = max(types.count(type_) for other, types in enumerate(counts) if other != seat)
            total += 2 * (counts[seat].count(type_) > others)
        return total


def _type(card: str) -> str:
    type_ = cards.CARDS[BY_NAME[card]].type
    assert type_ is not None
    return TYPES[type_]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_can_be_followed_from_the_text_alone(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played(seed).save(path)
    reader = Reader([json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()])
    reader.follow()
    assert reader.deck == []
    assert len(reader.gone) + len(reader.open) + sum(map(len, reader.towns)) == 120
    for seat, lines in enumerate(reader.ending["scores"]):
        assert lines["total"] == reader.score(seat)
        assert lines["dollars"] == reader.money[seat]
    standings = [(reader.score(seat), reader.money[seat]) for seat in range(3)]
    assert reader.ending["winners"] == [seat for seat in range(3) if standings[seat] == max(standings)]


# ---- what is refused ---------------------------------------------------------------------------------------


def refused(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line of reason with which a file is refused, before anything is told."""
    with pytest.raises(console.FaultError) as fault:
        replay.main([str(path)])
    assert capsys.readouterr().out == ""
    assert str(path) in str(fault.value)
    return str(fault.value)


def sealed(lines: Lines) -> bytes:
    """A record of these lines, with the checksum that belongs to them."""
    body = "".join(f"{json.dumps(line)}\n" for line in lines[:-1]).encode()
    ending = {**lines[-1], "sha256": hashlib.sha256(body).hexdigest()}
    return body + f"{json.dumps(ending)}\n".encode()


def test_every_way_to_cut_it_short(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = whole.read_bytes()
    cut = tmp_path / "cut.jsonl"
    header = data.index(b"\n")
    for length in [*range(0, header, 7), *range(header, len(data), 997), len(data) - 1]:
        cut.write_bytes(data[:length])
        assert ("not a record" if length < header else "cut short") in refused(cut, capsys)


def test_every_byte_counts(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = whole.read_bytes()
    path = tmp_path / "damaged.jsonl"
    for place in range(0, len(data), 499):
        path.write_bytes(data[:place] + bytes([data[place] ^ 0x11]) + data[place + 1 :])
        refused(path, capsys)


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"\0" * 999, b"\xff\xfe{}", b"[]\n[]\n", b"[" * 99_999, b"{}\n{}\n{}\n"]
)
def test_foreign_files(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(data)
    assert "not a record" in refused(path, capsys)


def test_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "No such file" in refused(tmp_path / "missing.jsonl", capsys)
    assert "can't be read" in refused(tmp_path, capsys)


def _nested(depth: int) -> list[Any]:
    nest: list[Any] = []
    for _ in range(depth):
        nest = [nest]
    return nest


def _step(lines: Lines, action: str) -> dict[str, Any]:
    return next(line for line in lines if line.get("action") == action)


ALTERED: dict[str, tuple[Callable[[Lines], object], str]] = {
    "newer format": (lambda lines: lines[0].update(version=2), "version 2"),
    "newer rules": (lambda lines: lines[0].update(rules_version=9), "version 9 of the rules"),
    "no version": (lambda lines: lines[0].pop("version"), "version"),
    "another game": (lambda lines: lines[0].update(game="chess\n"), "chess"),
    "another program": (lambda lines: lines[0].update(record="solitaire"), "not a record"),
    "a house rule": (lambda lines: lines[0].update(house_rules=["no_tickets"]), "no_tickets"),
    "other house rules": (lambda lines: lines[0].update(house_rules=[]), "step"),
    "first seat": (lambda lines: lines[0].update(first=7), "first seat"),
    "one seat": (lambda lines: lines[0].update(seats=[]), "seats"),
    "seats of numbers": (lambda lines: lines[0].update(seats=[1, 2, 3]), "header"),
    "a nested name": (lambda lines: lines[0]["seats"][0].update(name=_nested(900)), "header"),
    "a nested step": (lambda lines: _step(lines, "buy").update(card=_nested(900)), "step"),
    "a step left out": (lambda lines: lines.pop(5), "step"),
    "a card twice": (lambda lines: lines[1]["order"].__setitem__(0, lines[1]["order"][1]), "step 1"),
    "an unknown card": (lambda lines: lines[1]["order"].__setitem__(0, "Casino"), "Casino"),
    "another die": (lambda lines: lines[3].update(dice=[7]), "step 3"),
    "more dollars": (lambda lines: lines[1]["effects"][1].update(bank=2), "step 1 tells other effects"),
    "another seat": (lambda lines: lines[2].update(seat=(lines[2]["seat"] + 1) % 3), "step 2"),
    "another winner": (lambda lines: lines[-1].update(winners=[0, 1, 2]), "ending"),
    "another score": (lambda lines: lines[-1]["scores"][0].update(total=99), "ending"),
    "not finished": (lambda lines: lines[-1].update(end="open"), "ending"),
    "a step too many": (lambda lines: lines.insert(-1, {**lines[-2], "step": len(lines) - 1}), "step"),
}


@pytest.mark.parametrize("name", ALTERED)
def test_altered_with_a_right_checksum(
    name: str, whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alter, reason = ALTERED[name]
    lines = [json.loads(line) for line in whole.read_bytes().splitlines()]
    path = tmp_path / "altered.jsonl"
    path.write_bytes(sealed(lines))
    told(path, capsys)  # the record is right until it is altered
    alter(lines)
    path.write_bytes(sealed(lines))
    assert reason in refused(path, capsys)


def test_the_program_itself(whole: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.replay"]
    (tmp_path / "foreign").write_bytes(b"\xff\n\x1b")
    (tmp_path / "nested").write_bytes(b"[" * 99_999)
    for words in (
        [str(tmp_path / "foreign")],
        [str(tmp_path / "nested")],
        [str(tmp_path / "no\nfile")],
        [],
        ["-x"],
    ):
        done = subprocess.run([*command, *words], cwd=ROOT, capture_output=True, text=True)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    narrow = {"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(ROOT)}  # a console that knows no ’
    done = subprocess.run([*command, str(whole)], cwd=ROOT, capture_output=True, text=True, env=narrow)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Seward\\u2019s Folly" in done.stdout
