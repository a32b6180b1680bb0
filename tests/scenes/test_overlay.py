"""What lies over a table: how it is closed, and the way to the cards beside the one held up."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from scenes.menu import Title
from scenes.overlay import HeldCard
from scenes.ui.display import Metrics
from tests.scenes.menu_robot import Robot


class Held(HeldCard):
    """A card held up in the middle of the window."""

    def layout(self, metrics: Metrics) -> None:
        self.sheet = pygame.Rect(400, 100, 300, 400)


@pytest.fixture
def over_the_title() -> Iterator[Callable[[HeldCard], Robot]]:
    made: list[Robot] = []

    def make(scene: HeldCard) -> Robot:
        made.append(Robot(Title()))
        made[-1].director.push(scene)
        made[-1].step()
        return made[-1]

    yield make
    for each in made:
        each.close()
    pygame.display.quit()


def test_the_wheel_and_the_buttons_go_round_and_round(over_the_title: Callable[[HeldCard], Robot]) -> None:
    scene = Held(7, [3, 7, 9])
    hands = over_the_title(scene)
    seen = []
    for steps in (-1, -1, -1, 1):
        hands.wheel((500, 300), steps)
        seen.append(scene.card)
    assert seen == [9, 3, 7, 3]
    ways = dict(scene.ways)
    ways["previous"]()
    assert scene.card == 9
    ways["next"]()
    assert scene.card == 3


@pytest.mark.parametrize("beside", [[], [7], [1, 2]])
def test_a_card_alone_leads_nowhere(over_the_title: Callable[[HeldCard], Robot], beside: list[int]) -> None:
    scene = Held(7, beside)
    hands = over_the_title(scene)
    assert scene.ways == []
    hands.wheel((500, 300), -1)
    assert scene.card == 7


@pytest.mark.parametrize(
    ("close", "closed"),
    [
        (lambda hands: hands.key(pygame.K_ESCAPE), True),
        (lambda hands: hands.key(pygame.K_F10), True),
        (lambda hands: hands.click_at((20, 20)), True),
        (lambda hands: hands.click_at((500, 300)), False),
        (lambda hands: hands.key(pygame.K_x), False),
    ],
)
def test_what_closes_it(
    over_the_title: Callable[[HeldCard], Robot], close: Callable[[Robot], None], closed: bool
) -> None:
    scene = Held(7, [7])
    hands = over_the_title(scene)
    close(hands)
    assert (hands.scene is not scene) == closed
