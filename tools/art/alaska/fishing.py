"""Cards of the type Fish."""

from __future__ import annotations

from tools.art.animals import crab as king_crab
from tools.art.animals import fish, flying_gull, salmon
from tools.art.figures import BROWN_SKIN, Pose, brim_hat, figure, knit_cap, peaked_cap
from tools.art.headwear import braid, sou_wester
from tools.art.mountains import PeakInks, dawn_peak, ridge_line
from tools.art.palette import HORIZONS
from tools.art.skies import puffs, sky, sun
from tools.art.svg import circle, clipped, ellipse, group, line, linear, path, rect
from tools.art.water import splash, swell, water

INKS = HORIZONS["fish"]
ROCK = PeakInks("#4E8C95", "#2B6473", "#FBF3E0", "#A9CBCB")


def _deep(surface: float) -> str:
    """Water seen from the side, with beams from above."""
    drawn = rect(0, surface, 500, 410 - surface, linear((0, "#4FA0A2"), (0.35, "#1F6F80"), (1, "#0B2C40")))
    beams = f"M210 {surface}L90 400H190L260 {surface}ZM310 {surface}L310 400H410L350 {surface}Z"
    return drawn + path(beams, "#C9F2E4", opacity=0.12) + line(f"M0 {surface + 1}H500", "#E8FBF2", 4, opacity=0.8)


def herring() -> str:
    """A humpback opens its mouth under the shoal: half of the herring leave for the sky, where the gulls wait."""
    drawn = sky(INKS, 150) + dawn_peak(90, 152, 60, 120, 6, ROCK) + ridge_line(8, 152, 18, INKS.far, 14)
    drawn += rect(0, 146, 500, 264, linear((0, "#5FB0AE"), (0.4, "#237482"), (1, "#0B2C40")))
    drawn += path("M60 150L-10 400H80L120 150ZM400 150L430 400H510V330L450 150Z", "#C9F2E4", opacity=0.14)
    left = path("M100 420C64 330 92 204 166 118C176 104 192 108 190 126C184 220 212 330 252 420Z", "#20404E")
    left += path("M120 420C92 340 112 220 178 124C182 120 186 122 184 130C178 224 204 330 240 420Z", "#DCE6DC")
    left += line(
        "M136 410C116 330 132 230 174 150M164 410C140 330 150 250 178 170"
        "M194 410C168 340 168 270 182 200M222 412C198 350 188 290 188 236",
        "#8FA8A6",
        4,
    )
    right = path("M400 420C436 330 412 210 342 124C332 110 316 114 318 132C324 224 296 330 256 420Z", "#1B3644")
    right += path(
        "M318 132C324 224 296 330 256 420H288C326 330 344 226 334 118C326 116 318 122 318 132Z", "#C9B78E"
    )
    right += "".join(
        circle(x, y, r, "#34566A") for x, y, r in ((362, 170, 6), (378, 200, 7), (390, 234, 7), (364, 214, 5))
    )
    right += circle(394, 330, 8, "#DCE6DC") + circle(394, 331, 5, "#0C1820")
    drawn += (
        path("M166 122C190 96 318 96 342 128C350 240 320 340 256 420C190 330 160 240 166 122Z", "#4A2438")
        + left
        + right
    )
    dice = (
        (252, 330, -92, 0.42),
        (232, 286, -110, 0.46),
        (278, 290, -70, 0.46),
        (254, 246, -88, 0.5),
        (222, 226, -116, 0.48),
        (290, 228, -62, 0.48),
        (258, 190, -94, 0.52),
        (222, 170, -120, 0.48),
        (296, 172, -56, 0.5),
    )
    for x, y, turn, size in dice:
        drawn += group(fish("#BFE3E6", "#F6FFFC", "#4B8791"), x, y, size, turn)
    for x, y, turn, size in (
        (256, 112, -90, 0.56),
        (212, 92, -124, 0.54),
        (304, 96, -52, 0.54),
        (180, 128, -150, 0.44),
        (350, 86, -20, 0.44),
    ):
        drawn += group(fish("#D5EEF0", "#FFFFFF", "#4B8791"), x, y, size, turn)
    drawn += (
        ellipse(158, 150, 52, 6, "#F6FBF2")
        + ellipse(352, 150, 52, 6, "#F6FBF2")
        + splash(160, 152, 0.6)
        + splash(352, 152, 0.6)
    )
    drawn += (
        flying_gull(236, 44, 0.9, 30) + flying_gull(330, 40, 0.66, 24, flip=True) + flying_gull(190, 60, 0.5, 20)
    )
    return (
        drawn
        + group(fish("#8FC9CF", "#E3F6F3", "#3A7480"), 50, 280, 0.6, 200)
        + group(fish("#8FC9CF", "#E3F6F3", "#3A7480"), 452, 260, 0.56, -20)
    )


def whaling() -> str:
    """A bowhead comes up beside the boat, as high as a house; the harpooner has one throw."""
    drawn = (
        sky(INKS, 270) + sun(92, 196, 46, "#FFF1CF", (18, 0.3), (40, 0.15)) + ridge_line(8, 272, 34, INKS.far, 12)
    )
    drawn += water(268, "#6FB0AE", "#123F54", 9, "#E8FBF2", 20)
    drawn += (
        group(_breaching_whale(), 356, 342) + splash(280, 350, 1.1) + splash(438, 352, 1.2) + splash(360, 356, 0.9)
    )
    drops = (
        (230, 196, 6),
        (252, 232, 4),
        (214, 240, 4),
        (468, 180, 6),
        (480, 226, 4),
        (200, 150, 4),
        (452, 120, 4),
    )
    drawn += "".join(circle(x, y, r, "#F6FBF2") for x, y, r in drops) + swell(344, 12, "#2F7383", "#F6FBF2", 410, 7)
    hull = path("M-136 -34C-90 -14 70 -14 122 -52C118 -14 92 18 70 24H-84C-112 14 -130 -8 -136 -34Z", "#8E2418")
    hull += path("M-136 -34C-90 -14 70 -14 122 -52L120 -38C70 -2 -90 -4 -132 -20Z", "#F8D9B5")
    rowing = Pose(-16, 10, (66, 92), (70, 94), (84, 20), (80, 16))
    crew = "".join(
        group(figure(rowing, coat, "#20303C", cap), x, 10, 0.9, flip=True)
        for x, coat, cap in (
            (-88, "#2F6C94", knit_cap("#C8402F", "#F8EFDB")), (-38, "#E9A91F", peaked_cap("#3A2418", "#241610")),
            (10, "#F4EAD2", knit_cap("#16384A", "#C8402F")),
        )
    )  # fmt: skip
    iron = line("M-66 10L74 -10", "#D9B27A", 4.6) + path("M72 -18L98 -14L74 -2L80 -10Z", "#E8F0F0")
    aiming = Pose(-10, -10, (-70, -150), (60, 84), (34, 4), (-24, -20))
    harpooner = figure(
        aiming, "#C8402F", "#20303C", sou_wester("#F2C14E", "#C98A2C"), held=group(iron, 0, 0, 1, -162)
    )
    oars = line("M-96 -24L-128 40M-46 -20L-76 42M2 -20L-26 42", "#F0DDB4", 5)
    drawn += group(crew + group(harpooner, 76, -12, 1.16) + hull + oars, 130, 356, 1.04, -6)
    return drawn + swell(384, 11, "#12394A", "#F6FBF2", 410, 23)


def _breaching_whale() -> str:
    """A bowhead that stands up out of the sea, its chin to the left, waterline y = 0, about 300 high."""
    dark, lit, pale, ink = "#1B3344", "#34566A", "#EAF0E6", "#0C1820"
    body = path("M-92 12C-84 -70 -112 -150 -110 -204C-112 -246 -76 -290 -34 -284C40 -270 96 -160 112 12Z", dark)
    throat = path(
        "M-92 12C-84 -70 -112 -150 -110 -204C-110 -214 -108 -222 -104 "
        "-230C-84 -190 -66 -150 -54 -100C-46 -60 -44 -20 -46 12Z",
        pale,
    )
    grooves = line("M-98 -196C-84 -120 -76 -60 -80 6M-90 -180C-72 -110 -62 -50 -64 6", "#A9BCBA", 3)
    mouth = line("M-104 -230C-74 -206 -52 -164 -34 -128C-24 -108 -8 -104 6 -112", ink, 5)
    back = path("M-34 -284C40 -270 96 -160 112 12H72C66 -120 30 -230 -34 -284Z", lit)
    flipper = path("M20 -70C60 -84 118 -72 140 -34C110 -30 60 -26 30 -34Z", "#12242F")
    return (
        body + throat + grooves + back + mouth + flipper + circle(4, -136, 6, "#F6FBF2") + circle(5, -136, 3.6, ink)
    )


def canneries() -> str:
    """The line: salmon come in on the left, cans roll out on the right, and a gull takes its share."""
    drawn = rect(0, 0, 500, 400, linear((0, "#1F5E6A"), (1, "#4E8E90"))) + "".join(
        line(f"M{x} 0V310", "#1A505C", 3, 0.8) for x in range(20, 500, 80)
    )
    view = rect(192, 64, 132, 96, linear((0, "#79B2A6"), (1, "#F7C79B"))) + dawn_peak(270, 162, 70, 90, 6, ROCK)
    drawn += clipped(rect(192, 64, 132, 96, "#FFF"), view) + rect(186, 58, 144, 108, "none", 2, "#F4E6C8", 8)
    prize = group(salmon(), 30, 18, 0.3, 12)
    drawn += line("M258 62V112", "#F4E6C8", 5) + group(flying_gull(0, 0, 1.2) + prize, 286, 104, 1, -10)
    drawn += path(
        "M500 92C420 96 404 150 440 186C470 214 470 236 500 246V262C448 250 448 226 424 198C380 146 410 78 500 76Z",
        "#8A9AA2",
    )
    for x, y, turn in (
        (478, 74, -6),
        (436, 92, -40),
        (408, 128, -80),
        (418, 166, -124),
        (446, 200, -130),
        (474, 232, -140),
    ):
        drawn += group(_can(), x, y, 0.62, turn)
    drawn += (
        rect(0, 318, 500, 100, "#3A2E2A") + rect(-10, 296, 400, 18, "#B9C7CC") + rect(-10, 310, 400, 10, "#7E8E96")
    )
    drawn += "".join(rect(x, 276, 12, 110, "#5B6670") for x in (30, 200, 362)) + rect(370, 250, 140, 16, "#8A9AA2")
    knife = path("M-3 2L3 2L5 30L-3 26Z", "#E8F0F0") + line("M0 -6V4", "#3A2418", 6)
    for k, (x, coat, hat, skin) in enumerate((
        (66, "#C8402F", braid("#1C120C"), BROWN_SKIN), (182, "#E9A91F", knit_cap("#F8EFDB", "#C8402F"), BROWN_SKIN),
        (298, "#2F8F83", brim_hat("#D9B26A", "#6B4526"), "#D9A27A"),
    )):  # fmt: skip
        cutting = Pose(14, 14, (52, 70 + k * 14), (44, 92), (4, 2), (-6, -4))
        apron = path("M-4 4C-4 -12 0 -30 8 -34C14 -28 13 -12 12 4L14 36H-2Z", "#F6F1E2")
        drawn += group(
            figure(cutting, coat, "#20303C", hat, skin, knife, skirt=26) + group(apron, 2, -52, 1, 14), x, 402, 1.72
        )
    drawn += (
        rect(-10, 310, 400, 8, "#7E8E96") + rect(-10, 318, 386, 92, "#2B4A58") + rect(-10, 318, 386, 8, "#1F3844")
    )
    drawn += (
        group(salmon(), 44, 286, 0.56) + group(salmon(), 156, 284, 0.58, -3) + group(salmon(), 264, 286, 0.56, 2)
    )
    drawn += "".join(
        group(_can(), x, y, s) for x, y, s in ((404, 372, 1.2), (464, 380, 1.3), (434, 316, 1.1), (350, 394, 1.1))
    )
    tails = "".join(
        group(path("M0 26C-4 12 -8 6 -16 -4L0 2L16 -4C8 6 4 12 0 26Z", "#D8452F"), x, 330)
        for x in (70, 112, 158, 204)
    )
    crate = (
        rect(40, 350, 196, 60, "#D9A45A", 3) + rect(40, 368, 196, 5, "#A86F34") + rect(40, 388, 196, 5, "#A86F34")
    )
    return drawn + tails + crate


def _can() -> str:
    """A can of salmon, upright, its middle on the origin, about 48 wide and 56 high."""
    body = (
        rect(-24, -26, 48, 52, "#D8E0E0", 3) + rect(-24, -18, 48, 34, "#C8402F") + rect(12, -18, 12, 34, "#9A2A20")
    )
    return (
        body
        + ellipse(0, -26, 24, 7, "#F4F8F8")
        + ellipse(0, -26, 18, 4.6, "#B9C7CC")
        + group(fish("#FBF1DA", "#FFFFFF", "#FBF1DA"), 2, -1, 0.3)
    )


def crab() -> str:
    """A king crab on the ocean floor."""
    drawn = (
        _deep(-6)
        + path("M-10 410V340C80 316 180 346 260 336C350 326 430 318 510 336V410Z", "#C9A36B")
        + path("M-10 410V372C120 356 300 384 510 366V410Z", "#9C7A4A")
    )
    for x, height in ((40, 110), (66, 150), (440, 140), (466, 100), (488, 160), (14, 160)):
        drawn += path(
            f"M{x} 360C{x - 16} {360 - height * 0.35} {x + 14} {360 - height * 0.6} {x} {360 - height}"
            f"C{x + 22} {360 - height * 0.6} {x - 2} {360 - height * 0.3} {x + 12} 360Z",
            "#12505A",
        )
    drawn += ellipse(250, 350, 150, 16, "#5B4326", opacity=0.5) + group(
        king_crab("#D8452F", "#8E2418", "#F08A6A"), 250, 256, 1.5
    )
    return drawn + "".join(
        circle(x, y, r, "none", "#DDF6EC", 2, 0.8)
        for x, y, r in ((330, 110, 6), (340, 84, 4), (334, 62, 3), (160, 90, 5), (154, 66, 3))
    )


def shrimp() -> str:
    """The kettle boils on the beach, the child has the biggest one, and a gull has found the basket."""
    drawn = sky(INKS, 190) + dawn_peak(330, 192, 100, 170, 6, ROCK) + ridge_line(7, 194, 26, INKS.far, 14)
    drawn += water(190, "#6FB0AE", "#2B7383", 5, "#E8FBF2", 10, 300) + path(
        "M-10 276C120 256 340 284 510 262V410H-10Z", "#C9A36B"
    )
    drawn += path("M-10 330C120 316 330 340 510 322V410H-10Z", "#A8824E")
    skiff = path("M-70 -20H52L78 -34C72 -6 56 12 46 14H-56C-66 4 -70 -8 -70 -20Z", "#C8402F") + path(
        "M-70 -20H52L78 -34L76 -24L54 -11H-69Z", "#F8D9B5"
    )
    drawn += group(skiff, 92, 274, 1.0, -4)
    drawn += line("M196 372L312 356M204 354L306 374", "#4A2D18", 15) + path(
        "M204 362C196 340 214 330 214 312C230 326 232 306 246 298C252 316 272 312 276 296C292 316 306 334 300 362Z",
        "#FF8A3C",
    )
    drawn += path("M222 362C220 346 234 342 236 328C248 342 262 336 266 322C280 340 284 350 280 362Z", "#FFE08A")
    drawn += puffs([(262, 196, 20), (286, 168, 26), (268, 138, 22), (292, 116, 16)], "#FBF3E0")
    pot = (
        path("M-62 -70H62L54 -6C40 6 -40 6 -54 -6Z", "#2B3438")
        + rect(-68, -78, 136, 12, "#5B6670", 5)
        + ellipse(0, -77, 54, 9, "#F6D9C4")
    )
    drawn += group(pot, 252, 322, 1.0)
    strainer = line("M0 -10V50", "#B9A27A", 5)
    heap = (
        group(_shrimp("#F08A6A"), 0, 44, 0.62)
        + group(_shrimp("#E5664C"), 14, 40, 0.6, 30)
        + group(_shrimp("#F4A384"), -14, 42, 0.56, -40)
    )
    lifting = Pose(10, 8, (74, 104), (66, 96), (18, 4), (-18, -16))
    net = group(strainer, 0, 0, 1, 14)
    cook = figure(lifting, "#E9A91F", "#20404E", sou_wester("#F2C14E", "#C98A2C"), held=net)
    drawn += (
        group(cook, 122, 394, 1.8)
        + path("M218 214H304C304 258 218 258 218 214Z", "#8A9AA2")
        + path("M276 214H304C304 240 286 250 268 247C276 240 278 228 276 214Z", "#6B7A84")
        + group(heap, 258, 172, 1.3)
    )
    drawn += rect(356, 352, 160, 26, "#7B5335", 13) + ellipse(362, 365, 9, 13, "#D9A468")
    sitting = Pose(2, -8, (96, 150), (50, 90), (84, 6), (78, 0))
    child = figure(
        sitting,
        "#2F8F83",
        "#3A4A5C",
        knit_cap("#C8402F", "#F8EFDB"),
        BROWN_SKIN,
        group(_shrimp("#E5664C"), 0, 26, 0.9, 180),
    )
    drawn += group(child, 438, 396, 1.36, flip=True)
    basket = path("M-44 -34H44L34 0H-34Z", "#D9A45A") + line("M-40 -22H40M-36 -10H36", "#8A5A2C", 4)
    piled = "".join(
        group(_shrimp(ink), x, y, 0.7, t)
        for x, y, t, ink in ((-24, -42, -20, "#F08A6A"), (8, -46, 30, "#E5664C"), (28, -40, -60, "#F4A384"))
    )
    return drawn + group(piled + basket, 322, 396, 1.0) + flying_gull(344, 320, 0.9, 26, flip=True)


def _shrimp(ink: str) -> str:
    """A curled shrimp, about 70 wide."""
    body = path("M-30 -6C-26 -30 6 -34 24 -20C38 -8 34 16 12 24C22 12 22 0 12 -6C0 -12 -12 -6 -18 4Z", ink)
    rings = line(
        "M-14 -24C-12 -16 -10 -12 -8 -8M4 -28C4 -20 4 -14 4 -9M20 -22C18 -14 16 -10 13 -6M31 -6C26 -4 22 "
        "-2 18 0M28 10C24 8 22 8 20 6",
        "#A8382A",
        2.4,
    )
    tail = path("M12 24C6 34 -4 34 -10 30C-2 26 0 22 4 18ZM12 24C12 34 6 40 0 42C4 34 4 28 6 22Z", "#C8402F")
    return (
        body
        + rings
        + tail
        + line("M-28 -8C-44 -22 -48 -36 -46 -46M-28 -8C-46 -14 -54 -24 -56 -32M-24 0L-30 12M-16 4L-20 14", ink, 2.4)
        + circle(-24, -11, 3.4, "#10201A")
    )


PICTURES = {
    "herring": herring,
    "whaling": whaling,
    "canneries": canneries,
    "crab": crab,
    "shrimp": shrimp,
}
