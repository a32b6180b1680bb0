"""Words of the painters: the section `pacific_panel` of the strings."""

from typing import Any

from game.pacific.cards import CARDS
from scenes.pacific_map.look import Brush
from scenes.pacific_map.naming import rule_key


def say(brush: Brush, key: str, **fields: Any) -> str:
    """A text of the painters."""
    return brush.strings.text(f"pacific_panel.{key}", **fields)


def kind_name(brush: Brush, card: int) -> str:
    """The word for the kind of a card."""
    return say(brush, f"kinds.{CARDS[card].kind}")


def rule_of(brush: Brush, card: int) -> str:
    """What a card is for, in a sentence or two: its own text, else that of its kind."""
    return brush.strings.text(rule_key(card))
