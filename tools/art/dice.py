"""Dice as solid things: a rounded ivory cube, turned in space and drawn face by face."""

from __future__ import annotations

import math

from tools.art.svg import Gradient, Point, ellipse, linear, path, polygon, track

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

HALF = 40.0  # half the cube's side, in units of a box of 120
ROUND = 12.0  # radius of its edges
CENTRE = (60.0, 60.0)
LIGHT: Vector = (-0.42, -0.55, 0.72)

# Opposite faces add up to seven. A face: outward axis and the two axes that its pips are counted along.
FACES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    2: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    5: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    4: ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
}
PIPS: dict[int, list[Point]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
RESTING_TILT: Vector = (24, -7, 0)


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _turn(matrix: Matrix, v: Vector) -> Vector:
    return (_dot(matrix[0], v), _dot(matrix[1], v), _dot(matrix[2], v))


def _product(a: Matrix, b: Matrix) -> Matrix:
    columns = tuple(zip(*b, strict=True))
    return tuple(tuple(_dot(row, column) for column in columns) for row in a)  # type: ignore[return-value]


def _rotation(degrees: Vector) -> Matrix:
    """About x first, then y, then z."""
    (sx, cx), (sy, cy), (sz, cz) = ((math.sin(math.radians(d)), math.cos(math.radians(d))) for d in degrees)
    about_x: Matrix = ((1, 0, 0), (0, cx, -sx), (0, sx, cx))
    about_y: Matrix = ((cy, 0, sy), (0, 1, 0), (-sy, 0, cy))
    about_z: Matrix = ((cz, -sz, 0), (sz, cz, 0), (0, 0, 1))
    return _product(about_z, _product(about_y, about_x))


def _to_front(face: int) -> Matrix:
    """The rotation that turns a face towards the viewer."""
    out, right, down = FACES[face]
    return (right, down, out)


def _screen(v: Vector) -> Point:
    return (CENTRE[0] + v[0], CENTRE[1] + v[1])


def _add(*terms: tuple[float, Vector]) -> Vector:
    return (sum(k * v[0] for k, v in terms), sum(k * v[1] for k, v in terms), sum(k * v[2] for k, v in terms))


def _hull(points: list[Point]) -> list[Point]:
    """The convex hull, counter-clockwise (Andrew's monotone chain)."""
    ordered = sorted(set(points))

    def chain(sequence: list[Point]) -> list[Point]:
        kept: list[Point] = []
        for p in sequence:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2], kept[-1]
                if (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax) > 0:
                    break
                kept.pop()
            kept.append(p)
        return kept

    return chain(ordered)[:-1] + chain(ordered[::-1])[:-1]


def _silhouette(matrix: Matrix) -> list[Point]:
    """The outline of the rounded cube: the hull of the discs that its eight rounded corners look like."""
    inner = HALF - ROUND
    points = []
    for corner in ((x, y, z) for x in (-inner, inner) for y in (-inner, inner) for z in (-inner, inner)):
        x, y = _screen(_turn(matrix, corner))
        points += [
            (x + ROUND * math.cos(a), y + ROUND * math.sin(a)) for a in (i * math.tau / 40 for i in range(40))
        ]
    return _hull(points)


def _mix(a: str, b: str, share: float) -> str:
    """A colour between two, share 0 to 1 of the second."""
    channels = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(p + (q - p) * share):02X}" for p, q in channels)


def _ivory(normal: Vector) -> str:
    """Ivory as bright as light falls on it."""
    bright = max(0.0, _dot(normal, LIGHT))
    return _mix("#A8946C", "#FFFBEF", min(1.0, 0.12 + bright * 0.98))


def _face(matrix: Matrix, face: int) -> str:
    """One face: a flat plate with soft corners, and pips sunk into it."""
    out, right, down = (_turn(matrix, axis) for axis in FACES[face])
    if out[2] < 0.05:
        return ""
    flat, corner = HALF - ROUND * 0.55, ROUND * 0.75
    outline = []
    for i in range(4):
        for step in range(7):
            angle = i * math.pi / 2 + step / 6 * math.pi / 2
            cx = (flat - corner) * (1 if i in (0, 3) else -1)
            cy = (flat - corner) * (1 if i in (0, 1) else -1)
            across, along = cx + corner * math.cos(angle), cy + corner * math.sin(angle)
            outline.append(_screen(_add((HALF, out), (across, right), (along, down))))
    tone = _ivory(out)
    plate = polygon(
        outline, linear((0, _mix(tone, "#FFFFFF", 0.35)), (1, _mix(tone, "#C9B78E", 0.22)), end=(0.7, 1))
    )
    return plate + "".join(_pip(out, right, down, px, py, face) for px, py in PIPS[face])


def _pip(out: Vector, right: Vector, down: Vector, px: float, py: float, face: int) -> str:
    spread = HALF * 0.5
    radius = HALF * (0.235 if face == 1 else 0.185)

    def disc(r: float, sink: float) -> str:
        ring = [i * math.tau / 28 for i in range(28)]
        return track(
            _screen(
                _add(
                    (HALF - sink, out),
                    (px * spread + r * math.cos(a), right),
                    (py * spread + r * math.sin(a), down),
                )
            )
            for a in ring
        )

    rim = path(disc(radius, 0) + "Z", "#F6EBCF")
    hole = path(disc(radius * 0.92, 0) + "Z", linear((0, "#0A1626"), (0.6, "#16293F"), (1, "#31527A")))
    return rim + hole


def die(face: int) -> str:
    """A die in a box of 120 that rests almost squarely, with this face towards the viewer."""
    matrix = _product(_rotation(RESTING_TILT), _to_front(face))
    silhouette = track(_silhouette(matrix)) + "Z"
    body = path(silhouette, _body_paint(), "#8A744A", 1.2)
    order = sorted(FACES, key=lambda f: _turn(matrix, FACES[f][0])[2])
    return body + "".join(_face(matrix, f) for f in order)


def _body_paint() -> Gradient:
    return linear((0, "#FFFDF4"), (0.45, "#EDE0C0"), (0.8, "#C4AF82"), (1, "#A28A5C"), end=(0.35, 1))


def die_shadow() -> str:
    """The shadow that a die throws on the table, in a box of 120 x 60."""
    # Stacked rings, since the client's SVG loader draws a radial gradient in an oblong box wrongly.
    return "".join(ellipse(60, 30, 58 - 4 * ring, 28 - 2.4 * ring, "#020A14", opacity=0.1) for ring in range(9))
