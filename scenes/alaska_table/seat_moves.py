"""What Alaska's table shows of a seat, and of the deck: its turn begins, it passes an offer over, it has won."""

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from scenes import riffle
from scenes.alaska_table.event_moves import EventMoves
from scenes.alaska_table.event_sketches import SKETCHES
from scenes.alaska_table.props import middle
from scenes.beat import BEAT, Beat
from scenes.particles import Scenery
from scenes.scene_kit import Kit
from scenes.ui.palette import SEATS
from scenes.ui.timeline import in_out_quad, in_quad, linear, out_back

SHAKE, SHAKES = 0.09, 3
"""Seconds of a shake to one side, and how many there are."""
COMES_UP, LAST_TILE = 0.24, 0.2
"""Seconds in which a card of a town comes up, and after which the last one does."""
JOY, JOY_FADES = 1.3, 0.3
PLACE = 320
"""Units of height of the place about which a winner is celebrated."""


class SeatMoves(EventMoves):
    """Moves the marks of seats, and what is about them."""

    def _beat(self, seat: int) -> None:
        """The mark of the seat whose turn it is swells; nobody waits for it."""
        if self.still:
            return
        place = self.props.mark(seat)
        beat = Beat.of(self.stage.brush.theme, seat, place.center, place.width)
        self.stage.movers.append(beat)
        self._flourish.tween(beat, "share", 1.0, BEAT, ease=linear, done=partial(self._gone, beat))

    def _town_comes_up(self, before: int) -> None:
        """Another town lies at the bottom than that of seat ``before``: its cards come up, one after the other."""
        stage = self.stage
        if self.still or stage.viewer == before:
            return
        town = stage.tiles(stage.viewer)
        tiles = [(tile, card, place) for tile, card, place in self.props.lying() if card in town]
        for index, (tile, card, place) in enumerate(tiles):
            x, y = middle(place)
            tile.pos, tile.alpha = (x, y + place.height / 2), 0.0
            stage.movers.append(tile)
            self._hide(card)
            tween, delay = self._timeline.tween, LAST_TILE * index / len(tiles)
            tween(tile, "alpha", 255.0, COMES_UP, delay=delay, ease=linear)
            tween(tile, "pos", (x, y), COMES_UP, delay=delay, ease=out_back, done=partial(self._laid, tile, card))

    def _shake(self, card: int, place: Rect) -> None:
        """A card that nobody follows shakes where it lay, and fades."""
        if self.still:
            return
        shaken = self.props.card(card, place)
        self.stage.movers.append(shaken)
        x, y = middle(place)
        tween, at = self._timeline.tween, 0.0
        for turn in range(SHAKES):
            away = self.stage.metrics.px(14) * (-1) ** turn
            at = tween(shaken, "pos", (x + away, y), SHAKE, delay=at, ease=in_out_quad)
        tween(shaken, "alpha", 0.0, SHAKE * 2, delay=at, ease=in_quad, done=partial(self._gone, shaken))

    def _riffle(self) -> None:
        """The deck is shuffled."""
        self._play_sound("flip")
        self._timeline.call(riffle.SECONDS, partial(self._play_sound, "card"))
        if self.still:
            return
        backs = [self.props.back(1)[0] for _ in range(riffle.BACKS)]
        self.stage.movers.extend(backs)
        riffle.riffle(self._timeline, backs, self.stage.slots()[1], self._gone)

    def _celebrate(self, winners: Sequence[int]) -> None:
        """Light and stars about the marks of whoever has won."""
        if not self.lively:
            return
        stage = self.stage
        for index, seat in enumerate(winners):
            place = Rect(0, 0, 1, stage.metrics.px(PLACE))
            place.center = self.props.mark(seat).center
            kit = Kit(stage.brush.theme, place, seat, SKETCHES)
            rejoice(kit, seat, 0.16 * index)
            scene = Scenery([*kit.behind, *kit.front])
            stage.movers.append(scene)
            tween = self._timeline.tween
            tween(scene, "time", JOY, JOY, start=0.0, ease=linear)
            gone = partial(self._gone, scene)
            tween(scene, "alpha", 0.0, JOY_FADES, delay=JOY - JOY_FADES, ease=linear, done=gone)


def rejoice(kit: Kit, seat: int, at: float) -> None:
    """Rays, rings in the colour of the winner, stars and coins."""
    kit.behind += [
        kit.glow("gold_rays", 1.1, (0, 0), at, 0.25),
        kit.rings((0, 0), 0.8, SEATS[seat].colour, (at, at + 0.2, at + 0.4), 0.6, width=0.03),
        kit.cast("star white_star", 18, born=(at, at + 0.3), life=0.9, x=(-0.05, 0.05), y=(-0.05, 0.05),
                 vx=(-1.3, 1.3), vy=(-1.9, -0.7), gravity=2.8, width=(0.07, 0.12), spin=0.8),
        kit.cast("coin", 12, born=(at + 0.1, at + 0.4), life=0.8, x=(-0.05, 0.05), y=(-0.05, 0.05),
                 vx=(-0.9, 0.9), vy=(-1.6, -0.8), gravity=3.2, width=(0.06, 0.09), tumble=2.0),
    ]  # fmt: skip
