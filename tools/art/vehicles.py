"""What flies, rolls and slides."""

from __future__ import annotations

from tools.art.svg import circle, ellipse, line, path, rect


def airliner() -> str:
    """A propeller airliner of the fifties, nose right, about 340 long."""
    silver, shade, blue, ink = "#F4F1E4", "#B9C7CC", "#1F5C8F", "#22343F"
    tail = path("M-150 -8L-172 -72C-160 -80 -138 -78 -130 -70L-96 -16Z", blue) + path(
        "M-164 -4L-186 -20H-150L-112 -4Z", shade
    )
    body = path(
        "M-172 -6C-120 -26 60 -32 120 -26C152 -22 170 -10 172 2C168 14 150 22 116 24C40 28 -110 16 -172 -6Z", silver
    )
    body += path("M-172 -6C-100 6 80 14 172 2C168 14 150 22 116 24C40 28 -110 16 -172 -6Z", shade)
    body += path("M-166 -6C-90 -2 90 2 171 -2L172 4C90 12 -90 8 -166 -6Z", blue)
    windows = "".join(circle(-96 + i * 20, -13 - i * 0.5, 4.6, ink) for i in range(10)) + path(
        "M128 -24C140 -22 152 -16 158 -10H132Z", ink
    )
    wing = path("M-14 8L-78 66H-44L66 14Z", shade) + path("M-14 8L-78 66H-66L20 10Z", silver)
    engine = ""
    for x, y in ((14, 20), (-26, 46)):
        nacelle = (
            f"M{x - 30} {y - 5}C{x - 16} {y - 11} {x + 10} {y - 11} {x + 20} {y - 4}V{y + 6}"
            f"C{x + 8} {y + 11} {x - 18} {y + 9} {x - 30} {y - 5}Z"
        )
        engine += (
            path(nacelle, blue) + ellipse(x + 23, y + 1, 3, 26, ink, opacity=0.35) + circle(x + 23, y + 1, 4, ink)
        )
    return tail + body + windows + wing + engine


def locomotive() -> str:
    """A steam engine with cab and tender, running right, rails at y = 285, cab from x = 172."""
    black, red, brass = "#1F1B1E", "#B5362A", "#E3AE4E"
    tender = (
        rect(172, 244, 44, 32, black, 3) + path("M174 244q18 -16 40 0Z", "#3A2A20") + rect(172, 264, 44, 4, brass)
    )
    cab = rect(218, 214, 38, 62, red, 3) + rect(213, 207, 48, 9, black, 3) + rect(225, 224, 22, 18, "#FFE9B4", 2)
    boiler = rect(252, 230, 92, 36, black, 8) + rect(322, 227, 24, 42, "#2E292D", 7)
    boiler += "".join(rect(x, 229, 4, 38, brass) for x in (270, 296, 316))
    chimney = path("M326 228L322 196H346L342 228Z", black) + rect(319, 192, 30, 7, brass, 3)
    dome = path("M280 230v-10q9 -10 18 0v10Z", brass) + rect(258, 222, 12, 9, brass, 3)
    catcher = path("M346 262L372 286H330Z", red) + "".join(
        line(f"M{344 + i * 6} {264 + i * 5}L{340 + i * 7} 286", black, 2.5) for i in range(4)
    )
    lamp = circle(349, 240, 8, "#FFF3C9", black, 3)
    wheels = "".join(
        circle(x, 285 - r, r, black) + circle(x, 285 - r, r - 4, red) + circle(x, 285 - r, 3.5, brass)
        for x, r in ((240, 15), (274, 15), (308, 15), (332, 8))
    )
    return tender + cab + boiler + chimney + dome + catcher + lamp + wheels + rect(240, 268, 70, 4.5, brass, 2)


def carriage(x: float, width: float, colour: str, lit: str = "#FFE9B4") -> str:
    """A passenger car with its left end at x, rails at y = 285."""
    black, brass = "#1F1B1E", "#E3AE4E"
    windows = "".join(rect(x + 8 + i * 17, 242, 11, 13, lit, 1.5) for i in range(int(width // 17)))
    wheels = "".join(circle(x + q, 279, 7, black) for q in (14, 28, width - 28, width - 14))
    return (
        rect(x, 232, width, 44, colour, 4)
        + rect(x, 228, width, 8, black, 3)
        + windows
        + rect(x, 262, width, 4, brass)
        + wheels
    )


def mine_cart() -> str:
    """A cart heaped with ore, wheels on y = 29."""
    cart = path("M-50 -30H50L38 14H-38Z", "#4D5A63") + path("M-50 -30H50L47 -20H-47Z", "#78868E")
    cart += line("M-12 -20V14M16 -20V14", "#333D45", 4)
    return cart + "".join(circle(x, 17, 12, "#1F2429") + circle(x, 17, 4.5, "#9AA5AB") for x in (-26, 26))


def dog_sled(wood: str, load: str, ink: str) -> str:
    """A sled with a musher on its runners, moving right, runners on y = 34, about 130 long."""
    runners = line("M-66 34H52C62 34 68 28 70 20M-60 34L-66 -22M-34 34L-38 4M18 34V8", wood, 5) + line(
        "M-40 10H36L60 24", wood, 5
    )
    cargo = path("M-34 8C-32 -14 20 -16 32 8Z", load) + line("M-14 -8V8M10 -9V8", ink, 3)
    musher = path("M-78 34L-74 -8C-76 -30 -66 -38 -54 -38C-44 -38 -40 -26 -44 -8L-52 34Z", ink) + circle(
        -54, -50, 11, ink
    )
    ruff = circle(-54, -50, 12.5, "#D8B27A") + circle(-51, -49, 8, "#8A5A3C")
    return runners + cargo + musher + ruff + line("M-60 -24L-62 -10L-44 -14", "#C8402F", 7)


def trestle(y: float, x0: float, x1: float, ink: str, light: str) -> str:
    """A timber viaduct whose rails lie at y."""
    drawn = rect(x0, y + 4, x1 - x0, 11, ink) + rect(x0, y, x1 - x0, 4, light)
    x = x0 + 8
    while x < x1:
        legs = f"M{x} {y + 14}L{x - 14} {y + 116}M{x + 22} {y + 14}L{x + 36} {y + 116}"
        braces = (
            f"M{x - 6} {y + 46}H{x + 28}M{x - 10} {y + 82}H{x + 32}"
            f"M{x - 4} {y + 46}L{x + 32} {y + 82}M{x + 26} {y + 46}L{x - 10} {y + 82}"
        )
        drawn += line(legs + braces, ink, 5)
        x += 56
    return drawn
