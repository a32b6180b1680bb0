"""Plays what is shown and goes back, and what a seat does without a card: looks, shuffles, nods and turns."""

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from game.pacific.events import AttackChosen, CardKept, CardStolen, DeckSeen, HandShown, Passed
from scenes import riffle
from scenes.beat import BEAT, Beat, mark_picture
from scenes.movers import Flying
from scenes.pacific_map import raid_arena, seats_panel
from scenes.pacific_map.offer import offered_rects
from scenes.pacific_map.performer import STEP, nothing
from scenes.pacific_map.props import flying
from scenes.pacific_map.raiding import Raider
from scenes.ui.timeline import in_out_quad, in_quad, linear, out_cubic

COMES, LOOKED_AT, GOES, NEXT_SHOWN = 0.3, 0.35, 0.24, 0.06
SLIPS = 0.3
TAKEN = 0.45
SENT = 0.35


class Glimpser(Raider):
    """Plays looks at the deck and at hands, shuffles, and signs of a seat."""

    def riffle(self) -> None:
        """The deck is shuffled."""
        self._play_sound("shuffle")
        self._timeline.call(riffle.SECONDS, nothing)
        if self.still:
            return
        deck = self.stage.layout.deck
        backs = [flying(self.stage, None, deck.size) for _ in range(riffle.BACKS)]
        for back in backs:
            back.pos = deck.center
        self.stage.movers.extend(backs)
        riffle.riffle(self._timeline, backs, deck, self._flights.gone)

    def see_deck(self, event: DeckSeen) -> None:
        """Explorers look at the next cards: they come from the deck, open for who looks, else to go back."""
        self._take(event)
        deck = self.stage.layout.deck
        self._look(deck, event.seat, event.cards, event.number)

    def see_hand(self, event: HandShown) -> None:
        """Traders see a hand: it comes over, open for who looks; others see it go back."""
        self._take(event)
        start = self.stage.seat_spot(event.rival)
        names = list(dict.fromkeys(sorted(event.cards))) if event.cards else None
        self._look(start, event.seat, names, event.number)

    def _look(self, start: Rect, seat: int, cards: Sequence[int] | None, number: int) -> None:
        """Cards lie open where the viewer will choose one of them; those of others pass by with their backs up."""
        stage = self.stage
        self._play_sound("flip")
        if self.still or not number:
            self._timeline.call(STEP, nothing)
            return
        if cards is not None and seat == stage.viewer:
            for index, (card, place) in enumerate(
                zip(cards, offered_rects(stage.brush, stage.layout, len(cards)), strict=True)
            ):
                self._flights.fly(
                    None, card, start, place, COMES, partial(self._lie_open, card, place), delay=index * NEXT_SHOWN
                )
            return
        small = Rect(0, 0, stage.layout.deck.width // 2, stage.layout.deck.height // 2)
        end = stage.seat_spot(seat)
        pitch = small.width * 0.55
        left = stage.layout.chart.left + round((number / 2 + 1) * pitch)  # beside the plates, not over them
        small.center = (max(left, (start.centerx + end.centerx) // 2), (start.centery + end.centery) // 2)
        for index in range(number):
            place = small.move(round((index - (number - 1) / 2) * pitch), 0)
            self._show_back(start, place, index * NEXT_SHOWN)

    def _lie_open(self, card: int, place: Rect) -> None:
        """A card stays until all has been played: then it is offered there."""
        self._play_sound("card")
        lying = flying(self.stage, card, place.size)
        lying.pos = place.center
        self.stage.movers.append(lying)

    def _show_back(self, start: Rect, place: Rect, delay: float) -> None:
        """A back comes from somewhere, is looked at, and goes back there."""
        card = flying(self.stage, None, place.size)
        card.pos, card.size, card.alpha = start.center, start.size, 0.0
        self.stage.movers.append(card)
        tween = self._timeline.tween
        tween(card, "alpha", 255.0, COMES / 3, delay=delay, ease=linear)
        tween(card, "size", place.size, COMES, delay=delay, ease=out_cubic)
        back = tween(card, "pos", place.center, COMES, delay=delay, ease=out_cubic) + LOOKED_AT
        tween(card, "size", start.size, GOES, delay=back, ease=in_quad)
        tween(card, "pos", start.center, GOES, delay=back, ease=in_quad, done=partial(self._flights.gone, card))
        self._timeline.call(delay, partial(self._play_sound, "card"))

    def keep_card(self, event: CardKept) -> None:
        """Explorers keep one of the cards that they saw; the others go back to the deck."""
        deck = self.stage.layout.deck
        self._play_sound("star")
        self._take_one(event, event.card, deck, deck)

    def steal_card(self, event: CardStolen) -> None:
        """Traders take one of the cards that they saw; the others go back to their holder."""
        stage = self.stage
        self._play_sound("trade")
        start = stage.holder_spot(event.rival, event.card)
        self._take_one(event, event.card, start, stage.seat_spot(event.rival))

    def _take_one(self, event: CardKept | CardStolen, card: int | None, start: Rect, home: Rect) -> None:
        """A card comes to its new holder, from where it was offered to whoever looks at the screen."""
        stage = self.stage
        end = stage.holder_spot(event.seat, card)
        offered = stage.shown.offered if event.seat == stage.viewer else ()
        before = card if isinstance(event, CardStolen) else None
        place = event.place if isinstance(event, CardKept) else offered.index(card) if card in offered else None
        if offered and place is not None and card is not None:
            rects = offered_rects(stage.brush, stage.layout, len(offered))
            for index, (other, rect) in enumerate(zip(offered, rects, strict=True)):
                if index != place:
                    self._flights.fly(other, other, rect, home, GOES)
            start, before = rects[place], card
        self._flights.fly(before, card, start, end, TAKEN, lambda: self._take(event))

    def choose_attack(self, event: AttackChosen) -> None:
        """The attack is chosen unseen: one back goes to its place, however many cards it stands for."""
        stage = self.stage
        stage.look.chosen = ()
        spot = stage.seat_spot(event.seat)
        self._play_sound("card")
        slot = stage.slot(raid_arena.ATTACK, 0)
        self._flights.fly(None, None, spot, slot, SENT, lambda: self._take(event))

    def begin_turn(self, seat: int) -> None:
        """The mark of the seat whose turn it is swells."""
        if self.still:
            return
        place = seats_panel.mark_place(self.stage.brush, self.stage.layout.seats[seat])
        beat = Beat.of(self.stage.brush.theme, seat, place.center, place.width)
        self.stage.movers.append(beat)
        self._timeline.tween(beat, "share", 1.0, BEAT, ease=linear, done=lambda: self._flights.gone(beat))

    def slip_by(self, event: Passed) -> None:
        """A seat does nothing: its mark slips from its plate and is gone."""
        self._take(event)
        self._timeline.call(STEP, nothing)
        if self.still:
            return
        stage = self.stage
        place = seats_panel.mark_place(stage.brush, stage.layout.seats[event.seat])
        mark = mark_picture(stage.brush.theme, event.seat, place.width)
        mover = Flying(mark, place.center, (float(place.width), float(place.height)))
        stage.movers.append(mover)
        away = (place.centerx + stage.layout.seats[event.seat].width * 0.75, place.centery)
        self._play_sound("land")
        self._timeline.tween(mover, "pos", away, SLIPS, ease=in_out_quad)
        self._timeline.tween(mover, "alpha", 0.0, SLIPS, ease=in_quad, done=lambda: self._flights.gone(mover))
