"""Raids by hand (P14-P16)."""

import pytest

from game.pacific.events import (
    AttackChosen,
    AttackShown,
    CardsDrawn,
    DefenceShown,
    Passed,
    Question,
    RaidBegan,
    RaidEnded,
    Why,
)
from game.pacific.rules import PacificState, defender_draws
from game.pacific.state import DONE, DRAW, RAID_ON, Phase
from tests.game.pacific.position import act, card, cards, choose, discarded, hand, islands, names, of_kind, position

FIVE = "Canoes, Warriors, Taro, Yams, Fish"


def raided(attacker: str, defender: str, draw: bool = False, **more: object) -> PacificState:
    """A raid on Tonga of seat 1, the defender having answered whether to draw."""
    state = position(f"Tonga, {attacker}", defender, phase=Phase.RAID, islands="Tonga 1", **more)  # type: ignore[arg-type]
    act(state, "Tonga", DRAW if draw else DONE)
    return state


# ---- what may be raided ----------------------------------------------------------------------------------------


def test_a_raid_takes_an_island_card_that_matches() -> None:  # P14
    state = position("Tonga, Samoa, Nauru, Tahiti", FIVE, "", phase=Phase.RAID, islands="Tonga 1, Samoa 0, Nauru 2")
    assert names(state.legal()[:-1]) == ["Tonga", "Nauru"]  # not one's own, not one that nobody has
    events = act(state, "Nauru")
    assert events == [RaidBegan(0, 2, card("Nauru"), card("Nauru"))]
    assert discarded(state) == ["Nauru"]
    assert (state.actor, state.phase) == (2, Phase.DEFENDER_DRAW)


def test_planned_raid_names_any_island_of_another() -> None:  # P14
    state = position("Planned Raid, Tonga", FIVE, "", phase=Phase.RAID, islands="Tonga 1, Samoa 0, Nauru 2")
    assert state.legal() == [card("Tonga"), RAID_ON + card("Tonga"), RAID_ON + card("Nauru"), DONE]
    events = act(state, RAID_ON + card("Tonga"))
    assert events == [RaidBegan(0, 1, card("Tonga"), card("Planned Raid"))]
    assert discarded(state) == ["Planned Raid"]
    assert hand(state, 0) == ["Tonga"]


def test_a_raid_may_be_declined_and_there_is_one_a_turn() -> None:  # P14
    state = position("2 Tonga, Samoa", FIVE, phase=Phase.RAID, islands="Samoa 1")
    assert act(state, DONE)[0] == Passed(0, Question.RAID)
    assert state.actor == 1
    state = raided("Samoa, 2 Warriors", FIVE)
    choose(state)
    choose(state)
    assert (state.seat, state.phase) == (1, Phase.GROWTH)


# ---- the draw --------------------------------------------------------------------------------------------------


def test_the_defender_draws_two_before_any_attack() -> None:  # P15, U08
    state = position("Tonga", "Taro", phase=Phase.RAID, islands="Tonga 1", top="Fish, Warriors")
    act(state, "Tonga")
    assert state.legal() == [DRAW, DONE]
    assert act(state, DRAW) == [CardsDrawn(1, Why.DEFENCE, 2, tuple(cards("Fish, Warriors")))]
    assert hand(state, 1) == ["Warriors", "Taro", "Fish"]
    assert (state.actor, state.phase) == (0, Phase.ATTACK)


def test_the_defender_may_leave_it() -> None:  # P15
    state = position("Tonga", "Taro", phase=Phase.RAID, islands="Tonga 1")
    act(state, "Tonga")
    assert act(state, DONE) == [Passed(1, Question.DRAW)]
    assert (hand(state, 1), state.phase) == (["Taro"], Phase.ATTACK)


@pytest.mark.parametrize("left", [1, 2, 5])
def test_one_card_is_drawn_if_there_is_one(left: int) -> None:  # P15, P4
    state = position("Tonga", "Taro", phase=Phase.RAID, islands="Tonga 1", left=left)
    act(state, "Tonga", DRAW)
    assert state.sizes[1] - 1 == defender_draws(left) == (1 if left == 1 else 2)


def test_on_an_empty_deck_there_is_nothing_to_decide() -> None:  # P15, B05
    state = position("Tonga, Warriors", "Taro", phase=Phase.RAID, islands="Tonga 1", left=0)
    act(state, "Tonga")
    assert (state.actor, state.phase) == (0, Phase.ATTACK)


# ---- attack and defence ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defence", "won"),
    [
        ("", "", False),  # the defender wins ties, 0 to 0 included
        ("Warriors", "", True),
        ("Warriors", "Warriors", False),
        ("Warriors", "Stockades", False),
        ("3 Warriors", "Warriors, Stockades", True),
        ("2 Warriors", "Warriors, 2 Stockades", False),  # needed or not
        ("War Canoes", "2 Warriors", True),
        ("War Canoes", "2 Warriors, Stockades", False),
        ("Warriors, War Canoes", "2 Warriors, Stockades", True),
        ("", "Warriors", False),
    ],
)
@pytest.mark.parametrize("rules", ["", "blind_raids"])
def test_more_wins_and_the_defender_wins_ties(attack: str, defence: str, won: bool, rules: str) -> None:  # P15, P16
    state = raided("5 Warriors, War Canoes", "4 Warriors, 3 Stockades", rules=rules)
    events = [*choose(state, attack), *choose(state, defence)]
    strengths = [event.strength for event in events if isinstance(event, AttackShown | DefenceShown)]
    assert of_kind(events, RaidEnded) == [
        RaidEnded(0, 1, card("Tonga"), strengths[0], strengths[1], 0 if won else 1)
    ]
    assert islands(state, 0 if won else 1) == ["Tonga"]
    assert islands(state, 1 if won else 0) == []
    played = sorted([*cards(attack), *cards(defence), card("Tonga")])
    assert discarded(state) == names(played)


def test_the_attackers_and_the_defenders_cards() -> None:  # P15
    state = raided("2 Warriors, War Canoes, Stockades, Canoes", "Warriors, War Canoes, Stockades, Canoes")
    assert names(state.legal()[:-1]) == ["Warriors", "War Canoes"]
    act(state, "Warriors")
    assert names(state.legal()[:-1]) == ["Warriors", "War Canoes"]
    act(state, "War Canoes")
    assert state.legal() == [DONE]  # the Warriors were asked before
    act(state, DONE)
    assert names(state.legal()[:-1]) == ["Warriors", "Stockades"]  # War Canoes are for the attacker
    act(state, "Stockades")
    assert state.legal() == [DONE]


def test_the_attack_is_open() -> None:  # P15
    state = raided("2 Warriors", "3 Warriors")
    assert choose(state, "2 Warriors") == [AttackShown(0, tuple(cards("2 Warriors")), 2)]
    assert state.view(1).attack == tuple(cards("2 Warriors"))
    assert (state.sizes[0], discarded(state)) == (0, ["Tonga", "Warriors", "Warriors"])
    assert (state.actor, state.phase) == (1, Phase.DEFENCE)


def test_the_deck_may_decide_by_what_is_drawn() -> None:  # P15
    state = raided("Warriors", "", draw=True, top="Stockades, Taro")
    choose(state, "Warriors")
    choose(state, "Stockades")
    assert islands(state, 1) == ["Tonga"]


# ---- blind raids -----------------------------------------------------------------------------------------------


def test_a_blind_attack_shows_nothing_not_even_its_number() -> None:  # P15
    views = []
    for attack in ("", "2 Warriors", "3 Warriors, War Canoes"):
        state = raided("3 Warriors, War Canoes, Taro", "3 Warriors", rules="blind_raids")
        events = choose(state, attack)
        assert events == [AttackChosen(0, tuple(cards(attack)))]
        assert state.sizes[0] == 5  # counts change when the cards are shown
        assert discarded(state) == ["Tonga"]
        assert state.view(0).attack == tuple(cards(attack))
        assert state.view(1).attack is None
        views.append(state.view(1))
    assert views[0] == views[1] == views[2]


def test_blind_choices_are_shown_together() -> None:  # P15
    state = raided("2 Warriors, Taro", "3 Warriors", rules="blind_raids")
    choose(state, "2 Warriors")
    events = choose(state, "Warriors")
    shown = [type(event) for event in events[:3]]
    assert shown == [AttackShown, DefenceShown, RaidEnded]
    assert events[2] == RaidEnded(0, 1, card("Tonga"), 2, 1, winner=0)
    assert discarded(state) == ["Tonga", "Warriors", "Warriors", "Warriors"]
    assert hand(state, 1).count("Warriors") == 2


def test_the_attacker_sees_nothing_of_a_defence_under_way() -> None:
    state = raided("2 Warriors", "3 Warriors", rules="blind_raids")
    choose(state, "Warriors")
    before = state.view(0)
    act(state, "Warriors", "Warriors")
    assert state.view(0) == before


# ---- the raid that a voyage finds ------------------------------------------------------------------------------


def test_a_raid_by_voyage_goes_the_same_way() -> None:  # P13, P15
    party = "Canoes, Taro, Wayfinding"
    state = position(f"{party}, Warriors", "", phase=Phase.COLONIZE, islands="Tonga 1", top="Tonga, Fish, Pigs")
    choose(state, party)
    act(state, DRAW)
    assert hand(state, 1) == ["Pigs", "Fish"]
    choose(state, "Warriors")
    choose(state)
    assert islands(state, 0) == ["Tonga"]
    assert (state.seat, state.phase) == (1, Phase.GROWTH)  # no other raid
