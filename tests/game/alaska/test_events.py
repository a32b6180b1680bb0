"""What the engine tells: events complete and in order, and their words in a record."""

import dataclasses

import pytest

from game.alaska import events
from game.alaska.cards import BY_NAME
from game.alaska.events import (
    CardBought,
    CardPaid,
    CardTaken,
    CardTurnedUp,
    DeckStacked,
    EventTookEffect,
    FreeBuyDeclined,
    FreeDollar,
    GameEnded,
    InvestmentEnded,
    LastSpendingBegan,
    MinedOut,
    Rolled,
    TurnBegan,
)
from game.alaska.wording import in_words
from game.contract import BANK, Event
from tests.game.alaska.position import cards, die, end, pay, position, roll, take

SALMON, DOCKS, MINE = cards("Salmon, Docks, Gold Mine")
ALL_EVENTS: set[type[Event]] = {
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}


def test_a_whole_turn_is_told_in_the_order_in_which_it_happened() -> None:
    state = position(
        "Gold Claim, Gold Panning",
        "",
        "",
        money=[9, 1, 1],
        market="Coal, Crab",
        top="Gold Rush, Oil Spill, Port",
        turn=4,
    )
    told = [*roll(state, 1, 2), *die(state, 6), *die(state, 2), *take(state, "Coal")]
    told += [*take(state, "Port"), *end(state)]
    claim, panning, coal, port = cards("Gold Claim, Gold Panning, Coal, Port")
    rush, spill = cards("Gold Rush, Oil Spill")
    assert told == [
        Rolled(0, (1, 2)),
        CardPaid(0, claim, amount=6, payer=BANK, counted=0, die=6),
        MinedOut(0, claim),
        CardPaid(0, panning, amount=0, payer=BANK, counted=0, die=2),
        CardTurnedUp(0, rush, replaces=False),
        CardTurnedUp(0, spill, replaces=False),
        CardTurnedUp(0, port, replaces=False),
        CardTaken(0, coal, source=rush),
        EventTookEffect(0, spill, dollars=-4, points=-1, die=0, idle=False),
        CardBought(0, port, price=3, nth=1, discount=0),
        InvestmentEnded(0, set_aside=()),
        TurnBegan(1, 5, extra=False),
        FreeDollar(1, consolation=False),
    ]


def test_a_ticket_is_told_with_who_pays_it() -> None:
    state = position("Docks, Whaling", "", "", money=[0, 3, 3])
    told = [*roll(state, 6), *pay(state, 2)]
    assert told[:3] == [
        Rolled(0, (6,)),
        CardPaid(0, DOCKS, amount=1, payer=2, counted=0, die=0),
        CardPaid(0, BY_NAME["Whaling"], amount=2, payer=BANK, counted=1, die=0),
    ]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TurnBegan(1, 7, extra=True), {"effect": "turn", "seat": 1, "turn": 7, "extra": True}),
        (FreeDollar(1, consolation=False), {"effect": "free dollar", "seat": 1, "why": "turn", "bank": 1}),
        (FreeDollar(0, consolation=True), {"effect": "free dollar", "seat": 0, "why": "no match", "bank": 1}),
        (
            CardPaid(2, SALMON, 3, BANK, 2, 0),
            {"effect": "pays", "seat": 2, "card": "Salmon", "amount": 3, "bank": 3, "x": 2},
        ),
        (
            CardPaid(2, DOCKS, 1, 0, 0, 0),
            {
                "effect": "pays",
                "seat": 2,
                "card": "Docks",
                "amount": 1,
                "bank": 0,
                "from": 0,
                "from_amount": 1,
            },
        ),
        (
            CardPaid(0, MINE, 5, BANK, 0, 5),
            {"effect": "pays", "seat": 0, "card": "Gold Mine", "amount": 5, "bank": 5, "die": 5},
        ),
        (MinedOut(0, MINE), {"effect": "mined out", "seat": 0, "card": "Gold Mine"}),
        (
            CardTurnedUp(1, SALMON, replaces=True),
            {"effect": "turned up", "seat": 1, "card": "Salmon", "replaces": True},
        ),
        (
            EventTookEffect(1, BY_NAME["Oil Spill"], -3, -1, 0, idle=False),
            {"effect": "event", "seat": 1, "card": "Oil Spill", "bank": -3, "points": -1},
        ),
        (
            EventTookEffect(1, BY_NAME["Con Men"], 2, 0, 4, idle=False),
            {"effect": "event", "seat": 1, "card": "Con Men", "bank": 2, "points": 0, "die": 4},
        ),
        (
            CardTaken(0, MINE, BY_NAME["Gold Rush"]),
            {"effect": "takes", "seat": 0, "card": "Gold Mine", "event": "Gold Rush"},
        ),
        (
            FreeBuyDeclined(0, BY_NAME["Gold Rush"]),
            {"effect": "takes nothing", "seat": 0, "event": "Gold Rush"},
        ),
        (
            CardBought(3, SALMON, price=3, nth=2, discount=1),
            {"effect": "buys", "seat": 3, "card": "Salmon", "nth": 2, "discount": 1, "price": 3},
        ),
        (
            InvestmentEnded(1, (SALMON, DOCKS)),
            {"effect": "set aside", "seat": 1, "cards": ["Salmon", "Docks"]},
        ),
        (LastSpendingBegan(2), {"effect": "last spending", "seat": 2}),
        (GameEnded((3, -1), (0,)), {"effect": "end", "scores": [3, -1], "winners": [0]}),
        (DeckStacked(tuple(range(120))), None),  # these two the step itself says
        (Rolled(0, (3, 4)), None),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_event_in_words(event: Event, words: dict[str, object] | None) -> None:
    assert in_words(event) == words


def test_only_the_shuffle_and_the_roll_have_no_words() -> None:
    silent = in_words.dispatch(Event)
    assert {kind for kind in ALL_EVENTS if in_words.dispatch(kind) is silent} == {DeckStacked, Rolled}


@pytest.mark.parametrize("kind", sorted(ALL_EVENTS, key=str))
def test_an_event_can_be_kept_because_it_never_changes(kind: type[Event]) -> None:
    event = kind(*range(len(dataclasses.fields(kind))))
    name = dataclasses.fields(kind)[0].name
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(event, name, 9)
    assert not hasattr(event, "__dict__")
    assert event == kind(*range(len(dataclasses.fields(kind))))
    assert hash(event) == hash(kind(*range(len(dataclasses.fields(kind)))))
