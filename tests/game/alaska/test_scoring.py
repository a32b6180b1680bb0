"""Points and winners by hand (A19-A21)."""

import pytest

from game.alaska.cards import BY_NAME, MINES, SHIPS, TYPES, mask_of
from game.alaska.scoring import ScoreLines, majority_holders, score_lines, winners
from game.alaska.state import Rules
from tests.game.alaska.position import cards, position

PRINTED = Rules()
SHARED = Rules(share_majority=True)
INSTEAD = Rules(vp_instead=True)


def lines(*towns: str, points: tuple[int, ...] = (), rules: Rules = PRINTED) -> list[ScoreLines]:
    masks = [mask_of(*cards(town)) for town in towns]
    return score_lines(masks, points or (0,) * len(towns), rules)


def test_the_lines_add_up() -> None:  # A19
    seat = lines("Old Fort, Customs, Drills, Glaciers, Salmon, Haida People", "", points=(3, 0))[0]
    assert seat.cards == 6
    assert seat.government_military == 2 * 2  # Old Fort, Customs
    assert seat.oil_tourism == 2 * 3  # Drills, Glaciers
    assert seat.starred == 3  # Old Fort, Glaciers, Haida People
    assert seat.events == 3
    assert sorted(TYPES[type_] for type_ in seat.majorities) == [
        "Fish",
        "Government",
        "Indians",
        "Military",
        "Oil",
        "Tourism",
    ]
    assert seat.most_of_type == 6 * 2
    assert seat.total == 6 + 4 + 6 + 3 + 3 + 12


@pytest.mark.parametrize(
    ("card", "alone", "instead"),
    [
        ("Salmon", 1, 1),
        ("Customs", 3, 2),  # Government
        ("Army Base", 3, 2),  # Military
        ("Oil Well", 4, 3),
        ("Hotels", 4, 3),  # Tourism
        ("Old Fort", 4, 3),  # Military +1 VP
        ("State Capital", 4, 3),
        ("Glaciers", 5, 4),
        ("Lumber Jacks", 2, 2),
        ("Gold Panning", 2, 2),
        ("University of Alaska", 2, 2),
    ],
)
def test_what_one_card_scores(card: str, alone: int, instead: int) -> None:  # A19
    rival = lines(card, card)  # a tie: no points for the most
    assert [seat.total for seat in rival] == [alone, alone]
    assert lines(card, card, rules=INSTEAD)[0].total == instead


def test_vp_instead_takes_special_cards_out_of_the_line_of_cards() -> None:  # A19
    seat = lines("Salmon, Customs, Army Base, Oil Well, Hotels", "", rules=INSTEAD)[0]
    assert (seat.cards, seat.government_military, seat.oil_tourism) == (1, 4, 6)
    assert seat.total == 1 + 4 + 6 + 5 * 2


def test_a_total_may_be_below_nothing() -> None:  # A19
    assert [seat.total for seat in lines("", "", points=(-1, 0))] == [-1, 0]


def test_events_score_for_the_seat_that_drew_them() -> None:  # A19
    assert position("", "Crab", "Crab", points=[2, -1, 0]).scores() == (2, 0, 1)


def test_the_most_of_a_type_is_more_than_every_other() -> None:  # A20
    owned = [mask_of(*cards(town)) for town in ("Docks, Boats", "Ferry", "Port, Harbor, Shipping")]
    assert majority_holders(owned, SHIPS, PRINTED) == (2,)
    assert majority_holders(owned, SHIPS, SHARED) == (2,)
    owned[0] |= 1 << BY_NAME["Steamers"]
    assert majority_holders(owned, SHIPS, PRINTED) == ()
    assert majority_holders(owned, SHIPS, SHARED) == (0, 2)


def test_a_type_that_nobody_has_scores_for_nobody() -> None:  # A20
    owned = [mask_of(*cards("Crab")), 0, 0]
    assert majority_holders(owned, MINES, PRINTED) == ()
    assert majority_holders(owned, MINES, SHARED) == ()


def test_tied_players_each_score_the_full_two_by_the_house_rule() -> None:  # A20
    towns = ("Crab, Cod", "Salmon, Herring", "Whaling")
    assert [seat.total for seat in lines(*towns)] == [2, 2, 1]
    assert [seat.total for seat in lines(*towns, rules=SHARED)] == [4, 4, 1]


def test_one_card_of_a_type_may_be_the_most() -> None:  # A20
    assert [seat.most_of_type for seat in lines("Oil Well", "", "")] == [2, 0, 0]


def test_all_thirteen_types_are_checked() -> None:  # A20
    one_of_each = (
        "Haida People, Coal, Crab, Spruce, Ferry, Train, Airport, Customs, Old Fort, Drills, "
        "Nurseries, Construction, Hotels"
    )
    seat = lines(one_of_each, "")[0]
    assert len(cards(one_of_each)) == 13
    assert seat.majorities == tuple(range(13))
    assert seat.most_of_type == 26


def test_house_rules_add_to_each_other() -> None:  # A19, A20
    both = Rules(vp_instead=True, share_majority=True)
    assert [seat.total for seat in lines("Hotels, Crab", "Glaciers", rules=both)] == [3 + 2 + 1 + 2, 3 + 1 + 2]


@pytest.mark.parametrize(
    ("totals", "money", "expected"),
    [
        ([10, 12, 11], [9, 0, 9], (1,)),  # most points
        ([12, 12, 11], [3, 4, 99], (1,)),  # then most dollars
        ([12, 12, 12], [4, 0, 4], (0, 2)),  # then shared
        ([0, 0], [2, 2], (0, 1)),
        ([-1, -2], [0, 50], (0,)),
    ],
)
def test_most_points_then_most_dollars_then_shared(
    totals: list[int], money: list[int], expected: tuple[int, ...]
) -> None:  # A21
    assert winners(totals, money) == expected


def test_a_position_is_won_by_points_then_dollars() -> None:  # A21
    assert position("Crab", "Spruce", money=[3, 2]).winners() == (0,)
    assert position("Crab", "Spruce", money=[2, 2]).winners() == (0, 1)
    assert position("Crab", "Glaciers", money=[50, 0]).winners() == (1,)
