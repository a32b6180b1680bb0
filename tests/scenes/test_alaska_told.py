"""The picture's own view, carried on by events alone, and the log that they write."""

import re

import pytest

from game.ai.levels import choose
from game.alaska.events import CardTurnedUp
from game.chance import Chance
from game.contract import Event
from game.match import Match
from scenes.alaska_table.logbook import Logbook
from scenes.alaska_table.shown import shown_of
from scenes.alaska_table.told import all_turned_up, told
from scenes.ui.assets import Assets
from scenes.ui.strings import Strings
from tests.game.playing import MIXES
from tests.scenes.robots import setup_of


def batches(match: Match, level: str) -> list[list[Event]]:
    """Every batch of events of a match, each with the view after it as ``match.view`` says."""
    chance = Chance(1)
    happened = [match.begin()]
    yield_to = happened[0]
    while not match.over:
        yield_to = match.act(match.actor, choose(level, match.view(match.actor), chance))
        happened.append(yield_to)
    return happened


@pytest.mark.parametrize("number", range(0, 16, 3))
def test_events_alone_tell_what_is_shown(number: int) -> None:
    match = Match(setup_of("hhhhh"[: 2 + number % 4], number, MIXES[number]))
    chance = Chance(number)
    view, seats, told_so_far = match.view(0), match.setup.seats, []
    events = match.begin()
    while True:
        for event, following in zip(events, [*events[1:], None], strict=True):
            view = told(event, view)  # type: ignore[arg-type]
            told_so_far.append(event)
            if isinstance(event, CardTurnedUp) and not isinstance(following, CardTurnedUp):
                view = all_turned_up(view)
        real = match.view(0)
        shown = shown_of(view, seats, 0, told_so_far)  # type: ignore[arg-type]
        truth = shown_of(real, seats, 0, match.history)  # type: ignore[arg-type]
        shown.phase = truth.phase  # which is only known at the end of a batch
        assert shown == truth
        view = real
        if match.over:
            return
        events = match.act(match.actor, choose("random", match.view(match.actor), chance))


@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_accounts_for_every_dollar(seed: int) -> None:
    match = Match(setup_of("hhhh", seed))
    names = [seat.name for seat in match.setup.seats]
    log = Logbook(Strings(Assets(strict=True)).text, names)
    for batch in batches(match, "normal"):
        for event in batch:
            log.add(event)
    money = [2] * len(names)
    for line in log.lines:
        if line.seat is not None and line.amount:
            money[line.seat] += int(line.amount.replace("−", "-"))
        payer = re.search(r"\$1 from (\w+)$", line.text)
        if payer:
            money[names.index(payer.group(1))] -= 1
    assert money == list(match.state.money)  # type: ignore[attr-defined]
    assert "wins" in log.lines[-1].text or "share" in log.lines[-1].text
