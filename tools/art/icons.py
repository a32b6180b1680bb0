"""Files of icons: glyphs in white, badges of types and emblems of towns in colour, dice."""

from __future__ import annotations

from tools.art.alaska import emblems
from tools.art.dice import die, die_shadow
from tools.art.glyphs import BOX, INTERFACE_GLYPHS, TYPE_GLYPHS
from tools.art.palette import PAPER, TYPES
from tools.art.svg import document, group, num, path, tinted

WHITE = "#FFFFFF"


def family_outline(family: str, x: float, y: float, h: float) -> str:
    """Path data of a family's shape round (x, y), about h to each side: water is a circle, land a hexagon,
    transport a diamond, state a shield, people an arch."""

    def at(dx: float, dy: float) -> str:
        return f"{num(x + dx * h)} {num(y + dy * h)}"

    if family == "water":
        r = num(h * 1.02)
        return f"M{at(-1.02, 0)}A{r} {r} 0 1 1 {at(1.02, 0)}A{r} {r} 0 1 1 {at(-1.02, 0)}Z"
    if family == "land":
        return f"M{at(-1, -0.5)}L{at(0, -1.08)}L{at(1, -0.5)}L{at(1, 0.5)}L{at(0, 1.08)}L{at(-1, 0.5)}Z"
    if family == "transport":
        return f"M{at(0, -1.12)}L{at(1.12, 0)}L{at(0, 1.12)}L{at(-1.12, 0)}Z"
    if family == "state":
        return (
            f"M{at(-1, -0.92)}L{at(1, -0.92)}L{at(1, 0.15)}Q{at(0.8, 0.85)} {at(0, 1.08)}"
            f"Q{at(-0.8, 0.85)} {at(-1, 0.15)}Z"
        )
    if family == "people":
        return f"M{at(-1, 1)}L{at(-1, -0.1)}A{num(h)} {num(h * 0.95)} 0 0 1 {at(1, -0.1)}L{at(1, 1)}Z"
    raise ValueError(f"no such family: {family}")


def glyph(body: str) -> str:
    """A white glyph on nothing, for the client to tint and place."""
    return document(tinted(body, WHITE), BOX, BOX, (96, 96))


def badge_body(card_type: str, x: float, y: float, size: float) -> str:
    """A type's token: its family's outline in its colours with its sign."""
    inks = TYPES[card_type]
    h = size / 2
    # The sign sits where its outline has room: lower in an arch, smaller in a diamond.
    scale = size * (0.56 if inks.family == "transport" else 0.62) / BOX
    down = size * (0.05 if inks.family == "people" else 0)
    outline = path(family_outline(inks.family, x, y, h), inks.plate, PAPER, size * 0.06)
    return outline + tinted(
        group(TYPE_GLYPHS[card_type], x - BOX / 2 * scale, y - BOX / 2 * scale + down, scale), PAPER
    )


def icon_files() -> dict[str, str]:
    """Every icon by its file name under assets/icons, as SVG text."""
    files = {f"type_{name}.svg": glyph(body) for name, body in TYPE_GLYPHS.items()}
    files |= {f"{name}.svg": glyph(body) for name, body in INTERFACE_GLYPHS.items()}
    files |= {f"badge_{name}.svg": document(badge_body(name, 50, 50, 82), 100, 100) for name in TYPES}
    files |= {
        f"emblem_{town}.svg": document(emblem(), emblems.BOX, emblems.BOX)
        for town, emblem in emblems.EMBLEMS.items()
    }
    files |= {f"die_{face}.svg": document(die(face), 120, 120) for face in range(1, 7)}
    files["die_shadow.svg"] = document(die_shadow(), 120, 60)
    return files
