"""Cards of the type Indians: places, boats and work, shown with respect and without figures of caricature."""

from __future__ import annotations

from tools.art.animals import gull
from tools.art.boats import kayak, sea_canoe
from tools.art.buildings import log_cabin, longhouse, wharf_houses
from tools.art.dwellings import drying_rack, sod_house, umiak, whalebone_arch
from tools.art.mountains import PeakInks, dawn_peak, hills, ridge_line
from tools.art.palette import HORIZONS
from tools.art.people import crowd, paddlers
from tools.art.skies import cloud, sky, sun
from tools.art.svg import ellipse, group, line, linear, path, polygon, rect
from tools.art.trees import forest, rough_spruce, spruces
from tools.art.water import light_path, ripples, swell, water

INKS = HORIZONS["indians"]
ROCK = PeakInks("#B5613A", "#84401F", "#FBE3C0", "#DDA276")


def tlingit_tribe() -> str:
    """One great plank house at the head of a fjord, a canoe coming home."""
    drawn = sky(INKS, 280) + sun(396, 176, 44, "#FFF0C4", (18, 0.3))
    drawn += (
        dawn_peak(250, 276, 210, 250, 4, ROCK)
        + path("M-10 300V110C50 150 90 220 150 300Z", "#6C301C")
        + path("M510 300V130C460 170 420 230 364 300Z", "#5A2817")
    )
    for x, y, height, seed in (
        (10, 296, 130, 1),
        (48, 300, 100, 2),
        (86, 302, 80, 3),
        (490, 296, 120, 4),
        (452, 300, 96, 5),
        (418, 302, 74, 6),
    ):
        drawn += rough_spruce(x, y, height, INKS.near, seed)
    drawn += rect(0, 286, 500, 24, "#E0A565") + longhouse(206, 304, 190, 118, "#9A5230", "#42190C", "#2E1109")
    drawn += water(304, "#E39A63", "#5A2515", 5, "#FFE9C4", 22)
    boat = group(paddlers(5, 96, "#2E1109", "#F4B65E"), -6, -10) + sea_canoe("#3A150A", "#F4B65E")
    return drawn + group(boat, 322, 354, 1.1) + ripples(310, 380, 190, 2, "#FFE9C4", 0.5)


def aleut_village() -> str:
    """Turf houses on a treeless island, a kayak on the swell below a smoking cone."""
    drawn = (
        sky(INKS, 250) + sun(120, 206, 40, "#FFF0C4", (16, 0.3), (34, 0.15)) + cloud(394, 130, 110, "#FBE3C0", 0.6)
    )
    drawn += path("M200 256C250 230 290 160 318 110H346C374 166 420 234 470 256Z", "#B5613A") + path(
        "M346 110C374 166 420 234 470 256H372C370 210 362 150 346 110Z", "#84401F"
    )
    drawn += path("M300 146L318 110H346L362 144 350 158 338 142 326 162 314 146Z", "#FBE3C0") + group(
        path("M332 108C316 90 348 80 332 60C320 44 350 36 344 16", "none", "#FFF0D6", 10), 0, 0, 1, 0, 0.5
    )
    drawn += hills(4, 262, 18, "#9C8A3A", x1=520) + hills(9, 284, 14, "#7C6C2A", x1=520)
    for x, y, scale in ((400, 288, 0.62), (120, 292, 0.7), (270, 304, 0.92)):
        drawn += sod_house(x, y, scale, "#8E8634", "#5E5620", "#42190C")
    drawn += crowd(((190, 306, 24), (344, 304, 26)), "#2E1109") + path(
        "M-10 410V316C120 306 220 324 340 314C420 308 470 312 510 308V410Z", "#D9A060"
    )
    for y, rise, ink in ((340, 9, "#7A8F8C"), (362, 10, "#557478"), (386, 9, "#35525C")):
        if y == 362:
            drawn += group(kayak("#8A4526", "#2E1109"), 214, 362, 1.12, -3)
        drawn += swell(y, rise, ink, "#FBEFD8", 410, y % 19)
    return drawn + gull(70, 150, 11, "#5A2817") + gull(100, 166, 8, "#5A2817")


def reservation() -> str:
    """Log houses and drying fish along a river bend."""
    drawn = (
        sky(INKS, 270)
        + sun(250, 150, 50, "#FFF0C4", (20, 0.3))
        + dawn_peak(90, 268, 130, 180, 6, ROCK)
        + dawn_peak(420, 268, 150, 190, 12, ROCK)
    )
    drawn += (
        hills(5, 268, 12, INKS.far) + forest(14, 282, 64, INKS.mid, 44, depth=3) + rect(0, 284, 500, 120, "#C4824A")
    )
    for x, scale in ((120, 0.62), (376, 0.66), (240, 0.74)):
        drawn += log_cabin(x, 318, scale, "#8A4526", "#5A2817", "#2E1109", "#E8C08A")
    drawn += path("M510 330C420 322 330 330 270 344C200 362 120 364 -10 356V410H510Z", "#7FA3A0") + path(
        "M510 352C420 344 350 350 290 364C220 382 120 384 -10 378V410H510Z", "#5C8486"
    )
    drawn += drying_rack(92, 372, 140, 70, "#42190C", "#E5664C") + drying_rack(
        412, 366, 110, 60, "#42190C", "#E5664C"
    )
    return drawn + crowd(((190, 340, 30), (206, 338, 26), (318, 332, 28)), "#2E1109")


def eskimo_land() -> str:
    """The edge of the sea ice in the low sun: a skin boat on its rack, a whalebone arch."""
    drawn = rect(0, 0, 500, 260, linear((0, "#7A3A4C"), (0.5, "#D9855A"), (1, "#FCE0B0"))) + sun(
        250, 222, 54, "#FFF4D6", (22, 0.32), (52, 0.16)
    )
    drawn += (
        ridge_line(17, 262, 22, "#B98A8A", 9)
        + rect(0, 256, 500, 24, "#F6E7DA")
        + water(270, "#D9A07A", "#5E6E86", 8, "#FFF0DA", 16, 330)
    )
    drawn += light_path(250, ((90, 278), (70, 290), (96, 302), (50, 314)), "#FFF4D6", 0.7)
    for floe in (
        "M20 300L70 292 120 300 104 310 40 310Z",
        "M360 294L430 288 466 298 440 306 380 304Z",
        "M160 314L220 308 240 316 200 322Z",
    ):
        drawn += path(floe, "#FFFFFF")
    drawn += path("M-10 410V328C90 316 200 336 300 326C390 318 450 324 510 318V410Z", "#F8F1EA") + path(
        "M-10 410V360C120 346 300 376 510 352V410Z", "#D5D3DE"
    )
    drawn += whalebone_arch(110, 350, 150, "#F3E3CB") + line(
        "M46 350C44 280 76 220 107 200", "#C9A88A", 3, opacity=0.7
    )
    drawn += line("M230 368L250 300M268 368L250 300M404 366L422 298M440 366L422 298M236 320H438", "#4A2418", 6)
    drawn += group(umiak("#C98A5A", "#4A2418"), 334, 300, 0.94)
    return drawn + crowd(((176, 372, 54), (206, 376, 46)), "#3A1B1E")


def haida_people() -> str:
    """A long carved canoe with many paddlers crosses among wooded islands."""
    drawn = (
        sky(INKS, 260)
        + sun(250, 178, 78, "#FFF0C4", (26, 0.3), (60, 0.15))
        + dawn_peak(430, 258, 90, 140, 5, ROCK)
        + ridge_line(8, 258, 24, "#B5613A", 16)
    )
    drawn += path("M-10 268C40 226 110 224 160 268Z", INKS.mid) + forest(5, 262, 54, INKS.mid, 14, -6, 150, 4)
    drawn += path("M330 270C380 236 450 232 510 256V272Z", INKS.far) + forest(6, 264, 46, INKS.far, 14, 346, 508, 4)
    drawn += water(264, "#E8A66B", "#5A2515", 9, "#FFF0D0", 30) + light_path(
        250, ((130, 276), (96, 290), (120, 304)), "#FFF4D6", 0.7
    )
    hull = (
        "M-190 -18C-150 2 120 2 160 -18C176 -30 186 -50 206 -58C200 -34 190 2 160 18C100 30 -120 30 "
        "-164 16C-182 8 -194 -6 -190 -18Z"
    )
    canoe = (
        group(paddlers(8, 240, "#2E1109", "#FBE3C0"), -14, -8)
        + path(hull, "#3A150A")
        + line("M-184 -8C-140 8 120 8 164 -10", "#D2432F", 5)
    )
    canoe += line("M-172 8C-120 20 100 20 152 8", "#FBE3C0", 3) + path(
        "M170 -20C180 -32 190 -46 204 -54L196 -30Z", "#D2432F"
    )
    drawn += group(canoe, 246, 340, 1.02, -2)
    for y, rise, ink in ((366, 8, "#8A4526"), (388, 8, "#5A2515")):
        drawn += swell(y, rise, ink, "#FBE3C0", 410, y % 21)
    return drawn


def native_corporation() -> str:
    """An office tower of timber and glass rises behind the old houses on the shore."""
    drawn = (
        sky(INKS, 300)
        + sun(120, 150, 46, "#FFF0C4", (18, 0.3))
        + dawn_peak(90, 300, 140, 190, 6, ROCK)
        + dawn_peak(440, 300, 170, 190, 12, ROCK)
    )
    drawn += forest(14, 306, 60, INKS.mid, 44, depth=3)
    tower = polygon([(-64, 0), (-64, -200), (0, -226), (0, 0)], "#8A4526") + polygon(
        [(0, 0), (0, -226), (70, -196), (70, 0)], "#6C301C"
    )
    for row in range(8):
        y = -190 + row * 23
        tower += "".join(
            rect(-56 + i * 14, y, 10, 14, "#FFE3A0" if (row + i) % 3 else "#F4B65E", 1) for i in range(4)
        )
        tower += "".join(
            rect(8 + i * 15, y + 2, 10, 14, "#F4B65E" if (row * 2 + i) % 3 else "#B5613A", 1) for i in range(4)
        )
    tower += path("M-74 -196L0 -226 80 -192V-206L0 -242 -74 -212Z", "#42190C")
    drawn += group(tower, 262, 330) + rect(0, 318, 500, 20, "#E0A565")
    houses = ((80, 46, 36, "#8A4526"), (140, 52, 42, "#9A5230"), (344, 50, 40, "#8A4526"), (402, 46, 36, "#A8552E"))
    drawn += wharf_houses(332, houses, "#2E1109") + water(334, "#D98F5A", "#4A1E12", 5, "#FFE9C4", 20)
    return (
        drawn
        + spruces(((52, 336, 70), (456, 336, 76)), INKS.near)
        + ellipse(262, 366, 60, 5, "#FFE3A0", opacity=0.4)
    )


PICTURES = {
    "tlingit_tribe": tlingit_tribe,
    "aleut_village": aleut_village,
    "reservation": reservation,
    "eskimo_land": eskimo_land,
    "haida_people": haida_people,
    "native_corporation": native_corporation,
}
