"""Lists a game's deck from the engine's own table of cards."""

import json
from collections.abc import Sequence
from typing import Any

from game.alaska import cards as alaska
from game.pacific import cards as pacific
from tools import console

JSON_HELP = """\
With --json, alaska: an array of one object for each card, in printed order, with the keys name, kind (resource or
event), type (its full name), era (early, middle or late), cost (dollars), low and high (the rolls that pay;
9+ ends at 12), revenue (as printed), ticket (true or false), vp (what the card itself scores), note. What an
event lacks is null. With --json, pacific: one object for each name, with the keys name, kind
(island, canoe, warrior, stockade, food, navigation, event or special), copies, note."""


def alaska_rows() -> list[dict[str, Any]]:
    """All 120 cards of Alaska in JSON's terms, in printed order."""
    return [_alaska_row(card) for card in alaska.CARDS]


def _alaska_row(card: alaska.Card) -> dict[str, Any]:
    resource = not card.is_event
    return {
        "name": card.name,
        "kind": card.kind,
        "type": None if card.type is None else alaska.TYPES[card.type],
        "era": alaska.ERAS[card.era],
        "cost": card.cost if resource else None,
        "low": card.low if resource else None,
        "high": card.high if resource else None,
        "revenue": card.revenue if resource else None,
        "ticket": card.ticket if resource else None,
        "vp": card.vp,
        "note": card.note,
    }


def alaska_table() -> list[str]:
    """All 120 cards of Alaska as lines of a table, scores as printed."""
    head = ("Card", "Era", "Type", "Cost", "Score", "Revenue", "Notes")
    rows = []
    for card in alaska.CARDS:
        if card.type is None:
            figures = ("Event", "", "", "")
        else:
            figures = (alaska.TYPES[card.type], str(card.cost), card.score, card.revenue)
        rows.append((card.name, alaska.ERAS[card.era], *figures, card.note))
    return console.table([head, *rows], right=(3,))


def pacific_rows() -> list[dict[str, Any]]:
    """The 39 names of the Pacific's 100 cards in JSON's terms, in printed order."""
    return [
        {"name": card.name, "kind": card.kind, "copies": card.copies, "note": card.note} for card in pacific.CARDS
    ]


def pacific_table() -> list[str]:
    """The same as lines of a table."""
    rows = [(card.name, str(card.copies), card.kind.capitalize(), card.note) for card in pacific.CARDS]
    return console.table([("Card", "#", "Type", "Notes"), *rows], right=(1,))


LISTS = {"alaska": (alaska_rows, alaska_table), "pacific": (pacific_rows, pacific_table)}
"""By game: its cards in JSON's terms, and as a table."""


def main(words: Sequence[str]) -> None:
    """List the deck that the command line asks for."""
    parser = console.Parser("cards", "Lists a game's deck.", JSON_HELP)
    parser.add_argument("game", choices=LISTS, help="whose deck")
    parser.add_argument("--json", action="store_true", help="as JSON, in the terms told below")
    given = parser.parse_args(words)
    rows, lines = LISTS[given.game]
    print(json.dumps(rows(), indent=1) if given.json else "\n".join(lines()))


if __name__ == "__main__":
    console.run("cards", main)
