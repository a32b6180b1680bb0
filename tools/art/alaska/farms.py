"""Cards of the type Agriculture."""

from __future__ import annotations

from tools.art.animals import gull, seal
from tools.art.figures import BROWN_SKIN, KNEEL, WALK, Pose, brim_hat, figure
from tools.art.mountains import PeakInks, dawn_peak
from tools.art.palette import HORIZONS
from tools.art.skies import sky, sun
from tools.art.svg import circle, ellipse, group, line, num, path, polygon, rect
from tools.art.trees import forest, rough_spruce, spruce
from tools.art.water import swell, water

FARM = HORIZONS["agriculture"]
FARM_ROCK = PeakInks("#8DB56A", "#5F8A45", "#FFF8DC", "#C8D9A0")


def rural_subsistence() -> str:
    """Winter's food goes up the ladder into the cache; the boy brings a cabbage of his own size."""
    drawn = (
        sky(FARM, 280)
        + sun(410, 196, 36, "#FFF7CC", (16, 0.35))
        + dawn_peak(130, 282, 130, 190, 6, FARM_ROCK)
        + dawn_peak(460, 282, 80, 150, 9, FARM_ROCK)
    )
    drawn += (
        forest(5, 290, 66, "#5F8A34", 28, depth=3)
        + rect(0, 290, 500, 120, "#8DB13E")
        + path("M-10 410V352C120 336 330 350 510 340V410Z", "#6E9530")
    )
    for row, y in enumerate((330, 358, 390)):
        drawn += path(
            f"M-10 {y - 8}C60 {y - 12} 120 {y - 10} {150 - row * 6} {y - 6}L{156 - row * 6} {y + 8}H-10Z", "#6B4A26"
        )
        drawn += "".join(_cabbage(x, y - 4, 13 + row * 4) for x in range(8 + row * 6, 140 - row * 10, 34 + row * 6))
    post, log, shade = "#6B4526", "#B57F48", "#7D5430"
    drawn += line("M268 350L276 226M424 350L416 226M300 338V226M392 338V226", post, 9) + "".join(
        rect(x, 256, 16, 7, "#B9C4C8", 1) for x in (264, 412)
    )
    strips = "".join(
        path(f"M{x} 230q5 20 -1 {38 + x % 9}q-8 3 -9 -2q4 -18 0 -36Z", "#E5664C" if x % 4 else "#F08A6A")
        for x in range(314, 392, 13)
    )
    drawn += line("M304 230H392", post, 4) + strips + rect(246, 218, 200, 11, shade, 2)
    drawn += (
        _cache(log, shade)
        + line("M222 352L286 206M244 356L306 210", "#D9A868", 5)
        + line(
            "".join(f"M{226 + i * 9.4} {340 - i * 21.4}L{249 + i * 9.2} {344 - i * 21.4}" for i in range(7)),
            "#D9A868",
            5,
        )
    )
    drawn += _berry_picker()
    boy = figure(
        WALK._replace(near_arm=(40, 96), far_arm=(46, 90), lean=-6),
        "#C8702F",
        "#2F4A6A",
        "",
        BROWN_SKIN,
        held=_cabbage(4, 12, 27),
        hair="#1C120C",
    )
    return drawn + group(boy, 142, 398, 0.86) + group(_sitting_dog("#5B4636", "#E8DCC0"), 352, 388, 0.9)


def _cache(log: str, shade: str) -> str:
    """A store of logs with a roof of sod, to stand on posts."""
    cabin = rect(262, 146, 168, 72, log) + "".join(line(f"M262 {160 + i * 14}H430", shade, 2.5) for i in range(4))
    cabin += "".join(
        circle(x, 153 + i * 14, 7.5, "#D9A868", shade, 2) for x in (262, 430) for i in range(5)
    ) + rect(322, 160, 40, 58, "#3A2414", 2)
    cabin += (
        path("M240 150L346 88L452 150L438 152L346 104L254 152Z", "#4F7A2E")
        + path("M254 152L346 104L438 152Z", shade)
        + line(
            "".join(f"M{x} {88 + abs(x - 346) * 0.585}q-1 -5 -4 -9m4 9q2 -6 5 -8" for x in range(256, 440, 10)),
            "#6E9530",
            3,
        )
    )
    return cabin


def _berry_picker() -> str:
    """A woman on the ladder with a basket of berries on her back."""
    basket = (
        path("M-15 -16H15L11 14H-11Z", "#C98A4B")
        + line("M-13 -6H13M-12 4H12", "#8A5A2C", 2)
        + "".join(circle(x, -18, 5, "#C8402F") for x in (-9, 0, 9))
    )
    climber = figure(
        Pose(10, -6, (128, 150), (104, 136), (62, -10), (4, -14)),
        "#A83F78",
        "#3A4A5C",
        path("M-9 -2C-12 -16 8 -15 9 -5C4 -8 0 -6 -2 4C-4 12 -10 12 -9 -2Z", "#24160F"),
        BROWN_SKIN,
        skirt=18,
    )
    return group(climber, 244, 322, 1.06) + group(basket, 230, 246, 1.0, -8)


def _cabbage(x: float, y: float, r: float) -> str:
    leaves = "".join(
        ellipse(x + dx * r, y + dy * r, r * 0.62, r * 0.46, ink, turn=turn)
        for dx, dy, turn, ink in (
            (-0.62, 0.12, 30, "#4F7A2E"),
            (0.62, 0.12, -30, "#4F7A2E"),
            (-0.3, 0.3, 20, "#6E9A34"),
            (0.34, 0.3, -20, "#6E9A34"),
        )
    )
    return (
        leaves
        + circle(x, y - r * 0.1, r * 0.56, "#A8CC5A")
        + line(
            f"M{num(x)} {num(y + r * 0.4)}V{num(y - r * 0.5)}M{num(x)} {num(y)}L{num(x - r * 0.36)} "
            f"{num(y - r * 0.3)}M{num(x)} {num(y)}L{num(x + r * 0.36)} {num(y - r * 0.3)}",
            "#E6F2B8",
            max(1.4, r * 0.07),
        )
    )


def _sitting_dog(coat: str, pale: str) -> str:
    """A dog that sits and looks up to the left, about 70 high with its paws at y = 0."""
    tail = path("M24 -8C38 -10 44 -22 38 -30C36 -22 30 -18 20 -16Z", coat)
    body = path("M-14 0C-18 -20 -16 -38 -8 -48L10 -44C26 -32 32 -14 28 0Z", coat) + path(
        "M-14 0C-18 -20 -16 -36 -9 -46L-2 -40C-6 -26 -6 -12 -4 0Z", pale
    )
    head = (
        path(
            "M-12 -44C-14 -54 -22 -58 -34 -66C-34 -72 -28 -72 -18 -70L-10 -84L-2 -72L8 -80C12 -68 14 -54 8 -44Z",
            coat,
        )
        + circle(-33, -68, 3.4, "#1C140F")
        + circle(-14, -65, 2, "#1C140F")
    )
    return tail + body + head + ellipse(-8, -2, 9, 4, pale)


def fur_seals() -> str:
    """A bull roars over his rookery; cows doze, a pup tries a small roar of its own."""
    drawn = (
        sky(FARM, 240)
        + sun(300, 176, 44, "#FFF7CC", (18, 0.35))
        + path("M-10 250V132C30 120 64 128 84 160C104 176 116 210 120 250Z", "#567526")
        + path("M56 250V206C60 186 84 186 88 206V250Z", "#BBD07C")
    )
    drawn += path("M-10 150V132C30 120 64 128 84 160C60 148 30 150 -10 150Z", "#8DB13E") + water(
        236, "#9CC7A8", "#2F6A5E", 4, "#FFFFFF", 22, 360
    )
    for y, ink in ((280, "#6FA890"), (304, "#4E8C78")):
        drawn += swell(y, 8, ink, "#FFFFFF", 370, y % 17)
    drawn += swell(322, 7, "#3F7A6A", "#FFFFFF", 370, 5)
    drawn += path(
        "M-10 410V336C30 306 76 318 120 322C160 318 176 300 230 292C300 280 380 288 420 312"
        "C460 322 490 326 510 332V410Z",
        "#6A6B58",
    ) + path(
        "M120 322C160 318 176 300 230 292C300 280 380 288 420 312C370 300 280 300 236 310C196 320 170 336 120 322Z",
        "#98977C",
    )
    drawn += path("M-10 410V376C60 352 140 372 200 366C280 356 380 372 510 358V410Z", "#42443A")
    cow, light = "#7A5E46", "#9C7E62"
    drawn += group(seal(cow, light), 84, 344, 0.8, flip=True) + group(seal("#6B503C", light), 446, 334, 0.66)
    drawn += group(_bull_seal(), 296, 268, 1.22)
    drawn += (
        group(seal(cow, light), 150, 390, 0.92)
        + group(_pup(), 268, 392, 0.92)
        + group(_pup(), 414, 396, 0.8, flip=True)
        + group(_pup(), 352, 400, 0.66)
    )
    return drawn + gull(404, 150, 13, "#304513") + gull(434, 136, 9, "#304513") + gull(60, 100, 9, "#304513")


def _bull_seal() -> str:
    """A great fur seal, roaring to the left, its flippers at y = 62, about 250 wide."""
    coat, dark, mane, ink = "#4A3626", "#2E2016", "#75583E", "#140D08"
    hind = path("M104 40C126 36 150 44 164 60C150 66 120 66 98 62Z", dark) + path(
        "M112 46C130 50 146 58 156 62H120Z", ink
    )
    body = path(
        "M-46 58C-66 30 -82 -8 -74 -46C-70 -72 -62 -86 -60 -98L-92 -100C-104 -104 -104 -114 "
        "-94 -118L-66 -134C-52 -144 -32 -138 -24 -122C-4 -92 30 -66 66 -40C100 -18 124 16 126 "
        "44C124 56 112 62 96 62C50 66 -10 66 -46 58Z",
        coat,
    )
    shade = path("M-46 58C-20 58 40 50 66 -40C100 -18 124 16 126 44C124 56 112 62 96 62C50 66 -10 66 -46 58Z", dark)
    neck = path(
        "M-74 -46C-70 -72 -62 -86 -60 -98L-42 -104C-24 -92 -12 -76 2 -62C-6 -26 -24 14 -50 34"
        "C-70 8 -80 -20 -74 -46Z",
        mane,
    )
    ruff = line(
        "M-50 -76C-54 -56 -56 -40 -54 -22M-34 -76C-38 -52 -40 -30 -44 -8M-18 -68C-22 -46 -28 -22 -36 -2", coat, 4
    )
    jaw = (
        path("M-60 -98L-88 -96C-94 -92 -94 -86 -86 -84C-74 -82 -62 -82 -56 -86Z", coat)
        + path("M-92 -100L-62 -102L-58 -90L-84 -90Z", "#C2574A")
        + path("M-90 -101L-84 -92L-80 -101Z", "#FFF8E8")
        + path("M-84 -89L-80 -96L-77 -89Z", "#FFF8E8")
    )
    face = (
        circle(-99, -110, 4.6, ink)
        + circle(-64, -118, 3.6, ink)
        + line("M-90 -106L-116 -98M-90 -108L-118 -108M-88 -103L-110 -90", "#E8DCC0", 1.6)
        + path("M-40 -124C-32 -126 -26 -120 -26 -112C-32 -114 -38 -116 -40 -124Z", dark)
    )
    fore = path(
        "M-40 -6C-56 14 -72 36 -104 52C-112 58 -106 64 -96 64C-66 66 -36 56 -16 28C-8 14 -20 -10 -40 -6Z", dark
    ) + line("M-96 58L-70 44M-84 61L-60 44", mane, 2)
    return hind + body + shade + neck + ruff + jaw + face + fore


def _pup() -> str:
    """A black pup that looks up to the left, belly at y = 0, about 70 long."""
    body = path(
        "M-18 -2C-24 -14 -26 -26 -22 -34L-36 -38C-38 -44 -32 -48 -24 -48C-12 -50 -6 -42 -6 -34"
        "C6 -28 24 -22 34 -8L46 -2C40 4 -8 4 -18 -2Z",
        "#1E1814",
    )
    return (
        body
        + path("M-22 -34C-18 -26 -16 -14 -14 -2C-20 -8 -26 -24 -22 -34Z", "#4A3E34")
        + circle(-21, -40, 2.6, "#F4EAD2")
        + circle(-21, -40, 1.6, "#0A0806")
        + path("M-10 -6C-12 4 -22 8 -34 8C-28 2 -22 -4 -18 -10Z", "#0F0B09")
    )


def nurseries() -> str:
    """She presses a seedling into the soil; thousands stand behind her in rows."""
    drawn = (
        sky(FARM, 230)
        + sun(330, 164, 36, "#FFF7CC", (16, 0.35))
        + dawn_peak(250, 232, 110, 200, 6, FARM_ROCK)
        + dawn_peak(50, 232, 80, 130, 9, FARM_ROCK)
    )
    drawn += forest(5, 238, 46, "#4F7A2E", 34, depth=3) + rect(0, 236, 500, 174, "#6B4A26")
    for i in range(-7, 8):
        drawn += polygon(
            [(258 + i * 12, 238), (262 + i * 12, 238), (280 + i * 92, 410), (240 + i * 92, 410)], "#8A6436"
        )
    for step, y in enumerate((246, 254, 265, 280, 300, 325, 356)):
        t = (y - 238) / 172
        for i in range(-7, 8):
            x = 260 + i * (12 + 80 * t)
            hidden = y > 320 and 170 < x < 480
            if -20 < x < 520 and not hidden:
                drawn += spruce(x, y + 3, 9 + 48 * t, ("#2C6E49", "#3D8A5C")[(i + step) % 2])
    drawn += group(figure(KNEEL, "#2F6C97", "#3A4A5C", brim_hat("#E8C58F", "#C8402F")), 120, 292, 0.5) + group(
        figure(
            WALK._replace(near_arm=(20, 40)),
            "#C9822C",
            "#3A2F28",
            brim_hat("#E8C58F", "#2C6E49"),
            held=line("M-20 6H20", "#8A5A2C", 6),
        ),
        398,
        280,
        0.44,
        flip=True,
    )
    drawn += path("M130 410C150 372 230 352 330 354C420 356 480 376 510 392V410Z", "#54371B")
    planter = figure(
        Pose(46, 10, (26, 34), (34, 44), (92, 4), (6, -86)),
        "#C8402F",
        "#3E5A7A",
        brim_hat("#F0D08A", "#2C6E49"),
        skin=BROWN_SKIN,
        hair="#24160F",
    )
    drawn += group(planter, 380, 398, 2.0, flip=True)
    drawn += (
        path("M218 400C222 384 246 374 268 376C292 376 308 388 312 400Z", "#3F2812")
        + rough_spruce(264, 384, 104, "#2C7A4C", 5)
        + line("M262 384V396", "#5B3A1E", 4)
    )
    tray = path("M-62 -14H62L54 16H-54Z", "#8A6A48") + path("M-62 -14H62L60 -6H-60Z", "#B58F62")
    seedlings = "".join(spruce(-48 + i * 16, -12, 40 + i * 7 % 10, ("#3D8A5C", "#5FA86E")[i % 2]) for i in range(7))
    return drawn + group(seedlings + tray, 116, 386, 1.12)


PICTURES = {
    "rural_subsistence": rural_subsistence,
    "fur_seals": fur_seals,
    "nurseries": nurseries,
}
