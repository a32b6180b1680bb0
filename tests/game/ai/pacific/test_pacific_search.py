"""The Pacific's search: that its budget decides how long it takes and nothing else, and what its pruning loses."""

from itertools import combinations

import pytest

from game.ai import weights
from game.ai.budget import Iterations
from game.ai.pacific.outlook import Outlook, Weights
from game.ai.pacific.policy import Policy
from game.ai.pacific.search import Arm, Search, search
from game.ai.pacific.sight import Sight
from game.ai.pacific.turn import Turn
from game.ai.pacific.value import FEATURES, Value, load, numbers_of
from game.chance import Chance
from game.pacific import voyages
from game.pacific.cards import names_in, pile_of
from game.pacific.determinizing import determinize
from game.pacific.state import DONE, Phase
from game.pacific.view import PacificView
from tests.game.ai.pacific.asked import every
from tests.game.pacific.position import card, position


class Counted:
    """A budget of play that keeps what it was asked last."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.steady = True
        self.last = -1

    def allows(self, iteration: int) -> bool:
        self.last = iteration
        return iteration < self.most


def expert(width: int = 6, margin: float = 0.08) -> Search:
    given = weights.load("pacific")
    return Search(Policy(given), Policy(given, ahead=False), width=width, margin=margin)


def test_iterations_and_seed_decide() -> None:
    for number, state in every(250):
        view = state.view(state.actor)
        found = {search(view, Chance(number), Iterations(24), determinize) for _ in range(2)}
        assert len(found) == 1


@pytest.mark.parametrize("phase", [Phase.EVENT, Phase.COLONIZE, Phase.RAID, Phase.ATTACK, Phase.DEFENCE])
def test_in_play_an_empty_hand_takes_as_many_plays_as_a_full_one(phase: Phase) -> None:
    played = []
    for hand in ("Taro", "Canoes, Taro, Wayfinding, 2 Warriors, Stockades, Samoa"):
        state = position(hand, hand, phase=phase, islands="Tonga 1, Samoa 1")
        if phase in (Phase.ATTACK, Phase.DEFENCE):
            state.island, state.rival = card("Tonga"), 1
        if phase is Phase.DEFENCE:
            state.actor = 1
            state.attack = (card("Warriors"),)
        budget = Counted(30)
        search(state.view(state.actor), Chance(1), budget, determinize)
        played.append(budget.last)
    assert all(30 <= last < 36 for last in played)


def test_what_is_forced_is_not_searched_where_nobody_waits() -> None:
    state = position("Taro", "Yams", phase=Phase.COLONIZE)
    budget = Iterations(0)
    assert search(state.view(0), Chance(1), budget, determinize) == (DONE,)


def test_another_option_needs_a_margin_to_be_chosen() -> None:
    arm = Arm((DONE,))
    for gain in (0.1, -0.1, 0.1, -0.08):
        arm.add(gain)
    assert 0 < arm.mean() < arm.error()


def test_the_search_finds_what_the_policy_can_not_see() -> None:
    """On the last turn, one behind: a voyage that the policy is told to shun is found by play."""
    given = weights.load("pacific") | {"sail": 0.05}
    timid = Policy(given)
    state = position("Canoes, Taro, Wayfinding", "Yams", phase=Phase.COLONIZE, top="Samoa, Fish, Nauru", left=3)
    state.owners[card("Tonga")] = 1
    view = state.view(0)
    found = Search(timid, Policy(given, ahead=False), margin=1.0).plan(
        view, Chance(1), Iterations(60), determinize, False
    )
    assert len(found) == 4


# ---- pruning


def all_voyages(hand: int) -> list[tuple[int, ...]]:
    """Every voyage of a hand, by brute force."""
    cards = names_in(hand)
    sets = [chosen for size in range(1, len(cards) + 1) for chosen in combinations(cards, size)]
    return [chosen for chosen in sets if voyages.fault(chosen) is None]


def test_no_voyage_that_is_left_out_looks_better() -> None:
    """Names of one kind are alike to the policy, so that one voyage for each number of names is enough."""
    values, given = load(), weights.load("pacific")
    sailed = 0
    for _, state in every(40):
        if state.phase is not Phase.COLONIZE or state.picks:
            continue
        sight = Sight.of_view(state.view(state.actor))
        turn = Turn(Outlook(values.at(sight.seats), Weights(given, sight.seats), sight))
        found = [option.value for option in turn.voyages(sight.hand, ())]
        other = [turn.sail(sight.hand - pile_of(cards), voyages.number(cards)) for cards in all_voyages(sight.hand)]
        assert bool(found) == bool(other)
        if found:
            assert max(found) == pytest.approx(max(other))
            sailed += 1
    assert sailed > 5


def test_what_the_search_leaves_out_is_seldom_better() -> None:
    """Options beyond the width or the margin, played as often: not one in ten of the decisions has one that beats
    the policy's choice by three standard errors."""
    wide, narrow = expert(width=20, margin=1.0), expert()
    asked = missed = 0
    for number, state in every(70):
        view: PacificView = state.view(state.actor)
        options = wide.candidates(wide.policy.options(Sight.of_view(view)))
        kept = {option.plan for option in narrow.candidates(options)}
        left_out = [option for option in options if option.plan not in kept][:4]
        if not left_out:
            continue
        arms = [Arm(option.plan) for option in [options[0], *left_out]]
        chance = Chance(number)
        for _ in range(12):
            wide._play(view, arms, chance, determinize)
        asked += 1
        missed += any(arm.mean() > 3 * arm.error() for arm in arms[1:])
    assert asked > 15
    assert missed <= asked / 10


# ---- the value


def test_a_value_of_the_wrong_length_is_refused() -> None:
    for seats in (2, 4):
        with pytest.raises(ValueError, match=str(numbers_of(seats))):
            Value([0.0], seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_islands_are_worth_more_towards_the_end(seats: int) -> None:
    for own in load().at(seats).own:
        assert 0 < own[90][1] < own[30][1] < own[3][1]


def test_with_more_than_two_seats_it_counts_who_will_have_another_turn() -> None:
    """A hand full of warriors and canoes is worth less the longer its seat waits, when the cards run out."""
    value = load().at(4)
    assert len(value.own) == 4
    canoe = FEATURES.index("canoe")
    assert value.own[0][14][canoe] > value.own[3][14][canoe]
    assert value.own[1] != value.own[2]
