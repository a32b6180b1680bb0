"""The table of Alaska in its interesting states."""

from collections.abc import Callable, Sequence
from functools import partial

from game.alaska.cards import BY_NAME, CARDS, HOLDS, RESOURCES
from game.alaska.state import END, ROLL_ONE, ROLL_TWO, Phase
from game.match import Match
from scenes.alaska_table.event_moves import EVENT_COMES
from scenes.alaska_table.logbook import Logbook
from scenes.alaska_table.presenter import DICE
from scenes.alaska_table.scene import AlaskaTable
from scenes.director import Director
from scenes.session import NOBODY
from tools.sheets import games
from tools.sheets.games import arrange, asked, load_dice, market_of, on_top, played, state_of
from tools.sheets.state import State

FRAME = 1 / 30
LONGEST = 40.0
"""Seconds of animation after which a wanted moment is given up."""
READ = 0.5
"""Seconds into the time that an event is held up."""
EVENTS = {
    "gain": "Boom",
    "loss": "Earthquake",
    "point": "Exploration",
    "loss-and-point": "Seward’s Folly",
    "die": "Con Men",
    "per-card": "Fish Farms",
    "idle": "Volcanic Eruption",
}
"""One event of each kind that acts by itself; a free buy is a decision, and has a state of its own."""


# ---- how a table comes to a state


def lay(director: Director, match: Match) -> AlaskaTable:
    """A table on which this match has come to rest. Computers do not go on by themselves."""
    table = AlaskaTable(match.setup)
    table.session.close()
    table.session.match = match
    table.session.tell(match.history)
    table.stage.view = table.session.view(table.stage.viewer)
    history = table.session.told(NOBODY)
    table.stage.history[:] = history
    table.stage.heard = len(history)
    director.push(table)
    told = Logbook(table.text, table.names)
    for event in history:
        told.add(event)
    table.stage.look.log[:] = told.lines
    table.finish()
    table.invalidate()
    return table


def play_until(director: Director, table: AlaskaTable, reached: Callable[[], bool], longer: float = 0.0) -> None:
    """Let the animation run until a moment, and so many seconds longer. Raises LookupError where it ends before."""
    seconds = 0.0
    while not reached():
        if not table.busy or seconds > LONGEST:
            raise LookupError("the animation ends before the wanted moment")
        director.step(FRAME)
        seconds += FRAME
    for _ in range(round(longer / FRAME)):
        director.step(FRAME)


def at_rest(make: Callable[[], Match], focus: str = "") -> Callable[[Director], None]:
    """Shows the table of a match at rest, with the focus on a widget if one is named."""

    def show(director: Director) -> None:
        table = lay(director, make())
        if focus:
            table.widgets()
            table.focus.set(focus)
            table.focused(focus)

    return show


# ---- decisions


def empty() -> Match:
    """The first turn of four seats."""
    return played(asked(Phase.ROLL))


def choice() -> Match:
    """One die or two, with a town that pays on most rolls."""
    match = played(asked(Phase.ROLL, turn=25))
    arrange(match, (18, 9, 8, 7), 14, (9, 12, 3, 6))
    return match


def landed() -> Match:
    """The dice lie, several sources have paid, and three cards are new."""
    match = choice()
    on_top(match, *(BY_NAME[name] for name in ("Railroad", "Float planes", "Coastguard")))
    load_dice(match, ROLL_TWO, _best_roll(match))
    match.act(0, ROLL_TWO)
    _answer_tickets(match)
    return match


def _best_roll(match: Match) -> int:
    """The roll on which most cards of seat 0 pay."""
    owned = state_of(match).owned[0]
    return max(range(2, 13), key=lambda roll: (owned & HOLDS[roll]).bit_count())


def _answer_tickets(match: Match) -> None:
    while state_of(match).phase is Phase.TICKET:
        match.act(match.actor, state_of(match).legal()[0])


def free_buy() -> Match:
    """A free buy among several cards of its type."""
    return played(
        lambda match: (
            match.actor == 0 and state_of(match).phase is Phase.FREE_BUY and len(state_of(match).legal()) > 3
        )
    )


def ticket() -> Match:
    """Who pays a ticket, among three rivals who can, with more tickets to come."""
    match = played(asked(Phase.ROLL, turn=25))
    on_seven = [card for card, data in enumerate(CARDS) if data.ticket and data.low <= 7 <= data.high]
    arrange(match, (18, 9, 8, 7), 14, (9, 12, 3, 6), on_seven[:3])
    load_dice(match, ROLL_TWO, 7)
    match.act(0, ROLL_TWO)
    return match


def broke() -> Match:
    """Nothing can be bought."""
    match = landed()
    state_of(match).money[0] = 0
    return match


def last_spending() -> Match:
    """The deck is gone; the seat may buy once more."""
    match = played(asked(Phase.LAST_SPENDING), policy=games.thrifty)
    state_of(match).money[0] = 17
    return match


def second_purchase() -> Match:
    """One card is bought: all prices have doubled."""
    match = landed()
    state_of(match).money[0] = 24
    match.act(0, min(card for card in state_of(match).legal() if card < END and CARDS[card].cost > 1))
    return match


def thinking() -> Match:
    """A computer is asked, and a human waits."""
    return played(asked(Phase.INVEST, seat=2, turn=22))


def only_computers() -> Match:
    """No human plays: the rest may be played out at once."""
    return played(asked(Phase.INVEST, seat=2, turn=22), humans=())


def held_large(begins: str) -> Callable[[Director], None]:
    """Shows the cards of the first widget whose key begins so large beside it, as after a while in focus."""

    def show(director: Director) -> None:
        table = lay(director, landed())
        key = next(widget.key for widget in table.widgets() if widget.key.startswith(begins))
        table.focus.set(key)
        table.focused(key)
        director.step(1.0)

    return show


# ---- how full it can get


def full_market(count: int) -> Match:
    """So many cards set aside by seats that buy little; all 90 by seats that buy nothing."""
    return played(market_of(count), policy=games.abstinent if count == 90 else games.thrifty)


def full_town(count: int) -> Match:
    """A town of so many cards that has just been paid, and rivals that share what is left."""
    match = played(asked(Phase.ROLL, turn=37))
    each = min(10, (RESOURCES - count) // 3)
    arrange(match, (count, each, each, each), min(24, RESOURCES - count - 3 * each), (23, 8, 11, 5))
    load_dice(match, ROLL_TWO, _best_roll(match))
    match.act(0, ROLL_TWO)
    _answer_tickets(match)
    return match


def fullest() -> Match:
    """Five seats, and all cards but this turn's three on the table; a roll that pays much is about to come."""
    match = played(asked(Phase.ROLL, turn=36), 5)
    arrange(match, (25, 6, 6, 5, 5), 40, (20, 9, 0, 0, 0))
    load_dice(match, ROLL_TWO, _best_roll(match))
    return match


def full_rival() -> Match:
    """A single rival with 40 cards."""
    match = played(asked(Phase.INVEST, turn=33), 2)
    arrange(match, (20, 40), 10, (14, 31))
    return match


def five_seats() -> Match:
    """All five seats, late in the game."""
    match = played(asked(Phase.ROLL, turn=31), 5, humans=(0, 3))
    arrange(match, (14, 12, 13, 11, 9), 12, (12, 104, 3, 0, 27))
    return match


def long_names() -> Match:
    """Five seats with the longest names and towns."""
    match = played(asked(Phase.INVEST, turn=31), 5, names=games.LONG_NAMES)
    arrange(match, (14, 12, 13, 11, 9), 12, (12, 104, 3, 0, 27))
    return match


# ---- moments of an animation


def rolling(director: Director) -> None:
    """The dice are in the air."""
    match = choice()
    load_dice(match, ROLL_TWO, 9)
    table = lay(director, match)
    table.act(ROLL_TWO)
    play_until(director, table, lambda: table.stage.look.rolling, 0.4)


def paying(director: Director) -> None:
    """Between two sources: coins are on their way, one has come."""
    match = choice()
    load_dice(match, ROLL_TWO, _best_roll(match))
    table = lay(director, match)
    table.act(ROLL_TWO)
    play_until(director, table, lambda: len(table.stage.look.paid) > 1, 0.15)


def turning_up(director: Director) -> None:
    """The second of three new cards is being turned over."""
    match = choice()
    load_dice(match, ROLL_ONE, 1)
    table = lay(director, match)
    table.act(ROLL_ONE)
    play_until(director, table, lambda: len(table.stage.shown.new) > 0, 0.1)


def buying(director: Director) -> None:
    """A bought card flies to its town."""
    match = landed()
    state_of(match).money[0] = 24
    card = max(card for card in state_of(match).legal() if card < END)
    table = lay(director, match)
    table.act(card)
    play_until(director, table, lambda: card in table.stage.look.hidden, 0.2)


def event_at_work(name: str) -> Callable[[Director], None]:
    """Shows an event that acts while all see it."""
    card = BY_NAME[name]

    def show(director: Director) -> None:
        match = choice()
        on_top(match, card)
        load_dice(match, ROLL_ONE, 1)
        table = lay(director, match)
        table.act(ROLL_ONE)
        dice = DICE if CARDS[card].dice else 0.0
        play_until(director, table, lambda: card in table.stage.look.hidden, EVENT_COMES + dice + READ)

    return show


STATES: Sequence[State] = (
    State("table-empty", at_rest(empty)),
    State("table-choice", at_rest(choice)),
    State("table-rolling", rolling),
    State("table-paying", paying),
    State("table-turning-up", turning_up),
    State("table-landed", at_rest(landed)),
    State("table-buying", buying),
    State("table-second-purchase", at_rest(second_purchase)),
    State("table-nothing-to-buy", at_rest(broke)),
    State("table-free-buy", at_rest(free_buy)),
    State("table-ticket", at_rest(ticket)),
    State("table-last-spending", at_rest(last_spending)),
    State("table-thinking", at_rest(thinking)),
    State("table-only-computers", at_rest(only_computers)),
    *(State(f"table-large-{what}", held_large(f"{what}:")) for what in ("buy", "town", "log")),
    *(State(f"event-{kind}", event_at_work(name)) for kind, name in EVENTS.items()),
    *(State(f"table-market-{count}", at_rest(partial(full_market, count))) for count in (45, 65, 90)),
    *(State(f"table-town-{count}", at_rest(partial(full_town, count))) for count in (25, 60, 90)),
    State("table-rival-40", at_rest(full_rival)),
    State("table-five-seats", at_rest(five_seats)),
    State("table-long-names", at_rest(long_names)),
)
