"""The deck of Alaska: 120 cards as data, one row a card, names and figures as printed.

A card is its index in ``CARDS``: 0 to 89 are resources, 90 to 119 events, both in printed order. A set of
resources is a bit mask with bit ``i`` for card ``i``. A type is its index in ``TYPES``.
"""

from dataclasses import dataclass
from typing import Final

TYPES: Final = (
    "Indians",
    "Mines",
    "Fish",
    "Wood",
    "Ships",
    "Ground",
    "Air",
    "Government",
    "Military",
    "Oil",
    "Agriculture",
    "Service",
    "Tourism",
)
(
    INDIANS,
    MINES,
    FISH,
    WOOD,
    SHIPS,
    GROUND,
    AIR,
    GOVERNMENT,
    MILITARY,
    OIL,
    AGRICULTURE,
    SERVICE,
    TOURISM,
) = range(13)

ERAS: Final = ("early", "middle", "late")
EARLY, MIDDLE, LATE = range(3)

HIGHEST_ROLL: Final = 12


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card.

    ``kind`` is ``resource`` or ``event``; money is in dollars; ``low`` to ``high`` are the rolls that pay.

    A resource pays ``base`` and, where it has an ``x_type``, ``times`` dollars for each card of that type
    that the roller owns; with ``dice`` it pays one die less ``minus`` instead. An event gives ``dollars`` (a
    loss is negative), for each card of ``x_type`` if it has one, or one die less ``minus``; ``free_type`` is
    the type of its free buy. ``vp`` is what the card itself adds to the score, in points.
    """

    name: str
    kind: str
    era: int
    type: int | None = None
    cost: int = 0
    low: int = 0
    high: int = 0
    revenue: str = ""
    base: int = 0
    x_type: int | None = None
    times: int = 1
    dice: int = 0
    minus: int = 0
    ticket: bool = False
    mined_out: bool = False
    discount: int = 0
    vp: int = 0
    dollars: int = 0
    free_type: int | None = None

    @property
    def is_event(self) -> bool:
        """Whether the card takes effect when drawn, instead of being for sale."""
        return self.kind == "event"

    @property
    def score(self) -> str:
        """The rolls that pay this resource in the printed manner: ``6``, ``6-7``, ``9+``."""
        if self.low == self.high:
            return str(self.low)
        return f"{self.low}+" if self.high == HIGHEST_ROLL else f"{self.low}-{self.high}"

    @property
    def note(self) -> str:
        """What the card does beside its figures, in a few words; empty where there is nothing to say."""
        return "; ".join(_event_notes(self) if self.is_event else _resource_notes(self))


def _resource_notes(card: Card) -> list[str]:
    notes = []
    if card.x_type is not None:
        notes.append(f"X = {TYPES[card.x_type]}")
    if card.ticket:
        notes.append("Ticket")
    if card.mined_out:
        notes.append("Mined out on 6")
    if card.discount:
        notes.append(f"Investments cost {card.discount} less")
    if card.vp:
        notes.append(f"{card.vp:+} VP")
    return notes


def _event_notes(card: Card) -> list[str]:
    notes = []
    if card.free_type is not None:
        notes.append(f"One {TYPES[card.free_type]} card free")
    if card.dice:
        notes.append(f"Gain 1D6 -{card.minus} dollars")
    if card.dollars:
        verb = "Gain" if card.dollars > 0 else "Lose"
        each = "" if card.x_type is None else f" for each {TYPES[card.x_type]} card"
        notes.append(f"{verb} {abs(card.dollars)} dollar{'s' if abs(card.dollars) > 1 else ''}{each}")
    if card.vp:
        notes.append(f"{card.vp:+} VP")
    return notes or ["No effect"]


def _resource(
    name: str,
    type_: int,
    era: int,
    cost: int,
    low: int,
    high: int,
    revenue: str,
    base: int,
    *,
    x: int | None = None,
    times: int = 1,
    dice: int = 0,
    minus: int = 0,
    ticket: bool = False,
    mined_out: bool = False,
    discount: int = 0,
    vp: int = 0,
) -> Card:
    return Card(
        name=name,
        kind="resource",
        era=era,
        type=type_,
        cost=cost,
        low=low,
        high=high,
        revenue=revenue,
        base=base,
        x_type=x,
        times=times,
        dice=dice,
        minus=minus,
        ticket=ticket,
        mined_out=mined_out,
        discount=discount,
        vp=vp,
    )


def _event(
    name: str,
    era: int,
    dollars: int = 0,
    *,
    vp: int = 0,
    free: int | None = None,
    x: int | None = None,
    dice: int = 0,
    minus: int = 0,
) -> Card:
    return Card(
        name=name,
        kind="event",
        era=era,
        dollars=dollars,
        vp=vp,
        free_type=free,
        x_type=x,
        dice=dice,
        minus=minus,
    )


# A1: 23 + 7 early, 43 + 10 middle, 24 + 13 late. A3: ``9+`` ends at 12. A6: Tlingit Tribe and Eskimo Land pay
# 1 + X although a plain 1 is printed; Oil Reserves pays 4 for each Wood card.
CARDS: Final[tuple[Card, ...]] = (
    _resource("Tlingit Tribe", INDIANS, EARLY, 1, 1, 2, "1", 1, x=WOOD),
    _resource("Aleut Village", INDIANS, EARLY, 1, 1, 2, "1 +X", 1, x=FISH),
    _resource("Reservation", INDIANS, EARLY, 1, 1, 2, "1 +X", 1, x=GOVERNMENT),
    _resource("Eskimo Land", INDIANS, EARLY, 1, 1, 2, "1", 1, x=OIL),
    _resource("Haida People", INDIANS, EARLY, 1, 1, 2, "1", 1, vp=1),
    _resource("Fur Trapping", AGRICULTURE, EARLY, 1, 1, 2, "1 +X", 1, x=WOOD),
    _resource("Old Fort", MILITARY, EARLY, 1, 3, 4, "1", 1, vp=1),
    _resource("Courthouse", GOVERNMENT, EARLY, 3, 6, 6, "1", 1),
    _resource("Salmon", FISH, EARLY, 2, 3, 4, "1 +X", 1, x=INDIANS),
    _resource("Herring", FISH, EARLY, 2, 6, 6, "1 +X", 1, x=SHIPS),
    _resource("Whaling", FISH, EARLY, 4, 6, 7, "1 +X", 1, x=SHIPS),
    _resource("Canneries", FISH, EARLY, 5, 6, 7, "X", 0, x=FISH),
    _resource("Trading Post", SERVICE, EARLY, 3, 5, 5, "1 +X", 1, x=MINES),
    _resource("Lumber Jacks", WOOD, EARLY, 1, 5, 5, "1", 1, vp=1),
    _resource("Docks", SHIPS, EARLY, 3, 6, 7, "1", 1, ticket=True),
    _resource("Boats", SHIPS, EARLY, 2, 5, 6, "1", 1, ticket=True),
    _resource("Steamers", SHIPS, EARLY, 4, 6, 6, "2", 2),
    _resource("Gold Mine", MINES, EARLY, 3, 2, 3, "1D6", 0, mined_out=True, dice=1),
    _resource("Gold Panning", MINES, EARLY, 1, 2, 3, "1D6 -3", 0, vp=1, dice=1, minus=3),
    _resource("Rich Vein", MINES, EARLY, 2, 3, 4, "1D6", 0, mined_out=True, dice=1),
    _resource("Gold Prospectors", MINES, EARLY, 2, 2, 3, "1D6", 0, mined_out=True, dice=1),
    _resource("Gold Claim", MINES, EARLY, 2, 2, 3, "1D6", 0, mined_out=True, dice=1),
    _resource("Coal", MINES, EARLY, 3, 4, 4, "2", 2),
    _resource("Copper Mines", MINES, MIDDLE, 5, 4, 5, "2", 2),
    _resource("Silver Mines", MINES, MIDDLE, 5, 2, 3, "4", 4),
    _resource("Zinc Mines", MINES, MIDDLE, 5, 3, 4, "3", 3),
    _resource("Crab", FISH, MIDDLE, 2, 4, 5, "2", 2),
    _resource("Halibut", FISH, MIDDLE, 2, 5, 6, "1", 1),
    _resource("Pollock", FISH, MIDDLE, 3, 7, 7, "1 +X", 1, x=SHIPS),
    _resource("Cod", FISH, MIDDLE, 3, 7, 7, "1 +X", 1, x=SHIPS),
    _resource("Shrimp", FISH, MIDDLE, 2, 8, 8, "2", 2),
    _resource("Lumbering", WOOD, MIDDLE, 2, 5, 6, "2", 2),
    _resource("Spruce", WOOD, MIDDLE, 2, 6, 7, "1", 1),
    _resource("Logging Camp", WOOD, MIDDLE, 2, 7, 7, "2", 2),
    _resource("Saw Mills", WOOD, MIDDLE, 3, 7, 7, "1 +X", 1, x=WOOD),
    _resource("Wood Pulp", WOOD, MIDDLE, 3, 8, 8, "3", 3),
    _resource("Port", SHIPS, MIDDLE, 3, 9, 12, "4 +X", 4, x=GROUND),
    _resource("Harbor", SHIPS, MIDDLE, 4, 10, 12, "4 +X", 4, x=SHIPS),
    _resource("Shipping", SHIPS, MIDDLE, 3, 11, 12, "5", 5, ticket=True),
    _resource("Ferry", SHIPS, MIDDLE, 2, 7, 7, "1", 1, ticket=True),
    _resource("Fishing Fleet", SHIPS, MIDDLE, 4, 6, 7, "1 +X", 1, x=FISH),
    _resource("Railroad", GROUND, MIDDLE, 4, 7, 8, "1", 1, ticket=True),
    _resource("Train", GROUND, MIDDLE, 3, 7, 7, "2", 2, ticket=True),
    _resource("Railway", GROUND, MIDDLE, 4, 8, 8, "3", 3, ticket=True, vp=1),
    _resource("Highway", GROUND, MIDDLE, 4, 9, 9, "4", 4),
    _resource("Tunnel", GROUND, MIDDLE, 5, 10, 10, "5", 5, ticket=True),
    _resource("Bridge", GROUND, MIDDLE, 6, 9, 10, "4", 4, ticket=True),
    _resource("Airfield", AIR, MIDDLE, 2, 10, 12, "3", 3, ticket=True),
    _resource("Airport", AIR, MIDDLE, 3, 9, 9, "4", 4, ticket=True),
    _resource("Airlines", AIR, MIDDLE, 4, 10, 10, "6", 6, ticket=True, vp=1),
    _resource("Float planes", AIR, MIDDLE, 2, 9, 12, "2", 2, ticket=True),
    _resource("Rural Subsistence", AGRICULTURE, MIDDLE, 1, 1, 2, "1", 1),
    _resource("Dairy Livestock", AGRICULTURE, MIDDLE, 4, 8, 8, "2", 2),
    _resource("Fur Seals", AGRICULTURE, MIDDLE, 2, 9, 9, "3", 3),
    _resource("Oil Well", OIL, MIDDLE, 3, 10, 10, "4", 4),
    _resource("Trade & Services", SERVICE, MIDDLE, 5, 7, 7, "1", 1, ticket=True),
    _resource("University of Alaska", SERVICE, MIDDLE, 6, 7, 7, "1", 1, vp=1),
    _resource("Construction", SERVICE, MIDDLE, 4, 7, 7, "-", 0, discount=1),
    _resource("Military Base", MILITARY, MIDDLE, 6, 6, 7, "1", 1),
    _resource("Air Force Base", MILITARY, MIDDLE, 5, 8, 8, "1 +X", 1, x=AIR),
    _resource("Naval Base", MILITARY, MIDDLE, 6, 8, 9, "1 +X", 1, x=SHIPS),
    _resource("Coastguard", MILITARY, MIDDLE, 4, 6, 6, "1 +X", 1, x=SHIPS),
    _resource("Army Base", MILITARY, MIDDLE, 3, 5, 5, "2", 2),
    _resource("Regional Capital", GOVERNMENT, MIDDLE, 4, 8, 8, "3", 3),
    _resource("Mail Service", GOVERNMENT, MIDDLE, 5, 6, 6, "2", 2),
    _resource("State Capital", GOVERNMENT, MIDDLE, 9, 9, 9, "5", 5, vp=1),
    _resource("Customs", GOVERNMENT, LATE, 5, 6, 7, "1", 1, ticket=True),
    _resource("Native Corporation", INDIANS, LATE, 4, 7, 7, "1 +X", 1, x=OIL),
    _resource("Air Cargo", AIR, LATE, 6, 8, 9, "2", 2, ticket=True),
    _resource("Sand & Gravel", MINES, LATE, 4, 8, 8, "2", 2),
    _resource("Greenhouses", AGRICULTURE, LATE, 5, 6, 6, "2", 2),
    _resource("Nurseries", AGRICULTURE, LATE, 4, 8, 9, "1 +X", 1, x=WOOD),
    _resource("Tankers", SHIPS, LATE, 7, 9, 9, "4 +X", 4, x=OIL),
    _resource("Cruise Ships", SHIPS, LATE, 8, 7, 7, "2 +X", 2, x=TOURISM),
    _resource("Oil Reserves", OIL, LATE, 8, 12, 12, "4X", 0, x=WOOD, times=4),
    _resource("Petroleum", OIL, LATE, 6, 8, 10, "5", 5),
    _resource("Crude Oil", OIL, LATE, 6, 8, 8, "8", 8),
    _resource("Drills", OIL, LATE, 5, 9, 9, "10", 10),
    _resource("Alaskan Pipeline", OIL, LATE, 10, 7, 7, "2 +X", 2, x=OIL),
    _resource("Oil Rigs", OIL, LATE, 9, 10, 12, "12", 12),
    _resource("Oil Fields", OIL, LATE, 7, 8, 9, "6", 6),
    _resource("Recreation", TOURISM, LATE, 2, 7, 8, "1 +X", 1, x=WOOD),
    _resource("Eco Tourism", TOURISM, LATE, 2, 8, 8, "3", 3),
    _resource("Passenger Train", TOURISM, LATE, 5, 8, 9, "1 +X", 1, x=GROUND),
    _resource("Glaciers", TOURISM, LATE, 4, 9, 9, "3", 3, vp=1),
    _resource("National Park", TOURISM, LATE, 7, 8, 9, "2 +X", 2, x=GOVERNMENT),
    _resource("State Park", TOURISM, LATE, 5, 8, 8, "3 +X", 3, x=GOVERNMENT),
    _resource("Hotels", TOURISM, LATE, 4, 7, 7, "1", 1, ticket=True),
    _resource("Inside Passage", TOURISM, LATE, 4, 8, 8, "2 +X", 2, x=SHIPS),
    _resource("Sport Fishing", TOURISM, LATE, 3, 8, 8, "2 +X", 2, x=FISH),
    _event("Seward’s Folly", EARLY, -4, vp=1),
    _event("Gold Rush", EARLY, free=MINES),
    _event("Boom", EARLY, 5),
    _event("Avalanche", EARLY, -1),
    _event("Bust", EARLY, -3),
    _event("Exploration", EARLY, vp=1),
    _event("Con Men", EARLY, dice=1, minus=2),
    _event("Depression", MIDDLE, -6),
    _event("Alaskan Air Expedition", MIDDLE, free=AIR),
    _event("Fire", MIDDLE, -2),
    _event("Ghost Towns", MIDDLE, -4),
    _event("Alaska Railroad", MIDDLE, free=GROUND),
    _event("Homestead Act", MIDDLE, 5),
    _event("Iditarod", MIDDLE, vp=1),
    _event("Statehood", MIDDLE, free=GOVERNMENT),
    _event("WWII", MIDDLE, free=MILITARY),
    _event("Alaska Highway", MIDDLE, free=GROUND),
    _event("Earthquake", LATE, -5),
    _event("Cold War Build-Up", LATE, free=MILITARY),
    _event("Oil Spill", LATE, -4, vp=-1),
    _event("Oil Price Spike", LATE, 7),
    _event("Oil Price Crash", LATE, -6),
    _event("State Spending", LATE, 5),
    _event("Recession", LATE, -3),
    _event("Settlement Act", LATE, vp=1),
    _event("Volcanic Eruption", LATE),
    _event("Conservation Act", LATE, free=TOURISM),
    _event("Discovery", LATE, free=OIL),
    _event("Fish Farms", LATE, -2, x=FISH),
    _event("Permanent Fund", LATE, -6, vp=1),
)

RESOURCES: Final = 90
"""Cards below this index are resources, the others events."""
DECK_SIZE: Final = len(CARDS)
BY_NAME: Final[dict[str, int]] = {card.name: index for index, card in enumerate(CARDS)}
_PIECE_BITS: Final = 45
_PIECE: Final = (1 << _PIECE_BITS) - 1


def mask_of(*indices: int) -> int:
    """The set of these resources as a bit mask."""
    return sum(1 << index for index in indices)


def cards_in(mask: int) -> list[int]:
    """The members of a bit mask as indices, in rising order."""
    found = []
    below = -1
    while mask:  # in pieces that fit a machine's word, which is quicker than taking card by card off the whole
        piece = mask & _PIECE
        while piece:
            lowest = piece & -piece
            found.append(below + lowest.bit_length())
            piece ^= lowest
        mask >>= _PIECE_BITS
        below += _PIECE_BITS
    return found


# Look-up tables for the rules: by card index, by type, by roll.
COST: Final[tuple[int, ...]] = tuple(card.cost for card in CARDS)
BASE: Final[tuple[int, ...]] = tuple(card.base for card in CARDS)
TIMES: Final[tuple[int, ...]] = tuple(card.times for card in CARDS)
OF_TYPE: Final[tuple[int, ...]] = tuple(
    mask_of(*(i for i in range(RESOURCES) if CARDS[i].type == type_)) for type_ in range(len(TYPES))
)
"""By type: its 5 to 13 cards as a mask."""
COUNTED: Final[tuple[int, ...]] = tuple(0 if card.x_type is None else OF_TYPE[card.x_type] for card in CARDS)
"""By card: the mask of the cards that its X counts, 0 where it has none."""
HOLDS: Final[tuple[int, ...]] = tuple(
    mask_of(*(i for i in range(RESOURCES) if CARDS[i].low <= roll <= CARDS[i].high))
    for roll in range(HIGHEST_ROLL + 1)
)
"""By roll, 0 to 12: the mask of the cards whose score holds it (A3)."""
COSTING_AT_MOST: Final[tuple[int, ...]] = tuple(
    mask_of(*(i for i in range(RESOURCES) if COST[i] <= dollars)) for dollars in range(max(COST) + 1)
)
"""By printed cost: the mask of the cards that cost no more."""
TICKETS: Final[int] = mask_of(*(i for i in range(RESOURCES) if CARDS[i].ticket))
DICED: Final[int] = mask_of(*(i for i in range(RESOURCES) if CARDS[i].dice))
CONSTRUCTION: Final[int] = BY_NAME["Construction"]
OF_ERA: Final[tuple[list[int], ...]] = tuple(
    [i for i in range(DECK_SIZE) if CARDS[i].era == era] for era in range(len(ERAS))
)
"""By era: its cards, resources and events, in rising order."""
ERA_SIZES: Final[tuple[int, ...]] = tuple([len(cards) for cards in OF_ERA])
