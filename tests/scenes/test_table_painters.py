"""The painters of the Alaska table: every state fits at every size, and is drawn as it is."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import cast

import pygame
import pytest

from game.ai.levels import choose
from game.alaska.cards import BY_NAME, CARDS, RESOURCES
from game.alaska.outlook import dice_outlook, pays, price
from game.alaska.state import Phase
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.match import Match
from game.record import SeatSetup, Setup
from scenes.alaska_table import faces, log_panel, new_cards_panel, rivals_panel, small_faces, town_panel, tray_panel
from scenes.alaska_table.board import Board, Sight
from scenes.alaska_table.gauge import paint_gauge, paint_marker
from scenes.alaska_table.layout import TableLayout, table_layout
from scenes.alaska_table.look import Brush, LogLine, TableLook, owned, picture_key
from scenes.alaska_table.shelves import Slot
from scenes.alaska_table.shown import Payment, SeatShown, Shown, shown_of
from scenes.alaska_table.town import Density
from scenes.ui.assets import Assets
from scenes.ui.display import Metrics
from scenes.ui.palette import contrast
from scenes.ui.strings import PSEUDO, Strings
from scenes.ui.theme import FLOOR_UNITS, OFTEN_UNITS, TextRun, Theme

SHORT = (("Mira", "Skagway"), ("Jonas", "Sitka"), ("Amos", "Nome"), ("Vega", "Kodiak"), ("Ida", "Juneau"))
LONG = (
    ("Maximiliane-Lui", "Utqiagvik Point"),
    ("Bartholomew III", "Saint Petersbur"),
    ("Anastasia Petro", "Port Alsworth B"),
    ("Friedrich-Wilh", "Cape Lisburne H"),
    ("Oluwaseun Adeye", "Kotzebue Sounds"),
)
SIZES = (
    (Metrics(1280, 720), "en"),
    (Metrics(1920, 1080, 1.3), "en"),
    (Metrics(1366, 768, 1.15), PSEUDO),
    (Metrics(1024, 768), "en"),
    (Metrics(1024, 768, 1.3), PSEUDO),
    (Metrics(2560, 1080), "en"),
)
State = tuple[Shown, TableLook]


@pytest.fixture(autouse=True, scope="module")
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture(scope="module")
def brush(display: None) -> Brush:
    return brush_for(Metrics(1280, 720, 1.15))


@cache
def brush_for(metrics: Metrics, language: str = "en") -> Brush:
    """One for each size and language, which keeps its pictures as that of a running table does."""
    assets = Assets(strict=True)
    return Brush(Theme(metrics), assets, Strings(assets, language))


def painted(brush: Brush, state: State, surface: pygame.Surface | None = None) -> list[TextRun]:
    """The texts of the whole table as they were drawn."""
    metrics = brush.theme.metrics
    target = surface or pygame.Surface((metrics.width, metrics.height))
    shown, look = state
    brush.theme.recorder = []
    left = metrics.px(metrics.across * 0.56)
    Board().paint(target, Sight(brush, layout_for(brush, shown), shown, look, shown.viewer, left))
    runs, brush.theme.recorder = brush.theme.recorder, None
    return runs


def layout_for(brush: Brush, shown: Shown) -> TableLayout:
    return table_layout(brush.theme.metrics, len(shown.seats) - 1)


# ---- states


def played_until(
    wanted: Callable[[AlaskaView], bool],
    seats: int = 4,
    seed: int = 7,
    names: tuple[tuple[str, str], ...] = SHORT,
) -> State:
    """A state of a real game: the first whose deciding seat's view is wanted."""
    setups = tuple(
        SeatSetup(name, town, *(("computer", "normal") if seat else ("human", "")))
        for seat, (name, town) in enumerate(names[:seats])
    )
    match, chance = Match(Setup("alaska", setups, seed, first=0)), Chance(seed)
    match.begin()
    while not wanted(seen_by_actor(match)):
        assert not match.over, "the game ended before it came to that"
        match.act(match.actor, choose("normal", match.view(match.actor), chance))
    view = seen_by_actor(match)
    shown = shown_of(view, setups, 0, match.history)
    look = TableLook(buyer=0, asked=match.actor, next_seat=(shown.current + 1) % seats)
    look.prompt, look.hint = "Roll one die or two", "Two dice: a 10 pays you $14, the most of any."
    look.log = [LogLine(1, "bought Port", "−3"), LogLine(None, "the deck is empty"), LogLine(0, "rolled 10", "+15")]
    if shown.phase is Phase.ROLL:
        town = owned(shown.town.cards)
        look.outlooks = (dice_outlook(town, 1), dice_outlook(town, 2))
    if shown.phase is Phase.FREE_BUY:
        look.buyer, look.offered = match.actor, frozenset(card for card in view.legal if card < RESOURCES)
    return shown, look


def seen_by_actor(match: Match) -> AlaskaView:
    return cast(AlaskaView, match.view(match.actor))


def dealt(market: int, town: int, rival: int, seats: int, names: tuple[tuple[str, str], ...] = SHORT) -> State:
    """A table with so many cards in each place, mixed by a fixed rule; the viewer has rolled a 10."""
    cards = sorted(range(RESOURCES), key=lambda card: card * 37 % 97)
    own, cards = cards[:town], cards[town:]
    others = [cards[i * rival : (i + 1) * rival] for i in range(seats - 1)]
    cards = cards[(seats - 1) * rival :]
    on_shelves, new = cards[:market], cards[market : market + 3]
    states = [SeatShown(SeatSetup(*names[0], "human"), 118, 107, own)]
    for seat, held in enumerate(others, start=1):
        states.append(SeatShown(SeatSetup(*names[seat], "computer", "normal"), 40 + seat, 99, held))
    shown = Shown(
        viewer=0,
        seats=states,
        current=0,
        phase=Phase.INVEST,
        turn=25,
        turns_left=15,
        unseen_by_era=(0, 15, 30),
        market=on_shelves,
        new=[*new, *[98, 90, 119][len(new) :]],
        working=None,
        bought=1,
        dice=(6, 4),
        roller=0,
    )
    mask = owned(own)
    hits = [card for card in own if CARDS[card].low <= 10 <= CARDS[card].high]
    shown.payments = [Payment(None, 1)]
    shown.payments += [Payment(card, int(pays(mask, card)), 1 if CARDS[card].ticket else -1, 3) for card in hits]
    look = TableLook(buyer=0, asked=0, next_seat=1, lit=10, payment=1)
    look.paid = {payment.card: payment.amount for payment in shown.payments if payment.card is not None}
    look.prompt, look.hint, look.hint_type = (
        f"{names[0][0]}, buy or end your turn",
        "It would pay you $1 on a 7.",
        5,
    )
    look.log = [LogLine(1, "took Gold Mine for nothing, Gold Rush"), LogLine(0, "rolled 10: 3 cards pay", "+15")]
    return shown, look


def with_new_cards(state: State, cards: list[int | None], working: int) -> State:
    shown, look = state
    shown.new, shown.working = cards, working
    return shown, look


def mine(phase: Phase, turn: int = 1) -> Callable[[AlaskaView], bool]:
    """Whether the first seat is asked in this phase, from this turn on."""
    return lambda view: view.actor == 0 and view.phase is phase and view.turn >= turn


def anyone(phase: Phase) -> Callable[[AlaskaView], bool]:
    """Whether some seat is asked in this phase."""
    return lambda view: view.phase is phase


STATES: dict[str, Callable[[], State]] = {
    "the first roll": lambda: played_until(mine(Phase.ROLL), seats=2),
    "the choice of dice": lambda: played_until(mine(Phase.ROLL, 24), seats=5, names=LONG),
    "buying": lambda: played_until(mine(Phase.INVEST, 24)),
    "a ticket": lambda: played_until(anyone(Phase.TICKET), seats=3),
    "a free buy": lambda: played_until(anyone(Phase.FREE_BUY), seats=3),
    "the last spending": lambda: played_until(anyone(Phase.LAST_SPENDING), seats=3),
    "a market of 45": lambda: dealt(45, 10, 4, 5),
    "a market of 65, long names": lambda: dealt(65, 10, 3, 5, LONG),
    "a market of 90": lambda: dealt(90, 0, 0, 2),
    "a town of 25": lambda: dealt(30, 25, 8, 4),
    "a town of 49": lambda: dealt(30, 49, 2, 4, LONG),
    "a town of 60": lambda: dealt(20, 60, 2, 3),
    "a town of 90": lambda: dealt(0, 90, 0, 2),
    "rivals of 40": lambda: dealt(2, 8, 40, 3),
    "an event at work": lambda: with_new_cards(dealt(20, 20, 4, 4), [90, 96, 7], 96),
    "many new cards": lambda: with_new_cards(dealt(20, 20, 4, 4), [90, 98, 100, 5, None, 119, 118], 98),
}


@pytest.mark.parametrize("name", STATES)
def test_every_text_fits_at_every_size(name: str) -> None:  # L01
    state = STATES[name]()
    wrong = []
    for metrics, language in SIZES:
        for run in painted(brush_for(metrics, language), state):
            if run.sign:
                continue
            too_small = run.size < FLOOR_UNITS - 0.1 or (run.often and run.size < OFTEN_UNITS - 0.1)
            pale = run.ground is not None and contrast(run.colour, run.ground) < 4.5
            if not run.fitted or run.clipped or too_small or pale:
                wrong.append((metrics, language, run.text, run.size, run.fitted, run.clipped))
    assert wrong == []


# ---- what is shown


def texts(state: State, metrics: Metrics | None = None) -> list[str]:
    return [run.text for run in painted(brush_for(metrics or Metrics(1920, 1080)), state)]


def test_every_card_of_the_market_shows_its_real_next_price() -> None:
    shown, look = dealt(20, 10, 2, 3)
    buyer = owned(shown.town.cards)
    for card in shown.market:
        assert look.price(shown, card) == price(buyer, 1, card)
    prices = sorted(str(price(buyer, 1, card)) for card in shown.market)
    drawn = sorted(
        run.text
        for card in shown.market
        for run in small_faces.shelf_face(
            brush_for(Metrics(1920, 1080)), card, (97, 48), Slot.CHIP, price=look.price(shown, card), greyed=False
        ).runs
        if run.text == str(look.price(shown, card))
    )
    assert set(prices) == set(drawn)


def test_what_cant_be_afforded_is_greyed_and_a_free_buy_greys_the_rest() -> None:
    shown, look = dealt(30, 5, 2, 3)
    shown.seats[0].money = 6
    dear = [card for card in shown.market if look.price(shown, card) > 6]
    assert dear and [card for card in shown.market if look.greyed(shown, card)] == dear
    look.offered = frozenset(shown.market[:2])
    assert [card for card in shown.market if not look.greyed(shown, card)] == shown.market[:2]
    assert look.price(shown, shown.market[0]) == 0


def test_prices_of_a_seat_that_is_not_playing_start_anew() -> None:
    shown, look = dealt(30, 5, 2, 3)
    shown.current = 1
    card = shown.market[0]
    assert look.price(shown, card) == price(owned(shown.town.cards), 0, card)


def test_more_payments_than_fit_are_summed_up() -> None:
    shown, look = dealt(0, 90, 0, 2)
    shown.payments *= 2
    drawn = texts((shown, look), Metrics(1280, 720))
    total = sum(payment.amount for payment in shown.payments)
    assert f"+${total}" in drawn
    brush = brush_for(Metrics(1280, 720))
    places = tray_panel.tray_places(brush, layout_for_size(1))
    _, own = tray_panel.line_rects(brush, places, len(shown.payments))
    hidden = shown.payments[own:]
    assert len(hidden) > 1
    assert f"+ {len(hidden)} more" in drawn
    assert f"+{sum(payment.amount for payment in hidden)}" in drawn


def layout_for_size(rivals: int) -> TableLayout:
    return table_layout(Metrics(1280, 720), rivals)


def test_a_rail_says_what_its_roll_pays_now() -> None:
    shown, look = dealt(0, 20, 0, 2)
    mask = owned(shown.town.cards)
    due = sum(pays(mask, card) for card in shown.town.cards if CARDS[card].low <= 8 <= CARDS[card].high)
    brush = brush_for(Metrics(1920, 1080))
    rail = layout_for(brush, shown).rail[7]
    written = {run.text for run in painted(brush, (shown, look)) if rail.contains(run.box)}
    assert written == {"8", f"${due:g}"}


def test_a_card_on_its_way_is_not_drawn_where_it_will_lie() -> None:
    shown, look = dealt(10, 10, 2, 3)
    card = BY_NAME["Port"]
    shown.seats[0].cards = [*[c for c in shown.town.cards if c != card], card]
    assert "Port" in texts((shown, look))
    assert "Port" not in texts((shown, replace(look, hidden=frozenset({card}))))


def test_the_purse_follows_a_long_name_and_every_place_is_on_its_panel() -> None:
    for names in (SHORT, LONG):
        shown, look = dealt(10, 10, 2, 5, names)
        for metrics, _ in SIZES:
            brush = brush_for(metrics)
            layout = layout_for(brush, shown)
            places = town_panel.header_places(brush, layout, shown)
            assert places.name.right < places.purse[0] < places.money.left < places.star[0] < places.points.left
            assert layout.town_header.contains(places.points)
            for place, panel in enumerate(layout.rivals):
                rival = rivals_panel.rival_places(brush, layout, shown, place)
                assert panel.contains(rival.points) and panel.contains(rival.strip) and rival.strip.height > 0
                assert panel.collidepoint(rivals_panel.rival_purse_anchor(brush, layout, shown, place))
                if rival.name.y == rival.money.y:
                    assert rival.name.right <= rival.purse[0] - rival.radius
            for slot in new_cards_panel.slots_of(brush, layout, shown, look):
                assert layout.new_cards.contains(slot)
            for count in (1, 2):
                side = tray_panel.dice_size(brush, layout)
                dice = [pygame.Rect(0, 0, side, side) for _ in range(count)]
                for die, (x, y, _) in zip(dice, tray_panel.dice_anchors(brush, layout, count), strict=True):
                    die.center = (x, y)
                    assert tray_panel.tray_places(brush, layout).felt.contains(die)


def test_stacked_bars_never_share_a_roll_in_a_row() -> None:
    taken: set[tuple[int, int]] = set()
    rows = rivals_panel.stacked(list(range(RESOURCES)))
    assert sorted(card for card, _ in rows) == list(range(RESOURCES))
    for card, row in rows:
        cells = {(row, roll) for roll in range(CARDS[card].low, CARDS[card].high + 1)}
        assert not cells & taken
        taken |= cells


def test_the_log_shows_the_newest_line_first_and_wraps_long_ones() -> None:
    shown, look = dealt(10, 10, 2, 3)
    look.log = [LogLine(1, f"line {number}") for number in range(9)]
    look.log.append(LogLine(0, "did something that takes many words to tell and so needs two rows", "+3"))
    brush = brush_for(Metrics(1920, 1080))
    layout = layout_for(brush, shown)
    runs = [run for run in painted(brush, (shown, look)) if layout.log.contains(run.rect)]
    tops = {run.text: run.rect.top for run in runs}
    assert tops["Mira"] == min(tops.values())
    assert tops["line 8"] > tops["Mira"]
    assert "line 0" not in tops
    assert len(runs) <= 3 * log_panel.rows_shown(brush, layout)
    first, second = (text for text in tops if text and text in look.log[-1].text)
    assert f"{first} {second}" == look.log[-1].text and tops[first] < tops[second]


# ---- faces


@pytest.mark.parametrize("card", range(len(CARDS)))
def test_every_face_of_every_card_fits(brush: Brush, card: int) -> None:
    made = [faces.full_face(brush, card, (300, 420)), faces.table_face(brush, card, (109, 153))]
    made.append(faces.table_face(brush, card, (56, 78)))
    if card < RESOURCES:
        for density, size in (
            (Density.TALL, (72, 68)),
            (Density.LINE, (72, 30)),
            (Density.DENSE, (34, 24)),
            (Density.ICONS, (22, 14)),
        ):
            columns = CARDS[card].high - CARDS[card].low + 1
            wide = (size[0] * columns, size[1]) if columns > 1 else size
            made.append(small_faces.tile_face(brush, card, wide, density, dollars=12, lit=True, paid=12))
        for slot, size in ((Slot.CHIP, (58, 37)), (Slot.SLIP, (58, 16)), (Slot.HALF, (28, 16))):
            made.append(small_faces.shelf_face(brush, card, size, slot, price=27, greyed=True))
        for size in ((138, 78), (120, 44)):
            made.append(small_faces.entry_face(brush, card, size, price=27, greyed=False, value="$12"))
    for sprite in made:
        for run in sprite.runs:
            assert run.fitted and not run.clipped and run.size >= FLOOR_UNITS - 0.1, run


def test_every_card_has_its_own_picture(brush: Brush) -> None:
    assert picture_key(BY_NAME["Trade & Services"]) == "pictures/alaska/trade_services"
    assert picture_key(BY_NAME["Seward’s Folly"]) == "pictures/alaska/seward_s_folly"
    assert all(brush.picture(card, (40, 30)).get_size() == (40, 30) for card in range(len(CARDS)))


def test_the_table_is_painted_from_what_is_cached() -> None:  # C07
    brush = brush_for(Metrics(1280, 720))
    state = dealt(45, 25, 4, 4)
    painted(brush, state)
    made = len(brush.theme.cache)
    painted(brush, state)
    assert len(brush.theme.cache) == made


def test_what_changes_in_the_shade_is_shaded_and_what_comes_after_is_not() -> None:
    brush = brush_for(Metrics(1280, 720))
    shown, look = dealt(10, 10, 2, 3)
    kept, fresh = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    board = Board()
    for shade, money in ((0.0, 118), (0.25, 118), (0.5, 118), (0.5, 7), (0.0, 9)):
        look.shade, shown.seats[0].money, shown.seats[1].money = shade, money, money
        sight = Sight(brush, layout_for(brush, shown), shown, look, shown.viewer, 700)
        board.paint(kept, sight)
        Board().paint(fresh, sight)
        assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(fresh, "RGB")
        assert (kept.get_at((640, 300))[2] < 40) == (shade == 0.5)


@pytest.mark.parametrize("drawn", range(0, 121, 3))
def test_the_marker_of_the_deck_crosses_no_word(brush: Brush, drawn: int) -> None:
    shown = dealt(20, 12, 12, 3)[0]
    layout = layout_for(brush, shown)
    surface = pygame.Surface((brush.theme.metrics.width, brush.theme.metrics.height))
    brush.theme.recorder = []
    paint_gauge(brush, surface, layout, shown)
    runs, brush.theme.recorder = brush.theme.recorder, None
    assert len(runs) == 4
    before = [surface.subsurface(run.rect).copy() for run in runs]
    paint_marker(brush, surface, layout, shown, drawn)
    for run, picture in zip(runs, before, strict=True):
        line = round(layout.gauge.x + layout.gauge.width * drawn / 120)
        if run.rect.left <= line < run.rect.right:
            place = (line - run.rect.x, run.rect.height // 2)
            assert surface.get_at(pygame.Vector2(run.rect.topleft) + place) == picture.get_at(place), run.text
