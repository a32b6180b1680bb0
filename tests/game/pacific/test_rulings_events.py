"""Event cards by hand (P7-P10)."""

from collections import Counter
from math import comb

import pytest

from game.chance import Chance
from game.contract import CHANCE
from game.pacific.cards import ISLANDS, cards_in, pile_of
from game.pacific.events import (
    CardKept,
    CardsDiscarded,
    CardStolen,
    DeckSeen,
    EventPlayed,
    HandShown,
    IslandLost,
    Why,
)
from game.pacific.state import CIVIL_WAR_ON, DONE, NOBODY, PLACE, STATUES_ON, TRADERS_ON, Phase
from tests.game.pacific.position import act, card, cards, discarded, hand, islands, names, of_kind, position

FIVE = "Canoes, Warriors, Taro, Yams, Fish"


def test_planned_raid_is_no_event_and_no_island_card() -> None:  # P7
    state = position("Planned Raid", FIVE, islands="Tonga 1")
    assert state.legal() == [DONE]


def test_planned_raid_comes_besides_the_one_event() -> None:  # P7
    state = position("Planned Raid, Outrigger Construction", FIVE, islands="Tonga 1", top="Fish, Pigs, Taro")
    act(state, "Outrigger Construction", DONE)
    assert len(state.legal()) == 2


def test_outrigger_construction_draws_three() -> None:
    state = position("Outrigger Construction", FIVE, top="Fish, Canoes, Taro, Pigs")
    act(state, "Outrigger Construction")
    assert hand(state, 0) == ["Canoes", "Taro", "Fish"]
    assert discarded(state) == ["Outrigger Construction"]


def test_events_may_be_played_on_an_empty_deck() -> None:  # P4, P10
    for name in ("Outrigger Construction", "Explorers", "Island Hopping"):
        state = position(f"{name}, Fish", FIVE, left=0)
        act(state, name)
        assert (state.phase, hand(state, 0)) == (Phase.COLONIZE, ["Fish"])


# ---- Civil War -------------------------------------------------------------------------------------------------


def test_civil_war_discards_any_island_in_play() -> None:  # P8
    state = position("Civil War", FIVE, "", islands="Tonga 1, Samoa 0, Nauru 2")
    assert [names([action - CIVIL_WAR_ON])[0] for action in state.legal()[:-1]] == ["Tonga", "Samoa", "Nauru"]
    events = act(state, CIVIL_WAR_ON + card("Tonga"))
    assert events == [EventPlayed(0, card("Civil War"), NOBODY, card("Tonga")), IslandLost(1, card("Tonga"))]
    assert islands(state, 1) == []
    assert discarded(state) == ["Tonga", "Civil War"]


def test_civil_war_may_strike_ones_own_island() -> None:  # P8
    state = position("Civil War", FIVE, islands="Samoa 0")
    assert act(state, CIVIL_WAR_ON + card("Samoa"))[1] == IslandLost(0, card("Samoa"))
    assert state.scores() == (0, 0)


def test_civil_war_needs_an_island_in_play() -> None:  # P8
    assert position("Civil War", FIVE).legal() == [DONE]


def test_a_lost_island_may_be_settled_again() -> None:  # P8, P13
    state = position("Civil War, Canoes, Taro, Wayfinding", FIVE, islands="Tonga 1", top="Tonga")
    act(state, CIVIL_WAR_ON + card("Tonga"), "Canoes", "Taro", "Wayfinding", DONE)
    assert islands(state, 0) == ["Tonga"]


# ---- Stone Statues ---------------------------------------------------------------------------------------------


def test_stone_statues_take_four_at_random() -> None:  # P9
    state = position("Stone Statues", "Fish", "3 Canoes, 2 Taro, Fish")
    assert state.legal() == [STATUES_ON + 1, STATUES_ON + 2, DONE]
    act(state, STATUES_ON + 2)
    assert (state.actor, state.phase) == (CHANCE, Phase.STATUES)
    events: list[object] = []
    state.resolve(tuple(cards("2 Canoes, Taro, Fish")), events)  # type: ignore[arg-type]
    assert events == [CardsDiscarded(2, Why.STATUES, tuple(cards("2 Canoes, Taro, Fish")))]
    assert hand(state, 2) == ["Canoes", "Taro"]
    assert discarded(state) == ["Canoes", "Canoes", "Taro", "Fish", "Stone Statues"]
    assert (state.actor, state.phase, state.sizes) == (0, Phase.COLONIZE, [0, 1, 2])


@pytest.mark.parametrize("held", [1, 4])
def test_stone_statues_take_all_if_there_are_no_more(held: int) -> None:  # P9
    state = position("Stone Statues", f"{held} Canoes")
    events = act(state, STATUES_ON + 1)
    assert of_kind(events, CardsDiscarded) == [CardsDiscarded(1, Why.STATUES, tuple(cards(f"{held} Canoes")))]
    assert (state.actor, state.phase, state.sizes) == (0, Phase.COLONIZE, [0, 0])


def test_an_opponent_without_cards_cannot_be_named() -> None:  # P9
    state = position("Stone Statues, Traders", "", "Fish", seat=0)
    assert state.legal() == [STATUES_ON + 2, TRADERS_ON + 2, DONE]
    assert position("Stone Statues, Traders", "", "").legal() == [DONE]


def test_random_discards_have_their_exact_chances() -> None:  # P9
    state = position("Stone Statues", "3 Canoes, 2 Taro, Fish, Tonga")
    act(state, STATUES_ON + 1)
    chances = dict(state.outcomes())
    assert sum(chances.values()) == pytest.approx(1)
    assert chances[tuple(cards("Tonga, 3 Canoes"))] == pytest.approx(1 / comb(7, 4))
    assert chances[tuple(cards("Tonga, Canoes, 2 Taro"))] == pytest.approx(3 / comb(7, 4))
    assert chances[tuple(cards("Tonga, 2 Canoes, Taro"))] == pytest.approx(6 / comb(7, 4))
    chance = Chance(1)
    seen = Counter(state.sample(chance) for _ in range(7000))
    assert seen.keys() == chances.keys()
    for outcome, share in chances.items():
        assert abs(seen[outcome] - 7000 * share) < 5 * (7000 * share) ** 0.5


def test_other_discards_are_refused() -> None:
    state = position("Stone Statues", "3 Canoes, 2 Taro, Fish, Tonga")
    act(state, STATUES_ON + 1)
    for wrong in ("4 Canoes", "3 Canoes", "3 Canoes, 2 Taro", "3 Canoes, Pigs", "2 Taro, Fish, Tonga"):
        with pytest.raises(ValueError, match="four cards of the hand"):
            state.resolve(tuple(cards(wrong)))
    for numbers in ((-1, 0, 1, 2), (10, 10, 10, 99)):
        with pytest.raises(ValueError, match="four cards of the hand"):
            state.resolve(numbers)


# ---- Traders ---------------------------------------------------------------------------------------------------


def test_traders_see_the_hand_and_must_take_one() -> None:  # P9
    state = position("Traders", "2 Canoes, Taro", "Fish", islands="Tonga 1")
    events = act(state, TRADERS_ON + 1)
    assert events[1] == HandShown(0, 1, 3, tuple(cards("2 Canoes, Taro")))
    assert (state.actor, state.phase) == (0, Phase.TRADE)
    assert names(state.legal()) == ["Canoes", "Taro"]
    assert act(state, "Taro") == [CardStolen(0, 1, card("Taro"))]
    assert (hand(state, 0), hand(state, 1)) == (["Taro"], ["Canoes", "Canoes"])
    assert state.sizes == [1, 2, 1]
    assert (state.actor, state.phase) == (0, Phase.COLONIZE)
    assert discarded(state) == ["Traders"]


# ---- Explorers -------------------------------------------------------------------------------------------------

SEVEN = "Tonga, Canoes, Taro, Canoes, Fish, Pigs, Yams"


def test_explorers_keep_one_of_seven_and_the_rest_stays_in_order() -> None:  # P10
    state = position("Explorers", FIVE, top=f"{SEVEN}, War Canoes")
    events = act(state, "Explorers")
    assert events[1] == DeckSeen(0, 7, tuple(cards(SEVEN)))
    assert state.legal() == [PLACE + place for place in range(7)]  # two copies at two places are two choices
    assert act(state, PLACE + 3) == [CardKept(0, card("Canoes"), 3)]
    assert hand(state, 0) == ["Canoes"]
    assert names(state.deck[state.drawn :][:7]) == ["Tonga", "Canoes", "Taro", "Fish", "Pigs", "Yams", "War Canoes"]
    assert (state.phase, state.sizes) == (Phase.COLONIZE, [1, 5])


def test_explorers_on_a_short_deck() -> None:  # P10
    state = position("Explorers", FIVE, top="Tonga, Canoes", left=2)
    act(state, "Explorers")
    assert state.legal() == [PLACE, PLACE + 1]
    act(state, PLACE)
    assert names(state.deck[state.drawn :]) == ["Canoes"]


def test_the_last_card_must_be_taken() -> None:  # P10: asked all the same
    state = position("Explorers", FIVE, top="Tonga", left=1)
    act(state, "Explorers")
    assert state.legal() == [PLACE]
    act(state, PLACE)
    assert (hand(state, 0), state.drawn == len(state.deck)) == (["Tonga"], True)


def test_the_position_is_whole_after_each_event() -> None:
    actions = {"Traders": TRADERS_ON + 1, "Stone Statues": STATUES_ON + 1, "Explorers": card("Explorers")}
    for name, action in actions.items():
        state = position(f"{name}, Fish", "Canoes, Taro", islands="Tonga 1")
        act(state, action)
        total = len(cards_in(sum(state.hands) + state.discards + pile_of(state.deck[state.drawn :])))
        assert total + ISLANDS - state.owners.count(NOBODY) == 100
