import itertools
import math
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.ui import timeline
from scenes.ui.timeline import Timeline, linear


def thing(**values: Any) -> Any:
    return SimpleNamespace(**({"x": 0.0} | values))


def test_a_tween_moves_by_seconds_and_ends_exactly() -> None:
    line, dot = Timeline(), thing()
    line.tween(dot, "x", 10.0, 2.0, ease=linear)
    line.update(0.5)
    assert dot.x == pytest.approx(2.5)
    line.update(5.0)
    assert dot.x == 10.0
    assert not line.busy


def test_tuples_and_starts_and_delays() -> None:
    line, dot = Timeline(), thing(pos=(0.0, 0.0))
    ends = line.tween(dot, "pos", (4.0, 8.0), 1.0, start=(2.0, 2.0), delay=0.5, ease=linear)
    assert ends == 1.5
    line.update(0.4)
    assert dot.pos == (0.0, 0.0)
    line.update(0.6)
    assert dot.pos == pytest.approx((3.0, 5.0))


def test_speed_shortens_every_tween_alike() -> None:  # A05
    dots = [thing(), thing()]
    slow, fast = Timeline(1.0), Timeline(2.0)
    for line, dot in zip((slow, fast), dots, strict=True):
        line.tween(dot, "x", 1.0, 1.0, ease=linear)
        line.update(0.3)
    assert dots[0].x == pytest.approx(0.3)
    assert dots[1].x == pytest.approx(0.6)


def test_off_stands_at_the_end_at_the_next_update() -> None:
    line, dot = Timeline(math.inf), thing()
    line.tween(dot, "x", 7.0, 3.0)
    line.update(0.001)
    assert dot.x == 7.0


def test_a_new_tween_takes_its_attribute_over() -> None:
    line, dot, heard = Timeline(), thing(), []
    line.tween(dot, "x", 10.0, 1.0, ease=linear, done=lambda: heard.append("old"))
    line.update(0.5)
    line.tween(dot, "x", 0.0, 1.0, ease=linear, done=lambda: heard.append("new"))
    line.update(0.5)
    assert dot.x == pytest.approx(2.5)
    line.update(2.0)
    assert (dot.x, heard) == (0.0, ["new"])


def test_a_delayed_tween_takes_over_only_when_it_begins() -> None:
    line, dot = Timeline(), thing()
    line.tween(dot, "x", 10.0, 1.0, ease=linear)
    line.tween(dot, "x", 0.0, 1.0, ease=linear, delay=1.0)
    line.update(0.9)
    assert dot.x == pytest.approx(9.0)
    line.update(0.6)
    assert dot.x == pytest.approx(5.0)


def test_a_chain_of_tweens_ends_each_of_them() -> None:
    """Sums of delays differ from the time left by a rounding error; no `done` may get lost by it."""
    line, dot, heard = Timeline(), thing(), []
    at = 0.0

    def note() -> None:
        heard.append(dot.x)

    for step in range(40):
        at = line.tween(dot, "x", float(step), 0.1, delay=at, done=note)
    for _ in range(400):
        line.update(0.017)
    assert heard == list(range(40))


def test_other_attributes_and_other_things_are_left_alone() -> None:
    line, one, two = Timeline(), thing(y=0.0), thing()
    line.tween(one, "x", 1.0, 1.0)
    line.tween(one, "y", 2.0, 1.0)
    line.tween(two, "x", 3.0, 1.0)
    line.finish()
    assert (one.x, one.y, two.x) == (1.0, 2.0, 3.0)


def story(run: Any) -> Any:
    """Steps with tweens, calls and nested motion, played by `run`; the order of callbacks and the end."""
    line, dot, heard = Timeline(), thing(y=0.0), []

    def first() -> None:
        line.tween(dot, "x", 5.0, 0.4, done=lambda: heard.append("x at 5"))
        line.tween(
            dot,
            "y",
            1.0,
            0.2,
            delay=0.1,
            done=lambda: line.tween(dot, "y", 9.0, 0.3, done=lambda: heard.append("y")),
        )
        line.call(0.35, lambda: heard.append("called"))

    line.queue(first)
    line.hold(0.2)
    line.queue(lambda: heard.append(f"second step at {dot.x} {dot.y}"))
    line.queue(lambda: line.tween(dot, "x", -1.0, 0.25, done=lambda: heard.append("back")))
    run(line)
    assert not line.busy
    return heard, dot.x, dot.y


EXPECTED = (["called", "x at 5", "y", "second step at 5.0 9.0", "back"], -1.0, 9.0)


def test_finish_runs_callbacks_in_their_order() -> None:
    assert story(lambda line: line.finish()) == EXPECTED


@settings(deadline=None)
@given(st.lists(st.floats(0.001, 0.5), min_size=1, max_size=60))
def test_frames_of_any_length_tell_the_same_story(frames: Any) -> None:  # C10
    def run(line: Any) -> None:
        for dt in frames:
            line.update(dt)
        for _ in range(100):
            line.update(0.1)

    assert story(run) == EXPECTED


@settings(deadline=None)
@given(st.lists(st.floats(0.001, 0.2), max_size=8))
def test_finishing_half_way_ends_the_same(frames: Any) -> None:
    def run(line: Any) -> None:
        for dt in frames:
            line.update(dt)
        line.finish()

    assert story(run) == EXPECTED


def test_what_a_callback_starts_gets_the_rest_of_the_frame() -> None:
    line, dot = Timeline(), thing()
    line.tween(dot, "x", 1.0, 0.5, done=lambda: line.tween(dot, "x", 2.0, 1.0, ease=linear))
    line.update(1.0)
    assert dot.x == pytest.approx(1.5)


def test_clear_forgets_without_calling() -> None:
    line, dot, heard = Timeline(), thing(), []
    line.tween(dot, "x", 1.0, 1.0, done=lambda: heard.append("done"))
    line.queue(lambda: heard.append("step"))
    line.clear()
    line.finish()
    assert not line.busy and heard == [] and dot.x == 0.0


def test_motion_that_never_ends_is_an_error_not_a_hang() -> None:
    line = Timeline()

    def again() -> None:
        line.call(0.0, again)

    again()
    with pytest.raises(RuntimeError, match="come to an end"):
        line.finish()


@pytest.mark.parametrize(
    "ease",
    [
        timeline.linear,
        timeline.in_quad,
        timeline.out_quad,
        timeline.in_out_quad,
        timeline.out_cubic,
        timeline.in_out_cubic,
        timeline.out_back,
    ],
)
def test_easings_go_from_0_to_1_without_a_jump(ease: Any) -> None:
    steps = [ease(i / 1000) for i in range(1001)]
    assert steps[0] == pytest.approx(0.0) and steps[-1] == pytest.approx(1.0)
    assert max(abs(b - a) for a, b in itertools.pairwise(steps)) < 0.02
    assert max(steps) <= 1.15
