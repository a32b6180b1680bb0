"""Three events in which people look out, trade and plot, in plum dusk."""

from __future__ import annotations

import math

from tools.art.pacific.bodies import DUSK as SKIN
from tools.art.pacific.bodies import FIRELIGHT, Knot, Pose, Skin, limb, person
from tools.art.pacific.dusk import DUSK, GLINTS, PLUM, SEA
from tools.art.pacific.land import far_hill, fluted, islet
from tools.art.pacific.scenery import air, beach, clouds, glow, low_sun, sea, sun_track, wavelets
from tools.art.svg import circle, clipped, ellipse, group, line, linear, num, path, radial, rect, smooth


def explorers() -> str:
    """From the masthead: a lookout clings over the sail and sees seven islands spread over the sea ahead."""
    drawn = air(*DUSK, base=112) + low_sun(396, 82, 30, "#FFF0CD", "#FFCB98", 7)
    drawn += clouds(((90, 40, 1.1), (290, 30, 0.8)), "#FFD9C0", 0.5)
    drawn += (
        sea(104, *SEA) + sun_track(4, 396, 112, 230, 110, "#FFE7C0") + wavelets(7, 118, 396, 14, GLINTS, left=180)
    )
    for x, y, wide, height in ((214, 112, 76, 24), (300, 110, 50, 14), (470, 114, 90, 28)):
        drawn += far_hill(x, y, wide, height, "#6B3A72")
    for x, y, wide in ((352, 140, 70), (268, 168, 84), (446, 196, 104)):
        drawn += ellipse(x, y, wide * 0.62, wide * 0.13, "#6FD6C8", opacity=0.7)
        drawn += islet(x, y, wide, "#2F6A5E", "#FBE0B0", "#4A2A3A", int(x), 3)
    drawn += ellipse(366, 258, 110, 22, "#6FD6C8", opacity=0.6) + ellipse(366, 256, 94, 15, "#C9F3E0", opacity=0.7)
    drawn += fluted(366, 258, 150, 74, 9, PLUM, 4)
    drawn += _bows_from_above()
    sail = "M158 420C70 330 -20 200 -40 20L-40 -20L196 -20C168 90 160 250 158 420Z"
    cloth = linear((0, "#FFE3BC"), (0.6, "#E0A080"), (1, "#8A4A62"), start=(0.2, 0), end=(1, 0.5))
    seams = "M148 360C90 290 40 190 20 -10M156 330C120 250 90 150 84 -10M160 300C146 210 140 110 146 -10"
    bands = "M-30 130C40 168 110 176 164 166M-30 152C40 190 110 198 162 188"
    drawn += path(sail, cloth) + line(seams, "#8A4A38", 2, opacity=0.45) + line(bands, "#9A3A32", 5, opacity=0.85)
    drawn += "".join(
        path(f"M{x} {y}l9 11l-9 11l-9 -11Z", "#9A3A32", opacity=0.85)
        for x, y in ((-6, 126), (24, 139), (54, 148), (84, 152), (114, 153), (144, 151))
    )
    drawn += line("M176 420C182 260 190 110 214 -20", "#3A1A24", 15) + line(
        "M172 420C178 260 186 110 210 -20", "#C98A62", 3.4
    )
    drawn += line("M206 30C280 130 360 240 420 410M206 30C240 180 250 300 250 410", "#F1D0A8", 2.4, opacity=0.7)
    clinging = Pose(
        (11, -94),
        (5, -84),
        (-2, -52),
        ((22, -84), (17, -97)),
        ((2, -68), (-16, -76)),
        ((16, -42), (2, -24)),
        ((14, -38), (-10, -20)),
        breadth=0.3,
    )
    return drawn + group(
        person(clinging, SKIN, "#B93A2B", light=1, length=0.8, tattoo="#1E0F30", crown="#F4D37A"), 226, 356, 2.7
    )


def _bows_from_above() -> str:
    """The two bows of the canoe and two of its crew, from high above."""
    drawn = path("M170 420L330 300C338 296 344 300 340 308L250 430Z", "#FFFFFF", opacity=0.25)
    for dx in (0, 84):
        drawn += path(
            f"M{150 + dx} 430C{190 + dx}"
            f" 380 {236 + dx} 340 {290 + dx}"
            f" 314C{276 + dx} 360 {250 + dx}"
            f" 400 {216 + dx} 440Z",
            linear((0, "#8A5038"), (1, "#34172A")),
        )
        drawn += line(f"M{176 + dx} 424C{206 + dx} 384 {246 + dx} 346 {288 + dx} 316", "#F4C79A", 3)
        drawn += line(f"M{300 + dx} 306q16 2 24 16M{284 + dx} 302q4 -12 20 -16", "#FFF3E0", 3.4, opacity=0.8)
    drawn += line("M196 404L330 404M222 376L330 380", "#C98A62", 8)
    for x, y in ((268, 356), (338, 372)):
        drawn += limb([(x - 11, y + 4, 6), (x, y, 8), (x + 11, y + 2, 6)], SKIN.mid) + limb(
            [(x + 10, y + 2, 4), (x + 24, y - 12, 3.4)], SKIN.lit
        )
        drawn += circle(x, y - 3, 7.4, SKIN.hair) + circle(x + 2, y - 6, 3, "#3A2440")
    return drawn


def traders() -> str:
    """Between two beached canoes a man offers a painted pot, a woman a string of shells; goods lie about."""
    drawn = air(*DUSK, base=200) + low_sun(250, 150, 44, "#FFF0CD", "#FFCB98", 6)
    drawn += far_hill(120, 196, 200, 44, "#7A4680") + far_hill(400, 196, 170, 30, "#6B3A72")
    drawn += sea(188, *SEA) + sun_track(3, 250, 196, 250, 110, "#FFE7C0") + wavelets(9, 200, 256, 12, GLINTS)
    drawn += beach([(-10, 264), (120, 250), (260, 258), (400, 248), (510, 258)], "#E0A488", "#A8626A", "#FFE7D6")
    for flip in (False, True):
        drawn += group(_beached_canoe("#E9B98A" if flip else "#C9705A"), 500 if flip else 0, 0, flip=flip)
    drawn += ellipse(250, 366, 190, 32, "#7A4258", opacity=0.5)
    drawn += path("M92 350L408 350L446 396H54Z", linear((0, "#F1DDB0"), (1, "#C98F66")))
    drawn += line("M92 350L408 350L446 396H54Z", "#8A3A32", 4) + line(
        "M80 362H420M66 382H434", "#8A3A32", 3, opacity=0.7
    )
    man = Pose(
        (8, -50),
        (2, -42),
        (-6, -9),
        ((18, -34), (38, -36)),
        ((4, -26), (30, -29)),
        ((18, -15), (4, -2)),
        ((16, -8), (0, -1)),
        breadth=0.3,
    )
    woman = Pose(
        (-8, -50),
        (-2, -42),
        (6, -9),
        ((-18, -34), (-36, -38)),
        ((-8, -26), (-26, -34)),
        ((-18, -15), (-4, -2)),
        ((-16, -8), (0, -1)),
        look="left",
        breadth=0.3,
        woman=True,
        hair="loose",
    )
    drawn += group(
        person(man, SKIN, "#3B6B8A", light=1, tattoo="#1E0F30", crown="#F4D37A", cut="tapa"), 112, 366, 3.3
    )
    drawn += group(person(woman, SKIN, "#B93A2B", light=-1, crown="#FFFDF0"), 392, 366, 3.3)
    drawn += group(_lapita_pot(), 236, 268, 0.9) + line(
        "M292 244C284 268 284 300 296 318C308 300 308 270 300 246", "#FFF3DC", 2
    )
    for i in range(17):
        t = math.pi * (i / 16 * 1.9 + 0.05)
        drawn += circle(
            295 + 15 * math.cos(t + 1.4), 284 - 38 * math.sin(t + 1.4), 4.6, "#FFFDF0" if i % 3 else "#F2A08A"
        )
    return drawn + _goods()


def _beached_canoe(cloth: str) -> str:
    """A canoe drawn up on the left, its prow on the sand and its sail still standing."""
    sail = "M40 262C-8 190 -20 90 6 -12C52 36 104 62 158 68C136 142 96 210 40 262Z"
    drawn = path(sail, linear((0, cloth), (1, "#6B3A62"), start=(0.6, 0), end=(0.2, 1)))
    drawn += line("M8 44C50 84 96 106 140 110M6 70C46 110 90 132 130 136", "#8A2F32", 4, opacity=0.7)
    drawn += line("M40 268C-10 192 -22 88 8 -18M40 268C98 212 138 142 162 62", "#3A1A24", 5)
    hull = "M-20 250C60 282 120 284 172 244C184 236 188 226 190 214C204 236 188 274 150 292C96 312 20 306 -20 296Z"
    drawn += path(hull, linear((0, "#9A5438"), (1, "#34172A"))) + line(
        "M-20 256C60 288 124 290 178 246", "#F4C79A", 4
    )
    return drawn + "".join(
        path(f"M{x} {y}l7 10l8 -11Z", "#F4C79A", opacity=0.8)
        for x, y in ((30, 278), (56, 282), (82, 283), (108, 281), (134, 273))
    )


def _lapita_pot() -> str:
    """A round pot with a stamped band, its middle at the origin; about 90 wide."""
    shape = "M-30 -46C-20 -36 -46 -18 -46 6C-46 34 -20 46 0 46C20 46 46 34 46 6C46 -18 20 -36 30 -46Z"
    clay = path(shape, linear((0, "#E0905A"), (0.6, "#A8502F"), (1, "#5B2430")))
    bands = line("M-48 -12H48M-48 14H48", "#FFE7C8", 2.4) + line(
        "".join(f"M{-46 + i * 12} 12l6 -22l6 22" for i in range(8)), "#FFE7C8", 2.2
    )
    rim = ellipse(0, -46, 31, 7, "#7A3628") + ellipse(0, -46, 24, 4, "#2E1320")
    return (
        clipped(path(shape, "#FFF"), clay + bands)
        + rim
        + line("M-34 -2C-34 14 -28 24 -22 30", "#FFD0A0", 4, opacity=0.6)
    )


def _goods() -> str:
    """What lies on the mat: obsidian, an adze, rolled mats, a coil of red feathers, shells."""
    mats = "".join(
        ellipse(x, y, 15, 15, "#F0D49A") + circle(x, y, 8, "#C98A5A") + circle(x, y, 3, "#5B2F24")
        for x, y in ((176, 368), (204, 370), (190, 348))
    )
    glass = path("M230 384L242 358L258 352L268 372L254 386Z", "#24162E") + path(
        "M242 358L258 352L252 370Z", "#8A7AA8"
    )
    coil = "".join(
        ellipse(312, 372, r, r * 0.5, ink)
        for r, ink in ((30, "#7A1F22"), (26, "#D2402E"), (15, "#7A1F22"), (11, "#F2705A"))
    )
    adze = line("M336 390L372 362", "#8A5030", 6) + path("M362 356L386 354L390 364L372 372Z", "#5E6A70")
    shells = "".join(
        ellipse(x, y, 7, 5, "#FFF3DC", turn=t) for x, y, t in ((272, 392, 20), (288, 396, -10), (222, 394, 0))
    )
    return mats + glass + coil + adze + shells


def planned_raid() -> str:
    """From above, by firelight: four hands over an island of sand; one draws the way in, one lands canoes."""
    drawn = rect(
        0, 0, 500, 400, radial((0, "#FFDCA0"), (0.34, "#E0986A"), (0.68, "#8A4658"), (1, "#2A1440"), radius=0.66)
    )
    for grow in (1.24, 1.46, 1.7):
        drawn += line(_coast(grow), "#FFE3B8", 3, opacity=0.55)
    drawn += group(path(_coast(1.04), "#6B2A3E", opacity=0.6), 7, 11)
    drawn += path(_coast(1), linear((0, "#FFF1CC"), (1, "#E0A878"), end=(0.6, 1)))
    drawn += path(_coast(0.74), linear((0, "#FFF8E0"), (1, "#D99A6A"), end=(0.6, 1)))
    for i in range(15):
        t = i / 15 * math.tau
        drawn += line(f"M{num(286 + 46 * math.cos(t))} {num(190 + 36 * math.sin(t))}l3 -15", "#5B2A1E", 6)
    drawn += path("M268 200L288 164L310 200Z", "#7A4A2C") + path("M268 200L288 164L288 200Z", "#B07A48")
    drawn += "".join(
        group(
            path("M0 0C-14 -8 -16 -24 0 -36C16 -24 14 -8 0 0Z", ink) + line("M0 0V-28", "#CFE8A0", 2),
            x,
            y,
            0.8,
            turn,
        )
        for x, y, turn, ink in ((352, 168, 40, "#3F8A4A"), (346, 222, 110, "#2F7A46"), (226, 236, -120, "#3F8A4A"))
    )
    way = "M96 268C120 240 150 226 190 214M190 214l-24 -4M190 214l-14 20M250 352C262 326 272 300 276 264"
    drawn += line(way, "#6B2430", 9) + line("M250 352C262 326 272 300 276 264", "#A84A3A", 3)
    for x, y, turn in ((80, 290, -38), (126, 306, -30)):
        drawn += ellipse(x + 4, y + 9, 30, 9, "#6B2A3E", opacity=0.5) + group(_shell_canoe(), x, y, 1, turn)
    drawn += _fire_bowl(420, 66)
    pinch = group(_shell_canoe(), 92, 8, 1, 40) + _hand("pinch", FIRELIGHT, "#F4D37A")
    stick = (
        line("M40 60L104 -38", "#F0D49A", 8)
        + line("M40 60L104 -38", "#FFF3DC", 2)
        + _hand("pinch", FIRELIGHT, "#D2402E")
    )
    for body, x, y, turn, flip in (
        (_hand("point", FIRELIGHT, "#FFF3DC"), 106, 62, 42, False),
        (pinch, -2, 196, 22, False),
        (stick, 268, 420, -66, False),
        (_hand("open", FIRELIGHT, "#63A06A"), 462, 268, 12, True),
    ):
        shade = group(limb([(-240, 0, 34), (-20, 0, 20), (40, 4, 24), (80, 4, 12)], "#2A0E1E"), opacity=0.4)
        drawn += group(shade, x + 9, y + 15, 1, turn, flip=flip) + group(body, x, y, 1, turn, flip=flip)
    return drawn


def _coast(grow: float) -> str:
    """The outline of the island of sand, so many times as large."""
    shore = (
        (-104, -8),
        (-92, -58),
        (-44, -70),
        (-16, -92),
        (44, -84),
        (98, -66),
        (112, -14),
        (92, 22),
        (102, 56),
        (56, 80),
        (8, 70),
        (-30, 88),
        (-76, 66),
        (-72, 30),
    )
    return smooth([(286 + x * grow, 194 + y * grow) for x, y in shore])


def _hand(kind: str, skin: Skin, bangle: str) -> str:
    """The back of a right hand that reaches to the right, wrist at the origin: pointing, pinching or open."""
    index: list[Knot] = [(34, -13, 8.5), (64, -17, 7), (98, -18, 5.4)]
    thumb: list[Knot] = [(6, 15, 9), (30, 27, 7.5), (54, 24, 6)]
    rest: list[list[Knot]] = [[(38, y, 8), (58, y + 1, 8), (50, y + 6, 7)] for y in (-3, 8, 17)]
    if kind == "pinch":
        index, thumb = [(34, -12, 8.5), (64, -16, 7), (88, 4, 5.4)], [(6, 15, 9), (40, 26, 7.5), (82, 10, 6)]
    if kind == "open":
        rest = [[(38, y, 8), (70, y * 1.3, 7), (96, y * 1.5 - 2, 5.4)] for y in (-2, 9, 18)]
        thumb = [(4, 15, 9), (22, 34, 7.5), (40, 48, 5.8)]
    drawn = "".join(
        limb(finger, skin.dark) + limb([(x, y - 1.6, half - 1.6) for x, y, half in finger], skin.mid)
        for finger in rest[::-1]
    )
    arm: list[Knot] = [(-260, 0, 36), (-120, -2, 30), (-30, 0, 18.5), (8, 0, 19), (36, 2, 21)]
    drawn += limb(thumb, skin.mid) + limb(arm, skin.mid) + limb(index, skin.mid)
    drawn += group(limb([(x, y - half * 0.4, half * 0.42) for x, y, half in arm], skin.lit), opacity=0.75)
    drawn += group(limb([(x, y - half * 0.3, half * 0.5) for x, y, half in index], skin.lit), opacity=0.85)
    drawn += ellipse(index[2][0], index[2][1] - 1, 5, 3.2, "#FFDCC0")
    rings = "".join(
        f"M{x} {-17 - (abs(x) - 24) * 0.12:.4g}q-7 17 0 {34 + (abs(x) - 24) * 0.24:.4g}" for x in (-60, -74, -88)
    )
    teeth = "".join(path(f"M{-120} {y}l-16 5l16 5Z", "#1A0C18") for y in (-26, -15, -4, 7, 17))
    return drawn + line(rings, "#1A0C18", 5) + teeth + line("M-26 -19q-8 19 0 38", bangle, 8)


def _shell_canoe() -> str:
    """A long shell laid down for a canoe, with a leaf for its sail."""
    shell = path(
        "M-34 -6C-20 12 20 12 36 -8C32 18 -26 20 -34 -6Z", linear((0, "#FFF6E4"), (1, "#D9A98A")), "#4A1A16", 2.4
    )
    return path("M-2 0C-16 -18 -16 -36 -8 -48C10 -38 16 -18 2 0Z", "#4F8A4A", "#2A1420", 2) + shell


def _fire_bowl(x: float, y: float) -> str:
    """A stone bowl of burning oil seen from above."""
    tongues = "".join(
        group(path("M0 8C-9 -4 -4 -14 0 -26C4 -14 9 -4 0 8Z", ink), x, y, k, turn)
        for turn, k, ink in (
            (-40, 0.8, "#F6933B"),
            (40, 0.8, "#F6933B"),
            (0, 1.1, "#FFE08A"),
            (180, 0.6, "#F6933B"),
        )
    )
    bowl = (
        ellipse(x, y + 4, 27, 23, "#4A2A3A") + ellipse(x, y, 25, 21, "#7A5A5E") + ellipse(x, y, 18, 15, "#2A1220")
    )
    return glow(x, y, 120, "#FFB35C", 0.8) + bowl + tongues


PICTURES = {
    "explorers": explorers,
    "traders": traders,
    "planned_raid": planned_raid,
}
