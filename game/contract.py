"""What every game is: a state that asks, a seat or chance that answers, and events that tell what happened.

The contract is written once for both games. A state knows whose decision it is, lists the legal actions and
applies one; chance (dice, shuffles) is a decision too, whose outcome is an input. Rules live in states only.

A choice of several cards is asked card by card, one action each, in an order that the game fixes; to matches,
records and counts it is one decision. While it is under way the state is ``choosing``; nobody else can tell.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, Self

from game.chance import Chance

CHANCE: Final = -1
"""The actor of a state that waits for dice or a shuffle."""
OVER: Final = -2
"""The actor of a state that is at its end."""
BANK: Final = -1
"""The payer of a sum that comes from no seat."""

Outcome = tuple[int, ...]
"""What chance decided: one die or two as (1..6, ...), a shuffle as the whole order."""
Plain = dict[str, Any]
"""An action, outcome or event in JSON's terms, with names as printed."""


class IllegalActionError(ValueError):
    """An action that the state does not offer to that seat at that moment."""


@dataclass(frozen=True, slots=True)
class Event:
    """Base of what a game tells: one thing that happened, complete, in the order in which it happened."""


class View(Protocol):
    """All that one seat may know of a state; what is secret is not in it."""

    @property
    def seat(self) -> int:
        """The seat that looks."""

    @property
    def actor(self) -> int:
        """The seat that must decide, CHANCE or OVER."""

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions open to ``seat``; empty unless it is the actor."""


class State(Protocol):
    """The whole truth of one position of a game; ``turn`` counts the turns begun so far, over all seats."""

    seats: int
    actor: int
    turn: int

    @property
    def choosing(self) -> bool:
        """Whether a choice of several cards is under way: the next action belongs to the decision begun."""

    def legal(self) -> list[int]:
        """The actions open to the actor; empty for CHANCE and OVER."""

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Play a legal action of the actor; what happens is appended to ``events`` if a list is given.

        The action is not checked: ``Match`` does that for play, and a search only plays what ``legal`` lists.
        """

    def sample(self, chance: Chance) -> Outcome:
        """Draw one outcome of the pending chance, each with its true probability."""

    def outcomes(self) -> list[tuple[Outcome, float]]:
        """Every outcome of the pending chance with its probability; empty for a shuffle, which has too
        many."""

    def resolve(self, outcome: Outcome, events: list[Event] | None = None) -> None:
        """Let the pending chance come out so.

        Raises ValueError if chance is not asked or the outcome is not one of its own.
        """

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""

    def scores(self) -> tuple[int, ...]:
        """Points by seat, as if the game ended here."""

    def winners(self) -> tuple[int, ...]:
        """The seats that lead, as if the game ended here; more than one share the victory."""

    def view(self, seat: int) -> View:
        """What this seat may know."""

    def digest(self) -> str:
        """A short hash, equal for equal states on any machine."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A ruling that players may choose before a game; off is the default."""

    key: str
    title: str
    summary: str


class Game(Protocol):
    """One of the games: what it is called, how it starts, and how its parts read in a record."""

    key: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    house_rules: ClassVar[Sequence[HouseRule]]

    def start(self, seats: int, first: int, rules: frozenset[str]) -> State:
        """A new game, before its first shuffle.

        Raises ValueError if the number of seats, the first seat or a house rule is not one of this game's.
        """

    def determinize(self, view: View, chance: Chance) -> State:
        """A full state that fits the view, each with a fair chance; hidden cards are drawn, not known."""

    def event_for(self, event: Event, seat: int) -> Event | None:
        """The event as this seat may see it; None if it sees nothing of it."""

    def action_plain(self, state: State, action: int) -> Plain:
        """A legal action in a record's words; in a choice of several cards, all that is chosen by then."""

    def action_from_plain(self, state: State, plain: Plain) -> int:
        """The action that these words name, of a choice of several cards the next that leads there; raises
        ValueError if the state offers no such action."""

    def outcome_plain(self, state: State, outcome: Outcome) -> Plain:
        """An outcome of the pending chance in a record's words."""

    def outcome_from_plain(self, state: State, plain: Plain) -> Outcome:
        """The outcome that these words name; raises ValueError if they name none."""

    def event_plain(self, event: Event) -> Plain | None:
        """An event in a record's words; None where the step itself already says it all."""

    def score_plain(self, state: State) -> list[Plain]:
        """The lines of the score by seat."""
