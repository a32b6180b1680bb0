"""Plays the engine's events one after the other on the timeline: moves, sounds, log lines, and what is shown.

Nothing here asks the rules. Each event is taken up by the stage at the moment when its picture has come true (the
coin has landed, the die lies); after the last one the stage is what the engine's own view makes of it.
"""

from collections.abc import Sequence
from functools import partial, singledispatchmethod

from game.alaska.cards import ERA_SIZES
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
from game.alaska.state import Phase
from game.alaska.view import AlaskaView
from game.contract import BANK, Event
from scenes.alaska_table import told
from scenes.alaska_table.layout import NEW_CARDS
from scenes.alaska_table.logbook import signed
from scenes.alaska_table.moves import CARD_FLIES, CLOSE_UP, COUNT, FADE, FLIGHT, Step, nothing
from scenes.alaska_table.props import middle
from scenes.alaska_table.seat_moves import SeatMoves
from scenes.movers import Flying
from scenes.table import turn_sound
from scenes.ui.timeline import in_back, in_quad, linear, out_back, out_quad

TURN_BEGINS = 0.3
DICE, DICE_READ = 0.9, 0.3
NEXT_SOURCE = 0.26
LIFT, TURN_OVER, LAND, NEXT_CARD = 0.12, 0.22, 0.12, 0.24
NEXT_SHELVED = 0.07
TILE_FALLS = 0.45
COMPUTER_BEFORE, COMPUTER_AFTER = 0.2, 0.3
ERA_STARTS = (ERA_SIZES[0], ERA_SIZES[0] + ERA_SIZES[1])
"""So many cards have been drawn when an era begins with the next one."""


class Presenter(SeatMoves):
    """Plays batches of events: how each of them looks, made of small moves."""

    def play(self, events: Sequence[Event], view: AlaskaView, done: Step, computer: bool = False) -> None:
        """Queue a batch; ``view`` is the engine's own after it, ``done`` is called when all has been played."""
        if computer:
            self._timeline.hold(COMPUTER_BEFORE)
        self._computer = computer
        if events and isinstance(events[0], TurnBegan) and not self.stage.history:
            self._timeline.queue(self._riffle)  # that the deck is shuffled first is told to nobody
        for group in _groups(events):
            self._timeline.queue(partial(self._begin, group))
        if events and view.phase is Phase.FREE_BUY:
            self._timeline.queue(partial(self._show_offer, view.current, view.queue[0]))
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
        stage.look.places = 0
        stage.look.shade = 0.0
        stage.show()
        self._move_marker()
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
        self._tell()
        stage.show()
        self._changed()

    # ---- one event

    @singledispatchmethod
    def _play(self, event: Event) -> None:
        self._take(event)

    @_play.register
    def _turn_began(self, event: TurnBegan) -> None:
        self._pass_to(event)
        self._timeline.call(TURN_BEGINS, nothing)

    def _pass_to(self, event: TurnBegan | LastSpendingBegan) -> None:
        """Another seat is at work: its mark swells, and its town comes to the bottom if that follows it."""
        look, before = self.stage.look, self.stage.viewer
        look.lit, look.paid = 0, {}
        if self.stage.follows(event.seat):
            self.stage.viewer = look.buyer = event.seat
        self._name(event.seat)
        self._take(event)
        self._town_comes_up(before)
        self._beat(event.seat)
        self._play_sound(turn_sound(self.stage.seats, event.seat))

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
                self._light_up()
            self._play_sound("settle")

        self._timeline.call(self._timeline.call(end, lie) + DICE_READ, nothing)

    @_play.register
    def _event_took_effect(self, event: EventTookEffect) -> None:
        self._show_event(event, lambda: self._take(event))

    @_play.register
    def _card_taken(self, event: CardTaken) -> None:
        self._acquire(event, event.seat, event.card, 0.0)

    @_play.register
    def _free_buy_declined(self, event: FreeBuyDeclined) -> None:
        lying = self.stage.lying(event.source)
        self._take(event)
        self._play_sound("card")
        self._shake(event.source, lying)
        self._timeline.call(FADE, nothing)

    @_play.register
    def _card_bought(self, event: CardBought) -> None:
        start = 0.0
        if event.price:
            self._play_sound("purse")
            landed = self._coins(event.price, self.props.purse(event.seat), self.props.bank(), 0.0)
            self._count(event.seat, -event.price, max(COUNT, landed))
            start = min(landed, 0.12)
        self._acquire(event, event.seat, event.card, start, "buy" if event.price else "land")

    def _acquire(self, event: Event, seat: int, card: int, start: float, sound: str = "land") -> None:
        """The card flies from where it lies to its place in the town, where ``sound`` is heard."""
        stage = self.stage
        lying = stage.lying(card)
        self._play_sound("card")
        if self._computer:
            start = max(start, self._point_out(lying))

        def fly() -> None:
            self._hide(card)
            flying = self.props.card(card, lying)
            self._close_up(lambda: self._take(event))
            stage.movers.append(flying)
            self._travel(flying, stage.home(seat, card), CARD_FLIES, done=lambda: self._landed(flying, card, sound))
            if not self.still:
                self._swell(flying, stage.home(seat, card))

        self._timeline.call(start, fly)

    @_play.register
    def _investment_ended(self, event: InvestmentEnded) -> None:
        stage = self.stage
        flying = {card: self.props.card(card, stage.lying(card)) for card in event.set_aside}
        for card in flying:
            self._hide(card)
        self._close_up(lambda: self._take(event))
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
        self._pass_to(event)
        self._banner(self.props.last_spending(event.seat))

    @_play.register
    def _game_ended(self, event: GameEnded) -> None:
        self._take(event)
        self._play_sound("end")
        self._celebrate(event.winners)
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
        sound = "ticket" if payer != BANK else "coin" if card is not None else "free_dollar"
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
                self._play_sound(sound)

        self._timeline.call(arrival, arrive)

    def _mine_out(self, event: MinedOut) -> None:
        stage = self.stage
        place = stage.home(event.seat, event.card)
        tile = self.props.card(event.card, place)
        stage.movers.append(tile)
        self._close_up(lambda: self._take(event))
        self._play_sound("mined_out")
        below = (tile.pos[0], tile.pos[1] + stage.metrics.px(160))
        self._timeline.tween(tile, "spin", -38.0, TILE_FALLS, ease=in_quad)
        self._timeline.tween(tile, "alpha", 0.0, TILE_FALLS, ease=in_quad)
        self._timeline.tween(tile, "pos", below, TILE_FALLS, ease=in_back, done=lambda: self._gone(tile))

    def _turn_up(self, events: Sequence[CardTurnedUp]) -> None:
        """The new cards lift from the deck and turn over one by one; for more than three, room is made."""
        already = len(self.stage.shown.new)
        at = 0.0
        for place, event in enumerate(events, start=already):
            last = event is events[-1]
            if place >= NEW_CARDS:
                at += LIFT + TURN_OVER + LAND  # those before it lie
                self._timeline.call(at, partial(self._make_room, place + 1))
                at += FADE if self.still else CLOSE_UP
            if self.still:
                self._timeline.call(at, partial(self._lie_open, event, last))
            else:
                self._timeline.call(at, partial(self._turn_over, event, place, last))
            at += NEXT_CARD / 2 if self.still else NEXT_CARD

    def _make_room(self, places: int) -> None:
        """The new cards move up for one more."""
        stage = self.stage
        before = stage.new_cards()
        stage.look.places = places
        self._changed()
        if self.still:
            return
        for card, place in stage.new_cards().items():
            self._slide(
                Flying(self.props.face(card, place.size), middle(place), place.size), card, before[card], place
            )

    def _turn_over(self, event: CardTurnedUp, place: int, last: bool) -> None:
        back, slot = self.props.back(place)
        self.stage.movers.append(back)
        self._play_sound("card")
        width, height = slot.size
        lifted = (width * 1.08, height * 1.08)
        timeline = self._timeline
        timeline.tween(back, "size", lifted, LIFT, ease=out_quad)
        edge = timeline.tween(back, "turn", 1.0, TURN_OVER / 2, delay=LIFT, ease=in_quad)

        def show_face() -> None:
            back.picture = self.props.face(event.card, slot.size)
            self._play_sound("flip")

        timeline.call(edge, show_face)
        flat = timeline.tween(back, "turn", 0.0, TURN_OVER / 2, start=1.0, delay=edge, ease=out_quad)
        end = timeline.tween(back, "size", (float(width), float(height)), LAND, delay=flat, ease=out_back)

        def land() -> None:
            self._gone(back)
            self._lie_open(event, last)

        timeline.call(end, land)

    def _lie_open(self, event: CardTurnedUp, last: bool) -> None:
        if self.stage.shown.drawn in ERA_STARTS:
            self._play_sound("era")
        self._take(event)
        self._move_marker()
        if last:
            self.stage.view = told.all_turned_up(self.stage.view)
            self.stage.show()


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
