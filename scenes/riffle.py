"""The riffle of a deck, in both games: it is halved, and its halves fall into each other."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from scenes.movers import Flying
from scenes.ui.timeline import Timeline, in_back, in_quad, out_back, out_cubic

BACKS = 6
"""How many backs of the deck move."""
LIFTS, FALLS, NEXT = 0.16, 0.16, 0.045
"""Seconds in which a back lifts and falls, and by which the next one falls later."""
SECONDS = LIFTS + BACKS * NEXT + FALLS
"""How long it takes."""
ASIDE, HIGHER, ASKEW = 0.62, 0.05, 9.0
"""How far a back goes aside, in widths of the deck; how much higher each pair, in heights; its turn in degrees."""


def riffle(timeline: Timeline, backs: Sequence[Flying], deck: Rect, gone: Callable[[Flying], object]) -> None:
    """Send the backs, which lie on the deck, left and right by turns, and let them fall back; ``gone`` is called
    with each that has."""
    tween = timeline.tween
    for index, back in enumerate(backs):
        side = 1 if index % 2 else -1
        away = (deck.centerx + side * deck.width * ASIDE, deck.centery - deck.height * HIGHER * (index // 2))
        falls = LIFTS + index * NEXT
        tween(back, "pos", away, LIFTS, ease=out_back)
        tween(back, "spin", -ASKEW * side, LIFTS, ease=out_cubic)
        tween(back, "spin", 0.0, FALLS, delay=falls, ease=in_quad)
        tween(back, "pos", deck.center, FALLS, delay=falls, ease=in_back, done=partial(gone, back))
