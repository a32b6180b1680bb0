"""What the painters of the Pacific's table draw with, and what they show beside the game's own state."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.pacific.cards import CARDS
from scenes.pacific_map.chart import Chart
from scenes.table import LogLine
from scenes.ui.assets import Assets
from scenes.ui.palette import Colour, rgb
from scenes.ui.strings import Strings
from scenes.ui.theme import Style, Theme

NIGHT, TAPA, BUFF, BARK, UMBER, RUST = (
    rgb(c) for c in ("06182A", "F6EAD0", "E4CA96", "6D3F24", "34190F", "AD4224")
)
GOLD, MUTED, CREAM, DEEP, OCEAN = (rgb(c) for c in ("F5BB45", "A9C3CF", "FBF3E0", "0D3A5E", "115A80"))


@dataclass(frozen=True, slots=True)
class CardKind:
    """How a kind of card looks: ink of its plate, its dark partner."""

    ink: Colour
    dark: Colour


KINDS: dict[str, CardKind] = {
    "island": CardKind(rgb("0B7577"), rgb("075256")),
    "canoe": CardKind(rgb("A65A24"), rgb("5D2F10")),
    "warrior": CardKind(rgb("B93A2B"), rgb("661A14")),
    "stockade": CardKind(rgb("6A5446"), rgb("382A21")),
    "food": CardKind(rgb("37782F"), rgb("1F4A1C")),
    "navigation": CardKind(rgb("35469C"), rgb("1A2357")),
    "event": CardKind(rgb("8A3A86"), rgb("4B1A4B")),
    "special": CardKind(rgb("2B2A33"), rgb("121119")),
}


@dataclass(frozen=True, slots=True)
class DockLine:
    """A line of the dock: a sign, what it says, and a figure at its right.

    The sign is a kind of card, `seat:2`, or an island that is `free`, `own` or a `rival`'s.
    """

    sign: str
    text: str
    figure: str = ""
    faded: bool = False


@dataclass(frozen=True, slots=True)
class Dock:
    """What the dock says over its buttons; each part may be left out.

    ``figure`` stands at the right of the title. ``number`` is the Voyage Number in its star (0 before there is
    one), ``counts`` what makes it: canoes, food, navigation; None where no voyage is being chosen. ``bars`` are
    (filled, wanted) bars under the title. ``warning`` is in rust.
    """

    title: str = ""
    figure: str = ""
    sentence: str = ""
    lines: tuple[DockLine, ...] = ()
    warning: str = ""
    number: int = 0
    counts: tuple[int, int, int] | None = None
    bars: tuple[int, int] = (0, 0)


@dataclass(slots=True)
class MapLook:
    """What the table shows that is no state of the game.

    ``prompt`` and ``verb`` (in rust, after it) are the sentence over the hand, ``hint`` what stands at its right.
    ``prompt_seat`` is the seat whose mark stands before it. ``chosen`` are the cards being chosen, in the order
    picked, ``usable`` those that may be used now (None: no card is dimmed), ``focused`` the pile (card, chosen)
    that stands out, ``first`` the first pile to be seen of a hand that scrolls. ``loose``: the cards of the hand
    are on their way.

    ``dock`` is what the dock says. ``shores_only``: something lies over the chart. ``targets`` are the islands that
    may be named now, ``bright`` the island that is pointed out. ``sailing``: the voyage stage is in place of the
    hand, with its first ``turned`` legs face up, the next one turning; ``route`` the places in pixels of the legs
    on the chart, of which the canoe has come ``way``; ``sinking`` (0 to 1) is how far it has gone down.
    ``fighting``: the raid arena covers the chart; ``arriving`` is the side (`attack`, `defence`) whose fleet is on
    its way, ``landing`` a side and how many of its cards lie there already (None: all). ``swept`` is an
    island and how far round its shore the new owner's colour has come (0 to 1). ``thinking`` is the seat that the
    table waits for. ``covered``: no hand lies open, and backs are shown instead. ``log`` is the whole log that the
    viewer may read, the newest line last; ``news`` what of it has happened since the viewer last looked, until
    something more happens; ``scrolled`` is how many lines what is read of them is scrolled back. ``advice`` is the
    hint in place of the log. ``water`` counts the seconds of the sea.
    """

    prompt: str = ""
    verb: str = ""
    hint: str = ""
    prompt_seat: int | None = None
    chosen: tuple[int, ...] = ()
    usable: frozenset[int] | None = None
    focused: tuple[int, bool] | None = None
    loose: bool = False
    first: int = 0
    dock: Dock = field(default_factory=Dock)
    shores_only: bool = False
    targets: frozenset[int] = frozenset()
    bright: int | None = None
    sailing: bool = False
    turned: int = 0
    route: list[tuple[float, float]] = field(default_factory=list)
    way: float = 0.0
    sinking: float = 0.0
    fighting: bool = False
    arriving: str = ""
    landing: tuple[str, int] | None = None
    swept: tuple[int, float] | None = None
    thinking: int | None = None
    covered: bool = False
    log: list[LogLine] = field(default_factory=list)
    news: tuple[LogLine, ...] = ()
    scrolled: int = 0
    advice: str = ""
    water: float = 0.0

    @property
    def lines(self) -> Sequence[LogLine]:
        """What is read beside the map, the newest line last."""
        return self.news or self.log


@dataclass(slots=True)
class Brush:
    """Type, pictures and words in the size of the window: all that a card is drawn with."""

    theme: Theme
    assets: Assets
    strings: Strings

    def px(self, units: float) -> int:
        """Pixels of a length in units."""
        return self.theme.px(units)

    def units(self, pixels: float) -> float:
        """Units of a length in pixels."""
        return pixels / self.theme.metrics.unit

    def say(self, key: str, **fields: Any) -> str:
        """A text of the section `pacific`."""
        return self.strings.text(f"pacific.{key}", **fields)

    def fits(self, text: str, style: Style, width: int) -> bool:
        """Whether a text stands whole on one line of so many pixels, made smaller if need be."""
        return width > 0 and self.theme.fit(text, style, width, None, 1).whole


@dataclass(slots=True)
class MapBrush(Brush):
    """And the chart in the size of the window; one for each size, made with the layout."""

    chart: Chart


def kind_of(card: int) -> CardKind:
    """The colours of a card's kind."""
    return KINDS[CARDS[card].kind]
