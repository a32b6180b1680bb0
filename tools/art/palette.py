"""Colours that several pictures share."""

from __future__ import annotations

from typing import NamedTuple

PAPER = "#F8EFDB"
INK = "#16263A"
NIGHT = "#081728"
BRASS = "#E9BD62"
AURORA = "#55E6B4"
VIOLET = "#8C74EA"


class TypeInks(NamedTuple):
    """The colours of a card type's badge and the outline that its family shares."""

    plate: str
    deep: str
    family: str


TYPES: dict[str, TypeInks] = {
    "indians": TypeInks("#AE4F28", "#6E2E14", "people"),
    "mines": TypeInks("#936206", "#6B4508", "land"),
    "fish": TypeInks("#BE4431", "#83291D", "water"),
    "wood": TypeInks("#2C6E49", "#153D29", "land"),
    "ships": TypeInks("#1F6CA6", "#0F3C62", "water"),
    "ground": TypeInks("#744232", "#3E2119", "transport"),
    "air": TypeInks("#277392", "#1B506D", "transport"),
    "government": TypeInks("#4A4C9C", "#282A5E", "state"),
    "military": TypeInks("#68702F", "#383D16", "state"),
    "oil": TypeInks("#34323F", "#17161E", "land"),
    "agriculture": TypeInks("#5D7416", "#3C500B", "land"),
    "service": TypeInks("#137772", "#084744", "people"),
    "tourism": TypeInks("#A83F78", "#5F1D41", "people"),
}


class Horizon(NamedTuple):
    """Six inks from the top of the sky to the near ground; all cards of a type share them."""

    top: str
    middle: str
    low: str
    far: str
    mid: str
    near: str


HORIZONS: dict[str, Horizon] = {
    "fish": Horizon("#1F5E73", "#79B2A6", "#F7C79B", "#2F7383", "#205564", "#12394A"),
    "mines": Horizon("#A8531F", "#E49A3C", "#F9DC9A", "#9A5A2B", "#6B3B1D", "#3A2112"),
    "wood": Horizon("#2B6A62", "#8DBE9B", "#F2E7B4", "#3D7D62", "#235843", "#123328"),
    "ships": Horizon("#174B7C", "#5CA0C6", "#F4D9B0", "#2F6C97", "#1E4C73", "#0F2D4B"),
    "ground": Horizon("#7C3A2B", "#DE7F4B", "#FBD694", "#93502F", "#663522", "#371C15"),
    "air": Horizon("#2C7FB3", "#86C4DE", "#F8EBC9", "#4E93B3", "#2D6A8A", "#17425C"),
    "government": Horizon("#35377F", "#8A7FBF", "#F5C9A4", "#55539A", "#383A76", "#1F2049"),
    "military": Horizon("#42513C", "#98A078", "#F0DDAA", "#64704A", "#444F33", "#252D1E"),
    "oil": Horizon("#2A2140", "#8C3F5C", "#F58A4B", "#4B3352", "#2F2340", "#181424"),
    "agriculture": Horizon("#4F8F5E", "#BBD07C", "#FBEFB8", "#7A9B3A", "#567526", "#304513"),
    "service": Horizon("#0F6A70", "#66B3A8", "#F6DFA9", "#2E8380", "#1B5F60", "#0C393D"),
    "tourism": Horizon("#3A2A6B", "#B0578F", "#F8B98C", "#6C4386", "#472E66", "#271A40"),
    "indians": Horizon("#7A2E1C", "#D9743F", "#FAD79A", "#9A4A2A", "#6C301C", "#3B190F"),
}
