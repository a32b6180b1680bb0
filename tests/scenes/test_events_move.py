"""Each event of both games has a movement on its table: not only what rests changes."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from game.alaska import events as alaska
from game.alaska.cards import CARDS, RESOURCES
from game.contract import BANK, Event
from game.pacific import events as pacific
from game.pacific.cards import BY_NAME
from game.pacific.state import NOBODY, Phase
from scenes.alaska_table.scene import AlaskaTable
from scenes.director import Director
from scenes.movers import Mover
from scenes.pacific_map.scene import PacificMap
from scenes.settings import Settings
from tests.scenes.pacific_robots import setup_of as map_setup_of
from tests.scenes.robots import opened, setup_of
from tools.sheets import maps, tables

pytestmark = pytest.mark.usefixtures("closed")

FRAME = 1 / 60
TONGA, SAMOA = BY_NAME["Tonga"], BY_NAME["Samoa"]
ROW = tuple(BY_NAME[name] for name in ("Canoes", "Fish", "Wayfinding"))
VOYAGE = pacific.VoyageBegan(0, ROW, 3)
RAID = pacific.RaidBegan(0, 1, TONGA, NOBODY)
ATTACK = pacific.AttackShown(0, (BY_NAME["Warriors"],), 1)
WHY = pacific.Why
PACIFIC: Sequence[tuple[tuple[Event, ...], Event]] = (
    ((), pacific.CardsDrawn(1, WHY.GROWTH, 2, None)),
    ((), pacific.TurnBegan(1, 10, False)),
    ((), pacific.CardsDiscarded(0, WHY.GROWTH, (BY_NAME["Fish"],))),
    ((), pacific.EventPlayed(0, BY_NAME["Traders"], 1, NOBODY)),
    ((), pacific.IslandReturned(0, TONGA)),
    ((), pacific.DeckReshuffled(30, None)),
    ((), pacific.StockadeSpent(0)),
    ((), pacific.DeckSeen(1, 7, None)),
    ((), pacific.DeckSeen(0, 3, ROW)),
    ((), pacific.CardKept(1, None, None)),
    ((), pacific.HandShown(1, 2, 5, None)),
    ((), pacific.HandShown(0, 2, 3, ROW)),
    ((), pacific.CardStolen(1, 2, None)),
    ((), pacific.IslandLost(0, SAMOA)),
    ((), VOYAGE),
    ((VOYAGE,), pacific.CardFlipped(0, BY_NAME["Fish"], 1, pacific.Flip.SEA, NOBODY)),
    ((VOYAGE,), pacific.CardFlipped(0, SAMOA, 1, pacific.Flip.OWN, 0)),
    ((VOYAGE,), pacific.CardFlipped(0, BY_NAME["Nauru"], 1, pacific.Flip.SETTLED, NOBODY)),
    ((VOYAGE,), pacific.CardFlipped(0, TONGA, 1, pacific.Flip.RAID, 1)),
    ((VOYAGE,), pacific.VoyageFailed(0, 3)),
    ((), RAID),
    ((RAID,), pacific.AttackChosen(0, None)),
    ((RAID,), ATTACK),
    ((RAID, ATTACK), pacific.DefenceShown(1, (BY_NAME["Stockades"],), 1)),
    ((RAID, ATTACK), pacific.RaidEnded(0, 1, TONGA, 1, 0, 0)),
    ((), pacific.Passed(0, pacific.Question.EVENT)),
    ((), pacific.GameEnded((2, 2, 1, 0), (0, 1))),
)
"""What has come before, and the event."""
EVENT = next(index for index in range(RESOURCES, len(CARDS)) if CARDS[index].name == "Boom")


def alaskan(table: AlaskaTable) -> Sequence[Event]:
    """An event of each kind that may come on this table."""
    view, town = table.view, table.stage.shown.seats[0].cards
    lying = view.turned_up[0]
    return (
        alaska.TurnBegan(0, 9, False),
        alaska.FreeDollar(0, False),
        alaska.Rolled(0, (3, 4)),
        alaska.CardPaid(0, town[0], 2, BANK, 0, 0),
        alaska.CardPaid(0, town[0], 2, 1, 0, 0),
        alaska.MinedOut(0, town[0]),
        alaska.CardTurnedUp(0, lying, False),
        alaska.EventTookEffect(0, EVENT, 5, 0, 0, False),
        alaska.CardTaken(0, lying, view.queue[0]),
        alaska.FreeBuyDeclined(0, view.queue[0]),
        alaska.CardBought(0, lying, 3, 1, 0),
        alaska.InvestmentEnded(0, (lying,)),
        alaska.LastSpendingBegan(1),
        alaska.GameEnded((9, 12, 3), (1,)),
    )


def subclasses(module: Any) -> set[str]:
    """The names of the events of a game."""
    kinds = (value for value in vars(module).values() if isinstance(value, type))
    told = (kind for kind in kinds if issubclass(kind, Event) and kind is not Event)
    return {kind.__name__ for kind in told} - {"DeckStacked"}  # which is told to nobody


def shape(mover: Mover) -> tuple[Any, ...]:
    """All that can be moved of something in flight."""
    names = ("pos", "size", "turn", "spin", "way", "share", "time")
    return (id(mover), *(getattr(mover, name, None) for name in names))


def turned(movers: Sequence[Mover]) -> list[float]:
    """By how many degrees each thing in flight is turned."""
    return [round(getattr(mover, "spin", 0.0), 2) for mover in movers]


def moments(director: Director, moving: Callable[[], Any], seconds: float = 0.5) -> int:
    """In how many different ways things stand while time passes."""
    director.draw = lambda: None  # type: ignore[method-assign]
    seen = set()
    for _ in range(round(seconds / FRAME)):
        director.step(FRAME)
        seen.add(repr(moving()))
    return len(seen)


def test_each_event_of_the_pacific_is_among_those_tried() -> None:
    assert {type(event).__name__ for _, event in PACIFIC} == subclasses(pacific)


def pacific_table(**settings: object) -> tuple[Director, PacificMap]:
    """A table at rest, on which every event can be played."""
    chosen = Settings(**{"full_screen": False, "speed": "normal", **settings})  # type: ignore[arg-type]
    director = Director(chosen, windowed=(1024, 768), strict=True, sound=False)
    table = maps.lay(director, Phase.EVENT, (*maps.SEVEN, "Wayfinding", "Stockades", "Traders"))
    director.step(0.0)
    return director, table


def lead_to(table: PacificMap, before: Sequence[Event]) -> None:
    """What has come before has been played."""
    for event in before:
        table.presenter._play(event)
        table.timeline.finish()
    table.stage.movers.clear()


def test_each_event_of_the_pacific_moves_and_is_heard() -> None:
    director, table = pacific_table()
    stage, presenter = table.stage, table.presenter

    def moving() -> Any:
        look = stage.look
        return look.way, look.sinking, look.swept, tuple(map(shape, stage.movers))

    for before, event in PACIFIC:
        lead_to(table, before)
        heard: list[str] = []
        presenter._play_sound = heard.append
        presenter._play(event)
        assert moments(director, moving) > 8, event
        assert heard, event
        table.timeline.finish()
        presenter._settle(lambda: None)


def test_with_reduced_motion_nothing_of_the_pacific_flies() -> None:  # L06
    director, table = pacific_table(reduced_motion=True)
    presenter, stage = table.presenter, table.stage
    presenter.still = True
    for before, event in PACIFIC:
        lead_to(table, before)
        presenter._play(event)
        places = moments(director, lambda: {getattr(mover, "pos", None) for mover in stage.movers}, 1.2)
        assert places < 8, event
        table.timeline.finish()
        presenter._settle(lambda: None)


def test_each_event_of_alaska_moves_and_is_heard() -> None:
    director, _ = opened(setup_of("hh"), (1024, 768), speed="normal")
    table = tables.lay(director, tables.free_buy())
    director.step(0.0)
    events = alaskan(table)
    assert {type(event).__name__ for event in events} == subclasses(alaska)
    view, presenter, stage = table.view, table.presenter, table.stage
    assert presenter is not None
    for event in events:
        heard: list[str] = []
        presenter._play_sound = heard.append
        presenter._begin([event])
        assert moments(director, lambda: tuple(map(shape, stage.movers)), 1.2) > 8, event
        assert heard, event
        table.finish()
        presenter._settle(view, lambda: None)


def test_a_match_begins_with_a_shuffle_before_the_eyes_of_all() -> None:
    for table in (AlaskaTable(setup_of("hh")), PacificMap(map_setup_of("hc"))):
        settings = Settings(full_screen=False, speed="normal")
        director = Director(settings, windowed=(1024, 768), strict=True, sound=False)
        director.push(table)
        assert moments(director, partial(turned, table.stage.movers)) > 8, table.place
        director.quit()
