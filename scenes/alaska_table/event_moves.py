"""How an event of Alaska is shown: its card is held up, a scene plays around it, and what comes of it moves."""

from dataclasses import dataclass

from pygame import Rect

from game.alaska.cards import CARDS
from game.alaska.events import EventTookEffect
from scenes.alaska_table.event_scenes import EventScene, event_scene
from scenes.alaska_table.event_sounds import EVENT_SOUNDS
from scenes.alaska_table.moves import COUNT, SHADE, Moves, Step
from scenes.movers import Flying
from scenes.ui.timeline import in_quad, linear

DIE = 0.9
EVENT_COMES, EVENT_READ, EVENT_LEAVES = 0.3, 0.8, 0.24
SCENE_BEGINS = 0.1
"""Seconds before the card has come: the scene is in motion when it is there."""


@dataclass(eq=False)
class _HeldUp:
    """A card in the middle of the table, there after ``comes`` seconds; its scene, None where nothing may move."""

    card: Flying
    place: Rect
    comes: float
    scene: EventScene | None


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
        self._end_scene(held, leaves)
        away = held.place.move(0, -held.place.height // 3)
        timeline.tween(held.card, "pos", away.center, EVENT_LEAVES, delay=leaves, ease=in_quad)
        timeline.tween(held.card, "alpha", 0.0, EVENT_LEAVES, delay=leaves, done=lambda: self._gone(held.card))

    def _show_offer(self, seat: int, card: int) -> None:
        """An event lets a seat take a card: it is held up before the choice and goes back to where it lay."""
        stage, timeline = self.stage, self._timeline
        lying = stage.lying(card)
        held = self._hold_up(card)
        plate = self.props.offer(seat, card, held.place)
        timeline.call(held.comes, lambda: stage.movers.append(plate))
        leaves = timeline.call(held.comes + EVENT_READ, lambda: self._gone(plate))
        self._end_scene(held, leaves)
        self._travel(held.card, lying, EVENT_LEAVES, delay=leaves, done=lambda: self._laid(held.card, card))

    def _hold_up(self, card: int) -> _HeldUp:
        """The card of an event comes to the middle of the table, which darkens, and its scene begins."""
        stage, name, place = self.stage, CARDS[card].name, self.props.middle()
        flying = self.props.card(card, stage.lying(card))
        self._hide(card)
        self._play_sound(EVENT_SOUNDS[name])
        comes = self._travel(flying, place, EVENT_COMES)
        self._shade(SHADE, comes)
        if self.still:
            stage.movers.append(flying)
            return _HeldUp(flying, place, comes, None)
        scene = event_scene(stage.brush.theme, name, card, flying, place, stage.metrics.screen)
        stage.movers += [scene.behind, flying, scene.front]
        return _HeldUp(flying, place, comes, scene)

    def _end_scene(self, held: _HeldUp, leaves: float) -> None:
        """From the time when the card ``leaves``, light comes back to the table and the scene fades."""
        self._shade(0.0, EVENT_LEAVES, delay=leaves)
        scene = held.scene
        if scene is None:
            return
        begins = held.comes - SCENE_BEGINS
        length = leaves + EVENT_LEAVES - begins
        self._timeline.tween(scene, "time", length, length, start=0.0, delay=begins, ease=linear)
        self._timeline.tween(
            scene, "alpha", 0.0, EVENT_LEAVES, start=1.0, delay=leaves, ease=linear, done=lambda: self._clear(scene)
        )

    def _clear(self, scene: EventScene) -> None:
        self._gone(scene.behind)
        self._gone(scene.front)
