"""Hints on both tables, as they are thought about and as they stand there."""

from collections.abc import Callable, Sequence

from game.ai.advice import PLAIN, Advice
from game.ai.levels import Plan, plan
from game.chance import Chance
from game.match import Match
from scenes.director import Director
from scenes.hinted import HintedTable
from tools.sheets import overlays, tables
from tools.sheets.state import State


def one_ply(table: HintedTable) -> Plan:
    """What the quick player would do."""
    session = table.session
    return plan("baseline", session.view(session.seat), Chance(1))


def hinted(table: HintedTable, actions: Plan = (), reason: str = PLAIN, **figures: float) -> None:
    """Let a hint stand on a table: of these actions, or of those of the quick player."""
    table.show_hint(Advice(actions or one_ply(table), reason, figures))


def on_table(make: Callable[[], Match], count: int = 0) -> Callable[[Director], None]:
    """Shows Alaska's table with a hint: of so many purchases, or of what the quick player would do."""

    def show(director: Director) -> None:
        table = tables.lay(director, make())
        hinted(table, tuple(sorted(table.view.legal)[:count]))

    return show


def thinking(director: Director) -> None:
    """The hint is waited for."""
    table = tables.lay(director, tables.choice())
    table.hints.open = True
    table._tell()


def in_market(director: Director) -> None:
    """What the hint recommends is marked in the market too."""
    on_table(tables.landed, 3)(director)
    overlays.press(director, "market")


STATES: Sequence[State] = (
    State("table-hint-thinking", thinking),
    State("table-hint-roll", on_table(tables.choice)),
    State("table-hint-ticket", on_table(tables.ticket)),
    State("table-hint-free-buy", on_table(tables.free_buy, 1)),
    State("table-hint-buy", on_table(tables.landed, 3)),
    State("table-hint-end", on_table(tables.broke)),
    State("market-hint", in_market),
)
