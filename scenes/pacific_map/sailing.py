"""Plays a voyage: the canoe sails a leg, then the card of that leg turns over, until one of them decides it."""

from game.pacific.cards import CARDS, ISLANDS
from game.pacific.events import CardFlipped, Flip, VoyageBegan, VoyageFailed
from scenes.pacific_map import map_scenes
from scenes.pacific_map.flights import GOES
from scenes.pacific_map.performer import FADE, SWEEP, Performer, nothing
from scenes.pacific_map.route import on_route, route
from scenes.ui.timeline import in_out_quad, in_quad

DISCARD, LATER = 0.3, 0.15
"""Seconds in which a card comes to the discards, and by how many the last of several takes longer."""
LEG, TURN_OVER, LEG_READ = 0.45, 0.4, 0.15
LANDFALL, PERISHED, SINKS, GREETED = 0.9, 0.9, 0.55, 0.6


class Sailor(Performer):
    """Plays what happens on a voyage."""

    def begin_voyage(self, event: VoyageBegan) -> None:
        stage, look = self.stage, self.stage.look
        spots = [stage.holder_spot(event.seat, card) for card in event.cards]
        look.chosen = ()
        self._take(event)
        shown = 0.0
        for card, spot in zip(event.cards, spots, strict=True):
            if CARDS[card].kind == "special":
                after = max(0.0, shown - GOES)  # it comes while the one before it leaves
                shown = self._show_special(card, spot, stage.layout.discards, after)
            else:
                self._flights.fly(card, card, spot, stage.layout.discards, DISCARD)
        if shown:
            self._timeline.call(shown, self._put_to_sea)
        else:
            self._put_to_sea()

    def _put_to_sea(self) -> None:
        """The canoe is there, and the places of its legs in place of the hand."""
        look = self.stage.look
        self._play_sound("sail")
        look.sailing, look.turned, look.way, look.sinking = True, 0, 0.0, 0.0
        self.lay_course()
        self._changed()
        self._timeline.call(DISCARD, self._changed)

    def lay_course(self) -> None:
        """Where the legs of the voyage end on the chart as it is laid out now: it begins at the island that the
        voyager got last, or at the western edge.
        """
        stage, voyage = self.stage, self.stage.shown.voyage
        if voyage is None:
            return
        chart, home = stage.layout.chart, stage.shown.seats[voyage.seat].islands[-1:]
        start: tuple[float, float] = (chart.left + chart.width * 0.04, chart.top + chart.height * 0.62)
        if home:
            start = stage.island(home[0]).center
        shores = [shore for island in range(ISLANDS) if island not in home for shore in stage.shores(island)]
        stage.look.route = route(chart, start, voyage.number, shores)

    def turn_card(self, event: CardFlipped) -> None:
        """The canoe sails a leg, then the card of that leg turns over."""
        stage, look = self.stage, self.stage.look
        sailed = self._timeline.tween(look, "way", float(event.nth), FADE if self.still else LEG, ease=in_out_quad)
        self._play_sound("wave")
        place = stage.leg(event.nth - 1)
        deck = stage.layout.deck
        stage.shown.leave_deck()

        def turned() -> None:
            self._take(event)
            look.turned = event.nth
            self._play_sound("greeting" if event.meaning is Flip.OWN else "leg")
            if event.meaning is Flip.OWN and self.lively:
                kit = map_scenes.about_emblem(stage.brush, stage.emblem(event.card), event.card)
                map_scenes.greeted(kit, event.seat)
                self._play_scene(kit, GREETED)

        over = sailed + self._flights.fly(None, event.card, deck, place, TURN_OVER, turned, delay=sailed)
        if event.meaning is Flip.SETTLED:
            self._timeline.call(over, lambda: self._make_landfall(event))
            over += LANDFALL
        elif event.meaning is Flip.RAID:
            self._timeline.call(over, lambda: self._point_out(event.card))
            over += LANDFALL
        found_land = event.meaning is Flip.SETTLED
        self._timeline.call(over + LEG_READ, self._stop_sailing if found_land else nothing)

    def _make_landfall(self, event: CardFlipped) -> None:
        """The canoe reaches the island, whose reef takes the colour of the voyager."""
        stage, look = self.stage, self.stage.look
        look.route = [*look.route[: event.nth + 1], stage.island(event.card).center]
        self._play_sound("landfall")
        self._timeline.tween(look, "way", event.nth + 1.0, SWEEP, ease=in_out_quad)
        self._timeline.call(SWEEP, lambda: self._play_sound("settle"))
        self._sweep(event.card)

    def _point_out(self, island: int) -> None:
        self.stage.look.bright = island
        self._play_sound("drum")
        self._changed()

    def fail_voyage(self, event: VoyageFailed) -> None:
        self._take(event)
        self._play_sound("storm")
        self._timeline.call(PERISHED, self._stop_sailing)
        stage, look = self.stage, self.stage.look
        if self.lively and look.route:
            kit = map_scenes.about_canoe(stage.brush, on_route(look.route, look.way), event.seat)
            map_scenes.storm(kit)
            self._play_scene(kit, PERISHED)
            self._timeline.tween(look, "sinking", 1.0, SINKS, start=0.0, delay=PERISHED - SINKS, ease=in_quad)

    def _stop_sailing(self) -> None:
        """The voyage is over: its cards go where they belong, and give way to the hand."""
        look = self.stage.look
        if look.sailing:
            self._gather()
            look.sailing, look.turned, look.route, look.way, look.bright = False, 0, [], 0.0, None
            look.sinking = 0.0
            self._changed()

    def _gather(self) -> None:
        """The island that was settled goes to its place on the chart, all other cards to the discards."""
        stage, voyage = self.stage, self.stage.shown.voyage
        if self.still or voyage is None:
            return
        legs = voyage.legs[: stage.look.turned]
        for index, leg in enumerate(legs):
            end = stage.layout.discards
            if leg.meaning is Flip.SETTLED:
                end = end.scale_by(0.5)
                end.center = stage.emblem(leg.card).center
            seconds = DISCARD + LATER * index / len(legs)
            self._flights.fly(leg.card, leg.card, stage.leg(index), end, seconds)
        if legs:
            self._play_sound("card")
