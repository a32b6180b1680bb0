"""What events do, by hand: dollars, points and free buys (A10, A12, A13, A15-A17)."""

import pytest

from game.alaska.cards import BY_NAME
from game.alaska.events import CardBought, CardTaken, EventTookEffect, FreeBuyDeclined
from game.alaska.rules import AlaskaState
from game.alaska.state import END, Phase
from game.contract import CHANCE
from tests.game.alaska.position import die, end, offered, owns, position, roll, take

# ---- dollars and points ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "dollars"),
    [
        ("Boom", 5),
        ("Avalanche", -1),
        ("Bust", -3),
        ("Depression", -6),
        ("Fire", -2),
        ("Ghost Towns", -4),
        ("Homestead Act", 5),
        ("Earthquake", -5),
        ("Oil Price Spike", 7),
        ("Oil Price Crash", -6),
        ("State Spending", 5),
        ("Recession", -3),
    ],
)
def test_an_event_moves_its_dollars(event: str, dollars: int) -> None:
    state = position("", "", top=f"{event}, Spruce, Crab", money=[10, 10])
    events = roll(state, 1)
    assert EventTookEffect(0, BY_NAME[event], dollars, points=0, die=0, idle=False) in events
    assert state.money == [10 + 1 + dollars, 10]  # the 1 is the second free dollar
    assert BY_NAME[event] in state.played


@pytest.mark.parametrize(("event", "points"), [("Exploration", 1), ("Iditarod", 1), ("Settlement Act", 1)])
def test_an_event_gives_its_point_to_who_drew_it(event: str, points: int) -> None:
    state = position("", "", "", top=f"{event}, Spruce, Crab", seat=1)
    assert EventTookEffect(1, BY_NAME[event], 0, points, die=0, idle=False) in roll(state, 1)
    assert state.points == [0, points, 0]
    assert state.scores() == (0, points, 0)


def test_volcanic_eruption_does_nothing() -> None:
    state = position("Crab", "", top="Volcanic Eruption, Spruce, Shrimp", money=[3, 3])
    events = roll(state, 1)
    assert EventTookEffect(0, BY_NAME["Volcanic Eruption"], 0, 0, 0, idle=True) in events
    assert (state.money, state.points, owns(state, 0)) == ([4, 3], [0, 0], ["Crab"])


def test_a_loss_takes_what_is_there() -> None:  # A10
    state = position("", "", top="Earthquake, Spruce, Crab", money=[2, 9])
    events = roll(state, 1)
    assert EventTookEffect(0, BY_NAME["Earthquake"], dollars=-3, points=0, die=0, idle=False) in events
    assert state.money == [0, 9]


def test_a_loss_of_one_who_has_nothing_takes_nothing() -> None:  # A10
    state = position("Construction", "", top="Fire, Spruce, Crab")
    events = roll(state, 3, 4)  # a match that pays nothing
    assert EventTookEffect(0, BY_NAME["Fire"], dollars=0, points=0, die=0, idle=True) in events
    assert state.money == [0, 0]


@pytest.mark.parametrize(("face", "gain"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_con_men_bring_a_die_less_two(face: int, gain: int) -> None:  # A15
    state = position("", "", top="Con Men, Spruce, Crab", money=[3, 3])
    roll(state, 1)
    assert (state.phase, state.actor, len(state.outcomes())) == (Phase.EVENT_DIE, CHANCE, 6)
    events = die(state, face)
    assert events == [EventTookEffect(0, BY_NAME["Con Men"], gain, points=0, die=face, idle=gain == 0)]
    assert state.money == [4 + gain, 3]
    assert (state.phase, state.played[-1]) == (Phase.INVEST, BY_NAME["Con Men"])


@pytest.mark.parametrize(
    ("event", "money", "after", "points"),
    [
        ("Seward’s Folly", 9, 9 + 1 - 4, 1),
        ("Seward’s Folly", 1, 0, 1),
        ("Seward’s Folly", 0, 0, 1),
        ("Permanent Fund", 9, 9 + 1 - 6, 1),
        ("Permanent Fund", 2, 0, 1),
        ("Oil Spill", 9, 9 + 1 - 4, -1),
        ("Oil Spill", 0, 0, -1),
    ],
)
def test_points_come_even_where_the_dollars_are_not_there(
    event: str, money: int, after: int, points: int
) -> None:  # A16
    state = position("", "", top=f"{event}, Spruce, Crab", money=[money, 5])
    roll(state, 1)
    assert (state.money, state.points) == ([after, 5], [points, 0])


def test_oil_spill_may_leave_a_total_below_nothing() -> None:  # A19
    state = position("", "Crab", top="Oil Spill, Spruce, Shrimp")
    roll(state, 1)
    assert state.scores() == (-1, 1 + 2)


@pytest.mark.parametrize(
    ("town", "loss"),
    [
        ("", 0),
        ("Crab", 2),
        ("Salmon, Halibut, Canneries", 6),
        ("Fishing Fleet, Sport Fishing", 0),  # Ships and Tourism
    ],
)
def test_fish_farms_take_two_dollars_for_each_fish_card(town: str, loss: int) -> None:  # A17
    state = position(town, "Cod, Pollock", top="Fish Farms, Spruce, Shrimp", money=[20, 20])
    roll(state, 5, 6)
    assert state.money == [21 - loss, 20]


def test_fish_farms_take_what_is_there() -> None:  # A10, A17
    state = position("Salmon, Whaling, Cod", "", top="Fish Farms, Spruce, Crab", money=[4, 0])
    roll(state, 5, 6)
    assert state.money == [0, 0]


# ---- free buys ---------------------------------------------------------------------------------------------


def free_buy(event: str, *, market: str = "", others: str = "Lumbering, Saw Mills", money: int = 0) -> AlaskaState:
    """Seat 0 has thrown a 1 and turned up the event and two other cards."""
    state = position("", "", market=market, top=f"{event}, {others}", money=[money, 0])
    roll(state, 1)
    return state


@pytest.mark.parametrize(
    ("event", "of_type", "of_another"),
    [
        ("Gold Rush", "Coal", "Crab"),
        ("Alaskan Air Expedition", "Airport", "Tunnel"),
        ("Alaska Railroad", "Tunnel", "Ferry"),
        ("Alaska Highway", "Highway", "Airport"),
        ("Statehood", "Customs", "Old Fort"),
        ("WWII", "Old Fort", "Customs"),
        ("Cold War Build-Up", "Army Base", "Customs"),
        ("Conservation Act", "Glaciers", "Oil Well"),
        ("Discovery", "Oil Well", "Glaciers"),
    ],
)
def test_a_free_buy_is_of_a_card_of_the_named_type(event: str, of_type: str, of_another: str) -> None:  # A13
    state = free_buy(event, market=f"{of_type}, {of_another}")
    assert (state.phase, state.actor, offered(state)) == (Phase.FREE_BUY, 0, [of_type])
    events = take(state, of_type)
    assert events == [CardTaken(0, BY_NAME[of_type], source=BY_NAME[event])]
    assert owns(state, 0) == [of_type]
    assert state.money == [1, 0]  # at no cost: the second free dollar is still there
    assert state.played[-1] == BY_NAME[event]


def test_a_free_buy_may_be_of_a_card_set_aside_or_new() -> None:  # A13
    state = free_buy("Discovery", market="Oil Well, Drills", others="Crude Oil, Lumbering")
    assert sorted(offered(state)) == ["Crude Oil", "Drills", "Oil Well"]
    new, old = state.clone(), state.clone()
    take(new, "Crude Oil")
    assert not new.fresh >> BY_NAME["Crude Oil"] & 1
    take(old, "Drills")
    assert not old.market >> BY_NAME["Drills"] & 1
    assert old.fresh >> BY_NAME["Crude Oil"] & 1


def test_a_card_drawn_after_the_event_is_a_candidate() -> None:  # A12, A13: all three lie up first
    state = position("", "", top="Gold Rush, Lumbering, Coal")
    roll(state, 1)
    assert offered(state) == ["Coal"]


def test_a_free_buy_may_be_declined() -> None:  # A13
    state = free_buy("WWII", market="Old Fort")
    assert state.legal() == [BY_NAME["Old Fort"], END]
    assert end(state) == [FreeBuyDeclined(0, source=BY_NAME["WWII"])]
    assert (owns(state, 0), state.phase, state.actor) == ([], Phase.INVEST, 0)
    assert offered(state) == ["Old Fort"]  # still there, for its price


def test_a_free_buy_without_a_candidate_has_no_effect_and_asks_nothing() -> None:  # A13
    state = position("", "Old Fort", market="Crab", top="WWII, Lumbering, Saw Mills")
    events = roll(state, 1)
    assert EventTookEffect(0, BY_NAME["WWII"], 0, 0, 0, idle=True) in events
    assert state.phase is Phase.INVEST
    assert owns(state, 1) == ["Old Fort"]


def test_a_free_card_is_no_purchase_for_the_rising_price() -> None:  # A13, A14
    state = free_buy("Discovery", market="Oil Rigs, Salmon", money=1)
    take(state, "Oil Rigs")
    assert take(state, "Salmon") == [CardBought(0, BY_NAME["Salmon"], price=2, nth=1, discount=0)]


def test_two_free_buys_are_done_one_after_the_other() -> None:  # A12
    state = position("", "", market="Tunnel, Bridge", top="Alaska Railroad, Alaska Highway, Spruce")
    roll(state, 1)
    assert sorted(offered(state)) == ["Bridge", "Tunnel"]
    take(state, "Bridge")
    assert (state.phase, offered(state)) == (Phase.FREE_BUY, ["Tunnel"])  # what is left for the second
    take(state, "Tunnel")
    assert (owns(state, 0), state.phase) == (["Bridge", "Tunnel"], Phase.INVEST)


def test_the_second_free_buy_has_no_effect_if_the_first_took_the_only_card() -> None:  # A12, A13
    state = position("", "", market="Tunnel", top="Alaska Railroad, Alaska Highway, Spruce")
    roll(state, 1)
    declined = state.clone()
    events = take(state, "Tunnel")
    assert events[1:] == [EventTookEffect(0, BY_NAME["Alaska Highway"], 0, 0, 0, idle=True)]
    assert state.phase is Phase.INVEST
    end(declined)
    assert offered(declined) == ["Tunnel"]


def test_events_between_free_buys_keep_their_place() -> None:  # A12
    state = position("", "", market="Coal, Tunnel", top="Gold Rush, Boom, Alaska Highway", money=[0, 0])
    roll(state, 1)
    assert (offered(state), state.money[0]) == (["Coal"], 1)  # Boom waits for the free buy
    take(state, "Coal")
    assert (offered(state), state.money[0]) == (["Tunnel"], 6)
    end(state)
    assert state.phase is Phase.INVEST


def test_fish_farms_wait_for_the_free_buy_before_them() -> None:  # A12, A17
    state = position("Crab", "", market="Coal", top="Gold Rush, Fish Farms, Cod", money=[9, 0])
    roll(state, 1)
    assert state.money[0] == 10
    take(state, "Coal")
    assert state.money[0] == 10 - 2


def test_con_men_wait_for_the_free_buy_before_them() -> None:  # A12
    state = position("", "", market="Coal", top="Gold Rush, Con Men, Cod")
    roll(state, 1)
    take(state, "Coal")
    assert state.phase is Phase.EVENT_DIE
    die(state, 6)
    assert (state.money[0], state.phase) == (5, Phase.INVEST)
