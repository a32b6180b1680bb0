"""Plays the engine's events one after the other on the timeline: moves, sounds, log lines, and what is shown.

Nothing here asks the rules, and nothing here knows more than whoever looks at the screen was told. Each event is
taken up by the stage at the moment when its picture has come true; after the last one the stage is what the
viewer's own view makes of it.
"""

from collections.abc import Callable, Sequence
from functools import partial, singledispatchmethod

from pygame import Rect

from game.contract import Event
from game.pacific.cards import STOCKADES
from game.pacific.events import (
    AttackChosen,
    AttackShown,
    CardFlipped,
    CardKept,
    CardsDiscarded,
    CardsDrawn,
    CardStolen,
    DeckReshuffled,
    DefenceShown,
    EventPlayed,
    Flip,
    GameEnded,
    IslandLost,
    IslandReturned,
    Passed,
    RaidBegan,
    RaidEnded,
    StockadeSpent,
    TurnBegan,
    VoyageBegan,
    VoyageFailed,
    Why,
)
from game.pacific.state import NOBODY
from scenes.movers import Flying, Mover
from scenes.pacific_map.props import banner, flying
from scenes.pacific_map.route import route
from scenes.pacific_map.stage import Stage
from scenes.pacific_map.told import gain, tell
from scenes.ui.timeline import Timeline, in_out_quad, in_quad, linear, out_cubic

FADE = 0.12
DRAW, NEXT_DRAWN = 0.28, 0.07
DISCARD = 0.3
READ = 0.9
"""A card that is played is held up so long."""
COMES, GOES = 0.26, 0.24
LEG, TURN_OVER, LEG_READ = 0.45, 0.4, 0.15
LANDFALL, PERISHED = 0.9, 0.9
SWEEP = 0.45
FLEETS, LANDS = 0.4, 0.15
DECIDED = 1.5
SHUFFLE = 0.5
STEP = 0.22
BANNER = 1.2

Step = Callable[[], object]


class Presenter:
    """Plays batches of events on ``timeline``.

    ``play_sound`` takes a key, ``changed`` is called when something that rests has changed, ``told`` when an event
    has come true, ``say`` gives a text by its key. ``still`` (reduced motion) lets nothing fly.
    """

    def __init__(
        self,
        stage: Stage,
        timeline: Timeline,
        play_sound: Callable[[str], object],
        changed: Callable[[], object],
        told: Callable[[], object],
        say: Callable[..., str],
    ) -> None:
        self.stage = stage
        self.still = False
        self._timeline = timeline
        self._play_sound = play_sound
        self._changed = changed
        self._told = told
        self._say = say
        self._island = NOBODY

    def play(self, done: Step) -> None:
        """Queue all that was told and is not shown yet; ``done`` is called when it has been played."""
        for group in _groups(self.stage.told[self.stage.heard :]):
            self._timeline.queue(partial(self._begin, group))
        self._timeline.queue(lambda: self._settle(done))

    def _begin(self, group: Sequence[Event]) -> None:
        """One event, or several deals at once."""
        for event in group:
            self._play(event)

    def _settle(self, done: Step) -> None:
        """The end of a batch: from here on the viewer's own view counts."""
        stage, look = self.stage, self.stage.look
        stage.movers.clear()
        stage.show()
        look.swept = look.bright = None
        look.sailing, look.turned, look.route, look.way = False, 0, [], 0.0
        look.fighting = stage.shown.raid is not None and stage.shown.raid.winner is None
        look.closing = 1.0
        done()
        self._changed()

    def _take(self, event: Event) -> None:
        """The picture of the event has come true."""
        stage = self.stage
        tell(stage.shown, event)
        stage.heard += 1
        stage.logbook.add(event)
        self._told()
        self._changed()

    # ---- one event

    @singledispatchmethod
    def _play(self, event: Event) -> None:
        self._take(event)
        self._timeline.call(STEP, _nothing)

    @_play.register
    def _turn_began(self, event: TurnBegan) -> None:
        self._stop_sailing()
        self._take(event)
        self._play_sound("turn")
        self._timeline.call(STEP, _nothing)

    @_play.register
    def _passed(self, event: Passed) -> None:
        self._take(event)
        self._timeline.call(STEP, _nothing)

    @_play.register
    def _cards_drawn(self, event: CardsDrawn) -> None:
        if event.why not in (Why.DEAL, Why.DEFENCE):
            self._stop_sailing()
        self._take(event)
        cards: Sequence[int | None] = event.cards if event.cards is not None else (None,) * event.number
        for index, card in enumerate(cards):
            self._timeline.call(index * NEXT_DRAWN, partial(self._draw, event.seat, card))

    def _draw(self, seat: int, card: int | None) -> None:
        """A card leaves the deck for a hand; whose hand lies open sees it turn over on its way."""
        stage = self.stage
        stage.shown.leave_deck()
        self._play_sound("card")
        start, end = stage.layout.deck, stage.holder_spot(seat, card)
        known = card if seat == stage.viewer else None
        self._fly(None, known, start, end, DRAW, lambda: self._gained(seat, card))
        self._changed()

    def _gained(self, seat: int, card: int | None) -> None:
        gain(self.stage.shown, seat, card)
        self._changed()

    @_play.register
    def _cards_discarded(self, event: CardsDiscarded) -> None:
        self._stop_sailing()
        spots = [self.stage.holder_spot(event.seat, card) for card in event.cards]
        self._take(event)
        if event.why is Why.STATUES:
            self._show_several(event.cards, spots)
            return
        for index, (card, spot) in enumerate(zip(event.cards, spots, strict=True)):
            self._timeline.call(index * NEXT_DRAWN, partial(self._discard, card, spot))

    def _discard(self, card: int, spot: Rect) -> None:
        self._play_sound("card")
        self._fly(card, card, spot, self.stage.layout.discards, DISCARD)

    def _show_several(self, cards: Sequence[int], spots: Sequence[Rect]) -> None:
        """Cards that all may read: side by side in the middle, then to the discards."""
        large = self.stage.large()
        width = large.width * 2 // 3
        left = large.centerx - width * len(cards) // 2
        for index, (card, spot) in enumerate(zip(cards, spots, strict=True)):
            place = Rect(left + index * width, 0, width - 8, (width - 8) * 7 // 5)
            place.bottom = large.bottom
            self._hold_up(card, spot, place, self.stage.layout.discards, READ * 1.5)

    @_play.register
    def _event_played(self, event: EventPlayed) -> None:
        spot = self.stage.holder_spot(event.seat, event.card)
        self._take(event)
        self._play_sound("event")
        if event.island != NOBODY:
            self.stage.look.bright = event.island
        self._hold_up(event.card, spot, self.stage.large(), self.stage.layout.discards)

    @_play.register
    def _island_returned(self, event: IslandReturned) -> None:
        spot = self.stage.holder_spot(event.seat, event.card)
        self._take(event)
        self._hold_up(event.card, spot, self.stage.large(), self.stage.layout.deck)

    @_play.register
    def _deck_reshuffled(self, event: DeckReshuffled) -> None:
        self._take(event)
        self._play_sound("shuffle")
        self._timeline.call(SHUFFLE, _nothing)

    @_play.register
    def _stockade_spent(self, event: StockadeSpent) -> None:
        spot = self.stage.holder_spot(event.seat, STOCKADES)
        self._take(event)
        self._hold_up(STOCKADES, spot, self.stage.large(), self.stage.layout.discards)

    @_play.register
    def _card_kept(self, event: CardKept) -> None:
        stage = self.stage
        end = stage.holder_spot(event.seat, event.card)
        self._fly(None, event.card, stage.layout.deck, end, DRAW * 2, lambda: self._take(event))

    @_play.register
    def _card_stolen(self, event: CardStolen) -> None:
        stage = self.stage
        start, end = stage.holder_spot(event.rival, event.card), stage.holder_spot(event.seat, event.card)
        self._fly(event.card, event.card, start, end, DRAW * 2, lambda: self._take(event))

    @_play.register
    def _island_lost(self, event: IslandLost) -> None:
        self._take(event)
        self._play_sound("fall")
        self._timeline.call(SWEEP, _nothing)

    # ---- a voyage

    @_play.register
    def _voyage_began(self, event: VoyageBegan) -> None:
        stage, look = self.stage, self.stage.look
        spots = [stage.holder_spot(event.seat, card) for card in event.cards]
        look.chosen = ()
        self._take(event)
        self._play_sound("sail")
        for card, spot in zip(event.cards, spots, strict=True):
            self._fly(card, card, spot, stage.layout.discards, DISCARD)
        start = self._home(event.seat)
        look.route = route(stage.layout.chart, start, event.number)
        look.sailing, look.turned, look.way = True, 0, 0.0
        self._timeline.call(DISCARD, self._changed)

    def _home(self, seat: int) -> tuple[float, float]:
        """Where the canoe puts to sea: an island of the voyager, or the western edge."""
        stage = self.stage
        islands = stage.shown.seats[seat].islands
        if islands:
            return stage.island(islands[-1]).center
        chart = stage.layout.chart
        return chart.left + chart.width * 0.04, chart.top + chart.height * 0.62

    @_play.register
    def _card_flipped(self, event: CardFlipped) -> None:
        """The canoe sails a leg, then the card of that leg turns over."""
        stage, look = self.stage, self.stage.look
        sailed = self._timeline.tween(look, "way", float(event.nth), FADE if self.still else LEG, ease=in_out_quad)
        place = stage.leg(event.nth - 1)
        deck = stage.layout.deck
        stage.shown.leave_deck()

        def turned() -> None:
            self._take(event)
            look.turned = event.nth
            self._play_sound("land")

        over = sailed + self._fly(None, event.card, deck, place, TURN_OVER, turned, delay=sailed)
        if event.meaning is Flip.SETTLED:
            self._timeline.call(over, lambda: self._make_landfall(event))
            over += LANDFALL
        elif event.meaning is Flip.RAID:
            self._timeline.call(over, lambda: self._point_out(event.card))
            over += LANDFALL
        self._timeline.call(over + LEG_READ, _nothing)

    def _make_landfall(self, event: CardFlipped) -> None:
        """The canoe reaches the island, whose reef takes the colour of the voyager."""
        stage, look = self.stage, self.stage.look
        look.route = [*look.route[: event.nth + 1], stage.island(event.card).center]
        self._play_sound("settle")
        self._timeline.tween(look, "way", event.nth + 1.0, SWEEP, ease=in_out_quad)
        self._sweep(event.card)

    def _point_out(self, island: int) -> None:
        self.stage.look.bright = island
        self._play_sound("drum")
        self._changed()

    def _sweep(self, island: int, delay: float = 0.0) -> None:
        self._island = island
        self._timeline.tween(self, "swept", 1.0, SWEEP, start=0.0, delay=delay, ease=linear)

    @property
    def swept(self) -> float:
        """How far round the shore the new owner's colour has come, 0 to 1."""
        swept = self.stage.look.swept
        return swept[1] if swept else 0.0

    @swept.setter
    def swept(self, share: float) -> None:
        self.stage.look.swept = (self._island, share) if share < 1 else None
        self._changed()

    @_play.register
    def _voyage_failed(self, event: VoyageFailed) -> None:
        self._take(event)
        self._play_sound("fall")
        self._timeline.call(PERISHED, _nothing)

    def _stop_sailing(self) -> None:
        """The next thing happens: the cards of the voyage give way to the hand."""
        look = self.stage.look
        if look.sailing:
            look.sailing, look.turned, look.route, look.way, look.bright = False, 0, [], 0.0, None
            self._changed()

    # ---- a raid

    @_play.register
    def _raid_began(self, event: RaidBegan) -> None:
        stage, look = self.stage, self.stage.look
        look.bright = event.island
        spot = stage.holder_spot(event.seat, event.card) if event.card != NOBODY else None
        self._take(event)
        self._play_sound("drum")
        at = 0.0
        if spot is not None:
            at = self._hold_up(event.card, spot, stage.large(), stage.layout.discards)
        self._timeline.call(at, self._open_arena)

    def _open_arena(self) -> None:
        look = self.stage.look
        look.sailing = False
        look.fighting = True
        look.bright = None
        self._timeline.tween(look, "closing", 1.0, FLEETS, start=0.0, ease=out_cubic)
        self._changed()

    @_play.register
    def _attack_chosen(self, event: AttackChosen) -> None:
        self.stage.look.chosen = ()
        self._take(event)
        self._play_sound("card")
        self._timeline.call(STEP, _nothing)

    @_play.register
    def _attack_shown(self, event: AttackShown) -> None:
        self._send("attack", event)

    @_play.register
    def _defence_shown(self, event: DefenceShown) -> None:
        self._send("defence", event)

    def _send(self, side: str, event: AttackShown | DefenceShown) -> None:
        """The cards of a side land one after the other."""
        stage = self.stage
        spots = [stage.holder_spot(event.seat, card) for card in event.cards]
        stage.look.chosen = ()
        self._take(event)
        for index, (card, spot) in enumerate(zip(event.cards, spots, strict=True)):
            end = stage.slot(side, index)
            self._fly(card, card, spot, end, LANDS * 2, lambda: self._play_sound("land"), delay=index * LANDS)
        self._timeline.call(len(event.cards) * LANDS + LANDS + STEP, _nothing)

    @_play.register
    def _raid_ended(self, event: RaidEnded) -> None:
        look = self.stage.look
        conquered = event.winner == event.seat
        look.fighting = True
        self._timeline.call(0.0, lambda: self._decide(event, conquered))
        self._timeline.call(DECIDED, self._close_arena)
        if conquered:
            self._sweep(event.island, DECIDED)

    def _decide(self, event: RaidEnded, conquered: bool) -> None:
        self._take(event)
        self._play_sound("settle" if conquered else "fall")

    def _close_arena(self) -> None:
        self.stage.look.fighting = False
        self._changed()

    @_play.register
    def _game_ended(self, event: GameEnded) -> None:
        stage = self.stage
        self._stop_sailing()
        self._take(event)
        self._play_sound("end")
        sign = banner(stage.brush, stage.layout, self._say("pacific.game_over"), self._say("pacific.game_over_why"))
        stage.movers.append(sign)
        self._timeline.tween(sign, "alpha", 255.0, FADE * 2, start=0.0)
        self._timeline.tween(sign, "alpha", 0.0, FADE * 2, delay=BANNER, done=lambda: self._gone(sign))

    # ---- what flies

    def _hold_up(self, card: int, start: Rect, middle: Rect, end: Rect, read: float = READ) -> float:
        """A card that all may read comes to the middle and goes on from there; returns when it has gone."""
        if self.still:
            start = end = middle
        mover = flying(self.stage, card, middle.size)
        mover.pos, mover.size = start.center, start.size
        self.stage.movers.append(mover)
        self._timeline.tween(mover, "pos", middle.center, COMES, ease=out_cubic)
        self._timeline.tween(mover, "size", middle.size, COMES, ease=out_cubic)
        leaves = COMES + read
        self._timeline.tween(mover, "pos", end.center, GOES, delay=leaves, ease=in_quad)
        return self._timeline.tween(
            mover, "size", end.size, GOES, delay=leaves, ease=in_quad, done=lambda: self._gone(mover)
        )

    def _fly(
        self,
        before: int | None,
        after: int | None,
        start: Rect,
        end: Rect,
        seconds: float,
        landed: Step | None = None,
        *,
        delay: float = 0.0,
    ) -> float:
        """A card flies and lands; from its back (None) to its face it turns over on the way. Returns how long."""

        def set_out() -> None:
            mover = flying(self.stage, before, end.size)
            mover.pos, mover.size = start.center, start.size
            self.stage.movers.append(mover)
            if self.still:
                mover.pos, mover.size = end.center, end.size
                self._timeline.tween(
                    mover, "alpha", 255.0, seconds, start=0.0, done=lambda: self._land(mover, landed)
                )
                return
            self._timeline.tween(mover, "size", tuple(map(float, end.size)), seconds, ease=in_out_quad)
            if before is None and after is not None:
                half = seconds / 2
                self._timeline.tween(
                    mover, "turn", 1.0, half, ease=in_quad, done=partial(self._turn, mover, after, end)
                )
                self._timeline.tween(mover, "turn", 0.0, half, delay=half, ease=out_cubic)
            self._timeline.tween(
                mover, "pos", end.center, seconds, ease=in_out_quad, done=lambda: self._land(mover, landed)
            )

        if delay:
            self._timeline.call(delay, set_out)
        else:
            set_out()
        return seconds

    def _turn(self, mover: Flying, card: int, end: Rect) -> None:
        """The card stands on its edge: from here on its face is seen."""
        mover.picture = self.stage.face(card, end.size)

    def _land(self, mover: Mover, landed: Step | None) -> None:
        self._gone(mover)
        if landed is not None:
            landed()

    def _gone(self, mover: Mover) -> None:
        if mover in self.stage.movers:
            self.stage.movers.remove(mover)


def _groups(events: Sequence[Event]) -> list[list[Event]]:
    """The events in order; deals that follow each other are played at once."""
    groups: list[list[Event]] = []
    for event in events:
        if _is_deal(event) and groups and _is_deal(groups[-1][-1]):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _is_deal(event: Event) -> bool:
    return isinstance(event, CardsDrawn) and event.why is Why.DEAL


def _nothing() -> None:
    """The end of a pause."""
