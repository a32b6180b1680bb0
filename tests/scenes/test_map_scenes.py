"""Small scenes of the Pacific's table: each is seen, covers no words of its card, and is gone afterwards."""

from collections.abc import Callable

import pygame
import pytest

from game.pacific.cards import BY_NAME, CARDS
from game.pacific.state import CIVIL_WAR_ON, DONE, Phase
from scenes.director import Director
from scenes.movers import Flying
from scenes.pacific_map import map_scenes
from scenes.pacific_map.event_scenes import ART_FOOT, ART_TOP, SCENES, SPECIAL_SOUNDS, event_scene
from scenes.pacific_map.flights import READ
from scenes.pacific_map.props import flying
from scenes.pacific_map.raiding import Fleet
from scenes.pacific_map.scene import PacificMap
from scenes.particles import CardScene, Scenery
from scenes.scene_kit import Kit
from scenes.settings import Settings
from scenes.ui.theme import Theme
from tests.scenes.test_pacific_map import assert_tells_the_truth, frame_of
from tools.sheets import maps

pytestmark = pytest.mark.usefixtures("closed")

FRAME = 1 / 30
TIMES = (0.3, 0.5, 0.7)


def resting(phase: Phase, hand: tuple[str, ...] = maps.SEVEN, **more: object) -> tuple[Director, PacificMap]:
    """A small table at rest."""
    settings = Settings(full_screen=False, speed="normal", reduced_motion=bool(more.pop("still", False)))
    director = Director(settings, windowed=(1024, 768), strict=True, sound=False)
    table = maps.lay(director, phase, hand, **more)  # type: ignore[arg-type]
    director.step(0.0)
    director.cut()
    return director, table


def scenery(table: PacificMap) -> list[Scenery]:
    """The layers of scenes on the stage, the lowest first."""
    return [mover for mover in table.stage.movers if isinstance(mover, Scenery)]


def until(director: Director, table: PacificMap, reached: Callable[[], bool]) -> None:
    """Let time pass until something is so."""
    for _ in range(900):
        if reached():
            return
        director.step(FRAME)
    raise AssertionError("it never comes")


# ---- about cards


def test_every_card_that_acts_or_stands_for_others_has_a_scene() -> None:
    acting = {card.name for card in CARDS if card.kind in ("event", "special")}
    assert set(SCENES) == acting | {"Stockades"}
    assert set(SPECIAL_SOUNDS) == {card.name for card in CARDS if card.kind == "special"}
    assert len(set(SCENES.values())) == len(SCENES)


@pytest.mark.parametrize("way", ["finished", "played", "still"])
def test_nothing_stays_of_any_scene(way: str) -> None:
    director, table = resting(Phase.EVENT)
    stage, flights = table.stage, table.presenter._flights
    flights.still = way == "still"
    water, before = stage.look.water, frame_of(director)
    for name in SCENES:
        flights.hold_up(BY_NAME[name], stage.layout.deck, stage.large(), stage.layout.discards)
        for _ in range(18):
            director.step(FRAME)
        assert len(scenery(table)) == (0 if way == "still" else 2), name
        if way == "finished":
            table.timeline.finish()
        until(director, table, lambda: not table.busy)
        assert not stage.movers
        stage.look.water = water
        assert frame_of(director) == before, name


def test_a_scene_is_seen_moves_is_the_same_each_time_and_covers_no_words() -> None:
    _, table = resting(Phase.EVENT)
    stage = table.stage
    place, screen = stage.large(), stage.metrics.screen
    top, foot = (round(place.centery + share * place.height) for share in (ART_TOP, ART_FOOT))
    canvas = pygame.Surface(screen.size)
    for name in SCENES:
        seen: dict[float, bytes] = {}
        for again in (False, True):
            card = flying(stage, BY_NAME[name], place.size)
            scene = event_scene(stage.brush.theme, name, BY_NAME[name], card, place, screen)
            for time in TIMES:
                scene.time = time
                canvas.fill(0)
                scene.front.draw(canvas)
                canvas.fill(0, (0, top, screen.width, foot - top))
                assert not any(pygame.image.tobytes(canvas, "RGB")), f"{name} covers words"
                scene.front.draw(canvas)
                scene.behind.draw(canvas)
                drawn = pygame.image.tobytes(canvas, "RGB")
                assert not again or seen[time] == drawn, name
                seen[time] = drawn
            scene.time = 1.3
            assert card.pos in ((0.0, 0.0), place.center), f"{name} leaves its card astray"
        assert len(set(seen.values())) == len(TIMES), f"{name} does not move"


def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the cards whose scenes begin from now on."""
    begun: list[str] = []

    def note(theme: Theme, name: str, *more: object) -> CardScene:
        begun.append(name)
        return event_scene(theme, name, *more)  # type: ignore[arg-type]

    monkeypatch.setattr("scenes.pacific_map.flights.event_scene", note)
    return begun


SPECIALS = ("Accidental Voyage", "Planned Migration", "Taro")


def test_cards_that_stand_for_others_are_shown_one_by_one_before_the_canoe_puts_to_sea(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = noted(monkeypatch)
    director, table = resting(Phase.COLONIZE, (*SPECIALS, "Warriors"), top=maps.AT_SEA)
    maps.set_sail(table, SPECIALS)
    look, cards = table.stage.look, (BY_NAME["Accidental Voyage"], BY_NAME["Planned Migration"])
    until(director, table, lambda: len(begun) == 1 and bool(scenery(table)))
    assert not look.sailing and not set(cards) & set(table.stage.shown.hand)
    until(director, table, lambda: len(begun) == 2)
    assert not look.sailing
    until(director, table, lambda: look.sailing)
    assert sorted(begun) == sorted(SPECIALS[:2]) and not scenery(table) and look.route
    table.finish()
    assert not table.stage.movers


@pytest.mark.parametrize("still", [False, True])
def test_the_attackers_cards_land_one_by_one_and_are_counted_then(
    still: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = noted(monkeypatch)
    director, table = resting(Phase.RAID, maps.FIGHTERS, others=("Warriors", "Stockades"), still=still)
    stage, look = table.stage, table.stage.look
    maps.raid(table, Phase.ATTACK)
    table.finish()
    sent = [BY_NAME[name] for name in ("Warriors", "Warriors", "War Canoes")]
    table.session.act(*sent, DONE)
    table._present()
    until(director, table, lambda: look.landing is not None)
    assert (look.arriving == "attack") is not still
    lying: list[int] = []
    shares: set[float] = set()
    held = 0

    def landed() -> bool:
        nonlocal held
        if look.landing is None:
            return True
        if look.landing[1] not in lying:
            lying.append(look.landing[1])
        shares.update(mover.share for mover in stage.movers if isinstance(mover, Fleet))
        held += any(isinstance(mover, Flying) and mover.size == stage.large().size for mover in stage.movers)
        return False

    until(director, table, landed)
    assert lying[:3] == [0, 1, 2] and held * FRAME > READ * 0.9
    assert begun == ([] if still else ["War Canoes"])
    assert (len(shares) > 5) is not still
    until(director, table, lambda: not table.busy)
    assert not stage.movers and not look.arriving


@pytest.mark.parametrize("still", [False, True])
def test_after_a_voyage_its_cards_go_to_the_discards_and_the_hand_comes_up(still: bool) -> None:
    director, table = failing(still)
    stage = table.stage
    until(director, table, lambda: stage.look.sailing and stage.look.turned == 5)
    until(director, table, lambda: not stage.look.sailing)
    director.step(FRAME)
    flying_ones = [mover for mover in stage.movers if isinstance(mover, Flying)]
    assert (len(flying_ones) >= 5) is not still
    assert stage.look.loose is not still
    before = [mover.pos for mover in flying_ones]
    director.step(FRAME)
    assert still or all(mover.pos != pos for mover, pos in zip(flying_ones, before, strict=True))


# ---- on the map


def failing(still: bool) -> tuple[Director, PacificMap]:
    """A voyage that comes to nothing."""
    director, table = resting(Phase.COLONIZE, (*maps.VOYAGE, "Warriors"), top=maps.AT_SEA, still=still)
    maps.set_sail(table, maps.VOYAGE)
    return director, table


def settling(still: bool) -> tuple[Director, PacificMap]:
    """A voyage that finds an island at once."""
    director, table = resting(Phase.COLONIZE, (*maps.VOYAGE, "Warriors"), top=("Marianas",), still=still)
    maps.set_sail(table, maps.VOYAGE)
    return director, table


def raiding(still: bool) -> tuple[Director, PacificMap]:
    """A raid that is decided."""
    director, table = resting(Phase.RAID, maps.FIGHTERS, others=("Warriors", "Stockades"), still=still)
    maps.raid(table, Phase.DEFENCE)
    table.finish()
    table.session.act(BY_NAME["Warriors"], DONE)
    table._present()
    return director, table


def losing(still: bool) -> tuple[Director, PacificMap]:
    """An island that is lost to civil war."""
    director, table = resting(Phase.EVENT, (*maps.SEVEN, "Civil War"), still=still)
    table.act(CIVIL_WAR_ON + BY_NAME["Hawaiian Islands"])
    return director, table


MAPS = {"storm": failing, "taken": settling, "clash": raiding, "lost": losing}


@pytest.mark.parametrize("name", MAPS)
def test_what_happens_on_the_map_is_played_and_gone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    real = getattr(map_scenes, name)

    def note(kit: Kit, *more: object) -> None:
        real(kit, *more)
        assert kit.behind
        made.append(name)

    monkeypatch.setattr(map_scenes, name, note)
    director, table = MAPS[name](False)
    until(director, table, lambda: bool(made))
    for _ in range(9):
        director.step(FRAME)
    assert scenery(table)
    table.finish()
    assert not table.stage.movers and not table.stage.look.sinking and table.stage.look.swept is None
    until(director, table, lambda: not table.busy and not table.pending)
    assert_tells_the_truth(table)


@pytest.mark.parametrize("name", MAPS)
def test_with_reduced_motion_no_scene_is_played(name: str) -> None:
    director, table = MAPS[name](True)
    director.draw = lambda: None  # type: ignore[method-assign]
    for _ in range(150):
        director.step(FRAME)
        assert not scenery(table) and not table.stage.look.sinking
