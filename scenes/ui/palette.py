"""Colours of both games: inks, seats, card types, and the two looks. Source: the design tokens."""

from dataclasses import dataclass

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """A colour from six hexadecimal digits, `E9BD62` or `#E9BD62`."""
    code = code.removeprefix("#")
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """`a` moved towards `b` by `share` (0 is a, 1 is b): what b at that opacity over a looks like."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1 (WCAG 2)."""
    channels = [c / 255 for c in colour]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2); text needs 4.5."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


NIGHT = rgb("081728")  # deepest ground
NAVY = rgb("0F2540")  # panel
NAVY2 = rgb("173553")  # raised in a panel
SLATE = rgb("284A69")  # small plate
LINE = rgb("3F6583")  # panel line
MIST = rgb("A9C4D4")  # second text on navy
ICE = rgb("DCEBF0")  # body text on navy
WHITE = rgb("FFFFFF")
PAPER = rgb("F8EFDB")  # surfaces to act on, light text
PAPER2 = rgb("EBDDBD")
PAPER_EDGE = rgb("C9B68C")
INK = rgb("16263A")  # text on paper
INK2 = rgb("4A5563")  # second text on paper
BRASS = rgb("E9BD62")  # money, primary button
ON_BRASS = rgb("2C1C04")
FOCUS = rgb("FFD968")  # focus ring only
FOCUS_LINE = rgb("061220")  # the dark line under the ring
AURORA = rgb("55E6B4")  # what pays: lit column, paying tile
ON_AURORA = rgb("06281D")
HINT = rgb("DDB4FF")  # what the computer would do: its marks and its badge, nothing else
ON_HINT = rgb("2B0F47")
LOSS = rgb("C8402F")
LOSS_TEXT = rgb("FF9B8A")  # a loss written on navy
LOSS_ON_PAPER = rgb("9C2A1D")
TICKET = rgb("C9352B")
SHADOW = rgb("020A14")
GOLD_LIGHT, GOLD, GOLD_DARK, GOLD_RIM = rgb("FFE7A0"), rgb("EDB94B"), rgb("B77A18"), rgb("8A5A12")
ON_GOLD = rgb("3B2405")
RUST_LIGHT, RUST, ON_RUST = rgb("C0431F"), rgb("A03014"), rgb("FFFAF0")
ERAS = {"early": rgb("2F7A61"), "middle": rgb("26709A"), "late": rgb("B54731")}


@dataclass(frozen=True, slots=True)
class CardType:
    """How a card type looks: plate colour, its deep partner, outline of its family."""

    plate: Colour
    deep: Colour
    outline: str  # circle water, hexagon land, diamond transport, shield state, arch people


TYPES = {
    "Indians": CardType(rgb("AE4F28"), rgb("6E2E14"), "arch"),
    "Mines": CardType(rgb("936206"), rgb("6B4508"), "hexagon"),
    "Fish": CardType(rgb("BE4431"), rgb("83291D"), "circle"),
    "Wood": CardType(rgb("2C6E49"), rgb("153D29"), "hexagon"),
    "Ships": CardType(rgb("1F6CA6"), rgb("0F3C62"), "circle"),
    "Ground": CardType(rgb("744232"), rgb("3E2119"), "diamond"),
    "Air": CardType(rgb("277392"), rgb("1B506D"), "diamond"),
    "Government": CardType(rgb("4A4C9C"), rgb("282A5E"), "shield"),
    "Military": CardType(rgb("68702F"), rgb("383D16"), "shield"),
    "Oil": CardType(rgb("34323F"), rgb("17161E"), "hexagon"),
    "Agriculture": CardType(rgb("5D7416"), rgb("3C500B"), "hexagon"),
    "Service": CardType(rgb("137772"), rgb("084744"), "arch"),
    "Tourism": CardType(rgb("A83F78"), rgb("5F1D41"), "arch"),
}


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's sign: the mark's name, its colour, and the dark that stands behind it."""

    mark: str
    colour: Colour
    dark: Colour


# Chosen to stay apart for each kind of colour vision, and from brass and aurora; readable as text on a panel.
SEATS = (
    Seat("fin", rgb("F25A2A"), rgb("7A1D12")),
    Seat("sun", rgb("74B6F7"), rgb("12406E")),
    Seat("shell", rgb("9078F2"), rgb("2E1A78")),
    Seat("leaf", rgb("9AEB5E"), rgb("235213")),
    Seat("star", rgb("FCF8EA"), rgb("4A4337")),
    Seat("hook", rgb("CF86A8"), rgb("641B40")),
)


@dataclass(frozen=True, slots=True)
class Look:
    """What differs between the two games' controls and panels."""

    panel: Colour
    raised: Colour
    line: Colour
    heading: Colour
    primary: Colour
    primary_low: Colour
    on_primary: Colour


ALASKA = Look(NAVY, NAVY2, LINE, PAPER, rgb("F0C873"), rgb("E2B252"), ON_BRASS)
PACIFIC = Look(rgb("06182A"), rgb("0D3A5E"), rgb("3C7F99"), rgb("F6EAD0"), RUST_LIGHT, RUST, ON_RUST)
