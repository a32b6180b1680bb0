"""The end of a game: the last spending, and equal turns (A18, A22)."""

import pytest

from game.alaska.cards import BY_NAME
from game.alaska.events import CardBought, FreeDollar, GameEnded, InvestmentEnded, LastSpendingBegan, TurnBegan
from game.alaska.outlook import seats_still_to_act
from game.alaska.rules import AlaskaState
from game.alaska.state import END, Phase
from game.contract import OVER
from tests.game.alaska.position import end, offered, owns, position, roll, take


def last_turn(*towns: str, seat: int, turn: int, rules: str = "", market: str = "Salmon") -> AlaskaState:
    """The seat has thrown and turned up the last three cards, none of them an event; all have 20 dollars."""
    state = position(
        *towns,
        seat=seat,
        turn=turn,
        rules=rules,
        market=market,
        top="Spruce, Lumbering, Saw Mills",
        left=3,
        money=[20] * len(towns),
    )
    roll(state, 6, 6)
    assert state.phase is Phase.INVEST
    return state


@pytest.mark.parametrize(
    ("seats", "last", "order"),
    [
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
        (3, 0, [1, 2, 0]),
        (4, 2, [3, 0, 1, 2]),
        (5, 4, [0, 1, 2, 3, 4]),
    ],
)
def test_all_spend_once_more_beginning_after_the_last_turn_and_ending_with_it(
    seats: int, last: int, order: list[int]
) -> None:  # A18
    state = last_turn(*[""] * seats, seat=last, turn=40)
    asked: list[int] = []
    assert set(seats_still_to_act(state.view(0))) == set(range(seats))
    events = end(state)
    assert isinstance(events[0], InvestmentEnded)
    while state.actor != OVER:
        assert state.phase is Phase.LAST_SPENDING
        assert list(seats_still_to_act(state.view(0))) == order[len(asked) :]
        assert events[-1] == LastSpendingBegan(state.actor)
        asked.append(state.actor)
        events = end(state)
    assert asked == order and not seats_still_to_act(state.view(0))
    assert state.turn == 40  # a last spending is no turn


def test_the_player_of_the_last_card_finishes_the_turn_first() -> None:  # A18
    state = last_turn("", "", seat=0, turn=40)
    take(state, "Spruce")
    take(state, "Lumbering")
    assert (state.phase, state.money[0]) == (Phase.INVEST, 20 + 1 - 2 - 4)
    end(state)
    assert (state.phase, state.actor) == (Phase.LAST_SPENDING, 1)


def test_the_last_spending_has_no_revenue_and_no_new_cards() -> None:  # A18
    state = last_turn("", "Oil Rigs", seat=0, turn=40)
    events = end(state)
    assert not any(isinstance(event, FreeDollar | TurnBegan) for event in events)
    assert state.money == [21, 20]
    assert END in state.legal()
    assert sorted(offered(state)) == ["Lumbering", "Salmon", "Saw Mills", "Spruce"]


def test_prices_of_the_last_spending_start_from_one_again() -> None:  # A14, A18
    state = last_turn("", "", seat=0, turn=40)
    take(state, "Spruce")
    end(state)
    assert take(state, "Salmon") == [CardBought(1, BY_NAME["Salmon"], price=2, nth=1, discount=0)]
    assert take(state, "Saw Mills") == [CardBought(1, BY_NAME["Saw Mills"], price=6, nth=2, discount=0)]
    end(state)
    assert take(state, "Lumbering") == [CardBought(0, BY_NAME["Lumbering"], price=2, nth=1, discount=0)]
    assert (owns(state, 0), owns(state, 1)) == (["Spruce", "Lumbering"], ["Salmon", "Saw Mills"])


def test_construction_helps_in_the_last_spending_too() -> None:  # A14, A18
    state = last_turn("", "", seat=0, turn=40, market="Construction, Salmon, Old Fort")
    end(state)
    assert take(state, "Construction") == [CardBought(1, BY_NAME["Construction"], price=4, nth=1, discount=0)]
    assert take(state, "Salmon") == [CardBought(1, BY_NAME["Salmon"], price=3, nth=2, discount=1)]
    end(state)
    state.money[0] = 1
    assert take(state, "Old Fort") == [CardBought(0, BY_NAME["Old Fort"], price=1, nth=1, discount=0)]


def test_a_price_of_nothing_can_be_paid_with_nothing_at_the_very_end() -> None:  # A14, A18
    state = last_turn("", "Construction", seat=0, turn=40, market="Haida People")
    end(state)
    state.money[1] = 0
    assert offered(state) == ["Haida People"]
    take(state, "Haida People")
    assert state.legal() == [END]


def test_the_game_ends_with_points_and_winners() -> None:  # A18
    state = last_turn("Glaciers", "Crab", seat=0, turn=40)
    end(state)
    end(state)
    events = end(state)
    assert events == [InvestmentEnded(0, ()), GameEnded(scores=(1 + 3 + 1 + 2, 1 + 2), winners=(0,))]
    assert (state.actor, state.phase, state.legal(), state.outcomes()) == (OVER, Phase.OVER, [], [])


def test_a_deck_with_a_card_left_has_another_turn() -> None:  # A18
    state = position("", "", top="Spruce, Lumbering, Saw Mills, Port", left=4, turn=39)
    roll(state, 1)
    end(state)
    assert (state.phase, state.actor, state.turn) == (Phase.ROLL, 1, 40)


# ---- A22: the printed rule stands ... ----------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seat"), [(3, 0), (4, 1)])
def test_without_the_house_rule_turns_may_be_uneven(seats: int, seat: int) -> None:  # A22
    state = last_turn(*[""] * seats, seat=seat, turn=40 if seats == 3 else 30)
    end(state)
    assert state.phase is Phase.LAST_SPENDING


# ---- ... and the house rule equal_turns --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "first", "turns", "extra"),
    [
        (2, 0, 40, []),
        (2, 1, 31, [0]),  # seat 1 began and took the 31st
        (3, 0, 40, [1, 2]),
        (3, 2, 40, [0, 1]),
        (3, 0, 30, []),
        (3, 1, 31, [2, 0]),
        (4, 0, 40, []),
        (4, 3, 30, [1, 2]),
        (4, 0, 31, [3]),
        (5, 2, 40, []),
        (5, 0, 31, [1, 2, 3, 4]),
    ],
)
def test_each_seat_that_had_fewer_turns_takes_one_more(
    seats: int, first: int, turns: int, extra: list[int]
) -> None:  # A22
    last = (first + turns - 1) % seats
    state = last_turn(*[""] * seats, seat=last, turn=turns, rules="equal_turns")
    state.first = first
    taken = []
    events = end(state)
    while state.phase is Phase.ROLL:
        taken.append(state.actor)
        assert TurnBegan(state.actor, turns + len(taken), extra=True) in events
        roll(state, 6, 6)
        events = end(state)
    assert taken == extra
    final = (last + len(extra)) % seats
    spenders = []
    while state.actor != OVER:
        spenders.append(state.actor)
        end(state)
    assert spenders == [(final + 1 + step) % seats for step in range(seats)]  # A18, after the last extra turn


def test_an_extra_turn_is_a_full_one_with_nothing_to_turn_up() -> None:  # A22
    state = last_turn("", "Courthouse", "", seat=0, turn=40, rules="equal_turns")
    end(state)
    events = roll(state, 6)
    assert state.money[1] == 20 + 1 + 1  # the free dollar and the Courthouse
    assert (state.phase, state.turned_up, state.fresh) == (Phase.INVEST, (), 0)
    assert len(events) == 2
    assert sorted(offered(state)) == ["Lumbering", "Salmon", "Saw Mills", "Spruce"]
    take(state, "Salmon")
    take(state, "Spruce")
    assert state.money[1] == 22 - 2 - 2 * 2
    assert end(state)[0] == InvestmentEnded(1, set_aside=())
    assert (state.phase, state.actor) == (Phase.ROLL, 2)


def test_an_extra_turn_without_a_match_brings_the_second_dollar() -> None:  # A4, A22
    state = last_turn("", "", "", seat=0, turn=40, rules="equal_turns")
    end(state)
    roll(state, 1)
    assert state.money[1] == 22


def test_equal_turns_with_replaced_events_and_events_at_the_bottom() -> None:  # A12, A22
    rules = "equal_turns replace_events"
    top = "Spruce, Lumbering, Saw Mills, Fire"
    state = position("", "", "", "", seat=1, turn=30, top=top, left=4, rules=rules, money=[9] * 4)
    roll(state, 1)
    end(state)
    assert (state.actor, state.turn) == (2, 31)  # only the Fire is left: a normal turn
    roll(state, 1)
    assert state.money[2] == 9 + 1 + 1 - 2
    events = end(state)
    assert TurnBegan(3, 32, extra=True) in events
    roll(state, 1)
    end(state)
    assert (state.phase, state.actor) == (Phase.LAST_SPENDING, 0)
