"""Plays a raid: the arena opens, fleets come, cards land one after the other, spears clash, and it closes again."""

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.pacific.cards import WAR_CANOES
from game.pacific.events import AttackShown, DefenceShown, RaidBegan, RaidEnded
from game.pacific.state import NOBODY
from scenes.movers import Flying, Mover
from scenes.pacific_map import map_scenes, raid_arena
from scenes.pacific_map.performer import STEP, nothing
from scenes.pacific_map.sailing import Sailor
from scenes.pacific_map.stage import Stage
from scenes.ui.timeline import in_quad, out_cubic

OPENS, CLOSES, SMALLER = 0.24, 0.2, 0.9
"""Seconds in which the arena opens and closes, and its size at that moment."""
FLEETS, LANDS = 0.45, 0.15
DECIDED = 1.5


@dataclass(eq=False)
class Fleet(Mover):
    """The fleet of a side, which has come a ``share`` of its way."""

    stage: Stage
    side: str
    share: float = 0.0

    def draw(self, surface: Surface) -> None:
        stage, raid = self.stage, self.stage.shown.raid
        if raid is not None and stage.look.fighting:
            raid_arena.paint_fleet(stage.brush, surface, stage.layout, raid, self.side, self.share)


class Raider(Sailor):
    """Plays what happens in a raid."""

    def begin_raid(self, event: RaidBegan) -> None:
        stage, look = self.stage, self.stage.look
        look.bright = event.island
        spot = stage.holder_spot(event.seat, event.card) if event.card != NOBODY else None
        self._take(event)
        self._play_sound("drum")
        at = 0.0
        if spot is not None:
            at = self._flights.hold_up(event.card, spot, stage.large(), stage.layout.discards)
        self._timeline.call(at, self._open_arena)

    def _open_arena(self) -> None:
        look = self.stage.look
        self._stop_sailing()
        look.bright = None
        look.arriving = "" if self.still else raid_arena.ATTACK
        if not self.lively:
            self._meet()
            return
        mover, small = self._arena()
        whole, mover.size = mover.size, small
        self._timeline.tween(mover, "alpha", 255.0, OPENS, start=0.0)
        self._timeline.tween(mover, "size", whole, OPENS, ease=out_cubic)
        self._timeline.call(OPENS, lambda: self._meet(mover))
        self._changed()

    def _arena(self) -> tuple[Flying, tuple[float, float]]:
        """The arena as a picture over the table, and its size where it comes from and goes to."""
        stage = self.stage
        place = stage.layout.arena
        picture = raid_arena.arena_picture(stage.brush, stage.layout, stage.shown, stage.look)
        mover = Flying(picture, place.center, (float(place.width), float(place.height)))
        stage.movers.append(mover)
        return mover, (place.width * SMALLER, place.height * SMALLER)

    def _meet(self, opening: Mover | None = None) -> None:
        """The arena is open, and the attacker comes."""
        if opening is not None:
            self._flights.gone(opening)
        self.stage.look.fighting = True
        self._bring(raid_arena.ATTACK)

    def _bring(self, side: str) -> None:
        """The fleet of a side comes over the water; with reduced motion it is there."""
        look = self.stage.look
        if not self.still:
            look.arriving = side
            fleet = Fleet(self.stage, side)
            self.stage.movers.insert(0, fleet)
            self._play_sound("sail")
            self._timeline.tween(
                fleet, "share", 1.0, FLEETS, start=0.0, ease=out_cubic, done=lambda: self._moor(fleet)
            )
        self._changed()

    def _moor(self, fleet: Fleet) -> None:
        self.stage.look.arriving = ""
        self._flights.gone(fleet)
        self._changed()

    def send(self, side: str, event: AttackShown | DefenceShown) -> None:
        """The fleet of a side comes, and its cards land one after the other; then they are counted."""
        stage, look = self.stage, self.stage.look
        spots = [stage.holder_spot(event.seat, card) for card in event.cards]
        seen = bool(look.chosen)  # whoever chose them has seen the fleet
        look.chosen = ()
        self._take(event)
        look.landing = (side, 0)
        if not seen:
            self._bring(side)
        end = 0.0
        for index, (card, spot) in enumerate(zip(event.cards, spots, strict=True)):
            end = self._land_card(
                card, spot, stage.slot(side, index), index * LANDS, partial(self._lie, side, index)
            )
        self._timeline.call(end, self._count)
        self._timeline.call(end + STEP, nothing)
        self._changed()

    def _land_card(self, card: int, spot: Rect, slot: Rect, at: float, landed: partial[None]) -> float:
        """A card flies to its place, where it lies when it has ``landed``; returns when."""
        if card == WAR_CANOES:
            return self._show_special(card, spot, slot, at, landed)
        return at + self._flights.fly(card, card, spot, slot, LANDS * 2, landed, delay=at)

    def _lie(self, side: str, index: int) -> None:
        landed = self.stage.look.landing
        if landed is not None:
            self.stage.look.landing = (side, max(landed[1], index + 1))
        self._play_sound("clash")
        self._changed()

    def _count(self) -> None:
        """All cards of a side lie: its strength is told."""
        self.stage.look.landing = None
        self._changed()

    def end_raid(self, event: RaidEnded) -> None:
        """It is decided; a conquered island takes its new owner's colour as soon as the chart is seen again."""
        self.stage.look.fighting = True
        conquered = event.winner == event.seat
        self._timeline.call(0.0, lambda: self._decide(event, conquered))
        self._timeline.call(DECIDED, self._close_arena)
        if conquered:
            self._sweep(event.island, DECIDED)

    def _decide(self, event: RaidEnded, conquered: bool) -> None:
        self._take(event)
        self._play_sound("conquer" if conquered else "defended")
        if self.lively:
            brush, waters = self.stage.brush, self.stage.waters()
            kit = map_scenes.within(brush, waters, event.island)
            map_scenes.clash(kit, map_scenes.emblem_of(brush, event.winner, waters.height // 3))
            self._play_scene(kit, DECIDED)

    def _close_arena(self) -> None:
        look = self.stage.look
        if self.lively:
            mover, small = self._arena()
            self._timeline.tween(mover, "alpha", 0.0, CLOSES, ease=in_quad, done=lambda: self._flights.gone(mover))
            self._timeline.tween(mover, "size", small, CLOSES, ease=in_quad)
        look.fighting = False
        self._changed()
