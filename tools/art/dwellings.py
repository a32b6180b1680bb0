"""What stands around a northern village: sod houses, racks, skin boats."""

from __future__ import annotations

from tools.art.svg import circle, ellipse, group, line, num, path, rect


def drying_rack(x: float, y: float, width: float, height: float, wood: str, fish: str) -> str:
    """Poles with fish hung to dry, feet at y."""
    left, right, top = x - width / 2, x + width / 2, y - height
    poles = line(
        f"M{num(left)} {num(y)}L{num(left + 10)} {num(top - 8)}M{num(left + 20)} {num(y)}"
        f"L{num(left + 8)} {num(top - 8)}"
        f"M{num(right)} {num(y)}L{num(right - 10)} {num(top - 8)}M{num(right - 20)} {num(y)}"
        f"L{num(right - 8)} {num(top - 8)}"
        f"M{num(left)} {num(top)}H{num(right)}",
        wood,
        4.5,
    )
    hung, step = "", 13.0
    for i in range(int((width - 30) / step)):
        fx = left + 20 + i * step
        hung += path(
            f"M{num(fx)} {num(top)}"
            f"C{num(fx - 6)} {num(top + 12)} {num(fx - 5)} {num(top + 26)} {num(fx)} {num(top + 32)}"
            f"L{num(fx - 5)} {num(top + 42)}H{num(fx + 5)}L{num(fx)} {num(top + 32)}"
            f"C{num(fx + 5)} {num(top + 26)} {num(fx + 6)} {num(top + 12)} {num(fx)} {num(top)}Z",
            fish,
        )
    return poles + hung


def umiak(skin: str, frame: str) -> str:
    """An open skin boat from the side, bow right, about 240 long, keel at y = 20."""
    hull = path("M-120 -22C-96 -10 90 -10 122 -26C110 0 92 20 70 22H-78C-98 18 -112 -2 -120 -22Z", skin)
    ribs = "".join(line(f"M{-86 + i * 25} -12L{-72 + i * 21} 21", frame, 2, opacity=0.5) for i in range(8))
    return hull + ribs + line("M-120 -22C-96 -10 90 -10 122 -26", frame, 5)


def whalebone_arch(x: float, y: float, height: float, bone: str) -> str:
    """Two jawbones of a whale set up as an arch, feet at y."""
    jaws = "M-42 0C-50 -50 -24 -90 -2 -100M42 0C50 -50 24 -90 2 -100"
    return group(line(jaws, bone, 7.5), x, y, height / 100)


def stretched_pelt(x: float, y: float, scale: float, fur: str, light: str, wood: str) -> str:
    """A pelt laced to a hoop of wood, about 90 wide and 110 high."""
    laces = "".join(
        line(f"M0 0L{num(46 * c)} {num(56 * s)}", wood, 1.6)
        for c, s in (
            (1, 0),
            (0.7, 0.7),
            (0, 1),
            (-0.7, 0.7),
            (-1, 0),
            (-0.7, -0.7),
            (0, -1),
            (0.7, -0.7),
            (0.92, 0.38),
            (-0.92, 0.38),
            (0.92, -0.38),
            (-0.92, -0.38),
        )
    )
    hoop = f'<g transform="scale(.82 1)">{circle(0, 0, 56, "none", wood, 6)}</g>'
    pelt = path(
        "M0 -44C12 -40 20 -34 32 -30C30 -18 32 -6 30 6C32 18 30 26 26 34C16 36 8 42 0 46C-8 42 -16 36 -26 "
        "34C-30 26 -32 18 -30 6C-32 -6 -30 -18 -32 -30C-20 -34 -12 -40 0 -44Z",
        fur,
    )
    return group(laces + hoop + pelt + ellipse(0, 2, 13, 30, light), x, y, scale)


def barrel(x: float, y: float, scale: float, wood: str, hoop: str) -> str:
    """A barrel, standing on y, about 40 wide and 52 high."""
    body = path("M-17 0C-23 -16 -23 -36 -17 -52H17C23 -36 23 -16 17 0Z", wood)
    return group(
        body
        + line("M-20 -12H20M-21 -40H21", hoop, 4)
        + line("M-7 -52C-10 -36 -10 -16 -7 0M7 -52C10 -36 10 -16 7 0", hoop, 1.4, opacity=0.6),
        x,
        y,
        scale,
    )


def crate(x: float, y: float, size: float, wood: str, dark: str) -> str:
    """A wooden crate, standing on y."""
    inner = f"M{num(x - size / 2 + 3)} {num(y - 3)}L{num(x + size / 2 - 3)} {num(y - size + 3)}"
    return rect(x - size / 2, y - size, size, size, wood, 2, dark, 3) + line(inner, dark, 3)
