"""The five towns as posters, for the winner and for set-up; and the back of the cards."""

from __future__ import annotations

from tools.art.animals import bear, gull, salmon
from tools.art.boats import trawler
from tools.art.buildings import log_cabin, pier, wharf_houses
from tools.art.glyphs import star_outline
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import INK, Horizon
from tools.art.skies import aurora, aurora_glow, cloud, mist, sky, snowfall, stars, sun
from tools.art.svg import circle, clipped, group, line, linear, num, path, rect, shadowed
from tools.art.trees import forest, rough_spruce, spruces
from tools.art.water import light_path, ripples, splash, swell, water

BACK_SIZE = (400, 560)


def skagway() -> str:
    """Painted houses on a pier below the passes, under an aurora."""
    drawn = rect(0, 0, 500, 340, linear((0, "#101A4A"), (0.6, "#3B4F94"), (1, "#F6B48C"))) + stars(9, 70, 190)
    drawn += aurora_glow(31, -40, 540, 150, 24, 170, ("#7CFFCB", "#4FD8B0", "#8C74EA"), 0.95)
    near = PeakInks("#5F8BAF", "#3F6C93", "#FFF6E4", "#B9D2E2")
    far = PeakInks("#6A93B4", "#365F86", "#F3EBDD", "#A9C4D8")
    drawn += (
        dawn_peak(40, 340, 150, 150, 72, far)
        + dawn_peak(470, 340, 170, 150, 73, far)
        + dawn_peak(266, 340, 230, 230, 71, near)
    )
    drawn += rect(0, 330, 500, 30, "#17344A") + forest(33, 344, 50, "#17344A", 42, depth=4)
    drawn += water(352, "#7FA3B4", "#173850", 21, "#FFE3C4", 18)
    houses = (
        (66, 50, 46, "#A8402E"), (122, 42, 64, "#C9822C"), (170, 56, 42, "#2C5E50"), (232, 44, 72, "#7A2F3C"),
        (282, 54, 50, "#B8652C"), (342, 44, 60, "#31566E"), (392, 50, 44, "#8A6A2C"),
    )  # fmt: skip
    return (
        drawn
        + wharf_houses(356, houses, INK)
        + pier(50, 456, 354, INK)
        + ripples(250, 382, 320, 2, "#FFE39A", 0.35)
    )


def sitka() -> str:
    """The onion domes of the old Russian church over the harbour, the island volcano across the sound."""
    inks = Horizon("#2D6A8A", "#9CC7C9", "#FBE3B8", "#4E93A3", "#2F6A72", "#12363F")
    drawn = sky(inks, 260) + sun(86, 196, 34, "#FFF6DA", (16, 0.3)) + cloud(150, 96, 120, "#FFFDF3", 0.8)
    drawn += path(
        "M20 262C80 234 116 178 142 148L156 154 170 147 186 153C216 196 260 240 330 262Z", "#6FA0A8"
    ) + path("M170 147L186 153C216 196 260 240 330 262H226C212 220 196 184 170 147Z", "#467880")
    drawn += path(
        "M104 194C122 176 132 160 142 148L156 154 170 147 186 153C196 168 208 182 220 196L206 "
        "190 194 212 180 186 166 208 150 184 134 204 122 190Z",
        "#FFFBF0",
    )
    drawn += ridge_line(5, 262, 14, inks.mid, 18) + water(258, "#8FC0C2", "#3F868E", 12, "#FFFFFF", 16, 330)
    for x, y, s in ((40, 272, 1.0), (112, 266, 0.7), (236, 268, 0.8)):
        drawn += path(
            f"M{x - 40 * s} {y}C{x - 20 * s} {y - 12 * s} {x + 20 * s} {y - 12 * s} {x + 40 * s} {y}Z", inks.near
        ) + forest(int(x), y - 2, 22 * s, inks.near, 6, x - 26 * s, x + 26 * s, 1)
    drawn += path("M510 340V236C470 220 420 226 380 240C340 256 320 290 250 320L200 344Z", inks.mid) + forest(
        4, 262, 60, inks.near, 14, 350, 508, 14
    )
    town = ((206, 36, 30, "#C9822C"), (250, 34, 40, "#7A2F3C"), (452, 40, 44, "#31566E"), (418, 32, 32, "#A8402E"))
    drawn += wharf_houses(334, town, INK) + group(_cathedral(), 346, 338, 1.0)
    drawn += path("M-10 410V344C80 336 120 336 190 338H510V410Z", "#2A6A74") + pier(176, 512, 336, "#12363F", 22)
    drawn += group(trawler("#1F5C8F", "#FBF1DA", "#FFF6E4", "#16324C"), 112, 326, 0.92) + group(
        trawler("#A8402E", "#FBF1DA", "#FFF6E4", "#16324C"), 272, 356, 0.5, flip=True
    )
    drawn += swell(386, 7, "#1D525C", "#F2FBF7", 410, 18)
    return drawn + gull(226, 126, 12, "#FFFFFF") + gull(252, 114, 9, "#FFFFFF") + gull(66, 250, 8, "#FFFFFF")


def _cathedral() -> str:
    """A wooden church with a bell tower and a dome over its middle, floor at y = 0, about 190 wide and 250 high."""
    wall, shade, green, deep, gold = "#F4EBD6", "#C9C2B4", "#3E8A6A", "#24604C", "#FFD057"

    def onion(x: float, y: float, w: float) -> str:
        bulb = (
            f"M{num(x - w * 0.5)} {num(y)}C{num(x - w * 1.1)} {num(y - w * 0.5)} {num(x - w * 0.7)} "
            f"{num(y - w * 1.05)} {num(x)} {num(y - w * 1.7)}C{num(x + w * 0.7)} "
            f"{num(y - w * 1.05)} {num(x + w * 1.1)} {num(y - w * 0.5)} {num(x + w * 0.5)} "
            f"{num(y)}Z"
        )
        lit = (
            f"M{num(x + w * 0.1)} {num(y)}C{num(x + w * 0.5)} {num(y - w * 0.7)} {num(x + w * 0.3)} "
            f"{num(y - w * 1.2)} {num(x)} {num(y - w * 1.7)}C{num(x + w * 0.7)} {num(y - w * 1.05)} "
            f"{num(x + w * 1.1)} {num(y - w * 0.5)} {num(x + w * 0.5)} {num(y)}Z"
        )
        top = y - w * 1.7
        cross = (
            f"M{num(x)} {num(top + 2)}V{num(top - 22)}M{num(x - 7)} "
            f"{num(top - 14)}H{num(x + 7)}M{num(x - 4)} {num(top - 19)}H{num(x + 4)}M{num(x - 5)} "
            f"{num(top - 5)}L{num(x + 5)} {num(top - 8)}"
        )
        return path(bulb, green) + path(lit, deep) + line(cross, gold, 3)

    nave = (
        rect(-30, -64, 124, 64, wall)
        + rect(-30, -64, 124, 5, shade)
        + path("M-38 -62L-22 -92H86L102 -62Z", green)
        + path("M-38 -62L-34 -70H98L102 -62Z", deep)
    )
    windows = "".join(
        path(f"M{x} -16V-40C{x} -52 {x + 16} -52 {x + 16} -40V-16Z", "#4A7A8A") for x in (-14, 14, 42, 70)
    )
    drum = (
        rect(14, -128, 56, 40, wall)
        + rect(50, -128, 20, 40, shade)
        + path("M4 -124L12 -136H72L80 -124Z", deep)
        + "".join(path(f"M{x} -96V-112C{x} -119 {x + 9} -119 {x + 9} -112V-96Z", "#4A7A8A") for x in (20, 37, 54))
    )
    tower = (
        rect(-92, -96, 62, 96, wall)
        + rect(-50, -96, 20, 96, shade)
        + rect(-98, -102, 74, 9, deep)
        + rect(-82, -146, 42, 46, wall)
        + rect(-54, -146, 14, 46, shade)
        + path("M-90 -142L-80 -158H-42L-32 -142Z", green)
    )
    bell = (
        path("M-72 -106V-126C-72 -138 -50 -138 -50 -126V-106Z", "#24384A")
        + path("M-68 -110C-66 -122 -56 -122 -54 -110Z", gold)
        + circle(-61, -74, 12, "#FFF8E4", "#24384A", 3)
        + line("M-61 -74V-82M-61 -74H-55", "#24384A", 2.4)
    )
    door = path("M-74 0V-34C-74 -48 -48 -48 -48 -34V0Z", "#7A3A30") + line("M-61 0V-44", "#4E221C", 2)
    return nave + windows + drum + onion(42, -134, 27) + tower + bell + door + onion(-61, -156, 17)


def nome() -> str:
    """Cabins on the snow plain at noon in winter, a gold dredge's ladder, a low sun with its two companions."""
    inks = Horizon("#5E8FC4", "#BBD3E6", "#FDEBCB", "#9DB8D0", "#DCE9F2", "#8FB0CB")
    drawn = sky(inks, 310) + circle(250, 226, 118, "none", "#FFF6DA", 5, 0.6)
    drawn += (
        sun(250, 226, 40, "#FFFBE6", (20, 0.4))
        + circle(132, 226, 13, "#FFF3C4", opacity=0.9)
        + circle(368, 226, 13, "#FFF3C4", opacity=0.9)
    )
    drawn += ridge_line(15, 304, 16, "#A9C2D8", 10) + rect(0, 300, 500, 110, linear((0, "#EEF5F9"), (1, "#C3D8E6")))
    drawn += path("M-10 410V336C120 318 260 344 510 324V410Z", "#FFFFFF") + path(
        "M-10 410V380C130 364 340 392 510 372V410Z", "#D3E3EE"
    )
    drawn += log_cabin(126, 352, 0.92, "#8A5A36", "#5A3822", "#3A2414", "#FFFFFF") + log_cabin(
        388, 346, 0.7, "#7A4E30", "#4E321E", "#33200F", "#FFFFFF"
    )
    dredge = (
        rect(-52, -44, 92, 44, "#A8402E")
        + path("M-60 -42L-6 -76 48 -42Z", "#4E2418")
        + line("M40 -30L104 -84M104 -84V0M64 -50L78 -24M86 -68L98 -38", "#3A2A24", 5)
    )
    dredge += "".join(rect(x, -32, 12, 14, "#FFE39A", 1) for x in (-42, -20, 2)) + rect(-40, -96, 10, 40, "#3A2A24")
    drawn += group(dredge, 254, 346, 0.96) + line(
        "M-10 372C160 356 320 380 510 362M-10 386C160 370 320 394 510 376", "#A9C2D8", 3, opacity=0.8
    )
    return drawn + snowfall(18, 50, 0.9)


def kodiak() -> str:
    """A great bear fishes below green hills."""
    inks = Horizon("#2C7FA0", "#9CD0C0", "#F8EFC0", "#6FA85A", "#3F7A4A", "#1D4030")
    drawn = sky(inks, 290) + sun(360, 120, 44, "#FFF7CC", (18, 0.3)) + cloud(150, 120, 130, "#FFFDF3", 0.8)
    drawn += dawn_peak(120, 292, 150, 200, 5, PeakInks("#7FB86A", "#54904E", "#FFFBEA", "#CFE3B8"))
    drawn += dawn_peak(380, 292, 130, 180, 9, PeakInks("#7FB86A", "#54904E", "#FFFBEA", "#CFE3B8"))
    drawn += (
        hills(4, 284, 16, inks.far)
        + hills(9, 300, 12, inks.mid)
        + spruces(((40, 306, 80), (70, 310, 56), (452, 306, 90), (484, 312, 62)), inks.near)
    )
    drawn += water(312, "#7FC0BE", "#1F5B6A", 15, "#FFFFFF", 34)
    drawn += group(bear("#4E2E18", "#6E4526"), 226, 312, 1.35) + splash(404, 384, 0.5)
    drawn += group(salmon(), 408, 342, 0.52, -52)
    for y, rise, ink in ((380, 6, "#5FA8AE"), (394, 6, "#3B7F8C")):
        drawn += swell(y, rise, ink, "#F6FFFA", 410, y % 17)
    stones = ((60, 378, 34, 14), (430, 374, 40, 16), (470, 392, 34, 12), (26, 394, 30, 12))
    return drawn + "".join(
        path(f"M{x - w} {y + h}Q{x - w} {y - h} {x} {y - h}Q{x + w} {y - h} {x + w} {y + h}Z", "#37505A")
        for x, y, w, h in stones
    )


def juneau() -> str:
    """A town squeezed between steep forest and a channel, a glacier at its back."""
    inks = Horizon("#3B2F6B", "#8F7FB8", "#FBCFA8", "#6E78A8", "#465489", "#1C2348")
    drawn = (
        sky(inks, 320)
        + stars(4, 30, 90)
        + dawn_peak(250, 320, 200, 220, 6, PeakInks("#8FA6CC", "#5E74A6", "#FFFBF2", "#C3CFE6"))
    )
    ice = "M196 230L222 214 250 224 280 210 306 232 330 280 372 326H128L172 276Z"
    drawn += path(ice, "#CFE9F2") + path(
        "M250 224L280 210 306 232 330 280 372 326H262C250 290 244 260 250 224Z", "#9CCBE0"
    )
    drawn += line(
        "M214 240L180 310M238 240L220 318M270 236L280 320M298 248L330 318M224 280L216 300M292 280L300 306",
        "#7FB6D0",
        3,
        opacity=0.8,
    )
    drawn += path("M-10 340V96C40 130 70 190 110 236C136 270 160 300 190 334Z", "#2F3F6E") + path(
        "M510 340V110C470 140 440 190 404 232C372 270 350 304 320 334Z", "#28376A"
    )
    for x, y, height, seed in (
        (16, 300, 120, 1),
        (58, 318, 100, 2),
        (96, 328, 80, 3),
        (130, 334, 60, 4),
        (486, 300, 120, 5),
        (446, 316, 100, 6),
        (408, 326, 80, 7),
        (372, 334, 58, 8),
    ):
        drawn += rough_spruce(x, y, height, inks.near, seed)
    drawn += mist(280, 50, "#FBCFA8", 0.35) + water(336, "#B79CB8", "#2A2F5E", 21, "#FFE3C4", 22)
    houses = (
        (92, 48, 52, "#B8652C"),
        (146, 52, 40, "#31566E"),
        (204, 44, 66, "#A8402E"),
        (254, 56, 46, "#C9822C"),
        (316, 44, 58, "#2C6E49"),
        (366, 46, 42, "#7A2F5C"),
    )
    drawn += wharf_houses(350, houses, "#151A38") + pier(76, 430, 348, "#151A38")
    return drawn + light_path(250, ((120, 378), (90, 388)), "#FFE39A", 0.35)


def card_back() -> str:
    """Aurora over a peak in a paper frame; a star at its foot; 400 x 560, rounded, on nothing."""
    width, height = BACK_SIZE
    art = rect(0, 0, width, height, linear((0, "#0D1C3F"), (0.5, "#1F4A6E"), (1, "#3C7C8A"))) + stars(
        3, 70, 240, width
    )
    art += aurora(40, 208, 170, width, opacity=0.9, curtains=1)
    side = PeakInks("#2F6379", "#1F4A60", "#DCE8E6", "#8FB2BE")
    art += (
        dawn_peak(60, 460, 150, 160, 5, side)
        + dawn_peak(350, 460, 170, 160, 8, side)
        + dawn_peak(200, 470, 250, 210, 80, side)
    )
    art += mist(380, 90, "#7FB6B0", 0.35, width)
    art += "".join(rough_spruce(x, 500, 60 + (x * 37) % 60, "#123A46", x) for x in range(-6, 420, 24))
    art += "".join(rough_spruce(x, 540, 90 + (x * 53) % 70, "#0C2A34", x + 9) for x in range(4, 420, 33))
    art += path("M0 506C90 490 160 502 220 496C290 490 340 500 400 494V560H0Z", "#0C2A34")
    window = rect(22, 22, width - 44, height - 44, "#FFF", 14)
    frame = rect(0, 0, width, height, INK, 24) + rect(
        6, 6, width - 12, height - 12, linear((0, "#FBF4E4"), (1, "#F1E4C8")), 19
    )
    inner = rect(30, 30, width - 60, height - 60, "none", 9, "#E9BD62", 2.5, 0.8)
    star = path(star_outline(200, 486, 40, 18), linear((0, "#FFE7A0"), (0.5, "#EDB94B"), (1, "#B77A18")))
    return frame + clipped(window, art) + inner + shadowed(star, 3, 4, 0.6)


PICTURES = {
    "town_skagway": skagway,
    "town_sitka": sitka,
    "town_nome": nome,
    "town_kodiak": kodiak,
    "town_juneau": juneau,
}
