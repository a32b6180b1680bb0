from typing import Any

import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.ui import focus
from scenes.ui.focus import Focus
from scenes.ui.input import Kind
from scenes.ui.widgets import Widget
from tests.scenes.menu_robot import reachable

SHELVES = {f"{x},{y}": pygame.Rect(100 + x * 110, 100 + y * 70, 100, 60) for x in range(4) for y in range(3)}


def widgets(rects: Any) -> Any:
    return [Widget(key, rect) for key, rect in rects.items()]


def go(rects: Any, key: Any, direction: Any) -> Any:
    others = {name: rect for name, rect in rects.items() if name != key}
    return focus.neighbour(others, rects[key], direction)


def test_a_grid_moves_by_its_cells() -> None:
    assert go(SHELVES, "1,1", Kind.LEFT) == "0,1"
    assert go(SHELVES, "1,1", Kind.RIGHT) == "2,1"
    assert go(SHELVES, "1,1", Kind.UP) == "1,0"
    assert go(SHELVES, "1,1", Kind.DOWN) == "1,2"
    assert go(SHELVES, "0,1", Kind.LEFT) is None
    assert go(SHELVES, "1,0", Kind.UP) is None


def test_straight_ahead_is_better_than_nearer_aslant() -> None:
    rects = {
        "here": pygame.Rect(0, 100, 50, 50),
        "aslant": pygame.Rect(70, 160, 50, 50),
        "ahead": pygame.Rect(95, 100, 50, 50),
    }
    assert go(rects, "here", Kind.RIGHT) == "ahead"
    assert go(rects, "here", Kind.DOWN) == "aslant"


def test_a_wide_bar_is_reached_from_every_column_and_leads_back() -> None:
    rects = {
        "a": pygame.Rect(0, 0, 100, 50),
        "b": pygame.Rect(900, 0, 100, 50),
        "bar": pygame.Rect(0, 100, 1000, 50),
    }
    assert go(rects, "a", Kind.DOWN) == go(rects, "b", Kind.DOWN) == "bar"
    assert go(rects, "bar", Kind.UP) in ("a", "b")
    assert go(rects, "bar", Kind.RIGHT) is None  # b lies above, not to the right


def test_edges_that_overlap_a_little_still_count() -> None:
    rects = {"a": pygame.Rect(0, 0, 100, 100), "b": pygame.Rect(80, 0, 100, 100)}
    assert go(rects, "a", Kind.RIGHT) == "b"
    assert go(rects, "a", Kind.DOWN) is None


@settings(deadline=None)
@given(
    st.lists(st.integers(1, 6), min_size=1, max_size=6),
    st.integers(40, 200),
    st.integers(0, 40),
)
def test_in_rows_of_any_lengths_every_widget_is_reached(rows: Any, width: Any, gap: Any) -> None:  # I10
    rects = {
        f"{x},{y}": pygame.Rect(x * (width + gap), y * 80, width, 60)
        for y, count in enumerate(rows)
        for x in range(count)
    }
    for key in rects:
        assert reachable(widgets(rects), key) == set(rects)


def test_an_unreachable_widget_is_found_out() -> None:
    rects = {"a": pygame.Rect(0, 0, 100, 100), "inside": pygame.Rect(0, 0, 100, 100)}
    assert reachable(widgets(rects), "a") == {"a"}


def test_reading_order_goes_row_by_row() -> None:
    rects = {
        "right": pygame.Rect(300, 4, 100, 50),
        "left": pygame.Rect(0, 0, 100, 50),
        "below": pygame.Rect(0, 90, 100, 50),
        "middle": pygame.Rect(150, 10, 100, 50),
    }
    assert focus.reading_order(widgets(rects)) == ["left", "middle", "right", "below"]


def test_steps_go_round_the_ends() -> None:
    state = Focus()
    state.sync(widgets(SHELVES))
    state.set("0,0")
    assert state.step(-1) and state.key == "3,2"
    assert state.step(1) and state.key == "0,0"


def test_the_focus_starts_on_the_primary() -> None:
    state = Focus()
    state.sync([Widget("a", pygame.Rect(0, 0, 9, 9)), Widget("b", pygame.Rect(20, 0, 9, 9), primary=True)])
    assert state.key == "b"


def test_the_focus_survives_rebuilt_widgets_by_key() -> None:
    state = Focus()
    state.sync(widgets(SHELVES))
    state.set("2,1")
    state.sync(widgets({key: rect.move(500, 0) for key, rect in reversed(SHELVES.items())}))
    assert state.key == "2,1"
    state.sync([])
    state.sync(widgets(SHELVES))
    assert state.key == "2,1"


def test_a_lost_widget_hands_the_focus_to_the_nearest() -> None:
    state = Focus()
    state.sync(widgets(SHELVES))
    state.set("2,1")
    state.sync(widgets({key: rect for key, rect in SHELVES.items() if key not in ("2,1", "1,1", "3,1")}))
    assert state.key in ("2,0", "2,2")


def test_the_mouse_moves_the_same_focus() -> None:
    state = Focus()
    state.sync(widgets(SHELVES))
    assert state.hover(SHELVES["3,2"].center)
    assert state.key == "3,2"
    assert not state.hover((5, 5))  # nothing there: it stays
    assert state.key == "3,2"


def test_of_overlapping_widgets_the_last_is_on_top() -> None:
    over = [Widget("under", pygame.Rect(0, 0, 100, 100)), Widget("over", pygame.Rect(50, 50, 100, 100))]
    found = focus.at(over, (60, 60))
    assert found is not None and found.key == "over"
    assert focus.at(over, (300, 300)) is None
