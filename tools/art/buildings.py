"""Houses, towns, forts, lights: what people build to live and rule in."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.svg import circle, ellipse, group, line, linear, num, path, polygon, radial, rect


def lighthouse() -> str:
    """A striped tower on its rock, with a beam to the left; in the coordinates of the coast-guard picture."""
    white, red, ink = "#F7EFDB", "#C23A2B", "#2A3324"
    beam = path("M331 112L10 44V168Z", linear((0, "#FFF6D0", 0), (1, "#FFF6D0", 0.85), end=(1, 0)))
    rock = path("M410 330V270L380 250 330 238 288 256 260 292 240 330Z", ink)
    tower = path("M360 250L348 124H314L302 250Z", white)
    tower += path("M308 196L310.5 168H351.5L354 196ZM312.5 146L314 128H348L349.5 146Z", red)
    tower += path("M331 124H348L360 250H331Z", "#1C2418", opacity=0.16)
    lamp = rect(308, 116, 46, 9, ink, 2) + rect(316, 96, 30, 20, "#FFE9A0", 2) + path("M312 97L331 80 350 97Z", red)
    return beam + rock + tower + lamp + line("M323 97V116M331 97V116M339 97V116", ink, 2.5)


def wharf_houses(
    y: float, houses: Sequence[tuple[float, float, float, str]], roof: str, lit: str = "#FFE39A"
) -> str:
    """Gabled houses on a pier: (x, width, height, colour) each, floors at y."""
    drawn = ""
    for x, w, h, colour in houses:
        drawn += rect(x, y - h, w, h, colour)
        drawn += path(
            f"M{num(x - 5)} {num(y - h)}L{num(x + w / 2)} {num(y - h - w * 0.5)} {num(x + w + 5)} {num(y - h)}Z",
            roof,
        )
        for row in range(max(1, int(h // 34))):
            drawn += "".join(
                rect(x + 8 + q * 15, y - h + 12 + row * 24, 8, 11, lit, 1) for q in range(int((w - 8) // 15))
            )
    return drawn


def pier(x0: float, x1: float, y: float, ink: str, depth: float = 22) -> str:
    """A deck on piles."""
    piles = "".join(rect(x, y + 4, 5, depth - 4, ink) for x in range(int(x0) + 6, int(x1), 26))
    return rect(x0, y, x1 - x0, 7, ink) + piles


def longhouse(x: float, y: float, width: float, height: float, wall: str, roof: str, shade: str) -> str:
    """A plank house seen from its gable end, floor at y."""
    half = width / 2
    eaves = y - height * 0.55
    front = polygon([(x - half, y), (x - half, eaves), (x, y - height), (x + half, eaves), (x + half, y)], wall)
    planks = "".join(
        line(f"M{num(x - half + i * width / 9)} {num(y)}V{num(eaves + 2)}", shade, 1.6, opacity=0.55)
        for i in range(1, 9)
    )
    gable = path(
        f"M{num(x - half * 1.12)} {num(eaves + 5)}L{num(x)} {num(y - height - 8)}"
        f"L{num(x + half * 1.12)} {num(eaves + 5)}"
        f"L{num(x + half * 1.12)} {num(eaves - 6)}L{num(x)} {num(y - height - 20)}"
        f"L{num(x - half * 1.12)} {num(eaves - 6)}Z",
        roof,
    )
    door = ellipse(x, y - height * 0.19, width * 0.1, height * 0.19, shade) + rect(
        x - width * 0.1, y - height * 0.19, width * 0.2, height * 0.19, shade
    )
    return front + planks + gable + door


def capitol(x: float, y: float, scale: float, stone: str, shade: str, dark: str, flag: str) -> str:
    """A columned hall with a dome and a flag, steps at y."""
    steps = "".join(
        rect(-150 + k * 9, -10 * (k + 1), 300 - 18 * k, 10, stone if k % 2 else shade) for k in range(4)
    )
    body = rect(-118, -128, 236, 88, shade) + rect(-128, -136, 256, 12, stone)
    body += "".join(
        rect(-110 + i * 32, -124, 15, 84, stone) + rect(-101 + i * 32, -124, 6, 84, shade, opacity=0.5)
        for i in range(7)
    )
    door = rect(-12, -92, 24, 52, dark, 2)
    pediment = path("M-132 -136L0 -178 132 -136Z", stone) + path("M-98 -142L0 -170 98 -142Z", shade)
    drum = (
        rect(-40, -206, 80, 34, stone)
        + "".join(rect(-33 + i * 14, -200, 7, 26, dark) for i in range(5))
        + rect(-46, -210, 92, 7, shade)
    )
    dome = path("M-40 -210C-40 -252 -18 -268 0 -268C18 -268 40 -252 40 -210Z", stone) + path(
        "M6 -267C26 -262 40 -246 40 -210H20C22 -236 18 -256 6 -267Z", shade
    )
    pole = line("M0 -268V-316", dark, 4) + path("M2 -314H44L36 -302L44 -290H2Z", flag)
    return group(body + door + steps + pediment + drum + dome + pole, x, y, scale)


def blockhouse(x: float, y: float, scale: float, wood: str, shade: str, roof: str) -> str:
    """A log blockhouse with an overhanging upper floor, about 120 wide."""
    lower = rect(-44, -62, 88, 62, wood) + "".join(line(f"M-44 {-54 + i * 10}H44", shade, 2) for i in range(6))
    upper = rect(-58, -112, 116, 54, wood) + "".join(line(f"M-58 {-104 + i * 10}H58", shade, 2) for i in range(5))
    slits = "".join(rect(px, -92, 12, 9, roof) for px in (-38, -6, 26)) + rect(-10, -34, 20, 34, roof)
    cap = path("M-66 -110L0 -154 66 -110Z", roof) + line("M0 -154V-198", roof, 4)
    return group(lower + upper + slits + cap, x, y, scale)


def palisade(x0: float, x1: float, y: float, height: float, wood: str, shade: str) -> str:
    """A wall of pointed logs."""
    drawn, x, i = "", x0, 0
    while x < x1:
        tall = height - (i * 7) % 5
        data = f"M{num(x)} {num(y)}V{num(y - tall)}l7 -12l7 12V{num(y)}Z"
        drawn += path(data, wood) + path(f"M{num(x + 8)} {num(y)}V{num(y - tall - 10)}l6 10V{num(y)}Z", shade)
        x, i = x + 14.5, i + 1
    return drawn


def shop_front(x: float, y: float, width: float, height: float, wall: str, trim: str, awning: str, ink: str) -> str:
    """A false-fronted shop with an awning and lit windows, floor at y."""
    face = rect(x, y - height, width, height, wall) + rect(x - 5, y - height - 8, width + 10, 12, trim, 2)
    count = int((width - 12) // 26)
    upper = "".join(
        rect(x + (width - count * 26) / 2 + 5 + i * 26, y - height + 18, 16, 24, "#FFE3A0", 1) for i in range(count)
    )
    stripe = width / 8
    cover = ""
    for i in range(8):
        left = x - 6 + i * (width + 12) / 8
        cover += path(
            f"M{num(x + i * stripe)} {num(y - 82)}h{num(stripe)}"
            f"L{num(left + (width + 12) / 8)} {num(y - 58)}H{num(left)}Z",
            awning if i % 2 == 0 else trim,
        )
    window = rect(x + 8, y - 54, width * 0.5, 38, "#FFE9B8", 2) + line(
        f"M{num(x + 8 + width * 0.25)} {num(y - 54)}v38", ink, 2
    )
    door = rect(x + width * 0.66, y - 54, width * 0.24, 54, ink, 2) + rect(
        x + width * 0.7, y - 48, width * 0.16, 24, "#FFD88A", 1
    )
    return face + upper + window + door + cover


def log_cabin(
    x: float, y: float, scale: float, wood: str, shade: str, roof: str, snow: str, lit: str = "#FFD27A"
) -> str:
    """A trapper's cabin with snow on its roof, floor at y, about 130 wide."""
    walls = rect(-52, -54, 104, 54, wood) + "".join(line(f"M-52 {-46 + i * 9}H52", shade, 2) for i in range(6))
    walls += "".join(circle(px, -49 + i * 9, 5, shade) for px in (-54, 54) for i in range(6))
    top = path("M-70 -50L0 -104 70 -50Z", roof) + path(
        "M-74 -50L0 -108 74 -50L62 -50C50 -62 40 -58 28 -72C18 -70 8 -88 0 -88C-8 -88 -18 -72 -28 -72C-40 "
        "-60 -50 -62 -62 -50Z",
        snow,
    )
    window = rect(-36, -38, 24, 20, lit, 1) + line("M-24 -38v20M-36 -28h24", shade, 2.4)
    door = rect(10, -40, 22, 40, roof, 1) + circle(28, -20, 2, lit)
    chimney = rect(30, -112, 15, 34, shade) + rect(27, -116, 21, 7, snow, 3)
    return group(chimney + walls + window + door + top, x, y, scale)


def barn(x: float, y: float, scale: float) -> str:
    """A red barn with a gambrel roof and a silo, floor at y, about 150 wide."""
    red, dark, white = "#B5362A", "#7A1F1B", "#FBEFD6"
    walls = path("M-60 0V-62L-44 -92 0 -116 44 -92 60 -62V0Z", red) + path(
        "M0 -116L44 -92 60 -62V0H0Z", dark, opacity=0.35
    )
    roof = line("M-66 -58L-48 -94 0 -122 48 -94 66 -58", "#3A2420", 9)
    doors = (
        rect(-24, -50, 48, 50, dark)
        + line("M-24 -50H24V0H-24ZM-24 -50L24 0M24 -50L-24 0", white, 3)
        + rect(-11, -88, 22, 20, white)
    )
    silo = (
        rect(70, -118, 38, 118, "#D8CDAE")
        + path("M70 -118C70 -140 108 -140 108 -118Z", "#8A96A0")
        + line("M70 -90H108M70 -60H108M70 -30H108", "#A89C7A", 2)
    )
    return group(silo + walls + doors + roof, x, y, scale)


def tent(x: float, y: float, scale: float, lit: str, shade: str, rope: str) -> str:
    """A tent lit from within, floor at y, about 160 wide."""
    body = (
        path("M-84 0L-8 -92L84 0Z", lit)
        + path("M-8 -92L84 0H30Z", shade)
        + path("M-8 -92L14 0H-26Z", "#5A2A1C", opacity=0.55)
    )
    return group(line("M-8 -92L-104 8M-8 -92L104 8M-8 -104V-88", rope, 2) + body, x, y, scale)


def campfire(x: float, y: float, scale: float) -> str:
    """A fire of three logs, foot at y."""
    flame = path(
        "M0 -44C-18 -26 -20 -12 -12 0H12C20 -12 14 -26 8 -32C8 -24 4 -22 2 -26C0 -30 2 -38 0 -44Z", "#FF8A3C"
    )
    flame += path("M0 -26C-10 -14 -8 -4 -5 0H6C10 -6 8 -14 0 -26Z", "#FFE08A")
    logs = line("M-22 4L20 -4M-20 -4L22 4", "#4A2D18", 7)
    glow = circle(0, -14, 58, radial((0, "#FFB54A", 0.55), (1, "#FFB54A", 0)))
    return group(glow + flame + logs, x, y, scale)
