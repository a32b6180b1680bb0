"""What people at work wear on their heads, drawn about the middle of a head of radius 9 that looks right."""

from __future__ import annotations

from tools.art.svg import ellipse, line, path, rect


def hard_hat(ink: str, shade: str) -> str:
    """A helmet with a ridge and a short peak."""
    dome = path("M-11 -3C-12 -19 11 -19 11 -3Z", ink) + path("M3 -15C9 -13 11 -8 11 -3H5Z", shade)
    return dome + rect(-12, -5, 28, 4, shade, 2) + line("M-3 -14H4", ink, 4)


def sou_wester(ink: str, shade: str) -> str:
    """A rain hat whose brim is long at the back."""
    dome = path("M-11 -3C-11 -20 11 -20 11 -3Z", ink)
    return (
        dome + path("M11 -5L17 -2C8 0 -4 2 -10 8L-20 14C-18 4 -14 -4 -10 -6Z", shade) + line("M-10 -5H10", ink, 3)
    )


def braid(ink: str) -> str:
    """Long hair in a braid down the back."""
    return path("M-9 4C-13 -14 12 -14 9 -3C4 -6 -1 -5 -3 0C-4 4 -6 6 -9 4Z", ink) + ellipse(
        -11, 15, 3.2, 13, ink, turn=10
    )


def woven_hat(straw: str, stripe: str) -> str:
    """A wide painted hat of spruce root, as worn on the coast of the south-east."""
    cone = path("M-22 0L-8 -14C-6 -18 6 -18 8 -14L22 0C10 4 -10 4 -22 0Z", straw)
    return (
        cone
        + path("M1 4C10 4 16 2 22 0L8 -14C7 -16 4 -17 1 -17Z", stripe, opacity=0.35)
        + line("M-12 -8C-6 -5 6 -5 12 -8", stripe, 3)
    )


def head_lamp(ink: str, shade: str) -> str:
    """A miner's helmet with its lamp."""
    return hard_hat(ink, shade) + rect(8, -13, 7, 8, "#FFF6D2", 2)
