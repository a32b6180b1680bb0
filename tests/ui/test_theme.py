import itertools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.director import Director
from scenes.ui import palette
from scenes.ui.display import Metrics
from scenes.ui.theme import BODY, FACES, H1, H3, LEAD, OFTEN_UNITS, SMALL, Piece, Style, font_path

SCENES = Path(__file__).resolve().parents[2] / "scenes"
LONG = "The harbor pays every ship that has ever come into the sound on a summer evening"


@pytest.fixture
def theme(make_director: Callable[..., Director]) -> Any:
    theme = make_director((1920, 1080)).theme
    theme.recorder = []
    return theme


@pytest.fixture
def surface(theme: Any) -> Any:
    return pygame.Surface((1920, 1080))


def write(theme: Any, surface: pygame.Surface, text: Any, rect: Any, style: Any = BODY, **options: Any) -> Any:
    theme.draw_text(surface, text, pygame.Rect(rect), style, palette.WHITE, palette.NAVY, **options)
    return theme.recorder[-1]


def test_text_that_fits_is_reported_as_it_is(theme: Any, surface: pygame.Surface) -> None:
    run = write(theme, surface, "Skagway", (100, 100, 300, 60), LEAD)
    assert (run.text, run.size, run.often, run.fitted, run.clipped) == ("Skagway", 28, True, True, False)
    assert (run.colour, run.ground) == (palette.WHITE, palette.NAVY)
    assert pygame.Rect(100, 100, 300, 60).contains(run.rect)


def test_the_ink_is_where_the_report_says(theme: Any, surface: pygame.Surface) -> None:
    for align, valign in (("left", "top"), ("center", "middle"), ("right", "bottom")):
        surface.fill((0, 0, 0))
        run = write(theme, surface, "High", (700, 400, 500, 200), H1, align=align, valign=valign)
        ink = (
            surface.get_bounding_rect()
            if surface.get_colorkey()
            else pygame.mask.from_threshold(surface, (255, 255, 255), (120, 120, 120)).get_bounding_rects()
        )
        drawn = ink if isinstance(ink, pygame.Rect) else ink[0].unionall(ink[1:])
        assert run.rect.inflate(4, 4).contains(drawn), (align, valign, run.rect, drawn)
        assert drawn.width > run.rect.width - 12


def test_capitals_stand_in_the_middle(theme: Any, surface: pygame.Surface) -> None:
    run = write(theme, surface, "H", (0, 0, 200, 200), H1)
    cap = theme.px(62 * 0.65)
    assert run.rect.top == pytest.approx(100 - cap / 2, abs=2)


def test_long_text_shrinks_down_to_the_floor_and_no_further(theme: Any, surface: pygame.Surface) -> None:
    width = theme.measure("Reservation", LEAD)[0]
    run = write(theme, surface, "Reservation", (0, 0, round(width * 0.75), 24), LEAD)
    assert 18 <= run.size < 28 and run.fitted and not run.clipped
    run = write(theme, surface, "Reservation", (0, 0, 40, 24), LEAD)
    assert run.size == pytest.approx(18, abs=0.5)
    assert not run.fitted


def test_at_the_floor_text_wraps_where_there_is_room(theme: Any, surface: pygame.Surface) -> None:
    run = write(theme, surface, LONG, (0, 0, 260, 200))
    assert run.fitted and run.size == pytest.approx(18, abs=0.5) and not run.clipped
    cut = write(theme, surface, LONG, (0, 0, 260, 40))
    assert not cut.fitted


def test_lines_allow_wrapping_at_full_size(theme: Any, surface: pygame.Surface) -> None:
    run = write(theme, surface, LONG, (0, 0, 480, 120), lines=3)
    assert run.size == 24 and run.fitted
    for line in theme.wrap(LONG, BODY, 300):
        assert theme.measure(line, BODY)[0] <= 300


def test_what_is_cut_ends_with_an_ellipsis_inside_its_room(theme: Any) -> None:
    fitted = theme.fit(LONG, BODY, 200, 30, 1)
    assert not fitted.whole
    assert fitted.lines[0].endswith("…")
    assert LONG.startswith(fitted.lines[0][:-1])
    assert theme.measure(fitted.lines[0], Style("semibold", fitted.pixels))[0] <= 200


def test_a_style_below_the_floor_is_told_to_the_recorder(theme: Any, surface: pygame.Surface) -> None:
    assert write(theme, surface, "tiny", (0, 0, 100, 30), SMALL.at(14)).size == 14


def test_text_outside_its_room_or_the_screen_is_clipped(theme: Any, surface: pygame.Surface) -> None:
    assert write(theme, surface, "low", (100, 100, 200, 8)).clipped
    assert write(theme, surface, "out", (1890, 100, 100, 40)).clipped


def test_empty_text_reports_nothing(theme: Any, surface: pygame.Surface) -> None:
    theme.draw_text(surface, "", pygame.Rect(0, 0, 9, 9), BODY, palette.WHITE, None)
    assert theme.recorder == []


def test_nothing_is_kept_without_a_recorder(theme: Any, surface: pygame.Surface) -> None:
    theme.recorder = None
    theme.draw_text(surface, "quiet", pygame.Rect(0, 0, 99, 40), BODY, palette.WHITE, None)
    assert theme.recorder is None


def test_figures_that_stand_alone_are_level_and_equally_wide(theme: Any) -> None:
    assert theme.measure("$111", H3)[0] == theme.measure("$888", H3)[0]
    assert theme.measure("7–8", H3)[0] != theme.measure("7–8 a", H3)[0]


def test_pieces_share_a_line_and_the_longest_gives_way(theme: Any, surface: pygame.Surface) -> None:
    picture = pygame.Surface((20, 20))
    rect = pygame.Rect(100, 100, 420, 40)
    pieces = [Piece("Mira", BODY.weight("bold")), Piece(picture=picture), Piece(LONG, BODY), Piece("+15", LEAD)]
    ink = theme.draw_pieces(surface, pieces, rect, palette.NAVY)
    assert rect.contains(ink.inflate(-2, 0))
    assert [run.fitted for run in theme.recorder] == [True, False, True]
    boxes = [run.rect for run in theme.recorder]
    assert all(a.right <= b.left for a, b in itertools.pairwise(boxes))


def test_letters_that_no_face_has_are_not_written(theme: Any) -> None:
    assert theme.writable("Ünïçødé Ñ ß 7") == "Ünïçødé Ñ ß 7"
    assert theme.writable("🐻Mira🏔️ 漢\u200b") == "Mira "


def test_signs_without_width_are_no_fault(theme: Any, surface: pygame.Surface) -> None:
    ink = theme.draw_text(surface, "\ufe0f\u200b", pygame.Rect(0, 0, 90, 40), BODY, palette.INK, palette.PAPER)
    assert ink.width == 0


def test_pictures_alone_close_up_where_they_are_too_wide(theme: Any, surface: pygame.Surface) -> None:
    pieces = [Piece(picture=pygame.Surface((40, 40))) for _ in range(6)]
    for width in (300, 120, 60):
        rect = pygame.Rect(100, 100, width, 50)
        ink = theme.draw_pieces(surface, pieces, rect, palette.NAVY)
        assert ink.left == rect.left and ink.width <= width


def test_sprites_report_their_texts_from_where_they_stand(theme: Any, surface: pygame.Surface) -> None:
    drawn = []

    def card(target: Any) -> None:
        drawn.append(1)
        theme.draw_text(target, "Harbor", pygame.Rect(10, 10, 120, 40), BODY, palette.INK, palette.PAPER)

    for x in (0, 500, 1880):
        theme.stamp(surface, theme.sprite("harbor", (140, 60), card), (x, 200))
    assert drawn == [1]
    assert [run.rect.x for run in theme.recorder] == [10, 510, 1890]
    assert [run.clipped for run in theme.recorder] == [False, False, True]


def test_often_read_text_is_12_pixels_at_the_smallest_screens() -> None:  # D16
    for size in ((1280, 800), (1024, 768)):
        metrics = Metrics(*size)
        assert metrics.px(OFTEN_UNITS) >= 12
        assert metrics.px(18) >= 9


def test_styles_read_often_are_large_enough() -> None:
    for style in (BODY, LEAD):
        assert style.often and style.size >= OFTEN_UNITS
    assert not SMALL.often


def test_every_face_is_installed_and_has_the_signs_we_use(theme: Any) -> None:
    for face in FACES:
        assert font_path(face).is_file()
        font = pygame.font.Font(font_path(face), 40)
        notdef = pygame.image.tobytes(font.render("\uffff", True, (255, 255, 255)), "RGBA")
        for sign in "$+−–×·…éßÅñœ&12":
            assert pygame.image.tobytes(font.render(sign, True, (255, 255, 255)), "RGBA") != notdef, (face, sign)


def test_a_face_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, "lost", ("no_such_font_package", "files/Lost.ttf"))
    with pytest.raises(FileNotFoundError, match="no_such_font_package"):
        font_path("lost")


def test_only_the_theme_renders_fonts() -> None:
    """All text goes through the theme, so that the recorder sees all of it."""
    found = [
        str(path.relative_to(SCENES))
        for path in SCENES.rglob("*.py")
        if re.search(
            r"pygame\.font|pygame\.freetype|pygame\.ftfont|from pygame import .*(font|freetype)",
            path.read_text("utf-8"),
        )
    ]
    assert found == [str(Path("ui") / "theme.py")]
