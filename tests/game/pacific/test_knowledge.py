"""What a seat knows, and how long it stays true, by hand (P6, P9, P10, P19)."""

from dataclasses import fields, is_dataclass

import pytest

from game.pacific.cards import cards_in
from game.pacific.knowledge import cards_traced
from game.pacific.rules import PacificState
from game.pacific.state import DONE, DRAW, NOBODY, PLACE, TRADERS_ON, Phase, Trace
from tests.game.pacific.position import act, card, cards, choose, hand, names, position, shuffle

FIVE = "Canoes, Warriors, Taro, Yams, Fish"
SEVEN = "Tonga, Canoes, Taro, Warriors, Bananas, Pigs, Yams"


def known(state: PacificState, knower: int, holder: int) -> list[str]:
    return names(cards_in(state.view(knower).known[holder]))


def hints(state: PacificState, seat: int) -> list[tuple[str, bool, tuple[int, ...]]]:
    return [(names([hint.card])[0], hint.in_deck, hint.reach) for hint in state.view(seat).hints]


# ---- the table -------------------------------------------------------------------------------------------------


def test_a_view_has_the_own_hand_and_the_public_numbers() -> None:  # P19
    state = position("2 Canoes, Tonga", "Fish, Taro", "", islands="Samoa 2", left=20)
    view = state.view(1)
    assert names(cards_in(view.hand)) == ["Taro", "Fish"]
    assert (view.sizes, view.left, view.owners) == ((3, 2, 0), 20, tuple(state.owners))
    assert view.discards == state.discards
    assert view.legal == ()
    assert (view.known, view.top, view.hints, view.explorer) == ((0, 0, 0), (), (), NOBODY)
    assert state.view(0).legal == tuple(state.legal())
    assert len(cards_in(view.unseen())) == 3 + 20


# ---- Explorers -------------------------------------------------------------------------------------------------


def explored(place: int = 0, **more: object) -> PacificState:
    """Seat 0 saw seven and kept one."""
    state = position("Explorers, Taro", FIVE, FIVE, top=f"{SEVEN}, War Canoes", **more)  # type: ignore[arg-type]
    act(state, "Explorers", PLACE + place)
    return state


def test_while_they_look_all_seven_are_known_to_them_alone() -> None:  # P10
    state = position("Explorers, Taro", FIVE, top=SEVEN)
    act(state, "Explorers")
    assert names(state.view(0).top) == names(cards(SEVEN))
    assert state.view(1).top == ()
    assert (state.view(1).explorer, state.view(1).sighted) == (0, 7)  # that they look is public


def test_the_order_of_the_rest_may_be_relied_on() -> None:  # P10
    state = explored(place=1)
    assert names(state.view(0).top) == ["Tonga", "Taro", "Warriors", "Bananas", "Pigs", "Yams"]
    assert state.view(1).top == state.view(2).top == ()
    assert (state.view(1).explorer, state.view(1).sighted) == (0, 6)


def test_which_one_was_kept_is_nobody_elses_business() -> None:  # P10
    first, second = explored(place=0), explored(place=4)
    assert first.view(1) == second.view(1)
    assert first.view(2) == second.view(2)
    assert first.view(0) != second.view(0)


def test_the_explorer_knows_what_others_draw_from_there() -> None:  # P10
    state = explored(phase=Phase.EVENT)
    choose(state)  # no voyage
    choose(state)  # no raid; seat 0 has 2 cards and draws 3, seat 1 three
    assert hand(state, 0) == ["Tonga", "Canoes", "Warriors", "Taro", "Taro"]
    assert known(state, 0, 1) == names(sorted(cards("Bananas, Pigs, Yams")))
    assert known(state, 2, 1) == []
    assert names(cards_in(state.view(1).exposed[0])) == names(sorted(cards("Bananas, Pigs, Yams")))
    assert (state.view(0).top, state.view(0).sighted) == ((), 0)


def test_what_is_known_of_a_hand_ends_when_it_leaves() -> None:  # P19
    state = explored()
    choose(state)
    choose(state)
    act(state, "Pigs")  # seat 1 discards
    assert known(state, 0, 1) == names(sorted(cards("Bananas, Yams")))
    act(state, DONE, DONE, DONE)
    assert state.phase is Phase.GROWTH
    assert known(state, 0, 1) == names(sorted(cards("Bananas, Yams")))
    # Seat 1 holds two Yams; one of the two that leaves may be the known one, so none is certain any more.
    assert hand(state, 1).count("Yams") == 2


def test_flips_take_the_known_cards_from_the_top() -> None:  # P10
    party = "Canoes, Coconuts, Wayfinding"
    state = position(f"Explorers, {party}, 5 Stockades", FIVE, top=SEVEN, islands="Tonga 0")
    act(state, "Explorers", PLACE + 1)
    choose(state, party)  # flips Tonga, one's own, Taro and Warriors
    assert state.view(1).sighted == 0  # seat 1 has drawn the three that were left
    assert known(state, 0, 1) == names(sorted(cards("Bananas, Pigs, Yams")))


def test_a_shuffle_ends_the_known_order_but_not_that_the_cards_are_there() -> None:  # P10
    state = position("Explorers, 5 Canoes", "Tahiti, Fish", top=f"{SEVEN}, Coconuts")
    act(state, "Explorers", PLACE + 1, DONE, DONE)  # seat 1 drew three of the six
    assert names(state.view(0).top) == ["Bananas", "Pigs", "Yams"]
    act(state, "Fish", "Tahiti")
    assert (state.view(0).top, state.view(1).sighted) == ((), 0)
    shuffle(state, "Wayfinding")
    assert hints(state, 0) == [
        ("Bananas", True, (0, 1)),
        ("Pigs", True, (0, 1)),
        ("Yams", True, (0, 1)),
        ("Tahiti", True, (0, 1)),
    ]
    assert hints(state, 1) == [("Tahiti", True, (0, 0))]


# ---- the Island Option -----------------------------------------------------------------------------------------


def returned(top: str = "Coconuts", seats: int = 3, **more: object) -> PacificState:
    """Seat 0 shuffled Tonga into the deck and drew the top card."""
    hands = ["Tonga, Taro, Canoes, Fish, Yams", *[FIVE] * (seats - 1)]
    state = position(*hands, **more)  # type: ignore[arg-type]
    act(state, "Tonga")
    shuffle(state, top)
    return state


def test_all_know_that_the_island_is_in_the_deck_or_just_drawn() -> None:  # P6
    state = returned()
    assert hints(state, 1) == hints(state, 2) == [("Tonga", True, (1, 0, 0))]
    assert hints(state, 0) == [("Tonga", True, (0, 0, 0))]  # who drew something else knows that it is in the deck


def test_who_drew_the_island_back_knows_it_and_the_others_do_not() -> None:  # P6
    drew, not_drew = returned("Tonga"), returned("Coconuts")
    assert hints(drew, 0) == []
    assert drew.view(1) == not_drew.view(1)
    assert drew.view(2) == not_drew.view(2)


def test_every_hand_that_draws_may_hold_it_from_then_on() -> None:  # P6
    state = returned()
    choose(state)
    choose(state)
    assert (state.actor, state.phase) == (1, Phase.GROWTH)  # seat 1 drew three
    assert hints(state, 2) == [("Tonga", True, (1, 3, 0))]
    assert hints(state, 1) == [("Tonga", True, (1, 0, 0))]


def test_who_draws_it_knows_where_it_is() -> None:
    state = returned("Coconuts, Bananas, Tonga, Pigs")
    choose(state)
    choose(state)
    assert "Tonga" in hand(state, 1)
    assert hints(state, 1) == []
    assert hints(state, 2) == [("Tonga", True, (1, 3, 0))]
    # In the open it is no secret any more.
    act(state, "Tonga")
    assert hints(state, 0) == hints(state, 2) == []


def test_the_other_copy_from_an_old_hand_changes_nothing() -> None:
    state = position("Tonga, Taro, Canoes, Fish, Yams", "Tonga, Taro, Canoes", "Fish")
    act(state, "Tonga")
    shuffle(state, "Coconuts")
    state.seat = state.actor = 1
    state.phase = Phase.GROWTH
    act(state, "Tonga")  # seat 1 has drawn nothing since
    assert hints(state, 2) == [("Tonga", True, (1, 0, 0))]


def test_a_flipped_copy_ends_it() -> None:  # the other one may be anywhere
    state = returned("Coconuts, Pigs, Tonga", seats=2)
    state.seat = state.actor = 1
    state.hands[1] = sum(1 << 4 * one for one in cards("Canoes, Taro, Wayfinding, Fish, Yams"))
    choose(state, "Canoes, Taro, Wayfinding")
    assert hints(state, 0) == hints(state, 1) == []
    assert state.owners[card("Tonga")] == 1


# ---- Traders ---------------------------------------------------------------------------------------------------


def traded(**more: object) -> PacificState:
    """Seat 0 saw the hand of seat 1 and took Fish; seat 2 looked on."""
    state = position("Traders", "2 Canoes, Taro, Fish", "Pigs", **more)  # type: ignore[arg-type]
    act(state, TRADERS_ON + 1, "Fish")
    return state


def test_the_hand_is_open_to_the_trader_alone_while_it_takes() -> None:  # P9
    state = position("Traders", "2 Canoes, Taro, Fish", "Pigs")
    act(state, TRADERS_ON + 1)
    assert known(state, 0, 1) == ["Canoes", "Canoes", "Taro", "Fish"]
    assert known(state, 2, 1) == []
    assert state.view(0).legal == tuple(cards("Canoes, Taro, Fish"))
    assert state.view(1).legal == state.view(2).legal == ()


def test_both_know_what_moved_and_the_third_that_one_did() -> None:  # P9
    state = traded()
    assert known(state, 0, 1) == ["Canoes", "Canoes", "Taro"]
    assert known(state, 1, 0) == ["Fish"]
    assert names(cards_in(state.view(0).exposed[1])) == ["Fish"]
    other = position("Traders", "2 Canoes, Taro, Fish", "Pigs")
    act(other, TRADERS_ON + 1, "Canoes")
    assert state.view(2) == other.view(2)
    assert state.view(1) != other.view(1)


def test_a_seen_hand_is_known_minus_what_left_it_since() -> None:  # P19
    state = traded(top="6 Warriors, Bananas, Yams, Pigs")
    act(state, DONE, DONE)
    act(state, "Canoes")  # seat 1, who has drawn three
    assert known(state, 0, 1) == ["Canoes", "Taro"]
    assert state.view(0).sizes[1] == 5


def test_the_defenders_new_cards_are_not_known() -> None:
    state = position("Traders, Tonga", "2 Canoes, Taro, Fish", islands="Tonga 1", top="2 Pigs")
    act(state, TRADERS_ON + 1, "Fish", DONE, "Tonga", DRAW)
    assert known(state, 0, 1) == ["Canoes", "Canoes", "Taro"]
    assert state.sizes[1] == 5


def test_a_traced_card_may_move_by_traders_too() -> None:  # P9, P6
    state = returned()  # seat 0 may have drawn Tonga back
    state.phase = Phase.EVENT
    state.seat = state.actor = 1
    state.hands[1] += 1 << 4 * card("Traders")
    state.sizes[1] += 1
    act(state, TRADERS_ON, "Fish")
    assert hints(state, 2) == [("Tonga", True, (1, 1, 0))]
    assert hints(state, 1) == [("Tonga", True, (1, 0, 0))]  # who saw the whole hand; it has no Tonga
    assert len(cards_in(state.view(1).known[0])) == state.sizes[0]


def explorer_looks_on(known_cards: str, taken: str) -> PacificState:
    """Seat 0 knows cards of seat 1's hand, of which seat 2 takes one."""
    state = position("Fish", "2 Canoes, Taro", "Traders", seat=2)
    state.held = [0] * 9
    state.held[1] = sum(1 << 4 * one for one in cards(known_cards))
    act(state, TRADERS_ON + 1, taken)
    return state


def test_a_third_who_knew_the_hand_knows_one_of_two_hands_has_it() -> None:  # P9, P19
    state = explorer_looks_on("Taro", "Canoes")
    assert known(state, 0, 1) == []
    assert hints(state, 0) == [("Taro", False, (0, 2, 1))]
    assert hints(state, 1) == hints(state, 2) == []
    state.seat = state.actor = 1
    state.phase = Phase.GROWTH
    act(state, "Taro")
    assert hints(state, 0) == []


def test_a_third_who_knew_all_knows_what_moved_if_it_was_all_alike() -> None:
    state = position("Fish", "2 Canoes", "Traders", seat=2)
    state.held = [0] * 9
    state.held[1] = sum(1 << 4 * one for one in cards("2 Canoes"))
    act(state, TRADERS_ON + 1, "Canoes")
    assert (known(state, 0, 1), known(state, 0, 2)) == (["Canoes"], ["Canoes"])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_has_no_way_to_the_truth(seat: int) -> None:
    """All that hangs on a view is numbers, names and the view's own classes."""
    state = traded()
    seen: set[str] = set()

    def walk(value: object) -> None:
        seen.add(type(value).__name__)
        if isinstance(value, tuple):
            for part in value:
                walk(part)
        elif is_dataclass(value):
            for field in fields(value):
                walk(getattr(value, field.name))

    walk(state.view(seat))
    assert seen <= {"PacificView", "Rules", "Phase", "Hint", "tuple", "int", "bool", "NoneType"}


# ---- two copies, and which of them a sight tells of --------------------------------------------------------------


def traced(*traces: Trace) -> PacificState:
    state = position(
        "Canoes, Taro, Wayfinding", "2 Taro, Fish", "Pigs", phase=Phase.COLONIZE, top="Tonga, 2 Warriors"
    )
    state.traces = traces
    state.traced = cards_traced(traces)
    return state


def test_who_knew_what_is_flipped_learns_nothing_of_the_other_copy() -> None:
    state = traced(Trace(card("Tonga"), 0b111, True, (0, 0, 0)))
    state.explorer, state.sighted = 0, 1
    choose(state, "Canoes, Taro, Wayfinding")
    assert [name for name, _, _ in hints(state, 0)] == ["Tonga"]
    assert hints(state, 1) == hints(state, 2) == []


def test_the_newer_of_two_traces_ends() -> None:
    """The older one covers wherever the newer may be."""
    old, new = Trace(card("Tonga"), 0b111, True, (0, 0, 0)), Trace(card("Tonga"), 0b111, True, (0, 2, 0))
    state = traced(old, new)
    choose(state, "Canoes, Taro, Wayfinding")
    assert [trace.since for trace in state.traces] == [old.since]


def test_the_older_of_two_traces_ends_if_only_it_fits() -> None:
    old, new = Trace(card("Taro"), 0b100, True, (0, 0, 0)), Trace(card("Taro"), 0b100, True, (0, 2, 0))
    state = traced(old, new)
    state.seat = state.actor = 1
    state.phase = Phase.GROWTH
    state.drew = [0, 2, 0]  # since the older one began, none since the newer
    act(state, "Taro")
    assert state.traces == (new,)


def test_a_card_of_one_of_two_hands_leaves_no_trace_certain() -> None:
    """What left may have been either: the one in these hands, or the one from the deck."""
    hands = Trace(card("Taro"), 0b100, False, (0, -9, 0))
    deck = Trace(card("Taro"), 0b100, True, (0, 0, 0))
    state = traced(hands, deck)
    state.seat = state.actor = 1
    state.phase = Phase.GROWTH
    state.drew = [0, 2, 0]
    act(state, "Taro")
    assert state.traces == ()


def test_what_explorers_keep_may_be_a_traced_card() -> None:  # P6, P10
    state = returned()
    state.phase = Phase.EVENT
    state.seat = state.actor = 1
    state.hands[1] += 1 << 4 * card("Explorers")
    state.sizes[1] += 1
    act(state, "Explorers", PLACE)
    assert hints(state, 2) == [("Tonga", True, (1, 1, 0))]
