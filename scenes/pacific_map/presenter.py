"""Plays the engine's events one after the other on the timeline: moves, sounds, log lines, and what is shown.

Nothing here asks the rules, and nothing here knows more than whoever looks at the screen was told. Each event is
taken up by the stage at the moment when its picture has come true; after the last one the stage is what the
viewer's own view makes of it.
"""

from collections.abc import Sequence
from functools import partial, singledispatchmethod

from pygame import Rect

from game.contract import Event
from game.pacific.cards import DECK_SIZE, STOCKADES
from game.pacific.events import (
    AttackChosen,
    AttackShown,
    CardFlipped,
    CardKept,
    CardsDiscarded,
    CardsDrawn,
    CardStolen,
    DeckReshuffled,
    DeckSeen,
    DefenceShown,
    EventPlayed,
    GameEnded,
    HandShown,
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
from scenes.pacific_map import map_scenes, raid_arena
from scenes.pacific_map.flights import READ, Step
from scenes.pacific_map.glimpses import Glimpser
from scenes.pacific_map.performer import FADE, SCENE_FADES, STEP, SWEEP, nothing
from scenes.pacific_map.props import banner
from scenes.pacific_map.sailing import DISCARD
from scenes.pacific_map.told import gain
from scenes.table import turn_sound

DRAW, NEXT_DRAWN = 0.28, 0.07
BANNER = 1.2
VICTORY = 0.3
"""Seconds in which the islands of a winner begin to light up."""


class Presenter(Glimpser):
    """Plays batches of events on the timeline."""

    def play(self, done: Step, held: Step | None = None) -> None:
        """Queue all that was told and is not shown yet; ``done`` is called when it has been played.

        With ``held`` it is queued as far as the next card that a voyage turns after the one to begin with: there
        that is called, for the voyager to go on.
        """
        events = self.stage.told[self.stage.heard :]
        if self.stage.heard == 0 and events:
            self.stage.shown.deck_left = DECK_SIZE  # that it is shuffled first is told to nobody
            self._timeline.queue(self.riffle)
        end = len(events)
        if held is not None:
            end = next((i for i in range(1, end) if isinstance(events[i], CardFlipped)), end)
        for group in _groups(events[:end]):
            self._timeline.queue(partial(self._begin, group))
        self._timeline.queue(held if held is not None and end < len(events) else lambda: self._settle(done))

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
        look.sailing, look.turned, look.route, look.way, look.sinking = False, 0, [], 0.0, 0.0
        look.fighting = stage.shown.raid is not None and stage.shown.raid.winner is None
        look.arriving, look.landing = "", None
        done()
        self._changed()

    # ---- one event

    @singledispatchmethod
    def _play(self, event: Event) -> None:
        self._take(event)
        self._timeline.call(STEP, nothing)

    @_play.register
    def _turn_began(self, event: TurnBegan) -> None:
        self._stop_sailing()
        self._take(event)
        self._play_sound(turn_sound(self.stage.session.seats, event.seat))
        self.begin_turn(event.seat)
        self._timeline.call(STEP, nothing)

    @_play.register
    def _passed(self, event: Passed) -> None:
        self.slip_by(event)

    @_play.register
    def _deck_seen(self, event: DeckSeen) -> None:
        self.see_deck(event)

    @_play.register
    def _hand_shown(self, event: HandShown) -> None:
        self.see_hand(event)

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
        self._flights.fly(None, known, start, end, DRAW, lambda: self._gained(seat, card))
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
            self._play_sound("statues")
            self._show_several(event.cards, spots)
            return
        for index, (card, spot) in enumerate(zip(event.cards, spots, strict=True)):
            self._timeline.call(index * NEXT_DRAWN, partial(self._discard, card, spot))

    def _discard(self, card: int, spot: Rect) -> None:
        self._play_sound("card")
        self._flights.fly(card, card, spot, self.stage.layout.discards, DISCARD, lambda: self._play_sound("land"))

    def _show_several(self, cards: Sequence[int], spots: Sequence[Rect]) -> None:
        """Cards that all may read: side by side in the middle, then to the discards."""
        large = self.stage.large()
        width = large.width * 2 // 3
        left = large.centerx - width * len(cards) // 2
        for index, (card, spot) in enumerate(zip(cards, spots, strict=True)):
            place = Rect(left + index * width, 0, width - 8, (width - 8) * 7 // 5)
            place.bottom = large.bottom
            self._flights.hold_up(card, spot, place, self.stage.layout.discards, READ * 1.5)

    @_play.register
    def _event_played(self, event: EventPlayed) -> None:
        spot = self.stage.holder_spot(event.seat, event.card)
        self._take(event)
        self._play_sound("event")
        if event.island != NOBODY:
            self.stage.look.bright = event.island
        self._flights.hold_up(event.card, spot, self.stage.large(), self.stage.layout.discards)

    @_play.register
    def _island_returned(self, event: IslandReturned) -> None:
        spot = self.stage.holder_spot(event.seat, event.card)
        self._take(event)
        self._play_sound("returned")
        self._flights.hold_up(event.card, spot, self.stage.large(), self.stage.layout.deck)

    @_play.register
    def _deck_reshuffled(self, event: DeckReshuffled) -> None:
        self._take(event)
        self.riffle()

    @_play.register
    def _stockade_spent(self, event: StockadeSpent) -> None:
        spot = self.stage.holder_spot(event.seat, STOCKADES)
        self._take(event)
        self._play_sound("flip")
        self._flights.hold_up(STOCKADES, spot, self.stage.large(), self.stage.layout.discards)

    @_play.register
    def _card_kept(self, event: CardKept) -> None:
        self.keep_card(event)

    @_play.register
    def _card_stolen(self, event: CardStolen) -> None:
        self.steal_card(event)

    @_play.register
    def _island_lost(self, event: IslandLost) -> None:
        self._take(event)
        self._play_sound("civil_war")
        self._timeline.call(SWEEP, nothing)
        stage = self.stage
        if self.lively:
            emblem = stage.emblem(event.island)
            kit = map_scenes.about_emblem(stage.brush, emblem, event.island)
            map_scenes.lost(kit, map_scenes.emblem_of(stage.brush, event.owner, emblem.width))
            self._play_scene(kit, SWEEP + SCENE_FADES)

    # ---- a voyage

    @_play.register
    def _voyage_began(self, event: VoyageBegan) -> None:
        self.begin_voyage(event)

    @_play.register
    def _card_flipped(self, event: CardFlipped) -> None:
        self.turn_card(event)

    @_play.register
    def _voyage_failed(self, event: VoyageFailed) -> None:
        self.fail_voyage(event)

    # ---- a raid

    @_play.register
    def _raid_began(self, event: RaidBegan) -> None:
        self.begin_raid(event)

    @_play.register
    def _attack_chosen(self, event: AttackChosen) -> None:
        self.choose_attack(event)

    @_play.register
    def _attack_shown(self, event: AttackShown) -> None:
        self.send(raid_arena.ATTACK, event)

    @_play.register
    def _defence_shown(self, event: DefenceShown) -> None:
        self.send(raid_arena.DEFENCE, event)

    @_play.register
    def _raid_ended(self, event: RaidEnded) -> None:
        self.end_raid(event)

    @_play.register
    def _game_ended(self, event: GameEnded) -> None:
        stage = self.stage
        self._stop_sailing()
        self._take(event)
        self._play_sound("end")
        if self.lively:
            self._light_up(event)
        sign = banner(stage.brush, stage.layout, self._say("pacific.game_over"), self._say("pacific.game_over_why"))
        stage.movers.append(sign)
        self._timeline.tween(sign, "alpha", 255.0, FADE * 2, start=0.0)
        self._timeline.tween(sign, "alpha", 0.0, FADE * 2, delay=BANNER, done=lambda: self._flights.gone(sign))

    def _light_up(self, event: GameEnded) -> None:
        """The islands of whoever has won light up, one after the other."""
        stage = self.stage
        islands = [island for island, owner in enumerate(stage.shown.owners) if owner in event.winners]
        for place, island in enumerate(islands):
            kit = map_scenes.about_emblem(stage.brush, stage.emblem(island), island)
            map_scenes.victory(kit, stage.shown.owners[island], VICTORY * place / len(islands))
            self._play_scene(kit, BANNER + FADE)


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
