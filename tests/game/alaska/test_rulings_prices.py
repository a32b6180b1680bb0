"""Prices by hand: the n-th card costs n times its cost, Construction takes one off (A14)."""

import pytest

from game.alaska.cards import BY_NAME
from game.alaska.events import CardBought, InvestmentEnded
from game.alaska.rules import AlaskaState
from game.alaska.state import END, Phase
from game.contract import Event
from tests.game.alaska.position import cards, end, offered, owns, position, roll, take


def invest(town: str, dollars: int, market: str, top: str = "") -> AlaskaState:
    """Seat 0 invests with exactly these dollars; unless named, the three new cards cost 8, 9 and 10."""
    top = top or "Cruise Ships, State Capital, Alaskan Pipeline"
    state = position(town, "", market=market, top=top)
    roll(state, 3, 4)
    assert state.phase is Phase.INVEST
    state.money[0] = dollars
    return state


def price(events: list[Event]) -> int:
    return next(event.price for event in events if isinstance(event, CardBought))


def test_the_second_card_costs_double_and_the_third_triple() -> None:  # A14
    state = invest("", 100, "Salmon, Gold Mine, Docks, Crab")
    assert price(take(state, "Salmon")) == 2
    assert price(take(state, "Gold Mine")) == 2 * 3
    assert price(take(state, "Docks")) == 3 * 3
    assert price(take(state, "Crab")) == 4 * 2
    assert price(take(state, "State Capital")) == 5 * 9
    assert state.money[0] == 100 - 2 - 6 - 9 - 8 - 45
    assert owns(state, 0) == ["Salmon", "Gold Mine", "Docks", "Crab", "State Capital"]


def test_what_is_not_affordable_is_not_offered() -> None:  # A10, A14
    state = invest("", 5, "Salmon, Gold Mine, Mail Service, Military Base")
    assert offered(state) == ["Salmon", "Gold Mine", "Mail Service"]  # 2, 3, 5; not 6
    take(state, "Salmon")
    assert offered(state) == []  # 3 dollars: the others cost 6, 10
    assert state.legal() == [END]


def test_buying_may_stop_at_any_time_and_the_rest_is_set_aside() -> None:  # A11, A14
    state = invest("", 50, "Salmon", top="Spruce, Crab, Port")
    take(state, "Crab")
    events = end(state)
    assert events[0] == InvestmentEnded(0, set_aside=cards("Spruce, Port"))
    assert state.market == sum(1 << card for card in cards("Salmon, Spruce, Port"))
    assert (state.fresh, state.turned_up, state.actor) == (0, (), 1)


def test_nothing_needs_to_be_bought() -> None:  # A14
    state = invest("", 50, "Salmon")
    end(state)
    assert (state.money[0], owns(state, 0)) == (50, [])


def test_prices_start_from_one_in_each_turn() -> None:  # A14
    state = invest("", 50, "Salmon, Crab, Port")
    take(state, "Salmon")
    take(state, "Crab")
    end(state)
    roll(state, 1)
    state.money[1] = 3
    assert price(take(state, "Port")) == 3


def test_construction_takes_one_off_each_price() -> None:  # A14
    state = invest("Construction", 50, "Salmon, Gold Mine, Docks")
    assert price(take(state, "Salmon")) == 2 - 1
    assert price(take(state, "Gold Mine")) == 2 * 3 - 1
    assert price(take(state, "Docks")) == 3 * 3 - 1


def test_construction_bought_in_the_turn_helps_from_the_next_purchase() -> None:  # A14
    state = invest("", 50, "Construction, Salmon, Gold Mine")
    assert price(take(state, "Salmon")) == 2
    assert price(take(state, "Construction")) == 2 * 4
    assert price(take(state, "Gold Mine")) == 3 * 3 - 1


def test_a_rivals_construction_helps_nobody_else() -> None:  # A14
    state = position("", "Construction", market="Salmon", money=[9, 9])
    roll(state, 1)
    assert price(take(state, "Salmon")) == 2


def test_a_price_of_nothing_needs_no_money_and_counts_as_a_purchase() -> None:  # A14
    state = invest("Construction", 0, "Haida People, Old Fort, Salmon")
    assert offered(state) == ["Haida People", "Old Fort"]
    events = take(state, "Haida People")
    assert events == [CardBought(0, BY_NAME["Haida People"], price=0, nth=1, discount=1)]
    assert offered(state) == []  # Old Fort is 2 x 1 - 1 = 1 now
    state.money[0] = 1
    assert offered(state) == ["Old Fort"]
    assert price(take(state, "Old Fort")) == 1
    assert state.money[0] == 0


@pytest.mark.parametrize(
    ("town", "bought", "dollars", "affordable"),
    [
        ("", 0, 0, []),
        ("", 0, 1, ["Old Fort"]),
        ("", 1, 1, []),
        ("", 1, 2, ["Old Fort"]),
        ("", 1, 11, ["Old Fort", "Mail Service"]),
        ("", 2, 27, ["Old Fort", "State Capital", "Mail Service"]),
        ("Construction", 0, 4, ["Old Fort", "Mail Service"]),
        ("Construction", 0, 8, ["Old Fort", "State Capital", "Mail Service"]),
        ("Construction", 1, 8, ["Old Fort"]),
        ("Construction", 1, 9, ["Old Fort", "Mail Service"]),
        ("Construction", 2, 25, ["Old Fort", "Mail Service"]),
        ("Construction", 2, 26, ["Old Fort", "State Capital", "Mail Service"]),
        ("", 0, 10_000, ["Old Fort", "State Capital", "Mail Service"]),
    ],
)
def test_a_card_is_offered_from_its_exact_price_on(
    town: str, bought: int, dollars: int, affordable: list[str]
) -> None:  # A14: costs 1, 9 and 5
    state = invest(town, dollars, "Old Fort", top="State Capital, Mail Service, Alaskan Pipeline")
    state.fresh ^= 1 << BY_NAME["Alaskan Pipeline"]
    state.bought = bought
    assert sorted(offered(state)) == sorted(affordable)


def test_the_dearest_card_is_offered_too() -> None:  # A14
    assert offered(invest("", 10, "Alaskan Pipeline", top="Spruce, Port, Crab"))[-1] == "Alaskan Pipeline"
