"""First cards of several types, from the time of furs and logs."""

from __future__ import annotations

from tools.art.animals import flying_gull
from tools.art.buildings import blockhouse, palisade
from tools.art.dwellings import stretched_pelt
from tools.art.figures import BROWN_SKIN, KNEEL, Pose, brim_hat, figure, knit_cap, peaked_cap
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import mist, puffs, sky, snowfall
from tools.art.svg import circle, ellipse, group, line, path, polygon, rect
from tools.art.trees import forest, rough_spruce
from tools.art.water import water


def fur_trapping() -> str:
    """The trapper finds his trap sprung and empty; the marten has the fish."""
    inks = HORIZONS["agriculture"]
    drawn = (
        sky(inks, 270)
        + dawn_peak(250, 268, 130, 220, 6, PeakInks("#8DB56A", "#5F8A45", "#FFF8DC", "#C8D9A0"))
        + forest(5, 280, 100, "#4F7A38", 26, depth=4)
        + path("M-10 410V284C120 272 330 296 510 280V410Z", "#F2F6E6")
        + path("M-10 410V356C120 340 330 366 510 350V410Z", "#DCE8CC")
    )
    drawn += path("M400 410L410 -10H470L486 410Z", "#5B3E24") + path("M442 -10H470L486 410H452Z", "#3F2A18")
    drawn += path("M420 168C370 164 320 172 268 162C318 158 370 148 424 150Z", "#4E3520") + path(
        "M268 162C300 152 360 146 420 148L422 140C360 136 300 146 268 162Z", "#FFFFFF"
    )
    drawn += "".join(
        path(f"M{x} 160L{x - 34} {y}L{x - 6} {y - 12}L{x - 14} {y + 14}L{x + 18} 164Z", "#2F5A2A")
        for x, y in ((300, 192), (344, 198), (392, 196))
    )
    drawn += group(_marten(), 356, 148, 1.15)
    trap = (
        ellipse(0, 0, 44, 9, "#B9C8AC")
        + line("M-34 -4C-34 -24 34 -24 34 -4", "#39424A", 6)
        + line("M-24 -19l4 9M-8 -22l2 9M8 -22l-2 9M24 -19l-4 9", "#39424A", 4)
    )
    drawn += group(trap + line("M34 -2C60 6 84 -2 104 -14", "#5F6C74", 4), 296, 380)
    crouch = KNEEL._replace(nod=-34, lean=18, near_arm=(40, 66), far_arm=(70, 100))
    hat = path("M-12 -1C-16 -22 14 -22 12 -4C6 -7 -2 -7 -4 -2L-7 10C-13 9 -14 4 -12 -1Z", "#6B4A2C") + path(
        "M-10 2C-22 8 -26 22 -18 32C-14 22 -8 14 -4 8Z", "#8A5A32"
    )
    beard = path("M-2 2C4 8 10 4 9 -3C16 6 12 18 3 20C-6 16 -6 8 -2 2Z", "#5B2E1A")
    man = figure(crouch, "#A8402E", "#3A2A20", hat + beard, skirt=14)
    rifle = line("M-18 -12L26 -112", "#3A2418", 6) + line("M10 -76L30 -122", "#39424A", 4)
    drawn += ellipse(196, 394, 76, 7, "#B9C8AC") + group(_toboggan(), 74, 392) + group(rifle, 176, 380, 1.1, -40)
    return drawn + group(man, 206, 394, 1.9) + snowfall(6, 26, 0.8)


def _marten() -> str:
    """A marten on a branch at y = 0 that looks down to the left with a fish in its mouth, about 120 long."""
    coat, dark, bib = "#8A4F26", "#4A2A16", "#F0C264"
    tail = path("M40 -12C64 -16 84 -34 82 -58C92 -40 88 -8 44 -2Z", dark)
    body = path("M-40 -22C-20 -40 24 -40 44 -16C48 -6 44 0 34 2L-22 0C-36 -2 -46 -12 -40 -22Z", coat)
    legs = line("M-24 -6L-30 1M-8 -4L-8 2M26 -4L34 2M40 -6L46 1", dark, 8)
    head = path(
        "M-62 -26C-66 -40 -54 -50 -42 -46L-34 -52L-32 -40C-26 -32 -28 -20 -38 -16L-58 -16C-64 -18 -66 -22 -62 -26Z",
        coat,
    ) + path("M-44 -18C-34 -14 -30 -6 -26 -2C-36 -2 -46 -10 -48 -16Z", bib)
    catch = path("M-98 -12C-90 -22 -72 -24 -60 -18L-46 -27V-8L-60 -12C-70 -4 -88 -2 -98 -12Z", "#E4ECEE")
    catch += path("M-98 -12C-90 -22 -72 -24 -60 -18L-46 -27V-18C-66 -14 -84 -12 -98 -12Z", "#6F93A4") + circle(
        -89, -14, 1.8, "#140C07"
    )
    return tail + legs + body + head + catch + circle(-50, -34, 3, "#140C07") + circle(-64, -24, 3, "#140C07")


def _toboggan() -> str:
    """A toboggan with bales of fur, its curled end to the right, about 130 long, on y = 0."""
    board = line("M-70 0H44C62 0 66 -14 58 -24", "#C98A4B", 8)
    bales = (
        rect(-62, -38, 52, 34, "#6B4226", 9)
        + rect(-6, -34, 46, 30, "#A8703C", 9)
        + rect(-44, -64, 58, 30, "#3F3A3A", 9)
    )
    return bales + line("M-48 -38V-4M-24 -38V-4M8 -34V-4M28 -34V-4M-26 -64V-34M-2 -64V-34", "#F0DDB0", 3) + board


def old_fort() -> str:
    """The evening gun: one man fires, one holds his ears, and every gull takes off."""
    inks = HORIZONS["military"]
    drawn = (
        sky(inks, 250)
        + dawn_peak(420, 250, 100, 180, 6, PeakInks("#7D8A62", "#57633F", "#F6EDD0", "#B9BE97"))
        + water(248, "#8FA68E", "#4A6A60", 4, "#F6EDD0", 14, 330)
        + path("M-10 410V262C40 252 120 254 190 268C250 280 280 300 340 312L510 320V410Z", inks.mid)
        + palisade(-8, 210, 268, 50, "#806038", "#54401F")
        + blockhouse(94, 274, 1.16, "#A07A48", "#5B4426", "#33291A")
        + path("M-10 410V340C100 322 240 330 330 342L510 352V410Z", "#3C4828")
    )
    drawn += path("M96 46H146L138 60L146 74H96Z", "#24407C") + path(star_outline(116, 60, 9, 4), "#FFD968")
    smoke = puffs(((392, 222, 24), (420, 206, 34), (456, 214, 30), (432, 238, 30), (476, 240, 28)), "#E4DCC0")
    smoke += puffs(((404, 214, 18), (436, 198, 24), (462, 206, 18)), "#FBF6E4") + path(
        "M352 252L396 214L390 232L420 226L392 246L404 258Z", "#FFC94A"
    )
    cap = peaked_cap("#24346E", "#14193A") + circle(6, -10, 2.6, "#FFD968")
    ears = Pose(-6, 14, (118, 208), (124, 214), (18, 6), (-14, -22))
    other = figure(ears, "#24346E", "#6E7890", cap, skin=BROWN_SKIN, skirt=14)
    drawn += (
        smoke
        + group(other, 196, 376, 1.36, flip=True)
        + ellipse(262, 384, 150, 9, "#242C18", opacity=0.7)
        + group(_cannon(), 252, 344, 1.5)
    )
    drawn += (
        flying_gull(330, 130, 0.8, -24)
        + flying_gull(268, 172, 0.56, -34, True)
        + flying_gull(398, 116, 0.5, -40)
        + flying_gull(232, 124, 0.4, -20, True)
    )
    match = line("M0 -10V52", "#8A6A3C", 5) + circle(0, 54, 5, "#FF8A3C")
    fire = Pose(16, 6, (88, 92), (-30, 10), (34, 4), (-18, -28))
    gunner = figure(fire, "#24346E", "#6E7890", cap, held=match, skirt=14) + line("M-8 -72L14 -50", "#F4F1E4", 4)
    return drawn + group(gunner, 88, 392, 1.5)


def _cannon() -> str:
    """A bronze gun on its stepped truck, muzzle up to the right, about 190 long; its wheels reach y = 27."""
    light, dark, wood, shade = "#C9A03C", "#8A6A24", "#8A5A2C", "#5B3A1E"
    gun = path("M-70 -24C-76 -20 -76 -4 -70 0L-58 2L62 -14V-42L-58 -26Z", light) + path("M62 -46H74V-10H62Z", light)
    gun += path("M-70 -12C-74 -8 -74 -4 -70 0L-58 2L62 -14V-26L-58 -10Z", dark) + path("M62 -24H74V-10H62Z", dark)
    gun += circle(-80, -12, 8, dark) + rect(-22, -33, 9, 31, dark, 3) + rect(26, -39, 7, 28, dark, 3)
    truck = path("M40 14V-28H-2V-20H-26V-10H-50V0H-74V14Z", wood) + path("M-74 6H40V14H-74Z", shade)
    wheels = "".join(circle(x, 14, 13, "#3A2B18") + circle(x, 14, 5, "#A8926A") for x in (-54, 22))
    return group(gun, 0, -8, 1, -9) + truck + wheels


def trading_post() -> str:
    """Across the counter: the trapper's furs on one side, the trader's striped blanket on the other."""
    wall, log, dark, gold = "#1B5F60", "#16504F", "#5B3A1E", "#FFE3A0"
    drawn = rect(0, 0, 500, 400, wall) + line("".join(f"M0 {y}H500" for y in range(36, 300, 44)), log, 6)
    drawn += circle(262, 120, 170, "#F6DFA9", opacity=0.16) + circle(262, 120, 110, "#F6DFA9", opacity=0.2)
    drawn += rect(318, 106, 190, 9, "#8A5A2C") + rect(318, 186, 190, 9, "#8A5A2C")
    for k, ink in enumerate(("#C8402F", "#F6DFA9", "#2E8380", "#E9A91F", "#C8402F")):
        drawn += rect(330 + k * 34, 152, 28, 34, ink, 3) + rect(330 + k * 34, 162, 28, 12, "#FBF1DA")
    drawn += path("M334 106V84C334 74 366 74 366 84V106Z", "#22323F") + line(
        "M336 82C340 66 360 66 364 82", "#22323F", 4
    )
    drawn += group(stretched_pelt(0, 0, 0.82, "#8A4A26", "#C08A58", "#33200F"), 70, 166) + line(
        "M262 -10V58", "#22323F", 4
    )
    drawn += (
        path("M242 66C242 54 282 54 282 66Z", "#22323F")
        + rect(246, 66, 32, 44, gold, 6)
        + rect(242, 108, 40, 9, "#22323F", 3)
        + path("M262 76C254 88 256 100 262 104C268 100 270 88 262 76Z", "#F08A3C")
    )
    show = Pose(4, 4, (82, 100), (70, 92), (4, 0), (-4, -2))
    apron = path("M-4 -40L12 -36L14 4L-6 4Z", "#FBF1DA")
    moustache = ellipse(7, 5, 6, 3, "#3A2418")
    trader = figure(show, "#FBF1DA", "#31566E", moustache) + group(apron, 0, -52)
    drawn += group(trader, 420, 400, 2.1, flip=True)
    blanket = path("M-58 -46C-30 -56 30 -56 58 -46L54 62C20 54 -20 54 -54 62Z", "#FBF1DA")
    blanket += "".join(
        path(
            f"M{-57 + k} {y}C-26 {y - 9} 26 {y - 9} {57 - k} {y}V{y + 13}"
            f"C26 {y + 4} -26 {y + 4} {-57 + k} {y + 13}Z",
            ink,
        )
        for k, y, ink in ((0, -30, "#C8402F"), (1, -8, "#E9A91F"), (2, 14, "#2E8380"), (3, 36, "#22323F"))
    )
    drawn += group(blanket, 322, 246, 0.94) + circle(276, 204, 9, "#D9A27A") + circle(370, 204, 9, "#D9A27A")
    drawn += (
        rect(182, 296, 330, 120, "#9A6A3C")
        + rect(166, 286, 350, 18, "#C98A4B", 3)
        + line("M250 304V400M330 304V400M410 304V400", dark, 3)
    )
    for k, ink in enumerate(("#5B3A24", "#8A5A32", "#3F3A3A", "#A87444")):
        y = 286 - k * 15
        drawn += path(
            f"M{176 + k * 3} {y}C{170 + k * 3} {y - 16} {190 + k * 3} {y - 18} {206 + k * 2} {y - 17}"
            f"L{262 - k * 3} {y - 15}C{276 - k * 3} {y - 15} {274 - k * 3} {y} {264 - k * 3} {y}Z",
            ink,
        )
    offer = Pose(10, -4, (62, 84), (50, 76), (14, 2), (-14, -16))
    fox = path(
        "M-12 0C-14 18 -14 34 -8 50C-12 62 -8 76 2 84C10 74 10 60 8 50C14 34 14 18 12 0C8 -8 10 -16 6 -20"
        "L0 -12L-6 -20C-10 -16 -8 -8 -12 0Z",
        "#C8602A",
    ) + path("M-6 60C-8 72 -4 80 2 84C8 78 9 68 8 60Z", "#FBF1DA")
    hat = path("M-12 -1C-16 -22 14 -22 12 -4C6 -7 -2 -7 -4 -2L-7 10C-13 9 -14 4 -12 -1Z", "#6B4A2C") + path(
        "M-10 2C-24 6 -28 22 -20 34C-16 24 -10 16 -4 10Z", "#8A5A32"
    )
    beard = path("M-2 2C4 8 10 4 9 -3C16 6 12 18 3 20C-6 16 -6 8 -2 2Z", "#5B2E1A")
    trapper = figure(offer, "#8E3A26", "#3A2A20", hat + beard, held=group(fox, 0, 2, 0.8, 84), skirt=18)
    return drawn + group(trapper, 92, 408, 2.1)


def lumber_jacks() -> str:
    """Two fellers on spring boards pull the long saw through a giant, and its squirrel looks on."""
    inks = HORIZONS["wood"]
    drawn = (
        sky(inks, 330)
        + forest(3, 330, 230, "#7DB896", 14, depth=4)
        + mist(150, 190, "#F2E7B4", 0.6)
        + rect(0, 306, 500, 100, inks.far)
        + rough_spruce(36, 372, 330, inks.far, 2)
        + rough_spruce(470, 372, 350, inks.far, 4)
        + path("M-10 410V366C100 352 330 372 510 358V410Z", inks.mid)
    )
    bark, shade, wood = "#6B4526", "#4A2D18", "#F2D29A"
    trunk = path("M176 -10H326L332 200 350 340 384 410H112L150 340 170 200Z", bark)
    trunk += path("M272 -10H326L332 200 350 340 384 410H290C300 300 276 120 272 -10Z", shade)
    furrows = line(
        "M196 0C192 60 198 110 192 160M222 0C226 40 218 90 224 140M248 20C246 70 252 100 248 150", shade, 5
    )
    furrows += line(
        "M168 300C166 340 150 370 140 400M206 296C210 330 200 370 200 404M250 300C248 340 254 370 252 404", shade, 5
    )
    notch = path("M170 204L262 222L166 250Z", wood) + path("M170 204L262 222L250 226L169 212Z", "#D8A868")
    hole = ellipse(246, 92, 24, 28, "#2A1810") + group(_squirrel(), 246, 112)
    saw = path("M90 262H410L414 274L406 284H94L86 274Z", "#C5CED2") + "".join(
        polygon([(x, 284), (x + 7, 293), (x + 14, 284)], "#C5CED2")
        for x in (*range(96, 160, 14), *range(342, 404, 14))
    )
    drawn += saw + trunk + furrows + notch + hole + line("M164 274H342", "#2A1810", 7)
    drawn += (
        line("M92 252V290M408 252V290", "#C98A4B", 9)
        + rect(24, 350, 140, 12, "#B9834A", 3)
        + rect(336, 350, 140, 12, "#B9834A", 3)
    )
    drawn += "".join(
        group(rect(-5, -3, 10, 6, wood, 2), x, y, 1, turn)
        for x, y, turn in (
            (150, 306, 20),
            (136, 322, -30),
            (158, 334, 50),
            (352, 306, 10),
            (366, 324, 40),
            (346, 338, -20),
        )
    )
    pull = Pose(-22, 14, (70, 84), (60, 80), (52, 14), (-2, -8))
    push = Pose(26, -8, (66, 88), (56, 84), (40, -4), (-26, -34))
    red = figure(pull, "#B5362A", "#2B3F52", knit_cap("#C8402F", "#F8EFDB"), hair="#5B2E1A")
    blue = figure(push, "#2F5A7C", "#3A2A20", brim_hat("#4A2D18", "#D8A868"), hair="#2A1810")
    return drawn + group(red, 48, 352, 1.5) + group(blue, 462, 352, 1.5, flip=True)


def _squirrel() -> str:
    """A red squirrel that looks out of its hole with both paws on the edge, about 40 high."""
    coat, pale = "#C8602A", "#FBF1DA"
    body = path("M-14 14C-16 -6 -10 -16 0 -16C10 -16 16 -6 14 14Z", coat) + path(
        "M-7 14C-8 0 -4 -6 0 -6C4 -6 8 0 7 14Z", pale
    )
    head = ellipse(0, -20, 12, 10.5, coat) + path("M-11 -25L-12 -37L-4 -29ZM11 -25L12 -37L4 -29Z", coat)
    face = (
        ellipse(0, -15, 5, 4, pale)
        + circle(-5, -22, 2.2, "#1A1210")
        + circle(5, -22, 2.2, "#1A1210")
        + circle(0, -17, 1.8, "#1A1210")
    )
    return body + head + face + ellipse(-11, 6, 5, 4, coat) + ellipse(11, 6, 5, 4, coat)


PICTURES = {
    "fur_trapping": fur_trapping,
    "old_fort": old_fort,
    "trading_post": trading_post,
    "lumber_jacks": lumber_jacks,
}
