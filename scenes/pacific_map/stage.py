"""The picture's side of a match: what is shown of it to whom, where it lies and what flies."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.contract import Event
from game.pacific.cards import CARDS
from scenes.movers import Mover
from scenes.pacific_map import cards_faces, map_panel, raid_arena, seats_panel, voyage_stage
from scenes.pacific_map.chart import box_of
from scenes.pacific_map.hand import Fan, fan_of, piles_of
from scenes.pacific_map.layout import MapLayout
from scenes.pacific_map.logbook import Logbook
from scenes.pacific_map.look import MapBrush, MapLook
from scenes.pacific_map.shown import Shown, shown_of
from scenes.session import NOBODY, Session
from scenes.ui.display import Metrics

Point = tuple[float, float]


@dataclass
class Stage:
    """``viewer`` is the seat whose hand lies open, None if none does; ``heard`` is how many of the events that it
    was told the picture has come to. ``movers`` are in flight.
    """

    session: Session
    viewer: int | None
    look: MapLook
    heard: int = 0
    movers: list[Mover] = field(default_factory=list)
    metrics: Metrics = field(init=False)
    layout: MapLayout = field(init=False)
    brush: MapBrush = field(init=False)
    logbook: Logbook = field(init=False)
    shown: Shown = field(init=False)

    def __post_init__(self) -> None:
        self.shown = self.resting(())

    @property
    def told(self) -> Sequence[Event]:
        """All that whoever looks at the screen was told."""
        return self.session.told(NOBODY if self.viewer is None else self.viewer)

    def resting(self, history: Sequence[Event]) -> Shown:
        """What is shown when nothing moves, from what the viewer may know alone."""
        view = self.session.view(self.viewer or 0)
        return shown_of(view, self.session.seats, history, is_open=self.viewer is not None)

    def show(self) -> None:
        """All that was told has come true."""
        self.heard = len(self.told)
        self.shown = self.resting(self.told)

    def open_for(self, viewer: int | None) -> None:
        """Let one seat's hand lie open, or none's; all that was told has come true."""
        self.viewer = viewer
        self.movers.clear()
        self.look.covered = viewer is None
        self.look.chosen, self.look.focused, self.look.first = (), None, 0
        self.look.hint, self.look.news, self.look.scrolled = "", (), 0
        self.show()

    # ---- where things lie, in pixels

    def fan(self) -> Fan:
        """The hand where it lies."""
        return fan_of(self.metrics, self.layout, piles_of(self.shown.hand, self.look.chosen), self.look.first)

    def hand_spot(self, card: int) -> Rect:
        """Where a card of the open hand lies or would lie."""
        hand = self.shown.hand if card in self.shown.hand else sorted([*self.shown.hand, card])
        fan = fan_of(self.metrics, self.layout, piles_of(hand, ()), self.look.first)
        for place in fan.cards:
            if place.pile.card == card:
                return place.rect
        side = fan.right if fan.cards and card > fan.cards[-1].pile.card else fan.left
        return Rect(side.x, side.y, *self.layout.card)

    def seat_spot(self, seat: int) -> Rect:
        """A small card on the plate of a seat."""
        x, y = seats_panel.hand_anchor(self.layout, seat)
        spot = Rect(0, 0, self.layout.deck.width // 3, self.layout.deck.height // 3)
        spot.center = (round(x), round(y))
        return spot

    def holder_spot(self, seat: int, card: int | None) -> Rect:
        """Where a card of a seat comes from or goes to: the open hand, or the seat's plate."""
        if seat == self.viewer and card is not None:
            return self.hand_spot(card)
        return self.seat_spot(seat)

    def large(self) -> Rect:
        """A card in the middle of the chart, to be read by all."""
        chart = self.layout.chart
        height = round(chart.height * 0.78)
        spot = Rect(0, 0, height * 5 // 7, height)
        spot.center = chart.center
        return spot

    def leg(self, number: int) -> Rect:
        """The place of a voyage's leg, counted from 0."""
        legs = self.shown.voyage.number if self.shown.voyage is not None else 1
        return voyage_stage.leg_rect(self.brush, self.layout, legs, number)

    def slot(self, side: str, place: int) -> Rect:
        """The place of a card that was played in a raid, `attack` or `defence`."""
        return raid_arena.slot_rect(self.brush, self.layout, self.shown, side, place)

    def island(self, island: int) -> Rect:
        """The island on the chart."""
        return self.brush.chart.islands[CARDS[island].name].rect

    def shores(self, island: int) -> list[Rect]:
        """The boxes round the reefs of the island."""
        return [box_of([reef]) for reef in self.brush.chart.islands[CARDS[island].name].reefs]

    def plate(self, island: int) -> Rect:
        """The name plate of an island."""
        return map_panel.island_places(self.brush, self.layout)[island].plate

    def emblem(self, island: int) -> Rect:
        """Where the mark of an island's owner stands."""
        return map_panel.island_places(self.brush, self.layout)[island].emblem

    def waters(self) -> Rect:
        """Where the fleets of a raid meet."""
        return raid_arena.waters(self.brush, self.layout)

    # ---- cards as pictures

    def face(self, card: int, size: tuple[int, int]) -> Surface:
        """The face of a card, in the drawing that suits its size."""
        width = self.brush.units(size[0])
        if width < 150:
            return cards_faces.small_face(self.brush, card, size).surface
        return cards_faces.hand_face(self.brush, card, size, "rest").surface

    def back(self, size: tuple[int, int]) -> Surface:
        """The back of a card."""
        return cards_faces.back_face(self.brush, size).surface
