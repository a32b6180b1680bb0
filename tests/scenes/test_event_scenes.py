"""The scenes around the cards of events: each is there, is seen, covers no words and leaves nothing behind."""

import itertools

import pygame
import pytest
from pygame import Rect

from game.alaska.cards import CARDS, RESOURCES
from game.alaska.events import EventTookEffect, FreeDollar
from game.alaska.state import Phase
from scenes.alaska_table.event_moves import EVENT_COMES, EVENT_LEAVES, EVENT_READ
from scenes.alaska_table.event_scenes import ART, LONGEST, SCENES, event_scene
from scenes.alaska_table.event_sketches import SKETCHES
from scenes.alaska_table.scene import AlaskaTable
from scenes.director import Director
from scenes.movers import Flying
from scenes.particles import Scenery
from scenes.scene_kit import Kit
from tests.scenes.robots import opened, setup_of
from tools.sheets import tables

pytestmark = pytest.mark.usefixtures("closed")

EVENTS = range(RESOURCES, len(CARDS))
FRAME = 1 / 30
SOUND = 0.6
"""Seconds into an event at which its scene is in full swing."""


def resting(**settings: object) -> tuple[Director, AlaskaTable]:
    """A small table at rest, to show events on that never happened."""
    director, _ = opened(setup_of("hh"), (1024, 768), **{"speed": "normal", **settings})
    table = tables.lay(director, tables.empty())
    director.step(0.0)
    director.cut()
    table._aim()
    return director, table


def show(table: AlaskaTable, card: int) -> None:
    """Begin to show an event as if it had come."""
    assert table.presenter is not None
    effect = EventTookEffect(0, card, CARDS[card].dollars, CARDS[card].vp, 0, False)
    table.presenter.play([effect], table.view, lambda: table._rest(frozenset()))


def forget(table: AlaskaTable, lines: int) -> None:
    """What the event that never happened left in the history and the log, so many lines long, is taken back."""
    table.stage.history.pop()
    del table.stage.look.log[lines:]
    table.stage.show()
    table._rest(frozenset())


def picture(director: Director) -> bytes:
    """Everything on the screen, drawn anew."""
    director.scene.invalidate()
    director.draw()
    return pygame.image.tobytes(director.display.surface, "RGB")


def scenery(table: AlaskaTable) -> list[Scenery]:
    """The layers of a scene on the stage, the lowest first."""
    return [mover for mover in table.stage.movers if isinstance(mover, Scenery)]


def test_every_event_has_a_scene_of_its_own() -> None:
    assert set(SCENES) == {CARDS[card].name for card in EVENTS}
    assert len(set(SCENES.values())) == len(SCENES)


@pytest.mark.parametrize("way", ["finished", "played"])
def test_nothing_stays_of_any_scene(way: str) -> None:
    director, table = resting()
    before, lines = picture(director), len(table.stage.look.log)
    director.draw = lambda: None  # type: ignore[method-assign]  # what is between is drawn below, once
    for card in EVENTS:
        name = CARDS[card].name
        show(table, card)
        for _ in range(round(SOUND / FRAME)):
            director.step(FRAME)
        behind, front = scenery(table)
        flying = next(mover for mover in table.stage.movers if isinstance(mover, Flying))
        order = [table.stage.movers.index(mover) for mover in (behind, flying, front)]
        assert order == sorted(order), name
        if way == "finished":
            table.finish()
        seconds = 0.0
        while table.busy:
            director.step(FRAME)
            seconds += FRAME
        assert seconds < 3 and not table.stage.movers and not table.stage.look.hidden, name
        forget(table, lines)
        del director.draw
        assert picture(director) == before, name
        director.draw = lambda: None  # type: ignore[method-assign]


def test_a_scene_is_seen_moves_and_is_the_same_each_time() -> None:
    _, table = resting()
    assert table.presenter is not None
    props, screen, theme = table.presenter.props, table.metrics.screen, table.theme
    place = props.middle()
    end = round(place.centery + ART * place.height)
    canvas = pygame.Surface(screen.size)
    for card in EVENTS:
        name = CARDS[card].name
        seen: dict[float, bytes] = {}
        for again in (False, True):
            flying = props.card(card, place)
            scene = event_scene(theme, name, card, flying, place, screen)
            for time in (0.3, 0.6, LONGEST):
                scene.time = time
                canvas.fill(0)
                scene.front.draw(canvas)
                below = pygame.mask.from_threshold(canvas.subsurface((0, end, screen.width, screen.height - end)),
                                                   (0, 0, 0), (1, 1, 1, 255)).count()  # fmt: skip
                assert below == screen.width * (screen.height - end), f"{name} covers words"
                scene.behind.draw(canvas)
                drawn = pygame.image.tobytes(canvas, "RGB")
                assert not again or seen[time] == drawn, name
                seen[time] = drawn
            scene.time = LONGEST + 0.3
            assert flying.pos == pytest.approx(place.center, abs=1), f"{name} leaves its card astray"
        assert len(set(seen.values())) == 3, f"{name} does not move"
        assert all(any(drawn) for drawn in seen.values()), f"{name} is not seen"


@pytest.mark.parametrize("name", ["Alaska Railroad", "Iditarod", "Alaska Highway"])
def test_what_passes_is_seen_before_the_card(name: str) -> None:
    _, table = resting()
    assert table.presenter is not None
    props, screen = table.presenter.props, table.metrics.screen
    place = props.middle()
    picture = Rect(place.x, place.y, place.width, round((0.5 + ART) * place.height))
    canvas, covered = pygame.Surface(screen.size), []
    card = next(index for index in EVENTS if CARDS[index].name == name)
    scene = event_scene(table.theme, name, card, props.card(card, place), place, screen)
    for time in (0.02, 0.4, 0.5, 0.6):
        scene.time = time
        canvas.fill(0)
        scene.front.draw(canvas)
        part = canvas.subsurface(picture)
        dark = pygame.mask.from_threshold(part, (0, 0, 0), (1, 1, 1, 255)).count()
        covered.append(1 - dark / (picture.width * picture.height))
    assert covered[0] < 0.02 and max(covered[1:]) > covered[0] + 0.05


def test_materials_are_told_apart_by_their_shape_or_their_colour() -> None:
    """Thrown about, snow, dust, spray, ash and coins are each something else."""
    _, table = resting()
    kit = Kit(table.theme, Rect(0, 0, 500, 700), 1, SKETCHES)
    names = ("snow", "powder", "dust", "clod", "ash", "cinder", "smoke", "spray", "splinter", "coin")
    looks = {name: pygame.transform.smoothscale(kit.sketch(name, 0.1), (24, 24)) for name in names}
    for one, other in itertools.combinations(names, 2):
        apart = 0.0
        for x, y in itertools.product(range(24), repeat=2):
            a, b = looks[one].get_at((x, y)), looks[other].get_at((x, y))
            apart += sum(abs(p * a.a - q * b.a) / 255 for p, q in zip(a[:3], b[:3], strict=True))
            apart += abs(a.a - b.a)
        assert apart / 24**2 / 4 > 20, f"{one} looks like {other}"


def test_a_coin_that_tumbles_shows_its_face_and_its_edge() -> None:
    _, table = resting()
    kit = Kit(table.theme, Rect(0, 0, 500, 700), 1, SKETCHES)
    flat = kit.sketch("coin", 0.08)
    heights = [frame.get_height() for frame in kit.tumbling("coin", flat)]
    assert heights[0] == flat.get_height() and min(heights) < flat.get_height() / 4
    assert all(frame.get_width() == flat.get_width() for frame in kit.tumbling("coin", flat))


def test_with_reduced_motion_the_card_lies_still_and_nothing_is_about_it() -> None:
    director, table = resting(reduced_motion=True)
    director.draw = lambda: None  # type: ignore[method-assign]
    assert table.presenter is not None
    table.presenter.still = True
    for card in EVENTS:
        show(table, card)
        places = set()
        while table.busy:
            director.step(FRAME)
            places |= {mover.pos for mover in table.stage.movers if isinstance(mover, Flying) and mover.alpha > 254}
            assert not scenery(table)
        assert len(places) == 1, CARDS[card].name


def test_a_scene_takes_no_time_of_its_own() -> None:
    director, table = resting()
    director.draw = lambda: None  # type: ignore[method-assign]
    idle = next(card for card in EVENTS if CARDS[card].name == "Volcanic Eruption")
    show(table, idle)
    seconds = 0.0
    while table.busy:
        director.step(0.01)
        seconds += 0.01
    assert seconds == pytest.approx(EVENT_COMES + EVENT_READ + EVENT_LEAVES, abs=0.05)
    assert EVENT_COMES + EVENT_READ >= LONGEST


@pytest.mark.parametrize("way", ["finished", "played"])
def test_a_card_for_nothing_is_held_up_before_the_choice_and_lies_where_it_lay(way: str) -> None:
    director, _ = opened(setup_of("hh"), (1024, 768), speed="normal")
    table = tables.lay(director, tables.free_buy())
    director.step(0.0)
    director.cut()
    table._aim()
    before, view, lines = picture(director), table.view, len(table.stage.look.log)
    assert view.phase is Phase.FREE_BUY and table.presenter is not None
    table.presenter.play([FreeDollar(0, False)], view, lambda: table._rest(frozenset()))
    while view.queue[0] not in table.stage.look.hidden:
        director.step(FRAME)
    for _ in range(round(SOUND / FRAME)):
        director.step(FRAME)
    assert len(scenery(table)) == 2
    if way == "finished":
        table.finish()
    while table.busy:
        director.step(FRAME)
    forget(table, lines)
    assert picture(director) == before


# ---- the card under the focus


def test_the_card_under_the_focus_lifts_for_a_moment_and_lies_down_again() -> None:
    director, _ = opened(setup_of("hh"), (1024, 768), speed="normal")
    table = tables.lay(director, tables.landed())
    director.cut()
    card = table.view.turned_up[0]
    key = next(widget.key for widget in table.widgets() if widget.key.endswith(f":{CARDS[card].name}"))
    place = table.stage.new_cards()[card]
    shares = []

    def brightness() -> int:
        """Of the strip over the card, which it lifts into."""
        strip = director.display.surface.subsurface(place.x + place.width // 2, place.y - 2, 9, 2)
        return sum(pygame.transform.average_color(strip)[:3])

    table.focus.set("end")
    table.focused("end")
    director.step(1)
    director.draw()
    resting = brightness()
    table.focus.set(key)
    table.focused(key)
    for _ in range(12):
        director.step(1 / 60)
        shares.append(table._lifted.share)
    assert shares == sorted(shares) and 0 < shares[0] < 1 and shares[-1] == 1.0
    assert not table.flourish.busy
    assert brightness() != resting
    table.focus.set("end")
    table.focused("end")
    sinking = []
    for _ in range(12):
        director.step(1 / 60)
        sinking.append(table._sinking.share)
    director.draw()
    assert sinking == sorted(sinking, reverse=True) and 0 < sinking[0] < 1 and sinking[-1] == 0.0
    assert brightness() == resting


def test_with_reduced_motion_no_card_lifts() -> None:
    director, _ = opened(setup_of("hh"), (1024, 768), speed="normal", reduced_motion=True)
    table = tables.lay(director, tables.landed())
    key = next(widget.key for widget in table.widgets() if widget.key.startswith("town:"))
    table.focus.set(key)
    table.focused(key)
    director.step(0.2)
    assert not table._lifted.share
