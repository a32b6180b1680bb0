"""The Pacific keeps the contract that every game keeps, and its words in records name what they say."""

import dataclasses
import inspect

import pytest

from game import catalog
from game.chance import Chance
from game.contract import CHANCE, OVER, Event, Game, State
from game.pacific import events as module
from game.pacific.events import (
    AttackChosen,
    AttackShown,
    CardFlipped,
    CardKept,
    CardsDiscarded,
    CardsDrawn,
    CardStolen,
    DeckReshuffled,
    DeckSeen,
    DeckStacked,
    DefenceShown,
    EventPlayed,
    Flip,
    GameEnded,
    HandShown,
    IslandLost,
    IslandReturned,
    Passed,
    Question,
    RaidBegan,
    RaidEnded,
    StockadeSpent,
    TurnBegan,
    VoyageBegan,
    VoyageFailed,
    Why,
)
from game.pacific.game import HOUSE_RULES, PacificGame
from game.pacific.rules import PacificState
from game.pacific.state import (
    CHOICES,
    CIVIL_WAR_ON,
    DONE,
    DRAW,
    NOBODY,
    PLACE,
    RAID_ON,
    STATUES_ON,
    TRADERS_ON,
    Phase,
    Rules,
)
from game.pacific.wording import in_words
from tests.game.pacific.position import HOUSE_RULES as KEYS
from tests.game.pacific.position import MIXES, act, card, cards, moves, new_game, position

GAME = PacificGame()
ALL_EVENTS = {
    kind for _, kind in inspect.getmembers(module, inspect.isclass) if issubclass(kind, Event) and kind is not Event
}


def test_no_actor_is_a_seat_and_no_action_is_two_things() -> None:
    assert len({CHANCE, OVER, *range(6)}) == 8
    actions = [*range(39), DONE, DRAW, *(PLACE + place for place in range(7))]
    actions += [base + seat for base in (STATUES_ON, TRADERS_ON) for seat in range(6)]
    actions += [base + island for base in (CIVIL_WAR_ON, RAID_ON) for island in range(10)]
    assert len(set(actions)) == len(actions)


def test_the_pacific_is_for_two_to_six() -> None:  # P2
    game: Game = PacificGame()
    assert (game.min_seats, game.max_seats) == (2, 6)
    for seats in range(2, 7):
        for first in range(seats):
            state: State = game.start(seats, first, frozenset())
            assert (state.seats, state.actor, state.choosing) == (seats, CHANCE, False)


def test_the_catalog_has_its_rules() -> None:
    assert set(catalog.GAMES) <= set(catalog.ENGINES)
    for key in catalog.ENGINES:
        assert catalog.load(key).key == key
    assert isinstance(catalog.load("pacific"), PacificGame)


@pytest.mark.parametrize(
    ("seats", "first", "rules", "reason"),
    [
        (1, 0, (), "2 to 6 seats, not 1"),
        (7, 0, (), "2 to 6 seats, not 7"),
        (3, 3, (), "one of 0 to 2, not 3"),
        (3, -1, (), "one of 0 to 2, not -1"),
        (3, 0, ("free_beer", "equal_turns"), "no house rule 'free_beer'; it has blind_raids, "),
    ],
)
def test_settings_that_there_are_not_are_refused(
    seats: int, first: int, rules: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.start(seats, first, frozenset(rules))


def test_every_house_rule_is_a_setting_that_is_off_by_default() -> None:
    assert [rule.key for rule in HOUSE_RULES] == [field.name for field in dataclasses.fields(Rules)] == list(KEYS)
    assert Rules().keys() == frozenset()
    assert all(rule.title and rule.summary for rule in HOUSE_RULES)
    for key in KEYS:
        state = GAME.start(2, 0, frozenset({key}))
        assert isinstance(state, PacificState)
        assert state.rules.keys() == {key}


# ---- words -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_words_and_what_they_name_are_one_to_one(seed: int) -> None:
    state = new_game(2 + seed % 5, MIXES[seed % 8])
    for name, argument in moves(state, Chance(seed)):
        legal = state.legal()
        words = [GAME.action_plain(state, action) for action in legal]
        assert all(words.count(plain) == 1 for plain in words)
        if state.phase not in CHOICES:
            assert [GAME.action_from_plain(state, plain) for plain in words] == legal
        outcomes = [outcome for outcome, _ in state.outcomes()]
        if isinstance(argument, tuple):
            outcomes.append(argument)
        for outcome in outcomes:
            assert GAME.outcome_from_plain(state, GAME.outcome_plain(state, outcome)) == outcome
        getattr(state, name)(argument)


@pytest.mark.parametrize("seed", range(12))
def test_the_words_of_a_choice_lead_through_all_of_it(seed: int) -> None:
    state = new_game(2 + seed % 5, MIXES[seed % 8])
    actions: list[int] = []
    begun = state.clone()
    for name, argument in moves(state, Chance(seed)):
        if isinstance(argument, int):
            if not actions:
                begun = state.clone()
            actions.append(argument)
            words = GAME.action_plain(state, argument)
        getattr(state, name)(argument)
        if actions and not state.choosing:
            for action in actions:
                assert GAME.action_from_plain(begun, words) == action
                begun.apply(action)
            assert begun.digest() == state.digest()
            actions = []


@pytest.mark.parametrize(
    ("phase", "plain"),
    [
        (Phase.GROWTH, {}),
        (Phase.GROWTH, {"action": "discard"}),
        (Phase.GROWTH, {"action": "discard", "card": "Samoa"}),
        (Phase.GROWTH, {"action": "discard", "card": "Taro", "more": 1}),
        (Phase.EVENT, {"action": "island option", "card": "Samoa"}),
        (Phase.EVENT, {"action": "play", "card": "Planned Raid"}),
        (Phase.EVENT, {"action": "play", "card": "Stone Statues", "on": 0}),
        (Phase.COLONIZE, {"action": "voyage"}),
        (Phase.COLONIZE, {"action": "voyage", "cards": "Canoes"}),
        (Phase.COLONIZE, {"action": "voyage", "cards": []}),
        (Phase.COLONIZE, {"action": "voyage", "cards": ["Tonga"]}),
        (Phase.COLONIZE, {"action": "voyage", "cards": [None]}),
        (Phase.COLONIZE, {"action": "voyage", "cards": [["Canoes"]]}),
        (Phase.COLONIZE, {"action": "voyage", "cards": ["Canoes", "Taro", "Wayfinding"], "more": 1}),
        (Phase.COLONIZE, {"action": "attack", "cards": ["Canoes", "Taro", "Wayfinding"]}),
        (Phase.COLONIZE, {"action": "no voyage", "cards": []}),
        (Phase.ATTACK, {"action": "attack", "cards": ["Taro"]}),
        (Phase.ATTACK, {"action": "attack"}),
        (Phase.RAID, {"action": "raid", "card": "Tonga"}),
        (Phase.RAID, {"action": "raid", "card": "Tonga", "island": "Samoa"}),
    ],
)
def test_words_for_no_open_action_are_refused(phase: Phase, plain: dict[str, object]) -> None:
    state = position("Tonga, Canoes, Taro, Wayfinding, Planned Raid", "Fish", phase=phase, islands="Tonga 1")
    with pytest.raises(ValueError, match="not open to seat 0"):
        GAME.action_from_plain(state, plain)


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"chance": "deck"},
        {"chance": "deck", "order": "Taro"},
        {"chance": "deck", "order": ["Taro", "Trout"]},
        {"chance": "deck", "order": [["Taro"]]},
        {"chance": "deck", "order": [None]},
        {"chance": "deck", "cards": []},
        {"chance": "reshuffle", "order": ["Taro"]},
    ],
)
def test_words_for_no_outcome_are_refused(plain: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        GAME.outcome_from_plain(new_game(2), plain)


WORDS = [
    (CardsDrawn(1, Why.DEFENCE, 1, (13,)), {"effect": "draws", "seat": 1, "why": "defence", "cards": ["Coconuts"]}),
    (TurnBegan(1, 7, bonus=True), {"effect": "turn", "seat": 1, "turn": 7, "bonus": True}),
    (
        CardsDiscarded(0, Why.STATUES, (10, 10)),
        {"effect": "discards", "seat": 0, "why": "stone statues", "cards": ["Canoes", "Canoes"]},
    ),
    (EventPlayed(0, card("Traders"), 2, NOBODY), {"effect": "plays", "seat": 0, "card": "Traders", "on": 2}),
    (
        EventPlayed(0, card("Civil War"), NOBODY, card("Tonga")),
        {"effect": "plays", "seat": 0, "card": "Civil War", "island": "Tonga"},
    ),
    (IslandReturned(0, card("Tonga")), {"effect": "returns", "seat": 0, "card": "Tonga"}),
    (StockadeSpent(3), {"effect": "spends stockade", "seat": 3}),
    (DeckSeen(0, 2, (10, 5)), {"effect": "looks", "seat": 0, "cards": ["Canoes", "Tonga"]}),
    (CardKept(0, 5, 1), {"effect": "keeps", "seat": 0, "card": "Tonga", "place": 2}),
    (HandShown(0, 1, 1, (10,)), {"effect": "sees hand", "seat": 0, "of": 1, "cards": ["Canoes"]}),
    (CardStolen(0, 1, 10), {"effect": "takes", "seat": 0, "from": 1, "card": "Canoes"}),
    (IslandLost(1, 5), {"effect": "loses island", "seat": 1, "island": "Tonga"}),
    (
        VoyageBegan(0, (10, 37), 4),
        {"effect": "sails", "seat": 0, "cards": ["Canoes", "Accidental Voyage"], "number": 4},
    ),
    (
        CardFlipped(0, 5, 2, Flip.RAID, 1),
        {"effect": "flips", "seat": 0, "nth": 2, "card": "Tonga", "meaning": "raid", "owner": 1},
    ),
    (
        CardFlipped(0, 10, 1, Flip.SEA, NOBODY),
        {"effect": "flips", "seat": 0, "nth": 1, "card": "Canoes", "meaning": "sea"},
    ),
    (VoyageFailed(0, 3), {"effect": "perishes", "seat": 0, "flips": 3}),
    (RaidBegan(0, 1, 5, 5), {"effect": "raid", "seat": 0, "on": 1, "island": "Tonga", "card": "Tonga"}),
    (RaidBegan(0, 1, 5, NOBODY), {"effect": "raid", "seat": 0, "on": 1, "island": "Tonga"}),
    (AttackShown(0, (11,), 1), {"effect": "attacks", "seat": 0, "cards": ["Warriors"], "strength": 1}),
    (DefenceShown(1, (), 0), {"effect": "defends", "seat": 1, "cards": [], "strength": 0}),
    (
        RaidEnded(0, 1, 5, 1, 0, winner=0),
        {"effect": "raid ends", "island": "Tonga", "attack": 1, "defence": 0, "winner": 0},
    ),
    (GameEnded((3, 0), (0,)), {"effect": "end", "scores": [3, 0], "winners": [0]}),
    (DeckStacked((1, 2)), None),  # these the step itself says
    (DeckReshuffled(2, (1, 2)), None),
    (AttackChosen(0, (11,)), None),
    (Passed(0, Question.RAID), None),
]


@pytest.mark.parametrize(("event", "words"), WORDS, ids=lambda value: type(value).__name__)
def test_an_event_in_words(event: Event, words: dict[str, object] | None) -> None:
    assert in_words(event) == words


def test_every_event_has_its_words_tested() -> None:
    assert {type(event) for event, _ in WORDS} == ALL_EVENTS


def test_an_event_never_changes() -> None:
    for event, _ in WORDS:
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(event, dataclasses.fields(event)[0].name, 9)
        assert not hasattr(event, "__dict__")


# ---- what each seat is told ------------------------------------------------------------------------------------

SECRETS: list[tuple[Event, set[int], str]] = [
    (CardsDrawn(1, Why.GROWTH, 2, (10, 5)), {1}, "cards"),
    (DeckReshuffled(2, (10, 5)), set(), "order"),
    (DeckSeen(1, 2, (10, 5)), {1}, "cards"),
    (CardKept(1, 5, 1), {1}, "card place"),
    (HandShown(1, 2, 2, (10, 5)), {1, 2}, "cards"),
    (CardStolen(1, 2, 5), {1, 2}, "card"),
    (AttackChosen(1, (11,)), {1}, "cards"),
]


@pytest.mark.parametrize(("event", "insiders", "fields"), SECRETS, ids=lambda value: type(value).__name__)
def test_a_secret_is_told_to_whom_it_belongs(event: Event, insiders: set[int], fields: str) -> None:  # P9, P10, P15
    for seat in range(4):
        seen = GAME.event_for(event, seat)
        assert seen == event if seat in insiders else seen != event
        assert type(seen) is type(event)
        for field in dataclasses.fields(event):
            hidden = seat not in insiders and field.name in fields.split()
            assert getattr(seen, field.name) == (None if hidden else getattr(event, field.name))


def test_the_first_shuffle_is_told_to_nobody() -> None:
    assert GAME.event_for(DeckStacked((1, 2)), 0) is None


def test_everything_else_is_public() -> None:
    secret = {type(event) for event, _, _ in SECRETS} | {DeckStacked}
    for event, _ in WORDS:
        if type(event) not in secret:
            assert GAME.event_for(event, 3) is event


def test_a_hidden_card_has_no_words() -> None:
    for event, _, _ in SECRETS:
        told = GAME.event_for(event, 3)
        assert told is not None
        words = in_words(told)
        assert not words or not {"Canoes", "Tonga", "Warriors"} & set(str(words).replace("'", " ").split())


@pytest.mark.parametrize("rules", MIXES)
def test_no_event_tells_a_card_that_its_reader_must_not_know(rules: tuple[str, ...]) -> None:  # I19
    """Whatever card a bystander is told of lies in the open afterwards, or was shown to all."""
    for seed in range(4):
        state = new_game(3, rules)
        for name, argument in moves(state, Chance(seed)):
            events: list[Event] = []
            getattr(state, name)(argument, events)
            open_cards = {*range(39)} & {one for one in range(39) if state.discards >> 4 * one & 15}
            open_cards |= {island for island, owner in enumerate(state.owners) if owner != NOBODY}
            for event in events:
                seen = GAME.event_for(event, 3)  # nobody's seat
                if seen is None or isinstance(seen, IslandReturned):
                    continue
                told = {getattr(seen, "card", None), *(getattr(seen, "cards", None) or ())} - {None, NOBODY}
                assert told <= open_cards


def test_the_score_in_words() -> None:
    state = position("Fish", "2 Canoes", islands="Tonga 1, Samoa 1")
    assert GAME.score_plain(state) == [
        {"seat": 0, "islands": [], "total": 0, "cards": 1},
        {"seat": 1, "islands": ["Tonga", "Samoa"], "total": 2, "cards": 2},
    ]


def test_words_of_targets() -> None:
    state = position("Stone Statues, Traders, Civil War, Stockades, Tonga, Planned Raid", "Fish", islands="Samoa 1")
    assert [GAME.action_plain(state, action) for action in state.legal()] == [
        {"action": "island option", "card": "Tonga"},
        {"action": "settlement option"},
        {"action": "play", "card": "Stone Statues", "on": 1},
        {"action": "play", "card": "Civil War", "island": "Samoa"},
        {"action": "play", "card": "Traders", "on": 1},
        {"action": "no event"},
    ]
    act(state, DONE, DONE)
    assert [GAME.action_plain(state, action) for action in state.legal()] == [
        {"action": "raid", "card": "Planned Raid", "island": "Samoa"},
        {"action": "no raid"},
    ]
    assert cards("Samoa") == [state.legal()[0] - RAID_ON]
