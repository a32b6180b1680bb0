"""A running match: who is asked, what is refused, what is told and kept."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from game.alaska.events import DeckStacked, TurnBegan
from game.alaska.rules import AlaskaState
from game.alaska.state import END, ROLL_ONE, ROLL_TWO
from game.chance import Chance
from game.contract import CHANCE, OVER, Event, IllegalActionError
from game.match import Match
from game.record import read
from tests.game.playing import choose, play, setup


def test_a_match_waits_for_its_first_shuffle() -> None:
    match = Match(setup())
    assert (match.actor, match.over, match.history) == (CHANCE, False, [])
    events = match.begin()
    assert isinstance(events[0], DeckStacked)
    assert isinstance(events[1], TurnBegan)
    assert match.history == events
    assert match.actor == match.setup.first
    assert match.begin() == []  # there is nothing more to begin


def test_the_first_seat_is_drawn_from_the_seed_or_chosen() -> None:  # A2
    drawn = Counter(Match(setup(4, seed)).setup.first for seed in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert all(60 < times < 140 for times in drawn.values())
    for seed in range(5):
        for seat in range(4):
            match = Match(setup(4, seed, first=seat))
            match.begin()
            assert match.actor == match.setup.first == seat


def test_the_first_seat_does_not_change_the_cards() -> None:
    decks = set()
    for first in (None, 0, 1):
        match = Match(setup(3, 5, first=first))
        match.begin()
        assert isinstance(match.state, AlaskaState)
        decks.add(match.state.deck)
    assert len(decks) == 1


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (replace(setup(2), game="chess"), "no game 'chess'"),
        (replace(setup(2), seats=()), "2 to 5 seats, not 0"),
        (replace(setup(2), seats=setup(2).seats * 3), "2 to 5 seats, not 6"),
        (replace(setup(2), first=2), "first seat is one of 0 to 1"),
        (replace(setup(2), rules=frozenset({"cheat"})), "no house rule 'cheat'"),
    ],
)
def test_a_set_up_that_is_not_a_games_is_refused(wrong: object, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Match(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [END, 0, 89, 119, 123, 124, -1, 1000])
def test_an_action_that_is_not_open_is_refused_and_changes_nothing(action: int) -> None:
    match = Match(setup(3, first=0))
    match.begin()
    before = (match.state.digest(), match.decisions, list(match.record.steps), list(match.history))
    with pytest.raises(IllegalActionError, match=f"seat 0 can't do {action} now; seat 0 is asked"):
        match.act(0, action)
    for seat in (1, 2, CHANCE, OVER, 7):
        with pytest.raises(IllegalActionError, match="seat 0 is asked"):
            match.act(seat, ROLL_ONE)
    assert (match.state.digest(), match.decisions, list(match.record.steps), list(match.history)) == before


def test_nothing_can_be_done_before_the_beginning_or_after_the_end() -> None:
    match = Match(setup(2))
    for seat in (0, 1, CHANCE):
        with pytest.raises(IllegalActionError):
            match.act(seat, ROLL_ONE)
    play(match)
    assert match.over
    for seat in (0, 1, CHANCE, OVER):
        with pytest.raises(IllegalActionError):
            match.act(seat, END)


def test_chance_is_played_on_until_a_seat_must_decide() -> None:
    match = Match(setup(3))
    match.begin()
    chance = Chance(4)
    told: list[Event] = list(match.history)
    while not match.over:
        assert 0 <= match.actor < 3
        told += match.act(match.actor, choose(match.state.legal(), chance))
    assert match.history == told
    assert match.actor == OVER
    assert match.decisions == sum("seat" in step for step in match.record.steps)


def test_equal_set_ups_and_decisions_make_equal_matches() -> None:
    one, two = play(Match(setup(4, 11))), play(Match(setup(4, 11)))
    assert one.state.digest() == two.state.digest()
    assert list(one.record.lines()) == list(two.record.lines())
    assert one.seat_seeds == two.seat_seeds
    assert play(Match(setup(4, 12))).state.digest() != one.state.digest()


def test_seats_have_seeds_of_their_own() -> None:
    seeds = Match(setup(5, 1)).seat_seeds
    assert len(set(seeds)) == 5
    assert seeds != Match(setup(5, 2)).seat_seeds


def test_a_match_does_not_use_randomness_of_the_players() -> None:
    """How often a seat thinks changes no die: outcomes hang on the match's seed and their number alone."""
    matches = [Match(setup(2, 3, first=0)) for _ in range(2)]
    for match in matches:
        match.begin()
    thinking = Chance(99)
    for _ in range(5):
        guess = matches[1].game.determinize(matches[1].view(0), thinking)
        guess.apply(ROLL_TWO)
        guess.resolve(guess.sample(thinking))
    rolled = [[repr(event) for event in match.act(0, ROLL_TWO)] for match in matches]
    assert rolled[0] == rolled[1]


def test_a_seat_sees_its_own_view() -> None:
    match = Match(setup(3, first=1))
    match.begin()
    for seat in range(3):
        assert match.view(seat) == match.state.view(seat)
        assert match.view(seat).legal == ((ROLL_ONE, ROLL_TWO) if seat == 1 else ())


def test_a_match_saves_its_record(tmp_path: Path) -> None:
    match = play(Match(setup(2)), decisions=9)
    match.save(tmp_path / "open.jsonl")
    record = read(tmp_path / "open.jsonl")
    assert record == match.record
    assert [path.name for path in tmp_path.iterdir()] == ["open.jsonl"]
