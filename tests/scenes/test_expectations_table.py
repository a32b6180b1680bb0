"""What players of such programs complain about: the table, its log and its cards. Rows of expectations.csv."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from game.ai.levels import choose
from game.alaska import events
from game.alaska.cards import BY_NAME, CARDS, RESOURCES, TYPES
from game.alaska.state import Phase
from game.chance import Chance
from game.contract import BANK, Event
from scenes.alaska_table import market_scene
from scenes.alaska_table.logbook import Logbook
from scenes.alaska_table.look import LogLine
from scenes.alaska_table.preview import preview_rooms
from scenes.alaska_table.scene import AlaskaTable
from scenes.alaska_table.zoom import CardZoom
from scenes.director import Director
from scenes.session import NOBODY
from scenes.settings import PREVIEWS
from scenes.ui import draw
from scenes.ui.assets import Assets
from scenes.ui.palette import SEATS
from scenes.ui.strings import Strings
from tests.scenes.robots import Robot, kind_of, opened, post, setup_of
from tools.sheets import tables

pytestmark = pytest.mark.usefixtures("closed")

SHADOW = 40  # steps of a colour that the shadow of what lies beside may take
NAMES = ("Mira", "Jonas", "Amos", "Vega", "Ines")


@pytest.fixture
def say(closed: None) -> Strings:
    return Strings(Assets(strict=True))


def asked(director: Director, table: AlaskaTable, *phases: Phase, turn: int = 0) -> Robot:
    """A robot at a table on which a human is asked in one of these phases."""
    robot, chance = Robot(director), Chance(1)
    while robot.until_asked(table):
        if table.view.phase in phases and table.view.turn >= turn:
            return robot
        table.act(choose("normal", table.view, chance))
    raise AssertionError(f"no human is ever asked in {phases}")


def point_at(robot: Robot, key: str) -> Rect:
    """Move the mouse onto a widget; returns where that is."""
    rect = robot.widget(key).rect
    post(pygame.MOUSEMOTION, pos=rect.center)
    robot.frame(0.0)
    return rect


def large_cards(robot: Robot) -> list[str]:
    """The names written over the table at the size of a card that is held up."""
    runs = [run for run in robot.director.record() if run.floating]
    names = {card.name for card in CARDS}
    return [run.text for run in runs if run.text in names]


# ---- a card large


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_a_card_is_held_up_at_60_percent_of_the_window(size: tuple[int, int]) -> None:  # R02, R08
    director, table = opened(setup_of("hh", 5), size)
    robot = asked(director, table, Phase.INVEST, turn=14)
    card = next(widget for widget in robot.widgets() if kind_of(widget) == "buy")
    decided = table.match.decisions
    robot.click(card.rect.center, button=3)
    robot.frame()
    zoom = robot.screen
    assert isinstance(zoom, CardZoom)
    name = card.key.partition(":")[2]
    assert zoom._card_room.height >= 0.6 * size[1]
    assert zoom._card_room.height >= 2 * table.stage.slots()[0].height
    assert name in [run.text for run in director.record()]
    shown = {name}
    for _ in range(3):  # the wheel goes on to those beside it
        post(pygame.MOUSEWHEEL, x=0, y=-1)
        robot.frame()
        shown |= {run.text for run in director.record() if run.text in BY_NAME and run.layer == 1}
    assert len(shown) == 4
    robot.type(pygame.K_ESCAPE)
    assert robot.screen is table and table.match.decisions == decided


def test_any_card_is_held_up_by_keys_alone() -> None:  # R02
    director, table = opened(setup_of("hh", 5))
    robot = asked(director, table, Phase.INVEST, turn=14)
    for _ in range(80):
        if kind_of(robot.widget(table.focus.key or "")) == "buy":
            break
        robot.type(pygame.K_TAB)
    name = (table.focus.key or "").partition(":")[2]
    robot.type(pygame.K_i)
    assert isinstance(robot.screen, CardZoom)
    assert name in [run.text for run in director.record()]


@pytest.mark.parametrize("preview", PREVIEWS)
def test_a_large_card_waits_as_long_as_is_set(preview: str) -> None:  # R10
    director, table = opened(setup_of("hh", 5), preview=preview)
    robot = asked(director, table, Phase.INVEST, turn=14)
    robot.frame(2.0)
    assert large_cards(robot) == []  # nobody has pointed at anything
    card = next(w for w in robot.widgets() if kind_of(w) == "buy" and w.key != table.focus.key)
    point_at(robot, card.key)
    delay = PREVIEWS[preview]
    if delay:
        robot.frame(min(delay, 60.0) - 0.05)
        assert large_cards(robot) == []
    robot.frame(0.1)
    assert large_cards(robot) == ([card.label] if preview != "off" else [])
    free = Rect(table.stage.layout.bar)
    post(pygame.MOUSEMOTION, pos=(free.left + 3, free.centery))
    robot.frame(0.0)
    assert large_cards(robot) == []  # the mouse has gone


def test_a_large_card_covers_neither_its_widget_nor_the_bar() -> None:  # R10
    director, table = opened(
        setup_of("hhh", 5), (1280, 720), preview="at_once", reduced_motion=True
    )  # so that no card lifts
    robot = asked(director, table, Phase.INVEST, turn=20)
    layout = table.stage.layout
    slot = table.stage.slots()[0]
    seen = 0
    for key in [key for key in robot.listed() if key.partition(":")[0] in ("buy", "town", "log", "card")]:
        point_at(robot, "menu")
        place = robot.widget(key).rect
        inside = place.inflate(-8, -8)
        plain = pygame.image.tobytes(director.display.surface.subsurface(inside), "RGB")
        point_at(robot, key)
        robot.frame(0.1)
        assert table._preview.open
        runs = [run for run in director.record() if run.floating and run.size > 40]
        assert runs, key
        seen += 1
        for run in runs:
            assert not run.rect.colliderect(layout.bar) and not run.rect.colliderect(place)
        now = pygame.image.tobytes(director.display.surface.subsurface(inside), "RGB")
        assert max(abs(a - b) for a, b in zip(now, plain, strict=True)) < SHADOW, key
    assert seen > 12
    bounds = director.display.surface.get_rect()
    card = Rect(0, 0, slot.width * 2, slot.height * 2)
    for place in (Rect(0, 0, 60, 40), Rect(1200, 600, 80, 60), Rect(600, 300, 90, 40)):
        for count in (1, 2, 3):
            rooms = preview_rooms(place, card, count, bounds, 10)
            assert len(rooms) == count
            assert not any(room.colliderect(place) or not bounds.contains(room) for room in rooms)
    assert preview_rooms(Rect(0, 0, 1280, 40), card, 1, bounds, 10) == []


# ---- shapes beside colours


def grey(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(pygame.mask.from_surface(surface, 100).to_surface(), "RGB")


def test_types_and_seats_are_told_apart_without_colours() -> None:  # R13
    director, table = opened(setup_of("hh"))
    brush = table.stage.brush
    outlines = {grey(brush.glyph(type_, 48, (255, 255, 255))) for type_ in range(len(TYPES))}
    assert len(outlines) == len(TYPES)
    marks = set()
    for seat in range(len(SEATS)):
        board = pygame.Surface((64, 64))
        draw.seat_mark(director.theme, board, seat, (32, 32), 60, ringed=False)
        levels = sorted({sum(board.get_at((x, y))[:3]) for x in range(64) for y in range(64)})
        middle = levels[len(levels) // 2]
        marks.add(bytes(sum(board.get_at((x, y))[:3]) > middle for x in range(64) for y in range(64)))
    assert len(marks) == len(SEATS)


# ---- what just happened


def told_of(say: Strings, event: Event) -> LogLine | None:
    book = Logbook(say.text, NAMES)
    book.add(event)
    return book.lines[-1] if book.lines else None


def test_every_effect_names_its_card_and_its_source(say: Strings) -> None:  # R16
    for card, data in enumerate(CARDS):
        if data.is_event:
            for dollars, points, die, idle in (
                (3, 0, 0, False),
                (-2, 1, 0, False),
                (2, 0, 4, False),
                (0, 0, 0, True),
            ):
                line = told_of(say, events.EventTookEffect(1, card, dollars, points, die, idle))
                assert line and data.name in line.text and card in line.cards and line.seat == 1
                assert bool(line.amount) == bool(dollars)
            taken = told_of(say, events.CardTaken(1, 0, card))
            assert (
                taken and data.name in taken.text and CARDS[0].name in taken.text and set(taken.cards) == {0, card}
            )
            declined = told_of(say, events.FreeBuyDeclined(1, card))
            assert declined and data.name in declined.text and declined.cards == (card,)
            continue
        for payer in (BANK, 2):
            line = told_of(say, events.CardPaid(0, card, 3, payer, 2, 6 if data.dice else 0))
            assert line and data.name in line.text and line.cards == (card,) and line.amount == "+3"
            assert (NAMES[2] in line.text) == (payer == 2)
        bought = told_of(say, events.CardBought(0, card, 6, 2, 1))
        assert bought and data.name in bought.text and bought.cards == (card,) and bought.amount == "−6"
        gone = told_of(say, events.MinedOut(0, card))
        assert gone and data.name in gone.text and gone.cards == (card,)
    for card, data in enumerate(CARDS):
        new = told_of(say, events.CardTurnedUp(0, card, False))
        assert new and data.name in new.text and new.cards == (card,)


def test_a_name_in_the_log_shows_its_card() -> None:  # R17
    director, table = opened(setup_of("hh", 5), (1920, 1080), preview="soon")
    robot = asked(director, table, Phase.INVEST, turn=14)
    keys = [key for key in robot.listed() if key.startswith("log:")]
    assert keys
    for key in keys:
        line = table.stage.look.log[int(key.partition(":")[2])]
        assert robot.widget(key).label == line.text
        point_at(robot, key)
        robot.frame(0.4)
        assert large_cards(robot) == [CARDS[card].name for card in line.cards]
        assert all(CARDS[card].name in line.text for card in line.cards)
        robot.press(key)
        assert isinstance(robot.screen, CardZoom)
        assert CARDS[line.cards[0]].name in [run.text for run in director.record()]
        robot.type(pygame.K_ESCAPE)
    for _ in range(120):  # and by keys
        if (table.focus.key or "").startswith("log:"):
            break
        robot.type(pygame.K_TAB)
    robot.frame(0.4)
    assert (table.focus.key or "").startswith("log:") and large_cards(robot)


def test_what_the_computer_moved_stays_marked_until_a_human_decides() -> None:  # R14
    director, table = opened(setup_of("hc", 5, level="normal"))
    robot = asked(director, table, Phase.ROLL, turn=9)
    look, last = table.stage.look, table.session.told(NOBODY)
    start = max(i for i, e in enumerate(last) if isinstance(e, events.TurnBegan) and e.seat == 1)
    bought = {e.card for e in last[start:] if isinstance(e, (events.CardBought, events.CardTaken)) and e.seat == 1}
    aside = {c for e in last[start:] if isinstance(e, events.InvestmentEnded) and e.seat == 1 for c in e.set_aside}
    assert bought | aside and look.recent == bought | aside
    marked = director.display.surface.copy()
    for _ in range(100):
        robot.frame(0.1)
    assert look.recent == bought | aside
    look.recent = frozenset()
    table.invalidate()
    robot.frame(0.0)
    assert pygame.image.tobytes(marked, "RGB") != pygame.image.tobytes(director.display.surface, "RGB")
    look.recent = frozenset(bought | aside)
    robot.press("roll:1")
    assert not look.recent


def test_the_last_lines_stay_on_the_screen() -> None:  # R14
    director, table = opened(setup_of("hc", 5, level="normal"))
    robot = asked(director, table, Phase.ROLL, turn=9)
    newest = table.stage.look.log[-1].text.split()[0]
    for _ in range(40):
        robot.frame(0.1)
    assert any(run.text.startswith(newest) for run in director.record())


# ---- whose turn, how much, in which order


DECISIONS = {
    Phase.ROLL: tables.choice,
    Phase.TICKET: tables.ticket,
    Phase.FREE_BUY: tables.free_buy,
    Phase.INVEST: tables.landed,
    Phase.LAST_SPENDING: tables.last_spending,
}


@pytest.mark.parametrize("phase", DECISIONS)
def test_who_is_asked_for_what_is_written_and_marked(phase: Phase) -> None:  # R19
    director, _ = opened(setup_of("hh"))
    table = tables.lay(director, DECISIONS[phase]())
    view, texts = table.view, [run.text for run in director.record()]
    assert view.phase is phase
    assert table.stage.look.asked == view.actor
    prompts = [text for text in texts if text.startswith(f"{table.names[view.actor]}, ")]
    assert len(prompts) == 1
    others = [DECISIONS[other]() for other in DECISIONS if other is not phase]
    for match in others:  # each is asked in other words
        director.pop()
        tables.lay(director, match)
        assert prompts[0] not in [run.text for run in director.record()]


def test_the_next_turn_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:  # R19
    director, _ = opened(setup_of("hh"))
    tables.lay(director, tables.broke())
    heard: list[str] = []
    monkeypatch.setattr(director.sound, "play", heard.append)
    robot = Robot(director)
    robot.press("end")
    robot.frame(0.1)
    assert "turn" in heard


def test_deck_and_market_show_their_counts(say: Strings) -> None:  # R20
    director, table = opened(setup_of("hh", 5))
    robot = asked(director, table, Phase.INVEST, turn=14)
    texts = [run.text for run in director.record()]
    shown = table.stage.shown
    assert any(str(shown.deck_left) in text.split() for text in texts)
    assert say.text("panel.set_aside", count=len(shown.market)) in texts
    robot.press("market")
    listed = [key for key in robot.listed() if key.startswith("buy:")]
    assert len(listed) == len(shown.market) + len([card for card in table.stage.new_cards() if card < RESOURCES])


def test_the_market_is_ordered_as_asked_and_keeps_its_order_while_one_buys() -> None:  # R23
    director, table = opened(setup_of("hh", 5), (1920, 1080))
    robot = asked(director, table, Phase.INVEST, turn=22)
    robot.press("market")
    view = table.view
    measures: dict[str, Callable[[int], float]] = {
        "price": lambda card: CARDS[card].cost,
        "roll": lambda card: CARDS[card].low,
        "type": lambda card: CARDS[card].type or 0,
        "points": lambda card: -market_scene.points(view, view.seat, card),
        "earns": lambda card: -market_scene.income(view, view.seat, card),
    }
    assert set(measures) == set(market_scene.SORTS)
    for sort, measure in measures.items():
        robot.press(f"sort:{sort}")
        listed = [BY_NAME[key.partition(":")[2]] for key in robot.listed() if key.startswith("buy:")]
        values = [measure(card) for card in listed]
        assert values == sorted(values) and len(set(values)) > 1, sort
    robot.press("sort:price")
    before = [key for key in robot.listed() if key.startswith("buy:")]
    bought = next(widget.key for widget in robot.widgets() if kind_of(widget) == "buy" and widget.enabled)
    robot.press(bought)
    assert [key for key in robot.listed() if key.startswith("buy:")] == [key for key in before if key != bought]


def test_equal_looking_cards_and_full_towns_need_no_scrolling() -> None:  # R04, R07
    director, _ = opened(setup_of("hh"))
    screen = director.display.surface.get_rect()
    table = tables.lay(director, tables.full_market(90))
    cards = [widget for widget in table.widgets() if kind_of(widget) in ("buy", "card")]
    assert len(cards) >= 90 and all(screen.contains(widget.rect) for widget in cards)
    director.pop()
    table = tables.lay(director, tables.five_seats())
    texts = [run.text for run in director.record()]
    for seat in table.stage.shown.rivals():
        state = table.stage.shown.seats[seat]
        assert state.setup.name in texts and str(state.money) in texts and str(state.points) in texts


@pytest.mark.parametrize("phase", DECISIONS)
def test_a_choice_never_hides_the_table(phase: Phase) -> None:  # R11
    director, _ = opened(setup_of("hh"))
    table = tables.lay(director, DECISIONS[phase]())
    director.step(0.1)
    assert director.scene is table and table.view.phase is phase
    layout = table.stage.layout
    sights = [layout.log, layout.town, layout.market, layout.new_cards, *layout.rivals]
    over = [w.key for w in table.widgets() if w.kind == "button" for area in sights if w.rect.colliderect(area)]
    assert over == []
