"""Robots at the map of the Pacific: they know what a player would do, and do it by posted events alone."""

import random
import time
from collections.abc import Sequence

import pygame

from game.ai.levels import choose
from game.chance import Chance
from game.pacific.cards import CARDS
from game.pacific.rules import PacificState
from game.pacific.state import (
    CIVIL_WAR_ON,
    DONE,
    DRAW,
    PLACE,
    RAID_ON,
    STATUES_ON,
    TRADERS_ON,
    Phase,
)
from game.record import SeatSetup, Setup
from scenes.curtain import DEAF, HOLD, Curtain
from scenes.director import Director
from scenes.pacific_map.decisions import card_of
from scenes.pacific_map.scene import PacificMap
from scenes.settings import Settings
from tests.scenes.robots import PATIENCE, Robot, post

NAMES = ("Grace", "Leo", "Mina", "Otto", "Alexandra", "Bo")


def setup_of(seats: str, seed: int = 5, rules: tuple[str, ...] = (), level: str = "normal") -> Setup:
    """A match; ``seats`` has an ``h`` for each human and a ``c`` for each computer."""
    kinds = {"h": ("human", ""), "c": ("computer", level)}
    who = tuple(SeatSetup(name, "", *kinds[kind]) for name, kind in zip(NAMES, seats, strict=False))
    return Setup("pacific", who, seed, rules=frozenset(rules))


def opened(setup: Setup, size: tuple[int, int] = (1280, 720), **settings: object) -> tuple[Director, PacificMap]:
    """A director with that table on it, in a window in memory; animations are off unless told otherwise."""
    chosen: dict[str, object] = {"speed": "off", **settings}
    director = Director(Settings(**chosen), windowed=size, strict=True, sound=False)  # type: ignore[arg-type]
    table = PacificMap(setup)
    director.push(table)
    return director, table


def state_of(table: PacificMap) -> PacificState:
    """The whole truth."""
    state = table.match.state
    assert isinstance(state, PacificState)
    return state


def planned(table: PacificMap, chance: Chance) -> list[int]:
    """What the computer would do in the place of the seat that is asked: all actions of one decision."""
    state = state_of(table).clone()
    actions = []
    while True:
        action = choose("normal", state.view(state.actor), chance)
        actions.append(action)
        state.apply(action)
        if not state.choosing:
            return actions


def keys_of(phase: Phase, actions: Sequence[int], chance: random.Random) -> list[str]:
    """The widgets to press for a decision, the cards of a choice in any order."""
    if phase is Phase.DEFENDER_DRAW:
        return ["draw" if actions[0] == DRAW else "no_draw"]
    if phase is Phase.EXPLORE:
        return [f"keep:{actions[0] - PLACE}", "confirm"]
    if phase is Phase.TRADE:
        return [f"take:{CARDS[actions[0]].name}", "confirm"]
    cards = [f"card:{CARDS[action].name}" for action in actions if action < DONE]
    chance.shuffle(cards)
    if not cards and actions[0] == DONE:
        return ["confirm" if phase in (Phase.ATTACK, Phase.DEFENCE) else "pass"]
    if cards:
        return [*cards, "confirm"]
    bases = (
        (RAID_ON, "Planned Raid", "island"),
        (CIVIL_WAR_ON, "Civil War", "island"),
        (TRADERS_ON, "Traders", "seat"),
        (STATUES_ON, "Stone Statues", "seat"),
    )
    base, name, kind = next(entry for entry in bases if actions[0] >= entry[0])
    return [f"card:{name}", f"target:{kind}:{actions[0] - base}"]


class MapRobot(Robot):
    """Plays all human seats of a table; ``by`` is ``mouse`` or ``keyboard``. ``lifted`` counts the curtains."""

    def __init__(self, director: Director, table: PacificMap, by: str = "mouse", seed: int = 0) -> None:
        super().__init__(director, seed)
        self.table = table
        self.by = by
        self.thinking = Chance(seed)
        self.lifted: list[int] = []
        self.answered = 0

    def until_something(self) -> bool:
        """Let frames pass until a curtain hangs or something can be decided; False if the table has gone."""
        for _ in range(PATIENCE):
            scene = self.screen
            if isinstance(scene, Curtain) and not scene.lifted:
                return True
            if scene is not self.table and not isinstance(scene, Curtain):
                return False
            if scene is self.table and self.table.turning:
                self.use(self.chance.choice(("turn", "turn_all")))
            if scene is self.table and self.table.asked is not None and not scene.busy:
                return True
            self.frame()
            if not scene.busy:
                time.sleep(0.0005)  # the computer thinks in another process
        raise AssertionError("nothing can be decided, and the game is not over")

    def go_on(self) -> bool:
        """Lift a curtain or decide; False if the table has gone."""
        if not self.until_something():
            return False
        if isinstance(self.screen, Curtain):
            self.lift(self.screen)
        else:
            self.decide()
        return True

    def lift(self, curtain: Curtain) -> None:
        """Hold a button of the curtain down until it acts: now and then an answer, else the one that lifts."""
        self.frame(DEAF + 0.01)
        keys = [widget.key for widget in curtain.widgets()]
        key = self.chance.choice(keys)
        self.hold(key)
        if key == "lift":
            self.lifted.append(curtain.seat)
            for _ in range(100):
                if self.screen is not curtain:
                    return
                self.frame()
            raise AssertionError("the curtain does not go up")
        self.answered += 1

    def hold(self, key: str, seconds: float = HOLD + 0.05) -> None:
        """Hold a widget down for so long."""
        if self.by == "mouse":
            pos = self.widget(key).rect.center
            post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
            self.frame(0)
            self.frame(seconds)
            post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        else:
            self.walk_to(key)
            post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
            self.frame(0)
            self.frame(seconds)
            post(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
        self.frame(0)

    def walk_to(self, key: str) -> None:
        """Bring the focus to a widget by keys."""
        for _ in range(400):
            if self.screen.focus.key == key:
                return
            arrows = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
            self.type(self.chance.choice(arrows) if self.chance.random() < 0.2 else pygame.K_TAB)
        raise AssertionError(f"keys do not reach {key}")

    def use(self, key: str) -> None:
        """Press a widget in the robot's own way."""
        if self.by == "mouse":
            self.click(self.widget(key).rect.center)
        else:
            self.walk_to(key)
            post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
            post(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
        self.frame(0)

    def decide(self) -> None:
        """Make one decision by pressing what it takes."""
        asked = self.table.asked
        assert asked is not None
        before = self.table.match.decisions
        for key in keys_of(asked.view.phase, planned(self.table, self.thinking), self.chance):
            self.bring_into_sight(key)
            self.use(key)
        assert self.table.match.decisions > before, asked.view.phase

    def bring_into_sight(self, key: str) -> None:
        """Scroll the hand until a card can be pressed."""
        card = card_of(key)
        if card is None or key in self.listed():
            return
        for arrow in ("hand:left", "hand:right"):
            for _ in range(40):
                if key in self.listed() or arrow not in self.listed():
                    break
                self.use(arrow)
        assert key in self.listed(), key


def frame_of(director: Director) -> bytes:
    """Everything on the screen, drawn anew."""
    for scene in director.stack:
        scene.invalidate()
    director.draw()
    return pygame.image.tobytes(director.display.surface, "RGB")
