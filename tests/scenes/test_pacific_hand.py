"""The cards of the Pacific's hand on their way: what gets or loses the focus or is chosen, and what makes room."""

import pygame
import pytest

from game.pacific.cards import BY_NAME
from game.pacific.state import Phase
from scenes.director import Director
from scenes.pacific_map.decisions import pile_of as key_pile
from scenes.pacific_map.scene import PacificMap
from scenes.settings import Settings
from tests.scenes.pacific_robots import MapRobot, frame_of, opened, setup_of
from tests.scenes.robots import PATIENCE
from tools.sheets import maps

pytestmark = pytest.mark.usefixtures("closed")


def held(speed: str = "normal", **settings: object) -> tuple[Director, PacificMap, list[str]]:
    """A table at rest at which a voyage may be chosen, and the keys of the hand's piles."""
    made = Director(Settings(full_screen=False, speed=speed, **settings), windowed=(1024, 768), sound=False)  # type: ignore[arg-type]
    table = maps.lay(made, Phase.COLONIZE, maps.TWELVE)
    for _ in range(20):
        made.step(1 / 30)
    return made, table, [widget.key for widget in table.widgets() if widget.key.startswith("card:")]


def aim(table: PacificMap, key: str) -> None:
    """Let the focus go there."""
    table.focus.set(key)
    table.focused(key)


def test_the_card_under_the_focus_rises_and_sinks_and_its_neighbours_make_room() -> None:
    director, table, keys = held()
    aim(table, keys[3])
    director.step(1)
    aim(table, keys[4])
    places, pictures = [], set()
    for _ in range(12):
        director.step(1 / 60)
        pictures.add(frame_of(director))
        if table.stage.look.loose:
            now = [table._hand.place(pile) for pile in (key_pile(key) for key in keys[3:5]) if pile is not None]
            places.append([place.height for place in now if place is not None])
    sinking, rising = zip(*places, strict=True)
    assert len(places) > 5 and list(rising) == sorted(rising) and rising[0] < rising[-1]
    assert list(sinking) == sorted(sinking, reverse=True) and sinking[0] > sinking[-1]
    assert len(pictures) > 5 and not table.stage.look.loose and not table.busy


def test_the_card_that_is_looked_at_stays_up_while_others_play() -> None:
    director, table = opened(setup_of("hcc", 3), speed="fast")
    robot = MapRobot(director, table)
    played = decided = 0
    looked_at = ""
    for _ in range(PATIENCE):
        director.step(1 / 30)
        keys = [widget.key for widget in table.widgets() if widget.key.startswith("card:")]
        if table.asked is not None:
            if played:
                break
            robot.decide()
            looked_at = ""
        elif table.session.human or looked_at not in keys:
            if keys and not table.session.human:
                looked_at, decided = keys[-1], table.match.decisions
                aim(table, looked_at)
        elif table.match.decisions > decided:
            assert table.focus.key == looked_at and table.stage.look.focused == key_pile(looked_at)
            played += not table.busy
    assert played


def test_a_hand_that_is_finished_on_its_way_looks_as_if_it_had_come() -> None:
    director, table, keys = held()
    aim(table, keys[4])
    director.step(1)
    table.choose((BY_NAME["Fish"],))
    director.step(1 / 60)
    assert table.stage.look.loose
    table.finish()
    table.stage.look.water = 0.0
    finished = frame_of(director)
    for _ in range(20):
        director.step(1 / 30)
    table.stage.look.water = 0.0
    assert frame_of(director) == finished


def test_what_changed_in_the_hand_before_an_animation_was_finished_moves_no_more() -> None:
    director, table, _ = held()
    table.stage.shown.hand = table.stage.shown.hand[1:]
    table.finish()
    director.step(1 / 60)
    assert not table.stage.look.loose


@pytest.mark.parametrize("settings", [{"speed": "off"}, {"reduced_motion": True}])
def test_no_card_of_the_hand_moves_where_nothing_is_to_move(settings: dict[str, object]) -> None:
    director, table, keys = held(**settings)  # type: ignore[arg-type]
    aim(table, keys[4])
    director.step(1 / 60)
    table.stage.look.water = 0.0
    risen = frame_of(director)
    assert not table.stage.look.loose
    director.step(1)
    table.stage.look.water = 0.0
    assert frame_of(director) == risen


def test_a_hand_on_its_way_is_not_seen_once_another_may_look() -> None:
    director, table, keys = held()
    aim(table, keys[3])
    director.step(1)
    aim(table, keys[4])
    director.step(1 / 60)
    assert table.stage.look.loose
    canvas = pygame.Surface(table.metrics.screen.size)
    table._hand.draw(canvas)
    assert any(pygame.image.tobytes(canvas, "RGB"))
    table.stage.open_for(None)
    canvas.fill(0)
    table._hand.draw(canvas)
    assert not any(pygame.image.tobytes(canvas, "RGB"))
