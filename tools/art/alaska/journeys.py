"""Cards of the type Tourism, and the act that protects the land."""

from __future__ import annotations

from tools.art.animals import bear, gull, moose, salmon, whale_fluke
from tools.art.boats import cruise_ship, kayak
from tools.art.figures import BROWN_SKIN, Pose, back_view, figure
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import aurora_glow, puffs, rays, sky, snowfall, stars, sun
from tools.art.svg import blurred, circle, clipped, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import fireweed, forest, rough_spruce, spruces
from tools.art.water import light_path, ripples, splash, swell, water

INKS = HORIZONS["tourism"]
ROCK = PeakInks("#B987B0", "#7A4A86", "#FFE9DA", "#D2A6BC")
NEAR, BLACK = "#1A1030", "#120B22"
BLOSSOMS = ("#E0458F", "#C93480", "#F06BA8")


def recreation() -> str:
    """Skiers leave fresh tracks on a slope above the forest."""
    drawn = (
        sky(INKS, 330)
        + sun(110, 130, 44, "#FFE3C4", (18, 0.3))
        + dawn_peak(90, 330, 150, 210, 6, ROCK)
        + dawn_peak(330, 340, 250, 300, 14, ROCK)
        + forest(7, 338, 50, INKS.mid, 46, depth=4)
    )
    drawn += path(
        "M-10 410V380C60 372 120 362 190 320C270 268 340 226 400 210C440 200 480 196 510 194V410Z", "#FFF1EA"
    ) + path("M160 410C230 380 300 320 360 290C420 264 470 256 510 252V410Z", "#E3C3D4")
    track = (
        "M470 204C420 236 440 250 380 272C330 290 350 310 286 334C230 356 240 372 170 396M490 216C446 "
        "244 462 260 402 284C352 304 370 322 310 346C262 366 270 384 210 408"
    )
    drawn += line(track, "#B58AB0", 3)
    for x, y, s, coat in ((300, 316, 1.0, "#C8402F"), (420, 252, 0.62, "#1F5C8F"), (196, 374, 1.34, "#E9A91F")):
        skier = (
            line("M-34 22L40 8M-30 28L46 12", BLACK, 4)
            + path("M-10 16L-4 -6L14 -16L20 -4L10 16Z", "#2A1B45")
            + path("M4 -10C0 -30 12 -44 26 -44C36 -42 36 -26 22 -10Z", coat)
            + circle(32, -52, 9, "#F0C9A4")
            + path("M22 -54C22 -68 42 -68 42 -54Z", coat)
            + line("M24 -32L44 -20L52 8M20 -34L2 -24L-20 -2", coat, 5)
            + line("M44 -20L56 14M2 -24L-34 10", BLACK, 2.4)
        )
        drawn += group(skier, x, y, s, 18, 1, True)
    return drawn + rough_spruce(24, 410, 190, NEAR, 3) + rough_spruce(70, 410, 130, NEAR, 4) + snowfall(4, 40, 0.8)


def eco_tourism() -> str:
    """Two kayaks wait, quite still, while a whale goes down."""
    drawn = (
        sky(INKS, 260)
        + sun(250, 190, 60, "#FFE3C4", (22, 0.3), (50, 0.15))
        + dawn_peak(80, 258, 130, 190, 6, ROCK)
        + dawn_peak(430, 258, 150, 190, 9, ROCK)
        + ridge_line(6, 260, 24, INKS.far, 16)
        + forest(8, 264, 26, INKS.near, 60, depth=1)
    )
    drawn += water(262, "#E39A8E", "#3A2560", 15, "#FFE3CF", 30) + light_path(
        250, ((110, 272), (80, 284), (104, 296)), "#FFE9DA", 0.6
    )
    drawn += (
        group(whale_fluke("#2A1B45", "#7A5A90"), 300, 322, 0.98)
        + splash(300, 328, 0.8)
        + ripples(300, 336, 200, 3, "#FFE9DA", 0.5)
    )
    return (
        drawn
        + group(kayak("#E9A91F", NEAR), 128, 344, 0.96)
        + ripples(128, 354, 150, 2, "#FFE9DA", 0.5)
        + group(kayak("#C8402F", NEAR), 372, 380, 1.24, 0, 1, True)
        + ripples(372, 392, 190, 2, "#FFE9DA", 0.5)
        + gull(110, 160, 11, "#FFE9DA")
        + gull(140, 146, 8, "#FFE9DA")
    )


def glaciers() -> str:
    """A blue wall of ice calves into the bay before a small boat."""
    drawn = (
        sky(INKS, 250)
        + sun(390, 110, 40, "#FFE3C4", (16, 0.3))
        + dawn_peak(120, 240, 150, 200, 6, ROCK)
        + dawn_peak(400, 240, 130, 190, 9, ROCK)
    )
    drawn += path(
        "M150 170C200 150 260 160 300 148C340 140 380 170 420 200H80C100 190 130 178 150 170Z", "#DDE9F6"
    ) + path(
        "M-10 330V214L40 196 90 206 140 184 190 198 240 178 290 194 340 180 390 200 440 190 510 212V330Z", "#BFE0F0"
    )
    cracks = (
        "M40 196L30 326M90 206L100 320M140 184L132 324M190 198L202 322M240 178L232 326M290 194L302 318"
        "M340 180L330 326M390 200L402 322M440 190L434 324"
    )
    drawn += (
        line(cracks, "#7FB6D6", 4)
        + "".join(
            polygon([(x, y), (x + 42, y + 6), (x + 36, 330), (x + 6, 330)], "#8FC6E0", opacity=0.8)
            for x, y in ((48, 204), (146, 194), (246, 190), (346, 192), (446, 200))
        )
        + line(
            "M-10 214L40 196 90 206 140 184 190 198 240 178 290 194 340 180 390 200 440 190 510 212", "#FFFFFF", 6
        )
    )
    drawn += (
        water(322, "#9C8FC0", "#33235C", 15, "#FFE9DA", 24)
        + polygon([(226, 330), (240, 236), (280, 252), (300, 320)], "#E9F6FC")
        + polygon([(262, 246), (280, 252), (300, 320), (270, 326)], "#9CCBE4")
        + splash(262, 334, 1.3)
    )
    drawn += "".join(
        polygon([(x, y), (x + w * 0.3, y - w * 0.34), (x + w * 0.7, y - w * 0.24), (x + w, y)], "#FFFFFF")
        + polygon([(x + w * 0.7, y - w * 0.24), (x + w, y), (x + w * 0.5, y)], "#BFDCEE")
        for x, y, w in ((40, 372, 70), (400, 362, 56), (352, 392, 44), (130, 394, 40))
    )
    boat = (
        path("M-50 -8H44L56 -16C52 2 42 12 34 14H-40C-46 8 -50 0 -50 -8Z", "#C8402F")
        + rect(-26, -32, 44, 24, "#FFF6E4", 3)
        + rect(-18, -26, 30, 9, NEAR, 2)
    )
    return drawn + group(boat, 176, 366, 0.9) + ripples(176, 382, 80, 2, "#FFE9DA", 0.5)


def state_park() -> str:
    """At the overlook the ranger points out an eagle; a child cannot tear herself from the telescope."""
    drawn = sky(INKS, 300) + sun(300, 108, 36, "#FFE3C4", (16, 0.3)) + dawn_peak(250, 300, 190, 230, 14, ROCK)
    drawn += path("M-10 400V120C30 130 70 170 96 214C130 250 150 300 190 400Z", INKS.mid) + path(
        "M-10 400V170C40 190 80 260 130 400Z", INKS.near
    )
    drawn += path("M510 400V110C470 124 430 170 404 210C370 250 340 300 320 400Z", INKS.mid)
    drawn += path("M404 210C398 240 402 290 396 330L420 330C418 290 420 250 416 196Z", "#FBE9F2") + path(
        "M410 206C406 240 410 290 406 330L414 330C412 290 414 250 413 200Z", "#D2A6D0"
    )
    drawn += forest(8, 300, 34, INKS.near, 20, 90, 420, depth=3) + water(
        302, "#C98AB8", "#4A2E72", 6, "#FFE3C4", 16, 410
    )
    drawn += puffs([(388, 332, 12), (408, 336, 15), (428, 332, 12)], "#F4DCEC") + spruces(
        ((452, 250, 60), (478, 262, 80), (500, 280, 90), (440, 300, 70)), NEAR
    )
    drawn += group(_eagle(), 300, 176, 0.84)
    wood, light = "#7A4A2E", "#B5764A"
    drawn += path("M-10 410V372H510V410Z", "#3A2050") + "".join(
        rect(x, 296, 14, 84, wood, 2) + rect(x, 296, 5, 84, light, 2) for x in (24, 172, 324, 472)
    )
    drawn += rect(-10, 288, 520, 13, light, 3) + rect(-10, 298, 520, 5, wood) + rect(-10, 334, 520, 10, wood, 3)
    viewer = (
        path("M-9 -2L-7 -74H7L9 -2Z", "#39566E")
        + rect(-16, -6, 32, 8, "#24384A", 3)
        + path("M-26 -86C-26 -110 -14 -116 -2 -114L30 -108V-84L-2 -80C-14 -78 -26 -80 -26 -86Z", "#4E8FB0")
        + ellipse(30, -96, 6, 13, "#FFE9B4")
        + rect(-10, -104, 16, 10, "#24384A", 2)
    )
    girl = (
        figure(
            Pose(4, 6, (68, 118), (72, 122), (4, 0), (-6, -14)),
            "#E9A91F",
            "#C93480",
            "",
            BROWN_SKIN,
            hair="#1C120C",
        )
        + circle(-6, -108, 6, "#1C120C")
        + line("M-3 -110L-5 -102", "#C93480", 3)
    )
    drawn += rect(200, 366, 52, 18, wood, 2) + group(girl, 230, 366, 0.94) + group(viewer, 284, 384, 1.16)
    hat = (
        path("M-10 -5C-9 -17 -4 -20 0 -17C4 -20 9 -17 10 -5Z", "#8A6A48")
        + rect(-10, -8, 20, 4, "#3A2418")
        + rect(-19, -6, 38, 4.4, "#8A6A48", 2)
    )
    arms = (
        line("M-17 -74L-24 -52L-18 -36", "#5E7A4A", 9)
        + line("M17 -76L34 -88L52 -102", "#5E7A4A", 9)
        + circle(53, -103, 5, "#D9A27A")
    )
    drawn += group(back_view("#6E8A54", "#4A3A30", "#5B3A22", hat, 42, arms), 128, 410, 1.78)
    return drawn + "".join(fireweed(x, 408, h, BLOSSOMS) for x, h in ((404, 104), (450, 130), (20, 96)))


def _eagle() -> str:
    """A bald eagle that glides to the right on raised wings, about 170 wide."""
    dark, light, white = "#2A1A38", "#5A3A60", "#FFF6EC"
    far = path("M6 -4C2 -30 16 -58 44 -74C40 -56 42 -30 28 -2Z", light)
    near = path(
        "M-8 -2C-30 -34 -60 -52 -92 -52C-86 -46 -84 -42 -86 -38C-80 -36 -78 -32 -78 -28C-70 "
        "-26 -66 -22 -64 -18C-52 -10 -26 6 14 6Z",
        dark,
    )
    tail = path("M-24 2L-54 10L-50 22L-18 10Z", white)
    body = path("M-30 4C-10 -10 24 -12 40 -6C36 8 6 16 -30 10Z", dark)
    head = (
        path("M34 -8C38 -18 54 -18 58 -10L68 -4C68 0 64 2 60 0C54 4 42 4 36 2Z", white)
        + path("M58 -10L68 -4C69 1 66 3 62 1L57 -3Z", "#FFC93C")
        + circle(53, -9, 1.8, "#120B22")
    )
    return far + tail + body + near + head


def hotels() -> str:
    """A timber lodge with lit windows under the aurora."""
    drawn = (
        rect(0, 0, 500, 320, linear((0, "#150F3A"), (0.6, "#43307A"), (1, "#B0578F")))
        + stars(6, 80, 180)
        + aurora_glow(10, -40, 540, 120, 20, 150, ("#7CFFCB", "#5FD8C0", "#B79CFF"), 0.9)
        + dawn_peak(110, 318, 150, 190, 6, ROCK)
        + dawn_peak(420, 318, 160, 190, 9, ROCK)
        + rect(0, 310, 500, 100, INKS.mid)
        + forest(8, 324, 54, INKS.near, 46, depth=3)
    )
    wall, beam, roof = "#8A4A3A", "#3A1E2A", "#2A1638"
    lodge = (
        rect(-170, -96, 340, 96, wall)
        + path("M-190 -92L-140 -146H140L190 -92Z", roof)
        + path("M-84 0V-130L0 -206 84 -130V0Z", "#A85E46")
        + path("M-104 -118L0 -214 104 -118L92 -108L0 -192L-92 -108Z", roof)
        + path("M-56 -24V-112L0 -160 56 -112V-24Z", "#FFD98A")
        + line("M0 -160V-24M-56 -84H56M-28 -136V-24M28 -136V-24", beam, 4)
    )
    lodge += (
        "".join(rect(x, y, 24, 26, "#FFD98A", 2, beam, 3) for x in (-158, -122, 98, 134) for y in (-84, -42))
        + rect(-18, -34, 36, 34, beam, 2)
        + rect(-150, -190, 26, 60, beam)
        + rect(-154, -196, 34, 9, "#FFE9DA", 3)
        + path(
            "M-190 -92L-140 -146H-70L-94 -124C-120 -130 -150 -110 -190 -92ZM190 -92L140 -146H70L94 -124"
            "C120 -130 150 -110 190 -92Z",
            "#FFE9DA",
            opacity=0.9,
        )
    )
    drawn += (
        blurred(ellipse(250, 300, 190, 70, "#FFB54A", opacity=0.35), 24)
        + group(lodge, 250, 356, 1.0)
        + path("M-10 410V354C120 346 380 346 510 354V410Z", "#E3C9DC")
        + path("M200 410L228 354H272L300 410Z", "#FFE3B0")
    )
    return (
        drawn
        + crowd(((190, 384, 34), (322, 388, 36), (340, 384, 30)), NEAR)
        + rough_spruce(26, 396, 180, BLACK, 3)
        + rough_spruce(474, 396, 190, BLACK, 4)
    )


def inside_passage() -> str:
    """A white ship threads a narrow channel between steep forests."""
    drawn = (
        sky(INKS, 250)
        + sun(262, 160, 46, "#FFE3C4", (18, 0.3), (40, 0.15))
        + dawn_peak(262, 248, 130, 170, 6, ROCK)
        + water(246, "#E39A8E", "#3A2560", 5, "#FFE3CF", 26)
        + light_path(262, ((90, 256), (66, 268), (84, 280)), "#FFE9DA", 0.6)
    )
    for points, ink in (
        ("M-10 300V60C60 90 120 170 186 250C150 272 70 292 -10 300Z", "#6C4386"),
        ("M510 300V80C450 110 400 180 338 250C380 276 450 294 510 300Z", "#5E3A7A"),
        ("M-10 360V170C50 190 90 240 130 290C90 326 40 350 -10 360Z", "#3E2862"),
        ("M510 370V180C460 200 420 250 380 300C420 340 470 360 510 370Z", "#33205A"),
    ):
        drawn += path(points, ink)
    for x, y, h, s in (
        (10, 300, 110, 1),
        (44, 312, 96, 2),
        (78, 316, 80, 3),
        (108, 308, 60, 4),
        (490, 310, 116, 5),
        (456, 322, 96, 6),
        (424, 322, 76, 7),
        (398, 314, 56, 8),
    ):
        drawn += rough_spruce(x, y, h, NEAR, s)
    drawn += group(cruise_ship(), 252, 318, 0.62) + ripples(250, 352, 240, 3, "#FFE9DA", 0.5)
    for y, rise, ink in ((376, 7, "#4A2F6B"), (394, 7, "#33205A")):
        drawn += swell(y, rise, ink, "#FFE9DA", 410, y % 23)
    return drawn + gull(330, 200, 11, "#FFFFFF") + gull(200, 206, 9, "#FFFFFF")


def sport_fishing() -> str:
    """An angler in a skiff, his rod bent to a leaping salmon."""
    drawn = (
        sky(INKS, 260)
        + sun(380, 170, 50, "#FFE3C4", (20, 0.3), (44, 0.15))
        + dawn_peak(110, 258, 160, 210, 6, ROCK)
        + dawn_peak(440, 258, 120, 170, 9, ROCK)
        + forest(8, 266, 34, INKS.near, 54, depth=2)
        + water(264, "#D98FA0", "#3A2560", 5, "#FFE3CF", 26)
    )
    skiff = (
        path("M-110 -14H92L116 -26C110 2 92 22 76 26H-88C-102 16 -110 0 -110 -14Z", "#C8402F")
        + path("M-110 -14H92L116 -26L114 -16L92 -4H-109Z", "#FFF1EA")
        + rect(-118, -40, 18, 44, NEAR, 4)
    )
    man = (
        path("M-26 -10V-48C-26 -72 12 -72 12 -48L16 -10Z", "#E9A91F")
        + circle(-4, -84, 15, "#F0C9A4")
        + path("M-24 -88C-20 -106 10 -106 14 -90L30 -86H-24Z", "#2A1B45")
        + line("M0 -54L34 -42", "#E9A91F", 12)
        + circle(38, -42, 6, "#F0C9A4")
    )
    drawn += (
        group(man + skiff, 150, 336, 1.0)
        + line("M176 300C220 214 280 168 332 182", "#FFE9B4", 4.5)
        + line("M332 182C350 210 360 236 366 262", "#FFE9DA", 1.6)
    )
    drawn += (
        ripples(150, 364, 210, 3, "#FFE9DA", 0.5)
        + splash(372, 352, 0.9)
        + group(salmon(), 392, 292, 0.92, -48)
        + ellipse(372, 356, 70, 9, "#FFE9DA", opacity=0.6)
    )
    return drawn + "".join(
        circle(x, y, r, "#FFF6F0")
        for x, y, r in ((330, 318, 4), (346, 296, 3), (430, 326, 4), (440, 300, 3), (312, 338, 3))
    )


def conservation_act() -> str:
    """A moose, a bear and a spruce inside a green ring of land."""
    wood = HORIZONS["wood"]
    drawn = sky(wood, 400) + rays(250, 210, 30, "#FFFBE0", 0.16) + circle(250, 216, 168, "#153D29")
    scene = (
        rect(80, 40, 340, 350, linear((0, "#2B6A62"), (0.5, "#8DBE9B"), (0.7, "#F2E7B4")))
        + sun(300, 170, 40, "#FFF7CF", (16, 0.3))
        + dawn_peak(180, 270, 130, 160, 6, PeakInks("#6FAE8A", "#3D7D62", "#FFFBEA", "#CFE3C8"))
        + dawn_peak(350, 270, 110, 150, 9, PeakInks("#6FAE8A", "#3D7D62", "#FFFBEA", "#CFE3C8"))
        + rect(80, 262, 340, 130, "#3D7D62")
        + forest(8, 272, 40, "#235843", 30, 80, 420, 2)
        + water(290, "#8FC7B5", "#235843", 5, "#FFFFFF", 14, 330)
        + path("M80 400V326C160 314 260 336 420 320V400Z", "#123328")
    )
    drawn += clipped(
        circle(250, 216, 156, "#FFF"),
        scene
        + group(moose("#0B1F18"), 190, 286, 0.72)
        + group(bear("#3A2416", "#5E3E26"), 322, 306, 0.52, 0, 1, True),
    )
    leaves = ""
    for i in range(30):
        leaves += (
            f'<g transform="rotate({i * 12} 250 216)">'
            + path("M250 60C240 50 240 36 250 26C260 36 260 50 250 60Z", "#F2E7B4" if i % 2 else "#6FAE8A")
            + "</g>"
        )
    return drawn + leaves + circle(250, 216, 158, "none", "#F2E7B4", 5)


PICTURES = {
    "recreation": recreation,
    "eco_tourism": eco_tourism,
    "glaciers": glaciers,
    "state_park": state_park,
    "hotels": hotels,
    "inside_passage": inside_passage,
    "sport_fishing": sport_fishing,
    "conservation_act": conservation_act,
}
