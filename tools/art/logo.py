"""The name of the program in the display face, and the rule that goes below it."""

from __future__ import annotations

from tools.art.glyphs import star_outline
from tools.art.svg import Gradient, group, line, linear, num, path, rect, shadowed

LOGO_SIZE = (1040, 260)
CENTRE = LOGO_SIZE[0] / 2
BASELINE = 142

AURORA_PAINT = linear((0.1, "#F2FFFB"), (0.55, "#9DF2D4"), (0.9, "#4CC7B0"))
AND_PAINT = linear((0.2, "#FFF0C2"), (0.9, "#F2B13C"))
ATOLL_PAINT = linear((0.1, "#FFF6E0"), (0.5, "#FFD08A"), (0.9, "#FF9160"))


def logo() -> str:
    """Aurora in ice, Atoll in dawn, over a rule of two patterns; on nothing."""
    paints = (AURORA_PAINT, AND_PAINT, ATOLL_PAINT)
    dark = 'stroke="#020A18" stroke-width="14" stroke-linejoin="round"'
    back = group(_words(["#020A18"] * 3, dark), 0, 6)
    front = _words([f"url(#{paint.name})" for paint in paints])
    return "".join(paint.definition for paint in paints) + shadowed(back + front + _rule(214), 7, 9, 0.55)


def _words(paints: list[str], attributes: str = "") -> str:
    """The three words on one baseline; a paint for each."""
    # Where each word is anchored follows from the widths of the face: 490, 84 and 310 units with gaps of 34.
    words = (("Aurora", 534, "end", 156), ("&amp;", 610, "middle", 124), ("Atoll", 686, "start", 156))
    return "".join(
        f'<text x="{x}" y="{BASELINE}" font-family="Zilla Slab" font-weight="700" font-size="{size}" '
        f'text-anchor="{anchor}" fill="{paint}" {attributes}>{word}</text>'
        for (word, x, anchor, size), paint in zip(words, paints, strict=True)
    )


def _rule(y: float) -> str:
    """Chevrons of a poster on the left, reef scallops on the right, a star where they meet."""
    half, gap, height, step = 400, 36, 18, 15.25
    count = int((half - gap) / step)
    left, right = CENTRE - half, CENTRE + gap
    chevrons = "".join(
        f"M{num(left + i * step)} {num(y - 5)}l{num(step / 2)} 10l{num(step / 2)} -10" for i in range(count)
    )
    scallops = "".join(f"M{num(right + i * step + 1.5)} {num(y + 5)}a6.1 9 0 0 1 12.2 0" for i in range(count))
    width = count * step
    poster = rect(left, y - height / 2, width, height, "#0D3947", 2) + line(chevrons, "#BFF5E0", 3)
    cloth = rect(right, y - height / 2, width, height, "#E4CA96", 2) + line(scallops, "#6D3F24", 3)
    return poster + cloth + path(star_outline(CENTRE, y, 23, 15, 8), _star_paint())


def _star_paint() -> Gradient:
    return linear((0, "#FFE7A0"), (1, "#EDB030"))
