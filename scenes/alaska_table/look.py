"""What the painters of the table draw with, and what they show beside the game's own state."""

from dataclasses import dataclass, field
from typing import Any

import pygame

from game.alaska.cards import CARDS, TYPES
from game.alaska.outlook import DiceOutlook, price
from game.alaska.scoring import score_lines
from game.alaska.state import Rules
from scenes.alaska_table.layout import NEW_CARDS, TableLayout
from scenes.alaska_table.shown import Shown
from scenes.table import LogLine
from scenes.ui.assets import Assets
from scenes.ui.palette import TYPES as TYPE_COLOURS
from scenes.ui.palette import CardType, Colour
from scenes.ui.strings import Strings
from scenes.ui.theme import Style, Theme


@dataclass(slots=True)
class TableLook:
    """What the table shows that is no state of the game.

    ``buyer`` is the seat whose prices are shown. ``offered`` are the cards that may be taken for nothing (a free
    buy), None when there is no such choice. ``lit`` is the roll whose column is alight, 0 for none, ``glow`` how
    much of that light has come up (0 to 1), and ``paid`` are the dollars tagged on cards of the town. ``payment``
    is the line of the tray that is being paid. ``shade`` is how much of the light is taken from the table while
    something is held up over it. ``hidden`` are cards not to be drawn where they rest, because they
    are on their way. ``outlooks`` are the prospects of one die and of two while that choice is open. ``rolling``
    leaves the dice out of the tray: they are in the air. ``places`` are the places made for new cards so far,
    where they are more than the cards and more than three. ``payers`` are the seats that may be named to pay a
    ticket. ``recent`` are cards that computers moved since a human last decided. ``log`` is the whole log, the
    newest line last, ``scrolled`` how many lines it is scrolled back; ``advice`` is the hint in its place.
    """

    buyer: int = 0
    offered: frozenset[int] | None = None
    lit: int = 0
    glow: float = 1.0
    shade: float = 0.0
    paid: dict[int, int] = field(default_factory=dict)
    payment: int | None = None
    hovered_roll: int = 0
    hidden: frozenset[int] = frozenset()
    prompt: str = ""
    hint: str = ""
    hint_type: int | None = None
    asked: int | None = None
    next_seat: int | None = None
    thinking: int | None = None
    outlooks: tuple[DiceOutlook, DiceOutlook] | None = None
    rolling: bool = False
    places: int = 0
    payers: frozenset[int] = frozenset()
    recent: frozenset[int] = frozenset()
    log: list[LogLine] = field(default_factory=list)
    scrolled: int = 0
    advice: str = ""

    def new_places(self, shown: Shown) -> int:
        """How many places there are for this turn's new cards."""
        return max(NEW_CARDS, len(shown.new), self.places)

    def price(self, shown: Shown, card: int) -> int:
        """What the card costs the buyer next, in dollars; 0 where it is offered for nothing."""
        if self.offered is not None and card in self.offered:
            return 0
        return price(owned(shown.seats[self.buyer].cards), self.bought(shown), card)

    def bought(self, shown: Shown) -> int:
        """How many cards the buyer has bought in this phase."""
        return shown.bought if shown.current == self.buyer else 0

    def greyed(self, shown: Shown, card: int) -> bool:
        """Whether the card is out of the buyer's reach now."""
        if self.offered is not None:
            return card not in self.offered
        return self.price(shown, card) > shown.seats[self.buyer].money


@dataclass(slots=True)
class Brush:
    """Type, pictures and words in the size of the window; one for each size, made with the layout.

    ``rules`` are the house rules, which say what a card scores. ``ground`` is what lies under all panels, kept for
    the layout that it was drawn for.
    """

    theme: Theme
    assets: Assets
    strings: Strings
    rules: Rules = field(default_factory=Rules)
    ground: tuple[TableLayout, pygame.Surface] | None = None

    def px(self, units: float) -> int:
        """Pixels of a length in units."""
        return self.theme.px(units)

    def units(self, pixels: float) -> float:
        """Units of a length in pixels."""
        return pixels / self.theme.metrics.unit

    def say(self, key: str, **fields: Any) -> str:
        """A text of the section `panel`."""
        return self.strings.text(f"panel.{key}", **fields)

    def type_name(self, type_: int, count: int = 2) -> str:
        """The name of a card type, for so many cards of it."""
        return self.strings.text(f"panel.types.{TYPES[type_].lower()}", count=count)

    def fits(self, text: str, style: Style, width: int) -> bool:
        """Whether a text stands whole on one line of so many pixels, made smaller if need be."""
        return width > 0 and self.theme.fit(text, style, width, None, 1).whole

    def badge(self, type_: int, size: int) -> pygame.Surface:
        """The token of a card type: its outline, colour and icon."""
        return self.assets.icon(f"badge_{TYPES[type_].lower()}", size)

    def glyph(self, type_: int, size: int, tint: Colour) -> pygame.Surface:
        """The icon of a card type in one ink."""
        return self.assets.icon(f"type_{TYPES[type_].lower()}", size, tint)

    def points(self, card: int) -> int:
        """The points that a resource scores by itself."""
        lines = score_lines([1 << card], [0], self.rules)[0]
        return lines.total - lines.most_of_type

    def picture(self, card: int, size: tuple[int, int], focus: float = 0.5) -> pygame.Surface:
        """The illustration of a card.

        It covers `size` pixels; `focus` says which part of its height is kept where it is cut: 0 the top, 1 the
        foot.
        """
        width, height = size
        whole = (width, max(height, round(width * PICTURE_SHAPE)))
        picture = self.assets.image(picture_key(card), whole)
        return picture.subsurface((0, round((whole[1] - height) * focus), width, height))


PICTURE_SHAPE = 4 / 5  # height to width of the illustrations


def owned(cards: list[int]) -> int:
    """The cards as a set in bits, as the engine asks for it."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def colours(type_: int) -> CardType:
    """The colours and the outline of a card type."""
    return TYPE_COLOURS[TYPES[type_]]


def picture_key(card: int) -> str:
    """The file of a card's illustration, without its suffix."""
    name = "".join(letter if letter.isalnum() else " " for letter in CARDS[card].name.lower())
    return f"pictures/alaska/{'_'.join(name.split())}"
