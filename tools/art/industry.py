"""Mines, wells, rigs, mills and their tools."""

from __future__ import annotations

import math

from tools.art.svg import circle, ellipse, group, line, num, path, polygon, radial, rect


def nugget(x: float, y: float, size: float, colour: str, light: str = "#FFE79A") -> str:
    """A lump of gold."""
    corners = [(x + size * math.cos(k + x), y + size * 0.8 * math.sin(k + x)) for k in (0, 1.1, 2.1, 3.2, 4.2, 5.3)]
    return polygon(corners, colour) + circle(x - size * 0.2, y - size * 0.25, size * 0.22, light)


def adit() -> str:
    """A timbered mine mouth with a glow inside and rails, in the coordinates of the gold-mine picture."""
    timber, shade = "#B9834A", "#7A4E28"
    glow = radial((0, "#FFC04A"), (0.4, "#C76A1A"), (1, "#1D0E06"), centre=(0.5, 0.72), radius=0.62)
    mouth = path("M134 400V262L160 238H244L270 262V400Z", "#2A160A") + path(
        "M146 400V266L166 248H238L258 266V400Z", glow
    )
    posts = path("M128 400L142 246H160L152 400ZM252 400L244 246H262L276 400Z", timber)
    posts += path("M142 400L150 258H154L152 400ZM252 400L250 258H254L262 400Z", shade)
    lintel = path("M118 250L128 226H276L286 250Z", "#CF9A5A") + path("M118 250H286V256H118Z", shade)
    braces = path("M176 258h52v14h-52Z", shade) + line("M146 258L172 286M258 258L232 286", shade, 7)
    ties = "".join(
        path(f"M{202 - w} {y}H{202 + w}V{y + h}H{202 - w}Z", "#3A2112")
        for w, y, h in ((62, 384, 9), (46, 362, 7), (36, 346, 5))
    )
    lamp = line("M262 270V282", "#2A160A", 3) + rect(256, 282, 12, 18, "#FFD057", 3, "#2A160A", 2.5)
    return mouth + posts + lintel + braces + ties + line("M182 336L142 400M222 336L262 400", "#E8DCC0", 5) + lamp


def head_frame(x: float, y: float, scale: float, ink: str, wheel: str) -> str:
    """The tower over a mine shaft with its winding wheel and shed, floor at y, about 200 high."""
    legs = line("M-34 0L-12 -170M34 0L12 -170M70 0L14 -160", ink, 9)
    braces = line("M-30 -30L24 -90M30 -30L-24 -90M-22 -92L16 -150M22 -92L-16 -150M-31 -30H31M-23 -92H23", ink, 4.5)
    top = (
        rect(-26, -176, 56, 10, ink)
        + circle(4, -190, 24, "none", wheel, 6)
        + line("M4 -214V-166M-20 -190H28M-13 -207L21 -173M21 -207L-13 -173", wheel, 3)
    )
    shed = path("M64 0V-56L104 -84 172 -56V0Z", ink) + path("M56 -52L104 -92 182 -52V-62L104 -104 56 -64Z", wheel)
    windows = "".join(rect(px, -40, 14, 16, "#FFD27A", 1) for px in (82, 108, 134)) + line(
        "M24 -198L112 -92", ink, 3
    )
    return group(legs + braces + top + shed + windows, x, y, scale)


def pick_axe(handle: str, steel: str) -> str:
    """A pick, its handle upright, about 150 high with its foot at the origin."""
    return path("M-6 0L-5 -138H5L6 0Z", handle) + path(
        "M-70 -108C-52 -136 -24 -150 0 -150C24 -150 52 -136 70 -108C46 -126 24 -132 0 -132C-24 -132 -46 "
        "-126 -70 -108Z",
        steel,
    )


def derrick(x: float, y: float, height: float, ink: str, width: float = 0.34) -> str:
    """A drilling tower, floor at y."""
    foot, top = height * width / 2, height * 0.055
    sides = f"M{num(x - foot)} {num(y)}L{num(x - top)} {num(y - height)}H{num(x + top)}L{num(x + foot)} {num(y)}"
    braces, levels = "", 6
    for i in range(levels):
        a, b = i / levels, (i + 1) / levels
        wa, wb = foot + (top - foot) * a, foot + (top - foot) * b
        ya, yb = y - height * a, y - height * b
        braces += (
            f"M{num(x - wb)} {num(yb)}H{num(x + wb)}M{num(x - wa)} {num(ya)}L{num(x + wb)} {num(yb)}"
            f"M{num(x + wa)} {num(ya)}L{num(x - wb)} {num(yb)}"
        )
    crown = rect(x - top * 2, y - height - height * 0.05, top * 4, height * 0.06, ink, 2)
    return line(sides, ink, max(3, height * 0.036)) + line(braces, ink, max(1.6, height * 0.019)) + crown


def oil_platform() -> str:
    """A rig on legs with a burning flare, in the coordinates of the oil-rigs picture."""
    ink, plate, light, glow = "#15121F", "#2B2436", "#E8683A", "#FFD98A"
    legs = "".join(
        path(f"M{x} 250L{x + dx} 372H{x + dx + 13}L{x + 13} 250Z", ink)
        for x, dx in ((168, -10), (218, -3), (276, 3), (326, 10))
    )
    legs += line(
        "M176 276L222 340M226 276L168 340M226 276L284 340M282 276L224 340M284 276L336 340M332 276L286 340", ink, 4
    )
    deck = rect(146, 236, 216, 20, ink, 3) + rect(146, 236, 216, 4, light)
    deck += rect(156, 206, 74, 30, plate, 2) + rect(282, 198, 70, 38, plate, 2) + rect(170, 184, 46, 22, plate, 2)
    windows = (
        (164, 216),
        (180, 216),
        (196, 216),
        (212, 216),
        (292, 208),
        (308, 208),
        (324, 208),
        (292, 222),
        (324, 222),
        (180, 191),
        (196, 191),
    )
    deck += "".join(rect(x, y, 8, 8, glow, 1) for x, y in windows)
    flare = line("M352 206L394 140", ink, 6) + path(
        "M394 142C378 122 388 108 396 84C408 104 414 126 400 142Z", "#FF8A3C"
    )
    flare += path("M395 140C388 128 392 118 397 106C403 118 406 130 399 140Z", "#FFE08A")
    crane = (
        rect(330, 150, 6, 50, ink)
        + line("M336 152L300 128", ink, 5)
        + rect(158, 150, 5, 36, ink)
        + circle(160.5, 148, 4, light)
    )
    feet = "".join(ellipse(x, 372, 20, 4, "#FFC98A", opacity=0.5) for x in (164, 222, 286, 342))
    return legs + deck + derrick(258, 238, 182, ink) + flare + crane + feet


def pump_jack(x: float, y: float, scale: float, ink: str, light: str) -> str:
    """A nodding pump, floor at y, about 170 wide."""
    beam = path("M-84 -96L74 -126 78 -114 -80 -84Z", ink) + path(
        "M-84 -112C-104 -106 -108 -84 -96 -64L-82 -70C-90 -82 -88 -94 -78 -98Z", light
    )
    frame = line("M-6 -104L-34 0M-6 -104L26 0M-24 -40H16", ink, 8)
    crank = (
        line("M66 -116L58 -34", ink, 6)
        + circle(58, -34, 16, light)
        + path("M58 -34L84 -8 70 2Z", ink)
        + rect(34, -18, 46, 18, ink, 2)
    )
    return group(beam + frame + crank + line("M-97 -66V0", ink, 4) + rect(-110, -8, 26, 8, ink, 2), x, y, scale)


def log_end(x: float, y: float, r: float, bark: str, wood: str, ring: str) -> str:
    """A log seen from its sawn end."""
    return (
        circle(x, y, r, bark)
        + circle(x, y, r * 0.84, wood)
        + circle(x, y, r * 0.52, "none", ring, r * 0.09)
        + circle(x, y, r * 0.22, ring)
    )


def log_pile(x: float, y: float, r: float, rows: int, bark: str, wood: str, ring: str) -> str:
    """A stack of logs, ends to the viewer, lowest row on y with `rows` logs."""
    drawn = ""
    for row in range(rows):
        for i in range(rows - row):
            drawn += log_end(x + (i - (rows - row - 1) / 2) * r * 2.02, y - r - row * r * 1.75, r, bark, wood, ring)
    return drawn


def axe_in_stump(x: float, y: float, scale: float) -> str:
    """A chopping block with an axe in it, floor at y, about 150 wide."""
    stump = path("M-64 0C-54 -10 -50 -30 -50 -62H50C50 -30 54 -10 66 0C30 10 -30 10 -64 0Z", "#4A2D18") + path(
        "M4 -62H50C50 -30 54 -10 66 0C50 6 30 8 10 8C6 -20 4 -40 4 -62Z", "#331D0F"
    )
    top = (
        ellipse(0, -62, 50, 15, "#D8A868")
        + ellipse(0, -62, 34, 9.5, "none")
        + ellipse(0, -62, 30, 8, "#B98448")
        + ellipse(0, -62, 18, 5, "#D8A868")
    )
    handle = path("M-4 -66L78 -176C84 -182 92 -176 88 -168L10 -62Z", "#C98A4B") + line(
        "M40 -124L84 -174", "#A3552A", 5
    )
    head = path("M-22 -92L14 -118L34 -92L12 -70C2 -58 -14 -60 -26 -66C-16 -72 -18 -82 -22 -92Z", "#8A96A0") + path(
        "M-22 -92L-8 -102C-2 -86 -4 -72 -26 -66C-16 -72 -18 -82 -22 -92Z", "#D5DDE0"
    )
    return group(stump + top + handle + head, x, y, scale)
