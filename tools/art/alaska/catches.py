"""Cards of the type Fish: the three white fish, each caught in its own way."""

from __future__ import annotations

from tools.art.alaska.fishing import INKS, ROCK
from tools.art.animals import flying_gull
from tools.art.figures import BROWN_SKIN, Pose, figure, knit_cap
from tools.art.headwear import sou_wester
from tools.art.mountains import dawn_peak, ridge_line
from tools.art.skies import sky
from tools.art.svg import circle, clipped, ellipse, group, line, path, radial, rect
from tools.art.water import swell, water

HAULING = Pose(14, 0, (64, 88), (48, 72), (26, 10), (-18, -30))
PROUD = Pose(-3, 0, (84, 100), (-34, 40), (10, 4), (-10, -12))
AMAZED = Pose(-6, -14, (150, 172), (14, 60), (8, 2), (-8, -10))


def cod() -> str:
    """From below: a great cod rises to the jig that hangs under a dory."""
    drawn = rect(
        0,
        0,
        500,
        400,
        radial(
            (0, "#BFE9DA"), (0.3, "#4FA5A6"), (0.66, "#1D6274"), (1, "#0B2C40"), centre=(0.52, -0.02), radius=0.95
        ),
    )
    drawn += path("M230 30L90 420H180ZM250 40L236 420H300ZM290 30L360 420H450Z", "#E8FBF2", opacity=0.12)
    drawn += _surface() + group(_cod("#2B7383", "#37808D", "#1E5F70"), 404, 268, 0.6, -104)
    drawn += group(_cod("#2B7383", "#37808D", "#1E5F70"), 60, 300, 0.46, -58)
    drawn += line("M262 66C266 80 270 96 270 108", "#F8F4E0", 2) + group(_jig(), 270, 106)
    return (
        drawn
        + group(_cod("#8C6B38", "#B8925A", "#5F4522"), 226, 330, 1.5, -67)
        + "".join(
            circle(x, y, r, "none", "#DDF6EC", 2, 0.8) for x, y, r in ((338, 236, 6), (350, 210, 4), (330, 192, 3))
        )
    )


def _surface() -> str:
    """The bright underside of the sea and the bottom of a dory with its oars."""
    waves = ellipse(262, 0, 300, 34, "#F3FCF0", opacity=0.5) + ellipse(262, 0, 230, 20, "#FFF3D6", opacity=0.7)
    hull = path("M156 52C196 30 320 26 376 46C330 78 206 84 156 52Z", "#12323F")
    hull += path("M156 52C206 60 320 58 376 46C330 78 206 84 156 52Z", "#0A2230") + line(
        "M166 54C220 66 320 64 366 48", "#3E7480", 3
    )
    oars = (
        line("M216 40L160 84M300 36L352 90", "#12323F", 5)
        + ellipse(156, 88, 14, 6, "#12323F", turn=-38)
        + ellipse(356, 94, 14, 6, "#12323F", turn=46)
    )
    return waves + oars + hull


def _jig() -> str:
    """A lure of lead with a double hook and a red tuft, hung from its origin."""
    lead = path("M-5 0H5L8 30L0 38L-8 30Z", "#D8E4E6") + path("M1 0H5L8 30L1 37Z", "#8FA6AE")
    hooks = line("M0 38C-2 52 -16 54 -18 40M0 38C2 52 16 54 18 40", "#E9F1F0", 3.4)
    return hooks + lead + path("M-4 36L-9 58L0 50L9 58L4 36Z", "#E2492F")


def _cod(back: str, side: str, dark: str) -> str:
    """A cod with open mouth and a barbel on its chin, head to the right, about 230 long."""
    belly = "#F4E7CB" if side == "#B8925A" else side
    fins = "M60 -30C56 -52 42 -58 30 -54C31 -44 24 -36 14 -31ZM8 -30C0 -50 -14 -50 -26 -45C-23 -36 -28 -28 -34 -22Z"
    fins += (
        "M-38 -20C-46 -36 -58 -34 -68 -30C-65 -22 -68 -16 -74 -12ZM4 30C0 46 -18 48 -30 42C-27 36 -30 28 -36 22Z"
    )
    fins += "M-40 20C-44 34 -58 34 -68 28C-65 22 -68 16 -72 10ZM66 30C64 46 54 52 44 52C48 44 46 38 44 32Z"
    tail = path("M-78 -8C-94 -12 -110 -24 -120 -34C-112 -12 -112 12 -120 34C-110 24 -94 12 -78 8Z", dark)
    outline = "M114 -4C104 -18 84 -30 56 -34C20 -38 -36 -24 -84 -8V8C-40 24 14 38 54 32C80 28 98 26 108 20L86 8Z"
    body = path(outline, side) + clipped(path(outline, "#FFF"), _cod_skin(back, belly, dark))
    mouth = path("M112 0L86 8L106 18C100 12 102 6 112 0Z", "#6E1F22")
    face = (
        circle(82, -12, 6.4, "#FFF3C9") + circle(83.5, -12.5, 3.8, "#131C1E") + line("M92 24q3 12 -5 18", belly, 3)
    )
    gill = line("M60 -24C50 -10 50 12 60 24", dark, 3, opacity=0.8) + path(
        "M54 2C40 -6 22 0 14 14C28 20 46 16 54 8Z", dark
    )
    return path(fins, dark) + tail + body + mouth + gill + face


def _cod_skin(back: str, belly: str, dark: str) -> str:
    """Back and belly, the pale line along the side, and blotches."""
    skin = path("M120 -6C90 -12 40 -18 -90 -2V-50H120Z", back) + path("M120 14C80 10 30 20 -90 4V50H120Z", belly)
    blots = (
        (40, -24, 9),
        (14, -22, 8),
        (-14, -16, 8),
        (-42, -10, 6),
        (28, -8, 6),
        (-2, -4, 6),
        (-30, -2, 5),
        (66, -20, 5),
    )
    skin += "".join(ellipse(x, y, r, r * 0.7, dark, opacity=0.55) for x, y, r in blots)
    return skin + line("M62 -14C30 -20 10 -6 -84 0", "#F8EBCB" if belly == "#F4E7CB" else belly, 2.6)


def pollock() -> str:
    """Astern of a trawler: the swollen net comes up the ramp, gulls about it."""
    drawn = sky(INKS, 210) + ridge_line(6, 206, 40, INKS.far, 13) + ridge_line(9, 208, 20, INKS.mid, 17)
    drawn += water(206, "#5E9FA2", "#0F3A4D", 8, "#E8FBF2", 8) + _stern()
    net = (
        "M226 158C214 210 142 250 132 322C128 366 176 392 250 392C324 392 372 366 368 322C358 250 286 210 274 158Z"
    )
    drawn += path(net, "#23485A") + clipped(
        path(net, "#FFF"),
        _packed_fish() + path("M258 150C300 230 330 300 300 400H380V150Z", "#0B2C40", opacity=0.28),
    )
    drawn += path(net, "none", "#E4823C", 4)
    bands = "M206 204C232 214 268 214 294 204M166 254C210 272 290 272 334 254M134 316C190 344 310 344 366 316"
    drawn += line(bands, "#E4823C", 6)
    foam = "M96 410C104 372 140 384 152 370C176 396 324 398 348 370C360 384 400 372 406 410Z"
    drawn += path(foam, "#F3FBF2") + path("M116 410C130 392 170 398 250 400C330 398 372 392 388 410Z", "#BFDDD8")
    gulls = ((88, 236, 0.9, -8, False), (446, 196, 0.8, 6, True), (440, 306, 1.1, -4, True))
    return drawn + "".join(flying_gull(x, y, s, turn, flip) for x, y, s, turn, flip in gulls)


def _stern() -> str:
    """A trawler seen from behind: house, gantry, ramp, and the men at its sides."""
    house = (
        rect(176, 86, 148, 100, "#F8F1DC", 4)
        + rect(290, 86, 34, 100, "#CFC7AE", 4)
        + rect(186, 100, 128, 24, "#173A4C", 3)
    )
    house += line("M218 100V124M250 100V124M282 100V124", "#F8F1DC", 4) + rect(168, 78, 164, 12, "#C8402F", 3)
    mast = line("M250 78V22M226 44H274", "#22323A", 5) + rect(228, 30, 44, 8, "#F8F1DC", 4)
    hull = path("M92 188H408C404 240 392 290 372 324H128C108 290 96 240 92 188Z", "#1F5C8F")
    hull += path("M250 188H408C404 240 392 290 372 324H250Z", "#164672") + path(
        "M92 188H408L406 202H94Z", "#F8F1DC"
    )
    ramp = path("M196 176H304L330 326H170Z", "#0F2F4A") + path("M204 176H296L316 326H184Z", "#5F7C8A")
    gantry = (
        line("M148 190V74H352V190", "#E4823C", 13)
        + line("M352 190V74", "#B9602A", 13)
        + rect(232, 66, 36, 22, "#22323A", 5)
    )
    cables = line("M240 86L230 168M260 86L270 168", "#22323A", 3)
    men = group(figure(HAULING, "#F2A33A", "#D98A2B", knit_cap("#C8402F", "#F8F1DC")), 116, 194, 0.72)
    men += group(figure(HAULING, "#F2A33A", "#D98A2B", knit_cap("#2C6E49", "#F8F1DC")), 384, 194, 0.72, 0, 1, True)
    return mast + house + hull + ramp + gantry + cables + men


def _packed_fish() -> str:
    """Pollock head to tail, rows upon rows."""
    one = path("M-34 0C-16 -16 20 -16 36 0C20 14 -16 14 -34 0Z", "#A9B7A0") + path(
        "M-34 0C-16 6 20 8 36 0C20 14 -16 14 -34 0Z", "#F1F4E2"
    )
    one += path("M-30 0L-46 -12V12Z", "#7E8F7C")
    one += circle(27, -2, 3.4, "#FFF3C9") + circle(28, -2, 1.9, "#131C1E")
    places = [
        (x, y, (x * 7 + y * 3) % 40 - 20)
        for y in range(190, 420, 58)
        for x in range(132 + y // 58 % 2 * 58, 400, 116)
    ]
    return "".join(group(one, x, y, 1.62, turn + (180 if (x + y) % 3 == 0 else 0)) for x, y, turn in places)


def halibut() -> str:
    """On the quay hangs a halibut twice as large as the man who caught it."""
    drawn = sky(INKS, 250) + dawn_peak(90, 248, 100, 170, 5, ROCK)
    drawn += ridge_line(3, 250, 26, INKS.mid, 16) + water(246, "#79B2A6", "#205564", 4, "#F3FCF0", 6, 340)
    drawn += swell(306, 6, "#2F7383", "#E8FBF2", 340) + _quay()
    drawn += line("M340 352V24H232M340 96L278 26", "#5B3A26", 13) + line("M345 352V24", "#3E2718", 4)
    dial = (
        circle(258, 52, 17, "#F8F1DC", "#22323A", 4)
        + line("M258 52L268 62", "#C8402F", 3)
        + line("M258 24V36M258 68V88", "#22323A", 4)
    )
    drawn += dial + group(_hung_halibut(), 258, 84, 0.98)
    man = figure(PROUD, "#F4C542", "#E0AE30", sou_wester("#F4C542", "#D79C22"), BROWN_SKIN, skirt=12)
    child = figure(AMAZED, "#D2432F", "#2B4A63", knit_cap("#2C6E49", "#F8F1DC"))
    drawn += group(man, 132, 372, 1.6) + group(child, 412, 374, 1, 0, 1, True)
    return drawn + _perched_gull(468, 338)


def _quay() -> str:
    """Planks towards the viewer, wet in places, on short piles."""
    deck = rect(-10, 336, 520, 80, "#8A6242") + rect(-10, 336, 520, 9, "#C79A66")
    seams = "".join(f"M{250 + (k - 6) * 44} 345L{250 + (k - 6) * 66} 410" for k in range(0, 13, 2))
    puddle = ellipse(262, 386, 74, 10, "#5FA0A2", opacity=0.55) + ellipse(262, 384, 40, 4, "#E8FBF2", opacity=0.5)
    return deck + line(seams, "#5B3E28", 2.4) + puddle


def _hung_halibut() -> str:
    """A halibut hung up by its tail, dark side to the viewer, about 290 long from its origin down."""
    tail = path("M-8 0H8L30 -14C24 4 16 22 10 36H-10C-16 22 -24 4 -30 -14Z", "#4E3F2A")
    rim = "M0 30C30 50 84 100 88 156C90 204 50 250 24 282"
    rim += "C12 292 -10 292 -20 284C-46 250 -90 208 -90 156C-88 100 -30 50 0 30Z"
    skin = "M0 36C24 58 62 106 64 158C64 204 40 246 18 276"
    skin += "C8 284 -8 284 -16 276C-40 246 -66 204 -66 158C-64 106 -24 58 0 36Z"
    body = path(rim, "#5A4830") + path(
        "M0 30C30 50 84 100 88 156C90 204 50 250 24 282C14 290 0 290 0 290Z", "#453621"
    )
    body += path(skin, "#7F6845") + path(
        "M0 36C24 58 62 106 64 158C64 204 40 246 18 276C12 281 4 282 2 282Z", "#6A5536"
    )
    spots = (
        (-30, 130, 10),
        (20, 110, 8),
        (-8, 170, 11),
        (34, 164, 8),
        (-38, 190, 8),
        (14, 212, 9),
        (-16, 92, 7),
        (-20, 226, 7),
    )
    body += "".join(ellipse(x, y, r, r * 0.8, "#B89C69", opacity=0.8) for x, y, r in spots)
    body += line("M0 40C2 110 0 160 -8 200C-14 220 -30 226 -34 240", "#4E3F2A", 3) + path(
        "M-40 214C-52 200 -66 196 -76 200C-70 212 -58 222 -46 226Z", "#4E3F2A"
    )
    eyes = "".join(
        circle(x, y, 7.4, "#FFF3C9") + circle(x + 1, y + 1.5, 4, "#131C1E") for x, y in ((-14, 250), (12, 258))
    )
    return tail + body + eyes + line("M20 284C14 276 0 274 -10 282", "#2E2416", 4)


def _perched_gull(x: float, y: float) -> str:
    """A gull on a bollard that waits for its share, looking left."""
    post = rect(-13, -6, 26, 40, "#5B3A26", 4) + rect(-16, -10, 32, 9, "#8A6242", 4)
    bird = path("M26 -22C14 -44 -4 -46 -14 -50C-16 -62 -32 -62 -34 -50C-34 -30 -22 -16 0 -14Z", "#FFFDF4")
    bird += path("M32 -20C18 -38 2 -42 -8 -34C0 -24 14 -18 32 -20Z", "#AEBBBF") + path(
        "M-33 -53L-46 -48L-33 -46Z", "#E9A91F"
    )
    return group(post + line("M-4 -14V-8M4 -14V-8", "#E9A91F", 3) + bird + circle(-27, -53, 2, "#131C1E"), x, y)


PICTURES = {"halibut": halibut, "pollock": pollock, "cod": cod}
