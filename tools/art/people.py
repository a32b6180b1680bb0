"""People: small figures and a few that stand in front. Seen from behind or from afar, without faces."""

from __future__ import annotations

from tools.art.svg import circle, group, line, path, rect


def packer(x: float, y: float, scale: float, ink: str) -> str:
    """One of a column that climbs under packs."""
    body = path("M-7 0L-6 -20C-8 -30 -4 -36 2 -36C8 -36 10 -30 9 -20L8 0Z", ink)
    return group(
        body + circle(3, -43, 6.5, ink) + rect(-15, -37, 13, 20, ink, 3) + rect(-6, -48, 18, 3.4, ink), x, y, scale
    )


def prospector() -> str:
    """A man from behind with hat, pack and pick, about 190 high; his middle is the origin."""
    ink, pack, roll, strap = "#2B1A0E", "#A3422A", "#D8B27A", "#7D5A2C"
    coat = path("M-40 120L-34 10C-34 -14 -16 -24 0 -24C16 -24 34 -14 34 10L40 120Z", ink)
    load = rect(-27, -18, 54, 66, pack, 9) + rect(-27, 4, 54, 8, "#6E2817") + rect(-27, 26, 54, 8, "#6E2817")
    blanket = rect(-33, -38, 66, 24, roll, 11) + line("M-16 -38V-14M16 -38V-14", strap, 4)
    head = circle(0, -54, 17, ink)
    hat = path("M-36 -58Q0 -48 36 -58Q22 -66 20 -78Q10 -86 0 -82Q-10 -86 -20 -78Q-22 -66 -36 -58Z", "#4A2D18")
    hat += path("M-20 -68Q0 -62 20 -68V-63Q0 -57 -20 -63Z", "#D2432F")
    pick = line("M30 60L66 -60", strap, 7) + path("M40 -56Q66 -78 96 -50Q70 -62 40 -56Z", "#5B6670")
    return coat + load + blanket + head + hat + pick


def panner(shirt: str, trousers: str, hat: str, skin: str) -> str:
    """A man kneeling over a stream with a pan, facing left, about 150 high, ground at y = 0."""
    legs = path("M-10 0C-12 -26 4 -50 30 -56L58 -40C66 -26 64 -8 70 0Z", trousers) + path(
        "M40 -10C60 -18 86 -14 96 0H34Z", trousers
    )
    body = path("M6 -52C0 -86 14 -120 42 -122C62 -122 70 -100 66 -72L60 -40C40 -34 20 -40 6 -52Z", shirt)
    braces = line("M30 -120C22 -96 22 -70 26 -46M54 -118C60 -92 58 -66 54 -40", trousers, 5)
    arm = line("M34 -104C14 -92 -12 -72 -34 -56", shirt, 17) + line("M-30 -58L-46 -48", skin, 11)
    head = circle(28, -136, 17, skin) + path("M14 -132C12 -120 22 -114 32 -116L40 -126Z", "#6B4A2C")
    brim = path(
        "M-4 -142C14 -132 44 -134 62 -148C50 -152 48 -166 40 -172C28 -176 16 -170 12 -154C6 -150 0 -148 -4 -142Z",
        hat,
    )
    return legs + body + braces + head + brim + arm


def lumberjack(ink: str, shirt: str, check: str) -> str:
    """A man with an axe on his shoulder, from behind, about 190 high; feet at y = 120."""
    legs = path("M-30 30H30L34 120H8L2 60 -6 120H-34Z", ink)
    body = path("M-36 36C-40 -4 -30 -26 0 -28C30 -26 40 -4 36 36Z", shirt)
    checks = line("M-22 -20V36M-2 -26V36M18 -22V36M-36 -4H36M-37 14H37", check, 4, opacity=0.7)
    arms = line("M-32 -10C-46 10 -44 30 -36 44M32 -12C46 -4 46 -22 38 -36", shirt, 15)
    head = (
        circle(0, -46, 17, "#6B4A2C")
        + path("M-20 -50C-20 -74 20 -74 20 -50Z", "#C8402F")
        + rect(-21, -54, 42, 9, "#F8EFDB", 4)
        + circle(0, -70, 5, "#F8EFDB")
    )
    axe = line("M40 -28L-12 -92", "#C98A4B", 7) + path("M-30 -92C-26 -112 -8 -118 6 -112L-2 -84Z", "#9AA5AB")
    return legs + axe + body + checks + arms + head


def crowd(places: tuple[tuple[float, float, float], ...], ink: str) -> str:
    """Standing figures: (x, y of the feet, height) each."""
    drawn = ""
    for x, y, height in places:
        k = height / 46
        drawn += group(
            path("M-9 0L-7 -24C-9 -32 -5 -36 0 -36C5 -36 9 -32 7 -24L9 0Z", ink) + circle(0, -42, 6, ink), x, y, k
        )
    return drawn


def paddlers(count: int, length: float, ink: str, paddle: str) -> str:
    """A row of people who paddle to the right, sitting on y = 0, centred on the origin."""
    drawn = ""
    for i in range(count):
        x = -length / 2 + length * i / max(1, count - 1)
        body = path("M-8 4C-9 -14 -6 -22 0 -22C7 -22 9 -14 8 4Z", ink) + circle(1, -29, 6.5, ink)
        drawn += group(body + line("M2 -16L16 20", paddle, 3.2) + line("M14 14L18 24", paddle, 6), x)
    return drawn
