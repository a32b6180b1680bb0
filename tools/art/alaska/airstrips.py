"""Where aeroplanes load and land: cards of the type Air whose story is on the ground."""

from __future__ import annotations

from tools.art.dwellings import barrel, crate
from tools.art.figures import Pose, back_view, brim_hat, deeper, figure
from tools.art.headwear import hard_hat
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import cloud, sky
from tools.art.svg import circle, clipped, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest
from tools.art.vehicles import airliner

AIR = HORIZONS["air"]
BLUE_ROCK = PeakInks("#6FAEC8", "#427F9E", "#FFFBEE", "#BFDCE6")
INK = "#22343F"


def airport() -> str:
    """The airliner must wait: a marshal crosses the wands because a goose leads her young over the apron."""
    drawn = (
        sky(AIR, 240)
        + dawn_peak(90, 240, 110, 170, 6, BLUE_ROCK)
        + dawn_peak(420, 240, 80, 150, 9, BLUE_ROCK)
        + forest(5, 246, 26, AIR.mid, 54, depth=2)
        + rect(0, 244, 500, 160, linear((0, "#8AA3AD"), (1, "#5A7683")))
        + polygon([(244, 246), (256, 246), (276, 410), (224, 410)], "#F4C542")
    )
    tower = (
        path("M-9 0L-7 -92H7L9 0Z", "#F4F1E4")
        + path("M-24 -122H24L16 -92H-16Z", "#2D6A8A")
        + rect(-28, -130, 56, 9, "#C8402F", 3)
    )
    drawn += group(tower, 446, 246, 0.94) + ellipse(262, 322, 220, 12, "#3F5B6A", opacity=0.7)
    drawn += group(_airliner_ahead(), 262, 222)
    wands = (
        line("M-15 -75L-24 -98L6 -122M15 -75L24 -98L-6 -122", deeper("#E9762B"), 9)
        + line("M4 -120L30 -146M-4 -120L-30 -146", "#FF5A2A", 7)
        + circle(6, -122, 5, "#D9A27A")
        + circle(-6, -122, 5, "#D9A27A")
    )
    marshal = back_view("#E9762B", "#2B3F52", "#3A2418", _ear_muffs(), 38, wands)
    vest = line("M-17 -50H17M-9 -80V-40M9 -80V-40", "#FFF3A0", 4)
    drawn += ellipse(104, 398, 56, 7, "#2F4A58", opacity=0.6) + group(marshal + vest, 104, 400, 1.5)
    young = "".join(
        group(_gosling(), x, y, 1.06, flip=True) for x, y in ((312, 390), (356, 386), (398, 391), (440, 387))
    )
    return drawn + group(_goose(), 250, 392, 1.25, flip=True) + young


def _ear_muffs() -> str:
    return line("M-10 -1C-10 -14 10 -14 10 -1", INK, 3) + circle(-10, 1, 5, "#F4C542") + circle(10, 1, 5, "#F4C542")


def _airliner_ahead() -> str:
    """A propeller airliner that looks at us, its body 124 across, wings 440, wheels about 96 below the middle."""
    silver, shade, blue = "#F7F4E8", "#B9C7CC", "#1F5C8F"
    fin = path("M-7 -50L-5 -142C-4 -150 4 -150 5 -142L7 -50Z", blue) + path("M-92 -74L92 -74L14 -56H-14Z", shade)
    wings = path("M-40 18L-232 -14V-6L-40 44Z", silver) + path("M40 18L232 -14V-6L40 44Z", shade)
    legs = line("M-92 30V78M92 30V78M0 50V86", INK, 8) + "".join(
        rect(x - 12, 72, 10, 28, INK, 4) + rect(x + 2, 72, 10, 28, INK, 4) for x in (-92, 0, 92)
    )
    engines = ""
    for x, y, turn in ((-166, 6, 18), (-96, 20, 64), (96, 20, 30), (166, 6, 80)):
        blade = "M0 0C-6 -14 -5 -32 0 -40C5 -32 6 -14 0 0Z"
        blades = "".join(group(path(blade, "#E4ECEE"), turn=turn + k * 120) for k in range(3))
        engines += group(circle(0, 0, 21, blue) + circle(0, 0, 14, INK) + blades + circle(0, 0, 7, "#C8402F"), x, y)
    hull = circle(0, 0, 62, silver) + path("M0 -62A62 62 0 0 1 0 62A84 84 0 0 0 30 0A84 84 0 0 0 0 -62Z", shade)
    band = path("M-61 8C-30 22 30 22 61 8L58 22C30 36 -30 36 -58 22Z", blue)
    panes = path(
        "M-42 -22C-34 -38 -20 -42 -4 -43V-20C-20 -20 -32 -19 -42 -22ZM42 -22C34 -38 20 -42 4 -43V-20"
        "C20 -20 32 -19 42 -22Z",
        INK,
    )
    glare = line("M-32 -25L-24 -35M14 -24L24 -36", "#8FC3DA", 4)
    nose = circle(0, 8, 21, silver) + path("M0 -13A21 21 0 0 1 0 29A28 28 0 0 0 0 -13Z", shade)
    return fin + legs + wings + engines + hull + band + panes + glare + nose


def _goose() -> str:
    """A Canada goose that walks to the right with its head high, about 90 long and 74 high."""
    body = path("M-50 -30C-30 -42 0 -46 20 -36C28 -28 20 -14 2 -10C-16 -8 -32 -16 -50 -30Z", "#8A6A4E")
    body += path("M4 -10C18 -12 28 -26 20 -36C14 -30 4 -20 -6 -10Z", "#E8DCC0")
    body += path("M-44 -30C-26 -40 -6 -40 6 -34C-2 -22 -22 -20 -44 -30Z", "#5F4632") + path(
        "M-50 -30L-34 -24L-24 -12C-34 -16 -44 -22 -50 -30Z", "#F7F4E8"
    )
    neck = line("M15 -28C28 -36 20 -54 25 -66", INK, 10) + ellipse(30, -68, 11, 7.5, INK)
    face = path("M26 -72C32 -66 30 -60 24 -58C20 -62 22 -70 26 -72Z", "#F7F4E8") + path(
        "M38 -73L52 -67L38 -63Z", "#14232B"
    )
    return line("M-8 -12L-14 -1H-4M6 -12L12 -1H22", "#14232B", 4) + body + neck + face


def _gosling() -> str:
    return (
        line("M-3 -6L-6 -1H0M4 -6L7 -1H13", "#5F4632", 3)
        + ellipse(0, -13, 15, 10, "#D9B64A")
        + path("M-14 -12C-6 -20 2 -20 6 -14C0 -8 -8 -8 -14 -12Z", "#A88A30")
        + circle(13, -25, 8, "#E9CB62")
        + path("M19 -28L28 -24L19 -21Z", "#3A2E22")
        + circle(15, -27, 1.6, "#22343F")
    )


def airfield() -> str:
    """On a gravel strip the pilot swings the propeller by hand; the co-pilot is a dog in goggles."""
    drawn = (
        sky(AIR, 262)
        + cloud(250, 66, 110, "#FFFDF3", 0.8)
        + dawn_peak(330, 262, 150, 220, 6, BLUE_ROCK)
        + dawn_peak(60, 262, 96, 150, 9, BLUE_ROCK)
        + forest(5, 270, 40, AIR.mid, 46, depth=2)
        + rect(0, 268, 500, 140, linear((0, "#8FB46A"), (1, "#6E9A50")))
        + path("M-10 410V330C120 312 330 312 510 330V410Z", "#C9B48A")
        + path("M-10 410V372C120 358 330 362 510 378V410Z", "#AD966A")
    )
    sock = line("M0 0V-128", "#F8EBC9", 5) + path("M0 -128L62 -138V-112L0 -100Z", "#E5664C")
    sock += path("M20 -131L41 -134.500V-106L20 -104Z", "#FFFDF3")
    drawn += (
        group(sock, 34, 300)
        + barrel(440, 318, 0.9, "#C8402F", "#7A2A22")
        + barrel(478, 322, 0.96, "#2D6A8A", "#17425C")
    )
    drawn += ellipse(180, 388, 200, 10, "#7A6440", opacity=0.6) + group(_bush_plane(), 146, 268, 1.52, -8)
    cap = path("M-11 -2C-12 -19 11 -19 11 -2L8 -6H-3L-5 9C-10 9 -12 4 -11 -2Z", "#5B3A24") + rect(
        -4, -13, 14, 5, "#D9B27A", 2
    )
    swing = Pose(-10, 6, (112, 134), (132, 152), (30, -6), (-26, -20))
    pilot = figure(swing, "#8A4A2A", "#2B3F52", cap, skirt=8)
    return drawn + ellipse(388, 394, 64, 7, "#7A6440", opacity=0.6) + group(pilot, 388, 394, 1.9, flip=True)


def _bush_plane() -> str:
    """A yellow high-wing aeroplane on fat tyres from the side, nose right, about 330 long, tyres to y = 88."""
    yellow, shade, black, glass = "#F4B942", "#C98A1F", "#1C262C", "#2B5D78"
    tail = path("M-196 0L-214 -56C-202 -66 -182 -62 -174 -50L-140 -14Z", yellow) + path(
        "M-214 -56C-202 -66 -182 -62 -174 -50L-169 -44L-206 -34Z", black
    )
    body = path("M-206 -4L-44 -34H40L60 -18C88 -18 108 -10 112 6C112 20 98 30 72 32H-10L-206 10Z", yellow)
    body += path("M-206 4L-40 14H112C110 24 98 30 72 32H-10L-206 10Z", shade)
    body += path("M-206 0L-60 -4L30 6H112V12H26L-62 4L-206 6Z", black)
    cabin = path("M-60 -30L-30 -6H48L58 -18L40 -34H-44Z", glass) + line("M10 -34V-6", yellow, 5)
    dog = (
        ellipse(22, -12, 12, 10, "#D8CDBA")
        + circle(24, -22, 11, "#8E9AA0")
        + path("M30 -24C38 -24 42 -20 42 -16C38 -12 30 -14 28 -18Z", "#F4F1E4")
    )
    dog += path("M14 -26L16 -40L23 -31ZM24 -31L31 -40L32 -26Z", "#5F6C74") + circle(42, -19, 2.6, black)
    dog += (
        ellipse(28, -24, 6, 5, "#C8402F")
        + ellipse(28.5, -24, 4, 3.2, "#CFE9F2")
        + line("M22 -25L13 -23", "#7A2A22", 3)
    )
    dog += path("M12 -8C16 -12 28 -12 32 -7L30 -2H12Z", "#C8402F")
    frame = line("M40 -34L60 -18", yellow, 5)
    wing = path("M-58 -42C-30 -58 50 -58 74 -42C50 -35 -30 -36 -58 -39Z", yellow) + path(
        "M-58 -41C-20 -45 40 -45 74 -42C50 -35 -30 -36 -58 -39Z", shade
    )
    strut = line("M-4 -38L20 28M36 -40L26 28", black, 5)
    gear = line("M20 28L36 62M56 30L38 62", black, 7) + circle(38, 62, 27, black) + circle(38, 62, 11, "#B9C7CC")
    gear += line("M-196 8L-190 22", black, 5) + circle(-190, 26, 10, black)
    screw = group(path("M-6 0L-8 -62C-4 -70 6 -70 8 -62L6 62C4 70 -4 70 -8 62Z", "#7A4A24"), 117, 6, turn=14)
    return tail + body + cabin + dog + frame + gear + wing + strut + screw + ellipse(116, 6, 9, 12, "#C8402F")


def air_cargo() -> str:
    """Seen from inside the hold: a musk ox does not want to fly."""
    drawn = rect(0, 0, 500, 400, linear((0, "#1B3F58"), (1, "#0F2A3C")))
    for k, ink in enumerate(("#2D6A8A", "#1B3F58", "#2D6A8A", "#17384E")):
        grow = 60 - k * 20
        drawn += _hatch(grow, ink)
    opening = (
        rect(80, 40, 340, 300, linear((0, AIR.top), (0.6, AIR.middle), (1, AIR.low)))
        + dawn_peak(300, 284, 140, 200, 6, BLUE_ROCK)
        + dawn_peak(120, 284, 90, 140, 9, BLUE_ROCK)
        + group(airliner(), 276, 128, 0.42, -14)
        + forest(5, 290, 26, AIR.mid, 40, depth=2)
        + rect(80, 286, 340, 80, "#F1F6F4")
        + polygon([(132, 296), (368, 296), (400, 350), (100, 350)], "#8AA3AD")
    )
    drawn += clipped(path(_HATCH, "#FFF"), opening)
    drawn += polygon([(92, 340), (408, 340), (520, 410), (-20, 410)], "#4A6674") + "".join(
        line(f"M{250 + x * 0.62} 342L{250 + x} 408", "#6E8A96", 7) for x in (-190, -66, 66, 190)
    )
    for x, y, size in ((22, 386, 74), (30, 312, 56), (474, 392, 84), (470, 308, 60)):
        drawn += crate(x, y, size, "#C98A4B", "#6B4A1C")
    drawn += ellipse(272, 378, 120, 9, "#233A47", opacity=0.7) + group(_musk_ox(), 282, 378, 1.2, 5)
    pull = Pose(-24, 12, (64, 84), (78, 96), (44, 24), (14, 20))
    loader = figure(pull, "#E9762B", "#2B3F52", hard_hat("#F4C542", "#C98A1F"))
    drawn += line("M112 300L184 322", "#F3DFA8", 5) + group(loader, 84, 392, 1.5)
    push = Pose(38, -20, (92, 96), (84, 92), (40, -10), (-34, -40))
    herder = figure(push, "#C8402F", "#3A4A38", brim_hat("#5B3A24", "#2A1A10"))
    return drawn + group(herder, 412, 388, 1.42, flip=True)


_HATCH = "M92 342V166C92 86 160 44 250 44C340 44 408 86 408 166V342Z"


def _hatch(grow: float, ink: str) -> str:
    """A rib of the hull round the hatch."""
    return path(_HATCH, "none", ink, 2 * grow + 16)


def _musk_ox() -> str:
    """A musk ox that looks left and will not move, about 190 long and 112 high."""
    coat, dark, pale = "#5B3A26", "#3A2318", "#C9AE86"
    legs = line("M-44 -24L-56 -3M-20 -20L-28 -3M44 -20L48 -3M62 -22L70 -3", pale, 12) + line(
        "M-59 -2H-51M-32 -2H-24M44 -2H53M66 -2H75", dark, 8
    )
    body = path(
        "M-56 -26C-78 -40 -80 -72 -62 -88C-48 -102 -26 -112 0 -110C36 -108 70 -104 82 -76"
        "C88 -56 84 -32 80 -12L72 -22"
        "L64 -8L54 -20L44 -8L32 -20L20 -8L8 -20L-6 -8L-18 -20L-32 -8L-42 -22Z",
        coat,
    )
    body += path(
        "M82 -76C88 -56 84 -32 80 -12L72 -22L64 -8L54 -20L44 -8L32 -20L20 -8L8 -20C40 -34 66 -46 82 -76Z", dark
    )
    saddle = path("M-20 -108C10 -114 44 -104 60 -92C40 -82 4 -82 -20 -108Z", pale)
    head = path("M-50 -92C-76 -96 -100 -78 -104 -52C-106 -38 -98 -28 -86 -30C-70 -34 -54 -50 -46 -66Z", dark)
    muzzle = ellipse(-98, -38, 9, 9, "#8A6A4E") + circle(-102, -39, 2.4, dark)
    horn = path(
        "M-72 -96C-56 -100 -44 -90 -44 -74C-44 -56 -56 -46 -72 -46L-82 -54C-68 -54 -60 -62 -62 -74"
        "C-62 -82 -68 -86 -76 -86Z",
        "#EFE3C4",
    )
    halter = line("M-104 -50C-96 -44 -86 -42 -78 -42", "#C8402F", 5)
    return (
        legs
        + body
        + saddle
        + head
        + muzzle
        + horn
        + circle(-88, -64, 3.4, "#F7F4E8")
        + circle(-89, -64, 1.8, "#120B08")
        + halter
    )


PICTURES = {
    "airport": airport,
    "airfield": airfield,
    "air_cargo": air_cargo,
}
