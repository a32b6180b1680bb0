"""Questions that a player asks of a view: odds, prospects, prices, turns to come."""

from fractions import Fraction
from itertools import product

import pytest

from game.alaska.cards import BY_NAME, mask_of
from game.alaska.outlook import (
    ROLL_ODDS,
    dice_outlook,
    expected_die,
    number_of_turns,
    pays,
    price,
    prospect,
    roll_pays,
    turns_left,
)
from game.alaska.rules import AlaskaState, start
from game.alaska.state import Phase, Rules
from game.chance import Chance
from game.contract import CHANCE, OVER
from tests.game.alaska.position import cards, end, position, roll, take


def owned(names: str) -> int:
    return mask_of(*cards(names))


def test_the_odds_are_those_of_the_dice() -> None:  # A3
    assert ROLL_ODDS[1] == tuple(Fraction(1 <= total <= 6, 6) for total in range(13))
    throws = [sum(dice) for dice in product(range(1, 7), repeat=2)]
    assert ROLL_ODDS[2] == tuple(Fraction(throws.count(total), 36) for total in range(13))


@pytest.mark.parametrize(
    ("card", "dollars"),
    [("Gold Mine", Fraction(21, 6)), ("Gold Panning", Fraction(1 + 2 + 3, 6)), ("Coal", Fraction(0))],
)
def test_the_die_of_a_card_on_average(card: str, dollars: Fraction) -> None:  # A7
    assert expected_die(BY_NAME[card]) == dollars


def test_what_a_card_pays_to_the_owner_of_a_town() -> None:  # A5, A6
    town = owned("Herring, Docks, Ferry, Oil Reserves, Spruce, Lumbering")
    assert pays(town, BY_NAME["Herring"]) == 3
    assert pays(town, BY_NAME["Oil Reserves"]) == 8
    assert pays(town, BY_NAME["Gold Claim"]) == 3.5
    assert pays(town, BY_NAME["Construction"]) == 0
    assert roll_pays(town, 6) == 3 + 1 + 1 + 2  # Herring, Docks, Spruce, Lumbering
    assert roll_pays(town, 12) == 8
    assert roll_pays(town, 11) == 0


def test_the_outlook_of_one_die() -> None:
    outlook = dice_outlook(owned("Courthouse, Silver Mines"), 1)  # 1 on a 6, 4 on a 2 and a 3
    assert list(outlook.by_roll) == [0, 0, 4, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert outlook.chance == pytest.approx(3 / 6)
    assert outlook.dollars == pytest.approx((4 + 4 + 1) / 6 + 3 / 6)  # and 1 where nothing matches


def test_the_outlook_of_two_dice() -> None:
    outlook = dice_outlook(owned("Courthouse, Silver Mines"), 2)
    assert outlook.chance == pytest.approx((1 + 2 + 5) / 36)
    assert outlook.dollars == pytest.approx((4 * 1 + 4 * 2 + 1 * 5 + 28) / 36)
    assert sum(outlook.odds) == pytest.approx(1)


def test_a_match_that_pays_nothing_forfeits_a_dollar_without_counting_as_paying() -> None:  # A4
    outlook = dice_outlook(owned("Construction"), 2)
    assert outlook.chance == 0
    assert outlook.dollars == pytest.approx(30 / 36)


def test_an_empty_town_gets_the_second_dollar_always() -> None:  # A4
    assert dice_outlook(0, 1).dollars == pytest.approx(1)
    assert dice_outlook(0, 2).dollars == pytest.approx(1)


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("town", ["Salmon, Haida People, Gold Panning", "Cod, Ferry, Construction, Port", ""])
def test_the_outlook_is_the_average_over_all_throws_of_the_rules(town: str, dice: int) -> None:
    total = Fraction(0)
    for chance, dollars in _outcomes(town, dice):
        total += chance * dollars
    assert dice_outlook(owned(town), dice).dollars == pytest.approx(float(total))


def _outcomes(town: str, dice: int) -> list[tuple[Fraction, int]]:
    """Every throw, and every die of a card, played by the rules: its chance and what it brought."""
    found = []
    for throw in product(range(1, 7), repeat=dice):
        state = position(town, "")
        roll(state, *throw)
        faces = range(1, 7) if state.phase is Phase.CARD_DIE else (0,)
        for face in faces:
            branch = state.clone()
            if face:
                branch.resolve((face,))
            found.append((Fraction(1, 6**dice * len(faces)), branch.money[0]))
    return found


@pytest.mark.parametrize(
    ("town", "bought", "card", "dollars"),
    [
        ("", 0, "Mail Service", 5),
        ("", 2, "Mail Service", 15),
        ("Construction", 0, "Mail Service", 4),
        ("Construction", 1, "Mail Service", 9),
        ("Construction", 0, "Old Fort", 0),
    ],
)
def test_the_price_of_a_card_now(town: str, bought: int, card: str, dollars: int) -> None:  # A14
    assert price(owned(town), bought, BY_NAME[card]) == dollars


def test_the_price_is_what_the_rules_take() -> None:  # A14
    state = position("Construction", "", market="Salmon, Old Fort, Docks, Mail Service", money=[99, 0])
    roll(state, 1)
    for name in ("Docks", "Old Fort", "Salmon", "Mail Service"):
        view, before = state.view(0), state.money[0]
        take(state, name)
        assert before - state.money[0] == price(view.owned[0], view.bought, BY_NAME[name])


def test_what_one_more_card_would_mean() -> None:
    state = position("Docks, Ferry", "Boats, Steamers, Port", "Harbor, Shipping", market="Herring, Fishing Fleet")
    view = state.view(0)
    herring = prospect(view, 0, BY_NAME["Herring"])
    assert (herring.dollars, herring.counted) == (3, 2)
    assert herring.dice == 1
    assert herring.chance == pytest.approx(1 / 6)  # a 6: 5/36 with two dice
    assert (herring.own_points, herring.majority_points, herring.tied_with) == (1, 2, ())
    fleet = prospect(view, 0, BY_NAME["Fishing Fleet"])
    assert fleet.dice == 2
    assert fleet.chance == pytest.approx((5 + 6) / 36)  # 6 or 7
    assert (fleet.own_points, fleet.majority_points, fleet.tied_with) == (1, 0, (1,))


def test_a_tie_below_the_most_is_none() -> None:  # A20
    state = position("Docks", "Ferry, Boats", "Harbor, Shipping, Port", market="Tankers")
    assert prospect(state.view(0), 0, BY_NAME["Tankers"]).tied_with == ()
    assert prospect(state.view(1), 1, BY_NAME["Tankers"]).tied_with == (2,)


def test_points_of_a_card_by_the_house_rules() -> None:  # A19, A20
    town = ("Glaciers", "Hotels")
    card = BY_NAME["Sport Fishing"]
    assert prospect(position(*town).view(0), 0, card).own_points == 4
    assert prospect(position(*town, rules="vp_instead").view(0), 0, card).own_points == 3
    assert prospect(position(*town).view(0), 0, card).majority_points == 2
    assert prospect(position("", "Hotels").view(0), 0, card).majority_points == 0
    assert prospect(position("", "Hotels", rules="share_majority").view(0), 0, card).majority_points == 2


# ---- turns to come -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", [Rules(), Rules(equal_turns=True)])
def test_turns_left_is_right_at_every_step(seats: int, rules: Rules) -> None:  # A11, A22
    told = _told_turns(seats, rules)
    last = max(turn for turn, _ in told)
    assert all(left == last - turn for turn, left in told)
    assert number_of_turns(seats, rules) == last


@pytest.mark.parametrize("rules", [Rules(replace_events=True), Rules(replace_events=True, equal_turns=True)])
def test_turns_left_is_exact_or_one_round_short_where_events_are_replaced(rules: Rules) -> None:  # A12
    assert number_of_turns(4, rules) is None
    for seed in range(10):
        told = _told_turns(4, rules, seed)
        last = max(turn for turn, _ in told)
        rest = 4 if rules.equal_turns else 1
        assert all(0 <= last - turn - left <= rest for turn, left in told)


def _told_turns(seats: int, rules: Rules, seed: int = 5) -> list[tuple[int, int]]:
    """At every decision of a game: the turn, and how many more the view is told to bring."""
    state: AlaskaState = start(seats, seats - 1, rules)
    chance = Chance(seed)
    told = []
    while state.actor != OVER:
        told.append((state.turn, turns_left(state.view(0))))
        if state.actor == CHANCE:
            state.resolve(state.sample(chance))
        else:
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
    return [*told, (state.turn, turns_left(state.view(0)))]


def test_only_events_left_are_one_turn_more() -> None:  # A12
    state = position("", "", top="Spruce, Crab, Port, Boom, Fire", left=5, rules="replace_events", turn=30)
    roll(state, 1)
    assert turns_left(state.view(0)) == 1
    end(state)
    assert turns_left(state.view(0)) == 0  # the turn that will turn them up has begun
