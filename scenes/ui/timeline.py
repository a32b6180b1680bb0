"""Motion: tweens on attributes, callbacks and queued steps, in seconds.

A timeline never reads a clock: `update(dt)` moves it. Long frames, short frames and `finish()` all run through
the same boundaries in the same order, so what stands at the end does not depend on the frame rate.
"""

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Easing = Callable[[float], float]
Value = float | tuple[float, ...]
MOMENT = 1e-9  # seconds; what lies closer together is one moment
ENDLESS = 100_000  # boundaries in one call; more can only be a callback that restarts itself for ever


def linear(t: float) -> float:
    """Even from 0 to 1; all easings map a share of the time to a share of the way."""
    return t


def in_quad(t: float) -> float:
    """Starts slowly."""
    return t * t


def out_quad(t: float) -> float:
    """Ends slowly."""
    return 1 - (1 - t) ** 2


def in_out_quad(t: float) -> float:
    """Starts and ends slowly."""
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2


def in_out_cubic(t: float) -> float:
    """Starts and ends slower still."""
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


def out_cubic(t: float) -> float:
    """Ends slower still."""
    return 1 - (1 - t) ** 3


def in_back(t: float, overshoot: float = 1.1) -> float:
    """Draws back a little before it goes, as somebody does who takes a run-up."""
    return (overshoot + 1) * t**3 - overshoot * t**2


def out_back(t: float, overshoot: float = 1.1) -> float:
    """Goes a little past its end and comes back."""
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


@dataclass(eq=False, slots=True)
class _Item:
    """A tween, or a bare callback where `target` is None."""

    wait: float
    left: float
    seconds: float
    target: Any = None
    attribute: str = ""
    start: Value | None = None
    end: Value = 0.0
    ease: Easing = linear
    done: Callable[[], object] | None = None
    begun: bool = field(default=False)


class Timeline:
    """Tweens that run side by side, and a queue of steps that run one after the other.

    `speed` is the setting: 1 as designed, 2 twice as fast, math.inf off (everything stands at its end state at
    the next update).
    """

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._items: list[_Item] = []
        self._queue: deque[Callable[[], object]] = deque()

    @property
    def busy(self) -> bool:
        """Whether anything still moves, waits or is queued."""
        return bool(self._items or self._queue)

    def tween(
        self,
        target: Any,
        attribute: str,
        end: Value,
        seconds: float,
        *,
        start: Value | None = None,
        delay: float = 0.0,
        ease: Easing = out_quad,
        done: Callable[[], object] | None = None,
    ) -> float:
        """Move `target.attribute` (a number, or a tuple of numbers) to `end`; returns in how many seconds it ends.

        It starts after `delay` seconds, from `start` or from the value that stands there then; `done` is called at
        its end. An attribute has one owner: a tween that begins takes it over from the one that ran, whose
        `done` is then never called. Chain by passing the returned time as the next `delay`.
        """
        self._items.append(_Item(delay, seconds, seconds, target, attribute, start, end, ease, done))
        return delay + seconds

    def call(self, delay: float, callback: Callable[[], object]) -> float:
        """Call back after `delay` seconds; returns `delay`."""
        self._items.append(_Item(delay, 0.0, 0.0, done=callback))
        return delay

    def queue(self, step: Callable[[], object]) -> None:
        """Run `step` (which adds tweens and calls) when everything before it has ended."""
        self._queue.append(step)

    def hold(self, seconds: float) -> None:
        """Queue a pause."""
        self.queue(lambda: self.call(seconds, _nothing))

    def clear(self) -> None:
        """Forget everything where it stands; no callback runs."""
        self._items.clear()
        self._queue.clear()

    def update(self, dt: float) -> bool:
        """Move on by `dt` seconds of real time; True where anything moved."""
        if not self.busy:
            return False
        if math.isinf(self.speed):
            self.finish()
        else:
            self._run(dt * self.speed)
        return True

    def finish(self) -> None:
        """Jump to the end of everything, the queue included, running the callbacks in their order."""
        self._run(math.inf)

    def _run(self, seconds: float) -> None:
        for _ in range(ENDLESS):
            if not self._items:
                if not self._queue:
                    return
                self._queue.popleft()()
                continue
            boundary = min(item.wait if item.wait > 0 else item.left for item in self._items)
            if boundary > seconds:
                self._advance(seconds)
                return
            self._advance(boundary)
            seconds -= boundary
        raise RuntimeError("A timeline does not come to an end: a callback keeps starting new motion.")

    def _advance(self, seconds: float) -> None:
        """Move every item on by `seconds`, at most up to the nearest boundary.

        What ends in one moment does so before anything begins, so that a chain hands its attribute on whole.
        """
        for item in list(self._items):
            if item.wait <= 0 and not item.begun and item in self._items:
                self._begin(item)
        ended = []
        for item in self._items:
            if not item.begun:
                item.wait = _less(item.wait, seconds)
                continue
            item.left = _less(item.left, seconds)
            if item.left <= 0:
                ended.append(item)
            else:
                self._set(item, item.ease(1 - item.left / item.seconds))
        for item in ended:
            if item in self._items:  # a callback may have cleared or finished everything
                self._items.remove(item)
                self._set(item, None)
                if item.done is not None:
                    item.done()

    def _begin(self, item: _Item) -> None:
        item.begun = True
        if item.target is None:
            return
        for other in self._items:
            same = other.target is item.target and other.attribute == item.attribute
            if same and other.begun and other is not item:
                self._items.remove(other)
                break
        if item.start is None:
            item.start = getattr(item.target, item.attribute)
        else:
            setattr(item.target, item.attribute, item.start)

    def _set(self, item: _Item, share: float | None) -> None:
        """Write the value at `share` of the way; None writes the end itself, free of rounding."""
        if item.target is None:
            return
        start, end = item.start, item.end
        if share is None:
            value: Value = end
        elif isinstance(end, tuple):
            assert isinstance(start, tuple)
            value = tuple(a + (b - a) * share for a, b in zip(start, end, strict=True))
        else:
            assert not isinstance(start, tuple) and start is not None
            value = start + (end - start) * share
        setattr(item.target, item.attribute, value)


def _less(value: float, by: float) -> float:
    """A time reduced, where what only rounding leaves over is nothing."""
    rest = value - by
    return rest if rest > MOMENT else 0.0


def _nothing() -> None:
    """The end of a pause."""
