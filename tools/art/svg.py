"""SVG as text: shapes, paints and effects that every motif is made of.

A motif is a string of SVG elements. Gradients, clips and filters carry their own definition in front of the element
that uses them and are named by their content, so that motifs can be put together freely and the same drawing is
always the same text, which the incremental build relies on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True)
class Gradient:
    """A gradient paint: its name and the definition that must precede its use."""

    name: str
    definition: str


Paint = str | Gradient


def num(value: float) -> str:
    """A coordinate with at most two decimals and no idle zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def _name(prefix: str, content: str) -> str:
    return prefix + hashlib.sha256(content.encode()).hexdigest()[:10]


def _percent(fraction: float) -> str:
    return num(fraction * 100) + "%"


def _stops(stops: Iterable[tuple[float, str] | tuple[float, str, float]]) -> str:
    parts = []
    for offset, colour, *opacity in stops:
        faint = f' stop-opacity="{num(opacity[0])}"' if opacity else ""
        parts.append(f'<stop offset="{_percent(offset)}" stop-color="{colour}"{faint}/>')
    return "".join(parts)


def linear(
    *stops: tuple[float, str] | tuple[float, str, float],
    start: Point = (0, 0),
    end: Point = (0, 1),
) -> Gradient:
    """A gradient along a line in fractions of the painted box, by default from top to bottom."""
    (x1, y1), (x2, y2) = start, end
    line = f'x1="{_percent(x1)}" y1="{_percent(y1)}" x2="{_percent(x2)}" y2="{_percent(y2)}"'
    body = f"{line}>{_stops(stops)}</linearGradient>"
    name = _name("g", body)
    return Gradient(name, f'<linearGradient id="{name}" {body}')


def radial(
    *stops: tuple[float, str] | tuple[float, str, float],
    centre: Point = (0.5, 0.5),
    radius: float = 0.5,
) -> Gradient:
    """A gradient round a point, in fractions of the painted box."""
    circle_ = f'cx="{_percent(centre[0])}" cy="{_percent(centre[1])}" r="{_percent(radius)}"'
    body = f"{circle_}>{_stops(stops)}</radialGradient>"
    name = _name("g", body)
    return Gradient(name, f'<radialGradient id="{name}" {body}')


def _style(fill: Paint, stroke: Paint | None, width: float, opacity: float) -> tuple[str, str]:
    """Definitions that must come first, and the attributes of a shape."""
    definitions, attributes = "", ""
    for key, paint in (("fill", fill), ("stroke", stroke)):
        if isinstance(paint, Gradient):
            definitions += paint.definition
            attributes += f' {key}="url(#{paint.name})"'
        elif paint is not None:
            attributes += f' {key}="{paint}"'
    if stroke is not None:
        attributes += f' stroke-width="{num(width)}" stroke-linecap="round" stroke-linejoin="round"'
    if opacity < 1:
        attributes += f' opacity="{num(opacity)}"'
    return definitions, attributes


def path(
    data: str,
    fill: Paint = "none",
    stroke: Paint | None = None,
    width: float = 1,
    opacity: float = 1,
    even_odd: bool = False,
) -> str:
    """A path; even_odd makes inner outlines holes."""
    definitions, attributes = _style(fill, stroke, width, opacity)
    rule = ' fill-rule="evenodd"' if even_odd else ""
    return f'{definitions}<path d="{data}"{rule}{attributes}/>'


def line(data: str, stroke: Paint, width: float, opacity: float = 1) -> str:
    """An open path that is only stroked."""
    return path(data, "none", stroke, width, opacity)


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: Paint,
    radius: float = 0,
    stroke: Paint | None = None,
    width: float = 1,
    opacity: float = 1,
) -> str:
    """A rectangle by its left top corner and size."""
    definitions, attributes = _style(fill, stroke, width, opacity)
    rounded = f' rx="{num(radius)}" ry="{num(radius)}"' if radius else ""
    return f'{definitions}<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{rounded}{attributes}/>'


def circle(
    x: float,
    y: float,
    r: float,
    fill: Paint,
    stroke: Paint | None = None,
    width: float = 1,
    opacity: float = 1,
) -> str:
    """A circle by its centre and radius."""
    definitions, attributes = _style(fill, stroke, width, opacity)
    return f'{definitions}<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{attributes}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: Paint, opacity: float = 1, turn: float = 0) -> str:
    """An ellipse by its centre and half axes, turned by degrees about its centre."""
    definitions, attributes = _style(fill, None, 1, opacity)
    turned = f' transform="rotate({num(turn)} {num(x)} {num(y)})"' if turn else ""
    return f'{definitions}<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{attributes}{turned}/>'


def track(points: Iterable[Point]) -> str:
    """Path data of straight lines through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def polygon(points: Iterable[Point], fill: Paint, opacity: float = 1) -> str:
    """A closed shape with straight sides."""
    return path(track(points) + "Z", fill, opacity=opacity)


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """Path data of a soft curve through all the points (Catmull-Rom as cubic curves)."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[max(0, min(count - 1, i))]

    data = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(count if closed else count - 1):
        before, here, there, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        second = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        data += "C" + " ".join(f"{num(x)} {num(y)}" for x, y in (first, second, there))
    return data + ("Z" if closed else "")


def group(
    body: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    opacity: float = 1,
    flip: bool = False,
) -> str:
    """Move, turn (degrees), scale and, with flip, mirror left to right, in that order from outside in."""
    steps = []
    if x or y:
        steps.append(f"translate({num(x)} {num(y)})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1 or flip:
        steps.append(f"scale({'-' if flip else ''}{scale:.4g} {scale:.4g})")
    transform = f' transform="{" ".join(steps)}"' if steps else ""
    faint = f' opacity="{num(opacity)}"' if opacity < 1 else ""
    return f"<g{transform}{faint}>{body}</g>"


def tinted(body: str, fill: str) -> str:
    """Give one fill to all shapes that name none of their own."""
    return f'<g fill="{fill}">{body}</g>'


def clipped(shape: str, body: str) -> str:
    """The part of body that lies inside shape."""
    name = _name("c", shape)
    return f'<clipPath id="{name}">{shape}</clipPath><g clip-path="url(#{name})">{body}</g>'


def masked(cover: str, body: str) -> str:
    """body, as opaque as cover is bright."""
    name = _name("m", cover)
    return f'<mask id="{name}">{cover}</mask><g mask="url(#{name})">{body}</g>'


def _filtered(content: str, body: str, margin: int = 40) -> str:
    name = _name("f", content + str(margin))
    box = f'x="-{margin}%" y="-{margin}%" width="{100 + 2 * margin}%" height="{100 + 2 * margin}%"'
    return f'<filter id="{name}" {box}>{content}</filter><g filter="url(#{name})">{body}</g>'


def blurred(body: str, deviation: float) -> str:
    """body out of focus by a Gaussian of this deviation in units."""
    return _filtered(f'<feGaussianBlur stdDeviation="{num(deviation)}"/>', body)


def shadowed(body: str, down: float, deviation: float, opacity: float, colour: str = "#020A14") -> str:
    """body with a soft shadow below it."""
    drop = (
        f'<feDropShadow dx="0" dy="{num(down)}" stdDeviation="{num(deviation)}" '
        f'flood-color="{colour}" flood-opacity="{num(opacity)}"/>'
    )
    return _filtered(drop, body)


def document(body: str, width: float, height: float, pixels: tuple[int, int] | None = None) -> str:
    """A whole SVG of width x height units; pixels, if given, is the size it asks to be drawn at."""
    w, h = pixels or (width, height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(w)}" height="{num(h)}" '
        f'viewBox="0 0 {num(width)} {num(height)}">{body}</svg>'
    )
