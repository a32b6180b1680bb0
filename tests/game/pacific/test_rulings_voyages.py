"""Voyages by hand (P12, P13)."""

from itertools import chain, combinations

import pytest

from game.pacific import voyages
from game.pacific.cards import FOODS, NAVIGATIONS, cards_in, pile_of
from game.pacific.events import (
    CardFlipped,
    CardsDrawn,
    Flip,
    Passed,
    Question,
    RaidBegan,
    VoyageBegan,
    VoyageFailed,
)
from game.pacific.rules import PacificState
from game.pacific.state import DONE, NOBODY, Phase
from game.pacific.voyages import Fault
from tests.game.pacific.position import act, card, cards, choose, discarded, hand, islands, names, of_kind, position

FIVE = "Canoes, Warriors, Taro, Yams, Fish"


def colonizing(own: str, **more: object) -> PacificState:
    return position(own, FIVE, phase=Phase.COLONIZE, **more)  # type: ignore[arg-type]


# ---- which cards make a voyage ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "number"),
    [
        ("Canoes, Taro, Wayfinding", 3),
        ("Canoes, Taro, Yams, Wayfinding, Oral Tradition", 5),
        ("Canoes, Planned Migration, Wayfinding", 6),
        ("Canoes, Taro, Planned Migration, Wayfinding", 7),
        ("Accidental Voyage", 3),
        ("Accidental Voyage, Taro", 4),
        ("Accidental Voyage, Wayfinding", 4),
        ("Accidental Voyage, Planned Migration", 7),
    ],
)
def test_a_voyage_and_its_number(chosen: str, number: int) -> None:  # P12
    assert voyages.fault(cards(chosen)) is None
    state = colonizing(chosen, top="12 Canoes")
    events = choose(state, chosen)
    assert events[0] == VoyageBegan(0, tuple(cards(chosen)), number)
    assert sum(voyages.parts(cards(chosen))) == number
    assert len(of_kind(events, CardFlipped)) == number
    assert state.sizes[0] == 5  # filled up again


def test_what_special_cards_stand_for() -> None:  # P12
    assert voyages.parts(cards("Canoes, 2 Taro, Yams, Wayfinding, Warriors")) == (1, 3, 1)
    assert voyages.parts(cards("Accidental Voyage, Planned Migration, Taro")) == (1, 6, 1)


def test_the_largest_voyage_number_is_23() -> None:  # P12
    everything = [card("Accidental Voyage"), card("Planned Migration"), *FOODS, *NAVIGATIONS]
    assert voyages.fault(everything) is None
    assert voyages.number(everything) == voyages.LARGEST == 23
    assert voyages.number([card("Canoes"), *everything[1:]]) == 21


@pytest.mark.parametrize(
    ("chosen", "fault"),
    [
        ("Taro, Wayfinding", Fault.NO_CANOE),
        ("Canoes, Wayfinding", Fault.NO_FOOD),
        ("Canoes, Taro", Fault.NO_NAVIGATION),
        ("Canoes", Fault.NO_FOOD),
        ("2 Canoes, Taro, Wayfinding", Fault.TWO_CANOES),
        ("Canoes, Accidental Voyage, Taro, Wayfinding", Fault.TWO_CANOES),
        ("Canoes, 2 Taro, Wayfinding", Fault.TWICE),
        ("Canoes, Taro, 2 Wayfinding", Fault.TWICE),
        ("Canoes, Taro, Wayfinding, Tonga", Fault.FOREIGN),
        ("Canoes, Taro, Wayfinding, War Canoes", Fault.FOREIGN),
        ("", Fault.NO_CANOE),
    ],
)
def test_why_cards_make_no_voyage(chosen: str, fault: Fault) -> None:  # P12
    assert voyages.fault(cards(chosen)) is fault


@pytest.mark.parametrize(
    ("chosen", "clash"),
    [
        ("", None),
        ("Taro, Planned Migration", None),
        ("Accidental Voyage, Wayfinding", None),
        ("2 Canoes", Fault.TWO_CANOES),
        ("Accidental Voyage, Taro, Canoes", Fault.TWO_CANOES),
        ("2 Taro", Fault.TWICE),
        ("Wayfinding, Warriors", Fault.FOREIGN),
    ],
)
def test_what_can_never_be_on_one_voyage(chosen: str, clash: Fault | None) -> None:  # P12
    assert voyages.clash(cards(chosen)) is clash


def asked(hand_: int, picks: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """All choices to which the questions of a voyage lead."""
    found = set()
    for action in voyages.next_picks(hand_, picks):
        if action == DONE:
            found.add(picks)
        else:
            found |= asked(hand_ - pile_of([action]), (*picks, action))
    return found


@pytest.mark.parametrize(
    "own",
    [
        "2 Canoes, 2 Taro, Yams, Wayfinding, Oral Tradition, Tonga, Warriors",
        "Canoes, Accidental Voyage, Planned Migration, Taro, Wayfinding",
        "Canoes, Planned Migration, 2 Wayfinding",
        "Canoes, Planned Migration, Taro",
        "Accidental Voyage, Taro, Yams",
        "Taro, Wayfinding, War Canoes",
        "3 Canoes, Wayfinding",
    ],
)
def test_the_questions_lead_to_all_voyages_and_to_no_others(own: str) -> None:  # P12
    held = cards(own)
    every = {
        tuple(voyages.in_order(chosen))
        for chosen in chain(*(combinations(held, size) for size in range(1, len(held) + 1)))
        if voyages.fault(chosen) is None
    }
    assert asked(pile_of(held)) == every | {()}


def test_a_fixed_order_is_asked_for() -> None:
    state = colonizing("Canoes, Accidental Voyage, Taro, Fish, Planned Migration, Wayfinding, Navigator Secrets")
    assert names(state.legal()[:-1]) == ["Canoes", "Accidental Voyage"]
    act(state, "Canoes")
    assert names(state.legal()) == ["Taro", "Fish", "Planned Migration"]  # food is due
    act(state, "Fish")
    assert names(state.legal()) == ["Wayfinding", "Navigator Secrets", "Planned Migration"]
    act(state, "Wayfinding")
    assert names(state.legal()[:-1]) == ["Navigator Secrets"]
    assert state.legal()[-1] == DONE


def test_a_choice_under_way_shows_nothing() -> None:
    state = colonizing("Canoes, Taro, Wayfinding")
    before = state.view(1)
    assert act(state, "Canoes", "Taro") == []
    assert state.view(1) == before
    assert state.view(0).picks == tuple(cards("Canoes, Taro"))
    assert names(cards_in(state.view(0).hand)) == ["Wayfinding"]


def test_a_voyage_may_be_passed() -> None:
    state = colonizing("Canoes, Taro, Wayfinding")
    assert act(state, DONE) == [Passed(0, Question.VOYAGE)]
    assert state.phase is Phase.RAID


# ---- the flips -------------------------------------------------------------------------------------------------

PARTY = "Canoes, Taro, Wayfinding"


def test_an_island_that_is_not_in_play_is_settled() -> None:  # P13
    state = colonizing(PARTY, top="Canoes, Tonga, Samoa")
    events = choose(state, PARTY)
    assert of_kind(events, CardFlipped) == [
        CardFlipped(0, card("Canoes"), 1, Flip.SEA, NOBODY),
        CardFlipped(0, card("Tonga"), 2, Flip.SETTLED, NOBODY),
    ]
    assert islands(state, 0) == ["Tonga"]
    assert discarded(state) == ["Canoes", "Canoes", "Taro", "Wayfinding"]  # P3: the flipped one too
    # P14: no raid after a voyage; the hand is filled and the next seat has its turn.
    assert [event.number for event in of_kind(events, CardsDrawn)] == [5, 3]
    assert hand(state, 0)[0] == "Samoa"
    assert state.actor == 1


def test_a_voyage_fails_after_its_number_of_flips() -> None:  # P13
    state = colonizing(f"{PARTY}, Samoa", islands="Samoa 1", top="3 Canoes, Tonga")
    events = choose(state, PARTY)
    assert events[4] == VoyageFailed(0, 3)
    assert islands(state, 0) == []
    assert hand(state, 0)[:2] == ["Tonga", "Samoa"]  # filled; the raid that could have been is not asked for
    assert state.actor == 1


def test_ones_own_island_is_passed_by() -> None:  # P13
    state = colonizing(PARTY, islands="Tonga 0", top="Tonga, Canoes, Samoa")
    events = choose(state, PARTY)
    assert [event.meaning for event in of_kind(events, CardFlipped)] == [Flip.OWN, Flip.SEA, Flip.SETTLED]
    assert islands(state, 0) == ["Tonga", "Samoa"]
    assert discarded(state).count("Tonga") == 1


def test_anothers_island_turns_the_voyage_into_a_raid() -> None:  # P13
    state = colonizing(PARTY, islands="Tonga 1", top="Canoes, Tonga, Samoa")
    events = choose(state, PARTY)
    assert events[-1] == RaidBegan(0, 1, card("Tonga"), NOBODY)
    assert discarded(state).count("Tonga") == 1  # the flipped card
    assert (state.actor, state.phase) == (1, Phase.DEFENDER_DRAW)
    act(state, DONE)
    assert (state.actor, state.phase, state.legal()) == (0, Phase.ATTACK, [DONE])  # may play nothing
    choose(state)
    choose(state)
    assert islands(state, 1) == ["Tonga"]


def test_a_voyage_ends_where_the_deck_does() -> None:  # P13
    state = colonizing(PARTY, top="Canoes", left=1)
    events = choose(state, PARTY)
    assert events[-2] == VoyageFailed(0, 1)
    state = colonizing(PARTY, left=0)
    assert choose(state, PARTY)[1] == VoyageFailed(0, 0)
