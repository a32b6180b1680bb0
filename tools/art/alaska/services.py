"""Cards of the type Service."""

from __future__ import annotations

from tools.art.figures import BROWN_SKIN, SKIN, STAND, Pose, back_view, brim_hat, deeper, figure, hammer, knit_cap
from tools.art.headwear import hard_hat
from tools.art.industry import log_pile
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import sky
from tools.art.svg import circle, ellipse, group, line, path, rect
from tools.art.trees import forest

SERVICE = HORIZONS["service"]
TEAL_ROCK = PeakInks("#3F9490", "#1F6A6A", "#FDF3DA", "#A8D2C6")
BARK = "#5A3A20"
HEART = "#E0B070"
RINGS = "#B98448"


def trade_and_services() -> str:
    """A house cut open: the dentist pulls, the photographer hides, the barber lathers, the baker sells a loaf."""
    drawn = (
        sky(SERVICE, 380)
        + dawn_peak(60, 380, 190, 170, 6, TEAL_ROCK)
        + dawn_peak(460, 380, 170, 170, 9, TEAL_ROCK)
        + rect(0, 372, 500, 40, "#4A5A5E")
    )
    drawn += (
        rect(38, 90, 424, 292, "#5B3A2E") + rect(26, 78, 448, 18, "#F6DFA9", 3) + rect(26, 92, 448, 6, "#C9A36B")
    )
    drawn += path("M196 78C196 44 304 44 304 78Z", "#C8402F") + circle(250, 70, 11, "#F6DFA9")
    for x, y, wall, floor in (
        (48, 106, "#A9D6CC", "#7B5335"),
        (256, 106, "#F0C98A", "#8A4F3A"),
        (48, 248, "#F3E3BE", "#2C5E62"),
        (256, 248, "#E79A6C", "#7B5335"),
    ):
        drawn += rect(x, y, 196, 132, wall) + rect(x, y + 118, 196, 14, floor)
    drawn += (
        group(_dentist(), 146, 224)
        + group(_photographer(), 354, 224)
        + group(_barber(), 146, 366)
        + group(_bakery(), 354, 366)
    )
    pole = rect(-8, -56, 16, 56, "#FFFFFF", 4) + "".join(
        path(f"M-8 {-44 + i * 17}L8 {-54 + i * 17}V{-46 + i * 17}L-8 {-36 + i * 17}Z", "#C8402F") for i in range(3)
    )
    return drawn + group(pole + circle(0, -60, 10, "#F6DFA9") + rect(-10, -2, 20, 8, "#0C393D", 3), 20, 330, 1.1)


def _dentist() -> str:
    """A dentist with a foot against the chair pulls with both hands; floor at y = 0, about 180 wide."""
    recline = Pose(-32, 8, (120, 150), (96, 140), (82, 64), (70, 46))
    chair = (
        path("M-62 -84L-46 -88L-22 -34H34L40 -22H-34Z", "#0C393D")
        + rect(-8, -24, 12, 20, "#5B6670")
        + rect(-32, -7, 62, 8, "#5B6670", 3)
    )
    patient = group(figure(recline, "#C8402F", "#3A4A38", skin=SKIN), -14, -8, 0.92)
    pull = Pose(-26, 10, (70, 82), (64, 78), (64, 10), (-4, 6))
    white = figure(
        pull,
        "#FFFDF3",
        "#31566E",
        skin=BROWN_SKIN,
        held=line("M0 0V16", "#5B6670", 4) + circle(0, 21, 5, "#FFFDF3"),
    )
    lamp = line("M40 -118V-104", "#0C393D", 3) + path("M24 -94L32 -106H48L56 -94Z", "#FFE39A")
    return lamp + chair + patient + group(white, 62, 0, 0.94, flip=True)


def _photographer() -> str:
    """A photographer under his cloth takes a stout couple; floor at y = 0."""
    legs = line("M-46 -64L-66 0M-46 -64L-44 0M-46 -64L-24 0", "#5B3A1E", 5)
    camera = (
        rect(-60, -88, 34, 28, "#7B4E24", 3) + rect(-28, -82, 12, 16, "#22323F", 2) + circle(-16, -74, 6, "#8FC3DA")
    )
    bent = figure(Pose(56, 0, (60, 70), (60, 70), (16, 2), (-6, -8)), "#22323F", "#3A4A58")
    cloth = path("M-54 -94C-72 -98 -92 -86 -96 -60L-88 -44L-52 -56Z", "#0C393D")
    flash = line("M-30 -96V-110", "#22323F", 4) + path(
        "M-44 -112H-16L-20 -118L-8 -124L-22 -122L-24 -116L-30 -116L-36 -116L-38 -122L-52 -124L-40 -118Z", "#FFF6D2"
    )
    his = figure(STAND, "#31566E", "#22323F", brim_hat("#3A2A20", "#C8402F"))
    hers = figure(STAND._replace(near_arm=(20, 60)), "#A8402E", "#A8402E", circle(-4, -8, 6, "#3A2418"), skirt=42)
    return (
        group(bent, -86, 0, 0.9)
        + legs
        + camera
        + cloth
        + flash
        + group(his, 70, 0, 0.96, flip=True)
        + group(hers, 40, 0, 0.86, flip=True)
    )


def _barber() -> str:
    """A barber lathers a customer in a chair before the mirror; floor at y = 0."""
    mirror = (
        rect(-84, -108, 52, 70, "#7B4E24", 6)
        + rect(-78, -102, 40, 58, "#BFE0E4", 3)
        + line("M-70 -60L-50 -92", "#FFFFFF", 5)
    )
    chair = (
        rect(-6, -74, 14, 44, "#8E2A22", 4)
        + rect(-6, -38, 52, 12, "#8E2A22", 4)
        + rect(14, -28, 10, 22, "#5B6670")
        + rect(-2, -7, 44, 8, "#5B6670", 3)
    )
    lather = path("M-6 2C0 -4 6 -2 9 -4C15 2 12 14 4 14C-4 14 -8 8 -6 2Z", "#FFFFFF")
    sit = figure(Pose(-10, -6, (40, 80), (30, 70), (84, 14), (78, 18)), "#FFFDF3", "#31566E", lather)
    cut = figure(
        Pose(6, 8, (96, 112), (70, 96), (8, 2), (-8, -10)),
        "#137772",
        "#22323F",
        hair="#3A2418",
        held=line("M0 0V18", "#8A96A0", 4) + rect(-4, 16, 8, 8, "#FFFFFF", 2),
    )
    return mirror + chair + group(sit, 16, -4, 0.92) + group(cut, -24, 0, 1.0)


def _bakery() -> str:
    """A baker sells a loaf to a child across the counter; floor at y = 0."""
    shelf = rect(-2, -92, 92, 6, "#7B4E24") + "".join(ellipse(12 + k * 22, -98, 11, 8, "#C98A4B") for k in range(4))
    baker_hat = path("M-10 -5V-14C-20 -18 -12 -30 0 -26C12 -30 20 -18 10 -14V-5Z", "#FFFFFF")
    loaf = ellipse(0, 8, 18, 8, "#C98A4B", turn=80) + line("M-2 2L4 4M-3 9L4 11", "#8A5A2C", 2)
    baker = figure(Pose(8, 6, (66, 88), (40, 70), (4, 0), (-4, -4)), "#FFFDF3", "#FFFDF3", baker_hat, held=loaf)
    counter = rect(-24, -46, 116, 46, "#8A4F3A") + rect(-30, -52, 126, 9, "#F6DFA9", 3)
    child = figure(
        Pose(0, -10, (110, 130), (20, 50), (8, 2), (-8, -10)), "#E9A91F", "#31566E", knit_cap("#C8402F", "#FFFDF3")
    )
    return shelf + group(baker, 56, -4, 0.98, flip=True) + counter + group(child, -58, 0, 0.74)


def university_of_alaska() -> str:
    """Graduates in gowns over their parkas throw their caps into the cold air; the husky has passed too."""
    drawn = (
        sky(SERVICE, 300)
        + dawn_peak(250, 300, 190, 240, 6, TEAL_ROCK)
        + dawn_peak(40, 300, 110, 150, 9, TEAL_ROCK)
        + dawn_peak(470, 300, 120, 150, 4, TEAL_ROCK)
        + forest(5, 308, 40, SERVICE.mid, 30, depth=3)
        + rect(0, 306, 500, 100, "#EEF6F0")
        + path("M-10 410V362C120 350 330 372 510 356V410Z", "#C9E0D8")
    )
    hall = (
        rect(-90, -54, 180, 54, "#FBF1DA")
        + path("M-98 -54L-80 -78H80L98 -54Z", "#0C393D")
        + rect(-24, -112, 48, 112, "#FBF1DA")
        + path("M-32 -110L0 -146L32 -110Z", "#0C393D")
        + rect(-11, -34, 22, 34, "#0C393D", 8)
    )
    hall += (
        "".join(rect(x, -40, 18, 24, "#2E8380", 2) for x in (-80, -52, 34, 62))
        + circle(0, -84, 13, "#0C393D")
        + circle(0, -84, 9, "#F6DFA9")
    )
    drawn += group(hall, 320, 316, 0.86)
    for x, y, scale, turn in (
        (206, 66, 0.9, -20),
        (298, 48, 1.0, 16),
        (392, 132, 0.84, 30),
        (106, 138, 0.8, -34),
        (250, 128, 0.72, 8),
    ):
        drawn += group(_mortarboard(), x, y, scale, turn)
    for x, y, scale, gown, skin, hair in (
        (88, 436, 1.9, "#14545A", BROWN_SKIN, "#17120E"),
        (412, 440, 1.95, "#14545A", SKIN, "#C98A3A"),
        (226, 452, 2.1, "#0C393D", SKIN, "#5B2E1A"),
    ):
        drawn += group(_graduate(gown, skin, hair), x, y, scale)
    return drawn + group(_learned_husky(), 330, 404, 1.3)


def _mortarboard() -> str:
    """A student's cap from below and aside, about 92 wide, with its tassel flying."""
    board = path("M-46 -4L0 -24L46 -4L0 16Z", "#0C393D") + path("M-24 6V24C-10 34 10 34 24 24V6L0 16Z", "#14545A")
    return board + line("M0 -4C24 -2 44 6 54 26", "#FFC93C", 4) + circle(55, 29, 6, "#FFC93C")


def _graduate(gown: str, skin: str, hair: str) -> str:
    """Somebody in a gown from behind with both arms thrown up, feet at y = 0, hands about 132 high."""
    sleeves = path("M-14 -80L-42 -122L-26 -130L-4 -84Z", gown) + path(
        "M14 -80L42 -122L26 -130L4 -84Z", deeper(gown)
    )
    hands = circle(-35, -131, 6, skin) + circle(35, -131, 6, skin)
    cuffs = line("M-42 -120L-27 -128M42 -120L27 -128", "#FFF6E4", 5)
    body = path("M-18 -74C-16 -86 16 -86 18 -74L30 0H-30Z", gown) + path(
        "M4 -83C16 -84 18 -78 18 -74L30 0H10Z", deeper(gown)
    )
    hood = path("M-17 -78C-12 -84 12 -84 17 -78C18 -56 10 -38 0 -34C-10 -38 -18 -56 -17 -78Z", "#FFC93C") + path(
        "M-10 -78C-6 -80 6 -80 10 -78C10 -60 6 -48 0 -45C-6 -48 -10 -60 -10 -78Z", "#137772"
    )
    return (
        sleeves
        + body
        + hood
        + cuffs
        + hands
        + rect(-5, -90, 10, 10, deeper(skin))
        + circle(0, -96, 12, hair)
        + ellipse(-11.5, -95, 2.6, 4, skin)
        + ellipse(11.5, -95, 2.6, 4, skin)
    )


def _learned_husky() -> str:
    """A husky that sits and looks at us under a student's cap, about 96 high, paws at y = 0."""
    grey, white, ink = "#5B6670", "#FFFDF3", "#1A2226"
    body = path("M-24 0C-30 -26 -20 -46 0 -48C20 -46 30 -26 24 0Z", grey) + path(
        "M-13 0C-16 -22 -10 -40 0 -42C10 -40 16 -22 13 0Z", white
    )
    legs = (
        line("M-9 -22V-3M9 -22V-3", white, 10)
        + ellipse(-10, -2, 8, 4, white)
        + ellipse(10, -2, 8, 4, white)
        + line("M0 -24V-2", "#C9D6D2", 2)
    )
    ears = path("M-22 -66L-20 -90L-4 -78ZM22 -66L20 -90L4 -78Z", grey)
    head = path("M-24 -62C-26 -82 26 -82 24 -62C22 -50 10 -42 0 -42C-10 -42 -22 -50 -24 -62Z", grey) + path(
        "M-20 -58C-18 -68 -8 -68 0 -60C8 -68 18 -68 20 -58C18 -48 8 -42 0 -42C-8 -42 -18 -48 -20 -58Z", white
    )
    face = (
        circle(-9, -63, 2.8, ink)
        + circle(9, -63, 2.8, ink)
        + ellipse(0, -54, 4.4, 3.2, ink)
        + path("M-3 -48H3V-42C3 -38 -3 -38 -3 -42Z", "#E5664C")
    )
    return body + legs + ears + head + face + group(_mortarboard(), 0, -84, 0.56, 4)


def construction() -> str:
    """On the ridge two carpenters drive the last nails, a beam comes up the ladder, and the dog has the hammer."""
    timber, dark = "#E0B070", "#A8743C"
    drawn = (
        sky(SERVICE, 330)
        + dawn_peak(90, 330, 160, 190, 6, TEAL_ROCK)
        + dawn_peak(470, 330, 140, 170, 9, TEAL_ROCK)
        + forest(5, 336, 50, SERVICE.mid, 30, depth=3)
        + path("M-10 410V336C120 328 330 340 510 332V410Z", "#B5915A")
        + path("M-10 410V378C120 370 330 384 510 374V410Z", "#967545")
    )
    frame = "".join(
        rect(x, 250, 13, 136, timber) + rect(x + 9, 250, 4, 136, dark) for x in (136, 214, 292, 370, 440)
    )
    frame += rect(126, 240, 340, 14, timber) + rect(126, 250, 340, 5, dark) + rect(126, 372, 340, 14, dark)
    frame += line("M149 366L206 262M440 366L384 262", dark, 9)
    rafters = line("M118 250L240 122M474 250L352 122", timber, 15) + line(
        "M176 250L270 122M416 250L322 122", dark, 11
    )
    ridge = rect(214, 106, 164, 16, timber, 2) + rect(214, 117, 164, 5, dark, 2)
    drawn += frame + rafters + ridge
    helmet = hard_hat("#E9A91F", "#C98A12")
    hit = Pose(10, 14, (136, 160), (40, 70), (70, -14), (64, -20))
    left = figure(hit, "#C8402F", "#22323F", helmet, held=hammer("#7B4E24", "#5B6670", 26))
    hold = Pose(24, 10, (40, 60), (30, 54), (64, -16), (70, -10))
    right = figure(hold, "#2F5A7C", "#3A2A20", helmet, skin=BROWN_SKIN)
    drawn += group(left, 244, 130, 0.96) + group(right, 348, 130, 0.96, flip=True)
    ladder = line("M60 392L122 226M92 392L154 226", "#7B4E24", 6) + line(
        "".join(f"M{66 + k * 11} {376 - k * 29}h32" for k in range(5)), "#7B4E24", 5
    )
    climb = back_view(
        "#E9A91F", "#31566E", "#3A2418", helmet, 40, line("M-17 -74L-30 -90M17 -74L30 -92", "#B9850F", 9)
    )
    beam = group(rect(-120, -9, 240, 18, "#F0CB8E", 2) + rect(-120, 4, 240, 5, dark, 2), 92, 220, 1, -24)
    drawn += ladder + group(climb, 88, 344, 1.12) + beam
    return drawn + log_pile(436, 400, 14, 3, BARK, HEART, RINGS) + group(_hammer_thief(), 262, 396, 1.2)


def _hammer_thief() -> str:
    """A brown dog that trots to the right with a hammer in its mouth, about 96 long, paws at y = 0."""
    coat, pale, ink = "#8A5A32", "#E8CFA0", "#22323F"
    tail = path("M-40 -38C-56 -44 -62 -60 -54 -70C-50 -58 -44 -50 -32 -46Z", coat)
    legs = line("M-34 -26L-44 -13L-38 -2M-26 -24L-22 -2M22 -24L32 -12L26 -2M16 -24L10 -2", coat, 8)
    body = path(
        "M-42 -40C-38 -52 16 -54 32 -48C38 -38 34 -24 24 -22C4 -18 -20 -20 -32 -20C-42 -24 -46 -32 -42 -40Z", coat
    ) + path("M32 -44C36 -34 32 -24 24 -22C20 -28 22 -38 32 -44Z", pale)
    head = path(
        "M22 -50C24 -68 44 -72 54 -64L70 -56C74 -50 70 -44 62 -44L48 -42C36 -40 26 -42 22 -50Z", coat
    ) + path("M32 -66C24 -62 22 -48 28 -40C38 -44 40 -58 38 -66Z", "#5B3A1E")
    tool = line("M58 -28V-62", "#E0B070", 5) + group(rect(-13, -7, 26, 13, "#5B6670", 3), 58, -24, 1, 0)
    return (
        tail + legs + body + head + group(tool, 2, -4, 1, 0) + circle(70, -54, 3.4, ink) + circle(50, -60, 2.4, ink)
    )


PICTURES = {
    "trade_services": trade_and_services,
    "university_of_alaska": university_of_alaska,
    "construction": construction,
}
