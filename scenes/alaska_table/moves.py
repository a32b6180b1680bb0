"""Small moves over the table, which make up what an event looks like: flights, coins, tags, counting."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Rect

from game.alaska.cards import CARDS
from scenes.alaska_table.logbook import Logbook
from scenes.alaska_table.look import TableLook
from scenes.alaska_table.movers import Coin
from scenes.alaska_table.props import Props, middle
from scenes.alaska_table.stage import Stage
from scenes.movers import Drawn, Flying, Mover
from scenes.ui.timeline import Timeline, in_out_cubic, in_out_quad, in_quad, out_cubic, out_quad

FADE = 0.12
FLIGHT, COUNT = 0.42, 0.3
CARD_FLIES = 0.45
POINTED_OUT = 0.35
BANNER = 0.9
LIGHT, STEPS = 0.18, 6
SHADE = 0.5
CLOSE_UP = 0.24
MARKER = 0.45
NEXT_COIN, MOST_COINS = 0.06, 5

Step = Callable[[], object]


@dataclass(eq=False)
class _Purse:
    """A seat's dollars while they are being counted up or down to ``goal``, for a tween to run."""

    stage: Stage
    seat: int
    changed: Callable[[], object]
    value: float
    goal: int

    @property
    def dollars(self) -> float:
        return self.value

    @dollars.setter
    def dollars(self, value: float) -> None:
        self.value = value
        if self.stage.purses.get(self.seat) != round(value):
            self.stage.purses[self.seat] = self.stage.shown.seats[self.seat].money = round(value)
            self.changed()


@dataclass(eq=False)
class _InSteps:
    """A number of the look for a tween to run: it changes in few steps, as each of them has to be painted."""

    look: TableLook
    name: str
    changed: Callable[[], object]

    @property
    def value(self) -> float:
        return float(getattr(self.look, self.name))

    @value.setter
    def value(self, value: float) -> None:
        step = round(value * STEPS) / STEPS
        if step != self.value:
            setattr(self.look, self.name, step)
            self.changed()


class Moves:
    """Moves things on ``timeline`` and ``flourish``; all times are in seconds.

    ``play_sound`` takes a key, ``changed`` is called when something that rests has changed. ``still`` (reduced
    motion) lets nothing fly.
    """

    def __init__(
        self,
        stage: Stage,
        logbook: Logbook,
        timeline: Timeline,
        flourish: Timeline,
        play_sound: Callable[[str], object],
        changed: Callable[[], object],
    ) -> None:
        self.stage = stage
        self.still = False
        self._logbook = logbook
        self._timeline = timeline
        self._flourish = flourish
        self._play_sound = play_sound
        self._changed = changed
        self._purses: dict[int, _Purse] = {}
        self._computer = False

    @property
    def props(self) -> Props:
        """The maker of what flies, in the size that the window has now."""
        return Props(self.stage)

    def _name(self, seat: int) -> None:
        """Say in the bar who is at work."""
        look, say = self.stage.look, self.stage.brush.strings.text
        look.asked = seat
        look.prompt = say("table.plays", name=self.stage.seats[seat].name)

    def _tell(self) -> None:
        """Say in the bar what has just happened, as the log does."""
        look = self.stage.look
        if look.log and look.log[-1].seat == look.asked:
            line = look.log[-1]
            look.hint = f"{line.text} {line.amount}".strip()
            look.hint_type = CARDS[line.cards[0]].type if len(line.cards) == 1 else None

    def _travel(
        self, mover: Flying, to: Rect, seconds: float, delay: float = 0.0, done: Step | None = None
    ) -> float:
        """Send a picture to a place, where it fits in; returns when it arrives."""
        seconds = FADE if self.still else seconds
        if self.still:
            mover.pos, mover.size = to.center, self.props.fitted(mover, to)
            return self._timeline.call(delay + seconds, done or nothing)
        timeline = self._timeline
        timeline.tween(mover, "size", self.props.fitted(mover, to), seconds, delay=delay, ease=out_cubic)
        return timeline.tween(
            mover,
            "pos",
            (float(to.centerx), float(to.centery)),
            seconds,
            delay=delay,
            ease=in_out_quad,
            done=done,
        )

    def _coins(self, count: int, start: tuple[int, int], end: tuple[int, int], at: float) -> float:
        """A few coins, one for a dollar as far as that stays short; returns when the last one lands."""
        landed = at
        for index in range(min(count, MOST_COINS)):
            landed = self._fly_coin(self.props.coin(start, end), at + index * NEXT_COIN)
        self._timeline.call(landed, lambda: self._play_sound("coin"))
        return landed

    def _fly_coin(self, coin: Coin, delay: float) -> float:
        if self.still:
            return delay + FADE
        self.stage.movers.append(coin)
        return self._timeline.tween(
            coin, "way", 1.0, FLIGHT, start=0.0, delay=delay, ease=in_out_quad, done=lambda: self._gone(coin)
        )

    def _tag(self, tag: Drawn) -> None:
        """A small sign that rises and fades, and keeps nobody waiting."""
        self.stage.movers.append(tag)
        x, y = tag.pos
        self._flourish.tween(tag, "pos", (x, y - self.stage.metrics.px(26)), 0.7, ease=out_cubic)
        self._flourish.tween(tag, "alpha", 0.0, 0.25, start=255.0, delay=0.6, done=lambda: self._gone(tag))

    def _banner(self, banner: Drawn) -> None:
        self.stage.movers.append(banner)
        self._timeline.tween(banner, "alpha", 255.0, FADE * 2, start=0.0)
        self._timeline.tween(banner, "alpha", 0.0, FADE * 2, delay=BANNER, done=lambda: self._gone(banner))

    def _count(self, seat: int, dollars: int, seconds: float) -> None:
        """Run a seat's money up or down by an amount."""
        money = self.stage.shown.seats[seat].money
        purse = self._purses.setdefault(seat, _Purse(self.stage, seat, self._changed, money, money))
        purse.goal += dollars
        self._timeline.tween(purse, "dollars", float(purse.goal), seconds, ease=out_quad)

    def _light_up(self) -> None:
        """Let the column rolled light up, if it pays the seat shown."""
        look = self.stage.look
        look.lit = self.stage.light()
        light = _InSteps(look, "glow", self._changed)
        self._timeline.tween(light, "value", 1.0, LIGHT, start=0.0, ease=out_quad)

    def _shade(self, share: float, seconds: float, delay: float = 0.0) -> None:
        """Take this share of the light from the table, so that what is held up stands out."""
        self._timeline.tween(
            _InSteps(self.stage.look, "shade", self._changed), "value", share, seconds, delay=delay
        )

    def _move_marker(self) -> None:
        """Let the marker of the gauge glide to where the deck is now; nobody waits for it."""
        goal = float(self.stage.shown.drawn)
        if goal != self.stage.drawn:
            self._flourish.tween(self.stage, "drawn", goal, FADE if self.still else MARKER, ease=out_cubic)

    def _close_up(self, change: Step) -> None:
        """Let something change; cards on shelves and in the town that it moves slide to their new places."""
        stage = self.stage
        before = {**stage.shelved(), **stage.tiles(stage.viewer)}
        change()
        if self.still:
            return
        for sliding, card, place in self.props.lying():
            old = before.get(card, place)
            if old != place and card not in stage.look.hidden:
                self._slide(sliding, card, old, place)

    def _slide(self, card_face: Flying, card: int, old: Rect, new: Rect) -> None:
        """A card that lay at ``old`` slides to ``new``."""
        card_face.pos, card_face.size = middle(old), (float(old.width), float(old.height))
        self.stage.movers.insert(0, card_face)
        self._hide(card)
        size = float(new.width), float(new.height)
        self._timeline.tween(card_face, "size", size, CLOSE_UP, ease=in_out_cubic)
        done = partial(self._laid, card_face, card)
        self._timeline.tween(card_face, "pos", middle(new), CLOSE_UP, ease=in_out_cubic, done=done)

    def _hide(self, card: int) -> None:
        look = self.stage.look
        look.hidden = look.hidden | {card}
        self._changed()

    def _laid(self, mover: Mover, card: int) -> None:
        self.stage.look.hidden = self.stage.look.hidden - {card}
        self._gone(mover)
        self._changed()

    def _landed(self, mover: Mover, card: int, sound: str = "land") -> None:
        self._laid(mover, card)
        self._play_sound(sound)

    def _gone(self, mover: Mover) -> None:
        if mover in self.stage.movers:
            self.stage.movers.remove(mover)

    def _point_out(self, place: Rect) -> float:
        """Show for a moment what the computer takes; returns how long."""
        ring = self.props.ring(place)
        self.stage.movers.append(ring)
        return self._timeline.tween(ring, "alpha", 255.0, POINTED_OUT, start=255.0, done=lambda: self._gone(ring))

    def _swell(self, card: Flying, to: Rect) -> None:
        """A card that flies is on its way as large as it lies on the table, so that it can be read."""
        large = self.stage.slots()[0]
        half = CARD_FLIES / 2
        self._timeline.tween(card, "size", self.props.fitted(card, large), half, ease=out_cubic)
        self._timeline.tween(card, "size", self.props.fitted(card, to), half, delay=half, ease=in_quad)


def nothing() -> None:
    """The end of a pause."""
