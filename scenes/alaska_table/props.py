"""Makes what flies over the table, at the size of the window, and knows from where to where it may fly."""

import math
from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from game.alaska.cards import CARDS
from game.alaska.events import EventTookEffect
from game.alaska.outlook import pays
from scenes.alaska_table import faces, small_faces
from scenes.alaska_table.look import owned
from scenes.alaska_table.movers import Coin, Tumbling
from scenes.alaska_table.rivals_panel import rival_places, rival_purse_anchor, rival_town_anchor
from scenes.alaska_table.shelves import shelved_cards
from scenes.alaska_table.stage import Stage
from scenes.alaska_table.town import town_tiles
from scenes.alaska_table.town_panel import mark_place, purse_anchor
from scenes.alaska_table.tray_panel import dice_anchors, dice_size, tray_places
from scenes.movers import Drawn, Flying, Point
from scenes.ui import draw
from scenes.ui.palette import BRASS, INK, LOSS, LOSS_ON_PAPER, ON_BRASS, PAPER, PAPER2, WHITE
from scenes.ui.theme import BODY, H1, LEAD, Piece, Style

LARGE_SHARE = 0.46  # of the window's height, an event that takes effect
COIN = 17  # units of radius
COIN_LIFT = 60  # units that a coin's arc rises over the straight line
TOSS = 150  # units that a die is thrown high
TAG = Style("display", 26)


class Props:
    """Everything in pixels of the stage's layout as it is now."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._brush = stage.brush

    # ---- places

    def purse(self, seat: int) -> tuple[int, int]:
        """Where a seat's coins lie."""
        stage = self._stage
        if seat == stage.viewer:
            return purse_anchor(self._brush, stage.layout, stage.shown)
        place = stage.shown.rivals().index(seat)
        return rival_purse_anchor(self._brush, stage.layout, stage.shown, place)

    def mark(self, seat: int) -> Rect:
        """Where the mark of a seat stands."""
        stage = self._stage
        if seat == stage.viewer:
            return mark_place(self._brush, stage.layout, stage.shown)
        return rival_places(self._brush, stage.layout, stage.shown, stage.shown.rivals().index(seat)).mark

    def bank(self) -> tuple[int, int]:
        """Where the bank's coins come from and go to."""
        return tray_places(self._brush, self._stage.layout).total.midright

    def source(self, seat: int, card: int | None) -> Rect:
        """What pays a seat: its card, or the bank for a free dollar."""
        stage = self._stage
        if card is None:
            return _about(self.bank())
        if seat == stage.viewer:
            return stage.tiles(seat).get(card, stage.layout.town_area)
        place = stage.shown.rivals().index(seat)
        return _about(rival_town_anchor(self._brush, stage.layout, stage.shown, place, card))

    def middle(self) -> Rect:
        """Where an event is held up for all to see."""
        screen = self._stage.metrics.screen
        height = round(screen.height * LARGE_SHARE)
        large = Rect(0, 0, height * 5 // 7, height)
        large.center = (screen.centerx, round(screen.height * 0.44))
        return large

    # ---- cards

    def face(self, card: int, size: tuple[int, int]) -> Surface:
        """The face of a card as it lies among the new ones."""
        look, shown = self._stage.look, self._stage.shown
        if CARDS[card].is_event:
            return faces.table_face(self._brush, card, size).surface
        price, greyed = look.price(shown, card), look.greyed(shown, card)
        return faces.table_face(self._brush, card, size, price=price, greyed=greyed).surface

    def card(self, card: int, lying: Rect) -> Flying:
        """A card that lifts off from where it lies: an event in the size to be read, others as on the table."""
        if CARDS[card].is_event:
            picture = faces.full_face(self._brush, card, self.middle().size).surface
        else:
            slot = self._stage.slots()[0]
            picture = faces.table_face(self._brush, card, slot.size).surface
        return Flying(picture, middle(lying), _fitted(picture, lying))

    def lying(self, only: int | None = None) -> Iterator[tuple[Flying, int, Rect]]:
        """The cards on the shelves and in the town shown as they lie, each with its place, ready to slide there; or
        ``only`` one of them.
        """
        brush, stage, look, shown = self._brush, self._stage, self._stage.look, self._stage.shown
        for shelved in shelved_cards(stage.metrics, stage.layout, shown.market):
            card, place = shelved.card, shelved.rect
            if only not in (None, card):
                continue
            price, greyed = look.price(shown, card), look.greyed(shown, card)
            face = small_faces.shelf_face(brush, card, place.size, shelved.slot, price=price, greyed=greyed)
            yield Flying(face.surface, middle(place), (float(place.width), float(place.height))), card, place
        mask = owned(shown.town.cards)
        for tile in town_tiles(stage.metrics, stage.layout, shown.town.cards):
            card, place = tile.card, tile.rect
            if only not in (None, card):
                continue
            face = small_faces.tile_face(
                brush,
                card,
                place.size,
                tile.density,
                dollars=pays(mask, card),
                lit=card in look.paid,
                paid=look.paid.get(card, 0),
            )
            yield Flying(face.surface, middle(place), (float(place.width), float(place.height))), card, place

    def fitted(self, mover: Flying, place: Rect) -> Point:
        """The size at which a flying card covers as much as the place that it goes to."""
        return _fitted(mover.picture, place)

    def back(self, place: int) -> tuple[Flying, Rect]:
        """The card on the deck that will lie in the slot with this number, and that slot."""
        slot = self._stage.slots()[place]
        picture = faces.back_face(self._brush, slot.size).surface
        return Flying(picture, middle(slot), (float(slot.width), float(slot.height))), slot

    # ---- dice and coins

    def dice(self, thrown: Sequence[int]) -> list[Tumbling]:
        """Dice thrown onto the tray."""
        brush, layout = self._brush, self._stage.layout
        start = (layout.tray.right - brush.px(30), layout.tray.bottom + brush.px(40))
        return [
            Tumbling(
                brush.theme,
                brush.assets,
                (start[0] - brush.px(90) * index, start[1]),
                (x, y),
                brush.px(TOSS),
                dice_size(brush, layout),
                face,
                angle,
            )
            for index, (face, (x, y, angle)) in enumerate(
                zip(thrown, dice_anchors(brush, layout, len(thrown)), strict=True)
            )
        ]

    def event_die(self, face: int, beside: Rect) -> Tumbling:
        """The die of an event, thrown beside its card."""
        brush = self._brush
        side = dice_size(brush, self._stage.layout)
        end = (beside.right + side, beside.centery)
        start = (beside.right + 5 * side, beside.bottom + side)
        return Tumbling(brush.theme, brush.assets, start, end, brush.px(TOSS), side, face, 12.0)

    def coin(self, start: Point, end: Point, seat: int | None = None) -> Coin:
        """A coin that is to fly; with the mark of the seat that it is taken from."""
        brush = self._brush
        return Coin(brush.theme, start, end, brush.px(COIN_LIFT), brush.px(COIN), seat)

    # ---- words in the air

    def tag(self, amount: str, over: Point, loss: bool = False) -> Drawn:
        """A small sign with an amount over a place."""
        theme, px = self._brush.theme, self._brush.px
        fill, ink = (LOSS, WHITE) if loss else (BRASS, ON_BRASS)

        def paint(surface: Surface, pos: Point, alpha: int) -> None:
            width = theme.measure(amount, TAG)[0] + px(26)
            rect = Rect(0, 0, width, px(40))
            rect.center = round(pos[0]), round(pos[1])
            draw.box(theme, surface, rect, fill, radius=20, alpha=alpha / 255)
            theme.draw_text(surface, amount, rect, TAG, ink, fill, align="center", alpha=alpha)

        return Drawn(paint, (over[0], over[1] - px(34)))

    def ring(self, place: Rect) -> Drawn:
        """A bright line round a card that somebody takes."""
        theme, px = self._brush.theme, self._brush.px
        around = place.inflate(px(12), px(12))

        def paint(surface: Surface, pos: Point, alpha: int) -> None:
            draw.box(theme, surface, around, None, radius=12, line=WHITE, line_width=4)

        return Drawn(paint, place.center)

    def effect(self, event: EventTookEffect, card: Rect) -> Drawn:
        """A plate under an event: what came of it."""
        name = self._stage.seats[event.seat].name
        say = self._brush.strings.text
        word, figure = LEAD.at(32), Style("display", 44)
        pieces = [Piece(name, word, INK)]
        if event.dollars:
            colour = INK if event.dollars > 0 else LOSS_ON_PAPER
            amount = f"{'+' if event.dollars > 0 else '−'}${abs(event.dollars)}"
            pieces.append(Piece(amount, figure, colour))
        if event.points:
            words_of = say("table.points", count=event.points).replace("-", "−")
            pieces.append(Piece(words_of, word, INK if event.points > 0 else LOSS_ON_PAPER))
        if event.idle:
            pieces.append(Piece(say("table.event_idle"), BODY, INK))
        return self._plate(pieces, card)

    def offer(self, seat: int, event: int, card: Rect) -> Drawn:
        """A plate under an event: which cards its seat may take one of."""
        word, free_type = LEAD.at(32), CARDS[event].free_type
        pieces = [Piece(self._name(seat), word, INK)]
        if free_type is not None:
            pieces.append(Piece(picture=self._brush.badge(free_type, self._brush.px(52))))
        pieces.append(Piece(self._brush.say("one_card_free"), word, INK))
        return self._plate(pieces, card)

    def _plate(self, pieces: Sequence[Piece], card: Rect) -> Drawn:
        """A plate with words under a card that is held up."""
        theme, px = self._brush.theme, self._brush.px
        gap, pad = px(12), px(24)
        words = sum(theme.measure(piece.text, piece.style)[0] + gap for piece in pieces)
        plate = Rect(0, 0, max(card.width, px(420), words + 2 * pad), px(80))
        plate.midtop = (card.centerx, card.bottom + px(14))

        def paint(surface: Surface, pos: Point, alpha: int) -> None:
            draw.drop_shadow(theme, surface, plate, "lifted")
            draw.box(theme, surface, plate, PAPER, radius=14, line=PAPER2)
            theme.draw_pieces(surface, pieces, plate.inflate(-pad, 0), PAPER, align="center", gap=12)

        return Drawn(paint, plate.center)

    def last_spending(self, seat: int) -> Drawn:
        """A banner: this seat spends the last of its dollars."""
        say = self._brush.strings.text
        return self._banner(say("table.last_spending"), say("table.last_spending_of", name=self._name(seat)), seat)

    def game_over(self) -> Drawn:
        """A banner: the game is over."""
        say = self._brush.strings.text
        return self._banner(say("table.over"), say("table.over_hint"))

    def _banner(self, heading: str, words: str, seat: int | None = None) -> Drawn:
        """A plate in the middle of the table with two lines, and the mark of the seat that they are about."""
        theme, px = self._brush.theme, self._brush.px
        screen = self._stage.metrics.screen
        plate = Rect(0, 0, min(px(1000), screen.width - px(40)), px(200))
        plate.center = screen.center
        left = px(30 if seat is None else 170)
        room = Rect(left, 0, plate.width - left - px(30), 0)
        upper = Rect(room.x, px(28), room.width, px(80))
        lower = Rect(room.x, px(112), room.width, px(56))

        def paint(surface: Surface, pos: Point, alpha: int) -> None:
            board = Surface(plate.size).convert()
            board.blit(surface, (0, 0), plate)
            draw.box(theme, board, board.get_rect(), PAPER, radius=22, line=PAPER2)
            if seat is not None:
                draw.seat_mark(theme, board, seat, (px(100), plate.height // 2), px(116))
            align = "center" if seat is None else "left"
            theme.draw_text(board, heading, upper, H1, INK, PAPER, align=align)
            theme.draw_text(board, words, lower, LEAD.at(34), INK, PAPER, align=align)
            board.set_alpha(alpha)
            surface.blit(board, plate)

        return Drawn(paint, plate.center, 0.0)

    def _name(self, seat: int) -> str:
        return self._stage.seats[seat].name


def _about(point: tuple[int, int]) -> Rect:
    rect = Rect(0, 0, 1, 1)
    rect.center = point
    return rect


def middle(rect: Rect) -> Point:
    """The middle of a place."""
    return float(rect.centerx), float(rect.centery)


def _fitted(picture: Surface, place: Rect) -> Point:
    """A size of the picture's shape with the area of the place."""
    width, height = picture.get_size()
    scale = math.sqrt(place.width * place.height / (width * height))
    return width * scale, height * scale
