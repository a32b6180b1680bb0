"""Hints on both tables, as they are thought about and as they stand there."""

from collections.abc import Callable, Sequence

from game.ai.advice import PLAIN, Advice
from game.ai.levels import Plan, plan
from game.chance import Chance
from game.match import Match
from game.pacific.cards import BY_NAME
from game.pacific.state import RAID_ON, TRADERS_ON, Phase
from scenes.director import Director
from scenes.hinted import HintedTable
from scenes.pacific_map.scene import PacificMap
from tools.sheets import maps, overlays, tables
from tools.sheets.state import State

TRADERS = (*maps.SEVEN, "Traders")
PLANNED = (*maps.SEVEN, "Planned Raid")
TONGA = BY_NAME["Tonga"]


def one_ply(table: HintedTable) -> Plan:
    """What the quick player would do."""
    session = table.session
    return plan("baseline", session.view(session.seat), Chance(1))


def hinted(table: HintedTable, actions: Plan = (), reason: str = PLAIN, **figures: float) -> None:
    """Let a hint stand on a table: of these actions, or of those of the quick player."""
    table.show_hint(Advice(actions or one_ply(table), reason, figures))


def on_table(
    make: Callable[[], Match], reason: str, count: int = 0, **figures: float
) -> Callable[[Director], None]:
    """Shows Alaska's table with a hint: of so many purchases, or of what the quick player would do."""

    def show(director: Director) -> None:
        table = tables.lay(director, make())
        hinted(table, tuple(sorted(table.view.legal)[:count]), reason, **figures)

    return show


def thinking(director: Director) -> None:
    """The hint is waited for."""
    table = tables.lay(director, tables.choice())
    table.hints.open = True
    table._tell()


def in_market(director: Director) -> None:
    """What the hint recommends is marked in the market too."""
    on_table(tables.landed, "buy_points", 3, points=4, dollars_spent=6)(director)
    overlays.press(director, "market")


def on_map(
    show_map: Callable[[Director], None],
    *actions: int,
    picks: Sequence[str] = (),
    reason: str = PLAIN,
    **figures: float,
) -> Callable[[Director], None]:
    """Shows the map with a hint of these actions, or of what the quick player would do, some cards of it picked."""

    def show(director: Director) -> None:
        show_map(director)
        table = director.scene
        assert isinstance(table, PacificMap)
        hinted(table, actions or table.session.whole(one_ply(table)), reason, **figures)
        overlays.press(director, *(f"card:{name}" for name in picks))

    return show


STATES: Sequence[State] = (
    State("table-hint-thinking", thinking),
    State("table-hint-roll", on_table(tables.choice, "roll_two", dollars_one=6.5, dollars_two=7.07)),
    State("table-hint-ticket", on_table(tables.ticket, "payer_ahead", rival=2)),
    State("table-hint-buy", on_table(tables.landed, "buy_income", 3, dollars_more=1.25, turns=8, dollars_spent=6)),
    State("market-hint", in_market),
    State("map-hint-growth", on_map(maps.choosing(Phase.GROWTH))),
    State("map-hint-target", on_map(maps.choosing(Phase.EVENT, TRADERS), TRADERS_ON + 1, picks=("Traders",))),
    State("map-hint-explorers", on_map(maps.offered("Explorers", BY_NAME["Explorers"]))),
    State(
        "map-hint-voyage",
        on_map(
            maps.choosing(Phase.COLONIZE, maps.TWENTY, seats=6),
            reason="voyage",
            number=10,
            chance=0.68,
            chance_raid=0.12,
        ),
    ),
    State("map-hint-island", on_map(maps.choosing(Phase.RAID, PLANNED), RAID_ON + TONGA, picks=("Planned Raid",))),
    State("map-hint-attack", on_map(maps.attacking(), reason="attack", rival=1, strength=5, chance_win=0.72)),
)
