"""People of the islands at their work: silhouettes from behind or from afar, without faces."""

from __future__ import annotations

from tools.art.svg import circle, group, line, num, path


def standing(
    x: float, y: float, height: float, ink: str, wrap: str = "", flip: bool = False, raised: bool = False
) -> str:
    """A person on their feet at y, with a cloth round the hips; `raised` lifts one arm forward, to the right."""
    legs = path("M-9 -44L-8 0H-2L0 -34L2 0H8L9 -44Z", ink)
    body = path("M-12 -46C-15 -66 -13 -78 0 -79C13 -78 15 -66 12 -46Z", ink)
    cloth = path("M-12 -48H12L14 -18H-14Z", wrap) if wrap else ""
    arm = "M11 -74L30 -92L40 -94" if raised else "M12 -74C18 -64 18 -54 15 -42"
    arms = line(f"{arm}M-12 -74C-18 -64 -18 -54 -15 -42", ink, 6.5)
    head = circle(0, -91, 9, ink) + path("M-9.6 -90C-11 -106 11 -106 9.6 -90C5 -96 -5 -96 -9.6 -90Z", ink)
    return group(legs + body + cloth + arms + head, x, y, height / 100, flip=flip)


def spear(x: float, y: float, height: float, ink: str, binding: str, turn: float = 0) -> str:
    """A long spear with bindings, its butt at y."""
    h = height
    shaft = path(f"M-3.4 0V{num(-h)}H3.4V0Z", ink)
    head = (
        f"M0 {num(-h - 40)}L10 {num(-h - 6)}C6 {num(-h + 2)} 4 {num(-h + 8)} 4 {num(-h + 14)}H-4"
        f"C-4 {num(-h + 8)} -6 {num(-h + 2)} -10 {num(-h - 6)}Z"
    )
    ties = "".join(line(f"M-6 {num(-h + 22 + i * 9)}h12", binding, 3.4) for i in range(4))
    return group(shaft + path(head, ink) + ties, x, y, turn=turn)
