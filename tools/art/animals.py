"""Animals, each about its own origin."""

from __future__ import annotations

import math

from tools.art.svg import circle, ellipse, group, line, num, path


def salmon() -> str:
    """A leaping sockeye, head to the right, about 180 long."""
    red, dark, belly, head = "#D8452F", "#8E2418", "#F8D9B5", "#2E4F45"
    fins = (
        path("M-60 6C-74 -8 -88 -22 -99 -24C-92 -8 -91 2 -98 24C-84 21 -72 13 -60 8Z", dark)
        + path("M-6 -25C0 -41 14 -44 26 -38C21 -31 19 -25 17 -21Z", dark)
        + path("M34 10C31 22 20 29 9 31C13 22 15 16 18 12Z", dark)
        + path("M-22 20q-8 12 -20 12q5 -8 7 -15ZM-42 -15q-6 -10 -15 -10q2 8 5 14Z", dark)
    )
    body = (
        path("M-66 4C-40 -24 4 -33 44 -22C64 -16 78 -5 84 4C78 12 70 13 60 14C34 27 -22 28 -66 8Z", red)
        + path("M-66 6C-24 20 26 25 62 13C36 27 -22 28 -66 8Z", belly)
        + path("M-62 -1C-34 -22 4 -32 44 -22L46 -16C10 -24 -30 -16 -62 -1Z", dark)
        + path("M46 -21C56 -12 58 4 50 17C66 15 76 11 84 4C78 -6 66 -16 46 -21Z", head)
        + line("M66 9C72 9 78 8 83 5", "#132720", 2)
        + circle(66, -4, 4.6, "#F8E9B0")
        + circle(67, -4, 2.5, "#10201A")
    )
    spots = "".join(
        circle(-44 + i * 9.4, -9 - 6 * math.sin((i + 1) / 10 * 3.1) + (i % 2) * 4, 1.7, dark) for i in range(9)
    )
    return fins + body + spots


def fish(body: str, belly: str, fin: str) -> str:
    """A plain fish seen from the side, head to the right, about 120 long."""
    return (
        path("M-40 0C-54 -12 -62 -20 -70 -22C-64 -8 -64 8 -70 22C-62 20 -54 12 -40 2Z", fin)
        + path(
            "M-8 -19C-2 -32 14 -34 22 -30C18 -24 18 -20 16 -16ZM-6 17C-4 28 -16 32 -22 32C-20 24 -20 20 -18 16Z",
            fin,
        )
        + path("M-46 1C-26 -20 8 -24 30 -16C46 -10 54 -2 58 2C52 12 38 18 22 20C-6 23 -30 16 -46 1Z", body)
        + path("M-46 1C-20 12 24 14 56 4C50 12 38 18 22 20C-6 23 -30 16 -46 1Z", belly)
        + line("M26 -14C32 -6 32 8 26 17", fin, 2.5)
        + circle(40, -3, 4, "#FFF6DA")
        + circle(41, -3, 2.2, "#10201A")
    )


def moose(ink: str) -> str:
    """A bull moose as a silhouette, head to the right, hooves at y = 62."""
    body = (
        "M-58 -8C-62 -28 -48 -44 -28 -46C-14 -56 4 -58 18 -50C30 -48 40 -54 48 -58C54 -66 66 -68 74 -62"
        "C84 -56 94 -44 96 -36C92 -30 84 -30 78 -32C70 -30 66 -24 62 -16C60 -10 62 -2 58 2C54 0 54 -6 52 -10"
        "C48 -2 42 4 36 8L36 30 33 62H26L27 32 22 12C8 16 -10 14 -26 10L-30 32 -28 62H-35L-38 34 -44 12"
        "C-48 24 -50 34 -49 62H-56L-58 30C-62 18 -58 4 -58 -8Z"
    )
    left_antler = (
        "M62 -62C52 -74 34 -74 22 -90C24 -94 27 -92 30 -88C28 -98 30 -102 34 -102C35 -96 38 -90 41 -88"
        "C40 -98 44 -104 48 -103C47 -95 50 -88 54 -84C55 -92 59 -97 63 -96C61 -88 63 -78 68 -64Z"
    )
    right_antler = (
        "M70 -62C76 -76 92 -76 104 -88C103 -94 99 -92 96 -89C97 -99 94 -103 90 -102C90 -96 88 -91 85 -89"
        "C85 -98 81 -103 77 -101C79 -94 77 -88 74 -84Z"
    )
    return path(body, ink) + path(left_antler + right_antler, ink)


def bear(ink: str, light: str) -> str:
    """A brown bear standing in a stream, head to the right, feet at y = 60."""
    body = (
        "M-88 8C-94 -24 -74 -52 -40 -54C-22 -56 -10 -50 2 -56C16 -66 34 -68 46 -60C50 -70 62 -70 62 -58"
        "C74 -54 84 -44 94 -34C98 -28 94 -22 86 -22C76 -20 66 -18 60 -10C56 4 54 14 52 24L56 60H32L28 30"
        "C8 34 -18 34 -36 28L-38 60H-62L-64 34C-70 42 -72 50 -70 60H-92C-94 42 -92 24 -88 8Z"
    )
    back = (
        "M-88 0C-88 -28 -70 -50 -40 -54C-22 -56 -10 -50 2 -56C16 -66 34 -68 46 -60C20 -54 -10 -38 -40 "
        "-40C-64 -40 -80 -22 -88 0Z"
    )
    return path(body, ink) + path(back, light) + circle(70, -42, 3, "#140C07") + ellipse(93, -31, 5, 4, "#140C07")


def husky(coat: str, pale: str, ink: str) -> str:
    """A sled dog at full stretch, running right, feet at y = 34, about 100 long."""
    tail = path("M-40 -16C-52 -22 -58 -34 -52 -42C-48 -34 -42 -30 -34 -24Z", coat)
    legs = line(
        "M-30 -4C-44 6 -52 16 -62 30M-24 0C-22 14 -34 22 -40 34M26 -2C38 8 50 14 60 26M18 2C26 16 34 20 36 34",
        coat,
        8,
    )
    body = path(
        "M-42 -10C-38 -26 -14 -28 6 -26C18 -26 24 -32 28 -38L26 -50L36 -42L44 -50L46 -38C56 -34 62 -28 66 "
        "-24C64 -18 56 -18 48 -18C42 -4 32 8 14 8C-6 6 -20 2 -32 4C-40 2 -44 -4 -42 -10Z",
        coat,
    )
    chest = path(
        "M48 -18C42 -4 32 8 14 8C-6 6 -20 2 -32 4C-10 -2 10 0 24 -10C32 -16 40 -18 48 -18ZM46 -30C54 -30 "
        "60 -26 66 -24C64 -18 56 -18 48 -18Z",
        pale,
    )
    harness = line("M6 -26C12 -14 10 0 6 8M22 -30C22 -18 26 -6 26 2", "#C8402F", 4)
    return tail + legs + body + chest + harness + circle(50, -31, 2.4, ink) + circle(65, -23, 2.6, ink)


def crab(shell: str, dark: str, light: str) -> str:
    """A king crab from above, about 220 wide."""
    legs = ""
    for side in (-1, 1):
        for k, (reach, drop) in enumerate(((92, -44), (108, -8), (100, 30), (76, 62))):
            knee = f"{num(side * (54 + k * 3))} {num(-34 + k * 20)}"
            legs += line(f"M{side * 30} {-10 + k * 11}L{knee}L{side * reach} {drop}", dark, 12 - k)
            legs += line(f"M{side * 30} {-10 + k * 11}L{knee}", shell, 8 - k)
        claw = f"M{side * 34} -22C{side * 56} -40 {side * 52} -66 {side * 40} -84"
        legs += line(claw, shell, 15)
        pincer = (
            f"M{side * 30} -78C{side * 26} -104 {side * 44} -122 {side * 62} -118C{side * 50} "
            f"-112 {side * 46} -102 {side * 46} -94"
            f"C{side * 56} -98 {side * 64} -104 {side * 68} -112C{side * 76} -92 {side * 62} "
            f"-72 {side * 44} -68Z"
        )
        legs += path(pincer, dark)
    carapace = path("M-48 6C-52 -24 -30 -44 0 -46C30 -44 52 -24 48 6C44 34 22 46 0 46C-22 46 -44 34 -48 6Z", shell)
    ridge = path("M-36 -14C-24 -34 24 -34 36 -14C20 -22 -20 -22 -36 -14Z", light)
    bumps = "".join(
        circle(x, y, 4.5, dark)
        for x, y in ((-24, 4), (0, -4), (24, 4), (-14, 22), (14, 22), (0, 34), (-34, -2), (34, -2))
    )
    eyes = "".join(line(f"M{x} -42V-54", shell, 4) + circle(x, -56, 4.5, "#10151A") for x in (-12, 12))
    return legs + carapace + ridge + bumps + eyes


def seal(coat: str, belly: str) -> str:
    """A fur seal hauled out, head up to the right, about 150 long, belly at y = 30."""
    body = (
        "M-74 24C-60 4 -30 -6 0 -14C16 -22 22 -40 34 -52C44 -60 58 -58 64 -48C68 -42 72 -38 78 -36C76 "
        "-30 70 -28 62 -28C58 -6 50 20 24 30H-40C-56 38 -76 40 -90 34C-84 30 -78 28 -74 24Z"
    )
    front = "M62 -28C58 -6 50 20 24 30H2C26 18 40 -4 46 -26C52 -26 56 -26 62 -28Z"
    flipper = "M10 14C16 24 10 36 -14 40C-8 30 -2 24 0 16Z"
    return (
        path(body, coat)
        + path(front, belly)
        + path(flipper, "#1C140F")
        + circle(60, -44, 3, "#0D0906")
        + line("M70 -36L84 -40M70 -34L84 -34", "#E8DCC0", 1.5)
    )


def gull(x: float, y: float, span: float, ink: str) -> str:
    """A bird far off, as two strokes of a pen."""
    wing = (
        f"M{num(-span)} {num(-span * 0.3)}Q{num(-span * 0.4)} {num(-span * 0.5)} 0 0"
        f"Q{num(span * 0.4)} {num(-span * 0.5)} {num(span)} {num(-span * 0.3)}"
    )
    return group(line(wing, ink, max(2, span * 0.16)), x, y)


def flying_gull(x: float, y: float, scale: float, turn: float = 0, flip: bool = False) -> str:
    """A gull near by, gliding to the right on bent wings, about 90 wide."""
    wing = path("M-4 -2C-14 -22 -30 -30 -48 -26C-36 -20 -26 -10 -14 6Z", "#D5DEDF")
    wing += path("M-48 -26C-40 -29 -34 -29 -28 -26L-34 -20Z", "#2B3A44")
    near = path("M6 -4C12 -26 26 -38 44 -36C36 -28 30 -14 18 4Z", "#FFFDF4")
    near += path("M44 -36C37 -37 31 -34 27 -30L36 -26Z", "#2B3A44")
    body = path("M-34 6C-20 -4 0 -8 18 -6C26 -8 32 -4 32 0C26 8 4 12 -14 8L-34 12Z", "#FFFDF4")
    return group(
        wing + body + near + path("M31 -3L41 0 31 3Z", "#E9A91F") + circle(27, -3, 1.6, "#16202A"),
        x,
        y,
        scale,
        turn,
        1,
        flip,
    )
