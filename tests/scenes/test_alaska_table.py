"""Whole games on the table by posted events alone, and what a press may and may not do."""

import time
from dataclasses import replace

import pygame
import pytest

from game.ai.levels import choose
from game.alaska.state import END, ROLL_ONE, Phase
from game.chance import Chance
from scenes.alaska_table import sentences
from scenes.alaska_table.board import Board, Sight
from scenes.alaska_table.scene import AlaskaTable
from scenes.alaska_table.shown import shown_of
from scenes.director import Director
from scenes.results import Results
from scenes.session import NOBODY
from tests.scenes.robots import DECIDING, PATIENCE, Robot, kind_of, opened, post, setup_of

pytestmark = pytest.mark.usefixtures("closed")


def assert_tells_the_truth(table: AlaskaTable) -> None:
    """What is shown is what the view and the history alone make of it, and the kept picture is that of it."""
    stage = table.stage
    assert stage.shown == shown_of(table.view, table.session.seats, stage.viewer, table.session.told(NOBODY))
    assert stage.history == table.session.told(NOBODY)
    assert not stage.movers and not stage.look.hidden and not stage.purses


def assert_painted(director: Director, table: AlaskaTable) -> None:
    """The picture that is kept in parts is the one that is painted anew."""
    stage = table.stage
    size = director.display.size
    kept, fresh = pygame.Surface(size), pygame.Surface(size)
    sight = Sight(stage.brush, stage.layout, stage.shown, stage.look, table.town_shown, size[0] // 2)
    table._board.paint(kept, sight)
    Board().paint(fresh, sight)
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(fresh, "RGB")


def advance(director: Director, table: AlaskaTable, *phases: Phase, turn: int = 0) -> None:
    """Let the quick player decide for the humans until one is asked in one of these phases."""
    chance = Chance(1)
    for _ in range(3000):
        director.step(0.1)
        if director.scene is not table:
            break
        if table.busy or not table.session.human:
            continue
        view = table.view
        if view.phase in phases and view.turn >= turn:
            return
        table.act(choose("normal", view, chance))
    raise AssertionError(f"no human is ever asked in {phases}")


# ---- whole games


@pytest.mark.parametrize(
    ("seats", "size", "speed", "rules"),
    [
        ("hc", (1280, 720), "off", ()),
        ("hc", (1366, 768), "fast", ("equal_turns",)),
        ("hhhhh", (1024, 768), "off", ("replace_events", "share_majority")),
        pytest.param("hccc", (1920, 1080), "normal", (), marks=pytest.mark.slow),
        pytest.param("hchch", (2560, 1080), "fast", ("vp_instead",), marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_by_mouse(seats: str, size: tuple[int, int], speed: str, rules: tuple[str, ...]) -> None:
    director, table = opened(setup_of(seats, 11, rules), size, speed=speed)
    robot = Robot(director, pace=0.1)
    turns = set()
    while robot.until_asked(table):
        assert_tells_the_truth(table)
        turns.add(table.view.turn)
        before = table.match.decisions
        robot.click(robot.choose(robot.decisions()).rect.center)
        robot.frame(0)
        assert table.match.decisions > before
        if table.busy and robot.chance.random() < 0.5:
            robot.click((robot.chance.randrange(size[0]), size[1] // 3))
            robot.frame(0)
            if not robot.moving():  # the computer may have begun to move
                assert_tells_the_truth(table)
    assert table.match.over and len(turns) >= 10
    assert isinstance(director.scene, Results)
    assert table.session.track[-1] == table.match.state.scores()


@pytest.mark.parametrize(
    "size",
    [
        (1280, 720),
        pytest.param((1366, 768), marks=pytest.mark.slow),
        pytest.param((1920, 1080), marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_by_keyboard(size: tuple[int, int]) -> None:  # L04
    director, table = opened(setup_of("hc", 3), size)
    robot = Robot(director)
    by_arrow = 0
    while robot.until_asked(table):
        wanted = robot.choose([w for w in robot.decisions() if w.key != "confirm"]).key
        for step in range(200):
            if table.focus.key == wanted:
                break
            arrow = robot.chance.choice((pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT))
            moved = table.focus.key
            robot.type(arrow if step < 60 and robot.chance.random() < 0.3 else pygame.K_TAB)
            by_arrow += table.focus.key != moved
        before = table.match.decisions
        robot.type(pygame.K_RETURN)
        assert table.match.decisions > before, wanted
    assert table.match.over and by_arrow


def test_every_kind_of_widget_is_pressed_in_every_phase_without_harm() -> None:
    director, table = opened(setup_of("hhhh", 3), (1366, 768))
    robot = Robot(director)
    seen: set[tuple[Phase, str]] = set()
    while robot.until_asked(table):
        phase = table.view.phase
        fresh = [widget for widget in robot.widgets() if (phase, kind_of(widget)) not in seen]
        fresh.sort(key=lambda widget: (kind_of(widget) in DECIDING, kind_of(widget)))  # first what ends no phase
        widget = fresh[0] if fresh else robot.choose(robot.decisions())
        seen.add((phase, kind_of(widget)))
        before, deciding = table.match.decisions, widget in robot.decisions()
        robot.click(widget.rect.center)
        robot.frame()
        while robot.screen is not table and not isinstance(robot.screen, Results):
            for key in robot.listed():
                if key.partition(":")[0] in ("sort", "afford", "type", "next", "previous", "page"):
                    robot.press(key)
            robot.type(pygame.K_ESCAPE)
        assert (table.match.decisions > before) == deciding, widget.key
    kinds = {kind for _, kind in seen}
    assert kinds >= {"roll", "buy", "payer", "end", "confirm", "market", "menu", "rival", "card", "town"}
    assert {phase for phase, _ in seen} >= {Phase.ROLL, Phase.TICKET, Phase.INVEST, Phase.LAST_SPENDING}


# ---- presses while something moves


@pytest.mark.parametrize("wait", [0.0, 0.2, 0.7, 1.4])
def test_a_press_ends_the_animation_and_does_nothing_else(wait: float) -> None:
    director, table = opened(setup_of("hh"), speed="normal")
    robot = Robot(director)
    advance_to_rest(robot, table)
    robot.press("roll:2")
    for _ in range(round(wait * 30)):
        robot.frame()
    assert robot.moving()
    decided = table.match.decisions
    robot.click(table.stage.layout.market.center)
    robot.frame(0)
    assert not robot.moving() and robot.screen is table and table.match.decisions == decided
    assert_tells_the_truth(table)
    assert_painted(director, table)


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_the_market_and_the_menu_open_while_something_moves(way: str) -> None:
    director, table = opened(setup_of("hh"), speed="normal")
    robot = Robot(director)
    advance_to_rest(robot, table)
    robot.press("roll:2")
    robot.frame()
    assert robot.moving()
    for key, code in (("menu", pygame.K_F10), ("market", pygame.K_m)):
        decided, moving = table.match.decisions, table.busy
        if way == "mouse":
            robot.press(key)
        else:
            robot.type(code)
        assert robot.screen is not table and table.match.decisions == decided
        assert table.busy == (moving and key == "menu")  # the market shows nothing that has still to be seen
        robot.type(pygame.K_ESCAPE)
    assert robot.screen is table
    assert_tells_the_truth(table)


def advance_to_rest(robot: Robot, table: AlaskaTable) -> None:
    while table.busy:
        robot.frame()


@pytest.mark.parametrize("speed", ["off", "fast", "normal"])
def test_a_double_click_decides_once(speed: str) -> None:
    director, table = opened(setup_of("hh"), speed=speed)
    robot = Robot(director)
    advance_to_rest(robot, table)
    place = robot.widget("roll:1").rect.center
    for _ in range(2):
        post(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        post(pygame.MOUSEBUTTONUP, pos=place, button=1)
    robot.frame(0)
    assert table.match.decisions == 1


def test_the_rules_never_wait_for_the_picture() -> None:
    director, table = opened(setup_of("hh"), speed="slow")
    robot = Robot(director)
    advance_to_rest(robot, table)
    robot.press("roll:2")
    assert table.view.phase is not Phase.ROLL and table.stage.shown.phase is Phase.ROLL


# ---- what is published


def test_every_legal_action_has_its_widget_and_nothing_else_decides() -> None:
    director, table = opened(setup_of("hhh", 7))
    chance, robot = Chance(1), Robot(director)
    phases = set()
    while robot.until_asked(table):
        view = table.view
        phases.add(view.phase)
        offered = [kind_of(w) for w in robot.decisions() if kind_of(w) not in ("confirm", "payers")]
        assert len(offered) == len(view.legal)
        table.act(choose("normal", view, chance))
    assert len(phases) > 3


def test_a_card_too_dear_is_published_with_the_reason() -> None:  # U11
    director, table = opened(setup_of("hh", 2))
    robot = Robot(director)
    while robot.until_asked(table) and all(widget.enabled for widget in robot.widgets()):
        robot.press(robot.choose(robot.decisions()).key)
    view = table.view
    dear = [w for w in robot.widgets() if kind_of(w) == "buy" and not w.enabled]
    assert dear and all(f"${view.money[view.seat]}" in widget.reason for widget in dear)
    decided = table.match.decisions
    robot.press(dear[0].key)
    assert table.match.decisions == decided and table.focus.key == dear[0].key


def test_at_most_one_primary_button_and_none_that_loses_something() -> None:
    director, table = opened(setup_of("hhh", 9))
    chance, robot = Chance(1), Robot(director)
    while robot.until_asked(table):
        primary = [widget.key for widget in robot.widgets() if widget.primary]
        assert len(primary) <= 1
        if "end" in primary:
            assert len(table.view.legal) == 1
        table.act(choose("normal", table.view, chance))


def test_without_humans_the_town_of_the_seat_in_turn_is_shown() -> None:
    director, table = opened(setup_of("ccc", 4))
    seen = set()
    for _ in range(PATIENCE):
        director.step(0.1)
        time.sleep(0.0005)  # the computer thinks in another process
        assert table.stage.viewer == table.stage.shown.current
        seen.add(table.stage.viewer)
        if len(seen) == 3:
            return
    raise AssertionError(f"only the towns of {seen} were seen")


def test_the_log_is_scrolled_by_keys() -> None:
    director, table = opened(setup_of("hh", 5))
    advance(director, table, Phase.ROLL, turn=8)
    robot, look = Robot(director), table.stage.look
    robot.type(pygame.K_PAGEUP, pygame.K_PAGEUP)
    back = look.scrolled
    assert back >= 2
    robot.type(pygame.K_PAGEDOWN)
    assert 0 < look.scrolled < back
    robot.press("roll:1")
    assert look.scrolled == 0  # what happens now is seen


# ---- turns that end


def nothing_to_buy(table: AlaskaTable, director: Director) -> None:
    """Come to a decision at which nothing can be bought."""
    chance = Chance(1)
    for _ in range(2000):
        director.step(0.1)
        if table.busy or not table.session.human:
            continue
        if len(table.view.legal) == 1:
            return
        table.act(choose("normal", table.view, chance))
    raise AssertionError("something can always be bought")


def test_a_turn_never_ends_by_itself() -> None:
    director, table = opened(setup_of("hh", 2))
    nothing_to_buy(table, director)
    decided, turn = table.match.decisions, table.view.turn
    for _ in range(100):
        director.step(0.1)
    assert (table.match.decisions, table.view.turn) == (decided, turn)
    assert "$" in table.stage.look.hint or "sale" in table.stage.look.hint
    Robot(director).press("end")
    assert table.match.decisions == decided + 1


def test_a_setting_passes_where_nothing_can_be_bought() -> None:  # U10
    director, table = opened(setup_of("hh", 2))
    nothing_to_buy(table, director)
    decided = table.match.decisions
    director.settings.pass_when_nothing = True
    for _ in range(30):
        director.step(0.1)
    assert table.match.decisions == decided + 1


# ---- tickets, market, towns


def test_one_press_lets_the_same_rival_pay_all_tickets() -> None:
    director, table = opened(setup_of("hhhh", 7))
    advance(director, table, Phase.TICKET)
    robot = Robot(director)
    roll = table.view.turn
    payer = next(widget for widget in robot.widgets() if kind_of(widget) == "payers")
    seat = int(payer.key.partition(":")[2])
    robot.press(payer.key)
    view = table.view
    assert view.phase is not Phase.TICKET or (view.turn == roll and not view.money[seat])


def test_the_market_sorts_filters_and_sells() -> None:  # R23
    director, table = opened(setup_of("hh", 5), (1920, 1080))
    advance(director, table, Phase.INVEST, turn=14)
    robot = Robot(director)
    robot.press("market")
    listed = [key for key in robot.listed() if key.startswith("buy:")]
    for sort in ("price", "roll", "type", "points", "earns"):
        robot.press(f"sort:{sort}")
        assert sorted(key for key in robot.listed() if key.startswith("buy:")) == sorted(listed)
    robot.press("afford")
    within = [widget for widget in robot.widgets() if kind_of(widget) == "buy"]
    assert within and all(widget.enabled for widget in within)
    decided, bought = table.match.decisions, within[0].key
    robot.press(bought)
    assert table.match.decisions == decided + 1 and bought not in robot.listed()
    robot.type(pygame.K_ESCAPE)
    assert robot.screen is table
    advance_to_rest(robot, table)
    assert_tells_the_truth(table)
    assert_painted(director, table)


def test_what_the_market_offers_to_buy_is_one_of_the_cards_that_a_filter_leaves() -> None:
    director, table = opened(setup_of("hh", 5), (1920, 1080))
    advance(director, table, Phase.INVEST, turn=14)
    robot = Robot(director)
    robot.press("market")
    types = [widget.key for widget in robot.widgets() if kind_of(widget) == "type"]
    bought = 0
    for key in types:
        robot.press(key)
        listed = [widget.key for widget in robot.widgets() if kind_of(widget) == "buy"]
        assert listed or "confirm" not in robot.listed()
        if "confirm" in robot.listed():
            decided = table.match.decisions
            robot.press("confirm")
            assert table.match.decisions == decided + 1
            left = {widget.key for widget in robot.widgets() if kind_of(widget) == "buy"}
            assert len(set(listed) - left) == 1
            bought += 1
        robot.press(key)
    assert bought and robot.screen is not table


def test_going_on_to_the_next_card_never_lands_on_buying() -> None:  # U05
    director, table = opened(setup_of("hh", 5))
    advance(director, table, Phase.INVEST, turn=14)
    robot = Robot(director)
    card = next(widget for widget in robot.widgets() if kind_of(widget) == "buy")
    robot.click(card.rect.center, button=3)
    robot.frame()
    place, decided = robot.widget("next").rect.center, table.match.decisions
    for _ in range(40):
        robot.click(place)
        robot.frame()
    assert robot.screen is not table and table.match.decisions == decided


def test_a_rivals_town_is_shown_until_it_is_released() -> None:
    director, table = opened(setup_of("hhh", 5))
    advance(director, table, Phase.ROLL, turn=20)
    robot = Robot(director)
    rival = next(widget.key for widget in robot.widgets() if kind_of(widget) == "rival")
    seat = int(rival.partition(":")[2])
    robot.press(rival)
    assert table.town_shown == seat
    assert_painted(director, table)
    robot.press(rival)
    assert table.town_shown == table.stage.viewer
    robot.press(rival)
    robot.type(pygame.K_ESCAPE)
    assert table.town_shown == table.stage.viewer and robot.screen is table


def test_a_window_resized_in_an_animation_comes_to_rest() -> None:
    director, table = opened(setup_of("hh"), speed="normal")
    robot = Robot(director)
    advance_to_rest(robot, table)
    robot.press("roll:2")
    robot.frame()
    assert robot.moving()
    director.settings.size = 130
    director.apply_settings()
    robot.frame()
    assert not robot.moving()
    assert_tells_the_truth(table)


def test_a_fourth_new_card_finds_room_and_the_others_move_up() -> None:
    director, table = opened(setup_of("hh", 7, ("replace_events",)), speed="normal")
    robot, chance = Robot(director), Chance(1)
    while True:
        advance_to_rest(robot, table)
        table.act(choose("normal", table.view, chance))
        if len(table.view.turned_up) > 3 and len(table.stage.shown.new) < 3:
            break
    lay: dict[int, pygame.Rect] = {}
    slid = 0
    while table.busy:
        robot.frame(1 / 60)
        moved = table.stage.new_cards()
        for card, rect in lay.items():
            if card in moved and moved[card] != rect:
                slid += 1
                assert card in table.stage.look.hidden, "it jumps"
        lay = moved
    assert slid >= 3
    assert_tells_the_truth(table)


def test_a_shelf_closes_up_and_the_marker_follows_the_deck() -> None:
    director, table = opened(setup_of("hh", 5), (1920, 1080))
    advance(director, table, Phase.INVEST, turn=14)
    director.settings.speed = "normal"
    robot, stage = Robot(director), table.stage
    shelved = stage.shelved()
    above = {card for card in shelved for other in shelved if _over(shelved[card], shelved[other])}
    card = next(card for card in table.view.legal if card in above)
    table.act(card)
    slid: set[int] = set()
    while table.busy:
        robot.frame(1 / 60)
        slid |= stage.look.hidden & shelved.keys() - {card}
    assert slid and all(stage.shelved()[other] != shelved[other] for other in slid)
    before = stage.drawn
    table.act(END)
    advance_to_rest(robot, table)
    table.act(ROLL_ONE)
    between: set[float] = set()
    while robot.moving():
        robot.frame(1 / 60)
        between.add(stage.drawn)
    assert len(between) > 9 and min(between) == before and stage.drawn <= stage.shown.drawn
    table.finish()
    assert stage.drawn == stage.shown.drawn
    assert_tells_the_truth(table)


def _over(upper: pygame.Rect, lower: pygame.Rect) -> bool:
    return upper.x == lower.x and upper.y < lower.y


def test_a_card_that_was_inspected_has_the_focus_again() -> None:
    director, table = opened(setup_of("hh", 5), speed="off")
    advance(director, table, Phase.INVEST)
    robot = Robot(director)
    robot.frame()
    key = next(widget.key for widget in robot.widgets() if widget.key.startswith("buy:"))
    table.focus.set(key)
    table.focused(key)
    robot.frame()
    robot.press("inspect")
    assert director.scene is not table
    director.pop()
    robot.frame()
    assert table.focus.key == key


def test_the_first_card_of_a_turn_costs_its_price() -> None:
    director, table = opened(setup_of("hh", 5), speed="off")
    advance(director, table, Phase.INVEST)
    for bought, words in enumerate(("its price", "2 times its price")):
        asked = sentences.prompt(table.text, replace(table.view, bought=bought), "Mira", None)
        assert asked.hint == f"The next card costs {words}."


def test_reduced_motion_lets_nothing_fly() -> None:  # L06
    director, table = opened(setup_of("hh"), speed="normal", reduced_motion=True)
    robot = Robot(director)
    advance_to_rest(robot, table)
    robot.press("roll:2")
    flown = 0
    while table.busy:
        robot.frame()
        flown += any(type(mover).__name__ in ("Coin", "Tumbling") for mover in table.stage.movers)
    assert not flown
    assert_tells_the_truth(table)
