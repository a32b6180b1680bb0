"""What the cards of the Pacific are called in the keys of pictures and strings."""

from game.pacific.cards import CARDS

OWN_RULE = ("event", "special")
"""The kinds whose cards each have a rule of their own."""


def slug(card: int) -> str:
    """The name of a card in small letters joined by `_`."""
    letters = "".join(letter if letter.isalnum() else " " for letter in CARDS[card].name.lower())
    return "_".join(letters.split())


def picture_key(card: int) -> str:
    """The picture of a card."""
    return f"pictures/pacific/{slug(card)}"


def rule_key(card: int) -> str:
    """The text that says what a card is for: its own, else that of its kind."""
    kind = CARDS[card].kind
    return f"pacific_panel.rules.{slug(card) if kind in OWN_RULE else kind}"
