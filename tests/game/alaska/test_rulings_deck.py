"""The deck and its three cards a turn, as printed and with replaced events (A1, A11, A12)."""

import pytest

from game.alaska.cards import CARDS, DECK_SIZE, RESOURCES
from game.alaska.events import CardTurnedUp, EventTookEffect
from game.alaska.rules import start
from game.alaska.state import Phase, Rules
from game.chance import Chance
from game.contract import Event
from tests.game.alaska.position import cards, end, names, offered, position, roll, take

REPLACED = "replace_events"


def turned_up(events: list[Event]) -> list[tuple[str, bool]]:
    return [(CARDS[event.card].name, event.replaces) for event in events if isinstance(event, CardTurnedUp)]


def effects(events: list[Event]) -> list[str]:
    return [CARDS[event.card].name for event in events if isinstance(event, EventTookEffect)]


def test_early_cards_lie_on_top_and_late_ones_at_the_bottom() -> None:  # A1
    state = start(2, 0, Rules())
    for seed in range(50):
        order = state.sample(Chance(seed))
        assert sorted(order) == list(range(DECK_SIZE))
        assert [CARDS[card].era for card in order] == [0] * 30 + [1] * 53 + [2] * 37


def test_every_place_of_a_part_may_hold_any_card_of_it() -> None:  # A1
    state = start(2, 0, Rules())
    orders = [state.sample(Chance(seed)) for seed in range(600)]
    for place, size in ((0, 30), (29, 30), (30, 53), (82, 53), (83, 37), (119, 37)):
        assert len({order[place] for order in orders}) == size


@pytest.mark.parametrize(
    "swap",
    [
        (0, 119),  # an early card at the bottom
        (29, 30),  # parts mixed at their border
        (82, 83),
    ],
)
def test_a_deck_that_is_not_stacked_is_refused(swap: tuple[int, int]) -> None:  # A1
    state = start(2, 0, Rules())
    order = list(state.sample(Chance(1)))
    order[swap[0]], order[swap[1]] = order[swap[1]], order[swap[0]]
    with pytest.raises(ValueError, match="a deck is all 120 cards"):
        state.resolve(tuple(order))
    for wrong in ((), tuple(order[:-1]), (*order[:-1], order[0]), (*order, 0)):
        with pytest.raises(ValueError, match="a deck is all 120 cards"):
            state.resolve(wrong)
    assert state.phase is Phase.SHUFFLE


def test_three_cards_are_turned_up_after_the_revenue() -> None:  # A11
    state = position("", "", top="Spruce, Crab, Port, Ferry", money=[9, 9], market="Salmon")
    assert offered(state) == []  # nothing is for sale before
    events = roll(state, 1)
    assert turned_up(events) == [("Spruce", False), ("Crab", False), ("Port", False)]
    assert names(state.turned_up) == ["Spruce", "Crab", "Port"]
    assert sorted(offered(state)) == ["Crab", "Port", "Salmon", "Spruce"]


def test_a_new_card_is_not_for_sale_before_its_turn_and_stays_for_good_after() -> None:  # A11
    state = position("", "", top="Spruce, Crab, Port, Ferry, Boats, Cod", money=[90, 90])
    roll(state, 1)
    take(state, "Crab")
    assert "Ferry" not in offered(state)
    end(state)
    roll(state, 1)
    assert sorted(offered(state)) == ["Boats", "Cod", "Ferry", "Port", "Spruce"]
    end(state)
    roll(state, 1)
    assert {"Spruce", "Port", "Ferry", "Boats", "Cod"} <= set(offered(state))


def test_all_three_lie_up_before_the_first_event_works() -> None:  # A12
    state = position("", "", top="Boom, Spruce, Fire", money=[0, 0])
    events = roll(state, 1)
    assert turned_up(events) == [("Boom", False), ("Spruce", False), ("Fire", False)]
    assert effects(events) == ["Boom", "Fire"]
    first_effect = next(i for i, event in enumerate(events) if isinstance(event, EventTookEffect))
    assert not any(isinstance(event, CardTurnedUp) for event in events[first_effect:])
    assert names(state.played[-2:]) == ["Boom", "Fire"]
    assert offered(state) == ["Spruce"]  # an event is not replaced


@pytest.mark.parametrize(("top", "dollars"), [("Boom, Depression, Fire", 0), ("Depression, Boom, Fire", 3)])
def test_events_work_in_the_order_drawn(top: str, dollars: int) -> None:  # A12: 1 dollar, then +5, -6, -2
    state = position("", "", top=top, money=[0, 0])
    roll(state, 1)
    assert state.money[0] == dollars


def test_three_events_leave_only_the_market_to_buy_from() -> None:  # A12
    state = position("", "", top="Boom, Exploration, Iditarod", money=[0, 3], market="Salmon")
    roll(state, 1)
    assert (state.phase, offered(state), state.fresh) == (Phase.INVEST, ["Salmon"], 0)
    assert state.points == [2, 0]


def test_the_last_cards_may_be_fewer_than_three() -> None:  # A11: never so with 120, but the rule is clear
    state = position("", "", top="Spruce, Crab", left=2)
    assert turned_up(roll(state, 1)) == [("Spruce", False), ("Crab", False)]


# ---- house rule replace_events -----------------------------------------------------------------------------


def test_a_replaced_event_gives_way_to_a_further_card() -> None:  # A12
    state = position("", "", top="Boom, Spruce, Crab, Port, Ferry", rules=REPLACED, money=[0, 0])
    events = roll(state, 1)
    assert turned_up(events) == [("Boom", False), ("Spruce", False), ("Crab", False), ("Port", True)]
    assert effects(events) == ["Boom"]
    assert sorted(names(_bits(state.fresh))) == ["Crab", "Port", "Spruce"]


def test_a_replacement_that_is_an_event_is_replaced_too() -> None:  # A12
    top = "Spruce, Crab, Boom, Fire, Exploration, Port, Ferry"
    state = position("", "", top=top, rules=REPLACED, money=[0, 0])
    events = roll(state, 1)
    assert [name for name, _ in turned_up(events)] == ["Spruce", "Crab", "Boom", "Fire", "Exploration", "Port"]
    assert [replaces for _, replaces in turned_up(events)] == [False] * 3 + [True] * 3
    assert effects(events) == ["Boom", "Fire", "Exploration"]  # only when three resources lie up
    assert state.money[0] == 1 + 5 - 2


def test_the_third_resource_ends_the_turning_up() -> None:  # A12: an event just below waits for the next turn
    state = position("", "", top="Spruce, Crab, Port, Boom", rules=REPLACED)
    assert len(turned_up(roll(state, 1))) == 3
    assert state.money[0] == 1


def test_a_card_taken_by_a_free_buy_is_not_refilled() -> None:  # A12
    state = position("", "", top="Gold Rush, Coal, Crab, Port, Ferry", rules=REPLACED, money=[9, 9])
    roll(state, 1)
    take(state, "Coal")
    assert sorted(offered(state)) == ["Crab", "Port"]


def test_events_are_replaced_until_the_deck_is_empty() -> None:  # A12, A18
    state = position("", "", top="Boom, Spruce, Fire, Bust", left=4, rules=REPLACED, money=[0, 0])
    events = roll(state, 1)
    assert [name for name, _ in turned_up(events)] == ["Boom", "Spruce", "Fire", "Bust"]
    assert (state.drawn, state.fresh.bit_count()) == (DECK_SIZE, 1)
    assert state.money[0] == 1 + 5 - 2 - 3
    end(state)
    assert state.phase is Phase.LAST_SPENDING


def test_a_turn_that_turns_up_only_events_is_a_normal_turn() -> None:  # A12
    state = position("", "Silver Mines", top="Boom, Fire", left=2, seat=1, rules=REPLACED, market="Salmon")
    events = roll(state, 3)
    assert [name for name, _ in turned_up(events)] == ["Boom", "Fire"]
    assert state.money[1] == 4 + 5 - 2  # Silver Mines paid, the events worked
    assert (state.phase, offered(state)) == (Phase.INVEST, ["Salmon"])
    take(state, "Salmon")
    end(state)
    assert (state.phase, state.actor) == (Phase.LAST_SPENDING, 0)


def _bits(mask: int) -> list[int]:
    return [card for card in range(RESOURCES) if mask >> card & 1]


def test_set_aside_cards_are_told_in_the_order_drawn() -> None:  # A11
    state = position("", "", top="Port, Fire, Crab")
    roll(state, 1)
    event = end(state)[0]
    assert getattr(event, "set_aside", None) == cards("Port, Crab")
