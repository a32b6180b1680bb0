"""The picture's side of a match: what has been told so far, what is shown of it, where it lies and what flies."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Rect

from game.alaska.cards import CARDS
from game.alaska.view import AlaskaView
from game.contract import Event
from game.record import SeatSetup
from scenes.alaska_table.layout import TableLayout, new_card_slots
from scenes.alaska_table.look import Brush, TableLook
from scenes.alaska_table.shelves import shelved_cards
from scenes.alaska_table.shown import Shown, shown_of
from scenes.alaska_table.town import town_tiles
from scenes.movers import Mover
from scenes.ui.display import Metrics


@dataclass
class Stage:
    """``view`` and ``history`` are as far as the picture has come; ``purses`` are the dollars of seats whose money
    is being counted, in place of the view's. ``viewer`` is the seat whose town lies at the bottom. ``heard`` is how
    many events have been given to the presenter, ``drawn`` how many cards have left the deck as the marker of the
    gauge says, which glides after them.
    """

    seats: Sequence[SeatSetup]
    view: AlaskaView
    viewer: int
    look: TableLook
    history: list[Event] = field(default_factory=list)
    heard: int = 0
    purses: dict[int, int] = field(default_factory=dict)
    movers: list[Mover] = field(default_factory=list)
    drawn: float = 0.0
    metrics: Metrics = field(init=False)
    layout: TableLayout = field(init=False)
    brush: Brush = field(init=False)
    shown: Shown = field(init=False)

    def __post_init__(self) -> None:
        self.show()
        self.drawn = float(self.shown.drawn)

    def show(self) -> None:
        """Build what is shown from what has been told."""
        self.shown = shown_of(self.view, self.seats, self.viewer, self.history)
        for seat, dollars in self.purses.items():
            self.shown.seats[seat].money = dollars

    def follows(self, seat: int) -> bool:
        """Whether the town at the bottom is this seat's in its turn: a human's, or anybody's without humans."""
        return self.seats[seat].kind == "human" or all(other.kind != "human" for other in self.seats)

    def light(self) -> int:
        """The roll whose column is alight: the last one, if a card of the roller holds it."""
        shown = self.shown
        if shown.roller is None:
            return 0
        hits = any(CARDS[card].low <= shown.roll <= CARDS[card].high for card in shown.seats[shown.roller].cards)
        return shown.roll if hits or any(payment.card is not None for payment in shown.payments) else 0

    # ---- where things lie, in pixels

    def slots(self) -> list[Rect]:
        """The places of this turn's new cards, at least three."""
        return new_card_slots(self.metrics, self.layout.new_cards, self.look.new_places(self.shown))

    def new_cards(self) -> dict[int, Rect]:
        """This turn's cards that still lie open."""
        places = zip(self.slots(), self.shown.new, strict=False)
        return {card: rect for rect, card in places if card is not None}

    def shelved(self) -> dict[int, Rect]:
        """The set-aside cards on their shelves."""
        return {lying.card: lying.rect for lying in shelved_cards(self.metrics, self.layout, self.shown.market)}

    def tiles(self, seat: int) -> dict[int, Rect]:
        """The cards of a town where they lie if it is the one at the bottom."""
        tiles = town_tiles(self.metrics, self.layout, self.shown.seats[seat].cards)
        return {tile.card: tile.rect for tile in tiles}

    def rival_rect(self, seat: int) -> Rect:
        """The panel of a seat that is not the viewer."""
        return self.layout.rivals[self.shown.rivals().index(seat)]

    def home(self, seat: int, card: int) -> Rect:
        """Where a card of a seat lies: its tile, or the middle of a rival's panel."""
        if seat == self.viewer:
            return self.tiles(seat).get(card, self.layout.town_area)
        panel = self.rival_rect(seat)
        small = Rect(0, 0, panel.height // 4, panel.height // 3)
        small.center = panel.center
        return small

    def lying(self, card: int) -> Rect:
        """Where a card for sale lies now."""
        return self.new_cards().get(card) or self.shelved().get(card) or self.layout.market
