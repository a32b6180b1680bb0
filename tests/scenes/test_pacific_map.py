"""Whole games on the map of the Pacific by posted events alone, and what may and may not be seen meanwhile."""

import time

import pygame
import pytest

from game.chance import Chance
from game.contract import OVER
from game.pacific.cards import BY_NAME, CARDS, DECK_SIZE, EXPLORERS, ISLANDS, ONE, WHOLE_DECK, cards_in, pile_of
from game.pacific.events import IslandReturned
from game.pacific.rules import PacificState
from game.pacific.state import NOBODY, Phase
from scenes.curtain import Curtain
from scenes.director import Director
from scenes.pacific_map import (
    cards_faces,
    deck_panel,
    discards,
    hand_panel,
    offer,
    overlays,
    raid_arena,
    voyage_stage,
)
from scenes.pacific_map.scene import PacificMap
from scenes.pacific_map.shown import shown_of
from scenes.results import Results
from scenes.settings import Settings
from tests.scenes.pacific_robots import MapRobot, frame_of, opened, setup_of, state_of
from tests.scenes.robots import PATIENCE

pytestmark = pytest.mark.usefixtures("closed")

WATCHED = (cards_faces, deck_panel, discards, hand_panel, offer, overlays, raid_arena, voyage_stage)
"""The modules that draw faces of cards."""


def assert_tells_the_truth(table: PacificMap) -> None:
    """What is shown is what the view and the events of who looks at the screen make of it, and nothing flies."""
    stage, session = table.stage, table.session
    told = session.told(NOBODY if stage.viewer is None else stage.viewer)
    view = session.view(stage.viewer or 0)
    assert stage.shown == shown_of(view, session.seats, told, is_open=stage.viewer is not None)
    assert stage.heard == len(told)
    assert not stage.movers and not stage.look.sailing and stage.look.swept is None
    assert stage.look.fighting == (view.island != NOBODY)


def dealt_anew(state: PacificState, viewer: int | None, chance: Chance) -> PacificState:
    """Another state of which that seat (or, with None, the whole table) can't tell that it is another."""
    from game.pacific.game import PacificGame

    if viewer is not None:
        return PacificGame().determinize(state.view(viewer), chance)  # type: ignore[return-value]
    other = state.clone()
    in_play = sum(ONE[island] for island in range(ISLANDS) if state.owners[island] != NOBODY)
    hidden = chance.shuffled(cards_in(WHOLE_DECK - state.discards - in_play))
    for seat, hand in enumerate(state.hands):
        size = len(cards_in(hand))
        other.hands[seat] = pile_of(hidden[:size])
        hidden = hidden[size:]
    if state.rules.blind_raids and state.phase is Phase.DEFENCE:
        other.attack, hidden = tuple(hidden[: len(state.attack)]), hidden[len(state.attack) :]
    other.deck, other.drawn = tuple(hidden), 0
    other.held, other.traces, other.explorer, other.sighted = [], (), NOBODY, 0
    return other


def assert_nothing_leaks(director: Director, table: PacificMap, chance: Chance) -> None:
    """The frame stays the same to the pixel if all that is secret is dealt anew behind it."""
    match, truth = table.match, table.match.state
    assert isinstance(truth, PacificState)
    if truth.actor == OVER:
        return
    before = frame_of(director)
    match.state = dealt_anew(truth, table.stage.viewer, chance)
    try:
        if not table.busy:
            table.stage.shown = table.stage.resting(table.stage.told)
        assert frame_of(director) == before
    finally:
        match.state = truth
        if not table.busy:
            table.stage.shown = table.stage.resting(table.stage.told)


# ---- whole games


@pytest.mark.parametrize(
    ("seats", "size", "speed", "rules", "by"),
    [
        ("hc", (1280, 720), "off", (), "mouse"),
        ("ch", (1366, 768), "off", ("blind_raids", "equal_turns"), "keyboard"),
        ("hhh", (1024, 768), "off", ("tie_break",), "mouse"),
        ("hchc", (1280, 720), "off", ("blind_raids",), "keyboard"),
        pytest.param("hccccc", (1920, 1080), "fast", (), "mouse", marks=pytest.mark.slow),
        pytest.param("hhhhhh", (2560, 1080), "fast", ("blind_raids",), "mouse", marks=pytest.mark.slow),
    ],
)
def test_a_whole_game(seats: str, size: tuple[int, int], speed: str, rules: tuple[str, ...], by: str) -> None:
    director, table = opened(setup_of(seats, 11, rules), size, speed=speed)
    robot, chance = MapRobot(director, table, by), Chance(1)
    decided = 0
    while robot.until_something():
        if director.scene is table:
            assert_tells_the_truth(table)
            assert table.stage.viewer == table.session.seat
        else:
            assert table.stage.viewer is None
        if decided % 3 == 0:
            assert_nothing_leaks(director, table, chance)
        robot.go_on()
        decided += 1
        if table.busy and robot.chance.random() < 0.5:
            table.finish()
            if not table.turning:  # else the voyage is told as far as its cards are turned
                assert_tells_the_truth(table)
    assert table.match.over and decided >= 8
    assert isinstance(director.scene, Results)
    assert table.session.track[-1] == table.match.state.scores()
    several = seats.count("h") > 1
    assert bool(robot.lifted) == several
    if several:
        assert set(robot.lifted) == {seat for seat, kind in enumerate(seats) if kind == "h"}
        assert robot.lifted[0] == table.match.setup.first or seats[table.match.setup.first or 0] == "c"


def test_with_one_human_there_is_never_a_curtain(monkeypatch: pytest.MonkeyPatch) -> None:  # I18
    def never(self: Curtain, *_: object) -> None:
        raise AssertionError("a curtain with one human")

    monkeypatch.setattr(Curtain, "__init__", never)
    director, table = opened(setup_of("chc", 4))
    robot = MapRobot(director, table)
    while robot.go_on():
        assert table.stage.viewer == 1


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_sea_alone_is_drawn_as_with_all_the_rest(size: tuple[int, int]) -> None:
    director, table = opened(setup_of("hc", 3), size, speed="normal")
    MapRobot(director, table).until_something()
    keys = [widget.key for widget in table.widgets() if widget.enabled]
    for key in keys:
        table.focus.set(key)
        table.focused(key)
        for _ in range(4):
            director.step(0.11)
        shown = pygame.image.tobytes(director.display.surface, "RGB")
        assert shown == frame_of(director), key


@pytest.mark.parametrize(
    "settings", [{"speed": "off"}, {"speed": "normal", "reduced_motion": True}, {"speed": "normal"}]
)
def test_the_sea_moves_only_where_motion_is_wanted(settings: dict[str, object]) -> None:  # L06
    director, table = opened(setup_of("hc", 3), (1024, 768), **settings)
    MapRobot(director, table).until_something()
    for _ in range(3):
        director.step(0.1)
    before = pygame.image.tobytes(director.display.surface, "RGB")
    for _ in range(10):
        director.step(0.1)
    moves = pygame.image.tobytes(director.display.surface, "RGB") != before
    assert moves == (settings == {"speed": "normal"})


@pytest.mark.parametrize("seats", ["hc", "hh"])
def test_at_rest_nothing_is_asked_of_the_game(seats: str, monkeypatch: pytest.MonkeyPatch) -> None:  # C01
    """A turn of the loop in which nothing happens makes no view: that is what idling costs."""
    director, table = opened(setup_of(seats, 3))
    robot = MapRobot(director, table)
    while robot.until_something() and director.scene is not table:
        robot.go_on()
    director.step(0.1)
    made: list[int] = []
    monkeypatch.setattr(table.session, "view", made.append)
    for _ in range(60):
        director.step(1 / 30)
    assert not made and director.scene is table


# ---- secrets


def test_no_face_of_a_secret_card_is_drawn_while_no_hand_lies_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frame by frame, with everything that flies: hand-overs, computers' turns, raids of humans (I15, I16)."""
    drawn: set[int] = set()

    def watched(name: str) -> None:
        real = getattr(cards_faces, name)

        def face(brush: object, card: int, *more: object, **named: object) -> object:
            drawn.add(card)
            return real(brush, card, *more, **named)

        for module in WATCHED:
            if hasattr(module, name):
                monkeypatch.setattr(module, name, face)

    for name in ("hand_face", "small_face", "zoom_face", "list_row"):
        watched(name)
    director, table = opened(setup_of("hchh", 2), (1024, 768), speed="normal")
    robot = MapRobot(director, table)
    frames = covered = 0
    while frames < 1200 and (director.scene is table or isinstance(director.scene, Curtain)):
        drawn.clear()
        table.turn_card()
        for scene in director.stack:
            scene.invalidate()
        director.step(1 / 10)
        frames += 1
        lifted = isinstance(director.scene, Curtain) and director.scene.lifted
        if table.stage.viewer is None and not lifted:
            covered += 1
            state = table.match.state
            assert isinstance(state, PacificState)
            public = set(cards_in(state.discards)) | {i for i in range(ISLANDS) if state.owners[i] != NOBODY}
            shown_to_all = {event.card for event in table.stage.told if isinstance(event, IslandReturned)}
            public |= shown_to_all
            assert drawn <= public
            if covered % 5 == 0:
                said = " ".join(run.text for run in director.record())
                secret = [card.name for i, card in enumerate(CARDS) if i >= ISLANDS and i not in public]
                assert not [name for name in secret if name in said]
        if isinstance(director.scene, Curtain) and not lifted and director.scene.deaf == 0:
            robot.hold("lift")
        elif director.scene is table and table.asked is not None:
            robot.decide()
    assert covered > 200


# ---- what else opens, and what is on the table at any count of cards


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("cards", [5, 10, 20])
def test_every_card_of_a_hand_can_be_picked_and_put_back(size: tuple[int, int], cards: int) -> None:
    """R05: whatever the hand holds, each pile has a place of its own to press."""
    director, table = opened(setup_of("hc", 3), size)
    robot = MapRobot(director, table)
    robot.until_something()
    state = state_of(table)
    names = list(range(10, 10 + cards))
    state.hands[0], state.sizes[0] = pile_of(names), cards
    state.deck = tuple(cards_in(WHOLE_DECK - pile_of(names) - state.hands[1] - state.discards))
    state.phase, state.drawn = Phase.SETTLEMENT, 0
    if cards <= 7:
        state.phase = Phase.GROWTH
    table._open(0)
    for card in names:
        key = f"card:{CARDS[card].name}"
        robot.bring_into_sight(key)
        robot.use(key)
        assert table.chosen[-1:] == (card,), key
        robot.use(f"chosen:{CARDS[card].name}")
        assert card not in table.chosen


def test_what_covers_the_map_can_be_put_away_and_comes_back() -> None:  # R11
    director, table = opened(setup_of("hc", 3))
    robot = MapRobot(director, table)
    robot.until_something()
    state = state_of(table)
    state.hands[0] += ONE[EXPLORERS]
    state.sizes[0] += 1
    state.phase = Phase.EVENT
    table._open(0)
    robot.use("card:Explorers")
    robot.use("confirm")
    robot.until_something()
    assert "keep:6" in robot.listed()
    covered = frame_of(director)
    robot.use("look")
    assert "keep:6" not in robot.listed() and "seat:1" in robot.listed()
    assert frame_of(director) != covered
    robot.use("look")
    assert "keep:6" in robot.listed()
    robot.use("keep:6")
    robot.use("confirm")
    assert state_of(table).phase is not Phase.EXPLORE


@pytest.mark.parametrize("seats", ["hc", "hhc"])
def test_nothing_that_opens_from_the_table_tells_a_secret(seats: str) -> None:  # I19
    director, table = opened(setup_of(seats, 8))
    robot, chance = MapRobot(director, table), Chance(3)
    for _ in range(14):
        if not robot.until_something() or director.scene is not table:
            robot.go_on()
            continue
        for key in ("deck", "discards", "log", *(f"seat:{seat}" for seat in range(len(seats)))):
            robot.use(key)
            assert director.scene is not table, key
            assert_nothing_leaks(director, table, chance)
            robot.type(pygame.K_ESCAPE)
            assert director.stack == [table]
        robot.go_on()


def explored(seats: str) -> tuple[Director, PacificMap, MapRobot]:
    """The first seat has played Explorers, which showed it seven cards, and kept the third of them."""
    director, table = opened(setup_of(seats, 3))
    robot = MapRobot(director, table)
    while table.asked is None:
        robot.go_on()
    state = state_of(table)
    state.seat = state.actor = 0
    state.phase = Phase.EVENT
    assert EXPLORERS in state.deck
    given = cards_in(state.hands[0])[0]
    state.deck = tuple(given if card == EXPLORERS else card for card in state.deck)
    state.hands[0] += ONE[EXPLORERS] - ONE[given]
    table._open(0)
    robot.use("card:Explorers")
    robot.use("confirm")
    robot.until_something()
    robot.use("keep:2")
    robot.use("confirm")
    robot.until_something()
    return director, table, robot


def crests_on_the_deck(director: Director, table: PacificMap, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The signs of cards that are drawn in the deck's panel."""
    drawn: list[str] = []
    with monkeypatch.context() as patched:
        patched.setattr(deck_panel, "crest", lambda brush, surface, kind, *more: drawn.append(kind))
        table.invalidate()
        director.record()
    return drawn


def test_what_lies_on_the_deck_is_shown_to_whom_explorers_showed_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """P10, I19: signs in order, by which no other hand and no curtain can be told from another deck."""
    director, table, robot = explored("hhh")
    deck = state_of(table).deck[state_of(table).drawn :]
    assert table.stage.shown.top == deck[:6]
    assert crests_on_the_deck(director, table, monkeypatch) == [CARDS[card].kind for card in deck[:6]]
    table.focus.set("deck")
    table.focused("deck")
    assert f"Next: {CARDS[deck[0]].name}" in [run.text for run in director.record()]
    robot.use("deck")
    scene = director.scene
    assert isinstance(scene, overlays.DeckScene) and [row.card for row in scene.rows] == list(deck[:6])
    robot.type(pygame.K_ESCAPE)
    for viewer in (None, 1, 2):
        table._open(viewer)
        assert table.stage.shown.top == () == table.stage.resting(table.stage.told).top
        assert not crests_on_the_deck(director, table, monkeypatch) and not table.stage.look.hint
        assert_nothing_leaks(director, table, Chance(4))
    table._open(0)
    assert crests_on_the_deck(director, table, monkeypatch)


def test_what_leaves_the_deck_is_no_longer_shown_on_it() -> None:
    """P10: the next card goes, the others stay; after a finish it is as the view tells."""
    _, table, robot = explored("hc")
    known = table.stage.shown.top
    state = state_of(table)
    state.hands[0], state.sizes[0] = pile_of([ISLANDS, 13, 21]), 3  # canoe, food and navigation
    table._open(0)
    for key in ("Canoes", CARDS[13].name, CARDS[21].name):
        robot.use(f"card:{key}")
    table.director.settings.speed = "normal"
    robot.use("confirm")
    tops = {table.stage.shown.top}
    while table.stage.look.sailing:
        table.turn_card()
        robot.frame(0.1)
        tops.add(table.stage.shown.top)
    assert tops >= {known[gone:] for gone in range(2)} and len(tops) < 6
    assert all(top == known[len(known) - len(top) :] for top in tops)


def sailing(speed: str, seats: str = "hc") -> tuple[Director, PacificMap, MapRobot]:
    """The first seat has put to sea with Voyage Number 3, and the first three cards are no islands."""
    director, table = opened(setup_of(seats, 3))
    robot = MapRobot(director, table)
    while table.asked is None:
        robot.go_on()
    state = state_of(table)
    state.seat = state.actor = 0
    state.phase = Phase.COLONIZE
    state.hands[0], state.sizes[0] = pile_of([10, 13, 21]), 3  # canoe, food and navigation
    state.deck, state.drawn = (11, 12, 14, 15, 16, 17, 18, 19), 0
    table._open(0)
    for card in (10, 13, 21):
        robot.use(f"card:{CARDS[card].name}")
    director.settings.speed = speed
    robot.use("confirm")
    return director, table, robot


def wait_for_a_turn(table: PacificMap, robot: MapRobot) -> None:
    """Let frames pass until the voyager is to turn a card."""
    for _ in range(100):
        if table.turning:
            return
        robot.frame(0.1)
    raise AssertionError("the voyage does not wait")


@pytest.mark.parametrize("finished", [False, True])
def test_the_voyager_turns_the_cards(finished: bool) -> None:
    """One by one, each when it is asked for; a press while one turns only finishes that."""
    director, table, robot = sailing("normal")
    for turned in range(3):
        wait_for_a_turn(table, robot)
        assert (table.asked, table.busy) == (None, False)
        for _ in range(40):  # however long it takes
            robot.frame(0.1)
        voyage = table.stage.shown.voyage
        assert voyage is not None and len(voyage.legs) == turned == table.stage.look.turned
        assert f"Leg {turned + 1} of 3" in [run.text for run in director.record()]
        robot.use("turn")
        assert not table.turning
        if finished:
            robot.type(pygame.K_RETURN)
    while table.busy:
        assert not table.turning
        robot.frame(0.1)
    assert_tells_the_truth(table)


@pytest.mark.parametrize("how", ["all", "off", "window"])
def test_a_voyage_need_not_be_turned_by_hand(how: str) -> None:
    director, table, robot = sailing("normal")
    wait_for_a_turn(table, robot)
    if how == "window":  # another size of the window, then on as before
        course = list(table.stage.look.route)
        director.settings.size = 130
        director.apply_settings()
        assert table.turning and table.stage.look.route != course and len(table.stage.look.route) == 4
        how = "all"
    if how == "off":
        director.settings.speed = "off"
        robot.frame(0.1)
    else:
        robot.use("turn_all")
    while table.busy:
        assert not table.turning
        robot.frame(0.1)
    assert_tells_the_truth(table)


def test_who_plays_without_animations_turns_no_cards() -> None:
    _, table, _ = sailing("off")
    assert not table.turning
    assert_tells_the_truth(table)


def test_a_card_that_another_seat_knows_is_marked_for_its_holder_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """P19, I19: the robbed hand has an eye on what Traders saw, and says who saw it."""
    director, table = opened(setup_of("hhh", 3))
    robot = MapRobot(director, table)
    while table.asked is None:
        robot.go_on()
    state = state_of(table)
    seen = cards_in(state.hands[1])
    state.held = [0] * 9
    state.held[1] = state.hands[1]  # seat 0 knows the hand of seat 1
    drawn: list[object] = []
    monkeypatch.setattr(hand_panel, "icon", lambda *more: drawn.append(more[2]))
    for viewer in (None, 0, 2, 1):
        drawn.clear()
        table._open(viewer)
        table.invalidate()
        said = " ".join(run.text for run in director.record())
        assert drawn == (["eye"] * len(set(seen)) if viewer == 1 else [])
        assert_nothing_leaks(director, table, Chance(4))
        assert ("Grace knows of this card." in said) == (viewer == 1)  # of that which has the focus
    key = f"card:{CARDS[seen[0]].name}"
    table.focus.set(key)
    table.focused(key)
    assert "Grace knows of this card." in [run.text for run in director.record()]
    table.inspect(seen[0])
    assert "Grace knows of this card." in " ".join(run.text for run in director.record())
    director.pop()
    director.push(overlays.SeatScene(table, 1))
    assert "Your hand. The players whose marks" in " ".join(run.text for run in director.record())
    director.pop()
    table._open(2)
    assert not table.stage.look.hint


def test_a_game_of_computers_alone_is_finished_at_a_press() -> None:  # A12
    director, table = opened(setup_of("ccc", 3), speed="slow")
    robot = MapRobot(director, table)
    robot.frame()
    robot.use("finish")
    assert isinstance(director.scene, Results)
    assert table.match.over
    assert table.session.track[-1] == table.match.state.scores()


# ---- what is said, and a card held up


def test_nobody_is_said_to_think_while_what_was_decided_before_is_shown() -> None:
    """The match has come further than the picture, to a seat whose turn has not begun there."""
    director, table = opened(setup_of("ccc", 3), speed="fast")
    robot = MapRobot(director, table)
    said: set[str] = set()
    for _ in range(PATIENCE):
        if len(said) == 3:
            break
        robot.frame(1 / 15)
        look = table.stage.look
        if look.prompt.endswith("is thinking"):
            said.add(look.prompt)
            assert look.thinking is not None and look.prompt.startswith(table.names[look.thinking])
            assert look.thinking == table.stage.shown.asked
        if not table.busy:
            time.sleep(0.0005)  # the computer thinks in another process
    assert len(said) == 3


@pytest.mark.parametrize(
    "size, scale", [((1024, 768), 100), ((1280, 720), 130), ((2560, 1080), 100), ((3840, 2160), 115)]
)
def test_a_card_held_up_takes_three_fifths_of_the_height(size: tuple[int, int], scale: int) -> None:
    director = Director(Settings(full_screen=False, speed="off", size=scale), windowed=size, sound=False)
    table = PacificMap(setup_of("hc", 3))
    director.push(table)
    table.inspect(BY_NAME["Tonga"])
    zoom = director.scene
    assert isinstance(zoom, overlays.CardZoom)
    assert zoom.sheet.height >= 0.6 * size[1] and table.metrics.screen.contains(zoom.sheet)


def test_before_the_first_turn_the_game_is_not_called_over_nor_the_deck_empty() -> None:
    director, table = opened(setup_of("hc", 3), (1024, 768), speed="normal")
    director.step(1 / 30)
    title = table.stage.look.dock.title
    assert table.busy and title and title != table.text("pacific.title.over")
    left: list[int] = []
    while len(left) < 30:
        director.step(1 / 30)
        left.append(table.stage.shown.deck_left)
    assert left[0] == DECK_SIZE and left == sorted(left, reverse=True) and DECK_SIZE - 20 < left[-1] < DECK_SIZE
