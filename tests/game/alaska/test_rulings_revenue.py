"""The Revenue Phase by hand: which card pays on which roll, how much, when the second dollar comes (A2-A8)."""

import pytest

from game.alaska.cards import BY_NAME, CARDS, DECK_SIZE
from game.alaska.events import CardPaid, FreeDollar, MinedOut, TurnBegan
from game.alaska.rules import start
from game.alaska.state import ROLL_ONE, ROLL_TWO, Phase, Rules
from game.contract import CHANCE
from tests.game.alaska.position import die, end, owns, paid, position, roll


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_two_dollars_and_no_cards(seats: int) -> None:  # A2
    state = start(seats, 1, Rules())
    assert state.money == [2] * seats
    assert state.towns == [()] * seats
    assert state.scores() == (0,) * seats
    assert (state.actor, state.phase) == (CHANCE, Phase.SHUFFLE)


def test_the_first_seat_begins_and_the_others_follow_in_order() -> None:  # A2
    state = start(3, 2, Rules())
    state.resolve(tuple(sorted(range(DECK_SIZE), key=lambda card: CARDS[card].era)))  # resources first
    order = []
    for _ in range(5):
        order.append(state.actor)
        roll(state, 1)
        end(state)
    assert order == [2, 0, 1, 2, 0]


def test_a_turn_begins_with_a_free_dollar() -> None:
    state = position("", "", money=[2, 2], seat=0)
    roll(state, 1)
    events = end(state)
    assert events[-2:] == [TurnBegan(seat=1, turn=2, extra=False), FreeDollar(seat=1, consolation=False)]
    assert state.money[1] == 3


def test_one_die_or_two_is_chosen_before_each_roll() -> None:  # A3
    state = position("", "")
    assert state.legal() == [ROLL_ONE, ROLL_TWO]
    one, two = state.clone(), state.clone()
    one.apply(ROLL_ONE)
    two.apply(ROLL_TWO)
    assert [sum(dice) for dice, _ in one.outcomes()] == [1, 2, 3, 4, 5, 6]
    assert sorted({sum(dice) for dice, _ in two.outcomes()}) == list(range(2, 13))
    with pytest.raises(ValueError, match="no such dice"):
        one.resolve((7,))
    with pytest.raises(ValueError, match="no such dice"):
        one.resolve((3, 4))


@pytest.mark.parametrize(
    ("card", "rolls"),
    [
        ("Copper Mines", {4, 5}),  # 4-5: both ends
        ("Petroleum", {8, 9, 10}),  # 8-10
        ("Port", {9, 10, 11, 12}),  # 9+
        ("Shipping", {11, 12}),  # 11+
        ("Oil Reserves", {12}),  # 12: exactly
        ("Courthouse", {6}),
        ("Silver Mines", {2, 3}),
    ],
)
def test_a_score_holds_both_ends_and_a_plus_goes_on_to_twelve(card: str, rolls: set[int]) -> None:  # A3
    matching = set()
    for total in range(2, 13):
        state = position(f"{card}, Lumbering", "")
        events = roll(state, (total + 1) // 2, total // 2)
        if card in dict(paid(events)):
            matching.add(total)
    assert matching == rolls


def test_the_sum_of_two_dice_counts_and_not_the_faces() -> None:  # A3
    state = position("Courthouse", "")  # 6
    assert paid(roll(state, 6, 3)) == []
    state = position("Courthouse", "")
    assert paid(roll(state, 6)) == [("Courthouse", 1)]


def test_no_match_gives_a_second_dollar() -> None:  # A4
    state = position("Courthouse", "Silver Mines")  # the rival's 2-3 does not help
    events = roll(state, 2)
    assert events[1:2] == [FreeDollar(seat=0, consolation=True)]
    assert state.money == [1, 0]


@pytest.mark.parametrize(
    ("town", "dice"),
    [
        ("Construction", (3, 4)),  # pays nothing ever
        ("Oil Reserves", (6, 6)),  # 4 times no Wood
    ],
)
def test_a_match_that_pays_nothing_forfeits_the_second_dollar(town: str, dice: tuple[int, int]) -> None:  # A4
    state = position(town, "")
    events = roll(state, *dice)
    assert paid(events) == [(town, 0)]
    assert not any(isinstance(event, FreeDollar) for event in events)
    assert state.money == [0, 0]


@pytest.mark.parametrize(("face", "dollars"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_gold_panning_pays_its_die_less_three_and_a_low_die_is_a_match(face: int, dollars: int) -> None:  # A4, A7
    state = position("Gold Panning", "")
    roll(state, 2)
    events = die(state, face)
    assert paid(events) == [("Gold Panning", dollars)]
    assert state.money == [dollars, 0]  # no second free dollar, and no card lost on a 6
    assert owns(state, 0) == ["Gold Panning"]


@pytest.mark.parametrize(
    ("town", "dice", "expected"),
    [
        # 1 +X: Ships are Docks and Ferry
        ("Herring, Docks, Ferry", (6,), [("Herring", 3), ("Docks", 1)]),
        # X alone, the card itself a Fish
        ("Canneries", (6,), [("Canneries", 1)]),
        ("Canneries, Crab, Shrimp", (6,), [("Canneries", 3)]),
        # the paying card counts where it is of that type
        ("Saw Mills", (3, 4), [("Saw Mills", 2)]),
        ("Harbor, Port", (5, 5), [("Harbor", 6), ("Port", 4)]),
        ("Alaskan Pipeline", (3, 4), [("Alaskan Pipeline", 3)]),
        ("Cruise Ships, Glaciers, Hotels", (3, 4), [("Cruise Ships", 4), ("Hotels", 1)]),
        # X = Mines, also those that do not match
        ("Trading Post, Coal, Gold Claim", (5,), [("Trading Post", 3)]),
        ("Fur Trapping, Lumber Jacks", (1,), [("Fur Trapping", 2)]),
        ("State Park, Customs, Courthouse", (4, 4), [("State Park", 5)]),
        ("Tankers, Oil Well, Drills", (4, 5), [("Tankers", 6), ("Drills", 10)]),
    ],
)
def test_x_counts_the_rollers_cards_of_the_named_type(
    town: str, dice: tuple[int, ...], expected: list[tuple[str, int]]
) -> None:  # A5
    state = position(town, "Whaling, Steamers, Spruce, Crude Oil, Old Fort, Airport", money=[0, 0])
    assert paid(roll(state, *dice)) == expected


def test_x_is_told_with_the_payment() -> None:  # A5
    state = position("Herring, Steamers", "")
    event = next(event for event in roll(state, 6) if isinstance(event, CardPaid))
    assert (event.counted, event.amount, event.die) == (1, 2, 0)


@pytest.mark.parametrize(
    ("town", "dice", "expected"),
    [
        ("Tlingit Tribe", (1,), 1),
        ("Tlingit Tribe, Spruce, Wood Pulp", (1,), 3),
        ("Eskimo Land, Oil Rigs", (2,), 2),
        ("Oil Reserves, Spruce", (6, 6), 4),
        ("Oil Reserves, Spruce, Lumbering, Saw Mills", (6, 6), 12),
        ("Army Base", (5,), 2),
        ("Coal", (4,), 2),
    ],
)
def test_misprinted_cards_pay_like_their_siblings(town: str, dice: tuple[int, ...], expected: int) -> None:  # A6
    assert paid(roll(position(town, ""), *dice)) == [(town.split(",")[0], expected)]


def test_each_matching_mine_rolls_its_own_die() -> None:  # A7
    state = position("Gold Mine, Rich Vein, Gold Claim", "")  # 3 is in 2-3 and in 3-4
    assert paid(roll(state, 3)) == []
    assert state.actor == CHANCE
    assert [outcome for outcome, _ in state.outcomes()] == [(1,), (2,), (3,), (4,), (5,), (6,)]
    assert paid(die(state, 2)) == [("Gold Mine", 2)]
    assert paid(die(state, 5)) == [("Rich Vein", 5)]
    assert paid(die(state, 1)) == [("Gold Claim", 1)]
    assert state.money == [8, 0]


@pytest.mark.parametrize("mine", ["Gold Mine", "Rich Vein", "Gold Prospectors", "Gold Claim"])
def test_a_six_is_paid_and_the_mine_is_gone_for_good(mine: str) -> None:  # A7
    state = position(f"Haida People, {mine}", "")
    before = state.scores()[0]  # two cards, +1 VP, most Indians, most Mines
    roll(state, 3)
    events = die(state, 6)
    assert events[:2] == [
        CardPaid(0, BY_NAME[mine], amount=6, payer=-1, counted=0, die=6),
        MinedOut(0, BY_NAME[mine]),
    ]
    assert state.money == [6, 0]
    assert owns(state, 0) == ["Haida People"]
    assert state.gone >> BY_NAME[mine] & 1
    assert not (state.market | state.fresh) >> BY_NAME[mine] & 1
    assert (before, state.scores()[0]) == (7, 4)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_a_mine_that_rolls_less_than_six_stays(face: int) -> None:  # A7
    state = position("Gold Mine", "")
    roll(state, 2)
    die(state, face)
    assert (state.money[0], owns(state, 0), state.gone) == (face, ["Gold Mine"], 0)


def test_matching_cards_pay_in_the_order_acquired() -> None:  # A8
    state = position("Cod, Docks, Pollock, Ferry", "")
    assert paid(roll(state, 3, 4)) == [("Cod", 3), ("Docks", 1), ("Pollock", 3), ("Ferry", 1)]
    state = position("Ferry, Pollock, Docks, Cod", "")
    assert [name for name, _ in paid(roll(state, 3, 4))] == ["Ferry", "Pollock", "Docks", "Cod"]


def test_a_card_of_a_free_buy_pays_in_its_place_too() -> None:  # A8
    state = position("Ferry", "", market="Gold Claim, Gold Panning", top="Gold Rush, Spruce, Port", money=[9, 9])
    roll(state, 1)
    state.apply(BY_NAME["Gold Panning"])
    state.apply(BY_NAME["Gold Claim"])
    assert owns(state, 0) == ["Ferry", "Gold Panning", "Gold Claim"]
    end(state)
    roll(state, 1)
    end(state)
    events = [*roll(state, 3), *die(state, 6), *die(state, 4)]
    assert paid(events) == [("Gold Panning", 3), ("Gold Claim", 4)]


def test_every_x_is_read_before_a_mine_is_gone() -> None:  # A8
    # No printed card counts Mines on the roll of a mine (2 to 4), so a Trading Post is put among the matches.
    state = position("Gold Claim, Trading Post, Coal", "")
    roll(state, 3)
    state.queue = (BY_NAME["Gold Claim"], BY_NAME["Trading Post"])
    events = die(state, 6)
    assert paid(events) == [("Gold Claim", 6), ("Trading Post", 3)]  # 1 + both Mines of the moment of the roll
    assert owns(state, 0) == ["Trading Post", "Coal"]


def test_two_mines_may_be_gone_on_one_roll() -> None:  # A7, A8
    state = position("Gold Mine, Gold Panning, Gold Claim", "")
    roll(state, 2)
    die(state, 6)
    die(state, 6)
    die(state, 6)
    assert owns(state, 0) == ["Gold Panning"]
    assert state.money == [6 + 3 + 6, 0]
    assert state.phase is Phase.INVEST
