"""Matches and records of the Pacific: a choice of several cards is one decision; a forged file is refused."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.ai import levels
from game.chance import Chance
from game.contract import IllegalActionError
from game.match import Match
from game.pacific.cards import CARDS, DECK_SIZE
from game.pacific.rules import PacificState
from game.pacific.state import CHOICES, DONE, Phase
from game.record import RecordError, SeatSetup, Setup, read, replay
from tests.game.pacific.position import MIXES
from tests.game.test_record_damage import ODD_VALUES, at, lines_of, places, sealed

NAMES = {card.name for card in CARDS}


def setup(seats: int = 3, seed: int = 7, rules: tuple[str, ...] = ()) -> Setup:
    chairs = [SeatSetup("Mira", "Hiva"), SeatSetup("Otto"), SeatSetup("Ida", "", "computer", "normal")]
    return Setup("pacific", tuple((chairs * 2)[:seats]), seed, rules=frozenset(rules))


def play(match: Match, decisions: int | None = None, seed: int = 1) -> Match:
    """Begin a match and play it by chance, to the end or for so many decisions."""
    chance = Chance(seed)
    match.begin()
    while not match.over and match.decisions != decisions:
        legal = match.state.legal()
        if len(legal) > 1 and legal[-1] == DONE and chance.below(3):
            legal = legal[:-1]
        match.act(match.actor, legal[chance.below(len(legal))])
    return match


def saved(match: Match, folder: Path) -> Path:
    path = folder / "match.jsonl"
    match.save(path)
    return path


@pytest.fixture
def check(tmp_path: Path) -> Callable[[bytes], str]:
    """Read and replay a file of these bytes: the reason why it is refused, or nothing if it is not."""
    path = tmp_path / "check.jsonl"

    def reason(data: bytes) -> str:
        path.write_bytes(data)
        try:
            for _ in replay(read(path)):
                pass
        except RecordError as error:
            message = str(error)
            assert message
            assert message.isprintable(), "not one line for people"
            return message
        return ""

    return reason


# ---- matches ---------------------------------------------------------------------------------------------------


def in_a_choice(seed: int = 3) -> Match:
    """A match in the middle of a choice of several cards."""
    match = Match(setup(seed=seed))
    chance = Chance(seed)
    match.begin()
    while not match.state.choosing:
        legal = match.state.legal()
        match.act(match.actor, legal[chance.below(len(legal))])
    return match


def test_a_choice_under_way_is_no_decision_yet() -> None:
    match = in_a_choice()
    decisions, steps = match.decisions, len(match.record.steps)
    seat = match.actor
    phase = match.state.phase  # type: ignore[attr-defined]
    while match.state.choosing:
        assert (match.decisions, len(match.record.steps)) == (decisions, steps)
        assert match.actor == seat
        told = match.act(seat, match.state.legal()[-1])
    assert match.decisions == decisions + 1
    step = match.record.steps[steps]
    assert step["seat"] == seat
    assert len(step["cards"]) >= 1
    assert phase in CHOICES
    assert told


def test_an_open_record_stands_before_the_choice_under_way(tmp_path: Path) -> None:
    match = in_a_choice()
    record = read(saved(match, tmp_path))
    states = [state for _, state, _ in replay(record)]
    assert record.ending["end"] == "open"
    assert isinstance(states[-1], PacificState)
    assert states[-1].picks == ()
    assert states[-1].digest() == record.ending["state"] != match.state.digest()


def test_what_is_not_open_changes_nothing() -> None:
    match = in_a_choice()
    before = match.state.digest()
    for seat, action in ((match.actor, 99), (match.actor, -1), ((match.actor + 1) % 3, match.state.legal()[0])):
        with pytest.raises(IllegalActionError):
            match.act(seat, action)
    assert match.state.digest() == before


@pytest.mark.parametrize("level", ["random", "normal"])
@pytest.mark.parametrize("rules", MIXES)
def test_computers_play_whole_matches_that_replay(level: str, rules: tuple[str, ...], tmp_path: Path) -> None:
    for seats in (2, 6):
        match = Match(setup(seats, seed=seats, rules=rules))
        chance = Chance(4)
        match.begin()
        while not match.over:
            match.act(match.actor, levels.choose(level, match.view(match.actor), chance))
        record = read(saved(match, tmp_path))
        steps = list(replay(record))
        assert steps[-1][1].digest() == match.state.digest()
        assert [event for _, _, events in steps for event in events] == match.history
        assert match.decisions == sum("seat" in step for step in record.steps)


# ---- records ---------------------------------------------------------------------------------------------------


def test_a_record_can_be_followed_without_the_program(tmp_path: Path) -> None:
    """Hands, islands and the end, from nothing but what the file says."""
    for seed in range(8):
        match = play(Match(setup(3, seed, MIXES[seed])), seed=seed)
        lines = lines_of(saved(match, tmp_path).read_bytes())
        hands: list[list[str]] = [[], [], []]
        owners: dict[str, int] = {}
        gone = 0
        for step in lines[1:-1]:
            for effect in step["effects"]:
                gone += follow(effect, hands, owners)
        state = match.state
        assert isinstance(state, PacificState)
        for line in lines[-1]["scores"]:
            seat = line["seat"]
            assert line["cards"] == len(hands[seat]) == state.sizes[seat]
            assert sorted(line["islands"]) == sorted(island for island, owner in owners.items() if owner == seat)
            assert line["total"] == len(line["islands"])
        assert set(NAMES) >= {name for hand in hands for name in hand}
        assert gone + len(owners) + sum(map(len, hands)) == DECK_SIZE
        assert lines[-1]["winners"] == list(state.winners())


def follow(effect: dict[str, Any], hands: list[list[str]], owners: dict[str, int]) -> int:
    """Move the cards of one effect; how many went to the discards."""
    kind = effect["effect"]
    played = {"discards", "sails", "attacks", "defends", "plays", "returns", "raid", "spends stockade"}
    gained = effect.get("cards", []) if kind == "draws" else [effect["card"]] if kind in ("keeps", "takes") else []
    lost: list[str] = []
    if kind in played:
        one = ["Stockades"] if kind == "spends stockade" else [effect["card"]] if "card" in effect else []
        lost = effect.get("cards", one)
    if kind == "takes":
        hands[effect["from"]].remove(effect["card"])
    for name in lost:
        hands[effect["seat"]].remove(name)
    if gained:
        hands[effect["seat"]] += gained
    if kind == "loses island":
        del owners[effect["island"]]
        return 1
    if kind == "raid ends":
        owners[effect["island"]] = effect["winner"]
    if kind == "flips" and effect["meaning"] == "settled":
        owners[effect["card"]] = effect["seat"]
    elif kind == "flips":
        return 1
    return 0 if kind == "returns" else len(lost)


def test_a_choice_is_one_step_with_all_its_cards(tmp_path: Path) -> None:
    kinds = set()
    for seed in range(12):
        match = play(Match(setup(2, seed)), seed=seed)
        for step in match.record.steps:
            if "cards" in step and "seat" in step:
                kinds.add(step["action"])
                assert all(name in NAMES for name in step["cards"])
    assert kinds == {"voyage", "attack", "defend", "discard"}


@pytest.fixture
def short(tmp_path: Path) -> bytes:
    """A match in which a voyage has put to sea and all that leads there, as its file."""
    match = Match(setup(2, seed=5))
    chance = Chance(5)
    match.begin()
    while not any(step.get("action") == "voyage" for step in match.record.steps):
        state = match.state
        assert isinstance(state, PacificState)
        legal = state.legal()
        if state.phase is Phase.COLONIZE and len(legal) > 1:
            legal = [action for action in legal if action != DONE or state.picks]
        match.act(match.actor, legal[chance.below(len(legal))])
    return saved(match, tmp_path).read_bytes()


def test_a_sound_record_is_not_refused(short: bytes, check: Callable[[bytes], str]) -> None:
    assert check(short) == ""
    assert check(sealed(lines_of(short))) == ""


def is_another_game(path: tuple[Any, ...]) -> bool:
    """Whether a forged value may make a game as good as the true one: another seed, other names."""
    return path[0] == 0 and (path[1] == "seed" or (path[1] == "seats" and len(path) == 4))


def test_no_forged_value_passes_or_does_harm(short: bytes, check: Callable[[bytes], str]) -> None:
    whole = lines_of(short)
    chance = Chance(2)
    odd = [*ODD_VALUES, "Tonga", "Canoes", ["Canoes"], ["Canoes", "Taro", "Wayfinding"]]
    for path in list(places(whole)):
        if "order" in path and len(path) > 3 and path[3] % 20:
            continue  # every twentieth card of the deck is enough
        for value in [odd[chance.below(len(odd))] for _ in range(5)]:
            forged = copy.deepcopy(whole)
            at(forged, path[:-1])[path[-1]] = value
            if len(path) == 1 and not isinstance(value, dict):
                continue  # a line that is no object is tried elsewhere
            if json.dumps(forged) == json.dumps(whole) or path[-1] == "sha256":
                continue
            assert check(sealed(forged)) or is_another_game(path), f"{path} = {value!r}"


def test_no_missing_or_added_word_passes(short: bytes, check: Callable[[bytes], str]) -> None:
    whole = lines_of(short)
    for path in list(places(whole)):
        if len(path) == 1 or path[-1] == "sha256" or ("order" in path and len(path) > 3 and path[3] % 20):
            continue
        forged = copy.deepcopy(whole)
        del at(forged, path[:-1])[path[-1]]
        assert check(sealed(forged)), f"{path} is missing"
        if isinstance(at(whole, path), dict):
            forged = copy.deepcopy(whole)
            at(forged, path)["more"] = 1
            assert check(sealed(forged)), f"{path} has more"


def test_cards_of_a_choice_in_another_order_are_refused(short: bytes, check: Callable[[bytes], str]) -> None:
    whole = lines_of(short)
    number = next(number for number, line in enumerate(whole) if line.get("action") == "voyage")
    chosen = whole[number]["cards"]
    for wrong in (chosen[::-1], chosen[:-1], [*chosen, chosen[-1]], [*chosen, "Tonga"], chosen * 50):
        forged = copy.deepcopy(whole)
        forged[number]["cards"] = wrong
        assert "breaks the rules" in check(sealed(forged)) or "other effects" in check(sealed(forged))


@pytest.mark.parametrize("depth", [50, 900, 990])
def test_deep_nesting_does_no_harm(depth: int, short: bytes, check: Callable[[bytes], str]) -> None:
    for field in ("cards", "card", "action", "more"):
        for number in range(2, len(lines_of(short)) - 1):
            forged = lines_of(short)
            forged[number][field] = "NEST"
            text = sealed(forged).replace(b'"NEST"', b"[" * depth + b"]" * depth)
            assert check(text)


def test_a_finished_record_with_one_word_changed_is_refused(tmp_path: Path, check: Callable[[bytes], str]) -> None:
    for seed, rules in enumerate(MIXES):
        whole = lines_of(saved(play(Match(setup(3, seed, rules)), seed=seed), tmp_path).read_bytes())
        chance = Chance(seed)
        steps = [path for path in places(whole) if len(path) > 1 and path[-1] != "sha256" and path[0] > 1]
        for _ in range(20):
            place = steps[chance.below(len(steps))]
            value = [*ODD_VALUES, *sorted(NAMES)][chance.below(len(ODD_VALUES) + len(NAMES))]
            forged = copy.deepcopy(whole)
            at(forged, place[:-1])[place[-1]] = value
            if json.dumps(forged) != json.dumps(whole):
                assert check(sealed(forged)), f"{place} = {value!r}"
