"""Tickets by hand: one dollar of a card's revenue comes from an opponent (A9)."""

from game.alaska.cards import BY_NAME, CARDS
from game.alaska.events import CardPaid
from game.alaska.state import PAYER, Phase
from game.contract import BANK, Event
from tests.game.alaska.position import die, paid, pay, position, roll


def payers(events: list[Event]) -> list[int]:
    return [event.payer for event in events if isinstance(event, CardPaid)]


def test_one_dollar_of_the_revenue_is_the_opponents_and_the_rest_the_banks() -> None:  # A9
    state = position("Tunnel", "", money=[0, 4])  # pays 5 on a 10
    events = roll(state, 5, 5)
    assert events[1] == CardPaid(0, BY_NAME["Tunnel"], amount=5, payer=1, counted=0, die=0)
    assert state.money == [5, 3]


def test_the_only_solvent_opponent_is_not_asked_for() -> None:  # A9: it can't be declined, so nothing is decided
    # U10
    state = position("Ferry", "", "", "", money=[3, 0, 2, 0])
    assert payers(roll(state, 3, 4)) == [2]
    assert state.money == [4, 0, 1, 0]


def test_the_bank_pays_if_no_opponent_has_a_dollar() -> None:  # A9
    state = position("Train", "", "", money=[7, 0, 0])
    assert payers(roll(state, 3, 4)) == [BANK]
    assert state.money == [9, 0, 0]


def test_the_roller_names_one_of_two_solvent_opponents() -> None:  # A9
    state = position("Ferry", "", "", "", seat=0, money=[5, 1, 0, 3])
    events = roll(state, 3, 4)
    assert paid(events) == []
    assert (state.phase, state.actor) == (Phase.TICKET, 0)
    assert state.legal() == [PAYER + 1, PAYER + 3]  # not the roller, not the one without a dollar
    assert payers(pay(state, 3)) == [3]
    assert state.money == [6, 1, 0, 2]


def test_the_roller_who_is_not_seat_0_names_any_other_seat() -> None:  # A9, U16
    state = position("", "", "Ferry", seat=2, money=[1, 1, 1])
    roll(state, 3, 4)
    assert (state.actor, state.legal()) == (2, [PAYER, PAYER + 1])
    pay(state, 0)
    assert state.money == [0, 1, 2]


def test_the_opponent_is_named_card_by_card_and_may_be_the_same_again() -> None:  # A9
    state = position("Ferry, Docks, Train", "", "", money=[0, 3, 3])
    roll(state, 3, 4)
    assert paid(pay(state, 1)) == [("Ferry", 1)]
    assert (state.phase, state.legal()) == (Phase.TICKET, [PAYER + 1, PAYER + 2])
    assert paid(pay(state, 1)) == [("Docks", 1)]
    assert paid(pay(state, 2)) == [("Train", 2)]
    assert state.money == [4, 1, 2]
    assert state.phase is Phase.INVEST


def test_who_ran_out_in_this_roll_is_not_named_again() -> None:  # A9: solvent at the moment that card pays
    state = position("Ferry, Docks, Train, Railroad", "", "", money=[0, 1, 2])
    roll(state, 3, 4)
    events = pay(state, 1)  # seat 1 is broke, so seat 2 pays two dollars unasked, and then the bank
    assert payers(events) == [1, 2, 2, BANK]
    assert state.money == [1 + 1 + 2 + 1, 0, 0]


def test_a_question_comes_only_when_the_cards_before_have_paid() -> None:  # A8, A9
    state = position("Logging Camp, Hotels, Spruce", "", "", money=[0, 1, 1])
    assert paid(roll(state, 3, 4)) == [("Logging Camp", 2)]
    assert paid(pay(state, 2)) == [("Hotels", 1), ("Spruce", 1)]


def test_the_rollers_own_gain_does_not_make_an_opponent_solvent() -> None:  # A9
    state = position("Oil Rigs, Airfield", "Airfield", money=[0, 0])
    assert payers(roll(state, 6, 4)) == [BANK, BANK]
    assert state.money == [15, 0]


def test_a_ticket_card_in_an_opponents_town_takes_nothing() -> None:  # A9
    state = position("", "Ferry, Docks", money=[2, 2])
    roll(state, 3, 4)
    assert state.money == [3, 2]


def test_a_mine_pays_from_the_bank_alone() -> None:  # A7, A9
    state = position("Gold Mine", "", money=[0, 9])
    roll(state, 2)
    assert payers(die(state, 3)) == [BANK]
    assert state.money == [3, 9]


def test_no_ticket_card_can_pay_nothing() -> None:  # A9: so none ever takes a dollar that it does not pay
    assert all(card.base >= 1 for card in CARDS if card.ticket)
    assert sum(card.ticket for card in CARDS) == 17
