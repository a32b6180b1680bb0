"""Plays the engine's events one after the other on the timeline: moves, sounds, log lines, and what is shown.

Nothing here asks the rules. Each event is taken up by the stage at the moment when its picture has come true (the
coin has landed, the die lies); after the last one the stage is what the engine's own view makes of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial, singledispatchmethod

from pygame import Rect

from game.alaska.events import (
    CardBought,
    CardPaid,
    CardTaken,
    CardTurnedUp,
    EventTookEffect,
    FreeBuyDeclined,
    FreeDollar,
    GameEnded,
    InvestmentEnded,
    LastSpendingBegan,
    MinedOut,
    Rolled,
    TurnBegan,
)
from game.alaska.view import AlaskaView
from game.contract import BANK, Event
from scenes.alaska_table import told
from scenes.alaska_table.logbook import Logbook, signed
from scenes.alaska_table.movers import Coin, Drawn, Flying, Mover
from scenes.alaska_table.props import Props
from scenes.alaska_table.stage import Stage
from scenes.ui.timeline import Timeline, in_out_quad, in_quad, linear, out_back, out_cubic, out_quad

FADE = 0.12
TURN_BEGINS = 0.3
DICE = 0.9
DICE_READ = 0.3
FLIGHT, NEXT_SOURCE, COUNT = 0.42, 0.26, 0.3
LIFT, TURN_OVER, LAND, NEXT_CARD = 0.12, 0.22, 0.12, 0.24
EVENT_COMES, EVENT_READ, EVENT_LEAVES = 0.3, 0.8, 0.24
CARD_FLIES, NEXT_SHELVED = 0.45, 0.07
POINTED_OUT = 0.35
TILE_FALLS = 0.45
BANNER = 0.9
COMPUTER_BEFORE, COMPUTER_AFTER = 0.2, 0.3
MOST_COINS = 5

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


class Presenter:
    """Plays batches of events on ``timeline`` and ``flourish``.

    ``play_sound`` takes a key, ``changed`` is called when something that rests has changed, and ``is_human`` tells
    whose town is to be shown when a turn begins. ``still`` (reduced motion) lets nothing fly.
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

    def play(self, events: Sequence[Event], view: AlaskaView, done: Step, computer: bool = False) -> None:
        """Queue a batch; ``view`` is the engine's own after it, ``done`` is called when all has been played."""
        if computer:
            self._timeline.hold(COMPUTER_BEFORE)
        self._computer = computer
        for group in _groups(events):
            self._timeline.queue(partial(self._begin, group))
        if computer:
            self._timeline.hold(COMPUTER_AFTER)
        self._timeline.queue(lambda: self._settle(view, done))

    def _begin(self, group: Sequence[Event]) -> None:
        first = group[0]
        if isinstance(first, CardTurnedUp):
            self._turn_up([event for event in group if isinstance(event, CardTurnedUp)])
        elif len(group) > 1 or isinstance(first, (CardPaid, MinedOut)):
            self._pay(group)
        else:
            self._play(first)

    def _settle(self, view: AlaskaView, done: Step) -> None:
        """The end of a batch: from here on the engine's own view counts."""
        stage = self.stage
        stage.view = view
        self._purses.clear()
        stage.purses.clear()
        stage.movers.clear()
        stage.look.hidden = frozenset()
        stage.look.rolling = False
        stage.look.payment = None
        stage.show()
        done()
        self._changed()

    def _take(self, event: Event) -> None:
        """The picture of the event has come true."""
        stage = self.stage
        stage.view = told.told(event, stage.view)
        for seat, purse in list(self._purses.items()):
            if purse.value == purse.goal == stage.view.money[seat]:
                del self._purses[seat]
                stage.purses.pop(seat, None)
        stage.history.append(event)
        self._logbook.add(event)
        stage.show()
        self._changed()

    # ---- one event

    @singledispatchmethod
    def _play(self, event: Event) -> None:
        self._take(event)

    @_play.register
    def _turn_began(self, event: TurnBegan) -> None:
        look = self.stage.look
        look.lit, look.paid = 0, {}
        if self.stage.seats[event.seat].kind == "human":
            self.stage.viewer = look.buyer = event.seat
        self._name(event.seat)
        self._take(event)
        self._play_sound("turn")
        self._timeline.call(TURN_BEGINS, _nothing)

    @_play.register
    def _free_dollar(self, event: FreeDollar) -> None:
        self._pay([event])

    @_play.register
    def _rolled(self, event: Rolled) -> None:
        look = self.stage.look
        look.lit, look.paid, look.outlooks = 0, {}, None
        look.rolling = True
        self._changed()
        self._play_sound("dice")
        end = FADE
        if not self.still:
            for die in self.props.dice(event.dice):
                self.stage.movers.append(die)
                end = self._timeline.tween(die, "way", 1.0, DICE, ease=linear, done=partial(self._gone, die))

        def lie() -> None:
            look.rolling = False
            self._take(event)
            if event.seat == self.stage.viewer:
                look.lit = self.stage.light()
            self._play_sound("land")

        self._timeline.call(self._timeline.call(end, lie) + DICE_READ, _nothing)

    @_play.register
    def _event_took_effect(self, event: EventTookEffect) -> None:
        stage, timeline = self.stage, self._timeline
        card = self.props.card(event.card, stage.lying(event.card))
        large = self.props.middle()
        self._hide(event.card)
        stage.movers.append(card)
        self._play_sound("event")
        comes = self._travel(card, large, EVENT_COMES)
        plate = self.props.effect(event, large)
        at = comes
        if event.die and not self.still:
            die = self.props.event_die(event.die, large)
            timeline.call(comes, lambda: stage.movers.append(die))
            at = timeline.tween(die, "way", 1.0, DICE, delay=comes, ease=linear)
            timeline.call(at + EVENT_READ, lambda: self._gone(die))
        timeline.call(at, lambda: stage.movers.append(plate))
        if event.dollars:
            purse = self.props.purse(event.seat)
            ends = (large.center, purse) if event.dollars > 0 else (purse, large.center)
            landed = self._coins(abs(event.dollars), ends[0], ends[1], at)
            timeline.call(at, lambda: self._count(event.seat, event.dollars, max(COUNT, landed - at)))
            at = landed
        taken = timeline.call(at + EVENT_READ, lambda: self._taken(event, plate))
        away = large.move(0, -large.height // 3)
        timeline.tween(card, "pos", away.center, EVENT_LEAVES, delay=taken, ease=in_quad)
        timeline.tween(card, "alpha", 0.0, EVENT_LEAVES, delay=taken, done=lambda: self._gone(card))

    def _taken(self, event: Event, plate: Mover) -> None:
        self._gone(plate)
        self._take(event)

    @_play.register
    def _card_taken(self, event: CardTaken) -> None:
        self._acquire(event, event.seat, event.card, 0.0)

    @_play.register
    def _free_buy_declined(self, event: FreeBuyDeclined) -> None:
        self._take(event)
        self._timeline.call(FADE, _nothing)

    @_play.register
    def _card_bought(self, event: CardBought) -> None:
        start = 0.0
        if event.price:
            landed = self._coins(event.price, self.props.purse(event.seat), self.props.bank(), 0.0)
            self._count(event.seat, -event.price, max(COUNT, landed))
            start = min(landed, 0.12)
        self._acquire(event, event.seat, event.card, start)

    def _acquire(self, event: Event, seat: int, card: int, start: float) -> None:
        """The card flies from where it lies to its place in the town."""
        stage = self.stage
        lying = stage.lying(card)
        self._play_sound("card")
        if self._computer:
            start = max(start, self._point_out(lying))

        def fly() -> None:
            self._hide(card)
            self._take(event)
            flying = self.props.card(card, lying)
            stage.movers.append(flying)
            self._travel(flying, stage.home(seat, card), CARD_FLIES, done=lambda: self._landed(flying, card))
            if not self.still:
                self._swell(flying, stage.home(seat, card))

        self._timeline.call(start, fly)

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

    @_play.register
    def _investment_ended(self, event: InvestmentEnded) -> None:
        stage = self.stage
        flying = {card: self.props.card(card, stage.lying(card)) for card in event.set_aside}
        for card in flying:
            self._hide(card)
        self._take(event)
        shelves = stage.shelved()
        for index, (card, mover) in enumerate(flying.items()):
            stage.movers.append(mover)
            self._travel(
                mover,
                shelves.get(card, stage.layout.market),
                CARD_FLIES,
                delay=index * NEXT_SHELVED,
                done=partial(self._landed, mover, card),
            )

    @_play.register
    def _last_spending_began(self, event: LastSpendingBegan) -> None:
        look = self.stage.look
        look.lit, look.paid = 0, {}
        if self.stage.seats[event.seat].kind == "human":
            self.stage.viewer = look.buyer = event.seat
        self._name(event.seat)
        self._take(event)
        self._play_sound("turn")
        self._banner(self.props.last_spending(event.seat))

    @_play.register
    def _game_ended(self, event: GameEnded) -> None:
        self._take(event)
        self._play_sound("end")
        self._banner(self.props.game_over())

    # ---- groups of events

    def _pay(self, events: Sequence[Event]) -> None:
        """One source after the other pays: a coin flies from it, another from the purse of who pays a ticket."""
        at = 0.0
        for event in events:
            if isinstance(event, MinedOut):
                self._timeline.call(at, partial(self._mine_out, event))
                at += TILE_FALLS
                continue
            assert isinstance(event, (CardPaid, FreeDollar))
            self._timeline.call(at, partial(self._pay_one, event))
            at += NEXT_SOURCE
            following = events[events.index(event) + 1 :]
            if following and isinstance(following[0], MinedOut):
                at += FLIGHT

    def _pay_one(self, event: CardPaid | FreeDollar) -> None:
        stage, look = self.stage, self.stage.look
        card = event.card if isinstance(event, CardPaid) else None
        payer = event.payer if isinstance(event, CardPaid) else BANK
        source = self.props.source(event.seat, card)
        if card is not None and event.seat == stage.viewer:
            look.paid = {**look.paid, card: event.amount}
            self._changed()
        if payer != BANK:
            self._count(payer, -1, COUNT)
            self._fly_coin(self.props.coin(self.props.purse(payer), self.props.purse(event.seat), payer), 0.0)
            self._tag(self.props.tag(signed(-1), self.props.purse(payer), loss=True))
        if event.amount - (payer != BANK) > 0:
            self._fly_coin(self.props.coin(source.center, self.props.purse(event.seat)), 0.0)
        if event.seat != stage.viewer and event.amount:
            self._tag(self.props.tag(signed(event.amount), source.center))
        arrival = FADE if self.still else FLIGHT
        self._timeline.call(max(0.0, arrival - COUNT), lambda: self._count(event.seat, event.amount, COUNT))

        def arrive() -> None:
            self._take(event)
            look.payment = len(stage.shown.payments) - 1
            if event.amount:
                self._play_sound("coin")

        self._timeline.call(arrival, arrive)

    def _mine_out(self, event: MinedOut) -> None:
        stage = self.stage
        place = stage.home(event.seat, event.card)
        tile = self.props.card(event.card, place)
        stage.movers.append(tile)
        self._take(event)
        self._play_sound("fall")
        below = (tile.pos[0], tile.pos[1] + stage.metrics.px(160))
        self._timeline.tween(tile, "spin", -38.0, TILE_FALLS, ease=in_quad)
        self._timeline.tween(tile, "alpha", 0.0, TILE_FALLS, ease=in_quad)
        self._timeline.tween(tile, "pos", below, TILE_FALLS, ease=in_quad, done=lambda: self._gone(tile))

    def _turn_up(self, events: Sequence[CardTurnedUp]) -> None:
        """The new cards lift from the deck and turn over, one after the other."""
        already = len(self.stage.shown.new)
        count = max(3, already + len(events))
        for index, event in enumerate(events):
            last = event is events[-1]
            start = index * NEXT_CARD
            if self.still:
                self._timeline.call(start / 2, partial(self._lie_open, event, last))
            else:
                self._timeline.call(start, partial(self._turn_over, event, already + index, count, last))

    def _turn_over(self, event: CardTurnedUp, place: int, count: int, last: bool) -> None:
        back, slot = self.props.back(place, count)
        self.stage.movers.append(back)
        self._play_sound("card")
        width, height = slot.size
        lifted = (width * 1.08, height * 1.08)
        timeline = self._timeline
        timeline.tween(back, "size", lifted, LIFT, ease=out_quad)
        edge = timeline.tween(back, "turn", 1.0, TURN_OVER / 2, delay=LIFT, ease=in_quad)

        def show_face() -> None:
            back.picture = self.props.face(event.card, slot.size)

        timeline.call(edge, show_face)
        flat = timeline.tween(back, "turn", 0.0, TURN_OVER / 2, start=1.0, delay=edge, ease=out_quad)
        end = timeline.tween(back, "size", (float(width), float(height)), LAND, delay=flat, ease=out_back)

        def land() -> None:
            self._gone(back)
            self._lie_open(event, last)

        timeline.call(end, land)

    def _lie_open(self, event: CardTurnedUp, last: bool) -> None:
        self._take(event)
        if last:
            self.stage.view = told.all_turned_up(self.stage.view)
            self.stage.show()

    # ---- small moves

    def _name(self, seat: int) -> None:
        """Say in the bar who is at work."""
        look, say = self.stage.look, self.stage.brush.strings.text
        look.asked = seat
        look.prompt = say("table.plays", name=self.stage.seats[seat].name)

    def _travel(
        self, mover: Flying, to: Rect, seconds: float, delay: float = 0.0, done: Step | None = None
    ) -> float:
        """Send a picture to a place, where it fits in; returns when it arrives."""
        seconds = FADE if self.still else seconds
        if self.still:
            mover.pos, mover.size = to.center, self.props.fitted(mover, to)
            return self._timeline.call(delay + seconds, done or _nothing)
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
            landed = self._fly_coin(self.props.coin(start, end), at + index * 0.06)
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

    def _hide(self, card: int) -> None:
        look = self.stage.look
        look.hidden = look.hidden | {card}
        self._changed()

    def _landed(self, mover: Mover, card: int) -> None:
        self.stage.look.hidden = self.stage.look.hidden - {card}
        self._gone(mover)
        self._play_sound("land")
        self._changed()

    def _gone(self, mover: Mover) -> None:
        if mover in self.stage.movers:
            self.stage.movers.remove(mover)


def _groups(events: Sequence[Event]) -> list[list[Event]]:
    """The events in order; new cards that follow each other go together, and so do sources that pay."""
    groups: list[list[Event]] = []
    for event in events:
        kind = _kind(event)
        if kind and groups and _kind(groups[-1][-1]) == kind:
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _kind(event: Event) -> str:
    if isinstance(event, CardTurnedUp):
        return "card"
    return "pays" if isinstance(event, (CardPaid, MinedOut)) else ""


def _nothing() -> None:
    """The end of a pause."""
