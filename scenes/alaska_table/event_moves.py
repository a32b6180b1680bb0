"""How an event of Alaska is shown: its card is held up, a scene plays around it, and what comes of it moves."""

import math
from dataclasses import dataclass

from pygame import Rect

from game.alaska.cards import CARDS
from game.alaska.events import EventTookEffect
from scenes.alaska_table.event_scenes import event_scene
from scenes.alaska_table.event_sounds import EVENT_SOUNDS
from scenes.alaska_table.moves import COUNT, SHADE, Moves, Step
from scenes.movers import Flying
from scenes.particles import CardScene
from scenes.ui.timeline import in_quad, linear

DIE = 0.9
EVENT_COMES, EVENT_READ, EVENT_LEAVES = 0.3, 0.8, 0.24
SCENE_BEGINS = 0.1
"""Seconds before the card has come: the scene is in motion when it is there."""


@dataclass(frozen=True, slots=True)
class _HeldUp:
    """A card in the middle of the table, which has come there after ``comes`` seconds."""

    card: int
    mover: Flying
    place: Rect
    comes: float


class EventMoves(Moves):
    """Holds up the cards of events."""

    def _show_event(self, event: EventTookEffect, take: Step) -> None:
        """An event acts: a plate says what comes of it, its die rolls, coins fly; ``take`` makes it come true."""
        stage, timeline = self.stage, self._timeline
        held = self._hold_up(event.card)
        plate = self.props.effect(event, held.place)
        at = held.comes
        if event.die and not self.still:
            die = self.props.event_die(event.die, held.place)
            timeline.call(at, lambda: stage.movers.append(die))
            timeline.call(at, lambda: self._play_sound("dice"))
            at = timeline.tween(die, "way", 1.0, DIE, delay=at, ease=linear)
            timeline.call(at + EVENT_READ, lambda: self._gone(die))
        timeline.call(at, lambda: stage.movers.append(plate))
        if event.dollars:
            purse, middle = self.props.purse(event.seat), held.place.center
            ends = (middle, purse) if event.dollars > 0 else (purse, middle)
            landed = self._coins(abs(event.dollars), ends[0], ends[1], at)
            timeline.call(at, lambda: self._count(event.seat, event.dollars, max(COUNT, landed - at)))
            at = landed
        leaves = at + EVENT_READ
        timeline.call(leaves, lambda: self._gone(plate))
        timeline.call(leaves, take)
        self._surround(held, leaves)
        away = held.place.move(0, -held.place.height // 3)
        timeline.tween(held.mover, "pos", away.center, EVENT_LEAVES, delay=leaves, ease=in_quad)
        timeline.tween(held.mover, "alpha", 0.0, EVENT_LEAVES, delay=leaves, done=lambda: self._gone(held.mover))

    def _show_offer(self, seat: int, card: int) -> None:
        """An event lets a seat take a card: it is held up before the choice and goes back to where it lay."""
        stage, timeline = self.stage, self._timeline
        lying = stage.lying(card)
        held = self._hold_up(card)
        plate = self.props.offer(seat, card, held.place)
        timeline.call(held.comes, lambda: stage.movers.append(plate))
        leaves = timeline.call(held.comes + EVENT_READ, lambda: self._gone(plate))
        self._surround(held, leaves)
        self._travel(held.mover, lying, EVENT_LEAVES, delay=leaves, done=lambda: self._laid(held.mover, card))

    def _hold_up(self, card: int) -> _HeldUp:
        """The card of an event comes to the middle of the table, which darkens."""
        mover, place = self.props.card(card, self.stage.lying(card)), self.props.middle()
        self._hide(card)
        self.stage.movers.append(mover)
        self._play_sound(EVENT_SOUNDS[CARDS[card].name])
        comes = self._travel(mover, place, EVENT_COMES)
        self._shade(SHADE, comes)
        return _HeldUp(card, mover, place, comes)

    @property
    def lively(self) -> bool:
        """Whether scenes play: not with reduced motion, nor where all motion is off."""
        return not self.still and not math.isinf(self._timeline.speed)

    def _surround(self, held: _HeldUp, leaves: float) -> None:
        """Its scene plays about the card until it ``leaves``; then light comes back to the table."""
        self._shade(0.0, EVENT_LEAVES, delay=leaves)
        if not self.lively:
            return
        begins = held.comes - SCENE_BEGINS
        self._timeline.call(begins, lambda: self._begin_scene(held, leaves - begins))

    def _begin_scene(self, held: _HeldUp, leaves: float) -> None:
        movers, name = self.stage.movers, CARDS[held.card].name
        screen, theme = self.stage.metrics.screen, self.stage.brush.theme
        scene = event_scene(theme, name, held.card, held.mover, held.place, screen)
        index = movers.index(held.mover)
        movers[index : index + 1] = [scene.behind, held.mover, scene.front]
        tween, end = self._timeline.tween, leaves + EVENT_LEAVES
        tween(scene, "time", end, end, start=0.0, ease=linear)
        tween(scene, "alpha", 0.0, EVENT_LEAVES, delay=leaves, ease=linear, done=lambda: self._clear(scene))

    def _clear(self, scene: CardScene) -> None:
        self._gone(scene.behind)
        self._gone(scene.front)
