"""A match being set up: seats, house rules, first player and seed, until it is good enough to start. No window."""

import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from game import catalog
from game.ai import levels
from game.alaska.outlook import number_of_turns
from game.alaska.state import Rules
from game.contract import Game
from game.record import SeatSetup, Setup

HUMAN, COMPUTER = "human", "computer"
DEFAULT_LEVEL = "normal"
NAME_LENGTH = 12
SEED_LENGTH = 18
NEW_SEEDS = 10**9
NO_LETTERS = ("Cc", "Cs")
"""Unicode's categories that no keyboard writes and no face can draw: control characters and halves of letters."""
NAMES = ("Mira", "Jonas", "Amos", "Vega", "Ruth", "Otto", "Ida", "Leo", "Grace", "Finn", "Nora", "Hugo")
TOWNS = {
    "alaska": (
        "Skagway",
        "Sitka",
        "Nome",
        "Kodiak",
        "Juneau",
        "Valdez",
        "Homer",
        "Seward",
        "Haines",
        "Barrow",
        "Wrangell",
        "Ketchikan",
        "Fairbanks",
        "Anchorage",
        "Petersburg",
    )
}


@dataclass(slots=True)
class Chair:
    """A seat as it is set up so far; `level` is kept while a human sits there."""

    name: str
    town: str
    kind: str
    level: str


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a match can't start: a key of the strings and its fields."""

    key: str
    fields: dict[str, Any] = field(default_factory=dict)


class Draft:
    """A set-up that can be changed. `first` is a seat, None to draw it; `seed` is typed, empty to draw it."""

    def __init__(self, key: str) -> None:
        """A human against the computer; raises ValueError for a game that there is not."""
        self.game: Game = catalog.load(key)
        self.chairs: list[Chair] = []
        self.rules: set[str] = set()
        self.first: int | None = None
        self.seed = ""
        for _ in range(self.game.min_seats):
            self.add()
        self.chairs[0].kind = HUMAN

    @property
    def towns(self) -> tuple[str, ...]:
        """The towns to choose from; none where the game has no towns."""
        return TOWNS.get(self.game.key, ())

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels to choose from, weakest first."""
        return levels.offered(self.game.key)

    @property
    def can_add(self) -> bool:
        return len(self.chairs) < self.game.max_seats

    @property
    def can_remove(self) -> bool:
        return len(self.chairs) > self.game.min_seats

    def add(self) -> None:
        """One more computer, with a name and a town that nobody has."""
        name = _unused(NAMES, (chair.name for chair in self.chairs))
        town = _unused(self.towns, (chair.town for chair in self.chairs))
        self.chairs.append(Chair(name, town, COMPUTER, DEFAULT_LEVEL))

    def remove(self, seat: int) -> None:
        """Take a seat away; a first player who left is drawn instead."""
        del self.chairs[seat]
        if self.first is not None and self.first >= seat:
            self.first = None if self.first == seat else self.first - 1

    def turn_town(self, seat: int, by: int) -> None:
        """The next (1) or previous (-1) town that is free."""
        taken = {chair.town for i, chair in enumerate(self.chairs) if i != seat}
        free = [town for town in self.towns if town not in taken]
        place = free.index(self.chairs[seat].town) if self.chairs[seat].town in free else -by
        self.chairs[seat].town = free[(place + by) % len(free)]

    def turn_level(self, seat: int, by: int) -> None:
        """The next or previous level of the computer."""
        place = self.levels.index(self.chairs[seat].level)
        self.chairs[seat].level = self.levels[(place + by) % len(self.levels)]

    def turn_first(self, by: int) -> None:
        """The next or previous first player: drawn, then the seats in order."""
        choices = [None, *range(len(self.chairs))]
        self.first = choices[(choices.index(self.first) + by) % len(choices)]

    def flip(self, rule: str) -> None:
        """Change a house rule between off and on."""
        self.rules ^= {rule}

    def type_seed(self, text: str) -> None:
        """Take the figures of what was typed."""
        self.seed = "".join(letter for letter in text if letter in "0123456789")[:SEED_LENGTH]

    def uneven(self) -> Problem | None:
        """Why seats would not have the same number of turns (A22); None where they will, or `equal_turns` is on."""
        if self.game.key != "alaska" or "equal_turns" in self.rules:
            return None
        turns = number_of_turns(len(self.chairs), Rules(**dict.fromkeys(self.rules, True)))
        if turns is None:
            return Problem("setup.uneven_replaced")
        if turns % len(self.chairs):
            return Problem("setup.uneven", {"count": len(self.chairs), "turns": turns})
        return None

    def problem(self) -> Problem | None:
        """The first thing that keeps the match from starting."""
        for seat, chair in enumerate(self.chairs):
            if not chair.name.strip():
                return Problem("setup.no_name", {"seat": seat + 1})
        seen: set[str] = set()
        for chair in self.chairs:
            name = chair.name.strip().casefold()
            if name in seen:
                return Problem("setup.same_name", {"name": chair.name.strip()})
            seen.add(name)
        return None

    def finished(self) -> Setup:
        """The set-up to play; a seed that was not typed is drawn here."""
        seats = tuple(
            SeatSetup(chair.name.strip(), chair.town, chair.kind, chair.level if chair.kind == COMPUTER else "")
            for chair in self.chairs
        )
        return Setup(self.game.key, seats, seed_of(self.seed), self.first, frozenset(self.rules))

    def plain(self) -> dict[str, Any]:
        """What is remembered for the next time: all but the seed, which makes each game another."""
        chairs = [[chair.name, chair.town, chair.kind, chair.level] for chair in self.chairs]
        return {"seats": chairs, "rules": sorted(self.rules), "first": self.first}

    @classmethod
    def remembered(cls, key: str, plain: Any) -> "Draft":
        """The draft that was kept; a new one where what was kept means nothing."""
        draft = cls(key)
        try:
            chairs = [Chair(*map(str, chair)) for chair in plain["seats"]]
            rules, first = set(plain["rules"]), plain["first"]
        except (KeyError, TypeError):
            return draft
        good = (
            draft.game.min_seats <= len(chairs) <= draft.game.max_seats
            and all(_is_good(draft, chair) for chair in chairs)
            and len({chair.town for chair in chairs}) == (len(chairs) if draft.towns else 1)
            and rules <= {rule.key for rule in draft.game.house_rules}
            and (first is None or (type(first) is int and 0 <= first < len(chairs)))
        )
        if good:
            draft.chairs, draft.rules, draft.first = chairs, rules, first
        return draft


def setup_of(key: str, kinds: Iterable[str], rules: frozenset[str], seed: int | None) -> Setup:
    """A set-up with names and towns of its own: `kinds` holds `human` or a level of the computer for each seat."""
    names, towns = list(NAMES), list(TOWNS.get(key, ()))
    seats = tuple(
        SeatSetup(name, town, HUMAN if kind == HUMAN else COMPUTER, "" if kind == HUMAN else kind)
        for kind, name, town in zip(kinds, names, towns or [""] * len(names), strict=False)
    )
    return Setup(key, seats, seed_of("") if seed is None else seed, None, rules)


def seed_of(text: str) -> int:
    """The seed that was typed, or a new one."""
    return int(text) if text else secrets.randbelow(NEW_SEEDS)


def _is_good(draft: Draft, chair: Chair) -> bool:
    return (
        len(chair.name) <= NAME_LENGTH
        and not any(unicodedata.category(letter) in NO_LETTERS for letter in chair.name)
        and (chair.town in draft.towns if draft.towns else True)
        and chair.kind in (HUMAN, COMPUTER)
        and chair.level in draft.levels
    )


def _unused(choices: Iterable[str], taken: Iterable[str]) -> str:
    """The first choice that is not taken; nothing where there is none."""
    used = {name.casefold() for name in taken}
    return next((name for name in choices if name.casefold() not in used), "")
