"""Cards of the type Military."""

from __future__ import annotations

from tools.art.figures import BROWN_SKIN, RUN, Pose, back_view, figure, peaked_cap
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import puffs, sky, snowfall, sun
from tools.art.svg import circle, ellipse, group, line, num, path, polygon, rect
from tools.art.trees import forest

MIL = HORIZONS["military"]
OLIVE_ROCK = PeakInks("#7D8A62", "#57633F", "#F6EDD0", "#B9BE97")


def military_base() -> str:
    """A sentry and his dog before the wire; behind it the great white domes listen."""
    drawn = (
        sky(MIL, 290)
        + path("M420 250L250 -10H330L434 250Z", "#FFF6D0", opacity=0.2)
        + dawn_peak(90, 290, 110, 180, 6, OLIVE_ROCK)
        + dawn_peak(430, 290, 120, 180, 9, OLIVE_ROCK)
    )
    drawn += ridge_line(5, 292, 22, MIL.far, 16) + path("M-10 410V296C120 284 330 300 510 290V410Z", "#E9EAD8")
    drawn += _radome(286, 206, 74) + _radome(398, 252, 34) + _radome(190, 258, 28)
    tower = (
        line("M430 306L440 214M478 306L468 214M434 270L474 250M474 270L434 250", "#252D1E", 5)
        + rect(426, 178, 56, 38, "#4A5124", 2)
        + path("M418 180L454 156L490 180Z", "#252D1E")
        + rect(434, 186, 40, 14, "#FFE9A0")
    )
    drawn += (
        tower
        + path("M-10 410V356C120 340 330 360 510 346V410Z", "#CDD2B4")
        + path("M330 410C336 384 350 366 372 352H410C390 372 386 390 390 410Z", "#B3BA98")
    )
    for x, top in ((-6, 256), (96, 262), (250, 262), (352, 258), (448, 250)):
        drawn += line(f"M{x} 372V{top}L{x + 16} {top - 16}", "#252D1E", 5)
    drawn += line("M-10 270H510M-10 302H510M-10 334H510M-10 366H510M-10 252H510M-10 244H510", "#252D1E", 2)
    drawn += line("".join(f"M{x} 248l8 -8m-8 0l8 8" for x in range(10, 500, 60)), "#252D1E", 2)
    coat, fur, ink = "#5E6A34", "#D9C29A", "#252D1E"
    drawn += ellipse(170, 402, 110, 10, "#9AA284")
    arms = line("M-17 -74L-25 -54L-19 -38", "#4A5428", 10) + line("M17 -74L25 -56L10 -50", "#4A5428", 10)
    hood = circle(0, 0, 13, coat) + path("M-14 2C-16 -16 16 -16 14 2C10 -10 -10 -10 -14 2Z", fur)
    rifle = (
        line("M-14 -36L22 -116", "#3A2B18", 4.5)
        + line("M6 -80L24 -121", ink, 3)
        + line("M-15 -34L-6 -54", "#6E4A28", 7)
    )
    man = back_view(coat, "#3A4222", coat, hood, 28, arms) + rect(-17, -56, 34, 5, "#2E3620") + rifle
    drawn += group(man, 138, 406, 2.0) + group(_waiting_husky(), 246, 402, 1.24)
    return drawn + snowfall(6, 14, 0.7)


def _radome(x: float, y: float, r: float) -> str:
    """A dome of plates on a round base."""
    seams = (
        f"M{num(x - r)} {num(y)}C{num(x - r * 0.5)} {num(y + r * 0.3)} {num(x + r * 0.5)} "
        f"{num(y + r * 0.3)} {num(x + r)} {num(y)}M{num(x - r * 0.82)} "
        f"{num(y - r * 0.56)}C{num(x - r * 0.4)} {num(y - r * 0.3)} {num(x + r * 0.4)} "
        f"{num(y - r * 0.3)} {num(x + r * 0.82)} {num(y - r * 0.56)}"
    )
    for lean in (-0.66, 0, 0.66):
        seams += (
            f"M{num(x)} {num(y - r)}C{num(x + lean * r)} {num(y - r * 0.6)} "
            f"{num(x + lean * r * 1.2)} {num(y + r * 0.3)} {num(x + lean * r * 0.9)} "
            f"{num(y + r * 0.7)}"
        )
    shade = path(
        f"M{num(x)} {num(y - r)}A{num(r)} {num(r)} 0 0 1 {num(x)} {num(y + r)}A{num(r * 0.62)} "
        f"{num(r)} 0 0 0 {num(x)} {num(y - r)}Z",
        "#C5C9AC",
    )
    ball = circle(x, y, r, "#F8F5E6") + shade + line(seams, "#A9AE8C", 2)
    return (
        ball
        + path(
            f"M{num(x - r * 0.8)} {num(y + r * 0.66)}H{num(x + r * 0.8)}V{num(y + r * 1.4)}H{num(x - r * 0.8)}Z",
            "#57633F",
        )
        + rect(x - r * 0.86, y + r * 0.6, r * 1.72, r * 0.12, "#444F33")
    )


def _waiting_husky() -> str:
    """A husky from behind that sits and looks to the right, about 84 high, paws at y = 0."""
    coat, pale, ink = "#5B6670", "#F4F1E4", "#252D1E"
    tail = path("M20 -6C36 -2 46 -12 44 -26C36 -22 28 -18 16 -16Z", pale)
    body = path("M-26 0C-30 -24 -20 -46 -8 -56H12C24 -44 30 -22 24 0Z", coat) + path(
        "M-26 0C-28 -14 -24 -24 -18 -28C-10 -20 -10 -8 -12 0ZM24 0C27 -14 22 -24 16 -28C10 -20 10 -8 10 0Z",
        "#3F4A54",
    )
    head = path(
        "M-14 -52C-18 -66 -12 -74 -12 -76L-14 -92L-2 -80L10 -92L14 -76C20 -72 28 -68 34 -62C34 "
        "-56 26 -54 18 -54C12 -48 -8 -46 -14 -52Z",
        coat,
    ) + path("M14 -70C20 -70 28 -66 34 -62C34 -56 26 -54 18 -54C12 -58 10 -66 14 -70Z", pale)
    return (
        tail
        + body
        + head
        + circle(33, -62, 3, ink)
        + circle(18, -69, 2, ink)
        + line("M-14 -52C-4 -46 8 -46 16 -52", "#C8402F", 4)
    )


def _fighter(ink: str, light: str) -> str:
    """A jet fighter from below, nose up, about 120 high."""
    body = path(
        "M0 -64C6 -54 8 -40 9 -26L54 14V26L10 16L8 36L22 50V58L0 52L-22 58V50L-8 36L-10 16L-54 26V14L-9 -26"
        "C-8 -40 -6 -54 0 -64Z",
        ink,
    )
    return (
        body
        + path("M0 -64C6 -54 8 -40 9 -26L54 14V26L10 16L8 36L22 50V58L0 52Z", light)
        + ellipse(0, -34, 4, 11, "#22343F")
    )


def air_force_base() -> str:
    """The alarm rings: the pilot runs for the ladder, and the crew chief has the engine turning."""
    drawn = (
        sky(MIL, 286)
        + dawn_peak(330, 286, 120, 190, 9, OLIVE_ROCK)
        + dawn_peak(60, 286, 96, 150, 6, OLIVE_ROCK)
        + ridge_line(5, 288, 20, MIL.far, 16)
        + rect(0, 284, 500, 120, "#6E7558")
        + path("M-10 410V346L510 330V410Z", "#5B6248")
        + polygon([(-10, 300), (510, 296), (510, 302), (-10, 307)], "#F6EDD0", 0.6)
    )
    for x, y, s in ((250, 92, 0.36), (318, 124, 0.27)):
        drawn += group(
            line("M-6 56L-16 200M6 56L16 200", "#FFFDF3", 7, opacity=0.5) + _fighter("#3A4432", "#5B6448"),
            x,
            y,
            s,
            62,
        )
    drawn += ellipse(310, 372, 230, 12, "#3F4536", opacity=0.7) + group(_parked_jet(), 318, 292, 1.12)
    ladder = line("M0 0L-26 124M26 0L0 124", "#F4C542", 5) + line(
        "".join(f"M{-4 - k * 5} {20 + k * 24}h26" for k in range(5)), "#F4C542", 5
    )
    drawn += group(ladder, 224, 252)
    helmet = path("M-12 4C-16 -16 14 -18 13 0L9 6H-4Z", "#F6EDD0") + path("M0 -6H13V2H3Z", "#22343F")
    run = figure(
        RUN._replace(near_arm=(-40, 44)),
        "#6E7A3C",
        "#59642F",
        peaked_cap("#3A4424", "#252D1E"),
        held=group(helmet, 4, 10, 1.1),
    )
    drawn += ellipse(350, 398, 60, 7, "#3F4536", opacity=0.7) + group(run, 352, 396, 1.56, flip=True)
    ears = line("M-10 0C-10 -15 10 -15 10 0", "#C8402F", 3) + ellipse(0, 2, 5, 6, "#C8402F")
    signal = figure(
        Pose(0, -12, (140, 172), (60, 40), (8, 2), (-10, -12)), "#4A5428", "#3A4222", ears, skin=BROWN_SKIN
    )
    return drawn + ellipse(56, 398, 48, 6, "#3F4536", opacity=0.7) + group(signal, 54, 398, 1.4)


def _parked_jet() -> str:
    """A parked jet fighter, nose left with teeth painted on it, about 400 long; wheels reach y = 70."""
    grey, shade, ink, glass = "#E0E2D0", "#A3AA90", "#252D1E", "#2B4A50"
    fin = path("M118 -20L172 -112H206L192 -14Z", shade) + path("M172 -112H206L204 -96H164Z", "#C8402F")
    body = path("M-204 8C-180 -14 -130 -26 -80 -28L110 -34L206 -20V18L120 34H-100C-150 34 -190 24 -204 8Z", grey)
    body += path("M-204 8C-120 20 60 18 206 4V18L120 34H-100C-150 34 -190 24 -204 8Z", shade) + path(
        "M206 -20L222 -14V12L206 18Z", ink
    )
    canopy = path("M-108 -26C-98 -46 -88 -54 -74 -56L-66 -28Z", glass) + rect(-34, -54, 14, 30, ink, 4)
    opened = group(path("M-2 2C20 -26 60 -30 96 -8L94 2Z", "#4F7F88"), 6, -32, 1, 40, flip=True)
    teeth = path("M-198 12C-176 20 -150 22 -128 18L-132 32C-156 32 -182 26 -198 12Z", "#C8402F")
    teeth += path("M-192 14L-182 24L-176 16L-164 27L-158 18L-146 28L-140 19Z", "#FFFDF3")
    eye = path("M-162 -6C-152 -18 -136 -16 -132 -6C-142 -2 -152 -2 -162 -6Z", "#FFFDF3") + circle(-148, -8, 5, ink)
    star = circle(66, -4, 22, "#24407C") + path(star_outline(66, -4, 18, 8), "#FFFDF3")
    wing = path("M-6 10L92 54H136L84 8Z", "#5E6650")
    gear = (
        line("M-118 32V56M40 32V56M70 32V56", ink, 7)
        + circle(-118, 58, 12, ink)
        + circle(40, 57, 14, ink)
        + circle(70, 57, 14, ink)
    )
    return fin + gear + body + opened + canopy + teeth + eye + star + wing


def army_base() -> str:
    """Tanks roll out at reveille, the commander in the hatch, mud flying from the tracks."""
    drawn = (
        sky(MIL, 270)
        + sun(360, 190, 46, "#FFF0C4", (20, 0.3))
        + dawn_peak(80, 270, 120, 180, 6, OLIVE_ROCK)
        + dawn_peak(400, 270, 110, 190, 9, OLIVE_ROCK)
    )
    drawn += forest(5, 278, 40, MIL.mid, 34, depth=3) + rect(0, 276, 500, 134, "#8A8458")
    for x in (306, 372, 438):
        drawn += (
            rect(x, 252, 58, 34, "#B5AE84")
            + path(f"M{x - 5} 254L{x + 29} 232L{x + 63} 254Z", "#57633F")
            + "".join(rect(x + 8 + i * 16, 262, 9, 9, "#FFE9A0") for i in range(3))
        )
    drawn += (
        line("M282 286V168", "#3A2B18", 4)
        + path("M284 170C304 162 316 176 338 168V200C316 208 304 194 284 202Z", "#17407A")
        + path(star_outline(310, 186, 9, 4), "#FFD968")
    )
    drawn += (
        group(_tank(), 404, 304, 0.36)
        + group(_tank(), 84, 316, 0.46)
        + path("M-10 410V352C90 330 200 336 300 330C400 326 460 336 510 344V410Z", "#6E6A42")
    )
    dust = [(30, 372, 26), (64, 356, 20), (6, 344, 30), (90, 378, 16)]
    drawn += group(puffs(dust, "#C9BF92"), opacity=0.85) + group(_tank(), 246, 336, 1.22, -5)
    mud = ((96, 318, 6), (78, 338, 8), (58, 310, 5), (100, 350, 5), (40, 330, 4))
    drawn += "".join(circle(x, y, r, "#3A3420") for x, y, r in mud)
    return drawn + path("M-10 410V392C120 376 380 372 510 388V410Z", "#4A4A2C")


def _tank() -> str:
    """A tank that drives right with its commander saluting, tracks on y = 48, about 290 long."""
    green, light, dark, ink = "#68702F", "#8A9348", "#474E20", "#1F2318"
    tracks = path("M-118 4H112C132 6 144 16 138 28L118 46H-108C-130 44 -138 30 -132 16Z", ink)
    wheels = (
        "".join(
            circle(x, 30, 14, dark, "#8A8458", 3) + circle(x, 30, 4, "#8A8458") for x in (-92, -56, -20, 16, 52, 88)
        )
        + circle(-116, 18, 9, dark, "#8A8458", 3)
        + circle(118, 18, 9, dark, "#8A8458", 3)
    )
    treads = line(
        "".join(f"M{x} 2V7" for x in range(-116, 116, 12)) + "".join(f"M{x} 44V49" for x in range(-104, 118, 12)),
        "#6E6A42",
        4,
    )
    hull = (
        path("M-134 -2L-122 -32H78L136 -6L128 6H-128Z", green)
        + path("M-122 -32H78L100 -22H-126Z", light)
        + path("M-134 -2L-132 6H128L136 -6Z", dark)
    )
    turret = path("M-62 -34C-66 -60 -50 -76 -20 -78H24C48 -76 58 -58 58 -34Z", green) + path(
        "M-62 -44C-60 -64 -46 -76 -20 -78H24C38 -77 48 -70 53 -60C20 -66 -30 -62 -62 -44Z", light
    )
    gun = (
        rect(54, -62, 26, 20, dark, 4)
        + rect(76, -58, 100, 11, green)
        + rect(76, -58, 100, 4, light)
        + rect(168, -61, 18, 17, dark, 3)
    )
    star = path(star_outline(-4, -50, 16, 6.6), "#F6EDD0")
    gear = (
        rect(-120, -46, 40, 14, "#A8926A", 5)
        + line("M-108 -46V-32M-92 -46V-32", "#5B4A2C", 3)
        + line("M-50 -76V-140", ink, 2.4)
    )
    commander = (
        path("M-36 -76C-38 -100 -32 -108 -20 -108C-8 -108 -4 -98 -4 -76Z", "#A8926A")
        + circle(-18, -118, 10, "#D9A27A")
        + path("M-29 -117C-30 -134 -6 -134 -7 -117L-10 -121H-26Z", "#3A3A24")
        + circle(-18, -120, 3.4, "#8FB3BE")
    )
    salute = line("M-10 -100L8 -98L-6 -118", "#A8926A", 7) + circle(-6, -119, 4, "#D9A27A")
    hatch = rect(-44, -82, 48, 8, dark, 3)
    return gear + commander + salute + hatch + gun + turret + star + hull + tracks + wheels + treads


PICTURES = {
    "military_base": military_base,
    "air_force_base": air_force_base,
    "army_base": army_base,
}
