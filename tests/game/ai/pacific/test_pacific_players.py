"""The Pacific's levels: that all they do is legal, rests on what they may know, and differs as it should."""

from dataclasses import replace

import pytest

from game.ai import levels
from game.ai.budget import Iterations
from game.ai.pacific import players
from game.ai.pacific.sight import Sight
from game.chance import Chance
from game.contract import CHANCE, OVER
from game.pacific.cards import ONE, pile_of
from game.pacific.determinizing import determinize
from game.pacific.rules import PacificState
from game.pacific.state import DONE, RAID_ON, Phase
from tests.game.ai.pacific.asked import every
from tests.game.pacific.position import card, new_game, position

ASKED = {"easy": 5, "normal": 5, "hard": 3, "expert": 23}
"""By level: of how many decisions one is asked."""


def plan(level: str, state: PacificState, seed: int = 0, plays: int = 6) -> levels.Plan:
    return levels.plan(level, state.view(state.actor), Chance(seed), Iterations(plays))


@pytest.mark.parametrize("level", ASKED)
def test_every_action_of_every_plan_is_legal(level: str) -> None:
    phases = set()
    for number, state in every(ASKED[level]):
        phases.add(state.phase)
        at = state.clone()
        for action in plan(level, state, number):
            assert at.actor == state.actor
            assert action in at.legal()
            at.apply(action)
        assert not at.choosing or level == "normal", "it plans a choice of several cards card by card"
    assert phases >= {
        phase for phase in Phase if phase not in (Phase.SHUFFLE, Phase.RESHUFFLE, Phase.STATUES, Phase.OVER)
    }


@pytest.mark.parametrize("level", ASKED)
def test_equal_views_and_equal_chance_make_equal_plans(level: str) -> None:
    """What the seat can't see does not matter: the hidden cards are dealt anew (B07)."""
    for number, state in every(3 * ASKED[level]):
        view = state.view(state.actor)
        other = determinize(view, Chance(number))
        assert other.view(state.actor) == view
        assert plan(level, other, number) == plan(level, state, number)


def test_a_state_shows_a_seat_what_its_view_does() -> None:
    for _, state in every(7):
        for seat in range(state.seats):
            seen, told = Sight.of_state(state, seat), Sight.of_view(state.view(seat))
            names = [name for name in dir(seen) if name[0] != "_" and not callable(getattr(seen, name))]
            assert len(names) > 10
            for name in names:
                assert getattr(seen, name) == getattr(told, name), name


# ---- what the levels consider


def test_a_beginner_forgets_the_discards_and_the_others_do_not() -> None:
    remembered = 0
    for number, state in every(15):
        view = state.view(state.actor)
        other = replace(view, discards=0)
        assert levels.plan("easy", view, Chance(number)) == levels.plan("easy", other, Chance(number))
        remembered += levels.plan("hard", view, Chance(number)) != levels.plan("hard", other, Chance(number))
    assert remembered > 2


def test_normal_overlooks_something_at_larger_tables_only_and_never_that_it_may_pass() -> None:
    overlooked = 0
    for number, state in every(5):
        view = state.view(state.actor)
        seen = players.distracted(view, Chance(number)).legal
        assert set(seen) <= set(view.legal)
        assert seen
        if view.seats == 2 or view.phase not in (Phase.GROWTH, Phase.EVENT):
            assert seen == view.legal
        elif DONE in view.legal:
            assert DONE in seen
        overlooked += seen != view.legal
    assert overlooked > 20


def test_a_beginner_varies_and_the_others_do_not() -> None:
    state = position(
        "Canoes, Taro, Taro, Wayfinding, Warriors, Stockades, Tonga, Fish", "5 Canoes", phase=Phase.GROWTH
    )
    assert len({plan("easy", state, seed) for seed in range(30)}) > 1
    assert len({plan("hard", state, seed) for seed in range(10)}) == 1


@pytest.mark.parametrize(
    ("top", "number"), [("Canoes, Warriors, Fish, Tonga", 4), ("Canoes, Fish, Tonga, Taro", 3)]
)
def test_a_known_island_is_sailed_to(top: str, number: int) -> None:
    hand = "Canoes, Taro, Yams, Coconuts, Wayfinding, Cloud Formations"
    state = position(hand, "3 Bananas", phase=Phase.COLONIZE, top=top)
    state.explorer, state.sighted = 0, 4
    assert len(plan("hard", state)) - 1 >= number


def test_a_raid_that_can_not_win_is_not_tried_and_a_sure_one_is() -> None:
    hopeless = position("Tonga, 2 Canoes, Taro, Yams, Fish", "5 Stockades", phase=Phase.RAID, islands="Tonga 1")
    hopeless.held = [0, hopeless.hands[1], 0, 0]
    assert plan("hard", hopeless) == (DONE,)
    sure = position("Tonga, 6 Warriors", "Taro", phase=Phase.RAID, islands="Tonga 1", left=0)
    assert plan("hard", sure) == (card("Tonga"),)


def test_a_raid_takes_the_island_that_can_not_be_taken_back() -> None:
    hand = "Planned Raid, 5 Warriors, War Canoes"
    state = position(hand, "Taro", phase=Phase.RAID, islands="Tonga 1, Samoa 1")
    place = state.deck.index(card("Samoa"))
    state.deck = state.deck[:place] + state.deck[place + 1 :]
    state.discards += ONE[card("Samoa")]
    assert plan("hard", state) == (RAID_ON + card("Samoa"),)


def test_a_defence_is_just_enough_or_none() -> None:
    state = position("Taro, Yams", "3 Warriors, Stockades, Taro", phase=Phase.DEFENCE, islands="Tonga 1, Samoa 0")
    state.actor, state.rival, state.island = 1, 1, card("Tonga")
    state.attack = (card("Warriors"),) * 2
    state.discards += pile_of(state.attack)
    held = plan("hard", state)
    assert len(held) == 3
    state.attack = (card("Warriors"),) * 5
    assert plan("hard", state) == (DONE,)


def test_a_choice_that_somebody_else_began_is_gone_on_with() -> None:
    state = position("Canoes, Taro, Yams, Wayfinding", "2 Taro", phase=Phase.COLONIZE)
    state.apply(card("Canoes"))
    state.apply(card("Yams"))
    rest = plan("hard", state)
    assert rest[-1] == DONE
    for action in rest:
        assert action in state.legal()
        state.apply(action)


@pytest.mark.parametrize(("level", "seats", "least"), [("easy", 2, 0.6), ("hard", 2, 0.8), ("hard", 4, 0.5)])
def test_it_beats_random_players(level: str, seats: int, least: float) -> None:
    games = 24
    share = 0.0
    for seed in range(games):
        chance, me = Chance(seed), seed % seats
        state = new_game(seats, (), chance.below(seats))
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.resolve(state.sample(chance))
            elif state.actor == me:
                for action in levels.plan(level, state.view(me), chance):
                    state.apply(action)
            else:
                legal = state.legal()
                state.apply(legal[chance.below(len(legal))])
        winners = state.winners()
        share += 1 / len(winners) if me in winners else 0
    assert share / games > least
