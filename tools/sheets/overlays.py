"""What opens over the table of Alaska: the market, a card held up, a rival's town, the menu, settings and rules."""

from collections.abc import Callable, Sequence
from functools import partial

from game.alaska.cards import BY_NAME, CARDS
from game.match import Match
from scenes.alaska_table.market_scene import SORTS
from scenes.director import Director
from scenes.rulebook import PAGES
from scenes.rules_page import RulesPage
from scenes.settings_page import SettingsPage
from tools.sheets import tables
from tools.sheets.state import State


def press(director: Director, *keys: str) -> None:
    """Press widgets of the top scene, one after the other. Raises LookupError for a key that is not there."""
    for key in keys:
        scene = director.scene
        widget = next((widget for widget in scene.widgets() if widget.key == key), None)
        if widget is None:
            raise LookupError(f"{type(scene).__name__} has no widget {key}")
        scene.press(widget)


def over_table(make: Callable[[], Match], *keys: str) -> Callable[[Director], None]:
    """Shows what these presses open over the table of a match."""

    def show(director: Director) -> None:
        tables.lay(director, make())
        press(director, *keys)

    return show


def zoom(make: Callable[[], Match], name: str) -> Callable[[Director], None]:
    """Shows a card of a match held up large."""

    def show(director: Director) -> None:
        tables.lay(director, make()).inspect(BY_NAME[name])

    return show


def in_town(make: Callable[[], Match]) -> Callable[[Director], None]:
    """Shows the first card of seat 0 held up large."""

    def show(director: Director) -> None:
        match = make()
        tables.lay(director, match).inspect(tables.state_of(match).towns[0][0])

    return show


def rules(page: str = "", *, search: str = "") -> Callable[[Director], None]:
    """Shows a page of the rules, or what a search finds in them."""

    def show(director: Director) -> None:
        scene = RulesPage()
        scene.page = page or scene.page
        director.push(scene)
        if search:
            field = next(widget for widget in scene.widgets() if widget.key == "search")
            assert field.edit is not None
            field.edit(search)
            scene.invalidate()

    return show


FULLEST = partial(tables.full_market, 65)
LONGEST_NAME = max((card.name for card in CARDS if not card.is_event), key=len)
STATES: Sequence[State] = (
    *(State(f"market-{count}", over_table(partial(tables.full_market, count), "market")) for count in (45, 65, 90)),
    *(State(f"market-by-{sort}", over_table(FULLEST, "market", f"sort:{sort}")) for sort in SORTS[1:]),
    State("market-affordable", over_table(FULLEST, "market", "afford")),
    State("market-one-type", over_table(FULLEST, "market", "type:Fish")),
    State("market-second-purchase", over_table(tables.second_purchase, "market")),
    State("market-free-buy", over_table(tables.free_buy, "market")),
    State("zoom-new-card", zoom(tables.landed, "Railroad")),
    State("zoom-much-to-say", zoom(tables.landed, "Coastguard")),
    State("zoom-long-name", zoom(tables.landed, LONGEST_NAME)),
    State("zoom-die", zoom(tables.landed, "Gold Panning")),
    State("zoom-town", in_town(tables.landed)),
    State("zoom-nothing-to-buy", zoom(tables.broke, "Railroad")),
    State("table-rivals-town", over_table(tables.choice, "rival:1")),
    State("pause", over_table(tables.choice, "menu")),
    State("pause-leave", over_table(tables.choice, "menu", "leave")),
    State("settings", lambda director: director.push(SettingsPage())),
    State("settings-over-table", over_table(tables.choice, "menu", "settings")),
    *(State(f"rules-{page}", rules(page)) for page in PAGES["alaska"]),
    State("rules-search", rules(search="oil")),
    State("rules-search-nothing", rules(search="zzz")),
    State("rules-card", rules(search=LONGEST_NAME)),
    State("rules-event", rules(search="Fish Farms")),
)
