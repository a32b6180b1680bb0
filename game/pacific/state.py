"""One position of Pacific Voyagers: what lies where, who knows what, and what is asked. ``rules`` has the moves."""

import hashlib
from dataclasses import dataclass, fields
from enum import IntEnum
from typing import Final, Self

from game.value import Value

# Actions. 0 to 38 are that card: discard it, play it, shuffle it in, pick it, raid with it, take it.
DONE: Final = 39
"""The end of a choice of several cards; with nothing picked, and elsewhere, the seat passes."""
STATUES_ON: Final = 40
"""``STATUES_ON + s`` plays Stone Statues on seat s."""
TRADERS_ON: Final = 46
"""``TRADERS_ON + s`` plays Traders on seat s."""
CIVIL_WAR_ON: Final = 52
"""``CIVIL_WAR_ON + i`` plays Civil War on island i."""
RAID_ON: Final = 62
"""``RAID_ON + i`` raids island i with Planned Raid."""
PLACE: Final = 72
"""``PLACE + i`` keeps the card at place i, 0 to 6, of those that Explorers saw."""
DRAW: Final = 79
"""The defender draws two cards."""

NOBODY: Final = -1
"""No seat, and no island."""


class Phase(IntEnum):
    """What a position waits for, and from whom (see ``Position.actor``); in the order of a turn."""

    SHUFFLE = 0
    GROWTH = 1
    EVENT = 2
    RESHUFFLE = 3
    STATUES = 4
    EXPLORE = 5
    TRADE = 6
    COLONIZE = 7
    RAID = 8
    DEFENDER_DRAW = 9
    ATTACK = 10
    DEFENCE = 11
    SETTLEMENT = 12
    OVER = 13


CHOICES: Final = (Phase.COLONIZE, Phase.ATTACK, Phase.DEFENCE, Phase.SETTLEMENT)
"""The phases whose answer is a choice of several cards, asked card by card."""


@dataclass(frozen=True, slots=True)
class Rules(Value):
    """The house rules of a game; all off is the game as printed (P15, P18, P20)."""

    blind_raids: bool = False
    tie_break: bool = False
    equal_turns: bool = False

    def keys(self) -> frozenset[str]:
        """The names of those that are on."""
        return frozenset(field.name for field in fields(self) if getattr(self, field.name))


@dataclass(slots=True)  # not frozen, which would make it slow to make; it never changes
class Trace:
    """What seats know of one copy of a card: that it is in the deck, or in a hand that it may have come to since.

    ``knowers`` are the seats that know so, as bits. A seat h may hold it if ``drew[h] > since[h]``: so many cards
    have come to that hand since the trace began. Without ``in_deck`` it is in one of these hands for certain.
    """

    card: int
    knowers: int
    in_deck: bool
    since: tuple[int, ...]


class Position:
    """The data of a game in progress; piles are numbers (see ``cards``).

    ``seat`` has the turn (``bonus`` if it is Island Hopping's, which leaves one ``owed``). ``deck`` is the stack,
    top first, of which the first ``drawn`` are gone. ``sizes`` are the public numbers of cards by hand; ``hands``
    lack what their owner has picked so far (``picks``) or, in a blind raid, sent out unseen (``attack``).
    ``owners`` are the seats that control the islands, by island. ``island`` is raided by ``seat`` and defended by
    ``rival``, who else is the opponent that an event names; ``attack`` are the attacker's cards.

    Knowledge beyond that (P10, P19): ``explorer`` knows the deck down to, but without, place ``sighted``.
    ``held`` is empty while nobody knows a card of another's hand; else ``held[s * seats + h]`` is the pile that s
    knows to be in the hand of h. ``drew`` counts the cards that came to each hand unseen; ``traces`` are in the
    order in which they began; ``traced`` has the bit of each card that has one.
    """

    __slots__ = (
        "actor",
        "attack",
        "bonus",
        "deck",
        "discards",
        "drawn",
        "drew",
        "explorer",
        "first",
        "hands",
        "held",
        "island",
        "owed",
        "owners",
        "phase",
        "picks",
        "rival",
        "rules",
        "seat",
        "seats",
        "sighted",
        "sizes",
        "traced",
        "traces",
        "turn",
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
        bonus: bool,
        owed: bool,
        deck: tuple[int, ...],
        drawn: int,
        hands: list[int],
        sizes: list[int],
        discards: int,
        owners: list[int],
        picks: tuple[int, ...],
        attack: tuple[int, ...],
        island: int,
        rival: int,
        explorer: int,
        sighted: int,
        held: list[int],
        drew: list[int],
        traces: tuple[Trace, ...],
        traced: int,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.first = first
        self.seat = seat
        self.actor = actor
        self.phase = phase
        self.turn = turn
        self.bonus = bonus
        self.owed = owed
        self.deck = deck
        self.drawn = drawn
        self.hands = hands
        self.sizes = sizes
        self.discards = discards
        self.owners = owners
        self.picks = picks
        self.attack = attack
        self.island = island
        self.rival = rival
        self.explorer = explorer
        self.sighted = sighted
        self.held = held
        self.drew = drew
        self.traces = traces
        self.traced = traced

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
            self.bonus,
            self.owed,
            self.deck,
            self.drawn,
            self.hands[:],
            self.sizes[:],
            self.discards,
            self.owners[:],
            self.picks,
            self.attack,
            self.island,
            self.rival,
            self.explorer,
            self.sighted,
            self.held[:],
            self.drew[:],
            self.traces,
            self.traced,
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
            self.bonus,
            self.owed,
            self.deck,
            self.drawn,
            self.hands,
            self.sizes,
            self.discards,
            self.owners,
            self.picks,
            self.attack,
            self.island,
            self.rival,
            self.explorer,
            self.sighted,
            self.held,
            self.drew,
            [(trace.card, trace.knowers, trace.in_deck, trace.since) for trace in self.traces],
        )
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
