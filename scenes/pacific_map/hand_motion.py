"""The cards of the open hand on their way: one that gets or loses the focus or is chosen, others that make room."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.pacific_map.hand_panel import pile_picture, places_of
from scenes.pacific_map.stage import Stage
from scenes.ui.timeline import Timeline, out_cubic

MOVES = 0.15
"""Seconds in which a card comes to its place."""

COMES_FROM = 0.6
"""Heights of a card by which the hand lies lower while it is away."""

Key = tuple[int, bool]


@dataclass(frozen=True, slots=True)
class _Moving:
    """A pile as a picture, with a margin round the card that goes from ``start`` to ``end``."""

    picture: Surface
    margin: int
    start: Rect
    end: Rect

    def at(self, share: float) -> Rect:
        """Where its card is after this share of the way."""
        pairs = zip(self.start, self.end, strict=True)
        left, top, width, height = (round(start + (end - start) * share) for start, end in pairs)
        return Rect(left, top, width, height)

    def draw(self, surface: Surface, share: float) -> None:
        place = self.at(share)
        if place.size == self.end.size:
            surface.blit(self.picture, place.move(-self.margin, -self.margin))
            return
        scale = place.width / self.end.width
        size = (round(self.picture.get_width() * scale), round(self.picture.get_height() * scale))
        margin = round(self.margin * scale)
        surface.blit(pygame.transform.smoothscale(self.picture, size), place.move(-margin, -margin))


class HandMotion:
    """Lets the cards of the hand follow to where they belong; ``share`` (0 to 1) of their way is done, for a tween
    to move.

    ``changed`` is called when the table at rest has to be painted again. Nobody waits for it.
    """

    def __init__(self, stage: Stage, timeline: Timeline, changed: Callable[[], object]) -> None:
        self.share = 1.0
        self._stage = stage
        self._timeline = timeline
        self._changed = changed
        self._viewer: int | None = None
        self._lying: dict[Key, Rect] | None = None
        self._away = False
        self._followed: tuple[object, ...] | None = None
        self._moving: dict[Key, _Moving] = {}

    @property
    def _places(self) -> dict[Key, Rect] | None:
        """Where the piles belong, None where no hand is to be seen."""
        stage = self._stage
        if stage.look.covered or stage.look.sailing or stage.viewer is None:
            return None
        return places_of(stage.brush, stage.layout, stage.shown, stage.look)

    @property
    def _sign(self) -> tuple[object, ...]:
        """What the places follow from: while it stays the same, so do they."""
        stage, look = self._stage, self._stage.look
        hand = (tuple(stage.shown.hand), look.chosen, look.first, look.focused)
        return (stage.layout, stage.viewer, look.covered, look.sailing, *hand)

    def place(self, key: Key) -> Rect | None:
        """Where a pile is now that is on its way."""
        moving = self._moving.get(key)
        return moving.at(self.share) if moving is not None else None

    def settle(self) -> None:
        """Every card lies where it belongs."""
        self.forget()
        self._viewer, self._lying = self._stage.viewer, self._places

    def forget(self) -> None:
        """What has moved so far is no matter: every card will be found where it belongs."""
        self._lying, self._followed, self._moving = None, None, {}
        if self._stage.look.loose:
            self._stage.look.loose = False
            self._changed()

    def follow(self, *, still: bool) -> None:
        """Cards that belong elsewhere now set out; with ``still`` they are there at once."""
        sign = self._sign
        if sign == self._followed:
            return
        self._followed = sign
        places, stage = self._places, self._stage
        if places == self._lying and self._viewer == stage.viewer:
            return
        before = self._lying
        if self._away and places and self._viewer == stage.viewer:  # a voyage lay there: it comes up from below
            before = {key: rect.move(0, round(rect.height * COMES_FROM)) for key, rect in places.items()}
        self._away = stage.look.sailing
        if still or not before or not places or self._viewer != stage.viewer:
            self.settle()
            return
        now = {key: self.place(key) or rect for key, rect in before.items()}
        moving = {}
        for key, end in places.items():
            start = now.get(key) or now.get((key[0], not key[1])) or end
            picture, margin = pile_picture(stage.brush, stage.layout, stage.shown, stage.look, key)
            moving[key] = _Moving(picture, margin, start, end)
        self._moving, self._lying = moving, places
        stage.look.loose = True
        self._timeline.tween(self, "share", 1.0, MOVES, start=0.0, ease=out_cubic, done=self.settle)
        self.share = 0.0
        self._changed()

    def draw(self, surface: Surface) -> None:
        """Draw the cards that are on their way, if it is still the hand that lies open."""
        look = self._stage.look
        if look.loose and not look.covered and not look.sailing and self._viewer == self._stage.viewer:
            for moving in self._moving.values():
                moving.draw(surface, self.share)
