"""The rules as pages of text, and any card in plain words from the engine's own table. No window."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.alaska.cards import CARDS, ERAS, OF_TYPE, TYPES, Card, cards_in
from game.alaska.outlook import ROLL_ODDS
from game.alaska.scoring import LEISURE_POINTS, STATE_POINTS, score_lines
from game.alaska.state import Rules
from game.pacific import cards as pacific
from scenes.pacific_map.naming import rule_key
from scenes.ui.strings import Strings

PAGES = {
    "alaska": (
        "aim",
        "deck",
        "turn",
        "dice",
        "tickets",
        "buying",
        "events",
        "end",
        "scoring",
        "house",
        "types",
    ),
    "pacific": (
        "aim",
        "deck",
        "turn",
        "event",
        "cards",
        "voyage",
        "raid",
        "settlement",
        "end",
        "house",
        "kinds",
    ),
}
MISPRINTED = ("Tlingit Tribe", "Eskimo Land", "Oil Reserves")  # A6
Say = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, or a heading; `type` is the card type of Alaska whose badge stands before it."""

    text: str
    heading: bool = False
    type: int | None = None


def page_title(strings: Strings, game: str, page: str) -> str:
    """The heading of a page."""
    return strings.text(f"rules.{game}.{page}.title")


def page_blocks(strings: Strings, game: str, page: str) -> list[Block]:
    """The paragraphs of a page; `[A9]` at the end of one names the ruling that it keeps."""
    blocks = []
    number = 1
    while (key := f"rules.{game}.{page}.{number}") in strings:
        blocks.append(Block(strings.text(key)))
        number += 1
    if page == "types":
        for type_, mask in enumerate(OF_TYPE):
            cards = cards_in(mask)
            heading = strings.text("rules.type_heading", type=type_name(strings, type_), count=len(cards))
            blocks.append(Block(heading, heading=True, type=type_))
            blocks.append(Block(", ".join(CARDS[card].name for card in cards)))
    if page == "kinds":
        blocks += _kinds(strings)
    return blocks


def _kinds(strings: Strings) -> list[Block]:
    """The cards of the Pacific by kind, with the number of their copies."""
    blocks = []
    for kind in pacific.KINDS:
        cards = [card for card in pacific.CARDS if card.kind == kind]
        name, many = strings.text(f"pacific_panel.kinds.{kind}"), sum(card.copies for card in cards)
        blocks.append(Block(strings.text("rules.kind_heading", kind=name, count=many), heading=True))
        listed = (
            card.name if card.copies == 1 else strings.text("rules.copies", count=card.copies, name=card.name)
            for card in cards
        )
        blocks.append(Block(", ".join(listed)))
    return blocks


def card_name(card: int, game: str = "alaska") -> str:
    """The printed name of a card of a game."""
    return CARDS[card].name if game == "alaska" else pacific.CARDS[card].name


def found_cards(strings: Strings, typed: str, game: str = "alaska") -> list[int]:
    """The cards whose name or type holds what was typed, names that begin with it first; none for nothing."""
    wanted = _plain(typed)
    if not wanted:
        return []

    ranked: tuple[list[int], ...] = ([], [], [])
    for card, (name, types) in enumerate(_searched(strings, game)):
        if name.startswith(wanted):
            ranked[0].append(card)
        elif wanted in name:
            ranked[1].append(card)
        elif wanted in types:
            ranked[2].append(card)
    return [card for cards in ranked for card in cards]


def _searched(strings: Strings, game: str) -> list[tuple[str, tuple[str, ...]]]:
    """What is looked through for each card: its name, and words for its type."""
    if game == "pacific":
        kinds = {kind: _plain(strings.text(f"pacific_panel.kinds.{kind}")) for kind in pacific.KINDS}
        return [(_plain(card.name), (kinds[card.kind],)) for card in pacific.CARDS]
    return [
        (
            _plain(data.name),
            () if data.type is None else (_plain(TYPES[data.type]), _plain(type_name(strings, data.type))),
        )
        for data in CARDS
    ]


def card_blocks(strings: Strings, card: int, game: str = "alaska") -> list[Block]:
    """What a card costs, when and what it pays and what it scores; or what it is for."""
    if game == "pacific":
        data = pacific.CARDS[card]
        kind = strings.text(f"pacific_panel.kinds.{data.kind}")
        said = strings.text("rules.pacific_card.kind", kind=kind, count=data.copies)
        return [Block(said), Block(strings.text(rule_key(card)))]
    return _alaska_blocks(strings, card)


def _alaska_blocks(strings: Strings, card: int) -> list[Block]:

    def say(key: str, **fields: Any) -> str:
        return strings.text(f"rules.card.{key}", **fields)

    data = CARDS[card]
    era = strings.text(f"results.era.{ERAS[data.era]}")
    if data.is_event:
        lines = [say("event", era=era), *_event_effects(strings, say, data), say("befalls")]
    else:
        assert data.type is not None
        lines = [
            say("kind", type=type_name(strings, data.type), era=era),
            say("cost", one=data.cost, two=2 * data.cost, three=3 * data.cost),
            _when(say, data),
            *_revenue(strings, say, data),
            _points(say, card),
        ]
    return [Block(lines[0], type=data.free_type if data.is_event else data.type), *map(Block, lines[1:])]


def type_name(strings: Strings, type_: int) -> str:
    """The name of a card type."""
    return strings.text(f"panel.types.{TYPES[type_].lower()}", count=2)


def _when(say: Say, card: Card) -> str:
    if card.low == card.high:
        rolls = str(card.low)
    elif card.high == 12:
        rolls = say("or_more", low=card.low)
    else:
        rolls = say("or" if card.high == card.low + 1 else "from_to", low=card.low, high=card.high)
    one, two = (
        round(sum(ROLL_ODDS[dice][card.low : card.high + 1]) * throws) for dice, throws in ((1, 6), (2, 36))
    )
    return say("pays_on" if one else "pays_on_two", rolls=rolls, one=one, two=two)


def _revenue(strings: Strings, say: Say, card: Card) -> list[str]:
    lines = []
    if card.dice:
        lines.append(say("die_less", minus=card.minus) if card.minus else say("die"))
    elif card.x_type is not None:
        fields = {"base": card.base, "times": card.times, "type": type_name(strings, card.x_type)}
        line = say("by_type_more" if card.base else "by_type", **fields)
        lines.append(f"{line} {say('itself')}" if card.x_type == card.type else line)
    else:
        lines.append(say("flat", base=card.base) if card.base else say("nothing"))
    if card.mined_out:
        lines.append(say("mined_out"))
    if card.ticket:
        lines.append(say("ticket"))
    if card.discount:
        lines.append(say("discount", discount=card.discount))
    if card.name in MISPRINTED:
        lines.append(say("misprint"))
    return lines


def _points(say: Say, card: int) -> str:
    """The points that a card scores by itself under the rules as printed (A19)."""
    lines = score_lines([1 << card], [0], Rules())[0]
    own = lines.total - lines.most_of_type
    if own == lines.cards:
        return say("points", count=own)
    parts = [say("part_card")]
    if lines.government_military or lines.oil_tourism:
        parts.append(say("part_type", count=STATE_POINTS if lines.government_military else LEISURE_POINTS))
    if lines.starred:
        parts.append(say("part_printed"))
    return say("points_of", count=own, parts=", ".join(parts))


def _event_effects(strings: Strings, say: Say, card: Card) -> list[str]:
    lines = []
    if card.dice:
        lines.append(say("gain_die", minus=card.minus))
    if card.x_type is not None:
        lines.append(say("lose_each", count=-card.dollars, type=type_name(strings, card.x_type)))
    elif card.dollars:
        lines.append(say("gain", count=card.dollars) if card.dollars > 0 else say("lose", count=-card.dollars))
    if card.vp:
        lines.append(say("gain_point" if card.vp > 0 else "lose_point"))
    if card.free_type is not None:
        lines.append(say("free", type=type_name(strings, card.free_type)))
    return lines or [say("idle")]


def _plain(text: str) -> str:
    """Letters and figures alone, in one case."""
    return "".join(letter for letter in text.casefold() if letter.isalnum() or letter == " ").strip()
