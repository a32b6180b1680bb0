import itertools
from typing import Any

import pytest

from scenes.ui import palette
from scenes.ui.palette import SEATS, contrast, mix, rgb

# What the three kinds of colour blindness make of linear light (Machado, Oliveira and Fernandes 2009, severity 1).
SIGHTS = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
APART = 0.1  # in OKLab; a colour that can be told at a glance in a small mark


def times(matrix: Any, vector: Any) -> Any:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def seen(colour: Any, sight: Any) -> Any:
    """A colour in OKLab as this sight sees it."""
    light = [(c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4) for c in colour]
    light = [min(1.0, max(0.0, c)) for c in times(SIGHTS[sight], light)]
    cones = times(
        (
            (0.41222147, 0.53633254, 0.05144599),
            (0.2119035, 0.68069955, 0.10739696),
            (0.08830246, 0.28171884, 0.6299787),
        ),
        light,
    )
    return times(
        (
            (0.21045426, 0.79361779, -0.00407205),
            (1.9779985, -2.42859221, 0.45059371),
            (0.02590404, 0.78277177, -0.80867577),
        ),
        [c ** (1 / 3) for c in cones],
    )


def test_contrast_of_known_pairs() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(rgb("767676"), rgb("FFFFFF")) == pytest.approx(4.54, abs=0.01)
    assert contrast(palette.INK, palette.INK) == 1


def test_mixing() -> None:
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
    assert rgb("#E9BD62") == rgb("E9BD62") == (233, 189, 98)


@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_stay_apart_for_every_sight(sight: Any) -> None:  # R13, L07
    for one, other in itertools.combinations(SEATS, 2):
        assert distance(one.colour, other.colour, sight) > APART, (one.mark, other.mark)


def distance(one: Any, other: Any, sight: Any) -> Any:
    pairs = zip(seen(one, sight), seen(other, sight), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def test_no_seat_is_taken_for_money_or_for_what_pays() -> None:
    for seat in SEATS:
        assert distance(seat.colour, palette.BRASS, "full") > APART
        assert distance(seat.colour, palette.AURORA, "full") > APART


def test_six_seats_have_six_marks() -> None:
    assert [seat.mark for seat in SEATS] == ["fin", "sun", "shell", "leaf", "star", "hook"]


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (palette.ICE, palette.NAVY),
        (palette.MIST, palette.NAVY),
        (palette.MIST, palette.NAVY2),
        (palette.PAPER, palette.NAVY),
        (palette.BRASS, palette.NAVY),
        (palette.LOSS_TEXT, palette.NAVY),
        (palette.INK, palette.PAPER),
        (palette.INK2, palette.PAPER),
        (palette.INK, palette.PAPER2),
        (palette.ON_AURORA, palette.AURORA),
        (palette.ON_GOLD, palette.GOLD),
        (palette.WHITE, palette.TICKET),
        *((seat.colour, palette.NAVY) for seat in SEATS),
        *((palette.PAPER, kind.plate) for kind in palette.TYPES.values()),
        *((palette.WHITE, colour) for colour in palette.ERAS.values()),
        *(
            (look.on_primary, end)
            for look in (palette.ALASKA, palette.PACIFIC)
            for end in (look.primary, look.primary_low)
        ),
    ],
)
def test_text_colours_can_be_read(ink: Any, ground: Any) -> None:
    assert contrast(ink, ground) >= 4.5


def test_thirteen_types() -> None:
    assert len(palette.TYPES) == 13
    assert len({kind.plate for kind in palette.TYPES.values()}) == 13
