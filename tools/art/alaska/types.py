"""One poster for each of the thirteen card types; a card without its own picture shows its type's."""

from __future__ import annotations

from tools.art.animals import fish, gull
from tools.art.boats import sea_canoe, steamer
from tools.art.buildings import barn, blockhouse, campfire, capitol, longhouse, palisade, shop_front, tent
from tools.art.glyphs import star_outline
from tools.art.industry import axe_in_stump, derrick, head_frame, log_pile, nugget, pick_axe, pump_jack
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd
from tools.art.skies import aurora_glow, cloud, mist, puffs, rays, sky, snowfall, stars, sun
from tools.art.svg import blurred, circle, ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest, rough_spruce, spruces
from tools.art.vehicles import airliner
from tools.art.water import light_path, ripples, swell, water


def indians() -> str:
    """A village of plank houses on a beach at sunset, canoes drawn up before it."""
    inks = HORIZONS["indians"]
    rock = PeakInks("#B5613A", "#84401F", "#FBE3C0", "#DDA276")
    drawn = sky(inks, 300) + sun(250, 190, 70, "#FFF0C4", (24, 0.3), (56, 0.15))
    drawn += dawn_peak(100, 290, 170, 190, 4, rock) + dawn_peak(430, 290, 140, 170, 7, rock)
    drawn += ridge_line(14, 280, 40, inks.far, 14) + forest(5, 292, 74, inks.mid, 40, depth=3)
    wisps = "M172 214C160 190 190 176 178 148C170 130 192 116 186 96"
    wisps += "M330 222C320 200 346 188 336 162C330 146 348 134 344 118"
    drawn += blurred(line(wisps, "#FFF0D6", 9, opacity=0.55), 2.2)
    for x, width, height in ((60, 96, 70), (420, 100, 72), (330, 110, 80), (172, 124, 92)):
        drawn += longhouse(x, 312, width, height, "#8A4526", "#42190C", "#2E1109")
    drawn += path("M-10 400V312C120 304 380 304 510 314V400Z", "#E0A565")
    drawn += path("M-10 400V346C110 330 180 356 270 350C370 342 430 330 510 340V400Z", "#C4824A")
    drawn += crowd(((236, 326, 26), (252, 328, 22), (268, 326, 27), (104, 324, 22)), "#2E1109")
    drawn += group(sea_canoe("#4A1C0E", "#F4B65E"), 160, 360, 1.05) + group(
        sea_canoe("#6C2A14", "#F8D08A"), 340, 372, 1.15
    )
    return drawn + path("M-10 400V384C100 378 200 392 300 388C380 386 440 380 510 384V410H-10Z", "#7FA3A0")


def mines() -> str:
    """A shaft tower on a slope before a huge sun, pick and shovel crossed in front."""
    inks = HORIZONS["mines"]
    rock = PeakInks("#B5732F", "#7F4A20", "#FFF1D2", "#DDB07C")
    drawn = sky(inks, 330) + rays(250, 190, 30, "#FFF3C4", 0.18) + sun(250, 190, 104, "#FFEFB8", (26, 0.3))
    drawn += dawn_peak(70, 320, 190, 190, 6, rock) + dawn_peak(460, 320, 170, 170, 12, rock)
    drawn += ridge_line(7, 318, 46, inks.far, 12) + head_frame(236, 318, 1.0, "#2A160B", "#5B3217")
    drawn += path("M-10 410V326C90 300 180 304 260 314C360 326 440 316 510 300V410Z", inks.mid)
    drawn += path("M-10 410V366C120 340 220 366 320 366C400 366 460 350 510 346V410Z", inks.near)
    drawn += spruces(((60, 330, 70), (92, 336, 52), (440, 326, 76), (474, 330, 58), (20, 340, 60)), "#2E1E10")
    ore = ((66, 392, 20), (96, 386, 24), (132, 390, 22), (164, 394, 18), (84, 370, 17), (118, 366, 19))
    drawn += group(pick_axe("#C98A4B", "#AEB8BC"), 150, 392, 0.98, -24)
    drawn += "".join(
        nugget(x, y, r, "#8A5A2C" if i % 3 else "#FFC94A", "#FFE09A") for i, (x, y, r) in enumerate(ore)
    )
    return drawn


def fish_shoal() -> str:
    """Above, a bay at evening; below the waterline, a shoal."""
    inks = HORIZONS["fish"]
    drawn = sky(inks, 190) + sun(300, 118, 44, "#FFF1CF", (16, 0.3))
    drawn += dawn_peak(140, 176, 120, 150, 5, PeakInks("#4E8C95", "#2B6473", "#FBF3E0", "#A9CBCB"))
    drawn += dawn_peak(400, 176, 96, 130, 9, PeakInks("#4E8C95", "#2B6473", "#FBF3E0", "#A9CBCB"))
    drawn += ridge_line(4, 178, 26, inks.mid, 18) + forest(2, 178, 22, inks.near, 60, depth=1)
    drawn += rect(0, 176, 500, 230, linear((0, "#4FA0A2"), (0.3, "#1F6F80"), (1, "#0B2C40")))
    beams = "M230 176L120 400H210L270 176ZM310 176L300 400H390L345 176ZM150 176L10 400H60L180 176Z"
    drawn += path(beams, "#C9F2E4", opacity=0.12) + line("M0 178H500", "#E8FBF2", 4, opacity=0.8)
    drawn += rect(0, 186, 500, 5, "#E8FBF2", opacity=0.25)
    far = ((110, 246, 0.55), (188, 232, 0.5), (330, 240, 0.55), (410, 262, 0.6), (70, 318, 0.6), (446, 330, 0.55))
    for x, y, scale in far:
        drawn += group(fish("#3F8A92", "#6FB0AE", "#2B6473"), x, y, scale, -6)
    near = ((196, 300, 1.15), (322, 316, 1.0), (244, 362, 0.95))
    for x, y, scale in near:
        drawn += group(fish("#D8452F", "#F8D9B5", "#8E2418"), x, y, scale, -8)
    bubbles = (
        (282, 270, 5),
        (290, 250, 3.5),
        (278, 234, 2.5),
        (398, 290, 4),
        (404, 274, 3),
        (130, 290, 4),
        (124, 274, 2.6),
    )
    drawn += "".join(circle(x, y, r, "none", "#DDF6EC", 2, 0.8) for x, y, r in bubbles)
    weed = "M{x} 404C{a} 376 {b} 360 {x} 330C{c} 356 {d} 378 {e} 404Z"
    for x in (30, 52, 470, 448, 486, 80):
        drawn += path(weed.format(x=x, a=x - 12, b=x + 10, c=x + 16, d=x - 2, e=x + 10), "#0F3F45")
    return drawn


def wood() -> str:
    """An axe in a stump at the edge of a sunlit forest, logs stacked behind."""
    inks = HORIZONS["wood"]
    drawn = sky(inks, 330) + sun(300, 140, 60, "#FFF7CF", (24, 0.3)) + rays(300, 140, 24, "#FFFBE0", 0.16)
    drawn += forest(3, 300, 150, "#6FAE8A", 20, depth=4) + mist(180, 140, "#F2E7B4", 0.5)
    drawn += (
        rect(0, 290, 500, 60, inks.far)
        + forest(8, 318, 200, inks.far, 13, depth=6)
        + mist(220, 110, "#CFE3B0", 0.35)
    )
    for x, height, seed in ((24, 330, 1), (86, 270, 2), (436, 300, 3), (488, 350, 4), (136, 210, 5), (394, 200, 6)):
        drawn += rough_spruce(x, 344, height, inks.mid, seed)
    drawn += path("M-10 410V340C100 326 190 334 260 338C340 342 420 330 510 336V410Z", inks.near)
    drawn += log_pile(366, 362, 21, 4, "#5A3A20", "#E0B070", "#B98448")
    drawn += path("M-10 410V376C120 362 250 374 330 372C410 370 460 362 510 364V410Z", "#0B231B")
    return (
        drawn
        + axe_in_stump(196, 384, 1.2)
        + ellipse(120, 388, 22, 5, "#E0B070")
        + ellipse(284, 392, 16, 4, "#E0B070")
    )


def ships() -> str:
    """A steamer under way below a snow range."""
    inks = HORIZONS["ships"]
    rock = PeakInks("#5B97C0", "#2F6C97", "#FFFAEC", "#B5D3E4")
    drawn = sky(inks, 290) + sun(372, 150, 40, "#FFF3D2", (16, 0.3)) + cloud(110, 150, 150, "#FFF8E6", 0.7)
    drawn += (
        dawn_peak(250, 286, 190, 220, 3, rock)
        + dawn_peak(60, 286, 130, 160, 8, rock)
        + dawn_peak(446, 286, 120, 140, 11, rock)
    )
    drawn += ridge_line(5, 288, 26, inks.mid, 18) + water(284, "#4F93BC", "#12375A", 9)
    smoke = [(176, 182, 14), (150, 170, 19), (116, 162, 24), (76, 160, 24), (38, 166, 20), (6, 168, 15)]
    drawn += group(puffs([(x, y + 10, r) for x, y, r in smoke], "#C5D3DA") + puffs(smoke, "#FFF8E6"), opacity=0.9)
    drawn += group(steamer("#12304C", "#C8402F", "#FBF1DA", "#16324C", "#D2432F"), 254, 296, 1.05)
    for y, rise, ink in ((350, 8, "#3478A6"), (370, 9, "#1F5C8A"), (390, 8, "#123F66")):
        drawn += swell(y, rise, ink, "#EAF6FA", 410, y % 19)
    return drawn + gull(112, 232, 12, "#FFFFFF") + gull(146, 220, 9, "#FFFFFF") + gull(398, 226, 10, "#FFFFFF")


def ground() -> str:
    """Rails and a road run side by side to a pass in the mountains."""
    inks = HORIZONS["ground"]
    rock = PeakInks("#C4784A", "#8B4C2F", "#FFF2D8", "#E0B08A")
    drawn = sky(inks, 300) + sun(250, 172, 62, "#FFF0C4", (20, 0.3), (44, 0.15))
    drawn += dawn_peak(100, 290, 210, 210, 5, rock) + dawn_peak(404, 290, 190, 200, 9, rock)
    drawn += ridge_line(6, 292, 40, inks.far, 14) + forest(12, 298, 40, inks.mid, 46, depth=2)
    drawn += rect(0, 292, 500, 110, linear((0, "#A8623A"), (1, "#4A2818")))
    drawn += polygon([(252, 292), (262, 292), (494, 404), (330, 404)], "#3B241B")
    for t0, t1 in ((0.05, 0.14), (0.22, 0.34), (0.45, 0.62), (0.76, 1)):
        a, b = 292 + 112 * t0, 292 + 112 * t1
        drawn += polygon(
            [
                (257 + 154 * t0 - 1, a),
                (257 + 154 * t0 + 1.5, a),
                (257 + 154 * t1 + 4, b),
                (257 + 154 * t1 - 2.5, b),
            ],
            "#FBD694",
        )
    drawn += polygon([(242, 292), (248, 292), (262, 404), (44, 404)], "#5C3A26")
    for i in range(13):
        t = (i / 13) ** 1.7
        y, left, right = 296 + 108 * t, 242 - 190 * t, 248 + 10 * t
        drawn += rect(left, y, right - left, 1.5 + 8 * t, "#2A1610", 1)
    drawn += polygon([(243, 292), (244.5, 292), (104, 404), (84, 404)], "#F2D9B0")
    drawn += polygon([(246.5, 292), (247.5, 292), (234, 404), (216, 404)], "#F2D9B0")
    drawn += telegraph_poles()
    return drawn + forest(23, 404, 120, "#24120C", 4, -40, 60) + forest(29, 404, 90, "#24120C", 3, 452, 540)


def telegraph_poles() -> str:
    """Telegraph poles that shrink towards the pass."""
    drawn = ""
    for x, y, height in ((26, 372, 170), (116, 336, 100), (172, 318, 62), (206, 307, 38), (226, 300, 22)):
        drawn += rect(x - height * 0.02, y - height, height * 0.04, height, "#2A1610")
        drawn += rect(x - height * 0.14, y - height * 0.93, height * 0.28, height * 0.035, "#2A1610")
        drawn += rect(x - height * 0.11, y - height * 0.82, height * 0.22, height * 0.035, "#2A1610")
    return drawn


def air() -> str:
    """A silver airliner above a sea of clouds and summits."""
    inks = HORIZONS["air"]
    rock = PeakInks("#6FAEC8", "#3F7D9E", "#FFFBEE", "#BFDCE6")
    drawn = sky(inks, 340) + rect(0, 340, 500, 60, "#FFFFFF") + sun(376, 120, 46, "#FFF6DA", (16, 0.35), (36, 0.18))
    drawn += (
        dawn_peak(120, 370, 190, 180, 5, rock)
        + dawn_peak(400, 370, 150, 160, 9, rock)
        + dawn_peak(262, 380, 120, 140, 13, rock)
    )
    for x, y, width, ink in (
        (60, 330, 220, "#E3F1F3"),
        (250, 342, 240, "#E3F1F3"),
        (440, 330, 220, "#E3F1F3"),
        (130, 366, 260, "#FFFDF3"),
        (380, 372, 280, "#FFFDF3"),
        (250, 396, 420, "#FFFFFF"),
    ):
        drawn += cloud(x, y, width, ink)
    drawn += cloud(96, 140, 120, "#FFFDF3", 0.8) + cloud(420, 236, 110, "#FFFDF3", 0.6)
    return drawn + group(airliner(), 250, 208, 1.04, -11)


def government() -> str:
    """A domed hall with a flag, under a wide evening sky."""
    inks = HORIZONS["government"]
    rock = PeakInks("#7572B8", "#4B4A92", "#FBE6DA", "#B3A6CE")
    drawn = sky(inks, 330) + rays(250, 300, 32, "#FBE3D0", 0.16) + sun(250, 260, 120, "#FBDDBD", (34, 0.25))
    drawn += dawn_peak(70, 330, 170, 190, 6, rock) + dawn_peak(440, 330, 190, 190, 10, rock)
    drawn += ridge_line(9, 330, 30, inks.far, 16) + forest(4, 344, 46, inks.mid, 44, depth=3)
    drawn += capitol(250, 376, 0.98, "#FFF6E4", "#CDBFD6", "#383A76", "#D2432F")
    drawn += path("M-10 410V372H510V410Z", inks.near) + path("M190 372H310L350 410H150Z", "#CDBFD6")
    drawn += spruces(
        ((66, 384, 96), (104, 388, 70), (404, 386, 90), (440, 390, 70), (30, 390, 80), (478, 388, 92)), "#14153A"
    )
    return drawn + crowd(((222, 396, 22), (238, 394, 20), (276, 398, 24)), "#14153A")


def military() -> str:
    """A log fort with its flag over a palisade, searching beams behind."""
    inks = HORIZONS["military"]
    rock = PeakInks("#7D8A62", "#57633F", "#F6EDD0", "#B9BE97")
    drawn = sky(inks, 320) + path(
        "M110 330L-20 -10H90L150 330ZM390 330L520 -10H400L350 330Z", "#FFF6D0", opacity=0.22
    )
    drawn += path("M250 330L170 -10H260L290 330Z", "#FFF6D0", opacity=0.14)
    drawn += dawn_peak(90, 320, 150, 180, 5, rock) + dawn_peak(420, 320, 170, 190, 8, rock)
    drawn += ridge_line(8, 318, 36, inks.far, 14) + forest(6, 326, 56, inks.mid, 40, depth=3)
    drawn += blockhouse(250, 356, 1.5, "#8C6A3F", "#4E3A20", "#2A2415")
    drawn += (
        line("M250 120V52", "#2A2415", 4)
        + path("M252 54H312V92H252Z", "#24407C")
        + path(star_outline(282, 74, 12, 5), "#FFD968")
    )
    drawn += blockhouse(92, 360, 0.8, "#7C5C36", "#4E3A20", "#2A2415") + blockhouse(
        412, 360, 0.8, "#7C5C36", "#4E3A20", "#2A2415"
    )
    drawn += palisade(-6, 214, 384, 62, "#6E5230", "#4A361E") + palisade(286, 506, 384, 62, "#6E5230", "#4A361E")
    drawn += (
        rect(214, 312, 72, 72, "#1C170D")
        + rect(210, 308, 12, 76, "#3A2B18")
        + rect(278, 308, 12, 76, "#3A2B18")
        + rect(206, 302, 88, 12, "#3A2B18", 2)
    )
    return drawn + path("M-10 410V378C120 370 200 382 250 382C320 382 420 370 510 378V410Z", inks.near)


def oil() -> str:
    """A derrick and a nodding pump on the tundra against a burning sky."""
    inks = HORIZONS["oil"]
    drawn = sky(inks, 320) + sun(292, 258, 86, "#FFD98A", (26, 0.3), (60, 0.16))
    bars = ((-20, 170, 190), (300, 150, 220), (110, 206, 110), (380, 212, 150), (180, 178, 70))
    drawn += "".join(rect(x, y, w, 6, "#F9A96B", 3, opacity=0.5) for x, y, w in bars)
    rock = PeakInks("#6B4460", "#4A3050", "#F3C9B4", "#B98A96")
    drawn += (
        dawn_peak(440, 322, 110, 150, 5, rock)
        + dawn_peak(60, 322, 90, 140, 9, rock)
        + ridge_line(8, 324, 26, "#3A2847", 18)
    )
    drawn += derrick(420, 330, 84, "#2B1E3A") + derrick(466, 328, 60, "#2B1E3A") + derrick(52, 330, 70, "#2B1E3A")
    drawn += derrick(188, 352, 262, "#15121F", 0.36) + rect(136, 320, 104, 32, "#15121F", 3)
    drawn += "".join(rect(146 + i * 22, 328, 10, 10, "#FFD98A", 1) for i in range(5))
    drawn += path("M-10 410V334C90 326 190 346 270 340C360 334 440 326 510 332V410Z", "#211A30")
    drawn += pump_jack(352, 374, 0.86, "#100D18", "#3A2C48")
    drawn += path("M-10 410V366C120 356 240 382 330 374C420 366 470 364 510 368V410Z", inks.near)
    return drawn


def agriculture() -> str:
    """Furrows run to a red barn in a valley; a row of great cabbages in front."""
    inks = HORIZONS["agriculture"]
    rock = PeakInks("#8DB56A", "#5F8A45", "#FFF8DC", "#C8D9A0")
    drawn = (
        sky(inks, 270) + sun(260, 130, 54, "#FFF7CC", (20, 0.35), (46, 0.18)) + cloud(384, 170, 120, "#FFFBE6", 0.8)
    )
    drawn += dawn_peak(90, 262, 150, 180, 5, rock) + dawn_peak(430, 262, 130, 170, 9, rock)
    drawn += (
        hills(3, 258, 18, "#7FA544")
        + rect(0, 258, 500, 20, "#6E9640")
        + forest(6, 268, 34, "#4F7A2E", 26, 250, 510, 2)
        + barn(150, 284, 0.82)
    )
    drawn += rect(0, 276, 500, 130, "#5B3E1E")
    for i in range(-9, 10):
        x0, x1 = 250 + i * 15, 250 + i * 74
        drawn += polygon(
            [(x0 - 3.5, 276), (x0 + 3.5, 276), (x1 + 22, 406), (x1 - 22, 406)], "#8DB13E" if i % 2 else "#6E9530"
        )
    for x, y, r in (
        (116, 352, 34),
        (250, 362, 42),
        (384, 352, 34),
        (44, 392, 36),
        (180, 398, 34),
        (320, 398, 34),
        (456, 392, 36),
    ):
        drawn += _cabbage(x, y, r)
    return drawn


def _cabbage(x: float, y: float, r: float) -> str:
    drawn = ""
    for side in (-1, 1):
        drawn += ellipse(x + side * r * 0.62, y + r * 0.12, r * 0.66, r * 0.5, "#4F7A24", turn=side * -24)
        drawn += ellipse(x + side * r * 0.4, y - r * 0.1, r * 0.6, r * 0.52, "#6FA032", turn=side * -40)
    drawn += circle(x, y - r * 0.12, r * 0.56, "#A9CF5A")
    veins = (
        f"M{x} {y + r * 0.36}V{y - r * 0.5}M{x} {y + r * 0.1}L{x - r * 0.34} {y - r * 0.26}"
        f"M{x} {y + r * 0.1}L{x + r * 0.34} {y - r * 0.26}"
    )
    return drawn + line(veins, "#E6F3B4", max(1.5, r * 0.06))


def service() -> str:
    """A main street on a snowy evening, every window lit."""
    inks = HORIZONS["service"]
    rock = PeakInks("#3F9490", "#1F6A6A", "#FDF3DA", "#A8D2C6")
    drawn = sky(inks, 330) + stars(8, 40, 110) + dawn_peak(250, 320, 250, 280, 6, rock)
    drawn += ridge_line(11, 320, 40, inks.far, 16)
    shops = (
        (-14, 92, 150, "#2E5F6E", "#F6DFA9", "#C8402F"),
        (84, 104, 176, "#A8402E", "#F6DFA9", "#1B5F60"),
        (192, 122, 142, "#C9822C", "#FBF1DA", "#7A2F3C"),
        (318, 98, 170, "#4A4C7E", "#F6DFA9", "#C9822C"),
        (420, 96, 150, "#2C6E49", "#FBF1DA", "#A8402E"),
    )
    for x, width, height, wall, trim, awning in shops:
        drawn += shop_front(x, 352, width, height, wall, trim, awning, "#0C2A30")
        drawn += path(f"M{x - 6} {346 - height}q{width / 2 + 6} -16 {width + 12} 0v8h{-width - 12}Z", "#FFFFFF")
    drawn += group(
        path("M-4 -26H4V-20A22 22 0 0 1 24 4H-24A22 22 0 0 1 -4 -20ZM-30 8H30V16H-30Z", "#0C393D"), 253, 242, 0.9
    )
    drawn += path("M-10 410V350H510V410Z", "#DDEFEA") + path("M-10 410V376C120 364 260 384 510 370V410Z", "#B5D8D2")
    for x in (60, 150, 240, 360, 460):
        drawn += ellipse(x, 362, 34, 6, "#FFE9A8", opacity=0.7)
    drawn += crowd(((130, 372, 32), (150, 374, 28), (286, 370, 30), (392, 376, 34)), "#0C393D")
    return drawn + snowfall(5, 90, 0.85)


def tourism() -> str:
    """A lit tent by a lake below the aurora."""
    inks = HORIZONS["tourism"]
    drawn = rect(
        0, 0, 500, 320, linear((0, "#150F3A"), (0.5, "#43307A"), (0.8, "#B0578F"), (1, "#F8B98C"))
    ) + stars(14, 90, 200)
    drawn += aurora_glow(6, -40, 540, 130, 20, 150, ("#7CFFCB", "#5FD8C0", "#B79CFF"), 0.9)
    rock = PeakInks("#8A568F", "#553A78", "#FBE0DA", "#B58AB5")
    drawn += (
        dawn_peak(330, 312, 190, 200, 5, rock)
        + dawn_peak(120, 312, 150, 180, 8, rock)
        + dawn_peak(470, 312, 130, 130, 12, rock)
    )
    drawn += ridge_line(12, 308, 30, inks.mid, 18) + forest(9, 312, 32, inks.near, 60, depth=1)
    drawn += water(310, "#C77A97", "#33235C", 15, "#FFD9CF", 26)
    drawn += light_path(330, ((60, 322), (44, 334), (56, 346)), "#FFE9DA", 0.35)
    drawn += path("M-10 410V352C90 336 190 338 260 352C330 364 420 378 510 372V410Z", "#1A1030")
    drawn += ellipse(180, 364, 120, 12, "#FFC46B", opacity=0.25) + tent(
        186, 366, 1.05, "#FFB54A", "#C8662B", "#E9D5C0"
    )
    drawn += crowd(((304, 380, 46), (330, 382, 40)), "#0E0820")
    drawn += campfire(376, 388, 1) + ripples(430, 330, 50, 3, "#FFE9DA", 0.3)
    return (
        drawn
        + rough_spruce(52, 392, 230, "#0E0820", 3)
        + rough_spruce(14, 400, 190, "#0E0820", 4)
        + rough_spruce(474, 400, 160, "#0E0820", 5)
    )


PICTURES = {
    "type_indians": indians,
    "type_mines": mines,
    "type_fish": fish_shoal,
    "type_wood": wood,
    "type_ships": ships,
    "type_ground": ground,
    "type_air": air,
    "type_government": government,
    "type_military": military,
    "type_oil": oil,
    "type_agriculture": agriculture,
    "type_service": service,
    "type_tourism": tourism,
}
