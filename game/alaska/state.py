"""One position of Alaska: what lies where and what is asked. The moves between positions are in ``rules``."""

import hashlib
from dataclasses import dataclass, fields
from enum import IntEnum
from typing import Final, Self

from game.value import Value

END: Final = 120
"""The action that ends a seat's purchases, or declines a free buy. 0 to 89 take that card."""
ROLL_ONE: Final = 121
ROLL_TWO: Final = 122
PAYER: Final = 124
"""``PAYER + s`` lets seat s pay the dollar of a ticket."""

STARTING_DOLLARS: Final = 2


class Phase(IntEnum):
    """What a position waits for, and from whom (see ``Position.actor``)."""

    SHUFFLE = 0
    ROLL = 1
    DICE = 2
    CARD_DIE = 3
    TICKET = 4
    EVENT_DIE = 5
    FREE_BUY = 6
    INVEST = 7
    LAST_SPENDING = 8
    OVER = 9


@dataclass(frozen=True, slots=True)
class Rules(Value):
    """The house rules of a game; all off is the game as printed (A12, A19, A20, A22)."""

    replace_events: bool = False
    vp_instead: bool = False
    share_majority: bool = False
    equal_turns: bool = False

    def keys(self) -> frozenset[str]:
        """The names of those that are on."""
        return frozenset(field.name for field in fields(self) if getattr(self, field.name))


class Position:
    """The data of a game in progress; sets of resources are bit masks.

    ``deck`` is the whole stack, top first, of which the first ``drawn`` are gone. ``market`` are the set-aside
    cards, ``fresh`` this turn's that are still unsold, ``turned_up`` all of this turn's in order. ``towns`` hold
    each seat's cards in the order acquired, ``owned`` the same as masks. ``queue`` are cards that still have to
    act: those that match the roll, or this turn's events; the first is at work. ``counting`` is the roller's
    mask at the moment of the roll, which every X counts (A8). ``bought`` counts this phase's purchases.
    ``spenders`` is how many seats' last spending is still to end.
    """

    __slots__ = (
        "actor",
        "bought",
        "counting",
        "deck",
        "dice",
        "drawn",
        "first",
        "fresh",
        "gone",
        "market",
        "money",
        "owned",
        "phase",
        "played",
        "points",
        "queue",
        "rules",
        "seat",
        "seats",
        "spenders",
        "towns",
        "turn",
        "turned_up",
    )

    def __init__(
        self,
        rules: Rules,
        seats: int,
        first: int,
        seat: int,
        actor: int,
        phase: Phase,
        turn: int,
        deck: tuple[int, ...],
        drawn: int,
        market: int,
        fresh: int,
        turned_up: tuple[int, ...],
        money: list[int],
        towns: list[tuple[int, ...]],
        owned: list[int],
        points: list[int],
        gone: int,
        played: tuple[int, ...],
        dice: tuple[int, ...],
        queue: tuple[int, ...],
        counting: int,
        bought: int,
        spenders: int,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.first = first
        self.seat = seat
        self.actor = actor
        self.phase = phase
        self.turn = turn
        self.deck = deck
        self.drawn = drawn
        self.market = market
        self.fresh = fresh
        self.turned_up = turned_up
        self.money = money
        self.towns = towns
        self.owned = owned
        self.points = points
        self.gone = gone
        self.played = played
        self.dice = dice
        self.queue = queue
        self.counting = counting
        self.bought = bought
        self.spenders = spenders

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        return type(self)(
            self.rules,
            self.seats,
            self.first,
            self.seat,
            self.actor,
            self.phase,
            self.turn,
            self.deck,
            self.drawn,
            self.market,
            self.fresh,
            self.turned_up,
            self.money[:],
            self.towns[:],
            self.owned[:],
            self.points[:],
            self.gone,
            self.played,
            self.dice,
            self.queue,
            self.counting,
            self.bought,
            self.spenders,
        )

    def digest(self) -> str:
        """16 hexadecimal digits, equal for equal positions on any machine."""
        parts = (
            sorted(self.rules.keys()),
            self.seats,
            self.first,
            self.seat,
            self.actor,
            int(self.phase),
            self.turn,
            self.deck,
            self.drawn,
            self.market,
            self.fresh,
            self.turned_up,
            self.money,
            self.towns,
            self.points,
            self.gone,
            self.played,
            self.dice,
            self.queue,
            self.counting,
            self.bought,
            self.spenders,
        )
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
