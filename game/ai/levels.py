"""The levels at which the computer plays."""

from collections.abc import Callable

from game.ai.alaska import players as alaska_players
from game.ai.budget import Budget
from game.ai.pacific import players as pacific_players
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.contract import View
from game.pacific.view import PacificView

Plan = tuple[int, ...]
"""Actions to be played one after the other, the first one now: all that follow belong to the same choice, such as
the cards of a voyage or the purchases of a turn, and nothing that the seat could learn happens between them."""
Level = Callable[[View, Chance, Budget | None], Plan]
"""What decides: from a view, its own chance, and a budget for its search (None: the level's own, in iterations)."""


def _random(view: View, chance: Chance, _budget: Budget | None) -> Plan:
    return (view.legal[chance.below(len(view.legal))],)


def _alaska(decide: Callable[[AlaskaView, Chance, Budget | None], Plan]) -> Level:
    """A level of Alaska, which is asked on views of it only."""

    def level(view: View, chance: Chance, budget: Budget | None) -> Plan:
        assert isinstance(view, AlaskaView)
        return decide(view, chance, budget)

    return level


def _pacific(decide: Callable[[PacificView, Chance, Budget | None], Plan]) -> Level:
    """A level of the Pacific, which is asked on views of it only."""

    def level(view: View, chance: Chance, budget: Budget | None) -> Plan:
        assert isinstance(view, PacificView)
        return decide(view, chance, budget)

    return level


BY_GAME: dict[str, dict[str, Level]] = {
    "alaska": {
        "random": _random,
        "easy": _alaska(alaska_players.easy),
        "normal": _alaska(alaska_players.normal),
        "hard": _alaska(alaska_players.hard),
        "expert": _alaska(alaska_players.expert),
        "baseline": _alaska(alaska_players.baseline),
    },
    "pacific": {
        "random": _random,
        "easy": _pacific(pacific_players.easy),
        "normal": _pacific(pacific_players.normal),
        "hard": _pacific(pacific_players.hard),
        "expert": _pacific(pacific_players.expert),
        "baseline": _pacific(pacific_players.baseline),
    },
}
"""The levels of each game by name: ``random`` takes any legal action; ``baseline`` is the game's first ``normal``,
kept unchanged for ever as the mark that others are measured by."""

LEVELS: tuple[str, ...] = tuple(dict.fromkeys(level for known in BY_GAME.values() for level in known))
"""The names of all levels."""

OFFERED: tuple[str, ...] = ("easy", "normal", "hard", "expert")
"""The levels that people play against, weakest first; the others serve measurements."""


def offered(game: str) -> tuple[str, ...]:
    """Those of ``OFFERED`` that a game has."""
    return tuple(level for level in OFFERED if level in BY_GAME[game])


def check(game: str, level: str) -> None:
    """Raises ValueError, in words for people, if the game has no such level."""
    if level not in BY_GAME[game]:
        raise ValueError(f"{game} has no level '{level}' of the computer; it has {', '.join(BY_GAME[game])}")


def plan(level: str, view: View, chance: Chance, budget: Budget | None = None) -> Plan:
    """What a level does: one action or more, the first of ``view.legal``, from only the view and its own chance.

    What a seat remembers of earlier turns is in its view. Equal views, generators in equal states and equal budgets
    in iterations give equal plans. Raises ValueError for a level that the view's game has not, or if the view's
    seat has nothing to decide.
    """
    game = game_of(view)
    check(game, level)
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide here")
    return BY_GAME[game][level](view, chance, budget)


def choose(level: str, view: View, chance: Chance) -> int:
    """The first action of ``plan``, which raises the same."""
    return plan(level, view, chance)[0]


def game_of(view: View) -> str:
    """The key of the game that a view is of; raises TypeError if it is none of this program's."""
    if isinstance(view, AlaskaView):
        return "alaska"
    if isinstance(view, PacificView):
        return "pacific"
    raise TypeError(f"no level knows the game of a {type(view).__name__}")
