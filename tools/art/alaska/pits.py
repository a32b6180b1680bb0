"""Cards of the type Mines that dig no gold: copper, silver, zinc, coal, sand and gravel."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.alaska.mining import INKS, ROCK
from tools.art.figures import BROWN_SKIN, SWING, Pose, figure
from tools.art.headwear import hard_hat, head_lamp
from tools.art.industry import head_frame
from tools.art.mountains import dawn_peak, ridge_line
from tools.art.skies import sky
from tools.art.svg import circle, ellipse, group, line, linear, num, path, polygon, radial, rect
from tools.art.trees import spruces
from tools.art.vehicles import mine_cart

PUSHING = Pose(30, -6, (70, 84), (62, 80), (34, -8), (-26, -62))
COPPER = ("#3F9A82", "#2B7363", "#7CCBAE", "#C8663A")
SILVER = ("#C9D3D8", "#8E9CA5", "#FFFFFF", "#6A7780")
ZINC = ("#7F9DB2", "#56748A", "#C4D8E4", "#3E576A")
COAL = ("#2B2628", "#171315", "#5C5458", "#0E0B0C")


def _lump(x: float, y: float, r: float, ore: Sequence[str], turned: bool = False) -> str:
    """A piece of ore: its body, one side in shade, one facet that shines."""
    s = -1 if turned else 1
    body = [(x - s * r, y + r * 0.5), (x - s * r * 0.7, y - r * 0.5), (x + s * r * 0.1, y - r * 0.85)]
    side = [(x + s * r * 0.95, y - r * 0.15), (x + s * r * 0.7, y + r * 0.65), (x + s * r * 0.1, y + r * 0.1)]
    shine = [(x - s * r * 0.7, y - r * 0.5), (x + s * r * 0.1, y - r * 0.85), (x + s * r * 0.1, y + r * 0.1)]
    return polygon([*body, *side[:2]], ore[0]) + polygon([body[2], *side], ore[1]) + polygon(shine, ore[2])


def _heap(places: Sequence[tuple[float, float, float]], ore: Sequence[str], odd: Sequence[str] = ()) -> str:
    """Lumps, (x, y, radius) each; every third of the second kind."""
    return "".join(
        _lump(x, y, r, odd if odd and k % 3 == 1 else ore, k % 2 == 1) for k, (x, y, r) in enumerate(places)
    )


def copper_mines() -> str:
    """A red mill steps down a mountain; buckets of green ore ride in on a cable."""
    drawn = sky(INKS, 330) + dawn_peak(110, 330, 210, 230, 12, ROCK) + dawn_peak(470, 330, 190, 150, 7, ROCK)
    drawn += path("M130 410C180 330 236 150 300 84C330 60 350 56 372 60C430 120 470 220 510 262V410Z", "#7A4522")
    drawn += path("M372 60C430 120 470 220 510 262V410H400C430 300 410 160 372 60Z", "#5C3117")
    drawn += spruces(((478, 316, 84),), "#2E1A0E") + _mill()
    drawn += path("M-10 410V352C100 334 250 350 510 338V410Z", INKS.near)
    drawn += line("M-20 150L318 66", "#2A160B", 3.4) + group(_bucket(), 92, 128, 1.1)
    drawn += group(_bucket(), 226, 98, 0.34)
    barrow = (
        line("M-6 -30L62 -10", "#8A5A30", 6)
        + path("M14 -44H84L66 -10H30Z", "#4D5A63")
        + circle(72, -2, 13, "#1F1612")
    )
    barrow += _heap(((30, -50, 13), (50, -56, 15), (70, -50, 13)), COPPER, (*COPPER[3:], "#8E4323", "#F0A070"))
    drawn += group(
        figure(PUSHING, "#3B4A63", "#4A2D18", hard_hat("#E9A91F", "#B57A14"), BROWN_SKIN), 292, 388, 0.98
    )
    pile = ((392, 384, 24), (430, 372, 28), (470, 382, 26), (450, 348, 22), (490, 356, 24))
    return drawn + group(barrow, 322, 388) + _heap(pile, COPPER, (*COPPER[3:], "#8E4323", "#F0A070"))


def _mill() -> str:
    """A mill of many floors under lean-to roofs that step down a slope to the left, red with white windows."""
    drawn = polygon([(318, 84), (352, 52), (392, 84), (392, 110), (318, 110)], "#B5362A")
    drawn += polygon([(352, 52), (392, 84), (392, 110), (352, 110)], "#7E211B")
    drawn += line("M312 90L352 50L398 90", "#5A1F18", 7)
    above = 318
    for y, left, tall in ((104, 290, 40), (148, 244, 40), (190, 218, 46), (238, 164, 46), (288, 112, 68)):
        wall = [(left, y + 16), (above, y - 10), (392, y - 10), (392, y + tall), (left, y + tall)]
        drawn += polygon(wall, "#B5362A") + rect(352, y - 10, 40, tall + 10, "#7E211B")
        drawn += line(f"M{left - 7} {y + 19}L{above} {y - 11}H392", "#5A1F18", 6)
        drawn += "".join(rect(x, y + 14, 14, 19, "#F8EBCB", 1) for x in range(left + 18, 336, 36))
        above = left
    return drawn


def _bucket() -> str:
    """An ore bucket under two wheels, hung from its origin."""
    hanger = (
        line("M0 -4V44M-50 84C-50 44 50 44 50 84", "#2A160B", 7)
        + circle(-12, -4, 9, "#2A160B")
        + circle(12, -4, 9, "#2A160B")
    )
    ore = ((-34, 78, 19), (34, 78, 19), (-14, 64, 20), (16, 62, 21), (0, 82, 22))
    tub = path("M-58 84H58L44 158C20 168 -20 168 -44 158Z", "#5B6670") + path(
        "M8 84H58L44 158C34 163 20 165 8 165Z", "#414A52"
    )
    return (
        hanger
        + _heap(ore, COPPER, (*COPPER[3:], "#8E4323", "#F0A070"))
        + tub
        + rect(-62, 80, 124, 11, "#8D989E", 4)
    )


def silver_mines() -> str:
    """The mountain cut open: a shaft, galleries with men at work by lamplight, and a vein like lightning."""
    drawn = sky(INKS, 172) + dawn_peak(70, 160, 96, 130, 6, ROCK) + head_frame(262, 108, 0.47, "#2A160B", "#5B3217")
    drawn += path("M-10 410V150C60 130 130 138 200 108H330C400 120 450 112 510 130V410Z", "#6B3F20")
    drawn += path("M-10 410V214C110 196 240 224 510 180V410Z", "#57311A") + path(
        "M-10 410V300C130 288 330 322 510 280V410Z", "#432414"
    )
    drawn += _gallery(246, 474, 218, 74) + _gallery(34, 280, 294, 78) + _gallery(96, 500, 390, 82)
    veins = "M510 138L452 164 466 196 404 236 420 262 330 296 350 322 300 410H330L384 330 368 302 452 272 438 240"
    light = "M510 138L452 164 466 196 404 236 420 262 330 296 350 322 300 410L340 322 320 296 408 264 392 238"
    drawn += path(veins + "L496 206 484 172 510 160Z", SILVER[1]) + path(light + "L456 196 442 162Z", "#FFFFFF")
    branch = "M-10 330L50 300 40 280 120 250 "
    drawn += path(branch + "106 300 60 320 66 340 -10 372Z", SILVER[1]) + path(branch + "48 288 58 304Z", "#FFFFFF")
    drawn += rect(246, 104, 34, 290, "#1D0F08") + line("M263 104V330", "#C9A36B", 2) + _cage(263, 330)
    return drawn + _crew()


def _gallery(left: float, right: float, floor: float, height: float) -> str:
    """A timbered tunnel seen from the side, lit by a lamp in its middle, with rails on its floor."""
    roof = floor - height
    light = radial((0, "#E8963A"), (0.5, "#6E3A18"), (1, "#1D0F08"), radius=0.62)
    posts = "".join(f"M{num(x)} {num(floor)}V{num(roof + 4)}" for x in (left + 16, right - 16))
    timber = line(posts + f"M{num(left + 4)} {num(roof + 4)}H{num(right - 4)}", "#A8703C", 7)
    tunnel = rect(left, roof, right - left, height, light, 8)
    return tunnel + timber + rect(left, floor - 4, right - left, 5, "#2A160B")


def _cage(x: float, y: float) -> str:
    """The lift with a man in it."""
    man = figure(Pose(), "#3B4A63", "#2B1A0E", head_lamp("#E9A91F", "#B57A14"), BROWN_SKIN)
    return (
        rect(x - 20, y - 58, 40, 60, "#FFD27A", 3)
        + group(man, x, y, 0.52)
        + line(f"M{x - 20} {y - 58}h40v60h-40Z", "#2A160B", 4)
    )


def _crew() -> str:
    """Who works in the three galleries: one with a pick, one with a cart, one with a drill."""
    pick = line("M0 -8V40", "#C98A4B", 5) + path("M-24 34Q0 50 24 34Q0 40 -24 34Z", "#E3EAEC", "#E3EAEC", 2)
    lamp = head_lamp("#E9A91F", "#B57A14")
    men = group(figure(SWING, "#A3422A", "#3B4A63", lamp, BROWN_SKIN, pick), 392, 214, 0.6)
    cart = mine_cart() + _heap(((-26, -34, 16), (0, -40, 19), (26, -34, 16)), SILVER)
    men += group(cart, 158, 274, 0.62) + group(
        figure(PUSHING, "#2B5D78", "#3A2112", lamp, BROWN_SKIN), 98, 290, 0.64
    )
    drill = line("M0 0V34", "#5B6670", 11) + line("M0 34V62", "#DDE5E8", 4)
    drilling = Pose(8, 0, (40, 92), (56, 96), (26, 6), (-22, -26))
    men += group(figure(drilling, "#4E6B3A", "#2B2A2E", lamp, BROWN_SKIN, drill), 316, 386, 0.68)
    return men + _heap(((420, 380, 15), (446, 376, 18), (470, 382, 14)), SILVER)


def zinc_mines() -> str:
    """A dump truck as high as a house comes up out of the pit; a man beside its wheel."""
    drawn = sky(INKS, 150) + ridge_line(7, 126, 50, INKS.far, 11)
    for k, ink in enumerate(("#B87636", "#9C5E2C", "#B87636", "#8A5026", "#A0642E", "#7A451F")):
        y = 110 + 36 * k
        drawn += path(f"M-10 {y}Q250 {y + 56} 510 {y}V410H-10Z", ink)
        drawn += line(f"M-10 {y}Q250 {y + 56} 510 {y}", "#DDA860", 3) if k % 2 == 0 else ""
    for x, y, s in ((86, 202, 0.14), (424, 272, 0.18)):
        drawn += group(_dump_truck(), x, y, s)
    drawn += path("M-10 410V356C120 340 380 340 510 356V410Z", "#4A2A14") + path(
        "M120 410L180 340H330L400 410Z", "#6B4526"
    )
    drawn += ellipse(250, 382, 170, 14, "#1F1008", opacity=0.6) + group(_dump_truck(), 244, 384, 1.06)
    watching = Pose(-4, -14, (-22, 30), (6, 8), (6, 2), (-8, -8))
    man = figure(watching, "#E8622C", "#2B3A4A", hard_hat("#FFFFFF", "#C9D3D8"), BROWN_SKIN)
    return drawn + group(man, 444, 390, 0.78, 0, 1, True)


def _dump_truck() -> str:
    """A mining truck seen from the front, wheels on y = 0, about 290 wide and 330 high."""
    yellow, shade, dark, glass = "#F4B92F", "#CB8C1A", "#2B221C", "#24485A"
    ore = (
        (-96, -262, 30),
        (98, -262, 30),
        (-58, -282, 36),
        (58, -284, 36),
        (0, -298, 42),
        (-26, -262, 34),
        (30, -262, 34),
    )
    drawn = (
        _heap(ore, ZINC)
        + path("M-140 -252H140L122 -206H-122Z", shade)
        + path("M-140 -252H140L136 -240H-136Z", yellow)
    )
    drawn += (
        rect(-112, -208, 224, 40, dark)
        + rect(-104, -214, 86, 66, yellow, 5)
        + rect(-96, -206, 70, 36, glass, 3)
        + path("M-90 -206H-66L-86 -170H-96V-200Z", "#6FA5B5")
    )
    drawn += (
        rect(18, -196, 34, 40, "#6E6A66", 6)
        + rect(60, -196, 34, 40, "#6E6A66", 6)
        + line("M-16 -180V-158M-16 -176H112M112 -180V-158M20 -176V-160M66 -176V-160", yellow, 3)
    )
    drawn += rect(-132, -158, 264, 22, yellow, 4) + rect(-132, -144, 264, 9, shade, 3)
    for x in (-132, 76):
        drawn += rect(x, -112, 58, 112, "#1E1A1A", 18) + rect(x + 18, -112, 22, 112, "#383232", 6)
    drawn += (
        rect(-68, -138, 136, 96, yellow, 6) + rect(34, -138, 34, 96, shade, 6) + rect(-52, -122, 104, 66, dark, 4)
    )
    drawn += line("".join(f"M{x} -116V-62" for x in range(-36, 48, 24)), "#6E6A66", 5)
    drawn += rect(-78, -46, 156, 24, dark, 5) + "".join(circle(x, -34, 8, "#FFF3C4") for x in (-62, -42, 42, 62))
    return drawn + line(
        "M-74 -36L-106 -140M-58 -36L-90 -140M-78 -56H-64M-84 -78H-70M-92 -100H-76M-98 -120H-82", "#F8EBCB", 3.4
    )


def coal() -> str:
    """Deep below ground a miner's lamp lights up the black face; a canary sings on its hook."""
    drawn = rect(0, 0, 500, 400, linear((0, "#20130C"), (0.6, "#3A2112"), (1, "#160C07")))
    face = "M510 -10H330L352 60 318 120 344 190 306 250 330 320 296 352 310 410H510Z"
    drawn += path(face, COAL[0]) + path("M510 -10H420L440 90 404 150 432 230 390 290 416 410H510Z", COAL[1])
    glints = (
        "M330 -10L352 60 384 40ZM318 120L344 190 380 150ZM306 250L330 320 366 276ZM404 150"
        "L432 230 452 170ZM296 352L310 410 350 372ZM352 60L318 120 384 96Z"
    )
    drawn += path(glints, COAL[2]) + path(
        "M344 190L380 150 404 150 390 210ZM384 40L404 150 384 96ZM330 320L366 276 390 290 352 350Z", "#453D42"
    )
    drawn += path(
        "M236 176L510 6V346Z", linear((0, "#FFE3A0", 0.7), (1, "#FFC04A", 0), start=(0, 0.5), end=(1, 0.5))
    )
    drawn += path("M-10 410V366C120 352 330 372 510 360V410Z", "#120A06") + _props()
    cart = mine_cart() + _heap(((-30, -36, 17), (0, -44, 20), (28, -36, 17), (-12, -34, 15), (14, -34, 15)), COAL)
    drawn += group(cart, 66, 348, 0.98)
    pick = line("M0 -10V52", "#C98A4B", 5) + path("M-30 44Q0 64 30 44Q0 52 -30 44Z", "#DCE4E6", "#DCE4E6", 2)
    striking = Pose(14, 4, (92, 128), (104, 132), (34, 4), (-28, -40))
    drawn += group(
        figure(striking, "#B9552E", "#3B4A63", head_lamp("#E9A91F", "#A86F12"), BROWN_SKIN, pick), 182, 378, 2.0
    )
    chips = ((300, 372, 15), (336, 384, 18), (268, 388, 12), (378, 378, 20), (426, 384, 24), (472, 376, 20))
    return (
        drawn
        + _heap(chips, COAL)
        + "".join(
            circle(x, y, 3, "#FFE08A")
            for x, y in (
                (
                    314,
                    196,
                ),
                (330, 176),
                (296, 214),
                (322, 226),
            )
        )
    )


def _props() -> str:
    """Timber that holds the roof up, with a canary in its cage."""
    timber = (
        rect(30, 40, 26, 330, "#7A4E28")
        + rect(30, 40, 9, 330, "#A8703C")
        + rect(-10, 26, 330, 26, "#8A5A30")
        + rect(-10, 26, 330, 7, "#B9834A")
    )
    timber += line("M56 120L120 52M270 52V72", "#7A4E28", 14) + path("M262 52H278V60H262Z", "#7A4E28")
    cage = path("M-26 44V10C-26 -14 26 -14 26 10V44Z", "#FFE9A8", opacity=0.35) + line(
        "M-26 44V10C-26 -14 26 -14 26 10V44M-13 44V-6M0 44V-10M13 44V-6", "#D9B25A", 2.4
    )
    bird = path("M-12 20C-10 8 6 4 10 12L18 14L11 18C10 30 -2 36 -10 30L-22 38Z", "#FFD84A") + circle(
        7, 13, 1.8, "#20130C"
    )
    return timber + group(
        line("M0 -24V-8", "#D9B25A", 3) + cage + bird + rect(-30, 42, 60, 7, "#B98A3A", 3), 264, 86, 1.15
    )


def sand_and_gravel() -> str:
    """A loader lifts its bucket over a heap; other heaps stand sorted by size behind it."""
    drawn = sky(INKS, 230) + dawn_peak(300, 228, 150, 190, 4, ROCK) + dawn_peak(470, 228, 110, 150, 9, ROCK)
    drawn += rect(0, 222, 500, 190, "#B9823F")
    for x, y, half, high, light, dark in (
        (60, 262, 92, 78, "#E0B070", "#B07C3C"),
        (196, 250, 84, 84, "#C9683A", "#97431F"),
        (474, 262, 76, 84, "#9AA0A0", "#6E7577"),
    ):
        drawn += path(
            f"M{x - half} {y}L{x - 8} {y - high}Q{x} {y - high - 6} {x + 8} {y - high}L{x + half} {y}Z", light
        )
        drawn += path(f"M{x + 8} {y - high}L{x + half} {y}H{x + half * 0.3}Z", dark)
    drawn += path("M-10 410V300C120 286 330 306 510 290V410Z", "#8F5F2C") + path(
        "M270 410C320 350 360 300 404 262C440 300 480 350 510 372V410Z", "#F0CD86"
    )
    drawn += path("M404 262C440 300 480 350 510 372V410H420C436 350 424 300 404 262Z", "#C99A50")
    stones = ((352, 392, 15), (386, 384, 12), (414, 396, 16), (322, 398, 10))
    for k, (x, y, r) in enumerate(stones):
        body, shine = (("#8D8A86", "#B9B6B0"), ("#6E5A48", "#937A62"), ("#B5562F", "#D97F52"))[k % 3]
        drawn += ellipse(x, y, r, r * 0.66, body) + ellipse(x - r * 0.2, y - r * 0.2, r * 0.56, r * 0.3, shine)
    waving = Pose(-2, -6, (140, 168), (-16, 10), (8, 2), (-8, -8))
    guide = figure(waving, "#E8622C", "#2B3A4A", hard_hat("#FFFFFF", "#C9D3D8"), BROWN_SKIN)
    drawn += group(guide, 462, 396, 1.02, 0, 1, True)
    stream = "M352 168C372 186 386 226 392 276H424C424 226 420 186 404 160Z"
    return (
        drawn
        + ellipse(160, 378, 190, 13, "#3A2112", opacity=0.5)
        + path(stream, "#F6DFA6")
        + group(_loader(), 164, 376, 1.0)
    )


def _loader() -> str:
    """A wheel loader with its bucket tipped high, driving right, wheels on y = 0."""
    yellow, shade, dark, glass = "#F4B92F", "#CB8C1A", "#2B221C", "#24485A"
    far = line("M70 -74L196 -168", "#8E6414", 15)
    body = (
        path("M-146 -112H-54L-40 -56H110L128 -34H-140Z", shade)
        + path("M-146 -112C-152 -80 -152 -58 -140 -46H-36V-112Z", yellow)
        + line("M-132 -96H-70M-132 -82H-70M-132 -68H-70", shade, 5)
    )
    cab = (
        path("M-52 -196H30L42 -66H-52Z", dark)
        + path("M-42 -184H-8V-76H-42ZM0 -184H20L30 -76H0Z", glass)
        + path("M-42 -184H-22L-42 -130Z", "#6FA5B5")
        + rect(-60, -204, 98, 13, yellow, 4)
    )
    driver = (
        circle(-22, -134, 12, "#B5794F")
        + path("M-40 -84C-40 -116 -6 -118 -6 -84Z", "#E8622C")
        + group(hard_hat("#FFFFFF", "#C9D3D8"), -22, -134, 1.1)
    )
    arm = (
        path("M52 -84L74 -104L196 -190L214 -176L110 -76L76 -54Z", yellow)
        + line("M60 -52L150 -132", "#DCE4E6", 7)
        + line("M60 -52L104 -92", dark, 11)
    )
    bucket = path("M184 -214L262 -222L252 -196L232 -160L198 -158C182 -172 178 -196 184 -214Z", dark) + path(
        "M184 -214L262 -222L258 -211L186 -203Z", "#6E5A40"
    )
    sand = path("M190 -214C206 -240 240 -244 262 -222Z", "#F6DFA6")
    wheels = "".join(
        circle(x, -52, 52, "#1E1A1A")
        + circle(x, -52, 52, "none", "#3A3333", 7)
        + circle(x, -52, 24, yellow)
        + circle(x, -52, 9, shade)
        for x in (-84, 84)
    )
    lamp = rect(-20, -216, 14, 12, "#E8622C", 3) + rect(-120, -138, 12, 28, dark, 3)
    return far + lamp + cab + driver + body + arm + sand + bucket + wheels


PICTURES = {
    "coal": coal,
    "copper_mines": copper_mines,
    "silver_mines": silver_mines,
    "zinc_mines": zinc_mines,
    "sand_gravel": sand_and_gravel,
}
