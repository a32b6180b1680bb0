"""The deck against the printed list, which was typed in here a second time, from paper and not from the code."""

from collections import Counter

import pytest

from game.alaska import cards
from game.alaska.cards import BY_NAME, CARDS, ERAS, RESOURCES, TYPES, Card

# name | type | cost | score | revenue as printed | note
EARLY = """
Tlingit Tribe|Indians|1|1-2|1|X Wood
Aleut Village|Indians|1|1-2|1 +X|X Fish
Reservation|Indians|1|1-2|1 +X|X Government
Eskimo Land|Indians|1|1-2|1|X Oil
Haida People|Indians|1|1-2|1|vp
Fur Trapping|Agriculture|1|1-2|1 +X|X Wood
Old Fort|Military|1|3-4|1|vp
Courthouse|Government|3|6|1|
Salmon|Fish|2|3-4|1 +X|X Indians
Herring|Fish|2|6|1 +X|X Ships
Whaling|Fish|4|6-7|1 +X|X Ships
Canneries|Fish|5|6-7|X|X Fish
Trading Post|Service|3|5|1 +X|X Mines
Lumber Jacks|Wood|1|5|1|vp
Docks|Ships|3|6-7|1|ticket
Boats|Ships|2|5-6|1|ticket
Steamers|Ships|4|6|2|
Gold Mine|Mines|3|2-3|1D6|mined out
Gold Panning|Mines|1|2-3|1D6 -3|vp
Rich Vein|Mines|2|3-4|1D6|mined out
Gold Prospectors|Mines|2|2-3|1D6|mined out
Gold Claim|Mines|2|2-3|1D6|mined out
Coal|Mines|3|4|2|
"""
MIDDLE = """
Copper Mines|Mines|5|4-5|2|
Silver Mines|Mines|5|2-3|4|
Zinc Mines|Mines|5|3-4|3|
Crab|Fish|2|4-5|2|
Halibut|Fish|2|5-6|1|
Pollock|Fish|3|7|1 +X|X Ships
Cod|Fish|3|7|1 +X|X Ships
Shrimp|Fish|2|8|2|
Lumbering|Wood|2|5-6|2|
Spruce|Wood|2|6-7|1|
Logging Camp|Wood|2|7|2|
Saw Mills|Wood|3|7|1 +X|X Wood
Wood Pulp|Wood|3|8|3|
Port|Ships|3|9+|4 +X|X Ground
Harbor|Ships|4|10+|4 +X|X Ships
Shipping|Ships|3|11+|5|ticket
Ferry|Ships|2|7|1|ticket
Fishing Fleet|Ships|4|6-7|1 +X|X Fish
Railroad|Ground|4|7-8|1|ticket
Train|Ground|3|7|2|ticket
Railway|Ground|4|8|3|ticket vp
Highway|Ground|4|9|4|
Tunnel|Ground|5|10|5|ticket
Bridge|Ground|6|9-10|4|ticket
Airfield|Air|2|10+|3|ticket
Airport|Air|3|9|4|ticket
Airlines|Air|4|10|6|ticket vp
Float planes|Air|2|9+|2|ticket
Rural Subsistence|Agriculture|1|1-2|1|
Dairy Livestock|Agriculture|4|8|2|
Fur Seals|Agriculture|2|9|3|
Oil Well|Oil|3|10|4|
Trade & Services|Service|5|7|1|ticket
University of Alaska|Service|6|7|1|vp
Construction|Service|4|7|-|discount
Military Base|Military|6|6-7|1|
Air Force Base|Military|5|8|1 +X|X Air
Naval Base|Military|6|8-9|1 +X|X Ships
Coastguard|Military|4|6|1 +X|X Ships
Army Base|Military|3|5|2|
Regional Capital|Government|4|8|3|
Mail Service|Government|5|6|2|
State Capital|Government|9|9|5|vp
"""
LATE = """
Customs|Government|5|6-7|1|ticket
Native Corporation|Indians|4|7|1 +X|X Oil
Air Cargo|Air|6|8-9|2|ticket
Sand & Gravel|Mines|4|8|2|
Greenhouses|Agriculture|5|6|2|
Nurseries|Agriculture|4|8-9|1 +X|X Wood
Tankers|Ships|7|9|4 +X|X Oil
Cruise Ships|Ships|8|7|2 +X|X Tourism
Oil Reserves|Oil|8|12|4X|X Wood
Petroleum|Oil|6|8-10|5|
Crude Oil|Oil|6|8|8|
Drills|Oil|5|9|10|
Alaskan Pipeline|Oil|10|7|2 +X|X Oil
Oil Rigs|Oil|9|10+|12|
Oil Fields|Oil|7|8-9|6|
Recreation|Tourism|2|7-8|1 +X|X Wood
Eco Tourism|Tourism|2|8|3|
Passenger Train|Tourism|5|8-9|1 +X|X Ground
Glaciers|Tourism|4|9|3|vp
National Park|Tourism|7|8-9|2 +X|X Government
State Park|Tourism|5|8|3 +X|X Government
Hotels|Tourism|4|7|1|ticket
Inside Passage|Tourism|4|8|2 +X|X Ships
Sport Fishing|Tourism|3|8|2 +X|X Fish
"""
# name | dollars | points | what else
EVENTS = """
Seward’s Folly|-4|1|
Gold Rush|0|0|free Mines
Boom|5|0|
Avalanche|-1|0|
Bust|-3|0|
Exploration|0|1|
Con Men|0|0|die less 2

Depression|-6|0|
Alaskan Air Expedition|0|0|free Air
Fire|-2|0|
Ghost Towns|-4|0|
Alaska Railroad|0|0|free Ground
Homestead Act|5|0|
Iditarod|0|1|
Statehood|0|0|free Government
WWII|0|0|free Military
Alaska Highway|0|0|free Ground

Earthquake|-5|0|
Cold War Build-Up|0|0|free Military
Oil Spill|-4|-1|
Oil Price Spike|7|0|
Oil Price Crash|-6|0|
State Spending|5|0|
Recession|-3|0|
Settlement Act|0|1|
Volcanic Eruption|0|0|
Conservation Act|0|0|free Tourism
Discovery|0|0|free Oil
Fish Farms|-2|0|for each Fish
Permanent Fund|-6|1|
"""
RESOURCE_ROWS = [
    (era, *line.split("|")) for era, block in enumerate((EARLY, MIDDLE, LATE)) for line in block.strip().split("\n")
]
EVENT_ROWS = [
    (era, *line.split("|")) for era, block in enumerate(EVENTS.strip().split("\n\n")) for line in block.split("\n")
]
MISPRINTED = {"Tlingit Tribe", "Eskimo Land"}


def test_the_deck_holds_90_resources_and_30_events_in_three_parts() -> None:  # A1
    parts = Counter((ERAS[card.era], card.kind) for card in CARDS)
    assert parts == {
        ("early", "resource"): 23,
        ("early", "event"): 7,
        ("middle", "resource"): 43,
        ("middle", "event"): 10,
        ("late", "resource"): 24,
        ("late", "event"): 13,
    }
    assert len(BY_NAME) == 120
    assert all(card.is_event == (index >= RESOURCES) for index, card in enumerate(CARDS))


@pytest.mark.parametrize(("index", "row"), list(enumerate(RESOURCE_ROWS)), ids=lambda value: str(value))
def test_a_resource_is_as_printed(index: int, row: tuple[int, str, str, str, str, str, str]) -> None:  # U19
    era, name, type_, cost, score, revenue, note = row
    card = CARDS[index]
    assert (card.name, card.kind, card.era) == (name, "resource", era)
    assert card.type == TYPES.index(type_)
    assert card.cost == int(cost)
    assert card.score == score
    assert (card.low, card.high) == _ends(score)
    assert card.revenue == revenue
    assert (card.base, card.times, card.dice, card.minus) == _pay(name, revenue)
    words = note.split()
    assert card.x_type == (TYPES.index(words[1]) if words[:1] == ["X"] else None)
    assert card.ticket == ("ticket" in words)
    assert card.vp == ("vp" in words)
    assert card.mined_out == (note == "mined out")
    assert card.discount == (note == "discount")
    assert (card.dollars, card.free_type) == (0, None)


def _ends(score: str) -> tuple[int, int]:  # A3
    if score.endswith("+"):
        return int(score[:-1]), 12
    low, _, high = score.partition("-")
    return int(low), int(high or low)


def _pay(name: str, revenue: str) -> tuple[int, int, int, int]:
    """The printed revenue as base, factor of X, dice and what is taken off the die."""
    if revenue.startswith("1D6"):
        return 0, 1, 1, 3 if revenue.endswith("-3") else 0
    if revenue == "4X":  # A6
        return 0, 4, 0, 0
    assert name not in MISPRINTED or revenue == "1"
    return int(revenue.split()[0]) if revenue[0].isdigit() else 0, 1, 0, 0


@pytest.mark.parametrize(("index", "row"), list(enumerate(EVENT_ROWS, start=90)), ids=lambda value: str(value))
def test_an_event_is_as_printed(index: int, row: tuple[int, str, str, str, str]) -> None:
    era, name, dollars, points, rest = row
    card = CARDS[index]
    words = rest.split()
    assert (card.name, card.kind, card.era) == (name, "event", era)
    assert (card.dollars, card.vp) == (int(dollars), int(points))
    assert card.free_type == (TYPES.index(words[1]) if words[:1] == ["free"] else None)
    assert (card.dice, card.minus) == ((1, 2) if words[:1] == ["die"] else (0, 0))
    assert card.x_type == (TYPES.index(words[2]) if words[:1] == ["for"] else None)
    assert (card.type, card.cost, card.low, card.high, card.revenue) == (None, 0, 0, 0, "")
    assert not (card.ticket or card.mined_out or card.discount)


def test_every_type_has_its_number_of_cards() -> None:
    counts = Counter(TYPES[card.type] for card in CARDS if card.type is not None)
    assert counts == {
        "Indians": 6,
        "Mines": 10,
        "Fish": 9,
        "Wood": 6,
        "Ships": 10,
        "Ground": 6,
        "Air": 5,
        "Government": 5,
        "Military": 6,
        "Oil": 8,
        "Agriculture": 6,
        "Service": 4,
        "Tourism": 9,
    }


@pytest.mark.parametrize(
    ("name", "note"),
    [
        ("Tlingit Tribe", "X = Wood"),  # A6
        ("Oil Reserves", "X = Wood"),
        ("Railway", "Ticket; +1 VP"),
        ("Gold Mine", "Mined out on 6"),
        ("Construction", "Investments cost 1 less"),
        ("Army Base", ""),  # A6
        ("Seward’s Folly", "Lose 4 dollars; +1 VP"),
        ("Avalanche", "Lose 1 dollar"),
        ("Boom", "Gain 5 dollars"),
        ("Oil Spill", "Lose 4 dollars; -1 VP"),
        ("Con Men", "Gain 1D6 -2 dollars"),
        ("Fish Farms", "Lose 2 dollars for each Fish card"),
        ("Gold Rush", "One Mines card free"),
        ("Volcanic Eruption", "No effect"),
    ],
)
def test_a_note_tells_what_a_card_does_beside_its_figures(name: str, note: str) -> None:
    assert CARDS[BY_NAME[name]].note == note


def test_the_look_up_tables_say_what_the_cards_say() -> None:
    for index, card in enumerate(CARDS):
        bit = 1 << index
        assert [bool(mask & bit) for mask in cards.OF_TYPE] == [card.type == type_ for type_ in range(13)]
        assert [bool(mask & bit) for mask in cards.HOLDS] == [_pays_on(card, roll) for roll in range(13)]
        assert [bool(mask & bit) for mask in cards.COSTING_AT_MOST] == [
            not card.is_event and card.cost <= dollars for dollars in range(11)
        ]
        assert bool(cards.TICKETS & bit) == card.ticket
        assert bool(cards.DICED & bit) == (card.dice == 1 and not card.is_event)


def _pays_on(card: Card, roll: int) -> bool:
    return not card.is_event and card.low <= roll <= card.high


def test_a_mask_and_its_members_are_the_same_set() -> None:
    assert cards.cards_in(cards.mask_of(3, 0, 89, 41)) == [0, 3, 41, 89]
    assert cards.cards_in(0) == []
